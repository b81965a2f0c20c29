//! `select (x : a .. b)`.
//!
//! With two numbers at most 32 apart, outside an inline, SPIN rewrites the
//! *text* to `if :: x = a :: x = a+1 .. fi` before it reads it, and so do we;
//! this changes the number of states. Otherwise it is a loop that counts up
//! and may stop at any value.

use super::{Parsed, Parser};
use crate::syntax::ast::*;
use crate::syntax::token::P;
use heddle_span::Span;

/// The widest range that is written out.
const MAX_OPTIONS: i64 = 32;

impl Parser {
    pub(super) fn select(&mut self) -> Parsed<StmtKind> {
        let written_out = !self.s.in_inline();
        let start = self.bump().span;
        self.expect(P::LParen)?;
        let var = self.varref()?;
        self.expect(P::Colon)?;
        let lo = self.expr()?;
        self.expect(P::DotDot)?;
        let hi = self.expr()?;
        self.expect(P::RParen)?;
        let span = start.to(self.end);
        let (Some(a), Some(b)) = (plain_number(&lo), plain_number(&hi)) else {
            return Ok(StmtKind::Select { var, lo, hi });
        };
        if a > b {
            return Err(self.error(span, format!("nothing to select from: {a} is more than {b}")));
        }
        let plain_name = var.index.is_none()
            && var.fields.is_empty()
            && var.name.chars().all(|c| c.is_ascii_alphanumeric());
        if !written_out || !plain_name || b - a > MAX_OPTIONS {
            return Ok(StmtKind::Select { var, lo, hi });
        }
        let option = |n: i64| assign(&var, n, span, self.s.current_call());
        Ok(StmtKind::If((a..=b).map(option).collect()))
    }
}

fn plain_number(e: &Expr) -> Option<i64> {
    match e.kind {
        ExprKind::Int(n, Spelling::Number) if n >= 0 => Some(n as i64),
        _ => None,
    }
}

fn assign(var: &VarRef, n: i64, span: Span, call: Option<CallId>) -> Seq {
    let value = Expr { kind: ExprKind::Int(n as i32, Spelling::Number), span };
    let kind = StmtKind::Assign(var.clone(), value);
    Seq { stmts: vec![Stmt { call, ..Stmt::new(kind, span) }], span }
}
