//! Words of the family language.

use heddle_span::{Diagnostic, FileId, Span};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Name(String),
    Int(i64),
    /// Punctuation and operators.
    Sign(&'static str),
    End,
}

/// Longest first.
const SIGNS: [&str; 33] = [
    "->", "..", "==", "!=", "<=", ">=", "&&", "||", "(", ")", "{", "}", "[", "]", ";", ":", ",",
    ".", "=", "<", ">", "!", "+", "-", "*", "%", "&", "|", "^", "?", "#", "@", "$",
];

pub fn lex(text: &str, file: FileId, wrong: &mut Vec<Diagnostic>) -> Vec<(Token, Span)> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let c = rest.chars().next().expect("there is more");
        let span = |n: usize| Span::new(file, at, at + n);
        let n = if c.is_whitespace() {
            c.len_utf8()
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map(|i| i + 2).unwrap_or_else(|| {
                wrong.push(Diagnostic::error(span(2), "this comment has no end"));
                rest.len()
            })
        } else if c.is_ascii_alphabetic() || c == '_' {
            let n = length(rest, |c| c.is_ascii_alphanumeric() || c == '_');
            out.push((Token::Name(rest[..n].to_string()), span(n)));
            n
        } else if c.is_ascii_digit() {
            let n = length(rest, |c| c.is_ascii_digit());
            let value = rest[..n].parse().ok().filter(|v| *v <= 1 << 32);
            if value.is_none() {
                wrong.push(Diagnostic::error(span(n), "this number is too large"));
            }
            out.push((Token::Int(value.unwrap_or(0)), span(n)));
            n
        } else if let Some(sign) = SIGNS.iter().find(|s| rest.starts_with(**s)) {
            out.push((Token::Sign(sign), span(sign.len())));
            sign.len()
        } else {
            let n = c.len_utf8();
            wrong.push(Diagnostic::error(span(n), format!("`{c}` means nothing here")));
            n
        };
        at += n;
    }
    out.push((Token::End, Span::new(file, text.len(), text.len())));
    out
}

fn length(text: &str, is_part: impl Fn(char) -> bool) -> usize {
    text.find(|c| !is_part(c)).unwrap_or(text.len())
}
