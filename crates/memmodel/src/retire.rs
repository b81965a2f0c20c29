//! The order that rules ask for, who may leave the window, and its canonical form.

use crate::machine::{Machine, ev_buf};
use crate::model::Waits;
use crate::program::Instr;
use crate::rel::{BRANCH, FENCE, NONE, READ, WRITE, Win};
use crate::state::*;

impl Machine {
    /// Whether some pair that must be ordered is not.
    pub(crate) fn broken(&self, th: &ThreadState) -> bool {
        if !th.win.iter().any(|e| e.done && self.class(e) & (READ | WRITE) != 0) {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let win = Win::new(&buf[..n], None);
        (0..n).any(|j| {
            let e = &th.win[j];
            e.done
                && self.class(e) & (READ | WRITE) != 0
                && self.refused(th, &self.model.waits(&win, j), e.inverted)
        })
    }

    /// Whether an instance that waits for this must not be done yet.
    pub(crate) fn refused(&self, th: &ThreadState, w: &Waits, inverted: u64) -> bool {
        let asked = w.glob.must | w.is | w.ex;
        if w.glob.must & inverted != 0 {
            return true;
        }
        let mut rest = asked;
        while rest != 0 {
            let i = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let e = &th.win[i];
            if e.done {
                continue;
            }
            let branch = self.class(e) == BRANCH;
            let glob = w.glob.must >> i & 1 == 1;
            let unsure = e.loc == UNKNOWN || e.a.taint() != 0;
            let is = w.is >> i & 1 == 1 && (branch || unsure);
            let ex = w.ex >> i & 1 == 1 && !e.executed;
            if glob || is || ex {
                return true;
            }
        }
        false
    }

    // ---- retirement ----

    /// Takes out every finished instance that no rule can ask about any more. Answers
    /// whether there was one.
    pub(crate) fn retire(&self, th: &mut ThreadState, t: usize) -> bool {
        let before = th.win.len();
        while self.retire_one(th, t) || self.one_fence_less(th) {}
        th.win.len() < before
    }

    /// Of fences of one kind with nothing in between, the third says nothing that the first
    /// two do not: it comes after and before the same accesses, and is done when they are.
    /// (Not if the model has rules that pass several instances on their way.) A loop that
    /// waits, with a fence behind each load, would fill the window with them. Fences that
    /// others can tell are steps, and stay.
    fn one_fence_less(&self, th: &mut ThreadState) -> bool {
        if !self.two_fences {
            return false;
        }
        let quiet = |e: &Entry| {
            self.class(e) == FENCE && !e.done && e.inverted == 0 && !self.acts_on_others(e)
        };
        let alike =
            |w: &[Entry]| w.iter().all(quiet) && w.iter().all(|e| self.sets(e) == self.sets(&w[0]));
        let Some(first) = th.win.windows(3).position(alike) else { return false };
        th.remove(first + 2);
        true
    }

    /// Takes out one finished instance that no rule can ask about any more.
    fn retire_one(&self, th: &mut ThreadState, t: usize) -> bool {
        if th.win.is_empty() {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let win = Win::new(&buf[..n], None);
        for k in 0..n {
            if th.win[k].inverted != 0 {
                th.win[k].inverted &= self.model.waits(&win, k).glob.may;
            }
        }
        let over = (0..n).find(|&k| self.can_retire(th, t, &win, k));
        if let Some(k) = over {
            th.remove(k);
        }
        over.is_some()
    }

    fn can_retire(&self, th: &ThreadState, t: usize, win: &Win, k: usize) -> bool {
        let e = &th.win[k];
        let class = self.class(e);
        if class == 0 || !e.done || e.inverted != 0 {
            return false;
        }
        if class == READ && self.model.commit && !e.committed {
            return false;
        }
        let (mut pending, mut unknown_store) = (0u64, false);
        for (i, x) in th.win[..k].iter().enumerate() {
            let c = self.class(x);
            pending |= ((c != 0 && !x.done) as u64) << i;
            unknown_store |= c & WRITE != 0 && x.loc == UNKNOWN;
        }
        let used = th.win.iter().any(|x| x.pair as usize == k && x.pair != NONE && !x.done)
            || th.win[k + 1..].iter().any(|x| x.inverted >> k & 1 == 1)
            || th.reserve as usize == k && self.exclusive_ahead[t][th.pc as usize];
        if used || class & READ != 0 && unknown_store {
            return false;
        }
        if pending == 0 {
            return true;
        }
        if class & (READ | WRITE) != 0 && self.model.waits(win, k).glob.may & pending != 0 {
            return false;
        }
        let middle = |(set, prefix): &(Option<u8>, crate::rel::Rel)| {
            set.is_none_or(|s| self.in_set(e, Some(s))) && win.before(prefix, k).may & pending != 0
        };
        !self.middles.iter().any(middle)
    }

    // ---- canonical form ----

    pub(crate) fn tidy(&self, th: &mut ThreadState, t: usize) {
        let live = &self.live[t][th.pc as usize];
        th.regs.iter_mut().zip(live).filter(|(_, l)| !**l).for_each(|(r, _)| *r = Src::ZERO);
        for e in &mut th.win {
            if let Instr::Notice { .. } = self.kinds[e.kind as usize].instr {
                e.guess = false;
            }
            if e.done {
                (e.b, e.c) = (Src::ZERO, Src::ZERO);
                if !self.model.commit || e.committed {
                    e.a = Src::ZERO;
                }
            }
        }
        if self.sortable {
            self.sort_stores(th);
        }
        if self.options.fold {
            self.fold_runs(th);
        }
    }

    /// Neighbouring stores that nothing orders, by location (see [`crate::swaps`]).
    fn sort_stores(&self, th: &mut ThreadState) {
        let waiting = |e: &Entry| {
            let plain = matches!(self.kinds[e.kind as usize].instr, Instr::Store { .. });
            let settled = e.a.taint() | e.b.taint() | e.c.taint() == 0;
            plain && !e.done && e.loc < SEVERAL && settled && e.pair == NONE
        };
        let named = |th: &ThreadState, i: usize| {
            th.win.iter().any(|e| {
                matches!(e.read, Read::Forwarded(k) if k as usize == i)
                    || e.pair as usize == i
                    || e.inverted >> i & 1 == 1
            })
        };
        for i in 1..th.win.len() {
            let mut j = i;
            while j > 0 {
                let (a, b) = (th.win[j - 1], th.win[j]);
                if !(waiting(&a)
                    && waiting(&b)
                    && a.loc > b.loc
                    && a.inverted | b.inverted == 0
                    && !named(th, j - 1)
                    && !named(th, j)
                    && self.may_swap(a.kind, b.kind))
                {
                    break;
                }
                th.win.swap(j - 1, j);
                j -= 1;
            }
        }
    }
}
