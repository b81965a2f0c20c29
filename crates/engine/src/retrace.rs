//! The way to a stored state, found again: breadth first over what the store
//! holds, without adding to it.
//!
//! For the store that keeps no parent links: at 12 bytes a state, four more for
//! a link would be a third of it, in every search, for a path that a few need
//! and that a search as long as the first one finds again. It is over the states
//! that the first search met, with all their steps, so the state is found; the
//! way is a shortest one among them. States are marked on the way, in a colour
//! that the search has not used, so this is the end of the store's life as a
//! search's.
//!
//! It costs eight bytes a state beside the store, from what the queues and
//! stacks of the first search have given back; and it ends: when it has seen all
//! that is stored, when memory is out, or, if the search was told to stop, after
//! a while ([`crate::grace`]). Then the violation has no trail, and the verdict says so.

use crate::grace::{EXPANSIONS, Grace};
use crate::run::Run;
use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_store::{Budget, Colour, Local, StateRef, Store};
use std::collections::{HashMap, HashSet, VecDeque};

const NONE: u32 = u32::MAX;

/// States between two looks at budget and clock.
const STRIDE: usize = 4096;

/// States that are still expanded after a stop: more than for a trail, because
/// without them there is none.
const GRACE: u64 = 4 * EXPANSIONS;

/// The states from an initial one to each of `to`. `free`: no state has this colour.
pub(crate) fn retrace<M: Model, S: Store>(
    run: &Run<'_, M>,
    store: &S,
    to: &[StateRef],
    free: Colour,
) -> Vec<Option<Vec<Vec<u8>>>> {
    let mut walk = Walk { local: store.local(), free, met: Vec::new(), todo: VecDeque::new() };
    walk.local.enter();
    let numbers = find(run, store.budget(), &mut walk, to);
    walk.local.leave();
    to.iter().map(|state| follow(run.model, &walk.met, *numbers.get(state)?)).collect()
}

struct Walk<L> {
    local: L,
    free: Colour,
    /// For each state in the order met: the number of the one before it (or
    /// `NONE`), and which of its successors it is.
    met: Vec<(u32, u32)>,
    /// Those not expanded yet: the last ones met.
    todo: VecDeque<StateRef>,
}

/// The numbers of the states in the order met, as far as they were met.
fn find<M: Model, L: Local>(
    run: &Run<'_, M>,
    budget: &Budget,
    walk: &mut Walk<L>,
    to: &[StateRef],
) -> HashMap<StateRef, u32> {
    let mut worker = run.model.worker();
    walk.local.detach();
    let mut number = 0;
    run.model.initial(&mut |state| {
        walk.meet(state, NONE, number);
        number += 1;
    });
    let (mut at, mut state) = (0, Vec::new());
    let mut n_taken = 0;
    let mut grace = Grace::new(run.stop, GRACE);
    let wanted: HashSet<StateRef> = to.iter().copied().collect();
    let mut found = HashMap::new();
    while let Some(next) = walk.todo.pop_front() {
        if wanted.contains(&next) {
            found.insert(next, at);
            if found.len() == wanted.len() {
                break;
            }
        }
        if (at as usize).is_multiple_of(STRIDE) {
            let bytes = (8 * (walk.met.len() + walk.todo.len() + STRIDE)) as u64;
            let more = bytes.saturating_sub(n_taken);
            if !budget.take(more) || walk.met.len() >= NONE as usize - STRIDE {
                break;
            }
            n_taken += more;
            if grace.are_over(STRIDE as u64) {
                break;
            }
        }
        walk.local.load(next, &mut state);
        // All actors: what the store does not hold is not met.
        worker.expand(&state, &mut Meet { walk, from: at, n: 0 });
        at += 1;
    }
    budget.give_back(n_taken);
    found
}

impl<L: Local> Walk<L> {
    fn meet(&mut self, state: &[u8], from: u32, which: u32) {
        let Ok(mut pending) = self.local.prepare(state) else { return };
        if self.local.resolve(&mut pending).is_err() {
            return;
        }
        let found = self.local.find(&pending);
        self.local.clear();
        if let Some(reference) = found.filter(|&r| self.local.paint(r, self.free)) {
            self.met.push((from, which));
            self.todo.push_back(reference);
        }
    }
}

struct Meet<'a, L> {
    walk: &'a mut Walk<L>,
    from: u32,
    n: u32,
}

impl<L: Local> Sink for Meet<'_, L> {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.walk.meet(successor, self.from, self.n);
        self.n += 1;
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        if let Some(successor) = successor {
            self.step(step, successor);
        }
    }
}

/// The states on the way that was noted.
fn follow<M: Model>(model: &M, met: &[(u32, u32)], mut at: u32) -> Option<Vec<Vec<u8>>> {
    let mut which = Vec::new();
    while at != NONE {
        which.push(met[at as usize].1);
        at = met[at as usize].0;
    }
    let mut which = which.into_iter().rev();
    let mut states = vec![crate::replay::initial(model, which.next()?).ok()?];
    let mut worker = model.worker();
    for wanted in which {
        let mut pick = Pick { wanted, n: 0, found: None };
        worker.expand(states.last()?, &mut pick);
        states.push(pick.found?);
    }
    Some(states)
}

/// The successor of a number.
struct Pick {
    wanted: u32,
    n: u32,
    found: Option<Vec<u8>>,
}

impl Sink for Pick {
    fn step(&mut self, _: Step, successor: &[u8]) {
        if self.n == self.wanted {
            self.found = Some(successor.to_vec());
        }
        self.n += 1;
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        if let Some(successor) = successor {
            self.step(step, successor);
        }
    }
}
