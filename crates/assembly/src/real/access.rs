//! Instructions that access memory: shared words, or slots of the stack, which are
//! registers here.

use super::builder::Builder;
use super::frame::{Abs, Known};
use super::ir::*;
use super::x86::GOT;
use heddle_memmodel::{Alu, Instr, Operand, Update, When, Word};

impl Builder<'_> {
    pub(super) fn access(&mut self, ir: &Ir, abs: &Abs) {
        match ir {
            Ir::Load { dst, addr, size, attrs, link, signed, merge } => {
                let v = match (abs.slot(addr), &addr.sym) {
                    (Some(off), _) => {
                        match abs.slots.get(&off) {
                            Some(Known::Frame(_)) if *size == 8 => return,
                            Some(_) => {
                                return self
                                    .unsupported("a stack slot that holds different things");
                            }
                            None => {}
                        }
                        let slot = self.slot(self.place(abs, off), *size);
                        self.low(Operand::Reg(slot), size * 8)
                    }
                    (None, Some(s)) if s.starts_with(GOT) => {
                        Operand::Imm(self.symbol(&s[GOT.len()..]))
                    }
                    _ => {
                        let (addr, off) = self.address(addr, *size, abs);
                        let plain = !merge && signed.is_none();
                        let to = if plain { 1 + *dst as u16 } else { self.temp() };
                        let (attrs, link) = (*attrs, *link);
                        self.emit(Instr::Load { dst: to, addr, off, attrs, link }, *size);
                        if plain {
                            return;
                        }
                        Operand::Reg(to)
                    }
                };
                match signed {
                    Some(to) => {
                        let op = Alu::Word(Word::Extend, size * 8);
                        let v = self.alu(op, v, Operand::Imm(*to as i64));
                        self.set(*dst, v, 64, false);
                    }
                    None => self.set(*dst, v, size * 8, *merge),
                }
            }
            Ir::Store { addr, size, value, attrs } => {
                if let Some(off) = abs.slot(addr) {
                    let place = self.place(abs, off);
                    let slot = self.slot(place.clone(), *size);
                    if self.is_frame(abs, value) && *size == 8 {
                        return;
                    }
                    let v = self.data(value, abs);
                    let mut v = self.low(v, size * 8);
                    if *size < 8 && !self.is_whole(&place) {
                        let keep = Operand::Imm(!((1i64 << (size * 8)) - 1));
                        let rest = self.alu(Alu::And, Operand::Reg(slot), keep);
                        v = self.alu(Alu::Or, rest, v);
                    }
                    return self.emit(Instr::Move { dst: slot, a: v }, 0);
                }
                self.escape(abs, value);
                let v = self.v(value);
                let value = self.low(v, size * 8);
                let (addr, off) = self.address(addr, *size, abs);
                self.emit(Instr::Store { addr, off, value, attrs: *attrs }, *size);
            }
            Ir::StoreExcl { dst, addr, size, value, attrs } => {
                self.escape(abs, value);
                let v = self.v(value);
                let value = self.low(v, size * 8);
                let (addr, off) = self.address(addr, *size, abs);
                let (dst, when, attrs) = (Some(1 + *dst as u16), When::Maybe, *attrs);
                let excl = Instr::StoreExcl { dst, addr, off, value, attrs, when, early: true };
                self.emit(excl, *size);
            }
            Ir::Rmw { dst, addr, size, op, value, expected, attrs, flags } => {
                self.escape(abs, value);
                if abs.slot(addr).is_some() {
                    return self.unsupported("an atomic instruction on the stack");
                }
                let (v, e) = (self.v(value), self.v(expected));
                let (value, expected) = (self.low(v, size * 8), self.low(e, size * 8));
                let (addr, off) = self.address(addr, *size, abs);
                let old = self.temp();
                let (op, attrs) = (*op, *attrs);
                self.emit(Instr::Rmw { dst: old, addr, off, op, value, expected, attrs }, *size);
                if let (true, Update::Apply(alu)) = (flags, op) {
                    let new = self.alu(alu, Operand::Reg(old), value);
                    self.flags(new, Operand::Imm(0));
                }
                if let Some(d) = dst {
                    self.set(*d, Operand::Reg(old), size * 8, *size < 4);
                }
            }
            Ir::CompareExchange { addr, size, value, accumulator, attrs } => {
                self.escape(abs, value);
                if abs.slot(addr).is_some() {
                    return self.unsupported("an atomic instruction on the stack");
                }
                let (v, e) = (self.v(value), self.v(&V::Reg(*accumulator)));
                let (value, expected) = (self.low(v, size * 8), self.low(e, size * 8));
                let (addr, off) = self.address(addr, *size, abs);
                let dst = self.temp();
                let (op, attrs) = (Update::CompareSwap, *attrs);
                self.emit(Instr::Rmw { dst, addr, off, op, value, expected, attrs }, *size);
                self.flags(expected, Operand::Reg(dst));
                self.set(*accumulator, Operand::Reg(dst), size * 8, *size < 4);
            }
            Ir::Amo { dst, addr, size, op, value, load, store } => {
                self.amo(*dst, addr, *size, op, value, (*load, *store), abs);
            }
            _ => unreachable!("no other instruction accesses memory"),
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn amo(
        &mut self,
        dst: Option<R>,
        addr: &Addr,
        size: u8,
        op: &Amo,
        value: &V,
        (load, store): (u64, u64),
        abs: &Abs,
    ) {
        self.escape(abs, value);
        let w = size * 8;
        let v = self.v(value);
        let value = self.low(v, w);
        let expected = match op {
            Amo::Compare(r) => {
                let r = self.v(&V::Reg(*r));
                Some(self.low(r, w))
            }
            _ => None,
        };
        let (addr, off) = self.address(addr, size, abs);
        let old = self.temp();
        self.emit(Instr::Load { dst: old, addr, off, attrs: load, link: true }, size);
        let was = Operand::Reg(old);
        let (value, when) = match op {
            Amo::Swap => (value, When::Always),
            Amo::Compare(_) => {
                let same = self.alu(Alu::Eq, was, expected.expect("set just now"));
                (value, When::If(same))
            }
            Amo::Apply(word) => (self.alu(Alu::Word(*word, w), was, value), When::Always),
            Amo::Clear => {
                let keep = self.alu(Alu::Word(Word::Xor, w), value, Operand::Imm(-1));
                (self.alu(Alu::Word(Word::And, w), was, keep), When::Always)
            }
        };
        let excl =
            Instr::StoreExcl { dst: None, addr, off, value, attrs: store, when, early: true };
        self.emit(excl, size);
        if let Some(d) = dst {
            self.set(d, was, w, false);
        }
    }
}
