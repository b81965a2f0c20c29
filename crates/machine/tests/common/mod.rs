//! What tests of random programs share: numbers, and a search of everything.

use heddle_machine::*;
use heddle_model::{Fault, FaultKind, Model, Sink, Step, Worker};
use std::collections::{BTreeSet, HashSet};

/// Numbers that a seed determines.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        let mut r = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        (0..8).for_each(|_| {
            r.below(2);
        });
        r
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

#[derive(Default, Debug, PartialEq, Eq)]
pub struct Answer {
    pub faults: BTreeSet<(FaultKind, u32)>,
    pub ends: BTreeSet<Vec<u8>>,
}

#[derive(Default)]
pub struct Collect {
    pub steps: Vec<Vec<u8>>,
    pub names: Vec<Step>,
    pub faults: Vec<Fault>,
}

impl Sink for Collect {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.names.push(step);
        self.steps.push(successor.to_vec());
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.names.push(step);
        self.faults.push(fault);
        self.steps.extend(successor.map(<[u8]>::to_vec));
    }
}

/// Everything that a full search finds, and how many states it took.
pub fn explore(model: &MachineModel) -> (Answer, usize) {
    let mut worker = model.worker();
    let mut seen = HashSet::new();
    let mut work = Vec::new();
    model.initial(&mut |s| work.push(s.to_vec()));
    let mut answer = Answer::default();
    let mut key = Vec::new();
    while let Some(state) = work.pop() {
        worker.key(&state, &mut key);
        if !seen.insert(key.clone()) {
            continue;
        }
        assert!(seen.len() < 2_000_000, "too large for a test");
        let mut found = Collect::default();
        worker.expand(&state, &mut found);
        if found.names.is_empty() {
            match worker.stuck(&state) {
                Some(f) => drop(answer.faults.insert((f.kind, f.site))),
                None => drop(answer.ends.insert(state)),
            }
        }
        answer.faults.extend(found.faults.iter().map(|f| (f.kind, f.site)));
        work.extend(found.steps);
    }
    (answer, seen.len())
}

pub fn options(reduction: Reduction, races: Races, ample: bool) -> Options {
    Options { reduction, races, ample, clear_dead: false, ..Options::default() }
}

/// How many programs to try; more on request.
pub fn seeds() -> u64 {
    std::env::var("HEDDLE_SEEDS").ok().and_then(|s| s.parse().ok()).unwrap_or(200)
}

/// A naive way to look at models, for those that are to guess.
pub struct Naive;

impl Presearch for Naive {
    fn look(&mut self, model: &MachineModel, limit: usize) -> (Look, usize) {
        let (mut worker, mut seen, mut work) = (model.worker(), HashSet::new(), Vec::new());
        model.initial(&mut |s| work.push(s.to_vec()));
        while let Some(state) = work.pop() {
            if seen.contains(&state) {
                continue;
            }
            if seen.len() >= limit {
                return (Look::Unknown, seen.len());
            }
            let mut found = Collect::default();
            worker.expand(&state, &mut found);
            let stuck = found.names.is_empty() && worker.stuck(&state).is_some();
            if stuck || !found.faults.is_empty() {
                return (Look::Fault, seen.len());
            }
            seen.insert(state);
            work.extend(found.steps);
        }
        (Look::Clean, seen.len())
    }

    fn walk(&mut self, model: &MachineModel, seed: u64, limit: usize) -> usize {
        let (mut worker, mut random, mut state) = (model.worker(), Random::new(seed), Vec::new());
        model.initial(&mut |s| state = s.to_vec());
        let mut made = 0;
        for _ in 0..limit {
            let mut found = Collect::default();
            worker.expand(&state, &mut found);
            made += found.steps.len();
            if found.steps.is_empty() || made > limit * WAYS {
                break;
            }
            let n = random.below(found.steps.len() as u64) as usize;
            state = found.steps.swap_remove(n);
        }
        made
    }
}

/// A model with all guesses that its options ask for.
pub fn model(program: Program, options: Options) -> MachineModel {
    MachineModel::new(program, options).with_guesses(&mut Naive)
}
