//! Instructions that end a block, and `phi`, which begins one.

use super::Parser;
use super::body::Read;
use super::lexer::Kind;
use crate::ir::{Op, Type};

impl Parser<'_> {
    pub fn ret(&mut self) -> Read {
        let span = self.span();
        let ty = self.ty()?;
        let void = self.void();
        if ty != self.body.ret {
            return Err(self.error(span, "the function returns another type"));
        }
        let value = if ty == void { None } else { Some(self.operand(ty)?) };
        Ok((Op::Ret(value), void))
    }

    pub fn br(&mut self) -> Read {
        let void = self.void();
        if self.at_word("label") {
            return Ok((Op::Br(self.label()?), void));
        }
        let bit = self.intern(Type::Int(1));
        let span = self.span();
        let (ty, condition) = self.typed_operand()?;
        if ty != bit {
            return Err(self.error(span, "a condition is an `i1`"));
        }
        self.comma()?;
        let then = self.label()?;
        self.comma()?;
        let otherwise = self.label()?;
        Ok((Op::CondBr { condition, then, otherwise }, void))
    }

    pub fn switch(&mut self) -> Read {
        let (ty, value) = self.typed_operand()?;
        self.comma()?;
        let default = self.label()?;
        self.expect(Kind::OpenSquare, "`[`")?;
        let mut cases = Vec::new();
        while self.kind() != Kind::CloseSquare {
            let span = self.span();
            if self.ty()? != ty {
                return Err(self.error(span, "a case has the type of the switch"));
            }
            let case = self.integer_constant(ty)?;
            self.comma()?;
            cases.push((case, self.label()?));
        }
        self.advance();
        Ok((Op::Switch { value, default, cases }, self.void()))
    }

    fn integer_constant(
        &mut self,
        ty: crate::ir::TypeId,
    ) -> super::cursor::Parse<crate::ir::ConstId> {
        let span = self.span();
        let constant = self.constant(ty)?;
        match self.module.constants.kind(constant) {
            crate::ir::ConstKind::Int(_) => Ok(constant),
            _ => Err(self.error(span, "a case is a number")),
        }
    }

    pub fn indirect_br(&mut self) -> Read {
        let address = self.pointer_operand()?;
        self.comma()?;
        self.expect(Kind::OpenSquare, "`[`")?;
        let mut targets = Vec::new();
        while self.kind() != Kind::CloseSquare {
            targets.push(self.label()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::CloseSquare, "`]`")?;
        Ok((Op::IndirectBr { address, targets }, self.void()))
    }

    pub fn phi(&mut self) -> Read {
        self.wrap_flags();
        let ty = self.element_type()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(Kind::OpenSquare, "`[`")?;
            let value = self.operand(ty)?;
            self.comma()?;
            let block = self.block_name()?;
            self.expect(Kind::CloseSquare, "`]`")?;
            incoming.push((value, block));
            if self.kind() != Kind::Comma || self.peek_at(1).kind != Kind::OpenSquare {
                return Ok((Op::Phi(incoming), ty));
            }
            self.advance();
        }
    }
}
