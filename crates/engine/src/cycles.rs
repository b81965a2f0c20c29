//! Liveness: cycles through accepting states.

use crate::run::Run;
use crate::safety::{bits, no_memory, states, walk};
use crate::{Options, Outcome, Progress, Stop, cndfs, hashed_cycles};
use heddle_model::Model;
use heddle_store::{Bitstate, Colour, Compact, Exact, Filter, Store, StoreKind, Tree};

/// Looks for a cycle through a state labelled [`heddle_model::Labels::ACCEPT`].
///
/// Broken steps and stuck states that it meets are violations too, unless
/// [`Options::faults`] is off. [`Options::search`] has no say: the order is
/// that of nested depth-first search. Hashed stores are searched by one worker.
pub fn cycles<M: Model>(model: &M, options: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    let (workers, memory, seed) = (options.workers.max(1), options.memory_limit, options.seed);
    match options.store {
        StoreKind::Exact => match Exact::new(workers, memory, seed) {
            Some(store) => over_states(&store, model, options, stop, progress),
            None => no_memory(),
        },
        StoreKind::Tree => match Tree::new(workers, memory) {
            Some(store) => over_states(&store, model, options, stop, progress),
            None => no_memory(),
        },
        StoreKind::Compact => match Compact::new(1, memory) {
            Some(filter) => over_hashes(&filter, model, options, stop, progress),
            None => no_memory(),
        },
        StoreKind::Bitstate => match Bitstate::new(memory, bits(options)) {
            Some(filter) => over_hashes(&filter, model, options, stop, progress),
            None => no_memory(),
        },
    }
}

fn over_hashes<M: Model, F: Filter>(
    filter: &F,
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
) -> Outcome {
    let run = Run::new(model, options, stop, progress);
    let gap = hashed_cycles::search(&run, filter);
    run.outcome(filter.memory(), Some(gap), |run, place| walk(run.model, place))
}

fn over_states<M: Model, S: Store>(
    store: &S,
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
) -> Outcome {
    let run = Run::new(model, options, stop, progress);
    cndfs::search(&run, store);
    run.outcome(store.memory(), None, |run, place| states(run, store, place, Colour::DONE))
}
