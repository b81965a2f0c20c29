//! Read-write locks, spin locks, barriers and semaphores.

use super::{Answer, Done, EAGAIN, EBUSY, EINVAL, ETIMEDOUT};
use crate::advance::SET;
use crate::exec::{Exec, Halt};
use crate::library::Lib;
use crate::program::Op;
use crate::state::{Hold, Wait};
use crate::value::Val;

impl Exec<'_> {
    // Read-write locks.

    pub(super) fn rw_destroy(&mut self, l: Val) -> Done {
        if self.cell(l, 0, "rwlock")? != 0 || self.cell(l, 4, "rwlock")? != 0 {
            return Err(
                self.misuse(format!("destroys rwlock {}, which is held", self.place_name(l)))
            );
        }
        self.destroy(l, "rwlock")
    }

    pub(super) fn read_lock(&mut self, lib: Lib, l: Val) -> Done {
        self.usable(l, "rwlock")?;
        if self.cell(l, 0, "rwlock")? != 0 {
            return Ok(Answer::Value(if lib == Lib::RwTryRdLock { EBUSY } else { ETIMEDOUT }));
        }
        let n = self.cell(l, 4, "rwlock")?;
        self.set_cell(l, 4, n + 1)?;
        self.set_reader(l, true)?;
        self.hold(l, Hold::Read);
        self.tell(|e| format!("read-locks {}", e.place_name(l)));
        Ok(Answer::Value(0))
    }

    /// The reading threads, one bit each.
    fn set_reader(&mut self, l: Val, on: bool) -> Result<(), Halt> {
        // There is room for so many; of the others, what each holds says it.
        if self.t >= SET {
            return Ok(());
        }
        let (at, bit) = (8 + self.t as u64 / 32 * 4, 1u32 << (self.t % 32));
        let old = self.cell(l, at, "rwlock")?;
        self.set_cell(l, at, if on { old | bit } else { old & !bit })
    }

    pub(super) fn write_lock(&mut self, lib: Lib, l: Val) -> Done {
        self.usable(l, "rwlock")?;
        if self.cell(l, 0, "rwlock")? != 0 || self.cell(l, 4, "rwlock")? != 0 {
            return Ok(Answer::Value(if lib == Lib::RwTryWrLock { EBUSY } else { ETIMEDOUT }));
        }
        self.set_cell(l, 0, self.t as u32 + 1)?;
        self.hold(l, Hold::Write);
        self.tell(|e| format!("write-locks {}", e.place_name(l)));
        Ok(Answer::Value(0))
    }

    pub(super) fn rw_unlock(&mut self, l: Val) -> Done {
        self.usable(l, "rwlock")?;
        let (writer, readers) = (self.cell(l, 0, "rwlock")?, self.cell(l, 4, "rwlock")?);
        let reads = self.thread().held.contains(&(l.obj, l.bits as u32, Hold::Read));
        if writer == self.t as u32 + 1 {
            self.set_cell(l, 0, 0)?;
            self.let_go(l, Hold::Write);
        } else if readers > 0 && reads {
            self.let_go(l, Hold::Read);
            self.set_cell(l, 4, readers - 1)?;
            // It may have locked it more than once.
            if !self.thread().held.contains(&(l.obj, l.bits as u32, Hold::Read)) {
                self.set_reader(l, false)?;
            }
        } else {
            return Err(self
                .misuse(format!("unlocks rwlock {}, which it does not hold", self.place_name(l))));
        }
        self.tell(|e| format!("unlocks {}", e.place_name(l)));
        Ok(Answer::Value(0))
    }

    // Spin locks.

    pub(super) fn spin_lock(&mut self, l: Val) -> Done {
        if self.cell(l, 0, "spin lock")? != 0 {
            return Ok(Answer::Value(EBUSY));
        }
        self.set_cell(l, 0, self.t as u32 + 1)?;
        self.hold(l, Hold::Spin);
        Ok(Answer::Value(0))
    }

    pub(super) fn spin_unlock(&mut self, l: Val) -> Done {
        if self.cell(l, 0, "spin lock")? != self.t as u32 + 1 {
            return Err(self.misuse(format!(
                "unlocks spin lock {}, which it does not hold",
                self.place_name(l)
            )));
        }
        self.set_cell(l, 0, 0)?;
        self.let_go(l, Hold::Spin);
        Ok(Answer::Value(0))
    }

    // Barriers.

    pub(super) fn barrier_init(&mut self, args: &[Op]) -> Done {
        let (b, n) = (self.val(args[0]), self.val(args[2]).bits as u32);
        if n == 0 && !self.looks_at_answer() {
            let name = self.place_name(b);
            return Err(self.misuse(format!(
                "initialises barrier {name} for 0 threads, and does not look at the error"
            )));
        }
        self.init_zero(b, self.code.word().barrier_bytes())?;
        if n == 0 {
            return Ok(Answer::Value(EINVAL));
        }
        self.set_cell(b, 0, n)?;
        Ok(Answer::Value(0))
    }

    pub(super) fn barrier_destroy(&mut self, b: Val) -> Done {
        if self.waiters(b).next().is_some() {
            return Err(
                self.misuse(format!("destroys barrier {}, where threads wait", self.place_name(b)))
            );
        }
        self.destroy(b, "barrier")
    }

    pub(super) fn barrier_wait(&mut self, b: Val) -> Done {
        if self.thread().wait == Wait::Released {
            self.thread_mut().wait = Wait::None;
            return Ok(Answer::Value(0));
        }
        self.usable(b, "barrier")?;
        let (needed, arrived) = (self.cell(b, 0, "barrier")?, self.cell(b, 4, "barrier")? + 1);
        if needed == 0 {
            return Err(self.misuse(format!(
                "uses the barrier {}, which was never initialised",
                self.place_of(b)
            )));
        }
        if arrived < needed {
            self.set_cell(b, 4, arrived)?;
            self.thread_mut().wait = Wait::Barrier;
            self.thread_mut().wait_at = b;
            return Ok(Answer::Stay);
        }
        self.set_cell(b, 4, 0)?;
        let all: Vec<usize> = self.waiters(b).collect();
        for t in all {
            self.st.threads[t].wait = Wait::Released;
            self.st.threads[t].wait_at = Val::ZERO;
        }
        self.tell(|_| "opens the barrier".into());
        // PTHREAD_BARRIER_SERIAL_THREAD
        Ok(Answer::Value(u32::MAX as u64))
    }

    // Semaphores.

    pub(super) fn sem_init(&mut self, args: &[Op]) -> Done {
        let (s, n) = (self.val(args[0]), self.val(args[2]).bits as u32);
        self.init_zero(s, self.code.word().semaphore_bytes())?;
        self.set_cell(s, 0, n)?;
        Ok(Answer::Value(0))
    }

    pub(super) fn sem_wait(&mut self, lib: Lib, s: Val) -> Done {
        self.usable(s, "semaphore")?;
        let n = self.cell(s, 0, "semaphore")?;
        if n == 0 {
            self.set_errno(if lib == Lib::SemTryWait { EAGAIN } else { ETIMEDOUT })?;
            return Ok(Answer::Value(u32::MAX as u64));
        }
        self.set_cell(s, 0, n - 1)?;
        Ok(Answer::Value(0))
    }

    pub(super) fn sem_post(&mut self, s: Val) -> Done {
        self.usable(s, "semaphore")?;
        let n = self.cell(s, 0, "semaphore")?;
        self.set_cell(s, 0, n.wrapping_add(1))?;
        Ok(Answer::Value(0))
    }

    pub(super) fn sem_value(&mut self, s: Val, out: Val) -> Done {
        let n = self.cell(s, 0, "semaphore")?;
        self.set_cell(out, 0, n)?;
        Ok(Answer::Value(0))
    }
}
