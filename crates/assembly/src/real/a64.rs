//! AArch64 as gcc and clang print it.

use super::a64_bits::bits;
use super::a64_memory::{helper, memory};
use super::ir::*;
use super::text::{Line, number};
use super::x86::GOT;
use heddle_memmodel::{Word, attr};

pub const ARGUMENTS: [R; 6] = [0, 1, 2, 3, 4, 5];

pub fn register_name(r: R) -> String {
    if r == SP { "sp".into() } else { format!("x{r}") }
}

/// A register and its width; `None` in the first part for the zero register.
pub(super) fn register(text: &str) -> Option<(Option<R>, u8)> {
    let t = text.trim().to_ascii_lowercase();
    match t.as_str() {
        "sp" => return Some((Some(SP), 64)),
        "wsp" => return Some((Some(SP), 32)),
        "xzr" => return Some((None, 64)),
        "wzr" => return Some((None, 32)),
        "lr" => return Some((Some(30), 64)),
        "fp" => return Some((Some(29), 64)),
        _ => {}
    }
    let w = match t.as_bytes().first()? {
        b'x' => 64,
        b'w' => 32,
        _ => return None,
    };
    let n: u8 = t[1..].parse().ok()?;
    (n <= 30).then_some((Some(n), w))
}

/// What a line does; `None` if it is not known.
pub fn lower(line: &Line) -> Option<Vec<Ir>> {
    let name = line.name.to_ascii_lowercase();
    let args = &line.args;
    let arg = |i: usize| args.get(i).copied();
    let label = |i: usize| arg(i).map(|a| a.trim().to_string());
    Some(match name.as_str() {
        "nop" | "yield" | "hint" | "bti" | "paciasp" | "autiasp" | "clrex" => vec![Ir::Nop],
        "isb" => vec![Ir::Fence(attr("ISB"))],
        "dmb" | "dsb" => {
            let kind = match arg(0)?.to_ascii_lowercase().as_str() {
                "sy" | "ish" | "osh" | "nsh" => "DMB.SY",
                "ld" | "ishld" | "oshld" | "nshld" => "DMB.LD",
                "st" | "ishst" | "oshst" | "nshst" => "DMB.ST",
                _ => return None,
            };
            vec![Ir::Fence(attr(kind))]
        }
        "brk" | "udf" | "hlt" => vec![Ir::Abort],
        "ret" => vec![Ir::Ret],
        "b" => match helper(arg(0)?) {
            Some(amo) => vec![amo, Ir::Ret],
            None => vec![Ir::Jump(label(0)?)],
        },
        "bl" => vec![helper(arg(0)?).unwrap_or(Ir::Call(label(0)?))],
        "cbz" | "cbnz" => {
            let (reg, w) = register(arg(0)?)?;
            let (zero, to) = (name == "cbz", label(1)?);
            vec![Ir::BranchZero { reg: reg?, w, bit: None, zero, to }]
        }
        "tbz" | "tbnz" => {
            let (reg, w) = register(arg(0)?)?;
            let bit = u8::try_from(number(arg(1)?)?).ok()?;
            let (zero, to) = (name == "tbz", label(2)?);
            vec![Ir::BranchZero { reg: reg?, w, bit: Some(bit), zero, to }]
        }
        // `b.ne` as clang has it, `bne` as gcc has it.
        _ if branch_condition(&name).is_some() => {
            vec![Ir::Branch { cond: branch_condition(&name)?, to: label(0)? }]
        }
        "adrp" | "adr" => {
            let sym = symbol(arg(1)?)?;
            vec![Ir::Move { dst: dst(arg(0)?)?.0, src: V::Sym(sym.0, sym.1), w: 64, merge: false }]
        }
        "mov" | "movz" | "movn" => {
            let (d, w) = dst(arg(0)?)?;
            let src = match value(arg(1)?)? {
                V::Imm(n) if name == "movn" => V::Imm(!n),
                v => v,
            };
            let src = match (src, arg(2)) {
                (V::Imm(n), Some(shift)) => {
                    V::Imm(n.wrapping_shl(shift_amount(shift, "lsl")? as u32))
                }
                (v, None) => v,
                _ => return None,
            };
            vec![Ir::Move { dst: d, src, w, merge: false }]
        }
        "movk" => {
            let (d, w) = dst(arg(0)?)?;
            let shift = arg(2).map_or(Some(0), |s| shift_amount(s, "lsl"))?;
            let n = number(arg(1)?)?.wrapping_shl(shift as u32);
            let keep = !(0xffffi64.wrapping_shl(shift as u32));
            let alu = |op, b| Ir::Alu { op, dst: d, a: V::Reg(d), b: V::Imm(b), w, merge: false };
            vec![alu(Word::And, keep), alu(Word::Or, n)]
        }
        "cmp" | "cmn" | "tst" => {
            let w = register(arg(0)?)?.1;
            let a = value(arg(0)?)?;
            let mut out = Vec::new();
            let b = operand(args, 1, w, &mut out)?;
            match name.as_str() {
                "cmp" => out.push(Ir::Compare { a, b, w }),
                _ => {
                    let (op, logic) =
                        if name == "tst" { (Word::And, true) } else { (Word::Add, false) };
                    out.push(Ir::Alu { op, dst: SCRATCH2, a, b, w, merge: false });
                    out.push(Ir::Flags { value: V::Reg(SCRATCH2), w, logic });
                }
            }
            out
        }
        "ccmp" => {
            let w = register(arg(0)?)?.1;
            let (a, b, cond) = (value(arg(0)?)?, value(arg(1)?)?, condition(arg(3)?)?);
            // Two numbers whose difference has these flags. Equal ones have a carry.
            let nzcv = number(arg(2)?)?;
            let or = match nzcv {
                0b0000 => (0, -1),
                0b0010 => (1, 0),
                0b0100 | 0b0110 => (0, 0),
                0b1000 => (0, 1),
                0b1010 => (-1, 0),
                _ => return None,
            };
            vec![Ir::CompareIf { cond, a, b, or, carry: nzcv != 0b0100, w }]
        }
        "cset" | "csetm" => {
            let yes = if name == "cset" { 1 } else { -1 };
            let cond = condition(arg(1)?)?;
            vec![Ir::Set { dst: dst(arg(0)?)?.0, cond, yes, merge: false }]
        }
        "csel" | "csinc" | "csinv" => {
            let (d, w) = dst(arg(0)?)?;
            let (yes, no, cond) = (value(arg(1)?)?, value(arg(2)?)?, condition(arg(3)?)?);
            let (plus, invert) = ((name == "csinc") as i64, name == "csinv");
            vec![Ir::Select { dst: d, cond, yes, no, w, plus, invert }]
        }
        "cinc" => {
            let (d, w) = dst(arg(0)?)?;
            let v = value(arg(1)?)?;
            let cond = opposite(condition(arg(2)?)?);
            vec![Ir::Select { dst: d, cond, yes: v.clone(), no: v, w, plus: 1, invert: false }]
        }
        "sxtw" | "sxth" | "sxtb" | "uxtw" | "uxth" | "uxtb" => {
            let (d, w) = dst(arg(0)?)?;
            let from = match &name[3..] {
                "w" => 32,
                "h" => 16,
                _ => 8,
            };
            let src = value(arg(1)?)?;
            match name.starts_with('s') {
                true => vec![Ir::Extend { dst: d, src, from, to: w }],
                false => vec![Ir::Move { dst: d, src, w: from, merge: false }],
            }
        }
        "mvn" | "neg" | "negs" => {
            let (d, w) = dst(arg(0)?)?;
            let mut out = Vec::new();
            let b = operand(args, 1, w, &mut out)?;
            let (op, a, b) = match name.as_str() {
                "mvn" => (Word::Xor, b, V::Imm(-1)),
                _ => (Word::Sub, V::Imm(0), b),
            };
            if name == "negs" {
                out.push(Ir::Compare { a: a.clone(), b: b.clone(), w });
            }
            out.push(Ir::Alu { op, dst: d, a, b, w, merge: false });
            out
        }
        _ => {
            memory(&name, args).or_else(|| bits(&name, args)).or_else(|| arithmetic(&name, args))?
        }
    })
}

/// Registers that no program names.
pub(super) const SCRATCH2: R = 32;

pub(super) fn dst(text: &str) -> Option<(R, u8)> {
    register(text).map(|(r, w)| (r.unwrap_or(SINK_ZERO), w))
}

/// Writes to the zero register go where nobody looks.
pub(super) const SINK_ZERO: R = 33;

pub(super) fn value(text: &str) -> Option<V> {
    if let Some((r, _)) = register(text) {
        return Some(r.map_or(V::Imm(0), V::Reg));
    }
    if text.contains(":lo12:") || text.contains(":got_lo12:") {
        // The whole address came with `adrp`.
        return Some(V::Imm(0));
    }
    number(text).map(V::Imm)
}

/// `x`, `x+4`, `:got:x`.
pub(super) fn symbol(text: &str) -> Option<(String, i64)> {
    let (text, got) = match text.trim().strip_prefix(":got:") {
        Some(rest) => (rest, true),
        None => (text.trim(), false),
    };
    let (name, off) = text.split_once('+').unwrap_or((text, "0"));
    let name = if got { format!("{GOT}{name}") } else { name.to_string() };
    Some((name, number(off)?))
}

pub(super) fn shift_amount(text: &str, kind: &str) -> Option<i64> {
    number(text.trim().to_ascii_lowercase().strip_prefix(kind)?)
}

/// The last operand of arithmetic: a register, shifted or extended, or a number.
fn operand(args: &[&str], at: usize, w: u8, out: &mut Vec<Ir>) -> Option<V> {
    let v = value(args.get(at)?)?;
    let Some(modifier) = args.get(at + 1) else { return Some(v) };
    let m = modifier.trim().to_ascii_lowercase();
    let (kind, n) = m.split_once(char::is_whitespace).unwrap_or((&m, "0"));
    let n = number(n)?;
    if let V::Imm(i) = v {
        return (kind == "lsl").then(|| V::Imm(i.wrapping_shl(n as u32)));
    }
    match kind {
        "lsl" | "lsr" | "asr" => {
            let op = match kind {
                "lsl" => Word::Shl,
                "lsr" => Word::LShr,
                _ => Word::AShr,
            };
            out.push(Ir::Alu { op, dst: SCRATCH2, a: v, b: V::Imm(n), w, merge: false });
        }
        "uxtb" | "uxth" | "uxtw" | "uxtx" | "sxtb" | "sxth" | "sxtw" | "sxtx" => {
            let from = match &kind[3..] {
                "b" => 8,
                "h" => 16,
                "w" => 32,
                _ => 64,
            };
            match kind.starts_with('s') {
                true => out.push(Ir::Extend { dst: SCRATCH2, src: v, from, to: w }),
                false => out.push(Ir::Move { dst: SCRATCH2, src: v, w: from, merge: false }),
            }
            if n != 0 {
                let (a, b) = (V::Reg(SCRATCH2), V::Imm(n));
                out.push(Ir::Alu { op: Word::Shl, dst: SCRATCH2, a, b, w, merge: false });
            }
        }
        _ => return None,
    }
    Some(V::Reg(SCRATCH2))
}

fn arithmetic(name: &str, args: &[&str]) -> Option<Vec<Ir>> {
    let (op, flags) = match name {
        "add" => (Word::Add, None),
        "adds" => (Word::Add, Some(false)),
        "sub" => (Word::Sub, None),
        "subs" => (Word::Sub, Some(false)),
        "and" => (Word::And, None),
        "ands" => (Word::And, Some(true)),
        "orr" => (Word::Or, None),
        "eor" => (Word::Xor, None),
        "mul" => (Word::Mul, None),
        "lsl" => (Word::Shl, None),
        "lsr" => (Word::LShr, None),
        "asr" => (Word::AShr, None),
        "orn" => (Word::Or, None),
        "eon" => (Word::Xor, None),
        "bic" => (Word::And, None),
        "bics" => (Word::And, Some(true)),
        _ => return None,
    };
    let (d, w) = dst(args.first()?)?;
    let mut out = Vec::new();
    let a = value(args.get(1)?)?;
    let mut b = operand(args, 2, w, &mut out)?;
    if ["bic", "bics", "orn", "eon"].contains(&name) {
        out.push(Ir::Alu { op: Word::Xor, dst: SCRATCH2, a: b, b: V::Imm(-1), w, merge: false });
        b = V::Reg(SCRATCH2);
    }
    if name == "subs" {
        out.push(Ir::Compare { a: a.clone(), b: b.clone(), w });
    }
    out.push(Ir::Alu { op, dst: d, a, b, w, merge: false });
    if let (Some(logic), true) = (flags, name != "subs") {
        out.push(Ir::Flags { value: V::Reg(d), w, logic });
    }
    Some(out)
}

fn branch_condition(name: &str) -> Option<Cond> {
    let rest = name.strip_prefix('b')?;
    condition(rest.strip_prefix('.').unwrap_or(rest))
}

pub(super) fn condition(name: &str) -> Option<Cond> {
    Some(match name.trim().to_ascii_lowercase().as_str() {
        "eq" => Cond::Eq,
        "ne" => Cond::Ne,
        "lt" => Cond::Lt,
        "ge" => Cond::Ge,
        "le" => Cond::Le,
        "gt" => Cond::Gt,
        "lo" | "cc" => Cond::Below,
        "hs" | "cs" => Cond::AboveEq,
        "ls" => Cond::BelowEq,
        "hi" => Cond::Above,
        "mi" => Cond::Minus,
        "pl" => Cond::Plus,
        _ => return None,
    })
}

pub(super) fn opposite(c: Cond) -> Cond {
    match c {
        Cond::Eq => Cond::Ne,
        Cond::Ne => Cond::Eq,
        Cond::Lt => Cond::Ge,
        Cond::Ge => Cond::Lt,
        Cond::Le => Cond::Gt,
        Cond::Gt => Cond::Le,
        Cond::Below => Cond::AboveEq,
        Cond::AboveEq => Cond::Below,
        Cond::BelowEq => Cond::Above,
        Cond::Above => Cond::BelowEq,
        Cond::Minus => Cond::Plus,
        Cond::Plus => Cond::Minus,
    }
}
