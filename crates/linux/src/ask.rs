//! A test under a model: whether its condition can be met, and by which final states.
//!
//! All final states are looked for, as long as there are not too many candidates; then
//! only the question itself is decided: one execution that meets the condition and one
//! that does not are enough, so tests with millions of final states have an answer.

use crate::{Prop, Quantifier, Test, VOCABULARY};
use heddle_cat::program::Val;
use heddle_cat::{Answer, Model, Question, Var, search};
use heddle_span::Diagnostic;
use std::cell::Cell;
use std::collections::BTreeSet;

/// Steps spent on a list of all final states; about as many candidates are looked at.
const MOST_STEPS: u64 = 100_000;

/// What a model says of a test.
#[derive(Clone, Debug)]
pub struct Told {
    /// Some execution meets the condition; some does not. `None`: it gave up before it knew.
    pub meets: Option<bool>,
    pub misses: Option<bool>,
    /// Final states as herd7 prints them, in its order.
    pub states: Vec<String>,
    /// These are all.
    pub all_states: bool,
    pub flags: BTreeSet<String>,
    pub undefined: BTreeSet<String>,
    pub candidates: u64,
}

impl Told {
    /// herd7's word: never, sometimes or always.
    pub fn observation(&self) -> Option<&'static str> {
        Some(match (self.meets?, self.misses) {
            (false, _) => "Never",
            (true, Some(false)) => "Always",
            (true, Some(true)) => "Sometimes",
            (true, None) => return None,
        })
    }

    /// Whether the test is as its condition says.
    pub fn is_ok(&self, test: &Test) -> Option<bool> {
        match test.quantifier {
            Quantifier::Exists => self.meets,
            Quantifier::NotExists => self.meets.map(|m| !m),
            Quantifier::Forall => self.misses.map(|m| !m),
        }
    }
}

/// Asks; `stop` is asked now and then whether to give up.
pub fn ask(model: &Model, test: &Test, stop: &dyn Fn() -> bool) -> Result<Told, Diagnostic> {
    let filter = test.filter.clone().unwrap_or(Prop::True);
    let spent = Cell::new(0u64);
    let too_many = || {
        spent.set(spent.get() + 1);
        spent.get() > MOST_STEPS || stop()
    };
    let all = run(model, test, &filter, false, &too_many)?;
    let mut told = Told {
        meets: None,
        misses: None,
        states: lines(test, &all),
        all_states: !all.stopped && !all.meaningless,
        flags: all.flags.clone(),
        undefined: all.undefined.clone(),
        candidates: all.candidates,
    };
    let whole = !all.stopped && !all.meaningless;
    let n_met = all.states.iter().filter(|s| test.prop.eval(&observed(test), s)).count();
    told.meets = (n_met > 0).then_some(true);
    told.misses = (n_met < all.states.len()).then_some(true);
    if whole {
        (told.meets, told.misses) = (Some(n_met > 0), Some(n_met < all.states.len()));
        return Ok(told);
    }
    for (wanted, answer) in [
        (test.prop.clone(), &mut told.meets),
        (Prop::Not(Box::new(test.prop.clone())), &mut told.misses),
    ] {
        if answer.is_some() || stop() {
            continue;
        }
        let wanted = Prop::And(Box::new(filter.clone()), Box::new(wanted));
        let one = run(model, test, &wanted, true, stop)?;
        told.candidates += one.candidates;
        *answer = if one.states.is_empty() && (one.stopped || one.meaningless) {
            None
        } else {
            Some(!one.states.is_empty())
        };
    }
    Ok(told)
}

fn run(
    model: &Model,
    test: &Test,
    wanted: &Prop,
    first: bool,
    stop: &dyn Fn() -> bool,
) -> Result<Answer, Diagnostic> {
    let keep = |get: &dyn Fn(Var) -> Option<Val>| wanted.partly(get);
    let question = Question {
        program: &test.program,
        observed: observed(test),
        filter: Some(&keep),
        first,
        vocabulary: &VOCABULARY,
        stop,
    };
    search(model, &question)
}

/// What is told of a final state, then what only the filter asks.
fn observed(test: &Test) -> Vec<Var> {
    let mut vars = test.observed.clone();
    vars.extend(test.asked.iter().filter(|v| !test.observed.contains(v)));
    vars
}

fn lines(test: &Test, answer: &Answer) -> Vec<String> {
    let n = test.observed.len();
    let line = |state: &Vec<Val>| {
        let mut parts: Vec<String> =
            test.observed.iter().zip(&state[..n]).map(|(v, x)| part(test, *v, *x)).collect();
        parts.sort();
        parts.join(" ")
    };
    let lines: BTreeSet<String> = answer.states.iter().map(line).collect();
    lines.into_iter().collect()
}

fn part(test: &Test, var: Var, value: Val) -> String {
    let name = match var {
        Var::Reg(t, r) => format!("{t}:{}", test.program.threads[t].regs[r]),
        Var::Loc(l) => format!("[{}]", test.program.locs[l]),
    };
    match value {
        Val::Int(n) => format!("{name}={n};"),
        Val::Loc(l) => format!("{name}={};", test.program.locs[l]),
    }
}
