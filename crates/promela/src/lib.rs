//! Promela to its own Model.

pub mod syntax;
