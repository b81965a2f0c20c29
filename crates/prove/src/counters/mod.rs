//! Counter abstraction: any number of equal processes, counted by what they do.
//!
//! A state is the shared variables and, for every tuple of local values that
//! some process has, how many have it. Counted exactly, that is the family with
//! a fixed number of processes, folded by symmetry. Counted as 0, 1 or *many*
//! (Pnueli, Xu and Zuck 2002), or to a higher number where the file asks for one, it is the family with any number of them: taking
//! one from many leaves one less or many, so every run of every instance is a run
//! here, and a goal kept here is kept by all of them. A run here that breaks a
//! goal may be real or not; that is for `counted` to find out.
//!
//! Guards ask for one process, for all, for some, or whether there are 0, 1, … or
//! more, to one above the largest number that a count is compared with; all of these have the same answer in every instance that a state
//! stands for. So nothing is lost but the exact number behind "many".

mod model;
mod moves;
mod population;

pub use model::{Counters, CountersWorker};
pub use moves::Taken;

use crate::expr::{Domain, Expr, Pool, Quantifier, Slot};
use crate::system::width;
use crate::temporal::Claim;
use heddle_model::FaultKind;
use heddle_span::Span;
use std::cell::Cell;

/// A process of which there may be any number.
#[derive(Clone, Debug)]
pub struct Kind {
    pub name: String,
    /// There are at least so many.
    pub least: u32,
    pub locals: Vec<Local>,
}

#[derive(Clone, Debug)]
pub struct Local {
    pub name: String,
    pub domain: Domain,
    /// `None`: each process starts with any value.
    pub init: Option<i64>,
}

/// Slots into which the locals of one process are put while something is
/// worked out about it.
#[derive(Clone, Debug)]
pub struct Binder {
    pub kind: usize,
    pub slots: Vec<Slot>,
}

#[derive(Clone, Debug)]
pub struct SharedVar {
    pub slot: Slot,
    pub init: Option<i64>,
}

#[derive(Clone, Debug)]
pub struct Move {
    /// The lane: a single process, or a kind.
    pub lane: usize,
    /// The binder of the process that moves, if it is one of many.
    pub mover: Option<usize>,
    pub guard: Expr,
    /// Another process that takes part.
    pub pick: Option<(usize, Expr)>,
    pub shared: Vec<(Slot, Expr)>,
    pub own: Vec<(usize, Expr)>,
    pub picked: Vec<(usize, Expr)>,
    /// For every member of a kind: binder, and what each sets.
    pub each: Vec<(usize, Vec<(usize, Expr)>)>,
    pub asserts: Vec<(Expr, u32)>,
    /// The fault of a value that does not fit.
    pub range: u32,
    pub text: String,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct FaultText {
    pub kind: FaultKind,
    pub message: String,
    pub span: Option<Span>,
}

#[derive(Clone, Debug, Default)]
pub struct Counted {
    pub pool: Pool,
    pub lanes: Vec<String>,
    pub shared: Vec<SharedVar>,
    pub kinds: Vec<Kind>,
    pub binders: Vec<Binder>,
    pub moves: Vec<Move>,
    pub invariants: Vec<(Expr, u32)>,
    pub deadlock: Option<u32>,
    pub faults: Vec<FaultText>,
    pub claims: Vec<Claim>,
    /// A kind of which one process is followed: the last of its locals says which.
    pub watched: Option<usize>,
}

/// How processes are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// 0, 1, … and this for as many and all more.
    Abstract(u32),
    /// So many of each kind.
    Exactly(u32),
}

/// The locals of one process, in bits: see [`Counted::local_of`].
pub type Locals = u64;

/// The processes of one state: kind, locals, number; sorted, numbers above 0.
pub type Population = Vec<(u8, Locals, u32)>;

/// A state, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folded {
    pub shared: Vec<i64>,
    pub population: Population,
}

impl Counted {
    /// The family with any number of processes.
    pub fn any_number(&self) -> Count {
        Count::Abstract(self.pool.counts_to() as u32)
    }

    /// Bound variables are written in place: every binder has its own slots.
    fn eval(&self, e: Expr, values: &[Cell<i64>], population: &Population) -> i64 {
        let read = |s: Slot| values[s.0 as usize].get();
        self.pool.eval_with(e, &read, &|q, body| self.over(q, body, values, population))
    }

    fn over(&self, q: Quantifier, body: Expr, values: &[Cell<i64>], all: &Population) -> i64 {
        let (Quantifier::All(b) | Quantifier::Some(b) | Quantifier::Count(b)) = q;
        let mut number = 0;
        for (kind, locals, n) in all {
            if *kind as usize != self.binders[b as usize].kind {
                continue;
            }
            self.bind(b as usize, *locals, values);
            let holds = self.eval(body, values, all) != 0;
            number += if holds { *n } else { 0 };
            match q {
                Quantifier::All(_) if !holds => return 0,
                Quantifier::Some(_) if holds => return 1,
                _ => {}
            }
        }
        match q {
            Quantifier::All(_) => 1,
            Quantifier::Some(_) => 0,
            Quantifier::Count(_) => (number as i64).min(self.pool.counts_to()),
        }
    }

    fn bind(&self, binder: usize, mut locals: Locals, values: &[Cell<i64>]) {
        let binder = &self.binders[binder];
        for (slot, l) in binder.slots.iter().zip(&self.kinds[binder.kind].locals) {
            let bits = width(l.domain.size());
            values[slot.0 as usize].set((locals & mask(bits)) as i64 + l.domain.lo());
            locals = locals.checked_shr(bits).unwrap_or(0);
        }
    }

    /// One local of a process. Each takes the bits of its domain, the first
    /// the lowest.
    pub fn local_of(&self, kind: usize, locals: Locals, index: usize) -> i64 {
        let l = &self.kinds[kind].locals;
        let below: u32 = l[..index].iter().map(|l| width(l.domain.size())).sum();
        let bits = locals.checked_shr(below).unwrap_or(0);
        (bits & mask(width(l[index].domain.size()))) as i64 + l[index].domain.lo()
    }

    fn with_local(&self, kind: usize, locals: Locals, index: usize, value: i64) -> Locals {
        let l = &self.kinds[kind].locals;
        let below: u32 = l[..index].iter().map(|l| width(l.domain.size())).sum();
        let bits = mask(width(l[index].domain.size()));
        let value = (value - l[index].domain.lo()) as u64;
        if bits == 0 { locals } else { locals & !(bits << below) | value << below }
    }

    fn values(&self, shared: &[i64]) -> Vec<Cell<i64>> {
        let values = vec![Cell::new(0); self.pool.n_slots()];
        for (s, &v) in self.shared.iter().zip(shared) {
            values[s.slot.0 as usize].set(v);
        }
        values
    }

    /// Whether a condition is true in a state; `followed` is the binder of the process that is
    /// followed.
    pub(crate) fn truth(&self, e: Expr, state: &Folded, followed: Option<usize>) -> bool {
        let values = self.values(&state.shared);
        if let (Some(kind), Some(binder)) = (self.watched, followed) {
            let last = self.kinds[kind].locals.len() - 1;
            let is_it = |e: &&(u8, Locals, u32)| {
                e.0 as usize == kind && self.local_of(kind, e.1, last) == 1
            };
            let it = state.population.iter().find(is_it).expect("one is followed");
            self.bind(binder, it.1, &values);
        }
        self.eval(e, &values, &state.population) != 0
    }

    /// The first invariant that is false in a state.
    pub fn broken(&self, state: &Folded) -> Option<u32> {
        if self.invariants.is_empty() {
            return None;
        }
        let values = self.values(&state.shared);
        let is_false = |e| self.eval(e, &values, &state.population) == 0;
        self.invariants.iter().find(|(e, _)| is_false(*e)).map(|i| i.1)
    }
}

fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}
