//! Assembly as guarded commands: tasks of `heddle-assembly`, collapsed to the
//! graph of steps that others can notice, over the expressions of this crate.
//!
//! Each edge of the collapsed graph becomes one command. Registers and flags
//! that no edge reads are left out, and so is everything between two edges, so
//! what the solvers see is the control flow and not the instructions.
//!
//! [`system`] makes a [`System`] of a whole program, all of whose tasks
//! interleave; [`Body`] is one task inside a family file, whose words are the
//! shared variables or the signals of the family. Not here: `smp` (lock step),
//! memory models, and, in families, `sleep` and `wake`, which name other tasks.

use crate::expr::{Domain, Expr, Node, Pool, Slot};
use crate::system::{Clause, Command, Group, StateVar, System};
use heddle_assembly as asm;
use heddle_assembly::{Arch, Binary, Flag, Flow, NOWHERE, Place, Program, Seen, Task, Unary};
use heddle_span::{Diagnostic, FileId, Span};

/// One task, collapsed.
struct Collapsed {
    flow: Flow,
    /// Names of the kept points, in the order of `flow.kept`.
    points: Vec<String>,
    /// Registers and flags that some edge reads.
    regs: Vec<u16>,
    flags: Vec<Flag>,
}

impl Collapsed {
    fn new(task: &Task, code: &asm::Code, seen: &Seen) -> Self {
        let flow = asm::flow(task, code, seen);
        let mut points: Vec<String> = Vec::new();
        for &p in &flow.kept {
            let name = task.place(flow.points[p as usize].instr);
            let again = points.iter().filter(|n| n.split('\'').next() == Some(&name)).count();
            points.push(if again == 0 { name } else { format!("{name}'{}", again + 1) });
        }
        let mut read = 0;
        for e in &flow.edges {
            let checks = e.checks.iter().map(|c| &c.cond);
            let places = e.assigns.iter().filter_map(|a| match &a.0 {
                Place::Word(number) => Some(number),
                _ => None,
            });
            let values = e.assigns.iter().map(|a| &a.1);
            for e in [&e.guard].into_iter().chain(checks).chain(places).chain(values) {
                e.each(&mut |e| match e {
                    asm::Expr::Reg(r) => read |= asm::reg_bit(*r),
                    asm::Expr::Flag(f) => read |= asm::flag_bit(*f),
                    _ => {}
                });
            }
        }
        let regs = (0..task.regs.len() as u16).filter(|r| read & asm::reg_bit(*r) != 0).collect();
        let flags = Flag::ALL.into_iter().filter(|f| read & asm::flag_bit(*f) != 0).collect();
        Collapsed { flow, points, regs, flags }
    }

    /// What a state must hold of the task: its place, registers, flags.
    fn locals(&self, task: &Task) -> Vec<(String, Domain, i64)> {
        let at = self.point(self.flow.start);
        let mut out = vec![("pc".to_string(), Domain::Names(self.points.clone()), at)];
        for &r in &self.regs {
            let reg = &task.regs[r as usize];
            let hi = (1i64 << reg.bits) - 1;
            out.push((reg.name.clone(), Domain::Range(0, hi), self.flow.start_regs[r as usize]));
        }
        for &f in &self.flags {
            let at = Flag::ALL.iter().position(|g| *g == f).expect("there are three");
            let init = self.flow.start_flags[at] as i64;
            out.push((f.name().to_string(), Domain::Bool, init));
        }
        out
    }

    fn point(&self, p: u32) -> i64 {
        let at = self.flow.kept.iter().position(|k| *k == p);
        at.expect("edges lead to points that are kept") as i64
    }
}

/// Where the names of a task's expressions lead.
struct Names<'a> {
    task: &'a Collapsed,
    locals: &'a [Slot],
    words: &'a [Expr],
    /// Own token and the tokens of all tasks, where there are any.
    token: Option<Slot>,
    tokens: &'a [Slot],
}

/// Something that an edge sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Local(usize),
    Word(usize),
    Token(Slot),
}

/// An edge as a command.
struct Step {
    guard: Expr,
    sets: Vec<(Target, Expr)>,
    checks: Vec<(Expr, u32)>,
}

impl Names<'_> {
    fn expr(&self, p: &mut Pool, e: &asm::Expr) -> Result<Expr, String> {
        let out = match e {
            asm::Expr::Const(c) => p.int(*c),
            asm::Expr::Reg(r) => match self.task.regs.iter().position(|x| x == r) {
                Some(i) => p.var(self.locals[1 + i]),
                None => return Err("a register that nothing reads is read".into()),
            },
            asm::Expr::Flag(f) => match self.task.flags.iter().position(|x| x == f) {
                Some(i) => p.var(self.locals[1 + self.task.regs.len() + i]),
                None => return Err("a flag that nothing reads is read".into()),
            },
            asm::Expr::Token => {
                let token = self.token.ok_or("`sleep` has no place here")?;
                p.var(token)
            }
            asm::Expr::TaskToken(t) => match self.tokens.get(*t as usize) {
                Some(&slot) => p.var(slot),
                None => return Err("`wake` has no place here".into()),
            },
            asm::Expr::Word(number) => {
                let number = self.expr(p, number)?;
                self.word(p, number)
            }
            asm::Expr::Unary(op, a) => {
                let a = self.expr(p, a)?;
                match op {
                    Unary::Not => p.eq_int(a, 0),
                    Unary::Neg => {
                        let zero = p.int(0);
                        p.sub(zero, a)
                    }
                    Unary::Flip => {
                        let ones = p.int(-1);
                        p.sub(ones, a)
                    }
                }
            }
            asm::Expr::Binary(op, a, b) => {
                let (a, b) = (self.expr(p, a)?, self.expr(p, b)?);
                binary(p, *op, a, b)?
            }
            asm::Expr::If(c, a, b) => {
                let (c, a, b) = (self.expr(p, c)?, self.expr(p, a)?, self.expr(p, b)?);
                let c = truth(p, c);
                p.cond(c, a, b)
            }
            asm::Expr::TaskReg(..) | asm::Expr::TaskFlag(..) | asm::Expr::At(..) => {
                return Err("an edge speaks of another task".into());
            }
        };
        let (lo, hi) = p.range(out);
        if lo < -crate::expr::LIMIT || crate::expr::LIMIT < hi || p.size(out).1 > 100_000 {
            return Err("the numbers or expressions here become too large".into());
        }
        Ok(out)
    }

    /// The word of this number; 0 where there is none.
    fn word(&self, p: &mut Pool, number: Expr) -> Expr {
        if let Some(n) = p.constant(number) {
            let known = usize::try_from(n).ok().and_then(|n| self.words.get(n));
            return known.copied().unwrap_or_else(|| p.int(0));
        }
        let mut out = p.int(0);
        for (i, &w) in self.words.iter().enumerate() {
            let is = p.eq_int(number, i as i64);
            out = p.cond(is, w, out);
        }
        out
    }

    fn step(&self, p: &mut Pool, e: &asm::Edge) -> Result<Step, String> {
        let pc = p.var(self.locals[0]);
        let here = p.eq_int(pc, self.task.point(e.from));
        let guard = self.expr(p, &e.guard)?;
        let guard = truth(p, guard);
        let guard = p.and(here, guard);
        let mut checks = Vec::new();
        for c in &e.checks {
            let cond = self.expr(p, &c.cond)?;
            checks.push((truth(p, cond), c.fault));
        }
        let mut sets: Vec<(Target, Expr)> = Vec::new();
        if e.to != NOWHERE && e.to != e.from {
            let to = p.int(self.task.point(e.to));
            sets.push((Target::Local(0), to));
        }
        for (place, value) in &e.assigns {
            match place {
                Place::Reg(r) => {
                    if let Some(i) = self.task.regs.iter().position(|x| x == r) {
                        let value = self.expr(p, value)?;
                        put(&mut sets, Target::Local(1 + i), value);
                    }
                }
                Place::Flag(f) => {
                    if let Some(i) = self.task.flags.iter().position(|x| x == f) {
                        let value = self.expr(p, value)?;
                        let value = truth(p, value);
                        put(&mut sets, Target::Local(1 + self.task.regs.len() + i), value);
                    }
                }
                Place::Token | Place::TaskToken(_) => {
                    let slot = match place {
                        Place::TaskToken(t) => self.tokens.get(*t as usize).copied(),
                        _ => self.token,
                    };
                    let slot = slot.ok_or("`sleep` and `wake` have no place here")?;
                    let value = self.expr(p, value)?;
                    put(&mut sets, Target::Token(slot), truth(p, value));
                }
                Place::Word(number) => {
                    let (number, value) = (self.expr(p, number)?, self.expr(p, value)?);
                    self.set_word(p, number, value, &mut sets);
                }
            }
        }
        Ok(Step { guard, sets, checks })
    }

    /// Assignments to one word are made in their order.
    fn set_word(&self, p: &mut Pool, number: Expr, value: Expr, sets: &mut Vec<(Target, Expr)>) {
        if let Some(n) = p.constant(number) {
            if let Ok(n) = usize::try_from(n)
                && n < self.words.len()
            {
                put(sets, Target::Word(n), value);
            }
            return;
        }
        let (lo, hi) = p.range(number);
        for (i, &word) in self.words.iter().enumerate() {
            if (i as i64) < lo || hi < i as i64 {
                continue;
            }
            let old = sets.iter().find(|s| s.0 == Target::Word(i)).map_or(word, |s| s.1);
            let is = p.eq_int(number, i as i64);
            let new = p.cond(is, value, old);
            put(sets, Target::Word(i), new);
        }
    }
}

fn put(sets: &mut Vec<(Target, Expr)>, target: Target, value: Expr) {
    sets.retain(|s| s.0 != target);
    sets.push((target, value));
}

fn truth(p: &mut Pool, e: Expr) -> Expr {
    if p.range(e).0 >= 0 && p.range(e).1 <= 1 {
        return e;
    }
    let is_zero = p.eq_int(e, 0);
    p.not(is_zero)
}

fn binary(p: &mut Pool, op: Binary, a: Expr, b: Expr) -> Result<Expr, String> {
    Ok(match op {
        Binary::Add => p.add(a, b),
        Binary::Sub => p.sub(a, b),
        Binary::Mul => p.mul(a, b),
        Binary::And => p.bits(a, b, Node::BitAnd(a, b)),
        Binary::Or => p.bits(a, b, Node::BitOr(a, b)),
        Binary::Xor => p.bits(a, b, Node::BitXor(a, b)),
        Binary::Shl | Binary::Shr => shift(p, op == Binary::Shl, a, b)?,
        Binary::Eq => p.eq(a, b),
        Binary::Ne => {
            let same = p.eq(a, b);
            p.not(same)
        }
        Binary::Lt => p.less(a, b),
        Binary::Le => p.at_most(a, b),
        Binary::Both => {
            let (a, b) = (truth(p, a), truth(p, b));
            p.and(a, b)
        }
        Binary::Either => {
            let (a, b) = (truth(p, a), truth(p, b));
            p.or(a, b)
        }
    })
}

/// A shift, by cases if its distance is not known.
fn shift(p: &mut Pool, left: bool, a: Expr, by: Expr) -> Result<Expr, String> {
    let (lo, hi) = p.range(by);
    let mut out = p.int(0);
    for n in lo.max(0)..=hi.min(40) {
        let shifted = if left {
            let power = p.int(1 << n);
            p.mul(a, power)
        } else {
            p.shr(a, n as u32)
        };
        let is = p.eq_int(by, n);
        out = p.cond(is, shifted, out);
    }
    if hi > 40 && p.range(a).1 >= 1 << 40 {
        return Err("a shift this far is not encoded".into());
    }
    Ok(out)
}

fn domain(d: asm::Domain) -> Domain {
    Domain::Range(d.lo(), d.hi())
}

/// A whole program as a system: its tasks take steps one at a time.
///
/// `arch` is `sp` or `asmp`; what a task does between two accesses is one step.
/// Every check of the program becomes a goal.
pub fn system(program: &Program, arch: Arch) -> Result<System, Vec<Diagnostic>> {
    let mut s = System::default();
    let memory = s.lane("memory");
    let (codes, faults) = asm::lower(program, arch);
    let mut words = Vec::new();
    for w in &program.words {
        let slot = s.pool.slot(w.name.clone(), domain(w.domain));
        s.state.push(StateVar { slot, init: Some(w.init), lane: memory });
        words.push(slot);
    }
    let tasks: Vec<Collapsed> = program
        .tasks
        .iter()
        .zip(&codes)
        .map(|(t, c)| Collapsed::new(t, c, &Seen::default()))
        .collect();
    let uses_tokens = |c: &Collapsed| {
        c.flow.edges.iter().any(|e| {
            let token = |e: &asm::Expr| matches!(e, asm::Expr::Token | asm::Expr::TaskToken(_));
            let place = |p: &Place| matches!(p, Place::Token | Place::TaskToken(_));
            e.guard.any(token) || e.assigns.iter().any(|a| place(&a.0) || a.1.any(token))
        })
    };
    let mut tokens = Vec::new();
    if tasks.iter().any(uses_tokens) {
        for t in &program.tasks {
            let lane = s.lane(t.name.clone());
            let slot = s.pool.slot(format!("{}.token", t.name), Domain::Bool);
            s.state.push(StateVar { slot, init: Some(0), lane });
            tokens.push(slot);
        }
    }
    let mut locals = Vec::new();
    for (task, c) in program.tasks.iter().zip(&tasks) {
        let lane = s.lane(task.name.clone());
        let slots = c.locals(task).into_iter().map(|(name, domain, init)| {
            let slot = s.pool.slot(format!("{}.{name}", task.name), domain);
            s.state.push(StateVar { slot, init: Some(init), lane });
            slot
        });
        locals.push(slots.collect::<Vec<Slot>>());
    }
    let n_edges = tasks.iter().map(|c| c.flow.edges.len()).sum();
    let choice = s.choice_slot("task", n_edges);
    let word_values: Vec<Expr> = words.iter().map(|&w| s.pool.var(w)).collect();
    let (mut commands, mut checks, mut wrong) = (Vec::new(), Vec::new(), Vec::new());
    for (t, c) in tasks.iter().enumerate() {
        let task = &program.tasks[t];
        let lane = s.lane(task.name.clone());
        let token = tokens.get(t).copied();
        let names =
            Names { task: c, locals: &locals[t], words: &word_values, token, tokens: &tokens };
        for e in &c.flow.edges {
            let (span, text) = told(task, e);
            match names.step(&mut s.pool, e) {
                Err(why) => wrong.push(Diagnostic::unsupported(span, why)),
                Ok(step) => {
                    let slot = |target: Target| match target {
                        Target::Local(i) => locals[t][i],
                        Target::Word(i) => words[i],
                        Target::Token(slot) => slot,
                    };
                    let updates = step.sets.into_iter().map(|(t, e)| (slot(t), e)).collect();
                    checks.extend(step.checks.into_iter().map(|c| (commands.len(), c)));
                    let (guard, span) = (step.guard, Some(span));
                    commands.push(Command { guard, updates, lane, text, span });
                }
            }
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let name = "task".to_string();
    s.groups.push(Group { name, choice: Some(choice), commands, may_idle: false });
    for (command, (cond, fault)) in checks {
        let fires = s.fires(0, command);
        let expr = s.pool.implies(fires, cond);
        let v = &faults.0[fault as usize];
        let name = v.message.clone();
        s.goals.push(Clause { name, expr, span: v.span, is_range: false });
    }
    s.finish().expect("one group waits for nobody");
    Ok(s)
}

/// Where an edge begins, and its instructions.
fn told(task: &Task, e: &asm::Edge) -> (Span, String) {
    let instrs = e.instrs.iter().filter_map(|&i| task.code.get(i as usize));
    let texts: Vec<&str> = instrs.clone().map(|i| i.text.as_str()).collect();
    (instrs.map(|i| i.span).next().unwrap_or_default(), texts.join("; "))
}

/// A task written inside a family file.
pub struct Body {
    program: Program,
    task: Collapsed,
    faults: asm::Faults,
}

/// A command of a [`Body`], in the caller's terms.
pub struct BodyStep {
    pub guard: Expr,
    /// Locals by their number in [`Body::locals`].
    pub locals: Vec<(usize, Expr)>,
    /// Words by their number among the words given.
    pub words: Vec<(usize, Expr)>,
    pub checks: Vec<(Expr, String, Option<Span>)>,
    pub text: String,
    pub span: Span,
}

/// A word of the family: a shared variable or a signal.
pub struct BodyWord {
    pub name: String,
    pub domain: Domain,
}

impl Body {
    /// Reads the text at `span` of a family file. Positions stay those of the
    /// file: what stands before the body is blank.
    pub fn read(
        text: &str,
        span: Span,
        bits: i64,
        words: &[BodyWord],
        consts: &[(String, i64)],
    ) -> Result<Body, Vec<Diagnostic>> {
        let (lo, hi) = (span.lo as usize, span.hi as usize);
        const HEAD: &str = "program P {";
        let Some(room) = lo.checked_sub(HEAD.len()) else {
            return Err(vec![Diagnostic::error(span, "no room for a program here")]);
        };
        let blank = |b: u8| if b == b'\n' { '\n' } else { ' ' };
        let mut full: String = text.as_bytes()[..room].iter().map(|&b| blank(b)).collect();
        full.push_str(HEAD);
        full.push_str(text.get(lo..hi).unwrap_or(""));
        full.push_str(&format!("\n}}\nbits {bits}\n"));
        for w in words {
            // A word starts as 0 there; what the variable starts with, the family says.
            let (lo, hi) = (w.domain.lo().min(0), w.domain.hi().max(0));
            full.push_str(&format!("word {} : {lo}..{hi}\n", w.name));
        }
        for (name, value) in consts {
            full.push_str(&format!("const {name} = {value}\n"));
        }
        let (program, mut wrong) = asm::parse(&full, span.file, &[]);
        // Nobody wrote what follows the body.
        for d in &mut wrong {
            for l in &mut d.labels {
                if l.span.lo as usize > hi || l.span.hi as usize > text.len() {
                    l.span = span;
                }
            }
        }
        let Some(program) = program else { return Err(wrong) };
        let (codes, faults) = asm::lower(&program, Arch::Asmp);
        let labels = program.tasks[0].labels.iter().map(|l| l.1).collect();
        let seen = Seen { instrs: labels, ..Seen::default() };
        let task = Collapsed::new(&program.tasks[0], &codes[0], &seen);
        Ok(Body { program, task, faults })
    }

    /// Its own state: where it stands, registers, flags; with first values.
    pub fn locals(&self) -> Vec<(String, Domain, i64)> {
        self.task.locals(&self.program.tasks[0])
    }

    pub fn n_steps(&self) -> usize {
        self.task.flow.edges.len()
    }

    /// The places of `pc` that a label stands for.
    pub fn label(&self, name: &str) -> Option<Vec<i64>> {
        let instr = self.program.tasks[0].label(name)?;
        let kept = self.task.flow.kept.iter().enumerate();
        let here = kept.filter(|(_, p)| self.task.flow.points[**p as usize].instr == instr);
        Some(here.map(|(i, _)| i as i64).collect())
    }

    /// The commands. `words` are the values of the family's words, in the order
    /// in which [`Body::read`] had them.
    pub fn steps(
        &self,
        pool: &mut Pool,
        locals: &[Slot],
        names: &[String],
        words: &[Expr],
    ) -> Result<Vec<BodyStep>, Vec<Diagnostic>> {
        // The program numbers its words by itself.
        let place = |w: &asm::Word| names.iter().position(|n| *n == w.name);
        let of: Vec<Option<usize>> = self.program.words.iter().map(place).collect();
        let zero = pool.int(0);
        let values: Vec<Expr> = of.iter().map(|i| i.map_or(zero, |i| words[i])).collect();
        let scope =
            Names { task: &self.task, locals, words: &values, token: None, tokens: &[] };
        let (mut out, mut wrong) = (Vec::new(), Vec::new());
        for e in &self.task.flow.edges {
            let (span, text) = told(&self.program.tasks[0], e);
            let step = match scope.step(pool, e) {
                Ok(step) => step,
                Err(why) => {
                    wrong.push(Diagnostic::unsupported(span, why));
                    continue;
                }
            };
            let mut b = BodyStep {
                guard: step.guard,
                locals: Vec::new(),
                words: Vec::new(),
                checks: Vec::new(),
                text,
                span,
            };
            for (target, e) in step.sets {
                match target {
                    Target::Local(i) => b.locals.push((i, e)),
                    Target::Word(i) => b.words.extend(of[i].map(|i| (i, e))),
                    Target::Token(_) => unreachable!("there are no tokens here"),
                }
            }
            for (cond, fault) in step.checks {
                let v = &self.faults.0[fault as usize];
                b.checks.push((cond, v.message.clone(), v.span));
            }
            out.push(b);
        }
        if wrong.is_empty() { Ok(out) } else { Err(wrong) }
    }
}

/// Reads an assembly file and makes a system of it.
pub fn read(
    text: &str,
    file: FileId,
    arch: Arch,
    defines: &[(String, i64)],
) -> Result<(System, Vec<Diagnostic>), Vec<Diagnostic>> {
    let (program, wrong) = asm::parse(text, file, defines);
    match program {
        Some(program) => system(&program, arch).map(|s| (s, wrong)),
        None => Err(wrong),
    }
}
