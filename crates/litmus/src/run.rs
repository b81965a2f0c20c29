//! The outcomes of a test under a memory model: which of a search's states are final, what
//! is observed in them, and what that says of the test's condition.
//!
//! Not here: the search. [`Finals`] looks on while somebody explores a [`Machine`].

use crate::cond::{Quantifier, Var};
use crate::test::Test;
use heddle_memmodel::{Instr, Machine, MemModel};
use heddle_model::{Coverage, Trail, Violation};
use heddle_span::Diagnostic;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// One final state, by the variables that the test observes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub values: Vec<i64>,
    /// Whether the condition's proposition holds in it.
    pub satisfies: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Allowed,
    Forbidden,
    Required,
    /// Nothing found, but not everything was searched.
    Open,
}

impl Answer {
    pub fn word(self) -> &'static str {
        match self {
            Answer::Allowed => "allowed",
            Answer::Forbidden => "forbidden",
            Answer::Required => "required",
            Answer::Open => "open",
        }
    }
}

#[derive(Clone, Debug)]
pub struct LitmusResult {
    pub model: String,
    pub quantifier: Quantifier,
    /// Sorted by value.
    pub outcomes: Vec<Outcome>,
    pub states: u64,
    pub transitions: u64,
    pub coverage: Coverage,
    /// A run to a state that satisfies the proposition (for `forall`: that does not).
    pub witness: Option<Trail>,
    /// A failed assertion of the program, and the run to it.
    pub violation: Option<(Violation, Trail)>,
    /// The program has a data race under this model: anything goes.
    pub undefined: bool,
    /// It is complete because runs of pending stores were folded.
    pub folded: bool,
}

impl LitmusResult {
    pub fn positive(&self) -> usize {
        self.outcomes.iter().filter(|o| o.satisfies).count()
    }

    pub fn negative(&self) -> usize {
        self.outcomes.len() - self.positive()
    }

    pub fn complete(&self) -> bool {
        self.coverage.is_full()
    }

    /// What the model says about the proposition.
    pub fn answer(&self) -> Answer {
        let (pos, neg) = (self.positive(), self.negative());
        match self.quantifier {
            Quantifier::Forall if neg > 0 => Answer::Allowed,
            Quantifier::Forall if self.complete() => Answer::Required,
            Quantifier::Forall => Answer::Open,
            _ if pos > 0 => Answer::Allowed,
            _ if self.complete() => Answer::Forbidden,
            _ => Answer::Open,
        }
    }

    /// herd's `Ok` and `No`: whether the quantified condition holds.
    pub fn ok(&self) -> bool {
        match self.quantifier {
            Quantifier::Exists => self.positive() > 0,
            Quantifier::NotExists => self.positive() == 0,
            Quantifier::Forall => self.negative() == 0,
        }
    }

    /// Whether the test promises something of its final states that is not so: a question
    /// (`exists`) promises nothing. So does an assertion that fails.
    pub fn breaks_promise(&self) -> bool {
        self.violation.is_some() || self.quantifier != Quantifier::Exists && !self.ok()
    }

    pub fn observation(&self) -> &'static str {
        match (self.positive(), self.negative()) {
            (0, _) => "Never",
            (_, 0) => "Always",
            _ => "Sometimes",
        }
    }
}

/// Why a program cannot be run under a model: an atomic block is one step over
/// several locations, and only models that keep loads in order and have one memory
/// say what that means.
pub fn refuses(test: &Test, model: &MemModel) -> Option<Diagnostic> {
    if Machine::can_fold(model) {
        return None;
    }
    let codes = test.program.threads.iter().map(|t| &t.code);
    let mut places = codes.flat_map(|c| c.instrs.iter().zip(&c.places));
    let (_, (span, _)) = places.find(|(i, _)| matches!(i, Instr::Atomic { .. }))?;
    let text = format!("atomic blocks under `{}`, which does not keep loads in order", model.name);
    Some(Diagnostic::unsupported(*span, text))
}

/// Collects the final states of a test while its machine is explored. Several workers may
/// show states at the same time.
pub struct Finals<'a> {
    test: &'a Test,
    machine: &'a Machine,
    /// By what is observed: whether the proposition holds.
    found: Mutex<BTreeMap<Vec<i64>, bool>>,
    undefined: AtomicBool,
}

impl<'a> Finals<'a> {
    pub fn new(test: &'a Test, machine: &'a Machine) -> Self {
        let (found, undefined) = (Mutex::default(), AtomicBool::new(false));
        Finals { test, machine, found, undefined }
    }

    /// Takes a state with this many steps in. Answers whether the way to it is of interest:
    /// it is final, and satisfies the proposition (for `forall`: does not).
    pub fn look(&self, state: &[u8], n_steps: usize) -> bool {
        let races = self.machine.model.race.is_some();
        if n_steps > 0 && !races {
            return false;
        }
        let s = self.machine.decode(state);
        if races && !self.undefined.load(Ordering::Relaxed) && self.machine.races(&s) {
            self.undefined.store(true, Ordering::Relaxed);
        }
        let ends = n_steps == 0 && self.machine.is_final(&s);
        let condition = &self.test.condition;
        let get = |v: Var| self.machine.value(&s, v);
        if !ends || condition.filter.as_ref().is_some_and(|f| !f.eval(&get)) {
            return false;
        }
        let values: Vec<i64> = condition.observed.iter().map(|&v| get(v)).collect();
        let holds = condition.prop.eval(&get);
        let mut found = self.found.lock().unwrap_or_else(|e| e.into_inner());
        found.insert(values, holds);
        holds == (condition.quantifier != Quantifier::Forall)
    }

    /// What was found, told with what the search says of itself.
    pub fn result(self, search: Searched) -> LitmusResult {
        let found = self.found.into_inner().unwrap_or_else(|e| e.into_inner());
        let outcomes = found.into_iter().map(|(values, satisfies)| Outcome { values, satisfies });
        LitmusResult {
            model: self.machine.model.name.clone(),
            quantifier: self.test.condition.quantifier,
            outcomes: outcomes.collect(),
            undefined: self.undefined.into_inner(),
            folded: false,
            states: search.states,
            transitions: search.transitions,
            coverage: search.coverage,
            witness: search.witness,
            violation: search.violation,
        }
    }
}

/// What a search tells of itself.
pub struct Searched {
    pub states: u64,
    pub transitions: u64,
    pub coverage: Coverage,
    /// The way to a final state of interest.
    pub witness: Option<Trail>,
    /// A failed assertion of the program, and the run to it.
    pub violation: Option<(Violation, Trail)>,
}
