//! Every search over every store on any number of workers, against the naive
//! engine.

use heddle_engine::small_models::{Counters, Emit, Explicit, Of, Philosophers, Toy};
use heddle_engine::{Options, Outcome, Progress, Search, Stop, StoreKind, naive, replay, safety};
use heddle_model::{Model, Verdict};

const SEARCHES: [Search; 4] = [Search::Stealing, Search::Bfs, Search::Dfs, Search::Slice(3)];
const LOSSLESS: [StoreKind; 2] = [StoreKind::Exact, StoreKind::Tree];

fn run<M: Model>(model: &M, options: &Options) -> Outcome {
    safety(model, options, &Stop::new(), &Progress::new())
}

fn every_way(mut check: impl FnMut(&Options)) {
    for store in LOSSLESS {
        for search in SEARCHES {
            for workers in [1, 2, 4, 8] {
                check(&Options { store, search, workers, ..Options::default() });
            }
        }
    }
}

#[test]
fn counters_have_a_power_of_states() {
    let model = Of(Counters { actors: 4, limit: 6, bad: None });
    every_way(|options| {
        let outcome = run(&model, options);
        assert_eq!(outcome.verdict.word(), "holds", "{options:?}");
        assert_eq!(outcome.stats.stored, 7u64.pow(4), "{options:?}");
        // Each counter makes 6 steps in each of the others' 343 situations.
        assert_eq!(outcome.stats.transitions, 1 + 4 * 6 * 343, "{options:?}");
    });
}

#[test]
fn a_failed_assertion_is_found_and_replayed() {
    let model = Of(Counters { actors: 3, limit: 5, bad: Some(3) });
    every_way(|options| {
        let Verdict::Violated(trail) = run(&model, options).verdict else { panic!("{options:?}") };
        assert_eq!(trail.steps.len(), 9, "{options:?}");
        replay(&model, &trail).unwrap();
    });
}

#[test]
fn philosophers_starve_after_as_many_steps_as_they_are() {
    let model = Of(Philosophers { n: 5 });
    every_way(|options| {
        let Verdict::Violated(trail) = run(&model, options).verdict else { panic!("{options:?}") };
        let told = replay(&model, &trail).unwrap();
        assert_eq!(told.states.last().unwrap()[..5], [1; 5]);
        if options.search == Search::Bfs {
            assert_eq!(trail.steps.len(), 5);
        }
    });
}

#[test]
fn random_graphs_as_the_naive_engine_sees_them() {
    for seed in 0..60 {
        let mut graph = Explicit::random(seed, 300, 1.0 + (seed % 7) as f64 * 0.3, 0.0);
        graph.initial = vec![0, 1, (seed % 5) as u32];
        graph.padding = (seed % 11) as usize;
        let model = Of(graph);
        let expected = naive::safety(&model, false);
        every_way(|options| {
            let outcome = run(&model, options);
            assert_eq!(outcome.stats.stored, expected.stats.stored, "{seed} {options:?}");
            assert_eq!(outcome.stats.matched, expected.stats.matched, "{seed} {options:?}");
            assert_eq!(outcome.verdict.word(), "holds");
        });
    }
}

#[test]
fn violations_of_random_graphs_are_found_and_counted() {
    for seed in 0..40 {
        let mut graph = Explicit::random(seed, 120, 1.6, 0.0);
        let mut random = heddle_engine::SplitMix(seed);
        for state in 0..120 {
            graph.stuck[state] = graph.edges[state].is_empty() && random.below(4) == 0;
            let degree = graph.edges[state].len();
            if degree > 0 && random.below(20) == 0 {
                let edge = random.below(degree) as u32;
                graph.broken.push((state as u32, edge, random.below(2) == 0));
            }
        }
        let model = Of(graph);
        let expected = naive::safety(&model, false);
        let shortest = match &expected.verdict {
            Verdict::Violated(trail) => Some(trail.steps.len()),
            _ => None,
        };
        every_way(|options| {
            let outcome = run(&model, options);
            assert_eq!(outcome.verdict.word(), expected.verdict.word(), "{seed} {options:?}");
            if let Verdict::Violated(trail) = &outcome.verdict {
                replay(&model, trail).unwrap();
                if options.search == Search::Bfs {
                    assert!(Some(trail.steps.len()) <= shortest, "{seed} {options:?}");
                }
            }
            let all = run(&model, &Options { keep_going: true, ..options.clone() });
            assert_eq!(all.n_violations, expected.n_violations, "{seed} {options:?}");
            same_findings(&model, &all, &expected, options);
            assert_eq!(all.stats.stored, expected.stats.stored, "{seed} {options:?}");
        });
    }
}

/// Every fault, as often as it is there, each with a run of its own; and where
/// levels are searched one after the other, with a shortest one.
fn same_findings<M: Model>(model: &M, all: &Outcome, expected: &Outcome, options: &Options) {
    assert_eq!(all.findings.len(), expected.findings.len(), "{options:?}");
    for finding in &all.findings {
        let other = expected.findings.iter().find(|f| f.fault == finding.fault).unwrap();
        assert_eq!(finding.count, other.count, "{options:?} {finding:?}");
        let (trail, other) = (finding.trail.as_ref().unwrap(), other.trail.as_ref().unwrap());
        assert_eq!(trail.fault, finding.fault);
        replay(model, trail).unwrap();
        if options.search == Search::Bfs {
            assert!(trail.steps.len() <= other.steps.len(), "{options:?} {finding:?}");
        }
    }
}

/// A worker that panics must not be lost, nor leave the others waiting.
#[test]
fn a_panic_in_the_model_is_passed_on() {
    struct Bomb;
    impl Toy for Bomb {
        fn first(&self) -> Vec<Vec<u8>> {
            vec![vec![0]]
        }
        fn steps(&self, state: &[u8], emit: Emit<'_>) {
            assert!(state[0] < 40, "boom");
            for i in 0..3 {
                emit(heddle_model::Actor(i), None, Some(&[state[0] + 1, i as u8]));
            }
        }
    }
    every_way(|options| {
        let result = std::panic::catch_unwind(|| run(&Of(Bomb), options));
        assert!(result.is_err(), "{options:?}");
    });
}
