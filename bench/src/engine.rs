//! The engine alone, on the hand-written Peterson, beside SPIN on the same
//! model.

use crate::child::cpu_now;
use crate::peterson::Peterson;
use crate::spin::{How, measure};
use heddle_engine::{Options, Progress, Reason, Search, Stats, Stop, StoreKind, safety};
use heddle_model::Model;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Prints the comparison; with `big`, also for five processes: SPIN until it has
/// used so much memory, the others until they have as many states.
pub fn compare(models: &Path, scratch: &Path, stores: &[StoreKind], big: bool) {
    println!("engine on Peterson, hand-written successors, against `pan -O3` without reduction");
    println!("{:<34}{:>12}{:>16}{:>9}{:>10}", "", "states", "k states/cpu-s", "ratio", "B/state");
    let how = How {
        defines: &[],
        spin: &["-o1", "-o2", "-o3"],
        gcc: &["-O3", "-march=native", "-DSAFETY", "-DNOREDUCE", "-DNOFAIR", "-DNOBOUNDCHECK"],
        // A stack no deeper than needed: clearing a larger one takes longer
        // than the search.
        pan: &["-c0", "-n", "-m100000"],
    };
    let model = models.join("peterson.pml");
    let spin = spin_row("spin, 4 processes", &model, &how, &scratch.join("peterson"));
    let more = How {
        defines: &["N=5"],
        gcc: &[how.gcc, &["-DMEMLIM=1000"]].concat(),
        pan: &["-c0", "-n", "-m4000000", "-w25"],
        ..how
    };
    let scratch = scratch.join("peterson5");
    let spin_of_5 = big.then(|| spin_row("spin, 5 processes", &model, &more, &scratch)).flatten();
    let cap = spin_of_5.map_or(10_000_000, |(states, _)| states as u64);
    let rate = |spin: Option<(f64, f64)>| spin.map(|(_, rate)| rate);
    for &store in stores {
        for workers in [1, 2] {
            let name = format!("heddle, 4 processes, {}, -j{workers}", store.name());
            engine_row(&name, &Peterson::<4>, store, workers, u64::MAX, rate(spin));
            if big {
                let name = format!("heddle, 5 processes, {}, -j{workers}", store.name());
                engine_row(&name, &Peterson::<5>, store, workers, cap, rate(spin_of_5));
            }
        }
    }
    println!();
}

/// SPIN's states, and thousands of them in a second, if it is there.
fn spin_row(name: &str, model: &Path, how: &How<'_>, scratch: &Path) -> Option<(f64, f64)> {
    // The best of three, as below.
    let runs = (0..3).filter_map(|_| measure(model, how, scratch));
    let Some(spin) = runs.min_by(|a, b| a.cpu.total_cmp(&b.cpu)) else {
        println!("spin or gcc is missing: no ratios");
        return None;
    };
    let rate = spin.states / spin.cpu / 1e3;
    row(name, spin.states, rate, Some(rate), spin.bytes_per_state);
    Some((spin.states, rate))
}

fn engine_row<M: Model>(
    name: &str,
    model: &M,
    store: StoreKind,
    workers: usize,
    cap: u64,
    spin: Option<f64>,
) {
    let options = Options { store, workers, search: Search::Stealing, ..Options::default() };
    let options = Options { memory_limit: 8 << 30, ..options };
    // The best of three: other programs only ever make it slower.
    let runs = (0..3).map(|_| one(model, &options, cap));
    let (stats, cpu) = runs.min_by(|a, b| a.1.total_cmp(&b.1)).expect("three runs");
    let states = stats.stored as f64;
    row(name, states, states / cpu / 1e3, spin, stats.store_bytes as f64 / states);
}

fn row(name: &str, states: f64, rate: f64, spin: Option<f64>, bytes: f64) {
    let ratio = spin.map_or(f64::NAN, |s| rate / s);
    println!("{name:<34}{states:>12.0}{rate:>16.0}{ratio:>9.2}{bytes:>10.1}");
}

/// One search, stopped at so many states.
fn one<M: Model>(model: &M, options: &Options, cap: u64) -> (Stats, f64) {
    let (stop, progress) = (Stop::new(), Progress::new());
    let (cpu, start) = (cpu_now(), Instant::now());
    let outcome = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !stop.is_set() && start.elapsed() < Duration::from_secs(600) {
                std::thread::sleep(Duration::from_millis(5));
                if progress.states.load(Relaxed) > cap {
                    stop.set(Reason::Interrupted);
                }
            }
        });
        let outcome = safety(model, options, &stop, &progress);
        stop.set(Reason::Interrupted);
        outcome
    });
    (outcome.stats, cpu_now() - cpu)
}
