//! Tokens of the C-like front ends.

use crate::text::Piece;

/// Cuts text into words, numbers and operators.
pub fn tokens<'a>(p: Piece<'a>) -> Vec<Piece<'a>> {
    const TWO: [&str; 10] = ["==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-="];
    let b = p.text.as_bytes();
    let (mut out, mut i) = (Vec::new(), 0);
    let word = |c: u8| c.is_ascii_alphanumeric() || c == b'_';
    while i < b.len() {
        let start = i;
        if b[i].is_ascii_whitespace() {
            i += 1;
            continue;
        }
        if word(b[i]) {
            while i < b.len() && word(b[i]) {
                i += 1;
            }
        } else if p.text.get(i..i + 2).is_some_and(|t| TWO.contains(&t)) {
            i += 2;
        } else if b[i] == b'"' {
            i += 1;
            while i < b.len() && b[i] != b'"' {
                i += 1;
            }
            i = (i + 1).min(b.len());
        } else {
            i += 1;
            while !p.text.is_char_boundary(i) {
                i += 1;
            }
        }
        out.push(p.sub(start, i));
    }
    out
}

/// A place in a list of tokens.
pub struct Cursor<'a> {
    pub toks: Vec<Piece<'a>>,
    pub at: usize,
    end: Piece<'a>,
    /// How deep what is being read is nested.
    depth: usize,
    /// Too deep: nothing more is read.
    pub stopped: bool,
}

/// Nesting beyond this is refused, so that no input can exhaust the stack.
const DEPTH: usize = 100;

impl<'a> Cursor<'a> {
    pub fn new(p: Piece<'a>) -> Self {
        let end = p.sub(p.text.len(), p.text.len());
        Cursor { toks: tokens(p), at: 0, end, depth: 0, stopped: false }
    }

    pub fn here(&self) -> Piece<'a> {
        self.toks.get(self.at).copied().unwrap_or(self.end)
    }

    pub fn peek(&self) -> &'a str {
        self.here().text
    }

    pub fn ahead(&self, n: usize) -> &'a str {
        self.toks.get(self.at + n).map_or("", |t| t.text)
    }

    pub fn next(&mut self) -> Piece<'a> {
        let p = self.here();
        self.at += 1;
        p
    }

    pub fn done(&self) -> bool {
        self.at >= self.toks.len()
    }

    pub fn eat(&mut self, text: &str) -> bool {
        let yes = self.peek() == text && !self.done();
        self.at += yes as usize;
        yes
    }

    pub fn expect(&mut self, text: &str) -> Result<(), heddle_span::Diagnostic> {
        if self.eat(text) {
            return Ok(());
        }
        let p = self.here();
        let found = if p.text.is_empty() { "the end" } else { p.text };
        Err(p.error(format!("expected `{text}`, found `{found}`")))
    }

    /// Something nested begins. What begins must end ([`Cursor::shallower`]), unless this
    /// is an error: then nothing more is read.
    pub fn deeper(&mut self) -> Result<(), heddle_span::Diagnostic> {
        self.depth += 1;
        if self.depth <= DEPTH {
            return Ok(());
        }
        self.stopped = true;
        Err(self.here().error("this is nested too deeply"))
    }

    pub fn shallower(&mut self) {
        self.depth -= 1;
    }

    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Skips to after the next `;`, or to a brace: where statements start again, at the
    /// depth that they had.
    pub fn recover(&mut self, depth: usize) {
        self.depth = depth;
        while !self.done() && !["}", "{"].contains(&self.peek()) {
            if self.next().text == ";" {
                return;
            }
        }
    }
}
