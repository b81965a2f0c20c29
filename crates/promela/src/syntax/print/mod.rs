//! The syntax tree as Promela text again.
//!
//! What is printed parses to the same tree, inlines aside: their calls are
//! printed as the blocks they became, and their definitions are left out.
//! [`statement`] prints one statement on one line, for traces. [`unit`] prints a
//! part of a model that a tool built, inlines as inlines, and says which
//! statements each line has.

mod expr;
mod stmt;

pub use expr::{expr, formula, var_ref};
pub use stmt::{Line, program, statement, unit};

use heddle_span::{SourceMap, Span};

/// The text of a place in the source on one line: comments dropped, white
/// space squeezed.
pub fn source_line(map: &SourceMap, span: Span) -> String {
    let tokens = super::pp::scan_text(map.snippet(span), span.file);
    super::pp::spell(&tokens)
}
