//! Blocks of C: where the life of a local begins and ends.
//!
//! clang marks both (`llvm.lifetime.start` and `.end`). A local that lives in a
//! register is undefined in between; one in memory is a stack object that the
//! machine calls dead, and reading or writing it is a fault that names it.
//!
//! At `-O0` marks come at a price: every way out of a block goes through one
//! place that ends lives and then asks a variable where it was going. That is
//! undone here: a jump to such a place takes a copy of it, and goes on to where
//! it was going all along. So the code has the shape that the C has.
//!
//! Not here: arrays of variable length, which have no marks and live until
//! their function returns.

use super::function::Fun;
use super::promote::{Names, is_lifetime};
use crate::ir::{
    BlockId, Call, Callee, CastOp, ConstKind, Function, Inst, Module, Op, Operand, ValueId,
};
use heddle_machine as machine;
use std::collections::{HashMap, HashSet};

type Done = Result<(), String>;

/// The allocas whose lives are marked. None at all if some mark is about
/// something else: then it is not clear which lives are told whole.
pub fn scoped(m: &Module, f: &Function, casts: &Names) -> HashSet<ValueId> {
    let entry = f.blocks.first().map_or(&[][..], |b| &b.insts);
    let is_fixed = |i: &&Inst| matches!(i.op, Op::Alloca { count: None, .. });
    let fixed: HashSet<ValueId> = entry.iter().filter(is_fixed).filter_map(|i| i.result).collect();
    let mut out = HashSet::new();
    for inst in f.blocks.iter().flat_map(|b| &b.insts) {
        let Op::Call(call) = &inst.op else { continue };
        let Some(starts) = marks_start(m, call) else { continue };
        match object(call, casts).filter(|v| fixed.contains(v)) {
            Some(v) if starts => {
                out.insert(v);
            }
            Some(_) => {}
            None => return HashSet::new(),
        }
    }
    out
}

/// Other names for where a local begins: where pointers have types, it is cast,
/// or its first byte is taken.
pub fn beginnings(m: &Module, f: &Function) -> Names {
    let mut out = Names::new();
    let zero = |o: &Operand| match o {
        Operand::Const(c) => matches!(m.constants.kind(*c), ConstKind::Int(0) | ConstKind::Zero),
        Operand::Local(_) => false,
    };
    for inst in f.blocks.iter().flat_map(|b| &b.insts) {
        let of = match &inst.op {
            Op::Cast { op: CastOp::BitCast, value: Operand::Local(v), .. } => *v,
            Op::Gep { base: Operand::Local(v), indices, .. } if indices.iter().all(zero) => *v,
            _ => continue,
        };
        if let Some(r) = inst.result {
            let of = out.get(&of).copied().unwrap_or(of);
            out.insert(r, of);
        }
    }
    out
}

/// Whether a call marks the start of a life, or the end; nothing if neither.
fn marks_start(m: &Module, call: &Call) -> Option<bool> {
    if !is_lifetime(m, &call.callee) {
        return None;
    }
    let Callee::Operand(Operand::Const(c)) = call.callee else { return None };
    match m.constants.kind(c) {
        ConstKind::Function(f) => Some(m.function(*f).name.starts_with("llvm.lifetime.start")),
        _ => None,
    }
}

/// Whose life it is: the last argument, in every version of LLVM.
fn object(call: &Call, casts: &Names) -> Option<ValueId> {
    match call.args.last()?.value {
        Operand::Local(v) => Some(casts.get(&v).copied().unwrap_or(v)),
        Operand::Const(_) => None,
    }
}

/// How far a jump is followed.
const MAX_BLOCKS: usize = 16;

impl Fun<'_, '_> {
    /// A life begins or ends.
    pub fn lifetime(&mut self, call: &Call, inst: &Inst) -> Done {
        // That a register is forgotten is nobody's statement.
        if let Some(a) = call.args.last() {
            self.nowhere();
            self.forget_local(a.value);
        }
        let starts = marks_start(self.l.module, call).unwrap_or(false);
        let name = object(call, &self.beginnings).and_then(|v| self.scopes.get(&v).copied());
        if let Some(name) = name {
            if !starts {
                self.place(inst);
            }
            self.emit(machine::Inst::Scope { name, starts });
        }
        Ok(())
    }

    /// Emits what lies on the way to a block and is known beforehand; answers
    /// the block it then goes to, and the one it comes from.
    pub fn follow(&mut self, to: BlockId) -> Result<(BlockId, BlockId), String> {
        let mut known = HashMap::new();
        let from = self.block;
        self.f.block(from).insts.iter().for_each(|i| self.learn(i, &mut known));
        // Where it goes, as far as the last question that was answered.
        let (mut way, mut done, mut at) = (Vec::new(), (0, to), to);
        while way.len() < MAX_BLOCKS {
            let Some((next, answered)) = self.passes(at, &mut known) else { break };
            way.push(at);
            at = next;
            if answered {
                done = (way.len(), at);
            }
        }
        way.truncate(done.0);
        for &b in &way {
            let insts = &self.f.block(b).insts;
            for inst in &insts[..insts.len() - 1] {
                if !matches!(inst.op, Op::Debug(_)) {
                    self.place(inst);
                    self.instruction(inst)?;
                }
            }
        }
        Ok((done.1, way.last().copied().unwrap_or(from)))
    }

    /// Where a block leads, if it does nothing but end lives and keep numbers;
    /// and whether it asked for one.
    fn passes(&self, b: BlockId, known: &mut HashMap<ValueId, u128>) -> Option<(BlockId, bool)> {
        let (last, rest) = self.f.block(b).insts.split_last()?;
        let mut loaded = HashMap::new();
        for inst in rest {
            match &inst.op {
                Op::Debug(_) => {}
                Op::Call(c) if is_lifetime(self.l.module, &c.callee) => {}
                Op::Cast { .. } if inst.result.is_some_and(|r| self.bitcasts.contains_key(&r)) => {}
                Op::Store { pointer, .. } if self.slot(*pointer).is_some() => {}
                Op::Load { pointer, .. } => {
                    let n = known.get(&self.slot(*pointer)?)?;
                    loaded.insert(inst.result?, *n);
                }
                _ => return None,
            }
            self.learn(inst, known);
        }
        match &last.op {
            Op::Br(to) => Some((*to, false)),
            Op::Switch { value: Operand::Local(v), default, cases } => {
                let n = loaded.get(v)?;
                let is = |c: &&(crate::ir::ConstId, BlockId)| self.number(c.0) == Some(*n);
                Some((cases.iter().find(is).map_or(*default, |c| c.1), true))
            }
            _ => None,
        }
    }

    /// What a store says about a local that lives in a register.
    fn learn(&self, inst: &Inst, known: &mut HashMap<ValueId, u128>) {
        let Op::Store { value, pointer, .. } = &inst.op else { return };
        let Some(slot) = self.slot(*pointer) else { return };
        match value {
            Operand::Const(c) if self.number(*c).is_some() => {
                known.insert(slot, self.number(*c).unwrap_or(0));
            }
            _ => {
                known.remove(&slot);
            }
        }
    }

    fn slot(&self, pointer: Operand) -> Option<ValueId> {
        self.promoted.only(pointer)
    }

    fn number(&self, c: crate::ir::ConstId) -> Option<u128> {
        match self.l.module.constants.kind(c) {
            ConstKind::Int(n) => Some(*n),
            ConstKind::Zero => Some(0),
            _ => None,
        }
    }
}
