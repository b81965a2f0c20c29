//! Threads that go on within the step of another: a new one, up to where others could see
//! it, and whom a step has let go.

use crate::access::Next;
use crate::advance::{Ended, Observer, bit};
use crate::exec::Exec;
use crate::library::Lib;
use crate::program::Inst;
use crate::state::End;
use crate::worker::MachineWorker;

impl MachineWorker<'_> {
    /// Runs a new thread up to its first instruction that anybody could see,
    /// as every other thread has been: there it would come anyway.
    pub(crate) fn settle<S: Observer>(&mut self, t: usize, seen: &mut S) -> Ended {
        self.run.t = t;
        let mut left = self.model.options.max_superstep;
        while left > 0 && self.run.is_running(t) {
            if S::IS_BLIND {
                self.dirty |= bit(t);
                left -= self.run_straight(left);
            }
            let next = self.run.next(t);
            if left == 0 || next.visible || !next.enabled || next.choices > 1 || self.is_mark(t) {
                break;
            }
            if let Err(halt) = self.one(seen) {
                return self.halted(halt);
            }
            left -= 1;
        }
        self.note_ends();
        Ended::Well
    }

    pub(crate) fn note_ends(&mut self) {
        if self.run.noting {
            self.run.note_ends(&self.base.st);
        }
    }

    /// Runs on whom the step has let go: who joins a thread that is over, and who was
    /// woken. Nobody can tell when they go on, and nobody does either for ever.
    pub(crate) fn settle_released<S: Observer>(&mut self, t: usize, seen: &mut S) -> Ended {
        if self.run.st.end != End::Running || self.run.st.threads.iter().any(|t| t.atomic > 0) {
            return Ended::Well;
        }
        for k in (0..self.run.st.threads.len()).filter(|&k| k != t) {
            if !self.run.is_running(k) || !waits_for_others(&self.run, k) {
                continue;
            }
            if is_released(&self.run.next(k)) {
                let ended = self.settle(k, seen);
                if !matches!(ended, Ended::Well) {
                    return ended;
                }
            }
        }
        Ended::Well
    }
}

/// Whether a thread stands before a join or at a futex.
pub(crate) fn waits_for_others(e: &Exec, t: usize) -> bool {
    use Lib::{FutexTimedWait, FutexWait, ThrdJoin, ThreadJoin};
    let frame = e.st.threads[t].top();
    let Inst::Lib { lib, .. } = e.code.inst(frame.func, frame.pc) else { return false };
    matches!(lib, ThreadJoin | ThrdJoin | FutexWait | FutexTimedWait)
}

/// Whether one that waits for others waits no more, and nobody can tell when it goes on.
pub(crate) fn is_released(next: &Next) -> bool {
    next.enabled && !next.visible && next.choices == 1 && !next.returns
}
