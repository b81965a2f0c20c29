//! Dead local variables are set to zero, so that states that differ only in
//! what nobody will read again are one state.
//!
//! A backward analysis over the transition table of each process type, slot by
//! slot; an array under a variable index lives and dies as a whole. Stronger
//! than SPIN's, which resets a scalar only after an assignment, a receive or a
//! condition that mentions it: here every slot that is dead in a state is zero
//! in that state. What other processes read (`P:x`) and what a provided clause
//! reads never dies.

use crate::access::{self, Access, Kind};
use crate::ir::*;

/// Fills in [`Trans::resets`] and [`Ptype::dead_at_start`].
pub fn reset_dead(ir: &mut Ir, propositions: &[Expr]) {
    let forever = always_live(ir, propositions);
    for (p, keep) in forever.iter().enumerate() {
        if matches!(ir.ptypes[p].kind, crate::ir::Kind::Proctype | crate::ir::Kind::Init) {
            let live = live_in(ir, p, keep);
            add_resets(ir, p, &live);
        }
    }
}

type Set = Vec<bool>;

/// For each process type the slots that others can see.
fn always_live(ir: &Ir, propositions: &[Expr]) -> Vec<Set> {
    let mut keep: Vec<Set> = ir.ptypes.iter().map(|p| vec![false; p.slots.len()]).collect();
    let mut see = |e: &mut Expr| {
        e.each(&mut |x| {
            if let Expr::RemoteVar { ptype, place, .. } = x {
                access::row(place).for_each(|s| keep[*ptype as usize][s as usize] = true);
            }
        });
    };
    for s in &ir.stmts {
        s.action.clone().each_expr(&mut see);
    }
    propositions.iter().for_each(|e| see(&mut e.clone()));
    ir.ptypes.iter().filter_map(|p| p.provided.clone()).for_each(|mut e| see(&mut e));
    for (p, keep) in ir.ptypes.iter().zip(&mut keep) {
        let mut reads = Vec::new();
        p.provided.iter().chain(p.promises.iter().map(|x| &x.chan)).for_each(|e| {
            access::of_expr(e, &mut reads);
        });
        for a in reads.iter().filter(|a| a.scope == Scope::Local) {
            a.slots.clone().for_each(|s| keep[s as usize] = true);
        }
    }
    keep
}

/// For each state the slots that may be read before they are written.
fn live_in(ir: &Ir, p: usize, keep: &Set) -> Vec<Set> {
    let ptype = &ir.ptypes[p];
    let mut live: Vec<Set> = vec![keep.clone(); ptype.states.len()];
    loop {
        let mut changed = false;
        for s in (1..ptype.states.len()).rev() {
            for t in &ptype.states[s].trans {
                let mut after =
                    if t.target == 0 { keep.clone() } else { live[t.target as usize].clone() };
                for &stmt in t.stmts.iter().rev() {
                    before(&mut after, &ir.stmts[stmt as usize].action, &live);
                }
                for (l, a) in live[s].iter_mut().zip(&after) {
                    changed |= *a && !*l;
                    *l |= *a;
                }
            }
        }
        if !changed {
            return live;
        }
    }
}

/// What lives before an action, given what lives after it.
fn before(live: &mut Set, action: &Action, states: &[Set]) {
    if let Action::DStep { start, .. } = action {
        // Every way through it ends in the state after it, which its states know.
        live.copy_from_slice(&states[*start as usize]);
        return;
    }
    let mut accesses = Vec::new();
    access::of_action(action, &mut accesses);
    let local = |a: &&Access| a.scope == Scope::Local;
    for a in accesses.iter().filter(local).filter(|a| a.kind == Kind::Write) {
        a.slots.clone().for_each(|s| live[s as usize] = false);
    }
    for a in accesses.iter().filter(local).filter(|a| matches!(a.kind, Kind::Read | Kind::Print)) {
        a.slots.clone().for_each(|s| live[s as usize] = true);
    }
}

fn add_resets(ir: &mut Ir, p: usize, live: &[Set]) {
    let stmts = &ir.stmts;
    let ptype = &mut ir.ptypes[p];
    let n = ptype.slots.len();
    let (starts, states) = (ptype.start as usize, &mut ptype.states);
    ptype.dead_at_start = (0..n as u32).filter(|&s| !live[starts][s as usize]).collect();
    // What the inside of a d_step writes counts for the step as a whole.
    let inside: Vec<(u16, Set)> =
        states.iter().map(|s| (s.dstep, written_by(stmts, s, n))).collect();
    for (i, state) in states.iter_mut().enumerate() {
        if state.dstep != 0 {
            continue;
        }
        for t in &mut state.trans {
            if t.target == 0 {
                continue;
            }
            let mut stale = live[i].clone();
            for &s in &t.stmts {
                mark_written(&stmts[s as usize].action, &mut stale);
                if let Action::DStep { id, .. } = stmts[s as usize].action {
                    for (_, w) in inside.iter().filter(|x| x.0 == id) {
                        stale.iter_mut().zip(w).for_each(|(a, b)| *a |= *b);
                    }
                }
            }
            let last = t.stmts.len() as u16 - 1;
            let dead = (0..n as u32)
                .filter(|&s| stale[s as usize] && !live[t.target as usize][s as usize]);
            t.resets = dead.map(|s| (last, s)).collect();
        }
    }
}

fn written_by(stmts: &[Stmt], state: &State, n: usize) -> Set {
    let mut set = vec![false; n];
    for t in &state.trans {
        t.stmts.iter().for_each(|&s| mark_written(&stmts[s as usize].action, &mut set));
    }
    set
}

fn mark_written(action: &Action, set: &mut Set) {
    let mut accesses = Vec::new();
    access::of_action(action, &mut accesses);
    for a in accesses {
        if a.scope == Scope::Local && matches!(a.kind, Kind::Write | Kind::MayWrite) {
            a.slots.for_each(|s| set[s as usize] = true);
        }
    }
}
