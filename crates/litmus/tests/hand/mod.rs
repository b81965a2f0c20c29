//! Store-buffer machines written by hand: plain interleaving, one queue for each thread, one
//! for each thread and location. They share nothing with the window machine but the
//! instructions that they run.

#![allow(dead_code)] // each test uses its own part

use heddle_litmus::Test;
use heddle_memmodel::{Instr, Operand, location};
use std::collections::{BTreeSet, HashSet, VecDeque};

#[derive(Clone, Copy, PartialEq)]
pub enum Buffer {
    /// Stores go to memory at once: plain interleaving.
    None,
    /// One queue per thread.
    Fifo,
    /// One queue per thread and location.
    PerLocation,
}

/// Place, registers, and pending stores by location and value.
pub type HandThread = (usize, Vec<i64>, Vec<(usize, i64)>);

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Hand {
    pub mem: Vec<i64>,
    pub threads: Vec<HandThread>,
}

/// All states and the final memories, local computation run eagerly, dead registers
/// forgotten, as any good hand-written machine would.
pub fn by_hand(test: &Test, buffer: Buffer) -> (usize, BTreeSet<Vec<i64>>) {
    let p = &test.program;
    let (first, advance) = begin(test, buffer);
    let mut seen = HashSet::from([first.clone()]);
    let mut work = VecDeque::from([first]);
    let mut finals = BTreeSet::new();
    while let Some(h) = work.pop_front() {
        let mut last = true;
        for t in 0..p.threads.len() {
            for next in steps(&h, test, t, buffer) {
                last = false;
                let next = advance(next, t);
                if seen.insert(next.clone()) {
                    work.push_back(next);
                }
            }
        }
        if last {
            finals.insert(h.mem);
        }
    }
    (seen.len(), finals)
}

fn value(regs: &[i64], o: Operand) -> i64 {
    match o {
        Operand::Imm(v) => v,
        Operand::Reg(r) => regs[r as usize],
    }
}

/// What only the thread sees. Putting a store into the buffer is.
fn local(h: &mut Hand, test: &Test, t: usize, buffer: Buffer) -> bool {
    let (pc, regs, queue) = &mut h.threads[t];
    let n = test.program.locs.len();
    let Some(instr) = test.program.threads[t].code.instrs.get(*pc) else { return false };
    match *instr {
        Instr::Alu { op, dst, a, b } => {
            regs[dst as usize] = op.apply(value(regs, a), value(regs, b))
        }
        Instr::Branch { op, a, b, target } => {
            if op.apply(value(regs, a), value(regs, b)) != 0 {
                *pc = target as usize;
                return true;
            }
        }
        Instr::Jump { target } => {
            *pc = target as usize;
            return true;
        }
        Instr::Nop => {}
        Instr::Fence { .. } if queue.is_empty() => {}
        Instr::Store { addr, value: v, .. } if buffer != Buffer::None => {
            let loc = location(value(regs, addr), n).expect("a location");
            let v = value(regs, v);
            queue.push((loc, v));
        }
        _ => return false,
    }
    *pc += 1;
    true
}

pub fn steps(h: &Hand, test: &Test, t: usize, buffer: Buffer) -> Vec<Hand> {
    let n = test.program.locs.len();
    let mut out = Vec::new();
    let (pc, regs, queue) = &h.threads[t];
    for (i, &(loc, v)) in queue.iter().enumerate() {
        let oldest = match buffer {
            Buffer::PerLocation => !queue[..i].iter().any(|q| q.0 == loc),
            _ => i == 0,
        };
        if oldest {
            let mut next = h.clone();
            next.mem[loc] = v;
            next.threads[t].2.remove(i);
            out.push(next);
        }
    }
    match test.program.threads[t].code.instrs.get(*pc) {
        Some(&Instr::Load { dst, addr, .. }) => {
            let loc = location(value(regs, addr), n).expect("a location");
            let mine = queue.iter().rev().find(|q| q.0 == loc).map(|q| q.1);
            let mut next = h.clone();
            next.threads[t].1[dst as usize] = mine.unwrap_or(h.mem[loc]);
            next.threads[t].0 += 1;
            out.push(next);
        }
        Some(&Instr::Store { addr, value: v, .. }) if buffer == Buffer::None => {
            let loc = location(value(regs, addr), n).expect("a location");
            let mut next = h.clone();
            next.mem[loc] = value(regs, v);
            next.threads[t].0 += 1;
            out.push(next);
        }
        Some(&Instr::Rmw { dst, addr, op, value: v, expected, .. }) if queue.is_empty() => {
            let loc = location(value(regs, addr), n).expect("a location");
            let mut next = h.clone();
            next.mem[loc] = op.apply(h.mem[loc], value(regs, v), value(regs, expected));
            next.threads[t].1[dst as usize] = h.mem[loc];
            next.threads[t].0 += 1;
            out.push(next);
        }
        _ => {}
    }
    out
}

/// The first state, and what runs a thread's local computation to its end.
pub fn begin(test: &Test, buffer: Buffer) -> (Hand, impl Fn(Hand, usize) -> Hand) {
    let p = &test.program;
    let live: Vec<Vec<Vec<bool>>> = p.threads.iter().map(|t| t.live()).collect();
    let first = Hand {
        mem: p.init.clone(),
        threads: p.threads.iter().map(|t| (0, t.init.clone(), Vec::new())).collect(),
    };
    let advance = move |mut h: Hand, t: usize| {
        while local(&mut h, test, t, buffer) {}
        let (pc, regs, queue) = &mut h.threads[t];
        regs.iter_mut().zip(&live[t][*pc]).filter(|(_, l)| !**l).for_each(|(r, _)| *r = 0);
        if buffer == Buffer::PerLocation {
            queue.sort_by_key(|q| q.0);
        }
        h
    };
    let first = (0..p.threads.len()).fold(first, &advance);
    (first, advance)
}
