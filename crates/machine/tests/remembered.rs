//! Steps taken from memory are the steps that would have been executed: the same
//! successors, keys and faults, in the same order, and the same sites reached.

use crate::common::{Random, model, seeds};
use crate::reductions::{like_threads, program};
use crate::{hands, happens, settled};
use heddle_machine::*;
use heddle_model::{Fault, Model, Sink, Step, Worker};
use std::collections::HashSet;

/// All that a worker tells of a state.
#[derive(Default)]
struct Told {
    asks: bool,
    list: Vec<(&'static str, Step, Option<Fault>, Vec<u8>)>,
    states: Vec<Vec<u8>>,
}

impl Sink for Told {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.list.push(("state", step, None, successor.to_vec()));
        self.states.push(successor.to_vec());
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.list.push(("fault", step, Some(fault), successor.unwrap_or(&[]).to_vec()));
        self.states.extend(successor.map(<[u8]>::to_vec));
    }

    fn asks_for_keys(&self) -> bool {
        self.asks
    }

    fn is_new(&mut self, step: Step, key: &[u8]) -> bool {
        self.list.push(("key", step, None, key.to_vec()));
        true
    }
}

/// Steps that came from memory, those in states that follow who knows of memory that
/// changes hands, and all.
#[derive(Default)]
struct Steps {
    recalled: u64,
    with_hands: u64,
    all: u64,
}

/// In the first byte of a state: who knows of memory that changes hands.
const HANDS: u8 = 16;

/// Expands states of a program with and without remembering.
fn compare(program: &Program, options: &Options, asks: bool, name: &str, steps: &mut Steps) {
    let plain = Options { remember: false, ..options.clone() };
    let (a, b) = (model(program.clone(), options.clone()), model(program.clone(), plain));
    let (mut quick, mut slow) = (a.worker(), b.worker());
    let (mut work, mut seen) = (Vec::new(), HashSet::new());
    a.initial(&mut |s| work.push(s.to_vec()));
    while let Some(state) = work.pop() {
        if seen.len() > 300 || !seen.insert(state.clone()) {
            continue;
        }
        let told = || Told { asks, ..Told::default() };
        let (mut mine, mut theirs) = (told(), told());
        let before = quick.n_recalled();
        quick.expand(&state, &mut mine);
        let recalled = quick.n_recalled() - before;
        steps.with_hands += if state[0] & HANDS != 0 { recalled } else { 0 };
        steps.recalled += recalled;
        slow.expand(&state, &mut theirs);
        assert_eq!(mine.list, theirs.list, "{name}");
        assert_eq!(quick.stuck(&state), slow.stuck(&state), "{name}");
        steps.all += mine.list.len() as u64;
        work.extend(mine.states);
    }
    assert_eq!(quick.reached(), slow.reached(), "{name}");
    assert_eq!(slow.n_recalled(), 0);
}

#[test]
fn what_is_remembered_is_what_would_have_been_done() {
    let mut steps = Steps::default();
    for seed in 0..seeds() {
        let mut r = Random::new(seed + 77);
        let order = [Order::SeqCst, Order::Plain, Order::Relaxed][r.below(3) as usize];
        let mut coin = || r.below(2) == 0;
        let options = Options {
            fold: coin(),
            compared: coin(),
            finite: coin(),
            livelocks: coin(),
            ample: coin(),
            races: if coin() { Races::On } else { Races::Off },
            settle: if coin() { 50 } else { 0 },
            happens: coin(),
            one_way: coin(),
            ..Options::default()
        };
        let programs = [
            program(seed, order),
            like_threads(seed, order),
            settled::program(seed),
            happens::program(seed),
            hands::program(seed),
        ];
        for (i, p) in programs.iter().enumerate() {
            for asks in [false, true] {
                let name = format!("seed {seed}, program {i}, keys {asks}");
                compare(p, &options, asks, &name, &mut steps);
            }
        }
    }
    // Enough of them to mean something.
    let Steps { recalled, with_hands, all } = steps;
    assert!(recalled * 5 > all && with_hands > 0, "{recalled}, {with_hands} of {all}");
}
