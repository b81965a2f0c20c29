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
use crate::smv::{Formula, Spec, SpecKind};
use crate::system::{Clause, Command, Group, StateVar, System};
use heddle_assembly as asm;
use heddle_assembly::{
    Arch, Atoms, Binary, DeclaredKind, Flag, Flow, NOWHERE, Place, Program, Seen, Task, Unary,
};
use heddle_ltl::Ctl;
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
        let mut read = seen.values;
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

/// A formula to export with a program.
pub enum Property {
    Ltl(String, asm::Ltl),
    Ctl(String, Ctl, Atoms),
    Invariant(String, Atoms),
}

impl Property {
    fn atoms(&self) -> &Atoms {
        match self {
            Property::Ltl(_, l) => &l.atoms,
            Property::Ctl(_, _, a) | Property::Invariant(_, a) => a,
        }
    }
}

/// A whole program as a system: its tasks take steps one at a time.
///
/// `arch` is `sp` or `asmp`; what a task does between two accesses, and what no
/// property sees, is one step. Every check of the program becomes a goal.
pub fn system(
    program: &Program,
    arch: Arch,
    properties: &[Property],
) -> Result<(System, Vec<Spec>), Vec<Diagnostic>> {
    let mut seen = vec![Seen::default(); program.tasks.len()];
    for p in properties {
        for (all, one) in seen.iter_mut().zip(p.atoms().seen(program)) {
            all.values |= one.values;
            all.instrs.extend(one.instrs);
        }
    }
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
        .zip(&seen)
        .map(|((t, c), seen)| Collapsed::new(t, c, seen))
        .collect();
    let uses_tokens = |c: &Collapsed| {
        c.flow.edges.iter().any(|e| {
            let token = |e: &asm::Expr| matches!(e, asm::Expr::Token | asm::Expr::TaskToken(_));
            let place = |p: &Place| matches!(p, Place::Token | Place::TaskToken(_));
            e.guard.any(token) || e.assigns.iter().any(|a| place(&a.0) || a.1.any(token))
        })
    };
    let mut tokens = Vec::new();
    let asks = |p: &Property| {
        let token = |e: &asm::Expr| matches!(e, asm::Expr::TaskToken(_));
        p.atoms().exprs.iter().any(|e| e.any(token))
    };
    if tasks.iter().any(uses_tokens) || properties.iter().any(asks) {
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
    let whole = Whole { tasks: &tasks, locals: &locals, words: &word_values, tokens: &tokens };
    let specs = whole.specs(&mut s, properties)?;
    s.finish().expect("one group waits for nobody");
    Ok((s, specs))
}

/// All tasks, for the atoms of properties.
struct Whole<'a> {
    tasks: &'a [Collapsed],
    locals: &'a [Vec<Slot>],
    words: &'a [Expr],
    tokens: &'a [Slot],
}

impl Whole<'_> {
    fn specs(&self, s: &mut System, all: &[Property]) -> Result<Vec<Spec>, Vec<Diagnostic>> {
        let mut specs = Vec::new();
        for p in all {
            let mut atoms = Vec::new();
            for e in &p.atoms().exprs {
                let atom = self.atom(&mut s.pool, e);
                let e = atom.map_err(|why| {
                    vec![Diagnostic::new(heddle_span::Severity::Unsupported, why)]
                })?;
                atoms.push(truth(&mut s.pool, e));
            }
            match p {
                Property::Invariant(name, _) => s.goals.push(Clause {
                    name: name.clone(),
                    expr: atoms[0],
                    span: None,
                    is_range: false,
                }),
                Property::Ltl(name, l) => {
                    let formula = ltl(&l.formula, &atoms, &mut s.pool);
                    specs.push(Spec { name: name.clone(), kind: SpecKind::Ltl, formula });
                }
                Property::Ctl(name, f, _) => {
                    let formula = ctl(f, &atoms, &mut s.pool);
                    specs.push(Spec { name: name.clone(), kind: SpecKind::Ctl, formula });
                }
            }
        }
        Ok(specs)
    }

    /// An atom names its tasks; apart from that it is an expression like others.
    fn atom(&self, p: &mut Pool, e: &asm::Expr) -> Result<Expr, String> {
        let local = |t: u16, i: Option<usize>| match i {
            Some(i) => Ok(self.locals[t as usize][i]),
            None => Err("a property reads a register that is nowhere set".to_string()),
        };
        Ok(match e {
            asm::Expr::TaskReg(t, r) => {
                let at = self.tasks[*t as usize].regs.iter().position(|x| x == r);
                p.var(local(*t, at.map(|i| 1 + i))?)
            }
            asm::Expr::TaskFlag(t, f) => {
                let task = &self.tasks[*t as usize];
                let at = task.flags.iter().position(|x| x == f);
                p.var(local(*t, at.map(|i| 1 + task.regs.len() + i))?)
            }
            asm::Expr::TaskToken(t) => {
                let slot = self.tokens.get(*t as usize).ok_or("nobody sleeps or wakes here")?;
                p.var(*slot)
            }
            asm::Expr::At(t, instr) => {
                let flow = &self.tasks[*t as usize].flow;
                let here = |p: &&u32| flow.points[**p as usize].instr == *instr;
                let points: Vec<i64> = flow
                    .kept
                    .iter()
                    .filter(here)
                    .map(|&p| self.tasks[*t as usize].point(p))
                    .collect();
                let pc = p.var(self.locals[*t as usize][0]);
                let each: Vec<Expr> = points.iter().map(|&v| p.eq_int(pc, v)).collect();
                p.any(each)
            }
            asm::Expr::Const(c) => p.int(*c),
            asm::Expr::Word(n) => {
                let n = self.atom(p, n)?;
                let first = &self.tasks[0];
                let names = Names {
                    task: first,
                    locals: &self.locals[0],
                    words: self.words,
                    token: None,
                    tokens: self.tokens,
                };
                names.word(p, n)
            }
            asm::Expr::Unary(Unary::Not, a) => {
                let a = self.atom(p, a)?;
                p.eq_int(a, 0)
            }
            asm::Expr::Unary(op, a) => {
                let a = self.atom(p, a)?;
                let from = p.int(if *op == Unary::Neg { 0 } else { -1 });
                p.sub(from, a)
            }
            asm::Expr::Binary(op, a, b) => {
                let (a, b) = (self.atom(p, a)?, self.atom(p, b)?);
                binary(p, *op, a, b)?
            }
            asm::Expr::If(c, a, b) => {
                let (c, a, b) = (self.atom(p, c)?, self.atom(p, a)?, self.atom(p, b)?);
                let c = truth(p, c);
                p.cond(c, a, b)
            }
            asm::Expr::Reg(_) | asm::Expr::Flag(_) | asm::Expr::Token => {
                return Err("a property names the task that it speaks of".into());
            }
        })
    }
}

fn unary(op: &'static str, a: Formula) -> Formula {
    Formula::Unary(op, Box::new(a))
}

fn both(op: &'static str, a: Formula, b: Formula) -> Formula {
    Formula::Binary(op, Box::new(a), Box::new(b))
}

fn ltl(f: &heddle_ltl::Formula, atoms: &[Expr], p: &mut Pool) -> Formula {
    use heddle_ltl::Formula as F;
    let mut go = |f: &F| ltl(f, atoms, p);
    match f {
        F::True => Formula::Atom(p.truth(true)),
        F::False => Formula::Atom(p.truth(false)),
        F::Atom(i) => Formula::Atom(atoms[*i as usize]),
        F::Not(a) => unary("!", go(a)),
        F::Next(a) => unary("X", go(a)),
        F::Always(a) => unary("G", go(a)),
        F::Eventually(a) => unary("F", go(a)),
        F::And(a, b) => both("&", go(a), go(b)),
        F::Or(a, b) => both("|", go(a), go(b)),
        F::Implies(a, b) => both("->", go(a), go(b)),
        F::Iff(a, b) => both("<->", go(a), go(b)),
        F::Until(a, b) => both("U", go(a), go(b)),
        F::Release(a, b) => both("V", go(a), go(b)),
        F::WeakUntil(a, b) => {
            let (always, a, b) = (unary("G", go(a)), go(a), go(b));
            both("|", always, both("U", a, b))
        }
    }
}

fn ctl(f: &Ctl, atoms: &[Expr], p: &mut Pool) -> Formula {
    let mut go = |f: &Ctl| ctl(f, atoms, p);
    match f {
        Ctl::True => Formula::Atom(p.truth(true)),
        Ctl::Atom(i) => Formula::Atom(atoms[*i as usize]),
        Ctl::Not(a) => unary("!", go(a)),
        Ctl::Ex(a) => unary("EX", go(a)),
        Ctl::Ax(a) => unary("AX", go(a)),
        Ctl::Ef(a) => unary("EF", go(a)),
        Ctl::Af(a) => unary("AF", go(a)),
        Ctl::Eg(a) => unary("EG", go(a)),
        Ctl::Ag(a) => unary("AG", go(a)),
        Ctl::And(a, b) => both("&", go(a), go(b)),
        Ctl::Or(a, b) => both("|", go(a), go(b)),
        Ctl::Eu(a, b) => Formula::Until("E", Box::new(go(a)), Box::new(go(b))),
        Ctl::Au(a, b) => Formula::Until("A", Box::new(go(a)), Box::new(go(b))),
    }
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
        let scope = Names { task: &self.task, locals, words: &values, token: None, tokens: &[] };
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

/// An assembly file for export: the system, its formulas, and warnings.
pub type Exported = (System, Vec<Spec>, Vec<Diagnostic>);

/// Reads an assembly file with the formulas written in it, and further ones in
/// LTL and CTL, each with the file that it is the text of.
pub fn read(
    text: &str,
    file: FileId,
    arch: Arch,
    more: &[(bool, String, FileId)],
) -> Result<Exported, Vec<Diagnostic>> {
    let (program, mut wrong) = asm::parse(text, file, &[]);
    let Some(program) = program else { return Err(wrong) };
    let mut properties = Vec::new();
    let declared = program.properties.iter().map(|d| (d.kind, &d.name, &d.text, file, d.span));
    let more = more.iter().map(|(is_ctl, text, file)| {
        let kind = if *is_ctl { DeclaredKind::Ctl } else { DeclaredKind::Ltl };
        (kind, text, text, *file, Span::new(*file, 0, text.len()))
    });
    for (kind, name, text, file, span) in declared.chain(more) {
        // A declared formula stands somewhere inside its declaration.
        let start = span.lo as usize;
        match property(&program, kind, name, text, file, start) {
            Ok(p) => {
                let next = match &p {
                    Property::Ltl(_, l) => counts_steps(&l.formula),
                    Property::Ctl(_, f, _) => f.has_next(),
                    Property::Invariant(..) => false,
                };
                if next {
                    let text = "X counts steps, and the steps of this export are collapsed";
                    wrong.push(Diagnostic::unsupported(span, text));
                }
                properties.push(p);
            }
            Err(more) => wrong.extend(more),
        }
    }
    if wrong.iter().any(Diagnostic::is_fatal) {
        return Err(wrong);
    }
    system(&program, arch, &properties).map(|(s, specs)| (s, specs, wrong))
}

fn property(
    program: &Program,
    kind: DeclaredKind,
    name: &str,
    text: &str,
    file: FileId,
    start: usize,
) -> Result<Property, Vec<Diagnostic>> {
    let name = name.to_string();
    match kind {
        DeclaredKind::Ltl => {
            asm::parse_ltl(program, text, file, start).map(|l| Property::Ltl(name, l))
        }
        DeclaredKind::Ctl => asm::parse_ctl(program, text, file, start)
            .map(|(f, a)| Property::Ctl(name, f, a))
            .map_err(|d| vec![d]),
        DeclaredKind::Invariant => {
            let mut atoms = Atoms::default();
            match atoms.add(program, text, file, start) {
                Ok(_) => Ok(Property::Invariant(name, atoms)),
                Err(d) => Err(vec![d]),
            }
        }
    }
}

fn counts_steps(f: &heddle_ltl::Formula) -> bool {
    use heddle_ltl::Formula as F;
    match f {
        F::True | F::False | F::Atom(_) => false,
        F::Next(_) => true,
        F::Not(a) | F::Always(a) | F::Eventually(a) => counts_steps(a),
        F::And(a, b)
        | F::Or(a, b)
        | F::Implies(a, b)
        | F::Iff(a, b)
        | F::Until(a, b)
        | F::WeakUntil(a, b)
        | F::Release(a, b) => counts_steps(a) || counts_steps(b),
    }
}
