//! The one order of fences (RC11's `psc`), where it is not the order in which they are done.
//!
//! RC11 asks for a total order of sequentially consistent fences such that no access that
//! happens after a later fence comes, in coherence order or by reading, before an access
//! that happens before an earlier one (Lahav et al., PLDI 2017: `psc_F` is acyclic, where
//! fence `F` comes before `G` if `F;(hb | hb;eco;hb);G`). Taking the fences in the order in
//! which a run does them is such an order. But it is not always the only one that counts: a
//! run keeps program order and reads-from, and news can go from a fence of one thread to one
//! of another through a relaxed load and a relaxed store of a third, which is neither
//! happens-before nor a single `eco`. Then the later fence may still come first.
//!
//! So a fence may take its place in the order before it is done: it is *reserved*. Let `F`
//! be reserved and not done, and `G` a fence that comes later in the order and is done.
//!
//! - When `F` is reserved it takes along what the fences before it have seen, and whatever
//!   such a fence that is itself only reserved turns out to have seen. When it is done its
//!   thread sees that, and no more.
//! - What happens after `G` must not come before what happens before `F`. Whoever happens
//!   after such a `G` carries a mark (one more component in each view, for each fence that is
//!   reserved); each of their accesses bounds how far `F` may have seen, and `F` may not
//!   carry the mark itself. Once `F` is done, whoever has the mark sees what `F` has seen.
//!
//! A total order that satisfies this for each pair is one that `psc_F` agrees with, and
//! each such order is taken by some run: reserve, just before a fence is done, those that
//! come before it and are done later. A run that never comes to a reserved fence, or not
//! within its bounds, is dropped; the same run without the reservation is another one.
//!
//! Only where no *access* is in the one order (then see `reach`), and only in programs where
//! news can travel in that way: otherwise both orders of two fences that nothing connects
//! are runs anyway.

use crate::global::{Done, What};
use crate::local::Reached;
use crate::machine::Machine;
use crate::propagation::join;
use crate::rel::{BRANCH, FENCE};
use crate::state::*;

/// Fences that are reserved at a time, at most; more are a gap.
pub(crate) const RESERVED: usize = 4;

/// No bound.
pub(crate) const FREE: u8 = u8::MAX;

impl Reserved {
    fn new(thread: usize, before: Vec<u8>, n_locs: usize) -> Self {
        let free = vec![FREE; n_locs];
        Reserved { thread: thread as u8, before, at_most: free.clone(), below: free }
    }

    /// Whether a thread has seen too much for the place that was taken.
    fn excludes(&self, seen: &[u8]) -> bool {
        let bounds = self.at_most.iter().zip(&self.below);
        seen.iter().zip(bounds).any(|(s, (most, below))| s > most || s >= below)
    }

    /// A store goes in at position `at`.
    pub(crate) fn shift(&mut self, loc: usize, at: usize) {
        for bound in [&mut self.at_most[loc], &mut self.below[loc]] {
            if *bound != FREE && *bound as usize >= at {
                *bound += 1;
            }
        }
    }

    /// The first `cut` positions are dropped: everyone has seen past them.
    pub(crate) fn lower(&mut self, loc: usize, cut: u8) {
        for bound in [&mut self.at_most[loc], &mut self.below[loc]] {
            if *bound != FREE {
                *bound = bound.saturating_sub(cut);
            }
        }
    }
}

impl Machine {
    /// Threads take places in the order for fences that they will come to, just before
    /// another thread does one.
    pub(crate) fn reservations(&self, s: &State, t: usize, emit: &mut dyn FnMut(&Done, &Reached)) {
        if self.layout.slots == 0 || self.ended(s, t) || self.unborn(s, t) {
            return;
        }
        let waits = |e: &Entry| !e.done && self.in_order_of_fences(e);
        let own = s.lists.reserved.iter().filter(|r| r.thread as usize == t).count();
        let ahead = own < self.fences_to_come(s, t);
        let about_to = |u: usize| {
            let own = s.lists.reserved.iter().any(|r| r.thread as usize == u);
            u != t
                && !own
                && s.threads[u]
                    .win
                    .iter()
                    .enumerate()
                    .any(|(k, e)| waits(e) && self.all_over(s, u, k))
        };
        if !ahead || !(0..s.threads.len()).any(about_to) {
            return;
        }
        if s.lists.reserved.len() == self.layout.slots {
            self.hit_reserved();
            return;
        }
        let mut next = s.clone();
        let l = &mut next.lists;
        l.reserved.push(Reserved::new(t, l.global.clone(), self.layout.n_locs));
        if self.lost_its_place(&next) {
            return;
        }
        let what = What::Local("takes its place in the order of fences");
        let kind = self.first_fence(t);
        emit(&Done { thread: t, kind, what }, &Reached::new(next));
    }

    /// How many fences in the one order a thread can still come to.
    fn fences_to_come(&self, s: &State, t: usize) -> usize {
        let th = &s.threads[t];
        let waits = |e: &&Entry| !e.done && self.in_order_of_fences(e);
        self.fences_ahead[t][th.pc as usize] + th.win.iter().filter(waits).count()
    }

    /// The kind of the first fence of a thread, to tell of it.
    fn first_fence(&self, t: usize) -> u16 {
        let fence = |k: &&u16| self.is_ordered_fence(**k);
        self.kind_of[t].iter().find(fence).copied().unwrap_or(0)
    }

    fn is_ordered_fence(&self, kind: u16) -> bool {
        let k = &self.kinds[kind as usize];
        k.class == FENCE && self.model.views.global.is_some_and(|g| k.sets >> g & 1 == 1)
    }

    fn in_order_of_fences(&self, e: &Entry) -> bool {
        self.is_ordered_fence(e.kind)
    }

    /// Whether everything older than instance `k` is done.
    pub(crate) fn all_over(&self, s: &State, t: usize, k: usize) -> bool {
        s.threads[t].win[..k].iter().all(|e| {
            let class = self.class(e);
            class == BRANCH || class != 0 && e.done
        })
    }

    /// A fence of thread `t` is done: it sees what those before it saw, and those after it
    /// will see what it saw. Answers whether it can be.
    pub(crate) fn order_fence(&self, s: &mut State, t: usize) -> bool {
        let n = self.layout.n_locs;
        let l = &mut s.lists;
        let own = l.reserved.iter().position(|r| r.thread as usize == t);
        let Some(at) = own else {
            let global = l.global.clone();
            join(&mut l.seen[t], &global);
            // It comes after all that are reserved.
            (0..l.reserved.len()).for_each(|i| l.seen[t][n + i] = 1);
            l.global.clone_from(&l.seen[t]);
            return true;
        };
        let before = l.reserved[at].before.clone();
        join(&mut l.seen[t], &before);
        (0..at).for_each(|i| l.seen[t][n + i] = 1);
        if l.seen[t][n + at] != 0 || l.reserved[at].excludes(&l.seen[t]) {
            return false;
        }
        let seen = l.seen[t].clone();
        join(&mut l.global, &seen);
        l.reserved[at + 1..].iter_mut().for_each(|r| join(&mut r.before, &seen));
        // Whoever comes after a later fence sees it from here on.
        l.rows(|row| {
            if row[n + at] != 0 {
                join(row, &seen);
            }
        });
        l.reserved.remove(at);
        l.rows(|row| {
            row.remove(n + at);
            row.push(0);
        });
        true
    }

    /// Thread `t` has read, or written, the store at this position: what comes before the
    /// fences that are reserved, and that it comes after, cannot be later than that.
    pub(crate) fn bound_fences(
        &self,
        next: &mut State,
        t: usize,
        loc: usize,
        at: usize,
        writes: bool,
    ) {
        let l = &mut next.lists;
        let marks = &l.seen[t][self.layout.n_locs..];
        for (r, _) in l.reserved.iter_mut().zip(marks).filter(|(_, mark)| **mark != 0) {
            let bound = if writes { &mut r.below[loc] } else { &mut r.at_most[loc] };
            *bound = (*bound).min(at as u8);
        }
    }

    /// Whether a reserved fence can never be done any more.
    pub(crate) fn lost_its_place(&self, s: &State) -> bool {
        let lost = |r: &Reserved| {
            let t = r.thread as usize;
            let own = s.lists.reserved.iter().filter(|o| o.thread == r.thread).count();
            own > self.fences_to_come(s, t) || r.excludes(&s.lists.seen[t])
        };
        s.lists.reserved.iter().any(lost)
    }
}
