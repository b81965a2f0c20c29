//! Heads of loops as instructions: where a thread can be said to wait.
//!
//! A head is the target of a way back in a depth-first walk through the code, so every
//! loop has one. Loops that were cut because a round of them only looks
//! ([`super::spin_loops`]) have theirs from there.

use crate::program::{Code, Instr, Mark, Program};

/// The program with [`Instr::Head`] before the first instruction of every loop.
pub(crate) fn with_heads(mut program: Program) -> Program {
    for thread in &mut program.threads {
        let is_head = |&at: &usize| thread.code.instrs.get(at) != Some(&Instr::Head);
        let heads: Vec<usize> = heads(thread).into_iter().filter(is_head).collect();
        if !heads.is_empty() {
            thread.code = insert(&thread.code, &heads);
        }
    }
    program
}

/// The targets of ways back, in the order of the code.
fn heads(thread: &crate::program::Thread) -> Vec<usize> {
    let n = thread.code.instrs.len();
    let mut out = Vec::new();
    // 0 new, 1 on the stack, 2 over
    let mut mark = vec![0u8; n];
    let mut stack = if n == 0 { vec![] } else { vec![(0, 0)] };
    while let Some((at, i)) = stack.pop() {
        mark[at] = 1;
        let Some(&to) = thread.next(at).get(i) else {
            mark[at] = 2;
            continue;
        };
        stack.push((at, i + 1));
        match to.filter(|&to| to < n) {
            Some(to) if mark[to] == 0 => stack.push((to, 0)),
            Some(to) if mark[to] == 1 => out.push(to),
            _ => {}
        }
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// The code with a head before each of these places; whoever led there leads to the head.
fn insert(code: &Code, heads: &[usize]) -> Code {
    let moved = |at: usize| (at + heads.partition_point(|&h| h < at)) as u32;
    let mut out = Code::default();
    for (at, instr) in code.instrs.iter().enumerate() {
        let (span, text) = &code.places[at];
        if heads.contains(&at) {
            out.push(Instr::Head, *span, text.clone());
            out.marks.push(Mark::default());
        }
        let mut instr = instr.clone();
        match &mut instr {
            Instr::Jump { target } | Instr::Branch { target, .. } => {
                *target = moved(*target as usize);
            }
            Instr::Atomic { end, .. } => *end = moved(*end as usize),
            _ => {}
        }
        out.push(instr, *span, text.clone());
        out.marks.push(code.marks.get(at).copied().unwrap_or_default());
    }
    out
}
