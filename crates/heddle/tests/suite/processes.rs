//! `check --processes`: several processes answer as one does, in every language, and whatever
//! happens to one of them, nobody says `holds` and nobody hangs.

use crate::scratch::Scratch;
use heddle_testkit::generate::{self, Shape};
use heddle_testkit::print;
use heddle_testkit::shelf::workspace;
use serde_json::Value;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

fn heddle(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
    command.args(args).current_dir(workspace());
    command
}

/// The last event, and each property's verdict with its counts.
fn answer(args: &[&str]) -> (i32, Vec<(String, String, Value)>) {
    answer_of(&mut heddle(args))
}

fn answer_of(command: &mut Command) -> (i32, Vec<(String, String, Value)>) {
    let output = command.args(["--json", "--no-trail"]).output().expect("it runs");
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

/// A program of the suites, and how it is asked about.
struct Case {
    files: Vec<String>,
    flags: Vec<&'static str>,
    language: &'static str,
}

/// Programs of the suites: a few of each kind and language, or every so many of all.
fn programs(every_so_many: Option<usize>) -> Vec<Case> {
    let mut out = Vec::new();
    for (folder, language, every, flags) in [
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
        ("suite/assembly/real", "s", 2, &["-m", "tso"]),
        ("suite/litmus/promises", "mcs", 1, &["-m", "tso"]),
        ("suite/litmus/promises", "litmus", 3, &["-m", "pso"]),
        ("suite/litmus/cycles", "litmus", 60, &["-m", "armv8"]),
    ] {
        let Ok(files) = std::fs::read_dir(workspace().join(folder)) else { continue };
        let names = files.map(|f| f.expect("a file").file_name().to_string_lossy().into_owned());
        let of_language = |name: &String| name.rsplit('.').next() == Some(language);
        let mut names: Vec<String> = names.filter(of_language).collect();
        names.sort();
        for name in names.iter().step_by(every_so_many.unwrap_or(every)) {
            let mut files = vec![format!("{folder}/{name}")];
            if language == "s" {
                let lock = name.split('_').next().unwrap_or(name);
                files.push(format!("{folder}/{lock}.harness"));
            }
            out.push(Case { files, flags: flags.to_vec(), language });
        }
    }
    out
}

/// Made-up models of Promela.
fn made_up(n: u64, dir: &Scratch) -> Vec<Case> {
    let case = |seed| {
        let (shape, flags) = match seed % 3 {
            2 => (Shape::liveness(), &["--liveness", "accept"][..]),
            _ => (Shape::safety(), &["-p", "safety"][..]),
        };
        let name = format!("made-up-{seed}.pml");
        dir.file(&name, &print::program(&generate::program(seed, shape)));
        let files = vec![dir.0.join(name).display().to_string()];
        Case { files, flags: flags.to_vec(), language: "pml" }
    };
    (0..n).map(case).collect()
}

/// How a program is searched.
#[derive(Debug)]
struct Way {
    processes: usize,
    /// In each process.
    workers: usize,
    store: &'static str,
    /// Within TLS and with states written as differences, as between machines.
    coded: bool,
}

impl Way {
    fn number(i: usize) -> Way {
        let (processes, workers) = (1 + i % 4, 1 + i / 4 % 4);
        let processes = if workers == 1 && processes == 1 { 2 } else { processes };
        let store = ["exact", "tree"][i / 2 % 2];
        Way { processes, workers, store, coded: processes > 1 && i % 5 == 2 }
    }

    fn answer(&self, args: &[&str], dir: &Scratch) -> (i32, Vec<(String, String, Value)>) {
        let (processes, workers) = (self.processes.to_string(), self.workers.to_string());
        let mut all = [args, &["--store", self.store, "-j", &workers]].concat();
        let hosts = dir.0.join("hosts");
        if !self.coded {
            all.extend(["--processes", &processes]);
            return answer(&all);
        }
        let (binary, slots) = (env!("CARGO_BIN_EXE_heddle"), self.processes - 1);
        std::fs::write(&hosts, format!("localhost slots={slots} heddle={binary}\n")).unwrap();
        all.extend(["--hosts", hosts.to_str().expect("a name")]);
        answer_of(heddle(&all).env("HEDDLE_SSH", dir.0.join("ssh")))
    }
}

/// `HEDDLE_MATRIX=3` takes every program, each in three ways; `3/10` every tenth.
fn matrix() -> (usize, Option<usize>) {
    let Ok(text) = std::env::var("HEDDLE_MATRIX") else { return (1, None) };
    let (ways, every) = text.split_once('/').unwrap_or((&text, "1"));
    (ways.parse().expect("a number of ways"), Some(every.parse().expect("a number")))
}

#[test]
#[cfg(unix)]
fn programs_of_every_language_have_the_same_verdicts_and_counts() {
    let dir = Scratch::new("matrix");
    crate::scratch::script(&dir.0.join("ssh"), "#!/bin/sh\nshift\nexec \"$@\"\n");
    let (n_ways, every) = matrix();
    let (mut n_compared, mut n_violated, mut n_cycles) = (0, 0, 0);
    let mut languages = std::collections::BTreeMap::new();
    let mut cases = programs(every);
    cases.extend(made_up(if every.is_some() { 200 } else { 6 }, &dir));
    for (i, case) in cases.iter().enumerate() {
        // Reduced searches have other counts, and the same verdicts.
        let reduction = ["none", "none", "por"][i % 3];
        let unreduced = reduction == "none";
        let mut args = vec!["check"];
        args.extend(case.files.iter().map(|file| &file[..]));
        args.extend(&case.flags);
        args.extend(["--reduction", reduction]);
        // What is too large for a test is `open` here, and not compared.
        let alone = ["-j", "1", "--shortest", "--memory", "3M"];
        let (code, one) = answer(&[&args[..], &alone].concat());
        if code > 1 {
            continue;
        }
        for way in (0..n_ways).map(|k| Way::number(i + 7 * k)) {
            let (code_of_many, all) = way.answer(&args, &dir);
            // What cannot be sent to others is refused, and formulas of CTL are.
            if code_of_many == 5 {
                continue;
            }
            assert_eq!(code_of_many, code, "{args:?} {way:?}");
            assert_eq!(one.len(), all.len(), "{args:?}");
            for ((name, verdict, single), (other, word, several)) in one.iter().zip(&all) {
                assert_eq!((name, verdict), (other, word), "{args:?} {way:?}");
                n_compared += 1;
                *languages.entry(case.language).or_insert(0) += 1;
                let is_cycle = several["stem"].is_number() || name != "safety";
                n_cycles += several["stem"].is_number() as u32;
                if verdict == "holds" && unreduced && !is_cycle {
                    assert_eq!(single["states"], several["states"], "{args:?} {way:?} {name}");
                } else if verdict == "violated" {
                    n_violated += 1;
                    // One process with several workers takes any order.
                    if !is_cycle && unreduced && way.processes > 1 {
                        let steps = |v: &Value| v["steps"].as_u64();
                        assert_eq!(steps(single), steps(several), "{args:?} {way:?} {name}");
                    }
                }
            }
        }
    }
    println!("{n_compared} compared, {n_violated} violated, {n_cycles} cycles, {languages:?}");
    assert!(n_compared > 60 && n_violated > 15, "{n_compared} compared, {n_violated} violated");
    assert!(n_cycles > 4, "{n_cycles} cycles");
    assert!(
        ["pml", "c", "asm", "s", "mcs", "litmus"].iter().all(|l| languages.contains_key(l)),
        "{languages:?}"
    );
}

/// One of them comes to the end of the harness; the others must not say that nobody did.
#[test]
fn a_condition_at_the_end_of_a_harness_is_seen_by_all() {
    let files = ["suite/assembly/real/spinlock_gcc.s", "suite/assembly/real/spinlock.harness"];
    let args = ["check", files[0], files[1], "-m", "tso"];
    for several in [["--processes", "2", "-j", "1"], ["--processes", "2", "-j", "2"]] {
        let (code, verdicts) = answer(&[&args[..], &several].concat());
        assert_eq!(code, 0, "{verdicts:?}");
    }
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
    for flags in [["--store", "bitstate"], ["--search", "dfs"]] {
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
