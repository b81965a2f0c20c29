//! A table that is replaced by a larger one, with the help of all who need it.
//!
//! Whoever finds the table too full closes the [`crate::gate::Gate`] and opens a
//! move: the old table in parts, each to be put into the new one. A worker that
//! comes to the closed gate takes part after part until none is left, and so does
//! the one who closed it. So no core waits for another to move the table; what
//! is waited for is the end of the batches under way and of the last parts.
//! (Maier, Sanders, Dementiev, "Concurrent hash tables: fast and general?!",
//! 2016: their growing by all workers, with busy flags for marks.)
//!
//! Not here: moving while others insert. They would have to look into both
//! tables, or to mark every slot that was moved; both cost each insertion
//! something, for ever, to spare what is a thousandth of them.

use crate::sync::{AtomicU64, Ordering, yield_now};
use std::cell::UnsafeCell;

pub(crate) struct Growing<T> {
    /// Written only by the one who is alone behind the gate, when all parts of a
    /// move are done.
    now: UnsafeCell<T>,
    /// Written only by the same, before a move is opened and after it is done.
    to: UnsafeCell<Option<T>>,
    parts: Parts,
}

// SAFETY: the cells are written only by the one who is alone behind the gate,
// while nobody has a part of a move in hands; see `help` and `grow`.
unsafe impl<T: Sync + Send> Sync for Growing<T> {}

impl<T> Growing<T> {
    pub(crate) fn new(table: T) -> Self {
        Growing { now: UnsafeCell::new(table), to: UnsafeCell::new(None), parts: Parts::new() }
    }

    /// The table. The caller is inside the gate, or alone.
    #[inline(always)]
    pub(crate) fn now(&self) -> &T {
        // SAFETY: written only while nobody is inside the gate.
        unsafe { &*self.now.get() }
    }

    /// Moves to another table, part by part; only by one who is alone. If in the
    /// end `keep` says no, everything is as before. Answers the table that is
    /// of no more use.
    pub(crate) fn grow(
        &self,
        to: T,
        n_parts: u64,
        work: &impl Fn(&T, &T, u64),
        keep: impl FnOnce() -> bool,
    ) -> Result<T, T> {
        // SAFETY: we are alone, and no move is open, so nobody reads it.
        unsafe { *self.to.get() = Some(to) };
        self.parts.open(n_parts);
        while self.help(work) {}
        self.parts.close();
        // SAFETY: all parts are done, and nobody gets another one.
        let new = unsafe { (*self.to.get()).take().expect("put there above") };
        if !keep() {
            return Err(new);
        }
        // SAFETY: as above, and nobody is inside the gate.
        Ok(unsafe { std::mem::replace(&mut *self.now.get(), new) })
    }

    /// Does a part of the move under way; `false` if there is none to take. By
    /// anybody who is outside the gate.
    pub(crate) fn help(&self, work: &impl Fn(&T, &T, u64)) -> bool {
        let Some(part) = self.parts.take() else { return false };
        // SAFETY: the move ends, and the cells are written, only when this part
        // is done too.
        let (now, to) = unsafe { (&*self.now.get(), (*self.to.get()).as_ref()) };
        work(now, to.expect("there while a part is not done"), part.number);
        true
    }
}

/// The parts of a move, for whoever comes to take them.
pub(crate) struct Parts {
    /// The next part that nobody has taken; [`NO_MOVE`] or more: there is none.
    next: AtomicU64,
    n_parts: AtomicU64,
    n_done: AtomicU64,
}

/// Far above any number of parts, far below overflow.
const NO_MOVE: u64 = 1 << 62;

impl Parts {
    pub(crate) fn new() -> Self {
        Parts {
            next: AtomicU64::new(NO_MOVE),
            n_parts: AtomicU64::new(0),
            n_done: AtomicU64::new(0),
        }
    }

    /// How many the move under way has.
    pub(crate) fn n(&self) -> u64 {
        self.n_parts.load(Ordering::Relaxed)
    }

    /// Opens a move; whoever takes a part sees what the caller has written.
    pub(crate) fn open(&self, n_parts: u64) {
        self.n_parts.store(n_parts, Ordering::Relaxed);
        self.n_done.store(0, Ordering::Relaxed);
        // Release: whoever takes a part sees all of the above.
        self.next.store(0, Ordering::Release);
    }

    /// The next part, in order.
    pub(crate) fn take(&self) -> Option<Part<'_>> {
        // A look first: this is called again and again while others finish.
        if self.next.load(Ordering::Relaxed) >= self.n() {
            return None;
        }
        // Acquire: a part that is there was opened by a store that came after
        // all was ready (additions carry it on).
        let number = self.next.fetch_add(1, Ordering::Acquire);
        // Made only if it is there: dropping it counts.
        (number < self.n()).then(|| Part { number, n_done: &self.n_done })
    }

    /// Waits until all parts are done. What was done is there then.
    pub(crate) fn close(&self) {
        // Acquire: what the others have moved is there.
        while self.n_done.load(Ordering::Acquire) < self.n() {
            yield_now();
        }
        self.next.store(NO_MOVE, Ordering::Relaxed);
    }
}

/// A part in somebody's hands. It is done when dropped, also when its work
/// panics: nobody shall wait for it.
pub(crate) struct Part<'a> {
    pub(crate) number: u64,
    n_done: &'a AtomicU64,
}

impl Drop for Part<'_> {
    fn drop(&mut self) {
        self.n_done.fetch_add(1, Ordering::Release);
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::gate::Gate;
    use std::sync::atomic::{AtomicU64 as Counter, Ordering::Relaxed};

    /// Workers add to counters that move to ever longer arrays.
    #[test]
    fn nothing_is_lost_while_many_add_and_many_help() {
        const N: u64 = 4;
        let table = Growing::new(vec![Counter::new(0)]);
        let gate = Gate::new(N as usize);
        let work = |from: &Vec<Counter>, to: &Vec<Counter>, part: u64| {
            to[part as usize].fetch_add(from[part as usize].load(Relaxed), Relaxed);
        };
        std::thread::scope(|s| {
            for worker in 0..N {
                let (table, gate) = (&table, &gate);
                s.spawn(move || {
                    let pass = gate.pass();
                    for i in 0..20_000u64 {
                        gate.enter(&pass, || table.help(&work));
                        let now = table.now();
                        now[(i * 7 + worker) as usize % now.len()].fetch_add(1, Relaxed);
                        gate.leave(&pass);
                        if i % 1000 == worker {
                            gate.alone(|| {
                                let n = table.now().len() as u64;
                                let to = (0..n + 3).map(|_| Counter::new(0)).collect();
                                assert!(table.grow(to, n, &work, || true).is_ok());
                            });
                        }
                    }
                    gate.end(&pass);
                });
            }
        });
        let sum: u64 = table.now().iter().map(|c| c.load(Relaxed)).sum();
        assert_eq!(sum, N * 20_000);
    }

    #[test]
    fn a_move_that_is_not_kept_leaves_all_as_it_was() {
        let table = Growing::new(1);
        assert_eq!(table.grow(2, 5, &|_, _, _| (), || false), Err(2));
        assert_eq!(*table.now(), 1);
        assert!(!table.help(&|_, _, _| unreachable!("no move is open")));
        assert_eq!(table.grow(3, 0, &|_, _, _| (), || true), Ok(1));
        assert_eq!(*table.now(), 3);
    }
}

#[cfg(all(test, loom))]
mod loom_tests {
    use super::*;
    use crate::gate::Gate;
    use loom::cell::UnsafeCell as Cell;
    use loom::sync::Arc;

    /// Two cells, written without any atomic: loom complains if a part is moved
    /// twice, or read before it was moved.
    type Table = Vec<Cell<u64>>;

    fn table(values: [u64; 2]) -> Table {
        values.into_iter().map(Cell::new).collect()
    }

    fn work(from: &Table, to: &Table, part: u64) {
        let value = from[part as usize].with(|p| unsafe { *p });
        to[part as usize].with_mut(|p| unsafe { *p = value + 1 });
    }

    struct Shared(Growing<Table>, Gate);

    // SAFETY: that this is so is what loom finds out.
    unsafe impl Sync for Shared {}
    unsafe impl Send for Shared {}

    #[test]
    fn who_comes_in_sees_one_table_or_the_other_and_may_have_helped() {
        crate::sync::few_preemptions(|| {
            let shared = Arc::new(Shared(Growing::new(table([10, 20])), Gate::new(1)));
            let other = shared.clone();
            let worker = loom::thread::spawn(move || {
                let Shared(growing, gate) = &*other;
                let pass = gate.pass();
                gate.enter(&pass, || growing.help(&work));
                let seen: Vec<u64> =
                    growing.now().iter().map(|c| c.with(|p| unsafe { *p })).collect();
                gate.leave(&pass);
                assert!(seen == [10, 20] || seen == [11, 21], "{seen:?}");
            });
            let Shared(growing, gate) = &*shared;
            gate.alone(|| {
                assert!(growing.grow(table([0, 0]), 2, &work, || true).is_ok());
            });
            worker.join().unwrap();
            let last: Vec<u64> = growing.now().iter().map(|c| c.with(|p| unsafe { *p })).collect();
            assert_eq!(last, [11, 21]);
        });
    }
}
