//! Depth-first search, alone or in slices handed round a ring of workers.
//!
//! Stack slicing is the algorithm of multicore SPIN (Holzmann and Bosnacki
//! 2007): a worker searches depth first for a number of steps, the handoff
//! depth, and hands the states below to its neighbour through a queue that
//! only the two of them use. A queue that is full refuses, and the worker goes
//! on by itself. Without a handoff depth, several workers hand over only what
//! an idle neighbour waits for.
//!
//! Successors are stored when they are made and claimed, by a colour, when
//! somebody visits them; so the order is that of depth-first search although
//! the store is asked for all successors of a state at once.
//!
//! The cycle proviso: one worker looks at its stack; slices have the paper's
//! rule for border states and for states of workers with a higher number
//! ([`crate::slices`]); several workers without a handoff depth, who may hand over
//! anything at any time, have the marks of all our parallel searches.
//!
//! Differences to the paper: handed states are claimed by the sender, so a
//! state travels once; and the end is found by counting the slices that are not
//! done, as [`crate::stealing`] counts its chunks, not by a token.

use crate::account::Account;
use crate::backoff::Patience;
use crate::expand::{Expander, Proviso};
use crate::ring::{Handoff, Queue};
use crate::run::{Place, Run, lock};
use crate::slices::Slices;
use crate::stack::{Stack, Top};
use crate::workers::crew;
use heddle_model::Model;
use heddle_store::{Colour, Local, StateRef, Store};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::*};
use std::sync::{Mutex, PoisonError};

/// Slots of a queue: enough to keep a neighbour busy, small enough to fit a
/// core's cache.
const QUEUE: usize = 4096;

struct Ring {
    /// Queue `i` leads to worker `i`.
    queues: Vec<Queue>,
    idle: Vec<AtomicBool>,
    /// Slices that are queued or being searched. A slice is counted before it
    /// is queued, while its sender's is counted: 0 means that all is done.
    left: AtomicUsize,
    handoff: Option<u64>,
}

pub(crate) fn search<M: Model, S: Store>(run: &Run<'_, M>, store: &S, handoff: Option<u32>) {
    search_until(run, store, handoff, false);
}

/// Depth first with reduction, by one worker, for as long as that is worth it. Answers
/// the states that are stored and not expanded, if it was not: for a search that takes
/// them in any order, without reduction.
///
/// Nothing is lost by that: a state that is expanded in full is on no cycle of reduced
/// ones, and every state that is stored is expanded, here or there, or waits on the stack.
pub(crate) fn search_on_trial<M: Model, S: Store>(run: &Run<'_, M>, store: &S) -> Vec<Handoff> {
    search_until(run, store, None, run.options.workers <= 1)
}

fn search_until<M: Model, S: Store>(
    run: &Run<'_, M>,
    store: &S,
    handoff: Option<u32>,
    on_trial: bool,
) -> Vec<Handoff> {
    let n = run.options.workers.max(1);
    let rest = Mutex::new(Vec::new());
    let ring = Ring {
        queues: (0..n).map(|_| Queue::new(QUEUE)).collect(),
        idle: (0..n).map(|_| AtomicBool::new(false)).collect(),
        left: AtomicUsize::new(1),
        handoff: handoff.filter(|_| n > 1).map(u64::from),
    };
    let proviso = match ring.handoff {
        _ if n == 1 => Proviso::Stack,
        Some(_) => Proviso::Slices,
        None => Proviso::Marks,
    };
    let work = |number| {
        let mut slicer = Slicer::new(run, store, &ring, number, proviso);
        slicer.on_trial = on_trial;
        let left = slicer.work();
        lock(&rest).extend(left);
    };
    crew(run, n, work, || ());
    rest.into_inner().unwrap_or_else(PoisonError::into_inner)
}

struct Slicer<'r, 'a, M: Model, S: Store + 'r> {
    run: &'r Run<'a, M>,
    store: &'r S,
    ring: &'r Ring,
    number: usize,
    expander: Expander<'r, 'a, M, S>,
    stack: Stack,
    /// The depth of the slice's first state.
    base: u64,
    /// Reduced by the rule of [`crate::slices`].
    slices: bool,
    /// What that costs.
    account: Account,
    n_steps: u64,
    /// It may stop when reduction is not worth it.
    on_trial: bool,
    /// What is then left to another search.
    rest: Vec<Handoff>,
}

impl<'r, 'a, M: Model, S: Store> Slicer<'r, 'a, M, S> {
    fn new(
        run: &'r Run<'a, M>,
        store: &'r S,
        ring: &'r Ring,
        number: usize,
        proviso: Proviso,
    ) -> Self {
        let mut expander = Expander::new(run, store, proviso);
        expander.slices = Slices::new(number);
        Slicer {
            run,
            store,
            ring,
            number,
            expander,
            stack: Stack::default(),
            base: 0,
            slices: proviso == Proviso::Slices && run.options.reduction,
            account: Account::default(),
            n_steps: 0,
            on_trial: false,
            rest: Vec::new(),
        }
    }

    fn work(mut self) -> Vec<Handoff> {
        if self.number == 0 {
            let mut initial = Vec::new();
            self.expander.start(|state| initial.push(state));
            self.expander.local.enter();
            for state in initial {
                if self.claim(state) {
                    self.slice(state);
                }
            }
            self.expander.local.leave();
            self.one_done();
        }
        while let Some(item) = self.receive() {
            self.base = item.depth;
            self.expander.local.enter();
            if self.slices {
                self.expander.slices.receive(item.state);
            }
            self.slice(item.state);
            self.expander.local.leave();
            self.one_done();
        }
        self.stack.settle(self.store.budget());
        self.account.settle(self.store.budget(), 0);
        self.expander.finish();
        self.rest
    }

    fn one_done(&self) {
        let before = self.ring.left.fetch_sub(1, AcqRel);
        assert!(before > 0);
    }

    /// Waits for a slice; `None` if nothing is left anywhere.
    fn receive(&mut self) -> Option<Handoff> {
        let mut patience = Patience::default();
        let item = loop {
            if let Some(item) = self.ring.queues[self.number].pop() {
                break Some(item);
            }
            if self.ring.left.load(Acquire) == 0 || self.run.is_over() {
                break None;
            }
            self.ring.idle[self.number].store(true, Relaxed);
            patience.wait();
        };
        self.ring.idle[self.number].store(false, Relaxed);
        item
    }

    /// Everything below a claimed state, as far as this worker goes.
    fn slice(&mut self, root: StateRef) {
        self.enter(root);
        while let Some(top) = self.stack.pop() {
            if self.run.is_over() {
                self.stack.clear();
                self.expander.slices.clear();
                return;
            }
            let next = match top {
                Top::Successor(next) if self.on_trial && self.expander.reduces_in_vain() => {
                    let depth = self.base + self.stack.depth() as u64;
                    if self.claim(next) {
                        self.rest.push(Handoff { state: next, depth });
                    }
                    continue;
                }
                Top::Successor(next) => next,
                Top::Frame(state, _) => {
                    self.leave(state);
                    continue;
                }
            };
            let depth = self.base + self.stack.depth() as u64;
            if self.run.options.max_depth.is_some_and(|max| depth > max) {
                if is_wanted(&self.expander, self.slices, next) {
                    self.run.cut_at_depth();
                }
            } else if self.is_handed_over(Handoff { state: next, depth }) {
                // Another worker's now.
            } else if self.claim(next) {
                self.enter(next);
            }
        }
    }

    /// Makes a state this worker's; `false` if it is somebody's.
    fn claim(&mut self, state: StateRef) -> bool {
        let (expander, slices) = (&mut self.expander, self.slices);
        if slices {
            expander.slices.begin(&expander.local, state)
        } else {
            expander.local.paint(state, Colour::BLUE)
        }
    }

    fn enter(&mut self, state: StateRef) {
        let depth = self.base + self.stack.depth() as u64;
        self.expander.counts.depth = self.expander.counts.depth.max(depth);
        self.poll();
        self.expander.slices.border = self.is_border(self.stack.depth() + 1);
        self.stack.push_frame(state, 0);
        let (first, stack) = (self.stack.len(), &mut self.stack);
        self.expander.batch(std::iter::once(state), |_, s, _| stack.push(s));
        let (expander, slices) = (&self.expander, self.slices);
        self.stack.keep(first, |s| is_wanted(expander, slices, s));
        if !self.expander.found.is_empty() {
            self.report(state);
        }
    }

    fn leave(&mut self, state: StateRef) {
        if self.slices {
            self.expander.slices.end(state);
        } else if self.run.options.reduction {
            // No longer on the stack: see `Proviso::Stack`.
            self.expander.local.paint(state, Colour::DONE);
        }
    }

    /// Whether states at this depth of the slice are to be handed over.
    fn is_border(&self, depth: usize) -> bool {
        self.ring.handoff.is_some_and(|handoff| (depth as u64).is_multiple_of(handoff))
    }

    /// Claims a state and gives it to the neighbour, if it is time and there is
    /// room.
    fn is_handed_over(&mut self, item: Handoff) -> bool {
        let n = self.ring.queues.len();
        let next = (self.number + 1) % n;
        let queue = &self.ring.queues[next];
        let wants = match self.ring.handoff {
            Some(_) => self.is_border(self.stack.depth()) && !queue.is_full(),
            None => n > 1 && self.ring.idle[next].load(Relaxed) && queue.is_empty(),
        };
        let expander = &mut self.expander;
        let claimed = wants
            && match self.slices {
                true => expander.slices.give_away(&expander.local, item.state),
                false => expander.local.paint(item.state, Colour::BLUE),
            };
        if claimed {
            self.ring.left.fetch_add(1, Relaxed);
            // Only we write to it, and there was room.
            assert!(queue.push(item));
        }
        claimed
    }

    fn report(&mut self, state: StateRef) {
        for (place, end) in self.expander.found.drain(..) {
            assert_eq!(place, state);
            // The stack knows the whole way only if nothing was handed over.
            let place = match self.base {
                0 => Place::Path(self.stack.frames().collect()),
                _ => Place::State(state),
            };
            self.run.report(place, end);
        }
    }

    /// Lets the store grow, and pays for the stack.
    fn poll(&mut self) {
        self.n_steps += 1;
        if !self.n_steps.is_multiple_of(64) {
            return;
        }
        if self.stack.wants_sweep() {
            let (expander, slices) = (&self.expander, self.slices);
            self.stack.sweep(|s| (!is_wanted(expander, slices, s)).then_some(0));
        }
        self.stack.pay(self.run, self.store.budget());
        self.account.cover(self.run, self.store.budget(), self.expander.slices.bytes());
        self.expander.local.leave();
        let depth = self.stack.depth() as u64;
        self.expander.tell(|| depth);
        self.expander.local.enter();
    }
}

/// Whether a successor on the stack is still to be searched.
fn is_wanted<M: Model, S: Store>(
    expander: &Expander<'_, '_, M, S>,
    slices: bool,
    state: StateRef,
) -> bool {
    match slices {
        true => expander.slices.waits(&expander.local, state),
        false => !expander.local.colour(state).has(Colour::BLUE),
    }
}
