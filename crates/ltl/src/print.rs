//! Formulas as text that [`crate::parse`](crate::parse()) reads back.

use crate::Formula;
use std::fmt;

impl Formula {
    /// The formula in SPIN's spelling; `name` spells the atoms.
    pub fn text(&self, name: &dyn Fn(u32) -> String) -> String {
        use Formula::*;
        let unary = |op: &str, f: &Formula| format!("{op}{}", f.operand(name));
        let binary = |op: &str, f: &Formula, g: &Formula| {
            format!("{} {op} {}", f.operand(name), g.operand(name))
        };
        match self {
            True => "true".to_owned(),
            False => "false".to_owned(),
            Atom(n) => name(*n),
            Not(f) => unary("!", f),
            Next(f) => unary("X ", f),
            Always(f) => unary("[] ", f),
            Eventually(f) => unary("<> ", f),
            And(f, g) => binary("&&", f, g),
            Or(f, g) => binary("||", f, g),
            Implies(f, g) => binary("->", f, g),
            Iff(f, g) => binary("<->", f, g),
            Until(f, g) => binary("U", f, g),
            WeakUntil(f, g) => binary("W", f, g),
            Release(f, g) => binary("V", f, g),
        }
    }

    fn operand(&self, name: &dyn Fn(u32) -> String) -> String {
        let text = self.text(name);
        let word = text.chars().all(|c| c == '_' || c.is_alphanumeric());
        if word { text } else { format!("({text})") }
    }

    /// Whether the formula is free of `X`. Such a formula cannot tell runs
    /// apart that differ only in how long nothing changes, which is what
    /// partial-order reduction asks. One with `X` may be so too; not checked.
    pub fn is_stutter_invariant(&self) -> bool {
        !matches!(self, Formula::Next(_)) && self.children().all(Formula::is_stutter_invariant)
    }

    /// One more than the highest atom; zero if there is none.
    pub fn atom_count(&self) -> u32 {
        let own = if let Formula::Atom(n) = self { n + 1 } else { 0 };
        self.children().map(Formula::atom_count).fold(own, u32::max)
    }

    fn children(&self) -> impl Iterator<Item = &Formula> {
        use Formula::*;
        let (first, second) = match self {
            True | False | Atom(_) => (None, None),
            Not(f) | Next(f) | Always(f) | Eventually(f) => (Some(f), None),
            And(f, g)
            | Or(f, g)
            | Implies(f, g)
            | Iff(f, g)
            | Until(f, g)
            | WeakUntil(f, g)
            | Release(f, g) => (Some(f), Some(g)),
        };
        first.into_iter().chain(second).map(|f| &**f)
    }
}

/// Atoms as `p0`, `p1`, ….
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&|n| format!("p{n}")))
    }
}
