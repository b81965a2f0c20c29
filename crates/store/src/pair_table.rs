//! Pairs of 32-bit words, each stored once and known by a 28-bit number.
//!
//! The numbers are places in an array and stay for ever; an [`Index`] leads
//! from a pair to its number. Workers take numbers by the block and keep the
//! pairs that they met last in a small cache of their own, which answers most
//! questions without touching shared memory.

use crate::hash::mix;
use crate::index::{Index, Mover, Probe, Records};
use crate::memory::{Budget, Region, prefetch};
use crate::sync::{AtomicU64, Ordering};

pub(crate) const ID_BITS: u32 = 28;
const BLOCK: u64 = 512;
const CACHE: usize = 1 << 11;

pub(crate) struct Nodes {
    pairs: Region<AtomicU64>,
    taken: AtomicU64,
    pub(crate) index: Index,
}

impl Nodes {
    pub(crate) fn new(budget: &Budget) -> Option<Self> {
        let wanted = (budget.limit() / 8).clamp(BLOCK, 1 << ID_BITS) as usize;
        let pairs = Region::largest(wanted, BLOCK as usize, Region::reserved)?;
        Some(Nodes { pairs, taken: AtomicU64::new(0), index: Index::new(budget)? })
    }

    #[inline(always)]
    pub(crate) fn pair(&self, id: u32) -> (u32, u32) {
        let pair = self.pairs[id as usize].load(Ordering::Relaxed);
        ((pair >> 32) as u32, pair as u32)
    }

    #[inline(always)]
    pub(crate) fn prefetch(&self, id: u32) {
        // What is below a root may be a word, which is no number.
        prefetch(self.pairs.as_ptr().wrapping_add(id as usize));
    }

    /// Fetches the place of a pair in the index,
    #[inline(always)]
    pub(crate) fn prefetch_pair(&self, pair: u64) {
        self.index.prefetch(mix(pair));
    }

    /// and then, when that is near, the node that is found there.
    #[inline(always)]
    pub(crate) fn prefetch_candidate(&self, pair: u64) {
        if let Some(id) = self.index.candidate(mix(pair)) {
            self.prefetch(id);
        }
    }

    /// Moves to a larger index. Nobody else may be inside the gate.
    pub(crate) fn grow(&self, budget: &Budget, alone: bool) -> bool {
        self.index.grow(budget, alone, self)
    }

    /// Helps another to do so, if there is anything to do.
    pub(crate) fn help(&self) -> bool {
        self.index.help(self)
    }

    fn block(&self, budget: &Budget) -> Option<u64> {
        if !budget.take(BLOCK * 8) {
            return None;
        }
        let fits = |t: u64| (t + BLOCK <= self.pairs.len() as u64).then_some(t + BLOCK);
        let block = self.taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, fits).ok();
        if block.is_none() {
            budget.give_back(BLOCK * 8);
        }
        block
    }
}

impl Mover for Nodes {
    #[inline(always)]
    fn hash_of(&self, id: u32) -> u64 {
        mix(self.pairs[id as usize].load(Ordering::Relaxed))
    }

    #[inline(always)]
    fn touch(&self, id: u32) {
        self.prefetch(id);
    }

    /// They are, but the tree is for those who have little memory.
    fn are_short(&self) -> bool {
        false
    }
}

/// Where in the cache a pair is: cheaper than [`mix`], and good enough there.
#[inline(always)]
fn cache_place(pair: u64) -> usize {
    (pair.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - CACHE.ilog2())) as usize
}

/// A pair as one word.
#[inline(always)]
pub(crate) fn pair_word(pair: (u32, u32)) -> u64 {
    (pair.0 as u64) << 32 | pair.1 as u64
}

/// One worker's side of the nodes.
pub(crate) struct NodesLocal {
    free: std::ops::Range<u64>,
    n_new: u64,
    cache: Box<[(u64, u32); CACHE]>,
}

impl NodesLocal {
    pub(crate) fn new() -> Self {
        NodesLocal { free: 0..0, n_new: 0, cache: Box::new([(0, 0); CACHE]) }
    }

    /// The number of a pair that was met lately.
    #[inline(always)]
    pub(crate) fn cached(&self, pair: u64) -> Option<u32> {
        let (known, id) = self.cache[cache_place(pair)];
        (known == pair && id != 0).then_some(id)
    }

    /// The number of a pair that is not cached, old or new. `Crowded` and `NoRecord` as they are.
    #[inline(always)]
    pub(crate) fn number(&mut self, nodes: &Nodes, budget: &Budget, pair: u64) -> Probe {
        let hash = mix(pair);
        let answer = nodes.index.insert(hash, &mut Entry { nodes, budget, local: self, pair });
        if let Probe::Found(id) | Probe::Added(id) = answer {
            self.cache[cache_place(pair)] = (pair, id);
        }
        if let Probe::Added(_) = answer {
            self.free.start += 1;
            self.n_new += 1;
        }
        answer
    }

    /// Tells the index of new nodes; `true` if it should grow.
    #[inline(always)]
    pub(crate) fn note(&mut self, nodes: &Nodes, at_least: u64) -> bool {
        self.n_new >= at_least && nodes.index.note(std::mem::take(&mut self.n_new))
    }
}

/// One insertion.
struct Entry<'a> {
    nodes: &'a Nodes,
    budget: &'a Budget,
    local: &'a mut NodesLocal,
    pair: u64,
}

impl Records for Entry<'_> {
    #[inline(always)]
    fn equals(&mut self, id: u32) -> bool {
        self.nodes.pairs[id as usize].load(Ordering::Relaxed) == self.pair
    }

    fn create(&mut self) -> Option<u32> {
        if self.local.free.is_empty() {
            let block = self.nodes.block(self.budget)?;
            // 0 is no number.
            self.local.free = block.max(1)..block + BLOCK;
        }
        let id = self.local.free.start;
        self.nodes.pairs[id as usize].store(self.pair, Ordering::Relaxed);
        Some(id as u32)
    }
}
