//! `heddle replay`: a saved trail, executed again by the plain interpreter.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::{Run, open_trail};
use crate::verdict_text;
use heddle_explorer::{Setup, Text};
use heddle_flags::ReplayArgs;
use heddle_model::Trail;
use heddle_report::{SavedTrail, Trace, ViolationJson};
use heddle_session::{
    OpenedTrail, Options, Property, Purpose, Replayed, SearchOptions, SpinTrail, Subject,
};
use heddle_system::read_text;
use heddle_system::save::{self, DRAWN_DOT, Kind};
use heddle_system::suffix;
use serde_json::json;
use std::path::{Path, PathBuf};

pub fn replay(args: &ReplayArgs, console: &Console) -> Exit {
    let page = args.html.as_deref();
    let inputs = std::slice::from_ref(&args.trail);
    let picture = args.dot.as_deref().and_then(|p| save::refusal(p, Kind::Picture, inputs));
    if let Some(why) = page.and_then(|p| save::refusal(p, Kind::Page, inputs)).or(picture) {
        console.failure("usage", &why);
        return Exit::Usage;
    }
    match read_text(&args.trail) {
        Ok(text) if SpinTrail::is_one(&text) => return of_spin(args, &text, console),
        Ok(_) if args.input.is_some() || args.given.0 != Options::default() => {
            console.failure("usage", "a trail of heddle's own says itself what it belongs to");
            return Exit::Usage;
        }
        _ => {}
    }
    let opened = match open_trail(&args.trail, console) {
        Ok(opened) => opened,
        Err(exit) => return exit,
    };
    let OpenedTrail { saved, trail, recorded, options } = opened;
    tell_changed(&saved, console);
    let run = Run::again(recorded, &search(args), console);
    match run.reopen(&options) {
        Ok(mut subject) => {
            let options = &options;
            Teller { args, console, saved: &saved, trail: &trail, options }
                .replay(&run, &mut *subject)
        }
        Err(exit) => exit,
    }
}

/// How long a replay may take.
fn search(args: &ReplayArgs) -> SearchOptions {
    SearchOptions { timeout: args.timeout, ..SearchOptions::default() }
}

/// A trail that SPIN wrote: found again in the model, then told like any other.
fn of_spin(args: &ReplayArgs, text: &str, console: &Console) -> Exit {
    let run = Run::begin(&search(args), console);
    let model = match args.input.clone().or_else(|| model_of(&args.trail)) {
        Some(model) => model,
        None => {
            let text = format!("{}: name the model after it", args.trail.display());
            console.failure("usage", &text);
            return Exit::Usage;
        }
    };
    let trail = match SpinTrail::parse(text) {
        Ok(trail) => trail,
        Err(why) => {
            console.failure("input", &format!("{}: {why}", args.trail.display()));
            return Exit::BadInput;
        }
    };
    let mut options = args.given.0.clone();
    // SPIN's steps are single statements; and a replay runs no native code.
    (options.model.exact_steps, options.model.no_native) = (true, true);
    let mut subject = match run.open(std::slice::from_ref(&model), &options) {
        Ok(subject) => subject,
        Err(exit) => return exit,
    };
    let found = match trail.follow(&mut *subject, run.context()) {
        Ok(found) => found,
        Err(wrong) => return run.wrong(&wrong, &*subject),
    };
    let Some((property, trail)) = found else {
        let (trail, model) = (args.trail.display(), model.display());
        let text = format!("{trail} is no run of {model} that violates anything");
        console.failure("input", &text);
        return Exit::BadInput;
    };
    let saved = run.saved(&trail, &property.name, &options, &[]);
    let teller = Teller { args, console, saved: &saved, trail: &trail, options: &options };
    teller.tell(&run, &mut *subject, &property)
}

/// The model of `m.pml.trail` and of `m.pml2.trail`, which SPIN names so.
fn model_of(trail: &Path) -> Option<PathBuf> {
    let name = trail.file_stem()?.to_str()?.trim_end_matches(|c: char| c.is_ascii_digit());
    (suffix(trail) == "trail" && !name.is_empty()).then(|| trail.with_file_name(name))
}

/// What is replayed is the trail's own copy; that the file is another by now, one may like
/// to know.
fn tell_changed(saved: &SavedTrail, console: &Console) {
    let now = |name: &str| read_text(Path::new(name)).ok();
    for name in saved.changed(now) {
        console.note(&format!("{name} has changed since; this run is of the trail's own copy"));
    }
}

struct Teller<'a> {
    args: &'a ReplayArgs,
    console: &'a Console,
    saved: &'a SavedTrail,
    trail: &'a Trail,
    options: &'a Options,
}

impl Teller<'_> {
    fn replay(&self, run: &Run<'_>, subject: &mut dyn Subject) -> Exit {
        let mut properties = match subject.properties(run.context()) {
            Ok(p) => p,
            Err(wrong) => return run.wrong(&wrong, subject),
        };
        properties.extend(subject.further());
        let Some(property) = properties.iter().find(|p| p.name == self.saved.property) else {
            let name = &self.saved.property;
            self.console.failure("input", &format!("the trail's program has no property `{name}`"));
            return Exit::BadInput;
        };
        self.tell(run, subject, property)
    }

    fn tell(&self, run: &Run<'_>, subject: &mut dyn Subject, property: &Property) -> Exit {
        let trail = self.trail;
        let mut replayed = Err("there is no model".to_string());
        let asked = subject.ask(property, Purpose::Search, run.context(), &mut |question| {
            replayed = heddle_session::replay(question.ready(&run.limits), trail);
        });
        let replayed = replayed
            .and_then(|found| heddle_session::tell(subject, property, trail, found, run.context()));
        match (asked, replayed) {
            (Err(wrong), _) => run.wrong(&wrong, subject),
            (Ok(()), Err(why)) => self.failed(&why),
            (Ok(()), Ok(replayed)) => self.show(run, property, &replayed, subject),
        }
    }

    /// A trail that does not fit was edited, or saved by another version: what `check`
    /// finds it executes again before it saves it.
    fn failed(&self, why: &str) -> Exit {
        let trail = self.args.trail.display();
        self.console.error(&format!("{trail} does not replay: {why}"));
        self.console
            .failure("input", "the trail was edited, or saved by another version of heddle");
        Exit::BadInput
    }

    fn show(
        &self,
        run: &Run<'_>,
        property: &Property,
        replayed: &Replayed,
        subject: &dyn Subject,
    ) -> Exit {
        let (trace, sources, console) = (&replayed.trace, subject.sources(), self.console);
        let violation = trace.violation.as_ref().expect("a trail ends in a violation");
        console.finding(&verdict_text::violation(violation, trace, &replayed.blocked), sources);
        console.detail(&format!("\n{}", heddle_report::lanes(trace, sources, console.width())));
        let (states, n_steps) = (&replayed.fields, trace.steps.len());
        let end = heddle_report::last_state(states, n_steps, console.width(), usize::MAX);
        console.detail(&if end.is_empty() { end } else { format!("\n{end}") });
        heddle_report::run_json(trace, sources).iter().for_each(|s| console.json_line(s));
        let written = self.write_html(run);
        let written = written.and_then(|()| self.write_dot(trace));
        let exit = match written.and_then(|()| self.write_witness(replayed, subject)) {
            Ok(()) => Exit::Violated,
            Err(e) => {
                console.failure("io", &e);
                Exit::Usage
            }
        };
        console.json_line(&json!({
            "event": "end", "verdict": "violated", "property": property.name,
            "violation": ViolationJson::new(violation, sources), "steps": trace.steps.len(),
            "switches": trace.switches(), "stem": trace.cycle_start, "exit": exit.code(),
        }));
        exit
    }

    /// The run for other verifiers of C.
    fn write_witness(&self, r: &Replayed, subject: &dyn Subject) -> Result<(), String> {
        let Some(path) = &self.args.witness else { return Ok(()) };
        let inputs = self.saved.inputs_with_sums();
        if inputs.iter().any(|(name, _)| !matches!(suffix(Path::new(name)), "c" | "i")) {
            return Err("--witness is for C programs".into());
        }
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let now = now.map_or(0, |d| d.as_secs());
        let text = heddle_report::witness(&r.trace, subject.sources(), &inputs, now)?;
        save::save(path, &text, Kind::Export, std::slice::from_ref(&self.args.trail))?;
        self.console.detail(&format!("\n  saved   {}\n", path.display()));
        Ok(())
    }

    /// The run for Graphviz.
    fn write_dot(&self, trace: &Trace) -> Result<(), String> {
        let Some(path) = &self.args.dot else { return Ok(()) };
        let drawn = heddle_explorer::run_graph(&self.saved.inputs().join(" "), trace);
        let text = format!("{DRAWN_DOT}\n{}", drawn.dot());
        save::save(path, &text, Kind::Picture, std::slice::from_ref(&self.args.trail))?;
        self.console.detail(&format!("\n  saved   {}\n", path.display()));
        Ok(())
    }

    fn write_html(&self, run: &Run<'_>) -> Result<(), String> {
        let Some(path) = &self.args.html else { return Ok(()) };
        let (input, options) = (run.given()?, self.options.clone());
        let tests = crate::explore::tests(&input);
        let text = Text { input, options: options.clone() };
        let setup = Setup {
            title: self.saved.inputs().join(" "),
            program: &text,
            options,
            property: self.saved.property.clone(),
            trail: Some(self.trail.clone()),
            tests,
        };
        let page = heddle_explorer::report(&setup, run.context());
        let page = page.map_err(|refusal| heddle_explorer::words(&refusal))?;
        let inputs = std::slice::from_ref(&self.args.trail);
        save::save(path, &page, Kind::Page, inputs)?;
        self.console.detail(&format!("\n  saved   {}\n", path.display()));
        Ok(())
    }
}
