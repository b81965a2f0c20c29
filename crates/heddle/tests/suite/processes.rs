//! `check --processes`: several processes answer as one does, in every language, and whatever
//! happens to one of them, nobody says `holds` and nobody hangs.

use heddle_testkit::shelf::workspace;
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

fn heddle(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
    command.args(args).current_dir(workspace());
    command
}

/// The last event, and each property's verdict with its counts.
fn answer(args: &[&str]) -> (i32, Vec<(String, String, Value)>) {
    let output = heddle(args).args(["--json", "--no-trail"]).output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let events: Vec<Value> = text.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let verdicts = events
        .iter()
        .filter(|e| e["event"] == "verdict")
        .map(|e| {
            let word = |name: &str| e[name].as_str().unwrap_or_default().to_string();
            (word("property"), word("verdict"), e.clone())
        })
        .collect();
    (output.status.code().unwrap_or(-1), verdicts)
}

/// Programs of the suites, a few of each kind and language.
fn programs() -> Vec<(PathBuf, Vec<&'static str>)> {
    let mut out = Vec::new();
    for (folder, suffix, every, flags) in [
        ("suite/promela/holds", "pml", 11, &["-p", "safety"][..]),
        ("suite/promela/violated", "pml", 11, &["-p", "safety"]),
        // Their formulas, claims and labels: cycles.
        ("suite/promela/holds", "pml", 8, &[]),
        ("suite/promela/violated", "pml", 8, &["--liveness", "accept"]),
        ("suite/promela/violated", "pml", 5, &["--liveness", "progress"]),
        ("suite/promela/violated", "pml", 9, &["--liveness", "progress", "--fair", "weak"]),
        ("suite/c/holds", "c", 19, &[]),
        ("suite/c/violated", "c", 19, &[]),
        ("suite/c-models", "c", 5, &["-m", "tso"]),
        ("suite/c-models", "c", 9, &["-m", "pso"]),
        ("suite/assembly/holds", "asm", 4, &["-p", "safety"]),
        ("suite/assembly/violated", "asm", 3, &["-p", "safety"]),
        ("suite/litmus/promises", "mcs", 1, &["-m", "tso"]),
        ("suite/litmus/promises", "litmus", 3, &["-m", "pso"]),
        ("suite/litmus/cycles", "litmus", 60, &["-m", "armv8"]),
    ] {
        let dir = workspace().join(folder);
        let Ok(files) = std::fs::read_dir(&dir) else { continue };
        let mut files: Vec<PathBuf> = files
            .map(|f| f.expect("a file").path())
            .filter(|p| p.extension().is_some_and(|e| e == suffix))
            .collect();
        files.sort();
        let some = files.into_iter().step_by(every);
        out.extend(some.map(|file| (file, flags.to_vec())));
    }
    out
}

#[test]
fn programs_of_every_language_have_the_same_verdicts_and_counts() {
    let (mut n_compared, mut n_violated, mut n_cycles) = (0, 0, 0);
    let mut languages = std::collections::BTreeMap::new();
    for (i, (file, flags)) in programs().into_iter().enumerate() {
        let suffix = file.extension().unwrap_or_default().to_string_lossy().into_owned();
        let file = file.to_str().expect("a name");
        // Reduced searches have other counts, and the same verdicts.
        let reduction = ["none", "none", "por"][i % 3];
        let unreduced = reduction == "none";
        let reduce = ["--reduction", reduction];
        let alone: Vec<&str> = ["check", file, "-j", "1", "--shortest"]
            .into_iter()
            .chain(flags.iter().copied())
            .chain(reduce)
            .collect();
        let (code, one) = answer(&alone);
        if code > 1 {
            continue;
        }
        let processes = ["2", "3", "4"][i % 3];
        let store = ["exact", "tree"][i % 2];
        let many: Vec<&str> = ["check", file, "--processes", processes, "--store", store]
            .into_iter()
            .chain(flags)
            .chain(reduce)
            .collect();
        let (code_of_many, all) = answer(&many);
        // What cannot be sent to others is refused, and formulas of CTL are.
        if code_of_many == 5 {
            continue;
        }
        assert_eq!(code_of_many, code, "{file}: {many:?}");
        assert_eq!(one.len(), all.len(), "{file}");
        for ((name, verdict, single), (other, word, several)) in one.iter().zip(&all) {
            assert_eq!((name, verdict), (other, word), "{file}");
            n_compared += 1;
            *languages.entry(suffix.clone()).or_insert(0) += 1;
            let is_cycle = several["stem"].is_number() || name != "safety";
            n_cycles += several["stem"].is_number() as u32;
            if verdict == "holds" && unreduced && !is_cycle {
                assert_eq!(single["states"], several["states"], "{file} {name}");
            } else if verdict == "violated" {
                n_violated += 1;
                if !is_cycle {
                    let steps = |v: &Value| v["steps"].as_u64();
                    assert!(!unreduced || steps(single) == steps(several), "{file} {name}");
                }
            }
        }
    }
    assert!(n_compared > 60 && n_violated > 15, "{n_compared} compared, {n_violated} violated");
    assert!(n_cycles > 4, "{n_cycles} cycles");
    assert!(
        ["pml", "c", "asm", "mcs", "litmus"].iter().all(|l| languages.contains_key(*l)),
        "{languages:?}"
    );
}

/// Known to be less than one process says: each tells for itself that it never came to the
/// end, and nobody asks whether another did. It is `open`, never `holds` nor `violated`.
#[test]
fn a_condition_at_the_end_of_a_harness_is_open() {
    let files = ["suite/assembly/real/spinlock_gcc.s", "suite/assembly/real/spinlock.harness"];
    let args = ["check", files[0], files[1], "-m", "tso"];
    assert_eq!(answer(&args).0, 0);
    let (code, several) = answer(&[&args[..], &["--processes", "2"]].concat());
    assert_eq!(code, 4, "{several:?}");
    assert!(several[0].2.to_string().contains("never evaluated"), "{several:?}");
}

#[test]
fn what_several_processes_cannot_do_is_refused() {
    let refused = |args: &[&str]| {
        let output = heddle(args).output().expect("it runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let peterson = "examples/peterson.pml";
    let kernel = "suite/assembly/holds/channel.asm";
    let (code, why) =
        refused(&["check", kernel, "--ctl", "AG EF done(Output)", "--processes", "2"]);
    assert_eq!(code, Some(5), "{why}");
    assert!(why.contains("CTL"), "{why}");
    for flags in [["--store", "bitstate"], ["-j", "2"], ["--search", "dfs"]] {
        let args = ["check", peterson, "--processes", "2", flags[0], flags[1]];
        let (code, why) = refused(&args);
        assert_eq!(code, Some(2), "{flags:?}: {why}");
    }
    let (code, _) = refused(&["check", "missing.pml", "--processes", "3"]);
    assert_eq!(code, Some(3));
    // Nobody starts a worker by hand.
    let worker = heddle(&["worker"]).stdin(Stdio::null()).output().expect("it runs");
    assert_eq!(worker.status.code(), Some(2));
}

/// A model that takes minutes.
const LARGE: &str = "bench/models/peterson.pml";

fn begin(processes: &str) -> Child {
    heddle(&["check", LARGE, "-D", "N=5", "--processes", processes, "--json", "--no-trail"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts")
}

/// The workers that a process has started.
fn workers(of: u32) -> Vec<String> {
    let list = std::fs::read_to_string(format!("/proc/{of}/task/{of}/children"));
    list.unwrap_or_default().split_whitespace().map(str::to_string).collect()
}

fn wait_for_workers(child: &Child, n: usize) -> Vec<String> {
    for _ in 0..600 {
        let all = workers(child.id());
        if all.len() == n {
            std::thread::sleep(Duration::from_millis(1500));
            return all;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("the workers did not start");
}

fn signal(name: &str, to: &str) {
    let sent = Command::new("kill").args([name, to]).status().expect("kill");
    assert!(sent.success());
}

#[test]
#[cfg(target_os = "linux")]
fn a_process_that_is_killed_makes_it_open_and_leaves_nobody_behind() {
    let child = begin("3");
    let others = wait_for_workers(&child, 2);
    signal("-KILL", &others[1]);
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(4), "{text}");
    assert!(text.contains("was lost"), "{text}");
    std::thread::sleep(Duration::from_millis(1500));
    for other in others {
        assert!(!std::path::Path::new(&format!("/proc/{other}/exe")).exists(), "{other} is left");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn workers_end_when_the_first_process_is_killed() {
    let mut child = begin("2");
    let others = wait_for_workers(&child, 1);
    child.kill().expect("it is killed");
    let _ = child.wait();
    for _ in 0..100 {
        if !std::path::Path::new(&format!("/proc/{}/exe", others[0])).exists() {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("a worker lives on");
}

#[test]
fn what_does_not_fit_one_process_fits_four() {
    let args = ["check", "bench/models/philosophers.pml", "-D", "N=9", "--reduction", "none"];
    let memory = ["--memory", "10M"];
    let alone: Vec<&str> = args.iter().copied().chain(["-j", "1"]).chain(memory).collect();
    let many: Vec<&str> = args.iter().copied().chain(["--processes", "4"]).chain(memory).collect();
    let (code, _) = answer(&[&alone[..], &["-p", "safety"]].concat());
    assert_eq!(code, 4, "it fits one process after all");
    let (code, _) = answer(&[&many[..], &["-p", "safety"]].concat());
    assert_eq!(code, 0, "it does not fit four");
}
