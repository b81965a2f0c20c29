//! Checks an inductive invariant from scratch.
//!
//! The circuit is made again from the system, in a new solver without switches
//! or learnt frames, and the three things that make a proof are asked one by
//! one: the first states satisfy every clause, a tick preserves every clause,
//! and no tick from inside breaks a goal. Nothing is called proved before.

use super::circuit::Circuit;
use super::pdr::Cube;
use super::solver::{Budget, SLit, Solver, Stopped};

/// `Err` with what is wrong if the clauses (as the cubes that they exclude)
/// are no proof.
pub fn check(c: &Circuit, clauses: &[Cube], budget: Budget) -> Result<Result<(), String>, Stopped> {
    let again = Circuit::new(c.system);
    assert_eq!(again.latches.len(), c.latches.len(), "a circuit is a function of its system");
    let aig = &again.aig;
    let mut first = Solver::new(aig, budget);
    let init = first.lit(aig, again.init);
    for cube in clauses {
        let mut query: Vec<SLit> = vec![init];
        query.extend(cube.iter().map(|&l| first.lit(aig, l)));
        if first.solve(&query)? {
            return Ok(Err("a first state is outside the invariant".into()));
        }
    }
    let mut tick = Solver::new(aig, budget);
    for cube in clauses {
        let clause: Vec<SLit> = cube.iter().map(|&l| !tick.lit(aig, l)).collect();
        tick.clause(clause);
    }
    let constraint = tick.lit(aig, again.constraint);
    for cube in clauses {
        let mut query = vec![constraint];
        for l in cube {
            let latch = again.latches.iter().find(|a| a.now.node() == l.node());
            let next = latch.ok_or("a clause is not about the state");
            let Ok(latch) = next else { return Ok(Err(next.unwrap_err().into())) };
            query.push(tick.lit(aig, if l.is_negated() { !latch.next } else { latch.next }));
        }
        if tick.solve(&query)? {
            return Ok(Err("a tick leaves the invariant".into()));
        }
    }
    let bad = tick.lit(aig, again.bad);
    if tick.solve(&[bad])? {
        return Ok(Err("a tick from inside the invariant breaks a goal".into()));
    }
    Ok(Ok(()))
}
