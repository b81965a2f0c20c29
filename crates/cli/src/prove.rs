//! `heddle prove`: families of any size, each obligation with its verdict.

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::{ProofEngine, ProofMethod, ProveArgs};
use crate::run::{Run, suffix};
use crate::watchdog::Phase;
use heddle_prove::symbolic::Proof;
use heddle_prove::{Engine, Failure, Method, Obligation, Report, Whole};
use heddle_report::{EndEvent, Numbers, Trace, TraceStep, ViolationJson};
use heddle_session::{ProofOptions, SearchOptions};
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde_json::{Value, json};
use std::time::Instant;

pub fn prove(args: &ProveArgs, console: &Console) -> Exit {
    let start = Instant::now();
    let mut end = EndEvent {
        event: "end",
        verdict: "error",
        violation: None,
        complete: false,
        numbers: Numbers::default(),
        exit: 0,
    };
    let exit = run(args, console, &mut end);
    end.numbers.seconds = (start.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
    end.verdict = exit.word();
    end.complete = matches!(exit, Exit::Holds | Exit::Violated);
    end.exit = exit.code();
    console.json_line(&end);
    exit
}

fn run(args: &ProveArgs, console: &Console, end: &mut EndEvent) -> Exit {
    if suffix(&args.input) != "family" {
        console.failure(
            "usage",
            &format!("{}: `heddle prove` reads .family files", args.input.display()),
        );
        return Exit::Usage;
    }
    let ProveArgs { jobs, memory, timeout, .. } = *args;
    let search = SearchOptions { jobs, memory, timeout, ..SearchOptions::default() };
    let run = Run::begin(&search, console);
    let input = match run.input(std::slice::from_ref(&args.input)) {
        Ok(input) => input,
        Err(exit) => return exit,
    };
    run.enter(Phase::Building);
    let proved = heddle_session::prove(&input, options(args), run.context());
    run.enter(Phase::Telling);
    let (report, sources) = match proved {
        Ok(proved) => proved,
        Err(refusal) => return run.refuse(&refusal),
    };
    tell(&report, &sources, console, args);
    numbers(&report, run.limits.workers, &mut end.numbers);
    match &report.verdict {
        Whole::Holds => {
            console.verdict("holds     for every number of processes\n");
            Exit::Holds
        }
        Whole::Violated => {
            let failed = report.obligations.iter().rev().find_map(|o| o.failure.as_ref());
            end.violation = failed.map(|f| ViolationJson::new(&f.violation, &sources));
            console.verdict("violated  see the run above\n");
            Exit::Violated
        }
        Whole::Open(why) => {
            console.verdict(&format!("open      {why}\n"));
            Exit::Open
        }
    }
}

fn options(args: &ProveArgs) -> ProofOptions {
    ProofOptions {
        engine: match args.engine {
            ProofEngine::Auto => Engine::Auto,
            ProofEngine::Explicit => Engine::Explicit,
            ProofEngine::Symbolic => Engine::Symbolic,
            ProofEngine::Both => Engine::Both,
        },
        method: match args.method {
            ProofMethod::Pdr => Method::Pdr,
            ProofMethod::KInduction => Method::KInduction(args.bound),
            ProofMethod::Bmc => Method::Bounded(args.bound),
        },
        up_to: args.up_to,
    }
}

fn tell(report: &Report, sources: &SourceMap, console: &Console, args: &ProveArgs) {
    for o in &report.obligations {
        if let Some(failure) = &o.failure {
            show(o, failure, sources, console);
        }
        console.verdict(&line(o));
        if console.verbose > 0
            && let Some(Proof::Invariant { text, .. }) = &o.proof
        {
            text.iter().for_each(|c| console.detail(&format!("            {c}\n")));
        }
        console.json_line(&obligation_json(o, sources, args));
    }
    for n in &report.notes {
        console.detail(&format!("  {:<8} {}\n", n.kind, n.text));
        console.json_line(&json!({"event": "note", "kind": n.kind, "text": n.text}));
    }
}

fn line(o: &Obligation) -> String {
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

/// The run that breaks an obligation, and the state at its end.
fn show(o: &Obligation, failure: &Failure, sources: &SourceMap, console: &Console) {
    let trace = trace(failure);
    let what = format!("{}: {}", o.name, failure.violation.message);
    let mut d = Diagnostic::new(Severity::Error, what);
    if let Some(span) = failure.violation.span {
        d = d.label(span, "");
    }
    if failure.is_abstract {
        d = d.note("this run is one of the abstraction, and may not be real");
    }
    let n = failure.steps.len();
    console.finding(&d.note(format!("{n} {}", if n == 1 { "step" } else { "steps" })), sources);
    console.detail(&format!("\n{}", heddle_report::lanes(&trace, sources, console.width())));
    let state: Vec<String> = failure.state.iter().map(|(n, v)| format!("{n} = {v}")).collect();
    console.detail(&format!("  state: {}\n\n", state.join(", ")));
}

fn trace(failure: &Failure) -> Trace {
    let step = |(actor, events): &(heddle_model::Actor, Vec<heddle_model::Event>)| TraceStep {
        actor: *actor,
        events: events.clone(),
    };
    let steps = failure.steps.iter().map(step).collect();
    Trace { steps, cycle_start: None, violation: Some(failure.violation.clone()) }
}

fn obligation_json(o: &Obligation, sources: &SourceMap, args: &ProveArgs) -> Value {
    let run = o.failure.as_ref().map(|f| {
        let steps: Vec<Value> = f.steps.iter().map(|(_, events)| events_json(events)).collect();
        let state: Vec<Value> =
            f.state.iter().map(|(n, v)| json!({"name": n, "value": v})).collect();
        json!({
            "violation": ViolationJson::new(&f.violation, sources), "steps": steps,
            "state": state, "abstract": f.is_abstract,
        })
    });
    let (method, clauses, invariant) = match &o.proof {
        Some(Proof::Invariant { clauses, text }) => ("pdr", Some(*clauses), text.clone()),
        Some(Proof::KInduction(k)) => ("k-induction", Some(*k), Vec::new()),
        None => ("", None, Vec::new()),
    };
    json!({
        "event": "obligation", "input": args.input.display().to_string(), "name": o.name,
        "title": o.title, "verdict": o.word, "why": o.why, "run": run,
        "states": o.stats.map(|s| s.stored), "transitions": o.stats.map(|s| s.transitions),
        "method": method, "size": clauses, "invariant": invariant,
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

fn numbers(report: &Report, workers: usize, out: &mut Numbers) {
    for s in report.obligations.iter().filter_map(|o| o.stats.as_ref()) {
        out.states += s.stored;
        out.stored += s.stored;
        out.matched += s.matched;
        out.transitions += s.transitions;
        out.depth = out.depth.max(s.depth);
        out.memory_bytes = out.memory_bytes.max(s.memory_bytes);
    }
    out.workers = workers;
    out.store = "exact".into();
    out.reduction = "none".into();
}
