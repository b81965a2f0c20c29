//! The syntax tree of a Promela model.
//!
//! Everything that has a name lives in a table of [`Program`] and is known by
//! its index; statements and expressions are plain trees. Each node carries a
//! [`Span`] in a file the user wrote: a token that comes out of a macro points
//! at the use of the macro; a statement that comes out of an `inline` points
//! into the inline's body, and [`Stmt::call`] says which call brought it here.
//!
//! The parser fills in everything but the `Option`s and [`Target`]s of
//! [`VarRef`], [`FieldRef`], [`Run`] and the remote references; the checker
//! fills in those. After a run of both without errors no `Target::Unresolved`
//! and no `None` in a place documented as "set by the checker" is left.
//!
//! Inlines are already expanded, constants folded where the language asks for
//! a constant (array lengths, channel capacities, `active [n]`, priorities).

use heddle_ltl::Formula;
use heddle_span::Span;
use std::sync::Arc;

pub type Name = Arc<str>;

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $id(pub u32);

        impl $id {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// Index into [`Program::vars`].
    VarId
    /// Index into [`Program::typedefs`].
    TypedefId
    /// Index into [`Program::mtypes`]; 0 is the set without a name.
    MtypeId
    /// Index into [`Program::procs`].
    ProcId
    /// Index into [`Program::calls`].
    CallId
    /// Index into [`Program::code`].
    CodeId
    /// Index into [`Program::ltl`].
    LtlId
    /// Index into [`Program::inlines`].
    InlineId
}

/// A whole model.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// What stands at the top level, in the order of the text.
    pub units: Vec<Unit>,
    /// Every variable, global and local, in the order of declaration.
    pub vars: Vec<Var>,
    pub typedefs: Vec<Typedef>,
    /// Sets of symbolic constants; the first is the one without a name.
    pub mtypes: Vec<Mtype>,
    /// Proctypes, `init`, never claims and event traces, in order.
    pub procs: Vec<Proc>,
    pub inlines: Vec<Inline>,
    /// Every call of an inline that was expanded.
    pub calls: Vec<InlineCall>,
    /// `ltl` blocks, in order.
    pub ltl: Vec<Ltl>,
    /// Every piece of embedded C.
    pub code: Vec<Code>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Unit {
    Proc(ProcId),
    /// One global declaration: one or more variables of one type.
    Vars(Vec<VarId>),
    /// Names that one declaration adds to a set: `set`, then the range of
    /// [`Mtype::constants`] that it added.
    Mtype(MtypeId, std::ops::Range<u32>),
    Typedef(TypedefId),
    Inline(InlineId),
    Ltl(LtlId),
    /// `c_code`, `c_decl`, `c_state`, `c_track` at the top level.
    Code(CodeId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Bit,
    Bool,
    Byte,
    Pid,
    Short,
    Int,
    /// `unsigned x : n`, n bits.
    Unsigned(u8),
    /// `mtype` or `mtype:set`.
    Mtype(MtypeId),
    Chan,
    Struct(TypedefId),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Visibility {
    #[default]
    Plain,
    Hidden,
    Show,
    Local,
}

/// A variable, a parameter, or a field of a typedef.
#[derive(Clone, Debug, PartialEq)]
pub struct Var {
    pub name: Name,
    /// The name, where it is declared.
    pub span: Span,
    pub ty: Type,
    pub visibility: Visibility,
    /// The length, if declared with `[n]` (also `[1]`, which is an array).
    pub array: Option<u32>,
    pub init: Init,
    /// The process it is local to; `None` for a global and for a field.
    pub owner: Option<ProcId>,
    pub is_param: bool,
    /// Declared before the first statement of its process (or global): its
    /// initial value is set when the process starts. If false the declaration
    /// is also a step: an assignment of the initial value, zero without one.
    pub at_start: bool,
    /// Which block of its process it belongs to: the path of block numbers
    /// from the body down. Two variables of one process may share a name if
    /// their paths differ. Empty for globals, fields and parameters.
    pub scope: Vec<u32>,
    /// The inline call whose body declares it.
    pub call: Option<CallId>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Init {
    None,
    Expr(Expr),
    /// `{ 1, 2, 3 }` for an array. Elements beyond the list repeat its last value.
    List(Vec<Expr>),
    Chan(ChanInit),
}

/// `[capacity] of { fields }`
#[derive(Clone, Debug, PartialEq)]
pub struct ChanInit {
    pub capacity: u32,
    pub fields: Vec<Type>,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Typedef {
    pub name: Name,
    pub span: Span,
    pub fields: Vec<Var>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Mtype {
    /// `None` for the set without a name.
    pub name: Option<Name>,
    pub constants: Vec<MtypeConst>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MtypeConst {
    pub name: Name,
    pub span: Span,
    /// As SPIN numbers them: from 1 up, the last of a declaration lowest.
    pub value: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProcKind {
    Proctype,
    /// `D_proctype`: promised to be deterministic.
    DProctype,
    Init,
    Never,
    Trace,
    Notrace,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Proc {
    pub kind: ProcKind,
    /// SPIN's name: `P`; `:init:`; `never_0` or the claim's own; `:trace:`; `:notrace:`.
    pub name: Name,
    /// The name, or the keyword if it has none.
    pub span: Span,
    /// `active [n]`: how many are started at the beginning. `active` alone is
    /// `Some(1)`, `init` is `Some(1)`; without `active` it is `None`.
    pub active: Option<u32>,
    pub params: Vec<VarId>,
    pub priority: Option<i32>,
    pub provided: Option<Expr>,
    pub body: Seq,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Inline {
    pub name: Name,
    pub span: Span,
    pub params: Vec<Name>,
    /// The body with its braces.
    pub body: Span,
    /// The body as it was written, macros expanded, for printing.
    pub text: String,
    /// The body as a tree, where a tool built the model; the parser reads a body
    /// anew at each call and leaves `None`.
    pub tree: Option<Seq>,
}

/// One expansion of an inline.
#[derive(Clone, Debug, PartialEq)]
pub struct InlineCall {
    pub inline: InlineId,
    /// `name(args)`, where the call stands.
    pub span: Span,
    /// The text of each argument.
    pub args: Vec<String>,
    /// The arguments read as expressions where the call stands. What executes
    /// is the body with their text put in; these are only checked.
    pub arg_exprs: Vec<Expr>,
    /// The call whose body this call stands in.
    pub parent: Option<CallId>,
    /// `x = name(args)`: what receives the returned value.
    pub result: Option<Box<VarRef>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Ltl {
    /// Its own name, or `ltl_0`, `ltl_1`, … as SPIN gives them.
    pub name: Name,
    pub span: Span,
    pub formula: Formula,
    /// What the atoms of the formula mean: true if not zero.
    pub atoms: Vec<Expr>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CodeKind {
    Code,
    Expr,
    Decl,
    State,
    Track,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Code {
    pub kind: CodeKind,
    pub span: Span,
    /// Between the braces, as written.
    pub text: String,
    /// `c_code [ precondition ] { .. }`: what must hold when it executes.
    pub precondition: Option<String>,
    /// The two or three strings of `c_state` and `c_track`, without quotes.
    pub strings: Vec<String>,
    /// The process it stands in.
    pub owner: Option<ProcId>,
}

/// Statements in order. Declarations are among them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seq {
    pub stmts: Vec<Stmt>,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub name: Name,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    /// Labels before it, outermost first.
    pub labels: Vec<Label>,
    pub kind: StmtKind,
    /// Without its labels.
    pub span: Span,
    /// The innermost inline call whose body it comes from.
    pub call: Option<CallId>,
    /// What it means that this fails, in the words of a tool that built the
    /// model; nothing that is read from text has one.
    pub note: Option<Name>,
}

impl Stmt {
    /// A statement without labels, outside of every inline.
    pub fn new(kind: StmtKind, span: Span) -> Stmt {
        Stmt { labels: Vec::new(), kind, span, call: None, note: None }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum StmtKind {
    /// A declaration. If its variables are not [`Var::at_start`], each is one
    /// step at this place, in order (channel initialisers never are).
    Decl(Vec<VarId>),
    /// `xr a, b` and `xs a, b`: no step.
    Exclusive(Exclusive, Vec<VarRef>),
    /// An expression as a statement: executable if not zero. `skip` too.
    Expr(Expr),
    Else,
    Assign(VarRef, Expr),
    Incr(VarRef),
    Decr(VarRef),
    Send(Box<Send>),
    Recv(Box<Recv>),
    If(Vec<Seq>),
    Do(Vec<Seq>),
    /// `for (x : lo .. hi) { body }`
    ForRange {
        var: VarRef,
        lo: Expr,
        hi: Expr,
        body: Seq,
    },
    /// `for (x in a) { body }`: over the indices of an array or the messages of a channel.
    ForIn {
        var: VarRef,
        over: VarRef,
        body: Seq,
    },
    /// `select (x : lo .. hi)`
    Select {
        var: VarRef,
        lo: Expr,
        hi: Expr,
    },
    Break,
    Goto(Label),
    Atomic(Seq),
    DStep(Seq),
    /// `{ .. }`, or the expansion of an inline.
    Block {
        body: Seq,
        call: Option<CallId>,
    },
    /// `main unless escape`; both sides are single statements, often blocks.
    Unless {
        main: Box<Stmt>,
        escape: Box<Stmt>,
    },
    Assert(Expr),
    Printf {
        format: String,
        args: Vec<Expr>,
    },
    Printm(Expr),
    SetPriority {
        pid: Expr,
        priority: Expr,
    },
    /// `c_code { .. }`; also `c_decl` inside a process, which is no step.
    Code(CodeId),
    /// What stood here could not be read; there is an error about it.
    Error,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exclusive {
    Receive,
    Send,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Send {
    pub chan: VarRef,
    /// `!!`: keep the channel's messages in order.
    pub sorted: bool,
    /// `q!m(a,b)` is `q!m,a,b`; `call_form` is kept for printing.
    pub args: Vec<Expr>,
    pub call_form: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Recv {
    pub chan: VarRef,
    /// `??`: any message that matches, not only the first.
    pub random: bool,
    /// `?<..>`, `??<..>`: the message stays in the channel.
    pub keep: bool,
    pub args: Vec<RecvArg>,
    pub call_form: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct RecvArg {
    pub kind: RecvArgKind,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum RecvArgKind {
    /// A variable to fill, or `_` ([`Target::Anonymous`]).
    Var(VarRef),
    Eval(Expr),
    /// A number, `true`, an mtype constant, or one of these negated.
    Const(Expr),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

/// How a number was spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spelling {
    Number,
    Char,
    True,
    False,
    Skip,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    Int(i32, Spelling),
    /// A symbolic constant: its set and its place in [`Mtype::constants`].
    Mtype(MtypeId, u32),
    Var(Box<VarRef>),
    Unary(UnOp, Box<Expr>),
    Binary(BinOp, Box<Expr>, Box<Expr>),
    /// `(condition -> then : otherwise)`
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    Run(Box<Run>),
    Len(Box<VarRef>),
    Probe(Probe, Box<VarRef>),
    /// `q?[..]`, `q??[..]`: would the receive be executable? Nothing is received.
    Poll {
        chan: Box<VarRef>,
        random: bool,
        args: Vec<RecvArg>,
        call_form: bool,
    },
    Enabled(Box<Expr>),
    PcValue(Box<Expr>),
    GetPriority(Box<Expr>),
    Timeout,
    /// `np_`
    NonProgress,
    /// `c_expr { .. }`
    Code(CodeId),
    /// `P[i]@label`, `P@label`
    RemoteLabel {
        proc: ProcRef,
        pid: Option<Box<Expr>>,
        label: Label,
    },
    /// `P[i]:x`, `P:x`, `P[i]:x[j]`
    RemoteVar {
        proc: ProcRef,
        pid: Option<Box<Expr>>,
        var: Box<VarRef>,
    },
    /// What stood here could not be read; there is an error about it.
    Error,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnOp {
    Not,
    Minus,
    /// `~`
    Complement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    And,
    Or,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Probe {
    Full,
    NFull,
    Empty,
    NEmpty,
}

/// `run P(args) priority n`
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    pub proc: ProcRef,
    pub args: Vec<Expr>,
    pub priority: Option<i32>,
}

/// A proctype by name. A `run` may come before the proctype it names.
#[derive(Clone, Debug, PartialEq)]
pub struct ProcRef {
    pub name: Name,
    pub span: Span,
    /// Set by the checker.
    pub proc: Option<ProcId>,
}

/// `x`, `x[i]`, `x.f`, `x[i].f[j].g`
#[derive(Clone, Debug, PartialEq)]
pub struct VarRef {
    pub name: Name,
    pub span: Span,
    pub target: Target,
    pub index: Option<Box<Expr>>,
    pub fields: Vec<FieldRef>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Not looked up yet; after the checker: there was an error.
    Unresolved,
    Var(VarId),
    /// `_pid`
    Pid,
    /// `_nr_pr`
    NrPr,
    /// `_last`
    Last,
    /// `_priority`
    Priority,
    /// `_`: written, never read.
    Anonymous,
}

#[derive(Clone, Debug, PartialEq)]
pub struct FieldRef {
    pub name: Name,
    pub span: Span,
    /// Place in [`Typedef::fields`]; set by the checker.
    pub field: Option<u32>,
    pub index: Option<Expr>,
}
