//! Words of the family language.

use heddle_span::{Diagnostic, FileId, Nesting, Piece, Rules, Span, Texts, scan};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Name(String),
    Int(i64),
    /// Punctuation and operators.
    Sign(&'static str),
    End,
}

const RULES: Rules = Rules {
    line_remarks: &["//"],
    long_remarks: &[("/*", "*/", Nesting::No)],
    signs: &[
        "->", "..", "==", "!=", "<=", ">=", "&&", "||", "(", ")", "{", "}", "[", "]", ";", ":",
        ",", ".", "=", "<", ">", "!", "+", "-", "*", "%", "&", "|", "^", "?", "#", "@", "$",
    ],
    begins_word: |c| c.is_ascii_alphabetic() || c == '_',
    in_word: |c| c.is_ascii_alphanumeric() || c == '_',
    word: None,
    in_number: Some(|c| c.is_ascii_digit()),
    texts: Texts::None,
    lines: false,
};

pub fn lex(text: &str, file: FileId, wrong: &mut Vec<Diagnostic>) -> Vec<(Token, Span)> {
    let mut out = Vec::new();
    for (piece, span) in scan(text, file, 0, &RULES) {
        let token = match piece {
            Piece::Word(word) => Token::Name(word.to_string()),
            Piece::Number(digits) => {
                let value = digits.parse().ok().filter(|v| *v <= 1 << 32);
                if value.is_none() {
                    wrong.push(Diagnostic::error(span, "this number is too large"));
                }
                Token::Int(value.unwrap_or(0))
            }
            Piece::Sign(sign) => Token::Sign(sign),
            Piece::End => Token::End,
            Piece::OpenRemark => {
                wrong.push(Diagnostic::error(span, "this comment has no end"));
                continue;
            }
            Piece::Unknown(c) => {
                wrong.push(Diagnostic::error(span, format!("`{c}` means nothing here")));
                continue;
            }
            Piece::Text(_) | Piece::OpenText(_) | Piece::Line => {
                unreachable!("families have neither texts nor lines")
            }
        };
        out.push((token, span));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_does_not_end_with_its_own_beginning() {
        let mut wrong = Vec::new();
        let tokens = lex("a /*/ b */ c", FileId(0), &mut wrong);
        let names: Vec<Token> = tokens.into_iter().map(|t| t.0).collect();
        let name = |s: &str| Token::Name(s.into());
        assert_eq!(names, [name("a"), name("c"), Token::End]);
        assert!(wrong.is_empty());
        lex("/*/", FileId(0), &mut wrong);
        assert_eq!(wrong.len(), 1);
    }
}
