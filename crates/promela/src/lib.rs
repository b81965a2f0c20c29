//! Promela to its own Model.
//!
//! ```text
//! text --syntax--> ast::Program --lower--> Ir --merge--> Ir --layout, code--> PromelaModel
//! ```
//! [`model`] makes a [`PromelaModel`] of a checked program; [`Options`] says
//! how its steps are counted, which never claim runs beside it, and which
//! expressions are propositions (`ltl` blocks bring theirs as
//! [`syntax::ast::Ltl::atoms`], in the order that the formula numbers them).
//! The product with an automaton is made elsewhere, from [`holds`].
//!
//! [`holds`]: heddle_model::Worker::holds

pub mod syntax;

mod accepting_sccs;
mod access;
mod code;
mod compiled;
mod embed;
mod interp;
pub mod ir;
mod layout;
mod liveness;
mod lower;
mod merge;
mod model;
pub mod native;
mod private;
mod reach;
mod reduction;
mod state_vars;
pub mod transition;
mod visit;
mod worker;

pub use embed::CCompiler;
pub use interp::{Edge, Interp, World};
pub use model::{Claim, Options, PromelaModel, interpreter_fault, model, model_with_c, outline};
pub use reach::unreachable;
pub use worker::PromelaWorker;
