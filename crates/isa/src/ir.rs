//! What an instruction does, whichever machine it belongs to: a few steps over registers
//! that hold 64 bits.
//!
//! Flags are registers like others. Beside the four or five that a machine has there are
//! three that it computes from them (less, less or equal, below or same), because after
//! a comparison each is one step, and every step that waits for a load takes room in a
//! thread's window. What nobody reads is dropped (`peephole`).

use heddle_memmodel::{Update, Word};
use heddle_model::FaultKind;

/// A register: the machine's own by their numbers, then those named below.
pub type R = u16;

/// The stack pointer, on machines that keep it apart.
pub const SP: R = 32;
/// What is written to a register that is always zero is lost here.
pub const SINK: R = 33;
/// Zero.
pub const Z: R = 40;
/// The sign of the result.
pub const S: R = 41;
/// The carry, as the machine has it: x86 sets it where a subtraction borrows, AArch64
/// where it does not.
pub const C: R = 42;
/// Signed overflow.
pub const O: R = 43;
/// An even number of ones in the low byte (x86).
pub const P: R = 44;
/// Less, signed.
pub const LT: R = 45;
/// Less or equal, signed.
pub const LE: R = 46;
/// Below or the same, unsigned.
pub const LS: R = 47;
/// POWER's condition register: of field `k`, less is `CR + 3 * k`, then greater, equal.
pub const CR: R = 48;
/// For the steps of one instruction.
pub const TEMP: R = 80;
/// Registers that a litmus test names as it likes.
pub const PSEUDO: R = 128;

/// Whether only the machinery sees this register.
pub fn is_hidden(r: R) -> bool {
    (SINK..PSEUDO).contains(&r)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum V {
    Reg(R),
    Imm(i64),
    /// The address of a symbol, and an offset.
    Sym(String, i64),
}

impl From<R> for V {
    fn from(r: R) -> V {
        V::Reg(r)
    }
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

impl Addr {
    pub fn at(base: R, disp: i64) -> Addr {
        Addr { base: Some(base), disp, ..Addr::default() }
    }
}

/// A flag is set, or it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cond {
    pub flag: R,
    pub set: bool,
}

impl Cond {
    pub fn opposite(self) -> Cond {
        Cond { set: !self.set, ..self }
    }
}

/// What an atomic instruction made of two events stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amo {
    Swap,
    /// If the old value equals this.
    Compare(V),
    Apply(Word),
    /// Clears the bits of the operand.
    Clear,
}

/// Widths `w` are bits, sizes are bytes. A result of `w` bits has zeros above them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Nop,
    Set {
        dst: R,
        src: V,
        w: u8,
    },
    /// `w` bits of the register from `low` on; the others stay.
    Insert {
        dst: R,
        src: V,
        low: u8,
        w: u8,
    },
    /// Shifts are by less than `w`.
    Alu {
        op: Word,
        dst: R,
        a: V,
        b: V,
        w: u8,
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
    },
    Store {
        addr: Addr,
        size: u8,
        value: V,
        attrs: u64,
    },
    /// `dst` becomes 0 on success and 1 on failure; `early`: before the store is performed.
    StoreExcl {
        dst: R,
        addr: Addr,
        size: u8,
        value: V,
        attrs: u64,
        early: bool,
    },
    /// One event that reads and writes; `dst` is what was there.
    Rmw {
        dst: R,
        addr: Addr,
        size: u8,
        op: Update,
        value: V,
        expected: V,
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
    /// One of two, which may be guessed (`heddle_memmodel::Instr::Select`).
    Select {
        dst: R,
        cond: Cond,
        yes: V,
        no: V,
        w: u8,
    },
    Branch {
        cond: Cond,
        to: String,
    },
    /// If `a` compares to `b` like this.
    BranchIf {
        op: Word,
        a: V,
        b: V,
        w: u8,
        to: String,
    },
    Jump(String),
    Call(String),
    /// To the code at an address, which litmus tests have in registers.
    JumpTo(V),
    /// The same, and the link register becomes the address of what follows.
    CallTo(V),
    Ret,
    Fence(u64),
    /// This must not be 0.
    Check(V, FaultKind),
    /// Where this is 0 the steps that follow are not right: such a run is not followed.
    Limit(V),
    /// The program gives up: an assertion of its own failed.
    Abort,
}

impl Op {
    pub fn writes(&self) -> Option<R> {
        match self {
            Op::Set { dst, .. }
            | Op::Insert { dst, .. }
            | Op::Alu { dst, .. }
            | Op::Extend { dst, .. }
            | Op::Lea { dst, .. }
            | Op::Load { dst, .. }
            | Op::StoreExcl { dst, .. }
            | Op::Rmw { dst, .. }
            | Op::Select { dst, .. } => Some(*dst),
            Op::Amo { dst, .. } => *dst,
            _ => None,
        }
    }

    /// Calls `f` on every register that is read.
    pub fn reads(&self, f: &mut impl FnMut(R)) {
        let mut v = |v: &V| {
            if let V::Reg(r) = v {
                f(*r);
            }
        };
        match self {
            Op::Set { src, .. } | Op::Extend { src, .. } => v(src),
            Op::Insert { dst, src, .. } => {
                v(src);
                v(&V::Reg(*dst));
            }
            Op::Alu { a, b, .. } | Op::BranchIf { a, b, .. } => [a, b].into_iter().for_each(v),
            Op::Lea { addr, .. } | Op::Load { addr, .. } => address(addr, &mut v),
            Op::Store { addr, value, .. } | Op::StoreExcl { addr, value, .. } => {
                address(addr, &mut v);
                v(value);
            }
            Op::Rmw { addr, value, expected, .. } => {
                address(addr, &mut v);
                v(value);
                v(expected);
            }
            Op::Amo { addr, value, op, .. } => {
                address(addr, &mut v);
                v(value);
                if let Amo::Compare(e) = op {
                    v(e);
                }
            }
            Op::Select { cond, yes, no, .. } => {
                v(&V::Reg(cond.flag));
                v(yes);
                v(no);
            }
            Op::Branch { cond, .. } => v(&V::Reg(cond.flag)),
            Op::Check(c, _) | Op::Limit(c) | Op::JumpTo(c) | Op::CallTo(c) => v(c),
            Op::Nop | Op::Jump(_) | Op::Call(_) | Op::Ret | Op::Fence(_) | Op::Abort => {}
        }
    }
}

fn address(addr: &Addr, v: &mut impl FnMut(&V)) {
    for r in addr.base.into_iter().chain(addr.index.map(|i| i.0)) {
        v(&V::Reg(r));
    }
}
