//! POWER: loads and stores, reservations, the four fences, arithmetic, branches.

use crate::asm::Column;
use crate::riscv::place;
use crate::text::Piece;
use crate::x86::END;
use heddle_memmodel::{Alu, Instr, Operand, When, attr};
use heddle_span::Diagnostic;

pub fn lower(c: &mut Column, line: Piece) -> Result<(), Diagnostic> {
    let (op, rest) = line.word();
    let name = op.text.to_lowercase();
    let args = rest.arguments();
    let unsupported = || line.unsupported(format!("the instruction `{}`", line.text));
    let arg = |i: usize| args.get(i).copied().ok_or_else(unsupported);
    match name.as_str() {
        "nop" => c.push(Instr::Nop),
        "sync" | "hwsync" => c.push(Instr::Fence { attrs: attr("sync") }),
        "lwsync" | "eieio" | "isync" => c.push(Instr::Fence { attrs: attr(&name) }),
        "blr" => c.push(Instr::Jump { target: END }),
        "li" | "mr" => {
            let from = c.operand(arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.copy(dst, from);
        }
        "lbz" | "lhz" | "lha" | "lwz" | "lwa" | "ld" => {
            c.size = width(&name);
            let (addr, off) = place(c, arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.push(Instr::Load { dst, addr, off, attrs: 0, link: false });
            c.narrow(dst, c.size, name.ends_with('a'));
        }
        "stb" | "sth" | "stw" | "std" => {
            c.size = width(&name[1..]);
            let (addr, off) = place(c, arg(1)?)?;
            let value = c.operand(arg(0)?)?;
            let value = c.cut(value, c.size);
            c.push(Instr::Store { addr, off, value, attrs: 0 });
        }
        "lbzx" | "lhzx" | "lhax" | "lwzx" | "lwax" | "ldx" | "lwarx" => {
            c.size = width(&name);
            let addr = index(c, arg(1)?, arg(2)?)?;
            let dst = c.reg(arg(0)?);
            let link = name == "lwarx";
            let attrs = if link { attr("X") } else { 0 };
            c.push(Instr::Load { dst, addr, off: 0, attrs, link });
            if !link {
                c.narrow(dst, c.size, name == "lhax" || name == "lwax");
            }
        }
        "stbx" | "sthx" | "stwx" | "stdx" => {
            c.size = width(&name[1..]);
            let addr = index(c, arg(1)?, arg(2)?)?;
            let value = c.operand(arg(0)?)?;
            let value = c.cut(value, c.size);
            c.push(Instr::Store { addr, off: 0, value, attrs: 0 });
        }
        "stwcx." => {
            let addr = index(c, arg(1)?, arg(2)?)?;
            let value = c.operand(arg(0)?)?;
            // The condition register is 0 ("equal") on success.
            let dst = Some(c.scratch("cr0"));
            let (attrs, when) = (attr("X"), When::Maybe);
            c.push(Instr::StoreExcl { dst, addr, off: 0, value, attrs, when, early: true });
        }
        "cmpw" | "cmpwi" | "cmplw" | "cmplwi" | "cmpd" | "cmpdi" => {
            let (a, b) = (c.operand(arg(0)?)?, c.operand(arg(1)?)?);
            let cr = c.scratch("cr0");
            c.alu(Alu::Sub, cr, a, b);
        }
        "beq" | "bne" | "blt" | "bge" | "bgt" | "ble" => {
            let cr = Operand::Reg(c.scratch("cr0"));
            let target = c.label(arg(0)?)?;
            let zero = Operand::Imm(0);
            let (op, a, b) = match name.as_str() {
                "beq" => (Alu::Eq, cr, zero),
                "bne" => (Alu::Ne, cr, zero),
                "blt" => (Alu::Lt, cr, zero),
                "ble" => (Alu::Le, cr, zero),
                "bge" => (Alu::Le, zero, cr),
                _ => (Alu::Lt, zero, cr),
            };
            c.push(Instr::Branch { op, a, b, target });
        }
        "b" => {
            let target = c.label(arg(0)?)?;
            c.push(Instr::Jump { target });
        }
        "extsw" => {
            let from = c.operand(arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.alu(Alu::Sext32, dst, from, Operand::Imm(0));
        }
        "rlwinm" => rotate(c, &args).ok_or_else(unsupported)??,
        "clrldi" => {
            let from = c.operand(arg(1)?)?;
            let bits = crate::asm::number(arg(2)?.text).ok_or_else(unsupported)?;
            let dst = c.reg(arg(0)?);
            let mask = if bits == 0 { -1 } else { (1i64 << (64 - bits)) - 1 };
            c.alu(Alu::And, dst, from, Operand::Imm(mask));
        }
        arith => {
            let op = match arith {
                "add" | "addi" => Alu::Add,
                "sub" => Alu::Sub,
                "xor" | "xori" => Alu::Xor,
                "or" | "ori" => Alu::Or,
                "and" | "andi." | "andi" => Alu::And,
                _ => return Err(unsupported()),
            };
            let (a, b) = (c.operand(arg(1)?)?, c.operand(arg(2)?)?);
            let dst = c.reg(arg(0)?);
            c.alu(op, dst, a, b);
        }
    }
    Ok(())
}

/// The bytes of an access: `lbz`, `lha`, `lwz`, `ld`; a store without its first letter.
fn width(name: &str) -> u8 {
    match &name[1..2] {
        "b" => 1,
        "h" => 2,
        "w" => 4,
        _ => 8,
    }
}

/// `rlwinm d,s,sh,mb,me`: rotate the low word left and keep bits `mb` to `me`,
/// counted from the left.
fn rotate(c: &mut Column, args: &[Piece]) -> Option<Result<(), Diagnostic>> {
    let number = |i: usize| crate::asm::number(args.get(i)?.text).filter(|n| (0..32).contains(n));
    let (shift, from, to) = (number(2)?, number(3)?, number(4)?);
    let source = match c.operand(*args.get(1)?) {
        Ok(s) => s,
        Err(d) => return Some(Err(d)),
    };
    let keeps = |bit: i64| {
        let left = 31 - bit;
        if from <= to { from <= left && left <= to } else { from <= left || left <= to }
    };
    let mask = (0..32).filter(|&b| keeps(b)).fold(0i64, |m, b| m | 1 << b);
    let (word, high) = (c.scratch("word"), c.scratch("high"));
    c.alu(Alu::And, word, source, Operand::Imm(0xffff_ffff));
    c.alu(Alu::Shl, high, Operand::Reg(word), Operand::Imm(shift));
    c.alu(Alu::Shr, word, Operand::Reg(word), Operand::Imm(32 - shift));
    c.alu(Alu::Or, word, Operand::Reg(word), Operand::Reg(high));
    let dst = c.reg(*args.first()?);
    c.alu(Alu::And, dst, Operand::Reg(word), Operand::Imm(mask));
    Some(Ok(()))
}

fn index(c: &mut Column, base: Piece, by: Piece) -> Result<Operand, Diagnostic> {
    let (a, b) = (c.operand(base)?, c.operand(by)?);
    let sum = c.scratch("sum");
    c.alu(Alu::Add, sum, a, b);
    Ok(Operand::Reg(sum))
}
