//! Operands of x86-64 as they are written: registers, numbers and addresses, in AT&T's and
//! in Intel's syntax.

use super::ir::*;
use super::text::number;

/// Registers by family, in the order of arguments of calls and then the rest.
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

/// Where arguments are: rdi, rsi, rdx, rcx, r8, r9.
pub const ARGUMENTS: [R; 6] = [7, 6, 2, 1, 8, 9];

pub fn register_name(r: R) -> &'static str {
    NAMES.get(r as usize).map_or("rsp", |n| n[0])
}

pub fn register(text: &str) -> Option<(R, u8)> {
    let text = text.trim().trim_start_matches('%').to_ascii_lowercase();
    for (i, family) in NAMES.iter().enumerate() {
        if let Some(at) = family.iter().position(|n| **n == text) {
            let r = if i == 4 { SP } else { i as R };
            return Some((r, [64, 32, 16, 8][at]));
        }
    }
    None
}

#[derive(Clone, Debug)]
pub enum Arg {
    Reg(R, u8),
    Imm(V),
    /// With its width, where Intel syntax says it.
    Mem(Addr, Option<u8>),
}

/// A label or function: `f`, `f@PLT`, `.L3`.
pub fn symbol(text: &str) -> Option<String> {
    let name = text.split('@').next()?.trim();
    let word = |c: char| c.is_alphanumeric() || c == '_' || c == '.' || c == '$';
    (!name.is_empty() && name.chars().all(word) && register(name).is_none())
        .then(|| name.to_string())
}

pub fn argument(text: &str, intel: bool) -> Option<Arg> {
    if intel { intel_argument(text) } else { att_argument(text) }
}

fn att_argument(text: &str) -> Option<Arg> {
    if let Some(rest) = text.strip_prefix('$') {
        if let Some(n) = number(rest) {
            return Some(Arg::Imm(V::Imm(n)));
        }
        let (sym, off) = symbol_offset(rest)?;
        return Some(Arg::Imm(V::Sym(sym, off)));
    }
    if text.starts_with('%') && !text.contains(':') {
        let (r, w) = register(text)?;
        return Some(Arg::Reg(r, w));
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
    if let Some(base) = parts.first().filter(|b| !b.is_empty() && **b != "%rip") {
        addr.base = Some(register(base)?.0);
    }
    if let Some(index) = parts.get(1) {
        let scale = parts.get(2).map_or(Some(1), |s| number(s))?;
        addr.index = Some((register(index)?.0, scale));
    }
    Some(Arg::Mem(addr, None))
}

fn displacement(addr: &mut Addr, text: &str) -> Option<()> {
    let text = text.trim();
    if text.is_empty() {
        return Some(());
    }
    if let Some(n) = number(text) {
        addr.disp += n;
        return Some(());
    }
    let (sym, off) = symbol_offset(text)?;
    // The word at `x@GOTPCREL` holds the address of `x`: marked by its name.
    addr.sym = Some(sym);
    addr.disp += off;
    Some(())
}

/// `x`, `x+4`, `x-4`, `x@GOTPCREL`.
pub fn symbol_offset(text: &str) -> Option<(String, i64)> {
    let (name, got) = match text.split_once('@') {
        Some((n, kind)) if kind.starts_with("GOTPCREL") => (n, true),
        Some(_) => return None,
        None => (text, false),
    };
    // `8+x` is `x+8`.
    if let Some((n, rest)) = name.split_once('+')
        && let (Some(n), true) = (number(n), symbol(rest).is_some())
    {
        let sym = symbol(rest)?;
        return Some((if got { format!("{GOT}{sym}") } else { sym }, n));
    }
    let cut = name.find(['+', '-']).unwrap_or(name.len());
    let off = if cut == name.len() { 0 } else { number(name[cut..].trim_start_matches('+'))? };
    let name = symbol(&name[..cut])?;
    Some((if got { format!("{GOT}{name}") } else { name }, off))
}

/// Before the name of a symbol whose address is in the global offset table.
pub const GOT: &str = "got:";

fn intel_argument(text: &str) -> Option<Arg> {
    let lower = text.to_ascii_lowercase();
    if let Some((r, w)) = register(text) {
        return Some(Arg::Reg(r, w));
    }
    let sizes = [("byte ptr", 8), ("qword ptr", 64), ("dword ptr", 32), ("word ptr", 16)];
    let sized = sizes.iter().find(|s| lower.starts_with(s.0));
    let rest = sized.map_or(text, |s| text[s.0.len()..].trim());
    let w = sized.map(|s| s.1);
    if let Some(sym) = rest.strip_prefix("OFFSET FLAT:") {
        let (sym, off) = symbol_offset(sym)?;
        return Some(Arg::Imm(V::Sym(sym, off)));
    }
    if w.is_none() && !rest.contains('[') {
        return number(rest).map(|n| Arg::Imm(V::Imm(n)));
    }
    if rest.contains(':') {
        return None;
    }
    let mut addr = Addr::default();
    // `x[rip]`, `-4[rbp]`, `[rax+rcx*4-8]`, `[rip + x]`.
    let mut todo = String::new();
    for part in rest.split(['[', ']']).map(str::trim).filter(|p| !p.is_empty()) {
        let sign = if part.starts_with(['+', '-']) { "" } else { "+" };
        todo.push_str(sign);
        todo.push_str(part);
    }
    let spaced = todo.replace(' ', "").replace('-', "+-");
    for term in spaced.split('+').filter(|t| !t.is_empty()) {
        if term == "rip" {
            continue;
        }
        if let Some((r, _)) = register(term) {
            if addr.base.is_none() {
                addr.base = Some(r);
            } else if addr.index.is_none() {
                addr.index = Some((r, 1));
            } else {
                return None;
            }
        } else if let Some((r, s)) = term.split_once('*') {
            let (r, s) = if register(r).is_some() { (r, s) } else { (s, r) };
            addr.index = Some((register(r)?.0, number(s)?));
        } else {
            displacement(&mut addr, term)?;
        }
    }
    Some(Arg::Mem(addr, w))
}
