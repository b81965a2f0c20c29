//! C and Rust programs as the machine takes them: clang, rustc or cargo, run by the host,
//! makes IR text of them, and `heddle-llvm` reads it.

use crate::host::{Files, FromHere};
use crate::reading::read;
use crate::{Context, Input, ModelOptions, Refusal};
use heddle_llvm::{LoadOptions, clang, cpp, rustc};
use heddle_machine::Program;
use heddle_span::SourceMap;

/// The program of the input; `roots` are functions that are needed though nobody calls them.
pub(crate) fn load(
    input: &Input,
    model: &ModelOptions,
    roots: Vec<String>,
    sources: &mut SourceMap,
    context: Context<'_>,
) -> Result<Program, Refusal> {
    refuse_expected_panics(input, model, context)?;
    let modules = modules(input, model, false, context).map_err(Refusal::Missing)?;
    let (entry, havoc) = (model.entry.clone(), model.havoc.clone());
    let promote = !model.no_promote;
    let tests = model.exact.clone();
    let lazy = modules.iter().any(|m| cpp::is_from_cpp(&m.1));
    let options =
        LoadOptions { entry, roots, havoc, promote, tests, lazy, ..LoadOptions::default() };
    let (program, diagnostics) = match names_from_here(input) {
        true => heddle_llvm::load(modules, &options, sources, &mut FromHere(context.host)),
        false => heddle_llvm::load(modules, &options, sources, &mut Files(context.host)),
    };
    read(program, diagnostics, sources, context)
}

/// The same of functions that somebody else will call: these, or all that are defined for
/// others.
pub(crate) fn load_library(
    input: &Input,
    model: &ModelOptions,
    roots: Vec<String>,
    sources: &mut SourceMap,
    context: Context<'_>,
) -> Result<Program, Refusal> {
    let modules = modules(input, model, true, context).map_err(Refusal::Missing)?;
    let lazy = modules.iter().any(|m| cpp::is_from_cpp(&m.1));
    let options = LoadOptions { roots, library: true, lazy, ..LoadOptions::default() };
    let (program, diagnostics) = match names_from_here(input) {
        true => heddle_llvm::load(modules, &options, sources, &mut FromHere(context.host)),
        false => heddle_llvm::load(modules, &options, sources, &mut Files(context.host)),
    };
    read(program, diagnostics, sources, context)
}

/// Whether the files of a Rust program were named from where the user stands.
fn names_from_here(input: &Input) -> bool {
    let rust = |name: &str| name.ends_with(".rs") || name.ends_with(".toml");
    input.files.iter().all(|(name, _)| rust(name) && !name.starts_with('/'))
}

/// Names and texts of the modules. What clang made is known by another name, so that the C
/// file itself can be shown. A `library` needs no `main`.
fn modules(
    input: &Input,
    model: &ModelOptions,
    library: bool,
    context: Context<'_>,
) -> Result<Vec<(String, String)>, String> {
    let alone = input.files.len() == 1;
    let one = |(name, text): &(String, String)| match name.ends_with(".ll") {
        true => Ok((name.clone(), text.clone())),
        false => Ok((format!("{name} (IR)"), ir(name, text, (alone, library), model, context)?)),
    };
    let mut modules: Vec<(String, String)> =
        input.files.iter().map(one).collect::<Result<_, String>>()?;
    let texts: Vec<&str> = modules.iter().map(|m| m.1.as_str()).collect();
    if texts.iter().any(|t| cpp::is_from_cpp(t))
        && let Some(text) = cpp::library(&texts, &model.clang)
    {
        let file = context.host.keep("library.cpp", &text)?.display().to_string();
        let arguments = clang::library_arguments(&file, &model.clang);
        let what = "heddle's part of the library of C++";
        modules.push((what.into(), context.host.run(clang::CPP_NAMES, &arguments, what)?));
    }
    Ok(modules)
}

fn ir(
    file: &str,
    text: &str,
    (alone, library): (bool, bool),
    model: &ModelOptions,
    context: Context<'_>,
) -> Result<String, String> {
    if file.ends_with(".rs") || file.ends_with(".toml") {
        return rust_ir(file, text, library, model, context);
    }
    let mut extra: Vec<String> = model.define.iter().map(|d| format!("-D{d}")).collect();
    let header = context.host.keep("heddle.h", heddle_llvm::HEADER)?;
    if text.contains("genmc.h") {
        context.host.keep("genmc.h", heddle_llvm::GENMC_HEADER)?;
    }
    extra.push(format!("-I{}", header.parent().unwrap_or(&header).display()));
    // File names as the user gave them.
    extra.push("-fdebug-compilation-dir=.".into());
    extra.extend(model.clang.iter().cloned());
    let unit = clang::Unit { file, text, opt: model.opt, extra: &extra, alone };
    clang::ir_of(&unit, &mut |names, arguments| context.host.run(names, arguments, file))
}

/// The IR of a Rust program, by rustc for one file and by cargo for a package.
fn rust_ir(
    file: &str,
    text: &str,
    library: bool,
    model: &ModelOptions,
    context: Context<'_>,
) -> Result<String, String> {
    let host = context.host;
    let extra = &model.clang;
    if file.ends_with(".toml") {
        let target = rustc::Target { bin: model.bin.clone(), test: model.test.clone() };
        let folder = host.keep("cargo", "")?.with_extension("d").display().to_string();
        let arguments = rustc::cargo_arguments(file, &target, model.opt, extra, &folder);
        return host.run(rustc::CARGO, &arguments, file);
    }
    let out = host.keep("program", "")?.display().to_string();
    let helper = match text.contains("heddle::") {
        true => Some(helper(context)?),
        false => None,
    };
    let library = library && !text.contains("fn main");
    let arguments = rustc::arguments(file, model.opt, extra, helper.as_deref(), &out, library);
    host.run(rustc::RUSTC, &arguments, file)
}

/// A test that should panic is right when it does, which nobody here knows: refused.
fn refuse_expected_panics(
    input: &Input,
    model: &ModelOptions,
    context: Context<'_>,
) -> Result<(), Refusal> {
    let (Some(test), Some((manifest, _))) = (&model.test, input.files.first()) else {
        return Ok(());
    };
    let Ok((text, _)) = context.host.load(&format!("tests/{test}.rs"), manifest) else {
        return Ok(());
    };
    let all = expected_panics(&text);
    let met = all.iter().find(|name| model.exact.is_empty() || model.exact.contains(name));
    match met {
        Some(name) => Err(Refusal::unsupported(format!(
            "the test `{name}`, which should panic; `-- --exact NAME` names others"
        ))),
        None => Ok(()),
    }
}

/// The functions behind `#[should_panic]`, by the words of the text.
fn expected_panics(text: &str) -> Vec<String> {
    let name = |(at, _): (usize, &str)| {
        let (_, rest) = text[at..].split_once("fn ")?;
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_'))?;
        Some(rest[..end].to_string())
    };
    text.match_indices("#[should_panic").filter_map(name).collect()
}

/// The crate `heddle`, compiled.
fn helper(context: Context<'_>) -> Result<String, String> {
    let source = context.host.keep("heddle.rs", rustc::HELPER)?;
    let out = source.with_file_name("libheddle.rlib").display().to_string();
    let arguments = rustc::helper_arguments(&source.display().to_string(), &out);
    context.host.run(rustc::RUSTC, &arguments, "the crate heddle")?;
    Ok(out)
}

/// The identifiers in a formula, but for fields: functions among them must be kept.
pub(crate) fn words(text: &str) -> Vec<String> {
    let cut = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.'));
    let starts = |c: char| c.is_alphabetic() || c == '_';
    let named = cut.filter_map(|w| w.split('.').next());
    named.filter(|w| w.starts_with(starts)).map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_no_functions() {
        assert_eq!(words("[] (q.head == 1 -> <> done[2].v && ok)"), ["q", "done", "ok"]);
    }

    #[test]
    fn tests_that_should_panic_are_found_by_name() {
        let text = "#[test]\nfn a() {}\n#[test]\n#[should_panic(expected = \"x\")]\nfn b_c() {}";
        assert_eq!(expected_panics(text), ["b_c"]);
        assert!(expected_panics("fn main() {}").is_empty());
    }
}
