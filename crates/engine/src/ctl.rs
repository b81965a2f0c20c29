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

use crate::{Options, Stop};
use heddle_ltl::Ctl;
use heddle_model::{Fault, Gap, Model, Sink, Step, Worker};
use std::collections::HashMap;
use std::rc::Rc;

/// A state graph and what is true where.
pub(crate) struct Labelling {
    states: Vec<Rc<[u8]>>,
    /// The successors of state `s` are `targets[first[s] .. first[s + 1]]`.
    first: Vec<u32>,
    targets: Vec<u32>,
    /// The other way round.
    back_first: Vec<u32>,
    sources: Vec<u32>,
    pub n_initial: usize,
    pub n_steps: u64,
    pub bytes: u64,
    /// By atom, then by state.
    atoms: Vec<Vec<bool>>,
    /// States without steps.
    stuck: Vec<bool>,
}

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
    /// Every reachable state of a model, with the values of its first `n_atoms`
    /// atoms; the gap if it did not fit in time or memory.
    pub fn build<M: Model>(
        model: &M,
        n_atoms: usize,
        options: &Options,
        stop: &Stop,
        progress: &crate::Progress,
    ) -> Result<Labelling, Gap> {
        let mut g = Labelling {
            states: Vec::new(),
            first: vec![0],
            targets: Vec::new(),
            back_first: Vec::new(),
            sources: Vec::new(),
            n_initial: 0,
            n_steps: 0,
            bytes: 0,
            atoms: vec![Vec::new(); n_atoms],
            stuck: Vec::new(),
        };
        let mut known: HashMap<Rc<[u8]>, u32> = HashMap::new();
        model.initial(&mut |s| {
            g.intern(&mut known, s);
        });
        g.n_initial = g.states.len();
        let mut worker = model.worker();
        let mut at = 0;
        while at < g.states.len() {
            if let Some(reason) = stop.reason() {
                return Err(reason.gap());
            }
            if g.bytes > options.memory_limit || g.states.len() > u32::MAX as usize / 2 {
                return Err(Gap::OutOfMemory);
            }
            g.expand(&mut worker, &mut known, at);
            at += 1;
            progress.states.store(g.states.len() as u64, std::sync::atomic::Ordering::Relaxed);
        }
        g.turn_round();
        Ok(g)
    }

    fn intern(&mut self, known: &mut HashMap<Rc<[u8]>, u32>, state: &[u8]) -> u32 {
        if let Some(&id) = known.get(state) {
            return id;
        }
        let id = self.states.len() as u32;
        let state: Rc<[u8]> = state.into();
        // The bytes, their counts, two pointers to them, a slot, the lists here.
        self.bytes += state.len() as u64 + 80;
        known.insert(state.clone(), id);
        self.states.push(state);
        id
    }

    fn expand<W: Worker>(&mut self, worker: &mut W, known: &mut HashMap<Rc<[u8]>, u32>, at: usize) {
        let state = self.states[at].clone();
        for (i, values) in self.atoms.iter_mut().enumerate() {
            values.push(worker.holds(&state, i as u32));
        }
        let mut all = Successors(Vec::new());
        worker.expand(&state, &mut all);
        self.n_steps += all.0.len() as u64;
        let mut targets: Vec<u32> = all.0.iter().map(|s| self.intern(known, s)).collect();
        self.stuck.push(targets.is_empty());
        if targets.is_empty() {
            targets.push(at as u32);
        }
        targets.sort_unstable();
        targets.dedup();
        self.bytes += 8 * targets.len() as u64 + self.atoms.len() as u64;
        self.targets.extend(targets);
        self.first.push(self.targets.len() as u32);
    }

    fn turn_round(&mut self) {
        let n = self.states.len();
        let mut count = vec![0u32; n + 1];
        self.targets.iter().for_each(|&t| count[t as usize + 1] += 1);
        (0..n).for_each(|i| count[i + 1] += count[i]);
        self.back_first = count.clone();
        self.sources = vec![0; self.targets.len()];
        for s in 0..n {
            for i in self.first[s]..self.first[s + 1] {
                let t = self.targets[i as usize] as usize;
                self.sources[count[t] as usize] = s as u32;
                count[t] += 1;
            }
        }
    }

    fn successors(&self, s: usize) -> &[u32] {
        &self.targets[self.first[s] as usize..self.first[s + 1] as usize]
    }

    fn predecessors(&self, s: usize) -> &[u32] {
        &self.sources[self.back_first[s] as usize..self.back_first[s + 1] as usize]
    }

    pub fn n_states(&self) -> usize {
        self.states.len()
    }

    /// Where a formula is true.
    pub fn label(&self, f: &Ctl) -> Vec<bool> {
        let n = self.states.len();
        let not = |mut v: Vec<bool>| {
            v.iter_mut().for_each(|b| *b = !*b);
            v
        };
        match f {
            Ctl::True => vec![true; n],
            Ctl::Atom(i) => self.atoms[*i as usize].clone(),
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
        let any = |s: usize| self.successors(s).iter().any(|&t| set[t as usize]);
        (0..set.len()).map(any).collect()
    }

    fn until(&self, through: &[bool], mut set: Vec<bool>) -> Vec<bool> {
        let mut todo: Vec<usize> = (0..set.len()).filter(|&s| set[s]).collect();
        while let Some(t) = todo.pop() {
            for &s in self.predecessors(t) {
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
            self.successors(s).iter().filter(|&&t| set[t as usize]).count() as u32
        };
        let mut count: Vec<u32> = (0..set.len()).map(|s| left(&set, s)).collect();
        let mut todo: Vec<usize> = (0..set.len()).filter(|&s| set[s] && count[s] == 0).collect();
        todo.iter().for_each(|&s| set[s] = false);
        while let Some(t) = todo.pop() {
            for &s in self.predecessors(t) {
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
        let states = run.iter().map(|&s| self.states[s].to_vec()).collect();
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
                let next = self.successors(here).iter().find(|&&t| set[t as usize] == value);
                let next = *next.expect("some successor") as usize;
                // A state without steps stutters, which is no step of the model.
                if !self.stuck[here] {
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
            for &t in self.successors(s) {
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
            if self.stuck[here] {
                return None;
            }
            let next = self.successors(here).iter().find(|&&t| stay[t as usize]);
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

/// The successors of a state; steps that break and go on are steps.
struct Successors(Vec<Vec<u8>>);

impl Sink for Successors {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.0.push(successor.to_vec());
    }

    fn fault(&mut self, _: Step, _: Fault, successor: Option<&[u8]>) {
        self.0.extend(successor.map(<[u8]>::to_vec));
    }
}
