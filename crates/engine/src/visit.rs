//! Shows every reachable state to somebody, in breadth-first order: to collect
//! final states, outcomes, the graph itself.

use crate::pick::{OverStates, Question, over_lossless};
use crate::run::Run;
use crate::safety::states;
use crate::{Options, Outcome, Progress, Stop, bfs};
use heddle_model::Model;
use heddle_store::{Colour, Store};

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
    let options = &Options { workers: 1, ..options.clone() };
    let question = Question { model, options, stop, progress };
    over_lossless(question, Visit(question, &mut each))
}

struct Visit<'a, M, E>(Question<'a, M>, &'a mut E);

impl<M: Model, E: FnMut(&[u8], usize)> OverStates for Visit<'_, M, E> {
    fn over_states<S: Store>(self, store: &S) -> Outcome {
        let run = self.0.run();
        bfs::visit(&run, store, self.1);
        let path = |run: &Run<'_, M>, place| states(run, store, place, Colour::RED);
        run.outcome(store.memory(), store.budget(), None, path)
    }
}
