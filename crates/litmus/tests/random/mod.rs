//! Made-up programs of every dialect, run in every way the machine knows and under every
//! model.
//!
//! Two laws need no second tool: every way to run a program ends in the same states
//! (`ways`), and what a stronger model allows every weaker one allows (`laws`).
//! `HEDDLE_SEED` starts elsewhere, `HEDDLE_PROGRAMS` sets how many. A failure prints its
//! seed and the smallest program that still fails.

mod laws;
pub mod made;
mod rc11;
mod ways;

use crate::search::{RunOptions, run};
use heddle_litmus::{Test, parse, parse_program_for};
use heddle_memmodel::{MemModel, Options, builtin};
use heddle_span::FileId;
use made::{Dialect, Made};
use std::collections::BTreeSet;

type Finals = BTreeSet<Vec<i64>>;

/// What a search found: final states, whether they are all, and whether there were too
/// many states to wait for.
struct Found {
    finals: Finals,
    complete: bool,
    cut: bool,
}

/// More states than this are not waited for.
const MAX_STATES: u64 = 15_000;

fn test_of(made: &Made, model: &MemModel) -> Test {
    let text = made.text();
    let (test, diags) = match made.dialect {
        Dialect::Mcs => parse_program_for(&text, FileId(0), &model.attributes),
        _ => parse(&text, FileId(0)),
    };
    test.unwrap_or_else(|| panic!("{text}\n{diags:?}"))
}

fn found(made: &Made, model: &str, machine: Options) -> Found {
    let model = builtin(model).expect("a built-in");
    let options = RunOptions { machine, max_states: MAX_STATES, ..RunOptions::default() };
    let r = run(&test_of(made, &model), &model, &options);
    let finals = r.outcomes.iter().map(|o| o.values.clone()).collect();
    Found { finals, complete: r.complete(), cut: r.states >= MAX_STATES }
}

/// Runs `question` on made-up programs; what it finds wrong is shrunk and told. Answers
/// how often it said yes, and of how many.
fn campaign(
    programs: u64,
    make: impl Fn(u64) -> Made,
    question: impl Fn(&Made) -> Result<bool, String>,
) -> (u64, u64) {
    campaign_of(programs, make, question, Made::smaller, Made::text)
}

fn campaign_of<P>(
    programs: u64,
    make: impl Fn(u64) -> P,
    question: impl Fn(&P) -> Result<bool, String>,
    smaller: impl Fn(&P) -> Vec<P>,
    text: impl Fn(&P) -> String,
) -> (u64, u64) {
    let number = |name: &str, or: u64| {
        std::env::var(name).map_or(or, |v| v.parse().expect("a number in the environment"))
    };
    let (first, count) = (number("HEDDLE_SEED", 1), number("HEDDLE_PROGRAMS", programs));
    let mut yes = 0;
    for seed in first..first + count {
        let made = make(seed);
        match question(&made) {
            Ok(answer) => yes += answer as u64,
            Err(why) => {
                let (mut least, mut why) = (made, why);
                while let Some(found) = smaller(&least)
                    .into_iter()
                    .find_map(|less| question(&less).err().map(|why| (less, why)))
                {
                    (least, why) = found;
                }
                panic!("seed {seed}: {why}\n{}", text(&least));
            }
        }
    }
    (yes, count)
}

/// The second load of `x` is not held back by the first: that one waits for the load of
/// `y`, and what the second finds must be stored before.
#[test]
fn a_load_goes_before_one_of_its_location_that_has_to_wait() {
    let text = "RISCV waits
{ 0:x1=x;0:x2=y;0:x3=z;1:x2=y;1:x3=z; }
P0 | P1 ;
lw x5,0(x2) | lw x5,0(x3) ;
lr.w.rl x6,0(x1) | fence rw,rw ;
lw x7,0(x1) | ori x8,x0,1 ;
xor x9,x7,x7 | sw x8,0(x2) ;
ori x9,x9,1 | ;
sw x9,0(x3) | ;
exists (0:x5=1 /\\ 1:x5=1)
";
    assert_reached(text, "rvwmo");
}

/// Once the value is known that makes it fail, the store of a compare-and-swap is never
/// fetched, and the load that was kept for it leaves the window.
#[test]
fn a_pair_that_was_given_up_leaves_nothing() {
    let text = "AArch64 fails
{ 0:X0=x;0:X6=1; }
P0 ;
LDR W3,[X0] ;
EOR W4,W3,W3 ;
ADD X0,X0,W4,SXTW ;
MOV W5,#2 ;
CAS W6,W5,[X0] ;
exists (0:X6=0)
";
    assert_reached(text, "armv8");
}

/// That a final state as asked for is reached, in every way to run the test.
fn assert_reached(text: &str, model: &str) {
    let (test, diags) = parse(text, FileId(0));
    let test = test.unwrap_or_else(|| panic!("{diags:?}"));
    for (look_from, stages) in [(1, true), (usize::MAX, true), (1, false)] {
        let machine = Options { look_from, stages, ..Options::default() };
        let options = RunOptions { machine, ..RunOptions::default() };
        let r = run(&test, &builtin(model).expect("a built-in"), &options);
        assert!(r.complete() && r.witness.is_some(), "looking from {look_from}, {stages}");
    }
}
