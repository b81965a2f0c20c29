//! The `MC` dialect: McSPIN-like pseudo assembly in columns.
//!
//! `ld r,x` `st x,v` `mov r,v` `add r,a,b` `sub r,a,b` `beq a,b,L` `bne a,b,L` `j L`
//! `fence` `stbar` `cas r,x,old,new` `cas2 r,x,y,old1,old2,new1,new2` `choice r`
//! `assert a,b` (equal). The readable language is `.mcs`.

use crate::columns::Column;
use crate::text::Piece;
use heddle_memmodel::{Alu, Instr, Operand, Update, attr};
use heddle_span::Diagnostic;

pub fn lower(c: &mut Column, line: Piece) -> Result<(), Diagnostic> {
    let (op, rest) = line.word();
    let args = rest.arguments();
    let unsupported = || line.unsupported(format!("the instruction `{}`", line.text));
    let arg = |i: usize| args.get(i).copied().ok_or_else(unsupported);
    match op.text {
        "nop" => c.push(Instr::Nop),
        "fence" => c.push(Instr::Fence { attrs: attr("Fence.rw.rw") }),
        "stbar" => c.push(Instr::Fence { attrs: attr("Fence.w.w") }),
        "ld" => {
            let addr = c.address_of(arg(1)?.text);
            let dst = c.reg(arg(0)?);
            c.push(Instr::Load { dst, addr, off: 0, attrs: 0, link: false });
        }
        "st" => {
            let addr = c.address_of(arg(0)?.text);
            let value = c.operand(arg(1)?)?;
            c.push(Instr::Store { addr, off: 0, value, attrs: 0 });
        }
        "mov" => {
            let from = c.operand(arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.copy(dst, from);
        }
        "add" | "sub" => {
            let (a, b) = (c.operand(arg(1)?)?, c.operand(arg(2)?)?);
            let dst = c.reg(arg(0)?);
            c.alu(if op.text == "add" { Alu::Add } else { Alu::Sub }, dst, a, b);
        }
        "beq" | "bne" => {
            let (a, b) = (c.operand(arg(0)?)?, c.operand(arg(1)?)?);
            let target = c.label(arg(2)?)?;
            let op = if op.text == "beq" { Alu::Eq } else { Alu::Ne };
            c.push(Instr::Branch { op, a, b, target });
        }
        "j" => {
            let target = c.label(arg(0)?)?;
            c.push(Instr::Jump { target });
        }
        "choice" => {
            let dst = c.reg(arg(0)?);
            c.push(Instr::Choice { dst });
        }
        "assert" => {
            let (a, b) = (c.operand(arg(0)?)?, c.operand(arg(1)?)?);
            let same = c.scratch("same");
            c.alu(Alu::Eq, same, a, b);
            c.push(Instr::Assert { cond: Operand::Reg(same) });
        }
        "cas" => {
            let addr = c.address_of(arg(1)?.text);
            let (expected, value) = (c.operand(arg(2)?)?, c.operand(arg(3)?)?);
            let (dst, old) = (c.reg(arg(0)?), c.scratch("old"));
            let attrs = attr("X");
            c.push(Instr::Rmw {
                dst: old,
                addr,
                off: 0,
                op: Update::CompareSwap,
                value,
                expected,
                attrs,
            });
            c.alu(Alu::Eq, dst, Operand::Reg(old), expected);
        }
        "cas2" => {
            let places = [c.address_of(arg(1)?.text), c.address_of(arg(2)?.text)];
            let mut ops = Vec::new();
            for i in 3..7 {
                ops.push(c.operand(arg(i)?)?);
            }
            let dst = c.reg(arg(0)?);
            double_cas(c, dst, places, &ops);
        }
        _ => return Err(unsupported()),
    }
    Ok(())
}

/// Two locations compared and, if both are as expected, written, in one step.
fn double_cas(c: &mut Column, dst: u16, places: [Operand; 2], ops: &[Operand]) {
    let at = c.code.instrs.len() as u32;
    let bit = |o: Operand| match o {
        Operand::Imm(a) => 1u64 << ((a >> 12) - 1),
        Operand::Reg(_) => unreachable!("locations are constants here"),
    };
    let locs = bit(places[0]) | bit(places[1]);
    let end = at + 10;
    let (x, y) = (c.scratch("x"), c.scratch("y"));
    c.push(Instr::Atomic { end, locs, attrs: attr("X") });
    c.push(Instr::Load { dst: x, addr: places[0], off: 0, attrs: 0, link: false });
    c.push(Instr::Load { dst: y, addr: places[1], off: 0, attrs: 0, link: false });
    c.alu(Alu::Eq, x, Operand::Reg(x), ops[0]);
    c.alu(Alu::Eq, y, Operand::Reg(y), ops[1]);
    c.alu(Alu::And, x, Operand::Reg(x), Operand::Reg(y));
    c.copy(dst, Operand::Reg(x));
    c.branch_to(Alu::Eq, Operand::Reg(x), Operand::Imm(0), end);
    c.push(Instr::Store { addr: places[0], off: 0, value: ops[2], attrs: 0 });
    c.push(Instr::Store { addr: places[1], off: 0, value: ops[3], attrs: 0 });
    debug_assert!(c.code.instrs.len() as u32 == end);
}
