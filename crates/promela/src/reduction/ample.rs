//! The decision in a state: which process, if any, may move alone.
//!
//! Process `i` may, if for every other live process `j`, and everything that
//! `j` may still do from where it stands:
//!
//! 1. neither writes a global that the other reads or writes;
//! 2. on a channel that a next statement of `i` receives from, `j` never
//!    receives; and `j` does not send to it either, unless it holds a message
//!    already: then the first message stays the first whatever `j` sends;
//! 3. on a channel that a next statement of `i` sends to, `j` never sends; and
//!    `j` does not receive from it either, unless there is room already;
//! 4. no other kind of look at a channel meets any use of it by the other, and
//!    nothing happens on a rendezvous channel. What `j` does because it can
//!    *not* receive or send (`else`, an escape, `empty`) is such a look;
//! 5. `i` starts nobody and does not die if `j` may start somebody, or look;
//!    nor starts somebody if a younger `j` may die: numbers of processes would differ. This
//!    rule is for models in which somebody looks at such numbers. In all others
//!    `i` does not die while `j` may start more processes than there are
//!    numbers, or use a channel that dies with `i`.
//!
//! 1 and 4 hold for all that the step of `i` does before it gives up control;
//! what comes after its first statement must be disjoint from `j` altogether,
//! because nobody can say yet how full a channel will be by then. Last, the
//! step must be invisible: see [`super::visible`].
//!
//! From one state to the next most processes stand still. So a process whose
//! bytes are those of the last time is the same [`Instance`], and of a pair of
//! instances it is remembered whether they keep apart.

use super::Tables;
use super::instance::{Instance, Kind, Needs};
use super::resolve::Env;
use heddle_model::{Actor, Ample};
use std::collections::HashMap;

/// A state, as the decision sees it.
pub trait View {
    /// Live processes.
    fn n_procs(&self) -> usize;
    /// Type and control state of a process.
    fn at(&self, proc: usize) -> (usize, usize);
    /// Type, control state and locals of a process as bytes.
    fn bytes(&self, proc: usize) -> &[u8];
    /// The value in a local slot.
    fn local(&self, proc: usize, slot: usize) -> i32;
    /// How many messages a channel holds, and how many it can; `None` if there
    /// is no such channel.
    fn fill(&self, chan: usize) -> Option<(usize, usize)>;
    /// The channels that a process made.
    fn owned(&self, proc: usize) -> std::ops::Range<usize>;
    /// Whether the process has an enabled step; an offer to meet counts as one.
    fn can_move(&mut self, proc: usize) -> bool;
}

/// In place of an actor: everybody who has more to do than to die.
pub const LIVING: Actor = Actor(0x1ff);

/// While there are no more processes than this, those that can only die wait.
const CROWD: usize = 64;

/// So many instances are remembered; then all are forgotten.
const MOST: usize = 4096;

/// What is known of a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pair {
    Unknown,
    Clash,
    Apart,
    /// If the channels are as `Reducer::needs` says.
    Perhaps(u16),
}

/// A process as it was last seen.
#[derive(Default)]
struct Last {
    bytes: Vec<u8>,
    instance: u32,
}

/// The tables of one model, and what one worker has found out.
pub struct Reducer<'m> {
    tables: &'m Tables,
    instances: Vec<Instance>,
    numbers: HashMap<Vec<u8>, u32>,
    /// By instance, then by the other one.
    pairs: Vec<Vec<Pair>>,
    needs: Vec<Needs>,
    last: Vec<Last>,
    key: Vec<u8>,
}

impl<'m> Reducer<'m> {
    pub fn new(tables: &'m Tables) -> Self {
        Reducer {
            tables,
            instances: Vec::new(),
            numbers: HashMap::new(),
            pairs: Vec::new(),
            needs: Vec::new(),
            last: Vec::new(),
            key: Vec::new(),
        }
    }

    /// A process that may move alone: the best by [`rank`], then the youngest.
    /// With `after`, the next best after that one.
    pub fn ample(&mut self, view: &mut impl View, after: Option<Actor>) -> Option<Ample> {
        let n = view.n_procs();
        if n < 2 {
            return None;
        }
        if self.instances.len() + n > MOST {
            self.forget();
        }
        let (mut starts, mut hopeless) = (false, true);
        for j in 0..n {
            let instance = self.look(view, j);
            starts |= instance.may_start;
            hopeless &= instance.kind == Kind::Never;
        }
        if hopeless {
            return None;
        }
        // Nobody is started on a cycle if only so many are ever started.
        let settled = self.tables.few || !starts;
        let of = |this: &Self, i: usize| {
            let instance = &this.instances[this.last[i].instance as usize];
            let (once, forward) = (settled && !instance.returns, settled && !instance.sticky);
            (Ample { actor: Actor(i as u16), once, forward }, instance.single)
        };
        let bound = after.map(|a| (rank(&of(self, a.0 as usize)), a.0));
        let mut best: Option<(Ample, bool)> = None;
        for i in (0..n).rev() {
            let ample = of(self, i);
            let better = best.is_none_or(|b| rank(&ample) > rank(&b))
                && bound.is_none_or(|b| (rank(&ample), i as u16) < b);
            if better && self.is_alone(view, i) && view.can_move(i) {
                best = Some(ample);
                if rank(&ample) == BEST {
                    break;
                }
            }
        }
        best.map(|(ample, _)| ample)
    }

    /// Where nobody may move alone: whether some can do nothing except die, and need
    /// not as long as others can move. Asked after [`Self::ample`] of the same state.
    ///
    /// If nobody looks at numbers, a process that has ended makes no difference but
    /// for the number and the channels that it holds. So every run can be had with its
    /// deaths put off until nobody else moves, at the latest; more processes are then
    /// there at a time, which is what a run that meets with too many of them needs.
    /// Where there are many, all may move: a search in depth first then meets with
    /// what else is wrong, as it would if the dead had gone at once.
    pub fn can_put_off_deaths(&self, view: &impl View) -> bool {
        let n = view.n_procs();
        let ended =
            |this: &Self, p: usize| this.instances[this.last[p].instance as usize].only_dies;
        if self.tables.numbers || !(2..=CROWD).contains(&n) || !ended(self, n - 1) {
            return false;
        }
        for p in (0..n).filter(|&p| ended(self, p)) {
            let owned = view.owned(p);
            let uses = |j: usize| {
                let reach = self.instances[self.last[j].instance as usize].reach();
                reach.any || owned.clone().any(|c| reach.contains(c))
            };
            if !owned.is_empty() && (0..n).any(uses) {
                return false;
            }
        }
        true
    }

    /// Whether somebody can die who would have to stay if another were started.
    fn is_crowded(&self, view: &impl View) -> bool {
        let n = view.n_procs();
        let youngest = &self.instances[self.last[n - 1].instance as usize];
        !self.tables.few && n > CROWD && youngest.only_dies
    }

    fn forget(&mut self) {
        self.instances.clear();
        self.numbers.clear();
        self.pairs.clear();
        self.needs.clear();
        self.last.clear();
    }

    /// Which instance a process is.
    #[inline]
    fn look(&mut self, view: &impl View, proc: usize) -> &Instance {
        if self.last.len() <= proc {
            self.last.resize_with(proc + 1, Last::default);
        }
        let bytes = view.bytes(proc);
        if self.last[proc].bytes != bytes {
            self.last[proc].instance = self.find(view, proc);
            let last = &mut self.last[proc].bytes;
            last.clear();
            last.extend_from_slice(bytes);
        }
        &self.instances[self.last[proc].instance as usize]
    }

    fn find(&mut self, view: &impl View, proc: usize) -> u32 {
        let (ptype, state) = view.at(proc);
        self.key.clear();
        self.key.extend([proc as u8, ptype as u8, state as u8, (state >> 8) as u8]);
        for &slot in &self.tables.futures.types[ptype][state].keys {
            self.key.extend(view.local(proc, slot as usize).to_le_bytes());
        }
        if let Some(&number) = self.numbers.get(&self.key) {
            return number;
        }
        let mut now = Env { pid: Some(proc as i32), locals: Vec::new() };
        now.locals.resize(self.tables.types[ptype].n_slots, None);
        for &slot in &self.tables.futures.types[ptype][state].keys {
            now.locals[slot as usize] = Some(view.local(proc, slot as usize));
        }
        let number = self.instances.len() as u32;
        self.instances.push(Instance::of(self.tables, ptype, state, &now));
        self.pairs.push(Vec::new());
        self.numbers.insert(self.key.clone(), number);
        number
    }

    fn is_alone(&mut self, view: &impl View, i: usize) -> bool {
        let number = self.last[i].instance as usize;
        let instance = &self.instances[number];
        match instance.kind {
            Kind::Never => return false,
            Kind::Private => return true,
            Kind::Maybe => {}
        }
        let buffered = |&c: &usize| view.fill(c).is_some_and(|(_, capacity)| capacity > 0);
        if !instance.chans.iter().all(buffered) || instance.runs && self.is_crowded(view) {
            return false;
        }
        // Channels that nobody takes away before it moves: only younger processes can die.
        let lasting = view.owned(i).end;
        let owned = if instance.ends { view.owned(i) } else { 0..0 };
        for j in (0..view.n_procs()).filter(|&j| j != i) {
            let other = self.last[j].instance as usize;
            match self.pair(number, other) {
                Pair::Apart => {}
                Pair::Perhaps(needs) if self.are_met(view, needs, lasting) => {}
                _ => return false,
            }
            let reach = || self.instances[other].reach();
            if !owned.is_empty()
                && (reach().is_open() || owned.clone().any(|c| reach().contains(c)))
            {
                return false;
            }
        }
        true
    }

    #[inline]
    fn pair(&mut self, number: usize, other: usize) -> Pair {
        match self.pairs[number].get(other) {
            None | Some(Pair::Unknown) => self.compare(number, other),
            Some(&known) => known,
        }
    }

    #[cold]
    fn compare(&mut self, number: usize, other: usize) -> Pair {
        let found = self.instances[number].keeps_apart(&self.instances[other], self.tables);
        let pair = match found {
            None => Pair::Clash,
            Some(needs) if needs == Needs::default() => Pair::Apart,
            Some(needs) => match self.needs.iter().position(|&n| n == needs) {
                Some(at) => Pair::Perhaps(at as u16),
                None if self.needs.len() < u16::MAX as usize => {
                    self.needs.push(needs);
                    Pair::Perhaps(self.needs.len() as u16 - 1)
                }
                None => Pair::Clash,
            },
        };
        let row = &mut self.pairs[number];
        if row.len() <= other {
            row.resize(other + 1, Pair::Unknown);
        }
        row[other] = pair;
        pair
    }

    fn are_met(&self, view: &impl View, needs: u16, lasting: usize) -> bool {
        let needs = &self.needs[needs as usize];
        if needs.lasting.iter().any(|c| c >= lasting) {
            return false;
        }
        let stays_first = |c: usize| view.fill(c).is_some_and(|(n, _)| n > 0);
        let has_room = |c: usize| view.fill(c).is_some_and(|(n, capacity)| n < capacity);
        needs.message.iter().all(stays_first) && needs.room.iter().all(has_room)
    }
}

/// Rather a process that never comes back to where it stands; then one that does not
/// close a loop; then one with one way to go, which multiplies nothing.
fn rank((ample, single): &(Ample, bool)) -> u8 {
    ample.once as u8 * 4 + ample.forward as u8 * 2 + *single as u8
}

const BEST: u8 = 7;
