//! A finite transition system: the one form that is explored, solved and
//! exported.
//!
//! Time goes in ticks. In every tick each *input* takes some value of its
//! domain; then each *group* fires one of its commands whose guard is true, or
//! none if it may idle or has none to fire; all updates happen at once. A
//! variable belongs to one group. Modules that run in step are one group each;
//! processes that interleave share a group, because just one of them moves.
//! Which command fired is itself a value (`choice`), so what a tick does is a
//! function of the state, the inputs and the choices, and everything that can
//! be said about a tick is an expression over these.
//!
//! *Assumptions* cut the ticks in which they are false, and everything after.
//! *Goals* must be true in every tick that is left. A value that does not fit
//! its variable is a broken goal too.

use crate::expr::{Domain, Expr, Pool, Slot};
use heddle_model::{Actor, Change, Event};
use heddle_span::Span;

/// Who a variable or a command belongs to, for telling runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lane(pub u16);

#[derive(Clone, Debug)]
pub struct StateVar {
    pub slot: Slot,
    /// `None`: any value of the domain.
    pub init: Option<i64>,
    pub lane: Lane,
}

#[derive(Clone, Debug)]
pub struct InputVar {
    pub slot: Slot,
    pub lane: Lane,
}

#[derive(Clone, Debug)]
pub struct Command {
    pub guard: Expr,
    pub updates: Vec<(Slot, Expr)>,
    pub lane: Lane,
    /// As people should read it; empty for equations that hold in every tick.
    pub text: String,
    pub span: Option<Span>,
}

#[derive(Clone, Debug)]
pub struct Group {
    pub name: String,
    /// The command that fires, or their number for none. `None`: the group has
    /// one command and it fires in every tick.
    pub choice: Option<Slot>,
    pub commands: Vec<Command>,
    /// It may stand still though a command could fire.
    pub may_idle: bool,
}

/// An assumption or a goal.
#[derive(Clone, Debug)]
pub struct Clause {
    pub name: String,
    pub expr: Expr,
    pub span: Option<Span>,
    /// A goal that no user wrote: a value must fit its variable.
    pub is_range: bool,
}

#[derive(Clone, Debug, Default)]
pub struct System {
    pub pool: Pool,
    pub lanes: Vec<String>,
    /// Lanes that are not told: observers only watch.
    pub quiet: Vec<Lane>,
    pub state: Vec<StateVar>,
    pub inputs: Vec<InputVar>,
    pub groups: Vec<Group>,
    pub assumptions: Vec<Clause>,
    pub goals: Vec<Clause>,
    /// The order in which inputs and groups take their values, with the
    /// assumptions that can be judged then. Made by [`System::finish`].
    order: Vec<Place>,
}

#[derive(Clone, Debug)]
struct Place {
    what: Take,
    /// Assumptions whose variables are all known here.
    judge: Vec<Expr>,
}

#[derive(Clone, Copy, Debug)]
enum Take {
    Start,
    Input(usize),
    Group(usize),
}

/// Groups whose guards look at each other's choices in one tick.
#[derive(Clone, Debug)]
pub struct Circular(pub Vec<String>);

/// A run to a tick in which a goal is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// For every tick the values of all slots: state, inputs, choices.
    pub ticks: Vec<Vec<i64>>,
    /// The goal that the last tick breaks.
    pub goal: usize,
}

impl System {
    pub fn lane(&mut self, name: impl Into<String>) -> Lane {
        let name = name.into();
        let at = self.lanes.iter().position(|l| *l == name);
        let at = at.unwrap_or_else(|| {
            self.lanes.push(name);
            self.lanes.len() - 1
        });
        Lane(at as u16)
    }

    /// A slot for a group's choice, to be given before expressions refer to it.
    pub fn choice_slot(&mut self, name: &str, n_commands: usize) -> Slot {
        let name = format!("{name}.fires");
        self.pool.slot(name, Domain::Range(0, n_commands as i64))
    }

    /// Orders the groups and adds the goals that values fit.
    pub fn finish(&mut self) -> Result<(), Circular> {
        self.add_range_goals();
        let n = self.groups.len();
        let mut placed = vec![false; n];
        let mut order: Vec<Take> = vec![Take::Start];
        order.extend((0..self.inputs.len()).map(Take::Input));
        let needs: Vec<Vec<usize>> = (0..n).map(|g| self.needs(g)).collect();
        while placed.iter().any(|p| !p) {
            let ready = (0..n).find(|&g| !placed[g] && needs[g].iter().all(|&h| placed[h]));
            let Some(g) = ready else {
                let stuck = (0..n).filter(|&g| !placed[g]);
                return Err(Circular(stuck.map(|g| self.groups[g].name.clone()).collect()));
            };
            placed[g] = true;
            order.push(Take::Group(g));
        }
        self.order = self.judged(order);
        Ok(())
    }

    /// The groups whose choices this group's guards read.
    fn needs(&self, group: usize) -> Vec<usize> {
        let reads: Vec<Slot> =
            self.groups[group].commands.iter().flat_map(|c| self.pool.support(c.guard)).collect();
        let chosen = |g: &Group| g.choice.is_some_and(|c| reads.contains(&c));
        (0..self.groups.len()).filter(|&h| chosen(&self.groups[h])).collect()
    }

    /// Each assumption as early as its variables are known.
    fn judged(&self, order: Vec<Take>) -> Vec<Place> {
        let slot_of = |take: Take| match take {
            Take::Start => None,
            Take::Input(i) => Some(self.inputs[i].slot),
            Take::Group(g) => self.groups[g].choice,
        };
        let place_of = |slot: Slot| order.iter().position(|&t| slot_of(t) == Some(slot));
        let mut places: Vec<Place> =
            order.iter().map(|&what| Place { what, judge: Vec::new() }).collect();
        for a in &self.assumptions {
            let last = self.pool.support(a.expr).into_iter().filter_map(place_of).max();
            places[last.unwrap_or(0)].judge.push(a.expr);
        }
        places
    }

    fn add_range_goals(&mut self) {
        let mut goals = Vec::new();
        for g in 0..self.groups.len() {
            for c in 0..self.groups[g].commands.len() {
                let command = self.groups[g].commands[c].clone();
                for (slot, value) in command.updates {
                    let variable = self.pool.variable(slot).clone();
                    let (lo, hi) = (variable.domain.lo(), variable.domain.hi());
                    let range = self.pool.range(value);
                    if lo <= range.0 && range.1 <= hi {
                        continue;
                    }
                    let fires = self.fires(g, c);
                    let (lo_e, hi_e) = (self.pool.int(lo), self.pool.int(hi));
                    let (a, b) = (self.pool.at_most(lo_e, value), self.pool.at_most(value, hi_e));
                    let fits = self.pool.and(a, b);
                    let expr = self.pool.implies(fires, fits);
                    let name = format!("{} stays within {lo}..{hi}", variable.name);
                    goals.push(Clause { name, expr, span: command.span, is_range: true });
                }
            }
        }
        self.goals.extend(goals);
    }

    /// Whether a command fires in this tick.
    pub fn fires(&mut self, group: usize, command: usize) -> Expr {
        match self.groups[group].choice {
            None => self.pool.truth(true),
            Some(slot) => {
                let slot = self.pool.var(slot);
                self.pool.eq_int(slot, command as i64)
            }
        }
    }

    /// How many ticks a state has at most, as far as inputs go.
    pub fn input_width(&self) -> u64 {
        let sizes = self.inputs.iter().map(|i| self.pool.variable(i.slot).domain.size());
        sizes.fold(1, u64::saturating_mul)
    }

    /// Bits of a state.
    pub fn state_bits(&self) -> u32 {
        let bits = |s: &StateVar| width(self.pool.variable(s.slot).domain.size());
        self.state.iter().map(bits).sum()
    }

    /// Every first state, as the values of `self.state`.
    pub fn initial(&self, each: &mut dyn FnMut(&[i64])) {
        let mut values = Vec::with_capacity(self.state.len());
        self.initial_from(&mut values, each);
    }

    fn initial_from(&self, values: &mut Vec<i64>, each: &mut dyn FnMut(&[i64])) {
        let Some(v) = self.state.get(values.len()) else { return each(values) };
        let domain = &self.pool.variable(v.slot).domain;
        let (lo, hi) = v.init.map_or((domain.lo(), domain.hi()), |v| (v, v));
        for value in lo..=hi {
            values.push(value);
            self.initial_from(values, each);
            values.pop();
        }
    }

    /// Every tick that is possible in a state. `values` has the state in its
    /// slots; the rest is filled in. `each` says whether to go on.
    pub fn ticks(&self, values: &mut [i64], each: &mut dyn FnMut(&[i64]) -> bool) {
        self.ticks_from(0, values, each);
    }

    fn ticks_from(
        &self,
        at: usize,
        values: &mut [i64],
        each: &mut dyn FnMut(&[i64]) -> bool,
    ) -> bool {
        let Some(place) = self.order.get(at) else { return each(values) };
        match place.what {
            Take::Start => self.judge_and_go(at, values, each),
            Take::Input(i) => {
                let slot = self.inputs[i].slot;
                let domain = &self.pool.variable(slot).domain;
                (domain.lo()..=domain.hi()).all(|v| {
                    values[slot.0 as usize] = v;
                    self.judge_and_go(at, values, each)
                })
            }
            Take::Group(g) => {
                let group = &self.groups[g];
                let Some(slot) = group.choice else { return self.judge_and_go(at, values, each) };
                let mut enabled: Vec<i64> = (0..group.commands.len() as i64)
                    .filter(|&c| self.pool.eval(group.commands[c as usize].guard, values) != 0)
                    .collect();
                if enabled.is_empty() || group.may_idle {
                    enabled.push(group.commands.len() as i64);
                }
                enabled.into_iter().all(|c| {
                    values[slot.0 as usize] = c;
                    self.judge_and_go(at, values, each)
                })
            }
        }
    }

    fn judge_and_go(
        &self,
        at: usize,
        values: &mut [i64],
        each: &mut dyn FnMut(&[i64]) -> bool,
    ) -> bool {
        let stands = self.order[at].judge.iter().all(|&a| self.pool.eval(a, values) != 0);
        !stands || self.ticks_from(at + 1, values, each)
    }

    /// The first goal that a tick breaks.
    pub fn broken(&self, tick: &[i64]) -> Option<usize> {
        self.goals.iter().position(|g| self.pool.eval(g.expr, tick) == 0)
    }

    /// The state after a tick, as the values of `self.state`. Values that do
    /// not fit are cut: the tick is broken anyway.
    pub fn next(&self, tick: &[i64], out: &mut Vec<i64>) {
        let mut after = tick.to_vec();
        for group in &self.groups {
            let chosen = group.choice.map_or(0, |c| tick[c.0 as usize] as usize);
            let Some(command) = group.commands.get(chosen) else { continue };
            for &(slot, value) in &command.updates {
                let domain = &self.pool.variable(slot).domain;
                let value = self.pool.eval(value, tick).clamp(domain.lo(), domain.hi());
                after[slot.0 as usize] = value;
            }
        }
        out.clear();
        out.extend(self.state.iter().map(|s| after[s.slot.0 as usize]));
    }

    /// A tick's slots with a state in them.
    pub fn spread(&self, state: &[i64]) -> Vec<i64> {
        let mut values = vec![0; self.pool.n_slots()];
        for (s, &v) in self.state.iter().zip(state) {
            values[s.slot.0 as usize] = v;
        }
        values
    }

    /// Executes a run again, judging every tick from the definitions: first
    /// state, domains, guards, assumptions, and at its end the broken goal.
    /// Shares no code with [`System::ticks`] or the solvers.
    pub fn validate(&self, run: &Run) -> Result<(), String> {
        let mut state: Option<Vec<i64>> = None;
        for (t, tick) in run.ticks.iter().enumerate() {
            if tick.len() != self.pool.n_slots() {
                return Err(format!("tick {t} has the wrong shape"));
            }
            for (i, s) in self.state.iter().enumerate() {
                let value = tick[s.slot.0 as usize];
                let right = match &state {
                    Some(state) => value == state[i],
                    None => s.init.is_none_or(|init| init == value),
                };
                let fits = self.pool.variable(s.slot).domain.contains(value);
                if !right || !fits {
                    let name = &self.pool.variable(s.slot).name;
                    return Err(format!("tick {t}: {name} cannot be {value}"));
                }
            }
            self.validate_tick(t, tick)?;
            let mut next = Vec::new();
            self.next(tick, &mut next);
            state = Some(next);
            if t + 1 < run.ticks.len() && self.goals.iter().any(|g| self.is_false(g.expr, tick)) {
                return Err(format!("tick {t} breaks a goal before the end"));
            }
        }
        let last = run.ticks.last().ok_or("a run has a tick")?;
        match self.goals.get(run.goal) {
            Some(goal) if self.is_false(goal.expr, last) => Ok(()),
            _ => Err("the last tick breaks nothing".into()),
        }
    }

    fn validate_tick(&self, t: usize, tick: &[i64]) -> Result<(), String> {
        for i in &self.inputs {
            let variable = self.pool.variable(i.slot);
            if !variable.domain.contains(tick[i.slot.0 as usize]) {
                return Err(format!("tick {t}: {} is outside its domain", variable.name));
            }
        }
        for g in &self.groups {
            let Some(choice) = g.choice else { continue };
            let chosen = tick[choice.0 as usize];
            let legal = match g.commands.get(usize::try_from(chosen).unwrap_or(usize::MAX)) {
                Some(c) => !self.is_false(c.guard, tick),
                None if chosen != g.commands.len() as i64 => false,
                None => g.may_idle || g.commands.iter().all(|c| self.is_false(c.guard, tick)),
            };
            if !legal {
                return Err(format!("tick {t}: {} cannot do that", g.name));
            }
        }
        match self.assumptions.iter().find(|a| self.is_false(a.expr, tick)) {
            Some(a) => Err(format!("tick {t} breaks the assumption {}", a.name)),
            None => Ok(()),
        }
    }

    fn is_false(&self, e: Expr, tick: &[i64]) -> bool {
        self.pool.eval(e, tick) == 0
    }

    /// What happens in a tick: one event for each lane that does something.
    pub fn tell(&self, tick: &[i64]) -> Vec<Event> {
        let mut next = Vec::new();
        self.next(tick, &mut next);
        let mut events = Vec::new();
        for (l, name) in self.lanes.iter().enumerate() {
            let lane = Lane(l as u16);
            if self.quiet.contains(&lane) {
                continue;
            }
            let mut texts: Vec<String> = self
                .inputs
                .iter()
                .filter(|i| i.lane == lane)
                .filter_map(|i| self.input_text(i.slot, tick[i.slot.0 as usize]))
                .collect();
            let mut span = None;
            for g in &self.groups {
                let chosen = g.choice.map_or(0, |c| tick[c.0 as usize] as usize);
                if let Some(c) = g.commands.get(chosen)
                    && c.lane == lane
                    && !c.text.is_empty()
                {
                    texts.push(c.text.clone());
                    span = span.or(c.span);
                }
            }
            let changes = self.changes(lane, tick, &next);
            if texts.is_empty() && changes.is_empty() {
                continue;
            }
            let text = texts.join("; ");
            let (actor, lane) = (Actor(l as u16), name.clone());
            let (output, note) = (String::new(), String::new());
            let touches = Vec::new();
            events.push(Event { actor, lane, span, text, changes, output, note, touches });
        }
        events
    }

    /// Inputs that are off are not worth a word.
    fn input_text(&self, slot: Slot, value: i64) -> Option<String> {
        let v = self.pool.variable(slot);
        let name = v.name.rsplit('.').next().unwrap_or(&v.name);
        match (&v.domain, value) {
            (Domain::Bool, 0) => None,
            (Domain::Bool, _) => Some(name.to_string()),
            (domain, value) => Some(format!("{name} = {}", domain.show(value))),
        }
    }

    fn changes(&self, lane: Lane, tick: &[i64], next: &[i64]) -> Vec<Change> {
        let mut out = Vec::new();
        for (s, &new) in self.state.iter().zip(next) {
            let old = tick[s.slot.0 as usize];
            if s.lane == lane && old != new {
                let v = self.pool.variable(s.slot);
                let (old, new) = (v.domain.show(old), v.domain.show(new));
                out.push(Change { name: v.name.clone(), old, new });
            }
        }
        out
    }

    /// A state in words.
    pub fn show_state(&self, tick: &[i64]) -> Vec<(String, String)> {
        let pair = |s: &StateVar| {
            let v = self.pool.variable(s.slot);
            (v.name.clone(), v.domain.show(tick[s.slot.0 as usize]))
        };
        self.state.iter().map(pair).collect()
    }
}

impl System {
    /// What is no longer as it was at the start.
    pub fn show_changed(&self, tick: &[i64]) -> Vec<(String, String)> {
        let changed = |s: &StateVar| s.init != Some(tick[s.slot.0 as usize]);
        let kept = self.state.iter().zip(self.show_state(tick)).filter(|(s, _)| changed(s));
        kept.map(|(_, pair)| pair).collect()
    }
}

/// Bits that `size` values need.
pub fn width(size: u64) -> u32 {
    if size <= 1 { 0 } else { 64 - (size - 1).leading_zeros() }
}
