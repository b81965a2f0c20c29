//! MIPS as herd's tests have it: words and double words, linked pairs, `sync`, arithmetic,
//! branches. Branches have no delay slots, as in herd's tests.
//!
//! Not here: jumps to registers but for the end of a function, floats, `hi` and `lo`.

use crate::Names;
use crate::ir::*;
use crate::steps::{Carry, Steps};
use crate::text::{Line, number, symbol};
use heddle_memmodel::{Word, attr};

pub const ARGUMENTS: [R; 6] = [4, 5, 6, 7, 8, 9];
pub const LINK: R = 31;
/// Bits of a register.
const W: u8 = 64;

const NAMES: [&str; 32] = [
    "zero", "at", "v0", "v1", "a0", "a1", "a2", "a3", "t0", "t1", "t2", "t3", "t4", "t5", "t6",
    "t7", "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "t8", "t9", "k0", "k1", "gp", "sp", "s8",
    "ra",
];

pub fn register_name(r: R) -> String {
    format!("${r}")
}

/// A register; `None` in the first part for the one that is zero.
pub fn register(text: &str) -> Option<Option<R>> {
    let t = text.trim().to_ascii_lowercase();
    let name = t.strip_prefix('$').unwrap_or(&t);
    let named = NAMES.iter().position(|n| *n == name).map(|n| n as R);
    let numbered = || {
        let digits = t.strip_prefix('$').or_else(|| t.strip_prefix('r'))?;
        let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        digits.parse().ok().filter(|n: &R| plain && *n < 32)
    };
    let n = named.or_else(numbered)?;
    Some((n != 0).then_some(n))
}

/// Name, operation; all have forms with a register and with a number.
const ROWS: [(&str, Word, u8); 13] = [
    ("add", Word::Add, 32),
    ("addu", Word::Add, 32),
    ("daddu", Word::Add, 64),
    ("daddiu", Word::Add, 64),
    ("sub", Word::Sub, 32),
    ("subu", Word::Sub, 32),
    ("and", Word::And, 64),
    ("or", Word::Or, 64),
    ("xor", Word::Xor, 64),
    ("slt", Word::Slt, 64),
    ("sltu", Word::Ult, 64),
    ("sll", Word::Shl, 32),
    ("dsll", Word::Shl, 64),
];

/// Name, comparison of the register with 0.
const BRANCHES: [(&str, Word, bool); 4] = [
    ("blez", Word::Sle, false),
    ("bgtz", Word::Slt, true),
    ("bltz", Word::Slt, false),
    ("bgez", Word::Sle, true),
];

/// What the line does; `None` if it is not known.
pub fn lower(line: &Line, names: &mut Names) -> Option<Vec<Op>> {
    let mut m = Mips { s: Steps::new(Carry::NoBorrow), names, args: &line.args };
    m.line(&line.name)?;
    Some(m.s.ops)
}

struct Mips<'a, 't> {
    s: Steps,
    names: &'a mut Names,
    args: &'a [&'t str],
}

impl<'t> Mips<'_, 't> {
    fn arg(&self, i: usize) -> Option<&'t str> {
        self.args.get(i).copied()
    }

    fn register(&mut self, text: &str) -> Option<Option<R>> {
        register(text).or_else(|| self.names.pseudo(text).map(Some))
    }

    fn dst(&mut self, i: usize) -> Option<R> {
        let text = self.arg(i)?;
        self.register(text).map(|r| r.unwrap_or(SINK))
    }

    /// A register or a number; `$3` is a register.
    fn value(&mut self, i: usize) -> Option<V> {
        let text = self.arg(i)?;
        match self.register(text) {
            Some(r) => Some(r.map_or(V::Imm(0), V::Reg)),
            None => number(text).filter(|_| !text.starts_with('$')).map(V::Imm),
        }
    }

    /// `8($6)`
    fn place(&mut self, i: usize) -> Option<Addr> {
        let (off, base) = self.arg(i)?.strip_suffix(')')?.split_once('(')?;
        let disp = if off.trim().is_empty() { 0 } else { number(off)? };
        Some(Addr { base: self.register(base)?, disp, ..Addr::default() })
    }

    fn line(&mut self, name: &str) -> Option<()> {
        match name {
            "nop" => self.s.push(Op::Nop),
            "sync" if self.args.is_empty() => self.s.push(Op::Fence(attr("sync"))),
            "b" | "j" => self.s.push(Op::Jump(symbol(self.arg(0)?)?)),
            "jr" if register(self.arg(0)?) == Some(Some(LINK)) => self.s.push(Op::Ret),
            "jr" | "jalr" if self.names.is_open() && self.args.len() == 1 => {
                let to = V::Reg(self.register(self.arg(0)?)??);
                self.s.push(if name == "jr" { Op::JumpTo(to) } else { Op::CallTo(to) });
            }
            "beq" | "bne" => {
                let (a, b, to) = (self.value(0)?, self.value(1)?, symbol(self.arg(2)?)?);
                let op = if name == "beq" { Word::Eq } else { Word::Ne };
                self.s.push(Op::BranchIf { op, a, b, w: W, to });
            }
            "beqz" | "bnez" => {
                let (a, to) = (self.value(0)?, symbol(self.arg(1)?)?);
                let op = if name == "beqz" { Word::Eq } else { Word::Ne };
                self.s.push(Op::BranchIf { op, a, b: V::Imm(0), w: W, to });
            }
            "lw" | "ld" | "ll" | "lld" => {
                let (addr, dst) = (self.place(1)?, self.dst(0)?);
                let (size, signed) = if name.ends_with("ld") { (8, None) } else { (4, Some(64)) };
                let link = name.starts_with("ll");
                let attrs = if link { attr("X") } else { 0 };
                self.s.push(Op::Load { dst, addr, size, attrs, link, signed });
            }
            "sw" | "sd" => {
                let (addr, value) = (self.place(1)?, self.value(0)?);
                let size = if name == "sd" { 8 } else { 4 };
                self.s.push(Op::Store { addr, size, value, attrs: 0 });
            }
            // The register that is stored becomes 1 where that was done, otherwise 0.
            "sc" | "scd" => {
                let (addr, value, dst) = (self.place(1)?, self.value(0)?, self.dst(0)?);
                let size = if name == "scd" { 8 } else { 4 };
                let (failed, attrs) = (self.s.temp(), attr("X"));
                self.s.push(Op::StoreExcl { dst: failed, addr, size, value, attrs, early: true });
                self.s.to(Word::Xor, dst, failed, V::Imm(1), 1);
            }
            _ => match BRANCHES.iter().find(|b| b.0 == name) {
                Some(&(_, op, swap)) => {
                    let (a, to) = (self.value(0)?, symbol(self.arg(1)?)?);
                    let (a, b) = if swap { (V::Imm(0), a) } else { (a, V::Imm(0)) };
                    self.s.push(Op::BranchIf { op, a, b, w: W, to });
                }
                None => self.computes(name)?,
            },
        }
        Some(())
    }

    fn computes(&mut self, name: &str) -> Option<()> {
        let dst = self.dst(0)?;
        match name {
            "li" => {
                let n = number(self.arg(1)?)?;
                self.s.set(dst, V::Imm(n), W);
            }
            "lui" => {
                let n = number(self.arg(1)?)?;
                self.s.set(dst, V::Imm((n << 16) as i32 as i64), W);
            }
            "move" => {
                let v = self.value(1)?;
                self.s.set(dst, v, W);
            }
            "nor" => {
                let (a, b) = (self.value(1)?, self.value(2)?);
                let or = self.s.alu(Word::Or, a, b, W);
                self.s.to(Word::Xor, dst, or, V::Imm(-1), W);
            }
            "dext" => {
                let (a, low, n) = (self.value(1)?, number(self.arg(2)?)?, number(self.arg(3)?)?);
                if !(0..64).contains(&low) || !(1..=64 - low).contains(&n) {
                    return None;
                }
                let moved = self.s.alu(Word::LShr, a, V::Imm(low), W);
                self.s.set(dst, moved, n as u8);
            }
            _ => {
                let row = |n: &str| ROWS.iter().find(|r| r.0 == n);
                let without = || {
                    let (front, unsigned) = match name.strip_suffix("iu") {
                        Some(front) => (front, true),
                        None => (name.strip_suffix('i')?, false),
                    };
                    let full = if unsigned { format!("{front}u") } else { front.to_string() };
                    row(&full)
                };
                let &(_, op, w) = row(name).or_else(without)?;
                let (a, b) = (self.value(1)?, self.value(2)?);
                if op == Word::Shl && !matches!(b, V::Imm(n) if (0..w as i64).contains(&n)) {
                    return None;
                }
                if w == 32 {
                    let r = self.s.alu(op, a, b, 32);
                    self.s.push(Op::Extend { dst, src: r, from: 32, to: 64 });
                } else {
                    self.s.to(op, dst, a, b, W);
                }
            }
        }
        Some(())
    }
}
