//! All tests of this crate that use it from outside, in one binary: linking each file
//! for itself costs more than running most of them. A new file is a new line here.

mod common;
mod hands;
mod happens;
mod keys;
mod linearizability;
mod livelocks;
mod reductions;
mod remembered;
mod settled;
