//! Which global variables are part of the state.
//!
//! A variable whose value can never influence anything but variables like
//! itself, and what is printed, is left out. Under `exact` only those that the
//! user declared `hidden` are; a `hidden` variable that does influence the run
//! stays in, because leaving it out would make the answer depend on the order
//! of the search (SPIN leaves it out all the same).

use crate::access::{self, Kind, row};
use crate::ir::*;

/// Sets [`Slot::stored`] of every global.
pub fn decide(ir: &mut Ir, propositions: &[Expr], exact: bool) {
    if ir.uses.code {
        // Nobody knows what embedded C reads.
        ir.globals.iter_mut().for_each(|s| s.stored = true);
        return;
    }
    let mut hide: Vec<bool> =
        ir.globals.iter().map(|s| s.scalar != Scalar::Chan && (!exact || !s.stored)).collect();
    loop {
        let before = hide.clone();
        let mut reads = Vec::new();
        propositions.iter().for_each(|e| {
            access::of_expr(e, &mut reads);
        });
        ir.ptypes.iter().filter_map(|p| p.provided.as_ref()).for_each(|e| {
            access::of_expr(e, &mut reads);
        });
        for s in ir.ptypes.iter().flat_map(|p| &p.starts).chain(&ir.global_starts) {
            if let Start::Set(p, e) = s
                && !is_hidden(p, &hide)
            {
                access::of_expr(e, &mut reads);
            }
        }
        for s in &ir.stmts {
            match &s.action {
                Action::Assign(p, e) if is_hidden(p, &hide) => {
                    // Reads for the sake of a hidden variable do not count, but
                    // what may go wrong on the way does.
                    for d in &p.dims {
                        access::of_expr(&d.index, &mut reads);
                    }
                    access::deciding(e, &mut reads);
                }
                a => {
                    access::of_action(a, &mut reads);
                }
            }
        }
        for a in reads {
            if a.scope == Scope::Global && a.kind == Kind::Read {
                a.slots.for_each(|s| hide[s as usize] = false);
            }
        }
        keep_rows_together(ir, &mut hide);
        if hide == before {
            break;
        }
    }
    for (s, h) in ir.globals.iter_mut().zip(hide) {
        s.stored = !h;
    }
}

fn is_hidden(p: &Place, hide: &[bool]) -> bool {
    p.scope == Scope::Global && row(p).all(|s| hide[s as usize])
}

/// An array under a variable index is inside or outside as a whole.
fn keep_rows_together(ir: &Ir, hide: &mut [bool]) {
    let mut rows = Vec::new();
    for s in &ir.stmts {
        let mut accesses = Vec::new();
        access::of_action(&s.action, &mut accesses);
        let wide = accesses.into_iter().filter(|a| a.scope == Scope::Global && a.slots.len() > 1);
        rows.extend(wide.map(|a| a.slots));
    }
    for r in rows {
        if r.clone().any(|s| !hide[s as usize]) {
            r.for_each(|s| hide[s as usize] = false);
        }
    }
}
