//! Tests that a built-in model's machine leaves open, decided by the model's axioms; and tests
//! with loops that axioms leave open, decided by the machine that the model is.
//!
//! A machine has limits that axioms have not: instructions in flight, and for `rc11`
//! sequentially consistent accesses beside weaker ones, whose runs it does not all make. The
//! axioms of each built-in model stand in `crates/cat/models`, and both forms are compared
//! test by test (`twins.rs`), so where the machine ends with `open` the executions that the
//! axioms allow are enumerated instead: all of them, or the answer stays open.
//!
//! Executions follow loops a few times. Machines go round them for ever, so where that alone
//! is in the way, and the axioms have the form of a machine (`heddle-cat`'s `operational`), it
//! is asked, and believed if it shows all that the axioms showed.
//!
//! Not where the user says how the machine is to go (`--window`, `--no-stages`): who asks for
//! that wants the machine's answer. Not for time or memory that ran out, either.

use crate::Limits;
use crate::litmus::axiom_tests::Read;
use crate::litmus::axioms::{Axioms, stop, twin};
use crate::litmus::{Answer, LitmusOptions, Witness, witnessed};
use heddle_litmus::Test;
use heddle_memmodel::{MemModel, attr};
use heddle_model::Gap;
use heddle_span::SourceMap;
use std::cell::Cell;
use std::time::Instant;

/// Candidates of executions that are looked at before the answer stays open: some seconds.
/// A test whose executions are more is told with what the machine found.
const MOST_CANDIDATES: u64 = 300_000;

/// Whether nothing is missing but what axioms do not need.
pub(super) fn lacks_what_axioms_have(gaps: &[Gap]) -> bool {
    !gaps.is_empty()
        && gaps.iter().all(|g| matches!(g, Gap::Window(_) | Gap::Order | Gap::Other(_)))
}

/// Whether a race may have been missed: a machine does not see that of a plain store with an
/// earlier load that only a relaxed read orders before it.
fn may_miss_a_race(test: &Test, model: &MemModel) -> bool {
    let mut code = test.program.threads.iter().flat_map(|t| &t.code.instrs);
    model.race.is_some() && code.any(|i| i.attrs() & attr("na") != 0)
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
    let is_racy = open.result.complete() && !open.result.undefined && may_miss_a_race(test, model);
    if is_asked_of_the_machine || !is_open && !is_racy {
        return open;
    }
    let ended = stop(Instant::now(), asked, limits);
    let Some(mut answer) = by_axioms(test, model, &ended) else { return open };
    if is_racy && !answer.result.undefined {
        return open;
    }
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

/// The answer of axioms, or that of the machine that they are where loops go on.
pub(super) fn decide_loops(
    open: Answer,
    axioms: &Axioms,
    test: &Test,
    asked: &LitmusOptions,
    limits: &Limits,
) -> Answer {
    let gaps = open.result.coverage.gaps();
    let is_open = !gaps.is_empty() && gaps.iter().all(|g| matches!(g, Gap::Unwind(_)));
    let machine = (is_open && !open.result.undefined).then(|| axioms.machine(test.arch)).flatten();
    let machine = machine.filter(|m| heddle_litmus::refuses(test, m).is_none());
    let Some(machine) = machine else { return open };
    let answer = super::answer(test, &machine, asked, limits);
    let shows_all = open.outcomes.iter().all(|o| answer.outcomes.contains(o));
    if !answer.result.complete() || answer.result.undefined || !shows_all {
        return open;
    }
    let seconds = answer.seconds + open.seconds;
    Answer { seconds, execution: open.execution, witness: None, trail: None, ..answer }
}
