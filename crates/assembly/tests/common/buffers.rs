//! Store buffers in front of instructions, by hand: x86-TSO (Sewell et al. 2010) for the
//! small assembly, to compare the window machine with.
//!
//! A store enters its task's buffer, or memory if the buffer is empty; the oldest store of
//! a buffer reaches memory at any time. A load reads its own newest store first. Fences
//! and what is locked wait for an empty buffer.

use heddle_assembly::{Code, Effect, Expr, Flag, Micro, Next, Op, Place, Point, Program, Values};
use heddle_model::*;
use std::sync::atomic::{AtomicBool, Ordering};

pub struct Buffers<'p> {
    program: &'p Program,
    codes: Vec<Code>,
    points: Vec<Vec<Point>>,
    atoms: Vec<Expr>,
    /// A buffer was full: the graph is not whole.
    pub full: AtomicBool,
}

const ROOM: usize = 5;

#[derive(Clone)]
struct Task {
    point: usize,
    token: i64,
    flags: [i64; 3],
    regs: Vec<i64>,
    buffer: Vec<(usize, i64)>,
}

#[derive(Clone)]
struct State {
    memory: Vec<i64>,
    tasks: Vec<Task>,
}

impl<'p> Buffers<'p> {
    pub fn new(program: &'p Program, atoms: Vec<Expr>) -> Self {
        let codes = heddle_assembly::lower(program, heddle_assembly::Arch::Asmp).0;
        let points = codes.iter().map(heddle_assembly::points).collect();
        Buffers { program, codes, points, atoms, full: AtomicBool::new(false) }
    }

    fn first(&self) -> State {
        let task = |t: &heddle_assembly::Task| {
            let held = std::iter::once(0);
            let regs = t.regs.iter().map(|r| r.init).chain(held).collect();
            Task { point: 0, token: 0, flags: [0; 3], regs, buffer: Vec::new() }
        };
        State {
            memory: self.program.words.iter().map(|w| w.init).collect(),
            tasks: self.program.tasks.iter().map(task).collect(),
        }
    }

    fn moves(&self, s: &State) -> Vec<(usize, State)> {
        let mut out = Vec::new();
        for t in 0..s.tasks.len() {
            if !s.tasks[t].buffer.is_empty() {
                let mut next = s.clone();
                let (at, value) = next.tasks[t].buffer.remove(0);
                next.memory[at] = value;
                out.push((t, next));
            }
            let point = &self.points[t][s.tasks[t].point];
            if let Some(m) = self.codes[t].micros.get(point.micro as usize) {
                self.step(s, t, point, m, &mut out);
            }
        }
        out
    }

    fn step(&self, s: &State, t: usize, p: &Point, m: &Micro, out: &mut Vec<(usize, State)>) {
        let view = View { all: self, s, t };
        let blocked = m.guard.as_ref().is_some_and(|g| g.eval(&view) == 0);
        let instr = &self.program.tasks[t].code[m.instr as usize];
        let stores = |e: &Effect| match e {
            Effect::Assign(list) => list.iter().any(|(p, _)| matches!(p, Place::Word(_))),
            Effect::Check(_) => false,
        };
        let stores = m.effects.iter().any(stores);
        let locked = match instr.op {
            Op::Fence | Op::Sleep | Op::Wake { .. } => true,
            Op::Xchg(..) => stores,
            _ => instr.lock && stores,
        };
        let waits = locked && !s.tasks[t].buffer.is_empty();
        if blocked || m.next == Next::Halt || waits {
            return;
        }
        let taken = matches!(&m.next, Next::Branch(c, _) if c.eval(&view) != 0);
        let mut next = s.clone();
        next.tasks[t].point = p.next[taken as usize] as usize;
        let mut stored = None;
        for e in m.effects.iter().filter(|_| !taken) {
            let Effect::Assign(list) = e else { continue };
            for (place, value) in list {
                let value = value.eval(&view);
                match place {
                    Place::Reg(r) => next.tasks[t].regs[*r as usize] = value,
                    Place::Flag(f) => next.tasks[t].flags[*f as usize] = value,
                    Place::Token => next.tasks[t].token = value,
                    Place::TaskToken(u) => next.tasks[*u as usize].token = value,
                    Place::Word(n) => stored = Some((n.eval(&view) as usize, value)),
                }
            }
        }
        let Some(store) = stored else { return out.push((t, next)) };
        if s.tasks[t].buffer.is_empty() {
            let mut at_once = next.clone();
            at_once.memory[store.0] = store.1;
            out.push((t, at_once));
        }
        if !locked && next.tasks[t].buffer.len() < ROOM {
            next.tasks[t].buffer.push(store);
            out.push((t, next));
        } else if !locked {
            self.full.store(true, Ordering::Relaxed);
        }
    }

    fn write(&self, s: &State) -> Vec<u8> {
        let mut words = s.memory.clone();
        for t in &s.tasks {
            words.extend([t.point as i64, t.token]);
            words.extend(t.flags.iter().chain(&t.regs));
            words.push(t.buffer.len() as i64);
            words.extend(t.buffer.iter().flat_map(|b| [b.0 as i64, b.1]));
        }
        words.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    fn read(&self, bytes: &[u8]) -> State {
        let mut words = bytes.chunks(8).map(|c| i64::from_le_bytes(c.try_into().expect("eight")));
        let mut next = || words.next().expect("a whole state");
        let mut s = self.first();
        s.memory.iter_mut().for_each(|w| *w = next());
        for t in &mut s.tasks {
            (t.point, t.token) = (next() as usize, next());
            t.flags.iter_mut().chain(&mut t.regs).for_each(|w| *w = next());
            let n = next();
            t.buffer = (0..n).map(|_| (next() as usize, next())).collect();
        }
        s
    }
}

/// A state as a task sees it; as a formula does, where only memory counts.
struct View<'a> {
    all: &'a Buffers<'a>,
    s: &'a State,
    t: usize,
}

const NOBODY: usize = usize::MAX;

impl Values for View<'_> {
    fn reg(&self, reg: u16) -> i64 {
        self.s.tasks[self.t].regs[reg as usize]
    }
    fn flag(&self, flag: Flag) -> bool {
        self.s.tasks[self.t].flags[flag as usize] != 0
    }
    fn token(&self) -> bool {
        self.s.tasks[self.t].token != 0
    }
    fn word(&self, number: i64) -> i64 {
        let n = number as usize;
        let own = self.s.tasks.get(self.t).and_then(|t| t.buffer.iter().rfind(|b| b.0 == n));
        own.map_or(self.s.memory[n], |b| b.1)
    }
    fn task_reg(&self, task: u16, reg: u16) -> i64 {
        self.s.tasks[task as usize].regs[reg as usize]
    }
    fn task_flag(&self, task: u16, flag: Flag) -> bool {
        self.s.tasks[task as usize].flags[flag as usize] != 0
    }
    fn task_token(&self, task: u16) -> bool {
        self.s.tasks[task as usize].token != 0
    }
    fn at(&self, task: u16, instr: u32) -> bool {
        self.all.points[task as usize][self.s.tasks[task as usize].point].instr == instr
    }
}

impl Model for Buffers<'_> {
    type Worker<'w>
        = Hands<'w>
    where
        Self: 'w;

    fn worker(&self) -> Hands<'_> {
        Hands(self)
    }

    fn facts(&self) -> Facts {
        Facts { max_actors: Some(16), ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&self.write(&self.first()));
    }

    fn narrate(&self, _: &[u8], _: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        None
    }

    fn violation(&self, fault: Fault) -> Violation {
        Violation::new(fault.kind, "", None)
    }

    fn fields(&self, _: &[u8]) -> Vec<Field> {
        Vec::new()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }
}

pub struct Hands<'a>(&'a Buffers<'a>);

impl Worker for Hands<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        for (edge, (t, next)) in self.0.moves(&self.0.read(state)).into_iter().enumerate() {
            sink.step(Step { actor: Actor(t as u16), edge: edge as u32 }, &self.0.write(&next));
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        let s = self.0.read(state);
        self.0.atoms[index as usize].eval(&View { all: self.0, s: &s, t: NOBODY }) != 0
    }
}
