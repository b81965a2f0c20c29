//! 32-bit ARM as herd's tests have it: loads and stores, exclusive pairs, acquire and
//! release, the fences, arithmetic, comparisons and the branches on them.
//!
//! Registers have 32 bits. Not here: conditional execution but for `moveq` and its kind,
//! shifted operands but in addresses, multiples with write-back, Thumb.

use crate::Names;
use crate::ir::*;
use crate::steps::{Carry, Steps};
use crate::text::{Line, number, symbol};
use heddle_memmodel::{Word, attr};

pub const ARGUMENTS: [R; 6] = [0, 1, 2, 3, 4, 5];
/// Where a call leaves the address to return to.
pub const LINK: R = 14;
const W: u8 = 32;

pub fn register_name(r: R) -> String {
    match r {
        13 => "sp".into(),
        14 => "lr".into(),
        15 => "pc".into(),
        _ => format!("r{r}"),
    }
}

pub fn register(text: &str) -> Option<R> {
    let t = text.trim().to_ascii_lowercase();
    match t.as_str() {
        "ip" => return Some(12),
        "sp" => return Some(13),
        "lr" => return Some(14),
        _ => {}
    }
    let digits = t.strip_prefix('r')?;
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.is_empty();
    digits.parse().ok().filter(|n| plain && *n < 15)
}

/// Name, operation.
const ROWS: [(&str, Word); 9] = [
    ("add", Word::Add),
    ("sub", Word::Sub),
    ("mul", Word::Mul),
    ("and", Word::And),
    ("orr", Word::Or),
    ("eor", Word::Xor),
    ("lsl", Word::Shl),
    ("lsr", Word::LShr),
    ("asr", Word::AShr),
];

/// Name, the flag, whether it is set.
const CONDITIONS: [(&str, R, bool); 10] = [
    ("eq", Z, true),
    ("ne", Z, false),
    ("lt", LT, true),
    ("ge", LT, false),
    ("le", LE, true),
    ("gt", LE, false),
    ("ls", LS, true),
    ("hi", LS, false),
    ("cs", C, true),
    ("cc", C, false),
];

/// What the line does; `None` if it is not known.
pub fn lower(line: &Line, names: &mut Names) -> Option<Vec<Op>> {
    let mut a = Arm { s: Steps::new(Carry::NoBorrow), names, args: &line.args };
    a.line(&line.name)?;
    Some(a.s.ops)
}

fn condition(name: &str) -> Option<Cond> {
    let &(_, flag, set) = CONDITIONS.iter().find(|c| c.0 == name)?;
    Some(Cond { flag, set })
}

struct Arm<'a, 't> {
    s: Steps,
    names: &'a mut Names,
    args: &'a [&'t str],
}

impl<'t> Arm<'_, 't> {
    fn arg(&self, i: usize) -> Option<&'t str> {
        self.args.get(i).copied()
    }

    fn register(&mut self, text: &str) -> Option<R> {
        register(text).or_else(|| self.names.pseudo(text))
    }

    fn reg(&mut self, i: usize) -> Option<R> {
        let text = self.arg(i)?;
        self.register(text)
    }

    /// A register or a number.
    fn value(&mut self, i: usize) -> Option<V> {
        let text = self.arg(i)?;
        self.register(text).map(V::Reg).or_else(|| number(text).map(V::Imm))
    }

    /// `[r1]`, `[r1,#4]`, `[r1,r2]`, `[r1,r2,lsl #2]`
    fn place(&mut self, i: usize) -> Option<Addr> {
        let text = self.arg(i)?.strip_prefix('[')?.strip_suffix(']')?;
        let parts: Vec<&str> = text.split(',').map(str::trim).collect();
        let base = self.register(parts[0])?;
        Some(match parts[1..] {
            [] => Addr::at(base, 0),
            [off] => match number(off) {
                Some(disp) => Addr::at(base, disp),
                None => Addr { index: Some((self.register(off)?, 1)), ..Addr::at(base, 0) },
            },
            [index, shift] => {
                let by = shift.to_ascii_lowercase();
                let by = number(by.strip_prefix("lsl")?)?;
                let scale = (0..32).contains(&by).then(|| 1 << by)?;
                Addr { index: Some((self.register(index)?, scale)), ..Addr::at(base, 0) }
            }
            _ => return None,
        })
    }

    fn line(&mut self, name: &str) -> Option<()> {
        match name {
            "nop" => self.s.push(Op::Nop),
            "dmb" | "dsb" => self.fence(name)?,
            "isb" => self.s.push(Op::Fence(attr("ISB"))),
            "b" => self.s.push(Op::Jump(symbol(self.arg(0)?)?)),
            "bx" if register(self.arg(0)?) == Some(LINK) => self.s.push(Op::Ret),
            "cbz" | "cbnz" => {
                let (a, to) = (V::Reg(self.reg(0)?), symbol(self.arg(1)?)?);
                let op = if name == "cbz" { Word::Eq } else { Word::Ne };
                self.s.push(Op::BranchIf { op, a, b: V::Imm(0), w: W, to });
            }
            "cmp" => {
                let (a, b) = (V::Reg(self.reg(0)?), self.value(1)?);
                self.s.flags_of_sub(&a, &b, W);
            }
            "ldr" | "lda" | "ldrex" | "ldaex" => {
                let (addr, dst) = (self.place(1)?, self.reg(0)?);
                let link = name.ends_with("ex");
                let mut attrs = if name.starts_with("lda") { attr("A") } else { 0 };
                attrs |= if link { attr("X") } else { 0 };
                self.s.push(Op::Load { dst, addr, size: 4, attrs, link, signed: None });
            }
            "str" | "stl" => {
                let (addr, value) = (self.place(1)?, V::Reg(self.reg(0)?));
                let attrs = if name == "stl" { attr("L") } else { 0 };
                self.s.push(Op::Store { addr, size: 4, value, attrs });
            }
            "strex" | "stlex" => {
                let (addr, dst, value) = (self.place(2)?, self.reg(0)?, V::Reg(self.reg(1)?));
                let release = if name == "stlex" { attr("L") } else { 0 };
                let (attrs, early) = (attr("X") | release, false);
                self.s.push(Op::StoreExcl { dst, addr, size: 4, value, attrs, early });
            }
            "ldrd" | "ldm" | "ldmib" => self.pair(name)?,
            _ => self.computes(name)?,
        }
        Some(())
    }

    fn fence(&mut self, name: &str) -> Option<()> {
        let mut attrs = if name == "dsb" { attr("DSB") } else { 0 };
        attrs |= match self.arg(0).unwrap_or("sy").to_ascii_lowercase().as_str() {
            "sy" => attr("DMB.SY"),
            "ish" => attr("DMB.SY") | attr("ISH"),
            "st" => attr("DMB.ST"),
            "ishst" => attr("DMB.ST") | attr("ISH"),
            _ => return None,
        };
        self.s.push(Op::Fence(attrs));
        Some(())
    }

    /// Several words, from the lowest address on.
    fn pair(&mut self, name: &str) -> Option<()> {
        let (mut first, registers) = if name == "ldrd" {
            let last = self.args.len() - 1;
            let mut registers = Vec::new();
            for i in 0..last {
                registers.push(self.reg(i)?);
            }
            if let [one] = registers[..] {
                registers.push(one + 1);
            }
            (self.place(last)?, registers)
        } else {
            let base = self.reg(0)?;
            let list = self.arg(1)?.strip_prefix('{')?.strip_suffix('}')?;
            let mut registers = Vec::new();
            for text in list.split(',') {
                registers.push(self.register(text)?);
            }
            (Addr::at(base, if name == "ldmib" { 4 } else { 0 }), registers)
        };
        // The base is read before anything is written.
        let base = self.s.temp();
        self.s.set(base, first.base?, 64);
        first.base = Some(base);
        for (i, dst) in registers.into_iter().enumerate() {
            let addr = Addr { disp: first.disp + 4 * i as i64, ..first.clone() };
            self.s.push(Op::Load { dst, addr, size: 4, attrs: 0, link: false, signed: None });
        }
        Some(())
    }

    fn computes(&mut self, name: &str) -> Option<()> {
        if let Some(cond) = name.strip_prefix('b').and_then(condition) {
            self.s.push(Op::Branch { cond, to: symbol(self.arg(0)?)? });
            return Some(());
        }
        let dst = self.reg(0)?;
        if name == "mvn" {
            let value = self.value(1)?;
            self.s.to(Word::Xor, dst, value, V::Imm(-1), W);
            return Some(());
        }
        if let Some(rest) = name.strip_prefix("mov") {
            let value = self.value(1)?;
            match rest {
                "" | "w" => self.s.set(dst, value, W),
                "t" => self.s.push(Op::Insert { dst, src: value, low: 16, w: 16 }),
                "s" => {
                    self.s.set(dst, value, W);
                    self.s.flags_of_result(&V::Reg(dst), W);
                }
                _ => {
                    let cond = condition(rest)?;
                    self.s.push(Op::Select { dst, cond, yes: value, no: V::Reg(dst), w: W });
                }
            }
            return Some(());
        }
        let (stem, sets) = match name.strip_suffix('s') {
            Some(stem) => (stem, true),
            None => (name, false),
        };
        // Two are others with an operand inverted, or both exchanged.
        let plain = match stem {
            "bic" => "and",
            "rsb" => "sub",
            stem => stem,
        };
        let &(_, op) = ROWS.iter().find(|r| r.0 == plain)?;
        let (mut a, mut b) = match self.args.len() {
            2 => (V::Reg(dst), self.value(1)?),
            _ => (V::Reg(self.reg(1)?), self.value(2)?),
        };
        match stem {
            "bic" => b = self.s.alu(Word::Xor, b, V::Imm(-1), W),
            "rsb" => std::mem::swap(&mut a, &mut b),
            _ => {}
        }
        if matches!(op, Word::Shl | Word::LShr | Word::AShr)
            && !matches!(b, V::Imm(n) if (0..32).contains(&n))
        {
            return None;
        }
        if sets {
            let result = self.s.alu(op, a.clone(), b.clone(), W);
            match op {
                Word::Sub => self.s.flags_of_sub(&a, &b, W),
                Word::Add => self.s.flags_of_add(&a, &b, &result, W, None),
                // The carry and the overflow stay as they are.
                _ => self.s.flags_of_result(&result, W),
            }
            self.s.set(dst, result, W);
        } else {
            self.s.to(op, dst, a, b, W);
        }
        Some(())
    }
}
