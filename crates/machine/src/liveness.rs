//! Which registers matter at each point of a function.
//!
//! The usual backward analysis over single instructions. A register that no
//! later instruction reads before it is written is dead, and a state does not
//! mention it: two situations that differ only there are one state.

use crate::program::{Function, Inst, Pc, Reg};

/// For each instruction, the registers to keep while a thread stands before
/// it, and while it waits inside a call that the instruction made.
#[derive(Clone, Debug, Default)]
pub struct Liveness {
    pub before: Vec<Box<[Reg]>>,
    pub across: Vec<Box<[Reg]>>,
    /// Whether the step from this instruction to a next one may close a loop:
    /// for each, the targets that lie on the current depth-first path.
    pub retreating: Vec<Vec<Pc>>,
}

pub fn analyse(f: &Function) -> Liveness {
    let n = f.code.len();
    let words = (f.n_regs as usize).div_ceil(64);
    let mut live = vec![vec![0u64; words]; n];
    let mut predecessors = vec![Vec::new(); n];
    for (pc, inst) in f.code.iter().enumerate() {
        inst.successors(pc as Pc, &mut |t| predecessors[t as usize].push(pc));
    }
    let mut work: Vec<usize> = (0..n).collect();
    let mut queued = vec![true; n];
    while let Some(pc) = work.pop() {
        queued[pc] = false;
        let out = live_out(f, pc, &live, words);
        let new = transfer(&f.code[pc], out);
        if new != live[pc] {
            live[pc] = new;
            for &p in &predecessors[pc] {
                if !queued[p] {
                    queued[p] = true;
                    work.push(p);
                }
            }
        }
    }
    // A thread may come back to a mark from anywhere: when it ends, to a cleanup
    // handler; by `longjmp`, to a `setjmp`.
    let mut kept = vec![0u64; words];
    for pc in 0..n {
        if let Inst::Lib { lib, d, .. } = &f.code[pc]
            && lib.is_mark()
        {
            let mut set = live_out(f, pc, &live, words);
            set[*d as usize / 64] &= !(1 << (d % 64));
            kept.iter_mut().zip(set).for_each(|(k, s)| *k |= s);
        }
    }
    live.iter_mut().for_each(|l| l.iter_mut().zip(&kept).for_each(|(l, k)| *l |= k));
    let across = (0..n)
        .map(|pc| match &f.code[pc] {
            Inst::Call { .. } | Inst::CallPtr { .. } => {
                let mut set = live_out(f, pc, &live, words);
                f.code[pc].registers(&mut |_| {}, &mut |d, k| {
                    (d..d + k).for_each(|r| set[r as usize / 64] &= !(1 << (r % 64)))
                });
                set.iter_mut().zip(&kept).for_each(|(s, k)| *s |= k);
                list(&set)
            }
            _ => Box::default(),
        })
        .collect();
    Liveness { before: live.iter().map(|s| list(s)).collect(), across, retreating: retreating(f) }
}

fn live_out(f: &Function, pc: usize, live: &[Vec<u64>], words: usize) -> Vec<u64> {
    let mut out = vec![0u64; words];
    f.code[pc].successors(pc as Pc, &mut |t| {
        out.iter_mut().zip(&live[t as usize]).for_each(|(o, l)| *o |= l);
    });
    out
}

fn transfer(inst: &Inst, mut set: Vec<u64>) -> Vec<u64> {
    let mut reads = Vec::new();
    inst.registers(&mut |r| reads.push(r), &mut |d, k| {
        (d..d + k).for_each(|r| set[r as usize / 64] &= !(1 << (r % 64)))
    });
    reads.iter().for_each(|&r| set[r as usize / 64] |= 1 << (r % 64));
    set
}

fn list(set: &[u64]) -> Box<[Reg]> {
    let bit = |(i, w): (usize, &u64)| {
        let (i, w) = (i, *w);
        (0..64).filter(move |b| w >> b & 1 == 1).map(move |b| (i * 64 + b) as Reg)
    };
    set.iter().enumerate().flat_map(bit).collect()
}

/// The edges that close a loop in a depth-first walk from the entry.
fn retreating(f: &Function) -> Vec<Vec<Pc>> {
    let n = f.code.len();
    let mut out = vec![Vec::new(); n];
    let mut colour = vec![0u8; n];
    for root in 0..n {
        if colour[root] != 0 {
            continue;
        }
        let mut stack = vec![(root, targets(f, root), 0usize)];
        colour[root] = 1;
        while let Some((pc, next, i)) = stack.last_mut() {
            if *i == next.len() {
                colour[*pc] = 2;
                stack.pop();
                continue;
            }
            let t = next[*i] as usize;
            *i += 1;
            match colour[t] {
                0 => {
                    colour[t] = 1;
                    let next = targets(f, t);
                    stack.push((t, next, 0));
                }
                1 => out[*pc].push(t as Pc),
                _ => {}
            }
        }
    }
    out
}

fn targets(f: &Function, pc: usize) -> Vec<Pc> {
    let mut out = Vec::new();
    f.code[pc].successors(pc as Pc, &mut |t| out.push(t));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{BinOp, Op, Program};

    #[test]
    fn a_counter_is_live_in_its_loop_and_dead_after() {
        let mut p = Program::new();
        let (zero, one, ten) = (p.int(0), p.int(1), p.int(10));
        let r = Op::reg;
        let code = vec![
            Inst::Move { d: 0, a: zero },
            Inst::Bin { op: BinOp::Add, w: 32, signed_overflow: false, d: 0, a: r(0), b: one },
            Inst::Cmp { op: crate::program::Cmp::Ult, w: 32, d: 1, a: r(0), b: ten },
            Inst::Branch { c: r(1), yes: 1, no: 4 },
            Inst::Ret { vals: Box::new([]) },
        ];
        let live = analyse(&Function { n_regs: 2, code, ..Function::default() });
        assert_eq!(*live.before[0], []);
        assert_eq!(*live.before[1], [0]);
        assert_eq!(*live.before[3], [0, 1]);
        assert_eq!(*live.before[4], []);
        assert_eq!(live.retreating[3], [1]);
    }
}
