//! Reduced against full, one worker against eight: made-up models with made-up
//! formulas, all in one process, so that thousands take seconds.
//!
//! `HEDDLE_REDUCTION` says how many models (600), `HEDDLE_SEED` where to begin (1).
//! A failure prints its seed and the smallest model found that still fails.

use heddle_engine::{
    Claim, Fair, NonProgress, Options, Product, Progress, Quiet, Search, Stop, Stutter, cycles,
    safety,
};
use heddle_model::{Model, Verdict};
use heddle_promela::syntax::ast::Program;
use heddle_promela::{PromelaModel, model};
use heddle_span::{Diagnostic, NoFiles, SourceMap};
use heddle_testkit::generate::{self, Shape};
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::{print, program, shelf, shrink};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[test]
fn reduction_and_workers_change_no_verdict() {
    let from = shelf::number("HEDDLE_SEED", 1);
    let seeds: Vec<u64> = (from..from + shelf::number("HEDDLE_REDUCTION", 600)).collect();
    let summary = pool::run(&seeds, pool::cores(), |s| format!("seed {s}"), |&seed| trial(seed));
    assert!(summary.skipped.len() * 4 < seeds.len(), "{}", summary.line());
    let failed = pool::Summary { skipped: Vec::new(), ..summary };
    failed.finish("reduced against full, made-up models");
}

/// How many smaller programs are tried.
const SHRINK: usize = 2_000;

fn trial(seed: u64) -> Case {
    let formulas = if seed.is_multiple_of(3) { 0 } else { 3 };
    let program = generate::program(seed, Shape { formulas, never: false });
    match wrong(&program) {
        None => Case::Skipped("not accepted, or too large".into()),
        Some(found) if found.is_empty() => Case::Passed,
        Some(found) => {
            let small = shrink::shrink(&program, SHRINK, |p| {
                wrong(p).is_some_and(|found| !found.is_empty())
            });
            let again = wrong(&small).unwrap_or(found);
            Case::Failed(format!("seed {seed}\n{}\n{}", again.join("\n"), print::program(&small)))
        }
    }
}

/// Where two ways to search a program differ; `None` if there is nothing to say.
fn wrong(program: &program::Program) -> Option<Vec<String>> {
    let text = print::program(program);
    let done = catch_unwind(AssertUnwindSafe(|| differences(&text)));
    done.unwrap_or_else(|_| Some(vec!["a search panicked".into()]))
}

fn differences(text: &str) -> Option<Vec<String>> {
    let mut sources = SourceMap::new();
    let file = sources.add("model.pml", text);
    let (parsed, found) = heddle_promela::syntax::parse(&mut sources, file, &[], &mut NoFiles);
    if found.iter().any(Diagnostic::is_fatal) {
        return None;
    }
    let source = Source { program: parsed.program, sources };
    let mut out = Vec::new();
    out.extend(compare("safety", &FAULTS, |o| run(false, &source.build(&[], false)?, o))?);
    for ltl in &source.program.ltl {
        let of = |o: &Options, fair: bool| {
            let model = source.build(&ltl.atoms, false)?;
            let claim = Claim::against(ltl.name.to_string(), &ltl.formula).ok()?;
            let product = Product::new(Quiet(&model), claim);
            if fair { run(true, &Fair::new(product), o) } else { run(true, &product, o) }
        };
        out.extend(compare(&format!("ltl {}", ltl.name), &CYCLES, |o| of(o, false))?);
        out.extend(compare(&format!("ltl {} fair", ltl.name), &FAIR, |o| of(o, true))?);
    }
    let labelled = source.build(&[], true)?;
    if labelled.facts().has_accept {
        let of = |o: &Options| run(true, &Stutter(Quiet(&labelled)), o);
        out.extend(compare("accept", &CYCLES, of)?);
    }
    let of = |o: &Options| run(true, &NonProgress::new(Quiet(&labelled)).progress_is_visible(), o);
    out.extend(compare("progress", &CYCLES, of)?);
    Some(out)
}

struct Source {
    program: Program,
    sources: SourceMap,
}

impl Source {
    fn build(
        &self,
        atoms: &[heddle_promela::syntax::ast::Expr],
        visible_labels: bool,
    ) -> Option<PromelaModel> {
        let options = heddle_promela::Options {
            claim: heddle_promela::Claim::None,
            propositions: atoms.to_vec(),
            visible_labels,
            ..Default::default()
        };
        model(&self.program, &self.sources, &options).0
    }
}

/// Workers, order, reduction.
type Way = (usize, Search, bool);

const FAULTS: [Way; 6] = [
    (1, Search::Dfs, true),
    (1, Search::Stealing, true),
    (1, Search::Bfs, true),
    (8, Search::Stealing, true),
    (8, Search::Slice(5), true),
    (8, Search::Stealing, false),
];

const CYCLES: [Way; 4] = [
    (1, Search::Dfs, true),
    (8, Search::Dfs, true),
    (8, Search::Dfs, true),
    (8, Search::Dfs, false),
];

const FAIR: [Way; 1] = [(8, Search::Dfs, true)];

/// One question asked in several ways; the first answer is that of one worker on
/// the whole graph.
fn compare(
    name: &str,
    ways: &[Way],
    ask: impl Fn(&Options) -> Option<Answer>,
) -> Option<Vec<String>> {
    let with = |&(workers, search, reduction): &Way| {
        // Small ones only: what is larger is open.
        let memory_limit = 24 << 20;
        ask(&Options { workers, search, reduction, memory_limit, shorten: 0, ..Options::default() })
    };
    let whole = with(&(1, Search::Dfs, false))?;
    if whole.verdict == "open" {
        return None;
    }
    let mut out = Vec::new();
    for way in ways {
        let other = with(way)?;
        // Eight workers may need more memory than one; but not for a small model.
        let too_large = other.verdict == "open" && whole.stored > 2_000;
        if other.verdict != whole.verdict && !too_large {
            out.push(format!("{name} {way:?}: {} instead of {}", other.verdict, whole.verdict));
        } else if whole.verdict == "holds" && other.stored > whole.stored {
            out.push(format!("{name} {way:?}: {} states of {}", other.stored, whole.stored));
        }
    }
    Some(out)
}

struct Answer {
    verdict: &'static str,
    stored: u64,
}

fn run(for_cycles: bool, model: &impl Model, options: &Options) -> Option<Answer> {
    let (stop, progress) = (Stop::new(), Progress::default());
    let outcome = if for_cycles {
        let options = Options { faults: true, ..options.clone() };
        cycles(model, &options, &stop, &progress)
    } else {
        safety(model, options, &stop, &progress)
    };
    let verdict = match outcome.verdict {
        Verdict::Holds { .. } => "holds",
        Verdict::Violated(_) => "violated",
        Verdict::Open(_) => "open",
    };
    Some(Answer { verdict, stored: outcome.stats.stored })
}
