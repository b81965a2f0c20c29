//! Bounded queues with one writer and one reader each, in a ring of workers.
//!
//! As in multicore SPIN, nothing is locked: the writer owns the tail, the
//! reader owns the head, and each only reads the other's.

use heddle_store::StateRef;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::*};

/// A state handed over, and how deep it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Handoff {
    pub(crate) state: StateRef,
    pub(crate) depth: u64,
}

pub(crate) struct Queue {
    slots: Box<[(AtomicU64, AtomicU64)]>,
    /// Read so far; written by the reader.
    head: AtomicUsize,
    /// Written so far; written by the writer.
    tail: AtomicUsize,
}

impl Queue {
    pub(crate) fn new(capacity: usize) -> Self {
        let slots = (0..capacity).map(|_| (AtomicU64::new(0), AtomicU64::new(0))).collect();
        Queue { slots, head: AtomicUsize::new(0), tail: AtomicUsize::new(0) }
    }

    /// By the one writer. `false` if the queue is full.
    pub(crate) fn push(&self, item: Handoff) -> bool {
        let tail = self.tail.load(Relaxed);
        // Acquire: the reader is done with the slot that we overwrite.
        if tail.wrapping_sub(self.head.load(Acquire)) == self.slots.len() {
            return false;
        }
        let slot = &self.slots[tail % self.slots.len()];
        slot.0.store(item.state.0, Relaxed);
        slot.1.store(item.depth, Relaxed);
        // Release: who sees the new tail sees the slot.
        self.tail.store(tail.wrapping_add(1), Release);
        true
    }

    /// By the one reader.
    pub(crate) fn pop(&self) -> Option<Handoff> {
        let head = self.head.load(Relaxed);
        if head == self.tail.load(Acquire) {
            return None;
        }
        let slot = &self.slots[head % self.slots.len()];
        let item = Handoff { state: StateRef(slot.0.load(Relaxed)), depth: slot.1.load(Relaxed) };
        self.head.store(head.wrapping_add(1), Release);
        Some(item)
    }

    /// By the one writer.
    pub(crate) fn is_full(&self) -> bool {
        let n = self.tail.load(Relaxed).wrapping_sub(self.head.load(Acquire));
        n == self.slots.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.head.load(Relaxed) == self.tail.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(n: u64) -> Handoff {
        Handoff { state: StateRef(n), depth: !n }
    }

    #[test]
    fn a_full_queue_refuses() {
        let queue = Queue::new(2);
        assert!(queue.is_empty() && queue.push(item(1)) && queue.push(item(2)));
        assert!(!queue.push(item(3)));
        assert_eq!(queue.pop(), Some(item(1)));
        assert!(queue.push(item(3)));
        assert_eq!((queue.pop(), queue.pop(), queue.pop()), (Some(item(2)), Some(item(3)), None));
    }

    #[test]
    fn everything_arrives_once_and_in_order() {
        let queue = Queue::new(7);
        std::thread::scope(|s| {
            s.spawn(|| {
                for n in 0..20_000 {
                    while !queue.push(item(n)) {
                        std::thread::yield_now();
                    }
                }
            });
            for n in 0..20_000 {
                let got = loop {
                    match queue.pop() {
                        Some(got) => break got,
                        None => std::thread::yield_now(),
                    }
                };
                assert_eq!(got, item(n));
            }
        });
    }
}
