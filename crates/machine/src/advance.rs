//! One step of a thread, executed.
//!
//! A step begins with an instruction that others can see, or with the first of
//! a new thread, and takes along what nobody can tell: private instructions up
//! to the next visible one; with supersteps, further visible ones as long as
//! nothing depends on them; an exchange that belongs to a load (`cas_loops`). How far it
//! goes is decided in `pace`, what races on the way in `step_races`, who else goes on
//! within it in `released`.

use crate::access::Next;
use crate::exec::{Exec, Halt};
use crate::inst_flags::Flags;
use crate::livelock::is_own;
use crate::options::{Races, Reduction};
use crate::pace::Turn;
use crate::program::{Inst, Order};
use crate::recall::{print, stand};
use crate::worker::MachineWorker;
use heddle_model::Violation;

/// Sees each instruction of a step; the search uses one that sees nothing.
pub trait Observer {
    /// It wants to see nothing.
    const IS_BLIND: bool = false;

    fn before(&mut self, _: &mut Exec) {}
    fn after(&mut self, _: &mut Exec) {}
}

pub struct Blind;

impl Observer for Blind {
    const IS_BLIND: bool = true;
}

/// The threads that fit into a set of threads. Others count as in every set:
/// that costs steps that could have been left out, and nothing else.
pub const SET: usize = 64;

/// Looks at whether the run is to end come this often, in instructions.
const POLL: u32 = 1024;

/// How many instructions a step may have beyond [`Options::max_superstep`].
///
/// [`Options::max_superstep`]: crate::options::Options::max_superstep
const LONGEST: u32 = 10_000_000;

/// Instructions of a step after which it is asked whether it goes round for ever.
const ROUNDS: [u32; 3] = [50, 500, 5_000];

/// The bit of a thread in a set of threads; of one that has none, all.
pub fn bit(t: usize) -> u64 {
    if t < SET { 1 << t } else { u64::MAX }
}

/// How a step ended.
pub enum Ended {
    /// In a state.
    Well,
    Fault(Box<Violation>),
    /// In a state, behind a race or right before it: accesses race whatever
    /// becomes of them, and the program goes on.
    Raced(Box<Violation>),
    /// The run is not of interest.
    Cut,
    /// Nowhere: from its first instruction on it goes round for ever, unseen. Never
    /// for the only thread that is expanded.
    Round,
}

impl MachineWorker<'_> {
    /// Runs one step of thread `t` from the surveyed state into `self.run`.
    /// Steps of one state must be run in order: each fills the access tables
    /// for the next.
    pub(crate) fn advance(&mut self, t: usize, choice: u32, seen: &mut impl Observer) -> Ended {
        self.restore();
        self.run.t = t;
        self.run.choice = choice;
        self.run.progress = false;
        self.run.racing_load = 0;
        let race = self.race_at(t);
        self.mild = None;
        self.rival = None;
        self.raced = None;
        let race = self.unless_mild(t, race);
        let first = self.next[t].expect("a mover runs");
        self.run.created = None;
        self.run.ended.clear();
        let mut ended = self.advance_inside(t, first, seen);
        self.note_ends();
        if let (Ended::Well, Some(new)) = (&ended, self.run.created)
            && self.model.options.reduction != Reduction::None
        {
            ended = self.settle(new, seen);
        }
        if matches!(ended, Ended::Well) && self.model.runs_ahead() && !self.joins_last {
            ended = self.settle_released(t, seen);
        }
        let race = race.or(self.raced.take());
        if self.run.noting {
            if !self.run.wrote.is_empty() {
                self.model.findings.note_writes(&mut self.run.wrote);
            }
            if self.model.plan.tries {
                self.model.findings.note_hushed(self.run.hushed.take());
            }
            if self.model.code.follows_hands {
                self.run.tidy_hands();
                if !self.run.disputed.is_empty() {
                    self.model.findings.note_disputes(&mut self.run.disputed);
                }
            }
        }
        if self.run.cut_loop {
            self.model.findings.note_cut();
        }
        if let Some(text) = self.run.warning.take() {
            self.model.findings.warn(text);
        }
        if self.run.sampled {
            self.model.findings.note_sample();
        }
        if std::mem::take(&mut self.run.numbered) {
            self.model
                .findings
                .note_limit("one address tried for each object that is a number somewhere");
        }
        self.before_race = race.is_none() && matches!(ended, Ended::Raced(_));
        match (race, ended) {
            (Some(v), Ended::Well | Ended::Raced(_)) => Ended::Raced(v),
            (Some(v), Ended::Cut | Ended::Round) => Ended::Fault(v),
            (_, Ended::Fault(v)) => Ended::Fault(self.blame_race(v)),
            (_, ended) => ended,
        }
    }

    /// Makes `self.run` like `self.base`. Of the threads only those are copied
    /// that a step may have changed.
    pub(crate) fn restore(&mut self) {
        let (run, base) = (&mut self.run.st, &self.base.st);
        if self.dirty == u64::MAX {
            run.clone_from(base);
        } else {
            run.copy_memory(base);
            for (t, (mine, theirs)) in run.threads.iter_mut().zip(&base.threads).enumerate() {
                if self.dirty & bit(t) != 0 {
                    mine.clone_from(theirs);
                }
            }
        }
        self.run.tidied = None;
        self.dirty = 0;
    }

    /// Notes whom the next instruction may change.
    fn note_dirty(&mut self, flags: Flags) {
        let leaves = |t: usize| t == 0 && flags.is_return() && self.run.thread().frames.len() == 1;
        let others = flags.concerns_others() || leaves(self.run.t);
        self.dirty |= if others { u64::MAX } else { bit(self.run.t) };
    }

    fn advance_inside<S: Observer>(&mut self, t: usize, first: Next, seen: &mut S) -> Ended {
        let mut pace = self.set_out(t, &first, |w| w.print_of(t));
        let options = &self.model.options;
        let mut next = first;
        let straight = options.reduction != Reduction::None && S::IS_BLIND;
        let (mut count, mut check) = (0, ROUNDS[0]);
        loop {
            if self.ends_superstep(t, &next) {
                pace.end();
            }
            if next.visible {
                pace.makes(&next, stand(&self.run.st.threads[t]));
            }
            if let Err(halt) = self.one(seen) {
                return self.halted(halt);
            }
            self.run.choice = 0;
            let over = !self.run.is_running(t);
            if over || self.raced.is_some() || self.is_long_enough(t, count) {
                break;
            }
            if count % POLL == POLL - 1 && options.interrupt.is_set() {
                return Ended::Cut;
            }
            let inside = self.run.st.threads[t].atomic > 0;
            if options.reduction == Reduction::None && !inside {
                break;
            }
            if straight {
                let part = options.max_superstep.max(1);
                count += self.run_straight(check.min((count / part + 1) * part) - count);
                if self.is_long_enough(t, count) {
                    break;
                }
                if count >= part && options.interrupt.is_set() {
                    return Ended::Cut;
                }
            }
            // Nobody wants to read how often.
            if count == check {
                if self.goes_round(t, count) {
                    // Nobody will ever hear of it again, wherever in the round it is.
                    let unseen = !first.visible && !inside && options.finite;
                    let same = self.run.st.hands == self.base.st.hands;
                    if unseen && same && self.cluster.is_none() && self.others_go_on(t) {
                        return Ended::Round;
                    }
                    break;
                }
                check = ROUNDS.into_iter().find(|&n| n > count).unwrap_or(u32::MAX);
            }
            count += 1;
            if self.is_plain(t) {
                next = Next::LOCAL;
                continue;
            }
            next = self.run.next(t);
            if !next.enabled || next.choices > 1 || self.is_mark(t) {
                break;
            }
            if !next.visible {
                // A try that fails would do this too, and is left out: see `hands`.
                if next.quiet {
                    pace.forget_load();
                }
                continue;
            }
            if inside {
                if let Some(v) = self.race_inside(t, &next) {
                    return Ended::Raced(v);
                }
                continue;
            }
            let at = (stand(&self.run.st.threads[t]), count);
            let race = match self.turn(&mut pace, (t, &next), at, |w| w.print_of(t)) {
                Turn::End => break,
                Turn::Exchange => {
                    if let Some(v) = self.race_inside(t, &next) {
                        return Ended::Raced(v);
                    }
                    continue;
                }
                Turn::Last => self.race_ahead(t, &next),
                Turn::On => None,
            };
            if race.as_ref().is_some_and(|r| self.may_be_mild(r)) {
                break;
            }
            if let Some(v) = self.unless_mild(t, race) {
                return Ended::Raced(v);
            }
            self.tables.add(t, next);
        }
        Ended::Well
    }

    /// Whether somebody else is expanded here who does something and stands in no loop: until
    /// it is in one or over, a thread that goes round unseen can be left where it is. Not
    /// longer, for who has not begun to go round is not seen to wait for ever.
    fn others_go_on(&self, t: usize) -> bool {
        let does = |u: usize| self.next[u].is_some_and(|n| n.visible) && !self.is_in_loop(u);
        self.movers().any(|u| u != t && does(u))
    }

    /// Whether a step ends for its length alone: [`Options::max_superstep`] is reached, and
    /// the thread is about to touch, by an atomic access, what is not its own. Memory that
    /// nobody writes any more is read unseen; a wait on it whose rounds are long would
    /// otherwise be cut wherever the count happens to end, at another place in each round.
    /// (No such access is taken by [`Exec::run_straight`], so it is the same place whether or
    /// not somebody looks on.)
    ///
    /// [`Options::max_superstep`]: crate::options::Options::max_superstep
    /// [`Exec::run_straight`]: crate::exec::Exec::run_straight
    fn is_long_enough(&self, t: usize, count: u32) -> bool {
        let max = self.model.options.max_superstep;
        if count < max || count >= max.saturating_add(LONGEST) {
            return count >= max;
        }
        let frame = self.run.st.threads[t].top();
        let ptr = match self.model.code.inst(frame.func, frame.pc) {
            Inst::Load { ptr, order, .. } if *order != Order::Plain => ptr,
            Inst::Rmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => ptr,
            _ => return false,
        };
        !is_own(&self.run, self.run.val_of(t, *ptr).obj)
    }

    pub(crate) fn halted(&mut self, halt: Halt) -> Ended {
        match halt {
            Halt::Fault(v) => Ended::Fault(v),
            Halt::Cut => Ended::Cut,
            Halt::Limit(what) => {
                self.n_cut += 1;
                self.model.findings.note_limit(&what);
                Ended::Cut
            }
        }
    }

    /// How a thread looks where a step has brought it.
    fn print_of(&self, t: usize) -> u64 {
        print(&self.model.code, &self.run.st.threads[t])
    }

    /// What the next instruction of a thread is.
    fn flags(&self, t: usize) -> Flags {
        let frame = self.run.st.threads[t].top();
        self.model.code.flags(frame.func, frame.pc)
    }

    /// Whether a thread's next instruction concerns its registers only.
    fn is_plain(&self, t: usize) -> bool {
        self.model.options.reduction != Reduction::None && self.flags(t).is_plain()
    }

    /// Takes along what nobody can tell and nothing can go wrong with.
    pub(crate) fn run_straight(&mut self, limit: u32) -> u32 {
        let (site_of, reached) = (&self.model.site_of, &mut self.reached);
        self.run.run_straight(limit, |number| {
            let site = site_of[number as usize];
            reached[site as usize / 64] |= 1 << (site % 64);
        })
    }

    /// Whether a step of thread `t` changed nothing: a round of a loop that
    /// waits for others.
    pub(crate) fn is_idle(&self, t: usize) -> bool {
        let (run, base) = (&self.run.st, &self.base.st);
        // Of a thread that no set has room for, `dirty` does not say that it alone moved.
        if !self.model.options.finite || t >= SET || self.dirty != bit(t) {
            return false;
        }
        let (mine, theirs) = (&run.threads[t], &base.threads[t]);
        let place = crate::state::Frame::place;
        mine.frames.iter().map(place).eq(theirs.frames.iter().map(place))
            && run.mem == base.mem
            && run.objs == base.objs
            && run.prov == base.prov
            && run.large == base.large
            && run.undef == base.undef
            && run.marks == base.marks
            && run.hands == base.hands
            && run.history == base.history
            && mine.is_like(theirs)
            && mine.frames.iter().enumerate().all(|(i, f)| {
                let live = crate::encode::live(&self.model.code, f, i + 1 == mine.frames.len());
                let at = |r: &u32| (f.base + r) as usize;
                live.iter().all(|r| mine.regs[at(r)] == theirs.regs[at(r)])
            })
    }

    pub(crate) fn one(&mut self, seen: &mut impl Observer) -> Result<(), Halt> {
        let frame = self.run.thread().top();
        let number = self.model.code.inst_number(frame.func, frame.pc) as usize;
        let (site, flags) = (self.model.site_of[number], self.model.code.flags[number]);
        self.reached[site as usize / 64] |= 1 << (site % 64);
        self.note_dirty(flags);
        self.run.begins = self.model.code.spec.is_some() && self.begins_operation(self.run.t);
        seen.before(&mut self.run);
        let follows = self.model.plan.tracks && self.races != Races::Off && !flags.is_plain();
        let touched = self.model.code.follows_hands && !flags.is_plain();
        let hands = touched.then(|| self.run.note_hands());
        let done = if follows { self.one_in_order() } else { self.run.step() };
        if let Some(hands) = hands {
            self.run.pass_hands(hands);
        }
        seen.after(&mut self.run);
        done
    }

    /// Whether the next instruction is the first of an operation that others see.
    fn begins_operation(&self, t: usize) -> bool {
        self.run.has_entered(t) && self.run.next(t).visible
    }

    /// The same with an eye on what happened before.
    fn one_in_order(&mut self) -> Result<(), Halt> {
        let created = self.run.created.take();
        let (before, race) = self.run.check_order();
        if self.model.plan.one_way {
            let accesses = before.shared_accesses();
            accesses.for_each(|a| self.model.findings.doubts.note(&mut self.told, &self.run, a));
        }
        if let Some(race) = race {
            // As in `unless_mild`: optimised code may load too early.
            let frame = self.run.thread().top();
            let is_load = matches!(self.model.code.inst(frame.func, frame.pc), Inst::Load { .. });
            if !self.model.options.speculated_loads || !is_load {
                self.raced = Some(race);
            } else {
                self.run.racing_load = u64::MAX;
                self.model.findings.remember_race(&race);
                self.mild = Some(race);
            }
        }
        self.run.step()?;
        self.run.note_order(&before);
        if let Some(orders) = self.orders.as_mut().filter(|_| before.tells(&self.model.code)) {
            orders.push(before);
        }
        self.run.created = self.run.created.or(created);
        Ok(())
    }

    /// After these no superstep goes on: a new thread's instructions are in no
    /// table; a property must see each change.
    fn ends_superstep(&self, t: usize, next: &Next) -> bool {
        let starts = self.flags(t).ends_superstep();
        let writes = next.visible && next.accesses().iter().any(|a| a.write);
        starts || next.everything || writes && self.model.options.watched()
    }

    pub(crate) fn is_mark(&self, t: usize) -> bool {
        self.flags(t).is_mark()
    }
}
