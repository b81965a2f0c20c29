//! Runs the `console` blocks of the README and the book and compares what they
//! print with what stands there, so that the documents cannot rot.
//!
//! A block is a fenced ```` ```console ```` section: each line `$ heddle …` is
//! run in a scratch directory that sees `examples/` and `suite/`, and the lines
//! up to the next `$` are its output, standard output first, then standard
//! error. `heddle/` is the clone. `$ echo $?` shows the last exit code. Times and sizes that vary from
//! run to run are compared as `_`. `HEDDLE_BLESS=1` writes what was printed.

use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn documents_say_what_heddle_prints() {
    let mut failures = Vec::new();
    let mut n_commands = 0;
    for path in documents() {
        let text = std::fs::read_to_string(&path).unwrap();
        let (again, count) = rerun(&text, &path);
        n_commands += count;
        if std::env::var_os("HEDDLE_BLESS").is_some() {
            std::fs::write(&path, &again).unwrap();
        } else if vary(&again) != vary(&text) {
            failures.push(first_difference(&path, &text, &again));
        }
    }
    assert!(n_commands > 0, "no document has a console block");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn documents() -> Vec<PathBuf> {
    let mut found = vec![root().join("README.md")];
    let mut stack = vec![root().join("docs")];
    while let Some(dir) = stack.pop() {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                stack.push(path);
            } else if path.extension().is_some_and(|e| e == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The document with the output of its commands as it is now.
fn rerun(text: &str, path: &Path) -> (String, usize) {
    let scratch = Scratch::new(path);
    let (mut out, mut count, mut in_block, mut skipping) = (String::new(), 0, false, false);
    let mut last_exit = 0;
    for line in text.lines() {
        if in_block && line.starts_with("```") {
            (in_block, skipping) = (false, false);
        } else if line.trim_end() == "```console" {
            in_block = true;
        } else if in_block && line.starts_with("$ ") {
            out.push_str(&format!("{line}\n"));
            let (printed, exit) = scratch.run(&line[2..], last_exit);
            (last_exit, skipping) = (exit, true);
            out.push_str(&printed);
            count += 1;
            continue;
        }
        if !skipping {
            out.push_str(&format!("{line}\n"));
        }
    }
    (out, count)
}

struct Scratch(PathBuf);

impl Scratch {
    fn new(document: &Path) -> Self {
        let stem = document.file_stem().unwrap().to_string_lossy().into_owned();
        let dir = std::env::temp_dir().join(format!("heddle-doc-{stem}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).unwrap();
        for shared in ["examples", "suite", "bench"] {
            if root().join(shared).exists() {
                std::os::unix::fs::symlink(root().join(shared), dir.join(shared)).unwrap();
            }
        }
        // A clone, for who installs it.
        std::os::unix::fs::symlink(root(), dir.join("heddle")).unwrap();
        Scratch(dir)
    }

    fn run(&self, command: &str, last_exit: i32) -> (String, i32) {
        let command = command.split(" #").next().unwrap().trim();
        if command == "echo $?" {
            return (format!("{last_exit}\n"), 0);
        }
        let bin = Path::new(env!("CARGO_BIN_EXE_heddle")).parent().unwrap();
        let path = std::env::var("PATH").unwrap_or_default();
        let output = Command::new("bash")
            .args(["-c", command])
            .current_dir(&self.0)
            .env("PATH", format!("{}:{path}", bin.display()))
            .env("CARGO_INSTALL_ROOT", self.0.join("installed"))
            .env("COLUMNS", "100")
            .env("NO_COLOR", "1")
            .output()
            .unwrap();
        let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
        text.push_str(&String::from_utf8_lossy(&output.stderr));
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        (text, output.status.code().unwrap_or(-1))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Times such as `0.01 s` and `"seconds":0.003`, byte counts, versions and
/// numbers of workers as `_`.
fn vary(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut words: Vec<String> = line.split(' ').map(str::to_string).collect();
        for i in 0..words.len() {
            let unit = words.get(i + 1).map(|w| w.trim_end_matches([',', ')']).to_string());
            let is_number = words[i].parse::<f64>().is_ok();
            if is_number && unit.is_some_and(|u| ["s", "KiB", "MiB", "GiB"].contains(&u.as_str())) {
                words[i] = "_".into();
            }
            for key in ["\"seconds\":", "\"memory_bytes\":", "\"store_bytes\":", "\"workers\":"] {
                words[i] = mask_after(&words[i], key);
            }
        }
        out.push_str(words.join(" ").trim_end());
        out.push('\n');
    }
    out
}

fn mask_after(word: &str, key: &str) -> String {
    let Some(at) = word.find(key) else { return word.to_string() };
    let (head, tail) = word.split_at(at + key.len());
    let rest =
        tail.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == 'e' || c == '-');
    format!("{head}_{rest}")
}

fn first_difference(path: &Path, was: &str, is: &str) -> String {
    let (was, is) = (vary(was), vary(is));
    let pairs = was.lines().zip(is.lines()).enumerate();
    let name = path.strip_prefix(root()).unwrap_or(path).display();
    match pairs.into_iter().find(|(_, (a, b))| a != b) {
        Some((i, (a, b))) => format!("{name}:{}: written `{a}`, printed `{b}`", i + 1),
        None => format!(
            "{name}: one is longer than the other ({} and {} lines)",
            was.lines().count(),
            is.lines().count()
        ),
    }
}
