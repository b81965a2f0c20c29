//! A worker carries much from one state to the next: threads that stand still are
//! not read again, states are written as patches, keys are put together from parts.
//! One that has just been made carries nothing. Both must say the same: of the
//! steps of a state, and of the keys of the states that they lead to. (Not of the
//! keys of states with marks or hands: those of objects that are gone since count
//! where threads are sorted, and are not in the bytes. That costs states, no truth.)

use crate::common::model;
use crate::{happens, reductions, settled};
use heddle_machine::*;
use heddle_model::{Fault, Model, Sink, Step, Worker};

/// States to look at of one program.
const STATES: usize = 60;

#[derive(Default)]
struct Told {
    steps: Vec<(Step, Option<Vec<u8>>, Vec<u8>)>,
    asks: bool,
    key: Option<Vec<u8>>,
}

impl Sink for Told {
    fn step(&mut self, step: Step, successor: &[u8]) {
        let key = self.key.take();
        self.steps.push((step, key, successor.to_vec()));
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        self.steps.extend(successor.map(|s| (step, None, s.to_vec())));
    }

    fn asks_for_keys(&self) -> bool {
        self.asks
    }

    fn is_new(&mut self, _: Step, key: &[u8]) -> bool {
        self.key = Some(key.to_vec());
        true
    }
}

fn told(worker: &mut MachineWorker<'_>, state: &[u8], asks: bool) -> Told {
    let mut out = Told { asks, ..Told::default() };
    worker.expand(state, &mut out);
    out
}

/// Answers how many keys were told before their states, and how many of them were
/// other than those.
fn compare(model: &MachineModel, forgets: bool, what: &str) -> (usize, usize) {
    let mut worker = model.worker();
    let mut work = Vec::new();
    model.initial(&mut |s| work.push(s.to_vec()));
    let (mut key, mut keys, mut others) = (Vec::new(), 0, 0);
    for _ in 0..STATES {
        let Some(state) = work.pop() else { break };
        let found = told(&mut worker, &state, true);
        let fresh = told(&mut model.worker(), &state, false);
        let plain = |t: &Told| -> Vec<(Step, Vec<u8>)> {
            t.steps.iter().map(|s| (s.0, s.2.clone())).collect()
        };
        assert_eq!(plain(&found), plain(&fresh), "{what}");
        for (_, told, next) in &found.steps {
            let Some(told) = told.as_ref().filter(|_| !forgets) else { continue };
            model.worker().key(next, &mut key);
            assert_eq!(told, &key, "{what}");
            keys += 1;
            others += (told != next) as usize;
        }
        work.extend(found.steps.into_iter().map(|s| s.2));
    }
    (keys, others)
}

#[test]
fn what_is_carried_on_is_what_is_found_anew() {
    let (mut keys, mut others) = (0, 0);
    let base = Options { fold: true, compared: true, finite: true, ..Options::default() };
    for seed in 0..120 {
        let programs = [
            (reductions::like_threads(seed, Order::SeqCst), 0),
            (settled::program(seed), 0),
            (settled::program(seed), 50),
            (happens::program(seed), 0),
        ];
        for (i, (program, settle)) in programs.into_iter().enumerate() {
            for happens in [false, true] {
                let options = Options { happens, settle, ..base.clone() };
                let model = model(program.clone(), options);
                let what = format!("seed {seed}, program {i}, happens {happens}");
                let found = compare(&model, happens || settle > 0, &what);
                (keys, others) = (keys + found.0, others + found.1);
            }
        }
    }
    assert!(others > keys / 20 && others < keys, "{others} of {keys}");
}
