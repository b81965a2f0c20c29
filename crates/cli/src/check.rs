//! `heddle check`: every property of an input, each with its own verdict.

use crate::console::Console;
use crate::door::{After, Door, Goal, Kind, Property, Visitor};
use crate::exit::Exit;
use crate::files;
use crate::flags::{CheckArgs, Reduction, SearchOrder, Store};
use crate::limits::{Timer, default_memory, default_workers, stop_on_interrupt};
use crate::live::Live;
use crate::replay::{Replayed, replay_trail};
use crate::{WithDoor, open_door, verdict_text};
use heddle_engine::{Judged, Options, Outcome, Progress, Search, Stop, StoreKind};
use heddle_model::{Coverage, Erased, Gap, Model, Site, Trail, Verdict};
use heddle_report::{EndEvent, Numbers, PropertyEvent, SavedTrail, ViolationJson};
use heddle_span::SourceMap;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

pub fn check(args: &CheckArgs, console: &Console) -> Exit {
    run(args, console, |then| open_door(&args.inputs, &args.model, &args.property, console, then))
}

/// The same behind a door that is open already.
pub fn check_behind(args: &CheckArgs, console: &Console, door: impl Door) -> Exit {
    run(args, console, |then| then.with(door))
}

fn run(args: &CheckArgs, console: &Console, behind: impl FnOnce(CheckDoor<'_>) -> Exit) -> Exit {
    let inputs: Vec<String> = args.inputs.iter().map(|p| p.display().to_string()).collect();
    console.json_line(&heddle_report::start_json(env!("CARGO_PKG_VERSION"), &inputs));
    let mut end = End::default();
    let then = CheckDoor { args, console, end: &mut end, flags: Vec::new() };
    let exit = behind(then);
    let exit = match exit {
        Exit::Open if args.allow_incomplete => Exit::Holds,
        // The run that was asked for is not there: a violation all the same, and
        // no verdict that may be let pass.
        Exit::Violated if end.lost_trail => Exit::Open,
        exit => exit,
    };
    console.json_line(&EndEvent {
        event: "end",
        verdict: if end.worst == Exit::Holds { exit.word() } else { end.worst.worst(exit).word() },
        violation: end.violation,
        complete: end.complete && matches!(exit, Exit::Holds | Exit::Violated),
        numbers: end.numbers,
        exit: exit.code(),
    });
    exit
}

/// What the last line sums up.
struct End {
    worst: Exit,
    violation: Option<ViolationJson>,
    complete: bool,
    /// A trail could not be saved.
    lost_trail: bool,
    numbers: Numbers,
}

impl Default for End {
    fn default() -> Self {
        let (worst, numbers) = (Exit::Holds, Numbers::default());
        End { worst, violation: None, complete: true, lost_trail: false, numbers }
    }
}

struct CheckDoor<'a> {
    args: &'a CheckArgs,
    console: &'a Console,
    end: &'a mut End,
    /// Flags that were not given but are in force.
    flags: Vec<&'static str>,
}

impl WithDoor for CheckDoor<'_> {
    fn with(mut self, mut door: impl Door) -> Exit {
        let properties = match door.properties() {
            Ok(p) => p,
            Err(wrong) => return crate::refuse(&wrong, door.sources(), self.console),
        };
        let cycles = |p: &Property| p.kind != Kind::Safety;
        if self.args.search.swarm.is_some() && properties.iter().any(cycles) {
            self.console.error("--swarm searches for faults only; add `-p safety`");
            return Exit::Usage;
        }
        let stop = Arc::new(Stop::new());
        stop_on_interrupt(&stop);
        let _timer = Timer::start(self.args.search.timeout, &stop);
        let mut exit = Exit::Holds;
        let mut properties = VecDeque::from(properties);
        while let Some(property) = properties.pop_front() {
            let (args, console, property) = (self.args, self.console, &property);
            let run = Run { args, console, property, stop: &stop, after: None };
            let result = match door.visit(property, run) {
                Ok(result) => result,
                Err(wrong) => return crate::refuse(&wrong, door.sources(), self.console),
            };
            let stays = match &result.outcome.verdict {
                Verdict::Violated(_) => true,
                Verdict::Holds { .. } => false,
                Verdict::Open(_) => stop.is_set(),
            };
            if let (false, Some(flag)) = (stays, door.without_guess()) {
                self.flags.push(flag);
                properties.push_front(property.clone());
                continue;
            }
            let result = self.tell(property, result, door.sources());
            exit = exit.worst(result);
            if result == Exit::Holds {
                door.left_over().into_iter().for_each(|p| properties.push_front(p));
            }
        }
        self.end.worst = exit;
        exit
    }
}

impl CheckDoor<'_> {
    /// Reports the verdict on one property.
    fn tell(&mut self, property: &Property, result: Checked, sources: &SourceMap) -> Exit {
        let numbers = result.numbers();
        let mut event = PropertyEvent {
            event: "verdict",
            input: self.args.inputs[0].display().to_string(),
            property: property.name.clone(),
            verdict: result.outcome.verdict.word(),
            violation: None,
            gaps: gaps(&result.outcome.verdict).iter().map(Gap::to_string).collect(),
            trail: None,
            steps: None,
            switches: None,
            stem: None,
            violations: result.outcome.n_violations,
            kinds: kinds(&result.outcome),
            unreached: Vec::new(),
            warnings: Vec::new(),
            numbers: numbers.clone(),
        };
        let exit = match (&result.outcome.verdict, &result.replayed) {
            (Verdict::Violated(trail), Some(Ok(replayed))) => {
                self.violated(property, trail, replayed, sources, &numbers, &mut event)
            }
            (Verdict::Violated(_), other) => {
                let why = match other {
                    Some(Err(why)) => why.as_str(),
                    _ => "it was not replayed",
                };
                self.console.error(&format!("the run that was found does not replay: {why}"));
                self.console.error("this is a bug in heddle; please report it with the input");
                Exit::Bug
            }
            (Verdict::Holds { .. }, _) => {
                self.held(property, &result, sources);
                Exit::Holds
            }
            (Verdict::Open(_), _) => {
                self.console.verdict(&verdict_text::open(property, &result.outcome, &numbers));
                Exit::Open
            }
        };
        let silent = verdict_text::unreached(&result.unreached, sources);
        self.console.detail(&silent.text);
        event.unreached = silent.places;
        for warning in result.warnings.iter().chain(&result.vacuous) {
            self.console.warn(warning);
            event.warnings.push(warning.clone());
        }
        self.end.numbers.add(&numbers);
        self.end.complete &= exit != Exit::Open;
        if self.end.violation.is_none() {
            self.end.violation = event.violation.clone();
        }
        self.console.json_line(&event);
        exit
    }

    fn violated(
        &mut self,
        property: &Property,
        trail: &Trail,
        replayed: &Replayed,
        sources: &SourceMap,
        numbers: &Numbers,
        event: &mut PropertyEvent,
    ) -> Exit {
        let trace = &replayed.trace;
        let violation = trace.violation.as_ref().expect("a replayed violation");
        event.violation = Some(ViolationJson::new(violation, sources));
        event.steps = Some(trace.steps.len());
        event.switches = Some(trace.switches());
        event.stem = trace.cycle_start;
        let saved = self.save(property, trail, sources).unwrap_or_else(|lost| {
            self.end.lost_trail = true;
            self.console.error(&format!("{lost} (--no-trail saves none)"));
            event.warnings.push(lost);
            None
        });
        event.trail = saved.as_ref().map(|p| p.display().to_string());
        let console = self.console;
        console.finding(&verdict_text::violation(violation, trace, &replayed.blocked), sources);
        console.detail(&format!("\n{}\n", heddle_report::lanes(trace, sources, console.width())));
        console.verdict(&verdict_text::violated(property, violation, sources, numbers));
        if let Some(path) = saved {
            console.detail(&verdict_text::next_steps(&path));
        }
        Exit::Violated
    }

    fn held(&self, property: &Property, result: &Checked, sources: &SourceMap) {
        self.console.verdict(&verdict_text::holds(property, &result.numbers()));
        if let Some(Ok(why)) = &result.witness {
            let lanes = heddle_report::lanes(&why.trace, sources, self.console.width());
            self.console.detail(&format!("  because of this run:\n\n{lanes}\n"));
        }
    }

    /// Writes the trail, if it is wanted. A disk that is full is no reason to say
    /// less of what was found.
    fn save(
        &self,
        property: &Property,
        trail: &Trail,
        sources: &SourceMap,
    ) -> Result<Option<PathBuf>, String> {
        if self.args.no_trail {
            return Ok(None);
        }
        let inputs = self.args.inputs.iter().map(|p| p.display().to_string()).collect();
        let mut options = self.args.model.words();
        options.extend(self.args.property.words());
        options.extend(self.flags.iter().map(|f| f.to_string()));
        if !self.args.model.clang.is_empty() {
            options.push("--".into());
            options.extend(self.args.model.clang.iter().cloned());
        }
        let saved = SavedTrail::new(trail, inputs, options, property.name.clone(), sources);
        let path = self.args.trail.clone().unwrap_or_else(|| {
            let stem = self.args.inputs[0].file_stem().unwrap_or_default();
            PathBuf::from(stem).with_extension("trail")
        });
        files::write_whole(&path, &saved.to_text())
            .map_err(|e| format!("cannot save the trail to {}: {e}", path.display()))?;
        Ok(Some(path))
    }
}

/// One search.
struct Run<'a, 'g> {
    args: &'a CheckArgs,
    console: &'a Console,
    property: &'a Property,
    stop: &'a Arc<Stop>,
    after: Option<&'g dyn Fn(&Stop) -> After>,
}

/// A search's outcome with all that only its model could tell.
struct Checked {
    outcome: Outcome,
    seconds: f64,
    options: Options,
    /// The reduction that was in force.
    reduction: &'static str,
    /// The violation, executed again; `None` if there was none.
    replayed: Option<Result<Replayed, String>>,
    /// A run that shows why a formula holds, executed again.
    witness: Option<Result<Replayed, String>>,
    unreached: Vec<Site>,
    warnings: Vec<String>,
    vacuous: Vec<String>,
}

impl Visitor for Run<'_, '_> {
    type Out = Checked;

    fn and_ask(self, after: &dyn Fn(&Stop) -> After) -> impl Visitor<Out = Checked> {
        let Run { args, console, property, stop, .. } = self;
        Run { args, console, property, stop, after: Some(after) }
    }

    fn visit(self, model: Erased<'_>, goal: Goal) -> Checked {
        self.search(model, goal, |options, stop, progress| match goal {
            Goal::Safety => heddle_engine::erased::safety(model, options, stop, progress),
            Goal::Cycles | Goal::Both => {
                heddle_engine::erased::cycles(model, options, stop, progress)
            }
        })
    }

    fn visit_judged<M: Model>(self, model: &Judged<M>) -> Checked {
        self.judge(model)
    }

    fn visit_plain<M: Model>(self, model: &M) -> Checked {
        self.search(Erased::new(model), Goal::Safety, |options, stop, progress| {
            heddle_engine::safety(model, options, stop, progress)
        })
    }
}

impl Run<'_, '_> {
    /// Decides a formula of CTL; a run that shows why it holds is told too.
    fn judge<M: Model>(self, model: &Judged<M>) -> Checked {
        let erased = Erased::new(model);
        let mut witness = None;
        let after = self.after;
        let mut checked = self.search(erased, Goal::Safety, |options, stop, progress| {
            let (mut outcome, why) = model.check(options, stop, progress);
            witness = why;
            // What was left out may be the branch that a formula of CTL asks for.
            let gaps = after.map_or(Vec::new(), |after| after(stop).gaps);
            if !gaps.is_empty() && matches!(outcome.verdict, Verdict::Violated(_)) {
                let mut coverage = Coverage::full();
                gaps.into_iter().for_each(|gap| coverage.miss(gap));
                outcome.verdict = Verdict::nothing_found(coverage);
            }
            outcome
        });
        checked.witness = witness.map(|trail| replay_trail(erased, &trail));
        checked.options.workers = 1;
        checked
    }

    /// Searches, shows progress, and replays what was found.
    fn search(
        self,
        model: Erased<'_>,
        goal: Goal,
        engine: impl FnOnce(&Options, &Stop, &Progress) -> Outcome,
    ) -> Checked {
        let facts = model.facts();
        let options = engine_options(self.args, goal, facts.reduction.is_none());
        let progress = Arc::new(Progress::new());
        let live = Live::start(&progress, options.memory_limit, self.console.is_live());
        let start = Instant::now();
        let mut outcome = match self.args.search.swarm {
            Some(n) if goal == Goal::Safety => {
                let go_on = self.args.search.timeout.is_some();
                let size = heddle_engine::Swarm { at_least: n, go_on };
                heddle_engine::erased::swarm(model, size, &options, self.stop, &progress)
            }
            _ => engine(&options, self.stop, &progress),
        };
        let seconds = start.elapsed().as_secs_f64();
        drop(live);
        let after = self.after.map_or(After::default(), |after| after(self.stop));
        for gap in after.gaps {
            miss(&mut outcome.verdict, gap);
        }
        let replayed = match &outcome.verdict {
            Verdict::Violated(trail) => Some(replay_trail(model, trail)),
            _ => None,
        };
        let (mut unreached, warnings) = sites(model, &outcome);
        if goal != Goal::Safety && !matches!(outcome.verdict, Verdict::Holds { .. }) {
            // A search for cycles ends with the first.
            unreached.clear();
        }
        let mut vacuous = verdict_text::vacuity(self.property, model, &outcome);
        if matches!(outcome.verdict, Verdict::Holds { .. }) {
            vacuous.extend(after.doubts);
        }
        let wanted = self.args.model.reduction == Reduction::Por;
        if let (Some(why), None, true) = (&facts.reduction, facts.own_reduction, wanted) {
            self.console.note(&format!("reduction is off: {why}"));
        }
        let reduction = match (facts.own_reduction, &facts.reduction) {
            (Some(own), _) => own,
            (None, None) if wanted => "por",
            (None, _) => "none",
        };
        Checked {
            outcome,
            seconds,
            options,
            reduction,
            replayed,
            witness: None,
            unreached,
            warnings,
            vacuous,
        }
    }
}

impl Checked {
    fn numbers(&self) -> Numbers {
        let stats = &self.outcome.stats;
        Numbers {
            states: stats.stored,
            stored: stats.stored,
            matched: stats.matched,
            transitions: stats.transitions,
            depth: stats.depth,
            seconds: (self.seconds * 1000.0).round() / 1000.0,
            memory_bytes: stats.memory_bytes,
            store_bytes: stats.store_bytes,
            workers: self.options.workers,
            store: self.options.store.name().into(),
            reduction: self.reduction.into(),
        }
    }
}

/// What kinds of violation were met, each once.
fn kinds(outcome: &Outcome) -> Vec<&'static str> {
    let mut kinds: Vec<_> = outcome.faults.iter().map(|f| f.kind.name()).collect();
    if let Verdict::Violated(trail) = &outcome.verdict {
        kinds.push(trail.fault.kind.name());
    }
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

fn engine_options(args: &CheckArgs, goal: Goal, can_reduce: bool) -> Options {
    let s = &args.search;
    let search = match s.search {
        _ if s.shortest => Search::Bfs,
        None | Some(SearchOrder::Steal) => Search::Stealing,
        Some(SearchOrder::Bfs) => Search::Bfs,
        Some(SearchOrder::Dfs) => Search::Dfs,
        Some(SearchOrder::Slice(n)) => Search::Slice(n),
    };
    let store = match s.store {
        _ if s.swarm.is_some() => StoreKind::Bitstate,
        Store::Exact => StoreKind::Exact,
        Store::Tree => StoreKind::Tree,
        Store::Compact => StoreKind::Compact,
        Store::Bitstate => StoreKind::Bitstate,
    };
    Options {
        workers: s.jobs.map_or_else(default_workers, usize::from),
        store,
        memory_limit: s.memory.unwrap_or_else(default_memory),
        search,
        reduction: can_reduce && args.model.reduction == Reduction::Por,
        max_depth: s.max_depth,
        keep_going: s.keep_going,
        faults: goal != Goal::Cycles,
        seed: s.seed,
        ..Options::default()
    }
}

/// The statements that no run executed, if all of them were seen, and the
/// warnings that some run gave reason for.
fn sites(model: Erased<'_>, outcome: &Outcome) -> (Vec<Site>, Vec<String>) {
    let hit = |i: usize| outcome.reached.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 == 1);
    let mut unreached = Vec::new();
    let mut warnings = Vec::new();
    for (i, site) in model.sites().into_iter().enumerate() {
        match site {
            // What has neither a place nor an owner is nobody's statement.
            Site::Statement { span: None, ref owner, .. } if owner.is_empty() => {}
            Site::Statement { .. } if !hit(i) => unreached.push(site),
            Site::Warning { text, .. } if hit(i) => warnings.push(text),
            _ => {}
        }
    }
    let is_whole = match &outcome.verdict {
        Verdict::Holds { .. } => true,
        Verdict::Violated(_) => outcome.is_whole,
        Verdict::Open(_) => false,
    };
    if !is_whole {
        unreached.clear();
    }
    (unreached, warnings)
}

fn gaps<T>(verdict: &Verdict<T>) -> &[Gap] {
    match verdict {
        Verdict::Open(coverage) => coverage.gaps(),
        _ => &[],
    }
}

/// A verdict, knowing that something was left out.
fn miss(verdict: &mut Verdict<Trail>, gap: Gap) {
    let mut coverage = match verdict {
        Verdict::Violated(_) => return,
        Verdict::Open(coverage) => coverage.clone(),
        _ => Coverage::full(),
    };
    coverage.miss(gap);
    *verdict = Verdict::nothing_found(coverage);
}
