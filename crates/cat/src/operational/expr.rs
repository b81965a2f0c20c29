//! Relations of a model, written out: names replaced by what they stand for, functions by
//! their bodies, and what is empty left out.
//!
//! An expression here is what the text says; what it means for a machine, `class` says.

use crate::syntax::ast::Shape;
use heddle_span::Span;
use std::fmt;

#[derive(Clone, Debug)]
pub enum Expr {
    Name(String, Span),
    /// `[S]`
    Id(Box<Expr>),
    Seq(Vec<Expr>),
    Or(Vec<Expr>),
    And(Box<Expr>, Box<Expr>),
    Diff(Box<Expr>, Box<Expr>),
    Opt(Box<Expr>),
    Plus(Box<Expr>),
    Star(Box<Expr>),
    Cross(Box<Expr>, Box<Expr>),
    Call(String, Box<Expr>, Span),
}

/// One requirement of a model.
#[derive(Clone, Debug)]
pub struct Axiom {
    pub kind: Shape,
    pub body: Expr,
    pub name: String,
    pub span: Span,
}

impl Expr {
    pub fn span(&self) -> Span {
        match self {
            Expr::Name(_, s) | Expr::Call(_, _, s) => *s,
            Expr::Seq(p) | Expr::Or(p) => p[0].span(),
            Expr::Id(a) | Expr::Opt(a) | Expr::Plus(a) | Expr::Star(a) => a.span(),
            Expr::And(a, _) | Expr::Diff(a, _) | Expr::Cross(a, _) => a.span(),
        }
    }

    /// The members of a union.
    pub fn terms(&self) -> Vec<&Expr> {
        match self {
            Expr::Or(parts) => parts.iter().flat_map(|p| p.terms()).collect(),
            // A product of unions with a relation is a union of its own.
            e => vec![e],
        }
    }

    /// How many parts it has.
    pub fn size(&self) -> usize {
        1 + match self {
            Expr::Name(..) => 0,
            Expr::Seq(v) | Expr::Or(v) => v.iter().map(Expr::size).sum(),
            Expr::And(a, b) | Expr::Diff(a, b) | Expr::Cross(a, b) => a.size() + b.size(),
            Expr::Id(a) | Expr::Opt(a) | Expr::Plus(a) | Expr::Star(a) | Expr::Call(_, a, _) => {
                a.size()
            }
        }
    }
}

/// What is empty makes nothing of most that it is a part of.
impl Expr {
    pub fn nothing(span: Span) -> Expr {
        Expr::Name("0".into(), span)
    }

    pub fn is_nothing(&self) -> bool {
        matches!(self, Expr::Name(n, _) if n == "0")
    }

    pub fn named(&self, name: &str) -> bool {
        matches!(self, Expr::Name(n, _) if n == name)
    }

    pub fn or(a: Expr, b: Expr) -> Expr {
        match (a, b) {
            (a, b) if b.is_nothing() => a,
            (a, b) if a.is_nothing() => b,
            (Expr::Or(mut all), b) => {
                all.extend(b.terms().into_iter().cloned());
                Expr::Or(all)
            }
            (a, Expr::Or(more)) => Expr::Or([vec![a], more].concat()),
            (a, b) => Expr::Or(vec![a, b]),
        }
    }

    /// One behind the other. Accesses of one size are all that there is, so `sm` changes
    /// nothing; two loads of one store, and a load and the stores behind the one that it
    /// reads, have names of their own.
    pub fn seq(a: Expr, b: Expr) -> Expr {
        if a.is_nothing() || b.is_nothing() {
            return Expr::nothing(a.span());
        }
        if a.named("rf^-1") && (b.named("rf") || b.named("co")) {
            let name = if b.named("rf") { "rsw" } else { "fr" };
            return Expr::Name(name.into(), a.span());
        }
        match (a, b) {
            (a, b) if b.named("sm") => a,
            (a, b) if a.named("sm") => b,
            (a, b) => {
                let parts = |e: Expr| if let Expr::Seq(v) = e { v } else { vec![e] };
                Expr::Seq([parts(a), parts(b)].concat())
            }
        }
    }

    /// In both; `r & (A*B | C*D)` is a union of what lies between each two.
    pub fn and(a: Expr, b: Expr) -> Expr {
        let local = |x: &Expr, y: &Expr| x.named("po") && y.named("loc");
        match (a, b) {
            (a, b) if a.is_nothing() || b.is_nothing() => Expr::nothing(a.span()),
            (a, b) if local(&a, &b) || local(&b, &a) => Expr::Name("po-loc".into(), a.span()),
            (a, b) if is_products(&b) => spread(&a, &b),
            (a, b) if is_products(&a) => spread(&b, &a),
            (a, b) => Expr::And(Box::new(a), Box::new(b)),
        }
    }

    pub fn diff(a: Expr, b: Expr) -> Expr {
        if a.is_nothing() || b.is_nothing() || a.named("fr") && b.named("id") {
            return a;
        }
        let e = Expr::Diff(Box::new(a), Box::new(b));
        match e.to_string() == "(po-loc \\ (po-loc?;[W];po-loc))" {
            true => Expr::Name("po-loc-no-w".into(), e.span()),
            false => e,
        }
    }

    pub fn cross(a: Expr, b: Expr) -> Expr {
        match a.is_nothing() || b.is_nothing() {
            true => Expr::nothing(a.span()),
            false => Expr::Cross(Box::new(a), Box::new(b)),
        }
    }

    pub fn id(of: Expr) -> Expr {
        if of.is_nothing() { of } else { Expr::Id(Box::new(of)) }
    }
}

/// A union of products.
fn is_products(e: &Expr) -> bool {
    let each = |p: &Expr| matches!(p, Expr::Cross(..)) || is_products(p);
    matches!(e, Expr::Or(parts) if parts.iter().all(each))
}

fn spread(r: &Expr, products: &Expr) -> Expr {
    let with = |p: &Expr| Expr::And(Box::new(r.clone()), Box::new(p.clone()));
    Expr::Or(products.terms().into_iter().map(with).collect())
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |v: &[Expr], by: &str| {
            let all: Vec<String> = v.iter().map(|e| e.to_string()).collect();
            format!("({})", all.join(by))
        };
        match self {
            Expr::Name(n, _) => write!(f, "{n}"),
            Expr::Id(a) => write!(f, "[{a}]"),
            Expr::Seq(v) => write!(f, "{}", list(v, ";")),
            Expr::Or(v) => write!(f, "{}", list(v, " | ")),
            Expr::And(a, b) => write!(f, "({a} & {b})"),
            Expr::Diff(a, b) => write!(f, "({a} \\ {b})"),
            Expr::Opt(a) => write!(f, "{a}?"),
            Expr::Plus(a) => write!(f, "{a}+"),
            Expr::Star(a) => write!(f, "{a}*"),
            Expr::Cross(a, b) => write!(f, "({a}*{b})"),
            Expr::Call(n, a, _) => write!(f, "{n}({a})"),
        }
    }
}
