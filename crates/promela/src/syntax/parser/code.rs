//! Embedded C: kept as text.

use super::{Parsed, Parser};
use crate::syntax::ast::*;
use crate::syntax::raw::{Raw, RawKind};
use crate::syntax::token::Tok;
use heddle_span::{Diagnostic, Span};

impl Parser {
    /// After `c_code`, `c_decl` or `c_expr`: an optional `[ precondition ]`
    /// and `{ text }`.
    pub(super) fn code(&mut self, kind: CodeKind, start: Span) -> Parsed<CodeId> {
        assert!(self.peeked.is_none(), "the text after the word must not be read as Promela");
        let precondition = self.s.raw_block("[", "]").map(|(tokens, _)| spell(&tokens));
        let Some((tokens, place)) = self.s.raw_block("{", "}") else {
            return Err(self.expected("`{` of embedded C"));
        };
        let span = start.to(place);
        self.end = span;
        let text = spell(&tokens);
        if kind == CodeKind::Expr && has_side_effect(&text) {
            let what = "this C expression has a side effect or calls a function";
            let help = "use `c_code` for what changes something";
            self.report(Diagnostic::error(span, what).help(help));
        }
        let strings = Vec::new();
        Ok(self.add_code(Code { kind, span, text, precondition, strings, owner: self.proc }))
    }

    /// After `c_state` or `c_track`: two or three strings.
    pub(super) fn code_strings(&mut self, kind: CodeKind, start: Span) -> Parsed<CodeId> {
        let mut strings = Vec::new();
        while let Tok::Str(text) = self.peek() {
            if strings.len() == 3 {
                break;
            }
            strings.push(text.to_string());
            self.bump();
        }
        if strings.len() < 2 {
            return Err(self.expected("a string"));
        }
        let span = start.to(self.end);
        let third = strings.get(2).map(String::as_str);
        let known = ["Matched", "UnMatched", "unMatched", "StackOnly"];
        if kind == CodeKind::Track && third.is_some_and(|t| !known.contains(&t)) {
            self.error(
                span,
                "the third string of `c_track` is \"Matched\", \"UnMatched\" or \"StackOnly\"",
            );
        }
        let (text, precondition) = (String::new(), None);
        Ok(self.add_code(Code { kind, span, text, precondition, strings, owner: self.proc }))
    }

    fn add_code(&mut self, code: Code) -> CodeId {
        self.program.code.push(code);
        CodeId(self.program.code.len() as u32 - 1)
    }
}

/// Raw tokens as text again. `\#` begins a line with `#`: how a model says
/// `#include` to the C compiler without the preprocessor hearing it.
pub fn spell(tokens: &[Raw]) -> String {
    let mut out = String::new();
    for t in tokens {
        if !out.is_empty() {
            if t.newline {
                out.push('\n');
            } else if !t.glued {
                out.push(' ');
            }
        }
        match t.kind {
            RawKind::Str => {
                out.push('"');
                out.push_str(&t.text);
                out.push('"');
            }
            _ => out.push_str(&t.text),
        }
    }
    out.replace("\\#", "\n#")
}

/// SPIN's test, which looks at the text only.
fn has_side_effect(text: &str) -> bool {
    let text = text.trim_start_matches(' ');
    let bytes = text.as_bytes();
    let quoted = |at: usize| at > 0 && matches!(bytes[at - 1], b'"' | b'\'');
    let calls = text.find('(').is_some_and(|at| at > 0 && bytes[at - 1].is_ascii_alphanumeric());
    if calls && !text.starts_with("spin_mutex_free(") {
        return true;
    }
    let finds = |pattern: &str| text.find(pattern).is_some_and(|at| !quoted(at));
    if finds(";") || finds("++") || finds("--") {
        return true;
    }
    let mut at = 0;
    while let Some(n) = text[at..].find('=') {
        let here = at + n;
        let before = if here > 0 { bytes[here - 1] } else { b' ' };
        if matches!(before, b'!' | b'>' | b'<' | b'"' | b'\'') || bytes.get(here + 1) == Some(&b'=')
        {
            at = (here + 2).min(text.len());
            // Do not end inside a character of several bytes.
            while !text.is_char_boundary(at) {
                at += 1;
            }
            continue;
        }
        return true;
    }
    false
}
