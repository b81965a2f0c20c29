//! Safety: every reachable state, every broken step, every stuck state.

use crate::retrace::retrace;
use crate::run::{Place, Run};
use crate::{Options, Outcome, Progress, Reason, Search, Stats, Stop, bfs, dfs, naive, stealing};
use heddle_model::{Coverage, Model, Verdict};
use heddle_store::{Exact, StateRef, Store, StoreKind, Tree};

/// Explores every reachable state and reports broken steps and stuck states.
pub fn safety<M: Model>(model: &M, options: &Options, stop: &Stop, progress: &Progress) -> Outcome {
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
        _ => naive::safety(model, options.reduction),
    }
}

fn over_states<M: Model, S: Store>(
    store: &S,
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
) -> Outcome {
    let run = Run::new(model, options, stop, progress);
    match options.search {
        Search::Bfs => bfs::search(&run, store),
        Search::Dfs => dfs::search(&run, store, None),
        Search::Slice(handoff) => dfs::search(&run, store, Some(handoff.max(1))),
        // Depth means something only where states are met in its order.
        Search::Stealing if options.max_depth.is_some() => bfs::search(&run, store),
        // One depth-first worker reduces most: only it can use the stack.
        Search::Stealing if options.reduction && options.workers <= 1 => {
            dfs::search(&run, store, None)
        }
        Search::Stealing => stealing::search(&run, store),
    }
    run.outcome(store.memory(), None, |run, place| states(run, store, place))
}

/// The states on the way to a violation.
pub(crate) fn states<M: Model, S: Store>(
    run: &Run<'_, M>,
    store: &S,
    place: Place,
) -> Option<Vec<Vec<u8>>> {
    match place {
        Place::State(state) if S::HAS_PARENTS => {
            let mut path: Vec<StateRef> =
                std::iter::successors(Some(state), |&s| store.parent(s)).collect();
            path.reverse();
            Some(read(store, &path))
        }
        Place::State(state) => retrace(run, store, state),
        Place::Path(path) => Some(read(store, &path)),
        Place::Bytes(states) => Some(states),
    }
}

fn read<S: Store>(store: &S, path: &[StateRef]) -> Vec<Vec<u8>> {
    let bytes = |&state| {
        let mut bytes = Vec::new();
        store.read(state, &mut bytes);
        bytes
    };
    path.iter().map(bytes).collect()
}

/// The answer of a search that could not even begin.
pub(crate) fn no_memory() -> Outcome {
    let mut coverage = Coverage::full();
    coverage.miss(Reason::OutOfMemory.gap());
    Outcome {
        verdict: Verdict::nothing_found(coverage),
        stats: Stats::default(),
        n_violations: 0,
        faults: Vec::new(),
        reached: Vec::new(),
    }
}
