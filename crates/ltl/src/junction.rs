//! Conjunctions and disjunctions: flattened, without what is implied, temporal
//! parts joined. The two are dual, so they share everything.

use crate::normal::{Arena, FALSE, Id, Node, TRUE};

impl Arena {
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
}
