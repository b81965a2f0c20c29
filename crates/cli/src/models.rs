//! `heddle models`: the memory models that come with heddle, and those in files.

use crate::console::Console;
use crate::exit::Exit;
use crate::files::read_text;
use crate::flags::{ModelsAction, ModelsArgs};
use heddle_memmodel::MemModel;
use heddle_span::{Diagnostic, FileId, SourceMap};
use std::path::Path;

pub fn models(args: &ModelsArgs, console: &Console) -> Exit {
    match &args.action {
        None => {
            for b in heddle_memmodel::builtins() {
                let about = heddle_memmodel::builtin(b.name).map_or(String::new(), |m| m.doc);
                let also = if b.aliases.is_empty() {
                    String::new()
                } else {
                    format!(" (also {})", b.aliases.join(", "))
                };
                console.result(&format!("{:<10} {about}{also}\n", b.name));
            }
            Exit::Holds
        }
        Some(ModelsAction::Show { name }) => {
            let lower = name.to_lowercase();
            let found = heddle_memmodel::builtins()
                .iter()
                .find(|b| b.name == lower || b.aliases.contains(&&*lower));
            match found {
                Some(b) => {
                    console.result(b.text);
                    Exit::Holds
                }
                None => unknown(name, console),
            }
        }
        Some(ModelsAction::Stages { name }) => match load(name, console) {
            Ok(model) => {
                console.result(&format!("{}\n", heddle_memmodel::stages(&model)));
                Exit::Holds
            }
            Err(exit) => exit,
        },
        Some(ModelsAction::Import { file }) => match import(&file.display().to_string(), console) {
            Ok((_, _, text)) => {
                console.result(&text);
                Exit::Holds
            }
            Err(exit) => exit,
        },
    }
}

/// A `.cat` file as `.mcm` text, with the name and the sources that it stands in.
fn import(name: &str, console: &Console) -> Result<(SourceMap, FileId, String), Exit> {
    let text = read_text(Path::new(name)).map_err(|e| {
        console.error(&e);
        Exit::BadInput
    })?;
    let mut sources = SourceMap::new();
    let file = sources.add(name, text.clone());
    let (mcm, diagnostics) = heddle_memmodel::import_cat(&text, file);
    console.diagnostics(&diagnostics, &sources);
    let mcm = mcm.ok_or_else(|| crate::exit_of(&diagnostics))?;
    let file = sources.add(format!("{name} (imported)"), mcm.clone());
    Ok((sources, file, mcm))
}

/// A model by its name, or from its file.
pub fn load(name: &str, console: &Console) -> Result<MemModel, Exit> {
    if let Some(model) = heddle_memmodel::builtin(name) {
        return Ok(model);
    }
    let (sources, file, text) = if name.ends_with(".cat") {
        import(name, console)?
    } else if name.ends_with(".mcm") {
        let text = read_text(Path::new(name)).map_err(|e| {
            console.error(&e);
            Exit::BadInput
        })?;
        let mut sources = SourceMap::new();
        let file = sources.add(name, text.clone());
        (sources, file, text)
    } else {
        return Err(unknown(name, console));
    };
    let (model, diagnostics) = heddle_memmodel::parse(&text, file);
    console.diagnostics(&diagnostics, &sources);
    match model {
        Some(model) if !diagnostics.iter().any(Diagnostic::is_fatal) => Ok(model),
        _ => Err(crate::exit_of(&diagnostics)),
    }
}

fn unknown(name: &str, console: &Console) -> Exit {
    let known: Vec<&str> = heddle_memmodel::builtins().iter().map(|b| b.name).collect();
    console.error(&format!(
        "no memory model `{name}`; there are {}, and files that end in .mcm or .cat",
        known.join(", ")
    ));
    Exit::Usage
}
