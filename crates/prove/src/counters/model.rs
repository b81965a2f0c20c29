//! A counted family as a model that the engine explores.

use super::{Count, Counted, Folded, Locals, Move, Taken};
use heddle_model::{
    Act, Actor, Blocked, Change, Event, Facts, Fault, FaultKind, Field, Model, Sink, Site, Step,
    Touch, Violation, Worker,
};

/// A family under one way of counting, as a model.
pub struct Counters<'f> {
    pub family: &'f Counted,
    pub count: Count,
}

pub struct CountersWorker<'f> {
    model: &'f Counters<'f>,
    bytes: Vec<u8>,
    reached: Vec<u64>,
}

impl Model for Counters<'_> {
    type Worker<'m>
        = CountersWorker<'m>
    where
        Self: 'm;

    fn worker(&self) -> CountersWorker<'_> {
        let words = self.family.moves.len().div_ceil(64);
        CountersWorker { model: self, bytes: Vec::new(), reached: vec![0; words] }
    }

    fn facts(&self) -> Facts {
        let lanes = self.family.lanes.len() as u16;
        Facts { max_actors: Some(lanes), state_bytes: 32, ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let mut bytes = Vec::new();
        for state in self.family.initial(self.count) {
            self.family.pack(&state, &mut bytes);
            out(&bytes);
        }
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let before = self.family.unpack(state);
        let (mut edge, mut told) = (0, None);
        self.family.moves(&before, self.count, &mut |taken| {
            if edge == step.edge && taken.what.lane == step.actor.0 as usize {
                let mut bytes = Vec::new();
                self.family.pack(&taken.after, &mut bytes);
                told = Some((vec![self.event(&before, &taken)], Some(bytes)));
            }
            edge += 1;
        });
        told
    }

    fn violation(&self, fault: Fault) -> Violation {
        let told = &self.family.faults[fault.site as usize];
        Violation::new(told.kind, told.message.clone(), told.span)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let f = self.family;
        let state = f.unpack(state);
        let shared = f.shared.iter().zip(&state.shared).map(|(s, &v)| {
            let variable = f.pool.variable(s.slot);
            let (name, value) = (variable.name.clone(), variable.domain.show(v));
            Field { owner: String::new(), name, value }
        });
        let counted = state.population.iter().map(|(kind, locals, n)| Field {
            owner: f.kinds[*kind as usize].name.clone(),
            name: f.show_locals(*kind, *locals),
            value: self.number(*n),
        });
        shared.chain(counted).collect()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }

    fn sites(&self) -> Vec<Site> {
        let site = |m: &Move| Site::Statement {
            owner: self.family.lanes[m.lane].clone(),
            span: Some(m.span),
            text: m.text.clone(),
        };
        self.family.moves.iter().map(site).collect()
    }
}

impl Counters<'_> {
    pub(crate) fn number(&self, n: u32) -> String {
        match self.count {
            Count::Abstract(many) if n == many => "many".into(),
            _ => n.to_string(),
        }
    }

    pub(crate) fn event(&self, before: &Folded, taken: &Taken<'_>) -> Event {
        let f = self.family;
        let mut changes = Vec::new();
        for (i, s) in f.shared.iter().enumerate() {
            let (old, new) = (before.shared[i], taken.after.shared[i]);
            if old != new {
                let v = f.pool.variable(s.slot);
                let (old, new) = (v.domain.show(old), v.domain.show(new));
                changes.push(Change { name: v.name.clone(), old, new });
            }
        }
        let wrote = |c: &Change| Touch::new(Act::Write { at: None }, &c.name);
        let touches = changes.iter().map(wrote).collect();
        let who = |binder: Option<usize>, locals: Option<Locals>| {
            let (binder, locals) = (binder?, locals?);
            let kind = f.binders[binder].kind;
            let locals = f.show_locals(kind as u8, locals);
            Some(format!("{} with {locals}", f.kinds[kind].name))
        };
        let note: Vec<String> =
            [who(taken.what.mover, taken.mover), who(taken.what.pick.map(|p| p.0), taken.picked)]
                .into_iter()
                .flatten()
                .collect();
        Event {
            actor: Actor(taken.what.lane as u16),
            lane: f.lanes[taken.what.lane].clone(),
            span: Some(taken.what.span),
            text: taken.what.text.clone(),
            changes,
            output: String::new(),
            note: note.join("; "),
            touches,
        }
    }
}

impl Worker for CountersWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let CountersWorker { model, bytes, reached } = self;
        let before = model.family.unpack(state);
        let mut edge = 0;
        model.family.moves(&before, model.count, &mut |taken| {
            reached[taken.index / 64] |= 1 << (taken.index % 64);
            model.family.pack(&taken.after, bytes);
            let step = Step { actor: Actor(taken.what.lane as u16), edge };
            match taken.fault {
                Some(site) => {
                    let kind = model.family.faults[site as usize].kind;
                    sink.fault(step, Fault { kind, site }, Some(bytes));
                }
                None => sink.step(step, bytes),
            }
            edge += 1;
        });
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        self.model.family.deadlock.map(|site| Fault { kind: FaultKind::Deadlock, site })
    }

    fn reached(&self) -> &[u64] {
        &self.reached
    }
}
