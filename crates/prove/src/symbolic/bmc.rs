//! Bounded model checking and k-induction (Biere et al. 1999; Sheeran, Singh
//! and Stålmarck 2000).
//!
//! Runs from the first states are unrolled tick by tick; runs from anywhere are
//! unrolled beside them, with all states different, and when no such run of `k`
//! good ticks can end in a bad one, none ever will. Different states make the
//! method complete; it may still need as many ticks as the longest run without
//! a repetition, and then IC3 is better.

use super::circuit::Circuit;
use super::solver::{Budget, SLit, Solver, Stopped};
use super::{Found, run_of};

/// Looks for a run of at most `bound` ticks that breaks a goal.
pub fn bounded(c: &Circuit, bound: usize, budget: Budget) -> Result<Found, Stopped> {
    let mut base = Unrolled::new(c, budget, true);
    for _ in 0..bound {
        if base.is_bad(c)? {
            return Ok(Found::Refuted(base.run(c)));
        }
        base.tick(c);
    }
    Ok(Found::Unknown(format!("no run of {bound} ticks breaks it")))
}

/// k-induction up to `bound`.
pub fn k_induction(c: &Circuit, bound: usize, budget: Budget) -> Result<Found, Stopped> {
    let (mut base, mut step) = (Unrolled::new(c, budget, true), Unrolled::new(c, budget, false));
    for k in 0..bound {
        if base.is_bad(c)? {
            return Ok(Found::Refuted(base.run(c)));
        }
        if !step.is_bad(c)? {
            return Ok(Found::ByInduction(k));
        }
        step.assume_good(c);
        base.tick(c);
        step.tick(c);
        step.all_different();
    }
    Ok(Found::Unknown(format!("not {bound}-inductive")))
}

/// Copies of a circuit, one a tick.
struct Unrolled<'a> {
    solver: Solver<'a>,
    /// Per tick: the latches, then everything as it was in the model.
    states: Vec<Vec<SLit>>,
    /// Per tick: literals of latches and inputs, to read a run from.
    free: Vec<Vec<(super::aig::Lit, SLit)>>,
}

impl<'a> Unrolled<'a> {
    fn new(c: &Circuit, budget: Budget<'a>, from_init: bool) -> Self {
        let mut solver = Solver::new(&c.aig, budget);
        if from_init {
            let init = solver.lit(&c.aig, c.init);
            solver.clause([init]);
        }
        let mut u = Unrolled { solver, states: Vec::new(), free: Vec::new() };
        u.note(c);
        u
    }

    fn note(&mut self, c: &Circuit) {
        let state: Vec<SLit> = c.latches.iter().map(|l| self.solver.lit(&c.aig, l.now)).collect();
        let mut free: Vec<_> = c.latches.iter().zip(&state).map(|(l, &s)| (l.now, s)).collect();
        for &i in &c.inputs {
            free.push((i, self.solver.lit(&c.aig, i)));
        }
        self.states.push(state);
        self.free.push(free);
    }

    fn is_bad(&mut self, c: &Circuit) -> Result<bool, Stopped> {
        let bad = self.solver.lit(&c.aig, c.bad);
        self.solver.solve(&[bad])
    }

    fn assume_good(&mut self, c: &Circuit) {
        let bad = self.solver.lit(&c.aig, c.bad);
        self.solver.clause([!bad]);
    }

    fn tick(&mut self, c: &Circuit) {
        let constraint = self.solver.lit(&c.aig, c.constraint);
        self.solver.clause([constraint]);
        let next: Vec<_> =
            c.latches.iter().map(|l| (l.now, self.solver.lit(&c.aig, l.next))).collect();
        self.solver.next_copy(&c.aig, next);
        self.note(c);
    }

    /// The newest state is none of the earlier ones.
    fn all_different(&mut self) {
        let (last, earlier) = self.states.split_last().expect("there is a state");
        for state in earlier {
            let mut some = Vec::new();
            for (&a, &b) in state.iter().zip(last) {
                let d = self.solver.fresh();
                self.solver.clause([!d, a, b]);
                self.solver.clause([!d, !a, !b]);
                some.push(d);
            }
            self.solver.clause(some);
        }
    }

    fn run(&self, c: &Circuit) -> crate::system::Run {
        let tick = |free: &Vec<(super::aig::Lit, SLit)>| {
            let value = |l: super::aig::Lit| {
                free.iter().find(|f| f.0 == l).is_some_and(|f| self.solver.value(f.1))
            };
            c.read(&value)
        };
        run_of(c, self.free.iter().map(tick).collect())
    }
}
