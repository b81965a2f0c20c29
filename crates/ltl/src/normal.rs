//! Formulas in negation normal form, each stored once, simplified as built.
//!
//! Operators left: literals, `&&`, `||`, `X`, `U` and its dual `R` (`<> f` is
//! `true U f`, `[] f` is `false R f`). The rewriting rules are those of Somenzi
//! and Bloem (CAV 2000) and of Etessami and Holzmann (CONCUR 2000); every one is an
//! equivalence on infinite words. Two classes of formulas drive many of them:
//! *eventual* ones do not change when a prefix is put before the word (`<> f`),
//! *universal* ones survive its removal (`[] f`).

use crate::Formula;
use std::collections::HashMap;

/// A formula of an [`Arena`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Id(pub u32);

pub(crate) const TRUE: Id = Id(0);
pub(crate) const FALSE: Id = Id(1);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    True,
    False,
    Literal {
        atom: u32,
        positive: bool,
    },
    /// Sorted, without repetition, at least two; none is an `And`.
    And(Vec<Id>),
    /// Sorted, without repetition, at least two; none is an `Or`.
    Or(Vec<Id>),
    Next(Id),
    Until(Id, Id),
    Release(Id, Id),
}

pub(crate) struct Arena {
    nodes: Vec<Node>,
    ids: HashMap<Node, Id>,
    negations: HashMap<Id, Id>,
    implications: HashMap<(Id, Id), bool>,
}

impl Arena {
    pub fn new() -> Self {
        let mut arena = Arena {
            nodes: Vec::new(),
            ids: HashMap::new(),
            negations: HashMap::new(),
            implications: HashMap::new(),
        };
        let constants = (arena.intern(Node::True), arena.intern(Node::False));
        assert_eq!(constants, (TRUE, FALSE));
        arena
    }

    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The formula, or its negation, in normal form.
    pub fn build(&mut self, formula: &Formula, positive: bool) -> Id {
        use Formula as F;
        match formula {
            F::True => constant(positive),
            F::False => constant(!positive),
            F::Atom(atom) => self.intern(Node::Literal { atom: *atom, positive }),
            F::Not(f) => self.build(f, !positive),
            F::And(f, g) => self.both(f, positive, g, positive, positive),
            F::Or(f, g) => self.both(f, positive, g, positive, !positive),
            F::Implies(f, g) => self.both(f, !positive, g, positive, !positive),
            F::Iff(f, g) => {
                let one = self.both(f, true, g, positive, true);
                let other = self.both(f, false, g, !positive, true);
                self.or(vec![one, other])
            }
            F::Next(f) => {
                let f = self.build(f, positive);
                self.next(f)
            }
            F::Always(f) => {
                let f = self.build(f, positive);
                if positive { self.release(FALSE, f) } else { self.until(TRUE, f) }
            }
            F::Eventually(f) => {
                let f = self.build(f, positive);
                if positive { self.until(TRUE, f) } else { self.release(FALSE, f) }
            }
            F::Until(f, g) => {
                let (f, g) = (self.build(f, positive), self.build(g, positive));
                if positive { self.until(f, g) } else { self.release(f, g) }
            }
            F::Release(f, g) => {
                let (f, g) = (self.build(f, positive), self.build(g, positive));
                if positive { self.release(f, g) } else { self.until(f, g) }
            }
            F::WeakUntil(f, g) => {
                // f W g = g R (f || g); its negation: !g U (!f && !g).
                let (f, g) = (self.build(f, positive), self.build(g, positive));
                if positive {
                    let either = self.or(vec![f, g]);
                    self.release(g, either)
                } else {
                    let neither = self.and(vec![f, g]);
                    self.until(g, neither)
                }
            }
        }
    }

    fn both(&mut self, f: &Formula, pf: bool, g: &Formula, pg: bool, and: bool) -> Id {
        let parts = vec![self.build(f, pf), self.build(g, pg)];
        if and { self.and(parts) } else { self.or(parts) }
    }

    fn intern(&mut self, node: Node) -> Id {
        let next = Id(self.nodes.len() as u32);
        let id = *self.ids.entry(node.clone()).or_insert(next);
        if id == next {
            self.nodes.push(node);
        }
        id
    }

    pub fn negate(&mut self, id: Id) -> Id {
        if let Some(&known) = self.negations.get(&id) {
            return known;
        }
        let negation = match self.node(id).clone() {
            Node::True => FALSE,
            Node::False => TRUE,
            Node::Literal { atom, positive } => {
                self.intern(Node::Literal { atom, positive: !positive })
            }
            Node::And(parts) => {
                let parts = parts.iter().map(|&p| self.negate(p)).collect();
                self.or(parts)
            }
            Node::Or(parts) => {
                let parts = parts.iter().map(|&p| self.negate(p)).collect();
                self.and(parts)
            }
            Node::Next(f) => {
                let f = self.negate(f);
                self.next(f)
            }
            Node::Until(f, g) => {
                let (f, g) = (self.negate(f), self.negate(g));
                self.release(f, g)
            }
            Node::Release(f, g) => {
                let (f, g) = (self.negate(f), self.negate(g));
                self.until(f, g)
            }
        };
        self.negations.insert(id, negation);
        self.negations.entry(negation).or_insert(id);
        negation
    }

    /// Whether `<> f = f`.
    fn is_eventual(&self, id: Id) -> bool {
        match self.node(id) {
            Node::True | Node::False => true,
            Node::Literal { .. } => false,
            Node::And(parts) | Node::Or(parts) => parts.iter().all(|&p| self.is_eventual(p)),
            Node::Next(f) => self.is_eventual(*f),
            Node::Until(f, g) => *f == TRUE || self.is_eventual(*g),
            Node::Release(_, g) => self.is_eventual(*g),
        }
    }

    /// Whether `[] f = f`.
    fn is_universal(&self, id: Id) -> bool {
        match self.node(id) {
            Node::True | Node::False => true,
            Node::Literal { .. } => false,
            Node::And(parts) | Node::Or(parts) => parts.iter().all(|&p| self.is_universal(p)),
            Node::Next(f) => self.is_universal(*f),
            Node::Until(_, g) => self.is_universal(*g),
            Node::Release(f, g) => *f == FALSE || self.is_universal(*g),
        }
    }

    /// Whether a finite prefix of the word makes no difference: `[] <> f`.
    fn is_suspendable(&self, id: Id) -> bool {
        self.is_eventual(id) && self.is_universal(id)
    }

    pub fn next(&mut self, f: Id) -> Id {
        if self.is_suspendable(f) { f } else { self.intern(Node::Next(f)) }
    }

    pub fn until(&mut self, f: Id, g: Id) -> Id {
        if f == FALSE || self.is_eventual(g) || self.implies(f, g) {
            return g;
        }
        let not_g = self.negate(g);
        if f != TRUE && self.implies(not_g, f) {
            return self.until(TRUE, g);
        }
        match self.node(g).clone() {
            // f U (c U d) = c U d if f implies c; <> (c U d) = <> d.
            Node::Until(_, d) if f == TRUE => return self.until(TRUE, d),
            Node::Until(c, _) if self.implies(f, c) => return g,
            Node::Next(b) if f == TRUE => {
                let inner = self.until(TRUE, b);
                return self.next(inner);
            }
            Node::Or(parts) => {
                let (out, rest) = self.split(&parts, |arena, p| arena.is_eventual(p));
                if !out.is_empty() {
                    let rest = self.or(rest);
                    let inner = self.until(f, rest);
                    return self.or([out, vec![inner]].concat());
                }
            }
            Node::And(parts) if f == TRUE => {
                let (out, rest) = self.split(&parts, |arena, p| arena.is_suspendable(p));
                if !out.is_empty() {
                    let rest = self.and(rest);
                    let inner = self.until(TRUE, rest);
                    return self.and([out, vec![inner]].concat());
                }
            }
            _ => {}
        }
        if let (Node::Next(a), Node::Next(b)) = (self.node(f).clone(), self.node(g).clone()) {
            let inner = self.until(a, b);
            return self.next(inner);
        }
        self.intern(Node::Until(f, g))
    }

    pub fn release(&mut self, f: Id, g: Id) -> Id {
        if f == TRUE || self.is_universal(g) || self.implies(g, f) {
            return g;
        }
        let not_g = self.negate(g);
        if f != FALSE && self.implies(f, not_g) {
            return self.release(FALSE, g);
        }
        match self.node(g).clone() {
            Node::Release(_, d) if f == FALSE => return self.release(FALSE, d),
            Node::Release(c, _) if self.implies(c, f) => return g,
            Node::Next(b) if f == FALSE => {
                let inner = self.release(FALSE, b);
                return self.next(inner);
            }
            Node::And(parts) => {
                let (out, rest) = self.split(&parts, |arena, p| arena.is_universal(p));
                if !out.is_empty() {
                    let rest = self.and(rest);
                    let inner = self.release(f, rest);
                    return self.and([out, vec![inner]].concat());
                }
                // [] (a && <> b) = [] a && [] <> b, which the tableau prefers.
                let (out, rest) = self.split(&parts, |arena, p| arena.is_eventual(p));
                if f == FALSE && !out.is_empty() {
                    let rest = self.and(rest);
                    let mut all = vec![self.release(FALSE, rest)];
                    all.extend(out.iter().map(|&p| self.release(FALSE, p)));
                    return self.and(all);
                }
            }
            Node::Or(parts) if f == FALSE => {
                let (out, rest) = self.split(&parts, |arena, p| arena.is_suspendable(p));
                if !out.is_empty() {
                    let rest = self.or(rest);
                    let inner = self.release(FALSE, rest);
                    return self.or([out, vec![inner]].concat());
                }
            }
            _ => {}
        }
        if let (Node::Next(a), Node::Next(b)) = (self.node(f).clone(), self.node(g).clone()) {
            let inner = self.release(a, b);
            return self.next(inner);
        }
        self.intern(Node::Release(f, g))
    }

    pub fn and(&mut self, parts: Vec<Id>) -> Id {
        self.junction(parts, true)
    }

    pub fn or(&mut self, parts: Vec<Id>) -> Id {
        self.junction(parts, false)
    }

    /// Conjunction, or its dual.
    fn junction(&mut self, parts: Vec<Id>, and: bool) -> Id {
        let (unit, zero) = if and { (TRUE, FALSE) } else { (FALSE, TRUE) };
        let mut flat = Vec::new();
        for part in parts {
            match self.node(part) {
                Node::And(inner) if and => flat.extend(inner),
                Node::Or(inner) if !and => flat.extend(inner),
                _ => flat.push(part),
            }
        }
        flat.sort();
        flat.dedup();
        flat.retain(|&p| p != unit);
        if self.contradicts(&flat, and) {
            return zero;
        }
        self.drop_implied(&mut flat, and);
        if let Some((i, j, joined)) = self.joinable(&flat, and) {
            flat.remove(j);
            flat.remove(i);
            flat.push(joined);
            return self.junction(flat, and);
        }
        match flat.len() {
            0 => unit,
            1 => flat[0],
            _ => self.intern(if and { Node::And(flat) } else { Node::Or(flat) }),
        }
    }

    /// Whether two parts of a conjunction exclude each other (of a
    /// disjunction: cover everything).
    fn contradicts(&mut self, parts: &[Id], and: bool) -> bool {
        if parts.contains(&if and { FALSE } else { TRUE }) {
            return true;
        }
        let negations: Vec<Id> = parts.iter().map(|&p| self.negate(p)).collect();
        let pairs = (0..parts.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        let mut pairs = pairs.collect::<Vec<_>>().into_iter();
        pairs.any(|(i, j)| {
            if and {
                self.implies(parts[i], negations[j])
            } else {
                self.implies(negations[i], parts[j])
            }
        })
    }

    fn drop_implied(&mut self, parts: &mut Vec<Id>, and: bool) {
        let mut i = 0;
        while i < parts.len() {
            let part = parts[i];
            let others = parts.clone();
            let implied = others.iter().enumerate().any(|(j, &other)| {
                j != i && if and { self.implies(other, part) } else { self.implies(part, other) }
            });
            if implied {
                parts.remove(i);
            } else {
                i += 1;
            }
        }
    }

    /// Two parts that make one temporal formula, such as `[] f && [] g`.
    fn joinable(&mut self, parts: &[Id], and: bool) -> Option<(usize, usize, Id)> {
        for j in 1..parts.len() {
            for i in 0..j {
                if let Some(joined) = self.joined(parts[i], parts[j], and) {
                    return Some((i, j, joined));
                }
            }
        }
        None
    }

    fn joined(&mut self, f: Id, g: Id, and: bool) -> Option<Id> {
        match (self.node(f).clone(), self.node(g).clone()) {
            (Node::Next(a), Node::Next(b)) => {
                let inner = self.junction(vec![a, b], and);
                Some(self.next(inner))
            }
            (Node::Until(a, b), Node::Until(c, d)) => match and {
                // (a U b) && (c U b) = (a && c) U b.
                true if b == d => {
                    let left = self.and(vec![a, c]);
                    Some(self.until(left, b))
                }
                // <> [] b && <> [] d = <> [] (b && d): both come to stay.
                true if a == TRUE && c == TRUE && self.is_universal(b) && self.is_universal(d) => {
                    let inner = self.and(vec![b, d]);
                    Some(self.until(TRUE, inner))
                }
                false if a == c => {
                    let right = self.or(vec![b, d]);
                    Some(self.until(a, right))
                }
                _ => None,
            },
            (Node::Release(a, b), Node::Release(c, d)) => match and {
                false if b == d => {
                    let left = self.or(vec![a, c]);
                    Some(self.release(left, b))
                }
                false if a == FALSE && c == FALSE && self.is_eventual(b) && self.is_eventual(d) => {
                    let inner = self.or(vec![b, d]);
                    Some(self.release(FALSE, inner))
                }
                true if a == c => {
                    if a == FALSE && (self.is_eventual(b) || self.is_eventual(d)) {
                        return None;
                    }
                    let right = self.and(vec![b, d]);
                    Some(self.release(a, right))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn split(&self, parts: &[Id], out: impl Fn(&Self, Id) -> bool) -> (Vec<Id>, Vec<Id>) {
        parts.iter().partition(|&&p| out(self, p))
    }

    /// A sufficient, syntactic test that every word of `f` is one of `g`.
    pub fn implies(&mut self, f: Id, g: Id) -> bool {
        if f == g || f == FALSE || g == TRUE {
            return true;
        }
        if f == TRUE || g == FALSE {
            return false;
        }
        if let Some(&known) = self.implications.get(&(f, g)) {
            return known;
        }
        let answer = self.find_implication(f, g);
        self.implications.insert((f, g), answer);
        answer
    }

    fn find_implication(&mut self, f: Id, g: Id) -> bool {
        let (left, right) = (self.node(f).clone(), self.node(g).clone());
        // Rules that lose nothing come first.
        if let Node::And(parts) = &right {
            return parts.iter().all(|&p| self.implies(f, p));
        }
        if let Node::Or(parts) = &left {
            return parts.iter().all(|&p| self.implies(p, g));
        }
        let by_part = match (&left, &right) {
            (Node::And(parts), _) if parts.iter().any(|&p| self.implies(p, g)) => true,
            (_, Node::Or(parts)) => parts.iter().any(|&p| self.implies(f, p)),
            _ => false,
        };
        if by_part {
            return true;
        }
        let by_both = match (&left, &right) {
            (Node::Next(a), Node::Next(b)) => self.implies(*a, *b),
            (&Node::Until(a, b), &Node::Until(c, d))
            | (&Node::Release(a, b), &Node::Release(c, d)) => {
                self.implies(a, c) && self.implies(b, d)
            }
            _ => false,
        };
        by_both || self.implied_by_left(&left, g) || self.implied_by_right(f, &right)
    }

    /// By what `f` says of the first state, or of all states.
    fn implied_by_left(&mut self, left: &Node, g: Id) -> bool {
        match *left {
            Node::Until(a, b) => self.implies(b, g) && (self.is_eventual(g) || self.implies(a, g)),
            Node::Release(_, b) => self.implies(b, g),
            Node::Next(a) => self.is_eventual(g) && self.implies(a, g),
            _ => false,
        }
    }

    fn implied_by_right(&mut self, f: Id, right: &Node) -> bool {
        match *right {
            Node::Until(_, d) => self.implies(f, d),
            Node::Release(c, d) => {
                self.implies(f, d) && (self.is_universal(f) || self.implies(f, c))
            }
            Node::Next(b) => self.is_universal(f) && self.implies(f, b),
            _ => false,
        }
    }
}

fn constant(value: bool) -> Id {
    if value { TRUE } else { FALSE }
}
