//! `heddle litmus`: a table of tests and memory models.
//!
//! Tests are many and small, so each runs on one thread and several run at
//! once.

use crate::console::Console;
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::LitmusArgs;
use crate::in_order::in_order;
use crate::run::{Run, exit_of, suffix};
use crate::save::{DRAWN_DOT, DRAWN_SVG, Kind, save};
use heddle_session::{
    Answer, Cell, Input, Language, LitmusOptions, SearchOptions, Tested, litmus as test,
    litmus_model, litmus_picture,
};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

pub fn litmus(args: &LitmusArgs, console: &Console) -> Exit {
    let search = SearchOptions { jobs: args.jobs, ..SearchOptions::default() };
    let run = Run::begin(&search, console).including(&args.include);
    let memory = args.model.iter().map(|name| litmus_model(name, run.context()));
    let memory = match memory.collect::<Result<Vec<_>, _>>() {
        Ok(memory) => memory,
        Err(refusal) => return run.refuse(&refusal),
    };
    if args.diff && memory.len() < 2 {
        console.error("--diff compares models: give two or more, as in `--model tso,rmo`");
        return Exit::Usage;
    }
    let files = match find_files(&args.inputs) {
        Ok(files) => files,
        Err(e) => {
            console.failure("input", &e);
            return Exit::BadInput;
        }
    };
    let options = LitmusOptions {
        window: args.window,
        no_stages: args.no_stages,
        timeout: args.timeout,
        witness: args.witness,
    };
    if args.graph.is_some() || args.dot {
        return match (&files[..], &memory[..]) {
            ([file], [model]) => draw(file, model, &options, args, &run, console),
            _ => {
                console.failure("usage", "--graph and --dot draw one test under one model");
                Exit::Usage
            }
        };
    }
    if !args.herd && !args.witness {
        let head = |m: &heddle_session::LitmusModel| format!("{:<1$}", m.name(), width(m.name()));
        let heads: Vec<String> = memory.iter().map(head).collect();
        console.detail(format!("{:<28} {}first allowed by\n", "test", heads.concat()).as_str());
    }
    let limits = &run.limits;
    let one = |path: &Path| {
        let language = if suffix(path) == "mcs" { Language::Program } else { Language::Litmus };
        let input = Input::new(language, path.display().to_string(), read_text(path)?);
        Ok(test(&input, &memory, &options, limits))
    };
    let (mut n_tests, mut n_apart) = (0, 0);
    let told = |one: Result<Tested, String>| match one {
        Ok(one) => {
            n_tests += 1;
            n_apart += usize::from(differs(&one));
            if args.diff && !differs(&one) && one.cells.iter().all(|c| c.answer.is_ok()) {
                return Exit::Holds;
            }
            tell(&one, args, console)
        }
        Err(why) => {
            console.failure("input", &why);
            Exit::BadInput
        }
    };
    let exit = in_order(&files, limits.workers, |path| one(path), told);
    if args.diff {
        let text = format!("{n_apart} of {n_tests} tests tell the models apart\n");
        console.detail(&text);
    }
    console.json_line(&json!({"event": "end", "verdict": exit.word(), "exit": exit.code()}));
    exit
}

/// Draws an execution into a file, or tells it.
fn draw(
    file: &Path,
    model: &heddle_session::LitmusModel,
    options: &LitmusOptions,
    args: &LitmusArgs,
    run: &Run<'_>,
    console: &Console,
) -> Exit {
    let text = match read_text(file) {
        Ok(text) => text,
        Err(why) => {
            console.error(&why);
            return Exit::BadInput;
        }
    };
    let input = Input::new(Language::Litmus, file.display().to_string(), text);
    let picture = match litmus_picture(&input, model, options, run.context()) {
        Ok(picture) => picture,
        Err(refusal) => return run.refuse(&refusal),
    };
    if args.dot {
        console.result(&picture.dot());
    }
    let Some(path) = &args.graph else { return Exit::Holds };
    let is_dot = path.extension().is_some_and(|e| e == "dot" || e == "gv");
    let text = match is_dot {
        true => format!("{DRAWN_DOT}\n{}", picture.dot()),
        false => format!("{DRAWN_SVG}\n{}", picture.svg()),
    };
    match save(path, &text, Kind::Picture, &[file.to_path_buf()]) {
        Ok(()) => {
            console.note(&format!("{}: {}", path.display(), picture.note));
            Exit::Holds
        }
        Err(why) => {
            console.failure("usage", &why);
            Exit::Usage
        }
    }
}

/// Whether two models have different final states, or, where these are not all known,
/// different answers.
fn differs(one: &Tested) -> bool {
    let answers: Vec<&Answer> = one.cells.iter().filter_map(|c| c.answer.as_ref().ok()).collect();
    answers.windows(2).any(|two| {
        let (a, b) = (two[0], two[1]);
        let whole = |a: &Answer| a.result.complete() && !a.more;
        let sorted = |a: &Answer| {
            let mut all = a.outcomes.clone();
            all.sort();
            all
        };
        a.word != b.word || whole(a) && whole(b) && sorted(a) != sorted(b)
    })
}

/// The final states that some of the models have and some have not.
fn difference(one: &Tested) -> Vec<String> {
    let answers: Vec<(&str, &Answer)> = one
        .cells
        .iter()
        .filter_map(|c| Some((c.model.as_str(), c.answer.as_ref().ok()?)))
        .collect();
    let mut states: Vec<&String> = answers.iter().flat_map(|(_, a)| &a.outcomes).collect();
    states.sort();
    states.dedup();
    let told = |state: &&String| {
        let with: Vec<&str> =
            answers.iter().filter(|(_, a)| a.outcomes.contains(state)).map(|(m, _)| *m).collect();
        (with.len() < answers.len()).then(|| format!("  {state} only under {}\n", with.join(", ")))
    };
    states.iter().filter_map(told).collect()
}

fn tell(one: &Tested, args: &LitmusArgs, console: &Console) -> Exit {
    console.diagnostics(&one.diagnostics, &one.sources);
    if one.cells.is_empty() {
        return exit_of(&one.diagnostics);
    }
    one.cells.iter().for_each(|c| console.json_line(&event(one, c)));
    for cell in &one.cells {
        if let Ok(answer) = &cell.answer {
            if args.herd {
                console.detail(&format!("{}\n", answer.herd));
            }
            if args.witness {
                console.detail(&witness_text(one, cell, answer, console.width()));
            }
        }
    }
    if !args.herd && !args.witness {
        let text = |c: &Cell| {
            let text = match &c.answer {
                Ok(a) => {
                    format!("{} {}{}", a.word, a.outcomes.len(), if a.more { "+" } else { "" })
                }
                Err(_) => "unsupported 0".to_string(),
            };
            format!("{text:<0$}", width(&c.model))
        };
        let allowed = |c: &&Cell| c.answer.as_ref().is_ok_and(|a| a.word == "allowed");
        let first = one.cells.iter().find(allowed).map_or("-", |c| c.model.as_str());
        let cells: String = one.cells.iter().map(text).collect();
        console.detail(&format!("{:<28} {cells}{first}\n", one.name));
        if args.diff {
            console.detail(&difference(one).concat());
        }
        for cell in &one.cells {
            let told = cell.answer.as_ref().map(|a| a.flags.iter().chain(&a.reasons));
            let told: Vec<&str> = told.into_iter().flatten().map(String::as_str).collect();
            if !told.is_empty() {
                let text = format!("{}: {} flags {}", one.name, cell.model, told.join(", "));
                console.warn(&text);
            }
            if let Err(why) = &cell.answer {
                console.note(&format!("{} under {}: {}", one.name, cell.model, why.message));
            }
        }
    }
    let is_open = |c: &Cell| c.answer.as_ref().is_ok_and(|a| a.word == "open");
    // The test promises something of its final states, and that is not so.
    let is_broken = |c: &Cell| c.answer.as_ref().is_ok_and(|a| a.result.breaks_promise());
    match () {
        () if one.cells.iter().any(is_broken) => Exit::Violated,
        () if one.cells.iter().any(|c| c.answer.is_err()) => Exit::Unsupported,
        () if one.cells.iter().any(is_open) => Exit::Open,
        () => Exit::Holds,
    }
}

/// The width of a model's column.
fn width(model: &str) -> usize {
    14.max(model.len() + 2)
}

fn event(one: &Tested, cell: &Cell) -> Value {
    match &cell.answer {
        Err(why) => json!({"event": "litmus", "test": one.name, "model": cell.model,
            "verdict": "unsupported", "message": why.message}),
        Ok(a) => json!({
            "event": "litmus", "test": one.name, "model": cell.model, "verdict": a.word,
            "condition": one.condition, "ok": a.result.ok(),
            "observation": a.result.observation(), "outcomes": a.outcomes,
            "complete": a.result.complete(), "states": a.result.states,
            "transitions": a.result.transitions, "flags": a.flags, "reasons": a.reasons, "more": a.more,
            "seconds": a.seconds,
        }),
    }
}

/// The run to the condition, as lanes.
fn witness_text(one: &Tested, cell: &Cell, answer: &Answer, page: usize) -> String {
    let word = answer.result.answer().word();
    let head = format!("{} under {}: {word}, {}\n", one.name, cell.model, one.condition);
    if let Some(execution) = &answer.execution {
        return format!("{head}\n{execution}\n");
    }
    match &answer.witness {
        None => head,
        Some(Err(why)) => format!("{head}  {why}\n\n"),
        Some(Ok(trace)) => {
            format!("{head}\n{}\n", heddle_report::lanes(trace, &one.sources, page))
        }
    }
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
