//! Every state shown once, whatever the order, the store and the number of workers;
//! witnesses; bounds.

use heddle_engine::small_models::{Counters, Explicit, Of};
use heddle_engine::{
    End, Options, Outcome, Progress, REACHED, Search, Seen, Stop, StoreKind, naive, reachable,
    trail_of,
};
use heddle_model::{Gap, Model, Trail, Verdict};
use std::collections::BTreeMap;
use std::sync::Mutex;

fn every_way(mut check: impl FnMut(&Options)) {
    for store in StoreKind::ALL {
        for search in [Search::Stealing, Search::Bfs, Search::Dfs, Search::Slice(3)] {
            for workers in [1, 2, 4] {
                check(&Options { store, search, workers, ..Options::default() });
            }
        }
    }
}

/// Each state that was shown, with its number of steps.
fn shown<M: Model>(
    model: &M,
    options: &Options,
    see: impl Fn(&[u8], usize) -> Seen + Sync,
) -> (Outcome, BTreeMap<Vec<u8>, usize>) {
    let all = Mutex::new(BTreeMap::new());
    let look = |state: &[u8], n_steps: usize| {
        let twice = all.lock().unwrap().insert(state.to_vec(), n_steps);
        assert_eq!(twice, None, "{state:?} is shown twice");
        see(state, n_steps)
    };
    let outcome = reachable(model, options, &Stop::new(), &Progress::new(), &look);
    (outcome, all.into_inner().unwrap())
}

/// The state that a trail leads to, by the model's own account.
fn end_of<M: Model>(model: &M, trail: &Trail) -> Vec<u8> {
    let mut state = None;
    let mut n = 0;
    model.initial(&mut |s| {
        if n == trail.initial {
            state = Some(s.to_vec());
        }
        n += 1;
    });
    let mut state = state.expect("an initial state");
    for &step in &trail.steps {
        state = model.narrate(&state, step).and_then(|told| told.1).expect("a step");
    }
    state
}

#[test]
fn every_state_is_shown_once_with_its_steps() {
    for seed in 0..12 {
        let mut graph = Explicit::random(seed, 150, 1.2, 0.0);
        graph.initial = vec![0, 1];
        let wanted = graph.name(7);
        let model = Of(graph);
        let naive = naive::Graph::of(&model, false);
        let rows = naive.states.iter().cloned().zip(naive.edges.iter().map(Vec::len));
        let expected: BTreeMap<Vec<u8>, usize> = rows.collect();
        let shortest = naive.states.iter().position(|s| *s == wanted).map(|at| {
            let path = naive.path_to(at);
            let trail = trail_of(&model, &path, End::Reached).unwrap();
            assert_eq!(trail.fault, REACHED);
            trail.steps.len()
        });
        every_way(|options| {
            let see = |s: &[u8], _| if s == wanted { Seen::Witness } else { Seen::Ordinary };
            let (outcome, all) = shown(&model, options, see);
            assert_eq!(all, expected, "{seed} {options:?}");
            assert_eq!(outcome.verdict.word(), "holds", "{seed} {options:?}");
            let witness = outcome.witness.as_ref();
            assert_eq!(witness.map(|t| end_of(&model, t)), shortest.map(|_| wanted.clone()));
            if options.search == Search::Bfs {
                assert_eq!(witness.map(|t| t.steps.len()), shortest, "{seed} {options:?}");
            }
        });
    }
}

#[test]
fn a_search_that_has_seen_enough_is_open() {
    let model = Of(Counters { actors: 4, limit: 9, bad: None });
    every_way(|options| {
        let see = |s: &[u8], _| if s == [1, 1, 0, 0] { Seen::Enough } else { Seen::Ordinary };
        let (outcome, all) = shown(&model, options, see);
        assert_eq!(end_of(&model, &outcome.witness.unwrap()), [1, 1, 0, 0], "{options:?}");
        // Depth first it may be the last of all.
        assert!(all.len() < 10_000 || options.search != Search::Bfs, "{options:?}");
        assert!(matches!(outcome.verdict, Verdict::Open(_)) && !outcome.is_whole, "{options:?}");
    });
}

#[test]
fn a_bound_on_states_is_kept_and_told() {
    let model = Of(Counters { actors: 4, limit: 9, bad: None });
    every_way(|options| {
        let bounded = |max| Options { max_states: Some(max), ..options.clone() };
        let (outcome, all) = shown(&model, &bounded(500), |_, _| Seen::Ordinary);
        let Verdict::Open(coverage) = &outcome.verdict else { panic!("{options:?}") };
        assert_eq!(coverage.gaps(), [Gap::States(500)], "{options:?}");
        // Batches and the counting now and then go beyond it, but not far.
        assert!(outcome.stats.stored > 500 && all.len() < 4000, "{options:?} {}", all.len());
        let (outcome, all) = shown(&model, &bounded(10_000), |_, _| Seen::Ordinary);
        assert_eq!((outcome.verdict.word(), all.len()), ("holds", 10_000), "{options:?}");
    });
}

#[test]
fn faults_are_reported_beside_it() {
    let model = Of(Counters { actors: 2, limit: 5, bad: Some(3) });
    every_way(|options| {
        let options = Options { keep_going: true, ..options.clone() };
        let (outcome, all) = shown(&model, &options, |_, _| Seen::Ordinary);
        assert_eq!((outcome.verdict.word(), all.len()), ("violated", 36), "{options:?}");
        let (outcome, all) =
            shown(&model, &Options { faults: false, ..options }, |_, _| Seen::Ordinary);
        assert_eq!((outcome.verdict.word(), all.len()), ("holds", 36));
    });
}
