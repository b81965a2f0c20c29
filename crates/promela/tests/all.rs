//! All tests of this crate that use it from outside, in one binary: linking each file
//! for itself costs more than running most of them. A new file is a new line here.

mod counts;
mod embedded_c;
mod fuzz_syntax;
mod limits;
mod reduction;
mod syntax_verdicts;
mod told_values;
