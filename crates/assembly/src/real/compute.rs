//! Instructions that compute, on registers and flags.

use super::builder::Builder;
use super::frame::Abs;
use super::ir::*;
use heddle_memmodel::{Alu, Instr, Operand, Word};

impl Builder<'_> {
    pub(super) fn compute(&mut self, ir: &Ir, abs: &Abs) {
        match ir {
            Ir::Move { dst, src, w, merge } => {
                // The stack pointer is known, not computed.
                if !(*w == 64 && self.is_frame(abs, src)) {
                    let v = self.data(src, abs);
                    self.set(*dst, v, *w, *merge);
                }
            }
            Ir::Alu { op, dst, a, b, w, merge } => {
                let mut after = abs.clone();
                after.step(ir);
                if after.frame(*dst).is_some() {
                    return;
                }
                let (a, b) = (self.data(a, abs), self.data(b, abs));
                // Machines take a shift modulo the width.
                let b = match (op, b) {
                    (Word::Shl | Word::LShr | Word::AShr, Operand::Imm(n)) => {
                        Operand::Imm(n & (*w as i64 - 1))
                    }
                    (Word::Shl | Word::LShr | Word::AShr, b) => {
                        self.alu(Alu::And, b, Operand::Imm(*w as i64 - 1))
                    }
                    (_, b) => b,
                };
                let same = matches!(op, Word::Add | Word::Sub | Word::Or | Word::Xor);
                let to = 1 + *dst as u16;
                // `add x0, x0, :lo12:x`: the whole address is there already.
                if same && *w == 64 && b == Operand::Imm(0) && a == Operand::Reg(to) {
                    return;
                }
                if *merge {
                    let v = self.alu(Alu::Word(*op, *w), a, b);
                    return self.set(*dst, v, *w, true);
                }
                self.emit(Instr::Alu { op: Alu::Word(*op, *w), dst: to, a, b }, 0);
            }
            Ir::Extend { dst, src, from, to } => {
                let v = self.data(src, abs);
                let v = self.alu(Alu::Word(Word::Extend, *from), v, Operand::Imm(*to as i64));
                self.set(*dst, v, 64, false);
            }
            Ir::Lea { dst, addr, w } => {
                if abs.slot(addr).is_some() {
                    return;
                }
                let v = self.effective(addr, abs);
                self.set(*dst, v, *w, false);
            }
            // Flags of addresses of the stack: refused where somebody reads them.
            Ir::Compare { a, b, .. } | Ir::CompareIf { a, b, .. }
                if abs.is_stack(a) || abs.is_stack(b) => {}
            Ir::Flags { value, .. } if abs.is_stack(value) => {}
            Ir::Compare { a, b, .. } => {
                // Conditions look at as many bits as they need.
                let (a, b) = (self.v(a), self.v(b));
                self.flags(a, b);
            }
            Ir::CompareIf { cond, a, b, or, .. } => {
                // Computed, not chosen: what comes of it depends on all of them.
                let c = self.cond(*cond, abs);
                let yes = self.alu(Alu::Sub, Operand::Imm(0), c);
                let no = self.alu(Alu::Xor, yes, Operand::Imm(-1));
                let (a, b) = (self.v(a), self.v(b));
                let a = self.either((yes, a), (no, or.0));
                let b = self.either((yes, b), (no, or.1));
                self.flags(a, b);
            }
            Ir::Flags { value, .. } => {
                let v = self.v(value);
                self.flags(v, Operand::Imm(0));
            }
            Ir::Set { dst, cond, yes, merge } => {
                let c = self.cond(*cond, abs);
                let v = if *yes == 1 { c } else { self.alu(Alu::Sub, Operand::Imm(0), c) };
                self.set(*dst, v, if *merge { 8 } else { 64 }, *merge);
            }
            Ir::Select { dst, cond, yes, no, w, plus, invert } => {
                let a = self.cond(*cond, abs);
                let (yes, mut no) = (self.data(yes, abs), self.data(no, abs));
                if *plus != 0 {
                    no = self.alu(Alu::Word(Word::Add, *w), no, Operand::Imm(*plus));
                }
                if *invert {
                    no = self.alu(Alu::Word(Word::Xor, *w), no, Operand::Imm(-1));
                }
                let to = self.temp();
                let (op, b) = (Alu::Ne, Operand::Imm(0));
                self.emit(Instr::Select { op, dst: to, a, b, yes, no }, 0);
                self.set(*dst, Operand::Reg(to), *w, false);
            }
            _ => unreachable!("no other instruction computes"),
        }
    }

    /// One of two values, by masks of which one is all ones.
    fn either(&mut self, (yes, a): (Operand, Operand), (no, b): (Operand, i64)) -> Operand {
        let a = self.alu(Alu::And, a, yes);
        let b = self.alu(Alu::And, no, Operand::Imm(b));
        self.alu(Alu::Or, a, b)
    }
}
