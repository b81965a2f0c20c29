//! Safety: every reachable state, every broken step, every stuck state.

use crate::dispatch::{OverHashes, OverStates, Question, over_any, over_lossless};
use crate::path::successor;
use crate::retrace::retrace;
use crate::run::{Place, Run};
use crate::{
    Options, Outcome, Progress, Search, Stop, bfs, canonical_search, dfs, hashed, stealing,
};
use heddle_model::{Matching, Model};
use heddle_store::{Colour, Filter, StateRef, Store};

/// Explores every reachable state and reports broken steps and stuck states.
pub fn safety<M: Model>(model: &M, options: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    let question = Question { model, options, stop, progress, look: None };
    if is_keyed(model, options) {
        return over_lossless(question, Keyed(question));
    }
    over_any(question, Safety(question))
}

/// The same over a store that keeps all states.
pub(crate) fn lossless_safety<M: Model>(question: Question<'_, M>) -> Outcome {
    if is_keyed(question.model, question.options) {
        return over_lossless(question, Keyed(question));
    }
    over_lossless(question, Safety(question))
}

fn is_keyed<M: Model>(model: &M, options: &Options) -> bool {
    match model.matching() {
        Matching::Whole => false,
        // Where states are forgotten anyway, there is nothing to fold.
        Matching::Folded => options.store.is_lossless(),
        Matching::Abstract => true,
    }
}

struct Keyed<'a, M>(Question<'a, M>);

impl<M: Model> OverStates for Keyed<'_, M> {
    const KEYS: bool = true;

    fn over_states<S: Store>(self, store: &S) -> Outcome {
        let run = self.0.run();
        canonical_search::search(&run, store);
        let path = |run: &Run<'_, M>, places| walk_all(run.model, places);
        run.outcome(store.memory(), store.budget(), None, path)
    }
}

struct Safety<'a, M>(Question<'a, M>);

impl<M: Model> OverHashes for Safety<'_, M> {
    fn over_hashes<F: Filter>(self, filter: &F) -> Outcome {
        let run = self.0.run();
        let gap = hashed::search(&run, filter);
        let path = |run: &Run<'_, M>, places| walk_all(run.model, places);
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
                let rest = dfs::search_on_trial(&run, store);
                if !rest.is_empty() {
                    stealing::search_from(&run, store, rest);
                }
            }
            Search::Stealing => stealing::search(&run, store),
        }
        let path = |run: &Run<'_, M>, places| states(run, store, places, Colour::RED);
        run.outcome(store.memory(), store.budget(), None, path)
    }
}

/// The states on the way to each place. `free`: a colour that the search has not used.
pub(crate) fn states<M: Model, S: Store>(
    run: &Run<'_, M>,
    store: &S,
    places: Vec<Place>,
    free: Colour,
) -> Vec<Option<Vec<Vec<u8>>>> {
    // A second look finds the ways to all of them at once.
    let first = |place: &Place| match place {
        Place::State(state) => Some(*state),
        Place::Tail(path) => path.first().copied(),
        Place::Path(_) | Place::Steps { .. } => None,
    };
    let ends: Vec<StateRef> = places.iter().filter_map(first).collect();
    let ways = match S::HAS_PARENTS || ends.is_empty() {
        true => ends.iter().map(|&end| Some(read(store, &ancestors(store, end)))).collect(),
        false => retrace(run, store, &ends, free),
    };
    let mut ways = ways.into_iter();
    let mut way = || ways.next().flatten();
    let states = |place| match place {
        Place::State(_) => way(),
        Place::Tail(path) => {
            let mut all = way()?;
            all.extend(read(store, &path[1..]));
            Some(all)
        }
        Place::Path(path) => Some(read(store, &path)),
        Place::Steps { .. } => walk(run.model, place),
    };
    places.into_iter().map(states).collect()
}

/// A state and those before it, the initial one first, by parent links.
fn ancestors<S: Store>(store: &S, state: StateRef) -> Vec<StateRef> {
    let mut path: Vec<StateRef> =
        std::iter::successors(Some(state), |&s| store.parent(s)).collect();
    path.reverse();
    path
}

pub(crate) fn walk_all<M: Model>(model: &M, places: Vec<Place>) -> Vec<Option<Vec<Vec<u8>>>> {
    places.into_iter().map(|place| walk(model, place)).collect()
}

/// The states along the steps of a place.
fn walk<M: Model>(model: &M, place: Place) -> Option<Vec<Vec<u8>>> {
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
