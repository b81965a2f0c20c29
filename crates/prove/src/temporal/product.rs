//! The graph of a family beside the automaton of what a formula forbids (Vardi and Wolper).

use super::fair::{Net, Part};
use super::graph::{Graph, Room};
use heddle_ltl::{Automaton, Formula};
use std::collections::{HashMap, VecDeque};

/// A run that repeats: states of the graph, and where the repeated part begins. The last state
/// is the one at `start` again.
pub(crate) struct Lasso {
    pub states: Vec<u32>,
    /// Who moves, step by step.
    pub actors: Vec<Option<u32>>,
    pub start: usize,
}

/// A run that breaks a formula, if there is one.
pub(crate) fn breaking(
    g: &Graph,
    formula: &Formula,
    is_fair: bool,
    room: Room<'_>,
) -> Result<Option<Lasso>, String> {
    let automaton =
        Automaton::violating(formula).map_err(|_| "the formula is too large".to_string())?;
    let (net, places) = product(g, &automaton, is_fair, room)?;
    let parts = net.fair_parts(false, room)?;
    Ok(parts.first().map(|part| lasso(&net, &places, g, part)))
}

/// The states of both, and the edges between them. A vertex has read what comes before it.
fn product<'g>(
    g: &'g Graph,
    automaton: &Automaton,
    is_fair: bool,
    room: Room<'_>,
) -> Result<(Net<'g>, Vec<(u32, u32)>), String> {
    let mut known: HashMap<(u32, u32), u32> = HashMap::new();
    let mut places: Vec<(u32, u32)> = Vec::new();
    let mut number = |at: (u32, u32), places: &mut Vec<(u32, u32)>| {
        *known.entry(at).or_insert_with(|| {
            places.push(at);
            places.len() as u32 - 1
        })
    };
    for &s in &g.first {
        number((s, 0), &mut places);
    }
    let (mut offsets, mut edges) = (vec![0], Vec::new());
    let mut next = 0;
    while next < places.len() {
        if room.stop.is_set() {
            return Err("it was stopped".into());
        }
        if (edges.len() * 8 + places.len() * 40) as u64 > room.memory {
            return Err(format!("its graph takes more memory than {} bytes", room.memory));
        }
        let (s, q) = places[next];
        for edge in &automaton.states[q as usize].edges {
            if edge.guard.holds(g.truths[s as usize]) {
                for e in g.of(s) {
                    edges.push((number((e.to, edge.target), &mut places), e.flow));
                }
            }
        }
        offsets.push(edges.len() as u32);
        next += 1;
    }
    let accepting = places.iter().map(|p| automaton.states[p.1 as usize].accepting).collect();
    let enabled = |p: &(u32, u32)| -> Vec<u32> {
        let mut actors: Vec<u32> =
            g.of(p.0).iter().filter_map(|e| g.flows[e.flow as usize].actor).collect();
        actors.sort_unstable();
        actors.dedup();
        actors
    };
    let enabled = if is_fair { places.iter().map(enabled).collect() } else { Vec::new() };
    let (flows, counter_of) = (&g.flows[..], &g.counter_of[..]);
    Ok((Net { offsets, edges, flows, counter_of, accepting, enabled }, places))
}

/// A run into a part and round in it: through an accepting vertex, and past a step of everyone
/// who can always move.
fn lasso(net: &Net<'_>, places: &[(u32, u32)], g: &Graph, part: &Part) -> Lasso {
    let mut inside = vec![false; net.len()];
    part.vertices.iter().for_each(|&v| inside[v as usize] = true);
    let is_first = |v: &u32| places[*v as usize].1 == 0 && g.first.contains(&places[*v as usize].0);
    let firsts: Vec<u32> = (0..net.len().min(g.first.len()) as u32).filter(is_first).collect();
    let anywhere = |v: u32| net.of(v).to_vec();
    let within = |v: u32| -> Vec<(u32, u32)> {
        net.steps(part, v).filter(|e| inside[e.0 as usize]).collect()
    };
    let goal = |v: u32| inside[v as usize] && net.accepting[v as usize];
    let (first, mut steps) = walk(&firsts, &goal, &anywhere).expect("a part can be reached");
    let start = steps.len();
    let end = |steps: &[(u32, u32)]| steps.last().map_or(first, |s| s.0);
    let back = end(&steps);
    for actor in net.always_enabled(part) {
        // To a vertex from which it moves, and the step itself.
        let own = |e: &(u32, u32)| net.flows[e.1 as usize].actor == Some(actor);
        let moves = |v: u32| within(v).iter().any(own);
        // Whoever is counted with others may be moved by them instead.
        let Some((_, more)) = walk(&[end(&steps)], &moves, &within) else { continue };
        steps.extend(more);
        steps.extend(within(end(&steps)).into_iter().find(own));
    }
    if steps.len() == start {
        steps.push(within(back)[0]);
    }
    let more = walk(&[end(&steps)], &|v| v == back, &within).expect("a part is connected").1;
    steps.extend(more);
    let vertices = std::iter::once(first).chain(steps.iter().map(|s| s.0));
    let states = vertices.map(|v| places[v as usize].0).collect();
    let actors = steps.iter().map(|s| net.flows[s.1 as usize].actor).collect();
    Lasso { states, actors, start }
}

/// Where a step leads, and its flow.
type Taken = (u32, u32);

/// A shortest walk to a vertex: where it begins, and its steps.
fn walk(
    from: &[u32],
    goal: &dyn Fn(u32) -> bool,
    next: &dyn Fn(u32) -> Vec<(u32, u32)>,
) -> Option<(u32, Vec<(u32, u32)>)> {
    // Each vertex that was met: the one before it, and the step from there.
    let mut met: HashMap<u32, Option<(u32, Taken)>> = from.iter().map(|&v| (v, None)).collect();
    let mut queue: VecDeque<u32> = from.iter().copied().collect();
    while let Some(v) = queue.pop_front() {
        if goal(v) {
            let (mut at, mut steps) = (v, Vec::new());
            while let Some((before, step)) = met[&at] {
                steps.push(step);
                at = before;
            }
            steps.reverse();
            return Some((at, steps));
        }
        for step in next(v) {
            if let std::collections::hash_map::Entry::Vacant(slot) = met.entry(step.0) {
                slot.insert(Some((v, step)));
                queue.push_back(step.0);
            }
        }
    }
    None
}
