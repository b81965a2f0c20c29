//! Answers that are known otherwise: the classic tests, with and without what forbids them.

use crate::support::{CAT, DEF, answer, met, model, test};
use heddle_cat::Model;
use heddle_cat::program::{Ins, Rmw};
use heddle_linux::config::TagRule;
use heddle_linux::{Macros, ask, parse};
use heddle_span::{FileId, NoFiles, SourceMap};

/// A test of two threads; whether its outcome is allowed.
fn allowed(p0: &str, p1: &str, exists: &str) -> bool {
    let params = "int *x, int *y, int *z";
    let text = format!(
        "C t\n{{}}\nP0({params})\n{{\n{p0}\n}}\nP1({params})\n{{\n{p1}\n}}\nexists ({exists})\n"
    );
    let test = test(&text);
    met(&test, &answer(&model(CAT), &test)).0 > 0
}

#[test]
fn store_buffering_needs_a_full_fence_on_both_sides() {
    let side = |fence: &str, w: &str, r: &str| {
        format!("int r0; WRITE_ONCE(*{w}, 1); {fence} r0 = READ_ONCE(*{r});")
    };
    let both = "0:r0=0 /\\ 1:r0=0";
    let ask = |f: &str, g: &str| allowed(&side(f, "x", "y"), &side(g, "y", "x"), both);
    assert!(ask("", "") && ask("smp_mb();", "") && ask("smp_wmb();", "smp_rmb();"));
    assert!(!ask("smp_mb();", "smp_mb();"));
}

#[test]
fn message_passing_needs_order_on_both_sides() {
    let ask = |p0: &str, p1: &str| allowed(p0, p1, "1:r0=1 /\\ 1:r1=0");
    let plain = "WRITE_ONCE(*x, 1); WRITE_ONCE(*y, 1);";
    let release = "WRITE_ONCE(*x, 1); smp_store_release(y, 1);";
    let wmb = "WRITE_ONCE(*x, 1); smp_wmb(); WRITE_ONCE(*y, 1);";
    let reads = "int r0; int r1; r0 = READ_ONCE(*y); r1 = READ_ONCE(*x);";
    let acquire = "int r0; int r1; r0 = smp_load_acquire(y); r1 = READ_ONCE(*x);";
    let rmb = "int r0; int r1; r0 = READ_ONCE(*y); smp_rmb(); r1 = READ_ONCE(*x);";
    assert!(ask(plain, reads) && ask(release, reads) && ask(plain, acquire));
    assert!(!ask(release, acquire) && !ask(wmb, rmb) && !ask(release, rmb));
}

#[test]
fn dependencies_order_writes_and_only_within_the_branch() {
    let ask = |p0: &str, p1: &str| allowed(p0, p1, "0:r0=1 /\\ 1:r0=1");
    let free = "int r0; r0 = READ_ONCE(*x); WRITE_ONCE(*y, 1);";
    let data = "int r0; r0 = READ_ONCE(*x); WRITE_ONCE(*y, r0);";
    let ctrl = "int r0; r0 = READ_ONCE(*x); if (r0) { WRITE_ONCE(*y, 1); }";
    let behind = "int r0; r0 = READ_ONCE(*x); if (r0) { r0 = 1; } WRITE_ONCE(*y, 1);";
    let back = |t: &str| t.replace("*x", "*T").replace("*y", "*x").replace("*T", "*y");
    assert!(ask(free, &back(free)) && ask(data, &back(free)));
    assert!(!ask(data, &back(data)) && !ask(ctrl, &back(ctrl)) && !ask(data, &back(ctrl)));
    assert!(ask(behind, &back(free)));
}

#[test]
fn exchanges_are_atomic_and_a_failed_one_writes_nothing() {
    let two = "int r0; r0 = atomic_add_return(1, x);";
    let text = format!(
        "C t\n{{}}\nP0(int *x) {{ {two} }}\nP1(int *x) {{ {two} }}\nlocations [x; 0:r0; 1:r0]\nforall (x=2)\n"
    );
    let both = test(&text);
    let found = answer(&model(CAT), &both);
    assert_eq!((met(&both, &found), found.states.len()), ((2, 0), 2));
    let cas = "int r0; r0 = cmpxchg(x, 0, 1);";
    let text = format!(
        "C t\n{{}}\nP0(int *x) {{ {cas} }}\nP1(int *x) {{ {cas} }}\nexists (0:r0=0 /\\ 1:r0=0)\n"
    );
    let one = test(&text);
    assert_eq!(met(&one, &answer(&model(CAT), &one)), (0, 2));
}

#[test]
fn a_grace_period_waits_for_readers() {
    let reader = "int r0; int r1; rcu_read_lock(); r0 = READ_ONCE(*x); r1 = READ_ONCE(*y); rcu_read_unlock();";
    let updater = "WRITE_ONCE(*y, 1); synchronize_rcu(); WRITE_ONCE(*x, 1);";
    let bare = "WRITE_ONCE(*y, 1); WRITE_ONCE(*x, 1);";
    let seen = "0:r0=1 /\\ 0:r1=0";
    assert!(!allowed(reader, updater, seen));
    assert!(allowed(reader, bare, seen));
}

#[test]
fn plain_accesses_without_order_are_flagged_and_sections_have_ends() {
    let text =
        "C t\n{}\nP0(int *x) { *x = 1; }\nP1(int *x) { int r0; r0 = *x; }\nexists (1:r0=1)\n";
    let racy = test(text);
    assert!(answer(&model(CAT), &racy).flags.contains("data-race"));
    let once =
        test(&text.replace("*x = 1", "WRITE_ONCE(*x, 1)").replace("= *x", "= READ_ONCE(*x)"));
    assert!(answer(&model(CAT), &once).flags.is_empty());
    let open = test("C t\n{}\nP0(int *x) { rcu_read_lock(); WRITE_ONCE(*x, 1); }\nexists (x=1)\n");
    assert!(answer(&model(CAT), &open).flags.contains("unmatched-lock"));
}

#[test]
fn pointers_lead_to_locations_and_filters_leave_states_out() {
    let text = "C t\n{ p=x; }\nP0(int **p, int *y) { WRITE_ONCE(*y, 1); smp_wmb(); WRITE_ONCE(*p, y); }\n\
                P1(int **p) { int *r0; int r1; r0 = READ_ONCE(*p); r1 = READ_ONCE(*r0); }\n\
                locations [1:r0; 1:r1]\nfilter (1:r0=y)\nexists (1:r1=0)\n";
    let test = test(text);
    let found = answer(&model(CAT), &test);
    // The address is a dependency, so the new location is read after the pointer.
    assert_eq!((met(&test, &found), found.states.len()), ((0, 1), 1));
}

/// A ring of readers and writers: two to the number of threads final states.
fn ring(n: usize) -> String {
    let mut text = String::from("C ring\n{}\n");
    for i in 0..n {
        let j = (i + 1) % n;
        text += &format!(
            "P{i}(int *x{i}, int *x{j}) {{ int r1; r1 = READ_ONCE(*x{i}); smp_mb(); WRITE_ONCE(*x{j}, 1); }}\n"
        );
    }
    let all: Vec<String> = (0..n).map(|i| format!("{i}:r1=1")).collect();
    text + &format!("exists ({})\n", all.join(" /\\ "))
}

#[test]
fn a_question_is_decided_where_the_final_states_are_too_many() {
    let small = test(&ring(5));
    let told = ask(&model(CAT), &small, &|| false).unwrap();
    assert_eq!((told.observation(), told.states.len(), told.all_states), (Some("Never"), 31, true));
    let large = test(&ring(21));
    let told = ask(&model(CAT), &large, &|| false).unwrap();
    assert_eq!((told.observation(), told.all_states), (Some("Never"), false));
    assert_eq!(told.is_ok(&large), Some(false));
    let free = test(&ring(21).replace("smp_mb(); ", ""));
    let told = ask(&model(CAT), &free, &|| false).unwrap();
    assert_eq!(told.observation(), Some("Sometimes"));
    let stopped = ask(&model(CAT), &large, &|| true).unwrap();
    assert_eq!((stopped.observation(), stopped.all_states), (None, false));
}

#[test]
fn arithmetic_on_addresses_is_open_and_never_forgotten() {
    let text = "C t\n{}\nP0(int *x, int *y) { int r0; r0 = READ_ONCE(*x); WRITE_ONCE(*y, x * 3); }\n\
                P1(int *x, int *y) { int r0; r0 = READ_ONCE(*y); if (r0) { WRITE_ONCE(*x, 1); } }\nexists (0:r0=1)\n";
    let odd = test(text);
    let told = ask(&model(CAT), &odd, &|| false).unwrap();
    assert_eq!((told.observation(), told.all_states), (None, false));
}

/// A configuration that says `lkmmv2` has the tags of its `.def` file on both events of an
/// update; the model says what they order.
#[test]
fn updates_have_the_tags_of_their_names_where_the_model_asks_for_that() {
    const TAGS: &str = "\"Tags\"\n\
        enum Accesses = 'once || 'release || 'acquire || 'noreturn || 'mb\n\
        instructions R[Accesses]\ninstructions W[Accesses]\ninstructions RMW[Accesses]\n\
        enum Barriers = 'mb || 'rmb || 'wmb || 'rcu-lock || 'rcu-unlock || 'sync-rcu\n\
        instructions F[Barriers]\n\
        let FailedRMW = RMW \\ (domain(rmw) | range(rmw))\n\
        let Acquire = Acquire \\ W \\ FailedRMW\nlet Release = Release \\ R \\ FailedRMW\n\
        let Mb = Mb \\ FailedRMW\nlet Noreturn = Noreturn \\ W\nlet rscs = 0\n\
        flag ~empty (if \"lkmmv2\" then 0 else _) as wants-lkmmv2\n";
    const NAMES: &str = "atomic_andnot(V,X) { __atomic_op{noreturn}(X,&~,V); }\n\
        atomic_add_unless(X,V,W) __atomic_add_unless{mb}(X,V,W)\n\
        xchg_acquire(X,V) __xchg{acquire}(X,V)\n";
    let cat =
        CAT.replace("let fence = mb\n", "let fence = mb | [M];po;[Mb & R] | [Mb & W];po;[M]\n");
    let mut model = Model::read(
        ("new.cat", &cat),
        Some(("new.bell", TAGS)),
        &mut SourceMap::new(),
        &mut NoFiles,
    )
    .expect("the model is right");
    let macros = Macros::read(&format!("{DEF}{NAMES}"), FileId(0)).expect("the names are right");
    let macros = macros.with(TagRule::AsWritten);
    let read = |text: &str| parse(text, FileId(0), &macros).unwrap_or_else(|why| panic!("{why:?}"));
    let both = |update: &str| {
        read(&format!(
            "C t\n{{}}\nP0(int *x, int *y, int *z) {{ int r0; int r1; WRITE_ONCE(*x, 1); r1 = {update}; r0 = READ_ONCE(*y); }}\n\
             P1(int *x, int *y) {{ int r0; WRITE_ONCE(*y, 1); smp_mb(); r0 = READ_ONCE(*x); }}\n\
             exists (0:r0=0 /\\ 1:r0=0)\n"
        ))
    };
    // Without the variant the model says that it is not meant so.
    let asks = both("xchg(z, 1)");
    assert!(answer(&model, &asks).flags.contains("wants-lkmmv2"));
    model.variants.push("lkmmv2".into());
    assert!(answer(&model, &asks).flags.is_empty());
    // There is no fence around an update with a full order: its own events have the tag.
    let fences = asks.program.threads[0].code.iter();
    assert!(!fences.clone().any(|i| matches!(i, Ins::Rmw(Rmw { fences: Some(_), .. }))));
    let allowed = |update: &str| {
        let test = both(update);
        met(&test, &answer(&model, &test)).0 > 0
    };
    assert!(!allowed("xchg(z, 1)") && !allowed("cmpxchg(z, 0, 1)"));
    assert!(!allowed("atomic_add_unless(z, 1, 5)"));
    // What fails orders nothing, and what acquires does not order what is before it.
    assert!(allowed("cmpxchg(z, 1, 2)") && allowed("atomic_add_unless(z, 1, 0)"));
    assert!(allowed("xchg_acquire(z, 1)") && allowed("xchg_relaxed(z, 1)"));
    let bits = read("C t\n{ x = 7; }\nP0(int *x) { atomic_andnot(5, x); }\nforall (x=2)\n");
    assert_eq!(met(&bits, &answer(&model, &bits)), (1, 0));
}
