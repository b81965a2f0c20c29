//! Local steps are taken together with the steps around them (Lipton 1975).
//!
//! 1. A state whose only step touches nothing but variables of its own process
//!    (globals that no other can touch among them, see [`crate::private`]) and is always executable, is passed through: whoever enters it makes that
//!    step too. Nobody can tell the difference (the step is invisible, commutes
//!    with the steps of all others, and disables nothing), so verdicts do not
//!    change, for formulas without `X`.
//! 2. A step of local statements alone, its guard included, is taken together
//!    with an `x = run P()` that follows: the others might as well have moved
//!    before both. So they might before any step that can always be taken; but
//!    then a process would show itself earlier, where partial-order reduction
//!    lets it go on alone, and more would be stored than is saved.
//!
//! Every step is then made of steps that there were, so no state is added. SPIN
//! merges chains of local steps only. It takes array indices and `run` arguments
//! for local whatever they read, and `x = run P()` for local altogether, which
//! hides what happens between two of them; here they are looked at, and a step
//! has one statement at most that others can see.
//!
//! Off where steps can be told apart: `_last`, `enabled`, `pc_value`, `P:x`,
//! provided clauses, a never claim, `X`. With priorities what can fail is merged with
//! local steps only: after any other, a process of higher priority may keep it from
//! ever being reached.

use crate::access;
use crate::ir::*;
use crate::{liveness, private, state_vars};

/// Applies the default optimisations, unless every step is to be exact.
/// `counts_steps`: the property can tell two steps from one.
pub fn prepare(ir: &mut Ir, propositions: &[Expr], counts_steps: bool, exact: bool) {
    // Embedded C may read and write anything.
    let exact = exact || ir.uses.code;
    state_vars::decide(ir, propositions, exact);
    if exact {
        return;
    }
    if !counts_steps && may_merge(ir, propositions) {
        private::find(ir, propositions);
        let seen = seen_labels(ir, propositions);
        for (p, seen) in seen.iter().enumerate() {
            if matches!(ir.ptypes[p].kind, Kind::Proctype | Kind::Init) {
                merge(ir, p, seen);
            }
        }
    }
    liveness::reset_dead(ir, propositions);
}

fn may_merge(ir: &Ir, propositions: &[Expr]) -> bool {
    let u = &ir.uses;
    if u.last || u.provided || u.enabled || u.remote_var || u.code {
        return false;
    }
    let mut fine = true;
    let mut look = |e: &mut Expr| {
        e.each(&mut |x| fine &= !matches!(x, Expr::PcValue(_)));
    };
    for s in &ir.stmts {
        s.action.clone().each_expr(&mut look);
    }
    propositions.iter().for_each(|e| look(&mut e.clone()));
    fine
}

/// For each process type the states that some `P@label` names.
fn seen_labels(ir: &Ir, propositions: &[Expr]) -> Vec<Vec<u16>> {
    let mut seen = vec![Vec::new(); ir.ptypes.len()];
    let mut look = |e: &mut Expr| {
        e.each(&mut |x| {
            if let Expr::RemoteLabel { ptype, states, .. } = x {
                seen[*ptype as usize].extend_from_slice(states);
            }
        });
    };
    for s in &ir.stmts {
        s.action.clone().each_expr(&mut look);
    }
    propositions.iter().for_each(|e| look(&mut e.clone()));
    seen
}

/// How many statements one step may have: an end, for a chain that is a loop.
const LONGEST: usize = 512;

fn merge(ir: &mut Ir, p: usize, seen: &[u16]) {
    let ptype = &ir.ptypes[p];
    let through: Vec<Option<Trans>> =
        (0..ptype.states.len())
            .map(|i| {
                if seen.contains(&(i as u16)) { None } else { passed_through(ir, &ptype.states[i]) }
            })
            .collect();
    let mut states = std::mem::take(&mut ir.ptypes[p].states);
    for (i, state) in states.iter_mut().enumerate() {
        if state.dstep != 0 {
            continue;
        }
        for t in &mut state.trans {
            let mut visited = vec![i as u16];
            while let Some(next) = &through[t.target as usize]
                && !visited.contains(&t.target)
                && t.stmts.len() < LONGEST
                && may_follow(ir, &t.stmts, &next.stmts)
            {
                visited.push(t.target);
                t.stmts.extend_from_slice(&next.stmts);
                t.target = next.target;
                // Control is kept only where it was held already: the first step
                // of an atomic sequence is no reason to go on into it.
                t.atomic &= next.atomic;
            }
        }
    }
    take_next(ir, seen, &mut states);
    ir.ptypes[p].states = states;
}

/// Rule 2, on a table that rule 1 was applied to.
fn take_next(ir: &Ir, seen: &[u16], states: &mut [State]) {
    let starting: Vec<Option<Trans>> = (0..states.len())
        .map(|i| if seen.contains(&(i as u16)) { None } else { only_starts(ir, &states[i]) })
        .collect();
    for (i, state) in states.iter_mut().enumerate().filter(|(_, s)| s.dstep == 0) {
        for t in &mut state.trans {
            let next = starting[t.target as usize].as_ref();
            // A process that keeps control passes through without being seen anyway.
            if t.atomic || t.target as usize == i || !t.stmts.iter().all(|&s| is_own(ir, s)) {
                continue;
            }
            if let Some(next) = next {
                t.stmts.extend_from_slice(&next.stmts);
                t.target = next.target;
                t.atomic = next.atomic;
            }
        }
    }
}

/// The one step of a state, if it starts a process.
fn only_starts(ir: &Ir, s: &State) -> Option<Trans> {
    let [t] = &s.trans[..] else { return None };
    if s.accept || s.progress || s.dstep != 0 || t.escape != 0 || t.target == 0 {
        return None;
    }
    let first = &ir.stmts[*t.stmts.first()? as usize].action;
    let starts = matches!(first, Action::Assign(p, Expr::Run(_)) if p.scope == Scope::Local);
    starts.then(|| t.clone())
}

/// A statement of local variables alone, which may have to wait for them.
fn is_own(ir: &Ir, stmt: u32) -> bool {
    let action = &ir.stmts[stmt as usize].action;
    (never_waits(action) || matches!(action, Action::Cond(_))) && touches_own(ir, action)
}

/// The one local step of a state that can be taken on the way in.
fn passed_through(ir: &Ir, s: &State) -> Option<Trans> {
    let [t] = &s.trans[..] else { return None };
    if s.accept || s.progress || s.dstep != 0 || t.escape != 0 || t.target == 0 {
        return None;
    }
    let local = |&stmt: &u32| is_local(ir, &ir.stmts[stmt as usize].action);
    t.stmts.iter().all(local).then(|| t.clone())
}

/// Whether nobody of higher priority can come between these statements and those.
fn may_follow(ir: &Ir, before: &[u32], after: &[u32]) -> bool {
    let fails = |&s: &u32| can_fail(&ir.stmts[s as usize].action);
    !ir.uses.priority || !after.iter().any(fails) || before.iter().all(|&s| is_own(ir, s))
}

fn can_fail(action: &Action) -> bool {
    let mut found = matches!(action, Action::Assert(_));
    action.clone().each_expr(&mut |e| found |= access::can_fail(e));
    if let Action::Assign(place, _) = action {
        found |= access::can_fail(&Expr::Load(Box::new(place.clone())));
    }
    found
}

/// Always executable, and touches only the variables of its process.
fn is_local(ir: &Ir, a: &Action) -> bool {
    never_waits(a) && touches_own(ir, a)
}

fn never_waits(a: &Action) -> bool {
    matches!(
        a,
        Action::Skip
            | Action::Assign(..)
            | Action::Assert(_)
            | Action::Printf { .. }
            | Action::Printm(..)
    )
}

fn touches_own(ir: &Ir, a: &Action) -> bool {
    let mut accesses = Vec::new();
    let reach = access::of_action(a, &mut accesses);
    let own = |x: &access::Access| {
        x.scope == Scope::Local || x.kind == access::Kind::Print || private::holds(ir, &x.slots)
    };
    !reach.system && accesses.iter().all(own)
}

/// Whether some atomic sequence may be too long to be followed in one expansion: it can
/// come back to where it was, or there are too many ways through it.
pub fn long_atomics(ir: &Ir) -> bool {
    // A rendezvous can hand control from one sequence to another.
    let ways = ir.ptypes.iter().map(|p| ways_through(p).unwrap_or(u64::MAX));
    let ways = match ir.uses.rendezvous {
        true => ways.fold(1, u64::saturating_mul),
        false => ways.max().unwrap_or(1),
    };
    ways > MANY_WAYS
}

/// So many ways are followed in a moment, as SPIN follows them: without a state between.
const MANY_WAYS: u64 = 1_000_000;

/// The most ways through an atomic sequence from one of its states; `None` if it loops.
fn ways_through(p: &Ptype) -> Option<u64> {
    let mut known: Vec<Option<u64>> = vec![None; p.states.len()];
    // States whose successors are all known, until there are none left.
    loop {
        let mut changed = false;
        for (i, s) in p.states.iter().enumerate() {
            let way = |t: &Trans| if t.atomic { known[t.target as usize] } else { Some(1) };
            let ways = s.trans.iter().map(way).try_fold(0u64, |n, w| Some(n.saturating_add(w?)));
            if known[i].is_none() && ways.is_some() {
                known[i] = ways.map(|n| n.max(1));
                changed = true;
            }
        }
        if !changed {
            let most = known.iter().try_fold(1, |most, &n| Some(n?.max(most)));
            return most;
        }
    }
}
