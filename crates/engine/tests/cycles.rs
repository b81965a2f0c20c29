//! CNDFS against Tarjan's components on random graphs, on any number of
//! workers, again and again.

use heddle_engine::small_models::{Explicit, Of};
use heddle_engine::{Options, Outcome, Progress, Stop, StoreKind, cycles, naive, replay};
use heddle_model::{Model, Verdict};

fn run<M: Model>(model: &M, options: &Options) -> Outcome {
    cycles(model, options, &Stop::new(), &Progress::new())
}

fn check(model: &Of<Explicit>, options: &Options, expected: &Outcome, seed: u64) {
    let outcome = run(model, options);
    assert_eq!(outcome.verdict.word(), expected.verdict.word(), "{seed} {options:?}");
    match &outcome.verdict {
        Verdict::Violated(trail) => {
            assert!(trail.cycle_start.is_some());
            replay(model, trail).unwrap();
        }
        _ => assert_eq!(outcome.stats.stored, expected.stats.stored, "{seed} {options:?}"),
    }
}

#[test]
fn random_graphs_as_their_components_say() {
    let mut n_violated = 0;
    for seed in 0..1500 {
        // From a few states to a few hundred, from sparse to dense.
        let n = 2 + (seed * 7919 % 199) as u32;
        let degree = 0.8 + (seed % 13) as f64 * 0.15;
        let mut graph = Explicit::random(seed, n, degree, 0.02 + (seed % 5) as f64 * 0.04);
        graph.initial = vec![0, (seed % n as u64) as u32];
        let model = Of(graph);
        let expected = naive::cycles(&model, false);
        n_violated += matches!(expected.verdict, Verdict::Violated(_)) as u32;
        let workers = [1, 2, 3, 8][seed as usize % 4];
        let store = [StoreKind::Exact, StoreKind::Tree][seed as usize / 4 % 2];
        let options = Options { workers, store, seed, ..Options::default() };
        check(&model, &options, &expected, seed);
        check(&model, &Options { workers: 1, ..options }, &expected, seed);
    }
    // Both answers must be well represented, or this test tests nothing.
    assert!(300 < n_violated && n_violated < 1200, "{n_violated}");
}

/// Graphs without accepting cycles, but with many accepting states and many
/// cycles between them: inner searches meet, wait for each other, and end.
#[test]
fn workers_that_wait_for_each_other_all_come_home() {
    for seed in 0..60 {
        let mut graph = Explicit::random(seed, 400, 2.5, 0.0);
        // Accepting states in an order of levels: edges never lead back up.
        let level = |s: usize| s / 20;
        for from in 0..400 {
            graph.edges[from].retain(|&to| level(to as usize) >= level(from));
            let first_of_level = from % 20 == 0;
            graph.accepting[from] = first_of_level;
            if first_of_level {
                // An accepting state lies on no cycle: it leads down only.
                graph.edges[from].retain(|&to| level(to as usize) > level(from));
                graph.edges[from].push(((level(from) + 1) * 20 % 400) as u32);
            }
        }
        graph.edges[380].clear();
        let model = Of(graph);
        let expected = naive::cycles(&model, false);
        for workers in [1, 2, 4, 8] {
            let options = Options { workers, seed, ..Options::default() };
            check(&model, &options, &expected, seed);
        }
    }
}
