//! A model that cut something never holds, whoever searches it.

use heddle_engine::small_models::{Counters, Of};
use heddle_engine::{
    CtlClaim, Judged, Options, Outcome, Progress, Quiet, Search, Seen, Stop, StoreKind, Stutter,
    Swarm, Switches, cycles, naive, reachable, safety, swarm,
};
use heddle_ltl::Ctl;
use heddle_model::{Erased, Gap, Model, Verdict};

/// Three counters need two switches to come to their end one after the other,
/// none of them preemptive; any other order is preemptive.
fn counters(bad: Option<u8>) -> Of<Counters> {
    Of(Counters { actors: 3, limit: 2, bad })
}

/// Every search of a model by its name.
fn every_search<M: Model>(model: &M) -> Vec<(String, Outcome)> {
    let (stop, progress) = (Stop::new(), Progress::new());
    let mut all = vec![
        ("naive".into(), naive::safety(model, false)),
        ("naive cycles".into(), naive::cycles(model, false)),
    ];
    for store in StoreKind::ALL {
        for search in [Search::Stealing, Search::Bfs, Search::Dfs, Search::Slice(2)] {
            let options = Options { store, search, workers: 2, ..Options::default() };
            let name = format!("{store:?} {search:?}");
            all.push((name.clone(), safety(model, &options, &stop, &progress)));
            all.push((name.clone() + " cycles", cycles(model, &options, &stop, &progress)));
            let shown = reachable(model, &options, &stop, &progress, &|_, _| Seen::Ordinary);
            all.push((name + " shown", shown));
        }
    }
    let size = Swarm { at_least: 2, go_on: true };
    all.push(("swarm".into(), swarm(model, size, &Options::default(), &stop, &progress)));
    all
}

fn has_gap(outcome: &Outcome, gap: &Gap) -> bool {
    matches!(&outcome.verdict, Verdict::Open(coverage) if coverage.gaps().contains(gap))
}

#[test]
fn a_model_that_cut_something_is_open_in_every_search() {
    let counters = counters(None);
    let bounded = Switches::new(&counters, 0);
    let wrapped = Stutter(Quiet(Erased::new(&bounded)));
    let gap = Gap::Switches(0);
    for (name, outcome) in every_search(&wrapped) {
        // A run that ends stutters, which no counter accepts.
        assert!(has_gap(&outcome, &gap), "{name}: {:?}", outcome.verdict);
    }
    let wide = Switches::new(&counters, 100);
    for (name, outcome) in every_search(&wide) {
        let hashed = matches!(&outcome.verdict, Verdict::Open(c)
            if matches!(c.gaps(), [Gap::Hashed { .. }]));
        let holds = matches!(outcome.verdict, Verdict::Holds { .. });
        assert!(holds || hashed, "{name}: {:?}", outcome.verdict);
    }
}

#[test]
fn what_was_found_in_a_cut_model_is_violated_all_the_same() {
    let bounded = Switches::new(counters(Some(2)), 0);
    let options = Options { keep_going: true, ..Options::default() };
    let outcome = safety(&bounded, &options, &Stop::new(), &Progress::new());
    assert_eq!(outcome.verdict.word(), "violated");
    assert!(!outcome.is_whole, "a part of the runs is not the whole");
}

/// What was cut may be the branch that a formula of CTL asks for.
#[test]
fn neither_answer_of_ctl_is_had_from_a_cut_model() {
    let claim = |formula: Ctl| CtlClaim { formula, text: String::new(), span: None, atoms: vec![] };
    for (formula, whole) in [(Ctl::True, "holds"), (Ctl::Not(Box::new(Ctl::True)), "violated")] {
        for (bound, expected) in [(0, "open"), (100, whole)] {
            let judged = Judged::new(Switches::new(counters(None), bound), claim(formula.clone()));
            let (outcome, _) = judged.check(&Options::default(), &Stop::new(), &Progress::new());
            assert_eq!(outcome.verdict.word(), expected, "{formula:?} within {bound}");
        }
    }
}
