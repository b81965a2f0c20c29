//! What a reader of any language made of a text, told as every language tells it.

use crate::{Context, Event, Refusal};
use heddle_span::{Diagnostic, SourceMap};

/// What a reader made, its warnings told; or all that is wrong.
pub(crate) fn read<T>(
    made: Option<T>,
    diagnostics: Vec<Diagnostic>,
    sources: &SourceMap,
    context: Context<'_>,
) -> Result<T, Refusal> {
    match made {
        Some(made) if !diagnostics.iter().any(Diagnostic::is_fatal) => {
            if !diagnostics.is_empty() {
                context.watch.event(Event::Diagnostics(&diagnostics, sources));
            }
            Ok(made)
        }
        _ => Err(Refusal::Wrong(diagnostics, Box::new(sources.clone()))),
    }
}
