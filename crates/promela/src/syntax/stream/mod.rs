//! The stream of tokens that the parser reads.
//!
//! This is where Promela's lexer has its habits, all of them SPIN's:
//!
//! - a line end is a `;` after a token that can end a statement, inside a body
//!   and outside parentheses;
//! - a `;` is put in after `}` and `else` where one is missing, and one before
//!   `}` is dropped;
//! - a call of an `inline` is replaced by its body, whose parameters are
//!   replaced by the text of the arguments, token by token;
//! - what kind a name is (type, proctype, inline, symbolic constant) is decided
//!   when the name is read, by what was declared before.
//!
//! A token of an inline's body points into the body, also when it stands for
//! an argument; [`Token::call`] says which call it belongs to.

mod decide;

use super::ast::{CallId, InlineId, MtypeId, Name, TypedefId};
use super::raw::Raw;
use super::token::{Kw, P, Tok, Token};
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;
use std::sync::Arc;

/// Inline calls within inlines, this deep; SPIN's limit.
pub const MAX_INLINE_DEPTH: usize = 16;
/// More tokens than this out of inlines is a runaway.
const MAX_INLINE_TOKENS: usize = 1_000_000;

/// What the names declared so far stand for.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    pub typedefs: HashMap<Name, TypedefId>,
    pub procs: std::collections::HashSet<Name>,
    pub inlines: HashMap<Name, InlineId>,
    pub mtypes: HashMap<Name, (MtypeId, u32)>,
}

/// A text that is being read: the file, or the body of an inline.
struct Frame {
    tokens: Arc<[Raw]>,
    at: usize,
    call: Option<Call>,
    /// The rest of an argument that is being put in.
    argument: Vec<Raw>,
}

/// How the body of an inline is to be read.
pub struct Call {
    pub id: CallId,
    pub inline: InlineId,
    pub name: Name,
    pub params: Vec<Name>,
    pub args: Vec<Vec<Raw>>,
}

pub struct Stream {
    frames: Vec<Frame>,
    pub symbols: Symbols,
    pub diagnostics: Vec<Diagnostic>,
    /// Inside a formula.
    pub ltl: bool,
    /// `R` is an operator too: only in formulas of the command line.
    pub ltl_release: bool,
    /// Inside the parentheses of `for`: `in` is a word.
    pub in_for: bool,
    /// Inside a body or a typedef: line ends count.
    pub in_sequence: bool,
    /// Parentheses open.
    pub parens: i32,
    /// The last token read from the text, for line ends.
    last_read: Last,
    /// The last token given out, for missing separators.
    last_given: Last,
    held: Option<Token>,
    /// The line end before the next raw token was looked at already.
    newline_done: bool,
    last_span: Span,
    /// Raw tokens as they are read, while the arguments of a call are.
    recording: Option<Vec<Raw>>,
    inlined: usize,
}

/// As much of a token as the rules about separators want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    RBrace,
    Else,
    /// Another token that can end a statement.
    Ends,
    Other,
}

impl Stream {
    pub fn new(tokens: Vec<Raw>, last_span: Span) -> Self {
        let frame = Frame { tokens: tokens.into(), at: 0, call: None, argument: Vec::new() };
        Stream {
            frames: vec![frame],
            symbols: Symbols::default(),
            diagnostics: Vec::new(),
            ltl: false,
            ltl_release: false,
            in_for: false,
            in_sequence: false,
            parens: 0,
            last_read: Last::Other,
            last_given: Last::Other,
            held: None,
            newline_done: false,
            last_span,
            recording: None,
            inlined: 0,
        }
    }

    /// Starts over with another text, keeping what is declared.
    pub fn restart(&mut self, tokens: Vec<Raw>) {
        let frame = Frame { tokens: tokens.into(), at: 0, call: None, argument: Vec::new() };
        self.frames = vec![frame];
        self.held = None;
        (self.in_sequence, self.in_for, self.ltl, self.parens) = (false, false, false, 0);
        (self.last_read, self.last_given) = (Last::Other, Last::Other);
        self.newline_done = false;
        self.recording = None;
    }

    /// Whether an inline's body is being read.
    pub fn in_inline(&self) -> bool {
        self.frames.len() > 1
    }

    pub fn current_call(&self) -> Option<CallId> {
        self.frames.last().and_then(|f| f.call.as_ref()).map(|c| c.id)
    }

    /// Goes on reading in the body of an inline.
    pub fn enter(&mut self, call: Call, body: Arc<[Raw]>) -> Result<(), String> {
        if self.frames.len() > MAX_INLINE_DEPTH {
            return Err("inlines are nested too deeply".into());
        }
        let same = |f: &Frame| f.call.as_ref().is_some_and(|c| c.inline == call.inline);
        if self.frames.iter().any(same) {
            return Err(format!("inline `{}` calls itself", call.name));
        }
        self.inlined = self.inlined.saturating_add(body.len());
        if self.inlined > MAX_INLINE_TOKENS {
            return Err("inlines expand to too much".into());
        }
        self.frames.push(Frame { tokens: body, at: 0, call: Some(call), argument: Vec::new() });
        self.last_read = Last::Other;
        self.newline_done = false;
        Ok(())
    }

    pub fn start_recording(&mut self) {
        self.recording = Some(Vec::new());
    }

    pub fn stop_recording(&mut self) -> Vec<Raw> {
        self.recording.take().unwrap_or_default()
    }

    /// The next token, separators repaired.
    pub fn next(&mut self) -> Token {
        if let Some(token) = self.held.take() {
            self.last_given = classify(&token.tok);
            self.last_read = as_read(&token);
            return token;
        }
        let mut token = self.lex();
        if self.wants_separator(&token.tok) {
            self.last_given = Last::Other;
            self.last_read = Last::Other;
            let semi = self.virtual_semi(token.call);
            self.held = Some(token);
            return semi;
        }
        if matches!(token.tok, Tok::P(P::Semi | P::Arrow)) {
            let next = self.lex();
            if matches!(next.tok, Tok::P(P::RBrace | P::Semi | P::Arrow)) {
                token = next;
            } else {
                self.held = Some(next);
            }
        }
        self.last_given = classify(&token.tok);
        token
    }

    fn wants_separator(&self, next: &Tok) -> bool {
        match self.last_given {
            Last::Else => !matches!(next, Tok::P(P::Semi | P::Arrow) | Tok::Kw(Kw::Fi)),
            Last::RBrace => !matches!(
                next,
                Tok::P(P::Sep | P::RBrace | P::Semi | P::Arrow)
                    | Tok::Kw(Kw::Proctype | Kw::Init | Kw::Never | Kw::Fi | Kw::Od | Kw::Unless)
                    | Tok::Eof
            ),
            _ => false,
        }
    }

    fn virtual_semi(&self, call: Option<CallId>) -> Token {
        let at = self.last_span;
        let span = Span { file: at.file, lo: at.hi, hi: at.hi };
        Token { tok: Tok::P(P::Semi), span, call }
    }

    /// One token of the text.
    fn lex(&mut self) -> Token {
        loop {
            let Some(raw) = self.peek_raw() else {
                let span = Span { lo: self.last_span.hi, ..self.last_span };
                return Token { tok: Tok::Eof, span, call: None };
            };
            let (newline, maybe_unless) = (raw.newline, raw.text.starts_with('u'));
            let call = self.current_call();
            if newline && !self.newline_done {
                self.newline_done = true;
                let unless = self.last_read == Last::RBrace && maybe_unless;
                if self.line_ends_statement() && !unless {
                    self.last_read = Last::Other;
                    return self.virtual_semi(call);
                }
            }
            let in_argument = self.frames.last().is_some_and(|f| !f.argument.is_empty());
            let raw = self.next_raw().expect("it was there a moment ago");
            let mut span = raw.span;
            let Some(tok) = self.decide(&raw, in_argument, &mut span) else { continue };
            self.last_span = span;
            let token = Token { tok, span, call };
            self.last_read = as_read(&token);
            return token;
        }
    }

    fn line_ends_statement(&self) -> bool {
        self.in_sequence && self.parens == 0 && self.last_read != Last::Other
    }

    /// Looks at the next raw token; leaves bodies that are read to their end.
    fn peek_raw(&mut self) -> Option<&Raw> {
        while self.frames.len() > 1 {
            let f = self.frames.last().expect("not empty");
            if !f.argument.is_empty() || f.at < f.tokens.len() {
                break;
            }
            self.frames.pop();
            self.newline_done = false;
        }
        let f = self.frames.last()?;
        f.argument.last().or_else(|| f.tokens.get(f.at))
    }

    fn next_raw(&mut self) -> Option<Raw> {
        self.peek_raw()?;
        let f = self.frames.last_mut()?;
        let raw = match f.argument.pop() {
            Some(raw) => raw,
            None => {
                f.at += 1;
                f.tokens[f.at - 1].clone()
            }
        };
        self.newline_done = false;
        if let Some(record) = &mut self.recording {
            record.push(raw.clone());
        }
        Some(raw)
    }

    /// The raw tokens of a `{ .. }` or `[ .. ]` that is not read as Promela,
    /// without its outer brackets, and where it stands; `None` if something
    /// else comes first.
    pub fn raw_block(&mut self, open: &str, close: &str) -> Option<(Vec<Raw>, Span)> {
        debug_assert!(self.held.is_none(), "nothing may be read ahead here");
        if !self.peek_raw().is_some_and(|t| t.is(open)) {
            return None;
        }
        let first = self.next_raw()?;
        let mut out = Vec::new();
        let mut nesting = 1;
        while let Some(t) = self.next_raw() {
            if t.is(open) {
                nesting += 1;
            } else if t.is(close) {
                nesting -= 1;
                if nesting == 0 {
                    self.last_span = t.span;
                    return Some((out, first.span.to(t.span)));
                }
            }
            out.push(t);
        }
        self.last_span = first.span;
        self.diagnostics
            .push(Diagnostic::error(first.span, format!("this `{open}` is never closed")));
        Some((out, first.span))
    }

    /// Raw tokens up to and with the `}` that closes the first `{`: an `ltl`
    /// block, which is read when everything else has been.
    pub fn raw_through_braces(&mut self) -> Vec<Raw> {
        let mut out = Vec::new();
        let mut nesting = 0;
        while let Some(t) = self.next_raw() {
            let (opens, closes) = (t.is("{"), t.is("}"));
            self.last_span = t.span;
            out.push(t);
            nesting += opens as i32 - closes as i32;
            if closes && nesting <= 0 {
                break;
            }
        }
        out
    }
}

fn classify(tok: &Tok) -> Last {
    match tok {
        Tok::P(P::RBrace) => Last::RBrace,
        Tok::Kw(Kw::Else) => Last::Else,
        Tok::P(P::RParen | P::RBracket | P::Incr | P::Decr)
        | Tok::Kw(Kw::Od | Kw::Fi | Kw::Break | Kw::CCode | Kw::CExpr | Kw::CDecl)
        | Tok::Name(_)
        | Tok::Int(..)
        | Tok::Mtype(..) => Last::Ends,
        _ => Last::Other,
    }
}

/// The same for line ends. SPIN writes `(timeout)` for `timeout`, except in an
/// inline, so a line may end there.
fn as_read(token: &Token) -> Last {
    match token.tok {
        Tok::Kw(Kw::Timeout) if token.call.is_none() => Last::Ends,
        _ => classify(&token.tok),
    }
}
