//! Litmus tests: herd's formats to programs of `heddle-memmodel` and final conditions.

mod asm;
mod c;
mod code_addresses;
mod columns;
mod cond;
mod expression;
pub mod generate;
pub mod herd;
mod lex;
mod machine_code;
mod mc;
mod mcs;
mod places;
pub mod random;
mod refuse;
mod run;
mod test;
mod text;
mod witness;

pub use asm::Arch;
pub use cond::{Condition, Prop, Quantifier, Var};
pub use heddle_isa::Seen;
pub use mcs::{parse_program, parse_program_for};
pub use run::{Answer, Finals, LitmusResult, Outcome, Searched, refuses};
pub use test::{Test, parse, parse_for_people};
pub use witness::witness;
