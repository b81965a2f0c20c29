//! Fewer instructions for the same thread: copies followed, constants computed, what
//! nobody reads dropped.
//!
//! The window machine holds every instruction that waits for something, a copy from
//! one stack slot to another as much as a load. Unoptimised code copies every value
//! several times, and would fill any window.
//!
//! Under models that mind dependencies only what keeps them is allowed. A copy
//! depends on what its source depends on, so reading the source instead is the
//! same; a constant depends on nothing; a value that nobody reads orders nothing.
//! Arithmetic that yields the same whatever its operand (`x ^ x`) is a dependency
//! and stays, as does every access to memory.

use super::graph::{END, Node, explicit, layout, live_before, ways};
use heddle_memmodel::{Alu, Instr, Operand, Reg, Thread, When, Word};

/// Does the above until nothing changes.
pub fn tidy(thread: &mut Thread) {
    let n_regs = thread.regs.len();
    let mut graph = explicit(&thread.code);
    for _ in 0..ROUNDS {
        let before = facts(&graph, thread);
        let mut changed = false;
        for (node, facts) in graph.iter_mut().zip(&before) {
            changed |= facts.as_ref().is_some_and(|f| simplify(node, f));
        }
        changed |= drop_dead(&mut graph, n_regs);
        if !changed {
            break;
        }
    }
    thread.code = layout(&graph);
}

const ROUNDS: usize = 4;

/// What is known of a register at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fact {
    /// It holds the same as this.
    same: Operand,
    /// It is zero from this bit on.
    bits: u8,
}

type Facts = Vec<Fact>;

/// What is known before every node that control reaches.
fn facts(graph: &[Node], thread: &Thread) -> Vec<Option<Facts>> {
    let mut known: Vec<Option<Facts>> = vec![None; graph.len()];
    if graph.is_empty() {
        return known;
    }
    let at_first = |(r, &value): (usize, &i64)| {
        // Whoever starts the thread sets its first register.
        let same = if r == 0 { Operand::Reg(0) } else { Operand::Imm(value) };
        Fact { same, bits: width(same) }
    };
    known[0] = Some(thread.init.iter().enumerate().map(at_first).collect());
    let mut todo = vec![0];
    while let Some(at) = todo.pop() {
        let mut after = known[at].clone().expect("what is to be done is known");
        step(&mut after, &graph[at]);
        for to in ways(&graph[at]) {
            let changed = match &mut known[to] {
                None => {
                    known[to] = Some(after.clone());
                    true
                }
                Some(old) => join(old, &after),
            };
            if changed {
                todo.push(to);
            }
        }
    }
    known
}

/// What is known whichever of two ways was taken. Whether it is less.
fn join(old: &mut Facts, new: &Facts) -> bool {
    let mut less = false;
    for (r, (a, b)) in old.iter_mut().zip(new).enumerate() {
        let own = Operand::Reg(r as Reg);
        let same = if a.same == b.same { a.same } else { own };
        let met = Fact { same, bits: a.bits.max(b.bits) };
        less |= met != *a;
        *a = met;
    }
    less
}

/// The effect of a node on what is known.
fn step(facts: &mut Facts, node: &Node) {
    let Some(dst) = node.instr.writes() else { return };
    let own = Operand::Reg(dst);
    let new = match node.instr {
        Instr::Move { a, .. } => {
            let same = copied(facts, a);
            Fact { same: if same == own { own } else { same }, bits: bits_of(facts, a) }
        }
        Instr::Alu { op, a, b, .. } => Fact { same: own, bits: result_bits(facts, op, a, b) },
        Instr::Select { yes, no, .. } => {
            Fact { same: own, bits: bits_of(facts, yes).max(bits_of(facts, no)) }
        }
        Instr::Load { .. } | Instr::Rmw { .. } if (1..8).contains(&node.mark.size) => {
            Fact { same: own, bits: 8 * node.mark.size }
        }
        Instr::StoreExcl { .. } => Fact { same: own, bits: 1 },
        _ => Fact { same: own, bits: 64 },
    };
    // Nobody is a copy of what was here before.
    for (r, fact) in facts.iter_mut().enumerate() {
        if fact.same == own {
            fact.same = Operand::Reg(r as Reg);
        }
    }
    facts[dst as usize] = new;
}

/// What to read instead of an operand.
fn copied(facts: &Facts, o: Operand) -> Operand {
    match o {
        Operand::Reg(r) => facts[r as usize].same,
        imm => imm,
    }
}

fn bits_of(facts: &Facts, o: Operand) -> u8 {
    match o {
        Operand::Reg(r) => facts[r as usize].bits,
        imm => width(imm),
    }
}

fn width(o: Operand) -> u8 {
    match o {
        Operand::Imm(n) => 64 - n.leading_zeros() as u8,
        Operand::Reg(_) => 64,
    }
}

fn result_bits(facts: &Facts, op: Alu, a: Operand, b: Operand) -> u8 {
    use Word::*;
    let (x, y) = (bits_of(facts, a), bits_of(facts, b));
    match op {
        Alu::Eq | Alu::Ne | Alu::Lt | Alu::Le => 1,
        Alu::Word(Eq | Ne | Ult | Ule | Slt | Sle, _) => 1,
        Alu::And => x.min(y),
        Alu::Or | Alu::Xor => x.max(y),
        Alu::Word(And, w) => w.min(x).min(y),
        Alu::Word(Or | Xor, w) => w.min(x.max(y)),
        Alu::Word(Extend, _) => 64,
        Alu::Word(_, w) => w,
        _ => 64,
    }
}

/// Writes a node as simply as what is known allows. Whether it changed.
fn simplify(node: &mut Node, facts: &Facts) -> bool {
    let before = node.instr.clone();
    operands(&mut node.instr, &mut |o| *o = copied(facts, *o));
    if let Instr::Alu { op, dst, a, b } = node.instr {
        let nothing = |o: Operand| o == Operand::Imm(0);
        let value = match (a, b, op) {
            (Operand::Imm(x), Operand::Imm(y), _) => Some(Operand::Imm(op.apply(x, y))),
            (v, zero, Alu::Word(Word::Or | Word::Add, w))
                if nothing(zero) && bits_of(facts, v) <= w =>
            {
                Some(v)
            }
            _ => None,
        };
        if let Some(a) = value {
            node.instr = Instr::Move { dst, a };
        }
    }
    // A branch on constants is none.
    if let Instr::Branch { op, a: Operand::Imm(x), b: Operand::Imm(y), .. } = node.instr {
        let taken = op.apply(x, y) != 0;
        node.next = if taken { node.taken } else { node.next };
        node.taken = None;
        node.instr = Instr::Jump { target: 0 };
    }
    node.instr != before
}

/// Drops what computes a value that nobody reads. Whether there was any.
fn drop_dead(graph: &mut [Node], n_regs: usize) -> bool {
    let live = live_before(graph, n_regs);
    let mut changed = false;
    for node in graph {
        let (Instr::Alu { dst, .. } | Instr::Select { dst, .. } | Instr::Move { dst, .. }) =
            node.instr
        else {
            continue;
        };
        let read = |to: usize| to != END && live[to][dst as usize];
        let itself = matches!(node.instr, Instr::Move { a, .. } if a == Operand::Reg(dst));
        if itself || !node.next.is_some_and(read) {
            node.instr = Instr::Nop;
            changed = true;
        }
    }
    changed
}

/// Calls `f` on every operand that an instruction reads.
pub fn operands(i: &mut Instr, f: &mut impl FnMut(&mut Operand)) {
    match i {
        Instr::Alu { a, b, .. } | Instr::Branch { a, b, .. } => [a, b].into_iter().for_each(f),
        Instr::Select { a, b, yes, no, .. } => [a, b, yes, no].into_iter().for_each(f),
        Instr::Load { addr, .. } => f(addr),
        Instr::Store { addr, value, .. } => [addr, value].into_iter().for_each(f),
        Instr::StoreExcl { addr, value, when, .. } => {
            f(addr);
            f(value);
            if let When::If(c) = when {
                f(c);
            }
        }
        Instr::Rmw { addr, value, expected, .. } => {
            [addr, value, expected].into_iter().for_each(f);
        }
        Instr::Assert { cond } | Instr::Check { cond, .. } => f(cond),
        Instr::Move { a, .. } | Instr::Start { arg: a, .. } => f(a),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_memmodel::{Code, Mark};
    use heddle_span::{FileId, Span};

    /// Registers 1 to 5; register 1 is loaded, 4 bytes, then what is given.
    fn tidied(instrs: Vec<Instr>) -> Vec<Instr> {
        let mut code = Code::default();
        let load = Instr::Load { dst: 1, addr: Operand::Imm(0), off: 0, attrs: 0, link: false };
        for (i, instr) in [load].into_iter().chain(instrs).enumerate() {
            code.push(instr, Span::new(FileId(0), 0, 0), "");
            code.marks.push(Mark { size: if i == 0 { 4 } else { 0 }, waits: false });
        }
        let (regs, init) = (vec![String::new(); 6], vec![0; 6]);
        let observed = vec![false; 6];
        let mut thread = Thread { name: "t".into(), code, regs, init, observed };
        tidy(&mut thread);
        let mut rest = thread.code.instrs.split_off(1);
        // The end is jumped to.
        assert!(matches!(rest.pop(), Some(Instr::Jump { .. })));
        rest
    }

    fn mov(dst: Reg, a: Operand) -> Instr {
        Instr::Move { dst, a }
    }

    fn store(value: Operand) -> Instr {
        Instr::Store { addr: Operand::Imm(8), off: 0, value, attrs: 0 }
    }

    const R: fn(Reg) -> Operand = Operand::Reg;

    #[test]
    fn copies_and_masks_that_change_nothing_go() {
        let low = Instr::Alu { op: Alu::Word(Word::Or, 32), dst: 3, a: R(2), b: Operand::Imm(0) };
        assert_eq!(tidied(vec![mov(2, R(1)), low, store(R(3))]), [store(R(1))]);
    }

    #[test]
    fn a_mask_that_changes_something_stays() {
        let low = Instr::Alu { op: Alu::Word(Word::Or, 8), dst: 3, a: R(1), b: Operand::Imm(0) };
        assert_eq!(tidied(vec![low.clone(), store(R(3))]), [low, store(R(3))]);
    }

    #[test]
    fn a_copy_is_of_what_was_there_then() {
        let again = Instr::Choice { dst: 1 };
        let code = vec![mov(2, R(1)), again, store(R(2)), store(R(1))];
        assert_eq!(tidied(code.clone()), code);
        let code = vec![mov(2, R(1)), mov(1, Operand::Imm(1)), store(R(2)), store(R(1))];
        assert_eq!(tidied(code), [store(R(1)), store(Operand::Imm(1))]);
    }

    #[test]
    fn a_dependency_on_nothing_in_particular_stays() {
        let zero = Instr::Alu { op: Alu::Xor, dst: 2, a: R(1), b: R(1) };
        assert_eq!(tidied(vec![zero.clone(), store(R(2))]), [zero, store(R(2))]);
    }

    #[test]
    fn what_two_ways_disagree_on_is_not_known() {
        let skip = Instr::Branch { op: Alu::Eq, a: R(1), b: Operand::Imm(0), target: 3 };
        let code = vec![skip.clone(), mov(2, Operand::Imm(1)), store(R(2))];
        assert_eq!(tidied(code.clone()), code);
    }
}
