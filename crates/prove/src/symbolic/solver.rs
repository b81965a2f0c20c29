//! A SAT solver that knows an and-inverter graph: clauses are made for the
//! cones that are asked about (Tseitin 1968), on `batsat`, a MiniSat in Rust.

use super::aig::{Aig, Gate, Lit};
use batsat::{Callbacks, Solver as Batsat, SolverInterface, lbool};
use heddle_engine::{Reason, Stop};

/// Told to stop, or out of its share of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// What a solver may use.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    pub stop: &'a Stop,
    /// Bytes, roughly: clauses and variables are counted, not measured.
    pub memory: u64,
}

/// Bytes that a clause and a variable take, learnt clauses and watches included.
const CLAUSE: u64 = 160;
const VARIABLE: u64 = 120;

struct Ask<'a>(&'a Stop);

impl Callbacks for Ask<'_> {
    fn stop(&self) -> bool {
        self.0.is_set()
    }
}

pub struct Solver<'a> {
    sat: Batsat<Ask<'a>>,
    budget: Budget<'a>,
    /// The variable of each node of the graph, where it has one.
    vars: Vec<Option<batsat::Lit>>,
    yes: batsat::Lit,
}

/// A literal of the solver: a node of the graph, or a switch of its own.
pub type SLit = batsat::Lit;

impl<'a> Solver<'a> {
    pub fn new(aig: &Aig, budget: Budget<'a>) -> Self {
        let mut sat = Batsat::new(Default::default(), Ask(budget.stop));
        let yes = SLit::new(sat.new_var_default(), true);
        sat.add_clause_reuse(&mut vec![yes]);
        Solver { sat, budget, vars: vec![None; aig.len()], yes }
    }

    pub fn fresh(&mut self) -> SLit {
        SLit::new(self.sat.new_var_default(), true)
    }

    pub fn clause(&mut self, lits: impl IntoIterator<Item = SLit>) {
        self.sat.add_clause_reuse(&mut lits.into_iter().collect());
    }

    /// The solver's literal for a literal of the graph, with its cone.
    pub fn lit(&mut self, aig: &Aig, lit: Lit) -> SLit {
        let mut stack = vec![lit.node()];
        while let Some(&node) = stack.last() {
            if self.vars[node].is_some() {
                stack.pop();
                continue;
            }
            let var = match aig.gate(node) {
                Gate::False => !self.yes,
                Gate::Free => self.fresh(),
                Gate::And(a, b) => {
                    let missing = [a, b].map(Lit::node).into_iter();
                    let missing: Vec<usize> = missing.filter(|&n| self.vars[n].is_none()).collect();
                    if !missing.is_empty() {
                        stack.extend(missing);
                        continue;
                    }
                    let (a, b) = (self.known(a), self.known(b));
                    let z = self.fresh();
                    self.clause([!z, a]);
                    self.clause([!z, b]);
                    self.clause([z, !a, !b]);
                    z
                }
            };
            self.vars[node] = Some(var);
            stack.pop();
        }
        self.known(lit)
    }

    fn known(&self, lit: Lit) -> SLit {
        let var = self.vars[lit.node()].expect("its cone was made");
        if lit.is_negated() { !var } else { var }
    }

    /// Forgets which variable stands for which node, to make another copy of
    /// the circuit (the next tick) in the same solver.
    pub fn next_copy(&mut self, aig: &Aig, latches: impl IntoIterator<Item = (Lit, SLit)>) {
        self.vars = vec![None; aig.len()];
        for (latch, value) in latches {
            debug_assert!(!latch.is_negated());
            self.vars[latch.node()] = Some(value);
        }
    }

    /// Whether the clauses can be satisfied with these assumptions.
    pub fn solve(&mut self, assumptions: &[SLit]) -> Result<bool, Stopped> {
        let used = self.sat.num_clauses() * CLAUSE + self.sat.num_vars() as u64 * VARIABLE;
        if used > self.budget.memory {
            self.budget.stop.set(Reason::OutOfMemory);
        }
        if self.budget.stop.is_set() {
            return Err(Stopped);
        }
        match self.sat.solve_limited(assumptions) {
            l if l == lbool::TRUE => Ok(true),
            l if l == lbool::FALSE => Ok(false),
            _ => Err(Stopped),
        }
    }

    /// After a satisfiable query: a literal's value. What the query did not
    /// need may be anything.
    pub fn value(&self, lit: SLit) -> bool {
        self.sat.value_lit(lit) == lbool::TRUE
    }

    /// The value of a node, if it took part.
    pub fn node_value(&self, lit: Lit) -> bool {
        self.vars[lit.node()].is_some_and(|v| self.value(v)) ^ lit.is_negated()
    }

    /// After an unsatisfiable query: whether an assumption was needed.
    pub fn in_core(&self, lit: SLit) -> bool {
        self.sat.unsat_core_contains_var(lit.var())
    }
}
