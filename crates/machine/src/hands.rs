//! Memory that changes hands only where threads tell each other.
//!
//! A library that starts a thread gives it what it needs, and takes back what it
//! left when the thread is joined: handles, results, counts of references. Two
//! threads can reach such memory for as long as the thread runs, so every access
//! to it looks like one that others could see. But no two threads use it at the
//! same time, and where they do not, nobody can tell when an access happens: it
//! needs no place of its own among the steps of a run, whatever it is, a read or a
//! write, atomic or not.
//!
//! Which memory that is nobody knows before the search, so it is guessed, as what
//! is settled is (`read_only_memory`), and the search refutes the guess if it is wrong. That
//! is Stoller and Cohen's optimistic reduction (2003) with starting and joining in
//! the place of locks: a small search sees which accesses are not ordered by them
//! ([`Exec::disputed`]), the rest is *quiet*, and the search proper looks at every
//! access to quiet memory. Of each access that not everybody knows of it remembers
//! who does ([`Hand`]): the thread that made it, and who heard of it since. A thread
//! knows from its start what the one that starts it knows; who joins a thread learns
//! what that knew; and, if that makes the search smaller, atomics and locks tell, too
//! (`passing`). An access by somebody who does not know of one that it conflicts with
//! makes the guess worthless. Since nobody hears but along C11's happens-before, quiet
//! memory has no data races either, and its accesses need no marks (`happens_before`).
//!
//! Why none means that nothing was left out. Take a state of the search in which
//! thread t alone goes on with a quiet access a to an object o. What could be lost
//! is a run in which others move first, up to an access b of theirs to quiet parts
//! of o; take the first such b. Nothing before it has to do with a, so the search,
//! which takes a first, can still come to b. After a, t alone knows of it; nobody
//! learns of it before t moves (starts a thread, is over, releases something), and it
//! does none of that before b; so b's thread does not know of it, and b refutes the guess when the
//! search comes there. It does come there unless it leaves out something before, in
//! a state from which b is nearer: the argument again. For this whoever could make b
//! must be looked at even if a was the last that t had to do with o, so that o is
//! its own by now: what has a hand counts as shared (`encode`), and nobody is alone
//! as long as there are hands. Accesses to parts that are not quiet are steps of
//! their own as ever; what touches both kinds is, and counts here, too. So does the
//! end of an object's life, however it ends.
//!
//! What is left out for other reasons must not hold such accesses: a load is one step
//! with its exchange (`cas_loops`) only if none lies between them.
//!
//! What everybody knows is forgotten, so states do not grow with the past. Locks and
//! futexes are never quiet, nor is anything if there are more than [`SET`] threads.
//! Places are told apart as for what is settled.

mod passing;

use crate::access::{Access, THREADS};
use crate::advance::SET;
use crate::exec::{Exec, Hushed};
use crate::library::Lib;
use crate::model::MachineModel;
use crate::presearch::{Look, Presearch};
use crate::program::Inst;
use crate::read_only_memory::{Written, class};
use passing::bit;
pub use passing::{Hand, Passing};

/// How a guess fared in the last look.
struct Tried {
    n_states: usize,
    /// What it and that of what is settled were good for.
    hushed: Hushed,
}

/// Looks at a model, at most, to guess what is quiet.
const LOOKS: usize = 12;

impl Exec<'_> {
    /// Whether nobody can tell when an access happens, if the guess is right.
    pub fn is_quiet(&self, a: &Access) -> bool {
        let disputed = |w: &Written| w.meets(class(self.code, &self.st, a.obj), a.lo, a.hi);
        a.obj != THREADS && self.code.disputed.as_ref().is_some_and(|d| !disputed(d))
    }

    /// Looks at what the next instruction touches.
    pub(crate) fn note_hands(&mut self) -> Passing {
        let frame = self.thread().top();
        let locks = match self.code.inst(frame.func, frame.pc) {
            Inst::Lib { lib, .. } => !is_plain_access(*lib),
            _ => false,
        };
        let next = self.next(self.t);
        self.hushed.get_mut().quiet |= next.quiet;
        for a in next.accesses().iter().filter(|_| next.shared || locks) {
            if a.obj != THREADS && self.st.is_shared(self.code, a.obj) {
                self.note_hand(a, locks);
            }
        }
        Passing::new(self, next)
    }

    fn note_hand(&mut self, a: &Access, locks: bool) {
        let place = (class(self.code, &self.st, a.obj), a.lo, a.hi);
        let is_known = self.code.disputed.as_ref().is_some_and(|d| d.covers(place.0, a.lo, a.hi));
        if is_known || !a.write && self.is_settled(a) {
            return;
        }
        if locks || self.st.threads.len() > SET {
            self.disputed.push(place);
            return;
        }
        let t = self.t;
        if self.st.hands.iter().any(|h| h.meets(a) && !h.is_known_to(t)) {
            self.disputed.push(place);
        }
        let hands = &mut self.st.hands;
        hands.retain(|h| !(h.is_under(a) && h.is_known_to(t)));
        let &Access { obj, lo, hi, write, .. } = a;
        let by = t as u16;
        hands.push(Hand { obj, lo, hi, write, by, known: bit(t), seen: 0, fenced: 0, at: 0 });
    }

    /// An object is over: that is an access to all of it.
    pub(crate) fn note_end_of_hand(&mut self, id: u32) {
        let t = self.t;
        if self.st.hands.iter().any(|h| h.obj == id && !h.is_known_to(t)) {
            let place = (class(self.code, &self.st, id), 0, self.st.obj(id).size);
            self.disputed.push(place);
        }
    }
}

/// The library functions that read and write memory like any instruction.
fn is_plain_access(lib: Lib) -> bool {
    use Lib::*;
    matches!(lib, MemCpy | MemMove | MemSet | MemCmp | MemChr | Free | Realloc)
}

impl MachineModel {
    /// Whether atomics and locks tell of accesses to quiet memory.
    pub fn passes_hands(&self) -> bool {
        self.code.follows_hands && self.code.passes_hands
    }

    /// Guesses what is quiet, once it is known what is settled: if atomics and locks tell of
    /// accesses, and if threads alone do. The first makes more memory quiet, but states
    /// differ by what threads have heard: the smaller search is taken. If nothing that is
    /// accessed is quiet then, nothing is followed.
    pub(crate) fn guess_hands(&mut self, by: &mut dyn Presearch) {
        let written = self.code.written.clone();
        self.code.runs_ahead = true;
        let Some(passed) = self.guess_hands_passed(by, true) else {
            self.code.written = written;
            self.code.runs_ahead = false;
            return self.follow_no_hands();
        };
        if !passed.hushed.quiet {
            return self.forget_useless(passed.hushed);
        }
        let second = (self.code.disputed.clone(), self.code.written.clone());
        self.code.written = written;
        let plain = self.guess_hands_passed(by, false);
        match plain.filter(|plain| plain.n_states <= passed.n_states) {
            Some(plain) if !plain.hushed.quiet => self.forget_useless(plain.hushed),
            Some(_) => {}
            None => {
                (self.code.follows_hands, self.code.passes_hands) = (true, true);
                (self.code.disputed, self.code.written) = second;
            }
        }
    }

    /// Nothing is quiet. If nothing is settled either, the search need not look out for
    /// writes.
    fn forget_useless(&mut self, hushed: Hushed) {
        self.follow_no_hands();
        if !hushed.settled {
            self.plan.noting = false;
            self.code.written = None;
            self.code.keeps_known = self.plan.tracks;
        }
    }

    fn follow_no_hands(&mut self) {
        self.code.follows_hands = false;
        self.code.disputed = None;
    }

    /// Guesses what is quiet, from some of the states: how the last look fared, or
    /// nothing if something is wrong. At first all is quiet; what a look finds disputed
    /// makes room for others to be seen, so there are several.
    fn guess_hands_passed(&mut self, by: &mut dyn Presearch, passes: bool) -> Option<Tried> {
        self.code.follows_hands = true;
        self.code.passes_hands = passes;
        self.code.disputed = Some(Written::default());
        self.plan.tries = true;
        let mut tried = Tried { n_states: 0, hushed: Hushed::default() };
        for _ in 0..LOOKS {
            self.findings.take_hushed();
            let (seen, n_states) = self.look_for_news(by);
            tried = Tried { n_states, hushed: self.findings.take_hushed() };
            let disputed = std::mem::take(&mut *self.findings.disputes());
            let written = std::mem::take(&mut *self.findings.surprises());
            let over = disputed.is_empty() && written.is_empty();
            if let (Some(known), Some(more)) = (&mut self.code.disputed, &mut self.code.written) {
                known.extend(&disputed);
                more.extend(&written);
            }
            if seen == Look::Fault {
                self.plan.tries = false;
                return None;
            }
            if over {
                break;
            }
        }
        self.plan.tries = false;
        Some(tried)
    }
}
