//! `heddle check`: every property of an input, each with its own verdict.

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::CheckArgs;
use crate::run::Run;
use crate::watchdog::Phase;
use crate::{files, verdict_text};
use heddle_model::{Gap, Trail, Verdict};
use heddle_report::{EndEvent, Numbers, PropertyEvent, SavedTrail, ViolationJson};
use heddle_session::flags::FLAGS;
use heddle_session::{Checked, Options, Replayed, Subject};
use heddle_span::SourceMap;
use std::path::{Path, PathBuf};

pub fn check(args: &CheckArgs, console: &Console) -> Exit {
    let options = &args.given.0;
    let run = Run::begin(&options.search, console);
    let files = &args.inputs;
    check_subject(&run, args, options, console, || run.open(files, options))
}

/// The same for a program that is opened otherwise.
pub fn check_subject(
    run: &Run<'_>,
    args: &CheckArgs,
    options: &Options,
    console: &Console,
    open: impl FnOnce() -> Result<Box<dyn Subject>, Exit>,
) -> Exit {
    let inputs: Vec<String> = args.inputs.iter().map(|p| p.display().to_string()).collect();
    console.json_line(&heddle_report::start_json(env!("CARGO_PKG_VERSION"), &inputs));
    let mut teller = Teller::new(args, options, console);
    if args.allow_incomplete {
        run.incomplete_is(Exit::Holds);
    }
    let exit = match open() {
        Err(exit) => exit,
        Ok(mut subject) => {
            run.enter(Phase::Building);
            let mut each = |checked: Checked, sources: &SourceMap| {
                teller.tell(&checked, sources);
                // What was found already is not to be lost.
                if teller.worst == Exit::Holds {
                    run.enter(Phase::Building);
                }
            };
            match heddle_session::check(&mut *subject, options, run.context(), &mut each) {
                Ok(()) => teller.worst,
                Err(refusal) => run.refuse(&refusal),
            }
        }
    };
    teller.end(exit)
}

/// Tells verdicts, and sums them up.
struct Teller<'a> {
    args: &'a CheckArgs,
    options: &'a Options,
    console: &'a Console,
    worst: Exit,
    violation: Option<ViolationJson>,
    complete: bool,
    /// A trail could not be saved.
    lost_trail: bool,
    numbers: Numbers,
}

impl<'a> Teller<'a> {
    fn new(args: &'a CheckArgs, options: &'a Options, console: &'a Console) -> Self {
        let (worst, numbers) = (Exit::Holds, Numbers::default());
        let (violation, complete, lost_trail) = (None, true, false);
        Teller { args, options, console, worst, violation, complete, lost_trail, numbers }
    }

    /// The last line, and what the process tells its caller.
    fn end(self, exit: Exit) -> Exit {
        let exit = match exit {
            Exit::Open if self.args.allow_incomplete => Exit::Holds,
            // The run that was asked for is not there: a violation all the same, and
            // no verdict that may be let pass.
            Exit::Violated if self.lost_trail => Exit::Open,
            exit => exit,
        };
        let verdict = if self.worst == Exit::Holds { exit } else { self.worst.worst(exit) };
        self.console.json_line(&EndEvent {
            event: "end",
            verdict: verdict.word(),
            violation: self.violation,
            complete: self.complete && matches!(exit, Exit::Holds | Exit::Violated),
            numbers: self.numbers,
            exit: exit.code(),
        });
        exit
    }

    /// Reports the verdict on one property.
    fn tell(&mut self, checked: &Checked, sources: &SourceMap) {
        let (property, numbers) = (&checked.property, &checked.numbers);
        let mut event = PropertyEvent {
            event: "verdict",
            input: self.args.inputs[0].display().to_string(),
            property: property.name.clone(),
            verdict: checked.verdict().word(),
            violation: None,
            gaps: checked.gaps().iter().map(Gap::to_string).collect(),
            trail: None,
            steps: None,
            switches: None,
            stem: None,
            violations: checked.outcome.n_violations,
            kinds: checked.kinds(),
            findings: Vec::new(),
            unreached: Vec::new(),
            warnings: Vec::new(),
            numbers: numbers.clone(),
        };
        let exit = match (checked.verdict(), &checked.replayed) {
            (Verdict::Violated(trail), Some(Ok(replayed))) => {
                self.violated(checked, trail, replayed, sources, &mut event)
            }
            (Verdict::Violated(_), Some(Err(why))) => self.does_not_replay(why),
            (Verdict::Violated(_), None) => self.does_not_replay("it was not replayed"),
            (Verdict::Holds { .. }, _) => {
                self.held(checked, sources);
                Exit::Holds
            }
            (Verdict::Open(_), _) => {
                self.console.verdict(&verdict_text::open(property, checked.gaps(), numbers));
                Exit::Open
            }
        };
        let silent = verdict_text::unreached(&checked.unreached, sources);
        self.console.detail(&silent.text);
        event.unreached = silent.places;
        for warning in &checked.warnings {
            self.console.warn(warning);
            event.warnings.push(warning.clone());
        }
        self.numbers.add(numbers);
        self.complete &= exit != Exit::Open;
        if self.violation.is_none() {
            self.violation = event.violation.clone();
        }
        self.console.json_line(&event);
        self.worst = self.worst.worst(exit);
    }

    fn violated(
        &mut self,
        checked: &Checked,
        trail: &Trail,
        replayed: &Replayed,
        sources: &SourceMap,
        event: &mut PropertyEvent,
    ) -> Exit {
        let trace = &replayed.trace;
        let violation = trace.violation.as_ref().expect("a replayed violation");
        event.violation = Some(ViolationJson::new(violation, sources));
        event.steps = Some(trace.steps.len());
        event.switches = Some(trace.switches());
        event.stem = trace.cycle_start;
        let saved = self.save(checked, trail, sources).unwrap_or_else(|lost| {
            self.lost_trail = true;
            self.console.error(&format!("{lost} (--no-trail saves none)"));
            event.warnings.push(lost);
            None
        });
        event.trail = saved.as_ref().map(|p| p.display().to_string());
        let console = self.console;
        console.finding(&verdict_text::violation(violation, trace, &replayed.blocked), sources);
        console.detail(&format!("\n{}\n", heddle_report::lanes(trace, sources, console.width())));
        let replays = self.others(checked, sources, event);
        let (property, numbers) = (&checked.property, &checked.numbers);
        console.verdict(&verdict_text::violated(property, violation, sources, numbers));
        if let Some(path) = saved {
            console.detail(&verdict_text::next_steps(&path));
        }
        Exit::Violated.worst(replays)
    }

    /// Everything else that was found by a search that went on, each with its run.
    fn others(&self, checked: &Checked, sources: &SourceMap, event: &mut PropertyEvent) -> Exit {
        let mut exit = Exit::Holds;
        event.findings.extend(event.violation.clone());
        for other in &checked.others {
            let Replayed { trace, blocked, .. } = match other {
                Ok(replayed) => replayed,
                Err(why) => {
                    exit = self.does_not_replay(why);
                    continue;
                }
            };
            let violation = trace.violation.as_ref().expect("a replayed violation");
            event.findings.push(ViolationJson::new(violation, sources));
            let console = self.console;
            console.finding(&verdict_text::violation(violation, trace, blocked), sources);
            let lanes = heddle_report::lanes(trace, sources, console.width());
            console.detail(&format!("\n{lanes}\n"));
        }
        exit
    }

    fn does_not_replay(&self, why: &str) -> Exit {
        self.console.error(&format!("the run that was found does not replay: {why}"));
        self.console.error("this is a bug in heddle; please report it with the input");
        Exit::Bug
    }

    fn held(&self, checked: &Checked, sources: &SourceMap) {
        self.console.verdict(&verdict_text::holds(&checked.property, &checked.numbers));
        if let Some(Ok(why)) = &checked.witness {
            let lanes = heddle_report::lanes(&why.trace, sources, self.console.width());
            self.console.detail(&format!("  because of this run:\n\n{lanes}\n"));
        }
    }

    /// Writes the trail, if it is wanted. A disk that is full is no reason to say
    /// less of what was found.
    fn save(
        &self,
        checked: &Checked,
        trail: &Trail,
        sources: &SourceMap,
    ) -> Result<Option<PathBuf>, String> {
        if self.args.no_trail {
            return Ok(None);
        }
        let inputs = self.args.inputs.iter().map(|p| p.display().to_string()).collect();
        let words = in_force(self.options, &checked.flags).words();
        let property = checked.property.name.clone();
        let saved = SavedTrail::new(trail, inputs, words, property, sources);
        let path = self.args.trail.clone().unwrap_or_else(|| {
            let stem = self.args.inputs[0].file_stem().unwrap_or_default();
            Path::new(stem).with_extension("trail")
        });
        files::write_whole(&path, &saved.to_text())
            .map_err(|e| format!("cannot save the trail to {}: {e}", path.display()))?;
        Ok(Some(path))
    }
}

/// The options with flags that were not given but were in force.
fn in_force(options: &Options, flags: &[&str]) -> Options {
    let mut options = options.clone();
    for flag in FLAGS.iter().filter(|f| flags.contains(&f.written().as_str())) {
        flag.set(&mut options, "").expect("a flag without a value");
    }
    options
}
