//! Who knows of the last accesses to memory that changes hands, and how others learn.
//!
//! As C11's happens-before has it, by the rules that `happens_before` states for its marks: a
//! thread knows from its start what the one that starts it knows; who joins a thread
//! learns what that knew; a release leaves what its thread knows at its place, an atomic
//! or a lock, an acquire takes it; an exchange keeps what is there, a store does not;
//! fences hold back. What marks do not have: places are numbered ([`State::posts`]), so
//! that hands are plain data; places beyond the 64th hand on nothing, which may refute
//! a guess that was right, and never the other way round.
//!
//! [`State::posts`]: crate::state::State::posts

use crate::access::{Access, Next, THREADS};
use crate::advance::SET;
use crate::exec::Exec;
use crate::happens_before::{Place, SECTIONS, rearranged};
use crate::library::Lib;
use crate::patch::roots;
use crate::program::{Inst, Order};
use crate::state::{State, Status};

/// An access to memory that is quiet, and who knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hand {
    pub obj: u32,
    pub lo: u32,
    pub hi: u32,
    pub write: bool,
    /// Who made it, or has joined whoever did.
    pub by: u16,
    /// The threads that know of it; those that would by an acquire fence; those that
    /// knew of it at their last release fence.
    pub known: u64,
    pub seen: u64,
    pub fenced: u64,
    /// Where it can be learned: numbers of [`State::posts`].
    pub at: u64,
}

/// The bit of a thread in a set; of one that has none, none.
pub fn bit(t: usize) -> u64 {
    if t < SET { 1 << t } else { 0 }
}

impl Hand {
    pub fn is_known_to(&self, t: usize) -> bool {
        self.known & bit(t) != 0
    }

    pub fn meets(&self, a: &Access) -> bool {
        self.obj == a.obj && self.lo < a.hi && a.lo < self.hi && (self.write || a.write)
    }

    /// Whether an access that knows of it makes it a thing of the past.
    pub fn is_under(&self, a: &Access) -> bool {
        self.obj == a.obj && a.lo <= self.lo && self.hi <= a.hi && (a.write || !self.write)
    }

    /// Whether whoever has to know of another has to know of this one, and nobody does
    /// or can learn of it who does not or cannot of the other.
    fn stands_for(&self, o: &Hand) -> bool {
        let less = |mine: u64, theirs: u64| mine & !theirs == 0;
        self.obj == o.obj
            && self.lo <= o.lo
            && o.hi <= self.hi
            && (self.write || !o.write)
            && less(self.known, o.known)
            && less(self.seen, o.seen | o.known)
            && less(self.fenced, o.fenced)
            && less(self.at, o.at)
    }

    fn change_sets(&mut self, moved: impl Fn(u64) -> u64) {
        (self.known, self.seen, self.fenced) =
            (moved(self.known), moved(self.seen), moved(self.fenced));
    }

    /// Threads change places: that of `from[i]` goes to `slots[i]`.
    pub fn rearrange(&mut self, slots: &[usize], from: &[usize]) {
        self.change_sets(|set| rearranged(set, slots, from));
        if let Some(i) = from.iter().position(|&t| t == self.by as usize) {
            self.by = slots[i] as u16;
        }
    }
}

/// An instruction before it is executed, for [`Exec::pass_hands`].
pub struct Passing {
    joined: Option<usize>,
    created: Option<usize>,
    tells: Tells,
}

/// What an instruction does beside reading and writing.
enum Tells {
    Nothing,
    Fence(Order),
    Section,
    /// The accesses of others that it takes part in, and whether it reads and whether
    /// it keeps what is there.
    Accesses {
        next: Next,
        reads: bool,
        swaps: bool,
    },
}

impl Passing {
    pub(super) fn new(e: &mut Exec, next: Next) -> Passing {
        let frame = e.thread().top();
        let inst = e.code.inst(frame.func, frame.pc);
        let joined = match inst {
            Inst::Lib {
                lib: Lib::ThreadJoin | Lib::ThrdJoin | Lib::ThreadTryJoin, args, ..
            } => args.first().map(|&a| e.val(a).bits as usize),
            _ => None,
        };
        let tells = match inst {
            _ if e.st.hands.is_empty() => Tells::Nothing,
            Inst::Fence(order) => Tells::Fence(*order),
            Inst::Lib { lib: Lib::AtomicBegin | Lib::AtomicEnd, .. } => Tells::Section,
            Inst::CmpXchg { failure, .. } if e.choice == 1 => {
                let mut next = next;
                next.fails(*failure);
                Tells::Accesses { next, reads: true, swaps: true }
            }
            inst => {
                let swaps = !matches!(inst, Inst::Load { .. } | Inst::Store { .. });
                Tells::Accesses { next, reads: !matches!(inst, Inst::Store { .. }), swaps }
            }
        };
        Passing { joined, created: e.created.take(), tells }
    }
}

impl Exec<'_> {
    /// The instruction was executed: what it tells whom.
    pub(crate) fn pass_hands(&mut self, passing: Passing) {
        let me = bit(self.t);
        if let Some(new) = self.created.filter(|&n| n < SET) {
            for h in &mut self.st.hands {
                let heir = if h.known & me != 0 { bit(new) } else { 0 };
                h.change_sets(|set| set & !bit(new));
                h.known |= heir;
            }
        }
        self.created = self.created.or(passing.created);
        let gone = |t: &usize| self.st.threads.get(*t).is_none_or(|t| t.status == Status::Free);
        if let Some(other) = passing.joined.filter(gone).filter(|&t| t < SET) {
            for h in &mut self.st.hands {
                h.known |= if h.is_known_to(other) { me } else { 0 };
                if h.by as usize == other {
                    h.by = self.t as u16;
                }
                h.change_sets(|set| set & !bit(other));
            }
        }
        match passing.tells {
            _ if !self.code.passes_hands => {}
            Tells::Nothing => {}
            Tells::Fence(order) => {
                for h in &mut self.st.hands {
                    h.known |= if order.acquires() { h.seen & me } else { 0 };
                    h.fenced |= if order.releases() { h.known & me } else { 0 };
                }
            }
            Tells::Section => self.learn_hands(SECTIONS, true, Some((true, true))),
            Tells::Accesses { next, reads, swaps } => {
                let tells = |a: &&Access| a.obj != THREADS && a.order != Order::Plain && !a.ends;
                for a in next.accesses().iter().filter(tells) {
                    let write = a.write.then_some((swaps, a.order.releases()));
                    if reads {
                        self.learn_hands((a.obj, a.lo), a.order.acquires(), write);
                    } else {
                        self.leave_hands((a.obj, a.lo), write);
                    }
                }
            }
        }
    }

    /// A read of a place, and perhaps a write: whether it keeps what is there, and
    /// whether it releases.
    fn learn_hands(&mut self, place: Place, acquires: bool, write: Option<(bool, bool)>) {
        let me = bit(self.t);
        if let Some(post) = self.post(place) {
            for h in self.st.hands.iter_mut().filter(|h| h.at & post != 0) {
                h.seen |= me;
                h.known |= if acquires { me } else { 0 };
            }
        }
        self.leave_hands(place, write);
    }

    fn leave_hands(&mut self, place: Place, write: Option<(bool, bool)>) {
        let Some((keeps, releases)) = write else { return };
        let (me, here) = (bit(self.t), self.post(place));
        let tells = |h: &Hand| (if releases { h.known } else { h.fenced }) & me != 0;
        let told = self.st.hands.iter().any(tells);
        let post = match here {
            None if told && self.st.posts.len() < SET => {
                self.st.posts.push(place);
                1 << (self.st.posts.len() - 1)
            }
            here => here.unwrap_or(0),
        };
        for h in &mut self.st.hands {
            if !keeps {
                h.at &= !post;
            }
            h.at |= if tells(h) { post } else { 0 };
        }
    }

    fn post(&self, place: Place) -> Option<u64> {
        self.st.posts.iter().position(|p| *p == place).map(|i| 1 << i)
    }

    /// Forgets what all know, who is not there any more, what is over, and what another
    /// stands for; and what those know who cannot reach the memory and did not touch it
    /// last. They might tell others: then the guess fails where it need not, and in
    /// return threads that have nothing to do with the memory do not make states differ
    /// by what they happen to have heard.
    pub(crate) fn tidy_hands(&mut self) {
        if self.st.hands.is_empty() {
            self.st.posts.clear();
            return;
        }
        let (running, joinable) = self.st.thread_bits();
        let over = |p: &Place| State::is_object(p.0) && !self.st.obj(p.0).kind.is_alive();
        let gone = self.st.posts.iter().enumerate().filter(|p| over(p.1));
        let gone = gone.fold(0, |set, p| set | 1u64 << p.0);
        let fences = self.code.acquire_fences;
        let reach = self.reach(running);
        let mut hands = std::mem::take(&mut self.st.hands);
        hands.retain_mut(|h| {
            if h.known & running == running || !self.st.obj(h.obj).kind.is_alive() {
                return false;
            }
            let near = reach[h.obj as usize] & running;
            let heard = near | bit(h.by as usize) & (running | joinable);
            h.known &= heard;
            h.seen &= if fences { near & !h.known } else { 0 };
            h.fenced &= heard & running;
            h.at &= !gone;
            // All know who could touch it: how does not matter.
            if near != 0 && near & !h.known == 0 {
                (h.known, h.by) = (near, near.trailing_zeros() as u16);
                (h.seen, h.fenced, h.at) = (0, 0, 0);
            }
            true
        });
        self.st.hands = hands;
        self.st.sort_hands();
    }

    /// By object: the threads that can reach it.
    fn reach(&self, running: u64) -> Vec<u64> {
        let (st, code) = (&self.st, self.code);
        let mut reach = vec![0u64; st.objs.len() + 1];
        reach[..=code.n_statics as usize].fill(running);
        let mut work: Vec<(u32, u64)> = st.global_pointers(code).map(|p| (p, running)).collect();
        work.extend(st.keys.iter().map(|k| (k.obj, running)));
        let made = st.objs.iter().enumerate().skip(code.n_statics as usize);
        work.extend(made.filter(|o| o.1.address != 0).map(|o| (o.0 as u32 + 1, running)));
        st.lead(&mut work, &mut reach);
        // Mostly globals lead to all that is asked for.
        if st.hands.iter().all(|h| reach[h.obj as usize] == running) {
            return reach;
        }
        for (i, t) in st.threads.iter().enumerate() {
            match t.status {
                Status::Free => {}
                Status::Finished => work.push((t.result.obj, running)),
                Status::Running => {
                    let held = roots(code, t).chain(t.tls.iter().copied());
                    work.extend(held.map(|o| (o, bit(i))));
                }
            }
        }
        st.lead(&mut work, &mut reach);
        reach
    }
}

impl State {
    /// Follows pointers, each with the threads that have it, to whatever they lead to.
    fn lead(&self, work: &mut Vec<(u32, u64)>, reach: &mut [u64]) {
        while let Some((id, who)) = work.pop() {
            if !Self::is_object(id) || reach[id as usize] & who == who {
                continue;
            }
            reach[id as usize] |= who;
            let obj = self.obj(id);
            if obj.kind.is_alive() {
                let made = self.pointers_of(obj).filter(|&p| Self::is_object(p));
                work.extend(made.map(|p| (p, who)));
            }
        }
    }

    /// One form for the same hands: those that others stand for are gone, so are the
    /// places where nothing can be learned, and the rest is in order.
    pub(crate) fn sort_hands(&mut self) {
        let used = self.hands.iter().fold(0, |set, h| set | h.at);
        let mut order: Vec<(Place, usize)> = self.posts.iter().copied().zip(0..).collect();
        order.retain(|p| used >> p.1 & 1 == 1);
        order.sort_unstable();
        if !order.iter().map(|p| p.1).eq(0..self.posts.len()) {
            for h in &mut self.hands {
                let moved = |(new, old): (usize, &(Place, usize))| (h.at >> old.1 & 1) << new;
                h.at = order.iter().enumerate().map(moved).sum();
            }
            self.posts.clear();
            self.posts.extend(order.iter().map(|p| p.0));
        }
        self.hands.sort_unstable();
        self.hands.dedup();
        drop_stood_for(&mut self.hands);
    }
}

/// Drops, from the last on, the hands that others stand for. They are in order, and there may
/// be one for each element of an array: who stands for another begins where it begins, or
/// before it and reaches as far.
fn drop_stood_for(hands: &mut Vec<Hand>) {
    if hands.len() < 2 {
        return;
    }
    // How far those up to each reach, within its object.
    let mut reach: Vec<u32> = Vec::with_capacity(hands.len());
    for (i, h) in hands.iter().enumerate() {
        let before = if i > 0 && hands[i - 1].obj == h.obj { reach[i - 1] } else { 0 };
        reach.push(before.max(h.hi));
    }
    let mut gone = vec![false; hands.len()];
    for (i, h) in hands.iter().enumerate().rev() {
        let is_beside = |k: &usize| hands[*k].obj == h.obj;
        let before = (0..i).rev().take_while(|k| is_beside(k) && reach[*k] >= h.hi);
        let after = (i + 1..hands.len()).take_while(|k| is_beside(k) && hands[*k].lo == h.lo);
        gone[i] = before.chain(after).any(|k| !gone[k] && hands[k].stands_for(h));
    }
    let mut gone = gone.into_iter();
    hands.retain(|_| !gone.next().expect("one for each"));
}

#[cfg(test)]
mod tests {
    use super::{Hand, drop_stood_for};

    fn numbers(seed: u64) -> impl FnMut(u64) -> u64 {
        let mut at = seed;
        move |n| {
            at = at.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (at >> 33) % n
        }
    }

    /// Against the question asked of every pair.
    #[test]
    fn what_is_dropped_is_what_another_stands_for() {
        let mut dropped = 0;
        for seed in 0..3_000 {
            let mut below = numbers(seed);
            let n = 2 + below(12);
            let mut hands: Vec<Hand> = (0..n)
                .map(|_| {
                    let lo = below(6) as u32;
                    let (obj, hi) = (1 + below(2) as u32, lo + 1 + below(4) as u32);
                    let (write, by) = (below(2) == 0, below(3) as u16);
                    let (known, seen, fenced, at) = (below(4), below(2), below(2), below(2));
                    Hand { obj, lo, hi, write, by, known, seen, fenced, at }
                })
                .collect();
            hands.sort_unstable();
            hands.dedup();
            let mut naive = hands.clone();
            for i in (0..naive.len()).rev() {
                let h = naive[i];
                if naive.iter().any(|o| *o != h && o.stands_for(&h)) {
                    naive.remove(i);
                }
            }
            dropped += hands.len() - naive.len();
            drop_stood_for(&mut hands);
            assert_eq!(hands, naive, "seed {seed}");
        }
        assert!(dropped > 1_000);
    }
}
