//! Loads that the optimiser has moved up, to where the program may not want
//! their value at all.
//!
//! `if (ready) use(data)` becomes a load of `data`, and then a choice between
//! the value and something else. In LLVM's terms a race of such a load makes its
//! value undefined and is no error; what counts is whether anybody notices. A
//! load that races with a write before it gives an undefined value in the
//! machine, and what comes of that is seen (`advance`). A load with which a later
//! write races has given its value already. So the thread runs on for a moment
//! with an undefined value in its place: where that is gone before anybody looks
//! at it, the load has read nothing that could race (`happens_before`).

use crate::exec::Exec;
use crate::program::{Inst, Order, Reg};
use crate::value::Val;

/// Instructions to run on; then the value counts as noticed.
const MOST: usize = 48;

impl Exec<'_> {
    /// Whether the value that was just loaded to a register can be noticed: in
    /// doubt, yes.
    pub fn is_noticed(&mut self, d: Reg) -> bool {
        let thread = self.thread();
        let (pc, base) = (thread.top().pc, thread.top().base as usize);
        let before = thread.regs[base..].to_vec();
        self.set(d, Val::UNDEF);
        let noticed = (0..MOST).find_map(|_| self.run_on()).unwrap_or(true);
        let thread = self.thread_mut();
        thread.regs[base..].copy_from_slice(&before);
        self.stand_at(pc);
        noticed
    }

    /// Runs on by one instruction that touches registers alone; where there is
    /// none, whether anything undefined is left.
    fn run_on(&mut self) -> Option<bool> {
        let frame = *self.thread().top();
        match self.code.inst(frame.func, frame.pc) {
            Inst::Nop
            | Inst::Move { .. }
            | Inst::Bin { .. }
            | Inst::Un { .. }
            | Inst::Cmp { .. }
            | Inst::Select { .. }
            | Inst::Wide { .. }
            | Inst::WideCmp { .. }
            | Inst::Funnel { .. }
            | Inst::PtrAdd { .. } => self.step().is_err().then_some(true),
            // Nor can this one tell anybody, whatever it gives.
            Inst::Load { d, ptr, order: Order::Plain, .. } if self.val(*ptr).undef == 0 => {
                self.set(*d, Val::UNDEF);
                self.stand_at(frame.pc + 1);
                None
            }
            Inst::Jump(to) => {
                self.stand_at(*to);
                None
            }
            Inst::Branch { c, yes, no } if self.val(*c).undef & 1 == 0 => {
                self.stand_at(if self.val(*c).bits & 1 == 1 { *yes } else { *no });
                None
            }
            _ => {
                let live = &self.code.live[frame.func as usize].before[frame.pc as usize];
                let regs = &self.thread().regs[frame.base as usize..];
                Some(live.iter().any(|&r| regs[r as usize].undef != 0))
            }
        }
    }

    fn stand_at(&mut self, pc: u32) {
        let frame = self.thread_mut().frames.last_mut().expect("a running thread has a frame");
        frame.pc = pc;
    }
}
