//! Limits end in "open" with the reason and the numbers so far: never in a
//! hang, an abort or a wrong answer.

use heddle_engine::small_models::{Counters, Emit, Explicit, Of, Toy};
use heddle_engine::{
    Options, Progress, Reason, ReplayError, Search, Stop, StoreKind, cycles, replay, replay_until,
    safety, shorten, switches,
};
use heddle_model::{Actor, Gap, Labels, Model, Verdict};

const SEARCHES: [Search; 4] = [Search::Stealing, Search::Bfs, Search::Dfs, Search::Slice(3)];

/// 17^6: twenty-four million states, far beyond what the limits here allow.
fn large() -> Of<Counters> {
    Of(Counters { actors: 6, limit: 16, bad: None })
}

fn gaps<T: std::fmt::Debug>(verdict: &Verdict<T>) -> Vec<Gap> {
    match verdict {
        Verdict::Open(coverage) => coverage.gaps().to_vec(),
        other => panic!("{other:?}"),
    }
}

fn every_way(mut check: impl FnMut(&Options)) {
    for store in StoreKind::ALL {
        for search in SEARCHES {
            for workers in [1, 4] {
                check(&Options { store, search, workers, ..Options::default() });
            }
        }
    }
}

#[test]
fn out_of_memory_is_open() {
    every_way(|options| {
        if options.store == StoreKind::Bitstate && options.search != Search::Bfs {
            // Fixed in size: it never runs out, it only forgets more.
            return;
        }
        let options = Options { memory_limit: 2 << 20, ..options.clone() };
        let outcome = safety(&large(), &options, &Stop::new(), &Progress::new());
        assert!(gaps(&outcome.verdict).contains(&Gap::OutOfMemory), "{options:?}");
        assert!(outcome.stats.stored > 1000, "{options:?}");
        assert!(outcome.stats.memory_bytes <= 2 << 20, "{options:?}");
    });
}

/// However tight memory is: a violation that replays, or "open" with the reason.
/// The second look of the tree store for the way is within the limit too.
#[test]
fn a_violation_is_told_or_what_it_lacked() {
    let model = Of(Counters { actors: 5, limit: 6, bad: Some(6) });
    let mut n_violated = 0;
    every_way(|options| {
        for memory_limit in [40 << 10, 100 << 10, 250 << 10, 500 << 10, 1 << 20, 2 << 20] {
            let options = Options { memory_limit, shorten: 0, ..options.clone() };
            let outcome = safety(&model, &options, &Stop::new(), &Progress::new());
            assert!(outcome.stats.memory_bytes <= memory_limit, "{options:?}");
            match &outcome.verdict {
                Verdict::Violated(trail) => {
                    heddle_engine::replay(&model, trail).unwrap();
                    n_violated += 1;
                }
                Verdict::Open(coverage) => {
                    let told = |gap: &Gap| {
                        matches!(gap, Gap::OutOfMemory | Gap::Other(_) | Gap::Hashed { .. })
                    };
                    assert!(coverage.gaps().iter().any(told), "{options:?} {coverage:?}");
                    assert!(memory_limit < 2 << 20 || !options.store.is_lossless(), "{options:?}");
                }
                other => panic!("{options:?} {other:?}"),
            }
        }
    });
    assert!(n_violated > 60, "{n_violated}");
}

/// A search that is told to stop after it found something still tells it.
#[test]
fn what_was_found_before_the_end_of_time_is_told() {
    let model = Of(Counters { actors: 4, limit: 200, bad: Some(2) });
    for search in SEARCHES {
        for workers in [1, 3] {
            let options = Options { store: StoreKind::Tree, search, workers, ..Options::default() };
            let options = Options { keep_going: true, memory_limit: 2 << 20, ..options };
            let outcome = safety(&model, &options, &Stop::new(), &Progress::new());
            // Out of memory long after the violation, or before it for those who go deep.
            if outcome.n_violations > 0 {
                let Verdict::Violated(trail) = &outcome.verdict else { panic!("{options:?}") };
                heddle_engine::replay(&model, trail).unwrap();
            }
        }
    }
}

#[test]
fn no_memory_at_all_is_open() {
    every_way(|options| {
        let options = Options { memory_limit: 60, ..options.clone() };
        for outcome in [
            safety(&large(), &options, &Stop::new(), &Progress::new()),
            cycles(&large(), &options, &Stop::new(), &Progress::new()),
        ] {
            assert!(gaps(&outcome.verdict).contains(&Gap::OutOfMemory), "{options:?}");
        }
    });
}

#[test]
fn cycle_searches_run_out_of_memory_too() {
    for store in [StoreKind::Exact, StoreKind::Tree, StoreKind::Compact] {
        for workers in [1, 4] {
            let options = Options { store, workers, memory_limit: 2 << 20, ..Options::default() };
            let outcome = cycles(&large(), &options, &Stop::new(), &Progress::new());
            assert!(gaps(&outcome.verdict).contains(&Gap::OutOfMemory), "{options:?}");
        }
    }
}

fn stop_soon<M: Model>(model: &M, options: &Options, reason: Reason, live: bool) {
    let (stop, progress) = (Stop::new(), Progress::new());
    let outcome = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(20));
            stop.set(reason);
            // The first reason stays.
            stop.set(Reason::OutOfMemory);
        });
        if live {
            cycles(model, options, &stop, &progress)
        } else {
            safety(model, options, &stop, &progress)
        }
    });
    assert!(gaps(&outcome.verdict).contains(&reason.gap()), "{options:?}");
}

#[test]
fn a_search_stops_when_told() {
    every_way(|options| {
        let options = Options { memory_limit: 256 << 20, ..options.clone() };
        stop_soon(&large(), &options, Reason::Timeout, false);
        stop_soon(&large(), &options, Reason::Interrupted, true);
    });
}

#[test]
fn a_depth_limit_is_told_if_it_was_hit() {
    let model = Of(Counters { actors: 2, limit: 10, bad: Some(10) });
    for store in StoreKind::ALL {
        for search in SEARCHES {
            let options = Options { store, search, max_depth: Some(5), ..Options::default() };
            let options = Options { memory_limit: 64 << 20, ..options };
            let outcome = safety(&model, &options, &Stop::new(), &Progress::new());
            assert!(gaps(&outcome.verdict).contains(&Gap::Depth(5)), "{options:?}");
            let options = Options { max_depth: Some(100), ..options };
            let outcome = safety(&model, &options, &Stop::new(), &Progress::new());
            assert_eq!(outcome.verdict.word(), "violated", "{options:?}");
        }
    }
}

#[test]
fn trails_become_shortest_with_fewest_switches() {
    // Three counters to 4 each: 12 steps; two switches are enough.
    let model = Of(Counters { actors: 3, limit: 6, bad: Some(4) });
    let options = Options { search: Search::Dfs, shorten: 0, ..Options::default() };
    let outcome = safety(&model, &options, &Stop::new(), &Progress::new());
    let Verdict::Violated(long) = outcome.verdict else { panic!() };
    let short = shorten(&model, &long, 1_000_000, &Stop::new());
    assert_eq!((short.steps.len(), switches(&short)), (12, 2));
    heddle_engine::replay(&model, &short).unwrap();
}

#[test]
fn lassos_become_short() {
    // A long way round to a long cycle, and short ones of both.
    let n = 200;
    let mut graph = Explicit { edges: vec![Vec::new(); n], ..Explicit::default() };
    for s in 0..n as u32 - 1 {
        graph.edges[s as usize].push(s + 1);
    }
    graph.edges[n - 1].push(100);
    graph.edges[0].push(150);
    graph.edges[152].push(150);
    graph.accepting = (0..n).map(|s| s == 150).collect();
    graph.stuck = vec![false; n];
    graph.initial = vec![0];
    let model = Of(graph);
    let outcome = cycles(&model, &Options::default(), &Stop::new(), &Progress::new());
    let Verdict::Violated(trail) = outcome.verdict else { panic!() };
    assert_eq!((trail.steps.len(), trail.cycle_start), (4, Some(1)));
    heddle_engine::replay(&model, &trail).unwrap();
}

/// Switches that anybody may throw at any time, and no state is one of progress: a
/// graph that is one strong component with a cycle at every step.
struct Switchboard {
    n: usize,
}

impl Toy for Switchboard {
    fn first(&self) -> Vec<Vec<u8>> {
        vec![vec![0; self.n]]
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        for i in 0..self.n {
            let mut next = state.to_vec();
            next[i] = (next[i] + 1) % 3;
            emit(Actor(i as u16), None, Some(&next));
        }
    }

    fn labels(&self, _: &[u8]) -> Labels {
        Labels::ACCEPT
    }
}

/// Workers that avoid each other must not avoid the cycles they close themselves.
#[test]
fn several_workers_find_a_cycle_about_as_soon_as_one() {
    let model = Of(Switchboard { n: 10 });
    for seed in 0..20 {
        let search = |workers| {
            let options = Options { workers, seed, ..Options::default() };
            let outcome = cycles(&model, &options, &Stop::new(), &Progress::new());
            let Verdict::Violated(trail) = outcome.verdict else { panic!("{seed} {workers}") };
            replay(&model, &trail).unwrap();
            assert!(trail.steps.len() < 50, "{seed} {workers}: {}", trail.steps.len());
            outcome.stats.stored
        };
        let alone = search(1);
        for workers in [2, 4] {
            // What the others met before they heard of it, and little more.
            let together = search(workers);
            assert!(together < 100 * alone, "{seed} {workers}: {together} beside {alone}");
        }
    }
}

/// Far away from the first state, a cycle as long as the way to it.
fn long_way_round(n: u32) -> Of<Explicit> {
    let mut graph = Explicit { edges: Vec::new(), initial: vec![0], ..Explicit::default() };
    graph.edges = (0..2 * n).map(|i| vec![if i + 1 < 2 * n { i + 1 } else { n }]).collect();
    graph.accepting = (0..2 * n).map(|i| i == n + 1).collect();
    graph.stuck = vec![false; 2 * n as usize];
    Of(graph)
}

#[test]
fn a_long_run_is_given_up_soon_after_a_stop() {
    let model = long_way_round(3_000);
    let options = Options { workers: 2, ..Options::default() };
    let outcome = cycles(&model, &options, &Stop::new(), &Progress::new());
    let Verdict::Violated(trail) = outcome.verdict else { panic!("there is a cycle") };
    assert_eq!((trail.steps.len(), trail.cycle_start), (6_000, Some(3_000)));
    let stop = Stop::new();
    assert!(replay_until(&model, &trail, &stop).is_ok());
    stop.set(Reason::Timeout);
    assert_eq!(replay_until(&model, &trail, &stop).unwrap_err(), ReplayError::Stopped);
    // A short one is told to its end.
    let short = long_way_round(100);
    let outcome = cycles(&short, &options, &Stop::new(), &Progress::new());
    let Verdict::Violated(trail) = outcome.verdict else { panic!("there is a cycle") };
    assert!(replay_until(&short, &trail, &stop).is_ok());
}
