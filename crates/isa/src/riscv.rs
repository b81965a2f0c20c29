//! RISC-V (RV64IMA): loads and stores, lr/sc, AMOs, fences, arithmetic, branches.
//!
//! Instructions on words leave their result with its sign in all 64 bits. Not here:
//! floats, vectors, compressed names, jumps through registers other than `ra`. `fence.i` orders
//! instruction fetch alone, and no program here writes code, so it does nothing.

use crate::Names;
use crate::ir::*;
use crate::steps::{Carry, Steps};
use crate::text::{Line, number, symbol, symbol_offset};
use heddle_memmodel::{Alu, Update, Word, attr};

pub const ARGUMENTS: [R; 6] = [10, 11, 12, 13, 14, 15];
/// Where a call leaves the address to return to.
pub const LINK: R = 1;

pub fn register_name(r: R) -> String {
    if r == SP { "x2".into() } else { format!("x{r}") }
}

/// A register; the first part is `None` for the one that is always zero.
#[allow(clippy::option_option)]
pub fn register(text: &str) -> Option<Option<R>> {
    let t = text.trim().to_ascii_lowercase();
    let n = match t.as_str() {
        "zero" => 0,
        "ra" => 1,
        "sp" => 2,
        "gp" => 3,
        "tp" => 4,
        "fp" => 8,
        _ => {
            let n: R = t.get(1..).filter(|d| !d.starts_with(['+', '-']))?.parse().ok()?;
            match (t.as_bytes()[0], n) {
                (b'x', 0..=31) => n,
                (b'a', 0..=7) => n + 10,
                (b't', 0..=2) => n + 5,
                (b't', 3..=6) => n + 25,
                (b's', 0..=1) => n + 8,
                (b's', 2..=11) => n + 16,
                _ => return None,
            }
        }
    };
    Some(match n {
        0 => None,
        2 => Some(SP),
        n => Some(n),
    })
}

/// Name, operation, bits.
const ROWS: [(&str, Word, u8); 29] = [
    ("add", Word::Add, 64),
    ("addi", Word::Add, 64),
    ("addw", Word::Add, 32),
    ("addiw", Word::Add, 32),
    ("sub", Word::Sub, 64),
    ("subw", Word::Sub, 32),
    ("and", Word::And, 64),
    ("andi", Word::And, 64),
    ("or", Word::Or, 64),
    ("ori", Word::Or, 64),
    ("xor", Word::Xor, 64),
    ("xori", Word::Xor, 64),
    ("mul", Word::Mul, 64),
    ("mulw", Word::Mul, 32),
    ("sll", Word::Shl, 64),
    ("slli", Word::Shl, 64),
    ("sllw", Word::Shl, 32),
    ("slliw", Word::Shl, 32),
    ("srl", Word::LShr, 64),
    ("srli", Word::LShr, 64),
    ("srlw", Word::LShr, 32),
    ("srliw", Word::LShr, 32),
    ("sra", Word::AShr, 64),
    ("srai", Word::AShr, 64),
    ("sraw", Word::AShr, 32),
    ("sraiw", Word::AShr, 32),
    ("slt", Word::Slt, 64),
    ("slti", Word::Slt, 64),
    ("sltu", Word::Ult, 64),
];

/// Name, operation, bits; the remainder keeps the dividend where the divisor is zero.
const DIVISIONS: [(&str, Word, u8); 8] = [
    ("div", Word::SDiv, 64),
    ("divu", Word::UDiv, 64),
    ("divw", Word::SDiv, 32),
    ("divuw", Word::UDiv, 32),
    ("rem", Word::SRem, 64),
    ("remu", Word::URem, 64),
    ("remw", Word::SRem, 32),
    ("remuw", Word::URem, 32),
];

/// Name, comparison, whether the operands are swapped.
const BRANCHES: [(&str, Word, bool); 10] = [
    ("beq", Word::Eq, false),
    ("bne", Word::Ne, false),
    ("blt", Word::Slt, false),
    ("ble", Word::Sle, false),
    ("bge", Word::Sle, true),
    ("bgt", Word::Slt, true),
    ("bltu", Word::Ult, false),
    ("bleu", Word::Ule, false),
    ("bgeu", Word::Ule, true),
    ("bgtu", Word::Ult, true),
];

const UPDATES: [(&str, Word); 8] = [
    ("amoadd", Word::Add),
    ("amoand", Word::And),
    ("amoor", Word::Or),
    ("amoxor", Word::Xor),
    ("amomin", Word::SMin),
    ("amomax", Word::SMax),
    ("amominu", Word::UMin),
    ("amomaxu", Word::UMax),
];

/// What the line does; `None` if it is not known.
pub fn lower(line: &Line, names: &mut Names) -> Option<Vec<Op>> {
    let mut r = RiscV { s: Steps::new(Carry::NoBorrow), names, args: &line.args };
    r.line(&line.name)?;
    Some(r.s.ops)
}

struct RiscV<'a, 't> {
    s: Steps,
    names: &'a mut Names,
    args: &'a [&'t str],
}

impl<'t> RiscV<'_, 't> {
    fn arg(&self, i: usize) -> Option<&'t str> {
        self.args.get(i).copied()
    }

    fn register(&mut self, text: &str) -> Option<Option<R>> {
        register(text).or_else(|| self.names.pseudo(text).map(Some))
    }

    fn dst(&mut self) -> Option<R> {
        let text = self.arg(0)?;
        self.register(text).map(|r| r.unwrap_or(SINK))
    }

    fn value(&mut self, i: usize) -> Option<V> {
        let text = self.arg(i)?;
        if let Some(r) = self.register(text) {
            return Some(r.map_or(V::Imm(0), V::Reg));
        }
        number(text).or_else(|| low_part(text)).map(V::Imm)
    }

    /// `8(x6)`, `(x6)`, `%lo(x)(a5)`.
    fn place(&mut self, i: usize) -> Option<Addr> {
        let text = self.arg(i)?.strip_suffix(')')?;
        let open = text.rfind('(')?;
        let off = text[..open].trim();
        let disp = match off {
            "" => 0,
            off => number(off).or_else(|| low_part(off))?,
        };
        let base = self.register(&text[open + 1..])?;
        Some(Addr { base, disp, ..Addr::default() })
    }

    fn label(&self, i: usize) -> Option<String> {
        symbol(self.arg(i)?)
    }

    fn line(&mut self, name: &str) -> Option<()> {
        if name == "fence.i" {
            self.s.push(Op::Nop);
            return Some(());
        }
        let mut parts = name.split('.');
        let stem = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        let has = |s: &str| rest.contains(&s);
        let order = match (has("aq") || has("aqrl"), has("rl") || has("aqrl")) {
            (true, true) => attr("AcqRel"),
            (true, false) => attr("Acq"),
            (false, true) => attr("Rel"),
            _ => 0,
        };
        if !rest.iter().all(|r| ["aq", "rl", "aqrl", "w", "d", "b", "h", "tso"].contains(r)) {
            return None;
        }
        match stem {
            "nop" | "pause" => self.s.push(Op::Nop),
            "ebreak" | "unimp" => self.s.push(Op::Abort),
            "ret" => self.s.push(Op::Ret),
            "call" => self.s.push(Op::Call(self.label(0)?)),
            "jal" if self.args.len() == 1 => self.s.push(Op::Call(self.label(0)?)),
            "j" | "tail" => self.s.push(Op::Jump(self.label(0)?)),
            "jr" if register(self.arg(0)?) == Some(Some(LINK)) => self.s.push(Op::Ret),
            "jr" if self.names.is_open() && self.args.len() == 1 => {
                let to = register(self.arg(0)?)??;
                self.s.push(Op::JumpTo(V::Reg(to)));
            }
            "lb" | "lbu" | "lh" | "lhu" | "lw" | "lwu" | "ld" => {
                let size = bytes(stem.as_bytes()[1]);
                let (addr, dst) = (self.place(1)?, self.dst()?);
                let signed = (!stem.ends_with('u') && size < 8).then_some(64);
                self.s.push(Op::Load { dst, addr, size, attrs: order, link: false, signed });
            }
            "sb" | "sh" | "sw" | "sd" => {
                let size = bytes(stem.as_bytes()[1]);
                let (addr, value) = (self.place(1)?, self.value(0)?);
                self.s.push(Op::Store { addr, size, value, attrs: order });
            }
            "lr" | "sc" => self.exclusive(stem == "lr", &rest, order | attr("X"))?,
            "fence" if has("tso") => self.s.push(Op::Fence(attr("Fence.tso"))),
            "fence" => self.fence()?,
            amo if amo.starts_with("amo") => self.amo(amo, &rest, order | attr("X"))?,
            "sext" | "zext" => {
                let from = 8 * bytes(*rest.first()?.as_bytes().first()?);
                let (src, dst) = (self.value(1)?, self.dst()?);
                match stem {
                    "sext" => self.s.push(Op::Extend { dst, src, from, to: 64 }),
                    _ => self.s.set(dst, src, from),
                }
            }
            _ if !rest.is_empty() => return None,
            _ => self.plain(stem)?,
        }
        Some(())
    }

    fn exclusive(&mut self, load: bool, rest: &[&str], attrs: u64) -> Option<()> {
        let size = bytes(*rest.first()?.as_bytes().first()?);
        let dst = self.dst()?;
        if load {
            let (addr, signed) = (self.place(1)?, (size < 8).then_some(64));
            self.s.push(Op::Load { dst, addr, size, attrs, link: true, signed });
        } else {
            let (addr, value) = (self.place(2)?, self.value(1)?);
            self.s.push(Op::StoreExcl { dst, addr, size, value, attrs, early: false });
        }
        Some(())
    }

    fn amo(&mut self, stem: &str, rest: &[&str], attrs: u64) -> Option<()> {
        let size = bytes(*rest.first()?.as_bytes().first()?);
        let op = match stem {
            "amoswap" => Update::Swap,
            _ => {
                let (_, op) = UPDATES.iter().find(|u| u.0 == stem)?;
                Update::Apply(Alu::Word(*op, 8 * size))
            }
        };
        let (dst, value, addr) = (self.dst()?, self.value(1)?, self.place(2)?);
        let old = self.s.temp();
        self.s.push(Op::Rmw { dst: old, addr, size, op, value, expected: V::Imm(0), attrs });
        match size {
            8 => self.s.set(dst, old, 64),
            _ => self.s.push(Op::Extend { dst, src: old.into(), from: 8 * size, to: 64 }),
        }
        Some(())
    }

    fn fence(&mut self) -> Option<()> {
        let side = |text: &str| {
            let has = |c: char| text.to_ascii_lowercase().contains(c);
            format!("{}{}", if has('r') { "r" } else { "" }, if has('w') { "w" } else { "" })
        };
        let sides: Vec<String> = self.args.iter().map(|a| side(a)).collect();
        self.s.push(match &sides[..] {
            [] => Op::Fence(attr("Fence.rw.rw")),
            // A side of device accesses only orders nothing here.
            [a, b] if a.is_empty() || b.is_empty() => Op::Nop,
            [a, b] => Op::Fence(attr(&format!("Fence.{a}.{b}"))),
            _ => return None,
        });
        Some(())
    }

    fn plain(&mut self, name: &str) -> Option<()> {
        if let Some(&(_, op, swap)) = BRANCHES.iter().find(|b| b.0 == name) {
            let (a, b, to) = (self.value(0)?, self.value(1)?, self.label(2)?);
            let (a, b) = if swap { (b, a) } else { (a, b) };
            self.s.push(Op::BranchIf { op, a, b, w: 64, to });
            return Some(());
        }
        // `beqz`, `blez` and so on compare with zero.
        if let Some(row) = name.strip_suffix('z').and_then(|n| BRANCHES.iter().find(|b| b.0 == n)) {
            let (a, b, to) = (self.value(0)?, V::Imm(0), self.label(1)?);
            let (a, b) = if row.2 { (b, a) } else { (a, b) };
            self.s.push(Op::BranchIf { op: row.1, a, b, w: 64, to });
            return Some(());
        }
        let dst = self.dst()?;
        if let Some(&(_, op, w)) = ROWS.iter().find(|r| r.0 == name) {
            let (a, mut b) = (self.value(1)?, self.value(2)?);
            if matches!(op, Word::Shl | Word::LShr | Word::AShr) {
                b = match b {
                    V::Imm(n) => V::Imm(n & (w as i64 - 1)),
                    b => self.s.alu(Word::And, b, V::Imm(w as i64 - 1), 64),
                };
            }
            self.result(op, dst, a, b, w);
            return Some(());
        }
        if let Some(&(_, op, w)) = DIVISIONS.iter().find(|r| r.0 == name) {
            self.divide(op, dst, w)?;
            return Some(());
        }
        match name {
            "li" => {
                let V::Imm(n) = self.value(1)? else { return None };
                self.s.set(dst, V::Imm(n), 64);
            }
            "mv" => {
                let src = self.value(1)?;
                self.s.set(dst, src, 64);
            }
            "la" | "lla" => {
                let (sym, off) = symbol_offset(self.arg(1)?)?;
                self.s.set(dst, V::Sym(sym, off), 64);
            }
            "lui" | "auipc" => match number(self.arg(1)?) {
                Some(n) if name == "lui" => self.s.set(dst, V::Imm((n << 12) as i32 as i64), 64),
                Some(_) => return None,
                // The page comes with the symbol, the offset with `%lo`.
                None => {
                    let inner = self.arg(1)?.strip_prefix('%')?.split_once('(')?;
                    let known = ["hi", "pcrel_hi"].contains(&inner.0);
                    let sym = symbol_offset(inner.1.strip_suffix(')')?).filter(|_| known)?.0;
                    self.s.set(dst, V::Sym(sym, 0), 64);
                }
            },
            "sltiu" => {
                let (a, b) = (self.value(1)?, self.value(2)?);
                self.s.to(Word::Ult, dst, a, b, 64);
            }
            "seqz" | "snez" | "sltz" | "sgtz" => {
                let (a, zero) = (self.value(1)?, V::Imm(0));
                match name {
                    "seqz" => self.s.to(Word::Eq, dst, a, zero, 64),
                    "snez" => self.s.to(Word::Ne, dst, a, zero, 64),
                    "sltz" => self.s.to(Word::Slt, dst, a, zero, 64),
                    _ => self.s.to(Word::Slt, dst, zero, a, 64),
                }
            }
            "not" => {
                let a = self.value(1)?;
                self.s.to(Word::Xor, dst, a, V::Imm(-1), 64);
            }
            "neg" | "negw" => {
                let a = self.value(1)?;
                self.result(Word::Sub, dst, V::Imm(0), a, if name == "neg" { 64 } else { 32 });
            }
            "mulh" | "mulhu" => {
                let (a, b) = (self.value(1)?, self.value(2)?);
                let high = self.s.high_product(&a, &b, name == "mulh");
                self.s.set(dst, high, 64);
            }
            _ => return None,
        }
        Some(())
    }

    /// A result of 32 bits fills the register with its sign.
    fn result(&mut self, op: Word, dst: R, a: V, b: V, w: u8) {
        if w == 64 {
            return self.s.to(op, dst, a, b, 64);
        }
        let r = self.s.alu(op, a, b, w);
        self.s.push(Op::Extend { dst, src: r, from: w, to: 64 });
    }

    /// By zero, the quotient is all ones and the remainder the dividend.
    fn divide(&mut self, op: Word, dst: R, w: u8) -> Option<()> {
        let (a, b) = (self.value(1)?, self.value(2)?);
        let zero = self.s.alu(Word::Eq, b.clone(), V::Imm(0), w);
        let some = self.s.not(zero.clone());
        let by = self.s.alu(Word::Or, b, zero.clone(), w);
        let r = self.s.alu(op, a.clone(), by, w);
        let r = self.s.alu(Word::Mul, r, some, w);
        match op {
            Word::SDiv | Word::UDiv => self.result(Word::Sub, dst, r, zero, w),
            _ => {
                let all = self.s.alu(Word::Mul, a, zero, w);
                self.result(Word::Or, dst, r, all, w);
            }
        }
        Some(())
    }
}

/// The offset of `%lo(x+4)`: the rest came with `%hi`. A `%pcrel_lo` names a label instead.
fn low_part(text: &str) -> Option<i64> {
    let (kind, rest) = text.trim().strip_prefix('%')?.split_once('(')?;
    let sym = rest.strip_suffix(')')?;
    match kind {
        "lo" => symbol_offset(sym).map(|s| s.1),
        "pcrel_lo" => Some(0),
        _ => None,
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
