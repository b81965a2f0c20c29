//! What a model says of an execution, as one graph of operations.
//!
//! The interpreter computes whatever does not depend on a choice (who reads from whom,
//! in which order writes come) at once; the rest becomes nodes here, equal ones shared.
//! A node is computed again only when a choice that it depends on has changed.
//!
//! While a choice is only half made, [`Graph::least`] and [`Graph::most`] bound a node
//! from below and from above: what is certain to be in it, and what can still come.
//! A requirement that the lower bound breaks stays broken, whatever comes, so the search
//! turns back early, for every operator, monotone or not.

use crate::bits::{Rel, Set};
use crate::hash::Quick;
use crate::origins::Origins;
use std::collections::HashMap;
use std::rc::Rc;

/// Index of a node.
pub type Node = usize;

/// Index of a choice: 0 is who reads from whom.
pub type Choice = usize;

/// A value that is known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Known {
    Set(Rc<Set>),
    Rel(Rc<Rel>),
}

impl Known {
    pub fn is_empty(&self) -> bool {
        match self {
            Known::Set(s) => s.is_empty(),
            Known::Rel(r) => r.is_empty(),
        }
    }

    pub fn rel(&self) -> &Rel {
        match self {
            Known::Rel(r) => r,
            Known::Set(_) => unreachable!("checked when the node was made"),
        }
    }

    pub fn set(&self) -> &Set {
        match self {
            Known::Set(s) => s,
            Known::Rel(_) => unreachable!("checked when the node was made"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    Const(Known),
    /// What was chosen.
    Chosen(Choice),
    Union(Node, Node),
    Inter(Node, Node),
    Minus(Node, Node),
    Not(Node),
    Seq(Node, Node),
    Inverse(Node),
    Plus(Node),
    Star(Node),
    Opt(Node),
    ToId(Node),
    Product(Node, Node),
    Domain(Node),
    Range(Node),
    /// The value of an equation of a recursive group.
    Fix {
        group: usize,
        index: usize,
    },
    /// A name within a recursive group, while it is being computed.
    Var {
        group: usize,
        index: usize,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    Set,
    Rel,
}

struct Entry {
    op: Op,
    sort: Sort,
    /// The choices that it depends on, as bits.
    deps: u64,
    /// The recursive groups that it stands within, as bits: not to be kept beside them.
    within: u64,
}

struct Group {
    vars: Vec<Node>,
    bodies: Vec<Node>,
    /// No equation takes another, or itself, away: bounds can be computed.
    monotone: bool,
}

/// A node's value at one time.
#[derive(Clone)]
struct Kept {
    at: u64,
    value: Known,
}

#[derive(Default)]
struct Table {
    kept: Vec<Option<Kept>>,
    /// Values of names within groups, at their nodes.
    vars: Vec<Option<Known>>,
    /// When a name of each group last changed.
    rounds: Vec<u64>,
}

pub struct Graph {
    n: usize,
    entries: Vec<Entry>,
    index: HashMap<Op, Node, Quick>,
    groups: Vec<Group>,
    clock: u64,
    /// When each choice last changed.
    changed: Vec<u64>,
    exact: Vec<Known>,
    least: Vec<Known>,
    most: Vec<Known>,
    tables: [Table; 3],
    /// Equations that took turns for ever.
    unsettled: bool,
    /// How often a node's lower bound was asked for since that broke something, by stage.
    asked: Vec<[u32; 2]>,
    /// What values are made of, if that is to be told.
    pub(crate) origins: Option<Box<Origins>>,
}

/// What is being chosen: who reads from whom, or orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Reads = 0,
    Orders = 1,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact = 0,
    Least = 1,
    Most = 2,
}

impl Bound {
    fn other(self) -> Bound {
        match self {
            Bound::Exact => Bound::Exact,
            Bound::Least => Bound::Most,
            Bound::Most => Bound::Least,
        }
    }
}

impl Graph {
    pub fn new(n: usize) -> Graph {
        Graph {
            n,
            entries: Vec::new(),
            index: HashMap::default(),
            groups: Vec::new(),
            clock: 1,
            changed: Vec::new(),
            exact: Vec::new(),
            least: Vec::new(),
            most: Vec::new(),
            tables: Default::default(),
            unsettled: false,
            asked: Vec::new(),
            origins: None,
        }
    }

    /// Whether anything depends on a choice.
    pub fn is_used(&self, choice: Choice) -> bool {
        let uses = |e: &Entry| e.deps >> choice & 1 == 1 && !matches!(e.op, Op::Chosen(_));
        self.entries.iter().any(uses)
    }

    /// Whether it pays to ask for a node's lower bound once more, in this stage of the search:
    /// where it has broken nothing for a while, it is asked for seldom.
    pub fn pays(&mut self, node: Node, stage: Stage) -> bool {
        if self.asked.len() <= node {
            self.asked.resize(node + 1, [0; 2]);
        }
        let asked = &mut self.asked[node][stage as usize];
        *asked += 1;
        *asked < 12 || asked.is_multiple_of(16)
    }

    /// The lower bound of this node broke something.
    pub fn broke(&mut self, node: Node, stage: Stage) {
        self.asked[node][stage as usize] = 0;
    }

    /// Whether some recursive definition had no solution that computing it from nothing
    /// could reach: then no value that depends on it means anything.
    pub fn is_unsettled(&self) -> bool {
        self.unsettled
    }

    pub fn n_events(&self) -> usize {
        self.n
    }

    /// A new choice, with what it can be at the most.
    pub fn choice(&mut self, most: Known) -> (Choice, Node) {
        let empty = match &most {
            Known::Set(_) => Known::Set(Rc::new(Set::empty(self.n))),
            Known::Rel(_) => Known::Rel(Rc::new(Rel::empty(self.n))),
        };
        let choice = self.changed.len();
        assert!(choice < 64, "a model makes a few choices");
        self.changed.push(0);
        let sort = sort_of(&most);
        self.exact.push(empty.clone());
        self.least.push(empty);
        self.most.push(most);
        let node = self.push(Op::Chosen(choice), sort, 1 << choice, 0);
        (choice, node)
    }

    /// Decides a choice.
    pub fn choose(&mut self, choice: Choice, value: Known) {
        self.bound(choice, value.clone(), value);
    }

    /// Decides a choice in part: what it has for certain, and what it can have.
    pub fn bound(&mut self, choice: Choice, least: Known, most: Known) {
        self.clock += 1;
        self.changed[choice] = self.clock;
        self.exact[choice] = least.clone();
        self.least[choice] = least;
        self.most[choice] = most;
    }

    fn push(&mut self, op: Op, sort: Sort, deps: u64, within: u64) -> Node {
        if let Some(&node) = self.index.get(&op) {
            return node;
        }
        let node = self.entries.len();
        self.index.insert(op.clone(), node);
        self.entries.push(Entry { op, sort, deps, within });
        self.tables.iter_mut().for_each(|t| {
            t.kept.push(None);
            t.vars.push(None);
        });
        node
    }

    pub fn sort(&self, node: Node) -> Sort {
        self.entries[node].sort
    }

    pub fn constant(&mut self, value: Known) -> Node {
        let sort = sort_of(&value);
        self.push(Op::Const(value), sort, 0, 0)
    }

    /// A node for an operation whose operands fit.
    pub fn node(&mut self, op: Op) -> Node {
        let parts = parts(&op);
        let (mut deps, mut within) = (0, 0);
        let sort = match op {
            Op::Union(..) | Op::Inter(..) | Op::Minus(..) | Op::Seq(..) | Op::Not(_) => {
                self.sort(parts[0])
            }
            Op::Domain(_) | Op::Range(_) => Sort::Set,
            _ => Sort::Rel,
        };
        for part in parts {
            deps |= self.entries[part].deps;
            within |= self.entries[part].within;
        }
        self.push(op, sort, deps, within)
    }

    /// Names for the equations of a recursive group.
    pub fn group(&mut self, sorts: &[Sort]) -> (usize, Vec<Node>) {
        let group = self.groups.len();
        assert!(group < 64, "a model has a few recursive groups");
        self.groups.push(Group { vars: Vec::new(), bodies: Vec::new(), monotone: false });
        self.tables.iter_mut().for_each(|t| t.rounds.push(0));
        let vars: Vec<Node> = sorts
            .iter()
            .enumerate()
            .map(|(index, &sort)| self.push(Op::Var { group, index }, sort, 0, 1 << group))
            .collect();
        self.groups[group].vars = vars.clone();
        (group, vars)
    }

    /// The least solution of `vars[i] = bodies[i]`, as nodes.
    pub fn fix(&mut self, group: usize, bodies: Vec<Node>) -> Vec<Node> {
        let deps = bodies.iter().fold(0, |all, &b| all | self.entries[b].deps);
        let within = bodies.iter().fold(0, |all, &b| all | self.entries[b].within) & !(1 << group);
        let monotone = bodies.iter().all(|&b| self.only_adds(b, group, true));
        self.groups[group].bodies = bodies;
        self.groups[group].monotone = monotone;
        let vars = self.groups[group].vars.clone();
        let fix = |graph: &mut Graph, index: usize| {
            let sort = graph.sort(vars[index]);
            graph.push(Op::Fix { group, index }, sort, deps, within)
        };
        (0..self.groups[group].bodies.len()).map(|i| fix(self, i)).collect()
    }

    /// Whether more in the group's names means more (or, if not `positive`, less) here.
    fn only_adds(&self, node: Node, group: usize, positive: bool) -> bool {
        let entry = &self.entries[node];
        if entry.within >> group & 1 == 0 {
            return true;
        }
        match entry.op {
            Op::Var { .. } => positive,
            Op::Union(a, b) | Op::Inter(a, b) | Op::Seq(a, b) | Op::Product(a, b) => {
                self.only_adds(a, group, positive) && self.only_adds(b, group, positive)
            }
            Op::Minus(a, b) => {
                self.only_adds(a, group, positive) && self.only_adds(b, group, !positive)
            }
            Op::Not(a) => self.only_adds(a, group, !positive),
            Op::Inverse(a)
            | Op::Plus(a)
            | Op::Star(a)
            | Op::Opt(a)
            | Op::ToId(a)
            | Op::Domain(a)
            | Op::Range(a) => self.only_adds(a, group, positive),
            Op::Const(_) | Op::Chosen(_) | Op::Fix { .. } => false,
        }
    }

    /// The value, every choice made.
    pub fn value(&mut self, node: Node) -> Known {
        self.eval(node, Bound::Exact)
    }

    /// What is in it whatever is chosen from here on.
    pub fn least(&mut self, node: Node) -> Known {
        self.eval(node, Bound::Least)
    }

    /// What can be in it.
    pub fn most(&mut self, node: Node) -> Known {
        self.eval(node, Bound::Most)
    }

    /// The choices that a node depends on.
    pub fn deps(&self, node: Node) -> u64 {
        self.entries[node].deps
    }

    fn eval(&mut self, node: Node, bound: Bound) -> Known {
        let Entry { deps, within, .. } = self.entries[node];
        let mut at = choices(deps).map(|c| self.changed[c]).max().unwrap_or(0);
        for group in choices(within) {
            // Within a group, a value lasts for a round.
            let round = self.tables[bound as usize].rounds[group];
            at = at.max(round).max(self.tables[bound.other() as usize].rounds[group]);
        }
        if let Some(kept) = &self.tables[bound as usize].kept[node]
            && kept.at >= at
        {
            return kept.value.clone();
        }
        let value = self.compute(node, bound);
        self.tables[bound as usize].kept[node] = Some(Kept { at, value: value.clone() });
        value
    }

    fn compute(&mut self, node: Node, bound: Bound) -> Known {
        let op = self.entries[node].op.clone();
        let sort = self.entries[node].sort;
        match op {
            Op::Const(value) => value,
            Op::Chosen(choice) => match bound {
                Bound::Exact => self.exact[choice].clone(),
                Bound::Least => self.least[choice].clone(),
                Bound::Most => self.most[choice].clone(),
            },
            Op::Minus(a, b) => {
                let (a, b) = (self.eval(a, bound), self.eval(b, bound.other()));
                apply(&op, [&a, &b])
            }
            Op::Not(a) => {
                let a = self.eval(a, bound.other());
                apply(&op, [&a, &a])
            }
            Op::Union(a, b) | Op::Product(a, b) => {
                let (a, b) = (self.eval(a, bound), self.eval(b, bound));
                apply(&op, [&a, &b])
            }
            Op::Inter(a, b) | Op::Seq(a, b) => {
                let a = self.eval(a, bound);
                if a.is_empty() {
                    return a;
                }
                let b = self.eval(b, bound);
                apply(&op, [&a, &b])
            }
            Op::Inverse(a)
            | Op::Plus(a)
            | Op::Star(a)
            | Op::Opt(a)
            | Op::ToId(a)
            | Op::Domain(a)
            | Op::Range(a) => {
                let a = self.eval(a, bound);
                apply(&op, [&a, &a])
            }
            Op::Var { .. } => {
                self.tables[bound as usize].vars[node].clone().expect("a group is being computed")
            }
            Op::Fix { group, index } => self.solve(group, index, sort, bound),
        }
    }

    pub(crate) fn op(&self, node: Node) -> &Op {
        &self.entries[node].op
    }

    /// The names of a recursive group, and what each of them is to be.
    pub(crate) fn equations(&self, group: usize) -> (Vec<Node>, Vec<Node>) {
        (self.groups[group].vars.clone(), self.groups[group].bodies.clone())
    }

    /// The node that is a name of a recursive group to those outside of it.
    pub(crate) fn fixed(&self, group: usize, index: usize) -> Option<Node> {
        self.index.get(&Op::Fix { group, index }).copied()
    }

    pub(crate) fn is_within(&self, node: Node, group: usize) -> bool {
        self.entries[node].within >> group & 1 == 1
    }

    /// What a node is at the least: nothing.
    pub(crate) fn nothing(&self, node: Node) -> Known {
        self.empty(self.sort(node))
    }

    fn empty(&self, sort: Sort) -> Known {
        match sort {
            Sort::Set => Known::Set(Rc::new(Set::empty(self.n))),
            Sort::Rel => Known::Rel(Rc::new(Rel::empty(self.n))),
        }
    }

    /// Computes a group anew from nothing until nothing changes.
    fn solve(&mut self, group: usize, index: usize, sort: Sort, bound: Bound) -> Known {
        if bound != Bound::Exact && !self.groups[group].monotone {
            return match (bound, sort) {
                (Bound::Most, Sort::Set) => Known::Set(Rc::new(Set::full(self.n))),
                (Bound::Most, Sort::Rel) => Known::Rel(Rc::new(Rel::full(self.n))),
                _ => self.empty(sort),
            };
        }
        let vars = self.groups[group].vars.clone();
        let bodies = self.groups[group].bodies.clone();
        let table = bound as usize;
        self.clock += 1;
        self.tables[table].rounds[group] = self.clock;
        for &var in &vars {
            let empty = self.empty(self.entries[var].sort);
            self.tables[table].vars[var] = Some(empty);
        }
        let rounds = rounds(self.n, vars.len());
        for round in 0.. {
            // One after the other, each with what those before it have become: as in herd7,
            // and models rely on it where an equation takes another away.
            let mut same = true;
            for (&var, &body) in vars.iter().zip(&bodies) {
                let value = self.eval(body, bound);
                if self.tables[table].vars[var].as_ref() != Some(&value) {
                    same = false;
                    self.clock += 1;
                    self.tables[table].rounds[group] = self.clock;
                    self.tables[table].vars[var] = Some(value);
                }
            }
            self.unsettled |= round > rounds;
            if same || round > rounds {
                let value = |var: &Node| self.tables[table].vars[*var].clone();
                return value(&vars[index]).expect("computed above");
            }
        }
        unreachable!("it ends by then")
    }
}

/// More rounds than equations that only add need: each adds a pair or more.
pub fn rounds(n_events: usize, n_equations: usize) -> usize {
    n_events * n_events * n_equations + 2
}

#[derive(Clone, Copy)]
pub enum Binary {
    Union,
    Inter,
    Minus,
}

pub fn binary(op: Binary, a: &Known, b: &Known) -> Known {
    match (a, b) {
        (Known::Set(a), Known::Set(b)) => Known::Set(Rc::new(match op {
            Binary::Union => a.union(b),
            Binary::Inter => a.inter(b),
            Binary::Minus => a.minus(b),
        })),
        (Known::Rel(a), Known::Rel(b)) => Known::Rel(Rc::new(match op {
            Binary::Union => a.union(b),
            Binary::Inter => a.inter(b),
            Binary::Minus => a.minus(b),
        })),
        _ => unreachable!("checked when the node was made"),
    }
}

/// The operands of an operation: of one that has a single one, twice that.
pub(crate) fn parts(op: &Op) -> [Node; 2] {
    match *op {
        Op::Union(a, b) | Op::Inter(a, b) | Op::Minus(a, b) | Op::Seq(a, b) | Op::Product(a, b) => {
            [a, b]
        }
        Op::Not(a)
        | Op::Inverse(a)
        | Op::Plus(a)
        | Op::Star(a)
        | Op::Opt(a)
        | Op::ToId(a)
        | Op::Domain(a)
        | Op::Range(a) => [a, a],
        Op::Const(_) | Op::Chosen(_) | Op::Fix { .. } | Op::Var { .. } => {
            unreachable!("made elsewhere, of nothing")
        }
    }
}

/// An operation on values that are known.
pub(crate) fn apply(op: &Op, [a, b]: [&Known; 2]) -> Known {
    let rel = |r: Rel| Known::Rel(Rc::new(r));
    let set = |s: Set| Known::Set(Rc::new(s));
    match op {
        Op::Union(..) => binary(Binary::Union, a, b),
        Op::Inter(..) => binary(Binary::Inter, a, b),
        Op::Minus(..) => binary(Binary::Minus, a, b),
        Op::Seq(..) => rel(a.rel().seq(b.rel())),
        Op::Product(..) => rel(a.set().product(b.set())),
        Op::Not(_) => match a {
            Known::Set(s) => set(s.complement()),
            Known::Rel(r) => rel(r.complement()),
        },
        Op::Inverse(_) => rel(a.rel().inverse()),
        Op::Plus(_) => rel(a.rel().plus()),
        Op::Star(_) => rel(a.rel().star()),
        Op::Opt(_) => rel(a.rel().opt()),
        Op::ToId(_) => rel(a.set().to_id()),
        Op::Domain(_) => set(a.rel().domain()),
        Op::Range(_) => set(a.rel().range()),
        Op::Const(_) | Op::Chosen(_) | Op::Fix { .. } | Op::Var { .. } => {
            unreachable!("made elsewhere, of nothing")
        }
    }
}

fn sort_of(value: &Known) -> Sort {
    match value {
        Known::Set(_) => Sort::Set,
        Known::Rel(_) => Sort::Rel,
    }
}

fn choices(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(at)
    })
}
