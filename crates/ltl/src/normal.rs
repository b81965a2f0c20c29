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
    pub(crate) implications: HashMap<(Id, Id), bool>,
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

    pub(crate) fn intern(&mut self, node: Node) -> Id {
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
    pub(crate) fn is_eventual(&self, id: Id) -> bool {
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
    pub(crate) fn is_universal(&self, id: Id) -> bool {
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

    fn split(&self, parts: &[Id], out: impl Fn(&Self, Id) -> bool) -> (Vec<Id>, Vec<Id>) {
        parts.iter().partition(|&&p| out(self, p))
    }
}

fn constant(value: bool) -> Id {
    if value { TRUE } else { FALSE }
}
