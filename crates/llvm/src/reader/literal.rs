//! What the text of numbers and strings stands for.

use crate::ir::FloatKind;

/// Undoes the escapes of a quoted text: `\\` and `\41`.
pub fn unescape(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == b'\\' && bytes.get(i + 1) == Some(&b'\\') {
            out.push(b'\\');
            i += 2;
            continue;
        }
        let hex = text.get(i + 1..i + 3).and_then(|h| u8::from_str_radix(h, 16).ok());
        match hex.filter(|_| bytes[i] == b'\\') {
            Some(byte) => {
                out.push(byte);
                i += 3;
            }
            None => {
                out.push(bytes[i]);
                i += 1;
            }
        }
    }
    out
}

/// A decimal integer as two's complement of `bits` bits; `None` if it does
/// not fit, in either sign.
pub fn integer(text: &str, bits: u32) -> Option<u128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let magnitude: u128 = digits.parse().ok()?;
    let mask = mask(bits);
    if negative {
        let limit = 1u128 << (bits.min(128) - 1);
        return (magnitude <= limit).then(|| magnitude.wrapping_neg() & mask);
    }
    (magnitude <= mask).then_some(magnitude)
}

/// The same for more than 128 bits: bytes, the lowest first.
pub fn long_integer(text: &str, bits: u32) -> Option<Vec<u8>> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let mut bytes = vec![0u8; bits.div_ceil(8) as usize];
    for d in digits.bytes() {
        let mut carry = u32::from(d.checked_sub(b'0').filter(|d| *d < 10)?);
        for b in &mut bytes {
            carry += u32::from(*b) * 10;
            *b = carry as u8;
            carry >>= 8;
        }
        if carry != 0 {
            return None;
        }
    }
    if negative {
        let mut carry = true;
        for b in &mut bytes {
            let (sum, more) = (!*b).overflowing_add(u8::from(carry));
            (*b, carry) = (sum, more);
        }
    }
    let top = bits % 8;
    if let (Some(last), true) = (bytes.last_mut(), top != 0) {
        *last &= (1 << top) - 1;
    }
    Some(bytes)
}

/// All ones in the low `bits`.
pub fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

/// The bits of a floating-point literal in the format of its type.
pub fn float(text: &str, kind: FloatKind) -> Option<u128> {
    if let Some(hex) = text.strip_prefix("f0x") {
        return u128::from_str_radix(hex, 16).ok().filter(|b| b & !mask(kind.bits()) == 0);
    }
    if let Some(hex) = text.strip_prefix("0x") {
        return hex_float(hex, kind);
    }
    from_double(text.parse().ok()?, kind)
}

/// `0x` forms: bare digits are a double; a letter names the format.
fn hex_float(hex: &str, kind: FloatKind) -> Option<u128> {
    let (form, digits) = match hex.as_bytes().first()? {
        b @ (b'K' | b'L' | b'M' | b'H' | b'R') => (*b, &hex[1..]),
        _ => (0, hex),
    };
    let max = match form {
        b'H' | b'R' => 4,
        b'K' => 20,
        b'L' | b'M' => 32,
        _ => 16,
    };
    if digits.is_empty() || digits.len() > max {
        return None;
    }
    let value = u128::from_str_radix(digits, 16).ok()?;
    match (form, kind) {
        (b'H', FloatKind::Half) | (b'R', FloatKind::BFloat) | (b'K', FloatKind::X86Fp80) => {
            Some(value)
        }
        // The low word comes first.
        (b'L', FloatKind::Fp128) | (b'M', FloatKind::PpcFp128) => {
            (digits.len() == 32).then(|| value.rotate_left(64))
        }
        (0, _) => from_double(f64::from_bits(value as u64), kind),
        _ => None,
    }
}

/// A double in another format, if it has no more than that format holds.
fn from_double(value: f64, kind: FloatKind) -> Option<u128> {
    match kind {
        FloatKind::Double => Some(u128::from(value.to_bits())),
        FloatKind::Float => Some(u128::from(single(value))),
        FloatKind::Half => narrow(value, 5, 10),
        FloatKind::BFloat => Some(u128::from(single(value) >> 16)),
        FloatKind::X86Fp80 => Some(extended(value)),
        FloatKind::Fp128 => Some(quadruple(value)),
        // A pair of doubles; the second is zero for what one double holds.
        FloatKind::PpcFp128 => Some(u128::from(value.to_bits())),
    }
}

/// `as f32` may change the payload of a NaN; the text means it bit by bit.
fn single(value: f64) -> u32 {
    if !value.is_nan() {
        return (value as f32).to_bits();
    }
    let bits = value.to_bits();
    let payload = (bits >> 29) as u32 & 0x007f_ffff;
    (bits >> 32) as u32 & 0x8000_0000 | 0x7f80_0000 | payload.max(1)
}

/// Rounds towards the small format by way of its exponent range; exact for
/// every value that the format holds, which is all that a printer emits.
fn narrow(value: f64, exponent_bits: u32, fraction_bits: u32) -> Option<u128> {
    let bits = value.to_bits();
    let sign = u128::from(bits >> 63) << (exponent_bits + fraction_bits);
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let top = (1u128 << exponent_bits) - 1;
    if value == 0.0 {
        return Some(sign);
    }
    let fraction = bits & ((1 << 52) - 1);
    let exponent = (bits >> 52 & 0x7ff) as i64;
    if exponent == 0x7ff {
        let payload = u128::from(fraction >> (52 - fraction_bits));
        let quiet = u128::from(fraction != 0 && payload == 0);
        return Some(sign | top << fraction_bits | payload | quiet);
    }
    let e = exponent - 1023 + bias;
    let full = fraction | u64::from(exponent != 0) << 52;
    if e >= top as i64 {
        return Some(sign | top << fraction_bits);
    }
    let shift = 52 - i64::from(fraction_bits) + if e <= 0 { 1 - e } else { 0 };
    if shift >= 54 {
        return Some(sign);
    }
    let kept = u128::from(full >> shift);
    if e <= 0 {
        return Some(sign | kept);
    }
    Some(sign | (e as u128) << fraction_bits | kept & ((1 << fraction_bits) - 1))
}

/// A double as sign and exponent in 16 bits and an explicit 64-bit fraction.
fn extended(value: f64) -> u128 {
    let (sign, exponent, fraction) = parts(value);
    let sign = u128::from(sign) << 79;
    match exponent {
        Exponent::Zero => sign,
        Exponent::Special => sign | 0x7fff << 64 | 1 << 63 | u128::from(fraction) << 11,
        Exponent::Finite(e) => {
            sign | ((e + 16383) as u128) << 64 | 1 << 63 | u128::from(fraction) << 11
        }
    }
}

fn quadruple(value: f64) -> u128 {
    let (sign, exponent, fraction) = parts(value);
    let sign = u128::from(sign) << 127;
    let fraction = u128::from(fraction) << 60;
    match exponent {
        Exponent::Zero => sign,
        Exponent::Special => sign | 0x7fff << 112 | fraction,
        Exponent::Finite(e) => sign | ((e + 16383) as u128) << 112 | fraction,
    }
}

enum Exponent {
    Zero,
    Finite(i64),
    Special,
}

/// Sign, exponent and the 52 bits after the binary point of a double,
/// denormals made normal.
fn parts(value: f64) -> (bool, Exponent, u64) {
    let bits = value.to_bits();
    let fraction = bits & ((1 << 52) - 1);
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let (exponent, fraction) = match (exponent, fraction) {
        (0, 0) => (Exponent::Zero, 0),
        (0, f) => {
            let shift = i64::from(f.leading_zeros()) - 11;
            (Exponent::Finite(-1022 - shift), f << shift & ((1 << 52) - 1))
        }
        (0x7ff, f) => (Exponent::Special, f),
        (e, f) => (Exponent::Finite(e - 1023), f),
    };
    (bits >> 63 == 1, exponent, fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_to_their_width() {
        assert_eq!(integer("-1", 32), Some(0xffff_ffff));
        assert_eq!(integer("255", 8), Some(255));
        assert_eq!(integer("256", 8), None);
        assert_eq!(integer("-129", 8), None);
        assert_eq!(integer("-170141183460469231731687303715884105728", 128), Some(1 << 127));
    }

    /// Bit patterns from clang's own output for the values named beside them.
    #[test]
    fn floats_in_every_format() {
        assert_eq!(float("1.500000e+00", FloatKind::Double), Some(0x3ff8_0000_0000_0000));
        assert_eq!(float("0x3FB99999A0000000", FloatKind::Float), Some(0x3dcc_cccd)); // 0.1f
        assert_eq!(float("0xH3C00", FloatKind::Half), Some(0x3c00));
        assert_eq!(float("1.0", FloatKind::Half), Some(0x3c00));
        assert_eq!(
            float("0xK3FFFC000000000000000", FloatKind::X86Fp80),
            Some(0x3fff << 64 | 3 << 62)
        );
        let q = float("0xL00000000000000004000400000000000", FloatKind::Fp128); // 2.5
        assert_eq!(q, Some(0x4000_4000_0000_0000 << 64));
        assert_eq!(float("2.5", FloatKind::Fp128), q);
        assert_eq!(float("1.5", FloatKind::X86Fp80), Some(0x3fff << 64 | 3 << 62));
        assert_eq!(float("0x7FF8000000000000", FloatKind::Float), Some(0x7fc0_0000));
        assert_eq!(float("0xK", FloatKind::X86Fp80), None);
        assert_eq!(float("0xé", FloatKind::Double), None);
    }

    #[test]
    fn halves_agree_with_their_definition() {
        // 2^-24 is the least half, 65504 the greatest, 2^-25 rounds to zero.
        assert_eq!(narrow(2f64.powi(-24), 5, 10), Some(1));
        assert_eq!(narrow(65504.0, 5, 10), Some(0x7bff));
        assert_eq!(narrow(f64::INFINITY, 5, 10), Some(0x7c00));
        assert_eq!(narrow(-2.0, 5, 10), Some(0xc000));
        assert_eq!(narrow(2f64.powi(-14), 5, 10), Some(0x400));
    }

    #[test]
    fn escapes() {
        assert_eq!(unescape("a\\0A\\\\\\zz"), b"a\n\\\\zz");
        assert_eq!(unescape("\\é"), "\\é".as_bytes());
    }
}
