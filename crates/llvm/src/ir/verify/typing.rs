//! Operand types that fit the operation, as the LangRef asks.

use crate::ir::{
    BinaryOp, Callee, CastOp, ConstId, ConstKind, Function, Inst, Module, Op, Operand, Ordering,
    RmwOp, Type, TypeId, Types,
};
use heddle_span::Diagnostic;

pub fn check(module: &Module, function: &Function, out: &mut Vec<Diagnostic>) {
    for inst in function.blocks.iter().flat_map(|b| &b.insts) {
        if let Some(what) = complaint(module, function, inst) {
            out.push(Diagnostic::error(inst.span, what));
        }
    }
}

fn complaint(module: &Module, function: &Function, inst: &Inst) -> Option<&'static str> {
    let types = &module.types;
    let ty = |o: &Operand| module.type_of(function, *o);
    let wrong = |bad: bool, what: &'static str| bad.then_some(what);
    match &inst.op {
        Op::Binary { op, lhs, .. } => {
            wrong(!binary_fits(types, *op, ty(lhs)), "this operation does not work on this type")
        }
        Op::FNeg(v) => wrong(!types.is_float(types.scalar(ty(v))), "only floats are negated so"),
        Op::Cast { op, value, .. } => {
            wrong(!cast_fits(module, *op, ty(value), inst.ty), "this conversion is not possible")
        }
        Op::ICmp { lhs, .. } => {
            let scalar = types.get(types.scalar(ty(lhs)));
            wrong(!matches!(scalar, Type::Int(_) | Type::Ptr(_)), "only integers and pointers")
        }
        Op::FCmp { lhs, .. } => wrong(!types.is_float(types.scalar(ty(lhs))), "only floats"),
        Op::Select { condition, then, .. } => {
            let bit = types.int_bits(ty(condition)) == Some(1);
            wrong(
                !bit && !is_truth(types, ty(condition), ty(then)),
                "a condition is an `i1`, or one for each lane",
            )
        }
        Op::ExtractElement { index, .. } => wrong(!types.is_int(ty(index)), "an index is a number"),
        Op::InsertElement { vector, element, index } => {
            let inner = vector_element(types, ty(vector));
            wrong(inner != Some(ty(element)) || !types.is_int(ty(index)), "operands do not fit")
        }
        Op::ShuffleVector { lhs, rhs, mask } => {
            wrong(!shuffle_fits(types, ty(lhs), ty(rhs), mask, inst.ty), "operands do not fit")
        }
        Op::Gep { source, base, indices, .. } => {
            let list: Vec<_> = indices.iter().map(|i| (ty(i), constant(i))).collect();
            wrong(!gep_fits(module, *source, ty(base), &list), "these indices lead nowhere")
        }
        Op::Call(call) | Op::Invoke { call, .. } => {
            let Callee::Operand(Operand::Const(c)) = &call.callee else { return None };
            let ConstKind::Function(f) = module.constants.kind(*c) else { return None };
            let callee = module.function(*f);
            wrong(
                callee.is_intrinsic() && callee.ty != call.function_type,
                "an intrinsic is called with another type than it has",
            )
        }
        _ => memory(module, function, inst),
    }
}

fn constant(operand: &Operand) -> Option<ConstId> {
    match operand {
        Operand::Const(c) => Some(*c),
        Operand::Local(_) => None,
    }
}

fn memory(module: &Module, function: &Function, inst: &Inst) -> Option<&'static str> {
    let types = &module.types;
    let ty = |o: &Operand| module.type_of(function, *o);
    let sized = |t| super::is_sized(module, t);
    let wrong = |bad: bool, what: &'static str| bad.then_some(what);
    const NO_SIZE: &str = "this type has no size";
    const ORDER: &str = "this memory ordering does not fit the operation";
    match &inst.op {
        Op::Alloca { allocated, .. } => wrong(!sized(*allocated), NO_SIZE),
        Op::VaArg { .. } => wrong(!sized(inst.ty), NO_SIZE),
        Op::Load { access, .. } => {
            let bad = matches!(access.ordering, Some(Ordering::Release | Ordering::AcqRel));
            wrong(!sized(inst.ty), NO_SIZE)
                .or(wrong(bad, ORDER))
                .or(wrong(access.ordering.is_some() && !is_word(module, inst.ty), "no atomic type"))
        }
        Op::Store { value, access, .. } => {
            let bad = matches!(access.ordering, Some(Ordering::Acquire | Ordering::AcqRel));
            let atomic = access.ordering.is_some();
            wrong(!sized(ty(value)), NO_SIZE)
                .or(wrong(bad, ORDER))
                .or(wrong(atomic && !is_word(module, ty(value)), "no atomic type"))
        }
        Op::Fence { ordering, .. } => wrong(*ordering < Ordering::Acquire, ORDER),
        Op::CmpXchg { expected, access, failure, .. } => {
            let t = ty(expected);
            let exact = types.is_int(t) || types.is_ptr(t);
            let bad = matches!(failure, Ordering::Release | Ordering::AcqRel | Ordering::Unordered);
            wrong(bad || access.ordering <= Some(Ordering::Unordered), ORDER)
                .or(wrong(!exact || !is_word(module, t), "no atomic type"))
        }
        Op::AtomicRmw { op, value, access, .. } => {
            let t = ty(value);
            wrong(access.ordering <= Some(Ordering::Unordered), ORDER)
                .or(wrong(!rmw_fits(types, *op, t) || !is_word(module, t), "no atomic type"))
        }
        _ => None,
    }
}

/// A type that one atomic access moves: a power of two of bytes, at most 16.
fn is_word(module: &Module, ty: TypeId) -> bool {
    let scalar = matches!(module.types.get(ty), Type::Int(_) | Type::Float(_) | Type::Ptr(_));
    let bits = module.layout.bits(&module.types, ty);
    scalar && bits >= 8 && bits.is_power_of_two() && bits <= 128
}

fn rmw_fits(types: &Types, op: RmwOp, ty: TypeId) -> bool {
    use RmwOp::*;
    match op {
        Xchg => types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty),
        FAdd | FSub | FMax | FMin | FMaximum | FMinimum => types.is_float(ty),
        _ => types.is_int(ty),
    }
}

pub fn binary_fits(types: &Types, op: BinaryOp, ty: TypeId) -> bool {
    let scalar = types.scalar(ty);
    if op.is_float() { types.is_float(scalar) } else { types.is_int(scalar) }
}

pub fn vector_element(types: &Types, ty: TypeId) -> Option<TypeId> {
    match types.get(ty) {
        Type::Vector { element, .. } => Some(*element),
        _ => None,
    }
}

fn lanes(types: &Types, ty: TypeId) -> Option<u32> {
    match types.get(ty) {
        Type::Vector { count, .. } => Some(*count),
        _ => None,
    }
}

/// `i1` lane by lane, as many as `like` has.
pub fn is_truth(types: &Types, ty: TypeId, like: TypeId) -> bool {
    types.int_bits(types.scalar(ty)) == Some(1) && lanes(types, ty) == lanes(types, like)
}

pub fn shuffle_fits(
    types: &Types,
    lhs: TypeId,
    rhs: TypeId,
    mask: &[Option<u32>],
    result: TypeId,
) -> bool {
    let Some(count) = lanes(types, lhs) else { return false };
    lhs == rhs
        && vector_element(types, result) == vector_element(types, lhs)
        && lanes(types, result) == u32::try_from(mask.len()).ok()
        && mask.iter().flatten().all(|&lane| lane < 2 * count)
}

pub fn cast_fits(module: &Module, op: CastOp, from: TypeId, to: TypeId) -> bool {
    let types = &module.types;
    let (a, b) = (types.scalar(from), types.scalar(to));
    let bits = |t| module.layout.bits(types, t);
    let same_lanes = lanes(types, from) == lanes(types, to);
    let int = |t| types.is_int(t);
    let float = |t| types.is_float(t);
    let ptr = |t| types.is_ptr(t);
    match op {
        CastOp::Trunc => same_lanes && int(a) && int(b) && bits(a) > bits(b),
        CastOp::ZExt | CastOp::SExt => same_lanes && int(a) && int(b) && bits(a) < bits(b),
        CastOp::FPTrunc => same_lanes && float(a) && float(b) && bits(a) > bits(b),
        CastOp::FPExt => same_lanes && float(a) && float(b) && bits(a) < bits(b),
        CastOp::FPToUI | CastOp::FPToSI => same_lanes && float(a) && int(b),
        CastOp::UIToFP | CastOp::SIToFP => same_lanes && int(a) && float(b),
        CastOp::PtrToInt | CastOp::PtrToAddr => same_lanes && ptr(a) && int(b),
        CastOp::IntToPtr => same_lanes && int(a) && ptr(b),
        CastOp::AddrSpaceCast => same_lanes && ptr(a) && ptr(b),
        CastOp::BitCast => {
            let plain = |t| int(t) || float(t) || ptr(t);
            plain(a) && plain(b) && ptr(a) == ptr(b) && bits(from) == bits(to)
        }
    }
}

/// Whether the indices lead from `source` somewhere. An index with a constant
/// is given with it, since only a constant can choose a field.
pub fn gep_fits(
    module: &Module,
    source: TypeId,
    base: TypeId,
    indices: &[(TypeId, Option<ConstId>)],
) -> bool {
    let types = &module.types;
    if !types.is_ptr(types.scalar(base)) || !super::is_sized(module, source) {
        return false;
    }
    let mut at = source;
    for (i, (ty, constant)) in indices.iter().enumerate() {
        if !types.is_int(types.scalar(*ty)) {
            return false;
        }
        if i == 0 {
            continue;
        }
        let next = match types.get(at) {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(*element),
            _ => constant.and_then(|c| field(module, c)).and_then(|n| types.element(at, n)),
        };
        match next {
            Some(next) => at = next,
            None => return false,
        }
    }
    true
}

fn field(module: &Module, constant: ConstId) -> Option<u64> {
    match module.constants.kind(constant) {
        ConstKind::Int(n) => u64::try_from(*n).ok(),
        ConstKind::Zero => Some(0),
        ConstKind::Splat(c) => field(module, *c),
        ConstKind::Aggregate(list) => {
            let first = field(module, *list.first()?)?;
            list.iter().all(|&c| field(module, c) == Some(first)).then_some(first)
        }
        _ => None,
    }
}
