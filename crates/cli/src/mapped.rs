//! A door whose runs are told in the lines of the program that its model was
//! translated from.

use crate::door::{After, Door, Goal, Property, Visitor};
use heddle_engine::Stop;
use heddle_model::{
    Actor, Actors, Ample, Blocked, Erased, ErasedWorker, Event, Facts, Fault, Field, Labels, Model,
    Sink, Site, Step, Violation, Worker,
};
use heddle_span::{Diagnostic, FileId, SourceMap, Span};
use heddle_translate::Origin;

/// Where the lines of a translated model come from.
struct Map {
    file: FileId,
    origins: Vec<Origin>,
    /// The line that each byte of the model's text is on would be too much: the
    /// offset at which each line starts.
    starts: Vec<u32>,
    /// The text of each origin, in C.
    texts: Vec<String>,
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

pub struct MappedDoor<D> {
    inner: D,
    map: Map,
}

impl<D: Door> MappedDoor<D> {
    pub fn new(inner: D, file: FileId, origins: Vec<Origin>) -> Self {
        let sources = inner.sources();
        let text = &sources.file(file).text;
        let starts = std::iter::once(0);
        let starts = starts.chain(text.match_indices('\n').map(|(i, _)| i as u32 + 1)).collect();
        let first_line = |o: &Origin| {
            let text = o.span.map_or("", |s| sources.snippet(s));
            text.lines().next().unwrap_or("").trim().to_string()
        };
        let texts = origins.iter().map(first_line).collect();
        MappedDoor { map: Map { file, origins, starts, texts }, inner }
    }
}

impl<D: Door> Door for MappedDoor<D> {
    fn sources(&self) -> &SourceMap {
        self.inner.sources()
    }

    fn properties(&mut self) -> Result<Vec<Property>, Vec<Diagnostic>> {
        self.inner.properties()
    }

    fn visit<V: Visitor>(
        &mut self,
        property: &Property,
        visitor: V,
    ) -> Result<V::Out, Vec<Diagnostic>> {
        self.inner.visit(property, MappedVisitor { visitor, map: &self.map })
    }

    fn list(&mut self) -> Result<serde_json::Value, Vec<Diagnostic>> {
        self.inner.list()
    }
}

struct MappedVisitor<'m, V> {
    visitor: V,
    map: &'m Map,
}

impl<V: Visitor> Visitor for MappedVisitor<'_, V> {
    type Out = V::Out;

    fn and_ask(self, after: &dyn Fn(&Stop) -> After) -> impl Visitor<Out = Self::Out> {
        MappedVisitor { visitor: self.visitor.and_ask(after), map: self.map }
    }

    fn visit(self, model: Erased<'_>, goal: Goal) -> Self::Out {
        let mapped = MappedModel { model, map: self.map };
        self.visitor.visit(Erased::new(&mapped), goal)
    }
}

struct MappedModel<'m> {
    model: Erased<'m>,
    map: &'m Map,
}

struct MappedWorker<'m>(ErasedWorker<'m>);

impl Model for MappedModel<'_> {
    type Worker<'m>
        = MappedWorker<'m>
    where
        Self: 'm;

    fn worker(&self) -> MappedWorker<'_> {
        MappedWorker(self.model.worker())
    }

    fn facts(&self) -> Facts {
        self.model.facts()
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        self.model.initial(out);
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

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        self.model.fields(state)
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

impl Worker for MappedWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.0.expand(state, sink);
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.0.expand_actor(state, actor, sink);
    }

    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        self.0.ample(state)
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        self.0.stuck(state)
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        self.0.labels(state)
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        self.0.holds(state, index)
    }

    fn enabled(&mut self, state: &[u8], out: &mut Actors) {
        self.0.enabled(state, out);
    }

    fn reached(&self) -> &[u64] {
        self.0.reached()
    }
}
