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
//!
//! For faults and deadlocks this is exact. It is not for properties of infinite runs.

use crate::emit::Line;
use heddle_memmodel::{Alu, Instr, Operand, Park, Reg, Thread, Update, When, Word, attr};
use std::collections::HashMap;

/// A line whose way on is told explicitly.
#[derive(Clone)]
struct Node {
    line: Line,
    next: Option<usize>,
    taken: Option<usize>,
}

/// Loops that may double the code at most this often.
const MAX_NODES: usize = 20_000;

/// Cuts every way around a loop on which nothing is done.
pub fn cut(lines: Vec<Line>, n_regs: usize) -> Vec<Line> {
    let mut graph = explicit(lines);
    let heads = heads(&graph);
    for h in heads.into_iter().rev() {
        if graph.len() < MAX_NODES {
            cut_head(&mut graph, h, n_regs);
        }
    }
    layout(&graph)
}

/// Behind the last line.
const END: usize = usize::MAX;

fn explicit(lines: Vec<Line>) -> Vec<Node> {
    let n = lines.len();
    let place = |at: usize| if at < n { at } else { END };
    let node = |(i, line): (usize, Line)| {
        let (next, taken) = match line.instr {
            Instr::Jump { target } => (Some(place(target as usize)), None),
            Instr::Branch { target, .. } => (Some(place(i + 1)), Some(place(target as usize))),
            Instr::Park(Park::Unborn) => (Some(place(i + 1)), None),
            Instr::Park(_) | Instr::Never => (None, None),
            _ => (Some(place(i + 1)), None),
        };
        Node { line, next, taken }
    };
    lines.into_iter().enumerate().map(node).collect()
}

fn ways(node: &Node) -> impl Iterator<Item = usize> + use<> {
    [node.next, node.taken].into_iter().flatten()
}

/// The targets of jumps back to a place on the way there, outermost first.
fn heads(graph: &[Node]) -> Vec<usize> {
    let (mut out, n) = (Vec::new(), graph.len());
    // 0 new, 1 on the stack, 2 over
    let mut mark = vec![0u8; n];
    let mut stack = vec![(0, 0)];
    if n == 0 {
        return out;
    }
    mark[0] = 1;
    while let Some((at, i)) = stack.pop() {
        let Some(to) = ways(&graph[at]).nth(i) else {
            mark[at] = 2;
            continue;
        };
        stack.push((at, i + 1));
        if to >= n {
            continue;
        }
        match mark[to] {
            0 => {
                mark[to] = 1;
                stack.push((to, 0));
            }
            1 if !out.contains(&to) => out.push(to),
            _ => {}
        }
    }
    out.sort_by_key(|h| stack_depth(graph, *h));
    out
}

/// How far a place is from the start: outer heads come first.
fn stack_depth(graph: &[Node], to: usize) -> usize {
    let mut dist = vec![usize::MAX; graph.len()];
    let mut queue = std::collections::VecDeque::from([0]);
    dist[0] = 0;
    while let Some(at) = queue.pop_front() {
        for v in ways(&graph[at]).filter(|v| *v < graph.len()) {
            if dist[v] == usize::MAX {
                dist[v] = dist[at] + 1;
                queue.push_back(v);
            }
        }
    }
    dist[to]
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

fn cut_head(graph: &mut Vec<Node>, h: usize, n_regs: usize) {
    let n = graph.len();
    let c = Cutting {
        graph,
        head: h,
        live: live_at(graph, h, n_regs),
        won: swaps_tested(graph),
        body: around(graph, h),
    };
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
            return;
        }
    }
    if !cuts {
        return;
    }
    // Behind the copies: the end that no run needs, then the questions.
    let never = n + spots.len();
    let mut asked: Vec<Node> = Vec::new();
    let mut added: Vec<Node> = Vec::new();
    for ((at, _), ways) in spots.iter().zip(&leads) {
        let line = &graph[*at].line;
        let [next, taken] = ways.each_ref().map(|way| {
            way.as_ref().map(|lead| match lead {
                Lead::Done(to) if *to == h => n,
                Lead::Done(to) => *to,
                Lead::Quiet(to) => copies[to],
                Lead::Cut => never,
                Lead::Ask(old, new, bits) => {
                    let (a, b) = (Operand::Reg(*old), Operand::Imm(*new));
                    let instr = Instr::Branch { op: Alu::Word(Word::Eq, *bits), a, b, target: 0 };
                    let line = Line { instr, ..line.clone() };
                    asked.push(Node { line, next: Some(n), taken: Some(never) });
                    never + asked.len()
                }
            })
        });
        added.push(Node { line: line.clone(), next, taken });
    }
    for way in graph.iter_mut().flat_map(|n| [&mut n.next, &mut n.taken]) {
        if *way == Some(h) {
            *way = Some(n);
        }
    }
    let line = Line { instr: Instr::Never, ..graph[h].line.clone() };
    graph.extend(added);
    graph.push(Node { line, next: None, taken: None });
    graph.extend(asked);
}

impl Cutting<'_> {
    /// Where the ways on from a place lead.
    fn edges(&self, (at, since): &Spot) -> [Option<Lead>; 2] {
        let node = &self.graph[*at];
        let after = self.after(*at, since);
        // Where a compare-and-swap has succeeded, something was done.
        let stored = self.won[*at].is_some();
        let lead = |to: usize, after: Option<&Since>| match after {
            Some(since) if to == self.head => match &since.exchange {
                None => Lead::Cut,
                Some(x) if x.asked => Lead::Ask(x.old, x.new, x.bits),
                Some(_) => Lead::Done(to),
            },
            Some(since) if to < self.graph.len() && self.body[to] => {
                Lead::Quiet((to, since.clone()))
            }
            _ => Lead::Done(to),
        };
        [
            node.next.map(|to| lead(to, after.as_ref().filter(|_| !stored))),
            node.taken.map(|to| lead(to, after.as_ref())),
        ]
    }

    /// What was done behind a place; `None` if it does something.
    fn after(&self, at: usize, since: &Since) -> Option<Since> {
        let line = &self.graph[at].line;
        let mut now = since.clone();
        let quiet = match line.instr {
            Instr::Load { dst, link, attrs, .. } => {
                now.link = (link && attrs & attr("acq") != 0).then_some(dst);
                !self.live[dst as usize]
            }
            Instr::Alu { dst, .. }
            | Instr::Select { dst, .. }
            | Instr::Move { dst, .. }
            | Instr::Choice { dst } => !self.live[dst as usize],
            Instr::Rmw { dst, op: Update::Swap, value: Operand::Imm(new), .. } => {
                return self.exchanged(now, Some(dst), new, 8 * line.mark.size);
            }
            Instr::StoreExcl { when: When::Always, value: Operand::Imm(new), .. } => {
                let link = now.link;
                return self.exchanged(now, link, new, 8 * line.mark.size);
            }
            Instr::Rmw { dst, .. } => !self.live[dst as usize] && self.won.contains(&Some(at)),
            Instr::Fence { .. } | Instr::Branch { .. } | Instr::Jump { .. } => true,
            Instr::Nop => !line.once,
            _ => false,
        };
        if let Some(x) = &mut now.exchange
            && !x.follow(&line.instr)
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
        let swap = matches!(node.line.instr, Instr::Rmw { op: Update::CompareSwap, .. });
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
    match (&graph[swap].line.instr, &node.line.instr) {
        (
            Instr::Rmw { dst, expected, .. },
            Instr::Branch { op: Alu::Word(Word::Ne, _), a, b, .. },
        ) => *a == Operand::Reg(*dst) && b == expected,
        _ => false,
    }
}

/// The registers that are read before they are written, from a place on.
fn live_at(graph: &[Node], h: usize, n_regs: usize) -> Vec<bool> {
    let n = graph.len();
    let mut live = vec![vec![false; n_regs]; n];
    let mut changed = true;
    while changed {
        changed = false;
        for at in (0..n).rev() {
            let mut now = vec![false; n_regs];
            // At the end the first register is the result.
            for to in ways(&graph[at]) {
                match live.get(to) {
                    Some(l) => now.iter_mut().zip(l).for_each(|(a, b)| *a |= b),
                    None => now[0] = true,
                }
            }
            let instr = &graph[at].line.instr;
            if let Some(r) = instr.writes() {
                now[r as usize] = false;
            }
            instr.reads().into_iter().for_each(|r: Reg| now[r as usize] = true);
            if now != live[at] {
                live[at] = now;
                changed = true;
            }
        }
    }
    live.swap_remove(h)
}

/// The places from which control can come back to the head, reached from it.
fn around(graph: &[Node], h: usize) -> Vec<bool> {
    let n = graph.len();
    let mut back = vec![Vec::new(); n];
    for (i, node) in graph.iter().enumerate() {
        ways(node).filter(|to| *to < n).for_each(|to| back[to].push(i));
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

/// Puts the graph back into a row, dropping what is not reached.
fn layout(graph: &[Node]) -> Vec<Line> {
    let n = graph.len();
    let mut order: Vec<usize> = Vec::new();
    let mut placed = vec![false; n];
    let mut work = vec![0];
    while let Some(start) = work.pop() {
        let mut at = start;
        while at < n && !placed[at] {
            placed[at] = true;
            order.push(at);
            work.extend(graph[at].taken);
            match graph[at].next {
                Some(next) => at = next,
                None => break,
            }
        }
    }
    let mut out: Vec<(Line, Option<usize>)> = Vec::new();
    let mut position = HashMap::new();
    for (i, &v) in order.iter().enumerate() {
        position.insert(v, out.len());
        let node = &graph[v];
        let follows = order.get(i + 1).copied();
        if !matches!(node.line.instr, Instr::Jump { .. } | Instr::Nop) || node.line.once {
            out.push((node.line.clone(), node.taken));
        }
        if node.next.is_some() && node.next != follows {
            let line = Line { instr: Instr::Jump { target: 0 }, once: false, ..node.line.clone() };
            out.push((line, node.next));
        }
    }
    let end = out.len();
    let place = |v: usize| position.get(&v).copied().unwrap_or(end) as u32;
    let fix = |(mut line, to): (Line, Option<usize>)| {
        if let (Instr::Jump { target } | Instr::Branch { target, .. }, Some(to)) =
            (&mut line.instr, to)
        {
            *target = place(to);
        }
        line
    };
    out.into_iter().map(fix).collect()
}

/// The code of a thread that is only asked about registers.
pub fn bare(lines: &[Line], n_regs: usize) -> Thread {
    let mut t = Thread { regs: vec![String::new(); n_regs], ..Thread::default() };
    t.init = vec![0; n_regs];
    t.observed = (0..n_regs).map(|r| r == 0).collect();
    t.code.instrs = lines.iter().map(|l| l.instr.clone()).collect();
    t
}
