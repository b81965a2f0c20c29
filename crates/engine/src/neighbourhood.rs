//! The states around some states, breadth first, up to a number of them: for pictures of
//! a state graph near a run, and for counts over the first states of a program.
//!
//! Not a check: it says whether it was cut, and nothing about what it did not see.

use crate::Stop;
use heddle_model::{Fault, Model, Sink, Step, Worker};
use std::collections::HashMap;

/// Part of a state graph.
#[derive(Clone, Debug, Default)]
pub struct Neighbourhood {
    /// The seeds first, each once, then what follows in breadth-first order.
    pub states: Vec<Vec<u8>>,
    pub edges: Vec<Edge>,
    /// The first so many states have all their steps among `edges`, if nothing was cut.
    pub expanded: usize,
    /// There are steps to states that are not here.
    pub cut: bool,
}

/// A step between two of the states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: usize,
    /// `None`: it breaks the program, which cannot go on.
    pub to: Option<usize>,
    pub step: Step,
    pub fault: Option<Fault>,
}

/// At most `limit` states around `seeds`, which are always there.
pub fn neighbourhood<M: Model>(
    model: &M,
    seeds: &[Vec<u8>],
    limit: usize,
    stop: &Stop,
) -> Neighbourhood {
    let mut found =
        Found { part: Neighbourhood::default(), numbers: HashMap::new(), limit, from: 0 };
    for seed in seeds {
        found.limit = found.limit.max(found.part.states.len() + 1);
        found.number(seed);
    }
    found.limit = limit.max(found.part.states.len());
    let mut worker = model.worker();
    while found.from < found.part.states.len() && !stop.is_set() {
        let state = found.part.states[found.from].clone();
        worker.expand(&state, &mut found);
        found.from += 1;
    }
    found.part.cut |= found.from < found.part.states.len();
    found.part.expanded = found.from;
    found.part
}

struct Found {
    part: Neighbourhood,
    numbers: HashMap<Vec<u8>, usize>,
    limit: usize,
    /// The state that is expanded.
    from: usize,
}

impl Found {
    fn number(&mut self, state: &[u8]) -> Option<usize> {
        if let Some(&n) = self.numbers.get(state) {
            return Some(n);
        }
        let n = self.part.states.len();
        if n >= self.limit {
            self.part.cut = true;
            return None;
        }
        self.numbers.insert(state.to_vec(), n);
        self.part.states.push(state.to_vec());
        Some(n)
    }
}

impl Sink for Found {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if let Some(to) = self.number(successor) {
            self.part.edges.push(Edge { from: self.from, to: Some(to), step, fault: None });
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        let to = successor.and_then(|s| self.number(s));
        self.part.edges.push(Edge { from: self.from, to, step, fault: Some(fault) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::small_models::{Counters, Of};
    use crate::{Options, Progress, safety};

    #[test]
    fn all_of_a_small_graph_is_what_a_search_counts() {
        let model = Of(Counters { actors: 3, limit: 3, bad: None });
        let outcome = safety(&model, &Options::default(), &Stop::new(), &Progress::new());
        let whole = neighbourhood(&model, &[vec![0, 0, 0]], 1000, &Stop::new());
        assert!(!whole.cut && whole.expanded == whole.states.len());
        assert_eq!(whole.states.len() as u64, outcome.stats.stored);
        assert_eq!(whole.edges.len() as u64 + 1, outcome.stats.transitions);
    }

    #[test]
    fn a_part_has_its_seeds_and_says_that_it_is_one() {
        let model = Of(Counters { actors: 3, limit: 3, bad: None });
        let seeds = [vec![0, 0, 0], vec![1, 0, 0], vec![1, 1, 0], vec![1, 0, 0]];
        let part = neighbourhood(&model, &seeds, 2, &Stop::new());
        assert_eq!((part.states.len(), part.cut), (3, true));
        assert!(part.edges.iter().any(|e| (e.from, e.to) == (0, Some(1))));
    }
}
