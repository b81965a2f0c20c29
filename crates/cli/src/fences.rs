//! `heddle fences`: a smallest set of fences that makes a program come out right.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::Run;
use heddle_flags::FencesArgs;
use heddle_session::{FenceAnswer, SearchOptions};
use serde_json::json;

pub fn run(args: &FencesArgs, console: &Console) -> Exit {
    let search = SearchOptions { timeout: args.timeout, ..SearchOptions::default() };
    let run = Run::begin(&search, console);
    let input = match run.input(std::slice::from_ref(&args.input)) {
        Ok(input) => input,
        Err(exit) => return exit,
    };
    let report = match heddle_session::fences(&input, &args.model, args.window, run.context()) {
        Ok(report) => report,
        Err(refusal) => return run.refuse(&refusal),
    };
    let (exit, word) = match &report.answer {
        FenceAnswer::NotNeeded => (Exit::Holds, "right as it stands"),
        FenceAnswer::Needed { least: true, .. } => {
            (Exit::Holds, "right with these fences, and with no fewer")
        }
        FenceAnswer::Needed { least: false, .. } => {
            let word = "right with these fences; whether a smaller set would do is open, a search was cut short";
            (Exit::Holds, word)
        }
        FenceAnswer::Useless => (Exit::Violated, "wrong whatever the fences"),
        FenceAnswer::Open => (Exit::Open, "no answer: a search was cut short"),
    };
    let fences: &[String] = match &report.answer {
        FenceAnswer::Needed { places, .. } => places,
        _ => &[],
    };
    console.verdict(&format!("{} under {}: {word}\n", report.name, report.model));
    fences.iter().for_each(|f| console.verdict(&format!("  fence at {f}\n")));
    console.json_line(&json!({
        "event": "end", "verdict": exit.word(), "test": report.name, "model": report.model, "answer": word,
        "fences": fences, "exit": exit.code(),
    }));
    exit
}
