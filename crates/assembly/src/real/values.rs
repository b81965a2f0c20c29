//! Values, registers, slots, addresses and conditions of a thread as operands.

use super::Isa;
use super::builder::{Builder, FIRST_SLOT, FLAG_A, FLAG_B, Place};
use super::frame::{Abs, FlagKind, Known};
use super::ir::*;
use super::x86::GOT;
use heddle_memmodel::{Alu, Instr, Operand, Word};

impl Builder<'_> {
    /// A value as data: not an address of the stack, which has no number here.
    pub(super) fn data(&mut self, v: &V, abs: &Abs) -> Operand {
        if abs.is_stack(v) {
            self.unsupported("an address of the stack that is computed with");
        }
        self.v(v)
    }

    pub(super) fn v(&mut self, v: &V) -> Operand {
        match v {
            V::Reg(r) => Operand::Reg(1 + *r as u16),
            V::Imm(n) => Operand::Imm(*n),
            V::Sym(s, off) => Operand::Imm(self.symbol(s) + off),
        }
    }

    pub(super) fn symbol(&mut self, name: &str) -> i64 {
        if name.starts_with(GOT) {
            return 0;
        }
        match self.places.get(name) {
            Some(p) => *p,
            None => {
                self.unsupported(format!("the symbol `{name}`, which has no data in this file"));
                0
            }
        }
    }

    pub(super) fn alu(&mut self, op: Alu, a: Operand, b: Operand) -> Operand {
        if let (Operand::Imm(x), Operand::Imm(y)) = (a, b) {
            return Operand::Imm(op.apply(x, y));
        }
        let dst = self.temp();
        self.emit(Instr::Alu { op, dst, a, b }, 0);
        Operand::Reg(dst)
    }

    /// The low bits of a value.
    pub(super) fn low(&mut self, v: Operand, w: u8) -> Operand {
        if w == 64 { v } else { self.alu(Alu::Word(Word::Or, w), v, Operand::Imm(0)) }
    }

    /// Writes a register; `merge`: only its low `w` bits.
    pub(super) fn set(&mut self, dst: R, value: Operand, w: u8, merge: bool) {
        let dst = 1 + dst as u16;
        let mut value = self.low(value, w);
        if merge && w < 32 {
            let keep = self.alu(Alu::And, Operand::Reg(dst), Operand::Imm(!((1i64 << w) - 1)));
            value = self.alu(Alu::Or, keep, value);
        }
        self.emit(Instr::Move { dst, a: value }, 0);
    }

    /// The register of a stack slot.
    pub(super) fn slot(&mut self, place: Place, size: u8) -> u16 {
        let next = FIRST_SLOT + self.slots.len() as u16;
        let slot = self.slots.entry(place).or_insert((next, size));
        slot.1 = slot.1.max(size);
        slot.0
    }

    /// An address in shared memory.
    pub(super) fn address(&mut self, addr: &Addr, size: u8, abs: &Abs) -> (Operand, i64) {
        let base = addr.base.filter(|b| abs.regs.contains_key(b));
        let index = addr.index.filter(|i| abs.regs.contains_key(&i.0));
        if base.is_some() || index.is_some() {
            self.unsupported("an access to the stack at a place that is not known");
        }
        let mut disp = addr.disp;
        let mut sum = addr.base.map(|b| Operand::Reg(1 + b as u16));
        if let Some(s) = &addr.sym {
            let at = self.symbol(s);
            match sum {
                None => sum = Some(Operand::Imm(at)),
                Some(_) => disp += at,
            }
        }
        if let Some((r, scale)) = addr.index {
            let mut index = Operand::Reg(1 + r as u16);
            let mut w = 64;
            match addr.narrow {
                Some(true) => w = 32,
                Some(false) => index = self.low(index, 32),
                None => {}
            }
            let base = sum.unwrap_or(Operand::Imm(0));
            sum = Some(self.alu(Alu::Index { w, by: scale as i32 }, base, index));
        }
        let sum = sum.unwrap_or(Operand::Imm(0));
        match sum {
            Operand::Imm(n) => {
                self.seen.known.insert((n + disp, size));
                (Operand::Imm(n + disp), 0)
            }
            reg => {
                self.seen.sizes.insert(size);
                (reg, disp)
            }
        }
    }

    /// A condition on the flags as a value.
    pub(super) fn cond(&mut self, cond: Cond, abs: &Abs) -> Operand {
        let (a, b) = (Operand::Reg(FLAG_A), Operand::Reg(FLAG_B));
        let zero = Operand::Imm(0);
        let Some(kind) = abs.flags else {
            self.unsupported("flags that come from different instructions");
            return zero;
        };
        let (w, logic, sub, carry) = match kind {
            FlagKind::Sub(w) => (w, true, true, true),
            FlagKind::NoCarry(w) => (w, true, true, false),
            // There x86 clears its carry, AArch64 its own, which means the opposite.
            FlagKind::Logic(w) => (w, true, false, self.unit.isa == Isa::X86),
            FlagKind::Result(w) => (w, false, false, false),
        };
        let (word, flip) = match cond {
            Cond::Eq => (Word::Eq, false),
            Cond::Ne => (Word::Ne, false),
            Cond::Lt if logic => (Word::Slt, false),
            Cond::Ge if logic => (Word::Sle, true),
            Cond::Le if logic => (Word::Sle, false),
            Cond::Gt if logic => (Word::Slt, true),
            // Without a carry nothing is below zero.
            Cond::Below if carry => (Word::Ult, false),
            Cond::AboveEq if carry => (Word::Ule, true),
            Cond::BelowEq if carry || sub => (Word::Ule, false),
            Cond::Above if carry || sub => (Word::Ult, true),
            Cond::Minus | Cond::Plus => {
                let v = if sub { self.alu(Alu::Word(Word::Sub, w), a, b) } else { a };
                let op = if cond == Cond::Minus { Word::Slt } else { Word::Sle };
                let (x, y) = if cond == Cond::Minus { (v, zero) } else { (zero, v) };
                return self.alu(Alu::Word(op, w), x, y);
            }
            _ => {
                self.unsupported("this condition on the flags of this instruction");
                return zero;
            }
        };
        let (x, y) = if flip { (b, a) } else { (a, b) };
        self.alu(Alu::Word(word, w), x, y)
    }

    pub(super) fn flags(&mut self, a: Operand, b: Operand) {
        self.emit(Instr::Move { dst: FLAG_A, a }, 0);
        self.emit(Instr::Move { dst: FLAG_B, a: b }, 0);
    }

    pub(super) fn is_frame(&self, abs: &Abs, v: &V) -> bool {
        matches!(v, V::Reg(r) if matches!(abs.regs.get(r), Some(Known::Frame(_))))
    }

    /// Refuses to let an address of the stack out.
    pub(super) fn escape(&mut self, abs: &Abs, v: &V) {
        if abs.is_stack(v) {
            self.unsupported("an address of the stack that is stored where other threads look");
        }
    }

    /// `lea`: the address as a number.
    pub(super) fn effective(&mut self, addr: &Addr, abs: &Abs) -> Operand {
        if addr.base.is_some_and(|b| abs.regs.contains_key(&b)) {
            self.unsupported("an address of the stack at a place that is not known");
        }
        let mut sum = match &addr.sym {
            Some(s) => Operand::Imm(self.symbol(s) + addr.disp),
            None => Operand::Imm(addr.disp),
        };
        if let Some(b) = addr.base {
            sum = self.alu(Alu::Add, Operand::Reg(1 + b as u16), sum);
        }
        if let Some((r, scale)) = addr.index {
            let by = scale as i32;
            sum = self.alu(Alu::Index { w: 64, by }, sum, Operand::Reg(1 + r as u16));
        }
        sum
    }
}
