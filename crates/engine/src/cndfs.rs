//! Acceptance cycles on any number of workers: CNDFS (Evangelista, Laarman,
//! Petrucci, van de Pol 2012).
//!
//! Every worker runs a nested depth-first search of its own over the same
//! store, in its own order. What they share is two colours of a state:
//!
//! - *blue*: its successors are done with by some worker's outer search;
//! - *red*: no accepting cycle can be reached from it.
//!
//! A state on a worker's own outer stack is *cyan*, for that worker alone.
//!
//! 1. The outer search colours a state blue when all its successors are blue
//!    or cyan.
//! 2. If it is accepting, the inner search goes through all that is not red
//!    from there. A cyan state closes a cycle.
//! 3. If there is none, it waits until the other accepting states that it met
//!    are red (another worker is at them), then colours all it met red.
//!
//! Ours: a cycle with an accepting state on the outer stack is seen at once; a
//! state whose successors are all red is red without an inner search (Gaiser
//! and Schwoon 2009; red states lead to red states only, so a cycle through it
//! would have been red before); and of the successors those
//! on the own stack come first, then those that nobody has begun with. One worker alone needs no memory of its own but the stacks: cyan is
//! what has been begun and is not blue, and what the inner search meets is red at
//! once. States that no accepting cycle can pass are not searched here at all:
//! see [`crate::nonaccepting`].
//!
//! Reduction is by forward steps only, so both searches of all workers see one
//! graph. A wait ends with the search if anything ends it.

use crate::account::Account;
use crate::backoff::Patience;
use crate::expand::{Expander, Proviso};
use crate::nonaccepting::{Share, begins_passing};
use crate::path::End;
use crate::pool::Pool;
use crate::run::{Place, Run};
use crate::simulate::SplitMix;
use crate::stack::{FLAG_A, FLAG_B, Stack, Top};
use crate::workers::crew;
use heddle_model::{Fault, FaultKind, Labels, Model, Worker};
use heddle_store::{Colour, Local, StateRef, Store};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

pub(crate) const CYCLE: Fault = Fault { kind: FaultKind::AcceptanceCycle, site: 0 };

/// How many steps are made between two looks at the clock.
const STRIDE: u32 = 64;

/// How far one worker alone looks down its stack for a state that is on it.
const LOOK: usize = 64;

/// Flags of a frame of the outer stack: it is accepting; some successor is not
/// red.
const ACCEPTING: u64 = FLAG_A;
const NOT_ALL_RED: u64 = FLAG_B;

pub(crate) fn search<M: Model, S: Store>(run: &Run<'_, M>, store: &S) {
    let n = run.options.workers.max(1);
    // Depth means something only where states are met in its order.
    let shares = run.options.max_depth.is_none() && begins_passing(run.model);
    let pool = shares.then(|| Pool::new(n));
    crew(run, n, |number| Searcher::new(run, store, number, pool.as_ref()).work(), || ());
    if let Some(pool) = pool {
        pool.settle(store.budget());
    }
}

pub(crate) struct Searcher<'r, 'a, M: Model, S: Store + 'r> {
    pub(crate) run: &'r Run<'a, M>,
    pub(crate) store: &'r S,
    pub(crate) expander: Expander<'r, 'a, M, S>,
    /// There are no other workers.
    alone: bool,
    /// States of the outer stack, and their depth there; unless alone.
    cyan: HashMap<StateRef, u32, BuildHasherDefault<RefHasher>>,
    outer: Stack,
    /// The depths of the accepting states on it.
    accepting: Vec<u32>,
    inner: Stack,
    /// States of this inner search; unless alone.
    met: HashSet<StateRef, BuildHasherDefault<RefHasher>>,
    /// The accepting ones among them.
    awaited: Vec<StateRef>,
    number: usize,
    random: SplitMix,
    /// For all but the stacks.
    account: Account,
    n_steps: u32,
    /// Shared with the others, if there are passing states.
    pool: Option<&'r Pool>,
    pub(crate) share: Share,
    /// The depth at which the outer search began.
    pub(crate) base: u64,
}

/// The search is over, for whatever reason.
pub(crate) struct Over;

impl<'r, 'a, M: Model, S: Store> Searcher<'r, 'a, M, S> {
    fn new(run: &'r Run<'a, M>, store: &'r S, number: usize, pool: Option<&'r Pool>) -> Self {
        Searcher {
            run,
            store,
            expander: Expander::new(run, store, Proviso::Forward),
            alone: run.options.workers <= 1,
            cyan: HashMap::default(),
            outer: Stack::default(),
            accepting: Vec::new(),
            inner: Stack::default(),
            met: HashSet::default(),
            awaited: Vec::new(),
            number,
            random: SplitMix(run.options.seed ^ number as u64),
            account: Account::default(),
            n_steps: 0,
            pool,
            share: Share::default(),
            base: 0,
        }
    }

    fn work(mut self) {
        let mut initial = Vec::new();
        // Everybody starts everywhere, so all want the references.
        self.expander.local.enter();
        self.expander.local.detach();
        let (run, expander) = (self.run, &mut self.expander);
        run.model.initial(&mut |state| match expander.local.insert(state) {
            Ok((reference, is_new)) => {
                expander.counts.stored += is_new as u64;
                initial.push(reference);
            }
            Err(_) => run.out_of_memory(),
        });
        let _ = match self.pool {
            None => initial.into_iter().try_for_each(|state| self.outer_search(state)),
            Some(pool) => {
                if self.number == 0 {
                    initial.into_iter().for_each(|state| self.share.push(state, 0));
                }
                self.share(pool)
            }
        };
        self.expander.local.leave();
        self.outer.settle(self.store.budget());
        self.inner.settle(self.store.budget());
        self.account.settle(self.store.budget(), 0);
        self.expander.finish();
    }

    /// Phase 1.
    pub(crate) fn outer_search(&mut self, root: StateRef) -> Result<(), Over> {
        if self.colour(root).has(Colour::BLUE) {
            return Ok(());
        }
        self.enter_outer(root)?;
        while let Some(top) = self.outer.pop() {
            let next = match top {
                Top::Successor(next) => next,
                Top::Frame(state, flags) => {
                    self.leave_outer(state, flags)?;
                    continue;
                }
            };
            if self.is_cyan(next) {
                self.outer.flag_top(NOT_ALL_RED);
                self.check_cyan(next)?;
                continue;
            }
            let colour = self.colour(next);
            if colour.has(Colour::BLUE) {
                if !colour.has(Colour::RED) {
                    self.outer.flag_top(NOT_ALL_RED);
                }
            } else if colour.has(Colour::RED) {
                // A passing state that waits to be expanded.
            } else if self.is_too_deep() {
                self.run.cut_at_depth();
                self.outer.flag_top(NOT_ALL_RED);
            } else {
                self.enter_outer(next)?;
            }
        }
        Ok(())
    }

    fn is_too_deep(&self) -> bool {
        let depth = self.outer.depth() as u64;
        self.run.options.max_depth.is_some_and(|max| depth > max)
    }

    fn is_cyan(&self, state: StateRef) -> bool {
        if self.alone {
            let colour = self.colour(state);
            colour.has(Colour::BEGUN) && !colour.has(Colour::BLUE)
        } else {
            self.cyan.contains_key(&state)
        }
    }

    /// An edge back to the outer stack: is there an accepting state between?
    fn check_cyan(&mut self, state: StateRef) -> Result<(), Over> {
        let Some(&last) = self.accepting.last() else { return Ok(()) };
        // Who goes on sees each cycle once, in the inner search.
        if self.run.options.keep_going {
            return Ok(());
        }
        let top = self.outer.depth() - 1;
        let between = match self.cyan.get(&state) {
            Some(&depth) => depth <= last,
            None if top - last as usize > LOOK => false,
            // Alone, one does not know how deep it lies: not above the accepting
            // one, then. What is not seen here, the inner search sees.
            None => !self.outer.last_frames(top - last as usize).any(|s| s == state),
        };
        if !between {
            return Ok(());
        }
        self.report_cycle(self.outer.frames().collect(), state)
    }

    /// A path of the outer search that leads back to a state of its own.
    fn report_cycle(&mut self, path: Vec<StateRef>, back: StateRef) -> Result<(), Over> {
        let cycle_start = path.iter().position(|&s| s == back).expect("it is on the stack");
        let place = self.place(path);
        self.run.report(place, End::Cycle { cycle_start, fault: CYCLE });
        // With one cycle found the colours say less: no cycle that was not found. That is
        // enough for one worker, which does not rely on what others painted.
        if self.alone && self.run.options.keep_going {
            return Ok(());
        }
        self.run.halt();
        Err(Over)
    }

    /// Where a path of the outer search is.
    fn place(&self, path: Vec<StateRef>) -> Place {
        if self.pool.is_some() { Place::Tail(path) } else { Place::Path(path) }
    }

    /// Puts a state on the outer stack, unless it turns out to be passing.
    fn enter_outer(&mut self, state: StateRef) -> Result<(), Over> {
        let depth = self.outer.depth();
        self.expander.counts.depth = self.expander.counts.depth.max(self.base + depth as u64);
        self.poll()?;
        let (mut labels, shares) = (Labels::NONE, self.pool.is_some());
        self.outer.push_frame(state, 0);
        let (first, outer) = (self.outer.len(), &mut self.outer);
        let admit = |worker: &mut M::Worker<'a>, _: &S::Local<'r>, _, bytes: &[u8]| {
            labels = worker.labels(bytes);
            !(shares && labels.has(Labels::PASSING))
        };
        self.expander.batch_if(std::iter::once(state), admit, |_, s, _| outer.push(s));
        if shares && labels.has(Labels::PASSING) {
            self.outer.pop();
            if self.expander.local.paint(state, Colour::RED) {
                self.share.push(state, self.base + depth as u64);
            }
            return Ok(());
        }
        self.expander.local.paint(state, Colour::BEGUN);
        if labels.has(Labels::ACCEPT) {
            self.outer.set_flags(first - 1, ACCEPTING, true);
            self.accepting.push(depth as u32);
        }
        if !self.alone {
            self.cyan.insert(state, depth as u32);
        }
        self.order(first);
        self.report_faults();
        if self.run.is_over() { Err(Over) } else { Ok(()) }
    }

    /// Phases 2 and 3, if need be, for a state that was taken off the stack.
    fn leave_outer(&mut self, state: StateRef, flags: u64) -> Result<(), Over> {
        let (accepting, all_red) = (flags & ACCEPTING != 0, flags & NOT_ALL_RED == 0);
        let searches = accepting && !all_red && !self.colour(state).has(Colour::RED);
        if searches {
            if !self.alone {
                self.expander.local.paint(state, Colour::BLUE);
            }
            // It is on the stack, still, for a cycle to be told.
            self.outer.push_frame(state, flags);
            self.inner_search(state)?;
            self.outer.pop();
        }
        self.expander.local.paint(state, Colour::BLUE);
        if all_red {
            self.expander.local.paint(state, Colour::RED);
        } else if !accepting && self.outer.depth() > 0 {
            self.outer.flag_top(NOT_ALL_RED);
        }
        if accepting {
            self.accepting.pop();
        }
        self.cyan.remove(&state);
        Ok(())
    }

    /// Phase 2.
    fn inner_search(&mut self, seed: StateRef) -> Result<(), Over> {
        self.met.clear();
        self.awaited.clear();
        let mut found = false;
        self.enter_inner(seed, seed)?;
        while let Some(top) = self.inner.pop() {
            let Top::Successor(next) = top else { continue };
            if self.is_cyan(next) {
                // One cycle for each accepting state is enough.
                if !std::mem::replace(&mut found, true) {
                    // The seed ends the one and begins the other.
                    let path = self.outer.frames().chain(self.inner.frames().skip(1)).collect();
                    self.report_cycle(path, next)?;
                }
                continue;
            }
            if !self.met.contains(&next) && !self.colour(next).has(Colour::RED) {
                self.enter_inner(next, seed)?;
            }
        }
        self.wait_for_others()?;
        for &state in &self.met {
            self.expander.local.paint(state, Colour::RED);
        }
        Ok(())
    }

    fn enter_inner(&mut self, state: StateRef, seed: StateRef) -> Result<(), Over> {
        self.poll()?;
        if self.alone {
            self.expander.local.paint(state, Colour::RED);
        } else {
            self.met.insert(state);
        }
        self.inner.push_frame(state, 0);
        let (counts, inner) = (self.expander.counts, &mut self.inner);
        self.expander.batch(std::iter::once(state), |_, successor, _| inner.push(successor));
        // Faults and repeated edges were told by the outer search.
        self.expander.counts = counts;
        self.expander.found.clear();
        if !self.alone && state != seed && self.expander.labels().has(Labels::ACCEPT) {
            self.awaited.push(state);
        }
        if self.run.is_over() { Err(Over) } else { Ok(()) }
    }

    /// Phase 3: the wait. Outside the store, so that others can let it grow.
    fn wait_for_others(&mut self) -> Result<(), Over> {
        for i in 0..self.awaited.len() {
            let mut patience = Patience::relaxed();
            while !self.colour(self.awaited[i]).has(Colour::RED) {
                self.expander.local.leave();
                patience.wait();
                self.expander.local.enter();
                if self.run.is_over() {
                    return Err(Over);
                }
                if self.run.is_cut() {
                    // It may lie beyond the depth limit, where nobody goes.
                    break;
                }
            }
        }
        Ok(())
    }

    /// Workers but the first go their own ways; states that others have begun come
    /// last. Edges back to the own stack come first: they may close a cycle, and a
    /// cycle that waits until all else is searched is found after all else.
    fn order(&mut self, first: usize) {
        let (random, number) = (&mut self.random, self.number);
        let (alone, local, cyan) = (self.alone, &self.expander.local, &self.cyan);
        self.outer.reorder(first, |new| {
            // The last one is tried first.
            new.reverse();
            if alone || new.len() < 2 {
                return;
            }
            if number > 0 {
                for i in (1..new.len()).rev() {
                    new.swap(i, random.below(i + 1));
                }
            }
            new.sort_by_key(|&s| {
                let state = StateRef(s);
                match local.colour(state).has(Colour::BEGUN) {
                    false => 1,
                    true if cyan.contains_key(&state) => 2,
                    true => 0,
                }
            });
        });
    }

    #[inline(always)]
    fn report_faults(&mut self) {
        for (_, end) in std::mem::take(&mut self.expander.found) {
            let place = self.place(self.outer.frames().collect());
            self.run.report(place, end);
        }
    }

    #[inline(always)]
    fn colour(&self, state: StateRef) -> Colour {
        self.expander.local.colour(state)
    }

    /// Lets the store grow, looks whether the search is over, and pays for the
    /// stacks.
    pub(crate) fn poll(&mut self) -> Result<(), Over> {
        self.n_steps += 1;
        if self.n_steps.is_multiple_of(STRIDE) {
            self.sweep();
            self.outer.pay(self.run, self.store.budget());
            self.inner.pay(self.run, self.store.budget());
            let sets = (24 * self.cyan.capacity() + 16 * self.met.capacity()) as u64;
            let bytes = sets + self.share.bytes() + 4 * self.accepting.capacity() as u64;
            self.account.cover(self.run, self.store.budget(), bytes);
            self.expander.local.leave();
            let depth = self.outer.depth() as u64;
            self.expander.tell(|| depth);
            self.expander.local.enter();
        }
        if self.run.is_over() { Err(Over) } else { Ok(()) }
    }

    /// Throws out what waits on the stacks and needs no search any more: what is
    /// blue, red or on the stack. Its parent may then hold it to be not red.
    fn sweep(&mut self) {
        if self.outer.wants_sweep() {
            let mut outer = std::mem::take(&mut self.outer);
            outer.sweep(|s| {
                let colour = self.colour(s);
                match () {
                    () if colour.has(Colour::RED) => Some(0),
                    () if colour.has(Colour::BLUE) || self.is_cyan(s) => Some(NOT_ALL_RED),
                    () => None,
                }
            });
            self.outer = outer;
        }
        if self.inner.wants_sweep() {
            let local = &self.expander.local;
            self.inner.sweep(|s| local.colour(s).has(Colour::RED).then_some(0));
        }
    }
}

/// References are spread already; one multiplication will do.
#[derive(Default)]
pub(crate) struct RefHasher(u64);

impl Hasher for RefHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("references are words");
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = heddle_store::mix(word);
    }
}
