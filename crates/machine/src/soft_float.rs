//! Floating-point numbers that registers and Rust's own types do not hold:
//! `long double` (80 or 128 bits, two registers), half and brain floats.
//!
//! The arithmetic is LLVM's own, in its port to Rust (`rustc_apfloat`), which
//! rounds to nearest as C does by default. Square roots, which it lacks, are
//! taken digit by digit here. Conversions to and from integers of up to 128
//! bits go this way for `float` and `double` too.
//!
//! Not here: sines, logarithms and powers of such numbers to their last digit.
//! C promises none; they are those of `double`.

use crate::inst::{BinOp, Cmp, UnOp};
use crate::ops;
use crate::value::{Val, mask};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;

/// A floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    Half,
    Brain,
    Single,
    Double,
    /// The 80 bits of x86's `long double`.
    Extended,
    Quad,
}

impl Format {
    pub fn bits(self) -> u8 {
        match self {
            Format::Half | Format::Brain => 16,
            Format::Single => 32,
            Format::Double => 64,
            Format::Extended => 80,
            Format::Quad => 128,
        }
    }

    /// How many registers a number takes.
    pub fn words(self) -> u32 {
        words(self.bits())
    }
}

fn words(bits: u8) -> u32 {
    if bits > 64 { 2 } else { 1 }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoftOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Min,
    Max,
    /// `a × b + c`, rounded once.
    MulAdd,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    /// Halves away from zero.
    Round,
    /// Halves to the even number.
    Rint,
    /// From one format to another.
    Convert,
    FromInt {
        w: u8,
        signed: bool,
    },
    ToInt {
        w: u8,
        signed: bool,
    },
    Compare(Cmp),
    /// Whether it is of a class in LLVM's mask.
    Class(u16),
    /// By way of `double`.
    Function(UnOp),
    InDouble(BinOp),
}

impl SoftOp {
    /// How many registers the result takes, if it is a number of `format`.
    pub fn results(self, format: Format) -> u32 {
        match self {
            SoftOp::Compare(_) | SoftOp::Class(_) => 1,
            SoftOp::ToInt { w, .. } => words(w),
            _ => format.words(),
        }
    }
}

/// Runs code for the type of a format.
macro_rules! in_format {
    ($format:expr, $f:ident => $body:expr) => {
        match $format {
            Format::Half => {
                type $f = Half;
                $body
            }
            Format::Brain => {
                type $f = BFloat;
                $body
            }
            Format::Single => {
                type $f = Single;
                $body
            }
            Format::Double => {
                type $f = Double;
                $body
            }
            Format::Extended => {
                type $f = X87DoubleExtended;
                $body
            }
            Format::Quad => {
                type $f = Quad;
                $body
            }
        }
    };
}

pub(crate) use in_format;

/// Applies an operation to registers: `from` is the format of the operands,
/// `to` that of a result that is a number. `None` if an operand is undefined.
pub fn apply(
    op: SoftOp,
    from: Format,
    to: Format,
    args: &[Val],
) -> Result<Option<u128>, ops::Trouble> {
    if args.iter().any(|v| v.obj != 0) {
        return Err(ops::Trouble::Address);
    }
    let w = if let SoftOp::FromInt { w, .. } = op { w } else { from.bits() };
    let n = words(w) as usize;
    let mut x = [0u128; 3];
    for (i, part) in args.chunks(n).take(3).enumerate() {
        let top = mask(w - 64 * (n as u8 - 1));
        let (lo, hi) = (part[0], part.get(1).copied().unwrap_or(Val::ZERO));
        let (lo_mask, hi_mask) = if n == 2 { (u64::MAX, top) } else { (top, 0) };
        if lo.undef & lo_mask != 0 || hi.undef & hi_mask != 0 {
            return Ok(None);
        }
        x[i] = (lo.bits & lo_mask) as u128 | ((hi.bits & hi_mask) as u128) << 64;
    }
    Ok(Some(match op {
        SoftOp::FromInt { w, signed } => {
            let shift = 128 - w as u32;
            let whole = ((x[0] << shift) as i128) >> shift;
            in_format!(to, F => if signed { F::from_i128(whole) } else { F::from_u128(x[0]) }.value.to_bits())
        }
        SoftOp::Convert => convert(from, to, x[0]),
        SoftOp::Function(f) => {
            let double = Val::int(convert(from, Format::Double, x[0]) as u64);
            let r = ops::unary(f, 64, 64, double)?;
            convert(Format::Double, to, r.bits as u128)
        }
        SoftOp::InDouble(f) => {
            let [a, b] = [x[0], x[1]].map(|x| Val::int(convert(from, Format::Double, x) as u64));
            let r = ops::binary(f, 64, false, a, b)?;
            convert(Format::Double, to, r.bits as u128)
        }
        _ => in_format!(from, F => compute::<F>(op, x)),
    }))
}

fn compute<F: Float>(op: SoftOp, x: [u128; 3]) -> u128 {
    let [a, b, c] = x.map(F::from_bits);
    let integral = |how| a.round_to_integral(how).value;
    let r = match op {
        SoftOp::Add => (a + b).value,
        SoftOp::Sub => (a - b).value,
        SoftOp::Mul => (a * b).value,
        SoftOp::Div => (a / b).value,
        SoftOp::Rem => a.c_fmod(b).value,
        SoftOp::Min => a.min(b),
        SoftOp::Max => a.max(b),
        SoftOp::MulAdd => a.mul_add(b, c).value,
        SoftOp::Sqrt => sqrt(a),
        SoftOp::Floor => integral(Round::TowardNegative),
        SoftOp::Ceil => integral(Round::TowardPositive),
        SoftOp::Trunc => integral(Round::TowardZero),
        SoftOp::Round => integral(Round::NearestTiesToAway),
        SoftOp::Rint => integral(Round::NearestTiesToEven),
        SoftOp::ToInt { w, signed: true } => {
            return a.to_i128(w as usize).value as u128 & (u128::MAX >> (128 - w as u32));
        }
        SoftOp::ToInt { w, signed: false } => return a.to_u128(w as usize).value,
        SoftOp::Compare(op) => return compare(op, a.partial_cmp(&b)) as u128,
        SoftOp::Class(classes) => return (classes >> class(a) & 1) as u128,
        SoftOp::Convert | SoftOp::FromInt { .. } | SoftOp::Function(_) | SoftOp::InDouble(_) => {
            unreachable!("done by the caller")
        }
    };
    r.to_bits()
}

fn compare(op: Cmp, order: Option<Ordering>) -> bool {
    use Cmp::*;
    let is = |o| order == Some(o);
    let (less, equal, greater) = (is(Ordering::Less), is(Ordering::Equal), is(Ordering::Greater));
    let unordered = order.is_none();
    match op {
        FFalse => false,
        FTrue => true,
        FOeq => equal,
        FOgt => greater,
        FOge => greater || equal,
        FOlt => less,
        FOle => less || equal,
        FOne => less || greater,
        FOrd => !unordered,
        FUno => unordered,
        FUeq => unordered || equal,
        FUgt => unordered || greater,
        FUge => !less,
        FUlt => unordered || less,
        FUle => !greater,
        FUne => !equal,
        Eq | Ne | Ult | Ule | Ugt | Uge | Slt | Sle | Sgt | Sge => {
            unreachable!("the front end compares integers as such")
        }
    }
}

/// The number of the class in the mask of `llvm.is.fpclass`.
fn class<F: Float>(a: F) -> u32 {
    if a.is_nan() {
        return if a.is_signaling() { 0 } else { 1 };
    }
    let size = match () {
        _ if a.is_infinite() => 0,
        _ if a.is_zero() => 3,
        _ if a.is_denormal() => 2,
        _ => 1,
    };
    if a.is_negative() { 2 + size } else { 9 - size }
}

/// The square root, digit by digit: two bits of the number give one of the
/// root; what is left over tells the rounding which side it is on.
fn sqrt<F: Float>(a: F) -> F {
    if a.is_nan() || a.is_zero() || a.is_pos_infinity() {
        return a;
    }
    if a.is_negative() {
        return F::NAN;
    }
    let p = F::PRECISION as i32;
    let mut power = a.ilogb() - (p - 1);
    let mut number = a.scalbn(-power).to_u128(128).value;
    if power % 2 != 0 {
        number <<= 1;
        power -= 1;
    }
    let more = p / 2 + 3;
    let (mut root, mut rest) = (0u128, 0u128);
    for i in (-more..64).rev() {
        let pair = if i < 0 { 0 } else { number >> (2 * i) & 3 };
        rest = rest << 2 | pair;
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    let sticky = (rest != 0) as u128;
    F::from_u128(root << 1 | sticky).value.scalbn(power / 2 - more - 1)
}

/// The bits of a number in another format.
pub fn convert(from: Format, to: Format, bits: u128) -> u128 {
    // By way of the widest, which holds all others exactly.
    let mut lost = false;
    let wide: Quad =
        in_format!(from, F => FloatConvert::<Quad>::convert(F::from_bits(bits), &mut lost).value);
    in_format!(to, F => FloatConvert::<F>::convert(wide, &mut lost).value.to_bits())
}

/// A number taken apart: sign, and `significand × 2^power` if it is finite.
pub struct Parts {
    pub negative: bool,
    pub size: Size,
}

pub enum Size {
    Nan,
    Infinite,
    Finite { significand: u128, power: i32 },
}

pub fn parts(bits: u128, format: Format) -> Parts {
    in_format!(format, F => {
        let v = F::from_bits(bits);
        let size = if v.is_nan() {
            Size::Nan
        } else if v.is_infinite() {
            Size::Infinite
        } else if v.is_zero() {
            Size::Finite { significand: 0, power: 0 }
        } else {
            let power = v.ilogb() - (F::PRECISION as i32 - 1);
            let significand = v.abs().scalbn(-power).to_u128(128).value;
            Size::Finite { significand, power }
        };
        Parts { negative: v.is_negative(), size }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(seed: &mut u64) -> u64 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        *seed
    }

    fn double(op: SoftOp, args: &[f64]) -> f64 {
        let args: Vec<Val> = args.iter().map(|a| Val::int(a.to_bits())).collect();
        let bits = apply(op, Format::Double, Format::Double, &args).expect("numbers");
        f64::from_bits(bits.expect("defined") as u64)
    }

    /// The processor's own doubles are the second way to the answer.
    #[test]
    fn in_double_it_is_what_the_processor_does() {
        let mut seed = 7;
        let number = |seed: &mut u64| {
            let x = random(seed);
            // Some of them small integers and near each other.
            if x & 3 == 0 { (x >> 58) as f64 - 20.0 } else { f64::from_bits(random(seed)) }
        };
        for _ in 0..20_000 {
            let (a, b) = (number(&mut seed), number(&mut seed));
            let same = |x: f64, y: f64, what: &str| {
                let nan = x.is_nan() && y.is_nan();
                assert!(nan || x.to_bits() == y.to_bits(), "{what} {a:e} {b:e}: {x:e} and {y:e}");
            };
            same(double(SoftOp::Add, &[a, b]), a + b, "add");
            same(double(SoftOp::Mul, &[a, b]), a * b, "mul");
            same(double(SoftOp::Div, &[a, b]), a / b, "div");
            same(double(SoftOp::Rem, &[a, b]), a % b, "rem");
            same(double(SoftOp::Sqrt, &[a]), a.sqrt(), "sqrt");
            same(double(SoftOp::Round, &[a]), a.round(), "round");
            same(double(SoftOp::Rint, &[a]), a.round_ties_even(), "rint");
            same(double(SoftOp::Floor, &[a]), a.floor(), "floor");
            same(double(SoftOp::MulAdd, &[a, b, 1.5]), a.mul_add(b, 1.5), "fma");
            let single = convert(Format::Double, Format::Single, a.to_bits() as u128) as u32;
            same(f32::from_bits(single) as f64, a as f32 as f64, "to float");
        }
    }

    #[test]
    fn roots_are_exact_where_there_are_exact_ones() {
        let mut seed = 3;
        for format in [Format::Extended, Format::Quad] {
            for _ in 0..2_000 {
                let r = random(&mut seed) >> 33;
                let whole = SoftOp::FromInt { w: 64, signed: false };
                let x = apply(whole, format, format, &[Val::int(r * r)]).ok().flatten();
                let x = x.expect("a number");
                let halves = [Val::int(x as u64), Val::int((x >> 64) as u64)];
                let root = apply(SoftOp::Sqrt, format, format, &halves).ok().flatten();
                let wanted = apply(whole, format, format, &[Val::int(r)]).ok().flatten();
                assert_eq!(root, wanted);
            }
        }
    }

    #[test]
    fn any_bits_at_all_are_taken() {
        let mut seed = 11;
        for _ in 0..50_000 {
            let x = random(&mut seed) as u128 | (random(&mut seed) as u128) << 64;
            for format in [Format::Extended, Format::Quad, Format::Half, Format::Brain] {
                let x = if format.bits() < 128 { x & ((1 << format.bits()) - 1) } else { x };
                parts(x, format);
                let args = [Val::int(x as u64), Val::int((x >> 64) as u64)];
                let n = format.words() as usize;
                for op in [SoftOp::Sqrt, SoftOp::Rint, SoftOp::ToInt { w: 64, signed: true }] {
                    assert!(apply(op, format, format, &args[..n]).is_ok());
                }
            }
        }
    }
}
