//! Safety over a store that forgets: hash compaction and bitstate.
//!
//! Depth first, because the way to a violation can only come from the stack.
//! Successors wait on the stack with all their bytes and are put into the
//! store when they are visited. A worker with nothing to do gets a state from
//! another's stack together with the steps that lead to it.
//!
//! By search order: `Dfs` and `Stealing` hand over what an idle worker waits
//! for; `Slice` hands over at its depth; `Bfs` is in [`crate::hashed_bfs`].
//!
//! Reduction is by forward steps only, which needs no memory of states.

use crate::account::Account;
use crate::expand::ample;
use crate::handoff::{Counter, Handoff, Way};
use crate::path::End;
use crate::run::{Counts, Place, Run};
use crate::simulate::SplitMix;
use crate::workers::crew;
use crate::{Options, Search, hashed_bfs};
use heddle_model::{Fault, Gap, Model, Sink, Step, Worker, expand_actor};
use heddle_store::{Filter, FilterLocal, StateHash, hash128};
use std::ops::Range;
use std::sync::Arc;

/// Searches, and says what share of the states it expects to have missed.
pub(crate) fn search<M: Model, F: Filter>(run: &Run<'_, M>, filter: &F) -> Gap {
    let n = run.options.workers.max(1);
    // Hand over every so many steps, or on demand.
    let handoff = match run.options.search {
        Search::Slice(handoff) if n > 1 => Some(handoff.max(1) as u64),
        _ => None,
    };
    match run.options.search {
        Search::Bfs => hashed_bfs::search(run, filter),
        _ => {
            let counter = Counter::new();
            let work = |number| Searcher::new(run, filter, &counter, handoff, number).work();
            crew(run, n, work, || ());
        }
    }
    Gap::Hashed { store: F::NAME, missed: filter.share_missed(run.n_stored()) }
}

/// A successor that waits on the stack.
struct Waiting {
    step: Step,
    bytes: Range<usize>,
    hash: StateHash,
}

struct Frame {
    /// The step that led here; meaningless in the first frame of a slice.
    step: Step,
    /// Its first waiting successor, and the first byte of their states.
    waiting: usize,
    next: usize,
    bytes: usize,
}

struct Searcher<'r, 'a, M: Model, F: Filter + 'r> {
    run: &'r Run<'a, M>,
    filter: &'r F,
    local: F::Local<'r>,
    counter: &'r Counter,
    handoff: Option<u64>,
    number: usize,
    worker: M::Worker<'a>,
    counts: Counts,
    stack: Stack,
    frames: Vec<Frame>,
    way: Arc<Way>,
    base: u64,
    state: Vec<u8>,
    random: Option<SplitMix>,
    account: Account,
    n_entered: u64,
    /// When the stack is so large, what is visited is thrown out of it.
    sweep_at: usize,
}

/// Bytes of a stack that is not worth sweeping; in tests it always is.
const SMALL: usize = if cfg!(debug_assertions) { 1 << 8 } else { 1 << 20 };

#[derive(Default)]
struct Stack {
    waiting: Vec<Waiting>,
    bytes: Vec<u8>,
    broken: Vec<(Step, Fault)>,
    n_steps: usize,
    seed: u64,
}

impl<'r, 'a, M: Model, F: Filter> Searcher<'r, 'a, M, F> {
    fn new(
        run: &'r Run<'a, M>,
        filter: &'r F,
        counter: &'r Counter,
        handoff: Option<u64>,
        number: usize,
    ) -> Self {
        let Options { seed, shuffle, .. } = *run.options;
        Searcher {
            run,
            filter,
            local: filter.local(),
            counter,
            handoff,
            number,
            worker: run.model.worker(),
            counts: Counts::default(),
            stack: Stack { seed, ..Stack::default() },
            frames: Vec::new(),
            way: Way::start(0),
            base: 0,
            state: Vec::new(),
            random: shuffle.then_some(SplitMix(seed ^ number as u64)),
            account: Account::default(),
            n_entered: 0,
            sweep_at: SMALL,
        }
    }

    fn work(mut self) {
        if self.number == 0 {
            let mut initial = Vec::new();
            self.run.model.initial(&mut |s| initial.push(s.to_vec()));
            for (number, state) in initial.into_iter().enumerate() {
                self.local.enter();
                if self.visit(hash128(&state, self.stack.seed), true) {
                    self.way = Way::start(number as u32);
                    self.state = state;
                    self.slice();
                }
                self.local.leave();
            }
            self.counter.one_done();
        }
        while let Some(item) = self.counter.take(self.run, self.filter.budget()) {
            (self.state, self.way, self.base) = (item.state, item.way, item.depth);
            self.local.enter();
            self.slice();
            self.local.leave();
            self.counter.one_done();
        }
        self.account.settle(self.filter.budget(), 0);
        let memory = self.run.touched(self.filter);
        self.run.finish(self.counts, &self.worker, memory);
    }

    /// Everything below `self.state`, which was just visited.
    fn slice(&mut self) {
        self.enter(Step { actor: heddle_model::Actor::NOBODY, edge: 0 });
        while let Some(frame) = self.frames.last_mut() {
            if self.run.is_over() {
                break;
            }
            let Some(next) = self.stack.waiting.get(frame.next) else {
                self.stack.waiting.truncate(frame.waiting);
                self.stack.bytes.truncate(frame.bytes);
                self.frames.pop();
                continue;
            };
            frame.next += 1;
            let (step, hash, bytes) = (next.step, next.hash, next.bytes.clone());
            let depth = self.base + self.frames.len() as u64;
            if self.run.options.max_depth.is_some_and(|max| depth > max) {
                self.run.cut_at_depth();
                continue;
            }
            if !self.visit(hash, false) {
                continue;
            }
            self.state.clear();
            self.state.extend_from_slice(&self.stack.bytes[bytes]);
            if !self.hand_over(step, depth) {
                self.enter(step);
            }
        }
        self.frames.clear();
        self.stack.waiting.clear();
        self.stack.bytes.clear();
    }

    /// Puts a state into the store and counts it.
    fn visit(&mut self, hash: StateHash, initial: bool) -> bool {
        match self.local.insert(hash) {
            Ok(is_new) => {
                self.counts.stored += is_new as u64;
                self.counts.matched += (!is_new && !initial) as u64;
                is_new
            }
            Err(_) => {
                self.run.out_of_memory();
                false
            }
        }
    }

    /// Expands `self.state` onto the stack.
    fn enter(&mut self, step: Step) {
        self.poll();
        let (waiting, bytes) = (self.stack.waiting.len(), self.stack.bytes.len());
        let depth = self.base + self.frames.len() as u64;
        self.counts.depth = self.counts.depth.max(depth);
        self.stack.n_steps = 0;
        let ample =
            if self.run.options.reduction { ample(&mut self.worker, &self.state) } else { None };
        match ample.filter(|a| a.once || a.forward) {
            Some(a) => expand_actor(&mut self.worker, &self.state, a.actor, &mut self.stack),
            None => self.worker.expand(&self.state, &mut self.stack),
        }
        for next in &self.stack.waiting[waiting..] {
            self.local.prefetch(next.hash);
        }
        if let Some(random) = &mut self.random {
            let new = &mut self.stack.waiting[waiting..];
            for i in (1..new.len()).rev() {
                new.swap(i, random.below(i + 1));
            }
        }
        self.frames.push(Frame { step, waiting, next: waiting, bytes });
        if self.run.options.faults {
            self.check();
        }
        self.stack.broken.clear();
    }

    fn check(&mut self) {
        if self.stack.n_steps == 0
            && let Some(fault) = self.worker.stuck(&self.state)
        {
            self.report(End::Stuck(fault));
        }
        for (step, fault) in std::mem::take(&mut self.stack.broken) {
            self.report(End::Broken(step, fault));
        }
    }

    fn report(&self, end: End) {
        let (initial, steps) = self.way.steps(self.frames.iter().skip(1).map(|f| f.step));
        self.run.report(Place::Steps { initial, steps }, end);
    }

    /// Gives `self.state`, reached by `step`, to whoever wants it.
    fn hand_over(&self, step: Step, depth: u64) -> bool {
        let wants = match self.handoff {
            Some(handoff) => (self.frames.len() as u64).is_multiple_of(handoff),
            None => self.counter.is_wanted(),
        };
        if !wants || self.counter.is_full() {
            return false;
        }
        let steps = self.frames.iter().skip(1).map(|f| f.step).chain(std::iter::once(step));
        let item = Handoff { state: self.state.clone(), way: self.way.on(steps), depth };
        self.counter.give(self.run, self.filter.budget(), item);
        true
    }

    /// Throws out successors that wait and were visited meanwhile, as most are
    /// when the search stands deep.
    fn sweep(&mut self) {
        let old = std::mem::take(&mut self.stack.waiting);
        let states = std::mem::take(&mut self.stack.bytes);
        let stack = &mut self.stack;
        for i in 0..self.frames.len() {
            let end = self.frames.get(i + 1).map_or(old.len(), |next| next.waiting);
            let frame = &mut self.frames[i];
            let left = &old[frame.next..end];
            (frame.waiting, frame.bytes) = (stack.waiting.len(), stack.bytes.len());
            frame.next = frame.waiting;
            for next in left.iter().filter(|w| !self.local.contains(w.hash)) {
                let start = stack.bytes.len();
                stack.bytes.extend_from_slice(&states[next.bytes.clone()]);
                let bytes = start..stack.bytes.len();
                stack.waiting.push(Waiting { bytes, ..*next });
            }
        }
        self.sweep_at = 2 * self.stack.n_bytes().max(SMALL / 2);
    }

    /// Lets the store grow, and pays for the stack.
    fn poll(&mut self) {
        self.n_entered += 1;
        if !self.n_entered.is_multiple_of(64) {
            return;
        }
        if self.stack.n_bytes() > self.sweep_at {
            self.sweep();
        }
        let frames = self.frames.capacity() * size_of::<Frame>();
        let bytes = self.stack.n_bytes() + frames;
        self.account.cover(self.run, self.filter.budget(), bytes as u64);
        self.local.leave();
        if self.n_entered.is_multiple_of(4096) {
            let queue = self.counter.n_queued() as u64;
            let memory = self.run.touched(self.filter);
            self.run.tell(&mut self.counts, queue, memory);
        }
        self.local.enter();
    }
}

impl Stack {
    fn n_bytes(&self) -> usize {
        self.bytes.len() + self.waiting.len() * size_of::<Waiting>()
    }
}

impl Sink for Stack {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.n_steps += 1;
        let start = self.bytes.len();
        self.bytes.extend_from_slice(successor);
        let hash = hash128(successor, self.seed);
        self.waiting.push(Waiting { step, bytes: start..self.bytes.len(), hash });
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.broken.push((step, fault));
        match successor {
            Some(successor) => self.step(step, successor),
            None => self.n_steps += 1,
        }
    }
}
