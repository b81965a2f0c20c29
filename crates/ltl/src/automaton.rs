//! Büchi automata with accepting states and guards on edges.

use crate::Formula;
use crate::degeneralise::degeneralise;
use crate::guard::Guard;
use crate::normal::Arena;
use crate::reduce::reduce;
use crate::tableau::{TooLarge, tableau};

/// A Büchi automaton: it accepts a word if some run over it visits accepting
/// states infinitely often. State 0 is initial. States are numbered, and edges
/// sorted, in a way that depends on the formula alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// At least one.
    pub states: Vec<State>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub accepting: bool,
    /// At most one for each target, by target.
    pub edges: Vec<Edge>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    pub guard: Guard,
    pub target: u32,
}

impl Automaton {
    /// An automaton for exactly the words of a formula. To check a program,
    /// give it the negation ([`Automaton::violating`]).
    pub fn new(formula: &Formula) -> Result<Automaton, TooLarge> {
        Self::of(formula, true)
    }

    /// An automaton for exactly the words that violate a formula.
    pub fn violating(formula: &Formula) -> Result<Automaton, TooLarge> {
        Self::of(formula, false)
    }

    fn of(formula: &Formula, positive: bool) -> Result<Automaton, TooLarge> {
        if formula.atom_count() > 64 {
            return Err(TooLarge);
        }
        let mut arena = Arena::new();
        let root = arena.build(formula, positive);
        let graph = tableau(&arena, root)?;
        let candidates = [0, graph.marks].map(|between| {
            let mut graph = graph.clone();
            reduce(&mut graph);
            graph.normalise_marks(between);
            reduce(&mut graph);
            degeneralise(&graph)
        });
        let size = |a: &Automaton| {
            let edges: usize = a.states.iter().map(|s| s.edges.len()).sum();
            let cubes: usize =
                a.states.iter().flat_map(|s| &s.edges).map(|e| e.guard.cubes.len()).sum();
            (a.states.len(), edges, cubes)
        };
        let best = candidates.into_iter().min_by_key(size);
        Ok(best.expect("two candidates"))
    }

    /// Whether a run that comes here is accepted whatever follows: an accepting
    /// state that can always stay.
    pub fn is_universal(&self, state: u32) -> bool {
        let own = &self.states[state as usize];
        own.accepting && own.edges.iter().any(|e| e.target == state && e.guard.is_true())
    }

    /// Whether acceptance is only by reaching a universal state: the formula's
    /// negation is a safety property, and a search for reachable states decides.
    pub fn is_terminal(&self) -> bool {
        (0..self.states.len() as u32).all(|q| {
            !self.states[q as usize].accepting || self.is_universal(q) || !self.on_cycle(q)
        })
    }

    /// Whether no cycle through a state has an accepting one.
    pub fn is_passing(&self, state: u32) -> bool {
        let after = self.reach(state);
        let accepts = |q: &u32| self.states[*q as usize].accepting && after[*q as usize];
        let back = |q: u32| self.reach(q)[state as usize];
        !(0..self.states.len() as u32).filter(accepts).any(back)
    }

    /// Whether no cycle has both accepting and other states.
    pub fn is_weak(&self) -> bool {
        let n = self.states.len();
        let reach: Vec<Vec<bool>> = (0..n as u32).map(|q| self.reach(q)).collect();
        let mixed = |q: usize, r: usize| self.states[q].accepting != self.states[r].accepting;
        !(0..n).any(|q| (0..q).any(|r| mixed(q, r) && reach[q][r] && reach[r][q]))
    }

    /// Whether the language is empty.
    pub fn is_empty(&self) -> bool {
        let reached = self.reach(0);
        !(0..self.states.len() as u32).any(|q| {
            (q == 0 || reached[q as usize]) && self.states[q as usize].accepting && self.on_cycle(q)
        })
    }

    /// The atoms that occur in guards.
    pub fn atoms(&self) -> u64 {
        let edges = self.states.iter().flat_map(|s| &s.edges);
        edges.fold(0, |all, e| all | e.guard.atoms())
    }

    fn on_cycle(&self, state: u32) -> bool {
        self.reach(state)[state as usize]
    }

    /// The states that one or more edges lead to.
    fn reach(&self, from: u32) -> Vec<bool> {
        let mut seen = vec![false; self.states.len()];
        let mut todo = vec![from];
        while let Some(q) = todo.pop() {
            for edge in &self.states[q as usize].edges {
                if !std::mem::replace(&mut seen[edge.target as usize], true) {
                    todo.push(edge.target);
                }
            }
        }
        seen
    }
}
