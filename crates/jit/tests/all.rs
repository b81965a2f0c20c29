//! All tests of this crate that use it from outside, in one binary.

mod equality;
mod values;
