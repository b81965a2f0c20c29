//! RISC-V: loads and stores, lr/sc, AMOs, fences, arithmetic, branches.

use crate::asm::{Column, number};
use crate::text::Piece;
use heddle_memmodel::{Alu, Instr, Operand, Update, When, Word, attr};
use heddle_span::Diagnostic;

pub fn lower(c: &mut Column, line: Piece) -> Result<(), Diagnostic> {
    let (op, rest) = line.word();
    let name = op.text.to_lowercase();
    let parts: Vec<&str> = name.split('.').collect();
    let args = rest.arguments();
    let unsupported = || line.unsupported(format!("the instruction `{}`", line.text));
    let arg = |i: usize| args.get(i).copied().ok_or_else(unsupported);
    let has = |s: &str| parts.contains(&s);
    let acquire = has("aq") || has("aqrl");
    let release = has("rl") || has("aqrl");
    let order = match (acquire, release) {
        (true, true) => attr("AcqRel"),
        (true, false) => attr("Acq"),
        (false, true) => attr("Rel"),
        _ => 0,
    };
    let x = attr("X");
    match parts[0] {
        "nop" => c.push(Instr::Nop),
        "lb" | "lbu" | "lh" | "lhu" | "lw" | "lwu" | "ld" => {
            c.size = width(&parts[0][1..2]);
            let (addr, off) = place(c, arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.push(Instr::Load { dst, addr, off, attrs: order, link: false });
            c.narrow(dst, c.size, !parts[0].ends_with('u'));
        }
        "sb" | "sh" | "sw" | "sd" => {
            c.size = width(&parts[0][1..2]);
            let (addr, off) = place(c, arg(1)?)?;
            let value = c.operand(arg(0)?)?;
            let value = c.cut(value, c.size);
            c.push(Instr::Store { addr, off, value, attrs: order });
        }
        "lr" => {
            c.size = width(parts.get(1).unwrap_or(&"w"));
            let (addr, off) = place(c, arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.push(Instr::Load { dst, addr, off, attrs: order | x, link: true });
            c.narrow(dst, c.size, true);
        }
        "sc" => {
            c.size = width(parts.get(1).unwrap_or(&"w"));
            let (addr, off) = place(c, arg(2)?)?;
            let (dst, value) = (Some(c.reg(arg(0)?)), c.operand(arg(1)?)?);
            let value = c.cut(value, c.size);
            let (attrs, when, early) = (order | x, When::Maybe, false);
            c.push(Instr::StoreExcl { dst, addr, off, value, attrs, when, early });
        }
        amo if amo.starts_with("amo") => {
            c.size = width(parts.get(1).unwrap_or(&"w"));
            let short = c.size == 4 && c.ctx.wide;
            let word = |op: Word, plain: Update| match short {
                true => Update::Apply(Alu::Word(op, 32)),
                false => plain,
            };
            let op = match &amo[3..] {
                "swap" => Update::Swap,
                "add" => word(Word::Add, Update::Apply(Alu::Add)),
                "or" => word(Word::Or, Update::Apply(Alu::Or)),
                "and" => word(Word::And, Update::Apply(Alu::And)),
                "xor" => word(Word::Xor, Update::Apply(Alu::Xor)),
                "min" => word(Word::SMin, Update::Min),
                "max" => word(Word::SMax, Update::Max),
                _ => return Err(unsupported()),
            };
            let (addr, off) = place(c, arg(2)?)?;
            let (dst, value) = (c.reg(arg(0)?), c.operand(arg(1)?)?);
            let value = c.cut(value, c.size);
            let expected = Operand::Imm(0);
            c.push(Instr::Rmw { dst, addr, off, op, value, expected, attrs: order | x });
            c.narrow(dst, c.size, true);
        }
        "fence" if has("i") => c.push(Instr::Nop),
        "fence" if has("tso") => c.push(Instr::Fence { attrs: attr("Fence.tso") }),
        "fence" => {
            let sides: Vec<String> = args.iter().map(|a| memory_side(a.text)).collect();
            let kind = match &sides[..] {
                [] => "Fence.rw.rw".to_string(),
                // A side of device accesses only orders nothing here.
                [a, b] if a.is_empty() || b.is_empty() => {
                    c.push(Instr::Nop);
                    return Ok(());
                }
                [a, b] => format!("Fence.{a}.{b}"),
                _ => return Err(unsupported()),
            };
            c.push(Instr::Fence { attrs: attr(&kind) });
        }
        "li" | "mv" => {
            let from = c.operand(arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.copy(dst, from);
        }
        "sext" => {
            let from = c.operand(arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.alu(Alu::Sext32, dst, from, Operand::Imm(0));
        }
        "j" => {
            let target = c.label(arg(0)?)?;
            c.push(Instr::Jump { target });
        }
        "beq" | "bne" | "blt" | "ble" => {
            let (a, b) = (c.operand(arg(0)?)?, c.operand(arg(1)?)?);
            let target = c.label(arg(2)?)?;
            let op = compare(parts[0]);
            c.push(Instr::Branch { op, a, b, target });
        }
        "bge" | "bgt" => {
            let (a, b) = (c.operand(arg(1)?)?, c.operand(arg(0)?)?);
            let target = c.label(arg(2)?)?;
            let op = if parts[0] == "bge" { Alu::Le } else { Alu::Lt };
            c.push(Instr::Branch { op, a, b, target });
        }
        "beqz" | "bnez" => {
            let a = c.operand(arg(0)?)?;
            let target = c.label(arg(1)?)?;
            let op = if parts[0] == "beqz" { Alu::Eq } else { Alu::Ne };
            c.push(Instr::Branch { op, a, b: Operand::Imm(0), target });
        }
        arith => {
            let op = match arith {
                "add" | "addi" | "addw" | "addiw" => Alu::Add,
                "sub" | "subw" => Alu::Sub,
                "xor" | "xori" => Alu::Xor,
                "or" | "ori" => Alu::Or,
                "and" | "andi" => Alu::And,
                "mul" | "mulw" => Alu::Mul,
                "sll" | "slli" => Alu::Shl,
                "srl" | "srli" => Alu::Shr,
                "slt" | "slti" => Alu::Lt,
                _ => return Err(unsupported()),
            };
            let (a, b) = (c.operand(arg(1)?)?, c.operand(arg(2)?)?);
            let dst = c.reg(arg(0)?);
            c.alu(op, dst, a, b);
        }
    }
    Ok(())
}

/// The bytes of an access by its letter: `b`, `h`, `w`, `d`.
fn width(letter: &str) -> u8 {
    match letter {
        "b" => 1,
        "h" => 2,
        "w" => 4,
        _ => 8,
    }
}

fn compare(name: &str) -> Alu {
    match name {
        "beq" => Alu::Eq,
        "bne" => Alu::Ne,
        "blt" => Alu::Lt,
        _ => Alu::Le,
    }
}

fn memory_side(text: &str) -> String {
    let has = |c: char| text.to_lowercase().contains(c);
    format!("{}{}", if has('r') { "r" } else { "" }, if has('w') { "w" } else { "" })
}

/// `8(x6)` or `(x6)`.
pub fn place(c: &mut Column, p: Piece) -> Result<(Operand, i64), Diagnostic> {
    let bad = || p.unsupported(format!("the address `{}`", p.text));
    let open = p.text.find('(').ok_or_else(bad)?;
    let close = p.text.rfind(')').ok_or_else(bad)?;
    let off = if open == 0 { 0 } else { number(&p.text[..open]).ok_or_else(bad)? };
    if close < open {
        return Err(bad());
    }
    Ok((c.operand(p.sub(open + 1, close).trim())?, off))
}
