//! What a thread's next instruction touches, and whether it can go.
//!
//! This is all that reductions, race detection and blocking need to know of an
//! instruction before it runs. An instruction that would fault touches nothing
//! here: it runs at once and faults.

use crate::exec::{Exec, Hushed};
use crate::library::Lib;
use crate::program::{CONST_BASE, Inst, Op, Order};
use crate::state::{Status, Wait};
use crate::sync;
use crate::value::Val;

/// The pseudo-object of the thread table; offsets are thread numbers.
pub const THREADS: u32 = u32::MAX;

/// Where in it the next free thread number lies.
pub const NUMBERS: u32 = 1 << 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    pub obj: u32,
    pub lo: u32,
    pub hi: u32,
    pub write: bool,
    pub order: Order,
    /// Freeing or destroying: what else happens there is an error of its own,
    /// found in the order in which it comes second.
    pub ends: bool,
}

impl Access {
    pub fn overlaps(&self, o: &Access) -> bool {
        self.obj == o.obj && self.lo < o.hi && o.lo < self.hi
    }

    pub fn conflicts(&self, o: &Access) -> bool {
        (self.write || o.write) && self.overlaps(o)
    }
}

/// A thread's next instruction, from outside.
#[derive(Clone, Copy, Debug)]
pub struct Next {
    list: [Access; 3],
    n: u8,
    /// Its function, and its place there.
    pub at: (u32, u32),
    pub enabled: bool,
    /// How many outcomes it has.
    pub choices: u32,
    /// Somebody else could tell when it happens.
    pub visible: bool,
    /// It touches what others can reach.
    pub shared: bool,
    /// It touches what others can reach and nobody touches beside it: see `hands`.
    pub quiet: bool,
    /// It conflicts with everything.
    pub everything: bool,
    /// A load that may bring an exchange of the same variable along.
    pub brings_exchange: bool,
    /// An operation counts as called from here on, or may return: see `history`.
    pub calls: bool,
    pub returns: bool,
}

impl Next {
    /// What nobody else has to do with.
    pub const LOCAL: Next = {
        let none = Access { obj: 0, lo: 0, hi: 0, write: false, order: Order::Plain, ends: false };
        Next {
            list: [none; 3],
            n: 0,
            at: (0, 0),
            enabled: true,
            choices: 1,
            visible: false,
            shared: false,
            quiet: false,
            everything: false,
            brings_exchange: false,
            calls: false,
            returns: false,
        }
    };

    pub fn accesses(&self) -> &[Access] {
        &self.list[..self.n as usize]
    }

    /// The same without some of its accesses.
    pub fn without(&self, drop: impl Fn(&Access) -> bool) -> Next {
        let mut out = *self;
        out.n = 0;
        for a in self.accesses().iter().filter(|a| !drop(a)) {
            out.list[out.n as usize] = *a;
            out.n += 1;
        }
        out
    }

    /// Whether accesses do not say it all.
    pub fn is_special(&self) -> bool {
        self.everything || self.calls || self.returns
    }

    pub fn conflicts(&self, o: &Next) -> bool {
        if self.everything || o.everything || self.calls && o.returns || self.returns && o.calls {
            return true;
        }
        // Plain loops: every step of a search asks this about every thread.
        let writes = self.brings_exchange || o.brings_exchange;
        for a in self.accesses() {
            for b in o.accesses() {
                if a.overlaps(b) && (writes || a.write || b.write) {
                    return true;
                }
            }
        }
        false
    }

    fn add(&mut self, e: &Exec, ptr: Val, size: u64, write: bool, order: Order) {
        if size == 0 || ptr.obj >= CONST_BASE {
            return;
        }
        let Ok(spot) = e.find(ptr, size, write) else { return };
        // A number may be an address.
        let ptr = if ptr.obj == 0 { e.resolve(ptr) } else { ptr };
        if spot.id >= CONST_BASE {
            return;
        }
        let lo = ptr.bits as u32;
        let a = Access { obj: ptr.obj, lo, hi: lo + size as u32, write, order, ends: false };
        self.list[self.n as usize] = a;
        self.n += 1;
        if e.st.is_shared(e.code, ptr.obj) {
            self.shared = true;
            // Atomic reads stay: loops that wait are made of them.
            let settled = !write && order == Order::Plain && e.is_settled(&a);
            let quiet = !settled && e.is_quiet(&a);
            self.quiet |= quiet;
            self.visible |= !settled && !quiet;
            if settled && !e.hushed.get().settled {
                e.hushed.set(Hushed { settled, ..e.hushed.get() });
            }
        }
    }

    /// An exchange that fails for no reason: a read.
    pub fn fails(&mut self, order: Order) {
        self.list[..self.n as usize].iter_mut().for_each(|a| (a.write, a.order) = (false, order));
    }

    /// The accesses so far end the life of what they touch.
    fn ends(&mut self) {
        self.list[..self.n as usize].iter_mut().for_each(|a| a.ends = true);
    }

    /// The life of a whole object ends, or begins.
    fn ends_life(&mut self, e: &Exec, obj: u32) {
        let hi = e.st.obj(obj).size;
        let a = Access { obj, lo: 0, hi, write: true, order: Order::Plain, ends: true };
        self.list[self.n as usize] = a;
        self.n += 1;
        self.visible |= e.st.is_shared(e.code, obj) && !e.is_quiet(&a);
    }

    fn table(&mut self, lo: u32, hi: u32) {
        self.list[self.n as usize] =
            Access { obj: THREADS, lo, hi, write: true, order: Order::SeqCst, ends: false };
        self.n += 1;
        self.visible = true;
    }
}

impl Exec<'_> {
    /// The next instruction of thread `t`, which is running.
    pub fn next(&self, t: usize) -> Next {
        let frame = self.st.threads[t].top();
        let mut next = Next::LOCAL;
        next.at = (frame.func, frame.pc);
        match self.code.inst(frame.func, frame.pc) {
            Inst::Load { ptr, w, order, .. } => {
                next.add(self, self.val_of(t, *ptr), (*w as u64).div_ceil(8), false, *order);
                next.brings_exchange = self.code.retry(frame.func, frame.pc).is_some();
            }
            Inst::Store { ptr, w, order, .. } | Inst::Rmw { ptr, w, order, .. } => {
                next.add(self, self.val_of(t, *ptr), (*w as u64).div_ceil(8), true, *order)
            }
            Inst::CmpXchg { ptr, w, order, failure, weak, expect, .. } => {
                let at = self.val_of(t, *ptr);
                let writes = self.exchanges(t, at, *w, *expect);
                let order = if writes { *order } else { *failure };
                next.add(self, at, (*w as u64).div_ceil(8), writes, order);
                if *weak && self.opts.spurious {
                    next.choices = 2;
                }
            }
            Inst::Scope { name, .. } => {
                if let Some(obj) = self.scoped(t, *name) {
                    next.ends_life(self, obj);
                }
            }
            Inst::Lib { lib, args, .. } => self.library_next(t, *lib, args, &mut next),
            // The main thread's return ends the process.
            Inst::Ret { .. } if t == 0 && self.st.threads[0].frames.len() == 1 => {
                self.exits(&mut next)
            }
            Inst::Ret { .. } if self.st.threads[t].frames.len() == 1 => self.ends(t, &mut next),
            _ => {}
        }
        if self.code.spec.is_some() {
            self.add_events(t, &mut next);
        }
        next
    }

    /// Whether a compare-and-exchange would write: one that fails only reads.
    fn exchanges(&self, t: usize, at: Val, w: u8, expect: Op) -> bool {
        let Ok(spot) = self.find(at, (w as u64).div_ceil(8), true) else { return true };
        let Ok(seen) = self.read(spot, w) else { return true };
        let same = crate::ops::compare(crate::program::Cmp::Eq, w, seen, self.val_of(t, expect));
        same.is_ok_and(|s| s.bits == 1 || s.undef != 0)
    }

    /// A thread ends. Those who wait for that cannot tell when; those who only
    /// look can.
    fn ends(&self, t: usize, next: &mut Next) {
        if self.code.sees_ends {
            next.table(t as u32, t as u32 + 1);
        }
    }

    fn exits(&self, next: &mut Next) {
        if self.st.n_running() > 1 {
            next.visible = true;
            next.everything = true;
        }
    }

    fn library_next(&self, t: usize, lib: Lib, args: &[Op], next: &mut Next) {
        use Lib::*;
        let arg = |i: usize| args.get(i).map_or(Val::ZERO, |&a| self.val_of(t, a));
        if let Some(size) = sync::size_of(lib, self.code.word()) {
            let order = if sync::is_setup(lib) { Order::Plain } else { Order::SeqCst };
            next.add(self, arg(0), size, true, order);
            if sync::is_end(lib) {
                next.ends();
            }
        }
        next.enabled = self.can_go(t, lib, &arg);
        match lib {
            Exit | Abort | AssertFail | Fail | BadIndex => self.exits(next),
            ThreadExit | ThrdExit | ThreadEnd => self.ends(t, next),
            AtomicBegin => {
                next.visible = !self.st.alone;
                next.everything = next.visible;
            }
            Choose => next.choices = (arg(0).bits as u32).max(1),
            Nondet | Rand => next.choices = self.choices_at(t).values.len() as u32,
            Time | Gettime => next.choices = 1 + self.code.decides_on_time as u32,
            Malloc | Calloc | AlignedAlloc | PosixMemalign => {
                next.choices = self.places_for(lib, &arg)
            }
            CondWait | CondTimedWait | CndWait | CndTimedWait => {
                next.add(self, arg(1), self.code.word().mutex_bytes(), true, Order::SeqCst);
            }
            CondSignal => next.choices = (self.waiters(arg(0)).count() as u32).max(1),
            // Once woken, it only comes back.
            FutexWait | FutexTimedWait if self.st.threads[t].wait == Wait::Woken => {}
            FutexWait | FutexTimedWait => next.add(self, arg(0), 4, false, Order::SeqCst),
            FutexWake => {
                // As if it wrote: who waits there depends on it.
                next.add(self, arg(0), 4, true, Order::SeqCst);
                let n = self.waiters(arg(0)).count() as u32;
                if (arg(1).bits as u32) < n {
                    next.choices = n;
                }
            }
            SetJump => next.add(self, arg(0), 12, true, Order::Plain),
            LongJump => next.add(self, arg(0), 12, false, Order::Plain),
            ThreadCreate | ThrdCreate => {
                // Two threads that start others race for numbers; that a
                // thread ends is nothing to either.
                next.table(NUMBERS, NUMBERS + 1);
                next.add(self, arg(0), self.code.word().0 as u64, true, Order::Plain);
                next.visible = true;
            }
            ThreadCancel | ThreadTryJoin | ThreadDetach => next.table(0, u32::MAX),
            ThreadJoin | ThrdJoin => {
                // A join that can go stays able to, and nobody else notices it.
                let slot = arg(0).bits as u32;
                if !next.enabled {
                    next.table(slot, slot.saturating_add(1));
                }
                next.add(
                    self,
                    arg(1),
                    if lib == ThrdJoin { 4 } else { self.code.word().0 as u64 },
                    true,
                    Order::Plain,
                );
            }
            Free | Realloc => {
                if lib == Realloc {
                    next.choices = self.places_for(lib, &arg);
                }
                let p = self.resolve(arg(0));
                if p.obj != 0 && p.obj < CONST_BASE {
                    let size = self.st.obj(p.obj).size as u64;
                    next.add(self, Val { bits: 0, ..p }, size, true, Order::Plain);
                    next.ends();
                }
            }
            MemCpy | MemMove => {
                next.add(self, arg(1), arg(2).bits, false, Order::Plain);
                next.add(self, arg(0), arg(2).bits, true, Order::Plain);
            }
            MemSet => next.add(self, arg(0), arg(2).bits, true, Order::Plain),
            MemCmp => {
                next.add(self, arg(0), arg(2).bits, false, Order::Plain);
                next.add(self, arg(1), arg(2).bits, false, Order::Plain);
            }
            MemChr => next.add(self, arg(0), arg(2).bits, false, Order::Plain),
            StrLen | StrChr | StrRChr | StrStr | StrDup | StrNLen => {
                if lib == StrDup {
                    next.choices = self.places_for(lib, &arg);
                }
                self.reads_string(next, arg(0), u64::MAX);
            }
            StrCmp | StrNCmp | StrCpy | StpCpy | StrCat | StrNCpy | StrNCat => {
                self.two_strings(next, lib, arg(0), arg(1), arg(2))
            }
            Numeral => {
                self.reads_string(next, arg(1), u64::MAX);
                next.add(self, arg(0), 16, true, Order::Plain);
            }
            SPrintf | SnPrintf | VSnPrintf | VSPrintf => {
                if let Ok(n) = self.printed_length(t, lib, args) {
                    next.add(self, arg(0), n, true, Order::Plain);
                }
            }
            MutexAttrInit | MutexAttrSetType | MutexAttrSetRobust | KeyCreate => {
                next.add(self, arg(0), 4, true, Order::Plain)
            }
            SemGetValue => next.add(self, arg(1), 4, true, Order::Plain),
            VaStart | VaCopy => {
                next.add(self, arg(0), self.code.word().list_bytes(), true, Order::Plain)
            }
            _ => {}
        }
    }

    /// How many outcomes an allocation has: a new place, those of blocks that
    /// were freed, and none.
    fn places_for(&self, lib: Lib, arg: &dyn Fn(usize) -> Val) -> u32 {
        let bytes = self.allocated(lib, arg).unwrap_or(0);
        1 + self.reusable(bytes).len() as u32 + self.opts.malloc_may_fail as u32
    }

    /// The bytes that a call allocates, if it does.
    fn allocated(&self, lib: Lib, arg: &dyn Fn(usize) -> Val) -> Option<u64> {
        Some(match lib {
            Lib::Malloc => arg(0).bits,
            Lib::Calloc => arg(0).bits.saturating_mul(arg(1).bits),
            Lib::AlignedAlloc | Lib::Realloc => arg(1).bits,
            Lib::PosixMemalign => arg(2).bits,
            Lib::StrDup => self.string_length(arg(0), u64::MAX).map_or(0, |n| n + 1),
            _ => return None,
        })
    }

    /// The same for the thread that runs.
    pub fn allocates(&self, lib: Lib, args: &[Op]) -> Option<u64> {
        self.allocated(lib, &|i| args.get(i).map_or(Val::ZERO, |&a| self.val(a)))
    }

    fn reads_string(&self, next: &mut Next, p: Val, limit: u64) -> u64 {
        match self.string_length(p, limit) {
            Ok(n) => {
                next.add(self, p, n.saturating_add(1).min(limit), false, Order::Plain);
                n
            }
            Err(_) => 0,
        }
    }

    fn two_strings(&self, next: &mut Next, lib: Lib, a: Val, b: Val, limit: Val) {
        use Lib::*;
        let limit = if matches!(lib, StrNCmp | StrNCpy | StrNCat) { limit.bits } else { u64::MAX };
        let n = self.reads_string(next, b, limit);
        match lib {
            StrCmp | StrNCmp => {
                self.reads_string(next, a, limit);
            }
            StrCpy | StpCpy => next.add(self, a, n + 1, true, Order::Plain),
            StrNCpy => next.add(self, a, limit, true, Order::Plain),
            _ => {
                let m = self.string_length(a, u64::MAX).unwrap_or(0);
                next.add(self, a, m + n + 1, true, Order::Plain);
            }
        }
    }

    /// Whether a library call can go now.
    fn can_go(&self, t: usize, lib: Lib, arg: &dyn Fn(usize) -> Val) -> bool {
        use Lib::*;
        let thread = &self.st.threads[t];
        if thread.cancelled && !thread.no_cancel && sync::is_cancellation_point(lib) {
            return thread.wait == Wait::None || self.mutex_free(t, arg(1));
        }
        let quiet = |offset: u64| self.peek(arg(0), offset);
        match lib {
            MutexLock | MtxLock => self.mutex_free(t, arg(0)),
            CondWait | CndWait | CondTimedWait | CndTimedWait => match thread.wait {
                Wait::Cond => {
                    let timed = matches!(lib, CondTimedWait | CndTimedWait);
                    (timed || self.opts.spurious) && self.mutex_free(t, arg(1))
                }
                Wait::Woken => self.mutex_free(t, arg(1)),
                _ => true,
            },
            FutexWait | FutexTimedWait => {
                let late = lib == FutexTimedWait || self.opts.spurious;
                thread.wait != Wait::Cond || late
            }
            BarrierWait => thread.wait != Wait::Barrier,
            RwRdLock => quiet(0) == 0,
            RwWrLock => quiet(0) == 0 && quiet(4) == 0,
            SpinLock => quiet(0) == 0,
            SemWait => quiet(0) != 0,
            OnceBegin => quiet(0) != 1,
            ThreadJoin | ThrdJoin => {
                let target = arg(0).bits as usize;
                let other = self.st.threads.get(target);
                target == t || other.is_none_or(|o| o.status != Status::Running || o.detached)
            }
            _ => true,
        }
    }

    /// A lock's cell, or what makes the call go and fault.
    pub fn peek(&self, lock: Val, offset: u64) -> u32 {
        let at = Val { bits: lock.bits.wrapping_add(offset), ..lock };
        let v = self.find(at, 4, true).ok().and_then(|s| self.read(s, 32).ok());
        // A lock that is not initialised or not there lets the call go on to
        // its fault; for all of them "free" does.
        v.filter(|v| v.undef == 0).map_or(0, |v| v.bits as u32)
    }

    fn mutex_free(&self, t: usize, m: Val) -> bool {
        let (owner, kind) = (self.peek(m, 0), self.peek(m, self.code.word().mutex_kind()));
        let destroyed = self.peek(m, self.code.word().destroyed("mutex")) != 0;
        owner == 0 || destroyed || owner == t as u32 + 1 && kind & 3 != 0
    }

    /// The threads that wait at a condition variable or barrier.
    pub fn waiters(&self, at: Val) -> impl Iterator<Item = usize> + '_ {
        let waits = move |t: &crate::state::Thread| {
            t.status == Status::Running
                && matches!(t.wait, Wait::Cond | Wait::Barrier)
                && (t.wait_at.obj, t.wait_at.bits) == (at.obj, at.bits)
        };
        self.st.threads.iter().enumerate().filter(move |(_, t)| waits(t)).map(|(i, _)| i)
    }
}
