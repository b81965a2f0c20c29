//! A depth-first stack of stored states, one word for each.
//!
//! A state that is being searched (a *frame*) and, above it, those of its
//! successors that are still to be tried: all in one array, told apart by a flag
//! in the bits that a reference does not need. In a graph that is one large
//! component a depth-first search stands as deep as there are states, so this is
//! what such a search costs beside its store.
//!
//! Most successors that wait are met again, and searched, deeper down. When the
//! stack has doubled, [`Stack::sweep`] throws out those that are.

use crate::account::Account;
use crate::run::Run;
use heddle_model::Model;
use heddle_store::{Budget, StateRef};

/// Flags of a frame, for whoever uses the stack.
pub(crate) const FLAG_A: u64 = 1 << StateRef::BITS;
pub(crate) const FLAG_B: u64 = 1 << (StateRef::BITS + 1);
const FRAME: u64 = 1 << 63;
const STATE: u64 = FLAG_A - 1;

/// Below this, nothing is worth throwing out; but tests shall see it.
const SMALL: usize = if cfg!(debug_assertions) { 8 } else { 1 << 14 };

/// So much can be pushed between two looks at the budget, or nearly always.
const RESERVE: usize = 1 << 12;

#[derive(Default)]
pub(crate) struct Stack {
    words: Vec<u64>,
    n_frames: usize,
    /// For the most words that there ever were.
    account: Account,
    sweep_at: usize,
}

/// What lies on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Top {
    /// A frame of which nothing waits any more, and its flags.
    Frame(StateRef, u64),
    /// A successor of the frame below.
    Successor(StateRef),
}

impl Stack {
    /// How many frames there are.
    #[inline]
    pub(crate) fn depth(&self) -> usize {
        self.n_frames
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }

    #[inline]
    pub(crate) fn push_frame(&mut self, state: StateRef, flags: u64) {
        self.words.push(FRAME | flags | state.0);
        self.n_frames += 1;
    }

    #[inline]
    pub(crate) fn push(&mut self, successor: StateRef) {
        self.words.push(successor.0);
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Top> {
        let word = self.words.pop()?;
        if word & FRAME == 0 {
            return Some(Top::Successor(StateRef(word)));
        }
        self.n_frames -= 1;
        Some(Top::Frame(StateRef(word & STATE), word & (FLAG_A | FLAG_B)))
    }

    /// Puts flags on the frame at a place, or takes them off.
    #[inline]
    pub(crate) fn set_flags(&mut self, place: usize, flags: u64, on: bool) {
        debug_assert!(self.words[place] & FRAME != 0);
        if on {
            self.words[place] |= flags;
        } else {
            self.words[place] &= !flags;
        }
    }

    /// Puts flags on the last frame; there is one.
    #[inline]
    pub(crate) fn flag_top(&mut self, flags: u64) {
        let top = self.words.iter_mut().rev().find(|w| **w & FRAME != 0);
        *top.expect("a frame") |= flags;
    }

    /// The states of the last so many frames, the last one first.
    pub(crate) fn last_frames(&self, n: usize) -> impl Iterator<Item = StateRef> + '_ {
        let frames = self.words.iter().rev().filter(|&w| w & FRAME != 0);
        frames.take(n).map(|&w| StateRef(w & STATE))
    }

    /// Of the successors from a place on keeps some, and puts the first one on
    /// top.
    pub(crate) fn keep(&mut self, from: usize, mut keep: impl FnMut(StateRef) -> bool) {
        let mut n = from;
        for at in from..self.words.len() {
            if keep(StateRef(self.words[at])) {
                self.words[n] = self.words[at];
                n += 1;
            }
        }
        self.words.truncate(n);
        self.words[from..].reverse();
    }

    /// The order of the successors from a place on, by whoever knows better.
    pub(crate) fn reorder(&mut self, from: usize, order: impl FnOnce(&mut [u64])) {
        order(&mut self.words[from..]);
    }

    /// The states of all frames, the first one first.
    pub(crate) fn frames(&self) -> impl Iterator<Item = StateRef> + '_ {
        self.words.iter().filter(|&w| w & FRAME != 0).map(|&w| StateRef(w & STATE))
    }

    pub(crate) fn clear(&mut self) {
        self.words.clear();
        self.n_frames = 0;
    }

    /// Whether it has doubled since it was swept.
    #[inline]
    pub(crate) fn wants_sweep(&self) -> bool {
        self.words.len() >= self.sweep_at.max(SMALL)
    }

    /// Throws out the successors for which `drop` gives flags (none, perhaps)
    /// that their frame gets instead. Places of frames change.
    pub(crate) fn sweep(&mut self, mut drop: impl FnMut(StateRef) -> Option<u64>) {
        let (mut n, mut frame) = (0, 0);
        for at in 0..self.words.len() {
            let word = self.words[at];
            if word & FRAME != 0 {
                frame = n;
            } else if let Some(flags) = drop(StateRef(word)) {
                self.words[frame] |= flags;
                continue;
            }
            self.words[n] = word;
            n += 1;
        }
        self.words.truncate(n);
        self.sweep_at = 2 * n;
    }

    /// Pays for what it has become since it was last asked to, and makes sure
    /// that some more can be pushed.
    pub(crate) fn pay<M: Model>(&mut self, run: &Run<'_, M>, budget: &Budget) {
        self.account.cover(run, budget, (self.words.len() * size_of::<u64>()) as u64);
        if self.words.try_reserve(RESERVE).is_err() {
            run.out_of_memory();
        }
    }

    /// The search is over: what was taken is given back.
    pub(crate) fn settle(&mut self, budget: &Budget) {
        self.account.settle(budget, 0);
        self.words = Vec::new();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_and_their_successors_come_back_in_order() {
        let mut stack = Stack::default();
        stack.push_frame(StateRef(STATE), FLAG_A);
        let first = stack.len();
        (1..5).for_each(|s| stack.push(StateRef(s)));
        stack.keep(first, |s| s.0 != 2);
        assert_eq!(stack.pop(), Some(Top::Successor(StateRef(1))));
        stack.push_frame(StateRef(1), 0);
        assert_eq!((stack.depth(), stack.frames().count()), (2, 2));
        stack.set_flags(0, FLAG_B, true);
        stack.set_flags(0, FLAG_A, false);
        stack.sweep(|s| (s.0 == 3).then_some(0));
        assert_eq!(stack.pop(), Some(Top::Frame(StateRef(1), 0)));
        assert_eq!(stack.pop(), Some(Top::Successor(StateRef(4))));
        assert_eq!(stack.pop(), Some(Top::Frame(StateRef(STATE), FLAG_B)));
        assert_eq!((stack.pop(), stack.depth()), (None, 0));
    }
}
