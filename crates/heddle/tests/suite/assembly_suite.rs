//! Every program of `suite/assembly`, run as its first comment says.
//!
//! A line `// run: ARGUMENTS => VERDICT` is one run of `heddle check`. The verdict
//! is `holds`, `violated` or `unsupported`, then a kind of violation or `N states`
//! where that is expected too; or `rejected LINE: TEXT` for a diagnostic. Where the
//! numbers come from is said in `docs/assembly.md`.

use std::path::{Path, PathBuf};
use std::process::Command;

struct Expectation {
    args: Vec<String>,
    verdict: String,
    rest: String,
}

#[test]
fn programs_do_what_their_first_comment_says() {
    let mut files = Vec::new();
    for folder in ["holds", "violated", "rejected"] {
        files.extend(programs(&root().join("suite/assembly").join(folder)));
    }
    assert!(files.len() > 20, "the suite is gone");
    let mut wrong = Vec::new();
    let mut n_runs = 0;
    for file in &files {
        let runs = expectations(file);
        assert!(!runs.is_empty(), "{} expects nothing", file.display());
        n_runs += runs.len();
        wrong.extend(runs.iter().filter_map(|r| check(file, r)));
    }
    assert!(wrong.is_empty(), "{} of {n_runs} runs:\n{}", wrong.len(), wrong.join("\n"));
}

/// A violation is saved and found again.
#[test]
fn trails_replay() {
    let folder = std::env::temp_dir().join(format!("heddle-asm-trails-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for file in programs(&root().join("suite/assembly/violated")) {
        let stem = file.file_stem().unwrap().to_string_lossy().into_owned();
        let trail = folder.join(format!("{stem}.trail"));
        let check = heddle(&[
            "check",
            &file.display().to_string(),
            "--trail",
            &trail.display().to_string(),
        ]);
        if check.0 != 1 {
            continue;
        }
        let replay = heddle(&["replay", &trail.display().to_string()]);
        assert_eq!(replay.0, 1, "{stem}: {}{}", replay.1, replay.2);
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

fn check(file: &Path, run: &Expectation) -> Option<String> {
    let mut args = vec!["check".to_string(), file.display().to_string(), "--no-trail".into()];
    args.push("--json".into());
    args.extend(run.args.iter().cloned());
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let (code, out, err) = heddle(&words);
    let name = format!("{} {}", file.file_name().unwrap().to_string_lossy(), run.args.join(" "));
    if let Err(why) = heddle_testkit::schema::Schema::of_events().check_stream(&out) {
        return Some(format!("{name}: {why}"));
    }
    let last: serde_json::Value =
        out.lines().last().and_then(|l| serde_json::from_str(l).ok()).unwrap_or_default();
    let found = match code {
        0 => "holds",
        1 => "violated",
        3 => "rejected",
        5 => "unsupported",
        _ => "something else",
    };
    if found != run.verdict {
        return Some(format!("{name}: {} expected, {found} ({code}) found\n{err}", run.verdict));
    }
    if let Some(n) = run.rest.strip_suffix(" states") {
        if last["states"].as_u64() != n.parse().ok() {
            return Some(format!("{name}: {n} states expected, {} found", last["states"]));
        }
    } else if run.verdict == "rejected" || run.verdict == "unsupported" && !run.rest.is_empty() {
        let (line, text) = run.rest.split_once(": ").expect("LINE: TEXT");
        let told = out.lines().filter_map(|l| serde_json::from_str::<serde_json::Value>(l).ok());
        let mut told = told.filter(|v| v["event"] == "diagnostic");
        let meant = |v: &serde_json::Value| {
            v["message"].as_str().is_some_and(|m| m.contains(text))
                && v["labels"][0]["line"].as_u64() == line.parse().ok()
        };
        if !told.any(|v| meant(&v)) {
            return Some(format!("{name}: no diagnostic `{text}` at line {line}:\n{out}"));
        }
    } else if !run.rest.is_empty() && last["violation"]["kind"] != run.rest.as_str() {
        return Some(format!("{name}: {} expected, {} found", run.rest, last["violation"]["kind"]));
    }
    None
}

fn expectations(file: &Path) -> Vec<Expectation> {
    let text = std::fs::read_to_string(file).unwrap();
    let lines = text.lines().filter_map(|l| l.strip_prefix("// run:"));
    let read = |line: &str| {
        let (args, verdict) = line.rsplit_once("=>").expect("ARGUMENTS => VERDICT");
        let (verdict, rest) = verdict.trim().split_once(' ').unwrap_or((verdict.trim(), ""));
        Expectation {
            args: words(args),
            verdict: verdict.to_string(),
            rest: rest.trim().to_string(),
        }
    };
    lines.map(read).collect()
}

/// Words as a shell cuts them; single quotes only.
fn words(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    for (i, part) in text.split('\'').enumerate() {
        if i % 2 == 1 {
            out.push(part.to_string());
        } else {
            out.extend(part.split_whitespace().map(str::to_string));
        }
    }
    out
}

fn programs(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path());
    let mut files: Vec<PathBuf> =
        entries.filter(|p| p.extension().is_some_and(|e| e == "asm")).collect();
    files.sort();
    files
}

fn heddle(args: &[&str]) -> (i32, String, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_heddle")).args(args).output().unwrap();
    let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
    (out.status.code().unwrap_or(-1), text(&out.stdout), text(&out.stderr))
}

fn root() -> PathBuf {
    heddle_testkit::shelf::workspace()
}
