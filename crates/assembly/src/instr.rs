//! Statements of a program's body to instructions.

use crate::ast::*;
use crate::expr::{Binary, Expr};
use crate::program::*;
use crate::resolve::{Resolver, Scope};
use heddle_span::{Diagnostic, Span};

impl Resolver<'_> {
    /// One copy of a program.
    pub(crate) fn task(&mut self, source: usize, index: usize, decl: &ProgramDecl) -> Task {
        let mut scope = Scope {
            source,
            index,
            regs: Vec::new(),
            declared: Vec::new(),
            privates: Vec::new(),
            labels: Vec::new(),
        };
        self.declare(decl, &mut scope);
        let mut code: Vec<Instr> = Vec::new();
        let mut labelled = false;
        for stmt in &decl.body {
            let behind_label = std::mem::replace(&mut labelled, matches!(stmt, Stmt::Label(..)));
            match stmt {
                Stmt::Op(op) => {
                    let kind = self.op(op, &mut scope);
                    let text = self.words_of(op.span);
                    let lock = op.lock;
                    code.push(Instr { op: kind, lock, notes: Vec::new(), span: op.span, text });
                }
                Stmt::Set { span, .. } | Stmt::Check(_, span) => {
                    let note = self.note(stmt, &mut scope);
                    if behind_label {
                        // Whoever comes to the label comes here: a step of its own.
                        let text = self.words_of(*span);
                        let notes = note.into_iter().collect();
                        code.push(Instr { op: Op::Noop, lock: false, notes, span: *span, text });
                        continue;
                    }
                    match code.last_mut() {
                        Some(Instr {
                            op: Op::Jump(_) | Op::Ret | Op::Halt | Op::Call(_), ..
                        }) => {
                            let wrong = "nothing falls through to this";
                            self.error(*span, format!("{wrong}: put it after another instruction"));
                        }
                        Some(last) => last.notes.extend(note),
                        None => {
                            let wrong = "`@` goes with the instruction before it";
                            let d = Diagnostic::error(*span, wrong);
                            self.diagnostics.push(d.help("put a `noop` before it"));
                        }
                    }
                }
                _ => {}
            }
        }
        if scope.regs.len() >= crate::live::MAX_REGS {
            let most = crate::live::MAX_REGS;
            self.error(decl.span, format!("a program has fewer than {most} registers"));
        }
        let s = &self.program.sources[source];
        let name = if s.is_row { format!("{}[{index}]", s.name) } else { s.name.clone() };
        Task { name, source, index, code, regs: scope.regs, labels: scope.labels }
    }

    /// Labels, registers and private words first: they can be used before.
    fn declare(&mut self, decl: &ProgramDecl, scope: &mut Scope) {
        let (mut at, mut labelled) = (0, false);
        for stmt in &decl.body {
            let behind_label = std::mem::replace(&mut labelled, matches!(stmt, Stmt::Label(..)));
            match stmt {
                Stmt::Op(_) => at += 1,
                Stmt::Set { .. } | Stmt::Check(..) if behind_label => at += 1,
                Stmt::Label(name, span) => {
                    if scope.labels.iter().any(|l| l.0 == *name) {
                        self.error(*span, format!("label `{name}` stands twice in this program"));
                    }
                    scope.labels.push((name.clone(), at));
                }
                Stmt::Reg(name, span) => self.declare_reg(name, *span, 0, scope),
                Stmt::Private(word) => {
                    let WordName::Name(name) = &word.name else {
                        self.error(word.span, "a private word has a name");
                        continue;
                    };
                    if word.len.is_some() || word.domain.is_some() {
                        let what = "a private word is one word as wide as a register";
                        self.error(word.span, what);
                    }
                    let init = word.init.first().map_or(0, |e| self.constant(e));
                    self.declare_reg(name, word.span, init, scope);
                    scope.privates.push(name.clone());
                }
                _ => {}
            }
        }
    }

    fn declare_reg(&mut self, name: &str, span: Span, init: i64, scope: &mut Scope) {
        let taken = scope.declared.iter().any(|d| d == name)
            || self.named_constant(name, None).is_some()
            || self.program.arrays.iter().any(|a| a.name == name);
        if taken {
            self.error(span, format!("`{name}` already means something else"));
            return;
        }
        if !(0..=self.program.mask()).contains(&init) {
            self.error(span, format!("{init} does not fit in {} bits", self.program.bits));
        }
        scope.declared.push(name.to_string());
        scope.regs.push(Reg { name: name.to_string(), bits: self.program.bits, init });
    }

    fn note(&mut self, stmt: &Stmt, scope: &mut Scope) -> Option<Note> {
        match stmt {
            Stmt::Check(cond, span) => {
                let text = self.words_of(cond.span);
                Some(Note::Assert { cond: self.value(cond, scope, true), span: *span, text })
            }
            Stmt::Set { target, op, value, span } => {
                let Some(Operand::Mem(m)) = self.mem(target, scope, true) else { return None };
                if m.first < self.program.n_memory {
                    let wrong = "only a ghost changes in an `@` statement";
                    let help = "declare it with `ghost`, or write an instruction";
                    self.diagnostics.push(Diagnostic::error(target.span, wrong).help(help));
                    return None;
                }
                let value = self.value(value, scope, true);
                let old = Expr::Word(Box::new(m.number.clone()));
                let value = op.map_or(value.clone(), |op| Expr::binary(op, old, value));
                let (number, first, len) = (m.number, m.first, m.len);
                let text = self.words_of(*span).trim_start_matches(['@', ' ']).to_string();
                Some(Note::Set { number, first, len, value, span: *span, text })
            }
            _ => None,
        }
    }

    fn op(&mut self, op: &OpStmt, scope: &mut Scope) -> Op {
        let n = op.operands.len();
        let Some((least, most)) = arity(&op.name) else {
            let wrong = format!("`{}` is not an instruction", op.name);
            let known = "instructions: mov add sub and or xor not neg shl shr inc dec cmp test jmp \
                         j<cond> xchg xadd cmpxchg fence sleep wake call ret halt assert noop";
            self.diagnostics.push(Diagnostic::error(op.name_span, wrong).help(known));
            return Op::Noop;
        };
        if n < least || n > most {
            let s = if least == 1 { "" } else { "s" };
            self.error(op.span, format!("`{}` takes {least} operand{s}, not {n}", op.name));
            return Op::Noop;
        }
        if let Some(arith) = arithmetic(&op.name) {
            return self.arith(arith, op, scope);
        }
        if let Some(cond) = condition(&op.name) {
            self.no_lock(op);
            return Op::Branch(cond, self.target(&op.operands[0], scope));
        }
        match op.name.as_str() {
            "mov" => {
                self.no_lock(op);
                let dst = self.operand(&op.operands[0], scope);
                let src = self.operand(&op.operands[1], scope);
                self.writable(&dst, &op.operands[0]);
                self.one_memory(op, &dst, &src);
                Op::Mov(dst, src)
            }
            "cmp" | "test" => {
                self.no_lock(op);
                let a = self.operand(&op.operands[0], scope);
                let b = self.operand(&op.operands[1], scope);
                self.one_memory(op, &a, &b);
                if op.name == "cmp" { Op::Cmp(a, b) } else { Op::Test(a, b) }
            }
            "xchg" => {
                let a = self.operand(&op.operands[0], scope);
                let b = self.operand(&op.operands[1], scope);
                self.writable(&a, &op.operands[0]);
                self.writable(&b, &op.operands[1]);
                self.one_memory(op, &a, &b);
                Op::Xchg(a, b)
            }
            "xadd" | "cmpxchg" => {
                let a = self.operand(&op.operands[0], scope);
                self.writable(&a, &op.operands[0]);
                let Operand::Reg(r) = self.operand(&op.operands[1], scope) else {
                    let what = format!("the second operand of `{}` is a register", op.name);
                    self.error(op.operands[1].span, what);
                    return Op::Noop;
                };
                if op.name == "xadd" {
                    return Op::Xadd(a, r);
                }
                let eax = scope.register("eax", self.program.bits).unwrap_or(0);
                Op::Cmpxchg(a, r, eax)
            }
            "jmp" => Op::Jump(self.target(&op.operands[0], scope)),
            "call" => Op::Call(self.target(&op.operands[0], scope)),
            "ret" => Op::Ret,
            "halt" | "hlt" => Op::Halt,
            "sleep" => Op::Sleep,
            "wake" => self.wake(&op.operands[0], scope),
            "assert" => Op::Assert(self.value(&op.operands[0], scope, true)),
            "fence" | "mfence" => Op::Fence,
            _ => {
                self.no_lock(op);
                Op::Noop
            }
        }
    }

    fn arith(&mut self, arith: Arith, op: &OpStmt, scope: &mut Scope) -> Op {
        let dst = self.operand(&op.operands[0], scope);
        let src = op.operands.get(1).map_or(Operand::Imm(0), |e| self.operand(e, scope));
        self.writable(&dst, &op.operands[0]);
        self.one_memory(op, &dst, &src);
        if op.lock && !matches!(dst, Operand::Mem(_)) {
            self.error(op.span, "`lock` is for instructions that change memory");
        }
        Op::Arith(arith, dst, src)
    }

    fn no_lock(&mut self, op: &OpStmt) {
        if op.lock {
            let what = format!("`lock` is for instructions that read and write; not `{}`", op.name);
            self.error(op.span, what);
        }
    }

    fn writable(&mut self, operand: &Operand, ex: &Ex) {
        if let (Operand::Imm(_), false) = (operand, matches!(ex.kind, ExKind::Wrong)) {
            self.error(ex.span, "a constant cannot be changed: expected a register or memory");
        }
    }

    fn one_memory(&mut self, op: &OpStmt, a: &Operand, b: &Operand) {
        if let (Operand::Mem(_), Operand::Mem(_)) = (a, b) {
            let wrong = "an instruction has at most one operand in memory";
            let help = "go through a register: `mov eax, [a]`, `mov [b], eax`";
            self.diagnostics.push(Diagnostic::error(op.span, wrong).help(help));
        }
    }

    fn operand(&mut self, ex: &Ex, scope: &mut Scope) -> Operand {
        match &ex.kind {
            ExKind::Mem(_) | ExKind::Index(..) => {
                self.mem(ex, scope, false).unwrap_or(Operand::Imm(0))
            }
            ExKind::Name(name) if self.program.arrays.iter().any(|a| a.name == *name) => {
                match self.mem(ex, scope, false) {
                    Some(Operand::Mem(Mem { number: Expr::Const(c), .. })) => {
                        self.immediate(c + self.program.base, ex.span)
                    }
                    _ => Operand::Imm(0),
                }
            }
            _ => match self.value(ex, scope, false) {
                Expr::Reg(r) => Operand::Reg(r),
                Expr::Const(c) => self.immediate(c, ex.span),
                _ => {
                    self.error(ex.span, "an operand is a register, a constant or `[memory]`");
                    Operand::Imm(0)
                }
            },
        }
    }

    fn immediate(&mut self, value: i64, span: Span) -> Operand {
        let (mask, bits) = (self.program.mask(), self.program.bits);
        if value > mask || value < -(mask / 2 + 1) {
            let wrong = format!("{value} does not fit in {bits} bits");
            let help = "`bits N` at the top of the file makes registers wider";
            self.diagnostics.push(Diagnostic::error(span, wrong).help(help));
        }
        Operand::Imm(value & mask)
    }

    fn target(&mut self, ex: &Ex, scope: &mut Scope) -> u32 {
        if let ExKind::Name(name) = &ex.kind {
            if let Some(l) = scope.labels.iter().find(|l| l.0 == *name) {
                return l.1;
            }
            self.error(ex.span, format!("no label `{name}` in this program"));
        } else if !matches!(ex.kind, ExKind::Wrong) {
            self.error(ex.span, "a jump goes to a label");
        }
        0
    }

    fn wake(&mut self, ex: &Ex, scope: &mut Scope) -> Op {
        let (name, index) = match &ex.kind {
            ExKind::Name(n) => (n, None),
            ExKind::Index(row, index) => match &row.kind {
                ExKind::Name(n) => (n, Some(index)),
                _ => {
                    self.error(ex.span, "`wake` takes a program: `wake P`, `wake P[eax]`");
                    return Op::Noop;
                }
            },
            _ => {
                self.error(ex.span, "`wake` takes a program: `wake P`, `wake P[eax]`");
                return Op::Noop;
            }
        };
        let Some(source) = self.program.sources.iter().position(|s| s.name == *name) else {
            self.error(ex.span, format!("no program is called `{name}`"));
            return Op::Noop;
        };
        let s = self.program.sources[source].clone();
        let index = match index {
            None if s.copies == 1 => Expr::Const(0),
            None => {
                let what = format!("which of the {} copies? write `wake {name}[i]`", s.copies);
                self.error(ex.span, what);
                return Op::Noop;
            }
            Some(i) => self.value(i, scope, false),
        };
        if matches!(index, Expr::Const(c) if c < 0 || c >= s.copies as i64) {
            self.error(ex.span, format!("`{name}` has {} copies", s.copies));
        }
        if s.copies > 1 {
            self.singled_out(source);
        }
        Op::Wake { first: s.first as u16, len: s.copies as u16, index }
    }

    /// The text of a span, with single blanks.
    pub(crate) fn words_of(&self, span: Span) -> String {
        let text = self.text.get(span.lo as usize..span.hi as usize).unwrap_or("");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn arity(name: &str) -> Option<(usize, usize)> {
    Some(match name {
        "noop" | "nop" | "pause" | "fence" | "mfence" | "sleep" | "ret" | "halt" | "hlt" => (0, 0),
        "inc" | "dec" | "not" | "neg" | "jmp" | "call" | "wake" | "assert" => (1, 1),
        "mov" | "cmp" | "test" | "xchg" | "xadd" | "cmpxchg" => (2, 2),
        _ if arithmetic(name).is_some() => (2, 2),
        _ if condition(name).is_some() => (1, 1),
        _ => return None,
    })
}

fn arithmetic(name: &str) -> Option<Arith> {
    Some(match name {
        "add" => Arith::Add,
        "sub" => Arith::Sub,
        "and" => Arith::And,
        "or" => Arith::Or,
        "xor" => Arith::Xor,
        "inc" => Arith::Inc,
        "dec" => Arith::Dec,
        "not" => Arith::Not,
        "neg" => Arith::Neg,
        "shl" => Arith::Shl,
        "shr" => Arith::Shr,
        _ => return None,
    })
}

fn condition(name: &str) -> Option<Cond> {
    Some(match name {
        "je" | "jeq" | "jz" => Cond::Equal,
        "jne" | "jnz" => Cond::NotEqual,
        "jl" | "jlt" | "jnge" => Cond::Less,
        "jle" | "jng" => Cond::LessEqual,
        "jg" | "jgt" | "jnle" => Cond::Greater,
        "jge" | "jnl" => Cond::GreaterEqual,
        "jb" | "jc" | "jnae" => Cond::Below,
        "jbe" | "jna" => Cond::BelowEqual,
        "ja" | "jnbe" => Cond::Above,
        "jae" | "jnc" | "jnb" => Cond::AboveEqual,
        _ => return None,
    })
}

impl Cond {
    /// Whether the jump is taken, as an expression of the flags.
    pub fn expr(self) -> Expr {
        use crate::expr::{Flag::*, Unary};
        let f = |flag| Expr::Flag(flag);
        let not = |e| Expr::unary(Unary::Not, e);
        let or = |a, b| Expr::binary(Binary::Either, a, b);
        match self {
            Cond::Equal => f(Equal),
            Cond::NotEqual => not(f(Equal)),
            Cond::Less => f(Less),
            Cond::GreaterEqual => not(f(Less)),
            Cond::LessEqual => or(f(Less), f(Equal)),
            Cond::Greater => not(or(f(Less), f(Equal))),
            Cond::Below => f(Carry),
            Cond::AboveEqual => not(f(Carry)),
            Cond::BelowEqual => or(f(Carry), f(Equal)),
            Cond::Above => not(or(f(Carry), f(Equal))),
        }
    }
}
