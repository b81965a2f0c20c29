//! The data of a file, cut into the cells that threads access.

use super::Unit;
use super::text::{Object, Value};
use heddle_memmodel::{Instr, Operand, Thread};
use std::collections::{BTreeMap, BTreeSet};

/// Where each object of data begins. What code reaches from an anchor lies in its section
/// as the file has it; everything else is far from everything else.
pub(super) fn place_objects(unit: &Unit) -> BTreeMap<String, i64> {
    let mut at = 0x1000;
    let mut out = BTreeMap::new();
    let mut room = |size: i64| {
        let here = at;
        at += (size.max(1) + 0x1fff) & !0xfff;
        here
    };
    let mut sections: BTreeMap<&str, i64> = BTreeMap::new();
    for (section, _) in unit.anchors.values() {
        let inside =
            |o: &Object| o.place.as_ref().filter(|p| p.0 == *section).map(|p| p.1 + o.size);
        let size = unit.objects.values().filter_map(inside).max().unwrap_or(0);
        sections.entry(section).or_insert_with(|| room(size));
    }
    for (name, o) in &unit.objects {
        let anchored = o.place.as_ref().and_then(|(s, at)| Some(sections.get(s.as_str())? + at));
        out.insert(name.clone(), anchored.unwrap_or_else(|| room(o.size)));
    }
    for (name, (section, off)) in &unit.anchors {
        out.insert(name.clone(), sections[section.as_str()] + off);
    }
    out
}

/// The accesses that the code makes to shared memory.
#[derive(Default)]
pub(super) struct Seen {
    /// At a place that is known: address and size.
    pub known: BTreeSet<(i64, u8)>,
    /// Sizes of the others.
    pub sizes: BTreeSet<u8>,
    /// The others that go through a pointer to an object: offset and size.
    pub fields: BTreeSet<(i64, u8)>,
}

impl Seen {
    /// The accesses of threads whose constants are followed.
    pub(super) fn of(threads: &[Thread]) -> Seen {
        let mut seen = Seen::default();
        let all = threads.iter().flat_map(|t| t.code.instrs.iter().zip(&t.code.marks));
        for (instr, mark) in all {
            let (Instr::Load { addr, off, .. }
            | Instr::Store { addr, off, .. }
            | Instr::StoreExcl { addr, off, .. }
            | Instr::Rmw { addr, off, .. }) = *instr
            else {
                continue;
            };
            match addr {
                Operand::Imm(at) => drop(seen.known.insert((at.wrapping_add(off), mark.size))),
                Operand::Reg(_) => {
                    seen.sizes.insert(mark.size);
                    seen.fields.insert((off, mark.size));
                }
            }
        }
        seen
    }

    /// What is accessed at a place of an object: the size that is known, otherwise the
    /// largest of those that pointers to such objects reach there.
    fn at(&self, base: i64, off: i64, size: i64) -> Option<i64> {
        let known = self.known.iter().filter(|k| k.0 == base + off).map(|k| k.1).min();
        let fits = |f: &&(i64, u8)| f.0 == off && off + f.1 as i64 <= size;
        let field = || self.fields.iter().filter(fits).map(|f| f.1).max();
        known.or_else(field).map(i64::from)
    }

    /// Where the next access of an object begins.
    fn next(&self, base: i64, off: i64, size: i64) -> i64 {
        let known = self.known.iter().map(|k| k.0 - base);
        let fields = self.fields.iter().map(|f| f.0);
        known.chain(fields).filter(|&at| at > off).min().unwrap_or(size)
    }
}

pub(super) struct Cell {
    pub name: String,
    pub address: i64,
    pub size: u8,
    pub init: i64,
}

/// Words of shared data that a program may have.
pub(super) const MAX_CELLS: usize = 64;

/// Cuts the data into cells by the accesses that were seen; no further than the first
/// that is too many.
pub(super) fn cells(unit: &Unit, places: &BTreeMap<String, i64>, seen: &Seen) -> Vec<Cell> {
    let mut out = Vec::new();
    for (name, o) in &unit.objects {
        let base = places[name];
        let touched = seen.known.iter().any(|k| base <= k.0 && k.0 < base + o.size.max(1));
        // Strings and tables that nobody reads need no cells.
        if !touched && seen.sizes.is_empty() {
            continue;
        }
        let mut off = 0;
        while off < o.size && out.len() <= MAX_CELLS {
            let here = seen.at(base, off, o.size);
            let next = seen.next(base, off, o.size);
            let room = next.min(o.size) - off;
            let fits = |n: &i64| *n <= room && off % n == 0;
            let usual = seen.sizes.iter().rev().map(|&s| s as i64).find(fits);
            let plain = [8, 4, 2, 1].into_iter().find(fits).unwrap_or(1);
            let size = here.filter(|h| off + h <= o.size).or(usual).unwrap_or(plain);
            let address = base + off;
            let single = size == o.size;
            let shown = if single { name.clone() } else { format!("{name}+{off}") };
            let init = initial(o, off, size, places);
            out.push(Cell { name: shown, address, size: size as u8, init });
            off += size;
        }
    }
    out.sort_by_key(|c| c.address);
    out
}

pub(super) fn initial(o: &Object, off: i64, size: i64, places: &BTreeMap<String, i64>) -> i64 {
    let mut value = 0i64;
    for (at, n, v) in &o.init {
        match v {
            Value::Symbol(s, add) if *at == off => return places.get(s).map_or(0, |p| p + add),
            Value::Number(number) => {
                for i in 0..*n as i64 {
                    let byte = number >> (8 * i) & 0xff;
                    let to = at + i - off;
                    if (0..size).contains(&to) {
                        value |= byte << (8 * to);
                    }
                }
            }
            Value::Symbol(..) => {}
        }
    }
    value
}
