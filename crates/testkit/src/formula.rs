//! Random LTL formulas over the globals of a made-up program.

use crate::rng::Rng;
use std::fmt;

/// A formula as SPIN's `ltl` blocks have it; no next operator.
#[derive(Clone, Debug, PartialEq)]
pub enum Formula {
    /// A proposition, spelt in Promela and without parentheses of its own.
    Atom(String),
    True,
    Not(Box<Formula>),
    And(Box<Formula>, Box<Formula>),
    Or(Box<Formula>, Box<Formula>),
    Implies(Box<Formula>, Box<Formula>),
    Always(Box<Formula>),
    Eventually(Box<Formula>),
    Until(Box<Formula>, Box<Formula>),
    WeakUntil(Box<Formula>, Box<Formula>),
    Release(Box<Formula>, Box<Formula>),
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Formula::*;
        match self {
            Atom(text) => write!(f, "({text})"),
            True => f.write_str("true"),
            Not(a) => write!(f, "!({a})"),
            And(a, b) => write!(f, "({a} && {b})"),
            Or(a, b) => write!(f, "({a} || {b})"),
            Implies(a, b) => write!(f, "({a} -> {b})"),
            Always(a) => write!(f, "[]({a})"),
            Eventually(a) => write!(f, "<>({a})"),
            Until(a, b) => write!(f, "({a} U {b})"),
            WeakUntil(a, b) => write!(f, "({a} W {b})"),
            Release(a, b) => write!(f, "({a} V {b})"),
        }
    }
}

/// A formula over the given propositions. Half of them have the shapes that
/// people write (always, response, recurrence), half are drawn freely.
pub fn random(rng: &mut Rng, atoms: &[String]) -> Formula {
    use Formula::*;
    assert!(!atoms.is_empty());
    let atom = |rng: &mut Rng| Box::new(Atom(rng.pick(atoms).clone()));
    match rng.below(10) {
        0 => Always(atom(rng)),
        1 => Eventually(atom(rng)),
        2 => Always(Box::new(Implies(atom(rng), Box::new(Eventually(atom(rng)))))),
        3 => Always(Box::new(Eventually(atom(rng)))),
        4 => Eventually(Box::new(Always(atom(rng)))),
        _ => free(rng, atoms, 3),
    }
}

fn free(rng: &mut Rng, atoms: &[String], depth: usize) -> Formula {
    use Formula::*;
    if depth == 0 || rng.chance(15) {
        return if rng.chance(4) { True } else { Atom(rng.pick(atoms).clone()) };
    }
    let sub = |rng: &mut Rng| Box::new(free(rng, atoms, depth - 1));
    match rng.weighted(&[2, 2, 2, 2, 4, 4, 3, 1, 1]) {
        0 => Not(sub(rng)),
        1 => And(sub(rng), sub(rng)),
        2 => Or(sub(rng), sub(rng)),
        3 => Implies(sub(rng), sub(rng)),
        4 => Always(sub(rng)),
        5 => Eventually(sub(rng)),
        6 => Until(sub(rng), sub(rng)),
        7 => WeakUntil(sub(rng), sub(rng)),
        _ => Release(sub(rng), sub(rng)),
    }
}

/// Smaller formulas to try in its place.
pub fn smaller(formula: &Formula) -> Vec<Formula> {
    use Formula::*;
    let two = |a: &Formula, b: &Formula, make: fn(Box<Formula>, Box<Formula>) -> Formula| {
        let mut out = vec![a.clone(), b.clone()];
        out.extend(smaller(a).into_iter().map(|a| make(Box::new(a), Box::new(b.clone()))));
        out.extend(smaller(b).into_iter().map(|b| make(Box::new(a.clone()), Box::new(b))));
        out
    };
    let one = |a: &Formula, make: fn(Box<Formula>) -> Formula| {
        let mut out = vec![a.clone()];
        out.extend(smaller(a).into_iter().map(|a| make(Box::new(a))));
        out
    };
    match formula {
        Atom(_) | True => Vec::new(),
        Not(a) => one(a, Not),
        Always(a) => one(a, Always),
        Eventually(a) => one(a, Eventually),
        And(a, b) => two(a, b, And),
        Or(a, b) => two(a, b, Or),
        Implies(a, b) => two(a, b, Implies),
        Until(a, b) => two(a, b, Until),
        WeakUntil(a, b) => two(a, b, WeakUntil),
        Release(a, b) => two(a, b, Release),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_formulas_end() {
        let atoms = vec!["g == 1".to_owned(), "h < 2".to_owned()];
        for seed in 0..50 {
            let mut formula = random(&mut Rng::new(seed), &atoms);
            let mut steps = 0;
            while let Some(next) = smaller(&formula).into_iter().next() {
                formula = next;
                steps += 1;
                assert!(steps < 20);
            }
        }
    }
}
