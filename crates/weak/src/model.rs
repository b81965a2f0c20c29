//! A compiled program as a model: the window machine, told in the user's lines.
//!
//! A state does not remember who wrote what. The teller does: it is asked for one step
//! after the other, and keeps, for the states that it has told, who stored what is in
//! memory, so that each load can name the store it read.
//!
//! Under models in which plain accesses must not race, a race is a fault.

use heddle_machine::{Asked, leaves_open};
use heddle_memmodel::{Done, Machine, Sources, What};
use heddle_model::*;
use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;

pub struct WeakModel {
    pub machine: Machine,
    /// Races are looked for.
    races: bool,
    /// Which faults count: a run that ends in another is followed no further.
    asked: Asked,
    /// What is left open where runs ended in faults that nobody asked for.
    left_open: Mutex<BTreeSet<String>>,
    /// For states told so far, who stored what is in memory.
    told: Mutex<HashMap<Vec<u8>, Sources>>,
}

/// More states than anybody reads.
const MAX_TOLD: usize = 100_000;

impl WeakModel {
    pub fn new(machine: Machine, races: bool) -> Self {
        let races = races && machine.model.race.is_some();
        let (asked, left_open) = (Asked::default(), Mutex::default());
        WeakModel { machine, races, asked, left_open, told: Mutex::new(HashMap::new()) }
    }

    /// The same where only these faults count.
    pub fn asking(self, asked: Asked) -> Self {
        WeakModel { races: self.races && asked.has(FaultKind::DataRace), asked, ..self }
    }

    /// Notes a run that ends in a fault that nobody asked for.
    fn ends(&self, fault: Fault) {
        if let Some(text) = leaves_open(&self.machine.violation(fault)) {
            self.left_open().insert(text);
        }
    }

    fn left_open(&self) -> std::sync::MutexGuard<'_, BTreeSet<String>> {
        self.left_open.lock().unwrap_or_else(|e| e.into_inner())
    }

    fn race(&self, state: &[u8]) -> Option<Fault> {
        if !self.races {
            return None;
        }
        let kind = self.machine.race_at(&self.machine.decode(state))?;
        Some(Fault { kind: FaultKind::DataRace, site: kind as u32 })
    }

    /// Adds to an event which store a load read; notes what was stored.
    fn remember(done: &Done, event: &mut Event, sources: &mut Sources) {
        let short: String = event.text.chars().take(40).collect();
        let more = if short.len() < event.text.len() { "…" } else { "" };
        let by = format!("by {}: `{short}{more}`", event.lane);
        let Some(from) = sources.note(done, &by) else { return };
        event.note += &match done.what {
            What::Update { .. } if from.starts_with("stored") => format!(", the first {from}"),
            What::Update { .. } => String::new(),
            _ => format!(", {from}"),
        };
    }
}

impl Model for WeakModel {
    type Worker<'m> = Hands<'m>;

    fn worker(&self) -> Hands<'_> {
        Hands { model: self, inner: self.machine.worker() }
    }

    fn facts(&self) -> Facts {
        self.machine.facts()
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.machine.initial(out);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (done, next) = self.machine.account(state, step)?;
        let mut events: Vec<Event> = done.iter().map(|d| self.machine.tell(d)).collect();
        let mut told = self.told.lock().unwrap_or_else(|e| e.into_inner());
        let mut last = told.get(state).cloned().unwrap_or_else(|| Sources::new(&self.machine));
        events.iter_mut().zip(&done).for_each(|(e, d)| Self::remember(d, e, &mut last));
        last.trim(&self.machine, &next);
        if told.len() < MAX_TOLD {
            told.insert(next.clone(), last);
        }
        Some((events, Some(next)))
    }

    fn violation(&self, fault: Fault) -> Violation {
        self.machine.violation(fault)
    }

    fn sites(&self) -> Vec<Site> {
        self.machine.sites()
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        self.machine.fields(state)
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        self.machine.blocked(state)
    }

    fn properties(&self) -> Vec<Property> {
        self.machine.properties()
    }

    fn gaps(&self) -> Vec<Gap> {
        let mut gaps = self.machine.gaps();
        gaps.extend(self.left_open().iter().cloned().map(Gap::Other));
        gaps
    }

    /// What the machine noticed, which is one byte, and a line for each gap.
    fn noticed(&self) -> Vec<u8> {
        let mut out = self.machine.noticed();
        out.extend(self.left_open().iter().flat_map(|t| t.bytes().chain([b'\n'])));
        out
    }

    fn remember(&self, noticed: &[u8]) {
        let (own, lines) = noticed.split_at(noticed.len().min(1));
        self.machine.remember(own);
        let lines = String::from_utf8_lossy(lines);
        self.left_open().extend(lines.lines().map(str::to_string));
    }
}

pub struct Hands<'m> {
    model: &'m WeakModel,
    inner: <Machine as Model>::Worker<'m>,
}

impl Worker for Hands<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let model = self.model;
        let sink = &mut Choosing { sink, model };
        match model.race(state) {
            Some(fault) => self.inner.expand(state, &mut Racing { sink, fault, told: false }),
            None => self.inner.expand(state, sink),
        }
    }

    fn reached(&self) -> &[u64] {
        self.inner.reached()
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        let found = self.inner.stuck(state).filter(|f| self.model.asked.has(f.kind))?;
        // Where the program itself ends in what nobody asked for, nobody waits.
        let mut faults = Faults(false);
        self.inner.expand(state, &mut faults);
        (!faults.0).then_some(found)
    }
}

/// Whether some step out of a state is a fault.
struct Faults(bool);

impl Sink for Faults {
    fn step(&mut self, _: Step, _: &[u8]) {}

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
        self.0 = true;
    }
}

/// Passes on the faults that were asked for.
struct Choosing<'s, S> {
    sink: &'s mut S,
    model: &'s WeakModel,
}

impl<S: Sink> Sink for Choosing<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.sink.step(step, successor);
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        if self.model.asked.has(fault.kind) {
            self.sink.fault(step, fault, successor);
        } else {
            self.model.ends(fault);
        }
    }
}

/// The first step out of a state with a race is the fault.
struct Racing<'s, S> {
    sink: &'s mut S,
    fault: Fault,
    told: bool,
}

impl<S: Sink> Sink for Racing<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        match std::mem::replace(&mut self.told, true) {
            false => self.sink.fault(step, self.fault, Some(successor)),
            true => self.sink.step(step, successor),
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.sink.fault(step, fault, successor);
    }
}
