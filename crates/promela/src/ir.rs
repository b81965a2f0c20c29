//! The program as it is executed: processes as transition tables, variables
//! as numbered slots, expressions and actions as trees without names.
//!
//! Everything that runs a model works from here: the plain interpreter
//! directly, the compiled successor function after one more translation
//! (`code`). Control flow is SPIN's, state by state (see `lower::flow`), so
//! that the number of reachable states is SPIN's too.

use heddle_span::Span;

/// What a variable can hold. `mtype`, `pid` and `byte` are all bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    Bit,
    Byte,
    Short,
    Int,
    /// This many bits, without sign.
    Unsigned(u8),
    /// The number of a channel; zero for none.
    Chan,
}

impl Scalar {
    /// The value that a variable of this type holds after an assignment of `v`.
    pub fn truncate(self, v: i32) -> i32 {
        match self {
            Scalar::Bit => v & 1,
            Scalar::Byte | Scalar::Chan => v & 0xff,
            Scalar::Short => v as i16 as i32,
            Scalar::Int => v,
            Scalar::Unsigned(n) if n >= 32 => v,
            Scalar::Unsigned(n) => v & ((1i64 << n) - 1) as i32,
        }
    }

    /// Bytes in the state.
    pub fn width(self) -> u32 {
        match self {
            Scalar::Bit | Scalar::Byte | Scalar::Chan => 1,
            Scalar::Short => 2,
            Scalar::Int => 4,
            Scalar::Unsigned(n) if n <= 8 => 1,
            Scalar::Unsigned(n) if n <= 16 => 2,
            Scalar::Unsigned(_) => 4,
        }
    }
}

/// One scalar of the state, as people know it.
#[derive(Clone, Debug)]
pub struct Slot {
    /// `x`, `a[2]`, `r.f[1].g`.
    pub name: String,
    pub scalar: Scalar,
    /// The set its values come from, if it is an mtype.
    pub mtype: Option<u32>,
    pub is_bool: bool,
    /// Whether it is part of the state (see `lower::hidden`).
    pub stored: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    Global,
    Local,
}

/// Something that can be read or assigned: a slot, or one of a row of slots.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub scope: Scope,
    /// The slot, or the first of the row.
    pub base: u32,
    pub dims: Vec<Dim>,
    pub scalar: Scalar,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Dim {
    pub index: Expr,
    pub len: u32,
    /// Slots from one element to the next.
    pub stride: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnOp {
    Not,
    Minus,
    Complement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Probe {
    Len,
    Full,
    NFull,
    Empty,
    NEmpty,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Const(i32),
    Load(Box<Place>),
    Pid,
    NrPr,
    Last,
    Priority,
    Timeout,
    NonProgress,
    Un(UnOp, Box<Expr>),
    Bin(BinOp, Box<Expr>, Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    Probe(Probe, Box<Expr>),
    Poll(Box<Recv>),
    Run(Box<Run>),
    Enabled(Box<Expr>),
    PcValue(Box<Expr>),
    GetPriority(Box<Expr>),
    /// Whether process `pid` (the first of `ptype` if there is none) stands at `state`.
    RemoteLabel {
        ptype: u16,
        pid: Option<Box<Expr>>,
        states: Vec<u16>,
    },
    /// A local variable of another process.
    RemoteVar {
        ptype: u16,
        pid: Option<Box<Expr>>,
        place: Box<Place>,
    },
    /// Embedded C, by its number.
    Code(u32),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    pub ptype: u16,
    pub args: Vec<Expr>,
    pub priority: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Send {
    pub chan: Expr,
    pub sorted: bool,
    pub args: Vec<Expr>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Recv {
    pub chan: Expr,
    pub random: bool,
    pub keep: bool,
    pub args: Vec<RecvArg>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum RecvArg {
    /// Filled with the field.
    Fill(Place),
    /// `_`
    Any,
    /// Must be equal to the field.
    Match(Expr),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// `skip`, and jumps that are steps of their own.
    Skip,
    Else,
    Cond(Expr),
    Assign(Place, Expr),
    Send(Send),
    Recv(Recv),
    Assert(Expr),
    Printf {
        format: String,
        args: Vec<Expr>,
    },
    Printm(Expr, Option<u32>),
    SetPriority(Expr, Expr),
    /// Runs the sub-table from this state until it leaves the `d_step`.
    DStep {
        start: u16,
        id: u16,
    },
    Code(u32),
    /// The process dies, if it is the youngest.
    End,
}

/// An action and where it comes from. Site numbers are indices of these.
#[derive(Clone, Debug)]
pub struct Stmt {
    pub action: Action,
    pub span: Option<Span>,
    pub text: String,
    pub ptype: u16,
    /// Something the user wrote, that a search should reach.
    pub listed: bool,
}

/// One step of a process.
#[derive(Clone, Debug, PartialEq)]
pub struct Trans {
    /// The statements it executes: only the first can block.
    pub stmts: Vec<u32>,
    /// Slots set to zero after each of `stmts`, as (position, local slot).
    pub resets: Vec<(u16, u32)>,
    pub target: u16,
    /// The process keeps control after it.
    pub atomic: bool,
    /// The escape it belongs to: a state, or zero.
    pub escape: u16,
    pub is_else: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Proctype,
    Init,
    Never,
    Trace,
    Notrace,
}

/// What is done when a process starts, in order.
#[derive(Clone, Debug)]
pub enum Start {
    Set(Place, Expr),
    /// A new channel of this type, its number kept in the place.
    Chan(Place, u16),
}

/// `xr q` or `xs q`: nobody else receives from the channel, or sends to it.
#[derive(Clone, Debug)]
pub struct Promise {
    pub chan: Expr,
    /// Receives, for `xr`; else sends.
    pub receives: bool,
}

#[derive(Clone, Debug)]
pub struct Ptype {
    pub name: String,
    pub kind: Kind,
    pub span: Span,
    pub deterministic: bool,
    /// The parameters are the first slots.
    pub params: u32,
    pub slots: Vec<Slot>,
    /// The types of the channels it makes when it starts, in order.
    pub chans: Vec<u16>,
    pub starts: Vec<Start>,
    pub provided: Option<Expr>,
    pub promises: Vec<Promise>,
    pub priority: u8,
    pub start: u16,
    /// Slots that nobody reads before they are written; kept zero.
    pub dead_at_start: Vec<u32>,
    /// By state; state 0 is never used.
    pub states: Vec<State>,
    /// By name, where a remote reference may find it.
    pub labels: Vec<(String, u16)>,
}

#[derive(Clone, Debug, Default)]
pub struct State {
    pub trans: Vec<Trans>,
    pub accept: bool,
    pub progress: bool,
    pub end: bool,
    /// A cycle of the process through this state may have an accepting one.
    pub recurs: bool,
    /// The `d_step` whose inside this is; zero for none.
    pub dstep: u16,
    pub span: Option<Span>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanType {
    pub capacity: u32,
    pub fields: Vec<Scalar>,
    /// For each field, the mtype set it names.
    pub mtypes: Vec<Option<u32>>,
}

impl ChanType {
    pub fn is_rendezvous(&self) -> bool {
        self.capacity == 0
    }
}

/// A process that runs from the beginning.
#[derive(Clone, Debug)]
pub struct Active {
    pub ptype: u16,
    pub priority: u8,
}

#[derive(Clone, Debug, Default)]
pub struct Uses {
    pub last: bool,
    pub priority: bool,
    pub provided: bool,
    pub enabled: bool,
    pub non_progress: bool,
    pub timeout: bool,
    pub rendezvous: bool,
    pub remote_var: bool,
    pub code: bool,
}

/// What a piece of embedded C may touch: see `lower::reach_of_c`.
#[derive(Clone, Debug, Default)]
pub struct CodeReach {
    /// Globals, and locals of its own process.
    pub places: Vec<Place>,
    /// C data, which is taken for one thing.
    pub data: bool,
    /// Anything else, for all that is known.
    pub unknown: bool,
}

#[derive(Clone, Debug)]
pub struct Ir {
    pub globals: Vec<Slot>,
    pub global_starts: Vec<Start>,
    /// The types of the global channels, by number less one.
    pub global_chans: Vec<u16>,
    pub chan_types: Vec<ChanType>,
    pub ptypes: Vec<Ptype>,
    pub stmts: Vec<Stmt>,
    pub actives: Vec<Active>,
    pub mtypes: Vec<Vec<(String, i32)>>,
    pub uses: Uses,
    /// Global slots that only one process can ever touch: as good as its own.
    /// Empty until [`crate::private::find`] has looked.
    pub private: Vec<bool>,
    /// The names of global channels, by number less one.
    pub chan_names: Vec<String>,
    /// By the number of the piece of embedded C.
    pub code: Vec<CodeReach>,
}
