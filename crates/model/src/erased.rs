//! A model behind a pointer, so that a search is compiled once for all of them.
//!
//! The searches are generic and inline the model into their loops. That is
//! worth it for the plain model of a language; wrapped in a product, in
//! fairness, in bounds, each combination would be compiled again for every
//! search and store. An [`Erased`] model costs one indirect call a step.

use crate::{
    Actor, Actors, Ample, Blocked, Event, Facts, Fault, Field, Gap, Labels, Matching, Model,
    Property, Reduction, Sink, Site, Step, Violation, Worker,
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

/// [`Model`] without its associated type, and an [`Erased`] as a `Model`: the
/// methods are listed once.
macro_rules! erase_model {
    ($(fn $name:ident(&self $(, $arg:ident: $type:ty)*) $(-> $out:ty)?;)*) => {
        trait AnyModel: Sync {
            fn any_worker<'m>(&'m self) -> Box<dyn AnyWorker + 'm>;
            $(fn $name(&self $(, $arg: $type)*) $(-> $out)?;)*
        }

        impl<M: Model> AnyModel for M {
            fn any_worker<'m>(&'m self) -> Box<dyn AnyWorker + 'm> {
                Box::new(Model::worker(self))
            }

            $(fn $name(&self $(, $arg: $type)*) $(-> $out)? {
                Model::$name(self $(, $arg)*)
            })*
        }

        impl Model for Erased<'_> {
            type Worker<'m>
                = ErasedWorker<'m>
            where
                Self: 'm;

            fn worker(&self) -> ErasedWorker<'_> {
                ErasedWorker(self.0.any_worker())
            }

            $(fn $name(&self $(, $arg: $type)*) $(-> $out)? {
                self.0.$name($($arg),*)
            })*
        }
    };
}

erase_model! {
    fn facts(&self) -> Facts;
    fn matching(&self) -> Matching;
    fn initial(&self, out: &mut dyn FnMut(&[u8]));
    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)>;
    fn violation(&self, fault: Fault) -> Violation;
    fn fields(&self, state: &[u8]) -> Vec<Field>;
    fn fields_within(&self, state: &[u8], step: Step) -> Option<Vec<Field>>;
    fn blocked(&self, state: &[u8]) -> Vec<Blocked>;
    fn properties(&self) -> Vec<Property>;
    fn sites(&self) -> Vec<Site>;
    fn gaps(&self) -> Vec<Gap>;
    fn doubts(&self) -> Vec<String>;
    fn bound_to_process(&self) -> Option<String>;
    fn noticed(&self) -> Vec<u8>;
    fn remember(&self, noticed: &[u8]);
}

/// [`Worker`] and [`Reduction`] without generic methods.
trait AnyWorker {
    fn expand(&mut self, state: &[u8], sink: &mut dyn Sink);
    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut dyn Sink);
    fn ample(&mut self, state: &[u8]) -> Option<Ample>;
    fn next_ample(&mut self, state: &[u8], after: Actor) -> Option<Ample>;
    fn key(&mut self, state: &[u8], out: &mut Vec<u8>);
    fn stuck(&mut self, state: &[u8]) -> Option<Fault>;
    fn labels(&mut self, state: &[u8]) -> Labels;
    fn holds(&mut self, state: &[u8], index: u32) -> bool;
    fn enabled(&mut self, state: &[u8], out: &mut Actors);
    fn n_cut(&self) -> u64;
    fn reached(&self) -> &[u64];
}

impl<W: Worker> AnyWorker for W {
    fn expand(&mut self, state: &[u8], sink: &mut dyn Sink) {
        Worker::expand(self, state, &mut Lent(sink));
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut dyn Sink) {
        crate::expand_actor(self, state, actor, &mut Lent(sink));
    }

    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        Reduction::ample(Worker::reduction(self)?, state)
    }

    fn next_ample(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        Reduction::next_ample(Worker::reduction(self)?, state, after)
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

    fn n_cut(&self) -> u64 {
        Worker::n_cut(self)
    }

    fn reached(&self) -> &[u64] {
        Worker::reached(self)
    }
}

impl Worker for ErasedWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.0.expand(state, sink);
    }

    /// One that answers nobody, where the worker behind the pointer has none.
    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
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

    fn n_cut(&self) -> u64 {
        self.0.n_cut()
    }

    fn reached(&self) -> &[u64] {
        self.0.reached()
    }
}

impl Reduction for ErasedWorker<'_> {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        self.0.ample(state)
    }

    fn next_ample(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        self.0.next_ample(state, after)
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.0.expand_actor(state, actor, sink);
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

    fn asks_for_keys(&self) -> bool {
        self.0.asks_for_keys()
    }

    fn is_new(&mut self, step: Step, key: &[u8]) -> bool {
        self.0.is_new(step, key)
    }
}
