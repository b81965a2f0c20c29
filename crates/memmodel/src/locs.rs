//! Sets of locations.

/// The most locations that a program can have: larger numbers mean other things in an
/// instance (see `state`).
pub const MAX_LOCS: usize = 250;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Locs([u64; 4]);

impl Locs {
    pub const NONE: Locs = Locs([0; 4]);
    pub const ALL: Locs = Locs([u64::MAX; 4]);

    pub fn insert(&mut self, loc: usize) {
        self.0[loc / 64] |= 1 << (loc % 64);
    }

    pub fn contains(&self, loc: usize) -> bool {
        self.0[loc / 64] >> (loc % 64) & 1 == 1
    }

    /// Adds the first 64 locations by their bits.
    pub fn insert_bits(&mut self, bits: u64) {
        self.0[0] |= bits;
    }

    /// Whether the two have a location in common.
    pub fn meets(self, other: Locs) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }

    pub fn or(mut self, other: Locs) -> Locs {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_what_was_put_in() {
        let mut a = Locs::NONE;
        a.insert(3);
        a.insert(200);
        a.insert_bits(1 << 5);
        let inside: Vec<usize> = (0..MAX_LOCS).filter(|l| a.contains(*l)).collect();
        assert_eq!(inside, [3, 5, 200]);
        assert!(Locs::ALL.contains(249) && a.or(Locs::ALL) == Locs::ALL);
    }
}
