//! Results as text, JSON, SARIF, JUnit and one-file HTML. Data in, string out.
//!
//! Knows no search and no language: what it shows it gets as the plain data of
//! `model` and `span`. The only crate that knows the written formats, which
//! are versioned (`heddle-events/1`, `heddle-trail/1`); types inside are free
//! to change.

mod diagnostics;
mod events;
mod execution;
mod html;
mod junit;
mod lanes;
mod sarif;
mod trace;
mod trail_file;

pub use diagnostics::{Style, render};
pub use events::{EndEvent, Numbers, PropertyEvent, ViolationJson, diagnostic_json, start_json};
pub use execution::Execution;
pub use html::{event_data, live_page, page_data, trace_page};
pub use junit::junit;
pub use lanes::lanes;
pub use sarif::sarif;
pub use trace::{Trace, TraceStep};
pub use trail_file::{SavedTrail, TrailError};
