//! What a family file says, as it was written.

use heddle_span::Span;

#[derive(Clone, Debug)]
pub struct Name {
    pub text: String,
    pub span: Span,
}

#[derive(Clone, Debug, Default)]
pub struct File {
    pub consts: Vec<(Name, Expr)>,
    pub types: Vec<(Name, Type)>,
    pub modules: Vec<Module>,
    // Induction.
    pub interface: Option<(Vec<Port>, Span)>,
    pub base: Option<Wiring>,
    pub step: Option<Wiring>,
    pub close: Option<Wiring>,
    pub observes: Vec<Claim>,
    pub assumes: Vec<Claim>,
    pub properties: Vec<Claim>,
    // Counting.
    pub shared: Vec<VarDecl>,
    pub processes: Vec<Process>,
    pub invariants: Vec<Claim>,
    pub no_deadlock: Option<Span>,
    pub formulas: Vec<TimeClaim>,
}

/// `ltl name: formula;`, `fair ltl name: formula;` or `ctl name: formula;`
#[derive(Clone, Debug)]
pub struct TimeClaim {
    pub name: Name,
    pub is_fair: bool,
    pub is_branching: bool,
    pub formula: Expr,
}

#[derive(Clone, Debug)]
pub enum Type {
    Bool(Span),
    Range(Box<(Expr, Expr)>, Span),
    Names(Vec<Name>, Span),
    Named(Name),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Input,
    Output,
}

#[derive(Clone, Debug)]
pub struct Port {
    pub direction: Direction,
    pub name: Name,
    pub ty: Type,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModuleKind {
    /// Moves in every tick.
    Module,
    /// May stand still.
    Process,
    /// A module that says `ok`.
    Observer,
}

#[derive(Clone, Debug)]
pub struct Module {
    pub kind: ModuleKind,
    pub name: Name,
    pub ports: Vec<Port>,
    pub body: Body,
}

#[derive(Clone, Debug, Default)]
pub struct Body {
    pub vars: Vec<VarDecl>,
    pub lets: Vec<(Name, Expr)>,
    /// `output = expression;`
    pub outputs: Vec<(Name, Expr)>,
    /// `next x = expression;`
    pub nexts: Vec<(Name, Expr)>,
    pub commands: Vec<Command>,
    /// The text of an `asm` body, instead of all the others, and the width of
    /// its registers.
    pub assembly: Option<(Span, i64)>,
}

#[derive(Clone, Debug)]
pub struct VarDecl {
    pub name: Name,
    pub ty: Type,
    pub init: Option<Expr>,
}

#[derive(Clone, Debug)]
pub struct Command {
    pub guard: Expr,
    pub pick: Option<Pick>,
    pub actions: Vec<Action>,
    pub span: Span,
}

/// `pick o: Output where condition`
#[derive(Clone, Debug)]
pub struct Pick {
    pub name: Name,
    pub process: Name,
    pub condition: Option<Expr>,
}

#[derive(Clone, Debug)]
pub enum Action {
    Skip(Span),
    Emit(Name),
    Assert(Expr, Span),
    /// `x = e` or `o.x = e`
    Set {
        owner: Option<Name>,
        name: Name,
        value: Expr,
    },
    /// `each o: Output { o.x = e, … }`
    Each {
        name: Name,
        process: Name,
        sets: Vec<Action>,
    },
}

/// A process of a counted family: one, or any number of them.
#[derive(Clone, Debug)]
pub struct Process {
    pub name: Name,
    /// How many at least, if there may be any number.
    pub many: Option<u32>,
    pub body: Body,
}

/// `base`, `step` or `close`.
#[derive(Clone, Debug)]
pub struct Wiring {
    pub uses: Vec<Use>,
    /// `s = e;` and `inner.all = e;`
    pub defs: Vec<Def>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Def {
    pub owner: Option<Name>,
    pub name: Name,
    pub value: Expr,
}

/// `P w(grant: e, …);`
#[derive(Clone, Debug)]
pub struct Use {
    pub module: Name,
    pub name: Name,
    pub connections: Vec<(Name, Expr)>,
}

/// A property or an assumption: an observer, or an expression.
#[derive(Clone, Debug)]
pub struct Claim {
    pub name: Name,
    pub what: What,
}

#[derive(Clone, Debug)]
pub enum What {
    Observer(Use),
    Expr(Expr),
}

#[derive(Clone, Debug)]
pub struct Expr {
    pub kind: Kind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum Kind {
    Int(i64),
    Truth(bool),
    Name(String),
    /// `owner.name`
    Field(Name, Name),
    Unary(&'static str, Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `all o: Output (e)`, `some`, `count`
    Over(&'static str, Name, Name, Box<Expr>),
    /// An operator of time in a formula: `G`, `U`, `EF`, ….
    Time(&'static str, Vec<Expr>),
    /// Something that was not understood and has been told.
    Wrong,
}
