//! Instructions: what a program's functions are made of.
//!
//! Registers are mutable and 64 bits wide; a register may hold a pointer,
//! which is an object and an offset. Integers of up to 128 bits lie in two
//! registers, the lower half first ([`Inst::Wide`]).
//!
//! Not here: what instructions do (`exec`).

use crate::library::Lib;
use crate::program::{FuncId, Pc, Reg};
use crate::soft_float::{Format, SoftOp};

/// A register or a constant of the program's pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Op(pub u32);

/// Operands from here on are constants.
pub(crate) const POOL: u32 = 0x8000_0000;

impl Op {
    pub fn reg(r: Reg) -> Op {
        assert!(r < POOL);
        Op(r)
    }

    pub fn as_reg(self) -> Option<Reg> {
        (self.0 < POOL).then_some(self.0)
    }

    pub(crate) fn pool(self) -> usize {
        (self.0 - POOL) as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinOp {
    Add,
    Sub,
    Mul,
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
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
    /// Saturating and overflow-testing forms, as LLVM's intrinsics have them.
    UAddSat,
    USubSat,
    SAddSat,
    SSubSat,
    UAddOv,
    SAddOv,
    USubOv,
    SSubOv,
    UMulOv,
    SMulOv,
    FMin,
    FMax,
    FPow,
    FAtan2,
    FHypot,
    FDim,
    FCopySign,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cmp {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
    FFalse,
    FOeq,
    FOgt,
    FOge,
    FOlt,
    FOle,
    FOne,
    FOrd,
    FUno,
    FUeq,
    FUgt,
    FUge,
    FUlt,
    FUle,
    FUne,
    FTrue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnOp {
    Trunc,
    ZExt,
    SExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    FpCast,
    FNeg,
    /// Any value for what is undefined, chosen as zero.
    Freeze,
    CtPop,
    Ctlz,
    Cttz,
    BSwap,
    BitReverse,
    Abs,
    FAbs,
    FSqrt,
    FFloor,
    FCeil,
    FTrunc,
    FRound,
    FRint,
    FSin,
    FCos,
    FTan,
    FExp,
    FExp2,
    FLog,
    FLog2,
    FLog10,
    FAsin,
    FAcos,
    FAtan,
    FSinh,
    FCosh,
    FTanh,
    FCbrt,
    FExpM1,
    FLog1P,
}

/// How strongly an access is ordered; `Plain` ones can race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Order {
    Plain,
    Volatile,
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl Order {
    pub fn is_atomic(self) -> bool {
        self >= Order::Relaxed
    }

    /// Whether a read takes what the last release left. Volatile accesses
    /// count as intended: as strong as they can be.
    pub fn acquires(self) -> bool {
        self.is_strong() || self == Order::Acquire
    }

    /// Whether a write leaves what its thread knows.
    pub fn releases(self) -> bool {
        self.is_strong() || self == Order::Release
    }

    fn is_strong(self) -> bool {
        matches!(self, Order::AcqRel | Order::SeqCst | Order::Volatile)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rmw {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
}

/// One instruction. `w` is a width in bits, `size` a number of bytes.
#[derive(Clone, Debug)]
pub enum Inst {
    Nop,
    Move {
        d: Reg,
        a: Op,
    },
    Bin {
        op: BinOp,
        w: u8,
        signed_overflow: bool,
        d: Reg,
        a: Op,
        b: Op,
    },
    Un {
        op: UnOp,
        from: u8,
        to: u8,
        d: Reg,
        a: Op,
    },
    Cmp {
        op: Cmp,
        w: u8,
        d: Reg,
        a: Op,
        b: Op,
    },
    Select {
        d: Reg,
        c: Op,
        a: Op,
        b: Op,
    },
    /// Integers of more than 64 bits: `w` counts the bits, the operands and the
    /// result are two registers each, the lower half first.
    Wide {
        op: BinOp,
        w: u8,
        d: Reg,
        a: [Op; 2],
        b: [Op; 2],
    },
    /// Compares such integers.
    WideCmp {
        op: Cmp,
        w: u8,
        d: Reg,
        a: [Op; 2],
        b: [Op; 2],
    },
    /// Arithmetic on floating-point numbers that are neither `float` nor
    /// `double`, or conversions of wide integers: `from` is the format of the
    /// operands, `to` that of the result, where they are such numbers.
    Soft {
        op: SoftOp,
        from: Format,
        to: Format,
        d: Reg,
        args: Box<[Op]>,
    },
    /// A funnel shift: the upper (or lower) half of `a:b` shifted by `c`.
    Funnel {
        left: bool,
        w: u8,
        d: Reg,
        a: Op,
        b: Op,
        c: Op,
    },
    /// `base + offset + Σ index × scale`, the indices sign-extended from `w` bits.
    PtrAdd {
        d: Reg,
        base: Op,
        offset: i64,
        terms: Box<[(Op, u8, i64)]>,
    },
    Load {
        d: Reg,
        ptr: Op,
        w: u8,
        align: u8,
        order: Order,
    },
    Store {
        ptr: Op,
        v: Op,
        w: u8,
        align: u8,
        order: Order,
    },
    Rmw {
        op: Rmw,
        d: Reg,
        ptr: Op,
        v: Op,
        w: u8,
        order: Order,
    },
    CmpXchg {
        old: Reg,
        ok: Reg,
        ptr: Op,
        expect: Op,
        new: Op,
        w: u8,
        weak: bool,
        /// If it exchanges, and if it only reads.
        order: Order,
        failure: Order,
    },
    Fence(Order),
    Jump(Pc),
    Branch {
        c: Op,
        yes: Pc,
        no: Pc,
    },
    Switch {
        v: Op,
        w: u8,
        cases: Box<[(u64, Pc)]>,
        default: Pc,
    },
    /// Jumps to the block whose number the register holds.
    JumpTo {
        v: Op,
        targets: Box<[(u64, Pc)]>,
    },
    /// A stack object of `count × size` bytes that lives as long as the frame.
    Alloca {
        d: Reg,
        count: Op,
        size: u32,
        name: u32,
    },
    /// The life of the frame's stack object of this name begins or ends. Each
    /// beginning finds it undefined.
    Scope {
        name: u32,
        starts: bool,
    },
    TlsAddr {
        d: Reg,
        tls: u32,
    },
    Call {
        f: FuncId,
        args: Box<[Op]>,
        d: Reg,
        n_results: u8,
    },
    CallPtr {
        f: Op,
        args: Box<[Op]>,
        d: Reg,
        n_results: u8,
    },
    Lib {
        lib: Lib,
        args: Box<[Op]>,
        d: Reg,
    },
    /// Stands behind a call: where an exception that leaves the call goes, and
    /// the table of what that place takes. Otherwise it does nothing: see `unwind`.
    Pad {
        to: Pc,
        table: Op,
    },
    Ret {
        vals: Box<[Op]>,
    },
    Unreachable,
}

impl Inst {
    /// Whether it concerns the registers and frames of its thread only.
    pub(crate) fn is_plain(&self) -> bool {
        !matches!(
            self,
            Inst::Load { .. }
                | Inst::Store { .. }
                | Inst::Rmw { .. }
                | Inst::CmpXchg { .. }
                | Inst::Fence(_)
                | Inst::Scope { .. }
                | Inst::Lib { .. }
                | Inst::Ret { .. }
        )
    }

    /// Calls `read` for each register read and `write` for each written.
    pub fn registers(&self, read: &mut dyn FnMut(Reg), write: &mut dyn FnMut(Reg, u32)) {
        let mut r = |o: &Op| o.as_reg().into_iter().for_each(&mut *read);
        match self {
            Inst::Nop
            | Inst::Fence(_)
            | Inst::Jump(_)
            | Inst::Scope { .. }
            | Inst::Pad { .. }
            | Inst::Unreachable => {}
            Inst::Move { d, a } | Inst::Un { d, a, .. } => {
                r(a);
                write(*d, 1);
            }
            Inst::Bin { d, a, b, .. } | Inst::Cmp { d, a, b, .. } => {
                r(a);
                r(b);
                write(*d, 1);
            }
            Inst::Wide { d, a, b, .. } => {
                a.iter().chain(b).for_each(r);
                write(*d, 2);
            }
            Inst::WideCmp { d, a, b, .. } => {
                a.iter().chain(b).for_each(r);
                write(*d, 1);
            }
            Inst::Soft { op, to, d, args, .. } => {
                args.iter().for_each(r);
                write(*d, op.results(*to));
            }
            Inst::Select { d, c, a, b } | Inst::Funnel { d, a, b, c, .. } => {
                r(a);
                r(b);
                r(c);
                write(*d, 1);
            }
            Inst::PtrAdd { d, base, terms, .. } => {
                r(base);
                terms.iter().for_each(|t| r(&t.0));
                write(*d, 1);
            }
            Inst::Load { d, ptr, .. } => {
                r(ptr);
                write(*d, 1);
            }
            Inst::Store { ptr, v, .. } => {
                r(ptr);
                r(v);
            }
            Inst::Rmw { d, ptr, v, .. } => {
                r(ptr);
                r(v);
                write(*d, 1);
            }
            Inst::CmpXchg { old, ok, ptr, expect, new, .. } => {
                r(ptr);
                r(expect);
                r(new);
                write(*old, 1);
                write(*ok, 1);
            }
            Inst::Branch { c, .. } => r(c),
            Inst::Switch { v, .. } | Inst::JumpTo { v, .. } => r(v),
            Inst::Alloca { d, count, .. } => {
                r(count);
                write(*d, 1);
            }
            Inst::TlsAddr { d, .. } => write(*d, 1),
            Inst::Call { args, d, n_results, .. } => {
                args.iter().for_each(r);
                write(*d, *n_results as u32);
            }
            Inst::CallPtr { f, args, d, n_results } => {
                r(f);
                args.iter().for_each(r);
                write(*d, *n_results as u32);
            }
            Inst::Lib { args, d, lib } => {
                args.iter().for_each(r);
                write(*d, lib.has_result() as u32);
            }
            Inst::Ret { vals } => vals.iter().for_each(r),
        }
    }

    /// Calls `to` for each instruction that may run next in this function.
    pub fn successors(&self, pc: Pc, to: &mut dyn FnMut(Pc)) {
        match self {
            Inst::Jump(t) => to(*t),
            Inst::Branch { yes, no, .. } => {
                to(*yes);
                to(*no);
            }
            Inst::Switch { cases, default, .. } => {
                cases.iter().for_each(|c| to(c.1));
                to(*default);
            }
            Inst::JumpTo { targets, .. } => targets.iter().for_each(|c| to(c.1)),
            Inst::Pad { to: pad, .. } => {
                to(pc + 1);
                to(*pad);
            }
            Inst::Ret { .. } | Inst::Unreachable => {}
            Inst::Lib { lib, .. } if lib.never_returns() => {}
            _ => to(pc + 1),
        }
    }
}
