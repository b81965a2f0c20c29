//! One cache line of the [`crate::index`]: references, their tags, and where each
//! goes when the index grows.
//!
//! The slots fill from the left and nothing is ever removed. A reference is swapped
//! into the first empty slot, then its tag is added; a tag that is not there yet
//! reads as 0, which means "look at the record".
//!
//! Tags leave two bits a slot. They hold the [`Side`] of the bucket that the record
//! belongs to, if it is at home here: of two buckets three are made when the index
//! grows, and the side says to which of them the record goes, without reading it.
//! Sides are read only by those who move the table, so nobody waits for them to be
//! written.

use crate::bucket_of::Side;
use crate::memory::Zeroed;
use crate::sync::{AtomicU32, AtomicU64, Ordering};

pub(crate) const SLOTS: usize = if cfg!(loom) { 2 } else { 12 };

#[repr(C, align(64))]
pub(crate) struct Bucket {
    pub(crate) refs: [AtomicU32; SLOTS],
    /// Tags of slots 0 to 7, then of 8 to 11: slot `i` has byte `i`.
    tags: AtomicU64,
    /// In its upper half, from [`SIDES`] on: the [`Side`] of every slot.
    more_tags: AtomicU64,
}

/// The first of the bits that hold sides, two for each slot.
const SIDES: usize = 32;

/// A slot, for those who move it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) reference: u32,
    pub(crate) tag: u8,
    pub(crate) side: Side,
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
        side: Side,
        records: &mut impl Records,
        created: &mut Option<u32>,
    ) -> Option<Probe> {
        let words = [self.tags.load(Ordering::Acquire), self.more_tags.load(Ordering::Acquire)];
        for (first, word, mask) in [(0, words[0], u64::MAX), (8, words[1], (1 << SIDES) - 1)] {
            let mut hits = zero_bytes(word ^ spread(tag)) & mask;
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
                        self.add_tag(slot, tag, side);
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
    fn add_tag(&self, slot: usize, tag: u8, side: Side) {
        let (tags, more) = bits_of(slot, tag, side);
        // Release: a tag is seen only after its reference.
        if tags != 0 {
            self.tags.fetch_or(tags, Ordering::Release);
        }
        if more != 0 {
            self.more_tags.fetch_or(more, Ordering::Release);
        }
    }
}

/// For those who move the records to another table.
impl Bucket {
    /// All that was put here.
    #[inline(always)]
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        let order = Ordering::Relaxed;
        let (tags, more) = (self.tags.load(order), self.more_tags.load(order));
        let references = self.refs.iter().map(move |r| r.load(order)).enumerate();
        references.take_while(|&(_, reference)| reference != 0).map(move |(i, reference)| {
            let tag = if i < 8 { tags >> (8 * i) } else { more >> (8 * (i - 8)) } as u8;
            let side = match more >> (SIDES + 2 * i) & 3 {
                1 => Side::Lower,
                2 => Side::Upper,
                _ => Side::Unknown,
            };
            Slot { reference, tag, side }
        })
    }

    /// Puts a record that is known to be new; `false` if there is no room.
    #[inline(always)]
    pub(crate) fn put(&self, record: Slot, alone: bool) -> bool {
        let order = Ordering::Relaxed;
        let Slot { reference, tag, side } = record;
        let (tags, more) = (self.tags.load(order), self.more_tags.load(order));
        let first = n_leading(tags, more);
        if alone {
            // Tags are complete: the first slot without one is free.
            if first == SLOTS {
                return false;
            }
            self.refs[first].store(reference, order);
            let bits = bits_of(first, tag, side);
            self.tags.store(tags | bits.0, order);
            self.more_tags.store(more | bits.1, order);
            return true;
        }
        let free =
            |&slot: &usize| self.refs[slot].compare_exchange(0, reference, order, order).is_ok();
        let slot = (first..SLOTS).find(free);
        slot.inspect(|&slot| self.add_tag(slot, tag, side)).is_some()
    }
}

/// What a slot has in each of the two words.
#[inline(always)]
fn bits_of(slot: usize, tag: u8, side: Side) -> (u64, u64) {
    let side = (side as u64) << (SIDES + 2 * slot);
    if slot < 8 {
        ((tag as u64) << (8 * slot), side)
    } else {
        (0, (tag as u64) << (8 * (slot - 8)) | side)
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
