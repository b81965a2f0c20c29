//! What is told of a run against a second interpreter, which shares nothing with heddle
//! (`heddle_testkit::witness`).
//!
//! A run is made at random in the model that is searched, with its merged steps and
//! forgotten values, and told by the one that forgets nothing; every statement, every
//! value after each step and everything printed must be what the witness finds.
//!
//! `HEDDLE_TOLD` says how many made-up models (1500), `HEDDLE_SEED` where to begin (1).

use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_promela::{Options, PromelaModel, model};
use heddle_span::{Diagnostic, NoFiles, SourceMap};
use heddle_testkit::generate::{self, Shape};
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::rng::Rng;
use heddle_testkit::witness::{Lost, Witness};
use heddle_testkit::{print, program, shelf};

const STEPS: usize = 60;

#[test]
fn told_values_are_those_of_another_interpreter() {
    let from = shelf::number("HEDDLE_SEED", 1);
    let seeds: Vec<u64> = (from..from + shelf::number("HEDDLE_TOLD", 1500)).collect();
    let summary = pool::run(&seeds, pool::cores(), |s| format!("seed {s}"), |&seed| trial(seed));
    // Runs with a construct that the witness does not know are compared up to there.
    assert!(summary.skipped.len() * 4 < seeds.len() * 3, "{}", summary.line());
    let failed = pool::Summary { skipped: Vec::new(), ..summary };
    failed.finish("told values, made-up models");
}

fn trial(seed: u64) -> Case {
    let program = generate::program(seed, Shape::safety());
    let told = build(&program, true).zip(build(&program, false));
    let Some((shown, searched)) = told else { return Case::Skipped("not accepted".into()) };
    let mut compared = 0;
    for run in 0..3 {
        match follow(&program, &searched, &shown, seed * 3 + run) {
            Ok(n) => compared += n,
            Err(why) => {
                let text = print::program(&program);
                return Case::Failed(format!("seed {seed}, run {run}: {why}\n{text}"));
            }
        }
    }
    if compared > 0 { Case::Passed } else { Case::Skipped("nothing that is known".into()) }
}

fn build(program: &program::Program, all_values: bool) -> Option<PromelaModel> {
    let mut sources = SourceMap::new();
    let file = sources.add("model.pml", print::program(program));
    let (parsed, found) = heddle_promela::syntax::parse(&mut sources, file, &[], &mut NoFiles);
    if found.iter().any(Diagnostic::is_fatal) {
        return None;
    }
    let options = Options { all_values, ..Options::default() };
    model(&parsed.program, &sources, &options).0
}

/// A random run, told; how many steps were compared.
fn follow(
    program: &program::Program,
    searched: &PromelaModel,
    shown: &PromelaModel,
    seed: u64,
) -> Result<usize, String> {
    let mut witness = match Witness::new(program) {
        Ok(witness) => witness,
        Err(Lost::Unknown(_)) => return Ok(0),
        Err(Lost::Wrong(why)) => return Err(why),
    };
    let mut rng = Rng::new(seed);
    let (mut state, mut values) = (first(searched), first(shown));
    let mut worker = searched.worker();
    for n in 0..STEPS {
        let mut choices = Choices(Vec::new());
        worker.expand(&state, &mut choices);
        if choices.0.is_empty() {
            return Ok(n);
        }
        let (step, after) = choices.0.swap_remove(rng.below(choices.0.len()));
        let told = shown.narrate(&values, step).ok_or("the told model has no such step")?;
        for e in &told.0 {
            match witness.executed(e.actor.0 as usize, &e.text, &e.output) {
                Ok(()) => {}
                Err(Lost::Unknown(_)) => return Ok(n),
                Err(Lost::Wrong(why)) => return Err(format!("step {n}: {why}")),
            }
        }
        let (Some(after), Some(next)) = (after, told.1) else { return Ok(n) };
        let fields = shown.fields(&next).into_iter();
        let fields: Vec<_> = fields.map(|f| (f.owner, f.name, f.value)).collect();
        match witness.compare(&fields) {
            Ok(()) => {}
            Err(Lost::Unknown(_)) => return Ok(n),
            Err(Lost::Wrong(why)) => return Err(format!("after step {n}: {why}")),
        }
        (state, values) = (after, next);
    }
    Ok(STEPS)
}

fn first(model: &PromelaModel) -> Vec<u8> {
    let mut out = Vec::new();
    model.initial(&mut |s| out = s.to_vec());
    out
}

/// Every step that goes on; what cannot go on ends the run.
struct Choices(Vec<(Step, Option<Vec<u8>>)>);

impl Sink for Choices {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, Some(successor.to_vec())));
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        self.0.push((step, successor.map(<[u8]>::to_vec)));
    }
}
