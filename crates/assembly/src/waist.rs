//! [`AsmModel`] as the engine explores it and people read it.

use crate::code::{Effect, Micro, Next};
use crate::exec::Taken;
use crate::expr::Expr;
use crate::model::{AsmModel, DEADLOCK, Scratch, Who};
use crate::points::NOWHERE;
use crate::program::Place;
use crate::state::HEAD;
use heddle_model::*;

impl Model for AsmModel {
    type Worker<'m> = Hands<'m>;

    fn gaps(&self) -> Vec<Gap> {
        let cut = self.cut.load(std::sync::atomic::Ordering::Relaxed);
        let text = "a tick in lock step has more orders of its tasks than are looked at";
        cut.then(|| Gap::Other(text.into())).into_iter().collect()
    }

    fn worker(&self) -> Hands<'_> {
        let n_sites = self.sites[self.sites.len() - 1];
        let mut reached = vec![0; n_sites.div_ceil(64)];
        for (t, flow) in self.flows.iter().flatten().enumerate() {
            flow.start_instrs.iter().for_each(|&i| self.mark(t, i, &mut reached));
        }
        Hands {
            model: self,
            row: Vec::new(),
            decoded: Vec::new(),
            bytes: Vec::new(),
            reached,
            scratch: Scratch::default(),
        }
    }

    fn facts(&self) -> Facts {
        Facts {
            max_actors: Some(self.program.tasks.len() as u16),
            reduction: Some("local steps are collapsed already; shared ones are all kept".into()),
            own_reduction: Some(if self.options.reduce { "local" } else { "none" }),
            state_bytes: self.layout.n_bytes,
            ..Facts::default()
        }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let mut bytes = Vec::new();
        self.canonical(&self.start(), &mut bytes);
        out(&bytes);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let mut row = Vec::new();
        self.layout.decode(state, &mut row);
        let mut edge = 0;
        let mut found = None;
        let searched = self.as_searched(&row);
        self.successors(&searched, &mut |who, taken, _| {
            if edge == step.edge {
                let order = match who {
                    Who::One(t) => vec![t],
                    Who::All(order) => order.to_vec(),
                };
                found = Some((order, taken));
            }
            edge += 1;
        });
        let (order, taken) = found?;
        let mut events = Vec::new();
        let before = row.clone();
        let old = matches!(self.options.arch, crate::Arch::Smp)
            .then(|| row[..self.layout.n_words].to_vec());
        for t in order {
            if !self.tell(&mut row, t, old.as_deref(), &before, &mut events) {
                break;
            }
        }
        if taken.fatal {
            return Some((events, None));
        }
        let mut bytes = Vec::new();
        if self.canonical(&row, &mut bytes) {
            let mut sorted = Vec::new();
            self.layout.decode(&bytes, &mut sorted);
            if let Some(last) = events.last_mut() {
                last.note = join(&last.note, &self.renamed(&row, &sorted));
            }
        }
        Some((events, Some(bytes)))
    }

    fn violation(&self, fault: Fault) -> Violation {
        match fault.site {
            DEADLOCK => {
                let text = "every task that has not ended sleeps, and nobody is left to wake it";
                Violation::new(FaultKind::Deadlock, text, None)
            }
            n => self.faults.0[n as usize].clone(),
        }
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let mut row = Vec::new();
        self.layout.decode(state, &mut row);
        let words = self.program.words.iter().zip(&row).zip(&self.unread);
        let words = words.filter(|w| !w.1).map(|w| w.0);
        let field = |owner: &str, name: &str, value: String| Field {
            owner: owner.into(),
            name: name.into(),
            value,
        };
        let mut out: Vec<Field> = words.map(|(w, v)| field("", &w.name, v.to_string())).collect();
        for (t, task) in self.program.tasks.iter().enumerate() {
            let base = self.layout.tasks[t];
            let point = row[base] as usize;
            let live = if self.options.told { !0 } else { self.live[t][point] };
            out.push(field(&task.name, "pc", task.place(self.points[t][point].instr)));
            if row[base + 1] != 0 {
                out.push(field(&task.name, "woken", "1".into()));
            }
            for f in crate::Flag::ALL {
                let told = self.options.told && row[base + 2 + f as usize] != 0;
                if self.live[t][point] & crate::flag_bit(f) != 0 || told {
                    out.push(field(&task.name, f.name(), row[base + 2 + f as usize].to_string()));
                }
            }
            for (r, reg) in task.regs.iter().enumerate() {
                if live & crate::reg_bit(r as u16) != 0 {
                    out.push(field(&task.name, &reg.name, row[base + HEAD + r].to_string()));
                }
            }
        }
        out
    }

    fn blocked(&self, state: &[u8]) -> Vec<Blocked> {
        let mut row = Vec::new();
        self.layout.decode(state, &mut row);
        let cpu = self.cpu();
        let stuck = (0..self.program.tasks.len()).filter(|&t| !cpu.can_move(&row, t));
        stuck
            .map(|t| {
                let task = &self.program.tasks[t];
                let instr = self.points[t][cpu.point(&row, t) as usize].instr as usize;
                let at = task.code.get(instr);
                let ended = cpu.ended(&row, t);
                Blocked {
                    actor: Actor(t as u16),
                    lane: task.name.clone(),
                    span: at.map(|i| i.span),
                    text: at.map_or("the end".into(), |i| i.text.clone()),
                    reason: if ended { "ended".into() } else { "nobody has woken it".into() },
                }
            })
            .collect()
    }

    fn properties(&self) -> Vec<Property> {
        let asserts = self.faults.0.iter().filter(|v| v.kind == FaultKind::Assertion);
        let name = |v: &Violation| v.message.trim_end_matches(" does not hold").to_string();
        asserts.map(|v| Property { kind: v.kind, name: name(v), span: v.span }).collect()
    }

    fn sites(&self) -> Vec<Site> {
        let mut out = Vec::new();
        for s in &self.program.sources {
            let Some(task) = self.program.tasks.get(s.first) else { continue };
            out.extend(task.code.iter().map(|i| match i.op {
                // Nobody executes the end: a task stands there.
                crate::Op::Halt => Site::Warning { span: None, text: String::new() },
                _ => Site::Statement {
                    owner: s.name.clone(),
                    span: Some(i.span),
                    text: i.text.clone(),
                },
            }));
        }
        out
    }
}

/// One search thread's hands on a model.
pub struct Hands<'m> {
    model: &'m AsmModel,
    row: Vec<i64>,
    /// The state that the row is of.
    decoded: Vec<u8>,
    bytes: Vec<u8>,
    reached: Vec<u64>,
    scratch: Scratch,
}

impl Hands<'_> {
    /// Reads a state, unless it is the one that was read last: a formula asks for
    /// atom after atom.
    fn look(&mut self, state: &[u8]) {
        if self.decoded != state || self.row.is_empty() {
            self.model.layout.decode(state, &mut self.row);
            if self.model.options.told {
                self.row = self.model.as_searched(&self.row);
            }
            self.decoded.clear();
            self.decoded.extend_from_slice(state);
        }
    }
}

impl Worker for Hands<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.look(state);
        let Hands { model, row, bytes, reached, scratch, .. } = self;
        let mut edge = 0;
        let mut told = |step: Step, taken: Taken, bytes: &[u8]| match taken.fault {
            Some(f) if taken.fatal => sink.fault(step, model.fault(f), None),
            Some(f) => sink.fault(step, model.fault(f), Some(bytes)),
            None => sink.step(step, bytes),
        };
        if let Some(flows) = model.flows.as_ref().filter(|_| !model.options.told) {
            model.along_edges(flows, state, row, scratch, &mut |t, e, taken, bytes| {
                e.instrs.iter().for_each(|&i| model.mark(t, i, reached));
                told(Step { actor: Actor(t as u16), edge }, taken, bytes);
                edge += 1;
            });
            return;
        }
        model.successors(row, &mut |who, taken, after| {
            let actor = match who {
                Who::One(t) => Actor(t as u16),
                Who::All(_) => Actor::NOBODY,
            };
            let at = |t: usize| model.points[t][row[model.layout.tasks[t]] as usize].instr;
            match who {
                Who::One(t) => model.mark(t, at(t), reached),
                Who::All(order) => order.iter().for_each(|&t| model.mark(t, at(t), reached)),
            }
            if !taken.fatal {
                model.canonical(after, bytes);
            }
            told(Step { actor, edge }, taken, bytes);
            edge += 1;
        });
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        self.look(state);
        let cpu = self.model.cpu();
        let asleep = (0..self.model.program.tasks.len()).any(|t| !cpu.ended(&self.row, t));
        asleep.then(|| self.model.fault(DEADLOCK))
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        self.look(state);
        self.model.atom(&self.row, index)
    }

    fn reached(&self) -> &[u64] {
        &self.reached
    }
}

impl AsmModel {
    /// The value of an atom of the formula that the model was built for.
    pub(crate) fn atom(&self, row: &[i64], index: u32) -> bool {
        self.options.atoms.exprs[index as usize].eval(&self.cpu().view(row, 0, None)) != 0
    }

    /// Notes that an instruction of a task was executed.
    fn mark(&self, task: usize, instr: u32, reached: &mut [u64]) {
        let task = &self.program.tasks[task];
        let site = self.sites[task.source] + instr as usize;
        if (instr as usize) < task.code.len() {
            reached[site / 64] |= 1 << (site % 64);
        }
    }

    /// Executes one step of a task and the local ones that go with it, and
    /// tells them. `false` if it cannot go on.
    fn tell(
        &self,
        row: &mut [i64],
        t: usize,
        old: Option<&[i64]>,
        before: &[i64],
        events: &mut Vec<Event>,
    ) -> bool {
        let seen = self.options.atoms.seen(&self.program);
        let cpu = self.cpu();
        // In lock step a task moves if it could before the tick.
        if old.is_some() && !cpu.can_move(before, t) {
            return true;
        }
        let mut step = |row: &mut [i64]| {
            let from = row.to_owned();
            let micro = cpu.micro(row, t).expect("a task that can move");
            let taken = cpu.step(row, t, old);
            let mut event = self.event(&from, row, t, micro);
            event.touches = self.touches(&from, row, t, old);
            events.push(event);
            taken
        };
        while self.is_before_all(row, t) {
            step(row);
        }
        loop {
            if step(row).fatal {
                return false;
            }
            if !self.continues(row, t, &seen) {
                break;
            }
        }
        self.clear_dead(row, t);
        true
    }

    /// The words that an instruction reads and writes. One that reads what stood in memory
    /// before all of a tick (`old`), and another task has written to since, is left out: who
    /// reads from whom goes by the order in which they are told.
    fn touches(&self, from: &[i64], to: &[i64], t: usize, old: Option<&[i64]>) -> Vec<Touch> {
        let cpu = self.cpu();
        let micro = cpu.micro(from, t).expect("a task that can move");
        let view = cpu.view(from, t, None);
        let words = &self.program.words;
        let touch = |act: Act, n: i64, row: &[i64]| {
            let word = words.get(usize::try_from(n).ok()?)?;
            Some(Touch { value: row[n as usize].to_string(), ..Touch::new(act, &word.name) })
        };
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for effect in &micro.effects[..micro.own] {
            effect.each_expr(&mut |e| {
                let Expr::Word(number) = e else { return };
                let n = number.eval(&view);
                let stood = |old: &[i64]| old.get(n as usize) == from.get(n as usize);
                if micro.writes_memory() || old.is_none_or(stood) {
                    reads.extend(touch(Act::Read { at: None }, n, from));
                }
            });
            let Effect::Assign(list) = effect else { continue };
            for (place, _) in list {
                let Place::Word(number) = place else { continue };
                writes.extend(touch(Act::Write { at: None }, number.eval(&view), to));
            }
        }
        reads.dedup();
        reads.extend(writes);
        reads
    }

    fn event(&self, from: &[i64], to: &[i64], t: usize, micro: &Micro) -> Event {
        let task = &self.program.tasks[t];
        let instr = &task.code[micro.instr as usize];
        let mut changes = Vec::new();
        for (i, w) in self.program.words.iter().enumerate() {
            if from[i] != to[i] {
                let (old, new) = (from[i].to_string(), to[i].to_string());
                changes.push(Change { name: w.name.clone(), old, new });
            }
        }
        let base = self.layout.tasks[t];
        for (r, reg) in task.regs.iter().enumerate() {
            let (old, new) = (from[base + HEAD + r], to[base + HEAD + r]);
            if old != new {
                let (old, new) = (old.to_string(), new.to_string());
                changes.push(Change { name: reg.name.clone(), old, new });
            }
        }
        let code = &self.codes[t];
        let at = self.cpu().point(from, t) as usize;
        let split = |m: &Micro| m.instr == micro.instr && m.next == Next::Fall;
        let steps = code.micros.iter().filter(|m| split(m)).count();
        let note = match (&micro.next, &micro.guard) {
            (_, Some(_)) => "the wake is used".to_string(),
            (Next::Branch(..), _) => {
                let [fall, yes] = self.points[t][at].next;
                let now = self.cpu().point(to, t);
                match now == yes && fall != yes {
                    true => "jumps".into(),
                    false => "does not jump".into(),
                }
            }
            (Next::Call(..) | Next::Ret(_), _) if self.points[t][at].next[0] == NOWHERE => {
                "nowhere to go".into()
            }
            _ if steps > 1 && !micro.writes_memory() => "reads".into(),
            _ if steps > 1 => "writes".into(),
            _ => String::new(),
        };
        Event {
            actor: Actor(t as u16),
            lane: task.name.clone(),
            span: Some(instr.span),
            text: instr.text.clone(),
            changes,
            output: String::new(),
            note,
            touches: Vec::new(),
        }
    }
}

fn join(a: &str, b: &str) -> String {
    match (a.is_empty(), b.is_empty()) {
        (true, _) => b.into(),
        (_, true) => a.into(),
        _ => format!("{a}; {b}"),
    }
}
