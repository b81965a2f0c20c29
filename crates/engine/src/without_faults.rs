//! A model whose own faults do not count: for a property that asks for
//! something else.
//!
//! A step that breaks the program is an ordinary step if the program goes on
//! after it, and no step if it does not; stopping is never wrong. So that a
//! formula is judged on all runs, also on those that break an assertion, and an
//! assertion is reported once, by the search that is for assertions.

use heddle_model::{
    Actor, Ample, Event, Fault, Model, Property, Reduction, Sink, Step, Worker, Wrapper,
    WrapperWorker, expand_actor,
};

pub struct Quiet<M>(pub M);

pub struct QuietWorker<W>(W);

impl<M: Model> Wrapper for Quiet<M> {
    type Inner = M;
    type Worker<'m>
        = QuietWorker<M::Worker<'m>>
    where
        Self: 'm;

    fn inner(&self) -> &M {
        &self.0
    }

    fn worker(&self) -> Self::Worker<'_> {
        QuietWorker(self.0.worker())
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        self.0.narrate(state, step).filter(|(_, after)| after.is_some())
    }

    fn properties(&self) -> Vec<Property> {
        Vec::new()
    }
}

impl<W: Worker> WrapperWorker for QuietWorker<W> {
    type Inner = W;

    fn inner(&self) -> &W {
        &self.0
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.0
    }

    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.0.expand(state, &mut Hush(sink));
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }
}

impl<W: Worker> QuietWorker<W> {
    /// An actor whose every step breaks and cannot go on has none left here.
    fn has_steps(&mut self, state: &[u8], actor: Actor) -> bool {
        let mut any = Any(false);
        self.expand_actor(state, actor, &mut any);
        any.0
    }
}

impl<W: Worker> Reduction for QuietWorker<W> {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        let ample = self.0.reduction()?.ample(state)?;
        if self.has_steps(state, ample.actor) {
            return Some(ample);
        }
        self.next_ample(state, ample.actor)
    }

    fn next_ample(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        let mut next = self.0.reduction()?.next_ample(state, after)?;
        while !self.has_steps(state, next.actor) {
            next = self.0.reduction()?.next_ample(state, next.actor)?;
        }
        Some(next)
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        expand_actor(&mut self.0, state, actor, &mut Hush(sink));
    }
}

struct Hush<'s, S>(&'s mut S);

impl<S: Sink> Sink for Hush<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.step(step, successor);
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        if let Some(successor) = successor {
            self.0.step(step, successor);
        }
    }
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
