//! One worker against many, every store and every order of search: without
//! reduction the same counts, with it the same verdict.

use heddle_testkit::heddle::Heddle;
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::{generate, print, shelf, trial};

const SAME_COUNTS: &[&[&str]] = &[
    &["-j2"],
    &["-j4", "--store", "tree"],
    &["-j8"],
    &["-j1", "--search", "dfs"],
    &["-j2", "--search", "bfs", "--store", "tree"],
    &["-j2", "--search", "slice:20"],
];

const SAME_VERDICT: &[&[&str]] =
    &[&["-j1", "--reduction", "por"], &["-j8", "--reduction", "por"], &["-j2", "--search", "bfs"]];

#[test]
fn suite_models_count_the_same() {
    let heddle = Heddle::at(env!("CARGO_BIN_EXE_heddle"));
    let mut files = shelf::suite("holds");
    files.extend(shelf::suite("violated"));
    pool::run(
        &files,
        pool::cores(),
        |p| shelf::name(p),
        |path| same(|flags| heddle.check_file(path, flags)),
    )
    .finish("one worker against many, suite");
}

#[test]
fn made_up_models_count_the_same() {
    let heddle = Heddle::at(env!("CARGO_BIN_EXE_heddle"));
    let from = shelf::number("HEDDLE_SEED", 1);
    let seeds: Vec<u64> = (from..from + shelf::number("HEDDLE_RANDOM", 400) / 2).collect();
    pool::run(
        &seeds,
        pool::cores(),
        |s| format!("seed {s}"),
        |&seed| {
            let text = print::program(&generate::program(seed, trial::shape_of(seed)));
            same(|flags| heddle.check(&text, flags))
        },
    )
    .finish("one worker against many, made-up models");
}

fn same(ask: impl Fn(&[&str]) -> heddle_testkit::heddle::Answer) -> Case {
    const BASE: &[&str] = &["-p", "safety", "--no-trail", "--keep-going", "--timeout", "20s"];
    let with = |more: &[&str]| ask(&[BASE, more].concat());
    let one = with(&["-j1", "--reduction", "none"]);
    if !one.complete {
        return Case::Skipped(one.verdict);
    }
    for more in SAME_COUNTS {
        let many = with(&[more, &["--reduction", "none"][..]].concat());
        if (&one.verdict, one.stored, one.transitions)
            != (&many.verdict, many.stored, many.transitions)
        {
            return Case::Failed(format!("{more:?}\n{}\n{}", one.output, many.output));
        }
    }
    for more in SAME_VERDICT {
        let reduced = with(more);
        // As in SPIN, the promises `xr` and `xs` are kept an eye on where it reduces.
        if reduced.kind.as_deref() == Some("exclusive") {
            continue;
        }
        if one.verdict != reduced.verdict || reduced.stored > one.stored {
            return Case::Failed(format!("{more:?}\n{}\n{}", one.output, reduced.output));
        }
    }
    Case::Passed
}
