//! C programs that scale with N, in two tables.
//!
//! The first is about steps: states, and seconds by the clock on one and on
//! two cores, at each reduction. `none` takes every instruction for a step,
//! `global` every access that others can see, `superstep` is the paper's, and
//! `por` (the default) adds persistent sets and folds like threads. What does
//! not end within its time is said to be open after so many seconds, and is
//! not tried on two cores.
//!
//! The second is about other checkers: the default at the sizes where GenMC
//! 0.11 and Nidhugg were measured, elsewhere and in processor seconds, up to
//! the first at which both stop. "-" where they did not end in 45.
//!
//! The first is about the property `safety` alone. In the second, where relaxed
//! atomics may hide a race, the search that follows happens-before along all
//! ways is measured too: states and seconds are those of both.
//!
//! Both together take some ten minutes on two cores. Should a machine be so
//! slow that they take longer than [`ALL`], what is left is said to be left
//! out.

use crate::child::{Run, run};
use crate::promela::find_heddle;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A program, and its size as clang is told.
type Size = (&'static str, &'static [&'static str]);

/// Each at a size where `none` may end, and at one where it will not.
const STEPS: [Size; 26] = [
    ("barrier", &["N=2"]),
    ("barrier", &["N=4"]),
    ("chase_lev", &["N=1"]),
    ("chase_lev", &["N=3"]),
    ("fib", &["N=1"]),
    ("fib", &["N=5"]),
    ("filesystem", &["N=2"]),
    ("filesystem", &["N=8"]),
    ("indexer", &["N=2"]),
    ("indexer", &["N=8"]),
    ("last_zero", &["N=2"]),
    ("last_zero", &["N=8"]),
    ("ms_queue", &["N=1"]),
    ("ms_queue", &["N=3"]),
    ("peterson_n", &["N=2"]),
    ("peterson_n", &["N=4"]),
    ("philosophers", &["N=2", "ORDERED"]),
    ("philosophers", &["N=6", "ORDERED"]),
    ("readers", &["N=2"]),
    ("readers", &["N=12"]),
    ("ticket_lock", &["N=2"]),
    ("ticket_lock", &["N=5"]),
    ("treiber", &["N=2"]),
    ("treiber", &["N=3"]),
    ("robots", &["N=2"]),
    ("robots", &["N=4"]),
];

/// Processor seconds of GenMC and of Nidhugg.
type Others = [&'static str; 2];

const BESIDE: [(Size, Others); 36] = [
    (("ainc", &["N=8"]), ["3.6", "0.13"]),
    (("ainc", &["N=9"]), ["-", ""]),
    (("bakery", &["N=3"]), ["0.13", "0.35"]),
    (("bakery", &["N=3", "K=2"]), ["-", "-"]),
    (("chase_lev", &["N=3"]), ["0.6", "6.1"]),
    (("chase_lev", &["N=4"]), ["-", "-"]),
    (("fib", &["N=4"]), ["1.5", "2.0"]),
    (("fib", &["N=5"]), ["18.9", "-"]),
    (("filesystem", &["N=24"]), ["6.0", "3.4"]),
    (("filesystem", &["N=26"]), ["-", "-"]),
    (("indexer", &["N=15"]), ["2.8", "3.6"]),
    (("indexer", &["N=16"]), ["23.7", "-"]),
    (("last_zero", &["N=12"]), ["2.4", "3.9"]),
    (("last_zero", &["N=15"]), ["30", "-"]),
    (("linux_rwlock", &["N=3"]), ["0.26", "2.9"]),
    (("linux_rwlock", &["N=4"]), ["-", "-"]),
    (("lockinc", &["N=3", "K=4"]), ["4.4", "4.9"]),
    (("lockinc", &["N=5", "K=2"]), ["14.3", "-"]),
    (("lockinc", &["N=4", "K=4"]), ["-", "-"]),
    (("mcs", &["N=5"]), ["2.5", "-"]),
    (("mcs", &["N=6"]), ["-", "-"]),
    (("ms_queue", &["N=3"]), ["0.9", "-"]),
    (("ms_queue", &["N=4"]), ["-", "-"]),
    (("peterson", &["N=4"]), ["", "2.9"]),
    (("peterson", &["N=6"]), ["-", "-"]),
    (("philosophers", &["N=5", "K=2", "ORDERED"]), ["0.9", "1.3"]),
    (("readers", &["N=17"]), ["4.6", "-"]),
    (("readers", &["N=19"]), ["-", "-"]),
    (("seqlock", &["N=3"]), ["3.0", "-"]),
    (("seqlock", &["N=4"]), ["-", "-"]),
    (("sigma", &["N=6", "WEAK"]), ["0.9", "1.1"]),
    (("sigma", &["N=8", "WEAK"]), ["-", "-"]),
    (("szymanski", &["N=3"]), ["12.8", "-"]),
    (("ticket_lock", &["N=4", "K=3"]), ["-", "-"]),
    (("treiber", &["N=4"]), ["3.7", "-"]),
    (("treiber", &["N=5"]), ["-", "-"]),
];

/// Seconds that one search may take, in the first and in the second table.
const SHORT: u32 = 4;
const LONG: u32 = 200;
/// No search begins after this.
const ALL: Duration = Duration::from_secs(14 * 60);

pub fn compare(programs: &Path) {
    let Some(heddle) = find_heddle() else {
        println!("no heddle beside this program, nor in $HEDDLE: C programs not measured");
        return;
    };
    let bench = Bench { heddle, programs: programs.into(), start: Instant::now() };
    println!("C: states, and seconds by the clock on one core and on two, clang's included");
    let heads = ["none", "global", "superstep", "por"];
    println!("{:<22}{}", "", heads.map(|h| format!("{h:>27}")).concat());
    for (program, size) in STEPS {
        let (name, task) = bench.task(program, size);
        println!("{name:<22}{}", heads.map(|r| bench.steps(&task, r)).concat());
    }
    for (name, task) in bench.ipc() {
        println!("{name:<22}{}", heads.map(|r| bench.steps(&task, r)).concat());
    }
    println!();
    println!("C beside other checkers: the default; processor seconds of one core for all three");
    println!(
        "{:<24}{:>10}{:>9}{:>10}{:>10}{:>9}{:>9}{:>9}",
        "", "states", "CPU s", "1 core s", "2 cores s", "gain", "GenMC", "Nidhugg"
    );
    for ((program, size), others) in BESIDE {
        let (name, task) = bench.task(program, size);
        println!("{name:<24}{}{:>9}{:>9}", bench.beside(&task), others[0], others[1]);
    }
    println!("C: {:.0} s in all", bench.start.elapsed().as_secs_f64());
}

struct Bench {
    heddle: PathBuf,
    programs: PathBuf,
    start: Instant,
}

struct Task {
    files: Vec<PathBuf>,
    defines: Vec<String>,
}

impl Bench {
    fn task(&self, program: &str, size: &[&str]) -> (String, Task) {
        let files = vec![self.programs.join(program).with_extension("c")];
        let defines = size.iter().map(|d| format!("-D{d}")).collect();
        (format!("{program} {}", size.join(" ")), Task { files, defines })
    }

    /// The message-passing module, with one and two senders.
    fn ipc(&self) -> Vec<(String, Task)> {
        let names = ["main", "channel", "codec", "pool", "queue", "registry", "schedule", "stats"];
        let files = names.map(|n| self.programs.join("ipc").join(n).with_extension("c"));
        let sizes = [(1, 2), (1, 4), (2, 1), (2, 2)];
        let task = |(senders, messages)| {
            let defines = vec![format!("-DSENDERS={senders}"), format!("-DMESSAGES={messages}")];
            (format!("ipc {senders} x {messages}"), Task { files: files.to_vec(), defines })
        };
        sizes.map(task).into()
    }

    fn steps(&self, task: &Task, reduction: &str) -> String {
        let cell = match self.check(task, reduction, 1, SHORT) {
            Ended::Not(why) => why,
            Ended::Open(states) => format!("{states:.0} open after {SHORT} s"),
            Ended::Done(states, one) => match self.check(task, reduction, 2, SHORT) {
                Ended::Done(_, two) => format!("{states:.0} {:.2} {:.2}", one.wall, two.wall),
                _ => format!("{states:.0} {:.2} -", one.wall),
            },
        };
        format!("{cell:>27}")
    }

    fn beside(&self, task: &Task) -> String {
        let (states, one) = match self.check(task, "por", 1, LONG) {
            Ended::Done(states, one) => (states, one),
            Ended::Open(n) => return format!("{:>48}", format!("{n:.0} open after {LONG} s")),
            Ended::Not(why) => return format!("{why:>48}"),
        };
        let two = match self.check(task, "por", 2, LONG) {
            Ended::Done(_, two) => {
                [format!("{:.2}", two.wall), format!("{:.2}x", one.wall / two.wall)]
            }
            _ => ["-".into(), "-".into()],
        };
        format!("{states:>10.0}{:>9.2}{:>10.2}{:>10}{:>9}", one.cpu, one.wall, two[0], two[1])
    }

    /// One run; a short one of the first search only.
    fn check(&self, task: &Task, reduction: &str, jobs: u32, limit: u32) -> Ended {
        if self.start.elapsed() > ALL {
            return Ended::Not("left out".into());
        }
        let mut command = Command::new(&self.heddle);
        command.arg("check").args(&task.files).args(["--format", "json", "--no-trail"]);
        if limit == SHORT {
            command.args(["-p", "safety"]);
        }
        command.args(["--reduction", reduction, "-j", &jobs.to_string()]);
        command.args([OsStr::new("--timeout"), OsStr::new(&format!("{limit}s")), OsStr::new("--")]);
        let Some(run) = run(command.args(&task.defines)) else {
            return Ended::Not("failed".into());
        };
        let states = run.number_after("\"stored\":").unwrap_or(f64::NAN);
        // The last line speaks for all.
        let end = run.stdout.lines().last().unwrap_or_default();
        if end.contains("\"verdict\":\"holds\"") {
            Ended::Done(states, run)
        } else if end.contains("\"verdict\":\"open\"") {
            Ended::Open(states)
        } else {
            Ended::Not("failed".into())
        }
    }
}

/// How a search ended, and with how many states.
enum Ended {
    Done(f64, Run),
    Open(f64),
    /// It did not begin, or gave another verdict than it should.
    Not(String),
}
