//! herd's output format, so that `mcompare7` and scripts keep working.
//!
//! herd counts executions; a search over states can only count final states, so
//! `Positive` and `Negative` are numbers of states here.

use crate::cond::Quantifier;
use crate::run::{LitmusResult, Outcome};
use crate::test::Test;
use heddle_memmodel::{address, location};
use std::fmt::Write;

/// One final state: `0:EAX=0; [x]=1;`
pub fn outcome_text(test: &Test, outcome: &Outcome) -> String {
    let one = |(&var, &value): (&crate::cond::Var, &i64)| {
        format!("{}={};", test.var_name(var), value_text(test, value))
    };
    let vars = test.condition.observed.iter().zip(&outcome.values);
    vars.map(one).collect::<Vec<_>>().join(" ")
}

/// A value, or the location whose address it is.
pub fn value_text(test: &Test, value: i64) -> String {
    let (cells, names) = (&test.program.cells, &test.program.locs);
    if let Ok(l) = cells.binary_search_by_key(&value, |c| c.0) {
        return names[l].clone();
    }
    match location(value, names.len()).filter(|_| cells.is_empty()) {
        Some(l) if value == address(l) => names[l].clone(),
        _ => value.to_string(),
    }
}

/// The condition with its quantifier, as herd prints it.
pub fn condition_text(test: &Test) -> String {
    test.condition.whole()
}

/// The report on one test. `seconds` is the caller's: libraries do not ask the time.
pub fn report(test: &Test, r: &LitmusResult, seconds: f64) -> String {
    let mut out = String::new();
    let kind = match r.quantifier {
        Quantifier::Exists => "Allowed",
        Quantifier::NotExists => "Forbidden",
        Quantifier::Forall => "Required",
    };
    let mut line = |text: String| writeln!(out, "{text}").expect("strings take everything");
    line(format!("Test {} {kind}", test.name));
    line(format!("States {}", r.outcomes.len()));
    r.outcomes.iter().for_each(|o| line(outcome_text(test, o)));
    line(
        if r.undefined {
            "Undef"
        } else if r.ok() {
            "Ok"
        } else {
            "No"
        }
        .to_string(),
    );
    let (pos, neg) = (r.positive(), r.negative());
    let (yes, no) = if r.quantifier == Quantifier::NotExists { (neg, pos) } else { (pos, neg) };
    line("Witnesses".to_string());
    line(format!("Positive: {yes} Negative: {no}"));
    if !r.complete() {
        let gaps: Vec<String> = r.coverage.gaps().iter().map(|g| g.to_string()).collect();
        line(format!("Flag incomplete: {}", gaps.join(", ")));
    }
    if r.undefined {
        line("Flag undefined: data race".to_string());
    }
    line(format!("Condition {}", condition_text(test)));
    line(format!("Observation {} {} {pos} {neg}", test.name, r.observation()));
    line(format!("Time {} {seconds:.2}", test.name));
    if let Some(hash) = &test.hash {
        line(format!("Hash={hash}"));
    }
    out
}
