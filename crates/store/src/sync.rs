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
