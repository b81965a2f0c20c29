//! Arithmetic of fixed width, as compiled languages have it.
//!
//! A number of `w` bits is kept zero-extended. What was never given a value is
//! [`UNDEFINED`], one number that no program is expected to compute, and whatever is
//! made of it is undefined again; `Instr::Check` finds it where it matters.

/// The value of memory that nobody has written.
pub const UNDEFINED: i64 = -0x5eed_0bad_c0de_0001;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    Add,
    Sub,
    Mul,
    /// Division by zero is [`UNDEFINED`].
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    UMin,
    UMax,
    SMin,
    SMax,
    Eq,
    Ne,
    Ult,
    Ule,
    Slt,
    Sle,
    /// The first operand, sign-extended to as many bits as the second says.
    Extend,
}

impl Word {
    pub fn apply(self, w: u8, a: i64, b: i64) -> i64 {
        if a == UNDEFINED || b == UNDEFINED {
            return UNDEFINED;
        }
        let (x, y) = (a as u64 & mask(w), b as u64 & mask(w));
        let (sx, sy) = (signed(x, w), signed(y, w));
        let over = y >= w as u64;
        let flag = |b: bool| b as i64;
        let value = match self {
            Word::Add => x.wrapping_add(y),
            Word::Sub => x.wrapping_sub(y),
            Word::Mul => x.wrapping_mul(y),
            Word::UDiv | Word::SDiv | Word::URem | Word::SRem if y == 0 => return UNDEFINED,
            Word::UDiv => x / y,
            Word::URem => x % y,
            Word::SDiv => sx.wrapping_div(sy) as u64,
            Word::SRem => sx.wrapping_rem(sy) as u64,
            Word::Shl | Word::LShr | Word::AShr if over => return UNDEFINED,
            Word::Shl => x << y,
            Word::LShr => x >> y,
            Word::AShr => (sx >> y) as u64,
            Word::And => x & y,
            Word::Or => x | y,
            Word::Xor => x ^ y,
            Word::UMin => x.min(y),
            Word::UMax => x.max(y),
            Word::SMin => sx.min(sy) as u64,
            Word::SMax => sx.max(sy) as u64,
            Word::Eq => return flag(x == y),
            Word::Ne => return flag(x != y),
            Word::Ult => return flag(x < y),
            Word::Ule => return flag(x <= y),
            Word::Slt => return flag(sx < sy),
            Word::Sle => return flag(sx <= sy),
            Word::Extend => return (sx as u64 & mask(b as u8)) as i64,
        };
        (value & mask(w)) as i64
    }
}

/// `a + b × by`, `b` being a signed number of `w` bits: an element's address.
pub fn index(a: i64, b: i64, w: u8, by: i64) -> i64 {
    if a == UNDEFINED || b == UNDEFINED {
        return UNDEFINED;
    }
    a.wrapping_add(signed(b as u64 & mask(w), w).wrapping_mul(by))
}

fn mask(w: u8) -> u64 {
    if w >= 64 { u64::MAX } else { (1 << w) - 1 }
}

fn signed(bits: u64, w: u8) -> i64 {
    assert!((1..=64).contains(&w));
    let shift = 64 - w as u32;
    ((bits << shift) as i64) >> shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_agrees_with_the_compilers() {
        for a in [0u32, 1, 2, 7, 31, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff] {
            for b in [0u32, 1, 2, 3, 31, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff] {
                let (x, y, s, t) = (a as i64, b as i64, a as i32, b as i32);
                let is = |op: Word, v: u32| assert_eq!(op.apply(32, x, y), v as i64, "{op:?}");
                is(Word::Add, a.wrapping_add(b));
                is(Word::Sub, a.wrapping_sub(b));
                is(Word::Mul, a.wrapping_mul(b));
                is(Word::Slt, (s < t) as u32);
                is(Word::Ule, (a <= b) as u32);
                is(Word::SMax, s.max(t) as u32);
                if let Some(quotient) = a.checked_div(b) {
                    is(Word::UDiv, quotient);
                    is(Word::SRem, s.wrapping_rem(t) as u32);
                    is(Word::SDiv, s.wrapping_div(t) as u32);
                }
                if b < 32 {
                    is(Word::Shl, a << b);
                    is(Word::AShr, (s >> b) as u32);
                }
                assert_eq!(Word::Extend.apply(32, x, 64), s as i64);
                assert_eq!(index(100, x, 32, 4), 100 + 4 * s as i64);
            }
        }
    }

    #[test]
    fn what_is_made_of_undefined_is_undefined() {
        assert_eq!(Word::Mul.apply(32, UNDEFINED, 0), UNDEFINED);
        assert_eq!(Word::UDiv.apply(8, 5, 0), UNDEFINED);
        assert_eq!(index(UNDEFINED, 1, 64, 4), UNDEFINED);
    }
}
