//! Stores that forget: what they find is real, and they never say "holds".

use heddle_engine::small_models::{Emit, Explicit, Of, Philosophers, Toy};
use heddle_engine::{
    NonProgress, Options, Progress, Reason, Search, Stop, StoreKind, Swarm, cycles, naive, replay,
    safety, swarm,
};
use heddle_model::{Gap, Labels, Verdict};
use std::sync::atomic::Ordering::Relaxed;

const HASHED: [StoreKind; 2] = [StoreKind::Compact, StoreKind::Bitstate];
const SEARCHES: [Search; 4] = [Search::Stealing, Search::Bfs, Search::Dfs, Search::Slice(3)];

fn options(store: StoreKind) -> Options {
    Options { store, memory_limit: 64 << 20, ..Options::default() }
}

#[test]
fn nothing_found_is_open_with_the_share_missed() {
    for seed in 0..20 {
        let model = Of(Explicit::random(seed, 500, 1.7, 0.0));
        let expected = naive::safety(&model, false).stats;
        for store in HASHED {
            for search in SEARCHES {
                for workers in [1, 4] {
                    let options = Options { workers, search, seed, ..options(store) };
                    let outcome = safety(&model, &options, &Stop::new(), &Progress::new());
                    let Verdict::Open(coverage) = &outcome.verdict else { panic!("{options:?}") };
                    let [Gap::Hashed { missed, .. }] = coverage.gaps() else {
                        panic!("{coverage:?}")
                    };
                    assert!(*missed < 1e-4, "{missed}");
                    // 500 states in 32 MiB: none is lost (the chance is above).
                    if workers == 1 || store == StoreKind::Compact {
                        assert_eq!(outcome.stats.stored, expected.stored, "{options:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn violations_have_trails_that_replay() {
    let model = Of(Philosophers { n: 6 });
    for store in HASHED {
        for search in SEARCHES {
            for workers in [1, 2, 8] {
                let options = Options { workers, search, shorten: 0, ..options(store) };
                let outcome = safety(&model, &options, &Stop::new(), &Progress::new());
                let Verdict::Violated(trail) = outcome.verdict else { panic!("{options:?}") };
                replay(&model, &trail).unwrap();
                if search == Search::Bfs {
                    assert_eq!(trail.steps.len(), 6);
                }
            }
        }
    }
}

#[test]
fn cycles_are_found_as_by_the_naive_engine() {
    for seed in 0..300 {
        let model = Of(Explicit::random(seed, 60, 1.4, 0.1));
        let expected = naive::cycles(&model, false);
        for (store, workers) in HASHED.into_iter().flat_map(|s| [(s, 1), (s, 2), (s, 8)]) {
            let options = Options { workers, seed, ..options(store) };
            let outcome = cycles(&model, &options, &Stop::new(), &Progress::new());
            match (&expected.verdict, &outcome.verdict) {
                (Verdict::Violated(_), Verdict::Violated(trail)) => {
                    replay(&model, trail).unwrap();
                }
                (Verdict::Holds { .. }, Verdict::Open(_)) => {}
                other => panic!("{seed} {store:?} {other:?}"),
            }
        }
    }
}

/// Products with automata that mostly wait: passing states are shared out.
#[test]
fn cycles_of_products_are_found_on_any_number_of_workers() {
    let mut n_violated = 0;
    for seed in 0..100 {
        let graph = Explicit::random(seed, 80, 1.5, 0.45);
        let model = NonProgress::new(Of(Restless(graph)));
        let expected = naive::cycles(&model, false);
        n_violated += matches!(expected.verdict, Verdict::Violated(_)) as u32;
        for store in StoreKind::ALL {
            for workers in [1, 2, 8] {
                let options = Options { workers, seed, ..options(store) };
                let outcome = cycles(&model, &options, &Stop::new(), &Progress::new());
                match (&expected.verdict, &outcome.verdict) {
                    (Verdict::Violated(_), Verdict::Violated(trail)) => {
                        replay(&model, trail).unwrap();
                    }
                    (Verdict::Holds { .. }, Verdict::Open(_)) if HASHED.contains(&store) => {}
                    (Verdict::Holds { .. }, Verdict::Holds { .. }) => {
                        assert_eq!(outcome.stats.stored, expected.stats.stored);
                    }
                    other => panic!("{seed} {options:?} {other:?}"),
                }
            }
        }
    }
    assert!(20 < n_violated && n_violated < 80, "{n_violated}");
}

/// A graph whose states that are not accepting make progress.
struct Restless(Explicit);

impl Toy for Restless {
    fn first(&self) -> Vec<Vec<u8>> {
        self.0.first()
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        self.0.steps(state, emit);
    }

    fn labels(&self, state: &[u8]) -> Labels {
        let calm = self.0.labels(state).has(Labels::ACCEPT);
        if calm { Labels::NONE } else { Labels::PROGRESS }
    }
}

const FIVE: Swarm = Swarm { at_least: 5, go_on: false };

#[test]
fn a_swarm_with_time_ends_when_next_to_nothing_is_missed() {
    let options = Options { workers: 2, ..options(StoreKind::Bitstate) };
    let model = Of(Explicit::random(3, 500, 1.7, 0.0));
    let size = Swarm { at_least: 1, go_on: true };
    let outcome = swarm(&model, size, &options, &Stop::new(), &Progress::new());
    let Verdict::Open(coverage) = outcome.verdict else { panic!("{outcome:?}") };
    let [Gap::Hashed { missed, .. }] = coverage.gaps() else { panic!("{coverage:?}") };
    assert!(*missed < 1e-9);
}

#[test]
fn a_swarm_with_time_goes_on_while_searches_are_cut_short() {
    // Too little memory for any of them to end.
    let options = Options { workers: 2, memory_limit: 16 << 10, ..options(StoreKind::Bitstate) };
    let model = Of(Explicit::random(3, 20_000, 2.0, 0.0));
    let (stop, progress) = (Stop::new(), Progress::new());
    let outcome = std::thread::scope(|scope| {
        scope.spawn(|| {
            // The stored states of many searches: it did go on.
            while progress.states.load(Relaxed) < 20 * 128 {
                std::thread::yield_now();
            }
            stop.set(Reason::Interrupted);
        });
        swarm(&model, Swarm { at_least: 1, go_on: true }, &options, &stop, &progress)
    });
    let Verdict::Open(coverage) = outcome.verdict else { panic!("{outcome:?}") };
    assert!(coverage.gaps().contains(&Gap::Interrupted), "{coverage:?}");
}

#[test]
fn a_swarm_finds_what_one_of_it_finds() {
    let options = Options { workers: 3, ..options(StoreKind::Bitstate) };
    let model = Of(Philosophers { n: 6 });
    let outcome = swarm(&model, FIVE, &options, &Stop::new(), &Progress::new());
    let Verdict::Violated(trail) = outcome.verdict else { panic!("{outcome:?}") };
    replay(&model, &trail).unwrap();

    let model = Of(Explicit::random(3, 500, 1.7, 0.0));
    let outcome = swarm(&model, FIVE, &options, &Stop::new(), &Progress::new());
    let Verdict::Open(coverage) = outcome.verdict else { panic!("{outcome:?}") };
    let [Gap::Hashed { missed, store: "swarm" }] = coverage.gaps() else { panic!("{coverage:?}") };
    assert!(*missed < 1e-20, "five searches with a share of 1e-4 or less each: {missed}");
    assert_eq!(outcome.stats.stored, naive::safety(&model, false).stats.stored);
}
