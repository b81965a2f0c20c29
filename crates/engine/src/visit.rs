//! Shows every reachable state to somebody, in breadth-first order: to collect
//! final states, outcomes, the graph itself.

use crate::run::Run;
use crate::safety::{no_memory, states};
use crate::{Options, Outcome, Progress, Stop, bfs};
use heddle_model::Model;
use heddle_store::{Colour, Exact, Store, StoreKind, Tree};

/// Calls `each` once for every reachable state with the number of steps that
/// it was expanded by (reduced, if `options.reduction`), on one worker. Faults
/// are reported as [`crate::safety`] would; set [`Options::keep_going`] to see
/// all states in spite of them. A hashed store is taken for an exact one.
pub fn visit<M: Model>(
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
    mut each: impl FnMut(&[u8], usize),
) -> Outcome {
    let options = Options { workers: 1, ..options.clone() };
    match options.store {
        StoreKind::Tree => match Tree::new(1, options.memory_limit) {
            Some(store) => over_states(&store, model, &options, stop, progress, &mut each),
            None => no_memory(),
        },
        _ => match Exact::new(1, options.memory_limit, options.seed) {
            Some(store) => over_states(&store, model, &options, stop, progress, &mut each),
            None => no_memory(),
        },
    }
}

fn over_states<M: Model, S: Store>(
    store: &S,
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
    each: &mut impl FnMut(&[u8], usize),
) -> Outcome {
    let run = Run::new(model, options, stop, progress);
    bfs::visit(&run, store, each);
    run.outcome(store.memory(), None, |run, place| states(run, store, place, Colour::RED))
}
