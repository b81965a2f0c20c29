//! Where an accepting cycle may pass, as far as control flow alone can tell.
//!
//! A cycle of the whole program leads every process (and the claim) back to where
//! it was: each walks round within one strong component of its own graph, or stays
//! where it is. So a state of the program in which every process stands in a
//! component without an accept label is on no accepting cycle
//! ([`heddle_model::Labels::PASSING`]); a search for cycles only has to get past it.
//!
//! A process that dies leaves its place to one that is started later, so dying
//! leads to the start of every process if there is any `run`.

use crate::ir::{Expr, Ir, Kind};

/// Marks the states whose component has an accepting one.
pub(crate) fn mark(ir: &mut Ir) {
    let graph = Graph::new(ir);
    let component = graph.components();
    let mut accepting = vec![false; component.len()];
    for (p, ptype) in ir.ptypes.iter().enumerate() {
        for (s, state) in ptype.states.iter().enumerate() {
            accepting[component[graph.node(p, s)]] |= state.accept;
        }
    }
    for (p, ptype) in ir.ptypes.iter_mut().enumerate() {
        for (s, state) in ptype.states.iter_mut().enumerate() {
            state.recurs = accepting[component[graph.node(p, s)]];
        }
    }
}

/// The control states of all processes, and one for all that have died.
struct Graph {
    /// Of each process: the number of its state 0.
    first: Vec<usize>,
    next: Vec<Vec<usize>>,
}

impl Graph {
    fn new(ir: &Ir) -> Graph {
        let mut first = Vec::new();
        let mut n = 1;
        for ptype in &ir.ptypes {
            first.push(n);
            n += ptype.states.len();
        }
        let mut graph = Graph { first, next: vec![Vec::new(); n] };
        for (p, ptype) in ir.ptypes.iter().enumerate() {
            for (s, state) in ptype.states.iter().enumerate() {
                let to = state.trans.iter().map(|t| match t.target {
                    0 => 0,
                    target => graph.node(p, target as usize),
                });
                let to = to.collect();
                let from = graph.node(p, s);
                graph.next[from] = to;
            }
        }
        // Where anything is started, anything may be.
        if starts_any(ir) {
            let process = |k| !matches!(k, Kind::Never | Kind::Trace | Kind::Notrace);
            let all = ir.ptypes.iter().enumerate().filter(|(_, p)| process(p.kind));
            graph.next[0] = all.map(|(i, p)| graph.node(i, p.start as usize)).collect();
        }
        graph
    }

    fn node(&self, ptype: usize, state: usize) -> usize {
        self.first[ptype] + state
    }

    /// For each node a number that all of its component share (Kosaraju).
    fn components(&self) -> Vec<usize> {
        let n = self.next.len();
        let mut before = vec![Vec::new(); n];
        for (from, next) in self.next.iter().enumerate() {
            next.iter().for_each(|&to| before[to].push(from));
        }
        let mut order = Vec::new();
        let mut seen = vec![false; n];
        for root in 0..n {
            walk(&self.next, root, &mut seen, &mut order);
        }
        let (mut component, mut seen) = (vec![0; n], vec![false; n]);
        for &root in order.iter().rev() {
            let mut members = Vec::new();
            walk(&before, root, &mut seen, &mut members);
            members.iter().for_each(|&m| component[m] = root);
        }
        component
    }
}

fn starts_any(ir: &Ir) -> bool {
    let mut any = false;
    for stmt in &ir.stmts {
        let mut look = |e: &mut Expr| any |= matches!(e, Expr::Run(_));
        stmt.action.clone().each_expr(&mut |e| e.each(&mut look));
    }
    any
}

/// All that is reached from a node and was not seen, children first.
fn walk(next: &[Vec<usize>], root: usize, seen: &mut [bool], out: &mut Vec<usize>) {
    if std::mem::replace(&mut seen[root], true) {
        return;
    }
    let mut stack = vec![(root, 0)];
    while let Some((node, at)) = stack.last_mut() {
        match next[*node].get(*at) {
            Some(&to) => {
                *at += 1;
                if !std::mem::replace(&mut seen[to], true) {
                    stack.push((to, 0));
                }
            }
            None => {
                out.push(*node);
                stack.pop();
            }
        }
    }
}
