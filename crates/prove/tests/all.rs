//! All tests of this crate that use it from outside, in one binary: linking each file
//! for itself costs more than running most of them. A new file is a new line here.

mod fuzz;
mod instances;
mod random;
mod smv_reader;
mod suite;
mod temporal;
