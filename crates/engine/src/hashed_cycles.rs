//! Acceptance cycles over a store that forgets: nested depth-first search
//! (Courcoubetis, Vardi, Wolper, Yannakakis 1992) by one worker.
//!
//! A colour is one more entry in the store, under a hash of its own. That a
//! state is on the stack is known exactly, so a cycle found is a cycle; what
//! is taken for blue or red by mistake is missed.

use crate::cndfs::CYCLE;
use crate::path::End;
use crate::run::{Alarm, Counts, Place, Run};
use heddle_model::{Actor, Fault, Gap, Labels, Model, Sink, Step, Worker};
use heddle_store::{Filter, FilterLocal, StateHash, hash128};
use std::collections::HashMap;

pub(crate) fn search<M: Model, F: Filter>(run: &Run<'_, M>, filter: &F) -> Gap {
    let mut searcher = Searcher {
        run,
        filter,
        local: filter.local(),
        worker: run.model.worker(),
        counts: Counts::default(),
        cyan: HashMap::new(),
        outer: Stack::default(),
        inner: Stack::default(),
        n_steps: 0,
        n_taken: 0,
    };
    let _alarm = Alarm(run);
    let mut initial = Vec::new();
    run.model.initial(&mut |s| initial.push(s.to_vec()));
    searcher.local.enter();
    for (number, state) in initial.into_iter().enumerate() {
        if searcher.outer_search(number as u32, state).is_err() {
            break;
        }
    }
    searcher.local.leave();
    run.finish(searcher.counts, &searcher.worker, filter.memory());
    // Three entries for a state, at most.
    Gap::Hashed { store: F::NAME, missed: filter.share_missed(3 * run.n_stored()) }
}

struct Searcher<'r, 'a, M: Model, F: Filter + 'r> {
    run: &'r Run<'a, M>,
    filter: &'r F,
    local: F::Local<'r>,
    worker: M::Worker<'a>,
    counts: Counts,
    /// Hashes of the outer stack's states, and their depth there.
    cyan: HashMap<StateHash, usize>,
    outer: Stack,
    inner: Stack,
    n_steps: u64,
    n_taken: u64,
}

#[derive(Default)]
struct Stack {
    frames: Vec<Frame>,
    waiting: Vec<Waiting>,
    n_bytes: u64,
}

struct Frame {
    state: Vec<u8>,
    hash: StateHash,
    step: Step,
    first: usize,
    next: usize,
    accepting: bool,
}

#[derive(Clone)]
struct Waiting {
    step: Step,
    state: Vec<u8>,
}

struct Over;

const BLUE: u64 = 0x9e37_79b9_7f4a_7c15;
const RED: u64 = 0xd1b5_4a32_d192_ed03;
const START: Step = Step { actor: Actor::NOBODY, edge: 0 };

/// The entry for a colour of a state: as good as the hash of another state.
fn colour(hash: StateHash, colour: u64) -> StateHash {
    (heddle_store::mix(hash.0 ^ colour), heddle_store::mix(hash.1.wrapping_add(colour)))
}

impl<M: Model, F: Filter> Searcher<'_, '_, M, F> {
    fn outer_search(&mut self, initial: u32, state: Vec<u8>) -> Result<(), Over> {
        let hash = self.hash(&state);
        if self.has(hash, BLUE) {
            return Ok(());
        }
        self.enter_outer(START, state, hash, initial)?;
        while let Some(frame) = self.outer.frames.last_mut() {
            let Some(next) = self.outer.waiting.get(frame.next).cloned() else {
                self.leave_outer(initial)?;
                continue;
            };
            frame.next += 1;
            let hash = self.hash(&next.state);
            if let Some(depth) = self.on_stack(hash, &next.state) {
                self.counts.matched += 1;
                if self.outer.frames[depth..].iter().any(|f| f.accepting) {
                    self.inner.frames.clear();
                    return self.report(initial, depth);
                }
            } else if self.has(hash, BLUE) {
                self.counts.matched += 1;
            } else {
                self.enter_outer(next.step, next.state, hash, initial)?;
            }
        }
        Ok(())
    }

    /// Where a state is on the outer stack: by its bytes, not by its hash.
    fn on_stack(&self, hash: StateHash, state: &[u8]) -> Option<usize> {
        let depth = *self.cyan.get(&hash)?;
        (self.outer.frames[depth].state == state).then_some(depth)
    }

    fn enter_outer(
        &mut self,
        step: Step,
        state: Vec<u8>,
        hash: StateHash,
        initial: u32,
    ) -> Result<(), Over> {
        self.poll()?;
        let depth = self.outer.frames.len();
        if self.run.options.max_depth.is_some_and(|max| depth as u64 > max) {
            self.run.cut_at_depth();
            return Ok(());
        }
        self.counts.depth = self.counts.depth.max(depth as u64);
        match self.local.insert(hash) {
            Ok(is_new) => self.counts.stored += is_new as u64,
            Err(_) => self.run.out_of_memory(),
        }
        let (first, expanded) = (self.outer.waiting.len(), self.expand(&state));
        self.outer.waiting.extend(expanded.waiting);
        self.outer.n_bytes += state.len() as u64;
        let accepting = self.worker.labels(&state).has(Labels::ACCEPT);
        let stuck = if expanded.n_steps == 0 { self.worker.stuck(&state) } else { None };
        self.cyan.insert(hash, depth);
        self.outer.frames.push(Frame { state, hash, step, first, next: first, accepting });
        if self.run.options.faults {
            let broken = expanded.broken.iter().map(|&(step, fault)| End::Broken(step, fault));
            for end in stuck.map(End::Stuck).into_iter().chain(broken) {
                let steps = self.outer.frames.iter().skip(1).map(|f| f.step).collect();
                self.run.report(Place::Steps { initial, steps }, end);
            }
        }
        Ok(())
    }

    fn leave_outer(&mut self, initial: u32) -> Result<(), Over> {
        let frame = self.outer.frames.last().expect("called with one");
        let (hash, accepting) = (frame.hash, frame.accepting);
        if accepting {
            self.inner_search(initial)?;
        }
        self.add(hash, BLUE)?;
        self.cyan.remove(&hash);
        let frame = self.outer.frames.pop().expect("as above");
        self.outer.waiting.truncate(frame.first);
        self.outer.n_bytes -= frame.state.len() as u64;
        Ok(())
    }

    /// From the last accepting state: back to the outer stack?
    fn inner_search(&mut self, initial: u32) -> Result<(), Over> {
        let seed = self.outer.frames.last().expect("called with one");
        let (state, hash) = (seed.state.clone(), seed.hash);
        self.inner.frames.clear();
        self.inner.waiting.clear();
        self.enter_inner(START, state, hash)?;
        while let Some(frame) = self.inner.frames.last_mut() {
            let Some(next) = self.inner.waiting.get(frame.next).cloned() else {
                let frame = self.inner.frames.pop().expect("as above");
                self.inner.waiting.truncate(frame.first);
                continue;
            };
            frame.next += 1;
            let hash = self.hash(&next.state);
            if let Some(depth) = self.on_stack(hash, &next.state) {
                return self.report(initial, depth);
            }
            if !self.has(hash, RED) {
                self.enter_inner(next.step, next.state, hash)?;
            }
        }
        Ok(())
    }

    fn enter_inner(&mut self, step: Step, state: Vec<u8>, hash: StateHash) -> Result<(), Over> {
        self.poll()?;
        self.add(hash, RED)?;
        let (first, expanded) = (self.inner.waiting.len(), self.expand(&state));
        self.inner.waiting.extend(expanded.waiting);
        let frame = Frame { state, hash, step, first, next: first, accepting: false };
        self.inner.frames.push(frame);
        Ok(())
    }

    /// A cycle: the outer stack, the inner stack (empty or from the outer's
    /// last state), and a step back to the outer stack's state `depth`.
    fn report(&self, initial: u32, depth: usize) -> Result<(), Over> {
        let outer = self.outer.frames.iter().skip(1).map(|f| f.step);
        let inner = self.inner.frames.iter().skip(1).map(|f| f.step);
        let steps = outer.chain(inner).collect();
        self.run.report(
            Place::Steps { initial, steps },
            End::Cycle { cycle_start: depth, fault: CYCLE },
        );
        self.run.halt();
        Err(Over)
    }

    fn expand(&mut self, state: &[u8]) -> Expanded {
        let mut expanded = Expanded::default();
        let ample = if self.run.options.reduction { self.worker.ample(state) } else { None };
        match ample.filter(|a| a.once || a.forward) {
            Some(a) => self.worker.expand_actor(state, a.actor, &mut expanded),
            None => self.worker.expand(state, &mut expanded),
        }
        expanded
    }

    fn hash(&self, state: &[u8]) -> StateHash {
        hash128(state, self.run.options.seed)
    }

    fn has(&self, hash: StateHash, what: u64) -> bool {
        self.local.contains(colour(hash, what))
    }

    fn add(&mut self, hash: StateHash, what: u64) -> Result<(), Over> {
        match self.local.insert(colour(hash, what)) {
            Ok(_) => Ok(()),
            Err(_) => {
                self.run.out_of_memory();
                Err(Over)
            }
        }
    }

    fn poll(&mut self) -> Result<(), Over> {
        self.n_steps += 1;
        if self.n_steps % 1024 == 0 {
            let waiting = self.outer.waiting.len() as u64 * 64;
            let bytes = 2 * self.outer.n_bytes + waiting + 128 * self.outer.frames.len() as u64;
            if bytes > self.n_taken {
                if !self.filter.budget().take(bytes - self.n_taken) {
                    self.run.out_of_memory();
                }
                self.n_taken = bytes;
            }
            self.run.tell(&mut self.counts, self.outer.frames.len() as u64, self.filter.memory());
        }
        if self.run.is_over() { Err(Over) } else { Ok(()) }
    }
}

#[derive(Default)]
struct Expanded {
    waiting: Vec<Waiting>,
    broken: Vec<(Step, Fault)>,
    n_steps: usize,
}

impl Sink for Expanded {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.n_steps += 1;
        self.waiting.push(Waiting { step, state: successor.to_vec() });
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.broken.push((step, fault));
        match successor {
            Some(successor) => self.step(step, successor),
            None => self.n_steps += 1,
        }
    }
}
