//! A formula of LTL as what the engine watches a run with.

use heddle_engine::Claim;
use heddle_ltl::Formula;
use heddle_span::{Diagnostic, Span};

/// The automaton that watches for a run that breaks the formula.
pub(crate) fn claim(
    name: &str,
    formula: &Formula,
    span: Span,
    atoms: Vec<String>,
) -> Result<Claim, Vec<Diagnostic>> {
    let claim = Claim::against(name, formula).map_err(|_| {
        vec![Diagnostic::unsupported(span, "the automaton of this formula is too large")]
    })?;
    Ok(claim.at(Some(span), atoms))
}
