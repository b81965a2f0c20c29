//! Expressions over finite variables, shared as a graph.
//!
//! A [`Pool`] holds the variables (*slots*) and every expression over them,
//! each once: equal expressions have equal numbers. Values are integers; truth
//! is 0 and 1. The range of every expression is known when it is built, so that
//! a bit-level encoding never overflows and a value that cannot fit is found
//! before anything runs.
//!
//! Not here: names in scopes, types of the input language. The front end has
//! checked those.

use std::collections::HashMap;

/// A variable of a [`Pool`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(pub u32);

/// An expression of a [`Pool`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Expr(pub u32);

/// The values that a variable can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Domain {
    Bool,
    /// Every integer from the first to the second, both included.
    Range(i64, i64),
    /// Names, counted from zero.
    Names(Vec<String>),
}

impl Domain {
    pub fn lo(&self) -> i64 {
        match self {
            Domain::Range(lo, _) => *lo,
            _ => 0,
        }
    }

    pub fn hi(&self) -> i64 {
        match self {
            Domain::Bool => 1,
            Domain::Range(_, hi) => *hi,
            Domain::Names(names) => names.len() as i64 - 1,
        }
    }

    pub fn size(&self) -> u64 {
        (self.hi() - self.lo() + 1) as u64
    }

    pub fn contains(&self, value: i64) -> bool {
        self.lo() <= value && value <= self.hi()
    }

    /// A value as people write it.
    pub fn show(&self, value: i64) -> String {
        match self {
            Domain::Bool => if value == 0 { "false" } else { "true" }.into(),
            Domain::Names(names) if self.contains(value) => names[value as usize].clone(),
            _ => value.to_string(),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub domain: Domain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    Const(i64),
    Var(Slot),
    Not(Expr),
    And(Expr, Expr),
    Or(Expr, Expr),
    Eq(Expr, Expr),
    Less(Expr, Expr),
    Add(Expr, Expr),
    Sub(Expr, Expr),
    Mul(Expr, Expr),
    /// The remainder by a positive constant of something not negative.
    Rem(Expr, i64),
    /// An arithmetic shift to the right.
    Shr(Expr, u32),
    BitAnd(Expr, Expr),
    BitOr(Expr, Expr),
    BitXor(Expr, Expr),
    If(Expr, Expr, Expr),
    /// Over the members of a replicated process; see `counters`.
    Over(Quantifier, Expr),
}

/// What is asked of the members of a replicated process. The first number says
/// which process; its variables are bound inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    All(u32),
    Some(u32),
    /// How many, but no more than [`Pool::counts_to`].
    Count(u32),
}

/// Ranges beyond this are refused by the front ends.
pub const LIMIT: i64 = 1 << 40;

#[derive(Clone, Debug, Default)]
pub struct Pool {
    slots: Vec<Variable>,
    nodes: Vec<Node>,
    ranges: Vec<(i64, i64)>,
    /// How deep each expression is, and how large when written out.
    sizes: Vec<(u32, u64)>,
    known: HashMap<Node, Expr>,
    /// Counting goes to this number at least; 0 is for the least there is.
    counts_to: i64,
}

impl Pool {
    pub fn new() -> Self {
        Self::default()
    }

    /// For counts up to this number.
    pub fn counting_to(counts_to: i64) -> Self {
        Pool { counts_to, ..Self::default() }
    }

    /// What a count is of this many and of all more.
    pub fn counts_to(&self) -> i64 {
        self.counts_to.max(2)
    }

    /// The largest number that a count is compared with.
    pub fn largest_compared(&self) -> i64 {
        let mut largest = 0;
        for node in &self.nodes {
            let (Node::Eq(a, b) | Node::Less(a, b)) = *node else { continue };
            let (mut counts, mut number, mut stack) = (false, 0, vec![a, b]);
            while let Some(e) = stack.pop() {
                match self.node(e) {
                    Node::Over(q, _) => counts |= matches!(q, Quantifier::Count(_)),
                    Node::Const(c) => number = number.max(c.abs()),
                    _ => self.children(e, |c| stack.push(c)),
                }
            }
            largest = if counts { largest.max(number) } else { largest };
        }
        largest
    }

    pub fn slot(&mut self, name: impl Into<String>, domain: Domain) -> Slot {
        self.slots.push(Variable { name: name.into(), domain });
        Slot(self.slots.len() as u32 - 1)
    }

    pub fn variable(&self, slot: Slot) -> &Variable {
        &self.slots[slot.0 as usize]
    }

    pub fn n_slots(&self) -> usize {
        self.slots.len()
    }

    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, e: Expr) -> Node {
        self.nodes[e.0 as usize]
    }

    /// The least and the greatest value that an expression can have.
    pub fn range(&self, e: Expr) -> (i64, i64) {
        self.ranges[e.0 as usize]
    }

    /// Depth, and size when written out: evaluation takes stack and time.
    pub fn size(&self, e: Expr) -> (u32, u64) {
        self.sizes[e.0 as usize]
    }

    pub fn constant(&self, e: Expr) -> Option<i64> {
        match self.node(e) {
            Node::Const(c) => Some(c),
            _ => None,
        }
    }

    pub fn int(&mut self, value: i64) -> Expr {
        self.put(Node::Const(value))
    }

    pub fn truth(&mut self, value: bool) -> Expr {
        self.int(value as i64)
    }

    pub fn var(&mut self, slot: Slot) -> Expr {
        self.put(Node::Var(slot))
    }

    pub fn not(&mut self, a: Expr) -> Expr {
        match self.node(a) {
            Node::Const(c) => self.truth(c == 0),
            Node::Not(b) => b,
            _ => self.put(Node::Not(a)),
        }
    }

    pub fn and(&mut self, a: Expr, b: Expr) -> Expr {
        match (self.constant(a), self.constant(b)) {
            (Some(0), _) | (_, Some(1)) => a,
            (_, Some(0)) | (Some(1), _) => b,
            _ if a == b => a,
            _ => self.put(Node::And(a, b)),
        }
    }

    pub fn or(&mut self, a: Expr, b: Expr) -> Expr {
        match (self.constant(a), self.constant(b)) {
            (Some(1), _) | (_, Some(0)) => a,
            (_, Some(1)) | (Some(0), _) => b,
            _ if a == b => a,
            _ => self.put(Node::Or(a, b)),
        }
    }

    pub fn implies(&mut self, a: Expr, b: Expr) -> Expr {
        let a = self.not(a);
        self.or(a, b)
    }

    pub fn all(&mut self, parts: impl IntoIterator<Item = Expr>) -> Expr {
        let one = self.truth(true);
        parts.into_iter().fold(one, |a, b| self.and(a, b))
    }

    pub fn any(&mut self, parts: impl IntoIterator<Item = Expr>) -> Expr {
        let zero = self.truth(false);
        parts.into_iter().fold(zero, |a, b| self.or(a, b))
    }

    pub fn eq(&mut self, a: Expr, b: Expr) -> Expr {
        let (ra, rb) = (self.range(a), self.range(b));
        if a == b {
            return self.truth(true);
        }
        if ra.1 < rb.0 || rb.1 < ra.0 {
            return self.truth(false);
        }
        match (self.constant(a), self.constant(b)) {
            (Some(x), Some(y)) => self.truth(x == y),
            (None, Some(1)) if ra == (0, 1) => a,
            (None, Some(0)) if ra == (0, 1) => self.not(a),
            // Equality with a constant is spelt one way.
            (Some(_), None) => self.put(Node::Eq(b, a)),
            _ => self.put(Node::Eq(a, b)),
        }
    }

    pub fn eq_int(&mut self, a: Expr, value: i64) -> Expr {
        let c = self.int(value);
        self.eq(a, c)
    }

    pub fn less(&mut self, a: Expr, b: Expr) -> Expr {
        let (ra, rb) = (self.range(a), self.range(b));
        if ra.1 < rb.0 {
            return self.truth(true);
        }
        if ra.0 >= rb.1 {
            return self.truth(false);
        }
        self.put(Node::Less(a, b))
    }

    pub fn at_most(&mut self, a: Expr, b: Expr) -> Expr {
        let more = self.less(b, a);
        self.not(more)
    }

    pub fn add(&mut self, a: Expr, b: Expr) -> Expr {
        self.arithmetic(a, b, Node::Add(a, b))
    }

    pub fn sub(&mut self, a: Expr, b: Expr) -> Expr {
        self.arithmetic(a, b, Node::Sub(a, b))
    }

    pub fn mul(&mut self, a: Expr, b: Expr) -> Expr {
        self.arithmetic(a, b, Node::Mul(a, b))
    }

    /// `a` must not be negative and `by` must be positive.
    pub fn rem(&mut self, a: Expr, by: i64) -> Expr {
        let (lo, hi) = self.range(a);
        assert!(0 <= lo && 0 < by, "the front end has checked both");
        if hi < by {
            return a;
        }
        match self.constant(a) {
            Some(c) => self.int(c % by),
            None => self.put(Node::Rem(a, by)),
        }
    }

    pub fn shr(&mut self, a: Expr, by: u32) -> Expr {
        match self.constant(a) {
            Some(c) => self.int(c >> by.min(63)),
            None if by == 0 => a,
            None => self.put(Node::Shr(a, by.min(63))),
        }
    }

    pub fn bits(&mut self, a: Expr, b: Expr, node: Node) -> Expr {
        self.arithmetic(a, b, node)
    }

    fn arithmetic(&mut self, a: Expr, b: Expr, node: Node) -> Expr {
        match (self.constant(a), self.constant(b)) {
            (Some(x), Some(y)) => self.int(fold(node, x, y)),
            (_, Some(0)) if matches!(node, Node::Add(..) | Node::Sub(..)) => a,
            (Some(0), _) if matches!(node, Node::Add(..)) => b,
            _ => self.put(node),
        }
    }

    pub fn cond(&mut self, c: Expr, a: Expr, b: Expr) -> Expr {
        match self.constant(c) {
            Some(0) => b,
            Some(_) => a,
            None if a == b => a,
            None => self.put(Node::If(c, a, b)),
        }
    }

    pub fn over(&mut self, q: Quantifier, body: Expr) -> Expr {
        self.put(Node::Over(q, body))
    }

    fn put(&mut self, node: Node) -> Expr {
        if let Some(&e) = self.known.get(&node) {
            return e;
        }
        let range = self.range_of(node);
        self.nodes.push(node);
        self.ranges.push(range);
        let (mut deep, mut large) = (0, 0u64);
        self.children(Expr(self.nodes.len() as u32 - 1), |c| {
            let (d, l) = self.sizes[c.0 as usize];
            deep = deep.max(d);
            large = large.saturating_add(l);
        });
        self.sizes.push((deep + 1, large.saturating_add(1)));
        let e = Expr(self.nodes.len() as u32 - 1);
        self.known.insert(node, e);
        e
    }

    fn range_of(&self, node: Node) -> (i64, i64) {
        let r = |e: Expr| self.range(e);
        let bound = |v: i64| v.clamp(-4 * LIMIT, 4 * LIMIT);
        match node {
            Node::Const(c) => (c, c),
            Node::Var(s) => (self.variable(s).domain.lo(), self.variable(s).domain.hi()),
            Node::Not(_) | Node::And(..) | Node::Or(..) | Node::Eq(..) | Node::Less(..) => (0, 1),
            Node::Add(a, b) => (bound(r(a).0 + r(b).0), bound(r(a).1 + r(b).1)),
            Node::Sub(a, b) => (bound(r(a).0 - r(b).1), bound(r(a).1 - r(b).0)),
            Node::Mul(a, b) => {
                let (a, b) = (r(a), r(b));
                let ends = [a.0, a.1].map(|x| [b.0, b.1].map(|y| bound(x.saturating_mul(y))));
                let ends = ends.concat();
                (*ends.iter().min().expect("four"), *ends.iter().max().expect("four"))
            }
            Node::Rem(_, by) => (0, by - 1),
            Node::Shr(a, by) => (r(a).0 >> by, r(a).1 >> by),
            Node::BitAnd(a, b) | Node::BitOr(a, b) | Node::BitXor(a, b) => {
                let lo = if r(a).0 < 0 || r(b).0 < 0 { -1 } else { 0 };
                let widest = [r(a), r(b)].iter().map(|r| r.1.max(-r.0 - 1)).max().expect("two");
                let full = (1i64 << (64 - widest.leading_zeros())) - 1;
                (if lo < 0 { -full - 1 } else { 0 }, full)
            }
            Node::If(_, a, b) => (r(a).0.min(r(b).0), r(a).1.max(r(b).1)),
            Node::Over(Quantifier::Count(_), _) => (0, self.counts_to()),
            Node::Over(..) => (0, 1),
        }
    }

    /// The variables that an expression reads.
    pub fn support(&self, e: Expr) -> Vec<Slot> {
        let (mut seen, mut stack, mut out) = (vec![false; self.nodes.len()], vec![e], Vec::new());
        while let Some(e) = stack.pop() {
            if std::mem::replace(&mut seen[e.0 as usize], true) {
                continue;
            }
            if let Node::Var(s) = self.node(e) {
                out.push(s);
            }
            self.children(e, |c| stack.push(c));
        }
        out.sort();
        out.dedup();
        out
    }

    pub fn children(&self, e: Expr, mut each: impl FnMut(Expr)) {
        match self.node(e) {
            Node::Const(_) | Node::Var(_) => {}
            Node::Not(a) | Node::Rem(a, _) | Node::Shr(a, _) | Node::Over(_, a) => each(a),
            Node::And(a, b)
            | Node::Or(a, b)
            | Node::Eq(a, b)
            | Node::Less(a, b)
            | Node::Add(a, b)
            | Node::Sub(a, b)
            | Node::Mul(a, b)
            | Node::BitAnd(a, b)
            | Node::BitOr(a, b)
            | Node::BitXor(a, b) => {
                each(a);
                each(b);
            }
            Node::If(a, b, c) => {
                each(a);
                each(b);
                each(c);
            }
        }
    }

    /// The value of an expression without quantifiers: the plain way, which
    /// everything else is compared with.
    pub fn eval(&self, e: Expr, values: &[i64]) -> i64 {
        let read = |s: Slot| values[s.0 as usize];
        self.eval_with(e, &read, &|_, _| unreachable!("no replicated processes here"))
    }

    /// The same, where `read` knows variables and `over` answers quantifiers.
    pub fn eval_with(
        &self,
        e: Expr,
        read: &impl Fn(Slot) -> i64,
        over: &impl Fn(Quantifier, Expr) -> i64,
    ) -> i64 {
        let go = |e: Expr| self.eval_with(e, read, over);
        match self.node(e) {
            Node::Const(c) => c,
            Node::Var(s) => read(s),
            Node::Not(a) => (go(a) == 0) as i64,
            Node::And(a, b) => (go(a) != 0 && go(b) != 0) as i64,
            Node::Or(a, b) => (go(a) != 0 || go(b) != 0) as i64,
            Node::Eq(a, b) => (go(a) == go(b)) as i64,
            Node::Less(a, b) => (go(a) < go(b)) as i64,
            Node::Rem(a, by) => go(a) % by,
            Node::Shr(a, by) => go(a) >> by,
            Node::If(c, a, b) => go(if go(c) != 0 { a } else { b }),
            Node::Over(q, body) => over(q, body),
            node @ (Node::Add(a, b)
            | Node::Sub(a, b)
            | Node::Mul(a, b)
            | Node::BitAnd(a, b)
            | Node::BitOr(a, b)
            | Node::BitXor(a, b)) => fold(node, go(a), go(b)),
        }
    }
}

fn fold(node: Node, x: i64, y: i64) -> i64 {
    match node {
        Node::Add(..) => x.saturating_add(y),
        Node::Sub(..) => x.saturating_sub(y),
        Node::Mul(..) => x.saturating_mul(y),
        Node::BitAnd(..) => x & y,
        Node::BitOr(..) => x | y,
        Node::BitXor(..) => x ^ y,
        _ => unreachable!("only arithmetic is folded here"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_expressions_are_one() {
        let mut p = Pool::new();
        let x = p.slot("x", Domain::Range(0, 3));
        let (x, one) = (p.var(x), p.int(1));
        assert_eq!(p.add(x, one), p.add(x, one));
        let (a, b) = (p.eq(x, one), p.eq(one, x));
        assert_eq!(a, b);
    }

    #[test]
    fn ranges_hold_every_value() {
        let mut p = Pool::new();
        let (x, y) = (p.slot("x", Domain::Range(-3, 5)), p.slot("y", Domain::Range(-2, 6)));
        let (a, b) = (p.var(x), p.var(y));
        let all = [
            p.add(a, b),
            p.sub(a, b),
            p.mul(a, b),
            p.bits(a, b, Node::BitAnd(a, b)),
            p.bits(a, b, Node::BitOr(a, b)),
            p.bits(a, b, Node::BitXor(a, b)),
        ];
        for e in all {
            let (lo, hi) = p.range(e);
            for x in -3..=5 {
                for y in -2..=6 {
                    let v = p.eval(e, &[x, y]);
                    assert!(lo <= v && v <= hi, "{:?}: {v} outside {lo}..{hi}", p.node(e));
                }
            }
        }
    }

    #[test]
    fn impossible_comparisons_are_constants() {
        let mut p = Pool::new();
        let x = p.slot("x", Domain::Range(0, 3));
        let (x, seven) = (p.var(x), p.int(7));
        let (e, l) = (p.eq(x, seven), p.less(x, seven));
        assert_eq!((p.constant(e), p.constant(l)), (Some(0), Some(1)));
    }
}
