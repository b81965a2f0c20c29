//! Sorts like threads, as cheaply as it can, and only while that pays.
//!
//! Threads are sorted by where they stand, by the plain values in their
//! registers and by what accesses they know of; only those that are equal so far and hold pointers to objects
//! made at run time are compared by all that they can see, which costs a walk
//! of the heap each.
//!
//! Where threads never become alike, keys cost time and fold nothing. So the
//! sorting is on trial: for a stretch of states it is counted how many
//! different states and how many different keys there are, among one in eight
//! of the keys. If they are nearly as many, states count as they are for a
//! longer stretch, and then there is another trial. Both are keys of states
//! with like futures, so changing from one to the other costs states that are
//! searched twice, never truth.

use crate::canon::{Canon, live};
use crate::exec::Exec;
use crate::happens::Mark;
use crate::hash::{Mixer, Quick};
use crate::program::CONST_BASE;
use crate::state::{End, Status};
use crate::symmetry::{comes_through, rearrange};
use crate::value::Val;
use std::collections::{HashMap, HashSet};
use std::hash::Hasher;

/// Answers to remember about the main thread.
const MAX_KNOWN: usize = 50_000;
/// The length of a trial, in states, and of the time until the next.
const TRIAL: u32 = 8_192;
const PAUSE: u32 = 65_536;
/// Of so many keys one is counted.
const SAMPLE: u64 = 8;

/// One worker's view of what is alike.
#[derive(Default)]
pub struct Folder {
    /// What was found out about the main thread, by its own bytes.
    known: HashMap<Vec<u8>, bool, Quick>,
    key: Vec<u8>,
    views: Vec<Vec<u8>>,
    hashes: Vec<(u64, bool)>,
    trial: Trial,
}

/// Whether folding pays.
#[derive(Default)]
struct Trial {
    n_states: u32,
    pause: u32,
    states: HashSet<u64, Quick>,
    keys: HashSet<u64, Quick>,
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

    fn count(&mut self, state: &[u8], key: &[u8]) {
        self.n_states += 1;
        let hash = Mixer::bytes(key);
        if hash.is_multiple_of(SAMPLE) {
            self.keys.insert(hash);
            self.states.insert(Mixer::bytes(state));
        }
        if self.n_states >= TRIAL {
            // Worth it from one state in thirty that went away.
            if self.states.len() * 29 < self.keys.len() * 30 {
                self.pause = PAUSE;
            }
            self.n_states = 0;
            self.states.clear();
            self.keys.clear();
        }
    }
}

impl Folder {
    /// Sorts the threads of a state. `false`: they are as they should be, or
    /// folding does not pay.
    pub fn sort(&mut self, canon: &mut Canon, e: &mut Exec) -> bool {
        if !self.trial.goes_on() {
            return false;
        }
        let taken = |t: &usize| e.st.threads[*t].status != Status::Free;
        if e.st.end == End::Exited {
            return false;
        }
        let slots: Vec<usize> = (1..e.st.threads.len()).filter(taken).collect();
        if slots.len() < 2 {
            return false;
        }
        self.hashes.clear();
        self.hashes.extend(slots.iter().map(|&t| local_hash(e, t)));
        let mut order: Vec<usize> = (0..slots.len()).collect();
        order.sort_by_key(|&i| self.hashes[i].0);
        self.break_ties(canon, e, &slots, &mut order);
        if order.is_sorted() || !self.main_is_blind(canon, e) {
            return false;
        }
        let from: Vec<usize> = order.iter().map(|&i| slots[i]).collect();
        rearrange(e, &slots, &from);
        true
    }

    /// Counts a state and its key, for the trial.
    pub fn count(&mut self, state: &[u8], key: &[u8]) {
        if self.trial.pause == 0 {
            self.trial.count(state, key);
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
    pub fn main_is_blind(&mut self, canon: &mut Canon, e: &Exec) -> bool {
        if !e.is_running(0) {
            return true;
        }
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

/// A number for what a thread sees without following pointers to objects made
/// at run time, and whether it holds any.
fn local_hash(e: &Exec, t: usize) -> (u64, bool) {
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
    if !e.st.marks.is_empty() {
        m.add(e.st.marks.iter().fold(0, |sum: u64, mark| sum.wrapping_add(knowledge(e, mark, t))));
    }
    (m.finish(), dynamic)
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
