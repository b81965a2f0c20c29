//! Words of the cat language.
//!
//! Names may hold `-`, `.` and `_` and end in a prime; `^-1` is one word; comments are
//! `(* … *)`, nested, `/* … */`, and `//` or `#` to the end of the line.

use heddle_span::{Diagnostic, FileId, Nesting, Piece, Rules, Scanner, Span, Texts};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    Name(&'a str),
    /// `'tag`, without the tick.
    Tag(&'a str),
    Text(&'a str),
    /// Anything else: operators and brackets.
    Mark(&'static str),
    End,
}

const RULES: Rules = Rules {
    line_remarks: &["//", "#"],
    // The last is as Dartagnan reads them: what only looks like another one in it is none.
    long_remarks: &[("/*", "*/", Nesting::No), ("(*", "*)", Nesting::IfTheyEnd)],
    signs: &[
        "^-1", "++", "||", "->", "|", ";", "\\", "&", "*", "+", "?", "~", "!", "(", ")", "[", "]",
        "{", "}", ",", "=", ":", "<", "^", "-", "'",
    ],
    begins_word: |c| c.is_ascii_alphabetic() || c == '_',
    in_word: |c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-'),
    word: Some(name),
    in_number: Some(|c| c.is_ascii_digit()),
    texts: Texts::OfLines,
    lines: false,
};

/// How long the name is that a text begins with, of which so many letters are those of names.
fn name(text: &str, most: usize) -> usize {
    let letters = text.as_bytes();
    let mut n = most;
    // It ends in neither `-` nor `.`: `a->b` is not cat, but `fun x->e` is.
    while n > 1 && matches!(letters[n - 1], b'-' | b'.') {
        n -= 1;
    }
    n + usize::from(letters.get(n) == Some(&b'\''))
}

/// Everything up to the end of the text, and what no word begins with.
pub fn words(text: &str, file: FileId) -> (Vec<(Token<'_>, Span)>, Vec<Diagnostic>) {
    let (mut out, mut wrong) = (Vec::with_capacity(text.len() / 4), Vec::new());
    let mut pieces = Scanner::new(text, file, 0, &RULES).peekable();
    while let Some((piece, mut span)) = pieces.next() {
        let token = match piece {
            Piece::Word(word) | Piece::Number(word) => Token::Name(word),
            Piece::Text(text) => Token::Text(text),
            Piece::Sign("'") => match pieces.peek() {
                Some(&(Piece::Word(word), of)) if of.lo == span.hi => {
                    pieces.next();
                    span = span.to(of);
                    Token::Tag(word)
                }
                _ => {
                    wrong.push(Diagnostic::error(span, "a tag's name is missing behind `'`"));
                    continue;
                }
            },
            Piece::Sign(sign) => Token::Mark(sign),
            Piece::End => Token::End,
            // What follows is part of it: one error is enough.
            Piece::OpenRemark => {
                wrong.push(Diagnostic::error(span, "this comment never ends"));
                continue;
            }
            Piece::OpenText(_) => {
                let begin = Span::new(file, span.lo as usize, span.lo as usize + 1);
                wrong.push(Diagnostic::error(begin, "this text never ends"));
                continue;
            }
            Piece::Unknown(c) => {
                let what = c.escape_default();
                wrong.push(Diagnostic::error(span, format!("`{what}` begins no word of cat")));
                continue;
            }
            Piece::Line => unreachable!("the end of a line is no piece"),
        };
        out.push((token, span));
    }
    (out, wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<Token<'_>> {
        let (words, wrong) = words(text, FileId(0));
        assert_eq!(wrong, []);
        words.into_iter().map(|w| w.0).filter(|w| *w != Token::End).collect()
    }

    #[test]
    fn names_hold_dashes_dots_and_a_prime() {
        use Token::*;
        assert_eq!(
            all("po-loc Fence.rw.w r' 'rcu-lock _RMW"),
            [Name("po-loc"), Name("Fence.rw.w"), Name("r'"), Tag("rcu-lock"), Name("_RMW")]
        );
        assert_eq!(all("fun x->e"), [Name("fun"), Name("x"), Mark("->"), Name("e")]);
        assert_eq!(all("r^-1+"), [Name("r"), Mark("^-1"), Mark("+")]);
    }

    #[test]
    fn comments_nest_and_end() {
        assert_eq!(all("a (* b (* c *) d *) e // f\n# g\nh").len(), 3);
        assert_eq!(all("(* x = *(y) (*(z) *) e"), [Token::Name("e")]);
        assert_eq!(words("(* (* )", FileId(0)).1.len(), 1);
        assert_eq!(words("\"abc", FileId(0)).1.len(), 1);
        assert_eq!(words("a $ b € c", FileId(0)).1.len(), 2);
        assert_eq!(words("a ' b '1", FileId(0)).1.len(), 2);
    }
}
