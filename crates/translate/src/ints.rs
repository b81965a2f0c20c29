//! C's integers in Promela's, which has one kind of arithmetic: C's `int`.
//!
//! - Up to 32 bits everything is exact: an unsigned 32-bit number is the `int`
//!   with the same bits, and comparison, division and right shift, which could
//!   tell, are written so that they do not. Narrower types are cut after every
//!   conversion to them, unless the possible values say that nothing is lost.
//! - 64 bits are held in 32. Wherever a result might not fit there is an
//!   assertion, so that a run that leaves the range is told and never wrong.

use crate::c::Op;
use crate::pml::{ATOM, Check, UNARY, Val};
use crate::types::Type;

const MIN: i64 = i32::MIN as i64;
const MAX: i64 = i32::MAX as i64;
const LOWEST: &str = "(~2147483647)";

pub const TOO_LARGE: &str = "a 64-bit number left the 32 bits that the model keeps of it";

/// The binding of a binary operator, as in C.
pub fn precedence(op: Op) -> u8 {
    match op {
        Op::Mul | Op::Div | Op::Rem => 11,
        Op::Add | Op::Sub => 10,
        Op::Shl | Op::Shr => 9,
        Op::Lt | Op::Le | Op::Gt | Op::Ge => 8,
        Op::Eq | Op::Ne => 7,
        Op::And => 6,
        Op::Xor => 5,
        Op::Or => 4,
    }
}

/// Value conversion, `from` one integer type `to` another.
pub fn convert(v: Val, to: &Type) -> Val {
    let Some((bits, signed)) = to.integer() else { return v };
    if bits == 1 {
        return v.truth();
    }
    let (lo, hi) = to.range();
    let fits = lo <= v.range.0 && v.range.1 <= hi;
    if let Some(n) = v.constant().filter(|_| bits <= 32) {
        return Val::number(cut(n, bits, signed));
    }
    if fits {
        return v;
    }
    let range = (lo, hi);
    match (bits, signed) {
        (8, false) | (16, false) => {
            let mask = (1i64 << bits) - 1;
            let text = format!("{} & {mask}", v.at(6));
            Val::with(text, 6, range, &[&v])
        }
        (8, true) | (16, true) => {
            let (mask, sign) = ((1i64 << bits) - 1, 1i64 << (bits - 1));
            let text = format!("(({} & {mask}) ^ {sign}) - {sign}", v.at(6));
            Val::with(text, 10, range, &[&v])
        }
        (32, _) => Val { range, ..v },
        _ => {
            // 64 bits: what the 32 held bits mean must not change.
            let mut v = v;
            if v.is_large() || (!signed && v.range.0 < 0) {
                v.checks.push(Check { cond: format!("{} >= 0", v.at(8)), note: TOO_LARGE.into() });
            }
            v.range = (v.range.0.clamp(lo, hi), v.range.1.clamp(lo, hi));
            v
        }
    }
}

fn cut(n: i64, bits: u8, signed: bool) -> i64 {
    let shift = 64 - u32::from(bits);
    if signed { n << shift >> shift } else { ((n as u64) << shift >> shift) as i64 }
}

/// `a op b`, both already of type `ty`.
pub fn binary(op: Op, a: Val, b: Val, ty: &Type) -> Val {
    if op.is_comparison() {
        return compare(op, a, b);
    }
    let (bits, signed) = ty.integer().unwrap_or((32, true));
    if let (Some(x), Some(y)) = (a.constant(), b.constant())
        && let Some(n) = folded(op, x, y)
    {
        let (lo, hi) = ty.range();
        if bits <= 32 {
            return Val::number(cut(n, bits, signed));
        }
        if lo <= n && n <= hi {
            return Val::number(n);
        }
    }
    match (op, a.constant(), b.constant()) {
        (Op::Add | Op::Sub, _, Some(0)) | (Op::Mul, _, Some(1)) => return a,
        (Op::Add, Some(0), _) | (Op::Mul, Some(1), _) => return b,
        _ => {}
    }
    match op {
        Op::Add | Op::Sub | Op::Mul => ring(op, a, b, bits, signed, ty),
        Op::Div | Op::Rem => divide(op, a, b, signed),
        Op::Shl => shift_left(a, b, bits, signed),
        Op::Shr => shift_right(a, b, bits),
        _ => bitwise(op, a, b, ty),
    }
}

fn folded(op: Op, x: i64, y: i64) -> Option<i64> {
    match op {
        Op::Add => x.checked_add(y),
        Op::Sub => x.checked_sub(y),
        Op::Mul => x.checked_mul(y),
        Op::Div if y != 0 => x.checked_div(y),
        Op::Rem if y != 0 => x.checked_rem(y),
        Op::Shl if (0..32).contains(&y) => x.checked_mul(1 << y),
        Op::Shr if (0..32).contains(&y) => Some(x >> y),
        Op::And => Some(x & y),
        Op::Or => Some(x | y),
        Op::Xor => Some(x ^ y),
        _ => None,
    }
}

/// Without the checks of the operands, which their user already has.
fn plain(op: Op, a: &Val, b: &Val, range: (i64, i64)) -> Val {
    let p = precedence(op);
    let text = format!("{} {} {}", a.at(p), op.text(), b.at(p + 1));
    Val::with(text, p, range, &[a, b])
}

fn interval(op: Op, a: (i64, i64), b: (i64, i64)) -> (i64, i64) {
    let ends = |f: fn(i64, i64) -> i64| {
        let all = [f(a.0, b.0), f(a.0, b.1), f(a.1, b.0), f(a.1, b.1)];
        (all.into_iter().min().unwrap_or(MIN), all.into_iter().max().unwrap_or(MAX))
    };
    match op {
        Op::Add => ends(i64::saturating_add),
        Op::Sub => ends(i64::saturating_sub),
        _ => ends(i64::saturating_mul),
    }
}

fn ring(op: Op, a: Val, b: Val, bits: u8, signed: bool, ty: &Type) -> Val {
    let range = interval(op, a.range, b.range);
    let (lo, hi) = ty.range();
    let fits = lo <= range.0 && range.1 <= hi;
    if bits <= 32 {
        let range = if fits { range } else { (lo, hi) };
        return plain(op, &a, &b, range);
    }
    let mut v = plain(op, &a, &b, (range.0.clamp(lo, hi), range.1.clamp(lo, hi)));
    if !fits {
        let (x, y) = (a.at(ATOM), b.at(ATOM));
        let cond = match (op, signed) {
            (Op::Add, true) => {
                format!("({y} >= 0 -> {x} <= 2147483647 - {y} : {x} >= -2147483647 - {y})")
            }
            (Op::Add, false) => format!("{x} <= 2147483647 - {y}"),
            (Op::Sub, true) => {
                format!("({y} >= 0 -> {x} >= -2147483647 + {y} : {x} <= 2147483647 + {y})")
            }
            (Op::Sub, false) => format!("{x} >= {y}"),
            _ => format!(
                "({y} == 0 || {x} == 0 || ({x} >= -46340 && {x} <= 46340 && {y} >= -46340 && {y} <= 46340))"
            ),
        };
        v.checks.push(Check { cond, note: TOO_LARGE.into() });
    }
    v
}

fn divide(op: Op, a: Val, b: Val, signed: bool) -> Val {
    let mut checks = Vec::new();
    if b.range.0 <= 0 && b.range.1 >= 0 {
        checks.push(Check { cond: format!("{} != 0", b.at(8)), note: "division by zero".into() });
    }
    if signed && a.range.0 <= MIN && b.range.0 <= -1 && b.range.1 >= -1 {
        checks.push(Check {
            cond: format!("{} != {LOWEST} || {} != -1", a.at(8), b.at(8)),
            note: "a quotient that does not fit".into(),
        });
    }
    let mut v = if !signed && (a.is_large() || b.is_large()) {
        large_division(op, &a, &b)
    } else {
        let largest = a.range.0.saturating_abs().max(a.range.1.saturating_abs());
        let range = match (op, a.range.0 >= 0 && b.range.0 >= 0) {
            (Op::Div, true) => (0, a.range.1 / b.range.0.max(1)),
            (Op::Div, false) => (-largest, largest),
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

/// Unsigned division by halves: the quotient of half, doubled, put right.
fn large_division(op: Op, a: &Val, b: &Val) -> Val {
    let name = if op == Op::Div { "unsigned_quotient" } else { "unsigned_remainder" };
    let text = format!("{name}({}, {})", a.at(ATOM), b.at(ATOM));
    Val::with(text, ATOM, (0, u32::MAX.into()), &[a, b])
}

/// The macros that [`large_division`] needs.
pub const LARGE_DIVISION: &str = "\
#define unsigned_less(a, b) (((a) ^ (~2147483647)) < ((b) ^ (~2147483647)))
#define half_quotient(a, b) (((((a) >> 1) & 2147483647) / (b)) * 2)
#define unsigned_quotient(a, b) (((b) < 0) -> (unsigned_less((a), (b)) -> 0 : 1) : (half_quotient((a), (b)) + (unsigned_less(((a) - half_quotient((a), (b)) * (b)), (b)) -> 0 : 1)))
#define unsigned_remainder(a, b) ((a) - unsigned_quotient((a), (b)) * (b))
";

fn amount(b: &Val, bits: u8) -> Option<Check> {
    let most = i64::from(bits.max(32)) - 1;
    let fits = 0 <= b.range.0 && b.range.1 <= most;
    let cond = format!("{} >= 0 && {} <= {most}", b.at(8), b.at(8));
    (!fits).then(|| Check { cond, note: "a shift by more than the width".into() })
}

fn shift_left(a: Val, b: Val, bits: u8, signed: bool) -> Val {
    let fits = a.range.0 >= 0
        && (0..=31).contains(&b.range.1)
        && a.range.1.checked_mul(1 << b.range.1.clamp(0, 31)).is_some_and(|n| n <= MAX);
    let range = match fits {
        true => (0, a.range.1 << b.range.1.clamp(0, 31)),
        false if bits > 32 => (0, MAX),
        false if signed => (MIN, MAX),
        false => (0, u32::MAX.into()),
    };
    let mut v = plain(Op::Shl, &a, &b, range);
    v.checks.extend(amount(&b, bits.min(32)));
    if bits > 32 && !fits {
        let (x, n) = (a.at(ATOM), b.at(ATOM));
        let cond = format!("{x} >= 0 && {n} < 31 && {x} <= (2147483647 >> {n})");
        v.checks.push(Check { cond, note: TOO_LARGE.into() });
    }
    v
}

fn shift_right(a: Val, b: Val, bits: u8) -> Val {
    // Of the 64 bits of a held number all beyond the 32nd are its sign.
    if bits > 32 && b.range.1 > 31 {
        let n = format!("({} > 31 -> 31 : {})", b.at(8), b.at(1));
        let b = Val::with(n, ATOM, (0, 31), &[&b]);
        let range = (a.range.0.min(0), a.range.1.max(0));
        return plain(Op::Shr, &a, &b, range);
    }
    let mut v = if a.is_large() {
        match b.constant() {
            Some(0) => a,
            Some(n) => {
                let n = n.clamp(1, 31);
                let text = format!("({} >> {n}) & {}", a.at(9), MAX >> (n - 1));
                Val::with(text, 6, (0, MAX >> (n - 1)), &[&a])
            }
            None => {
                let (x, n) = (a.at(ATOM), b.at(ATOM));
                let text = format!("({n} == 0 -> {x} : ({x} >> {n}) & (2147483647 >> ({n} - 1)))");
                Val::with(text, ATOM, (0, u32::MAX.into()), &[&a, &b])
            }
        }
    } else {
        let range = (a.range.0.min(0), a.range.1.max(0));
        plain(Op::Shr, &a, &b, range)
    };
    v.checks.extend(amount(&b, bits.min(32)));
    v
}

fn bitwise(op: Op, a: Val, b: Val, ty: &Type) -> Val {
    let range = if a.range.0 >= 0 && b.range.0 >= 0 {
        let most = if op == Op::And {
            a.range.1.min(b.range.1)
        } else {
            (a.range.1.max(b.range.1).min(u32::MAX.into()) as u64 + 1).next_power_of_two() as i64
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
    let (x, y, sign) = (a.at(8), b.at(8), op.text());
    let upper = matches!(op, Op::Lt | Op::Le);
    match (large_a, large_b) {
        // As an int, a large number is negative.
        (true, false) => {
            let text = match upper {
                true => format!("{x} >= 0 && {x} {sign} {y}"),
                false => format!("{x} < 0 || {x} {sign} {y}"),
            };
            Val::with(format!("({text})"), ATOM, truth, &[&a, &b])
        }
        (false, true) => {
            let text = match upper {
                true => format!("{y} < 0 || {x} {sign} {y}"),
                false => format!("{y} >= 0 && {x} {sign} {y}"),
            };
            Val::with(format!("({text})"), ATOM, truth, &[&a, &b])
        }
        _ => {
            let text = format!("({} ^ {LOWEST}) {sign} ({} ^ {LOWEST})", a.at(6), b.at(6));
            Val::with(text, 8, truth, &[&a, &b])
        }
    }
}

/// `-a`
pub fn negate(a: Val, ty: &Type) -> Val {
    if let Some(n) = a.constant() {
        let (bits, signed) = ty.integer().unwrap_or((32, true));
        return Val::number(cut(n.wrapping_neg(), bits.min(32), signed));
    }
    match ty.integer() {
        Some((64, signed)) => ring(Op::Sub, Val::number(0), a, 64, signed, ty),
        _ => {
            let (lo, hi) = ty.range();
            let range = (a.range.1.saturating_neg(), a.range.0.saturating_neg());
            let range = if lo <= range.0 && range.1 <= hi { range } else { (lo, hi) };
            Val::with(format!("-{}", a.at(ATOM)), UNARY, range, &[&a])
        }
    }
}

/// `~a`
pub fn complement(a: Val, ty: &Type) -> Result<Val, &'static str> {
    match ty.integer() {
        Some((64, false)) => Err("`~` of an unsigned 64-bit number does not fit in the model"),
        _ => Ok(Val::with(format!("~{}", a.at(ATOM)), UNARY, ty.range(), &[&a])),
    }
}
