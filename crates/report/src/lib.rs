//! Results as text, JSON, SARIF, JUnit and one-file HTML. Data in, string out.
//!
//! Knows no search and no language: what it shows it gets as the plain data of
//! `model` and `span`. The only crate that knows the written formats, which
//! are versioned (`heddle-events/1`, `heddle-trail/2`); types inside are free
//! to change.

mod diagnostics;
mod events;
mod execution;
mod html;
mod junit;
mod lanes;
mod last_state;
mod merged;
mod packed;
mod plain;
mod profile;
mod quantities;
mod sarif;
mod state_graph;
mod told;
mod trace;
mod trail_file;
mod witness;

pub use diagnostics::{Style, render};
pub use events::{
    EndEvent, FindingJson, MergedEvent, Numbers, ProgressEvent, PropertyEvent, ShardJson, StepJson,
    ViolationJson, diagnostic_json, error_json, name_file, run_json, start_json,
};
pub use execution::Execution;
pub use html::{RunData, event_data, page, place};
pub use junit::junit;
pub use lanes::lanes;
pub use last_state::last_state;
pub use merged::Merged;
pub use plain::plain;
pub use profile::{Profile, Row, Variable};
pub use quantities::{bytes, clock, count};
pub use sarif::sarif;
pub use state_graph::{DrawnState, DrawnStep, StateGraph};
pub use told::{error_text, gap_text, violation_text};
pub use trace::{Trace, TraceStep};
pub use trail_file::{Role, SavedText, SavedTrail, TrailError};
pub use witness::witness;

/// What the head of every page that heddle writes has in it.
pub const PAGE_MARK: &str = "<meta name=\"generator\" content=\"heddle\">";
