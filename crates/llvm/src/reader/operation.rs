//! Instructions that compute: arithmetic, conversions, comparisons, vectors
//! and aggregates.

use super::Parser;
use super::body::Read;
use super::cursor::Parse;
use super::lexer::Kind;
use crate::ir::{BinaryOp, CastOp, FloatPredicate, IntPredicate, Op, Operand, Type, TypeId};

impl Parser<'_> {
    pub fn binary(&mut self, op: BinaryOp) -> Read {
        let wrap = self.wrap_flags();
        let (ty, lhs, rhs) = self.two_operands()?;
        Ok((Op::Binary { op, wrap, lhs, rhs }, ty))
    }

    /// `T a, b`.
    fn two_operands(&mut self) -> Parse<(TypeId, Operand, Operand)> {
        let (ty, lhs) = self.typed_operand()?;
        self.comma()?;
        let rhs = self.operand(ty)?;
        Ok((ty, lhs, rhs))
    }

    pub fn fneg(&mut self) -> Read {
        self.wrap_flags();
        let (ty, value) = self.typed_operand()?;
        Ok((Op::FNeg(value), ty))
    }

    pub fn freeze(&mut self) -> Read {
        let (ty, value) = self.typed_operand()?;
        Ok((Op::Freeze(value), ty))
    }

    pub fn cast(&mut self, op: CastOp) -> Read {
        let wrap = self.wrap_flags();
        let (_, value) = self.typed_operand()?;
        self.expect_word("to")?;
        let ty = self.element_type()?;
        Ok((Op::Cast { op, wrap, value }, ty))
    }

    /// `i1`, or as many of them as `ty` has lanes.
    fn truth_type(&mut self, ty: TypeId) -> TypeId {
        let bit = self.intern(Type::Int(1));
        match *self.module.types.get(ty) {
            Type::Vector { count, .. } => self.intern(Type::Vector { element: bit, count }),
            _ => bit,
        }
    }

    pub fn icmp(&mut self) -> Read {
        self.wrap_flags();
        let Some(predicate) = IntPredicate::parse(self.here()) else {
            return Err(self.unexpected("a comparison"));
        };
        self.advance();
        let (ty, lhs, rhs) = self.two_operands()?;
        Ok((Op::ICmp { predicate, lhs, rhs }, self.truth_type(ty)))
    }

    pub fn fcmp(&mut self) -> Read {
        self.wrap_flags();
        let Some(predicate) = FloatPredicate::parse(self.here()) else {
            return Err(self.unexpected("a comparison"));
        };
        self.advance();
        let (ty, lhs, rhs) = self.two_operands()?;
        Ok((Op::FCmp { predicate, lhs, rhs }, self.truth_type(ty)))
    }

    pub fn select(&mut self) -> Read {
        self.wrap_flags();
        let (_, condition) = self.typed_operand()?;
        self.comma()?;
        let (ty, then) = self.typed_operand()?;
        self.comma()?;
        let span = self.span();
        let (other, otherwise) = self.typed_operand()?;
        if ty != other {
            return Err(self.error(span, "both sides of a select have one type"));
        }
        Ok((Op::Select { condition, then, otherwise }, ty))
    }

    /// A vector with its type, and the type of its elements.
    fn vector_operand(&mut self) -> Parse<(TypeId, TypeId, Operand)> {
        let span = self.span();
        let (ty, vector) = self.typed_operand()?;
        match *self.module.types.get(ty) {
            Type::Vector { element, .. } => Ok((ty, element, vector)),
            _ => Err(self.error(span, "expected a vector")),
        }
    }

    pub fn extract_element(&mut self) -> Read {
        let (_, element, vector) = self.vector_operand()?;
        self.comma()?;
        let (_, index) = self.typed_operand()?;
        Ok((Op::ExtractElement { vector, index }, element))
    }

    pub fn insert_element(&mut self) -> Read {
        let (ty, _, vector) = self.vector_operand()?;
        self.comma()?;
        let (_, element) = self.typed_operand()?;
        self.comma()?;
        let (_, index) = self.typed_operand()?;
        Ok((Op::InsertElement { vector, element, index }, ty))
    }

    pub fn shuffle_vector(&mut self) -> Read {
        let (_, element, lhs) = self.vector_operand()?;
        self.comma()?;
        let (_, _, rhs) = self.vector_operand()?;
        self.comma()?;
        let span = self.span();
        let mask = self.typed_constant()?;
        let mask = self.shuffle_mask(mask, span)?;
        let ty = self.intern(Type::Vector { element, count: mask.len() as u32 });
        Ok((Op::ShuffleVector { lhs, rhs, mask }, ty))
    }

    pub fn extract_value(&mut self) -> Read {
        let (ty, aggregate) = self.typed_operand()?;
        let (indices, inner) = self.path(ty)?;
        Ok((Op::ExtractValue { aggregate, indices }, inner))
    }

    pub fn insert_value(&mut self) -> Read {
        let (ty, aggregate) = self.typed_operand()?;
        self.comma()?;
        let (of, element) = self.typed_operand()?;
        let span = self.span();
        let (indices, inner) = self.path(ty)?;
        if of != inner {
            return Err(self.error(span, "the part has another type"));
        }
        Ok((Op::InsertValue { aggregate, element, indices }, ty))
    }

    /// `, 0, 1`: numbers that lead into an aggregate, and what lies there.
    fn path(&mut self, mut ty: TypeId) -> Parse<(Vec<u32>, TypeId)> {
        let mut indices = Vec::new();
        while self.kind() == Kind::Comma && self.peek_at(1).kind == Kind::Int {
            self.advance();
            let span = self.span();
            let index = self.unsigned("an index")?;
            let inside = match self.module.types.get(ty) {
                Type::Array { count, .. } => index < *count,
                Type::Vector { .. } => false,
                _ => true,
            };
            let part = self.module.types.element(ty, index).filter(|_| inside);
            ty = part.ok_or_else(|| self.error(span, "there is no such part"))?;
            indices.push(u32::try_from(index).map_err(|_| self.error(span, "too large"))?);
        }
        if indices.is_empty() {
            return Err(self.unexpected("an index"));
        }
        Ok((indices, ty))
    }
}
