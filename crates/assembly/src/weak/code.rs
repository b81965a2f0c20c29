//! What one step of an instruction becomes: checks, one access at most, and arithmetic.

use super::Builder;
use crate::code::{Check, Effect, Micro};
use crate::expr::{Binary, Expr, Unary};
use crate::program::{Arith, Mem, Op, Place};
use heddle_memmodel as mm;
use heddle_memmodel::{Alu, Instr, Operand};
use heddle_model::FaultKind;
use heddle_span::Diagnostic;

impl Builder<'_> {
    pub(super) fn checks(&mut self, effects: &[Effect], word: Option<(&Expr, u16)>) {
        for e in effects {
            match e {
                // A token is no register; `strict wake` is for architectures.
                Effect::Check(c)
                    if c.cond.any(|e| matches!(e, Expr::Token | Expr::TaskToken(_))) =>
                {
                    let wrong = "`strict wake` under a memory model";
                    self.wrong.push(Diagnostic::unsupported(self.at.0, wrong));
                }
                Effect::Check(c) => self.check(c, word),
                Effect::Assign(_) => {}
            }
        }
    }

    pub(super) fn check(&mut self, c: &Check, word: Option<(&Expr, u16)>) {
        let cond = self.expr(&c.cond, word);
        match self.kinds[c.fault as usize] {
            FaultKind::Assertion => self.push(Instr::Assert { cond }),
            kind => self.push(Instr::Check { cond, kind }),
        }
    }

    /// An instruction's own effects: at most one word is touched.
    pub(super) fn access(&mut self, m: &Micro) {
        let own = &m.effects[..m.own];
        let mut read: Vec<&Expr> = Vec::new();
        let mut write: Option<(&Expr, &Expr)> = None;
        for e in own {
            match e {
                Effect::Check(c) => words(&c.cond, &mut read),
                Effect::Assign(list) => {
                    for (place, value) in list {
                        words(value, &mut read);
                        if let Place::Word(n) = place {
                            write = Some((n, value));
                        }
                    }
                }
            }
        }
        read.dedup();
        if read.len() > 1 {
            let wrong = "an assertion about several words, under a memory model";
            self.wrong.push(Diagnostic::unsupported(self.at.0, wrong));
            return;
        }
        let number = write.map(|w| w.0).or(read.first().copied());
        // What must hold before memory is touched: the bounds.
        let early = |c: &Check| !c.cond.any(|e| matches!(e, Expr::Word(_)));
        for e in own {
            if let Effect::Check(c) = e
                && early(c)
            {
                self.check(c, None);
            }
        }
        let addr = number.map(|n| self.address(n));
        let mut old = None;
        match (read.first(), write, addr) {
            (Some(_), Some(_), Some(addr)) => old = self.update(m, addr),
            (Some(_), None, Some(addr)) => {
                let dst = self.temp();
                self.push(Instr::Load { dst, addr, off: 0, attrs: 0, link: false });
                old = Some(dst);
            }
            _ => {}
        }
        let word = old.and_then(|r| number.map(|n| (n, r)));
        for e in own {
            match e {
                Effect::Check(c) if !early(c) => self.check(c, word),
                Effect::Check(_) => {}
                Effect::Assign(list) => self.assign(list, word, addr, read.is_empty()),
            }
        }
    }

    /// All right sides first, then the registers; then the store, if it is one.
    fn assign(
        &mut self,
        list: &[(Place, Expr)],
        word: Option<(&Expr, u16)>,
        addr: Option<Operand>,
        plain_store: bool,
    ) {
        let values: Vec<Operand> = list.iter().map(|(_, e)| self.expr(e, word)).collect();
        // A register that another right side still needs is copied last.
        let values: Vec<Operand> = values
            .into_iter()
            .map(|v| match v {
                Operand::Reg(r) if r < self.first_temp() && list.len() > 1 => {
                    let t = self.temp();
                    self.push(Instr::Move { dst: t, a: v });
                    Operand::Reg(t)
                }
                v => v,
            })
            .collect();
        for ((place, _), value) in list.iter().zip(values) {
            match place {
                Place::Reg(r) => self.push(Instr::Move { dst: *r, a: value }),
                Place::Flag(f) => {
                    let dst = self.flag(*f);
                    self.push(Instr::Move { dst, a: value });
                }
                Place::Word(_) if plain_store => {
                    let addr = addr.expect("a word has an address");
                    self.push(Instr::Store { addr, off: 0, value, attrs: 0 });
                }
                _ => {}
            }
        }
    }

    /// A read-modify-write in one event; the register that gets the old value.
    fn update(&mut self, m: &Micro, addr: Operand) -> Option<u16> {
        use mm::{Update, Word};
        let bits = self.program.bits as u8;
        let instr = &self.task.code[m.instr as usize];
        let none = Operand::Imm(0);
        let operand = |o: &crate::program::Operand| match o {
            crate::program::Operand::Imm(c) => Operand::Imm(*c),
            crate::program::Operand::Reg(r) => Operand::Reg(*r),
            crate::program::Operand::Mem(_) => Operand::Imm(0),
        };
        let word = |op| Update::Apply(Alu::Word(op, bits));
        let (op, value, expected) = match &instr.op {
            Op::Xchg(a, b) => {
                let r = if matches!(a, crate::program::Operand::Mem(_)) { b } else { a };
                (Update::Swap, operand(r), none)
            }
            Op::Xadd(_, r) => (word(Word::Add), Operand::Reg(*r), none),
            Op::Cmpxchg(_, r, eax) => (Update::CompareSwap, Operand::Reg(*r), Operand::Reg(*eax)),
            Op::Arith(a, _, src) => {
                let src = operand(src);
                let one = Operand::Imm(1);
                let (op, value) = match a {
                    Arith::Add => (Word::Add, src),
                    Arith::Sub => (Word::Sub, src),
                    Arith::And => (Word::And, src),
                    Arith::Or => (Word::Or, src),
                    Arith::Xor => (Word::Xor, src),
                    Arith::Inc => (Word::Add, one),
                    Arith::Dec => (Word::Sub, one),
                    Arith::Not => (Word::Xor, Operand::Imm(self.program.mask())),
                    Arith::Neg | Arith::Shl | Arith::Shr => {
                        let wrong = format!("`{}` under a memory model", instr.text);
                        self.wrong.push(Diagnostic::unsupported(self.at.0, wrong));
                        return None;
                    }
                };
                (word(op), value, none)
            }
            _ => return None,
        };
        let plain =
            |w: &crate::program::Word| w.domain == crate::program::Domain::Bits(bits as u32);
        let all = 0..self.program.n_memory;
        let there = target(&instr.op).map_or(all, |mem| mem.range());
        if !self.program.words[there].iter().all(plain) {
            let wrong = "an atomic update of a word with a domain of its own, under a memory model";
            self.wrong.push(Diagnostic::unsupported(self.at.0, wrong));
        }
        let dst = self.temp();
        let attrs = mm::attr("X");
        self.push(Instr::Rmw { dst, addr, off: 0, op, value, expected, attrs });
        Some(dst)
    }

    /// The address of a word by its number.
    fn address(&mut self, number: &Expr) -> Operand {
        if let Expr::Const(c) = number {
            return Operand::Imm(mm::address(*c as usize));
        }
        let number = self.expr(number, None);
        let shifted = self.alu(Alu::Shl, number, Operand::Imm(12));
        self.alu(Alu::Add, shifted, Operand::Imm(mm::address(0)))
    }

    pub(super) fn alu(&mut self, op: Alu, a: Operand, b: Operand) -> Operand {
        if let (Operand::Imm(a), Operand::Imm(b)) = (a, b) {
            return Operand::Imm(op.apply(a, b));
        }
        let dst = self.temp();
        self.push(Instr::Alu { op, dst, a, b });
        Operand::Reg(dst)
    }

    pub(super) fn expr(&mut self, e: &Expr, word: Option<(&Expr, u16)>) -> Operand {
        let zero = Operand::Imm(0);
        match e {
            Expr::Const(c) => Operand::Imm(*c),
            Expr::Reg(r) => Operand::Reg(*r),
            Expr::Flag(f) => Operand::Reg(self.flag(*f)),
            Expr::Word(_) => match word {
                Some((_, r)) => Operand::Reg(r),
                None => zero,
            },
            Expr::Unary(op, a) => {
                let a = self.expr(a, word);
                match op {
                    Unary::Not => self.alu(Alu::Eq, a, zero),
                    Unary::Neg => self.alu(Alu::Sub, zero, a),
                    Unary::Flip => self.alu(Alu::Xor, a, Operand::Imm(-1)),
                }
            }
            Expr::Binary(op, x, y) => {
                let (mut a, mut b) = (self.expr(x, word), self.expr(y, word));
                if let Binary::Both | Binary::Either = op {
                    a = if x.is_truth() { a } else { self.alu(Alu::Ne, a, zero) };
                    b = if y.is_truth() { b } else { self.alu(Alu::Ne, b, zero) };
                }
                let op = match op {
                    Binary::Add => Alu::Add,
                    Binary::Sub => Alu::Sub,
                    Binary::Mul => Alu::Mul,
                    Binary::And | Binary::Both => Alu::And,
                    Binary::Or | Binary::Either => Alu::Or,
                    Binary::Xor => Alu::Xor,
                    Binary::Shl => Alu::Shl,
                    Binary::Shr => Alu::Shr,
                    Binary::Eq => Alu::Eq,
                    Binary::Ne => Alu::Ne,
                    Binary::Lt => Alu::Lt,
                    Binary::Le => Alu::Le,
                };
                self.alu(op, a, b)
            }
            // `no + cond * (yes - no)`: what depends on it depends on all three.
            Expr::If(c, yes, no) => {
                let raw = self.expr(c, word);
                let c = if c.is_truth() { raw } else { self.alu(Alu::Ne, raw, zero) };
                let (yes, no) = (self.expr(yes, word), self.expr(no, word));
                let more = self.alu(Alu::Sub, yes, no);
                let part = self.alu(Alu::Mul, c, more);
                self.alu(Alu::Add, no, part)
            }
            Expr::Token | Expr::TaskToken(_) => zero,
            Expr::TaskReg(..) | Expr::TaskFlag(..) | Expr::At(..) => {
                unreachable!("code speaks of its own task")
            }
        }
    }
}

/// The word that an update is of.
fn target(op: &Op) -> Option<&Mem> {
    use crate::program::Operand::Mem;
    match op {
        Op::Xchg(Mem(m), _) | Op::Xchg(_, Mem(m)) | Op::Xadd(Mem(m), _) => Some(m),
        Op::Cmpxchg(Mem(m), ..) | Op::Arith(_, Mem(m), _) => Some(m),
        _ => None,
    }
}

/// The numbers of the words that an expression reads.
fn words<'e>(e: &'e Expr, out: &mut Vec<&'e Expr>) {
    match e {
        Expr::Word(n) if !out.contains(&&**n) => {
            out.push(n);
        }
        Expr::Unary(_, a) => words(a, out),
        Expr::Binary(_, a, b) => {
            words(a, out);
            words(b, out);
        }
        Expr::If(a, b, c) => {
            words(a, out);
            words(b, out);
            words(c, out);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use crate::{parse, under_model};
    use heddle_span::FileId;

    /// Only the word that is updated must be plain.
    #[test]
    fn updates_mind_their_own_word() {
        let program = |word: &str| {
            let text = format!("word x, y : 0..3\nprogram P {{ lock inc [{word}] }}");
            parse(&text, FileId(0), &[]).0.expect("a program")
        };
        assert!(under_model(&program("x")).is_ok());
        assert!(under_model(&program("y")).is_err());
    }
}
