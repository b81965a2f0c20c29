//! What the comparison tests share: where the models are, and the two sides.

use crate::cache::Cache;
use crate::heddle::Heddle;
use crate::spin::Spin;
use crate::trial::Sides;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The root of the workspace.
pub fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("crates/testkit lies two below the root").to_owned()
}

/// A number that a file's name alone decides (FNV-1a), for samples: a program that is added
/// to a folder draws nobody else out of it or into it.
pub fn lot(path: &Path) -> u64 {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let step = |h: u64, b: u8| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3);
    let h = name.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    // The lowest bits of the product know little of the first letters.
    h ^ h >> 29
}

/// Every model in a folder of the suite, in order of name.
pub fn suite(folder: &str) -> Vec<PathBuf> {
    let mut out = Vec::new();
    collect(&workspace().join("suite/promela").join(folder), &mut out);
    assert!(!out.is_empty(), "suite/promela/{folder} is empty");
    out.sort();
    out
}

fn collect(path: &Path, out: &mut Vec<PathBuf>) {
    if let Ok(folder) = fs::read_dir(path) {
        folder.flatten().for_each(|entry| collect(&entry.path(), out));
    } else if path.extension().is_some_and(|e| e == "pml") {
        out.push(path.to_owned());
    }
}

/// The models that come with SPIN's Debian package, where it is installed.
pub fn installed() -> Vec<PathBuf> {
    let Ok(list) = Command::new("dpkg").args(["-L", "spin"]).output() else { return Vec::new() };
    let list = String::from_utf8_lossy(&list.stdout).into_owned();
    let mut files: Vec<PathBuf> =
        list.lines().filter(|l| l.ends_with(".pml")).map(PathBuf::from).collect();
    files.retain(|f| f.is_file());
    files.sort();
    files
}

/// A model's name in messages: its path below the root.
pub fn name(path: &Path) -> String {
    path.strip_prefix(workspace()).unwrap_or(path).display().to_string()
}

/// SPIN and this binary. Without SPIN a comparison is no test: it fails, unless
/// `HEDDLE_WITHOUT_SPIN` says that this is known.
pub fn sides(binary: &str) -> Option<Sides> {
    let cache = Cache::from_env(Some(workspace().join("target/spin-cache")));
    match Spin::find(cache) {
        Ok(spin) => {
            let heddle = Heddle::at(binary).with_limit(Duration::from_secs(120));
            Some(Sides { spin, heddle })
        }
        Err(why) if std::env::var_os("HEDDLE_WITHOUT_SPIN").is_some() => {
            eprintln!("not compared: {why}");
            None
        }
        Err(why) => panic!("{why}; HEDDLE_WITHOUT_SPIN=1 leaves the comparison out"),
    }
}

/// A number from the environment.
pub fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|v| v.parse().ok()).unwrap_or(otherwise)
}
