//! One execution, to be drawn: its events, the relations between them that say something,
//! and, if the model forbids it, the axiom and the cycle.
//!
//! Edges that follow from others are left out: of program order and of orders of writes only
//! the steps, of `fr` those to the next write.

use super::executions::Executions;
use crate::bits::{Rel, Set};
use crate::graph::{Graph, Known, Node};
use crate::interp::{Item, Plan};
use crate::origins::Way;
use crate::paths::Kind;
use crate::program::Val;
use crate::syntax::ast::Shape;
use crate::value::Value;
use heddle_span::Span;

#[derive(Clone, Debug)]
pub struct Drawing {
    pub events: Vec<Drawn>,
    /// Name, from, to.
    pub edges: Vec<(String, usize, usize)>,
    /// The axiom that forbids it, if that has a name, and where it stands in the model.
    pub axiom: Option<(Option<String>, Span)>,
    /// The edges of the cycle, if the reason is one: from each event to the next, by base
    /// relations. Where the reason is two ways between the same events, one and then the other.
    pub cycle: Vec<(String, usize, usize)>,
    /// Which of these edges are a relation that the model defines: its name, the first, the one
    /// behind the last.
    pub parts: Vec<(String, usize, usize)>,
    /// How many requirements it meets before the one that it does not, and how many pairs of
    /// that one's relation are the reason.
    rank: (usize, usize),
}

/// An event in a drawing.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// `None`: an initial write.
    pub thread: Option<usize>,
    /// Empty: nothing to tell.
    pub label: String,
    /// Where it stands in the source, if the program says so.
    pub span: Option<Span>,
    /// The place that it accesses, with what it reads and what it writes.
    pub access: Option<Accessed>,
}

/// What an access does, as drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accessed {
    pub place: String,
    pub read: Option<String>,
    pub written: Option<String>,
}

impl Executions<'_> {
    /// Keeps the best reason: the one that comes behind most others, then the one whose shortest
    /// cycle is the longest, of an execution that is closest to being one.
    pub(super) fn blame(&mut self, graph: &mut Graph, plan: &Plan, at: usize, value: &Known) {
        let Some(Item::Check { check, .. }) = plan.get(at) else { return };
        let rank = (at, steps(check.shape, value).count());
        if self.answer.drawing.as_ref().is_none_or(|old| rank > old.rank) {
            let mut drawing = self.drawing(graph, plan, Some(at));
            drawing.rank = rank;
            self.answer.drawing = Some(drawing);
        }
    }

    pub(super) fn drawing(&self, graph: &mut Graph, plan: &Plan, broken: Option<usize>) -> Drawing {
        let n = self.events.n();
        let mut relations: Vec<(String, Rel)> = Vec::new();
        for item in plan {
            let Item::Shown { name, value } = item else { continue };
            let value = match value {
                Value::Known(Known::Rel(r)) => (**r).clone(),
                Value::Node(node) => match graph.value(*node) {
                    Known::Rel(r) => (*r).clone(),
                    Known::Set(_) => continue,
                },
                _ => continue,
            };
            relations.retain(|(old, _)| old != name);
            relations.push((name.clone(), value));
        }
        for (name, rel) in [
            ("po", self.events.po()),
            ("addr", self.events.addr()),
            ("data", self.events.data()),
            ("ctrl", self.events.ctrl()),
            ("rmw", self.events.rmw()),
        ] {
            relations.push((name.into(), rel));
        }
        let mut drawing = Drawing {
            events: (0..n).map(|e| self.drawn(e)).collect(),
            edges: Vec::new(),
            axiom: None,
            cycle: Vec::new(),
            parts: Vec::new(),
            rank: (0, 0),
        };
        if let Some(Item::Check { check, node }) = broken.and_then(|at| plan.get(at)) {
            drawing.axiom = Some((check.name.clone(), check.span));
            let name = check.name.as_deref().unwrap_or("a requirement");
            let way = reason(graph, check.shape, *node, name);
            (drawing.cycle, drawing.parts) = (way.steps, way.parts);
        }
        // Registers and decisions are told only where they are part of the reason.
        let within = |e: usize| drawing.cycle.iter().any(|(_, a, b)| *a == e || *b == e);
        let hidden: Vec<usize> = (0..n).filter(|&e| self.is_small(e) && !within(e)).collect();
        hidden.into_iter().for_each(|e| drawing.events[e].label.clear());
        let shown = self.shown(&drawing.cycle);
        for (name, rel) in &relations {
            let reduced = reduce(rel, &shown);
            let edges = reduced.pairs().map(|(a, b)| (name.clone(), a, b));
            drawing.edges.extend(edges);
        }
        drop_implied(&mut drawing.edges);
        drawing
    }

    /// What is drawn: accesses and fences of threads, and initial writes that somebody reads
    /// from or that are part of the reason.
    fn shown(&self, cycle: &[(String, usize, usize)]) -> Set {
        let read: Vec<usize> = self.source.iter().flatten().copied().collect();
        let within = |e: usize| cycle.iter().any(|(_, a, b)| *a == e || *b == e);
        let visible = |e: usize| {
            let of_thread = self.events.list[e].thread.is_some();
            !self.is_small(e) && (of_thread || read.contains(&e) || within(e))
        };
        Set::of(self.events.n(), (0..self.events.n()).filter(|&e| visible(e)))
    }

    fn is_small(&self, e: usize) -> bool {
        matches!(self.events.list[e].kind, Kind::Register | Kind::Decision)
    }

    fn drawn(&self, e: usize) -> Drawn {
        let event = &self.events.list[e];
        let tags: Vec<&str> =
            event.local.into_iter().flat_map(|l| l.tags.iter().map(|t| &**t)).collect();
        let program = self.events.program;
        let value = |v: Option<Val>| match v {
            Some(Val::Int(n)) => n.to_string(),
            Some(Val::Loc(l)) => program.locs[l].clone(),
            Some(Val::Beside(l, by)) => format!("{}{by:+}", program.locs[l]),
            Some(Val::Thin(e)) => format!("S{e}"),
            None => "?".into(),
        };
        let place = self.place(e).map_or_else(|| "?".into(), |l| program.locs[l].clone());
        let note = if tags.is_empty() { String::new() } else { format!("[{}]", tags.join(",")) };
        let (reads, writes) = (event.kind.reads(), event.kind.writes());
        let access = (reads || writes).then(|| Accessed {
            place: place.clone(),
            read: reads.then(|| value(self.read[e])),
            written: writes.then(|| value(self.event_value_of_write(e))),
        });
        let label = match event.kind {
            Kind::Read => format!("R{note} {place}={}", value(self.read[e])),
            Kind::Write => format!("W{note} {place}={}", value(self.event_value_of_write(e))),
            Kind::Update => format!(
                "U{note} {place}={}/{}",
                value(self.read[e]),
                value(self.event_value_of_write(e))
            ),
            Kind::Fence => format!("F{note}"),
            Kind::Mark => format!("{} {place}", tags.join(",")),
            Kind::Register | Kind::Decision => tags.join(","),
        };
        Drawn { thread: event.thread, label, span: event.local.and_then(|l| l.span), access }
    }

    fn place(&self, e: usize) -> Option<usize> {
        let event = &self.events.list[e];
        event.loc.or_else(|| {
            let term = event.local?.addr.as_ref()?;
            let address = self.events.value(event.thread?, term, &self.read).ok().flatten()?;
            self.events.program.location(address)
        })
    }
}

/// The pairs that break a requirement.
fn steps(shape: Shape, value: &Known) -> impl Iterator<Item = (usize, usize)> + use<> {
    let pairs: Vec<(usize, usize)> = match value {
        Known::Set(s) => s.iter().take(1).map(|e| (e, e)).collect(),
        Known::Rel(r) => match shape {
            Shape::Empty => r.pairs().take(1).collect(),
            Shape::Irreflexive => r.pairs().filter(|(a, b)| a == b).take(1).collect(),
            Shape::Acyclic => {
                let cycle = r.cycle().unwrap_or_default();
                let next = |i: usize| cycle[(i + 1) % cycle.len()];
                cycle.iter().enumerate().map(|(i, &e)| (e, next(i))).collect()
            }
        },
    };
    pairs.into_iter()
}

/// The same, each pair opened down to base relations.
fn reason(graph: &mut Graph, shape: Shape, node: Node, name: &str) -> Way {
    // A copy: what is noted holds for this execution.
    let mut origins = graph.origins.as_deref().cloned().unwrap_or_default();
    let value = origins.ground(graph, node);
    let mut way = Way::default();
    let both = match shape {
        Shape::Acyclic => None,
        Shape::Empty | Shape::Irreflexive => origins.both(graph, node),
    };
    let sides = both.map_or_else(|| vec![value.clone()], Vec::from);
    for pair in steps(shape, &value) {
        sides.iter().for_each(|side| way.add(origins.tell(side, pair, name)));
    }
    if way.steps.is_empty() {
        // Conditions on events alone.
        way.steps.extend(steps(shape, &value).map(|(a, b)| (name.to_string(), a, b)));
    }
    way
}

/// Without the pairs that others of the relation make up for.
fn reduce(rel: &Rel, shown: &Set) -> Rel {
    let rel = rel.inter(&shown.product(shown));
    if !rel.is_acyclic() {
        return rel;
    }
    let detours = rel.seq(&rel.plus());
    rel.minus(&detours)
}

/// A dependency, or a relation of the model, that is drawn says more than program order does;
/// a relation of the model that is one of the known ones says nothing more.
fn drop_implied(edges: &mut Vec<(String, usize, usize)>) {
    let known = ["rf", "co", "fr", "po", "rmw", "addr", "data", "ctrl"];
    let all = edges.clone();
    edges.retain(|(name, a, b)| {
        let others = all.iter().filter(|(n, x, y)| n != name && x == a && y == b);
        let mut names = others.map(|(n, ..)| n.as_str());
        match name.as_str() {
            "po" => true,
            n if known.contains(&n) => true,
            _ => !names.any(|n| ["rf", "co", "fr"].contains(&n)),
        }
    });
    // `fr` that goes on by `co` was reduced only within itself.
    let co: Vec<(usize, usize)> = pairs_of(&all, "co");
    let fr: Vec<(usize, usize)> = pairs_of(&all, "fr");
    edges.retain(|(name, a, b)| {
        name != "fr" || !fr.iter().any(|(x, y)| x == a && y != b && co.contains(&(*y, *b)))
    });
}

fn pairs_of(edges: &[(String, usize, usize)], name: &str) -> Vec<(usize, usize)> {
    edges.iter().filter(|(n, ..)| n == name).map(|&(_, a, b)| (a, b)).collect()
}
