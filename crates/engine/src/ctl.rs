//! CTL on the explicit graph, by labelling (Clarke, Emerson and Sistla 1986).
//!
//! The whole graph is built and kept, then every subformula is decided in every
//! state, innermost first: `EX` looks one step back, `EU` is a backward search,
//! `EG` removes states that have no successor left; the others are duals. Linear
//! in graph times formula. A state without steps stutters.
//!
//! Why a formula is false (or true) in a state is told as far as one run can tell
//! it: [`Labelling::evidence`] follows the path operators as long as they speak of
//! *some* run. `AG EF p` fails on a run to a state from which no run reaches `p`.

use crate::state_graph::Whole;
use heddle_ltl::Ctl;
use std::collections::HashMap;

/// A state graph, to be asked what is true where.
pub(crate) struct Labelling(pub Whole);

/// A run that shows why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Evidence {
    /// From an initial state.
    pub states: Vec<Vec<u8>>,
    /// It goes back to this one from its last state, for ever.
    pub cycle_start: Option<usize>,
    /// What is so at its end: a formula, and whether it is true there.
    pub formula: Ctl,
    pub value: bool,
}

impl Labelling {
    /// Where a formula is true.
    pub fn label(&self, f: &Ctl) -> Vec<bool> {
        let n = self.0.len();
        let not = |mut v: Vec<bool>| {
            v.iter_mut().for_each(|b| *b = !*b);
            v
        };
        match f {
            Ctl::True => vec![true; n],
            Ctl::Atom(i) => self.0.atoms[*i as usize].clone(),
            Ctl::Not(a) => not(self.label(a)),
            Ctl::And(a, b) => both(self.label(a), &self.label(b)),
            Ctl::Or(a, b) => not(both(not(self.label(a)), &not(self.label(b)))),
            Ctl::Ex(a) => self.some_next(&self.label(a)),
            Ctl::Ax(a) => not(self.some_next(&not(self.label(a)))),
            Ctl::Ef(a) => self.until(&vec![true; n], self.label(a)),
            Ctl::Ag(a) => not(self.until(&vec![true; n], not(self.label(a)))),
            Ctl::Eu(a, b) => self.until(&self.label(a), self.label(b)),
            Ctl::Eg(a) => self.globally(self.label(a)),
            Ctl::Af(a) => not(self.globally(not(self.label(a)))),
            Ctl::Au(a, b) => {
                let (no_a, no_b) = (not(self.label(a)), not(self.label(b)));
                let gives_up = self.until(&no_b, both(no_a, &no_b));
                let never = self.globally(no_b);
                not(gives_up.iter().zip(never).map(|(x, y)| *x || y).collect())
            }
        }
    }

    fn some_next(&self, set: &[bool]) -> Vec<bool> {
        let any = |s: usize| self.0.successors(s).iter().any(|&t| set[t as usize]);
        (0..set.len()).map(any).collect()
    }

    fn until(&self, through: &[bool], mut set: Vec<bool>) -> Vec<bool> {
        let mut todo: Vec<usize> = (0..set.len()).filter(|&s| set[s]).collect();
        while let Some(t) = todo.pop() {
            for &s in self.0.predecessors(t) {
                let s = s as usize;
                if !set[s] && through[s] {
                    set[s] = true;
                    todo.push(s);
                }
            }
        }
        set
    }

    fn globally(&self, mut set: Vec<bool>) -> Vec<bool> {
        let left = |set: &[bool], s: usize| {
            self.0.successors(s).iter().filter(|&&t| set[t as usize]).count() as u32
        };
        let mut count: Vec<u32> = (0..set.len()).map(|s| left(&set, s)).collect();
        let mut todo: Vec<usize> = (0..set.len()).filter(|&s| set[s] && count[s] == 0).collect();
        todo.iter().for_each(|&s| set[s] = false);
        while let Some(t) = todo.pop() {
            for &s in self.0.predecessors(t) {
                let s = s as usize;
                if set[s] {
                    count[s] -= 1;
                    if count[s] == 0 {
                        set[s] = false;
                        todo.push(s);
                    }
                }
            }
        }
        set
    }

    /// Why a formula has this value in an initial state.
    pub fn evidence(&self, f: &Ctl, initial: usize, value: bool) -> Evidence {
        let mut run = vec![initial];
        let (formula, value, cycle_start) = self.explain(f, value, &mut run);
        let states = run.iter().map(|&s| self.0.state(s).to_vec()).collect();
        Evidence { states, cycle_start, formula, value }
    }

    /// Goes on with a run from its last state as long as one run can explain
    /// why `f` has this value there.
    fn explain(&self, f: &Ctl, value: bool, run: &mut Vec<usize>) -> (Ctl, bool, Option<usize>) {
        let here = run[run.len() - 1];
        match (f, value) {
            (Ctl::Not(a), _) => self.explain(a, !value, run),
            // One side decides; of two, the one that a run can explain.
            (Ctl::And(a, b), false) | (Ctl::Or(a, b), true) => {
                let decides = |g: &Ctl| self.label(g)[here] == value;
                let pick = match (decides(a), decides(b)) {
                    (true, true) if is_plain(a, value) => b,
                    (true, _) => a,
                    _ => b,
                };
                self.explain(pick, value, run)
            }
            (Ctl::And(a, b), true) | (Ctl::Or(a, b), false) => {
                match (is_plain(a, value), is_plain(b, value)) {
                    (true, false) => self.explain(b, value, run),
                    (false, true) => self.explain(a, value, run),
                    _ => (f.clone(), value, None),
                }
            }
            (Ctl::Ex(a), true) | (Ctl::Ax(a), false) => {
                let set = self.label(a);
                let next = self.0.successors(here).iter().find(|&&t| set[t as usize] == value);
                let next = *next.expect("some successor") as usize;
                // A state without steps stutters, which is no step of the model.
                if !self.0.stuck[here] {
                    run.push(next);
                }
                self.explain(a, value, run)
            }
            (Ctl::Ef(a), true) | (Ctl::Ag(a), false) => {
                let goal: Vec<bool> = self.label(a).iter().map(|&b| b == value).collect();
                self.walk(run, &vec![true; goal.len()], &goal);
                self.explain(a, value, run)
            }
            (Ctl::Eu(a, b), true) => {
                self.walk(run, &self.label(a), &self.label(b));
                self.explain(b, true, run)
            }
            (Ctl::Eg(a), true) => {
                let stay = self.globally(self.label(a));
                (f.clone(), value, self.circle(run, &stay))
            }
            (Ctl::Af(a), false) => {
                let never: Vec<bool> = self.label(a).iter().map(|b| !b).collect();
                let stay = self.globally(never);
                (f.clone(), value, self.circle(run, &stay))
            }
            (Ctl::Au(a, b), false) => {
                let (fa, fb) = (self.label(a), self.label(b));
                let no_b: Vec<bool> = fb.iter().map(|b| !b).collect();
                let neither: Vec<bool> = fa.iter().zip(&fb).map(|(x, y)| !x && !y).collect();
                if self.until(&no_b, neither.clone())[here] {
                    self.walk(run, &no_b, &neither);
                    return (f.clone(), value, None);
                }
                let stay = self.globally(no_b);
                (f.clone(), value, self.circle(run, &stay))
            }
            _ => (f.clone(), value, None),
        }
    }

    /// Extends a run by a shortest path through states of `through` to one of
    /// `goal`.
    fn walk(&self, run: &mut Vec<usize>, through: &[bool], goal: &[bool]) {
        let from = run[run.len() - 1];
        let mut parent: HashMap<usize, usize> = HashMap::from([(from, from)]);
        let mut queue = std::collections::VecDeque::from([from]);
        while let Some(s) = queue.pop_front() {
            if goal[s] {
                let mut path = vec![s];
                let mut at = s;
                while at != from {
                    at = parent[&at];
                    path.push(at);
                }
                path.pop();
                run.extend(path.into_iter().rev());
                return;
            }
            if !through[s] {
                continue;
            }
            for &t in self.0.successors(s) {
                let t = t as usize;
                parent.entry(t).or_insert_with(|| {
                    queue.push_back(t);
                    s
                });
            }
        }
        unreachable!("the labels say that there is a path");
    }

    /// Extends a run within `stay` until it meets itself: where. `None` if it
    /// stops in a state without steps.
    fn circle(&self, run: &mut Vec<usize>, stay: &[bool]) -> Option<usize> {
        let start = run.len() - 1;
        loop {
            let here = run[run.len() - 1];
            if self.0.stuck[here] {
                return None;
            }
            let next = self.0.successors(here).iter().find(|&&t| stay[t as usize]);
            let next = *next.expect("the labels say that there is one") as usize;
            if let Some(at) = run[start..].iter().position(|&s| s == next) {
                return Some(start + at);
            }
            run.push(next);
        }
    }
}

/// Whether a formula with this value needs no run to be explained.
fn is_plain(f: &Ctl, value: bool) -> bool {
    match f {
        Ctl::True | Ctl::Atom(_) => true,
        Ctl::Not(a) => is_plain(a, !value),
        Ctl::And(a, b) | Ctl::Or(a, b) => is_plain(a, value) && is_plain(b, value),
        Ctl::Ex(_) | Ctl::Ef(_) | Ctl::Eg(_) | Ctl::Eu(..) => !value,
        Ctl::Ax(_) | Ctl::Af(_) | Ctl::Ag(_) | Ctl::Au(..) => value,
    }
}

fn both(mut a: Vec<bool>, b: &[bool]) -> Vec<bool> {
    a.iter_mut().zip(b).for_each(|(x, y)| *x &= y);
    a
}
