//! Properties of states that the program itself computes: invariants and
//! propositions, as C functions or as globals compared with constants; and
//! deadlocks.

use crate::exec::{Exec, Halt};
use crate::model::MachineModel;
use crate::options::{Proposition, Test};
use crate::program::FuncId;
use crate::state::{Status, Thread};
use crate::value::{Val, signed};
use heddle_model::{FaultKind, Violation};

/// A property function that runs longer than this never ends, for us.
const MAX_STEPS: u32 = 1_000_000;

impl MachineModel {
    /// The first invariant that does not hold in a state.
    pub(crate) fn broken_invariant(&self, at: &Exec) -> Option<Violation> {
        self.options.invariants.iter().find_map(|&f| match self.evaluate(at, f) {
            Ok(v) if v.truth() => None,
            Ok(_) => {
                let func = &self.code.program.functions[f.0 as usize];
                let text = format!("invariant `{}` does not hold", func.name);
                Some(Violation::new(FaultKind::Invariant, text, func.span))
            }
            Err(Halt::Fault(v)) => Some(*v),
            Err(Halt::Cut) => None,
            Err(Halt::Limit(what)) => {
                self.findings.note_limit(&what);
                None
            }
        })
    }

    /// The result of a function in a state.
    fn evaluate(&self, at: &Exec, f: FuncId) -> Result<Val, Halt> {
        let after = self.run_beside(at, f, &mut |_| {})?;
        Ok(after.st.threads[after.t].result)
    }

    /// Runs a function in a state, by a thread of its own that nobody sees.
    /// `before` sees every instruction of it.
    pub(crate) fn run_beside<'m>(
        &'m self,
        at: &Exec,
        f: FuncId,
        before: &mut dyn FnMut(&Exec),
    ) -> Result<Exec<'m>, Halt> {
        let mut e = Exec::new(&self.code, &self.options);
        e.st.clone_from(&at.st);
        // Not number 0: the end of that one is the end of the process.
        e.t = e.st.threads.len().max(1);
        e.st.threads.resize_with(e.t + 1, Thread::default);
        let tls = self.code.make_tls(&mut e.st);
        let t = e.t;
        e.st.threads[t].status = Status::Running;
        e.st.threads[t].start = f.0;
        e.st.threads[t].tls = tls;
        e.enter(f.0, &[])?;
        for _ in 0..MAX_STEPS {
            if !e.is_running(t) {
                return Ok(e);
            }
            if !e.next(t).enabled {
                return Err(e.fail(FaultKind::Runtime, "a property blocks".into()));
            }
            before(&e);
            e.step()?;
        }
        Err(e.limit(&format!("a property runs for more than {MAX_STEPS} instructions")))
    }

    pub(crate) fn proposition(&self, at: &Exec, index: u32) -> bool {
        match &self.options.propositions[index as usize] {
            Proposition::Function(f) => self.evaluate(at, *f).is_ok_and(|v| v.truth()),
            Proposition::Global { global, offset, bytes, signed: s, test, value } => {
                let p = self.code.program.address(*global);
                let w = (*bytes * 8) as u8;
                let spot = at.find(Val { bits: *offset as u64, ..p }, *bytes as u64, false);
                let Some(v) = spot.ok().and_then(|s| at.read(s, w).ok()) else { return false };
                let n = if *s { signed(v.bits, w) as i128 } else { v.bits as i128 };
                // A pointer is no number, but it is not null either.
                let (n, value) = (if v.obj != 0 { i128::MAX } else { n }, *value as i128);
                match test {
                    Test::Eq => n == value,
                    Test::Ne => n != value,
                    Test::Lt => n < value,
                    Test::Le => n <= value,
                    Test::Gt => n > value,
                    Test::Ge => n >= value,
                }
            }
        }
    }

    /// Every thread that waits, what for, and who could let it go.
    pub(crate) fn deadlock(&self, at: &Exec) -> Violation {
        let waiting = at.st.threads.iter().enumerate().filter(|t| t.1.status == Status::Running);
        let mut parts = Vec::new();
        let mut v = Violation::new(FaultKind::Deadlock, "", None);
        for (t, _) in waiting {
            let text = format!("{} {}", at.thread_name(t), at.waits_for(t));
            if let Some(span) = at.span(t) {
                match v.span {
                    None => v.span = Some(span),
                    Some(_) => v.related.push((span, text.clone())),
                }
            }
            parts.push(text);
        }
        v.message = format!("deadlock: {}", parts.join("; "));
        v
    }
}
