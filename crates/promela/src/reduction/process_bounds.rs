//! How many processes and channels there can ever be, as far as the text says:
//! a `run` in a loop may be executed any number of times.

use super::future::Futures;
use crate::ir::{Expr, Ir};

/// As many processes, and as many channels, have numbers.
const NUMBERS: u64 = 255;

/// Whether all processes that are ever started, and their channels, have
/// numbers even if none of them dies.
pub fn is_small(ir: &Ir, futures: &Futures) -> bool {
    let started = started(ir, futures);
    let (mut procs, mut chans) = (0u64, ir.global_chans.len() as u64);
    for active in &ir.actives {
        let Some((p, c)) = family(ir, &started, active.ptype as usize, 0) else { return false };
        procs += p;
        chans += c;
    }
    procs <= NUMBERS && chans <= NUMBERS
}

/// By process type: whom it starts, once each; `None` if it may start any number.
fn started(ir: &Ir, futures: &Futures) -> Vec<Option<Vec<usize>>> {
    let of_type = |t: usize| {
        let mut out = Some(Vec::new());
        for (state, here) in ir.ptypes[t].states.iter().zip(&futures.types[t]) {
            for &stmt in state.trans.iter().flat_map(|t| &t.stmts) {
                ir.stmts[stmt as usize].action.clone().each_expr(&mut |e| {
                    e.each(&mut |e| match (&mut out, e) {
                        (Some(list), Expr::Run(run)) if !here.returns => {
                            list.push(run.ptype as usize);
                        }
                        (_, Expr::Run(_)) => out = None,
                        _ => {}
                    });
                });
            }
        }
        out
    };
    (0..ir.ptypes.len()).map(of_type).collect()
}

/// Processes and channels of one process with all that descend from it.
fn family(
    ir: &Ir,
    started: &[Option<Vec<usize>>],
    ptype: usize,
    depth: usize,
) -> Option<(u64, u64)> {
    if depth > ir.ptypes.len() {
        return None;
    }
    let mut sum = (1, ir.ptypes[ptype].chans.len() as u64);
    for &child in started[ptype].as_ref()? {
        let (p, c) = family(ir, started, child, depth + 1)?;
        sum = (sum.0 + p, sum.1 + c);
        if sum.0 > NUMBERS || sum.1 > NUMBERS {
            return None;
        }
    }
    Some(sum)
}
