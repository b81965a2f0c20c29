//! Products over reduced models against products over whole ones.
//!
//! Processes walk small random graphs of their own; some edges wait for or set
//! a shared bit. A process is ample where all its edges are its own business and
//! change no atom; forward if none leads back. So the answer is right by
//! construction, and what is tested is that the wrappers keep it right.

use crate::common::Random;
use heddle_engine::{
    Claim, Fair, NonProgress, Options, Product, Progress, Stop, cycles, naive, replay, safety,
};
use heddle_ltl::Formula;
use heddle_model::{
    Actor, Ample, Blocked, Event, Facts, Fault, Field, Labels, Model, Reduction, Sink, Step,
    Verdict, Violation, Worker,
};

#[derive(Clone, Copy, Debug)]
struct Edge {
    to: u8,
    /// Waits for the shared bit to have this value.
    wait: Option<u8>,
    set: Option<u8>,
}

/// A state is the shared bit and the place of each process.
#[derive(Clone, Debug)]
struct System {
    processes: Vec<Vec<Vec<Edge>>>,
    /// Of each process and place: the atoms true there. The atom of a process
    /// is its number modulo two.
    truths: Vec<Vec<bool>>,
}

const PLACES: u64 = 4;

impl System {
    fn random(random: &mut Random) -> System {
        let mut system = System { processes: Vec::new(), truths: Vec::new() };
        for _ in 0..2 + random.below(2) {
            let place = |random: &mut Random| {
                let n = random.below(4);
                (0..n).map(|_| edge(random)).collect::<Vec<Edge>>()
            };
            system.processes.push((0..PLACES).map(|_| place(random)).collect());
            let quiet = random.below(3) == 0;
            let truth = |random: &mut Random| !quiet && random.below(3) == 0;
            system.truths.push((0..PLACES).map(|_| truth(random)).collect());
        }
        system
    }

    fn edges(&self, state: &[u8], process: usize) -> impl Iterator<Item = Edge> {
        let all = &self.processes[process][state[process + 1] as usize];
        let bit = state[0];
        all.iter().copied().filter(move |e| e.wait.is_none_or(|w| w == bit))
    }
}

fn edge(random: &mut Random) -> Edge {
    let mut bit = |odds: u64| (random.below(odds) == 0).then(|| random.below(2) as u8);
    let (wait, set) = (bit(8), bit(8));
    Edge { to: random.below(PLACES) as u8, wait, set }
}

impl Model for System {
    type Worker<'m> = &'m System;

    fn worker(&self) -> &System {
        self
    }

    fn facts(&self) -> Facts {
        Facts::default()
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&vec![0; self.processes.len() + 1]);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        struct Find(Step, Option<Vec<u8>>);
        impl Sink for Find {
            fn step(&mut self, step: Step, successor: &[u8]) {
                if step == self.0 {
                    self.1 = Some(successor.to_vec());
                }
            }
            fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {}
        }
        let mut find = Find(step, None);
        self.worker().expand(state, &mut find);
        find.1.map(|s| (Vec::new(), Some(s)))
    }

    fn violation(&self, fault: Fault) -> Violation {
        Violation::new(fault.kind, "", None)
    }

    fn fields(&self, _: &[u8]) -> Vec<Field> {
        Vec::new()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }
}

impl Worker for &System {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let mut number = 0;
        for process in 0..self.processes.len() {
            for edge in self.edges(state, process) {
                let mut next = state.to_vec();
                next[0] = edge.set.unwrap_or(state[0]);
                next[process + 1] = edge.to;
                sink.step(Step { actor: Actor(process as u16), edge: number }, &next);
                number += 1;
            }
        }
    }

    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        if self.holds(state, 0) { Labels::PROGRESS } else { Labels::NONE }
    }

    /// Atom `i`: some process of that parity is where its atom is true.
    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        let own = (0..self.processes.len()).filter(|p| p % 2 == index as usize);
        own.fold(false, |all, p| all ^ self.truths[p][state[p + 1] as usize])
    }
}

impl Reduction for &System {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        (0..self.processes.len()).find_map(|process| {
            let place = state[process + 1];
            let edges = &self.processes[process][place as usize];
            let truth = |place: u8| self.truths[process][place as usize];
            let own = |e: &Edge| e.wait.is_none() && e.set.is_none() && truth(e.to) == truth(place);
            let forward = edges.iter().all(|e| e.to > place);
            let actor = Actor(process as u16);
            let answer = Ample { actor, once: false, forward };
            (!edges.is_empty() && edges.iter().all(own)).then_some(answer)
        })
    }
}

fn without_next(random: &mut Random) -> Formula {
    loop {
        let size = 2 + random.below(7);
        let formula = random.formula(size, 2);
        if formula.is_stutter_invariant() {
            return formula;
        }
    }
}

fn is_violated<M: Model>(model: &M, reduced: bool) -> (bool, u64) {
    let outcome = naive::cycles(model, reduced);
    (matches!(outcome.verdict, Verdict::Violated(_)), outcome.stats.stored)
}

#[test]
fn reduction_changes_no_answer() {
    let mut random = Random(606);
    let (mut smaller, mut violated, mut held) = (0, 0, 0);
    for _ in 0..6000 {
        let system = System::random(&mut random);
        let formula = without_next(&mut random);
        let product = Product::new(&system, Claim::against("f", &formula).expect("small"));
        let ((whole, n_whole), (reduced, n_reduced)) =
            (is_violated(&product, false), is_violated(&product, true));
        assert_eq!(whole, reduced, "{formula} {system:?}");
        assert!(n_reduced <= n_whole);
        smaller += u32::from(n_reduced < n_whole);
        violated += u32::from(whole);
        held += u32::from(!whole);
    }
    assert!(smaller > 300 && violated > 500 && held > 500, "{smaller} {violated} {held}");
}

#[test]
fn nor_does_it_for_progress() {
    let mut random = Random(607);
    let (mut smaller, mut found) = (0, 0);
    for _ in 0..6000 {
        let system = System::random(&mut random);
        let wrapped = NonProgress::new(&system).progress_is_visible();
        let ((whole, n_whole), (reduced, n_reduced)) =
            (is_violated(&wrapped, false), is_violated(&wrapped, true));
        assert_eq!(whole, reduced, "{system:?}");
        smaller += u32::from(n_reduced < n_whole);
        found += u32::from(whole);
    }
    assert!(smaller > 500 && found > 500, "{smaller} {found}");
}

#[test]
fn a_formula_that_counts_steps_switches_it_off() {
    let system = System::random(&mut Random(1));
    let next = Formula::Next(Box::new(Formula::Atom(0)));
    let product = Product::new(&system, Claim::against("f", &next).expect("small"));
    assert!(product.facts().reduction.is_some());
    let mut worker = product.worker();
    for state in naive::Graph::of(&product, false).states {
        assert_eq!(worker.ample(&state), None);
    }
}

/// The searches that people use, one worker and many, reduced and not, give
/// the naive answer, and their trails replay.
#[test]
fn every_search_agrees() {
    let mut random = Random(608);
    for round in 0..400 {
        let system = System::random(&mut random);
        let formula = without_next(&mut random);
        let product = Product::new(&system, Claim::against("f", &formula).expect("small"));
        let note = format!("{formula} {system:?}");
        let whole = is_violated(&product, false).0;
        let fair = Fair::new(&product);
        let whole_fair = is_violated(&fair, false).0;
        assert!(whole || !whole_fair);
        for workers in [1, 3] {
            for reduction in [false, true] {
                let options = Options { workers, reduction, seed: round, ..Options::default() };
                search(&product, &options, whole, &note);
                search(&fair, &options, whole_fair, &note);
                if product.is_safety() {
                    let outcome = safety(&product, &options, &Stop::new(), &Progress::default());
                    assert_eq!(outcome.verdict.word() == "violated", whole, "{note}");
                }
            }
        }
    }
}

fn search<M: Model>(model: &M, options: &Options, violated: bool, note: &str) {
    for faults in [true, false] {
        let options = Options { faults, ..options.clone() };
        let outcome = cycles(model, &options, &Stop::new(), &Progress::default());
        assert_eq!(outcome.verdict.word() == "violated", violated, "{options:?} {note}");
        if let Verdict::Violated(trail) = &outcome.verdict {
            assert!(replay(model, trail).is_ok(), "{options:?} {note}");
        }
    }
}
