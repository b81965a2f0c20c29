//! Instructions as the window machine has them: where control goes. What computes
//! and what accesses memory is in files of its own.

use super::builder::{Builder, Key};
use super::frame::Abs;
use super::ir::*;
use super::walk::ABORTS;
use heddle_memmodel::{Alu, Instr, Operand};

impl Builder<'_> {
    pub(super) fn ir(
        &mut self,
        ir: &Ir,
        abs: &Abs,
        key: &Key,
        jumps: &mut Vec<(usize, Option<Key>)>,
    ) {
        match ir {
            Ir::Nop | Ir::Jump(_) | Ir::Ret | Ir::SpoilFlags => {
                if let Ir::Jump(to) = ir
                    && ABORTS.contains(&to.as_str())
                {
                    self.abort();
                }
            }
            Ir::Call(to) => {
                if ABORTS.contains(&to.as_str()) {
                    self.abort();
                }
            }
            Ir::Abort => self.abort(),
            Ir::Fence(attrs) => self.emit(Instr::Fence { attrs: *attrs }, 0),
            Ir::Move { .. }
            | Ir::Alu { .. }
            | Ir::Extend { .. }
            | Ir::Lea { .. }
            | Ir::Set { .. }
            | Ir::Select { .. }
            | Ir::Compare { .. }
            | Ir::CompareIf { .. }
            | Ir::Flags { .. } => self.compute(ir, abs),
            Ir::Load { .. }
            | Ir::Store { .. }
            | Ir::StoreExcl { .. }
            | Ir::Rmw { .. }
            | Ir::CompareExchange { .. }
            | Ir::Amo { .. } => self.access(ir, abs),
            Ir::Branch { cond, to } => {
                let a = self.cond(*cond, abs);
                self.branch(Alu::Ne, a, to, key, jumps);
            }
            Ir::BranchZero { reg, w, bit, zero, to } => {
                let r = self.data(&V::Reg(*reg), abs);
                let a = match bit {
                    Some(bit) => {
                        let shifted = self.alu(Alu::Shr, r, Operand::Imm(*bit as i64));
                        self.alu(Alu::And, shifted, Operand::Imm(1))
                    }
                    None => self.low(r, *w),
                };
                self.branch(if *zero { Alu::Eq } else { Alu::Ne }, a, to, key, jumps);
            }
        }
    }

    pub(super) fn branch(
        &mut self,
        op: Alu,
        a: Operand,
        to: &str,
        key: &Key,
        jumps: &mut Vec<(usize, Option<Key>)>,
    ) {
        let to = self.label(to).map(|t| (t, key.1.clone()));
        jumps.push((self.code.instrs.len(), to));
        self.emit(Instr::Branch { op, a, b: Operand::Imm(0), target: 0 }, 0);
    }

    pub(super) fn abort(&mut self) {
        let text = std::mem::replace(&mut self.at.1, "the program does not give up here".into());
        self.emit(Instr::Assert { cond: Operand::Imm(0) }, 0);
        self.at.1 = text;
    }
}
