//! Transformations of programs that keep every fault, deadlock and final state, and make
//! searches end: each has its argument in its file, once, for all front ends.

pub mod graph;
pub mod loop_heads;
pub mod silent_stores;
pub mod spin_loops;
