//! Expressions: as values, and as conditions that branch.

use crate::emit::{Emit, PROCS};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, MemFlags, Value, types};
use heddle_promela::ir::{BinOp, UnOp};
use heddle_promela::native::NO_VALUE;
use heddle_promela::transition::{Spot, Val, Width};

impl Emit<'_> {
    /// A whole function: the value of an expression.
    pub fn proposition(&mut self, v: &Val) {
        let v = self.val(v);
        let v = self.b.ins().sextend(types::I64, v);
        self.b.ins().return_(&[v]);
        self.b.switch_to_block(self.leave);
        let none = self.long(NO_VALUE);
        self.b.ins().return_(&[none]);
    }

    /// The address of a spot, and what is to be added to it.
    pub fn address(&mut self, spot: &Spot) -> (Value, i32) {
        let mut at = if spot.own { self.home } else { self.mem };
        for (index, len, stride) in &spot.dims {
            let i = self.val(index);
            let wrong = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThanOrEqual, i, *len as i64);
            self.leave_if(wrong);
            let i = self.b.ins().uextend(types::I64, i);
            let i = self.b.ins().imul_imm(i, *stride as i64);
            at = self.b.ins().iadd(at, i);
        }
        (at, spot.offset as i32)
    }

    pub fn load(&mut self, width: Width, at: Value, offset: i32) -> Value {
        let flags = self.flags();
        match width {
            Width::U8 => self.b.ins().uload8(types::I32, flags, at, offset),
            Width::U16 => self.b.ins().uload16(types::I32, flags, at, offset),
            Width::I16 => self.b.ins().sload16(types::I32, flags, at, offset),
            Width::I32 => self.b.ins().load(types::I32, flags, at, offset),
        }
    }

    /// The value of an expression, as 32 bits.
    pub fn val(&mut self, v: &Val) -> Value {
        match v {
            Val::Const(n) => self.int(*n),
            Val::Load(width, spot) => {
                let (at, offset) = self.address(spot);
                self.load(*width, at, offset)
            }
            Val::Pid => self.pid,
            Val::NrPr => self.load(Width::U8, self.mem, self.program.frame.nr_pr as i32),
            Val::Un(UnOp::Minus, a) => {
                let a = self.val(a);
                self.b.ins().ineg(a)
            }
            Val::Un(UnOp::Complement, a) => {
                let a = self.val(a);
                self.b.ins().bnot(a)
            }
            Val::Un(UnOp::Not, a) => {
                let a = self.val(a);
                self.flag(IntCC::Equal, a, 0)
            }
            Val::Bin(op, a, b) => self.binary(*op, a, b),
            Val::Probe(probe, chan) => self.probe(*probe, chan),
            Val::Cond(c, a, b) => {
                let (yes, no) = (self.b.create_block(), self.b.create_block());
                let join = self.b.create_block();
                let result = self.b.append_block_param(join, types::I32);
                self.branch(c, yes, no);
                for (block, v) in [(yes, a), (no, b)] {
                    self.b.switch_to_block(block);
                    let v = self.val(v);
                    self.b.ins().jump(join, &[v.into()]);
                }
                self.b.switch_to_block(join);
                result
            }
            Val::And(..) | Val::Or(..) | Val::Poll(_) | Val::StandsAt(..) => self.truth(v),
        }
    }

    /// A condition as one or zero.
    fn truth(&mut self, v: &Val) -> Value {
        let (yes, no, join) = (self.b.create_block(), self.b.create_block(), self.b.create_block());
        let result = self.b.append_block_param(join, types::I32);
        self.branch(v, yes, no);
        for (block, n) in [(yes, 1), (no, 0)] {
            self.b.switch_to_block(block);
            let n = self.int(n);
            self.b.ins().jump(join, &[n.into()]);
        }
        self.b.switch_to_block(join);
        result
    }

    fn flag(&mut self, cc: IntCC, a: Value, b: i32) -> Value {
        let b = self.int(b);
        let f = self.b.ins().icmp(cc, a, b);
        self.b.ins().uextend(types::I32, f)
    }

    fn binary(&mut self, op: BinOp, a: &Val, b: &Val) -> Value {
        if let BinOp::Div | BinOp::Rem = op {
            return self.divide(op, a, b);
        }
        let (x, y) = (self.val(a), self.val(b));
        if let Some(cc) = comparison(op) {
            let f = self.b.ins().icmp(cc, x, y);
            return self.b.ins().uextend(types::I32, f);
        }
        let ins = self.b.ins();
        match op {
            BinOp::Add => ins.iadd(x, y),
            BinOp::Sub => ins.isub(x, y),
            BinOp::Mul => ins.imul(x, y),
            BinOp::BitAnd => ins.band(x, y),
            BinOp::BitOr => ins.bor(x, y),
            BinOp::BitXor => ins.bxor(x, y),
            // The amount is taken modulo 32, as the interpreter does.
            BinOp::Shl => ins.ishl(x, y),
            BinOp::Shr => ins.sshr(x, y),
            _ => unreachable!("divisions and comparisons are done"),
        }
    }

    /// Goes to `yes` where an expression is not zero, else to `no`.
    pub fn branch(&mut self, v: &Val, yes: Block, no: Block) {
        match v {
            Val::Const(n) => {
                self.b.ins().jump(if *n != 0 { yes } else { no }, &[]);
            }
            Val::Un(UnOp::Not, a) => self.branch(a, no, yes),
            Val::And(a, b) => {
                let on = self.b.create_block();
                self.branch(a, on, no);
                self.b.switch_to_block(on);
                self.branch(b, yes, no);
            }
            Val::Or(a, b) => {
                let on = self.b.create_block();
                self.branch(a, yes, on);
                self.b.switch_to_block(on);
                self.branch(b, yes, no);
            }
            Val::Poll(take) => self.has_message(take, yes, no),
            Val::StandsAt(pid, places) => self.stands_at(pid, places, yes, no),
            Val::Bin(op, a, b) if comparison(*op).is_some() => {
                let (x, y) = (self.val(a), self.val(b));
                let cc = comparison(*op).expect("just asked");
                let f = self.b.ins().icmp(cc, x, y);
                self.b.ins().brif(f, yes, &[], no, &[]);
            }
            _ => {
                let v = self.val(v);
                self.b.ins().brif(v, yes, &[], no, &[]);
            }
        }
    }

    fn stands_at(&mut self, pid: &Val, places: &[u16], yes: Block, no: Block) {
        let pid = self.val(pid);
        let n = self.load(Width::U8, self.mem, self.program.frame.nr_pr as i32);
        let none = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, pid, n);
        self.branch_out(none, no);
        let procs = self.given(types::I64, PROCS);
        let at = self.b.ins().uextend(types::I64, pid);
        let at = self.b.ins().ishl_imm(at, 2);
        let at = self.b.ins().iadd(procs, at);
        let at = self.b.ins().uload32(MemFlags::trusted(), at, 0);
        let at = self.b.ins().iadd(self.mem, at);
        let width = if self.program.frame.wide_place { Width::U16 } else { Width::U8 };
        let place = self.load(width, at, 0);
        for &p in places {
            let here = self.b.ins().icmp_imm(IntCC::Equal, place, p as i64);
            self.branch_out(here, yes);
        }
        self.b.ins().jump(no, &[]);
    }
}

fn comparison(op: BinOp) -> Option<IntCC> {
    Some(match op {
        BinOp::Lt => IntCC::SignedLessThan,
        BinOp::Le => IntCC::SignedLessThanOrEqual,
        BinOp::Gt => IntCC::SignedGreaterThan,
        BinOp::Ge => IntCC::SignedGreaterThanOrEqual,
        BinOp::Eq => IntCC::Equal,
        BinOp::Ne => IntCC::NotEqual,
        _ => return None,
    })
}
