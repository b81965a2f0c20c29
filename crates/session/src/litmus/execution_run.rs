//! An execution under axioms, told as a run: the waist's model of one finite run and what goes
//! wrong at its end; where nothing does, of one step that stands for all executions.
//!
//! Events come in an order that memory alone would explain: reads behind the writes that they
//! read from and before those that come later, writes of a place in their order there (`rf`,
//! `co` and `fr`, which have no cycle where a model keeps each place coherent). As far as that
//! leaves a choice each thread's own order is kept. Which of several statements that could
//! pass others has passed, an execution does not say.

use heddle_cat::{Drawing, Drawn};
use heddle_model::{
    Act, Actor, Blocked, Event, Facts, Fault, Field, Gap, Model, Sink, Step, Touch, Trail,
    Violation, Worker, fingerprint,
};
use heddle_span::{SourceMap, Span};

/// The run of an execution; without a fault, one step of nobody.
#[derive(Default)]
pub(crate) struct ExecutionRun {
    pub(crate) steps: Vec<Event>,
    pub(crate) fault: Option<(Fault, Violation)>,
    pub(crate) gaps: Vec<Gap>,
}

/// What an execution is told with.
pub(crate) struct Told<'a> {
    pub(crate) drawing: &'a Drawing,
    pub(crate) lanes: &'a [String],
    pub(crate) sources: &'a SourceMap,
    /// The places of events are whole statements, not where these begin.
    pub(crate) whole: bool,
}

impl Told<'_> {
    /// The events of threads, in the order of the run.
    pub(crate) fn steps(&self) -> Vec<Event> {
        self.order().into_iter().filter_map(|e| self.event(e)).collect()
    }

    fn order(&self) -> Vec<usize> {
        let events = &self.drawing.events;
        let told = |&e: &usize| events[e].thread.is_some() && !events[e].label.is_empty();
        let mut left: Vec<usize> = (0..events.len()).filter(told).collect();
        let communicates = |n: &str| matches!(n, "rf" | "co" | "fr");
        let edges = self.drawing.edges.iter().filter(|(n, ..)| communicates(n));
        let before: Vec<(usize, usize)> = edges.map(|&(_, a, b)| (a, b)).collect();
        let mut done = Vec::new();
        while !left.is_empty() {
            let waits = |e: usize| before.iter().any(|&(a, b)| b == e && left.contains(&a));
            // How many of its thread would be overtaken.
            let passed = |at: usize| {
                left[..at].iter().filter(|&&x| events[x].thread == events[left[at]].thread).count()
            };
            let ready = (0..left.len()).filter(|&at| !waits(left[at]));
            let at = ready.min_by_key(|&at| (passed(at), at)).unwrap_or(0);
            done.push(left.remove(at));
        }
        done
    }

    fn event(&self, e: usize) -> Option<Event> {
        let drawn = &self.drawing.events[e];
        let thread = drawn.thread?;
        let from = self.drawing.edges.iter().find(|(n, _, b)| n == "rf" && *b == e);
        let from = match from.map(|(_, a, _)| self.drawing.events[*a].thread) {
            Some(Some(t)) => format!(", from {}", self.lanes[t]),
            Some(None) => ", the initial value".to_string(),
            None => String::new(),
        };
        Some(Event {
            actor: Actor(thread as u16),
            lane: self.lanes[thread].clone(),
            span: drawn.span,
            text: drawn.span.map_or_else(|| drawn.label.clone(), |s| self.statement(s)),
            changes: Vec::new(),
            output: String::new(),
            note: format!("{}{from}", drawn.label),
            touches: touches(drawn),
        })
    }

    /// The statement that begins at a place.
    fn statement(&self, span: Span) -> String {
        let text = &self.sources.file(span.file).text;
        if self.whole {
            return text.get(span.lo as usize..span.hi as usize).unwrap_or("").trim().to_string();
        }
        let rest = text.get(span.lo as usize..).unwrap_or("");
        let end = rest.find([';', '{', '\n']).unwrap_or(rest.len());
        rest[..end].trim().to_string()
    }
}

/// What an event does to memory, for pictures.
fn touches(drawn: &Drawn) -> Vec<Touch> {
    let Some(access) = &drawn.access else {
        return match drawn.label.starts_with('F') {
            true => vec![Touch::new(Act::Fence, "")],
            false => Vec::new(),
        };
    };
    let touch = |act, value: &Option<String>| {
        let value = value.clone()?;
        Some(Touch { value, ..Touch::new(act, access.place.clone()) })
    };
    let read = touch(Act::Read { at: None }, &access.read);
    read.into_iter().chain(touch(Act::Write { at: None }, &access.written)).collect()
}

impl Model for ExecutionRun {
    type Worker<'m> = At<'m>;

    fn worker(&self) -> At<'_> {
        At(self)
    }

    fn facts(&self) -> Facts {
        Facts { state_bytes: 4, ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&0u32.to_le_bytes());
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let at = position(state)?;
        if step != self.step(at)? {
            return None;
        }
        let last = self.fault.is_some() && at + 1 >= self.steps.len();
        let after = (!last).then(|| (at as u32 + 1).to_le_bytes().to_vec());
        Some((self.steps.get(at).cloned().into_iter().collect(), after))
    }

    fn violation(&self, fault: Fault) -> Violation {
        match &self.fault {
            Some((known, violation)) if *known == fault => violation.clone(),
            _ => Violation::new(fault.kind, "no such fault", None),
        }
    }

    fn fields(&self, _: &[u8]) -> Vec<Field> {
        Vec::new()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }

    fn gaps(&self) -> Vec<Gap> {
        self.gaps.clone()
    }
}

impl ExecutionRun {
    /// The whole run, if something is wrong at its end.
    pub(crate) fn trail(&self) -> Option<Trail> {
        let (fault, _) = self.fault.as_ref()?;
        let n = self.steps.len().max(1);
        let fingerprints = (0..n).map(|at| fingerprint(&(at as u32).to_le_bytes())).collect();
        Some(Trail {
            initial: 0,
            steps: (0..n).filter_map(|at| self.step(at)).collect(),
            fingerprints,
            cycle_start: None,
            fault: *fault,
        })
    }

    /// The step at a place of the run; an execution without events has one all the same.
    fn step(&self, at: usize) -> Option<Step> {
        let actor = self.steps.get(at).map_or(Actor::NOBODY, |e| e.actor);
        (at < self.steps.len().max(1)).then_some(Step { actor, edge: 0 })
    }
}

fn position(state: &[u8]) -> Option<usize> {
    Some(u32::from_le_bytes(state.try_into().ok()?) as usize)
}

/// A worker on a run.
pub(crate) struct At<'m>(&'m ExecutionRun);

impl Worker for At<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let run = self.0;
        let Some(at) = position(state) else { return };
        let Some(step) = run.step(at) else { return };
        match &run.fault {
            Some((fault, _)) if at + 1 >= run.steps.len() => sink.fault(step, *fault, None),
            _ => sink.step(step, &(at as u32 + 1).to_le_bytes()),
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }
}
