//! Vectors, one register a lane.

use super::flat::Scalar;
use super::function::Fun;
use crate::ir::{ConstKind, Operand};
use heddle_machine::{BinOp, Cmp, Inst, Op, Reg, UnOp, Val};

type Done = Result<(), String>;

impl Fun<'_, '_> {
    fn constant_index(&mut self, index: Operand) -> Result<Option<usize>, String> {
        match index {
            Operand::Const(c) => match self.l.module.constants.kind(c) {
                ConstKind::Int(v) => Ok(Some(*v as usize)),
                ConstKind::Zero => Ok(Some(0)),
                _ => Err("a vector index that is no number".into()),
            },
            Operand::Local(_) => Ok(None),
        }
    }

    /// A register that says whether `index` is `lane`.
    fn is_lane(&mut self, index: Op, w: u8, lane: usize) -> Op {
        let (d, b) = (self.temp(), self.int(lane as u64));
        self.emit(Inst::Cmp { op: Cmp::Eq, w, d, a: index, b });
        Op::reg(d)
    }

    pub fn extract_element(&mut self, vector: Operand, index: Operand, d: Reg) -> Done {
        let lanes = self.operand(vector)?;
        if let Some(i) = self.constant_index(index)? {
            let undef = self.l.program.constant(Val::UNDEF);
            let a = lanes.get(i).copied().unwrap_or(undef);
            self.emit(Inst::Move { d, a });
            return Ok(());
        }
        let w = self.flat(self.type_of(index))?[0].w;
        let index = self.one(index)?;
        let mut so_far = self.l.program.constant(Val::UNDEF);
        for (i, &lane) in lanes.iter().enumerate() {
            let c = self.is_lane(index, w, i);
            let t = self.temp();
            self.emit(Inst::Select { d: t, c, a: lane, b: so_far });
            so_far = Op::reg(t);
        }
        self.emit(Inst::Move { d, a: so_far });
        Ok(())
    }

    pub fn insert_element(
        &mut self,
        vector: Operand,
        element: Operand,
        index: Operand,
        d: Reg,
    ) -> Done {
        let mut lanes = self.operand(vector)?;
        let element = self.one(element)?;
        if let Some(i) = self.constant_index(index)? {
            if let Some(lane) = lanes.get_mut(i) {
                *lane = element;
            }
        } else {
            let w = self.flat(self.type_of(index))?[0].w;
            let index = self.one(index)?;
            for (i, lane) in lanes.iter_mut().enumerate() {
                let c = self.is_lane(index, w, i);
                let t = self.temp();
                self.emit(Inst::Select { d: t, c, a: element, b: *lane });
                *lane = Op::reg(t);
            }
        }
        self.move_all(d, &lanes);
        Ok(())
    }

    pub fn shuffle(&mut self, lhs: Operand, rhs: Operand, mask: &[Option<u32>], d: Reg) -> Done {
        let mut lanes = self.operand(lhs)?;
        lanes.extend(self.operand(rhs)?);
        let undef = self.l.program.constant(Val::UNDEF);
        let pick =
            |m: &Option<u32>| m.and_then(|i| lanes.get(i as usize).copied()).unwrap_or(undef);
        let picked: Vec<Op> = mask.iter().map(pick).collect();
        self.move_all(d, &picked);
        Ok(())
    }

    /// The same bits in scalars of other widths, the first one lowest.
    pub fn repack(&mut self, from: &[Scalar], to: &[Scalar], values: &[Op], d: Reg) -> Done {
        self.repack_by(from, to, values, 0, d)
    }

    /// The same bits moved up by so many, or down; zeros come in.
    pub fn repack_by(
        &mut self,
        from: &[Scalar],
        to: &[Scalar],
        values: &[Op],
        shift: i64,
        d: Reg,
    ) -> Done {
        let mut at = 0i64;
        for (j, t) in to.iter().enumerate() {
            let (lo, hi) = (at, at + t.w as i64);
            at = hi;
            let mut sum = self.int(0);
            let mut bit = shift;
            for (i, s) in from.iter().enumerate() {
                let (first, last) = (bit, bit + s.w as i64);
                bit = last;
                if last <= lo || first >= hi {
                    continue;
                }
                let piece = self.piece(values[i], s.w, t.w, first - lo);
                let r = self.temp();
                self.emit(Inst::Bin {
                    op: BinOp::Or,
                    w: t.w,
                    signed_overflow: false,
                    d: r,
                    a: sum,
                    b: piece,
                });
                sum = Op::reg(r);
            }
            self.emit(Inst::Move { d: d + j as u32, a: sum });
        }
        Ok(())
    }

    /// A scalar shifted up (or, if negative, down) into another width.
    fn piece(&mut self, v: Op, from: u8, to: u8, shift: i64) -> Op {
        let wide = self.temp();
        self.emit(Inst::Un { op: UnOp::ZExt, from, to: 64, d: wide, a: v });
        let by = self.int(shift.unsigned_abs());
        let op = if shift >= 0 { BinOp::Shl } else { BinOp::LShr };
        let moved = self.temp();
        self.emit(Inst::Bin {
            op,
            w: 64,
            signed_overflow: false,
            d: moved,
            a: Op::reg(wide),
            b: by,
        });
        let cut = self.temp();
        self.emit(Inst::Un { op: UnOp::Trunc, from: 64, to, d: cut, a: Op::reg(moved) });
        Op::reg(cut)
    }
}
