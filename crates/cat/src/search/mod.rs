//! Every execution of a program that a model allows, and the final states they end in.
//!
//! For each choice of paths: who reads from whom is chosen read by read, values follow;
//! then the last write of each location that somebody looks at; then, where the model
//! says so, the orders of writes, location by location. After each step everything that
//! the model requires is asked of what is certain already (see [`crate::graph`]), so a
//! choice that cannot come to anything is dropped early. Only final states and flags
//! matter, so an execution that adds neither is not looked for.
//!
//! The idea of generating candidates and asking the model is herd7's (Alglave, Maranget
//! and Tautschnig, 2014); pruning half-made candidates by bounds is ours.

mod compile;
mod drawing;
mod executions;
mod orders;
mod values;

pub use compile::given_names;
pub(crate) use compile::given_type;
pub use drawing::{Accessed, Drawing, Drawn};

use crate::Model;
use crate::bits::Rel;
use crate::events::Events;
use crate::graph::Known;
use crate::paths::{Path, paths};
use crate::program::{Program, Val};
use executions::Executions;
use heddle_span::Diagnostic;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// What is looked at in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Var {
    Reg(usize, usize),
    Loc(usize),
}

/// Whether an execution with these values is wanted; `None`: that depends on values that
/// are not known yet.
pub type Wanted<'a> = dyn Fn(&dyn Fn(Var) -> Option<Val>) -> Option<bool> + 'a;

pub struct Question<'a> {
    pub program: &'a Program,
    pub observed: Vec<Var>,
    /// Executions that it refuses are none. Asked early, so that a question about few
    /// final states does not make all of them.
    pub filter: Option<&'a Wanted<'a>>,
    /// One execution is enough.
    pub first: bool,
    /// Names of sets that the architecture has, though no event of the test is in them.
    pub vocabulary: &'a [&'a str],
    /// Which execution is to be drawn.
    pub draw: Draw,
    /// Every choice in turn, and the model asked only in the end: to compare with.
    pub naive: bool,
    /// Asked now and then; the search gives up when it says so.
    pub stop: &'a dyn Fn() -> bool,
}

/// What execution is to be drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draw {
    #[default]
    No,
    /// The first that the filter and the model let pass.
    Allowed,
    /// The first of these that raises a flag of the model with this in its name.
    Flagged(&'static str),
    /// One that the filter lets pass and the model does not, with the reason. The search does
    /// not prune, and finds no executions.
    Forbidden,
}

#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The observed values of every execution, in the order of [`Question::observed`].
    pub states: BTreeSet<Vec<Val>>,
    /// Flags that some execution raised.
    pub flags: BTreeSet<String>,
    /// Reasons why the program has no meaning.
    pub undefined: BTreeSet<String>,
    /// Executions asked about.
    pub candidates: u64,
    /// It gave up before the end.
    pub stopped: bool,
    /// Paths that go round more often than three times were left out.
    pub cut: bool,
    /// Somewhere a value had no meaning here (arithmetic on an address, a division by zero):
    /// what comes of it was left out.
    pub meaningless: bool,
    /// How often each requirement failed an execution, or what was to become one; by its
    /// place in the model.
    pub failed: BTreeMap<heddle_span::Span, u64>,
    /// What was to be drawn, if there is any.
    pub drawing: Option<Drawing>,
    /// Addresses of no location that something would access: they are to become some.
    beside: BTreeSet<(usize, i64)>,
    /// One was enough, and was found.
    found: bool,
}

impl Answer {
    fn is_over(&self) -> bool {
        self.stopped || self.found
    }
}

/// More paths through a thread, or events in an execution, than this are refused.
pub const MOST_PATHS: usize = 4_096;
pub const MOST_EVENTS: usize = 512;

/// More locations that nobody declared than this are not looked at.
const MOST_BESIDE: usize = 16;

pub fn search(model: &Model, question: &Question<'_>) -> Result<Answer, Diagnostic> {
    let mut answer = search_declared(model, question)?;
    let mut program = Cow::Borrowed(question.program);
    let mut candidates = 0;
    // What is written, or read, behind a location is found on the way.
    while let Some(&beside) = answer.beside.first().filter(|_| !answer.is_over()) {
        if program.beside.len() == MOST_BESIDE {
            answer.meaningless = true;
            break;
        }
        candidates += answer.candidates;
        program = Cow::Owned(program.with_beside(beside));
        let observed = question.observed.clone();
        let again = Question { program: &program, observed, ..*question };
        answer = search_declared(model, &again)?;
    }
    answer.candidates += candidates;
    Ok(answer)
}

/// The same for the locations that the program has.
fn search_declared(model: &Model, question: &Question<'_>) -> Result<Answer, Diagnostic> {
    let mut answer = Answer::default();
    let mut all: Vec<Vec<Path>> = Vec::new();
    for thread in &question.program.threads {
        let Some(paths) = paths(thread, MOST_PATHS, model.catdep) else {
            return Err(refuse(format!("more than {MOST_PATHS} paths through a thread")));
        };
        all.push(paths);
    }
    let mut at = vec![0; all.len()];
    let mut checked = false;
    loop {
        let chosen: Vec<&Path> = all.iter().zip(&at).map(|(paths, &i)| &paths[i]).collect();
        if chosen.iter().any(|p| p.cut) {
            answer.cut = true;
        } else if chosen.len() == all.len() && all.iter().all(|p| !p.is_empty()) {
            let events = Events::new(question.program, chosen);
            if events.n() > MOST_EVENTS {
                return Err(refuse(format!("more than {MOST_EVENTS} events")));
            }
            let mut executions = Executions::new(model, question, &events, &mut answer);
            if !std::mem::replace(&mut checked, true) {
                executions.check_model()?;
            }
            executions.run()?;
        }
        if answer.is_over() || !advance(&mut at, &all) {
            return Ok(answer);
        }
    }
}

fn refuse(what: String) -> Diagnostic {
    Diagnostic::new(heddle_span::Severity::Unsupported, what)
}

/// The next choice of paths, if there is one.
fn advance(at: &mut [usize], all: &[Vec<Path>]) -> bool {
    for (i, paths) in at.iter_mut().zip(all).rev() {
        *i += 1;
        if *i < paths.len() {
            return true;
        }
        *i = 0;
    }
    false
}

fn rel(rel: Rel) -> Known {
    Known::Rel(Rc::new(rel))
}
