//! Breadth-first search, level by level, on any number of workers.
//!
//! All states of a level are expanded before any of the next, so the level in
//! which a violation turns up is the length of a shortest one. A level is
//! finished when a violation is found in it: a stuck state makes a run one step
//! shorter than a broken step out of the same level.

use crate::account::Account;
use crate::barrier::{Meeting, Member};
use crate::expand::{Expander, Proviso};
use crate::run::{Run, lock};
use crate::workers::crew;
use heddle_model::Model;
use heddle_store::{Local, StateRef, Store};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, RwLock};

const BATCH: usize = 32;

/// What is common to all workers.
struct Levels {
    level: RwLock<Vec<StateRef>>,
    /// The part of `level` that nobody has taken starts here.
    next: AtomicUsize,
    found: Mutex<Vec<Vec<StateRef>>>,
    depth: AtomicUsize,
    /// Bytes taken from the budget.
    n_taken: AtomicU64,
    meeting: Meeting,
}

pub(crate) fn search<M: Model, S: Store>(run: &Run<'_, M>, store: &S) {
    let n = run.options.workers.max(1);
    let levels = Levels {
        level: RwLock::default(),
        next: AtomicUsize::new(0),
        found: Mutex::default(),
        depth: AtomicUsize::new(0),
        n_taken: AtomicU64::new(0),
        meeting: Meeting::new(n),
    };
    let call_off = || levels.meeting.call_off();
    crew(run, n, |number| work(run, store, &levels, number == 0), call_off);
    store.budget().give_back(levels.n_taken.into_inner());
}

/// What one worker found of the next level.
#[derive(Default)]
struct Part {
    states: Vec<StateRef>,
    account: Account,
}

fn work<M: Model, S: Store>(run: &Run<'_, M>, store: &S, levels: &Levels, first: bool) {
    let _member = Member(&levels.meeting);
    let mut expander = Expander::new(run, store, Proviso::Marks);
    let mut part = Part::default();
    if first {
        expander.start(|state| part.states.push(state));
    }
    loop {
        // From now on it is the level that pays for it.
        part.account.settle(store.budget(), 0);
        lock(&levels.found).push(std::mem::take(&mut part.states));
        if !levels.meeting.attend(|| levels.advance(run, store)) {
            break;
        }
        let level = levels.level.read().unwrap_or_else(|e| e.into_inner());
        if level.is_empty() {
            break;
        }
        expander.counts.depth = levels.depth.load(Relaxed) as u64 - 1;
        expand_level(run, &mut expander, levels, &level, &mut part);
    }
    expander.finish();
}

fn expand_level<M: Model, S: Store>(
    run: &Run<'_, M>,
    expander: &mut Expander<'_, '_, M, S>,
    levels: &Levels,
    level: &[StateRef],
    part: &mut Part,
) {
    while !run.is_stopped() {
        let at = levels.next.fetch_add(BATCH, Relaxed);
        let Some(sources) = level.get(at..).filter(|rest| !rest.is_empty()) else { return };
        let sources = &sources[..BATCH.min(sources.len())];
        expander.local.enter();
        expander.batch(sources.iter().copied(), |_, state, is_new| {
            if is_new {
                part.states.push(state);
            }
        });
        expander.local.leave();
        let bytes = (part.states.capacity() * size_of::<StateRef>()) as u64;
        part.account.cover(run, expander.budget(), bytes);
        expander.report();
        expander.tell(|| level.len() as u64);
    }
}

impl Levels {
    /// The states found in a level become the next level.
    fn advance<M: Model, S: Store>(&self, run: &Run<'_, M>, store: &S) {
        let mut level = self.level.write().unwrap_or_else(|e| e.into_inner());
        level.clear();
        let depth = self.depth.fetch_add(1, Relaxed) as u64;
        let parts = std::mem::take(&mut *lock(&self.found));
        self.next.store(0, Relaxed);
        // The parts and the level that they become, for a moment both.
        let n = parts.iter().map(Vec::len).sum::<usize>();
        let bytes = 2 * (n * size_of::<StateRef>()) as u64;
        let more = bytes.saturating_sub(self.n_taken.load(Relaxed));
        if !store.budget().take(more) || level.try_reserve_exact(n).is_err() {
            return run.out_of_memory();
        }
        self.n_taken.fetch_add(more, Relaxed);
        for part in parts {
            level.extend(part);
        }
        if run.options.max_depth.is_some_and(|max| depth > max) && !level.is_empty() {
            run.cut_at_depth();
            level.clear();
        }
        if run.is_over() {
            level.clear();
        }
    }
}
