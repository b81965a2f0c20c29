//! Memory models: a name is resolved here, once, into a value; after that nobody asks what
//! a model is called.

use crate::host::Files;
use crate::reading::read;
use crate::{Context, Refusal};
use heddle_memmodel::MemModel;
use heddle_span::{FileId, Loader, SourceMap};

/// A memory model by the name of a built-in one, in any case, or from its file.
pub fn memory_model(name: &str, context: Context<'_>) -> Result<MemModel, Refusal> {
    if let Some(model) = heddle_memmodel::builtin(name) {
        return Ok(model);
    }
    let (sources, file, text) = if name.ends_with(".cat") {
        imported(name, context)?
    } else if name.ends_with(".mcm") {
        let (text, _) = Files(context.host).load(name, "").map_err(Refusal::Missing)?;
        let mut sources = SourceMap::new();
        let file = sources.add(name, text.clone());
        (sources, file, text)
    } else {
        return Err(unknown_memory_model(name));
    };
    let (model, diagnostics) = heddle_memmodel::parse(&text, file);
    read(model, diagnostics, &sources, context)
}

/// A `.cat` file as `.mcm` text.
pub fn imported_model(name: &str, context: Context<'_>) -> Result<String, Refusal> {
    imported(name, context).map(|(_, _, text)| text)
}

/// The file of a built-in model, whole.
pub fn shown_model(name: &str) -> Result<&'static str, Refusal> {
    let lower = name.to_lowercase();
    let mut all = heddle_memmodel::builtins().iter();
    let found = all.find(|b| b.name == lower || b.aliases.contains(&&*lower));
    found.map(|b| b.text).ok_or_else(|| unknown_memory_model(name))
}

fn imported(name: &str, context: Context<'_>) -> Result<(SourceMap, FileId, String), Refusal> {
    let mut files = Files(context.host);
    let (text, shown) = files.load(name, "").map_err(Refusal::Missing)?;
    let mut sources = SourceMap::new();
    let model = heddle_cat::Model::read((&shown, &text), None, &mut sources, &mut files);
    match model.and_then(|model| model.operational()) {
        Ok(mcm) => {
            let file = sources.add(format!("{name} (imported)"), mcm.clone());
            Ok((sources, file, mcm))
        }
        Err(wrong) => Err(Refusal::Wrong(wrong, Box::new(sources))),
    }
}

fn unknown_memory_model(name: &str) -> Refusal {
    let known: Vec<&str> = heddle_memmodel::builtins().iter().map(|b| b.name).collect();
    Refusal::Usage(format!(
        "no memory model `{name}`; there are {}, and files that end in .mcm or .cat",
        known.join(", ")
    ))
}
