//! Smaller automata for the same language, by direct simulation.
//!
//! State `q` simulates `p` if it can answer every edge of `p`, letter by letter,
//! with an edge that has at least its marks and leads to a state that simulates
//! `p`'s target (Etessami and Holzmann, CONCUR 2000; on edges: Babiak et al.,
//! 2013). States that simulate each other are one; an edge is superfluous if
//! its state has another, to a state that simulates its target. A letter may
//! be answered by any edge, so that guards cut in other ways still match.

use crate::graph::{Arc, Graph, tidy};
use crate::guard::Cube;

/// Larger graphs keep their size: the relation is quadratic in states and edges.
const MAX_STATES: usize = 150;
const MAX_ARCS: usize = 3000;

/// Shrinks until nothing changes.
pub(crate) fn reduce(graph: &mut Graph) {
    graph.trim();
    loop {
        let before = graph.size();
        merge_bisimilar(graph);
        if before.0 <= MAX_STATES && before.1 <= MAX_ARCS {
            simulate(graph);
        }
        graph.trim();
        if graph.size() == before {
            return;
        }
    }
}

/// Merges states with the same edges, again and again.
fn merge_bisimilar(graph: &mut Graph) {
    loop {
        let mut representative: Vec<u32> = (0..graph.arcs.len() as u32).collect();
        let mut first = std::collections::HashMap::new();
        for (q, arcs) in graph.arcs.iter().enumerate() {
            representative[q] = *first.entry(arcs.clone()).or_insert(q as u32);
        }
        if representative.iter().enumerate().all(|(q, &r)| q as u32 == r) {
            return;
        }
        redirect(graph, &representative);
    }
}

fn redirect(graph: &mut Graph, representative: &[u32]) {
    graph.initial = representative[graph.initial as usize];
    for arcs in &mut graph.arcs {
        for arc in arcs.iter_mut() {
            arc.target = representative[arc.target as usize];
        }
        tidy(arcs);
    }
    graph.trim();
}

fn simulate(graph: &mut Graph) {
    let relation = simulation(graph);
    let n = graph.arcs.len();
    let sim = |p: usize, q: usize| relation[p * n + q];
    let equals = |q: usize| (0..n).find(|&p| sim(p, q) && sim(q, p)).expect("q itself");
    let representative: Vec<u32> = (0..n).map(|q| equals(q) as u32).collect();
    for arcs in &mut graph.arcs {
        for arc in arcs.iter_mut() {
            arc.target = representative[arc.target as usize];
        }
        tidy(arcs);
        prune(arcs, &sim);
    }
    graph.initial = representative[graph.initial as usize];
}

/// Drops edges whose every letter another edge answers better. Targets are
/// representatives, so that no two different ones simulate each other and
/// "better" has no cycles.
fn prune(arcs: &mut Vec<Arc>, sim: &impl Fn(usize, usize) -> bool) {
    let mut i = 0;
    while i < arcs.len() {
        let arc = arcs[i];
        let better: Vec<Cube> = (arcs.iter().enumerate())
            .filter(|&(j, b)| {
                j != i && arc.marks & !b.marks == 0 && sim(arc.target as usize, b.target as usize)
            })
            .map(|(_, b)| b.cube)
            .collect();
        if arc.cube.is_covered(&better) {
            arcs.remove(i);
        } else {
            i += 1;
        }
    }
}

/// `relation[p * n + q]`: q simulates p. The greatest fixed point, from above.
fn simulation(graph: &Graph) -> Vec<bool> {
    let n = graph.arcs.len();
    let mut relation = vec![true; n * n];
    let mut changed = true;
    while changed {
        changed = false;
        for p in 0..n {
            for q in 0..n {
                if p != q && relation[p * n + q] && !answers(graph, &relation, p, q) {
                    relation[p * n + q] = false;
                    changed = true;
                }
            }
        }
    }
    relation
}

fn answers(graph: &Graph, relation: &[bool], p: usize, q: usize) -> bool {
    let n = graph.arcs.len();
    graph.arcs[p].iter().all(|arc| {
        let fits = |b: &&Arc| {
            arc.marks & !b.marks == 0 && relation[arc.target as usize * n + b.target as usize]
        };
        let cubes: Vec<Cube> = graph.arcs[q].iter().filter(fits).map(|b| b.cube).collect();
        arc.cube.is_covered(&cubes)
    })
}
