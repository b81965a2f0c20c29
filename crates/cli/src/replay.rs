//! `heddle replay`: a saved trail, executed again by the plain interpreter.

use crate::console::Console;
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::ReplayArgs;
use crate::run::{Run, suffix};
use crate::verdict_text;
use heddle_model::Trail;
use heddle_report::{SavedTrail, ViolationJson};
use heddle_session::{Language, Options, Property, Purpose, Replayed, SpinTrail, Subject};
use serde_json::json;
use std::path::{Path, PathBuf};

pub fn replay(args: &ReplayArgs, console: &Console) -> Exit {
    let run = Run::begin(&Options::default().search, console);
    match read_text(&args.trail) {
        Ok(text) if SpinTrail::is_one(&text) => return of_spin(args, &text, &run, console),
        Ok(_) if args.input.is_some() || args.given.0 != Options::default() => {
            console.error("a trail of heddle's own says itself what it belongs to");
            return Exit::Usage;
        }
        _ => {}
    }
    let saved = match read_trail(&args.trail, console) {
        Ok(saved) => saved,
        Err(exit) => return exit,
    };
    let (files, options) = match original(&saved, &args.trail) {
        Ok(original) => original,
        Err(why) => {
            let trail = args.trail.display();
            console.error(&format!("{trail}: the saved options are not understood: {why}"));
            return Exit::BadInput;
        }
    };
    match run.open(&files, &options) {
        Ok(mut subject) => Teller { args, console, saved: &saved }.replay(&run, &mut *subject),
        Err(exit) => exit,
    }
}

/// A trail that SPIN wrote: found again in the model, then told like any other.
fn of_spin(args: &ReplayArgs, text: &str, run: &Run<'_>, console: &Console) -> Exit {
    let model = match args.input.clone().or_else(|| model_of(&args.trail)) {
        Some(model) => model,
        None => {
            console.error(&format!("{}: name the model after it", args.trail.display()));
            return Exit::Usage;
        }
    };
    let trail = match SpinTrail::parse(text) {
        Ok(trail) => trail,
        Err(why) => {
            console.error(&format!("{}: {why}", args.trail.display()));
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
        console.error(&format!("{trail} is no run of {model} that violates anything"));
        return Exit::BadInput;
    };
    let inputs = vec![model.display().to_string()];
    let saved =
        SavedTrail::new(&trail, inputs, options.words(), property.name.clone(), subject.sources());
    Teller { args, console, saved: &saved }.tell(run, &mut *subject, &property, &trail)
}

/// The model of `m.pml.trail` and of `m.pml2.trail`, which SPIN names so.
fn model_of(trail: &Path) -> Option<PathBuf> {
    let name = trail.file_stem()?.to_str()?.trim_end_matches(|c: char| c.is_ascii_digit());
    (suffix(trail) == "trail" && !name.is_empty()).then(|| trail.with_file_name(name))
}

/// Reads a saved trail, or reports why not.
pub fn read_trail(path: &Path, console: &Console) -> Result<SavedTrail, Exit> {
    let saved = read_text(path).and_then(|text| {
        SavedTrail::from_text(&text).map_err(|e| format!("{}: {e}", path.display()))
    });
    saved.map_err(|e| {
        console.error(&e);
        Exit::BadInput
    })
}

/// The files and options that the trail was found with; files are looked for where they
/// were, then beside the trail.
pub fn original(saved: &SavedTrail, trail: &Path) -> Result<(Vec<PathBuf>, Options), String> {
    let mut options = Options::from_words(&saved.options)?;
    // Whoever sends a trail does not decide what is run here. Only Promela can have
    // native code in it.
    let is_promela = |name: &String| {
        let language = Language::of_suffix(suffix(Path::new(name)));
        language.is_none_or(|l| l == Language::Promela)
    };
    options.model.no_native = saved.inputs.iter().any(is_promela);
    if saved.inputs.is_empty() {
        return Err("it names no input".into());
    }
    let found = |name: &String| {
        let file = PathBuf::from(name);
        let beside = file.file_name().map(|n| trail.with_file_name(n));
        match beside {
            Some(beside) if !file.exists() && beside.exists() => beside,
            _ => file,
        }
    };
    Ok((saved.inputs.iter().map(found).collect(), options))
}

struct Teller<'a> {
    args: &'a ReplayArgs,
    console: &'a Console,
    saved: &'a SavedTrail,
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
            self.console.error(&format!("the input has no property `{name}` (any more)"));
            return Exit::BadInput;
        };
        let trail = match self.saved.trail() {
            Ok(trail) => trail,
            Err(e) => {
                self.console.error(&e.to_string());
                return Exit::BadInput;
            }
        };
        self.tell(run, subject, property, &trail)
    }

    fn tell(
        &self,
        run: &Run<'_>,
        subject: &mut dyn Subject,
        property: &Property,
        trail: &Trail,
    ) -> Exit {
        let mut replayed = Err("there is no model".to_string());
        let asked = subject.ask(property, Purpose::Search, run.context(), &mut |question| {
            replayed = heddle_session::replay(question.ready(&run.limits), trail);
        });
        let replayed = replayed
            .and_then(|found| heddle_session::tell(subject, property, trail, found, run.context()));
        match (asked, replayed) {
            (Err(wrong), _) => run.wrong(&wrong, subject),
            (Ok(()), Err(why)) => self.failed(&why, subject),
            (Ok(()), Ok(replayed)) => self.show(property, &replayed, subject),
        }
    }

    /// A trail that does not fit: the sources were edited, or the trail was. What `check`
    /// finds it executes again before it saves it, so that this is no mistake of a search.
    fn failed(&self, why: &str, subject: &dyn Subject) -> Exit {
        self.console.error(&format!("{} does not replay: {why}", self.args.trail.display()));
        let changed = self.saved.changed_sources(subject.sources());
        if changed.is_empty() {
            let why =
                "the sources are unchanged: the trail was edited, or saved by another version";
            self.console.error(why);
            return Exit::BadInput;
        }
        self.console.error(&format!("changed since it was saved: {}", changed.join(", ")));
        Exit::BadInput
    }

    fn show(&self, property: &Property, replayed: &Replayed, subject: &dyn Subject) -> Exit {
        let (trace, sources, console) = (&replayed.trace, subject.sources(), self.console);
        let violation = trace.violation.as_ref().expect("a trail ends in a violation");
        console.finding(&verdict_text::violation(violation, trace, &replayed.blocked), sources);
        console.detail(&format!("\n{}", heddle_report::lanes(trace, sources, console.width())));
        for (i, step) in trace.steps.iter().enumerate() {
            for e in &step.events {
                let at = e.span.map(|s| (sources.file(s.file).name.clone(), sources.position(s)));
                let changes: Vec<_> = e
                    .changes
                    .iter()
                    .map(|c| json!({"name": c.name, "old": c.old, "new": c.new}))
                    .collect();
                console.json_line(&json!({
                    "event": "step", "step": i + 1, "lane": e.lane, "text": e.text,
                    "file": at.as_ref().map(|a| &a.0), "line": at.as_ref().map(|a| a.1.line),
                    "changes": changes, "output": e.output, "note": e.note,
                    "in_cycle": trace.cycle_start.is_some_and(|c| i >= c),
                }));
            }
        }
        console.json_line(&json!({
            "event": "end", "verdict": "violated", "property": property.name,
            "violation": ViolationJson::new(violation, sources), "steps": trace.steps.len(),
            "switches": trace.switches(), "stem": trace.cycle_start, "exit": 1,
        }));
        match self.write_html(property, replayed, subject) {
            Ok(()) => Exit::Violated,
            Err(e) => {
                console.error(&e);
                Exit::Usage
            }
        }
    }

    fn write_html(
        &self,
        property: &Property,
        r: &Replayed,
        subject: &dyn Subject,
    ) -> Result<(), String> {
        let Some(path) = &self.args.html else { return Ok(()) };
        let title = format!("{}: {}", self.saved.inputs.join(" "), property.title);
        let page = heddle_report::trace_page(&title, &r.trace, &r.fields, subject.sources());
        std::fs::write(path, page).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
        self.console.detail(&format!("\n  saved   {}\n", path.display()));
        Ok(())
    }
}
