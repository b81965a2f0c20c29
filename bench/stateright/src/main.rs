//! heddle and Stateright on the same three protocols: the states of both, which must be the
//! same, and their times. `bench/run stateright [workers]`.

mod paxos;
mod register;
mod system;
mod two_phase;

use heddle_engine::{Options, Progress, Stop};
use heddle_model::{Typed, Verdict};
use stateright::{Checker, Model};
use std::time::Instant;
use system::{ForHeddle, ForStateright, System};

/// Runs of each; the fastest counts.
const RUNS: usize = 3;

fn stateright<S: System>(system: &S, workers: usize) -> (u64, f64) {
    let start = Instant::now();
    let checker = ForStateright(system.clone()).checker().threads(workers).spawn_bfs().join();
    checker.assert_properties();
    (checker.unique_state_count() as u64, start.elapsed().as_secs_f64())
}

fn heddle<S: System>(system: &S, workers: usize) -> (u64, f64) {
    let start = Instant::now();
    let model = Typed::new(ForHeddle(system.clone()));
    let options = Options { workers, ..Options::default() };
    let outcome = heddle_engine::safety(&model, &options, &Stop::new(), &Progress::new());
    assert!(matches!(outcome.verdict, Verdict::Holds { .. }), "{:?}", outcome.verdict);
    (outcome.stats.stored, start.elapsed().as_secs_f64())
}

fn compare<S: System>(name: &str, system: &S, workers: usize) {
    let (mut ours, mut theirs) = (f64::MAX, f64::MAX);
    let mut states = 0;
    for _ in 0..RUNS {
        // In turns, so that what else the machine does hits both.
        let (n, seconds) = heddle(system, workers);
        let (m, other) = stateright(system, workers);
        assert_eq!(n, m, "{name}: the states are not the same");
        (states, ours, theirs) = (n, ours.min(seconds), theirs.min(other));
    }
    println!("{name:<28} {states:>9}  {ours:>8.3}  {theirs:>10.3}  {:>5.2}", theirs / ours);
}

fn main() {
    let workers = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1);
    println!("{workers} workers");
    println!("{:<28} {:>9}  {:>8}  {:>10}  ratio", "protocol", "states", "heddle s", "stateright");
    for managers in [3, 5, 7] {
        let name = format!("two-phase commit, {managers} RMs");
        compare(&name, &two_phase::TwoPhase { managers }, workers);
    }
    for ballots in [2, 3] {
        let name = format!("Paxos, {ballots} ballots");
        compare(&name, &paxos::Paxos { ballots, acceptors: 3, values: 2 }, workers);
    }
    for (name, scripts) in [
        ("register, 1 operation", vec![vec![Some(1)]]),
        ("register, 2 operations", vec![vec![Some(1)], vec![None]]),
    ] {
        compare(name, &register::Register { servers: 3, scripts }, workers);
    }
}
