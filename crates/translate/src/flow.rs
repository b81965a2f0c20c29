//! What a function's locals hold, statement by statement: which may still be read
//! (liveness, backwards), and which may not be zero (forwards).
//!
//! The graph has a node for each statement, the nodes of a list side by side and what is
//! inside them behind, so whoever walks the list in that order can count along. A step is
//! one node, whatever is inside.
//!
//! Whatever is not understood counts as a use: a call may use what it mentions and end at
//! every label.

use crate::build::{Name, PmlExpr, StmtKind, names, num, stmt_names, walk_place};
use crate::steps::{Guard, Step, StepKind};
use std::collections::{BTreeSet, HashMap, HashSet};

pub type Set = BTreeSet<usize>;

#[derive(Default)]
pub struct Node {
    pub next: Vec<usize>,
    /// Read before they are set here.
    uses: Set,
    /// Set here, whatever happens.
    sets: Set,
    /// Set to zero here, at last.
    clears: Set,
    /// Mentioned at all.
    pub touches: Set,
    /// A reset can be part of it.
    pub is_step: bool,
    live_in: Set,
    dirty_in: Set,
}

/// Where a function ends.
pub const END: usize = 0;

#[derive(Default)]
pub struct Graph {
    pub index: HashMap<Name, usize>,
    returning: HashSet<Name>,
    pub nodes: Vec<Node>,
    labels: HashMap<Name, usize>,
    jumps: Vec<(usize, Name)>,
    calls: Vec<usize>,
}

impl Graph {
    /// Of the variables with these names; `returning` leave a result in their last
    /// argument.
    pub fn new(variables: &[Name], returning: HashSet<Name>) -> Graph {
        let index = variables.iter().enumerate().map(|(i, n)| (n.clone(), i)).collect();
        Graph { index, returning, ..Graph::default() }
    }

    /// Adds a list whose end leads to `after`; answers where it begins. Nodes of a list
    /// stand side by side, what is inside them behind.
    pub fn build(&mut self, list: &[Step], after: usize, out: Option<usize>) -> usize {
        if self.nodes.is_empty() {
            self.nodes.push(Node::default());
        }
        let base = self.nodes.len();
        self.nodes.resize_with(base + list.len(), Node::default);
        for (i, s) in list.iter().enumerate() {
            let id = base + i;
            let next = if i + 1 < list.len() { id + 1 } else { after };
            let mut node = Node::default();
            match &s.kind {
                StepKind::If(options) | StepKind::Do(options, _) => {
                    let again = matches!(s.kind, StepKind::Do(..));
                    for (guard, body) in options {
                        self.guard(guard, &mut node);
                        let (to, out) = if again { (id, Some(next)) } else { (next, out) };
                        node.next.push(self.build(body, to, out));
                    }
                }
                StepKind::Plain(StmtKind::Goto(label)) => self.jumps.push((id, label.name.clone())),
                StepKind::Label(label) => {
                    self.labels.insert(label.clone(), id);
                    node.next.push(next);
                }
                StepKind::Plain(StmtKind::Break) => node.next.extend(out),
                kind => {
                    self.step(kind, true, &mut node);
                    node.is_step = can_hold(s);
                    node.next.push(next);
                    self.ways_out(std::slice::from_ref(s), id, out, &mut node);
                }
            }
            self.nodes[id] = node;
        }
        if list.is_empty() { after } else { base }
    }

    /// Where calls, and jumps inside a step, may lead.
    fn ways_out(&mut self, list: &[Step], id: usize, out: Option<usize>, node: &mut Node) {
        for s in list {
            match &s.kind {
                StepKind::Call(..) => self.calls.push(id),
                StepKind::Plain(StmtKind::Goto(label)) => self.jumps.push((id, label.name.clone())),
                StepKind::Label(label) => {
                    self.labels.insert(label.clone(), id);
                }
                // Perhaps out of a loop that is inside too: then there is one way too many.
                StepKind::Plain(StmtKind::Break) => node.next.extend(out),
                StepKind::Unit(list) => self.ways_out(list, id, out, node),
                StepKind::If(options) | StepKind::Do(options, _) => {
                    options.iter().for_each(|(_, body)| self.ways_out(body, id, out, node));
                }
                _ => {}
            }
        }
    }

    fn guard(&self, guard: &Guard, node: &mut Node) {
        if let Guard::If(e) = guard {
            self.mention(e, node);
        }
    }

    fn mention(&self, e: &PmlExpr, node: &mut Node) {
        names(e, &mut |n| self.mention_name(n, node));
    }

    fn mention_name(&self, name: &Name, node: &mut Node) {
        if let Some(&v) = self.index.get(name) {
            node.touches.insert(v);
            if !node.sets.contains(&v) {
                node.uses.insert(v);
            }
        }
    }

    /// What a statement does. `always`: it is carried out whenever its step is.
    fn step(&self, kind: &StepKind, always: bool, node: &mut Node) {
        match kind {
            StepKind::Plain(StmtKind::Assign(to, value)) => {
                self.mention(value, node);
                walk_place(to, &mut |e| self.mention(e, node));
                let whole = to.index.is_none() && to.fields.is_empty();
                match self.index.get(&to.name) {
                    Some(&v) if whole => {
                        node.touches.insert(v);
                        if always {
                            node.sets.insert(v);
                        }
                        if always && *value == num(0) {
                            node.clears.insert(v);
                        } else {
                            node.clears.remove(&v);
                        }
                    }
                    _ => self.mention_name(&to.name, node),
                }
            }
            StepKind::Plain(kind) => stmt_names(kind, &mut |n| self.unknown(n, node)),
            StepKind::Prelude(_, args) => {
                args.iter().for_each(|e| names(e, &mut |n| self.unknown(n, node)));
            }
            StepKind::Call(name, args) => {
                let result = args.last().filter(|_| self.returning.contains(name));
                let result = result.and_then(crate::build::as_word);
                let result = result.and_then(|a| self.index.get(a));
                let given = args.len() - result.is_some() as usize;
                args[..given].iter().for_each(|e| names(e, &mut |n| self.unknown(n, node)));
                if let Some(&v) = result {
                    node.touches.insert(v);
                    node.clears.remove(&v);
                    if always {
                        node.sets.insert(v);
                    }
                }
            }
            StepKind::Unit(list) => {
                // What jumps about inside need not come to everything.
                let always = always && is_straight(list, false);
                list.iter().for_each(|s| self.step(&s.kind, always, node));
            }
            StepKind::If(options) | StepKind::Do(options, _) => {
                for (guard, body) in options {
                    self.guard(guard, node);
                    body.iter().for_each(|s| self.step(&s.kind, false, node));
                }
            }
            StepKind::Label(_) | StepKind::Begin | StepKind::End => {}
        }
    }

    /// A variable that may be read and changed.
    fn unknown(&self, name: &Name, node: &mut Node) {
        if let Some(v) = self.index.get(name) {
            node.clears.remove(v);
        }
        self.mention_name(name, node);
    }

    pub fn connect(&mut self) {
        for (id, label) in std::mem::take(&mut self.jumps) {
            // A label of the process around it: the function ends.
            let to = self.labels.get(&label).copied().unwrap_or(END);
            self.nodes[id].next.push(to);
        }
        let labels: Vec<usize> = self.labels.values().copied().collect();
        for id in std::mem::take(&mut self.calls) {
            self.nodes[id].next.extend(&labels);
        }
    }

    fn live_out(&self, id: usize) -> Set {
        self.nodes[id].next.iter().flat_map(|&n| self.nodes[n].live_in.iter().copied()).collect()
    }

    pub fn live(&mut self) {
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for id in (1..self.nodes.len()).rev() {
                let mut live = self.live_out(id);
                let node = &mut self.nodes[id];
                live.retain(|v| !node.sets.contains(v));
                live.extend(&node.uses);
                changed |= node.live_in != live;
                node.live_in = live;
            }
        }
    }

    /// What need not be zero when a node is done, before anything is reset.
    fn may_hold(&self, id: usize) -> Set {
        let node = &self.nodes[id];
        let all = node.dirty_in.union(&node.touches);
        all.filter(|v| !node.clears.contains(v)).copied().collect()
    }

    pub fn dirty(&mut self, entry: usize, params: Set) {
        self.nodes[entry].dirty_in = params;
        let mut work: Vec<usize> = (1..self.nodes.len()).rev().collect();
        while let Some(id) = work.pop() {
            let mut out = self.may_hold(id);
            if self.nodes[id].is_step {
                let live = self.live_out(id);
                out.retain(|v| live.contains(v));
            }
            for next in self.nodes[id].next.clone() {
                let before = self.nodes[next].dirty_in.len();
                self.nodes[next].dirty_in.extend(&out);
                if self.nodes[next].dirty_in.len() > before && next != END {
                    work.push(next);
                }
            }
        }
    }

    /// What is to be reset in a step.
    pub fn dead(&self, id: usize) -> Set {
        let live = self.live_out(id);
        self.may_hold(id).difference(&live).copied().collect()
    }
}

/// Whether something can be added at the end of a statement, as part of its step.
fn can_hold(s: &Step) -> bool {
    match &s.kind {
        StepKind::Unit(list) => is_straight(list, false),
        StepKind::Plain(kind) => {
            let plain =
                matches!(kind, StmtKind::Assign(..) | StmtKind::Assert(_) | StmtKind::Expr(_));
            plain && !s.alone && !s.kind.is_skip()
        }
        _ => false,
    }
}

/// Whether a list that is begun comes to its end, as one step: not where control passes to
/// the other side of a channel.
fn is_straight(list: &[Step], in_loop: bool) -> bool {
    list.iter().all(|s| match &s.kind {
        StepKind::Plain(StmtKind::Goto(_) | StmtKind::Send(_) | StmtKind::Recv(_)) => false,
        StepKind::Plain(StmtKind::Break) => in_loop,
        StepKind::Label(_) | StepKind::Call(..) => false,
        StepKind::Unit(list) => is_straight(list, in_loop),
        StepKind::If(options) => options.iter().all(|(_, body)| is_straight(body, in_loop)),
        StepKind::Do(options, _) => options.iter().all(|(_, body)| is_straight(body, true)),
        _ => true,
    })
}
