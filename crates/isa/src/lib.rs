//! Instruction sets: x86-64, AArch64, POWER, RISC-V, and as far as litmus tests go 32-bit ARM,
//! MIPS and BPF as tables, and what their
//! instructions do as one small language of steps ([`Op`]).
//!
//! Litmus tests and the `.s` files of compilers are read by the same tables; the callers
//! know columns, or directives and calls, and no instruction. [`emit`] writes the steps for
//! the machine of `heddle-memmodel`. The carry, the overflow, the upper halves and the
//! dependencies of an instruction are decided here and nowhere else. What is not known is
//! [`None`], which callers refuse by name and position.

mod a64;
mod arm;
mod bpf;
mod emit;
mod ir;
mod mips;
mod peephole;
mod ppc;
mod riscv;
mod steps;
mod text;
mod x86;

pub use emit::{Env, emit, prune};
pub use ir::*;
pub use peephole::{Seen, maybe_undefined, operands, shorten, shorten_for_people};
pub use text::{Line, arguments, number, symbol, symbol_offset};
pub use x86::{GOT, Syntax};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Isa {
    X86,
    AArch64,
    Ppc,
    RiscV,
    Arm,
    Mips,
    Bpf,
}

/// Registers that a text names as it likes (`%x` in herd's tests), if it may.
#[derive(Clone, Debug, Default)]
pub struct Names {
    known: Vec<String>,
    open: bool,
}

impl Names {
    /// For litmus tests.
    pub fn open() -> Names {
        Names { known: Vec::new(), open: true }
    }

    fn is_open(&self) -> bool {
        self.open
    }

    fn pseudo(&mut self, text: &str) -> Option<R> {
        let name = text.trim().strip_prefix('%').filter(|_| self.open)?;
        let word = |c: char| c.is_alphanumeric() || c == '_';
        if name.is_empty() || !name.chars().all(word) {
            return None;
        }
        let at = self.known.iter().position(|n| n == name).unwrap_or_else(|| {
            self.known.push(name.to_string());
            self.known.len() - 1
        });
        Some(PSEUDO + at as R)
    }
}

impl Isa {
    pub fn name(self) -> &'static str {
        match self {
            Isa::X86 => "x86-64",
            Isa::AArch64 => "aarch64",
            Isa::Ppc => "ppc64",
            Isa::RiscV => "riscv64",
            Isa::Arm => "arm",
            Isa::Mips => "mips",
            Isa::Bpf => "bpf",
        }
    }

    /// The memory model of the architecture.
    pub fn model(self) -> &'static str {
        match self {
            Isa::X86 => "tso",
            Isa::AArch64 => "armv8",
            Isa::Ppc => "power",
            Isa::RiscV => "riscv",
            Isa::Arm => "armv8",
            Isa::Mips | Isa::Bpf => "rmo",
        }
    }

    /// Where functions find their first arguments.
    pub fn arguments(self) -> [R; 6] {
        match self {
            Isa::X86 => x86::ARGUMENTS,
            Isa::AArch64 => a64::ARGUMENTS,
            Isa::Ppc => ppc::ARGUMENTS,
            Isa::RiscV => riscv::ARGUMENTS,
            Isa::Arm => arm::ARGUMENTS,
            Isa::Mips => mips::ARGUMENTS,
            Isa::Bpf => bpf::ARGUMENTS,
        }
    }

    /// The register with the address to return to; x86 has it on the stack, and POWER in
    /// one that no arithmetic reaches.
    pub fn link(self) -> Option<R> {
        match self {
            Isa::AArch64 => Some(a64::LINK),
            Isa::RiscV => Some(riscv::LINK),
            Isa::Arm => Some(arm::LINK),
            Isa::Mips => Some(mips::LINK),
            Isa::X86 | Isa::Ppc | Isa::Bpf => None,
        }
    }

    /// What a line does; `None` if it is not known. `locked`: a line `lock` came before it.
    pub fn lower(
        self,
        line: &Line,
        syntax: Syntax,
        locked: bool,
        names: &mut Names,
    ) -> Option<Vec<Op>> {
        match self {
            Isa::X86 => x86::lower(line, syntax, locked),
            Isa::AArch64 => a64::lower(line, names),
            Isa::Ppc => ppc::lower(line, names),
            Isa::RiscV => riscv::lower(line, names),
            Isa::Arm => arm::lower(line, names),
            Isa::Mips => mips::lower(line, names),
            Isa::Bpf => bpf::lower(line.text, names),
        }
    }

    /// A register by any of its names and the bits of that name; none in the first part for
    /// one that is always zero.
    pub fn register(self, text: &str) -> Option<(Option<R>, u8)> {
        match self {
            Isa::X86 => x86::register(text).map(|p| (Some(p.r), p.w)),
            Isa::AArch64 => a64::register(text),
            Isa::Ppc => ppc::register(text, false).map(|r| (Some(r), 64)),
            Isa::RiscV => riscv::register(text).map(|r| (r, 64)),
            Isa::Arm => arm::register(text).map(|r| (Some(r), 32)),
            Isa::Mips => mips::register(text).map(|r| (r, 64)),
            Isa::Bpf => bpf::register(text).map(|r| (Some(r), 64)),
        }
    }

    /// One name for each register.
    pub fn register_name(self, r: R, names: &Names) -> String {
        match r {
            PSEUDO.. => names.known[(r - PSEUDO) as usize].clone(),
            TEMP.. => format!("step {}", r - TEMP),
            SINK => "nowhere".into(),
            CR.. => format!("cr{}.{}", (r - CR) / 3, ["lt", "gt", "eq"][(r - CR) as usize % 3]),
            Z..=LS => {
                format!("flag {}", ["Z", "S", "C", "O", "P", "LT", "LE", "LS"][(r - Z) as usize])
            }
            _ => match self {
                Isa::X86 => x86::register_name(r).to_string(),
                Isa::AArch64 => a64::register_name(r),
                Isa::Ppc => ppc::register_name(r),
                Isa::RiscV => riscv::register_name(r),
                Isa::Arm => arm::register_name(r),
                Isa::Mips => mips::register_name(r),
                Isa::Bpf => bpf::register_name(r),
            },
        }
    }
}
