//! Safety: every reachable state, every broken step, every stuck state.

use crate::path::successor;
use crate::pick::{OverHashes, OverStates, Question, over_any, over_lossless};
use crate::retrace::retrace;
use crate::run::{Place, Run};
use crate::{Options, Outcome, Progress, Search, Stop, bfs, dfs, hashed, keyed, stealing};
use heddle_model::{Matching, Model};
use heddle_store::{Colour, Filter, StateRef, Store};

/// Explores every reachable state and reports broken steps and stuck states.
pub fn safety<M: Model>(model: &M, options: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    let keyed = match model.matching() {
        Matching::Whole => false,
        // Where states are forgotten anyway, there is nothing to fold.
        Matching::Folded => options.store.is_lossless(),
        Matching::Abstract => true,
    };
    if keyed {
        let question = Question { model, options, stop, progress };
        return over_lossless(question, Keyed(question));
    }
    let question = Question { model, options, stop, progress };
    over_any(question, Safety(question))
}

struct Keyed<'a, M>(Question<'a, M>);

impl<M: Model> OverStates for Keyed<'_, M> {
    const KEYS: bool = true;

    fn over_states<S: Store>(self, store: &S) -> Outcome {
        let run = self.0.run();
        keyed::search(&run, store);
        run.outcome(store.memory(), store.budget(), None, |run, place| walk(run.model, place))
    }
}

struct Safety<'a, M>(Question<'a, M>);

impl<M: Model> OverHashes for Safety<'_, M> {
    fn over_hashes<F: Filter>(self, filter: &F) -> Outcome {
        let run = self.0.run();
        let gap = hashed::search(&run, filter);
        let path = |run: &Run<'_, M>, place| walk(run.model, place);
        run.outcome_of_hashes(filter, gap, path)
    }
}

impl<M: Model> OverStates for Safety<'_, M> {
    fn over_states<S: Store>(self, store: &S) -> Outcome {
        let (run, options) = (self.0.run(), self.0.options);
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
        let path = |run: &Run<'_, M>, place| states(run, store, place, Colour::RED);
        run.outcome(store.memory(), store.budget(), None, path)
    }
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
