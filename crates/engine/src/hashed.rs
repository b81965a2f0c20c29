//! Safety over a store that forgets: hash compaction and bitstate.
//!
//! Depth first, because the way to a violation can only come from the stack.
//! Successors wait on the stack with all their bytes and are put into the
//! store when they are visited. A worker with nothing to do gets a state from
//! another's stack together with the steps that lead to it.
//!
//! By search order: `Dfs` and `Stealing` hand over what an idle worker waits
//! for; `Slice` hands over at its depth; `Bfs` is one worker that hands every
//! state to itself through a queue.
//!
//! Reduction is by forward steps only, which needs no memory of states.

use crate::path::End;
use crate::run::{Alarm, Counts, Place, Run, lock};
use crate::simulate::SplitMix;
use crate::{Options, Search};
use heddle_model::{Fault, Gap, Model, Sink, Step, Worker};
use heddle_store::{Filter, FilterLocal, StateHash, hash128};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering::*};
use std::sync::{Arc, Mutex};

const QUEUE: usize = 4096;

/// How a state was reached: from an initial state, or from another handover.
pub(crate) struct Way {
    before: Option<Arc<Way>>,
    initial: u32,
    steps: Vec<Step>,
}

impl Way {
    /// All steps from the initial state, then `more`.
    fn steps(&self, more: impl Iterator<Item = Step>) -> (u32, Vec<Step>) {
        let mut parts = vec![self];
        while let Some(before) = &parts[parts.len() - 1].before {
            parts.push(before);
        }
        let initial = parts[parts.len() - 1].initial;
        let steps = parts.iter().rev().flat_map(|w| w.steps.iter().copied());
        (initial, steps.chain(more).collect())
    }
}

struct Handoff {
    state: Vec<u8>,
    way: Arc<Way>,
    depth: u64,
}

impl Handoff {
    fn bytes(&self) -> u64 {
        (self.state.len() + self.way.steps.len() * size_of::<Step>() + size_of::<Self>() + 64)
            as u64
    }
}

/// States handed over, and how many slices are not done.
struct Pool {
    queue: Mutex<VecDeque<Handoff>>,
    n_queued: AtomicUsize,
    n_idle: AtomicUsize,
    left: AtomicUsize,
    /// Hand over every so many steps; `None`: on demand.
    handoff: Option<u64>,
    is_bounded: bool,
}

/// Searches, and says what share of the states it expects to have missed.
pub(crate) fn search<M: Model, F: Filter>(run: &Run<'_, M>, filter: &F) -> Gap {
    let options = run.options;
    let n = if options.search == Search::Bfs { 1 } else { options.workers.max(1) };
    let pool = Pool {
        queue: Mutex::default(),
        n_queued: AtomicUsize::new(0),
        n_idle: AtomicUsize::new(0),
        left: AtomicUsize::new(1),
        handoff: match options.search {
            Search::Bfs => Some(1),
            Search::Slice(handoff) if n > 1 => Some(handoff.max(1) as u64),
            _ => None,
        },
        is_bounded: options.search != Search::Bfs,
    };
    std::thread::scope(|scope| {
        let pool = &pool;
        let others: Vec<_> = (1..n)
            .map(|number| scope.spawn(move || Searcher::new(run, filter, pool, number).work()))
            .collect();
        Searcher::new(run, filter, pool, 0).work();
        for other in others {
            if let Err(panic) = other.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
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
    pool: &'r Pool,
    number: usize,
    worker: M::Worker<'a>,
    counts: Counts,
    stack: Stack,
    frames: Vec<Frame>,
    way: Arc<Way>,
    base: u64,
    state: Vec<u8>,
    random: Option<SplitMix>,
    n_taken: u64,
    n_entered: u64,
}

#[derive(Default)]
struct Stack {
    waiting: Vec<Waiting>,
    bytes: Vec<u8>,
    broken: Vec<(Step, Fault)>,
    n_steps: usize,
    seed: u64,
}

impl<'r, 'a, M: Model, F: Filter> Searcher<'r, 'a, M, F> {
    fn new(run: &'r Run<'a, M>, filter: &'r F, pool: &'r Pool, number: usize) -> Self {
        let Options { seed, shuffle, .. } = *run.options;
        Searcher {
            run,
            filter,
            local: filter.local(),
            pool,
            number,
            worker: run.model.worker(),
            counts: Counts::default(),
            stack: Stack { seed, ..Stack::default() },
            frames: Vec::new(),
            way: Arc::new(Way { before: None, initial: 0, steps: Vec::new() }),
            base: 0,
            state: Vec::new(),
            random: shuffle.then_some(SplitMix(seed ^ number as u64)),
            n_taken: 0,
            n_entered: 0,
        }
    }

    fn work(mut self) {
        let _alarm = Alarm(self.run);
        if self.number == 0 {
            let mut initial = Vec::new();
            self.run.model.initial(&mut |s| initial.push(s.to_vec()));
            for (number, state) in initial.into_iter().enumerate() {
                self.local.enter();
                if self.visit(hash128(&state, self.stack.seed), true) {
                    let initial = number as u32;
                    self.way = Arc::new(Way { before: None, initial, steps: Vec::new() });
                    self.state = state;
                    self.slice();
                }
                self.local.leave();
            }
            self.one_done();
        }
        while let Some(item) = self.receive() {
            (self.state, self.way, self.base) = (item.state, item.way, item.depth);
            self.local.enter();
            self.slice();
            self.local.leave();
            self.one_done();
        }
        self.run.finish(self.counts, &self.worker, self.filter.memory());
    }

    fn one_done(&self) {
        let before = self.pool.left.fetch_sub(1, AcqRel);
        assert!(before > 0);
    }

    fn receive(&mut self) -> Option<Handoff> {
        self.pool.n_idle.fetch_add(1, Relaxed);
        let mut rounds = 0u32;
        let item = loop {
            if self.pool.n_queued.load(Relaxed) > 0 {
                if let Some(item) = lock(&self.pool.queue).pop_front() {
                    self.pool.n_queued.fetch_sub(1, Relaxed);
                    self.filter.budget().give_back(item.bytes());
                    break Some(item);
                }
            }
            if self.pool.left.load(Acquire) == 0 || self.run.is_over() {
                break None;
            }
            rounds += 1;
            match rounds {
                0..64 => std::hint::spin_loop(),
                64..256 => std::thread::yield_now(),
                _ => std::thread::sleep(std::time::Duration::from_micros(50)),
            }
        };
        self.pool.n_idle.fetch_sub(1, Relaxed);
        item
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
        let ample = if self.run.options.reduction { self.worker.ample(&self.state) } else { None };
        match ample.filter(|a| a.once || a.forward) {
            Some(a) => self.worker.expand_actor(&self.state, a.actor, &mut self.stack),
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
        if self.stack.n_steps == 0 {
            if let Some(fault) = self.worker.stuck(&self.state) {
                self.report(End::Stuck(fault));
            }
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
        let pool = self.pool;
        let n_queued = pool.n_queued.load(Relaxed);
        let wants = match pool.handoff {
            Some(handoff) => self.frames.len() as u64 % handoff == 0,
            None => pool.n_idle.load(Relaxed) > n_queued,
        };
        if !wants || (pool.is_bounded && n_queued >= QUEUE) {
            return false;
        }
        let steps = self.frames.iter().skip(1).map(|f| f.step).chain(std::iter::once(step));
        let way = Way { before: Some(self.way.clone()), initial: 0, steps: steps.collect() };
        let item = Handoff { state: self.state.clone(), way: Arc::new(way), depth };
        if !self.filter.budget().take(item.bytes()) {
            self.run.out_of_memory();
            return true;
        }
        pool.left.fetch_add(1, Relaxed);
        lock(&pool.queue).push_back(item);
        pool.n_queued.fetch_add(1, Relaxed);
        true
    }

    /// Lets the store grow, and pays for the stack.
    fn poll(&mut self) {
        self.n_entered += 1;
        if self.n_entered % 64 != 0 {
            return;
        }
        let bytes = self.stack.bytes.capacity()
            + self.stack.waiting.capacity() * size_of::<Waiting>()
            + self.frames.capacity() * size_of::<Frame>();
        if bytes as u64 > self.n_taken {
            if !self.filter.budget().take(bytes as u64 - self.n_taken) {
                self.run.out_of_memory();
            }
            self.n_taken = bytes as u64;
        }
        self.local.leave();
        if self.n_entered % 4096 == 0 {
            let queue = self.pool.n_queued.load(Relaxed) as u64;
            self.run.tell(&mut self.counts, queue, self.filter.memory());
        }
        self.local.enter();
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
