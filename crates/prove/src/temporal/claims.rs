//! Formulas of a counted family: from what is written to a [`Claim`].
//!
//! LTL is taken whole. Of CTL, what runs must do is said as LTL where the two agree (`AG p`,
//! `AF p`, `A[p U q]`, `AG AF p`, `AG (p -> AF q)`), and what can always be done is `EF q`,
//! `AG EF q` and `AG (p -> EF q)`. Everything else is refused by name.

use super::{Claim, Says};
use crate::expr::Expr;
use crate::syntax::ast::{self, Kind, Name};
use crate::typing::{self, Lookup, Ty};
use heddle_ltl::Formula;
use heddle_span::Diagnostic;

/// What reading a formula needs beside the names: a process that it follows.
pub(crate) trait Follow: Lookup {
    /// Begins to follow one process: its kind and its binder.
    fn follow(&mut self, name: &Name, process: &Name) -> Option<(usize, usize)>;
    fn leave(&mut self);
}

/// Reads a claim; `None` if it is wrong, and then that has been told.
pub(crate) fn read(l: &mut dyn Follow, c: &ast::TimeClaim) -> Option<Claim> {
    let (mut body, mut follows) = (&c.formula, None);
    if let Kind::Over(word, name, process, inner) = &body.kind
        && has_time(inner)
    {
        if *word != "all" {
            return refuse(l, body, &format!("`{word}` over a formula of time; `all` is proved"));
        }
        follows = Some(l.follow(name, process)?);
        body = inner;
    }
    let says = if c.is_branching { branching(l, body) } else { linear(l, body) };
    if follows.is_some() {
        l.leave();
    }
    let name = c.name.clone();
    Some(Claim { name, is_fair: c.is_fair, follows, says: says? })
}

fn linear(l: &mut dyn Follow, e: &ast::Expr) -> Option<Says> {
    let mut atoms = Vec::new();
    let formula = formula(l, e, &mut atoms)?;
    if atoms.len() > 64 {
        return refuse(l, e, "a formula with more than 64 conditions");
    }
    Some(Says::Runs { formula, atoms })
}

fn refuse<T>(l: &mut dyn Follow, e: &ast::Expr, what: &str) -> Option<T> {
    l.complain(Diagnostic::unsupported(e.span, what.to_string()));
    None
}

fn has_time(e: &ast::Expr) -> bool {
    match &e.kind {
        Kind::Time(..) => true,
        Kind::Unary(_, a) => has_time(a),
        Kind::Binary(_, a, b) => has_time(a) || has_time(b),
        Kind::If(a, b, c) => has_time(a) || has_time(b) || has_time(c),
        Kind::Over(_, _, _, a) => has_time(a),
        Kind::Int(_) | Kind::Truth(_) | Kind::Name(_) | Kind::Field(..) | Kind::Wrong => false,
    }
}

fn formula(l: &mut dyn Follow, e: &ast::Expr, atoms: &mut Vec<Expr>) -> Option<Formula> {
    if !has_time(e) {
        let atom = condition(l, e)?;
        let known = atoms.iter().position(|a| *a == atom);
        let number = known.unwrap_or_else(|| {
            atoms.push(atom);
            atoms.len() - 1
        });
        return Some(Formula::Atom(number as u32));
    }
    let mut part = |e: &ast::Expr| formula(l, e, atoms).map(Box::new);
    Some(match &e.kind {
        Kind::Unary("!", a) => Formula::Not(part(a)?),
        Kind::Binary("&&", a, b) => Formula::And(part(a)?, part(b)?),
        Kind::Binary("||", a, b) => Formula::Or(part(a)?, part(b)?),
        Kind::Binary("->", a, b) => Formula::Implies(part(a)?, part(b)?),
        Kind::Time("G", a) => Formula::Always(part(&a[0])?),
        Kind::Time("F", a) => Formula::Eventually(part(&a[0])?),
        Kind::Time("X", a) => Formula::Next(part(&a[0])?),
        Kind::Time("U", a) => Formula::Until(part(&a[0])?, part(&a[1])?),
        Kind::Time("W", a) => Formula::WeakUntil(part(&a[0])?, part(&a[1])?),
        Kind::Time("R" | "V", a) => Formula::Release(part(&a[0])?, part(&a[1])?),
        Kind::Time(word, _) => {
            let text = format!("`{word}` speaks of branches: write `ctl`");
            l.complain(Diagnostic::error(e.span, text));
            return None;
        }
        Kind::Over(..) => {
            return refuse(l, e, "a formula of time below other operators than `all`");
        }
        _ => {
            let text = "this operator does not take formulas of time";
            l.complain(Diagnostic::error(e.span, text));
            return None;
        }
    })
}

fn condition(l: &mut dyn Follow, e: &ast::Expr) -> Option<Expr> {
    let mut l = Names(l);
    typing::want(&mut l, e, Ty::Bool)
}

/// The same names, where only names are wanted.
struct Names<'l>(&'l mut dyn Follow);

impl Lookup for Names<'_> {
    fn pool(&mut self) -> &mut crate::expr::Pool {
        self.0.pool()
    }

    fn globals(&self) -> &typing::Globals {
        self.0.globals()
    }

    fn complain(&mut self, d: Diagnostic) {
        self.0.complain(d);
    }

    fn name(&mut self, name: &str, span: heddle_span::Span) -> typing::Found {
        self.0.name(name, span)
    }

    fn field(&mut self, owner: &Name, field: &Name) -> typing::Found {
        self.0.field(owner, field)
    }

    fn over(&mut self, w: &str, name: &Name, process: &Name, body: &ast::Expr) -> typing::Found {
        self.0.over(w, name, process, body)
    }
}

fn branching(l: &mut dyn Follow, e: &ast::Expr) -> Option<Says> {
    let atom = |n: u32| Box::new(Formula::Atom(n));
    let runs = |formula: Formula, atoms: Vec<Expr>| Some(Says::Runs { formula, atoms });
    match &e.kind {
        Kind::Time("EF", q) if !has_time(&q[0]) => {
            let (when, goal) = (l.pool().truth(true), condition(l, &q[0])?);
            Some(Says::Can { when, goal, always: false })
        }
        Kind::Time("AF", q) if !has_time(&q[0]) => {
            runs(Formula::Eventually(atom(0)), vec![condition(l, &q[0])?])
        }
        Kind::Time("A[]", path) => match &path[0].kind {
            Kind::Time("U", pq) if !has_time(&pq[0]) && !has_time(&pq[1]) => {
                let atoms = vec![condition(l, &pq[0])?, condition(l, &pq[1])?];
                runs(Formula::Until(atom(0), atom(1)), atoms)
            }
            _ => other(l, e),
        },
        Kind::Time("AG", inner) => {
            let inner = &inner[0];
            if !has_time(inner) {
                return runs(Formula::Always(atom(0)), vec![condition(l, inner)?]);
            }
            let (when, then) = match &inner.kind {
                Kind::Binary("->", p, q) if !has_time(p) => (Some(p), &**q),
                _ => (None, inner),
            };
            let (word, goal) = match &then.kind {
                Kind::Time(word @ ("AF" | "EF"), q) if !has_time(&q[0]) => (*word, &q[0]),
                _ => return other(l, e),
            };
            let when = match when {
                Some(p) => condition(l, p)?,
                None => l.pool().truth(true),
            };
            let goal = condition(l, goal)?;
            if word == "EF" {
                return Some(Says::Can { when, goal, always: true });
            }
            let then = Box::new(Formula::Eventually(atom(1)));
            runs(Formula::Always(Box::new(Formula::Implies(atom(0), then))), vec![when, goal])
        }
        _ => other(l, e),
    }
}

fn other(l: &mut dyn Follow, e: &ast::Expr) -> Option<Says> {
    let what = "a CTL formula of a family that is not AG p, AF p, A[p U q], EF q, AG EF q, \
                AG AF q, AG (p -> EF q) or AG (p -> AF q) of conditions";
    refuse(l, e, what)
}
