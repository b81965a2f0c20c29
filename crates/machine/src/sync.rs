//! What threads synchronise with: pthreads, C11 threads, semaphores.
//!
//! Locks live in the bytes of their own objects, where programs can copy,
//! free or never initialise them, and be told so. Cells used, all 32 bits:
//!
//! | lock | +0 | +4 | +8 | +16 | +20 |
//! |---|---|---|---|---|---|
//! | mutex | owner + 1 | depth | | kind (as glibc) | its owner died: see [`died`] |
//! | rwlock | writer + 1 | readers | reading threads (64 bits) | | |
//! | barrier | count | arrived | | | |
//! | semaphore | value | | | | |
//! | spin lock, once | owner + 1; 1 running, 2 done | | | | |
//!
//! Zero everywhere is a valid free lock, as glibc's static initialisers have
//! it; +24 is set in a destroyed one. (On 32 bits, `layout` says what differs.) Waiting threads remember what they wait
//! for, so a condition variable needs no bytes at all.

mod futex;
mod layout;
mod locks;

pub use layout::size_of;

use crate::exec::{Exec, Halt};
use crate::library::Lib;
use crate::program::{Inst, Op};
use crate::state::{Hold, Kind, Wait};
use crate::value::Val;
use heddle_model::FaultKind;

/// More threads than this at a time are not followed: their numbers are short.
pub const MAX_THREADS: usize = 60_000;

const EPERM: u64 = 1;
pub const ESRCH: u64 = 3;
const EAGAIN: u64 = 11;
pub const EBUSY: u64 = 16;
const EINVAL: u64 = 22;
pub const EDEADLK: u64 = 35;
const ETIMEDOUT: u64 = 110;
const EOWNERDEAD: u64 = 130;
const ENOTRECOVERABLE: u64 = 131;

/// C11's answers.
const THRD_BUSY: u64 = 1;
const THRD_TIMEDOUT: u64 = 4;

/// Making and destroying a lock is no synchronisation.
pub fn is_setup(lib: Lib) -> bool {
    use Lib::*;
    matches!(
        lib,
        MutexInit
            | MutexDestroy
            | MtxInit
            | MtxDestroy
            | CondInit
            | CondDestroy
            | RwInit
            | RwDestroy
            | SpinInit
            | SpinDestroy
            | BarrierInit
            | BarrierDestroy
            | SemInit
            | SemDestroy
    )
}

/// Destroying a lock that others still use is lock misuse, not a race.
pub fn is_end(lib: Lib) -> bool {
    use Lib::*;
    matches!(
        lib,
        MutexDestroy
            | MtxDestroy
            | CondDestroy
            | RwDestroy
            | SpinDestroy
            | BarrierDestroy
            | SemDestroy
    )
}

pub fn is_cancellation_point(lib: Lib) -> bool {
    use Lib::*;
    matches!(
        lib,
        CondWait | CondTimedWait | ThreadJoin | SemWait | SemTimedWait | TestCancel | Yield
    )
}

/// The answer of a call: its value, or that it is not over yet.
pub enum Answer {
    Value(u64),
    Pointer(Val),
    /// The thread stays at the call.
    Stay,
    /// The thread is not there any more, or somewhere else.
    Gone,
}

pub type Done = Result<Answer, Halt>;

impl Exec<'_> {
    /// A call that belongs to this file; `None` otherwise.
    pub fn synchronise(&mut self, lib: Lib, args: &[Op]) -> Option<Done> {
        use Lib::*;
        let a = args.first().map_or(Val::ZERO, |&a| self.val(a));
        let b = args.get(1).map_or(Val::ZERO, |&a| self.val(a));
        if self.thread().cancelled && !self.thread().no_cancel && is_cancellation_point(lib) {
            return Some(self.cancel_now(b));
        }
        if let Err(halt) = self.check_init(lib, a) {
            return Some(Err(halt));
        }
        Some(match lib {
            ThreadCreate | ThrdCreate => self.create(lib, args),
            ThreadJoin | ThrdJoin | ThreadTryJoin => self.join(lib, a, b),
            ThreadDetach => self.detach(a),
            ThreadExit | ThrdExit => self.exit_thread(a),
            ThreadEnd => self.end_thread(a),
            CleanupMark => self.cleanup_mark(a),
            CleanupPush => {
                self.thread_mut().cleanups.push(a);
                Ok(Answer::Value(0))
            }
            CleanupPop => {
                self.thread_mut().cleanups.pop();
                Ok(Answer::Value(0))
            }
            CleanupNext => self.exit_thread(self.thread().result),
            SetJump => self.set_jump(a),
            LongJump => self.long_jump(a, b),
            UnwindPad => Ok(Answer::Pointer(self.pad_table(a.bits))),
            UnwindTo => self.unwind_to(a.bits),
            Refuse => Err(self.refused(a.bits)),
            FutexWait | FutexTimedWait => self.futex_wait(lib, a, b),
            FutexWake => self.futex_wake(a, b),
            ThreadSelf => Ok(Answer::Value(self.t as u64)),
            ThreadEqual => Ok(Answer::Value((a.bits == b.bits) as u64)),
            ThreadCancel => self.cancel(a),
            TestCancel | Yield => Ok(Answer::Value(0)),
            SetCancelState => self.set_cancel_state(a, b),
            SetCancelType => Ok(Answer::Value(0)),
            MutexInit => self.mutex_init(a, b),
            MtxInit => self.mtx_init(a, b),
            MutexDestroy | MtxDestroy => self.mutex_destroy(a),
            MutexLock | MtxLock => self.lock(a),
            MutexTryLock => self.try_lock(a, EBUSY),
            MtxTryLock => self.try_lock(a, THRD_BUSY),
            MutexTimedLock => self.try_lock(a, ETIMEDOUT),
            MtxTimedLock => self.try_lock(a, THRD_TIMEDOUT),
            MutexUnlock | MtxUnlock => self.unlock(a),
            MutexConsistent => self.make_consistent(a),
            CondInit => self.init_zero(a, 48),
            CondDestroy => self.cond_destroy(a),
            CondWait | CndWait => self.cond_wait(a, b, ETIMEDOUT),
            CondTimedWait => self.cond_wait(a, b, ETIMEDOUT),
            CndTimedWait => self.cond_wait(a, b, THRD_TIMEDOUT),
            CondSignal => self.signal(a),
            CondBroadcast => self.broadcast(a),
            RwInit => self.init_zero(a, self.code.word().rwlock_bytes()),
            RwDestroy => self.rw_destroy(a),
            RwRdLock | RwTryRdLock | RwTimedRdLock => self.read_lock(lib, a),
            RwWrLock | RwTryWrLock | RwTimedWrLock => self.write_lock(lib, a),
            RwUnlock => self.rw_unlock(a),
            SpinInit => self.set_cell(a, 0, 0).map(|_| Answer::Value(0)),
            SpinDestroy => self.cell(a, 0, "spin lock").map(|_| Answer::Value(0)),
            SpinLock | SpinTryLock => self.spin_lock(a),
            SpinUnlock => self.spin_unlock(a),
            BarrierInit => self.barrier_init(args),
            BarrierDestroy => self.barrier_destroy(a),
            BarrierWait => self.barrier_wait(a),
            SemInit => self.sem_init(args),
            SemDestroy => self.destroy(a, "semaphore"),
            SemWait | SemTryWait | SemTimedWait => self.sem_wait(lib, a),
            SemPost => self.sem_post(a),
            SemGetValue => self.sem_value(a, b),
            OnceBegin => self.once_begin(a),
            OnceEnd => self.set_cell(a, 0, 2).map(|_| Answer::Value(0)),
            _ => return None,
        })
    }

    pub(crate) fn misuse(&self, text: String) -> Halt {
        self.fail(FaultKind::LockMisuse, text)
    }

    pub fn tell(&mut self, text: impl FnOnce(&Self) -> String) {
        if self.telling {
            let text = text(self);
            if !self.note.is_empty() {
                self.note.push_str("; ");
            }
            self.note.push_str(&text);
        }
    }

    fn hold(&mut self, lock: Val, how: Hold) {
        self.thread_mut().held.push((lock.obj, lock.bits as u32, how));
    }

    fn let_go(&mut self, lock: Val, how: Hold) {
        let held = &mut self.thread_mut().held;
        if let Some(i) = held.iter().rposition(|h| *h == (lock.obj, lock.bits as u32, how)) {
            held.remove(i);
        }
    }

    // Mutexes.

    /// What somebody holds, or waits at, must not be made anew.
    fn check_init(&self, lib: Lib, at: Val) -> Result<(), Halt> {
        use Lib::*;
        let what = match lib {
            MutexInit | MtxInit => "mutex",
            CondInit => "condition variable",
            RwInit => "rwlock",
            SpinInit => "spin lock",
            BarrierInit => "barrier",
            SemInit => "semaphore",
            _ => return Ok(()),
        };
        let held = |h: &crate::state::Held| (h.0, h.1 as u64) == (at.obj, at.bits);
        let holder = self.st.threads.iter().position(|t| t.held.iter().any(held));
        let waiter = self.waiters(at).next().or_else(|| self.waiter_for(at, SemWait));
        let why = match (holder, waiter) {
            (Some(t), _) => format!("{} holds", self.holder(t as u32 + 1)),
            (_, Some(t)) => format!("{} waits for", self.thread_name(t)),
            _ => return Ok(()),
        };
        let name = self.place_name(at);
        Err(self.misuse(format!("initialises {what} {name} again, which {why}")))
    }

    /// A thread that stands before a call on this place and cannot go.
    fn waiter_for(&self, at: Val, call: Lib) -> Option<usize> {
        (0..self.st.threads.len()).filter(|&t| t != self.t && self.is_running(t)).find(|&t| {
            let frame = self.st.threads[t].top();
            let inst = self.code.inst(frame.func, frame.pc);
            let Inst::Lib { lib, args, .. } = inst else { return false };
            let first = args.first().map_or(Val::ZERO, |&a| self.val_of(t, a));
            *lib == call && first == at && !self.next(t).enabled
        })
    }

    /// Whether the program looks at what its current call answers.
    fn looks_at_answer(&self) -> bool {
        let frame = self.thread().top();
        let Inst::Lib { d, .. } = self.code.inst(frame.func, frame.pc) else { return true };
        let live = &self.code.live[frame.func as usize].before;
        live.get(frame.pc as usize + 1).is_none_or(|l| l.contains(d))
    }

    fn init_zero(&mut self, at: Val, size: u64) -> Done {
        let spot = self.locate(at, size, true)?;
        self.fill(spot, size as usize, Val::ZERO);
        Ok(Answer::Value(0))
    }

    fn mutex_init(&mut self, m: Val, attr: Val) -> Done {
        self.init_zero(m, self.code.word().mutex_bytes())?;
        if !attr.is_null() {
            let kind = self.cell(attr, 0, "mutex attributes")?;
            self.set_cell(m, self.code.word().mutex_kind(), kind)?;
        }
        Ok(Answer::Value(0))
    }

    fn mtx_init(&mut self, m: Val, kind: Val) -> Done {
        self.init_zero(m, self.code.word().mutex_bytes())?;
        self.set_cell(m, self.code.word().mutex_kind(), kind.bits as u32 & 1)?;
        Ok(Answer::Value(0))
    }

    fn usable(&self, m: Val, what: &str) -> Result<(), Halt> {
        let zero =
            size_is_small(what) || self.cell(m, self.code.word().destroyed(what), what)? == 0;
        if zero {
            Ok(())
        } else {
            Err(self.misuse(format!("uses {what} {} after it was destroyed", self.place_name(m))))
        }
    }

    fn destroy(&mut self, m: Val, what: &str) -> Done {
        self.usable(m, what)?;
        self.set_cell(m, self.code.word().destroyed(what), 1)?;
        Ok(Answer::Value(0))
    }

    fn mutex_destroy(&mut self, m: Val) -> Done {
        let owner = self.cell(m, 0, "mutex")?;
        if owner != 0 {
            let text = format!(
                "destroys mutex {}, which {} holds",
                self.place_name(m),
                self.holder(owner)
            );
            return Err(self.misuse(text));
        }
        self.destroy(m, "mutex")
    }

    pub fn holder(&self, owner: u32) -> String {
        if owner as usize == self.t + 1 {
            "it itself".into()
        } else {
            self.thread_name(owner as usize - 1)
        }
    }

    fn lock(&mut self, m: Val) -> Done {
        self.try_lock(m, EBUSY)
    }

    fn try_lock(&mut self, m: Val, busy: u64) -> Done {
        self.usable(m, "mutex")?;
        let (owner, kind) =
            (self.cell(m, 0, "mutex")?, self.cell(m, self.code.word().mutex_kind(), "mutex")?);
        let me = self.t as u32 + 1;
        if owner == me {
            return match kind & 3 {
                1 => {
                    let depth = self.cell(m, 4, "mutex")?;
                    self.set_cell(m, 4, depth + 1)?;
                    Ok(Answer::Value(0))
                }
                2 if busy == EBUSY => Ok(Answer::Value(EDEADLK)),
                _ => Ok(Answer::Value(busy)),
            };
        }
        if owner != 0 {
            return Ok(Answer::Value(busy));
        }
        let robust = kind & ROBUST_MARK != 0;
        let died =
            if robust { self.cell(m, self.code.word().mutex_died(), "mutex")? } else { died::NO };
        if died == died::LOST {
            return Ok(Answer::Value(ENOTRECOVERABLE));
        }
        self.set_cell(m, 0, me)?;
        self.hold(m, Hold::Mutex);
        self.tell(|e| format!("locks {}", e.place_name(m)));
        if died == died::YES {
            self.set_cell(m, self.code.word().mutex_died(), died::KNOWN)?;
        }
        Ok(Answer::Value(if died == died::YES { EOWNERDEAD } else { 0 }))
    }

    fn make_consistent(&mut self, m: Val) -> Done {
        if self.cell(m, self.code.word().mutex_died(), "mutex")? != died::KNOWN {
            return Ok(Answer::Value(EINVAL));
        }
        self.set_cell(m, self.code.word().mutex_died(), died::NO)?;
        Ok(Answer::Value(0))
    }

    fn unlock(&mut self, m: Val) -> Done {
        self.usable(m, "mutex")?;
        let (owner, kind) =
            (self.cell(m, 0, "mutex")?, self.cell(m, self.code.word().mutex_kind(), "mutex")?);
        if owner != self.t as u32 + 1 {
            if kind & 3 == 2 {
                return Ok(Answer::Value(EPERM));
            }
            let who =
                if owner == 0 { "nobody".into() } else { self.thread_name(owner as usize - 1) };
            let text = format!("unlocks mutex {}, which {who} holds", self.place_name(m));
            return Err(self.misuse(text));
        }
        let depth = self.cell(m, 4, "mutex")?;
        if depth > 0 {
            self.set_cell(m, 4, depth - 1)?;
        } else {
            self.set_cell(m, 0, 0)?;
            self.let_go(m, Hold::Mutex);
            if kind & ROBUST_MARK != 0
                && self.cell(m, self.code.word().mutex_died(), "mutex")? == died::KNOWN
            {
                self.set_cell(m, self.code.word().mutex_died(), died::LOST)?;
            }
            self.tell(|e| format!("unlocks {}", e.place_name(m)));
        }
        Ok(Answer::Value(0))
    }

    // Condition variables.

    fn cond_destroy(&mut self, c: Val) -> Done {
        if let Some(t) = self.waiters(c).next() {
            let text = format!(
                "destroys condition variable {}, where {} waits",
                self.place_name(c),
                self.thread_name(t)
            );
            return Err(self.misuse(text));
        }
        self.destroy(c, "condition variable")
    }

    fn cond_wait(&mut self, c: Val, m: Val, timed_out: u64) -> Done {
        match self.thread().wait {
            Wait::None => {
                self.usable(c, "condition variable")?;
                let owner = self.cell(m, 0, "mutex")?;
                if owner != self.t as u32 + 1 {
                    let text = format!(
                        "waits at {} without holding mutex {}",
                        self.place_name(c),
                        self.place_name(m)
                    );
                    return Err(self.misuse(text));
                }
                self.set_cell(m, 0, 0)?;
                self.let_go(m, Hold::Mutex);
                self.thread_mut().wait = Wait::Cond;
                self.thread_mut().wait_at = c;
                self.tell(|e| format!("waits at {}, unlocks {}", e.place_name(c), e.place_name(m)));
                Ok(Answer::Stay)
            }
            wait => {
                self.set_cell(m, 0, self.t as u32 + 1)?;
                self.hold(m, Hold::Mutex);
                self.thread_mut().wait = Wait::None;
                self.thread_mut().wait_at = Val::ZERO;
                let frame = *self.thread().top();
                let timed = matches!(
                    self.code.inst(frame.func, frame.pc),
                    crate::program::Inst::Lib { lib: Lib::CondTimedWait | Lib::CndTimedWait, .. }
                );
                let late = wait == Wait::Cond && timed;
                self.tell(|e| {
                    let why = if late {
                        "times out"
                    } else if wait == Wait::Cond {
                        "wakes for no reason"
                    } else {
                        "wakes"
                    };
                    format!("{why}, locks {}", e.place_name(m))
                });
                Ok(Answer::Value(if late { timed_out } else { 0 }))
            }
        }
    }

    fn signal(&mut self, c: Val) -> Done {
        self.usable(c, "condition variable")?;
        let chosen = self.waiters(c).nth(self.choice as usize);
        match chosen {
            Some(t) => {
                self.wake(t);
                self.tell(|e| format!("wakes {}", e.thread_name(t)));
            }
            None => self.tell(|_| "nobody waits".into()),
        }
        Ok(Answer::Value(0))
    }

    pub(super) fn wake(&mut self, t: usize) {
        self.st.threads[t].wait = Wait::Woken;
        self.st.threads[t].wait_at = Val::ZERO;
    }

    fn broadcast(&mut self, c: Val) -> Done {
        self.usable(c, "condition variable")?;
        let all: Vec<usize> = self.waiters(c).collect();
        all.iter().for_each(|&t| self.wake(t));
        self.tell(|_| match all.len() {
            0 => "nobody waits".into(),
            n => format!("wakes {n}"),
        });
        Ok(Answer::Value(0))
    }

    fn once_begin(&mut self, o: Val) -> Done {
        if self.cell(o, 0, "once control")? == 2 {
            return Ok(Answer::Value(0));
        }
        self.set_cell(o, 0, 1)?;
        Ok(Answer::Value(1))
    }

    pub fn errno_object(&mut self) -> u32 {
        if self.thread().errno == 0 {
            let id = self.st.allocate(4, true, Kind::Tls, u32::MAX);
            self.thread_mut().errno = id;
        }
        self.thread().errno
    }

    pub fn set_errno(&mut self, code: u64) -> Result<(), Halt> {
        let id = self.errno_object();
        self.set_cell(Val::pointer(id, 0), 0, code as u32)
    }
}

/// What a robust mutex remembers of an owner that died.
pub mod died {
    pub const NO: u32 = 0;
    pub const YES: u32 = 1;
    /// Somebody holds it who was told, and has not yet made it consistent.
    pub const KNOWN: u32 = 2;
    /// Given back inconsistent: nobody can lock it again.
    pub const LOST: u32 = 3;
}

/// As glibc marks robust mutexes in their kind.
pub const ROBUST_MARK: u32 = 16;

fn size_is_small(what: &str) -> bool {
    matches!(what, "spin lock" | "once control")
}
