//! From a sequence of states to a trail: which step leads from each state to
//! the next is found by expanding it again.
//!
//! A search keeps states and parent links, never steps, so this is the one
//! place where trails are made. States are expanded fully: steps keep their
//! numbers whether or not the search was reduced.

use crate::grace::Grace;
use heddle_model::{Fault, FaultKind, Model, Sink, Step, Trail, Worker, fingerprint};

/// What is wrong at the end of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The last state is stuck, and should not be.
    Stuck(Fault),
    /// The last state is one that somebody asked for: nothing is wrong with it.
    Reached,
    /// This step, taken in the last state, breaks the program.
    Broken(Step, Fault),
    /// The path leads back to its state number `cycle_start`.
    Cycle { cycle_start: usize, fault: Fault },
}

/// What a trail to a state that was asked for has in place of a fault.
pub const REACHED: Fault = Fault { kind: FaultKind::Invariant, site: 0 };

impl End {
    pub(crate) fn fault(self) -> Fault {
        match self {
            End::Stuck(fault) | End::Broken(_, fault) | End::Cycle { fault, .. } => fault,
            End::Reached => REACHED,
        }
    }

    /// The same end of a path that has so many more states before it.
    pub(crate) fn after(self, n_states: usize) -> End {
        match self {
            End::Cycle { cycle_start, fault } => {
                End::Cycle { cycle_start: cycle_start + n_states, fault }
            }
            other => other,
        }
    }
}

/// The trail along `states` (the first is initial) to `end`.
///
/// `None` if the states are no path of the model: our bug, or a hashed store
/// that took one state for another.
pub fn trail_of<M: Model>(model: &M, states: &[Vec<u8>], end: End) -> Option<Trail> {
    trail_within(model, states, end, &mut Grace::unlimited())
}

/// The same, given up when the search was told to stop and the grace is over.
pub(crate) fn trail_within<M: Model>(
    model: &M,
    states: &[Vec<u8>],
    end: End,
    grace: &mut Grace<'_>,
) -> Option<Trail> {
    let mut worker = model.worker();
    let mut steps = Vec::new();
    for pair in states.windows(2) {
        if grace.is_over() {
            return None;
        }
        steps.push(step_between(&mut worker, &pair[0], &pair[1])?);
    }
    trail_of_steps(model, states, steps, end)
}

/// The same where the steps between the states are known.
pub(crate) fn trail_of_steps<M: Model>(
    model: &M,
    states: &[Vec<u8>],
    mut steps: Vec<Step>,
    end: End,
) -> Option<Trail> {
    assert_eq!(steps.len() + 1, states.len());
    let initial = initial_number(model, states.first()?)?;
    let mut worker = model.worker();
    let mut fingerprints: Vec<u64> = states.iter().map(|s| fingerprint(s)).collect();
    let last = states.last()?;
    let (fault, cycle_start) = match end {
        End::Stuck(fault) => (fault, None),
        End::Reached => (REACHED, None),
        End::Broken(step, fault) => {
            let after = broken_step(&mut worker, last, step, fault)?;
            fingerprints.extend(after.map(|s| fingerprint(&s)));
            steps.push(step);
            (fault, None)
        }
        End::Cycle { cycle_start, fault } => {
            let back = states.get(cycle_start)?;
            steps.push(step_between(&mut worker, last, back)?);
            fingerprints.push(fingerprint(back));
            (fault, Some(cycle_start as u32))
        }
    };
    Some(Trail { initial, steps, fingerprints, cycle_start, fault })
}

/// The number of an initial state, in the model's order.
fn initial_number<M: Model>(model: &M, state: &[u8]) -> Option<u32> {
    let (mut n, mut found) = (0, None);
    model.initial(&mut |s| {
        if found.is_none() && s == state {
            found = Some(n);
        }
        n += 1;
    });
    found
}

/// The first step from one state to another; one that breaks nothing if there
/// is one.
pub fn step_between<W: Worker>(worker: &mut W, from: &[u8], to: &[u8]) -> Option<Step> {
    let mut find = FindStep { to, good: None, broken: None };
    worker.expand(from, &mut find);
    find.good.or(find.broken)
}

/// The state after a step; `None` if there is no such step or nothing after it.
pub fn successor<W: Worker>(worker: &mut W, from: &[u8], step: Step) -> Option<Vec<u8>> {
    let mut find = FindSuccessor { step, fault: None, seen: false, after: None };
    worker.expand(from, &mut find);
    find.after
}

/// The state after a step that breaks as told, if it goes on at all.
pub fn broken_step<W: Worker>(
    worker: &mut W,
    from: &[u8],
    step: Step,
    fault: Fault,
) -> Option<Option<Vec<u8>>> {
    let mut find = FindSuccessor { step, fault: None, seen: false, after: None };
    worker.expand(from, &mut find);
    (find.seen && find.fault == Some(fault)).then_some(find.after)
}

struct FindStep<'a> {
    to: &'a [u8],
    good: Option<Step>,
    broken: Option<Step>,
}

impl Sink for FindStep<'_> {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if self.good.is_none() && successor == self.to {
            self.good = Some(step);
        }
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        if self.broken.is_none() && successor == Some(self.to) {
            self.broken = Some(step);
        }
    }
}

struct FindSuccessor {
    step: Step,
    fault: Option<Fault>,
    seen: bool,
    after: Option<Vec<u8>>,
}

impl Sink for FindSuccessor {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if step == self.step {
            self.seen = true;
            self.after = Some(successor.to_vec());
        }
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        if step == self.step {
            self.seen = true;
            self.fault = Some(fault);
            self.after = successor.map(<[u8]>::to_vec);
        }
    }
}
