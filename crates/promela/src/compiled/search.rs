//! Every step of a state, in SPIN's order.
//!
//! A step is what SPIN stores a state after: one statement of one process; a
//! rendezvous, which moves two; an atomic sequence up to where it ends or
//! blocks, along every path through it; with a claim, the claim's move and
//! then one of these. Processes are tried from the youngest to the oldest,
//! statements in the order of the text with escapes first and `else` last.
//!
//! The inside of an atomic sequence is searched as a tree, as SPIN does: what
//! it passes through is not stored. Where the sequence can loop, that may not
//! end; after [`BUDGET`] choices, [`NESTED`] choices one in another, or
//! [`STRAIGHT`] statements without a choice (those of `d_step`s count), what is still
//! under way is given out as states of their own, in which only the process in control
//! may move. So the work of one expansion is bounded, and a search can be stopped
//! between two. Without a loop, too many choices one after the other do the same.

use super::eval::{Eval, Guard, priority};
use super::{Compiled, Limit, Memory, Trouble};
use crate::code::Act;
use crate::ir::Trans;
use crate::native::{Env, Runner};
use crate::reduction::ample::{LIVING, Reducer};
use heddle_model::{Actor, Fault, FaultKind, Sink, Step};

/// How many choices in atomic sequences one expansion follows.
pub const BUDGET: u32 = 5_000;
/// How many statements of atomic sequences it follows where there is no choice.
pub const STRAIGHT: u32 = 200_000;
/// How many choices deep it follows them.
pub const NESTED: u32 = 200;

/// The steps a process has in the middle of an atomic sequence.
enum Ways<'c> {
    None,
    One(&'c Trans),
    Many,
}

pub struct Expander<'c> {
    pub c: &'c Compiled,
    pub eval: Eval,
    /// The state at each depth of the tree inside one step.
    pub(super) levels: Vec<Memory>,
    pub(super) hidden: Vec<u8>,
    pub(super) reducer: Option<Reducer<'c>>,
    /// The next edge number of each actor; the last is nobody's.
    pub(super) edges: [u32; 256],
    /// Who may begin a step, if not everybody.
    only: Option<Actor>,
    followed: u32,
    chosen: u32,
    nested: u32,
    /// What went wrong on the way to the current depth, and where.
    pub(super) pending: Option<(Trouble, u32)>,
    /// The model's machine code, once this worker has expanded enough.
    runner: Option<Runner<'c>>,
    /// States expanded so far; at its greatest when there is no more to wait for.
    expanded: u32,
    /// Steps that were not followed.
    pub n_cut: u64,
}

impl<'c> Expander<'c> {
    pub fn new(c: &'c Compiled) -> Self {
        let levels = vec![Memory::default(), Memory::default()];
        let hidden = hidden_bytes(c);
        let eval = Eval::new(c);
        let reducer = c.reduction.as_ref().ok().map(Reducer::new);
        Expander {
            c,
            eval,
            levels,
            hidden,
            reducer,
            edges: [0; 256],
            only: None,
            followed: 0,
            chosen: 0,
            nested: 0,
            pending: None,
            runner: None,
            expanded: 0,
            n_cut: 0,
        }
    }

    /// Whether some step from a state is not followed.
    pub fn is_cut(&mut self, state: &[u8]) -> bool {
        let before = self.n_cut;
        self.expand(state, &mut Unheard);
        self.n_cut > before
    }

    /// Loads a state for questions about it, unless it is there already.
    pub fn load(&mut self, state: &[u8]) -> &Memory {
        self.eval.trouble = None;
        let n_hidden = self.c.layout.hidden as usize;
        if self.levels[0].bytes.get(n_hidden..) == Some(state) && !state.is_empty() {
            return &self.levels[0];
        }
        self.levels[0].load(&self.c.layout, &self.hidden, state);
        if self.c.layout.beside.1 > 0
            && let Some(embed) = &self.c.embed
        {
            self.levels[0].set_beside(&self.c.layout, &embed.unmatched.of(state));
        }
        &self.levels[0]
    }

    pub fn holds(&mut self, state: &[u8], index: u32) -> bool {
        self.load(state);
        if let Some(runner) = &mut self.runner
            && let Some(answer) = runner.holds(&mut self.levels[0], index, &mut self.eval.reached)
        {
            return answer;
        }
        let block = self.c.code.propositions[index as usize];
        self.eval.value(self.c, &self.levels[0], usize::MAX, block) != 0
    }

    pub fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.load(state);
        self.warm_up();
        self.only = None;
        self.start(sink);
    }

    /// The steps that one process begins; those of all who live on, for [`LIVING`].
    pub fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.load(state);
        self.warm_up();
        self.only = Some(actor);
        self.start(sink);
        self.only = None;
    }

    /// Counts states, and takes up the model's machine code when there were enough.
    #[inline]
    fn warm_up(&mut self) {
        if self.expanded < u32::MAX {
            self.expanded += 1;
            if self.expanded > self.c.native.after() {
                let code = self.c.native.code(self.c);
                self.runner = code.map(|code| Runner::new(code, self.c));
                self.expanded = u32::MAX;
            }
        }
    }

    fn start(&mut self, sink: &mut impl Sink) {
        let n = self.levels[0].procs.len();
        self.edges[..n].fill(0);
        self.edges[255] = 0;
        self.pending = None;
        match self.c.claim {
            None => {
                self.system(0, sink);
            }
            Some(claim) => {
                self.eval.stutters = self.c.ir.uses.non_progress && !self.can_move();
                self.claim_first(0, claim, &mut Vec::new(), sink);
                self.eval.stutters = false;
            }
        }
    }

    /// Moves of the processes in the state at `level`; how many there were.
    /// Each process has the whole budget for itself, so that its edges do not
    /// depend on who else was expanded.
    pub(super) fn system(&mut self, level: usize, sink: &mut impl Sink) -> u32 {
        if let Some(at) = self.c.layout.lock {
            let owner = self.levels[level].bytes[at as usize];
            if owner != 0 {
                return self.locked(level, owner as usize - 1, at as usize, sink);
            }
        }
        self.everybody(level, sink)
    }

    fn everybody(&mut self, level: usize, sink: &mut impl Sink) -> u32 {
        let mut n = 0;
        let reached = &mut self.eval.reached;
        let mut env = self.runner.as_mut().map(|r| r.env(&mut self.levels[level], reached));
        for timeout in [false, true] {
            for pid in (0..self.levels[level].procs.len()).rev() {
                if self.only.is_some_and(|only| self.is_idle(level, pid, only)) {
                    continue;
                }
                if let (Some(env), false) = (&mut env, timeout)
                    && let Some(moves) = self.compiled(level, pid, env, sink)
                {
                    n += moves;
                    continue;
                }
                self.eval.timeout = timeout;
                (self.followed, self.chosen, self.eval.spent) = (0, 0, 0);
                n += self.process(level, pid, pid, sink);
            }
            if n > 0 || !self.c.ir.uses.timeout || self.only.is_some() {
                break;
            }
        }
        self.eval.timeout = false;
        n
    }

    /// The moves of one process by machine code, if there is some and nothing goes wrong.
    #[inline]
    fn compiled(
        &mut self,
        level: usize,
        pid: usize,
        env: &mut Env,
        sink: &mut impl Sink,
    ) -> Option<u32> {
        let runner = self.runner.as_mut()?;
        let (layout, m) = (&self.c.layout, &self.levels[level]);
        let place = m.place(layout, m.procs[pid] as usize);
        if self.pending.is_some() || !runner.has(place) {
            return None;
        }
        let (actor, hidden) = (Actor(pid as u16), layout.hidden as usize);
        let next = &mut self.edges[pid];
        let emit = |bytes: &[u8]| {
            sink.step(Step { actor, edge: *next }, &bytes[hidden..]);
            *next += 1;
        };
        // SAFETY: `everybody` made it of this runner and this level, which nobody changes
        // while its processes move; the marks stay where they are.
        unsafe { runner.run(env, m, pid, place, emit) }
    }

    /// Whether a process may not begin a step if only these may.
    fn is_idle(&self, level: usize, pid: usize, only: Actor) -> bool {
        if only != LIVING {
            return only.0 as usize != pid;
        }
        let (c, m) = (self.c, &self.levels[level]);
        let state = &c.ir.ptypes[m.ptype(pid)].states[m.pc(&c.layout, pid) as usize];
        let dies = |t: &Trans| matches!(c.code.acts[t.stmts[0] as usize], Act::End);
        state.trans.iter().all(dies)
    }

    /// A state in the middle of an atomic sequence: its process goes on if it can.
    fn locked(&mut self, level: usize, pid: usize, at: usize, sink: &mut impl Sink) -> u32 {
        self.levels[level].bytes[at] = 0;
        (self.followed, self.chosen, self.eval.spent) = (0, 0, 0);
        let n = self.process(level, pid, pid, sink);
        if n > 0 { n } else { self.everybody(level, sink) }
    }

    /// Whether a process may be scheduled at all.
    pub(super) fn may_run(&mut self, level: usize, pid: usize) -> bool {
        let m = &self.levels[level];
        if let Some(block) = self.c.code.provided[m.ptype(pid)]
            && self.eval.value(self.c, m, pid, block) == 0
        {
            return false;
        }
        if self.c.layout.priority.is_none() {
            return true;
        }
        let own = priority(self.c, m, pid);
        for p in 0..self.levels[level].procs.len() {
            if p != pid
                && priority(self.c, &self.levels[level], p) > own
                && self.provided(level, p)
                && self.eval.enabled(self.c, &self.levels[level], p)
            {
                return false;
            }
        }
        true
    }

    fn provided(&mut self, level: usize, pid: usize) -> bool {
        let m = &self.levels[level];
        let block = self.c.code.provided[m.ptype(pid)];
        block.is_none_or(|b| self.eval.value(self.c, m, pid, b) != 0)
    }

    /// The moves of one process, inside a step that `first` began; how many
    /// there were.
    fn process(&mut self, level: usize, first: usize, pid: usize, sink: &mut impl Sink) -> u32 {
        if !self.may_run(level, pid) {
            return 0;
        }
        let c = self.c;
        let m = &self.levels[level];
        let ptype = &c.ir.ptypes[m.ptype(pid)];
        let state = &ptype.states[m.pc(&c.layout, pid) as usize];
        let timeout = self.eval.timeout;
        let pending = self.pending;
        let (mut n, mut escape) = (0, 0);
        for t in &state.trans {
            if escape > 0 && escape != t.escape {
                break;
            }
            if t.is_else && n > 0 {
                continue;
            }
            self.eval.timeout = timeout;
            self.pending = pending;
            let act = &c.code.acts[t.stmts[0] as usize];
            let guard = self.eval.guard(c, &self.levels[level], pid, act);
            let moved = match guard {
                Guard::No => {
                    self.stopped(t.stmts[0], Actor(first as u16), sink);
                    0
                }
                Guard::Yes => {
                    if ptype.deterministic && n > 0 && !t.is_else {
                        self.eval.fail(FaultKind::Nondeterminism, true, super::Detail::None);
                    }
                    self.advance(level, first, pid, t, sink);
                    1
                }
                Guard::Rendezvous => self.offer(level, first, pid, t, sink),
            };
            if moved > 0 {
                escape = t.escape;
            } else if guard == Guard::Rendezvous {
                escape = 0;
            }
            n += moved;
        }
        self.pending = pending;
        n
    }

    /// A guard that is false but broke something on the way is a fault.
    pub(super) fn stopped(&mut self, stmt: u32, actor: Actor, sink: &mut impl Sink) -> bool {
        let Some(t) = self.eval.trouble.take() else { return false };
        let step = self.next_step(actor);
        match Limit::of(t) {
            Some(limit) => self.cut(limit),
            None => sink.fault(step, fault_of(t, stmt), None),
        }
        false
    }

    /// A step is not followed.
    fn cut(&mut self, limit: Limit) {
        self.n_cut += 1;
        self.c.cut.met(limit);
    }

    pub(super) fn copy(&mut self, level: usize) {
        if self.levels.len() < level + 2 {
            self.levels.push(Memory::default());
        }
        let (from, to) = self.levels.split_at_mut(level + 1);
        to[0].copy_from(&from[level]);
    }

    fn next_step(&mut self, actor: Actor) -> Step {
        let next = &mut self.edges[actor.0.min(255) as usize];
        *next += 1;
        Step { actor, edge: *next - 1 }
    }

    /// Keeps the first trouble of a path, with the statement it happened in.
    pub(super) fn note_trouble(&mut self, stmt: u32) {
        if let Some(t) = self.eval.trouble.take() {
            match self.pending {
                Some((old, _)) if old.goes_on && !t.goes_on => self.pending = Some((t, stmt)),
                None => self.pending = Some((t, stmt)),
                _ => {}
            }
        }
    }

    /// Executes an enabled transition and goes on from there.
    fn advance(&mut self, level: usize, first: usize, pid: usize, t: &Trans, sink: &mut impl Sink) {
        self.copy(level);
        self.note_trouble(t.stmts[0]);
        self.apply(level + 1, pid, t);
        self.settle(level + 1, first, pid, t.atomic, sink);
    }

    /// Executes an enabled transition in place.
    fn apply(&mut self, level: usize, pid: usize, t: &Trans) {
        let c = self.c;
        let mut resets = t.resets.iter().peekable();
        for (i, &s) in t.stmts.iter().enumerate() {
            self.eval.perform(c, &mut self.levels[level], pid, s);
            self.note_trouble(s);
            while let Some(&&(at, slot)) = resets.peek()
                && at as usize == i
            {
                self.reset(level, pid, slot);
                resets.next();
            }
        }
        self.arrive(level, pid, t.target);
    }

    /// Moves a process on. That it dies may never be seen where searches are reduced;
    /// that it came to its end is enough.
    pub(super) fn arrive(&mut self, level: usize, pid: usize, target: u16) {
        if target != 0 {
            let (c, m) = (self.c, &mut self.levels[level]);
            m.set_pc(&c.layout, pid, target);
            let state = &c.ir.ptypes[m.ptype(pid)].states[target as usize];
            if let (true, [only]) = (state.end, &state.trans[..])
                && matches!(c.code.acts[only.stmts[0] as usize], Act::End)
            {
                self.eval.mark(only.stmts[0]);
            }
        }
        self.remember(level, pid);
    }

    /// Who moved last, for `_last`: while a process moves, it is the one before.
    fn remember(&mut self, level: usize, pid: usize) {
        if let Some(at) = self.c.layout.last {
            self.levels[level].bytes[at as usize] = pid as u8;
        }
    }

    /// Sets a local variable that nobody will read again to zero.
    pub(super) fn reset(&mut self, level: usize, pid: usize, slot: u32) {
        let m = &mut self.levels[level];
        let ptype = m.ptype(pid);
        let at = m.procs[pid] + self.c.layout.ptypes[ptype].slots[slot as usize];
        m.set(self.c.ir.ptypes[ptype].slots[slot as usize].scalar, at as usize, 0);
    }

    /// After a move: stop here, or go on if the process keeps control.
    /// `first` is who began the step. A straight way is followed in place;
    /// only a choice makes the tree deeper.
    pub(super) fn settle(
        &mut self,
        level: usize,
        first: usize,
        pid: usize,
        mut atomic: bool,
        sink: &mut impl Sink,
    ) {
        let actor = Actor(first as u16);
        loop {
            if self.pending.is_some_and(|(t, _)| !t.goes_on) || !atomic {
                return self.emit(level, actor, sink);
            }
            self.followed = self.followed.saturating_add(std::mem::take(&mut self.eval.spent));
            if (self.chosen > BUDGET || self.nested > NESTED || self.followed > STRAIGHT)
                && let Some(at) = self.c.layout.lock
            {
                self.levels[level].bytes[at as usize] = pid as u8 + 1;
                return self.emit(level, actor, sink);
            }
            self.eval.timeout = false;
            match self.ways(level, pid) {
                Ways::None => return self.emit(level, actor, sink),
                Ways::One(t) => {
                    self.followed += 1;
                    self.apply(level, pid, t);
                    atomic = t.atomic;
                }
                Ways::Many => {
                    self.chosen += 1;
                    self.nested += 1;
                    let n = self.process(level, first, pid, sink);
                    self.nested -= 1;
                    if n == 0 {
                        self.emit(level, actor, sink);
                    }
                    return;
                }
            }
        }
    }

    /// How a process can go on. Anything but a plain step counts as many.
    fn ways(&mut self, level: usize, pid: usize) -> Ways<'c> {
        if !self.may_run(level, pid) {
            return Ways::None;
        }
        let c = self.c;
        let m = &self.levels[level];
        let state = &c.ir.ptypes[m.ptype(pid)].states[m.pc(&c.layout, pid) as usize];
        let mut found: Option<&'c Trans> = None;
        for t in &state.trans {
            match found {
                Some(f) if f.escape > 0 && f.escape != t.escape => break,
                Some(_) if t.is_else => continue,
                _ => {}
            }
            let act = &c.code.acts[t.stmts[0] as usize];
            let guard = self.eval.guard(c, m, pid, act);
            if self.eval.trouble.take().is_some() || guard == Guard::Rendezvous {
                return Ways::Many;
            }
            if guard == Guard::Yes && found.replace(t).is_some() {
                return Ways::Many;
            }
        }
        found.map_or(Ways::None, Ways::One)
    }

    pub(super) fn emit(&mut self, level: usize, actor: Actor, sink: &mut impl Sink) {
        let step = self.next_step(actor);
        let state = &self.levels[level].bytes[self.c.layout.hidden as usize..];
        if self.c.layout.beside.1 > 0
            && let Some(embed) = &self.c.embed
        {
            embed.unmatched.reached(state, self.levels[level].beside(&self.c.layout));
        }
        match self.pending {
            None => sink.step(step, state),
            Some((t, stmt)) => match Limit::of(t) {
                Some(limit) => self.cut(limit),
                None => sink.fault(step, fault_of(t, stmt), t.goes_on.then_some(state)),
            },
        }
    }
}

/// Nobody listens.
struct Unheard;

impl Sink for Unheard {
    fn step(&mut self, _: Step, _: &[u8]) {}

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {}
}

/// A fault carries its statement, and the detail above it.
pub fn fault_of(t: Trouble, stmt: u32) -> Fault {
    Fault { kind: t.kind, site: t.within.unwrap_or(stmt) | (t.detail as u32) << 24 }
}

/// The hidden variables as they begin.
fn hidden_bytes(c: &Compiled) -> Vec<u8> {
    vec![0; c.layout.hidden as usize]
}
