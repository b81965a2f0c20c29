//! A litmus test under several memory models: which final states there are, and whether
//! the condition is among them.

mod axiom_tests;
pub(crate) mod axioms;
pub(crate) mod execution_run;
mod execution_text;
pub(crate) mod final_states;
mod kept;
mod litmus_text;
mod models_check;
mod programs;
#[cfg(test)]
mod twins;
pub(crate) mod undecided;

pub(crate) use axiom_tests::AxiomTest;
pub use axioms::Axioms;
pub use kept::{Order, kept_order};
pub use models_check::check_model;
pub(crate) use programs::LitmusProgram;

use crate::litmus::axiom_tests::Read;
use crate::litmus::axioms::axioms;
use crate::litmus::final_states::{explore, machine, search};
use crate::litmus::programs::NEVER;
use crate::{Context, Input, Language, Limits, Refusal, memory_model, windows};
use heddle_litmus::{LitmusResult, Test};
use heddle_memmodel::{Machine, MemModel};
use heddle_model::{Gap, Trail};
use heddle_report::{Execution, Trace, TraceStep};
use heddle_span::{Diagnostic, SourceMap};
use std::time::{Duration, Instant};

/// How tests are run.
#[derive(Clone, Debug)]
pub struct LitmusOptions {
    /// Instructions of a thread in flight; `None` for as many as it takes, within reason.
    pub window: Option<u32>,
    /// Keep every operation of an instruction separate, for comparison.
    pub no_stages: bool,
    /// Give up on a test after this long.
    pub timeout: Option<Duration>,
    /// Tell the run that reaches the condition.
    pub witness: bool,
}

/// What became of one test.
pub struct Tested {
    pub sources: SourceMap,
    pub diagnostics: Vec<Diagnostic>,
    pub name: String,
    pub condition: String,
    /// One for each model; none if the test cannot be read.
    pub cells: Vec<Cell>,
}

/// A test under one model.
pub struct Cell {
    pub model: String,
    pub answer: Result<Answer, Diagnostic>,
}

/// What a search of all final states says.
pub struct Answer {
    pub word: &'static str,
    pub result: LitmusResult,
    pub outcomes: Vec<String>,
    /// There are more final states than these; the answer is known all the same.
    pub more: bool,
    /// What the model's own flags say of the test.
    pub flags: Vec<String>,
    /// Why the test has no meaning, by the names of the model's requirements.
    pub reasons: Vec<String>,
    pub seconds: f64,
    /// As herd7 prints it.
    pub herd: String,
    /// An execution that meets the condition, in words: one that is allowed, or the axiom and
    /// the cycle that forbid it. Asked for like a run, of models by axioms.
    pub execution: Option<String>,
    /// The run to the condition, or why there is none to show.
    pub witness: Option<Result<Trace, &'static str>>,
    /// The same run as one that violates the property [`Answer::PROPERTY`] of the test.
    pub trail: Option<Witness>,
    /// What decided the test.
    pub by: By,
}

/// A run to the condition, and what it takes to make it again.
pub struct Witness {
    pub trail: Trail,
    /// The window of the machine that made it, if one did.
    pub window: Option<u32>,
    /// The model that it is a run under, where that is not the one that was asked for by name:
    /// the axioms of that one.
    pub model: Option<String>,
}

/// What decides a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// All runs of a machine.
    Machine,
    /// All executions that axioms allow.
    Axioms,
}

impl By {
    pub fn word(self) -> &'static str {
        match self {
            By::Machine => "machine",
            By::Axioms => "axioms",
        }
    }
}

impl Answer {
    /// What a witness violates: that no run is as the condition asks.
    pub const PROPERTY: &'static str = NEVER;
}

/// A model that litmus tests are asked about.
pub enum LitmusModel {
    /// A machine runs the test.
    Machine(Box<MemModel>),
    /// Axioms choose among its executions.
    Axioms(Box<Axioms>),
}

impl LitmusModel {
    pub fn name(&self) -> &str {
        match self {
            LitmusModel::Machine(model) => &model.name,
            LitmusModel::Axioms(axioms) => &axioms.name,
        }
    }
}

/// A model by its name or file. `.cat` and `.cfg` files are asked by their axioms.
pub fn litmus_model(name: &str, context: Context<'_>) -> Result<LitmusModel, Refusal> {
    if name.ends_with(".cfg") || name.ends_with(".cat") {
        return axioms(name, context).map(|a| LitmusModel::Axioms(Box::new(a)));
    }
    memory_model(name, context).map(|m| LitmusModel::Machine(Box::new(m)))
}

/// Runs a test, or a program like one, under every model.
pub fn litmus(
    input: &Input,
    models: &[LitmusModel],
    options: &LitmusOptions,
    limits: &Limits,
) -> Tested {
    let (name, text) = input.files.first().cloned().unwrap_or_default();
    let mut sources = SourceMap::new();
    let file = sources.add(name.clone(), text.clone());
    let mut one =
        Tested { sources, diagnostics: Vec::new(), name, condition: "".into(), cells: Vec::new() };
    let is_program = input.language == Language::Program;
    let mut litmus = None;
    for model in models {
        if let LitmusModel::Axioms(axioms) = model
            && axioms.is_for_the_kernel()
        {
            match axioms.kernel(&text, file, options, limits) {
                Ok((name, condition, mut answer)) => {
                    (one.name, one.condition) = (name, condition);
                    let read = |macros| heddle_linux::parse(&text, file, macros).ok();
                    let test = axioms.macros.as_ref().filter(|_| options.witness).and_then(read);
                    if let (Ok(answer), Some(test)) = (&mut answer, test) {
                        let test = Read::Kernel(Box::new(test));
                        answer.trail = witnessed(axioms, &test, &one.sources, options, limits);
                    }
                    one.cells.push(Cell { model: axioms.name.clone(), answer });
                }
                Err(wrong) => return Tested { cells: Vec::new(), diagnostics: wrong, ..one },
            }
            continue;
        }
        if !is_program && litmus.is_none() {
            litmus = Some(heddle_litmus::parse(&text, file));
        }
        // What a program's attributes are, the model says.
        let (test, diagnostics) = litmus
            .clone()
            .unwrap_or_else(|| heddle_litmus::parse_program_for(&text, file, attributes(model)));
        one.diagnostics = diagnostics;
        let Some(test) = test else { return Tested { cells: Vec::new(), ..one } };
        one.name = test.name.clone();
        one.condition = heddle_litmus::herd::condition_text(&test);
        let answer = match model {
            LitmusModel::Axioms(axioms) => {
                let answer = axioms.ask(&test, options, limits);
                let decide = |a| undecided::decide_loops(a, axioms, &test, options, limits);
                let mut answer = answer.map(decide);
                // Programs in other languages than that of tests are checked by machines only.
                if let (Ok(answer), true, false) = (&mut answer, options.witness, is_program) {
                    let test = Read::Other(Box::new(test));
                    answer.trail = witnessed(axioms, &test, &one.sources, options, limits);
                }
                answer
            }
            LitmusModel::Machine(model) => match heddle_litmus::refuses(&test, model) {
                Some(why) => Err(why),
                None => {
                    let answer = answer(&test, model, options, limits);
                    let mut answer =
                        undecided::decide(answer, &test, model, &one.sources, options, limits);
                    // A machine has no run to show; its axioms say which one stands in the way.
                    let is_forbidden = answer.result.answer() == heddle_litmus::Answer::Forbidden;
                    if options.witness && is_forbidden && answer.execution.is_none() {
                        let axioms = axioms::twin(model);
                        answer.execution =
                            axioms.and_then(|a| a.told_reason(&test, options, limits));
                    }
                    Ok(answer)
                }
            },
        };
        one.cells.push(Cell { model: model.name().to_string(), answer });
    }
    one
}

/// An execution as a run that is saved like others.
fn witnessed(
    axioms: &Axioms,
    test: &Read,
    sources: &SourceMap,
    options: &LitmusOptions,
    limits: &Limits,
) -> Option<Witness> {
    let stop = crate::litmus::axioms::stop(Instant::now(), options, limits);
    let run = test.run(axioms, sources, &stop).ok()?;
    run.trail().map(|trail| Witness { trail, window: None, model: None })
}

/// An execution of a test that meets its condition, or why there is none to draw. A built-in
/// model is drawn by its axioms.
pub fn litmus_picture(
    input: &Input,
    model: &LitmusModel,
    options: &LitmusOptions,
    context: Context<'_>,
) -> Result<Execution, Refusal> {
    let (name, text) = input.files.first().cloned().unwrap_or_default();
    let mut sources = SourceMap::new();
    let file = sources.add(name.clone(), text.clone());
    let twin;
    let axioms = match model {
        LitmusModel::Axioms(axioms) => axioms,
        LitmusModel::Machine(model) => {
            twin = crate::litmus::axioms::twin(model);
            twin.as_ref().ok_or_else(|| {
                Refusal::Usage(format!("`{}` has no axioms to draw executions by", model.name))
            })?
        }
    };
    let wrong = |d: Vec<Diagnostic>, s: &SourceMap| Refusal::Wrong(d, Box::new(s.clone()));
    let drawn = if axioms.is_for_the_kernel() {
        axioms.draw_kernel(&text, file, options, context.limits)
    } else {
        let (test, diagnostics) = heddle_litmus::parse(&text, file);
        let Some(test) = test else { return Err(wrong(diagnostics, &sources)) };
        axioms.draw(&test, options, context.limits)
    };
    let drawn = drawn.map_err(|d| wrong(d, &sources))?;
    drawn.ok_or_else(|| {
        Refusal::Missing(format!("{name}: no execution meets the condition, allowed or not"))
    })
}

/// The attributes that a model adds for programs.
fn attributes(model: &LitmusModel) -> &[String] {
    match model {
        LitmusModel::Machine(model) => &model.attributes,
        LitmusModel::Axioms(_) => &[],
    }
}

/// The widest window that is tried where a narrower one was too narrow.
const WIDEST: u32 = 24;

/// Whether a wider window may help: nothing else is missing, and the search is small.
fn lacks_only_a_window(result: &LitmusResult) -> bool {
    matches!(result.coverage.gaps(), [Gap::Window(_)]) && result.states < 2_000
}

fn answer(test: &Test, model: &MemModel, asked: &LitmusOptions, limits: &Limits) -> Answer {
    let start = Instant::now();
    let options = |window: u32, all_values: bool| {
        let (window, stages) = (window as usize, !asked.no_stages);
        heddle_memmodel::Options { window, stages, all_values, ..Default::default() }
    };
    let with = |window: u32| machine(test, model, options(window, false));
    // The time is each test's own; whatever ends the run ends it too.
    let own = Limits::new(limits.memory, 1);
    let _timer = own.timer(asked.timeout);
    let stops = [&*own.stop, &*limits.stop];
    let mut window = asked.window.unwrap_or(windows::LITMUS);
    let mut machine = with(window);
    let mut result = explore(test, &machine, &search(limits.memory), stops);
    while asked.window.is_none() && window < WIDEST && lacks_only_a_window(&result) {
        window = (window + 4).min(WIDEST);
        machine = with(window);
        result = explore(test, &machine, &search(limits.memory), stops);
    }
    let seconds = start.elapsed().as_secs_f64();
    let outcomes = result.outcomes.iter();
    let outcomes = outcomes.map(|o| heddle_litmus::herd::outcome_text(test, o)).collect();
    Answer {
        word: match test.condition.span {
            _ if result.undefined => "undefined",
            None if result.complete() => "no condition",
            _ => result.answer().word(),
        },
        herd: heddle_litmus::herd::report(test, &result, &[], seconds),
        witness: asked.witness.then(|| {
            let teller = crate::litmus::final_states::machine(test, model, options(window, true));
            witness(&machine, &teller, &result)
        }),
        trail: asked.witness.then(|| run_to(test, &result)).flatten().map(|trail| Witness {
            trail,
            window: Some(window),
            model: None,
        }),
        result,
        outcomes,
        more: false,
        flags: Vec::new(),
        reasons: Vec::new(),
        seconds,
        execution: None,
        by: By::Machine,
    }
}

/// The run to the condition, as one that breaks the promise that there is none.
fn run_to(test: &Test, result: &LitmusResult) -> Option<Trail> {
    let mut run = result.witness.clone()?;
    run.fault.kind = test.condition.never()?.kind();
    Some(run)
}

/// The run to the condition, in the words of a machine that knows which place each
/// instruction is from, where that takes the same steps.
fn witness(
    machine: &Machine,
    teller: &Machine,
    result: &LitmusResult,
) -> Result<Trace, &'static str> {
    let trail = result.witness.as_ref().ok_or("no run shows it")?;
    let events = heddle_litmus::witness(machine, trail);
    let events = events.ok_or("the run that was found does not replay: a bug in heddle")?;
    let did = |all: &[heddle_model::Event]| {
        let one = |e: &heddle_model::Event| (e.actor, e.changes.clone(), e.touches.clone());
        all.iter().map(one).collect::<Vec<_>>()
    };
    let told = heddle_litmus::witness(teller, trail).filter(|told| did(told) == did(&events));
    let events = told.unwrap_or(events);
    let step = |e: heddle_model::Event| TraceStep { actor: e.actor, events: vec![e] };
    let steps = events.into_iter().map(step).collect();
    Ok(Trace { steps, cycle_start: None, violation: None })
}
