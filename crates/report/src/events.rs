//! The JSON stream, `heddle-events/1`: one object a line, names never reused.
//!
//! `start` comes first, then `diagnostic` and `verdict` lines, `end` is last.

use heddle_model::{Violation, fingerprint};
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde::Serialize;
use serde_json::{Value, json};

/// The counters of a search, as every event spells them.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Numbers {
    pub states: u64,
    pub stored: u64,
    pub matched: u64,
    pub transitions: u64,
    pub depth: u64,
    pub seconds: f64,
    /// Of store, queues and stacks, the most at one time.
    pub memory_bytes: u64,
    /// Of the store alone, at the end.
    pub store_bytes: u64,
    pub workers: usize,
    pub store: String,
    pub reduction: String,
}

impl Numbers {
    /// Sums for the last line; the deepest depth, the names of the last run.
    pub fn add(&mut self, one: &Numbers) {
        *self = Numbers {
            states: self.states + one.states,
            stored: self.stored + one.stored,
            matched: self.matched + one.matched,
            transitions: self.transitions + one.transitions,
            depth: self.depth.max(one.depth),
            seconds: self.seconds + one.seconds,
            memory_bytes: self.memory_bytes.max(one.memory_bytes),
            store_bytes: self.store_bytes.max(one.store_bytes),
            ..one.clone()
        };
    }
}

#[derive(Clone, Debug, Serialize)]
pub struct ViolationJson {
    pub kind: &'static str,
    pub message: String,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub column: Option<u32>,
}

impl ViolationJson {
    pub fn new(violation: &Violation, sources: &SourceMap) -> Self {
        let at = violation.span.map(|s| (sources.file(s.file).name.clone(), sources.position(s)));
        ViolationJson {
            kind: violation.kind.name(),
            message: violation.message.clone(),
            file: at.as_ref().map(|a| a.0.clone()),
            line: at.as_ref().map(|a| a.1.line),
            column: at.as_ref().map(|a| a.1.column),
        }
    }
}

/// The verdict on one property.
#[derive(Clone, Debug, Serialize)]
pub struct PropertyEvent {
    pub event: &'static str,
    pub input: String,
    pub property: String,
    pub verdict: &'static str,
    pub violation: Option<ViolationJson>,
    /// Why the search is not complete, in words.
    pub gaps: Vec<String>,
    pub trail: Option<String>,
    pub steps: Option<usize>,
    pub switches: Option<usize>,
    /// For a lasso: how many of the steps come before the part that repeats.
    pub stem: Option<usize>,
    /// Violations met, when the search went on after the first.
    pub violations: u64,
    /// Their kinds, each once.
    pub kinds: Vec<&'static str>,
    /// Each different one, the one that `violation` tells first, when the search went on.
    pub findings: Vec<ViolationJson>,
    /// Statements that no run executes, as `file:line`.
    pub unreached: Vec<String>,
    pub warnings: Vec<String>,
    #[serde(flatten)]
    pub numbers: Numbers,
}

/// The last line.
#[derive(Clone, Debug, Serialize)]
pub struct EndEvent {
    pub event: &'static str,
    pub verdict: &'static str,
    pub violation: Option<ViolationJson>,
    pub complete: bool,
    #[serde(flatten)]
    pub numbers: Numbers,
    pub exit: u8,
}

pub fn start_json(version: &str, inputs: &[String]) -> Value {
    json!({"format": "heddle-events/1", "event": "start", "version": version, "inputs": inputs})
}

pub fn diagnostic_json(diagnostic: &Diagnostic, sources: &SourceMap) -> Value {
    let severity = match diagnostic.severity {
        Severity::Note => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
        Severity::Unsupported => "unsupported",
    };
    let labels: Vec<Value> = diagnostic
        .labels
        .iter()
        .map(|l| {
            let p = sources.position(l.span);
            let file = &sources.file(l.span.file).name;
            json!({"file": file, "line": p.line, "column": p.column, "text": l.text})
        })
        .collect();
    json!({
        "event": "diagnostic", "severity": severity, "message": diagnostic.message,
        "labels": labels, "notes": diagnostic.notes, "help": diagnostic.help,
    })
}

/// A checksum of a source text, for saved trails.
pub(crate) fn text_checksum(text: &str) -> String {
    format!("{:016x}", fingerprint(text.as_bytes()))
}
