//! Deciding a [`System`] with a SAT solver: IC3, k-induction, bounded search.
//!
//! What a solver says is not taken on trust: an invariant is checked again in a
//! new solver, and a run is executed again on the system, before either leaves
//! this module.

pub mod aig;
mod bmc;
pub mod certificate;
pub mod circuit;
mod pdr;
mod solver;

use crate::system::{Run, System};
use circuit::Circuit;
use heddle_engine::Stop;
use pdr::{Cube, Pdr};
pub use solver::Budget;

/// How the solver is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// IC3: proves and refutes.
    Pdr,
    /// k-induction up to this many ticks.
    KInduction(usize),
    /// Runs of at most this many ticks: refutes only.
    Bounded(usize),
}

#[derive(Clone, Debug)]
pub enum Solved {
    /// No tick breaks a goal, and here is why.
    Proved(Proof),
    /// This run does; it was executed again.
    Refuted(Run),
    /// Neither, and why.
    Open(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// An inductive invariant of so many clauses.
    Invariant { clauses: usize, text: Vec<String> },
    /// Good ticks in a row, all in different states, are followed by a good one.
    KInduction(usize),
}

/// What a method found, before anyone has looked at it.
pub(crate) enum Found {
    Refuted(Run),
    Invariant(Vec<Cube>),
    ByInduction(usize),
    Unknown(String),
}

/// Decides whether a system keeps its goals.
///
/// # Panics
/// If a proof or a run does not stand the second look: a bug of ours.
pub fn solve(system: &System, method: Method, budget: Budget) -> Solved {
    let c = Circuit::new(system);
    let found = match method {
        Method::Pdr => Pdr::new(&c, budget).run(),
        Method::KInduction(bound) => bmc::k_induction(&c, bound, budget),
        Method::Bounded(bound) => bmc::bounded(&c, bound, budget),
    };
    match found {
        Err(solver::Stopped) => Solved::Open(stopped(budget.stop)),
        Ok(Found::Unknown(why)) => Solved::Open(why),
        Ok(Found::ByInduction(k)) => Solved::Proved(Proof::KInduction(k)),
        Ok(Found::Refuted(run)) => {
            if let Err(why) = system.validate(&run) {
                panic!("a run that the solver found is none: {why}");
            }
            Solved::Refuted(run)
        }
        Ok(Found::Invariant(clauses)) => match certificate::check(&c, &clauses, budget) {
            Err(solver::Stopped) => Solved::Open(stopped(budget.stop)),
            Ok(Err(why)) => panic!("an invariant that IC3 found is none: {why}"),
            Ok(Ok(())) => {
                let text = clauses.iter().map(|cube| clause_text(&c, cube)).collect();
                Solved::Proved(Proof::Invariant { clauses: clauses.len(), text })
            }
        },
    }
}

fn stopped(stop: &Stop) -> String {
    stop.reason().map_or("stopped".into(), |r| r.gap().to_string())
}

/// A run from its ticks: the last one breaks a goal.
pub(crate) fn run_of(c: &Circuit, ticks: Vec<Vec<i64>>) -> Run {
    let goal = ticks.last().and_then(|t| c.system.broken(t)).unwrap_or(usize::MAX);
    Run { ticks, goal }
}

/// A clause of an invariant in the user's names, bit by bit where needed.
fn clause_text(c: &Circuit, cube: &Cube) -> String {
    let literal = |l: &aig::Lit| {
        let mut name = String::from("?");
        for s in &c.system.state {
            let bits = c.bits_of(s.slot);
            if let Some(i) = bits.iter().position(|b| b.node() == l.node()) {
                let v = &c.system.pool.variable(s.slot).name;
                name = if bits.len() == 1 { v.clone() } else { format!("{v}.{i}") };
            }
        }
        // The cube is excluded: the clause says the opposite of each literal.
        if l.is_negated() { name } else { format!("!{name}") }
    };
    let parts: Vec<String> = cube.iter().map(literal).collect();
    if parts.is_empty() { "false".into() } else { parts.join(" || ") }
}
