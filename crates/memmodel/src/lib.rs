//! Memory models as input.
//!
//! A model is a text file of ordering rules ([`parse`]); ten are built in
//! ([`builtin`]). [`Machine`] runs a [`Program`] under one of them, as a
//! [`heddle_model::Model`]. The idea, and the operations fetch, issue, execute and
//! reflect, are McSPIN's (Abe, Ugawa and Maeda 2016); rules become guards over the
//! instances in flight instead of clocks over whole traces, so nothing bounds the
//! number of iterations, and stages are derived instead of asked for.
//!
//! Knows no instruction set and no search.

mod assertions;
mod attrs;
mod block;
mod blocked;
mod builtin;
pub mod c11;
mod check;
mod common_order;
mod fence_order;
pub mod fences;
mod fetch;
mod fetch_hold;
mod global;
mod independent_access;
mod infinite_runs;
mod issue;
mod kept;
mod livelock;
mod local;
mod locs;
mod machine;
mod model;
mod observations;
pub mod passes;
mod plain;
mod program;
mod promise;
mod propagation;
mod races;
mod reach;
mod rel;
mod retire;
mod rule_shape;
mod sources;
mod stages;
mod state;
mod store_folding;
mod swaps;
mod syntax;
mod threads;
mod waist;
mod word;

pub use attrs::{ATTRIBUTES, attr, attr_names, full_fence};
pub use builtin::{Builtin, builtin, builtins};
pub use check::parse;
pub use global::{Done, What};
pub use infinite_runs::{Bias, Compare, Propositions, Runs, Watch};
pub use kept::{Kept, kept};
pub use locs::MAX_LOCS;
pub use machine::{Machine, Options};
pub use model::{MemModel, Older, Rule, Views, Waits};
pub use program::{
    ANY_SIZE, Alu, Code, Instr, Mark, Operand, Park, Program, Reg, Thread, Update, When, address,
    location,
};
pub use promise::{Promise, Prop, Var};
pub use rel::{BRANCH, Bounds, Ev, FENCE, MAX_WINDOW, NONE, READ, Rel, Set, WRITE, Win};
pub use sources::Sources;
pub use stages::{Stages, stages};
pub use state::{Entry, Src, State, ThreadState};
pub use syntax::STATEMENTS;
pub use word::{UNDEFINED, Word};
