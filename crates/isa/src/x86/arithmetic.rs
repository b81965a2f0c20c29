//! x86-64's arithmetic: results and flags.

use super::X86;
use super::operands::{Arg, Part, RAX, RCX, RDX};
use super::table::Form;
use crate::ir::*;
use heddle_memmodel::Word;
use heddle_model::FaultKind;

impl X86 {
    pub(super) fn arithmetic(&mut self, form: Form, args: &[Arg]) -> Option<()> {
        let w = self.w;
        let first = args.first()?;
        match (form, args.len()) {
            (Form::Compare, 2) => {
                let (a, b) = (self.read(first), self.read(&args[1]));
                self.s.flags_of_sub(&a, &b, w);
            }
            (Form::Test, 2) => {
                let (a, b) = (self.read(first), self.read(&args[1]));
                let r = self.s.alu(Word::And, a, b, w);
                self.s.flags_of_logic(&r, w);
            }
            (Form::Binary(op), 2) => self.binary(op, first, &args[1])?,
            (Form::WithCarry(op), 2) => self.with_carry(op, first, &args[1])?,
            (Form::Step(op), 1) => self.change(first, (op, V::Imm(1)), |x, a| {
                let kept = x.s.temp();
                x.s.set(kept, C, 64);
                let r = x.s.alu(op, a.clone(), V::Imm(1), w);
                match op {
                    Word::Add => x.s.flags_of_add(&a, &V::Imm(1), &r, w, None),
                    _ => x.s.flags_of_sub(&a, &V::Imm(1), w),
                }
                x.s.set(C, kept, 64);
                x.s.to(Word::Or, LS, C, Z, 1);
                r
            })?,
            // Times -1 is one operation on the old value.
            (Form::Negate, 1) => self.change(first, (Word::Mul, V::Imm(-1)), |x, a| {
                let r = x.s.alu(Word::Sub, V::Imm(0), a.clone(), w);
                x.s.flags_of_sub(&V::Imm(0), &a, w);
                r
            })?,
            (Form::Not, 1) => self.change(first, (Word::Xor, V::Imm(-1)), |x, a| {
                x.s.alu(Word::Xor, a, V::Imm(-1), w)
            })?,
            (Form::Shift(op), 1 | 2) => self.shift(op, first, args.get(1))?,
            (Form::Rotate(left), 1 | 2) => self.rotate(left, first, args.get(1))?,
            (Form::SignedMultiply, 2 | 3) if w > 8 => {
                let Arg::Reg(dst) = first else { return None };
                let (a, b) = if args.len() == 3 { (1, 2) } else { (0, 1) };
                let (a, b) = (self.read(&args[a]), self.read(&args[b]));
                let (low, _) = self.product(&a, &b, true);
                self.write(*dst, low);
            }
            (Form::SignedMultiply | Form::Multiply, 1) => {
                let b = self.read(first);
                let (low, high) = self.product(&V::Reg(RAX), &b, form == Form::SignedMultiply);
                self.write_pair(low, high);
            }
            (Form::Divide(signed), 1) => self.divide(signed, first),
            (Form::Bit(change), 2) => self.bit(change, first, &args[1])?,
            _ => return None,
        }
        Some(())
    }

    fn binary(&mut self, op: Word, dst: &Arg, src: &Arg) -> Option<()> {
        let w = self.w;
        let nothing = matches!((dst, src), (Arg::Reg(a), Arg::Reg(b)) if a == b)
            && matches!(op, Word::Xor | Word::Sub);
        let b = self.read(src);
        if nothing && self.idioms {
            self.s.flags_of_sub(&V::Imm(0), &V::Imm(0), w);
            return self.assign(dst, V::Imm(0));
        }
        self.change(dst, (op, b.clone()), |x, a| {
            let r = x.s.alu(op, a.clone(), b.clone(), w);
            match op {
                Word::Add => x.s.flags_of_add(&a, &b, &r, w, None),
                Word::Sub => x.s.flags_of_sub(&a, &b, w),
                _ => x.s.flags_of_logic(&r, w),
            }
            r
        })
    }

    fn with_carry(&mut self, op: Word, dst: &Arg, src: &Arg) -> Option<()> {
        let w = self.w;
        let b = self.read(src);
        if self.idioms
            && op == Word::Sub
            && matches!((dst, src), (Arg::Reg(a), Arg::Reg(b)) if a == b)
        {
            // Minus one, if there is a carry.
            let (zero, carry) = (V::Imm(0), self.s.temp());
            self.s.set(carry, C, 64);
            let r = self.s.alu(Word::Sub, zero.clone(), carry, w);
            self.s.flags_of_borrowing(&zero, &zero, &r, w, carry.into());
            return self.assign(dst, r);
        }
        let all = self.s.alu(Word::Add, b.clone(), C, w);
        self.change(dst, (op, all), |x, a| {
            let first = x.s.alu(op, a.clone(), b.clone(), w);
            let r = x.s.alu(op, first, C, w);
            match op {
                Word::Add => x.s.flags_of_add(&a, &b, &r, w, Some(C.into())),
                _ => x.s.flags_of_borrowing(&a, &b, &r, w, C.into()),
            }
            r
        })
    }

    /// By how much to shift: 5 bits count, or 6.
    fn count(&mut self, by: Option<&Arg>) -> Option<V> {
        let mask = if self.w == 64 { 63 } else { 31 };
        Some(match by {
            None => V::Imm(1),
            Some(Arg::Imm(V::Imm(n))) => V::Imm(n & mask),
            Some(Arg::Reg(Part { r: RCX, low: 0, w: 8 })) => {
                self.s.alu(Word::And, RCX, V::Imm(mask), 64)
            }
            Some(_) => return None,
        })
    }

    /// `a - b` as a number of bits to shift by, within the width `wide`.
    fn less(&mut self, a: V, b: V, wide: u8) -> V {
        let d = self.s.alu(Word::Sub, a, b, 64);
        self.s.alu(Word::And, d, V::Imm(wide as i64 - 1), 64)
    }

    fn shift(&mut self, op: Word, dst: &Arg, by: Option<&Arg>) -> Option<()> {
        let w = self.w;
        let n = self.count(by)?;
        let wide = w.max(32);
        self.change(dst, (op, n.clone()), |x, old| {
            let a = match op {
                Word::AShr => x.s.extend(old.clone(), w, wide),
                _ => x.s.low(old.clone(), w),
            };
            let all = x.s.alu(op, a.clone(), n.clone(), wide);
            let r = x.s.low(all.clone(), w);
            if n == V::Imm(0) {
                return r;
            }
            let from = x.s.ops.len();
            // The bit that was shifted out last.
            let last = match op {
                Word::Shl if w < 32 => x.s.alu(Word::LShr, all, V::Imm(w as i64), 32),
                Word::Shl => {
                    let back = x.less(V::Imm(w as i64), n.clone(), w);
                    x.s.alu(Word::LShr, a, back, w)
                }
                _ => {
                    let before = x.less(n.clone(), V::Imm(1), wide);
                    x.s.alu(op, a, before, wide)
                }
            };
            x.s.flags_of_result(&r, w);
            x.s.to(Word::And, C, last, V::Imm(1), 64);
            match op {
                _ if n != V::Imm(1) => x.s.undefined(&[O]),
                Word::Shl => x.s.to(Word::Xor, O, S, C, 1),
                Word::LShr => x.s.to(Word::Slt, O, old, V::Imm(0), w),
                _ => x.s.set(O, V::Imm(0), 64),
            }
            x.s.derive();
            x.unless_zero(from, n);
            r
        })
    }

    /// A shift by nothing leaves the flags as they are.
    fn unless_zero(&mut self, from: usize, n: V) {
        if !matches!(n, V::Imm(_)) {
            let some = self.s.alu(Word::Ne, n, V::Imm(0), 64);
            self.s.only_if(from, some, V::Reg);
        }
    }

    fn rotate(&mut self, left: bool, dst: &Arg, by: Option<&Arg>) -> Option<()> {
        let w = self.w;
        let n = self.count(by)?;
        self.change(dst, (Word::Shl, n.clone()), |x, old| {
            let (there, back) =
                if left { (Word::Shl, Word::LShr) } else { (Word::LShr, Word::Shl) };
            let m = x.less(n.clone(), V::Imm(0), w);
            let rest = x.less(V::Imm(w as i64), m.clone(), w);
            let out = x.s.alu(there, old.clone(), m, w);
            let into = x.s.alu(back, old, rest, w);
            let r = x.s.alu(Word::Or, out, into, w);
            if n == V::Imm(0) {
                return r;
            }
            let from = x.s.ops.len();
            let sign = x.s.alu(Word::Slt, r.clone(), V::Imm(0), w);
            match left {
                true => x.s.to(Word::And, C, r.clone(), V::Imm(1), 64),
                false => x.s.set(C, sign.clone(), 64),
            }
            if n == V::Imm(1) {
                let other = match left {
                    true => V::Reg(C),
                    false => {
                        let next = x.s.alu(Word::Shl, r.clone(), V::Imm(1), w);
                        x.s.alu(Word::Slt, next, V::Imm(0), w)
                    }
                };
                x.s.to(Word::Xor, O, sign, other, 1);
            } else {
                x.s.undefined(&[O]);
            }
            x.s.derive();
            x.unless_zero(from, n);
            r
        })
    }

    /// Both halves of a product. Carry and overflow say whether the upper one matters.
    fn product(&mut self, a: &V, b: &V, signed: bool) -> (V, V) {
        let w = self.w;
        let (low, high, spare) = if w == 64 {
            let low = self.s.alu(Word::Mul, a.clone(), b.clone(), 64);
            let high = self.s.high_product(a, b, signed);
            let spare = match signed {
                true => self.s.alu(Word::AShr, low.clone(), V::Imm(63), 64),
                false => V::Imm(0),
            };
            let spare = self.s.alu(Word::Ne, high.clone(), spare, 64);
            (low, high, spare)
        } else {
            let wide = |x: &mut X86, v: &V| match signed {
                true => x.s.extend(v.clone(), w, 64),
                false => x.s.low(v.clone(), w),
            };
            let (a, b) = (wide(self, a), wide(self, b));
            let all = self.s.alu(Word::Mul, a, b, 64);
            let high = self.s.alu(Word::LShr, all.clone(), V::Imm(w as i64), 64);
            let again = wide(self, &all);
            let spare = self.s.alu(Word::Ne, again, all.clone(), 64);
            (all, high, spare)
        };
        self.s.set(C, spare.clone(), 64);
        self.s.set(O, spare, 64);
        self.s.undefined(&[Z, S, P]);
        (low, high)
    }

    /// `rdx:rax` and their parts; `ah:al` for bytes.
    fn write_pair(&mut self, low: V, high: V) {
        let (rdx, low_at) = if self.w == 8 { (RAX, 8) } else { (RDX, 0) };
        self.write(Part { r: RAX, low: 0, w: self.w }, low);
        self.write(Part { r: rdx, low: low_at, w: self.w }, high);
    }

    fn divide(&mut self, signed: bool, by: &Arg) {
        let w = self.w;
        let by = self.read(by);
        let (divisor, dividend) = match (w, signed) {
            (64, _) => {
                // Dividends of more than 64 bits are beyond this.
                let upper = match signed {
                    true => self.s.alu(Word::AShr, RAX, V::Imm(63), 64),
                    false => V::Imm(0),
                };
                let known = self.s.alu(Word::Eq, RDX, upper, 64);
                self.s.push(Op::Limit(known));
                (by, V::Reg(RAX))
            }
            (8, true) => (self.s.extend(by, 8, 64), self.s.extend(RAX, 16, 64)),
            (8, false) => (self.s.low(by, 8), self.s.low(V::Reg(RAX), 16)),
            (_, _) => {
                let low = self.s.low(V::Reg(RAX), w);
                let high = self.s.low(V::Reg(RDX), w);
                let high = self.s.alu(Word::Shl, high, V::Imm(w as i64), 64);
                let all = self.s.alu(Word::Or, high, low, 64);
                match signed {
                    true => (self.s.extend(by, w, 64), self.s.extend(all, 2 * w, 64)),
                    false => (self.s.low(by, w), all),
                }
            }
        };
        let some = self.s.alu(Word::Ne, divisor.clone(), V::Imm(0), 64);
        self.s.push(Op::Check(some, FaultKind::DivisionByZero));
        let (div, rem) = if signed { (Word::SDiv, Word::SRem) } else { (Word::UDiv, Word::URem) };
        let quotient = self.s.alu(div, dividend.clone(), divisor.clone(), 64);
        let rest = self.s.alu(rem, dividend.clone(), divisor.clone(), 64);
        let fits = if w == 64 {
            // Only the smallest number by -1 does not fit.
            let least = self.s.alu(Word::Ne, dividend, V::Imm(i64::MIN), 64);
            let other = self.s.alu(Word::Ne, divisor, V::Imm(-1), 64);
            if signed { self.s.alu(Word::Or, least, other, 1) } else { V::Imm(1) }
        } else {
            let again = match signed {
                true => self.s.extend(quotient.clone(), w, 64),
                false => self.s.low(quotient.clone(), w),
            };
            self.s.alu(Word::Eq, again, quotient.clone(), 64)
        };
        self.s.push(Op::Check(fits, FaultKind::Overflow));
        self.write_pair(quotient, rest);
        self.s.undefined(&[Z, S, C, O, P]);
    }

    fn bit(&mut self, change: Option<Word>, dst: &Arg, by: &Arg) -> Option<()> {
        let w = self.w;
        let at = match (dst, by) {
            (_, Arg::Imm(V::Imm(n))) => V::Imm(n & (w as i64 - 1)),
            (Arg::Reg(_), Arg::Reg(_)) => {
                let v = self.read(by);
                self.s.alu(Word::And, v, V::Imm(w as i64 - 1), 64)
            }
            // A bit of a string of bits: the address depends on it.
            _ => return None,
        };
        let test = |x: &mut X86, old: V| {
            let moved = x.s.alu(Word::LShr, old, at.clone(), w);
            x.s.to(Word::And, C, moved, V::Imm(1), 64);
            x.s.undefined(&[S, O, P]);
        };
        let Some(op) = change else {
            let old = self.read(dst);
            test(self, old);
            return Some(());
        };
        let mut mask = self.s.alu(Word::Shl, V::Imm(1), at.clone(), w);
        if op == Word::And {
            mask = self.s.alu(Word::Xor, mask, V::Imm(-1), w);
        }
        self.change(dst, (op, mask.clone()), |x, old| {
            let r = x.s.alu(op, old.clone(), mask, w);
            test(x, old);
            r
        })
    }
}
