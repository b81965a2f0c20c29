//! Intrinsics on integers of 65 to 128 bits: arithmetic that says whether it overflowed,
//! the lesser and the greater, and bits counted or turned round.
//!
//! clang makes 65 bits of `__builtin_mul_overflow` on a signed and an unsigned number,
//! rustc 128 of every checked sum of `u128`. What is not in the list is refused by name.

use super::flat::wide;
use super::function::Fun;
use super::intrinsic::{argument, overflowing};
use crate::ir::{self, Call};
use heddle_machine::{BinOp, Cmp, Inst, Op, Reg, UnOp};

type Done = Result<(), String>;

impl Fun<'_, '_> {
    /// `None` if the first argument is no such integer, or the intrinsic none of these.
    pub fn wide_intrinsic(&mut self, base: &str, call: &Call, inst: &ir::Inst) -> Option<Done> {
        let first = argument(call, 0).ok()?;
        let w = wide(self.l.module, self.type_of(first))?;
        if let Some((op, overflow)) = overflowing(base) {
            return Some(self.wide_overflow(op, overflow, w, call, inst));
        }
        let op = match base.split('.').next()? {
            "umin" => BinOp::UMin,
            "umax" => BinOp::UMax,
            "smin" => BinOp::SMin,
            "smax" => BinOp::SMax,
            "abs" => return Some(self.wide_abs(w, call, inst)),
            "ctpop" => return Some(self.wide_count(call, inst)),
            "ctlz" => return Some(self.wide_zeros(false, w, call, inst)),
            "cttz" => return Some(self.wide_zeros(true, w, call, inst)),
            "bswap" if w == 128 => return Some(self.wide_turn(UnOp::BSwap, call, inst)),
            "bitreverse" if w == 128 => return Some(self.wide_turn(UnOp::BitReverse, call, inst)),
            _ => return None,
        };
        Some(self.wide_pair(op, w, call).map(|r| {
            let (d, _) = self.result(inst);
            self.move_all(d, &r);
        }))
    }

    fn wide_overflow(
        &mut self,
        op: BinOp,
        overflow: BinOp,
        w: u8,
        call: &Call,
        inst: &ir::Inst,
    ) -> Done {
        let (value, flag) = (self.wide_pair(op, w, call)?, self.wide_pair(overflow, w, call)?);
        let (d, n) = self.result(inst);
        if n != 3 {
            return Err("overflow arithmetic on vectors".into());
        }
        self.move_all(d, &[value[0], value[1], flag[0]]);
        Ok(())
    }

    /// An operation on the first two arguments.
    fn wide_pair(&mut self, op: BinOp, w: u8, call: &Call) -> Result<[Op; 2], String> {
        let (a, b) = (self.halves(argument(call, 0)?)?, self.halves(argument(call, 1)?)?);
        let d = self.temp_pair();
        self.emit(Inst::Wide { op, w, d, a, b });
        Ok([Op::reg(d), Op::reg(d + 1)])
    }

    /// The greater of a number and what it lacks to zero; the least of all stays as it is.
    fn wide_abs(&mut self, w: u8, call: &Call, inst: &ir::Inst) -> Done {
        let a = self.halves(argument(call, 0)?)?;
        let (zero, less) = (self.int(0), self.temp_pair());
        self.emit(Inst::Wide { op: BinOp::Sub, w, d: less, a: [zero, zero], b: a });
        let (d, _) = self.result(inst);
        let b = [Op::reg(less), Op::reg(less + 1)];
        self.emit(Inst::Wide { op: BinOp::SMax, w, d, a, b });
        Ok(())
    }

    fn temp_pair(&mut self) -> Reg {
        let d = self.temp();
        let next = self.temp();
        assert_eq!(next, d + 1, "registers are given out in order");
        d
    }

    /// One half by an operation on half a number.
    fn half(&mut self, op: UnOp, w: u8, a: Op) -> Op {
        let d = self.temp();
        self.emit(Inst::Un { op, from: w, to: w, d, a });
        Op::reg(d)
    }

    fn wide_count(&mut self, call: &Call, inst: &ir::Inst) -> Done {
        let [lo, hi] = self.halves(argument(call, 0)?)?;
        let (a, b) = (self.half(UnOp::CtPop, 64, lo), self.half(UnOp::CtPop, 64, hi));
        let (d, _) = self.result(inst);
        self.emit(Inst::Bin { op: BinOp::Add, w: 64, signed_overflow: false, d, a, b });
        let zero = self.int(0);
        self.move_all(d + 1, &[zero]);
        Ok(())
    }

    /// Zeros before the first one, from below or from above: those of the near half, and if
    /// it has nothing else those of the far one, too.
    fn wide_zeros(&mut self, below: bool, w: u8, call: &Call, inst: &ir::Inst) -> Done {
        let [lo, hi] = self.halves(argument(call, 0)?)?;
        let op = if below { UnOp::Cttz } else { UnOp::Ctlz };
        let ((near, near_w), (far, far_w)) =
            if below { ((lo, 64), (hi, w - 64)) } else { ((hi, w - 64), (lo, 64)) };
        let (zero, all) = (self.int(0), self.int(near_w as u64));
        let (a, b) = (self.half(op, near_w, near), self.half(op, far_w, far));
        let (more, empty) = (self.temp(), self.temp());
        let sum =
            Inst::Bin { op: BinOp::Add, w: 64, signed_overflow: false, d: more, a: b, b: all };
        self.emit(sum);
        self.emit(Inst::Cmp { op: Cmp::Eq, w: near_w, d: empty, a: near, b: zero });
        let (d, _) = self.result(inst);
        self.emit(Inst::Select { d, c: Op::reg(empty), a: Op::reg(more), b: a });
        self.move_all(d + 1, &[zero]);
        Ok(())
    }

    /// Both halves turned round, in each other's place.
    fn wide_turn(&mut self, op: UnOp, call: &Call, inst: &ir::Inst) -> Done {
        let [lo, hi] = self.halves(argument(call, 0)?)?;
        let (a, b) = (self.half(op, 64, hi), self.half(op, 64, lo));
        let (d, _) = self.result(inst);
        self.move_all(d, &[a, b]);
        Ok(())
    }
}
