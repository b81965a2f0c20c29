//! Acceptance cycles over a store that forgets: [`crate::cndfs`] with colours as
//! further entries of the store, each under a hash of its own.
//!
//! That a state is on a worker's stack is known exactly, by its bytes, so a cycle
//! found is a cycle; what is taken for blue or red by mistake is missed. So much
//! can be missed on any number of workers, and no more: but a state that was taken
//! for blue by mistake is nobody's, and nobody colours it red. A worker that waits
//! for it waits until all others wait or are home, and then goes on.
//!
//! States that no accepting cycle can pass are claimed, by their blue entry, when
//! they are met, and shared out: whoever has nothing to do gets one from another's
//! stack, as in [`crate::hashed`]. Where there are none, all workers search from
//! the initial states, each in its own order.

use crate::account::Account;
use crate::backoff::Patience;
use crate::byte_stack::{Stack, Waiting, expand};
use crate::cndfs::CYCLE;
use crate::handoff::{Counter, Handoff, Way};
use crate::nonaccepting::begins_passing;
use crate::path::End;
use crate::run::{Counts, Place, Run};
use crate::simulate::SplitMix;
use crate::workers::crew;
use heddle_model::{Actor, Gap, Labels, Model, Sink, Step, Worker};
use heddle_store::{Filter, FilterLocal, StateHash};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

pub(crate) fn search<M: Model, F: Filter>(run: &Run<'_, M>, filter: &F) -> Gap {
    let shared = Shared {
        counter: Counter::new(),
        n_waiting: AtomicUsize::new(0),
        n_workers: run.options.workers.max(1),
        // Depth means something only where states are met in its order.
        shares: run.options.max_depth.is_none() && begins_passing(run.model),
    };
    let work = |number| Searcher::new(run, filter, &shared, number).work();
    crew(run, shared.n_workers, work, || ());
    // Three entries for a state, at most.
    Gap::Hashed { store: F::NAME, missed: filter.share_missed(3 * run.n_stored()) }
}

struct Shared {
    counter: Counter,
    /// Workers that wait for others' states to be red, or for work, or are home.
    n_waiting: AtomicUsize,
    n_workers: usize,
    /// Passing states are claimed and shared out.
    shares: bool,
}

struct Over;

const BLUE: u64 = 0x9e37_79b9_7f4a_7c15;
const RED: u64 = 0xd1b5_4a32_d192_ed03;
const START: Step = Step { actor: Actor::NOBODY, edge: 0 };

/// The entry for a colour of a state: as good as the hash of another state.
fn colour(hash: StateHash, colour: u64) -> StateHash {
    (heddle_store::mix(hash.0 ^ colour), heddle_store::mix(hash.1.wrapping_add(colour)))
}

struct Searcher<'r, 'a, M: Model, F: Filter + 'r> {
    run: &'r Run<'a, M>,
    filter: &'r F,
    shared: &'r Shared,
    local: F::Local<'r>,
    worker: M::Worker<'a>,
    number: usize,
    random: Option<SplitMix>,
    counts: Counts,
    /// How the first state of the outer stack was reached.
    way: Arc<Way>,
    base: u64,
    /// Hashes of the outer stack's states, and their depth there.
    cyan: HashMap<StateHash, usize>,
    outer: Stack,
    inner: Stack,
    /// Hashes of this inner search, and of the accepting states among them.
    met: HashSet<StateHash>,
    awaited: Vec<StateHash>,
    n_steps: u64,
    account: Account,
    /// When the outer stack is so large, what is done with is thrown out of it.
    sweep_at: u64,
}

/// Bytes of a stack that is not worth sweeping; in tests it always is.
const SMALL: u64 = if cfg!(debug_assertions) { 1 << 8 } else { 1 << 20 };

impl<'r, 'a, M: Model, F: Filter> Searcher<'r, 'a, M, F> {
    fn new(run: &'r Run<'a, M>, filter: &'r F, shared: &'r Shared, number: usize) -> Self {
        let seed = run.options.seed;
        let shuffles = run.options.shuffle || number > 0;
        Searcher {
            run,
            filter,
            shared,
            local: filter.local(),
            worker: run.model.worker(),
            number,
            random: shuffles.then_some(SplitMix(seed ^ number as u64)),
            counts: Counts::default(),
            way: Way::start(0),
            base: 0,
            cyan: HashMap::new(),
            outer: Stack { seed, ..Stack::default() },
            inner: Stack { seed, ..Stack::default() },
            met: HashSet::new(),
            awaited: Vec::new(),
            n_steps: 0,
            account: Account::default(),
            sweep_at: SMALL,
        }
    }

    fn work(mut self) {
        let mut initial = Vec::new();
        self.run.model.initial(&mut |s| initial.push(s.to_vec()));
        self.local.enter();
        if self.number == 0 || !self.shared.shares {
            for (number, state) in initial.into_iter().enumerate() {
                self.way = Way::start(number as u32);
                if self.outer_search(&state, false).is_err() {
                    break;
                }
            }
        }
        if self.shared.shares {
            self.share();
        }
        self.local.leave();
        self.shared.n_waiting.fetch_add(1, SeqCst);
        self.account.settle(self.filter.budget(), 0);
        let memory = self.run.touched(self.filter);
        self.run.finish(self.counts, &self.worker, memory);
    }

    /// Takes what others hand over, until nothing is left.
    fn share(&mut self) {
        if self.number == 0 {
            self.shared.counter.one_done();
        }
        loop {
            self.local.leave();
            self.shared.n_waiting.fetch_add(1, SeqCst);
            let item = self.shared.counter.take(self.run, self.filter.budget());
            self.shared.n_waiting.fetch_sub(1, SeqCst);
            self.local.enter();
            let Some(item) = item else { return };
            (self.way, self.base) = (item.way, item.depth);
            let over = self.outer_search(&item.state, true).is_err();
            self.shared.counter.one_done();
            if over {
                return;
            }
        }
    }

    /// Everything from a state on. A state that was handed over is claimed.
    fn outer_search(&mut self, state: &[u8], claimed: bool) -> Result<(), Over> {
        self.outer.clear();
        self.outer.step(START, state);
        let root = self.outer.waiting.pop().expect("just put there");
        self.try_outer(root, claimed)?;
        while let Some(frame) = self.outer.frames.last_mut() {
            let Some(next) = self.outer.waiting.get(frame.next).cloned() else {
                self.leave_outer()?;
                continue;
            };
            frame.next += 1;
            self.try_outer(next, false)?;
            if self.outer.n_bytes() > self.sweep_at {
                self.sweep();
            }
        }
        Ok(())
    }

    fn sweep(&mut self) {
        let (local, cyan) = (&self.local, &self.cyan);
        let keep = |h| !cyan.contains_key(&h) && !local.contains(colour(h, BLUE));
        self.outer.sweep(keep);
        self.sweep_at = 2 * self.outer.n_bytes().max(SMALL / 2);
    }

    /// Enters a state if nobody is done with it.
    fn try_outer(&mut self, next: Waiting, claimed: bool) -> Result<(), Over> {
        let state = &self.outer.bytes[next.state.clone()];
        if let Some(depth) = self.on_stack(next.hash, state) {
            self.counts.matched += 1;
            if self.outer.frames[depth..].iter().any(|f| f.accepting) {
                self.inner.frames.clear();
                return self.report(depth);
            }
            return Ok(());
        }
        let labels = self.worker.labels(state);
        let passing = self.shared.shares && labels.has(Labels::PASSING);
        if claimed {
            return self.enter_outer(next, labels, passing);
        }
        let depth = self.base + self.outer.frames.len() as u64;
        if self.run.options.max_depth.is_some_and(|max| depth > max) {
            self.run.cut_at_depth();
            return Ok(());
        }
        if self.has(next.hash, BLUE) || (passing && !self.add(next.hash, BLUE)?) {
            self.counts.matched += 1;
            return Ok(());
        }
        if passing && self.is_handed_over(&next, depth) {
            return Ok(());
        }
        self.enter_outer(next, labels, passing)
    }

    /// Gives a passing state that was just claimed to a worker without work.
    fn is_handed_over(&mut self, next: &Waiting, depth: u64) -> bool {
        let counter = &self.shared.counter;
        if self.outer.frames.is_empty() || !counter.is_wanted() || counter.is_full() {
            return false;
        }
        let state = self.outer.bytes[next.state.clone()].to_vec();
        let steps = self.outer.steps().chain(std::iter::once(next.step));
        let item = Handoff { state, way: self.way.on(steps), depth };
        counter.give(self.run, self.filter.budget(), item);
        true
    }

    /// Where a state is on the outer stack: by its bytes, not by its hash.
    fn on_stack(&self, hash: StateHash, state: &[u8]) -> Option<usize> {
        let depth = *self.cyan.get(&hash)?;
        let frame = &self.outer.frames[depth];
        (&self.outer.bytes[frame.state.clone()] == state).then_some(depth)
    }

    fn enter_outer(&mut self, next: Waiting, labels: Labels, passing: bool) -> Result<(), Over> {
        self.poll()?;
        let depth = self.outer.frames.len();
        self.counts.depth = self.counts.depth.max(self.base + depth as u64);
        match self.local.insert(next.hash) {
            Ok(is_new) => self.counts.stored += is_new as u64,
            Err(_) => self.run.out_of_memory(),
        }
        let accepting = labels.has(Labels::ACCEPT);
        if !passing {
            self.cyan.insert(next.hash, depth);
        }
        let first = self.outer.waiting.len();
        expand(self.run, &mut self.worker, &mut self.outer, next, accepting, passing);
        if let Some(random) = &mut self.random {
            let new = &mut self.outer.waiting[first..];
            for i in (1..new.len()).rev() {
                new.swap(i, random.below(i + 1));
            }
        }
        let broken = std::mem::take(&mut self.outer.broken);
        if self.run.options.faults {
            let frame = self.outer.frames.last().expect("just put there");
            let state = &self.outer.bytes[frame.state.clone()];
            let stuck = if self.outer.n_steps == 0 { self.worker.stuck(state) } else { None };
            let broken = broken.into_iter().map(|(step, fault)| End::Broken(step, fault));
            for end in stuck.map(End::Stuck).into_iter().chain(broken) {
                let (initial, steps) = self.way.steps(self.outer.steps());
                self.run.report(Place::Steps { initial, steps }, end);
            }
        }
        Ok(())
    }

    fn leave_outer(&mut self) -> Result<(), Over> {
        let frame = self.outer.frames.last().expect("called with one");
        let (hash, passing, accepting) = (frame.hash, frame.passing, frame.accepting);
        if !passing {
            self.add(hash, BLUE)?;
            if accepting && !self.has(hash, RED) {
                self.inner_search()?;
            }
            self.cyan.remove(&hash);
        }
        self.outer.leave();
        Ok(())
    }

    /// From the last accepting state: back to the outer stack?
    fn inner_search(&mut self) -> Result<(), Over> {
        let seed = self.outer.frames.last().expect("called with one");
        let (state, hash) = (seed.state.clone(), seed.hash);
        self.inner.clear();
        self.met.clear();
        self.awaited.clear();
        self.inner.step(START, &self.outer.bytes[state]);
        let root = self.inner.waiting.pop().expect("just put there");
        self.enter_inner(root)?;
        while let Some(frame) = self.inner.frames.last_mut() {
            let Some(next) = self.inner.waiting.get(frame.next).cloned() else {
                self.inner.leave();
                continue;
            };
            frame.next += 1;
            let state = &self.inner.bytes[next.state.clone()];
            if let Some(depth) = self.on_stack(next.hash, state) {
                return self.report(depth);
            }
            let passing = self.shared.shares && self.worker.labels(state).has(Labels::PASSING);
            if !passing && !self.met.contains(&next.hash) && !self.has(next.hash, RED) {
                self.enter_inner(next)?;
            }
        }
        self.awaited.retain(|&h| h != hash);
        self.wait_for_others()?;
        for hash in std::mem::take(&mut self.met) {
            self.add(hash, RED)?;
        }
        Ok(())
    }

    fn enter_inner(&mut self, next: Waiting) -> Result<(), Over> {
        self.poll()?;
        self.met.insert(next.hash);
        let state = &self.inner.bytes[next.state.clone()];
        if self.worker.labels(state).has(Labels::ACCEPT) {
            self.awaited.push(next.hash);
        }
        expand(self.run, &mut self.worker, &mut self.inner, next, false, false);
        self.inner.broken.clear();
        Ok(())
    }

    /// Until the accepting states that the inner search met are red, or nobody
    /// is left who could make them so.
    fn wait_for_others(&mut self) -> Result<(), Over> {
        let awaited = std::mem::take(&mut self.awaited);
        if awaited.iter().all(|&hash| self.has(hash, RED)) {
            return Ok(());
        }
        let mut patience = Patience::relaxed();
        self.shared.n_waiting.fetch_add(1, SeqCst);
        while !self.run.is_over()
            && self.shared.n_waiting.load(SeqCst) < self.shared.n_workers
            && !awaited.iter().all(|&hash| self.has(hash, RED))
        {
            self.local.leave();
            patience.wait();
            self.local.enter();
        }
        self.shared.n_waiting.fetch_sub(1, SeqCst);
        if self.run.is_over() { Err(Over) } else { Ok(()) }
    }

    /// A cycle: the outer stack, the inner stack (empty or from the outer's
    /// last state), and a step back to the outer stack's state `depth`.
    fn report(&self, depth: usize) -> Result<(), Over> {
        let (initial, before) = self.way.steps(std::iter::empty());
        let cycle_start = before.len() + depth;
        let all = before.into_iter().chain(self.outer.steps()).chain(self.inner.steps());
        self.run.report(
            Place::Steps { initial, steps: all.collect() },
            End::Cycle { cycle_start, fault: CYCLE },
        );
        self.run.halt();
        Err(Over)
    }

    fn has(&self, hash: StateHash, what: u64) -> bool {
        self.local.contains(colour(hash, what))
    }

    /// Whether it is this call that added it.
    fn add(&mut self, hash: StateHash, what: u64) -> Result<bool, Over> {
        self.local.insert(colour(hash, what)).map_err(|_| {
            self.run.out_of_memory();
            Over
        })
    }

    /// Lets the store grow, looks whether the search is over, and pays for the
    /// stacks.
    fn poll(&mut self) -> Result<(), Over> {
        self.n_steps += 1;
        if self.n_steps.is_multiple_of(64) {
            let sets = 40 * (self.cyan.capacity() + self.met.capacity()) as u64;
            let bytes = self.outer.n_bytes() + self.inner.n_bytes() + sets;
            self.account.cover(self.run, self.filter.budget(), bytes);
            self.local.leave();
            if self.n_steps.is_multiple_of(4096) {
                let depth = self.outer.frames.len() as u64;
                let memory = self.run.touched(self.filter);
                self.run.tell(&mut self.counts, depth, memory);
            }
            self.local.enter();
        }
        if self.run.is_over() { Err(Over) } else { Ok(()) }
    }
}
