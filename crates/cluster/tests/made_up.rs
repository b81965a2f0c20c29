//! Made-up graphs of states, with and without violations.

use crate::{alone, cases, together};
use heddle_engine::small_models::{Emit, Of, Toy};
use heddle_engine::{Options, StoreKind, replay};
use heddle_model::{Actor, Fault, FaultKind, Verdict};
use heddle_store::mix;

/// A graph made of a seed: each state has up to four steps, some of which break.
pub(crate) struct MadeUp {
    pub(crate) seed: u64,
    pub(crate) n_states: u64,
    /// One step in so many breaks; 0: none.
    pub(crate) breaks: u64,
    /// States without steps are wrong.
    pub(crate) sticks: bool,
}

impl MadeUp {
    fn state(&self, number: u64) -> Vec<u8> {
        // Of different lengths.
        let mut bytes = number.to_le_bytes()[..3].to_vec();
        bytes.extend(vec![number as u8; (number % 40) as usize]);
        bytes
    }

    pub(crate) fn number(state: &[u8]) -> u64 {
        u64::from(state[0]) | u64::from(state[1]) << 8 | u64::from(state[2]) << 16
    }
}

impl Toy for MadeUp {
    fn first(&self) -> Vec<Vec<u8>> {
        vec![self.state(self.seed % self.n_states), self.state(1)]
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        let number = Self::number(state);
        let random = mix(self.seed ^ mix(number + 1));
        for i in 0..random % 5 {
            let next = mix(random ^ i) % self.n_states;
            let actor = Actor((mix(random + i) % 3) as u16);
            let breaks = self.breaks > 0 && mix(next ^ random ^ 77).is_multiple_of(self.breaks);
            let site = (next % 3) as u32;
            let fault = breaks.then_some(Fault { kind: FaultKind::Assertion, site });
            let after = self.state(next);
            let goes_on = !breaks || next.is_multiple_of(2);
            emit(actor, fault, goes_on.then_some(&after[..]));
        }
    }

    fn stuck(&self, state: &[u8]) -> Option<Fault> {
        let site = Self::number(state) as u32 % 2;
        self.sticks.then_some(Fault { kind: FaultKind::Deadlock, site })
    }
}

pub(crate) fn options(store: StoreKind, keep_going: bool) -> Options {
    Options { store, keep_going, memory_limit: 64 << 20, shorten: 0, ..Options::default() }
}

/// `HEDDLE_CASES` says how many (8).
#[test]
fn any_number_of_processes_and_workers_answers_as_one_engine() {
    let (mut n_violated, mut n_held) = (0, 0);
    for seed in 0..cases(8) {
        let breaks = [0, 0, 400, 4000][seed as usize % 4];
        let n_states = 50 + mix(seed) % 3000;
        let model = Of(MadeUp { seed, n_states, breaks, sticks: seed % 3 == 2 });
        let store = [StoreKind::Exact, StoreKind::Tree][seed as usize / 2 % 2];
        let options = options(store, seed % 5 == 4);
        let engine = alone(&model, &options);
        let mut ends = Vec::new();
        for n in 1..=4 {
            let workers = 1 + (n + seed as usize) % 4;
            let options = Options { workers, ..options.clone() };
            for outcome in together(&model, &options, n) {
                assert_eq!(outcome.verdict.word(), engine.verdict.word(), "seed {seed}, {n}");
                if let Verdict::Violated(trail) = &outcome.verdict {
                    let Verdict::Violated(other) = &engine.verdict else { unreachable!() };
                    assert_eq!(trail.steps.len(), other.steps.len(), "seed {seed}, {n}");
                    replay(&model, trail).expect("it replays");
                    ends.push((trail.fault, trail.fingerprints.last().copied()));
                }
                if options.keep_going || matches!(outcome.verdict, Verdict::Holds { .. }) {
                    assert_eq!(outcome.stats.stored, engine.stats.stored, "seed {seed}, {n}");
                    assert_eq!(outcome.stats.matched, engine.stats.matched, "seed {seed}, {n}");
                    assert_eq!(outcome.n_violations, engine.n_violations, "seed {seed}, {n}");
                    assert_eq!(outcome.findings.len(), engine.findings.len());
                }
            }
        }
        ends.dedup();
        assert!(ends.len() <= 1, "seed {seed}: which violation depends on the processes");
        match engine.verdict {
            Verdict::Violated(_) => n_violated += 1,
            _ => n_held += 1,
        }
    }
    assert!(n_violated > 0 && n_held > 0, "{n_violated} violated, {n_held} held");
}

#[test]
fn little_memory_on_each_is_open_on_all() {
    let model = Of(MadeUp { seed: 3, n_states: 1 << 23, breaks: 0, sticks: false });
    let options = Options { memory_limit: 4 << 20, ..options(StoreKind::Exact, false) };
    for outcome in together(&model, &options, 3) {
        assert_eq!(outcome.verdict.word(), "open");
        assert!(!outcome.is_whole && outcome.stats.stored > 1000);
    }
}

#[test]
fn bounds_are_gaps() {
    let model = Of(MadeUp { seed: 5, n_states: 100_000, breaks: 0, sticks: false });
    let deep = Options { max_depth: Some(3), ..options(StoreKind::Exact, false) };
    let many = Options { max_states: Some(50), ..options(StoreKind::Exact, false) };
    for options in [deep, many] {
        let engine = alone(&model, &options);
        for outcome in together(&model, &options, 2) {
            assert_eq!(outcome.verdict.word(), "open");
            assert_eq!(engine.verdict.word(), "open");
            if options.max_depth.is_some() {
                assert_eq!(outcome.stats.stored, engine.stats.stored);
            }
        }
    }
}
