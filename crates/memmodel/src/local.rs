//! Local operations of one thread, run to their end: issue, retirement, fetch.
//!
//! They run to a fixpoint after each global operation. A guess (an unresolved
//! branch, the success of an exclusive store, a nondeterministic choice) forks
//! the state; a guess refuted drops it.

use crate::global::Done;
use crate::machine::Machine;
use crate::reach::Reach;
use crate::rel::NONE;
use crate::state::*;
use heddle_model::Fault;

/// How far a local operation got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Local {
    /// Nothing to do.
    Idle,
    Moved,
    /// Moved, and left the window as it was.
    Passed,
    /// Cannot go on without a guess.
    Guess,
    /// A guess was wrong, or an order is broken: not a run.
    Dead,
    /// At [`Instr::Never`].
    Never,
}

/// A state that a step leads to.
#[derive(Clone)]
pub(crate) struct Reached {
    pub state: State,
    /// What went wrong on the way.
    pub fault: Option<Fault>,
    /// Accesses that were taken at once with it, oldest first.
    pub also: Vec<Done>,
}

impl Reached {
    pub fn new(state: State) -> Self {
        Reached { state, fault: None, also: Vec::new() }
    }
}

/// A state on its way to the end of its local operations.
#[derive(Clone)]
struct Settling {
    r: Reached,
    others: Reach,
    /// Guesses so far.
    guesses: usize,
    /// The thread at every jump back so far.
    visited: Vec<ThreadState>,
    fetched: usize,
}

/// Fetches in one fixpoint after which a thread is taken to compute for ever.
const PATIENCE: usize = 20_000;

/// Guesses after which no more accesses are taken at once: each may double the states,
/// and a loop around a choice would never come to an end.
const GUESSES: usize = 3;

impl Machine {
    /// Runs the local operations of thread `t` to their end, in every way that
    /// guesses allow.
    ///
    /// A state that comes to [`Instr::Never`] says no more than one in which the
    /// thread had not gone on. So it is dropped if there is such a one: another way
    /// to guess, or, if what the thread just did was `quiet` (it read, and changed
    /// nothing), the state before that. Otherwise the thread stays where it is.
    pub(crate) fn settle(&self, r: Reached, t: usize, quiet: bool, out: &mut Vec<Reached>) {
        let others = if self.reach.is_empty() { Reach::ALL } else { self.others(&r.state, t) };
        self.settle_among(others, r, t, quiet, out);
    }

    /// The same, given what other threads can still access.
    pub(crate) fn settle_among(
        &self,
        others: Reach,
        r: Reached,
        t: usize,
        quiet: bool,
        out: &mut Vec<Reached>,
    ) {
        let (from, mut waiting) = (out.len(), None);
        let mut work = vec![Settling { r, others, guesses: 0, visited: Vec::new(), fetched: 0 }];
        while let Some(mut w) = work.pop() {
            match self.run(&mut w, t) {
                Local::Dead => {}
                Local::Never => waiting = Some(w),
                Local::Guess => {
                    for guess in [true, false] {
                        let mut next = w.clone();
                        next.guesses += 1;
                        let r = &mut next.r;
                        let fetched = self.fetch(&mut r.state, t, Some(guess), &mut r.fault);
                        if fetched != Local::Dead {
                            work.push(next);
                        }
                    }
                }
                _ => {
                    self.tidy(&mut w.r.state.threads[t], t);
                    out.push(w.r);
                }
            }
        }
        let stays = |w: &Settling| !quiet && out.len() == from || w.r.fault.is_some();
        if let Some(mut w) = waiting.filter(stays) {
            self.tidy(&mut w.r.state.threads[t], t);
            out.push(w.r);
        }
    }

    /// Whether a thread goes round and round, as it is and for ever, and touches nothing.
    pub(crate) fn goes_round(&self, s: &State, t: usize) -> bool {
        let (r, others) = (Reached::new(s.clone()), Reach::ALL);
        let mut w = Settling { r, others, guesses: 0, visited: Vec::new(), fetched: 0 };
        self.run(&mut w, t) == Local::Passed
    }

    fn run(&self, w: &mut Settling, t: usize) -> Local {
        loop {
            let Reached { state: s, fault, .. } = &mut w.r;
            match self.issue_all(s, t, fault) {
                Local::Idle => {}
                Local::Moved => continue,
                other => return other,
            }
            if self.broken(&s.threads[t]) {
                return Local::Dead;
            }
            self.retire(&mut s.threads[t], t);
            let unit = self.in_unit.get(t).and_then(|u| u.get(s.threads[t].pc as usize));
            let inside = unit == Some(&true);
            let waits = !inside && (self.must_wait(&s.threads[t]) || self.all_held(s, t));
            let reserved = s.threads[t].reserve != NONE && !waits;
            let fetched = if waits { Local::Idle } else { self.fetch_more(w, t) };
            match fetched {
                Local::Moved => {}
                // Code that left nothing in the window may have given up a reservation,
                // and with it the load that was kept for it.
                Local::Idle if reserved && self.retire(&mut w.r.state.threads[t], t) => {}
                Local::Idle if self.take_notice(&mut w.r, t) => {}
                Local::Idle if self.take_at_once(w, t) => {
                    if self.comes_back(w, t, u16::MAX, usize::MAX) {
                        return Local::Idle;
                    }
                }
                other => return other,
            }
        }
    }

    /// Fetches until something enters the window, or nothing more can be fetched, or
    /// ([`Local::Passed`]) the thread goes round and round.
    fn fetch_more(&self, w: &mut Settling, t: usize) -> Local {
        loop {
            let Reached { state: s, fault, .. } = &mut w.r;
            let (pc, len) = (s.threads[t].pc, s.threads[t].win.len());
            let fetched = self.fetch(s, t, None, fault);
            if !matches!(fetched, Local::Moved | Local::Passed) {
                return fetched;
            }
            if self.comes_back(w, t, pc, len) {
                return Local::Passed;
            }
            if fetched == Local::Moved {
                return fetched;
            }
        }
    }

    /// Whether a thread goes round and round: it came to this place, with these registers
    /// and this window, before. `pc`, `len`: where it was just now.
    fn comes_back(&self, w: &mut Settling, t: usize, pc: u16, len: usize) -> bool {
        let s = &mut w.r.state;
        if self.options.fold {
            // Before the look at where it has been: a loop of stores comes
            // back to the same folded window.
            self.fold_runs(&mut s.threads[t]);
        }
        let th = &s.threads[t];
        w.fetched += 1;
        if th.win.len() <= len && th.pc <= pc {
            // A jump back that started nothing: the same place, registers and
            // window again mean that nothing will ever come of it.
            let here = th.clone();
            if w.visited.contains(&here) {
                return true;
            }
            w.visited.push(here);
        }
        if w.fetched > PATIENCE {
            self.hit_divergence();
            return true;
        }
        false
    }

    /// Takes an access that nobody can interfere with, if there is one.
    fn take_at_once(&self, w: &mut Settling, t: usize) -> bool {
        let may = !self.reach.is_empty() && w.guesses <= GUESSES;
        may && self.at_once(&mut w.r, t, &w.others)
    }

    fn issue_all(&self, s: &mut State, t: usize, fault: &mut Option<Fault>) -> Local {
        let mut moved = Local::Idle;
        let mut k = 0;
        while k < s.threads[t].win.len() {
            let before = s.threads[t].win.len();
            match self.issue(s, t, k, fault) {
                Local::Moved => moved = Local::Moved,
                Local::Idle => {}
                other => return other,
            }
            k += (s.threads[t].win.len() == before) as usize;
        }
        moved
    }
}
