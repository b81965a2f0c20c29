//! Tokens to a syntax tree: recursive descent with the grammar of SPIN's
//! `spin.y`, one token of lookahead, precedences and all.
//!
//! An error is reported where it is found; the statement (or the unit) it
//! stands in is skipped and the rest is read as if it had been right, so one
//! mistake does not hide the next. Nesting is limited, because everything that
//! walks the tree later recurses too.

mod chan;
mod code;
mod decl;
mod expr;
mod formula;
pub(super) mod hints;
mod inline;
mod select;
mod stmt;
mod unit;

use super::ast::*;
use super::raw::Raw;
use super::stream::Stream;
use super::token::{Kw, P, Tok, Token};
use heddle_span::{Diagnostic, Span};
use std::sync::Arc;

/// Blocks within blocks, parentheses within parentheses: this deep.
pub const MAX_NESTING: u32 = 200;
/// After so many errors nobody reads on, and neither do we.
const MAX_ERRORS: usize = 500;
/// The height of an expression's tree.
pub const MAX_HEIGHT: u32 = 1000;

/// An error was reported; whoever gets this gives up on what it was reading.
#[derive(Debug)]
pub struct Reported;

pub type Parsed<T> = Result<T, Reported>;

pub struct Parser {
    s: Stream,
    peeked: Option<Token>,
    program: Program,
    /// The last token taken, and its end.
    last: Tok,
    end: Span,
    /// The process whose body is being read.
    proc: Option<ProcId>,
    /// No statement of the body has come yet.
    at_start: bool,
    /// The blocks around this place, and the number of the next.
    scope: Vec<u32>,
    n_blocks: u32,
    nesting: u32,
    /// How deep each typedef has others in it, by [`TypedefId`].
    depths: Vec<u32>,
    /// The text is nested too deeply: whatever else there is to say, nobody can.
    given_up: bool,
    /// The height of the tallest expression finished inside the current operand.
    tallest: u32,
    /// The bodies of inlines, by [`InlineId`].
    bodies: Vec<Arc<[Raw]>>,
    /// The `ltl` blocks, which are read last, as in SPIN.
    deferred: Vec<Vec<Raw>>,
    n_unnamed_ltl: u32,
    n_claims: u32,
    /// The set named in the `mtype:set` just read.
    pending_set: Option<Name>,
    /// The atoms of the formula being read, and their texts.
    atoms: Vec<(String, Expr)>,
}

impl Parser {
    /// `start` is where the text begins, should it be empty.
    pub fn new(tokens: Vec<Raw>, start: Span) -> Self {
        let mut program = Program::default();
        program.mtypes.push(Mtype { name: None, constants: Vec::new() });
        let end = tokens.first().map_or(start, |t| t.span);
        Parser {
            s: Stream::new(tokens, start),
            peeked: None,
            program,
            last: Tok::Eof,
            end,
            proc: None,
            at_start: true,
            scope: Vec::new(),
            n_blocks: 0,
            nesting: 0,
            depths: Vec::new(),
            given_up: false,
            tallest: 0,
            bodies: Vec::new(),
            deferred: Vec::new(),
            n_unnamed_ltl: 0,
            n_claims: 0,
            pending_set: None,
            atoms: Vec::new(),
        }
    }

    /// Reads the whole model.
    pub fn run(mut self) -> (Program, super::stream::Symbols, Vec<Diagnostic>) {
        self.units();
        for tokens in std::mem::take(&mut self.deferred) {
            self.restart(tokens);
            self.ltl_block();
        }
        (self.program, self.s.symbols, self.s.diagnostics)
    }

    fn restart(&mut self, tokens: Vec<Raw>) {
        self.end = tokens.first().map_or(self.end, |t| t.span);
        self.s.restart(tokens);
        self.peeked = None;
        self.proc = None;
        self.nesting = 0;
        self.given_up = false;
    }

    // Looking at tokens and taking them.

    fn peek(&mut self) -> &Tok {
        &self.peek_token().tok
    }

    fn peek_token(&mut self) -> &Token {
        let s = &mut self.s;
        self.peeked.get_or_insert_with(|| s.next())
    }

    fn here(&mut self) -> Span {
        self.peek_token().span
    }

    fn bump(&mut self) -> Token {
        let token = match self.peeked.take() {
            Some(token) => token,
            None => self.s.next(),
        };
        match token.tok {
            Tok::P(P::LParen) => self.s.parens += 1,
            Tok::P(P::RParen) => self.s.parens -= 1,
            _ => {}
        }
        self.end = token.span;
        self.last = token.tok.clone();
        token
    }

    fn sees(&mut self, p: P) -> bool {
        *self.peek() == Tok::P(p)
    }

    fn sees_kw(&mut self, k: Kw) -> bool {
        *self.peek() == Tok::Kw(k)
    }

    fn eat(&mut self, p: P) -> bool {
        let found = self.sees(p);
        if found {
            self.bump();
        }
        found
    }

    fn eat_kw(&mut self, k: Kw) -> bool {
        let found = self.sees_kw(k);
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, p: P) -> Parsed<Token> {
        if self.sees(p) {
            return Ok(self.bump());
        }
        Err(self.expected(&format!("`{}`", p.text())))
    }

    /// The end of what began at `open`.
    fn expect_end(&mut self, k: Kw, open: Span) -> Parsed<Token> {
        let known = self.s.diagnostics.len();
        let found = self.expect_kw(k);
        self.label_last(known, open, "begun here");
        found
    }

    fn expect_kw(&mut self, k: Kw) -> Parsed<Token> {
        if self.sees_kw(k) {
            return Ok(self.bump());
        }
        Err(self.expected(&format!("`{}`", k.text())))
    }

    /// A name that is not a type, a proctype, an inline or a constant.
    fn expect_name(&mut self, what: &str) -> Parsed<(Name, Span)> {
        match self.peek() {
            Tok::Name(_) => {
                let token = self.bump();
                let Tok::Name(name) = token.tok else { unreachable!("peeked a name") };
                Ok((name, token.span))
            }
            _ => Err(self.expected(what)),
        }
    }

    // Reporting.

    fn report(&mut self, diagnostic: Diagnostic) -> Reported {
        if self.given_up {
            return Reported;
        }
        self.s.diagnostics.push(diagnostic);
        if self.s.diagnostics.len() == MAX_ERRORS {
            let span = self.end;
            self.give_up(span, "too many errors: what follows is not read");
        }
        Reported
    }

    fn error(&mut self, span: Span, message: impl Into<String>) -> Reported {
        self.report(Diagnostic::error(span, message))
    }

    /// Adds a label to the error that was reported since there were `known`, if one was.
    fn label_last(&mut self, known: usize, span: Span, text: &str) {
        if let Some(d) = self.s.diagnostics.get_mut(known) {
            *d = d.clone().label(span, text);
        }
    }

    /// A syntax error at the next token.
    fn expected(&mut self, what: &str) -> Reported {
        let token = self.peek_token().clone();
        let mut d = Diagnostic::error(token.span, format!("expected {what}, found {}", token.tok));
        if token.tok == Tok::P(P::Semi) && token.span.lo == token.span.hi {
            d = Diagnostic::error(token.span, format!("expected {what}, but the line ends here"));
        }
        if let Tok::Stray(text) = &token.tok {
            let what = match text.chars().next() {
                Some('"') => "this string has no end".to_string(),
                Some('\'') => "a character in quotes is one character".to_string(),
                _ => format!("`{text}` is no part of the language"),
            };
            d = Diagnostic::error(token.span, what);
        }
        if let Some(help) = hints::hint(what, &self.last, &token.tok) {
            d = d.help(help);
        }
        if let Some(id) = token.call {
            d = d.label(self.program.calls[id.index()].span, "in this call of an inline");
        }
        self.report(d)
    }

    /// Goes one level deeper, if that is allowed.
    fn deeper(&mut self) -> Parsed<()> {
        if self.nesting >= MAX_NESTING {
            let span = self.here();
            return Err(self.give_up(span, "this is nested too deeply"));
        }
        self.nesting += 1;
        Ok(())
    }

    /// Reports an error after which the rest of the text is not read: every level of
    /// what is nested would only say the same again.
    fn give_up(&mut self, span: Span, message: &str) -> Reported {
        let reported = self.error(span, message);
        self.s.restart(Vec::new());
        self.peeked = None;
        self.given_up = true;
        reported
    }

    // Finding the way after an error.

    /// Skips to where the next statement may begin or the sequence end.
    fn skip_statement(&mut self, parens: i32) {
        self.s.parens = parens;
        self.s.in_for = false;
        let mut open = 0;
        loop {
            match self.peek() {
                Tok::Eof => return,
                Tok::P(P::Semi | P::Arrow | P::Sep) | Tok::Kw(Kw::Fi | Kw::Od) if open == 0 => {
                    return;
                }
                Tok::P(P::RBrace) if open == 0 => return,
                tok if starts_unit(tok) && open == 0 => return,
                Tok::P(P::LBrace) | Tok::Kw(Kw::If | Kw::Do) => open += 1,
                Tok::P(P::RBrace) | Tok::Kw(Kw::Fi | Kw::Od) => open -= 1,
                _ => {}
            }
            self.bump();
            // Stray parentheses must not swallow line ends.
            self.s.parens = parens;
        }
    }

    /// Skips to where the next unit may begin.
    fn skip_unit(&mut self) {
        self.s.parens = 0;
        self.s.in_for = false;
        self.s.in_sequence = false;
        let mut open = 0;
        loop {
            match self.peek() {
                Tok::Eof => return,
                Tok::P(P::Semi) | Tok::Type(_) | Tok::TypeName(..) if open <= 0 => return,
                tok if starts_unit(tok) && open <= 0 => return,
                Tok::P(P::LBrace) => open += 1,
                Tok::P(P::RBrace) => open -= 1,
                _ => {}
            }
            self.bump();
            self.s.parens = 0;
        }
    }
}

/// Whether a token begins a unit and cannot stand inside a body.
fn starts_unit(tok: &Tok) -> bool {
    use Kw::*;
    let begins = |k: &Kw| {
        matches!(
            k,
            Active | Proctype | DProctype | Init | Never | Trace | Notrace | Typedef | Inline | Ltl
        )
    };
    matches!(tok, Tok::Kw(k) if begins(k))
}
