//! Compares a directory of litmus tests with recorded outcomes.
//!
//! `corpus DIR EXPECTED.tsv [--model NAME] [--only TEXT] [--verbose] [--jobs N] [--max N]
//! [--no-stages] [--no-reduction] [--print]`
//!
//! The table's columns: test, file, model, condition, verdict (Ok, No, Undef),
//! observation, reachable, number of final states (may be blank), source.

use heddle_litmus::{RunOptions, parse, run};
use heddle_memmodel::{Options, builtin};
use heddle_span::{FileId, Severity};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

struct Row {
    file: String,
    model: String,
    verdict: String,
    observation: String,
    states: Option<usize>,
}

#[derive(Default, Clone, Debug)]
struct Tally {
    same: usize,
    differ: usize,
    unsupported: usize,
    open: usize,
    seconds: f64,
    slowest: (f64, String),
    states: u64,
}

fn model_name(column: &str) -> Option<&'static str> {
    Some(match column {
        "SC" => "sc",
        "x86-TSO" | "SPARC-TSO" | "RVTSO" => "tso",
        "PSO" => "pso",
        "RMO" => "rmo",
        "RMO+CoRR" => "rmo-corr",
        "RISC-V" => "rvwmo",
        "ARMv8" => "armv8",
        "POWER" => "power",
        "RC11" => "rc11",
        _ => return None,
    })
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let flag = |name: &str| args.iter().position(|a| a == name);
    let value = |name: &str| flag(name).and_then(|i| args.get(i + 1)).cloned();
    let (Some(dir), Some(table)) = (args.get(1), args.get(2)) else {
        eprintln!(
            "usage: corpus DIR EXPECTED.tsv [--model NAME] [--only TEXT] [--verbose] [--jobs N]"
        );
        std::process::exit(2);
    };
    let text = std::fs::read_to_string(table).expect("the table of expected outcomes");
    let only_model = value("--model");
    let only = value("--only");
    let rows: Vec<Row> = text
        .lines()
        .skip(1)
        .map(|l| l.split('\t').collect::<Vec<_>>())
        .map(|c| Row {
            file: c[1].into(),
            model: c[2].into(),
            verdict: c[4].into(),
            observation: c[5].into(),
            states: c[7].parse().ok(),
        })
        .filter(|r| only_model.as_ref().is_none_or(|m| *m == r.model))
        .filter(|r| only.as_ref().is_none_or(|o| r.file.contains(o.as_str())))
        .collect();
    let jobs: usize = value("--jobs").and_then(|v| v.parse().ok()).unwrap_or(2);
    let max: usize = value("--max").and_then(|v| v.parse().ok()).unwrap_or(usize::MAX);
    let machine = Options {
        stages: flag("--no-stages").is_none(),
        reduce: flag("--no-reduction").is_none(),
        ..Options::default()
    };
    let next = AtomicUsize::new(0);
    let tallies: Mutex<BTreeMap<String, Tally>> = Mutex::default();
    let verbose = flag("--verbose").is_some();
    let begin = Instant::now();
    std::thread::scope(|s| {
        for _ in 0..jobs {
            s.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(row) = rows.get(i) else { break };
                    let Some(name) = model_name(&row.model) else { continue };
                    let (line, kind, seconds, states) = one(row, dir, name, max, machine);
                    let mut all = tallies.lock().unwrap();
                    let t = all.entry(row.model.clone()).or_default();
                    match kind {
                        "same" => t.same += 1,
                        "differ" => t.differ += 1,
                        "open" => t.open += 1,
                        _ => t.unsupported += 1,
                    }
                    t.seconds += seconds;
                    t.states += states;
                    if seconds > t.slowest.0 {
                        t.slowest = (seconds, row.file.clone());
                    }
                    if verbose || kind != "same" {
                        println!("{kind}\t{}\t{}\t{line}", row.model, row.file);
                    }
                }
            });
        }
    });
    for (model, t) in tallies.lock().unwrap().iter() {
        println!(
            "{model}: same {} differ {} open {} unsupported {} states {} cpu {:.1}s slowest {:.2}s {}",
            t.same, t.differ, t.open, t.unsupported, t.states, t.seconds, t.slowest.0, t.slowest.1
        );
    }
    println!("total {:.1}s", begin.elapsed().as_secs_f64());
}

fn one(
    row: &Row,
    dir: &str,
    model: &str,
    max: usize,
    machine: Options,
) -> (String, &'static str, f64, u64) {
    let text = match std::fs::read(format!("{dir}/{}", row.file)) {
        Ok(t) => String::from_utf8_lossy(&t).into_owned(),
        Err(e) => return (e.to_string(), "missing", 0.0, 0),
    };
    let (test, diags) = parse(&text, FileId(0));
    let Some(test) = test else {
        let d = diags.iter().find(|d| d.is_fatal()).unwrap();
        let kind = if d.severity == Severity::Unsupported { "unsupported" } else { "error" };
        return (d.message.clone(), kind, 0.0, 0);
    };
    let begin = Instant::now();
    let options = RunOptions { machine, max_states: max, ..RunOptions::default() };
    let r = run(&test, &builtin(model).expect("a built-in"), &options);
    let seconds = begin.elapsed().as_secs_f64();
    if std::env::args().any(|a| a == "--print") {
        println!("{}", heddle_litmus::herd::report(&test, &r, seconds));
    }
    let verdict = if r.undefined {
        "Undef"
    } else if r.ok() {
        "Ok"
    } else {
        "No"
    };
    let n = r.outcomes.len();
    let same = verdict == row.verdict
        && (row.observation == r.observation() || r.undefined)
        && row.states.is_none_or(|s| s == n || model == "rc11");
    let line = format!(
        "ours {verdict} {} {n}, recorded {} {} {:?}, {} states {seconds:.2}s",
        r.observation(),
        row.verdict,
        row.observation,
        row.states,
        r.states
    );
    let kind = if !r.complete() {
        "open"
    } else if same {
        "same"
    } else {
        "differ"
    };
    (line, kind, seconds, r.states)
}
