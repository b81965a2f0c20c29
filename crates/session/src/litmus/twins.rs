//! The built-in models twice: the machine of each against axioms that were written from the
//! published definitions (`crates/cat/models`), on made-up tests of every dialect.
//!
//! Whole sets of final states are compared, so a test asks about outcomes that everybody
//! allows, too. `HEDDLE_PROGRAMS` sets how many tests of each dialect are made, `HEDDLE_SEED`
//! where they begin, `HEDDLE_TWIN` which model alone is asked. What is left open by either
//! says nothing; how many are, `--nocapture` tells.

use crate::litmus::axioms::twin;
use crate::litmus::final_states::{explore, machine, search};
use crate::{
    Alone, Context, Input, Language, Limits, LitmusModel, LitmusOptions, Silent, litmus,
    memory_model,
};
use heddle_litmus::random::{Dialect, text};
use std::io::Write;
use std::time::Duration;

/// Models, the dialects that mean something to them, and whether sequentially consistent
/// accesses mean the same to both forms: release and acquire know none, and the machine takes
/// them for stronger ones.
const TWINS: [(&str, &[Dialect], bool); 9] = [
    ("sc", &Dialect::ALL, true),
    ("tso", &Dialect::ALL, true),
    ("pso", &Dialect::ALL, true),
    ("rmo", &Dialect::ALL, true),
    ("rvwmo", &[Dialect::RiscV], true),
    ("armv8", &[Dialect::AArch64], true),
    ("power", &[Dialect::Ppc], true),
    ("rc11", &[Dialect::C], true),
    ("ra", &[Dialect::C], false),
];

fn has_strong_access(source: &str) -> bool {
    let strong = |l: &str| l.contains("seq_cst") && !l.contains("atomic_thread_fence");
    source.lines().any(strong)
}

fn number(name: &str, or: u64) -> u64 {
    std::env::var(name).map_or(or, |v| v.parse().expect("a number in the environment"))
}

/// Whether both came to an end, or what they differ in.
fn differ(source: &str, models: &[LitmusModel], limits: &Limits) -> Result<bool, String> {
    let options = LitmusOptions {
        window: Some(crate::windows::LITMUS),
        no_stages: false,
        timeout: Some(Duration::from_secs(2)),
        witness: false,
    };
    let input = Input::new(Language::Litmus, "made up".to_string(), source.to_string());
    let tested = litmus(&input, models, &options, limits);
    let answers: Vec<_> = tested.cells.iter().map(|c| c.answer.as_ref()).collect();
    let [Ok(machine), Ok(axioms)] = answers[..] else {
        return Err(format!("refused: {:?}", tested.diagnostics));
    };
    if !machine.result.complete() || !axioms.result.complete() {
        return Ok(false);
    }
    // Where a race makes a program meaningless, final states are nobody's.
    if machine.result.undefined && axioms.result.undefined {
        return Ok(true);
    }
    if machine.outcomes == axioms.outcomes {
        return Ok(true);
    }
    let only = |a: &[String], b: &[String]| {
        a.iter().filter(|s| !b.contains(s)).cloned().collect::<Vec<_>>().join("\n  ")
    };
    Err(format!(
        "only the machine:\n  {}\nonly the axioms:\n  {}",
        only(&machine.outcomes, &axioms.outcomes),
        only(&axioms.outcomes, &machine.outcomes)
    ))
}

#[test]
fn machines_and_axioms_have_the_same_final_states() {
    let limits = Limits::new(1 << 30, 1);
    let context = Context { host: &Alone, watch: &Silent, limits: &limits };
    let (first, count) = (number("HEDDLE_SEED", 0), number("HEDDLE_PROGRAMS", 15));
    let alone = std::env::var("HEDDLE_TWIN").ok();
    let mut wrong: Vec<(usize, String)> = Vec::new();
    for (name, dialects, strong) in TWINS {
        if alone.as_ref().is_some_and(|n| n != name) {
            continue;
        }
        let machine = memory_model(name, context).expect("a built-in");
        let axioms = twin(&machine).expect("its axioms");
        let models =
            [LitmusModel::Machine(Box::new(machine)), LitmusModel::Axioms(Box::new(axioms))];
        for dialect in dialects {
            let (mut ended, before) = (0, wrong.len());
            let texts = (first..).map(|seed| (seed, text(seed, *dialect)));
            let texts = texts.filter(|(_, source)| strong || !has_strong_access(source));
            for (seed, source) in texts.take(count as usize) {
                match differ(&source, &models, &limits) {
                    Ok(both) => ended += u64::from(both),
                    Err(how) => {
                        wrong.push((source.len(), format!("{name}, {seed}:\n{source}{how}")));
                    }
                }
            }
            let different = wrong.len() - before;
            let open = count - ended - different as u64;
            let _ = writeln!(
                std::io::stderr(),
                "{name}, {dialect:?}, {first}: {ended} same, {different} different, {open} open"
            );
            assert!(ended * 2 > count || !wrong.is_empty(), "{name}, {dialect:?}: {ended}");
        }
    }
    wrong.sort();
    let all: Vec<String> = wrong.iter().take(3).map(|w| w.1.clone()).collect();
    assert!(wrong.is_empty(), "{} tests tell them apart\n{}", wrong.len(), all.join("\n\n"));
}

/// Where accesses stand in one order more strictly than RC11 asks, a second search leaves them
/// out of it (`Options::loose_order`): whatever an execution shows, that has to show.
#[test]
fn a_loose_order_shows_what_every_execution_shows() {
    let limits = Limits::new(1 << 30, 1);
    let context = Context { host: &Alone, watch: &Silent, limits: &limits };
    let (first, count) = (number("HEDDLE_SEED", 0), number("HEDDLE_PROGRAMS", 15));
    let rc11 = memory_model("rc11", context).expect("a built-in");
    let axioms = twin(&rc11).expect("its axioms");
    let timeout = Some(Duration::from_secs(2));
    let asked = LitmusOptions { window: None, no_stages: false, timeout, witness: false };
    let (mut ended, mut strict, mut more) = (0, 0, 0);
    let texts = (first..).map(|seed| (seed, text(seed, Dialect::C)));
    let texts = texts.filter(|(_, source)| has_strong_access(source));
    for (seed, source) in texts.take(count as usize * 4) {
        let file = heddle_span::SourceMap::new().add("made up".to_string(), source.clone());
        let (Some(test), _) = heddle_litmus::parse(&source, file) else {
            panic!("{seed} is no test:\n{source}")
        };
        let run = |loose_order| {
            let window = crate::windows::LITMUS as usize;
            let options = heddle_memmodel::Options { window, loose_order, ..Default::default() };
            let machine = machine(&test, &rc11, options);
            let stops = [&*limits.stop, &*limits.stop];
            let result = explore(&test, &machine, &search(1 << 28), stops);
            let outcomes = result.outcomes.iter();
            let texts = outcomes.map(|o| heddle_litmus::herd::outcome_text(&test, o));
            let texts: std::collections::BTreeSet<String> = texts.collect();
            (result, texts)
        };
        let (loose, shown) = run(true);
        let Ok(all) = axioms.ask(&test, &asked, &limits) else { continue };
        if !loose.complete() || !all.result.complete() || loose.undefined || all.result.undefined {
            continue;
        }
        ended += 1;
        let missed: Vec<_> = all.outcomes.iter().filter(|o| !shown.contains(*o)).collect();
        assert!(missed.is_empty(), "{seed}: the loose order misses {missed:?}\n{source}");
        let (own, exact) = run(false);
        strict += u64::from(own.coverage.gaps() == [heddle_model::Gap::Order]);
        more += u64::from(shown.len() > exact.len());
    }
    let _ = writeln!(
        std::io::stderr(),
        "loose order, {first}: {ended} shown, {strict} where the order may be too strict, {more} \
         with more than it has"
    );
    assert!(ended * 2 > count && strict > 0 && more > 0, "{ended}, {strict}, {more}");
}

/// Tests that told a machine from its axioms; the model is in the name of the file.
#[test]
fn tests_that_told_machines_from_their_axioms() {
    let limits = Limits::new(1 << 30, 1);
    let context = Context { host: &Alone, watch: &Silent, limits: &limits };
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../../suite/litmus/twins");
    let mut n = 0;
    for entry in std::fs::read_dir(dir).expect("suite/litmus/twins").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|e| e != "litmus") {
            continue;
        }
        let file = entry.file_name().to_string_lossy().into_owned();
        let (name, _) = file.split_once('_').expect("a model in the name");
        let machine = memory_model(name, context).expect("a built-in");
        let axioms = twin(&machine).expect("its axioms");
        let models =
            [LitmusModel::Machine(Box::new(machine)), LitmusModel::Axioms(Box::new(axioms))];
        let source = std::fs::read_to_string(&path).expect("readable");
        let same = differ(&source, &models, &limits);
        assert!(same.is_ok(), "{file}: {}", same.unwrap_err());
        n += 1;
    }
    assert!(n >= 7, "only {n} tests");
}
