//! Promises of exclusive use: `xr q` and `xs q`.
//!
//! A process that says so is the only one to receive from the channel, or to send
//! to it. SPIN takes this at its word to reduce, and so checks it in the runs that
//! reduce; heddle, which reduces by what it sees itself, checks in the same runs to
//! give the same answers. As in SPIN, `len`, `full`, `empty` and polls look at both
//! ends of a channel, `nempty` at the receiving one, `nfull` at the sending one; a
//! rendezvous channel cannot be promised; and whoever was promised the receiving end
//! takes the first message only.
//!
//! SPIN remembers the first who used a promised channel through its whole search;
//! here a promise lasts as long as the process that made it lives.

use super::eval::Eval;
use super::{Compiled, Detail, Memory};
use crate::ir::Probe;
use heddle_model::FaultKind;

/// Which ends of a channel are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    pub receives: bool,
    pub sends: bool,
    /// Not just the first message is received, or it stays.
    pub out_of_order: bool,
}

impl Ends {
    pub const SEND: Ends = Ends { receives: false, sends: true, out_of_order: false };
    pub const BOTH: Ends = Ends { receives: true, sends: true, out_of_order: false };

    pub fn of_receive(random: bool, keep: bool) -> Ends {
        Ends { receives: true, sends: false, out_of_order: random || keep }
    }

    pub fn of_probe(p: Probe) -> Ends {
        match p {
            Probe::Len | Probe::Full | Probe::Empty => Ends::BOTH,
            Probe::NEmpty => Ends::of_receive(false, false),
            Probe::NFull => Ends::SEND,
        }
    }

    fn meet(self, receives: bool) -> bool {
        if receives { self.receives } else { self.sends }
    }
}

/// What a promise says of a use of its channel by its maker or by somebody else.
pub fn broken(ends: Ends, receives: bool, own: bool, rendezvous: bool) -> Option<Detail> {
    if !ends.meet(receives) {
        return None;
    }
    match () {
        () if rendezvous => Some(Detail::PromisedRendezvous),
        () if receives && ends.out_of_order => Some(Detail::PromisedOrder),
        () if !own => Some(Detail::None),
        () => None,
    }
}

impl Eval {
    /// Process `pid` uses a channel: does that break a promise?
    pub fn keep_promises(&mut self, c: &Compiled, m: &Memory, pid: usize, chan: i32, ends: Ends) {
        if !c.promises || pid >= m.procs.len() {
            return;
        }
        let found = (chan as usize).checked_sub(1).and_then(|i| m.chans.get(i));
        let Some(&(_, ty)) = found else { return };
        let rendezvous = c.layout.chans[ty as usize].capacity == 0;
        for p in 0..m.procs.len() {
            for &(block, receives) in &c.code.promises[m.ptype(p)] {
                if let Some(detail) = broken(ends, receives, p == pid, rendezvous)
                    && self.value(c, m, p, block) == chan
                {
                    self.fail(FaultKind::Exclusive, true, detail);
                }
            }
        }
    }
}
