//! C programs that scale with N: states and seconds at each reduction, and how
//! the default fares on two cores.
//!
//! `none` takes every instruction for a step, `global` every access that others
//! can see, `superstep` is the paper's, and `por` (the default) adds persistent
//! sets and folds like threads. What does not end within its time is marked.
//! GenMC 0.11 and Nidhugg, measured elsewhere on the same programs in CPU
//! seconds, stand beside it where they were; "-" where they did not end in 45.

use crate::child::{Run, run};
use crate::promela::find_heddle;
use std::path::Path;
use std::process::Command;

struct Case {
    program: &'static str,
    defines: &'static [&'static str],
    /// CPU seconds of GenMC and Nidhugg, where they were measured.
    others: [&'static str; 2],
}

const fn case(program: &'static str, defines: &'static [&'static str]) -> Case {
    Case { program, defines, others: ["", ""] }
}

const fn beside(
    program: &'static str,
    defines: &'static [&'static str],
    genmc: &'static str,
    nidhugg: &'static str,
) -> Case {
    Case { program, defines, others: [genmc, nidhugg] }
}

const CASES: [Case; 40] = [
    beside("ainc", &["N=8"], "3.6", "0.13"),
    beside("bakery", &["N=3"], "0.13", "0.35"),
    beside("bakery", &["N=3", "K=2"], "-", "-"),
    case("barrier", &["N=4"]),
    beside("chase_lev", &["N=3"], "0.6", "6.1"),
    beside("chase_lev", &["N=4"], "-", "-"),
    beside("fib", &["N=4"], "1.5", "2.0"),
    beside("fib", &["N=5"], "18.9", "-"),
    beside("filesystem", &["N=24"], "6.0", "3.4"),
    beside("filesystem", &["N=26"], "-", "-"),
    beside("indexer", &["N=15"], "2.8", "3.6"),
    beside("indexer", &["N=16"], "23.7", "-"),
    beside("last_zero", &["N=12"], "2.4", "3.9"),
    beside("last_zero", &["N=15"], "30", "-"),
    beside("linux_rwlock", &["N=3"], "0.26", "2.9"),
    beside("linux_rwlock", &["N=4"], "-", "-"),
    beside("lockinc", &["N=3", "K=4"], "4.4", "4.9"),
    beside("lockinc", &["N=5", "K=2"], "14.3", "-"),
    beside("mcs", &["N=5"], "2.5", "-"),
    beside("mcs", &["N=6"], "-", "-"),
    beside("ms_queue", &["N=3"], "0.9", "-"),
    beside("ms_queue", &["N=4"], "-", "-"),
    beside("peterson", &["N=4"], "", "2.9"),
    beside("peterson", &["N=6"], "-", "-"),
    case("peterson_n", &["N=4"]),
    beside("philosophers", &["N=5", "K=2"], "0.9", "1.3"),
    case("prodcons", &["N=2"]),
    beside("readers", &["N=17"], "4.6", "-"),
    beside("readers", &["N=19"], "-", "-"),
    case("robots", &["N=3"]),
    case("robots", &["N=5"]),
    beside("seqlock", &["N=3"], "3.0", "-"),
    beside("seqlock", &["N=4"], "-", "-"),
    beside("sigma", &["N=6", "WEAK"], "0.9", "1.1"),
    beside("sigma", &["N=8", "WEAK"], "-", "-"),
    beside("szymanski", &["N=2"], "0.4", "0.5"),
    beside("szymanski", &["N=3"], "12.8", "-"),
    beside("ticket_lock", &["N=7"], "0.9", "1.6"),
    beside("treiber", &["N=4"], "3.7", "-"),
    beside("treiber", &["N=5"], "-", "-"),
];

/// What one search may take: the default, and those it is compared with.
const LIMIT: &str = "60s";
const SHORT: &str = "10s";

pub fn compare(programs: &Path) {
    let Some(heddle) = find_heddle() else {
        println!("no heddle beside this program, nor in $HEDDLE: C programs not measured");
        return;
    };
    println!(
        "C: states, and CPU seconds on one core; > where {SHORT} ({LIMIT} for por) did not do"
    );
    println!(
        "{:<22}{:>18}{:>18}{:>18}{:>18}{:>9}{:>8}{:>8}",
        "", "none", "global", "superstep", "por", "2 cores", "GenMC", "Nidhugg"
    );
    for case in &CASES {
        measure(&heddle, programs, case);
    }
    ipc(&heddle, programs);
}

fn measure(heddle: &Path, programs: &Path, case: &Case) {
    let file = programs.join(case.program).with_extension("c");
    let defines: Vec<String> = case.defines.iter().map(|d| format!("-D{d}")).collect();
    let files = [file];
    let name = format!("{} {}", case.program, case.defines.join(" "));
    let row = row(heddle, &files, &defines);
    println!("{name:<22}{row}{:>8}{:>8}", case.others[0], case.others[1]);
}

/// The message-passing module, with one and two senders.
fn ipc(heddle: &Path, programs: &Path) {
    let names = ["main", "channel", "codec", "pool", "queue", "registry", "schedule", "stats"];
    let files: Vec<_> = names.map(|n| programs.join("ipc").join(n).with_extension("c")).into();
    for (senders, messages) in [(1, 2), (1, 4), (2, 1), (2, 2)] {
        let defines = [format!("-DSENDERS={senders}"), format!("-DMESSAGES={messages}")];
        println!("{:<22}{}", format!("ipc {senders} x {messages}"), row(heddle, &files, &defines));
    }
}

fn row<P: AsRef<std::ffi::OsStr>>(heddle: &Path, files: &[P], defines: &[String]) -> String {
    let mut out = String::new();
    for reduction in ["none", "global", "superstep"] {
        let run = check(heddle, files, defines, reduction, 1);
        out.push_str(&format!("{:>18}", cell(run.as_ref())));
    }
    let one = check(heddle, files, defines, "por", 1);
    out.push_str(&format!("{:>18}", cell(one.as_ref())));
    let two = check(heddle, files, defines, "por", 2);
    let gain = one.zip(two).map(|(one, two)| one.wall / two.wall);
    out.push_str(&format!("{:>9}", gain.map_or("-".into(), |g| format!("{g:.2}x"))));
    out
}

fn cell(run: Option<&Run>) -> String {
    let Some(run) = run else { return "failed".into() };
    let states = run.number_after("\"stored\":").unwrap_or(f64::NAN);
    let open = run.stdout.contains("\"verdict\":\"open\"");
    format!("{}{states:.0} {:.2}", if open { ">" } else { "" }, run.cpu)
}

fn check<P: AsRef<std::ffi::OsStr>>(
    heddle: &Path,
    files: &[P],
    defines: &[String],
    reduction: &str,
    jobs: u32,
) -> Option<Run> {
    let mut command = Command::new(heddle);
    command.arg("check").args(files).args(["--format", "json", "--no-trail"]);
    let limit = if reduction == "por" { LIMIT } else { SHORT };
    command.args(["--reduction", reduction, "-j", &jobs.to_string(), "--timeout", limit, "--"]);
    run(command.args(defines))
}
