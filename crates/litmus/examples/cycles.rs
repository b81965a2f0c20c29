//! Writes the generated part of the litmus suite: `cycles DIR`.
//!
//! Each file carries the number of final states that the axiomatic oracle of the
//! tests finds under each model; the machine is not asked.

#[path = "../tests/oracle/mod.rs"]
mod oracle;

use heddle_litmus::generate::{Cycle, Link, Syntax, cycle, shapes, text};

fn main() {
    let dir = std::env::args().nth(1).expect("a directory");
    for syntax in [Syntax::RiscV, Syntax::AArch64] {
        let full = if syntax == Syntax::RiscV { "Fence.rw.rw" } else { "DMB.SY" };
        for shape in shapes(2) {
            for &link in syntax.links() {
                for pair in [[link, link], [link, Link::Po], [Link::Fence(full), link]] {
                    cycle(&shape, &pair, false).iter().for_each(|c| write(&dir, c, syntax));
                }
            }
            if syntax == Syntax::RiscV {
                cycle(&shape, &[Link::Po; 2], true).iter().for_each(|c| write(&dir, c, syntax));
            }
        }
        for shape in shapes(3).into_iter().chain(shapes(4)) {
            for link in [Link::Po, Link::Fence(full), Link::Addr, Link::Both] {
                let links = vec![link; shape.len()];
                cycle(&shape, &links, false).iter().for_each(|c| write(&dir, c, syntax));
            }
        }
    }
}

fn write(dir: &str, c: &Cycle, syntax: Syntax) {
    let models: &[&str] = match syntax {
        Syntax::RiscV => &["sc", "tso", "pso", "rmo", "rmo-corr", "rvwmo"],
        Syntax::AArch64 => &["sc", "armv8"],
    };
    let count = |m: &&str| format!("{m}: {}", oracle::oracle(c, m).len());
    let counts: Vec<String> = models.iter().map(count).collect();
    let source = text(c, syntax);
    let (first, rest) = source.split_once('\n').expect("more than one line");
    let suffix = if syntax == Syntax::RiscV { "riscv" } else { "aarch64" };
    let body = format!("{first}\n(* {} *)\n{rest}", counts.join("  "));
    std::fs::write(format!("{dir}/{}.{suffix}.litmus", c.name), body)
        .expect("a writable directory");
}
