//! Integers of 65 to 128 bits, in two registers.

use super::flat::wide;
use super::function::Fun;
use crate::ir::{self, CastOp, Operand};
use heddle_machine::{BinOp, Cmp, Inst, Op, Reg, UnOp};

type Done = Result<(), String>;

impl Fun<'_, '_> {
    pub fn halves(&mut self, o: Operand) -> Result<[Op; 2], String> {
        match self.operand(o)?[..] {
            [lo, hi] => Ok([lo, hi]),
            _ => Err("a wide integer that is none".into()),
        }
    }

    pub fn wide_binary(&mut self, op: BinOp, lhs: Operand, rhs: Operand, inst: &ir::Inst) -> Done {
        let w = wide(self.l.module, inst.ty).ok_or("a wide integer that is none")?;
        use BinOp::*;
        let whole = [Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor];
        if !whole.contains(&op) {
            return Err("floating-point arithmetic on integers".into());
        }
        let (d, _) = self.result(inst);
        let (a, b) = (self.halves(lhs)?, self.halves(rhs)?);
        if matches!(op, BinOp::And | BinOp::Or | BinOp::Xor) {
            for (i, w) in [64, w - 64].into_iter().enumerate() {
                let d = d + i as u32;
                self.emit(Inst::Bin { op, w, signed_overflow: false, d, a: a[i], b: b[i] });
            }
        } else {
            self.emit(Inst::Wide { op, w, d, a, b });
        }
        Ok(())
    }

    pub fn wide_compare(&mut self, op: Cmp, lhs: Operand, rhs: Operand, d: Reg) -> Done {
        use Cmp::*;
        if ![Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge].contains(&op) {
            return Err("a floating-point comparison of integers".into());
        }
        let ty = self.type_of(lhs);
        let w = wide(self.l.module, ty).ok_or("a wide integer that is none")?;
        let (a, b) = (self.halves(lhs)?, self.halves(rhs)?);
        self.emit(Inst::WideCmp { op, w, d, a, b });
        Ok(())
    }

    pub fn wide_cast(&mut self, op: CastOp, value: Operand, inst: &ir::Inst) -> Done {
        let from_ty = self.type_of(value);
        let (from, to) = (wide(self.l.module, from_ty), wide(self.l.module, inst.ty));
        let (d, n) = self.result(inst);
        let values = self.operand(value)?;
        match (op, from, to) {
            (CastOp::Trunc, Some(_), Some(w)) => {
                self.emit(Inst::Move { d, a: values[0] });
                self.cut(values[1], w - 64, d + 1);
            }
            (CastOp::Trunc, Some(_), None) if n == 1 => {
                let w = self.flat(inst.ty)?[0].w;
                self.cut(values[0], w, d);
            }
            (CastOp::ZExt | CastOp::SExt, Some(w), Some(to)) => {
                let op = if op == CastOp::ZExt { UnOp::ZExt } else { UnOp::SExt };
                self.emit(Inst::Move { d, a: values[0] });
                self.emit(Inst::Un { op, from: w - 64, to: to - 64, d: d + 1, a: values[1] });
            }
            (CastOp::ZExt, None, Some(_)) if values.len() == 1 => {
                let from = self.flat(from_ty)?[0].w;
                let zero = self.int(0);
                self.extend(UnOp::ZExt, from, values[0], d);
                self.emit(Inst::Move { d: d + 1, a: zero });
            }
            (CastOp::SExt, None, Some(to)) if values.len() == 1 => {
                let from = self.flat(from_ty)?[0].w;
                self.extend(UnOp::SExt, from, values[0], d);
                let (sign, by) = (self.temp(), self.int(63));
                self.emit(Inst::Bin {
                    op: BinOp::AShr,
                    w: 64,
                    signed_overflow: false,
                    d: sign,
                    a: Op::reg(d),
                    b: by,
                });
                self.cut(Op::reg(sign), to - 64, d + 1);
            }
            (CastOp::BitCast, _, _) if values.len() == n as usize => self.move_all(d, &values),
            (CastOp::BitCast, _, _) => {
                let (from, to) = (self.flat(from_ty)?, self.flat(inst.ty)?);
                return self.repack(&from, &to, &values, d);
            }
            _ => return Err(format!("`{}` with integers of more than 64 bits", op.name())),
        }
        Ok(())
    }

    /// The lowest bits of a register.
    fn cut(&mut self, a: Op, w: u8, d: Reg) {
        self.emit(match w {
            64 => Inst::Move { d, a },
            _ => Inst::Un { op: UnOp::Trunc, from: 64, to: w, d, a },
        });
    }

    fn extend(&mut self, op: UnOp, from: u8, a: Op, d: Reg) {
        self.emit(match from {
            64 => Inst::Move { d, a },
            _ => Inst::Un { op, from, to: 64, d, a },
        });
    }
}
