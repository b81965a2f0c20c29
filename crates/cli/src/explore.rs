//! `heddle explore`: the runs of a program in a browser, from a saved trail or
//! from its start, with every way on at every step.

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::ExploreArgs;
use crate::run::{Run, suffix};
use crate::trails::{self, Opened};
use heddle_explorer::{Page, Path};
use std::process::{Command, Stdio};

pub fn explore(args: &ExploreArgs, console: &Console) -> Exit {
    let search = &args.given.0.search;
    let (run, opened, property, start) = if suffix(&args.input) == "trail" {
        let opened = match trails::open(&args.input, console) {
            Ok(opened) => opened,
            Err(exit) => return exit,
        };
        let Opened { saved, trail, recorded, options } = opened;
        let run = Run::again(recorded, search, console);
        let start = Path { initial: trail.initial, steps: trail.steps };
        let opened = run.reopen(&options);
        (run, opened, saved.property.clone(), start)
    } else {
        let mut options = args.given.0.clone();
        options.property.property = vec!["safety".into()];
        let run = Run::begin(search, console);
        let opened = run.open(std::slice::from_ref(&args.input), &options);
        (run, opened, "safety".into(), Path::default())
    };
    let mut subject = match opened {
        Ok(subject) => subject,
        Err(exit) => return exit,
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
