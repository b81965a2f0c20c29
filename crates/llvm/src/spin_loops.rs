//! Loops that look a number of times before they give up and wait.
//!
//! Locks read their state again and again for a while, with a pause between, before
//! they ask the kernel to wait; Rust's standard library reads up to a hundred times.
//! What such a loop hands on is what it read last. Here it goes round once.
//!
//! The effect is the same. Take a loop of one block that loads, computes, and goes
//! round until what it read is to its liking or a counter has come down to nothing; the
//! counter is good for nothing else, and nothing of a round but the last is used behind
//! the loop. Whatever the loop of n rounds leaves with, it read in its last round, at
//! some moment; reading it then and only then is a run of ours, for the reads before
//! changed nothing. And what ours leaves with, liked or not, the loop of n rounds
//! leaves with if nobody else moves during its rounds. (Bounded spinning is the case of
//! GenMC's spin-assume where giving up is allowed.)
//!
//! Not here: loops that wait without end, which the machine knows itself, and loops
//! whose rounds are several blocks.

use crate::ir::{
    BinaryOp, Block, BlockId, Callee, ConstKind, Function, IntPredicate, Module, Op, Operand,
    ValueId,
};

/// Lets every loop that looks a bounded number of times look once.
pub fn shorten(module: &mut Module) {
    for f in 0..module.functions.len() {
        for b in 0..module.functions[f].blocks.len() {
            let here = BlockId(b as u32);
            let Some(counter) = counter(module, &module.functions[f], here) else { continue };
            let one = module.constants.intern(counter.ty, ConstKind::Int(1));
            let phi = &mut module.functions[f].blocks[b].insts[counter.phi].op;
            if let Op::Phi(incoming) = phi {
                let from_outside = incoming.iter_mut().filter(|i| i.1 != here);
                from_outside.for_each(|i| i.0 = Operand::Const(one));
            }
        }
    }
}

struct Counter {
    /// Where in its block it is.
    phi: usize,
    ty: crate::ir::TypeId,
}

/// The counter of a loop of one block that pauses, reads and counts down.
fn counter(module: &Module, f: &Function, here: BlockId) -> Option<Counter> {
    let block = &f.blocks[here.index()];
    let Op::CondBr { then, otherwise, .. } = block.insts.last()?.op else { return None };
    let loops = (then == here) != (otherwise == here);
    let pauses = block.insts.iter().any(|i| is_pause(module, &i.op));
    if !loops || !pauses || !block.insts.iter().all(|i| is_harmless(module, &i.op)) {
        return None;
    }
    let mut phis = block.insts.iter().enumerate().filter(|i| matches!(i.1.op, Op::Phi(_)));
    let (phi, inst) = phis.next().filter(|_| phis.clone().next().is_none())?;
    let Op::Phi(incoming) = &inst.op else { return None };
    let next = incoming.iter().find(|i| i.1 == here).and_then(|i| value(i.0))?;
    let starts = |o: Operand| int(module, o).is_some_and(|n| (1..1 << 31).contains(&n));
    if !incoming.iter().all(|i| i.1 == here || starts(i.0)) {
        return None;
    }
    let counts = block
        .insts
        .iter()
        .any(|i| i.result == Some(next) && is_decrement(module, &i.op, inst.result));
    let test = block.insts.iter().find(|i| is_zero_test(module, &i.op, next))?.result?;
    // Nobody else may know of them.
    let known = |v: ValueId, times: usize| uses(f, v) == times && uses_in(block, v) == times;
    let alone = known(inst.result?, 1) && known(next, 2) && uses_in(block, test) == uses(f, test);
    (counts && alone).then_some(Counter { phi, ty: inst.ty })
}

/// What is no more than a read, a computation, a pause or a note for debuggers.
fn is_harmless(module: &Module, op: &Op) -> bool {
    match op {
        Op::Load { access, .. } => access.ordering.is_some() && !access.volatile,
        Op::Binary { op, .. } => {
            !matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
        }
        Op::Cast { .. } | Op::ICmp { .. } | Op::Select { .. } | Op::Phi(_) => true,
        Op::CondBr { .. } | Op::Debug(_) => true,
        op => is_pause(module, op),
    }
}

fn is_pause(module: &Module, op: &Op) -> bool {
    let Op::Call(call) = op else { return false };
    let Callee::Operand(Operand::Const(c)) = call.callee else { return false };
    let ConstKind::Function(f) = module.constants.kind(c) else { return false };
    matches!(&module.function(*f).name[..], "llvm.x86.sse2.pause" | "llvm.aarch64.hint")
}

fn is_decrement(module: &Module, op: &Op, of: Option<ValueId>) -> bool {
    let Op::Binary { op, lhs, rhs, .. } = op else { return false };
    let step = int(module, *rhs);
    let all_ones = |n: u128| n == u32::MAX as u128 || n == u64::MAX as u128;
    value(*lhs) == of
        && (*op == BinaryOp::Add && step.is_some_and(all_ones)
            || *op == BinaryOp::Sub && step == Some(1))
}

fn is_zero_test(module: &Module, op: &Op, of: ValueId) -> bool {
    let Op::ICmp { predicate: IntPredicate::Eq, lhs, rhs } = op else { return false };
    value(*lhs) == Some(of) && int(module, *rhs) == Some(0)
}

fn value(o: Operand) -> Option<ValueId> {
    if let Operand::Local(v) = o { Some(v) } else { None }
}

fn int(module: &Module, o: Operand) -> Option<u128> {
    let Operand::Const(c) = o else { return None };
    match module.constants.kind(c) {
        ConstKind::Int(n) => Some(*n),
        ConstKind::Zero => Some(0),
        _ => None,
    }
}

/// How often a value is used; notes for debuggers do not count.
fn uses(f: &Function, v: ValueId) -> usize {
    f.blocks.iter().map(|b| uses_in(b, v)).sum()
}

fn uses_in(block: &Block, v: ValueId) -> usize {
    let mut n = 0;
    for inst in block.insts.iter().filter(|i| !matches!(i.op, Op::Debug(_))) {
        inst.op.for_each_operand(|o| n += (o == Operand::Local(v)) as usize);
    }
    n
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::print;
    use crate::reader::read;
    use heddle_span::FileId;

    fn shortened(body: &str) -> bool {
        let text =
            format!("declare void @llvm.x86.sse2.pause()\ndefine i32 @f(ptr %p) {{\n{body}\n}}\n");
        let (module, wrong) = read(FileId(0), &text);
        let mut module = module.unwrap_or_else(|| panic!("{wrong:?}"));
        let before = print(&module);
        shorten(&mut module);
        let after = print(&module);
        assert!(before == after || after.contains("[ 1, "), "{after}");
        before != after
    }

    const LOOP: &str = "a:\n  br label %l\nl:\n  %n = phi i32 [ %m, %l ], [ 100, %a ]\n  \
        call void @llvm.x86.sse2.pause()\n  %m = add nsw i32 %n, -1\n  \
        %v = load atomic i32, ptr %p monotonic, align 4\n  %x = icmp ne i32 %v, 7\n  \
        %z = icmp eq i32 %m, 0\n  %o = select i1 %x, i1 true, i1 %z\n  \
        br i1 %o, label %e, label %l\ne:\n  ret i32 %v";

    #[test]
    fn a_bounded_look_is_one_look() {
        assert!(shortened(LOOP));
    }

    #[test]
    fn loops_that_do_more_stay() {
        let twins = [
            ("ret i32 %v", "ret i32 %m"),
            ("  call void @llvm.x86.sse2.pause()\n", ""),
            ("%x = icmp", "store i32 1, ptr %p\n  %x = icmp"),
            ("%m = add nsw i32 %n, -1", "%m = add nsw i32 %n, -2"),
            ("%z = icmp eq i32 %m, 0", "%z = icmp eq i32 %m, 3"),
            ("%x = icmp ne i32 %v, 7", "%x = icmp ne i32 %v, %n"),
            ("load atomic i32, ptr %p monotonic, align 4", "load i32, ptr %p"),
        ];
        for (from, to) in twins {
            let twin = LOOP.replace(from, to);
            assert_ne!(twin, LOOP, "{from}");
            assert!(!shortened(&twin), "{to}");
        }
    }
}
