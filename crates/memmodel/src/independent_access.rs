//! Reduction aware of the model: accesses that nobody can interfere with any more.
//!
//! A load is *settled by its location* if no other thread can ever write there again:
//! whenever it is done it reads the same store. A store is *private* if no other thread
//! can ever access its location again. Such an access, once no rule of the model holds it
//! back and none could turn out to have done so, is taken at once, together with the
//! local operations of its thread.
//!
//! **Why nothing is lost.** Let `a` be such an access of thread `t`, enabled in `s`, and
//! take any run from `s`. Steps of other threads neither write what `a` reads nor
//! access what `a` writes: they commute with it. Other steps of `t` commute too. An older
//! instance is not ordered before `a`, and cannot turn out to be: no rule has a pending
//! older instance in its *may* set for `a`, and those sets only shrink. A younger one
//! waits for `a` or does not care; doing `a` first never holds it back. No own store to
//! the location is pending, so where `a` reads from does not depend on when. So `a` can be
//! moved to the front of the run: {`a`} is a persistent set, and an ample one, since `a`
//! changes no assertion and no final state by being early. If the run never does `a`, it
//! can be continued by it.
//!
//! Nothing is put off for ever either (the cycle proviso): what is taken at once is part
//! of the step before it, not a step, so every state still has all other steps of all
//! threads. A thread that would go round and round on such loads is noticed where
//! it comes back to the same window, as with any local loop.
//!
//! Not here: memories of views, where a load also brings what its store carries and so
//! does not commute with the other loads of its thread; formulas, to which stores are
//! visible; context bounds, which count who moves.

use crate::local::Reached;
use crate::locs::Locs;
use crate::machine::{Machine, ev_buf};
use crate::program::Instr;
use crate::reach::Reach;
use crate::rel::{READ, WRITE, Win};
use crate::state::*;

/// Accesses taken with one step: a long loop over private memory is cut into steps.
const AT_ONCE: usize = 256;

impl Machine {
    /// What all threads but `t` can still access.
    pub(crate) fn others(&self, s: &State, t: usize) -> Reach {
        let still: Vec<Reach> =
            s.threads.iter().enumerate().map(|(u, th)| self.still(th, u)).collect();
        all_but(&still, t)
    }

    /// What a thread can still access: what its code comes to, and what is in flight.
    /// A finished load counts as a read, for it remembers whether its location was
    /// written since.
    fn still(&self, th: &ThreadState, u: usize) -> Reach {
        let mut r = self.reach[u][th.pc as usize];
        for e in &th.win {
            let class = self.class(e);
            if class & (READ | WRITE) == 0 || e.done && class & READ == 0 {
                continue;
            }
            let at = match e.loc {
                UNKNOWN => Locs::ALL,
                SEVERAL => match self.kinds[e.kind as usize].instr {
                    Instr::Atomic { locs, .. } => {
                        let mut at = Locs::NONE;
                        at.insert_bits(locs);
                        at
                    }
                    _ => Locs::ALL,
                },
                INVALID | NULL | MIXED => continue,
                l => {
                    let mut at = Locs::NONE;
                    at.insert(l as usize);
                    at
                }
            };
            r.reads = r.reads.or(at);
            if class & WRITE != 0 && !e.done {
                r.writes = r.writes.or(at);
            }
        }
        r
    }

    /// Takes an access of thread `t` at once, given what others can do, if it can.
    pub(crate) fn at_once(&self, r: &mut Reached, t: usize, others: &Reach) -> bool {
        // What comes after a fault is nobody's business.
        let goes_on = r.fault.is_none() && r.also.len() < AT_ONCE;
        let n = if goes_on { r.state.threads[t].win.len() } else { 0 };
        let perform = |k: usize| {
            let free = self.is_at_once(&r.state, t, k, others);
            if free { self.perform(&r.state, t, k, 0) } else { None }
        };
        let Some((next, done, fault)) = (0..n).find_map(perform) else { return false };
        r.state = next;
        r.fault = r.fault.or(fault);
        r.also.push(done);
        true
    }

    /// What one thread did may leave others with accesses that nobody can interfere
    /// with any more. `settled`: the thread that has just been settled.
    pub(crate) fn settle_others(&self, r: Reached, settled: usize) -> Vec<Reached> {
        let n = r.state.threads.len();
        let still: Vec<Reach> = (0..n).map(|u| self.still(&r.state.threads[u], u)).collect();
        // What the others of each thread could do when it was looked at last: where that
        // has not changed there is nothing new.
        let mut seen: Vec<Option<Reach>> = vec![None; n];
        seen[settled] = Some(all_but(&still, settled));
        let (mut work, mut out) = (vec![(r, seen, still)], Vec::new());
        while let Some((mut r, mut seen, still)) = work.pop() {
            let mut moved = None;
            for (t, looked) in seen.iter_mut().enumerate() {
                let others = all_but(&still, t);
                if looked.replace(others) == Some(others) {
                    continue;
                }
                if self.at_once(&mut r, t, &others) {
                    moved = Some(t);
                    break;
                }
            }
            let Some(t) = moved else {
                out.push(r);
                continue;
            };
            let mut next = Vec::new();
            self.settle(r, t, false, &mut next);
            for r in next {
                let mut still = still.clone();
                still[t] = self.still(&r.state.threads[t], t);
                work.push((r, seen.clone(), still));
            }
        }
        out
    }

    fn is_at_once(&self, s: &State, t: usize, k: usize, others: &Reach) -> bool {
        let th = &s.threads[t];
        let e = &th.win[k];
        let kind = &self.kinds[e.kind as usize];
        // Whether a try to take a lock fails for ever is to be seen.
        if e.done || e.loc >= SEVERAL || kind.mark.waits || self.is_run(e) {
            return false;
        }
        let loc = e.loc as usize;
        let free = match kind.instr {
            Instr::Load { link, .. } => !link && !others.writes.contains(loc),
            Instr::Store { .. } | Instr::Rmw { .. } => {
                !others.writes.contains(loc) && !others.reads.contains(loc)
            }
            _ => false,
        };
        free && self.ready(s, t, k) && self.undoubted(th, k)
    }

    /// Whether nothing older can turn out to be ordered before entry `k`, nor be a
    /// store to its location.
    pub(crate) fn undoubted(&self, th: &ThreadState, k: usize) -> bool {
        let mut pending = 0u64;
        for (i, x) in th.win[..k].iter().enumerate() {
            let class = self.class(x);
            if x.done && x.inverted == 0 {
                continue;
            }
            if class & WRITE != 0
                && (x.loc == UNKNOWN || x.loc >= SEVERAL || x.loc == th.win[k].loc)
            {
                return false;
            }
            pending |= ((class != 0) as u64) << i;
        }
        if pending == 0 {
            return true;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let win = Win::new(&buf[..n], None);
        self.model.rules.iter().all(|r| win.before(&r.rel, k).may & pending == 0)
    }
}

fn all_but(still: &[Reach], t: usize) -> Reach {
    let others = still.iter().enumerate().filter(|(u, _)| *u != t);
    others.fold(Reach::default(), |r, (_, s)| r.or(*s))
}
