//! Random formulas and words, and the meaning of formulas by definition.

#![allow(dead_code)]

use heddle_ltl::{Automaton, Formula};

/// xorshift64*: small, seeded, the same everywhere.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % n
    }

    pub fn formula(&mut self, size: u64, atoms: u64) -> Formula {
        use Formula::*;
        if size <= 1 {
            return match self.below(12) {
                0 => True,
                1 => False,
                _ => Atom(self.below(atoms) as u32),
            };
        }
        let kind = self.below(13);
        if kind < 5 {
            let f = Box::new(self.formula(size - 1, atoms));
            return match kind {
                0 => Not(f),
                1 => Next(f),
                2 => Always(f),
                3 => Eventually(f),
                _ => Not(f),
            };
        }
        let left = 1 + self.below(size.max(3) - 2);
        let f = Box::new(self.formula(left, atoms));
        let g = Box::new(self.formula((size - 1).saturating_sub(left).max(1), atoms));
        match kind {
            5 => And(f, g),
            6 => Or(f, g),
            7 => Implies(f, g),
            8 => Iff(f, g),
            9 => WeakUntil(f, g),
            10 => Release(f, g),
            _ => Until(f, g),
        }
    }

    pub fn lasso(&mut self, atoms: u64) -> Lasso {
        let len = 1 + self.below(7) as usize;
        let letters = (0..len).map(|_| self.below(1 << atoms)).collect();
        Lasso { letters, back: self.below(len as u64) as usize }
    }
}

/// An infinite word: the letters, then again from `back`, for ever.
#[derive(Debug)]
pub struct Lasso {
    pub letters: Vec<u64>,
    pub back: usize,
}

impl Lasso {
    fn next(&self, i: usize) -> usize {
        if i + 1 < self.letters.len() { i + 1 } else { self.back }
    }

    /// The positions from which the formula holds, by its definition.
    pub fn truth(&self, formula: &Formula) -> Vec<bool> {
        use Formula::*;
        let n = self.letters.len();
        let zip = |f: &Formula, g: &Formula, op: &dyn Fn(bool, bool) -> bool| {
            let (f, g) = (self.truth(f), self.truth(g));
            (0..n).map(|i| op(f[i], g[i])).collect()
        };
        // Whether g comes at some time, and f holds until just before.
        let until = |f: &[bool], g: &[bool]| -> Vec<bool> {
            let holds = |start: usize| {
                let mut i = start;
                for _ in 0..2 * n + 1 {
                    if g[i] {
                        return true;
                    }
                    if !f[i] {
                        return false;
                    }
                    i = self.next(i);
                }
                false
            };
            (0..n).map(holds).collect()
        };
        let not = |f: &[bool]| -> Vec<bool> { f.iter().map(|&x| !x).collect() };
        match formula {
            True => vec![true; n],
            False => vec![false; n],
            Atom(a) => self.letters.iter().map(|l| l >> a & 1 == 1).collect(),
            Not(f) => not(&self.truth(f)),
            And(f, g) => zip(f, g, &|x, y| x && y),
            Or(f, g) => zip(f, g, &|x, y| x || y),
            Implies(f, g) => zip(f, g, &|x, y| !x || y),
            Iff(f, g) => zip(f, g, &|x, y| x == y),
            Next(f) => {
                let f = self.truth(f);
                (0..n).map(|i| f[self.next(i)]).collect()
            }
            Eventually(f) => until(&vec![true; n], &self.truth(f)),
            Always(f) => not(&until(&vec![true; n], &not(&self.truth(f)))),
            Until(f, g) => until(&self.truth(f), &self.truth(g)),
            Release(f, g) => not(&until(&not(&self.truth(f)), &not(&self.truth(g)))),
            WeakUntil(f, g) => {
                let (f, g) = (self.truth(f), self.truth(g));
                let always = not(&until(&vec![true; n], &not(&f)));
                let until = until(&f, &g);
                (0..n).map(|i| always[i] || until[i]).collect()
            }
        }
    }

    /// Whether some run of the automaton over this word accepts it: a state of
    /// the product that is accepting, reachable, and reaches itself.
    pub fn accepted_by(&self, automaton: &Automaton) -> bool {
        let n = self.letters.len();
        let reach = |from: (usize, usize)| {
            let mut seen = vec![false; automaton.states.len() * n];
            let mut todo = vec![from];
            while let Some((q, i)) = todo.pop() {
                for edge in &automaton.states[q].edges {
                    if edge.guard.holds(self.letters[i]) {
                        let to = (edge.target as usize, self.next(i));
                        if !std::mem::replace(&mut seen[to.0 * n + to.1], true) {
                            todo.push(to);
                        }
                    }
                }
            }
            seen
        };
        let reached = reach((0, 0));
        (0..reached.len()).any(|k| {
            let (q, i) = (k / n, k % n);
            reached[k] && automaton.states[q].accepting && reach((q, i))[k]
        })
    }
}
