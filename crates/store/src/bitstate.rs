//! Bitstate storage: remember that a state was seen, not the state itself.
//!
//! Each state sets a few bits of one large array, as in SPIN's supertrace
//! (Holzmann 1987); all of them in one cache line, so that a state costs one
//! miss and not several (blocked Bloom filters: Putze, Sanders, Singler 2007).
//!
//! Two states can have the same bits. The later one is then taken as seen and
//! everything behind it may be lost, so a search over this store finds
//! violations and never shows their absence. How much is lost is estimated
//! from how full the array is.

use crate::memory::{Budget, Region, Zeroed, prefetch};
use crate::sync::{AtomicU64, Ordering};
use crate::{Filter, FilterLocal, Full, StateHash};

const WORDS: usize = 8;
pub const MAX_BITS: u32 = 7;

#[repr(C, align(64))]
struct Block([AtomicU64; WORDS]);

// SAFETY: nothing but atomic integers.
unsafe impl Zeroed for Block {
    #[cfg(loom)]
    fn zero() -> Self {
        Block(std::array::from_fn(|_| AtomicU64::new(0)))
    }
}

pub struct Bitstate {
    blocks: Region<Block>,
    bits: u32,
    budget: Budget,
}

impl Bitstate {
    /// Half of the memory limit for the array, the rest for stacks and queues;
    /// less if the system has less. `bits` for each state, 1 to [`MAX_BITS`].
    pub fn new(memory_limit: u64, bits: u32) -> Option<Self> {
        assert!((1..=MAX_BITS).contains(&bits));
        let budget = Budget::new(memory_limit);
        let wanted = (memory_limit / 2 / size_of::<Block>() as u64).max(1) as usize;
        let sizes = std::iter::successors(Some(wanted), |&n| (n > 1).then_some(n / 2));
        let blocks = sizes.into_iter().find_map(Region::new)?;
        if !budget.take((blocks.len() * size_of::<Block>()) as u64) {
            return None;
        }
        Some(Bitstate { blocks, bits, budget })
    }

    #[inline(always)]
    fn block(&self, hash: StateHash) -> &Block {
        &self.blocks[((hash.0 as u128 * self.blocks.len() as u128) >> 64) as usize]
    }

    /// Word and mask of each bit: nine bits of hash for each.
    #[inline(always)]
    fn places(&self, hash: StateHash) -> impl Iterator<Item = (usize, u64)> + '_ {
        (0..self.bits).map(move |i| {
            let nine = (hash.1 >> (9 * i)) & 0x1ff;
            ((nine >> 6) as usize, 1 << (nine & 63))
        })
    }
}

impl Filter for Bitstate {
    type Local<'s> = &'s Bitstate;

    fn local(&self) -> &Bitstate {
        self
    }

    /// The chance that a state is taken as seen is that all its bits are set,
    /// now; over the whole search it grew from 0 to that, as a power of the
    /// fill: on average it was that over one more than the number of bits.
    fn share_missed(&self, _: u64) -> f64 {
        let stride = (self.blocks.len() / 65_536).max(1);
        let fill = |block: &Block| {
            let ones: u32 = block.0.iter().map(|w| w.load(Ordering::Relaxed).count_ones()).sum();
            ones as f64 / (64 * WORDS) as f64
        };
        let sample = self.blocks.iter().step_by(stride);
        let n = sample.len() as f64;
        let now: f64 = sample.map(|b| fill(b).powi(self.bits as i32)).sum::<f64>() / n;
        now / (self.bits + 1) as f64
    }

    fn memory(&self) -> u64 {
        self.budget.used()
    }

    fn budget(&self) -> &Budget {
        &self.budget
    }

    const NAME: &'static str = "bitstate";
}

impl FilterLocal for &Bitstate {
    fn enter(&mut self) {}

    fn leave(&mut self) {}

    fn prefetch(&self, hash: StateHash) {
        prefetch(self.block(hash));
    }

    /// When two workers add the same state at once, each bit has one first
    /// writer and that writer answers `true`. So nobody loses the state, and at
    /// worst both expand it. This needs no order between bits: `Relaxed` will do.
    fn insert(&mut self, hash: StateHash) -> Result<bool, Full> {
        let block = self.block(hash);
        let mut is_new = false;
        for (word, bit) in self.places(hash) {
            if block.0[word].load(Ordering::Relaxed) & bit == 0 {
                is_new |= block.0[word].fetch_or(bit, Ordering::Relaxed) & bit == 0;
            }
        }
        Ok(is_new)
    }

    fn contains(&self, hash: StateHash) -> bool {
        let block = self.block(hash);
        self.places(hash).all(|(word, bit)| block.0[word].load(Ordering::Relaxed) & bit != 0)
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::hash128;

    #[test]
    fn a_state_is_new_once() {
        let store = Bitstate::new(1 << 20, 3).expect("1 MiB");
        let mut local = store.local();
        for i in 0..1000u32 {
            let hash = hash128(&i.to_le_bytes(), 0);
            assert!(!local.contains(hash));
            assert_eq!(local.insert(hash), Ok(true));
            assert!(local.contains(hash));
            assert_eq!(local.insert(hash), Ok(false));
        }
    }

    #[test]
    fn the_estimate_is_near_the_truth() {
        // 64 KiB of bits, a third of them set: of 60,000 states some are lost.
        let store = Bitstate::new(128 << 10, 3).expect("128 KiB");
        let mut local = store.local();
        let n = 60_000u32;
        let n_lost = (0..n).filter(|i| local.insert(hash128(&i.to_le_bytes(), 5)) == Ok(false));
        let truth = n_lost.count() as f64 / n as f64;
        let estimate = store.share_missed(n as u64);
        assert!(0.6 * truth < estimate && estimate < 1.6 * truth, "{truth} {estimate}");
    }
}
