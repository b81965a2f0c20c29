//! The window machine against store-buffer machines written by hand, and the
//! numbers and verdicts of the McSPIN paper.

use crate::hand::{Buffer, by_hand};
use crate::search::{RunOptions, prove, run};
use heddle_litmus::{LitmusResult, Test, parse_program};
use heddle_memmodel::{Options, builtin};
use heddle_model::{Actor, Gap, Model};
use heddle_span::FileId;
use std::collections::BTreeSet;

fn program(text: &str) -> Test {
    let (test, diags) = parse_program(text, FileId(0));
    test.unwrap_or_else(|| panic!("{diags:?}"))
}

fn check(test: &Test, model: &str, window: usize) -> LitmusResult {
    check_with(test, model, Options { window, ..Options::default() })
}

fn check_with(test: &Test, model: &str, machine: Options) -> LitmusResult {
    let options = RunOptions { machine, stop_at_violation: true, ..RunOptions::default() };
    run(test, &builtin(model).expect("a built-in"), &options)
}

const PETERSON: &str = "program peterson
shared want0, want1, turn, count, done0, done1;
inline enter(mine, other, me) {
  mine = 1;
  turn = 1 - me;
  FENCE
  while (other == 1 && turn == 1 - me) skip;
}
thread a { enter(want0, want1, 0); count = count + 1; done0 = 1; want0 = 0; }
thread b { enter(want1, want0, 1); count = count + 1; done1 = 1; want1 = 0; }
";

fn programs() -> Vec<Test> {
    let stores = "program stores shared a, b, c, d;
        thread p { a = 1; b = 1; a = 2; } thread q { c = 1; b = 2; d = a; }";
    let sb = "program sb shared x, y, r, s; thread p { x = 1; r = y; } thread q { y = 1; s = x; }";
    let mp = "program mp shared x, y, r, s;
        thread p { x = 1; x = 2; y = 1; } thread q { local t; t = y; r = t + x; s = t; }
        thread u { x = 3; y = 2; }";
    let peterson = PETERSON.replace("FENCE", "");
    let fenced = PETERSON.replace("FENCE", "fence;");
    [stores, sb, mp, &peterson, &fenced].map(program).into()
}

#[test]
fn no_more_states_than_machines_written_by_hand() {
    for test in programs() {
        for (model, buffer) in
            [("sc", Buffer::None), ("tso", Buffer::Fifo), ("pso", Buffer::PerLocation)]
        {
            let (states, finals) = by_hand(&test, buffer);
            let mut all = test.clone();
            all.condition.observed =
                (0..test.program.locs.len()).map(heddle_litmus::Var::Loc).collect();
            // Every interleaving, as by hand; then without those that make no difference.
            let plain = Options { reduce: false, ..Options::default() };
            let r = check_with(&all, model, plain);
            let reduced = check(&all, model, 32);
            assert_eq!(r.outcomes, reduced.outcomes, "{model} {}", test.name);
            assert!(reduced.states <= r.states && reduced.complete(), "{model} {}", test.name);
            let ours: BTreeSet<Vec<i64>> = r.outcomes.iter().map(|o| o.values.clone()).collect();
            assert_eq!(ours, finals, "{model} {}", test.name);
            assert!(r.complete(), "{model} {}", test.name);
            assert!(r.states as usize <= states, "{model} {}: {} > {states}", test.name, r.states);
            if model == "sc" {
                assert_eq!(r.states as usize, states, "plain interleaving of {}", test.name);
            }
        }
    }
}

#[test]
fn table_3_counts_products_of_what_is_pending() {
    for n in 1..=6u32 {
        let vars = |c: char| (0..n).map(|i| format!("{c}{i}")).collect::<Vec<_>>();
        let stores = |c: char| vars(c).iter().map(|v| format!("{v} = 1; ")).collect::<String>();
        let all = [vars('x'), vars('y')].concat().join(", ");
        let text = format!(
            "program t shared {all}; thread p {{ {} }} thread q {{ {} }}",
            stores('x'),
            stores('y')
        );
        let test = program(&text);
        let plain = Options { reduce: false, ..Options::default() };
        assert_eq!(check_with(&test, "tso", plain).states, (n as u64 + 1).pow(2));
        assert_eq!(check_with(&test, "pso", plain).states, 4u64.pow(n));
        // No thread looks at what the other stores: one order is enough.
        assert!(check(&test, "pso", 32).states <= 2 * (n as u64 + 1));
    }
}

fn settle(test: &Test, model: &str, window: usize) -> LitmusResult {
    let machine = Options { window, ..Options::default() };
    let options = RunOptions { machine, stop_at_violation: true, ..RunOptions::default() };
    prove(test, &builtin(model).expect("a built-in"), &options)
}

/// Tables 1 and 2: which collectors are safe where, with no bound on iterations.
#[test]
fn the_garbage_collectors_of_the_paper() {
    let files = [
        ("chicken", include_str!("../../../suite/litmus/gc/chicken.mcs"), false),
        ("staccato", include_str!("../../../suite/litmus/gc/staccato.mcs"), true),
        ("staccato_pso", include_str!("../../../suite/litmus/gc/staccato_pso.mcs"), true),
        ("staccato_bug", include_str!("../../../suite/litmus/gc/staccato_bug.mcs"), false),
        ("stopless", include_str!("../../../suite/litmus/gc/stopless.mcs"), false),
    ];
    for (name, text, safe_under_pso) in files {
        let test = program(text);
        assert_eq!(test.name, name);
        let sc = check(&test, "sc", 12);
        assert!(sc.violation.is_none() && sc.complete(), "{name} sc");
        let plain = Options { window: 12, reduce: false, ..Options::default() };
        let tso = check_with(&test, "tso", plain);
        assert!(tso.violation.is_none(), "{name} tso");
        assert_eq!(tso.coverage.gaps(), [Gap::Window(12)], "{name} tso");
        let pso = settle(&test, "pso", 12);
        assert_eq!(pso.violation.is_none(), safe_under_pso, "{name} pso");
        assert_eq!(pso.complete(), safe_under_pso, "{name} pso");
        // With runs of pending stores folded the safe ones are proved, and
        // growing windows find nothing against it.
        let proved = settle(&test, "tso", 12);
        assert!(proved.complete() && proved.violation.is_none(), "{name} tso");
        // What only the mutator looks at leaves at once: stopless needs no folding.
        assert_eq!(proved.folded, name != "stopless", "{name} tso");
        for window in [2, 5, 9] {
            assert!(check(&test, "tso", window).violation.is_none(), "{name} tso {window}");
        }
    }
}

/// Folding shows at least what the exact machine shows, whatever its window.
#[test]
fn folded_runs_show_every_outcome_of_every_window() {
    let loops = [
        "program p shared x, r, s; thread a { local i; while (i < 5) { x = i; i = i + 1; } }
         thread b { r = x; s = x; } exists (r=3 /\\ s=1)",
        "program q shared x, y, r, s; thread a { local i; while (i < 4) { x = 1 - x; y = i; i = i + 1; } }
         thread b { r = y; s = x; x = 1; } exists (r=3 /\\ s=0)",
    ];
    for text in loops {
        let mut test = program(text);
        test.condition.observed =
            (0..test.program.locs.len()).map(heddle_litmus::Var::Loc).collect();
        for model in ["sc", "tso", "pso"] {
            let outcomes = |window, fold| -> BTreeSet<Vec<i64>> {
                let machine = Options { window, fold, ..Options::default() };
                let options = RunOptions { machine, ..RunOptions::default() };
                let r = run(&test, &builtin(model).unwrap(), &options);
                r.outcomes.into_iter().map(|o| o.values).collect()
            };
            let folded = outcomes(12, true);
            for window in [1, 3, 6, 12] {
                assert!(outcomes(window, false).is_subset(&folded), "{model} {window} {text}");
            }
        }
    }
}

/// A loop that fills any window is proved where it can be, and stays open where a
/// folded run shows what no exact one can.
#[test]
fn folding_proves_or_leaves_open_and_never_accuses() {
    let text = "program p shared x; thread a { local i; loop { x = i; i = 1 - i; } }
        thread b { local r; r = x; assert(r < BOUND); }";
    let safe = program(&text.replace("BOUND", "2"));
    assert!(!check(&safe, "tso", 8).complete());
    assert!(settle(&safe, "tso", 8).complete());
    let counts = program(
        "program c shared x, y; thread a { local i; while (i < 4) { x = i; i = i + 1; } loop { y = 1; } }
         thread b { local r, s; r = x; s = x; assert(r <= s); }",
    );
    let r = settle(&counts, "tso", 8);
    assert!(r.violation.is_none() && !r.complete(), "folding forgets that x only grows");
}

#[test]
fn a_violation_can_be_replayed_and_told() {
    let test = program(include_str!("../../../suite/litmus/gc/chicken.mcs"));
    let machine = heddle_memmodel::Machine::new(
        test.program.clone(),
        builtin("pso").unwrap(),
        Options { window: 12, ..Options::default() },
    );
    let options = RunOptions { stop_at_violation: true, ..RunOptions::default() };
    let r = crate::search::explore(&test, &machine, &options);
    let (violation, trail) = r.violation.expect("chicken is not safe under pso");
    assert!(violation.message.contains("seen == last") && violation.span.is_some());
    let mut state = Vec::new();
    let mut n = 0;
    machine.initial(&mut |s| {
        if n == trail.initial {
            state = s.to_vec();
        }
        n += 1;
    });
    for (i, &step) in trail.steps.iter().enumerate() {
        assert_eq!(heddle_model::fingerprint(&state), trail.fingerprints[i]);
        let (events, next) = machine.narrate(&state, step).expect("the step is there");
        assert!(events[0].actor != Actor::NOBODY && !events[0].text.is_empty());
        state = next.expect("assertions let the run go on");
    }
}

#[test]
fn a_window_that_is_hit_is_never_a_proof() {
    let test = program(
        "program p shared x; thread a { loop { x = 1; } } thread b { local r; r = x; assert(r < 2); }",
    );
    for window in [1, 4, 12] {
        let r = check(&test, "tso", window);
        assert_eq!(r.coverage.gaps(), [Gap::Window(window as u32)]);
    }
    assert!(check(&test, "sc", 1).complete());
}

#[test]
fn peterson_needs_its_fence_outside_sequential_consistency() {
    let bad = |model: &str, fence: &str| {
        let text = PETERSON.replace("FENCE", fence) + "exists (count=1 /\\ done0=1 /\\ done1=1)";
        check(&program(&text), model, 24).positive() > 0
    };
    assert!(!bad("sc", ""));
    assert!(bad("tso", "") && bad("pso", ""));
    assert!(!bad("tso", "fence;"));
}
