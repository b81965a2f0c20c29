//! One process at one place, with what its variables say about where it reaches.
//!
//! Whether two such instances keep apart depends on nothing else but how full
//! channels are; so instances get numbers, and answers are remembered.

use super::Tables;
use super::footprint::{Flags, What};
use super::resolve::{ChanSet, Env, FRESH, Touch};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Never moves alone.
    Never,
    /// What it does next concerns nobody else.
    Private,
    /// It depends on the others.
    Maybe,
}

#[derive(Clone, Debug)]
pub struct Instance {
    /// Its number as a process.
    proc: i32,
    pub kind: Kind,
    first: Touch,
    rest: Touch,
    future: Touch,
    /// Channels of its next steps: these must be there, and have room for messages.
    pub chans: Vec<usize>,
    /// Its next step may be its last.
    pub ends: bool,
    /// Its next step is its last.
    pub only_dies: bool,
    /// Its next step may start somebody.
    pub runs: bool,
    pub returns: bool,
    pub sticky: bool,
    pub may_start: bool,
    /// It has one way to go on at most.
    pub single: bool,
}

/// What must be true of channels for two instances to keep apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// There is a message already.
    pub message: ChanSet,
    /// There is room already.
    pub room: ChanSet,
    /// Nobody who dies before takes it away: a new one would get its number.
    pub lasting: ChanSet,
}

impl Instance {
    /// `now`: all that the process knows.
    pub fn of(t: &Tables, ptype: usize, state: usize, now: &Env) -> Instance {
        let here = &t.futures.types[ptype][state];
        let mut kept = now.clone();
        for slot in here.assigns.iter().filter(|&s| s < now.locals.len()) {
            kept.locals[slot] = None;
        }
        let first = t.program.resolve(&here.first, now, &kept);
        let rest = t.program.resolve(&here.rest, &kept, &kept);
        let future = future(t, ptype, state, kept);
        let (flags, used) = (first.flags.or(rest.flags), first.chans().union(&rest.chans()));
        let never = flags.whole || flags.looks || used.any;
        let kind = if never || t.visible.sees((ptype, state), here, [&first, &rest]) {
            Kind::Never
        } else if first.is_private() && rest.is_private() {
            Kind::Private
        } else {
            Kind::Maybe
        };
        // Number zero is no channel: using it is an error that others do not see.
        let chans = used.iter().filter(|&c| c != 0).collect();
        Instance {
            proc: now.pid.unwrap_or(0),
            kind,
            may_start: here.starts,
            single: here.single,
            first,
            rest,
            future,
            chans,
            ends: flags.ends,
            only_dies: flags == Flags { ends: true, ..Flags::default() } && here.is_end,
            runs: flags.runs,
            returns: here.returns,
            sticky: here.sticky,
        }
    }

    /// All channels that it may ever use.
    pub fn reach(&self) -> ChanSet {
        self.future.chans()
    }

    /// Whether its next steps are independent of all that another may still do.
    pub fn keeps_apart(&self, other: &Instance, t: &Tables) -> Option<Needs> {
        let mut theirs = other.future.clone();
        // Their new channels have numbers that are in use now only if somebody dies.
        let is_new = theirs.forget_fresh();
        let theirs = &theirs;
        let younger = other.proc > self.proc;
        if ![&self.first, &self.rest].iter().all(|mine| are_apart(mine, theirs, younger, t)) {
            return None;
        }
        let n = t.n_chans;
        if self.rest.chans().meets(&theirs.chans(), n) {
            return None;
        }
        let mine = &self.first;
        let (looked, told) = (mine.receives.union(&mine.looks), theirs.probes.union(&theirs.looks));
        if mine.receives.union(&mine.sends).meets(&told, n)
            || mine.looks.meets(&theirs.probes, n)
            || mine.probes.meets(&theirs.chans(), n)
            || looked.meets(&theirs.receives, n)
            || mine.sends.meets(&theirs.sends, n)
        {
            return None;
        }
        let message = looked.common(&theirs.sends);
        let room = mine.sends.common(&theirs.receives);
        let lasting = match is_new {
            true => self.first.chans().union(&self.rest.chans()).beyond(n),
            false => ChanSet::default(),
        };
        Some(Needs { message, room, lasting })
    }
}

/// Rules 1 and 5 of [`super::ample`]. As long as a process is there, only younger ones
/// can die.
fn are_apart(mine: &Touch, theirs: &Touch, younger: bool, t: &Tables) -> bool {
    let data = !mine.writes.meets(&theirs.reads)
        && !mine.writes.meets(&theirs.writes)
        && !mine.reads.meets(&theirs.writes);
    let (m, o) = (mine.flags, theirs.flags);
    let renumbers = (m.runs || m.ends) && (o.runs || o.looks) || m.runs && o.ends && younger;
    let crowds = m.ends && o.runs;
    data && !(t.numbers && renumbers) && (t.few || !crowds)
}

/// At most so many children are told apart.
const CHILDREN: usize = 64;

/// Everything that a process, and whoever it starts, may still do.
fn future(t: &Tables, ptype: usize, state: usize, kept: Env) -> Touch {
    let mut total = Touch::default();
    let mut seen = vec![(ptype, state, kept)];
    let mut next = 0;
    while let Some((ptype, state, env)) = seen.get(next).cloned() {
        next += 1;
        let here = &t.futures.types[ptype][state];
        total.add(&t.program.resolve(&here.future, &env, &env));
        for i in here.future.touches.iter() {
            let What::Run(run) = &t.program.accesses.0[i].what else { continue };
            let child = run.ptype as usize;
            let start = t.types[child].start;
            let mut born = Env::default();
            if seen.len() < CHILDREN {
                born = child_env(t, run, &env);
            }
            let started = (child, start, born);
            if !seen.contains(&started) {
                seen.push(started);
            }
        }
    }
    total
}

/// What is known of a child before it is there: arguments, and that its own
/// channels are new.
fn child_env(t: &Tables, run: &crate::ir::Run, parent: &Env) -> Env {
    let child = &t.types[run.ptype as usize];
    let mut env = Env { pid: None, locals: vec![None; child.n_slots] };
    for ((arg, &scalar), slot) in run.args.iter().zip(&child.params).zip(0..) {
        env.locals[slot] = match t.program.constant.is_fresh(arg, parent) {
            true => Some(FRESH),
            false => t.program.constant.value(arg, parent).map(|v| scalar.truncate(v)),
        };
    }
    child.chans.iter().for_each(|&slot| env.locals[slot] = Some(FRESH));
    let assigns = &t.futures.types[run.ptype as usize][child.start].assigns;
    assigns.iter().filter(|&s| s < child.n_slots).for_each(|s| env.locals[s] = None);
    env
}
