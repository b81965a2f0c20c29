//! Safety: every reachable state, every broken step, every stuck state.

use crate::path::successor;
use crate::retrace::retrace;
use crate::run::{Place, Run};
use crate::{
    Options, Outcome, Progress, Reason, Search, Stats, Stop, bfs, dfs, hashed, keyed, stealing,
};
use heddle_model::{Coverage, Matching, Model, Verdict};
use heddle_store::{Bitstate, Colour, Compact, Exact, Filter, StateRef, Store, StoreKind, Tree};

/// Explores every reachable state and reports broken steps and stuck states.
pub fn safety<M: Model>(model: &M, options: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    let (workers, memory, seed) = (options.workers.max(1), options.memory_limit, options.seed);
    let keyed = match model.matching() {
        Matching::Whole => false,
        // Where states are forgotten anyway, there is nothing to fold.
        Matching::Folded => options.store.is_lossless(),
        Matching::Abstract => true,
    };
    if keyed {
        return match Exact::new(workers, memory, seed) {
            Some(store) => over_keys(&store, model, options, stop, progress),
            None => no_memory(),
        };
    }
    match options.store {
        StoreKind::Exact => match Exact::new(workers, memory, seed) {
            Some(store) => over_states(&store, model, options, stop, progress),
            None => no_memory(),
        },
        StoreKind::Tree => match Tree::new(workers, memory) {
            Some(store) => over_states(&store, model, options, stop, progress),
            None => no_memory(),
        },
        StoreKind::Compact => match Compact::new(workers, memory) {
            Some(filter) => over_hashes(&filter, model, options, stop, progress),
            None => no_memory(),
        },
        StoreKind::Bitstate => match Bitstate::new(memory, bits(options)) {
            Some(filter) => over_hashes(&filter, model, options, stop, progress),
            None => no_memory(),
        },
    }
}

pub(crate) fn bits(options: &Options) -> u32 {
    options.bits_per_state.clamp(1, heddle_store::MAX_BITS)
}

fn over_hashes<M: Model, F: Filter>(
    filter: &F,
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
) -> Outcome {
    let run = Run::new(model, options, stop, progress);
    let gap = hashed::search(&run, filter);
    run.outcome(filter.memory(), Some(gap), |run, place| walk(run.model, place))
}

fn over_keys<M: Model, S: Store>(
    store: &S,
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
) -> Outcome {
    let run = Run::new(model, options, stop, progress);
    keyed::search(&run, store);
    run.outcome(store.memory(), None, |run, place| walk(run.model, place))
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
    run.outcome(store.memory(), None, |run, place| states(run, store, place, Colour::RED))
}

/// The states on the way to a violation. `free`: a colour that the search has not used.
pub(crate) fn states<M: Model, S: Store>(
    run: &Run<'_, M>,
    store: &S,
    place: Place,
    free: Colour,
) -> Option<Vec<Vec<u8>>> {
    match place {
        Place::State(state) if S::HAS_PARENTS => {
            let mut path: Vec<StateRef> =
                std::iter::successors(Some(state), |&s| store.parent(s)).collect();
            path.reverse();
            Some(read(store, &path))
        }
        Place::State(state) => retrace(run, store, state, free),
        Place::Tail(path) => {
            let mut all = states(run, store, Place::State(*path.first()?), free)?;
            all.extend(read(store, &path[1..]));
            Some(all)
        }
        Place::Path(path) => Some(read(store, &path)),
        Place::Steps { .. } => walk(run.model, place),
    }
}

/// The states along the steps of a place.
pub(crate) fn walk<M: Model>(model: &M, place: Place) -> Option<Vec<Vec<u8>>> {
    let Place::Steps { initial, steps } = place else { return None };
    let mut worker = model.worker();
    let mut states = vec![crate::replay::initial(model, initial).ok()?];
    for step in steps {
        let next = successor(&mut worker, states.last()?, step)?;
        states.push(next);
    }
    Some(states)
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
