//! Transition code: what each control state of a process does, on the bytes of a state.
//!
//! Between the program's tables ([`crate::ir`]) and machine code. Names are gone,
//! offsets are known, each load and store has its width; what the interpreter has to
//! ask at run time and what is known beforehand are told apart. A backend turns it
//! into machine code (`heddle-jit` does, with Cranelift); this crate knows none.
//!
//! Everything here is for runs in which nothing goes wrong. An index out of range, a
//! division by zero, a failed assertion, a channel that is none: there the code *leaves*,
//! and the interpreter (`step`) makes all steps of that process again, from the state that nobody has touched. So a fault is told in one
//! place only, and what is not compiled is slow, never wrong.
//!
//! Not here: priorities, event traces, promises of exclusive use, embedded C (no
//! transition code for such a model at all); `provided`, `D_proctype`, `run`, `enabled`,
//! `pc_value`, sorted sends, receives at random (none for such a control state).

mod fixed;
mod fold;
mod lower;

pub use fold::range;
pub(crate) use lower::{alike, lower};

use crate::ir::{BinOp, Probe, Scalar, UnOp};
pub use crate::layout::{ChanLayout, Width};

/// The whole program.
#[derive(Clone, Debug)]
pub struct Program {
    /// By place (a control state of some process type), where there is code.
    pub states: Vec<Option<ControlState>>,
    /// By place: whether a process that stands there may receive.
    pub receives: Vec<bool>,
    /// The propositions of the formula, where they can be computed.
    pub propositions: Vec<Option<Val>>,
    pub chans: Vec<ChanLayout>,
    /// By type of channel: the first type that is laid out alike.
    pub alike: Vec<u16>,
    pub frame: Frame,
}

/// Where the parts of a state are that belong to nobody, and how it is written.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The number of processes.
    pub nr_pr: u32,
    /// Who moved last.
    pub last: Option<u32>,
    /// A place takes two bytes, not one.
    pub wide_place: bool,
    /// A send to a full channel loses the message.
    pub lossy: bool,
    /// The mark of a statement that cut a value is this far behind its own.
    pub cut_marks: u32,
}

#[derive(Clone, Debug)]
pub struct ControlState {
    pub ptype: u16,
    pub ways: Vec<Alternative>,
}

/// One step of a process, and what comes with it.
#[derive(Clone, Debug)]
pub struct Alternative {
    pub test: Test,
    pub does: Vec<Do>,
    /// What is reached by it, as numbers of sites.
    pub marks: Vec<u32>,
    /// Where the process stands afterwards; nowhere if it is dead.
    pub place: Option<u16>,
    /// The process keeps control.
    pub atomic: bool,
    /// The escape it belongs to, or zero: with one taken, nothing of another is tried.
    pub escape: u16,
    /// Only if nothing before it can be taken.
    pub is_else: bool,
}

/// Whether a statement can be executed.
#[derive(Clone, Debug)]
pub enum Test {
    Always,
    If(Val),
    /// Room for a message of so many fields, or somebody who takes it at once.
    Room(Chan, usize),
    Message(Take),
    /// The process is the youngest.
    Youngest,
    Any(Vec<Test>),
}

#[derive(Clone, Debug)]
pub enum Do {
    /// Stores what a variable of this type keeps of the value; `site` is the statement.
    Set {
        to: Spot,
        scalar: Scalar,
        value: Val,
        site: u32,
    },
    Send {
        chan: Chan,
        args: Vec<Val>,
    },
    Take(Take, u32),
    /// Leaves where it is zero.
    Assert(Val),
    /// Computed because that may go wrong.
    Touch(Val),
    /// The first that can go goes, from state 0 on, until one leads out.
    Inside(Vec<Vec<Inner>>),
    /// The youngest process dies.
    Die,
}

/// A step within a `d_step`.
#[derive(Clone, Debug)]
pub struct Inner {
    pub test: Test,
    pub does: Vec<Do>,
    pub marks: Vec<u32>,
    /// The state after it; `None` leads out.
    pub next: Option<usize>,
}

/// A receive of the first message.
#[derive(Clone, Debug, PartialEq)]
pub struct Take {
    pub chan: Chan,
    /// The message stays.
    pub keep: bool,
    pub args: Vec<TakeArg>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TakeArg {
    Fill(Spot, Scalar),
    Any,
    Match(Val),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Chan {
    Fixed(Known),
    Numbered(Val),
}

/// A channel that is always the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Where it lies.
    pub at: u32,
    pub ty: u16,
    pub number: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Val {
    Const(i32),
    Load(Width, Spot),
    Pid,
    NrPr,
    Un(UnOp, Box<Val>),
    Bin(BinOp, Box<Val>, Box<Val>),
    /// One or zero; the second is looked at only if it matters.
    And(Box<Val>, Box<Val>),
    Or(Box<Val>, Box<Val>),
    Cond(Box<Val>, Box<Val>, Box<Val>),
    Probe(Probe, Box<Chan>),
    /// Whether there is such a message.
    Poll(Box<Take>),
    /// Whether the process of this number stands at one of these places.
    StandsAt(Box<Val>, Vec<u16>),
}

/// An address: an offset from the start of the state or of the process, and indices.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    pub own: bool,
    pub offset: u32,
    /// Index, how many there are, bytes from one to the next.
    pub dims: Vec<(Val, u32, u32)>,
}
