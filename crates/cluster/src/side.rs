//! One process's side of a search: its part of the states, those of the level that it has
//! still to expand, and what it sends.
//!
//! Own successors go straight into the store; those of others wait in a buffer for each
//! destination and leave when it is large enough. Nobody sends more than a window's worth of
//! bytes that the receiver has not taken in: receiving only inserts and never sends states,
//! so nobody who waits for credit is waited for, and memory stays bounded.

use crate::news::{Found, rank};
use crate::record::{self, Broken, INITIAL, Origin, Outgoing};
use heddle_engine::Options;
use heddle_model::{Actor, Fault, Matching, Model, Reduction, Sink, Step, Worker, expand_actor};
use heddle_store::{Local, StateRef, Store, hash64};
use std::collections::HashMap;

/// Which process a state belongs to: by another hash than the store's, so that each store
/// sees hashes of all kinds.
const OWNER: u64 = 0x6865_6464_6c65;

/// States that are inserted together.
const TOGETHER: usize = 64;

/// States that wait to be expanded: by reference, or, where the store holds keys, whole.
#[derive(Default)]
pub(crate) struct Pile {
    references: Vec<StateRef>,
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
struct Successors {
    bytes: Vec<u8>,
    ends: Vec<(Step, usize)>,
    broken: Vec<(Step, Fault)>,
    n_steps: usize,
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
    store: &'s S,
    worker: M::Worker<'s>,
    local: S::Local<'s>,
    me: u32,
    peers: u64,
    is_keyed: bool,
    /// Whether it is kept where states come from.
    records: bool,
    pub(crate) origins: Vec<Origin>,
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
    successors: Successors,
    pending: Vec<Waiting<<S::Local<'s> as Local>::Pending>>,
    /// The states of what is pending, where the store holds keys.
    pending_bytes: Vec<u8>,
    state: Vec<u8>,
    key: Vec<u8>,
    n_taken: u64,
}

/// A state on its way into the store.
struct Waiting<P> {
    pending: P,
    origin: Origin,
    /// Where its bytes end in `pending_bytes`.
    end: usize,
}

impl<'s, M: Model, S: Store> Side<'s, M, S> {
    pub(crate) fn new(
        model: &'s M,
        options: &'s Options,
        store: &'s S,
        (me, peers): (u32, u32),
        records: bool,
    ) -> Self {
        let mut local = store.local();
        local.enter();
        Side {
            model,
            options,
            store,
            worker: model.worker(),
            local,
            me,
            peers: u64::from(peers),
            is_keyed: model.matching() != Matching::Whole,
            records,
            origins: Vec::new(),
            level: Pile::default(),
            next: Pile::default(),
            first: 0,
            n_expanded: 0,
            depth: 0,
            stored: 0,
            matched: 0,
            found: HashMap::new(),
            is_full: false,
            out: (0..peers).map(|_| Outgoing::default()).collect(),
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

    fn owner(&self, key: &[u8]) -> u32 {
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
            let origin = Origin { process: self.me, number: INITIAL, step };
            self.find_key(state);
            if self.owner(&self.key) == self.me {
                let key = std::mem::take(&mut self.key);
                self.prepare(origin, &key, state);
                self.key = key;
            }
        }
        self.commit();
        // Not one of them was met on a way.
        self.matched = 0;
    }

    fn find_key(&mut self, state: &[u8]) {
        if self.is_keyed {
            self.worker.key(state, &mut self.key);
        } else {
            self.key.clear();
            self.key.extend_from_slice(state);
        }
    }

    /// Expands the next states of the level, so many at most.
    pub(crate) fn expand(&mut self, most: usize) {
        let end = (self.n_expanded + most).min(self.level.len());
        if !self.is_keyed {
            for &reference in &self.level.references[self.n_expanded..end] {
                self.local.prefetch(reference);
            }
        }
        while self.n_expanded < end && !self.is_full {
            self.load(self.n_expanded);
            self.expand_one(self.first + self.n_expanded as u32);
            self.n_expanded += 1;
        }
        self.commit();
    }

    fn load(&mut self, at: usize) {
        if self.is_keyed {
            let start = at.checked_sub(1).map_or(0, |before| self.level.ends[before]);
            self.state.clear();
            self.state.extend_from_slice(&self.level.bytes[start..self.level.ends[at]]);
        } else {
            self.local.load(self.level.references[at], &mut self.state);
        }
    }

    fn expand_one(&mut self, number: u32) {
        let mut successors = std::mem::take(&mut self.successors);
        successors.bytes.clear();
        successors.ends.clear();
        successors.broken.clear();
        successors.n_steps = 0;
        // Only steps that need no proviso: whether a successor is new, its owner knows.
        let ample = match self.worker.reduction() {
            Some(reduction) if self.options.reduction => {
                reduction.ample(&self.state).filter(|a| a.once || a.forward)
            }
            _ => None,
        };
        match ample {
            Some(a) => expand_actor(&mut self.worker, &self.state, a.actor, &mut successors),
            None => self.worker.expand(&self.state, &mut successors),
        }
        if self.options.faults {
            self.check(number, &successors);
        }
        self.route(number, &successors);
        self.successors = successors;
    }

    fn check(&mut self, number: u32, successors: &Successors) {
        if successors.n_steps == 0
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
        let state = hash64(&self.state, 1);
        let (level, process) = (self.depth, self.me);
        let new = Found { level, step, state, fault, process, number };
        let (least, count) = self.found.entry(fault).or_insert((new, 0));
        *count += 1;
        if rank(&new) < rank(least) {
            *least = new;
        }
    }

    #[inline]
    fn route(&mut self, number: u32, successors: &Successors) {
        let mut start = 0;
        for &(step, end) in &successors.ends {
            let state = &successors.bytes[start..end];
            start = end;
            if self.is_keyed {
                self.worker.key(state, &mut self.key);
            }
            let key = std::mem::take(&mut self.key);
            let matched_on = if self.is_keyed { &key[..] } else { state };
            let owner = self.owner(matched_on);
            if owner == self.me {
                let origin = Origin { process: self.me, number, step };
                self.prepare(origin, matched_on, state);
            } else {
                let key = self.is_keyed.then_some(matched_on);
                self.out[owner as usize].push(number, step, key, state);
            }
            self.key = key;
        }
    }

    /// Takes in what somebody sent.
    pub(crate) fn receive(&mut self, message: &[u8], from: u32) -> Result<(), Broken> {
        let read = record::read(message, from, |origin, key, state| {
            self.prepare(origin, key, state);
            if self.pending.len() >= TOGETHER {
                self.commit();
            }
        });
        self.commit();
        read
    }

    #[inline]
    fn prepare(&mut self, origin: Origin, key: &[u8], state: &[u8]) {
        let Ok(pending) = self.local.prepare(key) else {
            self.is_full = true;
            return;
        };
        if self.is_keyed {
            self.pending_bytes.extend_from_slice(state);
        }
        self.pending.push(Waiting { pending, origin, end: self.pending_bytes.len() });
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
            match resolved.and_then(|()| self.local.commit(&waiting.pending)) {
                Ok((reference, true)) => self.meet(reference, waiting.origin, range),
                Ok((_, false)) => self.matched += 1,
                Err(_) => self.is_full = true,
            }
        }
        pending.clear();
        self.pending = pending;
        self.pending_bytes.clear();
        self.local.clear();
    }

    fn meet(&mut self, reference: StateRef, origin: Origin, range: std::ops::Range<usize>) {
        self.stored += 1;
        if self.stored >= u64::from(INITIAL) {
            self.is_full = true;
        }
        self.next.references.push(reference);
        if self.is_keyed {
            self.next.bytes.extend_from_slice(&self.pending_bytes[range]);
            self.next.ends.push(self.next.bytes.len());
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
        let used = self.level.memory() + self.next.memory() + (origins + sent) as u64;
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
        self.take_memory();
    }
}
