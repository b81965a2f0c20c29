//! Whether a search that followed happens-before along one way to each state
//! only may have missed a race.
//!
//! A race that no interleaving has side by side needs two things: plain
//! accesses to shared memory, and an atomic variable through which one thread
//! tells another something without ordering anything: read without acquire by
//! somebody who uses the value, or written without release, while others do
//! the opposite. A search that has seen every state has seen every access, so
//! where one of the two never happened, nothing was missed.
//!
//! Places are objects and offsets; objects made at run time are taken for one
//! another if they were allocated at one place in the code. Fences are not
//! counted in favour of anything: a doubt too many costs a warning.

use crate::access::{Access, THREADS};
use crate::exec::Exec;
use crate::hash::Quick;
use crate::liveness::Liveness;
use crate::program::{Inst, Order};
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

const READ: u8 = 1;
const WEAK_READ: u8 = 2;
const WRITE: u8 = 4;
const WEAK_WRITE: u8 = 8;

/// A global or an allocation site, and an offset.
pub type Place = (bool, u32, u32);

/// What all workers saw.
#[derive(Default)]
pub struct Doubts {
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    plain: bool,
    places: HashMap<Place, u8>,
}

/// What one worker has told already.
#[derive(Default)]
pub struct Told {
    plain: bool,
    places: HashSet<(Place, u32), Quick>,
}

impl Doubts {
    /// Whether anything was seen that a race could hide behind.
    pub fn any(&self) -> bool {
        let seen = self.seen.lock().unwrap_or_else(|e| e.into_inner());
        let weak = |b: u8| {
            b & WEAK_READ != 0 && b & (WRITE | WEAK_WRITE) != 0
                || b & WEAK_WRITE != 0 && b & (READ | WEAK_READ) != 0
        };
        seen.plain && seen.places.values().any(|&b| weak(b))
    }

    /// All that was seen: whether there was a plain access, and the others by place.
    pub fn noticed(&self) -> (bool, Vec<(Place, u8)>) {
        let seen = self.seen.lock().unwrap_or_else(|e| e.into_inner());
        (seen.plain, seen.places.iter().map(|(place, bits)| (*place, *bits)).collect())
    }

    /// The same, as it was seen elsewhere.
    pub fn remember(&self, plain: bool, places: &[(Place, u8)]) {
        let mut seen = self.seen.lock().unwrap_or_else(|e| e.into_inner());
        seen.plain |= plain;
        places.iter().for_each(|(place, bits)| *seen.places.entry(*place).or_default() |= bits);
    }

    /// Notes an access to shared memory by the instruction that a thread
    /// stands before.
    pub fn note(&self, told: &mut Told, e: &Exec, a: &Access) {
        if a.obj == THREADS || a.order == Order::Plain && told.plain {
            return;
        }
        if a.order == Order::Plain {
            told.plain = true;
            self.seen.lock().unwrap_or_else(|e| e.into_inner()).plain = true;
            return;
        }
        let frame = e.thread().top();
        let number = e.code.inst_number(frame.func, frame.pc);
        let place = match a.obj <= e.code.n_statics {
            true => (false, a.obj, a.lo),
            false => (true, e.st.obj(a.obj).site, a.lo),
        };
        if told.places.insert((place, number)) {
            let inst = e.code.inst(frame.func, frame.pc);
            let bits = bits(inst, &e.code.live[frame.func as usize], frame.pc as usize);
            let mut seen = self.seen.lock().unwrap_or_else(|e| e.into_inner());
            *seen.places.entry(place).or_default() |= bits;
        }
    }
}

/// What an access does to its place.
fn bits(inst: &Inst, live: &Liveness, pc: usize) -> u8 {
    let used = |d: &u32| live.before.get(pc + 1).is_none_or(|l| l.contains(d));
    let read = |o: Order| if o.acquires() { READ } else { WEAK_READ };
    let write = |o: Order| if o.releases() { WRITE } else { WEAK_WRITE };
    match inst {
        Inst::Load { d, order, .. } if used(d) => read(*order),
        Inst::Store { order, .. } => write(*order),
        Inst::Rmw { d, order, .. } => write(*order) | if used(d) { read(*order) } else { 0 },
        Inst::CmpXchg { order, failure, .. } => write(*order) | read(*order) | read(*failure),
        // Locks order everything.
        _ => 0,
    }
}
