//! All tests of this crate that use it from outside, in one binary: linking each file
//! for itself costs more than running most of them. A new file is a new line here.

#[path = "../../ltl/tests/common/mod.rs"]
mod common;
mod ctl;
mod cycles;
mod gaps;
mod hashed;
mod limits;
mod reachable;
mod reduced_products;
mod reduction;
mod safety;
mod spin_verdicts;
mod typed;
mod wrappers;
