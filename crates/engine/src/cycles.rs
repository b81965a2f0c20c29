//! Liveness: cycles through accepting states.

use crate::dispatch::{OverHashes, OverStates, Question, over_any};
use crate::run::Run;
use crate::safety::{states, walk_all};
use crate::{Options, Outcome, Progress, Stop, cndfs, hashed_cycles};
use heddle_model::Model;
use heddle_store::{Colour, Filter, Store};

/// Looks for a cycle through a state labelled [`heddle_model::Labels::ACCEPT`].
///
/// Broken steps and stuck states that it meets are violations too, unless
/// [`Options::faults`] is off. [`Options::search`] has no say: the order is
/// that of nested depth-first search. With [`Options::keep_going`] one worker goes on
/// after a cycle, for others through other accepting states (some of them: a cycle that
/// only leads through states of one that was found may not be told).
pub fn cycles<M: Model>(model: &M, options: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    let workers = if options.keep_going { 1 } else { options.workers };
    let options = &Options { workers, ..options.clone() };
    let question = Question { model, options, stop, progress, look: None };
    over_any(question, Cycles(question))
}

struct Cycles<'a, M>(Question<'a, M>);

impl<M: Model> OverHashes for Cycles<'_, M> {
    fn over_hashes<F: Filter>(self, filter: &F) -> Outcome {
        let run = self.0.run();
        let gap = hashed_cycles::search(&run, filter);
        let path = |run: &Run<'_, M>, places| walk_all(run.model, places);
        run.outcome_of_hashes(filter, gap, path)
    }
}

impl<M: Model> OverStates for Cycles<'_, M> {
    fn over_states<S: Store>(self, store: &S) -> Outcome {
        let run = self.0.run();
        cndfs::search(&run, store);
        let path = |run: &Run<'_, M>, places| states(run, store, places, Colour::DONE);
        run.outcome(store.memory(), store.budget(), None, path)
    }
}
