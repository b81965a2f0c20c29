//! What processes can see of each other: `P@label` and `P:x`.
//!
//! For independence each such label and each such variable is one more global
//! variable, behind those of the program, the state of the event trace, and the data
//! of embedded C, which all of its pieces share. A
//! reference reads it; the steps of `P` that enter or leave the label, or that
//! assign to `x`, write it. All processes of one type share it: which of them is
//! meant may be known only when the expression is evaluated. That a process
//! appears or dies is not said here; the flags of a footprint say that.

use super::footprint::What;
use crate::access;
use crate::ir::*;
use std::collections::BTreeMap;

/// Labels and variables that some statement, provided clause or first value asks for.
#[derive(Debug, Default)]
pub struct Remote {
    /// By process type and control state: the number of the global.
    states: BTreeMap<(u16, u16), u32>,
    /// By process type and slot.
    slots: BTreeMap<(u16, u32), u32>,
    /// The global that stands for the data of embedded C.
    data: u32,
}

impl Remote {
    pub fn of(ir: &Ir) -> Remote {
        // The trace's state comes right behind the program's globals.
        let data = ir.globals.len() as u32 + 1;
        let mut remote = Remote { data, ..Remote::default() };
        let mut next = data + 1;
        let mut number = || {
            next += 1;
            next - 1
        };
        let mut look = |e: &mut Expr| {
            e.each(&mut |e| match e {
                Expr::RemoteLabel { ptype, states, .. } => {
                    for &s in states.iter() {
                        remote.states.entry((*ptype, s)).or_insert_with(&mut number);
                    }
                }
                Expr::RemoteVar { ptype, place, .. } => {
                    for slot in access::row(place) {
                        remote.slots.entry((*ptype, slot)).or_insert_with(&mut number);
                    }
                }
                _ => {}
            });
        };
        for s in &ir.stmts {
            s.action.clone().each_expr(&mut look);
        }
        for p in &ir.ptypes {
            p.provided.iter().for_each(|e| look(&mut e.clone()));
            for start in &p.starts {
                if let Start::Set(_, e) = start {
                    look(&mut e.clone());
                }
            }
        }
        remote
    }

    /// What stands for the data of embedded C.
    pub fn data(&self) -> Place {
        global(self.data)
    }

    /// What a reference reads.
    pub fn reads(&self, e: &Expr) -> Vec<What> {
        match e {
            Expr::RemoteLabel { ptype, states, .. } => {
                let known = states.iter().filter_map(|&s| self.states.get(&(*ptype, s)));
                known.map(|&n| What::Read(global(n))).collect()
            }
            Expr::RemoteVar { ptype, place, .. } => {
                let known = access::row(place).filter_map(|s| self.slots.get(&(*ptype, s)));
                known.map(|&n| What::Read(global(n))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What an assignment to a local of a process of this type writes.
    pub fn assigns(&self, ptype: u16, place: &Place) -> Vec<What> {
        let known = access::row(place).filter_map(|s| self.slots.get(&(ptype, s)));
        known.map(|&n| What::Write(global(n))).collect()
    }

    /// What a step writes that leaves or enters this control state.
    pub fn passes(&self, ptype: u16, state: u16) -> Option<What> {
        self.states.get(&(ptype, state)).map(|&n| What::Write(global(n)))
    }
}

fn global(number: u32) -> Place {
    let (scope, scalar, span) = (Scope::Global, Scalar::Byte, Default::default());
    Place { scope, base: number, dims: Vec::new(), scalar, span }
}
