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
//! the copy is cut. An exclusive store that fails has stored nothing. Exact for faults, not for properties of infinite runs.

use super::graph::{END, Node, both_ways, explicit, layout, live_before, ways};
use heddle_memmodel::{Alu, Instr, Operand, Thread, When};

/// Code grows no further than this.
const MAX_NODES: usize = 20_000;
const ROUNDS: usize = 4;

/// Cuts every way around a loop on which nothing is done.
pub fn cut(thread: &mut Thread) {
    let n_regs = thread.regs.len();
    let mut graph = explicit(&thread.code);
    // Inner loops first; a copy may show another loop that only looks.
    for _ in 0..ROUNDS {
        let mut any = false;
        for h in heads(&graph) {
            any |= graph.len() < MAX_NODES && cut_head(&mut graph, h, n_regs);
        }
        if !any {
            break;
        }
    }
    thread.code = layout(&graph);
}

/// For each branch on the status of an exclusive store just before it: that store,
/// and the way that is gone if it failed. One that fails has done nothing.
fn exclusive_tests(graph: &[Node]) -> Vec<Option<(usize, usize)>> {
    let mut out = vec![None; graph.len()];
    for (at, node) in graph.iter().enumerate() {
        let Instr::StoreExcl { dst: Some(d), when: When::Maybe, .. } = node.instr else { continue };
        let mut status = d;
        let mut next = node.next;
        // The status may be cut to its low bits first.
        if let Some(Instr::Alu { dst, a: Operand::Reg(a), b: Operand::Imm(0), .. }) =
            next.and_then(|n| graph.get(n)).map(|n| &n.instr)
            && *a == d
        {
            status = *dst;
            next = graph[next.expect("looked at just now")].next;
        }
        let Some(branch) = next.filter(|&n| n < graph.len()) else { continue };
        if let Instr::Branch { op, a, b: Operand::Imm(0), .. } = &graph[branch].instr
            && *a == Operand::Reg(status)
        {
            out[branch] = match op {
                Alu::Ne => Some((at, 1)),
                Alu::Eq => Some((at, 0)),
                _ => None,
            };
        }
    }
    out
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
fn cut_head(graph: &mut Vec<Node>, h: usize, n_regs: usize) -> bool {
    // A thread begins with an instruction of its own, to which nothing leads back.
    assert!(h > 0, "a loop at the very beginning");
    let n = graph.len();
    let live = live_before(graph, n_regs).swap_remove(h);
    let tests = exclusive_tests(graph);
    let excl = |at: usize| tests.iter().any(|t| t.is_some_and(|(store, _)| store == at));
    // Whether the way `i` on from a place does nothing.
    let quiet_way = |at: usize, i: usize| match tests[at] {
        Some((_, fails)) => i == fails,
        None => true,
    };
    let quiet_node = |at: usize| match &graph[at].instr {
        Instr::Alu { dst, .. }
        | Instr::Select { dst, .. }
        | Instr::Move { dst, .. }
        | Instr::Choice { dst }
        | Instr::Load { dst, .. } => !live[*dst as usize],
        Instr::StoreExcl { dst: Some(d), .. } => !live[*d as usize] && excl(at),
        Instr::Fence { .. } | Instr::Branch { .. } | Instr::Jump { .. } | Instr::Nop => true,
        _ => false,
    };
    let quiet = |at: usize, i: usize| quiet_node(at) && quiet_way(at, i);
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
