//! When files were changed: the inputs of a check and the files beside them. They are looked
//! at again and again, which works on every file system, those over a network included; what
//! heddle itself writes does not count.

use crate::{suffix, walk};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// When files were changed, and how long they are.
pub type Stamps = BTreeMap<PathBuf, (SystemTime, u64)>;

pub fn stamps(inputs: &[PathBuf]) -> Stamps {
    let mut files = Vec::new();
    for input in inputs {
        if input.is_dir() {
            // One that went away meanwhile has nothing in it.
            let _ = walk(input, &mut files);
            continue;
        }
        files.push(input.clone());
        let folder = match input.parent() {
            Some(parent) if parent != Path::new("") => parent,
            _ => Path::new("."),
        };
        let beside = std::fs::read_dir(folder).into_iter().flatten().flatten();
        files.extend(beside.map(|e| e.path()).filter(|p| p.is_file()));
    }
    let counts = |p: &PathBuf| {
        let hidden = p.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        !hidden && !matches!(suffix(p), "trail" | "html" | "json" | "sarif" | "xml" | "dot")
    };
    let stamp = |p: PathBuf| {
        let meta = p.metadata().ok()?;
        Some((p, (meta.modified().ok()?, meta.len())))
    };
    files.into_iter().filter(counts).filter_map(stamp).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TempDir;

    #[test]
    fn what_changes_is_seen_and_what_heddle_writes_is_not() {
        let dir = TempDir::new().unwrap();
        let file = |name: &str, text: &str| std::fs::write(dir.0.join(name), text).unwrap();
        file("m.pml", "init { skip }");
        file("inc.pml", "");
        let inputs = [dir.0.join("m.pml")];
        let first = stamps(&inputs);
        assert_eq!(first.len(), 2);
        file("m.trail", "x");
        assert_eq!(stamps(&inputs), first);
        file("inc.pml", "byte x;");
        assert_ne!(stamps(&inputs), first);
    }
}
