//! Hash compaction: a state is a 64-bit word made of its 128-bit hash.
//!
//! (Wolper and Leroy 1993; Stern and Dill 1995.) One half of the hash chooses
//! the cache line, the other is kept as a tag, so two states are taken for one
//! only if they agree on both: on 73 bits in all, see [`HASH_BITS`]. The
//! expected share of states lost is `n / 2^74`; a search over this store says
//! so, and never says "holds".
//!
//! To let the table double without the states, a word also keeps the bits of
//! the first half that future doublings will need, and how far it was pushed
//! from its home line: `[pushed: 3][bits: 18][tag: 43]`. Doubling is one pass
//! over both tables, in order, by all workers together ([`Growing`]).

use crate::gate::{Gate, Pass};
use crate::growth::Growing;
use crate::memory::{Budget, Region, Zeroed, prefetch};
use crate::sync::{AtomicBool, AtomicU64, Ordering};
use crate::{Filter, FilterLocal, Full, StateHash};

const SLOTS: usize = 8;
/// Lines in which a state may lie: three bits say which.
const REACH: usize = 8;
/// Lines that one worker moves at a time when the table grows.
const PART: usize = 1 << 12;
const FIRST_BITS: u32 = 12;
const GROWTH_BITS: u32 = 18;
const TAG_BITS: u32 = 64 - 3 - GROWTH_BITS;
/// What two states must share to be taken for one.
pub const HASH_BITS: u32 = FIRST_BITS + GROWTH_BITS + TAG_BITS;

#[repr(C, align(64))]
struct Line([AtomicU64; SLOTS]);

// SAFETY: nothing but atomic integers.
unsafe impl Zeroed for Line {
    #[cfg(loom)]
    fn zero() -> Self {
        Line(std::array::from_fn(|_| AtomicU64::new(0)))
    }
}

struct Table {
    lines: Region<Line>,
    /// There are two to the power of this many lines.
    bits: u32,
}

pub struct Compact {
    table: Growing<Table>,
    n_words: AtomicU64,
    /// A word found no room in the table to which it was moved.
    no_room: AtomicBool,
    gate: Gate,
    budget: Budget,
}

impl Compact {
    /// `None` if the system does not even have memory for an empty one.
    pub fn new(workers: usize, memory_limit: u64) -> Option<Self> {
        let budget = Budget::new(memory_limit);
        let table = Growing::new(Table::new(&budget, FIRST_BITS)?);
        let gate = Gate::new(workers + 1);
        let (n_words, no_room) = (AtomicU64::new(0), AtomicBool::new(false));
        Some(Compact { table, n_words, no_room, gate, budget })
    }

    #[inline(always)]
    fn table(&self) -> &Table {
        self.table.now()
    }

    fn capacity(&self) -> u64 {
        ((SLOTS as u64) << self.table().bits) * 4 / 5
    }

    /// Grows, unless another worker did since there were `before` bits.
    fn grow(&self, before: u32, must: bool) -> Result<(), Full> {
        self.gate.alone(|| {
            let crowded = self.n_words.load(Ordering::Relaxed) > self.capacity();
            if self.table().bits > before || !(must || crowded) {
                return Ok(());
            }
            for bits in before + 1..=FIRST_BITS + GROWTH_BITS {
                let new = Table::new(&self.budget, bits).ok_or(Full)?;
                self.no_room.store(false, Ordering::Relaxed);
                let n_parts = self.table().lines.len().div_ceil(PART) as u64;
                let all_moved = || !self.no_room.load(Ordering::Relaxed);
                let moved = self.table.grow(new, n_parts, &self.mover(), all_moved);
                let done = moved.is_ok();
                let useless = moved.unwrap_or_else(|new| new);
                self.budget.give_back(useless.bytes());
                if done {
                    return Ok(());
                }
            }
            Err(Full)
        })
    }

    fn mover(&self) -> impl Fn(&Table, &Table, u64) {
        |old, new, part| {
            if !old.move_part(new, part as usize * PART) {
                self.no_room.store(true, Ordering::Relaxed);
            }
        }
    }
}

impl Table {
    fn new(budget: &Budget, bits: u32) -> Option<Self> {
        let bytes = 64u64 << bits;
        if !budget.take(bytes) {
            return None;
        }
        match Region::new(1 << bits) {
            Some(lines) => Some(Table { lines, bits }),
            None => {
                budget.give_back(bytes);
                None
            }
        }
    }

    fn bytes(&self) -> u64 {
        64 << self.bits
    }

    #[inline(always)]
    fn home(&self, hash: StateHash) -> usize {
        (hash.0 >> (64 - self.bits)) as usize
    }

    /// Finds a word (`false`), or does `at_empty` where it would be.
    #[inline(always)]
    fn probe(
        &self,
        home: usize,
        word: u64,
        mut at_empty: impl FnMut(&AtomicU64, u64) -> Option<bool>,
    ) -> Option<bool> {
        for pushed in 0..REACH {
            let line = &self.lines[(home + pushed) & (self.lines.len() - 1)];
            let mine = word | (pushed as u64) << 61;
            for slot in &line.0 {
                let word = slot.load(Ordering::Relaxed);
                if word == mine {
                    return Some(false);
                }
                if word == 0
                    && let Some(answer) = at_empty(slot, mine)
                {
                    return Some(answer);
                }
            }
        }
        None
    }

    /// Moves a part to a larger table; `false` if something finds no room there.
    fn move_part(&self, new: &Table, first: usize) -> bool {
        let mask = self.lines.len() - 1;
        let added = new.bits - self.bits;
        // The growth bits that the present size has used up come first.
        let used = self.bits - FIRST_BITS;
        for (at, line) in self.lines.iter().enumerate().skip(first).take(PART) {
            for slot in &line.0 {
                let word = slot.load(Ordering::Relaxed);
                if word == 0 {
                    continue;
                }
                let pushed = (word >> 61) as usize;
                let home = at.wrapping_sub(pushed) & mask;
                let growth = (word >> TAG_BITS) & ((1 << GROWTH_BITS) - 1);
                let next = (growth >> (GROWTH_BITS - used - added)) & ((1 << added) - 1);
                let home = home << added | next as usize;
                let word = word & !(7 << 61);
                if new.probe(home, word, |slot, mine| put(slot, mine).ok()).is_none() {
                    return false;
                }
            }
        }
        true
    }
}

/// One compare-and-swap. `Ok(true)`: it is ours; an error says what came first.
#[inline(always)]
fn put(slot: &AtomicU64, word: u64) -> Result<bool, u64> {
    slot.compare_exchange(0, word, Ordering::Relaxed, Ordering::Relaxed).map(|_| true)
}

/// Without the three bits that say how far it was pushed; never 0.
#[inline(always)]
fn word_of(hash: StateHash) -> u64 {
    let growth = (hash.0 << FIRST_BITS) >> (64 - GROWTH_BITS);
    let word = growth << TAG_BITS | hash.1 >> (64 - TAG_BITS);
    word.max(1)
}

impl Filter for Compact {
    type Local<'s> = CompactLocal<'s>;

    fn local(&self) -> CompactLocal<'_> {
        CompactLocal { store: self, pass: self.gate.pass(), n_new: 0 }
    }

    fn share_missed(&self, n_inserted: u64) -> f64 {
        n_inserted as f64 / 2f64.powi(HASH_BITS as i32 + 1)
    }

    fn memory(&self) -> u64 {
        self.budget.used()
    }

    fn budget(&self) -> &Budget {
        &self.budget
    }

    const NAME: &'static str = "compact";
}

pub struct CompactLocal<'s> {
    store: &'s Compact,
    pass: Pass,
    n_new: u64,
}

impl FilterLocal for CompactLocal<'_> {
    fn enter(&mut self) {
        let store = self.store;
        store.gate.enter(&self.pass, || store.table.help(&store.mover()));
    }

    fn leave(&mut self) {
        self.store.gate.leave(&self.pass);
    }

    fn prefetch(&self, hash: StateHash) {
        let table = self.store.table();
        prefetch(&table.lines[table.home(hash)]);
    }

    fn insert(&mut self, hash: StateHash) -> Result<bool, Full> {
        let word = word_of(hash);
        loop {
            let table = self.store.table();
            let answer = table.probe(table.home(hash), word, |slot, mine| match put(slot, mine) {
                Ok(_) => Some(true),
                Err(winner) => (winner == mine).then_some(false),
            });
            let Some(is_new) = answer else {
                let before = table.bits;
                self.leave();
                let grown = self.store.grow(before, true);
                self.enter();
                grown?;
                continue;
            };
            self.n_new += is_new as u64;
            if self.n_new == 64 {
                self.n_new = 0;
                let n = self.store.n_words.fetch_add(64, Ordering::Relaxed) + 64;
                if n > self.store.capacity() {
                    let before = table.bits;
                    self.leave();
                    // Without memory the table goes on until it is crowded.
                    let _ = self.store.grow(before, false);
                    self.enter();
                }
            }
            return Ok(is_new);
        }
    }

    fn contains(&self, hash: StateHash) -> bool {
        let table = self.store.table();
        let answer = table.probe(table.home(hash), word_of(hash), |_, _| Some(true));
        answer == Some(false)
    }
}

impl Drop for CompactLocal<'_> {
    fn drop(&mut self) {
        self.store.n_words.fetch_add(self.n_new, Ordering::Relaxed);
        self.store.gate.end(&self.pass);
    }
}
