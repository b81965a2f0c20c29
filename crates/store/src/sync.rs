//! Atomics and threads: std's, or loom's when its model checker runs our tests.

#[cfg(loom)]
pub(crate) use loom::{
    sync::Mutex,
    sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering, fence},
    thread::yield_now,
};
#[cfg(not(loom))]
pub(crate) use std::{
    sync::Mutex,
    sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering, fence},
    thread::yield_now,
};

/// Alone on its cache line (and on the next, which is prefetched with it).
#[repr(align(128))]
pub(crate) struct Padded<T>(pub T);

/// Runs a test under loom with at most three preemptions: for those that wait in
/// loops, whose interleavings have no end otherwise.
#[cfg(all(test, loom))]
pub(crate) fn few_preemptions(test: impl Fn() + Sync + Send + 'static) {
    let mut model = loom::model::Builder::new();
    model.preemption_bound = Some(3);
    model.check(test);
}
