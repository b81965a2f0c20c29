//! Issue: operands become known, addresses and branches are settled, loads commit.
//!
//! Local operations still: each reads and writes the thread's own window only. What
//! turns out wrong here (a guess, a load that missed an older store) ends the run.

use crate::local::Local;
use crate::machine::{Machine, ev_buf};
use crate::model::{Older, Rule, Waits};
use crate::program::{Alu, Instr, When};
use crate::rel::{BRANCH, FENCE, NONE, READ, WRITE, Win};
use crate::state::*;
use crate::word::UNDEFINED;
use heddle_model::{Fault, FaultKind};

impl Machine {
    /// Takes entry `k` a step further if its operands allow.
    pub(crate) fn issue(
        &self,
        s: &mut State,
        t: usize,
        k: usize,
        fault: &mut Option<Fault>,
    ) -> Local {
        let e = s.threads[t].win[k];
        let th = &mut s.threads[t];
        let moved = match self.kinds[e.kind as usize].instr {
            Instr::Alu { op, .. } => match (e.a, e.b) {
                (Src::Val(x, tx), Src::Val(y, ty)) => {
                    th.produce(k, op.apply(x, y), tx | ty);
                    th.remove(k);
                    return Local::Moved;
                }
                _ => return Local::Idle,
            },
            Instr::Select { op, .. } => return self.select(th, k, op),
            Instr::Branch { op, .. } if !e.done => self.resolve_branch(th, k, op),
            Instr::Assert { .. } | Instr::Check { .. } => {
                let Some(v) = e.a.known() else { return Local::Idle };
                // A value never changes once it is known (the run ends if it was a wrong
                // guess), so what passes need not wait to be certain; loops that check
                // would fill the window with it.
                let wrong = self.judge(e.kind, v);
                if wrong.is_some() && !self.certain(th, k) {
                    return Local::Idle;
                }
                th.remove(k);
                *fault = fault.or(wrong);
                return Local::Moved;
            }
            Instr::StoreExcl { when: When::If(_), .. } if e.c.known().is_some() && !e.done => {
                let holds = e.c.known() != Some(0);
                if holds != e.guess {
                    return Local::Dead;
                }
                if !e.guess {
                    th.remove(k);
                    return Local::Moved;
                }
                if e.c.taint() == 0 {
                    th.untaint(k);
                }
                self.resolve_address(th, k)
            }
            Instr::Fence { .. } if !e.done && !self.acts_on_others(&e) => return self.act(s, t, k),
            Instr::Load { .. }
            | Instr::Store { .. }
            | Instr::StoreExcl { .. }
            | Instr::Rmw { .. } => self.resolve_address(th, k),
            _ => Local::Idle,
        };
        if moved == Local::Dead {
            return Local::Dead;
        }
        self.judge_place(&s.threads[t], k, fault);
        let late = self.note_execution(&mut s.threads[t], k);
        let commit = self.commit(&mut s.threads[t], k);
        match (moved, late, commit) {
            (_, Local::Dead, _) => Local::Dead,
            (Local::Idle, Local::Idle, Local::Idle) => Local::Idle,
            _ => Local::Moved,
        }
    }

    /// What is wrong if an assertion, or a check, finds this value.
    pub(crate) fn judge(&self, kind: u16, value: i64) -> Option<Fault> {
        let (wrong, what) = match self.kinds[kind as usize].instr {
            Instr::Check { kind: FaultKind::Uninitialised, .. } => {
                (value == UNDEFINED, FaultKind::Uninitialised)
            }
            Instr::Check { kind, .. } => (value == 0, kind),
            _ => {
                self.hit_assertion();
                (value == 0, FaultKind::Assertion)
            }
        };
        wrong.then_some(Fault { kind: what, site: kind as u32 })
    }

    /// Where front ends want that, an access beside every location is a fault, once
    /// it is certain that it will be made.
    fn judge_place(&self, th: &ThreadState, k: usize, fault: &mut Option<Fault>) {
        let e = &th.win[k];
        let astray = [INVALID, NULL, MIXED].contains(&e.loc);
        if !self.program.checked || !astray || e.a.taint() != 0 || !self.certain(th, k) {
            return;
        }
        let kind = match e.loc {
            MIXED => return self.hit_mixed(),
            NULL => FaultKind::NullDereference,
            _ => FaultKind::OutOfBounds,
        };
        *fault = fault.or(Some(Fault { kind, site: e.kind as u32 }));
    }

    /// The selected operand goes on, marked, before it is known whether it was
    /// the right one; then the mark goes.
    fn select(&self, th: &mut ThreadState, k: usize, op: Alu) -> Local {
        let e = th.win[k];
        if let (Src::Val(x, 0), Src::Val(y, 0)) = (e.a, e.b) {
            if (op.apply(x, y) != 0) != e.guess {
                return Local::Dead;
            }
            th.redirect(k, e.c);
            th.untaint(k);
            th.remove(k);
            return Local::Moved;
        }
        match e.c {
            Src::Val(v, t) if !e.executed => {
                th.produce(k, v, t | 1 << k);
                th.win[k].executed = true;
                Local::Moved
            }
            _ => Local::Idle,
        }
    }

    fn resolve_branch(&self, th: &mut ThreadState, k: usize, op: Alu) -> Local {
        let e = th.win[k];
        let (Src::Val(x, tx), Src::Val(y, ty)) = (e.a, e.b) else { return Local::Idle };
        let either = e.c == Src::Val(1, 0);
        if !either && (op.apply(x, y) != 0) != e.guess {
            return Local::Dead;
        }
        if tx | ty != 0 {
            return Local::Idle;
        }
        th.win[k].done = true;
        Local::Moved
    }

    fn resolve_address(&self, th: &mut ThreadState, k: usize) -> Local {
        let e = th.win[k];
        if e.loc != UNKNOWN || self.class(&e) == 0 {
            return Local::Idle;
        }
        let Some(base) = e.a.known() else { return Local::Idle };
        let off = match self.kinds[e.kind as usize].instr {
            Instr::Load { off, .. }
            | Instr::Store { off, .. }
            | Instr::StoreExcl { off, .. }
            | Instr::Rmw { off, .. } => off,
            _ => 0,
        };
        th.win[k].loc = self.locate(base.wrapping_add(off), e.kind);
        if e.a.taint() == 0 {
            th.win[k].a = Src::ZERO;
        }
        if self.refutes_a_load(th, k) || self.pairs_apart(th, k) || self.too_late(th, k, false) {
            return Local::Dead;
        }
        Local::Moved
    }

    /// An older store turns out to be to the location of a finished younger load
    /// that did not see it.
    fn refutes_a_load(&self, th: &ThreadState, k: usize) -> bool {
        let e = &th.win[k];
        let missed = |l: &Entry| {
            let sees = matches!(l.read, Read::Forwarded(from) if from as usize > k);
            self.class(l) & READ != 0 && l.done && l.loc == e.loc && !sees
        };
        self.class(e) & WRITE != 0 && th.win[k + 1..].iter().any(missed)
    }

    /// The two halves of an exclusive pair must be to one location.
    fn pairs_apart(&self, th: &ThreadState, k: usize) -> bool {
        let differ = |a: &Entry, b: &Entry| a.loc != UNKNOWN && b.loc != UNKNOWN && a.loc != b.loc;
        let e = &th.win[k];
        let as_store = e.pair != NONE && differ(e, &th.win[e.pair as usize]);
        as_store || th.win.iter().any(|s| s.pair as usize == k && s.pair != NONE && differ(s, e))
    }

    /// Entry `k` has just been issued (or executed); is a younger one done that
    /// had to wait for that?
    fn too_late(&self, th: &ThreadState, k: usize, executed: bool) -> bool {
        let asks = |r: &Rule| match r.older {
            Older::Is => !executed,
            Older::Ex => executed,
            Older::Glob => false,
        };
        if !self.model.rules.iter().any(asks) || !th.win[k + 1..].iter().any(|e| e.done) {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let win = Win::new(&buf[..n], None);
        (k + 1..n).any(|j| {
            let done = th.win[j].done && self.class(&th.win[j]) & (READ | WRITE) != 0;
            let w = if done { self.model.waits(&win, j) } else { Waits::default() };
            (if executed { w.ex } else { w.is }) >> k & 1 == 1
        })
    }

    /// A store's address and data are known now.
    fn note_execution(&self, th: &mut ThreadState, k: usize) -> Local {
        let e = th.win[k];
        let ready = self.class(&e) & WRITE != 0 && e.loc != UNKNOWN && e.b.known().is_some();
        if !self.has_ex_rules || e.executed || !ready {
            return Local::Idle;
        }
        if self.too_late(th, k, true) {
            return Local::Dead;
        }
        th.win[k].executed = true;
        Local::Moved
    }

    fn commit(&self, th: &mut ThreadState, k: usize) -> Local {
        let e = th.win[k];
        let waits = self.model.commit && self.class(&e) == READ && e.done && !e.committed;
        if !waits || !self.can_commit(th, k) {
            return Local::Idle;
        }
        th.win[k].committed = true;
        th.win[k].a = Src::ZERO;
        th.untaint(k);
        Local::Moved
    }

    /// Operands came through committed loads only, older addresses and branches
    /// are settled, older accesses to the same location are committed.
    pub(crate) fn can_commit(&self, th: &ThreadState, k: usize) -> bool {
        let e = &th.win[k];
        let settled = |x: &Entry| {
            let class = self.class(x);
            if class == BRANCH {
                return x.done;
            }
            if class & (READ | WRITE) == 0 {
                return true;
            }
            let over = if class & READ != 0 { x.committed } else { x.done };
            x.loc != UNKNOWN && (over || x.a.taint() == 0) && (over || x.loc != e.loc)
        };
        let operands = e.a.taint() == 0 && (self.class(e) & WRITE == 0 || e.b.taint() == 0);
        operands && th.win[..k].iter().all(settled)
    }

    /// Everything older is settled except stores that only wait their turn, so
    /// what happens here happens in a run.
    pub(crate) fn certain(&self, th: &ThreadState, k: usize) -> bool {
        let fine = |e: &Entry| {
            let class = self.class(e);
            let plain = matches!(self.kinds[e.kind as usize].instr, Instr::Store { .. });
            if class == FENCE {
                return !self.acts(e) || e.done;
            }
            let ready = plain && e.loc < SEVERAL && e.b.known().is_some() && e.b.taint() == 0;
            class != 0
                && e.inverted == 0
                && (e.done || ready)
                && (e.committed || class != READ || !self.model.commit)
        };
        th.win[..k].iter().all(fine)
    }
}
