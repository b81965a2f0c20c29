//! The slow engine that is obviously right: a set, a queue, one thread.
//!
//! It is the second way to every answer: tests compare the fast searches with
//! it, and fuzzers of front ends use it as the judge. Acceptance cycles come
//! from Tarjan's strongly connected components, written without recursion.

use crate::expand::ample;
use crate::path::{End, trail_of};
use crate::{Finding, Outcome, Stats};
use heddle_model::{
    Coverage, Fault, FaultKind, Labels, Model, Sink, Step, Trail, Verdict, Worker, expand_actor,
};
use std::collections::HashMap;

/// The whole state graph, by numbers in order of discovery, breadth first.
#[derive(Default)]
pub struct Graph {
    pub states: Vec<Vec<u8>>,
    pub parents: Vec<Option<usize>>,
    pub edges: Vec<Vec<usize>>,
    pub n_initial: usize,
    pub ends: Vec<(usize, End)>,
    ids: HashMap<Vec<u8>, usize>,
}

impl Graph {
    /// Every reachable state. `reduced`: as [`heddle_model::Reduction::ample`] allows at once.
    pub fn of<M: Model>(model: &M, reduced: bool) -> Graph {
        let mut graph = Graph::default();
        model.initial(&mut |s| {
            graph.intern(s, None);
        });
        graph.n_initial = graph.states.len();
        let mut worker = model.worker();
        let mut at = 0;
        while at < graph.states.len() {
            graph.expand(&mut worker, at, reduced);
            at += 1;
        }
        graph
    }

    fn expand<W: Worker>(&mut self, worker: &mut W, at: usize, reduced: bool) {
        let state = self.states[at].clone();
        let mut all = Collect::default();
        match if reduced { ample(worker, &state) } else { None } {
            // Only what needs no proviso: the graph depends on no order.
            Some(ample) if ample.once => expand_actor(worker, &state, ample.actor, &mut all),
            _ => worker.expand(&state, &mut all),
        }
        if all.n_steps == 0 {
            self.ends.extend(worker.stuck(&state).map(|f| (at, End::Stuck(f))));
        }
        self.ends.extend(all.broken.iter().map(|&(s, f)| (at, End::Broken(s, f))));
        let targets = all.successors.iter().map(|s| self.intern(s, Some(at))).collect();
        self.edges[at] = targets;
    }

    fn intern(&mut self, state: &[u8], parent: Option<usize>) -> usize {
        if let Some(&id) = self.ids.get(state) {
            return id;
        }
        let id = self.states.len();
        self.ids.insert(state.to_vec(), id);
        self.states.push(state.to_vec());
        self.parents.push(parent);
        self.edges.push(Vec::new());
        id
    }

    pub fn path_to(&self, mut id: usize) -> Vec<Vec<u8>> {
        let mut path = vec![self.states[id].clone()];
        while let Some(parent) = self.parents[id] {
            id = parent;
            path.push(self.states[id].clone());
        }
        path.reverse();
        path
    }

    pub fn stats(&self) -> Stats {
        let n_edges: u64 = self.edges.iter().map(|e| e.len() as u64).sum();
        let stored = self.states.len() as u64;
        let transitions = n_edges + self.n_initial as u64;
        let matched = transitions - stored;
        Stats { stored, matched, transitions, workers: 1, ..Stats::default() }
    }

    /// A state that is accepting and on a cycle, if there is one.
    pub fn accepting_cycle<M: Model>(&self, model: &M) -> Option<usize> {
        let mut worker = model.worker();
        let component = self.components();
        let mut sizes = HashMap::new();
        for &c in &component {
            *sizes.entry(c).or_insert(0) += 1;
        }
        (0..self.states.len()).find(|&s| {
            let cyclic = sizes[&component[s]] > 1 || self.edges[s].contains(&s);
            cyclic && worker.labels(&self.states[s]).has(Labels::ACCEPT)
        })
    }

    /// The number of each state's strongly connected component (Tarjan 1972).
    pub fn components(&self) -> Vec<usize> {
        const NONE: usize = usize::MAX;
        let n = self.states.len();
        let (mut index, mut low) = (vec![NONE; n], vec![0; n]);
        let mut component = vec![NONE; n];
        let (mut stack, mut n_seen, mut n_components) = (Vec::new(), 0, 0);
        for root in 0..n {
            if index[root] != NONE {
                continue;
            }
            let mut calls = vec![(root, 0)];
            while let Some(&mut (v, ref mut next)) = calls.last_mut() {
                if *next == 0 {
                    index[v] = n_seen;
                    low[v] = n_seen;
                    n_seen += 1;
                    stack.push(v);
                }
                if let Some(&w) = self.edges[v].get(*next) {
                    *next += 1;
                    if index[w] == NONE {
                        calls.push((w, 0));
                    } else if component[w] == NONE {
                        low[v] = low[v].min(index[w]);
                    }
                    continue;
                }
                calls.pop();
                if let Some(&(u, _)) = calls.last() {
                    low[u] = low[u].min(low[v]);
                }
                if low[v] == index[v] {
                    while let Some(w) = stack.pop() {
                        component[w] = n_components;
                        if w == v {
                            break;
                        }
                    }
                    n_components += 1;
                }
            }
        }
        component
    }

    /// A shortest path from `from` to a state, over at least one edge.
    pub fn cycle_through(&self, from: usize) -> Option<Vec<usize>> {
        let mut parent = HashMap::new();
        let mut queue = std::collections::VecDeque::from([from]);
        while let Some(v) = queue.pop_front() {
            for &w in &self.edges[v] {
                if w == from {
                    let (mut path, mut at) = (vec![v], v);
                    while at != from {
                        at = parent[&at];
                        path.push(at);
                    }
                    path.reverse();
                    return Some(path);
                }
                parent.entry(w).or_insert_with(|| {
                    queue.push_back(w);
                    v
                });
            }
        }
        None
    }
}

/// The naive answer to [`crate::safety`]: explores everything, then reports
/// the first violation that breadth-first order meets.
pub fn safety<M: Model>(model: &M, reduced: bool) -> Outcome {
    let graph = Graph::of(model, reduced);
    let mut findings: Vec<Finding> = Vec::new();
    for &(at, end) in &graph.ends {
        let fault = end.fault();
        match findings.iter_mut().find(|f| f.fault == fault) {
            Some(finding) => finding.count += 1,
            None => {
                let trail = trail_of(model, &graph.path_to(at), end);
                let trail = Some(trail.expect("the graph is made of the model's steps"));
                findings.push(Finding { fault, trail, count: 1 });
            }
        }
    }
    let trail = findings.first().and_then(|f| f.trail.clone());
    let n = graph.ends.len() as u64;
    Outcome { findings, ..outcome(model, &graph, trail, n) }
}

/// The naive answer to [`crate::cycles`], faults aside.
pub fn cycles<M: Model>(model: &M, reduced: bool) -> Outcome {
    let graph = Graph::of(model, reduced);
    let trail = graph.accepting_cycle(model).map(|at| {
        let mut states = graph.path_to(at);
        let cycle_start = states.len() - 1;
        let cycle = graph.cycle_through(at).expect("it lies on a cycle");
        states.extend(cycle[1..].iter().map(|&v| graph.states[v].clone()));
        let fault = Fault { kind: FaultKind::AcceptanceCycle, site: 0 };
        trail_of(model, &states, End::Cycle { cycle_start, fault }).expect("a path")
    });
    let n = trail.is_some() as u64;
    outcome(model, &graph, trail, n)
}

fn outcome(model: &impl Model, graph: &Graph, trail: Option<Trail>, n_violations: u64) -> Outcome {
    let mut coverage = Coverage::full();
    model.gaps().into_iter().for_each(|gap| coverage.miss(gap));
    let verdict = match trail {
        Some(trail) => Verdict::Violated(trail),
        None => Verdict::nothing_found(coverage),
    };
    Outcome {
        verdict,
        stats: graph.stats(),
        n_violations,
        findings: Vec::new(),
        witness: None,
        reached: Vec::new(),
        is_whole: true,
    }
}

#[derive(Default)]
struct Collect {
    successors: Vec<Vec<u8>>,
    broken: Vec<(Step, Fault)>,
    n_steps: usize,
}

impl Sink for Collect {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.n_steps += 1;
        self.successors.push(successor.to_vec());
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.n_steps += 1;
        self.broken.push((step, fault));
        self.successors.extend(successor.map(<[u8]>::to_vec));
    }
}
