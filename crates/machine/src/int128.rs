//! Integers of 65 to 128 bits, in two registers: the lower half first.
//!
//! clang makes them of `__int128`, and of sums of loops that it solves at
//! `-O2` (`i65`). Shifts, logic and arithmetic are those of `u128` cut to the
//! width. A half that is undefined makes the whole result undefined, but for
//! the bitwise operations, which the front end does half by half.
//!
//! A whole pointer may be one of the halves, as in sixteen bytes of a pointer
//! and a tag. It can be moved from one half to the other, left alone and compared;
//! other arithmetic on one is refused.

use crate::ops::Trouble;
use crate::program::{BinOp, Cmp};
use crate::value::{Val, mask};

fn number(w: u8, v: [Val; 2]) -> Result<Option<u128>, Trouble> {
    assert!(64 < w && w <= 128);
    if v.iter().any(|v| v.obj != 0) {
        return Err(Trouble::Address);
    }
    if v[0].undef != 0 || v[1].undef & mask(w - 64) != 0 {
        return Ok(None);
    }
    Ok(Some(v[0].bits as u128 | ((v[1].bits & mask(w - 64)) as u128) << 64))
}

fn signed(x: u128, w: u8) -> i128 {
    let shift = 128 - w as u32;
    ((x << shift) as i128) >> shift
}

pub fn binary(op: BinOp, w: u8, a: [Val; 2], b: [Val; 2]) -> Result<[Val; 2], Trouble> {
    use BinOp::*;
    if let Some(r) = with_pointer(op, w, a, b) {
        return Ok(r);
    }
    let high = mask(w - 64);
    let undef = [Val::UNDEF, Val { bits: 0, undef: high, obj: 0 }];
    let (Some(x), Some(y)) = (number(w, a)?, number(w, b)?) else { return Ok(undef) };
    let (sx, sy) = (signed(x, w), signed(y, w));
    let lowest = i128::MIN >> (128 - w as u32);
    let r = match op {
        Add => x.wrapping_add(y),
        Sub => x.wrapping_sub(y),
        Mul => x.wrapping_mul(y),
        UDiv | URem | SDiv | SRem if y == 0 => return Err(Trouble::DivisionByZero),
        SDiv | SRem if sy == -1 && sx == lowest => return Err(Trouble::Overflow),
        UDiv => x / y,
        URem => x % y,
        SDiv => (sx / sy) as u128,
        SRem => (sx % sy) as u128,
        // Shifting by the width or more has no defined result.
        Shl | LShr | AShr if y >= w as u128 => return Ok(undef),
        Shl => x << y,
        LShr => x >> y,
        AShr => (sx >> y) as u128,
        And => x & y,
        Or => x | y,
        Xor => x ^ y,
        UMin => x.min(y),
        UMax => x.max(y),
        SMin => sx.min(sy) as u128,
        SMax => sx.max(sy) as u128,
        UAddOv | USubOv | UMulOv => unsigned_overflow(op, w, x, y) as u128,
        SAddOv | SSubOv | SMulOv => signed_overflow(op, w, sx, sy) as u128,
        _ => unreachable!("the front end refuses {op:?} on wide integers"),
    };
    Ok([Val::int(r as u64), Val::int((r >> 64) as u64 & high)])
}

/// Whether a result does not fit, as numbers without a sign.
fn unsigned_overflow(op: BinOp, w: u8, x: u128, y: u128) -> bool {
    let result = match op {
        BinOp::UAddOv => x.checked_add(y),
        BinOp::USubOv => x.checked_sub(y),
        _ => x.checked_mul(y),
    };
    result.is_none_or(|r| r > u128::MAX >> (128 - w as u32))
}

/// Whether a result does not fit, as numbers with a sign.
fn signed_overflow(op: BinOp, w: u8, x: i128, y: i128) -> bool {
    let result = match op {
        BinOp::SAddOv => x.checked_add(y),
        BinOp::SSubOv => x.checked_sub(y),
        _ => x.checked_mul(y),
    };
    result.is_none_or(|r| r != signed(r as u128, w))
}

/// What leaves a pointer whole.
fn with_pointer(op: BinOp, w: u8, a: [Val; 2], b: [Val; 2]) -> Option<[Val; 2]> {
    let plain = |v: Val| v.obj == 0 && v.undef == 0;
    if w != 128 || a.iter().all(|v| v.obj == 0) || !b.into_iter().all(plain) {
        return None;
    }
    let by = if b[1].bits == 0 { b[0].bits } else { u64::MAX };
    match op {
        BinOp::Shl if by == 64 => Some([Val::ZERO, a[0]]),
        BinOp::LShr if by == 64 => Some([a[1], Val::ZERO]),
        BinOp::LShr if (65..128).contains(&by) && plain(a[1]) => {
            Some([Val::int(a[1].bits >> (by - 64)), Val::ZERO])
        }
        BinOp::Shl if (65..128).contains(&by) && plain(a[0]) => {
            Some([Val::ZERO, Val::int(a[0].bits << (by - 64))])
        }
        BinOp::Add | BinOp::Sub if b[0].bits == 0 && plain(a[1]) => {
            let (x, y) = (a[1].bits, b[1].bits);
            let sum = if op == BinOp::Add { x.wrapping_add(y) } else { x.wrapping_sub(y) };
            Some([a[0], Val::int(sum)])
        }
        _ => None,
    }
}

pub fn compare(op: Cmp, w: u8, a: [Val; 2], b: [Val; 2]) -> Result<Val, Trouble> {
    let defined = a.iter().chain(&b).all(|v| v.undef == 0);
    if a.iter().chain(&b).any(|v| v.obj != 0) && defined && matches!(op, Cmp::Eq | Cmp::Ne) {
        return Ok(Val::int(((a == b) == (op == Cmp::Eq)) as u64));
    }
    let (Some(x), Some(y)) = (number(w, a)?, number(w, b)?) else {
        return Ok(Val { bits: 0, undef: 1, obj: 0 });
    };
    let (sx, sy) = (signed(x, w), signed(y, w));
    let r = match op {
        Cmp::Eq => x == y,
        Cmp::Ne => x != y,
        Cmp::Ult => x < y,
        Cmp::Ule => x <= y,
        Cmp::Ugt => x > y,
        Cmp::Uge => x >= y,
        Cmp::Slt => sx < sy,
        Cmp::Sle => sx <= sy,
        Cmp::Sgt => sx > sy,
        Cmp::Sge => sx >= sy,
        _ => unreachable!("integers are not compared as floating-point numbers"),
    };
    Ok(Val::int(r as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(x: u128) -> [Val; 2] {
        [Val::int(x as u64), Val::int((x >> 64) as u64)]
    }

    #[test]
    fn arithmetic_is_cut_to_the_width() {
        let all = u128::MAX >> 63; // 65 ones
        assert_eq!(binary(BinOp::Add, 65, pair(all), pair(1)), Ok(pair(0)));
        assert_eq!(binary(BinOp::AShr, 65, pair(all), pair(3)), Ok(pair(all)));
        assert_eq!(
            binary(BinOp::SDiv, 128, pair(-7i128 as u128), pair(2)),
            Ok(pair(-3i128 as u128))
        );
        assert_eq!(binary(BinOp::UDiv, 128, pair(7), pair(0)), Err(Trouble::DivisionByZero));
        assert_eq!(compare(Cmp::Slt, 65, pair(all), pair(0)), Ok(Val::int(1)));
        assert_eq!(compare(Cmp::Ult, 65, pair(all), pair(0)), Ok(Val::int(0)));
    }

    #[test]
    fn overflow_is_that_of_the_width() {
        let over = |op, w, x: i128, y: i128| {
            let r = binary(op, w, pair(x as u128), pair(y as u128)).expect("numbers");
            r[0].bits == 1
        };
        // 2^64 - 1 and -1 as numbers of 65 bits: their product fits, that of 2^64 - 1 and 2 does not.
        let most = u64::MAX as i128;
        let cut = |x: i128| (x as u128 & (u128::MAX >> 63)) as i128;
        assert!(!over(BinOp::SMulOv, 65, most, cut(-1)));
        assert!(over(BinOp::SMulOv, 65, most, 2));
        assert!(over(BinOp::SAddOv, 65, most, 1) && !over(BinOp::SAddOv, 65, most, 0));
        assert!(over(BinOp::UAddOv, 65, cut(-1), 1) && !over(BinOp::UAddOv, 65, most, 1));
        assert!(over(BinOp::USubOv, 128, 1, 2) && !over(BinOp::SSubOv, 128, 1, 2));
        assert!(over(BinOp::UMulOv, 128, i128::MAX, 3) && !over(BinOp::UMulOv, 128, i128::MAX, 2));
    }

    #[test]
    fn a_pointer_and_a_tag_come_apart_and_together() {
        let (p, tag) = (Val::pointer(7, 8), Val::int(3));
        let both = [p, tag];
        let shift = |op, v| binary(op, 128, v, pair(64));
        assert_eq!(shift(BinOp::LShr, both), Ok([tag, Val::ZERO]));
        assert_eq!(shift(BinOp::Shl, [p, Val::ZERO]), Ok([Val::ZERO, p]));
        assert_eq!(binary(BinOp::Add, 128, both, pair(1 << 64)), Ok([p, Val::int(4)]));
        assert_eq!(compare(Cmp::Eq, 128, both, both), Ok(Val::int(1)));
        assert_eq!(compare(Cmp::Ne, 128, both, [p, Val::int(4)]), Ok(Val::int(1)));
        assert_eq!(binary(BinOp::Add, 128, both, pair(1)), Err(Trouble::Address));
    }

    #[test]
    fn what_is_undefined_stays_so() {
        let half = [Val::int(1), Val::UNDEF];
        let r = binary(BinOp::Add, 128, half, pair(1)).expect("no fault by itself");
        assert!(!r[0].is_defined() && !r[1].is_defined());
        assert_eq!(compare(Cmp::Eq, 128, half, pair(1)).map(|v| v.undef), Ok(1));
    }
}
