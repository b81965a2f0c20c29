//! Assembly programs for the window machine of `heddle-memmodel`: the same
//! program under a memory model that is data.
//!
//! Every word is a location, every task a thread. What has `lock`, and `xchg`,
//! `sleep` and `wake`, is one event between two full fences of whatever model it
//! is, as x86 has it; `fence` is such a fence; plain instructions are plain. An
//! update without `lock` is a load and a store.
//!
//! Where a formula asks for places and registers, instructions end with a notice of
//! them: see [`crate::visible_state`].
//!
//! Refused, with its place: ghosts and `@` statements about memory. They happen
//! together with an instruction, and under a memory model an instruction has no
//! one moment. `assert` as an instruction of its own reads memory as any other.

mod code;

use crate::code::{Arch, Effect, Micro, Next, lower};
use crate::expr::{Expr, Flag};
use crate::points::{NOWHERE, Point, points};
use crate::program::{Op, Place, Program, Task};
use crate::property::Atoms;
use crate::visible_state::{Propositions, Shown};
use heddle_memmodel as mm;
use heddle_memmodel::{Alu, Instr, Mark, Operand};
use heddle_model::FaultKind;
use heddle_span::{Diagnostic, Span};

const MAX_LOCATIONS: usize = 64;

/// The full fence of every model that heddle knows.
pub(crate) fn full_fence() -> u64 {
    let names = ["MFENCE", "DMB.SY", "Fence.rw.rw", "sync", "mf", "strict", "acq", "rel", "sc"];
    names.iter().fold(0, |a, n| a | mm::attr(n))
}

/// The program for the window machine, or everything that has no meaning there.
pub fn under_model(program: &Program) -> Result<mm::Program, Vec<Diagnostic>> {
    under_model_for(program, &Atoms::default()).map(|(program, _)| program)
}

/// The same where a formula looks on: it needs a model with one memory if the program
/// then [shows](mm::Program::shown) something.
pub fn under_model_for(
    program: &Program,
    atoms: &Atoms,
) -> Result<(mm::Program, Propositions), Vec<Diagnostic>> {
    let tokens: Vec<usize> = sleepers(program);
    let propositions = Propositions::new(program, atoms, &tokens)?;
    let n = program.n_memory + tokens.len() + propositions.n_shown();
    let mut wrong = Vec::new();
    if n > MAX_LOCATIONS {
        let text = format!("{n} words under a memory model; {MAX_LOCATIONS} are possible");
        let span = program.words[MAX_LOCATIONS.min(program.words.len() - 1)].span;
        wrong.push(Diagnostic::unsupported(span, text));
    }
    let (codes, faults) = lower(program, Arch::Asmp);
    let mut out = mm::Program { name: "assembly".into(), checked: true, ..Default::default() };
    for w in &program.words[..program.n_memory] {
        out.locs.push(w.name.clone());
        out.init.push(w.init);
    }
    for &t in &tokens {
        out.locs.push(format!("wake of {}", program.tasks[t].name));
        out.init.push(0);
    }
    for (t, task) in program.tasks.iter().enumerate() {
        if let Some(shown) = propositions.shown(t) {
            out.locs.push(format!("where {} is", task.name));
            out.init.push(shown.at_first(task));
            out.shown += 1;
        }
    }
    for (t, task) in program.tasks.iter().enumerate() {
        let points = points(&codes[t]);
        let mut b = Builder {
            program,
            task,
            tokens: &tokens,
            own: t,
            shown: propositions.shown(t),
            end: task.code.len() as u32,
            kinds: faults.0.iter().map(|v| v.kind).collect(),
            code: mm::Code::default(),
            start: 0,
            n_temps: 0,
            most_temps: 0,
            at: (
                task.code.first().map_or(program.sources[task.source].span, |i| i.span),
                String::new(),
            ),
            wrong: &mut wrong,
        };
        let starts = b.all(&codes[t].micros, &points);
        let n_regs = b.first_temp() as usize + b.most_temps as usize;
        let mut code = b.code;
        let end = code.instrs.len() as u32;
        for i in &mut code.instrs {
            if let Instr::Branch { target, .. } | Instr::Jump { target } = i {
                *target = match *target {
                    NOWHERE => end,
                    p if p & LOCAL != 0 => p & !LOCAL,
                    p => starts[p as usize],
                };
            }
        }
        let mut regs: Vec<String> = task.regs.iter().map(|r| r.name.clone()).collect();
        regs.push("held".into());
        regs.extend(Flag::ALL.map(|f| f.name().to_string()));
        regs.extend((regs.len()..n_regs).map(|i| format!("step {i}")));
        let mut init: Vec<i64> = task.regs.iter().map(|r| r.init).collect();
        init.resize(n_regs, 0);
        let name = task.name.clone();
        out.threads.push(mm::Thread { name, code, observed: vec![false; regs.len()], regs, init });
    }
    if wrong.is_empty() { Ok((out, propositions)) } else { Err(wrong) }
}

/// Tasks that sleep or are woken: each has a token in memory.
fn sleepers(program: &Program) -> Vec<usize> {
    let mut needed = vec![false; program.tasks.len()];
    for (t, task) in program.tasks.iter().enumerate() {
        for i in &task.code {
            match &i.op {
                Op::Sleep => needed[t] = true,
                Op::Wake { first, len, .. } => {
                    (*first..first + len).for_each(|u| needed[u as usize] = true);
                }
                _ => {}
            }
        }
    }
    (0..needed.len()).filter(|&t| needed[t]).collect()
}

/// A target within the code of one point, not yet a point.
const LOCAL: u32 = 1 << 30;

struct Builder<'a> {
    program: &'a Program,
    task: &'a Task,
    tokens: &'a [usize],
    own: usize,
    shown: Option<&'a Shown>,
    /// The place behind the last instruction.
    end: u32,
    kinds: Vec<FaultKind>,
    code: mm::Code,
    /// Where the code of the point begins that is being written.
    start: usize,
    n_temps: u16,
    most_temps: u16,
    at: (Span, String),
    wrong: &'a mut Vec<Diagnostic>,
}

impl Builder<'_> {
    /// Registers of the task, the held value, three flags, then temporaries.
    fn first_temp(&self) -> u16 {
        self.task.regs.len() as u16 + 4
    }

    fn flag(&self, f: Flag) -> u16 {
        self.task.regs.len() as u16 + 1 + f as u16
    }

    fn temp(&mut self) -> u16 {
        let r = self.first_temp() + self.n_temps;
        self.n_temps += 1;
        self.most_temps = self.most_temps.max(self.n_temps);
        r
    }

    fn push(&mut self, instr: Instr) {
        self.mark(instr, Mark::default());
    }

    fn mark(&mut self, instr: Instr, mark: Mark) {
        let (span, text) = self.at.clone();
        self.code.push(instr, span, text);
        self.code.marks.push(mark);
    }

    /// Code for every point, one after the other; where each begins.
    fn all(&mut self, micros: &[Micro], points: &[Point]) -> Vec<u32> {
        let mut starts = Vec::new();
        for (i, p) in points.iter().enumerate() {
            self.start = self.code.instrs.len();
            starts.push(self.start as u32);
            self.n_temps = 0;
            match micros.get(p.micro as usize) {
                None => self.push(Instr::Jump { target: NOWHERE }),
                Some(m) => {
                    let instr = &self.task.code[m.instr as usize];
                    self.at = (instr.span, instr.text.clone());
                    self.point(m, points, i);
                }
            }
        }
        starts
    }

    fn point(&mut self, m: &Micro, points: &[Point], here: usize) {
        let p = &points[here];
        let ends = p.next.map(|to| points.get(to as usize).map_or(self.end, |q| q.instr));
        if m.next == Next::Halt {
            return self.push(Instr::Jump { target: NOWHERE });
        }
        if let (NOWHERE, Next::Call(_, f) | Next::Ret(f)) = (p.next[0], &m.next) {
            let kind = self.kinds[*f as usize];
            self.push(Instr::Check { cond: Operand::Imm(0), kind });
            return self.push(Instr::Jump { target: NOWHERE });
        }
        let mut aside = None;
        if let Next::Branch(cond, _) = &m.next {
            let cond = self.expr(cond, None);
            let (op, b) = (Alu::Ne, Operand::Imm(0));
            self.push(Instr::Branch { op, a: cond, b, target: p.next[1] });
            if self.shows(None, p.instr, ends[1]) {
                aside = Some(self.code.instrs.len() - 1);
            }
        }
        let locked = self.is_locked(m);
        if locked {
            self.push(Instr::Fence { attrs: full_fence() });
        }
        self.effects(m, (p.instr, ends[0]));
        if locked {
            self.push(Instr::Fence { attrs: full_fence() });
        }
        if p.next[0] as usize != here + 1 || aside.is_some() {
            self.push(Instr::Jump { target: p.next[0] });
        }
        if let Some(branch) = aside {
            let here = self.code.instrs.len() as u32;
            if let Instr::Branch { target, .. } = &mut self.code.instrs[branch] {
                *target = here | LOCAL;
            }
            self.notice(None, (p.instr, ends[1]));
            self.push(Instr::Jump { target: p.next[1] });
        }
    }

    /// Whether a formula sees a difference after a step, or behind it.
    fn shows(&self, m: Option<&Micro>, here: u32, next: u32) -> bool {
        self.shown.is_some_and(|s| s.place(here) != s.place(next) || m.is_some_and(|m| s.sees(m)))
    }

    /// Shows where the task is after a step, and what is in its registers.
    fn notice(&mut self, m: Option<&Micro>, (here, next): (u32, u32)) {
        let Some(shown) = self.shown.filter(|_| self.shows(m, here, next)) else { return };
        let mut value = Operand::Imm(shown.place(next));
        for (place, shift) in shown.fields() {
            let part = match place {
                Place::Flag(f) => Operand::Reg(self.flag(*f)),
                Place::Reg(r) => Operand::Reg(*r),
                _ => unreachable!("a formula sees registers and flags"),
            };
            let part = self.alu(Alu::Shl, part, Operand::Imm(shift));
            value = self.alu(Alu::Or, value, part);
        }
        let access =
            |i: &Instr| matches!(i, Instr::Load { .. } | Instr::Store { .. } | Instr::Rmw { .. });
        let with = m.is_some() && self.code.instrs[self.start..].iter().any(access);
        self.push(Instr::Notice { loc: shown.loc, value, with });
    }

    fn is_locked(&self, m: &Micro) -> bool {
        let instr = &self.task.code[m.instr as usize];
        match instr.op {
            Op::Sleep | Op::Wake { .. } => true,
            Op::Xchg(..) => m.writes_memory(),
            _ => instr.lock && m.writes_memory(),
        }
    }

    fn effects(&mut self, m: &Micro, way: (u32, u32)) {
        let instr = &self.task.code[m.instr as usize];
        match &instr.op {
            Op::Sleep => self.sleep(m, way),
            Op::Wake { first, index, .. } => {
                self.checks(&m.effects[..m.own], None);
                self.wake(*first, index);
            }
            Op::Fence => self.push(Instr::Fence { attrs: full_fence() }),
            _ => self.access(m),
        }
        if !matches!(instr.op, Op::Sleep) {
            self.notice(Some(m), way);
        }
        for e in &m.effects[m.own..] {
            match e {
                Effect::Check(c) if !c.cond.any(|e| matches!(e, Expr::Word(_))) => {
                    self.check(c, None)
                }
                _ => {
                    let wrong = "a ghost or an `@` statement about memory, under a memory model";
                    let d = Diagnostic::unsupported(self.at.0, wrong);
                    self.wrong.push(d.help(
                        "use `assert` as an instruction, over registers or one word of memory",
                    ));
                }
            }
        }
    }

    /// Takes the token where there is one. An attempt without is no run; a thread
    /// that never gets further sleeps for ever, which is a deadlock.
    fn sleep(&mut self, m: &Micro, way: (u32, u32)) {
        let token = self.token(self.own);
        let dst = self.temp();
        let (value, expected) = (Operand::Imm(0), Operand::Imm(1));
        let (op, attrs) = (mm::Update::CompareSwap, mm::attr("X"));
        let mark = Mark { waits: true, ..Mark::default() };
        self.mark(Instr::Rmw { dst, addr: token, off: 0, op, value, expected, attrs }, mark);
        // Before it is known whether there was one: without, there is no run.
        self.notice(Some(m), way);
        let woken = (self.code.instrs.len() as u32 + 2) | LOCAL;
        let a = Operand::Reg(dst);
        self.push(Instr::Branch { op: Alu::Eq, a, b: expected, target: woken });
        self.push(Instr::Never);
    }

    fn wake(&mut self, first: u16, index: &Expr) {
        let addr = match index {
            Expr::Const(c) => self.token(first as usize + *c as usize),
            index => {
                let index = self.expr(index, None);
                let base = self.token(first as usize);
                let shifted = self.alu(Alu::Shl, index, Operand::Imm(12));
                self.alu(Alu::Add, shifted, base)
            }
        };
        let dst = self.temp();
        let (value, expected) = (Operand::Imm(1), Operand::Imm(0));
        let (op, attrs) = (mm::Update::Swap, mm::attr("X"));
        self.push(Instr::Rmw { dst, addr, off: 0, op, value, expected, attrs });
    }

    /// Where a task's token is; beyond all words if there is no such task.
    fn token(&self, task: usize) -> Operand {
        let at = self.tokens.iter().position(|&t| t == task).unwrap_or(self.tokens.len());
        Operand::Imm(mm::address(self.program.n_memory + at))
    }
}
