//! `.def` files: the kernel's names, defined by herd's primitives.
//!
//! A line is `name(parameters) body`; the body is an expression, or statements in braces.
//! It is put in place of a call word by word.

use crate::config::TagRule;
use crate::lex::{Token, c_words, line};
use heddle_span::{Diagnostic, FileId, Piece, Span};
use std::collections::HashMap;

#[derive(Clone, Debug)]
pub struct Macro {
    pub params: Vec<String>,
    pub body: Meaning,
}

/// What a macro stands for. A test uses few of those that there are, so their words are cut
/// where they are used.
#[derive(Clone, Debug)]
pub enum Meaning {
    Text(String),
    Words(Vec<Token>),
}

#[derive(Clone, Debug, Default)]
pub struct Macros {
    pub named: HashMap<String, Macro>,
    /// What the tags of their primitives come to.
    pub rule: TagRule,
}

impl Macros {
    /// Reads a `.def` file.
    pub fn read(text: &str, file: FileId) -> Result<Macros, Vec<Diagnostic>> {
        let (mut out, mut wrong) = (HashMap::new(), Vec::new());
        let mut at = 0;
        for whole in text.split_inclusive('\n') {
            let start = at;
            at += whole.len();
            let mut pieces = line(whole, file, start).peekable();
            let first = pieces.next_if(|(p, _)| !matches!(p, Piece::End | Piece::OpenRemark));
            let Some((name, span)) = first else { continue };
            let params = header(name, &mut pieces);
            let body = pieces.next().map(|(_, span)| &whole[span.lo as usize - start..]);
            match (name, params, body) {
                (Piece::Word(name), Ok(params), Some(body)) => {
                    let body = Meaning::Text(body.to_string());
                    out.insert(name.to_string(), Macro { params, body });
                }
                (_, params, _) => {
                    let text = "expected `name(parameters) body`";
                    let wrong_at = params.err().flatten().unwrap_or(span);
                    wrong.push(Diagnostic::error(wrong_at, text));
                }
            }
        }
        let macros = Macros { named: out, rule: TagRule::default() };
        if wrong.is_empty() { Ok(macros) } else { Err(wrong) }
    }

    /// Whether a name stands for an access in herd's primitives (`__load`). Otherwise they are names
    /// of C11, which mean the same without a file.
    pub fn is_for_the_kernel(&self) -> bool {
        let has_primitive = |made: &Macro| match &made.body {
            Meaning::Text(text) => ["__load", "__store"].iter().any(|p| text.contains(p)),
            Meaning::Words(_) => false,
        };
        self.named.values().any(has_primitive)
    }

    /// The same names, with the tags that a configuration asks for.
    pub fn with(self, rule: TagRule) -> Macros {
        Macros { rule, ..self }
    }

    /// The body of a macro with its arguments in place.
    pub fn expand(made: &Macro, args: &[Vec<Token>], call: &Token) -> Option<Vec<Token>> {
        if made.params.len() != args.len() {
            return None;
        }
        let mut out = Vec::new();
        let cut;
        let body = match &made.body {
            Meaning::Words(words) => words,
            Meaning::Text(text) => {
                cut = c_words(text, call.span.file);
                &cut
            }
        };
        for word in body {
            match made.params.iter().position(|p| *p == word.text) {
                Some(i) => {
                    // `*X` of a sum is what stands at the sum.
                    let star = out.last().is_some_and(|t: &Token| t.text == "*");
                    let sum = args[i].len() > 1 && args[i][0].is_name();
                    let around = |text: &str| {
                        (star && sum).then(|| Token { text: text.into(), span: call.span })
                    };
                    out.extend(around("("));
                    out.extend(args[i].iter().cloned());
                    out.extend(around(")"));
                }
                None => out.push(Token { text: word.text.clone(), span: call.span }),
            }
        }
        Some(out)
    }
}

/// The names of the parameters in parentheses, behind the macro's own; else where something
/// else stands.
fn header<'t>(
    name: Piece<'t>,
    pieces: &mut impl Iterator<Item = (Piece<'t>, Span)>,
) -> Result<Vec<String>, Option<Span>> {
    let begins = |word: &str| word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if !matches!(name, Piece::Word(word) if begins(word)) {
        return Err(None);
    }
    let mut params = Vec::new();
    match pieces.next() {
        Some((Piece::Unknown('('), _)) => {}
        other => return Err(other.map(|p| p.1)),
    }
    loop {
        match pieces.next() {
            Some((Piece::Unknown(')'), _)) => return Ok(params),
            Some((Piece::Word(word), _)) if begins(word) => params.push(word.to_string()),
            Some((Piece::Unknown(','), _)) => {}
            other => return Err(other.map(|p| p.1)),
        }
    }
}
