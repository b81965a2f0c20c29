//! Constants in the text: after their type, so that a number knows its width.

use super::cursor::{Parse, shorten};
use super::lexer::Kind;
use super::{Parser, literal};
use crate::ir::{ConstId, ConstKind, Symbol, Type, TypeId};

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
        if bits > 128 {
            let bytes = literal::long_integer(text, bits);
            let Some(bytes) = bytes else {
                return Err(
                    self.error(span, format!("`{}` does not fit in i{bits}", shorten(text)))
                );
            };
            self.advance();
            return Ok(self.intern_const(ty, ConstKind::Bytes(bytes)));
        }
        match literal::integer(text, bits) {
            Some(value) => {
                self.advance();
                Ok(self.intern_const(ty, ConstKind::Int(value)))
            }
            None => Err(self.error(span, format!("`{}` does not fit in i{bits}", shorten(text)))),
        }
    }

    pub fn float(&mut self, ty: TypeId) -> Parse<ConstId> {
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

    pub fn symbol(&mut self, ty: TypeId) -> Parse<ConstId> {
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
}
