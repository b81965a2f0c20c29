//! An in-process C preprocessor, as much of one as `gcc -E` shows a Promela
//! model: SPIN pipes every model through that.
//!
//! The result is a list of tokens that point into files the user wrote. Which
//! line a token counts as being on matters, because the language ends
//! statements at line ends: a token out of a macro is on the line of the
//! outermost macro's name, as in gcc's output.
//!
//! Not here: trigraphs, `__VA_OPT__`, `#include_next`, and the predefined
//! macros of a particular compiler or machine.

mod cond;
mod directive;
mod expand;
mod scan;
#[cfg(test)]
mod tests;
mod token;

pub use expand::{Macro, Macros, spell};
pub use token::{PpKind, PpToken};

use heddle_span::{Diagnostic, FileId, Loader, SourceMap, Span};

/// The tokens of a file, its includes put in and its macros expanded.
pub struct Preprocessed {
    pub tokens: Vec<PpToken>,
    /// The macros in force at the end: for formulas given on the command line.
    pub macros: Macros,
}

/// Preprocesses a file. `defines` are `NAME` or `NAME=TEXT`, as after `-D`.
pub fn preprocess(
    map: &mut SourceMap,
    file: FileId,
    defines: &[String],
    loader: &mut dyn Loader,
    diagnostics: &mut Vec<Diagnostic>,
) -> Preprocessed {
    let mut p = directive::Driver::new(map, loader, diagnostics);
    p.command_line(defines);
    p.file(file);
    Preprocessed { tokens: p.out, macros: p.macros }
}

/// Expands macros in a text of its own, such as a formula.
pub fn expand_text(
    map: &SourceMap,
    file: FileId,
    macros: &mut Macros,
    diagnostics: &mut Vec<Diagnostic>,
) -> Vec<PpToken> {
    let tokens = scan::scan(&map.file(file).text, file, diagnostics);
    macros.expand(tokens, diagnostics)
}

/// The tokens of a text, comments dropped, nothing expanded.
pub fn scan_text(text: &str, file: FileId) -> Vec<PpToken> {
    scan::scan(text, file, &mut Vec::new())
}

/// From the first of some tokens to the last.
pub fn span_of(tokens: &[PpToken]) -> Option<Span> {
    Some(tokens.first()?.span.to(tokens.last()?.span))
}
