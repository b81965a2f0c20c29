//! `heddle explore`: the runs of a program in a browser, from a saved trail or
//! from its start, with every way on at every step.

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::ExploreArgs;
use crate::run::{Run, suffix};
use crate::trails;
use heddle_explorer::{Page, Setup, Text};
use heddle_session::{Input, Language, OpenedTrail, Refusal};
use std::process::{Command, Stdio};

pub fn explore(args: &ExploreArgs, console: &Console) -> Exit {
    let search = &args.given.0.search;
    let (run, options, property, trail) = if suffix(&args.input) == "trail" {
        let opened = match trails::open(&args.input, console) {
            Ok(opened) => opened,
            Err(exit) => return exit,
        };
        let OpenedTrail { saved, trail, recorded, options } = opened;
        let run = Run::again(recorded, search, console);
        (run, options, saved.property.clone(), Some(trail))
    } else {
        let run = Run::begin(search, console);
        if let Err(exit) = run.input(std::slice::from_ref(&args.input)) {
            return exit;
        }
        (run, args.given.0.clone(), "safety".into(), None)
    };
    let input = match run.given() {
        Ok(input) => input,
        Err(why) => return run.refuse(&Refusal::Missing(why)),
    };
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
    let (title, tests) = (args.input.display().to_string(), tests(&input));
    let text = Text { input, options: options.clone() };
    let setup = Setup { title, program: &text, options, property, trail, tests };
    match page.explore(&setup, run.context(), &ready) {
        Ok(()) => Exit::Holds,
        Err(refusal) => run.refuse(&refusal),
    }
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
