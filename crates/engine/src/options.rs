//! What a search is asked to do, how it is stopped, what it tells while it
//! runs and what it answers.

use heddle_model::{Fault, Gap, Trail, Verdict};
use heddle_store::StoreKind;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// The order in which states are explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// Work stealing: the fastest, in no particular order.
    Stealing,
    /// Breadth first, level by level: the first violation is a shortest one.
    Bfs,
    /// Depth first.
    Dfs,
    /// Stack slicing (Holzmann and Bosnacki 2007): depth first for this many
    /// steps, then the state is handed to the next worker in the ring.
    Slice(u32),
}

#[derive(Clone, Debug)]
pub struct Options {
    pub workers: usize,
    pub store: StoreKind,
    /// Bytes that the search may use for its store and its queues.
    pub memory_limit: u64,
    pub search: Search,
    /// Ask [`heddle_model::Reduction`] for partial-order reduction.
    pub reduction: bool,
    /// Go no deeper than this many steps.
    pub max_depth: Option<u64>,
    /// Give up when more states than this are stored (about: workers count now
    /// and then). A state space within the bound is searched whole.
    pub max_states: Option<u64>,
    /// Count violations and go on, instead of stopping at the first.
    pub keep_going: bool,
    /// Report broken steps and stuck states. Without it a step that breaks
    /// the program is an ordinary step (if it has a successor): for a search
    /// that is after cycles only.
    pub faults: bool,
    /// Seed of everything random: orders, hash functions.
    pub seed: u64,
    /// Take steps in random order, by the seed: hashed stores only.
    pub shuffle: bool,
    /// Bits set for a state by the bitstate store.
    pub bits_per_state: u32,
    /// How many states may be looked at to shorten a trail; 0: leave it.
    pub shorten: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            workers: 1,
            store: StoreKind::Exact,
            memory_limit: 4 << 30,
            search: Search::Stealing,
            reduction: false,
            max_depth: None,
            max_states: None,
            keep_going: false,
            faults: true,
            seed: 0,
            shuffle: false,
            bits_per_state: 3,
            shorten: 100_000,
        }
    }
}

/// Why a search was told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Timeout,
    Interrupted,
    OutOfMemory,
}

/// A flag that ends a search from outside: set it from a timer or a signal.
/// The first reason stays.
#[derive(Debug, Default)]
pub struct Stop(AtomicU8);

impl Stop {
    pub const fn new() -> Self {
        Stop(AtomicU8::new(0))
    }

    pub fn set(&self, reason: Reason) {
        let _ = self.0.compare_exchange(0, reason as u8 + 1, Relaxed, Relaxed);
    }

    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Relaxed) != 0
    }

    pub fn reason(&self) -> Option<Reason> {
        match self.0.load(Relaxed) {
            0 => None,
            1 => Some(Reason::Timeout),
            2 => Some(Reason::Interrupted),
            _ => Some(Reason::OutOfMemory),
        }
    }
}

impl Reason {
    pub fn gap(self) -> Gap {
        match self {
            Reason::Timeout => Gap::Timeout,
            Reason::Interrupted => Gap::Interrupted,
            Reason::OutOfMemory => Gap::OutOfMemory,
        }
    }
}

/// Counters that another thread may read while a search runs. They lag a
/// little behind; the numbers in [`Stats`] are exact.
#[derive(Debug, Default)]
pub struct Progress {
    pub states: AtomicU64,
    pub transitions: AtomicU64,
    pub depth: AtomicU64,
    pub queue: AtomicU64,
    pub memory: AtomicU64,
    /// Bytes that processes which search together have sent to each other.
    pub sent: AtomicU64,
}

impl Progress {
    pub fn new() -> Self {
        Self::default()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Distinct states.
    pub stored: u64,
    /// Steps that led to a state seen before.
    pub matched: u64,
    /// `stored + matched`: every step, and one for each initial state.
    pub transitions: u64,
    /// The longest path the search stood on.
    pub depth: u64,
    /// The most memory that store, queues and stacks held at one time: what the
    /// limit is about.
    pub memory_bytes: u64,
    /// Memory held by the store alone at its end.
    pub store_bytes: u64,
    pub workers: u64,
}

/// A fault that a search met: what and where, as [`Fault`] tells them apart.
#[derive(Clone, Debug)]
pub struct Finding {
    pub fault: Fault,
    /// A run to it, shortened; `None` if memory or time ran out for it.
    pub trail: Option<Trail>,
    /// How many states or steps have it.
    pub count: u64,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub verdict: Verdict<Trail>,
    pub stats: Stats,
    /// How often something was wrong; 1 unless `keep_going`.
    pub n_violations: u64,
    /// Each different fault once, in the order met: more than one only with
    /// `keep_going`. The verdict's trail is the first one that is there.
    pub findings: Vec<Finding>,
    /// A run to the first state that was asked for: see [`crate::reachable`].
    pub witness: Option<Trail>,
    /// The union of every worker's [`heddle_model::Worker::reached`].
    pub reached: Vec<u64>,
    /// Every state was seen, whatever was found: with `keep_going` a search can
    /// be over and have found something.
    pub is_whole: bool,
}
