//! A C program as Promela: clang, run by the host, makes the syntax tree, and
//! `heddle-translate` writes the model.

mod mapped;

pub use mapped::open_translated;

use crate::host::Files;
use crate::reading::read;
use crate::{Context, Input, Refusal};
use heddle_span::SourceMap;
use heddle_translate::{Harness, Options, Translation, clang};
use std::path::Path;

/// What is translated besides the program itself.
#[derive(Clone, Debug, Default)]
pub struct TranslateOptions {
    /// How many objects of a type `malloc` can hand out.
    pub heap: Vec<(String, u64)>,
    /// Threads at once, `main` included.
    pub threads: Option<u64>,
    /// Keep the marks that runs are told by.
    pub marks: bool,
    /// Threads that call operations.
    pub harness: Option<Harness>,
    pub define: Vec<String>,
    /// Arguments for clang.
    pub clang: Vec<String>,
}

/// Translates a C program.
pub fn translate(
    input: &Input,
    asked: &TranslateOptions,
    context: Context<'_>,
) -> Result<(Translation, SourceMap), Refusal> {
    let [(name, text)] = input.files.as_slice() else {
        return Err(Refusal::Usage("one C program is translated at a time".into()));
    };
    let mut text = text.clone();
    let mut options = Options {
        heap: asked.heap.clone(),
        threads: asked.threads,
        marks: asked.marks,
        clang_name: None,
    };
    let mut json = tree(name, name, asked, context).map_err(Refusal::Missing)?;
    if let Some(harness) = &asked.harness {
        let mut sources = SourceMap::new();
        let main = sources.add(name.clone(), text.clone());
        let mut files = Files(context.host);
        let found = heddle_translate::signatures(&json, main, &mut sources, &mut files);
        let found = found.map_err(|d| Refusal::Wrong(vec![d], Box::new(sources)))?;
        text.push_str(&harness.text(&found).map_err(Refusal::Usage)?);
        let file = context.host.keep("program.c", &text).map_err(Refusal::Missing)?;
        let file = file.display().to_string();
        json = tree(&file, name, asked, context).map_err(Refusal::Missing)?;
        options.clang_name = Some(file);
    }
    let mut sources = SourceMap::new();
    let main = sources.add(name.clone(), text);
    let mut files = Files(context.host);
    let (done, diagnostics) =
        heddle_translate::translate(&json, main, &mut sources, &mut files, &options);
    Ok((read(done, diagnostics, &sources, context)?, sources))
}

/// clang's tree of a file, which is the input or a copy of it.
fn tree(
    file: &str,
    input: &str,
    asked: &TranslateOptions,
    context: Context<'_>,
) -> Result<String, String> {
    let mut extra: Vec<String> = asked.define.iter().map(|d| format!("-D{d}")).collect();
    let header = context.host.keep("heddle.h", heddle_llvm::HEADER)?;
    extra.push(format!("-I{}", header.parent().unwrap_or(&header).display()));
    // What the program includes is beside it, also when its text was copied.
    let beside = Path::new(input).parent().filter(|p| !p.as_os_str().is_empty());
    extra.push(format!("-I{}", beside.unwrap_or(Path::new(".")).display()));
    extra.extend(asked.clang.iter().cloned());
    // No file name is taken for a flag, or for a file of flags.
    let plain = if file.starts_with(['-', '@']) { "./" } else { "" };
    let arguments = clang::arguments(&format!("{plain}{file}"), &extra);
    context.host.run(heddle_llvm::clang::NAMES, &arguments, input)
}
