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

use heddle_memmodel::{Alu, Code, Instr, Operand, Reg, Thread, UNDEFINED, When, Word};

/// What people see of registers that the program itself never reads again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing: it is for a search.
    No,
    /// What is known at once. What waits for a load is computed for nobody, and would only
    /// fill the window of a thread whose loads overtake each other: it becomes
    /// [`UNDEFINED`], which is shown as unknown.
    AtOnce,
    /// What the program puts into them.
    All,
}

/// Does the above until nothing changes. `bits`: those that a load of so many bytes may have.
pub fn shorten(thread: &mut Thread, bits: impl Fn(u8) -> u8) {
    shortened(thread, bits, Seen::No);
}

/// The same, but that registers have what the program puts into them: somebody looks.
pub fn shorten_for_people(thread: &mut Thread, bits: impl Fn(u8) -> u8, seen: Seen) {
    shortened(thread, bits, seen);
}

fn shortened(thread: &mut Thread, bits: impl Fn(u8) -> u8, seen: Seen) {
    for _ in 0..ROUNDS {
        let before = facts(thread, &bits);
        let mut changed = false;
        for (pc, facts) in before.iter().enumerate() {
            if let Some(facts) = facts {
                let instr = &mut thread.code.instrs[pc];
                changed |= simplify(instr, facts, pc as u32 + 1);
            }
        }
        changed |= drop_dead(thread, seen);
        if !changed {
            break;
        }
    }
    compact(&mut thread.code);
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

fn ways(thread: &Thread, pc: usize) -> impl Iterator<Item = usize> + use<> {
    let n = thread.code.instrs.len();
    thread.next(pc).into_iter().flatten().filter(move |&to| to < n)
}

/// What is known before every instruction that control reaches.
fn facts(thread: &Thread, bits: &impl Fn(u8) -> u8) -> Vec<Option<Facts>> {
    let code = &thread.code;
    let mut known: Vec<Option<Facts>> = vec![None; code.instrs.len()];
    if code.instrs.is_empty() {
        return known;
    }
    let started = matches!(code.instrs[0], Instr::Park(_));
    let at_first = |(r, &value): (usize, &i64)| {
        // Whoever starts the thread sets its first register.
        let set = r == 0 && started;
        let same = if set { Operand::Reg(0) } else { Operand::Imm(value) };
        Fact { same, bits: width(same) }
    };
    known[0] = Some(thread.init.iter().enumerate().map(at_first).collect());
    let mut todo = vec![0];
    while let Some(pc) = todo.pop() {
        let mut after = known[pc].clone().expect("what is to be done is known");
        let size = code.marks.get(pc).map_or(0, |m| m.size);
        step(&mut after, &code.instrs[pc], if size == 0 { 64 } else { bits(size) });
        for to in ways(thread, pc) {
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

/// The effect of an instruction on what is known; `loaded`: the bits of what it loads.
fn step(facts: &mut Facts, instr: &Instr, loaded: u8) {
    let Some(dst) = instr.writes() else { return };
    let own = Operand::Reg(dst);
    let new = match *instr {
        Instr::Move { a, .. } => Fact { same: copied(facts, a), bits: bits_of(facts, a) },
        Instr::Alu { op, a, b, .. } => Fact { same: own, bits: result_bits(facts, op, a, b) },
        Instr::Select { yes, no, .. } => {
            Fact { same: own, bits: bits_of(facts, yes).max(bits_of(facts, no)) }
        }
        Instr::Load { .. } | Instr::Rmw { .. } => Fact { same: own, bits: loaded },
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

/// What is undefined has all its bits set in these, so it is never cut.
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
        Alu::Word(Extend, _) => match b {
            Operand::Imm(to) => to as u8,
            Operand::Reg(_) => 64,
        },
        Alu::Word(_, w) => w,
        _ => 64,
    }
}

/// Writes an instruction as simply as what is known allows. Whether it changed.
fn simplify(instr: &mut Instr, facts: &Facts, next: u32) -> bool {
    let before = instr.clone();
    operands(instr, &mut |o| *o = copied(facts, *o));
    if let Instr::Alu { op, dst, a, b } = *instr {
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
            *instr = Instr::Move { dst, a };
        }
    }
    // A branch on constants is none.
    if let Instr::Branch { op, a: Operand::Imm(x), b: Operand::Imm(y), target } = *instr {
        let taken = op.apply(x, y) != 0 && x != UNDEFINED && y != UNDEFINED;
        let decided = x != UNDEFINED && y != UNDEFINED;
        if decided {
            *instr = Instr::Jump { target: if taken { target } else { next } };
        }
    }
    *instr != before
}

/// Drops what computes a value that nobody reads, and computes no more bits than anybody
/// reads. Whether there was any of it.
fn drop_dead(thread: &mut Thread, seen: Seen) -> bool {
    let demand = Demand::of(thread, seen == Seen::All);
    let is_shown = |r: Reg| seen == Seen::AtOnce && Thread::is_own(&thread.regs[r as usize]);
    let shown: Vec<bool> = (0..thread.regs.len()).map(|r| is_shown(r as Reg)).collect();
    let mut changed = false;
    for (pc, instr) in thread.code.instrs.iter_mut().enumerate() {
        let (Instr::Alu { dst, .. } | Instr::Select { dst, .. } | Instr::Move { dst, .. }) = *instr
        else {
            continue;
        };
        let itself = matches!(instr, Instr::Move { a, .. } if *a == Operand::Reg(dst));
        let bits = demand.of_register(pc + 1, dst);
        if !itself && bits == 0 && shown[dst as usize] {
            if !matches!(instr, Instr::Move { .. }) {
                *instr = Instr::Move { dst, a: Operand::Imm(UNDEFINED) };
                changed = true;
            }
        } else if itself || bits == 0 {
            *instr = Instr::Nop;
            changed = true;
        } else if let Instr::Alu { op: Alu::Word(op, w), .. } = instr
            && is_modular(*op)
            && bits < *w
            && !shown[dst as usize]
        {
            *w = bits;
            changed = true;
        }
    }
    changed
}

/// The low bits of the result depend on as many low bits of the operands.
fn is_modular(op: Word) -> bool {
    matches!(op, Word::Add | Word::Sub | Word::Mul | Word::And | Word::Or | Word::Xor)
}

/// For each place and register, how many of its low bits are read before it is written, from
/// there on; 0 if nobody reads it.
struct Demand {
    n_regs: usize,
    bits: Vec<u8>,
}

impl Demand {
    /// `is_seen`: somebody reads every register of the program, everywhere.
    fn of(thread: &Thread, is_seen: bool) -> Demand {
        let (n, n_regs) = (thread.code.instrs.len(), thread.regs.len());
        let seen = |r: &usize| is_seen && Thread::is_own(&thread.regs[*r]);
        let seen: Vec<usize> = (0..n_regs).filter(seen).collect();
        let mut demand = Demand { n_regs, bits: vec![0; (n + 1) * n_regs] };
        for r in (0..n_regs).filter(|&r| thread.observed[r]) {
            demand.bits[n * n_regs + r] = 64;
        }
        seen.iter().for_each(|r| demand.bits[n * n_regs + r] = 64);
        let mut now = vec![0; n_regs];
        loop {
            let mut changed = false;
            for pc in (0..n).rev() {
                now.fill(0);
                for to in thread.next(pc).into_iter().flatten() {
                    let row = &demand.bits[to * n_regs..(to + 1) * n_regs];
                    now.iter_mut().zip(row).for_each(|(a, b)| *a = (*a).max(*b));
                }
                step_back(&mut now, &thread.code.instrs[pc]);
                seen.iter().for_each(|&r| now[r] = 64);
                let row = &mut demand.bits[pc * n_regs..(pc + 1) * n_regs];
                changed |= *row != now[..];
                row.copy_from_slice(&now);
            }
            if !changed {
                return demand;
            }
        }
    }

    fn of_register(&self, pc: usize, r: Reg) -> u8 {
        self.bits[pc * self.n_regs + r as usize]
    }
}

/// What is read before an instruction, from what is read behind it.
fn step_back(now: &mut [u8], instr: &Instr) {
    let wanted = instr.writes().map_or(64, |r| std::mem::take(&mut now[r as usize]));
    let mut read = |o: Operand, bits: u8| {
        if let Operand::Reg(r) = o {
            now[r as usize] = now[r as usize].max(bits);
        }
    };
    match *instr {
        // What computes for nobody reads nothing.
        Instr::Alu { .. } | Instr::Select { .. } | Instr::Move { .. } if wanted == 0 => {}
        Instr::Alu { op: Alu::Word(op, w), a, b, .. } if is_modular(op) => {
            read(a, w.min(wanted));
            read(b, w.min(wanted));
        }
        Instr::Alu { op: Alu::Word(_, w), a, b, .. } => {
            read(a, w);
            read(b, w);
        }
        Instr::Move { a, .. } => read(a, wanted),
        _ => instr.reads().into_iter().for_each(|r| read(Operand::Reg(r), 64)),
    }
}

/// Takes out what does nothing, but for the first instruction: a thread begins with one
/// to which no loop leads back.
fn compact(code: &mut Code) {
    let nothing = |pc: usize, i: &Instr| {
        let jumps = matches!(i, Instr::Jump { target } if *target as usize == pc + 1);
        pc > 0 && (jumps || *i == Instr::Nop)
    };
    let mut place = Vec::with_capacity(code.instrs.len() + 1);
    let mut kept = 0u32;
    let mut keep = Vec::with_capacity(code.instrs.len());
    for (pc, i) in code.instrs.iter().enumerate() {
        place.push(kept);
        keep.push(!nothing(pc, i));
        kept += keep[pc] as u32;
    }
    place.push(kept);
    let mut all = keep.iter();
    code.instrs.retain(|_| all.next() == Some(&true));
    let mut all = keep.iter();
    code.places.retain(|_| all.next() == Some(&true));
    let mut all = keep.iter();
    code.marks.retain(|_| all.next() == Some(&true));
    for i in &mut code.instrs {
        if let Instr::Jump { target }
        | Instr::Branch { target, .. }
        | Instr::Atomic { end: target, .. } = i
        {
            *target = place[*target as usize];
        }
    }
}

/// Instructions that act on an operand which nobody may have given a value on the way there:
/// branches, accesses and checks, with the register.
pub fn maybe_undefined(thread: &Thread) -> Vec<(usize, Reg)> {
    let (code, n) = (&thread.code.instrs, thread.regs.len());
    let mut before: Vec<Option<Vec<bool>>> = vec![None; code.len()];
    if code.is_empty() {
        return Vec::new();
    }
    before[0] = Some((0..n).map(|r| thread.init[r] == UNDEFINED).collect());
    let mut todo = vec![0];
    while let Some(pc) = todo.pop() {
        let mut now = before[pc].clone().expect("what is to be done is known");
        if let Some(dst) = code[pc].writes() {
            let made = |o: Operand| match o {
                Operand::Reg(r) => now[r as usize],
                Operand::Imm(v) => v == UNDEFINED,
            };
            now[dst as usize] = match code[pc] {
                Instr::Alu { a, b, .. } => made(a) || made(b),
                Instr::Select { a, b, yes, no, .. } => [a, b, yes, no].into_iter().any(made),
                Instr::Move { a, .. } => made(a),
                _ => false,
            };
        }
        for to in ways(thread, pc) {
            let changed = match &mut before[to] {
                None => {
                    before[to] = Some(now.clone());
                    true
                }
                Some(old) => {
                    let mut more = false;
                    for (a, b) in old.iter_mut().zip(&now) {
                        more |= *b && !*a;
                        *a |= *b;
                    }
                    more
                }
            };
            if changed {
                todo.push(to);
            }
        }
    }
    let mut out = Vec::new();
    for (pc, instr) in code.iter().enumerate() {
        let (Some(before), false) = (
            &before[pc],
            matches!(instr, Instr::Alu { .. } | Instr::Select { .. } | Instr::Move { .. }),
        ) else {
            continue;
        };
        out.extend(instr.reads().into_iter().filter(|r| before[*r as usize]).map(|r| (pc, r)));
    }
    out
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
    use heddle_memmodel::Mark;

    /// Registers 1 to 5; register 1 is loaded, 4 bytes, then what is given.
    fn shortened(instrs: Vec<Instr>) -> Vec<Instr> {
        let mut code = Code::default();
        let load = Instr::Load { dst: 1, addr: Operand::Imm(0), off: 0, attrs: 0, link: false };
        for (i, instr) in [load].into_iter().chain(instrs).enumerate() {
            code.push(instr, heddle_span::Span::default(), "");
            code.marks.push(Mark { size: if i == 0 { 4 } else { 0 }, waits: false });
        }
        let (regs, init, observed) = (vec![String::new(); 6], vec![0; 6], vec![false; 6]);
        let mut thread = Thread { name: "t".into(), code, regs, init, observed };
        shorten(&mut thread, |size| 8 * size);
        thread.code.instrs.split_off(1)
    }

    #[test]
    fn people_see_what_is_known_at_once_of_registers_that_nobody_reads() {
        let mut code = Code::default();
        let load = Instr::Load { dst: 1, addr: Operand::Imm(0), off: 0, attrs: 0, link: false };
        let sum = |dst, a| alu(Word::Add, 64, dst, a, Operand::Imm(1));
        // Of the low byte of register 3, too, all is shown.
        let all = [load.clone(), mov(2, Operand::Imm(7)), sum(3, R(2)), sum(4, R(1)), mov(5, R(4))];
        for instr in all {
            code.push(instr, heddle_span::Span::default(), "");
        }
        let regs = (0..6).map(|r| format!("X{r}")).collect();
        let (init, observed) = (vec![0; 6], vec![false; 6]);
        let mut thread = Thread { name: "t".into(), code, regs, init, observed };
        shorten_for_people(&mut thread, |size| 8 * size, Seen::AtOnce);
        let unknown = Operand::Imm(UNDEFINED);
        let known = [mov(2, Operand::Imm(7)), mov(3, Operand::Imm(8))];
        let rest = [mov(4, unknown), mov(5, unknown)];
        assert_eq!(thread.code.instrs, [&[load][..], &known, &rest].concat());
    }

    fn mov(dst: Reg, a: Operand) -> Instr {
        Instr::Move { dst, a }
    }

    fn alu(op: Word, w: u8, dst: Reg, a: Operand, b: Operand) -> Instr {
        Instr::Alu { op: Alu::Word(op, w), dst, a, b }
    }

    fn store(value: Operand) -> Instr {
        Instr::Store { addr: Operand::Imm(8), off: 0, value, attrs: 0 }
    }

    const R: fn(Reg) -> Operand = Operand::Reg;
    const ZERO: Operand = Operand::Imm(0);

    #[test]
    fn copies_and_masks_that_change_nothing_go() {
        let low = alu(Word::Or, 32, 3, R(2), ZERO);
        assert_eq!(shortened(vec![mov(2, R(1)), low, store(R(3))]), [store(R(1))]);
    }

    #[test]
    fn a_mask_that_changes_something_stays() {
        let low = alu(Word::Or, 8, 3, R(1), ZERO);
        assert_eq!(shortened(vec![low.clone(), store(R(3))]), [low, store(R(3))]);
    }

    #[test]
    fn a_sum_of_which_the_low_half_is_read_is_computed_so() {
        let sum = |w| alu(Word::Add, w, 2, R(1), Operand::Imm(1));
        let low = alu(Word::Or, 32, 3, R(2), ZERO);
        let short = shortened(vec![sum(64), low.clone(), store(R(3))]);
        assert_eq!(short, [sum(32), store(R(2))]);
        // Somebody else reads all of it.
        let both = vec![sum(64), low, store(R(3)), store(R(2))];
        assert_eq!(shortened(both.clone()), both);
    }

    #[test]
    fn what_serves_only_what_nobody_reads_goes_at_once() {
        let chain = (2..6).map(|r| alu(Word::Slt, 64, r, R(r - 1), ZERO)).collect();
        assert!(shortened(chain).is_empty());
    }

    #[test]
    fn a_copy_is_of_what_was_there_then() {
        let again = Instr::Choice { dst: 1 };
        let code = vec![mov(2, R(1)), again, store(R(2)), store(R(1))];
        assert_eq!(shortened(code.clone()), code);
        let code = vec![mov(2, R(1)), mov(1, Operand::Imm(1)), store(R(2)), store(R(1))];
        assert_eq!(shortened(code), [store(R(1)), store(Operand::Imm(1))]);
    }

    #[test]
    fn a_dependency_on_nothing_in_particular_stays() {
        let zero = alu(Word::Xor, 64, 2, R(1), R(1));
        assert_eq!(shortened(vec![zero.clone(), store(R(2))]), [zero, store(R(2))]);
    }

    #[test]
    fn what_two_ways_disagree_on_is_not_known() {
        let skip = Instr::Branch { op: Alu::Eq, a: R(1), b: ZERO, target: 3 };
        let code = vec![skip, mov(2, Operand::Imm(1)), store(R(2))];
        assert_eq!(shortened(code.clone()), code);
    }
}
