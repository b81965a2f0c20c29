//! Runs as trails that can be saved, and trails as runs that can be made again.

use crate::flags::FLAGS;
use crate::{Compiled, Language, LoadedFile, Options, Recorded, Texts};
use heddle_model::Trail;
use heddle_report::{Role, SavedText, SavedTrail};

/// All that is saved of a run that breaks a property; `flags` were not given but in force.
pub fn saved_trail(
    texts: Texts,
    trail: &Trail,
    property: &str,
    options: &Options,
    flags: &[String],
) -> SavedTrail {
    let input = texts.inputs.into_iter();
    let input = input.map(|(name, text)| SavedText { role: Role::Input, name, text });
    let files = texts.files.into_iter().map(|f| {
        let role = Role::File { path: f.path, from: f.from };
        SavedText { role, name: f.name, text: f.text }
    });
    let ir = texts.compiled.into_iter();
    let ir = ir.map(|c| SavedText { role: Role::Ir, name: c.input, text: c.text });
    let texts: Vec<SavedText> = input.chain(files).chain(ir).collect();
    SavedTrail::new(trail, property.to_string(), in_force(options, flags).kept(), &texts)
}

/// The options with flags that were not given but were in force.
pub fn in_force(options: &Options, flags: &[String]) -> Options {
    let mut options = options.clone();
    for (i, word) in flags.iter().enumerate() {
        if let Some(flag) = FLAGS.iter().find(|f| f.written() == *word) {
            let value = flags.get(i + 1).map_or("", String::as_str);
            flag.set(&mut options, value).expect("a flag as the session writes it");
        }
    }
    options
}

/// A trail that was read, and what it was found with.
pub struct OpenedTrail {
    pub saved: SavedTrail,
    pub trail: Trail,
    pub recorded: Recorded,
    pub options: Options,
}

impl OpenedTrail {
    /// Reads the text of a saved trail, or says why not. Nothing in it is run.
    pub fn read(text: &str) -> Result<Self, String> {
        let saved = SavedTrail::from_text(text).map_err(|e| e.to_string())?;
        let mut texts = Texts::default();
        for SavedText { role, name, text } in saved.texts().map_err(|e| e.to_string())? {
            match role {
                Role::Input => texts.inputs.push((name, text)),
                Role::File { path, from } => {
                    texts.files.push(LoadedFile { path, from, name, text });
                }
                Role::Ir => texts.compiled.push(Compiled { input: name, text }),
            }
        }
        let trail = saved.trail().map_err(|e| e.to_string())?;
        let mut options = Options::from_kept(&saved.options)
            .map_err(|why| format!("the trail's options are not understood: {why}"))?;
        let recorded = Recorded::new(texts);
        let language = recorded.input()?.language;
        options.model.no_native = language == Language::Promela;
        if let Some(flag) = options.misplaced(language) {
            return Err(format!("the trail's options are not understood: {flag} here"));
        }
        Ok(OpenedTrail { saved, trail, recorded, options })
    }
}
