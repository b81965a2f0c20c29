//! A model made of another: whatever a wrapper does not say otherwise, the model
//! inside says.
//!
//! A wrapper is a [`Wrapper`] and its worker a [`WrapperWorker`]; that they are a
//! [`Model`] and a [`Worker`] follows. So a method that is added to the waist is
//! passed on by every wrapper from the day it is added, and a wrapper is no longer
//! than what it changes.
//!
//! There are two kinds. One has the states of the model inside, as they are. The
//! other puts something in front of them: it sets `SAME_STATES` to false, says
//! which part is the inner state ([`Wrapper::inside`]), and makes its states and
//! steps itself. What rests on two states being the same or on steps being
//! independent is then no longer the inner model's to say: such a wrapper matches
//! whole states and does not reduce, unless it says how.

use crate::{
    Actors, Blocked, Event, Facts, Fault, Field, Gap, Labels, Matching, Model, Property, Reduction,
    Sink, Site, Step, Violation, Worker,
};

/// A [`Model`] that passes on what it does not say itself.
pub trait Wrapper: Sync {
    type Inner: Model;
    type Worker<'m>: Worker
    where
        Self: 'm;

    /// Its states are those of the model inside.
    const SAME_STATES: bool = true;

    fn inner(&self) -> &Self::Inner;

    fn worker(&self) -> Self::Worker<'_>;

    /// The state of the model inside.
    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        assert!(Self::SAME_STATES, "a wrapper with states of its own says what is inside");
        state
    }

    fn facts(&self) -> Facts {
        self.inner().facts()
    }

    fn matching(&self) -> Matching {
        if Self::SAME_STATES { self.inner().matching() } else { Matching::Whole }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        assert!(Self::SAME_STATES, "a wrapper with states of its own makes the first ones");
        self.inner().initial(out);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        assert!(Self::SAME_STATES, "a wrapper with states of its own tells its steps");
        self.inner().narrate(state, step)
    }

    fn violation(&self, fault: Fault) -> Violation {
        self.inner().violation(fault)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        self.inner().fields(self.inside(state))
    }

    fn fields_within(&self, state: &[u8], step: Step) -> Option<Vec<Field>> {
        if Self::SAME_STATES { self.inner().fields_within(state, step) } else { None }
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        self.inner().blocked(self.inside(state))
    }

    fn properties(&self) -> Vec<Property> {
        self.inner().properties()
    }

    fn sites(&self) -> Vec<Site> {
        self.inner().sites()
    }

    fn gaps(&self) -> Vec<Gap> {
        self.inner().gaps()
    }

    fn doubts(&self) -> Vec<String> {
        self.inner().doubts()
    }

    fn bound_to_process(&self) -> Option<String> {
        self.inner().bound_to_process()
    }

    fn noticed(&self) -> Vec<u8> {
        self.inner().noticed()
    }

    fn remember(&self, noticed: &[u8]) {
        self.inner().remember(noticed);
    }
}

impl<W: Wrapper> Model for W {
    type Worker<'m>
        = W::Worker<'m>
    where
        Self: 'm;

    fn worker(&self) -> Self::Worker<'_> {
        Wrapper::worker(self)
    }

    fn facts(&self) -> Facts {
        Wrapper::facts(self)
    }

    fn matching(&self) -> Matching {
        Wrapper::matching(self)
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        Wrapper::initial(self, out);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        Wrapper::narrate(self, state, step)
    }

    fn violation(&self, fault: Fault) -> Violation {
        Wrapper::violation(self, fault)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        Wrapper::fields(self, state)
    }

    fn fields_within(&self, state: &[u8], step: Step) -> Option<Vec<Field>> {
        Wrapper::fields_within(self, state, step)
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        Wrapper::blocked(self, state)
    }

    fn properties(&self) -> Vec<Property> {
        Wrapper::properties(self)
    }

    fn sites(&self) -> Vec<Site> {
        Wrapper::sites(self)
    }

    fn gaps(&self) -> Vec<Gap> {
        Wrapper::gaps(self)
    }

    fn doubts(&self) -> Vec<String> {
        Wrapper::doubts(self)
    }

    fn bound_to_process(&self) -> Option<String> {
        Wrapper::bound_to_process(self)
    }

    fn noticed(&self) -> Vec<u8> {
        Wrapper::noticed(self)
    }

    fn remember(&self, noticed: &[u8]) {
        Wrapper::remember(self, noticed);
    }
}

/// A model that is lent is a model, so that several wrappers can share one.
impl<M: Model> Wrapper for &M {
    type Inner = M;
    type Worker<'m>
        = M::Worker<'m>
    where
        Self: 'm;

    fn inner(&self) -> &M {
        self
    }

    fn worker(&self) -> Self::Worker<'_> {
        M::worker(self)
    }
}

/// A [`Worker`] that passes on what it does not say itself.
pub trait WrapperWorker {
    type Inner: Worker;

    /// As for its [`Wrapper`].
    const SAME_STATES: bool = true;

    fn inner(&self) -> &Self::Inner;

    fn inner_mut(&mut self) -> &mut Self::Inner;

    /// The state of the model inside.
    #[inline]
    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        assert!(Self::SAME_STATES, "a wrapper with states of its own says what is inside");
        state
    }

    #[inline]
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        assert!(Self::SAME_STATES, "a wrapper with states of its own makes the next ones");
        self.inner_mut().expand(state, sink);
    }

    #[inline]
    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        if Self::SAME_STATES { self.inner_mut().reduction() } else { None }
    }

    #[inline]
    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        if Self::SAME_STATES {
            return self.inner_mut().key(state, out);
        }
        out.clear();
        out.extend_from_slice(state);
    }

    #[inline]
    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        let state = self.inside(state);
        self.inner_mut().stuck(state)
    }

    #[inline]
    fn labels(&mut self, state: &[u8]) -> Labels {
        let state = self.inside(state);
        self.inner_mut().labels(state)
    }

    #[inline]
    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        let state = self.inside(state);
        self.inner_mut().holds(state, index)
    }

    #[inline]
    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        let state = self.inside(state);
        self.inner_mut().enabled(state, out);
    }

    fn n_cut(&self) -> u64 {
        self.inner().n_cut()
    }

    fn reached(&self) -> &[u64] {
        self.inner().reached()
    }
}

impl<W: WrapperWorker> Worker for W {
    #[inline]
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        WrapperWorker::expand(self, state, sink);
    }

    #[inline]
    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        WrapperWorker::reduction(self)
    }

    #[inline]
    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        WrapperWorker::key(self, state, out);
    }

    #[inline]
    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        WrapperWorker::stuck(self, state)
    }

    #[inline]
    fn labels(&mut self, state: &[u8]) -> Labels {
        WrapperWorker::labels(self, state)
    }

    #[inline]
    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        WrapperWorker::holds(self, state, index)
    }

    #[inline]
    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        WrapperWorker::enabled(self, state, out);
    }

    fn n_cut(&self) -> u64 {
        WrapperWorker::n_cut(self)
    }

    fn reached(&self) -> &[u64] {
        WrapperWorker::reached(self)
    }
}
