//! The states around a run, and counts over the first states of a program: which line is
//! executed how often, and each process as an automaton of its statements.

use crate::Path;
use crate::desk::Explorer;
use heddle_engine::Neighbourhood;
use heddle_model::{Event, Model, Step, Worker};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};

/// States of a picture, at most.
const PICTURE: usize = 400;
/// States that are counted over.
const COUNTED: usize = 4_000;
/// Values that a state of a picture is labelled with.
const LABELS: usize = 40;

impl Explorer<'_> {
    /// The states of a run and those near it.
    pub fn graph(&mut self, path: &Path, limit: usize) -> Result<Value, String> {
        let walked = self.walks.walk(path)?;
        let limit = limit.clamp(10, PICTURE);
        // Of a long run, the end.
        let from = walked.states.len().saturating_sub(limit / 2);
        let seeds = &walked.states[from..];
        let stop = &self.limits.stop;
        let part = heddle_engine::erased::neighbourhood(self.model, seeds, limit, stop);
        let on_run: HashMap<&Vec<u8>, usize> =
            seeds.iter().enumerate().map(|(i, s)| (s, from + i)).collect();
        let distance = distances(&part, seeds.len().min(part.states.len()));
        let nodes: Vec<Value> = part
            .states
            .iter()
            .enumerate()
            .map(|(i, s)| {
                let open = i >= part.expanded;
                json!({"run": on_run.get(s), "near": distance[i], "open": open,
                       "bad": heddle_model::Worker::stuck(&mut self.model.worker(), s)
                           .filter(|_| !open && part.edges.iter().all(|e| e.from != i)).is_some()})
            })
            .collect();
        let edges: Vec<Value> = part.edges.iter().map(|e| self.edge(&part, e)).collect();
        let changes = self.labels(&part);
        Ok(
            json!({"nodes": nodes, "edges": edges, "labels": changes, "cut": part.cut, "from": from}),
        )
    }

    fn edge(&self, part: &Neighbourhood, e: &heddle_engine::Edge) -> Value {
        let events = self.model.narrate(&part.states[e.from], e.step).map_or(Vec::new(), |n| n.0);
        // Statements of C end with the mark that would stand between them.
        let texts = events.iter().map(|e| e.text.trim_end_matches(';'));
        let text: Vec<&str> = texts.filter(|t| !t.is_empty()).collect();
        let lane = events.first().map(|e| e.lane.as_str());
        json!([
            e.from,
            e.to,
            lane,
            text.join("; "),
            e.fault.is_some(),
            crate::path::step_name(e.step)
        ])
    }

    /// What each state has that some other has not.
    fn labels(&self, part: &Neighbourhood) -> Vec<Value> {
        let all: Vec<Vec<heddle_model::Field>> =
            part.states.iter().map(|s| self.model.fields(s)).collect();
        let mut values: BTreeMap<(String, String), Vec<&str>> = BTreeMap::new();
        for f in all.iter().flatten() {
            let seen = values.entry((f.owner.clone(), f.name.clone())).or_default();
            if !seen.contains(&f.value.as_str()) {
                seen.push(&f.value);
            }
        }
        let varies = |f: &&heddle_model::Field| {
            values.get(&(f.owner.clone(), f.name.clone())).is_some_and(|v| v.len() > 1)
        };
        let label = |fields: &Vec<heddle_model::Field>| -> Value {
            // What is shared tells more than where somebody stands.
            let mut own: Vec<_> = fields.iter().filter(varies).collect();
            own.sort_by_key(|f| !f.owner.is_empty());
            own.iter().take(LABELS).map(|f| json!([f.owner, f.name, f.value])).collect()
        };
        all.iter().map(label).collect()
    }

    /// Counts over the first states of the program.
    pub fn sweep(&mut self) -> Value {
        if let Some(known) = &self.swept {
            return known.clone();
        }
        let mut first = Vec::new();
        self.model.initial(&mut |s| first.push(s.to_vec()));
        let stop = &self.limits.stop;
        let part = heddle_engine::erased::neighbourhood(self.model, &first, COUNTED, stop);
        let mut sweep = Sweep::default();
        let mut steps: HashMap<usize, Vec<Step>> = HashMap::new();
        for e in &part.edges {
            steps.entry(e.from).or_default().push(e.step);
        }
        let mut stands: HashMap<usize, Vec<(String, Spot)>> = HashMap::new();
        let mut ran = Vec::new();
        for (i, state) in part.states.iter().enumerate().take(part.expanded) {
            let places = stands.entry(i).or_default();
            for &step in steps.get(&i).into_iter().flatten() {
                let Some((events, _)) = self.model.narrate(state, step) else { continue };
                for e in &events {
                    sweep.count(e);
                }
                if let (Some(first), Some(last)) = (events.first(), events.last()) {
                    places.push((first.lane.clone(), spot(first)));
                    sweep.inside(&events);
                    ran.push((i, step, last.lane.clone(), spot(last)));
                }
            }
            for b in self.model.blocked(state) {
                places.push((b.lane.clone(), (b.span, b.text.clone())));
            }
        }
        let after: HashMap<(usize, Step), Option<usize>> =
            part.edges.iter().map(|e| ((e.from, e.step), e.to)).collect();
        for (from, step, lane, last) in ran {
            let Some(&Some(to)) = after.get(&(from, step)) else { continue };
            let next = stands.get(&to).into_iter().flatten().filter(|p| p.0 == lane);
            let next: Vec<Spot> = next.map(|p| p.1.clone()).collect();
            sweep.follows(&lane, &last, &next);
        }
        let told = self.model.sites();
        // What counts as reached before anything happens (a jump) is no step of its own.
        let worker = self.model.worker();
        let is_step =
            |i: usize| worker.reached().get(i / 64).is_none_or(|w| w >> (i % 64) & 1 == 0);
        let sites = told.iter().enumerate().filter_map(|(i, s)| match s {
            heddle_model::Site::Statement { span: Some(span), .. } if is_step(i) => Some(*span),
            _ => None,
        });
        let data = json!({
            "states": part.states.len(), "whole": !part.cut,
            "lines": sweep.lines(self.sources, sites), "automata": sweep.automata(self.sources),
        });
        self.swept = Some(data.clone());
        data
    }
}

/// How far each state is from the run.
fn distances(part: &Neighbourhood, n_seeds: usize) -> Vec<usize> {
    let mut far = vec![usize::MAX; part.states.len()];
    far[..n_seeds].fill(0);
    // States come in breadth-first order, so that whoever leads to one comes before it.
    for e in &part.edges {
        if let Some(to) = e.to {
            far[to] = far[to].min(far[e.from].saturating_add(1));
        }
    }
    far
}

/// A statement: where, and its text.
type Spot = (Option<heddle_span::Span>, String);

fn spot(e: &Event) -> Spot {
    (e.span, e.text.clone())
}

#[derive(Default)]
struct Sweep {
    /// How often each statement was executed, by lane.
    counts: BTreeMap<String, Vec<(Spot, u64)>>,
    /// Which follows which, by lane.
    edges: BTreeMap<String, Vec<(usize, usize, u64)>>,
}

impl Sweep {
    fn index(&mut self, lane: &str, at: &Spot) -> usize {
        let list = self.counts.entry(lane.to_string()).or_default();
        if let Some(i) = list.iter().position(|s| s.0 == *at) {
            return i;
        }
        list.push((at.clone(), 0));
        list.len() - 1
    }

    fn count(&mut self, e: &Event) {
        let i = self.index(&e.lane, &spot(e));
        self.counts.get_mut(&e.lane).expect("just counted")[i].1 += 1;
    }

    fn edge(&mut self, lane: &str, a: usize, b: usize) {
        let list = self.edges.entry(lane.to_string()).or_default();
        match list.iter_mut().find(|e| (e.0, e.1) == (a, b)) {
            Some(e) => e.2 += 1,
            None => list.push((a, b, 1)),
        }
    }

    /// The statements of one step follow each other.
    fn inside(&mut self, events: &[Event]) {
        for pair in events.windows(2).filter(|p| p[0].lane == p[1].lane) {
            let (a, b) = (spot(&pair[0]), spot(&pair[1]));
            let (a, b) = (self.index(&pair[0].lane, &a), self.index(&pair[1].lane, &b));
            self.edge(&pair[0].lane, a, b);
        }
    }

    fn follows(&mut self, lane: &str, last: &Spot, next: &[Spot]) {
        let a = self.index(lane, last);
        for n in next {
            let b = self.index(lane, n);
            self.edge(lane, a, b);
        }
    }

    /// By file and line: how often.
    fn lines(
        &self,
        sources: &heddle_span::SourceMap,
        sites: impl Iterator<Item = heddle_span::Span>,
    ) -> Value {
        let mut lines: BTreeMap<(u32, u32), u64> = BTreeMap::new();
        let key = |s: heddle_span::Span| (s.file.0, sources.position(s).line);
        for span in sites {
            lines.entry(key(span)).or_default();
        }
        for ((span, _), n) in self.counts.values().flatten() {
            if let Some(span) = span {
                *lines.entry(key(*span)).or_default() += n;
            }
        }
        lines.into_iter().map(|((f, l), n)| json!([f, l, n])).collect()
    }

    fn automata(&self, sources: &heddle_span::SourceMap) -> Value {
        let one = |(lane, list): (&String, &Vec<(Spot, u64)>)| {
            let nodes: Vec<Value> = list
                .iter()
                .map(|((span, text), n)| {
                    json!({"text": text, "at": span.map(|s| heddle_report::place(s, sources)), "n": n})
                })
                .collect();
            json!({"lane": lane, "nodes": nodes, "edges": self.edges.get(lane)})
        };
        self.counts.iter().map(one).collect()
    }
}
