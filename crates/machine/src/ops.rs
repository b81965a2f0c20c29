//! Arithmetic on [`Val`]s, with undefined bits and pointers carried along.
//!
//! Undefined bits follow the bitwise operations exactly, so that bit fields
//! in uninitialised storage work; any other operation on them is undefined as
//! a whole. Objects are taken to start at multiples of [`ALIGN`].

use crate::program::{BinOp, Cmp, Rmw, UnOp};
use crate::value::{RACED, Val, mask, signed};

/// What every object's address is a multiple of.
pub const ALIGN: u64 = 16;

/// Why an operation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    DivisionByZero,
    Overflow,
    /// It needs the number of an address.
    Address,
    /// It orders the addresses of two objects.
    Unrelated,
}

type Out = Result<Val, Trouble>;

fn undef(w: u8) -> Out {
    Ok(Val { bits: 0, undef: mask(w), obj: 0 })
}

/// Operates on values that a race has touched: what stays undefined remembers it.
#[cold]
fn through_race(r: Out) -> Out {
    r.map(|v| if v.undef != 0 { Val { obj: RACED, ..v } } else { v })
}

pub fn binary(op: BinOp, w: u8, check_overflow: bool, a: Val, b: Val) -> Out {
    use BinOp::*;
    if a.is_raced() || b.is_raced() {
        return through_race(binary(op, w, check_overflow, a.plain(), b.plain()));
    }
    match op {
        And | Or | Xor | Shl | LShr | AShr => return bitwise(op, w, a, b),
        _ => {}
    }
    if a.undef != 0 || b.undef != 0 {
        return undef(if matches!(op, UAddOv | SAddOv | USubOv | SSubOv | UMulOv | SMulOv) {
            1
        } else {
            w
        });
    }
    if a.obj != 0 || b.obj != 0 {
        return pointer_arithmetic(op, w, a, b);
    }
    let (x, y, m) = (a.bits & mask(w), b.bits & mask(w), mask(w));
    let (sx, sy) = if op_is_float(op) { (0, 0) } else { (signed(x, w), signed(y, w)) };
    let wide = |v: i128| v < -(1i128 << (w - 1)) || v >= 1i128 << (w - 1);
    let (lx, ly) = (sx as i128, sy as i128);
    let overflow = match op {
        Add | SAddOv | SAddSat => wide(lx + ly),
        Sub | SSubOv | SSubSat => wide(lx - ly),
        Mul | SMulOv => wide(lx * ly),
        SDiv | SRem => sy == -1 && wide(-lx),
        _ => false,
    };
    let smin = 1u64 << (w - 1).min(63);
    let saturated = |neg: bool| if neg { smin } else { smin - 1 };
    let bits = match op {
        Add | Sub | Mul if check_overflow && overflow => return Err(Trouble::Overflow),
        Add => x.wrapping_add(y),
        Sub => x.wrapping_sub(y),
        Mul => x.wrapping_mul(y),
        UDiv | SDiv | URem | SRem if y == 0 => return Err(Trouble::DivisionByZero),
        UDiv => x / y,
        URem => x % y,
        SDiv | SRem if overflow => return Err(Trouble::Overflow),
        SDiv => (sx / sy) as u64,
        SRem => (sx % sy) as u64,
        UMin => x.min(y),
        UMax => x.max(y),
        SMin => sx.min(sy) as u64,
        SMax => sx.max(sy) as u64,
        UAddSat => {
            if x as u128 + y as u128 > m as u128 {
                m
            } else {
                x + y
            }
        }
        USubSat => x.saturating_sub(y),
        SAddSat => {
            if overflow {
                saturated(sx < 0)
            } else {
                x.wrapping_add(y)
            }
        }
        SSubSat => {
            if overflow {
                saturated(sx < 0)
            } else {
                x.wrapping_sub(y)
            }
        }
        UAddOv => return Ok(Val::int((x as u128 + y as u128 > m as u128) as u64)),
        USubOv => return Ok(Val::int((y > x) as u64)),
        UMulOv => return Ok(Val::int((x as u128 * y as u128 > m as u128) as u64)),
        SAddOv | SSubOv | SMulOv => return Ok(Val::int(overflow as u64)),
        FAdd | FSub | FMul | FDiv | FRem | FMin | FMax | FPow | FAtan2 | FHypot | FDim
        | FCopySign => float(op, w, a.bits, b.bits),
        And | Or | Xor | Shl | LShr | AShr => unreachable!("handled above"),
    };
    Ok(Val::int(bits & m))
}

fn op_is_float(op: BinOp) -> bool {
    use BinOp::*;
    matches!(
        op,
        FAdd | FSub | FMul | FDiv | FRem | FMin | FMax | FPow | FAtan2 | FHypot | FDim | FCopySign
    )
}

fn float(op: BinOp, w: u8, x: u64, y: u64) -> u64 {
    let (a, b) = (to_f64(x, w), to_f64(y, w));
    let r = match op {
        BinOp::FAdd => a + b,
        BinOp::FSub => a - b,
        BinOp::FMul => a * b,
        BinOp::FDiv => a / b,
        BinOp::FRem => a % b,
        BinOp::FMin => a.min(b),
        BinOp::FMax => a.max(b),
        BinOp::FPow => a.powf(b),
        BinOp::FAtan2 => a.atan2(b),
        BinOp::FHypot => a.hypot(b),
        BinOp::FDim if a.is_nan() || b.is_nan() => f64::NAN,
        BinOp::FDim if a > b => a - b,
        BinOp::FDim => 0.0,
        _ => a.copysign(b),
    };
    // A double result of two floats rounds once more to the right float: the
    // format has more than twice the digits (Figueroa 1995).
    from_f64(r, w)
}

pub fn to_f64(bits: u64, w: u8) -> f64 {
    if w == 32 { f32::from_bits(bits as u32) as f64 } else { f64::from_bits(bits) }
}

pub fn from_f64(v: f64, w: u8) -> u64 {
    if w == 32 { (v as f32).to_bits() as u64 } else { v.to_bits() }
}

fn bitwise(op: BinOp, w: u8, a: Val, b: Val) -> Out {
    let m = mask(w);
    if a.obj != 0 || b.obj != 0 {
        return tagged(op, w, a, b);
    }
    // A bit of the result is known if either operand decides it alone.
    let (x, y, ux, uy) = (a.bits & m, b.bits & m, a.undef & m, b.undef & m);
    let known =
        |bits: u64, unknown: u64| Ok(Val { bits: bits & !unknown & m, undef: unknown & m, obj: 0 });
    match op {
        BinOp::And => known(x & y, (ux & uy) | (ux & y) | (uy & x)),
        BinOp::Or => known(x | y, (ux & uy) | (ux & !y) | (uy & !x)),
        BinOp::Xor => known(x ^ y, ux | uy),
        _ if uy != 0 || y >= w as u64 => undef(w),
        BinOp::Shl => known(x << y, ux << y),
        BinOp::LShr => known(x >> y, ux >> y),
        _ => known((signed(x, w) >> y) as u64, (signed(ux, w) >> y) as u64),
    }
}

/// The bits of an address that only its number knows. Those below [`ALIGN`] are
/// known, those above are zero: tags live in both.
const NUMBER: u64 = 0x0000_ffff_ffff_fff0;

fn tagged(op: BinOp, w: u8, a: Val, b: Val) -> Out {
    if a.undef != 0 || b.undef != 0 {
        return undef(w);
    }
    let (p, k) = if a.obj != 0 { (a, b) } else { (b, a) };
    if k.obj != 0 || w < 32 {
        return if op == BinOp::Xor && a == b { Ok(Val::ZERO) } else { Err(Trouble::Address) };
    }
    // Before the start of its object a pointer has no tag.
    let before = (p.bits as i64) < 0 && (p.bits as i64) > i32::MIN as i64;
    let number = NUMBER & mask(w);
    let tags = p.bits & !NUMBER & if before || w < 64 { 0xf } else { u64::MAX };
    let keeps = k.bits & number == number;
    let leaves = k.bits & number == 0;
    match op {
        BinOp::And if leaves => Ok(Val::int(tags & k.bits)),
        BinOp::And if keeps && (before || w < 64) => {
            Ok(Val { bits: p.bits & !(!k.bits & 0xf), ..p })
        }
        BinOp::And if keeps => Ok(Val { bits: p.bits & k.bits, ..p }),
        BinOp::Or | BinOp::Xor if !leaves || before && k.bits > 0xf => Err(Trouble::Address),
        BinOp::Or => Ok(Val { bits: p.bits | k.bits, ..p }),
        BinOp::Xor => Ok(Val { bits: p.bits ^ k.bits, ..p }),
        // Only tags are left.
        BinOp::LShr if w == 64 && a.obj != 0 && (48..64).contains(&k.bits) => {
            Ok(Val::int(tags >> k.bits))
        }
        _ => Err(Trouble::Address),
    }
}

fn pointer_arithmetic(op: BinOp, w: u8, a: Val, b: Val) -> Out {
    let m = mask(w);
    let offset = |bits: u64| signed(bits, w) as u64;
    match op {
        // Only where pointers are of 32 bits do values of 32 bits have objects.
        BinOp::Add if w >= 32 && b.obj == 0 => {
            Ok(Val { bits: offset(a.bits.wrapping_add(b.bits)), ..a })
        }
        BinOp::Add if w >= 32 && a.obj == 0 => {
            Ok(Val { bits: offset(a.bits.wrapping_add(b.bits)), ..b })
        }
        BinOp::Sub if b.obj == 0 && w >= 32 => {
            Ok(Val { bits: offset(a.bits.wrapping_sub(b.bits)), ..a })
        }
        BinOp::Sub if a.obj == b.obj => Ok(Val::int(a.bits.wrapping_sub(b.bits) & m)),
        BinOp::URem if b.obj == 0 && b.bits.is_power_of_two() && b.bits <= ALIGN => {
            Ok(Val::int(a.bits % b.bits))
        }
        _ => Err(Trouble::Address),
    }
}

pub fn compare(op: Cmp, w: u8, a: Val, b: Val) -> Out {
    use Cmp::*;
    if a.is_raced() || b.is_raced() {
        return through_race(compare(op, w, a.plain(), b.plain()));
    }
    let m = mask(w);
    if (a.undef | b.undef) & m != 0 {
        // Unequal known bits settle the question of equality.
        let both = !(a.undef | b.undef) & m;
        let differ = a.obj == b.obj && (a.bits ^ b.bits) & both != 0;
        return match op {
            Eq if differ => Ok(Val::ZERO),
            Ne if differ => Ok(Val::int(1)),
            _ => undef(1),
        };
    }
    if a.obj != b.obj {
        return match op {
            Eq => Ok(Val::ZERO),
            Ne => Ok(Val::int(1)),
            _ => order_objects(op, a, b),
        };
    }
    let (x, y) = (a.bits & m, b.bits & m);
    let (sx, sy) = (signed(x, w), signed(y, w));
    let (fx, fy) = (to_f64(a.bits, w), to_f64(b.bits, w));
    let unordered = fx.is_nan() || fy.is_nan();
    let r = match op {
        Eq => x == y,
        Ne => x != y,
        Ult => x < y,
        Ule => x <= y,
        Ugt => x > y,
        Uge => x >= y,
        Slt => sx < sy,
        Sle => sx <= sy,
        Sgt => sx > sy,
        Sge => sx >= sy,
        FFalse => false,
        FTrue => true,
        FOeq => fx == fy,
        FOgt => fx > fy,
        FOge => fx >= fy,
        FOlt => fx < fy,
        FOle => fx <= fy,
        FOne => !unordered && fx != fy,
        FOrd => !unordered,
        FUno => unordered,
        FUeq => unordered || fx == fy,
        FUgt => unordered || fx > fy,
        FUge => unordered || fx >= fy,
        FUlt => unordered || fx < fy,
        FUle => unordered || fx <= fy,
        FUne => fx != fy,
    };
    Ok(Val::int(r as u64))
}

/// Constants and functions keep their places, so their order means something;
/// a null pointer is below everything. Nothing else has an order that states
/// agree on. (For globals the machine decides, which knows how many there are.)
fn order_objects(op: Cmp, a: Val, b: Val) -> Out {
    use crate::program::CONST_BASE;
    let stable = |v: Val| v.obj == 0 || v.obj >= CONST_BASE;
    let null = a.is_null() || b.is_null();
    if !(null || stable(a) && stable(b)) {
        return Err(Trouble::Unrelated);
    }
    let less = a.obj < b.obj;
    let r = match op {
        Cmp::Ult | Cmp::Ule | Cmp::Slt | Cmp::Sle => less,
        _ => !less,
    };
    Ok(Val::int(r as u64))
}

pub fn unary(op: UnOp, from: u8, to: u8, a: Val) -> Out {
    use UnOp::*;
    if a.is_raced() {
        return through_race(unary(op, from, to, a.plain()));
    }
    let (mf, mt) = (mask(from), mask(to));
    if a.obj != 0 {
        return match op {
            Freeze => Ok(a),
            ZExt | SExt | Trunc if from >= 64 && to >= 64 => Ok(a),
            _ => Err(Trouble::Address),
        };
    }
    let x = a.bits & mf;
    let u = a.undef & mf;
    match op {
        Trunc => return Ok(Val { bits: x & mt, undef: u & mt, obj: 0 }),
        ZExt => return Ok(Val { bits: x, undef: u, obj: 0 }),
        SExt => {
            let spread = |v: u64| signed(v, from) as u64 & mt;
            return Ok(Val { bits: spread(x), undef: spread(u), obj: 0 });
        }
        Freeze => return Ok(Val::int(x & !u)),
        FNeg if u == 0 => return Ok(Val::int(x ^ (1 << (from - 1)))),
        _ if u != 0 => return undef(to),
        _ => {}
    }
    let f = to_f64(x, from);
    let bits = match op {
        FpToUi => (f as u64) & mt,
        FpToSi => (f as i64) as u64 & mt,
        UiToFp => {
            if to == 32 {
                (x as f32).to_bits() as u64
            } else {
                from_f64(x as f64, to)
            }
        }
        SiToFp => {
            let s = signed(x, from);
            if to == 32 { (s as f32).to_bits() as u64 } else { from_f64(s as f64, to) }
        }
        FpCast => from_f64(f, to),
        CtPop => x.count_ones() as u64,
        Ctlz => (x.leading_zeros() as u64) - (64 - from as u64),
        Cttz => (x.trailing_zeros() as u64).min(from as u64),
        BSwap => x.swap_bytes() >> (64 - from as u32),
        BitReverse => x.reverse_bits() >> (64 - from as u32),
        Abs => signed(x, from).unsigned_abs() & mt,
        FAbs => from_f64(f.abs(), to),
        FSqrt => from_f64(f.sqrt(), to),
        FFloor => from_f64(f.floor(), to),
        FCeil => from_f64(f.ceil(), to),
        FTrunc => from_f64(f.trunc(), to),
        FRound => from_f64(f.round(), to),
        FRint => from_f64(f.round_ties_even(), to),
        FSin => from_f64(f.sin(), to),
        FCos => from_f64(f.cos(), to),
        FTan => from_f64(f.tan(), to),
        FExp => from_f64(f.exp(), to),
        FExp2 => from_f64(f.exp2(), to),
        FLog => from_f64(f.ln(), to),
        FLog2 => from_f64(f.log2(), to),
        FLog10 => from_f64(f.log10(), to),
        FAsin => from_f64(f.asin(), to),
        FAcos => from_f64(f.acos(), to),
        FAtan => from_f64(f.atan(), to),
        FSinh => from_f64(f.sinh(), to),
        FCosh => from_f64(f.cosh(), to),
        FTanh => from_f64(f.tanh(), to),
        FCbrt => from_f64(f.cbrt(), to),
        FExpM1 => from_f64(f.exp_m1(), to),
        FLog1P => from_f64(f.ln_1p(), to),
        Trunc | ZExt | SExt | Freeze | FNeg => unreachable!("handled above"),
    };
    Ok(Val::int(bits))
}

pub fn funnel(left: bool, w: u8, a: Val, b: Val, c: Val) -> Out {
    if a.undef | b.undef | c.undef != 0 {
        let raced = Val::undef_by(&[a, b, c]);
        return Ok(Val { undef: mask(w), ..raced });
    }
    if a.obj | b.obj | c.obj != 0 {
        return Err(Trouble::Address);
    }
    let n = (c.bits & mask(w)) % w as u64;
    let both = ((a.bits & mask(w)) as u128) << w | (b.bits & mask(w)) as u128;
    let r = if left { both << n >> w } else { both >> n };
    Ok(Val::int(r as u64 & mask(w)))
}

/// What a read-modify-write leaves behind.
pub fn rmw(op: Rmw, w: u8, old: Val, v: Val) -> Out {
    let bin = |o| binary(o, w, false, old, v);
    match op {
        Rmw::Xchg => Ok(v),
        Rmw::Add => bin(BinOp::Add),
        Rmw::Sub => bin(BinOp::Sub),
        Rmw::And => bin(BinOp::And),
        Rmw::Or => bin(BinOp::Or),
        Rmw::Xor => bin(BinOp::Xor),
        Rmw::Nand => {
            let r = bin(BinOp::And)?;
            binary(BinOp::Xor, w, false, r, Val::int(mask(w)))
        }
        Rmw::Max => bin(BinOp::SMax),
        Rmw::Min => bin(BinOp::SMin),
        Rmw::UMax => bin(BinOp::UMax),
        Rmw::UMin => bin(BinOp::UMin),
        Rmw::FAdd => bin(BinOp::FAdd),
        Rmw::FSub => bin(BinOp::FSub),
        Rmw::FMax => bin(BinOp::FMax),
        Rmw::FMin => bin(BinOp::FMin),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bin(op: BinOp, w: u8, a: i64, b: i64) -> Out {
        binary(op, w, true, Val::int(a as u64 & mask(w)), Val::int(b as u64 & mask(w)))
    }

    #[test]
    fn integers_wrap_at_their_width() {
        assert_eq!(binary(BinOp::Add, 8, false, Val::int(250), Val::int(10)), Ok(Val::int(4)));
        assert_eq!(bin(BinOp::Add, 8, 127, 1), Err(Trouble::Overflow));
        assert_eq!(bin(BinOp::SDiv, 32, -7, 2), Ok(Val::int(-3i32 as u32 as u64)));
        assert_eq!(bin(BinOp::SDiv, 32, i32::MIN as i64, -1), Err(Trouble::Overflow));
        assert_eq!(bin(BinOp::URem, 32, 7, 0), Err(Trouble::DivisionByZero));
        assert_eq!(bin(BinOp::AShr, 16, -4, 1), Ok(Val::int(0xfffe)));
    }

    #[test]
    fn a_bit_field_in_uninitialised_storage_is_defined_once_written() {
        // s.a = 5, where a has the lowest three bits: (old & ~7) | 5, then & 7.
        let old = Val { bits: 0, undef: 0xff, obj: 0 };
        let kept = binary(BinOp::And, 8, false, old, Val::int(0xf8)).unwrap();
        let set = binary(BinOp::Or, 8, false, kept, Val::int(5)).unwrap();
        assert_eq!(binary(BinOp::And, 8, false, set, Val::int(7)), Ok(Val::int(5)));
        assert!(!set.is_defined());
    }

    #[test]
    fn tags_in_pointers_come_and_go() {
        let p = Val::pointer(9, 32);
        let t = binary(BinOp::Or, 64, false, p, Val::int(1)).unwrap();
        assert_eq!(binary(BinOp::And, 64, false, t, Val::int(1)), Ok(Val::int(1)));
        assert_eq!(binary(BinOp::And, 64, false, t, Val::int(!1)), Ok(p));
        assert_eq!(binary(BinOp::Mul, 64, false, p, Val::int(3)), Err(Trouble::Address));
        // A count in the upper bits.
        let t = binary(BinOp::Or, 64, false, p, Val::int(5 << 48)).unwrap();
        assert_eq!(binary(BinOp::LShr, 64, false, t, Val::int(48)), Ok(Val::int(5)));
        assert_eq!(binary(BinOp::And, 64, false, t, Val::int((1 << 48) - 1)), Ok(p));
        assert_eq!(binary(BinOp::Shl, 64, false, p, Val::int(16)), Err(Trouble::Address));
        assert_eq!(compare(Cmp::Eq, 64, p, Val::ZERO), Ok(Val::ZERO));
    }

    #[test]
    fn funnel_shifts_rotate() {
        let x = Val::int(0x81);
        assert_eq!(funnel(true, 8, x, x, Val::int(1)), Ok(Val::int(0x03)));
        assert_eq!(funnel(false, 8, x, x, Val::int(1)), Ok(Val::int(0xc0)));
    }
}
