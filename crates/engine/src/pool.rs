//! Work that any worker may take: states in chunks, behind a lock that is asked
//! for once in a hundred states or so.
//!
//! For the part of a cycle search that needs no order (see [`crate::nonaccepting`]).
//! The end: everybody waits and nothing is there. Only somebody who does not
//! wait puts anything in, so both together cannot change any more.

use crate::backoff::Patience;
use crate::run::{Run, lock};
use heddle_model::Model;
use heddle_store::{Budget, StateRef};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// A state that waits for its expansion, or for a search that begins with it.
#[derive(Clone, Copy)]
#[repr(C, packed(4))]
pub(crate) struct Item {
    pub(crate) state: StateRef,
    pub(crate) depth: u32,
}

pub(crate) struct Pool {
    shelf: Mutex<Shelf>,
    n_workers: usize,
    /// A hint, for those who have something to give.
    n_waiting: AtomicUsize,
}

#[derive(Default)]
struct Shelf {
    chunks: Vec<Vec<Item>>,
    n_waiting: usize,
}

impl Pool {
    pub(crate) fn new(n_workers: usize) -> Pool {
        Pool { shelf: Mutex::default(), n_workers, n_waiting: AtomicUsize::new(0) }
    }

    /// Somebody has nothing to do.
    #[inline]
    pub(crate) fn is_wanted(&self) -> bool {
        self.n_waiting.load(Relaxed) > 0
    }

    /// Puts a chunk on the shelf, at the expense of the budget.
    pub(crate) fn give<M: Model>(&self, run: &Run<'_, M>, budget: &Budget, chunk: Vec<Item>) {
        if !budget.take(bytes(&chunk)) {
            return run.out_of_memory();
        }
        lock(&self.shelf).chunks.push(chunk);
    }

    /// The search is over: what is still there is given back.
    pub(crate) fn settle(&self, budget: &Budget) {
        for chunk in lock(&self.shelf).chunks.drain(..) {
            budget.give_back(bytes(&chunk));
        }
    }

    /// Waits for work; `None` when there will be none, or the search is over.
    /// The caller is outside the store.
    pub(crate) fn take<M: Model>(&self, run: &Run<'_, M>, budget: &Budget) -> Option<Vec<Item>> {
        let mut waits = false;
        let mut patience = Patience::relaxed();
        loop {
            let mut shelf = lock(&self.shelf);
            if let Some(chunk) = shelf.chunks.pop() {
                shelf.n_waiting -= waits as usize;
                self.n_waiting.store(shelf.n_waiting, Relaxed);
                budget.give_back(bytes(&chunk));
                return Some(chunk);
            }
            if !std::mem::replace(&mut waits, true) {
                shelf.n_waiting += 1;
                self.n_waiting.store(shelf.n_waiting, Relaxed);
            }
            // Those who are done stay counted, so that all see the end.
            if shelf.n_waiting == self.n_workers || run.is_over() {
                return None;
            }
            drop(shelf);
            patience.wait();
        }
    }
}

fn bytes(chunk: &[Item]) -> u64 {
    size_of_val(chunk) as u64
}
