//! A lock-free set of 60-bit keys with four colour bits each.
//!
//! A key is kept as its hash, which is as long and stands for no other key, so
//! that its place can be told from the hash alone. One is one 64-bit word, eight words are one cache line. Keys are their
//! own content, so inserting is one compare-and-swap and nobody ever waits for
//! a half-written entry (Laarman, van de Pol, Weber 2010, without their second
//! array). A full line overflows to the next.
//!
//! The line is the hash scaled to the number of lines. Scaling keeps
//! order, so the table can grow where it stands, into address space that was
//! reserved for it: from the last part to the first, each is copied, and put
//! down again further up, where everything was copied before (Maier and
//! Sanders, "Dynamic space efficient hashing", 2017; what we changed: all
//! workers take part). That is cheap enough to grow by a seventh at a time and
//! stay 77% to 88% full, and there are never two tables.

use crate::growth::{Part, Parts};
use crate::memory::{Budget, Region, Zeroed, prefetch};
use crate::sync::{AtomicU64, Mutex, Ordering, yield_now};

const SLOTS: usize = if cfg!(loom) { 3 } else { 8 };
/// Lines that one worker moves at a time when the set grows.
const PART: usize = if cfg!(loom) { 1 } else { 1 << 11 };
/// Far longer than a row of full lines becomes when seven of eight slots are taken.
const MAX_PROBE: usize = 1 << 10;
const MIN_LINES: usize = if cfg!(loom) { 2 } else { 128 };
const MAX_LINES: usize = if cfg!(loom) { 4 } else { 1 << 40 };
pub(crate) const KEY_BITS: u32 = 60;
const KEY: u64 = (1 << KEY_BITS) - 1;
const COLOUR_BITS: u32 = 64 - KEY_BITS;

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
    /// As many as there may ever be; those not in use were never touched.
    reserved: Region<Line>,
    /// How many are in use. Written only by one who is alone.
    n_lines: AtomicU64,
    n_keys: AtomicU64,
    growth: Growth,
}

/// The table on its way to more lines.
struct Growth {
    parts: Parts,
    /// How many lines there will be.
    n_lines: AtomicU64,
    /// How many parts were copied, all of them before the next.
    n_copied: AtomicU64,
    /// Words that could not be put down where their part was.
    strays: Mutex<Vec<u64>>,
}

/// A key, scattered over 60 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hash(u64);

impl Hash {
    /// Of a key that is not 0. Each step can be undone, so no two keys have one
    /// hash.
    #[inline(always)]
    pub(crate) fn of(key: u64) -> Self {
        debug_assert!(key != 0 && key <= KEY);
        let x = (key ^ (key >> 30)).wrapping_mul(0xd6e8_feb8_6659_fd93) & KEY;
        let x = (x ^ (x >> 30)).wrapping_mul(0xd6e8_feb8_6659_fd93) & KEY;
        Hash(x ^ (x >> 30))
    }

    /// From the number that it is.
    #[inline(always)]
    pub(crate) fn again(number: u64) -> Self {
        Hash(number)
    }

    /// As a number.
    #[inline(always)]
    pub(crate) fn get(self) -> u64 {
        self.0
    }

    #[inline(always)]
    fn is_of(self, word: u64) -> bool {
        (word ^ self.0) << COLOUR_BITS == 0
    }
}

/// There is no room near the place of a key: grow, and try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowded;

impl Roots {
    pub(crate) fn new(budget: &Budget) -> Option<Self> {
        let most = (budget.limit() / bytes_of(1)).clamp(MIN_LINES as u64, MAX_LINES as u64);
        let reserved = Region::largest(most as usize, MIN_LINES, Region::reserved)?;
        let growth = Growth {
            parts: Parts::new(),
            n_lines: AtomicU64::new(0),
            n_copied: AtomicU64::new(0),
            strays: Mutex::new(Vec::new()),
        };
        let n_lines = AtomicU64::new(MIN_LINES as u64);
        let roots = Roots { reserved, n_lines, n_keys: AtomicU64::new(0), growth };
        budget.take(roots.bytes()).then_some(roots)
    }

    #[inline(always)]
    fn lines(&self) -> &[Line] {
        // Relaxed: whoever is inside the gate came in after it was written.
        &self.reserved[..self.n_lines.load(Ordering::Relaxed) as usize]
    }

    #[inline(always)]
    pub(crate) fn prefetch(&self, hash: Hash) {
        let lines = self.lines();
        prefetch(&lines[place(hash.0, lines.len())]);
    }

    /// Adds the key of this hash; says whether it is new.
    #[inline(always)]
    pub(crate) fn insert(&self, hash: Hash) -> Result<bool, Crowded> {
        debug_assert!(hash.0 != 0 && hash.0 <= KEY);
        self.probe(hash, |slot| {
            match slot.compare_exchange(0, hash.0, Ordering::Relaxed, Ordering::Relaxed) {
                Ok(_) => Some(true),
                Err(winner) => hash.is_of(winner).then_some(false),
            }
        })
        .map(|(_, is_new)| is_new)
    }

    /// The word of a key that was inserted: for its colours.
    #[inline]
    pub(crate) fn word(&self, hash: Hash) -> Option<&AtomicU64> {
        match self.probe(hash, |_| Some(true)) {
            Ok((slot, false)) => Some(slot),
            _ => None,
        }
    }

    /// Finds a key (`false`), or does `at_empty` where it would be.
    #[inline(always)]
    fn probe(
        &self,
        hash: Hash,
        mut at_empty: impl FnMut(&AtomicU64) -> Option<bool>,
    ) -> Result<(&AtomicU64, bool), Crowded> {
        let lines = self.lines();
        let mut at = place(hash.0, lines.len());
        for _ in 0..MAX_PROBE.min(lines.len()) {
            let line = &lines[at];
            // Relaxed: the key is all there is to see.
            let words = line.words();
            if let Some(slot) = line.find(&words, hash) {
                return Ok((slot, false));
            }
            // Slots fill from the left: those before the first that was empty
            // hold other keys for ever. Others may have been filled since.
            for slot in line.free(&words) {
                let word = slot.load(Ordering::Relaxed);
                if hash.is_of(word) {
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
        (self.lines().len() * SLOTS) as u64 / 8 * 7
    }

    pub(crate) fn bytes(&self) -> u64 {
        bytes_of(self.lines().len())
    }

    /// Grows. Nobody else may be inside the gate; those who wait there may
    /// [`Roots::help`]. `false`: there is no memory, and the set is as before.
    pub(crate) fn grow(&self, budget: &Budget) -> bool {
        let old = self.lines().len();
        let new = if old < 1 << 13 { old * 4 } else { old / 7 * 8 };
        let new = new.min(self.reserved.len());
        if new == old || !budget.take(bytes_of(new - old)) {
            return false;
        }
        self.growth.n_lines.store(new as u64, Ordering::Relaxed);
        self.growth.n_copied.store(0, Ordering::Relaxed);
        self.growth.parts.open(old.div_ceil(PART) as u64);
        while self.help() {}
        self.growth.parts.close();
        self.n_lines.store(new as u64, Ordering::Relaxed);
        self.put_strays();
        true
    }

    /// Moves a part of what another lets grow, if there is any.
    pub(crate) fn help(&self) -> bool {
        let Some(part) = self.growth.parts.take() else { return false };
        self.move_part(&part);
        true
    }

    /// Moves a part, the last one first, to its place among more lines. Its
    /// words are ordered as their places are, but for the few that wait at its
    /// ends for room.
    fn move_part(&self, part: &Part<'_>) {
        let Growth { parts, n_lines, n_copied, strays } = &self.growth;
        let (old, new) = (self.lines().len(), n_lines.load(Ordering::Relaxed) as usize);
        let from = (parts.n() - 1 - part.number) as usize * PART;
        let to = old.min(from + PART);
        let words = words_of(&self.reserved[from..to]);
        // Acquire, Release: what is behind us was copied before it is written.
        while n_copied.load(Ordering::Acquire) != part.number {
            yield_now();
        }
        n_copied.store(part.number + 1, Ordering::Release);
        let scale = |line: usize| (line as u128 * new as u128 / old as u128) as usize;
        let (from, to) = (scale(from), scale(to));
        let left =
            put_down(&self.reserved[from..to], &words, |word| place(word, new).checked_sub(from));
        if !left.is_empty() {
            strays.lock().expect("nobody panics with it").extend(left);
        }
    }

    fn put_strays(&self) {
        let lines = self.lines();
        for word in self.growth.strays.lock().expect("nobody panics with it").drain(..) {
            let mut at = place(word, lines.len());
            while !lines[at].put(word) {
                at = if at + 1 == lines.len() { 0 } else { at + 1 };
            }
        }
    }
}

fn bytes_of(n_lines: usize) -> u64 {
    (n_lines * size_of::<Line>()) as u64
}

/// All words of some lines, in order.
fn words_of(lines: &[Line]) -> Vec<u64> {
    let mut words = Vec::with_capacity(lines.len() * SLOTS);
    for line in lines {
        let of_line = line.words();
        words.extend_from_slice(&of_line[..SLOTS - line.free(&of_line).len()]);
    }
    words
}

/// Puts words into lines, whatever was there; answers those that do not belong
/// there, or find no room.
fn put_down(lines: &[Line], words: &[u64], place: impl Fn(u64) -> Option<usize>) -> Vec<u64> {
    for slot in lines.iter().flat_map(|line| &line.0) {
        slot.store(0, Ordering::Relaxed);
    }
    let mut strays = Vec::new();
    let mut n_full = vec![0u8; lines.len()];
    for &word in words {
        let mut at = place(word).unwrap_or(usize::MAX);
        while n_full.get(at).is_some_and(|&n| n as usize == SLOTS) {
            at += 1;
        }
        match n_full.get_mut(at) {
            Some(n) => {
                lines[at].0[*n as usize % SLOTS].store(word, Ordering::Relaxed);
                *n += 1;
            }
            None => strays.push(word),
        }
    }
    strays
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
    fn find(&self, words: &[u64; SLOTS], hash: Hash) -> Option<&AtomicU64> {
        let bit = |slot: usize| (hash.is_of(words[slot]) as u32) << slot;
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

    /// Puts a word that is known to be new, by one who is alone.
    fn put(&self, word: u64) -> bool {
        let slot = self.free(&self.words()).first();
        slot.inspect(|slot| slot.store(word, Ordering::Relaxed)).is_some()
    }
}

/// The line of a word, whatever its colours.
#[inline(always)]
fn place(word: u64, n_lines: usize) -> usize {
    (((word << COLOUR_BITS) as u128 * n_lines as u128) >> 64) as usize
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    /// A table that grows again and again, with or without help, has all keys
    /// with their colours, each once, and no others.
    #[test]
    fn nothing_is_lost_or_doubled_when_it_grows() {
        for helpers in [0, 3] {
            let budget = Budget::new(1 << 28);
            let roots = Roots::new(&budget).expect("8 KiB");
            let done = AtomicBool::new(false);
            std::thread::scope(|s| {
                for _ in 0..helpers {
                    s.spawn(|| {
                        while !done.load(Ordering::Relaxed) {
                            roots.help();
                        }
                    });
                }
                let mut n = 0;
                while n < 400_000 {
                    while let Ok(is_new) = roots.insert(Hash::of(n + 1)) {
                        n += 1;
                        assert!(is_new);
                        let colour = (n % 16) << KEY_BITS;
                        roots.word(Hash::of(n)).unwrap().fetch_or(colour, Ordering::Relaxed);
                    }
                    assert!(roots.grow(&budget));
                    let words = roots.lines().iter().flat_map(|line| line.words());
                    assert_eq!(words.filter(|&word| word != 0).count() as u64, n);
                    for key in 1..=n {
                        let word = roots.word(Hash::of(key)).unwrap().load(Ordering::Relaxed);
                        assert_eq!(word, Hash::of(key).0 | (key % 16) << KEY_BITS);
                    }
                    assert!(roots.word(Hash::of(n + 1)).is_none());
                }
                done.store(true, Ordering::Relaxed);
            });
            assert_eq!(budget.used(), roots.bytes());
        }
    }

    #[test]
    fn a_hash_leads_back_to_its_key() {
        const FACTOR: u64 = 0xd6e8_feb8_6659_fd93;
        // Newton's iteration doubles the bits that are right.
        let inverse =
            (0..6).fold(FACTOR, |x, _| x.wrapping_mul(2u64.wrapping_sub(FACTOR.wrapping_mul(x))));
        let undo = |x: u64| (x ^ (x >> 30)).wrapping_mul(inverse) & KEY;
        for i in 1..10_000u64 {
            for key in [i, i << 28, KEY - i, i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 4] {
                let back = undo(undo(Hash::of(key).0));
                assert_eq!(back ^ (back >> 30), key);
            }
        }
    }

    #[test]
    fn without_memory_it_stays_as_it_is() {
        let budget = Budget::new(20 << 10);
        let roots = Roots::new(&budget).expect("8 KiB");
        assert!((1..=9).all(|key| roots.insert(Hash::of(key)).unwrap()));
        assert!(roots.grow(&budget) && !roots.grow(&budget));
        assert!((1..=9).all(|key| !roots.insert(Hash::of(key)).unwrap()));
        assert_eq!(budget.used(), 20 << 10);
    }
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
                let is_new = roots.insert(Hash::of(5)).unwrap();
                assert!(roots.insert(Hash::of(6 + colour)).unwrap());
                let word = roots.word(Hash::of(5)).unwrap();
                word.fetch_or(colour << KEY_BITS, Ordering::AcqRel);
                is_new
            };
            let thread = loom::thread::spawn(move || work(&other, 1));
            let a = work(&roots, 2);
            let b = thread.join().unwrap();
            assert!(a ^ b);
            assert_eq!(roots.word(Hash::of(5)).unwrap().load(Ordering::Relaxed) >> KEY_BITS, 3);
            assert!(!roots.insert(Hash::of(7)).unwrap() && !roots.insert(Hash::of(8)).unwrap());
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
            // Two lines, and each is a part of the move: full.
            assert!((1..=6).all(|key| shared.0.insert(Hash::of(key)).unwrap()));
            let work = |shared: &(Roots, crate::gate::Gate, Budget), key: u64| {
                let (roots, gate, budget) = shared;
                let pass = gate.pass();
                gate.enter(&pass, || roots.help());
                let is_new = loop {
                    let before = roots.bytes();
                    match roots.insert(Hash::of(key)) {
                        Ok(is_new) => break is_new,
                        Err(Crowded) => {
                            gate.leave(&pass);
                            gate.alone(|| roots.bytes() > before || roots.grow(budget));
                            gate.enter(&pass, || roots.help());
                        }
                    }
                };
                gate.end(&pass);
                is_new
            };
            let other = shared.clone();
            let thread = loom::thread::spawn(move || work(&other, 8));
            assert!(work(&shared, 7));
            assert!(thread.join().unwrap());
            assert!((1..=8).all(|key| !shared.0.insert(Hash::of(key)).unwrap()));
        });
    }
}
