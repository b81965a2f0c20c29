//! What programs read: every line of every command is as `docs/events.schema.json` says, a
//! start first and an end last; several programs in one command; documents with runs.

use crate::scratch::Scratch;
use heddle_testkit::schema::Schema;
use serde_json::Value;

fn events(text: &str) -> Vec<Value> {
    text.lines().map(|l| serde_json::from_str(l).unwrap()).collect()
}

#[test]
fn every_line_of_every_command_is_as_its_schema_says() {
    let s = Scratch::with_examples("stream-schema");
    s.file("bad.pml", "byte x; active proctype {").file("lonely.c", "int f(void) { return 1; }");
    s.file("heddle.toml", "[[case]]\ninput = \"bad.pml\"\n");
    assert_eq!(s.line("check --json").0, 3);
    let cases = "[[case]]\nname = \"p\"\ninput = \"examples/peterson.pml\"\n[[case]]\n\
                 input = \"examples/bank.c\"\nexpect = \"violated\"\n";
    s.file("heddle.toml", cases);
    let schema = Schema::of_events();
    for (line, exit) in [
        ("check examples/peterson.pml --json", 0),
        ("check examples/peterson-broken.pml --json --trail p.trail", 1),
        ("check examples/bank.c --json --trail b.trail --keep-going", 1),
        ("check examples/peterson.pml --max-depth 3 --json", 4),
        ("check examples/peterson.pml --ltl [](cs<=1) --json", 0),
        ("check bad.pml --json", 3),
        ("check none.pml --json", 3),
        ("check lonely.c --json", 3),
        ("check examples/bank.c --lossy --json", 2),
        ("check --bogus --json", 2),
        ("check suite/assembly/violated/bounds.asm examples/peterson.pml --json --no-trail", 1),
        ("replay p.trail --json", 1),
        ("replay b.trail --json --html b.html", 1),
        ("replay bad.pml --json", 3),
        ("simulate examples/peterson.pml --steps 30 --json", 0),
        ("simulate examples/peterson-broken.pml --steps 500 --json --values", 0),
        ("list examples/peterson.pml --json", 0),
        ("list examples/peterson.pml --never --ltl []x --json", 3),
        ("litmus examples/SB.litmus --json", 0),
        ("fences examples/SB.litmus --model tso --json", 0),
        ("models --json", 0),
        ("models show sc --json", 0),
        ("models show none --json", 2),
        ("prove suite/families/proved/barrier.family --json", 0),
        ("translate suite/translate/holds/atomic_increment.c --json", 0),
        ("completions bash --json", 0),
        ("man check --json", 0),
        ("man none --json", 2),
        ("profile examples/peterson.pml --json", 0),
        ("profile examples/bank-locked.c --json --flame b.svg", 0),
        ("profile examples/peterson.pml --max-depth 3 --json", 4),
        ("list --json", 0),
        ("check --json --no-trail", 0),
        ("check --case none --json", 2),
    ] {
        let (code, text) = s.line(line);
        if let Err(why) = schema.check_stream(&text) {
            panic!("heddle {line}: {why}\n{text}");
        }
        let last = events(&text).pop().unwrap();
        assert_eq!(last["exit"], code, "heddle {line}: {last}");
        assert!(code == exit || line.starts_with("fences"), "heddle {line}: {code}\n{text}");
    }
}

/// Missing, a folder, a pipe that nobody writes to, a device without end, bytes that are no
/// text: told by whatever was asked to read it, with its name.
#[test]
fn errors_name_the_file_that_cannot_be_read() {
    let s = Scratch::new("stream-unread");
    let schema = Schema::of_events();
    for suffix in ["pml", "c", "cpp", "rs", "litmus", "mcs", "asm", "family", "trail"] {
        let name = |kind: &str| format!("{kind}.{suffix}");
        std::fs::create_dir(s.0.join(name("folder"))).unwrap();
        let fifo = std::process::Command::new("mkfifo").arg(s.0.join(name("pipe"))).status();
        assert!(fifo.unwrap().success());
        std::os::unix::fs::symlink("/dev/zero", s.0.join(name("zero"))).unwrap();
        std::fs::write(s.0.join(name("bytes")), b"\xff\xfe\0int x").unwrap();
        for kind in ["missing", "folder", "pipe", "zero", "bytes"] {
            // A folder is what it has in it, and this one has nothing.
            let commands = ["check", "simulate", "list", "profile", "fences", "litmus", "prove"];
            for command in commands.into_iter().chain(["translate", "replay", "merge"]) {
                let line = format!("{command} {} --json", name(kind));
                let (code, text) = s.line(&line);
                assert!([2, 3, 5].contains(&code), "heddle {line}: {code}\n{text}");
                schema.check_stream(&text).unwrap_or_else(|why| panic!("heddle {line}: {why}"));
                let told = events(&text).into_iter().find(|e| {
                    e["event"] == "error" || e["event"] == "diagnostic" && e["severity"] != "note"
                });
                let told = told.unwrap_or_else(|| panic!("heddle {line}: nothing\n{text}"));
                assert!(told["kind"].is_string() && told["message"] != "", "{told}");
                assert_eq!(told["file"], name(kind), "heddle {line}: {told}");
            }
        }
    }
    // What the compiler says has a line, too.
    s.file("wrong.c", "int main(void) {\n  return x;\n}\n");
    let (code, text) = s.line("check wrong.c --json");
    assert_eq!(code, 3);
    let all = events(&text);
    let told = all.iter().find(|e| e["event"] == "error").unwrap();
    assert_eq!((&told["file"], &told["line"]), (&"wrong.c".into(), &2.into()), "{told}");
}

#[test]
fn several_programs_have_a_line_each_and_the_worst_exit() {
    let s = Scratch::with_examples("stream-many");
    s.file("d/holds.pml", "init { assert(1) }")
        .file("d/breaks.pml", "init { assert(0) }")
        .file("d/sub/breaks.pml", "init { assert(0) }")
        .file("d/notes.txt", "nothing")
        .file("main.c", "int main(void) { return 0; }");
    let (code, text) = s.line("check d main.c -j 2");
    assert_eq!(code, 1, "{text}");
    let lines: Vec<&str> = text.lines().filter(|l| !l.is_empty()).collect();
    let begins = ["violated  d/breaks.pml", "holds     d/holds.pml", "violated  d/sub/breaks.pml"];
    for (line, begin) in lines.iter().zip(begins.iter().chain(&["holds     main.c"])) {
        assert!(line.starts_with(begin), "{text}");
    }
    assert!(lines[4].starts_with("4 programs: 2 violated, 2 hold"), "{text}");
    assert!(s.0.join("d-breaks.pml.trail").exists() && s.0.join("d-sub-breaks.pml.trail").exists());
    let (code, text) = s.line("check d --json");
    let all = events(&text);
    let ends: Vec<&Value> = all.iter().filter(|e| e["event"] == "checked").collect();
    assert_eq!((code, ends.len()), (1, 3));
    assert!(ends.iter().all(|e| e["input"].as_str().unwrap().starts_with("d/")));
    s.file("d/worse.pml", "init {");
    assert_eq!(s.line("check d -q").0, 3, "what has to be mended first is told");
    let (code, text) = s.line("check d --format junit");
    assert!(code == 3 && text.contains("failures=\"2\" errors=\"2\""), "{text}");
    assert!(text.contains("step  line  "), "the trace is inside: {text}");
}

#[test]
fn documents_have_both_sides_of_a_race_and_its_threads() {
    let s = Scratch::with_examples("stream-sarif");
    let (code, text) = s.line("check examples/bank.c --format sarif --no-trail");
    assert_eq!(code, 1);
    let log: Value = serde_json::from_str(&text).unwrap();
    let found = &log["runs"][0]["results"][0];
    assert_eq!(found["ruleId"], "data-race");
    assert!(!found["relatedLocations"].as_array().unwrap().is_empty());
    assert!(found["codeFlows"][0]["threadFlows"].as_array().unwrap().len() >= 2, "{text}");
    assert_eq!(found["partialFingerprints"]["heddleFinding/v1"].as_str().unwrap().len(), 32);
}

#[test]
fn a_witness_is_yaml_for_other_verifiers() {
    let s = Scratch::with_examples("stream-witness");
    assert_eq!(s.line("check examples/bank.c --trail b.trail").0, 1);
    for _ in 0..2 {
        assert_eq!(s.line("replay b.trail --witness w.yml").0, 1);
    }
    let text = std::fs::read_to_string(s.0.join("w.yml")).unwrap();
    assert!(text.contains("specification: \"G ! data-race\""), "{text}");
    assert!(text.contains("\"examples/bank.c\": \""), "{text}");
    s.file("mine.yml", "- mine");
    assert_eq!(s.line("replay b.trail --witness mine.yml").0, 2);
    assert_eq!(s.line("check examples/peterson-broken.pml --trail p.trail").0, 1);
    assert_eq!(s.line("replay p.trail --witness w2.yml").0, 2, "for C alone");
}

#[test]
fn no_escape_of_a_source_or_a_name_reaches_the_terminal() {
    let s = Scratch::with_examples("stream-escapes");
    let name = "evil\u{1b}]0;title\u{7}.pml";
    let text = "byte x; /* \u{1b}[31m */ init { printf(\"\\033[2J\"); x = 1; assert(x == 2) /* \u{1b}[0m */ }";
    s.file(name, text);
    let o = s.run(&["check", name, "--no-trail"]);
    assert_eq!(o.status.code(), Some(1));
    for out in [&o.stdout, &o.stderr] {
        let out = String::from_utf8_lossy(out);
        assert!(!out.chars().any(|c| c.is_control() && c != '\n'), "{out:?}");
    }
}

#[test]
fn a_program_is_checked_again_when_it_changes() {
    use std::io::{BufRead, BufReader};
    let s = Scratch::with_examples("stream-watch");
    s.file("m.pml", "init { assert(1) }");
    let mut command = s.command(&["check", "m.pml", "--watch", "--no-trail", "-q"]);
    let mut child = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let first = lines.next().unwrap();
    assert!(first.starts_with("holds"), "{first}");
    s.file("m.pml", "init { assert(1); assert(0) }");
    let second = lines.find(|l| !l.is_empty()).unwrap();
    assert!(second.starts_with("violated"), "{second}");
    child.kill().unwrap();
    child.wait().unwrap();
}
