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
//! would have been red before); and the successors that nobody has begun with
//! come first.
//!
//! Most states of a product are such that no accepting cycle can pass them, the
//! automaton waiting for something to begin ([`Labels::PASSING`]). They need no
//! order: several workers share them out ([`crate::pool`]), each state to one, and
//! count them as blue and red from the start. What is left, the states in which a
//! cycle may be, is searched as above, from each state where it is entered. In a
//! graph that is one strong component, as those of reactive programs are, depth-first
//! searches have next to nothing in common before they end; so this is where
//! several workers gain.
//!
//! Reduction is by forward steps only, so both searches of all workers see one
//! graph. A wait ends with the search if anything ends it.

use crate::expand::{Expander, Proviso};
use crate::path::End;
use crate::pool::{Item, Pool};
use crate::run::{Alarm, Place, Run};
use crate::simulate::SplitMix;
use heddle_model::{Fault, FaultKind, Labels, Model, Worker};
use heddle_store::{Colour, Local, StateRef, Store};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

pub(crate) const CYCLE: Fault = Fault { kind: FaultKind::AcceptanceCycle, site: 0 };

/// How many steps are made between two looks at the clock.
const STRIDE: u32 = 64;

/// Passing states are shared out in chunks of so many, and expanded in batches.
const CHUNK: usize = 128;
const BATCH: usize = 32;

pub(crate) fn search<M: Model, S: Store>(run: &Run<'_, M>, store: &S) {
    let n = run.options.workers.max(1);
    // Depth means something only where states are met in its order.
    let shares = n > 1 && run.options.max_depth.is_none() && begins_passing(run.model);
    let pool = shares.then(|| Pool::new(n));
    let pool = pool.as_ref();
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..n)
            .map(|number| scope.spawn(move || Searcher::new(run, store, number, pool).work()))
            .collect();
        Searcher::new(run, store, 0, pool).work();
        for other in others {
            if let Err(panic) = other.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}

fn begins_passing<M: Model>(model: &M) -> bool {
    let (mut worker, mut found) = (model.worker(), false);
    model.initial(&mut |state| found |= worker.labels(state).has(Labels::PASSING));
    found
}

/// A state on a stack and where its successors lie.
struct Frame {
    state: StateRef,
    first: usize,
    next: usize,
    accepting: bool,
    /// Accepting states on the stack up to here.
    n_accepting: u32,
    /// All successors seen so far are red.
    all_red: bool,
}

/// A depth-first stack; the successors of all frames lie in one array.
#[derive(Default)]
struct Stack {
    frames: Vec<Frame>,
    successors: Vec<StateRef>,
}

struct Searcher<'r, 'a, M: Model, S: Store + 'r> {
    run: &'r Run<'a, M>,
    store: &'r S,
    expander: Expander<'r, 'a, M, S>,
    /// States of the outer stack, and their depth there.
    cyan: HashMap<StateRef, u32, BuildHasherDefault<RefHasher>>,
    outer: Stack,
    inner: Stack,
    /// States of this inner search.
    met: HashSet<StateRef, BuildHasherDefault<RefHasher>>,
    /// The accepting ones among them.
    accepting: Vec<StateRef>,
    number: usize,
    random: SplitMix,
    /// Stack bytes taken from the budget.
    n_taken: u64,
    n_steps: u32,
    /// Shared with the others, if there are passing states.
    pool: Option<&'r Pool>,
    /// This worker's share of it.
    own: Vec<Item>,
    /// The depth at which the outer search began.
    base: u64,
}

/// The search is over, for whatever reason.
struct Over;

impl<'r, 'a, M: Model, S: Store> Searcher<'r, 'a, M, S> {
    fn new(run: &'r Run<'a, M>, store: &'r S, number: usize, pool: Option<&'r Pool>) -> Self {
        Searcher {
            run,
            store,
            expander: Expander::new(run, store, Proviso::Forward),
            cyan: HashMap::default(),
            outer: Stack::default(),
            inner: Stack::default(),
            met: HashSet::default(),
            accepting: Vec::new(),
            number,
            random: SplitMix(run.options.seed ^ number as u64),
            n_taken: 0,
            n_steps: 0,
            pool,
            own: Vec::new(),
            base: 0,
        }
    }

    fn work(mut self) {
        let _alarm = Alarm(self.run);
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
        match self.pool {
            None => {
                let _ = initial.into_iter().try_for_each(|state| self.outer_search(state));
            }
            Some(pool) => {
                if self.number > 0 {
                    initial.clear();
                }
                let _ = self.share(pool, initial);
            }
        }
        self.expander.local.leave();
        self.expander.finish();
    }

    /// Everything, together with the others.
    fn share(&mut self, pool: &Pool, initial: Vec<StateRef>) -> Result<(), Over> {
        initial.into_iter().for_each(|state| self.file(state, 0));
        loop {
            while let Some(&item) = self.own.last() {
                if pool.is_wanted() || self.own.len() > 4 * CHUNK {
                    self.give_some(pool);
                }
                match item.passing {
                    true => self.pass()?,
                    false => {
                        self.own.pop();
                        self.base = item.depth.into();
                        self.outer_search(item.state)?;
                    }
                }
            }
            self.expander.local.leave();
            let more = pool.take(self.run);
            self.expander.local.enter();
            match more {
                Some(chunk) => self.own = chunk,
                None => return Ok(()),
            }
        }
    }

    /// Half of what there is, the oldest.
    fn give_some(&mut self, pool: &Pool) {
        let n = (self.own.len() / 2).min(CHUNK);
        if n > 0 {
            pool.give(self.own.drain(..n).collect());
        }
    }

    /// Expands some passing states at once.
    fn pass(&mut self) -> Result<(), Over> {
        self.poll()?;
        let passing = self.own.iter().rev().take(BATCH).take_while(|i| i.passing).count();
        let batch = self.own.split_off(self.own.len() - passing);
        let mut fresh = Vec::new();
        self.expander.batch(batch.iter().map(|i| i.state), |source, state, is_new| {
            if is_new {
                fresh.push((state, batch[source].depth + 1));
            }
        });
        self.expander.report();
        if self.run.is_over() {
            return Err(Over);
        }
        fresh.into_iter().for_each(|(state, depth)| self.file(state, depth));
        // A batch is long enough to let the store grow after each.
        self.expander.local.leave();
        self.expander.local.enter();
        Ok(())
    }

    /// A state that this worker was the first to see.
    fn file(&mut self, state: StateRef, depth: u32) {
        self.expander.counts.depth = self.expander.counts.depth.max(depth.into());
        let passing = self.is_passing(state);
        if !passing || self.expander.local.paint(state, Colour::BLUE) {
            self.own.push(Item { state, depth, passing });
        }
        if passing {
            self.expander.local.paint(state, Colour::RED);
        }
    }

    fn is_passing(&mut self, state: StateRef) -> bool {
        self.expander.labels_of(state).has(Labels::PASSING)
    }

    /// Phase 1.
    fn outer_search(&mut self, root: StateRef) -> Result<(), Over> {
        if self.colour(root).has(Colour::BLUE) {
            return Ok(());
        }
        self.enter_outer(root)?;
        while let Some(frame) = self.outer.frames.last_mut() {
            let Some(&next) = self.outer.successors.get(frame.next) else {
                self.leave_outer()?;
                continue;
            };
            frame.next += 1;
            if let Some(&depth) = self.cyan.get(&next) {
                frame.all_red = false;
                self.check_cyan(depth as usize)?;
                continue;
            }
            let colour = self.expander.local.colour(next);
            if colour.has(Colour::BLUE) {
                frame.all_red &= colour.has(Colour::RED);
            } else if self.pool.is_some() && self.is_passing(next) {
                let depth = self.base + self.outer.frames.len() as u64;
                self.file(next, depth as u32);
            } else if self.is_too_deep() {
                self.run.cut_at_depth();
                self.outer.frames.last_mut().expect("as above").all_red = false;
            } else {
                self.enter_outer(next)?;
            }
        }
        Ok(())
    }

    fn is_too_deep(&self) -> bool {
        let depth = self.outer.frames.len() as u64;
        self.run.options.max_depth.is_some_and(|max| depth > max)
    }

    /// An edge back to the outer stack: is there an accepting state between?
    fn check_cyan(&mut self, depth: usize) -> Result<(), Over> {
        let frames = &self.outer.frames;
        let before = if depth == 0 { 0 } else { frames[depth - 1].n_accepting };
        if frames[frames.len() - 1].n_accepting == before {
            return Ok(());
        }
        let path = frames.iter().map(|f| f.state).collect();
        self.report_cycle(path, depth)
    }

    fn report_cycle(&mut self, path: Vec<StateRef>, cycle_start: usize) -> Result<(), Over> {
        let place = self.place(path);
        self.run.report(place, End::Cycle { cycle_start, fault: CYCLE });
        // With one cycle found the colours mean nothing any more.
        self.run.halt();
        Err(Over)
    }

    /// Where a path of the outer search is.
    fn place(&self, path: Vec<StateRef>) -> Place {
        if self.pool.is_some() { Place::Tail(path) } else { Place::Path(path) }
    }

    fn enter_outer(&mut self, state: StateRef) -> Result<(), Over> {
        let depth = self.outer.frames.len();
        self.expander.counts.depth = self.expander.counts.depth.max(self.base + depth as u64);
        self.poll()?;
        self.expander.local.paint(state, Colour::BEGUN);
        let first = self.outer.successors.len();
        self.expand(state, true)?;
        let accepting = self.expander.labels().has(Labels::ACCEPT);
        let before = self.outer.frames.last().map_or(0, |f| f.n_accepting);
        let n_accepting = before + accepting as u32;
        self.cyan.insert(state, depth as u32);
        let frame = Frame { state, first, next: first, accepting, n_accepting, all_red: true };
        self.outer.frames.push(frame);
        Ok(())
    }

    /// Phases 2 and 3, if need be, and out.
    fn leave_outer(&mut self) -> Result<(), Over> {
        let frame = self.outer.frames.last().expect("called with one");
        let (state, accepting, first) = (frame.state, frame.accepting, frame.first);
        let all_red = frame.all_red;
        self.expander.local.paint(state, Colour::BLUE);
        if all_red {
            self.expander.local.paint(state, Colour::RED);
        } else if accepting && !self.colour(state).has(Colour::RED) {
            self.inner_search(state)?;
        }
        self.cyan.remove(&state);
        self.outer.successors.truncate(first);
        self.outer.frames.pop();
        if let Some(parent) = self.outer.frames.last_mut() {
            parent.all_red &= all_red || accepting;
        }
        Ok(())
    }

    /// Phase 2.
    fn inner_search(&mut self, seed: StateRef) -> Result<(), Over> {
        self.met.clear();
        self.accepting.clear();
        self.enter_inner(seed, seed)?;
        while let Some(frame) = self.inner.frames.last_mut() {
            let Some(&next) = self.inner.successors.get(frame.next) else {
                self.inner.successors.truncate(frame.first);
                self.inner.frames.pop();
                continue;
            };
            frame.next += 1;
            if let Some(&depth) = self.cyan.get(&next) {
                let outer = self.outer.frames.iter().map(|f| f.state);
                // The seed ends the one and begins the other.
                let inner = self.inner.frames.iter().skip(1).map(|f| f.state);
                let path = outer.chain(inner).collect();
                return self.report_cycle(path, depth as usize);
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
        self.met.insert(state);
        let first = self.inner.successors.len();
        self.expand(state, false)?;
        if state != seed && self.expander.labels().has(Labels::ACCEPT) {
            self.accepting.push(state);
        }
        let frame =
            Frame { state, first, next: first, accepting: false, n_accepting: 0, all_red: true };
        self.inner.frames.push(frame);
        Ok(())
    }

    /// Phase 3: the wait. Outside the store, so that others can let it grow.
    fn wait_for_others(&mut self) -> Result<(), Over> {
        for i in 0..self.accepting.len() {
            let mut rounds = 0u32;
            while !self.colour(self.accepting[i]).has(Colour::RED) {
                self.expander.local.leave();
                rounds += 1;
                match rounds {
                    0..256 => std::thread::yield_now(),
                    _ => std::thread::sleep(std::time::Duration::from_micros(50)),
                }
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

    /// Puts the successors of a state on a stack, in this worker's order.
    fn expand(&mut self, state: StateRef, outer: bool) -> Result<(), Over> {
        let counts = self.expander.counts;
        let to = if outer { &mut self.outer.successors } else { &mut self.inner.successors };
        let first = to.len();
        self.expander.batch(std::iter::once(state), |_, successor, _| to.push(successor));
        if outer {
            self.order(first);
            self.report_faults()?;
        } else {
            // Faults and repeated edges were told by the outer search.
            self.expander.counts = counts;
            self.expander.found.clear();
        }
        if self.run.is_over() { Err(Over) } else { Ok(()) }
    }

    /// Workers but the first go their own ways; begun states come last.
    fn order(&mut self, first: usize) {
        let new = &mut self.outer.successors[first..];
        if self.run.options.workers <= 1 || new.len() < 2 {
            return;
        }
        if self.number > 0 {
            for i in (1..new.len()).rev() {
                new.swap(i, self.random.below(i + 1));
            }
        }
        let local = &self.expander.local;
        new.sort_by_key(|&s| local.colour(s).has(Colour::BEGUN));
    }

    #[inline(always)]
    fn report_faults(&mut self) -> Result<(), Over> {
        for (state, end) in std::mem::take(&mut self.expander.found) {
            let stack = self.outer.frames.iter().map(|f| f.state);
            let place = self.place(stack.chain(std::iter::once(state)).collect());
            self.run.report(place, end);
        }
        Ok(())
    }

    #[inline(always)]
    fn colour(&self, state: StateRef) -> Colour {
        self.expander.local.colour(state)
    }

    /// Lets the store grow, looks whether the search is over, and pays for the
    /// stacks.
    fn poll(&mut self) -> Result<(), Over> {
        self.n_steps += 1;
        if self.n_steps % STRIDE == 0 {
            let own = self.own.capacity() * size_of::<Item>();
            let bytes = self.outer.bytes()
                + self.inner.bytes()
                + 24 * self.cyan.capacity() as u64
                + own as u64;
            if bytes > self.n_taken {
                if !self.store.budget().take(bytes - self.n_taken) {
                    self.run.out_of_memory();
                }
                self.n_taken = bytes;
            }
            self.expander.local.leave();
            let depth = self.outer.frames.len() as u64;
            self.expander.tell(|| depth);
            self.expander.local.enter();
        }
        if self.run.is_over() { Err(Over) } else { Ok(()) }
    }
}

impl Stack {
    fn bytes(&self) -> u64 {
        (self.frames.capacity() * size_of::<Frame>() + self.successors.capacity() * 8) as u64
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
