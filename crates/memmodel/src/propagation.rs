//! Memory in which stores reach different threads at different times.
//!
//! Per location the stores stand in a list, in coherence order; per thread and
//! location there is how far along the list the thread has seen. A store carries
//! a *view*: how far whoever reads it must have seen elsewhere.
//!
//! McSPIN's `Re[p=>q]` would be a step for each store and each observer. None is
//! needed: that a store reaches `q` matters only when `q` reads it, so the load
//! picks any store from its position on, and sees what travels ahead of it by
//! joining its view. A run with separate reflect steps is the same run with each
//! of them put off to the read that needs it; strong fences push instead of wait,
//! for the same reason.
//!
//! A store goes into its list anywhere after what its thread has seen there and
//! after everything that must precede it: coherence is not arrival order.

use crate::global::{Done, What};
use crate::local::Reached;
use crate::machine::Machine;
use crate::rel::{READ, WRITE};
use crate::state::*;
use crate::store_folding::run_values;

impl Machine {
    /// The ways to perform entry `k`: positions to read from or to insert at.
    pub(crate) fn picks(&self, s: &State, t: usize, k: usize) -> std::ops::Range<usize> {
        let e = &s.threads[t].win[k];
        if !self.layout.views {
            return if self.is_run(e) { 0..run_values(e).count() + 1 } else { 0..1 };
        }
        let loc = e.loc as usize;
        let len = s.lists.lists[loc].len();
        let seen = s.lists.seen[t][loc] as usize;
        // Globally ordered accesses come after the earlier ones of their location; a comparison
        // may be ordered only where it succeeds, or only where it fails.
        let both = |s: u8| {
            let kind = &self.kinds[e.kind as usize];
            kind.sets & kind.failed & 1 << s != 0 && self.class(e) != 0
        };
        let common = self.model.views.global.is_some_and(both);
        let least = if common { s.lists.global[loc] as usize } else { 0 };
        match self.class(e) {
            READ => least.saturating_sub(seen)..len - seen,
            // An atomic update reads the store that it is put behind.
            c if c & READ != 0 => seen.max(least) + 1..len + 1,
            _ => self.first_place(s, t, loc).max(least + 1)..len + 1,
        }
    }

    /// The first position where thread `t` may put a store to `loc`.
    fn first_place(&self, s: &State, t: usize, loc: usize) -> usize {
        let l = &s.lists;
        if self.model.views.carry.is_none() {
            // Nothing is passed on, so only what the thread has seen comes before.
            return l.seen[t][loc] as usize + 1;
        }
        let mut before = l.ahead[t].clone();
        // What must precede, and what must precede that.
        loop {
            let old = before.clone();
            for m in 0..before.len() {
                join(&mut before, &l.dropped[m]);
                for msg in &l.lists[m][..=before[m] as usize] {
                    join(&mut before, &msg.view);
                }
            }
            if before == old {
                break;
            }
        }
        l.seen[t][loc].max(before[loc]) as usize + 1
    }

    /// Whether a store may stand at `at` of its list: not inside an atomic update.
    pub(crate) fn splits(&self, s: &State, loc: usize, at: usize) -> bool {
        s.lists.lists[loc].get(at).is_some_and(|m| m.glued)
    }

    pub(crate) fn read_for_update(&self, s: &State, loc: usize, pick: usize) -> i64 {
        if self.layout.views { s.lists.lists[loc][pick - 1].value } else { s.mem[loc] }
    }

    /// A compare-and-swap that fails only reads the store that it would follow.
    pub(crate) fn read_only(&self, next: &mut State, t: usize, k: usize, pick: usize) {
        let e = next.threads[t].win[k];
        let seen = next.lists.seen[t][e.loc as usize] as usize;
        self.read_as(next, t, k, pick - 1 - seen, self.kinds[e.kind as usize].failed);
    }

    /// Whether an update may follow the store before `pick`: in the one order, if it is a
    /// member, it comes after the earlier ones of its location.
    pub(crate) fn may_follow(
        &self,
        s: &State,
        t: usize,
        k: usize,
        pick: usize,
        fails: bool,
    ) -> bool {
        let e = &s.threads[t].win[k];
        let kind = &self.kinds[e.kind as usize];
        let sets = if fails { kind.failed } else { kind.sets };
        let global = self.model.views.global.is_some_and(|g| sets >> g & 1 == 1);
        !global || pick > s.lists.global[e.loc as usize] as usize
    }

    /// Load `k` reads the store `pick` places past what its thread has seen.
    pub(crate) fn read_view(&self, next: &mut State, t: usize, k: usize, pick: usize) -> i64 {
        let sets = self.sets(&next.threads[t].win[k]);
        self.read_as(next, t, k, pick, sets)
    }

    /// The same as a member of these sets of the model.
    fn read_as(&self, next: &mut State, t: usize, k: usize, pick: usize, sets: u64) -> i64 {
        let e = next.threads[t].win[k];
        let loc = e.loc as usize;
        let old = next.lists.seen[t].clone();
        let at = old[loc] as usize + pick;
        let msg = next.lists.lists[loc][at].clone();
        next.lists.seen[t][loc] = at as u8;
        self.take_view(next, t, sets, &msg.view);
        self.bound_fences(next, t, loc, at, false);
        self.mark_stale(next, t, &old, k);
        msg.value
    }

    /// What reading a store with this view does to the thread's own.
    fn take_view(&self, next: &mut State, t: usize, sets: u64, view: &[u8]) {
        let v = &self.model.views;
        let member = |set: Option<u8>| set.is_some_and(|s| sets >> s & 1 == 1);
        let l = &mut next.lists;
        if v.acquire_fence.is_some() {
            join(&mut l.pending[t], view);
        }
        if member(v.acquire) {
            join(&mut l.seen[t], view);
        }
        if member(v.carry) {
            join(&mut l.ahead[t], view);
        }
    }

    /// Finished loads in flight whose location has moved on for this thread.
    fn mark_stale(&self, next: &mut State, t: usize, old: &[u8], except: usize) {
        let seen = next.lists.seen[t].clone();
        for (i, e) in next.threads[t].win.iter_mut().enumerate() {
            let loc = e.loc as usize;
            let moved = e.loc < SEVERAL && seen[loc] > old[loc];
            if i != except && e.done && moved && e.read == Read::Fresh {
                e.read = Read::Stale;
            }
        }
    }

    /// The same for every other thread, after something was pushed to them.
    fn mark_others(&self, next: &mut State, t: usize, before: &[Vec<u8>]) {
        for (q, old) in before.iter().enumerate().filter(|(q, _)| *q != t) {
            self.mark_stale(next, q, old, usize::MAX);
        }
    }

    /// An access that waits, like a strong fence, until all have seen what its
    /// thread has seen (UPC's strict accesses).
    pub(crate) fn push_before(&self, next: &mut State, t: usize, e: &Entry) {
        if self.layout.views && self.in_set(e, self.model.views.strong) {
            self.push_everything(next, t);
        }
    }

    /// Puts the store of entry `k` at position `pick` of its list.
    pub(crate) fn write_view(&self, next: &mut State, t: usize, k: usize, value: i64, pick: usize) {
        let e = next.threads[t].win[k];
        let loc = e.loc as usize;
        let update = self.class(&e) == READ | WRITE;
        let glued = update || e.pair != crate::rel::NONE;
        let v = &self.model.views;
        let mut view = next.lists.ahead[t].clone();
        let read = update.then(|| next.lists.lists[loc][pick - 1].view.clone());
        if let Some(read) = &read {
            next.lists.seen[t][loc] = next.lists.seen[t][loc].max(pick as u8 - 1);
            self.take_view(next, t, self.sets(&e), read);
        }
        let plain = self.in_set(&e, self.model.race);
        let l = &mut next.lists;
        if self.in_set(&e, v.release) {
            join(&mut view, &l.seen[t]);
        }
        if self.layout.sequences {
            let own = &mut l.released[t * self.layout.n_locs + loc];
            join(&mut view, own);
            own.clone_from(&view);
        }
        if let Some(read) = read {
            join(&mut view, &read); // release sequences go on through updates
        }
        let old_seen = l.seen[t].clone();
        l.shift(loc, pick);
        bump(&mut view, loc, pick);
        l.lists[loc].insert(pick, Message { value, glued, plain, view });
        l.seen[t][loc] = pick as u8;
        if self.in_set(&e, v.global) {
            l.global[loc] = l.global[loc].max(pick as u8);
        }
        self.bound_fences(next, t, loc, pick, true);
        let l = &mut next.lists;
        if v.atomic.is_some_and(|s| self.sets(&e) >> s & 1 == 1) {
            let before = l.seen.clone();
            l.push_to_all(t, loc);
            self.mark_others(next, t, &before);
        }
        let mut old = old_seen;
        bump(&mut old, loc, pick);
        self.mark_stale(next, t, &old, k);
    }

    /// All threads see what thread `t` has seen.
    pub(crate) fn push_everything(&self, next: &mut State, t: usize) {
        let before = next.lists.seen.clone();
        (0..self.layout.n_locs).for_each(|loc| next.lists.push_to_all(t, loc));
        self.mark_others(next, t, &before);
    }

    /// A fence that acts does so once everything older is done.
    pub(crate) fn act(&self, s: &mut State, t: usize, k: usize) -> crate::local::Local {
        use crate::local::Local;
        if !self.all_over(s, t, k) {
            return Local::Idle;
        }
        let e = s.threads[t].win[k];
        let v = &self.model.views;
        let l = &mut s.lists;
        let old = l.seen[t].clone();
        if self.in_set(&e, v.acquire_fence) {
            let pending = l.pending[t].clone();
            join(&mut l.seen[t], &pending);
        }
        if self.in_set(&e, v.global) && !self.order_fence(s, t) {
            return Local::Idle;
        }
        let l = &mut s.lists;
        if self.in_set(&e, v.light) || self.in_set(&e, v.strong) {
            let seen = l.seen[t].clone();
            join(&mut l.ahead[t], &seen);
        }
        if self.in_set(&e, v.strong) {
            let before = l.seen.clone();
            (0..l.lists.len()).for_each(|loc| l.push_to_all(t, loc));
            self.mark_others(s, t, &before);
        }
        self.mark_stale(s, t, &old, usize::MAX);
        s.threads[t].win[k].done = true;
        Local::Moved
    }

    /// Drops what no thread can read any more, and counts positions from there.
    pub(crate) fn normalise(&self, s: &mut State) {
        if !self.layout.views {
            return;
        }
        self.foresee_joins(s);
        for loc in 0..s.lists.lists.len() {
            let over = |t: usize| self.ended(s, t) || self.unborn(s, t);
            let seen = (0..s.threads.len()).filter(|&t| !over(t)).map(|t| s.lists.seen[t][loc]);
            let last = s.lists.lists[loc].len() as u8 - 1;
            let cut = seen.min().unwrap_or(last);
            if cut > 0 {
                s.lists.drop_before(loc, cut);
            }
        }
        for t in 0..s.threads.len() {
            if self.ended(s, t) {
                for row in [&mut s.lists.ahead[t], &mut s.lists.pending[t]] {
                    row.fill(0);
                }
                // What a thread has seen is kept for who joins it.
                if !self.joined[t] {
                    s.lists.seen[t].fill(0);
                }
                let n = self.layout.n_locs;
                s.lists.released.iter_mut().skip(t * n).take(n).for_each(|row| row.fill(0));
            }
        }
    }
}

impl Machine {
    /// The stores that thread `t` has not seen, next in line at each location, arrive.
    ///
    /// No run is lost by putting this off to the read that needs it, and none is won by
    /// taking it: all that a thread has seen does is to forbid. But a run in which it never
    /// happens, though it always could, is not fair: in a fair one every store is read
    /// past by finitely many loads only ("Making weak memory models fair", Lahav et al.
    /// 2021), and then each thread can come to see it after the last of them.
    pub(crate) fn arrivals(&self, s: &State, t: usize, emit: &mut dyn FnMut(&Done, &Reached)) {
        if self.ended(s, t) || self.unborn(s, t) {
            return;
        }
        let mut out = Vec::new();
        for loc in 0..self.layout.n_locs {
            let at = s.lists.seen[t][loc] as usize + 1;
            let Some(value) = s.lists.lists[loc].get(at).map(|m| m.value) else { continue };
            let mut next = s.clone();
            next.lists.seen[t][loc] = at as u8;
            self.mark_stale(&mut next, t, &s.lists.seen[t], usize::MAX);
            let done = Done { thread: t, kind: 0, what: What::Sees { loc, value } };
            self.finish(next, t, true, &mut out);
            for mut r in out.drain(..) {
                self.normalise(&mut r.state);
                emit(&done, &r);
            }
        }
    }
}

impl Lists {
    /// Makes room at position `at` of a list: later positions move up everywhere.
    fn shift(&mut self, loc: usize, at: usize) {
        self.rows(|row| bump(row, loc, at));
        self.reserved.iter_mut().for_each(|r| r.shift(loc, at));
    }

    /// Everyone sees as much of `loc` as thread `t` does.
    fn push_to_all(&mut self, t: usize, loc: usize) {
        let at = self.seen[t][loc];
        self.seen.iter_mut().for_each(|row| row[loc] = row[loc].max(at));
    }

    /// Drops the first stores of a location. Where stores carry views along, what travelled
    /// ahead of them is kept for the places of later stores.
    fn drop_before(&mut self, loc: usize, cut: u8) {
        let gone = self.lists[loc].drain(..cut as usize);
        if let Some(dropped) = self.dropped.get_mut(loc) {
            gone.for_each(|msg| join(dropped, &msg.view));
        } else {
            drop(gone);
        }
        self.lists[loc][0].glued = false;
        self.rows(|row| row[loc] = row[loc].saturating_sub(cut));
        self.reserved.iter_mut().for_each(|r| r.lower(loc, cut));
    }
}

pub(crate) fn join(into: &mut [u8], other: &[u8]) {
    into.iter_mut().zip(other).for_each(|(a, &b)| *a = (*a).max(b));
}

fn bump(row: &mut [u8], loc: usize, at: usize) {
    if row[loc] as usize >= at {
        row[loc] += 1;
    }
}
