//! Memory that nobody writes once others can reach it.
//!
//! Lock-free code fills a node, publishes it, and from then on reads it only.
//! Nobody can tell when such a read happens (a plain one; loops that wait are
//! made of others), so it needs no place of its own among the steps of a run: a
//! thread reads on in the same step, a load with reads behind it can be one step
//! with its exchange (`cas_loops`), and no such read has to be remembered
//! (`happens_before`).
//!
//! Which memory that is nobody knows before the search, so it is guessed: a
//! small search sees what is written after it was published ([`Written`]), and
//! the rest is taken for settled. The search proper looks at every write. One
//! that the guess has left out makes it worthless, and the search is to be made
//! again without ([`MachineModel::guessed_wrong`]). None means that the guess
//! was right: take the first step, of all runs of the program, that writes to
//! settled memory. Before it, reads of settled memory were independent of
//! whatever others did, so the search has a run with the same steps in another
//! order, and has seen the write.
//!
//! For that argument it must not depend on the order of independent steps
//! whether a write counts. Whether several threads can reach an object *now*
//! does: who has read a pointer for the last time does not reach the object any
//! more. Whether it was ever published does not, for that is a step of its own
//! before anybody else's read; so objects remember it ([`Obj::known`]). Writes
//! of a thread that has joined all others do not count, nor did they ever
//! happen beside anything. The end of an object's life is a write to all of it.
//!
//! Places are objects and offsets; objects made at run time are taken for one
//! another if they were allocated at one place in the code. Used for faults
//! only, where threads cannot be told apart by a look ahead (`lookahead`).
//!
//! [`Obj::known`]: crate::state::Obj::known

use crate::access::Access;
use crate::code::Code;
use crate::exec::Exec;
use crate::hash::Quick;
use crate::memory::Spot;
use crate::model::MachineModel;
use crate::presearch::{Look, Presearch};
use crate::state::{Kind, State, Status};
use std::collections::HashMap;

/// The guess is also made from runs at random, one for so many states, of so
/// many steps at most.
const STATES_PER_WALK: usize = 20;
const MAX_WALK: usize = 2_000;
/// States that all walks make together, for each of the look's.
const MADE_PER_STATE: usize = 20;
/// Walks without news after which there will be none.
const QUIET_WALKS: usize = 16;

/// Ranges of one class of objects beyond which all of it counts as written.
const MAX_RANGES: usize = 64;

/// A global, or all that is made at one place in the code.
pub(crate) type Class = (u8, u32);

/// Places that are written after they became known to others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// By class: sorted ranges that do not touch.
    ranges: HashMap<Class, Vec<(u32, u32)>, Quick>,
}

impl Written {
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Whether anything between is written.
    pub(crate) fn meets(&self, class: Class, lo: u32, hi: u32) -> bool {
        self.ranges.get(&class).is_some_and(|r| r.iter().any(|r| r.0 < hi && lo < r.1))
    }

    /// Whether all between is.
    pub(crate) fn covers(&self, class: Class, lo: u32, hi: u32) -> bool {
        self.ranges.get(&class).is_some_and(|r| r.iter().any(|r| r.0 <= lo && hi <= r.1))
    }

    pub(crate) fn extend(&mut self, o: &Written) {
        let all = o.ranges.iter().flat_map(|(c, ranges)| ranges.iter().map(move |r| (*c, *r)));
        all.for_each(|(class, (lo, hi))| self.add(class, lo, hi));
    }

    pub(crate) fn add(&mut self, class: Class, lo: u32, hi: u32) {
        let ranges = self.ranges.entry(class).or_default();
        let near = |r: &(u32, u32)| r.0 <= hi && lo <= r.1;
        let (lo, hi) = ranges
            .iter()
            .filter(|r| near(r))
            .fold((lo, hi), |(lo, hi), r| (lo.min(r.0), hi.max(r.1)));
        ranges.retain(|r| !near(r));
        let at = ranges.partition_point(|r| r.0 < lo);
        ranges.insert(at, (lo, hi));
        if ranges.len() > MAX_RANGES {
            *ranges = vec![(0, u32::MAX)];
        }
    }
}

pub(crate) fn class(code: &Code, st: &State, id: u32) -> Class {
    if id <= code.n_statics {
        return (0, id);
    }
    let obj = st.obj(id);
    match obj.kind {
        Kind::Heap | Kind::Freed if obj.context != 0 => (3, obj.context),
        Kind::Heap | Kind::Freed => (1, obj.site),
        _ => (2, obj.site),
    }
}

impl Exec<'_> {
    /// Whether nobody writes to a place while others know of it.
    pub fn is_settled(&self, a: &Access) -> bool {
        let settled = |w: &Written| !w.meets(class(self.code, &self.st, a.obj), a.lo, a.hi);
        self.code.written.as_ref().is_some_and(settled)
    }

    /// Notes a write of `n` bytes, if it counts and is not known of.
    pub(crate) fn note_write(&mut self, spot: Spot, n: usize) {
        if self.code.release_fences {
            self.st.obj_mut(spot.id).fenced = false;
        }
        if self.noting || self.traced.is_some() {
            let start = if spot.large { 0 } else { self.st.obj(spot.id).start };
            let lo = spot.at as u32 - start;
            if let Some(traced) = &mut self.traced {
                traced.push((spot.id, lo, lo + n as u32));
            }
            if self.noting {
                self.note_change(spot.id, lo, lo + n as u32);
            }
        }
    }

    /// Notes that some bytes of an object are not what they were.
    pub(crate) fn note_change(&mut self, id: u32, lo: u32, hi: u32) {
        let obj = self.st.obj(id);
        if lo == hi || id > self.code.n_statics && !obj.shared && !obj.known {
            return;
        }
        let beside =
            |(t, th): (usize, &crate::state::Thread)| t != self.t && th.status != Status::Free;
        if !self.code.detaches && !self.st.threads.iter().enumerate().any(beside) {
            return;
        }
        let class = class(self.code, &self.st, id);
        if !self.code.written.as_ref().is_some_and(|w| w.covers(class, lo, hi)) {
            self.wrote.push((class, lo, hi));
        }
    }

    /// Notes the objects that are over since `before` and were not noted yet: it was the
    /// thread that runs now.
    pub(crate) fn note_ends(&mut self, before: &State) {
        for i in self.code.n_statics as usize..self.st.objs.len() {
            let was = before.objs.get(i).is_none_or(|o| o.kind.is_alive());
            let obj = self.st.objs[i];
            if was && !obj.kind.is_alive() && !self.ended.contains(&(i as u32 + 1)) {
                self.ended.push(i as u32 + 1);
                self.note_change(i as u32 + 1, 0, obj.size);
                self.note_end_of_hand(i as u32 + 1);
            }
        }
    }
}

/// A write that counts: see [`Exec::wrote`].
pub type Wrote = (Class, u32, u32);

impl MachineModel {
    /// Whether something was written that the model took for settled, so that
    /// "nothing found" says nothing. Ask after a search.
    pub fn guessed_wrong(&self) -> bool {
        let news = || !self.findings.surprises().is_empty() || !self.findings.disputes().is_empty();
        self.findings.was_told_wrong() || self.code.written.is_some() && news()
    }

    /// Guesses what is settled, from some of the states.
    pub(crate) fn guess_settled(&mut self, by: &mut dyn Presearch) {
        self.code.keeps_known = true;
        self.plan.noting = true;
        let (seen, _) = self.look_for_news(by);
        let written = std::mem::take(&mut *self.findings.surprises());
        // Where something is wrong, the search had better be as it was here.
        let right = seen != Look::Fault;
        self.code.keeps_known = right || self.plan.tracks;
        self.plan.noting = right;
        self.code.written = right.then_some(written);
        if right {
            self.guess_hands(by);
        }
    }

    /// A small search, and if it does not see everything walks at random.
    /// How many states it took, too; walks count as one more than the most.
    pub(crate) fn look_for_news(&self, by: &mut dyn Presearch) -> (Look, usize) {
        let limit = self.options.settle;
        let (seen, n_states) = by.look(self, limit);
        if seen == Look::Unknown {
            self.walk_for_news(by, limit / STATES_PER_WALK);
        }
        (seen, n_states)
    }

    /// Walks at random until many walks in a row have shown nothing new.
    fn walk_for_news(&self, by: &mut dyn Presearch, n_walks: usize) {
        let news = || (self.findings.surprises().clone(), self.findings.disputes().clone());
        let (mut seen, mut quiet, mut made) = (news(), 0, 0);
        for seed in 0..n_walks as u64 {
            made += by.walk(self, seed, MAX_WALK);
            let now = news();
            if now == seen {
                quiet += 1;
            } else {
                (seen, quiet) = (now, 0);
            }
            if quiet >= QUIET_WALKS || made > self.options.settle * MADE_PER_STATE {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_that_touch_are_one() {
        let (mut w, x) = (Written::default(), (1, 7));
        for (lo, hi) in [(8, 12), (0, 4), (20, 24), (4, 8)] {
            w.add(x, lo, hi);
        }
        assert_eq!(w.ranges[&x], [(0, 12), (20, 24)]);
        assert!(w.covers(x, 2, 12) && !w.covers(x, 2, 13) && !w.covers((0, 7), 2, 12));
        assert!(w.meets(x, 11, 20) && !w.meets(x, 12, 20) && w.meets(x, 0, 99));
        w.add(x, 10, 21);
        assert_eq!(w.ranges[&x], [(0, 24)]);
    }

    #[test]
    fn of_many_ranges_all_is_written() {
        let mut w = Written::default();
        (0..=MAX_RANGES as u32).for_each(|i| w.add((1, 0), i * 8, i * 8 + 4));
        assert!(w.covers((1, 0), 5, 1 << 20));
    }
}
