//! Floating-point numbers as text: what `strtod` reads and `printf` writes.
//!
//! Writing is exact: a number is an integer times a power of two, hence an
//! integer times a power of ten, of which as many digits are kept as are asked
//! for, halves to the even digit, as glibc does.
//!
//! Not here: directives and padding (`format`).

use crate::soft_float::{Format, in_format};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, Round};

/// A number in decimal, exactly: `0.d₁d₂d₃… × 10^point`.
pub struct Decimal {
    digits: Vec<u8>,
    point: i32,
}

impl Decimal {
    /// `significand × 2^power`.
    pub fn new(significand: u128, power: i32) -> Decimal {
        if significand == 0 {
            return Decimal { digits: Vec::new(), point: 0 };
        }
        let spare = significand.trailing_zeros().min((-power).max(0) as u32);
        let (mut rest, power) = (significand >> spare, power + spare as i32);
        // Nine digits a limb, the lowest first.
        let mut limbs = Vec::new();
        while rest > 0 {
            limbs.push((rest % LIMB as u128) as u32);
            rest /= LIMB as u128;
        }
        let (base, mut n, most) = if power < 0 { (5u32, -power, 12) } else { (2, power, 28) };
        while n > 0 {
            let now = n.min(most);
            multiply(&mut limbs, base.pow(now as u32));
            n -= now;
        }
        let mut text = String::new();
        for (i, limb) in limbs.iter().rev().enumerate() {
            text.push_str(&if i == 0 { limb.to_string() } else { format!("{limb:09}") });
        }
        let point = text.len() as i32 - (-power).max(0);
        Decimal { digits: text.bytes().map(|c| c - b'0').collect(), point }
    }

    /// The first `keep` digits, rounded; whether that made one more in front.
    fn rounded(&self, keep: usize) -> (Vec<u8>, bool) {
        let mut out: Vec<u8> = self.digits.iter().copied().take(keep).collect();
        out.resize(keep, 0);
        let next = self.digits.get(keep).copied().unwrap_or(0);
        let more = self.digits.iter().skip(keep + 1).any(|&d| d != 0);
        let odd = out.last().is_some_and(|d| d % 2 == 1);
        let mut carry = next > 5 || next == 5 && (more || odd);
        for d in out.iter_mut().rev() {
            if !carry {
                break;
            }
            carry = *d == 9;
            *d = if carry { 0 } else { *d + 1 };
        }
        if carry {
            out.insert(0, 1);
        }
        (out, carry)
    }

    /// `123.450`.
    pub fn fixed(&self, precision: usize) -> String {
        let keep = self.point + precision as i32;
        let mut digits = if keep < 0 { Vec::new() } else { self.rounded(keep as usize).0 };
        while digits.len() <= precision {
            digits.insert(0, 0);
        }
        let text: String = digits.iter().map(|d| (d + b'0') as char).collect();
        let (whole, fraction) = text.split_at(text.len() - precision);
        if precision == 0 { whole.into() } else { format!("{whole}.{fraction}") }
    }

    /// `1.234500e+02`.
    pub fn scientific(&self, precision: usize) -> String {
        let (digits, carry) = self.rounded(precision + 1);
        let zero = self.digits.is_empty();
        let power = if zero { 0 } else { self.point - 1 + carry as i32 };
        let text: String = digits.iter().take(precision + 1).map(|d| (d + b'0') as char).collect();
        let point = if precision == 0 { "" } else { "." };
        let sign = if power < 0 { '-' } else { '+' };
        format!("{}{point}{}e{sign}{:02}", &text[..1], &text[1..], power.abs())
    }
}

const LIMB: u32 = 1_000_000_000;

fn multiply(limbs: &mut Vec<u32>, by: u32) {
    let mut carry = 0u64;
    for limb in limbs.iter_mut() {
        let x = *limb as u64 * by as u64 + carry;
        *limb = (x % LIMB as u64) as u32;
        carry = x / LIMB as u64;
    }
    if carry > 0 {
        limbs.push(carry as u32);
    }
}

/// `0x1.8p+1`: the bits of a number that is not negative as they are. x86's
/// `long double` has four bits before the point, all others one.
pub fn hexadecimal(bits: u128, format: Format, precision: Option<usize>) -> String {
    let (fraction_bits, bias) = match format {
        Format::Half => (10, 15),
        Format::Brain => (7, 127),
        Format::Single => (23, 127),
        Format::Double => (52, 1023),
        Format::Extended => (60, 16383 + 3),
        Format::Quad => (112, 16383),
    };
    let stored = if format == Format::Extended { 64 } else { fraction_bits };
    let exponent = (bits >> stored) as i32;
    let low = bits & ((1 << fraction_bits) - 1);
    let mut lead = match format {
        Format::Extended => bits >> 60 & 15,
        _ => (exponent != 0) as u128,
    };
    let mut power = match exponent {
        0 if bits == 0 => 0,
        0 => 1 - bias,
        e => e - bias,
    };
    // Whole digits.
    let n = (fraction_bits as usize).div_ceil(4);
    let fraction = low << (4 * n - fraction_bits as usize);
    let mut digits = format!("{fraction:0n$x}");
    match precision {
        None => digits.truncate(digits.trim_end_matches('0').len()),
        Some(p) if p < n => {
            // To the nearest, halves to the even digit.
            let cut = 4 * (n - p) as u32;
            let (kept, rest) = (fraction >> cut, fraction & ((1 << cut) - 1));
            let half = 1u128 << (cut - 1);
            let odd = if p == 0 { lead & 1 } else { kept & 1 } == 1;
            let kept = kept + (rest > half || rest == half && odd) as u128;
            lead += kept >> (4 * p);
            let low = kept & ((1u128 << (4 * p)) - 1);
            digits = if p == 0 { String::new() } else { format!("{low:0p$x}") };
        }
        Some(p) => digits.extend(std::iter::repeat_n('0', p - n)),
    }
    if lead == 16 {
        (lead, power) = (1, power + 4);
    }
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x{lead:x}{point}{digits}p{power:+}")
}

/// The number that a text begins with, as `strtold` reads it: its bits and how
/// many characters it takes; none if it begins with no number.
pub fn parse(text: &[u8], format: Format) -> (u128, usize) {
    let blanks = text.iter().take_while(|c| c.is_ascii_whitespace() || **c == 11).count();
    let number = &text[blanks..];
    let sign = matches!(number.first(), Some(b'+' | b'-')) as usize;
    let negative = number.first() == Some(&b'-');
    let body = &number[sign..];
    let starts =
        |word: &[u8]| body.len() >= word.len() && body[..word.len()].eq_ignore_ascii_case(word);
    let (value, n): (Word, usize) = if starts(b"infinity") {
        (Word::Infinite, 8)
    } else if starts(b"inf") {
        (Word::Infinite, 3)
    } else if starts(b"nan") {
        (Word::Nan, 3)
    } else {
        match numeral(body) {
            0 => return (0, 0),
            n => (Word::Text, n),
        }
    };
    let bits = in_format!(format, F => {
        let v = match value {
            Word::Infinite => F::INFINITY,
            Word::Nan => F::NAN,
            Word::Text => {
                let text = String::from_utf8_lossy(&body[..n]).to_ascii_lowercase();
                let hex = text.starts_with("0x") && !text.contains('p');
                let text = if hex { format!("{text}p0") } else { text };
                F::from_str_r(&text, Round::NearestTiesToEven).map_or(F::ZERO, |v| v.value)
            }
        };
        if negative { -v } else { v }.to_bits()
    });
    (bits, blanks + sign + n)
}

enum Word {
    Infinite,
    Nan,
    Text,
}

/// How many characters of a decimal or hexadecimal numeral a text begins with.
fn numeral(text: &[u8]) -> usize {
    let hex = text.len() > 2 && text[0] == b'0' && text[1].eq_ignore_ascii_case(&b'x');
    let digit = |c: &u8| if hex { c.is_ascii_hexdigit() } else { c.is_ascii_digit() };
    let count = |from: usize, ok: &dyn Fn(&u8) -> bool| {
        text.get(from..).map_or(0, |t| t.iter().take_while(|c| ok(c)).count())
    };
    let start = if hex { 2 } else { 0 };
    let whole = count(start, &digit);
    let mut at = start + whole;
    let mut digits = whole;
    if text.get(at) == Some(&b'.') {
        let fraction = count(at + 1, &digit);
        if fraction + whole > 0 {
            at += 1 + fraction;
        }
        digits += fraction;
    }
    if digits == 0 {
        // Of "0x" alone the zero is a numeral.
        return hex as usize;
    }
    let mark = if hex { b'p' } else { b'e' };
    if text.get(at).is_some_and(|c| c.eq_ignore_ascii_case(&mark)) {
        let sign = matches!(text.get(at + 1), Some(b'+' | b'-')) as usize;
        let power = count(at + 1 + sign, &|c: &u8| c.is_ascii_digit());
        if power > 0 {
            at += 1 + sign + power;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::soft_float::{Size, parts};

    /// Rust writes doubles exactly, too: a second way.
    #[test]
    fn doubles_read_as_rust_writes_them() {
        let mut seed = 5u64;
        for i in 0..3_000 {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let f = match i % 3 {
                0 => f64::from_bits(seed >> 1),
                1 => (seed >> 50) as f64 / 64.0,
                _ => (seed >> 33) as f64 * 1e-9,
            };
            let Size::Finite { significand, power } =
                parts(f.to_bits() as u128, Format::Double).size
            else {
                continue;
            };
            let d = Decimal::new(significand, power);
            let p = (seed >> 20) as usize % 12;
            assert_eq!(d.fixed(p), format!("{f:.p$}"));
            let rust = format!("{f:.p$e}");
            let (m, e) = rust.split_once('e').expect("an exponent");
            let e: i32 = e.parse().expect("a number");
            let sign = if e < 0 { '-' } else { '+' };
            assert_eq!(d.scientific(p), format!("{m}e{sign}{:02}", e.abs()));
            let (back, _) = parse(d.scientific(17).as_bytes(), Format::Double);
            assert_eq!(back as u64, f.to_bits());
        }
    }

    #[test]
    fn numerals_end_where_c_says() {
        let read = |t: &str| {
            let (bits, n) = parse(t.as_bytes(), Format::Double);
            (f64::from_bits(bits as u64), n)
        };
        assert_eq!(read("0.1e1x"), (1.0, 5));
        assert_eq!(read("  -2.5e+"), (-2.5, 6));
        assert_eq!(read("0x1.8p1"), (3.0, 7));
        assert_eq!(read("0xg"), (0.0, 1));
        assert_eq!(read("0x.8"), (0.5, 4));
        assert_eq!(read(".5."), (0.5, 2));
        assert_eq!(read("."), (0.0, 0));
        assert_eq!(read("+infinite"), (f64::INFINITY, 4));
        assert_eq!(read("179769313486231580793e288").0, f64::MAX);
        assert_eq!(read("1e400").0, f64::INFINITY);
    }
}
