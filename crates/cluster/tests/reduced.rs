//! Reduction: the same verdict as without, and the same states on any number of processes.

use crate::{alone, together};
use heddle_engine::small_models::{Emit, Of, Toy};
use heddle_engine::{Options, StoreKind};
use heddle_model::{Actor, Ample, Fault, FaultKind, Verdict};

/// Actors that count, each its own byte, up or round and round; one may get stuck at the end.
struct Counters {
    n: usize,
    most: u8,
    /// The first one begins anew instead of stopping.
    round: bool,
    /// Whether the state in which all have stopped is wrong.
    wrong: bool,
}

impl Toy for Counters {
    fn first(&self) -> Vec<Vec<u8>> {
        vec![vec![0; self.n]]
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        for i in 0..self.n {
            let mut after = state.to_vec();
            if state[i] < self.most {
                after[i] += 1;
            } else if i == 0 && self.round {
                after[i] = 0;
            } else {
                continue;
            }
            emit(Actor(i as u16), None, Some(&after));
        }
    }

    fn stuck(&self, _: &[u8]) -> Option<Fault> {
        self.wrong.then_some(Fault { kind: FaultKind::Deadlock, site: 0 })
    }

    /// All are independent: the first that can move is enough, unless that is put off.
    fn ample(&self, state: &[u8]) -> Option<Ample> {
        let can = |i: &usize| state[*i] < self.most || *i == 0 && self.round;
        let first = (0..self.n).find(can)?;
        Some(Ample { actor: Actor(first as u16), once: false, forward: false })
    }
}

#[test]
fn a_reduced_search_has_the_same_states_everywhere_and_puts_nothing_off() {
    for (round, wrong) in [(false, true), (false, false), (true, false)] {
        let model = Of(Counters { n: 4, most: 4, round, wrong });
        let plain = Options { memory_limit: 64 << 20, ..Options::default() };
        let all = alone(&model, &plain);
        let mut stored = Vec::new();
        for n in 1..=4 {
            let store = [StoreKind::Exact, StoreKind::Tree][n % 2];
            let workers = 1 + (n + round as usize) % 3;
            let options = Options { reduction: true, store, workers, ..plain.clone() };
            for outcome in together(&model, &options, n) {
                assert_eq!(outcome.verdict.word(), all.verdict.word(), "{n}");
                if !matches!(outcome.verdict, Verdict::Violated(_)) {
                    stored.push(outcome.stats.stored);
                }
            }
        }
        stored.dedup();
        assert!(stored.len() <= 1, "{stored:?}");
        match round {
            // The first could go round for ever: the others get their turn, in every order.
            true => assert_eq!(stored, [all.stats.stored]),
            false => assert!(stored.iter().all(|&n| n < all.stats.stored / 4), "{stored:?}"),
        }
    }
}
