//! Work stealing: the default search for safety.
//!
//! States wait in chunks. A worker takes its newest chunk, expands it batch by
//! batch and collects new states in chunks again; who has none steals the
//! oldest chunk of another, which is near the root and likely to be large work.
//!
//! Termination: a shared number counts the chunks that are not done, in a
//! queue or in somebody's hands. A chunk is counted before its first state is
//! put in, while the chunk that this state comes from is still counted, and is
//! discounted when all its states are expanded. So the number is 0 only when
//! nothing is left, and then it stays 0.

use crate::backoff::Patience;
use crate::expand::{Expander, Proviso};
use crate::ring::Handoff;
use crate::run::{Run, lock};
use crate::walks::Walks;
use crate::workers::crew;
use crossbeam_deque::{Steal, Stealer, Worker as Deque};
use heddle_model::Model;
use heddle_store::{Local, StateRef, Store};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::*};

const CHUNK: usize = 128;
const BATCH: usize = 32;

/// Twelve bytes: there are many.
#[derive(Clone, Copy)]
#[repr(C, packed(4))]
struct Item {
    state: StateRef,
    depth: u32,
}

type Chunk = Vec<Item>;

/// Chunks that are not done.
struct Left(AtomicUsize);

impl Left {
    fn one_more(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    /// AcqRel: whoever sees 0 sees everything that was done before.
    fn one_done(&self) {
        let before = self.0.fetch_sub(1, AcqRel);
        assert!(before > 0);
    }

    fn is_none(&self) -> bool {
        self.0.load(Acquire) == 0
    }
}

pub(crate) fn search<M: Model, S: Store>(run: &Run<'_, M>, store: &S) {
    begin(run, store, None);
}

/// Goes on, without reduction, from states that are stored already, none of them
/// expanded; all others that are stored have been.
pub(crate) fn search_from<M: Model, S: Store>(run: &Run<'_, M>, store: &S, from: Vec<Handoff>) {
    begin(run, store, Some(from));
}

fn begin<M: Model, S: Store>(run: &Run<'_, M>, store: &S, from: Option<Vec<Handoff>>) {
    let n = run.options.workers.max(1);
    let deques: Vec<Deque<Chunk>> = (0..n).map(|_| Deque::new_lifo()).collect();
    let stealers: Vec<Stealer<Chunk>> = deques.iter().map(Deque::stealer).collect();
    let deques: Vec<_> = deques.into_iter().map(|d| Mutex::new(Some(d))).collect();
    // The first worker holds a chunk, of initial states, from the start.
    let left = Left(AtomicUsize::new(1));
    let (idle, n_taken) = (AtomicUsize::new(0), AtomicU64::new(0));
    let from = from.map(|f| Mutex::new(Some(f)));
    let shared = Crew {
        run,
        store,
        stealers: &stealers,
        left: &left,
        idle: &idle,
        n_taken: &n_taken,
        from: from.as_ref(),
    };
    let work = |number: usize| {
        let deque = lock(&deques[number]).take().expect("one for each worker");
        shared.work(deque, number);
    };
    crew(run, n, work, || ());
    store.budget().give_back(n_taken.into_inner());
}

struct Crew<'r, 'a, M, S> {
    run: &'r Run<'a, M>,
    store: &'r S,
    stealers: &'r [Stealer<Chunk>],
    left: &'r Left,
    idle: &'r AtomicUsize,
    /// Bytes of chunks, taken from the budget.
    n_taken: &'r AtomicU64,
    /// The states to go on from, instead of the initial ones, until taken.
    from: Option<&'r Mutex<Option<Vec<Handoff>>>>,
}

impl<M: Model, S: Store> Crew<'_, '_, M, S> {
    fn work(&self, deque: Deque<Chunk>, number: usize) {
        let mut expander = Expander::new(self.run, self.store, Proviso::Marks);
        let mut out = Out { crew: self, deque, chunk: Vec::new(), spare: Vec::new() };
        if self.from.is_some() {
            expander.expand_fully();
        }
        if number == 0 {
            let mut first = Vec::new();
            match self.from {
                None => expander.start(|state| first.push(Item { state, depth: 0 })),
                Some(from) => {
                    let from = lock(from).take().unwrap_or_default();
                    let item = |h: Handoff| Item { state: h.state, depth: h.depth as u32 };
                    from.into_iter().map(item).for_each(|item| out.push(item));
                }
            }
            self.expand_chunk(&mut expander, &mut first, &mut out);
        }
        let mut walks = Walks::new(self.run, number);
        while let Some(mut chunk) = out.take().or_else(|| self.find_work(&out.deque, number)) {
            self.expand_chunk(&mut expander, &mut chunk, &mut out);
            out.recycle(chunk);
            if let Some(walks) = &mut walks
                && walks.are_due(&expander.counts)
            {
                walks.go(self.run);
            }
        }
        expander.finish();
    }

    fn expand_chunk(
        &self,
        expander: &mut Expander<'_, '_, M, S>,
        chunk: &mut Chunk,
        out: &mut Out<'_, '_, '_, M, S>,
    ) {
        while !chunk.is_empty() && !self.run.is_over() {
            let at = chunk.len().saturating_sub(BATCH);
            let sources = &chunk[at..];
            let deepest = sources.iter().map(|i| i.depth).max().unwrap_or(0);
            expander.counts.depth = expander.counts.depth.max(deepest as u64);
            expander.local.enter();
            expander.batch(sources.iter().map(|i| i.state), |source, state, is_new| {
                if is_new {
                    out.push(Item { state, depth: sources[source].depth.saturating_add(1) });
                }
            });
            expander.local.leave();
            expander.report();
            chunk.truncate(at);
            if self.idle.load(Relaxed) > 0 {
                out.share(chunk);
            }
            expander.tell(|| (self.left.0.load(Relaxed) * CHUNK) as u64);
        }
        self.left.one_done();
    }

    /// Steals, until there is something or nothing is left anywhere.
    #[cold]
    fn find_work(&self, mine: &Deque<Chunk>, number: usize) -> Option<Chunk> {
        self.idle.fetch_add(1, Relaxed);
        let mut patience = Patience::default();
        let chunk = loop {
            if self.left.is_none() || self.run.is_over() {
                break None;
            }
            if let Some(chunk) = mine.pop().or_else(|| steal(self.stealers, number)) {
                break Some(chunk);
            }
            patience.wait();
        };
        self.idle.fetch_sub(1, Relaxed);
        chunk
    }
}

/// Takes the oldest that another than this worker has.
pub(crate) fn steal<T>(stealers: &[Stealer<T>], number: usize) -> Option<T> {
    let n = stealers.len();
    (1..n).find_map(|i| {
        loop {
            match stealers[(number + i) % n].steal() {
                Steal::Success(item) => return Some(item),
                Steal::Empty => return None,
                Steal::Retry => {}
            }
        }
    })
}

/// New states on their way to a queue.
struct Out<'c, 'r, 'a, M, S> {
    crew: &'c Crew<'r, 'a, M, S>,
    deque: Deque<Chunk>,
    /// Counted in `left` if and only if it is not empty.
    chunk: Chunk,
    spare: Vec<Chunk>,
}

impl<M: Model, S: Store> Out<'_, '_, '_, M, S> {
    #[inline(always)]
    fn push(&mut self, item: Item) {
        if self.chunk.is_empty() {
            self.crew.left.one_more();
        }
        self.chunk.push(item);
        if self.chunk.len() == CHUNK {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let next = self.spare.pop().unwrap_or_else(|| self.fresh());
        self.deque.push(std::mem::replace(&mut self.chunk, next));
    }

    fn fresh(&self) -> Chunk {
        let bytes = (CHUNK * size_of::<Item>()) as u64;
        if self.crew.store.budget().take(bytes) {
            self.crew.n_taken.fetch_add(bytes, Relaxed);
        } else {
            self.crew.run.out_of_memory();
        }
        Vec::with_capacity(CHUNK)
    }

    /// Somebody has nothing to do: let it have half of what is in our hands.
    fn share(&mut self, chunk: &mut Chunk) {
        if !self.deque.is_empty() {
            return;
        }
        if self.chunk.len() > 1 || (self.chunk.len() == 1 && !chunk.is_empty()) {
            self.flush();
        } else if chunk.len() > 1 {
            for item in chunk.drain(..chunk.len() / 2) {
                self.push(item);
            }
            self.flush();
        }
    }

    /// Our newest chunk.
    fn take(&mut self) -> Option<Chunk> {
        if self.chunk.is_empty() {
            return self.deque.pop();
        }
        let next = self.spare.pop().unwrap_or_else(|| self.fresh());
        Some(std::mem::replace(&mut self.chunk, next))
    }

    /// Chunks are kept for later: their memory was taken from the budget once.
    fn recycle(&mut self, mut chunk: Chunk) {
        chunk.clear();
        self.spare.push(chunk);
    }
}
