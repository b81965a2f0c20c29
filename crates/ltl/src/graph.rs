//! Automata while they are made: generalised Büchi acceptance on edges.
//!
//! An edge carries a set of marks; a run is accepted if every mark occurs
//! infinitely often. A Büchi automaton with accepting states is the special
//! case of one mark that sits on all edges of a state or on none.

use crate::guard::Cube;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Arc {
    pub target: u32,
    pub marks: u64,
    pub cube: Cube,
}

#[derive(Clone, Debug)]
pub(crate) struct Graph {
    pub initial: u32,
    pub arcs: Vec<Vec<Arc>>,
    /// All marks there are.
    pub marks: u64,
}

/// The strongly connected components, numbered so that edges go from a higher
/// or equal number to a lower or equal one.
pub(crate) struct Components {
    pub of: Vec<u32>,
    pub accepting: Vec<bool>,
}

impl Graph {
    pub fn components(&self) -> Components {
        let of = tarjan(&self.arcs);
        let n = of.iter().map(|&c| c as usize + 1).max().unwrap_or(0);
        let mut seen = vec![0u64; n];
        let mut cyclic = vec![false; n];
        for (q, arcs) in self.arcs.iter().enumerate() {
            for arc in arcs.iter().filter(|a| of[a.target as usize] == of[q]) {
                seen[of[q] as usize] |= arc.marks;
                cyclic[of[q] as usize] = true;
            }
        }
        let accepting = (0..n).map(|c| cyclic[c] && seen[c] == self.marks).collect();
        Components { of, accepting }
    }

    /// Removes what no accepted run visits, sorts and merges edges, and
    /// numbers the states in the order a breadth-first walk meets them.
    pub fn trim(&mut self) {
        let components = self.components();
        let mut useful = components.accepting.clone();
        // Components are numbered successors first.
        let mut order: Vec<usize> = (0..self.arcs.len()).collect();
        order.sort_by_key(|&q| components.of[q]);
        for &q in &order {
            let component = components.of[q] as usize;
            let reaches =
                self.arcs[q].iter().any(|a| useful[components.of[a.target as usize] as usize]);
            useful[component] |= reaches;
        }
        for arcs in &mut self.arcs {
            arcs.retain(|a| useful[components.of[a.target as usize] as usize]);
            tidy(arcs);
        }
        self.renumber();
    }

    fn renumber(&mut self) {
        let mut number = vec![u32::MAX; self.arcs.len()];
        let mut order = vec![self.initial];
        number[self.initial as usize] = 0;
        let mut at = 0;
        while at < order.len() {
            for arc in &self.arcs[order[at] as usize] {
                if number[arc.target as usize] == u32::MAX {
                    number[arc.target as usize] = order.len() as u32;
                    order.push(arc.target);
                }
            }
            at += 1;
        }
        let renamed = |q: &u32| {
            let arcs = self.arcs[*q as usize].iter();
            let mut arcs: Vec<Arc> =
                arcs.map(|a| Arc { target: number[a.target as usize], ..*a }).collect();
            arcs.sort();
            arcs
        };
        self.arcs = order.iter().map(renamed).collect();
        self.initial = 0;
    }

    /// Gives edges whose marks decide nothing the marks asked for: edges
    /// between components, which a run takes finitely often. Edges within a
    /// component that cannot accept lose theirs.
    pub fn normalise_marks(&mut self, between: u64) {
        let components = self.components();
        for (q, arcs) in self.arcs.iter_mut().enumerate() {
            for arc in arcs {
                let from = components.of[q];
                if components.of[arc.target as usize] != from {
                    arc.marks = between;
                } else if !components.accepting[from as usize] {
                    arc.marks = 0;
                }
            }
        }
    }

    pub fn size(&self) -> (usize, usize) {
        (self.arcs.len(), self.arcs.iter().map(Vec::len).sum())
    }
}

/// Drops edges that another edge to the same state makes superfluous.
pub(crate) fn tidy(arcs: &mut Vec<Arc>) {
    arcs.sort();
    arcs.dedup();
    let all = arcs.clone();
    arcs.retain(|a| {
        !all.iter().any(|b| {
            b != a && b.target == a.target && a.cube.implies(b.cube) && a.marks & !b.marks == 0
        })
    });
}

/// Tarjan's algorithm without recursion.
fn tarjan(arcs: &[Vec<Arc>]) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    let n = arcs.len();
    let (mut index, mut low) = (vec![NONE; n], vec![0u32; n]);
    let (mut component, mut n_components) = (vec![NONE; n], 0);
    let (mut stack, mut path, mut clock) = (Vec::new(), Vec::new(), 0);
    for root in 0..n {
        if index[root] != NONE {
            continue;
        }
        path.push((root, 0));
        while let Some(&mut (q, ref mut next)) = path.last_mut() {
            if *next == 0 {
                (index[q], low[q]) = (clock, clock);
                clock += 1;
                stack.push(q);
            }
            if let Some(arc) = arcs[q].get(*next) {
                *next += 1;
                let t = arc.target as usize;
                if index[t] == NONE {
                    path.push((t, 0));
                } else if component[t] == NONE {
                    low[q] = low[q].min(index[t]);
                }
                continue;
            }
            // A state without edges is entered and left at once.
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[q]);
            }
            if low[q] == index[q] {
                while let Some(t) = stack.pop() {
                    component[t] = n_components;
                    if t == q {
                        break;
                    }
                }
                n_components += 1;
            }
        }
    }
    component
}
