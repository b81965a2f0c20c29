//! What a consumer of a [`Module`] may rely on.
//!
//! The reader has already made sure that names are defined, that operands of
//! one instruction agree where the text states a type once, and that blocks
//! end in one terminator. This adds what LLVM's own verifier promises and a
//! machine needs: operand types that fit the operation ([`typing`]), constants
//! that fit their type ([`constants`]), and definitions that come before their
//! uses on every path ([`dominance`]).
//!
//! Not here: rules that only matter to a code generator.

mod constants;
mod dominance;
mod typing;

use super::{BlockId, ConstKind, Function, Module, Op, Type, TypeId};
use heddle_span::{Diagnostic, Span};
use std::collections::{HashMap, HashSet};

/// Everything that is wrong with a module.
pub fn verify(module: &Module) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    constants::check(module, &mut out);
    globals(module, &mut out);
    aliases(module, &mut out);
    for function in module.functions.iter().filter(|f| !f.is_declaration()) {
        let before = out.len();
        blocks(module, function, &mut out);
        typing::check(module, function, &mut out);
        // Dominance is only defined on a graph that makes sense.
        if out.len() == before {
            dominance::check(function, &mut out);
        }
    }
    out
}

/// Whether memory can hold a value of this type: no opaque struct in it.
fn is_sized(module: &Module, ty: TypeId) -> bool {
    match module.types.get(ty) {
        Type::Int(_) | Type::Float(_) | Type::Ptr(_) => true,
        Type::Vector { element, .. } | Type::Array { element, .. } => is_sized(module, *element),
        Type::Struct { .. } | Type::Named(_) => module
            .types
            .struct_fields(ty)
            .is_some_and(|(fields, _)| fields.iter().all(|&f| is_sized(module, f))),
        _ => false,
    }
}

/// More than any machine has; below it sums of offsets cannot overflow.
const MAX_BYTES: u64 = 1 << 46;

fn globals(module: &Module, out: &mut Vec<Diagnostic>) {
    for global in &module.globals {
        let sized = is_sized(module, global.ty);
        if global.init.is_some() && !sized {
            let message = format!("`@{}` has a type without a size", global.name);
            out.push(Diagnostic::error(global.span, message));
        } else if sized && module.layout.size(&module.types, global.ty) > MAX_BYTES {
            let message = format!("`@{}` is too large", global.name);
            out.push(Diagnostic::unsupported(global.span, message));
        }
        let fits = global.init.is_none_or(|c| module.constants.ty(c) == global.ty);
        if !fits {
            let message = format!("the value of `@{}` has another type", global.name);
            out.push(Diagnostic::error(global.span, message));
        }
    }
}

/// An alias leads to a symbol and not back to itself.
fn aliases(module: &Module, out: &mut Vec<Diagnostic>) {
    for alias in &module.aliases {
        let mut target = alias.target;
        let mut steps = 0;
        let ends = loop {
            steps += 1;
            if steps > module.aliases.len() + 64 {
                break false;
            }
            target = match module.constants.kind(target) {
                ConstKind::Global(_) | ConstKind::Function(_) => break true,
                ConstKind::Alias(a) => module.aliases[a.index()].target,
                ConstKind::Cast { value, .. } => *value,
                ConstKind::Gep { base, .. } => *base,
                _ => break false,
            };
        };
        if !ends {
            let message = format!("the alias `@{}` leads to no symbol", alias.name);
            out.push(Diagnostic::error(alias.span, message));
        }
    }
}

/// Every block that can go to each block; a block that has two ways there
/// counts once.
fn predecessors(function: &Function) -> Vec<HashSet<BlockId>> {
    let mut all = vec![HashSet::new(); function.blocks.len()];
    for (i, block) in function.blocks.iter().enumerate() {
        for to in block.terminator().op.successors() {
            // A block that does not exist is told by `blocks`.
            if let Some(before) = all.get_mut(to.index()) {
                before.insert(BlockId(i as u32));
            }
        }
    }
    all
}

/// Terminators last, phis first and complete, nothing jumps to the entry.
fn blocks(module: &Module, function: &Function, out: &mut Vec<Diagnostic>) {
    let bad = |span: Span, message: &str| Diagnostic::error(span, message.to_string());
    for block in &function.blocks {
        let last = block.insts.len().checked_sub(1);
        let proper = block
            .insts
            .iter()
            .enumerate()
            .all(|(i, inst)| inst.op.is_terminator() == (Some(i) == last));
        if last.is_none() || !proper {
            out.push(bad(block.span, "a block has one jump, at its end"));
            return;
        }
    }
    let n = function.blocks.len();
    for block in &function.blocks {
        if block.terminator().op.successors().iter().any(|to| to.index() >= n) {
            out.push(bad(block.span, "a jump leads to a block that does not exist"));
            return;
        }
    }
    let before = predecessors(function);
    if !before[0].is_empty() {
        out.push(bad(function.blocks[0].span, "nothing may jump to the entry block"));
    }
    for (i, block) in function.blocks.iter().enumerate() {
        let mut leading = true;
        for inst in &block.insts {
            match &inst.op {
                Op::Phi(incoming) if leading => {
                    let from: HashSet<_> = incoming.iter().map(|p| p.1).collect();
                    let mut values = HashMap::new();
                    let one_each =
                        incoming.iter().all(|(v, b)| *values.entry(*b).or_insert(*v) == *v);
                    if from != before[i] || !one_each {
                        out.push(bad(inst.span, "a phi has one value for each block before"));
                    }
                }
                Op::Phi(_) => out.push(bad(inst.span, "a phi stands at the start of its block")),
                Op::Debug(_) => {}
                _ => leading = false,
            }
        }
    }
    switches(module, function, out);
}

fn switches(module: &Module, function: &Function, out: &mut Vec<Diagnostic>) {
    for block in &function.blocks {
        let inst = block.terminator();
        let Op::Switch { value, cases, .. } = &inst.op else { continue };
        let mut seen = HashSet::new();
        let int = module.types.is_int(module.type_of(function, *value));
        if !int || !cases.iter().all(|c| seen.insert(c.0)) {
            out.push(Diagnostic::error(inst.span, "a switch has different numbers as cases"));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::reader::read;
    use heddle_span::FileId;

    /// The messages for a function body with parameters `%a`, `%p`.
    fn complaints(body: &str) -> Vec<String> {
        let text = format!("declare i32 @f()\ndefine i32 @g(i32 %a, ptr %p) {{\n{body}\n}}\n");
        let (module, list) = read(FileId(0), &text);
        assert_eq!(module.is_some(), list.is_empty());
        list.into_iter().map(|d| d.message).collect()
    }

    #[test]
    fn good_bodies_pass() {
        assert_eq!(complaints("ret i32 %a"), [""; 0]);
        let loop_body = "br label %l\nl:\n%i = phi i32 [ 0, %0 ], [ %j, %l ]\n\
            %j = add nsw i32 %i, 1\n%c = icmp slt i32 %j, %a\n\
            br i1 %c, label %l, label %e\ne:\nret i32 %j";
        assert_eq!(complaints(loop_body), [""; 0]);
    }

    #[test]
    fn definitions_come_before_uses() {
        let wrong = "%c = icmp eq i32 %a, 0\nbr i1 %c, label %x, label %y\n\
            x:\n%v = add i32 %a, 1\nbr label %y\ny:\nret i32 %v";
        assert!(complaints(wrong)[0].contains("before it is defined"));
        assert!(
            complaints("%b = add i32 %c, 1\n%c = add i32 %a, 1\nret i32 %b")[0]
                .contains("before it is defined")
        );
    }

    #[test]
    fn operands_fit() {
        assert_eq!(complaints("%b = zext i32 %a to i32\nret i32 %b").len(), 1);
        assert_eq!(complaints("%b = fadd i32 %a, 1\nret i32 %b").len(), 1);
        assert_eq!(
            complaints("%b = load atomic i32, ptr %p release, align 4\nret i32 %b").len(),
            1
        );
        assert_eq!(complaints("%b = bitcast i32 %a to i64\nret i32 %a").len(), 1);
        assert_eq!(
            complaints("%q = getelementptr { i32, i8 }, ptr %p, i64 0, i32 2\nret i32 %a").len(),
            1
        );
    }

    #[test]
    fn phis_and_blocks_are_proper() {
        assert_eq!(complaints("br label %l\nl:\n%i = phi i32 [ 0, %l ]\nret i32 %i").len(), 1);
        assert_eq!(complaints("br label %0").len(), 1);
        assert_eq!(complaints("%x = add i32 %a, 1").len(), 1);
        assert_eq!(complaints("ret i32 0\nret i32 1").len(), 1);
    }

    #[test]
    fn aliases_end_somewhere() {
        let (module, list) = read(FileId(0), "@a = alias i32, ptr @b\n@b = alias i32, ptr @a\n");
        assert!(module.is_none() && list.len() == 2);
    }
}
