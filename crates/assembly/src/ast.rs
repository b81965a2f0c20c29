//! The file as it was written. [`crate::resolve`] gives it meaning.

use crate::expr::{Binary, Unary};
use crate::program::DeclaredKind;
use heddle_span::Span;

#[derive(Clone, Debug, Default)]
pub struct File {
    pub bits: Option<Ex>,
    pub consts: Vec<(String, Ex, Span)>,
    pub words: Vec<WordDecl>,
    pub programs: Vec<ProgramDecl>,
    pub properties: Vec<PropertyDecl>,
    pub strict_wake: bool,
}

#[derive(Clone, Debug)]
pub struct WordDecl {
    pub name: WordName,
    pub ghost: bool,
    pub len: Option<Ex>,
    pub domain: Option<DomainDecl>,
    pub init: Vec<Ex>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum WordName {
    Name(String),
    /// `word [3] = 1`.
    Number(Ex),
}

#[derive(Clone, Debug)]
pub enum DomainDecl {
    Bits(Ex),
    Range(Ex, Ex),
}

#[derive(Clone, Debug)]
pub struct ProgramDecl {
    pub name: String,
    pub copies: Option<Ex>,
    pub body: Vec<Stmt>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Label(String, Span),
    Op(OpStmt),
    /// `@ x = e`, `@ x += e`, `@ x -= e`.
    Set {
        target: Ex,
        op: Option<Binary>,
        value: Ex,
        span: Span,
    },
    /// `@ assert e`.
    Check(Ex, Span),
    Reg(String, Span),
    Private(WordDecl),
}

#[derive(Clone, Debug)]
pub struct OpStmt {
    pub name: String,
    pub name_span: Span,
    pub lock: bool,
    pub operands: Vec<Ex>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct PropertyDecl {
    pub kind: DeclaredKind,
    pub name: String,
    pub text: Span,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Ex {
    pub kind: ExKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum ExKind {
    Number(i64),
    Name(String),
    /// `[e]`.
    Mem(Box<Ex>),
    /// `a[e]`.
    Index(Box<Ex>, Box<Ex>),
    /// `f(a, b)`.
    Call(String, Vec<Ex>),
    /// `P.eax`, `P[1].eax`.
    Member(Box<Ex>, String),
    /// `P@label`.
    At(Box<Ex>, Box<Ex>),
    /// `&x`.
    Address(Box<Ex>),
    Unary(Unary, Box<Ex>),
    Binary(Binary, Box<Ex>, Box<Ex>),
    /// Something was wrong here, and has been said.
    Wrong,
}

impl Ex {
    /// Calls `f` on this expression and every part of it.
    pub fn each<'a>(&'a self, f: &mut impl FnMut(&'a Ex)) {
        f(self);
        match &self.kind {
            ExKind::Mem(a) | ExKind::Member(a, _) | ExKind::Address(a) | ExKind::Unary(_, a) => {
                a.each(f);
            }
            ExKind::Index(a, b) | ExKind::At(a, b) | ExKind::Binary(_, a, b) => {
                a.each(f);
                b.each(f);
            }
            ExKind::Call(_, args) => args.iter().for_each(|a| a.each(f)),
            _ => {}
        }
    }
}
