//! What an instruction is for a search, found once for each: no step of a
//! thread asks the instruction itself.

use crate::library::Lib;
use crate::program::{Inst, Program};

/// Of an instruction, by its number in the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags(u8);

impl Flags {
    const PLAIN: u8 = 1;
    const MARK: u8 = 2;
    const STARTS: u8 = 4;
    const OTHERS: u8 = 8;
    const RETURN: u8 = 16;

    fn of(inst: &Inst) -> Flags {
        let mut bits = if inst.is_plain() { Flags::PLAIN } else { 0 };
        match inst {
            Inst::Ret { .. } => bits |= Flags::RETURN,
            Inst::Lib { lib, .. } => {
                if *lib == Lib::Progress {
                    bits |= Flags::MARK | Flags::STARTS;
                }
                if matches!(lib, Lib::ThreadCreate | Lib::ThrdCreate) {
                    bits |= Flags::STARTS;
                }
                if !lib.is_alone() {
                    bits |= Flags::OTHERS;
                }
            }
            _ => {}
        }
        Flags(bits)
    }

    pub fn all(program: &Program) -> Vec<Flags> {
        program.functions.iter().flat_map(|f| &f.code).map(Flags::of).collect()
    }

    /// It concerns the registers and frames of its thread only.
    pub fn is_plain(self) -> bool {
        self.0 & Flags::PLAIN != 0
    }

    /// A mark of progress.
    pub fn is_mark(self) -> bool {
        self.0 & Flags::MARK != 0
    }

    /// No superstep goes on after it: a new thread's instructions are in no
    /// table, and a mark must be seen.
    pub fn ends_superstep(self) -> bool {
        self.0 & Flags::STARTS != 0
    }

    /// It may change other threads than its own.
    pub fn concerns_others(self) -> bool {
        self.0 & Flags::OTHERS != 0
    }

    pub fn is_return(self) -> bool {
        self.0 & Flags::RETURN != 0
    }
}
