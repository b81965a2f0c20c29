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
    let parse = match suffix {
        "litmus" => heddle_litmus::parse,
        "mcs" => heddle_litmus::parse_program,
        other => {
            let text = format!(
                "fences for `.{other}` files: fences are found for litmus tests and .mcs programs"
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
    let (test, mut diagnostics) = parse(&text, file);
    diagnostics.extend(test.as_ref().and_then(|t| heddle_litmus::refuses(t, &memory)));
    console.diagnostics(&diagnostics, &sources);
    let Some(test) = test.filter(|_| !diagnostics.iter().any(Diagnostic::is_fatal)) else {
        return crate::exit_of(&diagnostics);
    };
    let machine = heddle_memmodel::Options { window: args.window as usize, ..Default::default() };
    let start = Instant::now();
    let out_of_time = || args.timeout.is_some_and(|limit| start.elapsed() > limit);
    let options = RunOptions { machine, stop: Some(&out_of_time), ..Default::default() };
    let found = fences(&test, &memory, &options);
    let (exit, word) = match &found {
        Fences::NotNeeded => (Exit::Holds, "right as it stands"),
        Fences::Needed(_) => (Exit::Holds, "right with these fences, and with no fewer"),
        Fences::Useless => (Exit::Violated, "wrong whatever the fences"),
        Fences::Open => (Exit::Open, "no answer: a search was cut short"),
    };
    let places = if let Fences::Needed(places) = &found { places.as_slice() } else { &[] };
    let said: Vec<String> = places
        .iter()
        .map(|p| {
            let thread = &test.program.threads[p.thread].name;
            format!("{} in {thread}, before `{}`", sources.place(p.span), p.text)
        })
        .collect();
    console.verdict(&format!("{} under {}: {word}\n", test.name, memory.name));
    said.iter().for_each(|s| console.verdict(&format!("  fence at {s}\n")));
    console.json_line(&json!({
        "event": "end", "test": test.name, "model": memory.name, "answer": word, "fences": said,
        "exit": exit.code(),
    }));
    exit
}
