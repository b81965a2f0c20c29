//! Atomic blocks: several locations in one step.

use crate::global::What;
use crate::machine::Machine;
use crate::program::{Instr, Operand, location};
use crate::state::*;
use heddle_model::{Fault, FaultKind};

impl Machine {
    /// Runs an atomic block against memory, all at once.
    pub(crate) fn block(
        &self,
        next: &mut State,
        t: usize,
        k: usize,
        end: usize,
        fault: &mut Option<Fault>,
    ) -> Option<What> {
        assert!(!self.layout.views, "atomic blocks need one memory");
        let code = &self.program.threads[t].code.instrs;
        let mut pc = next.threads[t].pc as usize + 1;
        let mut wrote = Vec::new();
        while pc < end {
            let th = &mut next.threads[t];
            let get = |th: &ThreadState, o: Operand| match o {
                Operand::Imm(v) => Some(v),
                Operand::Reg(r) => th.regs[r as usize].known(),
            };
            let place = |a: i64| location(a, self.layout.n_locs);
            pc += 1;
            match code[pc - 1] {
                Instr::Alu { op, dst, a, b } => {
                    th.regs[dst as usize] = Src::Val(op.apply(get(th, a)?, get(th, b)?), 0);
                }
                Instr::Load { dst, addr, off, .. } => {
                    let loc = place(get(th, addr)? + off)?;
                    next.threads[t].regs[dst as usize] = Src::Val(next.mem[loc], 0);
                }
                Instr::Store { addr, off, value, .. } => {
                    let (loc, value) = (place(get(th, addr)? + off)?, get(th, value)?);
                    wrote.push((loc, next.mem[loc], value));
                    next.mem[loc] = value;
                    self.note_write(next, t, None, loc as u8);
                }
                Instr::Branch { op, a, b, target } => {
                    if op.apply(get(th, a)?, get(th, b)?) != 0 {
                        assert!(target as usize >= pc, "a block branches forward");
                        pc = target as usize;
                    }
                }
                Instr::Jump { target } => pc = target as usize,
                Instr::Assert { cond } => {
                    if get(th, cond)? == 0 {
                        let site = self.kind_of[t][pc - 1] as u32;
                        *fault = Some(Fault { kind: FaultKind::Assertion, site });
                    }
                }
                Instr::Nop => {}
                _ => unreachable!("front ends keep this out of atomic blocks"),
            }
        }
        let th = &mut next.threads[t];
        th.pc = end as u16;
        th.win[k].read = Read::Stale;
        Some(What::Block { wrote })
    }
}
