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

const CASES: [Case; 12] = [
    Case { model: "reference", define: "STATES=300000", ltl: None },
    Case { model: "peterson", define: "N=4", ltl: None },
    Case { model: "philosophers", define: "N=10", ltl: Some("room") },
    Case { model: "leader", define: "N=7", ltl: Some("elected") },
    Case { model: "window", define: "Q=3", ltl: None },
    Case { model: "phone", define: "N=6", ltl: None },
    Case { model: "szymanski", define: "N=4", ltl: None },
    Case { model: "fischer", define: "N=6", ltl: None },
    Case { model: "at", define: "N=5", ltl: None },
    Case { model: "elevator", define: "P=4", ltl: None },
    Case { model: "telephony", define: "N=3", ltl: None },
    Case { model: "iprotocol", define: "Q=4", ltl: None },
];

#[derive(Clone, Copy)]
enum Mode {
    /// Every statement a step, on both sides: the same states.
    Exact,
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
        "Promela: spin (gcc -O3) and heddle, one core; ratios above 1 favour heddle, by the tree store if none is named"
    );
    println!(
        "{:<30}{:>11}{:>11}{:>14}{:>14}{:>13}{:>9}{:>8}{:>8}{:>8}{:>8}{:>8}",
        "",
        "spin",
        "heddle",
        "states/cpu-s",
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
        "{:<30}{:>11}{:>11}{:>14}{:>14}{:>13}{:>9}{:>8}{:>8}{:>8}{:>8}{:>8}",
        "",
        "states",
        "states",
        "ratio, tree",
        "ratio, exact",
        "ratio",
        "B/state",
        "store",
        "+stack",
        "store",
        "+stack",
        "2 cores"
    );
    let mut means: Vec<(&str, Vec<[f64; 2]>)> = Vec::new();
    for case in &CASES {
        let modes = [
            Some(Mode::Exact),
            Some(Mode::Full),
            Some(Mode::Reduced),
            case.ltl.map(Mode::Liveness),
        ];
        for mode in modes.into_iter().flatten() {
            let Some(rates) = compare_one(&heddle, models, scratch, case, mode) else { continue };
            match means.iter_mut().find(|(name, _)| *name == mode.name()) {
                Some((_, all)) => all.push(rates),
                None => means.push((mode.name(), vec![rates])),
            }
        }
    }
    for (name, rates) in &means {
        let mean = |i: usize| {
            let known = rates.iter().map(|r| r[i]).filter(|r| r.is_finite());
            let logs: Vec<f64> = known.map(f64::ln).collect();
            (logs.iter().sum::<f64>() / logs.len() as f64).exp()
        };
        let title = format!("geometric mean, {name}");
        println!("{title:<52}{:>14.2}{:>14.2}", mean(0), mean(1));
    }
}

impl Mode {
    fn name(self) -> &'static str {
        match self {
            Mode::Exact => "exact steps",
            Mode::Full => "full",
            Mode::Reduced => "reduced",
            Mode::Liveness(_) => "liveness",
        }
    }
}

/// The ratios of the rates, over the tree store and the exact one.
fn compare_one(
    heddle: &Path,
    models: &Path,
    scratch: &Path,
    case: &Case,
    mode: Mode,
) -> Option<[f64; 2]> {
    let model = models.join(case.model).with_extension("pml");
    let name = mode.name();
    let (gcc, pan): (&[&str], Vec<&str>) = match mode {
        Mode::Exact | Mode::Full => (&["-O3", "-DSAFETY", "-DNOREDUCE", "-DNOCLAIM"], vec![]),
        Mode::Reduced => (&["-O3", "-DSAFETY", "-DNOCLAIM"], vec![]),
        Mode::Liveness(ltl) => (&["-O3", "-DNOREDUCE"], vec!["-a", "-N", ltl]),
    };
    let every: &[&str] = if matches!(mode, Mode::Exact) { &["-o1", "-o2", "-o3"] } else { &[] };
    let how = How { defines: &[case.define], spin: every, gcc, pan: &pan };
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
        return None;
    };
    let spin_rate = spin.as_ref().map_or(f64::NAN, |s| s.states / s.cpu);
    let nan = f64::NAN;
    let rate = |r: &Run| stored(r) / r.cpu / spin_rate;
    let rates = [rate(&tree), exact.as_ref().map_or(nan, rate)];
    println!(
        "{:<30}{:>11.0}{:>11.0}{:>14.2}{:>14.2}{:>13.2}{:>9.1}{:>8.1}{:>8.1}{:>8.1}{:>8.1}{:>8.2}",
        format!("{} {} {name}", case.model, case.define),
        spin.as_ref().map_or(nan, |s| s.states),
        stored(&tree),
        rates[0],
        rates[1],
        spin.as_ref().map_or(nan, |s| s.wall) / tree.wall,
        spin.as_ref().map_or(nan, |s| s.bytes_per_state),
        store(&tree),
        all(&tree),
        exact.as_ref().map_or(nan, store),
        exact.as_ref().map_or(nan, all),
        two.map_or(nan, |t| tree.wall / t.wall),
    );
    Some(rates)
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
        Mode::Exact => {
            command.args(["--property", "safety", "--reduction", "none", "--exact-steps"])
        }
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
