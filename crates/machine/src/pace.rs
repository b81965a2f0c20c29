//! How far a step of a thread goes: asked before every access that others can see, by
//! whoever takes the step, by executing it (`advance`) or from memory (`recall`). Both
//! come here, so both go equally far.
//!
//! A step takes a further visible access along as long as nothing that others do next
//! depends on it (`superstep`), as long as it does not go round in a loop, and as long as
//! nobody who is left out of this state could have to do with it (`persistent_sets`). A load
//! brings the exchange along that it is for (`cas_loops`), and then is over.

use crate::access::Next;
use crate::options::Reduction;
use crate::remembered::Stand;
use crate::superstep::Conflict;
use crate::worker::MachineWorker;

/// Visible accesses in one superstep.
const MAX_VISIBLE: usize = 200;

/// Instructions after which a superstep takes no further visible access along. What
/// waits with a delay then has its steps begin and end at the same places in every
/// round, not wherever [`Options::max_superstep`] happens to be reached.
///
/// [`Options::max_superstep`]: crate::options::Options::max_superstep
pub(crate) const LONG: u32 = 1_000;

/// A step under way.
pub(crate) struct Pace {
    /// It ends before the next visible access.
    single: bool,
    /// The last access was its last.
    last: bool,
    /// Where the load stood, its last visible access, that may bring an exchange along.
    load: Option<Stand>,
}

/// What becomes of a step before a visible access.
pub(crate) enum Turn {
    End,
    /// It goes on with the exchange that its load was for.
    Exchange,
    /// It takes the access along, and may race with what others do next.
    Last,
    On,
}

impl Pace {
    /// No further visible access is taken along.
    pub(crate) fn end(&mut self) {
        self.single = true;
    }

    /// Whether it ends before the next visible access, whatever that is.
    pub(crate) fn is_over(&self) -> bool {
        self.single || self.last
    }

    /// The thread is about to make a visible access where it stands.
    pub(crate) fn makes(&mut self, next: &Next, stand: Stand) {
        self.load = next.brings_exchange.then_some(stand);
    }

    /// It does something that a try which fails would do too: then it is no part of one.
    pub(crate) fn forget_load(&mut self) {
        self.load = None;
    }
}

impl MachineWorker<'_> {
    /// A step of thread `t` begins with `first`; `print` is how the thread looks.
    pub(crate) fn set_out(
        &mut self,
        t: usize,
        first: &Next,
        print: impl FnOnce(&Self) -> u64,
    ) -> Pace {
        let short = self.short || self.model.options.reduction != Reduction::Superstep;
        let meets = || first.choices > 1 || self.tables.test(t, first) != Conflict::Continue;
        // It goes on with what was too long for one step: see `LONG`.
        let goes_on = !first.visible && !self.is_first(t);
        let single = short || meets() || goes_on;
        self.scratch.been.clear();
        if !single {
            let print = print(self);
            self.scratch.been.push(print);
        }
        Pace { single, last: false, load: None }
    }

    /// Thread `t`, so many instructions later, stands before a visible access and looks so.
    pub(crate) fn turn(
        &mut self,
        pace: &mut Pace,
        (t, next): (usize, &Next),
        (stand, count): (Stand, u32),
        print: impl FnOnce(&Self) -> u64,
    ) -> Turn {
        if self.ends_retry(stand, pace.load) {
            pace.single = true;
            return Turn::Exchange;
        }
        if pace.is_over() || self.comes_back(print) || count > LONG {
            return Turn::End;
        }
        if self.leaves_cluster((stand.0, stand.1), next) {
            return Turn::End;
        }
        match self.tables.test(t, next) {
            Conflict::PreStop => Turn::End,
            Conflict::PostStop => {
                pace.last = true;
                Turn::Last
            }
            Conflict::Continue => Turn::On,
        }
    }

    /// Whether this superstep was here before with the same registers, or has been at
    /// too many places.
    fn comes_back(&mut self, print: impl FnOnce(&Self) -> u64) -> bool {
        let print = print(self);
        let again = self.scratch.been.contains(&print);
        self.scratch.been.push(print);
        again || self.scratch.been.len() > MAX_VISIBLE
    }

    /// Whether a thread stands before the exchange that its last visible step, a load,
    /// was for.
    fn ends_retry(&mut self, stand: Stand, load: Option<Stand>) -> bool {
        let Some((func, pc, depth)) = load else { return false };
        let code = &self.model.code;
        let Some(retry) = code.retry(func, pc) else { return false };
        let here = stand.0 == func && stand.2 == depth;
        if !here || !retry.exchanges.contains(&stand.1) {
            return false;
        }
        // A failure is not run, but it may happen.
        for &pc in &retry.passes {
            let site = self.model.site_of[code.inst_number(func, pc) as usize];
            self.reached[site as usize / 64] |= 1 << (site % 64);
        }
        true
    }

    /// Whether a thread of the surveyed state has done nothing yet. No loop comes back to
    /// the first instruction of a function.
    fn is_first(&self, t: usize) -> bool {
        let frames = &self.base.st.threads[t].frames;
        frames.len() == 1 && frames[0].pc == 0
    }
}
