//! The way to a stored state, found again: breadth first over what the store
//! holds, without adding to it.
//!
//! For stores that keep no parent links. The search is over the states that
//! the first search met, with the same expansions, so the state is found; the
//! way is a shortest one among them. States are marked on the way, in a colour
//! that the search has not used, so this is the end of the store's life as a search's.

use crate::run::Run;
use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_store::{Colour, Local, StateRef, Store};

const NONE: u32 = u32::MAX;

/// The states from an initial one to `to`. `free`: no state has this colour.
pub(crate) fn retrace<M: Model, S: Store>(
    run: &Run<'_, M>,
    store: &S,
    to: StateRef,
    free: Colour,
) -> Option<Vec<Vec<u8>>> {
    let mut walk = Walk { local: store.local(), free, met: Vec::new() };
    let mut worker = run.model.worker();
    walk.local.enter();
    walk.local.detach();
    run.model.initial(&mut |state| walk.meet(state, NONE));
    let (mut at, mut state) = (0, Vec::new());
    while at < walk.met.len() && walk.met[at].0 != to {
        walk.local.load(walk.met[at].0, &mut state);
        // All actors: what the store does not hold is not met.
        worker.expand(&state, &mut Meet { walk: &mut walk, from: at });
        at += 1;
    }
    let found = walk.met.get(at).is_some();
    walk.local.leave();
    let met = walk.met;
    drop(walk.local);
    found.then(|| path(store, &met, at))
}

struct Walk<L> {
    local: L,
    free: Colour,
    /// States in the order met; each with the number of the one before it, or
    /// `NONE`.
    met: Vec<(StateRef, u32)>,
}

impl<L: Local> Walk<L> {
    fn meet(&mut self, state: &[u8], from: u32) {
        let Ok(mut pending) = self.local.prepare(state) else { return };
        if self.local.resolve(&mut pending).is_err() {
            return;
        }
        let found = self.local.find(&pending);
        self.local.clear();
        if let Some(reference) = found.filter(|&r| self.local.paint(r, self.free)) {
            self.met.push((reference, from));
        }
    }
}

struct Meet<'a, L> {
    walk: &'a mut Walk<L>,
    from: usize,
}

impl<L: Local> Sink for Meet<'_, L> {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.walk.meet(successor, self.from as u32);
    }

    fn fault(&mut self, step: Step, _: Fault, successor: Option<&[u8]>) {
        if let Some(successor) = successor {
            self.step(step, successor);
        }
    }
}

fn path<S: Store>(store: &S, met: &[(StateRef, u32)], mut at: usize) -> Vec<Vec<u8>> {
    let mut path = Vec::new();
    loop {
        let mut state = Vec::new();
        store.read(met[at].0, &mut state);
        path.push(state);
        if met[at].1 == NONE {
            break;
        }
        at = met[at].1 as usize;
    }
    path.reverse();
    path
}
