//! Globals that nobody will look at again.
//!
//! When a group of threads ([`crate::groups`]) is over, what it left in globals
//! that no other group and no later instruction of the main thread touches
//! cannot matter any more. Such globals are cleared, so that a program does
//! not remember in how many ways each group could have ended: without this,
//! the ends of independent groups multiply.
//!
//! What the main thread may still touch is found in its code alone: every
//! global whose address an instruction that it may still execute names. If one
//! of them goes through a pointer that came from memory, nothing is cleared.

use crate::code::Code;
use crate::library::Lib;
use crate::program::{CONST_BASE, Function, Inst, Op, Pc};
use crate::state::{State, Status};
use std::collections::HashSet;

/// The globals that a waiting main thread may still touch; `None`: any.
pub fn main_may_touch(code: &Code, st: &State) -> Option<HashSet<u32>> {
    let mut walk = Walk { code, objects: HashSet::new(), done: HashSet::new() };
    let main = st.threads.first().filter(|t| t.status == Status::Running);
    let frames = main.map_or(&[][..], |t| &t.frames);
    for (i, f) in frames.iter().enumerate() {
        let pc = if i + 1 == frames.len() { f.pc } else { f.pc + 1 };
        walk.from(f.func, pc)?;
    }
    Some(walk.objects)
}

struct Walk<'c> {
    code: &'c Code,
    objects: HashSet<u32>,
    done: HashSet<(u32, Pc)>,
}

impl Walk<'_> {
    fn from(&mut self, func: u32, pc: Pc) -> Option<()> {
        let function = &self.code.program.functions[func as usize];
        let safe = safe_registers(function);
        let mut work = vec![pc];
        while let Some(pc) = work.pop() {
            if pc as usize >= function.code.len() || !self.done.insert((func, pc)) {
                continue;
            }
            let inst = &function.code[pc as usize];
            self.instruction(inst, &safe)?;
            if let Inst::Call { f, .. } = inst {
                self.from(f.0, 0)?;
            }
            inst.successors(pc, &mut |t| work.push(t));
        }
        Some(())
    }

    fn instruction(&mut self, inst: &Inst, safe: &[bool]) -> Option<()> {
        let is_safe = |op: &Op| op.as_reg().is_none_or(|r| safe[r as usize]);
        let mut named = Vec::new();
        operands(inst, &mut |op| named.push(op));
        for op in named.iter().filter(|o| o.as_reg().is_none()) {
            let obj = self.code.program.pool[op.pool()].obj;
            if obj != 0 && obj < CONST_BASE {
                self.objects.insert(obj);
            }
        }
        let through = match inst {
            Inst::Load { ptr, .. } | Inst::Store { ptr, .. } => is_safe(ptr),
            Inst::Rmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => is_safe(ptr),
            // The thread to join is a number.
            Inst::Lib { lib: Lib::ThreadJoin | Lib::ThrdJoin, args, .. } => {
                args.iter().skip(1).all(is_safe)
            }
            Inst::Lib { lib: Lib::Exit | Lib::Assert | Lib::Assume, .. } => true,
            Inst::Lib { args, .. } => args.iter().all(is_safe),
            Inst::CallPtr { .. } => false,
            _ => true,
        };
        through.then_some(())
    }
}

/// Registers that hold no pointer but to named globals and the function's own
/// stack: whatever writes them computes from such.
fn safe_registers(f: &Function) -> Vec<bool> {
    let mut safe = vec![true; f.n_regs as usize];
    safe[..f.n_params as usize].fill(false);
    loop {
        let mut news = false;
        for inst in &f.code {
            let ok = |op: &Op| op.as_reg().is_none_or(|r| safe[r as usize]);
            let from_safe = match inst {
                Inst::Alloca { .. } | Inst::TlsAddr { .. } | Inst::Cmp { .. } => true,
                Inst::Move { a, .. } | Inst::Un { a, .. } => ok(a),
                Inst::Bin { a, b, .. } => ok(a) && ok(b),
                Inst::Select { a, b, .. } => ok(a) && ok(b),
                Inst::PtrAdd { base, .. } => ok(base),
                _ => false,
            };
            let mut writes = Vec::new();
            inst.registers(&mut |_| {}, &mut |d, n| writes.extend(d..d + n));
            for r in writes {
                if !from_safe && safe[r as usize] {
                    safe[r as usize] = false;
                    news = true;
                }
            }
        }
        if !news {
            return safe;
        }
    }
}

/// Every operand of an instruction.
pub(crate) fn operands(inst: &Inst, out: &mut dyn FnMut(Op)) {
    match inst {
        Inst::Nop
        | Inst::Fence(_)
        | Inst::Jump(_)
        | Inst::Scope { .. }
        | Inst::Unreachable
        | Inst::TlsAddr { .. } => {}
        Inst::Pad { table, .. } => out(*table),
        Inst::Move { a, .. } | Inst::Un { a, .. } => out(*a),
        Inst::Bin { a, b, .. } | Inst::Cmp { a, b, .. } => [*a, *b].into_iter().for_each(out),
        Inst::Wide { a, b, .. } | Inst::WideCmp { a, b, .. } => {
            a.iter().chain(b).copied().for_each(out)
        }
        Inst::Select { c, a, b, .. } | Inst::Funnel { a, b, c, .. } => {
            [*a, *b, *c].into_iter().for_each(out)
        }
        Inst::PtrAdd { base, terms, .. } => {
            out(*base);
            terms.iter().for_each(|t| out(t.0));
        }
        Inst::Load { ptr, .. } => out(*ptr),
        Inst::Store { ptr, v, .. } | Inst::Rmw { ptr, v, .. } => {
            [*ptr, *v].into_iter().for_each(out)
        }
        Inst::CmpXchg { ptr, expect, new, .. } => [*ptr, *expect, *new].into_iter().for_each(out),
        Inst::Branch { c, .. } => out(*c),
        Inst::Switch { v, .. } | Inst::JumpTo { v, .. } => out(*v),
        Inst::Alloca { count, .. } => out(*count),
        Inst::Call { args, .. } | Inst::Lib { args, .. } | Inst::Soft { args, .. } => {
            args.iter().copied().for_each(out)
        }
        Inst::CallPtr { f, args, .. } => {
            out(*f);
            args.iter().copied().for_each(out);
        }
        Inst::Ret { vals } => vals.iter().copied().for_each(out),
    }
}

/// Makes a part of a global zero. A pointer that is cut by its border stays.
pub fn clear(st: &mut State, id: u32, lo: u32, hi: u32) {
    let obj = *st.obj(id);
    if obj.is_large() {
        return clear_large(st, obj.start as usize, lo as usize, hi as usize);
    }
    let start = obj.start;
    let (lo, hi) = ((start + lo) as usize, (start + hi) as usize);
    let n = st.word.0;
    let cut = |b: usize| !b.is_multiple_of(n) && st.prov[b / n] != 0;
    if cut(lo) || cut(hi) {
        return;
    }
    st.mem[lo..hi].fill(0);
    st.undef[lo..hi].fill(0);
    st.prov[lo.div_ceil(n)..(hi / n).max(lo.div_ceil(n))].fill(0);
}

fn clear_large(st: &mut State, at: usize, lo: usize, hi: usize) {
    let n = st.word.0;
    let cut =
        |b: usize| !b.is_multiple_of(n) && !st.large[at].pointers_in(b / n..b / n + 1).is_empty();
    if cut(lo) || cut(hi) {
        return;
    }
    let large = std::sync::Arc::make_mut(&mut st.large[at]);
    large.fill(lo, hi - lo, 0, 0);
    large.forget_pointers(lo.div_ceil(n)..(hi / n).max(lo.div_ceil(n)));
}
