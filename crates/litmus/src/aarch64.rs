//! AArch64: plain, acquire, release and exclusive accesses, the v8.1 atomics,
//! barriers, arithmetic, branches and conditional selection.
//!
//! An atomic instruction is two events, as in the architecture's model: its load
//! may be an acquire without its store being ordered before what follows. The
//! store must follow in coherence the store that the load read, which makes it
//! the second half of an exclusive pair that cannot fail.

use crate::a64_access::{self, Place, width};
use crate::asm::Column;
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
            let Some(op) = op else {
                let access = a64_access::lower(c, other, &args);
                return access.or_else(|| atomic(c, other, &args)).ok_or_else(unsupported)?;
            };
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
    const OPS: [(&str, Option<Alu>); 10] = [
        ("SWP", None),
        ("CAS", None),
        ("LDADD", Some(Alu::Add)),
        ("LDEOR", Some(Alu::Xor)),
        ("LDSET", Some(Alu::Or)),
        ("LDCLR", Some(Alu::And)),
        ("STADD", Some(Alu::Add)),
        ("STEOR", Some(Alu::Xor)),
        ("STSET", Some(Alu::Or)),
        ("STCLR", Some(Alu::And)),
    ];
    let (stem, alu) = OPS.iter().find(|(s, _)| name.starts_with(s))?;
    let tail = &name[stem.len()..];
    let (order, size) = match (tail.strip_suffix('B'), tail.strip_suffix('H')) {
        (Some(order), _) => (order, 1),
        (_, Some(order)) => (order, 2),
        _ => (tail, 0),
    };
    let (acquire, release) = match order {
        "" => (false, false),
        "A" => (true, false),
        "L" => (false, true),
        "AL" => (true, true),
        _ => return None,
    };
    let store_only = stem.starts_with("ST");
    let memory = args.get(if store_only { 1 } else { 2 }..)?;
    let (addr, off) = match Place::read(c, memory)? {
        Ok(p) => (p.base, p.off),
        Err(d) => return Some(Err(d)),
    };
    c.size = if size == 0 { width(args.first()?) } else { size };
    // For CAS the second operand is stored; otherwise the first.
    let stored = args.get(if *stem == "CAS" { 1 } else { 0 })?;
    let value = match c.operand(*stored) {
        Ok(v) if size > 0 => c.cut(v, size),
        Ok(v) => v,
        Err(d) => return Some(Err(d)),
    };
    // What is cleared is kept out.
    let value = if stem.ends_with("CLR") {
        let kept = c.scratch("kept");
        c.alu(Alu::Xor, kept, value, Operand::Imm(-1));
        Operand::Reg(kept)
    } else {
        value
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
    if size > 0 {
        c.narrow(old, size, false);
        c.narrow(expected, size, false);
    }
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
            if size > 0 {
                c.narrow(new, size, false);
            }
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
