//! Accesses of AArch64: loads and stores, pairs, the atomics of ARMv8.1, the functions
//! that gcc calls for them, and addresses.
//!
//! A pair is two accesses. Those of `ldp` and `stp` are in no order of their own; the
//! ordered pairs `ldiapp` and `stilp` (FEAT_LRCPC3) are two acquires and two releases,
//! which puts the first before the second.

use super::{A64, low_part, register};
use crate::ir::*;
use crate::text::{arguments, number};
use heddle_memmodel::{Word, attr};

/// Name without its size, whether it loads, its order, whether it is exclusive.
type Single = (&'static str, bool, &'static str, bool);

const SINGLE: [Single; 13] = [
    ("ldapur", true, "Q", false),
    ("ldapr", true, "Q", false),
    ("ldaxr", true, "A", true),
    ("ldxr", true, "", true),
    ("ldar", true, "A", false),
    ("ldur", true, "", false),
    ("ldr", true, "", false),
    ("stlur", false, "L", false),
    ("stlxr", false, "L", true),
    ("stxr", false, "", true),
    ("stlr", false, "L", false),
    ("stur", false, "", false),
    ("str", false, "", false),
];

/// Name, whether it loads, whether it extends a sign, its order.
const PAIRS: [(&str, bool, bool, &str); 7] = [
    ("ldp", true, false, ""),
    ("ldnp", true, false, ""),
    ("ldpsw", true, true, ""),
    ("ldiapp", true, false, "Q"),
    ("stp", false, false, ""),
    ("stnp", false, false, ""),
    ("stilp", false, false, "L"),
];

/// What atomic instructions do, behind `ld` and `st`.
const UPDATES: [(&str, Amo); 8] = [
    ("add", Amo::Apply(Word::Add)),
    ("eor", Amo::Apply(Word::Xor)),
    ("set", Amo::Apply(Word::Or)),
    ("clr", Amo::Clear),
    ("smax", Amo::Apply(Word::SMax)),
    ("smin", Amo::Apply(Word::SMin)),
    ("umax", Amo::Apply(Word::UMax)),
    ("umin", Amo::Apply(Word::UMin)),
];

fn order(name: &str) -> u64 {
    if name.is_empty() { 0 } else { attr(name) }
}

/// Where an access goes, and what becomes of the base register before and after it.
struct Place {
    addr: Addr,
    before: Option<i64>,
    after: Option<i64>,
}

impl A64<'_, '_> {
    /// A load, a store or an atomic; whether it is one of them.
    pub(super) fn memory(&mut self, name: &str) -> Option<bool> {
        if let Some(got) = self.arg(1).filter(|a| name == "ldr" && a.contains(":got_lo12:")) {
            // The word in the global offset table holds the symbol's address.
            let sym = got.split(":got_lo12:").nth(1)?.trim_end_matches(']').trim();
            let dst = self.dst(0)?.0;
            self.s.set(dst, V::Sym(sym.to_string(), 0), 64);
            return Some(true);
        }
        if let Some(&row) = PAIRS.iter().find(|p| p.0 == name) {
            self.pair(row)?;
            return Some(true);
        }
        if let Some((row, size, signed)) = single(name) {
            self.single(row, size, signed)?;
            return Some(true);
        }
        self.atomic(name)
    }

    fn single(&mut self, (_, load, name, exclusive): Single, size: u8, signed: bool) -> Option<()> {
        // An exclusive store has its answer's register first.
        let first = (!load && exclusive) as usize;
        let w = self.register(first)?.1;
        let size = if size == 0 { w / 8 } else { size };
        let attrs = order(name) | if exclusive { attr("X") } else { 0 };
        let place = self.place(first + 1)?;
        self.shift(&place.addr, place.before);
        let addr = place.addr.clone();
        if load {
            let dst = self.dst(0)?.0;
            let addr = self.kept(&place, &[dst]);
            let signed = signed.then_some(w);
            self.s.push(Op::Load { dst, addr, size, attrs, link: exclusive, signed });
        } else if exclusive {
            let (dst, value) = (self.dst(0)?.0, self.value(1)?);
            self.s.push(Op::StoreExcl { dst, addr, size, value, attrs, early: true });
        } else {
            let value = self.value(0)?;
            self.s.push(Op::Store { addr, size, value, attrs });
        }
        self.shift(&place.addr, place.after);
        Some(())
    }

    fn pair(&mut self, (_, load, signed, name): (&str, bool, bool, &str)) -> Option<()> {
        let w = self.register(0)?.1;
        let (size, attrs) = (if signed { 4 } else { w / 8 }, order(name));
        let place = self.place(2)?;
        self.shift(&place.addr, place.before);
        let addr = if load {
            let both = [self.dst(0)?.0, self.dst(1)?.0];
            self.kept(&place, &both)
        } else {
            place.addr.clone()
        };
        for k in 0..2 {
            let addr =
                Addr { disp: addr.disp.wrapping_add(k as i64 * size as i64), ..addr.clone() };
            let op = if load {
                let (dst, signed) = (self.dst(k)?.0, signed.then_some(64));
                Op::Load { dst, addr, size, attrs, link: false, signed }
            } else {
                Op::Store { addr, size, value: self.value(k)?, attrs }
            };
            self.s.push(op);
        }
        self.shift(&place.addr, place.after);
        Some(())
    }

    /// The address to load from: a copy of the base where that is loaded as well.
    fn kept(&mut self, place: &Place, loaded: &[R]) -> Addr {
        let mut addr = place.addr.clone();
        if let Some(base) = addr.base.filter(|b| loaded.contains(b) && loaded.len() > 1) {
            let copy = self.s.temp();
            self.s.set(copy, base, 64);
            addr.base = Some(copy);
        }
        addr
    }

    fn shift(&mut self, addr: &Addr, by: Option<i64>) {
        if let (Some(by), Some(base)) = (by, addr.base) {
            self.s.to(Word::Add, base, base, V::Imm(by), 64);
        }
    }

    /// `swp`, `cas`, `ld<op>`, `st<op>` with their `a`, `l`, `al`, `b`, `h` forms.
    fn atomic(&mut self, name: &str) -> Option<bool> {
        let (stem, op) = if let Some(rest) = name.strip_prefix("swp") {
            (rest, Amo::Swap)
        } else if let Some(rest) = name.strip_prefix("cas") {
            (rest, Amo::Compare(V::Imm(0)))
        } else {
            let Some(rest) = name.strip_prefix("ld").or(name.strip_prefix("st")) else {
                return Some(false);
            };
            let Some((what, op)) = UPDATES.iter().find(|u| rest.starts_with(u.0)) else {
                return Some(false);
            };
            (&rest[what.len()..], op.clone())
        };
        let (letters, bytes) = match (stem.strip_suffix('b'), stem.strip_suffix('h')) {
            (Some(rest), _) => (rest, 1),
            (_, Some(rest)) => (rest, 2),
            _ => (stem, 0),
        };
        let store_only = name.starts_with("st");
        let (acquire, release) = match letters {
            "" => (false, false),
            "a" if !store_only => (true, false),
            "l" => (false, true),
            "al" if !store_only => (true, true),
            _ => return None,
        };
        let (first, w) = self.register(0)?;
        let size = if bytes == 0 { w / 8 } else { bytes };
        let place = self.place(if store_only { 1 } else { 2 })?;
        if place.before.or(place.after).is_some() {
            return None;
        }
        let compares = matches!(op, Amo::Compare(_));
        let (dst, value, op) = match op {
            Amo::Compare(_) => {
                (first, self.value(1)?, Amo::Compare(first.map_or(V::Imm(0), V::Reg)))
            }
            _ if store_only => (None, self.value(0)?, op),
            _ => (self.register(1)?.0, self.value(0)?, op),
        };
        // Without a result there is nothing to acquire (not so for `cas`).
        let unread = dst.is_none() && !compares;
        let load = attr("X") | if unread { attr("NoRet") } else { 0 };
        let load = load | if acquire && !unread { attr("A") } else { 0 };
        let store = release_of(release, acquire && !unread);
        self.s.push(Op::Amo { dst, addr: place.addr, size, op, value, load, store });
        Some(true)
    }

    /// `[x0]`, `[x0, #8]`, `[x0, x1, lsl #3]`, `[x0, w1, sxtw #2]`, `[x0, :lo12:x]`,
    /// `[sp, #-16]!`, `[sp], #16`.
    fn place(&mut self, at: usize) -> Option<Place> {
        if self.args.len() > at + 2 {
            return None;
        }
        let text = self.arg(at)?.trim();
        let (text, pre) = match text.strip_suffix('!') {
            Some(t) => (t.trim_end(), true),
            None => (text, false),
        };
        let parts = arguments(text.strip_prefix('[')?.strip_suffix(']')?);
        let base = match register(parts.first()?) {
            Some((base, 64)) => base?,
            Some(_) => return None,
            None => self.names.pseudo(parts[0])?,
        };
        let mut addr = Addr::at(base, 0);
        if let Some(by) = self.arg(at + 1) {
            let after = Some(number(by).filter(|_| parts.len() == 1 && !pre)?);
            return Some(Place { addr, before: None, after });
        }
        let Some(second) = parts.get(1) else {
            return (!pre).then_some(Place { addr, before: None, after: None });
        };
        if let Some(n) = number(second).or_else(|| low_part(second)) {
            if parts.len() > 2 {
                return None;
            }
            if pre {
                return Some(Place { addr, before: Some(n), after: None });
            }
            addr.disp = n;
            return Some(Place { addr, before: None, after: None });
        }
        let (index, w) =
            register(second).or_else(|| Some((Some(self.names.pseudo(second)?), 64)))?;
        let modifier =
            parts.get(2).map_or("lsl #0".into(), |m| m.to_ascii_lowercase().replace('#', " #"));
        let (kind, n) = modifier.split_once(char::is_whitespace).unwrap_or((&modifier, "0"));
        let scale = 1 << number(n).filter(|n| (0..=4).contains(n))?;
        addr.narrow = match (kind, w) {
            ("lsl" | "sxtx", 64) => None,
            ("sxtw", _) => Some(true),
            ("uxtw", _) => Some(false),
            _ => return None,
        };
        addr.index = index.map(|r| (r, scale));
        (!pre && parts.len() <= 3).then_some(Place { addr, before: None, after: None })
    }
}

/// The row of a load or store of one register, the bytes that its name says (0 for as many
/// as the register has), and whether it extends a sign.
fn single(name: &str) -> Option<(Single, u8, bool)> {
    let &row = SINGLE.iter().find(|s| name.starts_with(s.0))?;
    let (size, signed) = match (&name[row.0.len()..], row.1 && !row.3) {
        ("", _) => (0, false),
        ("b", _) => (1, false),
        ("h", _) => (2, false),
        ("sb", true) => (1, true),
        ("sh", true) => (2, true),
        ("sw", true) => (4, true),
        _ => return None,
    };
    Some((row, size, signed))
}

/// gcc's functions for machines with or without atomic instructions, which it calls unless
/// told otherwise: `__aarch64_swp4_acq` and the like, as the atomic instruction. Without
/// these instructions the machine has an exclusive pair, which orders as much or more.
pub(super) fn helper(name: &str) -> Option<Op> {
    let (what, order) = name.trim().strip_prefix("__aarch64_")?.split_once('_')?;
    let (what, size) = what.split_at_checked(what.len().checked_sub(1)?)?;
    let size: u8 = size.parse().ok().filter(|s| [1, 2, 4, 8].contains(s))?;
    let (acquire, release) = match order {
        "relax" => (false, false),
        "acq" => (true, false),
        "rel" => (false, true),
        "acq_rel" | "sync" => (true, true),
        _ => return None,
    };
    let (op, value, base) = match what {
        "cas" => (Amo::Compare(V::Reg(0)), 1, 2),
        "swp" => (Amo::Swap, 0, 1),
        _ => {
            let (_, op) = UPDATES.iter().find(|u| Some(u.0) == what.strip_prefix("ld"))?;
            (op.clone(), 0, 1)
        }
    };
    let load = attr("X") | if acquire { attr("A") } else { 0 };
    let store = release_of(release, acquire);
    let addr = Addr::at(base, 0);
    Some(Op::Amo { dst: Some(0), addr, size, op, value: V::Reg(value), load, store })
}

/// The attributes of an atomic instruction's store.
fn release_of(release: bool, acquire: bool) -> u64 {
    let both = if acquire { attr("AL") } else { 0 };
    attr("X") | if release { attr("L") | both } else { 0 }
}
