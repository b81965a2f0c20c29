//! The whole graph of a model in memory, for questions that no search decides.
//!
//! States are numbered as they are met, breadth first. Their bytes stand one after
//! the other, found again through a table of numbers with a part of their hash, and
//! edges stand as two rows of numbers, sorted by where they start and by where they
//! lead. A state of `b` bytes with `d` different successors takes about
//! `b + 32 + 8d` bytes, and nothing is allocated for it alone.
//!
//! Not here: several workers. Numbers in the order of the search are what makes
//! one worker's answer the same every time.

use crate::{Options, Progress, Stop};
use heddle_model::{Fault, Gap, Model, Sink, Step, Worker};
use heddle_store::hash64;
use std::sync::atomic::Ordering::Relaxed;

pub(crate) struct Whole {
    states: States,
    edges: Rows,
    /// The other way round.
    back: Rows,
    pub n_initial: usize,
    /// Steps, where two that lead to the same state count twice.
    pub n_steps: u64,
    /// By atom, then by state.
    pub atoms: Vec<Vec<bool>>,
    /// States without steps. They have an edge to themselves.
    pub stuck: Vec<bool>,
}

impl Whole {
    /// Every reachable state of a model, with the values of its first `n_atoms`
    /// atoms; the gap if it did not fit in time or memory.
    pub fn build<M: Model>(
        model: &M,
        n_atoms: usize,
        options: &Options,
        stop: &Stop,
        progress: &Progress,
    ) -> Result<Whole, Gap> {
        let mut g = Whole {
            states: States::new(),
            edges: Rows::new(),
            back: Rows::new(),
            n_initial: 0,
            n_steps: 0,
            atoms: vec![Vec::new(); n_atoms],
            stuck: Vec::new(),
        };
        model.initial(&mut |s| {
            g.states.number(s);
        });
        g.n_initial = g.states.len();
        let mut worker = model.worker();
        let (mut state, mut targets) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < g.states.len() {
            if let Some(reason) = stop.reason() {
                return Err(reason.gap());
            }
            // The edges are there twice in the end.
            if g.bytes() + 4 * g.edges.items.len() as u64 > options.memory_limit || g.is_full() {
                return Err(Gap::OutOfMemory);
            }
            if let Some(max) = options.max_states.filter(|&max| g.states.len() as u64 > max) {
                return Err(Gap::States(max));
            }
            state.clear();
            state.extend_from_slice(g.states.get(at));
            g.expand(&mut worker, at, &state, &mut targets);
            at += 1;
            progress.states.store(g.states.len() as u64, Relaxed);
        }
        g.states.seal();
        g.back = g.edges.turned(g.states.len());
        Ok(g)
    }

    fn expand<W: Worker>(
        &mut self,
        worker: &mut W,
        at: usize,
        state: &[u8],
        targets: &mut Vec<u32>,
    ) {
        for (i, values) in self.atoms.iter_mut().enumerate() {
            values.push(worker.holds(state, i as u32));
        }
        targets.clear();
        worker.expand(state, &mut Targets { states: &mut self.states, targets });
        self.n_steps += targets.len() as u64;
        self.stuck.push(targets.is_empty());
        if targets.is_empty() {
            targets.push(at as u32);
        }
        targets.sort_unstable();
        targets.dedup();
        self.edges.push(targets);
    }

    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// The bytes of a state.
    pub fn state(&self, s: usize) -> &[u8] {
        self.states.get(s)
    }

    pub fn successors(&self, s: usize) -> &[u32] {
        self.edges.get(s)
    }

    pub fn predecessors(&self, s: usize) -> &[u32] {
        self.back.get(s)
    }

    /// What it takes.
    pub fn bytes(&self) -> u64 {
        let per_state = self.atoms.len() as u64 + 1;
        let own = self.len() as u64 * per_state;
        self.states.bytes() + self.edges.bytes() + self.back.bytes() + own
    }

    /// Numbers of states and of edges have 32 bits.
    fn is_full(&self) -> bool {
        self.len() >= u32::MAX as usize / 2 || self.edges.items.len() >= u32::MAX as usize / 2
    }
}

/// Numbers the successors of a state; steps that break and go on are steps.
struct Targets<'a> {
    states: &'a mut States,
    targets: &'a mut Vec<u32>,
}

impl Sink for Targets<'_> {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.targets.push(self.states.number(successor));
    }

    fn fault(&mut self, _: Step, _: Fault, successor: Option<&[u8]>) {
        self.targets.extend(successor.map(|s| self.states.number(s)));
    }
}

/// Lists of numbers, one after the other.
struct Rows {
    /// List `i` is `items[first[i] .. first[i + 1]]`.
    first: Vec<u32>,
    items: Vec<u32>,
}

impl Rows {
    fn new() -> Rows {
        Rows { first: vec![0], items: Vec::new() }
    }

    fn push(&mut self, list: &[u32]) {
        self.items.extend_from_slice(list);
        self.first.push(self.items.len() as u32);
    }

    fn get(&self, i: usize) -> &[u32] {
        &self.items[self.first[i] as usize..self.first[i + 1] as usize]
    }

    fn bytes(&self) -> u64 {
        4 * (self.first.len() + self.items.len()) as u64
    }

    /// For each of `n` numbers, the lists that it is in.
    fn turned(&self, n: usize) -> Rows {
        let mut first = vec![0u32; n + 2];
        self.items.iter().for_each(|&t| first[t as usize + 2] += 1);
        (0..n + 1).for_each(|i| first[i + 1] += first[i]);
        let mut items = vec![0; self.items.len()];
        // `first[t + 1]` runs from where the list of `t` begins to where it ends.
        for s in 0..self.first.len() - 1 {
            for &t in self.get(s) {
                let at = &mut first[t as usize + 1];
                items[*at as usize] = s as u32;
                *at += 1;
            }
        }
        first.pop();
        Rows { first, items }
    }
}

/// States by number and numbers by state.
struct States {
    bytes: Vec<u8>,
    /// Where each begins; the last entry is the end.
    starts: Vec<u64>,
    /// A part of the hash above the number plus one; 0 where there is nothing.
    /// Its length is a power of two; at most half of it is in use.
    table: Vec<u64>,
}

impl States {
    fn new() -> States {
        States { bytes: Vec::new(), starts: vec![0], table: vec![0; 1 << 10] }
    }

    fn len(&self) -> usize {
        self.starts.len() - 1
    }

    fn get(&self, i: usize) -> &[u8] {
        &self.bytes[self.starts[i] as usize..self.starts[i + 1] as usize]
    }

    fn bytes(&self) -> u64 {
        self.bytes.len() as u64 + 8 * (self.starts.len() + self.table.len()) as u64
    }

    /// The number of a state, a new one if it is new.
    fn number(&mut self, state: &[u8]) -> u32 {
        if 2 * self.len() >= self.table.len() {
            self.grow();
        }
        let tag = hash64(state, 0) & TAG;
        let mask = self.table.len() - 1;
        let mut at = place(tag, mask);
        loop {
            match self.table[at] {
                0 => break,
                slot if slot & TAG == tag && self.get((slot & !TAG) as usize - 1) == state => {
                    return (slot & !TAG) as u32 - 1;
                }
                _ => at = (at + 1) & mask,
            }
        }
        let number = self.len() as u32;
        self.table[at] = tag | (number as u64 + 1);
        self.bytes.extend_from_slice(state);
        self.starts.push(self.bytes.len() as u64);
        number
    }

    fn grow(&mut self) {
        let mut table = vec![0; 2 * self.table.len()];
        let mask = table.len() - 1;
        for &slot in self.table.iter().filter(|&&s| s != 0) {
            let mut at = place(slot & TAG, mask);
            while table[at] != 0 {
                at = (at + 1) & mask;
            }
            table[at] = slot;
        }
        self.table = table;
    }

    /// No state will be looked up any more.
    fn seal(&mut self) {
        self.table = Vec::new();
    }
}

/// The part of a hash that the table keeps.
const TAG: u64 = !0 << 32;

/// Where a state belongs: the kept part of its hash alone says, so that a table
/// grows without looking at states.
fn place(tag: u64, mask: usize) -> usize {
    (tag >> 32) as usize & mask
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_keep_their_numbers_as_the_table_grows() {
        let mut states = States::new();
        let name = |i: u32| format!("{i}").into_bytes();
        for round in 0..2 {
            for i in 0..5000 {
                assert_eq!(states.number(&name(i)), i, "round {round}");
            }
        }
        assert_eq!(states.len(), 5000);
        assert!((0..5000).all(|i| states.get(i as usize) == name(i)));
    }

    #[test]
    fn edges_are_turned_round() {
        let mut rows = Rows::new();
        for list in [&[1, 2][..], &[2], &[0, 1, 2], &[]] {
            rows.push(list);
        }
        let back = rows.turned(4);
        let lists: Vec<&[u32]> = (0..4).map(|i| back.get(i)).collect();
        assert_eq!(lists, [&[2][..], &[0, 2], &[0, 1, 2], &[]]);
    }
}
