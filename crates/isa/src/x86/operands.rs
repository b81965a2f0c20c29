//! Operands of x86-64 as they are written: registers with their parts, numbers and
//! addresses, in AT&T's and in Intel's syntax.

use crate::ir::*;
use crate::text::{number, symbol_offset};

/// Registers by family: 64, 32, 16 and 8 bits.
const NAMES: [[&str; 4]; 16] = [
    ["rax", "eax", "ax", "al"],
    ["rcx", "ecx", "cx", "cl"],
    ["rdx", "edx", "dx", "dl"],
    ["rbx", "ebx", "bx", "bl"],
    ["rsp", "esp", "sp", "spl"],
    ["rbp", "ebp", "bp", "bpl"],
    ["rsi", "esi", "si", "sil"],
    ["rdi", "edi", "di", "dil"],
    ["r8", "r8d", "r8w", "r8b"],
    ["r9", "r9d", "r9w", "r9b"],
    ["r10", "r10d", "r10w", "r10b"],
    ["r11", "r11d", "r11w", "r11b"],
    ["r12", "r12d", "r12w", "r12b"],
    ["r13", "r13d", "r13w", "r13b"],
    ["r14", "r14d", "r14w", "r14b"],
    ["r15", "r15d", "r15w", "r15b"],
];
/// The second bytes of the first four.
const HIGH: [&str; 4] = ["ah", "ch", "dh", "bh"];

pub const RAX: R = 0;
pub const RCX: R = 1;
pub const RDX: R = 2;
pub const RBP: R = 5;

/// Where arguments are: rdi, rsi, rdx, rcx, r8, r9.
pub const ARGUMENTS: [R; 6] = [7, 6, 2, 1, 8, 9];

pub fn register_name(r: R) -> &'static str {
    NAMES.get(r as usize).map_or("rsp", |n| n[0])
}

/// A part of a register: `w` bits from `low` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub r: R,
    pub low: u8,
    pub w: u8,
}

pub fn register(text: &str) -> Option<Part> {
    let text = text.trim();
    let text = text.strip_prefix('%').unwrap_or(text).to_ascii_lowercase();
    if let Some(i) = HIGH.iter().position(|n| **n == text) {
        return Some(Part { r: i as R, low: 8, w: 8 });
    }
    NAMES.iter().enumerate().find_map(|(i, family)| {
        let at = family.iter().position(|n| **n == text)?;
        let r = if i == 4 { SP } else { i as R };
        Some(Part { r, low: 0, w: [64, 32, 16, 8][at] })
    })
}

#[derive(Clone, Debug)]
pub enum Arg {
    Reg(Part),
    Imm(V),
    /// With its width, where Intel syntax says it.
    Mem(Addr, Option<u8>),
}

impl Arg {
    pub fn width(&self) -> Option<u8> {
        match self {
            Arg::Reg(p) => Some(p.w),
            Arg::Mem(_, w) => *w,
            Arg::Imm(_) => None,
        }
    }
}

pub fn argument(text: &str, intel: bool) -> Option<Arg> {
    if intel { intel_argument(text) } else { att_argument(text) }
}

fn att_argument(text: &str) -> Option<Arg> {
    if let Some(rest) = text.strip_prefix('$') {
        return immediate(rest);
    }
    if text.starts_with('%') && !text.contains(':') {
        return register(text).map(Arg::Reg);
    }
    if text.contains(':') {
        return None;
    }
    let (disp, inner) = match text.find('(') {
        Some(i) => (&text[..i], text[i..].strip_prefix('(')?.strip_suffix(')')?),
        None => (text, ""),
    };
    let mut addr = Addr::default();
    displacement(&mut addr, disp)?;
    let parts: Vec<&str> = inner.split(',').map(str::trim).collect();
    match parts[0] {
        "" | "%rip" => {}
        base if base.starts_with('%') => addr.base = Some(wide(base)?),
        // `(x)` in litmus tests.
        name => displacement(&mut addr, name)?,
    }
    if let Some(index) = parts.get(1) {
        let scale = parts.get(2).map_or(Some(1), |s| number(s))?;
        let fits = [1, 2, 4, 8].contains(&scale) && parts.len() <= 3 && index.starts_with('%');
        addr.index = Some((wide(index).filter(|_| fits)?, scale));
    }
    Some(Arg::Mem(addr, None))
}

fn immediate(text: &str) -> Option<Arg> {
    if let Some(n) = number(text) {
        return Some(Arg::Imm(V::Imm(n)));
    }
    let (sym, off) = symbol_offset(text)?;
    Some(Arg::Imm(V::Sym(sym, off)))
}

/// A register that holds an address.
fn wide(text: &str) -> Option<R> {
    register(text).filter(|p| p.w >= 32).map(|p| p.r)
}

/// Before the name of a symbol whose address is in the global offset table.
pub const GOT: &str = "got:";

fn displacement(addr: &mut Addr, text: &str) -> Option<()> {
    let text = text.trim();
    if text.is_empty() {
        return Some(());
    }
    if let Some(n) = number(text) {
        addr.disp = addr.disp.wrapping_add(n);
        return Some(());
    }
    // The word at `x@GOTPCREL` holds the address of `x`: marked by its name.
    let (name, got) = match text.split_once('@') {
        Some((n, kind)) if kind.starts_with("GOTPCREL") => (n, true),
        Some(_) => return None,
        None => (text, false),
    };
    let (sym, off) = symbol_offset(name)?;
    if addr.sym.is_some() {
        return None;
    }
    addr.sym = Some(if got { format!("{GOT}{sym}") } else { sym });
    addr.disp = addr.disp.wrapping_add(off);
    Some(())
}

fn intel_argument(text: &str) -> Option<Arg> {
    let lower = text.to_ascii_lowercase();
    if let Some(p) = register(text) {
        return Some(Arg::Reg(p));
    }
    let sizes = [("byte ptr", 8), ("qword ptr", 64), ("dword ptr", 32), ("word ptr", 16)];
    let sized = sizes.iter().find(|s| lower.starts_with(s.0));
    let rest = sized.map_or(text, |s| text[s.0.len()..].trim());
    let w = sized.map(|s| s.1);
    if let Some(sym) = rest.strip_prefix("OFFSET FLAT:").or(rest.strip_prefix("offset ")) {
        return immediate(sym);
    }
    if w.is_none() && !rest.contains('[') {
        return number(rest).map(|n| Arg::Imm(V::Imm(n)));
    }
    if rest.contains(':') {
        return None;
    }
    let mut addr = Addr::default();
    // `x[rip]`, `-4[rbp]`, `[rax+rcx*4-8]`, `[rip + x]`.
    let mut sum = String::new();
    for part in rest.split(['[', ']']).map(str::trim).filter(|p| !p.is_empty()) {
        sum.push_str(if part.starts_with(['+', '-']) { "" } else { "+" });
        sum.push_str(part);
    }
    let spaced = sum.replace(' ', "").replace('-', "+-");
    for term in spaced.split('+').filter(|t| !t.is_empty() && *t != "rip") {
        if register(term).is_some() {
            let r = wide(term)?;
            if addr.base.is_none() {
                addr.base = Some(r);
            } else if addr.index.is_none() {
                addr.index = Some((r, 1));
            } else {
                return None;
            }
        } else if let Some((r, s)) = term.split_once('*') {
            let (r, s) = if register(r).is_some() { (r, s) } else { (s, r) };
            let scale = number(s).filter(|s| [1, 2, 4, 8].contains(s))?;
            if addr.index.replace((wide(r)?, scale)).is_some() {
                return None;
            }
        } else {
            displacement(&mut addr, term)?;
        }
    }
    Some(Arg::Mem(addr, w))
}
