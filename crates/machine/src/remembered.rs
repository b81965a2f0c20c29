//! Steps of threads that were made before.
//!
//! Most of a search takes the same few steps again and again: a thread that
//! stands where a thread stood before, and reads what was read there, does what
//! was done there. LTSmin caches transitions by the part of a state that they
//! depend on (Blom, van de Pol and Weber 2010); here that part is the bytes of
//! one thread and the values that it reads.
//!
//! A [`Node`] is a thread as the bytes of a state have it, with all that a
//! search asks about it. A [`Way`] leads on: from a visible access up to right
//! before the next, if these values are read, with what is written. It is made
//! by executing the instructions once, and kept only if nothing but the thread
//! and the memory of that access changed.
//!
//! What is known is bounded, and forgotten as a whole. Not here: when a way may
//! be taken in place of executing it (`recall`).

use crate::access::{Access, Next};
use crate::code::Code;
use crate::happens_before::{Before, Mark};
use crate::hash::{Mixer, Quick};
use crate::program::Pc;
use crate::state::{Obj, State};
use crate::value::Val;
use std::collections::HashMap;
use std::hash::Hasher;

/// Nodes and ways, and bytes of nodes, beyond which all is forgotten.
const MAX_KNOWN: usize = 1 << 16;
const MAX_BYTES: usize = 1 << 24;

/// Ways taken and ways made before it is judged whether that pays, and states
/// to go without if it does not.
const TRIAL: u32 = 4_096;
const PAUSE: u32 = 1 << 16;

/// No node, or no way.
pub const NONE: u32 = u32::MAX;

/// Where a thread stands: function, position, depth of its stack.
pub type Stand = (u32, Pc, usize);

/// Memory that a thread accesses, by object, and the object as it was, its
/// place in the arena aside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touched {
    pub obj: u32,
    pub lo: u32,
    pub n: u32,
    pub like: Obj,
}

impl Touched {
    pub fn new(st: &State, a: &Access) -> Touched {
        Touched { obj: a.obj, lo: a.lo, n: a.hi - a.lo, like: unplaced(st.obj(a.obj)) }
    }

    /// Where it lies in the arena of a state, if it is there as it was.
    pub fn at(&self, code: &Code, st: &State) -> Option<usize> {
        let obj = st.objs.get(self.obj as usize - 1)?;
        // Globals stay what they are.
        let same = self.obj <= code.n_statics || unplaced(obj) == self.like;
        same.then(|| (obj.start + self.lo) as usize)
    }

    /// Whether some bytes of an object have any in common with it.
    pub fn meets(&self, o: &Touched) -> bool {
        self.obj == o.obj && self.lo < o.lo + o.n && o.lo < self.lo + self.n
    }
}

fn unplaced(obj: &Obj) -> Obj {
    Obj { start: 0, ..*obj }
}

/// What a thread does next.
#[derive(Clone, Debug)]
pub enum Does {
    /// A load, store or exchange of this memory, so many bits wide.
    Access { at: Touched, w: u8, reads: bool, expects: Option<Val> },
    /// Something else that others see, whatever memory holds.
    Call,
    /// It waits for the end of a thread.
    Join(usize),
    /// Anything else.
    Other,
    /// Nothing: it is over.
    Over,
}

/// A thread, by its number and its bytes.
#[derive(Debug)]
pub struct Node {
    pub bytes: Box<[u8]>,
    /// The same in the key of a state, if that differs.
    pub key: Option<Box<[u8]>>,
    /// Its hash there, and whether it holds objects made at run time.
    pub hash: (u64, bool),
    /// The objects made at run time that it holds, in the order of the walk.
    pub roots: Box<[u32]>,
    /// It has variables of its own, so that nothing is known of it.
    pub own: bool,
    /// It has neither variables of its own nor locks.
    pub is_bare: bool,
    pub stand: Stand,
    /// For loops that learn nothing: see `comes_back`.
    pub print: u64,
    /// Its situation in the look ahead, if it is known, and if that was asked.
    pub ahead: Option<Option<u32>>,
    /// The way that was taken last.
    pub recent: u32,
    pub does: Does,
    /// What it does next, from outside: of an exchange, when it fails and when
    /// it does not.
    pub next: [Option<Next>; 2],
}

impl Node {
    /// What it holds beside what globals lead to.
    pub fn holds(&self, last: u32) -> impl Iterator<Item = u32> + '_ {
        self.roots.iter().copied().filter(move |&o| o > last)
    }

    pub fn key(&self) -> &[u8] {
        self.key.as_ref().unwrap_or(&self.bytes)
    }
}

/// What a step leaves in memory.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    pub bytes: [u8; 8],
    pub undef: [u8; 8],
    pub pointer: u32,
}

/// A way from one node to the next.
pub struct Way {
    node: u32,
    first: Val,
    /// What is read behind the first access.
    pub reads: Box<[(Touched, u8, Val)]>,
    pub left: Option<Left>,
    /// What it does to marks of accesses, where these are followed: see `happens_before`.
    pub orders: Box<[Before]>,
    /// [`NONE`]: it has to be executed.
    pub to: u32,
    /// The sites that it reaches, until that was noted.
    pub reached: Vec<(u32, u64)>,
    /// Instructions, at most.
    pub count: u32,
    /// The frames that are there all the way.
    pub floor: usize,
    /// A way that begins alike.
    other: u32,
}

impl Way {
    pub fn new(node: u32, first: Val) -> Way {
        let (reads, reached, floor) = (Box::default(), Vec::new(), usize::MAX);
        let (orders, other) = (Box::default(), NONE);
        Way { node, first, reads, left: None, orders, to: NONE, reached, count: 0, floor, other }
    }
}

/// What one worker has seen threads do.
#[derive(Default)]
pub struct Remembered {
    pub nodes: Vec<Node>,
    pub ways: Vec<Way>,
    index: HashMap<Box<[u8]>, u32, Quick>,
    begins: HashMap<u64, u32, Quick>,
    n_bytes: usize,
    /// The nodes of the threads of the surveyed state.
    pub base: Vec<u32>,
    name: Vec<u8>,
    /// What a way has changed in memory.
    pub log: Log,
    taken: u32,
    made: u32,
    pause: u32,
}

impl Remembered {
    /// Another state is surveyed, in which these threads are as in the last one.
    pub fn survey(&mut self, n: usize, same: u64) {
        self.base.resize(n, NONE);
        let changed = self.base.iter_mut().enumerate().filter(|(t, _)| same >> t & 1 == 0);
        changed.for_each(|(_, node)| *node = NONE);
    }

    /// It has so many threads and is to be expanded. Answers whether remembering
    /// is worth the while.
    pub fn start(&mut self, n: usize) -> bool {
        if self.pause > 0 {
            self.pause -= 1;
            return false;
        }
        if self.taken + self.made >= TRIAL {
            self.pause = if self.made > self.taken { PAUSE } else { 0 };
            (self.taken, self.made) = (0, 0);
        }
        let full = self.nodes.len().max(self.ways.len()) > MAX_KNOWN || self.n_bytes > MAX_BYTES;
        if full || self.pause > 0 {
            *self = Remembered { pause: self.pause, ..Remembered::default() };
        }
        self.base.resize(n, NONE);
        true
    }

    /// The node of a thread with these bytes.
    pub fn find(&mut self, t: usize, bytes: &[u8]) -> Option<u32> {
        self.name.clear();
        self.name.push(t as u8);
        self.name.extend_from_slice(bytes);
        self.index.get(&self.name[..]).copied()
    }

    pub fn add(&mut self, t: usize, node: Node) -> u32 {
        let mut name = vec![t as u8];
        name.extend_from_slice(&node.bytes);
        self.n_bytes += 2 * name.len() + node.key.as_ref().map_or(0, |k| k.len());
        let n = self.nodes.len() as u32;
        self.index.insert(name.into_boxed_slice(), n);
        self.nodes.push(node);
        n
    }

    /// The first way from a node that begins with this value.
    pub fn first(&self, node: u32, first: Val) -> Option<u32> {
        let way = self.begins.get(&begin(node, first)).copied()?;
        self.same(way, node, first)
    }

    /// The next one.
    pub fn other(&self, way: u32) -> Option<u32> {
        let Way { node, first, other, .. } = self.ways[way as usize];
        self.same(other, node, first)
    }

    fn same(&self, mut way: u32, node: u32, first: Val) -> Option<u32> {
        while way != NONE {
            let w = &self.ways[way as usize];
            if w.node == node && w.first == first {
                return Some(way);
            }
            way = w.other;
        }
        None
    }

    pub fn add_way(&mut self, mut way: Way) -> u32 {
        let n = self.ways.len() as u32;
        way.other = self.begins.insert(begin(way.node, way.first), n).unwrap_or(NONE);
        self.n_bytes += way.reads.len() * size_of::<(Touched, u8, Val)>();
        self.n_bytes += way.orders.len() * size_of::<Before>();
        self.ways.push(way);
        self.made += 1;
        n
    }

    /// The way that was taken last from a node, if it begins with this value.
    pub fn recent(&self, node: u32, first: Val) -> Option<u32> {
        let way = self.nodes[node as usize].recent;
        self.ways.get(way as usize).filter(|w| w.first == first).map(|_| way)
    }

    /// A way that was made before is taken again.
    pub fn take(&mut self, node: u32, way: u32) {
        self.nodes[node as usize].recent = way;
        self.taken += 1;
    }
}

fn begin(node: u32, v: Val) -> u64 {
    let mut m = Mixer::default();
    m.add((node as u64) << 32 | v.obj as u64);
    m.add(v.bits);
    m.add(v.undef);
    m.finish()
}

/// Memory as it was before it was changed.
#[derive(Default)]
pub struct Log {
    /// Where words begin, and how many there are.
    entries: Vec<(usize, usize)>,
    mem: Vec<u8>,
    undef: Vec<u8>,
    prov: Vec<u32>,
    /// The marks of accesses as they were, once they may have changed.
    marks: Vec<Mark>,
    marked: bool,
    /// Globals were changed, and something other than globals.
    pub statics: bool,
    pub made: bool,
}

impl Log {
    /// Some bytes are about to change.
    pub fn note(&mut self, st: &State, lo: usize, hi: usize, statics: usize) {
        let words = st.words(lo, hi);
        let bytes = words.start * st.word.0..words.end * st.word.0;
        self.entries.push((words.start, words.len()));
        self.mem.extend_from_slice(&st.mem[bytes.clone()]);
        self.undef.extend_from_slice(&st.undef[bytes]);
        self.prov.extend_from_slice(&st.prov[words]);
        self.statics |= lo < statics;
        self.made |= hi > statics;
    }

    /// Marks are about to change.
    pub fn note_marks(&mut self, st: &State) {
        if !std::mem::replace(&mut self.marked, true) {
            self.marks.clone_from(&st.marks);
        }
    }

    /// Whether marks are what they were.
    pub fn has_same_marks(&self, st: &State) -> bool {
        !self.marked || self.marks == st.marks
    }

    /// Whether memory is what it was before any change.
    pub fn is_undone(&self, st: &State) -> bool {
        let (mut at, size) = (0, st.word.0);
        for (i, &(word, n)) in self.entries.iter().enumerate() {
            for k in 0..n {
                let now = word + k;
                let before = |e: &(usize, usize)| (e.0..e.0 + e.1).contains(&now);
                // The first entry of a word says what it was.
                if !self.entries[..i].iter().any(before) {
                    let (then, now_at) = ((at + k) * size, now * size);
                    if self.mem[then..then + size] != st.mem[now_at..now_at + size]
                        || self.undef[then..then + size] != st.undef[now_at..now_at + size]
                        || self.prov[at + k] != st.prov[now]
                    {
                        return false;
                    }
                }
            }
            at += n;
        }
        true
    }

    /// Makes memory what it was.
    pub fn undo(&mut self, st: &mut State) {
        let size = st.word.0;
        while let Some((word, n)) = self.entries.pop() {
            let from = self.prov.len() - n;
            st.prov[word..word + n].copy_from_slice(&self.prov[from..]);
            let bytes = word * size..(word + n) * size;
            st.mem[bytes.clone()].copy_from_slice(&self.mem[from * size..]);
            st.undef[bytes].copy_from_slice(&self.undef[from * size..]);
            self.prov.truncate(from);
            self.mem.truncate(from * size);
            self.undef.truncate(from * size);
        }
        (self.statics, self.made) = (false, false);
        if std::mem::take(&mut self.marked) {
            std::mem::swap(&mut st.marks, &mut self.marks);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Kind;

    #[test]
    fn what_was_changed_twice_is_what_it_was_first() {
        let (mut st, mut log) = (State::default(), Log::default());
        st.allocate(24, true, Kind::Static, 0);
        let first = st.clone();
        log.note(&st, 4, 8, 24);
        st.mem[4..8].fill(7);
        assert!(!log.is_undone(&st));
        log.note(&st, 4, 16, 24);
        st.mem[4..16].fill(0);
        assert!(log.is_undone(&st), "the second change took back the first");
        (st.prov[1], st.undef[15]) = (3, 1);
        assert!(!log.is_undone(&st));
        log.undo(&mut st);
        assert!(st == first && log.entries.is_empty() && log.mem.is_empty());
    }
}
