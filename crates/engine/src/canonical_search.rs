//! A search that matches states on something else than their bytes.
//!
//! SPIN tells tracked data from matched data: what is tracked is restored when
//! the search backtracks, what is matched decides whether a state was seen
//! (Holzmann and Joshi, "Model-driven software verification", 2004). Here a
//! worker of the model gives the key of a state ([`Worker::key`]); keys go into
//! the store, all their bytes, and whole states wait to be expanded. Two uses:
//! states that differ only in which of several like threads is which have one
//! key, and nothing is lost ([`Matching::Folded`]); or the user says what to
//! look at, and what is lost nobody knows ([`Matching::Abstract`]).
//!
//! The key comes first ([`Sink::is_new`]): of a state that was met before, the
//! model makes nothing else.
//!
//! States keep the way they were reached by, so that trails are of states as
//! they are, never of representatives. Newest first; for `Bfs` and for bounded
//! depth oldest first, by one worker. A worker without states steals the oldest
//! of another, which is near the root and likely to be large work.
//!
//! Not here: partial-order reduction by the engine, and cycles. Nor batches: the
//! store has to answer for a key before the model makes the state.
//!
//! [`Sink::is_new`]: heddle_model::Sink::is_new
//! [`Matching::Folded`]: heddle_model::Matching::Folded
//! [`Matching::Abstract`]: heddle_model::Matching::Abstract

use crate::Search;
use crate::backoff::Patience;
use crate::path::End;
use crate::run::{Counts, Place, Run, lock};
use crate::stealing::steal;
use crate::walks::Walks;
use crate::workers::crew;
use crossbeam_deque::{Stealer, Worker as Deque};
use heddle_model::{Actor, Fault, Model, Sink, Step, Worker};
use heddle_store::{Local, Store};
use std::sync::atomic::{AtomicUsize, Ordering::*};
use std::sync::{Arc, Mutex};

/// The last step on the way to a state, and the way before it.
struct Way {
    before: Option<Arc<Way>>,
    step: Step,
}

impl Way {
    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut at = Some(self);
        while let Some(way) = at.filter(|w| w.before.is_some()) {
            steps.push(way.step);
            at = way.before.as_deref();
        }
        steps.reverse();
        steps
    }

    /// The number of the initial state, which stands where it has no step.
    fn initial(&self) -> u32 {
        let mut at = self;
        while let Some(before) = &at.before {
            at = before;
        }
        at.step.edge
    }
}

/// A long way must not be taken apart by recursion.
impl Drop for Way {
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut way) = next.and_then(Arc::into_inner) {
            next = way.before.take();
        }
    }
}

/// A state that waits to be expanded.
struct Item {
    state: Box<[u8]>,
    way: Arc<Way>,
    depth: u64,
}

impl Item {
    fn bytes(&self) -> u64 {
        (self.state.len() + size_of::<Self>() + size_of::<Way>() + 32) as u64
    }
}

/// What all workers share beside the store.
struct Shared {
    stealers: Vec<Stealer<Item>>,
    /// States that wait or are being expanded. A state is counted while the one
    /// that it comes from is: 0 means that all is done.
    left: AtomicUsize,
}

pub(crate) fn search<M: Model, S: Store>(run: &Run<'_, M>, store: &S) {
    let in_order = run.options.search == Search::Bfs || run.options.max_depth.is_some();
    let n = if in_order { 1 } else { run.options.workers.max(1) };
    let queue = |_| if in_order { Deque::new_fifo() } else { Deque::new_lifo() };
    let queues: Vec<Deque<Item>> = (0..n).map(queue).collect();
    let stealers = queues.iter().map(Deque::stealer).collect();
    let shared = Shared { stealers, left: AtomicUsize::new(1) };
    let queues: Vec<_> = queues.into_iter().map(|q| Mutex::new(Some(q))).collect();
    let work = |number: usize| {
        let waiting = lock(&queues[number]).take().expect("one for each worker");
        Searcher::new(run, store, &shared, waiting, number).work();
    };
    crew(run, n, work, || ());
}

struct Searcher<'r, 'a, M: Model, S: Store + 'r> {
    run: &'r Run<'a, M>,
    store: &'r S,
    local: S::Local<'r>,
    shared: &'r Shared,
    number: usize,
    worker: M::Worker<'a>,
    waiting: Deque<Item>,
    key: Vec<u8>,
    found: Found,
    counts: Counts,
    n_expanded: u64,
    walks: Option<Walks<'a, M>>,
}

/// The successors of one state.
#[derive(Default)]
struct Found {
    steps: Vec<Successor>,
    bytes: Vec<u8>,
    broken: Vec<(Step, Fault)>,
    n_steps: usize,
    /// Steps to states that were met before.
    matched: u64,
    /// There was no room for a key.
    full: bool,
}

struct Successor {
    step: Step,
    /// Where its bytes lie.
    lo: usize,
    hi: usize,
    /// Its key was new, and is stored.
    stored: bool,
}

impl<'r, 'a, M: Model, S: Store> Searcher<'r, 'a, M, S> {
    fn new(
        run: &'r Run<'a, M>,
        store: &'r S,
        shared: &'r Shared,
        waiting: Deque<Item>,
        number: usize,
    ) -> Self {
        Searcher {
            run,
            store,
            local: store.local(),
            shared,
            number,
            worker: run.model.worker(),
            waiting,
            key: Vec::new(),
            found: Found::default(),
            counts: Counts::default(),
            n_expanded: 0,
            walks: Walks::new(run, number).filter(|_| run.options.search != Search::Bfs),
        }
    }

    fn work(mut self) {
        self.local.enter();
        if self.number == 0 {
            let mut initial = Vec::new();
            self.run.model.initial(&mut |s| initial.push(s.to_vec()));
            for (i, state) in initial.into_iter().enumerate() {
                let step = Step { actor: Actor::NOBODY, edge: i as u32 };
                self.meet(&state, None, step, 0);
            }
            self.shared.left.fetch_sub(1, AcqRel);
        }
        while let Some(item) = self.next() {
            self.expand(&item);
            self.store.budget().give_back(item.bytes());
            drop(item);
            self.shared.left.fetch_sub(1, AcqRel);
            self.poll();
        }
        self.local.leave();
        self.run.finish(self.counts, &self.worker, self.store.memory());
    }

    /// Stores the key of a state; a new one is to be expanded.
    fn meet(&mut self, state: &[u8], before: Option<&Arc<Way>>, step: Step, depth: u64) {
        self.worker.key(state, &mut self.key);
        match self.local.insert(&self.key) {
            Ok((_, true)) => self.keep(state, before, step, depth),
            Ok((_, false)) => self.counts.matched += before.is_some() as u64,
            Err(_) => self.run.out_of_memory(),
        }
    }

    /// A new state waits to be expanded.
    fn keep(&mut self, state: &[u8], before: Option<&Arc<Way>>, step: Step, depth: u64) {
        self.counts.stored += 1;
        let way = Arc::new(Way { before: before.cloned(), step });
        let item = Item { state: state.into(), way, depth };
        if !self.store.budget().take(item.bytes()) {
            self.run.out_of_memory();
            return;
        }
        // Counted while the state that it comes from is.
        self.shared.left.fetch_add(1, Relaxed);
        self.waiting.push(item);
    }

    /// A state to expand; `None` if there are none anywhere, ever.
    fn next(&mut self) -> Option<Item> {
        if self.run.is_over() {
            return None;
        }
        self.waiting.pop().or_else(|| self.find_work())
    }

    /// Steals, until there is something or nothing is left anywhere.
    #[cold]
    fn find_work(&mut self) -> Option<Item> {
        let shared = self.shared;
        self.local.leave();
        let mut patience = Patience::default();
        let item = loop {
            if shared.left.load(Acquire) == 0 || self.run.is_over() {
                break None;
            }
            if let Some(item) = steal(&shared.stealers, self.number) {
                break Some(item);
            }
            patience.wait();
        };
        self.local.enter();
        item
    }

    fn expand(&mut self, item: &Item) {
        self.counts.depth = self.counts.depth.max(item.depth);
        let deeper = self.run.options.max_depth.is_none_or(|max| item.depth < max);
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        let mut sink =
            Meet { local: &mut self.local, found: &mut found, asks: deeper, expected: false };
        self.worker.expand(&item.state, &mut sink);
        self.counts.matched += found.matched;
        if found.full {
            self.run.out_of_memory();
        }
        if self.run.options.faults {
            self.check(item, &found);
        }
        if self.run.shows(&item.state, found.n_steps) {
            self.report(item, End::Reached);
        }
        if !deeper && !found.steps.is_empty() {
            self.run.cut_at_depth();
        }
        for s in found.steps.iter().filter(|_| deeper) {
            let (state, depth) = (&found.bytes[s.lo..s.hi], item.depth + 1);
            match s.stored {
                true => self.keep(state, Some(&item.way), s.step, depth),
                false => self.meet(state, Some(&item.way), s.step, depth),
            }
        }
        self.found = found;
    }

    fn check(&mut self, item: &Item, found: &Found) {
        if found.n_steps == 0
            && let Some(fault) = self.worker.stuck(&item.state)
        {
            self.report(item, End::Stuck(fault));
        }
        for &(step, fault) in &found.broken {
            self.report(item, End::Broken(step, fault));
        }
    }

    fn report(&self, item: &Item, end: End) {
        let (initial, steps) = (item.way.initial(), item.way.steps());
        self.run.report(Place::Steps { initial, steps }, end);
    }

    /// Lets the store grow, tells how it goes.
    fn poll(&mut self) {
        self.n_expanded += 1;
        self.run.bound(&mut self.counts);
        if let Some(walks) = &mut self.walks
            && walks.are_due(&self.counts)
        {
            self.local.leave();
            walks.go(self.run);
            self.local.enter();
        }
        if !self.n_expanded.is_multiple_of(64) {
            return;
        }
        self.local.leave();
        if self.n_expanded.is_multiple_of(1024) {
            let queue = self.waiting.len() as u64;
            self.run.tell(&mut self.counts, queue, self.store.memory());
        }
        self.local.enter();
    }
}

impl Found {
    fn clear(&mut self) {
        self.steps.clear();
        self.bytes.clear();
        self.broken.clear();
        self.n_steps = 0;
        self.matched = 0;
        self.full = false;
    }
}

/// Takes the steps of one state, and stores keys as they come.
struct Meet<'f, L> {
    local: &'f mut L,
    found: &'f mut Found,
    asks: bool,
    /// The next state is that of the last key.
    expected: bool,
}

impl<L: Local> Sink for Meet<'_, L> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        let stored = std::mem::take(&mut self.expected);
        let found = &mut self.found;
        found.n_steps += !stored as usize;
        let lo = found.bytes.len();
        found.bytes.extend_from_slice(successor);
        found.steps.push(Successor { step, lo, hi: found.bytes.len(), stored });
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.found.broken.push((step, fault));
        match successor {
            Some(successor) => self.step(step, successor),
            None => self.found.n_steps += 1,
        }
    }

    fn asks_for_keys(&self) -> bool {
        self.asks
    }

    fn is_new(&mut self, _: Step, key: &[u8]) -> bool {
        self.found.n_steps += 1;
        match self.local.insert(key) {
            Ok((_, new)) => {
                self.expected = new;
                self.found.matched += !new as u64;
            }
            Err(_) => self.found.full = true,
        }
        self.expected
    }
}

#[cfg(test)]
mod tests {
    use crate::small_models::{Emit, Of, Toy};
    use crate::{Options, Progress, Search, Stop, StoreKind};
    use heddle_model::{
        Actor, Fault, FaultKind, Matching, Model, Sink, Step, Verdict, Worker, Wrapper,
        WrapperWorker,
    };

    /// `n` like counters that go up to 2 each; all at 2 is a fault if asked for.
    struct Alike {
        n: usize,
        breaks: bool,
    }

    impl Toy for Alike {
        fn first(&self) -> Vec<Vec<u8>> {
            vec![vec![0; self.n]]
        }

        fn steps(&self, state: &[u8], emit: Emit<'_>) {
            for i in (0..self.n).filter(|&i| state[i] < 2) {
                let mut next = state.to_vec();
                next[i] += 1;
                let all = self.breaks && next.iter().all(|&b| b == 2);
                let fault = all.then_some(Fault { kind: FaultKind::Assertion, site: 0 });
                emit(Actor(i as u16), fault, Some(&next));
            }
        }
    }

    /// The same, folded. With `true` its workers give keys before states.
    struct Folded(Of<Alike>, bool);
    struct FoldedWorker<'m>(<Of<Alike> as Model>::Worker<'m>, bool);

    #[derive(Default)]
    struct Steps(Vec<(Step, Option<Fault>, Vec<u8>)>);

    impl Sink for Steps {
        fn step(&mut self, step: Step, successor: &[u8]) {
            self.0.push((step, None, successor.to_vec()));
        }

        fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
            self.0.push((step, Some(fault), successor.expect("it goes on").to_vec()));
        }
    }

    impl Wrapper for Folded {
        type Inner = Of<Alike>;
        type Worker<'m> = FoldedWorker<'m>;

        fn inner(&self) -> &Of<Alike> {
            &self.0
        }

        fn worker(&self) -> FoldedWorker<'_> {
            FoldedWorker(self.0.worker(), self.1)
        }

        fn matching(&self) -> Matching {
            Matching::Folded
        }
    }

    impl<'m> WrapperWorker for FoldedWorker<'m> {
        type Inner = <Of<Alike> as Model>::Worker<'m>;

        fn inner(&self) -> &Self::Inner {
            &self.0
        }

        fn inner_mut(&mut self) -> &mut Self::Inner {
            &mut self.0
        }

        fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
            if !self.1 || !sink.asks_for_keys() {
                return self.0.expand(state, sink);
            }
            let mut steps = Steps::default();
            self.0.expand(state, &mut steps);
            let mut key = Vec::new();
            for (step, fault, next) in steps.0 {
                if let Some(fault) = fault {
                    sink.fault(step, fault, Some(&next));
                    continue;
                }
                WrapperWorker::key(self, &next, &mut key);
                if sink.is_new(step, &key) {
                    sink.step(step, &next);
                }
            }
        }

        fn key(&mut self, state: &[u8], out: &mut Vec<u8>) {
            out.clear();
            out.extend_from_slice(state);
            out.sort_unstable();
        }
    }

    /// The same whether keys come first or are asked for.
    fn search(n: usize, breaks: bool, options: Options) -> crate::Outcome {
        let run = |first: bool| {
            let model = Folded(Of(Alike { n, breaks }), first);
            crate::safety(&model, &options, &Stop::new(), &Progress::new())
        };
        let (a, b) = (run(false), run(true));
        let told = |o: &crate::Outcome| (o.verdict.word(), o.stats.stored, o.stats.matched);
        if options.workers == 1 {
            assert_eq!(told(&a), told(&b));
        }
        b
    }

    #[test]
    fn like_states_are_one_and_trails_are_of_states_as_they_are() {
        for (workers, search_order, store) in [
            (1, Search::Stealing, StoreKind::Exact),
            (2, Search::Stealing, StoreKind::Tree),
            (1, Search::Bfs, StoreKind::Tree),
        ] {
            let options = || Options { workers, search: search_order, store, ..Options::default() };
            // Multisets of 6 numbers among 3: 8 choose 2.
            let held = search(6, false, options());
            assert_eq!((held.verdict.word(), held.stats.stored), ("holds", 28));
            let Verdict::Violated(trail) = search(6, true, options()).verdict else {
                panic!("all at 2 is a fault");
            };
            assert_eq!(trail.steps.len(), 12);
            crate::replay(&Folded(Of(Alike { n: 6, breaks: true }), true), &trail)
                .expect("it replays");
        }
    }

    #[test]
    fn a_bounded_depth_is_told() {
        let options = Options { max_depth: Some(3), ..Options::default() };
        assert_eq!(search(6, true, options).verdict.word(), "open");
    }
}
