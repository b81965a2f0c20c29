//! All tests of this crate that use it from outside, in one binary: linking each file
//! for itself costs more than running most of them. A new file is a new line here.

mod annotations;
mod common;
mod counts;
mod formulas;
mod fuzz;
mod random;
mod real_classes;
mod real_random;
