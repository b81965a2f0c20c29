//! Random walks beside a search of all states.
//!
//! A search that takes the newest state first meets late what goes wrong near the start, if
//! what lies behind its first steps is large; one that takes the oldest first meets late what
//! goes wrong far from it. Schedules drawn at random find most mistakes of concurrent programs
//! soon, wherever they are. So once a search has grown large, every so many states one random
//! walk goes from an initial state to its end. What it finds is a run like any other; that it
//! found nothing means nothing.
//!
//! Half of the walks choose among the actors with equal chances. The others are PCT's
//! (Burckhardt, Kothari, Musuvathi, Nagarakatti, "A randomized scheduler with probabilistic
//! guarantees of finding bugs", 2010): actors have random priorities, the highest that can
//! goes, and at a few random places the one that goes falls behind all others. Ours, too: one
//! that goes on for long, as a loop that waits does, falls behind.
//!
//! Every second walk is short, every second of the others twice as long, and so on: what goes
//! wrong near the start of a long program need not wait for walks to its end, and these cost
//! but a constant and a logarithm more than if there were no others (Luby, Sinclair, Zuckerman,
//! "Optimal speedup of Las Vegas algorithms", 1993, whose sequence this is but for its order).
//!
//! The numbers are drawn from the worker's own number, so that one worker walks the same way
//! in every run. Not here: cycles, and searches that tell every finding with its count.

use crate::path::End;
use crate::run::{Counts, Place, Run};
use crate::simulate::SplitMix;
use heddle_model::{Actor, Fault, Model, Sink, Step, Worker};

/// Transitions that a worker makes before its first walk: what is smaller has no use for it.
const START: u64 = 1 << 17;

/// Walks make one transition for so many that the search makes.
const SHARE: u64 = 32;

/// Transitions that the shortest walks make.
const SHORTEST: u64 = 1 << 10;

/// The steps of a walk that does not end.
const LONGEST: usize = 50_000;

/// An actor that takes so many steps on end falls behind.
const PATIENCE: usize = 500;

/// Where a walk went wrong.
struct Find {
    initial: u32,
    steps: Vec<Step>,
    end: End,
}

/// The walks of one worker of a search.
pub(crate) struct Walks<'a, M: Model + 'a> {
    model: &'a M,
    worker: Option<M::Worker<'a>>,
    random: SplitMix,
    /// Transitions that walks made.
    n_made: u64,
    n_walks: u64,
    /// The steps of the longest walk: where those to come are to change their minds.
    length: usize,
}

impl<'a, M: Model> Walks<'a, M> {
    /// Those of a worker, unless the search is not for faults, or tells each with its count.
    pub(crate) fn new(run: &Run<'a, M>, number: usize) -> Option<Self> {
        let o = run.options;
        let are_of_use = o.faults && !o.keep_going && o.max_depth.is_none();
        are_of_use.then(|| Walks {
            model: run.model,
            worker: None,
            random: SplitMix(number as u64),
            n_made: 0,
            n_walks: 0,
            length: 100,
        })
    }

    /// Whether it is time for a walk, now that the worker has counted so much.
    #[inline]
    pub(crate) fn are_due(&self, counts: &Counts) -> bool {
        counts.stored + counts.matched >= START + self.n_made * SHARE
    }

    /// Goes for a walk, and reports what it finds.
    #[cold]
    pub(crate) fn go(&mut self, run: &Run<'_, M>) {
        if let Some(Find { initial, steps, end }) = self.walk(|| run.is_over()) {
            run.report(Place::Steps { initial, steps }, end);
        }
    }

    fn walk(&mut self, is_over: impl Fn() -> bool) -> Option<Find> {
        let mut first: Vec<Vec<u8>> = Vec::new();
        self.model.initial(&mut |state| first.push(state.to_vec()));
        let initial = self.random.below(first.len().max(1));
        let mut state = first.into_iter().nth(initial)?;
        self.n_walks += 1;
        let mut order = Order::draw(&mut self.random, self.length);
        let enough = self.n_made + (SHORTEST << self.n_walks.trailing_zeros().min(32));
        let worker = self.worker.get_or_insert_with(|| self.model.worker());
        let (mut ways, mut steps) = (Ways::default(), Vec::new());
        let end = loop {
            if steps.len() == LONGEST || self.n_made >= enough || is_over() {
                break None;
            }
            ways.clear();
            worker.expand(&state, &mut ways);
            self.n_made += 1 + ways.list.len() as u64;
            if let Some((step, fault)) = ways.broken {
                break Some(End::Broken(step, fault));
            }
            if ways.list.is_empty() {
                break worker.stuck(&state).map(End::Stuck);
            }
            let (step, lo, hi) = order.choose(&ways.list, steps.len(), &mut self.random);
            steps.push(step);
            state.clear();
            state.extend_from_slice(&ways.bytes[lo..hi]);
        };
        self.length = self.length.max(steps.len());
        end.map(|end| Find { initial: initial as u32, steps, end })
    }
}

/// The ways on from a state.
#[derive(Default)]
struct Ways {
    /// Where the bytes of the state lie that each leads to.
    list: Vec<(Step, usize, usize)>,
    bytes: Vec<u8>,
    broken: Option<(Step, Fault)>,
}

impl Ways {
    fn clear(&mut self) {
        self.list.clear();
        self.bytes.clear();
        self.broken = None;
    }
}

impl Sink for Ways {
    fn step(&mut self, step: Step, after: &[u8]) {
        let lo = self.bytes.len();
        self.bytes.extend_from_slice(after);
        self.list.push((step, lo, self.bytes.len()));
    }

    fn fault(&mut self, step: Step, fault: Fault, _: Option<&[u8]>) {
        self.broken.get_or_insert((step, fault));
    }
}

/// How a walk chooses who goes.
enum Order {
    Equal,
    Priorities(Priorities),
}

struct Priorities {
    seed: u64,
    /// The steps before which who would go falls behind.
    changes: Vec<usize>,
    /// Who fell behind, the last one furthest.
    behind: Vec<Actor>,
    /// Who went last, and how often on end.
    last: (Actor, usize),
}

impl Order {
    fn draw(random: &mut SplitMix, length: usize) -> Order {
        if random.below(2) == 0 {
            return Order::Equal;
        }
        let n = random.below(3);
        // As likely among the first steps as behind them: most walks are short.
        let mut change = || {
            let within = random.below(length) + 1;
            random.below(within)
        };
        let changes = (0..n).map(|_| change()).collect();
        let (seed, last) = (random.next_u64(), (Actor::NOBODY, 0));
        Order::Priorities(Priorities { seed, changes, behind: Vec::new(), last })
    }

    fn choose(
        &mut self,
        ways: &[(Step, usize, usize)],
        at: usize,
        random: &mut SplitMix,
    ) -> (Step, usize, usize) {
        let mut actors: Vec<Actor> = ways.iter().map(|w| w.0.actor).collect();
        actors.dedup();
        let actor = match self {
            Order::Equal => actors[random.below(actors.len())],
            Order::Priorities(p) => p.choose(&actors, at),
        };
        let its: Vec<_> = ways.iter().filter(|w| w.0.actor == actor).collect();
        *its[random.below(its.len())]
    }
}

impl Priorities {
    fn choose(&mut self, actors: &[Actor], at: usize) -> Actor {
        let mut highest = self.highest(actors);
        if self.changes.contains(&at) || self.last == (highest, PATIENCE) {
            self.behind.retain(|&a| a != highest);
            self.behind.push(highest);
            highest = self.highest(actors);
        }
        let on_end = if self.last.0 == highest { self.last.1 + 1 } else { 1 };
        self.last = (highest, on_end);
        highest
    }

    fn highest(&self, actors: &[Actor]) -> Actor {
        let priority = |actor: &Actor| match self.behind.iter().position(|a| a == actor) {
            Some(place) => (0, u64::MAX - place as u64),
            None => (1, SplitMix(self.seed ^ (actor.0 as u64) << 32).next_u64()),
        };
        *actors.iter().max_by_key(|&a| priority(a)).expect("a way on")
    }
}

#[cfg(test)]
mod tests {
    use super::START;
    use crate::small_models::{Emit, Of, Toy};
    use crate::{Options, Outcome, Progress, Stop, replay, safety};
    use heddle_model::{Actor, Fault, FaultKind, Verdict};

    /// Three actors that count to a hundred. Wrong is that the first has counted to thirty
    /// before the others begin: the state that a search from the newest on meets last.
    struct Counters;

    impl Toy for Counters {
        fn first(&self) -> Vec<Vec<u8>> {
            vec![vec![0; 3]]
        }

        fn steps(&self, state: &[u8], emit: Emit<'_>) {
            for i in (0..3).filter(|&i| state[i] < 100) {
                let mut next = state.to_vec();
                next[i] += 1;
                let wrong = next[..] == [30, 0, 0];
                let fault = wrong.then_some(Fault { kind: FaultKind::Assertion, site: 0 });
                emit(Actor(i as u16), fault, Some(&next));
            }
        }
    }

    fn searched(max_states: u64) -> Outcome {
        let options = Options { max_states: Some(max_states), shorten: 0, ..Options::default() };
        safety(&Of(Counters), &options, &Stop::new(), &Progress::new())
    }

    #[test]
    fn a_walk_finds_what_the_search_meets_last() {
        assert!(matches!(searched(START / 4).verdict, Verdict::Open(_)));
        let Verdict::Violated(found) = searched(400_000).verdict else {
            panic!("one of some thirty walks goes wrong");
        };
        let told = replay(&Of(Counters), &found).expect("a run of the model");
        assert_eq!(found.steps.len(), 30);
        assert!(found.steps.iter().all(|s| s.actor == Actor(0)));
        assert_eq!(told.states.last().map(Vec::as_slice), Some(&[30, 0, 0][..]));
    }
}
