//! The words that sets and relations are made of.
//!
//! A search makes and drops millions of short lists of words, nearly all of two lengths. What
//! is dropped is kept for the next one, by each thread for itself.

use std::cell::RefCell;
use std::ops::{Deref, DerefMut};

#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Words(Vec<u64>);

/// Lists that nobody has: of a set's length, and of a relation's.
type Spare = [Vec<Vec<u64>>; 2];

/// So many are kept of each, and none longer than this.
const MOST_SPARE: usize = 256;
const LONGEST: usize = 1024;

/// Up to here a list has the length of a set.
const SHORT: usize = 8;

thread_local! {
    static SPARE: RefCell<Spare> = const { RefCell::new([Vec::new(), Vec::new()]) };
}

impl Words {
    /// An empty list with room for so many.
    fn with_room(n: usize) -> Words {
        let kept = |spare: &RefCell<Spare>| spare.borrow_mut()[usize::from(n > SHORT)].pop();
        let mut words = SPARE.try_with(kept).ok().flatten().unwrap_or_default();
        words.reserve(n);
        Words(words)
    }

    pub(crate) fn zeros(n: usize) -> Words {
        let mut out = Words::with_room(n);
        out.0.resize(n, 0);
        out
    }

    /// A word for each of two lists of one length.
    pub(crate) fn zip(a: &Words, b: &Words, f: impl Fn(u64, u64) -> u64) -> Words {
        let mut out = Words::with_room(a.len());
        out.0.extend(a.iter().zip(b.iter()).map(|(&a, &b)| f(a, b)));
        out
    }
}

impl Clone for Words {
    fn clone(&self) -> Words {
        let mut out = Words::with_room(self.len());
        out.0.extend_from_slice(self);
        out
    }
}

impl Drop for Words {
    fn drop(&mut self) {
        let (n, mut words) = (self.0.len(), std::mem::take(&mut self.0));
        if n == 0 || n > LONGEST {
            return;
        }
        words.clear();
        // Where the thread ends, there is nothing to keep it in.
        let _ = SPARE.try_with(|spare| {
            let spare = &mut spare.borrow_mut()[usize::from(n > SHORT)];
            if spare.len() < MOST_SPARE {
                spare.push(words);
            }
        });
    }
}

impl Deref for Words {
    type Target = [u64];

    fn deref(&self) -> &[u64] {
        &self.0
    }
}

impl DerefMut for Words {
    fn deref_mut(&mut self) -> &mut [u64] {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_out_again_is_clean() {
        for n in [1, 8, 9, 70, 2000] {
            let mut used = Words::zeros(n);
            used.iter_mut().for_each(|w| *w = u64::MAX);
            let copy = used.clone();
            drop(used);
            assert_eq!(*Words::zeros(n), *vec![0; n]);
            assert_eq!(*Words::zip(&copy, &Words::zeros(n), |a, b| a & b), *vec![0; n]);
            assert_eq!(*copy, *vec![u64::MAX; n]);
        }
    }
}
