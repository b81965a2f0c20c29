//! The one grammar of atoms of formulas about variables: `x`, `x == 1`, `1 < x`, `f()`.
//!
//! An atom is a name, or a name compared with a number, in any parentheses. What a name
//! means (a global variable, a function, a location in memory), the language of the
//! program says.

use heddle_memmodel::Compare;
use heddle_span::Span;

/// A name, and what it is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atom {
    pub name: String,
    /// How its value is compared; `None` for a name alone, which means "not zero".
    pub test: Option<(Compare, i64)>,
    /// The atom as it was written.
    pub text: String,
    pub span: Span,
}

impl Atom {
    /// Reads an atom, or says what is wrong with it.
    pub fn read(text: &str, span: Span) -> Result<Atom, String> {
        let bare: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let bare = unwrapped(&bare);
        let (name, test) = match comparison(bare)? {
            None => (named(bare)?, None),
            Some((left, test, right)) => match (number(left), number(right)) {
                (None, Some(n)) => (named(left)?, Some((test, n))),
                (Some(n), None) => (named(right)?, Some((mirrored(test), n))),
                (Some(_), Some(_)) => return Err("two numbers are compared".into()),
                (None, None) => return Err(format!("`{right}` is not a number")),
            },
        };
        Ok(Atom { name: name.into(), test, text: text.into(), span })
    }

    /// The comparison, that of a bare name included.
    pub fn compared(&self) -> (Compare, i64) {
        self.test.unwrap_or((Compare::Ne, 0))
    }
}

/// The text without the parentheses around the whole of it.
fn unwrapped(text: &str) -> &str {
    let Some(inner) = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) else {
        return text;
    };
    let mut depth = 1;
    for c in inner.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return text;
        }
    }
    unwrapped(inner)
}

/// Both sides of the first comparison, if there is one.
fn comparison(text: &str) -> Result<Option<(&str, Compare, &str)>, String> {
    let is_sign = |c: char| matches!(c, '=' | '!' | '<' | '>');
    let Some(at) = text.find(is_sign) else { return Ok(None) };
    let two = text.get(at..at + 2).unwrap_or("");
    let (test, len) = match (two, &text[at..at + 1]) {
        ("==", _) => (Compare::Eq, 2),
        ("!=", _) => (Compare::Ne, 2),
        ("<=", _) => (Compare::Le, 2),
        (">=", _) => (Compare::Ge, 2),
        (_, "<") => (Compare::Lt, 1),
        (_, ">") => (Compare::Gt, 1),
        (_, other) => return Err(format!("`{other}` compares nothing; equality is `==`")),
    };
    let (left, right) = (unwrapped(&text[..at]), unwrapped(&text[at + len..]));
    match right.contains(is_sign) {
        true => Err("one comparison in an atom, no more".into()),
        false => Ok(Some((left, test, right))),
    }
}

/// The name of a variable, or of a function with or without `()`.
fn named(text: &str) -> Result<&str, String> {
    let name = unwrapped(text.strip_suffix("()").unwrap_or(text));
    let starts = |c: char| c.is_alphabetic() || matches!(c, '_' | '.' | '$' | '%');
    match name.starts_with(starts) && !name.contains(['(', ')']) {
        true => Ok(name),
        false if name.is_empty() => Err("a name is missing".into()),
        false => Err(format!("`{name}` is not a name")),
    }
}

/// A number with its sign: decimal, or hexadecimal after `0x`.
fn number(text: &str) -> Option<i64> {
    let (minus, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let value = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        Some(hex) => i128::from_str_radix(hex, 16).ok()?,
        None => digits.parse::<i128>().ok()?,
    };
    i64::try_from(if minus { -value } else { value }).ok()
}

fn mirrored(test: Compare) -> Compare {
    match test {
        Compare::Lt => Compare::Gt,
        Compare::Gt => Compare::Lt,
        Compare::Le => Compare::Ge,
        Compare::Ge => Compare::Le,
        same => same,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(String, Option<(Compare, i64)>), String> {
        Atom::read(text, Span::default()).map(|a| (a.name, a.test))
    }

    #[test]
    fn names_comparisons_and_parentheses() {
        assert_eq!(read("x"), Ok(("x".into(), None)));
        assert_eq!(read("( x )"), Ok(("x".into(), None)));
        assert_eq!(read("ready()"), Ok(("ready".into(), None)));
        assert_eq!(read("(ready())"), Ok(("ready".into(), None)));
        assert_eq!(read("a[1].b <= -3"), Ok(("a[1].b".into(), Some((Compare::Le, -3)))));
        assert_eq!(read("((x) == (0x10))"), Ok(("x".into(), Some((Compare::Eq, 16)))));
        assert_eq!(read("3 < x"), Ok(("x".into(), Some((Compare::Gt, 3)))));
        assert_eq!(read("3 != x"), Ok(("x".into(), Some((Compare::Ne, 3)))));
        assert_eq!(read(".Lx>=1"), Ok((".Lx".into(), Some((Compare::Ge, 1)))));
    }

    #[test]
    fn what_is_no_atom_is_refused_in_words() {
        for (text, why) in [
            ("x = 1", "equality is `==`"),
            ("x == y", "`y` is not a number"),
            ("x == 1 == 1", "one comparison"),
            ("1 == 1", "two numbers"),
            ("x <", "is not a number"),
            ("== 1", "a name is missing"),
            ("7", "`7` is not a name"),
            ("x == 99999999999999999999", "is not a number"),
            ("f(x) == 1", "is not a name"),
        ] {
            let told = read(text).expect_err(text);
            assert!(told.contains(why), "{text}: {told}");
        }
    }
}
