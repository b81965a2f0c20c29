//! Which registers and cells can hold a value that nobody gave.
//!
//! Flow-insensitive: enough to take most checks for undefined values out again, which
//! matters because a check is an effect to those who cut loops.

use crate::emit::Line;
use heddle_memmodel::{Instr, Operand, Program, UNDEFINED};
use heddle_model::FaultKind;

type Threads = Vec<(String, Vec<Line>, usize)>;

/// Removes the checks of registers that are defined whatever happens.
pub fn drop_needless_checks(threads: &mut Threads, program: &Program) {
    let taint = spread(threads, program);
    for ((_, lines, _), regs) in threads.iter_mut().zip(&taint) {
        for line in lines.iter_mut() {
            if let Instr::Check { cond: Operand::Reg(r), kind: FaultKind::Uninitialised } =
                line.instr
                && !regs[r as usize]
            {
                line.instr = Instr::Nop;
            }
        }
    }
}

/// For each thread, its registers that may be undefined.
fn spread(threads: &Threads, program: &Program) -> Vec<Vec<bool>> {
    let mut regs: Vec<Vec<bool>> = threads.iter().map(|t| vec![false; t.2]).collect();
    let mut cells: Vec<bool> = program.init.iter().map(|v| *v == UNDEFINED).collect();
    loop {
        let before = (regs.clone(), cells.clone());
        for (t, (_, lines, _)) in threads.iter().enumerate() {
            for line in lines {
                flow(&line.instr, t, &mut regs, &mut cells, program);
            }
        }
        if before == (regs.clone(), cells.clone()) {
            return regs;
        }
    }
}

fn flow(instr: &Instr, t: usize, regs: &mut [Vec<bool>], cells: &mut [bool], program: &Program) {
    let bad = |regs: &[Vec<bool>], o: Operand| match o {
        Operand::Imm(v) => v == UNDEFINED,
        Operand::Reg(r) => regs[t][r as usize],
    };
    // The cells that an address may mean.
    let at = |o: Operand| match o {
        Operand::Imm(a) => match program.cells.iter().position(|c| c.0 == a) {
            Some(l) => l..l + 1,
            None => 0..0,
        },
        Operand::Reg(_) => 0..program.cells.len(),
    };
    match *instr {
        Instr::Load { dst, addr, .. } => regs[t][dst as usize] |= cells[at(addr)].contains(&true),
        Instr::Store { addr, value, .. } | Instr::StoreExcl { addr, value, .. } => {
            if bad(regs, value) {
                cells[at(addr)].fill(true);
            }
        }
        Instr::Rmw { dst, addr, value, .. } => {
            if bad(regs, value) {
                cells[at(addr)].fill(true);
            }
            regs[t][dst as usize] |= cells[at(addr)].contains(&true);
        }
        Instr::Start { thread, arg } => {
            let v = bad(regs, arg);
            regs[thread as usize][0] |= v;
        }
        Instr::Join { thread, dst: Some(d) } => {
            let v = regs[thread as usize][0];
            regs[t][d as usize] |= v;
        }
        // Division makes undefined values only behind a check of its own.
        _ => {
            let v = instr.reads().into_iter().any(|r| regs[t][r as usize])
                || matches!(*instr, Instr::Move { a: Operand::Imm(UNDEFINED), .. })
                || matches!(*instr, Instr::Alu { a, b, .. } if bad(regs, a) || bad(regs, b));
            if let (true, Some(d)) = (v, instr.writes()) {
                regs[t][d as usize] = true;
            }
        }
    }
}
