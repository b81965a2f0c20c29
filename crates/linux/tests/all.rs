//! The crate from outside: kernel tests under a small model of ours.

mod answers;
mod broken;
mod naive;
mod pruned;
mod support;
