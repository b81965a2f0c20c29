//! The `printf` family: what it prints, and where it goes.

use crate::exec::{Exec, Halt};
use crate::library::Lib;
use crate::numeral::{Decimal, hexadecimal, parse};
use crate::program::Op;
use crate::soft_float::{self, Format, Parts, Size};
use crate::sync::Answer;
use crate::value::{Val, signed};
use heddle_model::FaultKind;

/// Where the arguments of a format come from.
enum Args {
    List(Vec<Val>, usize),
    /// The words at a pointer, as `va_list` has them.
    Words(Val),
}

impl Args {
    /// A `long double`: on 64 bits two words, the first with an even number, on
    /// 32 three.
    fn next_long(&mut self, e: &Exec) -> Result<[Val; 2], Halt> {
        if e.code.word().0 == 4 {
            return Ok([self.next(e, 64)?, self.word(e)?]);
        }
        match self {
            Args::List(_, i) => *i += *i % 2,
            Args::Words(p) => p.bits = p.bits.next_multiple_of(16),
        }
        Ok([self.word(e)?, self.word(e)?])
    }

    /// An argument of so many bits.
    fn next(&mut self, e: &Exec, bits: u8) -> Result<Val, Halt> {
        let low = self.word(e)?;
        if bits <= e.code.word().bits() {
            return Ok(low);
        }
        let high = self.word(e)?;
        let join = |lo: u64, hi: u64| lo & crate::value::mask(32) | hi << 32;
        Ok(Val { bits: join(low.bits, high.bits), undef: join(low.undef, high.undef), obj: 0 })
    }

    fn word(&mut self, e: &Exec) -> Result<Val, Halt> {
        match self {
            Args::List(list, i) => {
                *i += 1;
                let missing = || {
                    e.fail(FaultKind::Runtime, "a format has more directives than arguments".into())
                };
                list.get(*i - 1).copied().ok_or_else(missing)
            }
            Args::Words(p) => {
                let word = e.code.word();
                let spot = e.locate(*p, word.0 as u64, false)?;
                p.bits += word.0 as u64;
                e.read(spot, word.bits())
            }
        }
    }
}

impl Exec<'_> {
    pub fn print(&mut self, lib: Lib, args: &[Op]) -> Result<Answer, Halt> {
        use Lib::*;
        let text = self.printed(self.t, lib, args)?;
        let n = text.len() as u64;
        match lib {
            SPrintf | VSPrintf => {
                let mut bytes = text;
                bytes.push(0);
                self.write_bytes(self.val(args[0]), &bytes)?;
            }
            SnPrintf | VSnPrintf => {
                let size = self.val(args[1]).bits as usize;
                if size > 0 {
                    let mut bytes = text;
                    bytes.truncate(size - 1);
                    bytes.push(0);
                    self.write_bytes(self.val(args[0]), &bytes)?;
                }
            }
            _ => {
                if self.telling {
                    self.output.extend_from_slice(&text);
                }
            }
        }
        Ok(Answer::Value(if matches!(lib, PutChar | FPutC) { self.val(args[0]).bits } else { n }))
    }

    /// How many bytes a call writes to its buffer.
    pub fn printed_length(&self, t: usize, lib: Lib, args: &[Op]) -> Result<u64, Halt> {
        let n = self.printed(t, lib, args)?.len() as u64 + 1;
        Ok(match lib {
            Lib::SnPrintf | Lib::VSnPrintf => n.min(self.val_of(t, args[1]).bits),
            _ => n,
        })
    }

    fn printed(&self, t: usize, lib: Lib, args: &[Op]) -> Result<Vec<u8>, Halt> {
        use Lib::*;
        let v = |i: usize| args.get(i).map_or(Val::ZERO, |&a| self.val_of(t, a));
        let list = |from: usize| Args::List((from..args.len()).map(v).collect(), 0);
        match lib {
            Printf => self.format(v(0), list(1)),
            FPrintf | SPrintf => self.format(v(1), list(2)),
            SnPrintf => self.format(v(2), list(3)),
            VPrintf => self.format(v(0), self.words(v(1))?),
            VFPrintf | VSPrintf => self.format(v(1), self.words(v(2))?),
            VSnPrintf => self.format(v(2), self.words(v(3))?),
            Puts | Perror => {
                let mut s =
                    if lib == Perror && v(0).is_null() { Vec::new() } else { self.string(v(0))? };
                s.push(b'\n');
                Ok(s)
            }
            FPuts => self.string(v(0)),
            _ => Ok(vec![v(0).bits as u8]),
        }
    }

    fn words(&self, list: Val) -> Result<Args, Halt> {
        let word = self.code.word();
        // What the ABI of 64 bits calls the overflow area.
        let offset = if word.0 == 4 { 0 } else { 8 };
        let at = Val { bits: list.bits + offset, ..list };
        let spot = self.locate(at, word.0 as u64, false)?;
        Ok(Args::Words(self.read(spot, word.bits())?))
    }

    fn format(&self, format: Val, mut args: Args) -> Result<Vec<u8>, Halt> {
        let format = self.string(format)?;
        let mut out = Vec::new();
        let mut rest = &format[..];
        while let Some((&c, tail)) = rest.split_first() {
            rest = tail;
            if c != b'%' {
                out.push(c);
                continue;
            }
            rest = self.directive(rest, &mut args, &mut out)?;
        }
        Ok(out)
    }

    /// One `%…` directive; answers what follows it.
    fn directive<'f>(
        &self,
        mut rest: &'f [u8],
        args: &mut Args,
        out: &mut Vec<u8>,
    ) -> Result<&'f [u8], Halt> {
        let mut spec = Spec::default();
        while let Some((&c, tail)) = rest.split_first() {
            match c {
                b'-' => spec.left = true,
                b'0' => spec.zero = true,
                b'+' => spec.plus = true,
                b' ' => spec.space = true,
                b'#' => spec.alternate = true,
                _ => break,
            }
            rest = tail;
        }
        (spec.width, rest) = self.count(rest, args)?;
        if let Some(w) = spec.width.filter(|&w| w > i32::MAX as usize) {
            (spec.left, spec.width) = (true, Some((w as u32).wrapping_neg() as usize % 4096));
        }
        if let Some((b'.', tail)) = rest.split_first() {
            let n;
            (n, rest) = self.count(tail, args)?;
            // A negative precision is none.
            spec.precision = Some(n.unwrap_or(0)).filter(|&n| n <= i32::MAX as usize);
        }
        let mut bits = 32;
        let (mut long, mut twice) = (false, false);
        while let Some((&c, tail)) = rest.split_first() {
            long |= c == b'L';
            bits = match (c, bits) {
                (b'h', 16) => 8,
                (b'h', _) => 16,
                (b'l', 32) if !twice => {
                    twice = true;
                    self.code.word().bits()
                }
                (b'z' | b't', _) => self.code.word().bits(),
                (b'l' | b'j' | b'q' | b'L', _) => 64,
                _ => break,
            };
            rest = tail;
        }
        let Some((&conversion, rest)) = rest.split_first() else { return Ok(rest) };
        if conversion == b'%' {
            out.push(b'%');
            return Ok(rest);
        }
        let is_float = b"aefg".contains(&conversion.to_ascii_lowercase());
        let format = if long { self.code.program.long_double } else { Format::Double };
        let (v, high, bits) = match is_float {
            true if format.words() == 2 => {
                let [v, high] = args.next_long(self)?;
                (v, high, 64)
            }
            true => (args.next(self, 64)?, Val::ZERO, 64),
            false => (args.next(self, bits)?, Val::ZERO, bits),
        };
        let high_mask = crate::value::mask(format.bits().saturating_sub(64));
        if v.undef & crate::value::mask(bits) != 0 || high.undef & high_mask != 0 {
            return Err(self.fail(FaultKind::Uninitialised, "prints an uninitialised value".into()));
        }
        if is_float {
            let bits = v.bits as u128 | ((high.bits & high_mask) as u128) << 64;
            let Parts { negative, size } = soft_float::parts(bits, format);
            spec.zero &= matches!(size, Size::Finite { .. });
            let body = float(bits, format, size, conversion.to_ascii_lowercase(), &spec);
            let text = format!("{}{body}", spec.sign(negative));
            let upper = conversion.is_ascii_uppercase();
            let text = if upper { text.to_uppercase() } else { text };
            spec.pad(text.into_bytes(), out);
            return Ok(rest);
        }
        let text = self.convert(conversion, bits, &spec, v)?;
        // A precision has the last word on the digits of integers.
        spec.zero &= b"diouxX".contains(&conversion) && spec.precision.is_none();
        spec.pad(text, out);
        Ok(rest)
    }

    fn count<'f>(
        &self,
        mut rest: &'f [u8],
        args: &mut Args,
    ) -> Result<(Option<usize>, &'f [u8]), Halt> {
        if let Some((b'*', tail)) = rest.split_first() {
            let n = args.next(self, 32)?.bits as u32;
            return Ok((Some(if n > i32::MAX as u32 { n } else { n % 4096 } as usize), tail));
        }
        let mut n = None;
        while let Some((d @ b'0'..=b'9', tail)) = rest.split_first() {
            n = Some((n.unwrap_or(0) * 10 + (d - b'0') as usize).min(4096));
            rest = tail;
        }
        Ok((n, rest))
    }

    fn convert(&self, conversion: u8, bits: u8, spec: &Spec, v: Val) -> Result<Vec<u8>, Halt> {
        let unsigned = v.bits & crate::value::mask(bits);
        let digits = |s: String| match spec.precision {
            Some(0) if s == "0" => String::new(),
            Some(p) => format!("{s:0>p$}"),
            None => s,
        };
        Ok(match conversion {
            b'd' | b'i' => {
                let n = signed(v.bits, bits);
                format!("{}{}", spec.sign(n < 0), digits(n.unsigned_abs().to_string())).into_bytes()
            }
            b'u' => digits(unsigned.to_string()).into_bytes(),
            b'x' => format!(
                "{}{}",
                if spec.alternate && unsigned != 0 { "0x" } else { "" },
                digits(format!("{unsigned:x}"))
            )
            .into_bytes(),
            b'X' => format!(
                "{}{}",
                if spec.alternate && unsigned != 0 { "0X" } else { "" },
                digits(format!("{unsigned:X}"))
            )
            .into_bytes(),
            b'o' => {
                let text = digits(format!("{unsigned:o}"));
                let more = spec.alternate && !text.starts_with('0');
                format!("{}{text}", if more { "0" } else { "" }).into_bytes()
            }
            b'c' => vec![v.bits as u8],
            b'p' => match v {
                Val { obj: 0, bits: 0, .. } => b"(nil)".to_vec(),
                Val { obj: 0, bits, .. } => format!("{bits:#x}").into_bytes(),
                v => format!("&{}", self.place_name(v)).replace('`', "").into_bytes(),
            },
            b's' => {
                let limit = spec.precision.map_or(u64::MAX, |p| p as u64);
                let n = self.string_length(v, limit)?;
                self.bytes(v, n)?.to_vec()
            }
            _ => return Err(self.refuse(&format!("prints with `%{}`", conversion as char))),
        })
    }
}

/// A number that is not negative, as C writes it.
fn float(bits: u128, format: Format, size: Size, conversion: u8, spec: &Spec) -> String {
    let (significand, power) = match size {
        Size::Nan => return "nan".into(),
        Size::Infinite => return "inf".into(),
        Size::Finite { significand, power } => (significand, power),
    };
    if conversion == b'a' {
        let unsigned = bits & !(1 << (format.bits() - 1));
        return hexadecimal(unsigned, format, spec.precision);
    }
    let p = spec.precision.unwrap_or(6);
    let d = Decimal::new(significand, power);
    let text = match conversion {
        b'f' => d.fixed(p),
        b'e' => d.scientific(p),
        _ => general(&d, p.max(1), spec.alternate),
    };
    match (spec.alternate && !text.contains('.'), text.split_once('e')) {
        (false, _) => text,
        (true, Some((m, e))) => format!("{m}.e{e}"),
        (true, None) => format!("{text}."),
    }
}

/// `%g`: the shorter of the two, without zeros at the end.
fn general(d: &Decimal, p: usize, alternate: bool) -> String {
    let scientific = d.scientific(p - 1);
    let power = scientific.split_once('e').and_then(|s| s.1.parse::<i32>().ok());
    let power = power.unwrap_or(0);
    let (text, rest) = if (-4..p as i32).contains(&power) {
        (d.fixed((p as i32 - 1 - power) as usize), String::new())
    } else {
        let (m, e) = scientific.split_once('e').unwrap_or((&scientific, "+00"));
        (m.to_string(), format!("e{e}"))
    };
    let short = match text.contains('.') && !alternate {
        true => text.trim_end_matches('0').trim_end_matches('.'),
        false => &text,
    };
    format!("{short}{rest}")
}

/// As few digits as tell the number from its neighbours, for people.
pub fn shortest(bits: u128, format: Format) -> String {
    let Parts { negative, size } = soft_float::parts(bits, format);
    let sign = if negative { "-" } else { "" };
    let (significand, power) = match size {
        Size::Nan => return "NaN".into(),
        Size::Infinite => return format!("{sign}inf"),
        Size::Finite { significand, power } => (significand, power),
    };
    let d = Decimal::new(significand, power);
    let unsigned = bits & !(1 << (format.bits() - 1));
    let text = (1..40).map(|p| general(&d, p, false));
    let same = |t: &String| parse(t.as_bytes(), format).0 == unsigned;
    let text = text.into_iter().find(same).unwrap_or_else(|| general(&d, 40, false));
    let point = if text.contains(['.', 'e']) { "" } else { ".0" };
    format!("{sign}{text}{point}")
}

#[derive(Default)]
struct Spec {
    left: bool,
    zero: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    width: Option<usize>,
    precision: Option<usize>,
}

impl Spec {
    fn sign(&self, negative: bool) -> &'static str {
        match (negative, self.plus, self.space) {
            (true, ..) => "-",
            (_, true, _) => "+",
            (_, _, true) => " ",
            _ => "",
        }
    }

    fn pad(&self, text: Vec<u8>, out: &mut Vec<u8>) {
        let missing = self.width.unwrap_or(0).saturating_sub(text.len());
        let fill = |out: &mut Vec<u8>, c: u8| out.extend(std::iter::repeat_n(c, missing));
        if self.left {
            out.extend(text);
            fill(out, b' ');
        } else if self.zero {
            let sign = text.first().is_some_and(|c| b"+- ".contains(c)) as usize;
            let prefix = text[sign..].starts_with(b"0x") || text[sign..].starts_with(b"0X");
            let head = sign + if prefix { 2 } else { 0 };
            out.extend(&text[..head]);
            fill(out, b'0');
            out.extend(&text[head..]);
        } else {
            fill(out, b' ');
            out.extend(text);
        }
    }
}
