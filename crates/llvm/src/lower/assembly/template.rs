//! The text of a template: instructions, prefixes, operands.

/// One instruction.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    pub lock: bool,
    pub mnemonic: String,
    /// As they stand there: the last one is written to.
    pub operands: Vec<Operand>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand {
    /// An operand of the template by its number, and the width that a modifier
    /// gives it.
    Number(usize, Option<u8>),
    /// What such an operand, a register, points to, so many bytes on.
    Through(usize, i64),
    Immediate(i64),
    /// A register of the processor by its name: without the width, and the width.
    Named(String, u8),
    /// The top of the stack, where fences find something to lock.
    Stack,
    /// Anything else.
    Other,
}

/// The instructions of a template, without comments.
pub fn lines(text: &str) -> Vec<Line> {
    let text = without_comments(text).to_ascii_lowercase();
    let mut out = Vec::new();
    let mut lock = false;
    for line in text.split(['\n', ';']) {
        let mut rest = line.trim();
        if rest.starts_with('.') || rest.starts_with('#') {
            rest = "";
        }
        while let Some(after) = prefix(rest, &mut lock) {
            rest = after.trim_start();
        }
        if rest.is_empty() {
            continue;
        }
        let (mnemonic, operands) = rest.split_once([' ', '\t']).unwrap_or((rest, ""));
        let operands = split(operands).into_iter().map(operand).collect();
        out.push(Line { lock, mnemonic: mnemonic.into(), operands });
        lock = false;
    }
    out
}

/// What follows a prefix of an instruction.
fn prefix<'t>(rest: &'t str, lock: &mut bool) -> Option<&'t str> {
    let ends = |after: &&str| after.is_empty() || after.starts_with([' ', '\t']);
    if let Some(after) = rest.strip_prefix("lock").filter(ends) {
        *lock = true;
        return Some(after);
    }
    // `rep; nop` is `pause`.
    rest.strip_prefix("rep").filter(ends)
}

fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        out.push(' ');
        rest = after.split_once("*/").map_or("", |x| x.1);
    }
    out.push_str(rest);
    out.lines().map(|l| l.split('#').next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// Operands are separated by commas outside parentheses.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut from, mut out) = (0, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            ',' if depth == 0 => {
                out.push(&text[from..i]);
                from = i + 1;
            }
            _ => {}
        }
    }
    if !text[from..].trim().is_empty() {
        out.push(&text[from..]);
    }
    out
}

fn operand(text: &str) -> Operand {
    let text = text.trim();
    if let Some(number) = text.strip_prefix("$$") {
        return integer(number).map_or(Operand::Other, Operand::Immediate);
    }
    if let Some(name) = text.strip_prefix('%') {
        return named(name);
    }
    if let Some((offset, inner)) = text.strip_suffix(')').and_then(|t| t.split_once('(')) {
        let offset = if offset.trim().is_empty() { Some(0) } else { integer(offset) };
        let Some(offset) = offset else { return Operand::Other };
        return match numbered(inner) {
            Some((i, None | Some(64))) => Operand::Through(i, offset),
            _ if inner.trim() == "%rsp" || inner.trim() == "%esp" => Operand::Stack,
            _ => Operand::Other,
        };
    }
    numbered(text).map_or(Operand::Other, |(i, w)| Operand::Number(i, w))
}

/// `$1` or `${1:b}`.
fn numbered(text: &str) -> Option<(usize, Option<u8>)> {
    let body = text.trim().strip_prefix('$')?;
    let Some(inside) = body.strip_prefix('{').and_then(|b| b.strip_suffix('}')) else {
        return Some((body.parse().ok()?, None));
    };
    let (number, modifier) = inside.split_once(':').unwrap_or((inside, ""));
    let w = match modifier {
        "" | "c" | "P" | "p" => None,
        "b" => Some(8),
        "w" => Some(16),
        "k" => Some(32),
        "q" => Some(64),
        _ => return None,
    };
    Some((number.parse().ok()?, w))
}

fn integer(text: &str) -> Option<i64> {
    let text = text.trim();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let n = match digits.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16).ok()?,
        None => digits.parse::<i64>().ok()?,
    };
    Some(if negative { n.wrapping_neg() } else { n })
}

/// `eax` is 32 bits of `ax`, as constraints spell it.
fn named(name: &str) -> Operand {
    for (base, low) in [("ax", "al"), ("bx", "bl"), ("cx", "cl"), ("dx", "dl")] {
        let w = match name {
            n if n == low => 8,
            n if n == base => 16,
            n if n.strip_prefix('e') == Some(base) => 32,
            n if n.strip_prefix('r') == Some(base) => 64,
            _ => continue,
        };
        return Operand::Named(base.into(), w);
    }
    for base in ["si", "di"] {
        let w = match name {
            n if n.strip_prefix('e') == Some(base) => 32,
            n if n.strip_prefix('r') == Some(base) => 64,
            _ => continue,
        };
        return Operand::Named(base.into(), w);
    }
    Operand::Other
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> Line {
        let mut all = lines(text);
        assert_eq!(all.len(), 1, "{all:?}");
        all.remove(0)
    }

    #[test]
    fn prefixes_belong_to_the_next_instruction() {
        for text in ["lock; xaddl $0, $1", "LOCK xaddl $0,$1", "\tlock\n\txaddl $0, $1\n"] {
            let line = one(text);
            assert!(line.lock && line.mnemonic == "xaddl", "{text}");
            assert_eq!(line.operands, [Operand::Number(0, None), Operand::Number(1, None)]);
        }
        assert_eq!(one("rep; nop").mnemonic, "nop");
        assert!(lines("/* nothing */ # at all\n").is_empty());
    }

    #[test]
    fn operands_are_numbers_registers_and_memory() {
        let line = one("cmpxchg ${2:b}, 8($1)");
        assert_eq!(line.operands, [Operand::Number(2, Some(8)), Operand::Through(1, 8)]);
        let line = one("addl $$-0x4, %eax");
        assert_eq!(line.operands, [Operand::Immediate(-4), Operand::Named("ax".into(), 32)]);
        assert_eq!(one("lock addl $$0, -4(%rsp)").operands[1], Operand::Stack);
        assert_eq!(one("movl (%rax,%rbx,4), $0").operands[0], Operand::Other);
    }
}
