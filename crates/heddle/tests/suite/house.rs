//! What ARCHITECTURE.md says of the whole code, as tests that fail when it is not so:
//! who depends on whom, where searches are, who decides what.

use heddle_testkit::house::House;
use heddle_testkit::shelf::workspace;
use std::path::{Path, PathBuf};

/// Languages and machines: they make models and name no search.
const FRONT_ENDS: &[&str] =
    &["promela", "machine", "llvm", "memmodel", "litmus", "weak", "assembly", "translate"];

fn house() -> House {
    House::look(&workspace()).expect("cargo tells about the workspace")
}

/// Whether one crate needs another, in however many steps.
fn reaches(house: &House, from: &str, to: &str) -> bool {
    let mut seen = vec![from.to_string()];
    let mut next = 0;
    while next < seen.len() {
        for need in house.needs.get(&seen[next]).into_iter().flatten() {
            if need == to {
                return true;
            }
            if !seen.contains(need) {
                seen.push(need.clone());
            }
        }
        next += 1;
    }
    false
}

#[test]
fn a_front_end_names_no_search() {
    let house = house();
    for crate_name in FRONT_ENDS {
        assert!(house.needs.contains_key(*crate_name), "{crate_name} is gone: mend this test");
        for other in ["engine", "store", "session", "cli", "explorer", "report"] {
            assert!(!reaches(&house, crate_name, other), "{crate_name} must not know {other}");
        }
    }
}

#[test]
fn the_engine_names_no_language() {
    let house = house();
    for crate_name in ["engine", "store", "model", "ltl", "report", "span"] {
        for other in FRONT_ENDS.iter().chain(&["session", "cli", "explorer", "prove"]) {
            assert!(!reaches(&house, crate_name, other), "{crate_name} must not know {other}");
        }
    }
}

/// Whoever only reads Promela does not compile a code generator.
#[test]
fn a_language_knows_no_code_generator() {
    let house = house();
    assert!(house.needs["jit"].contains("promela"), "mend this test");
    assert!(!reaches(&house, "promela", "jit"), "promela must not know jit");
    for other in ["engine", "store", "session", "cli"] {
        assert!(!reaches(&house, "jit", other), "jit must not know {other}");
    }
}

/// The command line asks the session; which language or machine answers, it does not know.
/// So a new language is its crate, a file in `session`, and nothing in `cli`.
#[test]
fn the_command_line_knows_no_language() {
    let needs = &house().needs["cli"];
    for other in ["promela", "machine", "litmus", "weak", "assembly", "ltl", "store"] {
        assert!(!needs.contains(other), "cli must not know {other}");
    }
    let session = &house().needs["session"];
    for other in ["cli", "explorer", "heddle"] {
        assert!(!session.contains(other), "session must not know {other}");
    }
}

/// Files, compilers and other machines are reached below the command line, and told of by it.
#[test]
fn the_system_knows_no_flags_and_no_language() {
    let house = house();
    for other in ["cli", "explorer", "lsp", "dap", "promela", "machine", "litmus", "assembly"] {
        assert!(!house.needs["system"].contains(other), "system must not know {other}");
    }
    for (name, needs) in &house.needs {
        let may = ["cli", "flags"].contains(&name.as_str());
        assert!(may || !needs.contains("system"), "{name} must not know system");
        assert!(name == "cli" || !needs.contains("flags"), "{name} must not know flags");
    }
}

/// The servers of editors stand between the command line and the session: nobody but the
/// command line starts them, the debugger knows no language, and neither knows the other.
#[test]
fn editors_are_served_from_above_the_session() {
    let house = house();
    for (name, needs) in &house.needs {
        for server in ["lsp", "dap"] {
            assert!(name == "cli" || !needs.contains(server), "{name} must not know {server}");
        }
    }
    for other in FRONT_ENDS.iter().chain(&["lsp", "cli"]) {
        assert!(!house.needs["dap"].contains(*other), "dap must not know {other}");
    }
    for other in ["dap", "cli", "machine", "litmus", "assembly", "store"] {
        assert!(!house.needs["lsp"].contains(other), "lsp must not know {other}");
    }
    assert!(house.needs["framing"].is_empty(), "framing stands alone");
}

/// The lines of all code that is not for tests, with their files.
fn code() -> Vec<(PathBuf, usize, String)> {
    let mut out = Vec::new();
    let mut stack: Vec<PathBuf> = std::fs::read_dir(workspace().join("crates"))
        .expect("the crates")
        .map(|c| c.expect("a crate").path().join("src"))
        .filter(|p| p.is_dir() && !p.starts_with(workspace().join("crates/testkit")))
        .collect();
    while let Some(dir) = stack.pop() {
        for entry in std::fs::read_dir(&dir).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                stack.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") && !is_test(&path) {
                let text = std::fs::read_to_string(&path).expect("text");
                // What follows this line is the file's own tests.
                let code = text.split("#[cfg(test)]").next().unwrap_or("");
                let name = path.strip_prefix(workspace()).expect("below").to_path_buf();
                let lines = code.lines().enumerate();
                out.extend(lines.map(|(i, l)| (name.clone(), i + 1, l.to_string())));
            }
        }
    }
    assert!(out.len() > 50_000, "only {} lines of code were found", out.len());
    out
}

fn is_test(path: &Path) -> bool {
    let name = path.file_stem().and_then(|n| n.to_str()).unwrap_or("");
    name == "tests" || name == "small_models" || path.components().any(|c| c.as_os_str() == "tests")
}

/// Lines that are no comments and have this text, except in these files.
fn places(text: &str, except: &[&str]) -> Vec<String> {
    let is_code = |line: &str| !line.trim_start().starts_with("//");
    code()
        .into_iter()
        .filter(|(file, _, line)| {
            let allowed = except.iter().any(|e| file.ends_with(e));
            !allowed && is_code(line) && line.contains(text)
        })
        .map(|(file, n, line)| format!("{}:{n}: {}", file.display(), line.trim()))
        .collect()
}

/// One flag ends everything: it is made where the limits of a run are made.
#[test]
fn nobody_makes_a_stop_of_their_own() {
    for text in ["Stop::new()", "Stop::default()"] {
        let found = places(text, &["session/src/limits.rs"]);
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}

/// A search expands states, one after the other. Who does that is the engine; wrappers of a
/// model pass one expansion on, and nothing more.
#[test]
fn nobody_searches_but_the_engine() {
    let found: Vec<String> = places("worker.expand(", &[])
        .into_iter()
        .filter(|f| !f.starts_with("crates/engine/") && !f.starts_with("crates/model/"))
        .filter(|f| !f.contains("self.worker.expand("))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A search is compiled again for each kind of model that it is called with. Promela's models and those that somebody wrote in Rust are worth it
/// (`compiled_faults`); all others are searched behind a pointer.
#[test]
fn searches_are_compiled_for_few_models() {
    let mut found = places("compiled_faults(", &["promela/mod.rs", "own.rs", "strategy.rs"]);
    for search in ["safety(", "cycles(", "reachable(", "swarm("] {
        let calls = places(&format!("heddle_engine::{search}"), &["strategy.rs"]);
        found.extend(calls.into_iter().filter(|f| !f.starts_with("crates/cluster/")));
    }
    for name in ["safety", "reachable", "swarm"] {
        let named = places(name, &[]).into_iter().filter(|f| f.starts_with("crates/session/"));
        found.extend(named.filter(|f| f.contains("use heddle_engine")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A model's name is for people. What it allows, the model itself says.
#[test]
fn nobody_compares_the_name_of_a_memory_model() {
    let names = ["sc", "tso", "pso", "rmo", "rvwmo", "armv8", "power", "rc11", "ra", "itanium"];
    let mut found = Vec::new();
    for name in names {
        let quoted = format!("\"{name}\"");
        for sign in ["==", "!="] {
            found.extend(places(&format!("{sign} {quoted}"), &[]));
            found.extend(places(&format!("{sign} Some({quoted})"), &[]));
        }
        let lists = places(&quoted, &["memmodel/src/builtin.rs"]);
        found.extend(lists.into_iter().filter(|l| l.contains("contains(&")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The word for a language is its name.
#[test]
fn no_message_speaks_of_doors() {
    let found = places(" door", &[]);
    let found: Vec<_> = found.into_iter().filter(|f| f.contains('"')).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Who prints or ends the process is the command line.
#[test]
fn only_the_command_line_prints_and_exits() {
    for text in ["println!(", "print!(", "process::exit("] {
        let found = places(text, &[]);
        let found: Vec<_> = found.into_iter().filter(|f| !f.starts_with("crates/cli/")).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}

/// Strategy lives in the session, files in `system`, words in `flags`: the command line
/// joins them.
#[test]
fn the_command_line_stays_small() {
    let lines = code().into_iter().filter(|l| l.0.starts_with("crates/cli/src")).count();
    assert!(lines <= 3_700, "cli has {lines} lines");
}
