//! `heddle check`: every property of an input, each with its own verdict.

use crate::console::Console;
use crate::exit::Exit;
use crate::run::Run;
use crate::watchdog::Phase;
use crate::{many, project, team, verdict_text, watch};
use heddle_flags::CheckArgs;
use heddle_flags::spin_words;
use heddle_model::{Gap, Trail, Verdict};
use heddle_report::{EndEvent, FindingJson, Numbers, PropertyEvent, ShardJson, ViolationJson};
use heddle_session::{Checked, Options, Replayed, Subject, Team};
use heddle_span::SourceMap;
use heddle_system::Kept;
use heddle_system::trails::Trails;
use std::path::{Path, PathBuf};

/// Lines of values at the end of a run.
const VALUES: usize = 12;

/// The command: one program, or several, or again and again.
pub fn run(args: &CheckArgs, console: &Console) -> Exit {
    if args.watch {
        return watch::watch(args, console);
    }
    if let Some(advice) = spin_words::misread(&args.given.0, &args.inputs) {
        console.note(&format!("for users of SPIN: {advice}"));
    }
    if args.inputs.is_empty() {
        return project::check(args, console);
    }
    match heddle_system::programs(&args.inputs, args.together) {
        Err(why) => {
            console.failure("input", &why);
            Exit::BadInput
        }
        Ok(programs) if programs.len() == 1 && programs[0] == args.inputs => check(args, console),
        Ok(_) if team::asked(args).is_some() => {
            console.failure("usage", "several processes check one program at a time");
            Exit::Usage
        }
        Ok(programs) => many::check_all(args, &many::jobs(args, &programs), console),
    }
}

fn check(args: &CheckArgs, console: &Console) -> Exit {
    let options = &args.given.0;
    if let Some(why) = Trails::new(args.trail.as_deref(), &args.inputs).refusal() {
        console.failure("usage", &why);
        return Exit::Usage;
    }
    if let Some(Err(why)) = args.cluster.map(heddle_system::Place::find) {
        console.failure("usage", &why);
        return Exit::Usage;
    }
    let kept = match Kept::asked(
        args.checkpoint.as_deref(),
        args.resume.as_deref(),
        args.checkpoint_every,
    ) {
        Ok(kept) => kept,
        Err(why) => {
            console.failure("usage", &why);
            return Exit::Usage;
        }
    };
    let mut run = Run::begin(&options.search, console);
    if team::asked(args).is_some() || kept.is_some() {
        // What was given is for each of them; what was not, they share.
        let part = run.limits.memory / team::asked(args).share().max(1);
        run.share_machine(options.search.memory.unwrap_or(part), options.search.jobs);
        if !options.search.store.is_lossless() {
            let why = "several processes, and a search that is kept, need a store that keeps all states: exact or tree";
            console.failure("usage", why);
            return Exit::Usage;
        }
    }
    let files = &args.inputs;
    let checked = Checking { run: &run, args, kept: kept.as_ref(), options, console };
    check_subject(checked, || run.open(files, options))
}

/// What a check is made with.
pub struct Checking<'a> {
    pub run: &'a Run<'a>,
    pub args: &'a CheckArgs,
    pub kept: Option<&'a Kept>,
    pub options: &'a Options,
    pub console: &'a Console,
}

/// The same for a program that is opened otherwise.
pub fn check_subject(
    checking: Checking<'_>,
    open: impl FnOnce() -> Result<Box<dyn Subject>, Exit>,
) -> Exit {
    let Checking { run, args, kept, options, console } = checking;
    let mut teller = Teller::new(run, args, options, console);
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
            match team::asked(args).team(kept, &args.given.0, run.texts()) {
                // Nothing was searched, and nothing is known.
                Err(why) => {
                    console.failure("processes", &why);
                    Exit::Open
                }
                Ok(team) => {
                    let together = team.as_ref().map(heddle_system::team::Team::together);
                    let (subject, context) = (&mut *subject, run.context());
                    match heddle_session::check_on(together, subject, options, context, &mut each) {
                        Ok(()) => teller.worst,
                        Err(refusal) => run.refuse(&refusal),
                    }
                }
            }
        }
    };
    teller.end(exit)
}

/// Tells verdicts, and sums them up.
struct Teller<'a> {
    run: &'a Run<'a>,
    args: &'a CheckArgs,
    options: &'a Options,
    console: &'a Console,
    worst: Exit,
    violation: Option<ViolationJson>,
    complete: bool,
    trails: Trails,
    numbers: Numbers,
}

impl<'a> Teller<'a> {
    fn new(
        run: &'a Run<'a>,
        args: &'a CheckArgs,
        options: &'a Options,
        console: &'a Console,
    ) -> Self {
        let (worst, numbers) = (Exit::Holds, Numbers::default());
        let (violation, complete) = (None, true);
        let trails = Trails::new(args.trail.as_deref(), &args.inputs);
        Teller { run, args, options, console, worst, violation, complete, trails, numbers }
    }

    /// The last line, and what the process tells its caller.
    fn end(self, exit: Exit) -> Exit {
        let exit = match exit {
            Exit::Open if self.args.allow_incomplete => Exit::Holds,
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
            doubts: checked.doubts.clone(),
            shard: self.shard(checked),
            numbers: numbers.clone(),
        };
        let exit = match (checked.verdict(), &checked.replayed) {
            (Verdict::Violated(trail), Some(Ok(replayed))) => {
                self.violated(checked, trail, replayed, sources, &mut event)
            }
            (Verdict::Violated(_), Some(Err(why))) => self.does_not_replay(why),
            (Verdict::Violated(_), None) => self.does_not_replay("it was not replayed"),
            (Verdict::Holds { .. }, _) => self.held(checked, sources),
            (Verdict::Open(_), _) => {
                self.console.verdict(&verdict_text::open(property, checked.gaps(), numbers));
                Exit::Open
            }
        };
        let silent = verdict_text::unreached(&checked.unreached, sources);
        self.console.detail(&silent.text);
        event.unreached = silent.places;
        for warning in checked.warnings.iter().chain(&checked.doubts) {
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

    /// Which part of a swarm this is.
    fn shard(&self, checked: &Checked) -> Option<ShardJson> {
        let search = &self.options.search;
        let ((index, of), swarm) = (search.shard?, search.swarm?);
        let missed = checked.gaps().iter().find_map(|gap| match gap {
            Gap::Hashed { missed, .. } => Some(*missed),
            _ => None,
        });
        let texts = serde_json::to_vec(&self.run.texts()).expect("texts are plain data");
        let shape = format!("{:?} {}", self.options.kept(), search.seed);
        let job = Team::job_of(&[&texts, shape.as_bytes()]);
        let job = job.iter().map(|byte| format!("{byte:02x}")).collect();
        Some(ShardJson { index, of, swarm, job, missed: missed.unwrap_or(1.0) })
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
        let saved = self.save(checked, trail, event);
        event.trail = saved.as_ref().map(|p| p.display().to_string());
        self.show(replayed, sources);
        let first = self.finding_json(replayed, checked.met, saved.as_deref(), sources);
        event.findings.push(first);
        let replays = self.others(checked, sources, event);
        let (property, numbers, console) = (&checked.property, &checked.numbers, self.console);
        console.verdict(&verdict_text::violated(property, violation, sources, numbers));
        if let Some(path) = saved {
            console.detail(&verdict_text::next_steps(&path));
        }
        if self.options.search.keep_going {
            console.detail(&verdict_text::findings(&event.findings));
        }
        Exit::Violated.worst(replays)
    }

    /// A violation with its run.
    fn show(&self, run: &Replayed, sources: &SourceMap) {
        let (trace, console) = (&run.trace, self.console);
        let violation = trace.violation.as_ref().expect("a replayed violation");
        console.finding(&verdict_text::violation(violation, trace, &run.blocked), sources);
        let lanes = heddle_report::lanes(trace, sources, console.width());
        console.detail(&format!("\n{lanes}\n"));
        let n_steps = trace.steps.len();
        let end = heddle_report::last_state(&run.fields, n_steps, console.width(), VALUES);
        console.detail(&if end.is_empty() { end } else { end + "\n" });
    }

    fn finding_json(
        &self,
        run: &Replayed,
        met: u64,
        trail: Option<&Path>,
        sources: &SourceMap,
    ) -> FindingJson {
        let violation = run.trace.violation.as_ref().expect("a replayed violation");
        let documents = self.console.is_document();
        FindingJson {
            violation: ViolationJson::new(violation, sources),
            met,
            trail: trail.map(|p| p.display().to_string()),
            steps: run.trace.steps.len(),
            switches: run.trace.switches(),
            run: documents.then(|| heddle_report::run_json(&run.trace, sources)),
            lanes: documents.then(|| heddle_report::lanes(&run.trace, sources, 120)),
        }
    }

    /// Everything else that was found by a search that went on, each with its run.
    fn others(
        &mut self,
        checked: &Checked,
        sources: &SourceMap,
        event: &mut PropertyEvent,
    ) -> Exit {
        let mut exit = Exit::Holds;
        for other in &checked.others {
            let run = match &other.run {
                Ok(run) => run,
                Err(why) => {
                    exit = self.does_not_replay(why);
                    continue;
                }
            };
            self.show(run, sources);
            let saved = self.save(checked, &other.trail, event);
            if let Some(path) = &saved {
                self.console.detail(&format!("  saved   {}\n\n", path.display()));
            }
            let finding = self.finding_json(run, other.met, saved.as_deref(), sources);
            event.findings.push(finding);
        }
        exit
    }

    fn does_not_replay(&self, why: &str) -> Exit {
        self.console.failure("bug", &format!("the run that was found does not replay: {why}"));
        self.console.error("this is a bug in heddle; please report it with the input");
        Exit::Bug
    }

    fn held(&self, checked: &Checked, sources: &SourceMap) -> Exit {
        self.console.verdict(&verdict_text::holds(&checked.property, &checked.numbers));
        if let Some(Ok(why)) = &checked.witness {
            let lanes = heddle_report::lanes(&why.trace, sources, self.console.width());
            self.console.detail(&format!("  because of this run:\n\n{lanes}\n"));
        }
        let clean = checked.warnings.is_empty() && checked.doubts.is_empty();
        if clean || !self.args.strict { Exit::Holds } else { Exit::Open }
    }

    /// Writes the trail, if it is wanted. A disk that is full is no reason to say less of
    /// what was found.
    fn save(
        &mut self,
        checked: &Checked,
        trail: &Trail,
        event: &mut PropertyEvent,
    ) -> Option<PathBuf> {
        if self.args.no_trail {
            return None;
        }
        let name = &checked.property.name;
        let saved = self.run.saved(trail, name, self.options, &checked.flags);
        match self.trails.save(name, &saved) {
            Ok(path) => Some(path),
            Err(lost) => {
                self.console.error(&format!("{lost} (--no-trail saves none)"));
                event.warnings.push(lost);
                None
            }
        }
    }
}
