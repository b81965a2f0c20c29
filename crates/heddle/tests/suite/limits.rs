//! The table of limits in the book: what its rows say happens beyond a limit is what happens,
//! and none is told as a violation.

use heddle_testkit::shelf::workspace;
use std::process::Command;

struct Row {
    limit: String,
    beyond: String,
    command: Option<String>,
}

fn rows() -> Vec<Row> {
    let text = std::fs::read_to_string(workspace().join("docs/limits.md")).expect("the book");
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|c| c.trim().to_string()).collect()
    };
    let lines = text.lines().filter(|l| l.starts_with("| ") && !l.starts_with("| limit "));
    let row = |line: &str| {
        let [limit, _, _, beyond, tried] = &cells(line)[..] else { panic!("five cells: {line}") };
        let command = tried.strip_prefix('`').and_then(|c| c.strip_suffix('`'));
        let command = command.map(str::to_string);
        Row { limit: limit.clone(), beyond: beyond.clone(), command }
    };
    lines.map(row).collect()
}

#[test]
fn each_row_of_the_table_answers_open_or_refuses() {
    let rows = rows();
    let mut wrong = Vec::new();
    let mut n_tried = 0;
    for Row { limit, beyond, command } in &rows {
        let Some(command) = command else { continue };
        n_tried += 1;
        let mut words: Vec<&str> = command.split(' ').map(|w| w.trim_matches('\'')).collect();
        assert_eq!(words.remove(0), "heddle", "{command}");
        if words[0] == "check" {
            words.push("--no-trail");
        }
        let mut heddle = Command::new(env!("CARGO_BIN_EXE_heddle"));
        heddle.args(words).args(["-q", "--timeout", "60"]).current_dir(workspace().join("suite"));
        let out = heddle.output().expect("heddle runs");
        let text = String::from_utf8_lossy(&out.stdout) + String::from_utf8_lossy(&out.stderr);
        let expected = match beyond.as_str() {
            "open" => 4,
            "refused" => 5,
            other => panic!("{limit}: beyond it is `{other}`"),
        };
        if out.status.code() != Some(expected) || text.contains("time limit") {
            wrong.push(format!("{limit}: {command}: {:?}\n{text}", out.status));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(n_tried >= 35 && rows.len() >= 50, "{n_tried} of {} rows are tried", rows.len());
}

/// A walk that comes to a limit says so.
#[test]
fn a_simulated_run_names_the_limit_that_it_comes_to() {
    for (file, named) in [
        ("c/open/recursion_without_end.c", "calls nest deeper"),
        ("promela/open/too_many_processes.pml", "more than 255 processes"),
        ("limits/exit_handlers.c", "functions given to atexit"),
    ] {
        let mut heddle = Command::new(env!("CARGO_BIN_EXE_heddle"));
        heddle.args(["simulate", file, "-q"]).current_dir(workspace().join("suite"));
        let out = heddle.output().expect("heddle runs");
        let text = String::from_utf8_lossy(&out.stdout);
        assert_eq!(out.status.code(), Some(5), "{file}: {text}");
        assert!(text.contains("not followed further") && text.contains(named), "{file}: {text}");
    }
}

/// A walk that would go on for long ends with its time.
#[test]
fn a_simulated_run_ends_when_its_time_is_up() {
    let start = std::time::Instant::now();
    let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(["simulate", "c/holds/server_loop.c", "--steps", "1000000000", "--timeout", "1s"])
        .current_dir(workspace().join("suite"))
        .output()
        .expect("heddle runs");
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(text.contains("the time limit was reached"), "{}", text.lines().last().unwrap_or(""));
    assert_eq!(out.status.code(), Some(4));
    assert!(start.elapsed().as_secs() < 30, "{:?}", start.elapsed());
}
