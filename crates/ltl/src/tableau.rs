//! A formula in normal form to a generalised Büchi automaton.
//!
//! The construction of Gastin and Oddoux (CAV 2001) without its middle step:
//! the very weak alternating automaton's states are the subformulas, and a
//! state here is a set of them, all of which must hold from now on. One mark
//! for each `U`: on edges that do not put it off.
//!
//! One addition keeps fairness assumptions small: `[] <> f` needs no obligation
//! `<> f` of its own. It stays for ever, so its edges need only tell whether `f`
//! is satisfied now, and a conjunction of many has one state.

use crate::graph::{Arc, Graph};
use crate::guard::Cube;
use crate::normal::{Arena, FALSE, Id, Node, TRUE};
use std::collections::HashMap;

/// The automaton would be too large to be of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl std::fmt::Display for TooLarge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("its automaton would have too many states, edges or atoms")
    }
}

impl std::error::Error for TooLarge {}

const MAX_STATES: usize = 5_000;
const MAX_ARCS: usize = 50_000;
/// Of one state.
const MAX_MOVES: usize = 20_000;

/// One way to satisfy a formula now: what must be true, and what from the next
/// state on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Move {
    cube: Cube,
    /// Sorted.
    next: Vec<Id>,
    /// Marks of the `<> f` of `[] <> f` that are satisfied now.
    satisfied: u64,
}

impl Move {
    /// Asks for nothing now.
    fn later(next: Vec<Id>) -> Move {
        Move { cube: Cube::TRUE, next, satisfied: 0 }
    }
}

pub(crate) fn tableau(arena: &Arena, root: Id) -> Result<Graph, TooLarge> {
    let mut builder =
        Builder { arena, moves: HashMap::new(), untils: Vec::new(), recurrences: HashMap::new() };
    builder.collect_untils(root);
    if builder.untils.len() > 64 {
        return Err(TooLarge);
    }
    builder.build(root)
}

struct Builder<'a> {
    arena: &'a Arena,
    moves: HashMap<Id, Vec<Move>>,
    /// Each has the mark of its place here.
    untils: Vec<Id>,
    /// The `[] <> f` of a `<> f`.
    recurrences: HashMap<Id, Id>,
}

impl Builder<'_> {
    fn collect_untils(&mut self, root: Id) {
        let mut seen = Vec::new();
        let mut todo = vec![root];
        while let Some(id) = todo.pop() {
            if seen.contains(&id) {
                continue;
            }
            seen.push(id);
            match self.arena.node(id) {
                Node::And(parts) | Node::Or(parts) => todo.extend(parts),
                Node::Next(f) => todo.push(*f),
                Node::Until(f, g) => {
                    self.untils.push(id);
                    todo.extend([f, g]);
                }
                Node::Release(f, g) => {
                    if self.is_recurrence(id) {
                        self.recurrences.insert(*g, id);
                    }
                    todo.extend([f, g]);
                }
                Node::True | Node::False | Node::Literal { .. } => {}
            }
        }
        self.untils.sort();
    }

    /// Whether this is `[] <> f`.
    fn is_recurrence(&self, id: Id) -> bool {
        match *self.arena.node(id) {
            Node::Release(FALSE, g) => matches!(self.arena.node(g), Node::Until(TRUE, _)),
            _ => false,
        }
    }

    fn build(&mut self, root: Id) -> Result<Graph, TooLarge> {
        let start = match self.arena.node(root) {
            Node::And(parts) => parts.clone(),
            Node::True => Vec::new(),
            _ => vec![root],
        };
        let mut numbers = HashMap::from([(start.clone(), 0u32)]);
        let mut sets = vec![start];
        let mut arcs: Vec<Vec<Arc>> = Vec::new();
        let mut total = 0;
        while arcs.len() < sets.len() {
            let set = sets[arcs.len()].clone();
            let mut row = Vec::new();
            for (mv, marks) in self.marked_moves(&set)? {
                let next = sets.len() as u32;
                let target = *numbers.entry(mv.next.clone()).or_insert(next);
                if target == next {
                    sets.push(mv.next);
                }
                row.push(Arc { target, marks, cube: mv.cube });
            }
            total += row.len();
            if sets.len() > MAX_STATES || total > MAX_ARCS {
                return Err(TooLarge);
            }
            arcs.push(row);
        }
        let marks = if self.untils.len() == 64 { u64::MAX } else { (1 << self.untils.len()) - 1 };
        Ok(Graph { initial: 0, arcs, marks })
    }

    /// The moves of a set, without those that a laxer one makes superfluous.
    fn marked_moves(&mut self, set: &[Id]) -> Result<Vec<(Move, u64)>, TooLarge> {
        let mut moves = vec![Move::later(Vec::new())];
        for &id in set {
            let own = self.moves(id)?;
            moves = product(&moves, &own)?;
        }
        let mut marked = Vec::new();
        for mv in moves {
            let marks = self.marks(&mv)?;
            marked.push((mv, marks));
        }
        let lax = |a: &(Move, u64), b: &(Move, u64)| b.1 & !a.1 == 0 && is_laxer(&a.0, &b.0);
        Ok(undominated(marked, lax))
    }

    /// A mark is missing only if the move puts its `U` off and does not also
    /// satisfy it.
    fn marks(&mut self, mv: &Move) -> Result<u64, TooLarge> {
        let mut marks = 0;
        for (i, &until) in self.untils.clone().iter().enumerate() {
            let recurs = self.recurrences.get(&until).is_some_and(|id| mv.next.contains(id));
            let kept = mv.satisfied >> i & 1 == 1
                || !(recurs || mv.next.contains(&until))
                || self.moves(until)?.iter().any(|way| {
                    !way.next.contains(&until)
                        && mv.cube.implies(way.cube)
                        && is_subset(&way.next, &mv.next)
                });
            marks |= u64::from(kept) << i;
        }
        Ok(marks)
    }

    fn moves(&mut self, id: Id) -> Result<Vec<Move>, TooLarge> {
        if let Some(known) = self.moves.get(&id) {
            return Ok(known.clone());
        }
        let stay = vec![Move::later(vec![id])];
        let moves = match self.arena.node(id).clone() {
            Node::True => vec![Move::later(Vec::new())],
            Node::False => Vec::new(),
            Node::Literal { atom, positive } => {
                vec![Move { cube: Cube::literal(atom, positive), ..Move::later(Vec::new()) }]
            }
            Node::And(parts) => {
                let mut all = vec![Move::later(Vec::new())];
                for part in parts {
                    let own = self.moves(part)?;
                    all = product(&all, &own)?;
                }
                all
            }
            Node::Or(parts) => {
                let mut all = Vec::new();
                for part in parts {
                    all.extend(self.moves(part)?);
                }
                all
            }
            Node::Next(f) => self.conjunctions(f)?,
            Node::Until(f, g) => {
                let put_off = product(&self.moves(f)?, &stay)?;
                [self.moves(g)?, put_off].concat()
            }
            Node::Release(_, until) if self.is_recurrence(id) => {
                let Node::Until(_, f) = *self.arena.node(until) else { unreachable!("checked") };
                let i = self.untils.binary_search(&until).expect("collected and sorted");
                let mut now = product(&self.moves(f)?, &stay)?;
                now.iter_mut().for_each(|m| m.satisfied |= 1 << i);
                [now, stay].concat()
            }
            Node::Release(f, g) => {
                let either = [self.moves(f)?, stay].concat();
                product(&self.moves(g)?, &either)?
            }
        };
        // In the alternating automaton a move that asks less is always as good:
        // marks come into it only for sets.
        let moves = undominated(moves, is_laxer);
        self.moves.insert(id, moves.clone());
        Ok(moves)
    }

    /// The sets of obligations that a formula splits into.
    fn conjunctions(&self, f: Id) -> Result<Vec<Move>, TooLarge> {
        Ok(match self.arena.node(f) {
            Node::True => vec![Move::later(Vec::new())],
            Node::False => Vec::new(),
            Node::And(parts) => {
                let mut all = vec![Move::later(Vec::new())];
                for &part in parts {
                    all = product(&all, &self.conjunctions(part)?)?;
                }
                all
            }
            Node::Or(parts) => {
                let mut all = Vec::new();
                for &part in parts {
                    all.extend(self.conjunctions(part)?);
                }
                all
            }
            _ => vec![Move::later(vec![f])],
        })
    }
}

/// Every pair of moves, both made at once.
fn product(left: &[Move], right: &[Move]) -> Result<Vec<Move>, TooLarge> {
    if left.len() * right.len() > MAX_MOVES {
        return Err(TooLarge);
    }
    let mut all = Vec::new();
    for a in left {
        for b in right {
            if let Some(cube) = a.cube.and(b.cube) {
                let mut next = [a.next.as_slice(), b.next.as_slice()].concat();
                next.sort();
                next.dedup();
                all.push(Move { cube, next, satisfied: a.satisfied | b.satisfied });
            }
        }
    }
    all.sort();
    all.dedup();
    Ok(all)
}

/// Whether `a` asks no more than `b`, now and later.
fn is_laxer(a: &Move, b: &Move) -> bool {
    b.cube.implies(a.cube) && is_subset(&a.next, &b.next) && b.satisfied & !a.satisfied == 0
}

fn is_subset(small: &[Id], large: &[Id]) -> bool {
    small.iter().all(|id| large.binary_search(id).is_ok())
}

/// Drops every element that another one is at least as good as; of equals the
/// first stays.
fn undominated<T>(all: Vec<T>, good: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    for item in all {
        if !kept.iter().any(|k| good(k, &item)) {
            kept.retain(|k| !good(&item, k));
            kept.push(item);
        }
    }
    kept
}
