//! Text to tokens. Never fails: what it does not know becomes [`Token::Other`]
//! for the parser to complain about with a position.
//!
//! Line breaks are tokens, because they end statements. Comments are `//` and
//! `#` to the end of the line, and `/* … */`.

use heddle_span::{FileId, Nesting, Piece, Rules, Span, Texts, scan};

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

const RULES: Rules = Rules {
    line_remarks: &["//", "#"],
    long_remarks: &[("/*", "*/", Nesting::No)],
    signs: &[
        "..", "+=", "-=", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||", "->", ":=", "(", ")",
        "[", "]", "{", "}", ",", ";", ":", ".", "@", "+", "-", "*", "&", "|", "^", "~", "!", "<",
        ">", "=",
    ],
    begins_word: |c| c == '_' || c.is_alphabetic(),
    in_word: |c| c == '_' || c.is_alphanumeric(),
    word: None,
    in_number: Some(|c| c.is_ascii_alphanumeric()),
    texts: Texts::None,
    lines: true,
};

/// Tokens of `text`, which starts at byte `start` of `file`.
pub fn lex(text: &str, file: FileId, start: usize) -> Vec<Lexeme> {
    let lexeme = |(piece, span)| {
        let token = match piece {
            Piece::Word(word) => Token::Word(word.to_string()),
            Piece::Number(text) => number(text),
            Piece::Sign(sign) => Token::Op(sign),
            Piece::Line => Token::Newline,
            Piece::Unknown(c) => Token::Other(c),
            // The rest is a remark.
            Piece::OpenRemark => return None,
            Piece::End => Token::End,
            Piece::Text(_) | Piece::OpenText(_) => unreachable!("kernels have no texts"),
        };
        Some(Lexeme { token, span })
    };
    scan(text, file, start, &RULES).into_iter().filter_map(lexeme).collect()
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
