//! Outcomes that another tool has recorded, on a collection of published tests that is not
//! part of this repository.
//!
//! `HEDDLE_RECORDED` names a folder with the tests and `expected.tsv`: test, file, model,
//! condition, verdict, observation, reachability, number of final states, source. Not only
//! verdicts are compared: two tools can agree on a condition and differ in the final states.

use crate::search::{RunOptions, run};
use heddle_litmus::{Test, parse};
use heddle_memmodel::{MemModel, Options, builtin};
use heddle_span::FileId;
use std::collections::BTreeMap;
use std::path::Path;

/// Our name for a model of the records.
fn model_named(name: &str) -> Option<MemModel> {
    builtin(match name {
        "ARMv8" => "armv8",
        "POWER" => "power",
        "PSO" => "pso",
        "RC11" => "rc11",
        "RISC-V" => "rvwmo",
        "RMO" => "rmo",
        "RMO+CoRR" => "rmo-corr",
        "SC" => "sc",
        "RVTSO" | "SPARC-TSO" | "x86-TSO" => "tso",
        _ => return None,
    })
}

/// What differs, in words, or whether it could be compared at all.
fn differs(test: &Test, model: &MemModel, row: &[&str]) -> Result<bool, String> {
    let machine = Options { window: 12, ..Options::default() };
    let options = RunOptions { machine, max_states: 300_000, ..RunOptions::default() };
    let r = run(test, model, &options);
    // Where a data race makes a program meaningless there is nothing to compare.
    if !r.complete() || r.undefined || row[4] == "Undef" {
        return Ok(false);
    }
    if r.observation() != row[5] {
        return Err(format!("{}, recorded {}", r.observation(), row[5]));
    }
    match row[7].parse::<usize>() {
        Ok(n) if n != r.outcomes.len() => {
            Err(format!("{} final states, recorded {n}", r.outcomes.len()))
        }
        _ => Ok(true),
    }
}

#[test]
#[ignore = "needs recorded outcomes: HEDDLE_RECORDED=folder"]
fn final_states_are_those_that_were_recorded() {
    let dir = std::env::var("HEDDLE_RECORDED").expect("HEDDLE_RECORDED names a folder");
    let dir = Path::new(&dir);
    let every = std::env::var("HEDDLE_EVERY").map_or(1, |n| n.parse().expect("a number"));
    let table = std::fs::read_to_string(dir.join("expected.tsv")).expect("expected.tsv");
    let mut models: BTreeMap<&str, Option<MemModel>> = BTreeMap::new();
    let (mut same, mut other, mut wrong) = (0, 0, Vec::new());
    for line in table.lines().skip(1).step_by(every) {
        let row: Vec<&str> = line.split('\t').collect();
        let model = models.entry(row[2]).or_insert_with(|| model_named(row[2]));
        let text = std::fs::read_to_string(dir.join(row[1]));
        let (Some(model), Ok(text)) = (model, text) else {
            other += 1;
            continue;
        };
        let Some(test) = parse(&text, FileId(0)).0 else {
            other += 1;
            continue;
        };
        match differs(&test, model, &row) {
            Ok(true) => same += 1,
            Ok(false) => other += 1,
            Err(why) => wrong.push(format!("{} under {}: {why}", row[1], row[2])),
        }
    }
    println!("{same} the same, {other} not compared, {} differ", wrong.len());
    assert!(wrong.is_empty() && same > other, "{}", wrong.join("\n"));
}
