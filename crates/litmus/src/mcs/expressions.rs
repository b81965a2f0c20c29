//! Expressions of `.mcs` programs: each mention of a shared variable is a load.

use super::*;

impl<'a> Expressions<'a> for Parser<'a> {
    fn cursor(&mut self) -> &mut Cursor<'a> {
        &mut self.cur
    }

    fn unary(&mut self) -> Result<Operand> {
        let p = self.cur.next();
        match p.text {
            "(" => {
                let e = self.expression()?;
                self.cur.expect(")")?;
                Ok(e)
            }
            "!" => {
                let e = self.operand()?;
                Ok(self.computed(Alu::Eq, e, Operand::Imm(0)))
            }
            "-" => {
                let e = self.operand()?;
                Ok(self.computed(Alu::Sub, Operand::Imm(0), e))
            }
            "load" => {
                self.cur.expect("(")?;
                let loc = self.shared()?;
                let attrs = self.attributes()?;
                self.cur.expect(")")?;
                Ok(self.load(loc, attrs))
            }
            "cas" => self.cas(p),
            "cas2" => self.cas2(p),
            name => {
                if let Some(v) = crate::asm::number(name).or_else(|| self.consts.get(name).copied())
                {
                    return Ok(Operand::Imm(v));
                }
                if self.is_local(name) {
                    return Ok(Operand::Reg(self.ctx.reg(self.threads.len(), name)));
                }
                match self.ctx.places.names.iter().position(|l| l == name) {
                    Some(loc) => Ok(self.load(loc, 0)),
                    None if name.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
                        Err(self.unknown(p))
                    }
                    None => Err(p.error(format!("expected an expression, found `{name}`"))),
                }
            }
        }
    }

    fn computed(&mut self, op: Alu, a: Operand, b: Operand) -> Operand {
        if let (Operand::Imm(x), Operand::Imm(y)) = (a, b) {
            return Operand::Imm(op.apply(x, y));
        }
        let dst = self.temp();
        self.alu(op, dst, a, b);
        Operand::Reg(dst)
    }

    fn statement(&mut self) -> Result<()> {
        self.cur.deeper()?;
        self.one_statement()?;
        self.cur.shallower();
        Ok(())
    }

    fn branch_if_zero(&mut self, cond: Operand) -> usize {
        self.push(Instr::Branch { op: Alu::Eq, a: cond, b: Operand::Imm(0), target: 0 });
        self.current.code.instrs.len() - 1
    }

    fn jump(&mut self) -> usize {
        self.push(Instr::Jump { target: 0 });
        self.current.code.instrs.len() - 1
    }

    fn place(&mut self, at: usize) {
        let here = self.current.code.instrs.len() as u32;
        if let Instr::Branch { target, .. } | Instr::Jump { target } =
            &mut self.current.code.instrs[at]
        {
            *target = here;
        }
    }
}

impl<'a> Parser<'a> {
    pub(super) fn shared(&mut self) -> Result<usize> {
        let p = self.ident()?;
        let found = self.ctx.places.names.iter().position(|l| l == p.text);
        found.ok_or_else(|| p.error(format!("no shared variable is called `{}`", p.text)))
    }

    pub(super) fn attributes(&mut self) -> Result<u64> {
        let mut attrs = 0;
        while self.cur.eat(",") {
            attrs |= self.attribute()?;
        }
        Ok(attrs)
    }

    /// `A`, `Fence.w.w`: words joined by dots.
    pub(super) fn attribute(&mut self) -> Result<u64> {
        let first = self.ident()?;
        let mut name = first.text.to_string();
        while self.cur.eat(".") {
            name.push('.');
            name.push_str(self.ident()?.text);
        }
        let bit = self.attributes.iter().position(|a| *a == name);
        bit.map(|at| 1 << at).ok_or_else(|| {
            let help = format!("a memory model can declare it: `attribute {name}`");
            first.error(format!("no attribute is called `{name}`")).help(help)
        })
    }

    /// `cas(x, old, new)`: 1 if it was `old` and is `new` now, otherwise 0.
    pub(super) fn cas(&mut self, p: Piece<'a>) -> Result<Operand> {
        self.forbid_in_atomic(p, "`cas`")?;
        self.cur.expect("(")?;
        let loc = self.shared()?;
        self.cur.expect(",")?;
        let expected = self.expression()?;
        self.cur.expect(",")?;
        let value = self.expression()?;
        self.cur.expect(")")?;
        let dst = self.temp();
        let (addr, op, attrs) = (Operand::Imm(address(loc)), Update::CompareSwap, attr("X"));
        self.push(Instr::Rmw { dst, addr, off: 0, op, value, expected, attrs });
        Ok(self.computed(Alu::Eq, Operand::Reg(dst), expected))
    }

    /// `cas2(x, y, old1, old2, new1, new2)`: the same for two at once. Operands that
    /// name shared variables are loaded inside the step.
    pub(super) fn cas2(&mut self, p: Piece<'a>) -> Result<Operand> {
        self.forbid_in_atomic(p, "`cas2`")?;
        self.cur.expect("(")?;
        let locs = [self.shared()?, {
            self.cur.expect(",")?;
            self.shared()?
        }];
        let at = self.current.code.instrs.len();
        self.current.atomic = Some(1 << locs[0] | 1 << locs[1]);
        self.push(Instr::Atomic { end: 0, locs: 0, attrs: attr("X") | attr("atomic") });
        let mut ops = Vec::new();
        for _ in 0..4 {
            self.cur.expect(",")?;
            ops.push(self.expression()?);
        }
        self.cur.expect(")")?;
        let (x, y) = (self.load(locs[0], 0), self.load(locs[1], 0));
        let (x, y) = (self.computed(Alu::Eq, x, ops[0]), self.computed(Alu::Eq, y, ops[1]));
        let ok = self.computed(Alu::And, x, y);
        let skip = self.branch_if_zero(ok);
        self.store(locs[0], ops[2], 0);
        self.store(locs[1], ops[3], 0);
        self.place(skip);
        let touched = self.current.atomic.take().unwrap_or(0);
        let here = self.current.code.instrs.len() as u32;
        if let Instr::Atomic { end, locs, .. } = &mut self.current.code.instrs[at] {
            (*end, *locs) = (here, touched);
        }
        Ok(ok)
    }

    // ---- code ----
}
