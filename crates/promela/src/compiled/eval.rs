//! The stack machine that evaluates expressions on a state.

use super::{Compiled, Detail, Ends, Memory, Trouble};
use crate::code::{Act, ArgCode, Block, Op, RecvCode};
use crate::ir::{BinOp, Probe, State};
use crate::layout::Width;
use heddle_model::FaultKind;

/// What evaluation needs besides the state, and what it leaves behind.
#[derive(Clone, Debug, Default)]
pub struct Eval {
    stack: Vec<i32>,
    /// Nothing else in the system can move.
    pub timeout: bool,
    /// No process can move: the run only repeats its last state, which is neither progress
    /// nor the lack of it.
    pub stutters: bool,
    /// The first thing that went wrong.
    pub trouble: Option<Trouble>,
    /// Statements executed so far, as bits; then those that cut a value.
    pub reached: Vec<u64>,
    /// The statement being executed.
    pub current: u32,
    /// Each `run` that was evaluated: its process starts when the statement is done.
    pub born: Vec<u32>,
    /// Their arguments, one after the other.
    pub arguments: Vec<i32>,
    /// How many `enabled` are being answered, each because of the one before.
    asked: u32,
    /// Statements of `d_step`s that were executed since this was last set to zero.
    pub spent: u32,
}

impl Eval {
    pub fn new(c: &Compiled) -> Eval {
        // Polls and `enabled` evaluate other code in the middle of theirs.
        let stack = Vec::with_capacity(4 * c.code.depth + 16);
        let reached = vec![0; (2 * c.code.acts.len()).div_ceil(64)];
        Eval { stack, reached, ..Eval::default() }
    }

    pub fn fail(&mut self, kind: FaultKind, goes_on: bool, detail: Detail) {
        match self.trouble {
            Some(t) if !t.goes_on || goes_on => {}
            _ => self.trouble = Some(Trouble::new(kind, goes_on, detail)),
        }
    }

    /// The value of a block, for process `pid`.
    pub fn value(&mut self, c: &Compiled, m: &Memory, pid: usize, block: Block) -> i32 {
        let (from, to) = (block.0 as usize, block.1 as usize);
        // The two commonest shapes need no stack.
        if to - from == 1 {
            match c.code.ops[from] {
                Op::Const(n) => return n,
                Op::Global(w, at) => return m.get(w, at as usize),
                Op::Local(w, at) => return m.get(w, (m.procs[pid] + at) as usize),
                Op::CmpGlobal(op, w, at, n) => return compare(op, m.get(w, at as usize), n),
                Op::CmpLocal(op, w, at, n) => {
                    return compare(op, m.get(w, (m.procs[pid] + at) as usize), n);
                }
                _ => {}
            }
        }
        self.run(c, m, pid, from, to)
    }

    fn run(&mut self, c: &Compiled, m: &Memory, pid: usize, from: usize, to: usize) -> i32 {
        let home = m.procs.get(pid).copied().unwrap_or(0);
        let mut at = from;
        while at < to {
            match c.code.ops[at] {
                Op::Const(n) => self.stack.push(n),
                Op::Global(w, o) => self.stack.push(m.get(w, o as usize)),
                Op::Local(w, o) => self.stack.push(m.get(w, (home + o) as usize)),
                Op::GlobalAt(w) => {
                    let o = self.pop();
                    self.stack.push(m.get(w, o as usize));
                }
                Op::LocalAt(w) => {
                    let o = self.pop();
                    self.stack.push(m.get(w, (home as i32 + o) as usize));
                }
                Op::Index { len, stride } => {
                    let mut i = self.pop();
                    if i < 0 || i as u32 >= len {
                        // SPIN reports this and goes on; we do with element 0.
                        self.fail(FaultKind::OutOfBounds, true, Detail::None);
                        i = 0;
                    }
                    *self.top() += i * stride as i32;
                }
                Op::Pid => self.stack.push(pid as i32),
                Op::NrPr => self.stack.push((m.procs.len() + self.born.len()) as i32),
                Op::Last => {
                    let o = c.layout.last.expect("the model uses _last") as usize;
                    self.stack.push(m.bytes[o] as i32);
                }
                Op::Priority => {
                    let v = priority(c, m, pid);
                    self.stack.push(v);
                }
                Op::Timeout => self.stack.push(self.timeout as i32),
                Op::NonProgress => {
                    self.stack.push((!self.stutters && !progress(c, m)) as i32);
                }
                Op::Not => {
                    let v = self.pop();
                    self.stack.push((v == 0) as i32);
                }
                Op::Minus => {
                    let v = self.pop();
                    self.stack.push(v.wrapping_neg());
                }
                Op::Complement => {
                    let v = self.pop();
                    self.stack.push(!v);
                }
                Op::Bin(op) => {
                    let b = self.pop();
                    let a = self.pop();
                    let v = match binary(op, a, b) {
                        Some(v) => v,
                        None => {
                            self.fail(FaultKind::DivisionByZero, false, Detail::None);
                            0
                        }
                    };
                    self.stack.push(v);
                }
                Op::CmpGlobal(op, w, o, n) => self.stack.push(compare(op, m.get(w, o as usize), n)),
                Op::CmpLocal(op, w, o, n) => {
                    self.stack.push(compare(op, m.get(w, (home + o) as usize), n));
                }
                Op::AndThen(end) => {
                    if *self.top() == 0 {
                        at = end as usize;
                        continue;
                    }
                    self.pop();
                }
                Op::OrElse(end) => {
                    if *self.top() != 0 {
                        *self.top() = 1;
                        at = end as usize;
                        continue;
                    }
                    self.pop();
                }
                Op::ToBool => {
                    let v = self.pop();
                    self.stack.push((v != 0) as i32);
                }
                Op::Unless(to) => {
                    if self.pop() == 0 {
                        at = to as usize;
                        continue;
                    }
                }
                Op::Jump(to) => {
                    at = to as usize;
                    continue;
                }
                Op::Probe(p) => {
                    let chan = self.pop();
                    self.keep_promises(c, m, pid, chan, Ends::of_probe(p));
                    let v = self.probe(c, m, p, chan);
                    self.stack.push(v);
                }
                Op::Poll(i) => {
                    let v = self.poll(c, m, pid, &c.code.polls[i as usize]);
                    self.stack.push(v as i32);
                }
                Op::Enabled => {
                    let p = self.pop();
                    let v = self.enabled_at(c, m, pid, p);
                    self.stack.push(v as i32);
                }
                Op::PcValue => {
                    let p = self.pop();
                    let v = usize::try_from(p).ok().filter(|&p| p < m.procs.len());
                    self.stack.push(v.map_or(0, |p| m.pc(&c.layout, p) as i32));
                }
                Op::GetPriority => {
                    let p = self.pop();
                    let v = match usize::try_from(p) {
                        Ok(p) if p < m.procs.len() => priority(c, m, p),
                        Ok(p) => self.priority_of_born(c, p - m.procs.len()),
                        Err(_) => 0,
                    };
                    self.stack.push(v);
                }
                Op::RemoteLabel(i) => {
                    let l = &c.code.labels[i as usize];
                    let p = if l.has_pid { self.pop() } else { first_of(c, m, l.ptype) };
                    let p = usize::try_from(p).ok().filter(|&p| p < m.procs.len());
                    let there = p.is_some_and(|p| l.states.contains(&m.pc(&c.layout, p)));
                    self.stack.push(there as i32);
                }
                Op::Run(i) => {
                    let v = self.conceive(c, m, pid, i);
                    self.stack.push(v);
                }
                Op::RemoteVar { ptype, named, width } => {
                    let o = self.pop();
                    let p = self.pop();
                    let p = if named { first_of(c, m, ptype) } else { p };
                    let p = usize::try_from(p).ok().filter(|&p| p < m.procs.len());
                    // A process of another type has no such variable: zero.
                    let p = p.filter(|&p| m.ptype(p) == ptype as usize);
                    self.stack
                        .push(p.map_or(0, |p| m.get(width, m.procs[p] as usize + o as usize)));
                }
                Op::Code(i) => {
                    let v = self.c_value(c, m, pid, i);
                    self.stack.push(v);
                }
            }
            at += 1;
        }
        self.pop()
    }

    fn pop(&mut self) -> i32 {
        self.stack.pop().expect("the compiler balances the stack")
    }

    fn top(&mut self) -> &mut i32 {
        self.stack.last_mut().expect("the compiler balances the stack")
    }

    /// Where a channel lies; a fault if there is none.
    pub fn channel(&mut self, m: &Memory, chan: i32) -> Option<(u32, u16)> {
        let found = (chan as usize).checked_sub(1).and_then(|i| m.chans.get(i)).copied();
        if found.is_none() {
            self.fail(FaultKind::Runtime, false, Detail::NoChannel);
        }
        found
    }

    /// A `run` in an expression: the number that its process will have.
    fn conceive(&mut self, c: &Compiled, m: &Memory, pid: usize, run: u32) -> i32 {
        let number = m.procs.len() + self.born.len();
        if number >= 255 {
            self.fail(FaultKind::TooMany, false, Detail::None);
            return 0;
        }
        for &a in &c.code.runs[run as usize].args {
            let v = self.value(c, m, pid, a);
            self.arguments.push(v);
        }
        self.born.push(run);
        number as i32
    }

    fn priority_of_born(&self, c: &Compiled, i: usize) -> i32 {
        self.born.get(i).map_or(0, |&run| c.code.runs[run as usize].priority as i32)
    }

    fn probe(&mut self, c: &Compiled, m: &Memory, p: Probe, chan: i32) -> i32 {
        let Some((at, t)) = self.channel(m, chan) else { return 0 };
        let layout = &c.layout.chans[t as usize];
        let len = if layout.capacity == 0 { 0 } else { m.bytes[at as usize] as i32 };
        // A rendezvous channel counts as one that holds one message and is empty.
        let capacity = layout.capacity.max(1) as i32;
        match p {
            Probe::Len => len,
            Probe::Full => (len == capacity) as i32,
            Probe::NFull => (len != capacity) as i32,
            Probe::Empty => (len == 0) as i32,
            Probe::NEmpty => (len != 0) as i32,
        }
    }

    fn poll(&mut self, c: &Compiled, m: &Memory, pid: usize, r: &RecvCode) -> bool {
        let chan = self.value(c, m, pid, r.chan);
        self.keep_promises(c, m, pid, chan, Ends::BOTH);
        let Some((at, t)) = self.channel(m, chan) else { return false };
        if c.layout.chans[t as usize].capacity == 0 {
            self.fail(FaultKind::Runtime, true, Detail::PollRendezvous);
            return false;
        }
        self.find(c, m, pid, r, at, t).is_some()
    }

    /// The first message (of all, if random) that a receive can take.
    pub fn find(
        &mut self,
        c: &Compiled,
        m: &Memory,
        pid: usize,
        r: &RecvCode,
        at: u32,
        t: u16,
    ) -> Option<u32> {
        let layout = &c.layout.chans[t as usize];
        let len = m.bytes[at as usize] as u32;
        let last = if r.random { len } else { len.min(1) };
        (0..last).find(|&i| {
            let message = at + 1 + i * layout.message;
            self.matches(c, m, pid, r, |f| {
                let &(o, s) = layout.fields.get(f)?;
                Some(m.get(Width::of(s), (message + o) as usize))
            })
        })
    }

    /// Whether every constant argument is equal to its field; to SPIN, one that the
    /// message does not have is zero.
    pub fn matches(
        &mut self,
        c: &Compiled,
        m: &Memory,
        pid: usize,
        r: &RecvCode,
        field: impl Fn(usize) -> Option<i32>,
    ) -> bool {
        for (i, a) in r.args.iter().enumerate() {
            if let ArgCode::Match(block) = a
                && self.value(c, m, pid, *block) != field(i).unwrap_or(0)
            {
                return false;
            }
        }
        true
    }

    fn enabled_at(&mut self, c: &Compiled, m: &Memory, pid: usize, other: i32) -> bool {
        if other == pid as i32 {
            self.fail(FaultKind::Runtime, false, Detail::SelfEnabled);
            return false;
        }
        // Processes that ask about each other ask about themselves.
        if self.asked > 255 {
            self.fail(FaultKind::Runtime, false, Detail::SelfEnabled);
            return false;
        }
        let other = usize::try_from(other).ok().filter(|&p| p < m.procs.len());
        self.asked += 1;
        let answer = other.is_some_and(|p| self.enabled(c, m, p));
        self.asked -= 1;
        answer
    }

    /// Whether a process has a step; a rendezvous offer counts as one.
    pub fn enabled(&mut self, c: &Compiled, m: &Memory, pid: usize) -> bool {
        let state = &c.ir.ptypes[m.ptype(pid)].states[m.pc(&c.layout, pid) as usize];
        state.trans.iter().any(|t| {
            let act = &c.code.acts[t.stmts[0] as usize];
            matches!(act, Act::Else) || self.guard(c, m, pid, act) != Guard::No
        })
    }

    /// Whether a statement can be executed now (`else` is for the caller).
    pub fn guard(&mut self, c: &Compiled, m: &Memory, pid: usize, act: &Act) -> Guard {
        let yes = match act {
            Act::Cond(block) => self.value(c, m, pid, *block) != 0,
            Act::CondRun(_) => {
                if m.procs.len() >= 255 {
                    self.fail(FaultKind::TooMany, false, Detail::None);
                }
                true
            }
            Act::Send { chan, .. } => {
                let chan = self.value(c, m, pid, *chan);
                self.keep_promises(c, m, pid, chan, Ends::SEND);
                let Some((at, t)) = self.channel(m, chan) else { return Guard::Yes };
                let capacity = c.layout.chans[t as usize].capacity;
                if capacity == 0 {
                    return Guard::Rendezvous;
                }
                c.lossy || (m.bytes[at as usize] as u32) < capacity
            }
            Act::Recv(r) => {
                let chan = self.value(c, m, pid, r.chan);
                self.keep_promises(c, m, pid, chan, Ends::of_receive(r.random, r.keep));
                let Some((at, t)) = self.channel(m, chan) else { return Guard::Yes };
                if c.layout.chans[t as usize].capacity == 0 {
                    if r.keep {
                        self.fail(FaultKind::Runtime, true, Detail::PollRendezvous);
                    }
                    return Guard::No;
                }
                self.find(c, m, pid, r, at, t).is_some()
            }
            Act::End => pid + 1 == m.procs.len(),
            Act::DStep { start, .. } => {
                let trans = &states_of(c, m, pid)[*start as usize].trans;
                trans.iter().any(|t| {
                    let act = &c.code.acts[t.stmts[0] as usize];
                    matches!(act, Act::Else) || self.guard(c, m, pid, act) != Guard::No
                })
            }
            Act::Else | Act::Skip | Act::Assign(..) | Act::Assert(_) | Act::Print(_) => true,
            Act::SetPriority(..) => true,
            Act::Code(i) => self.c_allowed(c, m, pid, *i),
        };
        if yes { Guard::Yes } else { Guard::No }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    No,
    Yes,
    /// A send that needs somebody to receive at the same time.
    Rendezvous,
}

pub fn priority(c: &Compiled, m: &Memory, pid: usize) -> i32 {
    c.layout.priority.map_or(1, |o| m.bytes[(m.procs[pid] + o) as usize] as i32)
}

/// Whether some process stands at a progress label.
pub fn progress(c: &Compiled, m: &Memory) -> bool {
    (0..m.procs.len()).any(|p| c.ir.ptypes[m.ptype(p)].states[m.pc(&c.layout, p) as usize].progress)
}

/// The control states of a process, or of the claim, which has no number.
pub fn states_of<'c>(c: &'c Compiled, m: &Memory, pid: usize) -> &'c [State] {
    let ptype = match m.procs.get(pid) {
        Some(_) => m.ptype(pid),
        None => c.claim.expect("what is no process is the claim") as usize,
    };
    &c.ir.ptypes[ptype].states
}

fn first_of(c: &Compiled, m: &Memory, ptype: u16) -> i32 {
    let _ = c;
    (0..m.procs.len()).find(|&p| m.ptype(p) == ptype as usize).map_or(-1, |p| p as i32)
}

fn compare(op: BinOp, a: i32, b: i32) -> i32 {
    (match op {
        BinOp::Lt => a < b,
        BinOp::Le => a <= b,
        BinOp::Gt => a > b,
        BinOp::Ge => a >= b,
        BinOp::Eq => a == b,
        BinOp::Ne => a != b,
        _ => unreachable!("only comparisons"),
    }) as i32
}

/// Arithmetic as the C of SPIN's verifiers does it on `int`; `None` for a
/// division by zero.
pub fn binary(op: BinOp, a: i32, b: i32) -> Option<i32> {
    Some(match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::Div if b == 0 => return None,
        BinOp::Div => a.wrapping_div(b),
        BinOp::Rem if b == 0 => return None,
        BinOp::Rem => a.wrapping_rem(b),
        BinOp::BitAnd => a & b,
        BinOp::BitOr => a | b,
        BinOp::BitXor => a ^ b,
        BinOp::Shl => a.wrapping_shl(b as u32),
        BinOp::Shr => a.wrapping_shr(b as u32),
        _ => compare(op, a, b),
    })
}
