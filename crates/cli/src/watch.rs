//! `--watch`: checks again whenever a file changes.
//!
//! Each check is a process of its own with the same command line. The inputs and the files
//! beside them are looked at a few times a second, which works on every file system, those
//! over a network included; what heddle itself writes does not count.

use crate::console::Console;
use crate::exit::Exit;
use crate::flags::CheckArgs;
use crate::inputs::walk;
use crate::limits;
use crate::project;
use crate::run::suffix;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

/// How often files are looked at.
const EVERY: Duration = Duration::from_millis(200);

/// When files were changed, and how long they are.
type Stamps = BTreeMap<PathBuf, (SystemTime, u64)>;

pub fn watch(args: &CheckArgs, console: &Console) -> Exit {
    let limits = limits::limits(&args.given.0.search);
    let words: Vec<_> = std::env::args_os().skip(1).filter(|w| w != "--watch").collect();
    let inputs = match project::folder() {
        Some(folder) if args.inputs.is_empty() => vec![folder],
        _ => args.inputs.clone(),
    };
    let mut exit;
    loop {
        let before = stamps(&inputs);
        let status = std::env::current_exe().and_then(|me| Command::new(me).args(&words).status());
        exit = match status {
            Ok(status) => status.code().and_then(Exit::of_code).unwrap_or(Exit::Bug),
            Err(e) => {
                console.error(&format!("heddle cannot start itself: {e}"));
                return Exit::Bug;
            }
        };
        console.note("waiting for a change; Ctrl-C ends");
        while stamps(&inputs) == before && !limits.stop.is_set() {
            std::thread::sleep(EVERY);
        }
        if limits.stop.is_set() {
            return exit;
        }
        console.detail("\n");
    }
}

fn stamps(inputs: &[PathBuf]) -> Stamps {
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
    use heddle_system::TempDir;

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
