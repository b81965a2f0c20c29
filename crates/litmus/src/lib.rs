//! Litmus tests: herd's formats to programs of `heddle-memmodel` and final conditions.

mod a64_access;
mod aarch64;
mod asm;
mod c;
mod cond;
mod expression;
pub mod fences;
pub mod generate;
pub mod herd;
mod lex;
mod mc;
mod mcs;
mod places;
mod ppc;
mod riscv;
mod run;
mod test;
mod text;
mod witness;
mod x86;

pub use asm::Arch;
pub use cond::{Condition, Prop, Quantifier, Var};
pub use mcs::{parse_program, parse_program_for};
pub use run::{Answer, LitmusResult, Outcome, RunOptions, explore, prove, refuses, run};
pub use test::{Test, parse};
pub use witness::witness;
