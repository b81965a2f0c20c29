//! Formulas of linear temporal logic.
//!
//! A formula is read with the precedences of `spin.y`: the temporal operators
//! of two operands bind tighter than `&&`, those of one as tight as `!`. Parts
//! without temporal operators are Promela expressions and become the atoms,
//! each as large as it can be; a `!` around one stays in the formula.

use super::expr::{Built, binary_operator, negated};
use super::{Parsed, Parser};
use crate::syntax::ast::*;
use crate::syntax::print;
use crate::syntax::token::{P, Tok};
use heddle_ltl::Formula;
use heddle_span::{Diagnostic, Span};

/// A formula while it is being built.
enum Node {
    State(Built),
    Temporal(Formula, Span, u32),
}

impl Parser {
    /// `name { formula }` of an `ltl` block; the word itself is taken.
    pub(super) fn ltl_block(&mut self) {
        let start = self.here();
        let (name, span) = match self.peek() {
            Tok::Name(_) => self.expect_name("a name").expect("peeked a name"),
            _ => {
                self.n_unnamed_ltl += 1;
                (format!("ltl_{}", self.n_unnamed_ltl - 1).into(), start)
            }
        };
        self.atoms.clear();
        let formula = self.ltl_body().unwrap_or(Formula::True);
        self.s.ltl = false;
        let atoms = self.atoms.drain(..).map(|(_, e)| e).collect();
        self.program.ltl.push(Ltl { name, span, formula, atoms });
    }

    fn ltl_body(&mut self) -> Parsed<Formula> {
        self.expect(P::LBrace)?;
        self.s.ltl = true;
        let node = self.formula(0)?;
        self.eat(P::Semi);
        self.expect(P::RBrace)?;
        self.make_formula(node)
    }

    /// A formula that is a text of its own.
    pub fn ltl_text(mut self, name: &str, text: Span) -> (Program, Vec<Diagnostic>) {
        self.s.ltl = true;
        self.s.ltl_release = true;
        let formula = self.whole_formula().unwrap_or(Formula::True);
        let atoms = self.atoms.drain(..).map(|(_, e)| e).collect();
        let ltl = Ltl { name: name.into(), span: text, formula, atoms };
        self.program.ltl.push(ltl);
        (self.program, self.s.diagnostics)
    }

    /// Takes over what a model declares, for formulas from outside it.
    pub fn with_model(mut self, program: Program, symbols: super::super::stream::Symbols) -> Self {
        self.program = program;
        self.s.symbols = symbols;
        self
    }

    fn whole_formula(&mut self) -> Parsed<Formula> {
        let node = self.formula(0)?;
        if *self.peek() != Tok::Eof {
            return Err(self.expected("an operator or the end of the formula"));
        }
        self.make_formula(node)
    }

    fn formula(&mut self, min: u8) -> Parsed<Node> {
        let mut left = self.formula_operand()?;
        loop {
            let Tok::P(p) = *self.peek() else { return Ok(left) };
            let level = match p {
                P::Implies | P::Equiv => 1,
                P::Until | P::WeakUntil | P::Release => 5,
                _ => binary_operator(p).map_or(0, |(level, _)| level),
            };
            if level == 0 || level <= min {
                return Ok(left);
            }
            let place = self.bump().span;
            let right = self.formula(level)?;
            left = self.combine(p, place, left, right)?;
        }
    }

    fn formula_operand(&mut self) -> Parsed<Node> {
        let start = self.here();
        let p = match self.peek() {
            Tok::P(p @ (P::Send | P::Always | P::Eventually | P::Next | P::LParen)) => *p,
            _ => return Ok(Node::State(self.unary()?)),
        };
        self.deeper()?;
        self.bump();
        let inner = if p == P::LParen { self.formula(0) } else { self.formula_operand() };
        self.nesting -= 1;
        let inner = inner?;
        if p == P::LParen {
            let span = start.to(self.expect(P::RParen)?.span);
            return Ok(match inner {
                Node::State(b) => Node::State(Built { expr: Expr { span, ..b.expr }, ..b }),
                Node::Temporal(f, _, height) => Node::Temporal(f, span, height),
            });
        }
        if let (P::Send, Node::State(b)) = (p, &inner)
            && !b.probe
        {
            let Node::State(b) = inner else { unreachable!("just seen") };
            return Ok(Node::State(negated(UnOp::Not, start, b)));
        }
        let (span, height) = inner.measure();
        let f = Box::new(self.make_formula(inner)?);
        let f = match p {
            P::Always => Formula::Always(f),
            P::Eventually => Formula::Eventually(f),
            P::Next => Formula::Next(f),
            _ => Formula::Not(f),
        };
        self.temporal(f, start.to(span), height + 1)
    }

    fn combine(&mut self, p: P, place: Span, left: Node, right: Node) -> Parsed<Node> {
        let (left, right) = match (p, left, right) {
            (P::Implies | P::Equiv | P::Until | P::WeakUntil | P::Release, l, r) => (l, r),
            (_, Node::State(l), Node::State(r)) => {
                let (_, op) = binary_operator(p).expect("the caller asked");
                return Ok(Node::State(self.join(op, l, r)?));
            }
            (P::And | P::Or, l, r) => (l, r),
            _ => {
                let what = format!("`{}` cannot be applied to a temporal formula", p.text());
                let help = "put parentheses around the comparison: `[] (x == 0)`";
                return Err(self.report(Diagnostic::error(place, what).help(help)));
            }
        };
        let ((a, ha), (b, hb)) = (left.measure(), right.measure());
        let l = Box::new(self.make_formula(left)?);
        let r = Box::new(self.make_formula(right)?);
        let f = match p {
            P::Implies => Formula::Implies(l, r),
            P::Equiv => Formula::Iff(l, r),
            P::Until => Formula::Until(l, r),
            P::WeakUntil => Formula::WeakUntil(l, r),
            P::Release => Formula::Release(l, r),
            P::And => Formula::And(l, r),
            _ => Formula::Or(l, r),
        };
        self.temporal(f, a.to(b), ha.max(hb) + 1)
    }

    fn temporal(&mut self, f: Formula, span: Span, height: u32) -> Parsed<Node> {
        if height > super::MAX_HEIGHT {
            return Err(self.error(span, "this formula is too long"));
        }
        Ok(Node::Temporal(f, span, height))
    }

    /// `full(q)` and the like may stand under temporal operators and `!`; SPIN
    /// does not take them in formulas at all.
    fn make_formula(&mut self, node: Node) -> Parsed<Formula> {
        match node {
            Node::Temporal(f, ..) => Ok(f),
            Node::State(b) => Ok(self.state_formula(b.expr)),
        }
    }

    fn state_formula(&mut self, e: Expr) -> Formula {
        let mut e = e;
        let mut negations = 0;
        while let ExprKind::Unary(UnOp::Not, inner) = e.kind {
            e = *inner;
            negations += 1;
        }
        let mut f = match e.kind {
            ExprKind::Int(0, _) => Formula::False,
            ExprKind::Int(..) => Formula::True,
            _ => Formula::Atom(self.atom(e)),
        };
        for _ in 0..negations {
            f = match f {
                Formula::Not(inner) => *inner,
                Formula::True => Formula::False,
                Formula::False => Formula::True,
                f => Formula::Not(Box::new(f)),
            };
        }
        f
    }

    /// The number of an atom; equal texts are one atom.
    fn atom(&mut self, e: Expr) -> u32 {
        let text = print::expr(&self.program, &e);
        let atoms = &mut self.atoms;
        let known = atoms.iter().position(|(t, _)| *t == text);
        let at = known.unwrap_or_else(|| {
            atoms.push((text, e));
            atoms.len() - 1
        });
        at as u32
    }
}

impl Node {
    fn measure(&self) -> (Span, u32) {
        match self {
            Node::State(b) => (b.expr.span, b.height),
            Node::Temporal(_, span, height) => (*span, *height),
        }
    }
}
