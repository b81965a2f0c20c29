//! `heddle litmus`: a table of tests and memory models.
//!
//! Tests are many and small, so each runs on one thread and several run at
//! once.

use crate::console::Console;
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::LitmusArgs;
use crate::limits::default_workers;
use crate::{exit_of, models};
use heddle_litmus::{LitmusResult, RunOptions, Test, explore};
use heddle_memmodel::{Machine, MemModel};
use heddle_report::{Trace, TraceStep};
use heddle_span::{Diagnostic, SourceMap};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

pub fn litmus(args: &LitmusArgs, console: &Console) -> Exit {
    let mut memory = Vec::new();
    for name in &args.model {
        match models::load(name, console) {
            Ok(model) => memory.push(model),
            Err(exit) => return exit,
        }
    }
    let files = match find_files(&args.inputs) {
        Ok(files) => files,
        Err(e) => {
            console.error(&e);
            return Exit::BadInput;
        }
    };
    let names: Vec<String> = files.iter().map(|f| f.display().to_string()).collect();
    console.json_line(&heddle_report::start_json(env!("CARGO_PKG_VERSION"), &names));
    let table = !args.herd && !args.witness;
    if table {
        let heads: Vec<String> = memory.iter().map(|m| format!("{:<14}", m.name)).collect();
        console.detail(format!("{:<28} {}first allowed by\n", "test", heads.concat()).as_str());
    }
    let exit = in_order(
        &files,
        workers(args),
        |path| run_one(path, &memory, args),
        |one| tell(one, console, table),
    );
    console.json_line(&json!({"event": "end", "verdict": exit.word(), "exit": exit.code()}));
    exit
}

/// What became of one file.
struct One {
    sources: SourceMap,
    diagnostics: Vec<Diagnostic>,
    error: Option<String>,
    name: String,
    /// What is printed for people besides the table row.
    text: String,
    cells: Vec<Cell>,
}

struct Cell {
    model: String,
    word: &'static str,
    states: usize,
    json: serde_json::Value,
}

fn run_one(path: &Path, memory: &[MemModel], args: &LitmusArgs) -> One {
    let mut one = One {
        sources: SourceMap::new(),
        diagnostics: Vec::new(),
        error: None,
        name: path.display().to_string(),
        text: String::new(),
        cells: Vec::new(),
    };
    let text = match read_text(path) {
        Ok(text) => text,
        Err(e) => {
            one.error = Some(e);
            return one;
        }
    };
    let file = one.sources.add(path.display().to_string(), text.clone());
    let is_program = path.extension().is_some_and(|e| e == "mcs");
    let litmus = (!is_program).then(|| heddle_litmus::parse(&text, file));
    for model in memory {
        // What a program's attributes are, the model says.
        let (test, diagnostics) = litmus
            .clone()
            .unwrap_or_else(|| heddle_litmus::parse_program_for(&text, file, &model.attributes));
        one.diagnostics = diagnostics;
        let Some(test) = test else { return One { cells: Vec::new(), ..one } };
        one.name = test.name.clone();
        let cell = run_cell(&test, model, args, &mut one.text, &one.sources);
        one.cells.push(cell);
    }
    one
}

fn run_cell(
    test: &Test,
    model: &MemModel,
    args: &LitmusArgs,
    text: &mut String,
    sources: &SourceMap,
) -> Cell {
    let start = Instant::now();
    if let Some(why) = heddle_litmus::refuses(test, model) {
        let json = json!({"event": "litmus", "test": test.name, "model": model.name,
            "verdict": "unsupported", "message": why.message});
        return Cell { model: model.name.clone(), word: "unsupported", states: 0, json };
    }
    let options = heddle_memmodel::Options {
        window: args.window as usize,
        stages: !args.no_stages,
        ..Default::default()
    };
    let machine = Machine::new(test.program.clone(), model.clone(), options);
    let out_of_time = || args.timeout.is_some_and(|limit| start.elapsed() > limit);
    let run = RunOptions { machine: options, stop: Some(&out_of_time), ..Default::default() };
    let result = explore(test, &machine, &run);
    let seconds = start.elapsed().as_secs_f64();
    if args.herd {
        text.push_str(&heddle_litmus::herd::report(test, &result, seconds));
        text.push('\n');
    }
    if args.witness {
        text.push_str(&witness_text(test, &machine, &result, sources));
    }
    let outcomes: Vec<String> =
        result.outcomes.iter().map(|o| heddle_litmus::herd::outcome_text(test, o)).collect();
    let word = if result.undefined { "undefined" } else { result.answer().word() };
    Cell {
        model: model.name.clone(),
        word,
        states: result.outcomes.len(),
        json: json!({
            "event": "litmus", "test": test.name, "model": model.name, "verdict": word,
            "condition": heddle_litmus::herd::condition_text(test), "ok": result.ok(),
            "observation": result.observation(), "outcomes": outcomes,
            "complete": result.complete(), "states": result.states,
            "transitions": result.transitions, "seconds": seconds,
        }),
    }
}

/// The run to the condition, as lanes.
fn witness_text(test: &Test, machine: &Machine, r: &LitmusResult, sources: &SourceMap) -> String {
    let condition = heddle_litmus::herd::condition_text(test);
    let head = format!("{} under {}: {}, {condition}\n", test.name, r.model, r.answer().word());
    let Some(trail) = &r.witness else { return head + "  no run shows it\n\n" };
    match heddle_litmus::witness(machine, trail) {
        Some(events) => {
            let step = |e: heddle_model::Event| TraceStep { actor: e.actor, events: vec![e] };
            let steps = events.into_iter().map(step).collect();
            let trace = Trace { steps, cycle_start: None, violation: None };
            format!("{head}\n{}\n", heddle_report::lanes(&trace, sources, 110))
        }
        None => head + "  the run that was found does not replay: a bug in heddle\n\n",
    }
}

fn tell(one: One, console: &Console, table: bool) -> Exit {
    console.diagnostics(&one.diagnostics, &one.sources);
    if let Some(e) = &one.error {
        console.error(e);
        return Exit::BadInput;
    }
    if one.cells.is_empty() {
        return exit_of(&one.diagnostics);
    }
    one.cells.iter().for_each(|c| console.json_line(&c.json));
    console.detail(&one.text);
    if table {
        let cells = one.cells.iter().map(|c| format!("{:<14}", format!("{} {}", c.word, c.states)));
        let first = one.cells.iter().find(|c| c.word == "allowed");
        let first = first.map_or("-", |c| c.model.as_str());
        console.detail(&format!("{:<28} {}{first}\n", one.name, cells.collect::<String>()));
    }
    let any = |word: &str| one.cells.iter().any(|c| c.word == word);
    match (any("unsupported"), any("open")) {
        (true, _) => Exit::Unsupported,
        (_, true) => Exit::Open,
        _ => Exit::Holds,
    }
}

fn workers(args: &LitmusArgs) -> usize {
    args.jobs.map_or_else(default_workers, usize::from)
}

/// Works on all files at once and tells the results in the files' order.
fn in_order<T: Send>(
    files: &[PathBuf],
    workers: usize,
    work: impl Fn(&Path) -> T + Sync,
    mut each: impl FnMut(T) -> Exit,
) -> Exit {
    let next = AtomicUsize::new(0);
    let done: Vec<Mutex<Option<T>>> = files.iter().map(|_| Mutex::new(None)).collect();
    let mut exit = Exit::Holds;
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers.max(1))
            .map(|_| {
                scope.spawn(|| {
                    loop {
                        let i = next.fetch_add(1, Ordering::Relaxed);
                        let Some(file) = files.get(i) else { break };
                        let result = work(file);
                        *done[i].lock().expect("no panic while held") = Some(result);
                    }
                })
            })
            .collect();
        for slot in &done {
            let result = loop {
                if let Some(result) = slot.lock().expect("no panic while held").take() {
                    break result;
                }
                if handles.iter().all(|h| h.is_finished())
                    && slot.lock().expect("no panic while held").is_none()
                {
                    return; // A worker panicked; joining it passes the panic on.
                }
                std::thread::sleep(std::time::Duration::from_micros(200));
            };
            exit = exit.worst(each(result));
        }
    });
    exit
}

fn find_files(inputs: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for input in inputs {
        if input.is_dir() {
            let mut found = Vec::new();
            walk(input, &mut found)?;
            found.sort();
            files.extend(found);
        } else {
            files.push(input.clone());
        }
    }
    if files.is_empty() { Err("no litmus tests there".into()) } else { Ok(files) }
}

fn walk(dir: &Path, out: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, out)?;
        } else if path.extension().is_some_and(|e| e == "litmus") {
            out.push(path);
        }
    }
    Ok(())
}
