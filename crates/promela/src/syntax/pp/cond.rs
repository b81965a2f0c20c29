//! The integer expressions of `#if`, with C's precedence and 64-bit values.

use super::token::{PpKind, PpToken};
use heddle_span::{Diagnostic, Span};

const MAX_DEPTH: usize = 200;

/// The value of an expression whose macros are expanded and whose `defined`s
/// are replaced. Names that are left are zero.
pub fn evaluate(tokens: &[PpToken], line: Span) -> Result<bool, Diagnostic> {
    let mut e = Evaluator { tokens, at: 0, line, depth: 0, live: true };
    let v = e.conditional()?;
    match e.tokens.get(e.at) {
        None => Ok(v.bits != 0),
        Some(t) => Err(Diagnostic::error(t.span, format!("`{}` is too much here", t.text))),
    }
}

/// A value with C's signedness: one unsigned operand makes the result so.
#[derive(Clone, Copy)]
struct Value {
    bits: i64,
    unsigned: bool,
}

fn int(bits: i64) -> Value {
    Value { bits, unsigned: false }
}

struct Evaluator<'a> {
    tokens: &'a [PpToken],
    at: usize,
    line: Span,
    depth: usize,
    /// False in a part that is not evaluated: `0 && 1 / 0` is no error.
    live: bool,
}

/// Binary operators by precedence, loosest first; longer spellings first.
const LEVELS: [&[&str]; 10] = [
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<=", ">=", "<", ">"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

impl Evaluator<'_> {
    fn conditional(&mut self) -> Result<Value, Diagnostic> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Diagnostic::error(self.place(), "this condition is nested too deeply"));
        }
        let test = self.binary(0)?;
        let value = if self.eat("?") {
            let live = self.live;
            self.live = live && test.bits != 0;
            let yes = self.conditional()?;
            self.want(":")?;
            self.live = live && test.bits == 0;
            let no = self.conditional()?;
            self.live = live;
            let bits = if test.bits != 0 { yes.bits } else { no.bits };
            Value { bits, unsigned: yes.unsigned || no.unsigned }
        } else {
            test
        };
        self.depth -= 1;
        Ok(value)
    }

    fn binary(&mut self, level: usize) -> Result<Value, Diagnostic> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        while let Some(op) = operators.iter().find(|op| self.sees_operator(op)) {
            let place = self.place();
            self.at += op.len();
            let live = self.live;
            self.live = live
                && match *op {
                    "&&" => left.bits != 0,
                    "||" => left.bits == 0,
                    _ => true,
                };
            let right = self.binary(level + 1)?;
            left = self.apply(op, left, right, place)?;
            self.live = live;
        }
        Ok(left)
    }

    fn apply(&self, op: &str, a: Value, b: Value, place: Span) -> Result<Value, Diagnostic> {
        let unsigned = a.unsigned || b.unsigned;
        let (x, y) = (a.bits, b.bits);
        let (ux, uy) = (x as u64, y as u64);
        let truth = |t: bool| Ok(int(t as i64));
        let less = if unsigned { ux < uy } else { x < y };
        let bits = match op {
            "||" => return truth(x != 0 || y != 0),
            "&&" => return truth(x != 0 && y != 0),
            "==" => return truth(x == y),
            "!=" => return truth(x != y),
            "<" => return truth(less),
            ">=" => return truth(!less),
            ">" => return truth(!less && x != y),
            "<=" => return truth(less || x == y),
            "|" => x | y,
            "^" => x ^ y,
            "&" => x & y,
            "+" => x.wrapping_add(y),
            "-" => x.wrapping_sub(y),
            "*" => x.wrapping_mul(y),
            "<<" => return Ok(Value { bits: shift(a, y, b.unsigned), unsigned: a.unsigned }),
            ">>" => {
                let by = y.checked_neg().unwrap_or(i64::MAX);
                return Ok(Value { bits: shift(a, by, false), unsigned: a.unsigned });
            }
            _ if y == 0 => {
                if !self.live {
                    return Ok(int(0));
                }
                return Err(Diagnostic::error(place, "division by zero in a condition"));
            }
            "/" if unsigned => (ux / uy) as i64,
            "/" => x.wrapping_div(y),
            _ if unsigned => (ux % uy) as i64,
            _ => x.wrapping_rem(y),
        };
        Ok(Value { bits, unsigned })
    }

    fn unary(&mut self) -> Result<Value, Diagnostic> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Diagnostic::error(self.place(), "this condition is nested too deeply"));
        }
        let value = if self.eat("!") {
            int((self.unary()?.bits == 0) as i64)
        } else if self.eat("-") {
            let v = self.unary()?;
            Value { bits: v.bits.wrapping_neg(), ..v }
        } else if self.eat("+") {
            self.unary()?
        } else if self.eat("~") {
            let v = self.unary()?;
            Value { bits: !v.bits, ..v }
        } else if self.eat("(") {
            let v = self.conditional()?;
            self.want(")")?;
            v
        } else {
            self.primary()?
        };
        self.depth -= 1;
        Ok(value)
    }

    fn primary(&mut self) -> Result<Value, Diagnostic> {
        let Some(t) = self.tokens.get(self.at) else {
            return Err(Diagnostic::error(self.place(), "a value is missing in this condition"));
        };
        self.at += 1;
        let bad = || Diagnostic::error(t.span, format!("`{}` is no integer", t.text));
        match t.kind {
            PpKind::Name => Ok(int(0)),
            PpKind::Number => number(&t.text).ok_or_else(bad),
            PpKind::Char => Ok(int(character(&t.text))),
            _ => Err(bad()),
        }
    }

    fn place(&self) -> Span {
        self.tokens.get(self.at).map_or(self.line, |t| t.span)
    }

    /// Whether the operator's characters stand here, and it is not the start
    /// of a longer one.
    fn sees_operator(&self, op: &str) -> bool {
        let glued = |i: usize, c: char| {
            self.tokens
                .get(self.at + i)
                .is_some_and(|t| t.is(&c.to_string()) && (i == 0 || !t.space))
        };
        let doubled = |c| glued(op.len(), c);
        op.chars().enumerate().all(|(i, c)| glued(i, c))
            && match op {
                "|" => !doubled('|'),
                "&" => !doubled('&'),
                "<" => !doubled('<'),
                ">" => !doubled('>'),
                _ => true,
            }
    }

    fn eat(&mut self, punct: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|t| t.is(punct));
        self.at += found as usize;
        found
    }

    fn want(&mut self, punct: &str) -> Result<(), Diagnostic> {
        if self.eat(punct) {
            return Ok(());
        }
        Err(Diagnostic::error(self.place(), format!("expected `{punct}` in this condition")))
    }
}

/// A shift to the left by `by`, to the right if negative.
fn shift(a: Value, by: i64, huge: bool) -> i64 {
    let n = if huge { 64 } else { by.unsigned_abs().min(64) as u32 };
    match (by >= 0 || huge, a.unsigned) {
        (true, _) => a.bits.checked_shl(n).unwrap_or(0),
        (false, true) => (a.bits as u64).checked_shr(n).unwrap_or(0) as i64,
        (false, false) => a.bits >> n.min(63),
    }
}

fn number(text: &str) -> Option<Value> {
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    let suffix = &text[digits.len()..];
    let (radix, digits) = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, &digits[2..]),
        [b'0', b'b' | b'B', ..] => (2, &digits[2..]),
        [b'0', _, ..] => (8, &digits[1..]),
        _ => (10, digits),
    };
    let bits = u64::from_str_radix(digits, radix).ok()?;
    let unsigned = suffix.contains(['u', 'U']) || bits > i64::MAX as u64;
    Some(Value { bits: bits as i64, unsigned })
}

fn character(text: &str) -> i64 {
    let inner = text.trim_matches('\'');
    let mut chars = inner.chars();
    match (chars.next(), chars.next()) {
        (Some('\\'), Some('n')) => 10,
        (Some('\\'), Some('t')) => 9,
        (Some('\\'), Some('r')) => 13,
        (Some('\\'), Some('0')) => 0,
        (Some('\\'), Some(c)) => c as i64,
        (Some(c), _) => c as i64,
        (None, _) => '\'' as i64,
    }
}

#[cfg(test)]
mod tests {
    use super::super::scan::scan;
    use super::*;
    use heddle_span::FileId;

    fn value(text: &str) -> Option<bool> {
        let tokens = scan(text, FileId(0), &mut Vec::new());
        evaluate(&tokens, Span::default()).ok()
    }

    /// Wants each expression of C to equal one; the values are C's.
    #[test]
    fn arithmetic_is_that_of_c() {
        for text in [
            "1 + 2 * 3 == 7",
            "(1 + 2) * 3 == 9",
            "-7 / 2 == -3 && -7 % 2 == -1",
            "1 << 4 == 16",
            "(1 << 4) == 16 && -8 >> 1 == -4",
            "0 || !0",
            "-1 > 0u",
            "(2 > 1 ? 10 : 20) == 10",
            "0x1F == 31 && 010 == 8 && 'a' == 97 && '\\n' == 10",
            "1 || 1 / 0",
            "~0 == -1 && (6 & 3) == 2 && (6 ^ 3) == 5 && (6 | 3) == 7",
            "!undefined_name",
            "18446744073709551615u == -1",
        ] {
            assert_eq!(value(text), Some(true), "{text}");
        }
        assert_eq!(value("1 << 4 == 17"), Some(false));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "1 +", "1 2", "(1", "1 / 0", "\"x\"", "1.5", "09"] {
            assert_eq!(value(text), None, "{text}");
        }
        assert_eq!(value(&"(".repeat(100_000)), None);
        assert_eq!(value(&"!".repeat(100_000)), None);
    }
}
