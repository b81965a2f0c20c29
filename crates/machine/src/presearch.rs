//! What is guessed of a program before it is searched, by looking at some of its states.
//!
//! A model asks for looks and walks, and learns from them what is settled (`read_only_memory`) and
//! what changes hands (`hands`). It does not search: who builds it brings somebody who
//! does ([`Presearch`]), under the limits of the run.

use crate::model::MachineModel;

/// What a look saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Something is wrong.
    Fault,
    /// Every state, and nothing is wrong.
    Clean,
    /// Too many states.
    Unknown,
}

/// The ways on that the states of a walk have on average, if it is not to end early.
pub const WAYS: usize = 8;

/// Somebody who searches. Both are to be the same in every run, and to end early where
/// [`MachineModel::ends_looks`] says so.
pub trait Presearch {
    /// Looks at no more than `limit` states, and tells how many there were.
    fn look(&mut self, model: &MachineModel, limit: usize) -> (Look, usize);

    /// Walks at random, the same way for the same seed, no more than `limit` steps, and ends
    /// early where states have so many ways on that more than [`WAYS`] for each of these were
    /// made. Tells how many were made.
    fn walk(&mut self, model: &MachineModel, seed: u64, limit: usize) -> usize;
}

impl MachineModel {
    /// The run is to end, or steps are so long that looking on is not worth it.
    pub fn ends_looks(&self) -> bool {
        self.options.interrupt.is_set() || self.findings.gave_up_rounds()
    }

    /// The model with guesses on what is settled and what changes hands, where
    /// [`Options::settle`] asks for them and they can be of use. A search is to ask
    /// [`MachineModel::guessed_wrong`] in the end.
    ///
    /// [`Options::settle`]: crate::options::Options::settle
    pub fn with_guesses(mut self, by: &mut dyn Presearch) -> MachineModel {
        if self.may_settle() {
            self.guess_settled(by);
        }
        self
    }
}
