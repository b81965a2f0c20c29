//! Non-progress cycles as acceptance cycles.
//!
//! The product of a model with SPIN's two-state automaton for `<> [] np_`: at
//! some moment it bets that no state labelled [`Labels::PROGRESS`] will come
//! any more, and from then on every state must be without. The betting states
//! are accepting, so a cycle among them is a run that goes on for ever without
//! progress.
//!
//! As in SPIN, a run that ends makes no such cycle: it is not continued by
//! stuttering. That it should not end is another property.
//!
//! Reduction is off unless the model says that its ample steps never change
//! whether a state is one of progress ([`NonProgress::progress_is_visible`]).

use heddle_model::{
    Actor, Ample, Event, Facts, Fault, FaultKind, Labels, Model, Property, Reduction, Sink, Step,
    Violation, Worker, Wrapper, WrapperWorker, expand_actor,
};

pub struct NonProgress<M> {
    inner: M,
    reduce: bool,
}

/// The first byte of a state: whether the bet is on.
const FREE: u8 = 0;
const BET: u8 = 1;

impl<M: Model> NonProgress<M> {
    pub fn new(inner: M) -> Self {
        NonProgress { inner, reduce: false }
    }

    /// Allows reduction. The model promises that a step of an actor answered by
    /// [`Reduction::ample`] neither enters nor leaves a state of progress.
    pub fn progress_is_visible(self) -> Self {
        NonProgress { reduce: true, ..self }
    }
}

fn with_bet(bet: u8, inner: &[u8]) -> Vec<u8> {
    [&[bet], inner].concat()
}

/// What may become of the bet: one or two choices, or none where it is lost.
fn choices(worker: &mut impl Worker, state: &[u8]) -> &'static [u8] {
    let progress = worker.labels(&state[1..]).has(Labels::PROGRESS);
    match (state[0], progress) {
        (FREE, true) => &[FREE],
        (FREE, false) => &[FREE, BET],
        (_, true) => &[],
        (_, false) => &[BET],
    }
}

pub struct NonProgressWorker<W> {
    inner: W,
    reduce: bool,
    successor: Vec<u8>,
}

impl<W: Worker> NonProgressWorker<W> {
    fn run(&mut self, state: &[u8], actor: Option<Actor>, sink: &mut impl Sink) {
        let choices = choices(&mut self.inner, state);
        if choices.is_empty() {
            return;
        }
        let mut pairs = Pairs { sink, choices, successor: &mut self.successor };
        match actor {
            Some(actor) => expand_actor(&mut self.inner, &state[1..], actor, &mut pairs),
            None => self.inner.expand(&state[1..], &mut pairs),
        }
    }
}

/// Pairs each step with each choice; the edge of a pair follows from the two.
struct Pairs<'a, S> {
    sink: &'a mut S,
    choices: &'static [u8],
    successor: &'a mut Vec<u8>,
}

impl<S: Sink> Pairs<'_, S> {
    fn each(&mut self, step: Step, successor: &[u8], emit: impl Fn(&mut S, Step, &[u8])) {
        self.successor.clear();
        self.successor.push(FREE);
        self.successor.extend_from_slice(successor);
        for (i, &bet) in self.choices.iter().enumerate() {
            self.successor[0] = bet;
            let edge = step.edge * self.choices.len() as u32 + i as u32;
            emit(self.sink, Step { edge, ..step }, self.successor);
        }
    }
}

impl<S: Sink> Sink for Pairs<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.each(step, successor, |sink, step, s| sink.step(step, s));
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        match successor {
            Some(s) => self.each(step, s, |sink, step, s| sink.fault(step, fault, Some(s))),
            None => self.each(step, &[], |sink, step, _| sink.fault(step, fault, None)),
        }
    }
}

impl<W: Worker> WrapperWorker for NonProgressWorker<W> {
    type Inner = W;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &W {
        &self.inner
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[1..]
    }

    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.run(state, None, sink);
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        let progress = Labels(self.inner.labels(&state[1..]).0 & Labels::PROGRESS.0);
        // Who has bet cannot take it back, so no cycle has states of both kinds.
        progress.with(if state[0] == BET { Labels::ACCEPT } else { Labels::PASSING })
    }
}

impl<W: Worker> Reduction for NonProgressWorker<W> {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        // Only choices that depend on the model's state alone: see `product`.
        let ample = self.inner.reduction()?.ample(&state[1..]);
        let ample = ample.filter(|a| self.reduce && a.forward)?;
        let possible = !choices(&mut self.inner, state).is_empty();
        possible.then_some(Ample { once: true, ..ample })
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.run(state, Some(actor), sink);
    }
}

impl<M: Model> Wrapper for NonProgress<M> {
    type Inner = M;
    type Worker<'m>
        = NonProgressWorker<M::Worker<'m>>
    where
        Self: 'm;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &M {
        &self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[1..]
    }

    fn worker(&self) -> Self::Worker<'_> {
        let (inner, reduce) = (self.inner.worker(), self.reduce);
        NonProgressWorker { inner, reduce, successor: Vec::new() }
    }

    fn facts(&self) -> Facts {
        let facts = self.inner.facts();
        let why = "steps to and from progress states are not told apart";
        let why = (!self.reduce).then(|| why.to_owned());
        let state_bytes = facts.state_bytes + 1;
        Facts { has_accept: true, reduction: facts.reduction.or(why), state_bytes, ..facts }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.inner.initial(&mut |s| out(&with_bet(FREE, s)));
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let choices = choices(&mut self.inner.worker(), state);
        let n = choices.len() as u32;
        let edge = step.edge.checked_div(n)?;
        let bet = choices[(step.edge % n) as usize];
        let (events, after) = self.inner.narrate(&state[1..], Step { edge, ..step })?;
        Some((events, after.map(|s| with_bet(bet, &s))))
    }

    fn violation(&self, fault: Fault) -> Violation {
        match fault.kind {
            FaultKind::AcceptanceCycle | FaultKind::NonProgress => {
                let text = "a cycle without a progress state";
                Violation::new(FaultKind::NonProgress, text, None)
            }
            _ => self.inner.violation(fault),
        }
    }

    fn properties(&self) -> Vec<Property> {
        let (kind, name) = (FaultKind::NonProgress, "non-progress cycles".to_owned());
        vec![Property { kind, name, span: None }]
    }
}
