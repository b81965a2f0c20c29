//! Columns of instructions, one for each thread: rows cut into cells, labels found, and
//! each instruction handed to the reader of its instruction set (`heddle-isa`).

use crate::asm::{Arch, Ctx, squeeze};
use crate::test::bits_of;
use crate::text::Piece;
use heddle_isa::{Amo, Env, Isa, Line, Names, Op, R, Syntax, V, emit, maybe_undefined, number};
use heddle_isa::{prune, shorten};
use heddle_memmodel::{Alu, Code, Instr, Mark, Operand, Reg, Thread, Update};
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
struct Cells<'a> {
    lines: Vec<Piece<'a>>,
    labels: HashMap<String, usize>,
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

// ---- machine code ----

fn machine_code(ctx: &mut Ctx, isa: Isa, all: &[Cells]) -> Vec<Code> {
    let syntax = Syntax { intel: ctx.arch == Arch::X86, idioms: false };
    let mut names: Vec<Names> = all.iter().map(|_| Names::open()).collect();
    let mut read: Vec<Vec<Vec<Op>>> = Vec::new();
    for (cells, names) in all.iter().zip(&mut names) {
        let mut thread = Vec::new();
        for line in &cells.lines {
            let ops = isa.lower(&Line::new(line.text), syntax, false, names);
            let beyond = |op: &Op| matches!(op, Op::Call(_) | Op::Abort);
            thread.push(ops.filter(|ops| !ops.iter().any(beyond)).unwrap_or_else(|| {
                let text = format!("the instruction `{}`", squeeze(line.text));
                ctx.diags.push(line.unsupported(text));
                Vec::new()
            }));
        }
        read.push(thread);
    }
    prune(read.iter_mut().flatten());
    let stored = read.iter().flatten().flatten().map(stored_bits).max();
    ctx.memory_bits = ctx.memory_bits.max(stored.unwrap_or(1));
    let mut out = Vec::new();
    for (t, (cells, names)) in all.iter().zip(names).enumerate() {
        let (code, span) = (Code::default(), Span::default());
        let text = String::new();
        let mut w =
            Writer { ctx, isa, thread: t, names, code, branches: vec![], temps: 0, span, text };
        let mut starts = Vec::new();
        for (line, ops) in cells.lines.iter().zip(&read[t]) {
            starts.push(w.here());
            (w.span, w.text, w.temps) = (line.span(), squeeze(line.text), 0);
            ops.iter().for_each(|op| w.op(op));
        }
        // One past the last line is the end.
        starts.push(w.here());
        for (at, to) in std::mem::take(&mut w.branches) {
            let place = match &to {
                None => starts.last().copied(),
                Some(label) => cells.labels.get(label).map(|&l| starts[l]),
            };
            if place.is_none() {
                let text = format!("no label `{}`", to.unwrap_or_default());
                w.ctx.diags.push(Diagnostic::error(w.code.places[at].0, text));
            }
            if let Instr::Branch { target, .. } | Instr::Jump { target } = &mut w.code.instrs[at] {
                *target = place.unwrap_or(0);
            }
        }
        out.push(w.code);
    }
    out
}

/// The bits of what a step can store.
fn stored_bits(op: &Op) -> u8 {
    let of = |v: &V, size: u8| match v {
        V::Imm(n) => bits_of(*n).min(8 * size),
        _ => 8 * size,
    };
    match op {
        Op::Store { size, value, .. } | Op::StoreExcl { size, value, .. } => of(value, *size),
        Op::Rmw { size, value, op: Update::Swap | Update::CompareSwap, .. } => of(value, *size),
        Op::Amo { size, value, op: Amo::Swap | Amo::Compare(_), .. } => of(value, *size),
        Op::Rmw { size, .. } | Op::Amo { size, .. } => 8 * size,
        _ => 1,
    }
}

/// Makes a thread's code shorter, now that its registers have their first values.
pub fn finish(ctx: &mut Ctx, thread: &mut Thread) {
    for (pc, _) in maybe_undefined(thread) {
        let (span, text) = &thread.code.places[pc];
        let what = format!("`{text}` after an instruction that leaves these flags undefined");
        ctx.diags.push(Diagnostic::unsupported(*span, what));
    }
    let bits = ctx.memory_bits;
    shorten(thread, |_| bits);
    if ctx.places.cells().is_empty() {
        thread.code.marks.clear();
    }
}

/// Writes one thread's code.
struct Writer<'c> {
    ctx: &'c mut Ctx,
    isa: Isa,
    thread: usize,
    names: Names,
    code: Code,
    /// Where branches stand, and the labels that they go to; the end, if none.
    branches: Vec<(usize, Option<String>)>,
    temps: usize,
    span: Span,
    text: String,
}

impl Writer<'_> {
    fn op(&mut self, op: &Op) {
        match op {
            Op::Jump(to) => self.jump(Some(to.clone())),
            Op::Ret => self.jump(None),
            op => emit(self, op),
        }
    }

    fn jump(&mut self, to: Option<String>) {
        self.branches.push((self.code.instrs.len(), to));
        self.push(Instr::Jump { target: 0 }, 0);
    }
}

impl Env for Writer<'_> {
    fn reg(&mut self, r: R) -> Reg {
        let name = self.ctx.arch.register_name(self.isa, r, &self.names);
        self.ctx.reg(self.thread, &name)
    }

    fn temp(&mut self) -> Reg {
        self.temps += 1;
        self.ctx.reg(self.thread, &format!("part {}", self.temps))
    }

    fn symbol(&mut self, name: &str) -> i64 {
        let loc = self.ctx.loc(name);
        self.ctx.places.address(loc)
    }

    fn push(&mut self, instr: Instr, size: u8) {
        self.code.push(instr, self.span, self.text.clone());
        self.code.marks.push(Mark { size, waits: false });
    }

    fn here(&self) -> u32 {
        self.code.instrs.len() as u32
    }

    fn branch(&mut self, op: Alu, a: Operand, b: Operand, to: &str) {
        self.branches.push((self.code.instrs.len(), Some(to.to_string())));
        self.push(Instr::Branch { op, a, b, target: 0 }, 0);
    }

    fn accesses(&mut self, _: Option<i64>, _: u8) {}

    fn loaded_bits(&self, _: u8) -> u8 {
        self.ctx.memory_bits
    }
}

// ---- pseudo assembly ----

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
