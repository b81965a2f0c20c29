//! LLVM IR text to machine program.
//!
//! ```text
//! load(vec![(name, text)], &LoadOptions, &mut sources, &mut loader) -> (Option<Program>, diagnostics)
//! ```
//! reads the text that clang writes ([`reader`]), links modules ([`ir`]) and
//! lowers the result ([`lower`]) for `heddle_machine::MachineModel::new`.
//! [`clang`] says how to call clang; nobody here does.

pub mod clang;
pub mod cpp;
mod gcc;
pub mod ir;
mod load;
pub mod lower;
mod needed;
pub mod reader;
mod rust;
pub mod rustc;
mod spin_loops;

pub use load::load;
pub use lower::LoadOptions;

/// `heddle.h`: what a C program can say to the checker.
pub const HEADER: &str = include_str!("../include/heddle.h");

/// `genmc.h`, for programs that were written for GenMC.
pub const GENMC_HEADER: &str = include_str!("../include/genmc.h");
