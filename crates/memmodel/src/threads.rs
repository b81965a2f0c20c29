//! Threads that begin and end: start, join, and what a deadlock is.
//!
//! Starting and joining are full barriers: they are steps of a thread whose window
//! is drained, and where stores reach threads at different times, what the one has
//! seen the other sees.
//!
//! **They come first.** A start or join that can be done commutes with every step of every
//! other thread: nobody else moves the thread that does it, the one that is started has done
//! nothing yet, the one that is joined does nothing any more, and what threads have seen only
//! grows and is handed over as a maximum. It is made once, and a thread that goes on making
//! them comes to the end of its program. So where a search is reduced it is the only step of
//! a state (a persistent set of one step). Not where starting tells all others what a thread
//! has seen, as strong fences do, nor beside fences that have their place in the one order.
//!
//! **Who waits for an end has seen what leads there.** A thread with nothing in flight that
//! stands at a join does nothing before it has seen all that the other will have seen, which
//! is at least what that one has seen now. So it has seen that now, too: nobody looks at what
//! it has seen in between, and stores that it alone had not seen are kept for nobody.

use crate::global::{Done, What};
use crate::local::Reached;
use crate::machine::Machine;
use crate::program::{Instr, Operand, Park};
use crate::state::*;
use heddle_model::{Fault, FaultKind};

impl Machine {
    /// Whether starts and joins are taken before anything else.
    pub(crate) fn threads_come_first(&self) -> bool {
        let (o, told) = (&self.options, self.layout.views && self.model.views.strong.is_some());
        o.reduce && o.stages && !o.arrivals && self.layout.slots == 0 && !told
    }

    /// Lets threads that wait for the end of others have seen what these have.
    pub(crate) fn foresee_joins(&self, s: &mut State) {
        if self.options.arrivals || !s.lists.reserved.is_empty() {
            return;
        }
        let waits_for = |s: &State, t: usize| {
            let th = &s.threads[t];
            let instr = self.program.threads[t].code.instrs.get(th.pc as usize);
            match instr {
                Some(Instr::Join { thread, .. }) if th.win.is_empty() => Some(*thread as usize),
                _ => None,
            }
        };
        let n = s.threads.len();
        let waiting: Vec<(usize, usize)> =
            (0..n).filter_map(|t| Some((t, waits_for(s, t)?))).collect();
        // Who waits may wait for one that waits.
        for _ in 0..waiting.len() {
            for &(t, child) in &waiting {
                if !self.unborn(s, child) {
                    self.hand_over(s, child, t);
                }
            }
        }
    }

    /// The start or join that thread `t` stands at, if it can be done now.
    pub(crate) fn thread_step(&self, s: &State, t: usize) -> Option<(Done, Vec<Reached>)> {
        let th = &s.threads[t];
        let pc = th.pc as usize;
        let instr = self.program.threads[t].code.instrs.get(pc)?;
        if !matches!(instr, Instr::Start { .. } | Instr::Join { .. }) || !drained(th) {
            return None;
        }
        let mut next = s.clone();
        let (other, what) = match *instr {
            Instr::Start { thread, arg } => {
                let child = thread as usize;
                let value = match arg {
                    Operand::Imm(v) => v,
                    Operand::Reg(r) => th.regs[r as usize].known()?,
                };
                if !self.unborn(s, child) {
                    return None;
                }
                let started = &mut next.threads[child];
                started.pc = 1;
                if let Some(first) = started.regs.first_mut() {
                    *first = Src::Val(value, 0);
                }
                self.tell_all(&mut next, t);
                self.hand_over(&mut next, t, child);
                (Some(child), What::Start(child))
            }
            Instr::Join { thread, dst } => {
                let child = thread as usize;
                if !self.ended(s, child) {
                    return None;
                }
                if let Some(d) = dst {
                    let value = s.threads[child].regs.first().and_then(|r| r.known());
                    next.threads[t].regs[d as usize] = Src::Val(value.unwrap_or(0), 0);
                }
                if let Some(first) = next.threads[child].regs.first_mut() {
                    *first = Src::ZERO;
                }
                self.tell_all(&mut next, child);
                self.hand_over(&mut next, child, t);
                if let Some(row) = next.lists.seen.get_mut(child) {
                    row.fill(0);
                }
                (None, What::Join(child))
            }
            _ => unreachable!("looked at above"),
        };
        next.threads[t].pc += 1;
        let kind = self.kind_of[t][pc];
        let mut out = Vec::new();
        self.finish(next, t, false, &mut out);
        if let Some(child) = other {
            let mut both = Vec::new();
            for r in out {
                let from = both.len();
                self.finish(r.state, child, false, &mut both);
                for later in &mut both[from..] {
                    later.fault = r.fault.or(later.fault);
                    later.also.splice(0..0, r.also.iter().cloned());
                }
            }
            out = both;
        }
        Some((Done { thread: t, kind, what }, out))
    }

    /// What thread `from` has seen, `to` has seen too.
    fn hand_over(&self, next: &mut State, from: usize, to: usize) {
        if self.layout.views {
            let seen = next.lists.seen[from].clone();
            let row = &mut next.lists.seen[to];
            row.iter_mut().zip(&seen).for_each(|(a, &b)| *a = (*a).max(b));
        }
    }

    /// Under models with strong fences, a thread's start and end are two of them.
    fn tell_all(&self, next: &mut State, t: usize) {
        if self.layout.views && self.model.views.strong.is_some() {
            self.push_everything(next, t);
        }
    }

    pub(crate) fn unborn(&self, s: &State, t: usize) -> bool {
        let pc = s.threads[t].pc as usize;
        self.program.threads[t].code.instrs.get(pc) == Some(&Instr::Park(Park::Unborn))
    }

    pub(crate) fn ended(&self, s: &State, t: usize) -> bool {
        let th = &s.threads[t];
        th.win.is_empty() && th.pc as usize == self.program.threads[t].code.instrs.len()
    }

    /// Whether a state without steps is one in which threads wait for each other:
    /// each one that is not over stands, with everything older done, at a lock or a
    /// join, and none of them anywhere else. (A dead end of speculation looks
    /// different: it stands at a load or store.)
    pub(crate) fn deadlock(&self, s: &State) -> Option<Fault> {
        // A fence that has its place in the order and cannot be done is no deadlock.
        if !self.program.checked || !s.lists.reserved.is_empty() {
            return None;
        }
        let mut site = None;
        for t in 0..s.threads.len() {
            if self.ended(s, t) || self.unborn(s, t) {
                continue;
            }
            let kind = self.waits_at(s, t)?;
            site = site.or(Some(kind as u32));
        }
        site.map(|site| Fault { kind: FaultKind::Deadlock, site })
    }

    /// The lock or join that a thread waits at, everything older being done.
    pub(crate) fn waits_at(&self, s: &State, t: usize) -> Option<u16> {
        let th = &s.threads[t];
        if let Some(i) = th.win.iter().position(|e| !e.done) {
            // With anything behind it that was guessed, it may be the guess that is wrong.
            let e = th.win[i];
            let waits = self.kinds[e.kind as usize].mark.waits && i + 1 == th.win.len();
            return waits.then_some(e.kind);
        }
        let instr = self.program.threads[t].code.instrs.get(th.pc as usize);
        matches!(instr, Some(Instr::Join { .. })).then(|| self.kind_of[t][th.pc as usize])
    }
}

fn drained(th: &ThreadState) -> bool {
    th.win.iter().all(|e| e.done)
}
