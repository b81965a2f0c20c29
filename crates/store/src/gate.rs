//! A gate: many pass at once, or one alone.
//!
//! Workers are inside the gate while they touch a table and outside while they
//! do anything else. To grow the table somebody closes the gate, waits until
//! all are outside, and works alone; whoever comes to a closed gate may help it
//! (see [`crate::growth`]). It is a reader-writer lock whose readers write only
//! to a cache line of their own, so entering costs no traffic between cores
//! (the "big reader" lock of Linux).
//!
//! Whoever may wait for another worker must be outside while it does.

use crate::sync::{AtomicBool, Mutex, Ordering, Padded, fence, yield_now};

pub(crate) struct Gate {
    closed: AtomicBool,
    /// One flag for each worker: is it inside?
    inside: Box<[Padded<AtomicBool>]>,
    /// Numbers of `inside` that nobody has.
    free: Mutex<Vec<usize>>,
    /// Held by the one that closed the gate.
    closer: Mutex<()>,
}

/// A worker's number at a gate.
#[derive(Debug)]
pub(crate) struct Pass(usize);

impl Gate {
    pub(crate) fn new(workers: usize) -> Self {
        let inside = (0..workers).map(|_| Padded(AtomicBool::new(false))).collect();
        let free = Mutex::new((0..workers).rev().collect());
        Gate { closed: AtomicBool::new(false), inside, free, closer: Mutex::new(()) }
    }

    pub(crate) fn pass(&self) -> Pass {
        let number = self.free.lock().expect("nobody panics here").pop();
        Pass(number.expect("no more workers than the store was made for"))
    }

    /// Ends a pass; the worker must be outside.
    pub(crate) fn end(&self, pass: &Pass) {
        self.leave(pass);
        self.free.lock().expect("nobody panics here").push(pass.0);
    }

    /// Goes inside. While the gate is closed it calls `help`, which says
    /// whether there was something to do.
    #[inline(always)]
    pub(crate) fn enter(&self, pass: &Pass, help: impl Fn() -> bool) {
        let mine = &self.inside[pass.0].0;
        loop {
            // The fences as in Dekker's algorithm: either the closer sees this
            // flag, or we see that the gate is closed.
            mine.store(true, Ordering::Relaxed);
            fence(Ordering::SeqCst);
            if !self.closed.load(Ordering::Acquire) {
                return;
            }
            mine.store(false, Ordering::Release);
            self.wait(&help);
        }
    }

    #[cold]
    fn wait(&self, help: &impl Fn() -> bool) {
        while self.closed.load(Ordering::Acquire) {
            if !help() {
                yield_now();
            }
        }
    }

    #[inline(always)]
    pub(crate) fn leave(&self, pass: &Pass) {
        self.inside[pass.0].0.store(false, Ordering::Release);
    }

    /// Runs `work` while nobody is inside. The caller must be outside.
    pub(crate) fn alone<R>(&self, work: impl FnOnce() -> R) -> R {
        // A poisoned lock means that another worker panicked; its panic is
        // the one to be told.
        let _closer = self.closer.lock().unwrap_or_else(|e| e.into_inner());
        self.closed.store(true, Ordering::Relaxed);
        let _open = Open(&self.closed);
        fence(Ordering::SeqCst);
        for flag in &self.inside {
            while flag.0.load(Ordering::Acquire) {
                yield_now();
            }
        }
        work()
    }
}

/// Opens the gate again, also when the work panics.
struct Open<'a>(&'a AtomicBool);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn nobody_is_inside_while_one_is_alone() {
        let gate = Gate::new(4);
        let inside = AtomicUsize::new(0);
        std::thread::scope(|s| {
            for _ in 0..4 {
                s.spawn(|| {
                    let pass = gate.pass();
                    for round in 0..2000 {
                        gate.enter(&pass, || false);
                        inside.fetch_add(1, Ordering::SeqCst);
                        inside.fetch_sub(1, Ordering::SeqCst);
                        gate.leave(&pass);
                        if round % 16 == 0 {
                            gate.alone(|| assert_eq!(inside.load(Ordering::SeqCst), 0));
                        }
                    }
                    gate.end(&pass);
                });
            }
        });
    }
}

#[cfg(all(test, loom))]
mod loom_tests {
    use super::*;
    use loom::cell::UnsafeCell;
    use loom::sync::Arc;

    #[test]
    fn alone_means_alone() {
        loom::model(|| {
            let shared = Arc::new((Gate::new(1), UnsafeCell::new(0)));
            let other = shared.clone();
            let reader = loom::thread::spawn(move || {
                let (gate, cell) = &*other;
                let pass = gate.pass();
                gate.enter(&pass, || false);
                // loom fails here if the write below runs at the same time.
                let seen = cell.with(|p| unsafe { *p });
                gate.leave(&pass);
                assert!(seen == 0 || seen == 1);
            });
            let (gate, cell) = &*shared;
            gate.alone(|| cell.with_mut(|p| unsafe { *p = 1 }));
            reader.join().unwrap();
        });
    }
}
