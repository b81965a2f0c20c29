//! Programs that wait in loops, and whether they can wait for ever.
//!
//! The loops are written as people write them: spin locks, flags, delays, calls, blocks with
//! variables of their own, loops in loops, two reasons to go on. The interpreter shares no
//! code with heddle. It makes the graph of all states, takes away every state from which
//! somebody can change something or end, then every state that leads out of what is left,
//! until nothing goes away any more. What remains no schedule leaves, and nobody does
//! anything there but wait: a circle in it is a livelock. (Circles are looked for in a graph;
//! heddle follows one thread at a time.)
//!
//! Not here: compiling the C and asking heddle; that is the tests' business.

use crate::rng::Rng;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

/// Variables, all atomic, that hold 0 or 1; the last [`LOCKS`] are spin locks.
pub const WORDS: usize = 4;
const LOCKS: usize = 2;
const MUTEXES: usize = 1;

/// How a loop that waits is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `while (x != c);`
    Empty,
    /// With a delay, which counts in memory.
    Delay,
    /// With a variable in the body whose address goes to a function.
    Scope,
    /// In a function that is given the address of the variable.
    Call,
    /// `do r = x; while (r != c);` with `r` in memory.
    Kept,
    /// Several looks a round, in a loop of their own.
    Nested,
    /// `for (;;) { if … break; yield }`
    Endless,
}

const FORMS: [Form; 7] =
    [Form::Empty, Form::Delay, Form::Scope, Form::Call, Form::Kept, Form::Nested, Form::Endless];

#[derive(Clone, Debug)]
pub enum Stmt {
    Store(usize, u8),
    /// `x ^= 1`
    Flip(usize),
    /// Waits until a word has a value.
    Wait(usize, u8, Form),
    /// Until one of two has.
    Either((usize, u8), (usize, u8), Form),
    /// Until a word has a value, and flips another in each round.
    Busy(usize, u8, usize),
    /// Takes a spin lock: test and set, or with a look first.
    Lock(usize, bool, Form),
    Unlock(usize),
    /// Statements under a mutex.
    Locked(usize, Vec<Stmt>),
    If(usize, u8, Vec<Stmt>),
    /// Twice.
    Twice(Vec<Stmt>),
}

/// A program: what `main` does before it joins the others, and what they do.
#[derive(Clone, Debug)]
pub struct Waiting(pub Vec<Vec<Stmt>>);

#[derive(Clone, Debug)]
enum Op {
    Store(usize, u8),
    Flip(usize),
    /// Goes to the address if the word has the value, else on.
    IfEqual(usize, u8, usize),
    /// Sets a word; goes to the address if it was clear.
    TestAndSet(usize, usize),
    Jump(usize),
    MutexLock(usize),
    MutexUnlock(usize),
    Join(usize),
    End,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    words: [u8; WORDS],
    owner: [u8; MUTEXES],
    at: Vec<usize>,
}

impl Waiting {
    pub fn random(seed: u64) -> Waiting {
        let mut rng = Rng::new(seed);
        let n = if rng.chance(30) { 3 } else { 2 };
        let most = if n == 3 { 2 } else { 4 };
        let mut threads: Vec<Vec<Stmt>> = vec![Vec::new()];
        for _ in 0..n {
            let n = rng.range(1, most);
            threads.push((0..n).map(|_| any(&mut rng, 0)).collect());
        }
        if rng.chance(40) {
            threads[0].push(any(&mut rng, 1));
        }
        Waiting(threads)
    }

    /// Programs with one statement less, or with less in it.
    pub fn smaller(&self) -> Vec<Waiting> {
        let mut out = Vec::new();
        for t in 0..self.0.len() {
            for less in shrunk(&self.0[t]) {
                let mut threads = self.0.clone();
                threads[t] = less;
                out.push(Waiting(threads));
            }
        }
        out
    }

    /// Kinds of faults as heddle spells them; `None` if there are too many states.
    pub fn faults(&self) -> Option<BTreeSet<&'static str>> {
        let n = self.0.len();
        let code: Vec<Vec<Op>> = self.0.iter().enumerate().map(|(t, b)| flat(b, t, n)).collect();
        let first = State { words: [0; WORDS], owner: [0; MUTEXES], at: vec![0; n] };
        let mut index = HashMap::from([(first.clone(), 0)]);
        let mut states = vec![first];
        // Successors, and whether all steps are quiet.
        let mut graph: Vec<(Vec<usize>, bool)> = Vec::new();
        let mut faults = BTreeSet::new();
        while graph.len() < states.len() {
            if states.len() > 60_000 {
                return None;
            }
            let state = states[graph.len()].clone();
            let over = matches!(code[0][state.at[0]], Op::End);
            let (mut next, mut quiet) = (Vec::new(), true);
            for t in (0..n).filter(|_| !over) {
                if let Some((after, is_quiet)) = step(&code, &state, t) {
                    quiet &= is_quiet;
                    let fresh = states.len();
                    let id = *index.entry(after.clone()).or_insert(fresh);
                    if id == fresh {
                        states.push(after);
                    }
                    next.push(id);
                }
            }
            if next.is_empty() && !over {
                faults.insert("deadlock");
            }
            graph.push((next, quiet && !over));
        }
        if has_livelock(&graph) {
            faults.insert("livelock");
        }
        Some(faults)
    }

    pub fn to_c(&self) -> String {
        let mut out = String::from(
            "#include <pthread.h>\n#include <sched.h>\n#include <stdatomic.h>\n\
             atomic_int x0, x1, x2, x3;\n\
             static pthread_mutex_t m0 = PTHREAD_MUTEX_INITIALIZER;\n\
             static void touch(int *p) { *p += 1; }\n\
             static int differs(atomic_int *p, int *was) { int now = atomic_load(p); int r = now != *was; return r; }\n",
        );
        let n = self.0.len();
        for (i, body) in self.0.iter().enumerate().skip(1) {
            writeln!(out, "static void *t{i}(void *arg) {{").expect("a string");
            body.iter().for_each(|s| write_c(s, &mut out));
            out.push_str("  return arg;\n}\n");
        }
        writeln!(out, "int main(void) {{\n  pthread_t t[{n}];").expect("a string");
        for i in 1..n {
            writeln!(out, "  pthread_create(&t[{i}], 0, t{i}, 0);").expect("a string");
        }
        self.0[0].iter().for_each(|s| write_c(s, &mut out));
        for i in 1..n {
            writeln!(out, "  pthread_join(t[{i}], 0);").expect("a string");
        }
        out.push_str("  return 0;\n}\n");
        out
    }
}

/// What is left of the quiet states when all that lead elsewhere are gone, has a circle.
fn has_livelock(graph: &[(Vec<usize>, bool)]) -> bool {
    let mut inside: Vec<bool> = graph.iter().map(|g| g.1).collect();
    let stays = |inside: &[bool], g: &(Vec<usize>, bool)| g.0.iter().all(|&n| inside[n]);
    while let Some(i) = (0..graph.len()).find(|&i| inside[i] && !stays(&inside, &graph[i])) {
        // All that are found in one pass: one at a time would take for ever.
        inside[i] = false;
        for k in 0..graph.len() {
            inside[k] &= stays(&inside, &graph[k]);
        }
    }
    // Peel off states without successors; circles are what is left.
    loop {
        let ends = |k: usize| !graph[k].0.iter().any(|&n| inside[n]);
        let gone: Vec<usize> = (0..graph.len()).filter(|&k| inside[k] && ends(k)).collect();
        if gone.is_empty() {
            return inside.contains(&true);
        }
        gone.into_iter().for_each(|k| inside[k] = false);
    }
}

/// One step of a thread, and whether nobody else can tell.
fn step(code: &[Vec<Op>], s: &State, t: usize) -> Option<(State, bool)> {
    let mut out = s.clone();
    out.at[t] += 1;
    let ended = |t: usize| matches!(code[t][s.at[t]], Op::End);
    let mut quiet = true;
    match code[t][s.at[t]] {
        Op::End => return None,
        Op::Store(x, c) => out.words[x] = c,
        Op::Flip(x) => out.words[x] ^= 1,
        Op::IfEqual(x, c, to) if s.words[x] == c => out.at[t] = to,
        Op::IfEqual(..) => {}
        Op::TestAndSet(x, to) => {
            out.words[x] = 1;
            if s.words[x] == 0 {
                out.at[t] = to;
            }
        }
        Op::Jump(to) => out.at[t] = to,
        Op::MutexLock(m) if s.owner[m] != 0 => return None,
        Op::MutexLock(m) => out.owner[m] = t as u8 + 1,
        Op::MutexUnlock(m) => out.owner[m] = 0,
        Op::Join(u) if !ended(u) => return None,
        Op::Join(_) => {}
    }
    quiet &= out.words == s.words && out.owner == s.owner;
    quiet &= !matches!(code[t][out.at[t]], Op::End);
    Some((out, quiet))
}

fn flat(body: &[Stmt], t: usize, n: usize) -> Vec<Op> {
    let mut out = Vec::new();
    body.iter().for_each(|s| push(s, &mut out));
    out.extend((1..n).filter(|_| t == 0).map(Op::Join));
    out.push(Op::End);
    out
}

fn push(s: &Stmt, out: &mut Vec<Op>) {
    let at = out.len();
    match s {
        Stmt::Store(x, c) => out.push(Op::Store(*x, *c)),
        Stmt::Flip(x) => out.push(Op::Flip(*x)),
        Stmt::Wait(x, c, _) => {
            out.push(Op::IfEqual(*x, *c, at + 2));
            out.push(Op::Jump(at));
        }
        Stmt::Either((x, c), (y, d), _) => {
            out.push(Op::IfEqual(*x, *c, at + 3));
            out.push(Op::IfEqual(*y, *d, at + 3));
            out.push(Op::Jump(at));
        }
        Stmt::Busy(x, c, y) => {
            out.push(Op::IfEqual(*x, *c, at + 3));
            out.push(Op::Flip(*y));
            out.push(Op::Jump(at));
        }
        Stmt::Lock(x, true, _) => {
            out.push(Op::IfEqual(*x, 1, at));
            out.push(Op::TestAndSet(*x, at + 3));
            out.push(Op::Jump(at));
        }
        Stmt::Lock(x, false, _) => {
            out.push(Op::TestAndSet(*x, at + 2));
            out.push(Op::Jump(at));
        }
        Stmt::Unlock(x) => out.push(Op::Store(*x, 0)),
        Stmt::Locked(m, body) => {
            out.push(Op::MutexLock(*m));
            body.iter().for_each(|s| push(s, out));
            out.push(Op::MutexUnlock(*m));
        }
        Stmt::If(x, c, body) => {
            out.push(Op::IfEqual(*x, *c, at + 2));
            out.push(Op::Jump(0));
            body.iter().for_each(|s| push(s, out));
            out[at + 1] = Op::Jump(out.len());
        }
        Stmt::Twice(body) => {
            (0..2).for_each(|_| body.iter().for_each(|s| push(s, out)));
        }
    }
}

fn any(rng: &mut Rng, depth: u32) -> Stmt {
    let flag = |rng: &mut Rng| rng.below(WORDS - LOCKS);
    let lock = |rng: &mut Rng| WORDS - LOCKS + rng.below(LOCKS);
    let bit = |rng: &mut Rng| rng.below(2) as u8;
    let some = |rng: &mut Rng| -> Vec<Stmt> {
        let n = rng.range(1, 2);
        (0..n).map(|_| any(rng, depth + 1)).collect()
    };
    let deeper = if depth < 2 { 1 } else { 0 };
    match rng.weighted(&[4, 2, 5, 2, 1, 5, 4, 2 * deeper, 2 * deeper, deeper]) {
        0 => Stmt::Store(flag(rng), bit(rng)),
        1 => Stmt::Flip(flag(rng)),
        2 => Stmt::Wait(flag(rng), bit(rng), *rng.pick(&FORMS)),
        3 => Stmt::Either((0, bit(rng)), (1, bit(rng)), *rng.pick(&FORMS)),
        4 => Stmt::Busy(0, bit(rng), 1),
        5 => Stmt::Lock(lock(rng), rng.chance(50), *rng.pick(&FORMS)),
        6 => Stmt::Unlock(lock(rng)),
        // One mutex: not taken twice by one thread.
        7 if depth == 0 => Stmt::Locked(0, some(rng)),
        7 | 8 => Stmt::If(flag(rng), bit(rng), some(rng)),
        _ => Stmt::Twice(some(rng)),
    }
}

fn shrunk(body: &[Stmt]) -> Vec<Vec<Stmt>> {
    let mut out = Vec::new();
    for i in 0..body.len() {
        let with = |s: Vec<Stmt>| [&body[..i], &s[..], &body[i + 1..]].concat();
        out.push(with(Vec::new()));
        match &body[i] {
            Stmt::Locked(m, inner) => {
                out.extend(shrunk(inner).into_iter().map(|b| with(vec![Stmt::Locked(*m, b)])));
                out.push(with(inner.clone()));
            }
            Stmt::If(x, c, inner) => {
                out.extend(shrunk(inner).into_iter().map(|b| with(vec![Stmt::If(*x, *c, b)])));
                out.push(with(inner.clone()));
            }
            Stmt::Twice(inner) => {
                out.extend(shrunk(inner).into_iter().map(|b| with(vec![Stmt::Twice(b)])));
                out.push(with(inner.clone()));
            }
            Stmt::Wait(x, c, form) if *form != Form::Empty => {
                out.push(with(vec![Stmt::Wait(*x, *c, Form::Empty)]));
            }
            Stmt::Either(a, b, form) if *form != Form::Empty => {
                out.push(with(vec![Stmt::Either(*a, *b, Form::Empty)]));
            }
            Stmt::Lock(x, first, form) if *form != Form::Empty => {
                out.push(with(vec![Stmt::Lock(*x, *first, Form::Empty)]));
            }
            _ => {}
        }
    }
    out
}

fn write_c(s: &Stmt, out: &mut String) {
    let text = match s {
        Stmt::Store(x, c) => format!("  atomic_store(&x{x}, {c});\n"),
        Stmt::Flip(x) => format!("  atomic_fetch_xor(&x{x}, 1);\n"),
        Stmt::Wait(x, c, Form::Call) => {
            format!("  {{ int want = {c}; while (differs(&x{x}, &want)); }}\n")
        }
        Stmt::Wait(x, c, form) => looping(&format!("atomic_load(&x{x}) != {c}"), *form),
        Stmt::Either((x, c), (y, d), form) => {
            looping(&format!("atomic_load(&x{x}) != {c} && atomic_load(&x{y}) != {d}"), *form)
        }
        Stmt::Busy(x, c, y) => {
            format!("  while (atomic_load(&x{x}) != {c}) atomic_fetch_xor(&x{y}, 1);\n")
        }
        Stmt::Lock(x, false, form) => looping(&format!("atomic_exchange(&x{x}, 1)"), *form),
        Stmt::Lock(x, true, form) => {
            let look = looping(&format!("atomic_load(&x{x}) == 1"), *form);
            format!("  do {{\n{look}  }} while (atomic_exchange(&x{x}, 1));\n")
        }
        Stmt::Unlock(x) => format!("  atomic_store(&x{x}, 0);\n"),
        Stmt::Locked(m, body) => {
            format!("  pthread_mutex_lock(&m{m});\n{}  pthread_mutex_unlock(&m{m});\n", all(body))
        }
        Stmt::If(x, c, body) => format!("  if (atomic_load(&x{x}) == {c}) {{\n{}  }}\n", all(body)),
        Stmt::Twice(body) => format!("  for (int i = 0; i < 2; i++) {{\n{}  }}\n", all(body)),
    };
    out.push_str(&text);
}

fn all(body: &[Stmt]) -> String {
    let mut out = String::new();
    body.iter().for_each(|s| write_c(s, &mut out));
    out
}

/// A loop that goes on while a condition holds.
fn looping(cond: &str, form: Form) -> String {
    match form {
        Form::Empty => format!("  while ({cond});\n"),
        Form::Delay => {
            format!("  while ({cond}) for (volatile int d = 0; d < 3; d++);\n")
        }
        Form::Scope => format!("  while ({cond}) {{ int local = 0; touch(&local); }}\n"),
        Form::Call => format!("  while ({cond}) sched_yield();\n"),
        Form::Kept => format!("  {{ volatile int r; do r = {cond}; while (r); }}\n"),
        Form::Nested => format!(
            "  for (int go = 1; go;) for (int look = 0; go && look < 2; look++) if (!({cond})) go = 0;\n"
        ),
        Form::Endless => {
            format!(
                "  for (;;) {{ if (!({cond})) break; int k = 1; touch(&k); if (k != 2) return 0; }}\n"
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(threads: Vec<Vec<Stmt>>) -> Vec<&'static str> {
        let all = [vec![Vec::new()], threads].concat();
        Waiting(all).faults().expect("few states").into_iter().collect()
    }

    #[test]
    fn known_programs() {
        use Stmt::*;
        let e = Form::Empty;
        assert_eq!(faults(vec![vec![Wait(0, 1, e)]]), ["livelock"]);
        assert_eq!(faults(vec![vec![Wait(0, 1, e)], vec![Store(0, 1)]]), Vec::<&str>::new());
        let (ab, ba) =
            (vec![Lock(2, true, e), Lock(3, false, e)], vec![Lock(3, true, e), Lock(2, true, e)]);
        assert_eq!(faults(vec![ab.clone(), ba]), ["livelock"]);
        // Somebody who changes something in each round does not only wait.
        assert_eq!(faults(vec![vec![Busy(0, 1, 1)]]), Vec::<&str>::new());
        let holds = vec![Locked(0, vec![Wait(0, 1, e)])];
        assert_eq!(faults(vec![holds, vec![Locked(0, vec![Store(0, 1)])]]), ["livelock"]);
    }
}
