//! Whether one formula implies another, by their shape alone.
//!
//! The rules of Somenzi and Bloem (CAV 2000), and what follows from a formula
//! being eventual or universal (see [`crate::normal`]). Sound and quick, not
//! complete: a "no" means nothing.

use crate::normal::{Arena, FALSE, Id, Node, TRUE};

impl Arena {
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
