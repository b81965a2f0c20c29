//! `heddle prove` and `heddle translate --to smv` from outside: exit codes, the
//! JSON stream, limits.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn suite(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite").join(name)
}

fn heddle(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_heddle")).args(args).output().unwrap()
}

fn prove(file: &str, more: &[&str]) -> (i32, Vec<Value>) {
    let path = suite(&format!("families/{file}.family")).display().to_string();
    let mut args = vec!["prove", &path, "--format", "json"];
    args.extend(more);
    let out = heddle(&args);
    let lines = String::from_utf8(out.stdout).unwrap();
    let events = lines.lines().map(|l| serde_json::from_str(l).expect("one object a line"));
    (out.status.code().unwrap(), events.collect())
}

#[test]
fn exit_codes_and_the_end_of_the_stream() {
    for (file, exit, verdict) in [
        ("proved/barrier", 0, "holds"),
        ("proved/token", 0, "holds"),
        ("refuted/barrier_eager", 1, "violated"),
        ("refuted/spinlock_torn", 1, "violated"),
        ("rejected/types", 3, "error"),
        ("open/two_tokens", 4, "open"),
        ("open/barrier_weak", 4, "open"),
        ("rejected/sleep", 5, "error"),
    ] {
        let (code, events) = prove(file, &[]);
        assert_eq!(code, exit, "{file}");
        assert_eq!(events[0]["event"], "start");
        let end = events.last().unwrap();
        assert_eq!((&end["event"], &end["verdict"]), (&"end".into(), &verdict.into()), "{file}");
        assert_eq!(end["exit"], exit);
        assert_eq!(end["violation"].is_object(), exit == 1, "{file}");
        assert_eq!(end["complete"], exit <= 1, "{file}");
    }
}

#[test]
fn a_failed_step_comes_with_its_run_and_its_state() {
    let (_, events) = prove("refuted/barrier_eager", &[]);
    let step = events.iter().find(|e| e["name"] == "step").unwrap();
    assert_eq!(step["verdict"], "refuted");
    let run = &step["run"];
    assert_eq!(run["violation"]["kind"], "invariant");
    assert!(!run["steps"].as_array().unwrap().is_empty());
    assert!(!run["state"].as_array().unwrap().is_empty());
    let real = events.iter().find(|e| e["name"] == "n = 1").unwrap();
    assert_eq!(real["verdict"], "refuted");
}

#[test]
fn engines_and_methods_agree() {
    for more in [
        &["--engine", "explicit"][..],
        &["--engine", "symbolic"],
        &["--engine", "both", "--method", "k-induction"],
        &["--engine", "symbolic", "--method", "k-induction", "-j", "2"],
    ] {
        assert_eq!(prove("proved/barrier", more).0, 0, "{more:?}");
        assert_eq!(prove("refuted/barrier_eager", more).0, 1, "{more:?}");
    }
    // A bounded search proves nothing by itself, and refutes what is wrong.
    let bmc = ["--engine", "symbolic", "--method", "bmc"];
    assert_eq!(prove("proved/barrier", &bmc).0, 4);
    assert_eq!(prove("refuted/relay_inverted", &bmc).0, 1);
}

#[test]
fn limits_end_open() {
    let (code, events) = prove("proved/alt_channel", &["--timeout", "1ms"]);
    assert_eq!((code, &events.last().unwrap()["verdict"]), (4, &"open".into()));
    let (code, _) = prove("proved/alt_channel", &["--memory", "400K"]);
    assert_eq!(code, 4);
}

#[test]
fn only_families_are_proved() {
    assert_eq!(heddle(&["prove", "x.pml"]).status.code(), Some(2));
    assert_eq!(heddle(&["prove", "nowhere.family"]).status.code(), Some(3));
}

#[test]
fn smv_is_written_to_a_file_or_to_the_screen() {
    let listing = suite("assembly/holds/listing_1_1.asm").display().to_string();
    let out = heddle(&["translate", &listing, "--to", "smv", "--ltl", "G F crit(p1)"]);
    assert_eq!(out.status.code(), Some(0));
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(text.contains("MODULE main\nVAR\n"), "{text}");
    assert!(text.contains("LTLSPEC G (F ("), "{text}");
    let file = std::env::temp_dir().join(format!("heddle-smv-{}.smv", std::process::id()));
    let name = file.display().to_string();
    let family = suite("families/proved/token.family").display().to_string();
    let args = ["translate", &family, "--to", "smv", "--copies", "3", "-o", &name];
    assert_eq!(heddle(&args).status.code(), Some(0));
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(text.contains("Station_2_at : 0..2;") && text.contains("INVARSPEC"), "{text}");
    let wrong = heddle(&["translate", &listing, "--to", "smv", "--ltl", "X crit(p1)"]);
    assert_eq!(wrong.status.code(), Some(5));
    let wrong = heddle(&["translate", &listing, "--to", "smv", "--ltl", "G nothing"]);
    assert_eq!(wrong.status.code(), Some(3));
    let args = ["translate", &listing, "--to", "smv", "--arch", "smp", "--ltl", "X crit(p1)"];
    let out = heddle(&args);
    assert_eq!(out.status.code(), Some(0));
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(text.contains("LTLSPEC X ("), "{text}");
}
