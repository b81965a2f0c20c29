//! C's integers in Promela's, which has one kind of arithmetic: C's `int`.
//!
//! - Up to 32 bits everything is exact: an unsigned 32-bit number is the `int`
//!   with the same bits, and comparison, division and right shift, which could
//!   tell, are written so that they do not. Narrower types are cut after every
//!   conversion to them, unless the possible values say that nothing is lost.
//! - Of 64 bits, numbers that are known to fit in 32 are held so. All others are
//!   pairs of words, and what is done with them is in `wide`; here is only which
//!   numbers come out.

use crate::build::*;
use crate::c::Op;
use crate::steps::{Check, Val};
use crate::types::Type;

const MIN: i128 = i32::MIN as i128;
const MAX: i128 = i32::MAX as i128;

/// Value conversion of a number in one word to another integer type. To 64 bits,
/// it must not change (see `wide`).
pub fn convert(v: Val, to: &Type) -> Val {
    let Some((bits, signed)) = to.integer() else { return v };
    if bits == 1 {
        return v.truth();
    }
    let (lo, hi) = to.range();
    let fits = lo <= v.range.0 && v.range.1 <= hi;
    if let Some(n) = v.constant() {
        return Val::number(cut(n, bits, signed));
    }
    if fits {
        return v;
    }
    let range = (lo, hi);
    match (bits, signed) {
        (8, false) | (16, false) => Val::with(masked(v.expr.clone(), bits), range, &[&v]),
        (8, true) | (16, true) => Val::with(extended(v.expr.clone(), bits), range, &[&v]),
        _ => Val { range, ..v },
    }
}

/// Cuts a number to a bit-field's width.
pub fn convert_bits(v: Val, bits: u8, signed: bool) -> Val {
    let range = bits_range(bits, signed);
    if range.0 <= v.range.0 && v.range.1 <= range.1 {
        return v;
    }
    if let Some(n) = v.constant() {
        return Val::number(cut(n, bits, signed));
    }
    let v = if v.is_wide() { v.low() } else { v };
    match (bits, signed) {
        (32.., _) => Val { range, ..v },
        (_, true) => Val::with(extended(v.expr.clone(), bits), range, &[&v]),
        (_, false) => Val::with(masked(v.expr.clone(), bits), range, &[&v]),
    }
}

/// The lowest bits of a word.
fn masked(e: PmlExpr, bits: u8) -> PmlExpr {
    bin(BinOp::BitAnd, e, num((1 << bits) - 1))
}

/// The lowest bits of a word, the highest of them for the sign.
fn extended(e: PmlExpr, bits: u8) -> PmlExpr {
    let sign = || num(1 << (bits - 1));
    sub(bin(BinOp::BitXor, masked(e, bits), sign()), sign())
}

/// The numbers that so many bits hold.
pub fn bits_range(bits: u8, signed: bool) -> (i128, i128) {
    let bits = bits.clamp(1, 64);
    if signed { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

fn cut(n: i128, bits: u8, signed: bool) -> i128 {
    let shift = 128 - u32::from(bits);
    if signed { n << shift >> shift } else { ((n as u128) << shift >> shift) as i128 }
}

/// The numbers that a conversion may give.
pub fn converted(r: (i128, i128), to: &Type) -> (i128, i128) {
    let whole = to.range();
    match to.integer() {
        Some((1, _)) => (0, 1),
        Some(_) if whole.0 <= r.0 && r.1 <= whole.1 => r,
        Some((bits, signed)) if r.0 == r.1 => {
            let n = cut(r.0, bits, signed);
            (n, n)
        }
        Some(_) => whole,
        None => r,
    }
}

/// The numbers that an operation may give.
pub fn result(op: Op, a: (i128, i128), b: (i128, i128), ty: &Type) -> (i128, i128) {
    match ty.integer() {
        _ if op.is_comparison() => (0, 1),
        Some((64, _)) => result_64(op, a, b, ty.range()),
        _ => binary(op, Val::local(var("x"), a), Val::local(var("x"), b), ty).range,
    }
}

fn result_64(op: Op, a: (i128, i128), b: (i128, i128), whole: (i128, i128)) -> (i128, i128) {
    let most = |r: (i128, i128)| r.0.saturating_abs().max(r.1.saturating_abs());
    let positive = a.0 >= 0 && b.0 >= 0;
    let r = match op {
        Op::Add | Op::Sub | Op::Mul => interval(op, a, b),
        Op::Div if positive => (0, a.1 / b.0.max(1)),
        Op::Div => (-most(a), most(a)),
        Op::Rem if positive => (0, a.1.min((b.1 - 1).max(0))),
        Op::Rem => {
            let m = most(b).max(1) - 1;
            (if a.0 < 0 { -m } else { 0 }, m)
        }
        Op::Shl if a.0 >= 0 && b.0 >= 0 && b.1 < 64 => (0, a.1.saturating_mul(1 << b.1)),
        Op::Shl => return whole,
        Op::Shr => {
            let by = b.0.clamp(0, 63);
            ((a.0 >> by).min(0), (a.1 >> by).max(0))
        }
        Op::And if positive => (0, a.1.min(b.1)),
        Op::And if a.0 >= 0 => (0, a.1),
        Op::And if b.0 >= 0 => (0, b.1),
        _ if positive => (0, (a.1.max(b.1) as u128 + 1).next_power_of_two() as i128 - 1),
        _ => return whole,
    };
    if whole.0 <= r.0 && r.1 <= whole.1 { r } else { whole }
}

/// The numbers that `-a` may be.
pub fn negated(a: (i128, i128), ty: &Type) -> (i128, i128) {
    let (whole, r) = (ty.range(), (a.1.saturating_neg(), a.0.saturating_neg()));
    if whole.0 <= r.0 && r.1 <= whole.1 { r } else { whole }
}

/// `a op b`, both already of type `ty`.
pub fn binary(op: Op, a: Val, b: Val, ty: &Type) -> Val {
    if op.is_comparison() {
        return compare(op, a, b);
    }
    let (bits, signed) = ty.integer().unwrap_or((32, true));
    if let (Some(x), Some(y)) = (a.constant(), b.constant())
        && let Some(n) = folded(op, x, y, bits)
    {
        return Val::number(cut(n, bits, signed));
    }
    match (op, a.constant(), b.constant()) {
        (Op::Add | Op::Sub, _, Some(0)) | (Op::Mul, _, Some(1)) => return a,
        (Op::Add, Some(0), _) | (Op::Mul, Some(1), _) => return b,
        _ => {}
    }
    match op {
        Op::Add | Op::Sub | Op::Mul => ring(op, a, b, ty),
        Op::Div | Op::Rem => divide(op, a, b, signed),
        Op::Shl => shift_left(a, b, signed),
        Op::Shr => shift_right(a, b),
        _ => bitwise(op, a, b, ty),
    }
}

fn folded(op: Op, x: i128, y: i128, bits: u8) -> Option<i128> {
    let bits = i128::from(bits.max(32));
    match op {
        // What is beyond 128 bits is cut off anyway.
        Op::Add => Some(x.wrapping_add(y)),
        Op::Sub => Some(x.wrapping_sub(y)),
        Op::Mul => Some(x.wrapping_mul(y)),
        Op::Div if y != 0 => x.checked_div(y),
        Op::Rem if y != 0 => x.checked_rem(y),
        Op::Shl if (0..bits).contains(&y) => Some(x.wrapping_shl(y as u32)),
        Op::Shr if (0..bits).contains(&y) => Some(x >> y),
        Op::And => Some(x & y),
        Op::Or => Some(x | y),
        Op::Xor => Some(x ^ y),
        _ => None,
    }
}

/// Without the checks of the operands, which their user already has.
fn plain(op: Op, a: &Val, b: &Val, range: (i128, i128)) -> Val {
    Val::with(bin(operator(op), a.expr.clone(), b.expr.clone()), range, &[a, b])
}

fn interval(op: Op, a: (i128, i128), b: (i128, i128)) -> (i128, i128) {
    let ends = |f: fn(i128, i128) -> i128| {
        let all = [f(a.0, b.0), f(a.0, b.1), f(a.1, b.0), f(a.1, b.1)];
        (all.into_iter().min().unwrap_or(MIN), all.into_iter().max().unwrap_or(MAX))
    };
    match op {
        Op::Add => ends(i128::saturating_add),
        Op::Sub => ends(i128::saturating_sub),
        _ => ends(i128::saturating_mul),
    }
}

fn ring(op: Op, a: Val, b: Val, ty: &Type) -> Val {
    let range = interval(op, a.range, b.range);
    let (lo, hi) = ty.range();
    let fits = lo <= range.0 && range.1 <= hi;
    plain(op, &a, &b, if fits { range } else { (lo, hi) })
}

fn divide(op: Op, a: Val, b: Val, signed: bool) -> Val {
    let mut checks = Vec::new();
    if b.range.0 <= 0 && b.range.1 >= 0 {
        checks.push(Check::new(ne(b.expr.clone(), num(0)), "division by zero"));
    }
    if signed && a.range.0 <= MIN && b.range.0 <= -1 && b.range.1 >= -1 {
        let fits = or(ne(a.expr.clone(), num(MIN)), ne(b.expr.clone(), num(-1)));
        checks.push(Check::new(fits, "a quotient that does not fit"));
    }
    let mut v = if !signed && (a.is_large() || b.is_large()) {
        large_division(op, &a, &b)
    } else {
        let largest = a.range.0.saturating_abs().max(a.range.1.saturating_abs());
        let range = match (op, a.range.0 >= 0 && b.range.0 >= 0) {
            (Op::Div, true) => (0, a.range.1 / b.range.0.max(1)),
            // The one quotient that does not fit is asserted not to occur.
            (Op::Div, false) => {
                let by = if b.range.0 > 0 { b.range.0 } else { (-b.range.1).max(1) };
                ((-(largest / by)).max(MIN), (largest / by).min(i32::MAX.into()))
            }
            (_, true) => (0, a.range.1.min((b.range.1 - 1).max(0))),
            _ => {
                let m = b.range.0.saturating_abs().max(b.range.1.saturating_abs()).max(1) - 1;
                (if a.range.0 < 0 { -m } else { 0 }, m)
            }
        };
        plain(op, &a, &b, range)
    };
    v.checks.extend(checks);
    v
}

/// Unsigned division by halves: the quotient of half, doubled, put right. Each
/// operand occurs several times: who asks for it keeps them small.
fn large_division(op: Op, a: &Val, b: &Val) -> Val {
    let (x, y) = (|| a.expr.clone(), || b.expr.clone());
    let half = || {
        let shifted = bin(BinOp::BitAnd, bin(BinOp::Shr, x(), num(1)), num(MAX));
        bin(BinOp::Mul, bin(BinOp::Div, shifted, y()), num(2))
    };
    let rest = sub(x(), bin(BinOp::Mul, half(), y()));
    let least = add(half(), choice(below(rest, y()), num(0), num(1)));
    let one = choice(below(x(), y()), num(0), num(1));
    let quotient = choice(lt(y(), num(0)), one, least);
    let e = match op {
        Op::Div => quotient,
        _ => sub(x(), bin(BinOp::Mul, quotient, y())),
    };
    Val::with(e, (0, u32::MAX.into()), &[a, b])
}

/// That a number of bits to shift by is below the width.
pub fn amount(b: &Val, bits: u8) -> Option<Check> {
    let most = i128::from(bits.max(32)) - 1;
    let fits = 0 <= b.range.0 && b.range.1 <= most;
    let inside = and(ge(b.expr.clone(), num(0)), le(b.expr.clone(), num(most)));
    (!fits).then(|| Check::new(inside, "a shift by more than the width"))
}

fn shift_left(a: Val, b: Val, signed: bool) -> Val {
    let fits = a.range.0 >= 0
        && (0..=31).contains(&b.range.1)
        && a.range.1.checked_mul(1 << b.range.1.clamp(0, 31)).is_some_and(|n| n <= MAX);
    let range = match fits {
        true => (0, a.range.1 << b.range.1.clamp(0, 31)),
        false if signed => (MIN, MAX),
        false => (0, u32::MAX.into()),
    };
    let mut v = plain(Op::Shl, &a, &b, range);
    v.checks.extend(amount(&b, 32));
    v
}

fn shift_right(a: Val, b: Val) -> Val {
    let mut v = if a.is_large() {
        match b.constant() {
            Some(0) => a,
            Some(n) => {
                let n = n.clamp(1, 31);
                let shifted = bin(BinOp::Shr, a.expr.clone(), num(n));
                let most = MAX >> (n - 1);
                Val::with(bin(BinOp::BitAnd, shifted, num(most)), (0, most), &[&a])
            }
            None => {
                let (x, n) = (|| a.expr.clone(), || b.expr.clone());
                let mask = bin(BinOp::Shr, num(MAX), sub(n(), num(1)));
                let shifted = bin(BinOp::BitAnd, bin(BinOp::Shr, x(), n()), mask);
                let e = choice(eq(n(), num(0)), x(), shifted);
                Val::with(e, (0, u32::MAX.into()), &[&a, &b])
            }
        }
    } else {
        let range = (a.range.0.min(0), a.range.1.max(0));
        plain(Op::Shr, &a, &b, range)
    };
    v.checks.extend(amount(&b, 32));
    v
}

fn bitwise(op: Op, a: Val, b: Val, ty: &Type) -> Val {
    let range = if a.range.0 >= 0 && b.range.0 >= 0 {
        let most = if op == Op::And {
            a.range.1.min(b.range.1)
        } else {
            (a.range.1.max(b.range.1).min(u32::MAX.into()) as u64 + 1).next_power_of_two() as i128
                - 1
        };
        (0, most)
    } else if op == Op::And && (a.range.0 >= 0 || b.range.0 >= 0) {
        (0, if a.range.0 >= 0 { a.range.1 } else { b.range.1 })
    } else {
        ty.range()
    };
    plain(op, &a, &b, range)
}

fn compare(op: Op, a: Val, b: Val) -> Val {
    let truth = (0, 1);
    let (large_a, large_b) = (a.is_large(), b.is_large());
    if matches!(op, Op::Eq | Op::Ne) || (!large_a && !large_b) {
        return plain(op, &a, &b, truth);
    }
    let (x, y) = (|| a.expr.clone(), || b.expr.clone());
    let plain = bin(operator(op), x(), y());
    let upper = matches!(op, Op::Lt | Op::Le);
    // As an int, a large number is negative.
    let is_negative = |e| lt(e, num(0));
    let not_negative = |e| ge(e, num(0));
    let e = match (large_a, large_b, upper) {
        (true, false, true) => and(not_negative(x()), plain),
        (true, false, false) => or(is_negative(x()), plain),
        (false, true, true) => or(is_negative(y()), plain),
        (false, true, false) => and(not_negative(y()), plain),
        _ => {
            let turned = |e| bin(BinOp::BitXor, e, num(MIN));
            bin(operator(op), turned(x()), turned(y()))
        }
    };
    Val::with(e, truth, &[&a, &b])
}

/// `-a`, in one word.
pub fn negate(a: Val, ty: &Type) -> Val {
    let (bits, signed) = ty.integer().unwrap_or((32, true));
    if let Some(n) = a.constant() {
        return Val::number(cut(n.wrapping_neg(), bits, signed));
    }
    let range = negated(a.range, ty);
    Val::with(negative(a.expr.clone()), range, &[&a])
}

/// `~a`, in one word.
pub fn complement(a: Val, ty: &Type) -> Val {
    let (bits, signed) = ty.integer().unwrap_or((32, true));
    if let Some(n) = a.constant() {
        return Val::number(cut(!n, bits, signed));
    }
    Val::with(crate::build::complement(a.expr.clone()), ty.range(), &[&a])
}
