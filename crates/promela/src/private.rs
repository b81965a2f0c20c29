//! Global variables that only one process can ever touch.
//!
//! To merge its steps they are as good as local. SPIN takes the user's word for it
//! (`local byte x`), also where it is not true; here it is found out, said or not:
//! all that reads or writes the variable stands in one process type, and there is
//! never more than one process of that type.

use crate::access::{self, Access};
use crate::ir::*;
use std::ops::Range;

/// Whether all of these global slots are private.
pub fn holds(ir: &Ir, slots: &Range<u32>) -> bool {
    let mut slots = slots.clone();
    slots.all(|s| ir.private.get(s as usize).is_some_and(|&p| p))
}

/// Fills [`Ir::private`]. `propositions` are what else is looked at.
pub fn find(ir: &mut Ir, propositions: &[Expr]) {
    let single = single(ir);
    let n = ir.globals.len();
    let mut users = Users { owner: vec![None; n], shared: vec![false; n] };
    for s in &ir.stmts {
        let mut found = Vec::new();
        access::of_action(&s.action, &mut found);
        users.touch(&found, single[s.ptype as usize].then_some(s.ptype));
    }
    let mut others: Vec<&Expr> = propositions.iter().collect();
    for p in &ir.ptypes {
        // Evaluated in the step of whoever starts the process.
        for start in &p.starts {
            if let Start::Set(place, e) = start {
                others.push(e);
                others.extend(place.dims.iter().map(|d| &d.index));
            }
        }
        others.extend(p.promises.iter().map(|x| &x.chan));
        others.extend(&p.provided);
    }
    let mut elsewhere = Vec::new();
    for e in others {
        access::of_expr(e, &mut elsewhere);
    }
    users.touch(&elsewhere, None);
    ir.private = users.shared.iter().map(|shared| !shared).collect();
}

struct Users {
    owner: Vec<Option<u16>>,
    shared: Vec<bool>,
}

impl Users {
    /// A process of this type, the only one of it, or somebody else.
    fn touch(&mut self, accesses: &[Access], by: Option<u16>) {
        for a in accesses.iter().filter(|a| a.scope == Scope::Global) {
            for slot in a.slots.clone().map(|s| s as usize) {
                match (self.owner[slot], by) {
                    (_, None) => self.shared[slot] = true,
                    (None, Some(_)) => self.owner[slot] = by,
                    (Some(old), Some(new)) => self.shared[slot] |= old != new,
                }
            }
        }
    }
}

/// For each process type, whether there is at most one process of it, from the start.
fn single(ir: &Ir) -> Vec<bool> {
    let mut n = vec![0u32; ir.ptypes.len()];
    ir.actives.iter().for_each(|a| n[a.ptype as usize] += 1);
    for s in &ir.stmts {
        s.action.clone().each_expr(&mut |e| {
            e.each(&mut |e| {
                if let Expr::Run(run) = e {
                    n[run.ptype as usize] = 2;
                }
            });
        });
    }
    let plain = |p: &Ptype| matches!(p.kind, Kind::Proctype | Kind::Init);
    n.iter().zip(&ir.ptypes).map(|(&n, p)| n <= 1 && plain(p)).collect()
}
