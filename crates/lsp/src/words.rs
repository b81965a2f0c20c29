//! The words of a text: names, numbers, strings and signs, without comments. Enough to find
//! where a name is used, in texts that are not finished, too; what they mean the front ends
//! say.

use heddle_session::Language;
use std::ops::Range;

/// The languages of which an editor is told more than a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    Promela,
    /// Memory models of our own.
    Mcm,
    /// Programs for memory models.
    Mcs,
    Cat,
    Litmus,
    /// Assembly kernels.
    Asm,
    Family,
    /// C and what else clang or rustc compiles: verdicts alone.
    C,
}

impl Dialect {
    pub fn of_name(name: &str) -> Option<Dialect> {
        Some(match name.rsplit_once('.')?.1 {
            "pml" | "prom" | "promela" | "pr" | "spin" => Dialect::Promela,
            "mcm" => Dialect::Mcm,
            "mcs" => Dialect::Mcs,
            "cat" => Dialect::Cat,
            "litmus" => Dialect::Litmus,
            "asm" => Dialect::Asm,
            "family" => Dialect::Family,
            "ll" | "bc" | "toml" => return None,
            suffix if Language::of_suffix(suffix) == Some(Language::C) => Dialect::C,
            _ => return None,
        })
    }

    /// What begins a comment that ends with its line.
    fn line_comments(self) -> &'static [&'static str] {
        match self {
            Dialect::Mcm => &["#"],
            Dialect::Cat | Dialect::Asm => &["//", "#"],
            _ => &["//"],
        }
    }

    fn has_star_comments(self) -> bool {
        self != Dialect::Mcm
    }

    /// `(* … *)`, one within the other.
    fn has_round_comments(self) -> bool {
        matches!(self, Dialect::Cat | Dialect::Litmus)
    }

    /// Whether a name can go on with this character.
    fn in_name(self, c: char) -> bool {
        let more = match self {
            Dialect::Cat => "-.",
            Dialect::Mcm => "-.",
            _ => "",
        };
        c.is_ascii_alphanumeric() || c == '_' || more.contains(c)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    Name,
    Number,
    Text,
    Sign,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub sort: Sort,
    pub at: Range<usize>,
    /// First of its line.
    pub first: bool,
}

impl Word {
    pub fn text<'t>(&self, of: &'t str) -> &'t str {
        &of[self.at.clone()]
    }
}

/// Signs of two characters that are one.
const PAIRS: [&str; 8] = ["::", "->", "..", "||", "&&", "==", "!=", "@@"];

/// Cuts a text into words. Never fails: a comment or string without an end goes to the end.
pub fn words(text: &str, dialect: Dialect) -> Vec<Word> {
    let mut out = Vec::new();
    let (mut at, mut first) = (0, true);
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        if c == '\n' {
            first = true;
        }
        if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        }
        if let Some(n) = comment(rest, dialect) {
            first |= rest[..n].contains('\n');
            at += n;
            continue;
        }
        let length = |f: &dyn Fn(char) -> bool| rest.find(|c| !f(c)).unwrap_or(rest.len());
        let (sort, n) = match c {
            c if c.is_ascii_alphabetic() || c == '_' => {
                (Sort::Name, length(&|c| dialect.in_name(c)))
            }
            '0'..='9' => (Sort::Number, length(&|c| c.is_ascii_alphanumeric() || c == '_')),
            '"' => (Sort::Text, string(rest)),
            _ => match PAIRS.iter().find(|p| rest.starts_with(**p)) {
                Some(pair) => (Sort::Sign, pair.len()),
                None => (Sort::Sign, c.len_utf8()),
            },
        };
        out.push(Word { sort, at: at..at + n, first });
        first = false;
        at += n;
    }
    out
}

/// The length of the comment that a text begins with.
fn comment(rest: &str, dialect: Dialect) -> Option<usize> {
    if dialect.line_comments().iter().any(|c| rest.starts_with(c)) {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    if dialect.has_star_comments() && rest.starts_with("/*") {
        return Some(rest[2..].find("*/").map_or(rest.len(), |n| n + 4));
    }
    if dialect.has_round_comments() && rest.starts_with("(*") {
        let mut depth = 0;
        for (at, pair) in rest.as_bytes().windows(2).enumerate() {
            match pair {
                b"(*" => depth += 1,
                b"*)" if depth == 1 => return Some(at + 2),
                b"*)" => depth -= 1,
                _ => {}
            }
        }
        return Some(rest.len());
    }
    None
}

/// The length of a string, up to its quote or the end of its line.
fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '\n' => return at,
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str, dialect: Dialect) -> Vec<&str> {
        words(text, dialect).iter().map(|w| w.text(text)).collect()
    }

    #[test]
    fn comments_are_no_words() {
        assert_eq!(cut("a /* b */ c // d\n:: e", Dialect::Promela), ["a", "c", "::", "e"]);
        assert_eq!(cut("po-loc (* a (* b *) c *) d # e", Dialect::Cat), ["po-loc", "d"]);
        assert_eq!(cut("Fence.rw.rw # x\ny", Dialect::Mcm), ["Fence.rw.rw", "y"]);
        assert_eq!(cut("#define N 3", Dialect::Promela), ["#", "define", "N", "3"]);
        assert_eq!(cut("\"a // b\" c", Dialect::Promela), ["\"a // b\"", "c"]);
        assert_eq!(cut("x\"é\u{1f980}", Dialect::Promela), ["x", "\"é\u{1f980}"]);
    }

    #[test]
    fn first_of_a_line_is_known() {
        let text = "a b\n c /* \n */ d";
        let first: Vec<bool> = words(text, Dialect::Promela).iter().map(|w| w.first).collect();
        assert_eq!(first, [true, false, true, true]);
    }
}
