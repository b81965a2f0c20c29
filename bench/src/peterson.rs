//! Peterson's mutual exclusion for N processes, written by hand as a
//! [`Model`]: a stand-in for compiled successor code.
//!
//! The algorithm of BEEM's `peterson`, statement by statement as SPIN counts
//! them without merging (`models/peterson.pml`): for 4 processes 1,119,560
//! states and 3,864,897 transitions.

use heddle_model::{
    Actor, Blocked, Event, Facts, Fault, Field, Model, Sink, Step, Violation, Worker,
};

/// Per process: program counter, `j`, `k`; then `pos` of each, then `step`.
pub struct Peterson<const N: usize>;

/// Bytes of a state: three for each process, its `pos`, and N - 1 times `step`.
const fn length(n: usize) -> usize {
    5 * n - 1
}

pub struct PetersonWorker<const N: usize>;

const NONCRITICAL: u8 = 0;
const WAIT: u8 = 1;
const CRITICAL: u8 = 2;
const Q2: u8 = 3;
const Q3: u8 = 4;

impl<const N: usize> Model for Peterson<N> {
    type Worker<'m> = PetersonWorker<N>;

    fn worker(&self) -> PetersonWorker<N> {
        PetersonWorker
    }

    fn facts(&self) -> Facts {
        Facts { max_actors: Some(N as u16), state_bytes: length(N), ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        out(&vec![0; length(N)]);
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let mut find = Find { step, after: None };
        PetersonWorker::<N>.expand(state, &mut find);
        find.after.map(|after| (Vec::new(), Some(after)))
    }

    fn violation(&self, fault: Fault) -> Violation {
        Violation::new(fault.kind, fault.kind.name(), None)
    }

    fn fields(&self, _: &[u8]) -> Vec<Field> {
        Vec::new()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }
}

impl<const N: usize> Worker for PetersonWorker<N> {
    #[inline(always)]
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let mut next = [0u8; 64];
        next[..length(N)].copy_from_slice(state);
        let mut edge = 0;
        for i in 0..N {
            let at = 3 * i;
            let (pos, step_of) = (3 * N + i, |j: u8| 4 * N + j as usize - 1);
            let (j, k) = (state[at + 1], state[at + 2]);
            let mut send = |next: &[u8; 64]| {
                sink.step(Step { actor: Actor(i as u16), edge }, &next[..length(N)]);
                edge += 1;
            };
            match state[at] {
                NONCRITICAL => emit(&mut next, [(at + 1, 1), (at, WAIT)], &mut send),
                CRITICAL => emit(&mut next, [(pos, 0), (at, NONCRITICAL)], &mut send),
                WAIT if (j as usize) < N => emit(&mut next, [(pos, j), (at, Q2)], &mut send),
                WAIT => emit(&mut next, [(at, CRITICAL)], &mut send),
                Q2 => emit(&mut next, [(step_of(j), i as u8), (at + 2, 0), (at, Q3)], &mut send),
                Q3 => {
                    let other = k as usize;
                    if other < N && (other == i || state[3 * N + other] < j) {
                        emit(&mut next, [(at + 2, k + 1)], &mut send);
                    }
                    if state[step_of(j)] != i as u8 || other == N {
                        emit(&mut next, [(at + 1, j + 1), (at, WAIT)], &mut send);
                    }
                }
                _ => unreachable!("no other place"),
            }
        }
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        None
    }
}

/// Makes some changes, sends the successor, and takes them back.
#[inline(always)]
fn emit<const K: usize>(
    next: &mut [u8; 64],
    changes: [(usize, u8); K],
    send: &mut impl FnMut(&[u8; 64]),
) {
    let before = changes.map(|(at, _)| next[at % 64]);
    for (at, value) in changes {
        next[at % 64] = value;
    }
    send(next);
    for ((at, _), value) in changes.into_iter().zip(before) {
        next[at % 64] = value;
    }
}

struct Find {
    step: Step,
    after: Option<Vec<u8>>,
}

impl Sink for Find {
    fn step(&mut self, step: Step, successor: &[u8]) {
        if step == self.step {
            self.after = Some(successor.to_vec());
        }
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_engine::{Options, Progress, Stop, StoreKind, safety};

    /// SPIN 6.5.2 on `models/peterson.pml` with `-o1 -o2 -o3`.
    #[test]
    fn four_processes_have_as_many_states_as_spin_counts() {
        for store in [StoreKind::Exact, StoreKind::Tree] {
            let options = Options { store, ..Options::default() };
            let outcome = safety(&Peterson::<4>, &options, &Stop::new(), &Progress::new());
            assert_eq!(outcome.stats.stored, 1_119_560);
            assert_eq!(outcome.stats.transitions, 3_864_897);
        }
    }
}
