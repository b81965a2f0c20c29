//! LLVM's operators in the machine's words.

use crate::ir::{BinaryOp, FloatPredicate, IntPredicate, Ordering, RmwOp};
use heddle_machine::{BinOp, Cmp, Order, Rmw};

pub fn order(ordering: Option<Ordering>, volatile: bool) -> Order {
    match ordering {
        None if volatile => Order::Volatile,
        None => Order::Plain,
        Some(Ordering::Unordered | Ordering::Monotonic) => Order::Relaxed,
        Some(Ordering::Acquire) => Order::Acquire,
        Some(Ordering::Release) => Order::Release,
        Some(Ordering::AcqRel) => Order::AcqRel,
        Some(Ordering::SeqCst) => Order::SeqCst,
    }
}

pub fn binary(op: BinaryOp) -> BinOp {
    match op {
        BinaryOp::Add => BinOp::Add,
        BinaryOp::Sub => BinOp::Sub,
        BinaryOp::Mul => BinOp::Mul,
        BinaryOp::UDiv => BinOp::UDiv,
        BinaryOp::SDiv => BinOp::SDiv,
        BinaryOp::URem => BinOp::URem,
        BinaryOp::SRem => BinOp::SRem,
        BinaryOp::Shl => BinOp::Shl,
        BinaryOp::LShr => BinOp::LShr,
        BinaryOp::AShr => BinOp::AShr,
        BinaryOp::And => BinOp::And,
        BinaryOp::Or => BinOp::Or,
        BinaryOp::Xor => BinOp::Xor,
        BinaryOp::FAdd => BinOp::FAdd,
        BinaryOp::FSub => BinOp::FSub,
        BinaryOp::FMul => BinOp::FMul,
        BinaryOp::FDiv => BinOp::FDiv,
        BinaryOp::FRem => BinOp::FRem,
    }
}

pub fn int_cmp(p: IntPredicate) -> Cmp {
    match p {
        IntPredicate::Eq => Cmp::Eq,
        IntPredicate::Ne => Cmp::Ne,
        IntPredicate::Ugt => Cmp::Ugt,
        IntPredicate::Uge => Cmp::Uge,
        IntPredicate::Ult => Cmp::Ult,
        IntPredicate::Ule => Cmp::Ule,
        IntPredicate::Sgt => Cmp::Sgt,
        IntPredicate::Sge => Cmp::Sge,
        IntPredicate::Slt => Cmp::Slt,
        IntPredicate::Sle => Cmp::Sle,
    }
}

pub fn float_cmp(p: FloatPredicate) -> Cmp {
    match p {
        FloatPredicate::False => Cmp::FFalse,
        FloatPredicate::Oeq => Cmp::FOeq,
        FloatPredicate::Ogt => Cmp::FOgt,
        FloatPredicate::Oge => Cmp::FOge,
        FloatPredicate::Olt => Cmp::FOlt,
        FloatPredicate::Ole => Cmp::FOle,
        FloatPredicate::One => Cmp::FOne,
        FloatPredicate::Ord => Cmp::FOrd,
        FloatPredicate::Uno => Cmp::FUno,
        FloatPredicate::Ueq => Cmp::FUeq,
        FloatPredicate::Ugt => Cmp::FUgt,
        FloatPredicate::Uge => Cmp::FUge,
        FloatPredicate::Ult => Cmp::FUlt,
        FloatPredicate::Ule => Cmp::FUle,
        FloatPredicate::Une => Cmp::FUne,
        FloatPredicate::True => Cmp::FTrue,
    }
}

pub fn rmw(op: RmwOp) -> Result<Rmw, String> {
    Ok(match op {
        RmwOp::Xchg => Rmw::Xchg,
        RmwOp::Add => Rmw::Add,
        RmwOp::Sub => Rmw::Sub,
        RmwOp::And => Rmw::And,
        RmwOp::Nand => Rmw::Nand,
        RmwOp::Or => Rmw::Or,
        RmwOp::Xor => Rmw::Xor,
        RmwOp::Max => Rmw::Max,
        RmwOp::Min => Rmw::Min,
        RmwOp::UMax => Rmw::UMax,
        RmwOp::UMin => Rmw::UMin,
        RmwOp::FAdd => Rmw::FAdd,
        RmwOp::FSub => Rmw::FSub,
        RmwOp::FMax => Rmw::FMax,
        RmwOp::FMin => Rmw::FMin,
        op => return Err(format!("`atomicrmw {}`", op.name())),
    })
}
