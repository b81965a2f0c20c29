//! Made-up programs, and their text for each reader.

#[path = "a64.rs"]
mod a64;
#[path = "ppc.rs"]
mod ppc;
#[path = "riscv.rs"]
mod riscv;
#[path = "x86.rs"]
mod x86;

use super::Values;
use heddle_isa::Isa;

/// The bytes of each word of memory.
pub const SIZES: [u8; 4] = [8, 4, 2, 1];

#[derive(Clone)]
pub struct Program {
    pub isa: Isa,
    /// `@0` to `@3` stand for the operands in memory.
    pub lines: Vec<String>,
    /// What registers and memory hold at first.
    first: Vec<u64>,
    pub memory: [u64; 4],
}

/// Numbers at which something changes.
const EDGES: [u64; 14] = [
    0,
    1,
    2,
    0x7f,
    0x80,
    0xff,
    0x7fff,
    0x8000,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
];

/// Xorshift.
pub struct Rng(u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 11) as usize % n
    }

    pub fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn value(&mut self) -> u64 {
        match self.below(4) {
            0 => self.next(),
            1 => self.next() >> 32,
            2 => self.pick(&EDGES).wrapping_neg(),
            _ => self.pick(&EDGES),
        }
    }
}

impl Program {
    pub fn made(isa: Isa, seed: u64) -> Program {
        let mut r = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        (0..8).for_each(|_| r.0 = r.next());
        let first = (0..registers(isa).len()).map(|_| r.value()).collect();
        let memory = SIZES.map(|s| r.value() & (u64::MAX >> (64 - 8 * s as u32)));
        let n = 4 + r.below(14);
        let lines = match isa {
            Isa::X86 => x86::lines(&mut r, n),
            Isa::AArch64 => a64::lines(&mut r, n),
            Isa::RiscV => riscv::lines(&mut r, n),
            Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
            Isa::Ppc => ppc::lines(&mut r, n),
        };
        Program { isa, lines, first, memory }
    }

    pub fn registers(&self) -> &'static [&'static str] {
        registers(self.isa)
    }

    fn line(&self, line: &str, operand: impl Fn(usize) -> String) -> String {
        (0..SIZES.len()).fold(line.to_string(), |l, k| l.replace(&format!("@{k}"), &operand(k)))
    }

    /// The operand in memory where each word has a register that points to it.
    fn pointed(&self, k: usize) -> String {
        match self.isa {
            Isa::X86 => unreachable!("x86 names its words"),
            Isa::AArch64 => format!("[x{k}]"),
            Isa::RiscV => format!("0(a{k})"),
            Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
            Isa::Ppc => format!("0(r{})", 3 + k),
        }
    }

    pub fn litmus(&self) -> String {
        let arch = match self.isa {
            Isa::X86 => "X86_64",
            Isa::AArch64 => "AArch64",
            Isa::RiscV => "RISCV",
            Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
            Isa::Ppc => "PPC",
        };
        let mut out = format!("{arch} made-up\n{{ ");
        let types = ["uint64_t", "uint32_t", "uint16_t", "uint8_t"];
        for ((k, t), v) in types.iter().enumerate().zip(self.memory) {
            out += &format!("{t} m{k}={v:#x}; ");
            let base = match self.isa {
                Isa::X86 => continue,
                Isa::AArch64 => format!("X{k}"),
                Isa::RiscV => format!("x{}", 10 + k),
                Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
                Isa::Ppc => format!("r{}", 3 + k),
            };
            out += &format!("0:{base}=m{k}; ");
        }
        for (r, v) in self.registers().iter().zip(&self.first) {
            out += &format!("0:{r}={v:#x}; ");
        }
        out += "}\n P0 ;\n";
        for line in &self.lines {
            let named = |k: usize| match self.isa {
                Isa::X86 => format!("(m{k})"),
                _ => self.pointed(k),
            };
            out += &format!(" {} ;\n", self.line(line, named));
        }
        let asked: String = self.registers().iter().map(|r| format!("0:{r};")).collect();
        out + &format!("locations [{asked}m0;m1;m2;m3;]\nexists (true)\n")
    }

    /// The function: first values, instructions, and the registers to where they are looked at.
    fn function(
        &self,
        name: &str,
        operand: impl Fn(usize) -> String,
        out: impl Fn(usize) -> String,
    ) -> String {
        let mut text = format!("\t.globl {name}\n\t.type {name}, @function\n{name}:\n");
        for (r, &v) in self.registers().iter().zip(&self.first) {
            for line in load(self.isa, r, v) {
                text += &format!("\t{line}\n");
            }
        }
        for line in &self.lines {
            text += &format!("\t{}\n", self.line(line, &operand));
        }
        for (i, r) in self.registers().iter().enumerate() {
            let at = out(i);
            text += &match self.isa {
                Isa::X86 => format!("\tmovq %{}, {at}\n", r.to_lowercase()),
                Isa::AArch64 => format!("\tstr {}, {at}\n", r.to_lowercase()),
                Isa::RiscV => format!("\tsd {r}, {at}\n"),
                Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
                Isa::Ppc => format!("\tstd {r}, {at}\n"),
            };
        }
        text + if self.isa == Isa::Ppc { "\tblr\n" } else { "\tret\n" }
    }

    fn looked_at(&self, i: usize) -> String {
        match self.isa {
            Isa::X86 => format!("{}(%r8)", 8 * i),
            Isa::AArch64 => format!("[x4, #{}]", 8 * i),
            Isa::RiscV => format!("{}(a4)", 8 * i),
            Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
            Isa::Ppc => format!("{}(r7)", 8 * i),
        }
    }

    pub fn native(&self, i: usize) -> String {
        let operand = |k: usize| match self.isa {
            Isa::X86 => format!("{}(%r9)", [0, 8, 12, 14][k]),
            _ => self.pointed(k),
        };
        self.function(&format!("made{i}"), operand, |i| self.looked_at(i))
    }

    /// A `.s` file and a harness that says how it ends.
    pub fn assembly(&self, values: &Values) -> (String, String) {
        let operand = |k: usize| match self.isa {
            Isa::X86 => format!("m{k}(%rip)"),
            _ => self.pointed(k),
        };
        let out = |i: usize| match self.isa {
            Isa::X86 => format!("out+{}(%rip)", 8 * i),
            _ => self.looked_at(i),
        };
        let mut text = self.function("f", operand, out);
        text += "\t.data\n";
        for ((k, kind), v) in
            [".quad", ".long", ".short", ".byte"].iter().enumerate().zip(self.memory)
        {
            text += &format!("m{k}:\t{kind} {v:#x}\n");
        }
        let n = self.registers().len();
        text += &format!("out:\t.zero {}\n", 8 * n);
        let mut harness = match self.isa {
            Isa::X86 => "thread f\n".to_string(),
            _ => "thread f(m0, m1, m2, m3, out)\n".into(),
        };
        for (i, v) in values.iter().enumerate() {
            match i.checked_sub(n) {
                None => harness += &format!("finally out+{} == {v:#x}\n", 8 * i),
                Some(k) => harness += &format!("finally m{k} == {v:#x}\n"),
            }
        }
        (text, harness)
    }
}

/// Registers that a program computes with, as litmus tests call them.
fn registers(isa: Isa) -> &'static [&'static str] {
    match isa {
        Isa::X86 => &["RAX", "RCX", "RDX", "RSI", "RDI", "R10", "R11"],
        Isa::AArch64 => &["X5", "X6", "X7", "X8", "X9", "X10", "X11"],
        Isa::RiscV => &["x15", "x16", "x17", "x5", "x6", "x7", "x28"],
        Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
        Isa::Ppc => &["r8", "r9", "r10", "r11", "r12"],
    }
}

/// A number of 64 bits into a register.
fn load(isa: Isa, r: &str, v: u64) -> Vec<String> {
    let part = |k: u32| v >> (16 * k) & 0xffff;
    match isa {
        Isa::X86 => vec![format!("movabsq ${v:#x}, %{}", r.to_lowercase())],
        Isa::AArch64 => {
            let r = r.to_lowercase();
            let first = format!("movz {r}, #{:#x}", part(0));
            let rest = (1..4).map(|k| format!("movk {r}, #{:#x}, lsl #{}", part(k), 16 * k));
            std::iter::once(first).chain(rest).collect()
        }
        Isa::RiscV => vec![format!("li {r}, {:#x}", v)],
        Isa::Arm | Isa::Mips | Isa::Bpf => unreachable!("in litmus tests only"),
        Isa::Ppc => vec![
            format!("lis {r}, {}", part(3) as u16 as i16),
            format!("ori {r}, {r}, {}", part(2)),
            format!("sldi {r}, {r}, 32"),
            format!("oris {r}, {r}, {}", part(1)),
            format!("ori {r}, {r}, {}", part(0)),
        ],
    }
}

/// Changes letters and words of a few lines.
pub fn damage(p: &mut Program, seed: u64) {
    let mut r = Rng(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) | 1);
    let words =
        ["#", "$", "%", "-", "0x", "[", "]", "(", ")", ",", ":", "1b", "64", "-1", "é", "lock "];
    for _ in 0..1 + r.below(4) {
        let at = r.below(p.lines.len());
        let mut chars: Vec<char> = p.lines[at].chars().collect();
        let place = r.below(chars.len() + 1);
        match r.below(4) {
            0 if place < chars.len() => drop(chars.remove(place)),
            1 if place < chars.len() => chars[place] = (32 + r.below(95)) as u8 as char,
            2 => chars.truncate(place),
            _ => drop(chars.splice(place..place, r.pick(&words).chars())),
        }
        p.lines[at] = chars.into_iter().collect();
    }
}
