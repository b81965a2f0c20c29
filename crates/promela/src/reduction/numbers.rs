//! Whether anything depends on the numbers of processes.
//!
//! `_pid`, `_nr_pr`, remote references, the value of a `run`: if nobody asks for any
//! of them, it makes no difference in which order processes are started and die.
//! What follows is the same but for their numbers. (Numbers also decide who may die
//! first; but a process that has ended and waits for a younger one does nothing that
//! anybody can see.)
//!
//! Two questions are harmless. The number of a process that is there from the
//! beginning never changes. And to wait until nobody else is left (`_nr_pr == 1`) is
//! to wait for the same processes whatever their numbers: see [`super::future`].

use super::footprint::Bits;
use super::future;
use crate::ir::*;

/// Whether a program, or its property, looks at numbers.
pub fn matter(ir: &Ir, propositions: &[Expr]) -> bool {
    let started = started(ir);
    let waiting = future::waiting(ir);
    let mut found = false;
    for (i, s) in ir.stmts.iter().enumerate() {
        let mut action = s.action.clone();
        if waiting.contains(i) {
            action.each_expr(&mut |e| e.each(&mut forget_waiting));
        }
        let own = started.contains(s.ptype as usize);
        let is_condition = matches!(action, Action::Cond(_));
        action.each_expr(&mut |e| found |= looks(e, own, is_condition));
    }
    for (t, p) in ir.ptypes.iter().enumerate() {
        let own = started.contains(t);
        for start in &p.starts {
            if let Start::Set(_, e) = start {
                found |= looks(e, own, false);
            }
        }
        found |= p.provided.as_ref().is_some_and(|e| looks(e, own, false));
    }
    found || propositions.iter().any(|e| looks(e, true, false))
}

/// Process types that some `run` starts.
fn started(ir: &Ir) -> Bits {
    let mut out = Bits::default();
    for s in &ir.stmts {
        s.action.clone().each_expr(&mut |e| {
            e.each(&mut |e| {
                if let Expr::Run(run) = e {
                    out.insert(run.ptype as usize);
                }
            });
        });
    }
    out
}

fn forget_waiting(e: &mut Expr) {
    if future::asks_alone(e) {
        *e = Expr::Const(0);
    }
}

/// `own`: the number of the process itself may be one or another.
fn looks(e: &Expr, own: bool, is_condition: bool) -> bool {
    let (mut found, mut inside) = (false, false);
    e.clone().each(&mut |e| {
        found |= match e {
            Expr::Pid => own,
            Expr::NrPr | Expr::RemoteLabel { .. } | Expr::RemoteVar { .. } => true,
            Expr::Run(_) => inside || !is_condition,
            _ => false,
        };
        inside = true;
    });
    found
}
