//! AArch64 as compilers print it and as herd's tests have it.
//!
//! A write of a `W` register clears the upper half of its `X`. An atomic instruction is two
//! events, as in the architecture's model; one whose result goes nowhere acquires nothing.
//! Not here: floats, vectors, 128-bit atomics, system registers.

mod arithmetic;
mod memory;

use crate::ir::*;
use crate::steps::{Carry, Steps};
use crate::text::{Line, number, symbol, symbol_offset};
use crate::{GOT, Names};
use heddle_memmodel::{UNDEFINED, Word, attr};

pub const ARGUMENTS: [R; 6] = [0, 1, 2, 3, 4, 5];
/// Where a call leaves the address to return to.
pub const LINK: R = 30;

pub fn register_name(r: R) -> String {
    if r == SP { "sp".into() } else { format!("x{r}") }
}

/// A register and its width; `None` in the first part for the zero register.
pub fn register(text: &str) -> Option<(Option<R>, u8)> {
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
    let digits = &t[1..];
    let plain =
        digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    let n: R = digits.parse().ok().filter(|_| plain)?;
    (n <= 30).then_some((Some(n), w))
}

/// What a line does; `None` if it is not known.
pub fn lower(line: &Line, names: &mut Names) -> Option<Vec<Op>> {
    let mut a = A64 { s: Steps::new(Carry::NoBorrow), names, args: &line.args };
    a.line(&line.name)?;
    Some(a.s.ops)
}

struct A64<'a, 't> {
    s: Steps,
    names: &'a mut Names,
    args: &'a [&'t str],
}

const NOTHING: [&str; 20] = [
    "nop",
    "yield",
    "hint",
    "bti",
    "paciasp",
    "autiasp",
    "pacibsp",
    "autibsp",
    "clrex",
    "wfe",
    "wfi",
    "sev",
    "sevl",
    "prfm",
    "prfum",
    "csdb",
    "xpaclri",
    "pacia1716",
    "autia1716",
    "esb",
];

impl<'t> A64<'_, 't> {
    fn arg(&self, i: usize) -> Option<&'t str> {
        self.args.get(i).copied()
    }

    fn label(&self, i: usize) -> Option<String> {
        symbol(self.arg(i)?)
    }

    fn register(&mut self, i: usize) -> Option<(Option<R>, u8)> {
        let text = self.arg(i)?;
        register(text).or_else(|| Some((Some(self.names.pseudo(text)?), 64)))
    }

    /// A register to write; what goes to the zero register is lost.
    fn dst(&mut self, i: usize) -> Option<(R, u8)> {
        self.register(i).map(|(r, w)| (r.unwrap_or(SINK), w))
    }

    fn value(&mut self, i: usize) -> Option<V> {
        if let Some((r, _)) = self.register(i) {
            return Some(r.map_or(V::Imm(0), V::Reg));
        }
        let text = self.arg(i)?;
        number(text).or_else(|| low_part(text)).map(V::Imm)
    }

    fn number(&self, i: usize) -> Option<i64> {
        number(self.arg(i)?)
    }

    fn line(&mut self, name: &str) -> Option<()> {
        if NOTHING.contains(&name) {
            self.s.push(Op::Nop);
            return Some(());
        }
        // `b.ne` as clang has it, `bne` as gcc has it.
        let branch = name.strip_prefix('b').map(|c| c.strip_prefix('.').unwrap_or(c));
        if let Some(cond) = branch.and_then(condition) {
            let to = self.label(0)?;
            self.s.push(Op::Branch { cond, to });
            return Some(());
        }
        match name {
            "isb" => self.s.push(Op::Fence(attr("ISB"))),
            "dmb" | "dsb" => {
                let kind = match self.arg(0)?.to_ascii_lowercase().as_str() {
                    "sy" | "ish" | "osh" | "nsh" => "DMB.SY",
                    "ld" | "ishld" | "oshld" | "nshld" => "DMB.LD",
                    "st" | "ishst" | "oshst" | "nshst" => "DMB.ST",
                    _ => return None,
                };
                self.s.push(Op::Fence(attr(kind)));
            }
            "brk" | "udf" | "hlt" => self.s.push(Op::Abort),
            "ret" => match self.args {
                [] => self.s.push(Op::Ret),
                [r] if register(r)? == (Some(LINK), 64) => self.s.push(Op::Ret),
                _ => self.jump_to_address(Op::JumpTo)?,
            },
            "br" => self.jump_to_address(Op::JumpTo)?,
            "blr" => self.jump_to_address(Op::CallTo)?,
            "b" | "b.al" => match memory::helper(self.arg(0)?) {
                Some(amo) => [amo, Op::Ret].into_iter().for_each(|op| self.s.push(op)),
                None => self.s.push(Op::Jump(self.label(0)?)),
            },
            "bl" => match memory::helper(self.arg(0)?) {
                Some(amo) => {
                    self.s.push(amo);
                    self.s.set(LINK, V::Imm(UNDEFINED), 64);
                }
                None => self.s.push(Op::Call(self.label(0)?)),
            },
            "cbz" | "cbnz" => {
                let (a, w) = (self.value(0)?, self.register(0)?.1);
                let (op, to) = (if name == "cbz" { Word::Eq } else { Word::Ne }, self.label(1)?);
                self.s.push(Op::BranchIf { op, a, b: V::Imm(0), w, to });
            }
            "tbz" | "tbnz" => {
                let (a, w) = (self.value(0)?, self.register(0)?.1);
                let bit = self.number(1).filter(|b| (0..w as i64).contains(b))?;
                let (op, to) = (if name == "tbz" { Word::Eq } else { Word::Ne }, self.label(2)?);
                let a = self.s.alu(Word::LShr, a, V::Imm(bit), 64);
                let a = self.s.alu(Word::And, a, V::Imm(1), 64);
                self.s.push(Op::BranchIf { op, a, b: V::Imm(0), w: 64, to });
            }
            "adrp" => {
                // The page comes with the symbol, the offset with `:lo12:`.
                let (sym, _) = symbol_offset(page(self.arg(1)?).1)?;
                let sym = if page(self.arg(1)?).0 { format!("{GOT}{sym}") } else { sym };
                let dst = self.dst(0)?.0;
                self.s.set(dst, V::Sym(sym, 0), 64);
            }
            "adr" => {
                let (sym, off) = symbol_offset(self.arg(1)?)?;
                let dst = self.dst(0)?.0;
                self.s.set(dst, V::Sym(sym, off), 64);
            }
            _ if self.moves(name)? => {}
            _ if self.chooses(name)? => {}
            _ if self.memory(name)? => {}
            _ => self.arithmetic(name)?,
        }
        Some(())
    }

    /// A jump to the address in a register, where a text may have that.
    fn jump_to_address(&mut self, op: impl Fn(V) -> Op) -> Option<()> {
        let (Some(r), 64) = self.register(0)? else { return None };
        (self.names.is_open() && self.args.len() == 1).then(|| self.s.push(op(V::Reg(r))))
    }

    /// `mov` and its relatives; whether it is one of them.
    fn moves(&mut self, name: &str) -> Option<bool> {
        if !["mov", "movz", "movn", "movk"].contains(&name) {
            return Some(false);
        }
        let (dst, w) = self.dst(0)?;
        let shift = match self.arg(2) {
            Some(by) => shift_amount(by, "lsl").filter(|n| (0..w as i64).contains(n))?,
            None => 0,
        };
        let src = self.value(1)?;
        match (name, src) {
            ("movk", V::Imm(n)) if (0..1 << 16).contains(&n) => {
                let keep = self.s.alu(Word::And, dst, V::Imm(!(0xffff << shift)), w);
                self.s.to(Word::Or, dst, keep, V::Imm(n << shift), w);
            }
            ("movn", V::Imm(n)) => self.s.set(dst, V::Imm(!(n << shift)), w),
            ("movz" | "mov", V::Imm(n)) => self.s.set(dst, V::Imm(n << shift), w),
            ("mov", src) if self.args.len() == 2 => self.s.set(dst, src, w),
            _ => return None,
        }
        Some(true)
    }

    /// Conditional selection and comparison; whether it is one of them.
    ///
    /// What is selected depends on the operand selected; on the flags only as a choice does.
    fn chooses(&mut self, name: &str) -> Option<bool> {
        let all = ["csel", "csinc", "csinv", "csneg", "cset", "csetm", "cinc", "cinv", "cneg"];
        if let "ccmp" | "ccmn" = name {
            self.compare_if(name)?;
            return Some(true);
        }
        if !all.contains(&name) {
            return Some(false);
        }
        let (dst, w) = self.dst(0)?;
        let (yes, no, at) = match name {
            "cset" | "csetm" => (V::Imm(0), V::Imm(0), 1),
            "cinc" | "cinv" | "cneg" => (self.value(1)?, self.value(1)?, 2),
            _ => (self.value(1)?, self.value(2)?, 3),
        };
        let cond = condition(self.arg(at)?).filter(|_| self.args.len() == at + 1)?;
        let cond = if at < 3 { cond.opposite() } else { cond };
        let no = match name {
            "csel" => no,
            "cset" | "csinc" | "cinc" => self.s.alu(Word::Add, no, V::Imm(1), w),
            "csneg" | "cneg" => self.s.alu(Word::Sub, V::Imm(0), no, w),
            _ => self.s.alu(Word::Xor, no, V::Imm(-1), w),
        };
        self.s.push(Op::Select { dst, cond, yes, no, w });
        Some(true)
    }

    /// Flags of a comparison if the condition holds, otherwise those given.
    fn compare_if(&mut self, name: &str) -> Option<()> {
        let w = self.register(0)?.1;
        let (a, b, nzcv) = (self.value(0)?, self.value(1)?, self.number(2)?);
        let cond = condition(self.arg(3)?).filter(|_| (0..16).contains(&nzcv))?;
        let holds = if cond.set { V::Reg(cond.flag) } else { self.s.not(cond.flag) };
        let kept = self.s.temp();
        self.s.set(kept, holds, 64);
        let from = self.s.ops.len();
        if name == "ccmp" {
            self.s.flags_of_sub(&a, &b, w);
        } else {
            let sum = self.s.alu(Word::Add, a.clone(), b.clone(), w);
            self.s.flags_of_add(&a, &b, &sum, w, None);
        }
        let bit = |k: i64| nzcv >> k & 1;
        let (n, z, c, v) = (bit(3), bit(2), bit(1), bit(0));
        self.s.only_if(from, kept.into(), |flag| {
            V::Imm(match flag {
                S => n,
                Z => z,
                C => c,
                O => v,
                LT => n ^ v,
                LE => n ^ v | z,
                _ => (1 - c) | z,
            })
        });
        Some(())
    }
}

/// The offset of `:lo12:x+4` and the like: the rest came with `adrp`.
fn low_part(text: &str) -> Option<i64> {
    let text = text.trim().trim_start_matches('#');
    let sym = text.strip_prefix(":lo12:").or_else(|| text.strip_prefix(":got_lo12:"))?;
    symbol_offset(sym).map(|s| s.1)
}

/// Whether the page is that of a word of the global offset table, and the symbol.
fn page(text: &str) -> (bool, &str) {
    match text.trim().strip_prefix(":got:") {
        Some(sym) => (true, sym),
        None => (false, text.trim()),
    }
}

fn shift_amount(text: &str, kind: &str) -> Option<i64> {
    number(text.trim().to_ascii_lowercase().strip_prefix(kind)?)
}

fn condition(name: &str) -> Option<Cond> {
    let (flag, set) = match name.trim().to_ascii_lowercase().as_str() {
        "eq" => (Z, true),
        "ne" => (Z, false),
        "cs" | "hs" => (C, true),
        "cc" | "lo" => (C, false),
        "mi" => (S, true),
        "pl" => (S, false),
        "vs" => (O, true),
        "vc" => (O, false),
        "hi" => (LS, false),
        "ls" => (LS, true),
        "ge" => (LT, false),
        "lt" => (LT, true),
        "gt" => (LE, false),
        "le" => (LE, true),
        _ => return None,
    };
    Some(Cond { flag, set })
}
