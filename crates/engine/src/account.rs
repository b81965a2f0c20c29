//! What one worker's stacks and queues have taken from the budget.

use crate::run::Run;
use heddle_model::Model;
use heddle_store::Budget;

/// Bytes are taken in steps, so that not every push is worth a look.
const STEP: u64 = 16 << 10;

#[derive(Debug, Default)]
pub(crate) struct Account {
    taken: u64,
}

impl Account {
    /// Takes what is missing to so many bytes; if that is not there, the search
    /// ends.
    #[inline]
    pub(crate) fn cover<M: Model>(&mut self, run: &Run<'_, M>, budget: &Budget, bytes: u64) {
        if bytes > self.taken {
            let more = (bytes - self.taken).next_multiple_of(STEP);
            if budget.take(more) {
                self.taken += more;
            } else {
                run.out_of_memory();
            }
        }
    }

    /// Gives everything back but so many bytes, which are somebody else's now.
    pub(crate) fn settle(&mut self, budget: &Budget, but: u64) {
        budget.give_back(std::mem::take(&mut self.taken).saturating_sub(but));
    }
}
