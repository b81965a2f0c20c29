//! All tests of this crate that use it from outside, in one binary: linking each file
//! for itself costs more than running most of them. A new file is a new line here.

mod cat;
mod cycles;
mod formats;
mod fuzz;
mod hand;
mod livelocks;
mod ltl;
mod machines;
mod oracle;
mod plain;
mod promises;
mod random;
mod recorded;
mod search;
