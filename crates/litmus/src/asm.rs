//! What the assembly front ends share: registers, locations, labels, columns.

use crate::places::Places;
use crate::text::Piece;
use heddle_memmodel::{Alu, Code, Instr, Mark, Operand, Reg, Word};
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;

/// Architectures whose programs are columns of instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arch {
    X86,
    X8664,
    AArch64,
    Ppc,
    RiscV,
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
            Arch::C => "C",
            Arch::Mc => "MC",
        }
    }

    /// One name for the names that a register has.
    pub fn canonical(self, name: &str) -> String {
        let name = name.trim_start_matches('%');
        match self {
            Arch::AArch64 => {
                let up = name.to_uppercase();
                match up.strip_prefix('W') {
                    Some(n) if n.parse::<u32>().is_ok() => format!("X{n}"),
                    _ => up,
                }
            }
            Arch::X86 | Arch::X8664 => {
                let up = name.to_uppercase();
                let letter = up.strip_prefix(['E', 'R']).unwrap_or(&up);
                let wide = if self == Arch::X86 { "E" } else { "R" };
                match letter {
                    "AX" | "BX" | "CX" | "DX" | "SI" | "DI" | "BP" | "SP" => {
                        format!("{wide}{letter}")
                    }
                    "AL" | "BL" | "CL" | "DL" => format!("{wide}{}X", &letter[..1]),
                    "SIL" | "DIL" | "BPL" | "SPL" => format!("{wide}{}", &letter[..2]),
                    // The lower parts of R8 to R15.
                    _ if letter.trim_end_matches(['D', 'W', 'B']).parse::<u8>().is_ok() => {
                        format!("R{}", letter.trim_end_matches(['D', 'W', 'B']))
                    }
                    _ => up,
                }
            }
            Arch::RiscV => riscv_name(&name.to_lowercase()),
            _ => name.to_string(),
        }
    }

    /// Registers that always hold 0.
    pub fn is_zero(self, name: &str) -> bool {
        match self {
            Arch::AArch64 => matches!(name.to_uppercase().as_str(), "WZR" | "XZR"),
            Arch::RiscV => matches!(name.to_lowercase().as_str(), "x0" | "zero"),
            _ => false,
        }
    }
}

fn riscv_name(name: &str) -> String {
    let num = |s: &str| s.parse::<u32>().ok();
    let n = match name.split_at(name.len().min(1)) {
        ("a", d) => num(d).filter(|d| *d < 8).map(|d| d + 10),
        ("t", d) => num(d).filter(|d| *d < 7).map(|d| if d < 3 { d + 5 } else { d + 25 }),
        ("s", d) => num(d).filter(|d| *d < 12).map(|d| if d < 2 { d + 8 } else { d + 16 }),
        _ => None,
    };
    n.map_or_else(|| name.to_string(), |n| format!("x{n}"))
}

/// What is known while a test is read.
pub struct Ctx {
    pub arch: Arch,
    pub places: Places,
    pub regs: Vec<Vec<String>>,
    reg_of: Vec<HashMap<String, Reg>>,
    pub diags: Vec<Diagnostic>,
    /// Values that do not fit 31 bits occur, so the width of accesses matters.
    pub wide: bool,
}

impl Ctx {
    pub fn new(arch: Arch) -> Self {
        Ctx {
            arch,
            places: Places::default(),
            regs: Vec::new(),
            reg_of: Vec::new(),
            diags: Vec::new(),
            wide: false,
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

    /// A register to write to; what is written to a zero register is lost.
    pub fn target(&mut self, thread: usize, name: &str) -> Reg {
        if self.arch.is_zero(name) { self.reg(thread, "nowhere") } else { self.reg(thread, name) }
    }
}

/// Reads a number, decimal or hexadecimal, with the marks that assemblers use.
pub fn number(s: &str) -> Option<i64> {
    let s = s.trim();
    let s = s.strip_prefix(['#', '$']).unwrap_or(s);
    let (neg, digits) = match s.strip_prefix('-') {
        Some(d) => (true, d),
        None => (false, s),
    };
    let v = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        Some(h) => u64::from_str_radix(h, 16).ok()?,
        None if digits.starts_with(|c: char| c.is_ascii_digit()) => digits.parse().ok()?,
        None => return None,
    } as i64;
    Some(if neg { v.wrapping_neg() } else { v })
}

/// One thread's column while it is lowered.
pub struct Column<'c> {
    pub ctx: &'c mut Ctx,
    pub thread: usize,
    pub code: Code,
    /// Label to instruction of the source; branches hold these until the end.
    pub labels: HashMap<String, usize>,
    /// Instruction of the source to instruction of the code.
    starts: Vec<u32>,
    /// Branches that have their target already.
    placed: Vec<usize>,
    pub span: Span,
    pub text: String,
    /// Bytes that the accesses of this line have; 0 for whatever a location has.
    pub size: u8,
}

/// Where a branch goes, before labels are placed: an instruction of the source.
pub type Target = u32;

impl Column<'_> {
    pub fn push(&mut self, instr: Instr) {
        self.code.push(instr, self.span, self.text.clone());
        self.code.marks.push(Mark { size: self.size, waits: false });
    }

    /// What a load of so many bytes makes of the value: cut, and extended with its sign or
    /// with zeros. Words are cut only where values occur that do not fit them.
    pub fn narrow(&mut self, dst: Reg, bytes: u8, sign: bool) {
        if bytes >= 8 || bytes == 4 && !self.ctx.wide {
            return;
        }
        let bits = 8 * bytes;
        let (op, by) = match sign {
            true => (Alu::Word(Word::Extend, bits), 64),
            false => (Alu::And, (1 << bits) - 1),
        };
        self.alu(op, dst, Operand::Reg(dst), Operand::Imm(by));
    }

    /// What a store of so many bytes stores.
    pub fn cut(&mut self, value: Operand, bytes: u8) -> Operand {
        if bytes >= 8 || bytes == 4 && !(self.ctx.wide && self.ctx.places.long) {
            return value;
        }
        let mask = (1 << (8 * bytes)) - 1;
        if let Operand::Imm(v) = value {
            return Operand::Imm(v & mask);
        }
        let low = self.scratch("low");
        self.alu(Alu::And, low, value, Operand::Imm(mask));
        Operand::Reg(low)
    }

    /// `base + index × scale`, the index being a signed number of so many bits.
    pub fn scaled(&mut self, base: Operand, index: Operand, bits: u8, scale: i32) -> Operand {
        let sum = self.scratch("sum");
        self.alu(Alu::Index { w: bits, by: scale }, sum, base, index);
        Operand::Reg(sum)
    }

    pub fn reg(&mut self, p: Piece) -> Reg {
        self.ctx.target(self.thread, p.text)
    }

    pub fn scratch(&mut self, name: &str) -> Reg {
        self.ctx.reg(self.thread, name)
    }

    /// A number or a register.
    pub fn operand(&mut self, p: Piece) -> Result<Operand, Diagnostic> {
        if let Some(v) = number(p.text) {
            return Ok(Operand::Imm(v));
        }
        if self.ctx.arch.is_zero(p.text) {
            return Ok(Operand::Imm(0));
        }
        let name = p.text.trim_start_matches('%');
        let plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        if !plain {
            return Err(p.unsupported(format!("the operand `{}`", p.text)));
        }
        Ok(Operand::Reg(self.ctx.reg(self.thread, p.text)))
    }

    pub fn alu(&mut self, op: Alu, dst: Reg, a: Operand, b: Operand) {
        self.push(Instr::Alu { op, dst, a, b });
    }

    /// A branch whose target is an instruction of the code, not of the source.
    pub fn branch_to(&mut self, op: Alu, a: Operand, b: Operand, target: u32) {
        self.placed.push(self.code.instrs.len());
        self.push(Instr::Branch { op, a, b, target });
    }

    pub fn copy(&mut self, dst: Reg, from: Operand) {
        self.alu(Alu::Add, dst, from, Operand::Imm(0));
    }

    pub fn label(&self, p: Piece) -> Result<Target, Diagnostic> {
        let at = self.labels.get(p.text);
        at.map(|&l| l as Target).ok_or_else(|| p.error(format!("no label `{}`", p.text)))
    }

    pub fn address_of(&mut self, name: &str) -> Operand {
        let loc = self.ctx.loc(name);
        Operand::Imm(self.ctx.places.address(loc))
    }
}

/// Lowers one instruction of an architecture.
pub type Lower = fn(&mut Column, Piece) -> Result<(), Diagnostic>;

/// Reads the columns of a program and lowers each.
pub fn columns(ctx: &mut Ctx, body: Piece, lower: Lower) -> Vec<(String, Code)> {
    let rows: Vec<Piece> =
        body.split(';').into_iter().filter(|r| !r.trim().text.is_empty()).collect();
    let Some(head) = rows.first() else {
        ctx.diags.push(body.error("a litmus test has a program"));
        return Vec::new();
    };
    let names: Vec<Piece> = head.split('|').iter().map(Piece::trim).collect();
    for (i, n) in names.iter().enumerate() {
        if n.text.split(':').next().map(str::trim) != Some(&format!("P{i}")) {
            ctx.diags.push(n.error(format!("expected `P{i}`, found `{}`", n.text)));
            return Vec::new();
        }
    }
    ctx.threads(names.len());
    for row in &rows[1..] {
        let cells = row.split('|');
        if cells.len() > names.len() {
            let extra = cells[names.len()].trim();
            ctx.diags.push(extra.error("more cells than threads in this row"));
        }
    }
    let mut out = Vec::new();
    for t in 0..names.len() {
        let cells: Vec<Piece> =
            rows[1..].iter().filter_map(|r| r.split('|').get(t).map(Piece::trim)).collect();
        out.push((format!("P{t}"), column(ctx, t, &cells, lower)));
    }
    out
}

fn column(ctx: &mut Ctx, thread: usize, cells: &[Piece], lower: Lower) -> Code {
    let mut labels = HashMap::new();
    let mut lines = Vec::new();
    for cell in cells {
        let mut p = *cell;
        while let Some(colon) = p.text.find(':') {
            let name = p.text[..colon].trim();
            if name.contains(|c: char| c.is_whitespace() || c == '%' || c == '(') {
                break;
            }
            labels.insert(name.to_string(), lines.len());
            p = p.sub(colon + 1, p.text.len()).trim();
        }
        if !p.text.is_empty() {
            lines.push(p);
        }
    }
    let mut col = Column {
        ctx,
        thread,
        code: Code::default(),
        labels,
        starts: Vec::new(),
        placed: Vec::new(),
        span: Span::default(),
        text: String::new(),
        size: 0,
    };
    for line in lines {
        col.size = 0;
        col.starts.push(col.code.instrs.len() as u32);
        (col.span, col.text) = (line.span(), squeeze(line.text));
        if let Err(d) = lower(&mut col, line) {
            col.ctx.diags.push(d);
        }
    }
    col.starts.push(col.code.instrs.len() as u32);
    if col.ctx.places.cells().is_empty() {
        col.code.marks.clear();
    }
    let (starts, placed) = (col.starts, col.placed);
    for (at, i) in col.code.instrs.iter_mut().enumerate() {
        if let Instr::Branch { target, .. } | Instr::Jump { target } = i
            && !placed.contains(&at)
        {
            // One past the last line is the end.
            *target = starts[(*target as usize).min(starts.len() - 1)];
        }
    }
    col.code
}

/// Runs of blanks as one.
pub fn squeeze(s: &str) -> String {
    s.split_whitespace().collect::<Vec<_>>().join(" ")
}
