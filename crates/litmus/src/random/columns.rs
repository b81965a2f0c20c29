//! Made-up tests of the processors: columns of instructions.

use super::{Change, Dep, Dialect, LOCATIONS, Step, shown};
use std::fmt::Write;

/// Registers: values that are read from number 5 on, addresses from 20 on, the rest between.
pub(super) fn text(seed: u64, d: Dialect, threads: &[Vec<Step>], n_locs: usize) -> String {
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
        .enumerate()
        .map(|(thread, steps)| {
            let mut column = Column { d, thread, lines: Vec::new(), spare: 10, labels: 0 };
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
    out + &shown(threads, n_locs, |r| wide(d, 5 + r))
}

/// A register by its number, as an address or in the condition.
fn wide(d: Dialect, r: usize) -> String {
    match d {
        Dialect::X86 => ["EBX", "ECX", "EDX", "ESI", "EDI"][r - 5].to_string(),
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
    thread: usize,
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
                let (label, r) = (self.label(), word(d, 5 + r));
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
            (_, Step::If { reg, value, then }) => self.only_if(*reg, *value, then),
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
            (_, Step::Update { to, value, loc, order, change }) => {
                self.update(*to, *value, *loc, *order as usize, *change);
            }
        }
    }

    fn label(&mut self) -> String {
        self.labels += 1;
        format!("L{}{}", self.thread, self.labels)
    }

    /// A branch around steps unless a register has a value.
    fn only_if(&mut self, reg: usize, value: i64, then: &[Step]) {
        let (d, label) = (self.d, self.label());
        let reg = word(d, 5 + reg);
        match (d, value) {
            (Dialect::AArch64, 0) => self.push(format!("CBNZ {reg},{label}")),
            (Dialect::AArch64, _) => {
                self.push(format!("CMP {reg},#{value}"));
                self.push(format!("B.NE {label}"));
            }
            (Dialect::RiscV, 0) => self.push(format!("bne {reg},x0,{label}")),
            (Dialect::RiscV, _) => {
                let other = self.constant(value);
                self.push(format!("bne {reg},{},{label}", word(d, other)));
            }
            (Dialect::X86, _) => {
                self.push(format!("CMP {reg},${value}"));
                self.push(format!("JNE {label}"));
            }
            _ => {
                self.push(format!("cmpwi {reg},{value}"));
                self.push(format!("bne {label}"));
            }
        }
        then.iter().for_each(|s| self.step(s));
        self.push(format!("{label}:"));
    }

    fn update(&mut self, to: usize, value: i64, loc: usize, order: usize, change: Change) {
        let d = self.d;
        let from = self.constant(value);
        let status = self.fresh();
        let (at, from, to) = (wide(d, 20 + loc), word(d, from), word(d, 5 + to));
        let status = word(d, status);
        match (d, change) {
            (Dialect::AArch64, Change::Swap | Change::Add) => {
                let name = if change == Change::Swap { "SWP" } else { "LDADD" };
                let kind = ["", "A", "AL"][order];
                self.push(format!("{name}{kind} {from},{to},[{at}]"));
            }
            (Dialect::AArch64, Change::Compare(expected)) => {
                self.push(format!("MOV {to},#{expected}"));
                self.push(format!("CAS{} {to},{from},[{at}]", ["", "A", "AL"][order]));
            }
            (Dialect::AArch64, Change::Pair) => {
                self.push(format!("{} {to},[{at}]", ["LDXR", "LDAXR", "LDAXR"][order]));
                self.push(format!("{} {status},{from},[{at}]", ["STXR", "STXR", "STLXR"][order]));
            }
            (Dialect::RiscV, Change::Swap | Change::Add) => {
                let name = if change == Change::Swap { "amoswap" } else { "amoadd" };
                let kind = ["", ".aq", ".aq.rl"][order];
                self.push(format!("{name}.w{kind} {to},{from},({at})"));
            }
            (_, Change::Compare(expected)) => self.compare(expected, &to, &from, &at, order),
            (Dialect::RiscV, _) => {
                self.push(format!("lr.w{} {to},0({at})", ["", ".aq", ".aq"][order]));
                self.push(format!("sc.w{} {status},{from},0({at})", ["", "", ".rl"][order]));
            }
            _ => {
                self.push(format!("lwarx {to},r0,{at}"));
                self.push(format!("stwcx. {from},r0,{at}"));
            }
        }
    }

    /// A comparison as it is compiled: the second half of a pair behind a branch.
    fn compare(&mut self, expected: i64, to: &str, from: &str, at: &str, order: usize) {
        let label = self.label();
        if self.d == Dialect::RiscV {
            let other = self.constant(expected);
            let (other, status) = (word(self.d, other), self.fresh());
            let status = word(self.d, status);
            self.push(format!("lr.w{} {to},0({at})", ["", ".aq", ".aq"][order]));
            self.push(format!("bne {to},{other},{label}"));
            self.push(format!("sc.w{} {status},{from},0({at})", ["", "", ".rl"][order]));
        } else {
            self.push(format!("lwarx {to},r0,{at}"));
            self.push(format!("cmpwi {to},{expected}"));
            self.push(format!("bne {label}"));
            self.push(format!("stwcx. {from},r0,{at}"));
        }
        self.push(format!("{label}:"));
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
            Step::Update { to, value, loc, change, .. } => {
                let (reg, loc) = (word(d, 5 + to), LOCATIONS[*loc]);
                self.push(format!("MOV {reg},${value}"));
                match change {
                    Change::Swap | Change::Pair => self.push(format!("XCHG [{loc}],{reg}")),
                    Change::Add => self.push(format!("LOCK XADD [{loc}],{reg}")),
                    Change::Compare(expected) => {
                        self.push(format!("MOV EAX,${expected}"));
                        self.push(format!("LOCK CMPXCHG [{loc}],{reg}"));
                        self.push(format!("MOV {reg},EAX"));
                    }
                }
            }
            Step::If { reg, value, then } => self.only_if(*reg, *value, then),
            Step::Fence(f) => self.push(d.fences()[*f].to_string()),
            Step::Branch(_) => {}
        }
    }
}
