//! The cycle proviso of stack slicing: that of multicore SPIN (Holzmann and
//! Bosnacki 2007, section 4 and appendix A).
//!
//! A state may be expanded by an ample actor alone if one of the actor's steps
//! leads to a state that will be searched to its end without regard to this one:
//! one that is not on this worker's stack, was not first met by a worker with a
//! higher number, and is not handed over. *Border* states, whose successors
//! fall below the handoff depth, are therefore always expanded fully. Why nothing
//! is put off for ever: by induction over workers, and for each over the order in
//! which states leave its stack, such a successor puts nothing off.
//!
//! What is ours. In SPIN a state is stored when it is first met and at once
//! searched by whoever met it; here successors are stored first and *claimed*
//! when somebody comes to search them. So the successor on which a reduction
//! rests is claimed with the decision: this worker will search it, before it
//! leaves the state. Until it does, the successor counts as on the stack for all
//! other states. The worker's number goes into two colour bits of what it
//! claims: 0, 1, 2, and one for all who come after, whose states (like those
//! handed over) nobody relies on who has not just claimed them.

use crate::cndfs::RefHasher;
use heddle_store::{Colour, Local, StateRef};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// Whose states nobody relies on.
const NOBODY: u8 = 3;
const RANK_SHIFT: u32 = 2;

/// What one worker knows of the states that it has claimed and not left.
pub(crate) struct Slices {
    rank: u8,
    /// The successors of what is expanded next may be handed over.
    pub(crate) border: bool,
    open: HashMap<StateRef, Open, BuildHasherDefault<RefHasher>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    /// Claimed, on the stack among the successors of a state.
    Waits,
    /// On the stack.
    Searched,
}

impl Slices {
    /// By the worker's number.
    pub(crate) fn new(number: usize) -> Self {
        let rank = number.min(NOBODY as usize) as u8;
        Slices { rank, border: false, open: HashMap::default() }
    }

    /// May a reduction rest on this successor? If so, and nobody has it, it is
    /// ours now.
    pub(crate) fn goes_on(&mut self, local: &impl Local, successor: StateRef) -> bool {
        if local.claim(successor, claimed_by(self.rank)) {
            self.open.insert(successor, Open::Waits);
            return true;
        }
        let rank = local.colour(successor).0 >> RANK_SHIFT;
        let trusted = rank < self.rank || (rank == self.rank && rank != NOBODY);
        trusted && !self.open.contains_key(&successor)
    }

    /// Claims a state to search it now; `false` if somebody has it.
    pub(crate) fn begin(&mut self, local: &impl Local, state: StateRef) -> bool {
        match self.open.get_mut(&state) {
            Some(open) => std::mem::replace(open, Open::Searched) == Open::Waits,
            None => {
                let mine = local.claim(state, claimed_by(self.rank));
                if mine {
                    self.open.insert(state, Open::Searched);
                }
                mine
            }
        }
    }

    /// Claims a state for another worker; not one that we have promised to
    /// search.
    pub(crate) fn give_away(&mut self, local: &impl Local, state: StateRef) -> bool {
        !self.open.contains_key(&state) && local.claim(state, claimed_by(NOBODY))
    }

    /// A state that was claimed for us, or that nobody took.
    pub(crate) fn receive(&mut self, state: StateRef) {
        self.open.insert(state, Open::Searched);
    }

    /// It leaves the stack.
    pub(crate) fn end(&mut self, state: StateRef) {
        self.open.remove(&state);
    }

    /// Whether a successor on the stack is still to be searched.
    pub(crate) fn waits(&self, local: &impl Local, state: StateRef) -> bool {
        self.open.get(&state) == Some(&Open::Waits) || !local.colour(state).has(Colour::BLUE)
    }

    pub(crate) fn bytes(&self) -> u64 {
        (self.open.capacity() * 24) as u64
    }

    pub(crate) fn clear(&mut self) {
        self.open.clear();
    }
}

fn claimed_by(rank: u8) -> Colour {
    Colour(Colour::BLUE.0 | rank << RANK_SHIFT)
}
