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
//! Differences to the paper: handed states are claimed by the sender, so a
//! state travels once; the cycle proviso is that of all our parallel searches
//! (see [`Proviso::Marks`]), which needs neither ranks nor whole border states;
//! and the end is found by counting the slices that are not done, as
//! [`crate::stealing`] counts its chunks, not by a token.

use crate::expand::{Expander, Proviso};
use crate::ring::{Handoff, Queue};
use crate::run::{Alarm, Place, Run};
use heddle_model::Model;
use heddle_store::{Colour, Local, StateRef, Store};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::*};

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
    let n = run.options.workers.max(1);
    let ring = Ring {
        queues: (0..n).map(|_| Queue::new(QUEUE)).collect(),
        idle: (0..n).map(|_| AtomicBool::new(false)).collect(),
        left: AtomicUsize::new(1),
        handoff: handoff.filter(|_| n > 1).map(u64::from),
    };
    let proviso = if n == 1 { Proviso::Stack } else { Proviso::Marks };
    std::thread::scope(|scope| {
        let ring = &ring;
        let others: Vec<_> = (1..n)
            .map(|number| {
                scope.spawn(move || Slicer::new(run, store, ring, number, proviso).work())
            })
            .collect();
        Slicer::new(run, store, ring, 0, proviso).work();
        for other in others {
            if let Err(panic) = other.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}

#[derive(Clone, Copy)]
struct Frame {
    state: StateRef,
    /// How many of its successors are still to be tried.
    n_left: u32,
}

struct Slicer<'r, 'a, M: Model, S: Store + 'r> {
    run: &'r Run<'a, M>,
    store: &'r S,
    ring: &'r Ring,
    number: usize,
    expander: Expander<'r, 'a, M, S>,
    frames: Vec<Frame>,
    /// What is still to be tried of all frames, the next of the last at the
    /// end. A successor that somebody has claimed already is not worth its
    /// place here.
    successors: Vec<StateRef>,
    /// The depth of the slice's first state.
    base: u64,
    n_taken: u64,
    n_steps: u64,
}

impl<'r, 'a, M: Model, S: Store> Slicer<'r, 'a, M, S> {
    fn new(
        run: &'r Run<'a, M>,
        store: &'r S,
        ring: &'r Ring,
        number: usize,
        proviso: Proviso,
    ) -> Self {
        Slicer {
            run,
            store,
            ring,
            number,
            expander: Expander::new(run, store, proviso),
            frames: Vec::new(),
            successors: Vec::new(),
            base: 0,
            n_taken: 0,
            n_steps: 0,
        }
    }

    fn work(mut self) {
        let _alarm = Alarm(self.run);
        if self.number == 0 {
            let mut initial = Vec::new();
            self.expander.start(|state| initial.push(state));
            self.expander.local.enter();
            for state in initial {
                if self.expander.local.paint(state, Colour::BLUE) {
                    self.slice(state);
                }
            }
            self.expander.local.leave();
            self.one_done();
        }
        while let Some(item) = self.receive() {
            self.base = item.depth;
            self.expander.local.enter();
            self.slice(item.state);
            self.expander.local.leave();
            self.one_done();
        }
        self.expander.finish();
    }

    fn one_done(&self) {
        let before = self.ring.left.fetch_sub(1, AcqRel);
        assert!(before > 0);
    }

    /// Waits for a slice; `None` if nothing is left anywhere.
    fn receive(&mut self) -> Option<Handoff> {
        let mut rounds = 0u32;
        let item = loop {
            if let Some(item) = self.ring.queues[self.number].pop() {
                break Some(item);
            }
            if self.ring.left.load(Acquire) == 0 || self.run.is_over() {
                break None;
            }
            self.ring.idle[self.number].store(true, Relaxed);
            rounds += 1;
            match rounds {
                0..64 => std::hint::spin_loop(),
                64..256 => std::thread::yield_now(),
                _ => std::thread::sleep(std::time::Duration::from_micros(50)),
            }
        };
        self.ring.idle[self.number].store(false, Relaxed);
        item
    }

    /// Everything below a claimed state, as far as this worker goes.
    fn slice(&mut self, root: StateRef) {
        self.enter(root);
        while let Some(frame) = self.frames.last_mut() {
            if self.run.is_over() {
                self.frames.clear();
                self.successors.clear();
                return;
            }
            if frame.n_left == 0 {
                self.leave();
                continue;
            }
            frame.n_left -= 1;
            let next = self.successors.pop().expect("as many as the frames say");
            let depth = self.base + self.frames.len() as u64;
            if self.run.options.max_depth.is_some_and(|max| depth > max) {
                if !self.expander.local.colour(next).has(Colour::BLUE) {
                    self.run.cut_at_depth();
                }
            } else if self.expander.local.paint(next, Colour::BLUE)
                && !self.hand_over(Handoff { state: next, depth })
            {
                self.enter(next);
            }
        }
    }

    fn enter(&mut self, state: StateRef) {
        let depth = self.base + self.frames.len() as u64;
        self.expander.counts.depth = self.expander.counts.depth.max(depth);
        self.poll();
        let (first, successors) = (self.successors.len(), &mut self.successors);
        self.expander.batch(std::iter::once(state), |_, s, _| successors.push(s));
        self.drop_claimed(first);
        let n_left = (self.successors.len() - first) as u32;
        if !self.expander.found.is_empty() {
            self.report(state);
        }
        self.frames.push(Frame { state, n_left });
    }

    /// Of the successors from here on keeps those that nobody has claimed, and
    /// puts the first one last.
    fn drop_claimed(&mut self, first: usize) {
        let mut n = first;
        for at in first..self.successors.len() {
            let state = self.successors[at];
            if !self.expander.local.colour(state).has(Colour::BLUE) {
                self.successors[n] = state;
                n += 1;
            }
        }
        self.successors.truncate(n);
        self.successors[first..].reverse();
    }

    fn leave(&mut self) {
        let frame = self.frames.pop().expect("called with one");
        if self.run.options.reduction {
            // No longer on the stack: see `Proviso::Stack`.
            self.expander.local.paint(frame.state, Colour::DONE);
        }
    }

    /// Gives a claimed state to the neighbour, if it is time and there is room.
    fn hand_over(&self, item: Handoff) -> bool {
        let n = self.ring.queues.len();
        let next = (self.number + 1) % n;
        let queue = &self.ring.queues[next];
        let wants = match self.ring.handoff {
            Some(handoff) => self.frames.len() as u64 % handoff == 0,
            None => n > 1 && self.ring.idle[next].load(Relaxed) && queue.is_empty(),
        };
        if !wants {
            return false;
        }
        self.ring.left.fetch_add(1, Relaxed);
        let sent = queue.push(item);
        if !sent {
            self.one_done();
        }
        sent
    }

    fn report(&mut self, state: StateRef) {
        for (place, end) in self.expander.found.drain(..) {
            assert_eq!(place, state);
            // The stack knows the whole way only if nothing was handed over.
            let stack = self.frames.iter().map(|f| f.state);
            let place = match self.base {
                0 => Place::Path(stack.chain(std::iter::once(state)).collect()),
                _ => Place::State(state),
            };
            self.run.report(place, end);
        }
    }

    /// Lets the store grow, and pays for the stack.
    fn poll(&mut self) {
        self.n_steps += 1;
        if self.n_steps % 64 != 0 {
            return;
        }
        let bytes = self.frames.capacity() * size_of::<Frame>() + self.successors.capacity() * 8;
        if bytes as u64 > self.n_taken {
            if !self.store.budget().take(bytes as u64 - self.n_taken) {
                self.run.out_of_memory();
            }
            self.n_taken = bytes as u64;
        }
        self.expander.local.leave();
        let depth = self.frames.len() as u64;
        self.expander.tell(|| depth);
        self.expander.local.enter();
    }
}
