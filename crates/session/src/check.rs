//! Every property of a program, each with its own verdict.

use crate::replay::{Replayed, replay, replay_until, tell};
use crate::together::{Checkpoint, Cluster, Together, decide_together};
use crate::{
    Context, Event, Goal, Kind, Options, Property, Purpose, Question, Reduction, Refusal, Subject,
    vacuity,
};
use heddle_engine::{Outcome, Progress, ReplayError, Stop, StoreKind, Swarm};
use heddle_model::{Coverage, Erased, FaultKind, Gap, Model, Site, Trail, Verdict};
use heddle_report::Numbers;
use heddle_span::{SourceMap, Span};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

/// The verdict on one property, with all that only its model could tell.
pub struct Checked {
    pub property: Property,
    pub outcome: Outcome,
    /// The violation, executed again; `None` if there was none.
    pub replayed: Option<Result<Replayed, String>>,
    /// How often a search which went on met it.
    pub met: u64,
    /// Everything else that such a search has found, each kind and place once.
    pub others: Vec<Finding>,
    /// A run that shows why a formula holds, executed again.
    pub witness: Option<Result<Replayed, String>>,
    /// Statements that no run executes, where every run was seen.
    pub unreached: Vec<Site>,
    /// What some run gave reason for.
    pub warnings: Vec<String>,
    /// Reasons to doubt that a verdict which holds says anything.
    pub doubts: Vec<String>,
    pub numbers: Numbers,
    /// Flags that were not given but were in force.
    pub flags: Vec<String>,
}

impl Checked {
    pub fn verdict(&self) -> &Verdict<Trail> {
        &self.outcome.verdict
    }

    /// Why the search is not complete.
    pub fn gaps(&self) -> &[Gap] {
        match &self.outcome.verdict {
            Verdict::Open(coverage) => coverage.gaps(),
            _ => &[],
        }
    }

    /// What kinds of violation were met, each once.
    pub fn kinds(&self) -> Vec<&'static str> {
        let mut kinds: Vec<_> = self.outcome.findings.iter().map(|f| f.fault.kind.name()).collect();
        if let Verdict::Violated(trail) = &self.outcome.verdict {
            kinds.push(trail.fault.kind.name());
        }
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }
}

/// One more violation that was found.
pub struct Finding {
    pub trail: Trail,
    /// How often it was met.
    pub met: u64,
    /// Its run, executed again.
    pub run: Result<Replayed, String>,
}

/// Checks what the options select, and gives each verdict to `each` when it is there.
pub fn check(
    subject: &mut dyn Subject,
    options: &Options,
    context: Context<'_>,
    each: &mut dyn FnMut(Checked, &SourceMap),
) -> Result<(), Refusal> {
    check_on(None, subject, options, context, each)
}

/// The same, each search made by all processes of a cluster together: every one of them
/// does this, and comes to the same answers.
pub fn check_on(
    together: Option<Together<'_>>,
    subject: &mut dyn Subject,
    options: &Options,
    context: Context<'_>,
    each: &mut dyn FnMut(Checked, &SourceMap),
) -> Result<(), Refusal> {
    let wrong = |wrong, subject: &dyn Subject| {
        Err(Refusal::Wrong(wrong, Box::new(subject.sources().clone())))
    };
    if let Some(instead) = subject.is_proved() {
        return Err(Refusal::Usage(instead));
    }
    let properties = match subject.properties(context) {
        Ok(properties) => properties,
        Err(diagnostics) => return wrong(diagnostics, subject),
    };
    let cycles = |p: &Property| p.kind != Kind::Safety;
    if options.search.swarm.is_some() && properties.iter().any(cycles) {
        return Err(Refusal::Usage("--swarm searches for faults only; add `-p safety`".into()));
    }
    if options.search.shard.is_some() && options.search.swarm.is_none() {
        return Err(Refusal::Usage("--shard is a part of a swarm; add `--swarm N`".into()));
    }
    if let (Some(n), Some((_, of))) = (options.search.swarm, options.search.shard)
        && n < of
    {
        return Err(Refusal::Usage(format!("a swarm of {n} does not have {of} parts")));
    }
    if let Some(together) = together {
        together.refuse(&properties)?;
    }
    let cluster = together.map(|t| t.cluster);
    let mut n_searches = 0;
    if let Some(text) = vacuity::not_asked(&properties, subject.promises(), &options.property) {
        context.watch.event(Event::Warning(&text));
    }
    let mut properties = VecDeque::from(properties);
    while let Some(property) = properties.pop_front() {
        let keep = match together {
            Some(t) => t.checkpoint(n_searches, &property, &subject.in_force())?,
            None => None,
        };
        n_searches += 1;
        let mut checked = Err(None);
        let asked = subject.ask(&property, Purpose::Search, context, &mut |question| {
            let why = cluster.and_then(|_| question.refusal(&property, keep.is_some()));
            checked = match why {
                Some(why) => Err(Some(why)),
                None => {
                    let together = cluster.map(|cluster| (cluster, keep.as_ref()));
                    Ok(decide(&property, &question, options, context, together))
                }
            };
        });
        if let Err(diagnostics) = asked {
            return wrong(diagnostics, subject);
        }
        let mut checked = match checked {
            Ok(checked) => checked,
            Err(Some(why)) => return Err(Refusal::unsupported(why)),
            Err(None) => unreachable!("a model is lent, or what is wrong is told"),
        };
        if let Some(cluster) = cluster {
            subject.share(&mut |of_this| cluster.any(of_this));
        }
        tell_runs(subject, &mut checked, context);
        let stopped = context.limits.stop.is_set();
        // One for whom the time is up goes on with nothing, so nobody does.
        let stopped = cluster.map_or(stopped, |cluster| cluster.any(stopped));
        let stays = match checked.verdict() {
            Verdict::Violated(_) => true,
            Verdict::Holds { .. } => false,
            Verdict::Open(_) => stopped,
        };
        if !stays && subject.retry(&checked) {
            properties.push_front(property);
            continue;
        }
        let open = matches!(checked.verdict(), Verdict::Open(_));
        checked.warnings.extend(subject.remarks(&checked.property, open));
        if matches!(checked.verdict(), Verdict::Holds { .. }) {
            checked.doubts.extend(subject.doubts());
            subject.follow_up().into_iter().for_each(|p| properties.push_front(p));
        }
        checked.flags = subject.in_force();
        each(checked, subject.sources());
    }
    Ok(())
}

/// The runs that replay, as people are to see them.
fn tell_runs(subject: &mut dyn Subject, checked: &mut Checked, context: Context<'_>) {
    let Checked { property, outcome, replayed, others, .. } = checked;
    let mut told = |run: Result<Replayed, String>, trail: &Trail| {
        run.and_then(|run| tell(subject, property, trail, run, context))
    };
    if let Verdict::Violated(trail) = &outcome.verdict {
        *replayed = replayed.take().map(|run| told(run, trail));
    }
    for other in others.iter_mut() {
        let run = std::mem::replace(&mut other.run, Err(String::new()));
        other.run = told(run, &other.trail);
    }
    distinct(checked, subject.sources());
}

/// Violations of one kind at one place are one finding: the shortest run stands for all.
fn distinct(checked: &mut Checked, sources: &SourceMap) {
    let first = checked.replayed.as_ref().and_then(|run| run.as_ref().ok()).and_then(place);
    let mut kept: Vec<Group> = vec![Group { places: first.into_iter().collect(), finding: None }];
    for finding in std::mem::take(&mut checked.others) {
        let Some(at) = finding.run.as_ref().ok().and_then(place) else {
            kept.push(Group { places: Vec::new(), finding: Some(finding) });
            continue;
        };
        // Several groups may turn out to be one. The first stays where it is.
        let is_same = |group: &Group| group.places.iter().any(|p| p.is_of(&at, sources));
        let mut joined: Option<usize> = None;
        let mut lone = Some(Group { places: vec![at.clone()], finding: Some(finding) });
        let mut i = 0;
        while i < kept.len() {
            if !is_same(&kept[i]) {
                i += 1;
                continue;
            }
            let other = match joined {
                None => lone.take().expect("it joins once"),
                Some(_) => kept.remove(i),
            };
            let into = *joined.get_or_insert(i);
            checked.met += kept[into].join(other);
            i += usize::from(into == i);
        }
        kept.extend(lone);
    }
    checked.others = kept.into_iter().filter_map(|group| group.finding).collect();
}

/// One finding, and every place where it was met; the first has its run elsewhere.
struct Group {
    places: Vec<Place>,
    finding: Option<Finding>,
}

impl Group {
    /// Takes another in, and answers how often that was met if nobody counts it here.
    fn join(&mut self, other: Group) -> u64 {
        self.places.extend(other.places);
        let Some(new) = other.finding else { return 0 };
        let Some(own) = &mut self.finding else { return new.met };
        let met = own.met + new.met;
        if new.trail.steps.len() < own.trail.steps.len() {
            *own = new;
        }
        own.met = met;
        0
    }
}

/// Kind and places of a violation; what has no place is told apart by its words.
#[derive(Clone, PartialEq)]
struct Place {
    kind: FaultKind,
    spans: Vec<Span>,
    words: String,
}

impl Place {
    /// Whether both are one finding. `b = b + 1` reads and writes: what races with it on one
    /// line does so in several ways, which share an access.
    fn is_of(&self, other: &Place, sources: &SourceMap) -> bool {
        let lines = |place: &Place| {
            let at = |s: &Span| (s.file.0, sources.position(*s).line);
            let mut lines: Vec<_> = place.spans.iter().map(at).collect();
            lines.sort_unstable();
            lines.dedup();
            lines
        };
        let is_race = self.kind == FaultKind::DataRace && other.kind == self.kind;
        let shares = || self.spans.iter().any(|s| other.spans.contains(s));
        self == other || (is_race && shares() && lines(self) == lines(other))
    }
}

fn place(run: &Replayed) -> Option<Place> {
    let violation = run.trace.violation.as_ref()?;
    let mut spans: Vec<Span> = violation.related.iter().map(|(span, _)| *span).collect();
    spans.extend(violation.span);
    spans.sort_by_key(|s| (s.file.0, s.lo, s.hi));
    spans.dedup();
    let words = if spans.is_empty() { violation.message.clone() } else { String::new() };
    Some(Place { kind: violation.kind, spans, words })
}

/// Searches, and replays what was found.
fn decide(
    property: &Property,
    question: &Question<'_>,
    asked: &Options,
    context: Context<'_>,
    together: Option<(&Cluster, Option<&Checkpoint>)>,
) -> Checked {
    let cluster = together.map(|(cluster, _)| cluster);
    let (model, facts) = (question.model, question.model.facts());
    let wanted = asked.model.reduction == Reduction::Por;
    let options = engine_options(asked, question.goal, facts.reduction.is_none(), context);
    let progress = Arc::new(Progress::new());
    let memory_limit = options.memory_limit;
    context.watch.event(Event::Begins { progress: &progress, memory_limit });
    let (start, stop) = (Instant::now(), &*context.limits.stop);
    let (mut outcome, witness) = match (asked.search.swarm, together) {
        (_, Some(together)) => {
            (decide_together(together, question, &options, stop, &progress), None)
        }
        (Some(at_least), None) if question.goal == Goal::Safety => {
            let (first, n) = part_of_swarm(at_least, asked.search.shard);
            let options = heddle_engine::Options {
                seed: options.seed.wrapping_add(first),
                ..options.clone()
            };
            let size = Swarm { at_least: n, go_on: asked.search.timeout.is_some() };
            (heddle_engine::erased::swarm(model, size, &options, stop, &progress), None)
        }
        _ => {
            let found = question.decide(&options, stop, &progress);
            (found.outcome, found.witness)
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    context.watch.event(Event::Ends);
    let replayed = execute_again(model, &mut outcome.verdict, stop);
    let more = asked.search.keep_going;
    let others = if more { execute_others(model, &outcome, stop) } else { Vec::new() };
    let (mut unreached, warnings) = sites(&model, &outcome);
    let holds = matches!(outcome.verdict, Verdict::Holds { .. });
    if question.goal != Goal::Safety && !holds {
        // A search for cycles ends with the first.
        unreached.clear();
    }
    let mut doubts = Vec::new();
    if holds {
        doubts.extend(vacuity::doubts(property, &model, &outcome));
        let of_model = model.doubts();
        // What one process never saw, another may have seen.
        doubts.extend(match cluster {
            Some(cluster) => cluster.common(of_model),
            None => of_model,
        });
    }
    if let (Some(why), None, true) = (&facts.reduction, facts.own_reduction, wanted) {
        context.watch.event(Event::Note(&format!("reduction is off: {why}")));
    }
    let reduction = match (facts.own_reduction, &facts.reduction) {
        (Some(own), _) => own,
        (None, None) if wanted => "por",
        (None, _) => "none",
    };
    let workers = match cluster {
        Some(cluster) => cluster.peers() * options.workers,
        None if question.whole => 1,
        None => options.workers,
    };
    let numbers = numbers(&outcome, seconds, workers, options.store, reduction);
    let witness = witness.map(|trail| replay(model, &trail));
    let told = violated(&outcome);
    let mut findings = outcome.findings.iter();
    let met = findings.find(|f| f.trail.as_ref() == told).map_or(1, |f| f.count);
    Checked {
        property: property.clone(),
        outcome,
        replayed,
        met,
        others,
        witness,
        unreached,
        warnings,
        doubts,
        numbers,
        flags: Vec::new(),
    }
}

/// The first search of a part of a swarm, and how many it has: seeds follow each other, so
/// that no two parts have one in common.
fn part_of_swarm(n: u32, shard: Option<(u32, u32)>) -> (u64, u32) {
    let Some((part, of)) = shard else { return (0, n) };
    let start = |part: u32| u64::from(n) * u64::from(part) / u64::from(of);
    (start(part - 1), (start(part) - start(part - 1)) as u32)
}

/// Executes a violation again. One for which there was no time is no more than a hint.
fn execute_again(
    model: Erased<'_>,
    verdict: &mut Verdict<Trail>,
    stop: &Stop,
) -> Option<Result<Replayed, String>> {
    let Verdict::Violated(trail) = verdict else { return None };
    match replay_until(model, trail, stop) {
        Err(ReplayError::Stopped) => {
            let mut coverage = Coverage::full();
            stop.reason().into_iter().for_each(|reason| coverage.miss(reason.gap()));
            let text = "a violation was found, but there was no time to execute it again";
            coverage.miss(Gap::Other(text.into()));
            *verdict = Verdict::nothing_found(coverage);
            None
        }
        replayed => Some(replayed.map_err(|e| e.to_string())),
    }
}

/// The same for all else that was found, as far as there is time.
fn execute_others(model: Erased<'_>, outcome: &Outcome, stop: &Stop) -> Vec<Finding> {
    let (mut all, mut n_steps) = (Vec::new(), 0);
    let told = violated(outcome);
    for finding in &outcome.findings {
        let Some(trail) = finding.trail.clone().filter(|t| Some(t) != told) else { continue };
        n_steps += trail.steps.len();
        match replay_until(model, &trail, stop) {
            _ if stop.is_set() && n_steps > 1000 => break,
            Err(ReplayError::Stopped) => break,
            run => {
                let run = run.map_err(|e| e.to_string());
                all.push(Finding { trail, met: finding.count, run });
            }
        }
    }
    all
}

/// The run that the verdict is about.
fn violated(outcome: &Outcome) -> Option<&Trail> {
    match &outcome.verdict {
        Verdict::Violated(trail) => Some(trail),
        _ => None,
    }
}

fn numbers(
    outcome: &Outcome,
    seconds: f64,
    workers: usize,
    store: StoreKind,
    reduction: &str,
) -> Numbers {
    let stats = &outcome.stats;
    Numbers {
        states: stats.stored,
        stored: stats.stored,
        matched: stats.matched,
        transitions: stats.transitions,
        depth: stats.depth,
        seconds: (seconds * 1000.0).round() / 1000.0,
        memory_bytes: stats.memory_bytes,
        store_bytes: stats.store_bytes,
        workers,
        store: store.name().into(),
        reduction: reduction.into(),
    }
}

fn engine_options(
    asked: &Options,
    goal: Goal,
    can_reduce: bool,
    context: Context<'_>,
) -> heddle_engine::Options {
    let s = &asked.search;
    heddle_engine::Options {
        store: if s.swarm.is_some() { StoreKind::Bitstate } else { s.store },
        search: s.search,
        reduction: can_reduce && asked.model.reduction == Reduction::Por,
        max_depth: s.max_depth,
        keep_going: s.keep_going,
        faults: goal != Goal::Cycles,
        seed: s.seed,
        ..context.limits.search()
    }
}

/// The statements that no run executed, if all of them were seen, and the warnings that
/// some run gave reason for.
fn sites(model: &impl Model, outcome: &Outcome) -> (Vec<Site>, Vec<String>) {
    let mut unreached = Vec::new();
    let mut warnings = Vec::new();
    for (i, site) in model.sites().into_iter().enumerate() {
        match site {
            // What has neither a place nor an owner is nobody's statement.
            Site::Statement { span: None, ref owner, .. } if owner.is_empty() => {}
            Site::Statement { .. } if !vacuity::was_reached(outcome, i) => unreached.push(site),
            Site::Warning { text, .. } if vacuity::was_reached(outcome, i) => warnings.push(text),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alone, Limits, OwnModel, Silent};
    use heddle_model::*;

    /// A counter from 0 to 3 that fails there; what it tells and leaves out can be wrong.
    struct Counter {
        /// The plain interpreter takes two steps for one.
        lies: bool,
        cut: bool,
        fails: bool,
    }

    struct Hand<'m>(&'m Counter);

    impl Worker for Hand<'_> {
        fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
            let step = Step { actor: Actor(0), edge: 0 };
            match state[0] {
                3 if self.0.fails => {
                    sink.fault(step, Fault { kind: FaultKind::Assertion, site: 0 }, None);
                }
                3 => {}
                n => sink.step(step, &[n + 1]),
            }
        }

        fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
            None
        }
    }

    impl Model for Counter {
        type Worker<'m> = Hand<'m>;

        fn worker(&self) -> Hand<'_> {
            Hand(self)
        }

        fn facts(&self) -> Facts {
            Facts::default()
        }

        fn initial(&self, out: &mut dyn FnMut(&[u8])) {
            out(&[0]);
        }

        fn narrate(
            &self,
            state: &[u8],
            _: Step,
        ) -> Option<(Vec<heddle_model::Event>, Option<Vec<u8>>)> {
            let by = if self.lies { 2 } else { 1 };
            Some((Vec::new(), (state[0] < 3).then(|| vec![state[0] + by])))
        }

        fn violation(&self, fault: Fault) -> Violation {
            Violation::new(fault.kind, "three", None)
        }

        fn fields(&self, _: &[u8]) -> Vec<Field> {
            Vec::new()
        }

        fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
            Vec::new()
        }

        fn gaps(&self) -> Vec<Gap> {
            if self.cut { vec![Gap::Unwind(3)] } else { Vec::new() }
        }
    }

    fn checked(model: Counter) -> Checked {
        let (options, limits) = (Options::default(), Limits::default());
        let context = Context { host: &Alone, watch: &Silent, limits: &limits };
        let mut out = None;
        let mut subject = OwnModel::new(model, &options);
        check(&mut subject, &options, context, &mut |c, _| out = Some(c)).ok().unwrap();
        out.expect("one property")
    }

    #[test]
    fn the_parts_of_a_swarm_are_all_of_it_and_do_not_meet() {
        for (n, of) in [(1000, 64), (7, 7), (5, 2)] {
            let mut next = 0;
            for part in 1..=of {
                let (first, size) = part_of_swarm(n, Some((part, of)));
                assert_eq!(first, next);
                assert!(size >= 1);
                next += u64::from(size);
            }
            assert_eq!(next, u64::from(n));
        }
    }

    #[test]
    fn a_model_that_cut_something_never_holds() {
        let whole = checked(Counter { lies: false, cut: false, fails: false });
        assert_eq!(whole.verdict().word(), "holds");
        let cut = checked(Counter { lies: false, cut: true, fails: false });
        assert_eq!(cut.verdict().word(), "open");
        assert_eq!(cut.gaps(), [Gap::Unwind(3)]);
    }

    #[test]
    fn a_violation_is_executed_again_by_the_plain_interpreter() {
        let found = checked(Counter { lies: false, cut: false, fails: true });
        let run = found.replayed.expect("a violation").expect("it replays");
        assert_eq!(run.trace.steps.len(), 4);
        let lied = checked(Counter { lies: true, cut: false, fails: true });
        assert!(lied.replayed.expect("a violation").is_err());
    }
}
