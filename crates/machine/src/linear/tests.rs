//! The sets against a search through all orders of whole histories.

use super::*;

/// A step of a history: thread, operation and argument, or what it returned.
#[derive(Clone, Copy, Debug)]
enum Step {
    Call(usize, u8, u8),
    Return(usize, u8),
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

/// A structure made up at random: the next state and the answer for each state, operation
/// and argument.
struct Table {
    next: Vec<(u8, u8)>,
}

const STATES: u64 = 4;
const OPS: u64 = 2;
const ARGS: u64 = 2;
const ANSWERS: u64 = 2;
const THREADS: usize = 3;

impl Table {
    fn new(r: &mut Random) -> Table {
        let n = STATES * OPS * ARGS;
        Table { next: (0..n).map(|_| (r.below(STATES) as u8, r.below(ANSWERS) as u8)).collect() }
    }

    fn apply(&self, state: u8, op: u8, arg: u8) -> (u8, u8) {
        let at = (state as u64 * OPS + op as u64) * ARGS + arg as u64;
        self.next[at as usize]
    }
}

fn history(r: &mut Random) -> Vec<Step> {
    let mut busy = [false; THREADS];
    (0..4 + r.below(8))
        .map(|_| {
            let t = r.below(THREADS as u64) as usize;
            busy[t] = !busy[t];
            match busy[t] {
                true => Step::Call(t, r.below(OPS) as u8, r.below(ARGS) as u8),
                false => Step::Return(t, r.below(ANSWERS) as u8),
            }
        })
        .collect()
}

fn answer(n: u8) -> Arc<Outcome> {
    let vals = vec![Datum::Number { bits: n as u64, undef: 0 }];
    Arc::new(Outcome { vals, outs: Vec::new() })
}

/// By the sets: after how many steps the set is empty.
fn by_sets(table: &Table, steps: &[Step]) -> Option<usize> {
    let mut configs = vec![Config::new([0].into())];
    let mut calls = [None; THREADS];
    for (i, &step) in steps.iter().enumerate() {
        match step {
            Step::Call(t, op, arg) => calls[t] = Some((op, arg)),
            Step::Return(t, n) => {
                let pending: Vec<usize> = (0..THREADS).filter(|&t| calls[t].is_some()).collect();
                let fits = |o: &Outcome| *o == *answer(n);
                let mut effect = |spec: &Arc<[u8]>, k: usize| {
                    let (op, arg) = calls[k].expect("pending");
                    let (state, n) = table.apply(spec[0], op, arg);
                    Ok::<_, ()>(([state].into(), answer(n)))
                };
                configs = returned(&configs, &pending, t, &fits, &mut effect).expect("effects");
                calls[t] = None;
                if configs.is_empty() {
                    return Some(i + 1);
                }
            }
        }
    }
    None
}

/// Who called what, when, and when it returned with which answer.
type Operation = (u8, u8, usize, Option<(usize, u8)>);

/// By trying: whether some order of the operations of a whole history, with or without
/// those that never return, is one of the structure and keeps the order of time.
fn by_orders(table: &Table, steps: &[Step]) -> bool {
    // Thread, operation, argument, when called, when returned with what.
    let mut ops: Vec<Operation> = Vec::new();
    let mut open = [None; THREADS];
    for (i, &step) in steps.iter().enumerate() {
        match step {
            Step::Call(t, op, arg) => {
                open[t] = Some(ops.len());
                ops.push((op, arg, i, None));
            }
            Step::Return(t, n) => ops[open[t].take().expect("called")].3 = Some((i, n)),
        }
    }
    fn go(table: &Table, ops: &[Operation], state: u8, used: u32) -> bool {
        let left = |i: &usize| used >> i & 1 == 0;
        if (0..ops.len()).filter(left).all(|i| ops[i].3.is_none()) {
            return true;
        }
        (0..ops.len()).filter(left).any(|i| {
            let earlier = |j: usize| ops[j].3.is_some_and(|r| r.0 < ops[i].2);
            if (0..ops.len()).filter(left).any(|j| j != i && earlier(j)) {
                return false;
            }
            let (next, n) = table.apply(state, ops[i].0, ops[i].1);
            ops[i].3.is_none_or(|r| r.1 == n) && go(table, ops, next, used | 1 << i)
        })
    }
    go(table, &ops, 0, 0)
}

#[test]
fn an_empty_set_is_a_history_that_no_order_explains() {
    let mut r = Random(7);
    let (mut right, mut wrong) = (0, 0);
    for _ in 0..20_000 {
        let (table, steps) = (Table::new(&mut r), history(&mut r));
        match by_sets(&table, &steps) {
            None => {
                assert!(by_orders(&table, &steps), "{steps:?} of {:?}", table.next);
                right += 1;
            }
            Some(n) => {
                assert!(!by_orders(&table, &steps[..n]), "{steps:?} of {:?}", table.next);
                assert!(by_orders(&table, &steps[..n - 1]), "{steps:?} of {:?}", table.next);
                wrong += 1;
            }
        }
    }
    assert!(right > 2_000 && wrong > 2_000, "{right} {wrong}");
}

#[test]
fn returns_leave_the_same_set_in_either_order() {
    let mut r = Random(11);
    let mut kept = 0;
    for _ in 0..5_000 {
        let table = Table::new(&mut r);
        let calls: Vec<(u8, u8)> =
            (0..3).map(|_| (r.below(OPS) as u8, r.below(ARGS) as u8)).collect();
        let answers: Vec<u8> = (0..3).map(|_| r.below(ANSWERS) as u8).collect();
        let mut effect = |spec: &Arc<[u8]>, k: usize| {
            let (state, n) = table.apply(spec[0], calls[k].0, calls[k].1);
            Ok::<_, ()>(([state].into(), answer(n)))
        };
        let first = vec![Config::new([0].into())];
        let mut after = |order: [usize; 2]| {
            let mut configs = first.clone();
            let mut pending = vec![0, 1, 2];
            for t in order {
                let fits = |o: &Outcome| *o == *answer(answers[t]);
                configs = returned(&configs, &pending, t, &fits, &mut effect).expect("effects");
                pending.retain(|&k| k != t);
            }
            configs
        };
        let (a, b) = (after([0, 1]), after([1, 0]));
        assert_eq!(a, b);
        kept += !a.is_empty() as u32;
    }
    assert!(kept > 500, "{kept}");
}
