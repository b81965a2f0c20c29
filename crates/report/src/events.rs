//! The JSON stream, `heddle-events/1`: one object a line, names never reused.
//!
//! `start` comes first, `end` is last. The schema of every line is `docs/events.schema.json`,
//! against which the tests hold all that they see.

use crate::Trace;
use heddle_model::{Event, Violation};
use heddle_span::{Diagnostic, Severity, SourceMap, Span};
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
    /// Further places: the other side of a race, where a lock was taken.
    pub related: Vec<PlaceJson>,
}

/// A place in a source and what to say of it.
#[derive(Clone, Debug, Serialize)]
pub struct PlaceJson {
    pub file: String,
    pub line: u32,
    pub column: u32,
    pub text: String,
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
            related: violation.related.iter().map(|(s, t)| place(*s, t, sources)).collect(),
        }
    }
}

fn place(span: Span, text: &str, sources: &SourceMap) -> PlaceJson {
    let (file, at) = (sources.file(span.file).name.clone(), sources.position(span));
    PlaceJson { file, line: at.line, column: at.column, text: text.to_string() }
}

/// One statement of a run.
#[derive(Clone, Debug, Serialize)]
pub struct StepJson {
    pub event: &'static str,
    pub step: usize,
    pub lane: String,
    pub text: String,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub column: Option<u32>,
    pub changes: Vec<ChangeJson>,
    /// What it printed.
    pub output: String,
    pub note: String,
    /// It is in the part that repeats.
    pub in_cycle: bool,
}

#[derive(Clone, Debug, Serialize)]
pub struct ChangeJson {
    pub name: String,
    pub old: String,
    pub new: String,
}

impl StepJson {
    pub fn new(step: usize, e: &Event, in_cycle: bool, sources: &SourceMap) -> Self {
        let at = e.span.map(|s| place(s, "", sources));
        let change = |c: &heddle_model::Change| ChangeJson {
            name: c.name.clone(),
            old: c.old.clone(),
            new: c.new.clone(),
        };
        StepJson {
            event: "step",
            step,
            lane: e.lane.clone(),
            text: e.text.clone(),
            file: at.as_ref().map(|a| a.file.clone()),
            line: at.as_ref().map(|a| a.line),
            column: at.as_ref().map(|a| a.column),
            changes: e.changes.iter().map(change).collect(),
            output: e.output.clone(),
            note: e.note.clone(),
            in_cycle,
        }
    }
}

/// Every statement of a run.
pub fn run_json(trace: &Trace, sources: &SourceMap) -> Vec<StepJson> {
    let in_cycle = |i: usize| trace.cycle_start.is_some_and(|start| i >= start);
    let steps = trace.steps.iter().enumerate();
    let each = steps.flat_map(|(i, step)| step.events.iter().map(move |e| (i, e)));
    each.map(|(i, e)| StepJson::new(i + 1, e, in_cycle(i), sources)).collect()
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
    pub findings: Vec<FindingJson>,
    /// Statements that no run executes, as `file:line`.
    pub unreached: Vec<String>,
    pub warnings: Vec<String>,
    /// Reasons to doubt that a property that holds says anything; `warnings` has them too.
    pub doubts: Vec<String>,
    /// Of one part of a swarm: which.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shard: Option<ShardJson>,
    #[serde(flatten)]
    pub numbers: Numbers,
}

/// One part of a swarm, for `heddle merge`.
#[derive(Clone, Debug, PartialEq, Serialize, serde::Deserialize)]
pub struct ShardJson {
    /// From 1 on.
    pub index: u32,
    pub of: u32,
    /// Searches of all parts.
    pub swarm: u32,
    /// The hash of program and options: parts of one swarm have it in common.
    pub job: String,
    /// The expected share of states that this part has missed.
    pub missed: f64,
}

/// What the parts of a swarm say together of one property.
#[derive(Clone, Debug, Serialize)]
pub struct MergedEvent {
    pub event: &'static str,
    pub property: String,
    pub verdict: &'static str,
    pub shards: usize,
    pub missing: Vec<u32>,
    pub missed: f64,
    /// Of the first part that has found something.
    pub trail: Option<String>,
}

/// One of several violations of a property.
#[derive(Clone, Debug, Serialize)]
pub struct FindingJson {
    #[serde(flatten)]
    pub violation: ViolationJson,
    /// How often the search met it.
    pub met: u64,
    pub trail: Option<String>,
    pub steps: usize,
    pub switches: usize,
    /// The run, in documents that have it inside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run: Option<Vec<StepJson>>,
    /// The same as lanes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lanes: Option<String>,
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

/// The first line, whatever the command.
pub fn start_json(version: &str, command: &str, inputs: &[String]) -> Value {
    json!({
        "format": "heddle-events/1", "event": "start", "version": version, "command": command,
        "inputs": inputs,
    })
}

/// The counters of a search that goes on.
#[derive(Clone, Debug, Serialize)]
pub struct ProgressEvent {
    pub event: &'static str,
    pub seconds: f64,
    pub states: u64,
    pub per_second: u64,
    pub depth: u64,
    pub queue: u64,
    pub memory_bytes: u64,
    pub memory_limit: u64,
    /// A guess at how many states there will be in all, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whole: Option<u64>,
}

/// Why something was not done, where that has no place in a source.
pub fn error_json(kind: &str, message: &str) -> Value {
    json!({
        "event": "error", "kind": kind, "message": message, "file": null, "line": null,
        "column": null,
    })
}

/// Gives an event that has no place the file that its message is about: one that cannot be
/// read, or the input that it names, and the line and column if they follow the name, as
/// compilers write them.
pub fn name_file(event: &mut Value, inputs: &[String]) {
    if !event["file"].is_null() {
        return;
    }
    let message = event["message"].as_str().unwrap_or("").to_string();
    let found = message.strip_prefix("cannot find `").and_then(|m| m.split_once('`'));
    let read = || message.strip_prefix("cannot read ").and_then(|m| m.split_once(": "));
    if let Some((file, _)) = found.or_else(read) {
        event["file"] = file.trim_matches('`').into();
        return;
    }
    let places = inputs.iter().flat_map(|input| named(&message, input));
    // The first with a line, or the first.
    let Some((file, numbers)) = places.min_by_key(|(_, numbers)| numbers.is_empty()) else {
        return;
    };
    event["file"] = file.into();
    for (key, number) in ["line", "column"].into_iter().zip(numbers) {
        event[key] = number.into();
    }
}

/// Where a message names a file, each time with the numbers behind it.
fn named<'m>(message: &'m str, file: &'m str) -> impl Iterator<Item = (&'m str, Vec<u32>)> {
    let of_name = |c: char| c.is_alphanumeric() || "_-./".contains(c);
    let found = message.match_indices(file).filter(move |(at, _)| {
        let rest = &message[at + file.len()..];
        // A name ends where a sentence does.
        let ends = !rest.trim_start_matches('.').starts_with(of_name) || rest.starts_with(". ");
        !file.is_empty() && ends && !message[..*at].ends_with(of_name)
    });
    found.map(move |(at, _)| {
        let rest = message[at + file.len()..].strip_prefix(':').unwrap_or("");
        let numbers = rest.split(':').take(2).map_while(|n| n.parse().ok());
        (file, numbers.collect())
    })
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
    let at = |key: &str| labels.first().map_or(Value::Null, |l| l[key].clone());
    let kind = if diagnostic.severity == Severity::Error { "input" } else { severity };
    json!({
        "event": "diagnostic", "severity": severity, "kind": kind,
        "message": diagnostic.message, "file": at("file"), "line": at("line"),
        "column": at("column"), "labels": labels, "notes": diagnostic.notes, "help": diagnostic.help,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_file_that_they_are_about() {
        let inputs = ["a.c".to_string(), "dir/b.c".to_string()];
        let at = |message: &str| {
            let mut e = error_json("input", message);
            name_file(&mut e, &inputs);
            (e["file"].as_str().map(str::to_string), e["line"].as_u64(), e["column"].as_u64())
        };
        let of = |file: &str| (Some(file.to_string()), None, None);
        assert_eq!(at("cannot read x y.pml: not a regular file"), of("x y.pml"));
        assert_eq!(at("cannot find `my.cat`"), of("my.cat"));
        assert_eq!(at("clang refuses a.c:\nfatal error: no"), of("a.c"));
        let placed = (Some("dir/b.c".to_string()), Some(3), Some(14));
        assert_eq!(at("clang refuses dir/b.c:\ndir/b.c:3:14: error: no"), placed);
        assert_eq!(at("data.c and b.c and a.cc and dir/b.c/d"), (None, None, None));
        assert_eq!(at("nothing is known of `a.c`."), of("a.c"));
    }
}
