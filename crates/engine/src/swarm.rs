//! Swarm (Holzmann, Joshi, Groce 2011): many small bitstate searches, each
//! with its own hash function, order of steps and number of bits.
//!
//! What one search takes for seen, another does not; what one meets last,
//! another meets first. The first violation of any ends all. The searches have
//! the memory in equal parts, as many at a time as there are workers. Where
//! there is a time limit, more searches follow the first ones until it is used
//! up, unless what all of them together may have missed is next to nothing.

use crate::dispatch::no_memory;
use crate::safety::safety;
use crate::{Options, Outcome, Progress, Search, Stop, StoreKind};
use heddle_model::{Coverage, Gap, Model, Verdict};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// An expected share of states missed that is not worth another search.
const NEGLIGIBLE: f64 = 1e-9;

/// How many searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swarm {
    pub at_least: u32,
    /// More of them until somebody stops it.
    pub go_on: bool,
}

/// A swarm. In the answer `stored` is that of the search that saw most.
pub fn swarm<M: Model>(
    model: &M,
    size: Swarm,
    options: &Options,
    stop: &Stop,
    progress: &Progress,
) -> Outcome {
    let n = size.at_least.max(1);
    let workers = if size.go_on { options.workers } else { options.workers.min(n as usize) };
    let workers = workers.max(1);
    let next = AtomicU64::new(0);
    let over = AtomicBool::new(false);
    // The most of each worker's searches: what all of them may have at one time.
    let memory = AtomicU64::new(0);
    let best: Mutex<Option<Outcome>> = Mutex::new(None);
    std::thread::scope(|scope| {
        let work = || {
            let mut most = 0;
            while !over.load(Relaxed) && !stop.is_set() {
                let number = next.fetch_add(1, Relaxed);
                if number >= n as u64 && (!size.go_on || is_enough(model, &best)) {
                    break;
                }
                let options = one_of(options, number, workers as u64);
                let outcome = safety(model, &options, stop, progress);
                most = outcome.stats.memory_bytes.max(most);
                if matches!(outcome.verdict, Verdict::Violated(_)) {
                    over.store(true, Relaxed);
                }
                let mut best = crate::run::lock(&best);
                *best = Some(match best.take() {
                    Some(before) => together(before, outcome),
                    None => outcome,
                });
            }
            memory.fetch_add(most, Relaxed);
        };
        // A worker for whom the system has no thread is done without.
        let spawn = |_| std::thread::Builder::new().spawn_scoped(scope, work).ok();
        let others: Vec<_> = (1..workers).filter_map(spawn).collect();
        work();
        for other in others {
            if let Err(panic) = other.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
    let best = best.into_inner().unwrap_or_else(|e| e.into_inner());
    let mut outcome = best.unwrap_or_else(no_memory);
    outcome.stats.workers = workers as u64;
    outcome.stats.memory_bytes = memory.into_inner();
    if let (Verdict::Open(coverage), Some(reason)) = (&mut outcome.verdict, stop.reason()) {
        coverage.miss(reason.gap());
    }
    outcome
}

/// Has the swarm as a whole missed next to nothing?
fn is_enough(model: &impl Model, best: &Mutex<Option<Outcome>>) -> bool {
    // What the model cuts, no search of it will show.
    let cut = model.gaps();
    match crate::run::lock(best).as_ref().map(|o| &o.verdict) {
        Some(Verdict::Open(coverage)) => coverage.gaps().iter().all(|gap| match gap {
            Gap::Hashed { missed, .. } => *missed < NEGLIGIBLE,
            gap => cut.contains(gap),
        }),
        Some(_) => true,
        None => false,
    }
}

/// The options of search `number`: the first is the plain one.
fn one_of(options: &Options, number: u64, parts: u64) -> Options {
    Options {
        workers: 1,
        store: StoreKind::Bitstate,
        search: Search::Dfs,
        memory_limit: options.memory_limit / parts,
        seed: options.seed.wrapping_add(number),
        shuffle: number > 0,
        bits_per_state: [3, 2, 4][(number % 3) as usize],
        ..options.clone()
    }
}

/// What two searches say together.
fn together(a: Outcome, b: Outcome) -> Outcome {
    let stored = a.stats.stored.max(b.stats.stored);
    let mut stats = if a.stats.stored >= b.stats.stored { a.stats } else { b.stats };
    stats.stored = stored;
    stats.depth = a.stats.depth.max(b.stats.depth);
    let n = a.reached.len().max(b.reached.len());
    let word = |words: &[u64], i| words.get(i).copied().unwrap_or(0);
    let reached = (0..n).map(|i| word(&a.reached, i) | word(&b.reached, i)).collect();
    let verdict = match (a.verdict, b.verdict) {
        (Verdict::Violated(trail), _) | (_, Verdict::Violated(trail)) => Verdict::Violated(trail),
        (Verdict::Open(a), Verdict::Open(b)) => Verdict::nothing_found(both_missed(&a, &b)),
        _ => unreachable!("a bitstate search never says that anything holds"),
    };
    let mut findings = a.findings;
    for finding in b.findings {
        match findings.iter_mut().find(|f| f.fault == finding.fault) {
            Some(f) => f.count = f.count.max(finding.count),
            None => findings.push(finding),
        }
    }
    Outcome {
        verdict,
        stats,
        n_violations: a.n_violations.max(b.n_violations),
        findings,
        witness: None,
        reached,
        is_whole: false,
    }
}

/// Both must have missed a state for it to be missed: the shares multiply,
/// the hash functions being independent.
fn both_missed(a: &Coverage, b: &Coverage) -> Coverage {
    let mut both = Coverage::full();
    for gap in a.gaps().iter().chain(b.gaps()) {
        if !matches!(gap, Gap::Hashed { .. }) {
            both.miss(gap.clone());
        }
    }
    let missed = share_missed(a).unwrap_or(1.0) * share_missed(b).unwrap_or(1.0);
    both.miss(Gap::Hashed { store: "swarm", missed });
    both
}

fn share_missed(coverage: &Coverage) -> Option<f64> {
    coverage.gaps().iter().find_map(|gap| match gap {
        Gap::Hashed { missed, .. } => Some(*missed),
        _ => None,
    })
}
