//! Every step of a decoded state, in the order of the compiled function.

use super::eval::Eval;
use super::world::World;
use crate::compiled::{BUDGET, Compiled, Detail, Ends, NESTED, STRAIGHT, Trouble};
use crate::ir::*;
use heddle_model::{Actor, Event, FaultKind, Step};
use std::cell::Cell;

/// One step and what it came to.
#[derive(Clone, Debug)]
pub struct Edge {
    pub actor: Actor,
    pub events: Vec<Event>,
    /// The state after it; of no use if the trouble cannot go on.
    pub world: World,
    /// What went wrong, in which statement.
    pub trouble: Option<(Trouble, u32)>,
    /// A guard that broke, without a step.
    pub stopped: bool,
}

pub struct Interp<'c> {
    pub c: &'c Compiled,
    /// Whether to tell events, or only find states.
    pub tell: bool,
    /// How many `enabled` are being answered, each because of the one before.
    pub(super) asked: Cell<u32>,
    /// No process can move: the run only repeats its last state.
    pub(super) stutters: Cell<bool>,
    /// Statements of `d_step`s that were executed since this was last set to zero.
    pub(super) spent: Cell<u32>,
}

/// A step on its way: what happened so far.
#[derive(Clone, Debug)]
pub(super) struct Path {
    pub(super) world: World,
    pub(super) events: Vec<Event>,
    trouble: Option<(Trouble, u32)>,
    actor: Actor,
    /// Whose statements were executed; the actor's own aside.
    others: Vec<u16>,
}

impl Path {
    fn start(world: &World) -> Path {
        let (world, events, others) = (world.clone(), Vec::new(), Vec::new());
        Path { world, events, trouble: None, actor: Actor::NOBODY, others }
    }

    pub(super) fn note(&mut self, t: Option<Trouble>, stmt: u32) {
        if let Some(t) = t {
            match self.trouble {
                Some((old, _)) if !old.goes_on || t.goes_on => {}
                _ => self.trouble = Some((t, stmt)),
            }
        }
    }
}

/// What can be executed: at once, or with a partner.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Can {
    No,
    Yes,
    Meet,
}

/// The steps a process has in the middle of an atomic sequence.
enum Ways<'c> {
    None,
    One(&'c Trans),
    Many,
}

/// Which steps of a state are wanted: an atomic sequence may have thousands, each of
/// thousands of statements.
enum Want {
    All,
    One(Step),
    /// None: only who moves.
    Movers,
}

struct Search<'i, 'c> {
    i: &'i Interp<'c>,
    want: Want,
    out: Vec<Edge>,
    /// Steps so far of the actor whose step is wanted.
    n: u32,
    /// Nothing else is wanted.
    done: bool,
    movers: Vec<bool>,
    followed: u32,
    chosen: u32,
    nested: u32,
}

impl<'c> Interp<'c> {
    pub fn new(c: &'c Compiled) -> Self {
        let (asked, stutters, spent) = (Cell::new(0), Cell::new(false), Cell::new(0));
        Interp { c, tell: true, asked, stutters, spent }
    }

    pub fn ir(&self) -> &'c Ir {
        &self.c.ir
    }

    pub fn decode(&self, state: &[u8]) -> World {
        let mut world = World::decode(&self.c.ir, &self.c.layout, state);
        if let Some(embed) = self.c.embed.as_ref().filter(|e| e.unmatched.len() > 0) {
            world.beside = embed.unmatched.of(state);
        }
        world
    }

    pub fn encode(&self, w: &World) -> Vec<u8> {
        w.encode(&self.c.ir, &self.c.layout)
    }

    /// All steps, by edge number.
    pub fn edges(&self, world: &World) -> Vec<Edge> {
        self.search(world, Want::All).out
    }

    /// One step of them. What others could do matters only to a claim, to a process in
    /// control, and where nobody can move but for `timeout`; elsewhere it is not found out.
    pub fn edge(&self, world: &World, step: Step) -> Option<Edge> {
        let pid = step.actor.0 as usize;
        if self.c.claim.is_none() && world.lock == 0 && pid < world.procs.len() {
            let mut s = Search::new(self, Want::One(step));
            if s.begin(&Path::start(world), pid, false) > 0 {
                return s.out.pop();
            }
        }
        self.search(world, Want::One(step)).out.pop()
    }

    /// Who has a step, or a part in one; by number.
    pub fn movers(&self, world: &World) -> Vec<bool> {
        let quiet = Interp { tell: false, ..Interp::new(self.c) };
        let mut movers = quiet.search(world, Want::Movers).movers;
        movers.resize(world.procs.len().max(movers.len()), false);
        movers
    }

    fn search(&self, world: &World, want: Want) -> Search<'_, 'c> {
        let mut s = Search::new(self, want);
        let start = Path::start(world);
        match self.c.claim {
            None => {
                s.system(&start);
            }
            Some(claim) => {
                let asks = self.c.ir.uses.non_progress;
                let stuck = asks && Search::new(self, Want::Movers).system(&start) == 0;
                self.stutters.set(stuck);
                s.claim(&start, claim, &mut Vec::new());
                self.stutters.set(false);
            }
        }
        s
    }

    pub fn trans(&self, w: &World, pid: usize) -> &'c [Trans] {
        let p = &w.procs[pid];
        &self.c.ir.ptypes[p.ptype as usize].states[p.pc as usize].trans
    }

    pub fn stmt(&self, i: u32) -> &'c Stmt {
        &self.c.ir.stmts[i as usize]
    }

    /// Whether a process could do something; an offer to meet counts.
    pub fn has_step(&self, w: &World, pid: usize, timeout: bool) -> bool {
        self.trans(w, pid).iter().any(|t| self.can(w, Some(pid), t.stmts[0], timeout).0 != Can::No)
    }

    /// Whether a statement is executable, leaving aside what `else` asks.
    pub fn executable(&self, w: &World, pid: usize, stmt: u32) -> bool {
        self.can(w, Some(pid), stmt, false).0 == Can::Yes
    }

    fn can(
        &self,
        w: &World,
        who: Option<usize>,
        stmt: u32,
        timeout: bool,
    ) -> (Can, Option<Trouble>) {
        let mut e = Eval::new(self, who, timeout);
        let can = self.test(w, &mut e, &self.stmt(stmt).action);
        (can, e.trouble)
    }

    pub(super) fn test(&self, w: &World, e: &mut Eval, action: &Action) -> Can {
        let yes = match action {
            Action::Cond(Expr::Run(_)) => {
                if w.procs.len() >= 255 {
                    e.fail(FaultKind::TooMany, false, Detail::None);
                }
                true
            }
            Action::Cond(cond) => e.value(w, cond) != 0,
            Action::Send(s) => {
                let Some(q) = e.chan(w, &s.chan) else { return Can::Yes };
                e.keep_promises(w, q, Ends::SEND);
                if e.capacity(w, q) == 0 {
                    return Can::Meet;
                }
                self.c.lossy || w.chans[q].messages.len() < e.capacity(w, q)
            }
            Action::Recv(r) => {
                let Some(q) = e.chan(w, &r.chan) else { return Can::Yes };
                e.keep_promises(w, q, Ends::of_receive(r.random, r.keep));
                let rendezvous = e.capacity(w, q) == 0;
                if rendezvous && r.keep {
                    e.fail(FaultKind::Runtime, true, Detail::PollRendezvous);
                }
                !rendezvous && e.find(w, r, q).is_some()
            }
            Action::End => e.who.is_some_and(|p| p + 1 == w.procs.len()),
            Action::DStep { start, .. } => {
                let trans = &self.states_of(w, e.who)[*start as usize].trans;
                trans.iter().any(|t| self.test(w, e, &self.stmt(t.stmts[0]).action) != Can::No)
            }
            Action::Code(i) => e.c_allowed(w, *i),
            _ => true,
        };
        if yes { Can::Yes } else { Can::No }
    }

    pub(super) fn provided(&self, w: &World, pid: usize, timeout: bool) -> bool {
        let clause = &self.c.ir.ptypes[w.procs[pid].ptype as usize].provided;
        let mut e = Eval::new(self, Some(pid), timeout);
        clause.as_ref().is_none_or(|p| e.value(w, p) != 0)
    }

    /// Whether a process may be scheduled: its provided clause holds, and
    /// nobody of higher priority can move.
    pub fn may_run(&self, w: &World, pid: usize, timeout: bool) -> bool {
        self.provided(w, pid, timeout) && self.outranked(w, pid, timeout).is_none()
    }

    /// Who can move and has a higher priority.
    pub(super) fn outranked(&self, w: &World, pid: usize, timeout: bool) -> Option<usize> {
        let uses = self.c.ir.uses.priority;
        let own = w.procs[pid].priority;
        let above = |p: usize| uses && w.procs[p].priority > own;
        (0..w.procs.len())
            .find(|&p| above(p) && self.provided(w, p, timeout) && self.has_step(w, p, timeout))
    }
}

impl<'i, 'c> Search<'i, 'c> {
    fn new(i: &'i Interp<'c>, want: Want) -> Self {
        let (out, movers) = (Vec::new(), Vec::new());
        Search { i, want, out, n: 0, done: false, movers, followed: 0, chosen: 0, nested: 0 }
    }

    /// The claim moves first; its atomic sequences are one move. `passed` are its places in
    /// the one that it is in.
    fn claim(&mut self, start: &Path, claim: u16, passed: &mut Vec<u16>) {
        let states = &self.i.c.ir.ptypes[claim as usize].states;
        let mut moved = false;
        for t in &states[start.world.claim as usize].trans {
            let stmt = t.stmts[0];
            if self.done {
                return;
            }
            if matches!(self.i.stmt(stmt).action, Action::End) || (t.is_else && moved) {
                continue;
            }
            let (can, trouble) = self.i.can(&start.world, None, stmt, false);
            if can == Can::No {
                self.stop(start, trouble, stmt);
                continue;
            }
            moved = true;
            let mut path = start.clone();
            path.note(trouble, stmt);
            for &s in &t.stmts {
                self.i.perform(&mut path, None, s);
            }
            path.world.claim = t.target;
            if states[t.target as usize].end {
                let kind = FaultKind::ClaimViolated;
                path.note(Some(Trouble::new(kind, true, Detail::None)), stmt);
            }
            if t.atomic {
                if !passed.contains(&t.target) {
                    passed.push(t.target);
                    self.claim(&path, claim, passed);
                    passed.pop();
                }
            } else if self.system(&path) == 0 {
                path.actor = Actor::NOBODY;
                self.emit(path);
            }
        }
    }

    fn system(&mut self, path: &Path) -> u32 {
        if path.world.lock != 0 {
            let mut path = path.clone();
            let pid = std::mem::take(&mut path.world.lock) as usize - 1;
            let n = self.begin(&path, pid, false);
            return if n > 0 { n } else { self.everybody(&path) };
        }
        self.everybody(path)
    }

    fn everybody(&mut self, path: &Path) -> u32 {
        for timeout in [false, true] {
            let pids = (0..path.world.procs.len()).rev();
            let n: u32 = pids.map(|pid| self.begin(path, pid, timeout)).sum();
            if n > 0 {
                return n;
            }
        }
        0
    }

    /// The steps that one process begins.
    fn begin(&mut self, path: &Path, pid: usize, timeout: bool) -> u32 {
        (self.followed, self.chosen) = (0, 0);
        self.i.spent.set(0);
        self.process(path, None, pid, timeout)
    }

    /// The steps of one process; `first` is who began, if not itself.
    fn process(&mut self, path: &Path, first: Option<Actor>, pid: usize, timeout: bool) -> u32 {
        let w = &path.world;
        if !self.i.may_run(w, pid, timeout) {
            return 0;
        }
        let deterministic = self.i.c.ir.ptypes[w.procs[pid].ptype as usize].deterministic;
        let (mut n, mut escape) = (0, 0);
        for t in self.i.trans(w, pid) {
            if self.done || escape > 0 && escape != t.escape {
                break;
            }
            if t.is_else && n > 0 {
                continue;
            }
            let stmt = t.stmts[0];
            let (can, trouble) = self.i.can(w, Some(pid), stmt, timeout);
            let mut next = path.clone();
            next.actor = first.unwrap_or(Actor(pid as u16));
            next.note(trouble, stmt);
            let moved = match can {
                Can::No => {
                    self.stop(&Path { actor: next.actor, ..path.clone() }, trouble, stmt);
                    0
                }
                Can::Yes => {
                    if deterministic && n > 0 && !t.is_else {
                        let kind = FaultKind::Nondeterminism;
                        next.note(Some(Trouble::new(kind, true, Detail::None)), stmt);
                    }
                    self.complete(next, pid, t, 0);
                    1
                }
                Can::Meet => self.meet(next, pid, t),
            };
            if moved > 0 {
                escape = t.escape;
            } else if can == Can::Meet {
                escape = 0;
            }
            n += moved;
        }
        n
    }

    /// Executes a transition from statement `from` on, moves, and goes on.
    fn complete(&mut self, mut path: Path, pid: usize, t: &Trans, from: usize) {
        self.rest(&mut path, pid, t, from);
        self.settle(path, pid, t);
    }

    /// The statements of a transition from `from` on, and the new place.
    fn rest(&mut self, path: &mut Path, pid: usize, t: &Trans, from: usize) {
        for (i, &s) in t.stmts.iter().enumerate() {
            if i >= from {
                self.i.perform(path, Some(pid), s);
            }
            for &(_, slot) in t.resets.iter().filter(|r| r.0 as usize == i) {
                path.world.procs[pid].locals[slot as usize] = 0;
            }
        }
        if t.target != 0 {
            path.world.procs[pid].pc = t.target;
        }
        path.world.last = pid as u8;
    }

    /// Stops here, or goes on if the process keeps control.
    fn settle(&mut self, mut path: Path, pid: usize, t: &Trans) {
        let mut atomic = t.atomic;
        loop {
            if path.trouble.is_some_and(|(t, _)| !t.goes_on) || !atomic {
                return self.emit(path);
            }
            self.followed = self.followed.saturating_add(self.i.spent.take());
            let long = self.chosen > BUDGET || self.nested > NESTED || self.followed > STRAIGHT;
            if long && self.i.c.layout.lock.is_some() {
                path.world.lock = pid as u8 + 1;
                return self.emit(path);
            }
            match self.ways(&path.world, pid) {
                Ways::None => return self.emit(path),
                // Needs no copy of the world, and no recursion.
                Ways::One(t) => {
                    self.followed += 1;
                    self.rest(&mut path, pid, t, 0);
                    atomic = t.atomic;
                }
                Ways::Many => {
                    self.chosen += 1;
                    self.nested += 1;
                    let n = self.process(&path, Some(path.actor), pid, false);
                    self.nested -= 1;
                    if n == 0 {
                        self.emit(path);
                    }
                    return;
                }
            }
        }
    }

    /// How a process can go on. Anything but a plain step counts as many.
    fn ways(&self, w: &World, pid: usize) -> Ways<'c> {
        if !self.i.may_run(w, pid, false) {
            return Ways::None;
        }
        let mut found = Ways::None;
        for t in self.i.trans(w, pid) {
            match found {
                Ways::One(f) if f.escape > 0 && f.escape != t.escape => break,
                Ways::One(_) if t.is_else => continue,
                _ => {}
            }
            match (self.i.can(w, Some(pid), t.stmts[0], false), &found) {
                ((Can::No, None), _) => {}
                ((Can::Yes, None), Ways::None) => found = Ways::One(t),
                _ => return Ways::Many,
            }
        }
        found
    }

    /// A rendezvous: every receive that takes the message makes a step.
    fn meet(&mut self, mut path: Path, pid: usize, t: &Trans) -> u32 {
        let i = self.i;
        let stmt = t.stmts[0];
        let Action::Send(send) = &i.stmt(stmt).action else { unreachable!("only sends meet") };
        let mut e = Eval::new(i, Some(pid), false);
        let Some(q) = e.chan(&path.world, &send.chan) else { return 0 };
        let message = i.message(&path.world, &mut e, send, q);
        let broken = e.trouble;
        let before = path.clone();
        i.watch(&mut path.world, &mut e, true, q, &message);
        let trouble = e.trouble;
        path.note(trouble, stmt);
        if i.tell {
            path.events.push(i.event(&path.world, &path.world, Some(pid), stmt, String::new()));
        }
        let sent = path.events.len();
        // Statements merged with the send are local: they may come first.
        self.rest(&mut path, pid, t, 1);
        let others = (0..path.world.procs.len()).rev().filter(|&p| p != pid);
        let n = others.map(|p| self.take(&path, (pid, sent), p, q, &message)).sum();
        if n == 0 {
            // The offer itself is wrong, whether or not somebody takes it.
            self.stop(&before, broken, stmt);
        }
        n
    }

    fn take(
        &mut self,
        path: &Path,
        (sender, sent): (usize, usize),
        pid: usize,
        q: usize,
        message: &[i32],
    ) -> u32 {
        let i = self.i;
        if !i.may_run(&path.world, pid, false) {
            return 0;
        }
        let (mut n, mut escape) = (0, 0);
        for t in i.trans(&path.world, pid) {
            if self.done || escape > 0 && escape != t.escape {
                break;
            }
            // A `d_step` may begin with the receive.
            let states = &i.ir().ptypes[path.world.procs[pid].ptype as usize].states;
            let into = match i.stmt(t.stmts[0]).action {
                Action::DStep { start, id } => Some((&states[start as usize], id)),
                _ => None,
            };
            let inside = into.map_or(std::slice::from_ref(t), |(s, _)| &s.trans[..]);
            let mut e = Eval::new(i, Some(pid), false);
            let Some((first, r)) = inside.iter().find_map(|t| {
                let Action::Recv(r) = &i.stmt(t.stmts[0]).action else { return None };
                let fits = e.value(&path.world, &r.chan) == q as i32 + 1
                    && !r.keep
                    && e.matches(&path.world, r, message);
                fits.then_some((t, r))
            }) else {
                continue;
            };
            let stmt = first.stmts[0];
            let mut next = path.clone();
            next.others.extend([sender as u16, pid as u16]);
            if r.args.len() != message.len() {
                e.fail(FaultKind::Runtime, true, Detail::FieldCount);
            }
            i.fill(&mut next.world, &mut e, r, message);
            i.bear(&mut next.world, &mut e);
            i.watch(&mut next.world, &mut e, false, q, message);
            let mut more = Vec::new();
            let after = next.world.clone();
            if let Some((_, id)) = into
                && states[first.target as usize].dstep == id
            {
                i.dstep(&mut next.world, &mut e, first.target, id, &mut more);
            }
            let trouble = e.trouble;
            next.note(trouble, t.stmts[0]);
            if i.tell {
                let (lane, partner) = (i.lane(&path.world, sender), i.lane(&path.world, pid));
                if let Some(sent) = next.events.get_mut(sent - 1) {
                    sent.note = format!("to {partner}");
                }
                let mut event = i.event(&path.world, &after, Some(pid), stmt, String::new());
                event.note = format!("from {lane}");
                next.events.push(event);
                next.events.append(&mut more);
            }
            escape = t.escape;
            n += 1;
            self.complete(next, pid, t, 1);
        }
        n
    }

    fn emit(&mut self, path: Path) {
        let Path { world, events, trouble, actor, others } = path;
        for pid in others.into_iter().chain((actor != Actor::NOBODY).then_some(actor.0)) {
            let pid = pid as usize;
            self.movers.resize(self.movers.len().max(pid + 1), false);
            self.movers[pid] = true;
        }
        self.give(Edge { actor, events, world, trouble, stopped: false });
    }

    fn stop(&mut self, path: &Path, trouble: Option<Trouble>, stmt: u32) {
        if let Some(t) = trouble {
            let Path { world, events, actor, .. } = path.clone();
            let trouble = Some((Trouble { goes_on: false, ..t }, stmt));
            self.give(Edge { actor, events, world, trouble, stopped: true });
        }
    }

    /// Keeps an edge that is wanted.
    fn give(&mut self, edge: Edge) {
        match self.want {
            Want::All => self.out.push(edge),
            Want::One(step) if edge.actor == step.actor => {
                self.n += 1;
                if self.n > step.edge && !self.done {
                    self.done = true;
                    self.out.push(edge);
                }
            }
            Want::One(_) | Want::Movers => {}
        }
    }
}
