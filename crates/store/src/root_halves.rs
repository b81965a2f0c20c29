//! The last two numbers of a state: its halves, and the word that they make.
//!
//! A half is the number of a subtree, or, where one word lies next to the root,
//! that word itself if it has no more bits than a number: a counter then costs
//! a state nothing. A wider word is stored like a subtree, and the state's kind
//! says so.

use crate::StateRef;
use crate::lengths;
use crate::pair_table::{ID_BITS, pair_word};
use crate::root_set::KEY_BITS;

/// One of the last two: its number, or the pair that it will be the number of.
///
/// Pairs near the leaves are few and near; those at the top are many and far.
/// So their places are fetched first and looked at later.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Half {
    pub(crate) pair: u64,
    pub(crate) number: u32,
    /// A word with more bits than a number.
    pub(crate) is_wide: bool,
}

/// No number, and no word that can stand for one.
pub(crate) const OPEN: u32 = u32::MAX;

impl Half {
    #[inline(always)]
    pub(crate) fn open(pair: (u32, u32)) -> Self {
        Half { pair: pair_word(pair), number: OPEN, is_wide: false }
    }

    #[inline(always)]
    pub(crate) fn known(number: u32) -> Self {
        Half { pair: 0, number, is_wide: false }
    }

    #[inline(always)]
    pub(crate) fn word(word: u32) -> Self {
        if word < 1 << ID_BITS {
            return Self::known(word);
        }
        Half { is_wide: true, ..Self::open((word, 0)) }
    }

    #[cfg(test)]
    fn is_open(self) -> bool {
        self.number == OPEN
    }
}

/// The length that names a state's shape, and whether its second half is a wide
/// word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind(pub(crate) usize);

impl Kind {
    #[inline(always)]
    pub(crate) fn new(length: usize, is_wide: bool) -> Self {
        Kind(length << 1 | is_wide as usize)
    }

    #[inline(always)]
    pub(crate) fn length(self) -> usize {
        self.0 >> 1
    }

    #[inline(always)]
    pub(crate) fn is_wide(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Both halves and the number of the kind, as one word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key(pub(crate) u64);

impl Key {
    #[inline(always)]
    pub(crate) fn new(left: u32, right: u32, kind: usize) -> Self {
        const { assert!(lengths::BITS + 2 * ID_BITS == KEY_BITS && KEY_BITS == StateRef::BITS) };
        debug_assert!(left < 1 << ID_BITS && right < 1 << ID_BITS);
        Key((kind as u64) << (2 * ID_BITS) | (left as u64) << ID_BITS | right as u64)
    }

    #[inline(always)]
    pub(crate) fn split(self) -> (u32, u32, usize) {
        let id = |k: u64| (k & ((1 << ID_BITS) - 1)) as u32;
        (id(self.0 >> ID_BITS), id(self.0), (self.0 >> (2 * ID_BITS)) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_kinds_are_read_back() {
        let most = (1 << ID_BITS) - 1;
        for (left, right, kind) in [(1, 0, 0), (most, 5, 14), (3, most, 15)] {
            assert_eq!(Key::new(left, right, kind).split(), (left, right, kind));
        }
        let kind = Kind::new(77, true);
        assert!(kind.length() == 77 && kind.is_wide() && kind != Kind::new(77, false));
    }

    #[test]
    fn a_word_is_its_own_number_if_it_is_small() {
        let small = Half::word((1 << ID_BITS) - 1);
        assert!(!small.is_open() && small.number == (1 << ID_BITS) - 1 && !small.is_wide);
        for wide in [1 << ID_BITS, u32::MAX] {
            let half = Half::word(wide);
            assert!(half.is_open() && half.is_wide && half.pair == (wide as u64) << 32);
        }
    }
}
