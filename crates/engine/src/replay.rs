//! Executes a saved trail again, step by step, with the plain interpreter.
//!
//! Every violation goes through here before a person sees it. The steps are
//! told by [`Model::narrate`], which shares no code with the successor
//! function of the search; every state is compared with the fingerprint in the
//! trail, and the end with the fault that the trail claims.

use crate::Stop;
use crate::grace::{self, Grace};
use crate::path::{broken_step, successor};
use heddle_model::{Event, Fault, FaultKind, Labels, Model, Step, Trail, Worker, fingerprint};
use std::fmt;

/// A run, told.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The states, the initial one first.
    pub states: Vec<Vec<u8>>,
    pub steps: Vec<Told>,
    pub cycle_start: Option<u32>,
    pub fault: Fault,
}

/// One step of a run and the statements that it executed.
#[derive(Clone, Debug)]
pub struct Told {
    pub step: Step,
    pub events: Vec<Event>,
}

/// Where and how a trail does not fit the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The model has no initial state of this number.
    NoInitial(u32),
    /// No such step in the state before step `at`.
    NoStep { at: usize, step: Step },
    /// The state after step `at` (0: the initial state) is another.
    OtherState { at: usize },
    /// The trail goes on after a step that cannot.
    GoesOn { at: usize },
    /// The interpreter and the compiled successor function disagree on step `at`.
    Disagree { at: usize },
    /// It was told to stop before it came to the end.
    Stopped,
    /// The run ends, and what the trail says is wrong is not.
    NoFault { fault: Fault },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::NoInitial(n) => write!(f, "there is no initial state number {n}"),
            ReplayError::NoStep { at, step } => {
                write!(f, "step {at} (edge {}) cannot be taken here", step.edge)
            }
            ReplayError::OtherState { at } => {
                write!(f, "the state after step {at} is not the one in the trail")
            }
            ReplayError::GoesOn { at } => write!(f, "nothing follows step {at}, but the trail"),
            ReplayError::Disagree { at } => {
                write!(f, "interpreter and search disagree on step {at}: a bug in heddle")
            }
            ReplayError::Stopped => write!(f, "it was stopped before its end"),
            ReplayError::NoFault { fault } => {
                write!(f, "the run does not end in a fault of kind {}", fault.kind.name())
            }
        }
    }
}

impl std::error::Error for ReplayError {}

/// Executes a trail again and checks it against the model.
pub fn replay<M: Model>(model: &M, trail: &Trail) -> Result<Replay, ReplayError> {
    replay_within(model, trail, Grace::unlimited())
}

/// The same, given up soon after somebody says stop ([`ReplayError::Stopped`]):
/// a short run is told to its end all the same.
pub fn replay_until<M: Model>(
    model: &M,
    trail: &Trail,
    stop: &Stop,
) -> Result<Replay, ReplayError> {
    replay_within(model, trail, Grace::new(stop, grace::STEPS))
}

fn replay_within<M: Model>(
    model: &M,
    trail: &Trail,
    mut grace: Grace<'_>,
) -> Result<Replay, ReplayError> {
    let mut state = initial(model, trail.initial)?;
    let mut states = vec![state.clone()];
    let mut steps = Vec::with_capacity(trail.steps.len());
    check_fingerprint(trail, 0, &state)?;
    let mut worker = model.worker();
    for (i, &step) in trail.steps.iter().enumerate() {
        if grace.is_over() {
            return Err(ReplayError::Stopped);
        }
        let at = i + 1;
        let last = at == trail.steps.len();
        let told = model.narrate(&state, step);
        let (events, after) = told.ok_or(ReplayError::NoStep { at, step })?;
        steps.push(Told { step, events });
        if successor(&mut worker, &state, step) != after {
            return Err(ReplayError::Disagree { at });
        }
        let Some(after) = after else {
            if !last {
                return Err(ReplayError::GoesOn { at });
            }
            break;
        };
        check_fingerprint(trail, at, &after)?;
        states.push(after.clone());
        state = after;
    }
    check_end(&mut worker, trail, &states)?;
    Ok(Replay { states, steps, cycle_start: trail.cycle_start, fault: trail.fault })
}

/// Executes the steps of a trail in a model that has the same steps under the same
/// numbers but keeps more in its states than the one that was searched: for people, who
/// want the values that the search forgot. Whether the run is what it is said to be,
/// [`replay`] finds out in the other; here a lasso need not even close.
pub fn tell<M: Model>(model: &M, trail: &Trail) -> Result<Replay, ReplayError> {
    let mut states = vec![initial(model, trail.initial)?];
    let mut steps = Vec::with_capacity(trail.steps.len());
    for (i, &step) in trail.steps.iter().enumerate() {
        let at = i + 1;
        let Some(state) = states.get(i) else { return Err(ReplayError::GoesOn { at: i }) };
        let told = model.narrate(state, step);
        let (events, after) = told.ok_or(ReplayError::NoStep { at, step })?;
        steps.push(Told { step, events });
        states.extend(after);
    }
    Ok(Replay { states, steps, cycle_start: trail.cycle_start, fault: trail.fault })
}

/// The initial state of a number.
pub fn initial<M: Model>(model: &M, number: u32) -> Result<Vec<u8>, ReplayError> {
    let (mut n, mut found) = (0, None);
    model.initial(&mut |s| {
        if n == number {
            found = Some(s.to_vec());
        }
        n += 1;
    });
    found.ok_or(ReplayError::NoInitial(number))
}

fn check_fingerprint(trail: &Trail, at: usize, state: &[u8]) -> Result<(), ReplayError> {
    match trail.fingerprints.get(at) {
        Some(&f) if f != fingerprint(state) => Err(ReplayError::OtherState { at }),
        _ => Ok(()),
    }
}

/// The fault is there: at the cycle, at the last step, or at the last state.
fn check_end<W: Worker>(
    worker: &mut W,
    trail: &Trail,
    states: &[Vec<u8>],
) -> Result<(), ReplayError> {
    let fault = trail.fault;
    let no_fault = Err(ReplayError::NoFault { fault });
    if let Some(start) = trail.cycle_start {
        let start = start as usize;
        if start + 1 >= states.len() || states[start] != *states.last().expect("not empty") {
            return no_fault;
        }
        let mut labels = states[start..].iter().map(|s| worker.labels(s));
        let accepted = labels.any(|l| l.has(Labels::ACCEPT));
        let cycle = matches!(fault.kind, FaultKind::AcceptanceCycle | FaultKind::NonProgress);
        return if accepted && cycle { Ok(()) } else { no_fault };
    }
    // A broken step goes on or it does not: the state before it comes last,
    // or last but one.
    if let Some(&step) = trail.steps.last() {
        let before = &states[trail.steps.len() - 1];
        if broken_step(worker, before, step, fault).is_some() {
            return Ok(());
        }
    }
    let last = &states[states.len() - 1];
    if states.len() == trail.steps.len() + 1 && is_stuck(worker, last) == Some(fault) {
        return Ok(());
    }
    no_fault
}

/// What is wrong with a state that has no steps.
pub fn is_stuck<W: Worker>(worker: &mut W, state: &[u8]) -> Option<Fault> {
    struct Any(bool);
    impl heddle_model::Sink for Any {
        fn step(&mut self, _: Step, _: &[u8]) {
            self.0 = true;
        }
        fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
            self.0 = true;
        }
    }
    let mut any = Any(false);
    worker.expand(state, &mut any);
    if any.0 { None } else { worker.stuck(state) }
}
