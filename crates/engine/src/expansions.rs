//! Expands the states that somebody keeps, one after the other: for whoever needs the whole
//! graph in a form of its own (`prove`'s graphs with what each move does to counters).
//!
//! Which states there are, in which order they come and when it is enough is the keeper's
//! to say, and so are the limits: it is asked before each state.

use heddle_model::{Model, Sink, Worker};

/// Who keeps the states and is told their steps.
pub trait Keeper: Sink {
    /// The next state to expand; none if all are, or if it is enough.
    fn next(&mut self) -> Option<Vec<u8>>;
    /// All steps of that state were told.
    fn expanded(&mut self);
}

/// Expands until there is nothing left.
pub fn expansions<M: Model>(model: &M, keeper: &mut impl Keeper) {
    let mut worker = model.worker();
    while let Some(state) = keeper.next() {
        worker.expand(&state, keeper);
        keeper.expanded();
    }
}
