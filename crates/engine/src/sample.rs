//! Some states of a model, met before the search: for the tree store to learn
//! from ([`Layout`]).
//!
//! Random walks from the initial states, each longer than the one before, so
//! that near and far are both seen. Of the successors on the way every fourth is
//! kept, not only those that are walked on: neighbours in every direction cost
//! no further expansion. Always the same walks, whatever the seed: the memory
//! that a search takes shall not be a matter of luck.
//!
//! Not here: any part of the search. Nothing that is met is stored, counted or
//! reported.

use crate::Stop;
use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_store::{Layout, hash64, mix};
use std::collections::HashSet;

/// States that are expanded at most.
const MOST_STEPS: u64 = 8192;
/// A model that shows so few states in so many steps is small.
const SMALL: (usize, u64) = (256, 1024);
const FIRST_WALK: u64 = 64;
const KEEP_EVERY: u64 = 4;

/// Bytes of states that are kept at most, and the part of a search's memory.
const MOST_BYTES: u64 = 4 << 20;
const PART_OF_MEMORY: u64 = 16;

/// The layout for a search of this model, which stores states or their keys and
/// may use so much memory.
pub fn layout<M: Model>(model: &M, keys: bool, memory_limit: u64, stop: &Stop) -> Layout {
    let mut first = Vec::new();
    model.initial(&mut |state| first.push(state.to_vec()));
    if first.is_empty() {
        return Layout::default();
    }
    let mut kept = Kept::new(keys, MOST_BYTES.min(memory_limit / PART_OF_MEMORY));
    walk(model, &first, stop, &mut kept);
    Layout::learn(&kept.states)
}

fn walk<M: Model>(model: &M, first: &[Vec<u8>], stop: &Stop, kept: &mut Kept) {
    let mut worker = model.worker();
    let mut next = Successors::default();
    let (mut state, mut n_walks) = (first[0].clone(), 0);
    let (mut length, mut left) = (FIRST_WALK, FIRST_WALK);
    for step in 0..MOST_STEPS {
        let is_small = step == SMALL.1 && kept.states.len() < SMALL.0;
        if is_small || kept.is_enough() || stop.is_set() {
            return;
        }
        next.clear();
        worker.expand(&state, &mut next);
        for i in 0..next.ends.len() {
            kept.meet(&mut worker, next.get(i));
        }
        state.clear();
        if next.ends.is_empty() || left == 0 {
            length *= 1 + (left == 0) as u64;
            left = length;
            n_walks += 1;
            state.extend_from_slice(&first[n_walks % first.len()]);
        } else {
            left -= 1;
            let which = mix(step + 1) >> 32;
            state.extend_from_slice(next.get(which as usize % next.ends.len()));
        }
    }
}

/// What was met, some of it.
struct Kept {
    /// Their keys, not they themselves.
    keys: bool,
    known: HashSet<u64>,
    states: Vec<Vec<u8>>,
    bytes_left: u64,
    n_met: u64,
}

impl Kept {
    fn new(keys: bool, bytes_left: u64) -> Self {
        Kept { keys, known: HashSet::new(), states: Vec::new(), bytes_left, n_met: 0 }
    }

    fn meet(&mut self, worker: &mut impl Worker, state: &[u8]) {
        self.n_met += 1;
        if !self.n_met.is_multiple_of(KEEP_EVERY) {
            return;
        }
        let mut kept = state.to_vec();
        if self.keys {
            worker.key(state, &mut kept);
        }
        let n = kept.len() as u64;
        if n <= self.bytes_left && self.known.insert(hash64(&kept, 0)) {
            self.bytes_left -= n;
            self.states.push(kept);
        }
    }

    fn is_enough(&self) -> bool {
        self.states.len() >= Layout::SAMPLE
    }
}

/// The successors of one state, one after the other.
#[derive(Default)]
struct Successors {
    bytes: Vec<u8>,
    ends: Vec<usize>,
}

impl Successors {
    fn clear(&mut self) {
        self.bytes.clear();
        self.ends.clear();
    }

    fn get(&self, i: usize) -> &[u8] {
        let start = i.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.bytes[start..self.ends[i]]
    }
}

impl Sink for Successors {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.bytes.extend_from_slice(successor);
        self.ends.push(self.bytes.len());
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        if let Some(successor) = successor {
            self.step(step, successor);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::small_models::{Emit, Of, Toy};
    use crate::{Options, Progress, Search, StoreKind};
    use heddle_model::{Actor, Verdict};

    /// A ring: each place holds a number, and who has the largest of its
    /// neighbours passes one on; beside it a count of all steps, which wraps.
    struct Ring {
        n: usize,
        wraps: u32,
    }

    impl Toy for Ring {
        fn first(&self) -> Vec<Vec<u8>> {
            let mut state = vec![1; 4 * self.n + 4];
            state[..4].fill(0);
            vec![state]
        }

        fn steps(&self, state: &[u8], emit: Emit<'_>) {
            for i in (0..self.n).filter(|&i| state[4 + 4 * i] > 0) {
                let mut next = state.to_vec();
                next[4 + 4 * i] -= 1;
                next[4 + 4 * ((i + 1) % self.n)] += 1;
                let count = u32::from_le_bytes(state[..4].try_into().expect("four bytes")) + 1;
                next[..4].copy_from_slice(&(count % self.wraps).to_le_bytes());
                emit(Actor(i as u16), None, Some(&next));
            }
        }
    }

    #[test]
    fn every_search_over_a_learned_tree_counts_as_over_an_exact_store() {
        let model = Of(Ring { n: 5, wraps: 41 });
        let search = |store, workers, search| {
            let options = Options { store, workers, search, ..Options::default() };
            crate::safety(&model, &options, &Stop::new(), &Progress::new())
        };
        let exact = search(StoreKind::Exact, 1, Search::Bfs);
        assert!(exact.stats.stored > 4000 && matches!(exact.verdict, Verdict::Holds { .. }));
        for (workers, order) in [
            (1, Search::Dfs),
            (1, Search::Bfs),
            (2, Search::Stealing),
            (8, Search::Stealing),
            (3, Search::Slice(5)),
        ] {
            let tree = search(StoreKind::Tree, workers, order);
            assert_eq!(tree.stats.stored, exact.stats.stored, "{workers} {order:?}");
            assert_eq!(tree.stats.transitions, exact.stats.transitions);
        }
    }

    /// The layout saves what it is for.
    #[test]
    fn a_ring_with_a_counter_takes_at_most_sixteen_bytes_a_state() {
        let model = Of(Ring { n: 8, wraps: 51 });
        let options = Options { store: StoreKind::Tree, ..Options::default() };
        let outcome = crate::safety(&model, &options, &Stop::new(), &Progress::new());
        let bytes = outcome.stats.store_bytes as f64 / outcome.stats.stored as f64;
        assert!(outcome.stats.stored > 300_000 && bytes <= 16.0, "{:?}", outcome.stats);
    }

    #[test]
    fn little_memory_keeps_little_and_a_stop_ends_the_walks() {
        let model = Of(Ring { n: 8, wraps: 51 });
        let kept = |bytes_left: u64, stop: &Stop| {
            let mut kept = Kept::new(false, bytes_left);
            let mut first = Vec::new();
            model.initial(&mut |s| first.push(s.to_vec()));
            walk(&model, &first, stop, &mut kept);
            kept.states.len()
        };
        assert_eq!(kept(360, &Stop::new()), 10);
        assert!(kept(1 << 20, &Stop::new()) >= Layout::SAMPLE);
        let stop = Stop::new();
        stop.set(crate::Reason::Timeout);
        assert_eq!(kept(1 << 20, &stop), 0);
    }
}
