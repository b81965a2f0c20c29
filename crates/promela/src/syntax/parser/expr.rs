//! Expressions, with the precedences of `spin.y`.

use super::{MAX_HEIGHT, Parsed, Parser};
use crate::syntax::ast::*;
use crate::syntax::token::{Kw, P, Tok};
use heddle_span::{Diagnostic, Span};

/// An expression while it is being built.
pub struct Built {
    pub expr: Expr,
    pub height: u32,
    /// It has `full`, `empty`, `nfull` or `nempty` in it, which may only be
    /// joined with `&&` and `||`.
    pub probe: bool,
}

impl Built {
    pub fn leaf(kind: ExprKind, span: Span) -> Built {
        Built { expr: Expr { kind, span }, height: 1, probe: false }
    }
}

/// How tightly a binary operator binds; all associate to the left.
pub fn binary_operator(p: P) -> Option<(u8, BinOp)> {
    Some(match p {
        P::Or => (2, BinOp::Or),
        P::And => (3, BinOp::And),
        P::Pipe => (7, BinOp::BitOr),
        P::Caret => (8, BinOp::BitXor),
        P::Amp => (9, BinOp::BitAnd),
        P::Eq => (10, BinOp::Eq),
        P::Ne => (10, BinOp::Ne),
        P::Gt => (11, BinOp::Gt),
        P::Lt => (11, BinOp::Lt),
        P::Ge => (11, BinOp::Ge),
        P::Le => (11, BinOp::Le),
        P::Shl => (12, BinOp::Shl),
        P::Shr => (12, BinOp::Shr),
        P::Plus => (13, BinOp::Add),
        P::Minus => (13, BinOp::Sub),
        P::Star => (14, BinOp::Mul),
        P::Slash => (14, BinOp::Div),
        P::Percent => (14, BinOp::Rem),
        _ => return None,
    })
}

impl Parser {
    /// Any expression: a condition, the right side of an assignment.
    pub(super) fn full_expr(&mut self) -> Parsed<Expr> {
        let first = self.unary()?;
        self.full_expr_after(first)
    }

    /// An expression that is part of something else: no probes.
    pub(super) fn expr(&mut self) -> Parsed<Expr> {
        let first = self.unary()?;
        let built = self.binary(first, 0)?;
        self.tallest = self.tallest.max(built.height);
        Ok(self.no_probe(built)?.expr)
    }

    /// Goes on after a variable that was read as the start of a statement.
    pub(super) fn full_expr_after(&mut self, first: Built) -> Parsed<Expr> {
        let built = self.binary(first, 0)?;
        self.tallest = self.tallest.max(built.height);
        Ok(built.expr)
    }

    fn binary(&mut self, mut left: Built, min: u8) -> Parsed<Built> {
        while let Tok::P(p) = *self.peek() {
            let Some((level, op)) = binary_operator(p).filter(|(level, _)| *level > min) else {
                break;
            };
            self.bump();
            let right = self.unary()?;
            let right = self.binary(right, level)?;
            left = self.join(op, left, right)?;
        }
        Ok(left)
    }

    pub(super) fn join(&mut self, op: BinOp, left: Built, right: Built) -> Parsed<Built> {
        let logical = matches!(op, BinOp::And | BinOp::Or);
        let (left, right) = match logical {
            true => (left, right),
            false => (self.no_probe(left)?, self.no_probe(right)?),
        };
        let span = left.expr.span.to(right.expr.span);
        let height = left.height.max(right.height) + 1;
        if height > MAX_HEIGHT {
            return Err(self.error(span, "this expression is too long"));
        }
        let probe = left.probe || right.probe;
        let kind = ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr));
        Ok(Built { expr: Expr { kind, span }, height, probe })
    }

    fn no_probe(&mut self, built: Built) -> Parsed<Built> {
        if !built.probe {
            return Ok(built);
        }
        let what = "`full`, `empty`, `nfull` and `nempty` can only be joined with `&&` and `||`";
        let help = "use the opposite test instead of `!`: `nfull` for `!full`, `nempty` for `!empty`; \
                    or compare `len(..)`";
        Err(self.report(Diagnostic::error(built.expr.span, what).help(help)))
    }

    pub(super) fn unary(&mut self) -> Parsed<Built> {
        let op = match self.peek() {
            Tok::P(P::Send) => UnOp::Not,
            Tok::P(P::Minus) => UnOp::Minus,
            Tok::P(P::Tilde) => UnOp::Complement,
            _ => return self.primary(),
        };
        self.deeper()?;
        let start = self.bump().span;
        let operand = self.unary();
        self.nesting -= 1;
        let operand = self.no_probe(operand?)?;
        Ok(negated(op, start, operand))
    }

    /// An operand, as tall as the tallest of the expressions inside it and one.
    fn primary(&mut self) -> Parsed<Built> {
        let outer = std::mem::take(&mut self.tallest);
        let built = self.operand();
        let inner = std::mem::replace(&mut self.tallest, outer);
        let built = built?;
        self.grown(inner, built)
    }

    pub(super) fn grown(&mut self, inner: u32, built: Built) -> Parsed<Built> {
        let height = built.height.max(inner + 1);
        if height > MAX_HEIGHT {
            return Err(self.error(built.expr.span, "this expression is too long"));
        }
        Ok(Built { height, ..built })
    }

    fn operand(&mut self) -> Parsed<Built> {
        let start = self.here();
        let leaf = |kind| Ok(Built::leaf(kind, start));
        match self.peek().clone() {
            Tok::Int(n, spelling) => {
                self.bump();
                leaf(ExprKind::Int(n, spelling))
            }
            Tok::Mtype(set, at, _) => {
                self.bump();
                leaf(ExprKind::Mtype(set, at))
            }
            Tok::Name(_) => {
                let var = self.varref()?;
                self.after_variable(var)
            }
            Tok::ProcName(_) => self.remote(),
            Tok::P(P::LParen) => self.parenthesised(),
            Tok::Kw(k) => self.keyword_expr(k),
            Tok::InlineName(_, name) => {
                let what = format!("inline `{name}` is no expression");
                let help = "a call of an inline is a statement: `x = f(..)` or `f(..)`";
                Err(self.report(Diagnostic::error(start, what).help(help)))
            }
            _ => Err(self.expected("an expression")),
        }
    }

    /// A variable as an expression, or a poll of it as a channel.
    pub(super) fn after_variable(&mut self, var: VarRef) -> Parsed<Built> {
        let span = var.span;
        let random = match self.peek() {
            Tok::P(P::Recv) => false,
            Tok::P(P::RandomRecv) => true,
            Tok::P(P::At) => {
                let what = format!("`{}` is not a proctype declared before this place", var.name);
                return Err(self.error(span, what));
            }
            _ => return Ok(Built::leaf(ExprKind::Var(Box::new(var)), span)),
        };
        self.bump();
        if !self.sees(P::LBracket) {
            let found = self.peek().clone();
            let what = format!("expected `[` of a poll, found {found}: a receive is no expression");
            let here = self.here();
            return Err(self.error(here, what));
        }
        self.poll(var, random)
    }

    /// `?` and `[` follow a channel; `?` is taken.
    pub(super) fn poll(&mut self, chan: VarRef, random: bool) -> Parsed<Built> {
        let start = chan.span;
        self.expect(P::LBracket)?;
        let (args, call_form) = self.receive_args()?;
        let close = self.expect(P::RBracket)?.span;
        let kind = ExprKind::Poll { chan: Box::new(chan), random, args, call_form };
        Ok(Built { expr: Expr { kind, span: start.to(close) }, height: 3, probe: false })
    }

    /// `( e )` or `( e -> e : e )`
    fn parenthesised(&mut self) -> Parsed<Built> {
        self.deeper()?;
        let inner = self.parenthesised_inner();
        self.nesting -= 1;
        inner
    }

    fn parenthesised_inner(&mut self) -> Parsed<Built> {
        let open = self.expect(P::LParen)?.span;
        let first = self.unary()?;
        let test = self.binary(first, 0)?;
        if !self.sees(P::Arrow) {
            let close = self.expect(P::RParen)?.span;
            let expr = Expr { span: open.to(close), ..test.expr };
            return Ok(Built { expr, ..test });
        }
        let test = self.no_probe(test)?;
        self.bump();
        let first = self.unary()?;
        let yes = self.binary(first, 0)?;
        let yes = self.no_probe(yes)?;
        self.expect(P::Colon)?;
        let first = self.unary()?;
        let no = self.binary(first, 0)?;
        let no = self.no_probe(no)?;
        let close = self.expect(P::RParen)?.span;
        let height = test.height.max(yes.height).max(no.height) + 1;
        let kind = ExprKind::Cond(Box::new(test.expr), Box::new(yes.expr), Box::new(no.expr));
        Ok(Built { expr: Expr { kind, span: open.to(close) }, height, probe: false })
    }

    fn keyword_expr(&mut self, k: Kw) -> Parsed<Built> {
        let start = self.here();
        match k {
            Kw::Timeout | Kw::Np => {
                self.bump();
                let kind = if k == Kw::Np { ExprKind::NonProgress } else { ExprKind::Timeout };
                Ok(Built::leaf(kind, start))
            }
            Kw::Run => self.run_expr(),
            Kw::CExpr => {
                self.bump();
                let id = self.code(CodeKind::Expr, start)?;
                let span = self.program.code[id.index()].span;
                Ok(Built::leaf(ExprKind::Code(id), span))
            }
            Kw::Len => {
                let (var, span) = self.channel_argument()?;
                Ok(Built::leaf(ExprKind::Len(Box::new(var)), span))
            }
            Kw::Full | Kw::Nfull | Kw::Empty | Kw::Nempty => {
                let probe = match k {
                    Kw::Full => Probe::Full,
                    Kw::Nfull => Probe::NFull,
                    Kw::Empty => Probe::Empty,
                    _ => Probe::NEmpty,
                };
                let (var, span) = self.channel_argument()?;
                let kind = ExprKind::Probe(probe, Box::new(var));
                Ok(Built { probe: true, ..Built::leaf(kind, span) })
            }
            Kw::Enabled | Kw::PcValue | Kw::GetPriority => {
                self.bump();
                self.deeper()?;
                let inner = self.in_parens();
                self.nesting -= 1;
                let inner = Box::new(inner?);
                let kind = match k {
                    Kw::Enabled => ExprKind::Enabled(inner),
                    Kw::PcValue => ExprKind::PcValue(inner),
                    _ => ExprKind::GetPriority(inner),
                };
                let span = start.to(self.end);
                Ok(Built { expr: Expr { kind, span }, height: 2, probe: false })
            }
            _ => Err(self.expected("an expression")),
        }
    }

    fn in_parens(&mut self) -> Parsed<Expr> {
        self.expect(P::LParen)?;
        let inner = self.expr()?;
        self.expect(P::RParen)?;
        Ok(inner)
    }

    /// `word ( variable )`
    fn channel_argument(&mut self) -> Parsed<(VarRef, Span)> {
        let start = self.bump().span;
        self.expect(P::LParen)?;
        let var = self.varref()?;
        let close = self.expect(P::RParen)?.span;
        Ok((var, start.to(close)))
    }

    /// `run P(args) priority n`
    fn run_expr(&mut self) -> Parsed<Built> {
        let start = self.bump().span;
        let token = self.peek_token().clone();
        let name = match token.tok {
            Tok::Name(name) | Tok::ProcName(name) => name,
            _ => return Err(self.expected("the name of a proctype")),
        };
        self.bump();
        self.deeper()?;
        let args = self.run_args();
        self.nesting -= 1;
        let args = args?;
        let mut span = start.to(self.end);
        let priority = self.optional_priority()?;
        if priority.is_some() {
            span = start.to(self.end);
        }
        let proc = ProcRef { name, span: token.span, proc: None };
        let kind = ExprKind::Run(Box::new(Run { proc, args, priority }));
        Ok(Built { expr: Expr { kind, span }, height: 3, probe: false })
    }

    fn run_args(&mut self) -> Parsed<Vec<Expr>> {
        self.expect(P::LParen)?;
        let args = if self.sees(P::RParen) { Vec::new() } else { self.expr_list()? };
        self.expect(P::RParen)?;
        Ok(args)
    }

    /// `e, e, e`
    pub(super) fn expr_list(&mut self) -> Parsed<Vec<Expr>> {
        let mut args = vec![self.expr()?];
        while self.eat(P::Comma) {
            args.push(self.expr()?);
        }
        Ok(args)
    }

    /// `P[i]@label`, `P@label`, `P[i]:x`, `P:x`
    fn remote(&mut self) -> Parsed<Built> {
        let token = self.bump();
        let Tok::ProcName(name) = token.tok else { unreachable!("peeked a proctype") };
        let start = token.span;
        let proc = ProcRef { name, span: start, proc: None };
        let mut pid = None;
        if self.eat(P::LBracket) {
            self.deeper()?;
            let e = self.expr();
            self.nesting -= 1;
            pid = Some(Box::new(e?));
            self.expect(P::RBracket)?;
        }
        let kind = if self.eat(P::At) {
            let (name, span) = self.expect_name("a label")?;
            ExprKind::RemoteLabel { proc, pid, label: Label { name, span } }
        } else if self.eat(P::Colon) {
            let (name, span) = self.expect_name("a variable")?;
            let var = self.one_name(name, span)?;
            ExprKind::RemoteVar { proc, pid, var: Box::new(var) }
        } else {
            let what = format!("`@label` or `:variable` after proctype `{}`", proc.name);
            return Err(self.expected(&what));
        };
        Ok(Built { expr: Expr { kind, span: start.to(self.end) }, height: 3, probe: false })
    }

    // Variables.

    /// `x`, `x[i].f`
    pub(super) fn varref(&mut self) -> Parsed<VarRef> {
        let (name, span) = self.expect_name("a variable")?;
        self.varref_after(name, span)
    }

    pub(super) fn varref_after(&mut self, name: Name, span: Span) -> Parsed<VarRef> {
        let mut var = self.one_name(name, span)?;
        while self.eat(P::Dot) {
            let (name, span) = self.expect_name("a field")?;
            let index = self.optional_index()?;
            var.fields.push(FieldRef { name, span, field: None, index });
            var.span = var.span.to(self.end);
            if var.fields.len() > MAX_HEIGHT as usize {
                return Err(self.error(span, "this has too many fields"));
            }
        }
        Ok(var)
    }

    fn one_name(&mut self, name: Name, span: Span) -> Parsed<VarRef> {
        let index = self.optional_index()?.map(Box::new);
        let span = if index.is_some() { span.to(self.end) } else { span };
        Ok(VarRef { name, span, target: Target::Unresolved, index, fields: Vec::new() })
    }

    fn optional_index(&mut self) -> Parsed<Option<Expr>> {
        if !self.eat(P::LBracket) {
            return Ok(None);
        }
        self.deeper()?;
        let index = self.expr();
        self.nesting -= 1;
        let index = index?;
        self.expect(P::RBracket)?;
        Ok(Some(index))
    }
}

pub fn negated(op: UnOp, start: Span, operand: Built) -> Built {
    let span = start.to(operand.expr.span);
    let kind = ExprKind::Unary(op, Box::new(operand.expr));
    Built { expr: Expr { kind, span }, height: operand.height + 1, probe: false }
}
