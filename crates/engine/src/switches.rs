//! Context bound: only runs with at most `N` preemptive switches.
//!
//! A switch from one actor to another is preemptive if the first could have
//! gone on (Musuvathi and Qadeer, PLDI 2007). Most errors need few, so a small
//! bound finds them in a fraction of the states. The idea of pancam's
//! `pan_enabled_cb` (Zaks and Joshi, SPIN 2008), with two differences: there, at
//! the bound, an actor other than the last moves only if *all* others are
//! disabled, which cuts runs that the definition allows; and there, last actor
//! and count are not part of what is matched, which loses more. Here the runs
//! explored are exactly those within the bound.
//!
//! Whether the bound ever cut a step is remembered ([`Model::gaps`]): if not, the
//! search was complete. Reduction is off, because it reorders steps and so changes how many
//! switches a run needs. Steps of [`Actor::NOBODY`] are no switches.

use heddle_model::{
    Actor, Actors, Event, Facts, Fault, Gap, Matching, Model, Sink, Step, Worker, Wrapper,
    WrapperWorker,
};
use std::sync::atomic::{AtomicBool, Ordering};

pub struct Switches<M> {
    inner: M,
    bound: u16,
    /// Some run was cut.
    cut: AtomicBool,
}

impl<M: Model> Switches<M> {
    pub fn new(inner: M, bound: u16) -> Self {
        Switches { inner, bound, cut: AtomicBool::new(false) }
    }
}

/// Who moved last and how many preemptive switches there were: the first four
/// bytes of a state.
#[derive(Clone, Copy)]
struct Budget {
    last: Actor,
    used: u16,
}

const WIDTH: usize = 4;

impl Budget {
    fn split(state: &[u8]) -> (Budget, &[u8]) {
        let (own, inner) = state.split_at(WIDTH);
        let last = Actor(u16::from_le_bytes([own[0], own[1]]));
        (Budget { last, used: u16::from_le_bytes([own[2], own[3]]) }, inner)
    }

    fn fill(self, out: &mut Vec<u8>, inner: &[u8]) {
        out.clear();
        out.extend_from_slice(&self.last.0.to_le_bytes());
        out.extend_from_slice(&self.used.to_le_bytes());
        out.extend_from_slice(inner);
    }

    /// After a step of `actor`; `None` if it costs more than is left.
    fn spend(self, actor: Actor, last_enabled: bool, bound: u16) -> Option<Budget> {
        if actor == Actor::NOBODY || actor == self.last {
            return Some(self);
        }
        let price = u16::from(last_enabled);
        let used = self.used.checked_add(price).filter(|&used| used <= bound)?;
        Some(Budget { last: actor, used })
    }

    fn last_enabled(self, worker: &mut impl Worker, state: &[u8], enabled: &mut Actors) -> bool {
        if self.last == Actor::NOBODY {
            return false;
        }
        worker.enabled(state, enabled);
        enabled.contains(self.last)
    }
}

pub struct SwitchesWorker<'m, W> {
    inner: W,
    bound: u16,
    cut: &'m AtomicBool,
    enabled: Actors,
    successor: Vec<u8>,
}

impl<W: Worker> WrapperWorker for SwitchesWorker<'_, W> {
    type Inner = W;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &W {
        &self.inner
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[WIDTH..]
    }

    /// What has been spent counts, whatever is left of the rest.
    fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
        self.inner.key(&state[WIDTH..], out);
        out.splice(0..0, state[..WIDTH].iter().copied());
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let (budget, inner) = Budget::split(state);
        let last_enabled = budget.last_enabled(&mut self.inner, inner, &mut self.enabled);
        let (bound, cut, successor) = (self.bound, self.cut, &mut self.successor);
        let mut within = Within { sink, budget, last_enabled, bound, cut, successor };
        self.inner.expand(inner, &mut within);
    }
}

/// Passes on the steps within the bound. There always is one if the model has
/// any: if the last actor cannot move, the others move for nothing.
struct Within<'a, S> {
    sink: &'a mut S,
    budget: Budget,
    last_enabled: bool,
    bound: u16,
    cut: &'a AtomicBool,
    successor: &'a mut Vec<u8>,
}

impl<S> Within<'_, S> {
    fn spend(&mut self, actor: Actor) -> Option<Budget> {
        let after = self.budget.spend(actor, self.last_enabled, self.bound);
        // Read first: the line stays shared by all workers once it is set.
        if after.is_none() && !self.cut.load(Ordering::Relaxed) {
            self.cut.store(true, Ordering::Release);
        }
        after
    }
}

impl<S: Sink> Sink for Within<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if let Some(budget) = self.spend(step.actor) {
            budget.fill(self.successor, successor);
            self.sink.step(step, self.successor);
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        let Some(budget) = self.spend(step.actor) else { return };
        match successor {
            Some(inner) => {
                budget.fill(self.successor, inner);
                self.sink.fault(step, fault, Some(self.successor));
            }
            None => self.sink.fault(step, fault, None),
        }
    }
}

impl<M: Model> Wrapper for Switches<M> {
    type Inner = M;
    type Worker<'m>
        = SwitchesWorker<'m, M::Worker<'m>>
    where
        Self: 'm;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &M {
        &self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[WIDTH..]
    }

    fn worker(&self) -> Self::Worker<'_> {
        SwitchesWorker {
            inner: self.inner.worker(),
            bound: self.bound,
            cut: &self.cut,
            enabled: Actors::default(),
            successor: Vec::new(),
        }
    }

    /// States that a function of the user's takes for one are one here as well, if as much
    /// has been spent; keys that only rename states would confuse who moved last.
    fn matching(&self) -> Matching {
        match self.inner.matching() {
            Matching::Abstract => Matching::Abstract,
            _ => Matching::Whole,
        }
    }

    fn facts(&self) -> Facts {
        let facts = self.inner.facts();
        let why = "it would change the number of switches".to_owned();
        let state_bytes = facts.state_bytes + WIDTH;
        Facts { reduction: facts.reduction.or(Some(why)), state_bytes, ..facts }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let mut state = Vec::new();
        self.inner.initial(&mut |s| {
            Budget { last: Actor::NOBODY, used: 0 }.fill(&mut state, s);
            out(&state);
        });
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (budget, inner) = Budget::split(state);
        let mut worker = self.inner.worker();
        let last_enabled = budget.last_enabled(&mut worker, inner, &mut Actors::default());
        let budget = budget.spend(step.actor, last_enabled, self.bound)?;
        let (events, after) = self.inner.narrate(inner, step)?;
        let prefixed = |s: Vec<u8>| {
            let mut out = Vec::new();
            budget.fill(&mut out, &s);
            out
        };
        Some((events, after.map(prefixed)))
    }

    fn gaps(&self) -> Vec<Gap> {
        let cut = self.cut.load(Ordering::Acquire);
        let own = cut.then_some(Gap::Switches(u32::from(self.bound)));
        own.into_iter().chain(self.inner.gaps()).collect()
    }
}
