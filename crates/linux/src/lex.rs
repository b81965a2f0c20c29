//! Words of C, of `.def` files and of conditions.

use heddle_span::{FileId, Nesting, Piece, Rules, Scanner, Span, Texts};

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

const C: Rules = Rules {
    line_remarks: &["//"],
    long_remarks: &[("/*", "*/", Nesting::No)],
    // Other signs have one letter each.
    signs: &[
        "/\\", "\\/", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "->", "++", "--", "+=", "-=",
    ],
    begins_word: |c| c.is_ascii_alphanumeric() || c == '_',
    in_word: |c| c.is_ascii_alphanumeric() || c == '_',
    word: None,
    in_number: None,
    texts: Texts::None,
    lines: false,
};

/// Outside threads `(* … *)` is a comment, too.
const LITMUS: Rules =
    Rules { long_remarks: &[("/*", "*/", Nesting::No), ("(*", "*)", Nesting::Yes)], ..C };

/// Words of a text from `from` to its end; comments are left out. `(* … *)` is one outside
/// braces and in the first pair of them, the initial state; further on it is C.
pub fn words(text: &str, file: FileId, from: usize) -> Vec<Token> {
    let mut out = Vec::with_capacity(text.len() / 4);
    let mut pieces = Scanner::new(&text[from..], file, from, &LITMUS);
    let (mut depth, mut pairs) = (0usize, 0);
    while let Some((piece, span)) = pieces.next() {
        let Some(token) = token(text, piece, span) else { continue };
        match token.text.as_str() {
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                pairs += usize::from(depth == 0);
            }
            _ => {}
        }
        pieces.rules = if depth > 0 && pairs > 0 { &C } else { &LITMUS };
        out.push(token);
    }
    out
}

/// Words of a text that is C from its beginning.
pub fn c_words(text: &str, file: FileId) -> Vec<Token> {
    let pieces = Scanner::new(text, file, 0, &C);
    pieces.filter_map(|(piece, span)| token(text, piece, span)).collect()
}

/// Pieces of a line of a `.def` file, which begins at `start`.
pub fn line(text: &str, file: FileId, start: usize) -> Scanner<'_, 'static> {
    Scanner::new(text, file, start, &LITMUS)
}

fn token(text: &str, piece: Piece<'_>, span: Span) -> Option<Token> {
    let shown = match piece {
        // A comment that never ends is the rest.
        Piece::End | Piece::OpenRemark => return None,
        _ => &text[span.lo as usize..span.hi as usize],
    };
    Some(Token { text: shown.to_string(), span })
}
