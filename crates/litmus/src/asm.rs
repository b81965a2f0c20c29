//! What the dialects share: architectures, registers and locations by name.

use crate::code_addresses::{CodeAddresses, Label};
use crate::places::Places;
pub use heddle_isa::number;
use heddle_isa::{Isa, Names, R, SP, Seen};
use heddle_memmodel::Reg;
use heddle_span::Diagnostic;
use std::collections::HashMap;

/// Architectures whose programs are columns of instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arch {
    X86,
    X8664,
    AArch64,
    Ppc,
    RiscV,
    Arm,
    Mips,
    Bpf,
    C,
    Mc,
}

impl Arch {
    pub fn named(name: &str) -> Option<Arch> {
        Some(match name {
            "X86" => Arch::X86,
            "X86_64" => Arch::X8664,
            "AArch64" => Arch::AArch64,
            "PPC" => Arch::Ppc,
            "RISCV" => Arch::RiscV,
            "ARM" => Arch::Arm,
            "MIPS" => Arch::Mips,
            "BPF" => Arch::Bpf,
            "C" => Arch::C,
            "MC" => Arch::Mc,
            _ => return None,
        })
    }

    pub fn name(self) -> &'static str {
        match self {
            Arch::X86 => "X86",
            Arch::X8664 => "X86_64",
            Arch::AArch64 => "AArch64",
            Arch::Ppc => "PPC",
            Arch::RiscV => "RISCV",
            Arch::Arm => "ARM",
            Arch::Mips => "MIPS",
            Arch::Bpf => "BPF",
            Arch::C => "C",
            Arch::Mc => "MC",
        }
    }

    /// The instruction set, if it has one.
    pub fn isa(self) -> Option<Isa> {
        match self {
            Arch::X86 | Arch::X8664 => Some(Isa::X86),
            Arch::AArch64 => Some(Isa::AArch64),
            Arch::Ppc => Some(Isa::Ppc),
            Arch::RiscV => Some(Isa::RiscV),
            Arch::Arm => Some(Isa::Arm),
            Arch::Mips => Some(Isa::Mips),
            Arch::Bpf => Some(Isa::Bpf),
            Arch::C | Arch::Mc => None,
        }
    }

    /// One name for the names that a register has.
    pub fn canonical(self, name: &str) -> String {
        let plain = name.trim_start_matches('%');
        let known = self.isa().and_then(|isa| Some((isa, isa.register(plain)?.0?)));
        match known {
            Some((isa, r)) => self.register_name(isa, r, &Names::default()),
            None => plain.to_string(),
        }
    }

    /// A register's name as herd prints it.
    pub fn register_name(self, isa: Isa, r: R, names: &Names) -> String {
        let name = isa.register_name(r, names);
        let own = r <= SP;
        match self {
            Arch::X86 if own => match name.strip_prefix('r') {
                Some(rest) if !rest.starts_with(|c: char| c.is_ascii_digit()) => {
                    format!("E{}", rest.to_uppercase())
                }
                _ => name.to_uppercase(),
            },
            Arch::AArch64 | Arch::Arm if own => name.to_uppercase(),
            _ => name,
        }
    }

    /// The bits of a register by this name.
    pub fn width(self, name: &str) -> u8 {
        let register = self.isa().and_then(|isa| isa.register(name.trim_start_matches('%')));
        register.map_or(64, |(_, w)| w)
    }
}

/// What is known while a test is read.
pub struct Ctx {
    pub arch: Arch,
    pub places: Places,
    pub regs: Vec<Vec<String>>,
    reg_of: Vec<HashMap<String, Reg>>,
    pub diags: Vec<Diagnostic>,
    /// The bits of the largest value that memory can hold: a load of fewer must cut.
    pub memory_bits: u8,
    /// What somebody who looks sees of registers.
    pub seen: Seen,
    /// Labels as values in the initial state, and the addresses of code.
    pub labels: Vec<Label>,
    pub code: CodeAddresses,
}

impl Ctx {
    pub fn new(arch: Arch) -> Self {
        Ctx {
            arch,
            places: Places::default(),
            regs: Vec::new(),
            reg_of: Vec::new(),
            diags: Vec::new(),
            memory_bits: 1,
            seen: Seen::No,
            labels: Vec::new(),
            code: CodeAddresses::default(),
        }
    }

    pub fn loc(&mut self, name: &str) -> usize {
        self.places.loc(name)
    }

    pub fn threads(&mut self, n: usize) {
        while self.regs.len() < n {
            self.regs.push(Vec::new());
            self.reg_of.push(HashMap::new());
        }
    }

    pub fn reg(&mut self, thread: usize, name: &str) -> Reg {
        let name = self.arch.canonical(name);
        self.threads(thread + 1);
        if let Some(&r) = self.reg_of[thread].get(&name) {
            return r;
        }
        let r = self.regs[thread].len() as Reg;
        self.regs[thread].push(name.clone());
        self.reg_of[thread].insert(name, r);
        r
    }
}

/// Runs of blanks as one.
pub fn squeeze(s: &str) -> String {
    s.split_whitespace().collect::<Vec<_>>().join(" ")
}
