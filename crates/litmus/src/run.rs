//! Running a test: every final state under a memory model.
//!
//! A plain breadth-first search with parent links, one thread: tests are many
//! and small, so whoever runs them runs several at once. Works on any
//! [`Model`]; the machine only says which states are final.

use crate::cond::{Quantifier, Var};
use crate::test::Test;
use heddle_memmodel::{Instr, Machine, MemModel, Options, State};
use heddle_model::*;
use heddle_span::Diagnostic;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher};

#[derive(Clone, Copy)]
pub struct RunOptions<'a> {
    pub machine: Options,
    /// Give up after this many states.
    pub max_states: usize,
    /// Stop at the first failed assertion.
    pub stop_at_violation: bool,
    /// Asked now and then; give up when it says so.
    pub stop: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Default for RunOptions<'_> {
    fn default() -> Self {
        RunOptions {
            machine: Options::default(),
            max_states: usize::MAX,
            stop_at_violation: false,
            stop: None,
        }
    }
}

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
    fn nothing(test: &Test, machine: &Machine, coverage: Coverage) -> Self {
        LitmusResult {
            model: machine.model.name.clone(),
            quantifier: test.condition.quantifier,
            outcomes: Vec::new(),
            states: 0,
            transitions: 0,
            coverage,
            witness: None,
            violation: None,
            undefined: false,
            folded: false,
        }
    }

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

    pub fn observation(&self) -> &'static str {
        match (self.positive(), self.negative()) {
            (0, _) => "Never",
            (_, 0) => "Always",
            _ => "Sometimes",
        }
    }
}

/// Runs a test under a model.
pub fn run(test: &Test, model: &MemModel, options: &RunOptions) -> LitmusResult {
    let machine = Machine::new(test.program.clone(), model.clone(), options.machine);
    explore(test, &machine, options)
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

/// Runs a test, and where only the window was in the way, tries to do without: if
/// nothing is wrong with runs of pending stores folded (see `fold` in
/// `heddle-memmodel`), nothing is wrong with any number of them.
///
/// The answer is that of the exact search, with the gap taken away if the
/// folded one closed it. Assertions and outcomes: folding shows at least all.
pub fn prove(test: &Test, model: &MemModel, options: &RunOptions) -> LitmusResult {
    let mut exact = run(test, model, options);
    let window = Gap::Window(options.machine.window as u32);
    let only_window = exact.coverage.gaps() == [window];
    if !only_window || exact.violation.is_some() || !Machine::can_fold(model) {
        return exact;
    }
    let machine = Options { fold: true, ..options.machine };
    let folded = run(test, model, &RunOptions { machine, ..*options });
    if folded.complete() && folded.violation.is_none() && folded.outcomes == exact.outcomes {
        exact.coverage = Coverage::full();
        exact.states += folded.states;
        exact.transitions += folded.transitions;
        exact.folded = true;
    }
    exact
}

/// The same, on a machine that the caller made (and can narrate witnesses with).
pub fn explore(test: &Test, machine: &Machine, options: &RunOptions) -> LitmusResult {
    let mut search = Search::new();
    let mut coverage = Coverage::full();
    if let Some(d) = refuses(test, &machine.model) {
        coverage.miss(Gap::Other(d.message));
        return LitmusResult::nothing(test, machine, coverage);
    }
    machine.initial(&mut |bytes| search.add(bytes, None));
    let mut finals: BTreeMap<Vec<i64>, (bool, u32)> = BTreeMap::new();
    let mut worker = machine.worker();
    let mut violation = None;
    let mut transitions = 0;
    let mut undefined = false;
    let mut at = 0;
    let mut bytes = Vec::new();
    while at < search.len() {
        if search.len() > options.max_states
            || at % 4096 == 4095 && options.stop.is_some_and(|s| s())
        {
            coverage.miss(if search.len() > options.max_states {
                Gap::OutOfMemory
            } else {
                Gap::Timeout
            });
            break;
        }
        bytes.clear();
        bytes.extend_from_slice(search.state(at));
        let mut sink = Collect { search: &mut search, from: at as u32, steps: 0, fault: None };
        worker.expand(&bytes, &mut sink);
        let (steps, fault) = (sink.steps, sink.fault);
        transitions += steps;
        if let (Some((step, fault)), None) = (fault, &violation) {
            violation =
                Some((machine.violation(fault), search.trail(at as u32, Some(step), fault)));
        }
        undefined =
            undefined || machine.model.race.is_some() && machine.races(&machine.decode(&bytes));
        if violation.is_some() && options.stop_at_violation {
            coverage.miss(Gap::Other("stopped at the first violation".into()));
            break;
        }
        if steps == 0 {
            let state = machine.decode(&bytes);
            if machine.is_final(&state) {
                note_final(test, machine, &state, at as u32, &mut finals);
            }
        }
        at += 1;
    }
    machine.gaps().into_iter().for_each(|g| coverage.miss(g));
    let wanted = test.condition.quantifier != Quantifier::Forall;
    let fault = Fault { kind: FaultKind::Invariant, site: 0 };
    let witness = finals.values().find(|f| f.0 == wanted).map(|f| search.trail(f.1, None, fault));
    let outcomes = finals.into_iter().map(|(values, (satisfies, _))| Outcome { values, satisfies });
    LitmusResult {
        model: machine.model.name.clone(),
        quantifier: test.condition.quantifier,
        outcomes: outcomes.collect(),
        states: search.len() as u64,
        transitions,
        coverage,
        witness,
        violation,
        undefined,
        folded: false,
    }
}

fn note_final(
    test: &Test,
    machine: &Machine,
    state: &State,
    at: u32,
    finals: &mut BTreeMap<Vec<i64>, (bool, u32)>,
) {
    let get = |v: Var| match v {
        Var::Reg(t, r) => machine.register(state, t, r).expect("nothing is in flight at the end"),
        Var::Loc(l) => machine.memory(state, l),
    };
    if test.condition.filter.as_ref().is_some_and(|f| !f.eval(&get)) {
        return;
    }
    let values: Vec<i64> = test.condition.observed.iter().map(|&v| get(v)).collect();
    let holds = test.condition.prop.eval(&get);
    finals.entry(values).or_insert((holds, at));
}

/// States in the order found, and how each was reached.
struct Search {
    bytes: Vec<u8>,
    ends: Vec<usize>,
    parents: Vec<(u32, Step)>,
    table: hashbrown::HashTable<u32>,
    hasher: rustc_hash::FxBuildHasher,
}

const ROOT: u32 = u32::MAX;

impl Search {
    fn new() -> Self {
        Search {
            bytes: Vec::new(),
            ends: vec![0],
            parents: Vec::new(),
            table: hashbrown::HashTable::new(),
            hasher: rustc_hash::FxBuildHasher,
        }
    }

    fn len(&self) -> usize {
        self.parents.len()
    }

    fn state(&self, i: usize) -> &[u8] {
        &self.bytes[self.ends[i]..self.ends[i + 1]]
    }

    fn add(&mut self, state: &[u8], from: Option<(u32, Step)>) {
        let hash = |s: &[u8]| {
            let mut h = self.hasher.build_hasher();
            h.write(s);
            h.finish()
        };
        let h = hash(state);
        let (bytes, ends) = (&self.bytes, &self.ends);
        let get = |i: u32| &bytes[ends[i as usize]..ends[i as usize + 1]];
        if self.table.find(h, |&i| get(i) == state).is_some() {
            return;
        }
        let id = self.parents.len() as u32;
        self.table.insert_unique(h, id, |&i| hash(get(i)));
        self.bytes.extend_from_slice(state);
        self.ends.push(self.bytes.len());
        let nobody = Step { actor: Actor::NOBODY, edge: 0 };
        self.parents.push(from.unwrap_or((ROOT, nobody)));
    }

    fn trail(&self, end: u32, last: Option<Step>, fault: Fault) -> Trail {
        let mut steps: Vec<Step> = last.into_iter().collect();
        let mut prints = Vec::new();
        let mut at = end;
        loop {
            prints.push(fingerprint(self.state(at as usize)));
            let (parent, step) = self.parents[at as usize];
            if parent == ROOT {
                break;
            }
            steps.push(step);
            at = parent;
        }
        steps.reverse();
        prints.reverse();
        Trail { initial: at, steps, fingerprints: prints, cycle_start: None, fault }
    }
}

/// Adds successors to the search.
struct Collect<'s> {
    search: &'s mut Search,
    from: u32,
    steps: u64,
    fault: Option<(Step, Fault)>,
}

impl Sink for Collect<'_> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.steps += 1;
        self.search.add(successor, Some((self.from, step)));
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.fault = self.fault.or(Some((step, fault)));
        self.steps += 1;
        if let Some(s) = successor {
            self.search.add(s, Some((self.from, step)));
        }
    }
}
