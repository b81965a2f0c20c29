//! Makes a trail shorter: fewest steps, then fewest switches between actors.
//!
//! For a fault: breadth-first search from the initial states for the same
//! fault, level by level, keeping for each state and each actor that may have
//! moved last the fewest switches it takes; so among the shortest runs the one
//! with the fewest switches is found. If that looks at too many states, at
//! least the shortest way through the states of the trail itself is taken.
//!
//! For a cycle: the shortest cycle through one of its accepting states, then
//! the shortest way from an initial state to it.

use crate::Stop;
use crate::path::{End, successor, trail_of, trail_of_steps};
use crate::replay::initial;
use heddle_model::{Actor, Fault, Labels, Model, Sink, Step, Trail, Worker};
use std::collections::HashMap;

/// A trail to the same fault, at most as long, found by looking at no more
/// than `budget` states (about).
pub fn shorten<M: Model>(model: &M, trail: &Trail, budget: u64, stop: &Stop) -> Trail {
    let Some(states) = states_of(model, trail, stop) else { return trail.clone() };
    let better = match trail.cycle_start {
        Some(start) => shorten_cycle(model, trail, &states, start as usize, budget, stop),
        None => Layers::new(model, trail, budget, stop)
            .search()
            .or_else(|| through_own_states(model, trail, &states, stop)),
    };
    better.filter(|b| is_better(b, trail)).unwrap_or_else(|| trail.clone())
}

/// How often another actor moves than the one that moved last.
pub fn switches(trail: &Trail) -> usize {
    let actors = trail.steps.iter().map(|s| s.actor).filter(|&a| a != Actor::NOBODY);
    let actors: Vec<Actor> = actors.collect();
    actors.windows(2).filter(|w| w[0] != w[1]).count()
}

fn is_better(a: &Trail, b: &Trail) -> bool {
    (a.steps.len(), switches(a)) < (b.steps.len(), switches(b))
}

/// The states of a trail, as far as there are any; `None` if it is to stop.
fn states_of<M: Model>(model: &M, trail: &Trail, stop: &Stop) -> Option<Vec<Vec<u8>>> {
    let mut worker = model.worker();
    let mut states = vec![initial(model, trail.initial).ok()?];
    for (i, &step) in trail.steps.iter().enumerate() {
        if stop.is_set() {
            return None;
        }
        match successor(&mut worker, &states[i], step) {
            Some(state) => states.push(state),
            None if i + 1 == trail.steps.len() => {}
            None => return None,
        }
    }
    Some(states)
}

/// The end of a fault's trail, and the states before it.
fn end_of(trail: &Trail, n_states: usize, is_stuck: bool) -> (usize, End) {
    match trail.steps.last() {
        Some(&step) if !is_stuck => (trail.steps.len(), End::Broken(step, trail.fault)),
        _ => (n_states, End::Stuck(trail.fault)),
    }
}

/// The shortest way that uses only states of the trail.
fn through_own_states<M: Model>(
    model: &M,
    trail: &Trail,
    states: &[Vec<u8>],
    stop: &Stop,
) -> Option<Trail> {
    let mut worker = model.worker();
    let is_stuck = crate::replay::is_stuck(&mut worker, states.last()?) == Some(trail.fault);
    let (n, end) = end_of(trail, states.len(), is_stuck);
    let allowed: HashMap<&[u8], ()> = states[..n].iter().map(|s| (&s[..], ())).collect();
    let goal = &states[n - 1];
    let inside = |s: &[u8]| allowed.contains_key(s);
    let path = shortest(&mut worker, &states[..1], |s| s == &goal[..], inside, u64::MAX, stop)?;
    trail_of(model, &path, end)
}

fn shorten_cycle<M: Model>(
    model: &M,
    trail: &Trail,
    states: &[Vec<u8>],
    start: usize,
    budget: u64,
    stop: &Stop,
) -> Option<Trail> {
    let mut worker = model.worker();
    let accepting = |s: &&Vec<u8>| worker.labels(s).has(Labels::ACCEPT);
    let seed = states[start..].iter().find(accepting)?.clone();
    let cycle = shortest_cycle(&mut worker, &seed, budget, stop)
        .unwrap_or_else(|| rotated(&states[start..], &seed));
    let mut initials = Vec::new();
    model.initial(&mut |s| initials.push(s.to_vec()));
    let on_cycle: HashMap<&[u8], usize> =
        cycle.iter().enumerate().map(|(i, s)| (&s[..], i)).collect();
    let everywhere = |_: &[u8]| true;
    let found = |s: &[u8]| on_cycle.contains_key(s);
    let stem = shortest(&mut worker, &initials, found, everywhere, budget, stop);
    let stem = stem.unwrap_or_else(|| {
        // The first state of the trail that lies on the new cycle ends the
        // stem; the seed does, so there is one.
        let end = states.iter().position(|s| found(s)).unwrap_or(start);
        states[..=end].to_vec()
    });
    let turn = *on_cycle.get(&stem.last()?[..])?;
    let cycle_start = stem.len() - 1;
    let mut path = stem;
    path.extend((1..cycle.len()).map(|i| cycle[(turn + i) % cycle.len()].clone()));
    trail_of(model, &path, End::Cycle { cycle_start, fault: trail.fault })
}

/// The states of a cycle whose first and last are the same, from `seed` on.
fn rotated(states: &[Vec<u8>], seed: &[u8]) -> Vec<Vec<u8>> {
    let n = states.len() - 1;
    let first = states.iter().position(|s| s == seed).unwrap_or(0);
    (0..n).map(|i| states[(first + i) % n].clone()).collect()
}

/// A shortest cycle through a state: that state first, the last before it last.
fn shortest_cycle<W: Worker>(
    worker: &mut W,
    seed: &[u8],
    budget: u64,
    stop: &Stop,
) -> Option<Vec<Vec<u8>>> {
    let mut successors = Collect::default();
    worker.expand(seed, &mut successors);
    let starts: Vec<Vec<u8>> = successors.steps.into_iter().filter_map(|s| s.after).collect();
    if starts.iter().any(|s| s == seed) {
        return Some(vec![seed.to_vec()]);
    }
    let mut path = shortest(worker, &starts, |s| s == seed, |_| true, budget, stop)?;
    path.pop();
    path.insert(0, seed.to_vec());
    Some(path)
}

/// A shortest path over allowed states from one of `from` to a goal.
fn shortest<W: Worker>(
    worker: &mut W,
    from: &[Vec<u8>],
    is_goal: impl Fn(&[u8]) -> bool,
    allowed: impl Fn(&[u8]) -> bool,
    budget: u64,
    stop: &Stop,
) -> Option<Vec<Vec<u8>>> {
    let mut ids: HashMap<Vec<u8>, ()> = HashMap::new();
    let mut queue: Vec<(Vec<u8>, usize)> = Vec::new();
    for state in from {
        if ids.insert(state.clone(), ()).is_none() {
            queue.push((state.clone(), usize::MAX));
        }
    }
    let mut at = 0;
    while at < queue.len() {
        if is_goal(&queue[at].0) {
            let mut path = Vec::new();
            while at != usize::MAX {
                path.push(std::mem::take(&mut queue[at].0));
                at = queue[at].1;
            }
            path.reverse();
            return Some(path);
        }
        if queue.len() as u64 > budget || stop.is_set() {
            return None;
        }
        let mut successors = Collect::default();
        worker.expand(&queue[at].0, &mut successors);
        for next in successors.steps.into_iter().filter_map(|s| s.after) {
            if allowed(&next) && ids.insert(next.clone(), ()).is_none() {
                queue.push((next, at));
            }
        }
        at += 1;
    }
    None
}

/// Breadth-first layers with the fewest switches.
struct Layers<'a, M: Model> {
    model: &'a M,
    fault: Fault,
    max_steps: usize,
    budget: u64,
    stop: &'a Stop,
    ids: HashMap<Vec<u8>, usize>,
    states: Vec<Met>,
    ways: Vec<Way>,
}

struct Met {
    bytes: Vec<u8>,
    layer: usize,
    /// The best way for each actor that moved last.
    ways: Vec<usize>,
}

/// A shortest run to a state.
#[derive(Clone, Copy)]
struct Way {
    state: usize,
    last: Actor,
    n_switches: u32,
    /// The way to the state before, and the step from there.
    before: Option<(usize, Step)>,
}

/// A run that ends in the fault: by way of `way`, then perhaps by a step.
struct Candidate {
    n_switches: u32,
    way: usize,
    end: End,
}

impl<'a, M: Model> Layers<'a, M> {
    fn new(model: &'a M, trail: &Trail, budget: u64, stop: &'a Stop) -> Self {
        Layers {
            model,
            fault: trail.fault,
            max_steps: trail.steps.len(),
            budget,
            stop,
            ids: HashMap::new(),
            states: Vec::new(),
            ways: Vec::new(),
        }
    }

    fn search(mut self) -> Option<Trail> {
        let mut initials = Vec::new();
        self.model.initial(&mut |s| initials.push(s.to_vec()));
        for state in initials {
            self.offer(state, 0, Actor::NOBODY, 0, None);
        }
        let mut worker = self.model.worker();
        let (mut at, mut layer) = (0, 0);
        let (mut stuck, mut broken): (Option<Candidate>, Option<Candidate>) = (None, None);
        while at < self.states.len() {
            if self.states[at].layer > layer {
                if stuck.is_some() || broken.is_some() {
                    break;
                }
                layer += 1;
            }
            let too_many = self.states.len() as u64 > self.budget || self.stop.is_set();
            if layer > self.max_steps || too_many {
                return None;
            }
            self.expand(&mut worker, at, &mut stuck, &mut broken);
            at += 1;
        }
        let best = stuck.or(broken)?;
        let (states, steps) = self.path(best.way);
        trail_of_steps(self.model, &states, steps, best.end)
    }

    fn expand<W: Worker>(
        &mut self,
        worker: &mut W,
        at: usize,
        stuck: &mut Option<Candidate>,
        broken: &mut Option<Candidate>,
    ) {
        let mut all = Collect::default();
        worker.expand(&self.states[at].bytes, &mut all);
        let ways = self.states[at].ways.clone();
        if all.steps.is_empty() && worker.stuck(&self.states[at].bytes) == Some(self.fault) {
            for &way in &ways {
                let n_switches = self.ways[way].n_switches;
                keep(stuck, Candidate { n_switches, way, end: End::Stuck(self.fault) });
            }
        }
        let layer = self.states[at].layer + 1;
        for Taken { step, fault, after } in all.steps {
            for &way in &ways {
                let before = self.ways[way];
                let is_switch = before.last != Actor::NOBODY
                    && step.actor != Actor::NOBODY
                    && step.actor != before.last;
                let n_switches = before.n_switches + is_switch as u32;
                if fault == Some(self.fault) {
                    let end = End::Broken(step, self.fault);
                    keep(broken, Candidate { n_switches, way, end });
                }
                if let Some(after) = &after {
                    let last = if step.actor == Actor::NOBODY { before.last } else { step.actor };
                    self.offer(after.clone(), layer, last, n_switches, Some((way, step)));
                }
            }
        }
    }

    /// A way to a state: kept if the state is new or of this layer, and no
    /// other way by the same last actor is as good.
    fn offer(
        &mut self,
        bytes: Vec<u8>,
        layer: usize,
        last: Actor,
        n_switches: u32,
        before: Option<(usize, Step)>,
    ) {
        let state = match self.ids.get(&bytes) {
            Some(&id) => id,
            None => {
                let id = self.states.len();
                self.ids.insert(bytes.clone(), id);
                self.states.push(Met { bytes, layer, ways: Vec::new() });
                id
            }
        };
        if self.states[state].layer != layer {
            return;
        }
        let way = Way { state, last, n_switches, before };
        let same = self.states[state].ways.iter().find(|&&w| self.ways[w].last == last);
        match same {
            Some(&old) if self.ways[old].n_switches <= n_switches => {}
            Some(&old) => self.ways[old] = way,
            None => {
                self.states[state].ways.push(self.ways.len());
                self.ways.push(way);
            }
        }
    }

    fn path(&self, way: usize) -> (Vec<Vec<u8>>, Vec<Step>) {
        let before = |&w: &usize| self.ways[w].before.map(|(before, _)| before);
        let mut ways: Vec<usize> = std::iter::successors(Some(way), before).collect();
        ways.reverse();
        let states = ways.iter().map(|&w| self.states[self.ways[w].state].bytes.clone());
        let steps = ways.iter().filter_map(|&w| self.ways[w].before.map(|(_, step)| step));
        (states.collect(), steps.collect())
    }
}

fn keep(best: &mut Option<Candidate>, new: Candidate) {
    if best.as_ref().is_none_or(|b| new.n_switches < b.n_switches) {
        *best = Some(new);
    }
}

#[derive(Default)]
struct Collect {
    steps: Vec<Taken>,
}

struct Taken {
    step: Step,
    fault: Option<Fault>,
    after: Option<Vec<u8>>,
}

impl Sink for Collect {
    fn step(&mut self, step: Step, after: &[u8]) {
        self.steps.push(Taken { step, fault: None, after: Some(after.to_vec()) });
    }

    fn fault(&mut self, step: Step, fault: Fault, after: Option<&[u8]>) {
        let after = after.map(<[u8]>::to_vec);
        self.steps.push(Taken { step, fault: Some(fault), after });
    }
}
