//! Steps in the making, and the flags that arithmetic sets, once for every machine.

use crate::ir::*;
use heddle_memmodel::{UNDEFINED, Word};

/// What the carry means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carry {
    /// A subtraction that borrows sets it: x86.
    Borrow,
    /// One that does not: AArch64.
    NoBorrow,
}

/// The steps of one instruction.
#[derive(Debug)]
pub struct Steps {
    pub ops: Vec<Op>,
    temps: R,
    carry: Carry,
}

impl Steps {
    pub fn new(carry: Carry) -> Steps {
        Steps { ops: Vec::new(), temps: 0, carry }
    }

    pub fn push(&mut self, op: Op) {
        self.ops.push(op);
    }

    pub fn temp(&mut self) -> R {
        self.temps += 1;
        assert!(TEMP + self.temps <= PSEUDO, "an instruction of so many steps");
        TEMP + self.temps - 1
    }

    pub fn to(&mut self, op: Word, dst: R, a: impl Into<V>, b: impl Into<V>, w: u8) {
        self.push(Op::Alu { op, dst, a: a.into(), b: b.into(), w });
    }

    pub fn alu(&mut self, op: Word, a: impl Into<V>, b: impl Into<V>, w: u8) -> V {
        let dst = self.temp();
        self.to(op, dst, a, b, w);
        V::Reg(dst)
    }

    pub fn set(&mut self, dst: R, src: impl Into<V>, w: u8) {
        self.push(Op::Set { dst, src: src.into(), w });
    }

    pub fn extend(&mut self, src: impl Into<V>, from: u8, to: u8) -> V {
        let dst = self.temp();
        self.push(Op::Extend { dst, src: src.into(), from, to });
        V::Reg(dst)
    }

    /// The low `w` bits.
    pub fn low(&mut self, v: V, w: u8) -> V {
        if w == 64 {
            return v;
        }
        let dst = self.temp();
        self.set(dst, v, w);
        V::Reg(dst)
    }

    pub fn not(&mut self, v: impl Into<V>) -> V {
        self.alu(Word::Xor, v, V::Imm(1), 1)
    }

    /// The flags of `a - b`; whether the result is needed for more than flags is others' care.
    pub fn flags_of_sub(&mut self, a: &V, b: &V, w: u8) {
        let (a, b) = (|| a.clone(), || b.clone());
        self.to(Word::Eq, Z, a(), b(), w);
        self.to(Word::Slt, LT, a(), b(), w);
        self.to(Word::Sle, LE, a(), b(), w);
        self.to(Word::Ule, LS, a(), b(), w);
        match self.carry {
            Carry::Borrow => self.to(Word::Ult, C, a(), b(), w),
            Carry::NoBorrow => self.to(Word::Ule, C, b(), a(), w),
        }
        let d = self.alu(Word::Sub, a(), b(), w);
        self.to(Word::Slt, S, d.clone(), V::Imm(0), w);
        // Less is the sign where there was no overflow, its opposite where there was.
        self.to(Word::Xor, O, S, LT, 1);
        self.parity(&d);
    }

    /// Zero, sign and parity of a result.
    pub fn flags_of_result(&mut self, r: &V, w: u8) {
        self.to(Word::Eq, Z, r.clone(), V::Imm(0), w);
        self.to(Word::Slt, S, r.clone(), V::Imm(0), w);
        self.parity(r);
    }

    /// The flags of `r = a + b`, `carried`: and of the carry before.
    pub fn flags_of_add(&mut self, a: &V, b: &V, r: &V, w: u8, carried: Option<V>) {
        self.flags_of_result(r, w);
        let sum = self.alu(Word::Add, a.clone(), b.clone(), w);
        match carried {
            None => self.to(Word::Ult, C, r.clone(), a.clone(), w),
            Some(_) => {
                let first = self.alu(Word::Ult, sum.clone(), a.clone(), w);
                let second = self.alu(Word::Ult, r.clone(), sum, w);
                self.to(Word::Or, C, first, second, 1);
            }
        }
        self.overflow((a, r), (b, r), w);
        self.derive();
    }

    /// The flags of `r = a - b - borrow`, the borrow being what was there before.
    pub fn flags_of_borrowing(&mut self, a: &V, b: &V, r: &V, w: u8, borrow: V) {
        self.flags_of_result(r, w);
        let first = self.alu(Word::Ult, a.clone(), b.clone(), w);
        let difference = self.alu(Word::Sub, a.clone(), b.clone(), w);
        let second = self.alu(Word::Ult, difference, borrow, w);
        let borrows = self.alu(Word::Or, first, second, 1);
        match self.carry {
            Carry::Borrow => self.set(C, borrows, 64),
            Carry::NoBorrow => self.to(Word::Xor, C, borrows, V::Imm(1), 1),
        }
        self.overflow((a, b), (a, r), w);
        self.derive();
    }

    /// Overflow: both pairs have different signs.
    fn overflow(&mut self, one: (&V, &V), other: (&V, &V), w: u8) {
        let x = self.alu(Word::Xor, one.0.clone(), one.1.clone(), w);
        let y = self.alu(Word::Xor, other.0.clone(), other.1.clone(), w);
        let both = self.alu(Word::And, x, y, w);
        self.to(Word::Slt, O, both, V::Imm(0), w);
    }

    /// The flags of a logical result: no carry and no overflow.
    pub fn flags_of_logic(&mut self, r: &V, w: u8) {
        self.flags_of_result(r, w);
        self.set(C, V::Imm(0), 64);
        self.set(O, V::Imm(0), 64);
        self.set(LT, S, 64);
        self.to(Word::Sle, LE, r.clone(), V::Imm(0), w);
        match self.carry {
            Carry::Borrow => self.set(LS, Z, 64),
            // Without a carry it is below.
            Carry::NoBorrow => self.set(LS, V::Imm(1), 64),
        }
    }

    /// What is computed from flags.
    pub fn derive(&mut self) {
        self.to(Word::Xor, LT, S, O, 1);
        self.to(Word::Or, LE, LT, Z, 1);
        match self.carry {
            Carry::Borrow => self.to(Word::Or, LS, C, Z, 1),
            Carry::NoBorrow => {
                let clear = self.not(C);
                self.to(Word::Or, LS, clear, Z, 1);
            }
        }
    }

    /// Flags of which nothing is known.
    pub fn undefined(&mut self, flags: &[R]) {
        for &f in flags {
            self.set(f, V::Imm(UNDEFINED), 64);
        }
        self.derive();
    }

    fn parity(&mut self, r: &V) {
        if self.carry == Carry::NoBorrow {
            return;
        }
        let mut v = r.clone();
        for by in [4, 2, 1] {
            let moved = self.alu(Word::LShr, v.clone(), V::Imm(by), 8);
            v = self.alu(Word::Xor, v, moved, 8);
        }
        let odd = self.alu(Word::And, v, V::Imm(1), 8);
        self.to(Word::Xor, P, odd, V::Imm(1), 1);
    }

    /// The flags that the steps from `from` on set are set if this is not 0, and otherwise
    /// as `other` says. Computed, not chosen: they depend on all of it.
    pub fn only_if(&mut self, from: usize, cond: V, other: impl Fn(R) -> V) {
        let end = self.ops.len();
        let mut flags: Vec<R> = self.ops[from..].iter().filter_map(Op::writes).collect();
        flags.retain(|f| (Z..=LS).contains(f));
        flags.sort_unstable();
        flags.dedup();
        let no = self.not(cond.clone());
        for flag in flags {
            let fresh = self.temp();
            self.ops[from..end].iter_mut().for_each(|op| rename(op, flag, fresh));
            let new = self.alu(Word::And, fresh, cond.clone(), 1);
            let old = self.alu(Word::And, other(flag), no.clone(), 1);
            self.to(Word::Or, flag, new, old, 1);
        }
    }

    /// The high 64 bits of a product, by halves.
    pub fn high_product(&mut self, a: &V, b: &V, signed: bool) -> V {
        let half = |s: &mut Steps, v: &V| {
            let low = s.low(v.clone(), 32);
            (low, s.alu(Word::LShr, v.clone(), V::Imm(32), 64))
        };
        let ((a0, a1), (b0, b1)) = (half(self, a), half(self, b));
        let low = self.alu(Word::Mul, a0.clone(), b0.clone(), 64);
        let carry = self.alu(Word::LShr, low, V::Imm(32), 64);
        let cross = self.alu(Word::Mul, a1.clone(), b0, 64);
        let cross = self.alu(Word::Add, cross, carry, 64);
        let other = self.alu(Word::Mul, a0, b1.clone(), 64);
        let middle = self.low(cross.clone(), 32);
        let middle = self.alu(Word::Add, middle, other, 64);
        let top = self.alu(Word::Mul, a1, b1, 64);
        let x = self.alu(Word::LShr, cross, V::Imm(32), 64);
        let y = self.alu(Word::LShr, middle, V::Imm(32), 64);
        let top = self.alu(Word::Add, top, x, 64);
        let mut top = self.alu(Word::Add, top, y, 64);
        if signed {
            // A negative factor counts 2^64 too much of the other.
            for (x, y) in [(a, b), (b, a)] {
                let sign = self.alu(Word::AShr, x.clone(), V::Imm(63), 64);
                let much = self.alu(Word::And, sign, y.clone(), 64);
                top = self.alu(Word::Sub, top, much, 64);
            }
        }
        top
    }
}

/// Writes and reads `fresh` where it was `old`.
fn rename(op: &mut Op, old: R, fresh: R) {
    let v = |v: &mut V| {
        if *v == V::Reg(old) {
            *v = V::Reg(fresh);
        }
    };
    match op {
        Op::Alu { dst, a, b, .. } => {
            v(a);
            v(b);
            if *dst == old {
                *dst = fresh;
            }
        }
        Op::Set { dst, src, .. } => {
            v(src);
            if *dst == old {
                *dst = fresh;
            }
        }
        _ => {}
    }
}
