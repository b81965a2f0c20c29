//! A [`System`] as a [`Model`], so that the engine explores it state by state.
//!
//! One step is one tick: an input valuation with a choice for every group. The
//! broken goals are faults of kind `invariant`, or `overflow` where a value does not fit,
//! whose site is the goal.

use crate::expr::Domain;
use crate::system::{Run, System};
use heddle_model::{
    Actor, Blocked, Event, Facts, Fault, FaultKind, Field, Model, Sink, Step, Trail, Violation,
    Worker, fingerprint,
};

/// Choices of a tick, or first states, that are numbered at most.
const MOST: u64 = 1 << 20;

/// A system, lent to the engine.
#[derive(Clone, Copy)]
pub struct Explicit<'s>(pub &'s System);

pub struct ExplicitWorker<'s> {
    system: &'s System,
    values: Vec<i64>,
    next: Vec<i64>,
    bytes: Vec<u8>,
}

impl System {
    /// A state as bytes: each variable in as many as its domain needs.
    pub fn pack(&self, state: &[i64], out: &mut Vec<u8>) {
        out.clear();
        for (s, &v) in self.state.iter().zip(state) {
            let domain = &self.pool.variable(s.slot).domain;
            let bytes = ((v - domain.lo()) as u64).to_le_bytes();
            out.extend(&bytes[..n_bytes(domain)]);
        }
    }

    /// Reads a state into the slots of a tick.
    pub fn unpack(&self, state: &[u8], values: &mut [i64]) {
        let mut at = 0;
        for s in &self.state {
            let domain = &self.pool.variable(s.slot).domain;
            let n = n_bytes(domain);
            let mut bytes = [0; 8];
            bytes[..n].copy_from_slice(&state[at..at + n]);
            values[s.slot.0 as usize] = u64::from_le_bytes(bytes) as i64 + domain.lo();
            at += n;
        }
    }

    /// The ticks of a trail that the engine found.
    pub fn run_of(&self, trail: &Trail) -> Option<Run> {
        let mut starts = Vec::new();
        self.initial(&mut |s| starts.push(s.to_vec()));
        let mut state = starts.get(trail.initial as usize)?.clone();
        let mut ticks = Vec::new();
        for step in &trail.steps {
            let tick = self.tick_at(&state, step.edge)?;
            self.next(&tick, &mut state);
            ticks.push(tick);
        }
        Some(Run { ticks, goal: trail.fault.site as usize })
    }

    /// A run as the steps that the engine would name; `None` where a tick has too many
    /// choices to number them.
    pub fn trail_of(&self, run: &Run) -> Option<Trail> {
        let first = run.ticks.first()?;
        let here = |tick: &[i64]| -> Vec<i64> {
            self.state.iter().map(|s| tick[s.slot.0 as usize]).collect()
        };
        let (mut number, mut initial) = (0u32, None);
        let free = self.state.iter().filter(|s| s.init.is_none());
        let sizes = free.map(|s| self.pool.variable(s.slot).domain.size());
        if sizes.fold(1, u64::saturating_mul) > MOST {
            return None;
        }
        let wanted = here(first);
        self.initial(&mut |state| {
            if state == wanted {
                initial = Some(number);
            }
            number += 1;
        });
        let (mut steps, mut fingerprints, mut bytes) = (Vec::new(), Vec::new(), Vec::new());
        for tick in &run.ticks {
            let state = here(tick);
            self.pack(&state, &mut bytes);
            fingerprints.push(fingerprint(&bytes));
            let (mut at, mut edge) = (0u32, None);
            self.ticks(&mut self.spread(&state), &mut |t| {
                if t == tick {
                    edge = Some(at);
                }
                at += 1;
                edge.is_none() && u64::from(at) < MOST
            });
            steps.push(Step { actor: Actor(0), edge: edge? });
        }
        let fault = self.fault(run.goal);
        Some(Trail { initial: initial?, steps, fingerprints, cycle_start: None, fault })
    }

    fn fault(&self, goal: usize) -> Fault {
        Fault { kind: self.violation(goal).kind, site: goal as u32 }
    }

    /// What is wrong where a goal is false.
    pub fn violation(&self, goal: usize) -> Violation {
        let Some(goal) = self.goals.get(goal) else {
            return Violation::new(FaultKind::Invariant, "no such goal", None);
        };
        let kind = if goal.is_range { FaultKind::Overflow } else { FaultKind::Invariant };
        Violation::new(kind, format!("{} fails", goal.name), goal.span)
    }

    fn tick_at(&self, state: &[i64], edge: u32) -> Option<Vec<i64>> {
        let (mut at, mut found) = (0, None);
        self.ticks(&mut self.spread(state), &mut |tick| {
            if at == edge {
                found = Some(tick.to_vec());
            }
            at += 1;
            found.is_none()
        });
        found
    }
}

fn n_bytes(domain: &Domain) -> usize {
    match domain.size() {
        0..=0x100 => 1,
        0x101..=0x1_0000 => 2,
        _ => 8,
    }
}

impl Model for Explicit<'_> {
    type Worker<'m>
        = ExplicitWorker<'m>
    where
        Self: 'm;

    fn worker(&self) -> ExplicitWorker<'_> {
        let values = vec![0; self.0.pool.n_slots()];
        ExplicitWorker { system: self.0, values, next: Vec::new(), bytes: Vec::new() }
    }

    fn facts(&self) -> Facts {
        let bytes = self.0.state.iter().map(|s| n_bytes(&self.0.pool.variable(s.slot).domain));
        Facts { max_actors: Some(1), state_bytes: bytes.sum(), ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let mut bytes = Vec::new();
        self.0.initial(&mut |state| {
            self.0.pack(state, &mut bytes);
            out(&bytes);
        });
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let mut values = vec![0; self.0.pool.n_slots()];
        self.0.unpack(state, &mut values);
        let state: Vec<i64> = self.0.state.iter().map(|s| values[s.slot.0 as usize]).collect();
        let tick = self.0.tick_at(&state, step.edge)?;
        let (mut next, mut bytes) = (Vec::new(), Vec::new());
        self.0.next(&tick, &mut next);
        self.0.pack(&next, &mut bytes);
        Some((self.0.tell(&tick), Some(bytes)))
    }

    fn violation(&self, fault: Fault) -> Violation {
        self.0.violation(fault.site as usize)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let mut values = vec![0; self.0.pool.n_slots()];
        self.0.unpack(state, &mut values);
        let field = |(s, (name, value)): (&crate::system::StateVar, (String, String))| {
            let owner = self.0.lanes[s.lane.0 as usize].clone();
            let own = name.strip_prefix(&format!("{owner}.")).map(str::to_string);
            Field { owner, name: own.unwrap_or(name), value }
        };
        self.0.state.iter().zip(self.0.show_state(&values)).map(field).collect()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }
}

impl Worker for ExplicitWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let ExplicitWorker { system, values, next, bytes } = self;
        system.unpack(state, values);
        let mut edge = 0;
        system.ticks(values, &mut |tick| {
            system.next(tick, next);
            system.pack(next, bytes);
            let step = Step { actor: Actor(0), edge };
            match system.broken(tick) {
                Some(goal) => {
                    sink.fault(step, system.fault(goal), Some(bytes));
                }
                None => sink.step(step, bytes),
            }
            edge += 1;
            true
        });
    }

    /// Assumptions may leave nothing to do: that is no fault.
    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }
}
