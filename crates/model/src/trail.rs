//! A run from an initial state to a violation, as steps.

use crate::{Fault, Step};

/// A run, by the steps that make it. It can be executed again on any model
/// built from the same source with the same options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// Which of the model's initial states it starts from, in their order.
    pub initial: u32,
    pub steps: Vec<Step>,
    /// The fingerprint of the state after each step, the initial state first;
    /// a replay that meets another state says so. The last step of a fault
    /// that cannot go on has none, so there may be one fewer.
    pub fingerprints: Vec<u64>,
    /// For a lasso: the number of steps before the part that repeats.
    pub cycle_start: Option<u32>,
    /// What is wrong at its end.
    pub fault: Fault,
}

/// FNV-1a, 64 bit: a checksum of a state for trails. Stable across versions
/// and machines; not for hash tables.
pub fn fingerprint(state: &[u8]) -> u64 {
    let step = |h: u64, &b: &u8| (h ^ b as u64).wrapping_mul(0x100_0000_01b3);
    state.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    #[test]
    fn fingerprint_is_the_published_function() {
        // Test vectors from the FNV reference (isthe.com/chongo/tech/comp/fnv).
        assert_eq!(super::fingerprint(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(super::fingerprint(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(super::fingerprint(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
