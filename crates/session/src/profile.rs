//! `heddle profile`: what makes the states of a program.
//!
//! A search like any other, under the run's limits, of a model that counts: each step is
//! told by the plain interpreter, and counted for its source line and its process, with the
//! time in which it was made (what the store takes is not in it). The counts are those of
//! the whole graph, without partial-order reduction, so that they depend on no order and no
//! number of workers; what a model reduces by itself (C) is reduced here too.
//!
//! Values are counted in a sample: the states with the smallest hashes, which is the same
//! sample in every run and, where the program has no more states, all of them. A variable
//! is masked by leaving it out of what states are compared by. Pairs of states that would
//! merge are rarely both in a sample that is small beside the whole: there the numbers are
//! lower bounds, to be compared with each other.

use crate::{Context, Event, Kind, Options, Purpose, Refusal, Subject};
use heddle_engine::{Outcome, Progress, Seen, erased};
use heddle_model::{Erased, Fault, Model, Reduction, Sink, Step, Unreduced, Verdict, Worker};
use heddle_model::{Wrapper, WrapperWorker};
use heddle_report::{Profile, Row, Variable};
use heddle_span::{FileId, SourceMap};
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// States whose values are looked at.
const SAMPLE: usize = 8192;

/// Measures the program's own promises: its safety property.
pub fn profile(
    subject: &mut dyn Subject,
    options: &Options,
    context: Context<'_>,
) -> Result<Profile, Refusal> {
    let mut made = None;
    let sources = subject.sources().clone();
    let asked = subject.properties(context).and_then(|all| {
        let Some(first) = all.into_iter().find(|p| p.kind == Kind::Safety) else {
            return Ok(());
        };
        subject.ask(&first, Purpose::Search, context, &mut |question| {
            made = Some(measure(question.model, options, context, &sources));
        })
    });
    asked.map_err(|wrong| Refusal::Wrong(wrong, Box::new(sources.clone())))?;
    made.ok_or_else(|| Refusal::Usage("there is nothing in it that is searched for faults".into()))
}

fn measure(
    model: Erased<'_>,
    options: &Options,
    context: Context<'_>,
    sources: &SourceMap,
) -> Profile {
    let counted = Counted { model, sources, tally: Mutex::default() };
    let sample = Sample::default();
    let look = |state: &[u8], _: usize| {
        sample.meet(state);
        Seen::Ordinary
    };
    let (max_depth, faults) = (options.search.max_depth, false);
    let asked = heddle_engine::Options { max_depth, faults, ..context.limits.search() };
    let (progress, memory_limit) = (Arc::new(Progress::new()), asked.memory_limit);
    context.watch.event(Event::Begins { progress: &progress, memory_limit });
    let stop = &context.limits.stop;
    let outcome = erased::reachable(Erased::new(&counted), &asked, stop, &progress, &look);
    context.watch.event(Event::Ends);
    let mut profile =
        Profile { states: outcome.stats.stored, gaps: gaps(&outcome), ..Profile::default() };
    let tally = counted.tally.into_inner().expect("no panic while held");
    profile.transitions = tally.processes.values().map(|c| c.transitions).sum();
    tally.rows(sources, &mut profile);
    values(model, &sample.states(), &mut profile);
    profile
}

fn gaps(outcome: &Outcome) -> Vec<String> {
    match &outcome.verdict {
        Verdict::Open(coverage) => coverage.gaps().iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// Where a step is: file and line, or, where a model has no places, what it does.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Place {
    Line(FileId, u32),
    Text(String),
}

#[derive(Clone, Copy, Default)]
struct Count {
    states: u64,
    transitions: u64,
    nanos: u64,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.states += other.states;
        self.transitions += other.transitions;
        self.nanos += other.nanos;
    }
}

/// What was counted.
#[derive(Default)]
struct Tally {
    lines: HashMap<Place, Count>,
    processes: HashMap<String, Count>,
    pairs: HashMap<(String, Place), Count>,
}

impl Tally {
    fn merge(&mut self, other: &mut Tally) {
        for (k, c) in other.lines.drain() {
            self.lines.entry(k).or_default().add(c);
        }
        for (k, c) in other.processes.drain() {
            self.processes.entry(k).or_default().add(c);
        }
        for (k, c) in other.pairs.drain() {
            self.pairs.entry(k).or_default().add(c);
        }
    }

    fn rows(self, sources: &SourceMap, profile: &mut Profile) {
        let row = |place: &Place, c: Count| {
            let (name, text) = match place {
                Place::Line(file, line) => {
                    let file = sources.file(*file);
                    (format!("{}:{line}", file.name), file.line(*line).trim().to_string())
                }
                Place::Text(text) => (text.clone(), String::new()),
            };
            Row { name, text, states: c.states, transitions: c.transitions, nanos: c.nanos }
        };
        profile.lines = self.lines.iter().map(|(place, &c)| row(place, c)).collect();
        let process =
            |(name, c): (String, Count)| Row { name, ..row(&Place::Text(String::new()), c) };
        profile.processes = self.processes.into_iter().map(process).collect();
        let pair = |((lane, place), c): ((String, Place), Count)| (lane, row(&place, c));
        profile.pairs = self.pairs.into_iter().map(pair).collect();
        let most = |r: &Row| (std::cmp::Reverse(r.transitions), r.name.clone());
        profile.lines.sort_by_key(most);
        profile.processes.sort_by_key(most);
        profile.pairs.sort_by_key(|(lane, r)| (lane.clone(), r.name.clone()));
    }
}

/// A model that counts its steps by the lines and the processes that make them.
struct Counted<'m> {
    model: Erased<'m>,
    sources: &'m SourceMap,
    tally: Mutex<Tally>,
}

impl<'e> Wrapper for Counted<'e> {
    type Inner = Erased<'e>;
    type Worker<'m>
        = CountingWorker<'m, <Erased<'e> as Model>::Worker<'m>>
    where
        Self: 'm;

    fn inner(&self) -> &Erased<'e> {
        &self.model
    }

    fn worker(&self) -> Self::Worker<'_> {
        let (worker, tally) = (Model::worker(&self.model), Tally::default());
        let (model, sources, shared) = (self.model, self.sources, &self.tally);
        CountingWorker { worker, model, sources, shared, tally }
    }
}

struct CountingWorker<'m, W> {
    worker: W,
    model: Erased<'m>,
    sources: &'m SourceMap,
    shared: &'m Mutex<Tally>,
    tally: Tally,
}

impl<W: Worker> WrapperWorker for CountingWorker<'_, W> {
    type Inner = W;

    fn inner(&self) -> &W {
        &self.worker
    }

    fn inner_mut(&mut self) -> &mut W {
        &mut self.worker
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let mut counting = Counting {
            sink,
            state,
            model: &self.model,
            sources: self.sources,
            tally: &mut self.tally,
            lines: HashSet::new(),
            processes: HashSet::new(),
            pairs: HashSet::new(),
            since: Instant::now(),
        };
        self.worker.expand(state, &mut counting);
    }

    /// A reduced expansion that is taken back would have been counted.
    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        None::<&mut Unreduced>
    }
}

impl<W> Drop for CountingWorker<'_, W> {
    fn drop(&mut self) {
        self.shared.lock().expect("no panic while held").merge(&mut self.tally);
    }
}

/// Between a model and a search: counts what passes.
struct Counting<'s, S> {
    sink: &'s mut S,
    state: &'s [u8],
    model: &'s Erased<'s>,
    sources: &'s SourceMap,
    tally: &'s mut Tally,
    /// Those that have a step in this state already.
    lines: HashSet<Place>,
    processes: HashSet<String>,
    pairs: HashSet<(String, Place)>,
    since: Instant,
}

impl<S: Sink> Counting<'_, S> {
    fn count(&mut self, step: Step) {
        let nanos = self.since.elapsed().as_nanos() as u64;
        let Some((events, _)) = self.model.narrate(self.state, step) else { return };
        let first = events.iter().find(|e| e.span.is_some()).or(events.first());
        let Some(event) = first else { return };
        let place = match event.span {
            Some(span) => Place::Line(span.file, self.sources.position(span).line),
            None => Place::Text(event.text.clone()),
        };
        let lane = event.lane.clone();
        let one = |new: bool| Count { states: u64::from(new), transitions: 1, nanos };
        let new = self.lines.insert(place.clone());
        self.tally.lines.entry(place.clone()).or_default().add(one(new));
        let new = self.processes.insert(lane.clone());
        self.tally.processes.entry(lane.clone()).or_default().add(one(new));
        let pair = (lane, place);
        let new = self.pairs.insert(pair.clone());
        self.tally.pairs.entry(pair).or_default().add(one(new));
    }
}

impl<S: Sink> Sink for Counting<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.count(step);
        self.sink.step(step, successor);
        self.since = Instant::now();
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.count(step);
        self.sink.fault(step, fault, successor);
        self.since = Instant::now();
    }

    fn asks_for_keys(&self) -> bool {
        self.sink.asks_for_keys()
    }

    fn is_new(&mut self, step: Step, key: &[u8]) -> bool {
        let new = self.sink.is_new(step, key);
        // One that is new is given to `step` next.
        if !new {
            self.count(step);
            self.since = Instant::now();
        }
        new
    }
}

/// The states with the smallest hashes.
struct Sample {
    /// The largest hash that is kept once there are enough.
    most: AtomicU64,
    kept: Mutex<BinaryHeap<(u64, Vec<u8>)>>,
}

impl Default for Sample {
    fn default() -> Self {
        Sample { most: AtomicU64::new(u64::MAX), kept: Mutex::default() }
    }
}

impl Sample {
    fn meet(&self, state: &[u8]) {
        let hash = hash_of(state);
        if hash > self.most.load(Relaxed) {
            return;
        }
        let mut kept = self.kept.lock().expect("no panic while held");
        kept.push((hash, state.to_vec()));
        if kept.len() > SAMPLE {
            kept.pop();
            self.most.store(kept.peek().map_or(u64::MAX, |(hash, _)| *hash), Relaxed);
        }
    }

    fn states(self) -> Vec<Vec<u8>> {
        let kept = self.kept.into_inner().expect("no panic while held");
        kept.into_sorted_vec().into_iter().map(|(_, state)| state).collect()
    }
}

fn hash_of(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Counts values, and what states differ in them alone.
fn values(model: Erased<'_>, states: &[Vec<u8>], profile: &mut Profile) {
    // By variable: its values, and for each state all but it.
    let mut known: BTreeMap<String, (HashSet<u64>, HashSet<u64>)> = BTreeMap::new();
    let mut shown: Vec<Vec<(String, u64)>> = Vec::new();
    for state in states {
        let fields = model.fields(state).into_iter().map(|f| {
            let name = if f.owner.is_empty() { f.name } else { format!("{}:{}", f.owner, f.name) };
            (name, hash_of(f.value))
        });
        shown.push(fields.collect());
    }
    for fields in &shown {
        for (name, value) in fields {
            known.entry(name.clone()).or_default().0.insert(*value);
        }
    }
    let whole = |fields: &[(String, u64)]| {
        fields.iter().fold(0u64, |sum, field| sum.wrapping_add(hash_of(field)))
    };
    let all: HashSet<u64> = shown.iter().map(|f| whole(f)).collect();
    for fields in &shown {
        let sum = whole(fields);
        let own: HashMap<&String, u64> = fields.iter().map(|f| (&f.0, hash_of(f))).collect();
        for (name, (_, others)) in &mut known {
            others.insert(sum.wrapping_sub(own.get(name).copied().unwrap_or(0)));
        }
    }
    let different = all.len() as u64;
    let variable = |(name, (values, others)): (String, (HashSet<u64>, HashSet<u64>))| Variable {
        name,
        values: values.len() as u64,
        merges: different - (others.len() as u64).min(different),
    };
    profile.variables = known.into_iter().map(variable).collect();
    profile.variables.sort_by_key(|v| std::cmp::Reverse((v.merges, v.values)));
    (profile.sampled, profile.different) = (states.len() as u64, different);
}

#[cfg(test)]
mod tests;
