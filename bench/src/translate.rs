//! Table 1 of the paper on translating C to Promela: the two-lock queue of
//! Michael and Scott under harnesses of enqueuers and dequeuers, heap bound 9,
//! with a check that what is dequeued comes in order; real SPIN on our model.

use crate::child::run;
use crate::promela::find_heddle;
use crate::spin::{How, measure};
use std::path::Path;
use std::process::Command;

/// Harness and the states that the paper's translation needs; `None` where its
/// authors could not search exhaustively.
const TABLE: [(&str, Option<u64>); 9] = [
    ("E|D", Some(851)),
    ("EE|DD", Some(14_467)),
    ("EE|DDD", Some(29_506)),
    ("EEE|DDD", Some(138_751)),
    ("EEEE|DD", Some(128_611)),
    ("EEEE|DDDD", Some(1_101_416)),
    ("EEEEE|DDDD", Some(3_181_607)),
    ("EEEEE|DDDDD", Some(7_894_946)),
    ("E|E|E|E|D|D", None),
];

pub fn compare(queue: &Path, scratch: &Path) {
    let Some(heddle) = find_heddle() else {
        println!("no heddle beside this program, nor in $HEDDLE: nothing translated");
        return;
    };
    println!("C to Promela: the two-lock queue, heap bound 9, SPIN with its default reduction");
    println!(
        "{:<14}{:>12}{:>12}{:>9}{:>11}{:>9}{:>13}",
        "", "paper", "ours", "fewer", "MB states", "seconds", "heddle"
    );
    for (harness, paper) in TABLE {
        let dir = scratch.join(harness.replace('|', "-"));
        if std::fs::create_dir_all(&dir).is_err() {
            continue;
        }
        let model = dir.join("queue.pml");
        let mut translate = Command::new(&heddle);
        translate.arg("translate").arg(queue).arg("-o").arg(&model);
        translate.args(["--harness", harness, "--op", "E=enqueue", "--op", "D=dequeue"]);
        translate.args(["--fifo", "--heap", "node_t=9"]);
        if !run(&mut translate).is_some_and(|r| r.ok) {
            println!("{harness:<14} is not translated");
            continue;
        }
        let how = How { defines: &[], spin: &[], gcc: &["-O2", "-DSAFETY"], pan: &[] };
        let spin = measure(&model, &how, &dir);
        let mut check = Command::new(&heddle);
        check.arg("check").arg(&model).args(["--format", "json", "-j", "1", "--no-trail"]);
        let ours = run(&mut check).and_then(|r| r.number_after("\"stored\":"));
        let Some(spin) = spin else {
            println!("{harness:<14} SPIN is missing, or failed");
            continue;
        };
        println!(
            "{harness:<14}{:>12}{:>12.0}{:>9}{:>11.1}{:>9.2}{:>13.0}",
            paper.map_or("-".into(), |p| p.to_string()),
            spin.states,
            paper.map_or("-".into(), |p| format!("{:.0}x", p as f64 / spin.states)),
            spin.states * spin.bytes_per_state / 1048576.0,
            spin.cpu,
            ours.unwrap_or(f64::NAN),
        );
    }
}
