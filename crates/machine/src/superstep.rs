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
    /// The objects of the state that all sequences begin in.
    n_objs: u32,
}

impl Tables {
    pub fn start(&mut self, next: &[Option<Next>], n_objs: usize) {
        self.n_objs = n_objs as u32;
        self.entries.iter_mut().for_each(Vec::clear);
        self.entries.resize_with(self.entries.len().max(next.len()), Vec::new);
        for (t, n) in next.iter().enumerate() {
            self.entries[t].extend(n.iter().copied());
        }
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
        for (k, table) in self.entries.iter().enumerate() {
            let Some((last, before)) = table.split_last().filter(|_| k != t) else { continue };
            if before.iter().any(|entry| next.conflicts(entry)) {
                return Conflict::PreStop;
            }
            if next.conflicts(last) {
                answer = Conflict::PostStop;
            }
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
        self.entries[t].push(next);
    }

    /// How long the sequence of a thread is.
    pub fn len_of(&self, t: usize) -> usize {
        self.entries.get(t).map_or(0, Vec::len)
    }

    /// Makes it so long again.
    pub fn cut(&mut self, t: usize, n: usize) {
        self.entries[t].truncate(n);
    }

    /// An instruction without what it does to objects that its sequence has made.
    pub fn of_all(&self, next: &Next) -> Next {
        next.without(|a| self.is_own(a))
    }

    fn is_own(&self, a: &Access) -> bool {
        a.obj > self.n_objs && a.obj != THREADS
    }
}
