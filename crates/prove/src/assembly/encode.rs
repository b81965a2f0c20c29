//! Expressions and edges of assembly as expressions and commands here.

use super::Collapsed;
use crate::expr::{Expr, Node, Pool, Slot};
use heddle_assembly as asm;
use heddle_assembly::{Binary, NOWHERE, Place, Unary};

/// Where the names of a task's expressions lead.
pub(super) struct Names<'a> {
    pub(super) task: &'a Collapsed,
    pub(super) locals: &'a [Slot],
    pub(super) words: &'a [Expr],
    /// Own token and the tokens of all tasks, where there are any.
    pub(super) token: Option<Slot>,
    pub(super) tokens: &'a [Slot],
}

/// Something that an edge sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Local(usize),
    Word(usize),
    Token(Slot),
}

/// An edge as a command.
pub(super) struct Step {
    pub(super) guard: Expr,
    pub(super) sets: Vec<(Target, Expr)>,
    pub(super) checks: Vec<(Expr, u32)>,
}

impl Names<'_> {
    pub(super) fn expr(&self, p: &mut Pool, e: &asm::Expr) -> Result<Expr, String> {
        expression(p, e, self.words, &|p, leaf| {
            Ok(match leaf {
                asm::Expr::Reg(r) => match self.task.regs.iter().position(|x| x == r) {
                    Some(i) => p.var(self.locals[1 + i]),
                    None => return Err("a register that nothing reads is read".into()),
                },
                asm::Expr::Flag(f) => match self.task.flags.iter().position(|x| x == f) {
                    Some(i) => p.var(self.locals[1 + self.task.regs.len() + i]),
                    None => return Err("a flag that nothing reads is read".into()),
                },
                asm::Expr::Token => {
                    let token = self.token.ok_or("`sleep` has no place here")?;
                    p.var(token)
                }
                asm::Expr::TaskToken(t) => match self.tokens.get(*t as usize) {
                    Some(&slot) => p.var(slot),
                    None => return Err("`wake` has no place here".into()),
                },
                _ => return Err("an edge speaks of another task".into()),
            })
        })
    }

    pub(super) fn step(&self, p: &mut Pool, e: &asm::Edge) -> Result<Step, String> {
        let pc = p.var(self.locals[0]);
        let here = p.eq_int(pc, self.task.point(e.from));
        let guard = self.expr(p, &e.guard)?;
        let guard = truth(p, guard);
        let guard = p.and(here, guard);
        let mut checks = Vec::new();
        for c in &e.checks {
            let cond = self.expr(p, &c.cond)?;
            checks.push((truth(p, cond), c.fault));
        }
        let mut sets: Vec<(Target, Expr)> = Vec::new();
        if e.to != NOWHERE && e.to != e.from {
            let to = p.int(self.task.point(e.to));
            sets.push((Target::Local(0), to));
        }
        for (place, value) in &e.assigns {
            match place {
                Place::Reg(r) => {
                    if let Some(i) = self.task.regs.iter().position(|x| x == r) {
                        let value = self.expr(p, value)?;
                        put(&mut sets, Target::Local(1 + i), value);
                    }
                }
                Place::Flag(f) => {
                    if let Some(i) = self.task.flags.iter().position(|x| x == f) {
                        let value = self.expr(p, value)?;
                        let value = truth(p, value);
                        put(&mut sets, Target::Local(1 + self.task.regs.len() + i), value);
                    }
                }
                Place::Token | Place::TaskToken(_) => {
                    let slot = match place {
                        Place::TaskToken(t) => self.tokens.get(*t as usize).copied(),
                        _ => self.token,
                    };
                    let slot = slot.ok_or("`sleep` and `wake` have no place here")?;
                    let value = self.expr(p, value)?;
                    put(&mut sets, Target::Token(slot), truth(p, value));
                }
                Place::Word(number) => {
                    let (number, value) = (self.expr(p, number)?, self.expr(p, value)?);
                    self.set_word(p, number, value, &mut sets);
                }
            }
        }
        Ok(Step { guard, sets, checks })
    }

    /// Assignments to one word are made in their order.
    pub(super) fn set_word(
        &self,
        p: &mut Pool,
        number: Expr,
        value: Expr,
        sets: &mut Vec<(Target, Expr)>,
    ) {
        if let Some(n) = p.constant(number) {
            if let Ok(n) = usize::try_from(n)
                && n < self.words.len()
            {
                put(sets, Target::Word(n), value);
            }
            return;
        }
        let (lo, hi) = p.range(number);
        for (i, &word) in self.words.iter().enumerate() {
            if (i as i64) < lo || hi < i as i64 {
                continue;
            }
            let old = sets.iter().find(|s| s.0 == Target::Word(i)).map_or(word, |s| s.1);
            let is = p.eq_int(number, i as i64);
            let new = p.cond(is, value, old);
            put(sets, Target::Word(i), new);
        }
    }
}

/// An expression over these words; `leaf` knows registers, flags, tokens and places.
pub(super) fn expression(
    p: &mut Pool,
    e: &asm::Expr,
    words: &[Expr],
    leaf: &dyn Fn(&mut Pool, &asm::Expr) -> Result<Expr, String>,
) -> Result<Expr, String> {
    let go = |p: &mut Pool, e| expression(p, e, words, leaf);
    let out = match e {
        asm::Expr::Const(c) => p.int(*c),
        asm::Expr::Word(number) => {
            let number = go(p, number)?;
            word(p, words, number)
        }
        asm::Expr::Unary(op, a) => {
            let a = go(p, a)?;
            match op {
                Unary::Not => p.eq_int(a, 0),
                Unary::Neg => {
                    let zero = p.int(0);
                    p.sub(zero, a)
                }
                Unary::Flip => {
                    let ones = p.int(-1);
                    p.sub(ones, a)
                }
            }
        }
        asm::Expr::Binary(op, a, b) => {
            let (a, b) = (go(p, a)?, go(p, b)?);
            binary(p, *op, a, b)?
        }
        asm::Expr::If(c, a, b) => {
            let (c, a, b) = (go(p, c)?, go(p, a)?, go(p, b)?);
            let c = truth(p, c);
            p.cond(c, a, b)
        }
        leaf_of_it => leaf(p, leaf_of_it)?,
    };
    let (lo, hi) = p.range(out);
    if lo < -crate::expr::LIMIT || crate::expr::LIMIT < hi || p.size(out).1 > 100_000 {
        return Err("the numbers or expressions here become too large".into());
    }
    Ok(out)
}

/// The word of this number; 0 where there is none.
fn word(p: &mut Pool, words: &[Expr], number: Expr) -> Expr {
    if let Some(n) = p.constant(number) {
        let known = usize::try_from(n).ok().and_then(|n| words.get(n));
        return known.copied().unwrap_or_else(|| p.int(0));
    }
    let mut out = p.int(0);
    for (i, &w) in words.iter().enumerate() {
        let is = p.eq_int(number, i as i64);
        out = p.cond(is, w, out);
    }
    out
}

pub(super) fn put(sets: &mut Vec<(Target, Expr)>, target: Target, value: Expr) {
    sets.retain(|s| s.0 != target);
    sets.push((target, value));
}

pub(super) fn truth(p: &mut Pool, e: Expr) -> Expr {
    if p.range(e).0 >= 0 && p.range(e).1 <= 1 {
        return e;
    }
    let is_zero = p.eq_int(e, 0);
    p.not(is_zero)
}

pub(super) fn binary(p: &mut Pool, op: Binary, a: Expr, b: Expr) -> Result<Expr, String> {
    Ok(match op {
        Binary::Add => p.add(a, b),
        Binary::Sub => p.sub(a, b),
        Binary::Mul => p.mul(a, b),
        Binary::And => p.bits(a, b, Node::BitAnd(a, b)),
        Binary::Or => p.bits(a, b, Node::BitOr(a, b)),
        Binary::Xor => p.bits(a, b, Node::BitXor(a, b)),
        Binary::Shl | Binary::Shr => shift(p, op == Binary::Shl, a, b)?,
        Binary::Eq => p.eq(a, b),
        Binary::Ne => {
            let same = p.eq(a, b);
            p.not(same)
        }
        Binary::Lt => p.less(a, b),
        Binary::Le => p.at_most(a, b),
        Binary::Both => {
            let (a, b) = (truth(p, a), truth(p, b));
            p.and(a, b)
        }
        Binary::Either => {
            let (a, b) = (truth(p, a), truth(p, b));
            p.or(a, b)
        }
    })
}

/// A shift, by cases if its distance is not known.
pub(super) fn shift(p: &mut Pool, left: bool, a: Expr, by: Expr) -> Result<Expr, String> {
    let (lo, hi) = p.range(by);
    let mut out = p.int(0);
    for n in lo.max(0)..=hi.min(40) {
        let shifted = if left {
            let power = p.int(1 << n);
            p.mul(a, power)
        } else {
            p.shr(a, n as u32)
        };
        let is = p.eq_int(by, n);
        out = p.cond(is, shifted, out);
    }
    if hi > 40 && p.range(a).1 >= 1 << 40 {
        return Err("a shift this far is not encoded".into());
    }
    Ok(out)
}
