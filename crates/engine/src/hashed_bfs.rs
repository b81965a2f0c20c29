//! Breadth-first search over a store that forgets, level by level, on any number
//! of workers.
//!
//! The states of two levels are kept with all their bytes: those that are
//! expanded and those that are found. Of all others stays what a trail needs: by
//! which step each was reached, and from which state of the level before. That is
//! twelve bytes a state, so this is for short violations, not for the largest
//! state spaces. A level in which a violation is found is finished, as in
//! [`crate::bfs`].

use crate::account::Account;
use crate::barrier::{Meeting, Member};
use crate::expand::ample;
use crate::path::End;
use crate::run::{Counts, Place, Run, lock};
use crate::workers::crew;
use heddle_model::{Fault, Model, Sink, Step, Worker, expand_actor};
use heddle_store::{Filter, FilterLocal, StateHash, hash128};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, RwLock};

const BATCH: usize = 16;

/// How a state was reached: its number in the level before (of an initial
/// state: in the model's order), and the step.
#[derive(Clone, Copy)]
struct Way {
    from: u32,
    step: Step,
}

const START: Step = Step { actor: heddle_model::Actor::NOBODY, edge: 0 };

/// What one worker found of a level.
#[derive(Default)]
struct Part {
    bytes: Vec<u8>,
    /// Where each state ends in `bytes`.
    ends: Vec<usize>,
    ways: Vec<Way>,
    account: Account,
}

impl Part {
    fn push(&mut self, state: &[u8], way: Way) {
        self.bytes.extend_from_slice(state);
        self.ends.push(self.bytes.len());
        self.ways.push(way);
    }

    fn state(&self, i: usize) -> &[u8] {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        &self.bytes[start..self.ends[i]]
    }

    fn n_bytes(&self) -> u64 {
        let ways = self.ways.capacity() * size_of::<Way>();
        (self.bytes.capacity() + self.ends.capacity() * size_of::<usize>() + ways) as u64
    }
}

/// What is common to all workers.
struct Levels {
    level: RwLock<Level>,
    /// The first state of the level that nobody has taken.
    next: AtomicUsize,
    found: Mutex<Vec<Part>>,
    meeting: Meeting,
}

#[derive(Default)]
struct Level {
    parts: Vec<Part>,
    n_states: usize,
    /// Of this level and all before it, and what they cost.
    ways: Vec<Vec<Way>>,
    account: Account,
    n_ways: u64,
}

pub(crate) fn search<M: Model, F: Filter>(run: &Run<'_, M>, filter: &F) {
    let n = run.options.workers.max(1);
    let levels = Levels {
        level: RwLock::default(),
        next: AtomicUsize::new(0),
        found: Mutex::default(),
        meeting: Meeting::new(n),
    };
    let work = |number| Searcher::new(run, filter, &levels).work(number == 0);
    crew(run, n, work, || levels.meeting.call_off());
    let mut level = levels.level.into_inner().unwrap_or_else(|e| e.into_inner());
    level.parts.iter_mut().for_each(|part| part.account.settle(filter.budget(), 0));
    level.account.settle(filter.budget(), 0);
}

struct Searcher<'r, 'a, M: Model, F: Filter + 'r> {
    run: &'r Run<'a, M>,
    filter: &'r F,
    levels: &'r Levels,
    local: F::Local<'r>,
    worker: M::Worker<'a>,
    counts: Counts,
    found: Found,
    new: Part,
    n_batches: u64,
}

/// The successors of a batch.
#[derive(Default)]
struct Found {
    bytes: Vec<u8>,
    steps: Vec<Successor>,
    broken: Vec<(Step, Fault)>,
    from: u32,
    n_steps: usize,
    seed: u64,
}

struct Successor {
    way: Way,
    end: usize,
    hash: StateHash,
}

impl<'r, 'a, M: Model, F: Filter> Searcher<'r, 'a, M, F> {
    fn new(run: &'r Run<'a, M>, filter: &'r F, levels: &'r Levels) -> Self {
        Searcher {
            run,
            filter,
            levels,
            local: filter.local(),
            worker: run.model.worker(),
            counts: Counts::default(),
            found: Found { seed: run.options.seed, ..Found::default() },
            new: Part::default(),
            n_batches: 0,
        }
    }

    fn work(mut self, first: bool) {
        let levels = self.levels;
        let _member = Member(&levels.meeting);
        if first {
            self.start();
        }
        loop {
            lock(&levels.found).push(std::mem::take(&mut self.new));
            if !levels.meeting.attend(|| levels.advance(self.run, self.filter)) {
                break;
            }
            let level = levels.level.read().unwrap_or_else(|e| e.into_inner());
            if level.n_states == 0 {
                break;
            }
            self.counts.depth = level.ways.len() as u64 - 1;
            self.expand_level(&level);
        }
        let memory = self.run.touched(self.filter);
        self.run.finish(self.counts, &self.worker, memory);
    }

    fn start(&mut self) {
        let mut number = 0;
        self.local.enter();
        let (run, found) = (self.run, &mut self.found);
        run.model.initial(&mut |state| {
            found.from = number;
            found.step(START, state);
            number += 1;
        });
        self.insert(true);
        self.local.leave();
    }

    fn expand_level(&mut self, level: &Level) {
        while !self.run.is_stopped() {
            let at = self.levels.next.fetch_add(BATCH, Relaxed);
            if at >= level.n_states {
                return;
            }
            self.local.enter();
            for number in at..level.n_states.min(at + BATCH) {
                self.expand(level, number);
            }
            self.insert(false);
            self.local.leave();
            self.n_batches += 1;
            if self.n_batches.is_multiple_of(64) {
                let queue = level.n_states as u64;
                let memory = self.run.touched(self.filter);
                self.run.tell(&mut self.counts, queue, memory);
            }
        }
    }

    fn expand(&mut self, level: &Level, number: usize) {
        let state = level.state(number);
        self.found.from = number as u32;
        self.found.n_steps = 0;
        let ample = if self.run.options.reduction { ample(&mut self.worker, state) } else { None };
        match ample.filter(|a| a.once || a.forward) {
            Some(a) => expand_actor(&mut self.worker, state, a.actor, &mut self.found),
            None => self.worker.expand(state, &mut self.found),
        }
        let broken = std::mem::take(&mut self.found.broken);
        if !self.run.options.faults {
            return;
        }
        let stuck = if self.found.n_steps == 0 { self.worker.stuck(state) } else { None };
        let broken = broken.into_iter().map(|(step, fault)| End::Broken(step, fault));
        for end in stuck.map(End::Stuck).into_iter().chain(broken) {
            let (initial, steps) = level.way_to(number);
            self.run.report(Place::Steps { initial, steps }, end);
        }
    }

    /// Puts what was found into the store; what is new is of the next level.
    fn insert(&mut self, initial: bool) {
        for successor in &self.found.steps {
            self.local.prefetch(successor.hash);
        }
        let mut start = 0;
        for &Successor { way, end, hash } in &self.found.steps {
            match self.local.insert(hash) {
                Ok(true) => {
                    self.counts.stored += 1;
                    self.new.push(&self.found.bytes[start..end], way);
                }
                Ok(false) => self.counts.matched += !initial as u64,
                Err(_) => self.run.out_of_memory(),
            }
            start = end;
        }
        self.found.steps.clear();
        self.found.bytes.clear();
        let bytes = self.new.n_bytes();
        self.new.account.cover(self.run, self.filter.budget(), bytes);
    }
}

impl Level {
    fn state(&self, mut number: usize) -> &[u8] {
        for part in &self.parts {
            if number < part.ends.len() {
                return part.state(number);
            }
            number -= part.ends.len();
        }
        unreachable!("a number of this level")
    }

    fn way_to(&self, number: usize) -> (u32, Vec<Step>) {
        let mut steps = Vec::new();
        let mut at = number;
        for (depth, ways) in self.ways.iter().enumerate().rev() {
            if depth > 0 {
                steps.push(ways[at].step);
            }
            at = ways[at].from as usize;
        }
        steps.reverse();
        (at as u32, steps)
    }
}

impl Levels {
    /// The states found in a level become the next level.
    fn advance<M: Model, F: Filter>(&self, run: &Run<'_, M>, filter: &F) {
        let mut level = self.level.write().unwrap_or_else(|e| e.into_inner());
        for part in &mut level.parts {
            part.account.settle(filter.budget(), 0);
        }
        level.parts = std::mem::take(&mut *lock(&self.found));
        level.n_states = level.parts.iter().map(|p| p.ends.len()).sum();
        self.next.store(0, Relaxed);
        let mut ways = Vec::with_capacity(level.n_states);
        for part in &mut level.parts {
            ways.append(&mut part.ways);
        }
        level.n_ways += size_of_val(&ways[..]) as u64;
        level.ways.push(ways);
        let bytes = level.n_ways;
        level.account.cover(run, filter.budget(), bytes);
        let depth = level.ways.len() as u64 - 1;
        if run.options.max_depth.is_some_and(|max| depth > max) && level.n_states > 0 {
            run.cut_at_depth();
            level.n_states = 0;
        }
        if run.is_over() || level.n_states > u32::MAX as usize {
            if !run.is_over() {
                run.out_of_memory();
            }
            level.n_states = 0;
        }
    }
}

impl Sink for Found {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.n_steps += 1;
        self.bytes.extend_from_slice(successor);
        let (way, end) = (Way { from: self.from, step }, self.bytes.len());
        self.steps.push(Successor { way, end, hash: hash128(successor, self.seed) });
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.broken.push((step, fault));
        match successor {
            Some(successor) => self.step(step, successor),
            None => self.n_steps += 1,
        }
    }
}
