//! Constants in the text: after their type, so that a number knows its width.

use super::cursor::{Parse, shorten};
use super::lexer::Kind;
use super::{Parser, literal};
use crate::ir::{
    BinaryOp, CastOp, ConstId, ConstKind, FloatPredicate, IntPredicate, Symbol, Type, TypeId, Wrap,
};
use heddle_span::Span;

impl Parser<'_> {
    pub fn intern_const(&mut self, ty: TypeId, kind: ConstKind) -> ConstId {
        self.module.constants.intern(ty, kind)
    }

    /// A type and a constant of it.
    pub fn typed_constant(&mut self) -> Parse<ConstId> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    pub fn constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        self.nested(|p| p.constant_unbounded(ty))
    }

    fn constant_unbounded(&mut self, ty: TypeId) -> Parse<ConstId> {
        match self.kind() {
            Kind::Int => self.integer(ty),
            Kind::Float => self.float(ty),
            Kind::CStr => self.bytes(ty),
            Kind::Global => self.symbol(ty),
            Kind::OpenSquare => {
                self.advance();
                self.aggregate(ty, Kind::CloseSquare)
            }
            Kind::OpenBrace => {
                self.advance();
                self.aggregate(ty, Kind::CloseBrace)
            }
            Kind::Less => self.vector_or_packed_constant(ty),
            Kind::Word => self.word_constant(ty),
            _ => Err(self.unexpected("a value")),
        }
    }

    fn integer(&mut self, ty: TypeId) -> Parse<ConstId> {
        let span = self.span();
        let text = self.here();
        let Some(bits) = self.module.types.int_bits(ty) else {
            return Err(self.error(span, "an integer needs an integer type"));
        };
        match literal::integer(text, bits) {
            Some(value) => {
                self.advance();
                Ok(self.intern_const(ty, ConstKind::Int(value)))
            }
            None => Err(self.error(span, format!("`{}` does not fit in i{bits}", shorten(text)))),
        }
    }

    fn float(&mut self, ty: TypeId) -> Parse<ConstId> {
        let span = self.span();
        let text = self.here();
        let Type::Float(kind) = *self.module.types.get(ty) else {
            return Err(self.error(span, "a floating-point number needs a floating-point type"));
        };
        match literal::float(text, kind) {
            Some(bits) => {
                self.advance();
                Ok(self.intern_const(ty, ConstKind::Float(bits)))
            }
            None => {
                let message = format!("`{}` is no number of type {}", shorten(text), kind.name());
                Err(self.error(span, message))
            }
        }
    }

    fn bytes(&mut self, ty: TypeId) -> Parse<ConstId> {
        let token = self.advance();
        let text = self.text_of(token);
        let inner = text.strip_prefix("c\"").and_then(|t| t.strip_suffix('"')).unwrap_or("");
        let bytes = literal::unescape(inner);
        let fits = match self.module.types.get(ty) {
            Type::Array { element, count } => {
                *count == bytes.len() as u64 && self.module.types.int_bits(*element) == Some(8)
            }
            _ => false,
        };
        if !fits {
            let message = format!("a string of {} bytes does not have this type", bytes.len());
            return Err(self.error(self.span_of(token), message));
        }
        Ok(self.intern_const(ty, ConstKind::Bytes(bytes)))
    }

    fn symbol(&mut self, ty: TypeId) -> Parse<ConstId> {
        let token = self.advance();
        let name = self.name_of(token);
        let span = self.span_of(token);
        if !self.module.types.is_ptr(ty) {
            return Err(self.error(span, format!("`@{name}` is an address and needs type `ptr`")));
        }
        let kind = match self.module.symbols.get(&name) {
            Some(Symbol::Global(g)) => ConstKind::Global(*g),
            Some(Symbol::Function(f)) => ConstKind::Function(*f),
            Some(Symbol::Alias(a)) => ConstKind::Alias(*a),
            None => return Err(self.error(span, format!("`@{name}` is not defined"))),
        };
        Ok(self.intern_const(ty, kind))
    }

    /// The elements of an array, struct or vector, up to `close`.
    fn aggregate(&mut self, ty: TypeId, close: Kind) -> Parse<ConstId> {
        let span = self.span();
        let mut list = Vec::new();
        while self.kind() != close {
            list.push(self.typed_constant()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(close, "`,` or the end of the constant")?;
        if !self.elements_fit(ty, &list) {
            return Err(self.error(span, "these elements do not make a constant of this type"));
        }
        Ok(self.intern_const(ty, ConstKind::Aggregate(list)))
    }

    fn elements_fit(&self, ty: TypeId, list: &[ConstId]) -> bool {
        let of = |c: &ConstId| self.module.constants.ty(*c);
        match self.module.types.get(ty) {
            Type::Array { element, count } => {
                *count == list.len() as u64 && list.iter().all(|c| of(c) == *element)
            }
            Type::Vector { element, count } => {
                *count as usize == list.len() && list.iter().all(|c| of(c) == *element)
            }
            _ => self.module.types.struct_fields(ty).is_some_and(|(fields, _)| {
                fields.len() == list.len() && fields.iter().zip(list).all(|(f, c)| *f == of(c))
            }),
        }
    }

    fn vector_or_packed_constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        self.advance();
        if !self.eat(Kind::OpenBrace) {
            return self.aggregate(ty, Kind::Greater);
        }
        let constant = self.aggregate(ty, Kind::CloseBrace)?;
        self.expect(Kind::Greater, "`>`")?;
        Ok(constant)
    }

    fn word_constant(&mut self, ty: TypeId) -> Parse<ConstId> {
        let span = self.span();
        let word = self.here();
        let kind = match word {
            "true" | "false" if self.module.types.int_bits(ty) == Some(1) => {
                ConstKind::Int(u128::from(word == "true"))
            }
            "null" if self.module.types.is_ptr(ty) => ConstKind::Null,
            "zeroinitializer" if self.has_values(ty) => ConstKind::Zero,
            "undef" if self.has_values(ty) => ConstKind::Undef,
            "poison" if self.has_values(ty) => ConstKind::Poison,
            "none" if *self.module.types.get(ty) == Type::Token => ConstKind::TokenNone,
            "true" | "false" | "null" | "zeroinitializer" | "undef" | "poison" | "none" => {
                return Err(self.error(span, format!("`{word}` does not have this type")));
            }
            _ => return self.expression(ty, span),
        };
        self.advance();
        Ok(self.intern_const(ty, kind))
    }

    fn has_values(&self, ty: TypeId) -> bool {
        let opaque = match self.module.types.get(ty) {
            // A named struct may get its body further down the text.
            Type::Named(_) => false,
            _ => !self.module.types.is_first_class(ty),
        };
        !opaque
    }

    fn expression(&mut self, ty: TypeId, span: Span) -> Parse<ConstId> {
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
