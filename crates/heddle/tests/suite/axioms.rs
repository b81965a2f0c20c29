//! Models in herd's language, asked by `heddle litmus`: kernel tests under a kernel model of
//! ours, and C tests under axioms that no machine of ours has the form of.

use crate::scratch::Scratch;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The litmus events of one run.
fn ask(files: &[&str], model: &str) -> Vec<Value> {
    let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .arg("litmus")
        .args(files)
        .args(["--model", model, "--format", "json"])
        .current_dir(root())
        .output()
        .expect("heddle runs");
    let text = String::from_utf8_lossy(&out.stdout);
    let lines = text.lines().map(|l| serde_json::from_str(l).expect("an object a line"));
    let events = lines.filter(|v: &Value| v["event"] == "litmus").collect::<Vec<_>>();
    assert_eq!(events.len(), files.len(), "{text}{}", String::from_utf8_lossy(&out.stderr));
    events
}

#[test]
fn kernel_tests_are_as_their_first_comment_says() {
    let mut n = 0;
    for entry in std::fs::read_dir(root().join("suite/kernel")).expect("suite/kernel").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|e| e != "litmus") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("readable");
        let (_, said) = text.split_once("small: ").expect("the answer in the first comment");
        let wanted = said.split([',', '.']).next().unwrap_or("");
        let name = format!("suite/kernel/{}", entry.file_name().to_string_lossy());
        let event = &ask(&[&name], "suite/kernel/small.cfg")[0];
        assert_eq!(event["verdict"], wanted, "{name}");
        let flagged = event["flags"].as_array().is_some_and(|f| !f.is_empty());
        assert_eq!(flagged, said.contains("flagged"), "{name}");
        n += 1;
    }
    assert!(n >= 5, "only {n} tests");
}

#[test]
fn axioms_and_the_machine_agree_on_tests_of_c() {
    let names = ["mp_relaxed", "mp_release_acquire", "sb_release_acquire", "two_updates"];
    let files: Vec<String> =
        names.iter().map(|n| format!("suite/litmus/axioms/{n}.litmus")).collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let wanted = ["allowed", "forbidden", "allowed", "forbidden"];
    let axioms = ask(&files, "suite/litmus/axioms/ra.cat");
    let machine = ask(&files, "rc11");
    for ((axioms, machine), wanted) in axioms.iter().zip(&machine).zip(wanted) {
        assert_eq!(axioms["verdict"], wanted, "{axioms}");
        assert_eq!(axioms["outcomes"], machine["outcomes"], "{axioms} {machine}");
    }
}

#[test]
fn what_is_wrong_with_a_model_is_told_at_its_place() {
    let dir = std::env::temp_dir().join(format!("heddle-axioms-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder");
    let file = dir.join("wrong.cat");
    std::fs::write(&file, "\"wrong\"\nlet rec r = r |\nacyclic nothing(\n").expect("written");
    let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(["litmus", "examples/SB.litmus", "--model"])
        .arg(&file)
        .current_dir(root())
        .output()
        .expect("heddle runs");
    let text = String::from_utf8_lossy(&out.stderr);
    assert_eq!(out.status.code(), Some(3), "{text}");
    assert!(text.contains("wrong.cat:3") && text.contains("expected an expression"), "{text}");
    let _ = std::fs::remove_dir_all(dir);
}

/// Programs in the kernel's C: the verdict is in the first comment.
#[test]
fn kernel_programs_are_as_their_first_comment_says() {
    let mut n = 0;
    for entry in std::fs::read_dir(root().join("suite/kernel/c")).expect("suite/kernel/c").flatten()
    {
        let path = entry.path();
        let text = std::fs::read_to_string(&path).expect("readable");
        let first = text.lines().next().and_then(|l| l.strip_prefix("// small: "));
        let wanted = first.expect("the verdict in the first comment");
        let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
            .arg("check")
            .arg(&path)
            .args(["--model", "suite/kernel/small.cfg", "--no-trail", "-q"])
            .current_dir(root())
            .output()
            .expect("heddle runs");
        let told = String::from_utf8_lossy(&out.stdout);
        assert!(told.starts_with(wanted), "{}: {told}", path.display());
        let code = match wanted {
            "holds" => 0,
            "violated" => 1,
            _ => 4,
        };
        assert_eq!(out.status.code(), Some(code), "{}", path.display());
        n += 1;
    }
    assert!(n >= 6, "only {n} programs");
}

#[test]
fn a_forbidden_outcome_is_told_with_the_axiom_and_the_cycle() {
    let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(["litmus", "suite/litmus/axioms/mp_release_acquire.litmus", "--witness"])
        .args(["--model", "suite/litmus/axioms/ra.cat"])
        .current_dir(root())
        .output()
        .expect("heddle runs");
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(text.contains("forbidden by `") && text.contains("ra.cat:"), "{text}");
    assert!(text.contains("-> "), "{text}");
}

/// A machine has no run to show; its axioms have a cycle.
#[test]
fn a_built_in_model_tells_the_cycle_that_it_forbids() {
    let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(["litmus", "suite/litmus/axioms/mp_release_acquire.litmus", "--witness"])
        .args(["--model", "rc11", "--no-trail"])
        .current_dir(root())
        .output()
        .expect("heddle runs");
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(text.contains("forbidden by `") && text.contains("rc11.cat:"), "{text}");
    assert!(text.contains(" -fr-> "), "{text}");
}

/// A relation that is defined by itself is opened down to what the model starts from.
#[test]
fn a_grace_period_in_a_cycle_is_told_by_base_relations() {
    let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(["litmus", "suite/kernel/RCU+remove.litmus", "--witness", "--no-trail"])
        .args(["--model", "suite/kernel/small.cfg"])
        .current_dir(root())
        .output()
        .expect("heddle runs");
    let text = String::from_utf8_lossy(&out.stdout);
    let cycle = text.lines().find(|l| l.contains("-rf-> P1: R[once] x=9")).expect("a cycle");
    for step in [
        "P1: F[rcu-unlock] -po^-1-> P1: F[rcu-lock] -po-> P1: R[once] p=x",
        "-fr-> P0: W[once] p=y -po-> P0: F[sync-rcu] -po-> P0: W[once] x=9",
    ] {
        assert!(cycle.contains(step), "{text}");
    }
    assert!(text.contains("`order` is P1: F[rcu-unlock]"), "{text}");
    assert!(text.contains("`link` is P1: F[rcu-lock]"), "{text}");
}

/// What is saved of an execution is replayed where neither the test nor the model is.
#[test]
fn an_execution_is_a_trail_that_replays_anywhere() {
    let text = |name: &str| std::fs::read_to_string(root().join(name)).expect(name);
    let s = Scratch::new("axiom-trails");
    s.file("mp.litmus", &text("suite/litmus/axioms/mp_relaxed.litmus"));
    // The model is in a file that another includes.
    s.file("weak.cat", &text("suite/litmus/axioms/ra.cat")).file("m.cat", "include \"weak.cat\"\n");
    for part in ["small.cfg", "small.def", "small.bell", "small.cat"] {
        s.file(part, &text(&format!("suite/kernel/{part}")));
    }
    s.file("sb.litmus", &text("suite/kernel/SB+mb+wmb.litmus"));
    for (test, model) in [("mp", "m.cat"), ("sb", "small.cfg")] {
        let file = format!("{test}.litmus");
        let (code, said) = s.told(&["litmus", &file, "--model", model, "--witness"]);
        assert_eq!(code, 0, "{said}");
        let trail = format!("{test}.{}.trail", model.replace('.', "-"));
        assert!(s.has(&trail), "{said}");
        let away = Scratch::new(&format!("axiom-trails-{test}"));
        away.file("t.trail", &s.read(&trail));
        let (code, said) = away.told(&["replay", "t.trail", "--html", "t.html"]);
        assert!(code == 1 && said.contains("an execution ends in a state that"), "{said}");
        assert!(said.contains("the initial value"), "{said}");
        let page = away.read("t.html");
        assert!(page.contains("[\"read\",") && page.contains("[\"write\","), "no accesses");
        let (code, said) = s.told(&["check", &file, "--model", model, "-p", "never", "-q"]);
        assert_eq!(code, 1, "{said}");
    }
    s.file("safe.litmus", &text("suite/litmus/axioms/mp_release_acquire.litmus"));
    let (code, said) = s.told(&["check", "safe.litmus", "--model", "m.cat", "-p", "never"]);
    assert!(code == 0 && said.contains("holds"), "{said}");
}

/// What a machine leaves open the model's axioms decide, unless the machine is asked for, and
/// the witness is a trail like all others.
#[test]
fn what_a_machine_leaves_open_is_decided_by_axioms() {
    let s = Scratch::new("undecided");
    for (name, word, code) in
        [("strong_reader", "allowed 8", 0), ("strong_coherence", "forbidden", 0)]
    {
        let file = format!("{name}.litmus");
        let text = std::fs::read_to_string(root().join("suite/litmus/axioms").join(&file));
        s.file(&file, &text.expect("readable"));
        let (machine, said) = s.told(&["litmus", &file, "-m", "rc11", "--window", "12"]);
        assert!(machine == 4 && said.contains("open"), "{said}");
        let (told, said) = s.told(&["litmus", &file, "-m", "rc11"]);
        assert!(told == code && said.contains(word), "{said}");
        // Both ways of asking the axioms, and the ordinary table, agree.
        let (told, said) = s.told(&["litmus", &file, "-m", "rc11.cat"]);
        assert!(told == code && said.contains(word), "{said}");
    }
    let (code, said) = s.told(&["litmus", "strong_reader.litmus", "-m", "rc11", "--witness"]);
    assert!(code == 0 && s.has("strong_reader.rc11.trail"), "{said}");
    let (code, said) = s.told(&["replay", "strong_reader.rc11.trail"]);
    assert!(code == 1 && said.contains("the initial value"), "{said}");
    let never = ["check", "strong_reader.litmus", "-m", "rc11", "-p", "never"];
    let (code, said) = s.told(&never);
    assert!(code == 1 && s.has("strong_reader.never.trail"), "{said}");
    let (code, said) = s.told(&["replay", "strong_reader.never.trail"]);
    assert!(code == 1 && said.contains("an execution ends in a state that"), "{said}");
    let (code, said) = s.told(&["check", "strong_reader.litmus", "-m", "rc11"]);
    assert!(code == 0 && said.contains("is allowed under rc11"), "{said}");
    assert_eq!(said.matches("under rc11").count(), 2, "one note, one verdict: {said}");
    let (code, said) = s.told(&["check", "strong_coherence.litmus", "-m", "rc11"]);
    assert!(code == 0 && said.contains("holds"), "{said}");
    // The machine alone decides that no run is wrong, in an order with more runs than there are.
    let machine = ["check", "strong_coherence.litmus", "-m", "rc11", "--window", "12"];
    assert_eq!(s.told(&machine).0, 0);
}

#[test]
fn a_model_of_the_kernels_is_read_with_what_lies_beside_it() {
    let s = Scratch::new("beside");
    for part in ["small.cfg", "small.def", "small.bell", "small.cat", "SB+mbs.litmus"] {
        let text = std::fs::read_to_string(root().join("suite/kernel").join(part));
        s.file(part, &text.expect(part));
    }
    let (code, said) = s.told(&["litmus", "SB+mbs.litmus", "-m", "small.cat"]);
    let note = "small.cat is read as small.cfg says";
    assert!(code == 0 && said.contains("forbidden 3") && said.contains(note), "{said}");
}

#[test]
fn all_files_of_a_configuration_are_told_at_once() {
    let s = Scratch::new("axiom-configurations");
    s.file("m.cfg", "macros m.def\nbell no.bell\nmodel m.cat\n");
    s.file("m.def", "f(X) __load{once}(X)\nwrong\n").file("m.cat", "acyclic nothing\n");
    s.file("t.litmus", "C t\n{}\nP0(int *x) { }\nexists (x=1)\n");
    let (code, said) = s.told(&["litmus", "t.litmus", "--model", "m.cfg"]);
    assert_eq!(code, 3, "{said}");
    // In the macros: where the bracket is missing.
    for place in ["m.cfg:2:6", "m.def:2:7", "m.cat:1:9"] {
        assert!(said.contains(place), "{place}: {said}");
    }
}

#[test]
fn registers_have_events_but_no_place_in_what_is_told() {
    let s = Scratch::new("axiom-registers");
    s.file("m.cat", "\"m\"\ncatdep\ninclude \"cos.cat\"\nacyclic po-loc | rf | co | fr\n");
    let test = "AArch64 t\n{ 0:X1=x; 0:X2=y; }\n P0 ;\n LDR W0,[X1] ;\n ADD W3,W0,#1 ;\n STR W3,[X2] ;\nexists (y=1)\n";
    s.file("t.litmus", test);
    let (code, said) = s.told(&["litmus", "t.litmus", "--model", "m.cat", "--witness"]);
    assert!(code == 0 && said.contains("P0: W y=1"), "{said}");
    assert!(!said.contains("Wreg") && !said.contains("Rreg"), "{said}");
    let (code, said) = s.told(&["replay", "t.m-cat.trail"]);
    assert!(code == 1 && said.contains("2 steps"), "{said}");
    let (code, said) = s.told(&["litmus", "t.litmus", "--model", "m.cat", "--graph", "t.svg"]);
    assert!(code == 0 && !s.read("t.svg").contains("reg"), "{said}");
}

#[test]
fn types_are_checked_before_any_test_is_read() {
    let s = Scratch::new("axiom-types");
    s.file("m.cat", "\"m\"\nlet r = W; po\nacyclic r\nempty po & W\nacyclic W\ncall p(po)\n");
    s.file("t.litmus", "X86 t\n{}\n P0 ;\n MOV [x],$1 ;\nexists (x=1)\n");
    let (code, said) = s.told(&["litmus", "t.litmus", "--model", "m.cat"]);
    assert_eq!(code, 3, "{said}");
    for place in ["m.cat:2:9", "m.cat:4:7", "m.cat:5:9", "m.cat:6:1"] {
        assert!(said.contains(place), "{place}: {said}");
    }
    s.file("m.cat", "\"m\"\nlet rec f x = f x\nacyclic f(po)\n");
    let (code, said) = s.told(&["litmus", "t.litmus", "--model", "m.cat"]);
    assert!(
        code == 5 && said.contains("m.cat:2:15: this recursion does not end"),
        "{code}: {said}"
    );
}

/// What `models check` tells can be saved and run, and tells the two models apart.
#[test]
fn tests_that_tell_two_models_apart_can_be_run() {
    let s = Scratch::new("axiom-apart");
    // Only C has releases: the other dialects are not asked.
    let model = "\"m\"\ninclude \"cos.cat\"\nacyclic po-loc | rf | co | fr\nempty [REL] & po\n";
    s.file("m.cat", model);
    let (code, said) = s.told(&["models", "check", "m.cat", "--against", "sc"]);
    assert!(code == 0 && said.contains("X86: m.cat:4:8: `REL` is not defined"), "{said}");
    assert!(said.contains("tests tell it from sc"), "{said}");
    let (_, test) = said.split_once("\nC random").expect("a test in C");
    let test = test.split("\n\nC random").next().unwrap_or(test);
    s.file("t.litmus", &format!("C random{test}\n"));
    let (code, said) = s.told(&["litmus", "t.litmus", "--model", "m.cat,sc", "--diff"]);
    assert!(code == 0 && said.contains("1 of 1 tests tell the models apart"), "{code}: {said}");
    assert!(said.contains("allowed") && said.contains("forbidden"), "{said}");
}

/// A store beside a location is one to a location of its own.
#[test]
fn addresses_that_nobody_declared_are_locations() {
    let s = Scratch::new("axiom-beside");
    let test = "C t\n\n{}\n\nP0(int *x, int *y)\n{\n\tint r0;\n\n\tr0 = READ_ONCE(*x);\n\
                \tWRITE_ONCE(*(y + r0), 1);\n}\n\nP1(int *x, int *y)\n{\n\tWRITE_ONCE(*x, 1);\n}\n\n\
                exists (0:r0=1 /\\ y=0)\n";
    s.file("t.litmus", test);
    for part in ["small.cfg", "small.def", "small.bell", "small.cat"] {
        let path = root().join("suite/kernel").join(part);
        s.file(part, &std::fs::read_to_string(path).expect(part));
    }
    let (code, said) = s.told(&["litmus", "t.litmus", "--model", "small.cfg", "--herd"]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("States 2\n0:r0=0; [y]=1;\n0:r0=1; [y]=0;\nOk"), "{said}");
}

fn told(scratch: &Scratch, line: &str) -> (i32, String) {
    scratch.told(&line.split(' ').collect::<Vec<_>>())
}

#[test]
fn a_model_for_the_kernel_says_so() {
    let scratch = Scratch::with_examples("kernel-alone");
    let (code, text) = told(&scratch, "litmus examples/SB.litmus -m suite/kernel/small.cfg");
    assert_eq!(code, 5, "{text}");
    assert!(text.contains("SB.litmus:1") && text.contains("small.cfg, a model for the"), "{text}");
    let (code, text) = told(&scratch, "models check suite/kernel/small.cfg");
    assert_eq!(code, 0, "{text}");
    assert!(text.starts_with("the kernel's C: understood\n"), "{text}");
    scratch.file("alone.cat", "acyclic po | [LKR]; po\nempty other");
    let (code, text) = told(&scratch, "litmus examples/SB.litmus -m alone.cat");
    assert_eq!(code, 3, "{text}");
    assert!(text.contains("given by its .cfg file") && text.contains("`other`"), "{text}");
}

#[test]
fn tests_have_a_limit_of_memory() {
    let scratch = Scratch::with_examples("litmus-memory");
    let (code, text) = told(&scratch, "litmus examples/SB.litmus -m tso --memory 64M -j 4");
    assert!(code == 0 && text.contains("allowed"), "{text}");
    let (code, text) = told(&scratch, "litmus examples/SB.litmus -m sc --memory 1K");
    assert!(!text.contains("forbidden"), "{code} {text}");
    let (code, text) = told(&scratch, "litmus examples/SB.litmus -m tso --memory much");
    assert!(code == 2 && text.contains("--memory"), "{text}");
}

/// Each of these is sequential consistency in other words, and without its axiom the question
/// would be allowed: so it was understood.
#[test]
fn the_language_has_many_words_for_one_model() {
    let scratch = Scratch::with_examples("cat-language");
    let test = "X86 MP\n{ }\n P0 | P1 ;\n MOV [x],$1 | MOV EAX,[y] ;\n MOV [y],$1 | MOV EBX,[x] ;\n\
                exists (1:EAX=1 /\\ 1:EBX=0)\n";
    scratch.file("MP.litmus", test);
    let said = |cat: &str| {
        scratch.file("m.cat", &format!("\"words\"\ninclude \"cos.cat\"\n{cat}\n"));
        told(&scratch, "litmus MP.litmus -m m.cat").1
    };
    assert!(said("let nothing = 0").contains("allowed 4"));
    let words = [
        "let (p, r) = (po, rf)\nlet both (a,b) = a | b\nacyclic both(p, r) | both (co, fr)",
        "let f = fun (a,b) -> a | b\nacyclic f (po, rf) | co | fr",
        "procedure ordered(r) =\n let all = r | rf | co | fr\n acyclic all as all\nend\ncall ordered(po) as main",
        "let rec far = near | (far ; far) and near = po | rf | co | fr\nirreflexive far as sc",
        "let rec all S = match S with || {} -> 0 || e ++ T -> e | all T end\nacyclic all {po, rf, co, fr}",
        "let fold f = let rec g (es,y) = match es with || {} -> y || e ++ es -> g (es, f (e,y)) end in g\n\
         acyclic fold (fun (a,y) -> a | y) ({po,rf,co,fr}, 0)",
        "forall r in {po | rf, po | rf | co | fr} do\n acyclic r as part\nend",
        "forall r in {po | rf | co | fr} do acyclic r end",
        "enum Kinds = 'in || 'out\nlet of k = match k with || 'in -> po || _ -> rf end\n\
         forall k in {'in, 'out} do show po end\nacyclic of 'in | of 'out | co | fr",
        "let x = try nobody with po\nacyclic x | rf | co | fr",
        "let p = if \"mixed\" || \"vmsa\" then 0 else po\nlet q = if not \"mixed\" && po = po then rf else 0\n\
         acyclic p | q | co | fr",
        "let b = fromto(_) | po\nacyclic b | rf | co | fr",
        "let b = inter_transitive(po | rf | co | fr, id)\nempty b as sc",
        "with order from linearisations(M \\ FW, po | rf | co | fr)\nlet sc = order",
        "let rec r = po | rf | co | fr when acyclic r as sc\nlet unused = r",
    ];
    for cat in words {
        let text = said(cat);
        assert!(text.contains("forbidden 3"), "{cat}\n{text}");
    }
}

/// A thread that tries until its store goes through may try for ever: executions end somewhere,
/// machines do not.
#[test]
fn loops_are_no_limit_to_a_model_that_is_a_machine() {
    let scratch = Scratch::with_examples("cat-loops");
    let test = "AArch64 tries\n{ 0:X1=x; 1:X1=x; }\n P0 | P1 ;\n MOV W0,#1 | L: ;\n \
                STR W0,[X1] | LDXR W2,[X1] ;\n  | STXR W3,W2,[X1] ;\n  | CBNZ W3,L ;\n\
                exists (1:X2=1 /\\ x=0)\n";
    scratch.file("tries.litmus", test);
    let sc =
        "include \"cos.cat\"\nacyclic po | rf | co | fr as sc\nempty rmw & (fre;coe) as atomic\n";
    scratch.file("sc.cat", sc);
    scratch.file("flags.cat", &format!("{sc}flag ~empty rf as reads\n"));
    scratch.file("rec.cat", &format!("{sc}let rec r = po | (r;r)\nacyclic r as far\n"));
    let (code, text) = told(&scratch, "litmus tries.litmus -m sc.cat,sc,tso --format json");
    let decided =
        |e: &&str| e.contains("\"verdict\":\"forbidden\"") && e.contains("\"by\":\"machine\"");
    assert_eq!((code, text.lines().filter(decided).count()), (0, 3), "{text}");
    // What else the model says only executions tell, and this one is no machine.
    for other in ["flags.cat", "rec.cat"] {
        let (code, text) = told(&scratch, &format!("litmus tries.litmus -m {other}"));
        assert!(code == 4 && text.contains("open"), "{other}: {code} {text}");
    }
}

/// The load comes first in every run of the machine, but nothing orders it.
#[test]
fn a_race_that_a_machine_misses_the_axioms_see() {
    let scratch = Scratch::with_examples("missed-race");
    let test = |order: &str| {
        format!(
            "C late\n{{ [x] = 0; [y] = 0; }}\nP0 (atomic_int* x, int* y) {{\n  int r0 = *y;\n  \
             atomic_store_explicit(x, 1, memory_order_{order});\n}}\nP1 (atomic_int* x, int* y) {{\n  \
             int r1 = atomic_load_explicit(x, memory_order_acquire);\n  if (r1) {{\n    *y = 1;\n  }}\n}}\n\
             exists (1:r1=1)\n"
        )
    };
    scratch.file("late.litmus", &test("relaxed"));
    let (_, text) = told(&scratch, "litmus late.litmus -m rc11");
    assert!(text.contains("undefined"), "{text}");
    scratch.file("late.litmus", &test("release"));
    let (_, text) = told(&scratch, "litmus late.litmus -m rc11");
    assert!(text.contains("allowed 2"), "{text}");
}

#[test]
fn a_configuration_for_c11_is_a_model_for_its_tests() {
    let scratch = Scratch::with_examples("cat-c11");
    let names = "atomic_load(X) atomic_load_explicit(X,memory_order_seq_cst)\n\
                 rcu_read_lock() { __fence{rcu-lock}; }\n";
    scratch.file("c11.def", names);
    scratch.file("c11.cfg", "macros c11.def\nmodel sc.cat\nvariant vmsa\n");
    scratch.file("sc.cat", "include \"cos.cat\"\nacyclic po | rf | co | fr as sc\n");
    let (code, text) = told(&scratch, "models check c11.cfg");
    assert!(code == 5 && text.contains("c11.cfg:3:9") && text.contains("`vmsa`"), "{code} {text}");
    scratch.file("c11.cfg", "macros c11.def\nmodel sc.cat\n");
    let test = "C MP\n{}\nP0 (atomic_int* x, atomic_int* y) {\n  atomic_store(x, 1);\n  atomic_store(y, 1);\n}\n\
                P1 (atomic_int* x, atomic_int* y) {\n  int r0 = atomic_load(y);\n  int r1 = atomic_load(x);\n}\n\
                exists (1:r0=1 /\\ 1:r1=0)\n";
    scratch.file("MP.litmus", test);
    let (code, text) = told(&scratch, "litmus MP.litmus -m c11.cfg");
    assert!(code == 0 && text.contains("forbidden 3"), "{code} {text}");
}
