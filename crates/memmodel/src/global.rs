//! Global operations: what other threads can see or tell apart.

use crate::local::Reached;
use crate::machine::{Machine, ev_buf};
use crate::program::{Instr, Update, When, address, location};
use crate::reach::Reach;
use crate::rel::{NONE, READ, WRITE, Win};
use crate::state::*;
use crate::store_folding::run_values;
use heddle_model::Fault;

/// What one step did, for the person who reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    pub thread: usize,
    pub kind: u16,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// `at`, here and below: the place in the location's list of stores, where there
    /// is one.
    Load {
        loc: usize,
        value: i64,
        forwarded: bool,
        at: usize,
    },
    Store {
        loc: usize,
        value: i64,
        old: i64,
        at: usize,
    },
    Update {
        loc: usize,
        old: i64,
        new: i64,
        at: usize,
        /// It stored: a compare-and-swap that fails does not.
        wrote: bool,
    },
    /// An atomic block; what it wrote.
    Block {
        wrote: Vec<(usize, i64, i64)>,
    },
    /// A value was shown to formulas.
    Shown {
        loc: usize,
        value: i64,
    },
    /// What the thread has seen is seen by others from here on.
    Fence,
    /// A thread begins.
    Start(usize),
    /// The end of a thread was waited for.
    Join(usize),
    /// The thread has seen one store more; it may not have read it.
    Sees {
        loc: usize,
        value: i64,
    },
    /// A step that only the thread itself can see (stages off).
    Local(&'static str),
}

impl What {
    /// Memory is as it was.
    fn is_quiet(&self) -> bool {
        match self {
            What::Load { .. } => true,
            What::Update { old, new, .. } => old == new,
            _ => false,
        }
    }
}

impl Machine {
    /// Every step of a state, in an order that depends on the state alone.
    pub(crate) fn successors(&self, s: &State, emit: &mut dyn FnMut(&Done, &Reached)) {
        if self.begins_badly && *s == self.initial_state() {
            for mut r in self.begin() {
                self.normalise(&mut r.state);
                let kind = r.fault.map_or(0, |f| f.site as u16);
                let (thread, _) = self.kinds[kind as usize].places[0];
                let done = Done { thread: thread as usize, kind, what: What::Local("begins") };
                emit(&done, &r);
            }
            return;
        }
        if self.threads_come_first()
            && let Some((done, reached)) = (0..s.threads.len()).find_map(|t| self.thread_step(s, t))
        {
            for mut r in reached {
                self.normalise(&mut r.state);
                emit(&done, &r);
            }
            return;
        }
        let mut out = Vec::new();
        for t in 0..s.threads.len() {
            if self.options.arrivals && self.layout.views {
                self.arrivals(s, t, emit);
            }
            self.reservations(s, t, emit);
            if !self.options.stages {
                self.local_steps(s, t, emit);
            }
            if let Some((done, reached)) = self.thread_step(s, t) {
                for mut r in reached {
                    if self.completes(&mut r.state) {
                        emit(&done, &r);
                    }
                }
            }
            for k in 0..s.threads[t].win.len() {
                if let Some((next, done)) = self.fence_step(s, t, k) {
                    self.finish(next, t, false, &mut out);
                    for mut r in out.drain(..) {
                        if self.completes(&mut r.state) {
                            emit(&done, &r);
                        }
                    }
                }
                if !self.ready(s, t, k) {
                    continue;
                }
                for pick in self.picks(s, t, k) {
                    let Some((next, done, fault)) = self.perform(s, t, k, pick) else { continue };
                    self.finish(next, t, done.what.is_quiet(), &mut out);
                    for mut r in out.drain(..) {
                        r.fault = fault.or(r.fault);
                        if self.completes(&mut r.state) {
                            emit(&done, &r);
                        }
                    }
                }
            }
        }
    }

    /// Puts a state into its canonical form. Answers whether it is one: a fence that took
    /// its place in the order must still be able to come.
    fn completes(&self, s: &mut State) -> bool {
        if self.layout.slots > 0 && self.lost_its_place(s) {
            return false;
        }
        self.normalise(s);
        true
    }

    /// The threads as far as they come by themselves. No access is taken at once: there is
    /// no step to tell it with.
    pub(crate) fn begin(&self) -> Vec<Reached> {
        let mut states = vec![Reached::new(self.initial_state())];
        for t in 0..self.program.threads.len() {
            let mut next = Vec::new();
            for r in states {
                self.settle_among(Reach::ALL, r, t, false, &mut next);
            }
            states = next;
        }
        states
    }

    /// What follows a global operation: local ones, unless they are steps too.
    pub(crate) fn finish(&self, next: State, t: usize, quiet: bool, out: &mut Vec<Reached>) {
        if !self.options.stages {
            let mut next = next;
            self.retire(&mut next.threads[t], t);
            out.push(Reached::new(next));
        } else if self.reach.is_empty() {
            self.settle(Reached::new(next), t, quiet, out);
        } else {
            let mut own = Vec::new();
            self.settle(Reached::new(next), t, quiet, &mut own);
            out.extend(own.into_iter().flat_map(|r| self.settle_others(r, t)));
        }
    }

    /// A fence that tells other threads something, if it can be done now.
    fn fence_step(&self, s: &State, t: usize, k: usize) -> Option<(State, Done)> {
        let e = &s.threads[t].win[k];
        if e.done || !self.acts_on_others(e) {
            return None;
        }
        let mut next = s.clone();
        let acted = self.act(&mut next, t, k) == crate::local::Local::Moved;
        let done = Done { thread: t, kind: e.kind, what: What::Fence };
        acted.then_some((next, done))
    }

    /// Whether entry `k` is an access whose operands are there and that no rule holds back.
    pub(crate) fn ready(&self, s: &State, t: usize, k: usize) -> bool {
        let th = &s.threads[t];
        let e = &th.win[k];
        let class = self.class(e);
        if e.done || class & (READ | WRITE) == 0 || e.loc == UNKNOWN {
            return false;
        }
        if [INVALID, NULL, MIXED].contains(&e.loc) {
            if k == 0 && !self.program.checked {
                self.hit_stray();
            }
            return false;
        }
        if class & WRITE != 0 && (e.b.known().is_none() || e.c.known().is_none()) {
            return false;
        }
        // Without stages, a wrong guess can be known before it is noticed.
        let conditional = |i: &Instr| matches!(i, Instr::StoreExcl { when: When::If(_), .. });
        if e.c.known() == Some(0) && conditional(&self.kinds[e.kind as usize].instr) {
            return false;
        }
        if class & WRITE != 0 && self.layout.views && e.loc < SEVERAL {
            // Positions are bytes. Stores that somebody may still not have seen are
            // in flight, so this is the same bound.
            if s.lists.lists[e.loc as usize].len() >= 250 {
                self.hit_window();
                return false;
            }
        }
        // What rests on a guess stays inside the thread.
        if class & WRITE != 0 && e.a.taint() | e.b.taint() | e.c.taint() != 0 {
            return false;
        }
        if class & WRITE != 0 && self.model.commit && !self.can_commit(th, k) {
            return false;
        }
        if class & WRITE != 0 && self.options.cautious && !self.settled_before(th, k) {
            return false;
        }
        if !self.notices_allow(th, k) {
            return false;
        }
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let waits = self.model.waits(&Win::new(&buf[..n], None), k);
        !self.refused(th, &waits, 0)
    }

    /// Whether nothing older than `k` can still turn out wrong: addresses and branches
    /// are known, exclusive stores done, orders kept.
    fn settled_before(&self, th: &ThreadState, k: usize) -> bool {
        let settled = |e: &Entry| match self.kinds[e.kind as usize].instr {
            // Whoever uses what they make is unsettled itself.
            Instr::Alu { .. } | Instr::Fence { .. } => true,
            Instr::Load { .. }
            | Instr::Store { .. }
            | Instr::Rmw { .. }
            | Instr::Atomic { .. }
            | Instr::Notice { .. } => e.loc != UNKNOWN && e.a.taint() == 0 && e.inverted == 0,
            _ => e.done,
        };
        th.win[..k].iter().all(settled)
    }

    /// Performs entry `k`. `None` if it cannot be, or if that is refuted at once.
    pub(crate) fn perform(
        &self,
        s: &State,
        t: usize,
        k: usize,
        pick: usize,
    ) -> Option<(State, Done, Option<Fault>)> {
        let e = s.threads[t].win[k];
        let kind = &self.kinds[e.kind as usize];
        if self.layout.views
            && self.class(&e) == WRITE
            && e.loc < SEVERAL
            && self.splits(s, e.loc as usize, pick)
        {
            return None;
        }
        if self.is_run(&e) {
            return self.perform_run(s, t, k, pick);
        }
        let mut next = s.clone();
        self.push_before(&mut next, t, &e);
        self.call_notice(&mut next.threads[t], k);
        let mut fault = None;
        let mut same_source = None;
        let what = match kind.instr {
            Instr::Load { .. } => {
                let what = self.load(s, &mut next, t, k, pick)?;
                same_source = Some((k as u8, self.readers_of_same(&next.threads[t], k)));
                what
            }
            Instr::Notice { .. } => {
                let (loc, value) = (e.loc as usize, e.b.known()?);
                next.mem[loc] = value;
                What::Shown { loc, value }
            }
            Instr::Atomic { end, .. } => self.block(&mut next, t, k, end as usize, &mut fault)?,
            Instr::Rmw { op, .. } => {
                let loc = e.loc as usize;
                let old = self.read_for_update(s, loc, pick);
                let new = op.apply(old, e.b.known()?, e.c.known()?);
                let fails = op == Update::CompareSwap && old != e.c.known()?;
                if self.layout.views && !self.may_follow(s, t, k, pick, fails) {
                    return None;
                }
                if self.layout.views && fails {
                    self.read_only(&mut next, t, k, pick);
                } else if self.layout.views && self.splits(s, loc, pick) {
                    return None;
                } else {
                    self.write(&mut next, t, k, new, pick);
                }
                next.threads[t].win[k].read = Read::Stale;
                next.threads[t].produce(k, old, 0);
                What::Update { loc, old, new, at: pick, wrote: !fails }
            }
            _ => {
                if e.pair != NONE {
                    let load = &s.threads[t].win[e.pair as usize];
                    let moved = self.layout.views
                        && (load.read != Read::Fresh
                            || pick != s.lists.seen[t][e.loc as usize] as usize + 1);
                    if !load.done || load.broken || moved {
                        return None;
                    }
                }
                let (loc, value) = (e.loc as usize, e.b.known()?);
                let old = if self.layout.views { 0 } else { s.mem[loc] };
                self.write(&mut next, t, k, value, pick);
                next.threads[t].produce(k, 0, 0);
                What::Store { loc, value, old, at: pick }
            }
        };
        next.threads[t].win[k].done = true;
        if !self.admit(&mut next.threads[t], k, same_source) || self.hopeless(&next) {
            return None;
        }
        Some((next, Done { thread: t, kind: e.kind, what }, fault))
    }

    /// One value of a folded run reaches memory, or the run is over.
    fn perform_run(
        &self,
        s: &State,
        t: usize,
        k: usize,
        pick: usize,
    ) -> Option<(State, Done, Option<Fault>)> {
        let e = s.threads[t].win[k];
        let mut next = s.clone();
        let what = match run_values(&e).nth(pick) {
            Some(value) => {
                let (loc, old) = (e.loc as usize, s.mem[e.loc as usize]);
                self.write(&mut next, t, k, value, 0);
                What::Store { loc, value, old, at: 0 }
            }
            None => {
                next.threads[t].win[k].done = true;
                What::Local("the run is over")
            }
        };
        Some((next, Done { thread: t, kind: e.kind, what }, None))
    }

    fn load(&self, s: &State, next: &mut State, t: usize, k: usize, pick: usize) -> Option<What> {
        let th = &s.threads[t];
        let e = &th.win[k];
        let loc = e.loc as usize;
        let mine =
            |x: &Entry| !x.done && self.class(x) & WRITE != 0 && self.site(x).meets(self.site(e));
        let from = th.win[..k].iter().rposition(mine);
        let mut taint = if self.model.commit { 1 << k } else { 0 };
        let value = match from {
            Some(i) => {
                if pick > 0 || self.class(&th.win[i]) & READ != 0 {
                    return None;
                }
                next.threads[t].win[k].read = Read::Forwarded(i as u8);
                let store = &th.win[i];
                if !self.model.commit {
                    // Guesses pass through memory with the value.
                    taint |= store.b.taint();
                    taint |= ((store.c.known().is_none() || store.c.taint() != 0) as u64) << i;
                }
                store.b.known()?
            }
            None => {
                next.threads[t].win[k].read = Read::Fresh;
                if self.layout.views { self.read_view(next, t, k, pick) } else { s.mem[loc] }
            }
        };
        next.threads[t].produce(k, value, taint);
        let seen = s.lists.seen.get(t).map_or(0, |row| row[loc] as usize);
        Some(What::Load { loc, value, forwarded: from.is_some(), at: seen + pick })
    }

    /// The finished loads of the same location that read the same store as `k`.
    fn readers_of_same(&self, th: &ThreadState, k: usize) -> u64 {
        let e = th.win[k];
        let same = |(j, x): (usize, &Entry)| {
            let yes = j != k && x.done && self.class(x) & READ != 0 && x.loc == e.loc;
            ((yes && x.read == e.read) as u64) << j
        };
        th.win.iter().enumerate().map(same).fold(0, |a, b| a | b)
    }

    /// Makes the value of entry `k` the newest of its location.
    fn write(&self, next: &mut State, t: usize, k: usize, value: i64, pick: usize) {
        let loc = next.threads[t].win[k].loc;
        if self.layout.views {
            self.write_view(next, t, k, value, pick);
        } else {
            next.mem[loc as usize] = value;
        }
        self.note_write(next, t, Some(k), loc);
    }

    /// Tells finished loads in flight that their location was written.
    pub(crate) fn note_write(&self, next: &mut State, t: usize, k: Option<usize>, loc: u8) {
        for (q, th) in next.threads.iter_mut().enumerate() {
            // Another thread's store is news to this one only in one memory.
            if self.layout.views && q != t {
                continue;
            }
            for e in th.win.iter_mut().filter(|e| e.done && e.loc == loc) {
                let from_memory = matches!(e.read, Read::Fresh | Read::Stale);
                e.broken |= q != t && from_memory;
                match e.read {
                    Read::Fresh => e.read = Read::Stale,
                    Read::Forwarded(i) if q == t && Some(i as usize) == k => e.read = Read::Fresh,
                    _ => {}
                }
            }
        }
    }

    /// Whether entry `k` may be done now, given what is done already; records
    /// pairs that unknown addresses leave open.
    fn admit(&self, th: &mut ThreadState, k: usize, same_source: Option<(u8, u64)>) -> bool {
        let mut buf = ev_buf();
        let n = self.events(&th.win, &mut buf);
        let win = Win::new(&buf[..n], same_source);
        let waits = self.model.waits(&win, k);
        if self.refused(th, &waits, 0) {
            return false;
        }
        for j in k + 1..n {
            let e = &th.win[j];
            if e.done && self.class(e) & (READ | WRITE) != 0 {
                let w = self.model.waits(&win, j);
                if w.glob.must >> k & 1 == 1 {
                    return false;
                }
                th.win[j].inverted |= w.glob.may & (1 << k);
            }
        }
        true
    }

    /// An exclusive store that was promised success has lost its reservation.
    fn hopeless(&self, s: &State) -> bool {
        let lost = |th: &ThreadState, e: &Entry| {
            e.pair != NONE && !e.done && th.win[e.pair as usize].broken
        };
        s.threads.iter().any(|th| th.win.iter().any(|e| lost(th, e)))
    }

    /// Local operations as steps of their own: stages off.
    fn local_steps(&self, s: &State, t: usize, emit: &mut dyn FnMut(&Done, &Reached)) {
        use crate::local::Local;
        let mut finish = |mut state: State, fault, name, kind| {
            if !self.broken(&state.threads[t]) {
                self.retire(&mut state.threads[t], t);
                let done = Done { thread: t, kind, what: What::Local(name) };
                if self.completes(&mut state) {
                    emit(&done, &Reached { state, fault, also: Vec::new() });
                }
            }
        };
        for k in 0..s.threads[t].win.len() {
            let (mut next, mut fault) = (s.clone(), None);
            let kind = s.threads[t].win[k].kind;
            if self.issue(&mut next, t, k, &mut fault) == Local::Moved {
                finish(next, fault, "issued", kind);
            }
        }
        let pc = s.threads[t].pc as usize;
        let Some(&kind) = self.kind_of[t].get(pc) else { return };
        for guess in [None, Some(true), Some(false)] {
            let (mut next, mut fault) = (s.clone(), None);
            match (guess, self.fetch(&mut next, t, guess, &mut fault)) {
                (None, Local::Guess) => continue,
                (_, Local::Moved | Local::Passed) => finish(next, fault, "fetched", kind),
                _ => {}
            }
            if guess.is_none() {
                break;
            }
        }
    }

    /// The address of a location, for narration of register values.
    pub fn show(&self, value: i64) -> String {
        if let Ok(l) = self.program.cells.binary_search_by_key(&value, |c| c.0) {
            return format!("&{}", self.program.locs[l]);
        }
        if value == crate::word::UNDEFINED {
            return "?".into();
        }
        if !self.program.cells.is_empty() {
            return value.to_string();
        }
        match location(value, self.layout.n_locs) {
            Some(l) if value == address(l) => self.program.locs[l].clone(),
            _ => value.to_string(),
        }
    }
}
