//! Reads textual LLVM IR into a [`Module`].
//!
//! Written for what clang prints for C, from version 14 on, with typed or
//! opaque pointers, debug intrinsics or debug records, at any optimisation
//! level. Attributes and metadata that are not understood are skipped; an
//! instruction that is not understood is a diagnostic that names it.
//!
//! The text is cut into tokens ([`lexer`]), looked over once for symbols and
//! labels ([`survey`]), and then read by recursive descent. After a mistake
//! the reader goes on with the next instruction or entity, so that all
//! mistakes are reported at once. No text makes it panic or hang: nesting is
//! bounded and every loop takes a token.
//!
//! Not here: checks that need the whole module (`crate::ir::verify`); they
//! run before a module is handed out.

mod attributes;
mod body;
mod call;
mod constants;
mod control;
mod cursor;
mod debug;
mod debug_types;
mod expressions;
mod function;
mod global;
mod lexer;
mod literal;
mod memory;
mod metadata;
mod operation;
mod recursion;
mod survey;
#[cfg(test)]
mod tests;
mod types;

use crate::ir::{Module, StructId};
use body::Body;
use debug::DebugRefs;
use heddle_span::{Diagnostic, FileId, Span};
use lexer::Token;
use metadata::Node;
use std::collections::{HashMap, HashSet};
use survey::Survey;

/// Reads a module. `None` if a diagnostic is fatal; otherwise the module has
/// passed [`crate::ir::verify`].
pub fn read(file: FileId, text: &str) -> (Option<Module>, Vec<Diagnostic>) {
    if text.len() >= u32::MAX as usize {
        let span = Span::new(file, 0, 0);
        return (None, vec![Diagnostic::unsupported(span, "more than 4 GB of IR")]);
    }
    let mut parser = Parser {
        file,
        text,
        tokens: lexer::tokens(text),
        pos: 0,
        depth: 0,
        module: Module::default(),
        diagnostics: Vec::new(),
        survey: Survey::default(),
        struct_uses: Vec::new(),
        struct_defined: HashSet::new(),
        body: Body::default(),
        nodes: HashMap::new(),
        debug_refs: DebugRefs::default(),
    };
    parser.look_over();
    parser.module_text();
    parser.check_types();
    parser.decode_debug();
    let Parser { module, mut diagnostics, .. } = parser;
    if !diagnostics.iter().any(Diagnostic::is_fatal) {
        diagnostics.extend(crate::ir::verify(&module));
    }
    let fatal = diagnostics.iter().any(Diagnostic::is_fatal);
    ((!fatal).then_some(module), diagnostics)
}

/// Everything the reader knows while it reads; its methods are spread over
/// the files of this folder by subject.
struct Parser<'t> {
    file: FileId,
    text: &'t str,
    tokens: Vec<Token>,
    pos: usize,
    depth: u32,
    module: Module,
    diagnostics: Vec<Diagnostic>,
    survey: Survey,
    /// Where each named struct is first mentioned.
    struct_uses: Vec<Span>,
    struct_defined: HashSet<StructId>,
    /// The function being read.
    body: Body,
    /// Metadata by number.
    nodes: HashMap<u32, Node>,
    debug_refs: DebugRefs,
}
