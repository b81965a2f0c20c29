//! x86-64 as gcc and clang print it, in both syntaxes.

use super::ir::*;
use super::text::Line;
pub use super::x86_text::{ARGUMENTS, GOT, register_name};
use super::x86_text::{Arg, argument, symbol};
use heddle_memmodel::{Alu, Update, Word, attr};

/// What the line does; `None` if it is not known.
pub fn lower(line: &Line, intel: bool, locked: bool) -> Option<Vec<Ir>> {
    let name = line.name.to_ascii_lowercase();
    let mut args: Vec<&str> = line.args.clone();
    match name.as_str() {
        "nop" | "nopw" | "nopl" | "endbr64" | "pause" | "rep" | "notrack" => {
            return Some(vec![Ir::Nop]);
        }
        "ret" | "retq" => {
            return Some(vec![add_sp(8), Ir::Ret]);
        }
        "mfence" => return Some(vec![Ir::Fence(attr("MFENCE"))]),
        "lfence" => return Some(vec![Ir::Fence(attr("LFENCE"))]),
        "sfence" => return Some(vec![Ir::Fence(attr("SFENCE"))]),
        "ud2" | "hlt" | "int3" => return Some(vec![Ir::Abort]),
        "leave" | "leaveq" => {
            let mut out = vec![Ir::Move { dst: SP, src: V::Reg(5), w: 64, merge: false }];
            out.extend(pop(5));
            return Some(out);
        }
        "cltq" | "cdqe" => {
            return Some(vec![Ir::Extend { dst: 0, src: V::Reg(0), from: 32, to: 64 }]);
        }
        "cwtl" | "cwde" => {
            return Some(vec![Ir::Extend { dst: 0, src: V::Reg(0), from: 16, to: 32 }]);
        }
        _ => {}
    }
    if let Some(rest) = name.strip_prefix("call")
        && (rest.is_empty() || rest == "q")
    {
        return Some(vec![add_sp(-8), Ir::Call(symbol(args.first()?)?)]);
    }
    if name == "jmp" || name == "jmpq" {
        return Some(vec![Ir::Jump(symbol(args.first()?)?)]);
    }
    if let Some(cond) = name.strip_prefix('j').and_then(condition) {
        return Some(vec![Ir::Branch { cond, to: symbol(args.first()?)? }]);
    }
    if name == "xchg" && args.len() == 2 && args[0] == args[1] {
        return Some(vec![Ir::Nop]);
    }
    // Destination first from here on.
    if !intel {
        args.reverse();
    }
    let parsed: Vec<Arg> = args.iter().map(|a| argument(a, intel)).collect::<Option<_>>()?;
    let (stem, suffix) = stem(&name, intel)?;
    let width = |a: &Arg| match a {
        Arg::Reg(_, w) => Some(*w),
        Arg::Mem(_, w) => *w,
        Arg::Imm(_) => None,
    };
    let w = suffix.or_else(|| parsed.iter().find_map(width)).unwrap_or(64);
    if let Some(cond) = stem.strip_prefix("set").and_then(condition) {
        return match parsed.first()? {
            Arg::Reg(dst, _) => Some(vec![Ir::Set { dst: *dst, cond, yes: 1, merge: true }]),
            Arg::Mem(addr, _) => Some(vec![
                Ir::Set { dst: SCRATCH, cond, yes: 1, merge: false },
                Ir::Store { addr: addr.clone(), size: 1, value: V::Reg(SCRATCH), attrs: 0 },
            ]),
            Arg::Imm(_) => None,
        };
    }
    if let Some(cond) = stem.strip_prefix("cmov").and_then(condition) {
        let Arg::Reg(dst, _) = parsed.first()? else { return None };
        let mut out = Vec::new();
        let yes = value(parsed.get(1)?, w, SCRATCH, &mut out);
        let no = V::Reg(*dst);
        out.push(Ir::Select { dst: *dst, cond, yes, no, w, plus: 0, invert: false });
        return Some(out);
    }
    two(stem, w, &parsed, locked)
}

/// Registers that no program names.
const SCRATCH: R = 32;
const SCRATCH2: R = 33;

fn add_sp(by: i64) -> Ir {
    Ir::Alu { op: Word::Add, dst: SP, a: V::Reg(SP), b: V::Imm(by), w: 64, merge: false }
}

fn top() -> Addr {
    Addr { base: Some(SP), ..Addr::default() }
}

fn pop(dst: R) -> Vec<Ir> {
    let load =
        Ir::Load { dst, addr: top(), size: 8, attrs: 0, link: false, signed: None, merge: false };
    vec![load, add_sp(8)]
}

fn two(stem: &str, w: u8, args: &[Arg], locked: bool) -> Option<Vec<Ir>> {
    let size = w / 8;
    let merge = w < 32;
    let mut out = Vec::new();
    let first = args.first()?;
    match stem {
        "push" => {
            let v = value(first, 64, SCRATCH, &mut out);
            out.push(add_sp(-8));
            out.push(Ir::Store { addr: top(), size: 8, value: v, attrs: 0 });
        }
        "pop" => {
            let Arg::Reg(dst, _) = first else { return None };
            out.extend(pop(*dst));
        }
        "mov" | "movabs" => match (first, args.get(1)?) {
            (Arg::Reg(dst, _), Arg::Mem(addr, _)) => {
                let (attrs, link, signed) = (0, false, None);
                out.push(Ir::Load {
                    dst: *dst,
                    addr: addr.clone(),
                    size,
                    attrs,
                    link,
                    signed,
                    merge,
                });
            }
            (Arg::Reg(dst, _), src) => {
                let src = value(src, w, SCRATCH, &mut out);
                out.push(Ir::Move { dst: *dst, src, w, merge });
            }
            (Arg::Mem(addr, _), src) => {
                let value = value(src, w, SCRATCH, &mut out);
                out.push(Ir::Store { addr: addr.clone(), size, value, attrs: 0 });
            }
            _ => return None,
        },
        "lea" => match (first, args.get(1)?) {
            (Arg::Reg(dst, w), Arg::Mem(addr, _)) => {
                out.push(Ir::Lea { dst: *dst, addr: addr.clone(), w: *w });
            }
            _ => return None,
        },
        "xchg" => {
            let (mem, reg) = match (first, args.get(1)?) {
                (Arg::Mem(m, _), Arg::Reg(r, _)) | (Arg::Reg(r, _), Arg::Mem(m, _)) => (m, *r),
                _ => return None,
            };
            out.push(Ir::Rmw {
                dst: Some(reg),
                addr: mem.clone(),
                size,
                op: Update::Swap,
                value: V::Reg(reg),
                expected: V::Imm(0),
                attrs: attr("X"),
                flags: false,
            });
        }
        "xadd" if locked => match (first, args.get(1)?) {
            (Arg::Mem(m, _), Arg::Reg(r, _)) => {
                let op = Update::Apply(Alu::Word(Word::Add, w));
                out.push(rmw(Some(*r), m, size, op, V::Reg(*r), true));
            }
            _ => return None,
        },
        "cmpxchg" if locked => match (first, args.get(1)?) {
            (Arg::Mem(m, _), Arg::Reg(r, _)) => out.push(Ir::CompareExchange {
                addr: m.clone(),
                size,
                value: V::Reg(*r),
                accumulator: 0,
                attrs: attr("X"),
            }),
            _ => return None,
        },
        "cmp" | "test" => {
            let a = value(first, w, SCRATCH, &mut out);
            let b = value(args.get(1)?, w, SCRATCH2, &mut out);
            if stem == "cmp" {
                out.push(Ir::Compare { a, b, w });
            } else {
                let op = Word::And;
                out.push(Ir::Alu { op, dst: SCRATCH, a, b, w, merge: false });
                out.push(Ir::Flags { value: V::Reg(SCRATCH), w, logic: true });
            }
        }
        "movzx" | "movsx" => return extend(stem == "movsx", w, args),
        "rol" | "ror" if w >= 32 => {
            let Arg::Reg(r, _) = first else { return None };
            let by = args.get(1).map_or(V::Imm(1), |a| value(a, w, SCRATCH, &mut out));
            out.extend(rotate(stem == "rol", *r, by, w));
        }
        "imul" if args.len() == 3 && w >= 32 => {
            let (Arg::Reg(dst, _), Arg::Imm(n)) = (first, &args[2]) else { return None };
            let a = value(&args[1], w, SCRATCH, &mut out);
            let b = n.clone();
            out.push(Ir::Alu { op: Word::Mul, dst: *dst, a, b, w, merge: false });
            out.push(Ir::SpoilFlags);
        }
        _ => {
            let (op, src, logic) = arithmetic(stem)?;
            let shift = matches!(op, Word::Shl | Word::LShr | Word::AShr);
            let src = if shift && args.len() == 1 { Some(V::Imm(1)) } else { src };
            // `imul` of three operands is another instruction.
            let expected = if src.is_some() { 1 } else { 2 };
            if args.len() != expected || (locked && stem == "neg") {
                return None;
            }
            let b = match src {
                Some(v) => v,
                None => value(args.get(1)?, w, SCRATCH2, &mut out),
            };
            match first {
                Arg::Mem(m, _) if locked => {
                    out.push(rmw(None, m, size, Update::Apply(Alu::Word(op, w)), b, true));
                }
                Arg::Mem(..) => {
                    let Arg::Mem(m, _) = first else { return None };
                    let a = value(first, w, SCRATCH, &mut out);
                    flags_of(op, &a, &b, w, logic, stem, &mut out, SCRATCH);
                    out.push(Ir::Store { addr: m.clone(), size, value: V::Reg(SCRATCH), attrs: 0 });
                }
                Arg::Reg(r, _) => {
                    // `sub rsp, 16` is arithmetic on the stack pointer too.
                    flags_of(op, &V::Reg(*r), &b, w, logic, stem, &mut out, *r);
                    if merge && !matches!(out.last(), Some(Ir::Nop)) {
                        for i in &mut out {
                            if let Ir::Alu { dst, merge, .. } = i {
                                *merge = dst == r;
                            }
                        }
                    }
                }
                Arg::Imm(_) => return None,
            }
        }
    }
    Some(out)
}

/// Shifts are taken modulo the width, so what goes out at one end comes in at the other.
fn rotate(left: bool, r: R, by: V, w: u8) -> Vec<Ir> {
    let to = |op, dst, a, b| Ir::Alu { op, dst, a, b, w, merge: false };
    let (there, back) = if left { (Word::Shl, Word::LShr) } else { (Word::LShr, Word::Shl) };
    vec![
        to(Word::Sub, SCRATCH2, V::Imm(0), by.clone()),
        to(back, SCRATCH2, V::Reg(r), V::Reg(SCRATCH2)),
        to(there, SCRATCH, V::Reg(r), by),
        to(Word::Or, r, V::Reg(SCRATCH), V::Reg(SCRATCH2)),
        Ir::SpoilFlags,
    ]
}

/// The result in `dst` and the flags; `not` and shifts leave or spoil them.
#[allow(clippy::too_many_arguments)]
fn flags_of(op: Word, a: &V, b: &V, w: u8, logic: bool, stem: &str, out: &mut Vec<Ir>, dst: R) {
    // A subtraction compares its operands, before the register changes.
    let compares = op == Word::Sub && stem != "dec" && stem != "neg";
    if compares && dst != SP {
        out.push(Ir::Compare { a: a.clone(), b: b.clone(), w });
    }
    let (x, y) = if stem == "neg" { (V::Imm(0), a.clone()) } else { (a.clone(), b.clone()) };
    out.push(Ir::Alu { op, dst, a: x, b: y, w, merge: false });
    let shifts = matches!(op, Word::Shl | Word::LShr | Word::AShr);
    let always = !shifts || matches!(b, V::Imm(n) if *n != 0);
    if op == Word::Mul || !always {
        out.push(Ir::SpoilFlags);
    } else if !compares && stem != "not" && dst != SP {
        out.push(Ir::Flags { value: V::Reg(dst), w, logic });
    }
}

fn rmw(dst: Option<R>, addr: &Addr, size: u8, op: Update, value: V, flags: bool) -> Ir {
    let (expected, attrs) = (V::Imm(0), attr("X"));
    Ir::Rmw { dst, addr: addr.clone(), size, op, value, expected, attrs, flags }
}

/// The operation, its operand where it is implied, whether carry is clear.
fn arithmetic(stem: &str) -> Option<(Word, Option<V>, bool)> {
    Some(match stem {
        "add" => (Word::Add, None, false),
        "sub" => (Word::Sub, None, false),
        "and" => (Word::And, None, true),
        "or" => (Word::Or, None, true),
        "xor" => (Word::Xor, None, true),
        "imul" => (Word::Mul, None, false),
        "shl" | "sal" => (Word::Shl, None, false),
        "shr" => (Word::LShr, None, false),
        "sar" => (Word::AShr, None, false),
        "inc" => (Word::Add, Some(V::Imm(1)), false),
        "dec" => (Word::Sub, Some(V::Imm(1)), false),
        "neg" => (Word::Sub, Some(V::Imm(0)), false),
        "not" => (Word::Xor, Some(V::Imm(-1)), false),
        _ => return None,
    })
}

/// `movzbl`, `movslq`, `movzx eax, BYTE PTR …`: `w` is the destination's width
/// times 256 plus the source's, where the name says them.
fn extend(signed: bool, w: u8, args: &[Arg]) -> Option<Vec<Ir>> {
    let Arg::Reg(dst, to) = args.first()? else { return None };
    let from = match args.get(1)? {
        Arg::Reg(_, from) => *from,
        Arg::Mem(_, Some(from)) => *from,
        Arg::Mem(_, None) => w,
        Arg::Imm(_) => return None,
    };
    Some(vec![match args.get(1)? {
        Arg::Mem(addr, _) => Ir::Load {
            dst: *dst,
            addr: addr.clone(),
            size: from / 8,
            attrs: 0,
            link: false,
            signed: signed.then_some(*to),
            merge: false,
        },
        Arg::Reg(r, _) if signed => Ir::Extend { dst: *dst, src: V::Reg(*r), from, to: *to },
        Arg::Reg(r, _) => Ir::Move { dst: *dst, src: V::Reg(*r), w: from, merge: false },
        Arg::Imm(_) => return None,
    }])
}

/// An operand's value, loaded first if it is in memory.
fn value(arg: &Arg, w: u8, scratch: R, out: &mut Vec<Ir>) -> V {
    match arg {
        Arg::Reg(r, _) => V::Reg(*r),
        Arg::Imm(v) => v.clone(),
        Arg::Mem(addr, _) => {
            out.push(Ir::Load {
                dst: scratch,
                addr: addr.clone(),
                size: w / 8,
                attrs: 0,
                link: false,
                signed: None,
                merge: false,
            });
            V::Reg(scratch)
        }
    }
}

/// The operation and the width that its name ends in.
fn stem(name: &str, intel: bool) -> Option<(&str, Option<u8>)> {
    if let Some(kind) =
        [("movz", "movzx"), ("movs", "movsx")].iter().find(|k| name.starts_with(k.0))
    {
        return match (&name[4..], intel) {
            ("x" | "xd", _) => Some((kind.1, None)),
            ("bl" | "bq" | "bw", false) => Some((kind.1, Some(8))),
            ("wl" | "wq", false) => Some((kind.1, Some(16))),
            ("lq", false) => Some((kind.1, Some(32))),
            _ => None,
        };
    }
    const STEMS: [&str; 27] = [
        "mov", "movabs", "lea", "push", "pop", "xchg", "xadd", "cmpxchg", "cmp", "test", "add",
        "sub", "and", "or", "xor", "imul", "shl", "sal", "shr", "sar", "inc", "dec", "neg", "not",
        "cmov", "rol", "ror",
    ];
    let conditional = |n: &str| {
        let cond = n.strip_prefix("set").or_else(|| n.strip_prefix("cmov"));
        cond.is_some_and(|c| condition(c).is_some())
    };
    if STEMS.contains(&name) || conditional(name) {
        return Some((name, None));
    }
    let (stem, w) = name.split_at(name.len().checked_sub(1)?);
    let w = match w {
        "b" => 8,
        "w" => 16,
        "l" => 32,
        "q" => 64,
        _ => return None,
    };
    (!intel && (STEMS.contains(&stem) || conditional(stem))).then_some((stem, Some(w)))
}

pub fn condition(name: &str) -> Option<Cond> {
    Some(match name {
        "e" | "z" => Cond::Eq,
        "ne" | "nz" => Cond::Ne,
        "l" | "nge" => Cond::Lt,
        "ge" | "nl" => Cond::Ge,
        "le" | "ng" => Cond::Le,
        "g" | "nle" => Cond::Gt,
        "b" | "c" | "nae" => Cond::Below,
        "ae" | "nc" | "nb" => Cond::AboveEq,
        "be" | "na" => Cond::BelowEq,
        "a" | "nbe" => Cond::Above,
        "s" => Cond::Minus,
        "ns" => Cond::Plus,
        _ => return None,
    })
}
