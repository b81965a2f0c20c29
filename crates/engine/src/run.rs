//! What all workers of one search share, and how a search ends.

use crate::grace::{EXPANSIONS, Grace};
use crate::path::{End, trail_within};
use crate::reachable::{Look, Seen};
use crate::{Finding, Options, Outcome, Progress, Reason, Stats, Stop, shorten};
use heddle_model::{Coverage, Fault, Gap, Model, Step, Trail, Verdict, Worker};
use heddle_store::{Budget, Filter, StateRef, StoreKind};
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

/// How much of the way to it a place tells.
#[derive(Clone, Copy)]
enum Size {
    /// All that its end counts by.
    Whole,
    /// The last states only, so many.
    Last(usize),
}

impl Place {
    fn size(&self) -> Size {
        if let Place::Tail(path) = self { Size::Last(path.len()) } else { Size::Whole }
    }
}

/// Nobody reads so many steps of a cycle's trail if there is another.
const LONG: usize = 500;

/// One search under way.
pub(crate) struct Run<'a, M> {
    pub(crate) model: &'a M,
    pub(crate) options: &'a Options,
    pub(crate) stop: &'a Stop,
    pub(crate) progress: &'a Progress,
    /// Who sees every state, if anybody does.
    look: Option<Look<'a>>,
    /// Everybody goes home: found, stopped, or out of memory.
    halt: AtomicBool,
    full: AtomicBool,
    /// Some run was cut at the depth limit.
    cut: AtomicBool,
    /// More states than allowed.
    too_many: AtomicBool,
    /// Who sees the states has seen enough.
    enough: AtomicBool,
    /// States stored, as far as workers have counted them: for the bound.
    n_states: AtomicU64,
    n_violations: AtomicU64,
    found: Mutex<Found>,
    totals: Mutex<Totals>,
}

#[derive(Default)]
struct Found {
    /// One for each fault, in the order met.
    faults: Vec<Met>,
    /// The first state that was asked for.
    witness: Option<Place>,
}

/// A fault, where it was met first, and how often it was met.
struct Met {
    fault: Fault,
    place: Place,
    end: End,
    count: u64,
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
    /// How many of the stored states count for the bound.
    bounded: u64,
}

/// How many cycles are told of a search that goes on.
const MOST_CYCLES: usize = 10;

impl<'a, M: Model> Run<'a, M> {
    pub(crate) fn new(
        model: &'a M,
        options: &'a Options,
        stop: &'a Stop,
        progress: &'a Progress,
        look: Option<Look<'a>>,
    ) -> Self {
        Run {
            model,
            options,
            stop,
            progress,
            look,
            halt: AtomicBool::new(false),
            full: AtomicBool::new(false),
            cut: AtomicBool::new(false),
            too_many: AtomicBool::new(false),
            enough: AtomicBool::new(false),
            n_states: AtomicU64::new(0),
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

    /// Whether it was ended from outside, by a bound or by memory, not by a violation.
    pub(crate) fn is_stopped(&self) -> bool {
        let cut = || self.too_many.load(Relaxed) || self.enough.load(Relaxed);
        self.stop.is_set() || self.full.load(Relaxed) || cut()
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
        let mut found = lock(&self.found);
        if end == End::Reached {
            found.witness.get_or_insert(place);
            return;
        }
        self.n_violations.fetch_add(1, Relaxed);
        let fault = end.fault();
        // Every cycle has the same fault: who goes on wants to see several.
        let distinct = matches!(end, End::Cycle { .. })
            && self.options.keep_going
            && found.faults.len() < MOST_CYCLES;
        match found.faults.iter_mut().find(|met| met.fault == fault && !distinct) {
            Some(met) => met.count += 1,
            None => {
                let met = Met { fault, place, end, count: 1 };
                let is_first =
                    |old: &Met| matches!((old.end, end), (End::Broken(..), End::Stuck(_)));
                // A stuck state ends a run one step earlier than a broken step:
                // this matters where a level is finished after the first.
                match found.faults.first() {
                    Some(old) if !self.options.keep_going && is_first(old) => {
                        found.faults.insert(0, met);
                    }
                    _ => found.faults.push(met),
                }
            }
        }
        if !self.options.keep_going {
            self.halt();
        }
    }

    /// Shows a state to who looks on; whether the way to it is asked for.
    #[inline]
    pub(crate) fn shows(&self, state: &[u8], n_steps: usize) -> bool {
        let Some(look) = self.look else { return false };
        match look(state, n_steps) {
            Seen::Ordinary => false,
            Seen::Witness => true,
            Seen::Enough => {
                self.enough.store(true, Relaxed);
                self.halt();
                true
            }
        }
    }

    /// Ends the search if it has stored more states than it may.
    #[inline]
    pub(crate) fn bound(&self, counts: &mut Counts) {
        let Some(max) = self.options.max_states else { return };
        let more = counts.stored - counts.bounded;
        counts.bounded = counts.stored;
        if self.n_states.fetch_add(more, Relaxed) + more > max {
            self.too_many.store(true, Relaxed);
            self.halt();
        }
    }

    pub(crate) fn tell(&self, counts: &mut Counts, queue: u64, memory: u64) {
        self.bound(counts);
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

    /// The answer. `states` gives the paths to places, the initial state first.
    pub(crate) fn outcome(
        self,
        memory: u64,
        budget: &Budget,
        hashed: Option<Gap>,
        states: impl FnOnce(&Self, Vec<Place>) -> Vec<Option<Vec<Vec<u8>>>>,
    ) -> Outcome {
        let Found { faults, witness } = std::mem::take(&mut *lock(&self.found));
        let totals = std::mem::take(&mut *lock(&self.totals));
        // Before the second look for a trail, which is not the search.
        let peak = budget.peak();
        let mut coverage = self.coverage(hashed);
        let is_whole = coverage.is_full() && (faults.is_empty() || self.options.keep_going);
        let ends: Vec<End> = faults
            .iter()
            .map(|met| met.end)
            .chain(witness.as_ref().map(|_| End::Reached))
            .collect();
        let mut findings: Vec<Finding> = faults
            .iter()
            .map(|met| Finding { fault: met.fault, trail: None, count: met.count })
            .collect();
        let places: Vec<Place> = faults.into_iter().map(|met| met.place).chain(witness).collect();
        let mut trails = Vec::new();
        if !places.is_empty() {
            let sizes: Vec<Size> = places.iter().map(Place::size).collect();
            let paths = states(&self, places);
            let mut grace = Grace::new(self.stop, EXPANSIONS);
            let parts = paths.into_iter().zip(ends).zip(sizes);
            trails
                .extend(parts.map(|((path, end), size)| self.trail(path?, end, size, &mut grace)));
        }
        let witness = if trails.len() > findings.len() { trails.pop().flatten() } else { None };
        self.shorten_all(&mut trails);
        findings.iter_mut().zip(trails).for_each(|(finding, trail)| finding.trail = trail);
        let first = findings.iter().find_map(|finding| finding.trail.clone());
        if first.is_none() && !findings.is_empty() {
            let lost = "a violation was found, but memory or time ran out for its trail";
            coverage.miss(Gap::Other(lost.into()));
        }
        let mut stats = totals.stats;
        stats.transitions = stats.stored + stats.matched;
        stats.memory_bytes = peak;
        stats.store_bytes = memory;
        stats.workers = self.options.workers as u64;
        Outcome {
            verdict: verdict(first, coverage),
            stats,
            n_violations: self.n_violations.into_inner(),
            findings,
            witness,
            reached: totals.reached,
            is_whole,
        }
    }

    /// What the search did not see, for its own reasons and the model's.
    fn coverage(&self, hashed: Option<Gap>) -> Coverage {
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
        if let (true, Some(max)) = (self.too_many.load(Relaxed), self.options.max_states) {
            coverage.miss(Gap::States(max));
        }
        if self.enough.load(Relaxed) {
            coverage.miss(Gap::Other("ended at the state that was asked for".into()));
        }
        hashed.into_iter().chain(self.model.gaps()).for_each(|gap| coverage.miss(gap));
        coverage
    }

    /// The trail along a path.
    fn trail(
        &self,
        path: Vec<Vec<u8>>,
        end: End,
        size: Size,
        grace: &mut Grace<'_>,
    ) -> Option<Trail> {
        if let (End::Cycle { .. }, true) = (end, path.len() > LONG)
            && let Some(trail) = self.found_alone()
        {
            return Some(trail);
        }
        let n_before = match size {
            Size::Whole => 0,
            Size::Last(n) => path.len() - n,
        };
        trail_within(self.model, &path, end.after(n_before), grace)
    }

    /// Several workers avoid each other, which leads them far away from where they
    /// began. One worker alone often finds another cycle nearby: it is asked, for
    /// as long as shortening the long one may take.
    fn found_alone(&self) -> Option<Trail> {
        if self.options.workers <= 1 || self.options.shorten == 0 {
            return None;
        }
        let options = Options {
            workers: 1,
            store: StoreKind::Exact,
            memory_limit: self.options.memory_limit.min(64 << 20),
            max_states: Some(self.options.shorten),
            keep_going: false,
            faults: false,
            shorten: 0,
            ..self.options.clone()
        };
        match crate::cycles(self.model, &options, self.stop, &Progress::new()).verdict {
            Verdict::Violated(trail) => Some(trail),
            _ => None,
        }
    }

    /// The first trail is worth most of the work; the others share as much.
    fn shorten_all(&self, trails: &mut [Option<Trail>]) {
        let n_others = trails.len().saturating_sub(1).max(1) as u64;
        let mut budget = self.options.shorten;
        for trail in trails.iter_mut().flatten().filter(|_| self.options.shorten > 0) {
            *trail = shorten(self.model, trail, budget, self.stop);
            budget = (self.options.shorten / n_others).max(1);
        }
    }

    /// The answer of a search that has left its states to a filter.
    pub(crate) fn outcome_of_hashes(
        self,
        filter: &impl Filter,
        gap: Gap,
        states: impl FnOnce(&Self, Vec<Place>) -> Vec<Option<Vec<Vec<u8>>>>,
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
