//! BPF as herd's tests have it, in the C-like text that the kernel's verifier prints:
//! `r1 = *(u32 *)(r2 + 0)`, `store_release((u64 *)(r3 + 0), r4)`, `lock *(u64 *)(r5 + 0) += r6`.
//!
//! An atomic that gives back the old value is sequentially consistent, one that does not
//! is relaxed. Not here: calls, maps, packets.

use crate::Names;
use crate::ir::*;
use crate::steps::{Carry, Steps};
use crate::text::{arguments, number, symbol};
use heddle_memmodel::{Update, Word, attr};

pub const ARGUMENTS: [R; 6] = [1, 2, 3, 4, 5, 0];

pub fn register_name(r: R) -> String {
    format!("r{r}")
}

pub fn register(text: &str) -> Option<R> {
    let digits = text.trim().strip_prefix(['r', 'w'])?;
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    digits.parse().ok().filter(|n| plain && *n <= 10)
}

const OPERATORS: [(&str, Word); 8] = [
    ("+=", Word::Add),
    ("-=", Word::Sub),
    ("*=", Word::Mul),
    ("&=", Word::And),
    ("|=", Word::Or),
    ("^=", Word::Xor),
    ("<<=", Word::Shl),
    (">>=", Word::LShr),
];

/// Two characters before one.
const COMPARISONS: [(&str, Word, bool); 6] = [
    ("==", Word::Eq, false),
    ("!=", Word::Ne, false),
    ("<=", Word::Sle, false),
    (">=", Word::Sle, true),
    ("<", Word::Slt, false),
    (">", Word::Slt, true),
];

/// What a line does; `None` if it is not known.
pub fn lower(text: &str, names: &mut Names) -> Option<Vec<Op>> {
    let mut b = Bpf { s: Steps::new(Carry::NoBorrow), names };
    b.line(text.trim())?;
    Some(b.s.ops)
}

struct Bpf<'a> {
    s: Steps,
    names: &'a mut Names,
}

fn bytes(kind: &str) -> Option<u8> {
    Some(match kind.trim().trim_end_matches('*').trim().trim_start_matches(['u', 's']) {
        "8" => 1,
        "16" => 2,
        "32" => 4,
        "64" => 8,
        _ => return None,
    })
}

/// `f(…)` as `…`.
fn call<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    text.strip_prefix(name)?.trim_start().strip_prefix('(')?.strip_suffix(')')
}

impl Bpf<'_> {
    fn register(&mut self, text: &str) -> Option<R> {
        register(text).or_else(|| self.names.pseudo(text))
    }

    fn value(&mut self, text: &str) -> Option<V> {
        self.register(text).map(V::Reg).or_else(|| number(text).map(V::Imm))
    }

    /// `r1 + 8`
    fn sum(&mut self, text: &str) -> Option<Addr> {
        let cut = text.find(['+', '-']).unwrap_or(text.len());
        let base = self.register(&text[..cut])?;
        let disp = if cut == text.len() { 0 } else { number(&text[cut..].replace(' ', ""))? };
        Some(Addr::at(base, disp))
    }

    /// `(u32 *)(r1 + 8)`
    fn place(&mut self, text: &str) -> Option<(Addr, u8)> {
        let (kind, rest) = text.trim().strip_prefix('(')?.split_once(')')?;
        let sum = rest.trim().strip_prefix('(')?.strip_suffix(')')?;
        Some((self.sum(sum)?, bytes(kind)?))
    }

    fn line(&mut self, text: &str) -> Option<()> {
        if let Some(to) = text.strip_prefix("goto ") {
            self.s.push(Op::Jump(symbol(to)?));
        } else if let Some(rest) = text.strip_prefix("if ") {
            self.branch(rest)?;
        } else if let Some(inner) = call(text, "store_release") {
            let [at, value] = arguments(inner)[..] else { return None };
            let ((addr, size), value) = (self.place(at)?, self.value(value)?);
            self.s.push(Op::Store { addr, size, value, attrs: attr("rel") });
        } else if let Some(rest) = text.strip_prefix("lock ") {
            let (left, rest) = rest.trim().strip_prefix('*')?.rsplit_once(')')?;
            let (addr, size) = self.place(&format!("{left})"))?;
            let (op, value) = operator(rest.trim())?;
            let value = self.value(value)?;
            self.atomic(SINK, addr, size, Update::Apply(apply(op)?), value, 0);
        } else if let Some(rest) = text.strip_prefix('*') {
            let at = rest.rfind('=')?;
            let ((addr, size), value) = (self.place(&rest[..at])?, self.value(&rest[at + 1..])?);
            self.s.push(Op::Store { addr, size, value, attrs: 0 });
        } else {
            self.assignment(text)?;
        }
        Some(())
    }

    fn branch(&mut self, text: &str) -> Option<()> {
        let (asked, to) = text.split_once(" goto ")?;
        let found = COMPARISONS.iter().find_map(|c| Some((asked.split_once(c.0)?, c)));
        let ((a, b), &(_, op, swap)) = found?;
        let (a, b) = (self.value(a)?, self.value(b)?);
        let (a, b) = if swap { (b, a) } else { (a, b) };
        self.s.push(Op::BranchIf { op, a, b, w: 64, to: symbol(to)? });
        Some(())
    }

    fn atomic(&mut self, dst: R, addr: Addr, size: u8, op: Update, value: V, attrs: u64) {
        let expected = V::Imm(0);
        self.s.push(Op::Rmw { dst, addr, size, op, value, expected, attrs });
    }

    fn assignment(&mut self, text: &str) -> Option<()> {
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '%')?;
        let (dst, rest) = (self.register(&text[..end])?, text[end..].trim());
        if let Some((op, value)) = operator(rest) {
            let b = self.value(value)?;
            self.s.to(op, dst, dst, b, 64);
            return Some(());
        }
        let right = rest.strip_prefix('=')?.trim();
        if let Some(place) = right.strip_prefix('*') {
            let (addr, size) = self.place(place)?;
            self.s.push(Op::Load { dst, addr, size, attrs: 0, link: false, signed: None });
        } else if let Some(inner) = call(right, "load_acquire") {
            let (addr, size) = self.place(inner)?;
            let attrs = attr("acq");
            self.s.push(Op::Load { dst, addr, size, attrs, link: false, signed: None });
        } else if let Some(rest) = right.strip_prefix("atomic_fetch_") {
            let (name, _) = rest.split_once('(')?;
            let [at, value] = arguments(call(rest, name)?)[..] else { return None };
            let op = match name.trim() {
                "add" => Word::Add,
                "and" => Word::And,
                "or" => Word::Or,
                "xor" => Word::Xor,
                _ => return None,
            };
            let ((addr, size), value) = (self.place(at)?, self.value(value)?);
            self.atomic(dst, addr, size, Update::Apply(apply(op)?), value, attr("sc"));
        } else if let Some((inner, size)) = sized(right, "cmpxchg") {
            let [at, expected, value] = arguments(inner)[..] else { return None };
            let (addr, value, expected) =
                (self.sum(at)?, self.value(value)?, self.value(expected)?);
            let (op, attrs) = (Update::CompareSwap, attr("sc"));
            self.s.push(Op::Rmw { dst, addr, size, op, value, expected, attrs });
        } else if let Some((inner, size)) = sized(right, "xchg") {
            let [at, value] = arguments(inner)[..] else { return None };
            let (addr, value) = (self.sum(at)?, self.value(value)?);
            self.atomic(dst, addr, size, Update::Swap, value, attr("sc"));
        } else {
            let value = self.value(right)?;
            self.s.set(dst, value, 64);
        }
        Some(())
    }
}

/// `+= r1`
fn operator(text: &str) -> Option<(Word, &str)> {
    OPERATORS.iter().find_map(|(sign, op)| Some((*op, text.strip_prefix(sign)?.trim())))
}

/// What the machine's atomic updates compute.
fn apply(op: Word) -> Option<heddle_memmodel::Alu> {
    Some(heddle_memmodel::Alu::Word(op, 64))
}

/// `xchg_64(…)`, `cmpxchg32_64(…)`.
fn sized<'t>(text: &'t str, name: &str) -> Option<(&'t str, u8)> {
    let rest = text.strip_prefix(name)?;
    let (bits, _) = rest.split_once('(')?;
    let size = match bits.trim() {
        "_64" | "64" => 8,
        "32_32" | "_32" | "32" => 4,
        _ => return None,
    };
    Some((call(rest, bits.trim())?, size))
}
