//! The plain executor: a schedule, one instruction after the other.
//!
//! A search forgets what cannot matter any more: registers that nobody reads
//! again, globals that nobody will touch, objects that nobody can reach. What a
//! person is shown must be what the program really has. So a run that is told is
//! executed again here, from the first state on, by the interpreter alone
//! ([`Exec::step`]): no step is joined, cleared, matched or left out, and the
//! state is never written as canonical bytes and read back. It is also the check
//! that every finding passes before anybody sees it: wherever a step of the
//! search leads, the plain run must lead to.
//!
//! A run is told step by step, and each step is asked for by the canonical bytes
//! of the state before it. So the plain states of the last steps are kept under
//! the bytes that the search has for them. Where a run begins in the middle
//! there is none, and the bytes themselves are read.

use crate::decode::decode;
use crate::encode::Canon;
use crate::exec::{Exec, Halt};
use crate::libc::Place;
use crate::model::MachineModel;
use crate::program::Inst;
use crate::state::{State, Status};
use heddle_model::FaultKind;
use std::collections::VecDeque;
use std::hash::Hasher;
use std::sync::Mutex;

/// Plain states to keep.
const KEPT: usize = 256;
/// Objects, most of them gone, after which a plain state starts anew from the bytes.
const MAX_OBJECTS: usize = 50_000;

/// One instruction: whose, which of its outcomes, and what a race took from it.
#[derive(Clone, Copy)]
pub struct Turn {
    pub t: usize,
    pub choice: u32,
    pub racing_load: u64,
    /// Of an allocation that may use an address again: where it goes.
    pub place: Option<Place>,
    /// It is the first of an operation that others can see.
    pub begins: bool,
}

impl Turn {
    /// The turn that the search takes now.
    pub fn of(e: &Exec) -> Turn {
        let frame = e.thread().top();
        let allocates = match e.code.inst(frame.func, frame.pc) {
            Inst::Lib { lib, args, .. } if e.choice > 0 => e.allocates(*lib, args),
            _ => None,
        };
        let place = allocates.map(|bytes| e.chosen_place(bytes));
        Turn { t: e.t, choice: e.choice, racing_load: e.racing_load, place, begins: e.begins }
    }
}

/// Sees the instructions of a step as they are executed.
pub trait Audience {
    fn before(&mut self, e: &mut Exec);
    fn after(&mut self, e: &mut Exec);
}

/// The last plain states, by the bytes of the search.
#[derive(Default)]
pub struct Plains {
    kept: Mutex<VecDeque<Kept>>,
}

struct Kept {
    /// Of the bytes: those of states that follow each other differ late.
    hash: u64,
    bytes: Vec<u8>,
    st: State,
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

impl Plains {
    fn get(&self, bytes: &[u8]) -> Option<State> {
        let kept = self.kept.lock().unwrap_or_else(|e| e.into_inner());
        let hash = hash(bytes);
        let found = kept.iter().rev().find(|k| k.hash == hash && k.bytes == bytes);
        found.map(|k| k.st.clone())
    }

    pub fn put(&self, bytes: &[u8], st: State) {
        if st.objs.len() > MAX_OBJECTS {
            return;
        }
        let mut kept = self.kept.lock().unwrap_or_else(|e| e.into_inner());
        let hash = hash(bytes);
        kept.retain(|k| k.hash != hash || k.bytes != bytes);
        if kept.len() >= KEPT {
            // The first is where every run begins.
            kept.remove(1);
        }
        kept.push_back(Kept { hash, bytes: bytes.to_vec(), st });
    }
}

impl MachineModel {
    /// The program in a state, and whether that is all of it: otherwise what
    /// the search forgot is missing.
    pub(crate) fn plain(&self, bytes: &[u8]) -> (Exec<'_>, bool) {
        let mut e = Exec::new(&self.code, &self.options);
        let kept = self.plains.get(bytes);
        let whole = kept.is_some();
        match kept {
            Some(st) => e.st = st,
            None => decode(&self.code, bytes, &mut e.st),
        }
        (e, whole)
    }
}

/// Executes a schedule. The fault that ends it, if one does.
pub fn execute(e: &mut Exec, turns: &[Turn], seen: &mut impl Audience) -> Option<FaultKind> {
    e.telling = true;
    for turn in turns {
        e.t = turn.t;
        e.choice = turn.choice;
        e.racing_load = turn.racing_load;
        e.begins = turn.begins;
        e.place = turn.place.map(|p| own_place(e, p));
        seen.before(e);
        let done = e.step();
        seen.after(e);
        match done {
            Ok(()) => {}
            Err(Halt::Fault(v)) => return Some(v.kind),
            Err(Halt::Cut | Halt::Limit(_)) => return None,
        }
    }
    None
}

/// The block of the plain state that the search calls by its canonical number.
fn own_place(e: &Exec, place: Place) -> Place {
    let Place::Old(id) = place else { return place };
    let mut canon = Canon::default();
    canon.number(e.code, &e.st, !e.opts.watched() && e.st.n_running() <= 1);
    canon.named(id).map_or(Place::New, Place::Old)
}

/// Whether two states have their threads at the same places.
pub fn same_places(a: &State, b: &State) -> bool {
    let places = |s: &State| -> Vec<_> {
        let frames = |t: &crate::state::Thread| -> Vec<(u32, u32)> {
            t.frames.iter().map(|f| (f.func, f.pc)).collect()
        };
        let n = s.threads.iter().rposition(|t| t.status != Status::Free).map_or(0, |i| i + 1);
        s.threads[..n].iter().map(|t| (t.status, t.wait, frames(t))).collect()
    };
    a.end == b.end && places(a) == places(b)
}
