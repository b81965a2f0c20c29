//! The collapsed control-flow graph of a task: the paper's `[[prg]]_A`.
//!
//! An edge is one step that others can notice, with all the steps after it that
//! nobody can: a guard, checks, and assignments, all over the state before it.
//! Local chains disappear; every loop of local steps keeps one point, so a task
//! that spins for ever still spins.
//!
//! The paper calls a step local if it *updates* no shared memory. Then a load, an
//! increment and a store become one edge and lost updates "hold". Here a step is
//! local if it neither reads nor writes shared memory, ghosts or tokens, nor
//! sleeps or ends, and nothing that the property sees changes: no register or
//! flag of its atoms, no point of theirs entered or left.
//!
//! Chains are collapsed behind the step that others notice, not before it, so
//! that a state is stored when the next step of every task matters. A chain
//! that grows too long or branches too often is cut: keeping a point more is
//! always sound.

use crate::code::{Check, Code, Effect, Micro, Next};
use crate::expr::{Binary, Expr, Flag, Unary};
use crate::live::{Set, flag_bit, live, reg_bit};
use crate::points::{NOWHERE, Point, points};
use crate::program::{Place, Task};
use std::collections::BTreeMap;

/// Steps in a chain, undecided branches in a chain, and nodes in an expression
/// after which a chain is cut.
const LONGEST: usize = 200;
const BRANCHES: usize = 6;
const LARGEST: usize = 200;

/// What a property sees of a task.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Registers and flags.
    pub values: Set,
    /// Instructions: whether the task stands before them.
    pub instrs: Vec<u32>,
}

/// The graph. Points are numbered as in `points`.
#[derive(Clone, Debug)]
pub struct Flow {
    /// Every control point of the task, kept or not.
    pub points: Vec<Point>,
    /// The points at which a state can stand.
    pub kept: Vec<u32>,
    /// Sorted by where they start.
    pub edges: Vec<Edge>,
    /// The edges of point `p` are `edges[first[p] .. first[p + 1]]`.
    first: Vec<u32>,
    /// Where the task starts, after the local steps at its beginning, and the
    /// values of registers and flags (as 0 and 1) there.
    pub start: u32,
    pub start_regs: Vec<i64>,
    pub start_flags: [bool; 3],
    /// The instructions before that.
    pub start_instrs: Vec<u32>,
    /// By point: the registers and flags that can still matter. At a kept
    /// point all others are 0.
    pub live: Vec<Set>,
}

/// A guarded simultaneous assignment from one kept point to another.
///
/// In a state at `from` where the guard is true: if a check is false, its fault
/// happens (and, if it is fatal, that is all); otherwise, and after a fault that
/// is not fatal, the assignments are made and the task stands at `to`. Every
/// expression is over the state before the edge. Two assignments to one word
/// are made in their order. At most one edge of a point has a true guard.
#[derive(Clone, Debug)]
pub struct Edge {
    pub from: u32,
    pub to: u32,
    pub guard: Expr,
    pub checks: Vec<Check>,
    pub assigns: Vec<(Place, Expr)>,
    /// The instructions on the way, in order.
    pub instrs: Vec<u32>,
}

impl Flow {
    pub fn edges_of(&self, point: u32) -> &[Edge] {
        let range = self.first[point as usize]..self.first[point as usize + 1];
        &self.edges[range.start as usize..range.end as usize]
    }
}

/// Collapses a task's code.
pub fn flow(task: &Task, code: &Code, seen: &Seen) -> Flow {
    let points = points(code);
    let live_at = live(code, seen.values);
    let live: Vec<Set> = points.iter().map(|p| live_at[p.micro as usize]).collect();
    let mut b = Builder { task, code, points: &points, live: &live, kept: Vec::new() };
    b.kept = (0..points.len()).map(|p| b.must_keep(p, seen)).collect();
    b.cut_loops();
    let Started { at: start, regs: start_regs, flags: start_flags, instrs: start_instrs } =
        b.start();
    // A chain that is cut keeps a point, and then every chain through it ends there.
    let (edges, kept) = loop {
        let before = b.kept.clone();
        let all = b.all_edges(start);
        if b.kept == before {
            break all;
        }
    };
    let mut first = vec![0];
    for e in &edges {
        first.push(first[first.len() - 1] + e.len() as u32);
    }
    let edges = edges.into_iter().flatten().collect();
    Flow { kept, edges, first, start, start_regs, start_flags, start_instrs, live, points }
}

/// Whether nobody else, and no property, can notice a step.
pub(crate) fn is_local(m: &Micro, seen: &Seen) -> bool {
    let shared =
        |e: &Expr| e.any(|e| matches!(e, Expr::Word(_) | Expr::Token | Expr::TaskToken(_)));
    let place = |p: &Place| match p {
        Place::Reg(r) => seen.values & reg_bit(*r) == 0,
        Place::Flag(f) => seen.values & flag_bit(*f) == 0,
        _ => false,
    };
    let effect = |e: &Effect| match e {
        Effect::Check(c) => !shared(&c.cond),
        Effect::Assign(list) => list.iter().all(|(p, v)| place(p) && !shared(v)),
    };
    m.guard.is_none() && m.next != Next::Halt && m.effects.iter().all(effect)
}

struct Builder<'a> {
    task: &'a Task,
    code: &'a Code,
    points: &'a [Point],
    live: &'a [Set],
    kept: Vec<bool>,
}

impl Builder<'_> {
    fn micro(&self, point: u32) -> Option<&Micro> {
        self.code.micros.get(self.points[point as usize].micro as usize)
    }

    fn must_keep(&self, point: usize, seen: &Seen) -> bool {
        let p = &self.points[point];
        let leads = !p.next.contains(&NOWHERE);
        let local = self.micro(point as u32).is_some_and(|m| is_local(m, seen));
        // A step that enters a place of the property changes what it sees, as
        // does one that leaves it: neither hides behind another step.
        let enters = |&q: &u32| {
            q != NOWHERE && {
                let to = self.points[q as usize].instr;
                to != p.instr && seen.instrs.contains(&to)
            }
        };
        !(local && leads) || seen.instrs.contains(&p.instr) || p.next.iter().any(enters)
    }

    /// Keeps the head of every loop of local steps: the targets of back edges
    /// of a depth-first walk.
    fn cut_loops(&mut self) {
        let n = self.points.len();
        let (mut open, mut done) = (vec![false; n], vec![false; n]);
        for root in 0..n {
            let mut stack = vec![(root, 0)];
            while let Some((p, i)) = stack.pop() {
                if i == 0 {
                    if done[p] || self.kept[p] {
                        continue;
                    }
                    open[p] = true;
                }
                if i == 2 {
                    open[p] = false;
                    done[p] = true;
                    continue;
                }
                stack.push((p, i + 1));
                let to = self.points[p].next[i] as usize;
                if open[to] {
                    self.kept[to] = true;
                } else if !done[to] {
                    stack.push((to, 0));
                }
            }
        }
    }

    /// Executes the local steps at the beginning.
    fn start(&mut self) -> Started {
        let mut instrs = Vec::new();
        let mut v =
            Start { regs: self.task.regs.iter().map(|r| r.init).collect(), flags: [false; 3] };
        // One more for the value that a split update holds.
        v.regs.push(0);
        let mut at = 0;
        while !self.kept[at as usize] {
            let m = self.micro(at).expect("the end is kept");
            if m.effects.iter().any(|e| matches!(e, Effect::Check(_))) {
                self.kept[at as usize] = true;
                break;
            }
            let taken = matches!(&m.next, Next::Branch(c, _) if c.eval(&v) != 0);
            if !taken {
                for e in m.effects.clone() {
                    if let Effect::Assign(list) = e {
                        let new: Vec<i64> = list.iter().map(|(_, e)| e.eval(&v)).collect();
                        list.iter().zip(new).for_each(|((p, _), n)| v.set(p, n));
                    }
                }
            }
            instrs.push(m.instr);
            at = self.points[at as usize].next[taken as usize];
        }
        let live = self.live[at as usize];
        for (r, value) in v.regs.iter_mut().enumerate() {
            if live & reg_bit(r as u16) == 0 {
                *value = 0;
            }
        }
        let flags = Flag::ALL.map(|f| v.flags[f as usize] && live & flag_bit(f) != 0);
        Started { at, regs: v.regs, flags, instrs }
    }

    /// The edges of every point that can be reached, and these points.
    fn all_edges(&mut self, start: u32) -> (Vec<Vec<Edge>>, Vec<u32>) {
        let mut edges: Vec<Vec<Edge>> = vec![Vec::new(); self.points.len()];
        let mut done = vec![false; self.points.len()];
        let mut todo = vec![start];
        while let Some(from) = todo.pop() {
            if std::mem::replace(&mut done[from as usize], true) {
                continue;
            }
            let out = self.edges_from(from);
            todo.extend(out.iter().map(|e| e.to).filter(|&to| to != NOWHERE));
            edges[from as usize] = out;
        }
        let kept = (0..self.points.len() as u32).filter(|&p| done[p as usize]).collect();
        (edges, kept)
    }

    /// The edges of a kept point: its step and what follows, by symbolic
    /// execution along every path.
    fn edges_from(&mut self, from: u32) -> Vec<Edge> {
        let Some(m) = self.micro(from) else { return Vec::new() };
        if m.next == Next::Halt {
            return Vec::new();
        }
        let guard = m.guard.clone().unwrap_or(Expr::Const(1));
        let mut out = Vec::new();
        let path = Path { at: from, guard, env: Env::default(), checks: vec![], instrs: vec![] };
        let mut todo = vec![(path, 0)];
        while let Some((path, branches)) = todo.pop() {
            let fresh = path.instrs.is_empty();
            let cut = path.instrs.len() > LONGEST
                || branches >= BRANCHES
                || path.guard.size() > LARGEST
                || path.env.largest() > LARGEST;
            if !fresh && cut && path.at != NOWHERE {
                self.kept[path.at as usize] = true;
            }
            if path.at == NOWHERE || (!fresh && self.kept[path.at as usize]) {
                out.push(self.finish(from, path));
                continue;
            }
            let m = self.micro(path.at).expect("the end is kept").clone();
            for p in self.step(path, &m) {
                let more = matches!(&m.next, Next::Branch(..)) as usize;
                todo.push((p, branches + more));
            }
        }
        out
    }

    /// One step of a path: one path further, two at a branch.
    fn step(&self, mut path: Path, m: &Micro) -> Vec<Path> {
        let next = self.points[path.at as usize].next;
        path.instrs.push(m.instr);
        let mut out = Vec::new();
        if let Next::Branch(cond, _) = &m.next {
            let cond = path.env.read(cond);
            let yes = Expr::binary(Binary::Both, path.guard.clone(), truth(cond.clone()));
            if yes != Expr::Const(0) {
                out.push(Path { at: next[1], guard: yes, ..path.clone() });
            }
            let no = Expr::unary(Unary::Not, cond);
            path.guard = Expr::binary(Binary::Both, path.guard, no);
            if path.guard == Expr::Const(0) {
                return out;
            }
        }
        for e in &m.effects {
            match e {
                Effect::Check(c) => {
                    let cond = path.env.read(&c.cond);
                    if !cond.is_true() {
                        path.checks.push(Check { cond, ..c.clone() });
                    }
                }
                Effect::Assign(list) => path.env.assign(list),
            }
        }
        path.at = next[0];
        if let (NOWHERE, Next::Call(_, fault) | Next::Ret(fault)) = (path.at, &m.next) {
            path.checks.push(Check { cond: Expr::Const(0), fault: *fault, fatal: true });
        }
        out.push(path);
        out
    }

    /// An edge from a finished path; what is dead at its end is cleared.
    fn finish(&self, from: u32, path: Path) -> Edge {
        let (before, after) = match path.at {
            NOWHERE => (0, 0),
            to => (self.live[from as usize], self.live[to as usize]),
        };
        let mut assigns = Vec::new();
        let mut env = path.env;
        for r in 0..=self.task.regs.len() as u16 {
            let value = env.regs.remove(&r);
            let bit = reg_bit(r);
            match value {
                Some(v) if after & bit != 0 && v != Expr::Reg(r) => {
                    assigns.push((Place::Reg(r), v))
                }
                _ if after & bit == 0 && before & bit != 0 => {
                    assigns.push((Place::Reg(r), Expr::Const(0)));
                }
                _ => {}
            }
        }
        for f in Flag::ALL {
            let bit = flag_bit(f);
            match env.flags.remove(&f) {
                Some(v) if after & bit != 0 && v != Expr::Flag(f) => {
                    assigns.push((Place::Flag(f), v));
                }
                _ if after & bit == 0 && before & bit != 0 => {
                    assigns.push((Place::Flag(f), Expr::Const(0)));
                }
                _ => {}
            }
        }
        assigns.extend(env.token.map(|v| (Place::Token, v)));
        assigns.extend(env.tokens.into_iter().map(|(t, v)| (Place::TaskToken(t), v)));
        assigns.extend(env.words.into_iter().map(|(n, v)| (Place::Word(n), v)));
        let mut instrs = path.instrs;
        instrs.dedup();
        Edge { from, to: path.at, guard: path.guard, checks: path.checks, assigns, instrs }
    }
}

/// Where a task stands after the local steps at its beginning.
struct Started {
    at: u32,
    regs: Vec<i64>,
    flags: [bool; 3],
    instrs: Vec<u32>,
}

fn truth(e: Expr) -> Expr {
    if e.is_truth() { e } else { Expr::binary(Binary::Ne, e, Expr::Const(0)) }
}

#[derive(Clone)]
struct Path {
    at: u32,
    guard: Expr,
    env: Env,
    checks: Vec<Check>,
    instrs: Vec<u32>,
}

/// What has changed since the beginning of a path.
#[derive(Clone, Default)]
struct Env {
    regs: BTreeMap<u16, Expr>,
    flags: BTreeMap<Flag, Expr>,
    token: Option<Expr>,
    tokens: BTreeMap<u16, Expr>,
    /// Words written, in order: number and value.
    words: Vec<(Expr, Expr)>,
}

impl Env {
    /// An expression over now as one over the beginning.
    fn read(&self, e: &Expr) -> Expr {
        e.map(&mut |e| match e {
            Expr::Reg(r) => self.regs.get(&r).cloned().unwrap_or(e),
            Expr::Flag(f) => self.flags.get(&f).cloned().unwrap_or(e),
            Expr::Token => self.token.clone().unwrap_or(e),
            Expr::TaskToken(t) => self.tokens.get(&t).cloned().unwrap_or(e),
            Expr::Word(ref number) => {
                let mut value = e.clone();
                for (n, v) in &self.words {
                    let same = Expr::binary(Binary::Eq, n.clone(), (**number).clone());
                    value = Expr::choose(same, v.clone(), value);
                }
                value
            }
            e => e,
        })
    }

    fn assign(&mut self, list: &[(Place, Expr)]) {
        let new: Vec<(Place, Expr)> = list
            .iter()
            .map(|(place, value)| {
                let place = match place {
                    Place::Word(n) => Place::Word(self.read(n)),
                    p => p.clone(),
                };
                (place, self.read(value))
            })
            .collect();
        for (place, value) in new {
            match place {
                Place::Reg(r) => drop(self.regs.insert(r, value)),
                Place::Flag(f) => drop(self.flags.insert(f, value)),
                Place::Token => self.token = Some(value),
                Place::TaskToken(t) => drop(self.tokens.insert(t, value)),
                Place::Word(n) => {
                    self.words.retain(|w| w.0 != n);
                    self.words.push((n, value));
                }
            }
        }
    }

    fn largest(&self) -> usize {
        let values = self.regs.values().chain(self.flags.values());
        values.map(Expr::size).max().unwrap_or(0)
    }
}

/// Registers and flags at the very beginning.
struct Start {
    regs: Vec<i64>,
    flags: [bool; 3],
}

impl Start {
    fn set(&mut self, place: &Place, value: i64) {
        match place {
            Place::Reg(r) => self.regs[*r as usize] = value,
            Place::Flag(f) => self.flags[*f as usize] = value != 0,
            _ => unreachable!("a local step changes registers and flags only"),
        }
    }
}

impl crate::expr::Values for Start {
    fn reg(&self, reg: u16) -> i64 {
        self.regs[reg as usize]
    }

    fn flag(&self, flag: Flag) -> bool {
        self.flags[flag as usize]
    }

    fn token(&self) -> bool {
        unreachable!("a local step reads no token")
    }

    fn word(&self, _: i64) -> i64 {
        unreachable!("a local step reads no memory")
    }

    fn task_reg(&self, _: u16, _: u16) -> i64 {
        unreachable!("a local step reads its own registers")
    }

    fn task_flag(&self, _: u16, _: Flag) -> bool {
        unreachable!("a local step reads its own flags")
    }

    fn task_token(&self, _: u16) -> bool {
        unreachable!("a local step reads no token")
    }

    fn at(&self, _: u16, _: u32) -> bool {
        unreachable!("a local step asks for no place")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arch, lower, parse};
    use heddle_span::FileId;

    fn graph(text: &str, arch: Arch, seen: &Seen) -> Flow {
        let (program, wrong) = parse(text, FileId(0), &[]);
        assert_eq!(wrong, []);
        let program = program.unwrap();
        let (codes, _) = lower(&program, arch);
        flow(&program.tasks[0], &codes[0], seen)
    }

    fn shape(f: &Flow) -> Vec<(u32, u32)> {
        let at = |p: u32| f.points[p as usize].instr;
        let mut all: Vec<_> = f.edges.iter().map(|e| (at(e.from), at(e.to))).collect();
        all.sort_unstable();
        all
    }

    const MUTEX: &str = "program P { spin: cmp [1] 0; jne spin; crit: noop; mov [1] 1; jmp spin }";

    #[test]
    fn local_chains_disappear() {
        let f = graph(MUTEX, Arch::Asmp, &Seen::default());
        // cmp waits or goes on to mov; mov goes back to cmp.
        assert_eq!(shape(&f), [(0, 0), (0, 3), (3, 0)]);
        assert!(f.live.iter().zip(&f.points).all(|(l, p)| p.instr == 1 || *l == 0));
    }

    #[test]
    fn a_label_in_a_property_keeps_its_point() {
        let seen = Seen { instrs: vec![2], values: 0 };
        let f = graph(MUTEX, Arch::Asmp, &seen);
        // So is the jump that enters it: another task may move in between.
        assert_eq!(shape(&f), [(0, 1), (1, 0), (1, 2), (2, 3), (3, 0)]);
    }

    #[test]
    fn a_read_of_shared_memory_is_not_local() {
        let f =
            graph("program P { mov eax [1]; inc eax; mov [1] eax }", Arch::Sp, &Seen::default());
        assert_eq!(shape(&f), [(0, 2), (2, 3)]);
    }

    #[test]
    fn an_update_without_lock_is_two_steps_but_on_one_processor() {
        let text = "program P { inc [1] }";
        assert_eq!(shape(&graph(text, Arch::Sp, &Seen::default())), [(0, 1)]);
        assert_eq!(shape(&graph(text, Arch::Asmp, &Seen::default())), [(0, 0), (0, 1)]);
        let locked = "program P { lock inc [1] }";
        assert_eq!(shape(&graph(locked, Arch::Asmp, &Seen::default())), [(0, 1)]);
    }

    #[test]
    fn loops_of_local_steps_keep_a_point() {
        let f =
            graph("program P { mov eax 3; l: noop; dec eax; jne l }", Arch::Asmp, &Seen::default());
        assert_eq!(shape(&f), [(1, 1), (1, 4)]);
        assert_eq!(f.start_regs[0], 3);
    }

    #[test]
    fn calls_return_to_where_they_came_from() {
        let text = "program P { call f; call f; halt; f: inc eax; mov [1] eax; ret }";
        let f = graph(text, Arch::Asmp, &Seen::default());
        assert_eq!(shape(&f), [(4, 2), (4, 4)]);
    }

    #[test]
    fn calls_without_end_are_refused() {
        let (_, wrong) = parse("program P { f: call f }", FileId(0), &[]);
        let [only] = &wrong[..] else { panic!("{wrong:?}") };
        assert!(only.message.contains("calls open at once are not followed"), "{only:?}");
    }
}
