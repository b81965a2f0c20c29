//! Runs without end that the numbers of processes allow.
//!
//! In an abstraction "many" can be left again and again and stay many. In an instance it
//! cannot (Pnueli, Xu and Zuck, *Liveness with (0,1,∞)-counter abstraction*, CAV 2002, who ask
//! that counters are left infinitely often only if they are come to infinitely often). We ask
//! for more: if processes go from one counter to another infinitely often, then one of them
//! does, for there are finitely many; and it comes back, from some time on by ways that are
//! gone infinitely often. So each such way lies on a circle of such ways. A strongly connected
//! part of the graph in which some do not loses the steps that go them, and what is left of it
//! is looked at again, as for Streett's condition.
//!
//! Fairness of processes is asked for as well where a claim does: a process that can always
//! move does. Of those that are counted together it is known only that nobody leaves.

use super::graph::{Flow, Room};
use std::collections::{HashMap, HashSet};

/// A graph to look for runs in: of states with an automaton, or of a strategy.
pub(crate) struct Net<'g> {
    pub offsets: Vec<u32>,
    /// Where to, and the flow.
    pub edges: Vec<(u32, u32)>,
    pub flows: &'g [Flow],
    pub counter_of: &'g [Option<u32>],
    pub accepting: Vec<bool>,
    /// Who can move, for each vertex; empty where nobody has to be fair.
    pub enabled: Vec<Vec<u32>>,
}

/// A part that a run can stay in for ever.
pub(crate) struct Part {
    pub vertices: Vec<u32>,
    /// Flows that such a run does without.
    banned: HashSet<u32>,
}

impl Net<'_> {
    pub fn of(&self, v: u32) -> &[(u32, u32)] {
        &self.edges[self.offsets[v as usize] as usize..self.offsets[v as usize + 1] as usize]
    }

    pub fn len(&self) -> usize {
        self.accepting.len()
    }

    /// The parts that runs can stay in: all of them, or the first.
    pub fn fair_parts(&self, all: bool, room: Room<'_>) -> Result<Vec<Part>, String> {
        let whole: Vec<u32> = (0..self.len() as u32).collect();
        let mut todo = vec![Part { vertices: whole, banned: HashSet::new() }];
        let mut stamps = Stamps::new(self.len());
        let mut found = Vec::new();
        while let Some(part) = todo.pop() {
            for vertices in self.components(&part, &mut stamps) {
                if room.stop.is_set() {
                    return Err("it was stopped".into());
                }
                if !vertices.iter().any(|&v| self.accepting[v as usize]) {
                    continue;
                }
                let own = Part { vertices, banned: part.banned.clone() };
                let flows = self.flows_in(&own, &mut stamps);
                let broken = self.broken(&flows);
                if broken.is_empty() {
                    if self.is_fair(&own, &flows) {
                        found.push(own);
                    }
                } else {
                    let banned = own.banned.union(&broken).copied().collect();
                    todo.push(Part { vertices: own.vertices, banned });
                }
                if !found.is_empty() && !all {
                    return Ok(found);
                }
            }
        }
        Ok(found)
    }

    /// The steps that a run in a part can make.
    pub fn steps(&self, part: &Part, v: u32) -> impl Iterator<Item = (u32, u32)> {
        self.of(v)
            .iter()
            .filter(|e| !part.banned.contains(&e.1))
            .copied()
            .collect::<Vec<_>>()
            .into_iter()
    }

    fn flows_in(&self, part: &Part, stamps: &mut Stamps) -> HashSet<u32> {
        let stamp = stamps.mark(&part.vertices);
        let inside = |e: &(u32, u32)| stamps.of[e.0 as usize] == stamp;
        let steps = part.vertices.iter().flat_map(|&v| self.steps(part, v));
        steps.filter(inside).map(|e| e.1).collect()
    }

    /// The flows in which a process goes a way that lies on no circle.
    fn broken(&self, flows: &HashSet<u32>) -> HashSet<u32> {
        let ways = flows.iter().flat_map(|&f| &self.flows[f as usize].moves).copied();
        let circle = circles(&ways.collect());
        let breaks = |f: &&u32| {
            let ways = &self.flows[**f as usize].moves;
            ways.iter().any(|(from, to)| circle[from] != circle[to])
        };
        flows.iter().filter(breaks).copied().collect()
    }

    /// Whether nobody who can always move is left out.
    fn is_fair(&self, part: &Part, flows: &HashSet<u32>) -> bool {
        self.starved(part, flows).is_empty()
    }

    fn starved(&self, part: &Part, flows: &HashSet<u32>) -> Vec<u32> {
        let mut always = self.always_enabled(part);
        let flows: Vec<&Flow> = flows.iter().map(|&f| &self.flows[f as usize]).collect();
        always.retain(|&a| {
            let moves = flows.iter().any(|f| f.actor == Some(a));
            let counter = self.counter_of[a as usize];
            let left =
                counter.is_some_and(|c| flows.iter().any(|f| f.moves.iter().any(|m| m.0 == c)));
            !moves && !left
        });
        always
    }

    /// Who can move in every state of a part.
    pub fn always_enabled(&self, part: &Part) -> Vec<u32> {
        let Some(first) = self.enabled.get(part.vertices[0] as usize) else { return Vec::new() };
        let mut always = first.clone();
        for &v in &part.vertices {
            always.retain(|a| self.enabled[v as usize].contains(a));
        }
        always
    }

    /// Strongly connected parts with a step inside (Tarjan's way, with a stack of its own).
    fn components(&self, part: &Part, stamps: &mut Stamps) -> Vec<Vec<u32>> {
        let stamp = stamps.mark(&part.vertices);
        let mut index: HashMap<u32, (u32, u32)> = HashMap::new();
        let (mut on_stack, mut stack) = (HashSet::new(), Vec::new());
        let mut out = Vec::new();
        let mut n = 0;
        for &root in &part.vertices {
            if index.contains_key(&root) {
                continue;
            }
            let mut calls: Vec<(u32, usize)> = vec![(root, 0)];
            index.insert(root, (n, n));
            n += 1;
            stack.push(root);
            on_stack.insert(root);
            while let Some(&mut (v, ref mut at)) = calls.last_mut() {
                let edge = self.of(v).get(*at).copied();
                *at += 1;
                if let Some((to, flow)) = edge {
                    if stamps.of[to as usize] != stamp || part.banned.contains(&flow) {
                        continue;
                    }
                    match index.get(&to) {
                        None => {
                            index.insert(to, (n, n));
                            n += 1;
                            stack.push(to);
                            on_stack.insert(to);
                            calls.push((to, 0));
                        }
                        Some(&(number, _)) if on_stack.contains(&to) => {
                            let low = &mut index.get_mut(&v).expect("it is numbered").1;
                            *low = (*low).min(number);
                        }
                        Some(_) => {}
                    }
                    continue;
                }
                calls.pop();
                let (number, low) = index[&v];
                if let Some(&(above, _)) = calls.last() {
                    let entry = &mut index.get_mut(&above).expect("it is numbered").1;
                    *entry = (*entry).min(low);
                }
                if number != low {
                    continue;
                }
                let start = stack.iter().rposition(|&w| w == v).expect("it is on the stack");
                let vertices = stack.split_off(start);
                vertices.iter().for_each(|w| {
                    on_stack.remove(w);
                });
                let turns = |v: &u32| self.steps(part, *v).any(|e| e.0 == *v);
                if vertices.len() > 1 || turns(&vertices[0]) {
                    out.push(vertices);
                }
            }
        }
        out
    }
}

/// A number for each counter: equal where each can be come to from the other. (Kosaraju's way.)
fn circles(ways: &HashSet<(u32, u32)>) -> HashMap<u32, u32> {
    let mut ahead: HashMap<u32, Vec<u32>> = HashMap::new();
    let mut back: HashMap<u32, Vec<u32>> = HashMap::new();
    for &(from, to) in ways {
        ahead.entry(from).or_default().push(to);
        ahead.entry(to).or_default();
        back.entry(to).or_default().push(from);
        back.entry(from).or_default();
    }
    let (mut order, mut seen) = (Vec::new(), HashSet::new());
    for &root in ahead.keys() {
        let mut calls = vec![(root, 0)];
        if !seen.insert(root) {
            continue;
        }
        while let Some((v, at)) = calls.last_mut() {
            match ahead[v].get(*at) {
                Some(&to) => {
                    *at += 1;
                    if seen.insert(to) {
                        calls.push((to, 0));
                    }
                }
                None => {
                    order.push(*v);
                    calls.pop();
                }
            }
        }
    }
    let mut circle = HashMap::new();
    for &root in order.iter().rev() {
        let mut todo = vec![root];
        while let Some(v) = todo.pop() {
            if let std::collections::hash_map::Entry::Vacant(slot) = circle.entry(v) {
                slot.insert(root);
                todo.extend(&back[&v]);
            }
        }
    }
    circle
}

/// Which vertices belong to the part at hand, without clearing anything.
struct Stamps {
    of: Vec<u32>,
    last: u32,
}

impl Stamps {
    fn new(n: usize) -> Self {
        Stamps { of: vec![0; n], last: 0 }
    }

    fn mark(&mut self, vertices: &[u32]) -> u32 {
        self.last += 1;
        vertices.iter().for_each(|&v| self.of[v as usize] = self.last);
        self.last
    }
}
