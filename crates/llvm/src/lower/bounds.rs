//! Bounds of arrays inside other objects.
//!
//! The machine knows objects, not what is inside: `a[0][2]` of `int a[2][2]` is
//! a byte of `a` like any other. clang knows better and says so if asked
//! (`-fsanitize=array-bounds`): before an index into an array of known length
//! comes a comparison and a branch to a block that traps. Pointers that were
//! computed otherwise, `container_of`, flexible arrays and what `memcpy` does
//! are not looked at, and an address right behind an array is allowed.
//!
//! Here these checks are recognised. Where the array is all of an object the
//! machine's own check of the access says the same, so that the comparison is
//! left out (in code that no optimiser has seen: there one check can stand for several).
//! The others end in [`Lib::BadIndex`], with the index and the length where they are
//! known: an optimiser lets all checks of a function share one block that traps.
//!
//! Not here: other checks that clang can be asked for; a trap of the user's own.
//!
//! [`Lib::BadIndex`]: heddle_machine::Lib::BadIndex

use crate::ir::{
    BlockId, Call, Callee, CastOp, ConstKind, Function, IntPredicate, Module, Op, Operand, Type,
    ValueId,
};
use std::collections::{HashMap, HashSet};

/// The number that clang gives to traps of such checks.
const OUT_OF_BOUNDS: u128 = 18;

/// The checks of a function.
#[derive(Default)]
pub struct Bounds {
    /// By the block that traps: the index, and the length, where they are known.
    pub traps: HashMap<BlockId, Option<(Operand, Operand)>>,
    /// Blocks whose check says nothing that the machine does not find itself.
    pub dropped: HashSet<BlockId>,
    /// Values that only dropped checks use.
    pub unused: HashSet<ValueId>,
}

/// Finds the checks of a function.
pub fn find(m: &Module, f: &Function, unoptimised: bool) -> Bounds {
    let mut out = Bounds::default();
    let traps: HashSet<BlockId> = (0..f.blocks.len() as u32)
        .map(BlockId)
        .filter(|&b| f.block(b).insts.iter().any(|i| is_trap(m, &i.op)))
        .collect();
    if traps.is_empty() {
        return out;
    }
    out.traps.extend(traps.iter().map(|&b| (b, None)));
    let facts = Facts::new(m, f);
    let mut shared: HashSet<BlockId> = HashSet::new();
    let mut met: HashSet<BlockId> = HashSet::new();
    for to in f.blocks.iter().filter_map(|b| b.insts.last()).flat_map(|i| i.op.successors()) {
        if !met.insert(to) {
            shared.insert(to);
        }
    }
    for (i, block) in f.blocks.iter().enumerate() {
        let Some(Op::CondBr { condition, then, otherwise }) = block.insts.last().map(|i| &i.op)
        else {
            continue;
        };
        if !traps.contains(otherwise) {
            continue;
        }
        let here = BlockId(i as u32);
        let check = facts.comparison(*condition);
        if !shared.contains(otherwise) {
            out.traps.insert(*otherwise, check);
        }
        if !unoptimised {
            continue;
        }
        let passes = facts.is_true(*condition)
            || check.is_some_and(|(index, _)| facts.is_whole(*then, index));
        if !passes {
            continue;
        }
        out.dropped.insert(here);
        if let Operand::Local(v) = condition
            && facts.uses.get(v) == Some(&1)
        {
            out.unused.insert(*v);
            if let Some((Operand::Local(index), _)) = check
                && facts.uses.get(&index) == Some(&1)
                && facts.stripped(Operand::Local(index)) != Operand::Local(index)
            {
                out.unused.insert(index);
            }
        }
    }
    out
}

fn is_trap(m: &Module, op: &Op) -> bool {
    let Op::Call(call) = op else { return false };
    let Call { callee: Callee::Operand(Operand::Const(c)), args, .. } = &**call else {
        return false;
    };
    let ConstKind::Function(f) = m.constants.kind(*c) else { return false };
    let number = match args.first().map(|a| a.value) {
        Some(Operand::Const(n)) => m.constants.kind(n),
        _ => return false,
    };
    m.function(*f).name == "llvm.ubsantrap" && is_number(number, OUT_OF_BOUNDS)
}

fn is_number(kind: &ConstKind, n: u128) -> bool {
    matches!(kind, ConstKind::Int(v) if *v == n)
}

/// What defines each value, and how often it is used.
struct Facts<'a> {
    m: &'a Module,
    f: &'a Function,
    ops: HashMap<ValueId, &'a Op>,
    uses: HashMap<ValueId, u32>,
}

impl<'a> Facts<'a> {
    fn new(m: &'a Module, f: &'a Function) -> Self {
        let (mut ops, mut uses) = (HashMap::new(), HashMap::new());
        for inst in f.blocks.iter().flat_map(|b| &b.insts) {
            ops.extend(inst.result.map(|r| (r, &inst.op)));
            inst.op.for_each_operand(|o| {
                if let Operand::Local(v) = o {
                    *uses.entry(v).or_insert(0) += 1;
                }
            });
        }
        Facts { m, f, ops, uses }
    }

    fn op(&self, o: Operand) -> Option<&'a Op> {
        match o {
            Operand::Local(v) => self.ops.get(&v).copied(),
            Operand::Const(_) => None,
        }
    }

    fn is_true(&self, o: Operand) -> bool {
        match o {
            Operand::Const(c) => {
                matches!(self.m.constants.kind(c), ConstKind::Int(v) if *v & 1 == 1)
            }
            Operand::Local(_) => false,
        }
    }

    /// The index and the length that a condition compares.
    fn comparison(&self, condition: Operand) -> Option<(Operand, Operand)> {
        match self.op(condition)? {
            Op::ICmp { predicate: IntPredicate::Ult | IntPredicate::Ule, lhs, rhs } => {
                Some((*lhs, *rhs))
            }
            _ => None,
        }
    }

    /// A value before it was made as wide as an address.
    fn stripped(&self, o: Operand) -> Operand {
        match self.op(o) {
            Some(Op::Cast { op: CastOp::SExt | CastOp::ZExt, value, .. }) => *value,
            _ => o,
        }
    }

    /// Whether the index goes into an array that is all of a variable.
    fn is_whole(&self, then: BlockId, index: Operand) -> bool {
        let geps = self.f.block(then).insts.iter().filter_map(|i| match &i.op {
            Op::Gep { source, base, indices, .. } => Some((*source, *base, indices)),
            _ => None,
        });
        let goes = |o: Operand| self.stripped(o) == self.stripped(index);
        geps.into_iter().any(|(source, base, indices)| {
            let [first, second] = indices[..] else { return false };
            let zero = match first {
                Operand::Const(c) => is_number(self.m.constants.kind(c), 0),
                Operand::Local(_) => false,
            };
            let array = matches!(self.m.types.get(source), Type::Array { .. });
            array && zero && goes(second) && self.is_variable(base, source)
        })
    }

    fn is_variable(&self, base: Operand, ty: crate::ir::TypeId) -> bool {
        match base {
            Operand::Local(v) => matches!(
                self.ops.get(&v),
                Some(Op::Alloca { allocated, count: None, .. }) if *allocated == ty
            ),
            Operand::Const(c) => match self.m.constants.kind(c) {
                ConstKind::Global(g) => self.m.global(*g).ty == ty,
                _ => false,
            },
        }
    }
}
