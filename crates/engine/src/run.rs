//! What all workers of one search share, and how a search ends.

use crate::path::{End, trail_of};
use crate::{Options, Outcome, Progress, Reason, Stats, Stop, shorten};
use heddle_model::{Coverage, Fault, Gap, Model, Step, Trail, Verdict, Worker};
use heddle_store::{Budget, Filter, StateRef};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Where a violation is.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// In a stored state: the store, or a second look, knows the way to it.
    State(StateRef),
    /// At the end of a path of stored states.
    Path(Vec<StateRef>),
    /// At the end of a path of stored states that begins somewhere: the store, or
    /// a second look, knows the way to its first.
    Tail(Vec<StateRef>),
    /// After these steps: the store has forgotten the states.
    Steps { initial: u32, steps: Vec<Step> },
}

/// One search under way.
pub(crate) struct Run<'a, M> {
    pub(crate) model: &'a M,
    pub(crate) options: &'a Options,
    stop: &'a Stop,
    pub(crate) progress: &'a Progress,
    /// Everybody goes home: found, stopped, or out of memory.
    halt: AtomicBool,
    full: AtomicBool,
    /// Some run was cut at the depth limit.
    cut: AtomicBool,
    n_violations: AtomicU64,
    found: Mutex<Found>,
    totals: Mutex<Totals>,
}

#[derive(Default)]
struct Found {
    first: Option<(Place, End)>,
    faults: Vec<Fault>,
}

#[derive(Default)]
struct Totals {
    stats: Stats,
    reached: Vec<u64>,
}

/// What one worker counted.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) stored: u64,
    pub(crate) matched: u64,
    pub(crate) depth: u64,
    /// How much of it was told to [`Progress`].
    told: (u64, u64),
}

impl<'a, M: Model> Run<'a, M> {
    pub(crate) fn new(
        model: &'a M,
        options: &'a Options,
        stop: &'a Stop,
        progress: &'a Progress,
    ) -> Self {
        Run {
            model,
            options,
            stop,
            progress,
            halt: AtomicBool::new(false),
            full: AtomicBool::new(false),
            cut: AtomicBool::new(false),
            n_violations: AtomicU64::new(0),
            found: Mutex::default(),
            totals: Mutex::default(),
        }
    }

    /// Whether to go home. Asked by every worker every few microseconds.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.halt.load(Relaxed) || self.stop.is_set()
    }

    /// Whether it was ended from outside or by memory, not by a violation.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_set() || self.full.load(Relaxed)
    }

    /// Whether somebody outside wants it to end.
    pub(crate) fn is_told_to_stop(&self) -> bool {
        self.stop.is_set()
    }

    /// Ends the search for everybody.
    pub(crate) fn halt(&self) {
        self.halt.store(true, Relaxed);
    }

    pub(crate) fn out_of_memory(&self) {
        self.full.store(true, Relaxed);
        self.halt();
    }

    pub(crate) fn cut_at_depth(&self) {
        self.cut.store(true, Relaxed);
    }

    /// States stored by the workers that are home.
    pub(crate) fn n_stored(&self) -> u64 {
        lock(&self.totals).stats.stored
    }

    pub(crate) fn is_cut(&self) -> bool {
        self.cut.load(Relaxed)
    }

    /// A violation; ends the search unless it is to keep going.
    pub(crate) fn report(&self, place: Place, end: End) {
        self.n_violations.fetch_add(1, Relaxed);
        let fault = match end {
            End::Stuck(fault) | End::Broken(_, fault) | End::Cycle { fault, .. } => fault,
        };
        let mut found = lock(&self.found);
        if !found.faults.contains(&fault) {
            found.faults.push(fault);
        }
        // A stuck state ends a run one step earlier than a broken step: this
        // matters where levels are finished.
        let prefer = |old: &End| matches!((old, end), (End::Broken(..), End::Stuck(_)));
        if found.first.as_ref().is_none_or(|(_, old)| prefer(old)) {
            found.first = Some((place, end));
        }
        if !self.options.keep_going {
            self.halt();
        }
    }

    pub(crate) fn tell(&self, counts: &mut Counts, queue: u64, memory: u64) {
        let now = (counts.stored, counts.stored + counts.matched);
        self.progress.states.fetch_add(now.0 - counts.told.0, Relaxed);
        self.progress.transitions.fetch_add(now.1 - counts.told.1, Relaxed);
        counts.told = now;
        self.progress.depth.fetch_max(counts.depth, Relaxed);
        self.progress.queue.store(queue, Relaxed);
        self.progress.memory.store(memory, Relaxed);
    }

    /// A worker goes home.
    pub(crate) fn finish(&self, mut counts: Counts, worker: &impl Worker, memory: u64) {
        self.tell(&mut counts, 0, memory);
        let mut totals = lock(&self.totals);
        totals.stats.stored += counts.stored;
        totals.stats.matched += counts.matched;
        totals.stats.depth = totals.stats.depth.max(counts.depth);
        let reached = worker.reached();
        if totals.reached.len() < reached.len() {
            totals.reached.resize(reached.len(), 0);
        }
        for (sum, bits) in totals.reached.iter_mut().zip(reached) {
            *sum |= bits;
        }
    }

    /// The answer. `states` gives the path to a place, the initial state first.
    pub(crate) fn outcome(
        self,
        memory: u64,
        budget: &Budget,
        hashed: Option<Gap>,
        states: impl FnOnce(&Self, Place) -> Option<Vec<Vec<u8>>>,
    ) -> Outcome {
        let Found { first, faults } = std::mem::take(&mut *lock(&self.found));
        let totals = std::mem::take(&mut *lock(&self.totals));
        // Before the second look for a trail, which is not the search.
        let peak = budget.peak();
        let mut coverage = Coverage::full();
        if let Some(reason) = self.stop.reason() {
            coverage.miss(reason.gap());
        }
        if self.full.load(Relaxed) {
            coverage.miss(Reason::OutOfMemory.gap());
        }
        if let (true, Some(depth)) = (self.cut.load(Relaxed), self.options.max_depth) {
            coverage.miss(Gap::Depth(depth));
        }
        coverage_hashed(&mut coverage, hashed);
        let is_whole = coverage.is_full() && (first.is_none() || self.options.keep_going);
        let trail = first.and_then(|(place, end)| {
            let n_known = if let Place::Tail(path) = &place { Some(path.len()) } else { None };
            let trail = states(&self, place).and_then(|s| {
                let n_before = n_known.map_or(0, |n| s.len() - n);
                trail_of(self.model, &s, end.after(n_before))
            });
            let trail = trail.map(|trail| match self.options.shorten {
                0 => trail,
                budget => shorten(self.model, &trail, budget, self.stop),
            });
            if trail.is_none() {
                let lost = "a violation was found, but memory or time ran out for its trail";
                coverage.miss(Gap::Other(lost.into()));
            }
            trail
        });
        let mut stats = totals.stats;
        stats.transitions = stats.stored + stats.matched;
        stats.memory_bytes = peak;
        stats.store_bytes = memory;
        stats.workers = self.options.workers as u64;
        Outcome {
            verdict: verdict(trail, coverage),
            stats,
            n_violations: self.n_violations.into_inner(),
            faults,
            reached: totals.reached,
            is_whole,
        }
    }

    /// The answer of a search that has left its states to a filter.
    pub(crate) fn outcome_of_hashes(
        self,
        filter: &impl Filter,
        gap: Gap,
        states: impl FnOnce(&Self, Place) -> Option<Vec<Vec<u8>>>,
    ) -> Outcome {
        let mut outcome = self.outcome(filter.memory(), filter.budget(), Some(gap), states);
        let stats = &mut outcome.stats;
        let untouched = filter.untouched(stats.stored);
        stats.memory_bytes = stats.memory_bytes.saturating_sub(untouched);
        stats.store_bytes = stats.store_bytes.saturating_sub(untouched);
        outcome
    }

    /// Bytes that a filter has touched so far.
    pub(crate) fn touched(&self, filter: &impl Filter) -> u64 {
        let n = self.progress.states.load(Relaxed);
        filter.memory().saturating_sub(filter.untouched(n))
    }
}

fn coverage_hashed(coverage: &mut Coverage, hashed: Option<Gap>) {
    if let Some(gap) = hashed {
        coverage.miss(gap);
    }
}

fn verdict(trail: Option<Trail>, coverage: Coverage) -> Verdict<Trail> {
    match trail {
        Some(trail) => Verdict::Violated(trail),
        None => Verdict::nothing_found(coverage),
    }
}

/// A panic of another worker is told by its thread; its data are still good.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|e| e.into_inner())
}

/// Ends the search for all others if this worker panics, so that nobody waits
/// for it; the panic itself is passed on when the thread is joined.
pub(crate) struct Alarm<'r, 'a, M: Model>(pub(crate) &'r Run<'a, M>);

impl<M: Model> Drop for Alarm<'_, '_, M> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.halt();
        }
    }
}
