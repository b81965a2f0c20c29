//! Runs of instructions that nobody else can see, as one inner loop.
//!
//! Between two accesses that others can see a thread moves values about,
//! computes, branches, and uses memory that is its own. [`Exec::step`] executes
//! each such instruction with everything in mind that may go wrong. Here the
//! usual way of the usual instructions is taken with the frame, its registers
//! and its code at hand: threaded code without the threads, as every fast
//! interpreter has it. Whatever is not usual (a fault, a pointer taken for a
//! number, an undefined condition, memory that others can reach) is left where
//! it stands, for `step`, so that all of its meaning is written once.
//!
//! Not here: calls, returns, the library, and everything that is visible.

use crate::address::{LOWEST, NEAR};
use crate::exec::Exec;
use crate::ops;
use crate::program::{BinOp, CONST_BASE, Cmp, Inst, Op, Order, UnOp};
use crate::state::{Obj, State};
use crate::value::{Val, mask, signed};

/// The memory of a state, while the registers of a thread are in use.
struct Memory<'s> {
    objs: &'s [Obj],
    mem: &'s mut [u8],
    undef: &'s mut [u8],
    prov: &'s mut [u32],
    /// The bytes of a pointer are two to the power of this.
    shift: u32,
    n_statics: u32,
    /// Globals are nobody else's.
    alone: bool,
    /// What is private has never been known to others, or that does not matter.
    strict: bool,
}

impl Memory<'_> {
    /// Where `n` bytes lie that are alive, small and this thread's alone.
    fn private(&self, ptr: Val, n: u64) -> Option<usize> {
        if ptr.undef != 0 || ptr.obj == 0 || ptr.obj >= CONST_BASE {
            return None;
        }
        let obj = &self.objs[ptr.obj as usize - 1];
        let own = match ptr.obj <= self.n_statics {
            true => self.alone && !self.strict,
            false => !(obj.shared || self.strict && obj.known),
        };
        let inside = ptr.bits.checked_add(n).is_some_and(|end| end <= obj.size as u64);
        let usual = own && inside && obj.kind.is_alive() && !obj.is_large();
        usual.then(|| obj.start as usize + ptr.bits as usize)
    }

    /// Whether so many bytes are one word that may be a pointer.
    fn is_word(&self, at: usize, n: usize) -> bool {
        n == 1 << self.shift && at & (n - 1) == 0
    }

    fn words(&self, at: usize, n: usize) -> std::ops::Range<usize> {
        at >> self.shift..(at + n + (1 << self.shift) - 1) >> self.shift
    }

    fn load(&self, ptr: Val, w: u8) -> Option<Val> {
        let n = (w as usize).div_ceil(8);
        let at = self.private(ptr, n as u64)?;
        let obj = if self.is_word(at, n) {
            self.prov[at >> self.shift]
        } else if self.prov[self.words(at, n)].iter().all(|&p| p == 0) {
            0
        } else {
            return None;
        };
        let (bits, undef) = (word(self.mem, at, n), word(self.undef, at, n) & mask(w));
        Some(match obj {
            0 => Val { bits: bits & mask(w) & !undef, undef, obj },
            // Before the start of an object is a long way up in 32 bits.
            _ => Val { bits: signed(bits, w) as u64, undef, obj },
        })
    }

    fn store(&mut self, ptr: Val, w: u8, v: Val) -> Option<()> {
        let n = (w as usize).div_ceil(8);
        let at = self.private(ptr, n as u64)?;
        let whole = self.is_word(at, n);
        let words = self.words(at, n);
        if v.is_raced() || !whole && (v.obj != 0 || self.prov[words.clone()] != [0]) {
            return None;
        }
        self.prov[words].fill(v.obj);
        self.mem[at..at + n].copy_from_slice(&v.bits.to_le_bytes()[..n]);
        self.undef[at..at + n].copy_from_slice(&v.undef.to_le_bytes()[..n]);
        Some(())
    }
}

/// Up to eight bytes as a number.
fn word(bytes: &[u8], at: usize, n: usize) -> u64 {
    let bytes = &bytes[at..at + n];
    match *bytes {
        [a] => a as u64,
        [a, b, c, d] => u32::from_le_bytes([a, b, c, d]) as u64,
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => bytes.iter().rev().fold(0, |n, &b| n << 8 | b as u64),
    }
}

/// Plain numbers, all bits known.
fn are_numbers(a: Val, b: Val) -> bool {
    a.obj | b.obj == 0 && a.undef | b.undef == 0
}

fn binary(op: BinOp, w: u8, check: bool, a: Val, b: Val) -> Option<Val> {
    if are_numbers(a, b) && !check {
        let bits = match op {
            BinOp::Add => a.bits.wrapping_add(b.bits),
            BinOp::Sub => a.bits.wrapping_sub(b.bits),
            BinOp::Mul => a.bits.wrapping_mul(b.bits),
            BinOp::And => a.bits & b.bits,
            BinOp::Or => a.bits | b.bits,
            BinOp::Xor => a.bits ^ b.bits,
            _ => return ops::binary(op, w, check, a, b).ok(),
        };
        return Some(Val::int(bits & mask(w)));
    }
    ops::binary(op, w, check, a, b).ok()
}

fn compare(op: Cmp, w: u8, a: Val, b: Val) -> Option<Val> {
    if are_numbers(a, b) {
        let m = mask(w);
        let (x, y) = (a.bits & m, b.bits & m);
        let (sx, sy) = (signed(x, w), signed(y, w));
        let is = match op {
            Cmp::Eq => x == y,
            Cmp::Ne => x != y,
            Cmp::Ult => x < y,
            Cmp::Ule => x <= y,
            Cmp::Ugt => x > y,
            Cmp::Uge => x >= y,
            Cmp::Slt => sx < sy,
            Cmp::Sle => sx <= sy,
            Cmp::Sgt => sx > sy,
            Cmp::Sge => sx >= sy,
            _ => return ops::compare(op, w, a, b).ok(),
        };
        return Some(Val::int(is as u64));
    }
    // A number may be the address of the other.
    let number = |v: Val| v.obj == 0 && v.undef == 0 && v.bits >= LOWEST;
    // And so may a pointer that has left its object be another's.
    let far = |v: Val| v.obj != 0 && v.bits > NEAR;
    if a.obj != b.obj && (number(a) || number(b) || far(a) || far(b)) {
        return None;
    }
    ops::compare(op, w, a, b).ok()
}

fn unary(op: UnOp, from: u8, to: u8, a: Val) -> Option<Val> {
    if a.obj == 0 && a.undef == 0 {
        let x = a.bits & mask(from);
        match op {
            UnOp::Trunc => return Some(Val::int(x & mask(to))),
            UnOp::ZExt => return Some(Val::int(x)),
            UnOp::SExt => return Some(Val::int(signed(x, from) as u64 & mask(to))),
            _ => {}
        }
    }
    ops::unary(op, from, to, a).ok()
}

impl Exec<'_> {
    /// Executes what the thread does next for as long as it is usual and
    /// nobody else's business, at most `limit` instructions. Tells `pass` the
    /// number of each, and answers how many.
    pub fn run_straight(&mut self, limit: u32, mut pass: impl FnMut(u32)) -> u32 {
        if self.opts.unwind.is_some() || self.racing_load != 0 {
            return 0;
        }
        let code = self.code;
        let (pool, overflow) = (&code.program.pool[..], self.opts.overflow);
        // What a write says about the past of its object is for `step`.
        let writes = !code.release_fences;
        let State { threads, objs, mem, undef, prov, word, alone, .. } = &mut self.st;
        let mut memory = Memory {
            objs,
            mem,
            undef,
            prov,
            shift: word.0.trailing_zeros(),
            n_statics: code.n_statics,
            alone: *alone,
            strict: code.follows_order || self.noting,
        };
        let thread = &mut threads[self.t];
        let Some(frame) = thread.frames.last_mut() else { return 0 };
        let insts = &code.program.functions[frame.func as usize].code[..];
        let first = code.first_inst[frame.func as usize];
        let regs = &mut thread.regs[frame.base as usize..];
        let value = |regs: &[Val], op: Op| match op.as_reg() {
            Some(r) => regs[r as usize],
            None => pool[op.pool()],
        };
        let (mut pc, mut n) = (frame.pc, 0);
        while n < limit {
            let at = |op: &Op| value(regs, *op);
            let made = match &insts[pc as usize] {
                Inst::Nop => None,
                Inst::Move { d, a } => Some((*d, at(a))),
                Inst::Bin { op, w, signed_overflow, d, a, b } => {
                    let check = *signed_overflow && overflow;
                    let Some(v) = binary(*op, *w, check, at(a), at(b)) else { break };
                    Some((*d, v))
                }
                Inst::Un { op, from, to, d, a } => {
                    let Some(v) = unary(*op, *from, *to, at(a)) else { break };
                    Some((*d, v))
                }
                Inst::Cmp { op, w, d, a, b } => {
                    let Some(v) = compare(*op, *w, at(a), at(b)) else { break };
                    Some((*d, v))
                }
                Inst::Select { d, c, a, b } if at(c).undef & 1 == 0 => {
                    Some((*d, if at(c).bits & 1 == 1 { at(a) } else { at(b) }))
                }
                Inst::PtrAdd { d, base, offset, terms } => {
                    let mut r = at(base);
                    let plain = |t: &(Op, u8, i64)| at(&t.0).obj == 0 && at(&t.0).undef == 0;
                    if r.undef != 0 || !terms.iter().all(plain) {
                        break;
                    }
                    let term = |t: &(Op, u8, i64)| signed(at(&t.0).bits, t.1).wrapping_mul(t.2);
                    let sum = terms.iter().fold(*offset, |sum, t| sum.wrapping_add(term(t)));
                    r.bits = r.bits.wrapping_add(sum as u64);
                    Some((*d, r))
                }
                Inst::Load { d, ptr, w, order: Order::Plain, .. } => {
                    let Some(v) = memory.load(at(ptr), *w) else { break };
                    Some((*d, v))
                }
                Inst::Store { ptr, v, w, order: Order::Plain, .. } if writes => {
                    let (ptr, v) = (at(ptr), at(v));
                    let Some(()) = memory.store(ptr, *w, v) else { break };
                    None
                }
                Inst::Jump(to) => {
                    pass(first + pc);
                    (pc, n) = (*to, n + 1);
                    continue;
                }
                Inst::Branch { c, yes, no } if at(c).undef & 1 == 0 => {
                    pass(first + pc);
                    (pc, n) = (if at(c).bits & 1 == 1 { *yes } else { *no }, n + 1);
                    continue;
                }
                _ => break,
            };
            if let Some((d, v)) = made {
                regs[d as usize] = v;
            }
            pass(first + pc);
            (pc, n) = (pc + 1, n + 1);
        }
        frame.pc = pc;
        n
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Code;
    use crate::options::Options;
    use crate::program::{Function, Pc, Program};
    use crate::state::{Status, Thread};

    struct Random(u64);

    impl Random {
        fn below(&mut self, n: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (self.0 >> 33) % n
        }

        fn one<T: Copy>(&mut self, list: &[T]) -> T {
            list[self.below(list.len() as u64) as usize]
        }
    }

    const REGS: u32 = 8;
    const LENGTH: u64 = 60;

    fn instruction(p: &mut Program, random: &mut Random, at: u64) -> Inst {
        use BinOp::*;
        let strange = Val { bits: 5, undef: 0xf0, obj: 0 };
        let values = [Val::int(0), Val::int(1), Val::int(77), Val::int(1 << 40), strange];
        let constant = p.constant(random.one(&values));
        let op = |r: &mut Random| match r.below(4) {
            0 => constant,
            _ => Op::reg(r.below(REGS as u64) as u32),
        };
        let (a, b, c) = (op(random), op(random), op(random));
        // The first two hold addresses most of the time.
        let d = 2 + random.below(REGS as u64 - 2) as u32;
        let w = random.one(&[8, 16, 32, 64]);
        let ptr = Op::reg(random.below(3) as u32);
        let on = (at + 1 + random.below(6)).min(LENGTH) as Pc;
        let order = random.one(&[Order::Plain, Order::Plain, Order::Plain, Order::SeqCst]);
        match random.below(12) {
            0 => Inst::Move { d, a },
            1 | 2 => {
                let op = random.one(&[Add, Sub, Mul, And, Or, Xor, Shl, LShr, UDiv, SRem]);
                let signed_overflow = random.below(3) == 0;
                Inst::Bin { op, w, signed_overflow, d, a, b }
            }
            3 => {
                let op = random.one(&[UnOp::Trunc, UnOp::ZExt, UnOp::SExt, UnOp::Freeze]);
                let (small, large) = random.one(&[(8, 32), (16, 64), (32, 64), (64, 64)]);
                let (from, to) = if op == UnOp::Trunc { (large, small) } else { (small, large) };
                Inst::Un { op, from, to, d, a }
            }
            4 => {
                let op = random.one(&[Cmp::Eq, Cmp::Ne, Cmp::Ult, Cmp::Sle, Cmp::Sgt, Cmp::FOlt]);
                Inst::Cmp { op, w: w.max(32), d, a, b }
            }
            5 => Inst::Select { d, c, a, b },
            6 => {
                let offset = random.one(&[0, 4, 8]);
                Inst::PtrAdd { d: 1, base: Op::reg(0), offset, terms: Box::new([]) }
            }
            7 => Inst::PtrAdd { d: 1, base: Op::reg(0), offset: 0, terms: Box::new([(a, 8, 4)]) },
            8 => Inst::Load { d, ptr, w, align: 0, order },
            9 => Inst::Store { ptr, v: a, w, align: 0, order },
            10 => Inst::Branch { c, yes: on, no: at as Pc + 1 },
            _ => Inst::Jump(on),
        }
    }

    fn program(seed: u64) -> Program {
        let (mut p, mut random) = (Program::new(), Random(seed * 2 + 1));
        let one = p.int(1);
        let mut code = vec![Inst::Alloca { d: 0, count: one, size: 24, name: 0 }];
        code.push(Inst::Move { d: 1, a: Op::reg(0) });
        while (code.len() as u64) < LENGTH {
            let at = code.len() as u64;
            code.push(instruction(&mut p, &mut random, at));
        }
        code.push(Inst::Ret { vals: Box::new([]) });
        let locs = vec![0; code.len()];
        p.functions.push(Function { n_regs: REGS, code, locs, ..Function::default() });
        p
    }

    fn start<'c>(code: &'c Code, options: &'c Options) -> Exec<'c> {
        let mut e = Exec::new(code, options);
        e.st = code.initial_memory();
        e.st.threads.push(Thread { status: Status::Running, ..Thread::default() });
        assert!(e.enter(0, &[]).is_ok());
        e
    }

    #[test]
    fn a_run_is_the_steps_that_it_is_made_of() {
        let (mut quick, mut faults) = (0, 0);
        for seed in 0..3_000 {
            let overflow = seed % 2 == 0;
            let code = Code::new(program(seed), false, overflow);
            let options = Options { overflow, ..Options::default() };
            let (mut slow, mut fast) = (start(&code, &options), start(&code, &options));
            let mut random = Random(seed);
            let is_over = |e: &Exec| e.thread().top().pc as u64 == LENGTH;
            while !is_over(&slow) {
                let n = fast.run_straight(1 + random.below(9) as u32, |_| {});
                quick += n;
                assert!((0..n).all(|_| slow.step().is_ok()), "{seed}: nothing is wrong here");
                assert!(slow.st == fast.st, "{seed}: the same after {n} steps");
                if is_over(&fast) {
                    break;
                }
                let (a, b) = (slow.step().is_err(), fast.step().is_err());
                assert_eq!(a, b, "{seed}");
                if a {
                    faults += 1;
                    break;
                }
            }
            assert!(slow.st == fast.st, "{seed}: the same in the end");
        }
        assert!(quick > 10_000 && faults > 100, "{quick} steps, {faults} faults");
    }
}
