//! What the threads of a search tell each other, and whoever asks when it is over.
//!
//! Faults, limits that some run met, remarks, and what shows that a guess was wrong. All of
//! it is touched seldom, so that locks cost nothing.

use crate::exec::Hushed;
use crate::noticed::Noticed;
use crate::race_doubts::Doubts;
use crate::read_only_memory::{Written, Wrote};
use heddle_model::{Fault, Violation};
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};

/// Limits of the machine that are told, where many are met.
const MAX_TOLD: usize = 5;

#[derive(Default)]
pub(crate) struct Findings {
    /// Faults found so far, by the number that stands for them.
    faults: Mutex<HashMap<u32, Violation>>,
    /// Histories that no order explains, by fault, once their runs were told.
    histories: Mutex<HashMap<u32, String>>,
    /// The first race that was let pass: see [`Options::speculated_loads`].
    ///
    /// [`Options::speculated_loads`]: crate::options::Options::speculated_loads
    race: Mutex<Option<Violation>>,
    pub doubts: Doubts,
    warnings: Mutex<BTreeSet<String>>,
    /// The limits of the machine that some run met.
    limits: Mutex<BTreeSet<String>>,
    cut_loop: AtomicBool,
    sampled: AtomicBool,
    /// Somebody may wait for ever, and was not followed to the end: see `livelock`.
    gave_up_rounds: AtomicBool,
    /// Writes that nobody expected: see `read_only_memory`.
    wrote: Mutex<Written>,
    /// Accesses that nobody expected: see `hands`.
    disputed: Mutex<Written>,
    /// Another process has found the guess wrong: see `read_only_memory`.
    told_wrong: AtomicBool,
    /// What the guesses were good for, while they are tried.
    hushed: Mutex<Hushed>,
}

fn lock<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    m.lock().unwrap_or_else(|e| e.into_inner())
}

impl Findings {
    pub fn note_hushed(&self, more: Hushed) {
        let mut all = lock(&self.hushed);
        all.settled |= more.settled;
        all.quiet |= more.quiet;
    }

    /// What the guesses were good for since this was last asked.
    pub fn take_hushed(&self) -> Hushed {
        std::mem::take(&mut lock(&self.hushed))
    }

    pub fn warn(&self, text: String) {
        lock(&self.warnings).insert(text);
    }

    /// Some run was not followed to its end.
    pub fn note_limit(&self, what: &str) {
        let mut limits = lock(&self.limits);
        if limits.len() < MAX_TOLD {
            limits.insert(what.to_string());
        }
    }

    /// Whether a livelock may have been missed, so that no more is spent on finding one.
    pub fn gave_up_rounds(&self) -> bool {
        self.gave_up_rounds.load(Ordering::Relaxed)
    }

    pub fn give_up_rounds(&self, what: &str) {
        self.gave_up_rounds.store(true, Ordering::Relaxed);
        self.note_limit(what);
    }

    pub fn remember_race(&self, v: &Violation) {
        let mut race = lock(&self.race);
        race.get_or_insert_with(|| v.clone());
    }

    pub fn remembered_race(&self) -> Option<Violation> {
        lock(&self.race).clone()
    }

    pub fn note_cut(&self) {
        self.cut_loop.store(true, Ordering::Relaxed);
    }

    pub fn was_told_wrong(&self) -> bool {
        self.told_wrong.load(Ordering::Relaxed)
    }

    pub fn note_sample(&self) {
        self.sampled.store(true, Ordering::Relaxed);
    }

    /// A number for a fault: a hash of its text, so that it is the same in
    /// every run.
    pub fn intern(&self, v: Violation) -> Fault {
        let text = format!("{:?} {} {:?} {:?}", v.kind, v.message, v.span, v.related);
        let hash = heddle_model::fingerprint(text.as_bytes());
        let fault = Fault { kind: v.kind, site: (hash ^ hash >> 32) as u32 };
        let mut faults = lock(&self.faults);
        faults.entry(fault.site).or_insert(v);
        fault
    }

    /// What a fault is, with its history if that was told.
    pub fn violation(&self, fault: Fault) -> Violation {
        let unknown = || Violation::new(fault.kind, fault.kind.name(), None);
        let mut out = lock(&self.faults).get(&fault.site).cloned().unwrap_or_else(unknown);
        if let Some(history) = lock(&self.histories).get(&fault.site) {
            out.message.push('\n');
            out.message.push_str(history);
        }
        out
    }

    /// Keeps the history that ends in a fault.
    pub fn keep_history(&self, v: &Violation, text: String) {
        let site = self.intern(v.clone()).site;
        lock(&self.histories).insert(site, text);
    }

    pub fn limits(&self) -> Vec<String> {
        lock(&self.limits).iter().cloned().collect()
    }

    pub fn warnings(&self) -> Vec<String> {
        lock(&self.warnings).iter().cloned().collect()
    }

    pub fn was_cut(&self) -> bool {
        self.cut_loop.load(Ordering::Relaxed)
    }

    pub fn was_sampled(&self) -> bool {
        self.sampled.load(Ordering::Relaxed)
    }

    pub fn note_writes(&self, wrote: &mut Vec<Wrote>) {
        let mut written = self.surprises();
        wrote.drain(..).for_each(|(class, lo, hi)| written.add(class, lo, hi));
    }

    pub fn surprises(&self) -> MutexGuard<'_, Written> {
        lock(&self.wrote)
    }

    pub fn note_disputes(&self, news: &mut Vec<Wrote>) {
        let mut disputed = self.disputes();
        news.drain(..).for_each(|(class, lo, hi)| disputed.add(class, lo, hi));
    }

    pub fn disputes(&self) -> MutexGuard<'_, Written> {
        lock(&self.disputed)
    }

    /// What others are told of all this, their guess and their assumptions aside.
    pub fn noticed(&self) -> Noticed {
        Noticed {
            guessed_wrong: false,
            cut_loop: self.was_cut(),
            sampled: self.was_sampled(),
            limits: self.limits(),
            warnings: self.warnings(),
            assumptions: Vec::new(),
            doubts: self.doubts.noticed(),
        }
    }

    /// The same, as it was seen elsewhere.
    pub fn remember(&self, other: Noticed) {
        self.told_wrong.fetch_or(other.guessed_wrong, Ordering::Relaxed);
        self.cut_loop.fetch_or(other.cut_loop, Ordering::Relaxed);
        self.sampled.fetch_or(other.sampled, Ordering::Relaxed);
        other.limits.iter().for_each(|limit| self.note_limit(limit));
        other.warnings.into_iter().for_each(|text| self.warn(text));
        self.doubts.remember(other.doubts.0, &other.doubts.1);
    }
}
