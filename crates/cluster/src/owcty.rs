//! Accepting cycles on several processes: OWCTY, *one way to catch them young* (Fisler, Fraer,
//! Kamhi, Vardi and Yang 2001; distributed by Černá and Pelánek, SPIN 2003).
//!
//! Of all states that are known, keep those that an accepting state leads to, then take away
//! those that no kept state leads to, again and again. What stays in the end is reached by
//! accepting cycles; if nothing stays, there is none. No order of the search is needed, so
//! it runs in rounds like the search for faults. Edges are not stored: states are expanded
//! again, about two to six times each. States of which the model says that no accepting
//! cycle passes them are left out from the start.
//!
//! The run: accepting states are tried for a way back to themselves. An accepting state
//! without one, and all that it leads to, is in no first component of what stayed, and
//! those have accepting cycles; so nothing is looked at twice.

use crate::exchange::Member;
use crate::fabric::Gone;
use crate::news::{Found, News, rank};
use crate::outcome::{Known, Ways};
use crate::record::{self, Broken, Origin, Outgoing};
use crate::search::Search;
use crate::side::{Side, name_of};
use crate::way;
use heddle_engine::{End, Reason, successor, trail_of};
use heddle_model::{Actor, Fault, FaultKind, Labels, Model, Step, Trail};
use heddle_store::{Local, StateRef, Store};
use std::collections::HashMap;

const CYCLE: Fault = Fault { kind: FaultKind::AcceptanceCycle, site: 0 };

/// What a pass over the states does with an edge.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    /// Counts it, and goes on from where it leads.
    Reach,
    /// Takes it away, and goes on from a state without any.
    Trim,
    /// Goes on from where it leads, and notes where it came from.
    Return,
}

struct Graph<'g, 's, M: Model, S: Store> {
    side: &'g mut Side<'s, M, S>,
    numbers: HashMap<StateRef, u32>,
    /// States that are left.
    alive: Vec<bool>,
    /// Edges to them from states that are left.
    count: Vec<u32>,
    seen: Vec<bool>,
    origins: Vec<Origin>,
    /// Where a way back is looked for, if that is here, and the last step of it.
    target: Option<u32>,
    closing: Option<Origin>,
    pass: Pass,
    level: Vec<u32>,
    n_expanded: usize,
    next: Vec<u32>,
    is_full: bool,
}

/// Bytes that a state costs beside the store and what the search keeps.
const BYTES: u64 = 48;

pub(crate) fn search<M: Model, S: Store>(
    search: &mut Search<'_, '_, M>,
    side: &mut Side<'_, M, S>,
    known: &mut Known,
) -> Result<Ways, Gone> {
    let mut graph = Graph::new(side);
    let mut before = u64::MAX;
    loop {
        graph.begin_reach();
        if !graph.run(search, known)? {
            return Ok(Vec::new());
        }
        graph.alive = std::mem::take(&mut graph.seen);
        let reached = graph.left(search)?;
        graph.begin_trim();
        if !graph.run(search, known)? {
            return Ok(Vec::new());
        }
        let left = graph.left(search)?;
        if left == 0 {
            return Ok(Vec::new());
        }
        if left == reached || left == before {
            break;
        }
        before = left;
    }
    lasso(&mut graph, search, known)
}

/// A run to an accepting cycle, of which it is known that there is one.
fn lasso<M: Model, S: Store>(
    graph: &mut Graph<'_, '_, M, S>,
    search: &mut Search<'_, '_, M>,
    known: &mut Known,
) -> Result<Ways, Gone> {
    let mut candidates = graph.candidates();
    graph.seen = vec![false; graph.alive.len()];
    let nowhere = Origin { process: 0, number: 0, step: Step { actor: Actor::NOBODY, edge: 0 } };
    graph.origins = vec![nowhere; graph.alive.len()];
    loop {
        while candidates.last().is_some_and(|(_, n)| graph.seen[*n as usize]) {
            candidates.pop();
        }
        let mine = candidates.last().map(|&(state, number)| found(graph.side.me, number, state));
        let offered = search.tell(&News {
            found: mine.into_iter().map(|found| (found, 1)).collect(),
            ..News::default()
        })?;
        let all = offered.iter().flat_map(|news| &news.found);
        let Some(start) = all.map(|(found, _)| *found).min_by_key(rank) else {
            // It is certain that there is one: that we do not find it is our bug.
            known.gaps.push(heddle_model::Gap::Other("a cycle was lost on the way".into()));
            return Ok(Vec::new());
        };
        graph.begin_return(&start);
        let Some(closing) = graph.way_back(search, known)? else {
            if known.stop.is_some() {
                return Ok(Vec::new());
            }
            continue;
        };
        let trail = run_to(graph, search, &start, &closing)?;
        let told = Found { fault: CYCLE, ..start };
        known.found.insert(CYCLE, (told, 1));
        return Ok(vec![(told, trail)]);
    }
}

fn found(process: u32, number: u32, state: u64) -> Found {
    Found { level: u64::MAX, step: None, state, fault: CYCLE, process, number }
}

/// The stem to a state, and from it round to it again.
fn run_to<M: Model, S: Store>(
    graph: &Graph<'_, '_, M, S>,
    search: &mut Search<'_, '_, M>,
    start: &Found,
    closing: &Found,
) -> Result<Option<Trail>, Gone> {
    let rounds = &mut search.exchange.rounds;
    let stem = way::back(rounds, &graph.side.origins, start, None)?;
    let target = (start.process, start.number);
    let round = if (closing.process, closing.number) == target {
        Some((0, Vec::new()))
    } else {
        way::back(rounds, &graph.origins, closing, Some(target))?
    };
    let (Some((initial, stem)), Some((_, round))) = (stem, round) else { return Ok(None) };
    let model = search.asked.model;
    let mut first = Vec::new();
    model.initial(&mut |state| first.push(state.to_vec()));
    let mut states: Vec<Vec<u8>> = first.into_iter().nth(initial as usize).into_iter().collect();
    let mut worker = model.worker();
    for &step in stem.iter().chain(&round) {
        let after = states.last().and_then(|state| successor(&mut worker, state, step));
        let Some(after) = after else { return Ok(None) };
        states.push(after);
    }
    let end = End::Cycle { cycle_start: stem.len(), fault: CYCLE };
    Ok(trail_of(model, &states, end))
}

impl<'g, 's, M: Model, S: Store> Graph<'g, 's, M, S> {
    fn new(side: &'g mut Side<'s, M, S>) -> Self {
        let n = side.all.len();
        let is_full = !side.store.budget().take(n as u64 * BYTES);
        let numbers = if is_full {
            HashMap::new()
        } else {
            side.all.iter().enumerate().map(|(i, &reference)| (reference, i as u32)).collect()
        };
        let alive = side.labels.iter().map(|labels| !labels.has(Labels::PASSING)).collect();
        side.out = (0..side.peers).map(|_| Outgoing::new(side.form)).collect();
        Graph {
            side,
            numbers,
            alive,
            count: Vec::new(),
            seen: Vec::new(),
            origins: Vec::new(),
            target: None,
            closing: None,
            pass: Pass::Reach,
            level: Vec::new(),
            n_expanded: 0,
            next: Vec::new(),
            is_full,
        }
    }

    fn accepting(&self) -> Vec<u32> {
        let is = |i: &usize| self.alive[*i] && self.side.labels[*i].has(Labels::ACCEPT);
        (0..self.alive.len()).filter(is).map(|i| i as u32).collect()
    }

    /// Accepting states that are left, the one with the least hash last.
    fn candidates(&mut self) -> Vec<(u64, u32)> {
        let mut all = Vec::new();
        for number in self.accepting() {
            self.load(number);
            all.push((name_of(&self.side.state), number));
        }
        all.sort_unstable_by(|a, b| b.cmp(a));
        all
    }

    fn begin(&mut self, pass: Pass, level: Vec<u32>) {
        (self.pass, self.level, self.n_expanded) = (pass, level, 0);
        self.next.clear();
    }

    fn begin_reach(&mut self) {
        self.seen = vec![false; self.alive.len()];
        self.count = vec![0; self.alive.len()];
        let first = self.accepting();
        first.iter().for_each(|&n| self.seen[n as usize] = true);
        self.begin(Pass::Reach, first);
    }

    fn begin_trim(&mut self) {
        let is = |i: &usize| self.alive[*i] && self.count[*i] == 0;
        let first: Vec<u32> = (0..self.alive.len()).filter(is).map(|i| i as u32).collect();
        first.iter().for_each(|&n| self.alive[n as usize] = false);
        self.begin(Pass::Trim, first);
    }

    fn begin_return(&mut self, start: &Found) {
        self.target = (start.process == self.side.me).then_some(start.number);
        self.closing = None;
        self.target.iter().for_each(|&n| self.seen[n as usize] = true);
        self.begin(Pass::Return, self.target.into_iter().collect());
    }

    /// Levels of a pass until nothing is left to expand; whether it came so far.
    fn run(&mut self, search: &mut Search<'_, '_, M>, known: &mut Known) -> Result<bool, Gone> {
        loop {
            let all = self.round(search)?;
            known.stop = all.iter().find_map(|news| news.stop);
            if known.stop.is_some() {
                return Ok(false);
            }
            if all.iter().all(|news| news.fresh == 0) {
                return Ok(true);
            }
        }
    }

    /// The last step of a shortest way back, if there is one.
    fn way_back(
        &mut self,
        search: &mut Search<'_, '_, M>,
        known: &mut Known,
    ) -> Result<Option<Found>, Gone> {
        loop {
            let all = self.round(search)?;
            known.stop = all.iter().find_map(|news| news.stop);
            if let Some((closing, _)) = all.iter().flat_map(|news| &news.found).next() {
                return Ok(Some(*closing));
            }
            if known.stop.is_some() || all.iter().all(|news| news.fresh == 0) {
                return Ok(None);
            }
        }
    }

    fn round(&mut self, search: &mut Search<'_, '_, M>) -> Result<Vec<News>, Gone> {
        let stop = search.asked.stop;
        search.exchange.round(self, stop, |_, _| {})?;
        std::mem::swap(&mut self.level, &mut self.next);
        self.next.clear();
        self.n_expanded = 0;
        let full = self.is_full.then_some(Reason::OutOfMemory);
        let closing = self.closing.map(|o| (found(o.process, o.number, 0), 1));
        search.tell(&News {
            fresh: self.level.len() as u64,
            stop: full.or(stop.reason()),
            found: closing.into_iter().collect(),
            ..News::default()
        })
    }

    /// How many states are left, everywhere.
    fn left(&self, search: &mut Search<'_, '_, M>) -> Result<u64, Gone> {
        let stored = self.alive.iter().filter(|alive| **alive).count() as u64;
        let all = search.tell(&News { stored, ..News::default() })?;
        Ok(all.iter().map(|news| news.stored).sum())
    }

    fn load(&mut self, number: u32) {
        self.side.local.load(self.side.all[number as usize], &mut self.side.state);
    }

    /// An edge leads to this state of this process.
    fn visit(&mut self, origin: Origin, state: &[u8]) {
        let local = &mut self.side.local;
        let reference = local.prepare(state).ok().and_then(|mut pending| {
            local.resolve(&mut pending).ok()?;
            local.find(&pending)
        });
        local.clear();
        // Whatever is reached from a stored state is stored, or there is no memory for it.
        let Some(&number) = reference.and_then(|r| self.numbers.get(&r)) else {
            self.is_full = true;
            return;
        };
        let n = number as usize;
        if !self.alive[n] {
            return;
        }
        match self.pass {
            Pass::Reach => {
                self.count[n] += 1;
                if !std::mem::replace(&mut self.seen[n], true) {
                    self.next.push(number);
                }
            }
            Pass::Trim => {
                self.count[n] = self.count[n].saturating_sub(1);
                if self.count[n] == 0 {
                    self.alive[n] = false;
                    self.next.push(number);
                }
            }
            Pass::Return => {
                if self.target == Some(number) {
                    self.closing.get_or_insert(origin);
                }
                if !std::mem::replace(&mut self.seen[n], true) {
                    self.origins[n] = origin;
                    self.next.push(number);
                }
            }
        }
    }
}

impl<M: Model, S: Store> Member for Graph<'_, '_, M, S> {
    fn has_more(&self) -> bool {
        self.n_expanded < self.level.len()
    }

    fn expand(&mut self, most: usize) {
        let end = (self.n_expanded + most).min(self.level.len());
        while self.n_expanded < end {
            let number = self.level[self.n_expanded];
            self.load(number);
            self.side.steps();
            let successors = std::mem::take(&mut self.side.successors);
            let mut start = 0;
            for &(step, end) in &successors.ends {
                let state = &successors.bytes[start..end];
                start = end;
                let origin = Origin { process: self.side.me, number, step };
                match self.side.owner(state) {
                    owner if owner == self.side.me => self.visit(origin, state),
                    owner => self.side.out[owner as usize].push(origin, false, None, state),
                }
            }
            self.side.successors = successors;
            self.n_expanded += 1;
        }
    }

    fn receive(&mut self, message: &[u8], from: u32) -> Result<(), Broken> {
        record::read(message, from, |origin, _, _, state| self.visit(origin, state))
    }

    fn out(&mut self) -> &mut [Outgoing] {
        &mut self.side.out
    }

    fn is_full(&self) -> bool {
        self.is_full
    }
}
