//! Operands that C does not evaluate.
//!
//! The argument of `__builtin_constant_p` and of `__builtin_object_size` is looked at by the
//! compiler, not executed (`__builtin_constant_p(p[123456])` reads nothing). Where it has
//! no side effects clang computes it all the same at -O0 and lets the optimiser throw it
//! away. Here the instructions are found whose values lead nowhere but there: plain loads and
//! arithmetic, which must not run, because they can go wrong.
//!
//! Not here: checks of inner bounds in such an argument, which are branches of their own;
//! calls, volatile and atomic accesses, which clang only emits if they are to happen.

use crate::ir::{Call, Callee, ConstKind, Function, Module, Op, Operand, ValueId};
use std::collections::{HashMap, HashSet};

/// The values that nobody else needs.
pub fn unevaluated(m: &Module, f: &Function) -> HashSet<ValueId> {
    let insts = || f.blocks.iter().flat_map(|b| &b.insts);
    let mut out = HashSet::new();
    if !insts().any(|i| asks_compiler(m, &i.op)) {
        return out;
    }
    // How often each value is used by what is executed.
    let mut uses: HashMap<ValueId, u32> = HashMap::new();
    let mut ops: HashMap<ValueId, &Op> = HashMap::new();
    let mut left: Vec<ValueId> = Vec::new();
    for inst in insts() {
        ops.extend(inst.result.map(|r| (r, &inst.op)));
        let asks = asks_compiler(m, &inst.op);
        inst.op.for_each_operand(|o| match o {
            Operand::Local(v) if asks => left.push(v),
            Operand::Local(v) => *uses.entry(v).or_insert(0) += 1,
            Operand::Const(_) => {}
        });
    }
    while let Some(v) = left.pop() {
        let is_unused = uses.get(&v).is_none_or(|&n| n == 0);
        let Some(op) = ops.get(&v).filter(|op| is_unused && has_no_effect(op)) else { continue };
        if out.insert(v) {
            op.for_each_operand(|o| {
                if let Operand::Local(w) = o {
                    uses.entry(w).and_modify(|n| *n -= 1);
                    left.push(w);
                }
            });
        }
    }
    out
}

fn asks_compiler(m: &Module, op: &Op) -> bool {
    let Op::Call(call) = op else { return false };
    let Call { callee: Callee::Operand(Operand::Const(c)), .. } = &**call else { return false };
    let ConstKind::Function(f) = m.constants.kind(*c) else { return false };
    let name = &m.function(*f).name;
    name.starts_with("llvm.is.constant.") || name.starts_with("llvm.objectsize.")
}

/// Whether it may be left out if nobody uses what it gives.
fn has_no_effect(op: &Op) -> bool {
    match op {
        Op::Load { access, .. } => !access.volatile && access.ordering.is_none(),
        Op::FNeg(_) | Op::Freeze(_) | Op::Cast { .. } | Op::Binary { .. } => true,
        Op::ICmp { .. } | Op::FCmp { .. } | Op::Select { .. } | Op::Gep { .. } => true,
        _ => false,
    }
}
