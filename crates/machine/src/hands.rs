//! Memory that changes hands only when threads start and end.
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
//! is settled is (`settled`), and the search refutes the guess if it is wrong. That
//! is Stoller and Cohen's optimistic reduction (2003) with starting and joining in
//! the place of locks: a small search sees which accesses are not ordered by them
//! ([`Exec::disputed`]), the rest is *quiet*, and the search proper looks at every
//! access to quiet memory. For each object it remembers who knows of the last
//! access ([`Hand`]): the thread that made it; a thread knows from its start what
//! the one that starts it knows; who joins a thread learns what that knew. An access
//! by somebody who does not know of the last one makes the guess worthless.
//!
//! Why none means that nothing was left out. Take a state of the search in which
//! thread t alone goes on with a quiet access a to an object o. What could be lost
//! is a run in which others move first, up to an access b of theirs to quiet parts
//! of o; take the first such b. Nothing before it has to do with a, so the search,
//! which takes a first, can still come to b. After a, t alone knows of it; nobody
//! learns of it before t moves, starts a thread or is over, and it does none of that
//! before b; so b's thread does not know of it, and b refutes the guess when the
//! search comes there. It does come there unless it leaves out something before, in
//! a state from which b is nearer: the argument again. For this whoever could make b
//! must be looked at even if a was the last that t had to do with o, so that o is
//! its own by now: what has a hand counts as shared (`canon`), and nobody is alone
//! as long as there are hands. Accesses to parts that are not quiet are steps of
//! their own as ever; what touches both kinds is, and counts here, too. So does the
//! end of an object's life, however it ends.
//!
//! What is left out for other reasons must not hold such accesses: a load is one step
//! with its exchange (`retry`) only if none lies between them.
//!
//! What everybody knows is forgotten, so states do not grow with the past. Locks and
//! futexes are never quiet, nor is anything if there are more than [`SET`] threads.
//! Places are told apart as for what is settled.

use crate::access::{Access, THREADS};
use crate::advance::SET;
use crate::exec::Exec;
use crate::library::Lib;
use crate::look::Look;
use crate::model::MachineModel;
use crate::program::Inst;
use crate::settled::{Written, Wrote, class};
use crate::state::Status;

/// Looks at a model, at most, to guess what is quiet.
const LOOKS: usize = 12;

/// An object with the threads that know of the last access to its quiet parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hand {
    pub obj: u32,
    pub known: u64,
}

impl Hand {
    fn knows(&self, t: usize) -> bool {
        self.known & bit(t) != 0
    }
}

/// The bit of a thread in a set; of one that has none, none.
fn bit(t: usize) -> u64 {
    if t < SET { 1 << t } else { 0 }
}

/// An instruction before it is executed, for [`Exec::pass_hands`].
pub struct Passing {
    joined: Option<usize>,
    created: Option<usize>,
}

impl Exec<'_> {
    /// Whether nobody can tell when an access happens, if the guess is right.
    pub fn is_quiet(&self, a: &Access) -> bool {
        let disputed = |w: &Written| w.meets(class(self.code, &self.st, a.obj), a.lo, a.hi);
        a.obj != THREADS && self.code.disputed.as_ref().is_some_and(|d| !disputed(d))
    }

    /// Looks at what the next instruction touches.
    pub(crate) fn note_hands(&mut self) -> Passing {
        let frame = self.thread().top();
        let inst = self.code.inst(frame.func, frame.pc);
        let locks = match inst {
            Inst::Lib { lib, .. } => !is_plain_access(*lib),
            _ => false,
        };
        let joined = match inst {
            Inst::Lib {
                lib: Lib::ThreadJoin | Lib::ThrdJoin | Lib::ThreadTryJoin, args, ..
            } => args.first().map(|&a| self.val(a).bits as usize),
            _ => None,
        };
        let next = self.next(self.t);
        for a in next.accesses().iter().filter(|_| next.shared || locks) {
            if a.obj != THREADS && self.st.is_shared(self.code, a.obj) {
                self.note_hand(a, locks);
            }
        }
        Passing { joined, created: self.created.take() }
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
        let me = bit(self.t);
        match self.st.hands.binary_search_by_key(&a.obj, |h| h.obj) {
            Ok(i) => {
                let hand = &mut self.st.hands[i];
                if hand.known & me == 0 {
                    self.disputed.push(place);
                }
                hand.known = me;
            }
            Err(i) => self.st.hands.insert(i, Hand { obj: a.obj, known: me }),
        }
    }

    /// The instruction was executed: what it tells whom.
    pub(crate) fn pass_hands(&mut self, passing: Passing) {
        let me = self.t;
        if let Some(new) = self.created.filter(|&n| n < SET) {
            for h in &mut self.st.hands {
                h.known = h.known & !bit(new) | if h.knows(me) { bit(new) } else { 0 };
            }
        }
        self.created = self.created.or(passing.created);
        let gone = |t: &usize| self.st.threads.get(*t).is_none_or(|t| t.status == Status::Free);
        if let Some(other) = passing.joined.filter(gone).filter(|&t| t < SET) {
            for h in &mut self.st.hands {
                h.known |= if h.knows(other) { bit(me) } else { 0 };
                h.known &= !bit(other);
            }
        }
    }

    /// Forgets what all know, who is not there any more, and what is over.
    pub(crate) fn tidy_hands(&mut self) {
        let (running, joinable) = self.st.thread_bits();
        let mut hands = std::mem::take(&mut self.st.hands);
        hands.retain_mut(|h| {
            h.known &= running | joinable;
            h.known & running != running && self.st.obj(h.obj).kind.is_alive()
        });
        self.st.hands = hands;
    }

    /// An object is over: that is an access to all of it.
    pub(crate) fn note_end_of_hand(&mut self, id: u32) {
        let mine = bit(self.t) | self.created.map_or(0, bit);
        let found = self.st.hands.binary_search_by_key(&id, |h| h.obj);
        if let Ok(i) = found
            && self.st.hands[i].known & mine == 0
        {
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
    pub(crate) fn note_disputes(&self, news: &mut Vec<Wrote>) {
        let mut disputed = self.disputes();
        news.drain(..).for_each(|(class, lo, hi)| disputed.add(class, lo, hi));
    }

    pub(crate) fn disputes(&self) -> std::sync::MutexGuard<'_, Written> {
        self.disputed.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Guesses what is quiet, from some of the states, once it is known what is settled.
    /// At first all is; what a look finds disputed makes room for others to be seen,
    /// so there are several.
    pub(crate) fn guess_hands(&mut self) {
        self.code.follows_hands = true;
        self.code.disputed = Some(Written::default());
        for _ in 0..LOOKS {
            let seen = self.look_for_news();
            let disputed = std::mem::take(&mut *self.disputes());
            let written = std::mem::take(&mut *self.surprises());
            let over = disputed.is_empty() && written.is_empty();
            if let (Some(known), Some(more)) = (&mut self.code.disputed, &mut self.code.written) {
                known.extend(&disputed);
                more.extend(&written);
            }
            if seen == Look::Fault {
                self.code.follows_hands = false;
                self.code.disputed = None;
            }
            if over || seen == Look::Fault {
                return;
            }
        }
    }
}
