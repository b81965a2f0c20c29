//! Only the runs that fit a description: a trail of another tool, which names its steps in
//! its own way.
//!
//! A [`Guide`] reads what the plain interpreter tells of a step and says where in the
//! description the run stands after it, or that the step does not fit. Where it stands is
//! a number in front of the model's state, so that the searches for faults and for cycles
//! find the described run like any other, and nothing else. A fault counts only where the
//! description is over.
//!
//! Not for speed: every step is told by the interpreter before it is taken.

use heddle_model::{
    Event, Facts, Fault, Model, Sink, Step, Trail, Worker, Wrapper, WrapperWorker, fingerprint,
};

/// A description of a run.
pub trait Guide: Sync {
    /// Where a run stands before its first step.
    fn start(&self) -> u32;

    /// Where it stands after a step that these events tell; `None` if it is not the one
    /// described.
    fn after(&self, mark: u32, events: &[Event]) -> Option<u32>;

    /// Whether a run may end here.
    fn is_over(&self, mark: u32) -> bool;
}

pub struct Guided<'g, M, G> {
    inner: M,
    guide: &'g G,
}

const WIDTH: usize = 4;

fn split(state: &[u8]) -> (u32, &[u8]) {
    let (mark, inner) = state.split_at(WIDTH);
    (u32::from_le_bytes([mark[0], mark[1], mark[2], mark[3]]), inner)
}

fn joined(mark: u32, inner: &[u8]) -> Vec<u8> {
    [&mark.to_le_bytes()[..], inner].concat()
}

impl<'g, M: Model, G: Guide> Guided<'g, M, G> {
    pub fn new(inner: M, guide: &'g G) -> Self {
        Guided { inner, guide }
    }

    /// A trail of this model as one of the model inside, whose steps have the same names.
    pub fn inside_trail(&self, trail: Trail) -> Result<Trail, crate::ReplayError> {
        let replay = crate::replay(self, &trail)?;
        let fingerprints = replay.states.iter().map(|s| fingerprint(&s[WIDTH..])).collect();
        Ok(Trail { fingerprints, ..trail })
    }
}

pub struct GuidedWorker<'m, M: Model + 'm, G> {
    inner: M::Worker<'m>,
    model: &'m M,
    guide: &'m G,
}

/// The steps of a state, kept.
#[derive(Default)]
struct Kept(Vec<(Step, Option<Fault>, Option<Vec<u8>>)>);

impl Sink for Kept {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, None, Some(successor.to_vec())));
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.0.push((step, Some(fault), successor.map(<[u8]>::to_vec)));
    }
}

impl<'m, M: Model, G: Guide> WrapperWorker for GuidedWorker<'m, M, G> {
    type Inner = M::Worker<'m>;

    const SAME_STATES: bool = false;

    fn inner(&self) -> &Self::Inner {
        &self.inner
    }

    fn inner_mut(&mut self) -> &mut Self::Inner {
        &mut self.inner
    }

    fn inside<'s>(&self, state: &'s [u8]) -> &'s [u8] {
        &state[WIDTH..]
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let (mark, inner) = split(state);
        let mut all = Kept::default();
        self.inner.expand(inner, &mut all);
        for (step, fault, successor) in all.0 {
            let Some((events, _)) = self.model.narrate(inner, step) else { continue };
            let Some(mark) = self.guide.after(mark, &events) else { continue };
            let successor = successor.map(|s| joined(mark, &s));
            match (fault, successor) {
                (Some(fault), successor) if self.guide.is_over(mark) => {
                    sink.fault(step, fault, successor.as_deref());
                }
                (_, Some(successor)) => sink.step(step, &successor),
                (_, None) => {}
            }
        }
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        let (mark, inner) = split(state);
        if !self.guide.is_over(mark) {
            return None;
        }
        let mut all = Kept::default();
        self.inner.expand(inner, &mut all);
        if all.0.is_empty() { self.inner.stuck(inner) } else { None }
    }
}

impl<M: Model, G: Guide> Wrapper for Guided<'_, M, G> {
    type Inner = M;
    type Worker<'m>
        = GuidedWorker<'m, M, G>
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
        GuidedWorker { inner: self.inner.worker(), model: &self.inner, guide: self.guide }
    }

    fn facts(&self) -> Facts {
        let facts = self.inner.facts();
        let why = "it would leave out the run that is described".to_owned();
        let state_bytes = facts.state_bytes + WIDTH;
        Facts { reduction: facts.reduction.or(Some(why)), state_bytes, ..facts }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let start = self.guide.start();
        self.inner.initial(&mut |s| out(&joined(start, s)));
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (mark, inner) = split(state);
        let (events, after) = self.inner.narrate(inner, step)?;
        let mark = self.guide.after(mark, &events)?;
        Some((events, after.map(|s| joined(mark, &s))))
    }
}
