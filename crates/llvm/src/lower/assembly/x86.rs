//! What the instructions of x86 in a template do.
//!
//! A `lock` makes one step of reading and writing; without it they are two, as
//! another processor may come between them. Moves to and from memory are
//! atomic, and as strong as x86 has them: loads acquire, stores release.
//!
//! Flags are not kept but worked out when a condition asks for them, from the
//! operands of the last instruction that set them.

use super::template::{Line, Operand};
use super::{Bound, Place};
use crate::lower::function::Fun;
use heddle_machine::{BinOp, Cmp, Inst, Op, Order, Reg, Rmw, UnOp};

/// What the last arithmetic left in the flags.
pub enum Flags {
    /// As after `a - b`.
    Difference { a: Op, b: Op, w: u8 },
    /// As after another operation: its result, and the carry if it is known.
    Result { r: Op, w: u8, carry: Option<Op> },
    /// Only the carry is known.
    Carry(Op),
}

/// `None`: not an instruction that we know, in this form.
type Known = Result<Option<()>, String>;

impl Fun<'_, '_> {
    pub(super) fn x86(&mut self, line: &Line, b: &Bound, flags: &mut Option<Flags>) -> Known {
        Ok(self.fence(line).or_else(|| self.instruction_of_x86(line, b, flags)))
    }

    /// Fences, and what does nothing.
    fn fence(&mut self, line: &Line) -> Option<()> {
        let nothing = matches!(&line.mnemonic[..], "nop" | "pause" | "yield");
        let fences = ["mfence", "lfence", "sfence", "dmb", "dsb"];
        let fence = fences.contains(&&line.mnemonic[..]);
        let stack = line.lock && line.operands.last() == Some(&Operand::Stack);
        match (nothing, fence || stack) {
            (true, _) => self.emit(Inst::Nop),
            (_, true) => self.emit(Inst::Fence(Order::SeqCst)),
            _ => return None,
        }
        Some(())
    }

    fn instruction_of_x86(
        &mut self,
        line: &Line,
        b: &Bound,
        flags: &mut Option<Flags>,
    ) -> Option<()> {
        if let Some(code) = line.mnemonic.strip_prefix("set") {
            let [to] = &line.operands[..] else { return None };
            let v = self.condition(code, flags)?;
            return self.write_operand(to, b, 8, v);
        }
        if let "cmpxchg16b" | "cmpxchg8b" = &line.mnemonic[..] {
            return self.exchange_pair(line, b, flags);
        }
        let (name, w) = self.width(line, b)?;
        match (name, &line.operands[..]) {
            ("mov", [from, to]) => {
                let v = self.read_operand(from, b, w)?;
                self.write_operand(to, b, w, v)
            }
            ("xchg", [x, y]) => {
                let (register, memory) = if self.address(x, b).is_some() { (y, x) } else { (x, y) };
                let v = self.read_operand(register, b, w)?;
                let old = match self.address(memory, b) {
                    // An exchange with memory locks by itself.
                    Some(ptr) => self.locked(Rmw::Xchg, ptr, v, w),
                    None => {
                        let old = self.read_operand(memory, b, w)?;
                        let old = self.copy(old);
                        self.write_operand(memory, b, w, v)?;
                        old
                    }
                };
                self.write_operand(register, b, w, old)
            }
            ("xadd", [register, to]) => {
                let v = self.read_operand(register, b, w)?;
                let v = self.copy(v);
                let old = self.modify(Rmw::Add, to, b, v, w, line.lock)?;
                *flags = Some(self.sum(old, v, w));
                self.write_operand(register, b, w, old)
            }
            ("cmpxchg", [new, to]) => self.compare_exchange(new, to, b, w, line.lock, flags),
            ("inc" | "dec", [to]) => {
                let one = self.int(1);
                let op = if name == "inc" { Rmw::Add } else { Rmw::Sub };
                let old = self.modify(op, to, b, one, w, line.lock)?;
                let r = self.bin(bin_of(op), w, old, one);
                *flags = Some(Flags::Result { r, w, carry: None });
                Some(())
            }
            ("neg" | "not", [to]) => self.negate(name, to, b, w, line.lock, flags),
            ("cmp", [y, x]) => {
                let (a, b) = (self.read_operand(x, b, w)?, self.read_operand(y, b, w)?);
                let (a, b) = (self.copy(a), self.copy(b));
                *flags = Some(Flags::Difference { a, b, w });
                Some(())
            }
            ("test", [y, x]) => {
                let (x, y) = (self.read_operand(x, b, w)?, self.read_operand(y, b, w)?);
                let (r, none) = (self.bin(BinOp::And, w, x, y), self.int(0));
                *flags = Some(Flags::Result { r, w, carry: Some(none) });
                Some(())
            }
            ("bts" | "btr" | "btc" | "bt", [bit, to]) => {
                self.bit_test(name, bit, to, b, w, line.lock, flags)
            }
            // All ones if the carry is set: how the flag became a number once.
            ("sbb", [x, y]) if x == y => {
                let carry = self.condition("c", flags)?;
                let zero = self.int(0);
                let v = self.bin(BinOp::Sub, w, zero, carry);
                self.write_operand(y, b, w, v)
            }
            (_, [from, to]) => {
                let op = arithmetic(name)?;
                let v = self.read_operand(from, b, w)?;
                let v = self.copy(v);
                let old = self.modify(op, to, b, v, w, line.lock)?;
                *flags = Some(match op {
                    Rmw::Add => self.sum(old, v, w),
                    Rmw::Sub => Flags::Difference { a: old, b: v, w },
                    _ => {
                        let (r, none) = (self.bin(bin_of(op), w, old, v), self.int(0));
                        Flags::Result { r, w, carry: Some(none) }
                    }
                });
                Some(())
            }
            _ => None,
        }
    }

    // Operands.

    /// Where an operand lies in memory, if it does.
    fn address(&mut self, o: &Operand, b: &Bound) -> Option<Op> {
        if let Operand::Through(i, offset) = o {
            let Place::Register(r, _) = *b.places.get(*i)? else { return None };
            let d = self.temp();
            let (base, offset) = (Op::reg(r), *offset);
            self.emit(Inst::PtrAdd { d, base, offset, terms: Box::new([]) });
            return Some(Op::reg(d));
        }
        match located(o, b)?.0 {
            Place::Memory(at) => Some(at),
            Place::Register(..) => None,
        }
    }

    /// A mnemonic without its suffix and the width: as the suffix says, or the
    /// registers among the operands.
    fn width<'t>(&self, line: &'t Line, b: &Bound) -> Option<(&'t str, u8)> {
        let name = &line.mnemonic[..];
        let known = |n: &str| {
            arithmetic(n).is_some()
                || ["mov", "xchg", "xadd", "cmpxchg", "inc", "dec", "neg", "not", "cmp", "test"]
                    .contains(&n)
                || ["bts", "btr", "btc", "bt", "sbb"].contains(&n)
        };
        if known(name) {
            let register = |o: &Operand| match located(o, b)? {
                (_, Some(w)) => Some(w),
                (Place::Register(_, w), None) => Some(w),
                _ => None,
            };
            return Some((name, line.operands.iter().rev().find_map(register)?));
        }
        let (stem, suffix) = name.split_at_checked(name.len().checked_sub(1)?)?;
        let w = match suffix {
            "b" => 8,
            "w" => 16,
            "l" => 32,
            "q" => 64,
            _ => return None,
        };
        known(stem).then_some((stem, w))
    }

    fn read_operand(&mut self, o: &Operand, b: &Bound, w: u8) -> Option<Op> {
        if let Operand::Immediate(n) = o {
            return Some(self.int(*n as u64 & low(w)));
        }
        if let Some(ptr) = self.address(o, b) {
            let d = self.temp();
            self.emit(Inst::Load { d, ptr, w, align: 0, order: Order::Acquire });
            return Some(Op::reg(d));
        }
        match located(o, b)?.0 {
            Place::Register(r, _) if w == 64 => Some(Op::reg(r)),
            Place::Register(r, _) => {
                let d = self.temp();
                self.emit(Inst::Un { op: UnOp::Trunc, from: 64, to: w, d, a: Op::reg(r) });
                Some(Op::reg(d))
            }
            Place::Memory(_) => None,
        }
    }

    fn write_operand(&mut self, o: &Operand, b: &Bound, w: u8, v: Op) -> Option<()> {
        if let Some(ptr) = self.address(o, b) {
            self.emit(Inst::Store { ptr, v, w, align: 0, order: Order::Release });
            return Some(());
        }
        let Place::Register(r, whole) = located(o, b)?.0 else { return None };
        // Parts of less than 32 bits leave the rest as it is.
        if w >= 32 || whole <= w {
            self.emit(Inst::Move { d: r, a: v });
        } else {
            let rest = self.int(!low(w));
            let kept = self.bin(BinOp::And, 64, Op::reg(r), rest);
            self.emit(Inst::Bin {
                op: BinOp::Or,
                w: 64,
                signed_overflow: false,
                d: r,
                a: kept,
                b: v,
            });
        }
        Some(())
    }

    /// A register's value now, whatever is written to it later.
    fn copy(&mut self, a: Op) -> Op {
        let d = self.temp();
        self.emit(Inst::Move { d, a });
        Op::reg(d)
    }

    // Operations.

    fn bin(&mut self, op: BinOp, w: u8, a: Op, b: Op) -> Op {
        let d = self.temp();
        self.emit(Inst::Bin { op, w, signed_overflow: false, d, a, b });
        Op::reg(d)
    }

    fn cmp(&mut self, op: Cmp, w: u8, a: Op, b: Op) -> Op {
        let d = self.temp();
        self.emit(Inst::Cmp { op, w, d, a, b });
        Op::reg(d)
    }

    fn locked(&mut self, op: Rmw, ptr: Op, v: Op, w: u8) -> Op {
        let d = self.temp();
        self.emit(Inst::Rmw { op, d, ptr, v, w, order: Order::SeqCst });
        Op::reg(d)
    }

    /// Changes an operand; answers what it was.
    fn modify(&mut self, op: Rmw, to: &Operand, b: &Bound, v: Op, w: u8, lock: bool) -> Option<Op> {
        match self.address(to, b) {
            Some(ptr) if lock => Some(self.locked(op, ptr, v, w)),
            // Only memory can be locked.
            None if lock => None,
            _ => {
                let old = self.read_operand(to, b, w)?;
                let old = self.copy(old);
                let new = self.bin(bin_of(op), w, old, v);
                self.write_operand(to, b, w, new)?;
                Some(old)
            }
        }
    }

    fn sum(&mut self, old: Op, v: Op, w: u8) -> Flags {
        let r = self.bin(BinOp::Add, w, old, v);
        let carry = self.cmp(Cmp::Ult, w, r, old);
        Flags::Result { r, w, carry: Some(carry) }
    }

    fn negate(
        &mut self,
        name: &str,
        to: &Operand,
        b: &Bound,
        w: u8,
        lock: bool,
        flags: &mut Option<Flags>,
    ) -> Option<()> {
        if name == "not" {
            let ones = self.int(low(w));
            return self.modify(Rmw::Xor, to, b, ones, w, lock).map(|_| ());
        }
        if lock {
            return None;
        }
        let (old, zero) = (self.read_operand(to, b, w)?, self.int(0));
        let old = self.copy(old);
        let r = self.bin(BinOp::Sub, w, zero, old);
        *flags = Some(Flags::Difference { a: zero, b: old, w });
        self.write_operand(to, b, w, r)
    }

    /// `cmpxchg`: the accumulator is what is expected, and takes what was there.
    fn compare_exchange(
        &mut self,
        new: &Operand,
        to: &Operand,
        b: &Bound,
        w: u8,
        lock: bool,
        flags: &mut Option<Flags>,
    ) -> Option<()> {
        let accumulator = Operand::Named("ax".into(), w);
        let (expect, new) = (self.read_operand(&accumulator, b, w)?, self.read_operand(new, b, w)?);
        let expect = self.copy(expect);
        let (ptr, old, ok) = (self.address(to, b)?, self.temp(), self.temp());
        let seen = Op::reg(old);
        if lock {
            let (order, failure) = (Order::SeqCst, Order::SeqCst);
            self.emit(Inst::CmpXchg { old, ok, ptr, expect, new, w, weak: false, order, failure });
        } else {
            self.emit(Inst::Load { d: old, ptr, w, align: 0, order: Order::Acquire });
            let same = self.cmp(Cmp::Eq, w, seen, expect);
            let v = self.temp();
            self.emit(Inst::Select { d: v, c: same, a: new, b: seen });
            self.emit(Inst::Store { ptr, v: Op::reg(v), w, align: 0, order: Order::Release });
        }
        *flags = Some(Flags::Difference { a: expect, b: seen, w });
        self.write_operand(&accumulator, b, w, seen)
    }

    /// `cmpxchg16b` and its half: two words, expected in `dx:ax`, new in `cx:bx`.
    fn exchange_pair(&mut self, line: &Line, b: &Bound, flags: &mut Option<Flags>) -> Option<()> {
        let [to] = &line.operands[..] else { return None };
        let w = if line.mnemonic == "cmpxchg16b" { 64 } else { 32 };
        let base = self.address(to, b)?;
        let read = |f: &mut Self, name: &str| {
            let v = f.read_operand(&Operand::Named(name.into(), w), b, w)?;
            Some(f.copy(v))
        };
        let expected = [read(self, "ax")?, read(self, "dx")?];
        let new = [read(self, "bx")?, read(self, "cx")?];
        let d = self.temp();
        self.temp();
        self.temp();
        // Without a lock it would be several steps, and nobody writes that.
        line.lock.then(|| self.exchange_words(base, w, &expected, &new, d))?;
        let (yes, one) = (Op::reg(d + 2), self.int(1));
        *flags = Some(Flags::Difference { a: yes, b: one, w: 1 });
        for (i, name) in ["ax", "dx"].into_iter().enumerate() {
            self.write_operand(&Operand::Named(name.into(), w), b, w, Op::reg(d + i as Reg))?;
        }
        Some(())
    }

    #[allow(clippy::too_many_arguments)]
    fn bit_test(
        &mut self,
        name: &str,
        bit: &Operand,
        to: &Operand,
        b: &Bound,
        w: u8,
        lock: bool,
        flags: &mut Option<Flags>,
    ) -> Option<()> {
        let bit = self.read_operand(bit, b, w)?;
        let (one, mask) = (self.int(1), self.int(w as u64 - 1));
        // In memory a number beyond the word reaches other words.
        let (to_memory, within) = (self.address(to, b), self.bin(BinOp::And, w, bit, mask));
        let place = match to_memory {
            None => None,
            Some(base) => {
                let shift = self.int(w.trailing_zeros() as u64);
                let words = self.bin(BinOp::AShr, w, bit, shift);
                let d = self.temp();
                let terms = Box::new([(words, w, w as i64 / 8)]);
                self.emit(Inst::PtrAdd { d, base, offset: 0, terms });
                Some(Op::reg(d))
            }
        };
        let set = self.bin(BinOp::Shl, w, one, within);
        let (op, v) = match name {
            "bts" => (Rmw::Or, set),
            "btc" => (Rmw::Xor, set),
            "btr" => {
                let ones = self.int(low(w));
                (Rmw::And, self.bin(BinOp::Xor, w, set, ones))
            }
            _ => (Rmw::Or, self.int(0)),
        };
        let old = match place {
            Some(ptr) if lock => self.locked(op, ptr, v, w),
            Some(ptr) => {
                let d = self.temp();
                self.emit(Inst::Load { d, ptr, w, align: 0, order: Order::Acquire });
                if name != "bt" {
                    let v = self.bin(bin_of(op), w, Op::reg(d), v);
                    self.emit(Inst::Store { ptr, v, w, align: 0, order: Order::Release });
                }
                Op::reg(d)
            }
            None if name == "bt" => self.read_operand(to, b, w)?,
            None => self.modify(op, to, b, v, w, lock)?,
        };
        let moved = self.bin(BinOp::LShr, w, old, within);
        *flags = Some(Flags::Carry(self.bin(BinOp::And, w, moved, one)));
        Some(())
    }

    /// Whether a condition code holds, as 0 or 1.
    pub(super) fn condition(&mut self, code: &str, flags: &Option<Flags>) -> Option<Op> {
        let (zero, one) = (self.int(0), self.int(1));
        match *flags.as_ref()? {
            Flags::Difference { a, b, w } => {
                let op = match code {
                    "e" | "z" => Cmp::Eq,
                    "ne" | "nz" => Cmp::Ne,
                    "b" | "c" | "nae" => Cmp::Ult,
                    "ae" | "nc" | "nb" => Cmp::Uge,
                    "a" | "nbe" => Cmp::Ugt,
                    "be" | "na" => Cmp::Ule,
                    "l" | "nge" => Cmp::Slt,
                    "ge" | "nl" => Cmp::Sge,
                    "g" | "nle" => Cmp::Sgt,
                    "le" | "ng" => Cmp::Sle,
                    "s" | "ns" => {
                        let r = self.bin(BinOp::Sub, w, a, b);
                        let op = if code == "s" { Cmp::Slt } else { Cmp::Sge };
                        return Some(self.cmp(op, w, r, zero));
                    }
                    _ => return None,
                };
                Some(self.cmp(op, w, a, b))
            }
            Flags::Result { r, w, carry } => Some(match (code, carry) {
                ("e" | "z", _) => self.cmp(Cmp::Eq, w, r, zero),
                ("ne" | "nz", _) => self.cmp(Cmp::Ne, w, r, zero),
                ("s", _) => self.cmp(Cmp::Slt, w, r, zero),
                ("ns", _) => self.cmp(Cmp::Sge, w, r, zero),
                ("b" | "c" | "nae", Some(c)) => c,
                ("ae" | "nc" | "nb", Some(c)) => self.bin(BinOp::Xor, 1, c, one),
                _ => return None,
            }),
            Flags::Carry(c) => Some(match code {
                "b" | "c" | "nae" => c,
                "ae" | "nc" | "nb" => self.bin(BinOp::Xor, 1, c, one),
                _ => return None,
            }),
        }
    }
}

/// The place of an operand, and the width that it gives itself.
fn located(o: &Operand, b: &Bound) -> Option<(Place, Option<u8>)> {
    match o {
        Operand::Number(i, w) => Some((*b.places.get(*i)?, *w)),
        Operand::Named(name, w) => Some((Place::Register(*b.named.get(name)?, *w), Some(*w))),
        _ => None,
    }
}

fn low(w: u8) -> u64 {
    if w >= 64 { u64::MAX } else { (1 << w) - 1 }
}

fn arithmetic(name: &str) -> Option<Rmw> {
    Some(match name {
        "add" => Rmw::Add,
        "sub" => Rmw::Sub,
        "and" => Rmw::And,
        "or" => Rmw::Or,
        "xor" => Rmw::Xor,
        _ => return None,
    })
}

fn bin_of(op: Rmw) -> BinOp {
    match op {
        Rmw::Sub => BinOp::Sub,
        Rmw::And => BinOp::And,
        Rmw::Or => BinOp::Or,
        Rmw::Xor => BinOp::Xor,
        _ => BinOp::Add,
    }
}
