//! Steps that touch the stack, as steps on registers: a slot is a register here. All
//! other steps go to memory as the instruction set has them.

use super::builder::Builder;
use super::frame::{Abs, Known};
use heddle_isa::{Addr, Amo, Env, GOT, Op, R, V, emit};
use heddle_memmodel::{Alu, Instr, Mark, Operand, Reg};

impl Builder<'_> {
    /// Emits a step, `abs` being what is known before it.
    pub(super) fn op(&mut self, op: &Op, abs: &Abs) {
        match op {
            Op::Load { addr, .. } | Op::Store { addr, .. } if abs.slot(addr).is_some() => {
                self.slot_access(op, abs);
            }
            Op::Load { dst, addr, .. } if got(addr).is_some() => {
                let src = V::Sym(got(addr).unwrap_or_default().to_string(), 0);
                emit(self, &Op::Set { dst: *dst, src, w: 64 });
            }
            Op::Load { addr, .. } => {
                self.shared(addr, abs);
                emit(self, op);
            }
            Op::Store { addr, value, .. } | Op::StoreExcl { addr, value, .. } => {
                self.shared(addr, abs);
                self.escape(abs, value);
                emit(self, op);
            }
            Op::Rmw { addr, value, expected, .. } => {
                self.shared(addr, abs);
                self.escape(abs, value);
                self.number(abs, expected);
                emit(self, op);
            }
            Op::Amo { addr, value, op: kind, .. } => {
                self.shared(addr, abs);
                self.escape(abs, value);
                if let Amo::Compare(e) = kind {
                    self.number(abs, e);
                }
                emit(self, op);
            }
            Op::Branch { cond, .. } => {
                self.number(abs, &V::Reg(cond.flag));
                emit(self, op);
            }
            Op::BranchIf { a, b, .. } => {
                self.number(abs, a);
                self.number(abs, b);
                emit(self, op);
            }
            Op::Check(v, _) | Op::Limit(v) => {
                self.number(abs, v);
                emit(self, op);
            }
            // Above it stands what is left of an address, which has no number here.
            Op::Insert { dst, src, low: 0, w } if abs.has(*dst) && abs.of(src).is_none() => {
                emit(self, &Op::Set { dst: *dst, src: src.clone(), w: *w });
            }
            // What comes of an address of the stack is known, or must not be read.
            _ if op.writes().is_some() && abs.result(op).is_some() => {}
            _ => emit(self, op),
        }
    }

    fn slot_access(&mut self, op: &Op, abs: &Abs) {
        let (Op::Load { addr, size, .. } | Op::Store { addr, size, .. }) = op else { return };
        let Some(off) = abs.slot(addr) else { return };
        let (place, w) = (self.place(abs, off), 8 * size);
        match op {
            Op::Load { .. } if abs.result(op).is_some() => {}
            Op::Load { dst, signed, .. } => {
                let src = V::Reg(self.slot(place, *size));
                emit(
                    self,
                    &match signed {
                        Some(to) => Op::Extend { dst: *dst, src, from: w, to: *to },
                        None => Op::Set { dst: *dst, src, w },
                    },
                );
            }
            Op::Store { value, .. } => {
                let whole = *size == 8 || self.is_whole(&place);
                let (dst, src) = (self.slot(place, *size), value.clone());
                if *size < 8 {
                    self.number(abs, value);
                } else if abs.of(value).is_some() {
                    return;
                }
                emit(
                    self,
                    &match whole {
                        true => Op::Set { dst, src, w },
                        false => Op::Insert { dst, src, low: 0, w },
                    },
                );
            }
            _ => {}
        }
    }

    /// Refuses an access of shared memory whose address comes from the stack's.
    fn shared(&mut self, addr: &Addr, abs: &Abs) {
        if abs.slot(addr).is_some() {
            self.unsupported("an atomic instruction on the stack");
        } else if addr.base.into_iter().chain(addr.index.map(|i| i.0)).any(|r| abs.has(r)) {
            self.unsupported("an access to the stack at a place that is not known");
        }
    }

    /// Refuses to let an address of the stack out.
    fn escape(&mut self, abs: &Abs, v: &V) {
        match abs.of(v) {
            Some(Known::Return(_)) => self.unsupported("a return address that is stored as data"),
            Some(_) => {
                self.unsupported("an address of the stack that is stored where other threads look");
            }
            None => {}
        }
    }

    /// Refuses to use an address of the stack as a number, which it does not have here.
    fn number(&mut self, abs: &Abs, v: &V) {
        if abs.of(v).is_some() {
            self.unsupported("an address of the stack that is computed with");
        }
    }
}

/// The symbol whose address is loaded from the global offset table.
fn got(addr: &Addr) -> Option<&str> {
    addr.sym.as_deref()?.strip_prefix(GOT)
}

impl Env for Builder<'_> {
    fn reg(&mut self, r: R) -> Reg {
        self.register(r)
    }

    fn temp(&mut self) -> Reg {
        self.temporary()
    }

    fn symbol(&mut self, name: &str) -> i64 {
        if name.starts_with(GOT) {
            return 0;
        }
        match self.places.get(name) {
            Some(p) => *p,
            None => {
                self.unsupported(format!("the symbol `{name}`, which has no data in this file"));
                0
            }
        }
    }

    fn push(&mut self, instr: Instr, size: u8) {
        let (span, text) = self.at.clone();
        self.code.push(instr, span, text);
        self.code.marks.push(Mark { size, waits: false });
    }

    fn here(&self) -> u32 {
        self.code.instrs.len() as u32
    }

    fn branch(&mut self, op: Alu, a: Operand, b: Operand, to: &str) {
        let to = self.label(to).map(|t| (t, self.open.clone()));
        self.jumps.push((self.code.instrs.len(), to));
        self.push(Instr::Branch { op, a, b, target: 0 }, 0);
    }

    /// Looked at when constants have been followed.
    fn accesses(&mut self, _: Option<i64>, _: u8) {}

    /// Cells have the size of what accesses them.
    fn loaded_bits(&self, size: u8) -> u8 {
        8 * size
    }
}
