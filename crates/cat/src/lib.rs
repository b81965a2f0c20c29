//! Memory models in herd's cat language, and the executions that they allow.
//!
//! A model is a text that says which candidate executions of a program are executions:
//! [`syntax`] reads it, [`interp`] interprets it on the events of a test, [`graph`] holds
//! what depends on choices, [`search`] makes the choices, `origins` says what a pair of a relation is made of. [`program`] is what front ends
//! write; [`paths`] and [`events`] turn it into events with dependencies. `operational` makes a
//! machine of models that have that form.
//!
//! Not here: any instruction set, any litmus syntax, files. Mixed sizes, page tables and
//! instruction fetch have no events here.

pub mod bits;
pub mod events;
mod flags;
pub mod graph;
mod hash;
pub mod interp;
pub mod lower;
mod model;
mod names;
mod operational;
mod origins;
pub mod paths;
pub mod program;
pub mod search;
pub mod syntax;
pub mod value;
mod words;

pub use model::{Model, embedded, twin};
pub use search::{
    Accessed, Answer, Draw, Drawing, Drawn, MOST_PATHS, Question, Var, Wanted, search,
};
