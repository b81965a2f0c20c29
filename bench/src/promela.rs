//! SPIN and heddle side by side on the same Promela models.

use crate::child::{Run, run};
use crate::spin::{How, measure};
use std::path::{Path, PathBuf};
use std::process::Command;

struct Case {
    model: &'static str,
    define: &'static str,
    /// The `ltl` block to check for liveness.
    ltl: Option<&'static str>,
}

const CASES: [Case; 6] = [
    Case { model: "reference", define: "STATES=100000", ltl: None },
    Case { model: "peterson", define: "N=4", ltl: None },
    Case { model: "philosophers", define: "N=10", ltl: Some("room") },
    Case { model: "leader", define: "N=7", ltl: Some("elected") },
    Case { model: "window", define: "Q=3", ltl: None },
    Case { model: "phone", define: "N=6", ltl: None },
];

#[derive(Clone, Copy)]
enum Mode {
    Full,
    Reduced,
    Liveness(&'static str),
}

pub fn compare(models: &Path, scratch: &Path) {
    let Some(heddle) = find_heddle() else {
        println!("no heddle beside this program, nor in $HEDDLE: Promela models not compared");
        return;
    };
    println!(
        "Promela: spin (gcc -O2) and heddle (tree store), one core; ratios above 1 favour heddle"
    );
    println!(
        "{:<30}{:>11}{:>11}{:>13}{:>13}{:>9}{:>8}{:>8}{:>8}{:>8}{:>8}",
        "",
        "spin",
        "heddle",
        "states/cpu-s",
        "to verdict",
        "spin",
        "tree",
        "tree",
        "exact",
        "exact",
        ""
    );
    println!(
        "{:<30}{:>11}{:>11}{:>13}{:>13}{:>9}{:>8}{:>8}{:>8}{:>8}{:>8}",
        "",
        "states",
        "states",
        "ratio",
        "ratio",
        "B/state",
        "store",
        "+stack",
        "store",
        "+stack",
        "2 cores"
    );
    for case in &CASES {
        let modes = [Some(Mode::Full), Some(Mode::Reduced), case.ltl.map(Mode::Liveness)];
        for mode in modes.into_iter().flatten() {
            compare_one(&heddle, models, scratch, case, mode);
        }
    }
}

fn compare_one(heddle: &Path, models: &Path, scratch: &Path, case: &Case, mode: Mode) {
    let model = models.join(case.model).with_extension("pml");
    let (name, gcc, pan): (_, &[&str], Vec<&str>) = match mode {
        Mode::Full => ("full", &["-O2", "-DSAFETY", "-DNOREDUCE", "-DNOCLAIM"], vec![]),
        Mode::Reduced => ("reduced", &["-O2", "-DSAFETY", "-DNOCLAIM"], vec![]),
        Mode::Liveness(ltl) => ("liveness", &["-O2", "-DNOREDUCE"], vec!["-a", "-N", ltl]),
    };
    let how = How { defines: &[case.define], spin: &[], gcc, pan: &pan };
    let dir = scratch.join(case.model);
    let spin = measure(&model, &how, &dir);
    let tree = check(heddle, &model, case.define, mode, "tree", 1);
    let exact = check(heddle, &model, case.define, mode, "exact", 1);
    let two = check(heddle, &model, case.define, mode, "tree", 2);
    let stored = |r: &Run| r.number_after("\"stored\":").unwrap_or(f64::NAN);
    // SPIN's bytes are those of its states: its stack is on top of that, too.
    let store = |r: &Run| r.number_after("\"store_bytes\":").unwrap_or(f64::NAN) / stored(r);
    let all = |r: &Run| r.number_after("\"memory_bytes\":").unwrap_or(f64::NAN) / stored(r);
    let Some(tree) = tree else {
        println!("{} {name}: heddle failed", case.model);
        return;
    };
    let spin_rate = spin.as_ref().map_or(f64::NAN, |s| s.states / s.cpu);
    let nan = f64::NAN;
    println!(
        "{:<30}{:>11.0}{:>11.0}{:>13.2}{:>13.2}{:>9.1}{:>8.1}{:>8.1}{:>8.1}{:>8.1}{:>8.2}",
        format!("{} {} {name}", case.model, case.define),
        spin.as_ref().map_or(nan, |s| s.states),
        stored(&tree),
        stored(&tree) / tree.cpu / spin_rate,
        spin.as_ref().map_or(nan, |s| s.wall) / tree.wall,
        spin.as_ref().map_or(nan, |s| s.bytes_per_state),
        store(&tree),
        all(&tree),
        exact.as_ref().map_or(nan, store),
        exact.as_ref().map_or(nan, all),
        two.map_or(nan, |t| tree.wall / t.wall),
    );
}

fn check(
    heddle: &Path,
    model: &Path,
    define: &str,
    mode: Mode,
    store: &str,
    jobs: u32,
) -> Option<Run> {
    let mut command = Command::new(heddle);
    command.arg("check").arg(model).args(["--format", "json", "--store", store, "-D", define]);
    command.args(["-j", &jobs.to_string(), "--timeout", "300s"]);
    match mode {
        Mode::Full => command.args(["--property", "safety", "--reduction", "none"]),
        Mode::Reduced => command.args(["--property", "safety", "--reduction", "por"]),
        Mode::Liveness(ltl) => command.args(["--property", ltl, "--reduction", "none"]),
    };
    run(&mut command)
}

pub fn find_heddle() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("HEDDLE") {
        return Some(path.into());
    }
    let beside = std::env::current_exe().ok()?.with_file_name("heddle");
    beside.exists().then_some(beside)
}
