//! A model whose own faults do not count: for a property that asks for
//! something else.
//!
//! A step that breaks the program is an ordinary step if the program goes on
//! after it, and no step if it does not; stopping is never wrong. So that a
//! formula is judged on all runs, also on those that break an assertion, and an
//! assertion is reported once, by the search that is for assertions.

use heddle_model::{
    Actor, Actors, Ample, Blocked, Event, Facts, Fault, Field, Labels, Model, Property, Sink, Site,
    Step, Violation, Worker,
};

pub struct Quiet<M>(pub M);

pub struct QuietWorker<W>(W);

impl<M: Model> Model for Quiet<M> {
    type Worker<'m>
        = QuietWorker<M::Worker<'m>>
    where
        Self: 'm;

    fn worker(&self) -> Self::Worker<'_> {
        QuietWorker(self.0.worker())
    }

    fn facts(&self) -> Facts {
        self.0.facts()
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.0.initial(out);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        self.0.narrate(state, step).filter(|(_, after)| after.is_some())
    }

    fn violation(&self, fault: Fault) -> Violation {
        self.0.violation(fault)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        self.0.fields(state)
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        self.0.blocked(state)
    }

    fn properties(&self) -> Vec<Property> {
        Vec::new()
    }

    fn sites(&self) -> Vec<Site> {
        self.0.sites()
    }
}

impl<W: Worker> Worker for QuietWorker<W> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.0.expand(state, &mut Hush(sink));
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.0.expand_actor(state, actor, &mut Hush(sink));
    }

    /// An actor whose every step breaks and cannot go on has none left here.
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        let ample = self.0.ample(state)?;
        let mut any = Any(false);
        self.expand_actor(state, ample.actor, &mut any);
        any.0.then_some(ample)
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        self.0.labels(state)
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        self.0.holds(state, index)
    }

    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        self.0.enabled(state, out);
    }

    fn reached(&self) -> &[u64] {
        self.0.reached()
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
