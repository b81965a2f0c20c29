//! A C program as the translator sees it: typed, loads made explicit, names
//! resolved, constants folded where clang had to fold them.

use crate::types::Type;
use heddle_span::Span;
use std::collections::HashMap;

pub type VarId = usize;
pub type FuncId = usize;

#[derive(Default, Debug)]
pub struct Program {
    pub structs: Vec<Struct>,
    pub vars: Vec<Var>,
    pub funcs: Vec<Func>,
    /// Names of labels, by clang's number of them.
    pub labels: HashMap<String, String>,
}

#[derive(Debug)]
pub struct Struct {
    pub name: String,
    pub fields: Vec<Field>,
    /// Its definition was seen.
    pub complete: bool,
    /// Ours, for something of the C library that is more than one number.
    pub is_library: bool,
    pub span: Span,
}

#[derive(Debug)]
pub struct Field {
    pub name: String,
    pub ty: Type,
    /// The width of a bit-field.
    pub bits: Option<u8>,
}

#[derive(Debug)]
pub struct Var {
    pub name: String,
    pub ty: Type,
    /// The function whose local it is.
    pub owner: Option<FuncId>,
    pub is_param: bool,
    /// Lives as long as the program: a global, or `static` in a function.
    pub is_static: bool,
    pub is_const: bool,
    pub init: Option<Expr>,
    pub span: Span,
}

#[derive(Debug)]
pub struct Func {
    pub name: String,
    pub params: Vec<VarId>,
    pub ret: Type,
    pub body: Option<Vec<Stmt>>,
    pub span: Span,
}

#[derive(Debug, Clone)]
pub struct Expr {
    pub kind: Ex,
    pub ty: Type,
    pub span: Span,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    And,
    Or,
    Xor,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

impl Op {
    pub fn is_comparison(self) -> bool {
        use Op::*;
        matches!(self, Lt | Le | Gt | Ge | Eq | Ne)
    }

    pub fn text(self) -> &'static str {
        use Op::*;
        match self {
            Add => "+",
            Sub => "-",
            Mul => "*",
            Div => "/",
            Rem => "%",
            Shl => "<<",
            Shr => ">>",
            And => "&",
            Or => "|",
            Xor => "^",
            Lt => "<",
            Le => "<=",
            Gt => ">",
            Ge => ">=",
            Eq => "==",
            Ne => "!=",
        }
    }

    pub fn from_text(text: &str) -> Option<Op> {
        use Op::*;
        let all = [Add, Sub, Mul, Div, Rem, Shl, Shr, And, Or, Xor, Lt, Le, Gt, Ge, Eq, Ne];
        all.into_iter().find(|o| o.text() == text)
    }
}

type Sub = Box<Expr>;

/// Objects (lvalues) are `Var`, `Deref`, `Member`, `Index`; all else are values.
#[derive(Debug, Clone)]
pub enum Ex {
    Int(i128),
    Var(VarId),
    Func(FuncId),
    Str(String),
    /// The value in an object.
    Load(Sub),
    /// An array as a pointer to its first element.
    Decay(Sub),
    AddrOf(Sub),
    Deref(Sub),
    /// A field, by its number, of an object that is a struct.
    Member(Sub, usize, usize),
    /// An element, from a pointer and a number.
    Index(Sub, Sub),
    Neg(Sub),
    Not(Sub),
    Compl(Sub),
    Bin(Op, Sub, Sub),
    And(Sub, Sub),
    Or(Sub, Sub),
    Cond(Sub, Sub, Sub),
    Comma(Sub, Sub),
    Assign(Sub, Sub),
    /// The type is the one that the operation is done in.
    OpAssign(Op, Sub, Sub, Type),
    IncDec {
        object: Sub,
        inc: bool,
        post: bool,
    },
    Call(Sub, Vec<Expr>),
    Cast(Sub),
    List(Vec<Expr>),
    /// All zeros, of whatever type.
    Zero,
    /// An atomic builtin by its name, arguments in clang's order.
    Atomic(String, Vec<Expr>),
    Block(Vec<Stmt>),
    Assert(Sub),
    /// Refused already.
    Bad,
}

#[derive(Debug, Clone)]
pub struct Stmt {
    pub kind: St,
    pub span: Span,
}

#[derive(Debug, Clone)]
pub enum St {
    Empty,
    Expr(Expr),
    Decl(Vec<VarId>),
    Block(Vec<Stmt>),
    If(Expr, Box<Stmt>, Option<Box<Stmt>>),
    While(Expr, Box<Stmt>),
    DoWhile(Box<Stmt>, Expr),
    For(Option<Box<Stmt>>, Option<Expr>, Option<Expr>, Box<Stmt>),
    Switch(Expr, Box<Stmt>),
    /// `None` is `default`.
    Case(Option<i128>, Box<Stmt>),
    Break,
    Continue,
    Return(Option<Expr>),
    Goto(String),
    Label(String, Box<Stmt>),
}

impl Expr {
    pub fn new(kind: Ex, ty: Type, span: Span) -> Self {
        Expr { kind, ty, span }
    }

    /// The expressions directly below.
    pub fn children(&self) -> Vec<&Expr> {
        match &self.kind {
            Ex::Int(_) | Ex::Var(_) | Ex::Func(_) | Ex::Str(_) | Ex::Zero | Ex::Bad => vec![],
            Ex::Load(a) | Ex::Decay(a) | Ex::AddrOf(a) | Ex::Deref(a) | Ex::Member(a, ..) => {
                vec![a]
            }
            Ex::Neg(a) | Ex::Not(a) | Ex::Compl(a) | Ex::Cast(a) | Ex::Assert(a) => vec![a],
            Ex::IncDec { object, .. } => vec![object],
            Ex::Index(a, b) | Ex::Bin(_, a, b) | Ex::And(a, b) | Ex::Or(a, b) => vec![a, b],
            Ex::Comma(a, b) | Ex::Assign(a, b) | Ex::OpAssign(_, a, b, _) => vec![a, b],
            Ex::Cond(a, b, c) => vec![a, b, c],
            Ex::Call(f, args) => std::iter::once(&**f).chain(args).collect(),
            Ex::List(args) | Ex::Atomic(_, args) => args.iter().collect(),
            // Its statements are walked by `walk_stmts`.
            Ex::Block(_) => vec![],
        }
    }

    /// This expression and all below, statements inside included.
    pub fn walk<'a>(&'a self, see: &mut dyn FnMut(&'a Expr)) {
        see(self);
        for child in self.children() {
            child.walk(see);
        }
        if let Ex::Block(stmts) = &self.kind {
            stmts.iter().for_each(|s| s.walk(see));
        }
    }

    /// Whether evaluating it may change anything.
    pub fn has_effects(&self) -> bool {
        let mut found = false;
        self.walk(&mut |e| {
            found |= matches!(
                e.kind,
                Ex::Assign(..)
                    | Ex::OpAssign(..)
                    | Ex::IncDec { .. }
                    | Ex::Call(..)
                    | Ex::Atomic(..)
                    | Ex::Block(_)
                    | Ex::Assert(_)
            )
        });
        found
    }

    pub fn constant(&self) -> Option<i128> {
        match &self.kind {
            Ex::Int(n) => Some(*n),
            Ex::Zero => Some(0),
            Ex::Cast(e) if self.ty.integer().is_some() => {
                let n = e.constant()?;
                let (lo, hi) = self.ty.range();
                (lo <= n && n <= hi).then_some(n)
            }
            Ex::Cast(e) if self.ty.is_pointer() => e.constant().filter(|n| *n == 0),
            Ex::Neg(e) => Some(e.constant()?.checked_neg()?),
            Ex::Bin(op, a, b) => {
                let (a, b) = (a.constant()?, b.constant()?);
                let n = match op {
                    Op::Add => a.checked_add(b)?,
                    Op::Sub => a.checked_sub(b)?,
                    Op::Mul => a.checked_mul(b)?,
                    Op::Shl if (0..63).contains(&b) => a.checked_mul(1 << b)?,
                    Op::Or if a >= 0 && b >= 0 => a | b,
                    Op::And if a >= 0 && b >= 0 => a & b,
                    Op::Div if a >= 0 && b > 0 => a / b,
                    _ => return None,
                };
                let (lo, hi) = self.ty.range();
                (lo <= n && n <= hi).then_some(n)
            }
            _ => None,
        }
    }
}

impl Stmt {
    /// The statements directly below.
    pub fn children(&self) -> Vec<&Stmt> {
        match &self.kind {
            St::Block(list) => list.iter().collect(),
            St::If(_, a, b) => std::iter::once(&**a).chain(b.as_deref()).collect(),
            St::While(_, a) | St::DoWhile(a, _) | St::Switch(_, a) => vec![a],
            St::Case(_, a) | St::Label(_, a) => vec![a],
            St::For(init, _, _, body) => init.as_deref().into_iter().chain([&**body]).collect(),
            _ => vec![],
        }
    }

    /// Every expression in it.
    pub fn walk<'a>(&'a self, see: &mut dyn FnMut(&'a Expr)) {
        match &self.kind {
            St::Expr(e) | St::If(e, ..) | St::While(e, _) | St::DoWhile(_, e) => e.walk(see),
            St::Switch(e, _) => e.walk(see),
            St::Return(Some(e)) => e.walk(see),
            St::For(_, cond, step, _) => {
                cond.iter().chain(step).for_each(|e| e.walk(see));
            }
            _ => {}
        }
        for child in self.children() {
            child.walk(see);
        }
    }

    /// Every statement in it, itself first.
    pub fn each<'a>(&'a self, see: &mut dyn FnMut(&'a Stmt)) {
        see(self);
        for child in self.children() {
            child.each(see);
        }
    }
}

impl Program {
    /// Every expression of a function, initialisers of its variables included.
    pub fn walk_func<'a>(&'a self, f: FuncId, see: &mut dyn FnMut(&'a Expr)) {
        let Some(body) = &self.funcs[f].body else { return };
        for stmt in body {
            stmt.walk(see);
        }
        for var in self.vars.iter().filter(|v| v.owner == Some(f)) {
            if let Some(init) = &var.init {
                init.walk(see);
            }
        }
    }
}
