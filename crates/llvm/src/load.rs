//! From IR text to a program in one call.

use crate::ir::{Linkage, Module, link};
use crate::lower::{LoadOptions, lower};
use crate::reader::read;
use heddle_machine::Program;
use heddle_span::{Diagnostic, Loader, SourceMap};

/// Library functions that are simplest written in C, as clang compiled them.
const MODELS: &str = include_str!("../models/models.ll");
/// The same where pointers and `long` have 32 bits.
const MODELS_32: &str = include_str!("../models/models32.ll");

/// Reads, links and lowers modules, given by name and text. The texts go into
/// `sources`, and so do the C files that their debug information names, which
/// `loader` finds. Every mistake is told; with a fatal one there is no program.
pub fn load(
    modules: Vec<(String, String)>,
    options: &LoadOptions,
    sources: &mut SourceMap,
    loader: &mut dyn Loader,
) -> (Option<Program>, Vec<Diagnostic>) {
    let mut diagnostics = Vec::new();
    let mut parts = Vec::new();
    for (name, text) in modules {
        let file = sources.add(name, text);
        let text = sources.file(file).text.clone();
        let (module, found) = read(file, &text);
        diagnostics.extend(found);
        parts.extend(module);
    }
    if diagnostics.iter().any(Diagnostic::is_fatal) {
        return (None, diagnostics);
    }
    if !parts.is_empty() {
        let models = models(&parts);
        parts.push(models);
    }
    match link(parts) {
        Ok(module) => {
            let (program, found) = lower(&module, options, sources, loader);
            diagnostics.extend(found);
            (program, diagnostics)
        }
        Err(errors) => {
            diagnostics.extend(errors);
            (None, diagnostics)
        }
    }
}

/// The library models, ready to be linked with `user`. A definition of the
/// user's wins over ours.
fn models(user: &[Module]) -> Module {
    let file = heddle_span::FileId(0);
    let small = user[0].layout.pointer_bytes(0) == 4;
    let (module, found) = read(file, if small { MODELS_32 } else { MODELS });
    let mut module = module.unwrap_or_else(|| panic!("our own models are right: {found:?}"));
    module.layout = user[0].layout.clone();
    // A variable of the user's may be called like one of our functions.
    let variables: std::collections::HashSet<&str> =
        user.iter().flat_map(|m| &m.globals).map(|g| g.name.as_str()).collect();
    for f in module.functions.iter_mut().filter(|f| variables.contains(f.name.as_str())) {
        f.name = format!("__heddle_hidden_{}", f.name);
    }
    for g in module.globals.iter_mut().filter(|g| g.linkage == Linkage::External) {
        g.linkage = Linkage::Weak;
    }
    for f in module.functions.iter_mut().filter(|f| !f.is_declaration()) {
        if f.linkage == Linkage::External {
            f.linkage = Linkage::Weak;
        }
    }
    module
}
