//! The tree of a made-up Promela program.
//!
//! Only what the generator makes and the shrinker cuts; it is not a Promela
//! syntax tree and nothing here checks types. Text comes from [`crate::print`].

use crate::formula::Formula;

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Program {
    /// Names of the plain `mtype` declaration; empty for none.
    pub mtypes: Vec<String>,
    /// Names of `mtype:kind`; empty for none.
    pub named: Vec<String>,
    pub records: Vec<Record>,
    pub globals: Vec<Var>,
    pub inlines: Vec<Inline>,
    pub procs: Vec<Proc>,
    pub init: Option<Seq>,
    pub never: Option<Seq>,
    /// A `trace`, or a `notrace` if not true.
    pub trace: Option<(bool, Seq)>,
    /// Further options of `spin` to ask with.
    pub options: Vec<String>,
    pub formulas: Vec<(String, Formula)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub name: String,
    pub fields: Vec<Var>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Var {
    pub name: String,
    pub ty: Type,
    pub array: Option<usize>,
    pub value: Option<Expr>,
    /// `hidden`, `local`, `show` or nothing.
    pub prefix: &'static str,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    Bit,
    Bool,
    Byte,
    Short,
    Int,
    Unsigned(u8),
    Mtype,
    /// `mtype:kind`
    Named,
    Pid,
    Record(String),
    /// A channel variable; `None` declares no channel of its own.
    Chan(Option<(usize, Vec<Type>)>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Inline {
    pub name: String,
    pub params: Vec<String>,
    pub body: Seq,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Proc {
    pub name: String,
    /// `active [n]`; 0 for a process that is only run.
    pub active: usize,
    pub params: Vec<Var>,
    pub locals: Vec<Var>,
    pub priority: Option<u8>,
    pub provided: Option<Expr>,
    /// `D_proctype`
    pub deterministic: bool,
    pub body: Seq,
}

pub type Seq = Vec<Stmt>;

#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    Expr(Expr),
    Assign(Place, Expr),
    /// `x++` or `x--`.
    Step(Place, &'static str),
    Send {
        chan: Place,
        sorted: bool,
        args: Vec<Expr>,
    },
    Recv {
        chan: Place,
        random: bool,
        copy: bool,
        args: Vec<Arg>,
    },
    Assert(Expr),
    Printf(Option<Expr>),
    Skip,
    Break,
    Goto(String),
    Label(String, Box<Stmt>),
    If(Vec<Seq>, Option<Seq>),
    Do(Vec<Seq>, Option<Seq>),
    For(Place, i32, i32, Seq),
    /// Over the indices of an array.
    ForIn(Place, String, Seq),
    Select(Place, i32, i32),
    Atomic(Seq),
    Dstep(Seq),
    Block(Seq),
    Unless(Seq, Seq),
    /// A declaration in the middle of a body.
    Declare(Var),
    Call(String, Vec<Place>),
}

/// What stands in a receive.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    Var(Place),
    Match(Expr),
    Eval(Expr),
    Any,
}

/// A place that can be read and written: `x`, `x[e]`, `x.f`, `x[e].f[e]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub name: String,
    pub index: Option<Box<Expr>>,
    pub field: Option<(String, Option<Box<Expr>>)>,
}

impl Place {
    pub fn named(name: impl Into<String>) -> Self {
        Place { name: name.into(), index: None, field: None }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Num(i32),
    /// A constant or a predefined variable, spelt out: `m1`, `_pid`, `timeout`.
    Word(String),
    Var(Place),
    Bin(&'static str, Box<Expr>, Box<Expr>),
    Un(&'static str, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `len`, `full`, `nfull`, `empty`, `nempty`.
    Chan(&'static str, Place),
    Poll {
        chan: Place,
        random: bool,
        args: Vec<Arg>,
    },
    Run(String, Vec<Expr>),
}

impl Expr {
    pub fn bin(op: &'static str, a: Expr, b: Expr) -> Expr {
        Expr::Bin(op, Box::new(a), Box::new(b))
    }

    /// Whether it looks at the state of a channel.
    pub fn asks_channels(&self) -> bool {
        match self {
            Expr::Chan(..) | Expr::Poll { .. } => true,
            Expr::Bin(_, a, b) => a.asks_channels() || b.asks_channels(),
            Expr::Un(_, a) => a.asks_channels(),
            Expr::Cond(a, b, c) => [a, b, c].iter().any(|e| e.asks_channels()),
            _ => false,
        }
    }

    /// The names of the variables in it.
    pub fn names(&self) -> Vec<String> {
        let of_place = |p: &Place| {
            let inner = p.field.iter().filter_map(|f| f.1.as_ref());
            let mut out = vec![p.name.clone()];
            p.index.iter().chain(inner).for_each(|e| out.extend(e.names()));
            out
        };
        match self {
            Expr::Num(_) | Expr::Word(_) => Vec::new(),
            Expr::Var(p) | Expr::Chan(_, p) | Expr::Poll { chan: p, .. } => of_place(p),
            Expr::Bin(_, a, b) => [a.names(), b.names()].concat(),
            Expr::Un(_, a) => a.names(),
            Expr::Cond(a, b, c) => [a.names(), b.names(), c.names()].concat(),
            Expr::Run(_, args) => args.iter().flat_map(Expr::names).collect(),
        }
    }

    pub fn word(text: &str) -> Expr {
        Expr::Word(text.to_owned())
    }

    pub fn var(name: &str) -> Expr {
        Expr::Var(Place::named(name))
    }
}
