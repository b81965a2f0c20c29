//! Writing results to files: whole or not at all, and never over what is somebody else's.
//!
//! What is written goes into a file beside the one that is meant, which is then renamed, so
//! that a disk that is full leaves the old one as it was. A file is overwritten only if
//! heddle wrote it, which its first bytes tell, and if it is none of the inputs.

use heddle_report::SavedTrail;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Trail,
    /// One-file HTML.
    Page,
    /// Promela or SMV, made of something else.
    Model,
    /// A witness for other verifiers.
    Export,
    /// An execution as SVG or DOT.
    Picture,
    /// A flame graph.
    FlameGraph,
    /// A memory model in heddle's own language.
    Rules,
}

/// First lines of pictures in files.
pub const DRAWN_DOT: &str = "// drawn by heddle";
pub const DRAWN_SVG: &str = "<!-- drawn by heddle -->";

/// The first line of a memory model that was made of another.
pub const MADE_RULES: &str = "# made by heddle of ";

/// So much of a file tells whether it is ours.
const HEAD: u64 = 4096;

impl Kind {
    /// Whether heddle wrote what begins so.
    fn is_ours(self, head: &[u8]) -> bool {
        let text = String::from_utf8_lossy(head);
        let first = text.lines().next().unwrap_or("");
        match self {
            Kind::Trail => SavedTrail::begins(head),
            Kind::Page => text.contains(heddle_report::PAGE_MARK),
            Kind::Model => {
                first.starts_with("/* ") && first.contains("by heddle")
                    || first.starts_with("-- ") && first.contains("by heddle")
            }
            Kind::Export | Kind::Rules => first.starts_with("# ") && first.contains("by heddle"),
            Kind::Picture => [DRAWN_DOT, DRAWN_SVG].contains(&first),
            Kind::FlameGraph => text.contains("<svg") && text.contains("inferno"),
        }
    }
}

/// Why a file may not be written, if so: asked before anything else is done.
pub fn refusal(path: &Path, kind: Kind, inputs: &[PathBuf]) -> Option<String> {
    let same = |input: &PathBuf| match (input.canonicalize(), path.canonicalize()) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    };
    if inputs.iter().any(same) {
        return Some(format!("{} is the input, and is not overwritten", path.display()));
    }
    let meta = std::fs::metadata(path).ok()?;
    if meta.is_dir() {
        return Some(format!("{} is a folder", path.display()));
    }
    // What is no file, such as a terminal, has nothing to lose; nor has an empty one.
    if !meta.is_file() || meta.len() == 0 {
        return None;
    }
    let mut head = Vec::new();
    let read = std::fs::File::open(path).and_then(|f| f.take(HEAD).read_to_end(&mut head));
    let ours = read.is_ok() && kind.is_ours(&head);
    (!ours).then(|| format!("{} was not written by heddle, and is not overwritten", path.display()))
}

/// Writes a file whole, or says why not and leaves what was there.
pub fn save(path: &Path, text: &str, kind: Kind, inputs: &[PathBuf]) -> Result<(), String> {
    if let Some(why) = refusal(path, kind, inputs) {
        return Err(why);
    }
    write_whole(path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    if path.metadata().is_ok_and(|m| !m.is_file()) {
        let mut device = std::fs::File::options().write(true).open(path)?;
        return device.write_all(text.as_bytes());
    }
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".heddle-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As any new file: the user's mask says who may read it.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|e| e.error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::TempDir;

    const TRAIL: &str = "{\"format\":\"heddle-trail/1\"}";

    #[test]
    fn only_what_heddle_wrote_is_overwritten() {
        let dir = TempDir::new().unwrap();
        let path = |name: &str| dir.0.join(name);
        let cases = [
            (Kind::Trail, "int main;", false),
            (Kind::Trail, TRAIL, true),
            (Kind::Page, "<html>mine</html>", false),
            (Kind::Page, heddle_report::PAGE_MARK, true),
            (Kind::Model, "byte x;\n/* by heddle */", false),
            (Kind::Model, "/* m.c in Promela, by heddle translate.\n", true),
            (Kind::Export, "- entry_type: mine", false),
            (Kind::Export, "# A violation witness, by heddle.\n", true),
            (Kind::Picture, "digraph mine {}", false),
            (Kind::Picture, "// drawn by heddle\ndigraph {}", true),
            (Kind::Picture, "<!-- drawn by heddle -->\n<svg/>", true),
            (Kind::Rules, "model mine", false),
            (Kind::Rules, "# made by heddle of mine.cat\nmodel mine", true),
            (Kind::Trail, "", true),
        ];
        for (i, (kind, before, goes)) in cases.into_iter().enumerate() {
            let file = path(&i.to_string());
            std::fs::write(&file, before).unwrap();
            let saved = save(&file, "new", kind, &[]);
            assert_eq!(saved.is_ok(), goes, "{i}: {saved:?}");
            let now = std::fs::read_to_string(&file).unwrap();
            assert_eq!(now, if goes { "new" } else { before });
        }
        let input = path("input");
        std::fs::write(&input, TRAIL).unwrap();
        let why = save(&input, "new", Kind::Trail, std::slice::from_ref(&input)).unwrap_err();
        assert!(why.contains("is the input") && std::fs::read_to_string(&input).unwrap() == TRAIL);
        assert!(save(&dir.0, "new", Kind::Trail, &[]).unwrap_err().contains("folder"));
        assert!(save(&path("no/where"), "new", Kind::Trail, &[]).is_err());
        let left = std::fs::read_dir(&dir.0).unwrap().flatten();
        assert!(left.into_iter().all(|e| !e.file_name().to_string_lossy().starts_with('.')));
    }
}
