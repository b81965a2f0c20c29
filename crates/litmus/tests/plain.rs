//! What is told of runs is what the plain executor does: walks at random through programs
//! made up at random, in every dialect and under every built-in model. Each step is told
//! only if it comes out there ([`Machine::account`]); a run in which one value was changed
//! does not.
//!
//! `HEDDLE_WALKS=10000 HEDDLE_SEED=1` makes more of them, from another seed.

use crate::random::made::{DIALECTS, Dialect, Made};
use heddle_litmus::{Test, parse, parse_program, refuses};
use heddle_memmodel::{Done, Machine, Options, What, builtin, builtins};
use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_span::FileId;

struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

struct Steps(Vec<Step>);

impl Sink for Steps {
    fn step(&mut self, step: Step, _: &[u8]) {
        self.0.push(step);
    }

    fn fault(&mut self, step: Step, _: Fault, _: Option<&[u8]>) {
        self.0.push(step);
    }
}

fn read(made: &Made) -> Option<Test> {
    let text = made.text();
    match made.dialect {
        Dialect::Mcs => parse_program(&text, FileId(0)).0,
        _ => parse(&text, FileId(0)).0,
    }
}

/// One run at random: what it is told as.
fn walk(machine: &Machine, n: usize, r: &mut Rng, about: &str) -> Vec<Done> {
    let mut first = Vec::new();
    machine.initial(&mut |s| first.push(s.to_vec()));
    let mut state = first.swap_remove(r.below(first.len()));
    let mut told = Vec::new();
    let mut worker = machine.worker();
    for _ in 0..n {
        let mut steps = Steps(Vec::new());
        worker.expand(&state, &mut steps);
        if steps.0.is_empty() {
            break;
        }
        let step = steps.0[r.below(steps.0.len())];
        let Some((done, next)) = machine.account(&state, step) else {
            panic!("a step is not what the plain executor does\n{about}\nafter {told:#?}");
        };
        told.extend(done);
        state = next;
    }
    told
}

/// The run with one value changed, if there is one that can be.
fn changed(run: &[Done], r: &mut Rng) -> Option<Vec<Done>> {
    let mut out = run.to_vec();
    let values = |d: &Done| matches!(d.what, What::Load { .. } | What::Store { .. });
    let all: Vec<usize> = (0..out.len()).filter(|&i| values(&out[i])).collect();
    let at = *all.get(r.below(all.len().max(1)))?;
    match &mut out[at].what {
        What::Load { value, .. } | What::Store { value, .. } => *value += 77,
        _ => unreachable!("only those were asked for"),
    }
    Some(out)
}

#[test]
fn walks_are_told_as_they_are() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let seed = number("HEDDLE_SEED").unwrap_or(20_261_117);
    let (mut n, mut caught) = (0, 0);
    for i in 0..number("HEDDLE_WALKS").unwrap_or(300) {
        let mut r = Rng(seed.wrapping_add(i));
        let dialect = DIALECTS[i as usize % DIALECTS.len()];
        let made = Made::new(seed.wrapping_mul(31).wrapping_add(i), dialect, i % 3 == 0);
        let Some(test) = read(&made) else { continue };
        let model = builtins()[r.below(builtins().len())].name;
        let memory = builtin(model).expect("a built-in");
        if refuses(&test, &memory).is_some() {
            continue;
        }
        let [reduce, livelocks] = [r.below(2) > 0, r.below(2) > 0];
        let options = Options { window: 10, reduce, livelocks, ..Options::default() };
        let machine = Machine::new(test.program.clone(), memory, options);
        let about = format!("{model}, {options:?}, seed {seed}, number {i}\n{}", made.text());
        let run = walk(&machine, 40, &mut r, &about);
        machine.execute_plainly(&run).unwrap_or_else(|why| panic!("{why}\n{about}\n{run:#?}"));
        if let Some(other) = changed(&run, &mut r) {
            n += 1;
            caught += machine.execute_plainly(&other).is_err() as usize;
        }
    }
    assert!(n > 100 && caught * 10 > n * 9, "{caught} of {n} changed values were noticed");
}

/// Threads that go round for ever, over values that come back: each step is executed on from
/// the last, what was settled too early from the beginning, and how it begins again at the end.
#[test]
fn long_walks_are_told_as_they_are() {
    let texts = [
        "program p\nshared x, y;\n\
         thread a { local r; while (1 == 1) { x = y + 1; r = x; y = r; } }\n\
         thread b { local q; while (1 == 1) { y = x; q = y; x = q; } }\n",
        "program p\nshared x, y, z;\n\
         thread a { local r; while (1 == 1) { x = 1; r = z; x = 0; fence; } }\n\
         thread b { local q; while (1 == 1) { q = x; if (q == 1) { y = 1; } else { y = 0; } } }\n\
         thread c { local s, t; while (1 == 1) { s = y; z = s; t = z; } }\n",
    ];
    let (mut n, mut caught) = (0, 0);
    for (at, text) in texts.iter().enumerate() {
        let program = parse_program(text, FileId(0)).0.expect("a program").program;
        for model in builtins() {
            let memory = builtin(model.name).expect("a built-in");
            let options = Options { window: 10, reduce: false, ..Options::default() };
            let machine = Machine::new(program.clone(), memory, options);
            let mut r = Rng(at as u64);
            let about = format!("{}, {text}", model.name);
            let run = walk(&machine, 1500, &mut r, &about);
            assert!(run.len() >= 1000, "{about}: {} steps", run.len());
            let begins = machine.execute_plainly(&run[..200]);
            begins.unwrap_or_else(|why| panic!("{why}\n{about}"));
            // Where little is in flight it does not take long to refute a run.
            if !["sc", "tso"].contains(&model.name) {
                continue;
            }
            let other = changed(&run[..200], &mut r).expect("a value");
            n += 1;
            caught += machine.execute_plainly(&other).is_err() as usize;
        }
    }
    assert!(caught * 4 >= n * 3, "{caught} of {n} changed values were noticed");
}
