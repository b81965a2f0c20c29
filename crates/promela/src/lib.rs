//! Promela to its own Model.

pub mod syntax;

pub mod ir;
pub mod lower;
mod visit;
