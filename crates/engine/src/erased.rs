//! The searches for a model behind a pointer, compiled here once and for all.
//!
//! A generic search is compiled again wherever it meets a new model; these are
//! for whoever has many models and would rather build quickly.

use crate::{Options, Outcome, Progress, Replay, ReplayError, Stop, Swarm};
use heddle_model::{Erased, Trail};

/// [`crate::safety`] of any model.
pub fn safety(model: Erased<'_>, o: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    crate::safety(&model, o, stop, progress)
}

/// [`crate::cycles`] of any model.
pub fn cycles(model: Erased<'_>, o: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    crate::cycles(&model, o, stop, progress)
}

/// [`crate::swarm`] of any model.
pub fn swarm(model: Erased<'_>, size: Swarm, o: &Options, stop: &Stop, p: &Progress) -> Outcome {
    crate::swarm(&model, size, o, stop, p)
}

/// [`crate::replay`] of any model.
pub fn replay(model: Erased<'_>, trail: &Trail) -> Result<Replay, ReplayError> {
    crate::replay(&model, trail)
}
