//! A first look at a model: a small search of its own, depth first.
//!
//! For questions that decide how the real search is made. It is naive, bounded
//! and the same in every run.

use crate::hash::Quick;
use crate::model::MachineModel;
use heddle_model::{Fault, Model, Sink, Step, Worker};
use std::collections::HashSet;

/// What a first look saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Something is wrong.
    Fault,
    /// Every state, and nothing is wrong.
    Clean,
    /// Too many states.
    Unknown,
}

impl MachineModel {
    /// Looks at no more than `limit` states.
    pub fn look(&self, limit: usize) -> Look {
        self.look_and_count(limit).0
    }

    /// The same, and how many it saw.
    pub(crate) fn look_and_count(&self, limit: usize) -> (Look, usize) {
        let mut worker = self.worker();
        let mut found = Found { states: vec![self.first_state()], ..Found::default() };
        let mut seen: HashSet<Vec<u8>, Quick> = HashSet::default();
        while let Some(state) = found.states.pop() {
            if seen.contains(&state) {
                continue;
            }
            if seen.len() >= limit || self.ends_looks() {
                return (Look::Unknown, seen.len());
            }
            found.any = false;
            worker.expand(&state, &mut found);
            if found.fault || !found.any && worker.stuck(&state).is_some() {
                return (Look::Fault, seen.len());
            }
            seen.insert(state);
        }
        (Look::Clean, seen.len())
    }
}

impl MachineModel {
    /// The run is to end, or steps are so long that looking on is not worth it.
    fn ends_looks(&self) -> bool {
        self.options.interrupt.is_set() || self.gave_up_rounds()
    }

    /// Walks at random, the same way for the same seed.
    pub(crate) fn walk(&self, seed: u64, limit: usize) {
        let mut worker = self.worker();
        let (mut state, mut random) = (self.first_state(), seed);
        for _ in 0..limit {
            let mut found = Found::default();
            worker.expand(&state, &mut found);
            if found.states.is_empty() || self.ends_looks() {
                return;
            }
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            state = found.states.swap_remove((random >> 33) as usize % found.states.len());
        }
    }
}

#[derive(Default)]
struct Found {
    states: Vec<Vec<u8>>,
    fault: bool,
    any: bool,
}

impl Sink for Found {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.any = true;
        self.states.push(successor.to_vec());
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
        self.any = true;
        self.fault = true;
    }
}
