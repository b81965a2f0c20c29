//! Trails as files: what each is called, and how it is opened again.
//!
//! Every finding has a trail of its own. That of the program's own promises is called as
//! the input is (`two.trail`), that of another property adds its name (`two.a.trail`), and
//! every further finding of a property its number (`two.a.2.trail`).

use crate::read_text;
use crate::save::{self, Kind};
use heddle_report::SavedTrail;
use heddle_session::OpenedTrail;
use std::path::{Path, PathBuf};

/// The trails of one run.
pub struct Trails {
    /// Where the first goes; the others stand beside it.
    first: PathBuf,
    /// It was named, and is not called after a property.
    named: bool,
    inputs: Vec<PathBuf>,
    used: Vec<PathBuf>,
}

impl Trails {
    /// `named` is where the user wants it.
    pub fn new(named: Option<&Path>, inputs: &[PathBuf]) -> Self {
        let beside =
            || Path::new(inputs[0].file_stem().unwrap_or_default()).with_extension("trail");
        Trails {
            first: named.map_or_else(beside, Path::to_path_buf),
            named: named.is_some(),
            inputs: inputs.to_vec(),
            used: Vec::new(),
        }
    }

    /// The trails of an input, beside where the command runs.
    pub fn beside(input: &Path) -> Self {
        Trails::new(None, &[input.to_path_buf()])
    }

    /// Why the file that was named may not be written, if so.
    pub fn refusal(&self) -> Option<String> {
        let why = || save::refusal(&self.first, Kind::Trail, &self.inputs);
        if self.named { why() } else { None }
    }

    /// Writes a trail and answers where.
    pub fn save(&mut self, property: &str, trail: &SavedTrail) -> Result<PathBuf, String> {
        let path = self.path(property);
        self.used.push(path.clone());
        save::save(&path, &trail.to_text(), Kind::Trail, &self.inputs)
            .map_err(|why| format!("cannot save the trail to {}: {why}", path.display()))?;
        Ok(path)
    }

    fn path(&self, property: &str) -> PathBuf {
        let plain = if self.named && self.used.is_empty() { String::new() } else { slug(property) };
        let mut number = 1;
        loop {
            let count = if number == 1 { String::new() } else { format!(".{number}") };
            let path = with_parts(&self.first, &format!("{plain}{count}"));
            if !self.used.contains(&path) {
                return path;
            }
            number += 1;
        }
    }
}

/// `two.trail` with `.a` before its suffix.
fn with_parts(path: &Path, parts: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    match path.extension() {
        _ if parts.is_empty() => path.to_path_buf(),
        Some(suffix) => path.with_file_name(format!("{stem}{parts}.{}", suffix.to_string_lossy())),
        None => path.with_file_name(format!("{stem}{parts}")),
    }
}

/// What the name of a property is in a file name; nothing for the program's own promises.
fn slug(property: &str) -> String {
    if property == "safety" {
        return String::new();
    }
    let kept = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
    let text: String = property.trim_start_matches("--").chars().map(kept).collect();
    let words: Vec<&str> = text.split('-').filter(|w| !w.is_empty()).collect();
    let short: String = words.join("-").chars().take(40).collect();
    format!(".{short}")
}

/// Reads a saved trail, or says why not. Nothing in it is run.
pub fn open(path: &Path) -> Result<OpenedTrail, String> {
    let text = read_text(path)?;
    OpenedTrail::read(&text).map_err(|why| format!("{}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_finding_has_a_name_of_its_own() {
        let mut trails = Trails::new(None, &["d/two.pml".into()]);
        let mut name = |property: &str| {
            let path = trails.path(property);
            trails.used.push(path.clone());
            path.display().to_string()
        };
        assert_eq!(name("a"), "two.a.trail");
        assert_eq!(name("safety"), "two.trail");
        assert_eq!(name("safety"), "two.2.trail");
        assert_eq!(name("a"), "two.a.2.trail");
        assert_eq!(name("--ltl [] (x -> <> ../y)"), "two.ltl-x-y.trail");
        assert_eq!(name("--ltl [] (x && y)"), "two.ltl-x-y.2.trail");
        let mut trails = Trails::new(Some(Path::new("out/x.y")), &["two.pml".into()]);
        assert_eq!(trails.path("a"), Path::new("out/x.y"));
        trails.used.push("out/x.y".into());
        assert_eq!(trails.path("b"), Path::new("out/x.b.y"));
    }
}
