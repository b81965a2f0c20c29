//! Accesses of AArch64: loads and stores, pairs, the atomics of ARMv8.1, the functions
//! that gcc calls for them, and addresses.

use super::a64::*;
use super::ir::*;
use super::text::{arguments, number};
use heddle_memmodel::{Word, attr};

/// Loads, stores and atomics.
pub(super) fn memory(name: &str, args: &[&str]) -> Option<Vec<Ir>> {
    // The word in the global offset table holds the symbol's address.
    if let (true, Some((_, sym))) =
        (name == "ldr", args.get(1).and_then(|a| a.split_once(":got_lo12:")))
    {
        let src = V::Sym(sym.trim_end_matches(']').trim().to_string(), 0);
        return Some(vec![Ir::Move { dst: dst(args.first()?)?.0, src, w: 64, merge: false }]);
    }
    if let Some(out) = pair(name, args) {
        return Some(out);
    }
    if let Some(out) = atomic(name, args) {
        return Some(out);
    }
    let reg = |i: usize| args.get(i).and_then(|a| register(a));
    let sized = |base: &str| {
        let rest = name.strip_prefix(base)?;
        Some(match rest {
            "" => (0, None),
            "b" => (1, None),
            "h" => (2, None),
            "sb" => (1, Some(())),
            "sh" => (2, Some(())),
            "sw" => (4, Some(())),
            _ => return None,
        })
    };
    let loads = [
        ("ldapur", attr("Q"), false),
        ("ldapr", attr("Q"), false),
        ("ldaxr", attr("A") | attr("X"), true),
        ("ldar", attr("A"), false),
        ("ldxr", attr("X"), true),
        ("ldur", 0, false),
        ("ldr", 0, false),
    ];
    for (base, attrs, link) in loads {
        let Some((bytes, sign)) = sized(base) else { continue };
        let (dst, w) = reg(0).map(|(r, w)| (r.unwrap_or(SINK_ZERO), w))?;
        let size = if bytes == 0 { w / 8 } else { bytes };
        let signed = sign.map(|()| w);
        let (addr, before, after) = address(args.get(1..)?)?;
        let load = Ir::Load { dst, addr, size, attrs, link, signed, merge: false };
        return Some(before.into_iter().chain([load]).chain(after).collect());
    }
    let stores = [("stlur", attr("L")), ("stlr", attr("L")), ("stur", 0), ("str", 0)];
    for (base, attrs) in stores {
        let Some((bytes, None)) = sized(base) else { continue };
        let w = reg(0)?.1;
        let size = if bytes == 0 { w / 8 } else { bytes };
        let (addr, before, after) = address(args.get(1..)?)?;
        let store = Ir::Store { addr, size, value: value(args.first()?)?, attrs };
        return Some(before.into_iter().chain([store]).chain(after).collect());
    }
    for (base, attrs) in [("stlxr", attr("L") | attr("X")), ("stxr", attr("X"))] {
        let Some((bytes, None)) = sized(base) else { continue };
        let (dst, w) = (dst(args.first()?)?.0, reg(1)?.1);
        let size = if bytes == 0 { w / 8 } else { bytes };
        let (addr, before, _) = address(args.get(2..)?)?;
        let store = Ir::StoreExcl { dst, addr, size, value: value(args.get(1)?)?, attrs };
        return Some(before.into_iter().chain([store]).collect());
    }
    None
}

/// `ldp`, `stp`: two accesses side by side.
fn pair(name: &str, args: &[&str]) -> Option<Vec<Ir>> {
    if name != "ldp" && name != "stp" {
        return None;
    }
    let w = register(args.first()?)?.1;
    let (addr, before, after) = address(args.get(2..)?)?;
    let second = Addr { disp: addr.disp + (w / 8) as i64, ..addr.clone() };
    let one = |text: &str, addr: Addr| {
        Some(if name == "ldp" {
            let (dst, size) = (dst(text)?.0, w / 8);
            Ir::Load { dst, addr, size, attrs: 0, link: false, signed: None, merge: false }
        } else {
            Ir::Store { addr, size: w / 8, value: value(text)?, attrs: 0 }
        })
    };
    let both = [one(args.first()?, addr)?, one(args.get(1)?, second)?];
    Some(before.into_iter().chain(both).chain(after).collect())
}

/// `swp`, `cas`, `ld<op>`, `st<op>` with their `a`, `l`, `al`, `b`, `h` forms.
fn atomic(name: &str, args: &[&str]) -> Option<Vec<Ir>> {
    const STEMS: [&str; 10] =
        ["swp", "cas", "ldadd", "ldeor", "ldset", "ldclr", "stadd", "steor", "stset", "stclr"];
    let stem = STEMS.iter().find(|s| name.starts_with(**s))?;
    let mut rest = &name[stem.len()..];
    let mut bytes = 0;
    for (end, n) in [("b", 1), ("h", 2)] {
        if let Some(r) = rest.strip_suffix(end) {
            (rest, bytes) = (r, n);
        }
    }
    let (acquire, release) = match rest {
        "" => (false, false),
        "a" => (true, false),
        "l" => (false, true),
        "al" => (true, true),
        _ => return None,
    };
    let store_only = stem.starts_with("st");
    let (first, w) = register(args.first()?)?;
    let size = if bytes == 0 { w / 8 } else { bytes };
    let (addr, before, _) = address(args.get(if store_only { 1 } else { 2 }..)?)?;
    let (dst, value, op) = match *stem {
        "swp" => (register(args.get(1)?)?.0, value(args.first()?)?, Amo::Swap),
        "cas" => (first, value(args.get(1)?)?, Amo::Compare(first?)),
        s => {
            let op = match &s[2..] {
                "add" => Amo::Apply(Word::Add),
                "eor" => Amo::Apply(Word::Xor),
                "set" => Amo::Apply(Word::Or),
                _ => Amo::Clear,
            };
            let dst = if store_only { None } else { register(args.get(1)?)?.0 };
            (dst, value(args.first()?)?, op)
        }
    };
    let unread = if dst.is_none() { attr("NoRet") } else { 0 };
    let load = attr("X") | unread | if acquire { attr("A") } else { 0 };
    let store = attr("X") | if release { attr("L") } else { 0 };
    let amo = Ir::Amo { dst, addr, size, op, value, load, store };
    Some(before.into_iter().chain([amo]).collect())
}

/// gcc's functions for machines with or without atomic instructions, which it calls unless
/// told otherwise: `__aarch64_swp4_acq` and the like, as the atomic instruction. Without
/// these instructions the machine has an exclusive pair, which orders as much or more.
pub(super) fn helper(name: &str) -> Option<Ir> {
    let (what, order) = name.trim().strip_prefix("__aarch64_")?.split_once('_')?;
    let size: u8 = what.get(what.len().checked_sub(1)?..)?.parse().ok()?;
    let (acquire, release) = match order {
        "relax" => (false, false),
        "acq" => (true, false),
        "rel" => (false, true),
        "acq_rel" | "sync" => (true, true),
        _ => return None,
    };
    let op = match &what[..what.len() - 1] {
        "cas" => Amo::Compare(0),
        "swp" => Amo::Swap,
        "ldadd" => Amo::Apply(Word::Add),
        "ldeor" => Amo::Apply(Word::Xor),
        "ldset" => Amo::Apply(Word::Or),
        "ldclr" => Amo::Clear,
        _ => return None,
    };
    let (value, base) = if op == Amo::Compare(0) { (1, 2) } else { (0, 1) };
    let load = attr("X") | if acquire { attr("A") } else { 0 };
    let store = attr("X") | if release { attr("L") } else { 0 };
    let addr = Addr { base: Some(base), ..Addr::default() };
    [1, 2, 4, 8].contains(&size).then_some(Ir::Amo {
        dst: Some(0),
        addr,
        size,
        op,
        value: V::Reg(value),
        load,
        store,
    })
}

/// `[x0]`, `[x0, #8]`, `[x0, x1, lsl #3]`, `[x0, :lo12:x]`, `[sp, #-16]!`, `[sp], #16`:
/// the address, what happens before the access and what after it.
fn address(args: &[&str]) -> Option<(Addr, Vec<Ir>, Vec<Ir>)> {
    let text = args.first()?.trim();
    let (inner, pre) = match text.strip_suffix('!') {
        Some(t) => (t.strip_prefix('[')?.strip_suffix(']')?, true),
        None => (text.strip_prefix('[')?.strip_suffix(']')?, false),
    };
    let parts = arguments(inner);
    let base = register(parts.first()?)?.0?;
    let mut addr = Addr { base: Some(base), ..Addr::default() };
    if let Some(second) = parts.get(1) {
        match register(second) {
            None => match value(second)? {
                V::Imm(n) => addr.disp = n,
                _ => return None,
            },
            Some((r, w)) => {
                let mut scale = 1;
                if let Some(m) = parts.get(2) {
                    let m = m.to_ascii_lowercase();
                    let (kind, n) = m.split_once(char::is_whitespace).unwrap_or((&m, "0"));
                    scale = 1i64.checked_shl(number(n)? as u32)?;
                    match kind {
                        "lsl" => {}
                        "sxtw" => addr.narrow = Some(true),
                        "uxtw" => addr.narrow = Some(false),
                        _ => return None,
                    }
                } else if w == 32 {
                    return None;
                }
                addr.index = Some((r?, scale));
            }
        }
    }
    let shift = |by: i64| {
        let (a, b) = (V::Reg(base), V::Imm(by));
        Ir::Alu { op: Word::Add, dst: base, a, b, w: 64, merge: false }
    };
    if pre {
        let by = std::mem::take(&mut addr.disp);
        return Some((addr, vec![shift(by)], vec![]));
    }
    match args.get(1) {
        Some(by) => Some((addr, vec![], vec![shift(number(by)?)])),
        None => Some((addr, vec![], vec![])),
    }
}
