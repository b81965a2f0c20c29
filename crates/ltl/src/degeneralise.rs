//! Many marks on edges to one set of accepting states.
//!
//! The classical construction: a copy of a state counts how many marks, in a
//! fixed order, have been seen since the last accepting copy. Three liberties
//! keep it small (Gastin and Oddoux 2001; Babiak et al. 2013): an edge may carry
//! a run over several marks at once; only components that can accept count at
//! all; and the order of the marks and the copy in which a component is entered
//! are tried out, the smallest result wins.

use crate::automaton::{Automaton, Edge, State};
use crate::graph::{Arc, Graph};
use crate::guard::{Cube, Guard};
use crate::reduce::reduce;
use std::collections::{BTreeMap, HashMap};

/// The smallest Büchi automaton that these ways find.
pub(crate) fn degeneralise(graph: &Graph) -> Automaton {
    let marks: Vec<u32> = (0..64).filter(|m| graph.marks >> m & 1 == 1).collect();
    let mut best: Option<Graph> = None;
    let large = graph.size().1 * marks.len().max(1) > MAX_EFFORT;
    for order in orders(&marks, large) {
        for entry in [Entry::Fresh, Entry::Accepting] {
            for accept_between in [false, true] {
                if large && accept_between {
                    continue;
                }
                let candidate = attempt(graph, &order, entry, accept_between);
                if best.as_ref().is_none_or(|b| candidate.size() < b.size()) {
                    best = Some(candidate);
                }
            }
        }
    }
    finish(&best.expect("at least one order"))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Fresh,
    Accepting,
}

/// Edges times marks up to which everything is tried.
const MAX_EFFORT: usize = 400;

/// All orders of few marks; the given one otherwise.
fn orders(marks: &[u32], large: bool) -> Vec<Vec<u32>> {
    if marks.len() > 4 || large {
        return vec![marks.to_vec()];
    }
    let mut all = vec![Vec::new()];
    for &mark in marks {
        all = all.iter().flat_map(|order: &Vec<u32>| insertions(order, mark)).collect();
    }
    all
}

fn insertions(order: &[u32], mark: u32) -> Vec<Vec<u32>> {
    (0..=order.len()).map(|i| [&order[..i], &[mark], &order[i..]].concat()).collect()
}

fn attempt(graph: &Graph, order: &[u32], entry: Entry, accept_between: bool) -> Graph {
    let mut copies = unfold(graph, order, entry);
    reduce(&mut copies);
    settle(&mut copies, accept_between);
    reduce(&mut copies);
    copies
}

/// The product with the counter. Accepting states have the mark on all edges.
fn unfold(graph: &Graph, order: &[u32], entry: Entry) -> Graph {
    let components = graph.components();
    let full = order.len();
    let enter = |q: u32| {
        let accepting = components.accepting[components.of[q as usize] as usize];
        if accepting && entry == Entry::Accepting { full } else { 0 }
    };
    let start = (graph.initial, enter(graph.initial));
    let mut numbers = HashMap::from([(start, 0u32)]);
    let mut states = vec![start];
    let mut arcs = Vec::new();
    while arcs.len() < states.len() {
        let (q, level) = states[arcs.len()];
        let component = components.of[q as usize];
        let accepting = components.accepting[component as usize];
        let marks = u64::from(accepting && level == full);
        let mut row = Vec::new();
        for arc in &graph.arcs[q as usize] {
            let inside = accepting && components.of[arc.target as usize] == component;
            let seen = |l: &usize| arc.marks >> order[*l] & 1 == 1;
            let from = if level == full { 0 } else { level };
            let to = if inside {
                from + (from..full).take_while(seen).count()
            } else {
                enter(arc.target)
            };
            let next = states.len() as u32;
            let target = *numbers.entry((arc.target, to)).or_insert(next);
            if target == next {
                states.push((arc.target, to));
            }
            row.push(Arc { target, marks, cube: arc.cube });
        }
        arcs.push(row);
    }
    Graph { initial: 0, arcs, marks: 1 }
}

/// Chooses acceptance where it decides nothing: not in components that cannot
/// accept, everywhere in components that cannot but accept, as asked in states
/// on no cycle.
fn settle(graph: &mut Graph, accept_between: bool) {
    let components = graph.components();
    let weak = weak_components(graph, &components.of);
    for (q, arcs) in graph.arcs.iter_mut().enumerate() {
        let c = components.of[q];
        let cyclic = weak.contains_key(&c);
        let accept = match (cyclic, components.accepting[c as usize]) {
            (false, _) => accept_between,
            (true, false) => false,
            (true, true) if weak[&c] => true,
            (true, true) => continue,
        };
        arcs.iter_mut().for_each(|a| a.marks = u64::from(accept));
    }
}

/// Of each component with a cycle: whether every cycle in it accepts.
fn weak_components(graph: &Graph, of: &[u32]) -> BTreeMap<u32, bool> {
    let inside = |q: usize, a: &Arc| of[a.target as usize] == of[q];
    let mut answer = BTreeMap::new();
    for (q, arcs) in graph.arcs.iter().enumerate() {
        if arcs.iter().any(|a| inside(q, a)) {
            answer.insert(of[q], true);
        }
    }
    // A cycle that avoids accepting states is one of the rest of the graph.
    let rest = Graph {
        initial: graph.initial,
        arcs: (graph.arcs.iter().enumerate())
            .map(|(q, arcs)| {
                arcs.iter().filter(|a| a.marks == 0 && inside(q, a)).copied().collect()
            })
            .collect(),
        marks: 0,
    };
    let within = rest.components();
    for (q, &component) in of.iter().enumerate() {
        if within.accepting[within.of[q] as usize] {
            answer.insert(component, false);
        }
    }
    answer
}

fn finish(graph: &Graph) -> Automaton {
    let state = |arcs: &Vec<Arc>| {
        let mut targets: BTreeMap<u32, Vec<Cube>> = BTreeMap::new();
        for arc in arcs {
            targets.entry(arc.target).or_default().push(arc.cube);
        }
        let edges = targets.into_iter();
        let edges = edges.map(|(target, cubes)| Edge { guard: Guard::new(cubes), target });
        State { accepting: arcs.iter().any(|a| a.marks != 0), edges: edges.collect() }
    };
    Automaton { states: graph.arcs.iter().map(state).collect() }
}
