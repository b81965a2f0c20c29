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
/// Bytes of a page of memory.
const PAGE: f64 = 4096.0;

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
    /// less if the system has less. On small pages: a state touches one page, and
    /// a few states on huge ones would touch all memory there is. `bits` for each
    /// state, 1 to [`MAX_BITS`].
    pub fn new(memory_limit: u64, bits: u32) -> Option<Self> {
        assert!((1..=MAX_BITS).contains(&bits));
        let budget = Budget::new(memory_limit);
        let wanted = (memory_limit / 2 / size_of::<Block>() as u64).max(1) as usize;
        let blocks = Region::<Block>::largest(wanted, 1, Region::on_small_pages)?;
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

    /// The mean, over the search, of the chance that a new state is taken as
    /// seen. Computed from the number of states and not by counting bits, which
    /// would touch pages that the search never did.
    fn share_missed(&self, n_inserted: u64) -> f64 {
        const MOMENTS: u32 = 64;
        let at_the_end = n_inserted as f64 / self.blocks.len() as f64;
        let moment = |i: u32| (f64::from(i) + 0.5) / f64::from(MOMENTS) * at_the_end;
        let chances = (0..MOMENTS).map(|i| taken_as_seen(moment(i), self.bits));
        chances.sum::<f64>() / f64::from(MOMENTS)
    }

    fn memory(&self) -> u64 {
        self.budget.used()
    }

    /// Pages are touched by states as bins are hit by balls. Computed, for the
    /// same reason as above; the true number is within a few of it.
    fn untouched(&self, n_inserted: u64) -> u64 {
        let bytes = (self.blocks.len() * size_of::<Block>()) as f64;
        let n_pages = (bytes / PAGE).ceil();
        (bytes * (-(n_inserted as f64) / n_pages).exp()) as u64
    }

    fn budget(&self) -> &Budget {
        &self.budget
    }

    const NAME: &'static str = "bitstate";
}

/// The chance that all bits of a new state are set when a block holds `mean`
/// states on average: their number is Poisson distributed, and each leaves a
/// bit unset with the same chance (Putze, Sanders and Singler, section 3).
fn taken_as_seen(mean: f64, bits: u32) -> f64 {
    let unset_by_one = (1.0 - 1.0 / (64 * WORDS) as f64).powi(bits as i32);
    // As many as ever matter: the mean and twelve standard deviations.
    let most = (mean + 12.0 * mean.sqrt() + 12.0) as u32;
    let mut likely = (-mean).exp();
    if likely == 0.0 {
        // So many states to a block that it is full.
        return (1.0 - unset_by_one.powf(mean)).powi(bits as i32);
    }
    let mut chance = 0.0;
    for states in 0..=most {
        let set = 1.0 - unset_by_one.powi(states as i32);
        chance += likely * set.powi(bits as i32);
        likely *= mean / f64::from(states + 1);
    }
    chance
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

    /// What is said to be untouched is, as the system sees it.
    #[cfg(target_os = "linux")]
    #[test]
    fn memory_is_touched_a_page_at_a_time() {
        let store = Bitstate::new(64 << 20, 3).unwrap();
        let mut local = store.local();
        let array = (store.blocks.len() * size_of::<Block>()) as u64;
        assert_eq!(store.untouched(0), array);
        for (n, least, most) in
            [(100u64, 90, 110), (5_000, 3_500, 4_100), (1_000_000, 8_190, 8_200)]
        {
            for i in 0..n {
                let _ = local.insert(hash128(&i.to_le_bytes(), 5));
            }
            let pages = (array - store.untouched(n)) / 4096;
            assert!((least..=most).contains(&pages), "{n}: {pages}");
            let mut resident = vec![0u8; array as usize / 4096];
            let start = store.blocks.as_ptr().cast_mut().cast();
            // SAFETY: the range is the array, and there is a byte for each page.
            let answer = unsafe { libc::mincore(start, array as usize, resident.as_mut_ptr()) };
            let really = resident.iter().filter(|&&r| r & 1 == 1).count() as u64;
            assert!(answer == 0 && really.abs_diff(pages) <= 40 + pages / 50, "{n}: {really}");
        }
    }

    #[test]
    fn the_estimate_grows_with_the_states_from_nothing_to_all() {
        let store = Bitstate::new(128 << 10, 3).expect("128 KiB");
        let shares: Vec<f64> =
            [0, 1, 1000, 100_000, 10_000_000, 1 << 40].map(|n| store.share_missed(n)).into();
        assert_eq!(shares[0], 0.0);
        assert!(shares.is_sorted() && shares[1] > 0.0 && shares[1] < 1e-6, "{shares:?}");
        assert!(shares[5] > 0.98 && shares[5] <= 1.0, "{shares:?}");
    }
}
