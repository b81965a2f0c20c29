//! POWER: loads and stores, reservations, the fences, arithmetic, comparisons into the
//! fields of the condition register, branches on them.
//!
//! Compilers write registers as plain numbers, and `0` as a base means no base; herd's
//! tests write `r0` and mean the register. Not here: carries, counters, the TOC.

use crate::Names;
use crate::ir::*;
use crate::steps::{Carry, Steps};
use crate::text::{Line, number, symbol};
use heddle_memmodel::{Word, attr};

pub const ARGUMENTS: [R; 6] = [3, 4, 5, 6, 7, 8];

pub fn register_name(r: R) -> String {
    if r == SP { "r1".into() } else { format!("r{r}") }
}

/// `r3`; `3` where numbers are registers.
pub fn register(text: &str, plain: bool) -> Option<R> {
    let t = text.trim().to_ascii_lowercase();
    let t = t.strip_prefix('%').unwrap_or(&t);
    let digits = match t.strip_prefix('r') {
        Some(d) => d,
        None if plain => t,
        None => return None,
    };
    let n: R = digits.parse().ok().filter(|_| !digits.starts_with('+'))?;
    match n {
        1 => Some(SP),
        0..=31 => Some(n),
        _ => None,
    }
}

/// Name, operation, bits; the record forms end in a dot.
const ROWS: [(&str, Word, u8); 26] = [
    ("add", Word::Add, 64),
    ("addi", Word::Add, 64),
    ("sub", Word::Sub, 64),
    ("subi", Word::Sub, 64),
    ("mulld", Word::Mul, 64),
    ("mulli", Word::Mul, 64),
    ("and", Word::And, 64),
    ("andi", Word::And, 64),
    ("or", Word::Or, 64),
    ("ori", Word::Or, 64),
    ("xor", Word::Xor, 64),
    ("xori", Word::Xor, 64),
    ("slwi", Word::Shl, 32),
    ("srwi", Word::LShr, 32),
    ("sldi", Word::Shl, 64),
    ("srdi", Word::LShr, 64),
    ("sradi", Word::AShr, 64),
    ("slw", Word::Shl, 32),
    ("srw", Word::LShr, 32),
    ("sld", Word::Shl, 64),
    ("srd", Word::LShr, 64),
    ("srad", Word::AShr, 64),
    ("sraw", Word::AShr, 32),
    ("srawi", Word::AShr, 32),
    ("divdu", Word::UDiv, 64),
    ("divwu", Word::UDiv, 32),
];

/// Name, bits, whether it is signed.
const COMPARES: [(&str, u8, bool); 8] = [
    ("cmpw", 32, true),
    ("cmpwi", 32, true),
    ("cmplw", 32, false),
    ("cmplwi", 32, false),
    ("cmpd", 64, true),
    ("cmpdi", 64, true),
    ("cmpld", 64, false),
    ("cmpldi", 64, false),
];

/// Name, which bit of a field, whether it is set.
const BRANCHES: [(&str, R, bool); 8] = [
    ("blt", 0, true),
    ("bge", 0, false),
    ("bnl", 0, false),
    ("bgt", 1, true),
    ("ble", 1, false),
    ("bng", 1, false),
    ("beq", 2, true),
    ("bne", 2, false),
];

/// What the line does; `None` if it is not known.
pub fn lower(line: &Line, names: &mut Names) -> Option<Vec<Op>> {
    let mut p = Ppc { s: Steps::new(Carry::NoBorrow), names, args: &line.args };
    p.line(&line.name)?;
    Some(p.s.ops)
}

struct Ppc<'a, 't> {
    s: Steps,
    names: &'a mut Names,
    args: &'a [&'t str],
}

impl<'t> Ppc<'_, 't> {
    fn arg(&self, i: usize) -> Option<&'t str> {
        self.args.get(i).copied()
    }

    fn register(&mut self, text: &str) -> Option<R> {
        let plain = !self.names.is_open();
        register(text, plain).or_else(|| self.names.pseudo(text))
    }

    fn reg(&mut self, i: usize) -> Option<R> {
        let text = self.arg(i)?;
        self.register(text)
    }

    /// A base register; the number 0 is none.
    fn base(&mut self, text: &str) -> Option<Option<R>> {
        let zero = !self.names.is_open() && ["0", "r0", "%r0"].contains(&text.trim());
        if zero { Some(None) } else { self.register(text).map(Some) }
    }

    fn number(&self, i: usize) -> Option<i64> {
        number(self.arg(i)?)
    }

    /// `8(r6)`
    fn place(&mut self, i: usize) -> Option<Addr> {
        let text = self.arg(i)?.strip_suffix(')')?;
        let (off, base) = text.split_once('(')?;
        let disp = if off.trim().is_empty() { 0 } else { number(off)? };
        Some(Addr { base: self.base(base)?, disp, ..Addr::default() })
    }

    /// Two registers.
    fn indexed(&mut self, i: usize) -> Option<Addr> {
        let (a, b) = (self.arg(i)?, self.reg(i + 1)?);
        let base = self.base(a)?;
        Some(match base {
            Some(_) => Addr { base, index: Some((b, 1)), ..Addr::default() },
            None => Addr::at(b, 0),
        })
    }

    fn line(&mut self, name: &str) -> Option<()> {
        match name {
            "nop" => self.s.push(Op::Nop),
            "sync" | "hwsync" if self.args.is_empty() => self.s.push(Op::Fence(attr("sync"))),
            "lwsync" | "eieio" | "isync" => self.s.push(Op::Fence(attr(name))),
            "trap" => self.s.push(Op::Abort),
            "blr" => self.s.push(Op::Ret),
            "b" => self.s.push(Op::Jump(symbol(self.arg(0)?)?)),
            "bl" => self.s.push(Op::Call(symbol(self.arg(0)?)?)),
            "lwarx" | "ldarx" | "lbarx" | "lharx" => {
                let (addr, dst, size) = (self.indexed(1)?, self.reg(0)?, bytes(name.as_bytes()[1]));
                let (attrs, link) = (attr("X"), true);
                self.s.push(Op::Load { dst, addr, size, attrs, link, signed: None });
            }
            "stwcx." | "stdcx." | "stbcx." | "sthcx." => {
                let (addr, value) = (self.indexed(1)?, V::Reg(self.reg(0)?));
                let (dst, size, attrs) = (self.s.temp(), bytes(name.as_bytes()[2]), attr("X"));
                self.s.push(Op::StoreExcl { dst, addr, size, value, attrs, early: true });
                self.s.set(CR, V::Imm(0), 64);
                self.s.set(CR + 1, V::Imm(0), 64);
                self.s.to(Word::Xor, CR + 2, dst, V::Imm(1), 1);
            }
            _ if self.access(name).is_some() => {}
            _ if self.compares(name).is_some() => {}
            _ => {
                let (stem, record) = match name.strip_suffix('.') {
                    Some(stem) => (stem, true),
                    None => (name, false),
                };
                // `andi.` has no other form.
                if stem == "andi" && !record && !self.names.is_open() {
                    return None;
                }
                let dst = self.reg(0)?;
                self.arithmetic(stem, dst)?;
                if record {
                    self.field(0, V::Reg(dst), V::Imm(0), 64, true);
                }
            }
        }
        Some(())
    }

    /// `lbz lha lwz lwa ld stw` and so on, and with `x` behind them.
    fn access(&mut self, name: &str) -> Option<()> {
        let (stem, x) = match name.strip_suffix('x') {
            Some(stem) => (stem, true),
            None => (name, false),
        };
        let load = ["lbz", "lhz", "lha", "lwz", "lwa", "ld"].contains(&stem);
        if !load && !["stb", "sth", "stw", "std"].contains(&stem) {
            return None;
        }
        let addr = if x { self.indexed(1)? } else { self.place(1)? };
        let r = self.reg(0)?;
        self.s.push(if load {
            let (size, signed) = (bytes(stem.as_bytes()[1]), stem.ends_with('a').then_some(64));
            Op::Load { dst: r, addr, size, attrs: 0, link: false, signed }
        } else {
            Op::Store { addr, size: bytes(stem.as_bytes()[2]), value: r.into(), attrs: 0 }
        });
        Some(())
    }

    /// Sets a field of the condition register.
    fn field(&mut self, field: R, a: V, b: V, w: u8, signed: bool) {
        let less = if signed { Word::Slt } else { Word::Ult };
        let at = CR + 3 * field;
        self.s.to(less, at, a.clone(), b.clone(), w);
        self.s.to(less, at + 1, b.clone(), a.clone(), w);
        self.s.to(Word::Eq, at + 2, a, b, w);
    }

    /// The field that an instruction names first, and how many operands that takes.
    fn which(&self, operands: usize) -> Option<(R, usize)> {
        match self.args.len().checked_sub(operands)? {
            0 => Some((0, 0)),
            1 => {
                let text = self.arg(0)?;
                let n = text.strip_prefix("cr").unwrap_or(text);
                Some((n.parse().ok().filter(|n| *n < 8)?, 1))
            }
            _ => None,
        }
    }

    /// Comparisons and the branches on them.
    fn compares(&mut self, name: &str) -> Option<()> {
        if let Some(&(_, w, signed)) = COMPARES.iter().find(|c| c.0 == name) {
            let (field, at) = self.which(2)?;
            let a = self.reg(at)?;
            let b = match name.ends_with('i') {
                true => V::Imm(self.number(at + 1)?),
                false => V::Reg(self.reg(at + 1)?),
            };
            self.field(field, a.into(), b, w, signed);
            return Some(());
        }
        let name = name.trim_end_matches(['+', '-']);
        let &(_, bit, set) = BRANCHES.iter().find(|b| b.0 == name)?;
        let (field, at) = self.which(1)?;
        let to = symbol(self.arg(at)?)?;
        self.s.push(Op::Branch { cond: Cond { flag: CR + 3 * field + bit, set }, to });
        Some(())
    }

    fn arithmetic(&mut self, name: &str, dst: R) -> Option<()> {
        let immediate = name.ends_with('i');
        match name {
            "li" | "lis" => {
                let n = self.number(1)?;
                self.s.set(dst, V::Imm(if name == "li" { n } else { n << 16 }), 64);
            }
            "mr" => {
                let src = self.reg(1)?;
                self.s.set(dst, src, 64);
            }
            // `addi` and `addis` of register 0 add to nothing.
            "addi" | "addis" => {
                let text = self.arg(1)?;
                let (a, n) = (self.base(text)?, self.number(2)?);
                let n = if name == "addi" { n } else { n << 16 };
                self.s.to(Word::Add, dst, a.map_or(V::Imm(0), V::Reg), V::Imm(n), 64);
            }
            "oris" | "xoris" => {
                let (a, n) = (self.reg(1)?, self.number(2)?);
                let op = if name == "oris" { Word::Or } else { Word::Xor };
                self.s.to(op, dst, a, V::Imm(n << 16), 64);
            }
            "subf" => {
                let (a, b) = (self.reg(1)?, self.reg(2)?);
                self.s.to(Word::Sub, dst, b, a, 64);
            }
            "neg" => {
                let a = self.reg(1)?;
                self.s.to(Word::Sub, dst, V::Imm(0), a, 64);
            }
            "not" => {
                let a = self.reg(1)?;
                self.s.to(Word::Xor, dst, a, V::Imm(-1), 64);
            }
            "nor" | "nand" | "andc" | "orc" | "eqv" => {
                let (a, b) = (self.reg(1)?, self.reg(2)?);
                let inverted = self.s.alu(Word::Xor, b, V::Imm(-1), 64);
                match name {
                    "andc" => self.s.to(Word::And, dst, a, inverted, 64),
                    "orc" => self.s.to(Word::Or, dst, a, inverted, 64),
                    "eqv" => self.s.to(Word::Xor, dst, a, inverted, 64),
                    _ => {
                        let op = if name == "nor" { Word::Or } else { Word::And };
                        let r = self.s.alu(op, a, b, 64);
                        self.s.to(Word::Xor, dst, r, V::Imm(-1), 64);
                    }
                }
            }
            // The product of the low words, whole.
            "mullw" => {
                let (a, b) = (self.reg(1)?, self.reg(2)?);
                let (a, b) = (self.s.extend(a, 32, 64), self.s.extend(b, 32, 64));
                self.s.to(Word::Mul, dst, a, b, 64);
            }
            "mulhdu" | "mulhd" => {
                let (a, b) = (V::Reg(self.reg(1)?), V::Reg(self.reg(2)?));
                let high = self.s.high_product(&a, &b, name == "mulhd");
                self.s.set(dst, high, 64);
            }
            "extsb" | "extsh" | "extsw" => {
                let (src, from) = (V::Reg(self.reg(1)?), 8 * bytes(name.as_bytes()[4]));
                self.s.push(Op::Extend { dst, src, from, to: 64 });
            }
            "clrldi" | "clrlwi" => {
                let w = if name == "clrldi" { 64 } else { 32 };
                let (a, n) = (self.reg(1)?, self.number(2)?);
                let kept = w - n;
                if !(1..=w).contains(&kept) {
                    return None;
                }
                self.s.set(dst, a, kept as u8);
            }
            "rlwinm" | "rlwimi" => self.rotate_word(name, dst)?,
            "isel" => {
                let (a, b, bit) = (self.arg(1)?, self.reg(2)?, self.number(3)?);
                if !(0..32).contains(&bit) || bit % 4 == 3 {
                    return None;
                }
                let yes = self.base(a)?.map_or(V::Imm(0), V::Reg);
                let flag = CR + 3 * (bit / 4) as R + (bit % 4) as R;
                let cond = Cond { flag, set: true };
                self.s.push(Op::Select { dst, cond, yes, no: b.into(), w: 64 });
            }
            _ => {
                let &(_, op, w) = ROWS.iter().find(|r| r.0 == name)?;
                let a = self.reg(1)?;
                let b = match immediate || name.ends_with("wi") {
                    true => V::Imm(self.number(2)?),
                    false => match self.names.is_open().then(|| self.number(2)).flatten() {
                        Some(n) => V::Imm(n),
                        None => V::Reg(self.reg(2)?),
                    },
                };
                self.row(op, dst, a, b, w);
            }
        }
        Some(())
    }

    fn row(&mut self, op: Word, dst: R, a: R, b: V, w: u8) {
        let shifts = matches!(op, Word::Shl | Word::LShr | Word::AShr);
        match (shifts, b) {
            (true, V::Imm(n)) => {
                let r = self.s.alu(op, a, V::Imm(n & (w as i64 - 1)), w);
                self.signed_if(op, dst, r, w);
            }
            // Shifts by registers count one bit more than the width has.
            (true, b) => {
                let n = self.s.alu(Word::And, b.clone(), V::Imm(2 * w as i64 - 1), 64);
                let over = self.s.alu(Word::Ule, V::Imm(w as i64), n.clone(), 64);
                let by = self.s.alu(Word::And, n, V::Imm(w as i64 - 1), 64);
                let r = match op {
                    Word::AShr => {
                        // All of them is the sign.
                        let most = self.s.alu(Word::Mul, over, V::Imm(w as i64 - 1), 64);
                        let by = self.s.alu(Word::Or, by, most, 64);
                        self.s.alu(op, a, by, w)
                    }
                    _ => {
                        let r = self.s.alu(op, a, by, w);
                        let within = self.s.not(over);
                        self.s.alu(Word::Mul, r, within, w)
                    }
                };
                self.signed_if(op, dst, r, w);
            }
            (false, b) => self.s.to(op, dst, a, b, w),
        }
    }

    /// Arithmetic shifts of words fill the register with the sign.
    fn signed_if(&mut self, op: Word, dst: R, r: V, w: u8) {
        match op {
            Word::AShr if w == 32 => self.s.push(Op::Extend { dst, src: r, from: 32, to: 64 }),
            _ => self.s.set(dst, r, 64),
        }
    }

    /// `rlwinm d,s,sh,mb,me`: the low word rotated left, and of it bits `mb` to `me`,
    /// counted from the left; `rlwimi` keeps the others as they were.
    fn rotate_word(&mut self, name: &str, dst: R) -> Option<()> {
        let source = self.reg(1)?;
        let bit = |n: &i64| (0..32).contains(n);
        let by = self.number(2).filter(bit)?;
        let (from, to) = (self.number(3).filter(bit)?, self.number(4).filter(bit)?);
        if from > to {
            // The mask wraps into the upper word there.
            return None;
        }
        let left = self.s.alu(Word::Shl, source, V::Imm(by), 32);
        let right = self.s.alu(Word::LShr, source, V::Imm((32 - by) & 31), 32);
        let word = self.s.alu(Word::Or, left, right, 32);
        let mask = (from..=to).fold(0i64, |m, b| m | 1 << (31 - b));
        if name == "rlwinm" {
            self.s.to(Word::And, dst, word, V::Imm(mask), 64);
        } else {
            let new = self.s.alu(Word::And, word, V::Imm(mask), 64);
            let old = self.s.alu(Word::And, dst, V::Imm(!mask), 64);
            self.s.to(Word::Or, dst, new, old, 64);
        }
        Some(())
    }
}

fn bytes(letter: u8) -> u8 {
    match letter {
        b'b' => 1,
        b'h' => 2,
        b'w' => 4,
        _ => 8,
    }
}
