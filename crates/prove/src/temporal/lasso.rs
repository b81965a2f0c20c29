//! Runs of an instance that break a formula, told.
//!
//! A run that repeats is looked at once more before anybody sees it: the formula is evaluated
//! on it, from its end to its beginning, which shares nothing with automata.

use super::graph::Graph;
use super::product::Lasso;
use super::{Claim, Says};
use crate::family::Failure;
use crate::unfolded::Unfolded;
use heddle_ltl::Formula;
use heddle_model::{Event, FaultKind, Field, Model, Sink, Step, Violation, Worker};
use std::collections::{HashMap, VecDeque};

/// A run that repeats, in words.
///
/// # Panics
/// If it satisfies the formula after all, or is no run: bugs of ours.
pub(crate) fn tell(
    members: &Unfolded<'_>,
    claim: &Claim,
    g: &Graph,
    formula: &Formula,
    run: &Lasso,
) -> Failure {
    let truths: Vec<u64> = run.states.iter().map(|&s| g.truths[s as usize]).collect();
    let values = evaluate(formula, &truths[..truths.len() - 1], run.start);
    assert!(!values[0], "the run that breaks {} satisfies it", claim.name.text);
    // Where nobody can move, nobody ever does.
    let end = run.actors.iter().position(Option::is_none);
    let (ends, kept) = (end.is_some(), end.unwrap_or(run.actors.len()));
    let mut steps = Vec::new();
    for i in 0..kept {
        steps.push(step(members, g, run.states[i], run.states[i + 1], run.actors[i]));
    }
    let how = if ends { "with a run that ends" } else { "with a run that repeats" };
    let message = format!("{} fails, {how}", claim.name.text);
    let kind = if ends { FaultKind::ClaimViolated } else { FaultKind::AcceptanceCycle };
    let violation = Violation::new(kind, message, Some(claim.name.span));
    let state = show(members, g, *run.states.last().expect("not empty"));
    let cycle_start = (!ends).then_some(run.start);
    Failure { steps, violation, state, is_abstract: false, trail: None, cycle_start }
}

/// A run to a state from which the goal cannot be reached.
pub(crate) fn tell_dead_end(members: &Unfolded<'_>, claim: &Claim, g: &Graph, end: u32) -> Failure {
    let path = path_to(g, end);
    let pairs = path.windows(2).map(|p| step(members, g, p[0], p[1], None));
    let steps = pairs.collect();
    let Says::Can { .. } = &claim.says else { unreachable!("only these have dead ends") };
    let message = format!("{} fails: it cannot be reached any more", claim.name.text);
    let violation = Violation::new(FaultKind::ClaimViolated, message, Some(claim.name.span));
    let state = show(members, g, end);
    Failure { steps, violation, state, is_abstract: false, trail: None, cycle_start: None }
}

fn path_to(g: &Graph, end: u32) -> Vec<u32> {
    let mut before: HashMap<u32, Option<u32>> = g.first.iter().map(|&s| (s, None)).collect();
    let mut queue: VecDeque<u32> = g.first.iter().copied().collect();
    while let Some(s) = queue.pop_front() {
        for e in g.of(s) {
            if let std::collections::hash_map::Entry::Vacant(slot) = before.entry(e.to) {
                slot.insert(Some(s));
                queue.push_back(e.to);
            }
        }
    }
    let mut path = vec![end];
    while let Some(Some(s)) = before.get(path.last().expect("not empty")) {
        path.push(*s);
    }
    path.reverse();
    path
}

/// The step between two states, by whoever made it.
fn step(
    members: &Unfolded<'_>,
    g: &Graph,
    from: u32,
    to: u32,
    actor: Option<u32>,
) -> (heddle_model::Actor, Vec<Event>) {
    struct Find<'s>(&'s [u8], Option<u32>, Option<Step>);
    impl Sink for Find<'_> {
        fn step(&mut self, step: Step, after: &[u8]) {
            let is_own = self.1.is_none_or(|a| a == u32::from(step.actor.0));
            if after == self.0 && is_own && self.2.is_none() {
                self.2 = Some(step);
            }
        }

        fn fault(&mut self, step: Step, _: heddle_model::Fault, after: Option<&[u8]>) {
            after.into_iter().for_each(|s| self.step(step, s));
        }
    }
    let before = &g.states[from as usize];
    let mut find = Find(&g.states[to as usize], actor, None);
    members.worker().expand(before, &mut find);
    let step = find.2.expect("a step of the members");
    let (events, _) = members.narrate(before, step).expect("a step that can be told");
    (step.actor, events)
}

fn show(members: &Unfolded<'_>, g: &Graph, state: u32) -> Vec<(String, String)> {
    let named = |f: Field| match f.owner.is_empty() {
        true => (f.name, f.value),
        false => (format!("{}.{}", f.owner, f.name), f.value),
    };
    members.fields(&g.states[state as usize]).into_iter().map(named).collect()
}

/// Where a formula is true on a run that goes back from its last position to `start`.
fn evaluate(f: &Formula, truths: &[u64], start: usize) -> Vec<bool> {
    let n = truths.len();
    let next = |i: usize| if i + 1 < n { i + 1 } else { start };
    let of = |f: &Formula| evaluate(f, truths, start);
    let both = |f: &Formula, g: &Formula, op: fn(bool, bool) -> bool| -> Vec<bool> {
        of(f).iter().zip(of(g)).map(|(&a, b)| op(a, b)).collect()
    };
    // The least or the greatest solution of `x[i] = b[i] || (a[i] && x[next i])`.
    let fixpoint = |a: Vec<bool>, b: Vec<bool>, from: bool| -> Vec<bool> {
        let mut x = vec![from; n];
        for _ in 0..=n {
            for i in (0..n).rev() {
                x[i] = b[i] || (a[i] && x[next(i)]);
            }
        }
        x
    };
    let constant = |v: bool| vec![v; n];
    match f {
        Formula::True => constant(true),
        Formula::False => constant(false),
        Formula::Atom(a) => truths.iter().map(|t| t >> a & 1 == 1).collect(),
        Formula::Not(f) => of(f).into_iter().map(|v| !v).collect(),
        Formula::And(f, g) => both(f, g, |a, b| a && b),
        Formula::Or(f, g) => both(f, g, |a, b| a || b),
        Formula::Implies(f, g) => both(f, g, |a, b| !a || b),
        Formula::Iff(f, g) => both(f, g, |a, b| a == b),
        Formula::Next(f) => {
            let v = of(f);
            (0..n).map(|i| v[next(i)]).collect()
        }
        Formula::Always(f) => fixpoint(of(f), constant(false), true),
        Formula::Eventually(f) => fixpoint(constant(true), of(f), false),
        Formula::Until(f, g) => fixpoint(of(f), of(g), false),
        Formula::WeakUntil(f, g) => fixpoint(of(f), of(g), true),
        // g until both, or for ever.
        Formula::Release(f, g) => fixpoint(of(g), both(f, g, |a, b| a && b), true),
    }
}
