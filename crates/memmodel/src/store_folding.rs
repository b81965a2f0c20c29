//! Runs of pending stores, folded: how a loop that stores without a fence can
//! still be proved safe.
//!
//! A thread that stores `x` over and over fills any store buffer. But what others
//! can see of a run of neighbouring pending stores to one location is only some
//! of its values, one after the other. So of each run the last store is kept, since
//! the thread itself reads it, and everything before it becomes *one* entry: a set
//! of values, standing for every sequence of them, of any length. Its steps: any
//! value of the set reaches memory and the entry stays; or it is over.
//!
//! **Why a proof with folded runs is a proof.** Let `h` map an exact state to the
//! folded one. An exact step is matched: a store appended to a run only makes the
//! set larger, and the folded state contains it; a store of a run that reaches
//! memory is one of the set's values (the entry stays), and when the last of
//! them has gone, the entry is over; every other step touches neither. So each
//! exact run, whatever the size of its buffer, has a folded run with the same
//! memory, registers and program counters at each step, and a violation or final
//! state reached exactly is reached folded. The other way does not hold: a folded
//! run may show a value more often than the program stored it. Hence folding can
//! earn `holds` and never reports a violation by itself.
//!
//! Only under models that keep loads in order, where nothing but stores and fences
//! is ever pending, and for values from 0 to 63.

use crate::machine::Machine;
use crate::program::Instr;
use crate::rel::NONE;
use crate::state::{Entry, SEVERAL, Src, ThreadState};

/// The values of a run, smallest first.
pub(crate) fn run_values(e: &Entry) -> impl Iterator<Item = i64> + use<> {
    let set = e.c.known().unwrap_or(0) as u64;
    (0..64).filter(move |v| set >> v & 1 == 1)
}

impl Machine {
    /// Whether an entry stands for a run of stores: the values are a bit set in `c`. An
    /// exclusive store, too, can be guessed and executed, but is never part of a run.
    pub(crate) fn is_run(&self, e: &Entry) -> bool {
        let plain = || matches!(self.kinds[e.kind as usize].instr, Instr::Store { .. });
        self.options.fold && e.executed && e.guess && plain()
    }

    /// Folds every run of three or more stores to a run and its last store.
    pub(crate) fn fold_runs(&self, th: &mut ThreadState) {
        let mut i = 0;
        while i + 2 < th.win.len() {
            let run = [th.win[i], th.win[i + 1], th.win[i + 2]];
            let head = self.as_run(&run[0]).zip(self.as_run(&run[1]));
            let alike = run.iter().all(|e| e.loc == run[0].loc && e.kind == run[0].kind);
            let (Some((a, b)), true, Some(_)) = (head, alike, self.as_run(&run[2])) else {
                i += 1;
                continue;
            };
            let e = &mut th.win[i];
            (e.executed, e.guess) = (true, true);
            (e.b, e.c) = (Src::ZERO, Src::Val((a | b) as i64, 0));
            th.remove(i + 1);
        }
    }

    /// The values that an entry can stand for, if it can be part of a run.
    fn as_run(&self, e: &Entry) -> Option<u64> {
        let plain = matches!(self.kinds[e.kind as usize].instr, Instr::Store { .. });
        if !plain || e.done || e.loc >= SEVERAL || e.pair != NONE {
            return None;
        }
        if self.is_run(e) {
            return e.c.known().map(|s| s as u64);
        }
        e.b.known().filter(|v| (0..64).contains(v)).map(|v| 1 << v)
    }
}
