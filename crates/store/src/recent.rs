//! The keys that a worker met last.
//!
//! States are met again soon or never: two steps that do not depend on each
//! other lead to one state by two ways, and a search takes both ways within a
//! few batches. Of the successors of Peterson's algorithm that are known already,
//! two thirds are among the last two thousand. A key is a state's all, so a
//! small table of a worker's own answers for these, exactly, without touching
//! what is shared: one key for each place, the last that came there.

use crate::root_set::Hash;

const SIZE: usize = 1 << 11;

/// The hashes of the keys: they tell as much.
pub(crate) struct Recent(Box<[u64; SIZE]>);

impl Recent {
    pub(crate) fn new() -> Self {
        Recent(Box::new([0; SIZE]))
    }

    /// Whether the key of this hash is among those added last.
    #[inline(always)]
    pub(crate) fn has(&self, hash: Hash) -> bool {
        self.0[hash.get() as usize % SIZE] == hash.get()
    }

    /// Adds a key that is in the store.
    #[inline(always)]
    pub(crate) fn add(&mut self, hash: Hash) {
        self.0[hash.get() as usize % SIZE] = hash.get();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_there_until_another_takes_its_place() {
        let mut recent = Recent::new();
        let first = Hash::of(1);
        assert!(!recent.has(first));
        recent.add(first);
        let place = |hash: Hash| hash.get() as usize % SIZE;
        let rival = (2..).map(Hash::of).find(|&other| place(other) == place(first));
        let rival = rival.expect("keys enough");
        assert!(recent.has(first) && !recent.has(rival));
        recent.add(rival);
        assert!(!recent.has(first) && recent.has(rival));
    }
}
