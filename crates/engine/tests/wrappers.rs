//! The wrappers on small random graphs, against oracles that share nothing with
//! them: formulas evaluated by definition on enumerated runs, fair cycles by
//! strongly connected components, context bounds by counting switches.

use crate::common::{Lasso, Random};
use heddle_engine::{Claim, Fair, NonProgress, Product, Switches, naive, replay};
use heddle_ltl::Formula;
use heddle_model::{
    Actor, Actors, Ample, Blocked, Event, Facts, Fault, FaultKind, Field, Labels, Model, Reduction,
    Sink, Step, Trail, Verdict, Violation, Worker,
};
use std::collections::BTreeSet;

/// A graph whose states are bytes, with actors on edges and labels on states.
#[derive(Clone, Debug, Default)]
struct Graph {
    edges: Vec<Vec<(Actor, u8)>>,
    labels: Vec<Labels>,
    truths: Vec<u64>,
    max_actors: Option<u16>,
}

impl Graph {
    fn random(random: &mut Random, n: u64, actors: u64, degree: u64, acyclic: bool) -> Graph {
        let mut graph = Graph::default();
        for i in 0..n {
            let mut edges = Vec::new();
            for _ in 0..random.below(degree + 1) {
                let actor = random.below(actors + 1);
                let actor = if actor == actors { u16::MAX } else { actor as u16 };
                let to = if acyclic { i + 1 + random.below(3) } else { random.below(n) };
                if to < n {
                    edges.push((Actor(actor), to as u8));
                }
            }
            graph.edges.push(edges);
            graph.labels.push(Labels(random.below(4) as u8));
            graph.truths.push(random.below(4));
        }
        graph.max_actors = (random.below(2) == 0).then_some(actors as u16);
        graph
    }

    /// Where a run goes next, stuttering where it ends.
    fn next(&self, state: u8) -> Vec<u8> {
        let next: Vec<u8> = self.edges[state as usize].iter().map(|e| e.1).collect();
        if next.is_empty() { vec![state] } else { next }
    }

    fn word(&self, states: &[u8], back: usize) -> Lasso {
        Lasso { letters: states.iter().map(|&s| self.truths[s as usize]).collect(), back }
    }

    /// Every lasso that visits at most `len` positions, until one breaks the
    /// formula.
    fn lasso_against(&self, formula: &Formula, len: usize) -> Option<Vec<u8>> {
        let mut todo = vec![vec![0u8]];
        while let Some(path) = todo.pop() {
            for next in self.next(*path.last().expect("not empty")) {
                for back in (0..path.len()).filter(|&i| path[i] == next) {
                    if !self.word(&path, back).truth(formula)[0] {
                        return Some(path);
                    }
                }
                if path.len() < len {
                    todo.push([path.as_slice(), &[next]].concat());
                }
            }
        }
        None
    }

    /// Whether some lasso of at most `len` positions violates the formula and
    /// gives each actor a turn.
    fn has_fair_lasso_against(&self, formula: &Formula, actors: u16, len: usize) -> bool {
        let mut todo: Vec<(Vec<u8>, Vec<Actor>)> = vec![(vec![0], Vec::new())];
        while let Some((path, movers)) = todo.pop() {
            let at = path[path.len() - 1];
            let mut edges = self.edges[at as usize].clone();
            if edges.is_empty() {
                edges.push((Actor::NOBODY, at));
            }
            for (actor, next) in edges {
                let movers = [movers.as_slice(), &[actor]].concat();
                for back in (0..path.len()).filter(|&i| path[i] == next) {
                    let turn = |a: u16| {
                        let disabled = |&s: &u8| !self.is_enabled(s as usize, a);
                        movers[back..].contains(&Actor(a)) || path[back..].iter().any(disabled)
                    };
                    let fair = (0..actors).all(turn);
                    if fair && !self.word(&path, back).truth(formula)[0] {
                        return true;
                    }
                }
                if path.len() < len {
                    todo.push(([path.as_slice(), &[next]].concat(), movers));
                }
            }
        }
        false
    }

    fn reachable(&self) -> Vec<bool> {
        let mut seen = vec![false; self.edges.len()];
        let mut todo = vec![0];
        seen[0] = true;
        while let Some(s) = todo.pop() {
            for &(_, t) in &self.edges[s] {
                if !std::mem::replace(&mut seen[t as usize], true) {
                    todo.push(t as usize);
                }
            }
        }
        seen
    }

    /// `paths[s][t]`: one or more edges lead from s to t through states that
    /// `allowed` lets pass (both ends included).
    fn paths(&self, allowed: &dyn Fn(usize) -> bool) -> Vec<Vec<bool>> {
        let n = self.edges.len();
        let mut paths = vec![vec![false; n]; n];
        for (s, row) in paths.iter_mut().enumerate() {
            for &(_, t) in &self.edges[s] {
                row[t as usize] = allowed(s) && allowed(t as usize);
            }
        }
        for k in 0..n {
            for i in 0..n {
                for j in 0..n {
                    paths[i][j] |= paths[i][k] && paths[k][j];
                }
            }
        }
        paths
    }

    fn is_enabled(&self, state: usize, actor: u16) -> bool {
        self.edges[state].iter().any(|e| e.0 == Actor(actor))
    }
}

impl Model for Graph {
    type Worker<'m> = &'m Graph;

    fn worker(&self) -> &Graph {
        self
    }

    fn facts(&self) -> Facts {
        Facts { max_actors: self.max_actors, state_bytes: 1, ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[0]);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let &(actor, to) = self.edges[state[0] as usize].get(step.edge as usize)?;
        (actor == step.actor).then(|| (Vec::new(), Some(vec![to])))
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

impl Worker for &Graph {
    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        for (edge, &(actor, to)) in (0..).zip(&self.edges[state[0] as usize]) {
            sink.step(Step { actor, edge }, &[to]);
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        Some(Fault { kind: FaultKind::Deadlock, site: 0 })
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        self.labels[state[0] as usize]
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        self.truths[state[0] as usize] >> index & 1 == 1
    }
}

impl Reduction for &Graph {
    fn ample(&mut self, _: &[u8]) -> Option<Ample> {
        None
    }
}

fn trail(outcome: heddle_engine::Outcome) -> Option<Trail> {
    match outcome.verdict {
        Verdict::Violated(trail) => Some(trail),
        Verdict::Holds { .. } => None,
        Verdict::Open(_) => panic!("nothing was left out"),
    }
}

/// The states of a trail, after it has been replayed.
fn states_of<M: Model>(model: &M, trail: &Trail) -> Vec<Vec<u8>> {
    replay(model, trail).expect("a trail replays").states
}

/// Extends a finite run to a lasso, anyhow.
fn close(graph: &Graph, mut run: Vec<u8>, random: &mut Random) -> Lasso {
    let start = run.len() - 1;
    loop {
        let next = graph.next(*run.last().expect("not empty"));
        let next = next[random.below(next.len() as u64) as usize];
        if let Some(back) = (start..run.len()).find(|&i| run[i] == next) {
            return graph.word(&run, back);
        }
        run.push(next);
    }
}

/// Words of runs that a trail of the product says violate: its lasso, or, once
/// the automaton accepts whatever follows, a few continuations.
fn words_of(
    graph: &Graph,
    product: &Product<&Graph>,
    trail: &Trail,
    random: &mut Random,
) -> Vec<Lasso> {
    let states = states_of(product, trail);
    let universal = |s: &Vec<u8>| product.claim().automaton.is_universal(u32::from(s[0]));
    // The move into a universal state is the automaton's alone.
    let end = states.iter().position(universal).unwrap_or(states.len()).max(1);
    let mut run: Vec<u8> = states[..end].iter().map(|s| s[1]).collect();
    match trail.cycle_start {
        Some(back) if end == states.len() => {
            run.pop();
            vec![graph.word(&run, back as usize)]
        }
        _ => (0..5).map(|_| close(graph, run.clone(), random)).collect(),
    }
}

#[test]
fn products_find_exactly_the_runs_that_violate() {
    let mut random = Random(31);
    let (mut violated, mut held, mut safety) = (0, 0, 0);
    for _ in 0..2000 {
        let n = 2 + random.below(4);
        let graph = Graph::random(&mut random, n, 2, 2, false);
        let size = 1 + random.below(7);
        let formula = random.formula(size, 2);
        let product = Product::new(&graph, Claim::against("f", &formula).expect("small"));
        let cycle = trail(naive::cycles(&product, false));
        let fault = trail(naive::safety(&product, false));
        for trail in cycle.iter().chain(&fault) {
            for word in words_of(&graph, &product, trail, &mut random) {
                assert!(!word.truth(&formula)[0], "{formula} holds on {word:?} of {graph:?}");
            }
        }
        if cycle.is_none() {
            let lasso = graph.lasso_against(&formula, 6);
            assert_eq!(lasso, None, "missed: {formula} {graph:?}");
        }
        // Whoever looks at cycles alone finds what is told as a fault, and
        // faults are all that a safety formula needs.
        assert!(fault.is_none() || cycle.is_some(), "{formula} {graph:?}");
        assert!(fault.as_ref().is_none_or(|t| t.fault.kind == FaultKind::ClaimViolated));
        assert!(!product.is_safety() || fault.is_some() == cycle.is_some(), "{formula} {graph:?}");
        violated += u32::from(cycle.is_some());
        held += u32::from(cycle.is_none());
        safety += u32::from(fault.is_some());
    }
    assert!(violated > 300 && held > 300 && safety > 100, "{violated} {held} {safety}");
}

#[test]
fn fair_cycles_are_those_in_which_everybody_has_a_turn() {
    let mut random = Random(77);
    let (mut found, mut unfair) = (0, 0);
    for _ in 0..4000 {
        let (n, actors) = (2 + random.below(6), 1 + random.below(4));
        let graph = Graph::random(&mut random, n, actors, 3, false);
        let reachable = graph.reachable();
        let paths = graph.paths(&|_| true);
        let is_fair = |s: usize| {
            let same = |t: usize| t == s || (paths[s][t] && paths[t][s]);
            let members: Vec<usize> = (0..graph.edges.len()).filter(|&t| same(t)).collect();
            let accepting = members.iter().any(|&t| graph.labels[t].has(Labels::ACCEPT));
            let turn = |actor: u16| {
                members.iter().any(|&t| {
                    let moves = |e: &(Actor, u8)| e.0 == Actor(actor) && same(e.1 as usize);
                    !graph.is_enabled(t, actor) || graph.edges[t].iter().any(moves)
                })
            };
            paths[s][s] && accepting && (0..actors as u16).all(turn)
        };
        let oracle = (0..graph.edges.len()).any(|s| reachable[s] && is_fair(s));
        let fair = Fair::new(&graph);
        let cycle = trail(naive::cycles(&fair, false));
        assert_eq!(cycle.is_some(), oracle, "{graph:?}");
        let any = trail(naive::cycles(&graph, false)).is_some();
        assert!(any || !oracle);
        unfair += u32::from(any && !oracle);
        let Some(trail) = cycle else { continue };
        found += 1;
        check_fair_lasso(&graph, &fair, &trail, actors as u16);
    }
    assert!(found > 500 && unfair > 100, "{found} {unfair}");
}

/// On the cycle of the trail itself: an accepting state, and a turn for all.
fn check_fair_lasso(graph: &Graph, fair: &Fair<&Graph>, trail: &Trail, actors: u16) {
    let states = states_of(fair, trail);
    let start = trail.cycle_start.expect("a cycle") as usize;
    let inner: Vec<usize> =
        states[start..states.len() - 1].iter().map(|s| s[s.len() - 1] as usize).collect();
    assert!(inner.iter().any(|&s| graph.labels[s].has(Labels::ACCEPT)));
    for actor in 0..actors {
        let moved = trail.steps[start..].iter().any(|s| s.actor == Actor(actor));
        let disabled = inner.iter().any(|&s| !graph.is_enabled(s, actor));
        assert!(moved || disabled, "actor {actor} starves: {graph:?} {trail:?}");
    }
}

#[test]
fn fairness_composes_with_formulas() {
    let mut random = Random(123);
    let mut found = 0;
    for _ in 0..1000 {
        let n = 2 + random.below(4);
        let graph = Graph::random(&mut random, n, 2, 2, false);
        let size = 2 + random.below(5);
        let formula = random.formula(size, 2);
        let fair = Fair::new(Product::new(&graph, Claim::against("f", &formula).expect("small")));
        let Some(trail) = trail(naive::cycles(&fair, false)) else {
            assert!(!graph.has_fair_lasso_against(&formula, 2, 6), "missed: {formula} {graph:?}");
            continue;
        };
        found += 1;
        let states = states_of(&fair, &trail);
        let width = states[0].len() - 2;
        let start = trail.cycle_start.expect("a cycle") as usize;
        let q = |s: &Vec<u8>| u32::from(s[width]);
        if states
            .iter()
            .any(|s| heddle_model::Wrapper::inner(&fair).claim().automaton.is_universal(q(s)))
        {
            continue;
        }
        let run: Vec<u8> = states[..states.len() - 1].iter().map(|s| s[width + 1]).collect();
        assert!(!graph.word(&run, start).truth(&formula)[0], "{formula} {graph:?}");
        for actor in 0..2 {
            let moved = trail.steps[start..].iter().any(|s| s.actor == Actor(actor));
            let disabled = run[start..].iter().any(|&s| !graph.is_enabled(s as usize, actor));
            assert!(moved || disabled, "{formula} {graph:?}");
        }
    }
    assert!(found > 100, "{found}");
}

#[test]
fn non_progress_cycles_are_cycles_of_states_without_progress() {
    let mut random = Random(5);
    let mut found = 0;
    for _ in 0..4000 {
        let n = 2 + random.below(7);
        let graph = Graph::random(&mut random, n, 2, 2, false);
        let still = |s: usize| !graph.labels[s].has(Labels::PROGRESS);
        let (reachable, paths) = (graph.reachable(), graph.paths(&still));
        let oracle = (0..graph.edges.len()).any(|s| reachable[s] && paths[s][s]);
        let wrapped = NonProgress::new(&graph);
        let cycle = trail(naive::cycles(&wrapped, false));
        assert_eq!(cycle.is_some(), oracle, "{graph:?}");
        if let Some(trail) = cycle {
            found += 1;
            let states = states_of(&wrapped, &trail);
            let start = trail.cycle_start.expect("a cycle") as usize;
            assert!(states[start..].iter().all(|s| still(s[1] as usize)));
            assert_eq!(wrapped.violation(trail.fault).kind, FaultKind::NonProgress);
        }
    }
    assert!(found > 500, "{found}");
}

#[test]
fn a_context_bound_allows_exactly_the_runs_within_it() {
    let mut random = Random(8);
    let (mut cut, mut whole) = (0, 0);
    for _ in 0..3000 {
        let (n, bound) = (4 + random.below(6), random.below(3) as u16);
        let graph = Graph::random(&mut random, n, 3, 4, true);
        let (expected, longer) = runs_within(&graph, bound);
        let wrapped = Switches::new(&graph, bound);
        let explored = naive::Graph::of(&wrapped, false);
        let states: BTreeSet<u8> = explored.states.iter().map(|s| s[s.len() - 1]).collect();
        assert_eq!(states, expected, "{bound} {graph:?}");
        assert_eq!(!wrapped.gaps().is_empty(), longer, "{bound} {graph:?}");
        // What is stuck is what ends in the model, never a cut.
        let ends = explored.ends.iter().map(|(at, _)| explored.states[*at].last().copied());
        assert!(ends.flatten().all(|s| graph.edges[s as usize].is_empty()));
        cut += u32::from(longer);
        whole += u32::from(!longer);
    }
    assert!(cut > 300 && whole > 300, "{cut} {whole}");
}

/// By every run of an acyclic graph: the states on runs with at most `bound`
/// preemptive switches, and whether there is a run with more.
fn runs_within(graph: &Graph, bound: u16) -> (BTreeSet<u8>, bool) {
    let mut seen = BTreeSet::new();
    let mut longer = false;
    let mut todo: Vec<Vec<(Actor, u8)>> = vec![Vec::new()];
    while let Some(run) = todo.pop() {
        let switches = preemptions(graph, &run);
        if switches > bound {
            longer = true;
            continue;
        }
        let at = run.last().map_or(0, |e| e.1);
        seen.insert(at);
        todo.extend(graph.edges[at as usize].iter().map(|&e| [run.as_slice(), &[e]].concat()));
    }
    (seen, longer)
}

/// Counts, over the whole run, the moves of an actor other than the one that
/// moved before, where that one could have moved.
fn preemptions(graph: &Graph, run: &[(Actor, u8)]) -> u16 {
    let mut count = 0;
    for (i, &(actor, _)) in run.iter().enumerate() {
        let before = run[..i].iter().rev().map(|e| e.0).find(|&a| a != Actor::NOBODY);
        let from = if i == 0 { 0 } else { run[i - 1].1 as usize };
        if let Some(last) = before.filter(|&last| actor != Actor::NOBODY && last != actor) {
            count += u16::from(graph.is_enabled(from, last.0));
        }
    }
    count
}

#[test]
fn steps_mean_the_same_however_they_are_asked_for() {
    let mut random = Random(2024);
    for _ in 0..400 {
        let n = 2 + random.below(5);
        let graph = Graph::random(&mut random, n, 3, 3, false);
        let size = 2 + random.below(6);
        let formula = random.formula(size, 2);
        let product = Product::new(&graph, Claim::against("f", &formula).expect("small"));
        check_steps(&product, true);
        check_steps(&NonProgress::new(&graph), true);
        check_steps(&Fair::new(&product), true);
        check_steps(&Switches::new(&graph, 1), false);
        check_steps(&Product::new(Switches::new(&graph, 1), product.claim().clone()), false);
    }
}

/// In every state: edges are numbered in order (densely, unless a bound cuts
/// some), one actor's steps are those of all, and narration agrees.
fn check_steps<M: Model>(model: &M, dense: bool) {
    let mut worker = model.worker();
    for state in naive::Graph::of(model, false).states {
        let mut all = Steps::default();
        worker.expand(&state, &mut all);
        for (i, (step, successor)) in all.0.iter().enumerate() {
            assert!(if dense { step.edge as usize == i } else { true }, "{:?}", all.0);
            let told = model.narrate(&state, *step).expect("an enabled step").1;
            assert_eq!(told.as_ref(), successor.as_ref());
        }
        let edges: BTreeSet<u32> = all.0.iter().map(|s| s.0.edge).collect();
        assert_eq!(edges.len(), all.0.len(), "an edge names one step");
        let mut enabled = Actors::default();
        worker.enabled(&state, &mut enabled);
        for actor in (0..3).map(Actor) {
            let mut some = Steps::default();
            let own: Vec<_> = all.0.iter().filter(|s| s.0.actor == actor).cloned().collect();
            heddle_model::expand_actor(&mut worker, &state, actor, &mut some);
            some.0.retain(|s| s.0.actor == actor);
            assert_eq!(some.0, own);
            assert!(own.is_empty() || enabled.contains(actor));
        }
        assert!(model.narrate(&state, Step { actor: Actor(9), edge: 0 }).is_none());
    }
}

#[derive(Default)]
struct Steps(Vec<(Step, Option<Vec<u8>>)>);

impl Sink for Steps {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, Some(successor.to_vec())));
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        self.0.push((step, successor.map(<[u8]>::to_vec)));
    }
}
