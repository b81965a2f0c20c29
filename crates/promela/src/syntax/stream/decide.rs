//! Which token a piece of text is, here and now: characters of punctuation are
//! joined, names are looked up, parameters of inlines are replaced.

use super::{Call, Stream};
use crate::syntax::ast::{Name, Spelling};
use crate::syntax::raw::{Raw, RawKind};
use crate::syntax::token::{BaseType, Kw, P, Tok};
use heddle_span::{Diagnostic, Span};

impl Stream {
    /// What a raw token is; `None` if it was a parameter that its argument
    /// replaces, or the end of a comment that has no beginning.
    pub(super) fn decide(&mut self, raw: &Raw, in_argument: bool, span: &mut Span) -> Option<Tok> {
        Some(match &raw.kind {
            RawKind::Int(n) => Tok::Int(*n, Spelling::Number),
            RawKind::Char(n) => Tok::Int(*n, Spelling::Char),
            RawKind::Str => Tok::Str(raw.text.clone()),
            RawKind::Bad => Tok::Stray(raw.text.clone()),
            RawKind::Punct if self.ends_no_comment(raw) => return None,
            RawKind::Punct => self.punctuation(raw, span),
            RawKind::Name => {
                if let Some(tok) = self.word(&raw.text) {
                    return Some(tok);
                }
                // An argument's own names are not parameters.
                if !in_argument && self.substitute(raw) {
                    return None;
                }
                self.name(&raw.text)
            }
        })
    }

    /// A `*/` outside a comment is passed over, as in SPIN: comments do not nest, and
    /// the end of an outer one is left standing.
    fn ends_no_comment(&mut self, raw: &Raw) -> bool {
        let stray = raw.is("*") && self.peek_raw().is_some_and(|t| t.glued && t.is("/"));
        if stray {
            self.next_raw();
        }
        stray
    }

    /// Joins characters that belong together.
    fn punctuation(&mut self, raw: &Raw, span: &mut Span) -> Tok {
        let mut text = raw.text.to_string();
        let ltl = self.ltl;
        let joins = |text: &str| {
            P::ALL.iter().any(|p| {
                p.text().starts_with(text) && p.text().is_char_boundary(text.len()) && {
                    let temporal = matches!(p, P::Always | P::Eventually | P::Equiv);
                    ltl || !temporal
                }
            }) || (ltl && matches!(text, "/\\" | "\\/"))
        };
        while let Some(next) = self.peek_raw() {
            let longer = format!("{text}{}", next.text);
            if next.kind != RawKind::Punct || !next.glued || !joins(&longer) {
                break;
            }
            // `<-` alone is no token: only take it if `>` follows.
            if longer == "<-" && !self.second_is(">") {
                break;
            }
            let next = self.next_raw().expect("peeked");
            *span = span.to(next.span);
            text = longer;
        }
        let text = self.one_more(text, span);
        let found = match &*text {
            "->" if ltl => Some(P::Implies),
            "/\\" if ltl => Some(P::And),
            "\\/" if ltl => Some(P::Or),
            _ => P::ALL.iter().copied().find(|p| p.text() == text),
        };
        found.map_or_else(|| Tok::Stray(text.into()), Tok::P)
    }

    /// SPIN looks for the third character of these before it decides on two, and
    /// then forgets the one between: `-->` is `->`, which people write as an arrow.
    fn one_more(&mut self, text: String, span: &mut Span) -> String {
        let (third, meant) = match &*text {
            "--" => (">", "->"),
            "<=" => ("<", "<<"),
            ">=" => (">", ">>"),
            "!!" => ("=", "!="),
            _ => return text,
        };
        if self.ltl || !self.peek_raw().is_some_and(|t| t.glued && t.is(third)) {
            return text;
        }
        let last = self.next_raw().expect("peeked");
        *span = span.to(last.span);
        meant.to_string()
    }

    fn second_is(&self, punct: &str) -> bool {
        let Some(f) = self.frames.last() else { return false };
        let n = f.argument.len();
        let second = if n >= 2 { f.argument.get(n - 2) } else { f.tokens.get(f.at + 1 - n) };
        second.is_some_and(|t| t.glued && t.is(punct))
    }

    /// Words that are the same everywhere (or everywhere in formulas).
    fn word(&self, text: &Name) -> Option<Tok> {
        if self.ltl {
            let temporal = match &**text {
                "U" | "until" | "stronguntil" => Some(P::Until),
                "V" | "release" => Some(P::Release),
                "R" if self.ltl_release => Some(P::Release),
                "W" | "weakuntil" => Some(P::WeakUntil),
                "X" | "next" => Some(P::Next),
                "always" => Some(P::Always),
                "eventually" => Some(P::Eventually),
                "implies" => Some(P::Implies),
                "equivalent" => Some(P::Equiv),
                _ => None,
            };
            if let Some(p) = temporal {
                return Some(Tok::P(p));
            }
        }
        let tok = match &**text {
            "true" => Tok::Int(1, Spelling::True),
            "false" => Tok::Int(0, Spelling::False),
            "skip" => Tok::Int(1, Spelling::Skip),
            "bit" => Tok::Type(BaseType::Bit),
            "bool" => Tok::Type(BaseType::Bool),
            "byte" => Tok::Type(BaseType::Byte),
            "pid" => Tok::Type(BaseType::Pid),
            "short" => Tok::Type(BaseType::Short),
            "int" => Tok::Type(BaseType::Int),
            "unsigned" => Tok::Type(BaseType::Unsigned),
            "mtype" => Tok::Type(BaseType::Mtype),
            "chan" => Tok::Type(BaseType::Chan),
            "in" if !self.in_for => return None,
            word => {
                let keyword = Kw::ALL.iter().copied().find(|k| k.text() == word);
                if let Some(k) = keyword {
                    return Some(Tok::Kw(k));
                }
                let &(set, at) = self.symbols.mtypes.get(text)?;
                Tok::Mtype(set, at, text.clone())
            }
        };
        Some(tok)
    }

    fn name(&self, text: &Name) -> Tok {
        if let Some(&id) = self.symbols.typedefs.get(text) {
            Tok::TypeName(id, text.clone())
        } else if self.symbols.procs.contains(text) {
            Tok::ProcName(text.clone())
        } else if let Some(&id) = self.symbols.inlines.get(text) {
            Tok::InlineName(id, text.clone())
        } else {
            Tok::Name(text.clone())
        }
    }

    /// Puts the argument in for a parameter of the inline being read.
    fn substitute(&mut self, raw: &Raw) -> bool {
        let Some(call) = self.frames.last().and_then(|f| f.call.as_ref()) else { return false };
        let Some(i) = call.params.iter().position(|p| *p == raw.text) else { return false };
        let arg = &call.args[i];
        if matches!(&arg[..], [only] if only.text == raw.text) {
            return false;
        }
        if let Some(problem) = clash(call, i, arg) {
            self.diagnostics.push(Diagnostic::error(raw.span, problem));
        }
        let mut tokens = arg.clone();
        for (n, t) in tokens.iter_mut().enumerate() {
            // The parameter's place in the body; no line ends within.
            t.span = raw.span;
            t.newline = false;
            t.glued = if n == 0 { raw.glued } else { t.glued };
        }
        tokens.reverse();
        if let Some(record) = &mut self.recording {
            record.pop();
        }
        let f = self.frames.last_mut().expect("still there");
        f.argument = tokens;
        self.newline_done = true;
        true
    }
}

/// The two cases in which SPIN refuses to put an argument in.
fn clash(call: &Call, i: usize, arg: &[Raw]) -> Option<String> {
    let text: String = arg.iter().map(|t| &*t.text).collect();
    let param = &*call.params[i];
    if call.params.iter().any(|p| **p == text) {
        return Some(format!(
            "argument `{text}` for `{param}` has the name of another parameter of inline `{}`",
            call.name
        ));
    }
    let bytes = text.as_bytes();
    let in_field = text.match_indices(param).any(|(at, _)| {
        (at > 0 && bytes[at - 1] == b'.') || bytes.get(at + param.len()) == Some(&b'.')
    });
    in_field.then(|| {
        format!("argument `{text}` has parameter `{param}` of inline `{}` in it", call.name)
    })
}
