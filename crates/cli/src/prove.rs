//! `heddle prove`: families of any size, each obligation with its verdict.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::Run;
use crate::verdict_text;
use crate::watchdog::Phase;
use heddle_flags::{ProofEngine, ProofMethod, ProveArgs};
use heddle_model::FaultKind;
use heddle_prove::symbolic::Proof;
use heddle_prove::{Engine, Failure, Method, Obligation, Report, Whole};
use heddle_report::{EndEvent, Numbers, ViolationJson};
use heddle_session::{
    Options, ProofOptions, SearchOptions, failure_trace, obligation_json, obligation_line,
};
use heddle_span::{Diagnostic, Severity, SourceMap};
use heddle_system::suffix;
use heddle_system::trails::Trails;
use serde_json::json;
use std::path::{Path, PathBuf};
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
    let trails = Trails::new(args.trail.as_deref(), std::slice::from_ref(&args.input));
    if let Some(why) = trails.refusal() {
        console.failure("usage", &why);
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
    let saved = save_trail(&report, args, &run, console);
    tell(&report, &sources, console, args, saved.as_deref());
    numbers(&report, run.limits.workers, &mut end.numbers);
    match &report.verdict {
        Whole::Holds => {
            console.verdict("holds     for every number of processes\n");
            Exit::Holds
        }
        Whole::Violated => {
            let failed = refuted(&report).and_then(|o| o.failure.as_ref());
            end.violation = failed.map(|f| ViolationJson::new(&f.violation, &sources));
            console.verdict("violated  see the run above\n");
            if let Some(path) = saved {
                console.detail(&verdict_text::next_steps(&path));
            }
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

/// The refutation: of the obligations that failed, the one that is an instance.
fn refuted(report: &Report) -> Option<&Obligation> {
    let violated = report.verdict == Whole::Violated;
    let instance = |o: &&Obligation| o.name == "base" || o.name.starts_with("n = ");
    report.obligations.iter().rev().find(|o| violated && instance(o) && o.failure.is_some())
}

/// Saves the run of an instance that breaks a goal, and answers where.
fn save_trail(
    report: &Report,
    args: &ProveArgs,
    run: &Run<'_>,
    console: &Console,
) -> Option<PathBuf> {
    let refuted = refuted(report).filter(|_| !args.no_trail)?;
    let failure = refuted.failure.as_ref()?;
    let Some(trail) = &failure.trail else {
        let is_formula =
            matches!(failure.violation.kind, FaultKind::AcceptanceCycle | FaultKind::ClaimViolated);
        console.warn(match is_formula {
            true => "the run of a formula is told above, but no trail is saved",
            false => "there are too many choices in a tick to number them: no trail is saved",
        });
        return None;
    };
    let saved = run.saved(trail, &refuted.name, &Options::default(), &[]);
    let mut trails = Trails::new(args.trail.as_deref(), std::slice::from_ref(&args.input));
    // The family has one refutation, whichever instance it is of.
    match trails.save("safety", &saved) {
        Ok(path) => Some(path),
        Err(lost) => {
            console.error(&format!("{lost} (--no-trail saves none)"));
            None
        }
    }
}

fn tell(
    report: &Report,
    sources: &SourceMap,
    console: &Console,
    args: &ProveArgs,
    trail: Option<&Path>,
) {
    for o in &report.obligations {
        if let Some(failure) = &o.failure {
            show(o, failure, sources, console);
        }
        console.verdict(&obligation_line(o));
        if console.verbose > 0
            && let Some(Proof::Invariant { text, .. }) = &o.proof
        {
            text.iter().for_each(|c| console.detail(&format!("            {c}\n")));
        }
        let own = refuted(report).is_some_and(|r| r.name == o.name);
        let trail = trail.filter(|_| own).map(|p| p.display().to_string());
        console.json_line(&obligation_json(o, sources, &args.input.display().to_string(), trail));
    }
    for n in &report.notes {
        console.detail(&format!("  {:<8} {}\n", n.kind, n.text));
        console.json_line(&json!({"event": "note", "kind": n.kind, "text": n.text}));
    }
}

/// The run that breaks an obligation, and the state at its end.
fn show(o: &Obligation, failure: &Failure, sources: &SourceMap, console: &Console) {
    let trace = failure_trace(failure);
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
