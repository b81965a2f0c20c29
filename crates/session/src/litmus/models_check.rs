//! What can be said of a model in herd's language without a test of the user's: whether it
//! means something for each dialect, which of its axioms never forbid anything, and tests
//! that tell it from another model.
//!
//! The tests are made up (`heddle_litmus::random`), the same ones each time. That an axiom
//! forbids nothing is said of these tests only.

use crate::litmus::axioms::axioms;
use crate::{Context, Input, Language, LitmusModel, LitmusOptions, Refusal, litmus, litmus_model};
use heddle_litmus::random::{Dialect, text};
use heddle_span::{FileId, Span};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Tests of each dialect.
const TESTS: u64 = 100;
/// Tests that tell two models apart are looked for among so many of each dialect, until there
/// are enough.
const APART: u64 = 400;
const ENOUGH: usize = 20;
/// And so many are told.
const TOLD: usize = 3;

/// Checks a `.cat` file; what there is to say, line by line.
pub fn check_model(
    name: &str,
    against: Option<&str>,
    context: Context<'_>,
) -> Result<String, Refusal> {
    let model = axioms(name, context)?;
    if model.is_for_the_kernel() {
        return model.check_for_the_kernel(context);
    }
    let other = against.map(|name| litmus_model(name, context)).transpose()?;
    let options = options();
    let mut out = String::new();
    let mut failed: BTreeMap<Span, u64> = BTreeMap::new();
    let mut n_tests = 0;
    for dialect in Dialect::ALL {
        let mut wrong = None;
        for seed in 0..TESTS {
            let (test, _) = heddle_litmus::parse(&text(seed, dialect), FileId::default());
            let Some(test) = test else { continue };
            match model.failures(&test, &options, context.limits) {
                Ok(found) => {
                    found.into_iter().for_each(|(at, n)| *failed.entry(at).or_default() += n);
                    n_tests += 1;
                }
                Err(why) => {
                    wrong = Some(why.message);
                    break;
                }
            }
            if context.limits.stop.is_set() {
                break;
            }
        }
        let _ = match wrong {
            None => writeln!(out, "{dialect:?}: understood"),
            Some(why) => writeln!(out, "{dialect:?}: {why}"),
        };
    }
    if n_tests > 0 {
        for (axiom, at) in model.requirements() {
            let place = model.place_of(at);
            let axiom =
                if axiom.is_empty() { "an axiom".to_string() } else { format!("`{axiom}`") };
            let _ = match failed.get(&at) {
                Some(n) => {
                    writeln!(out, "{axiom} ({place}) forbids: {n} executions or parts of one")
                }
                None => writeln!(out, "{axiom} ({place}) forbids nothing in {n_tests} tests"),
            };
        }
    }
    if let (Some(other), Some(against)) = (other, against) {
        let models = [LitmusModel::Axioms(Box::new(model)), other];
        out.push_str(&apart(&models, name, against, context));
    }
    Ok(out)
}

fn options() -> LitmusOptions {
    LitmusOptions {
        window: Some(crate::windows::LITMUS),
        no_stages: false,
        timeout: Some(std::time::Duration::from_secs(2)),
        witness: false,
    }
}

/// A made-up test that asks for one final state: `heddle litmus` tells the models apart by it.
fn asking(test: &str, state: &str) -> String {
    let values = state.split(';').map(str::trim).filter(|v| !v.is_empty());
    let values: Vec<String> = values.map(|v| v.replace(['[', ']'], "")).collect();
    let (body, _) = test.rsplit_once("exists").unwrap_or((test, ""));
    format!("{body}exists ({})\n", values.join(" /\\ "))
}

/// The shortest tests that tell two models apart.
fn apart(models: &[LitmusModel; 2], name: &str, against: &str, context: Context<'_>) -> String {
    let (mut found, mut n_asked) = (Vec::new(), 0);
    for dialect in Dialect::ALL {
        let before = found.len();
        for seed in 0..APART {
            if context.limits.stop.is_set() || found.len() - before == ENOUGH {
                break;
            }
            let test = text(seed, dialect);
            let input = Input::new(Language::Litmus, format!("{dialect:?} {seed}"), test.clone());
            let tested = litmus(&input, models, &options(), context.limits);
            let answers: Vec<_> =
                tested.cells.iter().filter_map(|c| c.answer.as_ref().ok()).collect();
            let [a, b] = answers[..] else { break };
            if !a.result.complete() || !b.result.complete() || a.more || b.more {
                continue;
            }
            n_asked += 1;
            let only = |x: &crate::Answer, y: &crate::Answer| {
                x.outcomes.iter().filter(|o| !y.outcomes.contains(o)).cloned().collect::<Vec<_>>()
            };
            let (first, second) = (only(a, b), only(b, a));
            if !first.is_empty() || !second.is_empty() {
                found.push((test.lines().count(), test, first, second));
            }
        }
    }
    found.sort_by_key(|f| f.0);
    let mut out = format!("{} of {n_asked} tests tell it from {against}\n", found.len());
    for (_, test, first, second) in found.into_iter().take(TOLD) {
        let one = first.first().or(second.first()).map_or("", String::as_str);
        let _ = write!(out, "\n{}", asking(&test, one));
        let told = |model: &str, states: Vec<String>| {
            states.iter().map(|s| format!("(* {s} only under {model} *)\n")).collect::<String>()
        };
        out.push_str(&told(name, first));
        out.push_str(&told(against, second));
    }
    out
}
