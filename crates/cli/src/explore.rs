//! `heddle explore`: the runs of a program in a browser, from a saved trail or
//! from its start, with every way on at every step.

use crate::console::Console;
use crate::door::{Door, Goal, Visitor};
use crate::exit::Exit;
use crate::flags::{ExploreArgs, PropertyArgs};
use crate::replay::{original_command, read_trail};
use crate::{WithDoor, limits, open_door};
use heddle_engine::Stop;
use heddle_explorer::{Explorer, Page, Path};
use heddle_model::Erased;
use heddle_span::SourceMap;
use std::process::{Command, Stdio};
use std::sync::Arc;

pub fn explore(args: &ExploreArgs, console: &Console) -> Exit {
    if args.input.extension().is_none_or(|e| e != "trail") {
        let property = PropertyArgs { property: vec!["safety".into()], ..PropertyArgs::default() };
        let then = ExploreDoor { args, console, property: "safety".into(), start: Path::default() };
        return open_door(std::slice::from_ref(&args.input), &args.model, &property, console, then);
    }
    let saved = match read_trail(&args.input, console) {
        Ok(saved) => saved,
        Err(exit) => return exit,
    };
    let trail = saved.trail().map_err(|e| e.to_string());
    let check = original_command(&saved, &args.input).ok_or("the saved options are not understood");
    match (trail, check) {
        (Ok(trail), Ok(check)) => {
            let start = Path { initial: trail.initial, steps: trail.steps };
            let then = ExploreDoor { args, console, property: saved.property.clone(), start };
            open_door(&check.inputs, &check.model, &check.property, console, then)
        }
        (trail, check) => {
            let why = trail.err().or(check.err().map(String::from)).unwrap_or_default();
            console.error(&format!("{}: {why}", args.input.display()));
            Exit::BadInput
        }
    }
}

struct ExploreDoor<'a> {
    args: &'a ExploreArgs,
    console: &'a Console,
    property: String,
    start: Path,
}

impl WithDoor for ExploreDoor<'_> {
    fn with(self, mut door: impl Door) -> Exit {
        let properties = match door.properties() {
            Ok(p) => p,
            Err(wrong) => return crate::refuse(&wrong, door.sources(), self.console),
        };
        let Some(property) = properties.into_iter().find(|p| p.name == self.property) else {
            let name = &self.property;
            self.console.error(&format!("the input has no property `{name}` (any more)"));
            return Exit::BadInput;
        };
        let page = match Page::open(self.args.port) {
            Ok(page) => page,
            Err(why) => {
                self.console.error(&format!("cannot listen on port {}: {why}", self.args.port));
                return Exit::Usage;
            }
        };
        let sources = door.sources().clone();
        let (console, browser) = (self.console, !self.args.no_browser);
        let title = self.args.input.display().to_string();
        let serve = Serve { page, sources: &sources, title, start: self.start, console, browser };
        match door.visit(&property, serve) {
            Ok(()) => Exit::Holds,
            Err(wrong) => crate::refuse(&wrong, &sources, console),
        }
    }
}

struct Serve<'a> {
    page: Page,
    sources: &'a SourceMap,
    title: String,
    start: Path,
    console: &'a Console,
    browser: bool,
}

impl Visitor for Serve<'_> {
    type Out = ();

    fn visit(self, model: Erased<'_>, _: Goal) {
        let address = self.page.address();
        self.console.result(&format!("{address}\n"));
        self.console.detail("Ctrl-C ends it\n");
        if self.browser && !open_browser(&address) {
            self.console.warn("no browser could be started: open the address by hand");
        }
        let stop = Arc::new(Stop::new());
        limits::stop_on_interrupt(&stop);
        let explorer =
            Explorer { model, sources: self.sources, title: self.title, start: self.start };
        self.page.serve(&explorer, &|| stop.is_set());
    }
}

/// Asks the desktop to show an address; does not wait for it.
fn open_browser(address: &str) -> bool {
    let command = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = || Stdio::null();
    let mut browser = Command::new(command);
    browser.arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn().is_ok()
}
