//! The search, level by level: expand, exchange, tell, decide together whether to go on.
//!
//! A level is always finished, so that which violation is told does not depend on who was
//! quickest. Where the states' origins would cost more than the states (the tree store), they
//! are kept only in a second search up to the level of the violation.

use crate::batch::Batch;
use crate::checkpoint::Checkpoint;
use crate::exchange::Exchange;
use crate::fabric::Gone;
use crate::news::News;
use crate::outcome::{Known, Ways};
use crate::resume::Keeper;
use crate::side::{Aim, Kept, Side};
use crate::{owcty, way};
use heddle_engine::{Options, Outcome, Progress, Reason, Stop};
use heddle_model::{Gap, Matching, Model};
use heddle_store::{Exact, Store, StoreKind, Tree, hash64};
use std::sync::atomic::Ordering::Relaxed;

/// What is asked, and what may be used for it.
pub(crate) struct Question<'a, M> {
    pub(crate) model: &'a M,
    pub(crate) options: &'a Options,
    pub(crate) stop: &'a Stop,
    pub(crate) progress: &'a Progress,
    pub(crate) aim: Aim,
    pub(crate) keep: Option<&'a Checkpoint>,
}

impl<M> Clone for Question<'_, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Question<'_, M> {}

/// A search under way.
pub(crate) struct Search<'a, 'w, M> {
    pub(crate) asked: Question<'a, M>,
    pub(crate) exchange: Exchange<'w, 'a>,
}

/// How far, and with what kept, a store is searched.
#[derive(Clone, Copy)]
struct Extent {
    origins: bool,
    /// No level after this one.
    until: Option<u64>,
}

impl<'a, M: Model> Search<'a, '_, M> {
    /// The answer.
    pub(crate) fn run(mut self) -> Outcome {
        let (known, ways) = self.take_part();
        let workers = u64::from(self.exchange.rounds.peers());
        let Question { model, options, stop, .. } = self.asked;
        known.outcome(model, options, stop, self.exchange.lost, (workers, ways))
    }

    /// All that this worker does for the answer, but telling it.
    pub(crate) fn take_part(&mut self) -> (Known, Ways) {
        let asked = &self.asked;
        let is_tree = asked.options.store == StoreKind::Tree;
        // The logs of a checkpoint know the origins; cycles need them for every state.
        let origins = asked.keep.is_none() && (asked.aim == Aim::Cycles || !is_tree);
        let looks_again = asked.keep.is_none() && !origins;
        let same = self.all_the_same();
        let mut answer = same.and_then(|()| self.over_store(Extent { origins, until: None }));
        if let Ok((known, ways)) = &mut answer
            && looks_again
            && !known.found.is_empty()
            && let Ok((_, again)) =
                self.over_store(Extent { origins: true, until: known.deepest() })
        {
            *ways = again;
        }
        answer.unwrap_or_else(|Gone| (self.as_far_as_known(), Vec::new()))
    }

    /// Whether all processes have the same model before them.
    fn all_the_same(&mut self) -> Result<(), Gone> {
        let mut seen = Vec::new();
        self.asked.model.initial(&mut |state| {
            seen.extend((state.len() as u64).to_le_bytes());
            seen.extend_from_slice(state);
        });
        seen.extend((self.asked.model.sites().len() as u64).to_le_bytes());
        let all = self.exchange.rounds.tell_all(&hash64(&seen, 3).to_le_bytes())?;
        match all.iter().position(|bytes| *bytes != all[0]) {
            None => Ok(()),
            Some(number) => {
                self.exchange.lost.set(format!("process {number} has another model"));
                Err(Gone)
            }
        }
    }

    /// What was counted, as far as the beat has told, when somebody is lost.
    fn as_far_as_known(&self) -> Known {
        let mut known = Known::default();
        for counted in self.exchange.counts.iter() {
            let stored = counted.states.load(Relaxed);
            known.stats.stored += stored;
            known.stats.matched += counted.transitions.load(Relaxed).saturating_sub(stored);
            known.stats.memory_bytes += counted.memory.load(Relaxed);
        }
        known
    }

    /// The search over a store of its own.
    fn over_store(&mut self, extent: Extent) -> Result<(Known, Ways), Gone> {
        let asked = &self.asked;
        let keys = asked.aim == Aim::Faults && asked.model.matching() != Matching::Whole;
        // The workers of a process share what it may use.
        let memory = asked.options.memory_limit / u64::from(self.exchange.rounds.here());
        if asked.options.store == StoreKind::Tree {
            let layout = heddle_engine::layout(asked.model, keys, memory, asked.stop);
            match Tree::new(1, memory, layout) {
                Some(store) => self.over(&store, extent),
                None => self.without_store(),
            }
        } else {
            match Exact::new(1, memory, asked.options.seed) {
                Some(store) => self.over(&store, extent),
                None => self.without_store(),
            }
        }
    }

    /// This process has no memory to begin with, and says so. The others are in their first
    /// levels, and end there.
    fn without_store(&mut self) -> Result<(Known, Ways), Gone> {
        let why = "there is no memory for the store";
        self.exchange.lost.set(format!("process {}: {why}", self.exchange.me()));
        Err(Gone)
    }

    fn over<S: Store>(&mut self, store: &S, extent: Extent) -> Result<(Known, Ways), Gone> {
        let place = (self.exchange.rounds.me(), self.exchange.rounds.peers());
        let mut keeper = {
            let Question { model, keep, .. } = self.asked;
            Keeper::begin(keep, place.0, model, self.exchange.lost)?
        };
        let kept = Kept {
            aim: self.asked.aim,
            origins: extent.origins,
            log: keeper.as_ref().map(Keeper::log),
            front: self.exchange.front,
        };
        let (model, options) = (self.asked.model, self.asked.options);
        let mut side = Side::new(model, options, store, place, kept);
        let mut known = Known::default();
        match &mut keeper {
            Some(keeper) if keeper.goes_on() => {
                if !self.restore(keeper, &mut side, &mut known)? {
                    return Ok((known, Vec::new()));
                }
                self.level(&mut side)?;
            }
            _ => side.start(),
        }
        let searched = self.levels(&mut side, &mut known, extent, &mut keeper);
        searched?;
        let mut ways = Vec::new();
        if let Some(keeper) = &keeper {
            if !known.found.is_empty() {
                ways = keeper.ways(&mut self.exchange, &mut side, &known, &self.asked)?;
            }
        } else if extent.origins {
            for found in known.told(options.keep_going) {
                let steps = way::back(&mut self.exchange.rounds, &side.origins, &found, None)?;
                let trail =
                    steps.and_then(|(first, steps)| way::forward(model, first, &steps, &found));
                ways.push((found, trail));
            }
        }
        let is_open = known.stop.is_some() || !known.gaps.is_empty();
        if self.asked.aim == Aim::Cycles && known.found.is_empty() && !is_open {
            ways.extend(owcty::search(self, &mut side, &mut known)?);
        }
        Ok((known, ways))
    }

    /// Takes back what an earlier run has left, unless somebody is stopped before that is
    /// done: then the checkpoint stays as it is.
    fn restore<S: Store>(
        &mut self,
        keeper: &mut Keeper,
        side: &mut Side<'_, M, S>,
        known: &mut Known,
    ) -> Result<bool, Gone> {
        let count = self.counting();
        let each = |side: &Side<'_, M, S>| count(side, 0);
        let done = keeper.restore(side, known, &self.asked, self.exchange.lost, each)?;
        let stop = if done { None } else { self.asked.stop.reason() };
        let all = self.tell(&News { stop, stored: side.stored, ..News::default() })?;
        known.stats.stored = all.iter().map(|news| news.stored).sum();
        known.stop = all.iter().find_map(|news| news.stop);
        Ok(known.stop.is_none())
    }

    /// Level after level, until one is empty or something ends it.
    fn levels<S: Store>(
        &mut self,
        side: &mut Side<'_, M, S>,
        known: &mut Known,
        extent: Extent,
        keeper: &mut Option<Keeper>,
    ) -> Result<(), Gone> {
        loop {
            let all = self.tell(&self.news(side))?;
            known.sum(&all);
            let fresh: u64 = all.iter().map(|news| news.fresh).sum();
            let going = self.asked.options.keep_going || extent.until.is_some();
            let found = !known.found.is_empty() && !going;
            let at_end = extent.until.is_some_and(|last| side.depth > last);
            let bounded = self.bounded(known, fresh, side.depth);
            let ends = bounded.is_some() || known.stop.is_some() || fresh == 0;
            if let Some(keeper) = keeper
                && !found
                && (all.iter().any(|news| news.is_due) || ends || keeper.is_first_level())
            {
                keeper.cut(&mut self.exchange, side, known, self.asked.model)?;
            }
            known.gaps.extend(bounded);
            if found || at_end || ends {
                break;
            }
            if let Some(keeper) = keeper {
                keeper.mark(side);
            }
            known.stats.depth = side.depth;
            side.descend();
            self.level(side)?;
        }
        self.conclude(known, side.reached().to_vec())
    }

    /// A bound of the search that is reached.
    fn bounded(&self, known: &Known, fresh: u64, depth: u64) -> Option<Gap> {
        let options = self.asked.options;
        let deep = options.max_depth.filter(|&max| fresh > 0 && depth > max);
        let many = options.max_states.filter(|&max| known.stats.stored > max);
        deep.map(Gap::Depth).or(many.map(Gap::States))
    }

    /// Expands all states of a level that are here, and takes in all that others send.
    fn level<S: Store>(&mut self, side: &mut Side<'_, M, S>) -> Result<(), Gone> {
        let stop = self.asked.stop;
        let count = self.counting();
        self.exchange.round(side, stop, count)?;
        if side.answers.is_none() {
            return Ok(());
        }
        self.hear_answers(side)?;
        side.set_widening(true);
        let widened = self.exchange.round(side, stop, count);
        side.set_widening(false);
        widened
    }

    /// Tells what this worker has counted, and what all have.
    fn counting<S: Store>(&self) -> impl Fn(&Side<'_, M, S>, u64) + Copy + use<'a, S, M> {
        let progress = self.asked.progress;
        let (counts, counted) = (self.exchange.counts, self.exchange.counted);
        move |side, sent| {
            counted.set(side.stored, side.stored + side.matched, side.memory(), sent);
            let sum = |of: fn(&crate::beat::Counted) -> u64| counts.iter().map(of).sum::<u64>();
            progress.states.store(sum(|c| c.states.load(Relaxed)), Relaxed);
            progress.transitions.store(sum(|c| c.transitions.load(Relaxed)), Relaxed);
            progress.sent.store(sum(|c| c.sent.load(Relaxed)), Relaxed);
            progress.depth.store(side.depth, Relaxed);
            progress.queue.store(side.next.len() as u64, Relaxed);
            let fullest = counts.iter().map(|c| c.memory.load(Relaxed)).max();
            progress.memory.store(fullest.unwrap_or(0), Relaxed);
        }
    }

    /// The second round of a level that is reduced.
    fn hear_answers<S: Store>(&mut self, side: &mut Side<'_, M, S>) -> Result<(), Gone> {
        let (rounds, lost) = (&mut self.exchange.rounds, self.exchange.lost);
        let Some(answers) = &mut side.answers else { return Ok(()) };
        let (me, peers) = (rounds.me(), rounds.peers());
        for to in (0..peers).filter(|&to| to != me) {
            let bytes = answers.packed(to as usize);
            if !bytes.is_empty() {
                rounds.send(Batch::new(to, me, 0, bytes));
            }
        }
        let heard = rounds.hear_all()?;
        // Who is out of memory has not read every question, and all will end.
        for (from, bytes) in heard.iter().enumerate() {
            if !answers.hear(from, bytes) && !bytes.is_empty() {
                lost.set(format!("process {from} sent what is no answer"));
                return Err(Gone);
            }
        }
        Ok(())
    }

    fn news<S: Store>(&self, side: &Side<'_, M, S>) -> News {
        let full = side.is_full.then_some(Reason::OutOfMemory);
        let first = self.exchange.rounds.me() == 0;
        News {
            fresh: side.next.len() as u64,
            stored: side.stored,
            matched: side.matched,
            memory: side.peak(),
            stop: full.or(self.asked.stop.reason()),
            found: side.found.values().copied().collect(),
            is_due: first && self.asked.keep.is_some_and(|keep| (keep.is_due)()),
            ..News::default()
        }
    }

    /// Everybody's news.
    pub(crate) fn tell(&mut self, news: &News) -> Result<Vec<News>, Gone> {
        let all = self.exchange.rounds.tell_all(&news.to_bytes())?;
        let mut out = Vec::new();
        for (number, bytes) in all.iter().enumerate() {
            let Some(news) = News::from_bytes(bytes) else {
                self.exchange.lost.set(format!("process {number} sent what is no message"));
                return Err(Gone);
            };
            out.push(news);
        }
        Ok(out)
    }

    /// What every process has left out, reached and noticed, which none of them knows alone.
    fn conclude(&mut self, known: &mut Known, reached: Vec<u64>) -> Result<(), Gone> {
        let model = self.asked.model;
        let noticed = model.noticed();
        for news in self.tell(&News { reached, noticed, ..News::default() })? {
            model.remember(&news.noticed);
            known.add(Vec::new(), news.reached);
        }
        // Only now: what one of them missed, another may have seen.
        for news in self.tell(&News { gaps: model.gaps(), ..News::default() })? {
            known.add(news.gaps, Vec::new());
        }
        Ok(())
    }
}
