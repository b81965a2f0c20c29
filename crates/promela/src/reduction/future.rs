//! What a process does next, and what it may still do, from each of its
//! control states.

use super::footprint::{Accesses, Bits, Footprint, What, of_action, of_expr, written};
use super::resolve::{Constant, Env};
use crate::ir::*;

/// One control state of one process type.
#[derive(Clone, Debug, Default)]
pub struct Here {
    /// The first statement of every step from here: what decides whether the
    /// step can be taken, and how.
    pub first: Footprint,
    /// What these steps do after that without giving up control.
    pub rest: Footprint,
    /// Everything that the process may ever do from here on, whoever it starts
    /// left out.
    pub future: Footprint,
    /// Locals that it may assign to from here on.
    pub assigns: Bits,
    /// Locals whose values say more about the above: see `resolve`.
    pub keys: Vec<u32>,
    /// Control states that its steps enter, also those where they may block on
    /// the way.
    pub enters: Bits,
    /// The process may come back to this state.
    pub returns: bool,
    /// One of the states that every way round a loop passes.
    pub sticky: bool,
}

/// By process type, then by control state.
#[derive(Debug)]
pub struct Futures {
    pub types: Vec<Vec<Here>>,
}

impl Futures {
    pub fn of(ir: &Ir, constant: &Constant, all: &mut Accesses) -> Futures {
        let own: Vec<Footprint> = ir.stmts.iter().map(|s| of_action(&s.action, ir, all)).collect();
        let mut futures = Futures { types: Vec::new() };
        for p in &ir.ptypes {
            // A provided clause is one more condition of every statement.
            let provided = p.provided.as_ref().map(|e| of_expr(e, ir, all)).unwrap_or_default();
            let of_state = |s| here(p, s, &own, &provided, ir);
            let mut heres: Vec<Here> = (0..p.states.len()).map(of_state).collect();
            for (here, s) in heres.iter_mut().zip(&p.states) {
                here.future =
                    if negates(s) { all.negated(&here.first) } else { here.first.clone() };
                here.future.add(&here.rest);
                here.assigns = assigned(s, ir, constant);
            }
            close(&mut heres, &edges(p, ir));
            heres.iter_mut().for_each(|h| h.keys = keys(h, all, constant));
            futures.types.push(heres);
        }
        futures
    }
}

/// Adds what follows until nothing changes.
fn close(heres: &mut [Here], edges: &[Vec<usize>]) {
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for s in (0..heres.len()).rev() {
            let mut here = std::mem::take(&mut heres[s]);
            for &next in edges[s].iter().filter(|&&next| next != s) {
                changed |= here.future.add(&heres[next].future);
                changed |= here.assigns.add(&heres[next].assigns);
            }
            heres[s] = here;
        }
    }
}

/// Whether one of its statements is executed only if another one cannot be.
fn negates(s: &State) -> bool {
    let escapes = s.trans.iter().any(|t| t.escape != 0);
    let in_order = s.dstep != 0 && s.trans.len() > 1;
    escapes || in_order || s.trans.iter().any(|t| t.is_else)
}

/// The control states that one step from each state leads to, the inside of a
/// `d_step` included.
fn edges(p: &Ptype, ir: &Ir) -> Vec<Vec<usize>> {
    let of_state = |s: &State| {
        let targets = s.trans.iter().map(|t| t.target as usize);
        let stmts = s.trans.iter().flat_map(|t| &t.stmts);
        targets.chain(stmts.filter_map(|&stmt| d_step_start(ir, stmt))).collect()
    };
    p.states.iter().map(of_state).collect()
}

fn here(p: &Ptype, state: usize, own: &[Footprint], provided: &Footprint, ir: &Ir) -> Here {
    let mut h = Here { first: provided.clone(), rest: provided.clone(), ..Here::default() };
    let mut todo: Vec<usize> = Vec::new();
    for t in &p.states[state].trans {
        for (i, &stmt) in t.stmts.iter().enumerate() {
            let part = if i == 0 { &mut h.first } else { &mut h.rest };
            part.add(&own[stmt as usize]);
            todo.extend(d_step_start(ir, stmt));
        }
        h.enters.insert(t.target as usize);
        if t.atomic {
            todo.push(t.target as usize);
        }
    }
    // Everything inside an atomic sequence or a `d_step` that these steps begin.
    let mut seen = vec![false; p.states.len()];
    while let Some(s) = todo.pop() {
        if std::mem::replace(&mut seen[s], true) {
            continue;
        }
        h.enters.insert(s);
        for t in &p.states[s].trans {
            for &stmt in &t.stmts {
                h.rest.add(&own[stmt as usize]);
                todo.extend(d_step_start(ir, stmt));
            }
            h.enters.insert(t.target as usize);
            let inside =
                p.states[s].dstep != 0 && p.states[t.target as usize].dstep == p.states[s].dstep;
            if t.atomic || inside {
                todo.push(t.target as usize);
            }
        }
    }
    h
}

fn d_step_start(ir: &Ir, stmt: u32) -> Option<usize> {
    match ir.stmts[stmt as usize].action {
        Action::DStep { start, .. } => Some(start as usize),
        _ => None,
    }
}

/// Local slots that the steps of one state assign to. That a dead variable is
/// reset does not count: nobody reads it before it is assigned to again.
fn assigned(s: &State, ir: &Ir, constant: &Constant) -> Bits {
    let mut out = Bits::default();
    for &stmt in s.trans.iter().flat_map(|t| &t.stmts) {
        written(&ir.stmts[stmt as usize].action, &mut |place| {
            if place.scope == Scope::Local {
                constant.slots(place, &Env::default()).iter().for_each(|&s| out.insert(s));
            }
        });
    }
    out
}

/// Locals that occur in what is done next, and those in what is done later that
/// keep their values until then.
fn keys(here: &Here, all: &Accesses, constant: &Constant) -> Vec<u32> {
    let mut now = mentioned(&here.first, all, constant);
    let mut later = mentioned(&here.future, all, constant);
    later.retain(|&slot| !here.assigns.contains(slot as usize));
    now.extend(later);
    now.sort_unstable();
    now.dedup();
    now
}

fn mentioned(f: &Footprint, all: &Accesses, constant: &Constant) -> Vec<u32> {
    let mut out = Vec::new();
    let mut look = |e: &mut Expr| {
        if let Expr::Load(place) = e
            && place.scope == Scope::Local
        {
            let slots = constant.slots(place, &Env::default());
            out.extend(slots.into_iter().map(|s| s as u32));
        }
    };
    for i in f.touches.iter() {
        match all.0[i].what.clone() {
            What::Read(mut p) | What::Write(mut p) => {
                p.dims.iter_mut().for_each(|d| d.index.each(&mut look));
            }
            What::Receive(mut e) | What::Look(mut e) | What::Send(mut e) | What::Probe(mut e) => {
                e.each(&mut look);
            }
            What::Run(mut run) => run.args.iter_mut().for_each(|a| a.each(&mut look)),
        }
    }
    out
}
