//! What a process does next, and what it may still do, from each of its
//! control states.

use super::footprint::{Bits, Chans, Constant, Footprint, of_action};
use crate::ir::*;

/// One control state of one process type.
#[derive(Clone, Debug, Default)]
pub struct Here {
    /// The first statement of every step from here: what decides whether the
    /// step can be taken, and how.
    pub first: Footprint,
    /// What these steps do after that without giving up control.
    pub rest: Footprint,
    /// Everything that the process, and whoever it starts, may ever do from
    /// here on. Local slots are those of this process.
    pub future: Footprint,
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
    pub fn of(ir: &Ir, constant: &Constant) -> Futures {
        let own: Vec<Footprint> =
            ir.stmts.iter().map(|s| of_action(&s.action, s.ptype, constant)).collect();
        let graph: Vec<Vec<Vec<usize>>> = ir.ptypes.iter().map(|p| edges(p, ir)).collect();
        let mut types: Vec<Vec<Here>> = Vec::new();
        for p in &ir.ptypes {
            types.push((0..p.states.len()).map(|s| here(p, s, &own, ir)).collect());
        }
        let mut futures = Futures { types };
        futures.close(ir, &graph, constant);
        super::sticky::mark(ir, &mut futures);
        futures
    }

    /// Adds what follows, and whom it starts, until nothing changes.
    fn close(&mut self, ir: &Ir, graph: &[Vec<Vec<usize>>], constant: &Constant) {
        for heres in &mut self.types {
            for here in heres {
                here.future = here.first.clone();
                here.future.add(&here.rest);
            }
        }
        let started = starts(ir, constant);
        let mut changed = true;
        while changed {
            changed = false;
            for t in 0..self.types.len() {
                for s in (0..self.types[t].len()).rev() {
                    let mut future = self.types[t][s].future.clone();
                    for &next in &graph[t][s] {
                        changed |= future.add(&self.types[t][next].future);
                    }
                    for start in &started[t][s] {
                        let child = &self.types[start.ptype][start.state].future;
                        changed |= future.add(&start.seen_from_parent(child));
                    }
                    self.types[t][s].future = future;
                }
            }
        }
    }
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

fn here(p: &Ptype, state: usize, own: &[Footprint], ir: &Ir) -> Here {
    let mut h = Here::default();
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

/// A `run` that a step may execute.
struct Started {
    ptype: usize,
    state: usize,
    /// By parameter: the channels that the argument may be.
    args: Vec<Chans>,
    /// The new process makes channels, whose numbers may have been others'.
    makes_channels: bool,
}

impl Started {
    /// The child's footprint in the parent's terms.
    fn seen_from_parent(&self, child: &Footprint) -> Footprint {
        let mut f = child.clone();
        for chans in [&mut f.receives, &mut f.sends, &mut f.probes] {
            let slots = std::mem::take(&mut chans.locals);
            let had_any = !slots.is_empty() || chans.any;
            for slot in slots.iter() {
                if let Some(arg) = self.args.get(slot) {
                    chans.add(arg);
                }
            }
            chans.any |= self.makes_channels && had_any;
        }
        f
    }
}

/// By process type and state: the processes that steps from there start.
fn starts(ir: &Ir, constant: &Constant) -> Vec<Vec<Vec<Started>>> {
    let of_state = |t: usize, s: &State| {
        let mut out = Vec::new();
        for &stmt in s.trans.iter().flat_map(|t| &t.stmts) {
            let mut action = ir.stmts[stmt as usize].action.clone();
            action.each_expr(&mut |e| {
                e.each(&mut |e| {
                    if let Expr::Run(run) = e {
                        out.push(started(ir, run, t as u16, constant));
                    }
                });
            });
        }
        out
    };
    let of_type = |(t, p): (usize, &Ptype)| p.states.iter().map(|s| of_state(t, s)).collect();
    ir.ptypes.iter().enumerate().map(of_type).collect()
}

fn started(ir: &Ir, run: &Run, parent: u16, constant: &Constant) -> Started {
    let child = &ir.ptypes[run.ptype as usize];
    Started {
        ptype: run.ptype as usize,
        state: child.start as usize,
        args: run.args.iter().map(|a| constant.chans(a, parent)).collect(),
        makes_channels: !child.chans.is_empty(),
    }
}
