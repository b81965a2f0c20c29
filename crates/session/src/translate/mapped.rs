//! A translated program: its model is Promela, and its runs are told in the lines of the
//! program that it was translated from.

use crate::promela::Promela;
use crate::strategy::Then;
use crate::{Context, Options, Property, Purpose, Question, Refusal, Subject};
use heddle_model::{
    Actor, Ample, Blocked, Erased, ErasedWorker, Event, Fault, Gap, Model, Reduction, Sink, Site,
    Step, Violation, Worker, Wrapper, WrapperWorker,
};
use heddle_span::{Diagnostic, FileId, SourceMap, Span};
use heddle_translate::Origin;
use std::collections::BTreeSet;
use std::sync::Mutex;

/// Where the lines of a translated model come from.
struct Map {
    file: FileId,
    origins: Vec<Origin>,
    /// The line that each byte of the model's text is on would be too much: the
    /// offset at which each line starts.
    starts: Vec<u32>,
    /// The text of each origin, in C.
    texts: Vec<String>,
    /// Whether runs may come to a bound of the translation.
    has_limits: bool,
}

impl Map {
    fn origin(&self, span: Option<Span>) -> Option<usize> {
        let span = span.filter(|s| s.file == self.file)?;
        let line = self.starts.partition_point(|&s| s <= span.lo).checked_sub(1)?;
        (line < self.origins.len()).then_some(line)
    }

    fn span(&self, span: Option<Span>) -> Option<Span> {
        match self.origin(span) {
            Some(line) => self.origins[line].span,
            None => span.filter(|s| s.file != self.file),
        }
    }

    fn event(&self, e: Event) -> Event {
        let Some(line) = self.origin(e.span) else { return e };
        match self.origins[line].span {
            Some(span) => Event { span: Some(span), text: self.texts[line].clone(), ..e },
            None => Event { span: None, ..e },
        }
    }

    /// Events of a step in C: what the prelude does belongs to the statement
    /// that asked for it, and one statement is told once.
    fn events(&self, events: Vec<Event>) -> Vec<Event> {
        let mut out: Vec<Event> = Vec::new();
        let mut pending: Vec<Event> = Vec::new();
        for e in events.into_iter().map(|e| self.event(e)) {
            if e.span.is_none() {
                pending.push(e);
                continue;
            }
            let mut e = e;
            let mut changes: Vec<_> = pending.drain(..).flat_map(|p| p.changes).collect();
            changes.append(&mut e.changes);
            e.changes = changes;
            match out.last_mut() {
                Some(last) if last.span == e.span && last.lane == e.lane => {
                    last.changes.append(&mut e.changes);
                    last.output.push_str(&e.output);
                }
                _ => out.push(e),
            }
        }
        match out.last_mut() {
            Some(last) => last.changes.extend(pending.into_iter().flat_map(|p| p.changes)),
            None => out = pending,
        }
        out
    }
}

struct Translated {
    inner: Promela,
    map: Map,
}

/// Reads the model `file` of the sources, each of whose lines has its origin.
pub fn open_translated(
    sources: SourceMap,
    file: FileId,
    origins: Vec<Origin>,
    options: &Options,
    context: Context<'_>,
) -> Result<Box<dyn Subject>, Refusal> {
    let inner = Promela::read(sources, file, options, context)?;
    let sources = inner.sources();
    let text = &sources.file(file).text;
    let starts = std::iter::once(0);
    let starts = starts.chain(text.match_indices('\n').map(|(i, _)| i as u32 + 1)).collect();
    let first_line = |o: &Origin| {
        let text = o.span.map_or("", |s| sources.snippet(s));
        text.lines().next().unwrap_or("").trim().to_string()
    };
    let texts = origins.iter().map(first_line).collect();
    let has_limits = origins.iter().any(|o| o.is_limit);
    Ok(Box::new(Translated { map: Map { file, origins, starts, texts, has_limits }, inner }))
}

impl Subject for Translated {
    fn sources(&self) -> &SourceMap {
        self.inner.sources()
    }

    fn properties(&mut self, context: Context<'_>) -> Result<Vec<Property>, Vec<Diagnostic>> {
        self.inner.properties(context)
    }

    fn ask(
        &mut self,
        property: &Property,
        purpose: Purpose,
        context: Context<'_>,
        then: Then<'_>,
    ) -> Result<(), Vec<Diagnostic>> {
        let map = &self.map;
        self.inner.ask(property, purpose, context, &mut |question| {
            let mapped = MappedModel { model: question.model, map, limits: Mutex::default() };
            // Promela's own search does not know of the bounds.
            let search = question.search.filter(|_| !map.has_limits);
            then(Question { model: Erased::new(&mapped), search, ..question });
        })
    }

    fn tells(&self) -> bool {
        self.inner.tells()
    }

    fn list(&mut self, context: Context<'_>) -> Result<serde_json::Value, Vec<Diagnostic>> {
        self.inner.list(context)
    }
}

/// The model, told in other words; its states and steps are the same, except that runs
/// end where they come to a bound of the translation.
struct MappedModel<'m> {
    model: Erased<'m>,
    map: &'m Map,
    /// Bounds that runs came to: what is behind them was not seen.
    limits: Mutex<BTreeSet<String>>,
}

impl MappedModel<'_> {
    /// The bound that a failed assertion tells of, if it is one.
    fn limit(&self, fault: Fault) -> Option<&str> {
        let line = self.map.origin(self.model.violation(fault).span)?;
        let origin = &self.map.origins[line];
        origin.note.as_deref().filter(|_| origin.is_limit)
    }
}

/// Ends runs at the bounds of the translation: that is a gap, no fault of the program.
struct MappedWorker<'m> {
    worker: ErasedWorker<'m>,
    model: &'m MappedModel<'m>,
    /// Steps that came to a bound.
    ended: u64,
}

struct Bounded<'a, S> {
    sink: &'a mut S,
    model: &'a MappedModel<'a>,
    /// Runs that ended so.
    ended: usize,
}

impl<S: Sink> Sink for Bounded<'_, S> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.sink.step(step, successor);
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        match self.model.limit(fault) {
            Some(limit) => {
                self.ended += 1;
                let mut limits = self.model.limits.lock().expect("no panic while held");
                limits.insert(limit.to_string());
            }
            None => self.sink.fault(step, fault, successor),
        }
    }
}

/// Takes whatever comes.
struct Nothing;

impl Sink for Nothing {
    fn step(&mut self, _: Step, _: &[u8]) {}

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {}
}

impl<'m> WrapperWorker for MappedWorker<'m> {
    type Inner = ErasedWorker<'m>;

    fn inner(&self) -> &ErasedWorker<'m> {
        &self.worker
    }

    fn inner_mut(&mut self) -> &mut ErasedWorker<'m> {
        &mut self.worker
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let mut bounded = Bounded { sink, model: self.model, ended: 0 };
        self.worker.expand(state, &mut bounded);
        self.ended += bounded.ended as u64;
    }

    fn n_cut(&self) -> u64 {
        self.ended + self.worker.n_cut()
    }

    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    /// A state some of whose steps come to a bound is not stuck.
    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        let stuck = self.worker.stuck(state)?;
        let mut bounded = Bounded { sink: &mut Nothing, model: self.model, ended: 0 };
        self.worker.expand(state, &mut bounded);
        (bounded.ended == 0).then_some(stuck)
    }
}

impl MappedWorker<'_> {
    /// Not an actor that comes to a bound: it has not the steps that were promised.
    fn unbounded(&mut self, state: &[u8], ample: Ample) -> Option<Ample> {
        let mut bounded = Bounded { sink: &mut Nothing, model: self.model, ended: 0 };
        if self.model.map.has_limits {
            self.worker.expand_actor(state, ample.actor, &mut bounded);
        }
        (bounded.ended == 0).then_some(ample)
    }
}

impl Reduction for MappedWorker<'_> {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        let ample = self.worker.ample(state)?;
        self.unbounded(state, ample)
    }

    fn next_ample(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        let ample = self.worker.next_ample(state, after)?;
        self.unbounded(state, ample)
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        let model = self.model;
        self.worker.expand_actor(state, actor, &mut Bounded { sink, model, ended: 0 });
    }
}

impl<'a> Wrapper for MappedModel<'a> {
    type Inner = Erased<'a>;
    type Worker<'m>
        = MappedWorker<'m>
    where
        Self: 'm;

    fn inner(&self) -> &Erased<'a> {
        &self.model
    }

    fn worker(&self) -> MappedWorker<'_> {
        MappedWorker { worker: self.model.worker(), model: self, ended: 0 }
    }

    fn gaps(&self) -> Vec<Gap> {
        let limits = self.limits.lock().expect("no panic while held");
        let limits = limits.iter().map(|l| Gap::Other(l.clone()));
        self.model.gaps().into_iter().chain(limits).collect()
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (events, after) = self.model.narrate(state, step)?;
        Some((self.map.events(events), after))
    }

    fn violation(&self, fault: Fault) -> Violation {
        let v = self.model.violation(fault);
        let note = self.map.origin(v.span).and_then(|l| self.map.origins[l].note.clone());
        let span = self.map.span(v.span);
        let related = v.related.into_iter();
        let related = related.filter_map(|(s, t)| Some((self.map.span(Some(s))?, t))).collect();
        let is_ours = self.map.origin(v.span).is_some();
        let message = match (note, span) {
            (Some(note), _) => note,
            (None, Some(span)) if is_ours && v.message.starts_with("assertion violated") => {
                let _ = span;
                "assertion violated".to_string()
            }
            _ => v.message,
        };
        Violation { kind: v.kind, message, span, related }
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        let blocked = self.model.blocked(state).into_iter();
        blocked.map(|b| Blocked { span: self.map.span(b.span), ..b }).collect()
    }

    fn sites(&self) -> Vec<Site> {
        let mapped = |site: Site| match site {
            Site::Statement { owner, span, text } => {
                let line = self.map.origin(span);
                let text = line
                    .map(|l| self.map.texts[l].clone())
                    .filter(|t| !t.is_empty())
                    .unwrap_or(text);
                Site::Statement { owner, span: self.map.span(span), text }
            }
            other => other,
        };
        self.model.sites().into_iter().map(mapped).collect()
    }
}
