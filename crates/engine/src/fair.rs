//! Weak fairness: only cycles in which every process that could always move does.
//!
//! Choueka's flag construction (1974), which SPIN uses for `-f`: a counter goes
//! with the state. It leaves zero in an accepting state; at `i + 1` it waits
//! until actor `i` moves or cannot; after the last actor it is zero again.
//! Accepting are the accepting states with counter zero, so that a cycle
//! through one has given every actor its turn.
//!
//! Two liberties. The counter passes at once over all actors that are disabled
//! where it stands, so that it waits only for actors that are enabled: there
//! need be no fixed number of them, and an actor that does not exist is
//! disabled. And there is no copy beyond the last: a round that ends is zero.
//!
//! [`Actor::NOBODY`] is waited for by nobody. Reduction is off: a reduced graph
//! has for each run one that differs in the order of steps, but not always one
//! that is as fair. Wrap this around the product, not the other way round.

use heddle_model::{
    Actor, Actors, Event, Facts, Fault, FaultKind, Labels, Model, Sink, Step, Violation, Worker,
    Wrapper, WrapperWorker,
};

pub struct Fair<M> {
    inner: M,
    /// Bytes of the counter.
    width: usize,
}

impl<M: Model> Fair<M> {
    /// Looks for the fair ones among the acceptance cycles of `inner`.
    pub fn new(inner: M) -> Self {
        let few = inner.facts().max_actors.is_some_and(|n| n <= 255);
        Fair { inner, width: if few { 1 } else { 2 } }
    }

    fn join(&self, counter: u16, inner: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        fill(&mut out, self.width, counter, inner);
        out
    }
}

fn split(width: usize, state: &[u8]) -> (u16, &[u8]) {
    let (own, inner) = state.split_at(width);
    let high = if width == 2 { own[1] } else { 0 };
    (u16::from_le_bytes([own[0], high]), inner)
}

fn fill(out: &mut Vec<u8>, width: usize, counter: u16, inner: &[u8]) {
    assert!(width == 2 || counter <= 255, "an actor beyond the number that was promised");
    out.clear();
    out.extend_from_slice(&counter.to_le_bytes()[..width]);
    out.extend_from_slice(inner);
}

/// What a step does to the counter, by who takes it.
#[derive(Clone, Copy)]
struct Turn {
    waits_for: Actor,
    if_it_moves: u16,
    otherwise: u16,
}

impl Turn {
    fn of(worker: &mut impl Worker, counter: u16, state: &[u8], enabled: &mut Actors) -> Turn {
        let idle = Turn { waits_for: Actor::NOBODY, if_it_moves: 0, otherwise: 0 };
        if counter == 0 && !worker.labels(state).has(Labels::ACCEPT) {
            return idle;
        }
        worker.enabled(state, enabled);
        let first = counter.saturating_sub(1);
        let Some(actor) = next_enabled(enabled, first) else { return idle };
        let then = next_enabled(enabled, actor + 1).map_or(0, |next| next + 1);
        Turn { waits_for: Actor(actor), if_it_moves: then, otherwise: actor + 1 }
    }

    fn after(self, actor: Actor) -> u16 {
        if actor == self.waits_for { self.if_it_moves } else { self.otherwise }
    }
}

/// The first enabled actor not before `from`.
fn next_enabled(enabled: &Actors, from: u16) -> Option<u16> {
    let (word, bit) = (from as usize / 64, from % 64);
    let first = enabled.0.get(word)? & (u64::MAX << bit);
    let rest = enabled.0[word + 1..].iter().copied();
    let mut words = std::iter::once(first).chain(rest).enumerate();
    let found = words.find(|&(_, w)| w != 0);
    found.map(|(i, w)| ((word + i) * 64) as u16 + w.trailing_zeros() as u16)
}

pub struct FairWorker<W> {
    inner: W,
    width: usize,
    enabled: Actors,
    successor: Vec<u8>,
}

impl<W: Worker> WrapperWorker for FairWorker<W> {
    type Inner = W;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &W {
        &self.inner
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[self.width..]
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let (counter, inner) = split(self.width, state);
        let turn = Turn::of(&mut self.inner, counter, inner, &mut self.enabled);
        let (width, successor) = (self.width, &mut self.successor);
        self.inner.expand(inner, &mut Counted { sink, turn, width, successor });
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        let (counter, inner) = split(self.width, state);
        let labels = self.inner.labels(inner);
        if counter == 0 { labels } else { Labels(labels.0 & !Labels::ACCEPT.0) }
    }
}

/// Puts the counter before each successor. Edges keep their numbers.
struct Counted<'a, S> {
    sink: &'a mut S,
    turn: Turn,
    width: usize,
    successor: &'a mut Vec<u8>,
}

impl<S: Sink> Sink for Counted<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        fill(self.successor, self.width, self.turn.after(step.actor), successor);
        self.sink.step(step, self.successor);
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        let Some(successor) = successor else { return self.sink.fault(step, fault, None) };
        fill(self.successor, self.width, self.turn.after(step.actor), successor);
        self.sink.fault(step, fault, Some(self.successor));
    }
}

impl<M: Model> Wrapper for Fair<M> {
    type Inner = M;
    type Worker<'m>
        = FairWorker<M::Worker<'m>>
    where
        Self: 'm;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &M {
        &self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[self.width..]
    }

    fn worker(&self) -> Self::Worker<'_> {
        let (inner, width) = (self.inner.worker(), self.width);
        FairWorker { inner, width, enabled: Actors::default(), successor: Vec::new() }
    }

    fn facts(&self) -> Facts {
        let facts = self.inner.facts();
        let why = "weak fairness is not preserved by it".to_owned();
        let state_bytes = facts.state_bytes + self.width;
        Facts { reduction: facts.reduction.or(Some(why)), state_bytes, ..facts }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.inner.initial(&mut |s| out(&self.join(0, s)));
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (counter, inner) = split(self.width, state);
        let mut worker = self.inner.worker();
        let turn = Turn::of(&mut worker, counter, inner, &mut Actors::default());
        let (events, after) = self.inner.narrate(inner, step)?;
        Some((events, after.map(|s| self.join(turn.after(step.actor), &s))))
    }

    fn violation(&self, fault: Fault) -> Violation {
        let mut violation = self.inner.violation(fault);
        if matches!(fault.kind, FaultKind::AcceptanceCycle | FaultKind::NonProgress) {
            violation.message.push_str(", every process having its turn");
        }
        violation
    }
}
