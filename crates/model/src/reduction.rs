//! Partial-order reduction: what a worker that can reduce tells the engine.
//!
//! Optional: a worker says by [`Worker::reduction`] that it has it. Only the front
//! end can know which steps are independent of all others; that nothing is put off
//! for ever (the cycle proviso) is the engine's part.

use crate::{Actor, Fault, Sink, Step, Worker};

/// An actor whose steps are enough in a state. See [`Reduction::ample`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ample {
    pub actor: Actor,
    /// No cycle of the state graph has one of these steps.
    pub once: bool,
    /// Every cycle of the state graph has a step that is not forward: a search
    /// that reduces by forward steps *only* needs no other cycle proviso, and
    /// its choices depend on the model's state alone. Not to be mixed with the
    /// marks of [`Reduction::ample`] in one search. Whatever is `once` is forward.
    pub forward: bool,
}

/// A worker that can say which steps are enough.
pub trait Reduction: Worker {
    /// An actor whose steps alone may be enough in this state: it has an enabled
    /// step; until it moves, nothing that others do depends on any of its steps
    /// here, enabled or not; and its steps are invisible to the property. `None`:
    /// expand fully.
    ///
    /// That nothing is put off for ever is the engine's business, unless the
    /// actor can never come back to where it stands: then [`Ample::once`] says so,
    /// and no cycle has this step.
    ///
    /// The engine's rule, sound for every order and any number of workers: mark
    /// a state before its expansion; insert the successors by the ample actor;
    /// the reduction stands if `once`, or if *some* of them (a search for
    /// faults) or *every one* of them (a search for cycles) is not marked yet:
    /// then marking times grow along every cycle of reduced states, so there
    /// is none. Otherwise expand the other actors too. A search that expands a
    /// state more than once keeps the first decision with the state.
    fn ample(&mut self, state: &[u8]) -> Option<Ample>;

    /// The next best such actor, after one that the cycle proviso did not allow
    /// to move alone; each actor is answered at most once. `None`: expand fully.
    fn next_ample(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        let _ = (state, after);
        None
    }

    /// The steps of one actor only, under the same edge numbers that `expand`
    /// gives them. Called for actors that were answered.
    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.expand(state, &mut OnlyActor { actor, sink });
    }
}

/// The steps of one actor, by the worker's reduction or else out of all steps.
#[inline]
pub fn expand_actor(worker: &mut impl Worker, state: &[u8], actor: Actor, sink: &mut impl Sink) {
    match worker.reduction() {
        Some(reduction) => reduction.expand_actor(state, actor, sink),
        None => worker.expand(state, &mut OnlyActor { actor, sink }),
    }
}

/// The reduction of a worker that has none: there is no value of it.
pub enum Unreduced {}

impl Worker for Unreduced {
    fn expand(&mut self, _: &[u8], _: &mut impl Sink) {
        match *self {}
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        match *self {}
    }
}

impl Reduction for Unreduced {
    fn ample(&mut self, _: &[u8]) -> Option<Ample> {
        match *self {}
    }
}

/// Passes on the steps of one actor.
struct OnlyActor<'s, S> {
    actor: Actor,
    sink: &'s mut S,
}

impl<S: Sink> Sink for OnlyActor<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if step.actor == self.actor {
            self.sink.step(step, successor);
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        if step.actor == self.actor {
            self.sink.fault(step, fault, successor);
        }
    }
}
