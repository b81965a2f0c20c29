//! The syntax tree of a cat file.

use heddle_span::Span;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    pub span: Span,
    pub kind: ExprKind,
}

/// Models are shared by the threads that ask them.
pub type Sub = Arc<Expr>;

#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    Name(String),
    Tag(String),
    /// `0`: nothing, of any type.
    Zero,
    /// `_`: every event.
    Everything,
    /// `{a, b}`.
    Set(Vec<Sub>),
    Tuple(Vec<Sub>),
    Binary(Binary, Sub, Sub),
    Unary(Unary, Sub),
    Apply(Sub, Sub),
    Fun(Pattern, Sub),
    Let {
        rec: bool,
        bindings: Vec<Binding>,
        body: Sub,
    },
    /// `match e with || {} -> a || x ++ xs -> b end`.
    MatchSet {
        of: Sub,
        empty: Sub,
        first: String,
        others: String,
        more: Sub,
    },
    /// `match e with || 'tag -> a || _ -> b end`.
    MatchTag {
        of: Sub,
        clauses: Vec<(String, Sub)>,
        default: Option<Sub>,
    },
    Try(Sub, Sub),
    If(Test, Sub, Sub),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binary {
    Union,
    Add,
    Seq,
    Minus,
    Inter,
    Product,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unary {
    Not,
    Inverse,
    Plus,
    Star,
    Opt,
    ToId,
}

/// What `if` asks.
#[derive(Clone, Debug, PartialEq)]
pub enum Test {
    Variant(String),
    Not(Box<Test>),
    And(Box<Test>, Box<Test>),
    Or(Box<Test>, Box<Test>),
    /// `a subset b`.
    Subset(Sub, Sub),
    Equal(Sub, Sub),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Pattern {
    Name(String),
    Tuple(Vec<String>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Binding {
    pub span: Span,
    pub names: Pattern,
    pub value: Sub,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Acyclic,
    Irreflexive,
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// An execution that fails it is none.
    Require,
    /// An execution that passes it is told by the name.
    Flag,
    /// An execution that fails it makes everything undefined.
    UndefinedUnless,
    Assert,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    pub mode: Mode,
    pub negated: bool,
    pub shape: Shape,
    pub of: Sub,
    pub name: Option<String>,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Instr {
    Let {
        rec: bool,
        bindings: Vec<Binding>,
        when: Option<Check>,
    },
    Check(Check),
    Include {
        file: String,
        span: Span,
    },
    Procedure {
        name: String,
        params: Pattern,
        body: Arc<Vec<Instr>>,
    },
    Call {
        name: String,
        arg: Sub,
        as_name: Option<String>,
        span: Span,
    },
    /// `enum Barriers = 'mb || 'rmb`.
    Enum {
        name: String,
        tags: Vec<String>,
    },
    /// `instructions F[Barriers]`: which tags an event of this kind may carry.
    Events {
        kind: String,
        span: Span,
        tags: Vec<Sub>,
    },
    With {
        name: String,
        from: Sub,
        span: Span,
    },
    ForAll {
        name: String,
        of: Sub,
        body: Arc<Vec<Instr>>,
    },
    If {
        test: Test,
        yes: Arc<Vec<Instr>>,
        no: Arc<Vec<Instr>>,
    },
    /// `show`, `unshow`: relations for pictures.
    Show(Vec<(Sub, Option<String>)>),
    /// What is left of one that could not be read: no model has any.
    Broken {
        /// What it defines.
        names: Vec<String>,
        tags: Vec<String>,
        parts: Vec<Sub>,
        /// Whether the parts are needed by this instruction already.
        needed: bool,
    },
}

/// One file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct File {
    pub title: Option<String>,
    /// Register events are wanted, and dependencies are computed by the model.
    pub catdep: bool,
    pub body: Vec<Instr>,
}
