//! Searches that are ended again and again, by one number of processes, and gone on with by
//! another: the same counts, verdicts and runs as one that was not.

use crate::made_up::{MadeUp, options};
use crate::{all_of, alone, cases};
use heddle_cluster::{Checkpoint, Cluster, Disk};
use heddle_engine::small_models::{Emit, Of, Toy};
use heddle_engine::{Options, Outcome, Progress, Reason, Stop, StoreKind, replay};
use heddle_model::{Fault, Model, Verdict};
use heddle_store::mix;
use std::collections::HashMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

/// Files in memory.
#[derive(Default)]
pub(crate) struct Files(Mutex<HashMap<String, Vec<u8>>>);

impl Files {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<String, Vec<u8>>) -> T) -> T {
        act(&mut self.0.lock().expect("no panic"))
    }
}

impl Disk for Files {
    fn append(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.with(|files| files.entry(name.into()).or_default().extend(bytes));
        Ok(())
    }

    fn sync(&self, _: &str) -> io::Result<()> {
        Ok(())
    }

    fn replace(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.with(|files| files.insert(name.into(), bytes.to_vec()));
        Ok(())
    }

    fn read(&self, name: &str, at: u64, most: usize) -> io::Result<Vec<u8>> {
        self.with(|files| {
            let file = files.get(name).ok_or(io::ErrorKind::NotFound)?;
            Ok(file.iter().skip(at as usize).take(most).copied().collect())
        })
    }
}

pub(crate) fn checkpoint(disk: &Arc<Files>, resume: bool) -> Checkpoint {
    let (disk, name, job) = (disk.clone(), "search".to_string(), [4; 32]);
    Checkpoint { disk, name, job, resume, is_due: Arc::new(|| true) }
}

/// A graph of which so many states may be expanded, until somebody is stopped.
struct Stopped<'s> {
    graph: MadeUp,
    left: AtomicU64,
    stop: &'s Stop,
}

impl Toy for Stopped<'_> {
    fn first(&self) -> Vec<Vec<u8>> {
        self.graph.first()
    }

    fn steps(&self, state: &[u8], emit: Emit<'_>) {
        if self.left.fetch_sub(1, Relaxed) == 0 {
            self.stop.set(Reason::Interrupted);
        }
        self.graph.steps(state, emit);
    }

    fn stuck(&self, state: &[u8]) -> Option<Fault> {
        self.graph.stuck(state)
    }
}

fn graph(seed: u64, breaks: u64) -> MadeUp {
    MadeUp { seed, n_states: 4000 + mix(seed) % 4000, breaks, sticks: false }
}

/// Searches in pieces, each on other numbers of processes and workers; the answer of the last, and how often it was ended.
fn in_pieces(seed: u64, breaks: u64, options: &Options) -> (Outcome, u32) {
    let disk = Arc::new(Files::default());
    let mut n_ended = 0;
    loop {
        let stop = Stop::new();
        // The tree store looks at some states before it begins: it makes the last piece.
        let is_last = options.store == StoreKind::Tree && n_ended > 3;
        let store = if is_last { StoreKind::Tree } else { StoreKind::Exact };
        let options = &Options { store, ..options.clone() };
        let some = 200 + mix(seed + u64::from(n_ended)) % 1500;
        let left = AtomicU64::new(if is_last { u64::MAX } else { some });
        let model = Of(Stopped { graph: graph(seed, breaks), left, stop: &stop });
        let keep = checkpoint(&disk, n_ended > 0);
        let n = 1 + (seed as usize + n_ended as usize) % 4;
        let options = &Options { workers: 1 + n_ended as usize % 3, ..options.clone() };
        let search = |cluster: &Cluster, _| {
            cluster.safety(&model, options, &stop, &Progress::new(), Some(&keep))
        };
        let outcome = match n {
            1 => search(&Cluster::alone(), 0),
            _ => all_of(n, false, search).swap_remove(0),
        };
        // What was found counts as a verdict, though more may be found.
        let goes_on = options.keep_going && !outcome.is_whole;
        let was_ended = goes_on || matches!(&outcome.verdict, Verdict::Open(_));
        if !was_ended {
            return (outcome, n_ended);
        }
        n_ended += 1;
        assert!(n_ended < 100, "it does not come to an end");
    }
}

#[test]
fn a_search_in_pieces_counts_and_finds_what_a_whole_one_does() {
    let (mut n_violated, mut all_ended) = (0, 0);
    for seed in 0..cases(8) {
        let breaks = [0, 9000][seed as usize % 2];
        let store = [StoreKind::Exact, StoreKind::Tree][seed as usize / 2 % 2];
        let options = options(store, seed % 3 == 2);
        let model = Of(graph(seed, breaks));
        let whole = alone(&model, &options);
        let (outcome, n_ended) = in_pieces(seed, breaks, &options);
        all_ended += n_ended;
        assert_eq!(outcome.verdict.word(), whole.verdict.word(), "seed {seed}");
        if let (Verdict::Violated(trail), Verdict::Violated(other)) =
            (&outcome.verdict, &whole.verdict)
        {
            assert_eq!(trail.steps.len(), other.steps.len(), "seed {seed}");
            replay(&model, trail).expect("it replays");
            n_violated += 1;
        }
        if options.keep_going || matches!(outcome.verdict, Verdict::Holds { .. }) {
            assert_eq!(outcome.stats.stored, whole.stats.stored, "seed {seed}");
            assert_eq!(outcome.stats.matched, whole.stats.matched, "seed {seed}");
            assert_eq!(outcome.n_violations, whole.n_violations, "seed {seed}");
        }
    }
    assert!(n_violated > 1 && all_ended > 8, "{n_violated} violated, {all_ended} ended");
}

fn whole_search<M: Model>(model: &M, disk: &Arc<Files>, resume: bool) -> Outcome {
    let (options, stop) = (options(StoreKind::Exact, false), Stop::new());
    let keep = checkpoint(disk, resume);
    Cluster::alone().safety(model, &options, &stop, &Progress::new(), Some(&keep))
}

#[test]
fn a_checkpoint_of_which_anything_is_missing_torn_or_foreign_is_refused() {
    let model = Of(graph(1, 0));
    let disk = Arc::new(Files::default());
    assert_eq!(whole_search(&model, &disk, false).verdict.word(), "holds");
    assert_eq!(checkpoint(&disk, true).verify(), Ok(true));
    assert_eq!(whole_search(&model, &disk, true).verdict.word(), "holds");
    let good = disk.with(|files| files.clone());
    let parts = good.keys().filter(|name| name.ends_with(".states"));
    let mut n_refused = 0;
    for name in parts.filter(|name| !good[*name].is_empty()) {
        let bytes = &good[name];
        let torn = bytes[..bytes.len() - 1].to_vec();
        let mut changed = bytes.clone();
        changed[bytes.len() / 2] ^= 4;
        for bad in [None, Some(torn), Some(changed)] {
            disk.with(|files| {
                files.clone_from(&good);
                files.remove(name);
                files.extend(bad.map(|bytes| (name.clone(), bytes)));
            });
            assert!(checkpoint(&disk, true).verify().is_err(), "{name}");
            let outcome = whole_search(&model, &disk, true);
            assert!(format!("{:?}", outcome.verdict).contains("refused"), "{:?}", outcome.verdict);
            n_refused += 1;
        }
    }
    assert!(n_refused >= 3);
    disk.with(|files| files.clone_from(&good));
    let foreign = Checkpoint { job: [5; 32], ..checkpoint(&disk, true) };
    assert!(foreign.verify().expect_err("foreign").contains("another"));
}
