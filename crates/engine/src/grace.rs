//! How long work on what was found may go on after a search was told to stop.
//!
//! A violation that was found just before the end is worth a run to it. Making
//! and telling one takes a moment for each of its steps; so after a stop some
//! more are allowed, a second's worth, and then the rest is given up.

use crate::Stop;

/// Expansions that are still made for a trail.
pub(crate) const EXPANSIONS: u64 = 50_000;

/// Steps that are still told by the plain interpreter, which is slower.
pub(crate) const STEPS: u64 = 1_000;

pub(crate) struct Grace<'s> {
    stop: Option<&'s Stop>,
    left: u64,
}

impl<'s> Grace<'s> {
    pub(crate) fn new(stop: &'s Stop, n: u64) -> Self {
        Grace { stop: Some(stop), left: n }
    }

    /// Nobody stops it.
    pub(crate) fn unlimited() -> Self {
        Grace { stop: None, left: 0 }
    }

    /// Whether to give up; asked before each of the `n` moments.
    pub(crate) fn is_over(&mut self) -> bool {
        self.are_over(1)
    }

    /// The same, asked once for so many of them.
    pub(crate) fn are_over(&mut self, n: u64) -> bool {
        if !self.stop.is_some_and(Stop::is_set) {
            return false;
        }
        let over = self.left < n;
        self.left = self.left.saturating_sub(n);
        over
    }
}
