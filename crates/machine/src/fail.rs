//! What goes wrong in a run, in words: faults of the program and limits of the machine.

use crate::exec::{Exec, Halt, MAX_OBJECT};
use crate::ops::Trouble;
use crate::value::Val;
use heddle_model::{FaultKind, Violation};
use heddle_span::Span;

impl Exec<'_> {
    /// Somebody uses a value, if only to keep it: then it must not be what a
    /// race left. (What a compiler loads too early it throws away unseen.)
    pub(crate) fn look(&self, v: Val) -> Result<(), Halt> {
        if v.is_raced() && v.undef != 0 {
            return Err(self.fail(FaultKind::Uninitialised, "uses what a race left".into()));
        }
        Ok(())
    }

    pub(crate) fn branch_on_nothing(&self) -> Halt {
        self.fail(FaultKind::Uninitialised, "branches on an uninitialised value".into())
    }

    pub fn sound(&self, r: Result<Val, Trouble>) -> Result<Val, Halt> {
        r.map_err(|t| self.trouble(t))
    }

    pub(crate) fn trouble(&self, t: Trouble) -> Halt {
        match t {
            Trouble::DivisionByZero => {
                self.fail(FaultKind::DivisionByZero, "divides by zero".into())
            }
            Trouble::Overflow => {
                self.fail(FaultKind::Overflow, "a signed result does not fit its type".into())
            }
            Trouble::Address => self.refuse("computes with the number of an address"),
            Trouble::Unrelated => self.refuse("orders the addresses of two objects"),
        }
    }

    /// Something that programs may do and this machine cannot follow.
    pub fn refuse(&self, what: &str) -> Halt {
        let name = self.thread_name(self.t);
        self.limit(&format!("{name} {what}, which heddle does not follow"))
    }

    /// The size of a new object, if we can have it.
    pub fn object_size(&self, bytes: u64) -> Result<u32, Halt> {
        match bytes > MAX_OBJECT {
            true => Err(self.limit("an object of more than 4 GiB")),
            false => Ok(bytes as u32),
        }
    }

    /// A limit of the machine, with the line at which the program met it.
    pub fn limit(&self, what: &str) -> Halt {
        let frames = self.thread().frames.iter().rev();
        let mut lines = frames.map(|f| self.code.program.loc(f.func, f.pc).line);
        Halt::Limit(match lines.find(|&l| l != 0) {
            Some(line) => format!("line {line}: {what}").into(),
            None => what.into(),
        })
    }

    pub fn fail(&self, kind: FaultKind, message: String) -> Halt {
        self.fail_with(kind, message, Vec::new())
    }

    pub fn fail_with(
        &self,
        kind: FaultKind,
        message: String,
        related: Vec<(Span, String)>,
    ) -> Halt {
        let message = format!("{}: {message}", self.thread_name(self.t));
        Halt::Fault(Box::new(Violation { kind, message, span: self.span(self.t), related }))
    }

    /// Where a thread stands: the innermost place in the user's own text.
    pub fn span(&self, t: usize) -> Option<Span> {
        let thread = &self.st.threads[t];
        let places = thread.frames.iter().rev();
        places.filter_map(|f| self.code.program.loc(f.func, f.pc).span).next()
    }
}
