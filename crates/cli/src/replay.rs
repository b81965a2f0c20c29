//! `heddle replay`: a saved trail, executed again by the plain interpreter.

use crate::console::Console;
use crate::door::{Door, Goal, Property, Visitor};
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::{CheckArgs, Cli, Command, ReplayArgs};
use crate::{WithDoor, open_door, verdict_text};
use clap::Parser;
use heddle_model::{Blocked, Erased, Model, Trail};
use heddle_report::{SavedTrail, Trace, TraceStep, ViolationJson};
use serde_json::json;
use std::path::Path;

/// A run as it was executed again.
pub struct Replayed {
    pub trace: Trace,
    /// The values after each step, the initial ones first.
    pub fields: Vec<Vec<(String, String, String)>>,
    /// Who cannot move at its end.
    pub blocked: Vec<Blocked>,
}

/// Executes a trail by `Model::narrate` and checks every state on the way.
pub fn replay_trail(model: Erased<'_>, trail: &Trail) -> Result<Replayed, String> {
    let replay = heddle_engine::erased::replay(model, trail).map_err(|e| e.to_string())?;
    let fields = replay
        .states
        .iter()
        .map(|s| model.fields(s).into_iter().map(|f| (f.owner, f.name, f.value)).collect())
        .collect();
    let blocked = replay.states.last().map_or(Vec::new(), |s| model.blocked(s));
    let steps = replay.steps.into_iter();
    let steps = steps.map(|t| TraceStep { actor: t.step.actor, events: t.events }).collect();
    let trace = Trace {
        steps,
        cycle_start: trail.cycle_start.map(|c| c as usize),
        violation: Some(model.violation(trail.fault)),
    };
    Ok(Replayed { trace, fields, blocked })
}

pub fn replay(args: &ReplayArgs, console: &Console) -> Exit {
    let saved = match read_trail(&args.trail, console) {
        Ok(saved) => saved,
        Err(exit) => return exit,
    };
    let Some(check) = original_command(&saved, &args.trail) else {
        console.error(&format!("{}: the saved options are not understood", args.trail.display()));
        return Exit::BadInput;
    };
    let then = ReplayDoor { args, console, saved: &saved };
    open_door(&check.inputs, &check.model, &check.property, console, then)
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

/// The command line that found the trail; inputs are looked for where they
/// were, then beside the trail.
pub fn original_command(saved: &SavedTrail, trail: &Path) -> Option<CheckArgs> {
    // What follows `--` among the options goes to clang, so they come last.
    let words = ["heddle".into(), "check".into()].into_iter();
    let words = words.chain(saved.inputs.iter().map(|i| plain(i))).chain(saved.options.clone());
    let Command::Check(mut check) = Cli::try_parse_from(words).ok()?.command else { return None };
    for input in &mut check.inputs {
        if !input.exists() {
            let beside = trail.parent().unwrap_or(Path::new("")).join(input.file_name()?);
            if beside.exists() {
                *input = beside;
            }
        }
    }
    Some(*check)
}

/// A file name that cannot be taken for a flag.
fn plain(name: &str) -> String {
    if name.starts_with('-') { format!("./{name}") } else { name.to_string() }
}

struct ReplayDoor<'a> {
    args: &'a ReplayArgs,
    console: &'a Console,
    saved: &'a SavedTrail,
}

impl WithDoor for ReplayDoor<'_> {
    fn with(self, mut door: impl Door) -> Exit {
        let mut properties = match door.properties() {
            Ok(p) => p,
            Err(wrong) => return crate::refuse(&wrong, door.sources(), self.console),
        };
        properties.extend(door.further());
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
        let replayed = match door.visit(property, Again(&trail)) {
            Ok(Ok(replayed)) => replayed,
            Ok(Err(why)) => return self.failed(&why, &door),
            Err(wrong) => return crate::refuse(&wrong, door.sources(), self.console),
        };
        self.show(property, &replayed, &door)
    }
}

impl ReplayDoor<'_> {
    /// A trail that does not fit: the sources were edited, or it is our bug.
    fn failed(&self, why: &str, door: &impl Door) -> Exit {
        self.console.error(&format!("{} does not replay: {why}", self.args.trail.display()));
        let changed = self.saved.changed_sources(door.sources());
        if changed.is_empty() {
            self.console.error("the sources are unchanged, so this is a bug in heddle");
            return Exit::Bug;
        }
        self.console.error(&format!("changed since it was saved: {}", changed.join(", ")));
        Exit::BadInput
    }

    fn show(&self, property: &Property, replayed: &Replayed, door: &impl Door) -> Exit {
        let (trace, sources, console) = (&replayed.trace, door.sources(), self.console);
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
        match self.write_html(property, replayed, door) {
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
        door: &impl Door,
    ) -> Result<(), String> {
        let Some(path) = &self.args.html else { return Ok(()) };
        let title = format!("{}: {}", self.saved.inputs.join(" "), property.title);
        let page = heddle_report::trace_page(&title, &r.trace, &r.fields, door.sources());
        std::fs::write(path, page).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
        self.console.detail(&format!("\n  saved   {}\n", path.display()));
        Ok(())
    }
}

struct Again<'a>(&'a Trail);

impl Visitor for Again<'_> {
    type Out = Result<Replayed, String>;

    fn visit(self, model: Erased<'_>, _: Goal) -> Self::Out {
        replay_trail(model, self.0)
    }
}
