//! What only one of the processes knows: that its model has cut something, that a run came
//! to the end, that its time is up or its memory full. All draw the same conclusion, and a
//! checkpoint keeps it.

use crate::interrupted::{Files, checkpoint};
use crate::made_up::{MadeUp, options};
use crate::{all_of, alone};
use heddle_cluster::Checkpoint;
use heddle_engine::small_models::{Emit, Of, Toy};
use heddle_engine::{Options, Outcome, Progress, Reason, Stop, StoreKind};
use heddle_model::{Gap, Model, Verdict, Wrapper};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

const NEVER: &str = "no run came to the end";
const CUT: &str = "a run was cut";

/// A graph, and what a process has seen of it while it expanded its states.
struct Watched {
    graph: MadeUp,
    /// The state that somebody must come to, and the one that is cut.
    end: u64,
    cut: u64,
    came: AtomicBool,
    was_cut: AtomicBool,
}

impl Toy for Watched {
    fn first(&self) -> Vec<Vec<u8>> {
        self.graph.first()
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        let number = MadeUp::number(state);
        self.came.fetch_or(number == self.end, Relaxed);
        self.was_cut.fetch_or(number == self.cut, Relaxed);
        self.graph.steps(state, emit);
    }
}

struct Notices(Of<Watched>);

impl Notices {
    fn new(end: u64, cut: u64) -> Self {
        let graph = MadeUp { seed: 2, n_states: 3000, breaks: 0, sticks: false };
        let (came, was_cut) = (AtomicBool::new(false), AtomicBool::new(false));
        Notices(Of(Watched { graph, end, cut, came, was_cut }))
    }
}

impl Wrapper for Notices {
    type Inner = Of<Watched>;
    type Worker<'m> = <Of<Watched> as Model>::Worker<'m>;

    fn inner(&self) -> &Of<Watched> {
        &self.0
    }

    fn worker(&self) -> Self::Worker<'_> {
        self.0.worker()
    }

    fn gaps(&self) -> Vec<Gap> {
        let Watched { came, was_cut, .. } = &self.0.0;
        let never = (!came.load(Relaxed)).then_some(NEVER);
        let cut = was_cut.load(Relaxed).then_some(CUT);
        never.into_iter().chain(cut).map(|text| Gap::Other(text.into())).collect()
    }

    fn noticed(&self) -> Vec<u8> {
        vec![self.0.0.came.load(Relaxed) as u8]
    }

    fn remember(&self, noticed: &[u8]) {
        self.0.0.came.fetch_or(noticed == [1], Relaxed);
    }
}

/// A state of the graph that is reached, and one that is not.
fn reached_and_not() -> (u64, u64) {
    let graph = Notices::new(u64::MAX, u64::MAX).0.0.graph;
    let (mut seen, mut open) = (BTreeSet::new(), graph.first());
    while let Some(state) = open.pop() {
        if seen.insert(MadeUp::number(&state)) {
            graph.steps(&state, &mut |_, _, after| open.extend(after.map(<[u8]>::to_vec)));
        }
    }
    let last = *seen.iter().nth(seen.len() / 2).expect("a state");
    (last, (0..3000).find(|n| !seen.contains(n)).expect("some are not reached"))
}

fn words(outcome: &Outcome) -> String {
    match &outcome.verdict {
        Verdict::Open(coverage) => {
            coverage.gaps().iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        }
        other => other.word().to_string(),
    }
}

/// Each process has a model of its own, as processes do.
fn answers(n: usize, workers: usize, end: u64, cut: u64) -> Vec<String> {
    let options = Options { workers, ..options(StoreKind::Exact, false) };
    all_of(n, false, |cluster, _| {
        let model = Notices::new(end, cut);
        words(&cluster.safety(&model, &options, &Stop::new(), &Progress::new(), None))
    })
}

#[test]
fn what_one_has_seen_nobody_misses_and_what_one_has_cut_all_have() {
    let (reached, unreached) = reached_and_not();
    for (n, workers) in [(1, 1), (3, 1), (2, 2), (1, 3)] {
        let all_say = |end, cut, said: &str| {
            for word in answers(n, workers, end, cut) {
                assert_eq!(word, said, "{n} processes, {workers} workers");
            }
        };
        all_say(reached, unreached, "holds");
        all_say(reached, reached, CUT);
        all_say(unreached, unreached, NEVER);
    }
}

/// One search, ended at once and gone on with: what nobody had seen when it was ended is no
/// gap of the whole; what was cut is.
#[test]
fn a_checkpoint_keeps_what_was_seen_and_not_what_was_not_seen_yet() {
    let (reached, unreached) = reached_and_not();
    for (end, cut, said) in
        [(reached, unreached, "holds"), (unreached, unreached, NEVER), (reached, reached, CUT)]
    {
        let disk = Arc::new(Files::default());
        let some = Options { max_states: Some(40), ..options(StoreKind::Exact, false) };
        let whole = options(StoreKind::Exact, false);
        let run = |options: &Options, resume| {
            let keep: Checkpoint = checkpoint(&disk, resume);
            let answers = all_of(2, false, |cluster, _| {
                let model = Notices::new(end, cut);
                let stop = Stop::new();
                cluster.safety(&model, options, &stop, &Progress::new(), Some(&keep))
            });
            words(&answers[1])
        };
        assert_ne!(run(&some, false), "holds", "it was not ended");
        assert_eq!(run(&whole, true), said);
        // And again, now that nothing is left to search.
        assert_eq!(run(&whole, true), said);
    }
}

#[test]
fn full_memory_of_one_and_the_time_of_one_are_open_for_all_and_cost_nothing_later() {
    let graph = || Of(MadeUp { seed: 9, n_states: 150_000, breaks: 0, sticks: false });
    let (model, plain) = (graph(), options(StoreKind::Exact, false));
    let whole = alone(&model, &plain);
    for what in ["memory", "time", "both"] {
        let disk = Arc::new(Files::default());
        let first = all_of(3, false, |cluster, me| {
            // The smallest that a store begins with; the others have plenty.
            let memory_limit = if me == 1 && what != "time" { 1 << 20 } else { 64 << 20 };
            let (options, stop) = (Options { memory_limit, ..plain.clone() }, Stop::new());
            if me == 2 && what != "memory" {
                stop.set(Reason::Timeout);
            }
            let keep = checkpoint(&disk, false);
            cluster.safety(&model, &options, &stop, &Progress::new(), Some(&keep))
        });
        for outcome in &first {
            assert_eq!(outcome.verdict.word(), "open", "{what}");
            assert_eq!(words(outcome), words(&first[0]), "{what}: all say the same");
        }
        let keep = checkpoint(&disk, true);
        let again = all_of(2, false, |cluster, _| {
            cluster.safety(&model, &plain, &Stop::new(), &Progress::new(), Some(&keep))
        });
        for outcome in again {
            assert_eq!(outcome.verdict.word(), "holds", "{what}");
            assert_eq!(outcome.stats.stored, whole.stats.stored, "{what}");
            assert_eq!(outcome.stats.matched, whole.stats.matched, "{what}");
        }
    }
}
