//! The states of a program, and the statements of a run, as text for Graphviz.
//!
//! States come breadth first from the initial ones, unreduced, to a bound; each is labelled
//! with what is not the same in all of them. With a run, its states are there in any case.
//! A run is drawn as one column for each thread, with the arrows that are certain.

use crate::Setup;
use crate::arrows::arrows;
use crate::desk::{Explorer, Known, with_explorer};
use heddle_engine::Neighbourhood;
use heddle_model::{Field, Model, Worker};
use heddle_report::{DrawnState, DrawnStep, Execution, StateGraph, Trace};
use heddle_session::{Context, Refusal};
use std::collections::{BTreeMap, HashMap, HashSet};

/// The states that can be reached, `limit` of them at most, and of a run those on it.
pub fn state_graph(
    setup: &Setup<'_>,
    limit: usize,
    context: Context<'_>,
) -> Result<StateGraph, Refusal> {
    let known = Known::default();
    let mut graph = Err("there is no model".to_string());
    with_explorer(setup, &setup.property, &known, context, &mut |explorer| {
        graph = explorer.state_graph(&setup.title, limit);
    })?;
    graph.map_err(Refusal::Missing)
}

impl Explorer<'_> {
    fn state_graph(&mut self, title: &str, limit: usize) -> Result<StateGraph, String> {
        let start = self.start.clone();
        let walked = self.walks.walk(&start)?;
        let mut seeds = Vec::new();
        self.model.initial(&mut |s| seeds.push(s.to_vec()));
        let n_initial = seeds.len();
        let first: HashSet<Vec<u8>> = seeds.iter().cloned().collect();
        if !start.steps.is_empty() {
            seeds.extend(walked.states.iter().filter(|s| !first.contains(*s)).cloned());
        }
        let stop = &self.limits.stop;
        let part = heddle_engine::erased::neighbourhood(self.model, &seeds, limit, stop);
        let labels = self.lines(&part);
        let mut leaves = vec![false; part.states.len()];
        part.edges.iter().for_each(|e| leaves[e.from] = true);
        let on_run: HashSet<&Vec<u8>> = match start.steps.is_empty() {
            true => HashSet::new(),
            false => walked.states.iter().collect(),
        };
        let mut worker = self.model.worker();
        let states = part.states.iter().zip(labels).enumerate().map(|(i, (state, label))| {
            let open = i >= part.expanded;
            DrawnState {
                label,
                initial: i < n_initial,
                on_run: on_run.contains(state),
                bad: !open && !leaves[i] && worker.stuck(state).is_some(),
                open,
            }
        });
        let states = states.collect();
        let taken: HashMap<_, _> = walked.states.iter().zip(&start.steps).collect();
        let steps = part.edges.iter().map(|e| {
            let before = &part.states[e.from];
            let events = self.model.narrate(before, e.step).map_or(Vec::new(), |n| n.0);
            let words = events.iter().map(|e| format!("{}: {}", e.lane, e.text));
            DrawnStep {
                from: e.from,
                to: e.to,
                label: words.collect::<Vec<_>>().join("\n"),
                on_run: taken.get(before) == Some(&&e.step),
                fault: e.fault.map(|f| self.model.violation(f).message),
            }
        });
        let steps = steps.collect();
        Ok(StateGraph { title: title.to_string(), states, steps, cut: part.cut })
    }

    /// What each state has that some other has not, a line for each.
    fn lines(&self, part: &Neighbourhood) -> Vec<String> {
        let all: Vec<Vec<Field>> = part.states.iter().map(|s| self.model.fields(s)).collect();
        let mut values: BTreeMap<(&str, &str), HashSet<&str>> = BTreeMap::new();
        for f in all.iter().flatten() {
            values.entry((&f.owner, &f.name)).or_default().insert(&f.value);
        }
        // What only some states have differs, too.
        let n = part.states.len();
        let mut counts: HashMap<(&str, &str), usize> = HashMap::new();
        for f in all.iter().flatten() {
            *counts.entry((&f.owner, &f.name)).or_default() += 1;
        }
        let varies = |f: &&Field| {
            let key = (f.owner.as_str(), f.name.as_str());
            values[&key].len() > 1 || counts[&key] < n
        };
        let line = |f: &Field| match f.owner.is_empty() {
            true => format!("{} = {}", f.name, f.value),
            false => format!("{}.{} = {}", f.owner, f.name, f.value),
        };
        let label = |fields: &Vec<Field>| -> String {
            fields.iter().filter(varies).map(line).collect::<Vec<_>>().join("\n")
        };
        all.iter().map(label).collect()
    }
}

/// The statements of a run, by thread, with who reads from whom.
pub fn run_graph(title: &str, trace: &Trace) -> Execution {
    let mut lanes: Vec<String> = Vec::new();
    let mut events: Vec<(Option<usize>, String)> = Vec::new();
    let mut edges: Vec<(String, usize, usize)> = Vec::new();
    let mut numbers = HashMap::new();
    let mut last: HashMap<usize, usize> = HashMap::new();
    for (i, step) in trace.steps.iter().enumerate() {
        for (j, event) in step.events.iter().enumerate() {
            let lane = lanes.iter().position(|l| *l == event.lane).unwrap_or_else(|| {
                lanes.push(event.lane.clone());
                lanes.len() - 1
            });
            let number = events.len();
            numbers.insert((i, j), number);
            let changes = event.changes.iter().map(|c| format!("{} = {}", c.name, c.new));
            let mut words = vec![format!("{} {}", i + 1, event.text)];
            words.extend(changes);
            events.push((Some(lane), words.join("\n")));
            if let Some(before) = last.insert(lane, number) {
                // In the order of the run, which need not be that of the program.
                edges.push(("then".into(), before, number));
            }
        }
    }
    for a in arrows(trace.steps.iter().map(|s| s.events.as_slice())) {
        if let (Some(&from), Some(&to)) = (numbers.get(&a.from), numbers.get(&a.to)) {
            edges.push((a.kind.name().into(), from, to));
        }
    }
    let note = trace.violation.as_ref().map_or(String::new(), |v| v.message.clone());
    let (cycle, parts) = (Vec::new(), Vec::new());
    Execution { title: title.to_string(), note, lanes, events, edges, cycle, parts }
}
