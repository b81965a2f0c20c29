//! A lock-free hash index: from a hash to a 32-bit reference of a record that
//! lies elsewhere.
//!
//! A bucket is one cache line: twelve references and a one-byte tag for each,
//! so most probes touch one line and look at one record, the right one. At
//! 5.3 bytes a slot this is half of the usual table of 64-bit words, which is
//! what keeps a stored state within 16 bytes of its own length.
//!
//! Inserting is one compare-and-swap. The record is written first, then its
//! reference is swapped into the first empty slot, then its tag is added. A
//! tag that is not there yet reads as 0, which means "look at the record". The
//! slots of a bucket fill from the left and nothing is ever removed, so two
//! workers with the same record want the same slot, and the loser finds the
//! winner's record there. When a bucket is full, the next one is used.
//!
//! The bucket is the hash scaled to the number of buckets ([`crate::bucket_of`]), so the
//! table may have any size. It grows when it is 90% full: by half, which keeps the
//! overhead of long states low, or to the double, where they are short, so many
//! that time counts more. Growing is one pass from start to end over both tables.
//! A record that was added since the last time, or was read then, has its side
//! noted, and is moved unread; the others lie in random order and are fetched in
//! advance. So every record is read at every second growth. (Measured with states
//! of 24 bytes: growing by half and reading all was a quarter of the time of the
//! search.) All who need the index take part in it ([`Growing`]).
//! (Linear hashing would move less, but leaves half of the buckets with twice
//! the load of the others.)

use crate::bucket::{Bucket, SLOTS, Slot, tag_of};
pub(crate) use crate::bucket::{Probe, Records};
use crate::bucket_of::{Cuts, Growth, Side, home, place};
use crate::growth::Growing;
use crate::memory::{Budget, Region, prefetch};
use crate::sync::{AtomicU64, Ordering};

/// A probe goes no further than this many buckets; then the index must grow.
const MAX_PROBE: usize = 128;
const MIN_BUCKETS: usize = if cfg!(loom) { 1 } else { 64 };
/// Below this, what a table has too much is not worth counting: it grows by
/// four at once.
const SMALL: usize = if cfg!(loom) { 0 } else { 1 << 13 };
/// Buckets that one worker moves at a time when the index grows.
const PART: usize = if cfg!(loom) { 1 } else { 1 << 12 };

pub(crate) struct Index {
    table: Growing<Table>,
    n_records: AtomicU64,
}

struct Table {
    buckets: Region<Bucket>,
    /// How it will grow: what sides are noted for.
    growth: Growth,
    cuts: Cuts,
}

impl Index {
    pub(crate) fn new(budget: &Budget) -> Option<Self> {
        let table = Growing::new(Table::new(budget, MIN_BUCKETS, Growth::Double)?);
        Some(Index { table, n_records: AtomicU64::new(0) })
    }

    #[inline(always)]
    fn buckets(&self) -> &Region<Bucket> {
        &self.table.now().buckets
    }

    #[inline(always)]
    pub(crate) fn prefetch(&self, hash: u64) {
        let buckets = self.buckets();
        prefetch(&buckets[place(hash, buckets.len())]);
    }

    /// The first record that may be the one of this hash: to be prefetched.
    #[inline(always)]
    pub(crate) fn candidate(&self, hash: u64) -> Option<u32> {
        let buckets = self.buckets();
        buckets[place(hash, buckets.len())].candidate(tag_of(hash))
    }

    #[inline(always)]
    pub(crate) fn insert(&self, hash: u64, records: &mut impl Records) -> Probe {
        let Table { buckets, cuts, .. } = self.table.now();
        let tag = tag_of(hash);
        let (mut at, mut side) = home(hash, buckets.len(), *cuts);
        let mut created = None;
        for _ in 0..MAX_PROBE.min(buckets.len()) {
            if let Some(answer) = buckets[at].insert(tag, side, records, &mut created) {
                return answer;
            }
            at = if at + 1 == buckets.len() { 0 } else { at + 1 };
            side = Side::Unknown;
        }
        Probe::Crowded
    }

    /// Counts new records; says whether it is time to grow.
    pub(crate) fn note(&self, n_new: u64) -> bool {
        let n = self.n_records.fetch_add(n_new, Ordering::Relaxed) + n_new;
        n > self.capacity()
    }

    /// Those that were counted.
    pub(crate) fn n_records(&self) -> u64 {
        self.n_records.load(Ordering::Relaxed)
    }

    pub(crate) fn is_crowded(&self) -> bool {
        self.n_records.load(Ordering::Relaxed) > self.capacity()
    }

    /// 90% of the slots.
    fn capacity(&self) -> u64 {
        (self.buckets().len() * SLOTS) as u64 * 9 / 10
    }

    pub(crate) fn bytes(&self) -> u64 {
        bytes_of(self.buckets().len())
    }

    /// Moves to a larger table. Nobody else may be inside the gate; those who
    /// wait there may [`Index::help`]. `false`: there is no memory, and the index
    /// is as before. `alone`: nobody will help.
    pub(crate) fn grow(&self, budget: &Budget, alone: bool, mover: &impl Mover) -> bool {
        let Some(new) = self.larger(budget, mover) else { return false };
        let n_parts = self.buckets().len().div_ceil(PART) as u64;
        let work = |old: &Table, new: &Table, part: u64| {
            move_part(old, new, part, alone, mover);
        };
        let old = self.table.grow(new, n_parts, &work, || true);
        budget.give_back(bytes_of(old.unwrap_or_else(|new| new).buckets.len()));
        true
    }

    /// Moves a part of what another lets grow, if there is any.
    pub(crate) fn help(&self, mover: &impl Mover) -> bool {
        self.table.help(&|old, new, part| move_part(old, new, part, false, mover))
    }

    /// The next table: as planned, if that is possible; then half as large again, but
    /// so that it can be halved often; then just larger.
    fn larger(&self, budget: &Budget, mover: &impl Mover) -> Option<Table> {
        let (n, growth) = (self.buckets().len(), self.table.now().growth);
        let next = if mover.are_short() { Growth::Double } else { Growth::ByHalf };
        if n < SMALL {
            return Table::new(budget, n * 4, next);
        }
        let by_half = n / 2 * 3;
        let sizes =
            [growth.of(n).unwrap_or(0), by_half.next_multiple_of(SMALL.max(1)), by_half.max(n + 1)];
        sizes.into_iter().filter(|&size| size > n).find_map(|size| Table::new(budget, size, next))
    }
}

/// What an index must know of its records to move.
pub(crate) trait Mover {
    fn hash_of(&self, reference: u32) -> u64;
    /// Fetches what `hash_of` will read.
    fn touch(&self, reference: u32);
    /// Are records so short that the table may be half empty?
    fn are_short(&self) -> bool;
}

impl Table {
    fn new(budget: &Budget, n_buckets: usize, growth: Growth) -> Option<Table> {
        if !budget.take(bytes_of(n_buckets)) {
            return None;
        }
        let Some(buckets) = Region::new(n_buckets) else {
            budget.give_back(bytes_of(n_buckets));
            return None;
        };
        Some(Table { buckets, growth, cuts: growth.cuts() })
    }

    /// Puts a record into its home bucket, or the next one that has room.
    #[inline(always)]
    fn put(&self, home: usize, record: Slot, alone: bool) {
        let (mut at, mut record) = (home, record);
        while !self.buckets[at].put(record, alone) {
            at = if at + 1 == self.buckets.len() { 0 } else { at + 1 };
            record.side = Side::Unknown;
        }
    }
}

/// Puts the records of some buckets into a new table, a few buckets at a time:
/// first those that must be read are fetched, then they are hashed and placed.
fn move_part(old: &Table, new: &Table, part: u64, alone: bool, mover: &impl Mover) {
    const GROUP: usize = 4;
    let start = part as usize * PART;
    let end = old.buckets.len().min(start + PART);
    let n_new = new.buckets.len();
    let as_planned = old.growth.of(old.buckets.len()) == Some(n_new);
    let (mut ahead, mut now) = ([0u32; GROUP * SLOTS], [0u32; GROUP * SLOTS]);
    let (mut n_ahead, mut n_now) = (0, 0);
    for first in (start..end + GROUP).step_by(GROUP) {
        for at in first..end.min(first + GROUP) {
            for slot in old.buckets[at].slots() {
                let home = old.growth.new_home(at, slot.side).filter(|_| as_planned);
                if let Some(home) = home {
                    new.put(home, Slot { side: Side::Unknown, ..slot }, alone);
                } else {
                    mover.touch(slot.reference);
                    ahead[n_ahead] = slot.reference;
                    n_ahead += 1;
                }
            }
        }
        for &reference in &now[..n_now] {
            let hash = mover.hash_of(reference);
            let (at, side) = home(hash, n_new, new.cuts);
            new.put(at, Slot { reference, tag: tag_of(hash), side }, alone);
        }
        (now, ahead) = (ahead, now);
        (n_now, n_ahead) = (n_ahead, 0);
    }
}

fn bytes_of(n_buckets: usize) -> u64 {
    (n_buckets * size_of::<Bucket>()) as u64
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::hash::mix;
    use std::collections::HashSet;

    /// Records that are their own references.
    struct Number(u32);

    impl Records for Number {
        fn equals(&mut self, reference: u32) -> bool {
            reference == self.0
        }

        fn create(&mut self) -> Option<u32> {
            Some(self.0)
        }
    }

    /// A hash function of numbers as a mover; are they short?
    struct By<F>(F, bool);

    impl<F: Fn(u32) -> u64> Mover for By<F> {
        fn hash_of(&self, reference: u32) -> u64 {
            self.0(reference)
        }

        fn touch(&self, _: u32) {}

        fn are_short(&self) -> bool {
            self.1
        }
    }

    fn check(n: u32, short: bool, helpers: usize, hash: impl Fn(u32) -> u64 + Sync + Copy) {
        let budget = Budget::new(64 << 20);
        let index = Index::new(&budget).expect("64 MiB");
        let over = std::sync::atomic::AtomicBool::new(false);
        std::thread::scope(|s| {
            for _ in 0..helpers {
                s.spawn(|| {
                    while !over.load(Ordering::Relaxed) {
                        if !index.help(&By(hash, short)) {
                            std::thread::yield_now();
                        }
                    }
                });
            }
            fill(n, short, helpers == 0, &budget, &index, hash);
            over.store(true, Ordering::Relaxed);
        });
        assert_eq!(budget.used(), index.bytes());
        if n < 1_000_000 {
            return;
        }
        let fill = n as f64 / (index.buckets().len() * SLOTS) as f64;
        let least = if short { 0.44 } else { 0.59 };
        assert!(least < fill && fill < 0.91, "{fill}");
    }

    fn fill(
        n: u32,
        short: bool,
        alone: bool,
        budget: &Budget,
        index: &Index,
        hash: impl Fn(u32) -> u64 + Copy,
    ) {
        let mut seen = HashSet::new();
        for i in 1..=n {
            while index.insert(hash(i), &mut Number(i)) == Probe::Crowded {
                assert!(index.grow(budget, alone, &By(hash, short)));
            }
            seen.insert(i);
            if index.note(1) {
                assert!(index.grow(budget, alone, &By(hash, short)));
            }
            // Everything is found after every growth; now and then we look.
            if i % (n / 10) == 0 {
                for &j in &seen {
                    assert_eq!(index.insert(hash(j), &mut Number(j)), Probe::Found(j), "{i}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_lost_when_it_grows() {
        check(100_000, false, 0, |i| mix(i as u64));
        check(1_000_000, true, 0, |i| mix(i as u64));
    }

    #[test]
    fn nothing_is_lost_when_many_help_it_grow() {
        check(3_000_000, false, 2, |i| mix(i as u64));
        check(1_000_000, true, 2, |i| mix(i as u64));
    }

    /// Sizes that were not planned: too little memory, odd numbers of buckets,
    /// records that become longer or shorter.
    #[test]
    fn nothing_is_lost_when_it_grows_otherwise_than_planned() {
        for first in [64, 10_001, 16_387, 20_002] {
            for growth in [Growth::Double, Growth::ByHalf] {
                grow_in_steps(first, growth);
            }
        }
    }

    fn grow_in_steps(first: usize, growth: Growth) {
        const LIMIT: u64 = 64 << 20;
        let budget = Budget::new(LIMIT);
        let table = Growing::new(Table::new(&budget, first, growth).expect("64 MiB"));
        let index = Index { table, n_records: AtomicU64::new(0) };
        let hash = |i: u32| mix(i as u64);
        let mut n_in = 0;
        for round in 0..12 {
            while !index.note(1) && n_in < 250_000 {
                n_in += 1;
                assert_eq!(index.insert(hash(n_in), &mut Number(n_in)), Probe::Added(n_in));
            }
            let n = index.buckets().len();
            // Every second time there is room for half as many again at most.
            let room = if round % 2 == 0 { bytes_of(n / 2 * 3) } else { LIMIT };
            let taken = (LIMIT - index.bytes()).saturating_sub(room);
            assert!(budget.take(taken));
            let grown = index.grow(&budget, round % 4 < 2, &By(hash, round % 3 == 0));
            budget.give_back(taken);
            assert_eq!(grown, index.buckets().len() > n);
            for j in 1..=n_in {
                assert_eq!(index.insert(hash(j), &mut Number(j)), Probe::Found(j), "{round}");
            }
        }
    }

    /// All in a few neighbouring buckets: overflow upon overflow.
    #[test]
    fn a_bad_hash_function_only_costs_room() {
        let budget = Budget::new(64 << 20);
        let index = Index::new(&budget).expect("64 MiB");
        let hash = |i: u32| (mix(i as u64) >> 16) | (i as u64 % 7) << 50;
        let mut n_in = 0;
        for i in 1..300 {
            match index.insert(hash(i), &mut Number(i)) {
                Probe::Added(_) => n_in = i,
                Probe::Crowded => {
                    index.grow(&budget, true, &By(hash, false));
                    break;
                }
                other => panic!("{other:?}"),
            }
        }
        for i in 1..=n_in {
            assert_eq!(index.insert(hash(i), &mut Number(i)), Probe::Found(i));
        }
    }
}

#[cfg(all(test, loom))]
mod loom_tests {
    use super::*;
    use loom::cell::UnsafeCell as Cell;
    use loom::sync::Arc;

    /// Records written without any atomic: loom complains if one is read
    /// before it is published.
    struct Shared {
        index: Index,
        records: Vec<Cell<u64>>,
    }

    struct Entry<'a> {
        shared: &'a Shared,
        value: u64,
        mine: u32,
    }

    impl Records for Entry<'_> {
        fn equals(&mut self, reference: u32) -> bool {
            self.shared.records[reference as usize].with(|p| unsafe { *p }) == self.value
        }

        fn create(&mut self) -> Option<u32> {
            self.shared.records[self.mine as usize].with_mut(|p| unsafe { *p = self.value });
            Some(self.mine)
        }
    }

    fn shared() -> Arc<Shared> {
        let index = Index::new(&Budget::new(1 << 20)).unwrap();
        Arc::new(Shared { index, records: (0..8).map(|_| Cell::new(0)).collect() })
    }

    fn insert(shared: &Shared, value: u64, mine: u32) -> Probe {
        shared.index.insert(value, &mut Entry { shared, value, mine })
    }

    #[test]
    fn one_of_two_adds_and_the_other_finds() {
        loom::model(|| {
            let shared = shared();
            let other = shared.clone();
            let thread = loom::thread::spawn(move || insert(&other, 7, 1));
            let a = insert(&shared, 7, 2);
            let b = thread.join().unwrap();
            match (a, b) {
                (Probe::Added(2), Probe::Found(2)) | (Probe::Found(1), Probe::Added(1)) => {}
                other => panic!("{other:?}"),
            }
        });
    }

    /// The same tag and bucket, different records, then each other's.
    #[test]
    fn two_records_in_one_bucket_are_both_found() {
        const OTHER: u64 = 7 | 1 << 20;
        loom::model(|| {
            let shared = shared();
            let other = shared.clone();
            let thread = loom::thread::spawn(move || {
                assert_eq!(insert(&other, 7, 1), Probe::Added(1));
                insert(&other, OTHER, 3)
            });
            let a = insert(&shared, OTHER, 2);
            let b = thread.join().unwrap();
            match (a, b) {
                (Probe::Added(2), Probe::Found(2)) | (Probe::Found(3), Probe::Added(3)) => {}
                other => panic!("{other:?}"),
            }
            assert_eq!(insert(&shared, 7, 4), Probe::Found(1));
        });
    }

    struct Move<'a>(&'a Shared);

    impl Mover for Move<'_> {
        fn hash_of(&self, reference: u32) -> u64 {
            self.0.records[reference as usize].with(|p| unsafe { *p })
        }

        fn touch(&self, _: u32) {}

        fn are_short(&self) -> bool {
            false
        }
    }

    /// One inserts, letting the index grow; another comes, helps if it meets a
    /// closed gate, and finds what was there before.
    #[test]
    fn what_was_there_is_there_whoever_moved_it() {
        crate::sync::few_preemptions(|| {
            let shared = shared();
            assert_eq!(insert(&shared, 5, 1), Probe::Added(1));
            assert_eq!(insert(&shared, 6, 2), Probe::Added(2));
            let gate = Arc::new(crate::gate::Gate::new(1));
            let (other, their_gate) = (shared.clone(), gate.clone());
            let thread = loom::thread::spawn(move || {
                let pass = their_gate.pass();
                their_gate.enter(&pass, || other.index.help(&Move(&other)));
                assert_eq!(insert(&other, 5, 3), Probe::Found(1));
                their_gate.leave(&pass);
            });
            let budget = Budget::new(1 << 20);
            assert!(budget.take(1 << 10));
            gate.alone(|| assert!(shared.index.grow(&budget, false, &Move(&shared))));
            thread.join().unwrap();
            assert_eq!(insert(&shared, 6, 4), Probe::Found(2));
            assert_eq!(insert(&shared, 9, 5), Probe::Added(5));
        });
    }
}
