//! heddle, a model checker for concurrent programs, as a library.
//!
//! ```
//! # #[cfg(feature = "promela")] {
//! use heddle::{Input, Options, Verdict};
//!
//! let text = "byte x; active [2] proctype P() { x++; assert(x == 1) }";
//! let report = heddle::check(Input::promela(text), Options::default()).unwrap();
//! let first = &report.verdicts[0];
//! assert!(matches!(first.verdict(), Verdict::Violated(_)));
//! let run = first.replayed.as_ref().unwrap().as_ref().unwrap();
//! let violation = run.trace.violation.as_ref().unwrap();
//! assert_eq!(violation.message, "assertion violated: assert(x == 1)");
//! # }
//! ```
//!
//! A model of your own has states, actions and rules of your own types:
//!
//! ```
//! use heddle::{Options, Rule, StateMachine, Typed};
//!
//! /// Water in two jugs of 5 and 3 litres.
//! struct Jugs;
//!
//! impl StateMachine for Jugs {
//!     type State = (u8, u8);
//!     type Action = &'static str;
//!
//!     fn initial(&self) -> Vec<(u8, u8)> {
//!         vec![(0, 0)]
//!     }
//!
//!     fn actions(&self, _: &(u8, u8), out: &mut Vec<&'static str>) {
//!         out.extend(["fill 5", "fill 3", "empty 5", "empty 3", "5 into 3", "3 into 5"]);
//!     }
//!
//!     fn next(&self, &(a, b): &(u8, u8), action: &&'static str) -> Option<(u8, u8)> {
//!         let (over, back) = (a.min(3 - b), b.min(5 - a));
//!         Some(match *action {
//!             "fill 5" => (5, b),
//!             "fill 3" => (a, 3),
//!             "empty 5" => (0, b),
//!             "empty 3" => (a, 0),
//!             "5 into 3" => (a - over, b + over),
//!             _ => (a + back, b - back),
//!         })
//!     }
//!
//!     fn rules(&self) -> Vec<Rule<(u8, u8)>> {
//!         vec![Rule::always("never four litres", |s: &(u8, u8)| s.0 != 4)]
//!     }
//! }
//!
//! let report = heddle::check_model(Typed::new(Jugs), &Options::default()).unwrap();
//! let run = report.violated().unwrap().replayed.as_ref().unwrap().as_ref().unwrap();
//! // Six steps, and the one that tells which rule is broken.
//! assert_eq!(run.trace.steps.len(), 7);
//! ```
//!
//! [`check`] takes a program in any of heddle's languages, [`check_model`] a model that you
//! wrote in Rust: a [`StateMachine`] of some thirty lines (`examples/own_model.rs`), or a
//! [`Model`] of byte strings. Both answer with a [`Report`]: each property, its verdict, and for a
//! violation the run, executed again step by step. `explore` shows the runs of a model in
//! a browser.
//!
//! # Features
//!
//! - `cli` (default): the binary, and `heddle::System`. Brings clap.
//! - `explorer`: `explore`, and the server behind it; `cli` has it inside.
//! - `languages`: programs in all of heddle's languages; `explorer` has it inside. Each is a
//!   feature, too: `promela`, `c` (with C++ and Rust; brings `litmus`), `litmus` (with `.mcs`),
//!   `assembly` (`.asm` and `.s`), `families` (brings `assembly`). [`check`] refuses a program
//!   whose feature was left out, by its name.
//! - `cluster`: searches on several machines, and searches that are kept; `cli` has it inside.
//!
//! Without any of them (`default-features = false`) there is the engine for models written in
//! Rust, which is built in a fraction of the time: eight small crates.
//!
//! # What is stable
//!
//! What is exported here follows semantic versioning from 0.1 on: a change that breaks a
//! program is a new minor version until 1.0. The crates behind it (`heddle-engine` and
//! others) promise nothing of the kind. Exit codes and the formats `heddle-…/N` are stable
//! within their version.
//!
//! Inputs that include others, C, and what is to be told while a search runs need a
//! [`Host`] and a [`Watch`]: see [`check_in`]. With the default feature `cli` there is one
//! for the system that the program runs on, `heddle::System`.

#[cfg(feature = "cli")]
pub use heddle_cli::System;
pub use heddle_engine::{Progress, Search, Stats, Stop, StoreKind};
pub use heddle_model::{
    Actor, Encode, Event as StepEvent, Fault, FaultKind, Gap, Labels, Model, Rule, Sink,
    StateMachine, Step, Trail, Typed, Verdict, Violation, Worker, encode_enum, encode_struct,
};
pub use heddle_session::{
    Alone, Checked, Context, Event, Host, Input, Language, Limits, Liveness, ModelOptions, Options,
    OwnModel, Property, PropertyOptions, Reduction, Refusal, Replayed, SearchOptions, Silent,
    Subject, Watch,
};
pub use heddle_span::{Diagnostic, SourceMap};

// The program of the book's chapter for Rust programmers.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/tutorials/rust.md")]
struct Tutorial;

/// What a check found out.
pub struct Report {
    /// The verdict on each property, in the order in which they were decided.
    pub verdicts: Vec<Checked>,
    /// The texts that places in runs and diagnostics point into.
    pub sources: SourceMap,
}

impl Report {
    /// Whether every property holds: all was searched, and nothing found.
    pub fn holds(&self) -> bool {
        self.verdicts.iter().all(|c| matches!(c.verdict(), Verdict::Holds { .. }))
    }

    /// The first property that does not hold, if one is known to be violated.
    pub fn violated(&self) -> Option<&Checked> {
        self.verdicts.iter().find(|c| matches!(c.verdict(), Verdict::Violated(_)))
    }
}

/// Checks a program that stands alone (with the feature of its language).
pub fn check(input: Input, options: Options) -> Result<Report, Refusal> {
    check_in(&input, &options, &Alone, &Silent)
}

/// Checks a program that may need other files and compilers, and tells on the way (with the
/// feature of its language).
pub fn check_in(
    input: &Input,
    options: &Options,
    host: &dyn Host,
    watch: &dyn Watch,
) -> Result<Report, Refusal> {
    let limits = limits(options);
    let _timer = limits.timer(options.search.timeout);
    let context = Context { host, watch, limits: &limits };
    let mut subject = heddle_session::open(input, options, context)?;
    report(&mut *subject, options, context)
}

/// Checks a model of your own: its faults, and with [`PropertyOptions::liveness`] its
/// cycles.
pub fn check_model(model: impl Model, options: &Options) -> Result<Report, Refusal> {
    let limits = limits(options);
    let _timer = limits.timer(options.search.timeout);
    let context = Context { host: &Alone, watch: &Silent, limits: &limits };
    report(&mut OwnModel::new(model, options), options, context)
}

/// Shows the runs of a model of your own in a browser (feature `explorer`), at an address that `ready` is told,
/// until `ready`'s stop is set.
#[cfg(feature = "explorer")]
pub fn explore(model: impl Model, title: &str, ready: &dyn Fn(&str, &Stop)) -> Result<(), Refusal> {
    let options = Options::default();
    let limits = limits(&options);
    let context = Context { host: &Alone, watch: &Silent, limits: &limits };
    let page = heddle_explorer::Page::open(0).map_err(Refusal::Missing)?;
    let own = heddle_explorer::Own(model);
    let setup = heddle_explorer::Setup {
        title: title.into(),
        program: &own,
        options,
        property: "safety".into(),
        trail: None,
        tests: Vec::new(),
    };
    let told = |address: &str| ready(address, &limits.stop);
    page.explore(&setup, context, &told)
}

fn limits(options: &Options) -> Limits {
    let standard = Limits::default();
    let search = &options.search;
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    Limits::new(search.memory.unwrap_or(standard.memory), search.jobs.map_or(cores, usize::from))
}

fn report(
    subject: &mut dyn Subject,
    options: &Options,
    context: Context<'_>,
) -> Result<Report, Refusal> {
    let mut verdicts = Vec::new();
    heddle_session::check(subject, options, context, &mut |checked, _| verdicts.push(checked))?;
    Ok(Report { verdicts, sources: subject.sources().clone() })
}
