//! Receiving into `_pid`.
//!
//! SPIN keeps the number of a process in a variable of the process and lets a
//! receive write it: `q?_pid` does not compare, as people who write it may expect
//! (that is `q?eval(_pid)`), and `_pid` is whatever came from then on. In a process
//! type with such a receive `_pid` is therefore made a variable like any other, which
//! begins as the number of the process. What the system itself does with the process
//! goes by its true number. Assignments to `_pid` are refused, as in SPIN.

use super::Ctx;
use super::vars::slot_place;
use crate::ir::*;
use heddle_span::{Diagnostic, Span};

impl Ctx<'_> {
    /// What `_pid` is in the arguments of a receive of process type `by`.
    pub(super) fn receive_pid(&mut self, span: Span, by: Option<u16>) -> RecvArg {
        let plain = |k: Kind| matches!(k, Kind::Proctype | Kind::Init);
        let Some(by) = by.map(usize::from).filter(|&p| plain(self.ir.ptypes[p].kind)) else {
            return RecvArg::Any;
        };
        if self.own_pid[by].is_none() {
            let what = "this changes `_pid`, the number of the process";
            let help = "to wait for a message with this number, write `eval(_pid)`";
            self.diagnostics.push(Diagnostic::warning(span, what).help(help));
            let slots = &mut self.ir.ptypes[by].slots;
            let place = slot_place(Scope::Local, slots.len() as u32, Scalar::Byte, span);
            let name = "_pid".to_string();
            slots.push(Slot {
                name,
                scalar: Scalar::Byte,
                mtype: None,
                is_bool: false,
                stored: true,
            });
            self.own_pid[by] = Some(place);
        }
        RecvArg::Fill(self.own_pid[by].clone().expect("made just now"))
    }
}

/// Lets every other `_pid` of these process types read the variable.
pub(super) fn make_variable(ir: &mut Ir, own: &[Option<Place>]) {
    let read = |place: &Place, e: &mut Expr| {
        e.each(&mut |x| {
            if *x == Expr::Pid {
                *x = Expr::Load(Box::new(place.clone()));
            }
        });
    };
    for s in &mut ir.stmts {
        if let Some(place) = &own[s.ptype as usize] {
            s.action.each_expr(&mut |e| read(place, e));
        }
    }
    for (p, place) in ir.ptypes.iter_mut().zip(own) {
        let Some(place) = place else { continue };
        for start in &mut p.starts {
            if let Start::Set(to, e) = start {
                to.dims.iter_mut().for_each(|d| read(place, &mut d.index));
                read(place, e);
            }
        }
        p.starts.insert(0, Start::Set(place.clone(), Expr::Pid));
        p.provided.iter_mut().for_each(|e| read(place, e));
    }
}
