//! Tests run by a search of the engine, as a session does it.

use heddle_engine::{Options as Engine, Progress, Search, Seen, Stop, reachable};
use heddle_litmus::{Finals, LitmusResult, Searched, Test, refuses};
use heddle_memmodel::{Machine, MemModel, Options};
use heddle_model::{Coverage, Gap, Model, Verdict};

#[derive(Clone, Copy)]
pub struct RunOptions {
    pub machine: Options,
    /// Give up after this many states.
    pub max_states: u64,
    /// Stop at the first failed assertion.
    pub stop_at_violation: bool,
}

impl Default for RunOptions {
    fn default() -> Self {
        let machine = Options::default();
        RunOptions { machine, max_states: u64::MAX, stop_at_violation: false }
    }
}

pub fn run(test: &Test, model: &MemModel, options: &RunOptions) -> LitmusResult {
    let mut program = test.program.clone();
    program.promise = None;
    explore(test, &Machine::new(program, model.clone(), options.machine), options)
}

/// With little memory first, as a session does: to make large tables ready takes longer
/// than to search a small test.
pub fn explore(test: &Test, machine: &Machine, options: &RunOptions) -> LitmusResult {
    let first = attempt(test, machine, options, 1 << 20);
    match first.coverage.gaps().contains(&Gap::OutOfMemory) {
        true => attempt(test, machine, options, Engine::default().memory_limit),
        false => first,
    }
}

fn attempt(
    test: &Test,
    machine: &Machine,
    options: &RunOptions,
    memory_limit: u64,
) -> LitmusResult {
    let finals = Finals::new(test, machine);
    if let Some(why) = refuses(test, &machine.model) {
        let mut coverage = Coverage::full();
        coverage.miss(Gap::Other(why.message));
        let (states, transitions, witness, violation) = (0, 0, None, None);
        return finals.result(Searched { states, transitions, coverage, witness, violation });
    }
    let look = |state: &[u8], n: usize| match finals.look(state, n) {
        true => Seen::Witness,
        false => Seen::Ordinary,
    };
    let engine = Engine {
        search: Search::Bfs,
        keep_going: !options.stop_at_violation,
        shorten: 0,
        memory_limit,
        max_states: (options.max_states < u64::MAX).then_some(options.max_states),
        ..Engine::default()
    };
    let outcome = reachable(machine, &engine, &Stop::new(), &Progress::new(), &look);
    let (coverage, violation) = match outcome.verdict {
        Verdict::Holds { .. } => (Coverage::full(), None),
        Verdict::Open(coverage) => (coverage, None),
        Verdict::Violated(trail) => {
            let mut coverage = Coverage::full();
            machine.gaps().into_iter().for_each(|g| coverage.miss(g));
            if !outcome.is_whole {
                coverage.miss(Gap::Other("stopped at a violation".into()));
            }
            (coverage, Some((machine.violation(trail.fault), trail)))
        }
    };
    let (states, transitions) = (outcome.stats.stored, outcome.stats.transitions);
    let witness = outcome.witness;
    finals.result(Searched { states, transitions, coverage, witness, violation })
}

/// Runs a test, and where only the window was in the way, again with runs of pending stores
/// folded, which show at least all outcomes.
pub fn prove(test: &Test, model: &MemModel, options: &RunOptions) -> LitmusResult {
    let mut exact = run(test, model, options);
    let only_window = exact.coverage.gaps() == [Gap::Window(options.machine.window as u32)];
    if !only_window || exact.violation.is_some() || !Machine::can_fold(model) {
        return exact;
    }
    let machine = Options { fold: true, ..options.machine };
    let folded = run(test, model, &RunOptions { machine, ..*options });
    if folded.complete() && folded.violation.is_none() && folded.outcomes == exact.outcomes {
        exact.coverage = Coverage::full();
        exact.folded = true;
    }
    exact
}
