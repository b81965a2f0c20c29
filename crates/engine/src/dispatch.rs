//! The one place that makes the store which a search asked for.

use crate::reachable::Look;
use crate::run::Run;
use crate::{Options, Outcome, Progress, Reason, Stats, Stop, sample};
use heddle_model::{Coverage, Model, Verdict};
use heddle_store::{Bitstate, Compact, Exact, Filter, Store, StoreKind, Tree};

/// A question to the engine.
pub(crate) struct Question<'a, M> {
    pub(crate) model: &'a M,
    pub(crate) options: &'a Options,
    pub(crate) stop: &'a Stop,
    pub(crate) progress: &'a Progress,
    pub(crate) look: Option<Look<'a>>,
}

impl<M> Clone for Question<'_, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Question<'_, M> {}

impl<'a, M: Model> Question<'a, M> {
    pub(crate) fn run(&self) -> Run<'a, M> {
        Run::new(self.model, self.options, self.stop, self.progress, self.look)
    }
}

/// A search over a store that keeps its states.
pub(crate) trait OverStates {
    /// It stores keys of states ([`heddle_model::Worker::key`]).
    const KEYS: bool = false;

    fn over_states<S: Store>(self, store: &S) -> Outcome;
}

/// A search over a store that forgets them.
pub(crate) trait OverHashes {
    fn over_hashes<F: Filter>(self, filter: &F) -> Outcome;
}

/// Searches over the store that the question names.
pub(crate) fn over_any<M: Model>(
    question: Question<'_, M>,
    search: impl OverStates + OverHashes,
) -> Outcome {
    let options = question.options;
    let (workers, memory) = (options.workers.max(1), options.memory_limit);
    let bits = options.bits_per_state.clamp(1, heddle_store::MAX_BITS);
    match options.store {
        StoreKind::Exact | StoreKind::Tree => over_lossless(question, search),
        StoreKind::Compact => {
            Compact::new(workers, memory).map_or_else(no_memory, |f| search.over_hashes(&f))
        }
        StoreKind::Bitstate => {
            Bitstate::new(memory, bits).map_or_else(no_memory, |f| search.over_hashes(&f))
        }
    }
}

/// Searches over the store that the question names, or over an exact one if that
/// one forgets.
pub(crate) fn over_lossless<M: Model, O: OverStates>(
    question: Question<'_, M>,
    search: O,
) -> Outcome {
    let options = question.options;
    let (workers, memory) = (options.workers.max(1), options.memory_limit);
    match options.store {
        StoreKind::Tree => {
            let layout = sample::layout(question.model, O::KEYS, memory, question.stop);
            Tree::new(workers, memory, layout).map_or_else(no_memory, |s| search.over_states(&s))
        }
        _ => Exact::new(workers, memory, options.seed)
            .map_or_else(no_memory, |s| search.over_states(&s)),
    }
}

/// The answer of a search that could not even begin.
pub(crate) fn no_memory() -> Outcome {
    let mut coverage = Coverage::full();
    coverage.miss(Reason::OutOfMemory.gap());
    Outcome {
        verdict: Verdict::nothing_found(coverage),
        stats: Stats::default(),
        n_violations: 0,
        findings: Vec::new(),
        witness: None,
        reached: Vec::new(),
        is_whole: false,
    }
}
