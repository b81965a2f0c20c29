//! How findings are counted and called, and that what is checked can be walked.

use crate::scratch::Scratch;

/// Two variables that race, each in several ways, and an assertion.
const THREE: &str = "#include <pthread.h>
#include <assert.h>
int a, b, done;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *f(void *x) {
    a++;
    b = b + 2;
    pthread_mutex_lock(&m);
    done++;
    pthread_mutex_unlock(&m);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    a++;
    b = b + 1;
    pthread_mutex_lock(&m);
    assert(done == 0);
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
}
";

#[test]
fn races_on_two_variables_and_an_assertion_are_three_findings() {
    let s = Scratch::new("three");
    s.file("three.c", THREE);
    let (code, text) = s.told(&["check", "three.c", "--keep-going"]);
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("  found   3 different violations\n"), "{text}");
    for (file, says) in [
        ("three.trail", "data race on `a`"),
        ("three.2.trail", "data race on `b`"),
        ("three.3.trail", "assertion `done == 0` fails"),
    ] {
        let (code, shown) = s.told(&["replay", file]);
        assert!(code == 1 && shown.contains(says), "{file}: {shown}\n{text}");
    }
    assert!(!s.has("three.4.trail"));
}

/// A run to what a test asks for breaks nothing, and is called a witness wherever its kind
/// is told.
#[test]
fn a_witness_is_called_one() {
    let s = Scratch::with_examples("witness");
    assert_eq!(s.told(&["litmus", "examples/SB.litmus", "--model", "tso", "--witness"]).0, 0);
    let (code, text) = s.told(&["replay", "SB.tso.trail", "--format", "json"]);
    assert!(code == 1 && text.contains("\"kind\":\"witness\""), "{text}");
}

/// A program of several files is walked as it is checked.
#[test]
fn a_program_of_several_files_is_walked() {
    let s = Scratch::with_examples("files");
    let code = "suite/assembly/real/spinlock_gcc_broken.s";
    let words = ["simulate", code, "suite/assembly/real/spinlock.harness", "--seed", "3"];
    let (exit, text) = s.told(&words);
    assert!(exit <= 1 && text.contains("worker[1]") && text.contains("counter == 2"), "{text}");
    s.file("a.c", "int f(void); int main(void) { return f(); }\n");
    s.file("b.c", "int f(void) { return 0; }\n");
    let (exit, text) = s.told(&["simulate", "a.c", "b.c"]);
    assert!(exit == 0 && text.contains("return 0"), "{text}");
    let (exit, text) = s.told(&["explore", "a.c", "b.c", "--dot", "-"]);
    assert!(exit == 0 && text.contains("digraph"), "{text}");
}
