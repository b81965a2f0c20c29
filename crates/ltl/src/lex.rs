//! Formula text to tokens. Never fails: what it does not know becomes an
//! [`Token::Other`] for the parser to complain about with a position.

use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    /// A name or keyword.
    Word(&'t str),
    Number(&'t str),
    /// A quoted string or character.
    Quoted,
    Op(&'static str),
    Other,
    End,
}

#[derive(Clone, Debug)]
pub(crate) struct Lexeme<'t> {
    pub token: Token<'t>,
    pub range: Range<usize>,
}

/// Longest first, so that `<->` is not `<` and `->`.
const OPS: [&str; 42] = [
    "<->", "<=>", "&&", "||", "/\\", "\\/", "->", "=>", "<>", "[]", "==", "!=", "<=", ">=", "<<",
    ">>", "::", "??", "(", ")", "[", "]", "{", "}", "!", "~", "|", "^", "&", "=", "<", ">", "+",
    "-", "*", "/", "%", ".", "@", ":", "?", ",",
];

pub(crate) fn lex(text: &str) -> Vec<Lexeme<'_>> {
    let mut out = Vec::new();
    let mut at = 0;
    loop {
        at = skip_blank(text, at);
        let rest = &text[at..];
        let Some(first) = rest.chars().next() else { break };
        let (token, len) = one(rest, first);
        out.push(Lexeme { token, range: at..at + len });
        at += len;
    }
    out.push(Lexeme { token: Token::End, range: text.len()..text.len() });
    out
}

fn one(rest: &str, first: char) -> (Token<'_>, usize) {
    if is_word(first) {
        let len = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let word = &rest[..len];
        let number = first.is_ascii_digit();
        return (if number { Token::Number(word) } else { Token::Word(word) }, len);
    }
    if let Some(len) = spaced(rest, '[', ']') {
        return (Token::Op("[]"), len);
    }
    if let Some(len) = spaced(rest, '<', '>') {
        return (Token::Op("<>"), len);
    }
    if first == '"' || first == '\'' {
        return quoted(rest, first);
    }
    match OPS.iter().find(|op| rest.starts_with(**op)) {
        Some(op) => (Token::Op(op), op.len()),
        None => (Token::Other, first.len_utf8()),
    }
}

fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// `[ ]` and `< >` are operators too: no expression has nothing between them.
fn spaced(rest: &str, open: char, close: char) -> Option<usize> {
    let inner = rest.strip_prefix(open)?;
    let trimmed = inner.trim_start();
    trimmed.starts_with(close).then(|| rest.len() - trimmed.len() + 1)
}

fn quoted(rest: &str, quote: char) -> (Token<'_>, usize) {
    let mut escaped = false;
    for (i, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return (Token::Quoted, i + 1),
            _ => {}
        }
    }
    (Token::Other, quote.len_utf8())
}

/// Skips white space and comments.
fn skip_blank(text: &str, mut at: usize) -> usize {
    loop {
        let rest = &text[at..];
        let trimmed = rest.trim_start();
        at += rest.len() - trimmed.len();
        if trimmed.starts_with("//") {
            at += trimmed.find('\n').unwrap_or(trimmed.len());
        } else if trimmed.starts_with("/*") {
            at += trimmed.find("*/").map_or(trimmed.len(), |i| i + 2);
        } else {
            return at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spell(text: &str) -> Vec<&str> {
        lex(text).iter().map(|l| &text[l.range.clone()]).filter(|s| !s.is_empty()).collect()
    }

    #[test]
    fn longest_operator_wins() {
        assert_eq!(spell("a<->b->c"), ["a", "<->", "b", "->", "c"]);
        assert_eq!(spell("x<-1"), ["x", "<", "-", "1"]);
        assert_eq!(spell("[ ]p/* no */&& < >q // x"), ["[ ]", "p", "&&", "< >", "q"]);
        assert_eq!(spell("a[i]"), ["a", "[", "i", "]"]);
    }
}
