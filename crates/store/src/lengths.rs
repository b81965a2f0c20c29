//! The lengths of states, each known by a number of four bits.
//!
//! Most models have states of one length, or a few. Their numbers fit into the
//! word that is a state; lengths that come when all numbers are given away get
//! the number [`OTHER`], and are written down elsewhere.

use crate::sync::{AtomicU32, Ordering};

pub(crate) const BITS: u32 = 4;
/// A length without a number of its own.
pub(crate) const OTHER: usize = (1 << BITS) - 1;

pub(crate) struct Lengths([AtomicU32; OTHER]);

impl Lengths {
    pub(crate) fn new() -> Self {
        Lengths(std::array::from_fn(|_| AtomicU32::new(0)))
    }

    /// The number of a length, its own if there is one left. The same for all
    /// who ask, at any time: numbers are given away from the first to the last,
    /// and never taken back.
    pub(crate) fn number(&self, length: usize) -> usize {
        let wanted = length as u32 + 1;
        for (number, place) in self.0.iter().enumerate() {
            // Relaxed: the length is all there is to see.
            let mut found = place.load(Ordering::Relaxed);
            if found == 0 {
                let swap = place.compare_exchange(0, wanted, Ordering::Relaxed, Ordering::Relaxed);
                found = swap.map_or_else(|winner| winner, |_| wanted);
            }
            if found == wanted {
                return number;
            }
        }
        OTHER
    }

    #[inline(always)]
    pub(crate) fn length(&self, number: usize) -> usize {
        self.0[number].load(Ordering::Relaxed) as usize - 1
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_given_in_order_and_stay() {
        let lengths = Lengths::new();
        for round in 0..2 {
            for i in 0..20 {
                assert_eq!(lengths.number(7 * i), i.min(OTHER), "round {round}");
            }
        }
        assert!((0..OTHER).all(|i| lengths.length(i) == 7 * i));
    }
}

#[cfg(all(test, loom))]
mod loom_tests {
    use super::*;
    use loom::sync::Arc;

    #[test]
    fn two_who_ask_for_one_length_get_one_number() {
        loom::model(|| {
            let lengths = Arc::new(Lengths::new());
            let other = lengths.clone();
            let thread = loom::thread::spawn(move || (other.number(3), other.number(8)));
            let mine = (lengths.number(3), lengths.number(9));
            let theirs = thread.join().unwrap();
            assert_eq!(mine.0, theirs.0);
            assert!(mine.1 != theirs.1 && mine.1 != mine.0);
            assert_eq!(lengths.length(mine.1), 9);
        });
    }
}
