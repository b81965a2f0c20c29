//! Sorts like threads, as cheaply as it can, and only while that pays.
//!
//! Threads are sorted by where they stand, by the plain values in their
//! registers and by what accesses they know of; only those that are equal so far and hold pointers to objects
//! made at run time are compared by all that they can see, which costs a walk
//! of the heap each.
//!
//! Where threads never become alike, keys cost time and fold nothing. So the
//! sorting is on trial. A key that is met again was met in the same order of
//! threads, and then it stands for one state, or in another, and then it saved
//! one. Both are counted, for some of the keys, until enough came again. If
//! none was saved, states count as they are for a very long stretch;
//! otherwise threads are sorted from then on. It is decided early and seldom,
//! because whatever was searched under the other keys is searched again.
//! (How many keys there are for how many states would say less: a search that
//! goes deep comes to the twins of its states long after them.) Both are keys of states
//! with like futures, so changing from one to the other costs states that are
//! searched twice, never truth.

use crate::advance::SET;
use crate::encode::{Canon, Order, live};
use crate::exec::Exec;
use crate::happens_before::Mark;
use crate::hash::{Mixer, Quick};
use crate::program::CONST_BASE;
use crate::state::{End, Status};
use crate::symmetry::{comes_through, rearrange};
use crate::value::Val;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hasher;

/// Answers to remember about the main thread.
const MAX_KNOWN: usize = 50_000;
/// How often a trial is judged, in states, and how long it is until the next.
const TRIAL: u32 = 2_048;
const PAUSE: u32 = 1 << 20;
/// Of so many keys one is counted.
const SAMPLE: u64 = 4;
/// Keys to have met again before anything is concluded.
const ENOUGH: u32 = 256;
/// Keys to remember; then the counting begins anew.
const MAX_COUNTED: usize = 65_536;

/// One worker's view of what is alike.
#[derive(Default)]
pub struct Folder {
    /// What was found out about the main thread, by its own bytes.
    known: HashMap<Vec<u8>, bool, Quick>,
    key: Vec<u8>,
    views: Vec<Vec<u8>>,
    hashes: Vec<(u64, bool)>,
    trial: Trial,
    base: Base,
    /// Buffers: the numbers of threads, and their order.
    slots: Vec<usize>,
    order: Vec<usize>,
    from: Vec<usize>,
}

/// What was found out about the threads of the state that is being expanded:
/// its successors have most of them unchanged.
#[derive(Default)]
struct Base {
    blind: Option<bool>,
    hashes: Vec<Option<(u64, bool)>>,
    /// The numbers of threads, and their places; empty until somebody asked.
    slots: Vec<usize>,
    sorted: Vec<Place>,
}

/// A thread by its hash, its number, and whether it leads to objects made at run time.
type Place = (u64, usize, bool);

/// Whether folding pays.
#[derive(Default)]
struct Trial {
    n_states: u32,
    pause: u32,
    /// It does, and nobody asks any more.
    is_over: bool,
    /// The keys that are counted, each with the order in which it came first.
    keys: HashMap<u64, u64, Quick>,
    /// How many came again, and how many of them in another order.
    again: u32,
    folded: u32,
}

impl Trial {
    /// Whether this state is to be sorted.
    fn goes_on(&mut self) -> bool {
        if self.pause > 0 {
            self.pause -= 1;
            return false;
        }
        true
    }

    /// Counts a key, and the order that its threads had in the state.
    fn count(&mut self, key: &[u8], from: &[usize]) {
        self.n_states += 1;
        let hash = Mixer::bytes(key);
        if hash.is_multiple_of(SAMPLE) {
            let mut order = Mixer::default();
            from.iter().for_each(|&t| order.add(t as u64));
            match self.keys.entry(hash) {
                Entry::Vacant(new) => drop(new.insert(order.finish())),
                Entry::Occupied(old) => {
                    self.again += 1;
                    self.folded += (*old.get() != order.finish()) as u32;
                }
            }
        }
        if self.n_states >= TRIAL {
            self.n_states = 0;
            self.judge();
        }
    }

    fn judge(&mut self) {
        let enough = self.again >= ENOUGH;
        if enough {
            // Sorting costs little, and twins come late where a search goes deep.
            let pays = self.folded > 0;
            (self.is_over, self.pause) = (pays, if pays { 0 } else { PAUSE });
        }
        if enough || self.keys.len() > MAX_COUNTED {
            self.keys = HashMap::default();
            (self.again, self.folded) = (0, 0);
        }
    }
}

impl Folder {
    /// Another state is being expanded.
    pub fn start(&mut self) {
        self.base.blind = None;
        self.base.hashes.clear();
        self.base.slots.clear();
        self.base.sorted.clear();
    }

    /// Finds the order of the threads of a state. `same` are those that are as in the state
    /// that is being expanded, one bit each. `false`: they are as they should
    /// be, or folding does not pay.
    pub fn sort(&mut self, canon: &mut Canon, e: &Exec, same: u64) -> bool {
        if !self.trial.goes_on() {
            return false;
        }
        let taken = |t: &usize| e.st.threads[*t].status != Status::Free;
        if e.st.end == End::Exited {
            return false;
        }
        let mut slots = std::mem::take(&mut self.slots);
        slots.clear();
        slots.extend((1..e.st.threads.len()).filter(taken));
        let moves = slots.len() >= 2 && self.sort_slots(canon, e, &slots, same);
        self.slots = slots;
        moves
    }

    /// As [`Self::sort`], of the state in which one thread has changed, and hashes so. `old`
    /// are those of the threads of the state that is being expanded: these are sorted once.
    /// The main thread is not asked whether it tells them apart. `None`: it takes more than
    /// hashes.
    pub fn sort_changed(
        &mut self,
        e: &Exec,
        (t, hash): (usize, (u64, bool)),
        old: impl Fn(usize) -> (u64, bool),
        alike: impl Fn(usize, usize) -> bool,
    ) -> Option<bool> {
        if !self.trial.goes_on() {
            return Some(false);
        }
        let base = &mut self.base;
        if base.slots.is_empty() {
            let taken = |t: &usize| e.st.threads[*t].status != Status::Free;
            base.slots.extend((1..e.st.threads.len()).filter(taken));
            let hashed = |&t: &usize| -> Place {
                let (hash, leads) = old(t);
                (hash, t, leads)
            };
            base.sorted.extend(base.slots.iter().map(hashed));
            base.sorted.sort_unstable();
        }
        if base.slots.len() < 2 {
            return Some(false);
        }
        self.from.clear();
        let mut new = (t > 0).then_some((hash.0, t, hash.1));
        let mut last: Option<Place> = None;
        let mut others = base.sorted.iter().copied().filter(|p| p.1 != t).peekable();
        loop {
            let first = others.peek().is_none_or(|&o| new.is_some_and(|n| n < o));
            let Some(next) = (if first { new.take() } else { others.next() }) else { break };
            // Those that are alike in all may stand in any order.
            if last.is_some_and(|l| l.0 == next.0 && l.2 && !alike(l.1, next.1)) {
                return None;
            }
            self.from.push(next.1);
            last = Some(next);
        }
        self.slots.clone_from(&base.slots);
        Some(self.slots != self.from)
    }

    /// As [`Self::sort`], of threads whose hashes are known; `same`: the main thread
    /// is as in the state that is being expanded. `None`: it takes more than hashes.
    pub fn sort_known(
        &mut self,
        e: &Exec,
        same: bool,
        hash: impl Fn(usize) -> (u64, bool),
        alike: impl Fn(usize, usize) -> bool,
    ) -> Option<bool> {
        if !self.trial.goes_on() {
            return Some(false);
        }
        self.slots.clear();
        let taken = |t: &usize| e.st.threads[*t].status != Status::Free;
        self.slots.extend((1..e.st.threads.len()).filter(taken));
        if self.slots.len() < 2 {
            return Some(false);
        }
        self.hashes.clear();
        self.hashes.extend(self.slots.iter().map(|&t| hash(t)));
        self.order.clear();
        self.order.extend(0..self.slots.len());
        let hashes = &self.hashes;
        sort_few(&mut self.order, |i| hashes[i].0);
        // Those that are alike in all may stand in any order.
        let tied = |w: &[usize]| hashes[w[0]].0 == hashes[w[1]].0 && hashes[w[0]].1;
        let told = |w: &[usize]| !tied(w) || alike(self.slots[w[0]], self.slots[w[1]]);
        if !self.order.windows(2).all(told) {
            return None;
        }
        let blind = self.base.blind.filter(|_| same);
        let moves = !self.order.is_sorted() && (!e.is_running(0) || blind?);
        self.from.clear();
        self.from.extend(self.order.iter().map(|&i| self.slots[i]));
        Some(moves)
    }

    /// The order that was found: places, and which threads belong there.
    pub fn order(&self) -> Order<'_> {
        (&self.slots, &self.from)
    }

    /// Puts the threads of the state that was sorted where they belong.
    pub fn rearrange(&self, e: &mut Exec) {
        rearrange(e, &self.slots, &self.from);
    }

    /// Puts them where they were.
    pub fn unsort(&self, e: &mut Exec) {
        rearrange(e, &self.from, &self.slots);
    }

    /// Finds the order of some threads, as places to take them from.
    fn sort_slots(&mut self, canon: &mut Canon, e: &Exec, slots: &[usize], same: u64) -> bool {
        self.hashes.clear();
        for &t in slots {
            let hash = self.hash_of(e, t, same);
            self.hashes.push(hash);
        }
        let mut order = std::mem::take(&mut self.order);
        order.clear();
        order.extend(0..slots.len());
        order.sort_by_key(|&i| self.hashes[i].0);
        self.break_ties(canon, e, slots, &mut order);
        let moves = !order.is_sorted() && self.main_is_blind(canon, e, same);
        self.from.clear();
        self.from.extend(order.iter().map(|&i| slots[i]));
        self.order = order;
        moves
    }

    /// The hash of a thread, found once for the threads of one state.
    fn hash_of(&mut self, e: &Exec, t: usize, same: u64) -> (u64, bool) {
        if !is_same(same, t) || !e.st.marks.is_empty() {
            return with_knowledge(local_hash(e, t), e, &e.st.marks, t);
        }
        let known = &mut self.base.hashes;
        known.resize(known.len().max(t + 1), None);
        *known[t].get_or_insert_with(|| local_hash(e, t))
    }

    /// Counts a key for the trial, of a state whose threads were sorted or not.
    pub fn count(&mut self, key: &[u8], sorted: bool) {
        if self.trial.pause == 0 && !self.trial.is_over {
            let from = if sorted { &self.from[..] } else { &[] };
            self.trial.count(key, from);
        }
    }

    /// Sorts those that look alike from near by all that they can see.
    fn break_ties(&mut self, canon: &mut Canon, e: &Exec, slots: &[usize], order: &mut [usize]) {
        self.views.resize_with(self.views.len().max(slots.len()), Vec::new);
        let mut at = 0;
        while at < order.len() {
            let hash = self.hashes[order[at]];
            let n = order[at..].iter().take_while(|&&i| self.hashes[i].0 == hash.0).count();
            if n > 1 && hash.1 {
                for &i in &order[at..at + n] {
                    canon.view(e.code, &e.st, slots[i], &mut self.views[i]);
                }
                let views = &self.views;
                order[at..at + n].sort_by(|&a, &b| views[a].cmp(&views[b]));
            }
            at += n;
        }
    }

    /// Whether the main thread, from here on, tells no thread from another.
    /// If it is as in the state that is being expanded, the answer is too: what
    /// others do meanwhile it does not see.
    pub fn main_is_blind(&mut self, canon: &mut Canon, e: &Exec, same: u64) -> bool {
        if !e.is_running(0) {
            return true;
        }
        if !is_same(same, 0) {
            return self.find_blind(canon, e);
        }
        if self.base.blind.is_none() {
            self.base.blind = Some(self.find_blind(canon, e));
        }
        self.base.blind == Some(true)
    }

    /// What was found out of the state that is being expanded.
    pub fn blind(&self) -> Option<bool> {
        self.base.blind
    }

    /// The same, found out before.
    pub fn know_blind(&mut self, blind: bool) {
        self.base.blind = Some(blind);
    }

    fn find_blind(&mut self, canon: &mut Canon, e: &Exec) -> bool {
        canon.thread_key(e.code, &e.st, 0, &mut self.key);
        if let Some(&known) = self.known.get(&self.key) {
            return known;
        }
        let blind = comes_through(e);
        if self.known.len() >= MAX_KNOWN {
            self.known.clear();
        }
        self.known.insert(self.key.clone(), blind);
        blind
    }
}

/// Sorts a few, those that are equal as they stood.
fn sort_few(order: &mut [usize], key: impl Fn(usize) -> u64) {
    for i in 1..order.len() {
        let mut at = i;
        while at > 0 && key(order[at - 1]) > key(order[at]) {
            order.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Whether a thread is in a set. Those that have no bit are never the same.
fn is_same(same: u64, t: usize) -> bool {
    t < SET && same >> t & 1 == 1
}

/// A number for what a thread sees without following pointers to objects made
/// at run time, and whether it holds any.
pub fn local_hash(e: &Exec, t: usize) -> (u64, bool) {
    let thread = &e.st.threads[t];
    let mut m = Mixer::default();
    let mut dynamic = !thread.tls.is_empty() || thread.errno != 0;
    let mut value = |m: &mut Mixer, v: Val| {
        let near = v.obj <= e.code.n_statics || v.obj >= CONST_BASE;
        dynamic |= !near;
        m.add(v.bits);
        m.add(v.undef ^ if near { (v.obj as u64) << 32 } else { 1 });
    };
    m.add(thread.status as u64 | (thread.wait as u64) << 8 | (thread.atomic as u64) << 16);
    m.add(thread.start as u64 | (thread.held.len() as u64) << 32);
    if e.code.uses_results || thread.status == Status::Running {
        value(&mut m, thread.result);
    }
    if thread.status == Status::Running {
        value(&mut m, thread.wait_at);
        thread.keys.iter().chain(&thread.cleanups).for_each(|&v| value(&mut m, v));
        for (i, f) in thread.frames.iter().enumerate() {
            m.add((f.func as u64) << 32 | f.pc as u64);
            for &r in live(e.code, f, i + 1 == thread.frames.len()) {
                value(&mut m, thread.regs[(f.base + r) as usize]);
            }
        }
        dynamic |= !thread.held.is_empty() || thread.frames.iter().any(|f| f.varargs != 0);
    }
    (m.finish(), dynamic)
}

/// The same with what it knows of accesses.
pub fn with_knowledge(hash: (u64, bool), e: &Exec, marks: &[Mark], t: usize) -> (u64, bool) {
    if marks.is_empty() {
        return hash;
    }
    let mut m = Mixer::default();
    m.add(hash.0);
    m.add(marks.iter().fold(0, |sum: u64, mark| sum.wrapping_add(knowledge(e, mark, t))));
    (m.finish(), hash.1)
}

/// A number for what a thread knows of an access.
fn knowledge(e: &Exec, mark: &Mark, t: usize) -> u64 {
    let near = mark.obj <= e.code.n_statics;
    let what = if near { mark.obj as u64 } else { (e.st.obj(mark.obj).site as u64) << 32 };
    let bit = |bits: u64| bits.checked_shr(t as u32).unwrap_or(0) & 1;
    let mut m = Mixer::default();
    m.add(what);
    m.add((mark.lo as u64) << 32 | mark.hi as u64);
    m.add(mark.write as u64 | (mark.early as u64) << 1 | (mark.known.count_ones() as u64) << 8);
    m.add(bit(mark.known) | bit(mark.seen) << 1 | bit(mark.fenced) << 2);
    m.finish()
}
