//! Accepting cycles: as the engine's nested depth-first search says.

use crate::made_up::{MadeUp, options};
use crate::{all_of, cases};
use heddle_engine::small_models::{Emit, Of, Toy};
use heddle_engine::{Options, Progress, Stop, StoreKind, cycles, replay};
use heddle_model::{Fault, Labels, Verdict};
use heddle_store::mix;

/// A made-up graph in which one state in so many is accepting.
struct Labelled {
    graph: MadeUp,
    accepting: u64,
    /// One edge in so many leads back.
    rare: u64,
}

impl Toy for Labelled {
    fn first(&self) -> Vec<Vec<u8>> {
        self.graph.first()
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        self.graph.steps(state, &mut |actor, _, after| {
            // Most edges lead onwards, so that there are few cycles.
            let (from, to) = (MadeUp::number(state), after.map(MadeUp::number));
            if to.is_some_and(|to| to > from || mix(from ^ to).is_multiple_of(self.rare)) {
                emit(actor, None, after);
            }
        });
    }

    fn stuck(&self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn labels(&self, state: &[u8]) -> Labels {
        let number = MadeUp::number(state);
        let is = mix(number ^ self.graph.seed).is_multiple_of(self.accepting);
        if is { Labels::ACCEPT } else { Labels::NONE }
    }
}

#[test]
fn any_number_of_processes_finds_cycles_where_the_engine_does() {
    let (mut n_violated, mut n_held) = (0, 0);
    for seed in 0..cases(24) {
        let n_states = 20 + mix(seed) % 900;
        let graph = MadeUp { seed, n_states, breaks: 0, sticks: false };
        let (accepting, rare) = [(3, 3), (9, 6), (40, 2), (2, 90)][seed as usize % 4];
        let model = Of(Labelled { graph, accepting, rare });
        let store = [StoreKind::Exact, StoreKind::Tree][seed as usize / 2 % 2];
        let options = Options { faults: false, ..options(store, false) };
        let engine = cycles(&model, &options, &Stop::new(), &Progress::new());
        let (n, workers) = (1 + seed as usize % 4, 1 + seed as usize / 4 % 3);
        let options = Options { workers, ..options };
        let answers = all_of(n, n == 3, |cluster, _| {
            cluster.cycles(&model, &options, &Stop::new(), &Progress::new())
        });
        for outcome in answers {
            assert_eq!(
                outcome.verdict.word(),
                engine.verdict.word(),
                "seed {seed}, {n} x {workers}"
            );
            match &outcome.verdict {
                Verdict::Violated(trail) => {
                    assert!(trail.cycle_start.is_some(), "seed {seed}");
                    replay(&model, trail).expect("it replays");
                    n_violated += 1;
                }
                _ => {
                    assert_eq!(outcome.stats.stored, engine.stats.stored, "seed {seed}");
                    n_held += 1;
                }
            }
        }
    }
    assert!(n_violated > 5 && n_held > 5, "{n_violated} violated, {n_held} held");
}
