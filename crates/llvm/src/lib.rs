//! LLVM IR text to machine program.

pub mod ir;
pub mod reader;
