//! One scanner for the small languages: words, numbers, signs, texts, remarks.
//!
//! A language says what its words are made of, what its signs and remarks look like
//! ([`Rules`]); the scanner cuts the text and never fails. What it cannot place, a remark
//! or text without an end among it, is a piece of its own, for the language to complain
//! about in its own words and with a position.
//!
//! Not for Promela, C-like macros or LLVM IR, whose readers have to be fast or to know
//! more, nor for litmus tests, whose lines are columns first.

use crate::{FileId, Span};

/// What the pieces of a language look like.
#[derive(Clone, Copy)]
pub struct Rules {
    /// What a remark begins with that ends with its line.
    pub line_remarks: &'static [&'static str],
    /// What a longer remark begins and ends with, and whether there can be one in it.
    pub long_remarks: Option<(&'static str, &'static str, bool)>,
    /// The signs of more than one letter come before their beginnings.
    pub signs: &'static [&'static str],
    /// What a word begins with.
    pub begins_word: fn(char) -> bool,
    /// What it goes on with.
    pub in_word: fn(char) -> bool,
    /// What a number goes on with that has begun with a digit; `None` where numbers are words.
    pub in_number: Option<fn(char) -> bool>,
    /// Whether there are texts in quotes, which end with their line at the latest.
    pub texts: bool,
    /// Whether the end of a line is a piece.
    pub lines: bool,
}

/// One piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'t> {
    Word(&'t str),
    Number(&'t str),
    Sign(&'static str),
    /// A text without its quotes.
    Text(&'t str),
    Line,
    /// A text whose second quote is missing, without the first.
    OpenText(&'t str),
    /// The beginning of a remark without an end.
    OpenRemark,
    Unknown(char),
    End,
}

/// The pieces of `text`, which stands at byte `start` of `file`; the last is [`Piece::End`].
pub fn scan<'t>(
    text: &'t str,
    file: FileId,
    start: usize,
    rules: &Rules,
) -> Vec<(Piece<'t>, Span)> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let (piece, len) = rules.next(&text[at..], first);
        if let Some(piece) = piece {
            // A remark without an end is shown where it begins.
            let shown = if piece == Piece::OpenRemark { 2.min(len) } else { len };
            out.push((piece, Span::new(file, start + at, start + at + shown)));
        }
        at += len;
    }
    let end = start + text.len();
    out.push((Piece::End, Span::new(file, end, end)));
    out
}

impl Rules {
    /// The piece that `rest` begins with, if it is one, and how long it is.
    fn next<'t>(&self, rest: &'t str, first: char) -> (Option<Piece<'t>>, usize) {
        if first == '\n' && self.lines {
            return (Some(Piece::Line), 1);
        }
        if first.is_whitespace() {
            return (None, first.len_utf8());
        }
        if self.line_remarks.iter().any(|r| rest.starts_with(r)) {
            return (None, rest.find('\n').unwrap_or(rest.len()));
        }
        if let Some(remark) = self.long_remarks.filter(|(open, ..)| rest.starts_with(open)) {
            return match long_remark(rest, remark) {
                Some(len) => (None, len),
                None => (Some(Piece::OpenRemark), rest.len()),
            };
        }
        let (piece, len) = self.solid(rest, first);
        (Some(piece), len)
    }

    fn solid<'t>(&self, rest: &'t str, first: char) -> (Piece<'t>, usize) {
        if let Some(in_number) = self.in_number.filter(|_| first.is_ascii_digit()) {
            let len = length(rest, in_number);
            return (Piece::Number(&rest[..len]), len);
        }
        if (self.begins_word)(first) {
            let len = length(rest, self.in_word).max(first.len_utf8());
            return (Piece::Word(&rest[..len]), len);
        }
        if first == '"' && self.texts {
            let len = rest[1..].find(['"', '\n']).map_or(rest.len(), |n| n + 1);
            return match rest[len..].starts_with('"') {
                true => (Piece::Text(&rest[1..len]), len + 1),
                false => (Piece::OpenText(&rest[1..len]), len),
            };
        }
        match self.signs.iter().find(|sign| rest.starts_with(**sign)) {
            Some(sign) => (Piece::Sign(sign), sign.len()),
            None => (Piece::Unknown(first), first.len_utf8()),
        }
    }
}

fn length(text: &str, is_part: fn(char) -> bool) -> usize {
    text.find(|c| !is_part(c)).unwrap_or(text.len())
}

/// How long the remark at the beginning of `rest` is, if it ends.
fn long_remark(rest: &str, (open, close, nests): (&str, &str, bool)) -> Option<usize> {
    let mut at = open.len();
    let mut depth = 1;
    while depth > 0 {
        let end = at + rest[at..].find(close)?;
        let inner = rest[at..end].find(open).filter(|_| nests);
        depth = if inner.is_some() { depth + 1 } else { depth - 1 };
        at = inner.map_or(end + close.len(), |n| at + n + open.len());
    }
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    const C_LIKE: Rules = Rules {
        line_remarks: &["//", "#"],
        long_remarks: Some(("/*", "*/", false)),
        signs: &["<=", "<", "=", "*", "/"],
        begins_word: |c| c.is_alphabetic() || c == '_',
        in_word: |c| c.is_alphanumeric() || c == '_',
        in_number: Some(|c| c.is_ascii_alphanumeric()),
        texts: true,
        lines: true,
    };
    const ML_LIKE: Rules =
        Rules { long_remarks: Some(("(*", "*)", true)), lines: false, in_number: None, ..C_LIKE };

    fn spell<'t>(text: &'t str, rules: &Rules) -> Vec<&'t str> {
        let spans = scan(text, FileId(0), 0, rules).into_iter().map(|(_, span)| span);
        spans.map(|s| &text[s.lo as usize..s.hi as usize]).filter(|s| !s.is_empty()).collect()
    }

    fn pieces<'t>(text: &'t str, rules: &Rules) -> Vec<Piece<'t>> {
        scan(text, FileId(0), 0, rules).into_iter().map(|(piece, _)| piece).collect()
    }

    #[test]
    fn pieces_are_cut_where_they_end() {
        assert_eq!(spell("a<=0x1F // x\n\"b c\"", &C_LIKE), ["a", "<=", "0x1F", "\n", "\"b c\""]);
        assert_eq!(spell("é_1 = 2", &C_LIKE), ["é_1", "=", "2"]);
        assert_eq!(pieces("§", &C_LIKE), [Piece::Unknown('§'), Piece::End]);
    }

    #[test]
    fn a_remark_does_not_end_with_its_own_beginning() {
        assert_eq!(spell("a /*/ b */ c", &C_LIKE), ["a", "c"]);
        assert_eq!(pieces("/*/", &C_LIKE), [Piece::OpenRemark, Piece::End]);
        assert_eq!(spell("a (*) b *) c", &ML_LIKE), ["a", "c"]);
    }

    #[test]
    fn remarks_nest_where_the_language_says_so() {
        assert_eq!(spell("a (* b (* c *) d *) e", &ML_LIKE), ["a", "e"]);
        assert_eq!(spell("a /* b /* c */ d", &C_LIKE), ["a", "d"]);
        assert_eq!(pieces("(* (* *)", &ML_LIKE), [Piece::OpenRemark, Piece::End]);
    }

    #[test]
    fn texts_end_with_their_line() {
        let found = pieces("\"a\nb \"c", &C_LIKE);
        let expected =
            [Piece::OpenText("a"), Piece::Line, Piece::Word("b"), Piece::OpenText("c"), Piece::End];
        assert_eq!(found, expected);
    }
}
