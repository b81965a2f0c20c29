//! Values as far as they are known before the program runs.

use heddle_machine::{BinOp, Cmp, UnOp};
use heddle_memmodel::{UNDEFINED, Word};

/// What is known of a register or a private memory cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Abs {
    /// Nobody will ask.
    Dead,
    Int(u64),
    /// An object and an offset.
    Ptr(u32, u64),
    Func(u32),
    Undef,
    /// Only the run will tell; its home register holds it.
    Dyn,
    /// A cell of another thread's private memory whose value only the run tells.
    Foreign,
}

/// A value at hand: known, or in a register of the thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Known(Abs),
    Reg(u16),
}

impl Value {
    pub const ZERO: Value = Value::Known(Abs::Int(0));

    pub fn may_be_pointer(self) -> bool {
        !matches!(self, Value::Known(Abs::Int(_)))
    }

    pub fn int(v: u64) -> Value {
        Value::Known(Abs::Int(v))
    }
}

const BASE: u64 = 0x10_0000_0000;
const SPAN: u32 = 24;
const CODE: u64 = 0x0f_0000_0000;

/// The largest object that has a place in the address space.
pub const MAX_OBJECT: u64 = 1 << (SPAN - 1);

/// The address of an object.
pub fn base(obj: u32) -> u64 {
    BASE + ((obj as u64) << SPAN)
}

/// The number that a known value is, once somebody wants a number.
pub fn number(a: Abs) -> i64 {
    match a {
        Abs::Int(v) => v as i64,
        Abs::Ptr(o, off) => base(o).wrapping_add(off) as i64,
        Abs::Func(f) => (CODE + 16 * f as u64) as i64,
        Abs::Undef => UNDEFINED,
        Abs::Dead | Abs::Dyn | Abs::Foreign => unreachable!("not a known value"),
    }
}

/// The object and function that a number is the address of.
pub fn pointer(a: Abs, n_objects: u32) -> Abs {
    let Abs::Int(v) = a else { return a };
    let obj = v.wrapping_sub(BASE) >> SPAN;
    if v >= BASE && obj < n_objects as u64 {
        return Abs::Ptr(obj as u32, v - base(obj as u32));
    }
    if (CODE..BASE).contains(&v) && v % 16 == 0 {
        return Abs::Func(((v - CODE) / 16) as u32);
    }
    a
}

/// The operation of fixed width, if the window machine has it.
pub fn word(op: BinOp) -> Option<Word> {
    Some(match op {
        BinOp::Add => Word::Add,
        BinOp::Sub => Word::Sub,
        BinOp::Mul => Word::Mul,
        BinOp::UDiv => Word::UDiv,
        BinOp::SDiv => Word::SDiv,
        BinOp::URem => Word::URem,
        BinOp::SRem => Word::SRem,
        BinOp::Shl => Word::Shl,
        BinOp::LShr => Word::LShr,
        BinOp::AShr => Word::AShr,
        BinOp::And => Word::And,
        BinOp::Or => Word::Or,
        BinOp::Xor => Word::Xor,
        BinOp::UMin => Word::UMin,
        BinOp::UMax => Word::UMax,
        BinOp::SMin => Word::SMin,
        BinOp::SMax => Word::SMax,
        _ => return None,
    })
}

/// The comparison, and whether its sides change places.
pub fn comparison(op: Cmp) -> Option<(Word, bool)> {
    Some(match op {
        Cmp::Eq => (Word::Eq, false),
        Cmp::Ne => (Word::Ne, false),
        Cmp::Ult => (Word::Ult, false),
        Cmp::Ule => (Word::Ule, false),
        Cmp::Ugt => (Word::Ult, true),
        Cmp::Uge => (Word::Ule, true),
        Cmp::Slt => (Word::Slt, false),
        Cmp::Sle => (Word::Sle, false),
        Cmp::Sgt => (Word::Slt, true),
        Cmp::Sge => (Word::Sle, true),
        _ => return None,
    })
}

/// Arithmetic on known values; pointers stay pointers where they can.
pub fn binary(op: Word, w: u8, a: Abs, b: Abs) -> Abs {
    match (op, a, b) {
        (Word::Add, Abs::Ptr(o, x), Abs::Int(n)) | (Word::Add, Abs::Int(n), Abs::Ptr(o, x)) => {
            Abs::Ptr(o, x.wrapping_add(n))
        }
        (Word::Sub, Abs::Ptr(o, x), Abs::Int(n)) => Abs::Ptr(o, x.wrapping_sub(n)),
        _ => made(op.apply(w, number(a), number(b))),
    }
}

/// A number that an operation of the window machine made.
pub fn made(v: i64) -> Abs {
    if v == UNDEFINED { Abs::Undef } else { Abs::Int(v as u64) }
}

/// Operations on one known number that have no counterpart at run time.
pub fn unary(op: UnOp, from: u8, v: u64) -> Option<u64> {
    let shift = 64 - from as u32;
    Some(match op {
        UnOp::CtPop => v.count_ones() as u64,
        UnOp::Ctlz => (v << shift).leading_zeros().min(from as u32) as u64,
        UnOp::Cttz => v.trailing_zeros().min(from as u32) as u64,
        UnOp::BSwap => v.swap_bytes() >> shift,
        UnOp::BitReverse => v.reverse_bits() >> shift,
        UnOp::Abs => {
            let s = ((v << shift) as i64) >> shift;
            (s.unsigned_abs() << shift) >> shift
        }
        _ => return None,
    })
}
