//! Reading inputs and what they include. The front ends read no files
//! themselves.

use heddle_span::Loader;
use std::path::{Path, PathBuf};

/// Finds included files beside the file that includes them, then in the
/// directory of the run.
pub struct Disk;

impl Loader for Disk {
    fn load(&mut self, path: &str, from: &str) -> Result<(String, String), String> {
        let beside = Path::new(from).parent().unwrap_or(Path::new("")).join(path);
        let candidates = [beside, PathBuf::from(path)];
        let found = candidates.iter().find(|p| p.is_file());
        let Some(found) = found else { return Err(format!("cannot find `{path}`")) };
        let text = read_text(found)?;
        let name = found.display().to_string();
        Ok((text, name.strip_prefix("./").map_or(name.clone(), str::to_string)))
    }
}

/// The text of a file; bytes that are not UTF-8 become `U+FFFD`, so that old
/// sources with Latin-1 comments can be read.
pub fn read_text(path: &Path) -> Result<String, String> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(e) => Err(format!("cannot read {}: {e}", path.display())),
    }
}

/// Writes a file, or leaves none: half of one would only mislead.
pub fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    std::fs::write(path, text).inspect_err(|_| {
        if path.is_file() {
            let _ = std::fs::remove_file(path);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn includes_are_found_beside_the_includer() {
        let dir = std::env::temp_dir().join(format!("heddle-files-{}", std::process::id()));
        std::fs::create_dir_all(dir.join("sub")).unwrap();
        std::fs::write(dir.join("sub/a.pml"), b"caf\xe9").unwrap();
        let from = dir.join("sub/main.pml").display().to_string();
        let (text, name) = Disk.load("a.pml", &from).unwrap();
        assert_eq!(text, "caf\u{fffd}");
        assert!(name.ends_with("sub/a.pml"));
        assert!(Disk.load("b.pml", &from).unwrap_err().contains("cannot find `b.pml`"));
        std::fs::remove_dir_all(dir).unwrap();
    }
}
