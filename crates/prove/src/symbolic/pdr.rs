//! IC3, also called property directed reachability (Bradley 2011; Eén,
//! Mishchenko and Brayton 2011).
//!
//! Frames `F_0 ⊆ F_1 ⊆ …` overapproximate what can be reached in so many ticks.
//! A state that can break a goal is blocked: a cube of it is shown to be
//! unreachable from the frame before, by blocking its predecessors first, and
//! its negation, generalised, becomes a clause of the frame. When two frames
//! are equal they are an inductive invariant, which [`super::certificate`]
//! checks again from scratch; when the first states are met, the obligations on
//! the way are a run.
//!
//! Next-state bits are functions, so a primed cube is a set of literals over
//! the same variables; predecessors are lifted by unsatisfiable cores. First
//! states may be any set, so whether a cube meets them is asked of the solver.

use super::aig::Lit;
use super::circuit::Circuit;
use super::solver::{Budget, SLit, Solver, Stopped};
use super::{Found, run_of};
use crate::system::Run;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A conjunction of latch literals, sorted.
pub type Cube = Vec<Lit>;

/// Throwaway clauses after which the solver is made anew.
const JUNK: usize = 2_000;

pub struct Pdr<'c, 's> {
    c: &'c Circuit<'s>,
    budget: Budget<'c>,
    solver: Solver<'c>,
    /// One switch a frame: a clause of frame `i` counts while it is on.
    switches: Vec<SLit>,
    /// Clauses (as the cubes they exclude) by the last frame they hold in.
    frames: Vec<Vec<Cube>>,
    now: Vec<SLit>,
    next: Vec<SLit>,
    bad: SLit,
    init: SLit,
    constraint: SLit,
    junk: usize,
    obligations: Vec<Obligation>,
}

/// A cube from which a bad tick can be reached by the inputs stored here.
struct Obligation {
    cube: Cube,
    inputs: Vec<Lit>,
    /// What these inputs lead to; `None`: the bad tick itself.
    leads_to: Option<usize>,
}

impl<'c, 's> Pdr<'c, 's> {
    pub fn new(c: &'c Circuit<'s>, budget: Budget<'c>) -> Self {
        let mut solver = Solver::new(&c.aig, budget);
        let yes = solver.fresh();
        let mut pdr = Pdr {
            c,
            budget,
            solver,
            switches: Vec::new(),
            frames: Vec::new(),
            now: Vec::new(),
            next: Vec::new(),
            bad: yes,
            init: yes,
            constraint: yes,
            junk: 0,
            obligations: Vec::new(),
        };
        pdr.load();
        pdr.add_frame();
        pdr
    }

    /// Runs until it knows.
    pub fn run(mut self) -> Result<Found, Stopped> {
        if self.solver.solve(&[self.init, self.bad])? {
            let (state, inputs) = self.model();
            let tick = self.tick(&state, &inputs);
            return Ok(Found::Refuted(run_of(self.c, vec![tick])));
        }
        self.add_frame();
        loop {
            if let Some(run) = self.block_all_bad()? {
                return Ok(Found::Refuted(run));
            }
            self.add_frame();
            if let Some(clauses) = self.propagate()? {
                return Ok(Found::Invariant(clauses));
            }
        }
    }

    /// Fills a new solver: the circuit, and the clauses of every frame.
    fn load(&mut self) {
        let aig = &self.c.aig;
        let s = &mut self.solver;
        self.now = self.c.latches.iter().map(|l| s.lit(aig, l.now)).collect();
        self.next = self.c.latches.iter().map(|l| s.lit(aig, l.next)).collect();
        self.c.inputs.iter().for_each(|&i| {
            s.lit(aig, i);
        });
        self.bad = s.lit(aig, self.c.bad);
        self.init = s.lit(aig, self.c.init);
        self.constraint = s.lit(aig, self.c.constraint);
        self.switches = self.frames.iter().map(|_| s.fresh()).collect();
        self.junk = 0;
        for k in 0..self.frames.len() {
            if k == 0 {
                self.solver.clause([!self.switches[0], self.init]);
            }
            for cube in self.frames[k].clone() {
                self.exclude(&cube, k);
            }
        }
    }

    fn reload_if_full(&mut self) {
        if self.junk > JUNK {
            self.solver = Solver::new(&self.c.aig, self.budget);
            self.load();
        }
    }

    fn add_frame(&mut self) {
        let switch = self.solver.fresh();
        if self.frames.is_empty() {
            self.solver.clause([!switch, self.init]);
        }
        self.switches.push(switch);
        self.frames.push(Vec::new());
    }

    fn exclude(&mut self, cube: &Cube, frame: usize) {
        let mut clause: Vec<SLit> = cube.iter().map(|&l| !self.at(l, false)).collect();
        clause.push(!self.switches[frame]);
        self.solver.clause(clause);
    }

    /// A latch literal, now or in the next tick.
    fn at(&mut self, lit: Lit, next: bool) -> SLit {
        if next {
            let i = self.c.latches.iter().position(|l| l.now.node() == lit.node());
            let s = self.next[i.expect("cubes are made of latches")];
            if lit.is_negated() { !s } else { s }
        } else {
            self.solver.lit(&self.c.aig, lit)
        }
    }

    fn block_all_bad(&mut self) -> Result<Option<Run>, Stopped> {
        let last = self.frames.len() - 1;
        loop {
            self.reload_if_full();
            let mut query = self.switches[last..].to_vec();
            query.push(self.bad);
            if !self.solver.solve(&query)? {
                return Ok(None);
            }
            let (state, inputs) = self.model();
            let bad = self.bad;
            let cube = self.lift(&state, &inputs, &[bad])?;
            self.obligations.clear();
            self.obligations.push(Obligation { cube, inputs, leads_to: None });
            if let Some(run) = self.block(0, last)? {
                return Ok(Some(run));
            }
        }
    }

    /// Blocks an obligation in a frame, or finds that it is reached.
    fn block(&mut self, first: usize, frame: usize) -> Result<Option<Run>, Stopped> {
        let mut queue = BinaryHeap::from([(Reverse(frame), first)]);
        while let Some((Reverse(k), o)) = queue.pop() {
            self.reload_if_full();
            let cube = self.obligations[o].cube.clone();
            if let Some(state) = self.meets_init(&cube)? {
                return Ok(Some(self.run_from(o, state)));
            }
            assert!(k > 0, "frame 0 is the first states");
            if self.is_blocked(&cube, k) {
                continue;
            }
            match self.relative(&cube, k - 1)? {
                Some(core) => {
                    let cube = self.generalise(core, k - 1)?;
                    let k = self.push_up(&cube, k)?;
                    self.learn(cube, k);
                    if k + 1 < self.frames.len() {
                        queue.push((Reverse(k + 1), o));
                    }
                }
                None => {
                    let (state, inputs) = self.model();
                    let mut target: Vec<SLit> = Vec::new();
                    for &l in &cube {
                        target.push(self.at(l, true));
                    }
                    target.push(self.constraint);
                    let cube = self.lift(&state, &inputs, &target)?;
                    self.obligations.push(Obligation { cube, inputs, leads_to: Some(o) });
                    queue.push((Reverse(k - 1), self.obligations.len() - 1));
                    queue.push((Reverse(k), o));
                }
            }
        }
        Ok(None)
    }

    fn is_blocked(&self, cube: &Cube, k: usize) -> bool {
        let mut excluded = self.frames[k..].iter().flatten();
        excluded.any(|e| e.iter().all(|l| cube.binary_search(l).is_ok()))
    }

    /// A first state in the cube, if there is one.
    fn meets_init(&mut self, cube: &Cube) -> Result<Option<Vec<Lit>>, Stopped> {
        let mut query = vec![self.init];
        for &l in cube {
            query.push(self.at(l, false));
        }
        Ok(self.solver.solve(&query)?.then(|| self.model().0))
    }

    /// If nothing in frame `k` outside the cube steps into it: the part of the
    /// cube for which that is so, and which no first state is in.
    fn relative(&mut self, cube: &Cube, k: usize) -> Result<Option<Cube>, Stopped> {
        let on = self.solver.fresh();
        self.junk += 1;
        let mut outside: Vec<SLit> = vec![!on];
        for &l in cube {
            let l = self.at(l, false);
            outside.push(!l);
        }
        self.solver.clause(outside);
        let mut query = vec![on, self.constraint];
        query.extend(&self.switches[k..]);
        let mut primed = Vec::new();
        for &l in cube {
            primed.push(self.at(l, true));
        }
        query.extend(&primed);
        if self.solver.solve(&query)? {
            return Ok(None);
        }
        let mut core: Cube = Vec::new();
        for (&l, &p) in cube.iter().zip(&primed) {
            if self.solver.in_core(p) {
                core.push(l);
            }
        }
        self.solver.clause([!on]);
        self.keep_off_init(cube, core).map(Some)
    }

    /// Puts literals back until no first state is in the cube.
    fn keep_off_init(&mut self, whole: &Cube, mut part: Cube) -> Result<Cube, Stopped> {
        if self.meets_init(&part)?.is_none() {
            return Ok(part);
        }
        let mut query = vec![self.init];
        for &l in whole {
            query.push(self.at(l, false));
        }
        assert!(!self.solver.solve(&query)?, "the whole cube is off the first states");
        for (i, &l) in whole.iter().enumerate() {
            if self.solver.in_core(query[i + 1]) && !part.contains(&l) {
                part.push(l);
            }
        }
        part.sort();
        Ok(part)
    }

    /// Drops literals as long as the rest is still blocked.
    fn generalise(&mut self, mut cube: Cube, k: usize) -> Result<Cube, Stopped> {
        let mut i = 0;
        while i < cube.len() && cube.len() > 1 {
            let mut fewer = cube.clone();
            fewer.remove(i);
            if self.meets_init(&fewer)?.is_some() {
                i += 1;
                continue;
            }
            match self.relative(&fewer, k)? {
                Some(core) => cube = core,
                None => i += 1,
            }
        }
        Ok(cube)
    }

    /// The last frame that the clause holds in.
    fn push_up(&mut self, cube: &Cube, mut k: usize) -> Result<usize, Stopped> {
        while k + 1 < self.frames.len() && self.relative(cube, k)?.is_some() {
            k += 1;
        }
        Ok(k)
    }

    fn learn(&mut self, cube: Cube, k: usize) {
        for frame in &mut self.frames[..=k] {
            frame.retain(|old| !cube.iter().all(|l| old.binary_search(l).is_ok()));
        }
        self.exclude(&cube, k);
        self.frames[k].push(cube);
    }

    /// Moves clauses forward; equal frames are an invariant.
    fn propagate(&mut self) -> Result<Option<Vec<Cube>>, Stopped> {
        for k in 1..self.frames.len() - 1 {
            for cube in self.frames[k].clone() {
                self.reload_if_full();
                if !self.steps_into(&cube, k)? {
                    self.exclude(&cube, k + 1);
                    self.frames[k].retain(|c| *c != cube);
                    self.frames[k + 1].push(cube);
                }
            }
            if self.frames[k].is_empty() {
                return Ok(Some(self.frames[k + 1..].concat()));
            }
        }
        Ok(None)
    }

    /// Whether frame `k` can step into the cube.
    fn steps_into(&mut self, cube: &Cube, k: usize) -> Result<bool, Stopped> {
        let mut query = vec![self.constraint];
        query.extend(&self.switches[k..]);
        for &l in cube {
            query.push(self.at(l, true));
        }
        self.solver.solve(&query)
    }

    /// The latches and the inputs of a satisfying assignment.
    fn model(&self) -> (Vec<Lit>, Vec<Lit>) {
        let signed = |l: Lit| if self.solver.node_value(l) { l } else { !l };
        let state = self.c.latches.iter().map(|l| signed(l.now)).collect();
        (state, self.c.inputs.iter().map(|&l| signed(l)).collect())
    }

    /// The part of a state that forces the target under these inputs.
    fn lift(&mut self, state: &[Lit], inputs: &[Lit], target: &[SLit]) -> Result<Cube, Stopped> {
        let on = self.solver.fresh();
        self.junk += 1;
        self.solver.clause(target.iter().map(|&t| !t).chain([!on]));
        let mut query = vec![on];
        for &l in inputs {
            query.push(self.at(l, false));
        }
        let mut lits = Vec::new();
        for &l in state {
            lits.push(self.at(l, false));
        }
        query.extend(&lits);
        assert!(!self.solver.solve(&query)?, "a tick is a function of state and inputs");
        let needed = state.iter().zip(&lits).filter(|(_, s)| self.solver.in_core(**s));
        let mut cube: Cube = needed.map(|(&l, _)| l).collect();
        cube.sort();
        self.solver.clause([!on]);
        Ok(cube)
    }

    /// The run that starts in this first state and follows the obligations.
    fn run_from(&self, obligation: usize, mut state: Vec<Lit>) -> Run {
        let (mut at, mut ticks) = (Some(obligation), Vec::new());
        while let Some(o) = at {
            let o = &self.obligations[o];
            ticks.push(self.tick(&state, &o.inputs));
            let value = |n: usize| {
                let lit = state.iter().chain(&o.inputs).find(|l| l.node() == n);
                lit.is_some_and(|l| !l.is_negated())
            };
            let next = self.c.latches.iter();
            let next = next.map(|l| (l.now, self.c.aig.eval(l.next, &value)));
            state = next.map(|(now, v)| if v { now } else { !now }).collect();
            at = o.leads_to;
        }
        run_of(self.c, ticks)
    }

    fn tick(&self, state: &[Lit], inputs: &[Lit]) -> Vec<i64> {
        let value = |l: Lit| state.iter().chain(inputs).any(|&s| s == l);
        self.c.read(&value)
    }
}
