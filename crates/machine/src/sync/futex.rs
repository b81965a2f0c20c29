//! Linux's futexes: threads wait at an address as long as a value is there.
//!
//! The comparison and the beginning of the wait are one step, which is the whole
//! point of them. Whoever waits is woken by a call, never by a store; which of
//! several waiters, nobody knows. A wait with a time may end by itself, and any
//! wait may where spurious wake-ups are asked for.
//!
//! Not here: futexes with priorities, and between processes.

use super::{Answer, Done, EAGAIN, ETIMEDOUT};
use crate::exec::Exec;
use crate::library::Lib;
use crate::state::Wait;
use crate::value::Val;

impl Exec<'_> {
    pub(super) fn futex_wait(&mut self, lib: Lib, at: Val, value: Val) -> Done {
        match self.thread().wait {
            Wait::None => {
                let spot = self.locate(at, 4, false)?;
                let there = self.read(spot, 32)?;
                if there.undef != 0 || there.bits as u32 != value.bits as u32 {
                    self.set_errno(EAGAIN)?;
                    return Ok(Answer::Value(u64::MAX));
                }
                self.thread_mut().wait = Wait::Cond;
                self.thread_mut().wait_at = at;
                self.tell(|e| format!("waits at {}", e.place_name(at)));
                Ok(Answer::Stay)
            }
            wait => {
                self.thread_mut().wait = Wait::None;
                self.thread_mut().wait_at = Val::ZERO;
                if wait == Wait::Cond && lib == Lib::FutexTimedWait {
                    self.tell(|_| "times out".into());
                    self.set_errno(ETIMEDOUT)?;
                    return Ok(Answer::Value(u64::MAX));
                }
                self.tell(|_| "wakes".into());
                Ok(Answer::Value(0))
            }
        }
    }

    /// Wakes `n` of those that wait, beginning with the one that was chosen.
    pub(super) fn futex_wake(&mut self, at: Val, n: Val) -> Done {
        let all: Vec<usize> = self.waiters(at).collect();
        let n = (n.bits as u32).min(i32::MAX as u32) as usize;
        let first = self.choice as usize;
        // Neighbours in a circle are not all sets of so many.
        self.sampled |= n > 1 && n + 1 < all.len();
        let woken: Vec<usize> =
            (0..all.len().min(n)).map(|i| all[(first + i) % all.len()]).collect();
        woken.iter().for_each(|&t| self.wake(t));
        self.tell(|_| match woken.len() {
            0 => "nobody waits".into(),
            k => format!("wakes {k}"),
        });
        Ok(Answer::Value(woken.len() as u64))
    }
}
