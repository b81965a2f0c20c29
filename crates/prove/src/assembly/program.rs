//! A whole assembly program as a [`System`], with its formulas.

use super::encode::{Names, Target, expression, truth};
use super::{Collapsed, lockstep, told};
use crate::expr::{Domain, Expr, Pool, Slot};
use crate::smv::{Formula, Spec, SpecKind};
use crate::system::{Clause, Command, Group, StateVar, System};
use heddle_assembly as asm;
use heddle_assembly::{Arch, Atoms, DeclaredKind, Flag, Place, Program, Seen};
use heddle_ltl::Ctl;
use heddle_span::{Diagnostic, FileId, Span};

pub(super) fn domain(d: asm::Domain) -> Domain {
    Domain::Range(d.lo(), d.hi())
}

/// A formula to export with a program.
pub enum Property {
    Ltl(String, asm::Ltl),
    Ctl(String, Ctl, Atoms),
    Invariant(String, Atoms),
}

impl Property {
    pub(super) fn atoms(&self) -> &Atoms {
        match self {
            Property::Ltl(_, l) => &l.atoms,
            Property::Ctl(_, _, a) | Property::Invariant(_, a) => a,
        }
    }
}

/// A whole program as a system: its tasks take steps one at a time, or (`smp`) all at
/// once.
///
/// What a task does between two accesses, and what no property sees, is one step, but
/// not in lock step. Every check of the program becomes a goal.
pub fn system(
    program: &Program,
    arch: Arch,
    properties: &[Property],
) -> Result<(System, Vec<Spec>), Vec<Diagnostic>> {
    if arch == Arch::Smp {
        return lockstep::system(program, properties);
    }
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
        let slots = c.locals(program, task).into_iter().map(|(name, domain, init)| {
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
                    checks.extend(step.checks.into_iter().map(|c| (step.guard, c)));
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
    // What is possible may happen, so a check is one of the state: goals name no
    // choice, and formulas can be written beside them.
    for (guard, (cond, fault)) in checks {
        let expr = s.pool.implies(guard, cond);
        let v = &faults.0[fault as usize];
        let name = v.message.clone();
        s.goals.push(Clause { name, expr, span: v.span, is_range: false });
    }
    fits(&mut s);
    let shapes: Vec<Shape> = tasks.iter().map(Collapsed::shape).collect();
    let whole = Whole { shapes: &shapes, locals: &locals, words: &word_values, tokens: &tokens };
    let specs = whole.specs(&mut s, properties)?;
    s.finish().expect("one group waits for nobody");
    s.goals.retain(|g| !g.is_range);
    Ok((s, specs))
}

/// That values fit their variables, as goals about states.
fn fits(s: &mut System) {
    for c in s.groups[0].commands.clone() {
        for (slot, value) in c.updates {
            let variable = s.pool.variable(slot).clone();
            let (lo, hi) = (variable.domain.lo(), variable.domain.hi());
            let (least, most) = s.pool.range(value);
            if lo <= least && most <= hi {
                continue;
            }
            let (lo_e, hi_e) = (s.pool.int(lo), s.pool.int(hi));
            let (above, below) = (s.pool.at_most(lo_e, value), s.pool.at_most(value, hi_e));
            let inside = s.pool.and(above, below);
            let expr = s.pool.implies(c.guard, inside);
            let name = format!("{} stays within {lo}..{hi}", variable.name);
            s.goals.push(Clause { name, expr, span: c.span, is_range: false });
        }
    }
}

/// What a state holds of a task: registers and flags, and the instruction of each value of
/// `pc`.
pub(super) struct Shape {
    pub(super) regs: Vec<u16>,
    pub(super) flags: Vec<Flag>,
    pub(super) instrs: Vec<u32>,
}

/// All tasks, for the atoms of properties.
pub(super) struct Whole<'a> {
    pub(super) shapes: &'a [Shape],
    pub(super) locals: &'a [Vec<Slot>],
    pub(super) words: &'a [Expr],
    pub(super) tokens: &'a [Slot],
}

impl Whole<'_> {
    pub(super) fn specs(
        &self,
        s: &mut System,
        all: &[Property],
    ) -> Result<Vec<Spec>, Vec<Diagnostic>> {
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
        expression(p, e, self.words, &|p, leaf| {
            Ok(match leaf {
                asm::Expr::TaskReg(t, r) => {
                    let at = self.shapes[*t as usize].regs.iter().position(|x| x == r);
                    p.var(local(*t, at.map(|i| 1 + i))?)
                }
                asm::Expr::TaskFlag(t, f) => {
                    let shape = &self.shapes[*t as usize];
                    let at = shape.flags.iter().position(|x| x == f);
                    p.var(local(*t, at.map(|i| 1 + shape.regs.len() + i))?)
                }
                asm::Expr::TaskToken(t) => {
                    let slot = self.tokens.get(*t as usize).ok_or("nobody sleeps or wakes here")?;
                    p.var(*slot)
                }
                asm::Expr::At(t, instr) => {
                    let instrs = self.shapes[*t as usize].instrs.iter().enumerate();
                    let here = instrs.filter(|(_, i)| *i == instr).map(|(v, _)| v as i64);
                    let pc = p.var(self.locals[*t as usize][0]);
                    let each: Vec<Expr> = here.map(|v| p.eq_int(pc, v)).collect();
                    p.any(each)
                }
                _ => return Err("a property names the task that it speaks of".into()),
            })
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
                if next && arch != Arch::Smp {
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
