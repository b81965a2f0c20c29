//! A program on an architecture as a [`Model`].
//!
//! On a single processor and on asymmetric processors tasks interleave: reduced,
//! along the edges of the collapsed graph ([`crate::Flow`]); unreduced, step by
//! step by the interpreter. (That a processor may stutter adds nothing to
//! interleaving but steps that change nothing.) In lock step there is nothing to
//! collapse, because the number of steps is the time; dead registers are cleared
//! all the same.
//!
//! Copies of a program that nobody can tell apart are folded ([`crate::fold`]), and
//! words that nobody reads are left out ([`crate::dead_words`]).

use crate::code::{Arch, Code, Faults, lower_without};
use crate::dead_words::unread;
use crate::exec::{Cpu, Taken};
use crate::flow::{Edge, Flow, Seen, flow, is_local};
use crate::fold::{groups, neighbours};
use crate::live::{Set, flag_bit, live, reg_bit};
use crate::lockstep::ticks;
use crate::points::{Point, points};
use crate::program::{Place, Program};
use crate::property::Atoms;
use crate::state::{HEAD, Layout, View};
use heddle_model::{Fault, FaultKind};
use std::sync::atomic::{AtomicBool, Ordering};

/// How a model is built.
#[derive(Clone, Debug)]
pub struct Options {
    pub arch: Arch,
    /// Collapse local steps and clear dead registers.
    pub reduce: bool,
    /// Fold copies that nobody can tell apart.
    pub fold: bool,
    /// Leave out words that nobody reads.
    pub drop_words: bool,
    /// For people: the steps of the search, number for number, in states that keep what it
    /// clears.
    pub told: bool,
    /// The atoms of the formula that is checked.
    pub atoms: Atoms,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            arch: Arch::Asmp,
            reduce: true,
            fold: true,
            drop_words: true,
            told: false,
            atoms: Atoms::default(),
        }
    }
}

/// A program, ready to be explored.
pub struct AsmModel {
    pub program: Program,
    pub options: Options,
    pub(crate) codes: Vec<Code>,
    pub(crate) points: Vec<Vec<Point>>,
    pub(crate) faults: Faults,
    /// The collapsed graphs, where tasks run along them.
    pub(crate) flows: Option<Vec<Flow>>,
    /// By task and point: what is not cleared there.
    pub(crate) live: Vec<Vec<Set>>,
    pub(crate) layout: Layout,
    /// Tasks that are folded together.
    pub(crate) groups: Vec<Vec<usize>>,
    /// By task: the one before it in its group.
    pub(crate) neighbours: Vec<Option<usize>>,
    /// Words that nobody reads: no step writes them.
    pub(crate) unread: Vec<bool>,
    /// Where the instructions of each `program` begin among the sites.
    pub(crate) sites: Vec<usize>,
    /// A tick had more orders than are looked at.
    pub(crate) cut: AtomicBool,
}

/// The numbers behind a reduction, for people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// Control points, and those that are kept.
    pub points: usize,
    pub kept: usize,
    /// Registers and flags, and those that are stored.
    pub values: usize,
    pub stored: usize,
    /// Programs whose copies are folded.
    pub folded: Vec<String>,
    /// Words that are left out, because nobody reads them.
    pub unread: Vec<String>,
}

/// The fault of a state in which nobody can move and somebody sleeps.
pub(crate) const DEADLOCK: u32 = u32::MAX;

/// Who is told of a step along an edge: the task, the edge, what went wrong, the state after it.
type TakeEdge<'e> = &'e mut dyn FnMut(usize, &Edge, Taken, &mut [u8]);

impl AsmModel {
    pub fn new(program: Program, options: Options) -> AsmModel {
        let unread = match options.reduce && options.drop_words {
            true => unread(&program, &options.atoms),
            false => vec![false; program.words.len()],
        };
        let (codes, faults) = lower_without(&program, options.arch, &unread);
        let seen = options.atoms.seen(&program);
        let points: Vec<Vec<Point>> = codes.iter().map(points).collect();
        let collapse = options.reduce && options.arch != Arch::Smp;
        let flows: Option<Vec<Flow>> = collapse.then(|| {
            let tasks = program.tasks.iter().zip(&codes).zip(&seen);
            tasks.map(|((t, c), s)| flow(t, c, s)).collect()
        });
        let live: Vec<Vec<Set>> = (0..program.tasks.len())
            .map(|t| match options.reduce {
                false => vec![!0; points[t].len()],
                true => {
                    let live = live(&codes[t], seen[t].values);
                    points[t].iter().map(|p| live[p.micro as usize]).collect()
                }
            })
            .collect();
        let stored: Vec<Set> = (0..program.tasks.len())
            .map(|t| match &flows {
                _ if options.told => !0,
                Some(f) => f[t].kept.iter().fold(0, |a, &p| a | live[t][p as usize]),
                None if options.reduce => live[t].iter().fold(0, |a, l| a | l),
                None => held_or_all(&codes[t], program.tasks[t].regs.len() as u16),
            })
            .collect();
        let layout = Layout::new(&program, &points, &stored, &unread);
        let groups = groups(&program, &options);
        let neighbours = neighbours(&groups, program.tasks.len());
        let mut sites = vec![0];
        for s in &program.sources {
            let n = program.tasks.get(s.first).map_or(0, |t| t.code.len());
            sites.push(sites[sites.len() - 1] + n);
        }
        AsmModel {
            program,
            options,
            codes,
            points,
            faults,
            flows,
            live,
            layout,
            groups,
            neighbours,
            unread,
            sites,
            cut: AtomicBool::new(false),
        }
    }

    pub(crate) fn cpu(&self) -> Cpu<'_> {
        Cpu { layout: &self.layout, points: &self.points, codes: &self.codes }
    }

    /// What the reduction achieves.
    pub fn effect(&self) -> Effect {
        let mut e = Effect::default();
        for (t, task) in self.program.tasks.iter().enumerate() {
            let all = &self.points[t];
            e.points += all.len();
            let kept: Vec<u32> = match &self.flows {
                Some(f) => f[t].kept.clone(),
                None => (0..all.len() as u32).collect(),
            };
            e.kept += kept.len();
            let stored = kept.iter().fold(0, |a, &p| a | self.live[t][p as usize]);
            for r in 0..task.regs.len() as u16 {
                e.values += 1;
                e.stored += (stored & reg_bit(r) != 0) as usize;
            }
            for f in crate::expr::Flag::ALL {
                e.values += 1;
                e.stored += (stored & flag_bit(f) != 0) as usize;
            }
        }
        let name =
            |g: &Vec<usize>| self.program.sources[self.program.tasks[g[0]].source].name.clone();
        e.folded = self.groups.iter().map(name).collect();
        let words = self.program.words.iter().zip(&self.unread);
        e.unread = words.filter(|w| *w.1).map(|w| w.0.name.clone()).collect();
        e
    }

    /// The state in which everything begins.
    pub(crate) fn start(&self) -> Vec<i64> {
        let mut row: Vec<i64> = self.program.words.iter().map(|w| w.init).collect();
        for (t, task) in self.program.tasks.iter().enumerate() {
            match &self.flows {
                // Told, what comes before the first state is a part of the first step.
                Some(f) if !self.options.told => {
                    let f = &f[t];
                    row.extend([f.start as i64, 0]);
                    row.extend(f.start_flags.map(|b| b as i64));
                    row.extend(&f.start_regs);
                }
                _ => {
                    row.extend([0; HEAD]);
                    row.extend(task.regs.iter().map(|r| r.init));
                    row.push(0);
                }
            }
        }
        if self.flows.is_none() {
            (0..self.program.tasks.len()).for_each(|t| self.clear_dead(&mut row, t));
        }
        row
    }

    /// A state as the search has it: without what it clears, and every task beyond what comes
    /// before its first state.
    pub(crate) fn as_searched(&self, row: &[i64]) -> Vec<i64> {
        let mut row = row.to_vec();
        for t in 0..self.program.tasks.len() {
            while self.is_before_all(&row, t) {
                self.cpu().step(&mut row, t, None);
            }
            self.forget(&mut row, t);
        }
        row
    }

    /// Whether a task that is told has not come to a place where the search has states.
    pub(crate) fn is_before_all(&self, row: &[i64], t: usize) -> bool {
        let flows = self.flows.as_ref().filter(|_| self.options.told);
        flows.is_some_and(|f| f[t].kept.binary_search(&self.cpu().point(row, t)).is_err())
    }

    /// Forgets what cannot matter where a task stands, unless people are told of it.
    pub(crate) fn clear_dead(&self, row: &mut [i64], task: usize) {
        if !self.options.told {
            self.forget(row, task);
        }
    }

    fn forget(&self, row: &mut [i64], task: usize) {
        let base = self.layout.tasks[task];
        let live = self.live[task][row[base] as usize];
        for f in crate::expr::Flag::ALL {
            if live & flag_bit(f) == 0 {
                row[base + 2 + f as usize] = 0;
            }
        }
        for r in 0..=self.program.tasks[task].regs.len() {
            if live & reg_bit(r as u16) == 0 {
                row[base + HEAD + r] = 0;
            }
        }
    }

    /// Every successor of a state: who, what was wrong, the state after it
    /// (not sorted yet).
    pub(crate) fn successors(
        &self,
        row: &[i64],
        each: &mut dyn FnMut(Who<'_>, Taken, &mut Vec<i64>),
    ) {
        let cpu = self.cpu();
        if self.options.arch == Arch::Smp {
            let (all, cut) = ticks(&cpu, row, &|t| self.twin(row, t));
            if cut {
                self.cut.store(true, Ordering::Relaxed);
            }
            for tick in all {
                let mut after = tick.row;
                for &t in &tick.order {
                    self.clear_dead(&mut after, t);
                }
                each(Who::All(&tick.order), tick.taken, &mut after);
            }
            return;
        }
        let mut after = Vec::with_capacity(row.len());
        for t in 0..self.program.tasks.len() {
            if self.is_twin(row, t) {
                continue;
            }
            match &self.flows {
                Some(flows) => self.edges(&flows[t], row, t, &mut after, each),
                None if cpu.can_move(row, t) => {
                    after.clear();
                    after.extend_from_slice(row);
                    let taken = cpu.step(&mut after, t, None);
                    each(Who::One(t), taken, &mut after);
                }
                None => {}
            }
        }
    }

    /// The same along the collapsed graphs, on a row that is changed and put back
    /// and on bytes in which only what changed is written anew. In the order of
    /// [`AsmModel::successors`].
    pub(crate) fn along_edges(
        &self,
        flows: &[Flow],
        state: &[u8],
        row: &mut [i64],
        hands: &mut Scratch,
        each: TakeEdge<'_>,
    ) {
        let cpu = self.cpu();
        for (t, flow) in flows.iter().enumerate() {
            if self.is_twin(row, t) {
                continue;
            }
            for edge in flow.edges_of(cpu.point(row, t)) {
                let view = cpu.view(row, t, None);
                if edge.guard.eval(&view) == 0 {
                    continue;
                }
                let taken = checked(edge, &view);
                hands.bytes.clear();
                hands.bytes.extend_from_slice(state);
                if taken.fatal {
                    each(t, edge, taken, &mut hands.bytes);
                    continue;
                }
                hands.changed.clear();
                for (place, value) in &edge.assigns {
                    hands.changed.push((cpu.slot(place, t, &view), value.eval(&view)));
                }
                hands.changed.push((self.layout.tasks[t], edge.to as i64));
                for (slot, value) in hands.changed.iter_mut() {
                    std::mem::swap(&mut row[*slot], value);
                }
                for &(slot, _) in &hands.changed {
                    self.layout.patch(row, slot, &mut hands.bytes);
                }
                match edge.assigns.iter().any(|a| matches!(a.0, Place::TaskToken(_))) {
                    true => drop(self.sort(&mut hands.bytes)),
                    false => self.put_in_order(&mut hands.bytes, t),
                }
                each(t, edge, taken, &mut hands.bytes);
                // Backwards: a word that was written twice.
                for &(slot, old) in hands.changed.iter().rev() {
                    row[slot] = old;
                }
            }
        }
    }

    fn edges(
        &self,
        flow: &Flow,
        row: &[i64],
        task: usize,
        after: &mut Vec<i64>,
        each: &mut dyn FnMut(Who<'_>, Taken, &mut Vec<i64>),
    ) {
        let cpu = self.cpu();
        let view = cpu.view(row, task, None);
        for edge in flow.edges_of(cpu.point(row, task)) {
            if edge.guard.eval(&view) == 0 {
                continue;
            }
            let taken = checked(edge, &view);
            after.clear();
            after.extend_from_slice(row);
            if !taken.fatal {
                for (place, value) in &edge.assigns {
                    let slot = cpu.slot(place, task, &view);
                    after[slot] = value.eval(&view);
                }
                after[self.layout.tasks[task]] = edge.to as i64;
            }
            each(Who::One(task), taken, after);
        }
    }

    pub(crate) fn fault(&self, number: u32) -> Fault {
        let kind = match number {
            DEADLOCK => FaultKind::Deadlock,
            n => self.faults.0[n as usize].kind,
        };
        Fault { kind, site: number }
    }

    /// Whether the step of a task at its point is one of a local chain.
    pub(crate) fn continues(&self, row: &[i64], task: usize, seen: &[Seen]) -> bool {
        match &self.flows {
            None => false,
            Some(f) => {
                let point = self.cpu().point(row, task);
                let micro = self.cpu().micro(row, task);
                f[task].kept.binary_search(&point).is_err()
                    && micro.is_some_and(|m| is_local(m, &seen[task]))
            }
        }
    }
}

/// What is wrong about an edge in a state.
fn checked(edge: &Edge, view: &View<'_>) -> Taken {
    let mut taken = Taken::default();
    for c in &edge.checks {
        if c.cond.eval(view) == 0 {
            taken.fault = taken.fault.or(Some(c.fault));
            taken.fatal |= c.fatal;
            if c.fatal {
                break;
            }
        }
    }
    taken
}

/// What [`AsmModel::along_edges`] works with.
#[derive(Default)]
pub(crate) struct Scratch {
    bytes: Vec<u8>,
    /// Slots of the row and, while they are changed, what they were.
    changed: Vec<(usize, i64)>,
}

/// Who takes a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Who<'a> {
    One(usize),
    /// All, in this order.
    All(&'a [usize]),
}

/// Every register; the hidden one only if some step uses it.
fn held_or_all(code: &Code, hidden: u16) -> Set {
    let assigns = |e: &crate::code::Effect| match e {
        crate::code::Effect::Assign(list) => list.iter().any(|(p, _)| *p == Place::Reg(hidden)),
        crate::code::Effect::Check(_) => false,
    };
    let used = code.micros.iter().any(|m| m.effects.iter().any(assigns));
    if used { !0 } else { !reg_bit(hidden) }
}
