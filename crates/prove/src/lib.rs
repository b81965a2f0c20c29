//! Families of processes of any size, and the finite systems that they rest on.
//!
//! [`family::parse`] reads a `.family` file; its [`family::Report`] says, for
//! every number of processes, what was proved, by which steps, and under which
//! assumptions. Everything is decided on one form, the finite transition
//! [`system::System`]: explored by `heddle-engine` ([`explicit`]), solved with
//! SAT ([`symbolic`]: IC3, k-induction, bounded search), or written as SMV.
//! Replicated processes are counted ([`counters`]).
//!
//! Formulas of time are decided of these, too ([`temporal`]); of modules with inputs and
//! outputs it is shown that nothing bad happens.
//!
//! Not here: files, printing, time.

pub mod assembly;
pub mod counted;
pub mod counters;
pub mod explicit;
pub mod expr;
pub mod family;
mod hint;
pub mod induction;
pub mod instance;
pub mod members;
pub mod prove;
pub mod smv;
pub mod symbolic;
pub mod syntax;
pub mod system;
pub mod temporal;
pub mod typing;
pub mod unfolded;

pub use family::{Failure, Family, Note, Obligation, Report, Whole, parse};
pub use prove::{Engine, Settings};
pub use symbolic::Method;
