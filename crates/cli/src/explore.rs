//! `heddle explore`: the runs of a program in a browser, from a saved trail or
//! from its start, with every way on at every step.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::{Run, open_trail};
use heddle_explorer::{Page, Setup, Text};
use heddle_flags::ExploreArgs;
use heddle_session::{Input, Language, OpenedTrail, Options, Refusal};
use heddle_system::litmus_tests;
use heddle_system::read_text;
use heddle_system::save::{self, DRAWN_DOT, Kind};
use heddle_system::suffix;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub fn explore(args: &ExploreArgs, console: &Console) -> Exit {
    let search = &args.given.0.search;
    let (run, options, property, trail) = if suffix(&args.input) == "trail" {
        let opened = match open_trail(&args.input, console) {
            Ok(opened) => opened,
            Err(exit) => return exit,
        };
        let OpenedTrail { saved, trail, recorded, options } = opened;
        let run = Run::again(recorded, search, console);
        (run, options, saved.property.clone(), Some(trail))
    } else {
        let run = Run::begin(search, console);
        let files = match first(args) {
            Ok(files) => files,
            Err(why) => return run.refuse(&Refusal::Missing(why)),
        };
        if let Err(exit) = run.input(&files) {
            return exit;
        }
        (run, args.given.0.clone(), "safety".into(), None)
    };
    let input = match run.given() {
        Ok(input) => input,
        Err(why) => return run.refuse(&Refusal::Missing(why)),
    };
    let property = match smallest(&input, &options, &run) {
        Some(instance) if trail.is_none() => instance,
        _ => property,
    };
    if let Some(path) = &args.dot {
        let (title, tests) = (args.input.display().to_string(), Vec::new());
        let text = Text { input, options: options.clone() };
        let setup = Setup { title, program: &text, options, property, trail, tests };
        return draw(path, &setup, args, &run, console);
    }
    let page = match Page::open(args.port) {
        Ok(page) => page,
        Err(why) => {
            console.failure("usage", &format!("cannot listen on port {}: {why}", args.port));
            return Exit::Usage;
        }
    };
    let ready = |address: &str| {
        console.result(&format!("{address}\n"));
        console.detail("Ctrl-C ends it\n");
        if !args.no_browser && !open_browser(address) {
            console.warn("no browser could be started: open the address by hand");
        }
    };
    let tests = match tests(&input).is_empty() {
        true => Vec::new(),
        false => match matrix(args, &input) {
            Ok(tests) => tests,
            Err(why) => return run.refuse(&Refusal::Missing(why)),
        },
    };
    let title = args.input.display().to_string();
    let text = Text { input, options: options.clone() };
    let setup = Setup { title, program: &text, options, property, trail, tests };
    match page.explore(&setup, run.context(), &ready) {
        Ok(()) => Exit::Holds,
        Err(refusal) => run.refuse(&refusal),
    }
}

/// The states of the program as text for Graphviz.
fn draw(
    path: &Path,
    setup: &Setup<'_>,
    args: &ExploreArgs,
    run: &Run<'_>,
    console: &Console,
) -> Exit {
    let inputs = std::slice::from_ref(&args.input);
    let prints = path == Path::new("-");
    if let Some(why) = save::refusal(path, Kind::Picture, inputs).filter(|_| !prints) {
        console.failure("usage", &why);
        return Exit::Usage;
    }
    let graph = match heddle_explorer::state_graph(setup, args.states as usize, run.context()) {
        Ok(graph) => graph,
        Err(refusal) => return run.refuse(&refusal),
    };
    if graph.cut {
        console.note(&format!("there are more states than these {}", graph.states.len()));
    }
    if prints {
        console.result(&graph.dot());
        return Exit::Holds;
    }
    match save::save(path, &format!("{DRAWN_DOT}\n{}", graph.dot()), Kind::Picture, inputs) {
        Ok(()) => {
            console.detail(&format!("  saved   {}\n", path.display()));
            Exit::Holds
        }
        Err(why) => {
            console.failure("io", &why);
            Exit::Usage
        }
    }
}

/// The instance of a family that is walked where none is named.
fn smallest(input: &Input, options: &Options, run: &Run<'_>) -> Option<String> {
    if input.language != Language::Family {
        return None;
    }
    let mut family = heddle_session::open(input, options, run.context()).ok()?;
    Some(family.properties(run.context()).ok()?.first()?.name.clone())
}

/// The program that the page opens with: one test of many, or all files that were named.
fn first(args: &ExploreArgs) -> Result<Vec<PathBuf>, String> {
    if args.input.is_dir() {
        let all = litmus_tests(std::slice::from_ref(&args.input))?;
        return Ok(all.into_iter().take(1).collect());
    }
    let more: &[PathBuf] = if is_test(&args.input) { &[] } else { &args.more };
    Ok(std::iter::once(&args.input).chain(more).cloned().collect())
}

fn is_test(path: &Path) -> bool {
    let language = Language::of_suffix(suffix(path));
    matches!(language, Some(Language::Litmus | Language::Program))
}

/// The tests of the matrix: the first, and all others that were named.
fn matrix(args: &ExploreArgs, first: &Input) -> Result<Vec<Input>, String> {
    let mut tests = vec![first.clone()];
    let named = std::iter::once(&args.input).filter(|i| i.is_dir()).chain(&args.more);
    let named: Vec<PathBuf> = named.cloned().collect();
    if named.is_empty() {
        return Ok(tests);
    }
    for path in litmus_tests(&named)? {
        let name = path.display().to_string();
        if tests.iter().all(|t| t.files[0].0 != name) {
            let language = Language::of_suffix(suffix(&path)).unwrap_or(Language::Litmus);
            tests.push(Input::new(language, name, read_text(&path)?));
        }
    }
    Ok(tests)
}

/// The tests of the litmus matrix: the input, if it is one.
pub fn tests(input: &Input) -> Vec<Input> {
    let is_one = matches!(input.language, Language::Litmus | Language::Program);
    if is_one { vec![input.clone()] } else { Vec::new() }
}

/// Asks the desktop to show an address; does not wait for it.
fn open_browser(address: &str) -> bool {
    let command = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = || Stdio::null();
    let mut browser = Command::new(command);
    browser.arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn().is_ok()
}
