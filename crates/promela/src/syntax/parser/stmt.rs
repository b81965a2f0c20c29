//! Statements and sequences of them.

use super::decl::Declared;
use super::expr::Built;
use super::{Parsed, Parser, hints, starts_unit};
use crate::syntax::ast::*;
use crate::syntax::token::{Kw, P, Tok};
use heddle_span::Span;

impl Parser {
    /// `{ .. }` of a process.
    pub(super) fn body_sequence(&mut self) -> Parsed<Seq> {
        let open = self.expect(P::LBrace)?.span;
        self.at_start = true;
        self.block(open)
    }

    /// `{ .. }` inside a process.
    pub(super) fn braced_sequence(&mut self) -> Parsed<Seq> {
        let open = self.expect(P::LBrace)?.span;
        self.at_start = false;
        self.block(open)
    }

    fn block(&mut self, open: Span) -> Parsed<Seq> {
        self.n_blocks += 1;
        self.scope.push(self.n_blocks);
        let errors = self.s.diagnostics.len();
        let stmts = self.sequence();
        self.scope.pop();
        if !self.sees(P::RBrace) {
            // An error inside may well be why the brace is not found.
            if self.s.diagnostics.len() == errors {
                self.expected("`}`");
                self.label_last(errors, open, "begun here");
            }
            return Err(super::Reported);
        }
        if self.scope.is_empty() {
            self.s.in_sequence = false;
        }
        let close = self.bump().span;
        Ok(Seq { stmts, span: open.to(close) })
    }

    /// Steps and their separators, up to what ends the sequence.
    fn sequence(&mut self) -> Vec<Stmt> {
        let mut stmts = Vec::new();
        loop {
            let (parens, nesting, before) = (self.s.parens, self.nesting, self.end);
            let depth = self.scope.len();
            match self.step() {
                Ok(stmt) => stmts.push(stmt),
                Err(_) => {
                    self.nesting = nesting;
                    self.scope.truncate(depth);
                    self.at_start = false;
                    let stuck = self.end == before && !self.ends_sequence();
                    if stuck && !matches!(self.peek(), Tok::P(P::Semi | P::Arrow)) {
                        self.bump();
                    }
                    self.skip_statement(parens);
                    let (kind, span) = (StmtKind::Error, self.end);
                    stmts.push(Stmt::new(kind, span));
                }
            }
            let mut separators = 0;
            let mut last = self.end;
            while matches!(self.peek(), Tok::P(P::Semi | P::Arrow)) {
                last = self.bump().span;
                separators += 1;
            }
            if self.ends_sequence() {
                if separators > 1 {
                    self.error(last, "there are too many separators at the end of this sequence");
                }
                return stmts;
            }
            if separators == 0 {
                self.expected(hints::SEPARATOR);
                self.skip_statement(parens);
                self.eat(P::Semi);
                if self.ends_sequence() {
                    return stmts;
                }
            }
        }
    }

    fn ends_sequence(&mut self) -> bool {
        let tok = self.peek();
        matches!(tok, Tok::Eof | Tok::P(P::RBrace | P::Sep) | Tok::Kw(Kw::Fi | Kw::Od))
            || starts_unit(tok)
    }

    /// A declaration, an `xr` or `xs`, or a statement with its `unless`.
    fn step(&mut self) -> Parsed<Stmt> {
        let start = self.here();
        let call = self.peek_token().call;
        let kind = match self.peek().clone() {
            Tok::Kw(k @ (Kw::Xr | Kw::Xs)) => {
                let which = if k == Kw::Xr { Exclusive::Receive } else { Exclusive::Send };
                self.bump();
                let mut vars = vec![self.varref()?];
                while self.eat(P::Comma) {
                    vars.push(self.varref()?);
                }
                StmtKind::Exclusive(which, vars)
            }
            _ if self.sees_declaration() => self.local_declaration()?,
            _ => return self.statement_and_escape(),
        };
        Ok(Stmt { call, ..Stmt::new(kind, start.to(self.end)) })
    }

    fn local_declaration(&mut self) -> Parsed<StmtKind> {
        let start = self.here();
        match self.declaration()? {
            Declared::Vars(vars) => Ok(StmtKind::Decl(self.add_vars(vars))),
            Declared::Mtype(..) => {
                Err(self.error(start, "symbolic constants are declared globally"))
            }
        }
    }

    fn statement_and_escape(&mut self) -> Parsed<Stmt> {
        let main = self.statement()?;
        if !self.eat_kw(Kw::Unless) {
            return Ok(main);
        }
        let escape = self.statement()?;
        let span = main.span.to(escape.span);
        let call = main.call;
        let kind = StmtKind::Unless { main: Box::new(main), escape: Box::new(escape) };
        Ok(Stmt { call, ..Stmt::new(kind, span) })
    }

    /// One statement with its labels.
    fn statement(&mut self) -> Parsed<Stmt> {
        let mut labels = Vec::new();
        while let Tok::Name(_) = self.peek() {
            let token = self.bump();
            let Tok::Name(name) = token.tok else { unreachable!("peeked a name") };
            if !self.sees(P::Colon) {
                let rest = self.after_name(name, token.span, token.call);
                return self.labelled(labels, rest);
            }
            self.bump();
            labels.push(Label { name, span: token.span });
            if self.sees_declaration() {
                let what = "a label cannot stand before a declaration";
                return Err(self.error(token.span, what));
            }
            if matches!(self.peek(), Tok::Kw(Kw::Xr | Kw::Xs)) {
                let what = "a label cannot stand before `xr` or `xs`";
                return Err(self.error(token.span, what));
            }
            let bare = matches!(self.peek(), Tok::P(P::Semi | P::Arrow) | Tok::Kw(Kw::Unless));
            if bare || self.ends_sequence() {
                // A label on nothing is a label on `skip`.
                let skip = Expr { kind: ExprKind::Int(1, Spelling::Skip), span: token.span };
                let (kind, span) = (StmtKind::Expr(skip), token.span);
                self.at_start = false;
                return Ok(Stmt { labels, call: token.call, ..Stmt::new(kind, span) });
            }
        }
        self.deeper()?;
        let rest = self.unlabelled();
        self.nesting -= 1;
        self.labelled(labels, rest)
    }

    fn labelled(&mut self, labels: Vec<Label>, stmt: Parsed<Stmt>) -> Parsed<Stmt> {
        self.at_start = false;
        let mut stmt = stmt?;
        stmt.labels = labels;
        Ok(stmt)
    }

    /// A statement that begins with a variable.
    fn after_name(&mut self, name: Name, span: Span, call: Option<CallId>) -> Parsed<Stmt> {
        self.tallest = 0;
        let var = self.varref_after(name, span)?;
        let kind = match *self.peek() {
            Tok::P(P::Assign) => {
                self.bump();
                if let Tok::InlineName(..) = self.peek() {
                    return self.inline_call(Some(var));
                }
                StmtKind::Assign(var, self.full_expr()?)
            }
            Tok::P(P::Incr) => {
                self.bump();
                StmtKind::Incr(var)
            }
            Tok::P(P::Decr) => {
                self.bump();
                StmtKind::Decr(var)
            }
            Tok::P(p @ (P::Send | P::SortedSend)) => {
                self.bump();
                let sorted = p == P::SortedSend;
                let (args, call_form) = self.send_args()?;
                StmtKind::Send(Box::new(Send { chan: var, sorted, args, call_form }))
            }
            Tok::P(p @ (P::Recv | P::RandomRecv)) => {
                self.bump();
                self.receive(var, p == P::RandomRecv)?
            }
            _ => {
                let inner = self.tallest;
                let first = self.after_variable(var)?;
                let first = self.grown(inner, first)?;
                StmtKind::Expr(self.full_expr_after(first)?)
            }
        };
        Ok(Stmt { call, ..Stmt::new(kind, span.to(self.end)) })
    }

    /// After `q?` or `q??`.
    fn receive(&mut self, chan: VarRef, random: bool) -> Parsed<StmtKind> {
        if self.sees(P::LBracket) {
            let first: Built = self.poll(chan, random)?;
            return Ok(StmtKind::Expr(self.full_expr_after(first)?));
        }
        let keep = self.eat(P::Lt);
        let (args, call_form) = self.receive_args()?;
        if keep {
            self.expect(P::Gt)?;
        }
        Ok(StmtKind::Recv(Box::new(Recv { chan, random, keep, args, call_form })))
    }

    fn unlabelled(&mut self) -> Parsed<Stmt> {
        let start = self.here();
        let call = self.peek_token().call;
        let kind = match self.peek().clone() {
            Tok::InlineName(..) => return self.inline_call(None),
            Tok::P(P::LBrace) => StmtKind::Block { body: self.braced_sequence()?, call: None },
            Tok::Kw(k) => self.keyword_statement(k, start)?,
            _ => StmtKind::Expr(self.full_expr()?),
        };
        Ok(Stmt { call, ..Stmt::new(kind, start.to(self.end)) })
    }

    fn keyword_statement(&mut self, k: Kw, start: Span) -> Parsed<StmtKind> {
        Ok(match k {
            Kw::If => {
                self.bump();
                let options = self.options(start)?;
                self.expect_end(Kw::Fi, start)?;
                StmtKind::If(options)
            }
            Kw::Do => {
                self.bump();
                let options = self.options(start)?;
                self.expect_end(Kw::Od, start)?;
                StmtKind::Do(options)
            }
            Kw::For => self.for_statement()?,
            Kw::Select => self.select()?,
            Kw::Break => {
                self.bump();
                StmtKind::Break
            }
            Kw::Goto => {
                self.bump();
                let (name, span) = self.expect_name("a label")?;
                StmtKind::Goto(Label { name, span })
            }
            Kw::Else => {
                self.bump();
                StmtKind::Else
            }
            Kw::Atomic => {
                self.bump();
                StmtKind::Atomic(self.braced_sequence()?)
            }
            Kw::DStep => {
                self.bump();
                StmtKind::DStep(self.braced_sequence()?)
            }
            Kw::Assert => {
                self.bump();
                StmtKind::Assert(self.full_expr()?)
            }
            Kw::Printf => self.printf()?,
            Kw::Printm => self.printm()?,
            Kw::SetPriority => {
                self.bump();
                self.expect(P::LParen)?;
                let pid = self.expr()?;
                self.expect(P::Comma)?;
                let priority = self.expr()?;
                self.expect(P::RParen)?;
                StmtKind::SetPriority { pid, priority }
            }
            Kw::CCode | Kw::CDecl => {
                self.bump();
                let kind = if k == Kw::CCode { CodeKind::Code } else { CodeKind::Decl };
                StmtKind::Code(self.code(kind, start)?)
            }
            Kw::Return => self.return_statement()?,
            _ => StmtKind::Expr(self.full_expr()?),
        })
    }

    /// `:: sequence :: sequence`
    fn options(&mut self, start: Span) -> Parsed<Vec<Seq>> {
        let mut options = Vec::new();
        if !self.sees(P::Sep) {
            let known = self.s.diagnostics.len();
            let reported = self.expected(hints::OPTION);
            self.label_last(known, start, "in this statement");
            return Err(reported);
        }
        while self.sees(P::Sep) {
            let open = self.bump().span;
            self.at_start = false;
            let stmts = self.sequence();
            options.push(Seq { stmts, span: open.to(self.end) });
        }
        Ok(options)
    }

    fn for_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        self.expect(P::LParen)?;
        self.s.in_for = true;
        let header = self.for_header();
        self.s.in_for = false;
        let (var, range) = header?;
        self.expect(P::RParen)?;
        self.eat(P::Semi);
        let body = self.braced_sequence()?;
        Ok(match range {
            Range::Numbers(lo, hi) => StmtKind::ForRange { var, lo, hi, body },
            Range::Of(over) => StmtKind::ForIn { var, over, body },
        })
    }

    fn for_header(&mut self) -> Parsed<(VarRef, Range)> {
        let var = self.varref()?;
        if self.eat_kw(Kw::In) {
            return Ok((var, Range::Of(self.varref()?)));
        }
        self.expect(P::Colon)?;
        let lo = self.expr()?;
        self.expect(P::DotDot)?;
        let hi = self.expr()?;
        Ok((var, Range::Numbers(lo, hi)))
    }

    fn printf(&mut self) -> Parsed<StmtKind> {
        self.bump();
        self.expect(P::LParen)?;
        let Tok::Str(format) = self.peek().clone() else {
            return Err(self.expected("a format in quotes"));
        };
        self.bump();
        let args = if self.eat(P::Comma) { self.expr_list()? } else { Vec::new() };
        self.expect(P::RParen)?;
        Ok(StmtKind::Printf { format: format.to_string(), args })
    }

    fn printm(&mut self) -> Parsed<StmtKind> {
        self.bump();
        self.expect(P::LParen)?;
        let start = self.here();
        let kind = match self.peek().clone() {
            Tok::Mtype(set, at, _) => {
                self.bump();
                ExprKind::Mtype(set, at)
            }
            Tok::Name(_) => ExprKind::Var(Box::new(self.varref()?)),
            _ => return Err(self.expected("a symbolic constant or a variable")),
        };
        let span = start.to(self.end);
        self.expect(P::RParen)?;
        Ok(StmtKind::Printm(Expr { kind, span }))
    }
}

/// What a `for` goes through.
enum Range {
    Numbers(Expr, Expr),
    Of(VarRef),
}
