//! Which locals can live in registers.
//!
//! An `alloca` of one scalar whose address is only loaded from and stored to,
//! always as a whole, is a register under another name. At `-O0` that is every
//! local variable without `&`. Where pointers have types, clang looks at the
//! temporaries of atomic operations through casts: those are the same place.

use super::flat::{Scalar, flatten};
use crate::ir::{Callee, CastOp, ConstKind, Function, Inst, Module, Op, Operand, ValueId};
use std::collections::{HashMap, HashSet};

/// The promoted allocas and their scalars, and other names for them.
pub fn promotable(m: &Module, f: &Function) -> (HashMap<ValueId, Scalar>, Names) {
    let mut out = HashMap::new();
    let insts = || f.blocks.iter().flat_map(|b| &b.insts);
    let names = casts(f);
    let real = |v: ValueId| names.get(&v).copied().unwrap_or(v);
    for inst in insts() {
        if let (Op::Alloca { allocated, count: None, .. }, Some(v)) = (&inst.op, inst.result)
            && let Ok(scalars) = flatten(m, *allocated)
            && let [s] = scalars[..]
        {
            out.insert(v, s);
        }
    }
    for inst in insts() {
        match &inst.op {
            Op::Load { pointer: Operand::Local(p), access } => {
                let same = same_width(m, &out, real(*p), inst.ty);
                if !same || access.ordering.is_some() {
                    out.remove(&real(*p));
                }
            }
            Op::Store { value, pointer, access } => {
                if let Operand::Local(v) = value {
                    out.remove(&real(*v));
                }
                if let Operand::Local(p) = pointer {
                    let same = same_width(m, &out, real(*p), m.type_of(f, *value));
                    if !same || access.ordering.is_some() {
                        out.remove(&real(*p));
                    }
                }
            }
            Op::Debug(_) => {}
            Op::Call(c) if is_lifetime(m, &c.callee) => {}
            Op::Cast { op: CastOp::BitCast, .. }
                if inst.result.is_some_and(|r| names.contains_key(&r)) => {}
            op => op.for_each_operand(|o| {
                if let Operand::Local(v) = o {
                    out.remove(&real(v));
                }
            }),
        }
    }
    let names = names.into_iter().filter(|n| out.contains_key(&n.1)).collect();
    (out, names)
}

/// Casts of allocas: what they are casts of.
pub type Names = HashMap<ValueId, ValueId>;

pub fn casts(f: &Function) -> Names {
    let insts = || f.blocks.iter().flat_map(|b| &b.insts);
    let is_alloca = |i: &&Inst| matches!(i.op, Op::Alloca { count: None, .. });
    let allocas: HashSet<ValueId> = insts().filter(is_alloca).filter_map(|i| i.result).collect();
    let cast = |i: &Inst| match (&i.op, i.result) {
        (Op::Cast { op: CastOp::BitCast, value: Operand::Local(v), .. }, Some(r)) => {
            allocas.contains(v).then_some((r, *v))
        }
        _ => None,
    };
    insts().filter_map(cast).collect()
}

fn same_width(
    m: &Module,
    known: &HashMap<ValueId, Scalar>,
    p: ValueId,
    ty: crate::ir::TypeId,
) -> bool {
    let Some(s) = known.get(&p) else { return true };
    flatten(m, ty).is_ok_and(|f| matches!(f[..], [t] if t.w == s.w))
}

pub fn is_lifetime(m: &Module, callee: &Callee) -> bool {
    let Callee::Operand(Operand::Const(c)) = callee else { return false };
    match m.constants.kind(*c) {
        ConstKind::Function(f) => m.function(*f).name.starts_with("llvm.lifetime."),
        _ => false,
    }
}
