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
//! Without the feature `languages` there are models written in Rust alone (`own`), without
//! `cluster` one process (`alone` stands in for `together`).
//!
//! - `input`, `options`, `flags`, `limits`: what is checked, how, how long and how large
//! - `project`: the checks that a project names in its `heddle.toml`
//! - `host`, `event`: what a session asks of its surroundings, and what it tells them
//! - `recorded`: what the surroundings answered, for a replay elsewhere
//! - `diagnose`: what is wrong with a text, as one types
//! - `open`: text becomes a [`Subject`]; one file for each language: `promela`, `c`,
//!   `weak_c`, `kernel_c`, `programs`, `axiom_tests`, `kernel`, `assembly`, `mapped` (what was translated), `own` (a
//!   model that somebody wrote in Rust), `family` (an instance of one)
//! - `property`, `properties`, `atoms`, `formulas`: what can be asked, chosen in one place
//! - `strategy`, `windows`: how a property becomes a [`Question`] that a search decides
//! - `prove`, `proof_text`, `smv`, `translate`: families of any size, text for NuSMV, C as Promela
//! - `litmus`, `litmus_text`, `axioms`, `fences`: tables of outcomes, by machines and by herd's axioms, and
//!   smallest sets of fences
//! - `size_estimate`: how many states there will be in all
//! - `profile`: what makes the states, by line, process and variable
//! - `check`, `vacuity`, `verdict_text`, `replay`, `saved`, `spin_trail`: verdicts, doubts about them, and runs as
//!   people see them, SPIN's among them

#[cfg(feature = "languages")]
mod aspects;
#[cfg(feature = "languages")]
mod assembly;
#[cfg(feature = "languages")]
mod atoms;
#[cfg(feature = "languages")]
mod axiom_tests;
#[cfg(feature = "languages")]
mod axioms;
#[cfg(feature = "languages")]
mod c;
#[cfg(feature = "languages")]
mod c_atoms;
mod check;
#[cfg(feature = "languages")]
mod clang;
#[cfg(feature = "languages")]
mod compiling;
#[cfg(feature = "languages")]
mod diagnose;
mod event;
#[cfg(feature = "languages")]
mod execution_run;
#[cfg(feature = "languages")]
mod execution_text;
#[cfg(feature = "languages")]
mod family;
#[cfg(feature = "languages")]
mod fence_search;
#[cfg(feature = "languages")]
mod fences;
#[cfg(feature = "languages")]
mod final_states;
#[cfg(feature = "languages")]
pub mod flags;
#[cfg(feature = "languages")]
mod formulas;
mod host;
mod input;
#[cfg(feature = "languages")]
mod kept;
#[cfg(feature = "languages")]
mod kernel;
#[cfg(feature = "languages")]
mod kernel_c;
mod limits;
#[cfg(feature = "languages")]
mod linearizable;
#[cfg(feature = "languages")]
mod litmus;
#[cfg(feature = "languages")]
mod litmus_text;
#[cfg(feature = "languages")]
mod mapped;
#[cfg(feature = "languages")]
mod memory;
#[cfg(feature = "languages")]
mod models_check;
#[cfg(feature = "languages")]
mod open;
mod options;
mod own;
#[cfg(feature = "languages")]
mod presearch;
#[cfg(feature = "languages")]
mod profile;
#[cfg(feature = "languages")]
mod programs;
#[cfg(feature = "languages")]
mod project;
#[cfg(feature = "languages")]
mod promela;
#[cfg(feature = "languages")]
mod proof_text;
#[cfg_attr(not(feature = "languages"), expect(dead_code))]
mod properties;
mod property;
#[cfg(feature = "languages")]
mod prove;
mod question;
#[cfg(feature = "languages")]
mod recorded;
mod replay;
#[cfg(feature = "languages")]
mod saved;
mod size_estimate;
#[cfg(feature = "languages")]
mod smv;
#[cfg(feature = "languages")]
mod spin_trail;
#[cfg_attr(not(feature = "languages"), expect(dead_code))]
mod strategy;
mod subject;
#[cfg_attr(not(feature = "cluster"), path = "alone.rs")]
mod together;
#[cfg(feature = "languages")]
mod translate;
#[cfg(test)]
mod twins;
mod vacuity;
pub mod verdict_text;
#[cfg(feature = "languages")]
mod weak_c;
#[cfg(feature = "languages")]
pub mod windows;

#[cfg(feature = "languages")]
pub use axioms::Axioms;
pub use check::{Checked, Finding, check, check_on};
#[cfg(feature = "languages")]
pub use diagnose::diagnose;
pub use event::{Event, Silent, Watch};
#[cfg(feature = "languages")]
pub use fences::{FenceAnswer, FenceReport, fences};
#[cfg(feature = "cluster")]
pub use heddle_cluster::{Cluster, Disk, Link, Team, ask_first, gather};
#[cfg(feature = "languages")]
pub use heddle_prove::Whole;
pub use host::{Alone, Host};
pub use input::{Input, Language};
#[cfg(feature = "languages")]
pub use kept::{Order, kept_order};
pub use limits::{Limits, Timer};
#[cfg(feature = "languages")]
pub use litmus::{
    Answer, Cell, LitmusModel, LitmusOptions, Tested, litmus, litmus_model, litmus_picture,
};
#[cfg(feature = "languages")]
pub use mapped::open_translated;
#[cfg(feature = "languages")]
pub use memory::{imported_model, memory_model, shown_model};
#[cfg(feature = "languages")]
pub use models_check::check_model;
#[cfg(feature = "languages")]
pub use open::open;
pub use options::{Liveness, ModelOptions, Options, PropertyOptions, Reduction, SearchOptions};
pub use own::OwnModel;
#[cfg(feature = "languages")]
pub use profile::profile;
#[cfg(feature = "languages")]
pub use project::{Case, Expect, PROJECT_FILE, cases, nearest};
#[cfg(feature = "languages")]
pub use proof_text::{failure_trace, obligation_json, obligation_line};
pub use property::{Goal, Kind, Property};
#[cfg(feature = "languages")]
pub use prove::{ProofOptions, prove};
pub use question::{Found, Over, Question, When};
#[cfg(feature = "languages")]
pub use recorded::{Compiled, LoadedFile, Recorded, Recorder, Shipped, Texts};
pub use replay::{Replayed, replay, tell};
#[cfg(feature = "languages")]
pub use saved::{OpenedTrail, in_force, saved_trail};
pub use size_estimate::SizeEstimate;
#[cfg(feature = "languages")]
pub use smv::{SmvOptions, smv};
#[cfg(feature = "languages")]
pub use spin_trail::SpinTrail;
pub use subject::{Context, Purpose, Refusal, Subject};
#[cfg(feature = "cluster")]
pub use together::Keeping;
pub use together::Together;
#[cfg(feature = "languages")]
pub use translate::{TranslateOptions, translate};
