//! AArch64's accesses: their sizes and orders by name, pairs, and addresses with
//! offsets, scaled indices and writeback.
//!
//! A pair is two accesses, as the architecture has it. Those of `LDP` and `STP` are in no
//! order of their own; the ordered pairs `LDIAPP` and `STILP` (FEAT_LRCPC3) are two
//! acquires and two releases, which puts the first before the second.

use crate::asm::{Column, number};
use crate::text::Piece;
use heddle_memmodel::{Alu, Instr, Operand, Reg, When, attr};
use heddle_span::Diagnostic;

/// A load or store of one register, or of two. `None` if the name is neither.
pub fn lower(c: &mut Column, name: &str, args: &[Piece]) -> Option<Result<(), Diagnostic>> {
    if let Some(a) = single(name) {
        return one(c, a, args);
    }
    let (load, sign, attrs) = match name {
        "LDP" | "LDNP" => (true, false, 0),
        "LDPSW" => (true, true, 0),
        "STP" | "STNP" => (false, false, 0),
        "LDIAPP" => (true, false, attr("Q")),
        "STILP" => (false, false, attr("L")),
        _ => return None,
    };
    let size = if sign { 4 } else { width(args.first()?) };
    two(c, Access { load, size, sign, attrs, exclusive: false }, args)
}

#[derive(Clone, Copy)]
struct Access {
    load: bool,
    /// Bytes; 0 for as many as the register has.
    size: u8,
    sign: bool,
    attrs: u64,
    exclusive: bool,
}

/// What an instruction's name says, its stem and the suffix for its size.
fn single(name: &str) -> Option<Access> {
    const STEMS: [(&str, bool, &str, bool); 13] = [
        ("LDAPUR", true, "Q", false),
        ("LDAPR", true, "Q", false),
        ("LDAXR", true, "A", true),
        ("LDXR", true, "", true),
        ("LDAR", true, "A", false),
        ("LDUR", true, "", false),
        ("LDR", true, "", false),
        ("STLUR", false, "L", false),
        ("STLXR", false, "L", true),
        ("STXR", false, "", true),
        ("STLR", false, "L", false),
        ("STUR", false, "", false),
        ("STR", false, "", false),
    ];
    let &(stem, load, order, exclusive) = STEMS.iter().find(|s| name.starts_with(s.0))?;
    let (size, sign) = match (&name[stem.len()..], load && !exclusive) {
        ("", _) => (0, false),
        ("B", _) => (1, false),
        ("H", _) => (2, false),
        ("SB", true) => (1, true),
        ("SH", true) => (2, true),
        ("SW", true) => (4, true),
        _ => return None,
    };
    let attrs = if order.is_empty() { 0 } else { attr(order) };
    let attrs = attrs | if exclusive { attr("X") } else { 0 };
    Some(Access { load, size, sign, attrs, exclusive })
}

fn one(c: &mut Column, a: Access, args: &[Piece]) -> Option<Result<(), Diagnostic>> {
    // An exclusive store has its answer's register first.
    let first = (!a.load && a.exclusive) as usize;
    let register = *args.get(first)?;
    let at = match Place::read(c, args.get(first + 1..)?)? {
        Ok(p) => p,
        Err(d) => return Some(Err(d)),
    };
    c.size = if a.size == 0 { width(&register) } else { a.size };
    at.before(c);
    if a.load {
        let dst = c.reg(register);
        at.after_load(c, &[dst], |c, addr| {
            let (off, attrs, link) = (at.off, a.attrs, a.exclusive);
            c.push(Instr::Load { dst, addr, off, attrs, link });
        });
        loaded(c, a, dst, register);
        return Some(Ok(()));
    }
    let value = match c.operand(register) {
        Ok(v) => stored(c, a, v),
        Err(d) => return Some(Err(d)),
    };
    let (addr, off, attrs) = (at.base, at.off, a.attrs);
    if a.exclusive {
        let (dst, when) = (Some(c.reg(args[0])), When::Maybe);
        c.push(Instr::StoreExcl { dst, addr, off, value, attrs, when, early: true });
    } else {
        c.push(Instr::Store { addr, off, value, attrs });
    }
    at.after(c);
    Some(Ok(()))
}

fn two(c: &mut Column, a: Access, args: &[Piece]) -> Option<Result<(), Diagnostic>> {
    let registers = [*args.first()?, *args.get(1)?];
    let at = match Place::read(c, args.get(2..)?)? {
        Ok(p) => p,
        Err(d) => return Some(Err(d)),
    };
    c.size = a.size;
    at.before(c);
    if a.load {
        let dst = registers.map(|r| c.reg(r));
        at.after_load(c, &dst, |c, addr| {
            for (k, dst) in dst.into_iter().enumerate() {
                let off = at.off + k as i64 * a.size as i64;
                c.push(Instr::Load { dst, addr, off, attrs: a.attrs, link: false });
            }
        });
        dst.into_iter().zip(registers).for_each(|(d, r)| loaded(c, a, d, r));
        return Some(Ok(()));
    }
    for (k, r) in registers.into_iter().enumerate() {
        let value = match c.operand(r) {
            Ok(v) => v,
            Err(d) => return Some(Err(d)),
        };
        let off = at.off + k as i64 * a.size as i64;
        c.push(Instr::Store { addr: at.base, off, value, attrs: a.attrs });
    }
    at.after(c);
    Some(Ok(()))
}

/// What a load makes of what it read; words and double words are taken as they are.
fn loaded(c: &mut Column, a: Access, dst: Reg, register: Piece) {
    if a.sign {
        c.alu(
            Alu::Word(heddle_memmodel::Word::Extend, 8 * a.size),
            dst,
            dst.into(),
            Operand::Imm(64),
        );
        if width(&register) == 4 {
            c.alu(Alu::And, dst, dst.into(), Operand::Imm(0xffff_ffff));
        }
    } else if a.size == 1 || a.size == 2 {
        c.narrow(dst, a.size, false);
    }
}

fn stored(c: &mut Column, a: Access, value: Operand) -> Operand {
    if a.size == 1 || a.size == 2 { c.cut(value, a.size) } else { value }
}

/// The bytes of a register by its name.
pub fn width(register: &Piece) -> u8 {
    if register.text.starts_with(['W', 'w']) { 4 } else { 8 }
}

/// Where an access goes, and what becomes of the base register.
pub struct Place {
    pub base: Operand,
    pub off: i64,
    /// `[X1,#4]!`: added to the base first.
    pre: Option<(Reg, i64)>,
    /// `[X1],#4`: added to the base at last.
    post: Option<(Reg, i64)>,
}

impl Place {
    /// `[Xn]`, `[Xn,#8]`, `[Xn,#8]!`, `[Xn],#8`, `[Xn,Xm]`, `[Xn,Xm,LSL #3]`,
    /// `[Xn,Wm,SXTW #2]`. `None` if there are more or fewer arguments.
    pub fn read(c: &mut Column, args: &[Piece]) -> Option<Result<Place, Diagnostic>> {
        if args.is_empty() || args.len() > 2 {
            return None;
        }
        Some(Place::one(c, args[0], args.get(1).copied()))
    }

    fn one(c: &mut Column, p: Piece, behind: Option<Piece>) -> Result<Place, Diagnostic> {
        let bad = || p.unsupported(format!("the address `{}`", p.text));
        let (text, pre) = match p.text.strip_suffix('!') {
            Some(t) => (t.trim_end(), true),
            None => (p.text, false),
        };
        let inner = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')).ok_or_else(bad)?;
        let parts = p.sub(1, 1 + inner.len()).arguments();
        let base = c.operand(*parts.first().ok_or_else(bad)?)?;
        let mut place = Place { base, off: 0, pre: None, post: None };
        let own = |o: Operand| if let Operand::Reg(r) = o { Some(r) } else { None };
        if let Some(by) = behind {
            let by = number(by.text).filter(|_| parts.len() == 1 && !pre).ok_or_else(bad)?;
            place.post = Some((own(base).ok_or_else(bad)?, by));
            return Ok(place);
        }
        let Some(second) = parts.get(1) else { return if pre { Err(bad()) } else { Ok(place) } };
        if let (Some(off), 2) = (number(second.text), parts.len()) {
            match pre {
                true => place.pre = Some((own(base).ok_or_else(bad)?, off)),
                false => place.off = off,
            }
            return Ok(place);
        }
        if pre || parts.len() > 3 {
            return Err(bad());
        }
        let index = c.operand(*second)?;
        let (how, shift) = match parts.get(2) {
            Some(e) => {
                let (how, by) = e.word();
                let by = if by.text.is_empty() { Some(0) } else { number(by.text) };
                (how.text.to_uppercase(), by.filter(|n| (0..4).contains(n)).ok_or_else(bad)?)
            }
            None => ("LSL".to_string(), 0),
        };
        let (index, bits) = match how.as_str() {
            "LSL" | "SXTX" => (index, 64),
            "SXTW" => (index, 32),
            "UXTW" => {
                let low = c.scratch("low");
                c.alu(Alu::And, low, index, Operand::Imm(0xffff_ffff));
                (Operand::Reg(low), 64)
            }
            _ => return Err(bad()),
        };
        place.base = c.scaled(base, index, bits, 1 << shift);
        Ok(place)
    }

    /// Writeback that comes first.
    fn before(&self, c: &mut Column) {
        if let Some((r, by)) = self.pre {
            c.alu(Alu::Add, r, r.into(), by.into());
        }
    }

    /// Writeback that comes last.
    fn after(&self, c: &mut Column) {
        if let Some((r, by)) = self.post {
            c.alu(Alu::Add, r, r.into(), by.into());
        }
    }

    /// Loads, from a copy of the base where that is loaded or changed as well; the base
    /// that is written back does not wait for what was loaded.
    fn after_load(&self, c: &mut Column, dst: &[Reg], load: impl FnOnce(&mut Column, Operand)) {
        let clash = matches!(self.base, Operand::Reg(r) if dst.contains(&r));
        let from = if clash { c.scratch("base") } else { 0 };
        let base = if clash { Operand::Reg(from) } else { self.base };
        if clash {
            c.copy(from, self.base);
        }
        load(c, base);
        self.after(c);
    }
}
