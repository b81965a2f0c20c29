//! Data races, found in the state where they are.
//!
//! Two threads stand before accesses that overlap, one of them writes, one of
//! them is plain: whichever goes first, the other was not ordered after it.
//! Every race of a program shows like this in some interleaving, so a search
//! of all of them needs no clocks in its states (Abdulla, Atig et al. and
//! others use the same fact; it is Netzer and Miller's "feasible" race).
//!
//! Not found: a race that only a weak memory model could turn into one, when
//! the accesses are ordered in every interleaving by relaxed atomics alone.

use crate::access::{Access, Next, THREADS};
use crate::exec::{Exec, can_race};
use crate::options::Races;
use crate::program::Order;
use crate::value::Val;
use heddle_model::{FaultKind, Violation};

/// The accesses of two next instructions that race, if any do.
pub fn racing<'a>(a: &'a Next, b: &'a Next, races: Races) -> Option<(&'a Access, &'a Access)> {
    if races == Races::Off {
        return None;
    }
    let race = |x: &Access, y: &Access| {
        x.conflicts(y) && x.obj != THREADS && !x.ends && !y.ends && (can_race(x.order, races) || can_race(y.order, races))
            // Volatile against volatile is how old code says "on purpose".
            && !(races == Races::On && x.order == Order::Volatile && y.order == Order::Volatile)
    };
    // Plain loops: every step of a search asks this about every thread.
    for x in a.accesses() {
        for y in b.accesses() {
            if race(x, y) {
                return Some((x, y));
            }
        }
    }
    None
}

impl Exec<'_> {
    /// Tells of a race between the next access of a thread and one of another, which it
    /// makes at `at`: the next, or one that it comes to in the step that it is about to
    /// take from where it stands in `there`.
    pub fn race(
        &self,
        me: (usize, &Access),
        other: (usize, &Access),
        at: (u32, u32),
        there: &Exec,
    ) -> Violation {
        let place = self.place_name(Val::pointer(me.1.obj, me.1.lo as u64));
        let verb = |a: &Access| match (a.write, a.order) {
            (true, Order::Plain) => "writes",
            (false, Order::Plain) => "reads",
            (true, Order::Volatile) => "writes (volatile)",
            (false, Order::Volatile) => "reads (volatile)",
            (true, _) => "writes (atomic)",
            (false, _) => "reads (atomic)",
        };
        let message = format!(
            "data race on {place}: {} {} it while {} {} it, and nothing orders them; make the accesses atomic or volatile, or hold one lock at both",
            self.thread_name(me.0),
            verb(me.1),
            there.thread_name(other.0),
            verb(other.1),
        );
        let mut v = Violation::new(FaultKind::DataRace, message, self.span(me.0));
        let place = self.code.program.loc(at.0, at.1).span;
        if let Some(span) = place.or_else(|| there.span(other.0)) {
            v.related
                .push((span, format!("{} {} here", there.thread_name(other.0), verb(other.1))));
        }
        if let Some(span) = self.span(me.0) {
            v.related.push((span, format!("{} {} here", self.thread_name(me.0), verb(me.1))));
        }
        v
    }
}
