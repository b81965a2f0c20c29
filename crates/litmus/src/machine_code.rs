//! Columns of a real instruction set: each line handed to its reader (`heddle-isa`), its
//! steps written as code of a thread.
//!
//! A thread that jumps to an address in a register has the code of every thread whose labels
//! may be in one behind its own: code is shared, registers are not. Such a jump asks for each
//! address that code can have here ([`crate::code_addresses`]); another is not followed.

use crate::asm::{Arch, Ctx, squeeze};
use crate::code_addresses::CodeAddresses;
use crate::columns::Cells;
use crate::test::bits_of;
use heddle_isa::{Amo, Env, Isa, Line, Names, Op, R, Syntax, V, emit, maybe_undefined};
use heddle_isa::{Seen, prune, shorten, shorten_for_people};
use heddle_memmodel::{Alu, Code, Instr, Mark, Operand, Park, Reg, Thread, Update};
use heddle_span::{Diagnostic, Span};

/// The steps of each line of each thread.
type Steps = Vec<Vec<Vec<Op>>>;

pub fn machine_code(ctx: &mut Ctx, isa: Isa, all: &[Cells]) -> Vec<Code> {
    let (names, read) = read(ctx, isa, all);
    let stored = read.iter().flatten().flatten().map(stored_bits).max();
    ctx.memory_bits = ctx.memory_bits.max(stored.unwrap_or(1));
    let code = CodeAddresses::find(isa, all, &read, &ctx.labels);
    if let Some((thread, line)) = code.accessed(ctx, isa, &read) {
        let text = "instruction fetch (the address of code is accessed)";
        ctx.diags.push(all[thread].lines[line].unsupported(text));
    }
    ctx.code = code.clone();
    let mut out = Vec::new();
    for (thread, names) in names.into_iter().enumerate() {
        let mut w = Writer {
            ctx,
            isa,
            thread,
            names,
            code: Code::default(),
            addresses: &code,
            cells: &all[thread],
            at: (thread, 0),
            branches: vec![],
            temps: 0,
            span: Span::default(),
            text: String::new(),
        };
        w.threads(all, &read);
        out.push(w.code);
    }
    out
}

/// Reads every line; what is not known is told.
fn read(ctx: &mut Ctx, isa: Isa, all: &[Cells]) -> (Vec<Names>, Steps) {
    let syntax = Syntax { intel: ctx.arch == Arch::X86, idioms: false };
    let mut names: Vec<Names> = all.iter().map(|_| Names::open()).collect();
    let mut read = Vec::new();
    for (cells, names) in all.iter().zip(&mut names) {
        let mut thread = Vec::new();
        for line in &cells.lines {
            let ops = isa.lower(&Line::new(line.text), syntax, false, names);
            let known = |label: &String| isa.link().is_some() && cells.labels.contains_key(label);
            let beyond = |op: &Op| match op {
                Op::Call(label) => !known(label),
                op => matches!(op, Op::Abort),
            };
            thread.push(ops.filter(|ops| !ops.iter().any(beyond)).unwrap_or_else(|| {
                let text = format!("the instruction `{}`", squeeze(line.text));
                ctx.diags.push(line.unsupported(text));
                Vec::new()
            }));
        }
        read.push(thread);
    }
    prune(read.iter_mut().flatten());
    (names, read)
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
    match ctx.seen {
        Seen::No => shorten(thread, |_| bits),
        seen => shorten_for_people(thread, |_| bits, seen),
    }
    if ctx.places.cells().is_empty() {
        thread.code.marks.clear();
    }
}

/// Where a branch goes.
enum To {
    /// A label of the text that it stands in.
    Label(String),
    /// A line of a thread's text.
    Line(usize, usize),
    End,
}

/// Writes one thread's code.
struct Writer<'c, 't> {
    ctx: &'c mut Ctx,
    isa: Isa,
    thread: usize,
    names: Names,
    code: Code,
    addresses: &'c CodeAddresses,
    /// The text that is being written, and the line of it.
    cells: &'c Cells<'t>,
    at: (usize, usize),
    /// Where branches stand, whose text that is, and where they go.
    branches: Vec<(usize, usize, To)>,
    temps: usize,
    span: Span,
    text: String,
}

impl<'c, 't> Writer<'c, 't> {
    /// The text of this thread, and of those whose code it may come to.
    fn threads(&mut self, all: &'c [Cells<'t>], read: &Steps) {
        let mut starts: Vec<Vec<u32>> = vec![Vec::new(); all.len()];
        for of in self.addresses.reachable(self.thread, all.len()) {
            self.cells = &all[of];
            for (at, (line, ops)) in all[of].lines.iter().zip(&read[of]).enumerate() {
                starts[of].push(self.here());
                self.at = (of, at);
                (self.span, self.text, self.temps) = (line.span(), squeeze(line.text), 0);
                ops.iter().for_each(|op| self.op(op));
            }
            // One past the last line is the end.
            starts[of].push(self.here());
            if self.addresses.are_used() {
                self.jump(To::End);
            }
        }
        let end = self.here();
        for (at, of, to) in std::mem::take(&mut self.branches) {
            let place = match &to {
                To::End => Some(end),
                To::Line(of, line) => starts[*of].get(*line).copied(),
                To::Label(label) => all[of].labels.get(label).map(|&l| starts[of][l]),
            };
            if let (None, To::Label(label)) = (place, &to) {
                let text = format!("no label `{label}`");
                self.ctx.diags.push(Diagnostic::error(self.code.places[at].0, text));
            }
            if let Instr::Branch { target, .. } | Instr::Jump { target } = &mut self.code.instrs[at]
            {
                *target = place.unwrap_or(0);
            }
        }
    }

    fn op(&mut self, op: &Op) {
        match op {
            Op::Jump(to) => self.jump(To::Label(to.clone())),
            Op::JumpTo(to) => {
                let to = self.value(to);
                self.jump_to(to);
            }
            Op::Call(to) => {
                self.links();
                self.jump(To::Label(to.clone()));
            }
            Op::CallTo(to) => {
                // The register may be the one that is written.
                let (to, kept) = (self.value(to), self.temp());
                self.push(Instr::Move { dst: kept, a: to }, 0);
                self.links();
                self.jump_to(Operand::Reg(kept));
            }
            Op::Ret => match self.isa.link().filter(|_| self.addresses.are_used()) {
                Some(link) => {
                    let link = Operand::Reg(self.reg(link));
                    self.jump_to(link);
                }
                None => self.jump(To::End),
            },
            op => emit(self, op),
        }
    }

    fn value(&mut self, v: &V) -> Operand {
        match v {
            V::Reg(r) => Operand::Reg(self.reg(*r)),
            V::Imm(n) => Operand::Imm(*n),
            V::Sym(name, off) => Operand::Imm(self.symbol(name).wrapping_add(*off)),
        }
    }

    /// The link register becomes the address of the next line.
    fn links(&mut self) {
        let Some(link) = self.isa.link() else { return };
        let (dst, (of, line)) = (self.reg(link), self.at);
        let next = self.addresses.of(of, line + 1);
        self.push(Instr::Move { dst, a: Operand::Imm(next) }, 0);
    }

    fn jump(&mut self, to: To) {
        self.branches.push((self.code.instrs.len(), self.at.0, to));
        self.push(Instr::Jump { target: 0 }, 0);
    }

    /// To the code at an address. 0 is that of nothing: a thread that was not called returns.
    fn jump_to(&mut self, to: Operand) {
        let all: Vec<_> = self.addresses.all().collect();
        for (of, line, address) in all {
            self.branch_to(to, address, To::Line(of, line));
        }
        self.branch_to(to, 0, To::End);
        self.push(Instr::Park(Park::Deep), 0);
    }

    fn branch_to(&mut self, is: Operand, address: i64, to: To) {
        self.branches.push((self.code.instrs.len(), self.at.0, to));
        self.push(Instr::Branch { op: Alu::Eq, a: is, b: Operand::Imm(address), target: 0 }, 0);
    }
}

impl Env for Writer<'_, '_> {
    fn reg(&mut self, r: R) -> Reg {
        let name = self.ctx.arch.register_name(self.isa, r, &self.names);
        self.ctx.reg(self.thread, &name)
    }

    fn temp(&mut self) -> Reg {
        self.temps += 1;
        self.ctx.reg(self.thread, &format!("part {}", self.temps))
    }

    fn symbol(&mut self, name: &str) -> i64 {
        if let Some(&line) = self.cells.labels.get(name) {
            return self.addresses.of(self.at.0, line);
        }
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
        let to = To::Label(to.to_string());
        self.branches.push((self.code.instrs.len(), self.at.0, to));
        self.push(Instr::Branch { op, a, b, target: 0 }, 0);
    }

    fn accesses(&mut self, _: Option<i64>, _: u8) {}

    fn loaded_bits(&self, _: u8) -> u8 {
        self.ctx.memory_bits
    }
}
