//! `heddle fences`: a smallest set of fences that makes a program come out right.

use crate::console::Console;
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::FencesArgs;
use crate::models;
use heddle_litmus::RunOptions;
use heddle_litmus::fences::{Fences, fences};
use heddle_span::{Diagnostic, Severity, SourceMap};
use serde_json::json;
use std::time::Instant;

pub fn run(args: &FencesArgs, console: &Console) -> Exit {
    let suffix = args.input.extension().and_then(|e| e.to_str()).unwrap_or("");
    if matches!(suffix, "c" | "i" | "ll") {
        return of_c(args, console);
    }
    let is_program = match suffix {
        "litmus" => false,
        "mcs" => true,
        other => {
            let text = format!(
                "fences for `.{other}` files: fences are found for C, litmus tests and .mcs programs"
            );
            console.diagnostics(&[Diagnostic::new(Severity::Unsupported, text)], &SourceMap::new());
            return Exit::Unsupported;
        }
    };
    let memory = match models::load(&args.model, console) {
        Ok(memory) => memory,
        Err(exit) => return exit,
    };
    let text = match read_text(&args.input) {
        Ok(text) => text,
        Err(e) => {
            console.error(&e);
            return Exit::BadInput;
        }
    };
    let mut sources = SourceMap::new();
    let file = sources.add(args.input.display().to_string(), text.clone());
    let (test, mut diagnostics) = match is_program {
        true => heddle_litmus::parse_program_for(&text, file, &memory.attributes),
        false => heddle_litmus::parse(&text, file),
    };
    diagnostics.extend(test.as_ref().and_then(|t| heddle_litmus::refuses(t, &memory)));
    console.diagnostics(&diagnostics, &sources);
    let Some(test) = test.filter(|_| !diagnostics.iter().any(Diagnostic::is_fatal)) else {
        return crate::exit_of(&diagnostics);
    };
    let machine = heddle_memmodel::Options {
        window: args.window.unwrap_or(12) as usize,
        ..Default::default()
    };
    let start = Instant::now();
    let out_of_time = || args.timeout.is_some_and(|limit| start.elapsed() > limit);
    let options = RunOptions { machine, stop: Some(&out_of_time), ..Default::default() };
    let found = fences(&test, &memory, &options);
    let (exit, word) = match &found {
        Fences::NotNeeded => RIGHT,
        Fences::Needed(_) => MENDED,
        Fences::Useless => USELESS,
        Fences::Open => OPEN,
    };
    let places = if let Fences::Needed(places) = &found { places.as_slice() } else { &[] };
    let said: Vec<String> = places
        .iter()
        .map(|p| {
            let thread = &test.program.threads[p.thread].name;
            format!("{} in {thread}, before `{}`", sources.place(p.span), p.text)
        })
        .collect();
    tell(&test.name, &memory.name, word, &said, exit, console)
}

const RIGHT: (Exit, &str) = (Exit::Holds, "right as it stands");
const MENDED: (Exit, &str) = (Exit::Holds, "right with these fences, and with no fewer");
const USELESS: (Exit, &str) = (Exit::Violated, "wrong whatever the fences");
const OPEN: (Exit, &str) = (Exit::Open, "no answer: a search was cut short");

/// The answer, in words and as an event.
fn tell(
    name: &str,
    model: &str,
    word: &str,
    said: &[String],
    exit: Exit,
    console: &Console,
) -> Exit {
    console.verdict(&format!("{name} under {model}: {word}\n"));
    said.iter().for_each(|s| console.verdict(&format!("  fence at {s}\n")));
    console.json_line(&json!({
        "event": "end", "test": name, "model": model, "answer": word, "fences": said,
        "exit": exit.code(),
    }));
    exit
}

/// Fences for a C program, each at a place in its source.
fn of_c(args: &FencesArgs, console: &Console) -> Exit {
    use heddle_weak::fences::{Fences, Search};
    let load = || -> Result<_, Exit> {
        let memory = models::load(&args.model, console)?;
        let model = crate::flags::ModelArgs::standard();
        let inputs = [args.input.clone()];
        let (sources, program) = crate::weak::load(&inputs, &model, console)?;
        let compiled = heddle_weak::compile(&program, &memory, heddle_weak::Options::default());
        let program = compiled.map_err(|wrong| {
            console.diagnostics(&[wrong], &sources);
            Exit::Unsupported
        })?;
        Ok((memory, sources, program))
    };
    let (memory, sources, program) = match load() {
        Ok(loaded) => loaded,
        Err(exit) => return exit,
    };
    let start = Instant::now();
    let stop = || args.timeout.is_some_and(|limit| start.elapsed() > limit);
    let machine = heddle_memmodel::Options {
        window: args.window.unwrap_or(crate::weak::WINDOW) as usize,
        ..Default::default()
    };
    let search =
        Search { model: &memory, machine, races: true, max_states: usize::MAX, stop: &stop };
    let found = search.fences(&program);
    let (exit, word) = match &found {
        Fences::NotNeeded => RIGHT,
        Fences::Needed(_) => MENDED,
        Fences::Useless => USELESS,
        Fences::Open => OPEN,
    };
    let places = if let Fences::Needed(places) = &found { places.as_slice() } else { &[] };
    let said: Vec<String> =
        places.iter().map(|p| format!("{}, before `{}`", sources.place(p.span), p.text)).collect();
    tell(&args.input.display().to_string(), &memory.name, word, &said, exit, console)
}
