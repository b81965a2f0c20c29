//! Atomic operations on sixteen bytes, as `cmpxchg16b` does them.
//!
//! The machine's own operations are of one word. Two of them in a section that
//! nobody comes between are one operation of two: each word is read and written
//! with the ordering of the whole.

use super::flat::Scalar;
use super::function::Fun;
use super::operators::order;
use crate::ir::{Access, Operand, RmwOp, TypeId};
use heddle_machine::{BinOp, Cmp, Inst, Lib, Op, Order, Reg};

type Done = Result<(), String>;

impl Fun<'_, '_> {
    pub fn wide_load(&mut self, ty: TypeId, pointer: Operand, access: &Access, d: Reg) -> Done {
        let words = self.two_words(ty)?;
        let base = self.one(pointer)?;
        self.section(Lib::AtomicBegin);
        self.read_words(base, &words, order(access.ordering, access.volatile), d);
        self.section(Lib::AtomicEnd);
        Ok(())
    }

    pub fn wide_store(&mut self, value: Operand, pointer: Operand, access: &Access) -> Done {
        let words = self.two_words(self.type_of(value))?;
        let (base, values) = (self.one(pointer)?, self.operand(value)?);
        self.section(Lib::AtomicBegin);
        self.write_words(base, &words, order(access.ordering, access.volatile), &values);
        self.section(Lib::AtomicEnd);
        Ok(())
    }

    /// Old words and whether they were the expected ones, from `d` on.
    pub fn wide_exchange(
        &mut self,
        pointer: Operand,
        expected: Operand,
        new: Operand,
        access: &Access,
        d: Reg,
    ) -> Done {
        let words = self.two_words(self.type_of(new))?;
        let order = order(access.ordering, access.volatile);
        let (base, expected, new) =
            (self.one(pointer)?, self.operand(expected)?, self.operand(new)?);
        self.exchange(base, &words, order, (&expected, &new), d);
        Ok(())
    }

    /// The same on two words of `w` bits, for inline assembly.
    pub fn exchange_words(&mut self, base: Op, w: u8, expected: &[Op], new: &[Op], d: Reg) {
        let word = |i: u64| Scalar { offset: i * w as u64 / 8, w, float: false };
        self.exchange(base, &[word(0), word(1)], Order::SeqCst, (expected, new), d);
    }

    fn exchange(
        &mut self,
        base: Op,
        words: &[Scalar],
        order: Order,
        (expected, new): (&[Op], &[Op]),
        d: Reg,
    ) {
        let same = d + words.len() as u32;
        self.section(Lib::AtomicBegin);
        self.read_words(base, words, order, d);
        let yes = self.int(1);
        self.emit(Inst::Move { d: same, a: yes });
        for (i, word) in words.iter().enumerate() {
            let (t, old) = (self.temp(), Op::reg(d + i as u32));
            self.emit(Inst::Cmp { op: Cmp::Eq, w: word.w, d: t, a: old, b: expected[i] });
            let (op, a, b) = (BinOp::And, Op::reg(same), Op::reg(t));
            self.emit(Inst::Bin { op, w: 1, signed_overflow: false, d: same, a, b });
        }
        let mut values = Vec::new();
        for (i, &a) in new.iter().enumerate() {
            let (t, b) = (self.temp(), Op::reg(d + i as u32));
            self.emit(Inst::Select { d: t, c: Op::reg(same), a, b });
            values.push(Op::reg(t));
        }
        self.write_words(base, words, order, &values);
        self.section(Lib::AtomicEnd);
    }

    pub fn wide_rmw(
        &mut self,
        op: RmwOp,
        pointer: Operand,
        value: Operand,
        access: &Access,
        d: Reg,
    ) -> Done {
        let words = self.two_words(self.type_of(value))?;
        let order = order(access.ordering, access.volatile);
        let (base, value) = (self.one(pointer)?, self.operand(value)?);
        let op = match op {
            RmwOp::Xchg => None,
            RmwOp::Add => Some(BinOp::Add),
            RmwOp::Sub => Some(BinOp::Sub),
            RmwOp::And => Some(BinOp::And),
            RmwOp::Or => Some(BinOp::Or),
            RmwOp::Xor => Some(BinOp::Xor),
            RmwOp::Max => Some(BinOp::SMax),
            RmwOp::Min => Some(BinOp::SMin),
            RmwOp::UMax => Some(BinOp::UMax),
            RmwOp::UMin => Some(BinOp::UMin),
            op => return Err(format!("`atomicrmw {}` on sixteen bytes", op.name())),
        };
        self.section(Lib::AtomicBegin);
        self.read_words(base, &words, order, d);
        let values = match op {
            None => value,
            Some(op) => {
                let (t, w) = (self.temp(), 64 + words[1].w);
                self.temp();
                let (a, b) = ([Op::reg(d), Op::reg(d + 1)], [value[0], value[1]]);
                self.emit(Inst::Wide { op, w, d: t, a, b });
                vec![Op::reg(t), Op::reg(t + 1)]
            }
        };
        self.write_words(base, &words, order, &values);
        self.section(Lib::AtomicEnd);
        Ok(())
    }

    fn two_words(&self, ty: TypeId) -> Result<Vec<Scalar>, String> {
        let words = self.flat(ty)?;
        if words.len() == 2 { Ok(words) } else { Err("an atomic operation on an aggregate".into()) }
    }

    fn section(&mut self, lib: Lib) {
        let d = self.temp();
        self.emit(Inst::Lib { lib, args: Box::new([]), d });
    }

    fn read_words(&mut self, base: Op, words: &[Scalar], order: Order, d: Reg) {
        for (i, s) in words.iter().enumerate() {
            let ptr = self.at_offset(base, s.offset);
            self.emit(Inst::Load { d: d + i as u32, ptr, w: s.w, align: 0, order });
        }
    }

    fn write_words(&mut self, base: Op, words: &[Scalar], order: Order, values: &[Op]) {
        for (s, &v) in words.iter().zip(values) {
            let ptr = self.at_offset(base, s.offset);
            self.emit(Inst::Store { ptr, v, w: s.w, align: 0, order });
        }
    }
}
