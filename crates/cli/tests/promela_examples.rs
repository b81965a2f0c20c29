//! The models that come with SPIN's Debian package, found where they are installed,
//! against real `spin`.
//!
//! A model of more than about a million states is left to SPIN's memory limit and
//! not compared; the closing line says how many were.

use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::{header::Header, shelf, trial};
use std::path::PathBuf;
use std::process::Command;

#[test]
fn installed_examples_agree_with_spin() {
    let Some(sides) = shelf::sides(env!("CARGO_BIN_EXE_heddle")) else { return };
    let files = installed();
    if files.is_empty() {
        eprintln!("not compared: the examples of the Debian package are not installed");
        return;
    }
    pool::run(
        &files,
        pool::cores(),
        |p| p.display().to_string(),
        |path| match trial::file_within(&sides, path, &Header::default(), trial::LARGE) {
            Case::Failed(why) if KNOWN.iter().any(|(name, _)| path.ends_with(name)) => {
                Case::Skipped(format!("known: {}", why.lines().next().unwrap_or("")))
            }
            other => other,
        },
    )
    .finish("SPIN's examples");
}

/// Where heddle means to differ, and why; see `docs/spin-differences.md`.
const KNOWN: &[(&str, &str)] = &[];

fn installed() -> Vec<PathBuf> {
    let Ok(list) = Command::new("dpkg").args(["-L", "spin"]).output() else { return Vec::new() };
    let list = String::from_utf8_lossy(&list.stdout).into_owned();
    let mut files: Vec<PathBuf> =
        list.lines().filter(|l| l.ends_with(".pml")).map(PathBuf::from).collect();
    files.retain(|f| f.is_file());
    files.sort();
    files
}
