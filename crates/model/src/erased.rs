//! A model behind a pointer, so that a search is compiled once for all of them.
//!
//! The searches are generic and inline the model into their loops. That is
//! worth it for the plain model of a language; wrapped in a product, in
//! fairness, in bounds, each combination would be compiled again for every
//! search and store. An [`Erased`] model costs one indirect call a step.

use crate::{
    Actor, Actors, Ample, Blocked, Event, Facts, Fault, Field, Labels, Matching, Model, Property,
    Sink, Site, Step, Violation, Worker,
};

/// Any model, lent.
#[derive(Clone, Copy)]
pub struct Erased<'a>(&'a dyn AnyModel);

impl<'a> Erased<'a> {
    pub fn new<M: Model>(model: &'a M) -> Self {
        Erased(model)
    }
}

/// A worker of any model.
pub struct ErasedWorker<'m>(Box<dyn AnyWorker + 'm>);

impl Model for Erased<'_> {
    type Worker<'m>
        = ErasedWorker<'m>
    where
        Self: 'm;

    fn worker(&self) -> ErasedWorker<'_> {
        ErasedWorker(self.0.worker())
    }

    fn facts(&self) -> Facts {
        self.0.facts()
    }

    fn matching(&self) -> Matching {
        self.0.matching()
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.0.initial(out);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        self.0.narrate(state, step)
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
        self.0.properties()
    }

    fn sites(&self) -> Vec<Site> {
        self.0.sites()
    }
}

impl Worker for ErasedWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.0.expand(state, sink);
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.0.expand_actor(state, actor, sink);
    }

    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        self.0.ample(state)
    }
    fn another(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        self.0.another(state, after)
    }

    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        self.0.key(state, out);
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        self.0.stuck(state)
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

/// [`Model`] without its associated type.
trait AnyModel: Sync {
    fn worker<'m>(&'m self) -> Box<dyn AnyWorker + 'm>;
    fn facts(&self) -> Facts;
    fn matching(&self) -> Matching;
    fn initial(&self, out: &mut dyn FnMut(&[u8]));
    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)>;
    fn violation(&self, fault: Fault) -> Violation;
    fn fields(&self, state: &[u8]) -> Vec<Field>;
    fn blocked(&self, state: &[u8]) -> Vec<Blocked>;
    fn properties(&self) -> Vec<Property>;
    fn sites(&self) -> Vec<Site>;
}

impl<M: Model> AnyModel for M {
    fn worker<'m>(&'m self) -> Box<dyn AnyWorker + 'm> {
        Box::new(Model::worker(self))
    }

    fn facts(&self) -> Facts {
        Model::facts(self)
    }

    fn matching(&self) -> Matching {
        Model::matching(self)
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        Model::initial(self, out);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        Model::narrate(self, state, step)
    }

    fn violation(&self, fault: Fault) -> Violation {
        Model::violation(self, fault)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        Model::fields(self, state)
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        Model::blocked(self, state)
    }

    fn properties(&self) -> Vec<Property> {
        Model::properties(self)
    }

    fn sites(&self) -> Vec<Site> {
        Model::sites(self)
    }
}

/// [`Worker`] without generic methods.
trait AnyWorker {
    fn expand(&mut self, state: &[u8], sink: &mut dyn Sink);
    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut dyn Sink);
    fn ample(&mut self, state: &[u8]) -> Option<Ample>;
    fn another(&mut self, state: &[u8], after: Actor) -> Option<Ample>;
    fn key(&mut self, state: &[u8], out: &mut Vec<u8>);
    fn stuck(&mut self, state: &[u8]) -> Option<Fault>;
    fn labels(&mut self, state: &[u8]) -> Labels;
    fn holds(&mut self, state: &[u8], index: u32) -> bool;
    fn enabled(&mut self, state: &[u8], out: &mut Actors);
    fn reached(&self) -> &[u64];
}

impl<W: Worker> AnyWorker for W {
    fn expand(&mut self, state: &[u8], sink: &mut dyn Sink) {
        Worker::expand(self, state, &mut Lent(sink));
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut dyn Sink) {
        Worker::expand_actor(self, state, actor, &mut Lent(sink));
    }

    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        Worker::ample(self, state)
    }
    fn another(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        Worker::another(self, state, after)
    }

    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        Worker::key(self, state, out);
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        Worker::stuck(self, state)
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        Worker::labels(self, state)
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        Worker::holds(self, state, index)
    }

    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        Worker::enabled(self, state, out);
    }

    fn reached(&self) -> &[u64] {
        Worker::reached(self)
    }
}

/// A sink behind a pointer is a sink.
struct Lent<'s>(&'s mut dyn Sink);

impl Sink for Lent<'_> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.step(step, successor);
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.0.fault(step, fault, successor);
    }
}
