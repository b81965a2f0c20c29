//! The part of a cycle search that needs no order.
//!
//! Most states of a product are such that no accepting cycle can pass them, the
//! automaton waiting for something to begin ([`Labels::PASSING`]). They need no
//! depth-first order: the workers share them out ([`crate::pool`]), each state to
//! one, expand them in batches as a search for faults does, and count them as
//! blue and red from then on. What is left, the states in which a cycle may be, is
//! searched by [`crate::cndfs`] from each state where it is entered.
//!
//! In a graph that is one strong component, as those of reactive programs are,
//! depth-first searches have next to nothing in common before they end; so this
//! is where several workers gain. One alone gains too: batches instead of single
//! states, and a queue instead of a stack as deep as the graph is large.
//!
//! What a state is shows when it is expanded: then its bytes are at hand. Until
//! then it is an [`Item`] like any other.

use crate::cndfs::{Over, Searcher};
use crate::pool::{Item, Pool};
use heddle_model::{Labels, Model, Worker};
use heddle_store::{Colour, Local, StateRef, Store};

/// Items are shared out in chunks of so many, and expanded in batches.
const CHUNK: usize = 128;
const BATCH: usize = 32;

/// Counts as searched by both searches.
const PASSED: Colour = Colour(Colour::BLUE.0 | Colour::RED.0);

/// Whether a search should be shared in this way.
pub(crate) fn begins_passing<M: Model>(model: &M) -> bool {
    let (mut worker, mut found) = (model.worker(), false);
    model.initial(&mut |state| found |= worker.labels(state).has(Labels::PASSING));
    found
}

/// This worker's share.
#[derive(Default)]
pub(crate) struct Share {
    items: Vec<Item>,
    /// States in which a cycle may be, to be searched from.
    entries: Vec<Item>,
    batch: Vec<Item>,
}

impl Share {
    pub(crate) fn push(&mut self, state: StateRef, depth: u64) {
        self.items.push(Item { state, depth: depth.try_into().unwrap_or(u32::MAX) });
    }

    pub(crate) fn bytes(&self) -> u64 {
        ((self.items.capacity() + self.entries.capacity()) * size_of::<Item>()) as u64
    }
}

impl<M: Model, S: Store> Searcher<'_, '_, M, S> {
    /// Everything, together with the others. The caller is inside the store.
    pub(crate) fn share(&mut self, pool: &Pool) -> Result<(), Over> {
        loop {
            while !self.share.items.is_empty() {
                if pool.is_wanted() || self.share.items.len() > 4 * CHUNK {
                    self.give_some(pool);
                }
                self.pass()?;
                while let Some(entry) = self.share.entries.pop() {
                    self.base = entry.depth.into();
                    self.outer_search(entry.state)?;
                }
            }
            self.expander.local.leave();
            let more = pool.take(self.run, self.store.budget());
            self.expander.local.enter();
            match more {
                Some(chunk) => self.share.items = chunk,
                None => return Ok(()),
            }
        }
    }

    /// Half of what there is, the oldest.
    fn give_some(&mut self, pool: &Pool) {
        let n = (self.share.items.len() / 2).min(CHUNK);
        if n > 0 {
            let chunk = self.share.items.drain(..n).collect();
            pool.give(self.run, self.store.budget(), chunk);
        }
    }

    /// Expands those of the newest items that are passing and nobody's yet.
    fn pass(&mut self) -> Result<(), Over> {
        self.poll()?;
        let Share { items, entries, batch } = &mut self.share;
        batch.clear();
        batch.extend(items.drain(items.len().saturating_sub(BATCH)..));
        let mut at = 0;
        let admit = |worker: &mut M::Worker<'_>, local: &S::Local<'_>, state, bytes: &[u8]| {
            let passing = worker.labels(bytes).has(Labels::PASSING);
            if !passing {
                entries.push(batch[at]);
            }
            at += 1;
            // Of all who have it one gets it.
            passing && local.claim(state, PASSED)
        };
        let mut deepest = 0;
        self.expander.batch_if(batch.iter().map(|i| i.state), admit, |source, state, is_new| {
            if is_new {
                let depth = batch[source].depth.saturating_add(1);
                deepest = deepest.max(depth);
                items.push(Item { state, depth });
            }
        });
        self.expander.counts.depth = self.expander.counts.depth.max(deepest.into());
        self.expander.report();
        if self.run.is_over() {
            return Err(Over);
        }
        // A batch is long enough to let the store grow after each.
        self.expander.local.leave();
        self.expander.local.enter();
        Ok(())
    }
}
