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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Domain;
    use crate::system::{Clause, Command, Group, StateVar, System};
    use heddle_engine::Stop;

    /// `x` counts 0, 1, 2, 0, … and must never be 3.
    fn counter() -> System {
        let mut s = System::default();
        let lane = s.lane("m");
        let slot = s.pool.slot("x", Domain::Range(0, 3));
        s.state.push(StateVar { slot, init: Some(0), lane });
        let (x, one) = (s.pool.var(slot), s.pool.int(1));
        let more = s.pool.add(x, one);
        let value = s.pool.rem(more, 3);
        let guard = s.pool.truth(true);
        let text = String::new();
        let commands =
            vec![Command { guard, updates: vec![(slot, value)], lane, text, span: None }];
        s.groups.push(Group { name: "m".into(), choice: None, commands, may_idle: false });
        let three = s.pool.eq_int(x, 3);
        let expr = s.pool.not(three);
        s.goals.push(Clause { name: "not 3".into(), expr, span: None, is_range: false });
        s.finish().unwrap();
        s
    }

    #[test]
    fn only_invariants_that_prove_pass() {
        let s = counter();
        let c = Circuit::new(&s);
        let stop = Stop::new();
        let budget = Budget { stop: &stop, memory: 1 << 30 };
        let bits = [c.latches[0].now, c.latches[1].now];
        let is =
            |v: u32| (0..2).map(|i| if v >> i & 1 == 1 { bits[i] } else { !bits[i] }).collect();
        let ask = |values: &[u32]| {
            let cubes: Vec<Cube> = values.iter().map(|&v| is(v)).collect();
            check(&c, &cubes, budget).unwrap()
        };
        assert_eq!(ask(&[3]), Ok(()));
        assert!(ask(&[]).unwrap_err().contains("breaks a goal"));
        assert!(ask(&[3, 0]).unwrap_err().contains("first state"));
        assert!(ask(&[3, 2]).unwrap_err().contains("leaves"));
    }
}
