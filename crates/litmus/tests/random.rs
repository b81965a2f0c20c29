//! Made-up programs with branches, loops, exclusive pairs and read-modify-writes, run in
//! every way the machine knows.
//!
//! The plain way is the second answer: no stages, no reduction, no looking ahead, every
//! operation a step of its own. Where it comes to an end, all ways have the same final
//! states; where loops fill its window, what it has found must be found by all others.
//! `HEDDLE_SEED` starts elsewhere, `HEDDLE_PROGRAMS` sets how many. A failure prints its
//! seed and the smallest program that still fails.

use heddle_litmus::{LitmusResult, RunOptions, parse, run};
use heddle_memmodel::{Options, builtin};
use heddle_span::FileId;
use std::collections::BTreeSet;

#[test]
fn every_way_to_run_a_program_ends_in_the_same_states() {
    let number = |name: &str, or: u64| {
        std::env::var(name).map_or(or, |v| v.parse().expect("a number in the environment"))
    };
    let (first, count) = (number("HEDDLE_SEED", 1), number("HEDDLE_PROGRAMS", 40));
    let (mut ended, mut looped) = (0, 0);
    for seed in first..first + count {
        let made = make(seed);
        match disagreement(&made) {
            Ok(true) => ended += 1,
            Ok(false) => looped += 1,
            Err(why) => {
                let (least, why) = shrink(made, why);
                panic!("seed {seed}: {why}\n{}", least.text());
            }
        }
    }
    assert!(ended > looped && looped > 0, "{ended} ended, {looped} looped");
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

// ---- the question ----

type Finals = BTreeSet<Vec<i64>>;

/// Whether the plain way came to an end, or what two ways differ in.
fn disagreement(made: &Made) -> Result<bool, String> {
    let models: &[&str] = match made.isa {
        Isa::Arm => &["armv8"],
        Isa::RiscV => &["rvwmo", "rmo", "pso"],
    };
    let mut all = true;
    for model in models {
        let plain = Options { window: 8, stages: false, reduce: false, ..Options::default() };
        let (want, complete, _) = finals(made, model, plain);
        all &= complete;
        for look_from in [1, 3, usize::MAX] {
            for reduce in [true, false] {
                let way = Options { look_from, reduce, window: 12, ..Options::default() };
                let (got, through, cut) = finals(made, model, way);
                let lost = want.difference(&got).next().filter(|_| !cut);
                let extra = got.difference(&want).next().filter(|_| complete);
                let how = format!("{model}, looking from {look_from}, reduce {reduce}");
                if let Some(v) = lost {
                    return Err(format!("{how} loses {v:?}"));
                }
                if let Some(v) = extra {
                    return Err(format!("{how} makes {v:?}"));
                }
                if complete && !through && !cut {
                    return Err(format!("{how} fills a larger window"));
                }
            }
        }
    }
    Ok(all)
}

/// Final states, whether they are all, and whether there were too many to wait for.
fn finals(made: &Made, model: &str, machine: Options) -> (Finals, bool, bool) {
    let text = made.text();
    let (test, diags) = parse(&text, FileId(0));
    let test = test.unwrap_or_else(|| panic!("{text}\n{diags:?}"));
    let max_states = 15_000;
    let options = RunOptions { machine, max_states, ..RunOptions::default() };
    let r: LitmusResult = run(&test, &builtin(model).expect("a built-in"), &options);
    let finals = r.outcomes.iter().map(|o| o.values.clone()).collect();
    (finals, r.complete(), r.states >= max_states as u64)
}

// ---- the programs ----

#[derive(Clone, Copy, PartialEq)]
enum Isa {
    Arm,
    RiscV,
}

#[derive(Clone)]
enum Item {
    Lines(Vec<String>),
    /// Over the next instructions, or to the start.
    Branch {
        register: usize,
        over: Option<usize>,
    },
}

#[derive(Clone)]
struct Made {
    isa: Isa,
    threads: Vec<Vec<Item>>,
}

/// Registers that are loaded to and seen at the end.
const LOADED: std::ops::Range<usize> = 5..9;

impl Made {
    fn text(&self) -> String {
        let (name, register) = match self.isa {
            Isa::Arm => ("AArch64", "X"),
            Isa::RiscV => ("RISCV", "x"),
        };
        let all = |f: &dyn Fn(usize, usize) -> String, of: &[usize]| -> String {
            (0..self.threads.len()).flat_map(|t| of.iter().map(move |&r| f(t, r))).collect()
        };
        let start = |t, r| format!("{t}:{register}{r}={};", if r == 1 { "x" } else { "y" });
        let seen = |t, r| format!("{t}:{register}{r};");
        let columns: Vec<Vec<String>> = (0..self.threads.len()).map(|t| self.column(t)).collect();
        let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
        let names: Vec<String> = (0..columns.len()).map(|t| format!("P{t}")).collect();
        let mut out = format!("{name} made\n{{ {} }}\n", all(&start, &[1, 2]));
        out += &format!("{} ;\n", names.join(" | "));
        for row in 0..rows {
            let cell = |c: &Vec<String>| c.get(row).cloned().unwrap_or_default();
            let cells: Vec<String> = columns.iter().map(cell).collect();
            out += &format!("{} ;\n", cells.join(" | "));
        }
        let loaded: Vec<usize> = LOADED.collect();
        out + &format!("locations [{}x;y;]\nexists (x=7)\n", all(&seen, &loaded))
    }

    fn column(&self, t: usize) -> Vec<String> {
        let items = &self.threads[t];
        let label = |i: usize| format!("L{t}{i}");
        let mut out = Vec::new();
        for (i, item) in items.iter().enumerate() {
            out.push(format!("{}:", label(i)));
            match item {
                Item::Lines(lines) => out.extend(lines.iter().cloned()),
                Item::Branch { register, over } => {
                    let target = label(over.map_or(0, |n| (i + n).min(items.len())));
                    out.push(match self.isa {
                        Isa::Arm => format!("CBNZ W{register},{target}"),
                        Isa::RiscV => format!("bne x{register},x0,{target}"),
                    });
                }
            }
        }
        out.push(format!("{}:", label(items.len())));
        out
    }
}

fn make(seed: u64) -> Made {
    let mut r = Rng(seed);
    let isa = if r.below(2) == 0 { Isa::Arm } else { Isa::RiscV };
    let threads = (0..2).map(|_| {
        let n = 2 + r.below(3);
        (0..n).map(|i| item(&mut r, isa, i)).collect()
    });
    let threads = threads.collect();
    Made { isa, threads }
}

fn item(r: &mut Rng, isa: Isa, i: usize) -> Item {
    let (at, to) = (1 + r.below(2), LOADED.start + r.below(LOADED.len()));
    let (from, k) = (LOADED.start + r.below(LOADED.len()), 1 + r.below(2));
    if i > 0 && r.below(5) == 0 {
        let over = (r.below(4) > 0).then(|| 2 + r.below(2));
        return Item::Branch { register: from, over };
    }
    let lines = match isa {
        Isa::Arm => arm(r, at, to, from, k),
        Isa::RiscV => riscv(r, at, to, from, k),
    };
    Item::Lines(lines.split(';').map(String::from).collect())
}

fn arm(r: &mut Rng, at: usize, to: usize, from: usize, k: usize) -> String {
    let load = r.pick(&["LDR", "LDR", "LDAR", "LDAPR"]);
    let store = r.pick(&["STR", "STR", "STLR"]);
    let fence = r.pick(&["SY", "LD", "ST"]);
    let half = r.pick(&["", "A"]);
    match r.below(13) {
        0..=2 => format!("{load} W{to},[X{at}]"),
        3 | 4 => format!("MOV W10,#{k};{store} W10,[X{at}]"),
        5 => format!("{store} W{from},[X{at}]"),
        6 => format!("EOR W11,W{from},W{from};LDR W{to},[X{at},W11,SXTW]"),
        7 => format!("EOR W11,W{from},W{from};ADD W11,W11,#{k};STR W11,[X{at}]"),
        8 => format!("DMB {fence}"),
        9 => format!("MOV W10,#{k};LD{half}XR W{to},[X{at}];STXR W9,W10,[X{at}]"),
        10 => format!("MOV W10,#{k};SWP{half} W10,W{to},[X{at}]"),
        _ => format!("MOV W10,#{k};CAS{half} W{to},W10,[X{at}]"),
    }
}

fn riscv(r: &mut Rng, at: usize, to: usize, from: usize, k: usize) -> String {
    let fence = r.pick(&["rw,rw", "r,rw", "w,w", "r,r", "rw,w"]);
    let half = r.pick(&["", ".aq", ".rl", ".aq.rl"]);
    match r.below(11) {
        0..=3 => format!("lw x{to},0(x{at})"),
        4 | 5 => format!("ori x10,x0,{k};sw x10,0(x{at})"),
        6 => format!("sw x{from},0(x{at})"),
        7 => format!("xor x11,x{from},x{from};add x12,x{at},x11;lw x{to},0(x12)"),
        8 => format!("fence {fence}"),
        9 => format!("ori x10,x0,{k};lr.w{half} x{to},0(x{at});sc.w x9,x10,0(x{at})"),
        _ => format!("ori x10,x0,{k};amoswap.w{half} x{to},x10,(x{at})"),
    }
}

/// Leaves out what can be left out while something still differs.
fn shrink(mut made: Made, mut why: String) -> (Made, String) {
    let places = |m: &Made| -> Vec<(usize, usize)> {
        (0..m.threads.len()).flat_map(|t| (0..m.threads[t].len()).map(move |i| (t, i))).collect()
    };
    loop {
        let smaller = places(&made).into_iter().find_map(|(t, i)| {
            let mut less = made.clone();
            less.threads[t].remove(i);
            disagreement(&less).err().map(|why| (less, why))
        });
        match smaller {
            Some(found) => (made, why) = found,
            None => return (made, why),
        }
    }
}

struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}
