//! Control states that cut every loop of a process: a feedback vertex set.
//!
//! Every cycle of the state graph takes some process once round a loop of its
//! own control flow, so it has a state in which a process moves from a sticky
//! place. If such a process never moves alone there, no cycle is reduced all
//! the way (Kurshan, Levin, Minea, Peled, Yenigün: *Static partial order
//! reduction*, TACAS 1998). Which states are sticky does not matter for
//! soundness; we take those that can hardly move alone anyway, because what
//! they touch is shared. A smallest set is hard to find and not needed.

use super::future::{Futures, Here};
use super::resolve::{Env, Program, Touch};
use crate::ir::Ir;

/// Sets [`Here::returns`] and [`Here::sticky`].
pub fn mark(ir: &Ir, futures: &mut Futures, program: &Program) {
    let unknown = Env::default();
    let everybody: Vec<Touch> = ir
        .ptypes
        .iter()
        .zip(&futures.types)
        .map(|(p, heres)| program.resolve(&heres[p.start as usize].future, &unknown, &unknown))
        .collect();
    for heres in &mut futures.types {
        let edges: Vec<Vec<usize>> = heres.iter().map(|h| h.enters.iter().collect()).collect();
        let mut removed = vec![false; heres.len()];
        for component in loops(&edges, &removed) {
            component.iter().for_each(|&s| heres[s].returns = true);
        }
        loop {
            let components = loops(&edges, &removed);
            if components.is_empty() {
                break;
            }
            for component in components {
                let score =
                    |&&s: &&usize| (shared(&heres[s], &everybody, program), std::cmp::Reverse(s));
                let worst = *component.iter().max_by_key(score).expect("not empty");
                removed[worst] = true;
                heres[worst].sticky = true;
            }
        }
    }
}

/// How unlikely a process is to move alone from here.
fn shared(here: &Here, everybody: &[Touch], program: &Program) -> u8 {
    let unknown = Env::default();
    let parts = [&here.first, &here.rest].map(|f| program.resolve(f, &unknown, &unknown));
    if parts.iter().any(|t| t.flags.whole || t.flags.looks || t.flags.runs) {
        return 4;
    }
    let meets = |f: &Touch, g: &Touch| {
        f.writes.meets(&g.writes) || f.writes.meets(&g.reads) || f.reads.meets(&g.writes)
    };
    // One process type of the same kind is itself among `everybody`; that two
    // of them run at once is likely enough.
    let data = parts.iter().any(|f| everybody.iter().any(|g| meets(f, g)));
    let on_chans = parts.iter().any(|f| !f.chans().is_empty()) as u8;
    if data { 2 } else { on_chans }
}

/// The strongly connected components with a cycle, without removed vertices
/// (Tarjan, with a stack of its own).
fn loops(edges: &[Vec<usize>], removed: &[bool]) -> Vec<Vec<usize>> {
    let n = edges.len();
    let mut t = Tarjan {
        edges,
        removed,
        index: vec![usize::MAX; n],
        low: vec![0; n],
        on_stack: vec![false; n],
        stack: Vec::new(),
        next: 0,
        found: Vec::new(),
    };
    for (v, _) in removed.iter().enumerate().filter(|(_, gone)| !**gone) {
        if t.index[v] == usize::MAX {
            t.visit(v);
        }
    }
    t.found
}

struct Tarjan<'a> {
    edges: &'a [Vec<usize>],
    removed: &'a [bool],
    index: Vec<usize>,
    low: Vec<usize>,
    on_stack: Vec<bool>,
    stack: Vec<usize>,
    next: usize,
    found: Vec<Vec<usize>>,
}

impl Tarjan<'_> {
    fn visit(&mut self, root: usize) {
        let mut path = vec![(root, 0)];
        self.enter(root);
        while let Some(&mut (v, ref mut i)) = path.last_mut() {
            let Some(&w) = self.edges[v].get(*i) else {
                path.pop();
                if let Some(&(parent, _)) = path.last() {
                    self.low[parent] = self.low[parent].min(self.low[v]);
                }
                self.leave(v);
                continue;
            };
            *i += 1;
            if self.removed[w] {
                continue;
            }
            if self.index[w] == usize::MAX {
                self.enter(w);
                path.push((w, 0));
            } else if self.on_stack[w] {
                self.low[v] = self.low[v].min(self.index[w]);
            }
        }
    }

    fn enter(&mut self, v: usize) {
        self.index[v] = self.next;
        self.low[v] = self.next;
        self.next += 1;
        self.stack.push(v);
        self.on_stack[v] = true;
    }

    fn leave(&mut self, v: usize) {
        if self.low[v] != self.index[v] {
            return;
        }
        let at = self.stack.iter().rposition(|&w| w == v).expect("on the stack");
        let component = self.stack.split_off(at);
        component.iter().for_each(|&w| self.on_stack[w] = false);
        if component.len() > 1 || self.edges[v].contains(&v) {
            self.found.push(component);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::loops;

    #[test]
    fn components_with_cycles_only() {
        // 0 -> 1 <-> 2 -> 3 -> 3, 4 alone
        let edges = vec![vec![1], vec![2], vec![1, 3], vec![3], vec![]];
        let mut found = loops(&edges, &[false; 5]);
        found.iter_mut().for_each(|c| c.sort());
        found.sort();
        assert_eq!(found, [vec![1, 2], vec![3]]);
        let without = loops(&edges, &[false, true, false, true, false]);
        assert!(without.is_empty());
    }
}
