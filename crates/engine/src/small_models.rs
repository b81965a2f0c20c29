//! Small models for tests and benches: their answers are known otherwise.

use heddle_model::{
    Actor, Ample, Blocked, Event, Facts, Fault, FaultKind, Field, Labels, Model, Reduction, Sink,
    Step, Violation, Worker,
};

/// Receives the steps of a state: who, what it breaks, and what comes after.
pub type Emit<'e> = &'e mut dyn FnMut(Actor, Option<Fault>, Option<&[u8]>);

/// A model given by a function from a state to its steps: enough for a toy.
/// `narrate` runs the same function, so these models test the engine, not themselves.
pub trait Toy: Sync {
    fn first(&self) -> Vec<Vec<u8>>;

    fn steps(&self, state: &[u8], emit: Emit<'_>);

    fn stuck(&self, _state: &[u8]) -> Option<Fault> {
        None
    }

    fn labels(&self, _state: &[u8]) -> Labels {
        Labels::NONE
    }

    fn ample(&self, _state: &[u8]) -> Option<Ample> {
        None
    }
}

/// A [`Toy`] as a [`Model`].
pub struct Of<T>(pub T);

pub struct ToyWorker<'m, T>(&'m T);

impl<T: Toy> Model for Of<T> {
    type Worker<'m>
        = ToyWorker<'m, T>
    where
        T: 'm;

    fn worker(&self) -> ToyWorker<'_, T> {
        ToyWorker(&self.0)
    }

    fn facts(&self) -> Facts {
        Facts { state_bytes: 8, ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.0.first().iter().for_each(|s| out(s));
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (mut edge, mut told) = (0, None);
        self.0.steps(state, &mut |actor, _, after| {
            if edge == step.edge && actor == step.actor {
                let event = Event {
                    actor,
                    lane: format!("P[{}]", actor.0),
                    span: None,
                    text: format!("edge {edge}"),
                    changes: Vec::new(),
                    output: String::new(),
                    note: String::new(),
                    touches: Vec::new(),
                };
                told = Some((vec![event], after.map(<[u8]>::to_vec)));
            }
            edge += 1;
        });
        told
    }

    fn violation(&self, fault: Fault) -> Violation {
        Violation::new(fault.kind, fault.kind.name(), None)
    }

    fn fields(&self, _: &[u8]) -> Vec<Field> {
        Vec::new()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }
}

impl<T: Toy> Worker for ToyWorker<'_, T> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let mut edge = 0;
        self.0.steps(state, &mut |actor, fault, after| {
            let step = Step { actor, edge };
            match (fault, after) {
                (Some(fault), after) => sink.fault(step, fault, after),
                (None, Some(after)) => sink.step(step, after),
                (None, None) => unreachable!("a good step leads somewhere"),
            }
            edge += 1;
        });
    }

    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        self.0.stuck(state)
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        self.0.labels(state)
    }
}

impl<T: Toy> Reduction for ToyWorker<'_, T> {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        self.0.ample(state)
    }
}

pub const DEADLOCK: Fault = Fault { kind: FaultKind::Deadlock, site: 0 };
pub const ASSERTION: Fault = Fault { kind: FaultKind::Assertion, site: 0 };

/// `actors` counters of `limit` steps each: `(limit + 1)^actors` states. With
/// `bad`, the step into the state where all counters are `bad` fails.
///
/// Counters are independent, so one alone is always ample until it stands.
pub struct Counters {
    pub actors: u8,
    pub limit: u8,
    pub bad: Option<u8>,
}

impl Toy for Counters {
    fn first(&self) -> Vec<Vec<u8>> {
        vec![vec![0; self.actors as usize]]
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        let mut next = state.to_vec();
        for i in 0..state.len() {
            if state[i] < self.limit {
                next[i] += 1;
                let fails = self.bad.is_some_and(|b| next.iter().all(|&c| c == b));
                emit(Actor(i as u16), fails.then_some(ASSERTION), Some(&next));
                next[i] -= 1;
            }
        }
    }

    fn ample(&self, state: &[u8]) -> Option<Ample> {
        // Every step counts up, so the graph has no cycle; nothing is visible
        // unless a step may fail, and then nothing may be left out.
        let mover = state.iter().position(|&c| c < self.limit);
        let mover = mover.filter(|_| self.bad.is_none());
        mover.map(|i| Ample { actor: Actor(i as u16), once: true, forward: true })
    }
}

/// Dining philosophers who take the left fork first, and so may all starve.
/// Per philosopher: 0 thinks, 1 has the left fork, 2 eats, 3 has put one back.
pub struct Philosophers {
    pub n: u8,
}

impl Toy for Philosophers {
    fn first(&self) -> Vec<Vec<u8>> {
        vec![vec![0; 2 * self.n as usize]]
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        let n = self.n as usize;
        for i in 0..n {
            let (left, right) = (n + i, n + (i + 1) % n);
            let (fork, value) = match state[i] {
                0 if state[left] == 0 => (left, 1),
                1 if state[right] == 0 => (right, 1),
                2 => (right, 0),
                3 => (left, 0),
                _ => continue,
            };
            let mut next = state.to_vec();
            next[fork] = value;
            next[i] = (state[i] + 1) % 4;
            emit(Actor(i as u16), None, Some(&next));
        }
    }

    fn stuck(&self, _: &[u8]) -> Option<Fault> {
        Some(DEADLOCK)
    }
}

/// A graph by its edges: states are numbers, written with `padding` zeros and,
/// to try every length, with as many more as the number has low bits.
#[derive(Clone, Debug, Default)]
pub struct Explicit {
    pub edges: Vec<Vec<u32>>,
    pub accepting: Vec<bool>,
    /// States without steps that should have some. Their faults and those of
    /// broken edges have a few different sites, by the number of the state.
    pub stuck: Vec<bool>,
    /// Edges that break: (state, position), and whether they go on.
    pub broken: Vec<(u32, u32, bool)>,
    pub initial: Vec<u32>,
    pub padding: usize,
}

impl Explicit {
    pub fn name(&self, state: u32) -> Vec<u8> {
        let mut bytes = state.to_le_bytes().to_vec();
        bytes.resize(4 + self.padding + (state as usize % 4), 0);
        bytes
    }

    pub fn number(state: &[u8]) -> u32 {
        u32::from_le_bytes(state[..4].try_into().expect("four bytes"))
    }

    /// A random graph: `n` states, `degree` edges each on average.
    pub fn random(seed: u64, n: u32, degree: f64, accepting: f64) -> Self {
        let mut random = crate::SplitMix(seed);
        let mut below = |n: u32| random.below(n as usize) as u32;
        let mut graph = Explicit { edges: vec![Vec::new(); n as usize], ..Self::default() };
        for _ in 0..(n as f64 * degree) as u32 {
            let (from, to) = (below(n), below(n));
            graph.edges[from as usize].push(to);
        }
        graph.accepting = (0..n).map(|_| below(1000) < (accepting * 1000.0) as u32).collect();
        graph.stuck = vec![false; n as usize];
        graph.initial = vec![0];
        graph
    }
}

impl Toy for Explicit {
    fn first(&self) -> Vec<Vec<u8>> {
        self.initial.iter().map(|&s| self.name(s)).collect()
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        let from = Self::number(state);
        for (i, &to) in self.edges[from as usize].iter().enumerate() {
            let broken = self.broken.iter().find(|b| b.0 == from && b.1 == i as u32);
            let after = self.name(to);
            let goes_on = broken.is_none_or(|b| b.2);
            let fault = broken.map(|_| Fault { site: from % 4, ..ASSERTION });
            emit(Actor(to as u16 % 3), fault, goes_on.then_some(&after));
        }
    }

    fn stuck(&self, state: &[u8]) -> Option<Fault> {
        let number = Self::number(state);
        self.stuck[number as usize].then_some(Fault { site: number % 3, ..DEADLOCK })
    }

    fn labels(&self, state: &[u8]) -> Labels {
        let accepting = self.accepting[Self::number(state) as usize];
        if accepting { Labels::ACCEPT } else { Labels::NONE }
    }
}

/// Actors that walk about graphs of their own, mostly minding their own
/// business: every kind of reduction has something to do here.
///
/// A state is the place of each actor, then a shared byte.
#[derive(Clone, Debug)]
pub struct Walkers {
    /// For each actor, for each place: what it does there and where it goes.
    pub programs: Vec<Vec<Vec<(Deed, u8)>>>,
    /// The shared byte counts modulo this.
    pub modulus: u8,
    /// States with this shared byte are accepting.
    pub accepting: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Nothing that anybody sees.
    Local,
    Add(u8),
    /// Possible only while the shared byte is this.
    Await(u8),
    /// Fails if the shared byte is this.
    AssertNot(u8),
}

impl Walkers {
    pub fn random(seed: u64) -> Self {
        let mut random = crate::SplitMix(seed);
        let mut below = |n: usize| random.below(n);
        let modulus = 2 + below(3) as u8;
        let deed = |below: &mut dyn FnMut(usize) -> usize| match below(10) {
            0..=4 => Deed::Local,
            5..=6 => Deed::Add(1 + below(2) as u8),
            7..=8 => Deed::Await(below(modulus as usize) as u8),
            _ if below(4) == 0 => Deed::AssertNot(below(modulus as usize) as u8),
            _ => Deed::Local,
        };
        let n_actors = 2 + below(3);
        let mut program = || -> Vec<Vec<(Deed, u8)>> {
            let n_places = 2 + below(5);
            let mut place = |_| {
                let n_edges = [1, 1, 1, 2, 2, 0][below(6)];
                let edges = (0..n_edges).map(|_| {
                    let to = below(n_places) as u8;
                    (deed(&mut below), to)
                });
                edges.collect()
            };
            (0..n_places).map(&mut place).collect()
        };
        let programs = (0..n_actors).map(|_| program()).collect();
        Walkers { programs, modulus, accepting: 0 }
    }

    fn edges(&self, state: &[u8], actor: usize) -> &[(Deed, u8)] {
        &self.programs[actor][state[actor] as usize]
    }
}

impl Toy for Walkers {
    fn first(&self) -> Vec<Vec<u8>> {
        vec![vec![0; self.programs.len() + 1]]
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        let n = self.programs.len();
        for actor in 0..n {
            for &(deed, to) in self.edges(state, actor) {
                let mut next = state.to_vec();
                next[actor] = to;
                let mut fault = None;
                match deed {
                    Deed::Local => {}
                    Deed::Add(k) => next[n] = (next[n] + k) % self.modulus,
                    Deed::Await(v) if state[n] != v => continue,
                    Deed::Await(_) => {}
                    Deed::AssertNot(v) => fault = (state[n] == v).then_some(ASSERTION),
                }
                emit(Actor(actor as u16), fault, Some(&next));
            }
        }
    }

    fn stuck(&self, state: &[u8]) -> Option<Fault> {
        let waits = |actor| !self.edges(state, actor).is_empty();
        (0..self.programs.len()).any(waits).then_some(DEADLOCK)
    }

    fn labels(&self, state: &[u8]) -> Labels {
        let accepting = state.last() == Some(&self.accepting);
        if accepting { Labels::ACCEPT } else { Labels::NONE }
    }

    fn ample(&self, state: &[u8]) -> Option<Ample> {
        let is_local = |actor: &usize| {
            let edges = self.edges(state, *actor);
            !edges.is_empty() && edges.iter().all(|e| e.0 == Deed::Local)
        };
        (0..self.programs.len()).find(is_local).map(|actor| {
            let forward = self.edges(state, actor).iter().all(|e| e.1 > state[actor]);
            Ample { actor: Actor(actor as u16), once: false, forward }
        })
    }
}
