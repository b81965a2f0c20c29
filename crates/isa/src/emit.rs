//! Steps as instructions of the machine that runs memory models: one way for every
//! instruction set and every kind of text.

use crate::ir::*;
use heddle_memmodel::{Alu, Instr, Operand, Park, Reg, When, Word};

/// Where the code goes, and what the steps' names mean there.
pub trait Env {
    fn reg(&mut self, r: R) -> Reg;
    /// A register for the rest of this step.
    fn temp(&mut self) -> Reg;
    /// The address of a symbol.
    fn symbol(&mut self, name: &str) -> i64;
    /// `size`: the bytes that it accesses, if it does.
    fn push(&mut self, instr: Instr, size: u8);
    /// The number of the next instruction.
    fn here(&self) -> u32;
    /// A branch to a label.
    fn branch(&mut self, op: Alu, a: Operand, b: Operand, to: &str);
    /// Told of every access: its address, if that is known, and its bytes.
    fn accesses(&mut self, at: Option<i64>, size: u8);
    /// The bits that a word has which is loaded with so many bytes: more than that, where
    /// locations hold whatever was stored.
    fn loaded_bits(&self, size: u8) -> u8;
}

/// Emits a step. Where control goes but for branches is the caller's part.
pub fn emit(env: &mut impl Env, op: &Op) {
    match op {
        Op::Nop => {}
        Op::Set { dst, src, w } => {
            let v = value(env, src);
            set(env, *dst, v, *w);
        }
        Op::Insert { dst, src, w: 64, .. } => {
            let v = value(env, src);
            set(env, *dst, v, 64);
        }
        Op::Insert { dst, src, low: at, w } => {
            let v = value(env, src);
            let v = low(env, v, *w);
            let v = alu(env, Alu::Shl, v, Operand::Imm(*at as i64));
            let (r, mask) = (env.reg(*dst), ((1i64 << w) - 1) << at);
            let rest = alu(env, Alu::And, Operand::Reg(r), Operand::Imm(!mask));
            alu_to(env, Alu::Or, r, rest, v);
        }
        Op::Alu { op, dst, a, b, w } => {
            let (a, b) = (value(env, a), value(env, b));
            let dst = env.reg(*dst);
            alu_to(env, Alu::Word(*op, *w), dst, a, b);
        }
        Op::Extend { dst, src, from, to } => {
            let (v, dst) = (value(env, src), env.reg(*dst));
            alu_to(env, Alu::Word(Word::Extend, *from), dst, v, Operand::Imm(*to as i64));
        }
        Op::Lea { dst, addr, w } => {
            let (base, off) = sum(env, addr);
            let v = alu(env, Alu::Word(Word::Add, 64), base, Operand::Imm(off));
            set(env, *dst, v, *w);
        }
        Op::Select { dst, cond, yes, no, w } => {
            let (yes, no) = (value(env, yes), value(env, no));
            let (op, a) = condition(env, *cond);
            let to = if *w == 64 { env.reg(*dst) } else { env.temp() };
            env.push(Instr::Select { op, dst: to, a, b: Operand::Imm(0), yes, no }, 0);
            if *w < 64 {
                set(env, *dst, Operand::Reg(to), *w);
            }
        }
        Op::Branch { cond, to } => {
            let (op, a) = condition(env, *cond);
            env.branch(op, a, Operand::Imm(0), to);
        }
        Op::BranchIf { op, a, b, w, to } => branch_if(env, *op, a, b, *w, to),
        Op::Fence(attrs) => env.push(Instr::Fence { attrs: *attrs }, 0),
        Op::Check(v, kind) => {
            let cond = value(env, v);
            env.push(Instr::Check { cond, kind: *kind }, 0);
        }
        Op::Limit(v) => {
            let (a, target) = (value(env, v), env.here() + 2);
            env.push(Instr::Branch { op: Alu::Ne, a, b: Operand::Imm(0), target }, 0);
            env.push(Instr::Park(Park::Deep), 0);
        }
        Op::Load { .. }
        | Op::Store { .. }
        | Op::StoreExcl { .. }
        | Op::Rmw { .. }
        | Op::Amo { .. } => {
            access(env, op);
        }
        Op::Jump(_) | Op::JumpTo(_) | Op::Call(_) | Op::CallTo(_) | Op::Ret | Op::Abort => {
            unreachable!("where control goes is the caller's part")
        }
    }
}

fn access(env: &mut impl Env, op: &Op) {
    match op {
        Op::Load { dst, addr, size, attrs, link, signed } => {
            let (addr, off) = address(env, addr, *size);
            let (attrs, link, bits) = (*attrs, *link, 8 * *size);
            let whole = signed.is_none() && env.loaded_bits(*size) <= bits;
            let to = if whole { env.reg(*dst) } else { env.temp() };
            env.push(Instr::Load { dst: to, addr, off, attrs, link }, *size);
            match signed {
                Some(w) => {
                    let (op, dst) = (Alu::Word(Word::Extend, bits), env.reg(*dst));
                    alu_to(env, op, dst, Operand::Reg(to), Operand::Imm(*w as i64));
                }
                None if !whole => set(env, *dst, Operand::Reg(to), bits),
                None => {}
            }
        }
        Op::Store { addr, size, value: v, attrs } => {
            let v = value(env, v);
            let value = low(env, v, 8 * size);
            let (addr, off) = address(env, addr, *size);
            env.push(Instr::Store { addr, off, value, attrs: *attrs }, *size);
        }
        Op::StoreExcl { dst, addr, size, value: v, attrs, early } => {
            let v = value(env, v);
            let value = low(env, v, 8 * size);
            let (addr, off) = address(env, addr, *size);
            let (dst, when) = (Some(env.reg(*dst)), When::Maybe);
            let (attrs, early) = (*attrs, *early);
            env.push(Instr::StoreExcl { dst, addr, off, value, attrs, when, early }, *size);
        }
        Op::Rmw { dst, addr, size, op, value: v, expected, attrs } => {
            let (v, e) = (value(env, v), value(env, expected));
            let (value, expected) = (low(env, v, 8 * size), low(env, e, 8 * size));
            let (addr, off) = address(env, addr, *size);
            let whole = env.loaded_bits(*size) <= 8 * size;
            let to = if whole { env.reg(*dst) } else { env.temp() };
            let (op, attrs) = (*op, *attrs);
            env.push(Instr::Rmw { dst: to, addr, off, op, value, expected, attrs }, *size);
            if !whole {
                set(env, *dst, Operand::Reg(to), 8 * size);
            }
        }
        Op::Amo { dst, addr, size, op, value: v, load, store } => {
            two_events(env, *dst, addr, *size, op, v, (*load, *store));
        }
        _ => unreachable!("no other step accesses memory"),
    }
}

/// A load and the store of an exclusive pair that cannot fail.
fn two_events(
    env: &mut impl Env,
    dst: Option<R>,
    addr: &Addr,
    size: u8,
    op: &Amo,
    v: &V,
    (load, store): (u64, u64),
) {
    let w = 8 * size;
    let v = value(env, v);
    let value = low(env, v, w);
    let expected = match op {
        Amo::Compare(e) => {
            let e = crate::emit::value(env, e);
            // A copy: the register may be the one that is written.
            let (kept, e) = (env.temp(), low(env, e, w));
            env.push(Instr::Move { dst: kept, a: e }, 0);
            Operand::Reg(kept)
        }
        _ => Operand::Imm(0),
    };
    let (addr, off) = address(env, addr, size);
    let old = env.temp();
    env.push(Instr::Load { dst: old, addr, off, attrs: load, link: true }, size);
    let mut was = Operand::Reg(old);
    if env.loaded_bits(size) > w {
        was = low(env, was, w);
    }
    let (value, when) = match op {
        Amo::Swap => (value, When::Always),
        Amo::Compare(_) => (value, When::If(alu(env, Alu::Eq, was, expected))),
        Amo::Apply(word) => (alu(env, Alu::Word(*word, w), was, value), When::Always),
        Amo::Clear => {
            let keep = alu(env, Alu::Word(Word::Xor, w), value, Operand::Imm(-1));
            (alu(env, Alu::Word(Word::And, w), was, keep), When::Always)
        }
    };
    let (dst_of_store, early) = (None, true);
    let excl = Instr::StoreExcl { dst: dst_of_store, addr, off, value, attrs: store, when, early };
    env.push(excl, size);
    if let Some(d) = dst {
        set(env, d, was, 64);
    }
}

fn branch_if(env: &mut impl Env, op: Word, a: &V, b: &V, w: u8, to: &str) {
    let (a, b) = (value(env, a), value(env, b));
    let plain = match (op, w) {
        (Word::Eq, _) => Some(Alu::Eq),
        (Word::Ne, _) => Some(Alu::Ne),
        (Word::Slt, 64) => Some(Alu::Lt),
        (Word::Sle, 64) => Some(Alu::Le),
        _ => None,
    };
    match plain {
        Some(op) => {
            let (a, b) = (low(env, a, w), low(env, b, w));
            env.branch(op, a, b, to);
        }
        None => {
            let holds = alu(env, Alu::Word(op, w), a, b);
            env.branch(Alu::Ne, holds, Operand::Imm(0), to);
        }
    }
}

fn condition(env: &mut impl Env, cond: Cond) -> (Alu, Operand) {
    (if cond.set { Alu::Ne } else { Alu::Eq }, Operand::Reg(env.reg(cond.flag)))
}

fn value(env: &mut impl Env, v: &V) -> Operand {
    match v {
        V::Reg(r) => Operand::Reg(env.reg(*r)),
        V::Imm(n) => Operand::Imm(*n),
        V::Sym(s, off) => Operand::Imm(env.symbol(s).wrapping_add(*off)),
    }
}

fn alu(env: &mut impl Env, op: Alu, a: Operand, b: Operand) -> Operand {
    if let (Operand::Imm(x), Operand::Imm(y)) = (a, b) {
        return Operand::Imm(op.apply(x, y));
    }
    if matches!(op, Alu::Word(Word::Add, 64) | Alu::Shl) && b == Operand::Imm(0) {
        return a;
    }
    let dst = env.temp();
    env.push(Instr::Alu { op, dst, a, b }, 0);
    Operand::Reg(dst)
}

fn alu_to(env: &mut impl Env, op: Alu, dst: Reg, a: Operand, b: Operand) {
    env.push(
        match (a, b) {
            (Operand::Imm(x), Operand::Imm(y)) => {
                Instr::Move { dst, a: Operand::Imm(op.apply(x, y)) }
            }
            _ => Instr::Alu { op, dst, a, b },
        },
        0,
    );
}

/// The low bits of a value.
fn low(env: &mut impl Env, v: Operand, w: u8) -> Operand {
    if w == 64 { v } else { alu(env, Alu::Word(Word::Or, w), v, Operand::Imm(0)) }
}

fn set(env: &mut impl Env, dst: R, v: Operand, w: u8) {
    let dst = env.reg(dst);
    match w {
        64 => env.push(Instr::Move { dst, a: v }, 0),
        _ => alu_to(env, Alu::Word(Word::Or, w), dst, v, Operand::Imm(0)),
    }
}

/// An address to access, and an offset.
fn address(env: &mut impl Env, addr: &Addr, size: u8) -> (Operand, i64) {
    let (base, off) = sum(env, addr);
    match base {
        Operand::Imm(n) => {
            let at = n.wrapping_add(off);
            env.accesses(Some(at), size);
            (Operand::Imm(at), 0)
        }
        reg => {
            env.accesses(None, size);
            (reg, off)
        }
    }
}

fn sum(env: &mut impl Env, addr: &Addr) -> (Operand, i64) {
    let mut off = addr.disp;
    let mut base = addr.base.map(|b| Operand::Reg(env.reg(b)));
    if let Some(s) = &addr.sym {
        let at = env.symbol(s);
        match base {
            None => base = Some(Operand::Imm(at)),
            Some(_) => off = off.wrapping_add(at),
        }
    }
    let base = base.unwrap_or(Operand::Imm(0));
    let Some((r, scale)) = addr.index else { return (base, off) };
    let mut index = Operand::Reg(env.reg(r));
    let w = match addr.narrow {
        Some(true) => 32,
        Some(false) => {
            index = low(env, index, 32);
            64
        }
        None => 64,
    };
    (alu(env, Alu::Index { w, by: scale as i32 }, base, index), off)
}

/// Drops steps that compute what no step of the program reads: flags, for the most part.
pub fn prune<'a>(all: impl IntoIterator<Item = &'a mut Vec<Op>>) {
    let mut all: Vec<&mut Vec<Op>> = all.into_iter().collect();
    loop {
        let mut read = [false; PSEUDO as usize];
        for op in all.iter().flat_map(|ops| ops.iter()) {
            op.reads(&mut |r| {
                if r < TEMP {
                    read[r as usize] = true;
                }
            });
        }
        let dropped: usize = all.iter_mut().map(|ops| prune_one(ops, read)).sum();
        if dropped == 0 {
            return;
        }
    }
}

/// How many steps went; `live`: what is read behind them.
fn prune_one(ops: &mut Vec<Op>, mut live: [bool; PSEUDO as usize]) -> usize {
    let before = ops.len();
    let mut keep = vec![true; before];
    for (i, op) in ops.iter().enumerate().rev() {
        if let Some(dst @ SINK..PSEUDO) = op.writes() {
            let computes = matches!(
                op,
                Op::Set { .. }
                    | Op::Insert { .. }
                    | Op::Alu { .. }
                    | Op::Extend { .. }
                    | Op::Lea { .. }
                    | Op::Select { .. }
            );
            if computes && !live[dst as usize] {
                keep[i] = false;
                continue;
            }
            live[dst as usize] = false;
        }
        op.reads(&mut |r| {
            if r < PSEUDO {
                live[r as usize] = true;
            }
        });
    }
    let mut keep = keep.into_iter();
    ops.retain(|_| keep.next() == Some(true));
    before - ops.len()
}
