//! An execution under axioms, told as a run: the waist's model of one finite run and what goes
//! wrong at its end; where nothing does, of one step that stands for all executions.
//!
//! Events come in an order that keeps each thread's own and, as far as there is one, lets
//! reads come behind the writes that they read from.

use heddle_cat::Drawing;
use heddle_model::{
    Actor, Blocked, Event, Facts, Fault, Field, Gap, Model, Sink, Step, Violation, Worker,
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
}

impl Told<'_> {
    /// The events of threads, in the order of the run.
    pub(crate) fn steps(&self) -> Vec<Event> {
        self.order().into_iter().filter_map(|e| self.event(e)).collect()
    }

    fn order(&self) -> Vec<usize> {
        let events = &self.drawing.events;
        let mut left: Vec<usize> =
            (0..events.len()).filter(|&e| events[e].thread.is_some()).collect();
        let mut done = Vec::new();
        while !left.is_empty() {
            let before = |name: &str, e: usize, left: &[usize]| {
                let edges = self.drawing.edges.iter();
                let mut to = edges.filter(|(n, _, b)| n == name && *b == e);
                to.any(|(_, a, _)| left.contains(a))
            };
            // The first of each thread; one that waits for nobody, if there is any.
            let first = |e: usize| {
                left.iter().position(|&x| events[x].thread == events[e].thread)
                    == left.iter().position(|&x| x == e)
            };
            let ready = |names: &[&str]| {
                let free = |e: usize| names.iter().all(|n| !before(n, e, &left));
                left.iter().position(|&e| first(e) && free(e))
            };
            let at = ready(&["rf", "co", "fr"]).or_else(|| ready(&["rf"])).unwrap_or(0);
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
            touches: Vec::new(),
        })
    }

    /// The statement that begins at a place.
    fn statement(&self, span: Span) -> String {
        let text = &self.sources.file(span.file).text;
        let rest = text.get(span.lo as usize..).unwrap_or("");
        let end = rest.find([';', '{', '\n']).unwrap_or(rest.len());
        rest[..end].trim().to_string()
    }
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
