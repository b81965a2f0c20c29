//! Which locals can live in registers.
//!
//! An `alloca` of one scalar whose address is only loaded from and stored to,
//! always as a whole, is a register under another name. At `-O0` that is every
//! local variable without `&`.

use super::flat::{Scalar, flatten};
use crate::ir::{Callee, ConstKind, Function, Module, Op, Operand, ValueId};
use std::collections::HashMap;

/// The promoted allocas and their scalars.
pub fn promotable(m: &Module, f: &Function) -> HashMap<ValueId, Scalar> {
    let mut out = HashMap::new();
    let insts = || f.blocks.iter().flat_map(|b| &b.insts);
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
                let same = same_width(m, &out, *p, inst.ty);
                if !same || access.ordering.is_some() {
                    out.remove(p);
                }
            }
            Op::Store { value, pointer, access } => {
                if let Operand::Local(v) = value {
                    out.remove(v);
                }
                if let Operand::Local(p) = pointer {
                    let same = same_width(m, &out, *p, m.type_of(f, *value));
                    if !same || access.ordering.is_some() {
                        out.remove(p);
                    }
                }
            }
            Op::Debug(_) => {}
            Op::Call(c) if is_lifetime(m, &c.callee) => {}
            op => op.for_each_operand(|o| {
                if let Operand::Local(v) = o {
                    out.remove(&v);
                }
            }),
        }
    }
    out
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
