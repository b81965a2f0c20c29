//! Small programs of loads, stores and sums, in each of the languages below Promela and C,
//! and a plain interpreter that follows a run of one that somebody tells.
//!
//! A program is written as `.mcs`, as a litmus test of x86, as `.asm` and as what a compiler
//! writes (`.s` with a harness); every instruction has a line of its own, by which a run
//! names it. The interpreter shares no code with heddle: an array of words, the registers of
//! each thread, one instruction after the other.
//!
//! What is made up: loads, stores of registers and numbers, sums, exchanges. Not here:
//! branches, fences, orders other than the program's; the plain executor of memory models
//! and the suites have those.

use crate::rng::Rng;
use std::fmt::Write;

/// The words that threads share, and the registers of each.
pub const WORDS: [&str; 3] = ["x", "y", "z"];
pub const REGISTERS: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Op {
    Load(usize, usize),
    Store(usize, usize),
    StoreNumber(usize, i64),
    Set(usize, i64),
    Add(usize, i64),
    AddRegister(usize, usize),
    /// A register and a word change places.
    Exchange(usize, usize),
}

impl Op {
    /// Others can see it.
    fn is_shared(self) -> bool {
        use Op::*;
        matches!(self, Load(..) | Store(..) | StoreNumber(..) | Exchange(..))
    }
}

/// A language that programs are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    Mcs,
    Litmus,
    Kernel,
    Compiled,
}

impl Tongue {
    pub const ALL: [Tongue; 4] = [Tongue::Mcs, Tongue::Litmus, Tongue::Kernel, Tongue::Compiled];

    /// What a register is called where values are told.
    pub fn register(self, r: usize) -> &'static str {
        match self {
            Tongue::Mcs => ["r0", "r1", "r2"][r],
            Tongue::Litmus => ["EAX", "EBX", "ECX"][r],
            Tongue::Kernel => ["eax", "ebx", "ecx"][r],
            Tongue::Compiled => ["rax", "rcx", "rdx"][r],
        }
    }

    /// What a thread is called.
    pub fn thread(self, t: usize) -> String {
        match self {
            Tongue::Litmus => format!("P{t}"),
            Tongue::Mcs | Tongue::Kernel | Tongue::Compiled => format!("t{t}"),
        }
    }
}

/// A program.
#[derive(Clone, Debug)]
pub struct Words {
    init: [i64; 3],
    threads: Vec<Vec<Op>>,
    /// What `x` is said not to be at the end.
    never: i64,
}

/// Where a program stands: every value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    pub words: [i64; 3],
    /// Of each thread: its next instruction and its registers.
    pub threads: Vec<(usize, [i64; REGISTERS])>,
}

impl Words {
    pub fn random(seed: u64) -> Words {
        let mut rng = Rng::new(seed);
        let mut number = |most: usize| rng.below(most + 1);
        let init = [number(2) as i64, number(2) as i64, number(2) as i64];
        let n = 2 + usize::from(number(3) == 0);
        let mut threads = Vec::new();
        for _ in 0..n {
            let length = 2 + number(3);
            threads.push((0..length).map(|_| any(&mut number)).collect());
        }
        Words { init, threads, never: number(4) as i64 }
    }

    /// The program in a language, with its harness if that is another text.
    pub fn text(&self, tongue: Tongue) -> (String, Option<String>) {
        match tongue {
            Tongue::Mcs => (self.mcs(), None),
            Tongue::Litmus => (self.litmus(), None),
            Tongue::Kernel => (self.kernel(), None),
            Tongue::Compiled => (self.compiled(), Some(self.harness())),
        }
    }

    fn mcs(&self) -> String {
        let [x, y, z] = self.init;
        let mut out = format!("program words\nshared x = {x}, y = {y}, z = {z};\n");
        for (t, ops) in self.threads.iter().enumerate() {
            // An exchange is no statement here: the value is loaded, and nothing stored.
            let _ = writeln!(out, "thread t{t} {{\nlocal r0, r1, r2;");
            for &op in ops {
                let _ = match op {
                    Op::Load(r, w) | Op::Exchange(r, w) => writeln!(out, "r{r} = {};", WORDS[w]),
                    Op::Store(w, r) => writeln!(out, "{} = r{r};", WORDS[w]),
                    Op::StoreNumber(w, n) => writeln!(out, "{} = {n};", WORDS[w]),
                    Op::Set(r, n) => writeln!(out, "r{r} = {n};"),
                    Op::Add(r, n) => writeln!(out, "r{r} = r{r} + {n};"),
                    Op::AddRegister(a, b) => writeln!(out, "r{a} = r{a} + r{b};"),
                };
            }
            out.push_str("}\n");
        }
        let _ = writeln!(out, "~exists (x={})", self.never);
        out
    }

    fn litmus(&self) -> String {
        let [x, y, z] = self.init;
        let mut out = format!("X86 words\n{{ x={x}; y={y}; z={z}; }}\n");
        let heads: Vec<String> = (0..self.threads.len()).map(|t| format!("P{t}")).collect();
        let _ = writeln!(out, " {} ;", heads.join(" | "));
        let reg = |r| Tongue::Litmus.register(r);
        let text = |op: &Op| match *op {
            Op::Load(r, w) => format!("MOV {},[{}]", reg(r), WORDS[w]),
            Op::Store(w, r) => format!("MOV [{}],{}", WORDS[w], reg(r)),
            Op::StoreNumber(w, n) => format!("MOV [{}],${n}", WORDS[w]),
            Op::Set(r, n) => format!("MOV {},${n}", reg(r)),
            Op::Add(r, n) => format!("ADD {},${n}", reg(r)),
            Op::AddRegister(a, b) => format!("ADD {},{}", reg(a), reg(b)),
            Op::Exchange(r, w) => format!("XCHG {},[{}]", reg(r), WORDS[w]),
        };
        for row in 0..self.threads.iter().map(Vec::len).max().unwrap_or(0) {
            let cell = |ops: &Vec<Op>| ops.get(row).map_or(String::new(), text);
            let cells: Vec<String> = self.threads.iter().map(cell).collect();
            let _ = writeln!(out, " {} ;", cells.join(" | "));
        }
        let _ = writeln!(out, "~exists (x={})", self.never);
        out
    }

    fn kernel(&self) -> String {
        let mut out = String::from("bits 12\n");
        for (name, value) in WORDS.iter().zip(self.init) {
            let _ = writeln!(out, "word {name} = {value}");
        }
        let reg = |r| Tongue::Kernel.register(r);
        for (t, ops) in self.threads.iter().enumerate() {
            let _ = writeln!(out, "program t{t} {{");
            for &op in ops {
                let _ = match op {
                    Op::Load(r, w) => writeln!(out, "mov {}, [{}]", reg(r), WORDS[w]),
                    Op::Store(w, r) => writeln!(out, "mov [{}], {}", WORDS[w], reg(r)),
                    Op::StoreNumber(w, n) => writeln!(out, "mov [{}], {n}", WORDS[w]),
                    Op::Set(r, n) => writeln!(out, "mov {}, {n}", reg(r)),
                    Op::Add(r, n) => writeln!(out, "add {}, {n}", reg(r)),
                    Op::AddRegister(a, b) => writeln!(out, "add {}, {}", reg(a), reg(b)),
                    Op::Exchange(r, w) => writeln!(out, "xchg {}, [{}]", reg(r), WORDS[w]),
                };
            }
            out.push_str("}\n");
        }
        out
    }

    fn compiled(&self) -> String {
        let reg = |r: usize| ["%eax", "%ecx", "%edx"][r];
        let mut out = String::from("\t.text\n");
        for (t, ops) in self.threads.iter().enumerate() {
            let _ = writeln!(out, "\t.globl t{t}\n\t.type t{t}, @function\nt{t}:");
            // What a register holds before anybody sets it is nobody's to say.
            for r in 0..REGISTERS {
                let _ = writeln!(out, "\tmovl $0, {}", reg(r));
            }
            for &op in ops {
                let _ = match op {
                    Op::Load(r, w) => writeln!(out, "\tmovl {}(%rip), {}", WORDS[w], reg(r)),
                    Op::Store(w, r) => writeln!(out, "\tmovl {}, {}(%rip)", reg(r), WORDS[w]),
                    Op::StoreNumber(w, n) => writeln!(out, "\tmovl ${n}, {}(%rip)", WORDS[w]),
                    Op::Set(r, n) => writeln!(out, "\tmovl ${n}, {}", reg(r)),
                    Op::Add(r, n) => writeln!(out, "\taddl ${n}, {}", reg(r)),
                    Op::AddRegister(a, b) => writeln!(out, "\taddl {}, {}", reg(b), reg(a)),
                    Op::Exchange(r, w) => writeln!(out, "\txchgl {}, {}(%rip)", reg(r), WORDS[w]),
                };
            }
            out.push_str("\tret\n");
        }
        out.push_str("\t.data\n");
        for (name, value) in WORDS.iter().zip(self.init) {
            let _ = writeln!(out, "\t.align 4\n{name}:\t.long {value}");
        }
        out
    }

    fn harness(&self) -> String {
        let mut out = String::new();
        for t in 0..self.threads.len() {
            let _ = writeln!(out, "thread t{t}");
        }
        let _ = writeln!(out, "finally x != {}", self.never);
        out
    }

    /// The line of a thread's instruction, from 1 on.
    fn line(&self, tongue: Tongue, t: usize, i: usize) -> usize {
        let before = |heads: usize, around: usize| {
            let others: usize = self.threads[..t].iter().map(|ops| ops.len() + around).sum();
            heads + others + i + 1
        };
        match tongue {
            Tongue::Mcs => before(4, 3),
            Tongue::Litmus => 4 + i,
            Tongue::Kernel => before(5, 2),
            Tongue::Compiled => before(4 + REGISTERS, 4 + REGISTERS),
        }
    }

    pub fn first(&self) -> Values {
        Values { words: self.init, threads: vec![(0, [0; REGISTERS]); self.threads.len()] }
    }

    /// Executes the instruction of a thread on this line, and before it those that nobody
    /// else can see. What is wrong with that, if it cannot be next.
    pub fn take(
        &self,
        tongue: Tongue,
        v: &mut Values,
        t: usize,
        line: usize,
    ) -> Result<(), String> {
        loop {
            let at = v.threads[t].0;
            let Some(&op) = self.threads[t].get(at) else {
                return Err(format!("thread {t} is over, and line {line} is told"));
            };
            let is_it = self.line(tongue, t, at) == line;
            if !is_it && (op.is_shared() || tongue == Tongue::Kernel) {
                let next = self.line(tongue, t, at);
                return Err(format!("thread {t} is before line {next}, and line {line} is told"));
            }
            execute(op, tongue, v, t);
            if is_it {
                return Ok(());
            }
        }
    }

    /// Whether the registers of a thread can be these where it stands: sums may have been
    /// made already, up to the next instruction that others can see. `None` is not known yet.
    pub fn can_have(
        &self,
        tongue: Tongue,
        v: &Values,
        t: usize,
        told: &[Option<i64>; REGISTERS],
    ) -> bool {
        let mut v = v.clone();
        loop {
            let own = v.threads[t].1;
            if own.iter().zip(told).all(|(own, told)| told.is_none_or(|told| told == *own)) {
                return true;
            }
            match self.threads[t].get(v.threads[t].0) {
                Some(&op) if !op.is_shared() && tongue != Tongue::Kernel => {
                    execute(op, tongue, &mut v, t);
                }
                _ => return false,
            }
        }
    }

    /// Whether every instruction that others can see has been executed.
    pub fn is_over(&self, v: &Values) -> bool {
        let left =
            |(t, ops): (usize, &Vec<Op>)| ops[v.threads[t].0..].iter().any(|o| o.is_shared());
        !self.threads.iter().enumerate().any(left)
    }
}

fn execute(op: Op, tongue: Tongue, v: &mut Values, t: usize) {
    let (at, regs) = &mut v.threads[t];
    *at += 1;
    match op {
        Op::Load(r, w) => regs[r] = v.words[w],
        Op::Store(w, r) => v.words[w] = regs[r],
        Op::StoreNumber(w, n) => v.words[w] = n,
        Op::Set(r, n) => regs[r] = n,
        Op::Add(r, n) => regs[r] += n,
        Op::AddRegister(a, b) => regs[a] += regs[b],
        Op::Exchange(r, w) if tongue == Tongue::Mcs => regs[r] = v.words[w],
        Op::Exchange(r, w) => std::mem::swap(&mut regs[r], &mut v.words[w]),
    }
}

fn any(number: &mut impl FnMut(usize) -> usize) -> Op {
    let (r, w, n) = (number(REGISTERS - 1), number(WORDS.len() - 1), number(3) as i64);
    match number(9) {
        0..=2 => Op::Load(r, w),
        3 | 4 => Op::Store(w, r),
        5 => Op::StoreNumber(w, n),
        6 => Op::Set(r, n),
        7 => Op::Add(r, n + 1),
        8 => Op::AddRegister(r, number(REGISTERS - 1)),
        _ => Op::Exchange(r, w),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_those_of_the_text() {
        let program = Words {
            init: [1, 0, 2],
            threads: vec![
                vec![Op::Load(0, 1), Op::Add(0, 3), Op::Store(2, 0)],
                vec![Op::StoreNumber(1, 3), Op::Exchange(1, 2)],
            ],
            never: 4,
        };
        for tongue in Tongue::ALL {
            let (text, _) = program.text(tongue);
            let lines: Vec<&str> = text.lines().collect();
            let at = |t, i| lines[program.line(tongue, t, i) - 1];
            assert!(at(0, 1).contains('3') && at(1, 0).contains('3'), "{tongue:?}: {text}");
            assert!(at(0, 2).contains('z') && at(1, 1).contains('z'), "{tongue:?}: {text}");
        }
    }

    #[test]
    fn what_is_skipped_or_made_up_is_noticed() {
        let threads = vec![vec![Op::Set(0, 2), Op::Store(0, 0), Op::Load(1, 0)]];
        let program = Words { init: [0; 3], threads, never: 9 };
        let line = |i| program.line(Tongue::Litmus, 0, i);
        let mut v = program.first();
        assert!(program.take(Tongue::Litmus, &mut v.clone(), 0, line(2)).is_err(), "a store");
        program.take(Tongue::Litmus, &mut v, 0, line(1)).unwrap();
        assert_eq!(v.words, [2, 0, 0]);
        assert!(program.can_have(Tongue::Litmus, &v, 0, &[Some(2), Some(0), None]));
        assert!(!program.can_have(Tongue::Litmus, &v, 0, &[Some(0), Some(0), None]));
        assert!(!program.is_over(&v));
    }
}
