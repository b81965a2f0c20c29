//! The passing run that is nearest to a failing one: it has as many of its first steps as
//! any passing run can have, and from there on it is a shortest.
//!
//! A run passes if it ends where the program may end, or, for programs that never end,
//! if it goes on for some steps more than the failing run without a fault. What is
//! compared with a cycle leaves the cycle. If a passing run follows after `k` steps, one
//! follows after fewer, so the greatest `k` is found by halving; each question is a
//! breadth-first search. The idea is Groce and Visser's ("What went wrong", SPIN 2003),
//! who look for passing runs near a counterexample to tell what matters in it.
//!
//! A question that meets its bound of states counts as answered with no: the run is then
//! a passing one, but perhaps not the nearest.

use crate::{Look, Options, Progress, Search, Seen, Stop, reachable};
use heddle_model::{Event, Facts, Fault, Model, Sink, Step, Trail, Worker, Wrapper, WrapperWorker};

/// Steps that a run which does not end goes on for, beyond the failing one.
pub const FURTHER: usize = 12;

/// A passing run, from the first steps of a failing one on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passing {
    /// Steps that it has in common with the failing run.
    pub common: usize,
    /// Its steps from there.
    pub steps: Vec<Step>,
    /// It ends as it should; otherwise it goes on.
    pub ends: bool,
}

/// The nearest passing run, if one was found. `states[i]` is the state before step `i` of
/// the failing run, which has `length` steps; those of a cycle are in `cycle`.
pub fn nearest_passing<M: Model>(
    model: &M,
    states: &[Vec<u8>],
    length: usize,
    cycle: &[Vec<u8>],
    options: &Options,
    stop: &Stop,
) -> Option<Passing> {
    let from = |k: usize| {
        let horizon = u16::try_from(length.saturating_sub(k) + FURTHER).ok()?;
        let onward = Onward { model, start: &states[k], cycle, horizon };
        onward.passing(options, stop).map(|(steps, ends)| Passing { common: k, steps, ends })
    };
    // The answer is below `no`; `best` is one.
    let (mut best, mut no) = (None, states.len());
    let mut yes = 0;
    while yes < no && !stop.is_set() {
        // The last states first: the difference is mostly near the end.
        let k = if best.is_none() && no == states.len() { no - 1 } else { (yes + no) / 2 };
        match from(k) {
            Some(found) => {
                best = Some(found);
                yes = k + 1;
            }
            None => no = k,
        }
    }
    best
}

/// The runs from a state on that break nothing, up to a number of steps, which are counted
/// in front of the state.
struct Onward<'a, M> {
    model: &'a M,
    start: &'a [u8],
    /// States that are not entered again.
    cycle: &'a [Vec<u8>],
    horizon: u16,
}

impl<M: Model> Onward<'_, M> {
    /// The steps of a shortest run that passes, and whether it ends.
    fn passing(&self, options: &Options, stop: &Stop) -> Option<(Vec<Step>, bool)> {
        let look = |state: &[u8], n_steps: usize| {
            let goes_on = depth(state) == self.horizon;
            let over = goes_on || n_steps == 0 && self.may_end(&state[WIDTH..]);
            if over { Seen::Enough } else { Seen::Ordinary }
        };
        let look: Look<'_> = &look;
        let options = Options {
            search: Search::Bfs,
            workers: 1,
            reduction: false,
            shorten: 0,
            ..options.clone()
        };
        let outcome = reachable(self, &options, stop, &Progress::new(), look);
        let Trail { steps, .. } = outcome.witness?;
        let ends = steps.len() < self.horizon as usize;
        Some((steps, ends))
    }

    /// Nothing follows, and that is right.
    fn may_end(&self, state: &[u8]) -> bool {
        let mut worker = self.model.worker();
        let mut any = Any(false);
        worker.expand(state, &mut any);
        !any.0 && worker.stuck(state).is_none()
    }
}

const WIDTH: usize = 2;

fn depth(state: &[u8]) -> u16 {
    u16::from_le_bytes([state[0], state[1]])
}

fn fill(out: &mut Vec<u8>, depth: u16, inner: &[u8]) {
    out.clear();
    out.extend_from_slice(&depth.to_le_bytes());
    out.extend_from_slice(inner);
}

impl<M: Model> Wrapper for Onward<'_, M> {
    type Inner = M;
    type Worker<'m>
        = OnwardWorker<'m, M::Worker<'m>>
    where
        Self: 'm;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &M {
        self.model
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[WIDTH..]
    }

    fn worker(&self) -> Self::Worker<'_> {
        OnwardWorker {
            inner: self.model.worker(),
            cycle: self.cycle,
            horizon: self.horizon,
            successor: Vec::new(),
        }
    }

    fn facts(&self) -> Facts {
        let facts = self.model.facts();
        let state_bytes = facts.state_bytes + WIDTH;
        Facts { reduction: Some("steps are counted".into()), state_bytes, ..facts }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let mut state = Vec::new();
        fill(&mut state, 0, self.start);
        out(&state);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (events, after) = self.model.narrate(&state[WIDTH..], step)?;
        let mut next = Vec::new();
        fill(&mut next, depth(state) + 1, &after?);
        Some((events, Some(next)))
    }
}

struct OnwardWorker<'m, W> {
    inner: W,
    cycle: &'m [Vec<u8>],
    horizon: u16,
    successor: Vec<u8>,
}

impl<W: Worker> WrapperWorker for OnwardWorker<'_, W> {
    type Inner = W;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &W {
        &self.inner
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[WIDTH..]
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let depth = depth(state);
        if depth < self.horizon {
            let (cycle, successor) = (self.cycle, &mut self.successor);
            let mut unbroken = Unbroken { sink, depth: depth + 1, cycle, successor };
            self.inner.expand(&state[WIDTH..], &mut unbroken);
        }
    }

    /// Where such a run stops is judged by who looks on.
    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }
}

struct Unbroken<'a, S> {
    sink: &'a mut S,
    depth: u16,
    cycle: &'a [Vec<u8>],
    successor: &'a mut Vec<u8>,
}

impl<S: Sink> Sink for Unbroken<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if self.cycle.iter().all(|s| s != successor) {
            fill(self.successor, self.depth, successor);
            self.sink.step(step, self.successor);
        }
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {}
}

struct Any(bool);

impl Sink for Any {
    fn step(&mut self, _: Step, _: &[u8]) {
        self.0 = true;
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
        self.0 = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::small_models::{Counters, Of, Philosophers};
    use crate::{replay, safety};
    use heddle_model::Verdict;

    /// The failing run of a model, and the passing one nearest to it.
    fn both<M: Model>(model: &M) -> (Trail, Option<Passing>) {
        let stop = Stop::new();
        let outcome = safety(model, &Options::default(), &stop, &Progress::new());
        let Verdict::Violated(trail) = outcome.verdict else { panic!("it fails") };
        let told = replay(model, &trail).unwrap();
        let n = told.states.len().min(trail.steps.len().max(1));
        let found = nearest_passing(
            model,
            &told.states[..n],
            trail.steps.len(),
            &[],
            &Options::default(),
            &stop,
        );
        (trail, found)
    }

    /// Whether a run from the common steps on breaks nothing, by the plain interpreter.
    fn executes<M: Model>(model: &M, trail: &Trail, passing: &Passing) {
        let mut walk = crate::simulate(model, trail.initial, 0).unwrap();
        for &step in trail.steps[..passing.common].iter().chain(&passing.steps) {
            let at = walk.choices().iter().position(|c| c.step == step).expect("a step");
            let taken = crate::Walk::take(&mut walk, at).unwrap();
            assert!(taken.fault.is_none());
        }
        if passing.ends {
            assert!(walk.choices().is_empty() && walk.stuck().is_none());
        }
    }

    #[test]
    fn philosophers_who_wait_get_on() {
        let model = Of(Philosophers { n: 3 });
        let (trail, found) = both(&model);
        let found = found.expect("not every run is stuck");
        executes(&model, &trail, &found);
        // The greatest number of common steps, by trying them all.
        let told = replay(&model, &trail).unwrap();
        let can = |k: usize| {
            let onward = Onward { model: &model, start: &told.states[k], cycle: &[], horizon: 20 };
            onward.passing(&Options::default(), &Stop::new()).is_some()
        };
        let most = (0..trail.steps.len()).rev().find(|&k| can(k)).unwrap();
        assert_eq!(found.common, most);
    }

    #[test]
    fn where_every_run_fails_there_is_none() {
        let model = Of(Counters { actors: 1, limit: 3, bad: Some(2) });
        assert_eq!(both(&model).1, None);
    }
}
