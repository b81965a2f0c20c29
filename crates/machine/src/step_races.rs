//! Races of a step: with what others do next, found where two accesses stand side by
//! side, or would in another order of independent steps.
//!
//! Not here: races with accesses of the past (`happens_before`), which accesses race (`races`).

use crate::access::{Access, Next};
use crate::options::Races;
use crate::program::Inst;
use crate::races::racing;
use crate::worker::MachineWorker;
use heddle_model::{FaultKind, Violation};

/// Two accesses that race, and which of them write.
pub(crate) struct Race {
    violation: Box<Violation>,
    writes: (bool, bool),
    /// The bits of the first that overlap with the other.
    bits: u64,
    /// Whose the other is, and where.
    rival: (usize, (u32, u32)),
}

impl Race {
    fn new(violation: Violation, a: &Access, b: &Access, rival: (usize, (u32, u32))) -> Race {
        let racing = (a.lo..a.hi.min(a.lo.saturating_add(8))).enumerate();
        let racing = racing.filter(|(_, byte)| (b.lo..b.hi).contains(byte));
        let bits = racing.fold(0, |bits, (i, _)| bits | 0xff << (8 * i));
        Race { violation: Box::new(violation), writes: (a.write, b.write), bits, rival }
    }
}

impl MachineWorker<'_> {
    /// A race between a thread's next access and that of another.
    pub(crate) fn race_at(&self, t: usize) -> Option<Race> {
        let races = self.races;
        let mine = self.next[t].as_ref()?;
        if races == Races::Off || mine.accesses().is_empty() {
            return None;
        }
        self.next.iter().enumerate().filter(|&(k, _)| k != t).find_map(|(k, other)| {
            let other = other.as_ref()?;
            let (a, b) = racing(mine, other, races)?;
            let told = self.base.race((t, a), (k, b), other.at, &self.base);
            Some(Race::new(told, a, b, (k, other.at)))
        })
    }

    /// In optimised code a race of a load only makes its value undefined.
    /// A race that is let pass so is remembered, to be told where it matters.
    pub(crate) fn unless_mild(&mut self, t: usize, race: Option<Race>) -> Option<Box<Violation>> {
        let race = race?;
        self.rival = Some(race.rival);
        if !self.model.options.speculated_loads || race.writes == (true, true) {
            return Some(race.violation);
        }
        let frame = self.run.st.threads[t].top();
        let is_load = matches!(self.model.code.inst(frame.func, frame.pc), Inst::Load { .. });
        if !race.writes.0 && !is_load {
            return Some(race.violation);
        }
        self.run.racing_load = if race.writes.0 { 0 } else { race.bits };
        self.model.findings.remember_race(&race.violation);
        self.mild = Some(race.violation);
        None
    }

    /// A write races with a load ahead, which may be let pass: only a state
    /// with the two side by side shows what the load then gives.
    pub(crate) fn may_be_mild(&self, race: &Race) -> bool {
        self.model.options.speculated_loads && race.writes == (true, false)
    }

    /// An undefined value that a race made is that race's fault.
    pub(crate) fn blame_race(&self, v: Box<Violation>) -> Box<Violation> {
        if !self.model.options.speculated_loads || v.kind != FaultKind::Uninitialised {
            return v;
        }
        match &self.mild {
            Some(race) => race.clone(),
            None => self.model.findings.remembered_race().map_or(v, Box::new),
        }
    }

    /// A race of an access inside an atomic section.
    pub(crate) fn race_inside(&self, t: usize, next: &Next) -> Option<Box<Violation>> {
        if next.accesses().is_empty() || self.races == Races::Off {
            return None;
        }
        let others = self.next.iter().enumerate().filter(|&(k, _)| k != t);
        others.filter_map(|(k, n)| Some((k, n.as_ref()?))).find_map(|(k, other)| {
            let (a, b) = racing(next, other, self.races)?;
            Some(Box::new(self.run.race((t, a), (k, b), other.at, &self.base)))
        })
    }

    /// A race with an instruction that is in another thread's superstep: what
    /// comes before both is independent, so some run has them side by side.
    pub(crate) fn race_ahead(&self, t: usize, next: &Next) -> Option<Race> {
        if self.races == Races::Off {
            return None;
        }
        let next = &self.tables.of_all(next);
        self.tables.conflicts(t, next).find_map(|(k, other)| {
            let (a, b) = racing(next, other, self.races)?;
            let told = self.run.race((t, a), (k, b), other.at, &self.base);
            Some(Race::new(told, a, b, (k, other.at)))
        })
    }
}
