//! The keys that a worker met last.
//!
//! States are met again soon or never: two steps that do not depend on each
//! other lead to one state by two ways, and a search takes both ways within a
//! few batches. Of the successors of Peterson's algorithm that are known already,
//! two thirds are among the last two thousand. A key is a state's all, so a
//! small table of a worker's own answers for these, exactly, without touching
//! what is shared: one key for each place, the last that came there.

const SIZE: usize = 1 << 11;

pub(crate) struct Recent(Box<[u64; SIZE]>);

impl Recent {
    pub(crate) fn new() -> Self {
        Recent(Box::new([0; SIZE]))
    }

    /// Whether the key is among those added last. `hash` is the key's, always.
    #[inline(always)]
    pub(crate) fn has(&self, key: u64, hash: u64) -> bool {
        self.0[hash as usize % SIZE] == key
    }

    /// Adds a key that is in the store, and is not 0.
    #[inline(always)]
    pub(crate) fn add(&mut self, key: u64, hash: u64) {
        self.0[hash as usize % SIZE] = key;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_there_until_another_takes_its_place() {
        let mut recent = Recent::new();
        assert!(!recent.has(5, 77));
        recent.add(5, 77);
        assert!(recent.has(5, 77) && !recent.has(6, 77));
        recent.add(6, 77 + SIZE as u64);
        assert!(!recent.has(5, 77) && recent.has(6, 77 + SIZE as u64));
    }
}
