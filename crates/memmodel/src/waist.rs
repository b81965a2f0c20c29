//! The window machine as a [`Model`]: what the engine explores and people read.

use crate::global::{Done, What};
use crate::machine::Machine;
use crate::program::Thread;
use crate::promise::Promise;
use heddle_model::*;

impl Model for Machine {
    type Worker<'m> = Hands<'m>;

    fn worker(&self) -> Hands<'_> {
        Hands { machine: self, bytes: Vec::new(), reached: Vec::new() }
    }

    fn facts(&self) -> Facts {
        Facts {
            max_actors: Some(self.program.threads.len() as u16),
            // Its own reduction is part of its steps: see `independent_access`.
            reduction: Some("what nobody can interfere with is merged already".into()),
            own_reduction: Some(match (self.options.stages, self.reach.is_empty()) {
                (false, _) => "none",
                (true, true) => "stages",
                (true, false) => "por",
            }),
            state_bytes: 64,
            ..Facts::default()
        }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let states = match self.options.stages {
            true if !self.begins_badly => self.begin().into_iter().map(|r| r.state).collect(),
            // Otherwise the first step shows what goes wrong before any other.
            _ => vec![self.initial_state()],
        };
        let mut bytes = Vec::new();
        for mut s in states {
            self.normalise(&mut s);
            self.encode(&s, &mut bytes);
            out(&bytes);
        }
    }

    fn gaps(&self) -> Vec<Gap> {
        self.left_out()
    }

    /// That a run came to the condition at the end: who did not see it must not miss it.
    fn noticed(&self) -> Vec<u8> {
        vec![self.has_judged() as u8]
    }

    fn remember(&self, noticed: &[u8]) {
        if noticed == [1] {
            self.hit_assertion();
        }
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let (done, next) = self.account(state, step)?;
        Some((done.iter().map(|d| self.tell(d)).collect(), Some(next)))
    }

    fn violation(&self, fault: Fault) -> Violation {
        let is_of_end = matches!(fault.kind, FaultKind::Invariant | FaultKind::Witness);
        if let (true, Some(p)) = (is_of_end, &self.program.promise) {
            let verb = if p.asked { "asks for" } else { "excludes" };
            let message = format!("a run ends in a state that `{}` {verb}", p.text);
            return Violation::new(fault.kind, message, Some(p.span));
        }
        if fault.kind == FaultKind::Livelock {
            return self.told_livelock(fault.site);
        }
        let place = self.kinds[fault.site as usize].places.first();
        let (span, text) = place.map_or((None, "assertion"), |&(t, pc)| {
            let (span, text) = &self.program.threads[t as usize].code.places[pc as usize];
            (Some(*span), text.as_str())
        });
        let message = match fault.kind {
            FaultKind::Deadlock => format!("deadlock: every thread waits, one of them at `{text}`"),
            FaultKind::NullDereference => format!("`{text}` accesses null"),
            FaultKind::OutOfBounds => format!("`{text}` accesses memory outside every object"),
            FaultKind::Uninitialised => format!("`{text}` uses a value that nobody gave"),
            FaultKind::UseAfterFree => format!("`{text}` accesses what was freed"),
            FaultKind::DoubleFree => format!("`{text}` frees what was freed"),
            FaultKind::InvalidFree => format!("`{text}` frees what cannot be freed"),
            FaultKind::DivisionByZero => format!("`{text}` divides by zero"),
            FaultKind::LockMisuse => format!("`{text}` misuses a lock or a thread"),
            FaultKind::DataRace => format!("data race at `{text}`"),
            _ => format!("`{text}` does not hold"),
        };
        Violation::new(fault.kind, message, span)
    }

    fn sites(&self) -> Vec<Site> {
        self.assertion_sites()
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let s = self.decode(state);
        let mut out = Vec::new();
        let memory = self.program.locs.len() - self.program.shown;
        for (l, name) in self.program.locs[..memory].iter().enumerate() {
            let value = self.show(self.memory(&s, l));
            out.push(Field { owner: String::new(), name: name.clone(), value });
        }
        for (th, p) in s.threads.iter().zip(&self.program.threads) {
            let named = th.regs.iter().zip(&p.regs).filter(|(_, n)| Thread::is_own(n));
            for (r, name) in named {
                let value = r.known().map_or("in flight".to_string(), |v| self.show(v));
                out.push(Field { owner: p.name.clone(), name: name.clone(), value });
            }
            let in_flight = th.win.iter().filter(|e| !self.is_head(e));
            let pending: Vec<String> = in_flight.map(|e| self.entry_text(e)).collect();
            let value = if pending.is_empty() { "nothing".into() } else { pending.join(", ") };
            out.push(Field { owner: p.name.clone(), name: "in flight".into(), value });
        }
        out
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        let s = self.decode(state);
        let mut moving = vec![false; s.threads.len()];
        self.successors(&s, &mut |done, _| moving[done.thread] = true);
        let stuck = moving.iter().enumerate().filter(|(_, m)| !**m);
        stuck.map(|(t, _)| self.why_blocked(&s, t)).collect()
    }

    fn properties(&self) -> Vec<Property> {
        let mut out = Vec::new();
        if let Some(p) = &self.program.promise {
            let (kind, name) = (p.kind(), p.text.clone());
            out.push(Property { kind, name, span: Some(p.span) });
        }
        if self.options.livelocks
            && self.kinds.iter().any(|k| k.instr == crate::program::Instr::Head)
        {
            let (kind, name) = (FaultKind::Livelock, "nobody waits in a loop for ever".into());
            out.push(Property { kind, name, span: None });
        }
        for k in &self.kinds {
            if let (crate::program::Instr::Assert { .. }, Some(&(t, pc))) =
                (&k.instr, k.places.first())
            {
                let (span, text) = &self.program.threads[t as usize].code.places[pc as usize];
                out.push(Property {
                    kind: FaultKind::Assertion,
                    name: text.clone(),
                    span: Some(*span),
                });
            }
        }
        out
    }
}

/// One search thread's hands on the machine.
pub struct Hands<'m> {
    machine: &'m Machine,
    bytes: Vec<u8>,
    /// Bits of assertions.
    reached: Vec<u64>,
}

impl Worker for Hands<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let s = self.machine.decode(state);
        let mut edge = 0;
        let (machine, bytes) = (self.machine, &mut self.bytes);
        machine.successors(&s, &mut |done, next| {
            let step = Step { actor: Actor(done.thread as u16), edge };
            edge += 1;
            machine.encode(&next.state, bytes);
            match next.fault {
                Some(f) => sink.fault(step, f, Some(bytes)),
                None => sink.step(step, bytes),
            }
        });
        machine.assertions_met(&mut self.reached);
    }

    fn reached(&self) -> &[u64] {
        &self.reached
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        // Otherwise the end, a dead end of speculation, or a thread that spins locally.
        let machine = self.machine;
        let promises = machine.program.checked || machine.program.promise.is_some();
        if !promises && !machine.options.livelocks {
            return None;
        }
        let s = machine.decode(state);
        let broken = machine.breaks_promise(&s);
        let kind = machine.program.promise.as_ref().map_or(FaultKind::Invariant, Promise::kind);
        let broken = broken.then_some(Fault { kind, site: 0 });
        broken.or_else(|| machine.deadlock(&s)).or_else(|| machine.livelock(&s))
    }
}

impl Machine {
    /// What a step does, one operation after the other, and the state after it; nothing
    /// if there is no such step, or if the plain executor does something else.
    pub fn account(&self, state: &[u8], step: Step) -> Option<(Vec<Done>, Vec<u8>)> {
        let (mut edge, mut found) = (0, None);
        self.successors(&self.decode(state), &mut |done, next| {
            if edge == step.edge && found.is_none() {
                let mut bytes = Vec::new();
                self.encode(&next.state, &mut bytes);
                let all: Vec<Done> = std::iter::once(done).chain(&next.also).cloned().collect();
                found = Some((all, bytes));
            }
            edge += 1;
        });
        found.filter(|(done, next)| self.is_plain(state, done, next))
    }

    pub(crate) fn entry_text(&self, e: &crate::state::Entry) -> String {
        let (t, pc) = self.kinds[e.kind as usize].places[0];
        let text = &self.program.threads[t as usize].code.places[pc as usize].1;
        let state = if e.done { " (done)" } else { "" };
        match e.b.known() {
            Some(v)
                if e.loc < crate::state::SEVERAL
                    && !e.done
                    && self.class(e) == crate::rel::WRITE =>
            {
                format!("{} := {}", self.program.locs[e.loc as usize], self.show(v))
            }
            _ => format!("{text}{state}"),
        }
    }

    /// What an instruction does, where nobody can tell which one it was.
    fn plain_text(&self, what: &What) -> String {
        let name = |l: usize| &self.program.locs[l];
        match what {
            What::Load { loc, .. } => format!("load {}", name(*loc)),
            What::Store { loc, value, .. } => {
                format!("store {} = {}", name(*loc), self.show(*value))
            }
            What::Update { loc, .. } => format!("update {}", name(*loc)),
            What::Block { .. } => "atomic block".into(),
            What::Shown { .. } => "the next instruction".into(),
            What::Fence => "fence".into(),
            What::Start(t) => format!("start {}", self.program.threads[*t].name),
            What::Join(t) => format!("join {}", self.program.threads[*t].name),
            What::Sees { loc, .. } => format!("{} arrives", name(*loc)),
            What::Local(op) => op.to_string(),
        }
    }

    /// What a step does to what others can see.
    fn touches(&self, what: &What) -> Vec<Touch> {
        // Where there is one memory, a store is the last one when it is done.
        let at = |at: usize| (!self.model.single).then_some(at as u32);
        let word = |act: Act, loc: usize, value: i64| Touch {
            value: self.show(value),
            ..Touch::new(act, &self.program.locs[loc])
        };
        let thread = |t: usize| &self.program.threads[t].name;
        match what {
            What::Load { loc, value, forwarded: true, .. } => {
                vec![word(Act::ReadOwn, *loc, *value)]
            }
            What::Load { loc, value, at: n, .. } => {
                vec![word(Act::Read { at: at(*n) }, *loc, *value)]
            }
            What::Store { loc, value, at: n, .. } => {
                vec![word(Act::Write { at: at(*n) }, *loc, *value)]
            }
            What::Update { loc, old, new, at: n, wrote } => {
                let mut both = vec![word(Act::Read { at: at(*n) }, *loc, *old)];
                both.extend(wrote.then(|| word(Act::Write { at: at(*n) }, *loc, *new)));
                both
            }
            What::Block { wrote } => {
                wrote.iter().map(|w| word(Act::Write { at: None }, w.0, w.2)).collect()
            }
            What::Fence => vec![Touch::new(Act::Fence, "")],
            What::Start(t) => vec![Touch::new(Act::Start, thread(*t))],
            What::Join(t) => vec![Touch::new(Act::Join, thread(*t))],
            What::Shown { .. } | What::Sees { .. } | What::Local(_) => Vec::new(),
        }
    }

    /// One step in the user's words.
    pub fn tell(&self, done: &Done) -> Event {
        let kind = &self.kinds[done.kind as usize];
        let own = kind.places.iter().filter(|p| p.0 as usize == done.thread);
        let mut own =
            own.map(|&(t, pc)| &self.program.threads[t as usize].code.places[pc as usize]);
        let first = own.next();
        let arrives = matches!(done.what, What::Sees { .. });
        // The same instruction at two places: which one it was is not in the state.
        let (span, text) = match first {
            Some(place) if own.all(|p| p == place) && !arrives => (Some(place.0), place.1.clone()),
            _ => (None, self.plain_text(&done.what)),
        };
        let name = |l: usize| self.program.locs[l].clone();
        let change = |l: usize, old: i64, new: i64| Change {
            name: name(l),
            old: self.show(old),
            new: self.show(new),
        };
        let (text, changes, note) = match &done.what {
            What::Load { loc, value, forwarded, .. } => {
                let from = match (*forwarded, self.model.single) {
                    (true, _) => "from its own store in flight",
                    (false, true) => "from memory",
                    (false, false) => "as this thread sees it",
                };
                (text, vec![], format!("reads {} = {} {from}", name(*loc), self.show(*value)))
            }
            What::Store { loc, value, old, .. } => {
                let changes =
                    if self.model.single { vec![change(*loc, *old, *value)] } else { vec![] };
                (text, changes, format!("{} = {} reaches memory", name(*loc), self.show(*value)))
            }
            What::Update { loc, old, new, .. } => (
                text,
                vec![change(*loc, *old, *new)],
                format!("reads {} and writes {} at once", self.show(*old), self.show(*new)),
            ),
            What::Block { wrote } => {
                (text, wrote.iter().map(|w| change(w.0, w.1, w.2)).collect(), "at once".into())
            }
            What::Shown { .. } => (text, vec![], "goes on behind it".into()),
            What::Fence => (text, vec![], "done".into()),
            What::Start(t) => (text, vec![], format!("starts {}", self.program.threads[*t].name)),
            What::Join(t) => (text, vec![], format!("{} is over", self.program.threads[*t].name)),
            What::Sees { loc, value } => {
                (text, vec![], format!("has seen {} = {}", name(*loc), self.show(*value)))
            }
            What::Local(op) => (text, vec![], op.to_string()),
        };
        let lane = self.program.threads[done.thread].name.clone();
        let actor = Actor(done.thread as u16);
        let touches = self.touches(&done.what);
        Event { actor, lane, span, text, changes, output: String::new(), note, touches }
    }
}
