//! A test under a model: whether its condition can be met, and by which final states.
//!
//! All final states are looked for, as long as there are not too many candidates; then
//! only the question itself is decided: one execution that meets the condition and one
//! that does not are enough, so tests with millions of final states have an answer.

use crate::{Prop, Quantifier, Test, VOCABULARY};
use heddle_cat::program::{Expr, Ins, Val};
use heddle_cat::{Answer, Draw, Drawing, Model, Question, Var, search};
use heddle_span::Diagnostic;
use std::cell::Cell;
use std::collections::BTreeSet;

/// Steps spent on a list of all final states; about as many candidates are looked at. Few, if
/// there is no hope of looking at all of them.
const MOST_STEPS: u64 = 40_000;
const FEW_STEPS: u64 = 1_000;
const HOPELESS: f64 = 65_536.0;

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
    let most = if candidates(test) > HOPELESS { FEW_STEPS } else { MOST_STEPS };
    let too_many = || {
        spent.set(spent.get() + 1);
        spent.get() > most || stop()
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
    let mut never = false;
    for (wanted, answer) in [
        (test.prop.clone(), &mut told.meets),
        (Prop::Not(Box::new(test.prop.clone())), &mut told.misses),
    ] {
        if answer.is_some() || stop() {
            continue;
        }
        if never {
            // Whether there are executions at all is not asked.
            break;
        }
        let wanted = Prop::And(Box::new(filter.clone()), Box::new(wanted));
        let one = run(model, test, &wanted, true, stop)?;
        told.candidates += one.candidates;
        *answer = if one.states.is_empty() && (one.stopped || one.meaningless) {
            None
        } else {
            Some(!one.states.is_empty())
        };
        never = test.quantifier != Quantifier::Forall && *answer == Some(false);
    }
    Ok(told)
}

/// An execution that meets the condition: one that the model allows, or, if there is none,
/// one that it forbids.
pub fn draw(
    model: &Model,
    test: &Test,
    stop: &dyn Fn() -> bool,
) -> Result<Option<Drawing>, Diagnostic> {
    let filter = test.filter.clone().unwrap_or(Prop::True);
    let wanted = Prop::And(Box::new(filter), Box::new(test.prop.clone()));
    let allowed = asked(model, test, &wanted, true, Draw::Allowed, stop)?;
    // What was not looked at to the end may be allowed.
    if allowed.drawing.is_some() || allowed.stopped {
        return Ok(allowed.drawing);
    }
    Ok(asked(model, test, &wanted, false, Draw::Forbidden, stop)?.drawing)
}

/// The first execution that is as the condition asks, drawn; of `forall`, one that is not.
pub fn show(model: &Model, test: &Test, stop: &dyn Fn() -> bool) -> Result<Answer, Diagnostic> {
    let filter = test.filter.clone().unwrap_or(Prop::True);
    let prop = match test.quantifier {
        Quantifier::Forall => Prop::Not(Box::new(test.prop.clone())),
        Quantifier::Exists | Quantifier::NotExists => test.prop.clone(),
    };
    let wanted = Prop::And(Box::new(filter), Box::new(prop));
    asked(model, test, &wanted, true, Draw::Allowed, stop)
}

/// About how many ways there are to choose who reads from whom.
fn candidates(test: &Test) -> f64 {
    fn count(code: &[Ins], reads: &mut Vec<Option<usize>>, writes: &mut Vec<Option<usize>>) {
        let at = |addr: &Expr| match addr {
            Expr::Const(Val::Loc(l)) => Some(*l),
            _ => None,
        };
        for ins in code {
            match ins {
                Ins::Load { addr, .. } => reads.push(at(addr)),
                Ins::Store { addr, .. } => writes.push(at(addr)),
                Ins::Rmw(rmw) => {
                    reads.push(at(&rmw.addr));
                    writes.push(at(&rmw.addr));
                }
                Ins::If { yes, no, .. } => {
                    count(yes, reads, writes);
                    count(no, reads, writes);
                }
                _ => {}
            }
        }
    }
    let (mut reads, mut writes) = (Vec::new(), Vec::new());
    test.program.threads.iter().for_each(|t| count(&t.code, &mut reads, &mut writes));
    let sources = |read: &Option<usize>| {
        let fits = |w: &&Option<usize>| read.is_none() || w.is_none() || *w == read;
        1 + writes.iter().filter(fits).count()
    };
    reads.iter().map(|r| sources(r) as f64).product()
}

fn run(
    model: &Model,
    test: &Test,
    wanted: &Prop,
    first: bool,
    stop: &dyn Fn() -> bool,
) -> Result<Answer, Diagnostic> {
    asked(model, test, wanted, first, Draw::No, stop)
}

fn asked(
    model: &Model,
    test: &Test,
    wanted: &Prop,
    first: bool,
    draw: Draw,
    stop: &dyn Fn() -> bool,
) -> Result<Answer, Diagnostic> {
    let keep = |get: &dyn Fn(Var) -> Option<Val>| wanted.partly(get);
    let question = Question {
        program: &test.program,
        observed: observed(test),
        filter: Some(&keep),
        first,
        vocabulary: &VOCABULARY,
        draw,
        naive: false,
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
        let mut parts: Vec<(String, String)> =
            test.observed.iter().zip(&state[..n]).map(|(v, x)| part(test, *v, *x)).collect();
        parts.sort();
        parts.into_iter().map(|p| p.1).collect::<Vec<_>>().join(" ")
    };
    let lines: BTreeSet<String> = answer.states.iter().map(line).collect();
    lines.into_iter().collect()
}

/// A variable's name, and it with its value.
fn part(test: &Test, var: Var, value: Val) -> (String, String) {
    let name = match var {
        Var::Reg(t, r) => format!("{t}:{}", test.program.threads[t].regs[r]),
        Var::Loc(l) => format!("[{}]", test.program.locs[l]),
    };
    let text = match value {
        Val::Int(n) => format!("{name}={n};"),
        Val::Loc(l) => format!("{name}={};", test.program.locs[l]),
        Val::Beside(l, by) => format!("{name}={}{by:+};", test.program.locs[l]),
        Val::Thin(e) => format!("{name}=S{e};"),
    };
    (name, text)
}
