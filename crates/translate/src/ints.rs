//! C's integers in Promela's, which has one kind of arithmetic: C's `int`.
//!
//! - Up to 32 bits everything is exact: an unsigned 32-bit number is the `int`
//!   with the same bits, and comparison, division and right shift, which could
//!   tell, are written so that they do not. Narrower types are cut after every
//!   conversion to them, unless the possible values say that nothing is lost.
//! - Of 64 bits, numbers that are known to fit in 32 are held so. All others are
//!   pairs of words, and what is done with them is in `wide`; here is only which
//!   numbers come out.

use crate::c::Op;
use crate::pml::{ATOM, Check, UNARY, Val};
use crate::types::Type;

const MIN: i128 = i32::MIN as i128;
const MAX: i128 = i32::MAX as i128;
const LOWEST: &str = "(~2147483647)";

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
        (8, false) | (16, false) => {
            let mask = (1i128 << bits) - 1;
            let text = format!("{} & {mask}", v.at(6));
            Val::with(text, 6, range, &[&v])
        }
        (8, true) | (16, true) => {
            let (mask, sign) = ((1i128 << bits) - 1, 1i128 << (bits - 1));
            let text = format!("(({} & {mask}) ^ {sign}) - {sign}", v.at(6));
            Val::with(text, 10, range, &[&v])
        }
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
    let (mask, sign) = ((1i128 << bits) - 1, 1i128 << (bits - 1));
    match (bits, signed) {
        (32.., _) => Val { range, ..v },
        (_, true) => {
            Val::with(format!("(({} & {mask}) ^ {sign}) - {sign}", v.at(6)), 10, range, &[&v])
        }
        (_, false) => Val::with(format!("{} & {mask}", v.at(6)), 6, range, &[&v]),
    }
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
        _ => binary(op, Val::local("x", a), Val::local("x", b), ty).range,
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
    let p = precedence(op);
    let text = format!("{} {} {}", a.at(p), op.text(), b.at(p + 1));
    Val::with(text, p, range, &[a, b])
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

/// Whether an expression has a conditional one in it, also by these macros.
pub fn is_choice(text: &str) -> bool {
    ["->", "unsigned_quotient(", "unsigned_remainder("].iter().any(|c| text.contains(c))
}

/// That a number of bits to shift by is below the width.
pub fn amount(b: &Val, bits: u8) -> Option<Check> {
    let most = i128::from(bits.max(32)) - 1;
    let fits = 0 <= b.range.0 && b.range.1 <= most;
    let cond = format!("{} >= 0 && {} <= {most}", b.at(8), b.at(8));
    (!fits).then(|| Check { cond, note: "a shift by more than the width".into() })
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

/// `-a`, in one word.
pub fn negate(a: Val, ty: &Type) -> Val {
    let (bits, signed) = ty.integer().unwrap_or((32, true));
    if let Some(n) = a.constant() {
        return Val::number(cut(n.wrapping_neg(), bits, signed));
    }
    let range = negated(a.range, ty);
    Val::with(format!("-{}", a.at(ATOM)), UNARY, range, &[&a])
}

/// `~a`, in one word.
pub fn complement(a: Val, ty: &Type) -> Val {
    let (bits, signed) = ty.integer().unwrap_or((32, true));
    if let Some(n) = a.constant() {
        return Val::number(cut(!n, bits, signed));
    }
    Val::with(format!("~{}", a.at(ATOM)), UNARY, ty.range(), &[&a])
}
