//! Definitions come before uses on every path from the entry.
//!
//! Dominators by the iteration of Cooper, Harvey and Kennedy ("A Simple, Fast
//! Dominance Algorithm", 2001). Code that no path reaches may use anything.

use crate::ir::{BlockId, Function, Op, Operand, ValueId};
use heddle_span::Diagnostic;

pub fn check(function: &Function, out: &mut Vec<Diagnostic>) {
    let tree = Dominators::new(function);
    let places = definitions(function);
    for (b, block) in function.blocks.iter().enumerate() {
        let here = BlockId(b as u32);
        if !tree.reachable(here) {
            continue;
        }
        for (i, inst) in block.insts.iter().enumerate() {
            let mut complain = |value: ValueId| {
                let name = &function.value(value).name;
                let message = format!("`%{name}` is used before it is defined on some path");
                out.push(Diagnostic::error(inst.span, message));
            };
            if let Op::Phi(incoming) = &inst.op {
                for (operand, from) in incoming {
                    let Operand::Local(v) = *operand else { continue };
                    // A value is there at the end of a block that it is defined in.
                    if tree.reachable(*from)
                        && !available(&tree, places[v.index()], *from, usize::MAX)
                    {
                        complain(v);
                    }
                }
                continue;
            }
            inst.op.for_each_operand(|operand| {
                let Operand::Local(v) = operand else { return };
                if !available(&tree, places[v.index()], here, i) {
                    complain(v);
                }
            });
        }
    }
}

/// Where each value is defined; `None` for parameters.
fn definitions(function: &Function) -> Vec<Option<(BlockId, usize)>> {
    let mut places = vec![None; function.values.len()];
    for (b, block) in function.blocks.iter().enumerate() {
        for (i, inst) in block.insts.iter().enumerate() {
            if let Some(value) = inst.result {
                places[value.index()] = Some((BlockId(b as u32), i));
            }
        }
    }
    places
}

fn available(
    tree: &Dominators,
    definition: Option<(BlockId, usize)>,
    block: BlockId,
    index: usize,
) -> bool {
    match definition {
        None => true,
        Some((b, i)) if b == block => i < index,
        Some((b, _)) => tree.dominates(b, block),
    }
}

struct Dominators {
    /// Position in reverse postorder; `None` if unreachable.
    order: Vec<Option<usize>>,
    /// By position: the position of the immediate dominator.
    parent: Vec<usize>,
}

impl Dominators {
    fn new(function: &Function) -> Self {
        let postorder = postorder(function);
        let n = postorder.len();
        let mut order = vec![None; function.blocks.len()];
        for (i, block) in postorder.iter().enumerate() {
            order[block.index()] = Some(n - 1 - i);
        }
        let mut before = vec![Vec::new(); n];
        for block in &postorder {
            let from = order[block.index()].expect("reached");
            for to in function.block(*block).terminator().op.successors() {
                before[order[to.index()].expect("reached")].push(from);
            }
        }
        Dominators { order, parent: immediate(&before) }
    }

    fn reachable(&self, block: BlockId) -> bool {
        self.order[block.index()].is_some()
    }

    fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let (Some(a), Some(mut b)) = (self.order[a.index()], self.order[b.index()]) else {
            return false;
        };
        while b > a {
            b = self.parent[b];
        }
        a == b
    }
}

/// Immediate dominators in reverse postorder numbering.
fn immediate(before: &[Vec<usize>]) -> Vec<usize> {
    const UNKNOWN: usize = usize::MAX;
    let mut parent = vec![UNKNOWN; before.len()];
    parent[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for i in 1..before.len() {
            let known = before[i].iter().copied().filter(|&p| parent[p] != UNKNOWN);
            let meet = known.reduce(|a, b| common(&parent, a, b)).expect("reached from before");
            if parent[i] != meet {
                parent[i] = meet;
                changed = true;
            }
        }
    }
    parent
}

fn common(parent: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while a > b {
            a = parent[a];
        }
        while b > a {
            b = parent[b];
        }
    }
    a
}

fn postorder(function: &Function) -> Vec<BlockId> {
    let mut seen = vec![false; function.blocks.len()];
    let mut out = Vec::new();
    let mut stack = vec![(BlockId(0), 0)];
    seen[0] = true;
    while let Some((block, next)) = stack.pop() {
        let successors = function.block(block).terminator().op.successors();
        match successors.get(next) {
            Some(&to) => {
                stack.push((block, next + 1));
                if !seen[to.index()] {
                    seen[to.index()] = true;
                    stack.push((to, 0));
                }
            }
            None => out.push(block),
        }
    }
    out
}
