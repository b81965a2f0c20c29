//! The tree store: recursive compression, about 8 to 12 bytes a state whatever
//! its length.
//!
//! A state is a row of 32-bit words. Two words are a pair, a pair is stored
//! once and replaced by its number, two numbers are a pair again, until two
//! numbers are left; these two are the state. States share most of their
//! subtrees, so what a state costs is little more than its last pair, one
//! 64-bit word. A successor that changes a word or two needs new numbers only
//! on the way up from them (Laarman, van de Pol, Weber 2011).
//!
//! What we changed: which words are paired is learned from some states before
//! the search ([`Layout`]); the last pair also says how long the state is, so
//! states of any length live together; pairs have stable numbers in an array of
//! their own, so both tables can grow; and the last pair itself, not a slot, is
//! the reference.
//!
//! No parent links: at this size they would cost half as much again. States of
//! more than 512 KiB do not fit.

use crate::gate::{Gate, Pass};
use crate::half::{Half, Key, Kind};
use crate::hash::mix;
use crate::index::Probe;
use crate::layout::Layout;
use crate::lengths::{Lengths, OTHER};
use crate::memory::Budget;
use crate::nodes::{Nodes, NodesLocal, pair_word};
use crate::recent::Recent;
use crate::roots::{Crowded, KEY_BITS, Roots};
use crate::shape::{Shape, Shapes};
use crate::sync::{AtomicU64, Ordering};
use crate::values::Values;
use crate::{Colour, Full, Local, StateRef, Store};

const MAX_BYTES: usize = 512 << 10;

pub struct Tree {
    nodes: Nodes,
    roots: Roots,
    lengths: Lengths,
    layout: Layout,
    gate: Gate,
    budget: Budget,
    workers: usize,
}

impl Tree {
    /// `None` if the system does not even have memory for an empty one.
    pub fn new(workers: usize, memory_limit: u64, layout: Layout) -> Option<Self> {
        let budget = Budget::new(memory_limit);
        let nodes = Nodes::new(&budget)?;
        let roots = Roots::new(&budget)?;
        let (lengths, gate) = (Lengths::new(), Gate::new(workers + 1));
        Some(Tree { nodes, roots, lengths, layout, gate, budget, workers })
    }

    /// Grows what needs it, unless another worker did since they had so many
    /// bytes.
    fn grow(&self, before: (u64, u64), nodes: bool, roots: bool) -> Result<(), Full> {
        self.gate.alone(|| {
            let nodes =
                (nodes || self.nodes.index.is_crowded()) && self.nodes.index.bytes() == before.0;
            let roots = (roots || self.roots.is_crowded()) && self.roots.bytes() == before.1;
            let alone = self.workers == 1;
            let a = !nodes || self.nodes.grow(&self.budget, alone);
            let b = !roots || self.roots.grow(&self.budget);
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
        let mut shapes = Shapes::new(&self.layout.shapes);
        TreeLocal {
            store: self,
            pass: self.gate.pass(),
            nodes: NodesLocal::new(),
            recent: Recent::new(),
            n_new: 0,
            parent: Values::new(&mut shapes),
            has_parent: false,
            fresh: Values::new(&mut shapes),
            shapes,
            kind: (Kind(usize::MAX), OTHER),
            changed: Vec::new(),
            dirty: Vec::new(),
        }
    }

    fn read(&self, state: StateRef, out: &mut Vec<u8>) {
        let mut shapes = Shapes::new(&self.layout.shapes);
        let mut values = Values::new(&mut shapes);
        values.unfold(&self.nodes, &self.lengths, &mut shapes, Key(state.0), out);
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
    recent: Recent,
    n_new: u64,
    /// The parent of what comes, if there is one.
    parent: Values,
    has_parent: bool,
    /// Scratch: a state unlike its parent.
    fresh: Values,
    shapes: Shapes,
    /// The kind asked for last, and its number.
    kind: (Kind, usize),
    /// Scratch: places where the parent's values are those of a successor for
    /// now, and what was there.
    changed: Vec<(u32, u32)>,
    /// Scratch: a bit for each inner node with a new value below.
    dirty: Vec<u64>,
}

impl TreeLocal<'_> {
    #[inline(always)]
    fn number(&mut self, pair: u64) -> Result<u32, Full> {
        loop {
            match self.nodes.number(&self.store.nodes, &self.store.budget, pair) {
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
        let before = (self.store.nodes.index.bytes(), self.store.roots.bytes());
        self.leave();
        let answer = self.store.grow(before, nodes, roots);
        self.enter();
        answer
    }

    #[inline(always)]
    fn number_of_kind(&mut self, kind: Kind) -> usize {
        if self.kind.0 != kind {
            self.kind = (kind, self.store.lengths.number(kind.0));
        }
        self.kind.1
    }

    /// The last pair of a state with the parent's shape: numbers are looked up
    /// only above the words that differ.
    #[inline(always)]
    fn by_parent(&mut self, state: &[u8]) -> Result<[Half; 2], Full> {
        let first = self.put_words(state);
        let halves = self.climb(first);
        for &(place, old) in &self.changed {
            self.parent.values[place as usize] = old;
        }
        self.changed.clear();
        halves
    }

    /// Writes a successor's words over its parent's, two at a time; tells which
    /// of the first 64 inner nodes have changes below, and leaves the others in
    /// `dirty`.
    #[inline(always)]
    fn put_words(&mut self, state: &[u8]) -> u64 {
        let (n, most) = (self.parent.shape.n_leaves, self.parent.shape.most);
        let (leaves, length) = self.parent.values[..n].split_at_mut(most);
        let above = &self.parent.shape.above[..n];
        let mut first = 0;
        let mut put = |i: usize, leaf: &mut u32, word: u32| {
            if *leaf != word {
                self.changed.push((i as u32, *leaf));
                *leaf = word;
                match above[i] {
                    inner @ 0..64 => first |= 1 << inner,
                    Shape::ROOT => {}
                    inner => self.dirty[inner as usize / 64] |= 1 << (inner % 64),
                }
            }
        };
        let (pairs, rest) = state.as_chunks::<8>();
        let (old, behind) = leaves.split_at_mut(2 * pairs.len());
        for (i, (pair, old)) in pairs.iter().zip(old.as_chunks_mut::<2>().0).enumerate() {
            let pair = u64::from_le_bytes(*pair);
            if pair != (old[0] as u64 | (old[1] as u64) << 32) {
                put(2 * i, &mut old[0], pair as u32);
                put(2 * i + 1, &mut old[1], (pair >> 32) as u32);
            }
        }
        // The last bytes, filled up with zeros, and zeros behind: the parent
        // may be longer, or the shape larger than either.
        let mut last = last_words(rest);
        for (i, leaf) in behind.iter_mut().enumerate() {
            put(2 * pairs.len() + i, leaf, last as u32);
            last >>= 32;
        }
        if let [length] = length {
            put(most, length, state.len() as u32);
        }
        first
    }

    /// Gives numbers to the nodes that changed, from the leaves up.
    #[inline(always)]
    fn climb(&mut self, first: u64) -> Result<[Half; 2], Full> {
        let n = self.parent.shape.n_leaves;
        let sides = self.parent.shape.halves;
        let mut halves = sides.map(|node| Half::known(self.parent.values[node]));
        if self.parent.shape.ends_in_word() {
            halves[1] = self.parent.half(1);
        }
        let mut dirty = first;
        for word in 0.. {
            while dirty != 0 {
                let inner = 64 * word + dirty.trailing_zeros() as usize;
                dirty &= dirty - 1;
                let pair = self.parent.pair(inner);
                if n + inner == sides[0] || n + inner == sides[1] {
                    halves[(n + inner == sides[1]) as usize] = Half::open(pair);
                    continue;
                }
                let number = match self.number(pair_word(pair)) {
                    Ok(number) => number,
                    Err(full) => {
                        self.dirty.fill(0);
                        return Err(full);
                    }
                };
                let before = std::mem::replace(&mut self.parent.values[n + inner], number);
                if before != number {
                    self.changed.push(((n + inner) as u32, before));
                    let above = self.parent.shape.above[n + inner] as usize;
                    if above / 64 == word {
                        dirty |= 1 << (above % 64);
                    } else {
                        self.dirty[above / 64] |= 1 << (above % 64);
                    }
                }
            }
            if word + 1 >= self.dirty.len() {
                break;
            }
            dirty = std::mem::take(&mut self.dirty[word + 1]);
        }
        Ok(halves)
    }

    /// The last pair of a state from nothing.
    fn alone(&mut self, state: &[u8]) -> Result<[Half; 2], Full> {
        if state.len() > MAX_BYTES {
            return Err(Full);
        }
        self.fresh.set_shape(&mut self.shapes, Shape::words(state.len()));
        let (n, most) = (self.fresh.shape.n_leaves, self.fresh.shape.most);
        let (whole, rest) = state.as_chunks::<4>();
        let words = whole.iter().map(|w| u32::from_le_bytes(*w));
        let words = words.chain([last_words(rest) as u32]).chain(std::iter::repeat(0));
        for (leaf, word) in self.fresh.values[..most].iter_mut().zip(words) {
            *leaf = word;
        }
        if let [length] = &mut self.fresh.values[most..n] {
            *length = state.len() as u32;
        }
        let halves = self.fresh.shape.halves;
        for inner in 0..self.fresh.shape.children.len() {
            if !halves.contains(&(n + inner)) {
                self.fresh.values[n + inner] = self.number(pair_word(self.fresh.pair(inner)))?;
            }
        }
        Ok([0, 1].map(|side| self.fresh.half(side)))
    }
}

/// A state on its way.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    halves: [Half; 2],
    /// That of the kind.
    number: u32,
    kind: Kind,
    /// When it is resolved.
    key: u64,
    /// That of the key.
    hash: u64,
}

/// The bytes behind the last whole words, fewer than eight, filled up with
/// zeros.
#[inline(always)]
fn last_words(rest: &[u8]) -> u64 {
    match rest.len() {
        0 => 0,
        // Two halves that may overlap.
        n @ 4.. => {
            let half = |at: usize| {
                u32::from_le_bytes(rest[at..at + 4].try_into().expect("four bytes")) as u64
            };
            half(0) | half(n - 4) << (8 * (n - 4))
        }
        n => {
            let byte = |at: usize| (rest[at] as u64) << (8 * at);
            byte(0) | byte(n / 2) | byte(n - 1)
        }
    }
}

impl Local for TreeLocal<'_> {
    type Pending = Pending;

    #[inline(always)]
    fn enter(&mut self) {
        let store = self.store;
        store.gate.enter(&self.pass, || store.nodes.help() || store.roots.help());
    }

    #[inline(always)]
    fn leave(&mut self) {
        self.store.gate.leave(&self.pass);
    }

    #[inline(always)]
    fn prefetch(&self, state: StateRef) {
        let (left, right, _) = Key(state.0).split();
        self.store.nodes.prefetch(left);
        self.store.nodes.prefetch(right);
    }

    #[inline(always)]
    fn load(&mut self, state: StateRef, out: &mut Vec<u8>) {
        let Tree { nodes, lengths, .. } = self.store;
        self.parent.unfold(nodes, lengths, &mut self.shapes, Key(state.0), out);
        self.dirty.resize(self.parent.shape.children.len().div_ceil(64), 0);
        self.has_parent = true;
    }

    fn detach(&mut self) {
        self.has_parent = false;
    }

    #[inline(always)]
    fn prepare(&mut self, state: &[u8]) -> Result<Pending, Full> {
        let alike = self.has_parent && self.parent.shape.fits(Shape::words(state.len()));
        let mut halves = if alike { self.by_parent(state)? } else { self.alone(state)? };
        for half in halves.iter_mut().filter(|h| h.is_open()) {
            match self.nodes.cached(half.pair) {
                Some(number) => half.number = number,
                None => self.store.nodes.prefetch_pair(half.pair),
            }
        }
        let shape = if alike { &self.parent.shape } else { &self.fresh.shape };
        let kind = Kind::new(shape.known_length(state.len()), halves[1].is_wide);
        let number = self.number_of_kind(kind) as u32;
        Ok(Pending { halves, number, kind, key: 0, hash: 0 })
    }

    #[inline(always)]
    fn look_ahead(&self, pending: &Pending) {
        for half in pending.halves.iter().filter(|h| h.is_open()) {
            self.store.nodes.prefetch_candidate(half.pair);
        }
    }

    #[inline(always)]
    fn resolve(&mut self, pending: &mut Pending) -> Result<(), Full> {
        for half in pending.halves.iter_mut().filter(|h| h.is_open()) {
            half.number = self.number(half.pair)?;
        }
        if pending.number as usize == OTHER {
            let left = &mut pending.halves[0].number;
            *left = self.number(pair_word((pending.kind.0 as u32, *left)))?;
        }
        let [left, right] = pending.halves.map(|h| h.number);
        pending.key = Key::new(left, right, pending.number as usize).0;
        pending.hash = mix(pending.key);
        if !self.recent.has(pending.key, pending.hash) {
            self.store.roots.prefetch(pending.hash);
        }
        Ok(())
    }

    #[inline(always)]
    fn commit(&mut self, pending: &Pending) -> Result<(StateRef, bool), Full> {
        let &Pending { key, hash, .. } = pending;
        if self.recent.has(key, hash) {
            return Ok((StateRef(key), false));
        }
        loop {
            match self.store.roots.insert(key, hash) {
                Ok(is_new) => {
                    self.recent.add(key, hash);
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
        let key = pending.key;
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

    #[inline]
    fn claim(&self, state: StateRef, colour: Colour) -> bool {
        debug_assert!(colour.has(Colour::BLUE));
        let (blue, bits) = ((Colour::BLUE.0 as u64), (colour.0 as u64));
        let free = |word: u64| (word & blue << KEY_BITS == 0).then_some(word | bits << KEY_BITS);
        self.store.word(state).fetch_update(Ordering::AcqRel, Ordering::Acquire, free).is_ok()
    }
}

impl Drop for TreeLocal<'_> {
    fn drop(&mut self) {
        self.store.roots.note(self.n_new);
        self.nodes.note(&self.store.nodes, 1);
        self.store.gate.end(&self.pass);
    }
}
