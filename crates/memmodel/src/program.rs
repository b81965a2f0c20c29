//! Programs as the window machine runs them: threads of small instructions over
//! registers and named locations.
//!
//! Front ends lower to this. An address is a number: location `l` lives at
//! [`address`]`(l)`, so that tests can compute with addresses and print them.

use crate::promise::Promise;
use crate::word::{Word, index};
use heddle_model::FaultKind;
use heddle_span::Span;

pub type Reg = u16;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    Reg(Reg),
    Imm(i64),
}

impl From<Reg> for Operand {
    fn from(r: Reg) -> Self {
        Operand::Reg(r)
    }
}

impl From<i64> for Operand {
    fn from(v: i64) -> Self {
        Operand::Imm(v)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alu {
    Add,
    Sub,
    Mul,
    Xor,
    Or,
    And,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    /// The first operand's low 32 bits, signed.
    Sext32,
    /// Arithmetic on so many bits.
    Word(Word, u8),
    /// The first operand plus the second, a signed number of `w` bits, times `by`.
    Index {
        w: u8,
        by: i32,
    },
}

impl Alu {
    pub fn apply(self, a: i64, b: i64) -> i64 {
        match self {
            Alu::Add => a.wrapping_add(b),
            Alu::Sub => a.wrapping_sub(b),
            Alu::Mul => a.wrapping_mul(b),
            Alu::Xor => a ^ b,
            Alu::Or => a | b,
            Alu::And => a & b,
            Alu::Shl => a.wrapping_shl(b as u32),
            Alu::Shr => ((a as u64).wrapping_shr(b as u32)) as i64,
            Alu::Eq => (a == b) as i64,
            Alu::Ne => (a != b) as i64,
            Alu::Lt => (a < b) as i64,
            Alu::Le => (a <= b) as i64,
            Alu::Sext32 => a as i32 as i64,
            Alu::Word(op, w) => op.apply(w, a, b),
            Alu::Index { w, by } => index(a, b, w, by as i64),
        }
    }
}

/// What an atomic instruction makes of the old value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Update {
    Swap,
    /// The new value if the old one equals [`Instr::Rmw`]'s `expected`.
    CompareSwap,
    Apply(Alu),
    Min,
    Max,
}

impl Update {
    pub fn apply(self, old: i64, operand: i64, expected: i64) -> i64 {
        match self {
            Update::Swap => operand,
            Update::CompareSwap => {
                if old == expected {
                    operand
                } else {
                    old
                }
            }
            Update::Apply(op) => op.apply(old, operand),
            Update::Min => old.min(operand),
            Update::Max => old.max(operand),
        }
    }
}

/// When the store of an exclusive pair takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// It may fail for no reason, and must if another thread stored in between.
    Maybe,
    /// Always: the second half of an atomic instruction made of two events.
    Always,
    /// If the operand is not 0 (a compare-and-swap made of two events).
    If(Operand),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Instr {
    Alu {
        op: Alu,
        dst: Reg,
        a: Operand,
        b: Operand,
    },
    /// `yes` if `a` compares to `b`, otherwise `no`. Which one may be guessed: what
    /// comes of it depends on the operand selected, and only stores and branches
    /// wait for the comparison (ARM calls this a pick dependency).
    Select {
        op: Alu,
        dst: Reg,
        a: Operand,
        b: Operand,
        yes: Operand,
        no: Operand,
    },
    Load {
        dst: Reg,
        addr: Operand,
        off: i64,
        attrs: u64,
        link: bool,
    },
    Store {
        addr: Operand,
        off: i64,
        value: Operand,
        attrs: u64,
    },
    /// The store of an exclusive pair. `dst` becomes 0 on success and 1 on failure;
    /// `early`: it may be read before the store is performed.
    StoreExcl {
        dst: Option<Reg>,
        addr: Operand,
        off: i64,
        value: Operand,
        attrs: u64,
        when: When,
        early: bool,
    },
    /// One event that reads and writes.
    Rmw {
        dst: Reg,
        addr: Operand,
        off: i64,
        op: Update,
        value: Operand,
        expected: Operand,
        attrs: u64,
    },
    /// The instructions up to `end`, in one step over several locations.
    /// They may only compute, load, store, branch forward and assert.
    Atomic {
        end: u32,
        locs: u64,
        attrs: u64,
    },
    Fence {
        attrs: u64,
    },
    /// Shows a value to formulas, at a location that no instruction accesses: see
    /// [`crate::observations`]. `with`: in one step with the access before it, if it can be.
    Notice {
        loc: u8,
        value: Operand,
        with: bool,
    },
    /// Goes to `target` if `a` compares to `b`: `op` is `Eq`, `Ne`, `Lt` or `Le`.
    Branch {
        op: Alu,
        a: Operand,
        b: Operand,
        target: u32,
    },
    Jump {
        target: u32,
    },
    /// 0 or 1, by nobody's will.
    Choice {
        dst: Reg,
    },
    /// The operand must not be 0.
    Assert {
        cond: Operand,
    },
    /// The operand must not be 0, otherwise this went wrong; for
    /// [`FaultKind::Uninitialised`], it must not be undefined.
    Check {
        cond: Operand,
        kind: FaultKind,
    },
    Move {
        dst: Reg,
        a: Operand,
    },
    /// Lets a thread that is [`Park::Unborn`] begin, `arg` in its first register.
    /// Everything older is over by then: a full barrier.
    Start {
        thread: u16,
        arg: Operand,
    },
    /// Waits for the end of a thread, whose first register goes to `dst`. A full
    /// barrier too.
    Join {
        thread: u16,
        dst: Option<Reg>,
    },
    /// The thread fetches no further.
    Park(Park),
    /// No run needs to come here: one that ended where this path began says as much.
    /// (The end of an iteration that only read and changed nothing.)
    Never,
    /// The head of a loop: where livelocks are looked for, a thread may stay here for good
    /// (see [`crate::livelock`]). Otherwise nothing.
    Head,
    Nop,
}

/// Why a thread stays where it is, for good or for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Park {
    /// Nobody has started it; then it goes on behind this instruction.
    Unborn,
    /// The process is over.
    Process,
    /// Runs that come here are not looked at any further.
    Stopped,
    /// The same, but they should be: the verdict is open.
    Deep,
}

/// What a front end says of an instruction beside what it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Bytes accessed; 0 for whatever the location has.
    pub size: u8,
    /// An attempt to take a lock: where it fails for ever, that is a deadlock (if nothing
    /// behind it was fetched, as it is where everything there is ordered behind it).
    pub waits: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Code {
    pub instrs: Vec<Instr>,
    /// Where each instruction stands in the source, and its text.
    pub places: Vec<(Span, String)>,
    /// One for each instruction, or none at all.
    pub marks: Vec<Mark>,
}

impl Code {
    pub fn push(&mut self, instr: Instr, span: Span, text: impl Into<String>) {
        self.instrs.push(instr);
        self.places.push((span, text.into()));
    }
}

#[derive(Clone, Debug, Default)]
pub struct Thread {
    pub name: String,
    pub code: Code,
    pub regs: Vec<String>,
    pub init: Vec<i64>,
    /// Registers whose final value matters: bit set over `regs`.
    pub observed: Vec<bool>,
}

#[derive(Clone, Debug, Default)]
pub struct Program {
    pub name: String,
    pub locs: Vec<String>,
    pub init: Vec<i64>,
    pub threads: Vec<Thread>,
    /// Address and size of each location, by address; empty where [`address`] says it.
    pub cells: Vec<(i64, u8)>,
    /// Accesses beside every cell and deadlocks are faults, and instructions are told
    /// apart by their places.
    pub checked: bool,
    /// So many locations at the end are no memory but what [`Instr::Notice`] shows.
    pub shown: usize,
    /// Some run should come to an assertion: if none does, nothing was asked.
    pub finally: bool,
    /// What every final state satisfies.
    pub promise: Option<Promise>,
    /// Runs that the front end could not put into the program, in words.
    pub gaps: Vec<String>,
}

/// The size of a cell that takes accesses of any size.
pub const ANY_SIZE: u8 = u8::MAX;

/// The address of a location.
pub fn address(loc: usize) -> i64 {
    (loc as i64 + 1) << 12
}

/// The location at an address.
pub fn location(addr: i64, n_locs: usize) -> Option<usize> {
    let l = (addr >> 12).checked_sub(1)?;
    (addr & 0xfff == 0 && 0 <= l && (l as usize) < n_locs).then_some(l as usize)
}

impl Instr {
    /// Registers read, in order.
    pub fn reads(&self) -> Vec<Reg> {
        let ops: Vec<Operand> = match *self {
            Instr::Alu { a, b, .. } | Instr::Branch { a, b, .. } => vec![a, b],
            Instr::Select { a, b, yes, no, .. } => vec![a, b, yes, no],
            Instr::Load { addr, .. } => vec![addr],
            Instr::Store { addr, value, .. } => vec![addr, value],
            Instr::StoreExcl { addr, value, when, .. } => match when {
                When::If(c) => vec![addr, value, c],
                _ => vec![addr, value],
            },
            Instr::Rmw { addr, value, expected, .. } => vec![addr, value, expected],
            Instr::Assert { cond } | Instr::Check { cond, .. } => vec![cond],
            Instr::Move { a, .. } | Instr::Start { arg: a, .. } => vec![a],
            Instr::Notice { value, .. } => vec![value],
            _ => vec![],
        };
        let reg = |o| if let Operand::Reg(r) = o { Some(r) } else { None };
        ops.into_iter().filter_map(reg).collect()
    }

    pub fn writes(&self) -> Option<Reg> {
        match *self {
            Instr::Alu { dst, .. }
            | Instr::Select { dst, .. }
            | Instr::Load { dst, .. }
            | Instr::Rmw { dst, .. }
            | Instr::Move { dst, .. }
            | Instr::Choice { dst } => Some(dst),
            Instr::StoreExcl { dst, .. } | Instr::Join { dst, .. } => dst,
            _ => None,
        }
    }

    pub fn attrs(&self) -> u64 {
        match *self {
            Instr::Load { attrs, .. }
            | Instr::Store { attrs, .. }
            | Instr::StoreExcl { attrs, .. }
            | Instr::Rmw { attrs, .. }
            | Instr::Atomic { attrs, .. }
            | Instr::Fence { attrs } => attrs,
            _ => 0,
        }
    }
}

impl Thread {
    /// Where control can go from `pc`; the end of the code is `len`.
    pub fn next(&self, pc: usize) -> [Option<usize>; 2] {
        match self.code.instrs[pc] {
            Instr::Branch { target, .. } => [Some(pc + 1), Some(target as usize)],
            Instr::Jump { target } => [Some(target as usize), None],
            Instr::Park(Park::Unborn) => [Some(pc + 1), None],
            Instr::Park(_) | Instr::Never => [None, None],
            _ => [Some(pc + 1), None],
        }
    }

    /// Whether a register is one of the program's: what an instruction keeps between its
    /// steps is none.
    pub fn is_own(register: &str) -> bool {
        !register.starts_with("step ") && !register.starts_with("part ")
    }

    /// For each place in the code, the registers whose value can still matter
    /// there, or at the end.
    pub fn live(&self) -> Vec<Vec<bool>> {
        let n = self.code.instrs.len();
        let mut live = vec![vec![false; self.regs.len()]; n + 1];
        live[n] = self.observed.clone();
        let mut changed = true;
        while changed {
            changed = false;
            for pc in (0..n).rev() {
                let mut now = vec![false; self.regs.len()];
                for to in self.next(pc).into_iter().flatten() {
                    now.iter_mut().zip(&live[to]).for_each(|(a, b)| *a |= b);
                }
                if let Some(r) = self.code.instrs[pc].writes() {
                    now[r as usize] = false;
                }
                for r in self.code.instrs[pc].reads() {
                    now[r as usize] = true;
                }
                if now != live[pc] {
                    live[pc] = now;
                    changed = true;
                }
            }
        }
        live
    }

    /// Whether some loop of the code does nothing but compute.
    pub fn may_go_round(&self) -> bool {
        let silent = |pc: usize| {
            use Instr::*;
            let code = &self.code.instrs;
            let quiet = |i: &Instr| {
                matches!(i, Alu { .. } | Select { .. } | Move { .. } | Choice { .. } | Nop)
                    || matches!(i, Branch { .. } | Jump { .. } | Assert { .. } | Check { .. })
                    || matches!(i, Fence { .. })
            };
            code.get(pc).is_some_and(quiet)
        };
        // What is left when places that lead out of the rest are taken away has a loop.
        let mut left: Vec<bool> = (0..self.code.instrs.len()).map(silent).collect();
        loop {
            let goes_on = |pc: usize| {
                self.next(pc).into_iter().flatten().any(|to| left.get(to) == Some(&true))
            };
            let fewer: Vec<bool> = (0..left.len()).map(|pc| left[pc] && goes_on(pc)).collect();
            if fewer == left {
                return left.contains(&true);
            }
            left = fewer;
        }
    }

    /// For each place in the code, whether an exclusive store can still come.
    pub fn exclusive_ahead(&self) -> Vec<bool> {
        let n = self.code.instrs.len();
        let mut ahead = vec![false; n + 1];
        loop {
            let before = ahead.clone();
            for pc in (0..n).rev() {
                let here = matches!(self.code.instrs[pc], Instr::StoreExcl { .. });
                ahead[pc] = here || self.next(pc).into_iter().flatten().any(|to| ahead[to]);
            }
            if before == ahead {
                return ahead;
            }
        }
    }
}
