//! Litmus tests by memory models: answers, the runs that show them, and what each model
//! keeps in order.

use crate::arrows::arrows;
use crate::desk::words;
use heddle_report::RunData;
use heddle_session::{
    Answer, Context, Input, LitmusModel, LitmusOptions, kept_order, litmus_model,
};
use heddle_span::SourceMap;
use serde_json::{Value, json};
use std::time::Duration;

/// From the strongest to the weakest.
const MODELS: [&str; 8] = ["sc", "tso", "pso", "rmo", "armv8", "rvwmo", "power", "rc11"];

/// A test that takes longer is not decided here.
const LONGEST: Duration = Duration::from_secs(20);

/// Every test under every model.
pub fn matrix(tests: &[Input], context: Context<'_>) -> Value {
    let models = MODELS.iter().map(|m| litmus_model(m, context)).collect::<Result<Vec<_>, _>>();
    let models = match models {
        Ok(models) => models,
        Err(refusal) => return json!({"error": words(&refusal)}),
    };
    let rows: Vec<Value> = tests.iter().map(|t| row(t, &models, context)).collect();
    json!({"models": MODELS, "tests": rows})
}

fn row(input: &Input, models: &[LitmusModel], context: Context<'_>) -> Value {
    let options =
        LitmusOptions { window: None, no_stages: false, timeout: Some(LONGEST), witness: true };
    let tested = heddle_session::litmus(input, models, &options, context.limits);
    let wrong: Vec<&String> = tested.diagnostics.iter().map(|d| &d.message).collect();
    let cells: Vec<Value> = tested
        .cells
        .iter()
        .zip(models)
        .map(|(cell, model)| match &cell.answer {
            Ok(answer) => said(answer, kept(input, model, &tested.sources), &tested.sources),
            Err(why) => json!({"word": "not asked", "why": why.message}),
        })
        .collect();
    json!({
        "file": input.files.first().map(|f| &f.0), "text": input.files.first().map(|f| &f.1),
        "name": tested.name, "condition": tested.condition, "wrong": wrong, "cells": cells,
    })
}

fn said(answer: &Answer, kept: Value, sources: &SourceMap) -> Value {
    let run = answer.witness.as_ref().and_then(|w| w.as_ref().ok()).map(|trace| {
        let drawn = arrows(trace.steps.iter().map(|s| s.events.as_slice()));
        let drawn = drawn
            .iter()
            .map(|a| json!([a.kind.name(), a.from.0, a.from.1, a.to.0, a.to.1, a.object]));
        let arrows = drawn.collect();
        RunData { trace, values: &[], blocked: &[], sources, arrows }.json()
    });
    json!({
        "word": answer.word, "outcomes": answer.outcomes, "seconds": answer.seconds,
        "run": run, "kept": kept,
    })
}

/// Thread, both places, why.
fn kept(input: &Input, model: &LitmusModel, sources: &SourceMap) -> Value {
    let place = |s| heddle_report::place(s, sources);
    let one = |o: &heddle_session::Order| json!([o.lane, place(o.older), place(o.younger), o.why]);
    kept_order(input, model).map_or(Value::Null, |all| all.iter().map(one).collect())
}
