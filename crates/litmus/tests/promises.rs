//! What tests promise of their final states is what a search for faults decides, and tests
//! that are not about ordinary memory are refused by name: `suite/litmus`.

use crate::search::run;
use heddle_engine::{Options as Search, Progress, Stop, safety};
use heddle_litmus::{Test, parse, parse_program_for};
use heddle_memmodel::{Machine, Options, builtin};
use heddle_model::{Model, Verdict};
use heddle_span::{Diagnostic, FileId, Severity};
use std::path::PathBuf;

/// The files of a folder of the suite: path, text, and what the comment on top says.
fn files(folder: &str) -> Vec<(PathBuf, String, String)> {
    let dir = format!("{}/../../suite/litmus/{folder}", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(&dir).unwrap_or_else(|e| panic!("{dir}: {e}"));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("the suite can be read");
        let first = text.lines().next().unwrap_or("");
        let said = first.trim_start_matches("//").trim_start_matches("(*").trim_end_matches("*)");
        let said = said.trim().to_string();
        (path, text, said)
    };
    paths.into_iter().map(read).collect()
}

fn test_of(path: &std::path::Path, text: &str, attributes: &[String]) -> Test {
    let (test, diags) = match path.extension().is_some_and(|e| e == "mcs") {
        true => parse_program_for(text, FileId(0), attributes),
        false => parse(text, FileId(0)),
    };
    test.unwrap_or_else(|| panic!("{}: {diags:?}", path.display()))
}

#[test]
fn promises_of_final_states_are_decided() {
    let mut asked = 0;
    for (path, text, said) in files("promises") {
        for (model, word) in said.split(',').map(|s| s.split_once(':').expect("model: verdict")) {
            let memory = builtin(model.trim()).expect("a built-in");
            let test = test_of(&path, &text, &memory.attributes);
            let options = Options { window: 12, ..Options::default() };
            let machine = Machine::new(test.program.clone(), memory.clone(), options);
            let outcome = safety(&machine, &Search::default(), &Stop::new(), &Progress::new());
            let name = format!("{} under {model}", path.display());
            assert_eq!(outcome.verdict.word(), word.trim(), "{name}");
            if let Verdict::Violated(trail) = &outcome.verdict {
                let v = machine.violation(trail.fault);
                assert!(v.span.is_some() && v.message.contains("excludes"), "{name}: {v:?}");
            }
            // The table of outcomes agrees.
            let r = run(&test, &memory, &crate::search::RunOptions::default());
            assert_eq!(r.breaks_promise(), word.trim() == "violated", "{name}");
            asked += 1;
        }
    }
    assert!(asked > 25, "{asked}");
}

#[test]
fn what_is_not_ordinary_memory_is_refused_by_name() {
    let all = files("refused");
    assert!(all.len() > 5);
    for (path, text, said) in all {
        let (test, diags) = parse(&text, FileId(0));
        let named =
            |d: &Diagnostic| d.severity == Severity::Unsupported && d.message.contains(&said);
        assert!(test.is_none() && diags.iter().any(named), "{}: {diags:?}", path.display());
    }
}

/// Each was a panic.
#[test]
fn what_is_wrong_with_a_test_is_told() {
    let tests = [
        ("X86 A\n{ 1:EAX=0; }\n P0 ;\n MOV EAX,[x] ;\nexists (1:EAX=0)\n", "no thread 1"),
        ("X86 A\n{ 4294967295:EAX=0; }\n P0 ;\n MOV EAX,[x] ;\nexists (x=0)\n", "no thread"),
        ("X86 A\n{ x=0; }\n P0 ;\n MOV EAX,[x] ;\nexists (7:EAX=0)\n", "no thread 7"),
        ("RISCV A\n{ x=0; }\n P0 ;\n ori é,x0,1 ;\nexists (x=0)\n", "not a letter"),
        ("PPC A\n{ x=0; }\n P0 ;\n li r1,1 ;\nexists (ž=0)\n", "not a letter"),
    ];
    for (text, message) in tests {
        let (test, diags) = parse(text, FileId(0));
        let told = diags.iter().any(|d| d.message.contains(message));
        assert!(test.is_none() && told, "{text}{diags:?}");
    }
}
