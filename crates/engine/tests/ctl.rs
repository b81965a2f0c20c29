//! CTL by labelling against CTL by definition: on random small graphs, every
//! operator as the fixed point that defines it.

use heddle_engine::{CtlClaim, Judged, Options, Progress, SplitMix, Stop, replay};
use heddle_ltl::Ctl;
use heddle_model::*;

/// A graph whose states are numbers, each with three atoms.
struct Graph {
    edges: Vec<Vec<usize>>,
    atoms: Vec<[bool; 3]>,
}

struct Hands<'m>(&'m Graph);

impl Model for Graph {
    type Worker<'m> = Hands<'m>;

    fn worker(&self) -> Hands<'_> {
        Hands(self)
    }

    fn facts(&self) -> Facts {
        Facts::default()
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[0]);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let to = self.edges[state[0] as usize].get(step.edge as usize)?;
        Some((Vec::new(), Some(vec![*to as u8])))
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

impl Worker for Hands<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        for (edge, &to) in self.0.edges[state[0] as usize].iter().enumerate() {
            sink.step(Step { actor: Actor(0), edge: edge as u32 }, &[to as u8]);
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        self.0.atoms[state[0] as usize][index as usize]
    }
}

/// Where a formula is true: least and greatest fixed points, round by round.
fn naive(g: &Graph, f: &Ctl) -> Vec<bool> {
    let n = g.edges.len();
    let next = |s: usize| if g.edges[s].is_empty() { vec![s] } else { g.edges[s].clone() };
    let some = |x: &[bool], s: usize| next(s).iter().any(|&t| x[t]);
    let all = |x: &[bool], s: usize| next(s).iter().all(|&t| x[t]);
    let fix = |start: bool, step: &dyn Fn(&[bool], usize) -> bool| {
        let mut x = vec![start; n];
        loop {
            let y: Vec<bool> = (0..n).map(|s| step(&x, s)).collect();
            if x == y {
                return x;
            }
            x = y;
        }
    };
    match f {
        Ctl::True => vec![true; n],
        Ctl::Atom(i) => g.atoms.iter().map(|a| a[*i as usize]).collect(),
        Ctl::Not(a) => naive(g, a).into_iter().map(|b| !b).collect(),
        Ctl::And(a, b) => naive(g, a).into_iter().zip(naive(g, b)).map(|(x, y)| x && y).collect(),
        Ctl::Or(a, b) => naive(g, a).into_iter().zip(naive(g, b)).map(|(x, y)| x || y).collect(),
        Ctl::Ex(a) => {
            let a = naive(g, a);
            (0..n).map(|s| some(&a, s)).collect()
        }
        Ctl::Ax(a) => {
            let a = naive(g, a);
            (0..n).map(|s| all(&a, s)).collect()
        }
        Ctl::Ef(a) => {
            let a = naive(g, a);
            fix(false, &|x, s| a[s] || some(x, s))
        }
        Ctl::Af(a) => {
            let a = naive(g, a);
            fix(false, &|x, s| a[s] || all(x, s))
        }
        Ctl::Eg(a) => {
            let a = naive(g, a);
            fix(true, &|x, s| a[s] && some(x, s))
        }
        Ctl::Ag(a) => {
            let a = naive(g, a);
            fix(true, &|x, s| a[s] && all(x, s))
        }
        Ctl::Eu(a, b) => {
            let (a, b) = (naive(g, a), naive(g, b));
            fix(false, &|x, s| b[s] || (a[s] && some(x, s)))
        }
        Ctl::Au(a, b) => {
            let (a, b) = (naive(g, a), naive(g, b));
            fix(false, &|x, s| b[s] || (a[s] && all(x, s)))
        }
    }
}

fn formula(r: &mut SplitMix, depth: usize) -> Ctl {
    if depth == 0 {
        return Ctl::Atom(r.below(3) as u32);
    }
    let mut one = || Box::new(formula(r, depth - 1));
    let (a, b) = (one(), one());
    match r.below(12) {
        0 => Ctl::Not(a),
        1 => Ctl::And(a, b),
        2 => Ctl::Or(a, b),
        3 => Ctl::Ex(a),
        4 => Ctl::Ax(a),
        5 => Ctl::Ef(a),
        6 => Ctl::Af(a),
        7 => Ctl::Eg(a),
        8 => Ctl::Ag(a),
        9 => Ctl::Eu(a, b),
        10 => Ctl::Au(a, b),
        _ => Ctl::Ag(Box::new(Ctl::Ef(a))),
    }
}

#[test]
fn labelling_agrees_with_the_definition_and_its_evidence_replays() {
    let (mut violated, mut shown) = (0, 0);
    for seed in 1..=3000 {
        let mut r = SplitMix(seed);
        let n = 1 + r.below(8);
        let edges = (0..n).map(|_| {
            let mut to: Vec<usize> = (0..r.below(4)).map(|_| r.below(n)).collect();
            to.sort_unstable();
            to.dedup();
            to
        });
        let edges: Vec<Vec<usize>> = edges.collect();
        let atoms = (0..n).map(|_| [0; 3].map(|_| r.below(2) == 0)).collect();
        let g = Graph { edges, atoms };
        let f = formula(&mut r, 1 + (seed % 3) as usize);
        let text = f.text(&|n| format!("p{n}"));
        let atoms = (0..3).map(|n| format!("p{n}")).collect();
        let expected = naive(&g, &f)[0];
        let claim = CtlClaim { formula: f, text: text.clone(), span: None, atoms };
        let judged = Judged::new(&g, claim);
        let (outcome, witness) = judged.check(&Options::default(), &Stop::new(), &Progress::new());
        let found = matches!(outcome.verdict, Verdict::Holds { .. });
        assert_eq!(found, expected, "seed {seed}: {text} on {:?} {:?}", g.edges, g.atoms);
        let trail = match &outcome.verdict {
            Verdict::Violated(t) => Some(t.clone()),
            _ => witness,
        };
        violated += !found as u32;
        if let Some(t) = trail {
            shown += 1;
            replay(&judged, &t).unwrap_or_else(|e| panic!("seed {seed}: {text}: {e}"));
        }
    }
    assert!(violated > 500 && shown > 1000, "{violated} violated, {shown} shown");
}

#[test]
fn limits_end_in_open() {
    let edges = (0..200).map(|i| vec![(i + 1) % 200]).collect();
    let g = Graph { edges, atoms: vec![[false; 3]; 200] };
    let claim = CtlClaim { formula: Ctl::True, text: String::new(), span: None, atoms: vec![] };
    let judged = Judged::new(&g, claim);
    let little = Options { memory_limit: 2_000, ..Options::default() };
    let (outcome, _) = judged.check(&little, &Stop::new(), &Progress::new());
    assert_eq!(outcome.verdict.word(), "open");
    let stop = Stop::new();
    stop.set(heddle_engine::Reason::Timeout);
    let (outcome, _) = judged.check(&Options::default(), &stop, &Progress::new());
    assert_eq!(outcome.verdict.word(), "open");
}
