//! Asking the small model about a test.

use heddle_cat::program::Val;
use heddle_cat::{Answer, Model, Question, Var, search};
use heddle_linux::{Macros, Test, VOCABULARY, parse};
use heddle_span::{FileId, NoFiles, SourceMap};

pub const BELL: &str = include_str!("../../../suite/kernel/small.bell");
pub const CAT: &str = include_str!("../../../suite/kernel/small.cat");
pub const DEF: &str = include_str!("../../../suite/kernel/small.def");

pub fn model(cat: &str) -> Model {
    let mut sources = SourceMap::new();
    Model::read(("small.cat", cat), Some(("small.bell", BELL)), &mut sources, &mut NoFiles)
        .expect("the small model is right")
}

pub fn macros() -> Macros {
    Macros::read(DEF, FileId(0)).expect("the small names are right")
}

pub fn test(text: &str) -> Test {
    parse(text, FileId(0), &macros()).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

pub fn answer(model: &Model, test: &Test) -> Answer {
    asked(model, test, false)
}

/// The same; `naive`: by the search that drops nothing early, which gives up where that is
/// too much.
pub fn asked(model: &Model, test: &Test, naive: bool) -> Answer {
    let mut observed = test.observed.clone();
    observed.extend(test.asked.iter().filter(|v| !test.observed.contains(v)));
    let keep = |get: &dyn Fn(Var) -> Option<Val>| {
        test.filter.as_ref().map_or(Some(true), |f| f.partly(get))
    };
    let steps = std::cell::Cell::new(0);
    let too_many = || {
        steps.set(steps.get() + 1);
        naive && steps.get() > 3_000
    };
    let question = Question {
        program: &test.program,
        observed,
        filter: Some(&keep),
        first: false,
        vocabulary: &VOCABULARY,
        draw: heddle_cat::Draw::No,
        naive,
        stop: &too_many,
    };
    search(model, &question).expect("an answer")
}

/// How many final states meet the condition, and how many do not.
pub fn met(test: &Test, answer: &Answer) -> (usize, usize) {
    let good = answer.states.iter().filter(|s| test.prop.eval(&test.observed, s)).count();
    (good, answer.states.len() - good)
}
