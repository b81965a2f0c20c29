//! Successors written as patches of the state that they come from.
//!
//! Most steps change one thread's registers and a few bytes of memory. The
//! walk that numbers objects ([`crate::encode`]) then finds what it found
//! before: it depends on the pointers in memory and on those that threads
//! hold, in order. If none of these changed, the new bytes are the old ones
//! with the thread and the memory in their places, and neither the walk nor
//! the other threads cost anything.
//!
//! Where anything else changed, [`Canon::encode`] does it all.

use crate::code::Code;
use crate::encode::{Canon, HANDS, MARKED, Order, live};
use crate::large::Large;
use crate::state::{End, State, Status, Thread};
use std::sync::Arc;

/// Where the parts of a state lie in its bytes.
#[derive(Default)]
pub struct Parts {
    /// The globals, and what comes behind them.
    pub memory: usize,
    pub globals: usize,
    /// By thread: its bytes.
    pub threads: Vec<(usize, usize)>,
    /// Where the objects begin.
    pub objects: usize,
    /// The threads whose bytes are those of the state that was read before.
    pub same: u64,
}

/// A state with its bytes, and what became of it when thread `t` went on.
pub struct Patch<'a> {
    pub code: &'a Code,
    pub old: &'a State,
    pub bytes: &'a [u8],
    pub parts: &'a Parts,
    pub new: &'a State,
    pub t: usize,
    /// The last object that globals lead to, if others share all of these: see
    /// [`Loose`].
    pub last: u32,
}

/// What globals lead to in a state, and whether no thread but the main one holds
/// anything else. The walk meets it before it comes to the threads, so it makes
/// no difference to the numbers of objects, or to who shares them, what threads
/// hold of it; and if they hold nothing else, nor does their order.
#[derive(Default)]
pub struct Loose {
    known: Option<bool>,
    last: Option<u32>,
}

impl Loose {
    /// Another state.
    pub fn start(&mut self) {
        (self.known, self.last) = (None, None);
    }

    /// The last object that globals lead to; the last global itself where others
    /// may not share it.
    pub fn last(&mut self, canon: &mut Canon, code: &Code, st: &State) -> u32 {
        *self.last.get_or_insert_with(|| {
            let words = &st.prov[st.words(0, code.statics_len)];
            let is_made = |p: u32| p > code.n_statics && State::is_object(p);
            let leads = code.n_large > 0 || words.iter().fold(false, |any, &p| any | is_made(p));
            let leads = leads && st.objs.len() > code.n_statics as usize;
            if is_strange(st) || !leads { code.n_statics } else { canon.last_of_globals(code, st) }
        })
    }

    /// Whether the order of threads makes no difference.
    pub fn is_so(&mut self, canon: &mut Canon, code: &Code, st: &State) -> bool {
        let last = self.last(canon, code, st);
        *self.known.get_or_insert_with(|| {
            let own = |o: &crate::state::Obj| o.thread != 0;
            let made = &st.objs[code.n_statics as usize..];
            !is_strange(st)
                && st.threads.len() > 1
                && !made.iter().any(own)
                && st.threads[1..].iter().all(|t| holds_nothing_own(code, t, last))
        })
    }

    /// The same, found out otherwise.
    pub fn know(&mut self, is_so: bool) {
        self.known = Some(is_so);
    }

    /// The same when a thread has gone on since.
    pub fn is_still(&mut self, canon: &mut Canon, code: &Code, st: &State, new: &Thread) -> bool {
        self.is_so(canon, code, st) && holds_nothing_own(code, new, self.last(canon, code, st))
    }
}

/// Whether more than globals and threads has a say in who shares what. (Whatever has a
/// hand on it does not count: it is shared in both states, whoever leads to it.)
fn is_strange(st: &State) -> bool {
    st.alone || st.addressed || !st.history.is_empty()
}

pub fn holds_nothing_own(code: &Code, t: &Thread, last: u32) -> bool {
    t.tls.is_empty() && t.held.is_empty() && roots(code, t).all(|o| o <= last)
}

impl Patch<'_> {
    /// Writes the bytes of the new state, which is small.
    pub fn write(&self, canon: &mut Canon, out: &mut Vec<u8>) {
        let (code, parts, bytes) = (self.code, self.parts, self.bytes);
        let (from, to) = parts.threads[self.t];
        self.head(canon, None, out);
        out.extend_from_slice(&bytes[parts.globals..from]);
        canon.thread(code, &self.new.threads[self.t], out);
        out.extend_from_slice(&bytes[to..parts.objects]);
        self.objects(canon, out);
    }

    /// All up to the globals.
    fn head(&self, canon: &mut Canon, order: Option<Order<'_>>, out: &mut Vec<u8>) {
        let marked = !self.new.marks.is_empty();
        canon.keep_numbers(self.new);
        out.clear();
        out.push(self.bytes[0] & !MARKED | if marked { MARKED } else { 0 });
        if self.bytes[0] & HANDS != 0 {
            canon.hands(self.new, order, out);
        }
        if marked {
            canon.marks(&self.new.marks, order, out);
        }
        canon.globals(self.code, self.new, out);
    }

    fn objects(&self, canon: &Canon, out: &mut Vec<u8>) {
        let code = self.code;
        if self.same_objects() {
            out.extend_from_slice(&self.bytes[self.parts.objects..]);
        } else {
            (code.n_statics + 1..=self.new.objs.len() as u32)
                .for_each(|id| canon.object(code, self.new, id, out));
        }
    }

    /// Writes the new state as if each thread of `slots` were that of `from` in
    /// its place. `kept` has what the others have in common with other states
    /// that come from the old one.
    pub fn write_sorted(
        &self,
        canon: &mut Canon,
        order: Option<Order<'_>>,
        kept: &mut Kept,
        out: &mut Vec<u8>,
    ) {
        let (code, parts, bytes) = (self.code, self.parts, self.bytes);
        self.head(canon, order, out);
        out.extend_from_slice(&bytes[parts.globals..parts.threads[0].0]);
        let (slots, from) = order.unwrap_or_default();
        let mut next = slots.iter().zip(from).peekable();
        for slot in 0..self.new.threads.len() {
            let k = next.next_if(|(s, _)| **s == slot).map_or(slot, |(_, &k)| k);
            let thread = &self.new.threads[k];
            match k == self.t {
                true => canon.thread(code, thread, out),
                false => out.extend_from_slice(kept.get(k, |out| canon.thread(code, thread, out))),
            }
        }
        self.objects(canon, out);
    }

    /// Whether the walk would find the same.
    pub fn is_small(&self) -> bool {
        let (old, new, n) = (self.old, self.new, self.code.n_statics as usize);
        let running =
            |s: &State| s.threads.get(self.t).is_some_and(|t| t.status == Status::Running);
        // A thread that ends leaves the others as they are, unless one is left alone.
        let over = |s: &State| {
            let status = s.threads.get(self.t).map(|t| t.status);
            status == Some(Status::Finished) && s.n_running() > 1 && self.holds_nothing()
        };
        new.hands.iter().map(|h| h.obj).eq(old.hands.iter().map(|h| h.obj))
            && new.end == End::Running
            && new.leak == old.leak
            && new.keys == old.keys
            && (Arc::ptr_eq(&new.history, &old.history) || new.history == old.history)
            && new.threads.len() == self.parts.threads.len()
            && running(old)
            && (running(new) || over(new))
            && new.objs.len() == old.objs.len()
            && new.objs[n..] == old.objs[n..]
            && new.prov == old.prov
            && self.same_large_pointers()
            && self.same_roots()
    }

    fn same_roots(&self) -> bool {
        let (old, new) = (&self.old.threads[self.t], &self.new.threads[self.t]);
        new.tls == old.tls && self.own(old).eq(self.own(new))
    }

    fn holds_nothing(&self) -> bool {
        let bare = |t: &Thread| t.tls.is_empty() && self.own(t).next().is_none();
        bare(&self.old.threads[self.t]) && bare(&self.new.threads[self.t])
    }

    /// What a thread holds beside what globals lead to.
    fn own<'b>(&'b self, t: &'b Thread) -> impl Iterator<Item = u32> + 'b {
        roots(self.code, t).filter(|&o| o > self.last)
    }

    fn same_large_pointers(&self) -> bool {
        let (old, new) = (&self.old.large, &self.new.large);
        let same =
            |(a, b): (&Arc<Large>, &Arc<Large>)| Arc::ptr_eq(a, b) || a.pointers == b.pointers;
        old.len() == new.len() && old.iter().zip(new).all(same)
    }

    fn same_objects(&self) -> bool {
        let (at, n) = (self.code.statics_len, self.code.n_large);
        self.new.large[n..] == self.old.large[n..]
            && self.new.mem[at..] == self.old.mem[at..]
            && self.new.undef[at..] == self.old.undef[at..]
    }
}

/// Bytes of threads as the key of a state has them, while states come from one.
#[derive(Default)]
pub struct Kept {
    bytes: Vec<u8>,
    /// By thread; empty where nobody has asked.
    parts: Vec<(usize, usize)>,
}

impl Kept {
    /// States of another origin follow.
    pub fn start(&mut self) {
        self.bytes.clear();
        self.parts.clear();
    }

    fn get(&mut self, t: usize, write: impl FnOnce(&mut Vec<u8>)) -> &[u8] {
        self.parts.resize(self.parts.len().max(t + 1), (0, 0));
        if self.parts[t] == (0, 0) {
            let from = self.bytes.len();
            write(&mut self.bytes);
            self.parts[t] = (from, self.bytes.len());
        }
        let (from, to) = self.parts[t];
        &self.bytes[from..to]
    }
}

/// The objects made at run time that a thread holds, in the order of the walk.
pub fn roots<'a>(code: &'a Code, t: &'a Thread) -> impl Iterator<Item = u32> + 'a {
    let n = t.frames.len();
    let frames = t.frames.iter().enumerate().flat_map(move |(i, f)| {
        let regs = live(code, f, i + 1 == n).iter();
        let held = regs.map(move |&r| t.regs[(f.base + r) as usize].obj);
        std::iter::once(f.varargs).chain(held)
    });
    let first = [t.result.obj, t.wait_at.obj, t.errno].into_iter();
    let kept = t.keys.iter().chain(&t.cleanups).map(|v| v.obj);
    let all = first.chain(kept).chain(frames);
    all.filter(move |&o| State::is_object(o) && o > code.n_statics)
}
