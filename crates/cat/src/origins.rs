//! What a pair of a model's relation is made of: a way of base relations (`po`, `rf`, `co`,
//! `fr`, dependencies), however far the model's own text is from them.
//!
//! Every value that is computed is noted with the operation and the operands that it came from
//! first, so an operand is always older than what is made of it, and going back ends. A
//! recursive definition is computed in rounds, each made of values of the rounds before: its
//! pairs are told by the round in which they first were there. Values are told apart by their
//! content: two relations with the same pairs have the same reason.
//!
//! Only what is drawn is noted; a search that draws nothing pays nothing.

use crate::bits::Rel;
use crate::graph::{Graph, Known, Node, Op, apply, parts, rounds};
use crate::hash::Quick;
use crate::value::Value;
use std::collections::HashMap;

/// A value that was computed, by its number.
type Id = usize;

/// A step of a way: the relation's name, from, to.
pub(crate) type Step = (String, usize, usize);

/// Relations that models start from, the more telling first where two are the same.
const BASE: [&str; 12] = [
    "rmw",
    "addr",
    "data",
    "ctrl",
    "po",
    "iico_data",
    "iico_ctrl",
    "iico_order",
    "rf-reg",
    "loc",
    "int",
    "ext",
];

/// These are base relations wherever a model defines them.
const COMMUNICATION: [&str; 3] = ["rf", "co", "fr"];

/// And these where a model computes them from registers.
const DEPENDENCIES: [&str; 3] = ["addr", "data", "ctrl"];

/// They say where a pair may be, not why it is there.
const FILTERS: [&str; 3] = ["loc", "int", "ext"];

/// Ways longer than this are not opened any further.
const MOST_STEPS: usize = 400;

/// Nor is what is made of what is made … of base relations so many times.
const DEEPEST: usize = 1_000;

/// How a value was made of others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Made {
    /// Given, or nothing that is looked into.
    Given,
    Union(Id, Id),
    Inter(Id, Id),
    Minus(Id),
    Seq(Id, Id),
    Inverse(Id),
    Plus(Id),
    /// `*` and `?`: the pairs of an event with itself need no step.
    Star(Id),
    Opt(Id),
    /// A condition on one event.
    Test,
}

impl Made {
    fn operands(self) -> impl Iterator<Item = Id> {
        let (a, b) = match self {
            Made::Given | Made::Test => (None, None),
            Made::Union(a, b) | Made::Inter(a, b) | Made::Seq(a, b) => (Some(a), Some(b)),
            Made::Minus(a) | Made::Inverse(a) | Made::Plus(a) | Made::Star(a) | Made::Opt(a) => {
                (Some(a), None)
            }
        };
        a.into_iter().chain(b)
    }
}

#[derive(Clone)]
struct Origin {
    value: Known,
    made: Made,
    name: Option<String>,
    base: bool,
}

#[derive(Clone, Default)]
pub(crate) struct Origins {
    ids: HashMap<Known, Id, Quick>,
    list: Vec<Origin>,
    /// What a name of a recursive group was in the round before.
    before: HashMap<Id, Id, Quick>,
    /// What the model calls nodes of the graph.
    nodes: HashMap<Node, String, Quick>,
    /// The events of the test have registers.
    registers: bool,
}

/// A way, and which parts of it are which relations of the model.
#[derive(Default)]
pub(crate) struct Way {
    pub(crate) steps: Vec<Step>,
    /// Name, the first step, the one behind the last.
    pub(crate) parts: Vec<(String, usize, usize)>,
}

impl Way {
    pub(crate) fn add(&mut self, more: Way) {
        let by = self.steps.len();
        self.steps.extend(more.steps);
        self.parts.extend(more.parts.into_iter().map(|(name, a, b)| (name, a + by, b + by)));
    }
}

impl Origins {
    /// With the relations that models start from.
    pub(crate) fn new(given: &[(String, Value)]) -> Origins {
        let mut origins = Origins::default();
        for name in BASE {
            let value = given.iter().find(|(n, _)| n == name).map(|(_, value)| value);
            if let Some(Value::Known(known)) = value
                && !known.is_empty()
            {
                let id = origins.id(known, Made::Given);
                let origin = &mut origins.list[id];
                origin.base = true;
                origin.name.get_or_insert_with(|| name.into());
                origins.registers |= name == "rf-reg";
            }
        }
        for (name, value) in given {
            if COMMUNICATION.contains(&name.as_str()) {
                origins.call(name, value);
            }
        }
        origins
    }

    fn id(&mut self, value: &Known, made: Made) -> Id {
        if let Some(&id) = self.ids.get(value) {
            // Met before by its value alone: now it is known what it is made of.
            let origin = &mut self.list[id];
            if origin.made == Made::Given && !origin.base && made.operands().all(|of| of < id) {
                origin.made = made;
            }
            return id;
        }
        let id = self.list.len();
        self.ids.insert(value.clone(), id);
        self.list.push(Origin { value: value.clone(), made, name: None, base: false });
        id
    }

    /// What the model calls a value.
    pub(crate) fn call(&mut self, name: &str, value: &Value) {
        match value {
            Value::Node(node) => {
                self.nodes.entry(*node).or_insert_with(|| name.into());
            }
            Value::Known(known @ Known::Rel(rel)) if !rel.is_empty() => {
                let id = self.id(known, Made::Given);
                self.call_id(name, id);
            }
            _ => {}
        }
    }

    fn call_id(&mut self, name: &str, id: Id) {
        let origin = &mut self.list[id];
        origin.name.get_or_insert_with(|| name.into());
        origin.base |=
            COMMUNICATION.contains(&name) || self.registers && DEPENDENCIES.contains(&name);
    }

    /// A value that was computed of others that are known, at once.
    pub(crate) fn computed(&mut self, op: impl FnOnce(Id, Id) -> Op, of: [&Known; 2], to: &Known) {
        let [a, b] = of.map(|k| self.id(k, Made::Given));
        self.id(to, made(&op(a, b)));
    }

    /// The value of a node as the choices are now, with all that it is made of.
    pub(crate) fn ground(&mut self, graph: &mut Graph, node: Node) -> Known {
        let mut ground = Ground { done: HashMap::default(), vars: HashMap::default() };
        let id = ground.node(self, graph, node);
        self.list[id].value.clone()
    }

    /// A way for a pair of a relation; `otherwise` is what is called that nothing is known of.
    pub(crate) fn tell(&self, relation: &Known, pair: (usize, usize), otherwise: &str) -> Way {
        let mut way = Way::default();
        match self.ids.get(relation) {
            Some(&id) => self.pair(id, pair, otherwise, 0, &mut way),
            None => way.steps.push((otherwise.into(), pair.0, pair.1)),
        }
        way
    }

    /// Both relations that a pair of an intersection is in, where both say something. By what
    /// the node is, not by its value: that may be one of them.
    pub(crate) fn both(&mut self, graph: &mut Graph, node: Node) -> Option<[Known; 2]> {
        match *graph.op(node) {
            Op::Minus(a, _) => self.both(graph, a),
            Op::Inter(a, b) => {
                let sides = [a, b].map(|side| self.ground(graph, side));
                let filter = sides.clone().map(|side| self.is_filter(self.ids[&side]));
                match filter {
                    [true, _] => self.both(graph, b),
                    [_, true] => self.both(graph, a),
                    _ => Some(sides),
                }
            }
            _ => None,
        }
    }

    fn has(&self, id: Id, (a, b): (usize, usize)) -> bool {
        matches!(&self.list[id].value, Known::Rel(r) if r.has(a, b))
    }

    /// Of what a name of a recursive group was in each round, the first that has a pair.
    fn first_with(&self, mut id: Id, pair: (usize, usize)) -> Id {
        while let Some(&before) = self.before.get(&id).filter(|id| self.has(**id, pair)) {
            id = before;
        }
        id
    }

    /// Whether it only says where a pair may be.
    fn is_filter(&self, id: Id) -> bool {
        let origin = &self.list[id];
        match origin.made {
            Made::Given if origin.base => {
                origin.name.as_ref().is_some_and(|n| FILTERS.contains(&n.as_str()))
            }
            Made::Given | Made::Test => true,
            Made::Inter(a, b) | Made::Union(a, b) => self.is_filter(a) && self.is_filter(b),
            Made::Minus(a) | Made::Inverse(a) => self.is_filter(a),
            Made::Seq(..) | Made::Plus(_) | Made::Star(_) | Made::Opt(_) => false,
        }
    }

    fn pair(&self, id: Id, pair: (usize, usize), otherwise: &str, depth: usize, way: &mut Way) {
        let id = self.first_with(id, pair);
        let origin = &self.list[id];
        let (a, b) = pair;
        let begin = way.steps.len();
        let mut step = |name: &str| way.steps.push((name.into(), a, b));
        if origin.base || depth > DEEPEST || begin > MOST_STEPS {
            return step(origin.name.as_deref().unwrap_or(otherwise));
        }
        let deeper = depth + 1;
        match origin.made {
            Made::Given if a == b && is_condition(&origin.value) => return,
            Made::Given => return step(origin.name.as_deref().unwrap_or(otherwise)),
            Made::Test => return,
            Made::Opt(_) | Made::Star(_) if a == b => return,
            Made::Opt(of) => self.pair(of, pair, otherwise, deeper, way),
            Made::Plus(of) | Made::Star(of) => {
                let Known::Rel(rel) = &self.list[of].value else { return };
                let stops = rel.way(a, b).unwrap_or_default();
                for (i, &from) in stops.iter().enumerate() {
                    let to = stops.get(i + 1).copied().unwrap_or(b);
                    self.pair(of, (from, to), otherwise, deeper, way);
                }
            }
            // What was there first is made of less.
            Made::Union(x, y) => {
                let (first, second) = (x.min(y), x.max(y));
                let of = if self.has(first, pair) { first } else { second };
                self.pair(of, pair, otherwise, deeper, way);
            }
            Made::Inter(x, y) => {
                let plain = |id: Id| (self.is_filter(id), !self.list[id].base, id);
                let of = if plain(x) <= plain(y) { x } else { y };
                self.pair(of, pair, otherwise, deeper, way);
            }
            Made::Minus(of) => self.pair(of, pair, otherwise, deeper, way),
            Made::Seq(x, y) => {
                let (Known::Rel(left), Known::Rel(right)) =
                    (&self.list[x].value, &self.list[y].value)
                else {
                    return;
                };
                let Some(middle) = middle(left, right, pair) else { return };
                self.pair(x, (a, middle), otherwise, deeper, way);
                self.pair(y, (middle, b), otherwise, deeper, way);
            }
            Made::Inverse(of) => {
                let mut back = Way::default();
                self.pair(of, (b, a), otherwise, deeper, &mut back);
                let turned = back.steps.into_iter().rev();
                way.steps.extend(turned.map(|(name, from, to)| (inverse(name), to, from)));
            }
        }
        let end = way.steps.len();
        if let Some(name) = &origin.name
            && end > begin
        {
            // Of a relation that is made of itself, the whole.
            way.parts.retain(|(part, from, _)| part != name || *from < begin);
            way.parts.push((name.clone(), begin, end));
        }
    }
}

/// An event between two, one of these if it can be.
fn middle(left: &Rel, right: &Rel, (a, b): (usize, usize)) -> Option<usize> {
    let fits = |m: usize| left.has(a, m) && right.has(m, b);
    if fits(a) {
        return Some(a);
    }
    if fits(b) {
        return Some(b);
    }
    left.successors(a).find(|&m| fits(m))
}

/// Whether all pairs are of an event with itself.
fn is_condition(value: &Known) -> bool {
    matches!(value, Known::Rel(r) if r.pairs().all(|(a, b)| a == b))
}

fn inverse(name: String) -> String {
    match name.strip_suffix("^-1") {
        Some(name) => name.to_string(),
        None => format!("{name}^-1"),
    }
}

fn made(op: &Op) -> Made {
    match *op {
        Op::Union(a, b) => Made::Union(a, b),
        Op::Inter(a, b) => Made::Inter(a, b),
        Op::Minus(a, _) => Made::Minus(a),
        Op::Seq(a, b) => Made::Seq(a, b),
        Op::Inverse(a) => Made::Inverse(a),
        Op::Plus(a) => Made::Plus(a),
        Op::Star(a) => Made::Star(a),
        Op::Opt(a) => Made::Opt(a),
        Op::ToId(_) => Made::Test,
        _ => Made::Given,
    }
}

/// Values of nodes, as numbers, while a node is computed.
struct Ground {
    done: HashMap<Node, Id, Quick>,
    /// What the names of a recursive group are now.
    vars: HashMap<(usize, usize), Id, Quick>,
}

impl Ground {
    fn node(&mut self, origins: &mut Origins, graph: &mut Graph, node: Node) -> Id {
        if let Some(&id) = self.done.get(&node) {
            return id;
        }
        let op = graph.op(node).clone();
        let id = match op {
            Op::Const(value) => origins.id(&value, Made::Given),
            Op::Chosen(_) => origins.id(&graph.value(node), Made::Given),
            Op::Var { group, index } => return self.vars[&(group, index)],
            Op::Fix { group, index } => self.fix(origins, graph, group, index),
            op => {
                let ids = parts(&op).map(|part| self.node(origins, graph, part));
                let values = ids.map(|id| origins.list[id].value.clone());
                let value = apply(&op, [&values[0], &values[1]]);
                let over = |op: &Op| match made(op) {
                    Made::Union(..) => Made::Union(ids[0], ids[1]),
                    Made::Inter(..) => Made::Inter(ids[0], ids[1]),
                    Made::Seq(..) => Made::Seq(ids[0], ids[1]),
                    Made::Minus(_) => Made::Minus(ids[0]),
                    Made::Inverse(_) => Made::Inverse(ids[0]),
                    Made::Plus(_) => Made::Plus(ids[0]),
                    Made::Star(_) => Made::Star(ids[0]),
                    Made::Opt(_) => Made::Opt(ids[0]),
                    other => other,
                };
                origins.id(&value, over(&op))
            }
        };
        if let Some(name) = origins.nodes.get(&node).cloned()
            && !origins.list[id].value.is_empty()
        {
            origins.call_id(&name, id);
        }
        self.done.insert(node, id);
        id
    }

    /// In rounds, each equation with what those before it have become.
    fn fix(&mut self, origins: &mut Origins, graph: &mut Graph, group: usize, at: usize) -> Id {
        let (vars, bodies) = graph.equations(group);
        let names: Vec<Option<String>> = (0..vars.len())
            .map(|index| graph.fixed(group, index).and_then(|n| origins.nodes.get(&n).cloned()))
            .collect();
        for (index, &var) in vars.iter().enumerate() {
            let id = origins.id(&graph.nothing(var), Made::Given);
            self.vars.insert((group, index), id);
        }
        for _ in 0..=rounds(graph.n_events(), vars.len()) {
            let mut same = true;
            for (index, &body) in bodies.iter().enumerate() {
                self.done.retain(|&node, _| !graph.is_within(node, group));
                let id = self.node(origins, graph, body);
                if let Some(name) = &names[index]
                    && !origins.list[id].value.is_empty()
                {
                    origins.call_id(name, id);
                }
                let before = self.vars.insert((group, index), id);
                same &= before == Some(id);
                if let Some(before) = before.filter(|&before| before < id) {
                    origins.before.entry(id).or_insert(before);
                }
            }
            if same {
                break;
            }
        }
        self.done.retain(|&node, _| !graph.is_within(node, group));
        self.vars[&(group, at)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    fn rel(n: usize, pairs: &[(usize, usize)]) -> Known {
        Known::Rel(Rc::new(Rel::of(n, pairs.iter().copied())))
    }

    /// Two threads, (0, 1, 2) and (3, 4, 5), and who reads from whom between them.
    fn example() -> (Graph, Origins, Node, Vec<(&'static str, Known)>) {
        let po = rel(6, &[(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]);
        let rf = rel(6, &[(2, 3), (5, 0)]);
        let given = [("po".to_string(), Value::Known(po.clone()))];
        let mut origins = Origins::new(&given);
        let mut graph = Graph::new(6);
        let (choice, node) = graph.choice(rel(6, &[]));
        graph.choose(choice, rf.clone());
        origins.call("rf", &Value::Node(node));
        (graph, origins, node, vec![("po", po), ("rf", rf)])
    }

    fn check(way: &Way, (a, b): (usize, usize), base: &[(&str, Known)]) {
        assert_eq!(way.steps.first().map(|s| s.1), Some(a), "{:?}", way.steps);
        assert_eq!(way.steps.last().map(|s| s.2), Some(b), "{:?}", way.steps);
        assert!(way.steps.windows(2).all(|w| w[0].2 == w[1].1), "{:?}", way.steps);
        for (name, from, to) in &way.steps {
            let plain = name.strip_suffix("^-1");
            let (x, y) = if plain.is_some() { (to, from) } else { (from, to) };
            let of = base.iter().find(|(n, _)| *n == plain.unwrap_or(name)).expect("a base");
            assert!(of.1.rel().has(*x, *y), "{name} {from} {to}");
        }
    }

    #[test]
    fn pairs_of_recursive_relations_are_told_by_base_relations() {
        let (mut graph, mut origins, rf, base) = example();
        let po = graph.constant(base[0].1.clone());
        // let rec order = (po ; [4] ; po) | rf^-1^-1 | (order ; order)
        let (group, vars) = graph.group(&[crate::graph::Sort::Rel]);
        let back = graph.node(Op::Inverse(rf));
        let forth = graph.node(Op::Inverse(back));
        let four = graph.constant(Known::Set(Rc::new(crate::bits::Set::of(6, [4, 1]))));
        let test = graph.node(Op::ToId(four));
        let first = graph.node(Op::Seq(po, test));
        let fence = graph.node(Op::Seq(first, po));
        origins.call("fence", &Value::Node(fence));
        let twice = graph.node(Op::Seq(vars[0], vars[0]));
        let either = graph.node(Op::Union(fence, forth));
        let body = graph.node(Op::Union(either, twice));
        let order = graph.fix(group, vec![body])[0];
        origins.call("order", &Value::Node(order));
        let value = origins.ground(&mut graph, order);
        assert_eq!(value, graph.value(order));
        for pair in [(0, 0), (0, 3), (2, 2), (0, 5)] {
            let way = origins.tell(&value, pair, "?");
            check(&way, pair, &base);
            // As short as it can be: around once, each fence in two steps.
            assert!(way.steps.len() <= 6, "{:?}", way.steps);
            let whole = ("order".to_string(), 0, way.steps.len());
            assert_eq!(way.parts.iter().filter(|p| p.0 == "order").collect::<Vec<_>>(), [&whole]);
        }
    }

    #[test]
    fn both_sides_of_an_intersection_are_told() {
        let (mut graph, mut origins, rf, base) = example();
        let po = graph.constant(base[0].1.clone());
        let round = graph.node(Op::Seq(rf, po));
        let back = graph.node(Op::Seq(round, rf));
        let closed = graph.node(Op::Plus(back));
        let backwards = graph.node(Op::Inverse(po));
        let both = graph.node(Op::Inter(closed, backwards));
        let value = origins.ground(&mut graph, both);
        assert_eq!(value.rel().pairs().collect::<Vec<_>>(), [(2, 0), (5, 3)]);
        let [one, other] = origins.both(&mut graph, both).expect("two sides");
        check(&origins.tell(&one, (2, 0), "?"), (2, 0), &base);
        let way = origins.tell(&other, (2, 0), "?");
        check(&way, (2, 0), &base);
        assert_eq!(way.steps, [("po^-1".to_string(), 2, 0)]);
    }
}
