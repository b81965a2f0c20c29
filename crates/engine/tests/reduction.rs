//! Reduced against full, on random programs: no verdict ever differs.

use heddle_engine::small_models::{Counters, Of, Walkers};
use heddle_engine::{Options, Progress, Search, Stop, StoreKind, cycles, naive, replay, safety};
use heddle_model::Verdict;

const SEARCHES: [Search; 4] = [Search::Stealing, Search::Bfs, Search::Dfs, Search::Slice(2)];

#[test]
fn faults_of_random_programs_survive_reduction() {
    let (mut n_violated, mut n_smaller) = (0, 0);
    for seed in 0..1200 {
        let model = Of(Walkers::random(seed));
        let full = naive::safety(&model, false);
        n_violated += matches!(full.verdict, Verdict::Violated(_)) as u32;
        for search in SEARCHES {
            let options = Options {
                search,
                workers: [1, 2, 4][seed as usize % 3],
                store: [StoreKind::Exact, StoreKind::Tree][seed as usize % 2],
                reduction: true,
                ..Options::default()
            };
            let reduced = safety(&model, &options, &Stop::new(), &Progress::new());
            assert_eq!(reduced.verdict.word(), full.verdict.word(), "{seed} {options:?}");
            if let Verdict::Violated(trail) = &reduced.verdict {
                replay(&model, trail).unwrap();
            } else {
                assert!(reduced.stats.stored <= full.stats.stored);
                n_smaller += (reduced.stats.stored < full.stats.stored) as u32;
            }
        }
    }
    assert!(200 < n_violated && n_violated < 1100, "{n_violated}");
    assert!(n_smaller > 100, "{n_smaller}");
}

/// Stack slicing has a cycle proviso of its own: short slices, many workers.
#[test]
fn faults_of_random_programs_survive_slicing() {
    let mut n_smaller = 0;
    for seed in 0..400 {
        let model = Of(Walkers::random(seed));
        let full = naive::safety(&model, false);
        for workers in 1..=8 {
            let options = Options {
                search: Search::Slice(1 + (seed as u32 + workers as u32) % 5),
                workers,
                store: [StoreKind::Exact, StoreKind::Tree][(seed as usize / 2 + workers) % 2],
                reduction: true,
                ..Options::default()
            };
            let reduced = safety(&model, &options, &Stop::new(), &Progress::new());
            assert_eq!(reduced.verdict.word(), full.verdict.word(), "{seed} {options:?}");
            match &reduced.verdict {
                Verdict::Violated(trail) => {
                    replay(&model, trail).unwrap();
                }
                _ => n_smaller += (reduced.stats.stored < full.stats.stored) as u32,
            }
        }
    }
    assert!(n_smaller > 100, "{n_smaller}");
}

#[test]
fn cycles_of_random_programs_survive_reduction() {
    let mut n_violated = 0;
    for seed in 0..1200 {
        let mut walkers = Walkers::random(seed);
        // Accepting is what the shared byte alone says: local steps are unseen.
        walkers.accepting = walkers.modulus - 1;
        let model = Of(walkers);
        let full = naive::cycles(&model, false);
        n_violated += matches!(full.verdict, Verdict::Violated(_)) as u32;
        let options = Options {
            workers: [1, 2, 4][seed as usize % 3],
            store: [StoreKind::Exact, StoreKind::Tree][seed as usize % 2],
            reduction: true,
            faults: false,
            ..Options::default()
        };
        let reduced = cycles(&model, &options, &Stop::new(), &Progress::new());
        assert_eq!(reduced.verdict.word(), full.verdict.word(), "{seed} {options:?}");
        if let Verdict::Violated(trail) = &reduced.verdict {
            replay(&model, trail).unwrap();
        }
    }
    assert!(200 < n_violated && n_violated < 1000, "{n_violated}");
}

#[test]
fn independent_counters_need_one_order_only() {
    let model = Of(Counters { actors: 5, limit: 9, bad: None });
    for search in SEARCHES {
        for workers in [1, 3] {
            let options = Options { search, workers, reduction: true, ..Options::default() };
            let outcome = safety(&model, &options, &Stop::new(), &Progress::new());
            assert_eq!(outcome.stats.stored, 5 * 9 + 1, "{options:?}");
        }
    }
}
