//! Searches over any [`heddle_model::Model`]. Names no language.

pub mod naive;
mod options;
mod path;
mod replay;
mod simulate;

pub use heddle_store::StoreKind;
pub use options::{Options, Outcome, Progress, Reason, Search, Stats, Stop};
pub use path::{End, trail_of};
pub use replay::{Replay, ReplayError, Told, replay};
pub use simulate::{Choice, SplitMix, Walk, simulate};

use heddle_model::Model;

/// Explores every reachable state and reports broken steps and stuck states.
pub fn safety<M: Model>(model: &M, options: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    let _ = (stop, progress);
    naive::safety(model, options.reduction)
}

/// Looks for a cycle through a state labelled [`heddle_model::Labels::ACCEPT`].
pub fn cycles<M: Model>(model: &M, options: &Options, stop: &Stop, progress: &Progress) -> Outcome {
    let _ = (stop, progress);
    naive::cycles(model, options.reduction)
}
