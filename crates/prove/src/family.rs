//! A family file: what is to be shown, shown, and what the proof rests on.
//!
//! Two ways lead to "for every number". By *induction* (files with `base` and
//! `step`): each obligation is decided, then everything is asked again with
//! something left out, so that a proof that rests on nothing is noticed. By
//! *counting* (files with `process P[n]`): the abstraction is explored; if it
//! breaks a goal, instances of growing size are, and only a run of one of them
//! is a violation. A step that fails is no violation either: then the family
//! itself is built with a few processes and checked.

use crate::counted;
use crate::counters::{Count, Counted, Counters};
use crate::explicit::Explicit;
use crate::hint;
use crate::induction::{self, Part, Variant};
use crate::members;
use crate::prove::{Answer, Outcome, Settings, decide};
use crate::symbolic::Proof;
use crate::syntax::{self, ast};
use crate::system::{Run, System};
use crate::typing::Globals;
use crate::unfolded::Unfolded;
use heddle_engine::{Options, Progress, Search, Stats, Stop};
use heddle_model::{Actor, Erased, Event, Fault, Model, Site, Trail, Verdict, Violation};
use heddle_span::{Diagnostic, FileId, Span};
use std::collections::HashSet;

pub enum Family {
    Induction(Box<Induction>),
    Counted(Box<Counted>),
}

/// A family with base and step.
pub struct Induction {
    file: ast::File,
    text: String,
    globals: Globals,
}

/// What became of a family.
#[derive(Clone, Debug)]
pub struct Report {
    pub obligations: Vec<Obligation>,
    pub notes: Vec<Note>,
    pub verdict: Whole,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whole {
    /// For every number of processes.
    Holds,
    /// A run of an instance breaks a goal.
    Violated,
    /// Neither, and why.
    Open(String),
}

/// One thing that was to be shown.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// `base`, `step`, `close`, `any n`, `n = 2`.
    pub name: String,
    pub title: String,
    /// `proved`, `refuted` or `open`.
    pub word: &'static str,
    /// Why it is open.
    pub why: String,
    pub stats: Option<Stats>,
    pub proof: Option<Proof>,
    pub failure: Option<Failure>,
}

/// A run that breaks a goal.
#[derive(Clone, Debug)]
pub struct Failure {
    pub steps: Vec<(Actor, Vec<Event>)>,
    pub violation: Violation,
    /// The values in the tick or state that breaks it.
    pub state: Vec<(String, String)>,
    /// The run is one of an abstraction and may not be real.
    pub is_abstract: bool,
    /// The run as steps of the model that [`Family::instance`] builds; `None` where it is one
    /// of an abstraction, or a tick has too many choices to number them.
    pub trail: Option<Trail>,
    /// The step from which the run repeats, if it does.
    pub cycle_start: Option<usize>,
}

/// Something that the proof rests on, or a reason to doubt it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// `assumes`, `needs`, `happens`, `doubt`, `hint`.
    pub kind: &'static str,
    pub text: String,
}

/// Reads a family. `None` if it is wrong; the diagnostics say everything.
pub fn parse(text: &str, file: FileId) -> (Option<Family>, Vec<Diagnostic>) {
    let (tree, mut wrong) = syntax::parse(text, file);
    let globals = Globals::new(&tree, &mut wrong);
    let by_induction = tree.base.is_some() || tree.step.is_some() || tree.interface.is_some();
    let by_counting = !tree.processes.is_empty() || !tree.shared.is_empty();
    let start = Span::new(file, 0, 0);
    let family = match (by_induction, by_counting) {
        (true, true) => {
            let at = tree.processes.first().map(|p| p.name.span).unwrap_or(start);
            let text = "a family has `base` and `step`, or processes that are counted, not both";
            wrong.push(Diagnostic::error(at, text));
            None
        }
        (false, false) => {
            let text = "no family here: neither `base` and `step` nor `process P[n]`";
            wrong.push(Diagnostic::error(start, text));
            None
        }
        (true, false) => {
            let family = Induction { file: tree, text: text.to_string(), globals };
            wrong.extend(family.check(start));
            Some(Family::Induction(Box::new(family)))
        }
        (false, true) => match counted::build(&tree, text, &globals) {
            Ok(counted) => {
                wrong.extend(misplaced(&tree));
                Some(Family::Counted(Box::new(counted)))
            }
            Err(more) => {
                wrong.extend(more);
                None
            }
        },
    };
    let mut seen = HashSet::new();
    wrong.retain(|d| seen.insert(format!("{d:?}")));
    let fatal = wrong.iter().any(Diagnostic::is_fatal);
    (family.filter(|_| !fatal), wrong)
}

/// Claims that only the other way of proving has a use for.
fn misplaced(tree: &ast::File) -> Vec<Diagnostic> {
    let claims = tree.observes.iter().chain(&tree.assumes).chain(&tree.properties);
    let modules = tree.modules.iter().map(|m| m.name.span);
    let text = "this needs `base` and `step`; families that are counted have `invariant`";
    claims.map(|c| c.name.span).chain(modules).map(|s| Diagnostic::error(s, text)).collect()
}

impl Family {
    /// Lends the model of an instance by the name of its obligation (`base`, `n = 2`);
    /// `None` if there is none of that name.
    pub fn instance<T>(&self, name: &str, then: impl FnOnce(Erased<'_>) -> T) -> Option<T> {
        let number = || -> Option<u32> { name.strip_prefix("n = ")?.parse().ok() };
        match self {
            Family::Counted(family) => {
                let n = number().filter(|n| (family.least()..=LARGEST).contains(n))?;
                Some(then(Erased::new(&Unfolded { family, n })))
            }
            Family::Induction(family) => {
                let part = match name {
                    "base" if !family.has_close() => Part::Base,
                    _ => Part::Whole(number().filter(|n| *n <= LARGEST)? as usize),
                };
                let system = family.system(part, &Variant::default()).ok()?;
                Some(then(Erased::new(&Explicit(&system))))
            }
        }
    }

    /// The smallest instance.
    pub fn smallest(&self) -> String {
        match self {
            Family::Counted(family) => format!("n = {}", family.least()),
            Family::Induction(_) => "n = 0".into(),
        }
    }
}

/// Processes that an instance has at most.
pub const LARGEST: u32 = 1000;

impl Induction {
    pub fn system(&self, part: Part, variant: &Variant) -> Result<System, Vec<Diagnostic>> {
        induction::build(&self.file, &self.text, &self.globals, part, variant)
    }

    pub fn has_close(&self) -> bool {
        self.file.close.is_some()
    }

    fn parts(&self) -> Vec<Part> {
        let close = self.has_close().then_some(Part::Close);
        [Part::Base, Part::Step].into_iter().chain(close).collect()
    }

    fn check(&self, start: Span) -> Vec<Diagnostic> {
        let f = &self.file;
        let mut wrong = Vec::new();
        let missing = [
            (f.interface.is_none(), "`interface`: what one sees of a block of processes"),
            (f.base.is_none(), "`base`: the first block"),
            (f.step.is_none(), "`step`: a block with one more process"),
            (f.observes.is_empty(), "`observe`: what is to be shown"),
        ];
        for (is_missing, what) in missing {
            if is_missing {
                wrong.push(Diagnostic::error(start, format!("this family has no {what}")));
            }
        }
        if let (Some(p), None) = (f.properties.first(), &f.close) {
            let text = "a `property` is shown of the family in its environment";
            wrong.push(Diagnostic::error(p.name.span, text).help("add `close { … }`"));
        }
        for c in &f.invariants {
            let text = "`invariant` is for families that are counted; use `observe`";
            wrong.push(Diagnostic::error(c.name.span, text));
        }
        for c in &f.formulas {
            let text = "a formula of time about a family that is proved by induction";
            let help = "families that are counted (`process P[n]`) have them";
            wrong.push(Diagnostic::unsupported(c.name.span, text).help(help));
        }
        if let Some(span) = f.no_deadlock {
            let text = "`no deadlock` is for families that are counted";
            wrong.push(Diagnostic::error(span, text));
        }
        for part in self.parts() {
            let is_there = match part {
                Part::Base => f.base.is_some(),
                Part::Step => f.step.is_some(),
                _ => true,
            };
            if is_there && f.interface.is_some() {
                wrong.extend(self.system(part, &Variant::default()).err().unwrap_or_default());
            }
        }
        wrong.extend(self.unused());
        wrong
    }

    fn unused(&self) -> Vec<Diagnostic> {
        let f = &self.file;
        let wirings = [&f.base, &f.step, &f.close].into_iter().flatten();
        let claims = f.observes.iter().chain(&f.assumes).chain(&f.properties);
        let observers = claims.filter_map(|c| match &c.what {
            ast::What::Observer(u) => Some(&u.module.text),
            ast::What::Expr(_) => None,
        });
        let used: Vec<&String> =
            wirings.flat_map(|w| &w.uses).map(|u| &u.module.text).chain(observers).collect();
        let is_unused = |m: &&ast::Module| !used.contains(&&m.name.text);
        let tell = |m: &ast::Module| {
            Diagnostic::warning(m.name.span, format!("`{}` is never used", m.name.text))
        };
        f.modules.iter().filter(is_unused).map(tell).collect()
    }

    fn names(claims: &[ast::Claim]) -> String {
        let names: Vec<&str> = claims.iter().map(|c| c.name.text.as_str()).collect();
        names.join(", ")
    }

    fn title(&self, part: Part) -> String {
        let kept = Self::names(&self.file.observes);
        match part {
            Part::Base => format!("the first block keeps {kept}"),
            Part::Step => format!("if k processes keep {kept}, so do k + 1"),
            Part::Close => {
                let claims = [self.file.assumes.clone(), self.file.properties.clone()].concat();
                format!("in its environment: {}", Self::names(&claims))
            }
            Part::Whole(n) => format!("the family with {n} more than the first block"),
        }
    }

    fn obligation(&self, part: Part, settings: &Settings, stop: &Stop) -> Obligation {
        let system = self.system(part, &Variant::default()).expect("it was built before");
        let outcome = decide(&system, settings, stop);
        let name = match part {
            Part::Base => "base".into(),
            Part::Step => "step".into(),
            Part::Close => "close".into(),
            Part::Whole(n) => format!("n = {n}"),
        };
        obligation(name, self.title(part), outcome, &system)
    }

    /// Whether a variant of a part still holds; `None` if that stayed open.
    fn still(&self, part: Part, v: &Variant, s: &Settings, stop: &Stop) -> Option<bool> {
        let system = self.system(part, v).ok()?;
        match decide(&system, s, stop).answer {
            Answer::Proved => Some(true),
            Answer::Refuted(_) => Some(false),
            Answer::Open(_) => None,
        }
    }

    /// Decides every obligation.
    pub fn prove(&self, settings: &Settings, largest: u32, stop: &Stop) -> Report {
        let mut obligations: Vec<Obligation> =
            self.parts().into_iter().map(|p| self.obligation(p, settings, stop)).collect();
        let word = |w: &str| obligations.iter().find(|o| o.word == w);
        if let Some(open) = word("open") {
            let verdict = Whole::Open(format!("{} is open: {}", open.name, open.why));
            return Report { obligations, notes: Vec::new(), verdict };
        }
        if word("refuted").is_none() {
            let notes = self.notes(settings, stop);
            return Report { obligations, notes, verdict: Whole::Holds };
        }
        // A base that fails is a run of the smallest family; for the rest the
        // family itself is asked.
        let failed = word("refuted").expect("something failed").name.clone();
        if failed == "base" && !self.has_close() {
            return Report { obligations, notes: Vec::new(), verdict: Whole::Violated };
        }
        for n in 0..=largest {
            let o = self.obligation(Part::Whole(n as usize), settings, stop);
            let word = o.word;
            if word == "proved" {
                continue;
            }
            let why = o.why.clone();
            obligations.push(o);
            let verdict = match word {
                "refuted" => Whole::Violated,
                _ => Whole::Open(format!("{failed} fails; n = {n} is open: {why}")),
            };
            return Report { obligations, notes: Vec::new(), verdict };
        }
        let why = format!(
            "{failed} fails, but the family itself holds for n = 0 to {largest}: \
             strengthen what is observed"
        );
        let missing = if failed == "step" {
            hint::missing(&self.text, &self.file, settings, stop).unwrap_or_default()
        } else {
            Vec::new()
        };
        let hint = |claim: &String| note("hint", &format!("observe also {claim}"));
        let mut notes: Vec<Note> = missing.iter().map(hint).collect();
        if !notes.is_empty() {
            let them = if notes.len() == 1 { "it" } else { "them" };
            notes.push(note("hint", &format!("with {them} the step holds")));
        }
        Report { obligations, notes, verdict: Whole::Open(why) }
    }

    /// What the proof rests on.
    fn notes(&self, settings: &Settings, stop: &Stop) -> Vec<Note> {
        let mut notes = Vec::new();
        for (i, a) in self.file.assumes.iter().enumerate() {
            notes.push(self.assumption(i, &a.name.text, settings, stop));
        }
        let v = Variant { no_hypothesis: true, ..Variant::default() };
        notes.push(match self.still(Part::Step, &v, settings, stop) {
            Some(false) => note("needs", "the hypothesis: without it the step fails"),
            Some(true) => note(
                "doubt",
                "the step holds without its hypothesis: the block inside does not matter",
            ),
            None => note("doubt", "whether the step needs its hypothesis stayed open"),
        });
        let v = Variant { no_tick: true, ..Variant::default() };
        if self.still(Part::Step, &v, settings, stop) != Some(false) {
            notes.push(note("doubt", "the premises of the step cannot be met"));
        }
        let ports = self.file.interface.iter().flat_map(|i| &i.0);
        let outputs = ports.filter(|p| p.direction == ast::Direction::Output);
        let (mut happens, mut never) = (Vec::new(), Vec::new());
        for p in outputs.filter(|p| matches!(p.ty, ast::Type::Bool(_))) {
            let v = Variant { never: Some(p.name.text.clone()), ..Variant::default() };
            match self.still(Part::Step, &v, settings, stop) {
                Some(false) => happens.push(p.name.text.as_str()),
                _ => never.push(p.name.text.as_str()),
            }
        }
        if !happens.is_empty() {
            notes.push(note("happens", &format!("in the step: {}", happens.join(", "))));
        }
        if !never.is_empty() {
            let text = format!("{} never happens in the step", never.join(", "));
            notes.push(note("doubt", &text));
        }
        notes
    }

    fn assumption(&self, i: usize, name: &str, settings: &Settings, stop: &Stop) -> Note {
        let shown = if self.has_close() { "shown by close" } else { "of the environment" };
        let v = Variant { without: Some(i), ..Variant::default() };
        let part_name = |p: Part| match p {
            Part::Base => "base",
            Part::Step => "step",
            _ => "close",
        };
        for part in self.parts() {
            match self.still(part, &v, settings, stop) {
                Some(true) => {}
                Some(false) => {
                    let text = format!("{name}, {shown}: without it {} fails", part_name(part));
                    return note("assumes", &text);
                }
                None => return note("assumes", &format!("{name}, {shown}")),
            }
        }
        note("doubt", &format!("{name} is assumed, but nothing needs it"))
    }
}

fn note(kind: &'static str, text: &str) -> Note {
    Note { kind, text: text.to_string() }
}

fn obligation(name: String, title: String, outcome: Outcome, system: &System) -> Obligation {
    let (word, mut why, mut failure) = (outcome.answer.word(), String::new(), None);
    match &outcome.answer {
        Answer::Proved => {}
        Answer::Open(reason) => why = reason.clone(),
        Answer::Refuted(run) => failure = Some(failure_of(system, run)),
    }
    let Outcome { stats, proof, .. } = outcome;
    Obligation { name, title, word, why, stats, proof, failure }
}

/// A run of a system, told.
pub fn failure_of(system: &System, run: &Run) -> Failure {
    let steps = run.ticks.iter().map(|t| (Actor::NOBODY, system.tell(t))).collect();
    let violation = system.violation(run.goal);
    let state = run.ticks.last().map_or(Vec::new(), |t| system.show_changed(t));
    Failure {
        steps,
        violation,
        state,
        is_abstract: false,
        trail: system.trail_of(run),
        cycle_start: None,
    }
}

impl Counted {
    /// Decides the family for every number of processes.
    pub fn prove(&self, settings: &Settings, largest: u32, stop: &Stop) -> Report {
        let least = self.least();
        let title = format!("every number of {}", self.kind_names());
        let (first, unreached) =
            self.explore(self.any_number(), "any n".into(), title, settings, stop);
        let (word, why) = (first.word, first.why.clone());
        let mut obligations = vec![first];
        let mut notes = Vec::new();
        if word == "proved" {
            notes.extend(unreached.iter().map(|t| note("doubt", &format!("never done: {t}"))));
            let mut report = Report { obligations, notes, verdict: Whole::Holds };
            self.prove_formulas(&mut report, settings, largest, stop);
            return report;
        }
        if word == "open" {
            return Report { obligations, notes, verdict: Whole::Open(why) };
        }
        // Whether there are too many of something shows in none smaller.
        let largest = largest.max(least).max(self.pool.counts_to() as u32);
        for n in least..=largest {
            let title = format!("{n} of {}", self.kind_names());
            let (o, _) = self.explore(Count::Exactly(n), format!("n = {n}"), title, settings, stop);
            let (word, why) = (o.word, o.why.clone());
            if word == "proved" {
                continue;
            }
            // The instance tells it better than the abstraction.
            if word == "refuted" {
                obligations.clear();
            }
            obligations.push(o);
            let verdict = match word {
                "refuted" => Whole::Violated,
                _ => Whole::Open(format!("the abstraction fails; n = {n} is open: {why}")),
            };
            return Report { obligations, notes, verdict };
        }
        let why = format!(
            "a run of the abstraction fails, but no instance does for n = {least} to {largest}"
        );
        Report { obligations, notes, verdict: Whole::Open(why) }
    }

    /// How many there are of every kind in the smallest instance.
    pub fn least(&self) -> u32 {
        self.kinds.iter().map(|k| k.least).max().unwrap_or(0)
    }

    pub(crate) fn kind_names(&self) -> String {
        let names: Vec<&str> = self.kinds.iter().map(|k| k.name.as_str()).collect();
        names.join(" and ")
    }

    /// One way of counting, and the commands that no run executes.
    fn explore(
        &self,
        count: Count,
        name: String,
        title: String,
        settings: &Settings,
        stop: &Stop,
    ) -> (Obligation, Vec<String>) {
        let model = Counters { family: self, count };
        let mut o = Obligation {
            name,
            title,
            word: "refuted",
            why: String::new(),
            stats: None,
            proof: None,
            failure: None,
        };
        for (number, state) in self.initial(count).iter().enumerate() {
            if let Some(site) = self.broken(state) {
                let fault = Fault { kind: self.faults[site as usize].kind, site };
                let (steps, fingerprints, cycle_start) = (Vec::new(), Vec::new(), None);
                let initial = number as u32;
                let trail = Trail { initial, steps, fingerprints, cycle_start, fault };
                o.failure = Some(match count {
                    Count::Exactly(n) => Unfolded { family: self, n }.tell(trail),
                    Count::Abstract(_) => members::tell(&model, &trail),
                });
                return (o, Vec::new());
            }
        }
        let options = Options {
            workers: settings.workers,
            memory_limit: settings.memory,
            search: if matches!(count, Count::Abstract(_)) {
                Search::Stealing
            } else {
                Search::Bfs
            },
            ..Options::default()
        };
        let outcome =
            heddle_engine::erased::safety(Erased::new(&model), &options, stop, &Progress::new());
        o.stats = Some(outcome.stats);
        match &outcome.verdict {
            Verdict::Holds { .. } => o.word = "proved",
            Verdict::Open(coverage) => {
                let gaps: Vec<String> = coverage.gaps().iter().map(|g| g.to_string()).collect();
                o.word = "open";
                o.why = gaps.join("; ");
            }
            Verdict::Violated(trail) => {
                o.failure = Some(match count {
                    Count::Exactly(n) => {
                        let members = Unfolded { family: self, n };
                        members.tell(members.unfold(trail).expect("a run of the members"))
                    }
                    Count::Abstract(_) => members::tell(&model, trail),
                })
            }
        }
        let hit = |i: usize| outcome.reached.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 == 1);
        let unreached = model.sites().into_iter().enumerate().filter(|(i, _)| !hit(*i));
        let text = |(_, site)| match site {
            Site::Statement { owner, text, .. } => format!("{owner}: {text}"),
            Site::Warning { text, .. } => text,
        };
        (o, unreached.map(text).collect())
    }
}
