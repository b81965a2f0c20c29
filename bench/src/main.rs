//! Measures heddle and SPIN side by side, in one run, on the same models; and
//! heddle's reductions against each other on C programs.
//!
//! `bench/run` builds and calls it. Without arguments: the engine alone on a
//! hand-written model, then every Promela model. `engine`, `promela`, `c`,
//! `translate` or `cluster`: only that part; `big`: the engine also on a state space that fits no cache;
//! `exact` or `tree`: the engine over that store only.
//!
//! Rates are states per second of processor time, so that other programs on
//! the machine matter less; times to the verdict and the gain of a second core
//! are by the clock, and worth something only on a machine at rest.

mod c;
mod child;
mod cluster;
mod engine;
mod peterson;
mod promela;
mod spin;
mod translate;

use heddle_engine::StoreKind;
use std::path::Path;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |name: &str| arguments.iter().any(|a| a == name);
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("models");
    let scratch = std::env::temp_dir().join(format!("heddle-bench-{}", std::process::id()));
    let parts = ["engine", "promela", "c", "translate", "cluster"];
    let all = !parts.iter().any(|part| has(part));
    if all || has("engine") {
        let stores = StoreKind::ALL.into_iter().filter(|s| s.is_lossless());
        let some = stores.clone().any(|s| has(s.name()));
        let stores: Vec<_> = stores.filter(|s| !some || has(s.name())).collect();
        engine::compare(&models, &scratch, &stores, has("big"));
    }
    if all || has("promela") {
        promela::compare(&models, &scratch);
    }
    if all || has("c") {
        c::compare(&Path::new(env!("CARGO_MANIFEST_DIR")).join("c"));
    }
    if all || has("translate") {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        translate::compare(&root.join("suite/translate/golden/two_lock_queue.c"), &scratch);
    }
    if all || has("cluster") {
        cluster::compare(&models);
    }
    // What is left there is of no use to anybody, and may not be there at all.
    let _ = std::fs::remove_dir_all(&scratch);
}
