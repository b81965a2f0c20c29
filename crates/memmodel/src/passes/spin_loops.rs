//! Iterations that only look: waiting without going round.
//!
//! `while (!ready);` goes round as often as it likes. An iteration that comes back to
//! where it began, having stored nothing and changed no register that is read again,
//! leaves nothing behind but its reads. A run with it is a run without it: taking
//! reads out of an execution only takes ordering constraints away. So the way back is
//! cut, and the loop is left in the first iteration that can leave it. Under models
//! that speculate this is what makes waiting finite: otherwise the window fills with
//! guesses of iterations to come. (GenMC's transformation of spin loops to
//! assumptions, for any loop and any path through it.)
//!
//! Paths matter: Dekker's loop stores in one branch and only looks in the other. So
//! the body is copied: in the copy nothing was done yet since the loop's head, the
//! first effect leads over to the original, and a way back inside the copy is cut.
//! A compare-and-swap that fails only reads.
//!
//! An exchange that stores what it found (`while (exchange(&lock, 1));`) is as good as
//! none: who reads what it stored can read what it read, which stands just before in
//! coherence order and carries no more than it does. So a way back after one exchange is
//! cut where the value was the same, and the way back asks for that. The question is a
//! branch, and branches order stores behind them: it is asked only where a branch that
//! depends on the same value alone has come before. Where an exchange is a pair of a load and a
//! store, a younger load of its own thread could read the store before it is performed,
//! which is not ordered after what the load read unless that acquires; only such pairs count.
//! Pairs as compilers write them, which may fail or change nothing, are told apart by the
//! branches behind them: see [`super::silent_stores`].
//!
//! For faults and deadlocks this is exact. It is not for properties of infinite runs.

use super::graph::{END, Node, explicit, layout, live_before, ways};
use super::silent_stores::{Domains, Settled, may_be_silent, settle};
use crate::attrs::attr;
use crate::program::{Alu, Code, Instr, Mark, Operand, Reg, Update, When};
use crate::word::Word;
use std::collections::HashMap;

/// Code grows no further than this.
const MAX_NODES: usize = 20_000;
/// A copy may show another loop that only looks.
const ROUNDS: usize = 4;

/// What is known of a thread besides its code.
pub struct Loops<'a> {
    /// The registers that are read at its end.
    pub observed: &'a [bool],
    /// Instructions that make an object or a thread; none if empty.
    pub once: &'a [bool],
    /// The values that words can have, and whether exclusive pairs that store what they
    /// read may count as nothing ([`super::silent_stores`]).
    pub pairs: Option<(&'a Domains, bool)>,
}

/// Cuts every way around a loop on which nothing is done.
pub fn cut(code: &Code, loops: &Loops) -> Code {
    let mut graph = explicit(code, loops.once);
    for _ in 0..ROUNDS {
        let mut any = false;
        for h in heads(&graph) {
            any |= graph.len() < MAX_NODES && cut_head(&mut graph, h, loops);
        }
        if !any {
            break;
        }
    }
    layout(&graph)
}

/// The targets of jumps back to a place on the way there, the farthest first: inner loops
/// before those around them.
fn heads(graph: &[Node]) -> Vec<usize> {
    let mut out = Vec::new();
    // 0 new, 1 on the stack, 2 over
    let mut mark = vec![0u8; graph.len()];
    let mut stack = if graph.is_empty() { vec![] } else { vec![(0, 0)] };
    while let Some((at, i)) = stack.pop() {
        mark[at] = 1;
        let Some(to) = ways(&graph[at]).nth(i) else {
            mark[at] = 2;
            continue;
        };
        stack.push((at, i + 1));
        match mark[to] {
            0 => stack.push((to, 0)),
            1 if !out.contains(&to) => out.push(to),
            _ => {}
        }
    }
    let far = distances(graph);
    out.sort_by_key(|&h| std::cmp::Reverse(far[h]));
    out
}

/// How far each place is from the beginning.
fn distances(graph: &[Node]) -> Vec<usize> {
    let mut far = vec![usize::MAX; graph.len()];
    let mut queue = std::collections::VecDeque::new();
    if let Some(first) = far.first_mut() {
        *first = 0;
        queue.push_back(0);
    }
    while let Some(at) = queue.pop_front() {
        for to in ways(&graph[at]) {
            if far[to] == usize::MAX {
                far[to] = far[at] + 1;
                queue.push_back(to);
            }
        }
    }
    far
}

/// What was done since the head of the loop, beside reading.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct Since {
    /// The register of the last exclusive load, if it acquires.
    link: Option<Reg>,
    exchange: Option<Exchange>,
}

/// An exchange that may have stored what was there.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Exchange {
    old: Reg,
    new: i64,
    bits: u8,
    /// Registers made of the old value alone.
    made: Vec<Reg>,
    /// Whether a branch depends on it already: only then may we ask too.
    asked: bool,
}

/// A place, and what was done on the way there.
type Spot = (usize, Since);

struct Cutting<'g> {
    graph: &'g [Node],
    head: usize,
    live: Vec<bool>,
    won: Vec<Option<usize>>,
    body: Vec<bool>,
    settled: Settled,
}

/// Where an edge leads.
enum Lead {
    /// Somewhere with something done: the original.
    Done(usize),
    /// On, with nothing done yet.
    Quiet(Spot),
    /// Back to the head with nothing done.
    Cut,
    /// Back to the head after an exchange.
    Ask(Reg, i64, u8),
}

/// Cuts the ways back to `h`. Answers whether there were any.
fn cut_head(graph: &mut Vec<Node>, h: usize, loops: &Loops) -> bool {
    // Nothing leads back to the very first instruction that can be led elsewhere.
    if h == 0 {
        return false;
    }
    let n = graph.len();
    let live = live_before(graph, loops.observed).swap_remove(h);
    let settled = match loops.pairs {
        Some((domains, silent)) => {
            settle(graph, domains, &|way| silent && may_be_silent(graph, h, &live, way))
        }
        None => Settled { shows: vec![false; n], loud: vec![[false; 2]; n] },
    };
    let (won, body) = (swaps_tested(graph), around(graph, h));
    let c = Cutting { graph, head: h, live, won, body, settled };
    // The places reached from the head with nothing done.
    let first = (h, Since::default());
    let mut copies: HashMap<Spot, usize> = HashMap::from([(first.clone(), n)]);
    let mut spots = vec![first];
    let mut leads: Vec<[Option<Lead>; 2]> = Vec::new();
    let mut cuts = false;
    while let Some(spot) = spots.get(leads.len()).cloned() {
        let ways = c.edges(&spot);
        for lead in ways.iter().flatten() {
            match lead {
                Lead::Quiet(to) if !copies.contains_key(to) => {
                    copies.insert(to.clone(), n + spots.len());
                    spots.push(to.clone());
                }
                Lead::Cut | Lead::Ask(..) => cuts = true,
                _ => {}
            }
        }
        leads.push(ways);
        if spots.len() > MAX_NODES {
            return false;
        }
    }
    if !cuts {
        return false;
    }
    // Behind the copies: the end that no run needs, the head where a thread may stay (one
    // that waits for a lock is known by that), then the questions.
    let never = n + spots.len();
    let entry = if spots.iter().any(|(at, _)| graph[*at].mark.waits) { n } else { never + 1 };
    let before_asked = never.max(entry);
    let mut asked: Vec<Node> = Vec::new();
    let mut added: Vec<Node> = Vec::new();
    for ((at, _), ways) in spots.iter().zip(&leads) {
        let node = &graph[*at];
        let [next, taken] = ways.each_ref().map(|way| {
            way.as_ref().map(|lead| match lead {
                Lead::Done(to) if *to == h => entry,
                Lead::Done(to) => *to,
                Lead::Quiet(to) => copies[to],
                Lead::Cut => never,
                Lead::Ask(old, new, bits) => {
                    let (a, b) = (Operand::Reg(*old), Operand::Imm(*new));
                    let instr = Instr::Branch { op: Alu::Word(Word::Eq, *bits), a, b, target: 0 };
                    let (next, taken) = (Some(entry), Some(never));
                    asked.push(Node { instr, once: false, next, taken, ..node.clone() });
                    before_asked + asked.len()
                }
            })
        });
        added.push(Node { next, taken, ..node.clone() });
    }
    for way in graph.iter_mut().flat_map(|n| [&mut n.next, &mut n.taken]) {
        if *way == Some(h) {
            *way = Some(entry);
        }
    }
    let (next, taken) = (None, None);
    let end = Node { instr: Instr::Never, once: false, next, taken, ..graph[h].clone() };
    graph.extend(added);
    graph.push(end);
    if entry != n {
        let (instr, mark) = (Instr::Head, Mark::default());
        let (next, taken) = (Some(n), None);
        let head = Node { instr, mark, once: false, next, taken, ..graph[h].clone() };
        graph.push(head);
    }
    graph.extend(asked);
    true
}

impl Cutting<'_> {
    /// Where the ways on from a place lead.
    fn edges(&self, (at, since): &Spot) -> [Option<Lead>; 2] {
        let node = &self.graph[*at];
        let after = self.after(*at, since);
        // Where a compare-and-swap has succeeded, something was done.
        let stored = self.won[*at].is_some();
        let loud = self.settled.loud[*at];
        let lead = |to: usize, after: Option<&Since>| match after {
            Some(since) if to == self.head => match &since.exchange {
                None => Lead::Cut,
                Some(x) if x.asked => Lead::Ask(x.old, x.new, x.bits),
                Some(_) => Lead::Done(to),
            },
            Some(since) if to != END && self.body[to] => Lead::Quiet((to, since.clone())),
            _ => Lead::Done(to),
        };
        [
            node.next.map(|to| lead(to, after.as_ref().filter(|_| !stored && !loud[0]))),
            node.taken.map(|to| lead(to, after.as_ref().filter(|_| !loud[1]))),
        ]
    }

    /// What was done behind a place; `None` if it does something.
    fn after(&self, at: usize, since: &Since) -> Option<Since> {
        let node = &self.graph[at];
        let mut now = since.clone();
        let quiet = match node.instr {
            Instr::Load { dst, link, attrs, .. } => {
                now.link = (link && attrs & attr("acq") != 0).then_some(dst);
                !self.live[dst as usize]
            }
            Instr::Alu { dst, .. }
            | Instr::Select { dst, .. }
            | Instr::Move { dst, .. }
            | Instr::Choice { dst } => !self.live[dst as usize],
            Instr::Rmw { dst, op: Update::Swap, value: Operand::Imm(new), .. } => {
                return self.exchanged(now, Some(dst), new, 8 * node.mark.size);
            }
            Instr::StoreExcl { dst, .. } if self.settled.shows[at] => {
                dst.is_none_or(|d| !self.live[d as usize])
            }
            Instr::StoreExcl { when: When::Always, value: Operand::Imm(new), .. } => {
                let link = now.link;
                return self.exchanged(now, link, new, 8 * node.mark.size);
            }
            Instr::Rmw { dst, .. } => !self.live[dst as usize] && self.won.contains(&Some(at)),
            Instr::Fence { .. } | Instr::Branch { .. } | Instr::Jump { .. } => true,
            Instr::Head => true,
            Instr::Nop => !node.once,
            _ => false,
        };
        if let Some(x) = &mut now.exchange
            && !x.follow(&node.instr)
        {
            return None;
        }
        quiet.then_some(now)
    }

    fn exchanged(&self, mut now: Since, old: Option<Reg>, new: i64, bits: u8) -> Option<Since> {
        let old = old.filter(|r| !self.live[*r as usize] && bits > 0)?;
        if now.exchange.is_some() {
            return None;
        }
        now.exchange = Some(Exchange { old, new, bits, made: vec![old], asked: false });
        Some(now)
    }
}

impl Exchange {
    /// Notes what an instruction makes of the old value. Answers whether the old value is
    /// still at hand.
    fn follow(&mut self, instr: &Instr) -> bool {
        let reads = instr.reads();
        let from_old = !reads.is_empty() && reads.iter().all(|r| self.made.contains(r));
        if let Instr::Branch { .. } = instr {
            self.asked |= from_old;
        }
        if let Some(d) = instr.writes() {
            self.made.retain(|r| *r != d);
            let computes = matches!(instr, Instr::Alu { .. } | Instr::Move { .. });
            if computes && from_old {
                self.made.push(d);
                self.made.sort_unstable();
            }
            return d != self.old;
        }
        true
    }
}

/// For each branch that is taken exactly if a compare-and-swap before it failed, that one.
fn swaps_tested(graph: &[Node]) -> Vec<Option<usize>> {
    let mut out = vec![None; graph.len()];
    for (i, node) in graph.iter().enumerate() {
        let swap = matches!(node.instr, Instr::Rmw { op: Update::CompareSwap, .. });
        if let (true, Some(next)) = (swap, node.next)
            && tests_swap(graph, i, next)
        {
            out[next] = Some(i);
        }
    }
    out
}

/// Whether the branch at `at` is taken exactly if the compare-and-swap failed.
fn tests_swap(graph: &[Node], swap: usize, at: usize) -> bool {
    let Some(node) = graph.get(at) else { return false };
    match (&graph[swap].instr, &node.instr) {
        (
            Instr::Rmw { dst, expected, .. },
            Instr::Branch { op: Alu::Word(Word::Ne, _), a, b, .. },
        ) => *a == Operand::Reg(*dst) && b == expected,
        _ => false,
    }
}

/// The places from which control can come back to the head, reached from it.
fn around(graph: &[Node], h: usize) -> Vec<bool> {
    let n = graph.len();
    let mut back = vec![Vec::new(); n];
    for (i, node) in graph.iter().enumerate() {
        ways(node).for_each(|to| back[to].push(i));
    }
    let mut out = vec![false; n];
    let mut work = vec![h];
    out[h] = true;
    while let Some(at) = work.pop() {
        for &from in &back[at] {
            if !out[from] {
                out[from] = true;
                work.push(from);
            }
        }
    }
    out
}
