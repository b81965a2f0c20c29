//! X86 (Intel order: destination first) and X86_64 (AT&T order: source first).

use crate::asm::{Arch, Column, number};
use crate::text::Piece;
use heddle_memmodel::{Alu, Instr, Operand, Update, attr};
use heddle_span::Diagnostic;

pub fn lower(c: &mut Column, line: Piece) -> Result<(), Diagnostic> {
    let (op, rest) = line.word();
    let mut name = op.text.to_lowercase();
    let unsupported = || line.unsupported(format!("the instruction `{}`", line.text));
    let mut rest = rest;
    let mut locked = false;
    if name == "lock" {
        locked = true;
        let (op, after) = rest.word();
        (name, rest) = (op.text.to_lowercase(), after);
    }
    let args = rest.arguments();
    match name.as_str() {
        "mfence" | "lfence" | "sfence" => {
            c.push(Instr::Fence { attrs: attr(&name.to_uppercase()) });
            return Ok(());
        }
        "nop" | "nopl" | "nopw" | "endbr64" | "endbr32" | "pause" => {
            c.push(Instr::Nop);
            return Ok(());
        }
        "ret" => {
            c.push(Instr::Jump { target: END });
            return Ok(());
        }
        "jmp" => {
            let target = c.label(*args.first().ok_or_else(unsupported)?)?;
            c.push(Instr::Jump { target });
            return Ok(());
        }
        "je" | "jz" | "jne" | "jnz" => {
            let flags = c.scratch("flags");
            let target = c.label(*args.first().ok_or_else(unsupported)?)?;
            let op = if name == "je" || name == "jz" { Alu::Eq } else { Alu::Ne };
            c.push(Instr::Branch { op, a: Operand::Reg(flags), b: Operand::Imm(0), target });
            return Ok(());
        }
        _ => {}
    }
    let base = name.trim_end_matches(['l', 'q', 'w', 'b']);
    let known = [
        "mov", "xchg", "add", "sub", "and", "or", "xor", "inc", "dec", "cmp", "test", "cmpxchg",
        "xadd",
    ];
    let stem = match (name.as_str(), extending(&name)) {
        (_, Some((from, _))) => {
            c.size = from;
            "mov"
        }
        (_, None) => {
            known.iter().find(|k| **k == name || **k == base).copied().ok_or_else(unsupported)?
        }
    };
    c.size = match name.strip_prefix(stem) {
        Some("b") => 1,
        Some("w") => 2,
        Some("l") => 4,
        Some("q") => 8,
        _ => c.size,
    };
    if c.size == 1 && stem != "mov" || c.size == 2 && !["mov", "xchg"].contains(&stem) {
        return Err(unsupported());
    }
    let two = |i: usize| args.get(i).copied().ok_or_else(unsupported);
    if stem == "inc" || stem == "dec" {
        let op = if stem == "inc" { Alu::Add } else { Alu::Sub };
        return arith(c, op, two(0)?, Operand::Imm(1), locked);
    }
    let (dst, src) = if c.ctx.arch == Arch::X86 { (two(0)?, two(1)?) } else { (two(1)?, two(0)?) };
    match stem {
        "mov" => mov(c, dst, src, extending(&name).map(|e| e.1)),
        "xchg" => {
            let (mem, reg) = if memory(dst).is_some() { (dst, src) } else { (src, dst) };
            if memory(mem).is_none() {
                return Err(unsupported());
            }
            let (addr, off) = place(c, mem)?;
            let reg = c.reg(reg);
            update(c, Update::Swap, reg, addr, off, Operand::Reg(reg), Operand::Imm(0));
            Ok(())
        }
        "xadd" => {
            let (addr, off) = place(c, dst)?;
            let reg = c.reg(src);
            update(c, Update::Apply(Alu::Add), reg, addr, off, Operand::Reg(reg), Operand::Imm(0));
            Ok(())
        }
        "cmpxchg" => {
            let (addr, off) = place(c, dst)?;
            let (value, acc) = (c.operand(src)?, c.scratch("RAX"));
            let flags = c.scratch("flags");
            let old = c.scratch("old");
            update(c, Update::CompareSwap, old, addr, off, value, Operand::Reg(acc));
            c.alu(Alu::Sub, flags, Operand::Reg(old), Operand::Reg(acc));
            c.copy(acc, Operand::Reg(old));
            Ok(())
        }
        "cmp" | "test" => {
            let (a, b) = (value(c, dst, "left")?, value(c, src, "right")?);
            let flags = c.scratch("flags");
            c.alu(if stem == "cmp" { Alu::Sub } else { Alu::And }, flags, a, b);
            Ok(())
        }
        _ => {
            let op = match stem {
                "add" => Alu::Add,
                "sub" => Alu::Sub,
                "and" => Alu::And,
                "or" => Alu::Or,
                _ => Alu::Xor,
            };
            let b = value(c, src, "right")?;
            arith(c, op, dst, b, locked)
        }
    }
}

/// Stands for the end of the code until labels are placed.
pub const END: u32 = u32::MAX;

/// `movzbl`, `movswq`, `movslq`: the bytes moved, and whether their sign is.
fn extending(name: &str) -> Option<(u8, bool)> {
    let rest = name.strip_prefix("mov")?;
    let sign = rest.starts_with('s');
    let mut letters = rest.strip_prefix(['s', 'z'])?.chars();
    let from = match letters.next()? {
        'b' => 1,
        'w' => 2,
        'l' if sign => 4,
        _ => return None,
    };
    (matches!(letters.next(), Some('w' | 'l' | 'q')) && letters.next().is_none())
        .then_some((from, sign))
}

/// `extend` is the sign of a move that fills the whole register. Other moves of a byte or
/// of two leave the rest of it as it was.
fn mov(c: &mut Column, dst: Piece, src: Piece, extend: Option<bool>) -> Result<(), Diagnostic> {
    let size = if c.size == 0 { 8 } else { c.size };
    if memory(dst).is_some() && extend.is_none() {
        let (addr, off) = place(c, dst)?;
        let value = c.operand(src)?;
        let value = if size < 4 { c.cut(value, size) } else { value };
        c.push(Instr::Store { addr, off, value, attrs: 0 });
        return Ok(());
    }
    let dst = c.reg(dst);
    let merges = extend.is_none() && size < 4;
    let to = if merges { c.scratch("part") } else { dst };
    if memory(src).is_some() {
        let (addr, off) = place(c, src)?;
        c.push(Instr::Load { dst: to, addr, off, attrs: 0, link: false });
    } else {
        let from = c.operand(src)?;
        c.copy(to, from);
    }
    if extend.is_some() || merges {
        c.narrow(to, size, extend == Some(true));
    }
    if merges {
        let mask = (1i64 << (8 * size)) - 1;
        c.alu(Alu::And, dst, Operand::Reg(dst), Operand::Imm(!mask));
        c.alu(Alu::Or, dst, Operand::Reg(dst), Operand::Reg(to));
    }
    Ok(())
}

fn arith(c: &mut Column, op: Alu, dst: Piece, b: Operand, locked: bool) -> Result<(), Diagnostic> {
    if memory(dst).is_none() {
        let r = c.reg(dst);
        c.alu(op, r, Operand::Reg(r), b);
        let flags = c.scratch("flags");
        c.copy(flags, Operand::Reg(r));
        return Ok(());
    }
    let (addr, off) = place(c, dst)?;
    let tmp = c.scratch("old");
    if locked {
        update(c, Update::Apply(op), tmp, addr, off, b, Operand::Imm(0));
    } else {
        c.push(Instr::Load { dst: tmp, addr, off, attrs: 0, link: false });
        c.alu(op, tmp, Operand::Reg(tmp), b);
        c.push(Instr::Store { addr, off, value: Operand::Reg(tmp), attrs: 0 });
    }
    Ok(())
}

fn update(
    c: &mut Column,
    op: Update,
    dst: u16,
    addr: Operand,
    off: i64,
    value: Operand,
    expected: Operand,
) {
    c.push(Instr::Rmw { dst, addr, off, op, value, expected, attrs: attr("X") });
}

/// An operand's value, loaded first if it is in memory.
fn value(c: &mut Column, p: Piece, tmp: &str) -> Result<Operand, Diagnostic> {
    if memory(p).is_none() {
        return c.operand(p);
    }
    let (addr, off) = place(c, p)?;
    let dst = c.scratch(tmp);
    c.push(Instr::Load { dst, addr, off, attrs: 0, link: false });
    Ok(Operand::Reg(dst))
}

/// `[x]`, `(x)`, `8(%rax)`: the offset and what stands between the brackets.
fn memory<'a>(p: Piece<'a>) -> Option<(i64, Piece<'a>)> {
    let open = p.text.find(['[', '('])?;
    let close = p.text.rfind([']', ')'])?;
    let off = if open == 0 { 0 } else { number(&p.text[..open])? };
    (open < close && close + 1 == p.text.len()).then(|| (off, p.sub(open + 1, close).trim()))
}

fn place(c: &mut Column, p: Piece) -> Result<(Operand, i64), Diagnostic> {
    let Some((off, inner)) = memory(p) else {
        return Err(p.unsupported(format!("the operand `{}`", p.text)));
    };
    if inner.text.contains(',') {
        return Ok((indexed(c, p, inner)?, off));
    }
    let is_reg = inner.text.starts_with('%');
    let addr = if is_reg { Operand::Reg(c.reg(inner)) } else { c.address_of(inner.text) };
    Ok((addr, off))
}

/// `%rax,%rbx,8`: base, index and scale; the base may be missing.
fn indexed(c: &mut Column, whole: Piece, inner: Piece) -> Result<Operand, Diagnostic> {
    let bad = || whole.unsupported(format!("the address `{}`", whole.text));
    let parts = inner.arguments();
    let (base, index) = (parts[0], *parts.get(1).ok_or_else(bad)?);
    let scale = match parts.get(2) {
        Some(s) => number(s.text).filter(|n| [1, 2, 4, 8].contains(n)).ok_or_else(bad)?,
        None => 1,
    };
    if !index.text.starts_with('%') || parts.len() > 3 {
        return Err(bad());
    }
    let base = match base.text {
        "" => Operand::Imm(0),
        name if name.starts_with('%') => Operand::Reg(c.reg(base)),
        name => c.address_of(name),
    };
    let index = Operand::Reg(c.reg(index));
    Ok(c.scaled(base, index, 64, scale as i32))
}
