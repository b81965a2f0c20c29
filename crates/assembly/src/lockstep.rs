//! SMP: processors with one clock. At every tick each task that can move takes
//! one step.
//!
//! Loads see the memory before the tick. Stores to one word take effect in every
//! order; updates of one word (`xchg`, `lock`) happen one after the other, in
//! every order, each reading what the one before left: the paper merges memories
//! by sets of updated words, which is undefined for two writers of one word and
//! would let two exchanges read the same old value. A sleeping task looks at its
//! token before the tick.
//!
//! Orders are explored by sets: after the tasks of a set have stepped, only the
//! memory that they left counts, not their order, so `n` tasks cost at most `2^n`
//! intermediate memories instead of `n!` orders. Tasks that touch nothing that
//! another one touches step first.

use crate::code::{Effect, Micro};
use crate::exec::{Cpu, Taken};
use crate::expr::Expr;
use crate::program::Place;
use std::collections::HashSet;

/// One way a tick can go.
#[derive(Clone, Debug)]
pub struct Tick {
    pub row: Vec<i64>,
    pub taken: Taken,
    /// The tasks in the order in which they stepped.
    pub order: Vec<usize>,
}

/// Every way the next tick can go; none if no task can move. `twin`: a task before this
/// one that is like it in every way, so that it may go first.
///
/// The second is whether there were too many: some are missing then.
pub fn ticks(cpu: &Cpu, row: &[i64], twin: &dyn Fn(usize) -> Option<usize>) -> (Vec<Tick>, bool) {
    let n = cpu.codes.len();
    let moving: Vec<usize> = (0..n).filter(|&t| cpu.can_move(row, t)).collect();
    if moving.is_empty() {
        return (Vec::new(), false);
    }
    let touched: Vec<Touches> = moving.iter().map(|&t| touches(cpu, row, t)).collect();
    let clash = |i: usize| (0..moving.len()).any(|j| i != j && touched[i].clashes(&touched[j]));
    let (ordered, free): (Vec<usize>, Vec<usize>) = (0..moving.len()).partition(|&i| clash(i));
    let old = &row[..cpu.layout.n_words];
    let mut start = Tick { row: row.to_vec(), taken: Taken::default(), order: Vec::new() };
    for i in free {
        advance(cpu, &mut start, moving[i], old);
    }
    // By bit of a set: the bit of the task that goes first.
    let place = |task: usize| ordered.iter().position(|&i| moving[i] == task);
    let before: Vec<Option<usize>> =
        ordered.iter().map(|&i| twin(moving[i]).and_then(place)).collect();
    // Level by level: the sets of k tasks that have stepped.
    let (mut level, mut cut) = (vec![(0u64, start)], false);
    for _ in 0..ordered.len() {
        let mut next: Vec<(u64, Tick)> = Vec::new();
        let mut known = HashSet::new();
        for (set, tick) in &level {
            let has = |bit: usize| set >> bit & 1 == 1;
            for (bit, &i) in ordered.iter().enumerate() {
                if has(bit) || before[bit].is_some_and(|b| !has(b)) {
                    continue;
                }
                // Where some are missing already, a few ways are enough.
                if next.len() >= if cut { FEW } else { MOST } {
                    cut = true;
                    break;
                }
                let mut tick = tick.clone();
                advance(cpu, &mut tick, moving[i], old);
                let set = set | 1 << bit;
                let (fault, fatal) = (tick.taken.fault, tick.taken.fatal);
                if known.insert((set, tick.row.clone(), fault, fatal)) {
                    next.push((set, tick));
                }
            }
        }
        level = next;
    }
    (level.into_iter().map(|(_, tick)| tick).collect(), cut)
}

/// Memories between the steps of one tick that are looked at.
const MOST: usize = 1 << 14;
const FEW: usize = 64;

fn advance(cpu: &Cpu, tick: &mut Tick, task: usize, old: &[i64]) {
    tick.order.push(task);
    if tick.taken.fatal {
        return;
    }
    let taken = cpu.step(&mut tick.row, task, Some(old));
    tick.taken.fault = tick.taken.fault.or(taken.fault);
    tick.taken.fatal |= taken.fatal;
}

/// What the order of steps can matter for: words (and tokens, numbered behind
/// them) read as they are, and written.
#[derive(Default)]
struct Touches {
    reads: Vec<usize>,
    writes: Vec<usize>,
    /// It touches words that are only known when it happens.
    unknown: bool,
}

impl Touches {
    fn clashes(&self, other: &Touches) -> bool {
        let meets = |a: &[usize], b: &[usize]| a.iter().any(|x| b.contains(x));
        let any = |t: &Touches| !t.writes.is_empty() || !t.reads.is_empty() || t.unknown;
        meets(&self.writes, &other.writes)
            || meets(&self.writes, &other.reads)
            || meets(&self.reads, &other.writes)
            || (self.unknown && any(other))
            || (other.unknown && any(self))
    }
}

fn touches(cpu: &Cpu, row: &[i64], task: usize) -> Touches {
    let m = cpu.micro(row, task).expect("a task that can move");
    let mut out = Touches::default();
    let view = cpu.view(row, task, None);
    let token = |t: usize| cpu.layout.n_words + t;
    let loads_now = m.writes_memory();
    for (i, e) in m.effects.iter().enumerate() {
        let own = i < m.own;
        let number = |n: &Expr| match n {
            Expr::Const(c) => Some(*c as usize),
            // A note's index may be what the instruction has just computed.
            _ if own => Some(n.eval(&view) as usize),
            _ => None,
        };
        if !own || loads_now {
            e.each_expr(&mut |x| match x {
                Expr::Word(n) => match number(n) {
                    Some(n) => out.reads.push(n),
                    None => out.unknown = true,
                },
                Expr::Token => out.reads.push(token(task)),
                Expr::TaskToken(t) => out.reads.push(token(*t as usize)),
                _ => {}
            });
        }
        if let Effect::Assign(list) = e {
            for (place, _) in list {
                match place {
                    Place::Word(n) => match number(n) {
                        Some(n) => out.writes.push(n),
                        None => out.unknown = true,
                    },
                    Place::Token => out.writes.push(token(task)),
                    Place::TaskToken(t) => out.writes.push(token(*t as usize)),
                    _ => {}
                }
            }
        }
    }
    // Two tasks that may wake the same third one read its token as well.
    tokens_read(m, &mut |t| out.reads.push(token(t)));
    out
}

fn tokens_read(m: &Micro, f: &mut impl FnMut(usize)) {
    for e in &m.effects {
        e.each_expr(&mut |x| {
            if let Expr::TaskToken(t) = x {
                f(*t as usize);
            }
        });
    }
}
