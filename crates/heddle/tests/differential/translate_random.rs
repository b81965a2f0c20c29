//! Made-up C programs: SPIN on the translation, heddle on the translation and
//! heddle on the program itself must agree.
//!
//! `HEDDLE_RANDOM_C` says how many (40), `HEDDLE_SEED` where to begin (1). A
//! failure prints its seed and the smallest program found that still fails.

use crate::translating::{Kit, made_up};
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::process::Scratch;
use heddle_testkit::shelf;

#[test]
fn made_up_programs_agree() {
    let Some(kit) = Kit::new() else { return };
    let from = shelf::number("HEDDLE_SEED", 1);
    let seeds: Vec<u64> = (from..from + shelf::number("HEDDLE_RANDOM_C", 40)).collect();
    let summary = pool::run(&seeds, pool::cores(), |s| format!("seed {s}"), |&s| trial(&kit, s));
    assert!(summary.skipped.len() * 5 <= seeds.len(), "{}", summary.line());
    summary.finish("made-up C programs against their translations");
}

fn trial(kit: &Kit, seed: u64) -> Case {
    let program = made_up::program(seed);
    match ask(kit, &program) {
        Case::Failed(_) => {
            let fails = |p: &made_up::Program| matches!(ask(kit, p), Case::Failed(_));
            let small = made_up::shrink(&program, 60, fails);
            let Case::Failed(why) = ask(kit, &small) else { return Case::Failed("once".into()) };
            Case::Failed(format!("{}\n{why}", made_up::text(&small)))
        }
        other => other,
    }
}

fn ask(kit: &Kit, program: &made_up::Program) -> Case {
    let scratch = Scratch::new().expect("a scratch folder can be made");
    let path = scratch.path().join("made_up.c");
    std::fs::write(&path, made_up::text(program)).expect("a program can be written");
    match kit.translate(&path, &[]) {
        Ok(model) => match kit.spin_warns(&model) {
            said if said.is_empty() => kit.compare(&path, &model, None),
            said => Case::Failed(format!("spin -a says: {said}")),
        },
        Err((code, said)) => Case::Failed(format!("exit {code}\n{said}")),
    }
}

/// Both verdicts occur, so that agreement means something.
#[test]
fn made_up_programs_differ() {
    let texts: Vec<String> = (0..20).map(|s| made_up::text(&made_up::program(s))).collect();
    let distinct: std::collections::HashSet<&String> = texts.iter().collect();
    assert_eq!(distinct.len(), texts.len());
    assert!(texts.iter().any(|t| t.contains("switch")) && texts.iter().any(|t| t.contains("*p")));
}
