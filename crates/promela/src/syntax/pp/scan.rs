//! Text to preprocessing tokens: the first three phases of C translation.
//!
//! Joins lines that end in a backslash, drops comments, and cuts the rest into
//! the tokens that C knows: names, numbers, strings, characters, and single
//! characters of anything else. Punctuation stays in single characters, each
//! with a note whether white space stood before it; the Promela lexer puts
//! them together, because `!!`, `..` and `<->` are no tokens of C.
//!
//! A number is C's *preprocessing number*, which is greedy: `1..N` is one
//! token, so a macro `N` in it is not expanded. SPIN has the same trap.

use super::token::{PpKind, PpToken};
use heddle_span::{Diagnostic, FileId, Span};

/// Cuts a file into tokens. [`PpToken::first`] marks the first of each line.
pub fn scan(text: &str, file: FileId, diagnostics: &mut Vec<Diagnostic>) -> Vec<PpToken> {
    let mut s = Scanner { chars: splice(text), at: 0, end: text.len(), file, diagnostics };
    s.run()
}

/// A character, where it starts, and on which line of the file it stands.
#[derive(Clone, Copy)]
struct Char {
    c: char,
    at: u32,
    line: u32,
}

/// The characters of a file without `backslash newline` pairs.
fn splice(text: &str) -> Vec<Char> {
    let mut out = Vec::with_capacity(text.len());
    let mut line = 1;
    let bytes = text.as_bytes();
    let mut it = text.char_indices();
    while let Some((i, c)) = it.next() {
        if c == '\\' && joins(&bytes[i + 1..]) {
            for (_, d) in it.by_ref() {
                if d == '\n' {
                    break;
                }
            }
            line += 1;
            continue;
        }
        // A null character is nothing to SPIN.
        if c != '\0' {
            out.push(Char { c, at: i as u32, line });
        }
        if c == '\n' {
            line += 1;
        }
    }
    out
}

/// Whether only white space stands between a backslash and the line's end.
fn joins(rest: &[u8]) -> bool {
    let blanks =
        rest.iter().take_while(|b| matches!(b, b' ' | b'\t' | b'\r' | 0x0b | 0x0c)).count();
    rest.get(blanks) == Some(&b'\n')
}

struct Scanner<'a> {
    chars: Vec<Char>,
    at: usize,
    end: usize,
    file: FileId,
    diagnostics: &'a mut Vec<Diagnostic>,
}

impl Scanner<'_> {
    fn run(&mut self) -> Vec<PpToken> {
        let mut out = Vec::new();
        let mut first = true;
        let mut space = false;
        while let Some(here) = self.peek(0) {
            match here.c {
                '\n' => {
                    self.at += 1;
                    (first, space) = (true, false);
                }
                c if c.is_ascii_whitespace() || c == '\u{0b}' => {
                    self.at += 1;
                    space = true;
                }
                '/' if self.is(1, '*') => {
                    self.block_comment();
                    space = true;
                }
                '/' if self.is(1, '/') => self.line_comment(),
                _ => {
                    let mut token = self.token(here);
                    token.first = std::mem::take(&mut first);
                    token.space = std::mem::take(&mut space);
                    out.push(token);
                }
            }
        }
        out
    }

    fn peek(&self, ahead: usize) -> Option<Char> {
        self.chars.get(self.at + ahead).copied()
    }

    fn is(&self, ahead: usize, c: char) -> bool {
        self.peek(ahead).is_some_and(|h| h.c == c)
    }

    fn line_comment(&mut self) {
        while self.peek(0).is_some_and(|h| h.c != '\n') {
            self.at += 1;
        }
    }

    fn block_comment(&mut self) {
        let start = self.at;
        self.at += 2;
        while self.peek(0).is_some() {
            if self.is(0, '*') && self.is(1, '/') {
                self.at += 2;
                return;
            }
            self.at += 1;
        }
        let lo = self.chars[start].at as usize;
        let span = Span::new(self.file, lo, lo + 2);
        self.diagnostics.push(Diagnostic::error(span, "this comment has no end"));
    }

    fn token(&mut self, here: Char) -> PpToken {
        let start = self.at;
        let kind = match here.c {
            c if is_name_start(c) => {
                self.eat(is_name);
                PpKind::Name
            }
            c if c.is_ascii_digit() => self.number(),
            '.' if self.peek(1).is_some_and(|h| h.c.is_ascii_digit()) => self.number(),
            quote @ ('"' | '\'') => self.quoted(quote),
            _ => {
                self.at += 1;
                PpKind::Punct
            }
        };
        let text: String = self.chars[start..self.at].iter().map(|h| h.c).collect();
        let hi = match self.at {
            0 => here.at as usize,
            n => self.chars[n - 1].at as usize + self.chars[n - 1].c.len_utf8(),
        };
        let span = Span::new(self.file, here.at as usize, hi.min(self.end));
        PpToken::new(kind, text.into(), span, here.line)
    }

    fn eat(&mut self, test: fn(char) -> bool) {
        while self.peek(0).is_some_and(|h| test(h.c)) {
            self.at += 1;
        }
    }

    fn number(&mut self) -> PpKind {
        while let Some(h) = self.peek(0) {
            let exponent = matches!(h.c, 'e' | 'E' | 'p' | 'P');
            if exponent && (self.is(1, '+') || self.is(1, '-')) {
                self.at += 2;
            } else if is_name(h.c) || h.c == '.' {
                self.at += 1;
            } else {
                break;
            }
        }
        PpKind::Number
    }

    fn quoted(&mut self, quote: char) -> PpKind {
        self.at += 1;
        while let Some(h) = self.peek(0) {
            match h.c {
                '\n' => break,
                '\\' if self.peek(1).is_some_and(|n| n.c != '\n') => self.at += 2,
                c => {
                    self.at += 1;
                    if c == quote {
                        return if quote == '"' { PpKind::Str } else { PpKind::Char };
                    }
                }
            }
        }
        PpKind::Unterminated
    }
}

fn is_name_start(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_'
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        let tokens = scan(source, FileId(0), &mut Vec::new());
        let mark = |t: &PpToken| format!("{}{}", if t.first { "^" } else { "" }, t.text);
        tokens.iter().map(mark).collect()
    }

    #[test]
    fn comments_and_joined_lines_vanish() {
        assert_eq!(texts("a /* x\n y */ b // c\nd"), ["^a", "b", "^d"]);
        assert_eq!(texts("ab\\\ncd \\ \n e\nf"), ["^abcd", "e", "^f"]);
    }

    #[test]
    fn numbers_are_greedy_as_in_c() {
        assert_eq!(texts("1..N 0x1F 1e+3 .5 x.5"), ["^1..N", "0x1F", "1e+3", ".5", "x", ".5"]);
    }

    #[test]
    fn quotes_end_on_their_line() {
        assert_eq!(texts(r#""a\"b" '\''"#), ["^\"a\\\"b\"", "'\\''"]);
        let tokens = scan("don't stop\nx", FileId(0), &mut Vec::new());
        assert_eq!(tokens[1].kind, PpKind::Unterminated);
        assert_eq!(&*tokens[1].text, "'t stop");
        assert_eq!(&*tokens[2].text, "x");
    }

    #[test]
    fn a_comment_without_end_is_an_error_with_a_place() {
        let mut d = Vec::new();
        scan("x /* y", FileId(0), &mut d);
        assert_eq!((d[0].labels[0].span.lo, d[0].labels[0].span.hi), (2, 4));
    }
}
