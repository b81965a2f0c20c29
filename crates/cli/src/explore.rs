//! `heddle explore`: the runs of a program in a browser, from a saved trail or
//! from its start, with every way on at every step.

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::ExploreArgs;
use crate::replay::{original, read_trail};
use crate::run::{Run, suffix};
use heddle_explorer::{Page, Path};
use std::process::{Command, Stdio};

pub fn explore(args: &ExploreArgs, console: &Console) -> Exit {
    let run = Run::begin(&args.given.0.search, console);
    let (files, options, property, start) = if suffix(&args.input) == "trail" {
        let saved = match read_trail(&args.input, console) {
            Ok(saved) => saved,
            Err(exit) => return exit,
        };
        let trail = saved.trail().map_err(|e| e.to_string());
        match trail.and_then(|t| Ok((t, original(&saved, &args.input)?))) {
            Ok((trail, (files, options))) => {
                let start = Path { initial: trail.initial, steps: trail.steps };
                (files, options, saved.property.clone(), start)
            }
            Err(why) => {
                console.error(&format!("{}: {why}", args.input.display()));
                return Exit::BadInput;
            }
        }
    } else {
        let mut options = args.given.0.clone();
        options.property.property = vec!["safety".into()];
        (vec![args.input.clone()], options, "safety".into(), Path::default())
    };
    let mut subject = match run.open(&files, &options) {
        Ok(subject) => subject,
        Err(exit) => return exit,
    };
    let page = match Page::open(args.port) {
        Ok(page) => page,
        Err(why) => {
            console.error(&format!("cannot listen on port {}: {why}", args.port));
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
    let title = args.input.display().to_string();
    match page.explore(&mut *subject, &property, title, start, run.context(), &ready) {
        Ok(()) => Exit::Holds,
        Err(refusal) => run.refuse(&refusal),
    }
}

/// Asks the desktop to show an address; does not wait for it.
fn open_browser(address: &str) -> bool {
    let command = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = || Stdio::null();
    let mut browser = Command::new(command);
    browser.arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn().is_ok()
}
