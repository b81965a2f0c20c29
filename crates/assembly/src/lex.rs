//! Text to tokens. Never fails: what it does not know becomes [`Token::Other`]
//! for the parser to complain about with a position.
//!
//! Line breaks are tokens, because they end statements. Comments are `//` and
//! `#` to the end of the line, and `/* … */`.

use heddle_span::{FileId, Span};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Word(String),
    Number(i64),
    /// A number that does not fit.
    Huge,
    Op(&'static str),
    Newline,
    Other(char),
    End,
}

#[derive(Clone, Debug)]
pub struct Lexeme {
    pub token: Token,
    pub span: Span,
}

/// Longest first.
const OPS: [&str; 34] = [
    "..", "+=", "-=", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||", "->", ":=", "(", ")", "[",
    "]", "{", "}", ",", ";", ":", ".", "@", "+", "-", "*", "&", "|", "^", "~", "!", "<", ">",
];

/// Tokens of `text`, which starts at byte `start` of `file`.
pub fn lex(text: &str, file: FileId, start: usize) -> Vec<Lexeme> {
    let mut out: Vec<Lexeme> = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let (token, len) = match first {
            '\n' => (Some(Token::Newline), 1),
            c if c.is_whitespace() => (None, c.len_utf8()),
            '#' => (None, rest.find('\n').unwrap_or(rest.len())),
            _ if rest.starts_with("//") => (None, rest.find('\n').unwrap_or(rest.len())),
            _ if rest.starts_with("/*") => {
                (None, rest[2..].find("*/").map_or(rest.len(), |i| i + 4))
            }
            c => {
                let (token, len) = one(rest, c);
                (Some(token), len)
            }
        };
        if let Some(token) = token {
            out.push(Lexeme { token, span: Span::new(file, start + at, start + at + len) });
        }
        at += len;
    }
    let end = start + text.len();
    out.push(Lexeme { token: Token::End, span: Span::new(file, end, end) });
    out
}

fn one(rest: &str, first: char) -> (Token, usize) {
    if first.is_ascii_digit() {
        let len = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        return (number(&rest[..len]), len);
    }
    if first == '_' || first.is_alphabetic() {
        let is_word = |c: char| c == '_' || c.is_alphanumeric();
        let len = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        return (Token::Word(rest[..len].to_string()), len);
    }
    // `=` alone is last, so that `==` is found first.
    match OPS.iter().chain(&["="]).find(|op| rest.starts_with(**op)) {
        Some(op) => (Token::Op(op), op.len()),
        None => (Token::Other(first), first.len_utf8()),
    }
}

fn number(text: &str) -> Token {
    let lower = text.to_ascii_lowercase();
    let parsed = match lower.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16),
        None => match lower.strip_prefix("0b") {
            Some(bits) => i64::from_str_radix(bits, 2),
            None => lower.parse(),
        },
    };
    match parsed {
        Ok(n) if n <= u32::MAX as i64 => Token::Number(n),
        _ => Token::Huge,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spell(text: &str) -> Vec<&str> {
        let spans = lex(text, FileId(0), 0).into_iter().map(|l| l.span);
        spans.map(|s| &text[s.lo as usize..s.hi as usize]).filter(|s| !s.is_empty()).collect()
    }

    #[test]
    fn operators_numbers_and_comments() {
        assert_eq!(spell("a<=0x1F // x\n[b]"), ["a", "<=", "0x1F", "\n", "[", "b", "]"]);
        assert_eq!(spell("x += 1 /* a\nb */ ; # c"), ["x", "+=", "1", ";"]);
        assert_eq!(spell("0..3"), ["0", "..", "3"]);
        assert_eq!(spell("x = -1 == y"), ["x", "=", "-", "1", "==", "y"]);
        assert_eq!(lex("0x", FileId(0), 0)[0].token, Token::Huge);
    }
}
