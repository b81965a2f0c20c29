//! Words of C, of `.def` files and of conditions.

use heddle_span::{Diagnostic, FileId, Span};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub text: String,
    pub span: Span,
}

impl Token {
    pub fn is_name(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
    }

    pub fn number(&self) -> Option<i64> {
        let text = self.text.trim_end_matches(['u', 'U', 'l', 'L']);
        match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(hex) => i64::from_str_radix(hex, 16).ok(),
            None => text.parse().ok(),
        }
    }
}

const MARKS: [&str; 15] =
    ["/\\", "\\/", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "->", "++", "--", "+=", "-="];

/// Words of a text from `from` to `to`; comments are left out. `(* … *)` is one outside
/// braces and in the first pair of them, the initial state; further on it is C.
pub fn words(text: &str, file: FileId, from: usize, to: usize) -> Result<Vec<Token>, Diagnostic> {
    scan(text, file, (from, to), 0)
}

/// Words of a text that is C from its beginning.
pub fn c_words(text: &str, file: FileId) -> Result<Vec<Token>, Diagnostic> {
    scan(text, file, (0, text.len()), 1)
}

/// `n_pairs`: braces that were closed before; behind the first pair everything is C.
fn scan(
    text: &str,
    file: FileId,
    (from, to): (usize, usize),
    n_pairs: usize,
) -> Result<Vec<Token>, Diagnostic> {
    let only_c = n_pairs > 0;
    let bytes = text.as_bytes();
    let mut out = Vec::new();
    let mut at = from;
    let (mut depth, mut n_pairs) = (0usize, n_pairs);
    while at < to {
        let in_c = only_c || depth > 0 && n_pairs > 0;
        let rest = &text[at..to];
        let skip = match bytes[at] {
            c if c.is_ascii_whitespace() => 1,
            b'/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            b'/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |n| n + 2),
            b'(' if rest.starts_with("(*") && !in_c => comment(rest).unwrap_or(0),
            _ => 0,
        };
        if skip > 0 {
            at += skip;
            continue;
        }
        let word = |c: u8| c.is_ascii_alphanumeric() || c == b'_';
        let n = if word(bytes[at]) {
            rest.bytes().take_while(|&c| word(c)).count()
        } else if let Some(mark) = MARKS.iter().find(|m| rest.starts_with(**m)) {
            mark.len()
        } else {
            rest.chars().next().map_or(1, char::len_utf8)
        };
        let span = Span::new(file, at, at + n);
        if !rest.is_char_boundary(n) {
            return Err(Diagnostic::error(span, "this is no text"));
        }
        match &rest[..n] {
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                n_pairs += usize::from(depth == 0);
            }
            _ => {}
        }
        out.push(Token { text: rest[..n].to_string(), span });
        at += n;
    }
    Ok(out)
}

/// The length of the comment that a text begins with, if it ends.
fn comment(text: &str) -> Option<usize> {
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
