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

use crate::hash::mix;
use crate::memory::{Budget, Region, Zeroed, prefetch};
use crate::sync::{AtomicU64, Ordering};
use std::cell::UnsafeCell;

const SLOTS: usize = 8;
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
    /// Written only while nobody is inside the gate.
    lines: UnsafeCell<Region<Line>>,
    n_keys: AtomicU64,
}

// SAFETY: the cell is written in `grow` only, whose caller is alone.
unsafe impl Sync for Roots {}

/// There is no room near the place of a key: grow, and try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowded;

impl Roots {
    pub(crate) fn new(budget: &Budget) -> Option<Self> {
        let lines = allocate(budget, MIN_LINES)?;
        Some(Roots { lines: UnsafeCell::new(lines), n_keys: AtomicU64::new(0) })
    }

    #[inline(always)]
    fn lines(&self) -> &Region<Line> {
        // SAFETY: writes happen only while nobody else is inside the gate.
        unsafe { &*self.lines.get() }
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
            for slot in &lines[at].0 {
                // Relaxed: the key is all there is to see.
                let word = slot.load(Ordering::Relaxed);
                if word & KEY == key {
                    return Ok((slot, false));
                }
                if word == 0 {
                    if let Some(answer) = at_empty(slot) {
                        return Ok((slot, answer));
                    }
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
        (self.lines().len() * size_of::<Line>()) as u64
    }

    /// Moves to a larger table. Nobody else may be inside the gate. `false`:
    /// there is no memory, and the set is as before.
    pub(crate) fn grow(&self, budget: &Budget, threads: usize) -> bool {
        let old = self.lines();
        let n = if old.len() < 1 << 13 { old.len() * 4 } else { old.len() / 5 * 6 };
        let Some(new) = allocate(budget, n) else { return false };
        let threads = if old.len() < 1 << 16 { 1 } else { threads };
        let share = old.len().div_ceil(threads);
        if threads == 1 {
            move_all(old, &new);
        } else {
            std::thread::scope(|s| {
                for part in old.chunks(share) {
                    s.spawn(|| move_all(part, &new));
                }
            });
        }
        budget.give_back(self.bytes());
        // SAFETY: nobody else is inside the gate.
        unsafe { *self.lines.get() = new };
        true
    }
}

fn allocate(budget: &Budget, n_lines: usize) -> Option<Region<Line>> {
    let bytes = (n_lines * size_of::<Line>()) as u64;
    if !budget.take(bytes) {
        return None;
    }
    let region = Region::new(n_lines);
    if region.is_none() {
        budget.give_back(bytes);
    }
    region
}

fn move_all(old: &[Line], new: &Region<Line>) {
    let words = old.iter().flat_map(|line| &line.0).map(|slot| slot.load(Ordering::Relaxed));
    for word in words.filter(|&w| w != 0) {
        let mut at = place(word & KEY, new.len());
        while !new[at].put(word) {
            at = if at + 1 == new.len() { 0 } else { at + 1 };
        }
    }
}

impl Line {
    /// Puts a word that is known to be new.
    fn put(&self, word: u64) -> bool {
        self.0.iter().any(|slot| {
            slot.load(Ordering::Relaxed) == 0
                && slot.compare_exchange(0, word, Ordering::Relaxed, Ordering::Relaxed).is_ok()
        })
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
}
