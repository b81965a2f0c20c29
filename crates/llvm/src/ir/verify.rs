//! placeholder
use super::Module;
use heddle_span::Diagnostic;
pub fn verify(_: &Module) -> Vec<Diagnostic> {
    Vec::new()
}
