//! What a process does next, and what it may still do, from each of its
//! control states.

use super::footprint::{Access, Accesses, Bits, Footprint, What, When, of_expr, of_stmt, written};
use super::remote::Remote;
use super::resolve::{Constant, Env};
use crate::access;
use crate::ir::*;

/// One control state of one process type.
#[derive(Clone, Debug, Default)]
pub struct Here {
    /// The first statement of every step from here: what decides whether the
    /// step can be taken, and how.
    pub first: Footprint,
    /// What these steps do after that without giving up control.
    pub rest: Footprint,
    /// Everything that the process may do from here on, whoever it starts left out,
    /// as long as it is not alone: see [`waits_for_all`].
    pub future: Footprint,
    /// It may start somebody from here on, alone or not.
    pub starts: bool,
    /// Locals that it may assign to from here on.
    pub assigns: Bits,
    /// Locals whose values say more about the above: see `resolve`.
    pub keys: Vec<u32>,
    /// Control states that its steps enter, also those where they may block on
    /// the way.
    pub enters: Bits,
    /// There is one step at most, and no choice inside it.
    pub single: bool,
    /// There is nothing left to do but to die.
    pub is_end: bool,
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
    pub fn of(ir: &Ir, constant: &Constant, remote: &Remote, all: &mut Accesses) -> Futures {
        let own: Vec<Footprint> = ir.stmts.iter().map(|s| of_stmt(s, ir, remote, all)).collect();
        let mut futures = Futures { types: Vec::new() };
        for (number, p) in ir.ptypes.iter().enumerate() {
            // A provided clause is one more condition of every statement.
            let provided =
                p.provided.as_ref().map(|e| of_expr(e, ir, remote, all)).unwrap_or_default();
            let all_of = |s| here(p, s, &own, &provided, ir, &|_| true);
            let mut heres: Vec<Here> = (0..p.states.len()).map(all_of).collect();
            for (state, (here, s)) in heres.iter_mut().zip(&p.states).enumerate() {
                let place = (number as u16, state);
                see_labels(here, place, remote, all);
                here.is_end = is_end(s, ir);
                here.single = s.trans.len() < 2 && !s.trans.iter().any(|t| t.atomic);
                here.starts = here.first.flags.runs || here.rest.flags.runs;
                let in_company = |t: &Trans| !waits_for_all(s, t, ir);
                here.future = if s.trans.iter().all(in_company) {
                    let first =
                        if negates(s) { all.negated(&here.first) } else { here.first.clone() };
                    joined(first, &here.rest)
                } else {
                    let mut some = self::here(p, state, &own, &provided, ir, &in_company);
                    see_labels(&mut some, place, remote, all);
                    joined(some.first, &some.rest)
                };
                here.assigns = assigned(s, ir, constant);
            }
            close(&mut heres, &edges(p, ir), &edges_in_company(p, ir));
            heres.iter_mut().for_each(|h| h.keys = keys(h, all, constant));
            futures.types.push(heres);
        }
        futures
    }
}

/// Others may ask whether the process stands at a label that its steps leave or enter.
fn see_labels(here: &mut Here, (ptype, state): (u16, usize), remote: &Remote, all: &mut Accesses) {
    let passed = here.enters.iter().chain([state]);
    for what in passed.filter_map(|s| remote.passes(ptype, s as u16)).collect::<Vec<_>>() {
        here.first.touches.insert(all.number(Access { what, when: When::Before }));
    }
}

fn joined(mut first: Footprint, rest: &Footprint) -> Footprint {
    first.add(rest);
    first
}

/// Whether a step can be taken only when no other process is left: it begins with
/// `_nr_pr == 1`. As long as anybody else is there, neither it nor what comes after
/// it can happen; so whoever is there need not mind it. (`else` beside it asks
/// whether it can be taken, and so does a `d_step`, which must not block.)
fn waits_for_all(s: &State, t: &Trans, ir: &Ir) -> bool {
    let first = &ir.stmts[t.stmts[0] as usize].action;
    matches!(first, Action::Cond(e) if is_alone(e)) && !negates(s) && s.dstep == 0
}

/// Whether an expression is true only where one process is left.
fn is_alone(e: &Expr) -> bool {
    match e {
        // What goes wrong on the way is seen in company too.
        Expr::And(a, b) => is_alone(a) || is_alone(b) && !access::can_fail(a),
        Expr::Or(a, b) => is_alone(a) && is_alone(b),
        e => asks_alone(e),
    }
}

/// `_nr_pr == 1`, however it is written.
pub fn asks_alone(e: &Expr) -> bool {
    match e {
        Expr::Bin(op, a, b) => matches!(
            (op, &**a, &**b),
            (BinOp::Eq | BinOp::Le, Expr::NrPr, Expr::Const(1))
                | (BinOp::Lt, Expr::NrPr, Expr::Const(2))
                | (BinOp::Eq | BinOp::Ge, Expr::Const(1), Expr::NrPr)
                | (BinOp::Gt, Expr::Const(2), Expr::NrPr)
        ),
        _ => false,
    }
}

/// Statements that wait until all others are gone, by number.
pub fn waiting(ir: &Ir) -> Bits {
    let (mut waits, mut other) = (Bits::default(), Bits::default());
    for s in ir.ptypes.iter().flat_map(|p| &p.states) {
        for t in &s.trans {
            let first = waits_for_all(s, t, ir).then_some(t.stmts[0]);
            first.iter().for_each(|&stmt| waits.insert(stmt as usize));
            let rest = t.stmts.iter().skip(first.is_some() as usize);
            rest.for_each(|&stmt| other.insert(stmt as usize));
        }
    }
    let mut out = Bits::default();
    waits.iter().filter(|&i| !other.contains(i)).for_each(|i| out.insert(i));
    out
}

/// Adds what follows until nothing changes; futures only in company.
fn close(heres: &mut [Here], edges: &[Vec<usize>], in_company: &[Vec<usize>]) {
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for s in (0..heres.len()).rev() {
            let mut here = std::mem::take(&mut heres[s]);
            for &next in edges[s].iter().filter(|&&next| next != s) {
                changed |= here.assigns.add(&heres[next].assigns);
                changed |= heres[next].starts && !here.starts;
                here.starts |= heres[next].starts;
            }
            for &next in in_company[s].iter().filter(|&&next| next != s) {
                changed |= here.future.add(&heres[next].future);
            }
            heres[s] = here;
        }
    }
}

fn is_end(s: &State, ir: &Ir) -> bool {
    let dies = |t: &Trans| {
        t.stmts.iter().all(|&stmt| matches!(ir.stmts[stmt as usize].action, Action::End))
    };
    !s.trans.is_empty() && s.trans.iter().all(dies)
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
    p.states.iter().map(|s| targets(s.trans.iter(), ir)).collect()
}

/// Those that can be taken while somebody else is there.
fn edges_in_company(p: &Ptype, ir: &Ir) -> Vec<Vec<usize>> {
    let of_state = |s: &State| targets(s.trans.iter().filter(|t| !waits_for_all(s, t, ir)), ir);
    p.states.iter().map(of_state).collect()
}

fn targets<'a>(trans: impl Iterator<Item = &'a Trans> + Clone, ir: &Ir) -> Vec<usize> {
    let ends = trans.clone().map(|t| t.target as usize);
    let inside = trans.flat_map(|t| &t.stmts).filter_map(|&stmt| d_step_start(ir, stmt));
    ends.chain(inside).collect()
}

fn here(
    p: &Ptype,
    state: usize,
    own: &[Footprint],
    provided: &Footprint,
    ir: &Ir,
    counts: &dyn Fn(&Trans) -> bool,
) -> Here {
    let mut h = Here { first: provided.clone(), rest: provided.clone(), ..Here::default() };
    let mut todo: Vec<usize> = Vec::new();
    for t in p.states[state].trans.iter().filter(|t| counts(t)) {
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
        written(&ir.stmts[stmt as usize].action, ir, &mut |place| {
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
