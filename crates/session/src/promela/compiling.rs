//! Machine code for the steps of Promela models, and what to say of it.

use heddle_jit::Cranelift;
use heddle_promela::native::{Backend, Jit, Native};
use heddle_promela::transition::Program;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// A worker that has expanded this many states has more before it, most likely: by
/// then it has worked about as long as compiling takes.
const AFTER: u32 = 5_000;

/// Cranelift, with what it made in the run so far.
#[derive(Default)]
pub(crate) struct Compiling(Mutex<Option<String>>);

impl Compiling {
    pub(crate) fn jit(self: &Arc<Self>) -> Jit {
        Jit { backend: self.clone(), after: AFTER }
    }

    /// What was compiled since this was last asked, in words.
    pub(crate) fn told(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Backend for Compiling {
    fn compile(&self, program: &Program) -> Option<Native> {
        let start = Instant::now();
        let made = Cranelift.code(program);
        let ms = start.elapsed().as_secs_f64() * 1e3;
        let text = match &made {
            Some(code) => {
                let places = program.states.iter().flatten().count();
                let (n, bytes) = (code.functions, code.bytes);
                format!(
                    "compiled {places} control states: {n} functions, {bytes} bytes of code, {ms:.1} ms"
                )
            }
            None => "not compiled: no machine code can be made here".to_string(),
        };
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
        made.map(|code| code.native)
    }
}
