//! Running the obligations of a family, explicitly, symbolically, or both.

use crate::explicit::Explicit;
use crate::symbolic::{self, Budget, Method, Proof, Solved};
use crate::system::{Run, System};
use heddle_engine::{Options, Progress, Search, Stats, Stop};
use heddle_model::{Erased, Verdict};

/// Which engines answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Explicit,
    Symbolic,
    /// Both, and they must agree.
    Both,
    /// Both where the explicit one can be expected to finish, else symbolic.
    Auto,
}

#[derive(Clone, Debug)]
pub struct Settings {
    pub engine: Engine,
    pub method: Method,
    pub workers: usize,
    pub memory: u64,
}

/// The answer to one question.
#[derive(Clone, Debug)]
pub enum Answer {
    Proved,
    Refuted(Run),
    Open(String),
}

impl Answer {
    pub fn word(&self) -> &'static str {
        match self {
            Answer::Proved => "proved",
            Answer::Refuted(_) => "refuted",
            Answer::Open(_) => "open",
        }
    }
}

/// An answer and how it was found.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub answer: Answer,
    /// What the explicit engine counted, if it ran to an answer.
    pub stats: Option<Stats>,
    /// What the solver found, if it proved.
    pub proof: Option<Proof>,
}

/// Ticks of one state beyond which the explicit engine is not asked by itself.
const WIDE: u64 = 1 << 12;
/// Bits of a state beyond which it is not asked either.
const LARGE: u32 = 40;
/// First states that it will list at most.
const FIRST: u64 = 1 << 20;

/// Decides a system.
///
/// # Panics
/// If the two engines disagree, or an answer does not stand a second look.
pub fn decide(system: &System, settings: &Settings, stop: &Stop) -> Outcome {
    let (explicit, symbolic) = match settings.engine {
        Engine::Explicit => (true, false),
        Engine::Symbolic => (false, true),
        Engine::Both => (true, true),
        Engine::Auto => (!is_wide(system), true),
    };
    let first = symbolic.then(|| solve(system, settings, stop));
    let second = explicit.then(|| explore(system, settings, stop));
    match (first, second) {
        (Some(a), Some(b)) => agree(a, b),
        (Some(a), None) | (None, Some(a)) => a,
        (None, None) => unreachable!("some engine answers"),
    }
}

/// Whether the explicit engine would drown.
pub fn is_wide(system: &System) -> bool {
    system.input_width() > WIDE || system.state_bits() > LARGE || n_first(system) > FIRST
}

fn n_first(system: &System) -> u64 {
    let free = system.state.iter().filter(|s| s.init.is_none());
    let sizes = free.map(|s| system.pool.variable(s.slot).domain.size());
    sizes.fold(1, u64::saturating_mul)
}

fn agree(a: Outcome, b: Outcome) -> Outcome {
    let (stats, proof) = (b.stats.or(a.stats), a.proof.clone().or(b.proof.clone()));
    let answer = match (a.answer, b.answer) {
        (Answer::Proved, Answer::Refuted(_)) | (Answer::Refuted(_), Answer::Proved) => {
            panic!("the explicit and the symbolic engine disagree")
        }
        // The explicit engine finds a shortest run.
        (_, Answer::Refuted(run)) | (Answer::Refuted(run), _) => Answer::Refuted(run),
        (Answer::Proved, _) | (_, Answer::Proved) => Answer::Proved,
        (open, _) => open,
    };
    Outcome { answer, stats, proof }
}

fn solve(system: &System, settings: &Settings, stop: &Stop) -> Outcome {
    let budget = Budget { stop, memory: settings.memory };
    let (answer, proof) = match symbolic::solve(system, settings.method, budget) {
        Solved::Proved(proof) => (Answer::Proved, Some(proof)),
        Solved::Refuted(run) => (Answer::Refuted(run), None),
        Solved::Open(why) => (Answer::Open(why), None),
    };
    Outcome { answer, stats: None, proof }
}

fn explore(system: &System, settings: &Settings, stop: &Stop) -> Outcome {
    let n_ticks = system.input_width();
    if n_first(system) > FIRST || n_ticks > 1 << 24 {
        let why = format!("too wide to list: {n_ticks} inputs a tick");
        return Outcome { answer: Answer::Open(why), stats: None, proof: None };
    }
    let options = Options {
        workers: settings.workers,
        memory_limit: settings.memory,
        search: Search::Bfs,
        ..Options::default()
    };
    let model = Explicit(system);
    let outcome =
        heddle_engine::erased::safety(Erased::new(&model), &options, stop, &Progress::new());
    let answer = match &outcome.verdict {
        Verdict::Holds { .. } => Answer::Proved,
        Verdict::Violated(trail) => {
            let run = system.run_of(trail).expect("a trail of the engine has its ticks");
            if let Err(why) = system.validate(&run) {
                panic!("a run that the engine found is none: {why}");
            }
            Answer::Refuted(run)
        }
        Verdict::Open(coverage) => {
            let gaps: Vec<String> = coverage.gaps().iter().map(|g| g.to_string()).collect();
            Answer::Open(gaps.join("; "))
        }
    };
    Outcome { answer, stats: Some(outcome.stats), proof: None }
}
