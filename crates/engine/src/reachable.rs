//! Every reachable state, shown to somebody: to collect the final states of a
//! program, to look for a state that is not a fault, to count.
//!
//! It is [`crate::safety`] with somebody looking on: under the same [`Stop`],
//! budget, [`Progress`], bounds and order, with any number of workers. Each state is
//! shown once, with the number of steps that it was expanded by; a final state has
//! none. Workers show states at the same time, so that who looks on is a shared
//! function: it keeps what it collects behind a lock or in atomics. The order of
//! states is that of [`Options::search`], and with one worker it is the same in
//! every run; with [`crate::Search::Bfs`] a witness is a shortest one.
//!
//! ```
//! use heddle_engine::small_models::{Counters, Of};
//! use heddle_engine::{Options, Progress, Seen, Stop, reachable};
//! use std::sync::Mutex;
//!
//! // Two counters that go up to 2; who looks on collects final states and
//! // asks for the way to a state with both at 1.
//! let model = Of(Counters { actors: 2, limit: 2, bad: None });
//! let finals = Mutex::new(Vec::new());
//! let look = |state: &[u8], n_steps: usize| {
//!     if n_steps == 0 {
//!         finals.lock().unwrap().push(state.to_vec());
//!     }
//!     if state == [1, 1] { Seen::Witness } else { Seen::Ordinary }
//! };
//! let options = Options { workers: 2, ..Options::default() };
//! let outcome = reachable(&model, &options, &Stop::new(), &Progress::new(), &look);
//! assert_eq!((outcome.verdict.word(), outcome.stats.stored), ("holds", 9));
//! assert_eq!(*finals.lock().unwrap(), [[2, 2]]);
//! assert_eq!(outcome.witness.unwrap().steps.len(), 2);
//! ```

use crate::dispatch::Question;
use crate::safety::lossless_safety;
use crate::{Options, Outcome, Progress, Stop};
use heddle_model::Model;

/// What somebody who looks on says to a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing.
    Ordinary,
    /// The way to it is wanted: [`Outcome::witness`] has that of the first.
    Witness,
    /// Likewise, and the search can end here. Its verdict is then open, because
    /// not everything was seen.
    Enough,
}

/// Who looks on: gets a state and the number of its steps.
pub type Look<'a> = &'a (dyn Fn(&[u8], usize) -> Seen + Sync);

/// Shows every reachable state to `look`.
///
/// Faults are reported as [`crate::safety`] does, which ends at the first: set
/// [`Options::keep_going`] to see all states in spite of them, or turn
/// [`Options::faults`] off. [`Options::max_states`] bounds the work, and the
/// verdict says so if the bound was met. With [`Options::reduction`] only the
/// states of the reduced graph are shown; where the model is matched on keys,
/// one state of each. A hashed store is taken for an exact one.
pub fn reachable<M: Model>(
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
    look: Look<'_>,
) -> Outcome {
    lossless_safety(Question { model, options, stop, progress, look: Some(look) })
}
