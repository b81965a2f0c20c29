//! Instructions that touch memory or compute addresses.

use super::Parser;
use super::body::Read;
use super::cursor::Parse;
use super::lexer::Kind;
use crate::ir::{Access, Op, Ordering, RmwOp, Type, TypeId};

impl Parser<'_> {
    pub fn alloca(&mut self) -> Read {
        while self.eat_word("inalloca") || self.eat_word("swifterror") {}
        let allocated = self.element_type()?;
        let mut count = None;
        let mut align = None;
        let mut space = 0;
        while self.kind() == Kind::Comma && self.peek_at(1).kind != Kind::MetadataName {
            self.advance();
            match self.here() {
                "align" => {
                    self.advance();
                    align = self.alignment_value()?;
                }
                "addrspace" => space = self.address_space()?,
                _ => {
                    let span = self.span();
                    let (ty, value) = self.typed_operand()?;
                    if !self.module.types.is_int(ty) {
                        return Err(self.error(span, "a number of elements is an integer"));
                    }
                    count = Some(value);
                }
            }
        }
        Ok((Op::Alloca { allocated, count, align }, self.intern(Type::Ptr(space))))
    }

    pub fn load(&mut self) -> Read {
        let atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let ty = self.element_type()?;
        self.comma()?;
        let pointer = self.pointer_operand()?;
        let mut access = self.scope_and_ordering(atomic)?;
        access.volatile = volatile;
        access.align = self.alignment()?;
        Ok((Op::Load { pointer, access }, ty))
    }

    pub fn store(&mut self) -> Read {
        let atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let (_, value) = self.typed_operand()?;
        self.comma()?;
        let pointer = self.pointer_operand()?;
        let mut access = self.scope_and_ordering(atomic)?;
        access.volatile = volatile;
        access.align = self.alignment()?;
        Ok((Op::Store { value, pointer, access }, self.void()))
    }

    pub fn fence(&mut self) -> Read {
        let single_thread = self.sync_scope()?;
        let ordering = self.ordering()?;
        Ok((Op::Fence { ordering, single_thread }, self.void()))
    }

    pub fn cmpxchg(&mut self) -> Read {
        let weak = self.eat_word("weak");
        let volatile = self.eat_word("volatile");
        let pointer = self.pointer_operand()?;
        self.comma()?;
        let (ty, expected) = self.typed_operand()?;
        self.comma()?;
        let span = self.span();
        let (other, new) = self.typed_operand()?;
        if ty != other {
            return Err(self.error(span, "both values of a cmpxchg have one type"));
        }
        let single_thread = self.sync_scope()?;
        let ordering = Some(self.ordering()?);
        let failure = self.ordering()?;
        let align = self.alignment()?;
        let access = Access { volatile, ordering, single_thread, align };
        let bit = self.intern(Type::Int(1));
        let pair = self.intern(Type::Struct { fields: vec![ty, bit], packed: false });
        Ok((Op::CmpXchg { pointer, expected, new, weak, access, failure }, pair))
    }

    pub fn atomic_rmw(&mut self) -> Read {
        let volatile = self.eat_word("volatile");
        let span = self.span();
        let word = self.here();
        let Some(op) = RmwOp::parse(word) else {
            return Err(self.unsupported(span, format!("`atomicrmw {word}` is not supported")));
        };
        self.advance();
        let pointer = self.pointer_operand()?;
        self.comma()?;
        let (ty, value) = self.typed_operand()?;
        let single_thread = self.sync_scope()?;
        let ordering = Some(self.ordering()?);
        let align = self.alignment()?;
        let access = Access { volatile, ordering, single_thread, align };
        Ok((Op::AtomicRmw { op, pointer, value, access }, ty))
    }

    fn scope_and_ordering(&mut self, atomic: bool) -> Parse<Access> {
        if !atomic {
            return Ok(Access::default());
        }
        let single_thread = self.sync_scope()?;
        let ordering = Some(self.ordering()?);
        Ok(Access { ordering, single_thread, ..Access::default() })
    }

    /// `syncscope("singlethread")`: whether it stands here.
    fn sync_scope(&mut self) -> Parse<bool> {
        if !self.eat_word("syncscope") {
            return Ok(false);
        }
        self.expect(Kind::Open, "`(`")?;
        let span = self.span();
        let scope = self.string("a scope")?;
        self.expect(Kind::Close, "`)`")?;
        match scope.as_str() {
            "singlethread" => Ok(true),
            "" => Ok(false),
            _ => Err(self.unsupported(span, format!("the scope \"{scope}\" is not supported"))),
        }
    }

    fn ordering(&mut self) -> Parse<Ordering> {
        match Ordering::parse(self.here()) {
            Some(ordering) => {
                self.advance();
                Ok(ordering)
            }
            None => Err(self.unexpected("a memory ordering")),
        }
    }

    /// `, align 4`, if it stands here.
    fn alignment(&mut self) -> Parse<Option<u64>> {
        let next = self.peek_at(1);
        if self.kind() != Kind::Comma || self.text_of(next) != "align" {
            return Ok(None);
        }
        self.advance();
        self.advance();
        self.alignment_value()
    }

    pub fn gep(&mut self) -> Read {
        let inbounds = self.gep_flags();
        let source = self.element_type()?;
        self.comma()?;
        let span = self.span();
        let (mut ty, base) = self.typed_operand()?;
        if !self.module.types.is_ptr(self.module.types.scalar(ty)) {
            return Err(self.error(span, "expected a pointer"));
        }
        let mut indices = Vec::new();
        while self.kind() == Kind::Comma && self.peek_at(1).kind != Kind::MetadataName {
            self.advance();
            self.eat_word("inrange");
            let (index_type, index) = self.typed_operand()?;
            ty = self.widen(ty, index_type);
            indices.push(index);
        }
        Ok((Op::Gep { source, base, indices, inbounds }, ty))
    }

    /// A vector of indices into one address gives a vector of addresses.
    fn widen(&mut self, ty: TypeId, index: TypeId) -> TypeId {
        match *self.module.types.get(index) {
            Type::Vector { count, .. } if self.module.types.is_ptr(ty) => {
                self.intern(Type::Vector { element: ty, count })
            }
            _ => ty,
        }
    }

    pub fn va_arg(&mut self) -> Read {
        let list = self.pointer_operand()?;
        self.comma()?;
        let ty = self.element_type()?;
        Ok((Op::VaArg { list }, ty))
    }
}
