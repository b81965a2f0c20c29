//! Vacuity: does a formula that holds say anything?
//!
//! If some atoms never change, other atoms may not matter any more: of
//! `[] (request -> <> answer)` nothing is left where there never is a request.
//! An atom is *idle* if the formula is true whatever its value, given the atoms
//! that are constant (Beer, Ben-David, Eisner and Rodeh, CAV 1997, for whole
//! subformulas and by model checking again; here by rewriting, which costs
//! nothing and finds less). `[] p` where `p` is always true is no such case:
//! that is what was to be shown.

use crate::Formula;

impl Formula {
    /// The constant atoms because of which some other atom is idle.
    /// `constant[a]`: the value that atom `a` always has, if it has one.
    pub fn vacuous_because(&self, constant: &[Option<bool>]) -> Vec<u32> {
        let n = self.atom_count();
        let value = |a: u32| constant.get(a as usize).copied().flatten();
        let idle = |x: u32| {
            [true, false].iter().all(|&given| {
                let with = |a: u32| if a == x { Some(given) } else { value(a) };
                self.constant_value(&with) == Some(true)
            })
        };
        let idle: Vec<u32> = (0..n).filter(|&x| idle(x)).collect();
        let blamed = |a: &u32| value(*a).is_some() && idle.iter().any(|x| x != a);
        (0..n).filter(blamed).collect()
    }

    /// What a formula that is to hold always waits for: the antecedents of implications
    /// under `[]`, as far as they are combinations of atoms. Wherever a search for
    /// violations goes, it asks for these.
    pub fn antecedents(&self) -> Vec<&Formula> {
        match self {
            Formula::And(f, g) => {
                let mut all = f.antecedents();
                all.extend(g.antecedents());
                all
            }
            Formula::Always(f) => match &**f {
                Formula::Implies(a, _) if a.is_propositional() => vec![a],
                Formula::And(..) | Formula::Always(_) => f.under_always(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn under_always(&self) -> Vec<&Formula> {
        match self {
            Formula::And(f, g) => {
                let mut all = f.under_always();
                all.extend(g.under_always());
                all
            }
            Formula::Always(f) => f.under_always(),
            Formula::Implies(a, _) if a.is_propositional() => vec![a],
            _ => Vec::new(),
        }
    }

    /// Whether it speaks of one state alone.
    fn is_propositional(&self) -> bool {
        match self {
            Formula::True | Formula::False | Formula::Atom(_) => true,
            Formula::Not(f) => f.is_propositional(),
            Formula::And(f, g)
            | Formula::Or(f, g)
            | Formula::Implies(f, g)
            | Formula::Iff(f, g) => f.is_propositional() && g.is_propositional(),
            _ => false,
        }
    }

    /// The value where the atoms of `known` have the values of `valuation`, if these settle
    /// it. For formulas of one state.
    pub fn value_in(&self, valuation: u64, known: u64) -> Option<bool> {
        let bit = |mask: u64, a: u32| a < 64 && mask >> a & 1 == 1;
        self.constant_value(&|a| bit(known, a).then(|| bit(valuation, a)))
    }

    /// The formula's value where that of some atoms is known, if that settles it.
    fn constant_value(&self, atom: &impl Fn(u32) -> Option<bool>) -> Option<bool> {
        let of = |f: &Formula| f.constant_value(atom);
        match self {
            Formula::True => Some(true),
            Formula::False => Some(false),
            Formula::Atom(a) => atom(*a),
            Formula::Not(f) => of(f).map(|v| !v),
            Formula::And(f, g) => both(of(f), of(g)),
            Formula::Or(f, g) => either(of(f), of(g)),
            Formula::Implies(f, g) => either(of(f).map(|v| !v), of(g)),
            Formula::Iff(f, g) => of(f).zip(of(g)).map(|(f, g)| f == g),
            Formula::Next(f) | Formula::Always(f) | Formula::Eventually(f) => of(f),
            // Without `g` no until; with `g` always, it is there at once.
            Formula::Until(f, g) => match (of(f), of(g)) {
                (_, Some(g)) => Some(g),
                _ => None,
            },
            Formula::WeakUntil(f, g) => match (of(f), of(g)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            Formula::Release(_, g) => of(g),
        }
    }
}

fn both(f: Option<bool>, g: Option<bool>) -> Option<bool> {
    match (f, g) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

fn either(f: Option<bool>, g: Option<bool>) -> Option<bool> {
    both(f.map(|v| !v), g.map(|v| !v)).map(|v| !v)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a(n: u32) -> Box<Formula> {
        Box::new(Formula::Atom(n))
    }

    fn always(f: Formula) -> Formula {
        Formula::Always(Box::new(f))
    }

    #[test]
    fn an_invariant_is_not_vacuous_because_it_holds() {
        assert!(always(*a(0)).vacuous_because(&[Some(true)]).is_empty());
        let never = always(Formula::Not(a(0)));
        assert!(never.vacuous_because(&[Some(false)]).is_empty());
        let two = always(Formula::And(a(0), a(1)));
        assert!(two.vacuous_because(&[Some(true), Some(true)]).is_empty());
    }

    #[test]
    fn a_premise_that_is_never_true_is_blamed() {
        let answer = Formula::Eventually(a(1));
        let response = always(Formula::Implies(a(0), Box::new(answer)));
        assert_eq!(response.vacuous_because(&[Some(false), None]), [0]);
        assert_eq!(response.vacuous_because(&[Some(false), Some(false)]), [0]);
        assert_eq!(response.vacuous_because(&[None, Some(true)]), [1]);
        assert!(response.vacuous_because(&[None, None]).is_empty());
        assert!(response.vacuous_because(&[Some(true), None]).is_empty());
    }

    #[test]
    fn one_half_of_an_exclusion_that_never_comes_is_blamed() {
        let exclusion = always(Formula::Not(Box::new(Formula::And(a(0), a(1)))));
        assert_eq!(exclusion.vacuous_because(&[Some(false), None]), [0]);
        assert!(exclusion.vacuous_because(&[None, None]).is_empty());
    }

    #[test]
    fn what_is_waited_for_is_found_under_always_alone() {
        let implies = |f, g| Formula::Implies(f, g);
        let both = || Formula::And(a(0), Box::new(Formula::Not(a(1))));
        let response = implies(Box::new(both()), Box::new(Formula::Eventually(a(2))));
        assert_eq!(always(response.clone()).antecedents(), [&both()]);
        assert!(response.antecedents().is_empty(), "asked in the first state only");
        let nested = implies(Box::new(always(both())), a(2));
        assert!(always(nested).antecedents().is_empty());
        let two = Formula::And(Box::new(always(response.clone())), Box::new(always(response)));
        assert_eq!(two.antecedents().len(), 2);
        assert_eq!(both().value_in(0b01, 0b11), Some(true));
        assert_eq!(both().value_in(0b11, 0b11), Some(false));
        assert_eq!(both().value_in(0b00, 0b01), Some(false));
        assert_eq!(both().value_in(0b01, 0b01), None);
    }
}
