//! The parts of a litmus file: header, initial state, program, condition.
//!
//! Comments are blanked, never cut out, so every piece of text still knows its
//! position in the file.

use heddle_span::{Diagnostic, FileId, Span};

/// Some text and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    pub text: &'a str,
    pub at: usize,
    pub file: FileId,
}

impl<'a> Piece<'a> {
    pub fn span(&self) -> Span {
        Span::new(self.file, self.at, self.at + self.text.len())
    }

    pub fn sub(&self, lo: usize, hi: usize) -> Piece<'a> {
        Piece { text: &self.text[lo..hi], at: self.at + lo, file: self.file }
    }

    pub fn trim(&self) -> Piece<'a> {
        let left = self.text.len() - self.text.trim_start().len();
        self.sub(left, left + self.text.trim().len())
    }

    pub fn split(&self, c: char) -> Vec<Piece<'a>> {
        let mut out = Vec::new();
        let mut from = 0;
        for (i, _) in self.text.match_indices(c) {
            out.push(self.sub(from, i));
            from = i + c.len_utf8();
        }
        out.push(self.sub(from, self.text.len()));
        out
    }

    /// Splits at commas outside brackets.
    pub fn arguments(&self) -> Vec<Piece<'a>> {
        let (mut out, mut from, mut depth) = (Vec::new(), 0, 0);
        for (i, c) in self.text.char_indices() {
            match c {
                '[' | '(' => depth += 1,
                ']' | ')' => depth -= 1,
                ',' if depth == 0 => {
                    out.push(self.sub(from, i).trim());
                    from = i + 1;
                }
                _ => {}
            }
        }
        out.push(self.sub(from, self.text.len()).trim());
        if out.len() == 1 && out[0].text.is_empty() {
            out.clear();
        }
        out
    }

    /// The first word and the rest.
    pub fn word(&self) -> (Piece<'a>, Piece<'a>) {
        let p = self.trim();
        let end = p.text.find(char::is_whitespace).unwrap_or(p.text.len());
        (p.sub(0, end), p.sub(end, p.text.len()).trim())
    }

    pub fn error(&self, text: impl Into<String>) -> Diagnostic {
        Diagnostic::error(self.span(), text)
    }

    pub fn unsupported(&self, text: impl Into<String>) -> Diagnostic {
        Diagnostic::unsupported(self.span(), text)
    }
}

/// A litmus file in its parts.
#[derive(Debug)]
pub struct Parts<'a> {
    pub arch: Piece<'a>,
    pub name: String,
    /// What stands before the initial state.
    pub header: Piece<'a>,
    pub hash: Option<String>,
    pub init: Piece<'a>,
    pub body: Piece<'a>,
    /// From `locations`, `filter` or the quantifier to the end.
    pub condition: Piece<'a>,
}

/// Replaces comments by blanks.
pub fn blank_comments(text: &str) -> String {
    let c_like = text.trim_start().starts_with("C ");
    let b = text.as_bytes();
    let mut out = b.to_vec();
    let mut i = 0;
    let find = |from: usize, what: &[u8]| {
        let at = b[from..].windows(what.len()).position(|w| w == what);
        at.map_or(b.len(), |p| from + p + what.len())
    };
    while i < b.len() {
        let end = match (b[i], b.get(i + 1)) {
            (b'(', Some(b'*')) if nested(b, i).is_some() => nested(b, i).unwrap_or(i),
            (b'/', Some(b'*')) if c_like => find(i + 2, b"*/"),
            (b'/', Some(b'/')) if c_like => find(i + 2, b"\n") - 1,
            _ => {
                i += 1;
                continue;
            }
        };
        for c in &mut out[i..end.max(i + 2).min(b.len())] {
            if *c != b'\n' {
                *c = b' ';
            }
        }
        i = end.max(i + 2);
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The end of a comment; one that never ends is none.
fn nested(b: &[u8], start: usize) -> Option<usize> {
    let (mut depth, mut i) = (0, start);
    while i + 1 < b.len() {
        match (b[i], b[i + 1]) {
            (b'(', b'*') => (depth, i) = (depth + 1, i + 2),
            (b'*', b')') => {
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

/// Cuts a file (comments blanked) into its parts.
pub fn parts(text: &str, file: FileId) -> Result<Parts<'_>, Diagnostic> {
    let all = Piece { text, at: 0, file };
    let (arch, rest) = all.word();
    let line = rest.text.find('\n').unwrap_or(rest.text.len());
    let name = rest.sub(0, line).trim().text.to_string();
    let Some(open) = text.find('{') else {
        return Err(arch.error("a litmus test has an initial state in braces"));
    };
    let Some(close) = matching(text, open) else {
        return Err(all.sub(open, open + 1).error("this brace is never closed"));
    };
    let head = &text[..open];
    let hash = head.lines().find_map(|l| l.trim().strip_prefix("Hash=")).map(str::to_string);
    let tail = all.sub(close + 1, text.len());
    let words = ["locations", "filter", "exists", "~exists", "forall", "final"];
    let cut = words.iter().filter_map(|w| keyword(tail.text, w)).min();
    let cut = cut.unwrap_or(tail.text.len());
    // `~ exists`: the tilde belongs to it.
    let before = tail.text[..cut].trim_end();
    let cut = if before.ends_with('~') { before.len() - 1 } else { cut };
    let mut body = tail.sub(0, cut).trim();
    if body.text.starts_with(';') {
        body = body.sub(1, body.text.len()).trim();
    }
    let condition = tail.sub(cut, tail.text.len());
    let header = all.sub(0, open);
    Ok(Parts { arch, name, header, hash, init: all.sub(open + 1, close), body, condition })
}

fn matching(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (i, c) in text[open..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(open + i);
                }
            }
            _ => {}
        }
    }
    None
}

/// Where a word stands alone, outside braces.
pub fn keyword(text: &str, word: &str) -> Option<usize> {
    let b = text.as_bytes();
    let mut depth = 0;
    let mut i = 0;
    while i < b.len() {
        match b[i] {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 && text[i..].starts_with(word) {
            let left = i == 0 || !(b[i - 1].is_ascii_alphanumeric() || b"_~:".contains(&b[i - 1]));
            let right = b.get(i + word.len());
            let right = right.is_none_or(|c| !(c.is_ascii_alphanumeric() || b"_:=".contains(c)));
            if left && right {
                return Some(i);
            }
        }
        i += 1;
        while i < b.len() && !text.is_char_boundary(i) {
            i += 1;
        }
    }
    None
}
