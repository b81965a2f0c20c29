//! A counted family with a fixed number of processes as a model in which every process has
//! its own number: what people walk through, and what a trail of a refutation is a run of.
//!
//! A search folds equal processes, so its trail does not say which of them moves. Here the
//! members are kept apart: a step is a move, who makes it and whom it picks. A folded run
//! becomes one of the members in [`Unfolded::unfold`]: whoever moved last goes on if it can,
//! and after every step the members, folded, must be the state that the search saw.
//!
//! Not here: a second way to what a move does. `instance` writes the same family out as a
//! system of its own, and a test compares the two.

use crate::counters::{Count, Counted, Counters, Folded, Locals, Population, Taken};
use crate::family::Failure;
use heddle_model::{
    Act, Actor, Blocked, Change, Event, Facts, Fault, FaultKind, Field, Model, Sink, Step, Touch,
    Trail, Violation, Worker, fingerprint,
};

/// A family with so many processes of every kind.
#[derive(Clone, Copy)]
pub struct Unfolded<'f> {
    pub family: &'f Counted,
    pub n: u32,
}

/// Shared values, and the locals of each member, by kind.
#[derive(Clone, PartialEq, Eq)]
struct State {
    shared: Vec<i64>,
    members: Vec<(u8, Locals)>,
}

/// A move of these members.
struct Made<'m, 't> {
    taken: &'t Taken<'m>,
    mover: Option<usize>,
    picked: Option<usize>,
    step: Step,
}

impl<'f> Unfolded<'f> {
    fn counters(&self) -> Counters<'f> {
        Counters { family: self.family, count: Count::Exactly(self.n) }
    }

    /// A run of the folded instance as one of its members; `None` if it is no run.
    pub fn unfold(&self, folded: &Trail) -> Option<Trail> {
        let initial = self.family.initial(Count::Exactly(self.n));
        let mut state = spread(initial.get(folded.initial as usize)?);
        let mut bytes = Vec::new();
        self.pack(&state, &mut bytes);
        let (mut steps, mut fingerprints) = (Vec::new(), vec![fingerprint(&bytes)]);
        let mut last = None;
        for wanted in &folded.steps {
            let mut found: Option<(Step, State, Option<usize>)> = None;
            let mut edge = 0;
            self.family.moves(&fold(&state), Count::Exactly(self.n), &mut |taken| {
                let is_it = edge == wanted.edge;
                edge += 1;
                self.made(&state, edge - 1, &taken, &mut |made| {
                    let same = made.mover.is_some() && made.mover == last;
                    if is_it && (found.is_none() || same) {
                        let who = made.mover.or(made.picked);
                        found = Some((made.step, self.after(&state, made), who));
                    }
                });
            });
            let (step, after, who) = found?;
            steps.push(step);
            (state, last) = (after, who.or(last));
            self.pack(&state, &mut bytes);
            fingerprints.push(fingerprint(&bytes));
        }
        let Trail { initial, fault, .. } = *folded;
        Some(Trail { initial, steps, fingerprints, cycle_start: None, fault })
    }

    /// A state of the members, counted.
    pub(crate) fn folded(&self, bytes: &[u8]) -> Folded {
        fold(&self.unpack(bytes))
    }

    /// A run of the members in full.
    ///
    /// # Panics
    /// If the trail is not a run of them: a bug of ours.
    pub fn tell(&self, trail: Trail) -> Failure {
        let mut state = Vec::new();
        let mut number = 0;
        self.initial(&mut |s| {
            if number == trail.initial {
                state = s.to_vec();
            }
            number += 1;
        });
        let mut steps = Vec::new();
        for &step in &trail.steps {
            let (events, after) = self.narrate(&state, step).expect("a step of the members");
            steps.push((step.actor, events));
            state = after.expect("every move leads somewhere");
        }
        let named = |f: Field| match f.owner.is_empty() {
            true => (f.name, f.value),
            false => (format!("{}.{}", f.owner, f.name), f.value),
        };
        let state = self.fields(&state).into_iter().map(named).collect();
        let violation = self.violation(trail.fault);
        Failure {
            steps,
            violation,
            state,
            is_abstract: false,
            trail: Some(trail),
            cycle_start: None,
        }
    }

    /// Every step of a state; none where an invariant is broken.
    fn each(&self, state: &State, then: &mut dyn FnMut(&Made<'_, '_>)) {
        let folded = fold(state);
        if self.family.broken(&folded).is_some() {
            return;
        }
        let mut number = 0;
        self.family.moves(&folded, Count::Exactly(self.n), &mut |taken| {
            self.made(state, number, &taken, then);
            number += 1;
        });
    }

    /// The ways in which members can make a folded move. Its number is part of the step's.
    fn made(
        &self,
        state: &State,
        number: u32,
        taken: &Taken<'_>,
        then: &mut dyn FnMut(&Made<'_, '_>),
    ) {
        let f = self.family;
        let fitting = |binder: Option<usize>, locals: Option<Locals>| -> Vec<Option<usize>> {
            let (Some(binder), Some(locals)) = (binder, locals) else { return vec![None] };
            let wanted = (f.binders[binder].kind as u8, locals);
            let members = state.members.iter().enumerate();
            members.filter(|(_, m)| **m == wanted).map(|(i, _)| Some(i)).collect()
        };
        let n = state.members.len() as u32 + 1;
        for mover in fitting(taken.what.mover, taken.mover) {
            for picked in fitting(taken.what.pick.map(|p| p.0), taken.picked) {
                if picked.is_some() && picked == mover {
                    continue;
                }
                let at = picked.map_or(0, |p| p as u32 + 1);
                let lane = mover.map_or(taken.what.lane, |m| f.lanes.len() + m);
                let step = Step { actor: Actor(lane as u16), edge: number * n + at };
                then(&Made { taken, mover, picked, step });
            }
        }
    }

    fn after(&self, state: &State, made: &Made<'_, '_>) -> State {
        let folded = fold(state);
        let roles = |i: usize| (Some(i) == made.mover, Some(i) == made.picked);
        let members = state.members.iter().enumerate();
        let members = members
            .map(|(i, &m)| (m.0, self.family.member_after(&folded, made.taken, m, roles(i))));
        State { shared: made.taken.after.shared.clone(), members: members.collect() }
    }

    /// Why a member cannot move: where it is, and that no guard is true there.
    fn why(&self, state: &State, i: usize) -> String {
        let (kind, locals) = state.members[i];
        let at = self.family.show_locals(kind, locals);
        match at.is_empty() {
            true => "no guard of its moves is true".into(),
            false => format!("no guard of its moves is true with {at}"),
        }
    }

    fn label(&self, state: &State, i: usize) -> String {
        let kind = state.members[i].0;
        let number = state.members[..i].iter().filter(|m| m.0 == kind).count();
        format!("{}[{number}]", self.family.kinds[kind as usize].name)
    }

    fn event(&self, before: &State, after: &State, made: &Made<'_, '_>) -> Event {
        let f = self.family;
        let mut event = self.counters().event(&fold(before), made.taken);
        event.note = made.picked.map_or(String::new(), |p| self.label(before, p));
        for (i, (was, is)) in before.members.iter().zip(&after.members).enumerate() {
            let kind = was.0 as usize;
            for (l, local) in f.kinds[kind].locals.iter().enumerate() {
                let (was, is) = (f.local_of(kind, was.1, l), f.local_of(kind, is.1, l));
                if was != is {
                    let name = format!("{}.{}", self.label(before, i), local.name);
                    event.touches.push(Touch::new(Act::Write { at: None }, &name));
                    let (old, new) = (local.domain.show(was), local.domain.show(is));
                    event.changes.push(Change { name, old, new });
                }
            }
        }
        if let Some(i) = made.mover {
            event.lane = self.label(before, i);
        }
        event.actor = made.step.actor;
        event
    }

    fn pack(&self, state: &State, out: &mut Vec<u8>) {
        out.clear();
        state.shared.iter().for_each(|v| out.extend(v.to_le_bytes()));
        for (kind, locals) in &state.members {
            out.push(*kind);
            out.extend(locals.to_le_bytes());
        }
    }

    fn unpack(&self, bytes: &[u8]) -> State {
        let (shared, members) = bytes.split_at(self.family.shared.len() * 8);
        let word = |b: &[u8]| u64::from_le_bytes(b.try_into().expect("eight bytes"));
        State {
            shared: shared.chunks_exact(8).map(|b| word(b) as i64).collect(),
            members: members.chunks_exact(9).map(|b| (b[0], word(&b[1..]))).collect(),
        }
    }
}

/// The processes of a folded state, each with its place.
fn spread(state: &Folded) -> State {
    let each = |&(kind, locals, n): &(u8, Locals, u32)| vec![(kind, locals); n as usize];
    let members = state.population.iter().flat_map(each).collect();
    State { shared: state.shared.clone(), members }
}

fn fold(state: &State) -> Folded {
    let mut members = state.members.clone();
    members.sort_unstable();
    let mut population = Population::new();
    for (kind, locals) in members {
        match population.last_mut() {
            Some(last) if (last.0, last.1) == (kind, locals) => last.2 += 1,
            _ => population.push((kind, locals, 1)),
        }
    }
    Folded { shared: state.shared.clone(), population }
}

impl Model for Unfolded<'_> {
    type Worker<'m>
        = UnfoldedWorker<'m>
    where
        Self: 'm;

    fn worker(&self) -> UnfoldedWorker<'_> {
        UnfoldedWorker { model: self, bytes: Vec::new() }
    }

    fn facts(&self) -> Facts {
        let members = self.family.kinds.len() * self.n as usize;
        let lanes = u16::try_from(self.family.lanes.len() + members).ok();
        Facts { max_actors: lanes, state_bytes: 32, ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let mut bytes = Vec::new();
        for state in self.family.initial(Count::Exactly(self.n)) {
            self.pack(&spread(&state), &mut bytes);
            out(&bytes);
        }
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let before = self.unpack(state);
        let mut told = None;
        self.each(&before, &mut |made| {
            if made.step == step {
                let after = self.after(&before, made);
                let mut bytes = Vec::new();
                self.pack(&after, &mut bytes);
                told = Some((vec![self.event(&before, &after, made)], Some(bytes)));
            }
        });
        told
    }

    fn violation(&self, fault: Fault) -> Violation {
        match self.family.faults.get(fault.site as usize) {
            Some(told) => Violation::new(told.kind, told.message.clone(), told.span),
            None => Violation::new(fault.kind, "no such fault", None),
        }
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let (f, state) = (self.family, self.unpack(state));
        let shared = f.shared.iter().zip(&state.shared).map(|(s, &v)| {
            let variable = f.pool.variable(s.slot);
            let (name, value) = (variable.name.clone(), variable.domain.show(v));
            Field { owner: String::new(), name, value }
        });
        let mut out: Vec<Field> = shared.collect();
        for (i, &(kind, locals)) in state.members.iter().enumerate() {
            let kind = kind as usize;
            for (l, local) in f.kinds[kind].locals.iter().enumerate() {
                let value = local.domain.show(f.local_of(kind, locals, l));
                let owner = self.label(&state, i);
                out.push(Field { owner, name: local.name.clone(), value });
            }
        }
        out
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        let state = self.unpack(state);
        let mut moving = vec![false; state.members.len()];
        self.each(&state, &mut |made| {
            for who in [made.mover, made.picked].into_iter().flatten() {
                moving[who] = true;
            }
        });
        let still = moving.iter().enumerate().filter(|(_, moves)| !**moves);
        let blocked = |(i, _)| Blocked {
            actor: Actor((self.family.lanes.len() + i) as u16),
            lane: self.label(&state, i),
            span: None,
            text: String::new(),
            reason: self.why(&state, i),
        };
        still.map(blocked).collect()
    }
}

/// A worker on the members of a family.
pub struct UnfoldedWorker<'m> {
    model: &'m Unfolded<'m>,
    bytes: Vec<u8>,
}

impl Worker for UnfoldedWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let UnfoldedWorker { model, bytes } = self;
        let before = model.unpack(state);
        model.each(&before, &mut |made| {
            model.pack(&model.after(&before, made), bytes);
            match made.taken.fault {
                Some(site) => {
                    let kind = model.family.faults[site as usize].kind;
                    sink.fault(made.step, Fault { kind, site }, Some(bytes));
                }
                None => sink.step(made.step, bytes),
            }
        });
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        let f = self.model.family;
        let broken = f.broken(&fold(&self.model.unpack(state)));
        let broken = broken.map(|site| Fault { kind: f.faults[site as usize].kind, site });
        let deadlock = f.deadlock.map(|site| Fault { kind: FaultKind::Deadlock, site });
        broken.or(deadlock)
    }
}
