//! States on their way from one worker to another, where no store keeps them:
//! with all their bytes, and with the steps that led to them.

use crate::backoff::Patience;
use crate::run::{Run, lock};
use heddle_model::{Model, Step};
use heddle_store::Budget;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering::*};
use std::sync::{Arc, Mutex};

/// Handed over and not taken, at most.
const QUEUE: usize = 4096;

/// How a state was reached: from an initial state, or from another handover.
pub(crate) struct Way {
    before: Option<Arc<Way>>,
    initial: u32,
    steps: Vec<Step>,
}

impl Way {
    /// The way to an initial state.
    pub(crate) fn start(initial: u32) -> Arc<Way> {
        Arc::new(Way { before: None, initial, steps: Vec::new() })
    }

    /// This way and some steps more.
    pub(crate) fn on(self: &Arc<Way>, steps: impl Iterator<Item = Step>) -> Arc<Way> {
        Arc::new(Way { before: Some(self.clone()), initial: 0, steps: steps.collect() })
    }

    /// The initial state and all steps from it, then `more`.
    pub(crate) fn steps(&self, more: impl Iterator<Item = Step>) -> (u32, Vec<Step>) {
        let mut parts = vec![self];
        while let Some(before) = &parts[parts.len() - 1].before {
            parts.push(before);
        }
        let initial = parts[parts.len() - 1].initial;
        let steps = parts.iter().rev().flat_map(|w| w.steps.iter().copied());
        (initial, steps.chain(more).collect())
    }
}

/// A long chain must not be taken apart by recursion.
impl Drop for Way {
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut way) = next.and_then(Arc::into_inner) {
            next = way.before.take();
        }
    }
}

pub(crate) struct Handoff {
    pub(crate) state: Vec<u8>,
    pub(crate) way: Arc<Way>,
    pub(crate) depth: u64,
}

impl Handoff {
    fn bytes(&self) -> u64 {
        (self.state.len() + self.way.steps.len() * size_of::<Step>() + size_of::<Self>() + 64)
            as u64
    }
}

/// States handed over, and how many slices are not done.
pub(crate) struct Counter {
    queue: Mutex<VecDeque<Handoff>>,
    n_queued: AtomicUsize,
    n_idle: AtomicUsize,
    /// Slices queued or in somebody's hands. A slice is counted before it is
    /// queued, while its sender's is counted: 0 means that all is done.
    left: AtomicUsize,
}

impl Counter {
    /// One slice is in somebody's hands from the start.
    pub(crate) fn new() -> Self {
        Counter {
            queue: Mutex::default(),
            n_queued: AtomicUsize::new(0),
            n_idle: AtomicUsize::new(0),
            left: AtomicUsize::new(1),
        }
    }

    pub(crate) fn n_queued(&self) -> usize {
        self.n_queued.load(Relaxed)
    }

    /// Somebody waits for whom nothing is there.
    #[inline]
    pub(crate) fn is_wanted(&self) -> bool {
        self.n_idle.load(Relaxed) > self.n_queued()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.n_queued() >= QUEUE
    }

    pub(crate) fn one_done(&self) {
        let before = self.left.fetch_sub(1, AcqRel);
        assert!(before > 0);
    }

    pub(crate) fn give<M: Model>(&self, run: &Run<'_, M>, budget: &Budget, item: Handoff) {
        if !budget.take(item.bytes()) {
            return run.out_of_memory();
        }
        self.left.fetch_add(1, Relaxed);
        lock(&self.queue).push_back(item);
        self.n_queued.fetch_add(1, Relaxed);
    }

    /// Waits for a slice; `None` if nothing is left anywhere. The caller is
    /// outside the store.
    pub(crate) fn take<M: Model>(&self, run: &Run<'_, M>, budget: &Budget) -> Option<Handoff> {
        self.n_idle.fetch_add(1, Relaxed);
        let mut patience = Patience::default();
        let item = loop {
            if self.n_queued() > 0
                && let Some(item) = lock(&self.queue).pop_front()
            {
                self.n_queued.fetch_sub(1, Relaxed);
                budget.give_back(item.bytes());
                break Some(item);
            }
            if self.left.load(Acquire) == 0 || run.is_over() {
                break None;
            }
            patience.wait();
        };
        self.n_idle.fetch_sub(1, Relaxed);
        item
    }
}
