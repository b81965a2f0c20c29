//! One scanner for the small languages: words, numbers, signs, texts, remarks.
//!
//! A language says what its words are made of, what its signs and remarks look like
//! ([`Rules`]); the scanner cuts the text and never fails. What it cannot place, a remark
//! or text without an end among it, is a piece of its own, for the language to complain
//! about in its own words and with a position.
//!
//! Not for Promela or LLVM IR, whose readers have to know more, nor for litmus tests, whose
//! lines are columns first.

use crate::{FileId, Span};

/// What the pieces of a language look like.
#[derive(Clone, Copy)]
pub struct Rules {
    /// What a remark begins with that ends with its line.
    pub line_remarks: &'static [&'static str],
    /// What longer remarks begin and end with, and whether there can be one in another.
    pub long_remarks: &'static [(&'static str, &'static str, Nesting)],
    /// The signs of more than one letter come before their beginnings.
    pub signs: &'static [&'static str],
    /// What a word begins with.
    pub begins_word: fn(char) -> bool,
    /// What it goes on with.
    pub in_word: fn(char) -> bool,
    /// How long a word is of which that would take so many bytes; `None` where it is all.
    pub word: Option<fn(&str, usize) -> usize>,
    /// What a number goes on with that has begun with a digit; `None` where numbers are words.
    pub in_number: Option<fn(char) -> bool>,
    pub texts: Texts,
    /// Whether the end of a line is a piece.
    pub lines: bool,
}

/// Remarks in remarks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nesting {
    No,
    Yes,
    /// Where all of them end; otherwise the first end is that of the first.
    IfTheyEnd,
}

/// Texts in quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts {
    None,
    /// They end with their line at the latest.
    OfALine,
    OfLines,
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
    Scanner::new(text, file, start, rules).collect()
}

/// The same, one by one: the rules may change on the way.
pub struct Scanner<'t, 'r> {
    text: &'t str,
    file: FileId,
    start: usize,
    at: usize,
    ended: bool,
    pub rules: &'r Rules,
}

impl<'t, 'r> Scanner<'t, 'r> {
    pub fn new(text: &'t str, file: FileId, start: usize, rules: &'r Rules) -> Self {
        Scanner { text, file, start, at: 0, ended: false, rules }
    }

    /// What has not been cut yet.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }
}

impl<'t> Iterator for Scanner<'t, '_> {
    type Item = (Piece<'t>, Span);

    fn next(&mut self) -> Option<Self::Item> {
        while let Some(first) = self.rest().chars().next() {
            let from = self.start + self.at;
            let (piece, len) = self.rules.next(self.rest(), first);
            self.at += len;
            if let Some(piece) = piece {
                // A remark without an end is shown where it begins.
                let shown = if piece == Piece::OpenRemark { 2.min(len) } else { len };
                return Some((piece, Span::new(self.file, from, from + shown)));
            }
        }
        let end = self.start + self.text.len();
        let first = !std::mem::replace(&mut self.ended, true);
        first.then(|| (Piece::End, Span::new(self.file, end, end)))
    }
}

impl Rules {
    /// The piece that `rest` begins with, if it is one, and how long it is.
    fn next<'t>(&self, rest: &'t str, first: char) -> (Option<Piece<'t>>, usize) {
        if first == '\n' && self.lines {
            return (Some(Piece::Line), 1);
        }
        if first.is_whitespace() {
            let blank = |b: &u8| b.is_ascii_whitespace() && !(self.lines && *b == b'\n');
            let blanks = rest.bytes().take_while(blank).count();
            return (None, blanks.max(first.len_utf8()));
        }
        if self.line_remarks.iter().any(|r| begins(rest, r)) {
            return (None, rest.find('\n').unwrap_or(rest.len()));
        }
        if let Some(remark) = self.long_remarks.iter().find(|(open, ..)| begins(rest, open)) {
            return match long_remark(rest, *remark) {
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
            let most = length(rest, self.in_word).max(first.len_utf8());
            let len = self.word.map_or(most, |word| word(rest, most));
            return (Piece::Word(&rest[..len]), len);
        }
        if first == '"' && self.texts != Texts::None {
            let ends = |c| c == '"' || c == '\n' && self.texts == Texts::OfALine;
            let len = rest[1..].find(ends).map_or(rest.len(), |n| n + 1);
            return match rest[len..].starts_with('"') {
                true => (Piece::Text(&rest[1..len]), len + 1),
                false => (Piece::OpenText(&rest[1..len]), len),
            };
        }
        match self.signs.iter().find(|sign| begins(rest, sign)) {
            Some(sign) => (Piece::Sign(sign), sign.len()),
            None => (Piece::Unknown(first), first.len_utf8()),
        }
    }
}

fn length(text: &str, is_part: fn(char) -> bool) -> usize {
    let ascii = |b: &u8| b.is_ascii() && is_part(char::from(*b));
    let n = text.bytes().take_while(|b| ascii(b)).count();
    match text.as_bytes().get(n) {
        Some(b) if !b.is_ascii() => n + text[n..].find(|c| !is_part(c)).unwrap_or(text.len() - n),
        _ => n,
    }
}

/// Whether a text that is not empty begins so. Nearly all differ in the first byte.
fn begins(text: &str, sign: &str) -> bool {
    text.as_bytes()[0] == sign.as_bytes()[0] && text.starts_with(sign)
}

/// How long the remark at the beginning of `rest` is, if it ends.
fn long_remark(rest: &str, (open, close, nesting): (&str, &str, Nesting)) -> Option<usize> {
    let mut at = open.len();
    let first = at + rest[at..].find(close)? + close.len();
    if nesting == Nesting::No {
        return Some(first);
    }
    let mut depth = 1;
    while depth > 0 {
        let Some(end) = rest[at..].find(close).map(|n| at + n) else {
            return (nesting == Nesting::IfTheyEnd).then_some(first);
        };
        let inner = rest[at..end].find(open);
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
        long_remarks: &[("/*", "*/", Nesting::No)],
        signs: &["<=", "<", "=", "*", "/"],
        begins_word: |c| c.is_alphabetic() || c == '_',
        in_word: |c| c.is_alphanumeric() || c == '_',
        word: None,
        in_number: Some(|c| c.is_ascii_alphanumeric()),
        texts: Texts::OfALine,
        lines: true,
    };
    const ML_LIKE: Rules = Rules {
        long_remarks: &[("(*", "*)", Nesting::Yes), ("/*", "*/", Nesting::No)],
        lines: false,
        in_number: None,
        ..C_LIKE
    };

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
        assert_eq!(spell("aé1b+ü", &C_LIKE)[0], "aé1b");
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
    fn where_remarks_need_not_nest_the_first_end_is_one() {
        let rules = Rules { long_remarks: &[("(*", "*)", Nesting::IfTheyEnd)], ..ML_LIKE };
        assert_eq!(spell("a (* (* b *) c", &rules), ["a", "c"]);
        assert_eq!(spell("a (* (* b *) c *) d", &rules), ["a", "d"]);
        assert_eq!(pieces("(* (*", &rules), [Piece::OpenRemark, Piece::End]);
    }

    #[test]
    fn words_end_where_a_language_says_and_rules_may_change() {
        let short = Rules { word: Some(|_, n| n.min(2)), ..ML_LIKE };
        assert_eq!(spell("abc /* x */ d", &short), ["ab", "c", "d"]);
        let mut scanner = Scanner::new("abc abc\n\n", FileId(0), 0, &ML_LIKE);
        assert_eq!(scanner.next().map(|p| p.0), Some(Piece::Word("abc")));
        scanner.rules = &short;
        assert_eq!(scanner.next().map(|p| p.0), Some(Piece::Word("ab")));
        assert_eq!(scanner.rest(), "c\n\n");
    }

    #[test]
    fn texts_end_with_their_line() {
        let long = Rules { texts: Texts::OfLines, ..C_LIKE };
        assert_eq!(pieces("\"a\nb\"", &long), [Piece::Text("a\nb"), Piece::End]);
        let found = pieces("\"a\nb \"c", &C_LIKE);
        let expected =
            [Piece::OpenText("a"), Piece::Line, Piece::Word("b"), Piece::OpenText("c"), Piece::End];
        assert_eq!(found, expected);
    }
}
