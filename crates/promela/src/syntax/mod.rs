//! From text to a checked syntax tree.
//!
//! ```text
//! text ──pp──▶ C tokens ──raw, stream──▶ Promela tokens ──parser──▶ tree ──check──▶ tree with names resolved
//! ```
//!
//! [`parse`] does all of it and returns everything that is wrong at once. The
//! tree ([`ast`]) is complete even then, so that tools can show what they have,
//! but only a model without errors may be lowered.

pub mod ast;
mod check;
mod parser;
pub mod pp;
pub mod print;
mod raw;
mod stream;
#[cfg(test)]
mod tests;
mod token;
mod visit;

pub use visit::each_span;

use ast::{LtlId, Program};
use heddle_span::{Diagnostic, FileId, Loader, SourceMap, Span};

/// A model as its text says it.
pub struct Model {
    pub program: Program,
    macros: pp::Macros,
    symbols: stream::Symbols,
}

/// Reads a model. `defines` are `NAME` or `NAME=TEXT`, as after `-D`; `loader`
/// finds included files, which are added to `map`.
pub fn parse(
    map: &mut SourceMap,
    file: FileId,
    defines: &[String],
    loader: &mut dyn Loader,
) -> (Model, Vec<Diagnostic>) {
    let mut diagnostics = Vec::new();
    let preprocessed = pp::preprocess(map, file, defines, loader, &mut diagnostics);
    let tokens = raw::cut(&preprocessed.tokens, &mut diagnostics);
    let start = Span::new(file, 0, 0);
    let (mut program, symbols, found) = parser::Parser::new(tokens, start).run();
    diagnostics.extend(found);
    diagnostics.extend(check::check(&mut program, &preprocessed.macros, start));
    (Model { program, macros: preprocessed.macros, symbols }, diagnostics)
}

impl Model {
    /// Reads a formula from outside the model, such as one from the command
    /// line, and adds it to the program. The model's macros apply; its atoms
    /// are expressions of the model. `R` is `V` here.
    pub fn parse_ltl_text(
        &mut self,
        map: &mut SourceMap,
        name: &str,
        text: &str,
    ) -> (LtlId, Vec<Diagnostic>) {
        let file = map.add(format!("<{name}>"), text);
        let mut diagnostics = Vec::new();
        let tokens = pp::expand_text(map, file, &mut self.macros, &mut diagnostics);
        let tokens = raw::cut(&tokens, &mut diagnostics);
        let program = std::mem::take(&mut self.program);
        let place = Span::new(file, 0, text.len());
        let parser = parser::Parser::new(tokens, place).with_model(program, self.symbols.clone());
        let (program, found) = parser.ltl_text(name, place);
        self.program = program;
        diagnostics.extend(found);
        let first = self.program.ltl.len() - 1;
        diagnostics.extend(check::check_ltl(&mut self.program, first, &self.macros));
        (LtlId(self.program.ltl.len() as u32 - 1), diagnostics)
    }
}
