//! Broken tests and models: an answer or a diagnostic, never a panic.

use crate::support::{BELL, CAT, DEF, answer, macros, model};
use heddle_cat::Model;
use heddle_linux::parse;
use heddle_span::{FileId, NoFiles, Severity, SourceMap};

const GOOD: &str = "C t\n{ int x = 1; p=x; }\nP0(int *x, int **p)\n{\n int r0;\n if (READ_ONCE(*x) == 1) { r0 = xchg(x, 2); } else { atomic_inc(x); }\n smp_store_release(x, r0 + 1);\n}\nP1(int *x, int **p) { int *r1; r1 = READ_ONCE(*p); WRITE_ONCE(*r1, 3); }\nlocations [x; 0:r0]\nfilter (x=2 \\/ not (0:r0=7))\nexists (x=3 /\\ 0:r0=1)\n";

const CFG: &str = "# a model\nmacros m.def\nbell m.bell\nmodel m.cat\nvariant lkmmv2\ngraph columns\nsqueezed true\n";

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// Cuts, repeats or swaps pieces of a text, at characters.
fn mutate(text: &str, random: &mut Random) -> String {
    let mut words: Vec<&str> = text.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
    for _ in 0..1 + random.below(4) {
        if words.is_empty() {
            break;
        }
        let (a, b) = (random.below(words.len()), random.below(words.len()));
        match random.below(4) {
            0 => {
                words.remove(a);
            }
            1 => words.swap(a, b),
            2 => words.insert(a, words[b]),
            _ => {
                words[a] = ["(", ")", "{", "}", "*", ";", "é", "(*", "0:", "if ("][random.below(10)]
            }
        }
    }
    words.concat()
}

fn setting(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

fn n_mutants() -> usize {
    setting("HEDDLE_SEEDS").unwrap_or(600)
}

/// So many, or, for `HEDDLE_FUZZ_SECONDS`, as many as the time is enough for.
fn seeds() -> impl Iterator<Item = usize> {
    let start = std::time::Instant::now();
    let seconds = setting("HEDDLE_FUZZ_SECONDS");
    (0..).take_while(move |n| match seconds {
        Some(limit) => *n < n_mutants() || start.elapsed().as_secs() < limit as u64,
        None => *n < n_mutants(),
    })
}

#[test]
fn broken_kernel_tests() {
    let (macros, model) = (macros(), model(CAT));
    let mut n_read = 0;
    for seed in seeds() {
        let text = mutate(GOOD, &mut Random(seed as u64));
        match parse(&text, FileId(0), &macros) {
            Ok(test) if test.program.threads.iter().all(|t| t.code.len() < 20) => {
                n_read += 1;
                answer(&model, &test);
            }
            Ok(_) => {}
            Err(wrong) => {
                let span = wrong[0].labels[0].span;
                assert!(span.lo <= span.hi && span.hi as usize <= text.len(), "{seed}: {text}");
            }
        }
    }
    assert!(n_read > n_mutants() / 50, "only {n_read} mutants were read");
}

#[test]
fn broken_models() {
    let test = parse(GOOD, FileId(0), &macros()).expect("it is right");
    let mut n_read = 0;
    for seed in seeds() {
        let random = &mut Random(seed as u64 + 1_000_000);
        let (mut cat, mut bell) = (CAT.to_string(), BELL.to_string());
        match random.below(2) {
            0 => cat = mutate(CAT, random),
            _ => bell = mutate(BELL, random),
        }
        let mut sources = SourceMap::new();
        let sets: &[&str] = if random.below(2) == 0 { &heddle_linux::VOCABULARY } else { &[] };
        let files = (("m.cat", cat.as_str()), Some(("m.bell", bell.as_str())));
        let read = Model::read_for(files.0, files.1, sets, &mut sources, &mut NoFiles);
        if let Ok(model) = read {
            n_read += 1;
            let question = heddle_cat::Question {
                program: &test.program,
                observed: test.observed.clone(),
                filter: None,
                first: false,
                vocabulary: &heddle_linux::VOCABULARY,
                draw: heddle_cat::Draw::No,
                naive: false,
                stop: &|| false,
            };
            let _ = heddle_cat::search(&model, &question);
        }
        let _ = heddle_linux::Macros::read(&mutate(DEF, random), FileId(0));
        let _ = heddle_linux::config::read(&mutate(CFG, random), FileId(0));
    }
    assert!(n_read > n_mutants() / 50, "only {n_read} mutants were read");
}

const PROGRAM: &str = "#define N 2\nint x, *p = &x;\nstatic void f(int v) { WRITE_ONCE(x, v); }\nvoid *a(void *u) { for (int i = 0; i < N; i++) f(i); return 0; }\nvoid *b(void *u) { int r; do { r = READ_ONCE(x); } while (r == 0); assert(r < 3); x += 1; }\nint main(void) { pthread_create(&t, 0, a, 0); pthread_create(&t, 0, b, 0); pthread_join(t, 0); assert(x == 2 || x); }\n";

const PARTS: &str = "struct node { int value; struct node *next; };\nstruct node one = { .value = 1, .next = &two }, two;\nstruct node all[2];\nint ring[3] = { 1, 2, 3 };\nstruct node *head = &one;\nvoid P0(void) { struct node *p = READ_ONCE(head); while (p) { if (p->value == 2) break; if (ring[p->value]) continue; p = p->next; } if (p) return; WRITE_ONCE(all[1].value, ring[0]); }\nvoid P1(void) { one.value += 1; all[0].next = &one; ring[2]--; assert(one.value == 2); }\n";

#[test]
fn broken_programs() {
    let macros = macros();
    let mut n_read = 0;
    for seed in seeds() {
        let good = [PROGRAM, PARTS][seed % 2];
        let text = mutate(good, &mut Random(seed as u64 + 2_000_000));
        match heddle_linux::source::read(&text, FileId(0), &macros, 2) {
            Ok(source) => {
                n_read += 1;
                source.is_cut();
            }
            Err(wrong) => {
                let span = wrong[0].labels[0].span;
                assert!(span.lo <= span.hi && span.hi as usize <= text.len(), "{seed}: {text}");
            }
        }
    }
    assert!(n_read > n_mutants() / 50, "only {n_read} mutants were read");
}

#[test]
fn what_is_refused_is_named_at_its_place() {
    let body = |code: &str| format!("C t\n{{}}\nP0(int *x) {{ {code} }}\nexists (x=1)\n");
    for (code, word, severity) in [
        ("while (1) { }", "while", Severity::Unsupported),
        ("int r; r = mystery(x);", "mystery", Severity::Unsupported),
        ("int r; r = READ_ONCE(*x, 1);", "READ_ONCE", Severity::Error),
        ("int r; r = ;", ";", Severity::Error),
    ] {
        let text = body(code);
        let wrong = parse(&text, FileId(0), &macros()).expect_err(code);
        let span = wrong[0].labels[0].span;
        assert_eq!(
            (&text[span.lo as usize..span.hi as usize], wrong[0].severity),
            (word, severity)
        );
    }
}

#[test]
fn two_objects_of_one_name_are_refused() {
    for (text, message) in [
        ("int a[2];\nint a[3];\n", "`a` is declared twice"),
        ("struct s { int v; };\nstruct s a;\nstruct s a[2];\n", "`a` is declared twice"),
        ("struct s { int v; int v; };\n", "two fields are called `v`"),
    ] {
        let text = format!("{text}void P0(void) {{ WRITE_ONCE(x, 1); }}\n");
        let wrong = heddle_linux::source::read(&text, FileId(0), &macros(), 2).err();
        let wrong = wrong.unwrap_or_default();
        assert!(wrong.iter().any(|d| d.message == message), "{text}: {wrong:?}");
    }
}
