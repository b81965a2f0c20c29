//! Definitions and calls of `inline`.
//!
//! An inline is text: a call is read as arguments, and then reading goes on in
//! the body, with the arguments' text where the parameters stand. The result
//! is a block that remembers the call.

use super::code::spell;
use super::{Parsed, Parser};
use crate::syntax::ast::*;
use crate::syntax::raw::Raw;
use crate::syntax::stream::Call;
use crate::syntax::token::{P, Tok};
use heddle_span::{Diagnostic, Span};

impl Parser {
    /// `inline name(params) { body }`; `inline` is taken.
    pub(super) fn inline_definition(&mut self) -> Parsed<InlineId> {
        let token = self.peek_token().clone();
        let (name, span) = match token.tok {
            Tok::Name(name) | Tok::InlineName(_, name) => (name, token.span),
            _ => return Err(self.expected("the name of an inline")),
        };
        self.bump();
        self.expect(P::LParen)?;
        let mut params: Vec<Name> = Vec::new();
        if !self.sees(P::RParen) {
            loop {
                let (param, _) = self.expect_name("the name of a parameter")?;
                params.push(param);
                if !self.eat(P::Comma) {
                    break;
                }
            }
        }
        self.expect(P::RParen)?;
        let Some((inner, body)) = self.s.raw_block("{", "}") else {
            return Err(self.expected("`{` of the inline's body"));
        };
        if inner.is_empty() {
            self.s.diagnostics.push(Diagnostic::warning(span, format!("inline `{name}` is empty")));
        }
        let text = format!("{{ {} }}", spell(&inner));
        self.end = body;
        if let Some(&old) = self.s.symbols.inlines.get(&name) {
            let place = self.program.inlines[old.index()].span;
            let what = format!("inline `{name}` is defined twice");
            self.report(Diagnostic::error(span, what).label(place, "first defined here"));
        }
        let id = InlineId(self.program.inlines.len() as u32);
        self.program.inlines.push(Inline {
            name: name.clone(),
            span,
            params,
            body,
            text,
            tree: None,
        });
        self.bodies.push(braced(inner, body).into());
        self.s.symbols.inlines.insert(name, id);
        Ok(id)
    }

    /// `name(args)`, or the same after `x =`.
    pub(super) fn inline_call(&mut self, result: Option<VarRef>) -> Parsed<Stmt> {
        let token = self.bump();
        let Tok::InlineName(inline, name) = token.tok else { unreachable!("peeked an inline") };
        let start = result.as_ref().map_or(token.span, |r| r.span);
        self.expect(P::LParen)?;
        self.s.start_recording();
        let arg_exprs = self.call_args();
        let raw = self.s.stop_recording();
        let arg_exprs = arg_exprs?;
        let span = start.to(self.end);
        let args = split(&raw);
        let definition = &self.program.inlines[inline.index()];
        let params = definition.params.clone();
        if params.len() != arg_exprs.len() || args.len() != params.len() {
            let what = format!(
                "inline `{name}` takes {} argument{}, {} given",
                params.len(),
                if params.len() == 1 { "" } else { "s" },
                arg_exprs.len()
            );
            let place = definition.span;
            return Err(self.report(Diagnostic::error(span, what).label(place, "defined here")));
        }
        let id = CallId(self.program.calls.len() as u32);
        let text = args.iter().map(|a| spell(a)).collect();
        let parent = token.call;
        let result = result.map(Box::new);
        self.program.calls.push(InlineCall { inline, span, args: text, arg_exprs, parent, result });
        self.at_start = false;
        let call = Call { id, inline, name, params, args };
        let body = self.bodies[inline.index()].clone();
        if let Err(why) = self.s.enter(call, body) {
            return Err(self.error(span, why));
        }
        self.deeper()?;
        let body = self.braced_sequence();
        self.nesting -= 1;
        let kind = StmtKind::Block { body: body?, call: Some(id) };
        Ok(Stmt { call: parent, ..Stmt::new(kind, span) })
    }

    /// The arguments and the closing parenthesis.
    fn call_args(&mut self) -> Parsed<Vec<Expr>> {
        if self.eat(P::RParen) {
            return Ok(Vec::new());
        }
        let args = self.expr_list()?;
        self.expect(P::RParen)?;
        Ok(args)
    }

    /// `return e`: an assignment to what the call is assigned to.
    pub(super) fn return_statement(&mut self) -> Parsed<StmtKind> {
        let start = self.bump();
        let value = self.full_expr()?;
        let result = start.call.and_then(|id| self.program.calls[id.index()].result.clone());
        match result {
            Some(var) => Ok(StmtKind::Assign(*var, value)),
            None => {
                let what = "`return` stands outside an inline that is called as `x = name(..)`";
                Err(self.error(start.span, what))
            }
        }
    }
}

/// The body with its braces again.
fn braced(inner: Vec<Raw>, body: Span) -> Vec<Raw> {
    let brace = |text: &str, lo: u32| Raw {
        kind: crate::syntax::raw::RawKind::Punct,
        text: text.into(),
        span: Span { file: body.file, lo, hi: lo + 1 },
        newline: false,
        glued: false,
    };
    let newline_last = inner.last().is_some();
    let mut out = vec![brace("{", body.lo)];
    out.extend(inner);
    let mut close = brace("}", body.hi.saturating_sub(1).max(body.lo));
    close.newline = newline_last;
    out.push(close);
    out
}

/// Cuts recorded arguments at their commas; the last token is the `)`.
fn split(raw: &[Raw]) -> Vec<Vec<Raw>> {
    let Some((_, raw)) = raw.split_last() else { return Vec::new() };
    if raw.is_empty() {
        return Vec::new();
    }
    let mut out = vec![Vec::new()];
    let mut open = 0;
    for t in raw {
        match &*t.text {
            "(" | "[" | "{" if t.is(&t.text) => open += 1,
            ")" | "]" | "}" if t.is(&t.text) => open -= 1,
            "," if t.is(",") && open == 0 => {
                out.push(Vec::new());
                continue;
            }
            _ => {}
        }
        out.last_mut().expect("never empty").push(t.clone());
    }
    out
}
