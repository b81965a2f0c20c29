//! One cache line of the [`crate::index`]: references and their tags.
//!
//! The slots fill from the left and nothing is ever removed. A reference is swapped
//! into the first empty slot, then its tag is added; a tag that is not there yet
//! reads as 0, which means "look at the record".

use crate::memory::Zeroed;
use crate::sync::{AtomicU32, AtomicU64, Ordering};

pub(crate) const SLOTS: usize = if cfg!(loom) { 2 } else { 12 };

#[repr(C, align(64))]
pub(crate) struct Bucket {
    pub(crate) refs: [AtomicU32; SLOTS],
    /// Tags of slots 0 to 7, then of 8 to 11: slot `i` has byte `i`.
    tags: AtomicU64,
    more_tags: AtomicU64,
}

// SAFETY: nothing but atomic integers.
unsafe impl Zeroed for Bucket {
    #[cfg(loom)]
    fn zero() -> Self {
        Bucket {
            refs: std::array::from_fn(|_| AtomicU32::new(0)),
            tags: AtomicU64::new(0),
            more_tags: AtomicU64::new(0),
        }
    }
}

/// The records that an index points to, seen from one insertion.
pub(crate) trait Records {
    /// Is this the record to be inserted?
    fn equals(&mut self, reference: u32) -> bool;
    /// Writes the record; its reference is not 0. Asked at most once; the
    /// record is not used if the answer is [`Probe::Found`].
    fn create(&mut self) -> Option<u32>;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Probe {
    Found(u32),
    Added(u32),
    /// No room near its place: grow, and try again.
    Crowded,
    /// [`Records::create`] could not.
    NoRecord,
}

impl Bucket {
    /// The first record that may be one of this tag.
    #[inline(always)]
    pub(crate) fn candidate(&self, tag: u8) -> Option<u32> {
        let tags = self.tags.load(Ordering::Relaxed);
        let hits = zero_bytes(tags ^ spread(tag));
        (hits != 0).then(|| self.refs[(hits.trailing_zeros() / 8) as usize].load(Ordering::Relaxed))
    }

    /// Finds a record or adds it; `None` if it is not here and there is no room.
    #[inline(always)]
    pub(crate) fn insert(
        &self,
        tag: u8,
        records: &mut impl Records,
        created: &mut Option<u32>,
    ) -> Option<Probe> {
        let words = [self.tags.load(Ordering::Acquire), self.more_tags.load(Ordering::Acquire)];
        for (first, word) in [(0, words[0]), (8, words[1])] {
            let mut hits = zero_bytes(word ^ spread(tag));
            while hits != 0 {
                let slot = first + (hits.trailing_zeros() / 8) as usize;
                hits &= hits - 1;
                // `zero_bytes` may name a byte too many; a slot it names may be empty.
                let reference = self.refs.get(slot).map_or(0, |r| r.load(Ordering::Acquire));
                if reference != 0 && records.equals(reference) {
                    return Some(Probe::Found(reference));
                }
            }
        }
        // Slots whose tag is not there (yet): taken but untagged, or empty.
        let mut slot = n_leading(words[0], words[1]);
        while slot < SLOTS {
            let mut reference = self.refs[slot].load(Ordering::Acquire);
            if reference == 0 {
                let Some(mine) = created.or_else(|| records.create()) else {
                    return Some(Probe::NoRecord);
                };
                *created = Some(mine);
                // Release: whoever sees the reference sees the record.
                let swap =
                    self.refs[slot].compare_exchange(0, mine, Ordering::AcqRel, Ordering::Acquire);
                match swap {
                    Ok(_) => {
                        self.add_tag(slot, tag);
                        return Some(Probe::Added(mine));
                    }
                    Err(winner) => reference = winner,
                }
            }
            if records.equals(reference) {
                return Some(Probe::Found(reference));
            }
            slot += 1;
        }
        None
    }

    #[inline(always)]
    fn add_tag(&self, slot: usize, tag: u8) {
        let (word, byte) = if slot < 8 { (&self.tags, slot) } else { (&self.more_tags, slot - 8) };
        // Release: a tag is seen only after its reference.
        word.fetch_or((tag as u64) << (8 * byte), Ordering::Release);
    }
}

impl Bucket {
    /// Puts a record that is known to be new; `false` if there is no room.
    #[inline(always)]
    pub(crate) fn put(&self, tag: u8, reference: u32, alone: bool) -> bool {
        let order = Ordering::Relaxed;
        let first = n_leading(self.tags.load(order), self.more_tags.load(order));
        if alone {
            // Tags are complete: the first slot without one is free.
            if first == SLOTS {
                return false;
            }
            self.refs[first].store(reference, order);
            let (word, byte) =
                if first < 8 { (&self.tags, first) } else { (&self.more_tags, first - 8) };
            word.store(word.load(order) | (tag as u64) << (8 * byte), order);
            return true;
        }
        let free =
            |&slot: &usize| self.refs[slot].compare_exchange(0, reference, order, order).is_ok();
        let slot = (first..SLOTS).find(free);
        slot.inspect(|&slot| self.add_tag(slot, tag)).is_some()
    }
}

/// From the low bits, which choose no bucket; never 0.
#[inline(always)]
pub(crate) fn tag_of(hash: u64) -> u8 {
    (hash as u8).max(1)
}

#[inline(always)]
fn spread(tag: u8) -> u64 {
    tag as u64 * 0x0101_0101_0101_0101
}

/// The top bit of every zero byte (and perhaps of a byte 1 above one).
#[inline(always)]
fn zero_bytes(word: u64) -> u64 {
    word.wrapping_sub(0x0101_0101_0101_0101) & !word & 0x8080_8080_8080_8080
}

/// How many slots from the left have their tag: all of them are taken.
#[inline(always)]
fn n_leading(tags: u64, more: u64) -> usize {
    let first = |word: u64| (zero_bytes(word).trailing_zeros() / 8) as usize;
    let n = first(tags);
    if n < 8 { n.min(SLOTS) } else { (8 + first(more)).min(SLOTS) }
}
