//! Integers of more than 128 bits: rows of words, the lowest first.
//!
//! clang makes them of long runs of bit-fields and of atomic structs. So they are
//! moved about, cut, joined, masked, shifted by constants and compared for
//! equality; nobody adds or multiplies them, and that is refused.

use super::flat::{Scalar, has_rows};
use super::function::Fun;
use crate::ir::{self, CastOp, ConstKind, IntPredicate, Operand};
use heddle_machine::{BinOp, Cmp, Inst, Op, Reg};

type Done = Result<(), String>;

impl Fun<'_, '_> {
    /// An instruction on such integers; `None`: it is about something else.
    pub fn row_instruction(&mut self, inst: &ir::Inst) -> Option<Done> {
        use ir::Op as I;
        let is_row = |f: &Self, o: Operand| has_rows(f.l.module, f.type_of(o));
        match &inst.op {
            I::Binary { op, lhs, rhs, .. } if is_row(self, *lhs) => {
                Some(self.row_binary(super::operators::binary(*op), *lhs, *rhs, inst))
            }
            I::ICmp { predicate, lhs, rhs } if is_row(self, *lhs) => {
                Some(self.row_compare(*predicate, *lhs, *rhs, inst))
            }
            I::Cast { op, value, .. }
                if *op != CastOp::BitCast
                    && (is_row(self, *value) || has_rows(self.l.module, inst.ty)) =>
            {
                Some(self.row_cast(*op, *value, inst))
            }
            I::Switch { value, .. } if is_row(self, *value) => Some(refused()),
            _ => None,
        }
    }

    fn row_binary(&mut self, op: BinOp, lhs: Operand, rhs: Operand, inst: &ir::Inst) -> Done {
        let (d, _) = self.result(inst);
        let words = self.flat(inst.ty)?;
        let a = self.operand(lhs)?;
        if let BinOp::And | BinOp::Or | BinOp::Xor = op {
            let b = self.operand(rhs)?;
            for (i, s) in words.iter().enumerate() {
                let (w, d) = (s.w, d + i as Reg);
                self.emit(Inst::Bin { op, w, signed_overflow: false, d, a: a[i], b: b[i] });
            }
            return Ok(());
        }
        let Some(by) = self.constant_amount(rhs) else { return refused() };
        match op {
            BinOp::Shl => self.repack_by(&words, &words, &a, by, d),
            BinOp::LShr => self.repack_by(&words, &words, &a, -by, d),
            BinOp::AShr => {
                let (longer, values) = self.with_sign(&words, &a, words.len());
                self.repack_by(&longer, &words, &values, -by, d)
            }
            _ => refused(),
        }
    }

    fn constant_amount(&self, o: Operand) -> Option<i64> {
        let Operand::Const(c) = o else { return None };
        match self.l.module.constants.kind(c) {
            ConstKind::Int(n) => i64::try_from(*n).ok().filter(|n| *n < 1 << 16),
            ConstKind::Zero => Some(0),
            // Numbers of this size are bytes.
            ConstKind::Bytes(b) if b.iter().skip(2).all(|&b| b == 0) => {
                Some(b.iter().take(2).rev().fold(0, |n, &b| n << 8 | b as i64))
            }
            _ => None,
        }
    }

    /// The scalars of a number, followed by so many words of its sign.
    fn with_sign(&mut self, from: &[Scalar], values: &[Op], n: usize) -> (Vec<Scalar>, Vec<Op>) {
        let (mut longer, mut all) = (from.to_vec(), values.to_vec());
        let (Some(&last), Some(&top)) = (from.last(), values.last()) else {
            return (longer, all);
        };
        let (wide, sign, by) = (self.temp(), self.temp(), self.int(63));
        let op = heddle_machine::UnOp::SExt;
        self.emit(match last.w {
            64 => Inst::Move { d: wide, a: top },
            w => Inst::Un { op, from: w, to: 64, d: wide, a: top },
        });
        let (op, a) = (BinOp::AShr, Op::reg(wide));
        self.emit(Inst::Bin { op, w: 64, signed_overflow: false, d: sign, a, b: by });
        longer.extend(std::iter::repeat_n(Scalar { offset: 0, w: 64, float: false }, n));
        all.extend(std::iter::repeat_n(Op::reg(sign), n));
        (longer, all)
    }

    fn row_cast(&mut self, op: CastOp, value: Operand, inst: &ir::Inst) -> Done {
        let (from, to) = (self.flat(self.type_of(value))?, self.flat(inst.ty)?);
        let values = self.operand(value)?;
        let (d, _) = self.result(inst);
        match op {
            CastOp::Trunc | CastOp::ZExt => self.repack(&from, &to, &values, d),
            CastOp::SExt => {
                let (longer, values) = self.with_sign(&from, &values, to.len());
                self.repack(&longer, &to, &values, d)
            }
            _ => refused(),
        }
    }

    fn row_compare(
        &mut self,
        p: IntPredicate,
        lhs: Operand,
        rhs: Operand,
        inst: &ir::Inst,
    ) -> Done {
        let (each, join) = match p {
            IntPredicate::Eq => (Cmp::Eq, BinOp::And),
            IntPredicate::Ne => (Cmp::Ne, BinOp::Or),
            _ => return refused(),
        };
        let (d, _) = self.result(inst);
        let words = self.flat(self.type_of(lhs))?;
        let (a, b) = (self.operand(lhs)?, self.operand(rhs)?);
        let first = self.int((p == IntPredicate::Eq) as u64);
        self.emit(Inst::Move { d, a: first });
        for (i, s) in words.iter().enumerate() {
            let t = self.temp();
            self.emit(Inst::Cmp { op: each, w: s.w, d: t, a: a[i], b: b[i] });
            let (a, b) = (Op::reg(d), Op::reg(t));
            self.emit(Inst::Bin { op: join, w: 1, signed_overflow: false, d, a, b });
        }
        Ok(())
    }
}

fn refused() -> Done {
    Err("arithmetic on integers of more than 128 bits".into())
}
