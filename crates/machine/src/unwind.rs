//! Exceptions: frames are left down to a call that has a place for them.
//!
//! The machine knows neither types of exceptions nor what they are made of. It
//! has two calls, on which the unwinder is written as a program of the machine
//! (`unwind.c` in the `llvm` crate; C++ and Rust use the same):
//!
//! - [`Lib::UnwindPad`]`(i)` gives the table of the i-th landing pad that the
//!   running thread could go to, counted from the innermost call outwards, or
//!   null. What a table holds, the front end and the unwinder agree on.
//! - [`Lib::UnwindTo`]`(i)` leaves all frames inside that call, their stack
//!   objects die, and the thread goes on at the landing pad.
//!
//! So an unwinder can look for a handler first, with all frames in place, and
//! leave them afterwards, as the Itanium C++ ABI has it. A call that has a
//! landing pad is followed by [`Inst::Pad`], which does nothing when the call
//! returns; for every analysis of the flow of control it has two successors.
//!
//! Not here: what an exception is, who takes it, what is handed to a landing pad.
//!
//! [`Lib::UnwindPad`]: crate::Lib::UnwindPad
//! [`Lib::UnwindTo`]: crate::Lib::UnwindTo

use crate::exec::{Exec, Halt};
use crate::program::{Inst, Op, Pc};
use crate::sync::{Answer, Done};
use crate::value::Val;
use heddle_model::FaultKind;

/// A landing pad of a frame that waits for a call.
struct Pad {
    /// How many frames stay.
    depth: usize,
    to: Pc,
    table: Op,
}

impl Exec<'_> {
    fn pads(&self) -> impl Iterator<Item = Pad> {
        let frames = &self.thread().frames;
        // The innermost frame makes the call to us.
        let waiting = frames[..frames.len() - 1].iter().enumerate().rev();
        waiting.filter_map(|(i, f)| {
            let code = &self.code.program.functions[f.func as usize].code;
            match code.get(f.pc as usize + 1) {
                Some(&Inst::Pad { to, table }) => Some(Pad { depth: i + 1, to, table }),
                _ => None,
            }
        })
    }

    pub(crate) fn pad_table(&self, i: u64) -> Val {
        let pad = self.pads().nth(i as usize);
        pad.map_or(Val::ZERO, |p| self.code.program.pool[p.table.pool()])
    }

    pub(crate) fn unwind_to(&mut self, i: u64) -> Done {
        let Some(pad) = self.pads().nth(i as usize) else {
            let text = "an exception goes where nothing waits for it".into();
            return Err(self.fail(FaultKind::Runtime, text));
        };
        while self.thread().frames.len() > pad.depth {
            self.pop_frame();
        }
        self.jump(pad.to)?;
        Ok(Answer::Gone)
    }

    /// What a front end left to be told when a run comes there.
    pub(crate) fn refused(&self, number: u64) -> Halt {
        self.limit(&self.code.program.refusals[number as usize])
    }
}
