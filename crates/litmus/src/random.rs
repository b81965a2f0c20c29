//! Litmus tests at random, in every dialect: to compare two models that should agree, and
//! to find what tells two others apart.
//!
//! Two to four threads with a few accesses each to two or three locations: plain, acquire
//! and release, atomic updates, fences, dependencies of address, data and control. Unlike
//! critical cycles (`generate`), most have executions of every kind, and all their final
//! states are asked for.

use std::fmt::Write;

/// The dialects that tests are made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    X86,
    AArch64,
    RiscV,
    Ppc,
    C,
}

impl Dialect {
    pub const ALL: [Dialect; 5] =
        [Dialect::X86, Dialect::AArch64, Dialect::RiscV, Dialect::Ppc, Dialect::C];

    fn name(self) -> &'static str {
        match self {
            Dialect::X86 => "X86",
            Dialect::AArch64 => "AArch64",
            Dialect::RiscV => "RISCV",
            Dialect::Ppc => "PPC",
            Dialect::C => "C",
        }
    }

    fn fences(self) -> &'static [&'static str] {
        match self {
            Dialect::X86 => &["MFENCE"],
            Dialect::AArch64 => &["DMB SY", "DMB LD", "DMB ST", "ISB"],
            Dialect::RiscV => {
                &["fence rw,rw", "fence r,r", "fence w,w", "fence r,rw", "fence rw,w", "fence.tso"]
            }
            Dialect::Ppc => &["sync", "lwsync", "isync"],
            Dialect::C => &["acquire", "release", "acq_rel", "seq_cst"],
        }
    }
}

/// Orders of an access: none, acquire or release, the strongest.
type Order = u8;

/// How an access depends on what a register holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dep {
    Addr(usize),
    Data(usize),
}

enum Step {
    Load {
        to: usize,
        loc: usize,
        order: Order,
        dep: Option<Dep>,
    },
    Store {
        value: i64,
        loc: usize,
        order: Order,
        dep: Option<Dep>,
    },
    Update {
        to: usize,
        value: i64,
        loc: usize,
        order: Order,
        pair: bool,
    },
    Fence(usize),
    /// A branch on a register to what follows it.
    Branch(usize),
}

struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

const LOCATIONS: [&str; 3] = ["x", "y", "z"];

/// The text of a test; the same for the same seed.
pub fn text(seed: u64, dialect: Dialect) -> String {
    let mut rng = Rng(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1));
    rng.below(2);
    let n_threads = [2, 2, 2, 3, 3, 4][rng.below(6)];
    let n_locs = if n_threads > 2 && rng.one_in(3) { 3 } else { 2 };
    let most = [0, 0, 5, 4, 3][n_threads];
    let mut value = 0;
    let threads: Vec<Vec<Step>> = (0..n_threads)
        .map(|_| {
            let n = 1 + rng.below(most);
            thread(&mut rng, n, n_locs, dialect, &mut value)
        })
        .collect();
    match dialect {
        Dialect::C => c(seed, &threads, n_locs),
        _ => columns(seed, dialect, &threads, n_locs),
    }
}

fn thread(rng: &mut Rng, n: usize, n_locs: usize, d: Dialect, value: &mut i64) -> Vec<Step> {
    let (mut steps, mut regs) = (Vec::new(), 0);
    for at in 0..n {
        if at > 0 && rng.one_in(3) {
            steps.push(Step::Fence(rng.below(d.fences().len())));
        }
        let weak = !matches!(d, Dialect::X86 | Dialect::C);
        if weak && regs > 0 && rng.one_in(6) {
            steps.push(Step::Branch(rng.below(regs)));
        }
        let dep =
            |rng: &mut Rng| (weak && regs > 0 && rng.one_in(3)).then(|| Dep::Addr(rng.below(regs)));
        let (loc, order) = (rng.below(n_locs), [0, 0, 1, 2][rng.below(4)]);
        match rng.below(7) {
            0..=2 => {
                let dep = dep(rng);
                steps.push(Step::Load { to: regs, loc, order, dep });
                regs += 1;
            }
            3..=5 => {
                *value += 1;
                let dep = dep(rng).map(|dep| match dep {
                    Dep::Addr(r) if rng.one_in(2) => Dep::Data(r),
                    dep => dep,
                });
                steps.push(Step::Store { value: *value, loc, order, dep });
            }
            _ => {
                *value += 1;
                let pair = rng.one_in(2);
                steps.push(Step::Update { to: regs, value: *value, loc, order, pair });
                regs += 1;
            }
        }
    }
    steps
}

fn n_regs(steps: &[Step]) -> usize {
    let to = |s: &Step| matches!(s, Step::Load { .. } | Step::Update { .. });
    steps.iter().filter(|s| to(s)).count()
}

fn c(seed: u64, threads: &[Vec<Step>], n_locs: usize) -> String {
    let mut out = format!("C random{seed}\n{{}}\n");
    let args: Vec<String> =
        LOCATIONS[..n_locs].iter().map(|l| format!("atomic_int* {l}")).collect();
    for (t, steps) in threads.iter().enumerate() {
        let _ = writeln!(out, "\nP{t} ({}) {{", args.join(", "));
        for step in steps {
            let line = match step {
                Step::Load { to, loc, order, .. } => {
                    let order = ["relaxed", "acquire", "seq_cst"][*order as usize];
                    let loc = LOCATIONS[*loc];
                    format!("int r{to} = atomic_load_explicit({loc}, memory_order_{order});")
                }
                Step::Store { value, loc, order, .. } => {
                    let order = ["relaxed", "release", "seq_cst"][*order as usize];
                    let loc = LOCATIONS[*loc];
                    format!("atomic_store_explicit({loc}, {value}, memory_order_{order});")
                }
                Step::Update { to, value, loc, order, pair } => {
                    let order = ["relaxed", "acq_rel", "seq_cst"][*order as usize];
                    let what = if *pair { "fetch_add" } else { "exchange" };
                    let loc = LOCATIONS[*loc];
                    format!(
                        "int r{to} = atomic_{what}_explicit({loc}, {value}, memory_order_{order});"
                    )
                }
                Step::Fence(f) => {
                    format!("atomic_thread_fence(memory_order_{});", Dialect::C.fences()[*f])
                }
                Step::Branch(_) => continue,
            };
            let _ = writeln!(out, "  {line}");
        }
        out.push_str("}\n");
    }
    let regs = threads.iter().enumerate().map(|(t, s)| (t, n_regs(s)));
    let regs = regs.flat_map(|(t, n)| (0..n).map(move |r| format!("{t}:r{r};")));
    let locations: String =
        LOCATIONS[..n_locs].iter().map(|l| format!("{l};")).chain(regs).collect();
    let _ = write!(out, "\nlocations [{locations}]\nexists (x=0)\n");
    out
}

/// Registers: values that are read from number 5 on, addresses from 20 on, the rest between.
fn columns(seed: u64, d: Dialect, threads: &[Vec<Step>], n_locs: usize) -> String {
    let mut out = format!("{} random{seed}\n{{\n", d.name());
    if d != Dialect::X86 {
        for t in 0..threads.len() {
            for (l, name) in LOCATIONS[..n_locs].iter().enumerate() {
                let _ = write!(out, "{t}:{}={name}; ", wide(d, 20 + l));
            }
            out.push('\n');
        }
    }
    out.push_str("}\n");
    let columns: Vec<Vec<String>> = threads
        .iter()
        .map(|steps| {
            let mut column = Column { d, lines: Vec::new(), spare: 10, labels: 0 };
            steps.iter().for_each(|s| column.step(s));
            column.lines
        })
        .collect();
    let heads: Vec<String> = (0..threads.len()).map(|t| format!("P{t}")).collect();
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let _ = writeln!(out, " {} ;", heads.join(" | "));
    for row in 0..rows {
        let cells: Vec<&str> =
            columns.iter().map(|c| c.get(row).map_or("", String::as_str)).collect();
        let _ = writeln!(out, " {} ;", cells.join(" | "));
    }
    let regs = threads.iter().enumerate().map(|(t, s)| (t, n_regs(s)));
    let regs = regs.flat_map(|(t, n)| (0..n).map(move |r| format!("{t}:{};", wide(d, 5 + r))));
    let locations: String =
        LOCATIONS[..n_locs].iter().map(|l| format!("{l};")).chain(regs).collect();
    let _ = write!(out, "locations [{locations}]\nexists (x=0)\n");
    out
}

/// A register by its number, as an address or in the condition.
fn wide(d: Dialect, r: usize) -> String {
    match d {
        Dialect::X86 => ["EAX", "EBX", "ECX", "EDX", "ESI", "EDI"][r - 5].to_string(),
        Dialect::AArch64 => format!("X{r}"),
        Dialect::RiscV => format!("x{r}"),
        _ => format!("r{r}"),
    }
}

/// The same as a word.
fn word(d: Dialect, r: usize) -> String {
    match d {
        Dialect::AArch64 => format!("W{r}"),
        _ => wide(d, r),
    }
}

struct Column {
    d: Dialect,
    lines: Vec<String>,
    spare: usize,
    labels: usize,
}

impl Column {
    fn push(&mut self, line: String) {
        self.lines.push(line);
    }

    /// A register of its own.
    fn fresh(&mut self) -> usize {
        self.spare += 1;
        10 + self.spare % 10
    }

    /// A register with 0 that depends on one that was read.
    fn zero_from(&mut self, r: usize) -> usize {
        let (to, from) = (self.fresh(), 5 + r);
        let (to_name, from) = (word(self.d, to), word(self.d, from));
        self.push(match self.d {
            Dialect::AArch64 => format!("EOR {to_name},{from},{from}"),
            _ => format!("xor {to_name},{from},{from}"),
        });
        to
    }

    fn constant(&mut self, value: i64) -> usize {
        let to = self.fresh();
        let name = word(self.d, to);
        self.push(match self.d {
            Dialect::AArch64 => format!("MOV {name},#{value}"),
            Dialect::RiscV => format!("ori {name},x0,{value}"),
            _ => format!("li {name},{value}"),
        });
        to
    }

    /// The register with the address of a location, through a dependency if there is one.
    fn address(&mut self, loc: usize, dep: Option<Dep>) -> String {
        let base = wide(self.d, 20 + loc);
        let Some(Dep::Addr(r)) = dep else { return base };
        let zero = self.zero_from(r);
        let to = self.fresh();
        let (to, zero) = (wide(self.d, to), wide(self.d, zero));
        self.push(match self.d {
            Dialect::AArch64 => format!("ADD {to},{base},{zero}"),
            _ => format!("add {to},{base},{zero}"),
        });
        to
    }

    fn step(&mut self, step: &Step) {
        match (self.d, step) {
            (Dialect::X86, step) => self.x86(step),
            (d, Step::Fence(f)) => self.push(d.fences()[*f].to_string()),
            (d, Step::Branch(r)) => {
                self.labels += 1;
                let (label, r) = (format!("L{}", self.labels), word(d, 5 + r));
                match d {
                    Dialect::AArch64 => self.push(format!("CBNZ {r},{label}")),
                    Dialect::RiscV => self.push(format!("bne {r},x0,{label}")),
                    _ => {
                        self.push(format!("cmpw {r},{r}"));
                        self.push(format!("beq {label}"));
                    }
                }
                self.push(format!("{label}:"));
            }
            (d, Step::Load { to, loc, order, dep }) => {
                let (at, to) = (self.address(*loc, *dep), word(d, 5 + to));
                self.push(match d {
                    Dialect::AArch64 => {
                        format!("{} {to},[{at}]", ["LDR", "LDAPR", "LDAR"][*order as usize])
                    }
                    Dialect::RiscV => format!("lw {to},0({at})"),
                    _ => format!("lwz {to},0({at})"),
                });
            }
            (d, Step::Store { value, loc, order, dep }) => {
                let at = self.address(*loc, *dep);
                let from = match dep {
                    Some(Dep::Data(r)) => {
                        let zero = self.zero_from(*r);
                        let to = self.fresh();
                        let (name, zero) = (word(d, to), word(d, zero));
                        self.push(match d {
                            Dialect::AArch64 => format!("ADD {name},{zero},#{value}"),
                            _ => format!("addi {name},{zero},{value}"),
                        });
                        to
                    }
                    _ => self.constant(*value),
                };
                let from = word(d, from);
                self.push(match d {
                    Dialect::AArch64 => {
                        format!("{} {from},[{at}]", ["STR", "STR", "STLR"][*order as usize])
                    }
                    Dialect::RiscV => format!("sw {from},0({at})"),
                    _ => format!("stw {from},0({at})"),
                });
            }
            (_, Step::Update { to, value, loc, order, pair }) => {
                self.update(*to, *value, *loc, *order as usize, *pair);
            }
        }
    }

    fn update(&mut self, to: usize, value: i64, loc: usize, order: usize, pair: bool) {
        let d = self.d;
        let from = self.constant(value);
        let status = self.fresh();
        let (at, from, to) = (wide(d, 20 + loc), word(d, from), word(d, 5 + to));
        let status = word(d, status);
        match (d, pair) {
            (Dialect::AArch64, false) => {
                let kind = ["", "A", "AL"][order];
                self.push(format!("SWP{kind} {from},{to},[{at}]"));
            }
            (Dialect::AArch64, true) => {
                self.push(format!("{} {to},[{at}]", ["LDXR", "LDAXR", "LDAXR"][order]));
                self.push(format!("{} {status},{from},[{at}]", ["STXR", "STXR", "STLXR"][order]));
            }
            (Dialect::RiscV, false) => {
                let kind = ["", ".aq", ".aq.rl"][order];
                self.push(format!("amoswap.w{kind} {to},{from},({at})"));
            }
            (Dialect::RiscV, true) => {
                self.push(format!("lr.w{} {to},0({at})", ["", ".aq", ".aq"][order]));
                self.push(format!("sc.w{} {status},{from},0({at})", ["", "", ".rl"][order]));
            }
            _ => {
                self.push(format!("lwarx {to},r0,{at}"));
                self.push(format!("stwcx. {from},r0,{at}"));
            }
        }
    }

    fn x86(&mut self, step: &Step) {
        let d = Dialect::X86;
        match step {
            Step::Load { to, loc, .. } => {
                self.push(format!("MOV {},[{}]", word(d, 5 + to), LOCATIONS[*loc]));
            }
            Step::Store { value, loc, .. } => {
                self.push(format!("MOV [{}],${value}", LOCATIONS[*loc]));
            }
            Step::Update { to, value, loc, .. } => {
                self.push(format!("MOV {},${value}", word(d, 5 + to)));
                self.push(format!("XCHG [{}],{}", LOCATIONS[*loc], word(d, 5 + to)));
            }
            Step::Fence(f) => self.push(d.fences()[*f].to_string()),
            Step::Branch(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_span::FileId;

    #[test]
    fn every_test_can_be_read_and_seeds_tell_them_apart() {
        for dialect in Dialect::ALL {
            let mut texts = std::collections::BTreeSet::new();
            for seed in 0..60 {
                let text = text(seed, dialect);
                let (test, wrong) = crate::parse(&text, FileId::default());
                assert!(test.is_some(), "{wrong:?}\n{text}");
                texts.insert(text);
            }
            assert!(texts.len() > 55);
        }
    }
}
