//! Lock step (`smp`) as a [`System`]: one command for each order of the tasks.
//!
//! In a tick every task that can move takes one step. What the tick does is the steps of
//! the tasks one after the other, in some order, except that who can move, and what plain
//! loads read, is as it was before the tick; `heddle-assembly`'s interpreter does the
//! same. Each order is worked out on expressions, so a tick is one simultaneous
//! assignment, and orders that come to the same are one command.
//!
//! Nothing is collapsed: a tick is a step of each, and `X` counts ticks.

use super::encode::{expression, truth};
use super::program::{Property, Shape, Whole, domain};
use crate::expr::{Domain, Expr, Pool, Slot};
use crate::smv::Spec;
use crate::system::{Clause, Command, Group, StateVar, System};
use heddle_assembly as asm;
use heddle_assembly::{Arch, Effect, Flag, Micro, NOWHERE, Next, Place, Point, Program};
use heddle_span::{Diagnostic, Severity};

/// So many tasks have 120 orders.
const MOST: usize = 5;

pub(super) fn system(
    program: &Program,
    properties: &[Property],
) -> Result<(System, Vec<Spec>), Vec<Diagnostic>> {
    let n = program.tasks.len();
    if n > MOST {
        let text = format!("{n} tasks in lock step as SMV, in every order; {MOST} are possible");
        return Err(vec![Diagnostic::new(Severity::Unsupported, text)]);
    }
    let (codes, faults) = asm::lower(program, Arch::Smp);
    let points: Vec<Vec<Point>> = codes.iter().map(asm::points).collect();
    let mut s = System::default();
    let slots = Slots::new(&mut s, program, &points);
    let before = slots.values(&mut s.pool);
    let mut tick = Tick { program, codes: &codes, points: &points, checks: Vec::new() };
    let wrong = |why: String| vec![Diagnostic::new(Severity::Unsupported, why)];
    let moving = tick.moving(&mut s.pool, &before).map_err(wrong)?;
    let any: Vec<Expr> = moving.iter().flatten().copied().collect();
    let guard = s.pool.any(any);
    let lane = s.lane("clock");
    let mut commands: Vec<Command> = Vec::new();
    for order in orders(n) {
        let after = tick.run(&mut s.pool, &before, &moving, &order).map_err(wrong)?;
        let changed = slots.all().zip(before.all().zip(after.all()));
        let updates: Vec<(Slot, Expr)> =
            changed.filter(|(_, (a, b))| a != b).map(|(slot, (_, b))| (slot, b)).collect();
        let names: Vec<&str> = order.iter().map(|&t| program.tasks[t].name.as_str()).collect();
        let text = names.join(", ");
        if !commands.iter().any(|c| c.updates == updates) {
            commands.push(Command { guard, updates, lane, text, span: None });
        }
    }
    let choice = s.choice_slot("clock", commands.len());
    let name = "clock".to_string();
    s.groups.push(Group { name, choice: Some(choice), commands, may_idle: false });
    for (expr, fault) in tick.checks {
        let v = &faults.0[fault as usize];
        let name = v.message.clone();
        s.goals.push(Clause { name, expr, span: v.span, is_range: false });
    }
    let whole = Whole {
        shapes: &slots.shapes,
        locals: &slots.locals,
        words: &before.words,
        tokens: &slots.tokens,
    };
    let specs = whole.specs(&mut s, properties)?;
    s.finish().expect("one group waits for nobody");
    // Values that do not fit are not stored: a check has failed then.
    s.goals.retain(|g| !g.is_range);
    Ok((s, specs))
}

/// Every order of `0 .. n`.
fn orders(n: usize) -> Vec<Vec<usize>> {
    let mut out = vec![Vec::new()];
    for _ in 0..n {
        let longer = |o: &Vec<usize>| {
            let rest: Vec<usize> = (0..n).filter(|t| !o.contains(t)).collect();
            let o = o.clone();
            rest.into_iter().map(move |t| o.iter().copied().chain([t]).collect()).collect()
        };
        out = out.iter().flat_map(|o| -> Vec<Vec<usize>> { longer(o) }).collect();
    }
    out
}

/// The variables of a state.
struct Slots {
    words: Vec<Slot>,
    tokens: Vec<Slot>,
    /// Of each task: place, registers, flags.
    locals: Vec<Vec<Slot>>,
    shapes: Vec<Shape>,
}

impl Slots {
    fn new(s: &mut System, program: &Program, points: &[Vec<Point>]) -> Slots {
        let mut slot = |lane: &str, name: String, domain, init| {
            let lane = s.lane(lane);
            let slot = s.pool.slot(name, domain);
            s.state.push(StateVar { slot, init: Some(init), lane });
            slot
        };
        let words = program.words.iter();
        let words =
            words.map(|w| slot("memory", w.name.clone(), domain(w.domain), w.init)).collect();
        let tasks = program.tasks.iter();
        let tokens =
            tasks.map(|t| slot(&t.name, format!("{}.token", t.name), Domain::Bool, 0)).collect();
        let (mut locals, mut shapes) = (Vec::new(), Vec::new());
        for (task, points) in program.tasks.iter().zip(points) {
            let name = |what: &str| format!("{}.{what}", task.name);
            let mut own =
                vec![slot(&task.name, name("pc"), Domain::Names(places(task, points)), 0)];
            for r in &task.regs {
                let domain = Domain::Range(0, (1i64 << r.bits) - 1);
                own.push(slot(&task.name, name(&r.name), domain, r.init));
            }
            // What an update that is not locked holds between its two steps.
            let lo = program.words.iter().map(|w| w.domain.lo()).min().unwrap_or(0);
            let hi = program.words.iter().map(|w| w.domain.hi()).max().unwrap_or(0);
            let all = Domain::Range(lo.min(0), hi.max((1i64 << program.bits) - 1));
            own.push(slot(&task.name, name("held"), all, 0));
            for f in Flag::ALL {
                own.push(slot(&task.name, name(f.name()), Domain::Bool, 0));
            }
            locals.push(own);
            shapes.push(Shape {
                regs: (0..=task.regs.len() as u16).collect(),
                flags: Flag::ALL.to_vec(),
                instrs: points.iter().map(|p| p.instr).collect(),
            });
        }
        Slots { words, tokens, locals, shapes }
    }

    fn values(&self, p: &mut Pool) -> Values {
        let mut all = |slots: &[Slot]| slots.iter().map(|&s| p.var(s)).collect::<Vec<Expr>>();
        Values {
            words: all(&self.words),
            tokens: all(&self.tokens),
            locals: self.locals.iter().map(|l| all(l)).collect(),
        }
    }

    fn all(&self) -> impl Iterator<Item = Slot> {
        let locals = self.locals.iter().flatten();
        self.words.iter().chain(&self.tokens).chain(locals).copied()
    }
}

/// Names of the points of a task, each once.
fn places(task: &asm::Task, points: &[Point]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for p in points {
        let name = task.place(p.instr);
        let again = out.iter().filter(|n| n.split('\'').next() == Some(&name)).count();
        out.push(if again == 0 { name } else { format!("{name}'{}", again + 1) });
    }
    out
}

/// The values of all variables, as expressions over the state before the tick.
#[derive(Clone)]
struct Values {
    words: Vec<Expr>,
    tokens: Vec<Expr>,
    locals: Vec<Vec<Expr>>,
}

impl Values {
    fn all(&self) -> impl Iterator<Item = Expr> {
        let locals = self.locals.iter().flatten();
        self.words.iter().chain(&self.tokens).chain(locals).copied()
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut Expr> {
        let locals = self.locals.iter_mut().flatten();
        self.words.iter_mut().chain(&mut self.tokens).chain(locals)
    }

    /// An expression of task `t`, where words are as `words` says.
    fn eval(&self, p: &mut Pool, t: usize, words: &[Expr], e: &asm::Expr) -> Result<Expr, String> {
        let own = &self.locals[t];
        let n_flags = Flag::ALL.len();
        expression(p, e, words, &|_, leaf| {
            Ok(match leaf {
                asm::Expr::Reg(r) => own[1 + *r as usize],
                asm::Expr::Flag(f) => own[own.len() - n_flags + *f as usize],
                asm::Expr::Token => self.tokens[t],
                asm::Expr::TaskToken(u) => self.tokens[*u as usize],
                _ => return Err("a step speaks of another task".into()),
            })
        })
    }
}

struct Tick<'a> {
    program: &'a Program,
    codes: &'a [asm::Code],
    points: &'a [Vec<Point>],
    /// What must be true of a state, and what is wrong otherwise.
    checks: Vec<(Expr, u32)>,
}

impl Tick<'_> {
    fn micro(&self, t: usize, point: usize) -> Option<&Micro> {
        let micro = self.codes[t].micros.get(self.points[t][point].micro as usize);
        micro.filter(|m| m.next != Next::Halt)
    }

    /// For each task and point, whether it is there and can move.
    fn moving(&self, p: &mut Pool, before: &Values) -> Result<Vec<Vec<Expr>>, String> {
        let mut out = Vec::new();
        for t in 0..self.program.tasks.len() {
            let mut row = Vec::new();
            for k in 0..self.points[t].len() {
                let here = p.eq_int(before.locals[t][0], k as i64);
                row.push(match self.micro(t, k) {
                    None => p.truth(false),
                    Some(Micro { guard: None, .. }) => here,
                    Some(Micro { guard: Some(g), .. }) => {
                        let guard = before.eval(p, t, &before.words, g)?;
                        let guard = truth(p, guard);
                        p.and(here, guard)
                    }
                });
            }
            out.push(row);
        }
        Ok(out)
    }

    /// The values after a tick in this order.
    fn run(
        &mut self,
        p: &mut Pool,
        before: &Values,
        moving: &[Vec<Expr>],
        order: &[usize],
    ) -> Result<Values, String> {
        let mut now = before.clone();
        for &t in order {
            let mut next = now.clone();
            for (k, &moves) in moving[t].iter().enumerate() {
                if self.micro(t, k).is_none() {
                    continue;
                }
                let stepped = self.step(p, before, &now, (t, k), moves)?;
                for ((slot, old), new) in next.all_mut().zip(now.all()).zip(stepped.all()) {
                    if new != old {
                        *slot = p.cond(moves, new, *slot);
                    }
                }
            }
            now = next;
        }
        Ok(now)
    }

    /// The values after the step of task `t` at point `k`, if it is there and moves.
    fn step(
        &mut self,
        p: &mut Pool,
        before: &Values,
        now: &Values,
        (t, k): (usize, usize),
        moves: Expr,
    ) -> Result<Values, String> {
        let m = self.micro(t, k).expect("there is a step").clone();
        let taken = match &m.next {
            Next::Branch(c, _) => {
                let c = now.eval(p, t, &now.words, c)?;
                truth(p, c)
            }
            _ => p.truth(false),
        };
        let mut out = now.clone();
        // True as long as the step goes on.
        let mut on = p.not(taken);
        for (i, e) in m.effects.iter().enumerate() {
            // Plain loads read what was there before the tick.
            let words =
                if i < m.own && !m.writes_memory() { &before.words } else { &out.words }.clone();
            match e {
                Effect::Check(c) => {
                    let cond = out.eval(p, t, &words, &c.cond)?;
                    let cond = truth(p, cond);
                    let asked = p.and(moves, on);
                    let check = (p.implies(asked, cond), c.fault);
                    if p.constant(check.0) != Some(1) && !self.checks.contains(&check) {
                        self.checks.push(check);
                    }
                    if c.fatal {
                        on = p.and(on, cond);
                    }
                }
                Effect::Assign(list) => {
                    let old = out.clone();
                    for (place, value) in list {
                        let value = old.eval(p, t, &words, value)?;
                        assign(p, &old, &words, &mut out, (t, on), place, value)?;
                    }
                }
            }
        }
        let way = self.points[t][k].next;
        if let (NOWHERE, Next::Call(_, fault) | Next::Ret(fault)) = (way[0], &m.next) {
            let never = p.not(moves);
            if !self.checks.contains(&(never, *fault)) {
                self.checks.push((never, *fault));
            }
            return Ok(out);
        }
        let (yes, no) = (p.int(way[1] as i64), p.int(way[0] as i64));
        let next = p.cond(taken, yes, no);
        let goes = p.or(on, taken);
        out.locals[t][0] = p.cond(goes, next, out.locals[t][0]);
        Ok(out)
    }
}

fn assign(
    p: &mut Pool,
    old: &Values,
    words: &[Expr],
    out: &mut Values,
    (t, on): (usize, Expr),
    place: &Place,
    value: Expr,
) -> Result<(), String> {
    let own = &mut out.locals[t];
    let slot = match place {
        Place::Reg(r) => &mut own[1 + *r as usize],
        Place::Flag(f) => {
            let at = own.len() - Flag::ALL.len() + *f as usize;
            &mut own[at]
        }
        Place::Token => &mut out.tokens[t],
        Place::TaskToken(u) => &mut out.tokens[*u as usize],
        Place::Word(number) => {
            let number = old.eval(p, t, words, number)?;
            for (i, word) in out.words.iter_mut().enumerate() {
                let is = p.eq_int(number, i as i64);
                let is = p.and(on, is);
                *word = p.cond(is, value, *word);
            }
            return Ok(());
        }
    };
    let truths = matches!(place, Place::Flag(_) | Place::Token | Place::TaskToken(_));
    let value = if truths { truth(p, value) } else { value };
    *slot = p.cond(on, value, *slot);
    Ok(())
}
