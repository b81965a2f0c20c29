//! Loops that only look, cut: waiting without going round.
//!
//! An iteration that comes back to where it began, having stored nothing and changed
//! no register that is read again, leaves nothing behind but its reads; a run with
//! it is a run without it. So the way back is cut, and a loop is left in the first
//! iteration that can leave it. Under models that speculate this is what makes
//! waiting finite: otherwise the window fills with guesses of iterations to come.
//! (GenMC turns spin loops into assumptions in the same way.)
//!
//! Paths matter, so the body is copied: in the copy nothing was done yet since the
//! loop's head, the first effect leads over to the original, and a way back inside
//! the copy is cut. Exclusive stores that fail, or store what is there, are nothing ([`super::settled`]).
//! Exact for faults, not for properties of infinite runs.

use super::graph::{END, Node, both_ways, explicit, layout, live_before, ways};
use super::settled::{Domains, Settled, may_be_silent, settle};
use heddle_memmodel::{Instr, Thread};

/// Code grows no further than this.
const MAX_NODES: usize = 20_000;
const ROUNDS: usize = 4;

/// Cuts every way around a loop on which nothing is done.
///
/// `silent`: exclusive pairs that store what they read may count as nothing.
pub fn cut(thread: &mut Thread, domains: &Domains, silent: bool) {
    let n_regs = thread.regs.len();
    let mut graph = explicit(&thread.code);
    let settled = |graph: &[Node], h: usize| {
        let live = live_before(graph, n_regs).swap_remove(h);
        settle(graph, domains, &|way| silent && may_be_silent(graph, h, &live, way))
    };
    // Inner loops first; a copy may show another loop that only looks.
    for _ in 0..ROUNDS {
        let mut any = false;
        for h in heads(&graph) {
            if graph.len() < MAX_NODES {
                let settled = settled(&graph, h);
                any |= cut_head(&mut graph, h, n_regs, &settled);
            }
        }
        if !any {
            break;
        }
    }
    thread.code = layout(&graph);
}

/// The targets of jumps back to a place on the way there, the farthest first.
fn heads(graph: &[Node]) -> Vec<usize> {
    let mut out = Vec::new();
    let mut mark = vec![0u8; graph.len()];
    let mut stack = if graph.is_empty() { vec![] } else { vec![(0, 0)] };
    while let Some((at, i)) = stack.pop() {
        mark[at] = 1;
        let Some(to) = ways(&graph[at]).nth(i) else {
            mark[at] = 2;
            continue;
        };
        stack.push((at, i + 1));
        match mark[to] {
            0 => stack.push((to, 0)),
            1 if !out.contains(&to) => out.push(to),
            _ => {}
        }
    }
    if out.is_empty() {
        return out;
    }
    let far = distances(graph);
    out.sort_by_key(|&h| std::cmp::Reverse(far[h]));
    out
}

/// How far each place is from the beginning.
fn distances(graph: &[Node]) -> Vec<usize> {
    let mut far = vec![usize::MAX; graph.len()];
    let mut queue = std::collections::VecDeque::from([0]);
    far[0] = 0;
    while let Some(at) = queue.pop_front() {
        for to in ways(&graph[at]) {
            if far[to] == usize::MAX {
                far[to] = far[at] + 1;
                queue.push_back(to);
            }
        }
    }
    far
}

/// Cuts the ways back to `h`. Whether there were any.
fn cut_head(graph: &mut Vec<Node>, h: usize, n_regs: usize, settled: &Settled) -> bool {
    // A thread begins with an instruction of its own, to which nothing leads back.
    assert!(h > 0, "a loop at the very beginning");
    let n = graph.len();
    let live = live_before(graph, n_regs).swap_remove(h);
    let quiet_node = |at: usize| match &graph[at].instr {
        Instr::Alu { dst, .. }
        | Instr::Select { dst, .. }
        | Instr::Move { dst, .. }
        | Instr::Choice { dst }
        | Instr::Load { dst, .. } => !live[*dst as usize],
        Instr::StoreExcl { dst, .. } => dst.is_none_or(|d| !live[d as usize]) && settled.shows[at],
        Instr::Fence { .. } | Instr::Branch { .. } | Instr::Jump { .. } | Instr::Nop => true,
        _ => false,
    };
    let quiet = |at: usize, i: usize| quiet_node(at) && !settled.loud[at][i];
    let mut clean = vec![false; n];
    let mut work = vec![h];
    clean[h] = true;
    let mut cuts = false;
    while let Some(at) = work.pop() {
        for (i, to) in both_ways(&graph[at]) {
            if !quiet(at, i) {
                continue;
            }
            cuts |= to == h;
            if !clean[to] {
                clean[to] = true;
                work.push(to);
            }
        }
    }
    if !cuts {
        return false;
    }
    // Copies of the clean places come behind, then the place that nobody comes to.
    let copies: Vec<usize> = (0..n).filter(|&v| clean[v]).collect();
    let copy_of = |v: usize| n + copies.iter().position(|&c| c == v).expect("a clean place");
    let never = n + copies.len();
    let mut added: Vec<Node> = Vec::new();
    for &v in &copies {
        let lead = |i: usize, to: usize| match (to, quiet(v, i)) {
            (END, _) => END,
            (to, false) if to == h => copy_of(h),
            (to, false) => to,
            (to, true) if to == h => never,
            (to, true) => copy_of(to),
        };
        let node = graph[v].clone();
        let (next, taken) = (node.next.map(|t| lead(0, t)), node.taken.map(|t| lead(1, t)));
        added.push(Node { next, taken, ..node });
    }
    added.push(Node { instr: Instr::Never, next: None, taken: None, ..graph[h].clone() });
    let entry = copy_of(h);
    for node in graph.iter_mut() {
        for way in [&mut node.next, &mut node.taken] {
            if *way == Some(h) {
                *way = Some(entry);
            }
        }
    }
    graph.extend(added);
    true
}
