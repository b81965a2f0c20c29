//! The search, level by level: expand, exchange, tell, decide together whether to go on.
//!
//! A level is always finished, so that which violation is told does not depend on who was
//! quickest. Where the states' origins would cost more than the states (the tree store), they
//! are kept only in a second search up to the level of the violation.

use crate::batch::Batch;
use crate::beat::Counts;
use crate::fabric::{Gone, Rounds};
use crate::lost::Lost;
use crate::news::{Found, News, rank};
use crate::side::Side;
use crate::way;
use heddle_engine::{Finding, Options, Outcome, Progress, Reason, Stats, Stop, shorten};
use heddle_model::{Coverage, Fault, Gap, Matching, Model, Verdict};
use heddle_store::{Exact, Store, StoreKind, Tree};
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;

/// States expanded between two looks at what has arrived.
const CHUNK: usize = 64;
/// Bytes that leave as one message.
const MESSAGE: usize = 32 << 10;
/// Bytes on their way to one destination that it has not taken in.
const WINDOW: u64 = 4 << 20;

/// What a search is made in.
pub(crate) struct Around<'w, 'c> {
    pub(crate) rounds: Rounds<'w>,
    pub(crate) counts: &'c Counts,
    pub(crate) lost: &'c Lost,
}

/// A search under way.
struct Search<'a, 'w, M> {
    model: &'a M,
    options: &'a Options,
    stop: &'a Stop,
    progress: &'a Progress,
    around: Around<'w, 'a>,
    /// Bytes on their way, by destination.
    on_the_way: Vec<u64>,
    /// Bytes taken in and not told, by source.
    owed: Vec<u64>,
}

/// What all processes know when it is over.
#[derive(Default)]
struct Known {
    stats: Stats,
    found: HashMap<Fault, (Found, u64)>,
    stop: Option<Reason>,
    gaps: Vec<Gap>,
    reached: Vec<u64>,
}

pub(crate) fn safety<M: Model>(
    model: &M,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
    around: Around<'_, '_>,
) -> Outcome {
    let peers = around.rounds.peers() as usize;
    let (on_the_way, owed) = (vec![0; peers], vec![0; peers]);
    let mut search = Search { model, options, stop, progress, around, on_the_way, owed };
    let is_tree = options.store == StoreKind::Tree;
    let mut answer = search.over_store(!is_tree, None);
    if let Ok((known, ways)) = &mut answer
        && is_tree
        && !known.found.is_empty()
        && let Ok((_, again)) = search.over_store(true, deepest(&known.found))
    {
        *ways = again;
    }
    match answer {
        Ok((known, ways)) => search.outcome(known, ways),
        Err(Gone) => search.outcome(search.as_far_as_known(), Vec::new()),
    }
}

fn deepest(found: &HashMap<Fault, (Found, u64)>) -> Option<u64> {
    found.values().map(|(f, _)| f.level).max()
}

/// A violation, and the steps to it if they are known.
type Ways = Vec<(Found, Option<(u32, Vec<heddle_model::Step>)>)>;

impl<M: Model> Search<'_, '_, M> {
    /// What was counted, as far as the beat has told, when somebody is lost.
    fn as_far_as_known(&self) -> Known {
        let mut known = Known::default();
        for counted in self.around.counts.iter() {
            let stored = counted.states.load(Relaxed);
            known.stats.stored += stored;
            known.stats.matched += counted.transitions.load(Relaxed).saturating_sub(stored);
            known.stats.memory_bytes += counted.memory.load(Relaxed);
        }
        known
    }

    /// The search over a store of its own. `until`: no level after this one.
    fn over_store(&mut self, records: bool, until: Option<u64>) -> Result<(Known, Ways), Gone> {
        let keys = self.model.matching() != Matching::Whole;
        let memory = self.options.memory_limit;
        if self.options.store == StoreKind::Tree {
            let layout = heddle_engine::layout(self.model, keys, memory, self.stop);
            match Tree::new(1, memory, layout) {
                Some(store) => self.over(&store, records, until),
                None => self.without_store(),
            }
        } else {
            match Exact::new(1, memory, self.options.seed) {
                Some(store) => self.over(&store, records, until),
                None => self.without_store(),
            }
        }
    }

    /// This process has no memory to begin with, and says so.
    fn without_store(&mut self) -> Result<(Known, Ways), Gone> {
        let news = News { stop: Some(Reason::OutOfMemory), ..News::default() };
        self.tell(&news)?;
        let mut known = Known::default();
        self.conclude(&mut known, self.model.gaps(), Vec::new())?;
        known.stop = Some(Reason::OutOfMemory);
        Ok((known, Vec::new()))
    }

    fn over<S: Store>(
        &mut self,
        store: &S,
        records: bool,
        until: Option<u64>,
    ) -> Result<(Known, Ways), Gone> {
        let place = (self.around.rounds.me(), self.around.rounds.peers());
        let mut side = Side::new(self.model, self.options, store, place, records);
        side.start();
        let mut known = Known::default();
        loop {
            let all = self.tell(&self.news(&side))?;
            self.sum(&mut known, &all);
            let fresh: u64 = all.iter().map(|news| news.fresh).sum();
            let found = !known.found.is_empty() && !self.options.keep_going && until.is_none();
            let at_end = until.is_some_and(|last| side.depth > last);
            let bounded = self.bounded(&known, fresh, side.depth);
            known.gaps.extend(bounded.clone());
            if found || at_end || bounded.is_some() || known.stop.is_some() || fresh == 0 {
                break;
            }
            known.stats.depth = side.depth;
            side.descend();
            self.level(&mut side)?;
        }
        let reached = side.reached().to_vec();
        self.conclude(&mut known, self.model.gaps(), reached)?;
        let ways = if records { self.ways(&side, &known)? } else { Vec::new() };
        Ok((known, ways))
    }

    /// A bound of the search that is reached.
    fn bounded(&self, known: &Known, fresh: u64, depth: u64) -> Option<Gap> {
        let deep = self.options.max_depth.filter(|&max| fresh > 0 && depth > max);
        let many = self.options.max_states.filter(|&max| known.stats.stored > max);
        deep.map(Gap::Depth).or(many.map(Gap::States))
    }

    /// Expands all states of a level that are here, and takes in all that others send.
    fn level<S: Store>(&mut self, side: &mut Side<'_, M, S>) -> Result<(), Gone> {
        while side.n_expanded < side.level.len() && !side.is_full && !self.stop.is_set() {
            if self.has_credit() {
                side.expand(CHUNK);
                self.ship(side, MESSAGE);
                self.around.rounds.pump(false)?;
            } else {
                self.around.rounds.pump(true)?;
            }
            self.take_in(side)?;
            self.count(side);
        }
        self.ship(side, 1);
        self.around.rounds.close();
        loop {
            self.take_in(side)?;
            if self.around.rounds.is_over() && self.around.rounds.inbox_is_empty() {
                break;
            }
            self.around.rounds.pump(true)?;
        }
        self.around.rounds.next();
        self.count(side);
        Ok(())
    }

    fn has_credit(&mut self) -> bool {
        for (to, bytes) in self.on_the_way.iter_mut().enumerate() {
            *bytes = bytes.saturating_sub(self.around.rounds.credit(to as u32));
        }
        self.on_the_way.iter().all(|&bytes| bytes <= WINDOW)
    }

    /// Sends what has this many bytes at least.
    fn ship<S: Store>(&mut self, side: &mut Side<'_, M, S>, at_least: usize) {
        let me = self.around.rounds.me();
        for (to, out) in side.out.iter_mut().enumerate() {
            if out.bytes.len() < at_least {
                continue;
            }
            let bytes = out.take();
            self.on_the_way[to] += bytes.len() as u64;
            let received = std::mem::take(&mut self.owed[to]);
            self.around.rounds.send(Batch::new(to as u32, me, received, bytes));
        }
    }

    fn take_in<S: Store>(&mut self, side: &mut Side<'_, M, S>) -> Result<(), Gone> {
        let me = self.around.rounds.me();
        while let Some(batch) = self.around.rounds.take() {
            let from = batch.from;
            let read = if side.is_full { Ok(()) } else { side.receive(batch.bytes(), from) };
            let Some(owed) = self.owed.get_mut(from as usize).filter(|_| read.is_ok()) else {
                self.around.lost.set(format!("process {from} sent what is no message"));
                return Err(Gone);
            };
            *owed += batch.bytes().len() as u64;
            if *owed > WINDOW / 8 {
                let received = std::mem::take(owed);
                self.around.rounds.send(Batch::new(from, me, received, Vec::new()));
            }
        }
        Ok(())
    }

    /// Lets others, and who looks on, know how far we are.
    fn count<S: Store>(&self, side: &Side<'_, M, S>) {
        let transitions = side.stored + side.matched;
        let counts = self.around.counts;
        counts[self.around.rounds.me() as usize].set(side.stored, transitions, side.memory());
        let sum = |of: fn(&crate::beat::Counted) -> u64| counts.iter().map(of).sum::<u64>();
        self.progress.states.store(sum(|c| c.states.load(Relaxed)), Relaxed);
        self.progress.transitions.store(sum(|c| c.transitions.load(Relaxed)), Relaxed);
        self.progress.depth.store(side.depth, Relaxed);
        self.progress.queue.store(side.next.len() as u64, Relaxed);
        let fullest = counts.iter().map(|c| c.memory.load(Relaxed)).max();
        self.progress.memory.store(fullest.unwrap_or(0), Relaxed);
    }

    fn news<S: Store>(&self, side: &Side<'_, M, S>) -> News {
        let full = side.is_full.then_some(Reason::OutOfMemory);
        News {
            fresh: side.next.len() as u64,
            stored: side.stored,
            matched: side.matched,
            memory: side.peak(),
            stop: full.or(self.stop.reason()),
            found: side.found.values().copied().collect(),
            gaps: Vec::new(),
            reached: Vec::new(),
        }
    }

    /// Everybody's news.
    fn tell(&mut self, news: &News) -> Result<Vec<News>, Gone> {
        let all = self.around.rounds.tell_all(&news.to_bytes())?;
        let mut out = Vec::new();
        for (number, bytes) in all.iter().enumerate() {
            let Some(news) = News::from_bytes(bytes) else {
                self.around.lost.set(format!("process {number} sent what is no message"));
                return Err(Gone);
            };
            out.push(news);
        }
        Ok(out)
    }

    fn sum(&self, known: &mut Known, all: &[News]) {
        known.stats.stored = all.iter().map(|n| n.stored).sum();
        known.stats.matched = all.iter().map(|n| n.matched).sum();
        known.stats.memory_bytes = all.iter().map(|n| n.memory).sum();
        known.stop = all.iter().find_map(|n| n.stop);
        known.found.clear();
        for (found, count) in all.iter().flat_map(|n| &n.found) {
            let (least, sum) = known.found.entry(found.fault).or_insert((*found, 0));
            *sum += count;
            if rank(found) < rank(least) {
                *least = *found;
            }
        }
    }

    /// What every process has left out or reached, which none of them knows alone.
    fn conclude(
        &mut self,
        known: &mut Known,
        gaps: Vec<Gap>,
        reached: Vec<u64>,
    ) -> Result<(), Gone> {
        for news in self.tell(&News { gaps, reached, ..News::default() })? {
            for gap in news.gaps {
                if !known.gaps.contains(&gap) {
                    known.gaps.push(gap);
                }
            }
            if known.reached.len() < news.reached.len() {
                known.reached.resize(news.reached.len(), 0);
            }
            known.reached.iter_mut().zip(news.reached).for_each(|(sum, bits)| *sum |= bits);
        }
        Ok(())
    }

    /// The runs to what was found, the least first.
    fn ways<S: Store>(&mut self, side: &Side<'_, M, S>, known: &Known) -> Result<Ways, Gone> {
        let mut all: Vec<Found> = known.found.values().map(|(found, _)| *found).collect();
        all.sort_by_key(rank);
        if !self.options.keep_going {
            all.truncate(1);
        }
        let mut ways = Vec::new();
        for found in all {
            let steps = way::back(&mut self.around.rounds, &side.origins, &found)?;
            ways.push((found, steps));
        }
        Ok(ways)
    }

    /// The answer, the same everywhere.
    fn outcome(&self, mut known: Known, ways: Ways) -> Outcome {
        let mut coverage = Coverage::full();
        if let Some(why) = self.around.lost.why() {
            coverage.miss(Gap::Other(why));
        }
        if let Some(reason) = known.stop {
            coverage.miss(reason.gap());
        }
        known.gaps.drain(..).for_each(|gap| coverage.miss(gap));
        let is_whole = coverage.is_full() && (known.found.is_empty() || self.options.keep_going);
        let mut findings: Vec<Finding> = Vec::new();
        for (found, steps) in &ways {
            let trail = steps
                .as_ref()
                .and_then(|(initial, steps)| way::forward(self.model, *initial, steps, found))
                .map(|trail| shorten(self.model, &trail, self.options.shorten, self.stop));
            let count = known.found.get(&found.fault).map_or(1, |(_, count)| *count);
            findings.push(Finding { fault: found.fault, trail, count });
        }
        let first = findings.iter().find_map(|finding| finding.trail.clone());
        if first.is_none() && !known.found.is_empty() {
            let lost =
                "a violation was found, but memory, time or a process was lost for its trail";
            coverage.miss(Gap::Other(lost.into()));
        }
        let mut stats = known.stats;
        stats.transitions = stats.stored + stats.matched;
        stats.store_bytes = stats.memory_bytes;
        stats.workers = u64::from(self.around.rounds.peers());
        Outcome {
            verdict: match first {
                Some(trail) => Verdict::Violated(trail),
                None => Verdict::nothing_found(coverage),
            },
            stats,
            n_violations: known.found.values().map(|(_, count)| count).sum(),
            findings,
            witness: None,
            reached: known.reached,
            is_whole,
        }
    }
}
