//! A thread's code as a graph: every instruction says where control goes.
//!
//! Instructions can be copied, dropped and led elsewhere without counting lines;
//! [`layout`] puts them back into a row.

use crate::program::{Code, Instr, Mark, Park};
use heddle_span::Span;

#[derive(Clone)]
pub struct Node {
    pub instr: Instr,
    pub place: (Span, String),
    pub mark: Mark,
    /// It makes an object or a thread, and is kept even if it does nothing else.
    pub once: bool,
    /// Where control falls through to, and where a branch jumps. The number of
    /// nodes at first, `END`, is the end.
    pub next: Option<usize>,
    pub taken: Option<usize>,
}

pub const END: usize = usize::MAX;

/// The code of a thread as nodes in the same order; `once`: see [`Node`], none if empty.
pub fn explicit(code: &Code, once: &[bool]) -> Vec<Node> {
    let n = code.instrs.len();
    let place = |at: usize| if at < n { at } else { END };
    let node = |i: usize| {
        let (next, taken) = match code.instrs[i] {
            Instr::Jump { target } => (Some(place(target as usize)), None),
            Instr::Branch { target, .. } => (Some(place(i + 1)), Some(place(target as usize))),
            Instr::Park(Park::Unborn) => (Some(place(i + 1)), None),
            Instr::Park(_) | Instr::Never => (None, None),
            _ => (Some(place(i + 1)), None),
        };
        let instr = code.instrs[i].clone();
        let mark = code.marks.get(i).copied().unwrap_or_default();
        let once = once.get(i).copied().unwrap_or(false);
        Node { instr, place: code.places[i].clone(), mark, once, next, taken }
    };
    (0..n).map(node).collect()
}

/// Where control can go from a node, the end left out.
pub fn ways(node: &Node) -> impl Iterator<Item = usize> + use<> {
    [node.next, node.taken].into_iter().flatten().filter(|&to| to != END)
}

/// For each place: the registers that are read before they are written, from there on.
/// `observed`: those that are read at the end.
pub fn live_before(graph: &[Node], observed: &[bool]) -> Vec<Vec<bool>> {
    let (n, n_regs) = (graph.len(), observed.len());
    let mut live = vec![vec![false; n_regs]; n];
    loop {
        let mut changed = false;
        for at in (0..n).rev() {
            let mut now = vec![false; n_regs];
            for to in [graph[at].next, graph[at].taken].into_iter().flatten() {
                let there = if to == END { observed } else { &live[to] };
                now.iter_mut().zip(there).for_each(|(a, b)| *a |= b);
            }
            if let Some(r) = graph[at].instr.writes() {
                now[r as usize] = false;
            }
            graph[at].instr.reads().into_iter().for_each(|r| now[r as usize] = true);
            changed |= now != live[at];
            live[at] = now;
        }
        if !changed {
            return live;
        }
    }
}

/// Puts the graph back into a row, dropping what is not reached.
pub fn layout(graph: &[Node]) -> Code {
    let mut order: Vec<usize> = Vec::new();
    let mut placed = vec![false; graph.len()];
    let mut work = if graph.is_empty() { vec![] } else { vec![0] };
    while let Some(start) = work.pop() {
        let mut at = start;
        while at != END && !placed[at] {
            placed[at] = true;
            order.push(at);
            work.extend(graph[at].taken.filter(|&t| t != END));
            match graph[at].next {
                Some(next) => at = next,
                None => break,
            }
        }
    }
    let mut code = Code::default();
    let mut position = vec![u32::MAX; graph.len()];
    let mut targets: Vec<(usize, usize)> = Vec::new();
    for (i, &v) in order.iter().enumerate() {
        position[v] = code.instrs.len() as u32;
        let node = &graph[v];
        let mut push = |instr: Instr, mark: Mark, to: Option<usize>| {
            targets.extend(to.map(|t| (code.instrs.len(), t)));
            code.push(instr, node.place.0, node.place.1.clone());
            code.marks.push(mark);
        };
        if !matches!(node.instr, Instr::Jump { .. } | Instr::Nop) || node.once {
            push(node.instr.clone(), node.mark, node.taken);
        }
        if node.next.is_some() && node.next != order.get(i + 1).copied() {
            push(Instr::Jump { target: 0 }, Mark::default(), node.next);
        }
    }
    let end = code.instrs.len() as u32;
    for (at, to) in targets {
        let place = if to == END { end } else { position[to] };
        if let Instr::Jump { target } | Instr::Branch { target, .. } = &mut code.instrs[at] {
            *target = place;
        }
    }
    code
}
