//! The shared-memory machine: threads, frames, memory objects, locks.
