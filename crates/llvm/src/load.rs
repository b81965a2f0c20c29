//! From IR text to a program in one call.

use crate::ir::{Linkage, Module, link};
use crate::lower::{LoadOptions, lower};
use crate::needed::{mentioned, needed};
use crate::reader::read;
use crate::rust;
use heddle_machine::Program;
use heddle_span::{Diagnostic, Loader, Severity, SourceMap};
use std::collections::HashSet;

/// Library functions that are simplest written in C, as clang compiled them.
const MODELS: &str = include_str!("../models/models.ll");
/// The same where pointers and `long` have 32 bits.
const MODELS_32: &str = include_str!("../models/models32.ll");

/// The unwinder, where there are exceptions.
const UNWINDER: &str = include_str!("../models/unwind.ll");

/// What Rust's library wants of libc, and the end of panics.
const RUST: &str = include_str!("../models/rust.ll");

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
    let mut callers = Vec::new();
    for module in parts.iter_mut().filter(|m| rust::is_rust(m)) {
        match rust::prepare(module, &options.tests, options.original) {
            Ok(caller) => callers.extend(caller),
            Err(what) => {
                diagnostics.push(Diagnostic::new(Severity::Unsupported, what));
                return (None, diagnostics);
            }
        }
    }
    parts.extend(callers);
    if !parts.is_empty() {
        let declared = declared(&parts);
        let models = models(&parts, &options.roots);
        parts.extend(models);
        parts[0].declared = declared;
    }
    // A program that brings a library of its own never runs most of it.
    let lazy = options.lazy || parts.iter().any(rust::is_rust);
    let options = LoadOptions { lazy, ..options.clone() };
    match link(parts) {
        Ok(module) => {
            let (program, found) = lower(&module, &options, sources, loader);
            diagnostics.extend(found);
            (program, diagnostics)
        }
        Err(errors) => {
            diagnostics.extend(errors);
            (None, diagnostics)
        }
    }
}

/// The functions that are declared and nowhere defined.
fn declared(user: &[Module]) -> HashSet<String> {
    let functions = || user.iter().flat_map(|m| &m.functions);
    let defined: HashSet<&str> =
        functions().filter(|f| !f.is_declaration()).map(|f| f.name.as_str()).collect();
    let names = functions().filter(|f| f.is_declaration()).map(|f| &f.name);
    names.filter(|n| !defined.contains(n.as_str())).cloned().collect()
}

/// The library models, ready to be linked with `user`. A definition of the
/// user's wins over ours. Of the long one only what can be needed is read.
fn models(user: &[Module], roots: &[String]) -> Vec<Module> {
    let small = user[0].layout.pointer_bytes(0) == 4;
    let rust = user.iter().any(rust::is_rust).then_some(RUST);
    let unwinder = (!small).then_some(UNWINDER);
    let functions = user.iter().flat_map(|m| &m.functions).map(|f| f.name.as_str());
    let globals = user.iter().flat_map(|m| &m.globals).map(|g| g.name.as_str());
    let ours = rust.iter().chain(&unwinder).flat_map(|text| mentioned(text));
    let names = functions.chain(globals).chain(ours).chain(roots.iter().map(String::as_str));
    let long = needed(if small { MODELS_32 } else { MODELS }, names);
    let texts = rust.into_iter().chain([&long[..]]).chain(unwinder);
    texts.map(|text| model(text, user)).collect()
}

fn model(text: &str, user: &[Module]) -> Module {
    let (module, found) = read(heddle_span::FileId(0), text);
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
