//! Promela to its own Model.

pub mod syntax;

pub mod code;
pub mod ir;
pub mod layout;
pub mod lower;
pub mod step;
mod reduction;
mod visit;
