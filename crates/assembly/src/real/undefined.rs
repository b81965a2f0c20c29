//! Registers and words of the stack that nobody has given a value: a branch on one, or an
//! access with one, is a mistake of the program. Copying one is not, because functions save
//! registers that they do not know.
//!
//! Registers are followed whole: what a write of 8 or 16 bits leaves above it is not.

use heddle_isa::maybe_undefined;
use heddle_memmodel::{Instr, Mark, Operand, Thread};
use heddle_model::FaultKind;

/// Puts a check in front of every instruction that may act on such a value.
pub(super) fn check(thread: &mut Thread) {
    let found = maybe_undefined(thread);
    if found.is_empty() {
        return;
    }
    let code = std::mem::take(&mut thread.code);
    let mut place = Vec::with_capacity(code.instrs.len() + 1);
    let mut checks = found.into_iter().peekable();
    for (pc, instr) in code.instrs.into_iter().enumerate() {
        place.push(thread.code.instrs.len() as u32);
        let (span, text) = &code.places[pc];
        while let Some((_, r)) = checks.next_if(|c| c.0 == pc) {
            let (cond, kind) = (Operand::Reg(r), FaultKind::Uninitialised);
            thread.code.push(Instr::Check { cond, kind }, *span, text.clone());
            thread.code.marks.push(Mark::default());
        }
        thread.code.push(instr, *span, text.clone());
        thread.code.marks.push(code.marks[pc]);
    }
    place.push(thread.code.instrs.len() as u32);
    for i in &mut thread.code.instrs {
        if let Instr::Branch { target, .. } | Instr::Jump { target } = i {
            *target = place[*target as usize];
        }
    }
}
