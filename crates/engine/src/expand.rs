//! The inner loop of every search over a store that keeps its states: expand a
//! batch, fetch the memory it needs, then insert it.
//!
//! A cache miss costs as much as dozens of hashes. So the successors of a
//! batch of states are made first, each asking for its place in the store, and
//! only then are they inserted, one after the other, when the places are near.

use crate::path::End;
use crate::run::{Counts, Place, Run};
use crate::slices::Slices;
use heddle_model::{
    Actor, Actors, Ample, Fault, Labels, Model, Reduction, Sink, Step, Worker, expand_actor,
};
use heddle_store::{Budget, Colour, Full, Local, StateRef, Store};

/// One worker's tools.
pub(crate) struct Expander<'r, 'a, M: Model, S: Store + 'r> {
    run: &'r Run<'a, M>,
    pub(crate) worker: M::Worker<'a>,
    pub(crate) local: S::Local<'r>,
    store: &'r S,
    pub(crate) counts: Counts,
    state: Vec<u8>,
    successors: Successors<<S::Local<'r> as Local>::Pending>,
    sources: Vec<Source>,
    /// What is wrong in or right after the states expanded, until taken.
    pub(crate) found: Vec<(StateRef, End)>,
    proviso: Proviso,
    /// For [`Proviso::Slices`].
    pub(crate) slices: Slices,
    n_batches: u64,
    trial: Trial,
}

/// What reduction has been good for so far.
#[derive(Clone, Copy, Debug)]
struct Trial {
    reduces: bool,
    asked: u32,
    reduced: u32,
}

/// So many states tell whether a reduction is worth its price,
const TRIAL: u32 = 1 << 14;
/// which it is not if it leaves out steps of fewer than one state in so many.
const WORTH: u32 = 100;

/// How a reduced search makes sure that nothing is put off for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proviso {
    /// By marks: see [`Reduction::ample`]. For faults; each state expanded once.
    Marks,
    /// Some successor is not on the stack (Peled 1994). For faults, by one
    /// depth-first worker, which paints a state done when it leaves it.
    Stack,
    /// That of multicore SPIN: see [`crate::slices`].
    Slices,
    /// By forward steps only. For cycles: a state is reduced alike whenever it
    /// is expanded.
    Forward,
}

/// A state of the batch.
#[derive(Clone, Copy)]
struct Source {
    state: StateRef,
    /// Where its successors end in `Successors::pending`.
    end: usize,
    /// It was expanded by this actor alone, if the cycle proviso allows it.
    reduced: Option<Actor>,
}

/// Successors of a batch, prepared.
struct Successors<P> {
    pending: Vec<P>,
    broken: Vec<(Step, Fault)>,
    n_steps: usize,
    full: bool,
}

impl<'r, 'a, M: Model, S: Store> Expander<'r, 'a, M, S> {
    pub(crate) fn new(run: &'r Run<'a, M>, store: &'r S, proviso: Proviso) -> Self {
        Expander {
            run,
            worker: run.model.worker(),
            local: store.local(),
            store,
            counts: Counts::default(),
            state: Vec::new(),
            successors: Successors {
                pending: Vec::new(),
                broken: Vec::new(),
                n_steps: 0,
                full: false,
            },
            sources: Vec::new(),
            found: Vec::new(),
            proviso,
            slices: Slices::new(0),
            n_batches: 0,
            trial: Trial { reduces: run.options.reduction, asked: 0, reduced: 0 },
        }
    }

    /// Every step of every state from now on, whatever the options say.
    pub(crate) fn expand_fully(&mut self) {
        self.trial.reduces = false;
    }

    /// Whether reduction was tried on enough states and left out next to nothing.
    pub(crate) fn reduces_in_vain(&self) -> bool {
        self.trial.asked >= TRIAL && self.trial.reduced < TRIAL / WORTH
    }

    /// Inserts the initial states; `each` gets those that are new.
    pub(crate) fn start(&mut self, mut each: impl FnMut(StateRef)) {
        self.local.enter();
        self.local.detach();
        let (run, local, counts) = (self.run, &mut self.local, &mut self.counts);
        run.model.initial(&mut |state| match local.insert(state) {
            Ok((reference, true)) => {
                counts.stored += 1;
                each(reference);
            }
            Ok((_, false)) => {}
            Err(Full) => run.out_of_memory(),
        });
        self.local.leave();
    }

    /// Expands a few states. `each` gets every successor: the number of its
    /// source in the batch, its reference, and whether it is new. The caller is
    /// inside the store.
    #[inline(always)]
    pub(crate) fn batch(
        &mut self,
        sources: impl Iterator<Item = StateRef> + Clone,
        each: impl FnMut(usize, StateRef, bool),
    ) {
        self.batch_if(sources, |_, _, _, _| true, each);
    }

    /// The same for those that `admit` lets pass, which sees their bytes.
    #[inline(always)]
    pub(crate) fn batch_if(
        &mut self,
        sources: impl Iterator<Item = StateRef> + Clone,
        mut admit: impl FnMut(&mut M::Worker<'a>, &S::Local<'r>, StateRef, &[u8]) -> bool,
        mut each: impl FnMut(usize, StateRef, bool),
    ) {
        for source in sources.clone() {
            self.local.prefetch(source);
        }
        self.sources.clear();
        for state in sources {
            self.local.load(state, &mut self.state);
            let admitted = admit(&mut self.worker, &self.local, state, &self.state);
            let reduced = if admitted { self.expand(state) } else { None };
            self.sources.push(Source { state, end: self.successors.pending.len(), reduced });
        }
        self.resolve(0);
        let mut at = 0;
        for number in 0..self.sources.len() {
            if self.successors.full {
                break;
            }
            let source = self.sources[number];
            let asks = source.reduced.is_some();
            let goes_on = self.commit(at..source.end, asks, |s, is_new| each(number, s, is_new));
            at = source.end;
            if let (Some(actor), false) = (source.reduced, goes_on) {
                self.widen(source.state, actor, |s, is_new| each(number, s, is_new));
            }
            if self.successors.full {
                break;
            }
        }
        self.successors.pending.clear();
        self.local.clear();
        if self.successors.full {
            self.run.out_of_memory();
        }
    }

    /// The cycle proviso does not let the first actor move alone: perhaps
    /// another may; if nobody may, everybody moves.
    #[cold]
    fn widen(&mut self, source: StateRef, first: Actor, mut each: impl FnMut(StateRef, bool)) {
        self.local.load(source, &mut self.state);
        let mut done = Actors::default();
        let mut last = first;
        // What is added lies behind the batch, and is done at once.
        let behind = self.sources.last().map_or(0, |s| s.end);
        loop {
            done.insert(last);
            let reduction = self.worker.reduction();
            let next = reduction.and_then(|r| r.next_ample(&self.state, last));
            // The first actor had a step.
            self.successors.n_steps = 1;
            let mut sink = Prepare { local: &mut self.local, to: &mut self.successors };
            match next {
                Some(a) => expand_actor(&mut self.worker, &self.state, a.actor, &mut sink),
                None => self.worker.expand(&self.state, &mut Others { done: &done, sink }),
            }
            self.check(source);
            self.resolve(behind);
            let added = behind..self.successors.pending.len();
            let goes_on = self.commit(added, next.is_some_and(|a| !a.once), &mut each);
            self.successors.pending.truncate(behind);
            match next {
                Some(a) if !a.once && !goes_on => last = a.actor,
                _ => return,
            }
        }
    }

    /// Makes prepared states ready to be inserted.
    #[inline(always)]
    fn resolve(&mut self, from: usize) {
        for pending in &self.successors.pending[from..] {
            self.local.look_ahead(pending);
        }
        for pending in &mut self.successors.pending[from..] {
            if self.local.resolve(pending).is_err() {
                self.successors.full = true;
                return;
            }
        }
    }

    /// Inserts prepared states. If asked: whether one of them is such that a
    /// reduced source puts nothing off for ever.
    #[inline(always)]
    fn commit(
        &mut self,
        range: std::ops::Range<usize>,
        asks: bool,
        mut each: impl FnMut(StateRef, bool),
    ) -> bool {
        let mut goes_on = false;
        for at in range {
            match self.local.commit(&self.successors.pending[at]) {
                Ok((reference, is_new)) => {
                    self.counts.stored += is_new as u64;
                    self.counts.matched += !is_new as u64;
                    if asks && !goes_on {
                        goes_on = self.goes_on_at(reference, is_new);
                    }
                    each(reference, is_new);
                }
                Err(Full) => {
                    self.successors.full = true;
                    return true;
                }
            }
        }
        goes_on
    }

    fn goes_on_at(&mut self, successor: StateRef, is_new: bool) -> bool {
        let colour = || self.local.colour(successor);
        match self.proviso {
            Proviso::Slices => self.slices.goes_on(&self.local, successor),
            Proviso::Marks => is_new || !colour().has(Colour::BEGUN),
            Proviso::Stack => is_new || !colour().has(Colour::BEGUN) || colour().has(Colour::DONE),
            Proviso::Forward => true,
        }
    }

    /// Prepares the successors of the state that was just loaded; answers by
    /// whom alone, if the cycle proviso is still to be checked.
    #[inline(always)]
    fn expand(&mut self, source: StateRef) -> Option<Actor> {
        self.successors.n_steps = 0;
        let mut ample = None;
        if self.trial.reduces {
            ample = self.ample(source);
            if self.trial.asked < TRIAL {
                self.trial.asked += 1;
                self.trial.reduced += ample.is_some() as u32;
            }
        }
        let mut sink = Prepare { local: &mut self.local, to: &mut self.successors };
        if let Some(a) = ample {
            let n_cut = self.worker.n_cut();
            expand_actor(&mut self.worker, &self.state, a.actor, &mut sink);
            if sink.to.n_steps == 0 {
                assert!(self.worker.n_cut() > n_cut, "an ample actor has a step");
                // What it does comes to a limit; the others go on.
                ample = None;
            }
        }
        if ample.is_none() {
            self.worker.expand(&self.state, &mut sink);
        }
        self.check(source);
        if self.run.shows(&self.state, self.successors.n_steps) {
            self.found.push((source, End::Reached));
        }
        ample.filter(|a| !a.once && self.proviso != Proviso::Forward).map(|a| a.actor)
    }

    fn ample(&mut self, source: StateRef) -> Option<Ample> {
        if matches!(self.proviso, Proviso::Marks | Proviso::Stack) {
            // Before anything else: see `Reduction::ample`.
            self.local.paint(source, Colour::BEGUN);
        }
        let ample = self.worker.reduction()?.ample(&self.state)?;
        let stands = match self.proviso {
            Proviso::Slices => ample.once || !self.slices.border,
            Proviso::Forward => ample.once || ample.forward,
            Proviso::Marks | Proviso::Stack => true,
        };
        stands.then_some(ample)
    }

    #[inline(always)]
    fn check(&mut self, source: StateRef) {
        if !self.run.options.faults {
            self.successors.broken.clear();
            return;
        }
        if self.successors.n_steps == 0 {
            self.check_stuck(source);
        }
        if !self.successors.broken.is_empty() {
            self.report_broken(source);
        }
    }

    fn check_stuck(&mut self, source: StateRef) {
        let stuck = self.worker.stuck(&self.state);
        self.found.extend(stuck.map(|fault| (source, End::Stuck(fault))));
    }

    #[cold]
    fn report_broken(&mut self, source: StateRef) {
        let broken = self.successors.broken.drain(..);
        self.found.extend(broken.map(|(step, fault)| (source, End::Broken(step, fault))));
    }

    /// Tells of what was found, by the state where it is.
    #[inline(always)]
    pub(crate) fn report(&mut self) {
        if !self.found.is_empty() {
            for (state, end) in self.found.drain(..) {
                self.run.report(Place::State(state), end);
            }
        }
    }

    /// Labels of the state expanded last.
    pub(crate) fn labels(&mut self) -> Labels {
        self.worker.labels(&self.state)
    }

    pub(crate) fn budget(&self) -> &'r Budget {
        self.store.budget()
    }

    /// Lets others know how far we are, now and then.
    pub(crate) fn tell(&mut self, queue: impl FnOnce() -> u64) {
        self.n_batches += 1;
        self.run.bound(&mut self.counts);
        if self.n_batches.is_multiple_of(64) {
            self.run.tell(&mut self.counts, queue(), self.store.memory());
        }
    }

    pub(crate) fn finish(self) {
        self.run.finish(self.counts, &self.worker, self.store.memory());
    }
}

/// What the worker's reduction answers, if it has one.
#[inline(always)]
pub(crate) fn ample(worker: &mut impl Worker, state: &[u8]) -> Option<Ample> {
    worker.reduction()?.ample(state)
}

/// Passes on the steps of all actors but some.
struct Others<'d, S> {
    done: &'d Actors,
    sink: S,
}

impl<S: Sink> Sink for Others<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if step.actor == Actor::NOBODY || !self.done.contains(step.actor) {
            self.sink.step(step, successor);
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        if step.actor == Actor::NOBODY || !self.done.contains(step.actor) {
            self.sink.fault(step, fault, successor);
        }
    }
}

/// Passes successors on to the store as they are made.
struct Prepare<'s, L: Local> {
    local: &'s mut L,
    to: &'s mut Successors<L::Pending>,
}

impl<L: Local> Sink for Prepare<'_, L> {
    #[inline(always)]
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.to.n_steps += 1;
        match self.local.prepare(successor) {
            Ok(pending) => self.to.pending.push(pending),
            Err(Full) => self.to.full = true,
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.to.broken.push((step, fault));
        match successor {
            Some(successor) => self.step(step, successor),
            None => self.to.n_steps += 1,
        }
    }
}
