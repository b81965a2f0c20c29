//! What an instruction of a real machine does, whichever machine it is.

use heddle_memmodel::{Update, Word};

/// Registers 0 to 30 are the machine's, 31 is its stack pointer, 32 and 33 are
/// for instructions that are several steps.
pub type R = u8;

pub const SP: R = 31;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum V {
    Reg(R),
    Imm(i64),
    /// The address of a symbol, and an offset.
    Sym(String, i64),
}

/// `sym + base + index * scale + disp`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Addr {
    pub sym: Option<String>,
    pub base: Option<R>,
    pub index: Option<(R, i64)>,
    /// The index is the low 32 bits, with their sign if `true`.
    pub narrow: Option<bool>,
    pub disp: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cond {
    Eq,
    Ne,
    Lt,
    Ge,
    Le,
    Gt,
    Below,
    AboveEq,
    BelowEq,
    Above,
    Minus,
    Plus,
}

/// When an atomic instruction made of two events stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amo {
    Swap,
    /// If the old value equals this register.
    Compare(R),
    Apply(Word),
    /// Clears the bits of the operand.
    Clear,
}

/// Widths `w` are bits, sizes are bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ir {
    Nop,
    /// The low `w` bits; `merge`: the register keeps its other bits.
    Move {
        dst: R,
        src: V,
        w: u8,
        merge: bool,
    },
    Alu {
        op: Word,
        dst: R,
        a: V,
        b: V,
        w: u8,
        merge: bool,
    },
    /// `from` bits with their sign as `to` bits.
    Extend {
        dst: R,
        src: V,
        from: u8,
        to: u8,
    },
    Lea {
        dst: R,
        addr: Addr,
        w: u8,
    },
    /// `signed`: extended to so many bits with its sign.
    Load {
        dst: R,
        addr: Addr,
        size: u8,
        attrs: u64,
        link: bool,
        signed: Option<u8>,
        merge: bool,
    },
    Store {
        addr: Addr,
        size: u8,
        value: V,
        attrs: u64,
    },
    StoreExcl {
        dst: R,
        addr: Addr,
        size: u8,
        value: V,
        attrs: u64,
    },
    /// One event. `flags`: set by the result.
    Rmw {
        dst: Option<R>,
        addr: Addr,
        size: u8,
        op: Update,
        value: V,
        expected: V,
        attrs: u64,
        flags: bool,
    },
    /// x86 `cmpxchg`: the accumulator, and the flags.
    CompareExchange {
        addr: Addr,
        size: u8,
        value: V,
        accumulator: R,
        attrs: u64,
    },
    /// Two events, as AArch64 has it.
    Amo {
        dst: Option<R>,
        addr: Addr,
        size: u8,
        op: Amo,
        value: V,
        load: u64,
        store: u64,
    },
    /// Flags of `a - b`.
    Compare {
        a: V,
        b: V,
        w: u8,
    },
    /// Flags of `a - b` if the condition holds, otherwise those of this difference.
    /// `carry`: theirs is right too.
    CompareIf {
        cond: Cond,
        a: V,
        b: V,
        or: (i64, i64),
        carry: bool,
        w: u8,
    },
    /// Flags of a result; `logic`: no carry and no overflow.
    Flags {
        value: V,
        w: u8,
        logic: bool,
    },
    /// Flags that nobody should read.
    SpoilFlags,
    Set {
        dst: R,
        cond: Cond,
        yes: i64,
        merge: bool,
    },
    Select {
        dst: R,
        cond: Cond,
        yes: V,
        no: V,
        w: u8,
        plus: i64,
        invert: bool,
    },
    Branch {
        cond: Cond,
        to: String,
    },
    /// If the register (its low `w` bits, or the bit) is zero, or not.
    BranchZero {
        reg: R,
        w: u8,
        bit: Option<u8>,
        zero: bool,
        to: String,
    },
    Jump(String),
    Call(String),
    Ret,
    Fence(u64),
    /// The program gives up: an assertion of its own failed.
    Abort,
}
