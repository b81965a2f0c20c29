//! One run of heddle: input → properties → models → searches → verdicts and trails.
//!
//! Between the front ends, which turn text into models and name no search, and whoever
//! asks: the command line, the explorer, a Rust program, a test. What a language's
//! models are called with, how wide a window is, which guess is tried first, what is
//! searched again when a search could not tell: that is decided here and nowhere else.
//!
//! Knows no command line, no console and no files. Texts come in through a [`Host`]; what
//! there is to tell on the way goes out as an [`Event`]. Every search of a run is held to
//! the [`Limits`] of the run: one [`heddle_engine::Stop`], one budget.
//!
//! Each language is a folder and a feature of its own, and needs what it is called with and
//! nothing else; a language that was left out is refused by the name of its feature. Without
//! any there are models written in Rust (`own`), without `cluster` one process (`alone`
//! stands in for `together`).
//!
//! - `input`, `options`, `flags`, `limits`: what is checked, how, how long and how large
//! - `project`: the checks that a project names in its `heddle.toml`
//! - `host`, `event`: what a session asks of its surroundings, and what it tells them
//! - `recorded`: what the surroundings answered, for a replay elsewhere
//! - `diagnose`: what is wrong with a text, as one types
//! - `open`: text becomes a [`Subject`], in the folder of its language:
//!   - `promela`: and SPIN's trails of it
//!   - `c`: under sequential consistency, under memory models (`weak_c`), the kernel's by its
//!     axioms (`kernel_c`), and smallest sets of fences
//!   - `litmus`: tests and `.mcs` programs as something to check, by machines and by herd's
//!     axioms; tables of outcomes
//!   - `assembly`: what compilers write, and kernels
//!   - `families`: proofs for any number of processes, instances as programs, text for NuSMV
//!   - `translate`: C as Promela, and what was found there told in C
//! - `memory`, `windows`, `formulas`, `atoms`: memory models, for the languages that have them
//! - `own`: a model that somebody wrote in Rust
//! - `property`, `properties`, `claim`: what can be asked, chosen in one place
//! - `strategy`: how a property becomes a [`Question`] that a search decides
//! - `size_estimate`: how many states there will be in all
//! - `profile`: what makes the states, by line, process and variable
//! - `check`, `vacuity`, `verdict_text`, `replay`, `saved`: verdicts, doubts about them, and
//!   runs as people see them

// What languages share lies idle where only some of them are built.
#![cfg_attr(not(feature = "languages"), allow(dead_code))]

#[cfg(feature = "assembly")]
mod assembly;
#[cfg(feature = "models")]
mod atoms;
#[cfg(feature = "c")]
mod c;
mod check;
mod claim;
#[cfg(feature = "languages")]
mod diagnose;
mod event;
#[cfg(feature = "families")]
mod families;
pub mod flags;
#[cfg(feature = "models")]
mod formulas;
mod host;
mod input;
mod limits;
#[cfg(feature = "litmus")]
mod litmus;
#[cfg(feature = "models")]
mod memory;
mod open;
mod options;
mod own;
mod profile;
#[cfg(feature = "languages")]
mod project;
#[cfg(feature = "promela")]
mod promela;
mod properties;
mod property;
mod question;
mod reading;
mod recorded;
mod replay;
mod saved;
mod size_estimate;
mod strategy;
mod subject;
#[cfg_attr(not(feature = "cluster"), path = "alone.rs")]
mod together;
#[cfg(feature = "translate")]
mod translate;
mod vacuity;
pub mod verdict_text;
#[cfg(feature = "models")]
pub mod windows;

#[cfg(feature = "c")]
pub use c::fences::{FenceAnswer, FenceReport, fences};
pub use check::{Checked, Finding, check, check_on};
#[cfg(feature = "languages")]
pub use diagnose::diagnose;
pub use event::{Event, Silent, Watch};
#[cfg(feature = "families")]
pub use families::{
    ProofOptions, SmvOptions, Whole, failure_trace, obligation_json, obligation_line, prove, smv,
};
#[cfg(feature = "cluster")]
pub use heddle_cluster::{Cluster, Disk, Link, Team, ask_first, gather};
pub use host::{Alone, Host};
pub use input::{Input, Language};
pub use limits::{Limits, Timer};
#[cfg(feature = "litmus")]
pub use litmus::{
    Answer, Axioms, Cell, LitmusModel, LitmusOptions, Order, Tested, check_model, kept_order,
    litmus, litmus_model, litmus_picture,
};
#[cfg(feature = "models")]
pub use memory::{imported_model, memory_model, shown_model};
pub use open::open;
pub use options::{Liveness, ModelOptions, Options, PropertyOptions, Reduction, SearchOptions};
pub use own::OwnModel;
pub use profile::profile;
#[cfg(feature = "languages")]
pub use project::{Case, Expect, PROJECT_FILE, cases, nearest};
#[cfg(feature = "promela")]
pub use promela::SpinTrail;
pub use property::{Goal, Kind, Property};
pub use question::{Found, Over, Question, When};
pub use recorded::{Compiled, LoadedFile, Recorded, Recorder, Shipped, Texts};
pub use replay::{Replayed, replay, tell};
pub use saved::{OpenedTrail, in_force, saved_trail};
pub use size_estimate::SizeEstimate;
pub use subject::{Context, Purpose, Refusal, Subject};
#[cfg(feature = "cluster")]
pub use together::Keeping;
pub use together::Together;
#[cfg(feature = "translate")]
pub use translate::{TranslateOptions, open_translated, translate};
