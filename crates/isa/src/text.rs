//! Pieces of assembly text: operands and numbers.

/// An instruction as written: its name and its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'t> {
    /// All of it.
    pub text: &'t str,
    pub name: String,
    pub args: Vec<&'t str>,
}

impl<'t> Line<'t> {
    pub fn new(text: &'t str) -> Line<'t> {
        let text = text.trim();
        let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Line { text, name: name.to_ascii_lowercase(), args: arguments(rest) }
    }

    pub fn arg(&self, i: usize) -> Option<&'t str> {
        self.args.get(i).copied()
    }
}

/// Operands: commas outside of brackets separate them.
pub fn arguments(text: &str) -> Vec<&str> {
    let (mut out, mut level, mut start) = (Vec::new(), 0, 0);
    for (i, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => level += 1,
            ')' | ']' | '}' => level -= 1,
            ',' if level == 0 => {
                out.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() || !out.is_empty() {
        out.push(last);
    }
    out
}

/// A number as assemblers write it: `12`, `-0x4`, `#1`, `$3`, `0b101`, `017`.
pub fn number(text: &str) -> Option<i64> {
    let text = text.trim();
    let text = text.strip_prefix(['#', '$']).unwrap_or(text).trim_start();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest.trim_start()),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let lower = digits.to_ascii_lowercase();
    let (digits, radix) = match lower.strip_prefix("0x").map(|d| (d, 16)) {
        Some(hex) => hex,
        None => match lower.strip_prefix("0b") {
            Some(bits) => (bits, 2),
            None if lower.len() > 1 && lower.starts_with('0') => (&lower[1..], 8),
            None => (lower.as_str(), 10),
        },
    };
    let value = u64::from_str_radix(digits, radix).ok()?;
    Some((value as i64).wrapping_mul(sign))
}

/// A label or a function: `f`, `f@PLT`, `.L3`, `1b`.
pub fn symbol(text: &str) -> Option<String> {
    let name = text.split('@').next()?.trim();
    let word = |c: char| c.is_alphanumeric() || "_.$".contains(c);
    (!name.is_empty() && name.chars().all(word)).then(|| name.to_string())
}

/// `x`, `x+4`, `x-4`, `4+x`: a symbol and an offset.
pub fn symbol_offset(text: &str) -> Option<(String, i64)> {
    let text = text.trim();
    if let Some((n, rest)) = text.split_once('+')
        && let Some(n) = number(n)
    {
        return Some((symbol(rest)?, n));
    }
    let cut = text.find(['+', '-']).unwrap_or(text.len());
    let off = if cut == text.len() { 0 } else { number(&text[cut..])? };
    let name = symbol(&text[..cut])?;
    (!name.starts_with(|c: char| c.is_ascii_digit())).then_some((name, off))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_assemblers_write_them() {
        let all = ["12", "-0x4", "#1", "$3", "0b101", "017", "# -2", "0xffffffffffffffff", "+7"];
        let values = all.map(|t| number(t).unwrap());
        assert_eq!(values, [12, -4, 1, 3, 5, 15, -2, -1, 7]);
        assert!(["", "x", "1b", "#", "0x", "-", "1 2", "08"].iter().all(|t| number(t).is_none()));
    }

    #[test]
    fn commas_in_brackets_do_not_separate() {
        assert_eq!(arguments(" 8(%rax,%rcx,4), %ebx"), ["8(%rax,%rcx,4)", "%ebx"]);
        assert_eq!(arguments("w0, [x1, #8]!"), ["w0", "[x1, #8]!"]);
        assert!(arguments("").is_empty());
    }

    #[test]
    fn symbols_have_offsets() {
        assert_eq!(symbol_offset("x-4"), Some(("x".into(), -4)));
        assert_eq!(symbol_offset("8+x"), Some(("x".into(), 8)));
        assert_eq!(symbol_offset(".LC0"), Some((".LC0".into(), 0)));
        assert_eq!((symbol_offset("4"), symbol_offset("x+y")), (None, None));
    }
}
