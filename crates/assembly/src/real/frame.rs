//! Where the stack is: a forward analysis of which registers and stack slots hold
//! addresses of the stack, and where calls return to.
//!
//! The stack of a thread is its own, so its slots become registers. That needs to
//! know, at every instruction, which accesses go to the stack and where. An
//! unoptimised function passes addresses of locals through other locals, so slots
//! are followed as well. What is computed from an address of the stack, or is one on
//! some path only, has no value here: it is refused where somebody reads it. An address
//! of the stack never gets to shared memory, because storing one there is refused.
//!
//! What a call leaves below the stack's top is of no more use when it returns: the next
//! call may cut that place up otherwise. So every open call has slots of its own, below
//! where the stack's top was when it was called. A function returns to its caller only if
//! the address to return to is the one that the call left, in its register or slot.

use heddle_isa::{Addr, Isa, Op, R, SP, V};
use heddle_memmodel::Word;
use std::collections::BTreeMap;

/// What a value is known to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// The stack's top at the thread's beginning, plus this.
    Frame(i64),
    /// Where the call returns to before which so many were open.
    Return(usize),
    /// It may come from an address of the stack, on some path.
    Mixed,
}

/// What is known before an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abs {
    isa: Isa,
    regs: BTreeMap<R, Known>,
    slots: BTreeMap<i64, Known>,
    /// Where the stack's top was at each of the open calls; [`NOWHERE`] if that is not known.
    calls: Vec<i64>,
}

/// Nothing is below this.
const NOWHERE: i64 = i64::MIN;

impl Abs {
    pub fn begin(isa: Isa) -> Abs {
        let (regs, slots) = (BTreeMap::from([(SP, Known::Frame(0))]), BTreeMap::new());
        let mut abs = Abs { isa, regs, slots, calls: Vec::new() };
        abs.leave_return();
        abs
    }

    /// Where the innermost call returns to, as the machine leaves it.
    fn leave_return(&mut self) {
        let known = Known::Return(self.calls.len());
        match (self.isa.link(), self.frame(SP)) {
            (Some(link), _) => drop(self.regs.insert(link, known)),
            (None, Some(top)) if self.isa == Isa::X86 => drop(self.slots.insert(top, known)),
            _ => {}
        }
    }

    /// Whether a return goes to where the innermost call came from.
    pub fn returns(&self) -> bool {
        let there = match self.isa.link() {
            Some(link) => self.regs.get(&link),
            // Taken from the stack by then.
            None if self.isa == Isa::X86 => {
                let Some(top) = self.frame(SP) else { return false };
                self.slots.get(&top.wrapping_sub(8))
            }
            // A register that nothing else reaches.
            None => return true,
        };
        there == Some(&Known::Return(self.calls.len()))
    }

    /// What is known whichever of two ways was taken. Whether it is less.
    pub fn join(&mut self, other: &Abs) -> bool {
        let before = self.clone();
        meet(&mut self.regs, &other.regs);
        meet(&mut self.slots, &other.slots);
        for (mine, theirs) in self.calls.iter_mut().zip(&other.calls) {
            if mine != theirs {
                *mine = NOWHERE;
            }
        }
        *self != before
    }

    fn frame(&self, r: R) -> Option<i64> {
        match self.regs.get(&r) {
            Some(Known::Frame(off)) => Some(*off),
            _ => None,
        }
    }

    /// Whether a register comes from an address of the stack, or may.
    pub fn has(&self, r: R) -> bool {
        self.regs.contains_key(&r)
    }

    pub fn of(&self, v: &V) -> Option<Known> {
        match v {
            V::Reg(r) => self.regs.get(r).cloned(),
            _ => None,
        }
    }

    /// The stack slot that an address is, if it is one.
    pub fn slot(&self, addr: &Addr) -> Option<i64> {
        let base = self.frame(addr.base?)?;
        (addr.sym.is_none() && addr.index.is_none()).then_some(base.wrapping_add(addr.disp))
    }

    /// How many of the open calls there were when the one that a slot belongs to was
    /// made, that one included.
    pub fn owner(&self, slot: i64) -> usize {
        self.calls.iter().rposition(|&top| slot < top).map_or(0, |call| call + 1)
    }

    /// What the register that a step writes is known to be.
    pub fn result(&self, op: &Op) -> Option<Known> {
        match op {
            Op::Set { src, w: 64, .. } => self.of(src),
            Op::Alu { op, a, b, w: 64, .. } => match (op, self.of(a), self.of(b), a, b) {
                (Word::Add, Some(Known::Frame(f)), None, _, V::Imm(n))
                | (Word::Add, None, Some(Known::Frame(f)), V::Imm(n), _) => {
                    Some(Known::Frame(f.wrapping_add(*n)))
                }
                (Word::Sub, Some(Known::Frame(f)), None, _, V::Imm(n)) => {
                    Some(Known::Frame(f.wrapping_sub(*n)))
                }
                (_, None, None, _, _) => None,
                _ => Some(Known::Mixed),
            },
            Op::Lea { addr, w: 64, .. } if self.slot(addr).is_some() => {
                self.slot(addr).map(Known::Frame)
            }
            Op::Load { addr, size, .. } => {
                let off = self.slot(addr)?;
                let known = self.slots.get(&off)?;
                Some(if *size == 8 { known.clone() } else { Known::Mixed })
            }
            Op::StoreExcl { .. } | Op::Rmw { .. } | Op::Amo { .. } => None,
            // A number in the low part of a register that held an address (`movb …, %al`):
            // what is left of the address above it nobody reads as one.
            Op::Insert { src, low: 0, .. } => self.of(src).map(|_| Known::Mixed),
            _ => {
                let mut stack = false;
                op.reads(&mut |r| stack |= self.has(r));
                stack.then_some(Known::Mixed)
            }
        }
    }

    /// The effect of one step.
    pub fn step(&mut self, op: &Op) {
        match op {
            Op::Call(_) => {
                self.calls.push(self.frame(SP).unwrap_or(NOWHERE));
                self.leave_return();
            }
            Op::Ret => {
                let top = self.calls.pop().unwrap_or(NOWHERE);
                self.slots.retain(|&slot, _| slot >= top);
            }
            Op::Store { addr, value, size, .. } => {
                if let Some(off) = self.slot(addr) {
                    match self.of(value).filter(|_| *size == 8) {
                        Some(k) => drop(self.slots.insert(off, k)),
                        None => drop(self.slots.remove(&off)),
                    }
                }
            }
            _ => {}
        }
        if let Some(dst) = op.writes() {
            match self.result(op) {
                Some(k) => drop(self.regs.insert(dst, k)),
                None => drop(self.regs.remove(&dst)),
            }
        }
    }
}

fn meet<K: Ord + Copy>(a: &mut BTreeMap<K, Known>, b: &BTreeMap<K, Known>) {
    let keys: Vec<K> = a.keys().chain(b.keys()).copied().collect();
    for k in keys {
        if a.get(&k) != b.get(&k) {
            a.insert(k, Known::Mixed);
        }
    }
}
