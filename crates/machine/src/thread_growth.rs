//! Programs that start threads without end.
//!
//! `while (1) pthread_create(…)` has no last thread, so a search of all of it
//! never ends, and one that goes deep first never comes to the interleavings of
//! a few threads. Whoever makes searches can bound the threads
//! ([`crate::Options::max_threads`]) and raise the bound by and by; here it is
//! found out whether that is worth while: a few schedules are run that start as
//! many threads as they can.
//!
//! A schedule always gives the turn to the oldest thread that can go, or to the
//! newest, and takes the first of several outcomes, or the last. A program that
//! hides its loop from all four is searched as it is.

use crate::exec::Exec;
use crate::library::Lib;
use crate::model::MachineModel;
use crate::options::{Options, Reduction};
use crate::program::{Inst, Program};
use crate::state::{End, Status};

/// As many threads at a time are taken for no end of them.
const MANY: usize = 200;
/// Instructions of a schedule.
const STEPS: usize = 100_000;
/// Looks at whether the run is to end come this often.
const POLL: usize = 4096;

impl MachineModel {
    /// Whether some schedule starts more threads at a time than anybody counts.
    pub fn starts_threads_without_end(program: &Program, options: &Options) -> bool {
        let starts =
            |i: &Inst| matches!(i, Inst::Lib { lib: Lib::ThreadCreate | Lib::ThrdCreate, .. });
        if !program.functions.iter().any(|f| f.code.iter().any(starts)) {
            return false;
        }
        let options = Options {
            reduction: Reduction::Global,
            ample: false,
            happens: false,
            fold: false,
            compared: false,
            livelocks: false,
            abstraction: None,
            settle: 0,
            max_threads: 2 * MANY,
            ..options.clone()
        };
        let model = MachineModel::new(program.clone(), options);
        let ways = [(false, false), (false, true), (true, false), (true, true)];
        ways.into_iter().any(|(newest, last)| model.grows(newest, last))
    }

    /// Follows one schedule.
    fn grows(&self, newest: bool, last: bool) -> bool {
        let (mut e, _) = self.plain(&self.first_state());
        for n in 0..STEPS {
            let there = e.st.threads.iter().filter(|t| t.status != Status::Free).count();
            if there >= MANY {
                return true;
            }
            let ended = e.st.end != End::Running;
            if ended || n % POLL == 0 && self.options.interrupt.is_set() {
                return false;
            }
            let Some(t) = turn(&e, newest) else { return false };
            e.t = t;
            let choices = e.next(t).choices;
            e.choice = if last { choices.saturating_sub(1) } else { 0 };
            if e.step().is_err() {
                return false;
            }
        }
        false
    }
}

/// Whose turn it is: who is inside an atomic section goes on.
fn turn(e: &Exec, newest: bool) -> Option<usize> {
    let can = |&t: &usize| e.is_running(t) && e.next(t).enabled;
    let n = e.st.threads.len();
    if let Some(t) = (0..n).find(|&t| e.st.threads[t].atomic > 0 && can(&t)) {
        return Some(t);
    }
    if newest { (0..n).rev().find(can) } else { (0..n).find(can) }
}
