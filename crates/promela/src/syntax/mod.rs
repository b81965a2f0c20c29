//! The syntax half: from text to a checked syntax tree.

pub mod ast;
pub mod pp;
