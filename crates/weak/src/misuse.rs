//! Locks and threads used as they must not be: letting go of what one does not hold,
//! destroying a lock that is held, waiting with a mutex that is not one's own, joining a
//! thread twice.
//!
//! Along each path of a thread it is known which locks at known places it holds, and which
//! threads it has joined or detached, so most of this needs no memory: what is wrong is
//! wrong on the path. Where a lock is reached through a pointer that only the run knows, its
//! word is asked instead: a mutex has the number of the thread that holds it.
//!
//! What the ordinary machine finds under sequential consistency is found here under every
//! model. Not here: kinds of mutexes that answer instead of going wrong (`kinds`), condition
//! variables and barriers that are destroyed while threads wait there.

use crate::specialise::{Attempt, Flow, Res, State};
use crate::value::{Abs, Value, pointer};
use heddle_machine::Reg;
use heddle_memmodel::c11::Order as C11;
use heddle_memmodel::{Alu, Instr, Operand, Word};
use heddle_model::FaultKind;
use std::collections::BTreeMap;

/// What a thread has in its hands, on one path.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hands {
    /// Locks at known places, by object and offset, and how often.
    held: BTreeMap<(u32, u64), u32>,
    /// A lock was taken or let go through a pointer that only the run knows.
    unsure: bool,
    /// Threads that were joined or detached.
    gone: Vec<usize>,
}

/// A lock whose word tells who holds it, or one that is only held or not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lock {
    Owned,
    Counted,
}

/// The word of a lock that was destroyed: neither free nor anybody's.
const DESTROYED: i64 = 0x7fff_ffff;

impl Attempt<'_> {
    /// What the word of a mutex is while the thread that is being compiled holds it.
    pub fn owner(&self) -> u64 {
        self.t as u64 + 1
    }

    fn lock_at(&self, lock: Value) -> Option<(u32, u64)> {
        let Value::Known(k) = lock else { return None };
        match pointer(k, self.facts.objects.all.len() as u32) {
            Abs::Ptr(o, off) => Some((o, off)),
            _ => None,
        }
    }

    /// The thread has taken a lock.
    pub fn took(&self, s: &mut State, lock: Value) {
        match self.lock_at(lock) {
            Some(at) => *s.hands.held.entry(at).or_default() += 1,
            None => s.hands.unsure = true,
        }
    }

    /// The thread lets a lock go; a flow where it must not.
    pub fn lets_go(&mut self, s: &mut State, lock: Value, kind: Lock) -> Res<Option<Flow>> {
        if let Some(flow) = self.must_hold(s, lock, kind)? {
            return Ok(Some(flow));
        }
        match self.lock_at(lock) {
            Some(at) => {
                if let Some(n) = s.hands.held.get_mut(&at) {
                    *n -= 1;
                }
                s.hands.held.retain(|_, n| *n > 0);
            }
            // It may be any of them.
            None => s.hands = Hands { unsure: true, held: BTreeMap::new(), ..s.hands.clone() },
        }
        Ok(None)
    }

    /// The thread must hold a lock here; a flow where it does not.
    pub fn must_hold(&mut self, s: &mut State, lock: Value, kind: Lock) -> Res<Option<Flow>> {
        let known = self.lock_at(lock);
        if known.is_some_and(|at| s.hands.held.contains_key(&at)) {
            return Ok(None);
        }
        if known.is_some() && !s.hands.unsure {
            return self.fault(FaultKind::LockMisuse).map(Some);
        }
        let word = self.word_of(s, lock)?;
        let seen = self.e.temp();
        self.load_memory(seen, word, 4, C11::Relaxed);
        let cond = match kind {
            Lock::Owned => self.asks(Word::Eq, seen, self.owner() as i64),
            Lock::Counted => Operand::Reg(seen),
        };
        self.e.push(Instr::Check { cond, kind: FaultKind::LockMisuse });
        Ok(None)
    }

    fn asks(&mut self, op: Word, seen: u16, with: i64) -> Operand {
        let (dst, op) = (self.e.temp(), Alu::Word(op, 32));
        self.e.push(Instr::Alu { op, dst, a: Operand::Reg(seen), b: Operand::Imm(with) });
        Operand::Reg(dst)
    }

    /// A lock that is made anew is not in the hands of who makes it.
    pub fn makes(&mut self, s: &State, lock: Value) -> Res<Option<Flow>> {
        let held = self.lock_at(lock).is_some_and(|at| s.hands.held.contains_key(&at));
        if held { self.fault(FaultKind::LockMisuse).map(Some) } else { Ok(None) }
    }

    /// Nobody holds a lock that is destroyed, and nobody gets it afterwards.
    pub fn destroy_lock(&mut self, s: &mut State, lock: Value, d: Reg) -> Res<Flow> {
        if let Some(flow) = self.makes(s, lock)? {
            return Ok(flow);
        }
        let word = self.word_of(s, lock)?;
        let seen = self.e.temp();
        self.load_memory(seen, word, 4, C11::Relaxed);
        let cond = self.asks(Word::Eq, seen, 0);
        self.e.push(Instr::Check { cond, kind: FaultKind::LockMisuse });
        self.store_memory(word, Operand::Imm(DESTROYED), 4, C11::Relaxed);
        self.go_on(s, d, Value::ZERO)
    }

    /// A thread is started: whatever had this number before, it has not been joined.
    pub fn starts_care(&self, s: &mut State, thread: usize) {
        s.hands.gone.retain(|g| *g != thread);
    }

    /// A thread is joined or detached, once: a flow where it was before.
    pub fn ends_care(&mut self, s: &mut State, thread: usize) -> Res<Option<Flow>> {
        if s.hands.gone.contains(&thread) {
            return self.fault(FaultKind::LockMisuse).map(Some);
        }
        // Whether another thread has done so before is for the run to know.
        let other = *self.facts.joiners.entry(thread).or_insert(self.t);
        if other != self.t {
            return self.refuse("a thread that several others join or detach");
        }
        s.hands.gone.push(thread);
        s.hands.gone.sort_unstable();
        Ok(None)
    }

    pub fn detach(&mut self, s: &mut State, id: Value, d: Reg) -> Res<Flow> {
        if let Value::Known(Abs::Int(n)) = id
            && n > 0
            && self.is_thread(n as usize - 1)
            && n as usize - 1 != self.t
            && let Some(flow) = self.ends_care(s, n as usize - 1)?
        {
            return Ok(flow);
        }
        self.go_on(s, d, Value::ZERO)
    }
}
