//! `heddle litmus`: a table of tests and memory models.
//!
//! Tests are many and small, so each runs on one thread and several run at
//! once.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::{Run, exit_of};
use crate::verdict_text;
use heddle_flags::LitmusArgs;
use heddle_session::{
    Answer, Cell, Input, Language, Limits, LitmusOptions, Options, SearchOptions, Tested,
    litmus as test, litmus_model, litmus_picture, saved_trail,
};
use heddle_span::FileId;
use heddle_system::read_text;
use heddle_system::save::{DRAWN_DOT, DRAWN_SVG, Kind, save};
use heddle_system::suffix;
use heddle_system::trails::Trails;
use heddle_system::{in_order, litmus_tests};
use serde_json::json;
use std::path::{Path, PathBuf};

pub fn litmus(args: &LitmusArgs, console: &Console) -> Exit {
    let search = SearchOptions { jobs: args.jobs, memory: args.memory, ..SearchOptions::default() };
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
    let files = match litmus_tests(&args.inputs) {
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
    // As many tests as run at once share the memory.
    let at_once = run.limits.workers.min(files.len()).max(1);
    let limits = &Limits { memory: run.limits.memory / at_once as u64, ..run.limits.clone() };
    let one = |path: &Path| {
        let language = if suffix(path) == "mcs" { Language::Program } else { Language::Litmus };
        let input = Input::new(language, path.display().to_string(), read_text(path)?);
        Ok(test(&input, &memory, &options, limits))
    };
    let (mut n_tests, mut n_apart) = (0, 0);
    let mut exit = Exit::Holds;
    let mut told = |one: Result<Tested, String>| match one {
        Ok(one) => {
            n_tests += 1;
            n_apart += usize::from(one.differs());
            if args.diff && !one.differs() && one.cells.iter().all(|c| c.answer.is_ok()) {
                return Exit::Holds;
            }
            tell(&one, args, &run, console)
        }
        Err(why) => {
            console.failure("input", &why);
            Exit::BadInput
        }
    };
    let work = |path: &PathBuf| one(path);
    in_order(&files, limits.workers, work, |one| exit = exit.worst(told(one)));
    if args.diff {
        let text = format!("{n_apart} of {n_tests} tests tell the models apart\n");
        console.detail(&text);
    }
    console.json_line(&json!({"event": "end", "verdict": exit.word(), "exit": exit.code()}));
    // The process is over: nobody needs the memory of what was read.
    std::mem::forget(memory);
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

/// Saves the run to the condition under a model, and answers where. One that cannot be saved
/// is told all the same.
fn save_trail(
    one: &Tested,
    cell: usize,
    args: &LitmusArgs,
    run: &Run<'_>,
    trails: &mut Trails,
) -> Option<String> {
    let (name, cell) = (args.model.get(cell)?, &one.cells[cell]);
    let run_to = cell.answer.as_ref().ok()?.trail.as_ref()?;
    let name = run_to.model.as_ref().unwrap_or(name);
    if args.no_trail {
        return None;
    }
    let mut options = Options::default();
    options.model.model = Some(name.clone());
    options.model.window = run_to.window;
    options.model.exact_steps = args.no_stages;
    let file = one.sources.file(FileId(0));
    let texts = run.texts_with((file.name.clone(), file.text.clone()), name);
    let saved = saved_trail(texts, &run_to.trail, Answer::PROPERTY, &options, &[]);
    match trails.save(&cell.model, &saved) {
        Ok(path) => Some(path.display().to_string()),
        Err(lost) => {
            run.say(&format!("{lost} (--no-trail saves none)"));
            None
        }
    }
}

fn tell(one: &Tested, args: &LitmusArgs, run: &Run<'_>, console: &Console) -> Exit {
    console.diagnostics(&one.diagnostics, &one.sources);
    if one.cells.is_empty() {
        return exit_of(&one.diagnostics);
    }
    let mut trails = Trails::beside(Path::new(&one.sources.file(FileId(0)).name));
    let saved: Vec<Option<String>> =
        (0..one.cells.len()).map(|i| save_trail(one, i, args, run, &mut trails)).collect();
    for (cell, trail) in one.cells.iter().zip(&saved) {
        console.json_line(&one.event(cell, trail.as_deref()));
    }
    for (cell, trail) in one.cells.iter().zip(&saved) {
        if let Ok(answer) = &cell.answer {
            if args.herd {
                console.detail(&format!("{}\n", answer.herd));
            }
            if args.witness {
                console.detail(&one.witness_text(cell, answer, console.width()));
                if let Some(trail) = trail {
                    console.detail(&verdict_text::next_steps(Path::new(trail)));
                    console.detail("\n");
                }
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
            console.detail(&one.difference().concat());
        }
        for cell in &one.cells {
            let told = cell.answer.as_ref().map(|a| a.flags.iter().chain(&a.reasons));
            let told: Vec<&str> = told.into_iter().flatten().map(String::as_str).collect();
            if !told.is_empty() {
                let text = format!("{}: {} flags {}", one.name, cell.model, told.join(", "));
                console.warn(&text);
            }
        }
    }
    for cell in &one.cells {
        if let Err(why) = &cell.answer {
            console.note(&format!("{} under {}: {}", one.name, cell.model, why.message));
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
