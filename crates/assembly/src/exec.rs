//! Executes steps on rows: the plain interpreter.
//!
//! It replays trails, runs the unreduced semantics and the lock step, and is
//! what the collapsed graph is tested against.

use crate::code::{Check, Code, Effect, Micro, Next};
use crate::expr::{Expr, Values};
use crate::points::{NOWHERE, Point};
use crate::program::Place;
use crate::state::{HEAD, Layout, View};

/// The parts of a model that execution needs.
#[derive(Clone, Copy)]
pub struct Cpu<'a> {
    pub layout: &'a Layout,
    pub points: &'a [Vec<Point>],
    pub codes: &'a [Code],
}

/// A step that was taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The first thing that was wrong.
    pub fault: Option<u32>,
    /// The task cannot go on.
    pub fatal: bool,
}

impl<'a> Cpu<'a> {
    pub fn view(&self, row: &'a [i64], task: usize, old: Option<&'a [i64]>) -> View<'a> {
        View { layout: self.layout, points: self.points, row, task, old }
    }

    pub fn point(&self, row: &[i64], task: usize) -> u32 {
        row[self.layout.tasks[task]] as u32
    }

    /// The next step of a task; `None` at the end.
    pub fn micro(&self, row: &[i64], task: usize) -> Option<&'a Micro> {
        let point = &self.points[task][self.point(row, task) as usize];
        self.codes[task].micros.get(point.micro as usize)
    }

    /// Whether a task has ended.
    pub fn ended(&self, row: &[i64], task: usize) -> bool {
        self.micro(row, task).is_none_or(|m| m.next == Next::Halt)
    }

    /// Whether a task can take a step.
    pub fn can_move(&self, row: &[i64], task: usize) -> bool {
        match self.micro(row, task) {
            None => false,
            Some(m) if m.next == Next::Halt => false,
            Some(m) => m.guard.as_ref().is_none_or(|g| g.eval(&self.view(row, task, None)) != 0),
        }
    }

    /// Takes the next step of a task that can move. Where `old` is given, the
    /// instruction's loads see these words instead of the row's, unless it
    /// reads and writes at once.
    pub fn step(&self, row: &mut [i64], task: usize, old: Option<&[i64]>) -> Taken {
        let at = self.point(row, task) as usize;
        let m = self.micro(row, task).expect("a task that can move");
        let old = old.filter(|_| !m.writes_memory());
        let mut taken = Taken::default();
        let mut branch = false;
        if let Next::Branch(cond, _) = &m.next {
            branch = cond.eval(&self.view(row, task, None)) != 0;
        }
        if !branch {
            for (i, e) in m.effects.iter().enumerate() {
                let old = old.filter(|_| i < m.own);
                match e {
                    Effect::Check(c) => self.check(c, row, task, old, &mut taken),
                    Effect::Assign(list) => self.assign(list, row, task, old),
                }
                if taken.fatal {
                    return taken;
                }
            }
        }
        let next = self.points[task][at].next[branch as usize];
        if let (NOWHERE, Next::Call(_, fault) | Next::Ret(fault)) = (next, &m.next) {
            return Taken { fault: taken.fault.or(Some(*fault)), fatal: true };
        }
        row[self.layout.tasks[task]] = next as i64;
        taken
    }

    fn check(&self, c: &Check, row: &[i64], task: usize, old: Option<&[i64]>, taken: &mut Taken) {
        let view = View { layout: self.layout, points: self.points, row, task, old };
        if c.cond.eval(&view) == 0 {
            taken.fault = taken.fault.or(Some(c.fault));
            taken.fatal |= c.fatal;
        }
    }

    fn assign(&self, list: &[(Place, Expr)], row: &mut [i64], task: usize, old: Option<&[i64]>) {
        let new: Vec<(usize, i64)> = {
            let view = View { layout: self.layout, points: self.points, row, task, old };
            list.iter().map(|(p, e)| (self.slot(p, task, &view), e.eval(&view))).collect()
        };
        new.into_iter().for_each(|(slot, value)| row[slot] = value);
    }

    /// Where in a row a place is.
    pub fn slot(&self, place: &Place, task: usize, view: &impl Values) -> usize {
        let base = self.layout.tasks[task];
        match place {
            Place::Reg(r) => base + HEAD + *r as usize,
            Place::Flag(f) => base + 2 + *f as usize,
            Place::Token => base + 1,
            Place::TaskToken(t) => self.layout.tasks[*t as usize] + 1,
            Place::Word(n) => n.eval(view) as usize,
        }
    }
}

impl Micro {
    /// Whether its instruction stores to memory in this step.
    pub fn writes_memory(&self) -> bool {
        self.effects[..self.own].iter().any(|e| match e {
            Effect::Assign(list) => list.iter().any(|(p, _)| matches!(p, Place::Word(_))),
            Effect::Check(_) => false,
        })
    }
}
