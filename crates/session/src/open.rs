//! Opens an input: resolves what the options name, refuses what means nothing for the
//! language, and reads the texts.

use crate::assembly::Assembly;
use crate::axiom_tests::AxiomTest;
use crate::c::C;
use crate::family::Instances;
use crate::kernel::Kernel;
use crate::kernel_c::KernelC;
use crate::memory::memory_model;
use crate::programs::LitmusProgram;
use crate::promela::Promela;
use crate::weak_c::WeakC;
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
    Ok(match input.language {
        Language::Promela => Box::new(Promela::open(input, options, context)?),
        Language::C | Language::WeakC => return open_c(input, options, context),
        Language::Litmus => return open_litmus(input, options, context),
        Language::Program => Box::new(LitmusProgram::open(input, options, context)?),
        Language::Kernel => Box::new(Kernel::open(input, options, context)?),
        Language::Assembly => Box::new(Assembly::open(input, options, context)?),
        Language::Family => Box::new(Instances::open(input, options, context)?),
    })
}

/// A model by axioms chooses among the executions of a test; a machine runs it.
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
fn open_c(
    input: &Input,
    options: &Options,
    context: Context<'_>,
) -> Result<Box<dyn Subject>, Refusal> {
    if let Some(name) = options.model.model.as_ref().filter(|name| name.ends_with(".cfg")) {
        return Ok(Box::new(KernelC::open(input, name, options, context)?));
    }
    let memory = options.model.model.as_ref().map(|name| memory_model(name, context));
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
