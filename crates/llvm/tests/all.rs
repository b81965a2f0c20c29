//! All tests of this crate that use it from outside, in one binary: linking each file
//! for itself costs more than running most of them. A new file is a new line here.

mod corpus;
mod csmith;
mod fuzz;
mod interleavings;
mod lower;
#[path = "support/mutate.rs"]
mod mutate;
mod native;
mod promoted;
mod random;
mod replaced;
mod suite;
mod support;
mod unwind;
mod waits;
