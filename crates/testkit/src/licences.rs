//! What is linked into the binary, under which licences, and the texts of these: the file
//! that goes with the package. What a licence asks for, that its notice be given along, is
//! kept by giving the files along that each package has; those of equal text stand once.
//!
//! A package that has no such file (eleven of Cranelift's and timely's have none) is listed
//! with its licence, its authors and its source.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package of somebody else.
pub struct Linked {
    pub name: String,
    pub version: String,
    /// As SPDX writes it.
    pub licence: String,
    pub authors: String,
    pub source: String,
    /// The texts that it brings, by the names of their files.
    pub texts: BTreeMap<String, String>,
}

/// Names that files with licences and notices have.
const FILES: [&str; 6] = ["licen", "copying", "unlicense", "notice", "copyright", "authors"];

fn cargo(root: &Path, args: &[&str]) -> Result<Vec<u8>, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let out = Command::new(cargo).args(args).current_dir(root).output();
    let out = out.map_err(|e| format!("cargo {}: {e}", args[0]))?;
    match out.status.success() {
        true => Ok(out.stdout),
        false => Err(String::from_utf8_lossy(&out.stderr).into_owned()),
    }
}

/// Name and version of all that the binary is linked from on this system.
fn linked(root: &Path) -> Result<BTreeSet<(String, String)>, String> {
    let tree = ["tree", "--locked", "--offline", "-p", "heddle", "-e", "normal"];
    let how = ["--prefix", "none", "--format", "{p}"];
    let out = cargo(root, &[&tree[..], &how[..]].concat())?;
    let text = String::from_utf8_lossy(&out);
    let pair = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_string(), words.next()?.strip_prefix('v')?.to_string()))
    };
    Ok(text.lines().filter_map(pair).collect())
}

fn texts(folder: &Path) -> BTreeMap<String, String> {
    let mut out = BTreeMap::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_one = FILES.iter().any(|f| name.to_lowercase().starts_with(f));
        let text = std::fs::read_to_string(entry.path()).ok().filter(|t| !t.trim().is_empty());
        if let Some(text) = text.filter(|_| is_one) {
            out.insert(name, text.replace('\r', "").trim_end().to_string());
        }
    }
    out
}

/// All of it, in the order of the names.
pub fn look(root: &Path) -> Result<Vec<Linked>, String> {
    let linked = linked(root)?;
    let host = format!("{}-unknown-{}-gnu", std::env::consts::ARCH, std::env::consts::OS);
    let how = ["metadata", "--format-version", "1", "--locked", "--filter-platform", &host];
    let out = cargo(root, &how)?;
    let data: Value = serde_json::from_slice(&out).map_err(|e| e.to_string())?;
    let mut all = Vec::new();
    for package in data["packages"].as_array().into_iter().flatten() {
        let word = |key: &str| package[key].as_str().unwrap_or_default().to_string();
        let (name, version) = (word("name"), word("version"));
        let is_ours = package["source"].is_null();
        if is_ours || !linked.contains(&(name.clone(), version.clone())) {
            continue;
        }
        let folder = PathBuf::from(word("manifest_path"));
        let texts = texts(folder.parent().unwrap_or(root));
        let authors = package["authors"].as_array().into_iter().flatten();
        let authors = authors.filter_map(Value::as_str).collect::<Vec<_>>().join(", ");
        let (licence, source) = (word("license"), word("repository"));
        all.push(Linked { name, version, licence, authors, source, texts });
    }
    all.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(all)
}

/// The file for the package: a table, and the texts with those that they are of.
pub fn text(all: &[Linked]) -> String {
    let mut out = String::from("What heddle is linked from, and under which licences.\n\n");
    let mut by_text: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for p in all {
        let _ = writeln!(out, "{} {}    {}", p.name, p.version, p.licence);
        for (file, text) in &p.texts {
            by_text.entry(text).or_default().push(format!("{} {}: {file}", p.name, p.version));
        }
    }
    out.push_str("\nWithout a file of its own for its licence:\n\n");
    for p in all.iter().filter(|p| p.texts.is_empty()) {
        let _ = writeln!(
            out,
            "{} {}    {}    {}    {}",
            p.name, p.version, p.licence, p.authors, p.source
        );
    }
    let mut texts: Vec<(Vec<String>, &str)> = by_text.into_iter().map(|(t, of)| (of, t)).collect();
    texts.sort();
    for (of, text) in texts {
        let _ = write!(out, "\n{}\n{}\n\n{text}\n", "=".repeat(78), of.join("\n"));
    }
    out
}
