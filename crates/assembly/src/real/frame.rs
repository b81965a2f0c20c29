//! Where the stack is: a forward analysis of which registers and stack slots hold
//! addresses of the stack.
//!
//! The stack of a thread is its own, so its slots become registers. That needs to
//! know, at every instruction, which accesses go to the stack and where. An
//! unoptimised function passes addresses of locals through other locals, so slots
//! are followed as well. Where two paths disagree, nothing is known, and an access
//! through such a register is taken for one to shared memory; an address of the
//! stack can never get there, because storing one outside the stack is refused.
//!
//! What a call leaves below the stack's top is of no more use when it returns: the next
//! call may cut that place up otherwise. So every open call has slots of its own, below
//! where the stack's top was when it was called.

use super::ir::*;
use heddle_memmodel::Word;
use std::collections::BTreeMap;

/// What a value is known to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// The stack's top at the thread's beginning, plus this.
    Frame(i64),
    /// It may be an address of the stack, on some path.
    Mixed,
}

/// What is known before an instruction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Abs {
    pub regs: BTreeMap<R, Known>,
    pub slots: BTreeMap<i64, Known>,
    /// Where the stack's top was at each of the open calls; [`NOWHERE`] if that is not known.
    pub calls: Vec<i64>,
    pub flags: Option<FlagKind>,
}

/// Nothing is below this.
const NOWHERE: i64 = i64::MIN;

/// What the two flag registers hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagKind {
    /// The operands of a subtraction of so many bits.
    Sub(u8),
    /// The same, but the carry is not to be relied on.
    NoCarry(u8),
    /// A result without carry and overflow.
    Logic(u8),
    /// A result: zero and sign only.
    Result(u8),
}

impl Abs {
    pub fn begin() -> Abs {
        let mut abs = Abs::default();
        abs.regs.insert(SP, Known::Frame(0));
        abs
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
        if self.flags != other.flags {
            self.flags = None;
        }
        *self != before
    }

    pub fn frame(&self, r: R) -> Option<i64> {
        match self.regs.get(&r) {
            Some(Known::Frame(off)) => Some(*off),
            _ => None,
        }
    }

    /// Whether a value is, or may be, an address of the stack.
    pub fn is_stack(&self, v: &V) -> bool {
        matches!(v, V::Reg(r) if self.regs.contains_key(r))
    }

    /// The stack slot that an address is, if it is one.
    pub fn slot(&self, addr: &Addr) -> Option<i64> {
        let base = self.frame(addr.base?)?;
        (addr.sym.is_none() && addr.index.is_none()).then_some(base + addr.disp)
    }

    /// How many of the open calls there were when the one that a slot belongs to was
    /// made, that one included.
    pub fn owner(&self, slot: i64) -> usize {
        self.calls.iter().rposition(|&top| slot < top).map_or(0, |call| call + 1)
    }

    fn set(&mut self, r: R, known: Option<Known>) {
        match known {
            Some(k) => drop(self.regs.insert(r, k)),
            None => drop(self.regs.remove(&r)),
        }
    }

    fn of(&self, v: &V) -> Option<Known> {
        match v {
            V::Reg(r) => self.regs.get(r).cloned(),
            _ => None,
        }
    }

    /// The effect of one step.
    pub fn step(&mut self, ir: &Ir) {
        match ir {
            Ir::Call(_) => self.calls.push(self.frame(SP).unwrap_or(NOWHERE)),
            Ir::Ret => {
                let top = self.calls.pop().unwrap_or(NOWHERE);
                self.slots.retain(|&slot, _| slot >= top);
            }
            Ir::Move { dst, src, w: 64, .. } => self.set(*dst, self.of(src)),
            Ir::Alu { op, dst, a, b, w: 64, .. } => {
                let known = match (op, self.of(a), self.of(b), a, b) {
                    (Word::Add, Some(Known::Frame(f)), None, _, V::Imm(n)) => {
                        Some(Known::Frame(f + n))
                    }
                    (Word::Add, None, Some(Known::Frame(f)), V::Imm(n), _) => {
                        Some(Known::Frame(f + n))
                    }
                    (Word::Sub, Some(Known::Frame(f)), None, _, V::Imm(n)) => {
                        Some(Known::Frame(f - n))
                    }
                    (_, None, None, _, _) => None,
                    _ => Some(Known::Mixed),
                };
                self.set(*dst, known);
            }
            Ir::Lea { dst, addr, .. } => {
                let known = match (self.slot(addr), addr.base.and_then(|b| self.regs.get(&b))) {
                    (Some(off), _) => Some(Known::Frame(off)),
                    (None, Some(_)) => Some(Known::Mixed),
                    (None, None) => None,
                };
                self.set(*dst, known);
            }
            Ir::Load { dst, addr, size, .. } => {
                let known = match self.slot(addr) {
                    Some(off) if *size == 8 => self.slots.get(&off).cloned(),
                    _ => None,
                };
                self.set(*dst, known);
            }
            Ir::Store { addr, value, .. } => {
                if let Some(off) = self.slot(addr) {
                    match self.of(value) {
                        Some(k) => drop(self.slots.insert(off, k)),
                        None => drop(self.slots.remove(&off)),
                    }
                }
            }
            Ir::Move { dst, .. }
            | Ir::Alu { dst, .. }
            | Ir::Extend { dst, .. }
            | Ir::StoreExcl { dst, .. }
            | Ir::Set { dst, .. } => self.set(*dst, None),
            Ir::Select { dst, yes, no, .. } => {
                let stack = self.is_stack(yes) || self.is_stack(no);
                self.set(*dst, stack.then_some(Known::Mixed));
            }
            Ir::Rmw { dst, .. } | Ir::Amo { dst, .. } => {
                if let Some(d) = dst {
                    self.set(*d, None);
                }
            }
            Ir::CompareExchange { accumulator, .. } => self.set(*accumulator, None),
            _ => {}
        }
        match ir {
            Ir::Compare { a, b, .. } | Ir::CompareIf { a, b, .. }
                if self.is_stack(a) || self.is_stack(b) =>
            {
                self.flags = None;
            }
            Ir::CompareIf { w, carry: true, .. } => self.flags = Some(FlagKind::Sub(*w)),
            Ir::CompareIf { w, .. } => self.flags = Some(FlagKind::NoCarry(*w)),
            Ir::Flags { value, .. } if self.is_stack(value) => self.flags = None,
            Ir::Compare { w, .. } => self.flags = Some(FlagKind::Sub(*w)),
            Ir::CompareExchange { size, .. } => self.flags = Some(FlagKind::Sub(*size * 8)),
            Ir::Flags { w, logic: true, .. } => self.flags = Some(FlagKind::Logic(*w)),
            Ir::Flags { w, .. } => self.flags = Some(FlagKind::Result(*w)),
            Ir::Rmw { flags: true, size, .. } => self.flags = Some(FlagKind::Result(*size * 8)),
            Ir::Call(_) | Ir::Ret | Ir::SpoilFlags => self.flags = None,
            _ => {}
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
