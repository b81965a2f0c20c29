//! The states of a family as a graph in memory: of the abstraction, with what each step does
//! to the counters, or of the members of an instance, with who moves.

use super::Claim;
use crate::counters::{Counted, Folded, Local, Locals, Taken};
use crate::expr::{Domain, Expr};
use crate::system::width;
use crate::unfolded::Unfolded;
use heddle_engine::{Keeper, Stop, expansions};
use heddle_model::{Fault, Model, Sink, Step};
use std::collections::HashMap;
use std::hash::Hash;

/// What a step does to the counters, and who makes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Flow {
    /// The counters that a process leaves, each with the one that it comes to.
    pub moves: Vec<(u32, u32)>,
    /// `None`: nobody moves, for ever.
    pub actor: Option<u32>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub to: u32,
    pub flow: u32,
    /// Edges of one state in one group are one move, counted in different ways.
    pub group: u32,
}

#[derive(Default)]
pub(crate) struct Graph {
    pub first: Vec<u32>,
    pub states: Vec<Box<[u8]>>,
    /// The conditions that are true in a state, as bits.
    pub truths: Vec<u64>,
    pub offsets: Vec<u32>,
    pub edges: Vec<Edge>,
    pub flows: Vec<Flow>,
    /// The counter, if an actor is whoever is counted there.
    pub counter_of: Vec<Option<u32>>,
}

impl Graph {
    pub fn of(&self, state: u32) -> &[Edge] {
        let s = state as usize;
        &self.edges[self.offsets[s] as usize..self.offsets[s + 1] as usize]
    }

    pub fn len(&self) -> usize {
        self.states.len()
    }

    pub fn holds(&self, state: u32, condition: usize) -> bool {
        self.truths[state as usize] >> condition & 1 == 1
    }
}

/// The limits of building.
#[derive(Clone, Copy)]
pub(crate) struct Room<'s> {
    pub stop: &'s Stop,
    pub memory: u64,
}

/// Numbers for what is met.
struct Numbers<T>(HashMap<T, u32>);

impl<T: Hash + Eq> Numbers<T> {
    fn of(&mut self, key: T) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry(key).or_insert(next)
    }
}

struct Building<'s> {
    graph: Graph,
    known: HashMap<Box<[u8]>, u32>,
    flows: Numbers<Flow>,
    room: Room<'s>,
    taken: u64,
}

impl<'s> Building<'s> {
    fn new(room: Room<'s>) -> Self {
        let (known, flows) = (HashMap::new(), Numbers(HashMap::new()));
        Building { graph: Graph::default(), known, flows, room, taken: 0 }
    }

    fn state(&mut self, bytes: &[u8]) -> u32 {
        if let Some(&s) = self.known.get(bytes) {
            return s;
        }
        let s = self.graph.states.len() as u32;
        self.graph.states.push(bytes.into());
        self.known.insert(bytes.into(), s);
        self.taken += 2 * bytes.len() as u64 + 80;
        s
    }

    fn edge(&mut self, to: u32, flow: Flow, group: u32) {
        let flow = self.flows.of(flow);
        self.graph.edges.push(Edge { to, flow, group });
        self.taken += 12;
    }

    /// Begins a state; says why not, if there is no room or no time for it.
    fn begin(&mut self, truths: u64) -> Result<(), String> {
        let edges = self.graph.edges.len();
        if self.room.stop.is_set() {
            return Err("it was stopped".into());
        }
        if self.taken > self.room.memory || edges > u32::MAX as usize / 2 {
            return Err(format!("its graph takes more memory than {} bytes", self.room.memory));
        }
        self.graph.offsets.push(edges as u32);
        self.graph.truths.push(truths);
        Ok(())
    }

    /// A state that nobody leaves is left as it is for ever.
    fn end(&mut self, state: u32) {
        if self.graph.offsets.last() == Some(&(self.graph.edges.len() as u32)) {
            self.edge(state, Flow::default(), 0);
        }
    }

    fn done(mut self) -> Graph {
        self.graph.offsets.push(self.graph.edges.len() as u32);
        let mut flows: Vec<(Flow, u32)> = self.flows.0.into_iter().collect();
        flows.sort_by_key(|f| f.1);
        self.graph.flows = flows.into_iter().map(|f| f.0).collect();
        self.graph
    }
}

/// The conditions of a claim that are true in a state.
fn truths(f: &Counted, claim: &Claim, conditions: &[Expr], state: &Folded) -> u64 {
    let binder = claim.follows.map(|f| f.1);
    let bit = |(i, &e): (usize, &Expr)| u64::from(f.truth(e, state, binder)) << i;
    conditions.iter().enumerate().map(bit).fold(0, |a, b| a | b)
}

/// The graph of the abstraction.
pub(crate) fn counted(f: &Counted, claim: &Claim, room: Room<'_>) -> Result<Graph, String> {
    let conditions = claim.says.conditions();
    let count = f.any_number();
    let mut b = Building::new(room);
    let mut counters: Numbers<(u8, Locals)> = Numbers(HashMap::new());
    let mut actors: Numbers<(usize, Option<u32>)> = Numbers(HashMap::new());
    let mut bytes = Vec::new();
    for state in f.initial(count) {
        f.pack(&state, &mut bytes);
        let s = b.state(&bytes);
        b.graph.first.push(s);
    }
    let mut next = 0;
    while (next as usize) < b.graph.states.len() {
        let state = f.unpack(&b.graph.states[next as usize]);
        b.begin(truths(f, claim, &conditions, &state))?;
        let (mut group, mut last) = (0, None);
        f.moves(&state, count, &mut |taken| {
            let what = (taken.index, taken.mover, taken.picked);
            group += u32::from(last.is_some() && last != Some(what));
            last = Some(what);
            let mut moves = Vec::new();
            changes(f, &state, &taken, &mut |was, is| {
                moves.push((counters.of(was), counters.of(is)));
            });
            moves.sort_unstable();
            moves.dedup();
            let kind = taken.what.mover.map(|m| f.binders[m].kind as u8);
            let counter = kind.zip(taken.mover).map(|at| counters.of(at));
            let actor = Some(actors.of((taken.what.lane, counter)));
            f.pack(&taken.after, &mut bytes);
            let to = b.state(&bytes);
            b.edge(to, Flow { moves, actor }, group);
        });
        b.end(next);
        next += 1;
    }
    let mut graph = b.done();
    graph.counter_of = vec![None; actors.0.len()];
    for ((_, counter), actor) in actors.0 {
        graph.counter_of[actor as usize] = counter;
    }
    Ok(graph)
}

/// The processes that a move takes from one counter to another.
fn changes(
    f: &Counted,
    state: &Folded,
    taken: &Taken<'_>,
    each: &mut dyn FnMut((u8, Locals), (u8, Locals)),
) {
    let part = |binder: Option<usize>, locals: Option<Locals>| {
        Some((f.binders[binder?].kind as u8, locals?))
    };
    let mover = part(taken.what.mover, taken.mover);
    let picked = part(taken.what.pick.map(|p| p.0), taken.picked);
    let mut tell = |who: (u8, Locals), roles: (bool, bool)| {
        let after = (who.0, f.member_after(state, taken, who, roles));
        if after != who {
            each(who, after);
        }
    };
    mover.into_iter().for_each(|m| tell(m, (true, false)));
    picked.into_iter().for_each(|p| tell(p, (false, true)));
    if taken.what.each.is_empty() {
        return;
    }
    for &(kind, locals, n) in &state.population {
        let parts = [mover, picked].into_iter().flatten();
        let busy = parts.filter(|p| *p == (kind, locals)).count() as u32;
        if n > busy {
            tell((kind, locals), (false, false));
        }
    }
}

/// The graph of an instance, process by process.
pub(crate) fn members(
    model: &Unfolded<'_>,
    claim: &Claim,
    room: Room<'_>,
) -> Result<Graph, String> {
    struct Steps<'b, 's> {
        building: Building<'s>,
        /// What holds in a state.
        truths: &'b dyn Fn(&[u8]) -> u64,
        at: u32,
        wrong: Option<String>,
    }
    impl Sink for Steps<'_, '_> {
        fn step(&mut self, step: Step, after: &[u8]) {
            let to = self.building.state(after);
            let flow = Flow { actor: Some(u32::from(step.actor.0)), ..Flow::default() };
            self.building.edge(to, flow, 0);
        }

        fn fault(&mut self, step: Step, _: Fault, after: Option<&[u8]>) {
            after.into_iter().for_each(|s| self.step(step, s));
        }
    }
    impl Keeper for Steps<'_, '_> {
        fn next(&mut self) -> Option<Vec<u8>> {
            let bytes = self.building.graph.states.get(self.at as usize)?.to_vec();
            self.wrong = self.building.begin((self.truths)(&bytes)).err();
            self.wrong.is_none().then_some(bytes)
        }

        fn expanded(&mut self) {
            self.building.end(self.at);
            self.at += 1;
        }
    }
    let conditions = claim.says.conditions();
    let mut b = Building::new(room);
    let mut first = Vec::new();
    model.initial(&mut |s| first.push(s.to_vec()));
    b.graph.first = first.iter().map(|s| b.state(s)).collect();
    let truths = |s: &[u8]| truths(model.family, claim, &conditions, &model.folded(s));
    let mut steps = Steps { building: b, truths: &truths, at: 0, wrong: None };
    expansions(model, &mut steps);
    if let Some(wrong) = steps.wrong {
        return Err(wrong);
    }
    let mut graph = steps.building.done();
    let actors = graph.flows.iter().filter_map(|f| f.actor).max();
    graph.counter_of = vec![None; actors.map_or(0, |a| a as usize + 1)];
    Ok(graph)
}

impl Counted {
    /// The same family, in which one process of a kind is told from the others.
    pub(crate) fn with_watch(&self, kind: usize) -> Counted {
        let mut f = self.clone();
        let watched = Local { name: "watched".into(), domain: Domain::Bool, init: Some(0) };
        f.kinds[kind].locals.push(watched);
        for b in f.binders.iter_mut().filter(|b| b.kind == kind) {
            b.slots.push(f.pool.slot("watched", Domain::Bool));
        }
        f.watched = Some(kind);
        f
    }

    /// Whether there can be one more local.
    pub(crate) fn has_room_to_watch(&self, kind: usize) -> bool {
        let bits = self.kinds[kind].locals.iter().map(|l| width(l.domain.size()));
        bits.sum::<u32>() < 64
    }
}
