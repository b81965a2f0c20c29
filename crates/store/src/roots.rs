//! A lock-free set of 60-bit keys with four colour bits each.
//!
//! One key is one 64-bit word, eight words are one cache line. Keys are their
//! own content, so inserting is one compare-and-swap and nobody ever waits for
//! a half-written entry (Laarman, van de Pol, Weber 2010, without their second
//! array). A full line overflows to the next.
//!
//! The line is the mixed key scaled to the number of lines. Scaling keeps
//! order, so growing is one pass over both tables from start to end; that is
//! cheap enough to grow by a fifth at a time and stay 75% to 90% full.

use crate::growth::Growing;
use crate::hash::mix;
use crate::memory::{Budget, Region, Zeroed, prefetch};
use crate::sync::{AtomicU64, Ordering};

const SLOTS: usize = if cfg!(loom) { 3 } else { 8 };
/// Lines that one worker moves at a time when the set grows.
const PART: usize = if cfg!(loom) { 1 } else { 1 << 13 };
const MAX_PROBE: usize = 64;
const MIN_LINES: usize = if cfg!(loom) { 1 } else { 128 };
pub(crate) const KEY_BITS: u32 = 60;
const KEY: u64 = (1 << KEY_BITS) - 1;

#[repr(C, align(64))]
struct Line([AtomicU64; SLOTS]);

// SAFETY: nothing but atomic integers.
unsafe impl Zeroed for Line {
    #[cfg(loom)]
    fn zero() -> Self {
        Line(std::array::from_fn(|_| AtomicU64::new(0)))
    }
}

pub(crate) struct Roots {
    lines: Growing<Region<Line>>,
    n_keys: AtomicU64,
}

/// There is no room near the place of a key: grow, and try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowded;

impl Roots {
    pub(crate) fn new(budget: &Budget) -> Option<Self> {
        let lines = Growing::new(allocate(budget, MIN_LINES)?);
        Some(Roots { lines, n_keys: AtomicU64::new(0) })
    }

    #[inline(always)]
    fn lines(&self) -> &Region<Line> {
        self.lines.now()
    }

    #[inline(always)]
    pub(crate) fn prefetch(&self, key: u64) {
        let lines = self.lines();
        prefetch(&lines[place(key, lines.len())]);
    }

    /// Adds a key, which is not 0; says whether it is new.
    #[inline(always)]
    pub(crate) fn insert(&self, key: u64) -> Result<bool, Crowded> {
        debug_assert!(key != 0 && key <= KEY);
        self.probe(key, |slot| {
            match slot.compare_exchange(0, key, Ordering::Relaxed, Ordering::Relaxed) {
                Ok(_) => Some(true),
                Err(winner) => (winner & KEY == key).then_some(false),
            }
        })
        .map(|(_, is_new)| is_new)
    }

    /// The word of a key that was inserted: for its colours.
    #[inline]
    pub(crate) fn word(&self, key: u64) -> Option<&AtomicU64> {
        match self.probe(key, |_| Some(true)) {
            Ok((slot, false)) => Some(slot),
            _ => None,
        }
    }

    /// Finds a key (`false`), or does `at_empty` where it would be.
    #[inline(always)]
    fn probe(
        &self,
        key: u64,
        mut at_empty: impl FnMut(&AtomicU64) -> Option<bool>,
    ) -> Result<(&AtomicU64, bool), Crowded> {
        let lines = self.lines();
        let mut at = place(key, lines.len());
        for _ in 0..MAX_PROBE.min(lines.len()) {
            let line = &lines[at];
            // Relaxed: the key is all there is to see.
            let words = line.words();
            if let Some(slot) = line.find(&words, key) {
                return Ok((slot, false));
            }
            // Slots fill from the left: those before the first that was empty
            // hold other keys for ever. Others may have been filled since.
            for slot in line.free(&words) {
                let word = slot.load(Ordering::Relaxed);
                if word & KEY == key {
                    return Ok((slot, false));
                }
                if word == 0
                    && let Some(answer) = at_empty(slot)
                {
                    return Ok((slot, answer));
                }
            }
            at = if at + 1 == lines.len() { 0 } else { at + 1 };
        }
        Err(Crowded)
    }

    /// Counts new keys; says whether it is time to grow.
    pub(crate) fn note(&self, n_new: u64) -> bool {
        let n = self.n_keys.fetch_add(n_new, Ordering::Relaxed) + n_new;
        n > self.capacity()
    }

    pub(crate) fn is_crowded(&self) -> bool {
        self.n_keys.load(Ordering::Relaxed) > self.capacity()
    }

    fn capacity(&self) -> u64 {
        (self.lines().len() * SLOTS) as u64 * 9 / 10
    }

    pub(crate) fn bytes(&self) -> u64 {
        bytes_of(self.lines().len())
    }

    /// Moves to a larger table. Nobody else may be inside the gate; those who
    /// wait there may [`Roots::help`]. `false`: there is no memory, and the set is
    /// as before. `alone`: nobody will help.
    pub(crate) fn grow(&self, budget: &Budget, alone: bool) -> bool {
        let old = self.lines();
        let n = if old.len() < 1 << 13 { old.len() * 4 } else { old.len() / 5 * 6 };
        let Some(new) = allocate(budget, n) else { return false };
        let n_parts = old.len().div_ceil(PART) as u64;
        let old = self.lines.grow(
            new,
            n_parts,
            &|old, new, part| move_part(old, new, part, alone),
            || true,
        );
        budget.give_back(bytes_of(old.unwrap_or_else(|new| new).len()));
        true
    }

    /// Moves a part of what another lets grow, if there is any.
    pub(crate) fn help(&self) -> bool {
        self.lines.help(&|old, new, part| move_part(old, new, part, false))
    }
}

fn bytes_of(n_lines: usize) -> u64 {
    (n_lines * size_of::<Line>()) as u64
}

fn allocate(budget: &Budget, n_lines: usize) -> Option<Region<Line>> {
    let bytes = bytes_of(n_lines);
    if !budget.take(bytes) {
        return None;
    }
    let region = Region::new(n_lines);
    if region.is_none() {
        budget.give_back(bytes);
    }
    region
}

fn move_part(old: &Region<Line>, new: &Region<Line>, part: u64, alone: bool) {
    let old = &old[part as usize * PART..];
    for line in &old[..PART.min(old.len())] {
        let words = line.0.iter().map(|slot| slot.load(Ordering::Relaxed));
        for word in words.take_while(|&w| w != 0) {
            let mut at = place(word & KEY, new.len());
            while !new[at].put(word, alone) {
                at = if at + 1 == new.len() { 0 } else { at + 1 };
            }
        }
    }
}

impl Line {
    #[inline(always)]
    fn words(&self) -> [u64; SLOTS] {
        std::array::from_fn(|slot| self.0[slot].load(Ordering::Relaxed))
    }

    /// All slots are looked at, at once: where in a line a key is cannot be
    /// foretold, and a branch that is mispredicted costs more than eight
    /// comparisons.
    #[inline(always)]
    fn find(&self, words: &[u64; SLOTS], key: u64) -> Option<&AtomicU64> {
        let bit = |slot: usize| ((words[slot] & KEY == key) as u32) << slot;
        let hits: u32 = (0..SLOTS).map(bit).sum();
        (hits != 0).then(|| &self.0[hits.trailing_zeros() as usize % SLOTS])
    }

    /// The slots from the first one on that was empty. What is behind it may
    /// have been read later, and be full: only the first counts.
    #[inline(always)]
    fn free(&self, words: &[u64; SLOTS]) -> &[AtomicU64] {
        let bit = |slot: usize| ((words[slot] == 0) as u32) << slot;
        let empty: u32 = (0..SLOTS).map(bit).sum();
        &self.0[SLOTS.min(empty.trailing_zeros() as usize)..]
    }

    /// Puts a word that is known to be new.
    #[inline(always)]
    fn put(&self, word: u64, alone: bool) -> bool {
        let order = Ordering::Relaxed;
        let mut free = self.free(&self.words()).iter();
        if alone {
            return free.next().inspect(|slot| slot.store(word, order)).is_some();
        }
        free.any(|slot| slot.compare_exchange(0, word, order, order).is_ok())
    }
}

#[inline(always)]
fn place(key: u64, n_lines: usize) -> usize {
    ((mix(key) as u128 * n_lines as u128) >> 64) as usize
}

#[cfg(all(test, loom))]
mod loom_tests {
    use super::*;
    use loom::sync::Arc;

    #[test]
    fn one_of_two_adds_and_colours_meet() {
        loom::model(|| {
            let roots = Arc::new(Roots::new(&Budget::new(1 << 20)).unwrap());
            let other = roots.clone();
            let work = |roots: &Roots, colour: u64| {
                let is_new = roots.insert(5).unwrap();
                assert!(roots.insert(6 + colour).unwrap());
                let word = roots.word(5).unwrap();
                word.fetch_or(colour << KEY_BITS, Ordering::AcqRel);
                is_new
            };
            let thread = loom::thread::spawn(move || work(&other, 1));
            let a = work(&roots, 2);
            let b = thread.join().unwrap();
            assert!(a ^ b);
            assert_eq!(roots.word(5).unwrap().load(Ordering::Relaxed) >> KEY_BITS, 3);
            assert!(!roots.insert(7).unwrap() && !roots.insert(8).unwrap());
        });
    }

    /// Two who insert what does not fit: one closes the gate, the other helps it
    /// or finds the larger table; nothing is lost, nothing is new twice.
    #[test]
    fn the_set_grows_under_two_who_insert() {
        crate::sync::few_preemptions(|| {
            let budget = Budget::new(1 << 20);
            let shared =
                Arc::new((Roots::new(&budget).unwrap(), crate::gate::Gate::new(2), budget));
            assert!(shared.0.insert(5).unwrap() && shared.0.insert(4).unwrap());
            let work = |shared: &(Roots, crate::gate::Gate, Budget), key: u64| {
                let (roots, gate, budget) = shared;
                let pass = gate.pass();
                gate.enter(&pass, || roots.help());
                let is_new = loop {
                    let before = roots.bytes();
                    match roots.insert(key) {
                        Ok(is_new) => break is_new,
                        Err(Crowded) => {
                            gate.leave(&pass);
                            gate.alone(|| roots.bytes() > before || roots.grow(budget, false));
                            gate.enter(&pass, || roots.help());
                        }
                    }
                };
                gate.end(&pass);
                is_new
            };
            let other = shared.clone();
            let thread = loom::thread::spawn(move || work(&other, 6));
            assert!(work(&shared, 7));
            assert!(thread.join().unwrap());
            assert!([4, 5, 6, 7].iter().all(|&key| !shared.0.insert(key).unwrap()));
        });
    }
}
