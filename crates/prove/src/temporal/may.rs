//! What can always be reached, whatever the number of processes (`AG EF`).
//!
//! A step of the abstraction need not be one of an instance, so that a path of it to the goal
//! proves nothing. But a *move* of it can be made in every instance that the state stands
//! for; what is unknown is only whether many are still many afterwards. So a strategy is
//! looked for: one move for each state, such that no run that keeps to it, however many there
//! turn out to be, goes on for ever without the goal. That it does not is asked of
//! [`Net::fair_parts`]: a strategy may wait for "many" to be used up.
//!
//! The move is the one on a shortest path. States from which no run stays away count as
//! goals, and the rest is tried again, until nothing is gained. The answer is yes or unknown.

use super::fair::Net;
use super::graph::{Edge, Graph, Room};
use std::collections::VecDeque;

/// Whether from every state in which condition 0 holds (or from the first ones), one with
/// condition 1 can be reached in every instance.
pub(crate) fn is_always_reachable(g: &Graph, always: bool, room: Room<'_>) -> Result<bool, String> {
    let mut won: Vec<bool> = (0..g.len() as u32).map(|s| g.holds(s, 1)).collect();
    let asked: Vec<u32> = match always {
        true => (0..g.len() as u32).filter(|&s| g.holds(s, 0)).collect(),
        false => g.first.clone(),
    };
    let back = reverse(g);
    loop {
        if asked.iter().all(|&s| won[s as usize]) {
            return Ok(true);
        }
        let before = won.iter().filter(|w| **w).count();
        let distance = distances(&back, &won);
        let strategy = strategy(g, &won, &distance);
        let net = Net {
            offsets: strategy.0,
            edges: strategy.1,
            flows: &g.flows,
            counter_of: &g.counter_of,
            accepting: vec![true; g.len()],
            enabled: Vec::new(),
        };
        let mut lost: Vec<bool> = distance.iter().map(Option::is_none).collect();
        for part in net.fair_parts(true, room)? {
            part.vertices.iter().for_each(|&v| lost[v as usize] = true);
        }
        spread(&net, &mut lost);
        for (w, l) in won.iter_mut().zip(&lost) {
            *w |= !l;
        }
        if won.iter().filter(|w| **w).count() == before {
            return Ok(false);
        }
    }
}

/// Whether a state that is asked about can reach the goal in this very graph; the first that
/// cannot.
pub(crate) fn cannot_reach(g: &Graph, always: bool) -> Option<u32> {
    let goal: Vec<bool> = (0..g.len() as u32).map(|s| g.holds(s, 1)).collect();
    let distance = distances(&reverse(g), &goal);
    let fails = |s: &u32| distance[*s as usize].is_none();
    match always {
        true => (0..g.len() as u32).find(|s| g.holds(*s, 0) && fails(s)),
        false => g.first.iter().copied().find(fails),
    }
}

fn reverse(g: &Graph) -> Vec<Vec<u32>> {
    let mut back = vec![Vec::new(); g.len()];
    for s in 0..g.len() as u32 {
        g.of(s).iter().for_each(|e| back[e.to as usize].push(s));
    }
    back
}

fn distances(back: &[Vec<u32>], goal: &[bool]) -> Vec<Option<u32>> {
    let mut out: Vec<Option<u32>> = goal.iter().map(|g| g.then_some(0)).collect();
    let mut queue: VecDeque<u32> = (0..goal.len() as u32).filter(|&s| goal[s as usize]).collect();
    while let Some(s) = queue.pop_front() {
        let next = out[s as usize].map(|d| d + 1);
        for &p in &back[s as usize] {
            if out[p as usize].is_none() {
                out[p as usize] = next;
                queue.push_back(p);
            }
        }
    }
    out
}

/// One move for every state that is not won: all edges of the group that comes nearest.
fn strategy(g: &Graph, won: &[bool], distance: &[Option<u32>]) -> (Vec<u32>, Vec<(u32, u32)>) {
    let (mut offsets, mut edges) = (vec![0], Vec::new());
    for s in 0..g.len() as u32 {
        if !won[s as usize] && distance[s as usize].is_some() {
            let far = |e: &&Edge| distance[e.to as usize].unwrap_or(u32::MAX);
            let nearest = g.of(s).iter().min_by_key(far).expect("every state has an edge");
            let of_move = g.of(s).iter().filter(|e| e.group == nearest.group);
            edges.extend(of_move.map(|e| (e.to, e.flow)));
        }
        offsets.push(edges.len() as u32);
    }
    (offsets, edges)
}

/// Whatever can come to a lost state is lost.
fn spread(net: &Net<'_>, lost: &mut [bool]) {
    let mut back = vec![Vec::new(); net.len()];
    for v in 0..net.len() as u32 {
        net.of(v).iter().for_each(|e| back[e.0 as usize].push(v));
    }
    let mut todo: Vec<u32> = (0..net.len() as u32).filter(|&v| lost[v as usize]).collect();
    while let Some(v) = todo.pop() {
        for &p in &back[v as usize] {
            if !std::mem::replace(&mut lost[p as usize], true) {
                todo.push(p);
            }
        }
    }
}
