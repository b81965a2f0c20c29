//! Expressions on a decoded state.

use super::steps::{Can, Interp};
use super::world::World;
use crate::compiled::{Detail, Ends, Trouble, broken};
use crate::embed::{Outcome, Values};
use crate::ir::*;
use heddle_model::FaultKind;

/// Who evaluates (`None` for a claim or a proposition), and what went wrong.
pub struct Eval<'a> {
    pub interp: &'a Interp<'a>,
    pub who: Option<usize>,
    pub timeout: bool,
    pub trouble: Option<Trouble>,
    /// Processes to be started when the expression is done: type, priority, arguments.
    pub born: Vec<(u16, u8, Vec<i32>)>,
}

impl<'a> Eval<'a> {
    pub fn new(interp: &'a Interp<'a>, who: Option<usize>, timeout: bool) -> Self {
        Eval { interp, who, timeout, trouble: None, born: Vec::new() }
    }

    pub fn fail(&mut self, kind: FaultKind, goes_on: bool, detail: Detail) {
        // What cannot go on outweighs what can; else the first counts.
        let replace = self.trouble.is_none_or(|t| t.goes_on && !goes_on);
        if replace {
            self.trouble = Some(Trouble::new(kind, goes_on, detail));
        }
    }

    /// Whether a process has a step; what goes wrong while that is found out counts.
    fn has_step(&mut self, w: &World, pid: usize) -> bool {
        let caller = self.who.replace(pid);
        let found =
            self.interp.trans(w, pid).iter().any(|t| {
                self.interp.test(w, self, &self.interp.stmt(t.stmts[0]).action) != Can::No
            });
        self.who = caller;
        found
    }

    /// The slot a place means now.
    pub fn slot(&mut self, w: &World, p: &Place) -> usize {
        let mut slot = p.base as i32;
        for d in &p.dims {
            let mut i = self.value(w, &d.index);
            if i < 0 || i as u32 >= d.len {
                self.fail(FaultKind::OutOfBounds, true, Detail::None);
                i = 0;
            }
            slot += i * d.stride as i32;
        }
        slot as usize
    }

    pub fn value(&mut self, w: &World, e: &Expr) -> i32 {
        match e {
            Expr::Const(n) => *n,
            Expr::Load(p) => {
                let slot = self.slot(w, p);
                match p.scope {
                    Scope::Global => w.globals[slot],
                    Scope::Local => self.who.map_or(0, |pid| w.procs[pid].locals[slot]),
                }
            }
            Expr::Pid => self.who.map_or(-1, |p| p as i32),
            Expr::NrPr => (w.procs.len() + self.born.len()) as i32,
            Expr::Last => w.last as i32,
            Expr::Priority => self.who.map_or(1, |p| w.procs[p].priority as i32),
            Expr::Timeout => self.timeout as i32,
            Expr::NonProgress => {
                let progress = w.procs.iter().any(|p| self.state(p.ptype, p.pc).progress);
                (!self.interp.stutters.get() && !progress) as i32
            }
            Expr::Un(op, a) => {
                let v = self.value(w, a);
                match op {
                    UnOp::Not => (v == 0) as i32,
                    UnOp::Minus => v.wrapping_neg(),
                    UnOp::Complement => !v,
                }
            }
            Expr::Bin(op, a, b) => {
                let (a, b) = (self.value(w, a), self.value(w, b));
                self.binary(*op, a, b)
            }
            Expr::And(a, b) => (self.value(w, a) != 0 && self.value(w, b) != 0) as i32,
            Expr::Or(a, b) => (self.value(w, a) != 0 || self.value(w, b) != 0) as i32,
            Expr::Cond(c, a, b) => {
                let branch = if self.value(w, c) != 0 { a } else { b };
                self.value(w, branch)
            }
            Expr::Probe(p, chan) => self.probe(w, *p, chan),
            Expr::Poll(r) => self.poll(w, r) as i32,
            Expr::Run(run) => {
                let number = w.procs.len() + self.born.len();
                if number >= 255 {
                    self.fail(FaultKind::TooMany, false, Detail::None);
                    return 0;
                }
                let args = run.args.iter().map(|a| self.value(w, a)).collect();
                self.born.push((run.ptype, run.priority, args));
                number as i32
            }
            Expr::Enabled(p) => {
                let p = self.value(w, p);
                if self.who.is_some_and(|me| me as i32 == p) {
                    self.fail(FaultKind::Runtime, false, Detail::SelfEnabled);
                    return 0;
                }
                let asked = &self.interp.asked;
                if asked.get() > 255 {
                    self.fail(FaultKind::Runtime, false, Detail::SelfEnabled);
                    return 0;
                }
                asked.set(asked.get() + 1);
                let answer = pid_of(w, p).is_some_and(|p| self.has_step(w, p));
                asked.set(asked.get() - 1);
                answer as i32
            }
            Expr::PcValue(p) => {
                let p = self.value(w, p);
                pid_of(w, p).map_or(0, |p| w.procs[p].pc as i32)
            }
            Expr::GetPriority(p) => {
                let p = self.value(w, p);
                match (pid_of(w, p), usize::try_from(p)) {
                    (Some(p), _) => w.procs[p].priority as i32,
                    // One that this statement is about to start.
                    (None, Ok(p)) => self.born.get(p - w.procs.len()).map_or(0, |b| b.1 as i32),
                    (None, Err(_)) => 0,
                }
            }
            Expr::RemoteLabel { ptype, pid, states } => {
                let p = self.remote(w, *ptype, pid.as_deref());
                p.is_some_and(|p| states.contains(&w.procs[p].pc)) as i32
            }
            Expr::RemoteVar { ptype, pid, place } => {
                let p = self.remote(w, *ptype, pid.as_deref());
                let slot = self.slot(w, place);
                p.filter(|&p| w.procs[p].ptype == *ptype).map_or(0, |p| w.procs[p].locals[slot])
            }
            Expr::Code(i) if !self.c_allowed(w, *i) => 0,
            Expr::Code(i) => self.c_call(&mut w.clone(), *i),
        }
    }

    /// Whether a piece of embedded C may be executed.
    pub fn c_allowed(&mut self, w: &World, which: u32) -> bool {
        let embed = self.interp.c.embed.as_ref().expect("a model with C has it loaded");
        let Some(condition) = embed.precondition(which) else { return true };
        let holds = self.c_call(&mut w.clone(), condition) != 0;
        if !holds {
            self.fail(FaultKind::Runtime, false, Detail::Precondition);
        }
        holds
    }

    /// Calls a piece of embedded C on a state.
    pub fn c_call(&mut self, w: &mut World, which: u32) -> i32 {
        let embed = self.interp.c.embed.as_ref().expect("a model with C has it loaded");
        let own = self.who.map(|p| w.procs[p].clone());
        let (locals, local_data) = own.map_or_else(Default::default, |p| (p.locals, p.data));
        let (globals, global_data) = (w.globals.clone(), [&w.data[..], &w.beside].concat());
        let mut values = Values { globals, locals, global_data, local_data };
        let outcome = embed.call(which, self.who.map_or(-1, |p| p as i32), &mut values);
        let cut = |slots: &[Slot], new: Vec<i32>| -> Vec<i32> {
            slots.iter().zip(new).map(|(s, v)| s.scalar.truncate(v)).collect()
        };
        w.globals = cut(&self.interp.ir().globals, values.globals);
        let n = w.data.len();
        w.beside = values.global_data.split_off(n);
        w.data = values.global_data;
        if let Some(p) = self.who {
            let slots = &self.interp.ir().ptypes[w.procs[p].ptype as usize].slots;
            w.procs[p].locals = cut(slots, values.locals);
            w.procs[p].data = values.local_data;
        }
        match outcome {
            Outcome::Value(v) => v,
            Outcome::Failed => {
                self.fail(FaultKind::Assertion, true, Detail::InC);
                0
            }
        }
    }

    fn remote(&mut self, w: &World, ptype: u16, pid: Option<&Expr>) -> Option<usize> {
        match pid {
            Some(e) => {
                let p = self.value(w, e);
                pid_of(w, p)
            }
            None => w.procs.iter().position(|p| p.ptype == ptype),
        }
    }

    fn state(&self, ptype: u16, pc: u16) -> &'a State {
        &self.interp.ir().ptypes[ptype as usize].states[pc as usize]
    }

    fn binary(&mut self, op: BinOp, a: i32, b: i32) -> i32 {
        match op {
            BinOp::Add => a.wrapping_add(b),
            BinOp::Sub => a.wrapping_sub(b),
            BinOp::Mul => a.wrapping_mul(b),
            BinOp::Div | BinOp::Rem if b == 0 => {
                self.fail(FaultKind::DivisionByZero, false, Detail::None);
                0
            }
            BinOp::Div => a.wrapping_div(b),
            BinOp::Rem => a.wrapping_rem(b),
            BinOp::BitAnd => a & b,
            BinOp::BitOr => a | b,
            BinOp::BitXor => a ^ b,
            BinOp::Shl => a.wrapping_shl(b as u32),
            BinOp::Shr => a.wrapping_shr(b as u32),
            BinOp::Lt => (a < b) as i32,
            BinOp::Le => (a <= b) as i32,
            BinOp::Gt => (a > b) as i32,
            BinOp::Ge => (a >= b) as i32,
            BinOp::Eq => (a == b) as i32,
            BinOp::Ne => (a != b) as i32,
        }
    }

    /// The number of the channel (less one) that an expression names.
    pub fn chan(&mut self, w: &World, e: &Expr) -> Option<usize> {
        let n = self.value(w, e);
        let i = usize::try_from(n - 1).ok().filter(|&i| i < w.chans.len());
        if i.is_none() {
            self.fail(FaultKind::Runtime, false, Detail::NoChannel);
        }
        i
    }

    pub fn capacity(&self, w: &World, chan: usize) -> usize {
        self.interp.ir().chan_types[w.chans[chan].ty as usize].capacity as usize
    }

    /// The process uses a channel: does that break a promise?
    pub fn keep_promises(&mut self, w: &World, q: usize, ends: Ends) {
        let Some(me) = self.who.filter(|_| self.interp.c.promises) else { return };
        let rendezvous = self.capacity(w, q) == 0;
        for (p, proc) in w.procs.iter().enumerate() {
            for x in &self.interp.ir().ptypes[proc.ptype as usize].promises {
                let mut its = Eval::new(self.interp, Some(p), self.timeout);
                if let Some(detail) = broken(ends, x.receives, p == me, rendezvous)
                    && its.value(w, &x.chan) == q as i32 + 1
                {
                    self.fail(FaultKind::Exclusive, true, detail);
                }
            }
        }
    }

    fn probe(&mut self, w: &World, p: Probe, chan: &Expr) -> i32 {
        let Some(q) = self.chan(w, chan) else { return 0 };
        self.keep_promises(w, q, Ends::of_probe(p));
        let len = w.chans[q].messages.len();
        // A rendezvous channel is always empty and never full.
        let full = len == self.capacity(w, q).max(1);
        match p {
            Probe::Len => len as i32,
            Probe::Full => full as i32,
            Probe::NFull => !full as i32,
            Probe::Empty => (len == 0) as i32,
            Probe::NEmpty => (len != 0) as i32,
        }
    }

    fn poll(&mut self, w: &World, r: &Recv) -> bool {
        let Some(q) = self.chan(w, &r.chan) else { return false };
        self.keep_promises(w, q, Ends::BOTH);
        if self.capacity(w, q) == 0 {
            self.fail(FaultKind::Runtime, true, Detail::PollRendezvous);
            return false;
        }
        self.find(w, r, q).is_some()
    }

    /// Which message a receive takes: the first, or the first that matches.
    pub fn find(&mut self, w: &World, r: &Recv, q: usize) -> Option<usize> {
        let messages = &w.chans[q].messages;
        let candidates = if r.random { messages.len() } else { messages.len().min(1) };
        (0..candidates).find(|&i| self.matches(w, r, &messages[i]))
    }

    pub fn matches(&mut self, w: &World, r: &Recv, message: &[i32]) -> bool {
        r.args.iter().enumerate().all(|(i, a)| match a {
            RecvArg::Match(e) => self.value(w, e) == message.get(i).copied().unwrap_or(0),
            RecvArg::Fill(_) | RecvArg::Any => true,
        })
    }
}

pub fn pid_of(w: &World, p: i32) -> Option<usize> {
    usize::try_from(p).ok().filter(|&p| p < w.procs.len())
}
