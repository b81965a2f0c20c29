//! Shared variables as each thread by itself sees them: with every value that
//! anybody ever writes there.

use super::{Cell, Explorer, MAX_VALUES, Place};
use crate::access::Access;
use crate::state::State;
use crate::value::Val;

impl Explorer<'_> {
    /// The number of a place, new if it is; `None` if it cuts another.
    pub(super) fn place(&mut self, a: &Access) -> Option<u32> {
        let place = Place { obj: a.obj, lo: a.lo, hi: a.hi };
        if let Some(&c) = self.places.get(&place) {
            return Some(c);
        }
        let list = self.by_object.entry(a.obj).or_default();
        if list.iter().any(|c| c.0 < a.hi && a.lo < c.1) {
            return None;
        }
        let c = self.cells.len() as u32;
        list.push((a.lo, a.hi, c));
        self.places.insert(place, c);
        self.cells.push(Cell::default());
        Some(c)
    }

    pub(super) fn mark(&mut self, n: u32, c: u32, write: bool) {
        let own = &mut self.nodes[n as usize].own;
        let set = if write { &mut own.writes } else { &mut own.reads };
        let word = c as usize / 64;
        set.resize(set.len().max(word + 1), 0);
        set[word] |= 1 << (c % 64);
    }

    /// A load, store or exchange of a shared variable, with every value that
    /// it may find there.
    pub(super) fn access(&mut self, n: u32, a: &Access, choices: u32) -> Option<()> {
        if a.obj > self.code.n_statics {
            return None;
        }
        let c = self.place(a)?;
        let w = ((a.hi - a.lo) * 8) as u8;
        let ptr = Val::pointer(a.obj, a.lo as u64);
        if self.cells[c as usize].values.is_empty() {
            self.load(n);
            let spot = self.e.find(ptr, (a.hi - a.lo) as u64, false).ok()?;
            let v = self.e.read(spot, w).ok()?;
            self.cells[c as usize].values.push(v);
        }
        if !self.cells[c as usize].readers.contains(&n) {
            self.cells[c as usize].readers.push(n);
        }
        self.mark(n, c, false);
        // What it did with the values of earlier visits it would do again.
        while self.nodes[n as usize].n_read < self.cells[c as usize].values.len() {
            let v = self.cells[c as usize].values[self.nodes[n as usize].n_read];
            self.nodes[n as usize].n_read += 1;
            for choice in 0..choices {
                self.access_with(n, c, ptr, w, v, choice)?;
            }
        }
        Some(())
    }

    fn access_with(&mut self, n: u32, c: u32, ptr: Val, w: u8, v: Val, choice: u32) -> Option<()> {
        self.load(n);
        let t = self.e.t;
        let spot = self.e.find(ptr, w as u64 / 8, true).ok()?;
        self.e.write(spot, w, v).ok()?;
        let writes = self.e.next(t).accesses().iter().any(|a| a.write);
        self.e.choice = choice;
        if self.e.step().is_err() {
            return Some(());
        }
        if writes {
            self.mark(n, c, true);
            let new = self.e.read(spot, w).ok()?;
            self.add_value(c, new)?;
        }
        self.arrive(n)
    }

    pub(super) fn add_value(&mut self, c: u32, v: Val) -> Option<()> {
        let cell = &mut self.cells[c as usize];
        if cell.values.contains(&v) {
            return Some(());
        }
        if cell.values.len() >= MAX_VALUES || State::is_object(v.obj) && v.obj > self.code.n_statics
        {
            return None;
        }
        cell.values.push(v);
        for r in cell.readers.clone() {
            if !std::mem::replace(&mut self.queued[r as usize], true) {
                self.work.push_back(r);
            }
        }
        Some(())
    }
}
