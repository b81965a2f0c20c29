//! Constant expressions fit their types, and every constant can be laid out.

use super::typing;
use crate::ir::{ConstId, ConstKind, Constant, Module, Type};
use heddle_span::{Diagnostic, Severity};

pub fn check(module: &Module, out: &mut Vec<Diagnostic>) {
    for (_, constant) in module.constants.iter() {
        if let Some(what) = complaint(module, constant) {
            // Constants are shared, so they have no one place in the text.
            out.push(Diagnostic::new(Severity::Error, format!("a constant expression: {what}")));
        }
    }
}

fn complaint(module: &Module, constant: &Constant) -> Option<&'static str> {
    let types = &module.types;
    let ty = |c: &ConstId| module.constants.ty(*c);
    let wrong = |bad: bool, what: &'static str| bad.then_some(what);
    match &constant.kind {
        ConstKind::Binary { op, lhs, rhs, .. } => {
            let same = ty(lhs) == constant.ty && ty(rhs) == constant.ty;
            wrong(!same || !typing::binary_fits(types, *op, ty(lhs)), "operands do not fit")
        }
        ConstKind::Cast { op, value } => wrong(
            !typing::cast_fits(module, *op, ty(value), constant.ty),
            "this conversion is not possible",
        ),
        ConstKind::Gep { source, base, indices, .. } => {
            let list: Vec<_> = indices.iter().map(|c| (ty(c), Some(*c))).collect();
            let fits = typing::gep_fits(module, *source, ty(base), &list);
            wrong(!fits || !types.is_ptr(types.scalar(constant.ty)), "these indices lead nowhere")
        }
        ConstKind::ICmp { lhs, rhs, .. } => {
            let scalar = types.get(types.scalar(ty(lhs)));
            let fits = ty(lhs) == ty(rhs) && matches!(scalar, Type::Int(_) | Type::Ptr(_));
            wrong(!fits || !typing::is_truth(types, constant.ty, ty(lhs)), "operands do not fit")
        }
        ConstKind::FCmp { lhs, rhs, .. } => {
            let fits = ty(lhs) == ty(rhs) && types.is_float(types.scalar(ty(lhs)));
            wrong(!fits || !typing::is_truth(types, constant.ty, ty(lhs)), "operands do not fit")
        }
        ConstKind::Select { condition, then, otherwise } => {
            let same = ty(then) == constant.ty && ty(otherwise) == constant.ty;
            let condition = types.int_bits(ty(condition)) == Some(1)
                || typing::is_truth(types, ty(condition), constant.ty);
            wrong(!same || !condition, "operands do not fit")
        }
        ConstKind::ExtractElement { vector, index } => {
            let element = typing::vector_element(types, ty(vector));
            wrong(element != Some(constant.ty) || !types.is_int(ty(index)), "operands do not fit")
        }
        ConstKind::InsertElement { vector, element, index } => {
            let inner = typing::vector_element(types, ty(vector));
            let fits = ty(vector) == constant.ty && inner == Some(ty(element));
            wrong(!fits || !types.is_int(ty(index)), "operands do not fit")
        }
        ConstKind::ShuffleVector { lhs, rhs, mask } => wrong(
            !typing::shuffle_fits(types, ty(lhs), ty(rhs), mask, constant.ty),
            "operands do not fit",
        ),
        ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => {
            wrong(!super::is_sized(module, constant.ty), "its type has no values")
        }
        _ => None,
    }
}
