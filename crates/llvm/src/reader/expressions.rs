//! Constant expressions: arithmetic, conversions and addresses that are known
//! before the program runs.

use super::Parser;
use super::cursor::{Parse, shorten};
use super::lexer::Kind;
use crate::ir::{
    BinaryOp, CastOp, ConstId, ConstKind, FloatPredicate, IntPredicate, Type, TypeId, Wrap,
};
use heddle_span::Span;

impl Parser<'_> {
    pub fn expression(&mut self, ty: TypeId, span: Span) -> Parse<ConstId> {
        let word = self.here();
        if word.starts_with("f0x") {
            return self.float(ty);
        }
        self.advance();
        let kind = match word {
            "dso_local_equivalent" | "no_cfi" => return self.symbol_after_word(ty),
            "blockaddress" => self.block_address()?,
            "getelementptr" => self.gep_expression()?,
            "splat" => self.splat(ty)?,
            "icmp" => self.icmp_expression()?,
            "fcmp" => self.fcmp_expression()?,
            "select" => {
                let [condition, then, otherwise] = self.operand_list()?;
                ConstKind::Select { condition, then, otherwise }
            }
            "extractelement" => {
                let [vector, index] = self.operand_list()?;
                ConstKind::ExtractElement { vector, index }
            }
            "insertelement" => {
                let [vector, element, index] = self.operand_list()?;
                ConstKind::InsertElement { vector, element, index }
            }
            "shufflevector" => self.shuffle_expression()?,
            _ => self.operator_expression(word, ty, span)?,
        };
        Ok(self.intern_const(ty, kind))
    }

    fn symbol_after_word(&mut self, ty: TypeId) -> Parse<ConstId> {
        if self.kind() == Kind::Global {
            return self.symbol(ty);
        }
        Err(self.unexpected("a symbol"))
    }

    /// Arithmetic and conversions: the families whose names are a table.
    fn operator_expression(&mut self, word: &str, ty: TypeId, span: Span) -> Parse<ConstKind> {
        if let Some(op) = BinaryOp::parse(word) {
            let wrap = self.wrap_flags();
            let [lhs, rhs] = self.operand_list()?;
            return Ok(ConstKind::Binary { op, wrap, lhs, rhs });
        }
        if let Some(op) = CastOp::parse(word) {
            self.wrap_flags();
            self.expect(Kind::Open, "`(`")?;
            let value = self.typed_constant()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            self.expect(Kind::Close, "`)`")?;
            if to != ty {
                return Err(self.error(span, "this conversion gives another type"));
            }
            return Ok(ConstKind::Cast { op, value });
        }
        if matches!(word, "extractvalue" | "insertvalue" | "fneg" | "ptrauth" | "asm") {
            let message = format!("the constant expression `{word}` is not supported");
            return Err(self.unsupported(span, message));
        }
        Err(self.error(span, format!("expected a value, found `{}`", shorten(word))))
    }

    /// `( T a, T b, … )` of known length.
    fn operand_list<const N: usize>(&mut self) -> Parse<[ConstId; N]> {
        self.expect(Kind::Open, "`(`")?;
        let mut list = Vec::with_capacity(N);
        for i in 0..N {
            if i > 0 {
                self.comma()?;
            }
            list.push(self.typed_constant()?);
        }
        self.expect(Kind::Close, "`)`")?;
        Ok(list.try_into().expect("N were read"))
    }

    /// `nuw`, `nsw`, `exact` and the flags that only speed things up.
    pub fn wrap_flags(&mut self) -> Wrap {
        let mut wrap = Wrap::default();
        while self.kind() == Kind::Word {
            match self.here() {
                "nuw" => wrap.nuw = true,
                "nsw" => wrap.nsw = true,
                "exact" | "disjoint" | "nneg" => wrap.exact = true,
                "fast" | "nnan" | "ninf" | "nsz" | "arcp" | "contract" | "afn" | "reassoc"
                | "samesign" => {}
                _ => break,
            }
            self.advance();
        }
        wrap
    }

    /// `inbounds`, and flags that say less.
    pub fn gep_flags(&mut self) -> bool {
        let mut inbounds = false;
        while self.kind() == Kind::Word {
            match self.here() {
                "inbounds" => inbounds = true,
                "inrange" => {
                    self.advance();
                    self.skip_parens();
                    continue;
                }
                "nuw" | "nusw" => {}
                _ => break,
            }
            self.advance();
        }
        inbounds
    }

    fn gep_expression(&mut self) -> Parse<ConstKind> {
        let inbounds = self.gep_flags();
        self.expect(Kind::Open, "`(`")?;
        let source = self.element_type()?;
        self.comma()?;
        let base = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.eat(Kind::Comma) {
            self.eat_word("inrange");
            indices.push(self.typed_constant()?);
        }
        self.expect(Kind::Close, "`)`")?;
        Ok(ConstKind::Gep { source, base, indices, inbounds })
    }

    fn icmp_expression(&mut self) -> Parse<ConstKind> {
        let Some(predicate) = IntPredicate::parse(self.here()) else {
            return Err(self.unexpected("a comparison"));
        };
        self.advance();
        let [lhs, rhs] = self.operand_list()?;
        Ok(ConstKind::ICmp { predicate, lhs, rhs })
    }

    fn fcmp_expression(&mut self) -> Parse<ConstKind> {
        let Some(predicate) = FloatPredicate::parse(self.here()) else {
            return Err(self.unexpected("a comparison"));
        };
        self.advance();
        let [lhs, rhs] = self.operand_list()?;
        Ok(ConstKind::FCmp { predicate, lhs, rhs })
    }

    fn splat(&mut self, ty: TypeId) -> Parse<ConstKind> {
        let [value] = self.operand_list()?;
        match self.module.types.get(ty) {
            Type::Vector { element, .. } if *element == self.module.constants.ty(value) => {
                Ok(ConstKind::Splat(value))
            }
            _ => Err(self.error(self.span(), "`splat` does not have this type")),
        }
    }

    fn shuffle_expression(&mut self) -> Parse<ConstKind> {
        let span = self.span();
        let [lhs, rhs, mask] = self.operand_list()?;
        let mask = self.shuffle_mask(mask, span)?;
        Ok(ConstKind::ShuffleVector { lhs, rhs, mask })
    }

    /// The lanes that a mask constant names.
    pub fn shuffle_mask(&mut self, mask: ConstId, span: Span) -> Parse<Vec<Option<u32>>> {
        let Type::Vector { count, .. } = *self.module.types.get(self.module.constants.ty(mask))
        else {
            return Err(self.error(span, "a mask is a vector"));
        };
        let count = count as usize;
        let lane = |p: &Self, c: ConstId| match p.module.constants.kind(c) {
            ConstKind::Int(n) => u32::try_from(*n).ok().map(Some),
            ConstKind::Zero => Some(Some(0)),
            ConstKind::Undef | ConstKind::Poison => Some(None),
            _ => None,
        };
        let lanes = match self.module.constants.kind(mask) {
            ConstKind::Zero => Some(vec![Some(0); count]),
            ConstKind::Undef | ConstKind::Poison => Some(vec![None; count]),
            ConstKind::Splat(c) => lane(self, *c).map(|l| vec![l; count]),
            ConstKind::Aggregate(list) => list.iter().map(|&c| lane(self, c)).collect(),
            _ => None,
        };
        lanes.ok_or_else(|| self.error(span, "a mask is made of numbers"))
    }

    fn block_address(&mut self) -> Parse<ConstKind> {
        self.expect(Kind::Open, "`(`")?;
        let token = self.expect(Kind::Global, "a function")?;
        let name = self.name_of(token);
        let Some(function) = self.module.function_named(&name) else {
            return Err(self.error(self.span_of(token), format!("`@{name}` is not a function")));
        };
        self.comma()?;
        let token = self.expect(Kind::Local, "a block")?;
        let label = self.name_of(token);
        self.expect(Kind::Close, "`)`")?;
        match self.survey.block(function, &label) {
            Some(block) => Ok(ConstKind::BlockAddress(function, block)),
            None => {
                let message = format!("`@{name}` has no block `%{label}`");
                Err(self.error(self.span_of(token), message))
            }
        }
    }
}
