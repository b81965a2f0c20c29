//! Private instructions run with symbols for what is not known.

use super::Look;
use crate::ops;
use crate::program::{BinOp, Cmp, Inst, Op, Order, Pc, Reg, UnOp};
use crate::value::Val;
use std::collections::BTreeMap;

pub(super) type Id = u32;

/// A value that is not known, or is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Term {
    Known(Val),
    /// What a register held before the load.
    Register(Reg),
    /// What private memory held before the load.
    Word(Address),
    /// What the variable held when it was first read.
    Old,
    /// What it holds when the exchange comes.
    New,
    Binary(BinOp, u8, bool, Id, Id),
    Unary(UnOp, u8, u8, Id),
    Compare(Cmp, u8, Id, Id),
    Select(Id, Id, Id),
    /// A base, an offset, and terms.
    Sum(Id, i64, Vec<(Id, u8, i64)>),
}

/// A base, an offset and a width in bits.
pub(super) type Address = (Id, i64, u8);

/// Which way symbolic branches went.
pub(super) type Ways = BTreeMap<Id, bool>;

#[derive(Clone, Debug)]
pub(super) struct Local {
    pub pc: Pc,
    pub regs: BTreeMap<Reg, Id>,
    pub memory: BTreeMap<Address, Id>,
}

pub(super) enum Went {
    On,
    /// Either way, depending on this.
    Fork(Id, Pc, Pc),
    /// Nothing more can be said.
    Nowhere,
}

impl Look<'_> {
    pub(super) fn term(&mut self, t: Term) -> Id {
        let next = self.terms.len() as Id;
        let id = *self.ids.entry(t.clone()).or_insert(next);
        if id == next {
            self.terms.push(t);
        }
        id
    }

    fn known(&self, id: Id) -> Option<Val> {
        match self.terms[id as usize] {
            Term::Known(v) => Some(v),
            _ => None,
        }
    }

    pub(super) fn register(&mut self, at: &Local, r: Reg) -> Id {
        match at.regs.get(&r) {
            Some(&id) => id,
            None => self.term(Term::Register(r)),
        }
    }

    pub(super) fn word(&mut self, at: &Local, place: Address) -> Id {
        match at.memory.get(&place) {
            Some(&id) => id,
            None => self.term(Term::Word(place)),
        }
    }

    pub(super) fn value(&mut self, at: &Local, op: Op) -> Id {
        match op.as_reg() {
            Some(r) => self.register(at, r),
            None => self.term(Term::Known(self.program.pool[op.pool()])),
        }
    }

    /// Runs one instruction that nobody else can see.
    pub(super) fn step(&mut self, at: &mut Local, ways: &Ways) -> Went {
        let f = self.f;
        match &f.code[at.pc as usize] {
            Inst::Jump(to) => {
                at.pc = *to;
                return Went::On;
            }
            Inst::Branch { c, yes, no } => {
                let c = self.value(at, *c);
                let way = match self.known(c) {
                    Some(v) if v.undef & 1 == 0 => v.bits & 1 == 1,
                    Some(_) => return Went::Nowhere,
                    None => match ways.get(&c) {
                        Some(&way) => way,
                        None => return Went::Fork(c, *yes, *no),
                    },
                };
                at.pc = if way { *yes } else { *no };
                return Went::On;
            }
            Inst::Load { d, ptr, w, order: Order::Plain, .. } => {
                let Some(place) = self.place(at, *ptr, *w) else { return Went::Nowhere };
                let v = self.word(at, place);
                at.memory.insert(place, v);
                at.regs.insert(*d, v);
            }
            Inst::Store { ptr, v, w, order: Order::Plain, .. } => {
                let Some(place) = self.place(at, *ptr, *w) else { return Went::Nowhere };
                let v = self.value(at, *v);
                at.memory.insert(place, v);
            }
            inst => {
                let Some((d, t)) = self.result(at, inst) else { return Went::Nowhere };
                if let Some(d) = d {
                    at.regs.insert(d, t);
                }
            }
        }
        at.pc += 1;
        Went::On
    }

    /// The result of an instruction on registers.
    fn result(&mut self, at: &Local, inst: &Inst) -> Option<(Option<Reg>, Id)> {
        let mut v = |op: &Op| self.value(at, *op);
        let (d, t) = match inst {
            Inst::Nop => return Some((None, 0)),
            Inst::Move { d, a } => return Some((Some(*d), v(a))),
            Inst::Bin { op, w, signed_overflow, d, a, b } => {
                (d, Term::Binary(*op, *w, *signed_overflow, v(a), v(b)))
            }
            Inst::Un { op, from, to, d, a } => (d, Term::Unary(*op, *from, *to, v(a))),
            Inst::Cmp { op, w, d, a, b } => (d, Term::Compare(*op, *w, v(a), v(b))),
            Inst::Select { d, c, a, b } => (d, Term::Select(v(c), v(a), v(b))),
            Inst::PtrAdd { d, base, offset, terms } => {
                let parts = terms.iter().map(|(o, w, s)| (v(o), *w, *s)).collect();
                (d, Term::Sum(v(base), *offset, parts))
            }
            _ => return None,
        };
        let t = self.simplify(t)?;
        Some((Some(*d), self.term(t)))
    }

    /// Computes what is known. What may fault is beyond us.
    fn simplify(&self, t: Term) -> Option<Term> {
        let known = |id: &Id| self.known(*id);
        let computed = match &t {
            Term::Binary(op, w, check, a, b) => match (known(a), known(b)) {
                (Some(a), Some(b)) => Some(ops::binary(*op, *w, *check, a, b).ok()?),
                _ if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) => {
                    return None;
                }
                _ => None,
            },
            Term::Unary(op, from, to, a) => match known(a) {
                Some(a) => Some(ops::unary(*op, *from, *to, a).ok()?),
                None => None,
            },
            Term::Compare(op, w, a, b) => match (known(a), known(b)) {
                (Some(a), Some(b)) => Some(ops::compare(*op, *w, a, b).ok()?),
                _ => None,
            },
            Term::Select(c, a, b) => match known(c) {
                Some(c) if c.undef & 1 == 0 => {
                    return Some(
                        self.terms[if c.bits & 1 == 1 { *a } else { *b } as usize].clone(),
                    );
                }
                _ => None,
            },
            Term::Sum(base, offset, parts) if parts.is_empty() => {
                return Some(match &self.terms[*base as usize] {
                    Term::Known(v) if v.undef == 0 => {
                        Term::Known(Val { bits: v.bits.wrapping_add(*offset as u64), ..*v })
                    }
                    Term::Sum(inner, more, none) if none.is_empty() => {
                        Term::Sum(*inner, offset.wrapping_add(*more), Vec::new())
                    }
                    _ => t,
                });
            }
            _ => None,
        };
        Some(computed.map_or(t, Term::Known))
    }

    /// A place in private memory. Places with other bases might be the same
    /// under another name: then nothing can be said.
    fn place(&mut self, at: &Local, ptr: Op, w: u8) -> Option<Address> {
        let id = self.value(at, ptr);
        let (base, offset) = match &self.terms[id as usize] {
            Term::Sum(base, offset, parts) if parts.is_empty() => (*base, *offset),
            Term::Known(v) if v.undef == 0 && v.obj != 0 => {
                let (object, offset) = (Val { bits: 0, ..*v }, v.bits as i64);
                (self.term(Term::Known(object)), offset)
            }
            _ => (id, 0),
        };
        let bytes = |w: u8| (w as i64 + 7) / 8;
        let fits = |&(b, o, v): &Address| {
            b == base && ((o, v) == (offset, w) || o + bytes(v) <= offset || offset + bytes(w) <= o)
        };
        at.memory.keys().all(fits).then_some((base, offset, w))
    }
}
