//! Random numbers that are the same on every machine: SplitMix64 (Steele, Lea,
//! Flood 2014).
//!
//! A failure prints its seed, and the seed alone must bring the same model back,
//! today and in a year: so the generator is ours and its order of draws is part
//! of what a seed means.

/// A seeded source of random choices.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Rng(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        assert!(n > 0);
        (self.draw() % n as u64) as usize
    }

    /// A number in `lo..=hi`.
    pub fn range(&mut self, lo: i32, hi: i32) -> i32 {
        assert!(lo <= hi);
        lo + self.below((hi - lo + 1) as usize) as i32
    }

    /// True in `percent` of 100 draws.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// An index drawn with the given weights.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let total: u32 = weights.iter().sum();
        let mut at = self.below(total as usize) as u32;
        for (i, &w) in weights.iter().enumerate() {
            if at < w {
                return i;
            }
            at -= w;
        }
        unreachable!("a draw below the sum of the weights lies in one of them")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_sequence() {
        let (mut a, mut b) = (Rng::new(7), Rng::new(7));
        assert!((0..100).all(|_| a.draw() == b.draw()));
        assert_ne!(Rng::new(7).draw(), Rng::new(8).draw());
    }

    #[test]
    fn weights_are_respected() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 3];
        for _ in 0..1000 {
            seen[rng.weighted(&[8, 0, 2])] += 1;
        }
        assert!(seen[0] > 700 && seen[1] == 0 && seen[2] > 100);
    }
}
