//! Preprocessed tokens cut to Promela's measure.
//!
//! Which characters of punctuation make one token depends on where they stand
//! (`<>` is an operator in a formula only), and which kind a name is depends
//! on what was declared before it. So a [`Raw`] token is still undecided; the
//! token stream decides when the parser asks for it.

use super::pp::{PpKind, PpToken};
use heddle_span::{Diagnostic, Span};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub enum RawKind {
    Name,
    Int(i32),
    Char(i32),
    /// The text without its quotes.
    Str,
    /// One character of punctuation.
    Punct,
    /// A quote that has no partner, or a character constant of no one character.
    Bad,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Raw {
    pub kind: RawKind,
    pub text: Arc<str>,
    pub span: Span,
    /// A line ended between the token before and this one.
    pub newline: bool,
    /// Nothing stands between the token before and this one.
    pub glued: bool,
}

impl Raw {
    pub fn is(&self, punct: &str) -> bool {
        self.kind == RawKind::Punct && &*self.text == punct
    }
}

/// Cuts preprocessed tokens. Numbers beyond 32 bits wrap, as in SPIN.
pub fn cut(tokens: &[PpToken], diagnostics: &mut Vec<Diagnostic>) -> Vec<Raw> {
    let mut out: Vec<Raw> = Vec::with_capacity(tokens.len());
    let mut before: Option<&PpToken> = None;
    for t in tokens {
        let newline = before.is_some_and(|b| (b.line, b.span.file) != (t.line, t.span.file));
        let glued = !newline && before.is_some_and(|b| touches(b, t));
        before = Some(t);
        let start = out.len();
        match t.kind {
            PpKind::Number => number(t, &mut out, diagnostics),
            _ => out.push(whole(t)),
        }
        if let Some(first) = out.get_mut(start) {
            first.newline = newline;
            first.glued = glued;
        }
    }
    out
}

/// Whether two tokens stand side by side in one text: in the file, or in the
/// body of one macro. Across a border between them gcc writes a space.
fn touches(a: &PpToken, b: &PpToken) -> bool {
    let contiguous = a.span.file == b.span.file && a.span.hi == b.span.lo;
    !b.space
        && match (a.hidden.is_empty(), b.hidden.is_empty()) {
            (true, true) => contiguous,
            (false, false) => contiguous || a.span == b.span,
            _ => false,
        }
}

fn whole(t: &PpToken) -> Raw {
    let inner = || t.text.get(1..t.text.len() - 1).unwrap_or("");
    let (kind, text) = match t.kind {
        PpKind::Name => (RawKind::Name, t.text.clone()),
        PpKind::Str => (RawKind::Str, Arc::from(inner())),
        PpKind::Char => match character(inner()) {
            Some(c) => (RawKind::Char(c), t.text.clone()),
            None => (RawKind::Bad, t.text.clone()),
        },
        PpKind::Unterminated => (RawKind::Bad, t.text.clone()),
        _ => (RawKind::Punct, t.text.clone()),
    };
    Raw { kind, text, span: t.span, newline: false, glued: false }
}

/// SPIN knows four escapes; a backslash before anything else is just dropped.
fn character(inner: &str) -> Option<i32> {
    let mut chars = inner.chars();
    let c = match chars.next()? {
        '\\' => match chars.next()? {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'f' => '\u{0c}',
            other => other,
        },
        c => c,
    };
    (chars.next().is_none() && c.is_ascii()).then_some(c as i32)
}

/// C's idea of a number may hold several tokens of ours: `1..N`.
fn number(t: &PpToken, out: &mut Vec<Raw>, diagnostics: &mut Vec<Diagnostic>) {
    let text = &*t.text;
    let from_file = (t.span.hi - t.span.lo) as usize == text.len();
    let start = out.len();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let class = |c: char| match c {
            '0'..='9' => 0,
            'a'..='z' | 'A'..='Z' | '_' => 1,
            _ => 2,
        };
        let first = rest.chars().next().expect("not at the end");
        let len = match class(first) {
            0 => rest.find(|c| class(c) != 0).unwrap_or(rest.len()),
            1 => rest.find(|c| class(c) == 2).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let piece = &rest[..len];
        let lo = t.span.lo as usize + at;
        let span = if from_file { Span::new(t.span.file, lo, lo + len) } else { t.span };
        let kind = match class(first) {
            0 => RawKind::Int(integer(piece, span, diagnostics)),
            1 => RawKind::Name,
            _ => RawKind::Punct,
        };
        let glued = out.len() > start;
        out.push(Raw { kind, text: piece.into(), span, newline: false, glued });
        at += len;
    }
}

fn integer(digits: &str, span: Span, diagnostics: &mut Vec<Diagnostic>) -> i32 {
    let wide = digits.parse::<i64>().unwrap_or(i64::MAX);
    let value = wide as i32;
    if value as i64 != wide {
        let text = format!("`{digits}` does not fit in 32 bits and is read as {value}");
        diagnostics.push(Diagnostic::warning(span, text));
    }
    value
}
