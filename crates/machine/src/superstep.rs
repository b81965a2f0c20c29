//! Superstep reduction: how far a thread may go in one step.
//!
//! From Zaks and Joshi, "Verifying multi-threaded C programs with SPIN"
//! (pancam), Section 4. In each state every thread gets a sequence of
//! instructions such that only its last conflicts with anything in the
//! sequences of the others. The access tables hold what is in the sequences so
//! far, the next instruction of each thread to begin with:
//!
//! - no conflict: go on;
//! - a conflict with the last entry of a table: take the instruction and stop
//!   (POST_STOP);
//! - a conflict with an earlier entry: stop before it (PRE_STOP).
//!
//! What we add: blocked threads have their next instruction in the tables too,
//! so that whatever unblocks them ends the sequence; a sequence ends where a
//! thread starts another, and before a choice. Objects that a sequence makes are
//! its own: those of another may have the same numbers.

use crate::access::{Access, Next, THREADS};
use crate::exec::can_race;
use crate::options::Races;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    Continue,
    PostStop,
    PreStop,
}

/// The access tables of one state.
#[derive(Default)]
pub struct Tables {
    /// By thread; empty for those that do not run.
    entries: Vec<Vec<Next>>,
    /// All entries in the order in which they came, as far as one access says it.
    spans: Vec<Span>,
    /// By thread: its last entry there.
    last: Vec<usize>,
    /// The objects of the state that all sequences begin in.
    n_objs: u32,
    /// Some thread's next access is one that could race.
    pub may_race: bool,
}

/// An entry that makes one access, or none.
#[derive(Clone, Copy)]
struct Span {
    obj: u32,
    lo: u32,
    hi: u32,
    t: u16,
    write: bool,
    /// There is more to it.
    more: bool,
    /// Its place among the entries of its thread.
    at: u32,
}

impl Span {
    fn new(t: usize, at: usize, next: &Next) -> Span {
        let &[Access { obj, lo, hi, write, .. }] = next.accesses() else {
            let more = next.is_special() || !next.accesses().is_empty();
            return Span { obj: 0, lo: 0, hi: 0, t: t as u16, write: false, more, at: at as u32 };
        };
        let write = write || next.brings_exchange;
        Span { obj, lo, hi, t: t as u16, write, more: next.is_special(), at: at as u32 }
    }

    fn conflicts(&self, o: &Span) -> bool {
        self.obj == o.obj && self.lo < o.hi && o.lo < self.hi && (self.write || o.write)
    }
}

impl Tables {
    pub fn start(&mut self, next: &[Option<Next>], n_objs: usize, races: Races) {
        self.n_objs = n_objs as u32;
        self.may_race = false;
        self.entries.iter_mut().for_each(Vec::clear);
        self.entries.resize_with(self.entries.len().max(next.len()), Vec::new);
        self.spans.clear();
        self.last.clear();
        self.last.resize(next.len(), 0);
        for (t, n) in next.iter().enumerate() {
            let Some(n) = n else { continue };
            self.may_race |= n.accesses().iter().any(|a| can_race(a.order, races));
            self.push(t, *n);
        }
    }

    fn push(&mut self, t: usize, next: Next) {
        self.last[t] = self.spans.len();
        self.spans.push(Span::new(t, self.entries[t].len(), &next));
        self.entries[t].push(next);
    }

    /// Whether thread `t` may take `next` as a further instruction.
    pub fn test(&self, t: usize, next: &Next) -> Conflict {
        let mut answer = Conflict::Continue;
        let without;
        let next = match next.accesses().iter().any(|a| self.is_own(a)) {
            true => {
                without = self.of_all(next);
                &without
            }
            false => next,
        };
        let span = Span::new(t, 0, next);
        for (i, s) in self.spans.iter().enumerate() {
            let k = s.t as usize;
            let conflict = match span.more || s.more {
                false => span.conflicts(s),
                true => next.conflicts(&self.entries[k][s.at as usize]),
            };
            if !conflict || k == t {
                continue;
            }
            if self.last[k] != i {
                return Conflict::PreStop;
            }
            answer = Conflict::PostStop;
        }
        answer
    }

    /// The other thread whose table has a conflicting entry, and the entry.
    pub fn conflicts<'a>(
        &'a self,
        t: usize,
        next: &'a Next,
    ) -> impl Iterator<Item = (usize, &'a Next)> {
        let others = self.entries.iter().enumerate().filter(move |e| e.0 != t);
        others.flat_map(move |(k, table)| {
            table.iter().filter(move |e| next.conflicts(e)).map(move |e| (k, e))
        })
    }

    pub fn add(&mut self, t: usize, next: Next) {
        let next = self.of_all(&next);
        self.push(t, next);
    }

    /// How long the sequence of a thread is.
    pub fn len_of(&self, t: usize) -> usize {
        self.entries.get(t).map_or(0, Vec::len)
    }

    /// Makes it so long again, if no other has grown since.
    pub fn cut(&mut self, t: usize, n: usize) {
        let Some(table) = self.entries.get_mut(t).filter(|table| table.len() > n) else { return };
        self.spans.truncate(self.spans.len() - (table.len() - n));
        table.truncate(n);
        let last = self.spans.iter().rposition(|s| s.t as usize == t);
        self.last[t] = last.unwrap_or(0);
    }

    /// An instruction without what it does to objects that its sequence has made.
    pub fn of_all(&self, next: &Next) -> Next {
        next.without(|a| self.is_own(a))
    }

    fn is_own(&self, a: &Access) -> bool {
        a.obj > self.n_objs && a.obj != THREADS
    }
}
