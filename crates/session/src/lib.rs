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
//! - `input`, `options`, `flags`, `limits`: what is checked, how, how long and how large
//! - `project`: the checks that a project names in its `heddle.toml`
//! - `host`, `event`: what a session asks of its surroundings, and what it tells them
//! - `recorded`: what the surroundings answered, for a replay elsewhere
//! - `diagnose`: what is wrong with a text, as one types
//! - `open`: text becomes a [`Subject`]; one file for each language: `promela`, `c`,
//!   `weak_c`, `kernel_c`, `programs`, `kernel`, `assembly`, `mapped` (what was translated), `own` (a
//!   model that somebody wrote in Rust)
//! - `property`, `properties`, `atoms`, `formulas`: what can be asked, chosen in one place
//! - `strategy`, `windows`: how a property becomes a [`Question`] that a search decides
//! - `prove`, `smv`, `translate`: families of any size, text for NuSMV, C as Promela
//! - `litmus`, `axioms`, `fences`: tables of outcomes, by machines and by herd's axioms, and
//!   smallest sets of fences
//! - `profile`: what makes the states, by line, process and variable
//! - `check`, `vacuity`, `replay`, `saved`, `spin_trail`: verdicts, doubts about them, and runs as
//!   people see them, SPIN's among them

mod aspects;
mod assembly;
mod atoms;
mod axioms;
mod c;
mod check;
mod clang;
mod compiling;
mod diagnose;
mod event;
mod execution_run;
mod execution_text;
mod fence_search;
mod fences;
mod final_states;
pub mod flags;
mod formulas;
mod host;
mod input;
mod kept;
mod kernel;
mod kernel_c;
mod limits;
mod linearizable;
mod litmus;
mod mapped;
mod memory;
mod models_check;
mod open;
mod options;
mod own;
mod profile;
mod programs;
mod project;
mod promela;
mod properties;
mod property;
mod prove;
mod question;
mod recorded;
mod replay;
mod saved;
mod smv;
mod spin_trail;
mod strategy;
mod subject;
mod together;
mod translate;
mod vacuity;
mod weak_c;
pub mod windows;

pub use axioms::Axioms;
pub use check::{Checked, Finding, check, check_on};
pub use diagnose::diagnose;
pub use event::{Event, Silent, Watch};
pub use fences::{FenceAnswer, FenceReport, fences};
pub use heddle_cluster::{Cluster, Disk, Link, Team, ask_first, gather};
pub use heddle_prove::Whole;
pub use host::{Alone, Host};
pub use input::{Input, Language};
pub use kept::{Order, kept_order};
pub use limits::{Limits, Timer};
pub use litmus::{
    Answer, Cell, LitmusModel, LitmusOptions, Tested, litmus, litmus_model, litmus_picture,
};
pub use mapped::open_translated;
pub use memory::{imported_model, memory_model, shown_model};
pub use models_check::check_model;
pub use open::open;
pub use options::{Liveness, ModelOptions, Options, PropertyOptions, Reduction, SearchOptions};
pub use own::OwnModel;
pub use profile::profile;
pub use project::{Case, Expect, PROJECT_FILE, cases, nearest};
pub use property::{Goal, Kind, Property};
pub use prove::{ProofOptions, prove};
pub use question::{Found, Over, Question, When};
pub use recorded::{Compiled, LoadedFile, Recorded, Recorder, Shipped, Texts};
pub use replay::{Replayed, replay, tell};
pub use saved::{OpenedTrail, in_force, saved_trail};
pub use smv::{SmvOptions, smv};
pub use spin_trail::SpinTrail;
pub use subject::{Context, Purpose, Refusal, Subject};
pub use together::{Keeping, Together};
pub use translate::{TranslateOptions, translate};
