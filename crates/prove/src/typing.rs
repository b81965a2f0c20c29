//! Names that hold everywhere, and expressions with their types.
//!
//! Three types: truth, integers, and each enumeration by itself. Ranges are not
//! types: whether a value fits is asked where it is stored. What a name means
//! depends on where it stands, so the caller brings a [`Lookup`].

use crate::expr::{Domain, Expr, LIMIT, Node, Pool};
use crate::syntax::ast::{self, Kind, Name};
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    Bool,
    Int,
    /// An enumeration, by its number in [`Globals`].
    Names(u32),
}

#[derive(Clone, Copy, Debug)]
pub struct Typed {
    pub e: Expr,
    pub ty: Ty,
}

/// Expressions beyond this take too much stack or time to evaluate.
const DEEPEST: u32 = 1000;
const LARGEST: u64 = 1_000_000;

/// Constants, types and the names of enumerations.
#[derive(Clone, Debug, Default)]
pub struct Globals {
    consts: HashMap<String, i64>,
    types: HashMap<String, Domain>,
    enums: Vec<Vec<String>>,
    /// Each name of an enumeration: which one, and its number there.
    literals: HashMap<String, (u32, i64)>,
}

/// What names mean in one place.
pub trait Lookup {
    fn pool(&mut self) -> &mut Pool;
    fn globals(&self) -> &Globals;
    fn complain(&mut self, d: Diagnostic);
    /// `None`: unknown here. A name that is known and wrong is complained
    /// about by the callee, and answered with [`Found::Wrong`].
    fn name(&mut self, name: &str, span: Span) -> Found;
    fn field(&mut self, owner: &Name, field: &Name) -> Found;
    /// A quantifier over a replicated process.
    fn over(&mut self, word: &str, name: &Name, process: &Name, body: &ast::Expr) -> Found {
        let _ = (word, name, body);
        let text = format!("`{}` is not a process of which there are many", process.text);
        self.complain(Diagnostic::error(process.span, text));
        Found::Wrong
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Found {
    Value(Typed),
    Unknown,
    /// Known, wrong, and told.
    Wrong,
}

impl Globals {
    /// Collects everything global in a file.
    pub fn new(file: &ast::File, wrong: &mut Vec<Diagnostic>) -> Globals {
        let mut g = Globals::default();
        for (name, value) in &file.consts {
            if let Some(v) = g.constant(value, wrong) {
                g.define(name, wrong);
                g.consts.insert(name.text.clone(), v);
            }
        }
        for (name, ty) in &file.types {
            if let Some(domain) = g.domain(ty, wrong) {
                if g.types.contains_key(&name.text) {
                    let text = format!("the type `{}` is there already", name.text);
                    wrong.push(Diagnostic::error(name.span, text));
                }
                g.types.insert(name.text.clone(), domain);
            }
        }
        // Enumerations written in place count as well, before anything is used.
        let bodies = file.modules.iter().map(|m| &m.body);
        let bodies = bodies.chain(file.processes.iter().map(|p| &p.body));
        let vars = bodies.flat_map(|b| &b.vars).chain(&file.shared).map(|v| &v.ty);
        let ports = file.modules.iter().flat_map(|m| &m.ports);
        let ports = ports.chain(file.interface.iter().flat_map(|i| &i.0)).map(|p| &p.ty);
        for ty in vars.chain(ports) {
            if let ast::Type::Names(..) = ty {
                g.domain(ty, wrong);
            }
        }
        g
    }

    fn define(&self, name: &Name, wrong: &mut Vec<Diagnostic>) {
        if self.consts.contains_key(&name.text) || self.literals.contains_key(&name.text) {
            let text = format!("`{}` is defined already", name.text);
            wrong.push(Diagnostic::error(name.span, text));
        }
    }

    /// A value that must be known now.
    pub fn constant(&self, e: &ast::Expr, wrong: &mut Vec<Diagnostic>) -> Option<i64> {
        let mut scope = Constants { globals: self, pool: Pool::new(), wrong };
        let typed = expr(&mut scope, e)?;
        let value = scope.pool.constant(typed.e);
        if value.is_none() {
            wrong.push(Diagnostic::error(e.span, "this must be a constant"));
        }
        value
    }

    pub fn domain(&mut self, ty: &ast::Type, wrong: &mut Vec<Diagnostic>) -> Option<Domain> {
        match ty {
            ast::Type::Bool(_) => Some(Domain::Bool),
            ast::Type::Range(ends, span) => {
                let (lo, hi) = (self.constant(&ends.0, wrong), self.constant(&ends.1, wrong));
                let (lo, hi) = (lo?, hi?);
                let fits = lo <= hi && -(1 << 31) <= lo && hi <= 1 << 31;
                if !fits {
                    let text = format!("{lo}..{hi} is no range that a variable can have");
                    wrong.push(Diagnostic::error(*span, text));
                }
                fits.then_some(Domain::Range(lo, hi))
            }
            ast::Type::Names(names, _) => {
                let texts: Vec<String> = names.iter().map(|n| n.text.clone()).collect();
                if !self.enums.contains(&texts) {
                    let number = self.enums.len() as u32;
                    for (i, name) in names.iter().enumerate() {
                        self.define(name, wrong);
                        self.literals.insert(name.text.clone(), (number, i as i64));
                    }
                    self.enums.push(texts.clone());
                }
                Some(Domain::Names(texts))
            }
            ast::Type::Named(name) => {
                let found = self.types.get(&name.text).cloned();
                if found.is_none() && !name.text.is_empty() {
                    let text = format!("there is no type `{}`", name.text);
                    wrong.push(Diagnostic::error(name.span, text));
                }
                found
            }
        }
    }

    /// Whether the names of a domain can be written.
    pub fn has(&self, domain: &Domain) -> bool {
        matches!(domain, Domain::Names(names) if self.enums.contains(names))
    }

    /// Constants and names of enumerations, as numbers.
    pub fn numbers(&self) -> Vec<(String, i64)> {
        let consts = self.consts.iter().map(|(n, v)| (n.clone(), *v));
        let literals = self.literals.iter().map(|(n, v)| (n.clone(), v.1));
        let mut all: Vec<(String, i64)> = consts.chain(literals).collect();
        all.sort();
        all
    }

    pub fn ty(&self, domain: &Domain) -> Ty {
        match domain {
            Domain::Bool => Ty::Bool,
            Domain::Range(..) => Ty::Int,
            Domain::Names(names) => {
                let at = self.enums.iter().position(|e| e == names);
                Ty::Names(at.expect("every enumeration is collected") as u32)
            }
        }
    }

    fn show(&self, ty: Ty) -> String {
        match ty {
            Ty::Bool => "bool".into(),
            Ty::Int => "a number".into(),
            Ty::Names(i) => format!("{{ {} }}", self.enums[i as usize].join(", ")),
        }
    }
}

/// Only constants have names here.
struct Constants<'g> {
    globals: &'g Globals,
    pool: Pool,
    wrong: &'g mut Vec<Diagnostic>,
}

impl Lookup for Constants<'_> {
    fn pool(&mut self) -> &mut Pool {
        &mut self.pool
    }

    fn globals(&self) -> &Globals {
        self.globals
    }

    fn complain(&mut self, d: Diagnostic) {
        self.wrong.push(d);
    }

    fn name(&mut self, _: &str, _: Span) -> Found {
        Found::Unknown
    }

    fn field(&mut self, owner: &Name, field: &Name) -> Found {
        let text = "this must be a constant";
        self.complain(Diagnostic::error(owner.span.to(field.span), text));
        Found::Wrong
    }
}

/// An expression where `l` says what names mean; `None` if it is wrong, and
/// then that has been told.
pub fn expr(l: &mut dyn Lookup, e: &ast::Expr) -> Option<Typed> {
    let typed = match &e.kind {
        Kind::Wrong => return None,
        Kind::Int(v) => Typed { e: l.pool().int(*v), ty: Ty::Int },
        Kind::Truth(v) => Typed { e: l.pool().truth(*v), ty: Ty::Bool },
        Kind::Name(name) => named(l, name, e.span)?,
        Kind::Field(owner, field) => {
            let found = l.field(owner, field);
            known(l, found, &format!("{}.{}", owner.text, field.text), e.span)?
        }
        Kind::Unary(sign, a) => unary(l, sign, a)?,
        Kind::Binary(sign, a, b) => binary(l, sign, a, b)?,
        Kind::If(c, a, b) => {
            let (c, a, b) = (want(l, c, Ty::Bool), expr(l, a), expr(l, b).map(|t| (t, b.span)));
            let (c, a, (b, span)) = (c?, a?, b?);
            same(l, a.ty, b.ty, span)?;
            Typed { e: l.pool().cond(c, a.e, b.e), ty: a.ty }
        }
        Kind::Time(..) => {
            let text = "a formula of time cannot stand here: put what is compared in parentheses";
            l.complain(Diagnostic::error(e.span, text));
            return None;
        }
        Kind::Over(word, name, process, body) => {
            let found = l.over(word, name, process, body);
            known(l, found, &process.text, process.span)?
        }
    };
    let (lo, hi) = l.pool().range(typed.e);
    if lo < -LIMIT || LIMIT < hi {
        l.complain(Diagnostic::error(e.span, "this can become too large a number"));
        return None;
    }
    let (deep, large) = l.pool().size(typed.e);
    if deep > DEEPEST || large > LARGEST {
        l.complain(Diagnostic::error(e.span, "this expression is too large when written out"));
        return None;
    }
    Some(typed)
}

/// An expression that must have a type.
pub fn want(l: &mut dyn Lookup, e: &ast::Expr, ty: Ty) -> Option<Expr> {
    let typed = expr(l, e)?;
    same(l, ty, typed.ty, e.span)?;
    Some(typed.e)
}

/// An expression whose value fits a domain by its type; if `always`, then every
/// value that it can have must.
pub fn fit(l: &mut dyn Lookup, e: &ast::Expr, domain: &Domain, always: bool) -> Option<Expr> {
    let ty = l.globals().ty(domain);
    let value = want(l, e, ty)?;
    let (lo, hi) = l.pool().range(value);
    let inside = domain.lo() <= lo && hi <= domain.hi();
    let outside = hi < domain.lo() || domain.hi() < lo;
    if outside || (always && !inside) {
        let room = format!("{}..{}", domain.lo(), domain.hi());
        let text = format!("this can be {lo}..{hi}, and there is room for {room}");
        l.complain(Diagnostic::error(e.span, text));
        return None;
    }
    Some(value)
}

fn named(l: &mut dyn Lookup, name: &str, span: Span) -> Option<Typed> {
    match l.name(name, span) {
        Found::Unknown => {}
        found => return known(l, found, name, span),
    }
    let g = l.globals();
    if let Some(&v) = g.consts.get(name) {
        return Some(Typed { e: l.pool().int(v), ty: Ty::Int });
    }
    if let Some(&(number, v)) = g.literals.get(name) {
        return Some(Typed { e: l.pool().int(v), ty: Ty::Names(number) });
    }
    known(l, Found::Unknown, name, span)
}

fn known(l: &mut dyn Lookup, found: Found, name: &str, span: Span) -> Option<Typed> {
    match found {
        Found::Value(typed) => Some(typed),
        Found::Wrong => None,
        Found::Unknown => {
            l.complain(Diagnostic::error(span, format!("`{name}` is not known here")));
            None
        }
    }
}

fn same(l: &mut dyn Lookup, wanted: Ty, found: Ty, span: Span) -> Option<()> {
    if wanted == found {
        return Some(());
    }
    let (wanted, found) = (l.globals().show(wanted), l.globals().show(found));
    l.complain(Diagnostic::error(span, format!("expected {wanted}, found {found}")));
    None
}

fn unary(l: &mut dyn Lookup, sign: &str, a: &ast::Expr) -> Option<Typed> {
    if sign == "!" {
        let a = want(l, a, Ty::Bool)?;
        return Some(Typed { e: l.pool().not(a), ty: Ty::Bool });
    }
    let a = want(l, a, Ty::Int)?;
    let zero = l.pool().int(0);
    Some(Typed { e: l.pool().sub(zero, a), ty: Ty::Int })
}

fn binary(l: &mut dyn Lookup, sign: &str, a: &ast::Expr, b: &ast::Expr) -> Option<Typed> {
    let (x, y) = (expr(l, a), expr(l, b));
    let (x, y) = (x?, y?);
    let truth = |e| Some(Typed { e, ty: Ty::Bool });
    let number = |e| Some(Typed { e, ty: Ty::Int });
    if let "==" | "!=" = sign {
        same(l, x.ty, y.ty, b.span)?;
        let e = l.pool().eq(x.e, y.e);
        return truth(if sign == "==" { e } else { l.pool().not(e) });
    }
    let wanted = if let "&&" | "||" | "->" = sign { Ty::Bool } else { Ty::Int };
    same(l, wanted, x.ty, a.span)?;
    same(l, wanted, y.ty, b.span)?;
    let (x, y) = (x.e, y.e);
    if sign == "%" {
        return remainder(l, x, y, a.span, b.span).and_then(number);
    }
    let p = l.pool();
    match sign {
        "&&" => truth(p.and(x, y)),
        "||" => truth(p.or(x, y)),
        "->" => truth(p.implies(x, y)),
        "<" => truth(p.less(x, y)),
        ">" => truth(p.less(y, x)),
        "<=" => truth(p.at_most(x, y)),
        ">=" => truth(p.at_most(y, x)),
        "+" => number(p.add(x, y)),
        "-" => number(p.sub(x, y)),
        "*" => number(p.mul(x, y)),
        "&" => number(p.bits(x, y, Node::BitAnd(x, y))),
        "|" => number(p.bits(x, y, Node::BitOr(x, y))),
        "^" => number(p.bits(x, y, Node::BitXor(x, y))),
        _ => unreachable!("the parser knows no other operator"),
    }
}

fn remainder(l: &mut dyn Lookup, x: Expr, y: Expr, a: Span, b: Span) -> Option<Expr> {
    let by = l.pool().constant(y).filter(|&v| v > 0);
    let lo = l.pool().range(x).0;
    if by.is_none() {
        l.complain(Diagnostic::error(b, "`%` needs a positive constant here"));
    }
    if lo < 0 {
        let text = format!("this can be {lo}, and `%` is for numbers that are not negative");
        l.complain(Diagnostic::error(a, text));
    }
    if lo < 0 { None } else { by.map(|by| l.pool().rem(x, by)) }
}
