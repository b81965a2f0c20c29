//! What became of the parts of a proof, in words and as JSON.

use heddle_prove::symbolic::Proof;
use heddle_prove::{Failure, Obligation};
use heddle_report::{Trace, TraceStep, ViolationJson};
use heddle_span::SourceMap;
use serde_json::{Value, json};

/// The verdict on an obligation, in a line.
pub fn obligation_line(o: &Obligation) -> String {
    let mut how: Vec<String> = Vec::new();
    // How many states are seen before a run is found is a matter of luck.
    if let (Some(s), "proved") = (&o.stats, o.word) {
        how.push(format!("{} {}", s.stored, if s.stored == 1 { "state" } else { "states" }));
    }
    match &o.proof {
        Some(Proof::Invariant { clauses: 1, .. }) => how.push("invariant of 1 clause".into()),
        Some(Proof::Invariant { clauses, .. }) => {
            how.push(format!("invariant of {clauses} clauses"))
        }
        Some(Proof::KInduction(k)) => how.push(format!("{k}-inductive")),
        None => {}
    }
    let why = if o.why.is_empty() { String::new() } else { format!(" ({})", o.why) };
    format!("{:<9} {}: {}{why}    {}\n", o.word, o.name, o.title, how.join(", "))
        .trim_end()
        .to_string()
        + "\n"
}

/// A run that breaks an obligation, as people see runs.
pub fn failure_trace(failure: &Failure) -> Trace {
    let step = |(actor, events): &(heddle_model::Actor, Vec<heddle_model::Event>)| TraceStep {
        actor: *actor,
        events: events.clone(),
    };
    let steps = failure.steps.iter().map(step).collect();
    Trace { steps, cycle_start: failure.cycle_start, violation: Some(failure.violation.clone()) }
}

/// An obligation of a file as an event; `trail` is where its run was saved.
pub fn obligation_json(
    o: &Obligation,
    sources: &SourceMap,
    input: &str,
    trail: Option<String>,
) -> Value {
    let run = o.failure.as_ref().map(|f| {
        let steps: Vec<Value> = f.steps.iter().map(|(_, events)| events_json(events)).collect();
        let state: Vec<Value> =
            f.state.iter().map(|(n, v)| json!({"name": n, "value": v})).collect();
        json!({
            "violation": ViolationJson::new(&f.violation, sources), "steps": steps,
            "state": state, "abstract": f.is_abstract, "stem": f.cycle_start,
        })
    });
    let (method, clauses, invariant) = match &o.proof {
        Some(Proof::Invariant { clauses, text }) => ("pdr", Some(*clauses), text.clone()),
        Some(Proof::KInduction(k)) => ("k-induction", Some(*k), Vec::new()),
        None => ("", None, Vec::new()),
    };
    json!({
        "event": "obligation", "input": input, "name": o.name,
        "title": o.title, "verdict": o.word, "why": o.why, "run": run,
        "states": o.stats.map(|s| s.stored), "transitions": o.stats.map(|s| s.transitions),
        "method": method, "size": clauses, "invariant": invariant, "trail": trail,
    })
}

fn events_json(events: &[heddle_model::Event]) -> Value {
    let one = |e: &heddle_model::Event| {
        let changes: Vec<Value> =
            e.changes.iter().map(|c| json!({"name": c.name, "old": c.old, "new": c.new})).collect();
        json!({"who": e.lane, "does": e.text, "changes": changes})
    };
    Value::Array(events.iter().map(one).collect())
}
