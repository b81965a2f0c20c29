//! What a session tells while it runs, as data. Who shows it, and how, is not known here.

use heddle_engine::Progress;
use heddle_span::{Diagnostic, SourceMap};
use std::sync::Arc;

/// Something that happens.
#[derive(Clone, Copy, Debug)]
pub enum Event<'e> {
    /// What is to be said of the input: errors, warnings, what is not supported.
    Diagnostics(&'e [Diagnostic], &'e SourceMap),
    /// A reason to doubt, or something that was left out.
    Warning(&'e str),
    /// Something that one may like to know.
    Note(&'e str),
    /// Something that only the curious ask for.
    Detail(&'e str),
    /// A search begins; its counters can be read while it runs.
    Begins { progress: &'e Arc<Progress>, memory_limit: u64 },
    /// It has ended.
    Ends,
}

/// Who listens.
pub trait Watch {
    fn event(&self, event: Event<'_>);
}

/// Nobody.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Watch for Silent {
    fn event(&self, _: Event<'_>) {}
}
