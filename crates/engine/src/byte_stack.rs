//! A depth-first stack of states with all their bytes: for searches over stores
//! that forget them ([`crate::hashed_cycles`]).

use crate::expand::ample;
use crate::run::Run;
use heddle_model::{Fault, Model, Sink, Step, Worker, expand_actor};
use heddle_store::{StateHash, hash128};
use std::ops::Range;

/// States with their bytes: a depth-first stack.
#[derive(Default)]
pub(crate) struct Stack {
    pub(crate) frames: Vec<Frame>,
    pub(crate) waiting: Vec<Waiting>,
    pub(crate) bytes: Vec<u8>,
    pub(crate) broken: Vec<(Step, Fault)>,
    pub(crate) n_steps: usize,
    pub(crate) seed: u64,
}

pub(crate) struct Frame {
    /// Where its state lies in `bytes`, and where those of its successors begin.
    pub(crate) state: Range<usize>,
    mark: usize,
    pub(crate) hash: StateHash,
    pub(crate) step: Step,
    first: usize,
    pub(crate) next: usize,
    pub(crate) accepting: bool,
    pub(crate) passing: bool,
}

/// A successor that waits on the stack.
#[derive(Clone)]
pub(crate) struct Waiting {
    pub(crate) step: Step,
    pub(crate) state: Range<usize>,
    pub(crate) hash: StateHash,
}

/// Puts a state on a stack, and its successors above it.
pub(crate) fn expand<M: Model>(
    run: &Run<'_, M>,
    worker: &mut M::Worker<'_>,
    stack: &mut Stack,
    next: Waiting,
    accepting: bool,
    passing: bool,
) {
    let Waiting { step, state, hash } = next;
    let (first, mark) = (stack.waiting.len(), stack.bytes.len());
    let bytes = stack.bytes[state.clone()].to_vec();
    stack.frames.push(Frame { state, mark, hash, step, first, next: first, accepting, passing });
    stack.n_steps = 0;
    let ample = if run.options.reduction { ample(worker, &bytes) } else { None };
    match ample.filter(|a| a.once || a.forward) {
        Some(a) => expand_actor(worker, &bytes, a.actor, stack),
        None => worker.expand(&bytes, stack),
    }
}

impl Stack {
    pub(crate) fn clear(&mut self) {
        self.frames.clear();
        self.waiting.clear();
        self.bytes.clear();
    }

    /// Takes off the last frame and what is its own.
    pub(crate) fn leave(&mut self) {
        let frame = self.frames.pop().expect("called with one");
        self.bytes.truncate(frame.mark);
        self.waiting.truncate(frame.first);
    }

    /// Throws out successors that need not be tried any more, as most are when
    /// the search stands deep.
    pub(crate) fn sweep(&mut self, keep: impl Fn(StateHash) -> bool) {
        let old = std::mem::take(&mut self.waiting);
        let states = std::mem::take(&mut self.bytes);
        for i in 0..self.frames.len() {
            let end = self.frames.get(i + 1).map_or(old.len(), |next| next.first);
            let left = &old[self.frames[i].next..end];
            let own = copy(&mut self.bytes, &states[self.frames[i].state.clone()]);
            let frame = &mut self.frames[i];
            (frame.mark, frame.state) = (own.end, own);
            (frame.first, frame.next) = (self.waiting.len(), self.waiting.len());
            for next in left.iter().filter(|w| keep(w.hash)) {
                let state = copy(&mut self.bytes, &states[next.state.clone()]);
                self.waiting.push(Waiting { state, ..*next });
            }
        }
    }

    /// The steps from the first state to the last.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.frames.iter().skip(1).map(|f| f.step)
    }

    pub(crate) fn n_bytes(&self) -> u64 {
        let frames = self.frames.len() * size_of::<Frame>();
        (self.bytes.len() + self.waiting.len() * size_of::<Waiting>() + frames) as u64
    }
}

/// Puts bytes behind others; says where.
fn copy(to: &mut Vec<u8>, bytes: &[u8]) -> Range<usize> {
    let start = to.len();
    to.extend_from_slice(bytes);
    start..to.len()
}

impl Sink for Stack {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.n_steps += 1;
        let start = self.bytes.len();
        self.bytes.extend_from_slice(successor);
        let (state, hash) = (start..self.bytes.len(), hash128(successor, self.seed));
        self.waiting.push(Waiting { step, state, hash });
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.broken.push((step, fault));
        match successor {
            Some(successor) => self.step(step, successor),
            None => self.n_steps += 1,
        }
    }
}
