//! The tree store: recursive compression, about 8 to 12 bytes a state whatever
//! its length.
//!
//! A state is a row of 32-bit words. Neighbours are paired, a pair is stored
//! once and replaced by its number, numbers are paired again, until two are
//! left; these two are the state. States share most of their subtrees, so what
//! a state costs is little more than its last pair, one 64-bit word. A
//! successor that changes a word or two needs new numbers only on the way up
//! from them (Laarman, van de Pol, Weber 2011).
//!
//! What we changed: the first leaf is the length in bytes and the last pair
//! knows the height, so states of any length live together; pairs have stable
//! numbers in an array of their own, so both tables can grow; and the last pair
//! itself, not a slot, is the reference.
//!
//! Shape: pairs are made from the left, an odd one out goes up as it is. So the
//! left of the last two is always a full tree, in which the length is found
//! before the rest of the shape is known.
//!
//! No parent links: at this size they would cost half as much again. States of
//! more than 512 KiB do not fit.

use crate::gate::{Gate, Pass};
use crate::index::Probe;
use crate::memory::Budget;
use crate::nodes::{ID_BITS, Nodes, NodesLocal};
use crate::roots::{Crowded, KEY_BITS, Roots};
use crate::sync::{AtomicU64, Ordering};
use crate::{Colour, Full, Local, StateRef, Store};

const MAX_TOP: u32 = 16;

pub struct Tree {
    nodes: Nodes,
    roots: Roots,
    gate: Gate,
    budget: Budget,
    workers: usize,
}

/// Where the levels of a tree with so many leaves lie, one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Shape {
    n_leaves: usize,
    /// Start of each level, leaves first, and the end of the last.
    starts: Vec<usize>,
}

impl Shape {
    /// Leaves for a state of so many bytes: its length and its words; at least
    /// four, and such that no leaf goes all the way up.
    #[inline(always)]
    fn leaves(n_bytes: usize) -> usize {
        let n = (1 + n_bytes.div_ceil(4)).max(4);
        if (n - 1).is_power_of_two() { n + 1 } else { n }
    }

    #[inline(always)]
    fn set(&mut self, n_leaves: usize) {
        if self.n_leaves == n_leaves {
            return;
        }
        self.n_leaves = n_leaves;
        self.starts.clear();
        let (mut n, mut start) = (n_leaves, 0);
        while n > 1 {
            self.starts.push(start);
            start += n;
            n = n.div_ceil(2);
        }
        self.starts.push(start);
    }

    /// The number of the level with two entries; leaves are level 0.
    #[inline(always)]
    fn top(&self) -> usize {
        self.starts.len() - 2
    }

    #[inline(always)]
    fn len(&self, level: usize) -> usize {
        self.starts[level + 1] - self.starts[level]
    }
}

/// The last pair and its height, as one word.
#[inline(always)]
fn key_of(left: u32, right: u32, top: usize) -> u64 {
    debug_assert!(left < 1 << ID_BITS && right < 1 << ID_BITS && 1 <= top);
    ((top as u64 - 1) << (2 * ID_BITS)) | (left as u64) << ID_BITS | right as u64
}

#[inline(always)]
fn split(key: u64) -> (u32, u32, usize) {
    let id = |k: u64| (k & ((1 << ID_BITS) - 1)) as u32;
    (id(key >> ID_BITS), id(key), (key >> (2 * ID_BITS)) as usize + 1)
}

impl Tree {
    /// `None` if the system does not even have memory for an empty one.
    pub fn new(workers: usize, memory_limit: u64) -> Option<Self> {
        let budget = Budget::new(memory_limit);
        let nodes = Nodes::new(&budget)?;
        let roots = Roots::new(&budget)?;
        Some(Tree { nodes, roots, gate: Gate::new(workers + 1), budget, workers })
    }

    /// All levels of a state, and its bytes.
    #[inline(always)]
    fn unfold(&self, key: u64, shape: &mut Shape, levels: &mut Vec<u32>, out: &mut Vec<u8>) {
        let (left, right, top) = split(key);
        let length = (0..top).fold(left, |id, _| self.nodes.pair(id).0) as usize;
        shape.set(Shape::leaves(length));
        assert_eq!(shape.top(), top);
        levels.resize(shape.starts[top + 1], 0);
        levels[shape.starts[top]] = left;
        levels[shape.starts[top] + 1] = right;
        for level in (0..top).rev() {
            let (below, here) = levels.split_at_mut(shape.starts[level + 1]);
            let below = &mut below[shape.starts[level]..];
            for (pair, &id) in below.chunks_mut(2).zip(here.iter()) {
                match pair {
                    [a, b] => (*a, *b) = self.nodes.pair(id),
                    [odd] => *odd = id,
                    _ => unreachable!("chunks of two"),
                }
            }
        }
        out.clear();
        for word in &levels[1..1 + length.div_ceil(4)] {
            out.extend_from_slice(&word.to_le_bytes());
        }
        out.truncate(length);
    }

    /// Grows what needs it, unless another worker just did.
    fn grow(&self, nodes: bool, roots: bool) -> Result<(), Full> {
        let before = (self.nodes.index.bytes(), self.roots.bytes());
        self.gate.alone(|| {
            let nodes =
                (nodes || self.nodes.index.is_crowded()) && self.nodes.index.bytes() == before.0;
            let roots = (roots || self.roots.is_crowded()) && self.roots.bytes() == before.1;
            let a = !nodes || self.nodes.grow(&self.budget, self.workers);
            let b = !roots || self.roots.grow(&self.budget, self.workers);
            if a && b { Ok(()) } else { Err(Full) }
        })
    }

    #[inline(always)]
    fn word(&self, state: StateRef) -> &AtomicU64 {
        self.roots.word(state.0).expect("a reference is of a stored state")
    }
}

impl Store for Tree {
    type Local<'s> = TreeLocal<'s>;

    fn local(&self) -> TreeLocal<'_> {
        TreeLocal {
            store: self,
            pass: self.gate.pass(),
            nodes: NodesLocal::new(),
            n_new: 0,
            shape: Shape::default(),
            levels: Vec::new(),
            has_parent: false,
            changed: Vec::new(),
            above: Vec::new(),
            fresh: (Shape::default(), Vec::new()),
        }
    }

    fn read(&self, state: StateRef, out: &mut Vec<u8>) {
        self.unfold(state.0, &mut Shape::default(), &mut Vec::new(), out);
    }

    fn parent(&self, _: StateRef) -> Option<StateRef> {
        None
    }

    const HAS_PARENTS: bool = false;

    fn memory(&self) -> u64 {
        self.budget.used()
    }

    fn budget(&self) -> &Budget {
        &self.budget
    }
}

/// One worker's side of a [`Tree`].
pub struct TreeLocal<'s> {
    store: &'s Tree,
    pass: Pass,
    nodes: NodesLocal,
    n_new: u64,
    /// The parent: its shape, all its levels.
    shape: Shape,
    levels: Vec<u32>,
    has_parent: bool,
    /// Scratch: what differs from the parent on one level and on the next.
    changed: Vec<(u32, u32)>,
    above: Vec<(u32, u32)>,
    /// Scratch: shape and one level of a state unlike its parent.
    fresh: (Shape, Vec<u32>),
}

impl TreeLocal<'_> {
    #[inline(always)]
    fn number(&mut self, left: u32, right: u32) -> Result<u32, Full> {
        loop {
            match self.nodes.number(&self.store.nodes, &self.store.budget, (left, right)) {
                Probe::Found(id) => return Ok(id),
                Probe::Added(id) => {
                    if self.nodes.note(&self.store.nodes, 64) {
                        // Without memory the index goes on until it is crowded.
                        let _ = self.grow(false, false);
                    }
                    return Ok(id);
                }
                Probe::Crowded => self.grow(true, false)?,
                Probe::NoRecord => return Err(Full),
            }
        }
    }

    #[cold]
    fn grow(&mut self, nodes: bool, roots: bool) -> Result<(), Full> {
        self.leave();
        let answer = self.store.grow(nodes, roots);
        self.enter();
        answer
    }

    /// The last pair of a state with the parent's shape: numbers are looked up
    /// only above the words that differ.
    #[inline(always)]
    fn by_parent(&mut self, state: &[u8]) -> Result<Pending, Full> {
        self.find_changes(state);
        let top = self.shape.top();
        for level in 0..top - 1 {
            self.climb(level)?;
        }
        let (at, below) = (self.shape.starts[top], self.shape.starts[top - 1]);
        let mut halves = [Half::Number(self.levels[at]), Half::Number(self.levels[at + 1])];
        if !self.changed.is_empty() {
            let mut row = [0; 4];
            let len = at - below;
            row[..len].copy_from_slice(&self.levels[below..at]);
            let mut touched = [false; 2];
            for &(i, value) in &self.changed {
                row[i as usize] = value;
                touched[i as usize / 2] = true;
            }
            for side in 0..2 {
                if touched[side] {
                    halves[side] = Half::of(&row[2 * side..len.min(2 * side + 2)]);
                }
            }
        }
        Ok(Pending { halves, top: top as u32 })
    }

    /// The leaves in which a state differs from its parent.
    #[inline(always)]
    fn find_changes(&mut self, state: &[u8]) {
        self.changed.clear();
        let (length, leaves) = self.levels[..self.shape.n_leaves].split_first().expect("four");
        if *length != state.len() as u32 {
            self.changed.push((0, state.len() as u32));
        }
        let mut whole = state.chunks_exact(4);
        for (i, (word, leaf)) in whole.by_ref().zip(leaves).enumerate() {
            let word = u32::from_le_bytes(word.try_into().expect("four bytes"));
            if *leaf != word {
                self.changed.push((i as u32 + 1, word));
            }
        }
        // The last word, filled up with zeros, and zeros behind: a shorter
        // state of the same shape leaves them.
        let rest = whole.remainder();
        let mut last = [0; 4];
        last[..rest.len()].copy_from_slice(rest);
        let mut word = u32::from_le_bytes(last);
        for (i, leaf) in leaves.iter().enumerate().skip(state.len() / 4) {
            if *leaf != word {
                self.changed.push((i as u32 + 1, word));
            }
            word = 0;
        }
    }

    /// From the changes on one level to those on the next.
    #[inline(always)]
    fn climb(&mut self, level: usize) -> Result<(), Full> {
        let (start, len) = (self.shape.starts[level], self.shape.len(level) as u32);
        self.above.clear();
        let mut at = 0;
        while at < self.changed.len() {
            let (i, value) = self.changed[at];
            at += 1;
            let pair = if i % 2 == 1 {
                (self.levels[start + i as usize - 1], value)
            } else if i + 1 == len {
                self.above.push((i / 2, value));
                continue;
            } else if let Some(&(j, other)) = self.changed.get(at).filter(|c| c.0 == i + 1) {
                debug_assert_eq!(j, i + 1);
                at += 1;
                (value, other)
            } else {
                (value, self.levels[start + i as usize + 1])
            };
            let id = self.number(pair.0, pair.1)?;
            self.above.push((i / 2, id));
        }
        std::mem::swap(&mut self.changed, &mut self.above);
        Ok(())
    }

    /// The last pair of a state from nothing.
    fn alone(&mut self, state: &[u8]) -> Result<Pending, Full> {
        let (mut shape, mut level) = std::mem::take(&mut self.fresh);
        shape.set(Shape::leaves(state.len()));
        let top = shape.top();
        level.clear();
        level.push(state.len() as u32);
        level.extend(words(state));
        level.resize(shape.n_leaves, 0);
        self.fresh.0 = shape;
        if top as u32 > MAX_TOP {
            return Err(Full);
        }
        for _ in 0..top - 1 {
            let n = level.len();
            for i in 0..n / 2 {
                level[i] = self.number(level[2 * i], level[2 * i + 1])?;
            }
            if n % 2 == 1 {
                level[n / 2] = level[n - 1];
            }
            level.truncate(n.div_ceil(2));
        }
        let halves = [Half::of(&level[..2]), Half::of(&level[2..])];
        self.fresh.1 = level;
        Ok(Pending { halves, top: top as u32 })
    }
}

/// One of the last two: its number, or the pair that it will be the number of.
///
/// Pairs near the leaves are few and near; those at the top are many and far.
/// So their places are fetched first and looked at later.
#[derive(Clone, Copy, Debug)]
enum Half {
    Number(u32),
    Pair(u32, u32),
}

impl Half {
    #[inline(always)]
    fn of(row: &[u32]) -> Self {
        match *row {
            [left, right] => Half::Pair(left, right),
            [odd] => Half::Number(odd),
            _ => unreachable!("one or two"),
        }
    }
}

/// A state on its way: its last pair.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    halves: [Half; 2],
    top: u32,
}

impl Pending {
    #[inline(always)]
    fn key(&self) -> u64 {
        let [Half::Number(left), Half::Number(right)] = self.halves else {
            unreachable!("resolved before it is used")
        };
        key_of(left, right, self.top as usize)
    }
}

/// The words of a state, the last filled up with zeros.
#[inline(always)]
fn words(state: &[u8]) -> impl Iterator<Item = u32> + '_ {
    let whole = state.chunks_exact(4);
    let rest = whole.remainder();
    let mut last = [0; 4];
    last[..rest.len()].copy_from_slice(rest);
    let last = (!rest.is_empty()).then(|| u32::from_le_bytes(last));
    whole.map(|w| u32::from_le_bytes(w.try_into().expect("four bytes"))).chain(last)
}

impl Local for TreeLocal<'_> {
    type Pending = Pending;

    #[inline(always)]
    fn enter(&mut self) {
        self.store.gate.enter(&self.pass);
    }

    #[inline(always)]
    fn leave(&mut self) {
        self.store.gate.leave(&self.pass);
    }

    #[inline(always)]
    fn prefetch(&self, state: StateRef) {
        let (left, right, _) = split(state.0);
        self.store.nodes.prefetch(left);
        self.store.nodes.prefetch(right);
    }

    #[inline(always)]
    fn load(&mut self, state: StateRef, out: &mut Vec<u8>) {
        self.store.unfold(state.0, &mut self.shape, &mut self.levels, out);
        self.has_parent = true;
    }

    fn detach(&mut self) {
        self.has_parent = false;
    }

    #[inline(always)]
    fn prepare(&mut self, state: &[u8]) -> Result<Pending, Full> {
        let alike = self.has_parent && self.shape.n_leaves == Shape::leaves(state.len());
        let pending = if alike { self.by_parent(state)? } else { self.alone(state)? };
        for half in pending.halves {
            if let Half::Pair(left, right) = half {
                self.store.nodes.prefetch_pair((left, right));
            }
        }
        Ok(pending)
    }

    #[inline(always)]
    fn look_ahead(&self, pending: &Pending) {
        for half in pending.halves {
            if let Half::Pair(left, right) = half {
                self.store.nodes.prefetch_candidate((left, right));
            }
        }
    }

    #[inline(always)]
    fn resolve(&mut self, pending: &mut Pending) -> Result<(), Full> {
        for half in &mut pending.halves {
            if let Half::Pair(left, right) = *half {
                *half = Half::Number(self.number(left, right)?);
            }
        }
        self.store.roots.prefetch(pending.key());
        Ok(())
    }

    #[inline(always)]
    fn commit(&mut self, pending: &Pending) -> Result<(StateRef, bool), Full> {
        let key = pending.key();
        loop {
            match self.store.roots.insert(key) {
                Ok(is_new) => {
                    self.n_new += is_new as u64;
                    if self.n_new == 64 {
                        self.n_new = 0;
                        if self.store.roots.note(64) {
                            // Without memory the table goes on until it is crowded.
                            let _ = self.grow(false, false);
                        }
                    }
                    return Ok((StateRef(key), is_new));
                }
                Err(Crowded) => self.grow(false, true)?,
            }
        }
    }

    fn find(&mut self, pending: &Pending) -> Option<StateRef> {
        let key = pending.key();
        self.store.roots.word(key).map(|_| StateRef(key))
    }

    fn clear(&mut self) {}

    #[inline]
    fn colour(&self, state: StateRef) -> Colour {
        Colour((self.store.word(state).load(Ordering::Acquire) >> KEY_BITS) as u8)
    }

    #[inline]
    fn paint(&self, state: StateRef, colour: Colour) -> bool {
        let bits = (colour.0 as u64) << KEY_BITS;
        let before = self.store.word(state).fetch_or(bits, Ordering::AcqRel);
        before & bits != bits
    }
}

impl Drop for TreeLocal<'_> {
    fn drop(&mut self) {
        self.store.roots.note(self.n_new);
        self.nodes.note(&self.store.nodes, 1);
        self.store.gate.end(&self.pass);
    }
}
