//! AArch64: plain, acquire, release and exclusive accesses, the v8.1 atomics,
//! barriers, arithmetic, branches and conditional selection.
//!
//! An atomic instruction is two events, as in the architecture's model: its load
//! may be an acquire without its store being ordered before what follows. The
//! store must follow in coherence the store that the load read, which makes it
//! the second half of an exclusive pair that cannot fail.

use crate::asm::{Column, number};
use crate::text::Piece;
use heddle_memmodel::{Alu, Instr, Operand, Reg, When, attr};
use heddle_span::Diagnostic;

pub fn lower(c: &mut Column, line: Piece) -> Result<(), Diagnostic> {
    let (op, rest) = line.word();
    let name = op.text.to_uppercase();
    let args = rest.arguments();
    let unsupported = || line.unsupported(format!("the instruction `{}`", line.text));
    let arg = |i: usize| args.get(i).copied().ok_or_else(unsupported);
    match name.as_str() {
        "NOP" => c.push(Instr::Nop),
        "RET" => c.push(Instr::Jump { target: crate::x86::END }),
        "ISB" => c.push(Instr::Fence { attrs: attr("ISB") }),
        "DMB" | "DSB" => {
            let kind = match arg(0)?.text.to_uppercase().as_str() {
                "SY" | "ISH" | "OSH" | "NSH" => "DMB.SY",
                "LD" | "ISHLD" | "OSHLD" | "NSHLD" => "DMB.LD",
                "ST" | "ISHST" | "OSHST" | "NSHST" => "DMB.ST",
                _ => return Err(unsupported()),
            };
            c.push(Instr::Fence { attrs: attr(kind) });
        }
        "LDR" | "LDAR" | "LDAPR" | "LDXR" | "LDAXR" | "LDUR" => {
            let (addr, off) = place(c, arg(1)?)?;
            let link = name.ends_with("XR");
            let mut attrs = if link { attr("X") } else { 0 };
            attrs |= match name.as_str() {
                "LDAR" | "LDAXR" => attr("A"),
                "LDAPR" => attr("Q"),
                _ => 0,
            };
            let dst = c.reg(arg(0)?);
            c.push(Instr::Load { dst, addr, off, attrs, link });
        }
        "STR" | "STLR" | "STUR" => {
            let (addr, off) = place(c, arg(1)?)?;
            let value = c.operand(arg(0)?)?;
            let attrs = if name == "STLR" { attr("L") } else { 0 };
            c.push(Instr::Store { addr, off, value, attrs });
        }
        "STXR" | "STLXR" => {
            let (addr, off) = place(c, arg(2)?)?;
            let (dst, value) = (Some(c.reg(arg(0)?)), c.operand(arg(1)?)?);
            let attrs = attr("X") | if name == "STLXR" { attr("L") } else { 0 };
            let when = When::Maybe;
            c.push(Instr::StoreExcl { dst, addr, off, value, attrs, when, early: true });
        }
        "MOV" => {
            let from = c.operand(arg(1)?)?;
            let dst = c.reg(arg(0)?);
            c.copy(dst, from);
        }
        "CBZ" | "CBNZ" => {
            let a = c.operand(arg(0)?)?;
            let target = c.label(arg(1)?)?;
            let op = if name == "CBZ" { Alu::Eq } else { Alu::Ne };
            c.push(Instr::Branch { op, a, b: Operand::Imm(0), target });
        }
        "CMP" => {
            let (a, b) = (c.operand(arg(0)?)?, c.operand(arg(1)?)?);
            let flags = c.scratch("NZCV");
            c.alu(Alu::Sub, flags, a, b);
        }
        "B" => {
            let target = c.label(arg(0)?)?;
            c.push(Instr::Jump { target });
        }
        "CSEL" => select(c, &args).ok_or_else(unsupported)??,
        b if b.starts_with("B.") => {
            let (op, flip) = condition(&b[2..]).ok_or_else(unsupported)?;
            let flags = Operand::Reg(c.scratch("NZCV"));
            let zero = Operand::Imm(0);
            let (a, b) = if flip { (zero, flags) } else { (flags, zero) };
            let target = c.label(arg(0)?)?;
            c.push(Instr::Branch { op, a, b, target });
        }
        other => {
            let op = match other {
                "ADD" => Some(Alu::Add),
                "SUB" => Some(Alu::Sub),
                "EOR" => Some(Alu::Xor),
                "ORR" => Some(Alu::Or),
                "AND" => Some(Alu::And),
                "LSL" => Some(Alu::Shl),
                "LSR" => Some(Alu::Shr),
                _ => None,
            };
            let Some(op) = op else { return atomic(c, other, &args).ok_or_else(unsupported)? };
            if args.len() > 3 && !extends(arg(3)?.text) {
                return Err(unsupported());
            }
            let (a, b) = (c.operand(arg(1)?)?, c.operand(arg(2)?)?);
            let dst = c.reg(arg(0)?);
            c.alu(op, dst, a, b);
        }
    }
    Ok(())
}

fn extends(text: &str) -> bool {
    let up = text.to_uppercase();
    (up.starts_with("SXTW") || up.starts_with("UXTW")) && !up.contains('#')
}

/// The comparison of the flags with 0, and whether its sides are swapped.
fn condition(name: &str) -> Option<(Alu, bool)> {
    Some(match name {
        "EQ" => (Alu::Eq, false),
        "NE" => (Alu::Ne, false),
        "LT" => (Alu::Lt, false),
        "LE" => (Alu::Le, false),
        "GE" => (Alu::Le, true),
        "GT" => (Alu::Lt, true),
        _ => return None,
    })
}

/// `CSEL d,a,b,cond`
fn select(c: &mut Column, args: &[Piece]) -> Option<Result<(), Diagnostic>> {
    let (dst, cond) = (args.first()?, args.get(3)?);
    let (op, flip) = condition(&cond.text.to_uppercase())?;
    let sides = (c.operand(*args.get(1)?), c.operand(*args.get(2)?));
    let (a, b) = match sides {
        (Ok(a), Ok(b)) => (a, b),
        (Err(d), _) | (_, Err(d)) => return Some(Err(d)),
    };
    let flags = Operand::Reg(c.scratch("NZCV"));
    let zero = Operand::Imm(0);
    let (x, y) = if flip { (zero, flags) } else { (flags, zero) };
    let dst = c.reg(*dst);
    c.push(Instr::Select { op, dst, a: x, b: y, yes: a, no: b });
    Some(Ok(()))
}

/// SWP, CAS, LD<op>, ST<op> with their A, L and AL forms.
fn atomic(c: &mut Column, name: &str, args: &[Piece]) -> Option<Result<(), Diagnostic>> {
    const OPS: [(&str, Option<Alu>); 9] = [
        ("SWP", None),
        ("CAS", None),
        ("LDADD", Some(Alu::Add)),
        ("LDEOR", Some(Alu::Xor)),
        ("LDSET", Some(Alu::Or)),
        ("LDCLR", None),
        ("STADD", Some(Alu::Add)),
        ("STEOR", Some(Alu::Xor)),
        ("STSET", Some(Alu::Or)),
    ];
    let (stem, alu) = OPS.iter().find(|(s, _)| name.starts_with(s))?;
    let (acquire, release) = match &name[stem.len()..] {
        "" => (false, false),
        "A" => (true, false),
        "L" => (false, true),
        "AL" => (true, true),
        _ => return None,
    };
    let store_only = stem.starts_with("ST");
    let memory = args.get(if store_only { 1 } else { 2 })?;
    let (addr, off) = match place(c, *memory) {
        Ok(p) => p,
        Err(d) => return Some(Err(d)),
    };
    // For CAS the second operand is stored; otherwise the first.
    let stored = args.get(if *stem == "CAS" { 1 } else { 0 })?;
    let value = match c.operand(*stored) {
        Ok(v) => v,
        Err(d) => return Some(Err(d)),
    };
    let dst = match (store_only, *stem) {
        (true, _) => c.scratch("nowhere"),
        (_, "CAS") => c.reg(args[0]),
        _ => c.reg(*args.get(1)?),
    };
    let old = c.scratch("old");
    let load = attr("X") | if acquire { attr("A") } else { 0 };
    let unread =
        store_only || args.get(1).is_some_and(|a| *stem != "CAS" && c.ctx.arch.is_zero(a.text));
    let load = load | if unread { attr("NoRet") } else { 0 };
    let store = attr("X") | if release { attr("L") } else { 0 };
    let expected: Reg = c.scratch("expected");
    if *stem == "CAS" {
        c.copy(expected, Operand::Reg(dst));
    }
    c.push(Instr::Load { dst: old, addr, off, attrs: load, link: true });
    let (value, when) = match (*stem, alu) {
        ("SWP", _) => (value, When::Always),
        ("CAS", _) => {
            let same = c.scratch("same");
            c.alu(Alu::Eq, same, Operand::Reg(old), Operand::Reg(expected));
            (value, When::If(Operand::Reg(same)))
        }
        (_, Some(op)) => {
            let new = c.scratch("new");
            c.alu(*op, new, Operand::Reg(old), value);
            (Operand::Reg(new), When::Always)
        }
        _ => return None,
    };
    let early = true;
    c.push(Instr::StoreExcl { dst: None, addr, off, value, attrs: store, when, early });
    if !store_only {
        c.copy(dst, Operand::Reg(old));
    }
    Some(Ok(()))
}

/// `[Xn]`, `[Xn,#8]`, `[Xn,Wm,SXTW]`.
fn place(c: &mut Column, p: Piece) -> Result<(Operand, i64), Diagnostic> {
    let bad = || p.unsupported(format!("the address `{}`", p.text));
    let inner = p.text.strip_prefix('[').and_then(|t| t.strip_suffix(']')).ok_or_else(bad)?;
    let parts = p.sub(1, 1 + inner.len()).arguments();
    let base = c.operand(*parts.first().ok_or_else(bad)?)?;
    match parts.len() {
        1 => Ok((base, 0)),
        2 | 3 => {
            if let (Some(off), 2) = (number(parts[1].text), parts.len()) {
                return Ok((base, off));
            }
            if parts.len() == 3 && !extends(parts[2].text) {
                return Err(bad());
            }
            let by = c.operand(parts[1])?;
            let sum = c.scratch("sum");
            c.alu(Alu::Add, sum, base, by);
            Ok((Operand::Reg(sum), 0))
        }
        _ => Err(bad()),
    }
}
