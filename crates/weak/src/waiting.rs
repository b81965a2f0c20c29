//! Condition variables, barriers and `pthread_once`.
//!
//! Each keeps one word, as locks do, and waiting is a load that is done only when what
//! it reads lets the thread go on.
//!
//! - A condition variable's word has a bit for each thread that waits. To wait is to
//!   raise one's bit, let the mutex go, wait until the bit is down, and take the mutex. A
//!   signal takes down one bit that is up, any one; a broadcast all. A signal that finds
//!   none is lost. Nobody wakes for no reason unless that is
//!   asked for; a wait with a timeout may wake at any time.
//! - A barrier's word has the number that arrived, the number awaited, and whose turn it
//!   is, one bit: nobody can be two rounds ahead of somebody that is still inside.
//! - `pthread_once`: 0 not begun, 1 under way, 2 done.
//!
//! What synchronises is what POSIX says: who wakes has seen what the waker had done.

use crate::misuse::Lock;
use crate::specialise::{Attempt, Flow, Res, State, Stop};
use crate::value::{Abs, Value};
use heddle_machine::{Lib, Reg};
use heddle_memmodel::c11::Order as C11;
use heddle_memmodel::{Alu, Instr, Mark, Operand, Update, Word};

pub const TIMED_OUT: u64 = 110;
/// What C11's threads answer after a timeout.
pub const THRD_TIMED_OUT: u64 = 4;
/// What one thread at a barrier is told.
const SERIAL: u64 = u32::MAX as u64;
/// A barrier's turn.
const TURN: i64 = 1 << 16;

const AND: Alu = Alu::Word(Word::And, 32);
const OR: Alu = Alu::Word(Word::Or, 32);

impl Attempt<'_> {
    pub fn waiting_call(&mut self, s: &mut State, lib: Lib, args: [Value; 3], d: Reg) -> Res<Flow> {
        let [a, b, c] = args;
        match lib {
            Lib::CondInit => self.set_word(s, a, Value::ZERO, C11::Plain, d),
            // Who may wake for no reason waits as one does whose time may be over, and is told
            // that all is well.
            Lib::CondWait | Lib::CndWait if self.facts.spurious => {
                self.cond_timed_wait(s, a, b, 0, d)
            }
            Lib::CondWait | Lib::CndWait => self.cond_wait(s, a, b, d),
            Lib::CondTimedWait => self.cond_timed_wait(s, a, b, TIMED_OUT, d),
            Lib::CndTimedWait => self.cond_timed_wait(s, a, b, THRD_TIMED_OUT, d),
            Lib::CondSignal => self.signal(s, a, d),
            Lib::CondBroadcast => {
                let word = self.word_of(s, a)?;
                self.update_memory(word, 4, Update::Swap, Operand::Imm(0), C11::Release);
                self.go_on(s, d, Value::ZERO)
            }
            Lib::BarrierInit => {
                let Value::Known(Abs::Int(n @ 1..=255)) = c else {
                    return self.refuse("a barrier for so many threads");
                };
                self.set_word(s, a, Value::int(n << 8), C11::Plain, d)
            }
            Lib::BarrierWait => self.barrier(s, a, d),
            Lib::OnceBegin => self.once(s, a, d),
            Lib::OnceEnd => {
                let word = self.word_of(s, a)?;
                self.store_memory(word, Operand::Imm(2), 4, C11::Release);
                s.top().pc += 1;
                Ok(Flow::Next)
            }
            other => self.refuse(&format!("the library call {other:?}")),
        }
    }

    /// The bit of the thread that is being compiled.
    fn own_bit(&mut self) -> Res<i64> {
        if !self.facts.waiters.insert(self.t) {
            return Ok(1 << self.t);
        }
        Err(Stop::Again)
    }

    fn cond_wait(&mut self, s: &mut State, cond: Value, mutex: Value, d: Reg) -> Res<Flow> {
        if let Some(flow) = self.must_hold(s, mutex, Lock::Owned)? {
            return Ok(flow);
        }
        let bit = self.own_bit()?;
        let (word, lock) = (self.word_of(s, cond)?, self.word_of(s, mutex)?);
        self.enrol(word, bit, lock);
        self.await_change(word, bit, Operand::Imm(bit));
        self.take(s, mutex, 0, self.owner(), d)
    }

    /// Raises the bit and lets the mutex go.
    fn enrol(&mut self, word: Operand, bit: i64, lock: Operand) {
        self.update_memory(word, 4, Update::Apply(OR), Operand::Imm(bit), C11::AcqRel);
        self.store_memory(lock, Operand::Imm(0), 4, C11::Release);
    }

    fn cond_timed_wait(
        &mut self,
        s: &mut State,
        cond: Value,
        mutex: Value,
        late: u64,
        d: Reg,
    ) -> Res<Flow> {
        if let Some(flow) = self.must_hold(s, mutex, Lock::Owned)? {
            return Ok(flow);
        }
        let bit = self.own_bit()?;
        let (word, lock) = (self.word_of(s, cond)?, self.word_of(s, mutex)?);
        self.enrol(word, bit, lock);
        let (choice, woken) = (self.e.temp(), self.e.label());
        self.e.push(Instr::Choice { dst: choice });
        let (a, b) = (Operand::Reg(choice), Operand::Imm(0));
        self.e.push(Instr::Branch { op: Alu::Eq, a, b, target: woken });
        self.update_memory(word, 4, Update::Apply(AND), Operand::Imm(!bit & MASK), C11::AcqRel);
        let mut gone = s.clone();
        self.take(&mut gone, mutex, 0, self.owner(), d)?;
        self.put(&mut gone, d, Value::int(late))?;
        let target = self.later(gone)?;
        self.e.push(Instr::Jump { target });
        self.e.place(woken);
        self.await_change(word, bit, Operand::Imm(bit));
        self.take(s, mutex, 0, self.owner(), d)?;
        Ok(Flow::Jumped)
    }

    /// Goes on when some bits of the word are no longer what they were.
    fn await_change(&mut self, word: Operand, bits: i64, were: Operand) {
        let never = self.e.never();
        let (seen, masked) = (self.e.temp(), self.e.temp());
        let attrs = C11::Acquire.load();
        let load = Instr::Load { dst: seen, addr: word, off: 0, attrs, link: false };
        self.fences(C11::Acquire.before(false));
        self.e.push_marked(load, Mark { size: 4, waits: true });
        let (a, b) = (Operand::Reg(seen), Operand::Imm(bits));
        self.e.push(Instr::Alu { op: AND, dst: masked, a, b });
        let a = Operand::Reg(masked);
        self.e.push(Instr::Branch { op: Alu::Eq, a, b: were, target: never });
        self.fences(C11::Acquire.after_read());
    }

    /// Takes down one bit that is up.
    fn signal(&mut self, s: &mut State, cond: Value, d: Reg) -> Res<Flow> {
        let word = self.word_of(s, cond)?;
        let mut waiters: Vec<usize> = self.facts.waiters.iter().copied().collect();
        waiters.sort_unstable();
        let (again, over, never) = (self.e.label(), self.e.label(), self.e.never());
        self.e.place(again);
        let seen = self.e.temp();
        self.load_memory(seen, word, 4, C11::Acquire);
        let none = Operand::Imm(0);
        let a = Operand::Reg(seen);
        self.e.push(Instr::Branch { op: Alu::Eq, a, b: none, target: over });
        for &t in &waiters {
            // Not this one, or this one, if it waits.
            let (choice, up, next) = (self.e.temp(), self.e.temp(), self.e.label());
            self.e.push(Instr::Choice { dst: choice });
            let c = Operand::Reg(choice);
            self.e.push(Instr::Branch { op: Alu::Eq, a: c, b: none, target: next });
            self.e.push(Instr::Alu { op: AND, dst: up, a, b: Operand::Imm(1 << t) });
            let u = Operand::Reg(up);
            self.e.push(Instr::Branch { op: Alu::Eq, a: u, b: none, target: never });
            let new = self.e.temp();
            let rest = Operand::Imm(!(1 << t) & MASK);
            self.e.push(Instr::Alu { op: AND, dst: new, a, b: rest });
            let mark = Mark { size: 4, waits: false };
            self.swap_memory(word, mark, a, Operand::Reg(new), C11::Release, again);
            self.e.push(Instr::Jump { target: over });
            self.e.place(next);
        }
        // Somebody waits, so one of the choices is right.
        self.e.push(Instr::Jump { target: never });
        self.e.place(over);
        self.go_on(s, d, Value::ZERO)?;
        Ok(Flow::Next)
    }

    fn barrier(&mut self, s: &mut State, at: Value, d: Reg) -> Res<Flow> {
        let word = self.word_of(s, at)?;
        let (again, waits) = (self.e.label(), self.e.label());
        self.e.place(again);
        let seen = self.e.temp();
        self.load_memory(seen, word, 4, C11::Relaxed);
        let a = Operand::Reg(seen);
        let step = |me: &mut Self, op: Word, a: Operand, b: Operand| {
            let dst = me.e.temp();
            me.e.push(Instr::Alu { op: Alu::Word(op, 32), dst, a, b });
            Operand::Reg(dst)
        };
        // Arrived, with this one; awaited.
        let here = step(self, Word::And, a, Operand::Imm(0xff));
        let here = step(self, Word::Add, here, Operand::Imm(1));
        let all = step(self, Word::LShr, a, Operand::Imm(8));
        let all = step(self, Word::And, all, Operand::Imm(0xff));
        let turn = step(self, Word::And, a, Operand::Imm(TURN));
        self.e.push(Instr::Branch { op: Alu::Ne, a: here, b: all, target: waits });
        // The last one turns it over.
        let kept = step(self, Word::And, a, Operand::Imm(0xff00 | TURN));
        let new = step(self, Word::Xor, kept, Operand::Imm(TURN));
        let mark = Mark { size: 4, waits: false };
        self.swap_memory(word, mark, a, new, C11::AcqRel, again);
        let mut last = s.clone();
        last.top().pc += 1;
        self.put(&mut last, d, Value::int(SERIAL))?;
        let target = self.later(last)?;
        self.e.push(Instr::Jump { target });
        self.e.place(waits);
        let new = step(self, Word::Add, a, Operand::Imm(1));
        self.swap_memory(word, mark, a, new, C11::AcqRel, again);
        self.await_change(word, TURN, turn);
        self.go_on(s, d, Value::ZERO)?;
        Ok(Flow::Jumped)
    }

    fn once(&mut self, s: &mut State, at: Value, d: Reg) -> Res<Flow> {
        let word = self.word_of(s, at)?;
        let (begun, never) = (self.e.label(), self.e.never());
        let mark = Mark { size: 4, waits: true };
        let (fresh, running) = (Operand::Imm(0), Operand::Imm(1));
        let old = self.swap_memory(word, mark, fresh, running, C11::Acquire, begun);
        let mut first = s.clone();
        first.top().pc += 1;
        self.put(&mut first, d, Value::int(1))?;
        let target = self.later(first)?;
        self.e.push(Instr::Jump { target });
        self.e.place(begun);
        let a = Operand::Reg(old);
        self.e.push(Instr::Branch { op: Alu::Eq, a, b: running, target: never });
        self.fences(C11::Acquire.after_read());
        s.top().pc += 1;
        self.put(s, d, Value::ZERO)?;
        Ok(Flow::Jumped)
    }
}

/// A word has 32 bits.
const MASK: i64 = 0xffff_ffff;
