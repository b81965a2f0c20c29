//! What a person sees of each kind of finding, at 80 and at 120 columns, word for word.
//!
//! The texts are in `tests/golden/`; `HEDDLE_BLESS=1` writes what is printed now, to be read
//! before it is kept. That no line is wider than the page is checked besides.

use crate::scratch::{Scratch, said};
use heddle_model::FaultKind;
use std::path::PathBuf;

/// A name for the kind of finding, and the command that shows it.
const FINDINGS: &[(&str, &str)] = &[
    ("promela-assertion", "check examples/peterson-broken.pml"),
    ("promela-deadlock", "check suite/promela/violated/philosophers_deadlock.pml"),
    ("promela-lasso", "check examples/peterson.pml --ltl [](flag[0]-><>(P[0]@critical))"),
    ("c-race", "check examples/bank.c"),
    ("c-race-and-more", "check suite/c/violated/counter_unlocked.c --keep-going"),
    ("c-deadlock", "check suite/c/violated/lock_order_abba.c"),
    ("c-assertion", "check suite/c/violated/aba_freed.c"),
    ("c-use-after-free", "check suite/c/violated/refcount_use_after_release.c"),
    ("c-double-free", "check suite/c/violated/free_twice.c"),
    ("c-bounds", "check suite/c/violated/array_off_by_one.c"),
    ("c-leak", "check suite/c/violated/leak_at_exit.c --leaks"),
    ("c-null", "check suite/c/violated/null_list_end.c"),
    ("c-uninitialised", "check suite/c/violated/uninitialised_branch.c"),
    ("c-division", "check suite/c/violated/divide_by_zero.c"),
    ("c-overflow", "check suite/c/violated/signed_overflow.c --ub overflow"),
    ("c-lock-misuse", "check suite/c/violated/unlock_foreign.c"),
    ("c-livelock", "check suite/c/violated/asked_livelocks.c"),
    ("c-invalid-free", "check suite/c/violated/free_middle.c"),
    ("c-invariant", "check suite/c/violated/invariant_broken.c --invariant at_most_one"),
    (
        "c-linearizability",
        "check suite/linearizable/counter-torn.c --linearizable self --ops add,get --clients 2x2",
    ),
    ("promela-exclusive", "check suite/promela/violated/exclusive_broken.pml"),
    ("promela-nondeterminism", "check suite/promela/violated/d_proctype_broken.pml"),
    ("promela-runtime", "check suite/promela/violated/channel_of_the_dead.pml"),
    ("promela-blocked", "check suite/promela/violated/dstep_blocks.pml"),
    ("promela-never", "check suite/promela/violated/never_ends.pml"),
    ("promela-progress", "check suite/promela/violated/nonprogress_word.pml --liveness progress"),
    ("promela-trace", "check suite/promela/violated/notrace.pml"),
    ("s", "check suite/assembly/real/spinlock_gcc_broken.s suite/assembly/real/spinlock.harness"),
    ("c-weak", "check suite/c-models/peterson.c --model tso"),
    ("mcs", "check suite/litmus/gc/staccato_bug.mcs --model tso"),
    ("kernel", "check suite/assembly/violated/lost_update.asm"),
    ("family", "prove suite/families/refuted/spinlock_torn.family"),
    ("litmus-witness", "litmus examples/SB.litmus --model tso --witness"),
    ("litmus-never", "check examples/SB.litmus --model tso -p never"),
];

#[test]
fn findings_look_as_they_did() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var_os("HEDDLE_BLESS").is_some();
    let s = Scratch::with_examples("golden");
    let mut failures = Vec::new();
    for (name, line) in FINDINGS {
        for columns in [80, 120] {
            let mut words: Vec<&str> = line.split(' ').collect();
            if words[0] == "check" {
                words.extend(["-j", "1", "--no-trail"]);
            }
            let mut command = s.command(&words);
            command.env("COLUMNS", columns.to_string()).env("NO_COLOR", "1");
            let (code, text) = said(&command.output().unwrap());
            let text = format!("$ heddle {line}\n{}exit {code}\n", without_times(&text));
            for wide in text.lines().filter(|l| is_table(l) && l.chars().count() > columns) {
                failures.push(format!("{name} at {columns}: too wide: {wide}"));
            }
            let file = folder.join(format!("{name}.{columns}.txt"));
            if bless {
                std::fs::write(&file, &text).unwrap();
            } else if std::fs::read_to_string(&file).unwrap_or_default() != text {
                failures.push(format!("{name} at {columns} is now:\n{text}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// A new kind of finding needs a text of its own above.
#[test]
fn every_kind_of_finding_has_its_text() {
    let s = Scratch::with_examples("kinds");
    let mut seen = String::new();
    for (_, line) in FINDINGS {
        let line = line.replace(" --witness", "");
        let mut words: Vec<&str> = line.split(' ').collect();
        words.extend(["--format", "json"]);
        if words[0] == "check" {
            words.extend(["-j", "1", "--no-trail"]);
        }
        seen += &said(&s.run(&words)).1;
    }
    for kind in FaultKind::ALL {
        let is_told = seen.contains(&format!("\"kind\":\"{}\"", kind.name()));
        // Too much of something is a limit of heddle's, and told as such: no violation.
        assert_eq!(is_told, kind != FaultKind::TooMany, "{}", kind.name());
    }
}

/// Rows of lanes; sentences and verdict lines are as long as they are.
fn is_table(line: &str) -> bool {
    let numbers = line.get(..14).unwrap_or("");
    line.starts_with("  step  line") || numbers.chars().all(|c| c == ' ' || c.is_ascii_digit())
}

/// Seconds differ from run to run.
fn without_times(text: &str) -> String {
    let line = |l: &str| match l.rsplit_once(", ") {
        Some((before, time)) if time.ends_with(" s") => format!("{before}, _ s\n"),
        _ => format!("{l}\n"),
    };
    text.lines().map(line).collect()
}
