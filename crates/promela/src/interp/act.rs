//! What the statements do to a decoded state.

use super::eval::{Eval, pid_of};
use super::steps::{Can, Interp, Path};
use super::world::{Chan, Proc, World};
use crate::compiled::{Detail, LONGEST, SHORT};
use crate::ir::*;
use heddle_model::{Event, FaultKind};

/// Nobody reads more events of one step than this.
const MANY: usize = 2_000;

impl Interp<'_> {
    /// Executes one statement and tells of it.
    pub(super) fn perform(&self, path: &mut Path, who: Option<usize>, stmt: u32) {
        let before = (self.tell && path.events.len() < MANY).then(|| path.world.clone());
        let mut e = Eval::new(self, who, false);
        let mut output = String::new();
        self.act(&mut path.world, &mut e, &self.stmt(stmt).action, &mut output, &mut path.events);
        let trouble = e.trouble;
        path.note(trouble, stmt);
        if let Some(before) = before
            && !matches!(self.stmt(stmt).action, Action::DStep { .. })
        {
            let event = self.event(&before, &path.world, who, stmt, output);
            path.events.push(event);
        }
    }

    fn act(
        &self,
        w: &mut World,
        e: &mut Eval,
        action: &Action,
        output: &mut String,
        events: &mut Vec<Event>,
    ) {
        match action {
            Action::Skip | Action::Else => {}
            Action::Cond(run @ Expr::Run(_)) => {
                e.value(w, run);
                self.bear(w, e);
            }
            Action::Cond(_) => {}
            Action::Assign(p, value) => {
                let v = e.value(w, value);
                self.bear(w, e);
                self.assign(w, e, p, v);
                self.bear(w, e);
            }
            Action::Send(s) => self.send(w, e, s),
            Action::Recv(r) => {
                self.receive(w, e, r);
                self.bear(w, e);
            }
            Action::Assert(cond) => {
                if e.value(w, cond) == 0 {
                    e.fail(FaultKind::Assertion, true, Detail::None);
                }
                self.bear(w, e);
            }
            Action::Printf { format, args } => {
                *output = self.printf(w, e, format, args);
                self.bear(w, e);
            }
            Action::Printm(value, set) => {
                let v = e.value(w, value);
                *output = self.mtype_name(*set, v);
            }
            Action::SetPriority(who, to) => {
                let (who, to) = (e.value(w, who), e.value(w, to));
                self.bear(w, e);
                if let Some(p) = pid_of(w, who) {
                    if !(1..=255).contains(&to) {
                        e.fail(FaultKind::Runtime, false, Detail::Priority);
                    }
                    w.procs[p].priority = to as u8;
                }
            }
            Action::DStep { start, id } => self.dstep(w, e, *start, *id, events),
            Action::Code(i) => {
                e.c_call(w, *i);
            }
            Action::End => {
                let dead = w.procs.pop().expect("it lives");
                let n = self.c.ir.ptypes[dead.ptype as usize].chans.len();
                w.chans.truncate(w.chans.len() - n);
            }
        }
    }

    fn assign(&self, w: &mut World, e: &mut Eval, p: &Place, v: i32) {
        let slot = e.slot(w, p);
        let v = p.scalar.truncate(v);
        match (p.scope, e.who) {
            (Scope::Global, _) => w.globals[slot] = v,
            (Scope::Local, Some(pid)) => w.procs[pid].locals[slot] = v,
            (Scope::Local, None) => {}
        }
    }

    /// Starts the processes whose `run` was evaluated, if there were any.
    pub(super) fn bear(&self, w: &mut World, e: &mut Eval) {
        for (ptype, priority, args) in std::mem::take(&mut e.born) {
            self.start(w, e, ptype, priority, &args);
        }
    }

    pub fn start(
        &self,
        w: &mut World,
        e: &mut Eval,
        ptype: u16,
        priority: u8,
        args: &[i32],
    ) -> usize {
        let p = &self.c.ir.ptypes[ptype as usize];
        let mut locals = vec![0; p.slots.len()];
        for ((l, s), &v) in locals.iter_mut().zip(&p.slots).zip(args) {
            *l = s.scalar.truncate(v);
        }
        let pid = w.procs.len();
        let embed = self.c.embed.as_ref();
        let data = embed.map_or(Vec::new(), |e| e.locals[ptype as usize].clone());
        w.procs.push(Proc { ptype, pc: p.start, priority, locals, data });
        let caller = e.who.replace(pid);
        for s in &p.starts {
            match s {
                Start::Set(place, value) => {
                    let v = e.value(w, value);
                    self.assign(w, e, place, v);
                }
                Start::Chan(place, ty) => {
                    w.chans.push(Chan { ty: *ty, messages: Vec::new() });
                    let n = w.chans.len() as i32;
                    self.assign(w, e, place, n);
                }
            }
        }
        for &slot in &p.dead_at_start {
            w.procs[pid].locals[slot as usize] = 0;
        }
        if w.chans.len() > 255 {
            e.fail(FaultKind::TooMany, false, Detail::NoChannel);
        }
        e.who = caller;
        pid
    }

    pub(super) fn message(&self, w: &World, e: &mut Eval, s: &Send, q: usize) -> Vec<i32> {
        let fields = &self.c.ir.chan_types[w.chans[q].ty as usize].fields;
        if s.args.len() != fields.len() {
            e.fail(FaultKind::Runtime, true, Detail::FieldCount);
        }
        let value =
            |(i, f): (usize, &Scalar)| s.args.get(i).map_or(0, |a| f.truncate(e.value(w, a)));
        fields.iter().enumerate().map(value).collect()
    }

    fn send(&self, w: &mut World, e: &mut Eval, s: &Send) {
        let Some(q) = e.chan(w, &s.chan) else { return };
        if w.chans[q].messages.len() >= e.capacity(w, q) {
            return; // lost
        }
        let message = self.message(w, e, s, q);
        // Sorted sends compare what was sent, before it is cut to the field.
        let key: Vec<i32> = s.args.iter().map(|a| e.value(w, a)).collect();
        let messages = &mut w.chans[q].messages;
        let at = match s.sorted {
            true => messages.iter().position(|m| key < *m).unwrap_or(messages.len()),
            false => messages.len(),
        };
        messages.insert(at, message.clone());
        self.watch(w, e, true, q, &message);
    }

    fn receive(&self, w: &mut World, e: &mut Eval, r: &Recv) {
        let Some(q) = e.chan(w, &r.chan) else { return };
        let Some(at) = e.find(w, r, q) else { return };
        let message = w.chans[q].messages[at].clone();
        if r.args.len() != message.len() {
            e.fail(FaultKind::Runtime, true, Detail::FieldCount);
        }
        self.fill(w, e, r, &message);
        if !r.keep {
            self.watch(w, e, false, q, &message);
            w.chans[q].messages.remove(at);
        }
    }

    pub(super) fn fill(&self, w: &mut World, e: &mut Eval, r: &Recv, message: &[i32]) {
        for (a, &v) in r.args.iter().zip(message) {
            if let RecvArg::Fill(p) = a {
                self.assign(w, e, p, v);
            }
        }
    }

    /// The control states of a process, or of the claim.
    pub(super) fn states_of(&self, w: &World, who: Option<usize>) -> &[State] {
        let ptype = match who {
            Some(pid) => w.procs[pid].ptype,
            None => self.c.claim.expect("what is no process is the claim"),
        };
        &self.c.ir.ptypes[ptype as usize].states
    }

    /// The event trace sees a message come or go on channel `q`.
    pub(super) fn watch(
        &self,
        w: &mut World,
        e: &mut Eval,
        is_send: bool,
        q: usize,
        message: &[i32],
    ) {
        let Some(event) = self.c.event else { return };
        let trace = &self.c.ir.ptypes[event as usize];
        let is_event = |w: &World, s: &Stmt, whole: bool| {
            let mut own = Eval::new(self, None, false);
            match &s.action {
                Action::Send(x) if is_send && own.value(w, &x.chan) == q as i32 + 1 => {
                    let fits = |(a, v): (&Expr, &i32)| !matches!(a, Expr::Const(n) if n != v);
                    !whole || x.args.iter().zip(message).all(fits)
                }
                Action::Recv(x) if !is_send && own.value(w, &x.chan) == q as i32 + 1 => {
                    !whole || own.matches(w, x, message)
                }
                _ => false,
            }
        };
        if !self.c.ir.stmts.iter().any(|s| s.ptype == event && is_event(w, s, false)) {
            return;
        }
        let trans = &trace.states[w.event as usize].trans;
        let next: Vec<u16> = trans
            .iter()
            .filter(|t| is_event(w, self.stmt(t.stmts[0]), true))
            .map(|t| t.target)
            .collect();
        let is_end =
            |s: &State| s.trans.iter().any(|t| self.stmt(t.stmts[0]).action == Action::End);
        let notrace = trace.kind == Kind::Notrace;
        match next[..] {
            [] if notrace => {
                w.event = trace.states.iter().position(is_end).expect("it ends") as u16
            }
            [] => e.fail(FaultKind::EventTrace, true, Detail::NoMatch),
            [to, ..] => {
                w.event = to;
                if notrace && is_end(&trace.states[to as usize]) {
                    e.fail(FaultKind::EventTrace, true, Detail::AllMatched);
                } else if next.len() > 1 {
                    e.fail(FaultKind::EventTrace, false, Detail::AmbiguousTrace);
                }
            }
        }
    }

    /// Runs a `d_step` to its end, telling each statement.
    pub(super) fn dstep(
        &self,
        w: &mut World,
        e: &mut Eval,
        start: u16,
        id: u16,
        events: &mut Vec<Event>,
    ) {
        let states = self.states_of(w, e.who);
        let mut at = start;
        let mut before: Option<(u16, World)> = None;
        for n in 0..LONGEST {
            self.spent.set(self.spent.get().saturating_add(1));
            let same = |(pc, world): &(u16, World)| *pc == at && world == w;
            if before.as_ref().is_some_and(same) && self.c.embed.is_none() {
                return e.fail(FaultKind::Blocked, false, Detail::EndlessDStep);
            }
            if n >= SHORT && n.is_power_of_two() {
                before = Some((at, w.clone()));
            }
            let trans = &states[at as usize].trans;
            let Some(t) =
                trans.iter().find(|t| self.test(w, e, &self.stmt(t.stmts[0]).action) != Can::No)
            else {
                return e.fail(FaultKind::Blocked, false, Detail::None);
            };
            if self.test(w, e, &self.stmt(t.stmts[0]).action) == Can::Meet {
                return e.fail(FaultKind::Blocked, false, Detail::RendezvousInDStep);
            }
            for &s in &t.stmts {
                let before = (self.tell && events.len() < MANY).then(|| w.clone());
                let mut output = String::new();
                self.act(w, e, &self.stmt(s).action, &mut output, events);
                if let Some(trouble) = &mut e.trouble {
                    trouble.within.get_or_insert(s);
                }
                if let Some(before) = before {
                    events.push(self.event(&before, w, e.who, s, output));
                }
            }
            if e.trouble.is_some_and(|t| !t.goes_on) || t.target == 0 {
                return;
            }
            at = t.target;
            if states[at as usize].dstep != id {
                return;
            }
        }
        e.fail(FaultKind::Blocked, false, Detail::LongDStep);
    }
}
