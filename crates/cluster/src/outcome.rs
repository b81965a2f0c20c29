//! What all processes know of a search when it is over, and the answer made of it: the same
//! everywhere.

use crate::lost::Lost;
use crate::news::{Found, News, rank};
use heddle_engine::{Finding, Options, Outcome, Reason, Stats, Stop, shorten};
use heddle_model::{Coverage, Fault, Gap, Model, Trail, Verdict};
use std::collections::HashMap;

/// What all processes know.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) stats: Stats,
    pub(crate) found: HashMap<Fault, (Found, u64)>,
    pub(crate) stop: Option<Reason>,
    pub(crate) gaps: Vec<Gap>,
    pub(crate) reached: Vec<u64>,
    /// What an earlier run has met of states seen before, and found.
    pub(crate) matched_before: u64,
    pub(crate) found_before: Vec<(Found, u64)>,
}

/// A violation, and the run to it if it is known.
pub(crate) type Ways = Vec<(Found, Option<Trail>)>;

impl Known {
    pub(crate) fn sum(&mut self, all: &[News]) {
        self.stats.stored = all.iter().map(|n| n.stored).sum();
        self.stats.matched = self.matched_before + all.iter().map(|n| n.matched).sum::<u64>();
        self.stats.memory_bytes = all.iter().map(|n| n.memory).sum();
        // Memory first: whoever was out of it has left messages unread.
        let out = Some(Reason::OutOfMemory);
        let full = all.iter().any(|n| n.stop == out);
        self.stop = if full { out } else { all.iter().find_map(|n| n.stop) };
        self.found.clear();
        let before = self.found_before.iter();
        for (found, count) in before.chain(all.iter().flat_map(|n| &n.found)) {
            let (least, sum) = self.found.entry(found.fault).or_insert((*found, 0));
            *sum += count;
            if rank(found) < rank(least) {
                *least = *found;
            }
        }
    }

    /// What a process has left out and reached.
    pub(crate) fn add(&mut self, gaps: Vec<Gap>, reached: Vec<u64>) {
        for gap in gaps {
            if !self.gaps.contains(&gap) {
                self.gaps.push(gap);
            }
        }
        if self.reached.len() < reached.len() {
            self.reached.resize(reached.len(), 0);
        }
        self.reached.iter_mut().zip(reached).for_each(|(sum, bits)| *sum |= bits);
    }

    pub(crate) fn deepest(&self) -> Option<u64> {
        self.found.values().map(|(f, _)| f.level).max()
    }

    /// What was found, the least first; of a search that ends with the first, that one.
    pub(crate) fn told(&self, keep_going: bool) -> Vec<Found> {
        let mut all: Vec<Found> = self.found.values().map(|(found, _)| *found).collect();
        all.sort_by_key(rank);
        if !keep_going {
            all.truncate(1);
        }
        all
    }

    /// The answer.
    pub(crate) fn outcome<M: Model>(
        mut self,
        model: &M,
        options: &Options,
        stop: &Stop,
        lost: &Lost,
        (workers, ways): (u64, Ways),
    ) -> Outcome {
        let mut coverage = Coverage::full();
        if let Some(why) = lost.why() {
            coverage.miss(Gap::Other(why));
        }
        if let Some(reason) = self.stop {
            coverage.miss(reason.gap());
        }
        self.gaps.drain(..).for_each(|gap| coverage.miss(gap));
        let is_whole = coverage.is_full() && (self.found.is_empty() || options.keep_going);
        let mut findings: Vec<Finding> = Vec::new();
        for (found, trail) in ways {
            let trail = trail.map(|trail| shorten(model, &trail, options.shorten, stop));
            let count = self.found.get(&found.fault).map_or(1, |(_, count)| *count);
            findings.push(Finding { fault: found.fault, trail, count });
        }
        let first = findings.iter().find_map(|finding| finding.trail.clone());
        if first.is_none() && !self.found.is_empty() {
            let lost =
                "a violation was found, but memory, time or a process was lost for its trail";
            coverage.miss(Gap::Other(lost.into()));
        }
        let mut stats = self.stats;
        stats.transitions = stats.stored + stats.matched;
        stats.store_bytes = stats.memory_bytes;
        stats.workers = workers;
        Outcome {
            verdict: match first {
                Some(trail) => Verdict::Violated(trail),
                None => Verdict::nothing_found(coverage),
            },
            stats,
            n_violations: self.found.values().map(|(_, count)| count).sum(),
            findings,
            witness: None,
            reached: self.reached,
            is_whole,
        }
    }
}
