//! The searches for a model behind a pointer, compiled here once and for all.
//!
//! A generic search is compiled again wherever it meets a new model; these are
//! for whoever has many models and would rather build quickly.

use crate::{
    Look, Neighbourhood, Options, Outcome, Passing, Progress, Replay, ReplayError, Stop, Swarm,
};
use heddle_model::{Erased, Trail};

/// [`crate::safety`] of any model.
pub fn safety(model: Erased<'_>, o: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    crate::safety(&model, o, stop, progress)
}

/// [`crate::cycles`] of any model.
pub fn cycles(model: Erased<'_>, o: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    crate::cycles(&model, o, stop, progress)
}

/// [`crate::reachable`] of any model.
pub fn reachable(
    model: Erased<'_>,
    o: &Options,
    stop: &Stop,
    p: &Progress,
    look: Look<'_>,
) -> Outcome {
    crate::reachable(&model, o, stop, p, look)
}

/// [`crate::swarm`] of any model.
pub fn swarm(model: Erased<'_>, size: Swarm, o: &Options, stop: &Stop, p: &Progress) -> Outcome {
    crate::swarm(&model, size, o, stop, p)
}

/// [`crate::tell`] of any model.
pub fn tell(model: Erased<'_>, trail: &Trail) -> Result<Replay, ReplayError> {
    crate::tell(&model, trail)
}

/// [`crate::replay`] of any model.
pub fn replay(model: Erased<'_>, trail: &Trail) -> Result<Replay, ReplayError> {
    crate::replay(&model, trail)
}

/// [`crate::replay_until`] of any model.
pub fn replay_until(model: Erased<'_>, trail: &Trail, stop: &Stop) -> Result<Replay, ReplayError> {
    crate::replay_until(&model, trail, stop)
}

/// [`crate::neighbourhood`] of any model.
pub fn neighbourhood(
    model: Erased<'_>,
    seeds: &[Vec<u8>],
    limit: usize,
    stop: &Stop,
) -> Neighbourhood {
    crate::neighbourhood(&model, seeds, limit, stop)
}

/// [`crate::nearest_passing`] of any model.
pub fn nearest_passing(
    model: Erased<'_>,
    states: &[Vec<u8>],
    length: usize,
    cycle: &[Vec<u8>],
    o: &Options,
    stop: &Stop,
) -> Option<Passing> {
    crate::nearest_passing(&model, states, length, cycle, o, stop)
}
