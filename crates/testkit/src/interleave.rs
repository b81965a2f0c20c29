//! Small pthread programs and a plain interpreter of all their interleavings.
//!
//! The interpreter shares no code with heddle, knows no reduction and no memory
//! but a handful of numbers: every thread's next operation, one after the other,
//! in every order. What it says a program can do is what C under sequential
//! consistency says: which faults there are, and how it can end.
//!
//! Not here: compiling the C and asking heddle; that is the tests' business.

use crate::rng::Rng;
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write;

/// Atomic variables, plain ones, mutexes with a condition variable each.
pub const ATOMICS: usize = 2;
pub const PLAINS: usize = 1;
pub const LOCKS: usize = 2;

#[derive(Clone, Debug)]
pub enum Stmt {
    /// `x = c`, `x += c`, on an atomic.
    Store(usize, i32),
    Add(usize, i32),
    /// `x = y` of atomics: a load, then a store.
    Copy(usize, usize),
    /// A compare-and-exchange of an atomic.
    Exchange(usize, i32, i32),
    /// `p = p + 1` of a plain variable.
    Increment(usize),
    /// Statements under a mutex.
    Locked(usize, Vec<Stmt>),
    /// `while (x != c) wait`, inside [`Stmt::Locked`] of the same number.
    WaitFor(usize, usize, i32),
    Signal(usize),
    Broadcast(usize),
    /// `if (x == c) …`
    If(usize, i32, Vec<Stmt>),
    /// `assert(x != c)`
    Assert(usize, i32),
}

/// A program: the statements of each thread.
#[derive(Clone, Debug)]
pub struct Threads(pub Vec<Vec<Stmt>>);

/// What a program can do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Kinds of faults, as heddle spells them.
    pub faults: BTreeSet<&'static str>,
    /// Values of all variables at the end of runs without a fault.
    pub ends: BTreeSet<Vec<i32>>,
}

impl Threads {
    pub fn random(seed: u64) -> Threads {
        let mut rng = Rng::new(seed);
        let n = if rng.chance(25) { 3 } else { 2 };
        let statements = |rng: &mut Rng| rng.range(1, if n == 3 { 2 } else { 4 });
        Threads(
            (0..n)
                .map(|_| (0..statements(&mut rng)).map(|_| any(&mut rng, None, 0)).collect())
                .collect(),
        )
    }

    /// Programs with one statement less, or with less in it.
    pub fn smaller(&self) -> Vec<Threads> {
        let mut out = Vec::new();
        for t in 0..self.0.len() {
            for less in shrunk(&self.0[t]) {
                let mut threads = self.0.clone();
                threads[t] = less;
                out.push(Threads(threads));
            }
        }
        out
    }

    /// The program in C. `argv` may hold a final state, a character each from
    /// `'a'` on: reaching it is then a failure.
    pub fn to_c(&self) -> String {
        let mut out =
            String::from("#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n");
        (0..ATOMICS).for_each(|i| writeln!(out, "static atomic_int x{i};").expect("a string"));
        (0..PLAINS).for_each(|i| writeln!(out, "static int p{i};").expect("a string"));
        for i in 0..LOCKS {
            writeln!(out, "static pthread_mutex_t m{i} = PTHREAD_MUTEX_INITIALIZER;")
                .expect("a string");
            writeln!(out, "static pthread_cond_t c{i} = PTHREAD_COND_INITIALIZER;")
                .expect("a string");
        }
        for (i, body) in self.0.iter().enumerate() {
            writeln!(out, "static void *t{i}(void *arg) {{").expect("a string");
            body.iter().for_each(|s| write_c(s, &mut out));
            out.push_str("  return arg;\n}\n");
        }
        let n = self.0.len();
        writeln!(out, "int main(int argc, char **argv) {{\n  pthread_t t[{n}];").expect("a string");
        (0..n).for_each(|i| {
            writeln!(out, "  pthread_create(&t[{i}], 0, t{i}, 0);").expect("a string")
        });
        (0..n).for_each(|i| writeln!(out, "  pthread_join(t[{i}], 0);").expect("a string"));
        let names =
            (0..ATOMICS).map(|i| format!("x{i}")).chain((0..PLAINS).map(|i| format!("p{i}")));
        let same: Vec<String> =
            names.enumerate().map(|(i, v)| format!("argv[1][{i}] - 'm' == {v}")).collect();
        writeln!(out, "  if (argc > 1) assert(!({}));\n  return 0;\n}}", same.join(" && "))
            .expect("a string");
        out
    }

    /// Every interleaving.
    pub fn explore(&self) -> Outcome {
        let code: Vec<Vec<Op>> = self.0.iter().map(|body| flat(body)).collect();
        let first = State {
            values: vec![0; ATOMICS + PLAINS],
            owner: [None; LOCKS],
            at: vec![(0, 0, Wait::None); code.len()],
        };
        let (mut seen, mut work) = (HashSet::from([first.clone()]), vec![first]);
        let mut out = Outcome::default();
        while let Some(state) = work.pop() {
            let mut next = Vec::new();
            for t in 0..code.len() {
                step(&code, &state, t, &mut next, &mut out);
            }
            if races(&code, &state) {
                out.faults.insert("data-race");
            }
            let over = (0..code.len()).all(|t| state.at[t].0 == code[t].len());
            if over {
                out.ends.insert(state.values.clone());
            } else if next.is_empty() && !fails(&code, &state) {
                out.faults.insert("deadlock");
            }
            work.extend(next.into_iter().filter(|s| seen.insert(s.clone())));
        }
        out
    }
}

/// Follows a run that somebody else tells by who moves and what the variables are then: all
/// states that a program can be in after it.
pub struct Follower {
    code: Vec<Vec<Op>>,
    states: Vec<State>,
}

impl Follower {
    pub fn new(threads: &Threads) -> Follower {
        let code: Vec<Vec<Op>> = threads.0.iter().map(|body| flat(body)).collect();
        let first = State {
            values: vec![0; ATOMICS + PLAINS],
            owner: [None; LOCKS],
            at: vec![(0, 0, Wait::None); code.len()],
        };
        Follower { code, states: vec![first] }
    }

    /// A thread moved, by any number of its operations, and these are the values now;
    /// nobody moved if it was `main`. Whether that can be.
    pub fn step(&mut self, who: Option<usize>, values: &[i32]) -> bool {
        let mut all = std::mem::take(&mut self.states);
        let mut at = 0;
        while let (Some(state), Some(t)) = (all.get(at).cloned(), who) {
            let mut next = Vec::new();
            step(&self.code, &state, t, &mut next, &mut Outcome::default());
            for n in next {
                if !all.contains(&n) {
                    all.push(n);
                }
            }
            at += 1;
        }
        all.retain(|s| s.values == values);
        self.states = all;
        !self.states.is_empty()
    }
}

/// Any statement; `held` is the mutex around it.
fn any(rng: &mut Rng, held: Option<usize>, depth: u32) -> Stmt {
    let (x, c) = (rng.below(ATOMICS), rng.range(0, 2));
    let block =
        |rng: &mut Rng, held| (0..rng.range(1, 2)).map(|_| any(rng, held, depth + 1)).collect();
    match rng.weighted(&[4, 4, 3, 2, 3, 5, 3, 2, 1, 2, 2]) {
        0 => Stmt::Store(x, c),
        1 => Stmt::Add(x, rng.range(1, 2)),
        2 => Stmt::Copy(x, rng.below(ATOMICS)),
        3 => Stmt::Exchange(x, c, rng.range(0, 2)),
        4 => Stmt::Increment(rng.below(PLAINS)),
        5 if depth < 2 => {
            // The same mutex twice would be a thread waiting for itself.
            let m = held.map_or_else(|| rng.below(LOCKS), |h| (h + 1) % LOCKS);
            if depth == 1 && held.is_some() && rng.chance(50) {
                return Stmt::Add(x, 1);
            }
            Stmt::Locked(m, block(rng, Some(m)))
        }
        6 if held.is_some() && depth == 1 => Stmt::WaitFor(held.unwrap_or(0), x, c),
        7 => Stmt::Signal(rng.below(LOCKS)),
        8 => Stmt::Broadcast(rng.below(LOCKS)),
        9 if depth < 2 && held.is_none() => Stmt::If(x, c, block(rng, held)),
        _ => Stmt::Assert(x, rng.range(2, 4)),
    }
}

fn shrunk(body: &[Stmt]) -> Vec<Vec<Stmt>> {
    let mut out = Vec::new();
    for i in 0..body.len() {
        let mut less = body.to_vec();
        less.remove(i);
        out.push(less);
        let inner = match &body[i] {
            Stmt::Locked(_, inner) | Stmt::If(_, _, inner) => inner,
            _ => continue,
        };
        for smaller in shrunk(inner) {
            let mut less = body.to_vec();
            match &mut less[i] {
                Stmt::Locked(_, inner) | Stmt::If(_, _, inner) => *inner = smaller,
                _ => unreachable!("it has statements in it"),
            }
            out.push(less);
        }
    }
    out
}

fn write_c(s: &Stmt, out: &mut String) {
    let line = match s {
        Stmt::Store(x, c) => format!("x{x} = {c};"),
        Stmt::Add(x, c) => format!("x{x} += {c};"),
        Stmt::Copy(x, y) => format!("x{x} = x{y};"),
        Stmt::Exchange(x, a, b) => {
            format!("{{ int e = {a}; atomic_compare_exchange_strong(&x{x}, &e, {b}); }}")
        }
        Stmt::Increment(p) => format!("p{p} = p{p} + 1;"),
        Stmt::WaitFor(m, x, c) => format!("while (x{x} != {c}) pthread_cond_wait(&c{m}, &m{m});"),
        Stmt::Signal(m) => format!("pthread_cond_signal(&c{m});"),
        Stmt::Broadcast(m) => format!("pthread_cond_broadcast(&c{m});"),
        Stmt::Assert(x, c) => format!("assert(x{x} != {c});"),
        Stmt::Locked(m, body) => {
            writeln!(out, "  pthread_mutex_lock(&m{m});").expect("a string");
            body.iter().for_each(|s| write_c(s, out));
            format!("pthread_mutex_unlock(&m{m});")
        }
        Stmt::If(x, c, body) => {
            writeln!(out, "  if (x{x} == {c}) {{").expect("a string");
            body.iter().for_each(|s| write_c(s, out));
            "}".into()
        }
    };
    writeln!(out, "  {line}").expect("a string");
}

/// One step of one thread. Variables are numbered atomics first.
#[derive(Clone, Copy, Debug)]
enum Op {
    Store(usize, i32),
    Add(usize, i32),
    Load(usize),
    StoreLoaded(usize),
    Exchange(usize, i32, i32),
    PlainLoad(usize),
    PlainStore(usize),
    Lock(usize),
    Unlock(usize),
    Wait(usize),
    Signal(usize),
    Broadcast(usize),
    /// Goes on at the place unless the variable is the number.
    Unless(usize, i32, usize),
    /// Goes on at the place if the variable is the number.
    When(usize, i32, usize),
    Goto(usize),
    Assert(usize, i32),
}

fn flat(body: &[Stmt]) -> Vec<Op> {
    let mut out = Vec::new();
    body.iter().for_each(|s| append(s, &mut out));
    out
}

fn append(s: &Stmt, out: &mut Vec<Op>) {
    match s {
        Stmt::Store(x, c) => out.push(Op::Store(*x, *c)),
        Stmt::Add(x, c) => out.push(Op::Add(*x, *c)),
        Stmt::Copy(x, y) => out.extend([Op::Load(*y), Op::StoreLoaded(*x)]),
        Stmt::Exchange(x, a, b) => out.push(Op::Exchange(*x, *a, *b)),
        Stmt::Increment(p) => out.extend([Op::PlainLoad(ATOMICS + p), Op::PlainStore(ATOMICS + p)]),
        Stmt::Locked(m, body) => {
            out.push(Op::Lock(*m));
            body.iter().for_each(|s| append(s, out));
            out.push(Op::Unlock(*m));
        }
        Stmt::WaitFor(m, x, c) => {
            let start = out.len();
            out.extend([Op::When(*x, *c, start + 3), Op::Wait(*m), Op::Goto(start)]);
        }
        Stmt::Signal(m) => out.push(Op::Signal(*m)),
        Stmt::Broadcast(m) => out.push(Op::Broadcast(*m)),
        Stmt::If(x, c, body) => {
            let at = out.len();
            out.push(Op::Unless(*x, *c, 0));
            body.iter().for_each(|s| append(s, out));
            out[at] = Op::Unless(*x, *c, out.len());
        }
        Stmt::Assert(x, c) => out.push(Op::Assert(*x, *c)),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Wait {
    None,
    /// In the queue of a condition variable.
    Queued(usize),
    /// Woken, and without the mutex yet.
    Woken,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    values: Vec<i32>,
    owner: [Option<usize>; LOCKS],
    /// Of each thread: its place, what it has loaded, how it waits.
    at: Vec<(usize, i32, Wait)>,
}

/// Whether the next operation of some thread is an assertion that fails.
fn fails(code: &[Vec<Op>], s: &State) -> bool {
    let next = |t: usize| code[t].get(s.at[t].0);
    (0..code.len()).any(|t| matches!(next(t), Some(Op::Assert(x, c)) if s.values[*x] == *c))
}

/// Two threads stand before plain accesses of one variable, and one writes.
fn races(code: &[Vec<Op>], s: &State) -> bool {
    let access = |t: usize| match code[t].get(s.at[t].0) {
        Some(Op::PlainLoad(p)) => Some((*p, false)),
        Some(Op::PlainStore(p)) => Some((*p, true)),
        _ => None,
    };
    let pairs = (0..code.len()).flat_map(|t| (0..t).map(move |u| (t, u)));
    pairs.into_iter().any(|(t, u)| {
        matches!((access(t), access(u)), (Some((p, a)), Some((q, b))) if p == q && (a || b))
    })
}

/// The states that one step of thread `t` leads to.
fn step(code: &[Vec<Op>], s: &State, t: usize, next: &mut Vec<State>, out: &mut Outcome) {
    let (at, loaded, wait) = s.at[t];
    let Some(&op) = code[t].get(at) else { return };
    let mut n = s.clone();
    n.at[t].0 = at + 1;
    match op {
        Op::Store(x, c) => n.values[x] = c,
        Op::Add(x, c) => n.values[x] += c,
        Op::Load(x) | Op::PlainLoad(x) => n.at[t].1 = s.values[x],
        Op::StoreLoaded(x) => (n.values[x], n.at[t].1) = (loaded, 0),
        Op::PlainStore(x) => (n.values[x], n.at[t].1) = (loaded + 1, 0),
        Op::Exchange(x, a, b) => {
            if s.values[x] == a {
                n.values[x] = b;
            }
        }
        Op::Lock(m) => {
            if s.owner[m].is_some() {
                return;
            }
            n.owner[m] = Some(t);
        }
        Op::Unlock(m) => n.owner[m] = None,
        Op::Wait(m) => match wait {
            Wait::None => {
                n.owner[m] = None;
                n.at[t] = (at, loaded, Wait::Queued(m));
            }
            Wait::Woken if s.owner[m].is_none() => {
                n.owner[m] = Some(t);
                n.at[t].2 = Wait::None;
            }
            _ => return,
        },
        Op::Signal(m) | Op::Broadcast(m) => {
            let waiters: Vec<usize> =
                (0..code.len()).filter(|&u| s.at[u].2 == Wait::Queued(m)).collect();
            if let Op::Broadcast(_) = op {
                waiters.iter().for_each(|&u| n.at[u].2 = Wait::Woken);
            } else if !waiters.is_empty() {
                for u in waiters {
                    let mut one = n.clone();
                    one.at[u].2 = Wait::Woken;
                    next.push(one);
                }
                return;
            }
        }
        Op::Unless(x, c, to) if s.values[x] != c => n.at[t].0 = to,
        Op::When(x, c, to) if s.values[x] == c => n.at[t].0 = to,
        Op::Unless(..) | Op::When(..) => {}
        Op::Goto(to) => n.at[t].0 = to,
        Op::Assert(x, c) => {
            if s.values[x] == c {
                out.faults.insert("assertion");
                return;
            }
        }
    }
    next.push(n);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_increments_lose_one_and_race() {
        let p = Threads(vec![vec![Stmt::Increment(0)], vec![Stmt::Increment(0)]]);
        let found = p.explore();
        assert!(found.faults.contains("data-race"));
        assert_eq!(found.ends, BTreeSet::from([vec![0, 0, 1], vec![0, 0, 2]]));
        let locked = |i| vec![Stmt::Locked(i, vec![Stmt::Increment(0)])];
        let found = Threads(vec![locked(0), locked(0)]).explore();
        assert_eq!((found.faults.len(), found.ends), (0, BTreeSet::from([vec![0, 0, 2]])));
    }

    #[test]
    fn locks_in_opposite_order_and_lost_signals_stop_for_ever() {
        let both = |a, b| vec![Stmt::Locked(a, vec![Stmt::Locked(b, vec![])])];
        assert!(Threads(vec![both(0, 1), both(1, 0)]).explore().faults.contains("deadlock"));
        assert!(Threads(vec![both(0, 1), both(0, 1)]).explore().faults.is_empty());
        let wait = vec![Stmt::Locked(0, vec![Stmt::WaitFor(0, 0, 1)])];
        let late = vec![Stmt::Store(0, 1), Stmt::Signal(0)];
        assert!(Threads(vec![wait.clone(), late]).explore().faults.contains("deadlock"));
        let right = vec![Stmt::Locked(0, vec![Stmt::Store(0, 1), Stmt::Signal(0)])];
        assert!(Threads(vec![wait, right]).explore().faults.is_empty());
    }
}
