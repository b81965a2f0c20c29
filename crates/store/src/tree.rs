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
use crate::index::Probe;
use crate::layout::Layout;
use crate::lengths::{Lengths, OTHER};
use crate::memory::Budget;
use crate::pair_table::{Nodes, NodesLocal, pair_word};
use crate::recent::Recent;
use crate::root_halves::{Half, Key, Kind, OPEN};
use crate::root_set::{Crowded, Hash, KEY_BITS, Roots};
use crate::shape::Shapes;
use crate::sync::{AtomicU64, Ordering};
use crate::tree_decode::Values;
use crate::tree_encode::{Folded, Folder, Numbers};
use crate::{Colour, Full, Local, StateRef, Store};

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
        // What takes most comes first, where there is little to be reserved.
        let roots = Roots::new(&budget)?;
        let nodes = Nodes::new(&budget)?;
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
        self.roots.word(Hash::of(state.0)).expect("a reference is of a stored state")
    }
}

impl Store for Tree {
    type Local<'s> = TreeLocal<'s>;

    fn local(&self) -> TreeLocal<'_> {
        TreeLocal {
            store: self,
            folder: Folder::new(&self.layout.shapes),
            pairs: Pairs { store: self, pass: self.gate.pass(), nodes: NodesLocal::new() },
            kind: (Kind(usize::MAX), OTHER),
            recent: Recent::new(),
            n_new: 0,
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
    folder: Folder,
    pairs: Pairs<'s>,
    /// The kind asked for last, and its number.
    kind: (Kind, usize),
    recent: Recent,
    n_new: u64,
}

/// One worker's way to the numbers of pairs.
struct Pairs<'s> {
    store: &'s Tree,
    pass: Pass,
    nodes: NodesLocal,
}

impl Numbers for Pairs<'_> {
    #[inline(always)]
    fn number(&mut self, pair: u64) -> Result<u32, Full> {
        match self.nodes.cached(pair) {
            Some(id) => Ok(id),
            None => self.look_up(pair),
        }
    }
}

impl Pairs<'_> {
    #[inline(never)]
    fn look_up(&mut self, pair: u64) -> Result<u32, Full> {
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
    fn enter(&mut self) {
        let store = self.store;
        store.gate.enter(&self.pass, || store.nodes.help() || store.roots.help());
    }

    #[inline(always)]
    fn leave(&mut self) {
        self.store.gate.leave(&self.pass);
    }
}

impl TreeLocal<'_> {
    /// The number of a half if that is near; if not, it is fetched.
    #[inline(always)]
    fn near(&self, half: Half) -> u32 {
        if half.number != OPEN {
            return half.number;
        }
        self.pairs.nodes.cached(half.pair).unwrap_or_else(|| {
            self.store.nodes.prefetch_pair(half.pair);
            OPEN
        })
    }

    #[inline(always)]
    fn number_of_kind(&mut self, kind: Kind) -> usize {
        if self.kind.0 != kind {
            self.kind = (kind, self.store.lengths.number(kind.0));
        }
        self.kind.1
    }
}

/// A state on its way.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    /// The pairs whose numbers are asked for; when it is resolved, the key
    /// and its hash.
    words: [u64; 2],
    /// Those of its halves, or [`OPEN`].
    halves: [u32; 2],
    /// That of its kind.
    number: u32,
    kind: u32,
}

impl Local for TreeLocal<'_> {
    type Pending = Pending;

    #[inline(always)]
    fn enter(&mut self) {
        self.pairs.enter();
    }

    #[inline(always)]
    fn leave(&mut self) {
        self.pairs.leave();
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
        self.folder.unfold_parent(nodes, lengths, Key(state.0), out);
    }

    fn detach(&mut self) {
        self.folder.forget_parent();
    }

    #[inline(always)]
    fn prepare(&mut self, state: &[u8]) -> Result<Pending, Full> {
        let Folded { halves, length } = self.folder.fold(state, &mut self.pairs)?;
        let kind = Kind::new(length, halves[1].is_wide);
        let number = self.number_of_kind(kind) as u32;
        let [left, right] = halves;
        let numbers = [self.near(left), self.near(right)];
        let words = [left.pair, right.pair];
        Ok(Pending { words, halves: numbers, number, kind: kind.0 as u32 })
    }

    #[inline(always)]
    fn look_ahead(&self, pending: &Pending) {
        for (&pair, &half) in pending.words.iter().zip(&pending.halves) {
            if half == OPEN {
                self.store.nodes.prefetch_candidate(pair);
            }
        }
    }

    #[inline(always)]
    fn resolve(&mut self, pending: &mut Pending) -> Result<(), Full> {
        for (&pair, half) in pending.words.iter().zip(&mut pending.halves) {
            if *half == OPEN {
                *half = self.pairs.number(pair)?;
            }
        }
        let [mut left, right] = pending.halves;
        if pending.number as usize == OTHER {
            left = self.pairs.number(pair_word((pending.kind, left)))?;
        }
        let key = Key::new(left, right, pending.number as usize).0;
        let hash = Hash::of(key);
        if !self.recent.has(hash) {
            self.store.roots.prefetch(hash);
        }
        pending.words = [key, hash.get()];
        Ok(())
    }

    #[inline(always)]
    fn commit(&mut self, pending: &Pending) -> Result<(StateRef, bool), Full> {
        let (key, hash) = (pending.words[0], Hash::again(pending.words[1]));
        if self.recent.has(hash) {
            return Ok((StateRef(key), false));
        }
        loop {
            match self.store.roots.insert(hash) {
                Ok(is_new) => {
                    self.recent.add(hash);
                    self.n_new += is_new as u64;
                    if self.n_new == 64 {
                        self.n_new = 0;
                        if self.store.roots.note(64) {
                            // Without memory the table goes on until it is crowded.
                            let _ = self.pairs.grow(false, false);
                        }
                    }
                    return Ok((StateRef(key), is_new));
                }
                Err(Crowded) => self.pairs.grow(false, true)?,
            }
        }
    }

    fn find(&mut self, pending: &Pending) -> Option<StateRef> {
        let (key, hash) = (pending.words[0], Hash::again(pending.words[1]));
        self.store.roots.word(hash).map(|_| StateRef(key))
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
        self.pairs.nodes.note(&self.store.nodes, 1);
        self.store.gate.end(&self.pairs.pass);
    }
}
