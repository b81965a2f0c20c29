//! heddle, a model checker for concurrent programs, as a library.
//!
//! ```
//! use heddle::{Input, Options, Verdict};
//!
//! let text = "byte x; active [2] proctype P() { x++; assert(x == 1) }";
//! let report = heddle::check(Input::promela(text), Options::default()).unwrap();
//! let first = &report.verdicts[0];
//! assert!(matches!(first.verdict(), Verdict::Violated(_)));
//! let run = first.replayed.as_ref().unwrap().as_ref().unwrap();
//! let violation = run.trace.violation.as_ref().unwrap();
//! assert_eq!(violation.message, "assertion violated: assert(x == 1)");
//! ```
//!
//! [`check`] takes a program in any of heddle's languages, [`check_model`] a model that you
//! wrote in Rust: a [`StateMachine`] of some thirty lines (`examples/own_model.rs`), or a
//! [`Model`] of byte strings. Both answer with a [`Report`]: each property, its verdict, and for a
//! violation the run, executed again step by step. [`explore`] shows the runs of a model in
//! a browser.
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

/// Checks a program that stands alone.
pub fn check(input: Input, options: Options) -> Result<Report, Refusal> {
    check_in(&input, &options, &Alone, &Silent)
}

/// Checks a program that may need other files and compilers, and tells on the way.
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

/// Shows the runs of a model of your own in a browser, at an address that `ready` is told,
/// until `ready`'s stop is set.
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
