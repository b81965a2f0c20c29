//! Mutexes, spin locks, read-write locks and semaphores.
//!
//! Each keeps one word: 0 for free. To take one is a compare-and-swap with acquire
//! order that is tried until it succeeds, and tries that fail are left out: they read
//! and do nothing else, so that a run with them is a run without them. A thread for
//! which every try fails, everything older being done, waits; when all do, that is a
//! deadlock. Letting go is a store with release order. This is what the C libraries
//! of these targets do; POSIX asks for no more than that unlocking happens before
//! the next locking.

use crate::access::Addr;
use crate::misuse::Lock;
use crate::object::Init;
use crate::specialise::{Attempt, Flow, Res, State};
use crate::value::{Abs, Value};
use crate::waiting::{THRD_TIMED_OUT, TIMED_OUT};
use heddle_machine::{Lib, Reg};
use heddle_memmodel::c11::Order as C11;
use heddle_memmodel::{Alu, Instr, Mark, Operand, Update, Word};

const BUSY: u64 = 16;
const WRITER: u64 = u32::MAX as u64;

impl Attempt<'_> {
    pub fn lock_call(&mut self, s: &mut State, lib: Lib, args: [Value; 3], d: Reg) -> Res<Flow> {
        let [a, b, c] = args;
        if let Some(flow) = self.kind_call(s, lib, args, d)? {
            return Ok(flow);
        }
        match lib {
            Lib::MutexInit | Lib::RwInit | Lib::SpinInit => {
                if let Some(flow) = self.makes(s, a)? {
                    return Ok(flow);
                }
                self.set_word(s, a, Value::ZERO, C11::Plain, d)
            }
            Lib::SemInit => self.set_word(s, a, c, C11::Plain, d),
            Lib::MutexLock | Lib::MtxLock | Lib::SpinLock => self.lock(s, a, self.owner(), d),
            Lib::RwWrLock => self.lock(s, a, WRITER, d),
            Lib::MutexTryLock | Lib::MtxTryLock | Lib::SpinTryLock | Lib::RwTryWrLock => {
                // C11's threads say busy in their own way.
                let busy = if lib == Lib::MtxTryLock { 1 } else { BUSY };
                let held = if lib == Lib::RwTryWrLock { WRITER } else { self.owner() };
                self.try_take(s, a, held, busy, d)
            }
            Lib::MutexUnlock | Lib::MtxUnlock | Lib::SpinUnlock => {
                if let Some(flow) = self.lets_go(s, a, Lock::Owned)? {
                    return Ok(flow);
                }
                self.set_word(s, a, Value::ZERO, C11::Release, d)
            }
            Lib::RwRdLock => self.read_lock(s, a, d),
            Lib::SemWait => self.take_counted(s, a, -1, d),
            Lib::RwTryRdLock => self.try_counted(s, a, 1, BUSY, d),
            // POSIX says why in `errno`, which nobody looks at here.
            Lib::SemTryWait => self.try_counted(s, a, -1, u32::MAX as u64, d),
            Lib::MutexTimedLock | Lib::RwTimedWrLock => {
                let held = if lib == Lib::RwTimedWrLock { WRITER } else { self.owner() };
                self.take_or_give_up(s, d, TIMED_OUT, |me, s| me.lock(s, a, held, d))
            }
            Lib::MtxTimedLock => {
                let held = self.owner();
                self.take_or_give_up(s, d, THRD_TIMED_OUT, |me, s| me.lock(s, a, held, d))
            }
            Lib::RwTimedRdLock => {
                self.take_or_give_up(s, d, TIMED_OUT, |me, s| me.read_lock(s, a, d))
            }
            Lib::SemTimedWait => {
                let gone = u32::MAX as u64;
                self.take_or_give_up(s, d, gone, |me, s| me.take_counted(s, a, -1, d))
            }
            Lib::SemPost => {
                let addr = self.word_of(s, a)?;
                let op = Update::Apply(Alu::Word(Word::Add, 32));
                self.update_memory(addr, 4, op, Operand::Imm(1), C11::Release);
                self.go_on(s, d, Value::ZERO)
            }
            Lib::RwUnlock => match self.lets_go(s, a, Lock::Counted)? {
                Some(flow) => Ok(flow),
                None => self.read_unlock(s, a, d),
            },
            Lib::SemGetValue => {
                let addr = self.word_of(s, a)?;
                let dst = self.e.temp();
                self.load_memory(dst, addr, 4, C11::Relaxed);
                match self.store_value(s, b, Value::Reg(dst), 4, C11::Plain)? {
                    Some(flow) => Ok(flow),
                    None => self.go_on(s, d, Value::ZERO),
                }
            }
            other => self.waiting_call(s, other, args, d),
        }
    }

    /// The one word that the library keeps in such an object.
    pub fn word_of(&mut self, s: &State, ptr: Value) -> Res<Operand> {
        if let Value::Known(Abs::Ptr(o, off)) = ptr {
            let init = &self.facts.objects.all[o as usize].init;
            let odd = |d: &Vec<u8>| d.iter().skip(off as usize + 4).take(36).any(|b| *b != 0);
            let known = self.facts.kinds.contains_key(&(o, off));
            if matches!(init, Init::Bytes(d, _) if off == 0 && !known && odd(d)) {
                return self.refuse("a mutex that is not of the default kind");
            }
            self.share(o)?;
        }
        match self.address(s, ptr, 4, true)? {
            Addr::Memory(addr) => Ok(addr),
            _ => self.refuse("a lock that is not there"),
        }
    }

    pub fn set_word(&mut self, s: &mut State, at: Value, v: Value, o: C11, d: Reg) -> Res<Flow> {
        let addr = self.word_of(s, at)?;
        let value = self.operand(v)?;
        self.store_memory(addr, value, 4, o);
        self.go_on(s, d, Value::ZERO)
    }

    pub fn take(&mut self, s: &mut State, at: Value, free: u64, held: u64, d: Reg) -> Res<Flow> {
        let addr = self.word_of(s, at)?;
        let never = self.e.never();
        let mark = Mark { size: 4, waits: true };
        let (free, held) = (Operand::Imm(free as i64), Operand::Imm(held as i64));
        self.swap_memory(addr, mark, free, held, C11::Acquire, never);
        self.go_on(s, d, Value::ZERO)
    }

    /// Takes a lock, which is then in the thread's hands.
    fn lock(&mut self, s: &mut State, at: Value, held: u64, d: Reg) -> Res<Flow> {
        let flow = self.take(s, at, 0, held, d)?;
        self.took(s, at);
        Ok(flow)
    }

    fn read_lock(&mut self, s: &mut State, at: Value, d: Reg) -> Res<Flow> {
        let flow = self.take_counted(s, at, 1, d)?;
        self.took(s, at);
        Ok(flow)
    }

    fn try_take(&mut self, s: &mut State, at: Value, held: u64, busy: u64, d: Reg) -> Res<Flow> {
        let addr = self.word_of(s, at)?;
        let failed = self.e.label();
        let mark = Mark { size: 4, waits: false };
        let held = Operand::Imm(held as i64);
        // Who gets nothing is not synchronised with who has it.
        let orders = (C11::Acquire, C11::Relaxed);
        self.compare_memory(addr, mark, (Operand::Imm(0), held), orders, failed);
        let mut won = s.clone();
        won.top().pc += 1;
        self.took(&mut won, at);
        self.put(&mut won, d, Value::ZERO)?;
        let target = self.later(won)?;
        self.e.push(Instr::Jump { target });
        self.e.place(failed);
        s.top().pc += 1;
        self.put(s, d, Value::int(busy))?;
        Ok(Flow::Jumped)
    }

    /// Adds to the word once it allows that: a reader where there is no writer, or
    /// one taken from a semaphore that is not 0.
    fn take_counted(&mut self, s: &mut State, at: Value, by: i64, d: Reg) -> Res<Flow> {
        let addr = self.word_of(s, at)?;
        let (never, again) = (self.e.never(), self.e.label());
        self.e.place(again);
        let (seen, new) = (self.e.temp(), self.e.temp());
        // Acquiring, so that nothing behind it is begun while it waits.
        let attrs = C11::Acquire.load();
        let load = Instr::Load { dst: seen, addr, off: 0, attrs, link: false };
        self.e.push_marked(load, Mark { size: 4, waits: true });
        self.fences(C11::Acquire.after_read());
        let closed = Operand::Imm(if by > 0 { WRITER as i64 } else { 0 });
        let a = Operand::Reg(seen);
        self.e.push(Instr::Branch { op: Alu::Eq, a, b: closed, target: never });
        let op = Alu::Word(Word::Add, 32);
        self.e.push(Instr::Alu { op, dst: new, a, b: Operand::Imm(by) });
        let mark = Mark { size: 4, waits: false };
        self.swap_memory(addr, mark, a, Operand::Reg(new), C11::Acquire, again);
        self.go_on(s, d, Value::ZERO)
    }

    /// The same if it can be done now, or else the answer `busy`.
    fn try_counted(&mut self, s: &mut State, at: Value, by: i64, busy: u64, d: Reg) -> Res<Flow> {
        let addr = self.word_of(s, at)?;
        let (closed, again) = (self.e.label(), self.e.label());
        self.e.place(again);
        let (seen, new) = (self.e.temp(), self.e.temp());
        self.load_memory(seen, addr, 4, C11::Relaxed);
        let (a, none) = (Operand::Reg(seen), if by > 0 { WRITER as i64 } else { 0 });
        self.e.push(Instr::Branch { op: Alu::Eq, a, b: Operand::Imm(none), target: closed });
        let op = Alu::Word(Word::Add, 32);
        self.e.push(Instr::Alu { op, dst: new, a, b: Operand::Imm(by) });
        let mark = Mark { size: 4, waits: false };
        let orders = (C11::Acquire, C11::Relaxed);
        self.compare_memory(addr, mark, (a, Operand::Reg(new)), orders, again);
        let mut won = s.clone();
        won.top().pc += 1;
        if by > 0 {
            self.took(&mut won, at);
        }
        self.put(&mut won, d, Value::ZERO)?;
        let target = self.later(won)?;
        self.e.push(Instr::Jump { target });
        self.e.place(closed);
        s.top().pc += 1;
        self.put(s, d, Value::int(busy))?;
        Ok(Flow::Jumped)
    }

    /// A wait with a timeout, which may come at any time.
    fn take_or_give_up(
        &mut self,
        s: &mut State,
        d: Reg,
        late: u64,
        take: impl FnOnce(&mut Self, &mut State) -> Res<Flow>,
    ) -> Res<Flow> {
        let (choice, stays) = (self.e.temp(), self.e.label());
        self.e.push(Instr::Choice { dst: choice });
        let (a, b) = (Operand::Reg(choice), Operand::Imm(0));
        self.e.push(Instr::Branch { op: Alu::Eq, a, b, target: stays });
        let mut gone = s.clone();
        gone.top().pc += 1;
        self.put(&mut gone, d, Value::int(late))?;
        let target = self.later(gone)?;
        self.e.push(Instr::Jump { target });
        self.e.place(stays);
        take(self, s)?;
        Ok(Flow::Jumped)
    }

    /// A writer leaves nobody; a reader leaves one fewer.
    fn read_unlock(&mut self, s: &mut State, at: Value, d: Reg) -> Res<Flow> {
        let addr = self.word_of(s, at)?;
        let (seen, other, over) = (self.e.temp(), self.e.label(), self.e.label());
        self.load_memory(seen, addr, 4, C11::Relaxed);
        let (a, b) = (Operand::Reg(seen), Operand::Imm(WRITER as i64));
        self.e.push(Instr::Branch { op: Alu::Ne, a, b, target: other });
        self.store_memory(addr, Operand::Imm(0), 4, C11::Release);
        self.e.push(Instr::Jump { target: over });
        self.e.place(other);
        let op = Update::Apply(Alu::Word(Word::Sub, 32));
        self.update_memory(addr, 4, op, Operand::Imm(1), C11::Release);
        self.e.place(over);
        self.go_on(s, d, Value::ZERO)
    }
}
