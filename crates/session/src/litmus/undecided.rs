//! Tests that a built-in model's machine leaves open, decided by the model's axioms.
//!
//! A machine has limits that axioms have not: instructions in flight, and for `rc11`
//! sequentially consistent accesses beside weaker ones, whose runs it does not all make. The
//! axioms of each built-in model stand in `crates/cat/models`, and both forms are compared
//! test by test (`twins.rs`), so where the machine ends with `open` the executions that the
//! axioms allow are enumerated instead: all of them, or the answer stays open.
//!
//! Not where the user says how the machine is to go (`--window`, `--no-stages`): who asks for
//! that wants the machine's answer. Not for time or memory that ran out, either.

use crate::Limits;
use crate::litmus::axiom_tests::Read;
use crate::litmus::axioms::{stop, twin};
use crate::litmus::{Answer, LitmusOptions, Witness, witnessed};
use heddle_litmus::Test;
use heddle_memmodel::MemModel;
use heddle_model::Gap;
use heddle_span::SourceMap;
use std::cell::Cell;
use std::time::Instant;

/// Candidates of executions that are looked at before the answer stays open: some seconds.
/// A test whose executions are more is told with what the machine found.
const MOST_CANDIDATES: u64 = 300_000;

/// Whether nothing is missing but what axioms do not need.
pub(super) fn lacks_what_axioms_have(gaps: &[Gap]) -> bool {
    !gaps.is_empty() && gaps.iter().all(|g| matches!(g, Gap::Window(_) | Gap::Other(_)))
}

/// True once as many candidates were looked at as are worth it, or when the other says so.
pub(super) fn bounded(ended: impl Fn() -> bool) -> impl Fn() -> bool {
    let left = Cell::new(MOST_CANDIDATES);
    move || {
        left.set(left.get().saturating_sub(1));
        left.get() == 0 || ended()
    }
}

/// What the axioms of a built-in model say, if they decide the test.
pub(super) fn by_axioms(test: &Test, model: &MemModel, ended: &dyn Fn() -> bool) -> Option<Answer> {
    let answer = twin(model)?.ask_until(test, &bounded(ended)).ok()?;
    answer.result.complete().then_some(answer)
}

/// The answer of the machine, or a complete one by axioms where that is open.
pub(super) fn decide(
    open: Answer,
    test: &Test,
    model: &MemModel,
    sources: &SourceMap,
    asked: &LitmusOptions,
    limits: &Limits,
) -> Answer {
    let is_asked_of_the_machine = asked.window.is_some() || asked.no_stages;
    let is_open = lacks_what_axioms_have(open.result.coverage.gaps()) && !open.result.undefined;
    if is_asked_of_the_machine || !is_open {
        return open;
    }
    let ended = stop(Instant::now(), asked, limits);
    let Some(mut answer) = by_axioms(test, model, &ended) else { return open };
    // Every run of the machine is an execution: if one is missing, neither form is trusted.
    if !answer.result.undefined && open.outcomes.iter().any(|o| !answer.outcomes.contains(o)) {
        return open;
    }
    answer.seconds += open.seconds;
    if let Some(axioms) = twin(model).filter(|_| asked.witness) {
        answer.execution = axioms.told_execution(test, asked, limits);
        let read = Read::Other(Box::new(test.clone()));
        let run = witnessed(&axioms, &read, sources, asked, limits);
        let model = Some(format!("{}.cat", axioms.name));
        answer.trail = run.map(|run| Witness { model, ..run });
    }
    answer
}
