//! Families: a property for every number of processes.

use crate::families::family;
use crate::{Context, Input, Refusal};
use heddle_prove::{Engine, Family, Method, Report, Settings};
use heddle_span::SourceMap;

/// How a family is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofOptions {
    pub engine: Engine,
    pub method: Method,
    /// Where a proof fails: the largest instance to look for a real run in.
    pub up_to: u32,
}

impl Default for ProofOptions {
    fn default() -> Self {
        ProofOptions { engine: Engine::Auto, method: Method::Pdr, up_to: 4 }
    }
}

/// Proves what a family promises, obligation by obligation.
pub fn prove(
    input: &Input,
    options: ProofOptions,
    context: Context<'_>,
) -> Result<(Report, SourceMap), Refusal> {
    let (family, sources) = family(input, context)?;
    let limits = context.limits;
    let ProofOptions { engine, method, up_to } = options;
    let settings = Settings { engine, method, workers: limits.workers, memory: limits.memory };
    let report = match &family {
        Family::Induction(f) => f.prove(&settings, up_to, &limits.stop),
        Family::Counted(f) => f.prove(&settings, up_to, &limits.stop),
    };
    Ok((report, sources))
}
