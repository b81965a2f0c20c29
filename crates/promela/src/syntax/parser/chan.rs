//! What is sent and what is received.

use super::{Parsed, Parser};
use crate::syntax::ast::*;
use crate::syntax::token::{Kw, P, Tok};

impl Parser {
    /// What follows `!`: `a, b` or `a(b, c)`.
    pub(super) fn send_args(&mut self) -> Parsed<(Vec<Expr>, bool)> {
        let first = self.expr()?;
        let mut args = vec![first];
        if self.eat(P::LParen) {
            args.extend(self.expr_list()?);
            self.expect(P::RParen)?;
            return Ok((args, true));
        }
        while self.eat(P::Comma) {
            args.push(self.expr()?);
        }
        Ok((args, false))
    }

    /// What follows `?`: `a, b`, `a(b, c)`, `(a, b)`, in any mixture.
    pub(super) fn receive_args(&mut self) -> Parsed<(Vec<RecvArg>, bool)> {
        let mut args = Vec::new();
        let mut call_form = false;
        self.deeper()?;
        let read = self.receive_list(&mut args, &mut call_form);
        self.nesting -= 1;
        read?;
        Ok((args, call_form))
    }

    fn receive_list(&mut self, args: &mut Vec<RecvArg>, call_form: &mut bool) -> Parsed<()> {
        loop {
            if self.sees(P::LParen) {
                self.bump();
                self.deeper()?;
                let inner = self.receive_list(args, &mut false);
                self.nesting -= 1;
                inner?;
                self.expect(P::RParen)?;
                return Ok(());
            }
            let arg = self.receive_arg()?;
            args.push(arg);
            if self.eat(P::LParen) {
                *call_form = args.len() == 1;
                self.deeper()?;
                let inner = self.receive_list(args, &mut false);
                self.nesting -= 1;
                inner?;
                self.expect(P::RParen)?;
                return Ok(());
            }
            if !self.eat(P::Comma) {
                return Ok(());
            }
        }
    }

    fn receive_arg(&mut self) -> Parsed<RecvArg> {
        let start = self.here();
        let kind = match self.peek().clone() {
            Tok::Name(_) => RecvArgKind::Var(self.varref()?),
            Tok::Kw(Kw::Eval) => {
                self.bump();
                self.expect(P::LParen)?;
                let e = self.expr()?;
                self.expect(P::RParen)?;
                RecvArgKind::Eval(e)
            }
            Tok::Int(..) | Tok::Mtype(..) => RecvArgKind::Const(self.constant()?),
            Tok::P(P::Minus) => {
                self.bump();
                let inner = self.constant()?;
                let span = start.to(inner.span);
                let kind = ExprKind::Unary(UnOp::Minus, Box::new(inner));
                RecvArgKind::Const(Expr { kind, span })
            }
            _ => return Err(self.expected("a variable, a constant or `eval(..)` to receive")),
        };
        Ok(RecvArg { kind, span: start.to(self.end) })
    }

    fn constant(&mut self) -> Parsed<Expr> {
        let token = self.peek_token().clone();
        let kind = match token.tok {
            Tok::Int(n, spelling) => ExprKind::Int(n, spelling),
            Tok::Mtype(set, at, _) => ExprKind::Mtype(set, at),
            _ => return Err(self.expected("a constant")),
        };
        self.bump();
        Ok(Expr { kind, span: token.span })
    }
}
