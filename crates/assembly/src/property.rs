//! Atoms of formulas: expressions over words, registers, flags and places.
//!
//! `pc(P) == label` (or a number, counted from one as papers do), `P@label`,
//! `at(P, label)`, `label(P)`, `label(2)`; `P.eax`, `P.equal`; `[x]`, `x`,
//! `x[1]`; `sleeping(P)`, `ended(P)`; `count(P, label)`, how many copies of `P`
//! stand there, which names no copy in particular.

use crate::ast::{Ex, ExKind};
use crate::expr::{Binary, Expr, Flag, Unary};
use crate::flow::Seen;
use crate::live::{flag_bit, reg_bit};
use crate::parse::Parser;
use crate::program::{Op, Program};
use heddle_ltl::{Context, Ctl, Dialect, Formula};
use heddle_span::{Diagnostic, FileId, Span};
use std::ops::Range;

/// A formula and what its atoms mean.
#[derive(Clone, Debug)]
pub struct Ltl {
    pub formula: Formula,
    pub atoms: Atoms,
}

/// The atoms of a formula, by number.
#[derive(Clone, Debug, Default)]
pub struct Atoms {
    pub exprs: Vec<Expr>,
    /// As written.
    pub texts: Vec<String>,
    /// The tasks that are named one by one: their copies are not alike.
    pub named: Vec<usize>,
}

/// Reads an LTL formula that stands at byte `start` of `file`.
pub fn parse_ltl(
    program: &Program,
    text: &str,
    file: FileId,
    start: usize,
) -> Result<Ltl, Vec<Diagnostic>> {
    let mut reader = Reader { program, file, start, atoms: Atoms::default() };
    let formula = heddle_ltl::parse(text, Dialect::Block, &mut reader)?;
    Ok(Ltl { formula, atoms: reader.atoms })
}

/// Reads a CTL formula that stands at byte `start` of `file`.
pub fn parse_ctl(
    program: &Program,
    text: &str,
    file: FileId,
    start: usize,
) -> Result<(Ctl, Atoms), Diagnostic> {
    let mut reader = Reader { program, file, start, atoms: Atoms::default() };
    let formula = heddle_ltl::parse_ctl(text, &mut reader)?;
    Ok((formula, reader.atoms))
}

impl Atoms {
    /// The number of an atom, or what is wrong with it.
    pub fn add(
        &mut self,
        program: &Program,
        text: &str,
        file: FileId,
        start: usize,
    ) -> Result<u32, Diagnostic> {
        let mut p = Parser::new(text, file, start);
        let ex = p.whole_expr();
        if let Some(wrong) = p.diagnostics.into_iter().next() {
            return Err(wrong);
        }
        let mut r = Resolve { program, named: Vec::new() };
        let expr = r.value(&ex)?;
        self.named.extend(r.named);
        if let Some(at) = self.exprs.iter().position(|e| *e == expr) {
            return Ok(at as u32);
        }
        if self.exprs.len() == 64 {
            return Err(Diagnostic::error(ex.span, "a formula has at most 64 atoms"));
        }
        self.exprs.push(expr);
        self.texts.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
        Ok(self.exprs.len() as u32 - 1)
    }

    /// What the atoms see of each task.
    pub fn seen(&self, program: &Program) -> Vec<Seen> {
        let mut seen = vec![Seen::default(); program.tasks.len()];
        for e in &self.exprs {
            e.each(&mut |e| match e {
                Expr::TaskReg(t, r) => seen[*t as usize].values |= reg_bit(*r),
                Expr::TaskFlag(t, f) => seen[*t as usize].values |= flag_bit(*f),
                Expr::At(t, i) => seen[*t as usize].instrs.push(*i),
                _ => {}
            });
        }
        seen
    }
}

struct Reader<'p> {
    program: &'p Program,
    file: FileId,
    start: usize,
    atoms: Atoms,
}

impl Context for Reader<'_> {
    fn span(&self, range: Range<usize>) -> Span {
        Span::new(self.file, self.start + range.start, self.start + range.end)
    }

    fn atom(&mut self, text: &str, span: Span) -> Result<u32, Diagnostic> {
        self.atoms.add(self.program, text, self.file, span.lo as usize)
    }

    fn is_name(&self, word: &str) -> bool {
        let p = self.program;
        p.arrays.iter().any(|a| a.name == word)
            || p.sources.iter().any(|s| s.name == word)
            || p.consts.iter().any(|c| c.0 == word)
            || p.tasks.iter().any(|t| t.label(word).is_some())
    }

    fn brackets(&self) -> bool {
        true
    }
}

struct Resolve<'p> {
    program: &'p Program,
    named: Vec<usize>,
}

impl Resolve<'_> {
    fn value(&mut self, ex: &Ex) -> Result<Expr, Diagnostic> {
        let wrong = |what: String| Diagnostic::error(ex.span, what);
        match &ex.kind {
            ExKind::Number(n) => Ok(Expr::Const(*n)),
            ExKind::Name(name) => self.name(name, ex.span),
            ExKind::Mem(inner) => self.memory(inner, ex.span),
            ExKind::Index(row, index) => {
                let ExKind::Name(name) = &row.kind else {
                    return Err(wrong("expected the name of a word".into()));
                };
                let index = self.value(index)?;
                self.element(name, index, ex.span)
            }
            ExKind::Call(name, args) => self.call(name, args, ex.span),
            ExKind::Member(task, name) => {
                let t = self.task(task)?;
                self.member(t, name, ex.span)
            }
            ExKind::At(task, label) => {
                let t = self.task(task)?;
                self.at(t, label)
            }
            ExKind::Address(_) => Err(wrong("a property has no use for an address".into())),
            ExKind::Unary(op, a) => Ok(Expr::unary(*op, self.value(a)?)),
            ExKind::Binary(op @ (Binary::Eq | Binary::Ne), a, b) => {
                match self.program_counter(a, b)? {
                    Some(at) if *op == Binary::Eq => Ok(at),
                    Some(at) => Ok(Expr::unary(Unary::Not, at)),
                    None => Ok(Expr::binary(*op, self.value(a)?, self.value(b)?)),
                }
            }
            ExKind::Binary(op, a, b) => Ok(Expr::binary(*op, self.value(a)?, self.value(b)?)),
            ExKind::Wrong => Err(wrong("expected an expression".into())),
        }
    }

    /// `pc(P) == label`, either way round.
    fn program_counter(&mut self, a: &Ex, b: &Ex) -> Result<Option<Expr>, Diagnostic> {
        for (pc, label) in [(a, b), (b, a)] {
            if let ExKind::Call(name, args) = &pc.kind
                && name == "pc"
                && args.len() == 1
            {
                let t = self.task(&args[0])?;
                return self.at(t, label).map(Some);
            }
        }
        Ok(None)
    }

    fn name(&mut self, name: &str, span: Span) -> Result<Expr, Diagnostic> {
        if let Some(c) = self.program.consts.iter().find(|c| c.0 == name) {
            return Ok(Expr::Const(c.1));
        }
        match name {
            "true" => return Ok(Expr::Const(1)),
            "false" => return Ok(Expr::Const(0)),
            _ => {}
        }
        match self.program.arrays.iter().find(|a| a.name == name) {
            Some(a) if !a.is_row => Ok(Expr::word(a.first)),
            Some(a) => {
                let what = format!("`{name}` has {} words; write `{name}[i]`", a.len);
                Err(Diagnostic::error(span, what))
            }
            None => {
                let wrong = Diagnostic::error(span, format!("`{name}` is not known here"));
                Err(wrong.help(
                    "a property speaks of words, `P.eax`, `pc(P) == label`, `count(P, label)`, \
                     `sleeping(P)`, `ended(P)`",
                ))
            }
        }
    }

    fn element(&self, name: &str, index: Expr, span: Span) -> Result<Expr, Diagnostic> {
        let Some(a) = self.program.arrays.iter().find(|a| a.name == name) else {
            return Err(Diagnostic::error(span, format!("no word is called `{name}`")));
        };
        if let Expr::Const(c) = index {
            if c < 0 || c >= a.len as i64 {
                return Err(Diagnostic::error(span, format!("`{name}` has {} words", a.len)));
            }
            return Ok(Expr::word(a.first + c as usize));
        }
        // Outside of the row there is nothing, and nothing is 0.
        let number = Expr::binary(Binary::Add, index, Expr::Const(a.first as i64));
        Ok(Expr::element(number, a.first..a.first + a.len))
    }

    fn memory(&mut self, inner: &Ex, span: Span) -> Result<Expr, Diagnostic> {
        let mut base = None;
        let mut rest = Expr::Const(0);
        let mut todo = vec![(inner, false)];
        while let Some((e, negative)) = todo.pop() {
            match &e.kind {
                ExKind::Binary(Binary::Add, a, b) => {
                    todo.push((a, negative));
                    todo.push((b, negative));
                }
                ExKind::Binary(Binary::Sub, a, b) => {
                    todo.push((a, negative));
                    todo.push((b, !negative));
                }
                ExKind::Name(n) if self.program.arrays.iter().any(|a| a.name == *n) => {
                    if base.replace(n.clone()).is_some() || negative {
                        return Err(Diagnostic::error(
                            e.span,
                            "an address names one word, not two",
                        ));
                    }
                }
                _ => {
                    let op = if negative { Binary::Sub } else { Binary::Add };
                    rest = Expr::binary(op, rest, self.value(e)?);
                }
            }
        }
        if let Some(name) = base {
            return self.element(&name, rest, span);
        }
        let Expr::Const(address) = rest else {
            return Err(Diagnostic::error(span, "the number of this word is not a constant"));
        };
        let name = format!("[{address}]");
        match self.program.words.iter().position(|w| w.name == name) {
            Some(n) => Ok(Expr::word(n)),
            None => Err(Diagnostic::error(span, format!("no program uses word {name}"))),
        }
    }

    fn call(&mut self, name: &str, args: &[Ex], span: Span) -> Result<Expr, Diagnostic> {
        match (name, args) {
            ("at", [task, label]) => {
                let t = self.task(task)?;
                self.at(t, label)
            }
            ("count", [program, label]) => self.count(program, label),
            ("sleeping", [task]) => {
                let t = self.task(task)?;
                let asleep = self.any_at(t, |op| matches!(op, Op::Sleep));
                let woken = Expr::TaskToken(t as u16);
                Ok(Expr::binary(Binary::Both, asleep, Expr::unary(Unary::Not, woken)))
            }
            ("ended" | "halted", [task]) => {
                let t = self.task(task)?;
                let halted = self.any_at(t, |op| matches!(op, Op::Halt));
                let end = Expr::At(t as u16, self.program.tasks[t].code.len() as u32);
                Ok(Expr::binary(Binary::Either, halted, end))
            }
            ("pc", [_]) => {
                let wrong = Diagnostic::error(span, "`pc(P)` is compared with a label");
                Err(wrong.help("write `pc(P) == label` or `pc(P) != label`"))
            }
            (label, [task]) => self.label_of(label, task, span),
            _ => {
                let wrong = Diagnostic::error(span, format!("`{name}` is no function of a state"));
                Err(wrong.help("there are: pc, at, count, sleeping, ended, and every label"))
            }
        }
    }

    /// `done(P)`, `done(P[2])`, and `done(2)` where one program has that label.
    fn label_of(&mut self, label: &str, task: &Ex, span: Span) -> Result<Expr, Diagnostic> {
        let p = self.program;
        let t = match self.value_of_index(task) {
            Some(index) => {
                let has = |s: &&crate::program::Source| {
                    p.tasks.get(s.first).is_some_and(|t| t.label(label).is_some())
                };
                let with: Vec<_> = p.sources.iter().filter(has).collect();
                match with[..] {
                    [s] if (0..s.copies as i64).contains(&index) => {
                        let t = s.first + index as usize;
                        self.named.push(t);
                        t
                    }
                    [s] => {
                        let what = format!("`{}` has {} copies, from 0", s.name, s.copies);
                        return Err(Diagnostic::error(task.span, what));
                    }
                    [] => {
                        let what = format!("no program has a label `{label}`");
                        return Err(Diagnostic::error(span, what));
                    }
                    _ => {
                        let what = format!("several programs have a label `{label}`");
                        return Err(Diagnostic::error(span, what));
                    }
                }
            }
            None => self.task(task)?,
        };
        match p.tasks[t].label(label) {
            Some(at) => Ok(Expr::At(t as u16, at)),
            None => {
                let what = format!("{} has no label `{label}`", p.tasks[t].name);
                Err(Diagnostic::error(span, what))
            }
        }
    }

    fn value_of_index(&self, ex: &Ex) -> Option<i64> {
        match &ex.kind {
            ExKind::Number(n) => Some(*n),
            ExKind::Name(n) => self.program.consts.iter().find(|c| c.0 == *n).map(|c| c.1),
            _ => None,
        }
    }

    fn any_at(&self, t: usize, is: impl Fn(&Op) -> bool) -> Expr {
        let code = self.program.tasks[t].code.iter().enumerate();
        let there = code.filter(|(_, i)| is(&i.op)).map(|(i, _)| Expr::At(t as u16, i as u32));
        there.fold(Expr::Const(0), |a, b| Expr::binary(Binary::Either, a, b))
    }

    fn count(&mut self, program: &Ex, label: &Ex) -> Result<Expr, Diagnostic> {
        let ExKind::Name(name) = &program.kind else {
            return Err(Diagnostic::error(program.span, "expected the name of a program"));
        };
        let Some(source) = self.program.sources.iter().position(|s| s.name == *name) else {
            let what = format!("no program is called `{name}`");
            return Err(Diagnostic::error(program.span, what));
        };
        let mut sum = Expr::Const(0);
        for t in self.program.copies(source) {
            sum = Expr::binary(Binary::Add, sum, self.at(t, label)?);
        }
        Ok(sum)
    }

    /// A task by its name: `P`, `P[1]`.
    fn task(&mut self, ex: &Ex) -> Result<usize, Diagnostic> {
        let (name, index) = match &ex.kind {
            ExKind::Name(n) => (n, None),
            ExKind::Index(row, index) => match &row.kind {
                ExKind::Name(n) => (n, Some(index)),
                _ => return Err(Diagnostic::error(ex.span, "expected a program: `P`, `P[1]`")),
            },
            _ => return Err(Diagnostic::error(ex.span, "expected a program: `P`, `P[1]`")),
        };
        let Some(s) = self.program.sources.iter().find(|s| s.name == *name) else {
            return Err(Diagnostic::error(ex.span, format!("no program is called `{name}`")));
        };
        let index = match index {
            None if s.copies == 1 => 0,
            None => {
                let wrong = format!("`{name}` has {} copies: which one?", s.copies);
                let help = format!("write `{name}[0]`, or `count({name}, label)`");
                return Err(Diagnostic::error(ex.span, wrong).help(help));
            }
            Some(index) => match self.value_of_index(index) {
                Some(i) => i,
                None => return Err(Diagnostic::error(index.span, "expected a number")),
            },
        };
        if !(0..s.copies as i64).contains(&index) {
            let what = format!("`{name}` has {} copies, from 0", s.copies);
            return Err(Diagnostic::error(ex.span, what));
        }
        let t = s.first + index as usize;
        self.named.push(t);
        Ok(t)
    }

    /// A place by label, or by number from one.
    fn at(&self, t: usize, label: &Ex) -> Result<Expr, Diagnostic> {
        let task = &self.program.tasks[t];
        let instr = match &label.kind {
            ExKind::Number(n) => {
                let n = *n - 1;
                let fits = (0..=task.code.len() as i64).contains(&n);
                fits.then_some(n as u32)
            }
            ExKind::Name(name) => task.label(name),
            _ => None,
        };
        match instr {
            Some(i) => Ok(Expr::At(t as u16, i)),
            None => {
                let known: Vec<&str> = task.labels.iter().map(|l| l.0.as_str()).collect();
                let wrong =
                    Diagnostic::error(label.span, format!("{} has no such label", task.name));
                Err(wrong.help(format!("its labels: {}", known.join(", "))))
            }
        }
    }

    fn member(&self, t: usize, name: &str, span: Span) -> Result<Expr, Diagnostic> {
        if let Some(f) = Flag::ALL.into_iter().find(|f| f.name() == name) {
            return Ok(Expr::TaskFlag(t as u16, f));
        }
        let task = &self.program.tasks[t];
        let known = crate::resolve::builtin_register(name).unwrap_or(name.to_string());
        match task.regs.iter().position(|r| r.name == known || r.name == name) {
            Some(r) => Ok(Expr::TaskReg(t as u16, r as u16)),
            None => {
                let what = format!("{} has no register `{name}`", task.name);
                Err(Diagnostic::error(span, what))
            }
        }
    }
}
