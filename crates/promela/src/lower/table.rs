//! From control elements to transitions, as SPIN's generator and the start of
//! its verifier do it (`pangen2.c`, `retrans`).
//!
//! Jumps and block borders are followed to the next element that does
//! something; a choice takes over the first steps of its options; escapes of
//! `unless` go before the other steps of a state. Phases:
//! 1. tie inner sequences to what follows them, give jumps their atomicity;
//! 2. one step, or a choice, for each element;
//! 3. choices within choices are flattened, then replaced by the steps;
//! 4. escapes are put in front.

use super::flow::*;
use crate::ir::{State, Trans};

/// A step while the table is made.
#[derive(Clone, Debug)]
struct Step {
    trans: Trans,
    /// The element it comes from: its identity.
    el: El,
    /// The first states of its escapes, outermost first.
    escapes: Vec<El>,
}

#[derive(Clone, Debug)]
enum Entry {
    None,
    Step(Step),
    Choice(Vec<El>),
}

/// What the table needs to know of statements.
pub struct Acts {
    /// The statement of an element that has none of its own: a jump.
    pub jump: Vec<u32>,
}

pub struct Table {
    pub states: Vec<State>,
    pub start: u16,
    /// Where each `d_step` element's inside starts, by element.
    pub dsteps: Vec<(El, El)>,
    /// Elements in jumps that never end.
    pub loops: Vec<El>,
}

pub fn build(flow: &mut Flow, body: SeqId, acts: &Acts) -> Table {
    flow.loose_ends();
    let mut visited = vec![false; flow.els.len()];
    tie(flow, body, &mut visited);
    let mut b = Builder { flow, acts, loops: Vec::new(), dsteps: Vec::new() };
    let mut entries: Vec<Entry> =
        (0..b.flow.els.len()).map(|e| if visited[e] { b.entry(e) } else { Entry::None }).collect();
    let mut states: Vec<State> = vec![State::default(); b.flow.els.len()];
    for (e, s) in states.iter_mut().enumerate() {
        s.span = b.flow.els[e].span;
        s.end = b.flow.els[e].node == Node::End;
    }
    for l in &b.flow.labels {
        states[l.el].end |= l.name.starts_with("end");
        states[l.el].accept |= l.name.starts_with("accept");
        states[l.el].progress |= l.name.starts_with("progress");
    }
    flatten(&mut entries, &mut states);
    let mut lists = pull(&entries, &mut states);
    escapes(&mut lists);
    pass_end_labels(b.flow, &lists, &mut states);
    for (id, &(e, _)) in b.dsteps.iter().enumerate() {
        let Node::DStep(s) = b.flow.els[e].node else { unreachable!() };
        mark(b.flow, s, id as u16 + 1, &mut states);
    }
    let first = b.flow.seqs[body].frst.expect("a body has its end");
    let start = b.hunt(first, b.flow.els[first].status) as u16;
    for (s, list) in states.iter_mut().zip(lists) {
        s.trans = list.into_iter().map(|x| x.trans).collect();
    }
    let dsteps = b.dsteps.clone();
    let loops = b.loops.clone();
    Table { states, start, dsteps, loops }
}

/// Phase 1, from the outside in.
fn tie(flow: &mut Flow, s: SeqId, visited: &mut [bool]) {
    let mut e = flow.seqs[s].frst;
    while let Some(x) = e {
        if !visited[x] {
            visited[x] = true;
            match flow.els[x].node {
                Node::Unless => tie(flow, flow.els[x].sub[0], visited),
                Node::Atomic(inner) | Node::Block(inner) | Node::DStep(inner) => {
                    patch_atomic(flow, inner);
                    if let Some(last) = flow.seqs[inner].last {
                        flow.els[last].nxt = flow.els[x].nxt;
                    }
                    tie(flow, inner, visited);
                }
                _ => {
                    for sub in flow.els[x].sub.clone() {
                        tie(flow, sub, visited);
                    }
                }
            }
            for esc in flow.els[x].esc.clone() {
                tie(flow, esc, visited);
            }
        }
        if flow.seqs[s].last == Some(x) {
            break;
        }
        e = flow.els[x].nxt;
    }
}

/// A jump out of an atomic sequence ends it; one into another bridges them.
fn patch_atomic(flow: &mut Flow, s: SeqId) {
    let mut f = flow.seqs[s].frst;
    while let Some(x) = f {
        if let Node::Goto(jump) = &flow.els[x].node {
            let to = flow.jump(jump).map_or(0, |g| flow.els[g].status);
            let status = &mut flow.els[x].status;
            if *status & (ATOM | L_ATOM) != 0 && to & (ATOM | L_ATOM) == 0 {
                *status = *status & !ATOM | L_ATOM;
            }
            if *status & L_ATOM != 0 && to & (ATOM | L_ATOM) != 0 {
                *status = *status & !L_ATOM | ATOM;
            }
        } else {
            for sub in flow.els[x].sub.clone() {
                patch_atomic(flow, sub);
            }
        }
        if flow.seqs[s].extent == Some(x) {
            break;
        }
        f = flow.els[x].nxt;
    }
}

struct Builder<'f> {
    flow: &'f Flow,
    acts: &'f Acts,
    loops: Vec<El>,
    dsteps: Vec<(El, El)>,
}

impl Builder<'_> {
    /// The element where control that arrives at `from` really stands.
    fn hunt(&mut self, from: El, status: u8) -> El {
        let mut e = from;
        for _ in 0..500 {
            let next = match &self.flow.els[e].node {
                Node::Goto(jump) => self.flow.jump(jump),
                Node::Dot | Node::Break => self.flow.els[e].nxt,
                Node::Unless => {
                    let s = self.flow.els[e].sub[0];
                    let first = self.flow.seqs[s].frst.expect("not empty");
                    Some(self.hunt(first, status))
                }
                _ => return e,
            };
            let Some(g) = next else { return e };
            if status & ATOM != 0 && self.flow.els[g].status & ATOM == 0 {
                return e;
            }
            e = g;
        }
        self.loops.push(from);
        e
    }

    /// The element where a sequence begins; jumps are steps here.
    fn hunt_start(&self, from: El) -> El {
        let mut e = from;
        for _ in 0..500 {
            e = match (&self.flow.els[e].node, self.flow.els[e].nxt) {
                (Node::Dot, Some(n)) => n,
                (Node::Unless, _) => {
                    self.flow.seqs[self.flow.els[e].sub[0]].frst.expect("not empty")
                }
                _ => return e,
            };
        }
        e
    }

    fn start_of(&self, s: SeqId) -> El {
        self.hunt_start(self.flow.seqs[s].frst.expect("not empty"))
    }

    fn entry(&mut self, e: El) -> Entry {
        let el = &self.flow.els[e];
        match &el.node {
            Node::Unless => Entry::None,
            Node::If | Node::Do => {
                let starts = el.sub.iter().map(|&s| self.start_of(s));
                let dead = |g: &El| {
                    let g = &self.flow.els[*g];
                    g.skip == Skip::Never && g.esc.is_empty()
                };
                Entry::Choice(starts.filter(|g| !dead(g)).collect())
            }
            Node::Atomic(s) | Node::Block(s) => Entry::Choice(vec![self.start_of(*s)]),
            Node::DStep(s) => {
                let start = self.start_of(*s);
                let stmt = self.acts.jump[e];
                self.dsteps.push((e, start));
                self.step(e, stmt)
            }
            Node::Act(stmt) => {
                let stmt = if *stmt == u32::MAX { self.acts.jump[e] } else { *stmt };
                self.step(e, stmt)
            }
            Node::Goto(_) | Node::Dot | Node::Break | Node::End => self.step(e, self.acts.jump[e]),
        }
    }

    fn step(&mut self, e: El, stmt: u32) -> Entry {
        let el = &self.flow.els[e];
        let next = match &el.node {
            Node::Goto(jump) => self.flow.jump(jump),
            _ => el.nxt,
        };
        let target = next.map_or(0, |n| self.hunt(n, el.status));
        let escapes = if el.node == Node::Dot { Vec::new() } else { el.esc.clone() };
        let firsts = escapes.iter().map(|&s| self.flow.seqs[s].frst.expect("not empty"));
        let escapes =
            firsts.collect::<Vec<_>>().into_iter().map(|f| self.hunt(f, el.status)).collect();
        let trans = Trans {
            stmts: vec![stmt],
            resets: Vec::new(),
            target: target as u16,
            atomic: el.status & ATOM != 0,
            escape: 0,
            is_else: el.skip == Skip::Else,
        };
        Entry::Step(Step { trans, el: e, escapes })
    }
}

/// Phase 3a. Labels on an inner choice move to its options' targets.
fn flatten(entries: &mut [Entry], states: &mut [State]) {
    loop {
        let mut changed = false;
        for i in 0..entries.len() {
            let Entry::Choice(options) = &entries[i] else { continue };
            if !options.iter().any(|&o| matches!(entries[o], Entry::Choice(_))) {
                continue;
            }
            let mut flat = Vec::new();
            for &o in options {
                match &entries[o] {
                    Entry::Choice(inner) => {
                        for &x in inner {
                            pass_labels(states, o, x);
                        }
                        flat.extend(inner.iter().copied());
                    }
                    _ => flat.push(o),
                }
            }
            entries[i] = Entry::Choice(flat);
            changed = true;
        }
        if !changed {
            return;
        }
    }
}

/// Phase 3b.
fn pull(entries: &[Entry], states: &mut [State]) -> Vec<Vec<Step>> {
    let mut lists = Vec::new();
    for e in entries {
        lists.push(match e {
            Entry::None => Vec::new(),
            Entry::Step(s) => vec![s.clone()],
            Entry::Choice(options) => {
                let mut list = Vec::new();
                for &o in options {
                    if let Entry::Step(s) = &entries[o] {
                        pass_labels(states, o, s.trans.target as usize);
                        list.push(s.clone());
                    }
                }
                list
            }
        });
    }
    lists
}

fn pass_labels(states: &mut [State], from: usize, to: usize) {
    if to == 0 {
        return;
    }
    let State { accept, progress, end, .. } = states[from];
    states[to].accept |= accept;
    states[to].progress |= progress;
    states[to].end |= end;
}

/// Phase 4. A state tries the escapes of its steps first, the escape of the
/// outermost `unless` before the others; none is put there twice.
fn escapes(lists: &mut [Vec<Step>]) {
    for i in 0..lists.len() {
        for t in lists[i].clone() {
            for &p in t.escapes.iter().rev() {
                for e in lists[p].clone() {
                    if lists[i].iter().any(|x| x.el == e.el) {
                        continue;
                    }
                    let mut e = e;
                    e.trans.escape = p as u16;
                    lists[i].insert(0, e);
                }
            }
        }
    }
}

/// The state behind the exit of a labelled construct may end too.
fn pass_end_labels(flow: &Flow, lists: &[Vec<Step>], states: &mut [State]) {
    for i in 1..lists.len() {
        if let [only] = &lists[i][..]
            && flow.els[only.el].node == Node::Dot
            && states[i].end
            && only.trans.target != 0
        {
            states[only.trans.target as usize].end = true;
        }
    }
}

/// Marks the inside of a `d_step`.
fn mark(flow: &Flow, s: SeqId, id: u16, states: &mut [State]) {
    let mut f = flow.seqs[s].frst;
    while let Some(x) = f {
        states[x].dstep = id;
        if let Node::Atomic(inner) | Node::Block(inner) | Node::DStep(inner) = flow.els[x].node {
            mark(flow, inner, id, states);
        }
        for &sub in &flow.els[x].sub {
            mark(flow, sub, id, states);
        }
        if flow.seqs[s].last == Some(x) {
            break;
        }
        f = flow.els[x].nxt;
    }
}
