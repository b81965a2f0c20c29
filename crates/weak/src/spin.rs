//! Iterations that only look: waiting without going round.
//!
//! `while (!ready);` goes round as often as it likes. An iteration that comes back to
//! where it began, having stored nothing and changed no register that is read again,
//! leaves nothing behind but its reads. A run with it is a run without it: taking
//! reads out of an execution only takes ordering constraints away. So the way back is
//! cut, and the loop is left in the first iteration that can leave it. Under models
//! that speculate this is what makes waiting finite: otherwise the window fills with
//! guesses of iterations to come. (GenMC's transformation of spin loops to
//! assumptions, for any loop and any path through it.)
//!
//! Paths matter: Dekker's loop stores in one branch and only looks in the other. So
//! the body is copied: in the copy nothing was done yet since the loop's head, the
//! first effect leads over to the original, and a way back inside the copy is cut.
//! A compare-and-swap that fails only reads.
//!
//! For faults and deadlocks this is exact. It is not for properties of infinite runs.

use crate::emit::Line;
use heddle_memmodel::{Alu, Instr, Operand, Park, Reg, Thread, Update, Word};
use std::collections::HashMap;

/// A line whose way on is told explicitly.
#[derive(Clone)]
struct Node {
    line: Line,
    next: Option<usize>,
    taken: Option<usize>,
}

/// Loops that may double the code at most this often.
const MAX_NODES: usize = 20_000;

/// Cuts every way around a loop on which nothing is done.
pub fn cut(lines: Vec<Line>, n_regs: usize) -> Vec<Line> {
    let mut graph = explicit(lines);
    let heads = heads(&graph);
    for h in heads.into_iter().rev() {
        if graph.len() < MAX_NODES {
            cut_head(&mut graph, h, n_regs);
        }
    }
    layout(&graph)
}

/// Behind the last line.
const END: usize = usize::MAX;

fn explicit(lines: Vec<Line>) -> Vec<Node> {
    let n = lines.len();
    let place = |at: usize| if at < n { at } else { END };
    let node = |(i, line): (usize, Line)| {
        let (next, taken) = match line.instr {
            Instr::Jump { target } => (Some(place(target as usize)), None),
            Instr::Branch { target, .. } => (Some(place(i + 1)), Some(place(target as usize))),
            Instr::Park(Park::Unborn) => (Some(place(i + 1)), None),
            Instr::Park(_) | Instr::Never => (None, None),
            _ => (Some(place(i + 1)), None),
        };
        Node { line, next, taken }
    };
    lines.into_iter().enumerate().map(node).collect()
}

fn ways(node: &Node) -> impl Iterator<Item = usize> + use<> {
    [node.next, node.taken].into_iter().flatten()
}

/// The targets of jumps back to a place on the way there, outermost first.
fn heads(graph: &[Node]) -> Vec<usize> {
    let (mut out, n) = (Vec::new(), graph.len());
    // 0 new, 1 on the stack, 2 over
    let mut mark = vec![0u8; n];
    let mut stack = vec![(0, 0)];
    if n == 0 {
        return out;
    }
    mark[0] = 1;
    while let Some((at, i)) = stack.pop() {
        let Some(to) = ways(&graph[at]).nth(i) else {
            mark[at] = 2;
            continue;
        };
        stack.push((at, i + 1));
        if to >= n {
            continue;
        }
        match mark[to] {
            0 => {
                mark[to] = 1;
                stack.push((to, 0));
            }
            1 if !out.contains(&to) => out.push(to),
            _ => {}
        }
    }
    out.sort_by_key(|h| stack_depth(graph, *h));
    out
}

/// How far a place is from the start: outer heads come first.
fn stack_depth(graph: &[Node], to: usize) -> usize {
    let mut dist = vec![usize::MAX; graph.len()];
    let mut queue = std::collections::VecDeque::from([0]);
    dist[0] = 0;
    while let Some(at) = queue.pop_front() {
        for v in ways(&graph[at]).filter(|v| *v < graph.len()) {
            if dist[v] == usize::MAX {
                dist[v] = dist[at] + 1;
                queue.push_back(v);
            }
        }
    }
    dist[to]
}

fn cut_head(graph: &mut Vec<Node>, h: usize, n_regs: usize) {
    let n = graph.len();
    let live = live_at(graph, h, n_regs);
    let body = around(graph, h);
    let won = swaps_tested(graph);
    // The places reached from the head with nothing done.
    let mut clean = vec![false; n];
    let mut work = vec![h];
    clean[h] = true;
    let mut cuts = false;
    while let Some(at) = work.pop() {
        for (to, quiet) in edges(graph, at, &live, &won).into_iter().flatten() {
            if !quiet || to >= n || !body[to] {
                continue;
            }
            if to == h {
                cuts = true;
            } else if !clean[to] {
                clean[to] = true;
                work.push(to);
            }
        }
    }
    if !cuts {
        return;
    }
    let copies: HashMap<usize, usize> =
        (0..n).filter(|v| clean[*v]).enumerate().map(|(i, v)| (v, n + i)).collect();
    let never = n + copies.len();
    let lead = |(to, quiet): (usize, bool)| match quiet {
        true if to == h => never,
        true => copies.get(&to).copied().unwrap_or(to),
        false if to == h => copies[&h],
        false => to,
    };
    let copy = |v: usize| {
        let [next, taken] = edges(graph, v, &live, &won).map(|e| e.map(lead));
        Node { line: graph[v].line.clone(), next, taken }
    };
    let added: Vec<Node> = (0..n).filter(|v| clean[*v]).map(copy).collect();
    let entry = copies[&h];
    for way in graph.iter_mut().flat_map(|n| [&mut n.next, &mut n.taken]) {
        if *way == Some(h) {
            *way = Some(entry);
        }
    }
    let line = Line { instr: Instr::Never, ..graph[h].line.clone() };
    graph.extend(added);
    graph.push(Node { line, next: None, taken: None });
}

/// The ways on, and for each whether nothing was done.
fn edges(
    graph: &[Node],
    at: usize,
    live: &[bool],
    won: &[Option<usize>],
) -> [Option<(usize, bool)>; 2] {
    let node = &graph[at];
    let quiet = match &node.line.instr {
        Instr::Alu { dst, .. }
        | Instr::Select { dst, .. }
        | Instr::Move { dst, .. }
        | Instr::Choice { dst }
        | Instr::Load { dst, .. } => !live[*dst as usize],
        Instr::Rmw { dst, .. } => !live[*dst as usize] && won.contains(&Some(at)),
        Instr::Fence { .. } | Instr::Branch { .. } | Instr::Jump { .. } => true,
        Instr::Nop => !node.line.once,
        _ => false,
    };
    // Where a compare-and-swap has succeeded, something was done.
    let stored = won[at].is_some();
    [node.next.map(|to| (to, quiet && !stored)), node.taken.map(|to| (to, quiet))]
}

/// For each branch that is taken exactly if a compare-and-swap before it failed, that one.
fn swaps_tested(graph: &[Node]) -> Vec<Option<usize>> {
    let mut out = vec![None; graph.len()];
    for (i, node) in graph.iter().enumerate() {
        let swap = matches!(node.line.instr, Instr::Rmw { op: Update::CompareSwap, .. });
        if let (true, Some(next)) = (swap, node.next)
            && tests_swap(graph, i, next)
        {
            out[next] = Some(i);
        }
    }
    out
}

/// Whether the branch at `at` is taken exactly if the compare-and-swap failed.
fn tests_swap(graph: &[Node], swap: usize, at: usize) -> bool {
    let Some(node) = graph.get(at) else { return false };
    match (&graph[swap].line.instr, &node.line.instr) {
        (
            Instr::Rmw { dst, expected, .. },
            Instr::Branch { op: Alu::Word(Word::Ne, _), a, b, .. },
        ) => *a == Operand::Reg(*dst) && b == expected,
        _ => false,
    }
}

/// The registers that are read before they are written, from a place on.
fn live_at(graph: &[Node], h: usize, n_regs: usize) -> Vec<bool> {
    let n = graph.len();
    let mut live = vec![vec![false; n_regs]; n];
    let mut changed = true;
    while changed {
        changed = false;
        for at in (0..n).rev() {
            let mut now = vec![false; n_regs];
            // At the end the first register is the result.
            for to in ways(&graph[at]) {
                match live.get(to) {
                    Some(l) => now.iter_mut().zip(l).for_each(|(a, b)| *a |= b),
                    None => now[0] = true,
                }
            }
            let instr = &graph[at].line.instr;
            if let Some(r) = instr.writes() {
                now[r as usize] = false;
            }
            instr.reads().into_iter().for_each(|r: Reg| now[r as usize] = true);
            if now != live[at] {
                live[at] = now;
                changed = true;
            }
        }
    }
    live.swap_remove(h)
}

/// The places from which control can come back to the head, reached from it.
fn around(graph: &[Node], h: usize) -> Vec<bool> {
    let n = graph.len();
    let mut back = vec![Vec::new(); n];
    for (i, node) in graph.iter().enumerate() {
        ways(node).filter(|to| *to < n).for_each(|to| back[to].push(i));
    }
    let mut out = vec![false; n];
    let mut work = vec![h];
    out[h] = true;
    while let Some(at) = work.pop() {
        for &from in &back[at] {
            if !out[from] {
                out[from] = true;
                work.push(from);
            }
        }
    }
    out
}

/// Puts the graph back into a row, dropping what is not reached.
fn layout(graph: &[Node]) -> Vec<Line> {
    let n = graph.len();
    let mut order: Vec<usize> = Vec::new();
    let mut placed = vec![false; n];
    let mut work = vec![0];
    while let Some(start) = work.pop() {
        let mut at = start;
        while at < n && !placed[at] {
            placed[at] = true;
            order.push(at);
            work.extend(graph[at].taken);
            match graph[at].next {
                Some(next) => at = next,
                None => break,
            }
        }
    }
    let mut out: Vec<(Line, Option<usize>)> = Vec::new();
    let mut position = HashMap::new();
    for (i, &v) in order.iter().enumerate() {
        position.insert(v, out.len());
        let node = &graph[v];
        let follows = order.get(i + 1).copied();
        if !matches!(node.line.instr, Instr::Jump { .. } | Instr::Nop) || node.line.once {
            out.push((node.line.clone(), node.taken));
        }
        if node.next.is_some() && node.next != follows {
            let line = Line { instr: Instr::Jump { target: 0 }, once: false, ..node.line.clone() };
            out.push((line, node.next));
        }
    }
    let end = out.len();
    let place = |v: usize| position.get(&v).copied().unwrap_or(end) as u32;
    let fix = |(mut line, to): (Line, Option<usize>)| {
        if let (Instr::Jump { target } | Instr::Branch { target, .. }, Some(to)) =
            (&mut line.instr, to)
        {
            *target = place(to);
        }
        line
    };
    out.into_iter().map(fix).collect()
}

/// The code of a thread that is only asked about registers.
pub fn bare(lines: &[Line], n_regs: usize) -> Thread {
    let mut t = Thread { regs: vec![String::new(); n_regs], ..Thread::default() };
    t.init = vec![0; n_regs];
    t.observed = (0..n_regs).map(|r| r == 0).collect();
    t.code.instrs = lines.iter().map(|l| l.instr.clone()).collect();
    t
}
