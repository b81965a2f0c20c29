//! Columns of instructions, one for each thread: rows cut into cells, labels found, and
//! pseudo assembly (`MC`) made of them; that of instruction sets is in [`crate::machine_code`].

use crate::asm::{Ctx, squeeze};
use crate::machine_code::machine_code;
use crate::text::Piece;
use heddle_isa::number;
use heddle_memmodel::{Alu, Code, Instr, Operand, Reg};
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;

/// Reads the columns of a program.
pub fn columns(ctx: &mut Ctx, body: Piece) -> Vec<(String, Code)> {
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
    let cells = |t: usize| {
        rows[1..].iter().filter_map(|r| r.split('|').get(t).map(Piece::trim)).collect::<Vec<_>>()
    };
    let all: Vec<Cells> = (0..names.len()).map(|t| Cells::of(&cells(t))).collect();
    let codes = match ctx.arch.isa() {
        Some(isa) => machine_code(ctx, isa, &all),
        None => all.iter().enumerate().map(|(t, c)| column(ctx, t, c)).collect(),
    };
    codes.into_iter().enumerate().map(|(t, code)| (format!("P{t}"), code)).collect()
}

/// The instructions of one thread, and the labels in front of them.
pub struct Cells<'a> {
    pub lines: Vec<Piece<'a>>,
    pub labels: HashMap<String, usize>,
}

impl<'a> Cells<'a> {
    fn of(cells: &[Piece<'a>]) -> Self {
        let (mut lines, mut labels) = (Vec::new(), HashMap::new());
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
        Cells { lines, labels }
    }
}

/// One thread's column while it is lowered.
pub struct Column<'c> {
    pub ctx: &'c mut Ctx,
    pub thread: usize,
    pub code: Code,
    /// Label to instruction of the source; branches hold these until the end.
    labels: &'c HashMap<String, usize>,
    /// Branches that have their target already.
    placed: Vec<usize>,
    span: Span,
    text: String,
}

fn column(ctx: &mut Ctx, thread: usize, cells: &Cells) -> Code {
    let mut col = Column {
        ctx,
        thread,
        code: Code::default(),
        labels: &cells.labels,
        placed: Vec::new(),
        span: Span::default(),
        text: String::new(),
    };
    let mut starts = Vec::new();
    for line in &cells.lines {
        starts.push(col.code.instrs.len() as u32);
        (col.span, col.text) = (line.span(), squeeze(line.text));
        if let Err(d) = crate::mc::lower(&mut col, *line) {
            col.ctx.diags.push(d);
        }
    }
    starts.push(col.code.instrs.len() as u32);
    for (at, i) in col.code.instrs.iter_mut().enumerate() {
        if let Instr::Branch { target, .. } | Instr::Jump { target } = i
            && !col.placed.contains(&at)
        {
            *target = starts[*target as usize];
        }
    }
    col.code
}

impl Column<'_> {
    pub fn push(&mut self, instr: Instr) {
        self.code.push(instr, self.span, self.text.clone());
    }

    pub fn reg(&mut self, p: Piece) -> Reg {
        self.scratch(p.text)
    }

    pub fn scratch(&mut self, name: &str) -> Reg {
        self.ctx.reg(self.thread, name)
    }

    /// A number or a register.
    pub fn operand(&mut self, p: Piece) -> Result<Operand, Diagnostic> {
        if let Some(v) = number(p.text) {
            return Ok(Operand::Imm(v));
        }
        let name = p.text.trim_start_matches('%');
        let plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        if !plain {
            return Err(p.unsupported(format!("the operand `{}`", p.text)));
        }
        Ok(Operand::Reg(self.scratch(p.text)))
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

    /// An instruction of the source.
    pub fn label(&self, p: Piece) -> Result<u32, Diagnostic> {
        let at = self.labels.get(p.text);
        at.map(|&l| l as u32).ok_or_else(|| p.error(format!("no label `{}`", p.text)))
    }

    pub fn address_of(&mut self, name: &str) -> Operand {
        let loc = self.ctx.loc(name);
        Operand::Imm(self.ctx.places.address(loc))
    }
}
