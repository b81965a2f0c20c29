//! Opens an input: resolves what the options name, refuses what means nothing for the
//! language, and reads the texts.

#[cfg(feature = "assembly")]
use crate::assembly::{Assembly, Kernel};
#[cfg(feature = "c")]
use crate::c::{C, KernelC, WeakC};
#[cfg(feature = "families")]
use crate::families::Instances;
#[cfg(feature = "litmus")]
use crate::litmus::{AxiomTest, LitmusProgram};
#[cfg(feature = "promela")]
use crate::promela::Promela;
use crate::{Context, Input, Language, Options, Refusal, Subject};

/// Reads a program, or says why not.
pub fn open(
    input: &Input,
    options: &Options,
    context: Context<'_>,
) -> Result<Box<dyn Subject>, Refusal> {
    let Some((name, _)) = input.files.first() else {
        return Err(Refusal::Usage("there is no input".into()));
    };
    if let Some(flag) = options.misplaced(input.language) {
        return Err(Refusal::Usage(format!("{flag} means nothing for {name}")));
    }
    match input.language {
        #[cfg(feature = "promela")]
        Language::Promela => Ok(Box::new(Promela::open(input, options, context)?)),
        #[cfg(feature = "c")]
        Language::C | Language::WeakC => open_c(input, options, context),
        #[cfg(feature = "litmus")]
        Language::Litmus => open_litmus(input, options, context),
        #[cfg(feature = "litmus")]
        Language::Program => Ok(Box::new(LitmusProgram::open(input, options, context)?)),
        #[cfg(feature = "assembly")]
        Language::Kernel => Ok(Box::new(Kernel::open(input, options, context)?)),
        #[cfg(feature = "assembly")]
        Language::Assembly => Ok(Box::new(Assembly::open(input, options, context)?)),
        #[cfg(feature = "families")]
        Language::Family => Ok(Box::new(Instances::open(input, options, context)?)),
        #[cfg(not(feature = "languages"))]
        left_out => {
            // Nothing of it is read, so nobody is asked for anything.
            let _ = context;
            let feature = Language::feature(left_out);
            let text = format!("{name}: this heddle was built without its feature `{feature}`");
            Err(Refusal::unsupported(text))
        }
    }
}

/// A model by axioms chooses among the executions of a test; a machine runs it.
#[cfg(feature = "litmus")]
fn open_litmus(
    input: &Input,
    options: &Options,
    context: Context<'_>,
) -> Result<Box<dyn Subject>, Refusal> {
    let is_by_axioms = |name: &&String| name.ends_with(".cat") || name.ends_with(".cfg");
    match options.model.model.as_ref().filter(is_by_axioms) {
        Some(name) => Ok(Box::new(AxiomTest::open(input, name, options, context)?)),
        None => Ok(Box::new(LitmusProgram::open(input, options, context)?)),
    }
}

/// Sequential consistency is the ordinary machine's order of things; any other model takes
/// the window machine.
#[cfg(feature = "c")]
fn open_c(
    input: &Input,
    options: &Options,
    context: Context<'_>,
) -> Result<Box<dyn Subject>, Refusal> {
    if let Some(name) = options.model.model.as_ref().filter(|name| name.ends_with(".cfg")) {
        return Ok(Box::new(KernelC::open(input, name, options, context)?));
    }
    let memory = options.model.model.as_ref().map(|name| crate::memory_model(name, context));
    match memory.transpose()?.filter(|m| !m.is_sequentially_consistent()) {
        None => Ok(Box::new(C::open(input, options, context)?)),
        Some(memory) => {
            if let Some(flag) = options.misplaced(Language::WeakC) {
                let text = format!("{flag} under the memory model `{}`", memory.name);
                return Err(Refusal::unsupported(text));
            }
            Ok(Box::new(WeakC::open(input, memory, options, context)?))
        }
    }
}
