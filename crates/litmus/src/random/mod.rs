//! Litmus tests at random, in every dialect: to compare two models that should agree, and
//! to find what tells two others apart.
//!
//! Two to four threads with a few accesses each to two or three locations: plain, acquire
//! and release, atomic updates that exchange, add or compare, fences, dependencies of address
//! and data, branches to what follows anyway and around what follows. Unlike critical cycles
//! (`generate`), most have executions of every kind, and all their final states are asked
//! for. The text of C is in [`c`], that of the processors in [`columns`].

mod c;
mod columns;

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

/// How an atomic update changes what it reads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Swap,
    Add,
    /// Stores only if it has read this.
    Compare(i64),
    /// An exclusive pair, where there is one.
    Pair,
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
        change: Change,
    },
    Fence(usize),
    /// A branch on a register to what follows it.
    Branch(usize),
    /// Steps that are done only if a register has this value.
    If {
        reg: usize,
        value: i64,
        then: Vec<Step>,
    },
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
            let mut maker = Maker { rng: &mut rng, n_locs, dialect, value: &mut value, regs: 0 };
            maker.steps(n)
        })
        .collect();
    match dialect {
        Dialect::C => c::text(seed, &threads, n_locs),
        _ => columns::text(seed, dialect, &threads, n_locs),
    }
}

/// Makes the steps of a thread.
struct Maker<'a> {
    rng: &'a mut Rng,
    n_locs: usize,
    dialect: Dialect,
    /// The last value that was stored anywhere: each store has its own.
    value: &'a mut i64,
    /// Registers that something was read into.
    regs: usize,
}

impl Maker<'_> {
    /// So many accesses, and what comes between them.
    fn steps(&mut self, n: usize) -> Vec<Step> {
        let (mut steps, mut left) = (Vec::new(), n);
        while left > 0 {
            if left < n && self.rng.one_in(3) {
                steps.push(Step::Fence(self.rng.below(self.dialect.fences().len())));
            }
            if self.is_weak() && self.regs > 0 && self.rng.one_in(8) {
                steps.push(Step::Branch(self.rng.below(self.regs)));
            }
            if self.regs > 0 && self.rng.one_in(6) {
                let reg = self.rng.below(self.regs);
                let (value, inside) = (self.some_value(), 1 + self.rng.below(left.min(2)));
                let then = self.steps(inside);
                steps.push(Step::If { reg, value, then });
                left -= inside;
            } else {
                let access = self.access();
                steps.push(access);
                left -= 1;
            }
        }
        steps
    }

    /// Whether dependencies mean something.
    fn is_weak(&self) -> bool {
        !matches!(self.dialect, Dialect::X86 | Dialect::C)
    }

    /// 0, or what something may have stored.
    fn some_value(&mut self) -> i64 {
        if self.rng.one_in(2) { 0 } else { self.rng.below(*self.value as usize + 1) as i64 }
    }

    fn dep(&mut self) -> Option<Dep> {
        let some = self.is_weak() && self.regs > 0 && self.rng.one_in(3);
        some.then(|| Dep::Addr(self.rng.below(self.regs)))
    }

    fn new_value(&mut self) -> i64 {
        *self.value += 1;
        *self.value
    }

    fn new_register(&mut self) -> usize {
        self.regs += 1;
        self.regs - 1
    }

    fn access(&mut self) -> Step {
        let (loc, order) = (self.rng.below(self.n_locs), [0, 0, 1, 2][self.rng.below(4)]);
        match self.rng.below(7) {
            0..=2 => {
                let dep = self.dep();
                Step::Load { to: self.new_register(), loc, order, dep }
            }
            3..=5 => {
                let value = self.new_value();
                let dep = self.dep().map(|dep| match dep {
                    Dep::Addr(r) if self.rng.one_in(2) => Dep::Data(r),
                    dep => dep,
                });
                Step::Store { value, loc, order, dep }
            }
            _ => {
                let change = match self.rng.below(5) {
                    0 => Change::Swap,
                    1 => Change::Add,
                    2 => Change::Compare(self.some_value()),
                    _ => Change::Pair,
                };
                let value = self.new_value();
                Step::Update { to: self.new_register(), value, loc, order, change }
            }
        }
    }
}

/// Registers that something is read into, wherever it stands.
fn n_regs(steps: &[Step]) -> usize {
    let of = |s: &Step| match s {
        Step::Load { .. } | Step::Update { .. } => 1,
        Step::If { then, .. } => n_regs(then),
        _ => 0,
    };
    steps.iter().map(of).sum()
}

/// What every test shows in the end: locations, then registers by these names.
fn shown(threads: &[Vec<Step>], n_locs: usize, name: impl Fn(usize) -> String) -> String {
    let regs = threads.iter().enumerate().map(|(t, s)| (t, n_regs(s)));
    let regs = regs.flat_map(|(t, n)| (0..n).map(move |r| (t, r)));
    let regs = regs.map(|(t, r)| format!("{t}:{};", name(r)));
    let locations: String =
        LOCATIONS[..n_locs].iter().map(|l| format!("{l};")).chain(regs).collect();
    format!("locations [{locations}]\nexists (x=0)\n")
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
