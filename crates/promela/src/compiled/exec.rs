//! The effect of a statement on a state.

use super::eval::{Eval, Guard, states_of};
use super::{Compiled, Detail, LONGEST, Memory, SHORT};
use crate::code::{Act, ArgCode, Block, Dest, RecvCode, RunCode, StartCode};
use crate::layout::Width;
use heddle_model::FaultKind;

impl Eval {
    pub fn store(&mut self, c: &Compiled, m: &mut Memory, pid: usize, dest: Dest, v: i32) {
        let (Dest::Global(s, _) | Dest::Local(s, _) | Dest::GlobalAt(s, _) | Dest::LocalAt(s, _)) =
            dest;
        if s.truncate(v) != v {
            self.mark(c.code.acts.len() as u32 + self.current);
        }
        match dest {
            Dest::Global(s, at) => m.set(s, at as usize, v),
            Dest::Local(s, at) => m.set(s, (m.procs[pid] + at) as usize, v),
            Dest::GlobalAt(s, block) => {
                let at = self.value(c, m, pid, block);
                m.set(s, at as usize, v);
            }
            Dest::LocalAt(s, block) => {
                let at = self.value(c, m, pid, block) + m.procs[pid] as i32;
                m.set(s, at as usize, v);
            }
        }
    }

    /// Executes statement number `stmt` and remembers that it was reached.
    pub fn perform(&mut self, c: &Compiled, m: &mut Memory, pid: usize, stmt: u32) {
        self.mark(stmt);
        self.current = stmt;
        self.effect(c, m, pid, &c.code.acts[stmt as usize]);
    }

    /// Remembers that a place was reached.
    pub fn mark(&mut self, site: u32) {
        self.reached[site as usize / 64] |= 1 << (site % 64);
    }

    /// Executes a statement whose guard is true. A rendezvous send is not for here.
    fn effect(&mut self, c: &Compiled, m: &mut Memory, pid: usize, act: &Act) {
        match act {
            Act::Skip | Act::Else | Act::Cond(_) => {}
            Act::Assign(dest, block) => {
                let v = self.value(c, m, pid, *block);
                self.bear(c, m);
                self.store(c, m, pid, *dest, v);
                self.bear(c, m);
            }
            Act::CondRun(run) => {
                self.spawn(c, m, pid, run);
            }
            Act::Send { chan, sorted, args } => self.send(c, m, pid, *chan, *sorted, args),
            Act::Recv(r) => {
                self.receive(c, m, pid, r);
                self.bear(c, m);
            }
            Act::Assert(block) => {
                if self.value(c, m, pid, *block) == 0 {
                    self.fail(FaultKind::Assertion, true, Detail::None);
                }
                self.bear(c, m);
            }
            Act::Print(blocks) => {
                for &block in blocks {
                    self.value(c, m, pid, block);
                }
                self.bear(c, m);
            }
            Act::SetPriority(who, to) => {
                let who = self.value(c, m, pid, *who);
                let to = self.value(c, m, pid, *to);
                self.bear(c, m);
                let known = usize::try_from(who).ok().filter(|&p| p < m.procs.len());
                if let (Some(p), Some(o)) = (known, c.layout.priority) {
                    if !(1..=255).contains(&to) {
                        self.fail(FaultKind::Runtime, false, Detail::Priority);
                    }
                    let at = (m.procs[p] + o) as usize;
                    m.bytes[at] = to as u8;
                }
            }
            Act::DStep { start, id } => self.dstep(c, m, pid, *start, *id),
            Act::Code(i) => self.c_code(c, m, pid, *i),
            Act::End => m.drop_proc(&c.layout),
        }
    }

    /// Starts a process and answers its pid.
    fn spawn(&mut self, c: &Compiled, m: &mut Memory, pid: usize, run: &RunCode) -> i32 {
        let mut values = [0i32; 256];
        for (v, &a) in values.iter_mut().zip(&run.args) {
            *v = self.value(c, m, pid, a);
        }
        match self.start(c, m, run.ptype as usize, run.priority, &values[..run.args.len().min(256)])
        {
            Some(new) => new as i32,
            None => {
                self.fail(FaultKind::TooMany, false, Detail::None);
                0
            }
        }
    }

    /// Starts the processes whose `run` was evaluated, if there were any.
    pub fn bear(&mut self, c: &Compiled, m: &mut Memory) {
        if self.born.is_empty() {
            return;
        }
        let mut born = std::mem::take(&mut self.born);
        let mut arguments = std::mem::take(&mut self.arguments);
        let mut rest = &arguments[..];
        for &run in &born {
            let run = &c.code.runs[run as usize];
            let (own, others) = rest.split_at(run.args.len());
            self.start(c, m, run.ptype as usize, run.priority, own);
            rest = others;
        }
        born.clear();
        arguments.clear();
        (self.born, self.arguments) = (born, arguments);
    }

    pub fn start(
        &mut self,
        c: &Compiled,
        m: &mut Memory,
        ptype: usize,
        priority: u8,
        args: &[i32],
    ) -> Option<usize> {
        let first_chan = m.chans.len();
        let new = m.add_proc(&c.layout, ptype)?;
        let home = m.procs[new] as usize;
        if let Some(embed) = &c.embed {
            let (at, n) = c.layout.ptypes[ptype].data;
            let at = home + at as usize;
            m.bytes[at..at + n as usize].copy_from_slice(&embed.locals[ptype]);
        }
        if let Some(o) = c.layout.priority {
            m.bytes[home + o as usize] = priority;
        }
        m.set_pc(&c.layout, new, c.ir.ptypes[ptype].start);
        let slots = &c.layout.ptypes[ptype].slots;
        for ((&o, s), &v) in slots.iter().zip(&c.ir.ptypes[ptype].slots).zip(args) {
            m.set(s.scalar, home + o as usize, v);
        }
        self.begin(c, m, new, &c.code.starts[ptype], first_chan);
        for &slot in &c.ir.ptypes[ptype].dead_at_start {
            let o = slots[slot as usize] as usize;
            m.set(c.ir.ptypes[ptype].slots[slot as usize].scalar, home + o, 0);
        }
        Some(new)
    }

    /// Initial values in order; channels get the numbers from `next` on.
    pub fn begin(
        &mut self,
        c: &Compiled,
        m: &mut Memory,
        pid: usize,
        starts: &[StartCode],
        mut next: usize,
    ) {
        for s in starts {
            match s {
                StartCode::Set(dest, block) => {
                    let v = self.value(c, m, pid, *block);
                    self.store(c, m, pid, *dest, v);
                }
                StartCode::Chan(dest) => {
                    next += 1;
                    self.store(c, m, pid, *dest, next as i32);
                }
            }
        }
        if next > 255 {
            self.fail(FaultKind::TooMany, false, Detail::NoChannel);
        }
    }

    fn send(
        &mut self,
        c: &Compiled,
        m: &mut Memory,
        pid: usize,
        chan: Block,
        sorted: bool,
        args: &[Block],
    ) {
        let chan = self.value(c, m, pid, chan);
        let Some((at, t)) = self.channel(m, chan) else { return };
        let layout = &c.layout.chans[t as usize];
        let len = m.bytes[at as usize] as u32;
        if len >= layout.capacity {
            assert!(c.lossy, "the guard saw room");
            return;
        }
        if args.len() != layout.fields.len() {
            self.fail(FaultKind::Runtime, true, Detail::FieldCount);
        }
        let mut values = [0i32; 256];
        for (v, &a) in values.iter_mut().zip(args) {
            *v = self.value(c, m, pid, a);
        }
        let size = layout.message as usize;
        let first = at as usize + 1;
        let mut place = len as usize;
        if sorted {
            let bigger = |i: usize| {
                let field = |&(o, s): &(u32, _)| m.get(Width::of(s), first + i * size + o as usize);
                let there = layout.fields.iter().map(field);
                let order = values.iter().copied().take(layout.fields.len()).cmp(there);
                order == std::cmp::Ordering::Less
            };
            place = (0..len as usize).find(|&i| bigger(i)).unwrap_or(place);
            let (from, to) = (first + place * size, first + len as usize * size);
            m.bytes.copy_within(from..to, from + size);
        }
        for (&(o, s), &v) in layout.fields.iter().zip(&values) {
            m.set(s, first + place * size + o as usize, v);
        }
        m.bytes[at as usize] = len as u8 + 1;
        if c.event.is_some() {
            for (v, f) in values.iter_mut().zip(&layout.fields) {
                *v = f.1.truncate(*v);
            }
            self.event(c, m, true, chan, &values[..layout.fields.len()]);
        }
    }

    fn receive(&mut self, c: &Compiled, m: &mut Memory, pid: usize, r: &RecvCode) {
        let chan = self.value(c, m, pid, r.chan);
        let Some((at, t)) = self.channel(m, chan) else { return };
        let layout = &c.layout.chans[t as usize];
        let Some(slot) = self.find(c, m, pid, r, at, t) else { return };
        if r.args.len() != layout.fields.len() {
            self.fail(FaultKind::Runtime, true, Detail::FieldCount);
        }
        let size = layout.message as usize;
        let message = at as usize + 1 + slot as usize * size;
        let mut values = [0i32; 256];
        for (v, &(o, s)) in values.iter_mut().zip(&layout.fields) {
            *v = m.get(Width::of(s), message + o as usize);
        }
        self.fill(c, m, pid, r, &values);
        if !r.keep {
            self.event(c, m, false, chan, &values[..layout.fields.len()]);
            let len = m.bytes[at as usize] as usize;
            let end = at as usize + 1 + len * size;
            m.bytes.copy_within(message + size..end, message);
            m.bytes[end - size..end].fill(0);
            m.bytes[at as usize] = len as u8 - 1;
        }
    }

    pub fn fill(&mut self, c: &Compiled, m: &mut Memory, pid: usize, r: &RecvCode, values: &[i32]) {
        for (a, &v) in r.args.iter().zip(values) {
            if let ArgCode::Fill(dest) = a {
                self.store(c, m, pid, *dest, v);
            }
        }
    }

    /// Runs a `d_step` to its end: the first statement that can go goes.
    pub fn dstep(&mut self, c: &Compiled, m: &mut Memory, pid: usize, start: u16, id: u16) {
        let states = states_of(c, m, pid);
        let mut at = start;
        let mut before: Option<(u16, Vec<u8>)> = None;
        for n in 0..LONGEST {
            self.spent = self.spent.saturating_add(1);
            // The last state at a power of two against every one after it (Brent 1980).
            let same = |(pc, bytes): &(u16, Vec<u8>)| *pc == at && *bytes == m.bytes;
            if before.as_ref().is_some_and(same) && c.embed.is_none() {
                return self.fail(FaultKind::Blocked, false, Detail::EndlessDStep);
            }
            if n >= SHORT && n.is_power_of_two() {
                before = Some((at, m.bytes.clone()));
            }
            let mut next = None;
            for t in &states[at as usize].trans {
                let act = &c.code.acts[t.stmts[0] as usize];
                match self.guard(c, m, pid, act) {
                    Guard::No => continue,
                    Guard::Yes => {}
                    Guard::Rendezvous => {
                        self.fail(FaultKind::Blocked, false, Detail::RendezvousInDStep);
                        return;
                    }
                }
                for &s in &t.stmts {
                    self.perform(c, m, pid, s);
                    // Trouble is told where it is, not at the `d_step` as a whole.
                    if let Some(trouble) = &mut self.trouble {
                        trouble.within.get_or_insert(s);
                    }
                }
                next = Some(t.target);
                break;
            }
            if self.trouble.is_some_and(|t| !t.goes_on) {
                return;
            }
            match next {
                None => return self.fail(FaultKind::Blocked, false, Detail::None),
                Some(to) if to == 0 || states[to as usize].dstep != id => return,
                Some(to) => at = to,
            }
        }
        self.fail(FaultKind::Blocked, false, Detail::LongDStep);
    }
}
