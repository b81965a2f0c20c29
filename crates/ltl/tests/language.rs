//! Automata against the definition of LTL, on random formulas and words.

use crate::common::Random;
use heddle_ltl::{Automaton, Formula};

fn check(formula: &Formula, random: &mut Random, words: u32, atoms: u64) {
    let pair = (Automaton::new(formula), Automaton::violating(formula));
    let (Ok(positive), Ok(negative)) = pair else { return };
    for _ in 0..words {
        let word = random.lasso(atoms);
        let truth = word.truth(formula)[0];
        assert_eq!(word.accepted_by(&positive), truth, "{formula} on {word:?}");
        assert_eq!(word.accepted_by(&negative), !truth, "!({formula}) on {word:?}");
    }
    if positive.is_empty() {
        let all = negative.states.len() == 1 && negative.is_universal(0);
        assert!(all || !negative.is_empty(), "{formula}");
    }
}

#[test]
fn random_formulas_on_random_words() {
    let mut random = Random(0x5eed_1234);
    for round in 0..4000 {
        let atoms = 1 + round % 4;
        let size = 2 + random.below(10);
        let formula = random.formula(size, atoms);
        check(&formula, &mut random, 30, atoms);
    }
}

#[test]
fn larger_formulas_on_random_words() {
    let mut random = Random(0xb16);
    for _ in 0..150 {
        let size = 14 + random.below(12);
        let formula = random.formula(size, 4);
        check(&formula, &mut random, 20, 4);
    }
}

/// Many fairness assumptions are what people write, so they must stay small:
/// one state, and one more for each to take turns.
#[test]
fn conjunctions_of_recurrences_stay_small() {
    let recurs = |n| {
        let eventually = Formula::Eventually(Box::new(Formula::Atom(n)));
        Formula::Always(Box::new(eventually))
    };
    let all = (1..9).fold(recurs(0), |f, n| Formula::And(Box::new(f), Box::new(recurs(n))));
    assert_eq!(Automaton::new(&all).expect("small").states.len(), 10);
    check(&all, &mut Random(3), 50, 9);
}

#[test]
fn small_formulas_over_one_atom_on_every_short_word() {
    // Every formula of up to two operators over one atom, every lasso of up to
    // four letters.
    use Formula::*;
    let leaves = [Atom(0), Not(Box::new(Atom(0)))];
    let grow = |from: &[Formula]| {
        let mut out = Vec::new();
        for f in from {
            let b = || Box::new(f.clone());
            out.extend([Next(b()), Always(b()), Eventually(b())]);
            for g in &leaves {
                let g = || Box::new(g.clone());
                out.extend([Until(b(), g()), Release(b(), g()), WeakUntil(b(), g())]);
                out.extend([Until(g(), b()), Release(g(), b()), WeakUntil(g(), b())]);
                out.extend([And(b(), g()), Or(b(), g()), Iff(b(), g())]);
            }
        }
        out
    };
    let one = grow(&leaves);
    let two = grow(&one);
    for formula in one.iter().chain(&two) {
        let automaton = Automaton::new(formula).expect("small");
        for len in 1..=4usize {
            for bits in 0..1u64 << len {
                for back in 0..len {
                    let letters = (0..len).map(|i| bits >> i & 1).collect();
                    let word = crate::common::Lasso { letters, back };
                    let truth = word.truth(formula)[0];
                    assert_eq!(word.accepted_by(&automaton), truth, "{formula} on {word:?}");
                }
            }
        }
    }
}

#[test]
fn classes_are_recognised() {
    let atom = |n| Box::new(Formula::Atom(n));
    let always = Formula::Always(atom(0));
    let violating = Automaton::violating(&always).expect("small");
    assert!(violating.is_terminal() && violating.is_weak());
    let persistent = Formula::Eventually(Box::new(always.clone()));
    let automaton = Automaton::new(&persistent).expect("small");
    assert!(!automaton.is_terminal() && automaton.is_weak());
    let recurrent = Formula::Always(Box::new(Formula::Eventually(atom(0))));
    let automaton = Automaton::new(&recurrent).expect("small");
    assert!(!automaton.is_terminal() && !automaton.is_weak());
    assert!(Automaton::new(&Formula::False).expect("small").is_empty());
    assert!(Automaton::new(&Formula::True).expect("small").is_universal(0));
    assert!(!Formula::Always(Box::new(Formula::Next(atom(0)))).is_stutter_invariant());
    assert!(recurrent.is_stutter_invariant());
}
