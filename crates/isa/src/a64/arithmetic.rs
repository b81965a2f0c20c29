//! AArch64's arithmetic: results, flags, fields of bits, products, quotients.

use super::A64;
use crate::ir::*;
use crate::text::number;
use heddle_memmodel::Word;

/// Name, operation, whether flags are set, whether the second operand is inverted.
const ROWS: [(&str, Word, bool, bool); 19] = [
    ("add", Word::Add, false, false),
    ("adds", Word::Add, true, false),
    ("sub", Word::Sub, false, false),
    ("subs", Word::Sub, true, false),
    ("and", Word::And, false, false),
    ("ands", Word::And, true, false),
    ("bic", Word::And, false, true),
    ("bics", Word::And, true, true),
    ("orr", Word::Or, false, false),
    ("orn", Word::Or, false, true),
    ("eor", Word::Xor, false, false),
    ("eon", Word::Xor, false, true),
    ("mul", Word::Mul, false, false),
    ("lsl", Word::Shl, false, false),
    ("lsr", Word::LShr, false, false),
    ("asr", Word::AShr, false, false),
    ("lslv", Word::Shl, false, false),
    ("lsrv", Word::LShr, false, false),
    ("asrv", Word::AShr, false, false),
];

impl A64<'_, '_> {
    pub(super) fn arithmetic(&mut self, name: &str) -> Option<()> {
        if let Some(&(_, op, flags, inverted)) = ROWS.iter().find(|r| r.0 == name) {
            let (dst, w) = self.dst(0)?;
            let (a, mut b) = (self.value(1)?, self.operand(2, w)?);
            if inverted {
                b = self.s.alu(Word::Xor, b, V::Imm(-1), w);
            }
            let b = match op {
                Word::Shl | Word::LShr | Word::AShr => self.modulo(b, w),
                _ => b,
            };
            if !flags {
                self.s.to(op, dst, a, b, w);
                return Some(());
            }
            let r = self.s.alu(op, a.clone(), b.clone(), w);
            self.flags(op, &a, &b, &r, w);
            self.s.set(dst, r, w);
            return Some(());
        }
        let some = self.compares(name).or_else(|| self.products(name));
        some.or_else(|| self.bits(name)).or_else(|| self.whole_words(name))
    }

    fn flags(&mut self, op: Word, a: &V, b: &V, r: &V, w: u8) {
        match op {
            Word::Add => self.s.flags_of_add(a, b, r, w, None),
            Word::Sub => self.s.flags_of_sub(a, b, w),
            _ => self.s.flags_of_logic(r, w),
        }
    }

    /// Shifts by a register are modulo the width.
    fn modulo(&mut self, by: V, w: u8) -> V {
        match by {
            V::Imm(n) => V::Imm(n & (w as i64 - 1)),
            by => self.s.alu(Word::And, by, V::Imm(w as i64 - 1), 64),
        }
    }

    /// The last operand of arithmetic: a register, shifted or extended, or a number.
    fn operand(&mut self, at: usize, w: u8) -> Option<V> {
        let v = self.value(at)?;
        let Some(modifier) = self.arg(at + 1) else { return Some(v) };
        if self.args.len() > at + 2 {
            return None;
        }
        let m = modifier.trim().to_ascii_lowercase();
        let (kind, n) = m.split_once(char::is_whitespace).unwrap_or((&m, "0"));
        let n = number(n).filter(|n| (0..w as i64).contains(n))?;
        if let (V::Imm(i), false) = (&v, self.register(at).is_some()) {
            return (kind == "lsl").then(|| V::Imm(i.wrapping_shl(n as u32)));
        }
        Some(match kind {
            "lsl" => self.s.alu(Word::Shl, v, V::Imm(n), w),
            "lsr" => self.s.alu(Word::LShr, v, V::Imm(n), w),
            "asr" => self.s.alu(Word::AShr, v, V::Imm(n), w),
            "ror" => self.rotated(v, V::Imm(n), w),
            "uxtb" | "uxth" | "uxtw" | "uxtx" | "sxtb" | "sxth" | "sxtw" | "sxtx" => {
                let from = width(kind.as_bytes()[3]);
                let wide = match kind.starts_with('s') {
                    true => self.s.extend(v, from.min(w), w),
                    false => self.s.low(v, from),
                };
                self.s.alu(Word::Shl, wide, V::Imm(n), w)
            }
            _ => return None,
        })
    }

    fn rotated(&mut self, v: V, by: V, w: u8) -> V {
        let by = self.modulo(by, w);
        let back = self.s.alu(Word::Sub, V::Imm(0), by.clone(), 64);
        let back = self.s.alu(Word::And, back, V::Imm(w as i64 - 1), 64);
        let (right, left) =
            (self.s.alu(Word::LShr, v.clone(), by, w), self.s.alu(Word::Shl, v, back, w));
        self.s.alu(Word::Or, right, left, w)
    }

    /// Comparisons, negation, and arithmetic with the carry.
    fn compares(&mut self, name: &str) -> Option<()> {
        match name {
            "cmp" | "cmn" | "tst" => {
                let w = self.register(0)?.1;
                let (a, b) = (self.value(0)?, self.operand(1, w)?);
                let op = match name {
                    "cmp" => Word::Sub,
                    "cmn" => Word::Add,
                    _ => Word::And,
                };
                let r = self.s.alu(op, a.clone(), b.clone(), w);
                self.flags(op, &a, &b, &r, w);
            }
            "mvn" => {
                let (dst, w) = self.dst(0)?;
                let b = self.operand(1, w)?;
                self.s.to(Word::Xor, dst, b, V::Imm(-1), w);
            }
            "neg" | "negs" => {
                let (dst, w) = self.dst(0)?;
                let b = self.operand(1, w)?;
                let r = self.s.alu(Word::Sub, V::Imm(0), b.clone(), w);
                if name == "negs" {
                    self.s.flags_of_sub(&V::Imm(0), &b, w);
                }
                self.s.set(dst, r, w);
            }
            "adc" | "adcs" | "sbc" | "sbcs" | "ngc" | "ngcs" => {
                let (dst, w) = self.dst(0)?;
                let (a, b) = match name.starts_with("ngc") {
                    true => (V::Imm(0), self.value(1)?),
                    false => (self.value(1)?, self.value(2)?),
                };
                let add = name.starts_with("adc");
                let borrow = self.s.not(C);
                let (op, more) = if add { (Word::Add, V::Reg(C)) } else { (Word::Sub, borrow) };
                let first = self.s.alu(op, a.clone(), b.clone(), w);
                let r = self.s.alu(op, first, more.clone(), w);
                match (name.ends_with('s'), add) {
                    (true, true) => self.s.flags_of_add(&a, &b, &r, w, Some(more)),
                    (true, false) => self.s.flags_of_borrowing(&a, &b, &r, w, more),
                    _ => {}
                }
                self.s.set(dst, r, w);
            }
            _ => return None,
        }
        Some(())
    }

    fn products(&mut self, name: &str) -> Option<()> {
        let (dst, w) = self.dst(0)?;
        match name {
            "madd" | "msub" | "mneg" => {
                let add = if name == "mneg" { V::Imm(0) } else { self.value(3)? };
                let (a, b) = (self.value(1)?, self.value(2)?);
                let product = self.s.alu(Word::Mul, a, b, w);
                let op = if name == "madd" { Word::Add } else { Word::Sub };
                self.s.to(op, dst, add, product, w);
            }
            "smull" | "umull" | "smaddl" | "umaddl" | "smsubl" | "umsubl" | "smnegl" | "umnegl" => {
                let (a, b) = (self.value(1)?, self.value(2)?);
                let signed = name.starts_with('s');
                let wide = |x: &mut Self, v: V| match signed {
                    true => x.s.extend(v, 32, 64),
                    false => x.s.low(v, 32),
                };
                let (a, b) = (wide(self, a), wide(self, b));
                let product = self.s.alu(Word::Mul, a, b, 64);
                match &name[1..] {
                    "mull" => self.s.set(dst, product, 64),
                    "maddl" => {
                        let more = self.value(3)?;
                        self.s.to(Word::Add, dst, more, product, 64);
                    }
                    "msubl" => {
                        let more = self.value(3)?;
                        self.s.to(Word::Sub, dst, more, product, 64);
                    }
                    _ => self.s.to(Word::Sub, dst, V::Imm(0), product, 64),
                }
            }
            "smulh" | "umulh" => {
                let (a, b) = (self.value(1)?, self.value(2)?);
                let high = self.s.high_product(&a, &b, name == "smulh");
                self.s.set(dst, high, 64);
            }
            // By zero it is zero.
            "udiv" | "sdiv" => {
                let (a, b) = (self.value(1)?, self.value(2)?);
                let op = if name == "udiv" { Word::UDiv } else { Word::SDiv };
                let zero = self.s.alu(Word::Eq, b.clone(), V::Imm(0), w);
                let some = self.s.not(zero.clone());
                let by = self.s.alu(Word::Or, b, zero, w);
                let quotient = self.s.alu(op, a, by, w);
                self.s.to(Word::Mul, dst, quotient, some, w);
            }
            "ror" | "rorv" => {
                let (a, b) = (self.value(1)?, self.value(2)?);
                let r = self.rotated(a, b, w);
                self.s.set(dst, r, w);
            }
            _ => return None,
        }
        Some(())
    }

    fn bits(&mut self, name: &str) -> Option<()> {
        let (dst, w) = self.dst(0)?;
        match name {
            "sxtw" | "sxth" | "sxtb" | "uxtw" | "uxth" | "uxtb" => {
                let (from, src) = (width(name.as_bytes()[3]), self.value(1)?);
                match name.starts_with('s') {
                    true => self.s.push(Op::Extend { dst, src, from, to: w }),
                    false => self.s.set(dst, src, from),
                }
            }
            "ubfm" | "sbfm" | "bfm" => {
                let (src, by, last) = (self.value(1)?, self.number(2)?, self.number(3)?);
                if !(0..w as i64).contains(&by) || !(0..w as i64).contains(&last) {
                    return None;
                }
                let (extracts, inserts) = match name {
                    "ubfm" => ("ubfx", "ubfiz"),
                    "sbfm" => ("sbfx", "sbfiz"),
                    _ => ("bfxil", "bfi"),
                };
                match by <= last {
                    true => self.field(extracts, (dst, w), src, by, last - by + 1)?,
                    false => self.field(inserts, (dst, w), src, w as i64 - by, last + 1)?,
                }
            }
            "bfc" => {
                let (low, bits) = (self.number(1)?, self.number(2)?);
                self.field("bfi", (dst, w), V::Imm(0), low, bits)?;
            }
            "ubfx" | "sbfx" | "ubfiz" | "sbfiz" | "bfi" | "bfxil" => {
                let (src, low, bits) = (self.value(1)?, self.number(2)?, self.number(3)?);
                self.field(name, (dst, w), src, low, bits)?;
            }
            _ => return None,
        }
        Some(())
    }

    /// What looks at all bits of a word: their order, how many there are in front, the value
    /// without its sign, a part of two words.
    fn whole_words(&mut self, name: &str) -> Option<()> {
        let (dst, w) = self.dst(0)?;
        let v = self.value(1)?;
        let r = match name {
            "rbit" => self.turned(v, w, 1, w),
            "rev" => self.turned(v, w, 8, w),
            "rev16" => self.turned(v, w, 8, 16),
            "rev32" if w == 64 => self.turned(v, w, 8, 32),
            "clz" => self.leading_zeros(v, w),
            "cls" => {
                let moved = self.s.alu(Word::AShr, v.clone(), V::Imm(1), w);
                let changes = self.s.alu(Word::Xor, v, moved, w);
                let zeros = self.leading_zeros(changes, w);
                self.s.alu(Word::Sub, zeros, V::Imm(1), w)
            }
            "abs" => {
                let sign = self.s.alu(Word::AShr, v.clone(), V::Imm(w as i64 - 1), w);
                let turned = self.s.alu(Word::Xor, v, sign.clone(), w);
                self.s.alu(Word::Sub, turned, sign, w)
            }
            "extr" => {
                let (low, by) = (self.value(2)?, self.number(3)?);
                if !(0..w as i64).contains(&by) {
                    return None;
                }
                let low = self.s.alu(Word::LShr, low, V::Imm(by), w);
                match by {
                    0 => low,
                    _ => {
                        let high = self.s.alu(Word::Shl, v, V::Imm(w as i64 - by), w);
                        self.s.alu(Word::Or, high, low, w)
                    }
                }
            }
            _ => return None,
        };
        self.s.set(dst, r, w);
        Some(())
    }

    /// The parts of `small` bits in reverse order within each of `large`.
    fn turned(&mut self, mut v: V, w: u8, small: u8, large: u8) -> V {
        let mut by = small;
        while by < large {
            // Every other part of `by` bits.
            let mask = (u64::MAX / ((1u64 << by) + 1)) as i64;
            let high = self.s.alu(Word::LShr, v.clone(), V::Imm(by as i64), w);
            let high = self.s.alu(Word::And, high, V::Imm(mask), w);
            let low = self.s.alu(Word::And, v, V::Imm(mask), w);
            let low = self.s.alu(Word::Shl, low, V::Imm(by as i64), w);
            v = self.s.alu(Word::Or, high, low, w);
            by *= 2;
        }
        v
    }

    /// Half a word at a time: where the front half is nothing, the other takes its place.
    fn leading_zeros(&mut self, mut v: V, w: u8) -> V {
        let mut n = V::Imm(0);
        let mut by = w as i64 / 2;
        while by > 0 {
            let front = self.s.alu(Word::LShr, v.clone(), V::Imm(w as i64 - by), w);
            let none = self.s.alu(Word::Eq, front, V::Imm(0), w);
            let move_by = self.s.alu(Word::Mul, none, V::Imm(by), w);
            v = self.s.alu(Word::Shl, v, move_by.clone(), w);
            n = self.s.alu(Word::Add, n, move_by, w);
            by /= 2;
        }
        let front = self.s.alu(Word::LShr, v, V::Imm(w as i64 - 1), w);
        let none = self.s.alu(Word::Eq, front, V::Imm(0), w);
        self.s.alu(Word::Add, n, none, w)
    }

    /// `bits` bits: from `low` on to the right end (`..x`), or from the right end to `low`
    /// on (`..i`); the rest zeros (`u`), the sign (`s`), or what was there.
    fn field(&mut self, name: &str, (dst, w): (R, u8), src: V, low: i64, bits: i64) -> Option<()> {
        if low < 0 || bits <= 0 || low + bits > w as i64 {
            return None;
        }
        let n = bits as u8;
        let extracts = ["ubfx", "sbfx", "bfxil"].contains(&name);
        let moved = if extracts { self.s.alu(Word::LShr, src, V::Imm(low), w) } else { src };
        match name {
            "ubfx" => self.s.set(dst, moved, n),
            "sbfx" => self.s.push(Op::Extend { dst, src: moved, from: n, to: w }),
            "ubfiz" => {
                let part = self.s.low(moved, n);
                self.s.to(Word::Shl, dst, part, V::Imm(low), w);
            }
            "sbfiz" => {
                let part = self.s.extend(moved, n, w);
                self.s.to(Word::Shl, dst, part, V::Imm(low), w);
            }
            _ => {
                let at = if extracts { 0 } else { low as u8 };
                self.s.push(Op::Insert { dst, src: moved, low: at, w: n });
                if w == 32 {
                    self.s.set(dst, dst, 32);
                }
            }
        }
        Some(())
    }
}

fn width(letter: u8) -> u8 {
    match letter {
        b'b' => 8,
        b'h' => 16,
        b'w' => 32,
        _ => 64,
    }
}
