//! Words of the cat language.
//!
//! Names may hold `-`, `.` and `_` and end in a prime; `^-1` is one word; comments are
//! `(* … *)`, nested, `/* … */`, and `//` or `#` to the end of the line.

use heddle_span::{Diagnostic, FileId, Span};

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

const MARKS: [&str; 25] = [
    "^-1", "++", "||", "->", "|", ";", "\\", "&", "*", "+", "?", "~", "!", "(", ")", "[", "]", "{",
    "}", ",", "=", ":", "<", "^", "-",
];

/// Everything up to the end of the text, and what no word begins with.
pub fn words(text: &str, file: FileId) -> (Vec<(Token<'_>, Span)>, Vec<Diagnostic>) {
    let (mut out, mut wrong) = (Vec::new(), Vec::new());
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        if bytes[at].is_ascii_whitespace() {
            at += 1;
            continue;
        }
        if rest.starts_with("//") || bytes[at] == b'#' {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        if rest.starts_with("/*")
            && let Some(n) = rest.find("*/")
        {
            at += n + 2;
            continue;
        }
        if rest.starts_with("(*") {
            match comment(rest) {
                Some(n) => at += n,
                None => {
                    let span = Span::new(file, at, at + 2);
                    wrong.push(Diagnostic::error(span, "this comment never ends"));
                    break;
                }
            }
            continue;
        }
        let (token, n) = match bytes[at] {
            b'"' => match rest[1..].find('"') {
                Some(n) => (Token::Text(&rest[1..n + 1]), n + 2),
                None => {
                    let span = Span::new(file, at, at + 1);
                    wrong.push(Diagnostic::error(span, "this text never ends"));
                    break;
                }
            },
            b'\'' if name(&rest[1..]) > 0 => {
                let n = name(&rest[1..]);
                (Token::Tag(&rest[1..n + 1]), n + 1)
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                let n = name(rest);
                (Token::Name(&rest[..n]), n)
            }
            b'0'..=b'9' => {
                let n = rest.bytes().take_while(u8::is_ascii_digit).count();
                (Token::Name(&rest[..n]), n)
            }
            _ => match MARKS.iter().find(|m| rest.starts_with(**m)) {
                Some(mark) => (Token::Mark(mark), mark.len()),
                None => {
                    let n = rest.chars().next().map_or(1, char::len_utf8);
                    let span = Span::new(file, at, at + n);
                    let what = rest[..n].escape_default();
                    wrong.push(Diagnostic::error(span, format!("`{what}` begins no word of cat")));
                    at += n;
                    continue;
                }
            },
        };
        out.push((token, Span::new(file, at, at + n)));
        at += n;
    }
    out.push((Token::End, Span::new(file, text.len(), text.len())));
    (out, wrong)
}

/// The length of the name that a text begins with.
fn name(text: &str) -> usize {
    let b = text.as_bytes();
    let first = |c: u8| c.is_ascii_alphabetic() || c == b'_';
    let later = |c: u8| first(c) || c.is_ascii_digit() || c == b'.' || c == b'-';
    if !b.first().is_some_and(|&c| first(c)) {
        return 0;
    }
    let mut n = b.iter().take_while(|&&c| later(c)).count();
    // A name ends in neither `-` nor `.`: `a->b` is not cat, but `fun x->e` is.
    while n > 1 && matches!(b[n - 1], b'-' | b'.') {
        n -= 1;
    }
    n + usize::from(b.get(n) == Some(&b'\''))
}

/// The length of the comment that a text begins with, if it ends: with its own end, or, if
/// something in it only looks like another one, with the first (as Dartagnan reads them).
fn comment(text: &str) -> Option<usize> {
    nested(text).or_else(|| Some(2 + text[2..].find("*)")? + 2))
}

fn nested(text: &str) -> Option<usize> {
    let b = text.as_bytes();
    let (mut depth, mut i) = (0usize, 0);
    while i + 1 < b.len() {
        match &b[i..i + 2] {
            b"(*" => (depth, i) = (depth + 1, i + 2),
            b"*)" => {
                (depth, i) = (depth - 1, i + 2);
                if depth == 0 {
                    return Some(i);
                }
            }
            _ => i += 1,
        }
    }
    None
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
    }
}
