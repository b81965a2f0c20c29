//! One process's side of a search: its part of the states, those of the level that it has
//! still to expand, and what it sends.
//!
//! Own successors go straight into the store; those of others wait in a buffer for each
//! destination and leave when it is large enough.

use crate::answers::{Answers, Source};
use crate::exchange::Member;
use crate::log::Log;
use crate::news::{Found, rank};
use crate::record::{self, Broken, Form, INITIAL, Origin, Outgoing};
use heddle_engine::Options;
use heddle_model::{
    Actor, Ample, Fault, Labels, Matching, Model, Reduction, Sink, Step, Worker, expand_actor,
};
use heddle_store::{Colour, Local, StateRef, Store, hash64};
use std::collections::HashMap;

/// Which process a state belongs to: by another hash than the store's, so that each store
/// sees hashes of all kinds.
const OWNER: u64 = 0x6865_6464_6c65;

/// States that are inserted together.
const TOGETHER: usize = 64;

/// The hash by which a state is found again in another run.
pub(crate) fn name_of(state: &[u8]) -> u64 {
    hash64(state, 1)
}

/// States that wait to be expanded: by reference, or, where the store holds keys, whole.
#[derive(Default)]
pub(crate) struct Pile {
    pub(crate) references: Vec<StateRef>,
    bytes: Vec<u8>,
    ends: Vec<usize>,
}

impl Pile {
    pub(crate) fn len(&self) -> usize {
        self.references.len()
    }

    fn clear(&mut self) {
        self.references.clear();
        self.bytes.clear();
        self.ends.clear();
    }

    fn memory(&self) -> u64 {
        (8 * (self.references.capacity() + self.ends.capacity()) + self.bytes.capacity()) as u64
    }
}

/// Successors of one state, one after the other.
#[derive(Default)]
pub(crate) struct Successors {
    pub(crate) bytes: Vec<u8>,
    pub(crate) ends: Vec<(Step, usize)>,
    broken: Vec<(Step, Fault)>,
    n_steps: usize,
}

impl Successors {
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.ends.clear();
        self.broken.clear();
        self.n_steps = 0;
    }
}

/// What a search is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Broken steps and stuck states.
    Faults,
    /// Cycles, after all states are known: each has its labels and a number.
    Cycles,
}

/// What a search keeps of its states besides the store.
pub(crate) struct Kept {
    pub(crate) aim: Aim,
    /// Where each comes from.
    pub(crate) origins: bool,
    /// All of them, on disk.
    pub(crate) log: Option<Log>,
    /// How they are written to others.
    pub(crate) front: bool,
}

impl Sink for Successors {
    #[inline]
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.n_steps += 1;
        self.bytes.extend_from_slice(successor);
        self.ends.push((step, self.bytes.len()));
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.broken.push((step, fault));
        match successor {
            Some(successor) => self.step(step, successor),
            None => self.n_steps += 1,
        }
    }
}

pub(crate) struct Side<'s, M: Model + 's, S: Store + 's> {
    model: &'s M,
    options: &'s Options,
    pub(crate) store: &'s S,
    pub(crate) worker: M::Worker<'s>,
    pub(crate) local: S::Local<'s>,
    pub(crate) me: u32,
    pub(crate) peers: u64,
    is_keyed: bool,
    aim: Aim,
    /// Whether it is kept where states come from.
    records: bool,
    pub(crate) log: Option<Log>,
    /// Where states are reduced by what their owners answer.
    pub(crate) answers: Option<Answers>,
    /// States that one actor was not enough for are expanded by the others.
    widens: bool,
    pub(crate) origins: Vec<Origin>,
    /// For cycles: every state by its number, and its labels.
    pub(crate) all: Vec<StateRef>,
    pub(crate) labels: Vec<Labels>,
    pub(crate) level: Pile,
    pub(crate) next: Pile,
    /// The number of the level's first state.
    first: u32,
    /// How many of the level were expanded.
    pub(crate) n_expanded: usize,
    pub(crate) depth: u64,
    pub(crate) stored: u64,
    pub(crate) matched: u64,
    pub(crate) found: HashMap<Fault, (Found, u64)>,
    pub(crate) is_full: bool,
    pub(crate) out: Vec<Outgoing>,
    pub(crate) form: Form,
    pub(crate) successors: Successors,
    pending: Vec<Waiting<<S::Local<'s> as Local>::Pending>>,
    /// The states of what is pending, where they are needed again.
    pending_bytes: Vec<u8>,
    pub(crate) state: Vec<u8>,
    key: Vec<u8>,
    n_taken: u64,
}

/// Who wants to know whether a state is marked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asker {
    Nobody,
    /// The last source here, by its number among the sources.
    Source(u32),
    Process(u32),
}

/// A state on its way into the store.
struct Waiting<P> {
    pending: P,
    origin: Origin,
    asker: Asker,
    /// Where its bytes end in `pending_bytes`.
    end: usize,
}

impl<'s, M: Model, S: Store> Side<'s, M, S> {
    pub(crate) fn new(
        model: &'s M,
        options: &'s Options,
        store: &'s S,
        (me, peers): (u32, u32),
        kept: Kept,
    ) -> Self {
        let mut local = store.local();
        local.enter();
        let is_keyed = kept.aim == Aim::Faults && model.matching() != Matching::Whole;
        let form = Form { keyed: is_keyed, hashed: kept.log.is_some(), front: kept.front };
        let reduces =
            options.reduction && kept.aim == Aim::Faults && model.facts().reduction.is_none();
        Side {
            model,
            options,
            store,
            worker: model.worker(),
            local,
            me,
            peers: u64::from(peers),
            is_keyed,
            aim: kept.aim,
            records: kept.origins,
            log: kept.log,
            answers: reduces.then(|| Answers::new(peers as usize)),
            widens: false,
            origins: Vec::new(),
            all: Vec::new(),
            labels: Vec::new(),
            level: Pile::default(),
            next: Pile::default(),
            first: 0,
            n_expanded: 0,
            depth: 0,
            stored: 0,
            matched: 0,
            found: HashMap::new(),
            is_full: false,
            out: (0..peers).map(|_| Outgoing::new(form)).collect(),
            form,
            successors: Successors::default(),
            pending: Vec::new(),
            pending_bytes: Vec::new(),
            state: Vec::new(),
            key: Vec::new(),
            n_taken: 0,
        }
    }

    pub(crate) fn memory(&self) -> u64 {
        self.store.memory() + self.n_taken
    }

    pub(crate) fn peak(&self) -> u64 {
        self.store.budget().peak()
    }

    pub(crate) fn reached(&self) -> &[u64] {
        self.worker.reached()
    }

    pub(crate) fn owner(&self, key: &[u8]) -> u32 {
        if self.peers == 1 {
            return self.me;
        }
        let hash = hash64(key, OWNER) >> 32;
        ((hash * self.peers) >> 32) as u32
    }

    /// The initial states that belong here.
    pub(crate) fn start(&mut self) {
        let mut all = Vec::new();
        self.model.initial(&mut |state| all.push(state.to_vec()));
        for (edge, state) in all.iter().enumerate() {
            let step = Step { actor: Actor::NOBODY, edge: edge as u32 };
            let origin = match self.form.hashed {
                true => Origin::of_hash(0),
                false => Origin { process: self.me, number: INITIAL, step },
            };
            self.take_own(origin, state);
        }
        self.commit();
        // Not one of them was met on a way.
        self.matched = 0;
    }

    /// Stores a state if it belongs here.
    fn take_own(&mut self, origin: Origin, state: &[u8]) {
        self.find_key(state);
        if self.owner(&self.key) == self.me {
            let key = std::mem::take(&mut self.key);
            self.prepare(origin, Asker::Nobody, &key, state);
            self.key = key;
        }
    }

    /// Takes back a state of an earlier run, if it belongs here: whether it does, and
    /// whether it was not there already. It waits to be expanded where it is said.
    pub(crate) fn restore(&mut self, state: &[u8], place: Restored) -> Option<bool> {
        self.find_key(state);
        if self.owner(&self.key) != self.me {
            return None;
        }
        let Ok((reference, is_new)) = self.local.insert(&self.key) else {
            self.is_full = true;
            return Some(true);
        };
        self.stored += 1;
        let pile = match place {
            Restored::Done => None,
            Restored::Level => Some(&mut self.level),
            Restored::Next => Some(&mut self.next),
        };
        if let Some(pile) = pile {
            pile.references.push(reference);
            if self.is_keyed {
                pile.bytes.extend_from_slice(state);
                pile.ends.push(pile.bytes.len());
            }
        }
        if self.answers.is_some() && place != Restored::Next {
            self.local.paint(reference, Colour::BEGUN);
        }
        if self.stored.is_multiple_of(4096) {
            self.take_memory();
        }
        Some(is_new)
    }

    fn find_key(&mut self, state: &[u8]) {
        if self.is_keyed {
            self.worker.key(state, &mut self.key);
        } else {
            self.key.clear();
            self.key.extend_from_slice(state);
        }
    }

    pub(crate) fn load(&mut self, at: usize) {
        if self.is_keyed {
            let start = at.checked_sub(1).map_or(0, |before| self.level.ends[before]);
            self.state.clear();
            self.state.extend_from_slice(&self.level.bytes[start..self.level.ends[at]]);
        } else {
            self.local.load(self.level.references[at], &mut self.state);
        }
    }

    /// The steps of the state that was loaded, as many as the search needs; by whom alone,
    /// if it is not certain yet that these are enough.
    pub(crate) fn steps(&mut self) -> Option<Actor> {
        self.successors.clear();
        let ample = match self.worker.reduction() {
            Some(reduction) if self.options.reduction => reduction.ample(&self.state),
            _ => None,
        };
        // Cycles need a choice that depends on the state alone; faults have the answers.
        let stands = |a: &Ample| self.answers.is_some() || a.once || a.forward;
        match ample.filter(stands) {
            Some(a) => {
                expand_actor(&mut self.worker, &self.state, a.actor, &mut self.successors);
                (self.answers.is_some() && !a.once).then_some(a.actor)
            }
            None => {
                self.worker.expand(&self.state, &mut self.successors);
                None
            }
        }
    }

    fn expand_one(&mut self, at: usize) {
        let alone = self.steps();
        if let (Some(actor), Some(answers)) = (alone, &mut self.answers) {
            answers.sources.push(Source { at, actor, stands: false });
        }
        self.told_of(at, alone.is_some());
    }

    /// Expands a source by all actors but the one that it was expanded by.
    fn widen(&mut self, at: usize, but: Actor) {
        self.successors.clear();
        let mut others = Others { but, inner: &mut self.successors };
        self.worker.expand(&self.state, &mut others);
        self.told_of(at, false);
    }

    /// Checks and sends the successors of a state of the level.
    fn told_of(&mut self, at: usize, asks: bool) {
        let number = self.first.wrapping_add(at as u32);
        let successors = std::mem::take(&mut self.successors);
        if self.options.faults {
            self.check(number, &successors);
        }
        self.route(number, asks, &successors);
        self.successors = successors;
    }

    fn check(&mut self, number: u32, successors: &Successors) {
        if successors.n_steps == 0
            && !self.widens
            && let Some(fault) = self.worker.stuck(&self.state)
        {
            self.report(number, None, fault);
        }
        for &(step, fault) in &successors.broken {
            self.report(number, Some(step), fault);
        }
    }

    #[cold]
    fn report(&mut self, number: u32, step: Option<Step>, fault: Fault) {
        let state = name_of(&self.state);
        let (level, process) = (self.depth, self.me);
        let new = Found { level, step, state, fault, process, number };
        let (least, count) = self.found.entry(fault).or_insert((new, 0));
        *count += 1;
        if rank(&new) < rank(least) {
            *least = new;
        }
    }

    #[inline]
    fn route(&mut self, number: u32, asks: bool, successors: &Successors) {
        let mut start = 0;
        let from = if self.form.hashed { Some(name_of(&self.state)) } else { None };
        for &(step, end) in &successors.ends {
            let state = &successors.bytes[start..end];
            start = end;
            if self.is_keyed {
                self.worker.key(state, &mut self.key);
            }
            let key = std::mem::take(&mut self.key);
            let matched_on = if self.is_keyed { &key[..] } else { state };
            let owner = self.owner(matched_on);
            let origin = from.map_or(Origin { process: self.me, number, step }, Origin::of_hash);
            if owner == self.me {
                let asker = match &self.answers {
                    Some(answers) if asks => Asker::Source(answers.sources.len() as u32 - 1),
                    _ => Asker::Nobody,
                };
                self.prepare(origin, asker, matched_on, state);
            } else {
                if let (true, Some(answers)) = (asks, &mut self.answers) {
                    answers.ask(owner);
                }
                let key = self.is_keyed.then_some(matched_on);
                self.out[owner as usize].push(origin, asks, key, state);
            }
            self.key = key;
        }
    }

    #[inline]
    fn prepare(&mut self, origin: Origin, asker: Asker, key: &[u8], state: &[u8]) {
        let Ok(pending) = self.local.prepare(key) else {
            self.is_full = true;
            return;
        };
        if self.is_keyed || self.form.hashed || self.aim == Aim::Cycles {
            self.pending_bytes.extend_from_slice(state);
        }
        self.pending.push(Waiting { pending, origin, asker, end: self.pending_bytes.len() });
    }

    /// Inserts what is pending.
    fn commit(&mut self) {
        let mut pending = std::mem::take(&mut self.pending);
        for waiting in &pending {
            self.local.look_ahead(&waiting.pending);
        }
        let mut start = 0;
        for waiting in &mut pending {
            let range = start..waiting.end;
            start = waiting.end;
            let resolved = self.local.resolve(&mut waiting.pending);
            let reference = match resolved.and_then(|()| self.local.commit(&waiting.pending)) {
                Ok((reference, true)) => {
                    self.meet(reference, waiting.origin, range);
                    reference
                }
                Ok((reference, false)) => {
                    self.matched += 1;
                    reference
                }
                Err(_) => {
                    self.is_full = true;
                    continue;
                }
            };
            if waiting.asker != Asker::Nobody {
                self.answer(waiting.asker, reference);
            }
        }
        pending.clear();
        self.pending = pending;
        self.pending_bytes.clear();
        self.local.clear();
    }

    fn answer(&mut self, asker: Asker, reference: StateRef) {
        let is_unmarked = !self.local.colour(reference).has(Colour::BEGUN);
        let Some(answers) = &mut self.answers else { return };
        match asker {
            Asker::Nobody => {}
            Asker::Source(source) => answers.sources[source as usize].stands |= is_unmarked,
            Asker::Process(process) => answers.answer(process, is_unmarked),
        }
    }

    fn meet(&mut self, reference: StateRef, origin: Origin, range: std::ops::Range<usize>) {
        self.stored += 1;
        if self.stored >= u64::from(INITIAL) {
            self.is_full = true;
        }
        self.next.references.push(reference);
        let state = &self.pending_bytes[range];
        if self.is_keyed {
            self.next.bytes.extend_from_slice(state);
            self.next.ends.push(self.next.bytes.len());
        }
        if let Some(log) = &mut self.log {
            log.state(origin.hash(), state);
        }
        if self.aim == Aim::Cycles {
            self.all.push(reference);
            self.labels.push(self.worker.labels(state));
        }
        if self.records {
            self.origins.push(origin);
        }
        if self.stored.is_multiple_of(4096) {
            self.take_memory();
        }
    }

    /// What grows beside the store counts, too.
    fn take_memory(&mut self) {
        let origins = self.origins.capacity() * std::mem::size_of::<Origin>();
        let sent: usize = self.out.iter().map(|o| o.bytes.capacity()).sum();
        let asked = self.answers.as_ref().map_or(0, Answers::memory);
        let known = 8 * self.all.capacity() + self.labels.capacity();
        let beside = (origins + sent + asked + known) as u64;
        let used = self.level.memory() + self.next.memory() + beside;
        let budget = self.store.budget();
        if used > self.n_taken {
            self.is_full |= !budget.take(used - self.n_taken);
        } else {
            budget.give_back(self.n_taken - used);
        }
        if !self.is_full {
            self.n_taken = used;
        }
    }

    /// The level is done; the next one is what was met in it.
    pub(crate) fn descend(&mut self) {
        std::mem::swap(&mut self.level, &mut self.next);
        self.next.clear();
        self.first = (self.stored - self.level.len() as u64) as u32;
        self.n_expanded = 0;
        self.depth += 1;
        if self.answers.is_some() {
            self.level.references.iter().for_each(|&r| {
                self.local.paint(r, Colour::BEGUN);
            });
        }
        if let Some(log) = &mut self.log {
            log.end_level();
        }
        self.take_memory();
    }

    /// From now on, states that one actor was not enough for are expanded by the others; or
    /// that is over.
    pub(crate) fn set_widening(&mut self, widens: bool) {
        self.widens = widens;
        if let (false, Some(answers)) = (widens, &mut self.answers) {
            answers.sources.clear();
        }
    }
}

/// Where a state of an earlier run goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Restored {
    /// It was expanded.
    Done,
    /// It waits in the level that was under way.
    Level,
    Next,
}

/// Takes the steps of all actors but one.
struct Others<'s> {
    but: Actor,
    inner: &'s mut Successors,
}

impl Sink for Others<'_> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if step.actor != self.but {
            self.inner.step(step, successor);
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        if step.actor != self.but {
            self.inner.fault(step, fault, successor);
        }
    }
}

impl<M: Model, S: Store> Member for Side<'_, M, S> {
    fn has_more(&self) -> bool {
        match &self.answers {
            Some(answers) if self.widens => !answers.sources.is_empty(),
            _ => self.n_expanded < self.level.len(),
        }
    }

    fn expand(&mut self, most: usize) {
        if self.widens {
            for _ in 0..most {
                let Some(source) = self.answers.as_mut().and_then(|a| a.sources.pop()) else {
                    break;
                };
                if !source.stands {
                    self.load(source.at);
                    self.widen(source.at, source.actor);
                }
            }
            return self.commit();
        }
        let end = (self.n_expanded + most).min(self.level.len());
        if !self.is_keyed {
            for &reference in &self.level.references[self.n_expanded..end] {
                self.local.prefetch(reference);
            }
        }
        while self.n_expanded < end && !self.is_full {
            self.load(self.n_expanded);
            self.expand_one(self.n_expanded);
            self.n_expanded += 1;
        }
        self.commit();
    }

    fn receive(&mut self, message: &[u8], from: u32) -> Result<(), Broken> {
        let read = record::read(message, from, |origin, asks, key, state| {
            let asker = if asks { Asker::Process(from) } else { Asker::Nobody };
            self.prepare(origin, asker, key, state);
            if self.pending.len() >= TOGETHER {
                self.commit();
            }
        });
        self.commit();
        read
    }

    fn out(&mut self) -> &mut [Outgoing] {
        &mut self.out
    }

    fn is_full(&self) -> bool {
        self.is_full
    }
}
